// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-desugar preserves meaning where every number is known: random functions of each operation, the code
// of the desugared held against what the original means, by execution and symbolically.
#include <gtest/gtest.h>

#include "properties/harness/settings.h"
#include "properties/validation/lowering_modules.h"
#include "properties/validation/static_sugar.h"

namespace cutecheck::run {
namespace {

TEST(DesugarStatic, RandomInstancesOfEachOperationAreEqual) {
  const auto functions = static_cast<size_t>(settings().casesOr(60));
  size_t all = 0, operations = 0;
  for (const std::string& operation : staticSugar()) {
    const StaticSugar random = randomStaticSugar(operation, settings().seed, functions);
    const Expected<lowering::Lowered> lowered = lowering::lower(random.module);
    ASSERT_TRUE(lowered.ok()) << operation << ": " << lowered.error().str() << "\n" << random.module;
    const Expected<oracle::ValidationReport> report = oracle::validate(lowered->llvmIr, lowered->meaning);
    ASSERT_TRUE(report.ok()) << operation << ": " << report.error().str() << "\n" << lowered->meaning;
    EXPECT_EQ(report->functions.size(), random.functions);
    size_t equal = 0, differ = 0, open = 0;
    for (const oracle::FunctionReport& f : report->functions) {
      equal += f.answer.verdict == oracle::Verdict::kProved;
      differ += f.answer.verdict == oracle::Verdict::kRefuted;
      open += f.answer.verdict == oracle::Verdict::kUnknown;
      EXPECT_EQ(f.answer.verdict, oracle::Verdict::kProved)
          << operation << ": " << f.answer.claim << "\n"
          << (f.answer.missing.empty() ? "" : f.answer.missing.front())
          << "\nreproduce with --seed=" << settings().seed;
    }
    std::printf("%s: %zu equal, %zu differ, %zu unknown\n", operation.c_str(), equal, differ, open);
    EXPECT_EQ(random.functions, functions) << operation << ": too few answers";
    all += equal;
    ++operations;
  }
  std::printf("%zu functions of %zu operations, original and desugared equal\n", all, operations);
  EXPECT_GT(all, 0u);
}

}  // namespace
}  // namespace cutecheck::run
