// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The algebra of the lowering's engine and the reference agree: to the letter on static cases, as functions
// on loosened ones, computed step by step without a wrap.
#include <gtest/gtest.h>

#include "properties/differential/mixed/mixed_algebra_cases.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

AlgebraReport expectAgreement(const char* how, Algebra operation, const AlgebraReport& report,
                              int64_t cases) {
  std::printf("%s, %s: %lld agreed, %lld refused by both, %lld by the engine alone, %lld wrong\n",
              nameOf(operation), how, static_cast<long long>(report.agreed),
              static_cast<long long>(report.refused), static_cast<long long>(report.refusesMore),
              static_cast<long long>(report.wrong));
  if (report.refusesMore > 0) std::printf("  refused by the engine alone: %s\n", report.firstMore.c_str());
  EXPECT_EQ(report.wrong, 0) << report.first << "\nreproduce with --seed=" << settings().seed;
  EXPECT_GT(report.agreed, cases / 5) << "too little was compared";
  return report;
}

class MixedAlgebra : public testing::TestWithParam<Algebra> {};

TEST_P(MixedAlgebra, StaticAnswersAreCoresAndNoneIsMissing) {
  const int64_t cases = settings().casesOr(150'000);
  const AlgebraReport report =
      expectAgreement("static", GetParam(), compareStaticAlgebra(GetParam(), settings().seed, cases), cases);
  EXPECT_EQ(report.refusesMore, 0) << report.firstMore << "\nreproduce with --seed=" << settings().seed;
}

TEST_P(MixedAlgebra, DynamicAnswersAreTheSameFunctions) {
  const int64_t cases = settings().casesOr(100'000);
  expectAgreement("dynamic", GetParam(), compareDynamicAlgebra(GetParam(), settings().seed, cases), cases);
}

INSTANTIATE_TEST_SUITE_P(Operations, MixedAlgebra,
                         testing::Values(Algebra::kComposition, Algebra::kCompositionByTiler,
                                         Algebra::kCoalesce, Algebra::kComplement, Algebra::kLogicalDivide,
                                         Algebra::kZippedDivide, Algebra::kSlice),
                         [](const testing::TestParamInfo<Algebra>& info) {
                           std::string name = nameOf(info.param);
                           std::erase_if(name, [](char ch) { return ch == ' ' || ch == '_'; });
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::run
