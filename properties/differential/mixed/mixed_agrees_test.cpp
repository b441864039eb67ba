// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine of the lowering and the reference agree: on static cases, and on loosened ones step by
// step.
#include <gtest/gtest.h>

#include "properties/differential/mixed/mixed_cases.h"
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

TEST(MixedAgrees, Crd2IdxStatic) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("crd2idx static", compareStaticCrd2Idx(settings().seed, cases), cases);
}

TEST(MixedAgrees, Idx2CrdStatic) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("idx2crd static", compareStaticIdx2Crd(settings().seed, cases), cases);
}

TEST(MixedAgrees, Crd2IdxDynamicStepByStep) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("crd2idx dynamic", compareDynamicCrd2Idx(settings().seed, cases), cases);
}

TEST(MixedAgrees, Idx2CrdDynamicStepByStep) {
  const int64_t cases = settings().casesOr(150'000);
  expectAgreement("idx2crd dynamic", compareDynamicIdx2Crd(settings().seed, cases), cases);
}

}  // namespace
}  // namespace cutecheck::run
