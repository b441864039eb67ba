// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck verify --resume, and SIGINT.
#include <chrono>
#include <fstream>

#include <gtest/gtest.h>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

std::string manyClaims() {
  std::string text;
  for (int i = 1; i < 2000; ++i)
    text += "expect Proved: (M," + std::to_string(i) + "):(1,M) == M*" + std::to_string(i) + ":1\n";
  return text;
}

TEST(VerifyResume, RowsOfTheJournalAreNotDoneAgain) {
  const std::string module = temporaryFile("offset.mlir", kModule);
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 5:1\n");
  const std::string journal = temporaryFile("x", "") + ".journal";
  const Ran first = run({"verify", module, claims, "--resume", journal});
  EXPECT_EQ(first.status, 1) << first.out << first.err;
  EXPECT_FALSE(contains(first.out, "taken from the journal")) << first.out;
  const Ran second = run({"verify", module, claims, "--resume", journal});
  EXPECT_EQ(second.status, 1) << "a failure stays one: " << second.out;
  EXPECT_TRUE(contains(second.out, "taken from the journal: 2 rows\n")) << second.out;
  EXPECT_EQ(second.out.substr(0, second.out.find("claims    1 file")),
            first.out.substr(0, first.out.find("claims    1 file")));
}

TEST(VerifyResume, AFileThatChangedIsDoneAgain) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 5:1\n");
  const std::string journal = temporaryFile("x", "") + ".journal";
  EXPECT_EQ(run({"verify", claims, "--resume", journal}).status, 1);
  std::ofstream(claims, std::ios::binary) << "expect Refuted: 4:1 == 5:1\n";
  const Ran changed = run({"verify", claims, "--resume", journal});
  EXPECT_EQ(changed.status, 0) << changed.out;
  EXPECT_FALSE(contains(changed.out, "taken from the journal")) << changed.out;
  EXPECT_TRUE(contains(run({"verify", claims, "--resume", journal, "--strict"}).out, "as expected"))
      << "other settings";
  EXPECT_FALSE(contains(run({"verify", claims, "--resume", journal, "--target=sm_90a"}).out, "taken from"));
}

TEST(VerifyResume, AJournalOfAnotherBuildIsRefused) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string journal =
      temporaryFile("j.journal", "{\"journal\":\"cutecheck verify\",\"version\":\"0\"}\n");
  const Ran refused = run({"verify", claims, "--resume", journal});
  EXPECT_EQ(refused.status, 3) << refused.out;
  EXPECT_TRUE(contains(refused.err, "verify_c3")) << refused.err;
}

TEST(VerifyResume, AnInterruptSumsUpAndTheJournalGoesOn) {
  const std::string quick = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string slow = temporaryFile("b.claims", manyClaims());
  const std::string journal = temporaryFile("x", "") + ".journal";
  // A journal is of one build of the program.
  ASSERT_EQ(runApart({"verify", quick, "--resume", journal}).status, 0);
  const Ran stopped = runAndInterrupt({"verify", quick, slow, "--resume", journal, "--progress"});
  EXPECT_EQ(stopped.status, 130) << stopped.out << stopped.err;
  EXPECT_TRUE(contains(stopped.out, "1 subject in 1 file: 1 as expected, 0 not, interrupted\n"))
      << stopped.out;
  const Ran again = runApart({"verify", quick, "--resume", journal});
  EXPECT_EQ(again.status, 0) << again.out;
  EXPECT_TRUE(contains(again.out, "taken from the journal: 1 row\n")) << again.out;
}

TEST(VerifyResume, AnInterruptDoesNotWaitForAProof) {
  const auto begin = std::chrono::steady_clock::now();
  const Ran stopped = runAndInterrupt({"verify", "corpus/validation/elementwise_add.ll", "--progress"});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_EQ(stopped.status, 130) << stopped.out << stopped.err;
  EXPECT_TRUE(contains(stopped.out, "0 subjects in 0 files: 0 as expected, 0 not, interrupted\n"))
      << stopped.out;
  EXPECT_LT(seconds, 5) << "the proof alone takes some ten";
}

}  // namespace
}  // namespace cutecheck::cli
