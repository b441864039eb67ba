// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/process.h"

#include <gtest/gtest.h>

#include <csignal>

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

TEST(Process, AProgramThatClosesItsOutputIsWaitedForNoLongerThanItsLimit) {
  const auto begin = std::chrono::steady_clock::now();
  const Ran ran = shell("echo begun; exec >&- 2>&-; exec sleep 60", "", milliseconds(300));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
  EXPECT_TRUE(ran.stopped);
  EXPECT_EQ(ran.status, 128 + 9);
  EXPECT_EQ(ran.output, "begun\n");
  const Ran twin = shell("echo begun; exec >&- 2>&-; sleep 0.2; exit 3", "");
  EXPECT_FALSE(twin.stopped);
  EXPECT_EQ(twin.status, 3) << "of the process, though its output was closed before";
}

// What cannot be waited for has no status: 0 would say that a compiler took what it refused.
TEST(Process, AStatusThatIsNotToBeHadIsAnError) {
  const auto before = std::signal(SIGCHLD, SIG_IGN);
  const Expected<Ran> refused = runShellLine("exit 255"), taken = runShellLine("exit 0");
  const Expected<Ran> limited = runProcess({"/bin/sh", "-c", "exit 255"}, "", milliseconds(20'000));
  std::signal(SIGCHLD, before);
  for (const Expected<Ran>* ran : {&refused, &taken, &limited}) {
    ASSERT_FALSE(ran->ok());
    EXPECT_NE(ran->error().message.find("/bin/sh is not known"), std::string::npos) << ran->error().message;
  }
  EXPECT_EQ(runShellLine("exit 255")->status, 255);
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
  EXPECT_EQ(findExecutable("usr", {"/"}), std::nullopt) << "a folder";
  const std::string folder = testing::TempDir() + "/process_find";
  ASSERT_EQ(runShellLine("mkdir -p '" + folder + "' && ln -sf /bin/sh '" + folder + "/only-here-sh'")->status, 0);
  EXPECT_FALSE(findExecutable("only-here-sh").has_value());
  EXPECT_EQ(findExecutable("only-here-sh", {"/nonexistent", folder}), folder + "/only-here-sh");
}

}  // namespace
}  // namespace cutecheck::oracle
