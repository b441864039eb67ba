// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every law of the engine's operations over the engine itself: with static leaves, where it has to be exact,
// and with leaves left to run time, where the steps it emits are carried out.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "properties/differential/mixed/mixed_laws.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

constexpr Leaves kEvery[] = {Leaves::kStatic,  Leaves::kAll,     Leaves::kDivided,
                             Leaves::kStrides, Leaves::kExtents, Leaves::kSome};

class MixedLaws : public testing::TestWithParam<Leaves> {};

TEST_P(MixedLaws, Hold) {
  const Leaves leaves = GetParam();
  struct Row {
    int laws = 0, silent = 0;
    int64_t checked = 0, notApplicable = 0, answered = 0, refused = 0;
  };
  std::map<std::string_view, Row> rows;
  for (const laws::Law* law : engineLaws(leaves)) {
    const LawRun run =
        runOnEngine(*law, leaves, {23 * law->smallStride, settings().casesOr(1000), 0}, settings().seed);
    EXPECT_EQ(run.failure, "");
    EXPECT_EQ(run.complaint, "") << law->name;
    Row& row = rows[familyOf(law->operation)];
    (run.tally.checked > 0 ? row.laws : row.silent) += 1;
    row.checked += run.tally.checked;
    row.notApplicable += run.tally.notApplicable;
    row.answered += run.answered;
    row.refused += run.refused;
    if (run.tally.checked == 0 && leaves == Leaves::kStatic)
      std::printf("  silent: %s\n", std::string(law->name).c_str());
  }
  for (const auto& [family, row] : rows)
    std::printf(
        "%-12s leaves %-8s %3d laws, %9lld cases, %9lld not applicable, %d laws without a case; "
        "the engine answered %lld, refused %lld\n",
        std::string(family).c_str(), std::string(nameOf(leaves)).c_str(), row.laws,
        static_cast<long long>(row.checked), static_cast<long long>(row.notApplicable), row.silent,
        static_cast<long long>(row.answered), static_cast<long long>(row.refused));
  for (const std::string_view family :
       {"composition", "complement", "coalesce", "divide", "product", "swizzle"})
    // A block and what is complemented are static: where all of the other operand is not, nothing is left.
    EXPECT_TRUE(rows[family].checked > 0 || family == std::string_view("product")) << family;
}

INSTANTIATE_TEST_SUITE_P(Leaves, MixedLaws, testing::ValuesIn(kEvery),
                         [](const auto& info) { return std::string(nameOf(info.param)); });

}  // namespace
}  // namespace cutecheck::run
