// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles in the engine of the lowering and in the reference agree: numbers, and offsets in composed
// layouts.
#include <gtest/gtest.h>

#include "properties/differential/mixed/mixed_swizzle_cases.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

void expectAgreement(const char* what, const MixedReport& report, int64_t cases) {
  std::printf("%s: %lld agreed, %lld refused by both or outside the domain, %lld wrong\n", what,
              static_cast<long long>(report.agreed), static_cast<long long>(report.refused),
              static_cast<long long>(report.wrong));
  EXPECT_EQ(report.wrong, 0) << report.first << "\nreproduce with --seed=" << settings().seed;
  EXPECT_GT(report.agreed, cases / 2) << "too little was compared";
}

TEST(MixedSwizzle, ApplyStatic) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("swizzle_apply static", compareSwizzleApply(settings().seed, cases, false), cases);
}
TEST(MixedSwizzle, ApplyDynamicStepByStep) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("swizzle_apply dynamic", compareSwizzleApply(settings().seed, cases, true), cases);
}
TEST(MixedSwizzle, Crd2IdxStatic) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("swizzled crd2idx static", compareSwizzledCrd2Idx(settings().seed, cases, false), cases);
}
TEST(MixedSwizzle, Crd2IdxDynamicStepByStep) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("swizzled crd2idx dynamic", compareSwizzledCrd2Idx(settings().seed, cases, true), cases);
}

}  // namespace
}  // namespace cutecheck::run
