// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The examples on the pages of `cutecheck help TERM` print what the pages say.
#include <gtest/gtest.h>

#include "tools/help/term_help.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

TEST(HelpExample, EachOfATermPrintsWhatThePageSays) {
  size_t rows = 0;
  for (const help::TermHelp& term : help::termHelp()) {
    const Ran ran = runShell("cutecheck " + std::string(term.example));
    EXPECT_TRUE(contains(ran.out + ran.err, std::string(term.answer))) << term.names << "\n"
                                                                       << ran.out << ran.err;
    EXPECT_FALSE(contains(ran.out, "no-such-answer")) << term.names;
    ++rows;
  }
  EXPECT_GE(rows, 40u);
}

TEST(HelpExample, TheIssueAskedForThese) {
  for (const char* topic : {"kVacuous", "where", "==", "S", "Unknown"})
    EXPECT_EQ(run({"help", topic}).status, 0) << topic;
  const Ran none = run({"help", "kVacuos"});
  EXPECT_EQ(none.status, 3);
  EXPECT_TRUE(contains(none.err, "did you mean 'kVacuous'?")) << none.err;
}

}  // namespace
}  // namespace cutecheck::cli
