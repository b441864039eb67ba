// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the decider of kernels and in the reference semantics, each killed by this adversary alone: the first
// module with a finding is found, and has none without the fault.
//
// The operator of the mutants is given for time alone: a campaign draws it among the others.
#include <gtest/gtest.h>

#include <cstdio>

#include "properties/kernel_adversary/campaign.h"
#include "properties/mutation/fault.h"

namespace cutecheck::kernel_adversary {
namespace {

struct Planted {
  const char* fault;
  const char* only;  // an operator of mutate.h; empty: the module as drawn
  bool samples = true;
};

class KernelAdversaryPlanted : public testing::TestWithParam<Planted> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

std::string firstFinding(const ModuleResult& result) {
  for (const Judged& j : result.judged)
    if (!j.finding.empty()) return (j.name.empty() ? "unmutated" : j.name) + ": " + j.finding;
  return "";
}

TEST_P(KernelAdversaryPlanted, IsKilledByExecution) {
  constexpr size_t kModules = 400;
  const Planted& p = GetParam();
  Settings settings;
  settings.seed = 2;
  settings.mutants = *p.only ? 4 : 0;
  settings.only = p.only;
  settings.samples = p.samples;
  settings.units = 20'000;
  Types types;
  for (size_t i = 0; i < kModules; ++i) {
    plantedFault() = p.fault;
    const std::string finding = firstFinding(judgeModule(settings, i, types));
    plantedFault() = {};
    if (finding.empty()) continue;
    EXPECT_EQ(firstFinding(judgeModule(settings, i, types)), "") << "module " << i << " without the fault";
    std::printf("%s caught by module %zu: %s\n", p.fault, i, finding.c_str());
    return;
  }
  ADD_FAILURE() << p.fault << " survives " << kModules << " modules";
}

INSTANTIATE_TEST_SUITE_P(Faults, KernelAdversaryPlanted,
                         testing::Values(Planted{"accesses.needs_promised", ""},
                                         Planted{"accesses.one_behind_the_end", ""},
                                         Planted{"obligations.no_wrap_assumed", "narrow", false},
                                         Planted{"interpret.nsw_ignored", "there and back"},
                                         Planted{"unread.unknown_believed", "!invariant.load"},
                                         Planted{"instructions.range_believed", "range of a result"},
                                         Planted{"memory.alignment_believed", "alignment"},
                                         Planted{"execute.bundles_believed", "assume a bundle"},
                                         Planted{"launch.size_believed", "required block"}),
                         [](const testing::TestParamInfo<Planted>& info) {
                           std::string name = info.param.fault;
                           for (char& c : name)
                             if (c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::kernel_adversary
