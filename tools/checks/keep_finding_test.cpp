// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tools/keep_finding, with a fuzzer made of a script: it "crashes" where the input holds an x.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

using testing::HasSubstr;

class KeepFinding : public testing::Test {
 protected:
  void SetUp() override {
    tree_.write("fuzzers/notation_fuzzer",
                "#!/bin/bash\n"
                "for file; do :; done\n"
                "grep -q x \"$file\" || exit 0\n"
                "for word; do case $word in -exact_artifact_path=*) printf x >\"${word#*=}\" ;; esac; done\n"
                "echo 'FINDING: an x' >&2\nexit 77\n",
                true);
  }
  CommandResult keep(const std::string& arguments) const {
    const std::string root = tree_.root().string();
    return runShell("cd '" + root + "' && CUTECHECK_FUZZ='" + root + "/fuzzers' CUTECHECK_BUGS='" + root +
                    "/bugs' '" + std::string(CUTECHECK_SOURCE_DIR) + "/tools/keep_finding' " + arguments +
                    " 2>&1");
  }
  TemporaryTree tree_;
};

TEST_F(KeepFinding, MinimisesAndKeepsWhereReplaysLook) {
  tree_.write("crash", "abcxdef");
  const CommandResult kept = keep("notation '" + tree_.root().string() + "/crash' an_x");
  EXPECT_EQ(kept.status, 0) << kept.output;
  EXPECT_THAT(kept.output, HasSubstr("FINDING: an x\n"));
  EXPECT_THAT(kept.output, HasSubstr("bugs/notation/an_x (1 bytes)\n"));
  EXPECT_EQ(runShell("cat '" + tree_.root().string() + "/bugs/notation/an_x'").output, "x");
}

TEST_F(KeepFinding, ARepairedOneIsKeptAsItIs) {
  tree_.write("crash", "abcdef");
  const CommandResult kept = keep("notation '" + tree_.root().string() + "/crash'");
  EXPECT_EQ(kept.status, 1) << kept.output;
  EXPECT_THAT(kept.output, HasSubstr("no finding\n"));
  EXPECT_EQ(runShell("cat '" + tree_.root().string() + "/bugs/notation/'*").output, "abcdef");
}

TEST_F(KeepFinding, ATargetOrFileThatIsNotThereIsToldApart) {
  tree_.write("crash", "x");
  EXPECT_EQ(keep("notation").status, 3);
  EXPECT_EQ(keep("notation '" + tree_.root().string() + "/none'").status, 3);
  EXPECT_THAT(keep("swizzle '" + tree_.root().string() + "/crash'").output, HasSubstr("is not built"));
}

}  // namespace
}  // namespace cutecheck::checks
