// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults of what reads and proves PTX, and of what runs it, each planted as another text that it takes for
// the one that is given: a mutant tells of each, and has no finding without it.
#include <gtest/gtest.h>

#include <cstdio>

#include "properties/ptx_adversary/campaign.h"

namespace cutecheck::ptx_adversary {
namespace {

struct Planted {
  const char* name;
  const char* operation;  // of the mutants, for time alone: a campaign draws it among the others
  const char* from;
  const char* to;
  bool ofRun = false;
  const char* finding = nullptr;  // the one that tells of it
};

class PtxAdversaryPlanted : public testing::TestWithParam<Planted> {};

TEST_P(PtxAdversaryPlanted, IsFoundByAMutant) {
  const Planted& p = GetParam();
  const Expected<std::vector<Case>> all = casesOf(CUTECHECK_SOURCE_DIR);
  ASSERT_TRUE(all.ok()) << all.error().str();
  std::vector<Case> cases;
  for (const Case& one : *all)
    if (one.name.starts_with("ptx/subjects/") && one.name.find("golden") == std::string::npos)
      cases.push_back(one);
  Settings sound;
  sound.mutants = 500;
  sound.only = p.operation;
  Expected<Ptxas> ptxas = Ptxas::read(CUTECHECK_SOURCE_DIR);
  ASSERT_TRUE(ptxas.ok()) << ptxas.error().str();
  sound.ptxas = std::move(*ptxas);
  Settings faulty = sound;
  (p.ofRun ? faulty.readByRun : faulty.readByProof) = [&](const std::string& text) {
    std::string made = text;
    for (size_t at = 0; (at = made.find(p.from, at)) != std::string::npos; at += std::string(p.to).size())
      made.replace(at, std::string(p.from).size(), p.to);
    return made;
  };
  const std::vector<Mutant> mutants = mutantsOf(sound, cases);
  Judge judge(faulty, cases);
  for (size_t i = 0; i < mutants.size(); ++i) {
    // Where the text has it already the kernel as it stands tells of it.
    if (!mutants[i].edit) continue;
    const std::string& text = cases[mutants[i].of].text;
    if (edited(text, *mutants[i].edit).find(p.from) == std::string::npos ||
        text.find(p.from) != std::string::npos)
      continue;
    const std::string finding = judge.judge(mutants[i], i).finding;
    if (finding.empty()) continue;
    EXPECT_EQ(Judge(sound, cases).judge(mutants[i], i).finding, "") << "without the fault";
    if (p.finding != nullptr) EXPECT_EQ(finding, p.finding);
    std::printf("%s found by mutant %zu of %s: %s\n", p.name, i, cases[mutants[i].of].name.c_str(),
                finding.c_str());
    return;
  }
  ADD_FAILURE() << p.name << " survives " << mutants.size() << " mutants";
}

INSTANTIATE_TEST_SUITE_P(
    Faults, PtxAdversaryPlanted,
    testing::Values(Planted{"ftz_is_not_read", "modifier", ".ftz", ""},
                    Planted{"a_maximum_has_a_sign", "other opcode", "max.u32", "max.s32"},
                    Planted{"an_odd_offset_is_none", "address offset", "+1]", "]"},
                    Planted{"more_is_not_less", "comparison", ".gt.", ".ge."},
                    Planted{"a_sum_rounds_to_the_nearest", "modifier", "add.rz", "add.rn"},
                    Planted{"a_shuffle_takes_all_lanes", "barrier or lanes", "0xffff;", "0xffffffff;"},
                    Planted{"an_operand_too_many_is_none", "operand count", ", 0x4d;", ";"},
                    Planted{"an_operand_too_few_is_none", "operand count", "bar.sync ;", "bar.sync 0;"},
                    Planted{"a_machine_is_not_read", "machine", ".target sm_75", ".target sm_90a"},
                    Planted{"a_version_is_not_read", "machine", ".version 6.5", ".version 8.6"},
                    Planted{"lanes_that_end_go_on", "early end", "@%pEarly exit;", ""},
                    Planted{"a_trap_is_an_end", "trap", "trap;", "exit;"},
                    Planted{"a_mask_is_not_read", "participants", "0xfffe;", "0xffffffff;"},
                    Planted{"a_count_of_threads_is_not_read", "participants", "bar.sync 0, 96;",
                            "bar.sync 0;"},
                    Planted{"a_guard_of_data_is_not_read", "guard of data", "@%pData ", "", false,
                            "kept, and reads what nothing wrote"},
                    Planted{"a_run_subtracts", "signedness", "add.u32", "sub.u32", true},
                    Planted{"a_run_adds", "signedness", "mul.lo.u32", "add.u32", true}),
    [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace cutecheck::ptx_adversary
