// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine's tiled divides, products, inverses, recasts and parts of tiles are the reference's.
#include <gtest/gtest.h>

#include "properties/differential/mixed/mixed_layout_cases.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

TEST(MixedLayouts, AnswersAreTheReferencesToTheLetter) {
  const int64_t cases = settings().casesOr(60'000);
  for (const std::string& name : layoutOperations()) {
    const LayoutReport report = compareLayouts(name, settings().seed, cases);
    std::printf("%s: %lld agreed, %lld refused by both, %lld outside, %lld differ\n", name.c_str(),
                static_cast<long long>(report.agreed), static_cast<long long>(report.refused),
                static_cast<long long>(report.outside), static_cast<long long>(report.wrong));
    EXPECT_EQ(report.wrong, 0) << name << ": " << report.first
                               << "\nreproduce with --seed=" << settings().seed;
    EXPECT_GT(report.agreed, cases / 20) << name << ": too little was compared";
  }
}

TEST(MixedLayouts, ADifferenceIsFound) { EXPECT_GT(compareBlockedWithRaked(settings().seed, 500).wrong, 0); }

}  // namespace
}  // namespace cutecheck::run
