// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How diagnostics are shown.
#include "tools/console/report.h"

#include <gtest/gtest.h>

namespace cutecheck::cli {
namespace {

TEST(Report, CaretStandsUnderTheByte) {
  EXPECT_EQ(caretLines("abc", 1), "  abc\n   ^\n");
  EXPECT_EQ(caretLines("abc", 3), "  abc\n     ^\n");
  EXPECT_EQ(caretLines("abc", 99), "  abc\n     ^\n");
  EXPECT_EQ(caretLines("", 0), "  \n  ^\n");
}

TEST(Report, CaretLineIsTheLineOfTheByte) { EXPECT_EQ(caretLines("one\ntwo\nthree", 5), "  two\n   ^\n"); }

TEST(Report, LongLinesAreClippedAroundTheCaret) {
  const std::string shown = caretLines(std::string(500, 'a') + "b" + std::string(500, 'c'), 500);
  const size_t end = shown.find('\n');
  EXPECT_LT(end, 120u);
  EXPECT_EQ(shown[shown.find('^') - end - 1], 'b') << shown;
}

TEST(Report, ControlBytesAndUtf8KeepTheColumn) {
  EXPECT_EQ(caretLines("a\tb", 2), "  a.b\n    ^\n");
  EXPECT_EQ(caretLines("\xc3\xa9x", 2), "  \xc3\xa9x\n   ^\n");
}

TEST(Report, ShellQuoteSurvivesQuotes) {
  EXPECT_EQ(shellQuote("plain"), "plain");
  EXPECT_EQ(shellQuote("a b"), "'a b'");
  EXPECT_EQ(shellQuote("it's"), "'it'\\''s'");
  EXPECT_EQ(shellQuote(""), "''");
}

TEST(Report, JsonOfADiagnosticLeavesOutWhatIsAbsent) {
  Diagnostic diagnostic = makeError(Code::kRank, "slice_c1", "message");
  EXPECT_EQ(dump(toJson(diagnostic)), R"({"code":"kRank","rule":"slice_c1","message":"message"})");
  diagnostic.witness = {3};
  diagnostic.position = 0;
  EXPECT_EQ(dump(toJson(diagnostic)),
            R"({"code":"kRank","rule":"slice_c1","message":"message","witness":[3],"position":0})");
}

TEST(Report, DumpNeverFailsOnBytesThatAreNotUtf8) { EXPECT_NE(dump(Json("\xff")), ""); }

}  // namespace
}  // namespace cutecheck::cli
