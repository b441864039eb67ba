// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One test a row of the exit statuses, and the order in which the worst of many subjects wins.
#include "tools/console/exit_status.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(ExitStatus, ZeroWhenProved) { EXPECT_EQ(run({"prove", "(4,2):(1,4) == 8:1"}).status, 0); }
TEST(ExitStatus, ZeroWhenAValueWasPrinted) { EXPECT_EQ(run({"eval", "size((4,2):(1,4))"}).status, 0); }

TEST(ExitStatus, OneWhenRefuted) { EXPECT_EQ(run({"prove", "(4,2):(2,1) == 8:1"}).status, 1); }
TEST(ExitStatus, OneWhenARelationIsFalse) { EXPECT_EQ(run({"eval", "4:1 == 5:1"}).status, 1); }

TEST(ExitStatus, TwoWhenUnknown) {
  const Ran unknown = run({"prove", "M*M*M+N*N*N != K*K*K", "--where", "M>=1, N>=1, K>=1", "--budget", "1000"});
  EXPECT_EQ(unknown.status, 2) << unknown.out;
  EXPECT_NE(unknown.out.find("Unknown"), std::string::npos);
}

TEST(ExitStatus, ThreeOnSyntax) { EXPECT_EQ(run({"eval", "(4,"}).status, 3); }
TEST(ExitStatus, ThreeOnUsage) { EXPECT_EQ(run({"frobnicate"}).status, 3); }
TEST(ExitStatus, AMisspeltWordIsNamedWithTheNearestOne) {
  const auto said = [](const std::vector<std::string>& arguments) { return run(arguments).err; };
  EXPECT_THAT(said({"chek", "4:1"}), HasSubstr("there is no command 'chek', did you mean 'check'?"));
  EXPECT_THAT(said({"frobnicate"}), HasSubstr("there is no command 'frobnicate'\n"));
  EXPECT_THAT(said({"prove", "4:1 == 4:1", "--were", "M>0"}),
              HasSubstr("there is no option '--were' here, did you mean '--where'?"));
  EXPECT_THAT(said({"prove", "4:1 == 4:1", "--frobnicate=1"}),
              HasSubstr("there is no option '--frobnicate' here; there are --where, "));
  EXPECT_THAT(said({"descriptor", "encode", "8:1", "--mayor=k"}), HasSubstr("did you mean '--major'?"));
  EXPECT_THAT(said({"descriptor", "encde"}), HasSubstr("there is no command 'descriptor encde', did you mean 'encode'?\n"));
  EXPECT_THAT(said({"descriptor"}), HasSubstr("descriptor needs a command behind it: encode, decode, explain, tensor-map\n"));
  EXPECT_THAT(said({"smem", "--bits", "16"}), HasSubstr("hint: such as cutecheck smem "));
  // An option that exists is not what is wrong.
  EXPECT_THAT(said({"prove", "4:1 == 4:1", "--where", "M>0", "more"}), Not(HasSubstr("there is no")));
}
TEST(ExitStatus, ThreeWithoutSubcommand) { EXPECT_EQ(run({}).status, 3); }
TEST(ExitStatus, ThreeOnRefusal) { EXPECT_EQ(run({"eval", "(6,2):(11,2) o (3,2):(2,3)"}).status, 3); }
TEST(ExitStatus, ThreeOnVacuousPremises) {
  const Ran vacuous = run({"prove", "(M,N):(1,M) == M*N:1", "--where", "M>4,M<3"});
  EXPECT_EQ(vacuous.status, 3);
  EXPECT_NE(vacuous.err.find("kVacuous"), std::string::npos);
}
TEST(ExitStatus, ThreeWhenNothingWasChecked) {
  const Ran empty = run({"check", temporaryFile("empty.claims", "# nothing\n\n")});
  EXPECT_EQ(empty.status, 3);
  EXPECT_NE(empty.out.find("kEmpty"), std::string::npos);
}

TEST(ExitStatus, ThreeWhenTheOutputCannotBeWritten) {
  EXPECT_EQ(runShell("cutecheck --version > /dev/full").status, 3);
  EXPECT_EQ(runShell("echo '{}' | cutecheck eval --batch > /dev/full").status, 3);
  const Ran full = runShell("cutecheck eval 4:1 2>&1 > /dev/full");
  EXPECT_EQ(full.out, "error: cannot write stdout: No space left on device\n");
  const Ran closed = runShell("cutecheck eval 4:1 2>&1 >&-");
  EXPECT_EQ(closed.status, 3);
  EXPECT_EQ(closed.out, "error: cannot write stdout: Bad file descriptor\n");
  // A verdict is its status, whoever reads the text.
  EXPECT_EQ(runShell("cutecheck prove 'M == 1' > /dev/full").status, 1);
}

// As any program: `cutecheck ... | head` says nothing of a fault when the reader has seen enough.
TEST(ExitStatus, AReaderThatLeavesIsNoFault) {
  const Ran left = runShell("{ { sleep 0.3; cutecheck --help; echo $? >&3; } | true; } 3>&1");
  EXPECT_EQ(left.out, "141\n");
}

TEST(ExitStatus, OneHundredThirtyWhenInterrupted) {
  std::string claims;
  for (int i = 2; i < 4000; ++i)
    claims +=
        "expect Proved: (M," + std::to_string(i) + "):(1,M) == " + std::to_string(i) + "*M:1 where M>0\n";
  const Ran stopped = runAndInterrupt({"check", "--progress", temporaryFile("many.claims", claims)});
  EXPECT_EQ(stopped.status, 130);
  EXPECT_NE(stopped.out.find("interrupted"), std::string::npos) << stopped.out;
}

// 4, Inconsistent, needs a planted fault: planted_test.cpp.

TEST(ExitStatus, TheWorstWinsInTheOrder43120) {
  const ExitStatus order[] = {ExitStatus::kPassed,     ExitStatus::kUnknown,      ExitStatus::kRefuted,
                              ExitStatus::kBadInput,   ExitStatus::kInconsistent, ExitStatus::kInternal,
                              ExitStatus::kInterrupted};
  for (size_t i = 0; i < std::size(order); ++i)
    for (size_t j = 0; j < std::size(order); ++j) EXPECT_EQ(worse(order[i], order[j]), order[std::max(i, j)]);
}

}  // namespace
}  // namespace cutecheck::cli
