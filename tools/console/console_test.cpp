// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Console::refuse: where an error goes, and with what status.
#include "tools/console/console.h"

#include <sstream>

#include <gtest/gtest.h>

#include "tools/console/report.h"

namespace cutecheck::cli {
namespace {

struct Said {
  std::string out, err;
  ExitStatus status;
};

Said refused(const Diagnostic& error, const Refusal& how) {
  std::istringstream in;
  std::ostringstream out, err;
  const ExitStatus status = Console{in, out, err}.refuse(error, how);
  return {out.str(), err.str(), status};
}

Diagnostic anError() {
  Diagnostic error = makeError(Code::kSyntax, "parse_c1", "expected a value");
  error.position = 2;
  return error;
}

TEST(Console, RefusesAsTextWithACaret) {
  const Said said = refused(anError(), {.text = "4:)", .reproduce = reproduceLine("eval '4:)'")});
  EXPECT_EQ(said.out, "");
  EXPECT_EQ(said.err, renderDiagnostic(anError(), "4:)") + "reproduce: cutecheck eval '4:)'\n");
  EXPECT_NE(said.err.find("  4:)\n    ^\n"), std::string::npos) << said.err;
  EXPECT_EQ(said.status, ExitStatus::kBadInput);
}

TEST(Console, RefusesAsJsonOnTheOutputOfAnswers) {
  const Said said = refused(anError(), {.json = true, .text = "4:)", .reproduce = reproduceLine("eval '4:)'")});
  EXPECT_EQ(said.out, answerLine(Json{{"error", toJson(anError())}}));
  EXPECT_EQ(said.err, "reproduce: cutecheck eval '4:)'\n");
  EXPECT_EQ(refused(anError(), {.json = true, .file = "a.mlir"}).out,
            answerLine(Json{{"file", "a.mlir"}, {"error", toJson(anError())}}));
}

TEST(Console, HintsBehindTheErrorAsTextAlone) {
  const Refusal how = {
      .text = "4:)", .reproduce = reproduceLine("eval '4:)'"), .hint = "a stride is missing"};
  EXPECT_TRUE(
      refused(anError(), how).err.ends_with("reproduce: cutecheck eval '4:)'\nhint: a stride is missing\n"));
  const Said json = refused(anError(), {.json = true, .hint = "a stride is missing"});
  EXPECT_EQ(json.err, "");
  EXPECT_EQ(json.out, answerLine(Json{{"error", toJson(anError())}}));
  EXPECT_EQ(refused(anError(), {}).err.find("hint"), std::string::npos);
}

TEST(Console, RefusesWithTheStatusOfTheError) {
  const Said said = refused(makeError(Code::kUndecided, "composition_c4", "the budget is spent"), {});
  EXPECT_EQ(said.status, ExitStatus::kUnknown);
  EXPECT_EQ(said.err.find("reproduce"), std::string::npos) << said.err;
}

}  // namespace
}  // namespace cutecheck::cli
