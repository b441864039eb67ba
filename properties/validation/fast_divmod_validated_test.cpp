// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What fast_divmod emits is proved to be the quotient and the remainder, on random uses of both widths.
#include <gtest/gtest.h>

#include <string>

#include "properties/generators/random.h"
#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

// One or two dividends by one divisor, by the operations that use it, results in a row.
std::string module(generators::Random& random) {
  const std::string word = random.oneIn(2) ? "i32" : "i64", width = word.substr(1),
                    type = "!cute.fast_divmod_divisor<" + width + ">";
  std::string body = "  %f = cute.fast_divmod.create_divisor(%d) : (" + word + ") -> " + type + "\n", results,
              types;
  const int64_t uses = random.between(1, 3);
  for (int64_t i = 0; i < uses; ++i) {
    const std::string n = random.oneIn(2) ? "%n" : "%m", q = "%q" + std::to_string(i),
                      r = "%r" + std::to_string(i);
    switch (random.between(0, 2)) {
      case 0:
        body += "  " + q + ", " + r + " = cute.fast_divmod.compute(" + n + ", %f) : (" + word + ", " + type +
                ") -> (" + word + ", " + word + ")\n";
        results += ", " + q + ", " + r;
        types += ", " + word + ", " + word;
        break;
      case 1:
        body += "  " + q + " = cute.fast_divmod.divide(" + n + ", %f) : (" + word + ", " + type + ") -> " +
                word + "\n";
        results += ", " + q;
        types += ", " + word;
        break;
      default:
        body += "  " + q + ", " + r + " = cute.fast_divmod.compute(" + n + ", %f) : (" + word + ", " + type +
                ") -> (" + word + ", " + word + ")\n  %e" + std::to_string(i) +
                " = cute.fast_divmod.get_divisor(%f) : (" + type + ") -> " + word + "\n";
        results += ", " + r + ", %e" + std::to_string(i);
        types += ", " + word + ", " + word;
    }
  }
  return "func.func @divided(%n: " + word + ", %m: " + word + ", %d: " + word + ") -> (" + types.substr(2) +
         ") {\n" + body + "  return " + results.substr(2) + " : " + types.substr(2) + "\n}\n";
}

TEST(FastDivmodValidated, TwentyRandomUsesAreProved) {
  generators::Random random(20260801);
  int proved = 0;
  for (int i = 0; i < 20; ++i) {
    const std::string text = module(random);
    const Validated answer = verdictOf(text);
    ASSERT_EQ(answer.verdict, Verdict::kProved) << text << answer.report;
    ++proved;
  }
  std::printf("fast_divmod: 20 instances, %d Proved\n", proved);
}

// The twin: one more than the quotient or the remainder.
TEST(FastDivmodValidated, OneMoreIsRefuted) {
  generators::Random random(20260802);
  for (int i = 0; i < 4; ++i) {
    const std::string text = module(random);
    const Validated answer = verdictOf(text, [](std::string meaning) {
      const size_t at = meaning.find(" == ", meaning.find("result 0"));
      EXPECT_NE(at, std::string::npos) << meaning;
      return meaning.insert(at + 4, "1 + ");
    });
    EXPECT_EQ(answer.verdict, Verdict::kRefuted) << text << answer.report;
  }
}

}  // namespace
}  // namespace cutecheck::run
