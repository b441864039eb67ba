// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every obligation of mixed_proofs.h, or a part of them spread evenly: `--cases=N` for N of each family, at
// most all.
#include "properties/differential/mixed/mixed_proofs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

class MixedProofs : public testing::TestWithParam<std::string> {
 protected:
  int64_t stride(int64_t cases) const {
    const auto all = static_cast<int64_t>(obligationsOf(GetParam()).size());
    return std::max<int64_t>(1, all / std::min(all, settings().casesOr(cases)));
  }
};

TEST_P(MixedProofs, WhatTheEngineComputesIsTheDefinition) {
  const ProofCounts counts = prove(GetParam(), stride(GetParam() == "product" ? 20 : 30));
  std::printf("%s: %lld obligations, %lld proved, %lld refused by the engine, %lld not proved; %lld claims\n",
              GetParam().c_str(), static_cast<long long>(counts.obligations),
              static_cast<long long>(counts.proved), static_cast<long long>(counts.refused),
              static_cast<long long>(counts.unproved), static_cast<long long>(counts.claims));
  for (const auto& [rule, count] : counts.reasons)
    std::printf("  refused %s: %lld\n", rule.c_str(), static_cast<long long>(count));
  for (const std::string& line : counts.allUnproved) std::printf("  %s\n", line.c_str());
  EXPECT_EQ(counts.unproved, 0) << counts.first;
  EXPECT_GT(counts.proved, 0);
}

TEST_P(MixedProofs, ADisturbedAnswerIsRefuted) {
  const DisturbedCounts counts = refuteDisturbed(GetParam(), stride(15));
  EXPECT_EQ(counts.proved, 0) << counts.first;
  EXPECT_GT(counts.refuted, 0);
  EXPECT_GE(10 * counts.refuted, 9 * counts.asked);
}

INSTANTIATE_TEST_SUITE_P(Engine, MixedProofs, testing::ValuesIn(provedFamilies()),
                         [](const testing::TestParamInfo<std::string>& info) { return info.param; });

}  // namespace
}  // namespace cutecheck::run
