// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The predicates on trees and extents as the oracle decides them, beside the reference, on the same static
// calls.
#include <gtest/gtest.h>

#include <iostream>

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/claims/prove.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/settings.h"
#include "properties/laws/meaning.h"

namespace cutecheck::run {
namespace {

using generators::Random;

std::string number(Random& random, int64_t least, int64_t most) {
  return std::to_string(random.between(least, most));
}

std::string layout(Random& random) {
  return toString(generators::randomLayout(random, {3, 3, false, false}));
}

// A tree of extents.
std::string profile(Random& random, int depth, int64_t most = 4) {
  if (depth == 0 || random.oneIn(3)) return number(random, 1, most);
  std::string text = "(";
  for (int64_t k = random.between(1, 3); k > 0; --k)
    text += profile(random, depth - 1, most) + (k > 1 ? "," : "");
  return text + ")";
}

// Trees and extents beside each other, half of them made to fit.
std::string pairOf(Random& random) {
  if (random.oneIn(3)) return profile(random, 2, 6) + "," + profile(random, 2, 3);
  const int64_t a = random.between(1, 3), b = random.between(1, 3), c = random.between(1, 2);
  const std::string x = std::to_string(a * c), y = std::to_string(a), z = std::to_string(b);
  switch (random.between(0, 5)) {
    case 0:
      return "(" + x + "," + z + "),(" + y + "," + z + ")";
    case 1:
      return "((" + y + "," + std::to_string(c) + ")," + z + "),(" + x + "," + z + ")";
    case 2:
      return "(" + x + "," + z + "),((" + y + "," + std::to_string(c) + ")," + z + ")";
    case 3:
      return x + ",(" + y + "," + std::to_string(c) + ")";
    case 4:
      return "(" + x + "," + z + ")," + std::to_string(a * c * b);
    default:
      return layout(random) + "," + layout(random);
  }
}

TEST(OraclePredicates, AgreeWithTheReference) {
  Random random(settings().seed + 1);
  int64_t open = 0, calls = 0;
  for (const std::string name : {"compatible", "congruent", "evenly_divides", "weakly_congruent"}) {
    int64_t hold = 0, fail = 0, refused = 0;
    for (int64_t i = 0; i < settings().casesOr(60); ++i) {
      const std::string call = name + "(" + pairOf(random) + ")";
      const Expected<Expression> expression = parseExpression(call);
      ASSERT_TRUE(expression.ok()) << call;
      const Expected<Value> value = evaluate(*expression);
      const Expected<oracle::Answer> answer = oracle::prove(call);
      ++calls;
      if (!value.ok()) {
        ++refused;
        EXPECT_TRUE(!answer.ok() || answer->verdict != oracle::Verdict::kProved) << call;
        continue;
      }
      const bool* holds = std::get_if<bool>(&*value);
      ASSERT_NE(holds, nullptr) << call;
      ASSERT_TRUE(answer.ok()) << call << ": " << answer.error().str();
      if (answer->verdict == oracle::Verdict::kUnknown) {
        ++open;
        std::cout << "the oracle leaves open: " << call << "\n";
        continue;
      }
      EXPECT_EQ(answer->verdict, *holds ? oracle::Verdict::kProved : oracle::Verdict::kRefuted) << call;
      ++(*holds ? hold : fail);
    }
    EXPECT_GT(hold, 3) << name;
    EXPECT_GT(fail, 3) << name;
    std::cout << name << ": hold " << hold << ", fail " << fail << ", refused " << refused << "\n";
  }
  std::cout << "predicates: calls " << calls << ", open " << open << "\n";
  EXPECT_LT(open * 50, calls);
}

}  // namespace
}  // namespace cutecheck::run
