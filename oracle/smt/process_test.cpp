// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/process.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

using std::chrono::milliseconds;

Ran shell(const std::string& line, std::string_view input, milliseconds limit = milliseconds(20'000)) {
  Expected<Ran> ran = runProcess({"/bin/sh", "-c", line}, input, limit);
  EXPECT_TRUE(ran.ok());
  return ran.ok() ? *ran : Ran{-1, false, ""};
}

TEST(Process, TheTextArrivesAndTheAnswerComesBack) {
  const Ran ran = shell("cat; echo end >&2", "one\ntwo\n");
  EXPECT_EQ(ran.output, "one\ntwo\nend\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_FALSE(ran.stopped);
}

TEST(Process, MoreThanASocketHoldsGoesBothWays) {
  const std::string text(3'000'000, 'x');
  EXPECT_EQ(shell("cat", text).output, text);
}

TEST(Process, AProgramThatReadsNothingDoesNotEndUs) {
  const Ran ran = shell("exec <&-; echo done; exit 7", std::string(1'000'000, 'x'));
  EXPECT_EQ(ran.status, 7);
  EXPECT_EQ(ran.output, "done\n");
}

TEST(Process, PastItsLimitItIsStopped) {
  const Ran ran = shell("echo begun; sleep 30", "", milliseconds(300));
  EXPECT_TRUE(ran.stopped);
  EXPECT_NE(ran.status, 0);
}

TEST(Process, AShellLineHasNoInputAndBothOutputs) {
  const Expected<Ran> ran = runShellLine("cat; echo one; echo two >&2; exit 5");
  ASSERT_TRUE(ran.ok());
  EXPECT_EQ(ran->output, "one\ntwo\n");
  EXPECT_EQ(ran->status, 5);
  EXPECT_FALSE(ran->stopped);
}

TEST(Process, SignalsAreSeen) { EXPECT_EQ(shell("kill -9 $$", "").status, 128 + 9); }

TEST(Process, AMissingProgramIsAnError) {
  EXPECT_FALSE(runProcess({"/nonexistent/program"}, "", milliseconds(100)).ok());
  EXPECT_FALSE(findExecutable("no-such-program-anywhere").has_value());
  EXPECT_TRUE(findExecutable("sh").has_value());
  EXPECT_EQ(findExecutable("null", {"/nonexistent", "/dev"}), std::nullopt) << "no executable file";
  const std::string folder = testing::TempDir() + "/process_find";
  ASSERT_EQ(runShellLine("mkdir -p '" + folder + "' && ln -sf /bin/sh '" + folder + "/only-here-sh'")->status, 0);
  EXPECT_FALSE(findExecutable("only-here-sh").has_value());
  EXPECT_EQ(findExecutable("only-here-sh", {"/nonexistent", folder}), folder + "/only-here-sh");
}

}  // namespace
}  // namespace cutecheck::oracle
