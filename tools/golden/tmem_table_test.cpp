// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory against ptxas: for each target, and for each value of every field in the tables and just
// outside them, our verdict is ptxas's.
//
// What ptxas said is kept in corpus/tmem_ptxas.tsv, so that the tables are compared where there is no ptxas;
// where there is one it is asked again, of two targets. CUTECHECK_TMEM_TSV=PATH asks of all, and writes what
// it says; CUTECHECK_TMEM_KERNELS=all prints the counts.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#include "lowering/cute_nvgpu/atoms/s2t_rows.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "tools/process/ptxas.h"
#include "tools/process/ptxas_lines.h"

namespace cutecheck::cli {
namespace {

using namespace cute_nvgpu;

constexpr const char* kKept = CUTECHECK_SOURCE_DIR "/corpus/tmem_ptxas.tsv";
constexpr const char* kTargets[] = {"sm_90a",  "sm_100",  "sm_100a", "sm_100f", "sm_103a",
                                    "sm_103f", "sm_110a", "sm_110f", "sm_120a", "sm_121a"};

constexpr std::pair<int64_t, int64_t> kSpelled[] = {{32, 32}, {16, 32}, {16, 64}, {16, 128}, {16, 256}};
constexpr std::pair<int64_t, int64_t> kUnknown[] = {{8, 32}, {16, 512}, {32, 64}, {64, 32}};

// An instruction, and whether the tables have it; the target is another field.
struct Case {
  std::string name, instruction;
  bool legal;
};

std::string words(int64_t count) {
  std::string text = "{";
  for (int64_t i = 0; i < count; ++i) text += (i == 0 ? "%r" : ", %r") + std::to_string(i);
  return text + "}";
}

// Written apart from the lowering's.
std::string copyOf(const TmemCopyAtom& atom, bool load) {
  const bool two = atom.lanes == 16 && atom.bits == 32;
  const std::string shape = std::to_string(atom.lanes) + "x" + std::to_string(atom.bits) +
                            (two ? "bx2" : "b") + ".x" + std::to_string(atom.repeat) +
                            (!atom.halves ? ""
                             : load       ? ".pack::16b"
                                          : ".unpack::16b") +
                            ".b32 ";
  const std::string values =
      words(std::max<int64_t>(1, atom.lanes * atom.bits * (two ? 2 : 1) * atom.repeat / 1024));
  const std::string half = two ? ", 2" : "";
  return load ? "tcgen05.ld.sync.aligned." + shape + values + ", [%r300]" + half + ";"
              : "tcgen05.st.sync.aligned." + shape + "[%r300]" + half + ", " + values + ";";
}

std::vector<Case> cases() {
  std::vector<Case> all;
  const auto copy = [&](const TmemCopyAtom& atom, bool load) {
    all.push_back({std::string(load ? "ld" : "st") + "\t" + std::to_string(atom.lanes) + "x" +
                       std::to_string(atom.bits) + "\tx" + std::to_string(atom.repeat) +
                       (atom.halves ? "\t16b" : "\t"),
                   copyOf(atom, load), checked(atom).ok()});
  };
  for (const bool load : {true, false}) {
    for (const auto& [lanes, bits] : kSpelled)
      for (const int64_t repeat : {1, 2, 3, 4, 8, 16, 32, 64, 128})
        for (const bool halves : {false, true}) copy({lanes, bits, repeat, halves}, load);
    // ptxas reads no farther than a shape that it cannot spell.
    for (const auto& [lanes, bits] : kUnknown) copy({lanes, bits, 1, false}, load);
  }
  for (const int64_t columns : {0, 8, 16, 24, 31, 32, 33, 48, 64, 96, 128, 192, 256, 384, 512, 513, 1024})
    for (const char* group : {"1", "2"})
      all.push_back({"alloc\t" + std::to_string(columns) + "\tgroup " + group + "\t",
                     "tcgen05.alloc.cta_group::" + std::string(group) +
                         ".sync.aligned.shared::cta.b32 [%r300], " + std::to_string(columns) + ";",
                     tmemAllocation(columns).ok()});
  for (const std::string group : {"0", "1", "2", "3", "4"})
    all.push_back({"relinquish\t\tgroup " + group + "\t",
                   "tcgen05.relinquish_alloc_permit.cta_group::" + group + ".sync.aligned;",
                   group == "1" || group == "2"});
  for (const std::string kind : {"ld", "st", "cp"})
    all.push_back({"wait\t" + kind + "\t\t", "tcgen05.wait::" + kind + ".sync.aligned;", kind != "cp"});
  // Every shape, broadcast, format and group together, as ptxas spells them.
  for (const auto& [rows, bits] : {std::pair{128, 256}, {128, 128}, {64, 128}, {32, 128}, {4, 256}, {4, 128}})
    for (const S2tBroadcast broadcast : kS2tBroadcasts)
      for (const S2tFormat format : kS2tFormats)
        for (const int64_t group : {1, 2, 3}) {
          const S2tCopyAtom atom{rows, bits, broadcast, format, group};
          std::string name = spelled(broadcast) == "none" ? "" : "." + std::string(spelled(broadcast));
          if (const size_t at = name.find("_0"); at != std::string::npos) name.replace(at, 1, "::");
          const std::string shape = std::to_string(rows) + "x" + std::to_string(bits);
          all.push_back({"cp\t" + shape + "\t" + std::string(spelled(broadcast)) + " group " +
                             std::to_string(group) + "\t" + std::string(spelled(format)),
                         "tcgen05.cp.cta_group::" + std::to_string(group) + "." + shape + "b" + name +
                             (format == S2tFormat::kPlain ? "" : ".b8x16." + std::string(spelled(format))) +
                             " [%r300], %d0;",
                         checked(atom).ok()});
        }
  return all;
}

TEST(TmemTable, OurVerdictIsThatOfPtxas) {
  const std::map<std::string, bool> said = keptAnswers(kKept);
  // By target and instruction: legal, illegal.
  std::map<std::pair<std::string, std::string>, std::pair<size_t, size_t>> counts;
  size_t compared = 0;
  for (const std::string target : kTargets)
    for (const Case& one : cases()) {
      const auto found = said.find(target + "\t" + one.name);
      ASSERT_NE(found, said.end()) << target << " " << one.name;
      const bool ours = one.legal && hasTensorMemory(target);
      EXPECT_EQ(ours, found->second) << target << " " << one.instruction;
      auto& [legal, illegal] = counts[{target, one.name.substr(0, one.name.find('\t'))}];
      ours ? ++legal : ++illegal;
      ++compared;
    }
  EXPECT_EQ(compared, said.size());
  EXPECT_EQ(counts.size(), std::size(kTargets) * 6);
  for (const auto& [key, count] : counts) {
    EXPECT_EQ(count.first > 0, hasTensorMemory(key.first)) << key.first << " " << key.second;
    EXPECT_GT(count.second, 0U) << key.first << " " << key.second;
    if (std::getenv("CUTECHECK_TMEM_KERNELS") != nullptr)
      std::printf("%s\t%s\t%zu accepted\t%zu refused\n", key.first.c_str(), key.second.c_str(), count.first,
                  count.second);
  }
}

TEST(TmemTable, WhatIsKeptIsWhatPtxasSays) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  const char* path = std::getenv("CUTECHECK_TMEM_TSV");
  std::map<std::string, bool> said, kept = keptAnswers(kKept);
  for (const std::string target : kTargets) {
    // One target of each kind, unless all are written.
    if (!path && target != "sm_100a" && target != "sm_90a") {
      std::erase_if(kept, [&](const auto& one) { return one.first.starts_with(target + "\t"); });
      continue;
    }
    std::map<std::string, std::string> instructions;
    for (const Case& one : cases()) instructions[target + "\t" + one.name] = one.instruction;
    const std::map<std::string, bool> some = askPtxas(*ptxas, instructions, target);
    ASSERT_EQ(some.size(), instructions.size()) << target;
    said.insert(some.begin(), some.end());
  }
  if (path)
    keepAnswers(path,
                "# What ptxas " + ptxasVersion(*ptxas) + " says of tensor memory, PTX 9.0.\n" +
                    "# target, instruction, shape or columns, repeat or group, packed halves\n",
                said);
  EXPECT_EQ(said, kept);
}

}  // namespace
}  // namespace cutecheck::cli
