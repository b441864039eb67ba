// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/expectation.h"

#include <gtest/gtest.h>

namespace cutecheck::cli {
namespace {

std::string expected(const std::string& file, const char* comment = "//") {
  const Expected<Expectation> found = expectationIn(file, comment, "Proved");
  return found.ok() ? found->str() : found.error().rule;
}

TEST(Expectation, WithoutALineItIsTheDefault) {
  EXPECT_EQ(expected(""), "Proved");
  EXPECT_EQ(expected("// expects: Refuted\nfunc.func @f() { return }\n"), "Proved");
  EXPECT_EQ(expected("expect: Refuted\n"), "Proved") << "not a comment";
  EXPECT_EQ(expected("; expect: Refuted\n"), "Proved") << "a comment of another language";
}

TEST(Expectation, IsReadFromACommentLine) {
  EXPECT_EQ(expected("// expect: Refuted\n"), "Refuted");
  EXPECT_EQ(expected("  //expect:Unknown\r\n"), "Unknown");
  EXPECT_EQ(expected("func.func\n// expect: kBadRequest lower_parse 'cute.x'"),
            "kBadRequest lower_parse 'cute.x'");
  EXPECT_EQ(expected("; expect: Refuted\n", ";"), "Refuted");
}

TEST(Expectation, ALineThatSaysNothingKnownIsRefused) {
  EXPECT_EQ(expected("// expect: proved\n"), "verify_c1");
  EXPECT_EQ(expected("// expect: kNoSuchCode\n"), "verify_c1");
  EXPECT_EQ(expected("// expect:\n"), "verify_c1");
  EXPECT_EQ(expected("// expect: Proved by two\n"), "verify_c1");
}

TEST(Expectation, TwoLinesMustAgree) {
  EXPECT_EQ(expected("// expect: Refuted\n// expect: Refuted\n"), "Refuted");
  EXPECT_EQ(expected("// expect: Refuted\n// expect: Proved\n"), "verify_c1");
}

TEST(Expectation, ARefusalMatchesByCodeAndText) {
  const Diagnostic diagnostic = makeError(Code::kBadRequest, "lower_parse", "no such operation");
  const auto matches = [&](const std::string& expected) {
    return expectationIn("// expect: " + expected, "//", "Proved")->matches(diagnostic);
  };
  EXPECT_TRUE(matches("kBadRequest"));
  EXPECT_TRUE(matches("kBadRequest lower_parse"));
  EXPECT_TRUE(matches("kBadRequest such operation"));
  EXPECT_FALSE(matches("kBadRequest lower_convert"));
  EXPECT_FALSE(matches("kSyntax"));
  EXPECT_FALSE(matches("Refuted"));
}

}  // namespace
}  // namespace cutecheck::cli
