// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files that commands write: whole or not at all, and the reason where not. Also through each command that
// writes one.
#include "tools/answers/write_file.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string freshFolder() {
  const fs::path folder = fs::path(temporaryFile("x", "")).parent_path() / "written";
  fs::create_directories(folder);
  return folder.string();
}

size_t filesIn(const std::string& folder) {
  return static_cast<size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(WriteFile, WritesTheWholeFileOverAnOlderOne) {
  const std::string folder = freshFolder(), file = folder + "/a";
  EXPECT_EQ(notWritten(file, "old and long"), std::nullopt);
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("a", folder + "/link");
  EXPECT_EQ(notWritten(folder + "/link", "new"), std::nullopt);
  EXPECT_EQ(readAll(file), "new");
  EXPECT_TRUE(fs::is_symlink(folder + "/link"));
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(filesIn(folder), 2u);
}

TEST(WriteFile, SaysWhyNot) {
  const std::string folder = freshFolder();
  EXPECT_EQ(notWritten("/dev/full", "a"), "cannot write /dev/full: No space left on device");
  EXPECT_EQ(notWritten(folder, "a"), "cannot write " + folder + ", which is a folder; name a file in it");
  const std::string nowhere = folder + "/no";
  EXPECT_EQ(notWritten(nowhere + "/a", "a"), "cannot write " + nowhere + "/a: there is no folder '" +
                                                 nowhere + "'; make it first, or leave it out");
  EXPECT_EQ(notWritable(nowhere + "/a"), notWritten(nowhere + "/a", "a"));
  EXPECT_EQ(notWritable(folder), notWritten(folder, "a"));
  EXPECT_EQ(notWritable(folder + "/a"), std::nullopt);
  EXPECT_EQ(filesIn(folder), 0u);
}

// A device of 4 KiB would be the proof; a limit of the process is the same to a write.
TEST(WriteFile, AFailedWriteLeavesTheOldFile) {
  const std::string folder = freshFolder(), file = folder + "/a.svg";
  std::ofstream(file) << "old";
  const Ran ran = runShell("trap '' XFSZ; ulimit -f 1; cutecheck draw '(32,32):(32,1)' --svg " + file +
                           " 2>&1; echo exit $?");
  EXPECT_THAT(ran.out, HasSubstr("cannot write " + file + ": File too large"));
  EXPECT_THAT(ran.out, HasSubstr("exit 3\n"));
  EXPECT_EQ(readAll(file), "old");
  EXPECT_EQ(filesIn(folder), 1u);
  EXPECT_EQ(run({"draw", "(32,32):(32,1)", "--svg", file}).status, 0);
  EXPECT_NE(readAll(file), "old");
}

// Each command that writes a file, with the option whose value stands behind it; and what else its folder
// then has.
TEST(WriteFile, EachCommandNamesPathAndReason) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string journal = claims + ".whole";
  ASSERT_EQ(run({"check", claims, "--journal", journal}).status, 0);
  const std::vector<std::string> lines = {
      "draw '(8,8):(8,1)' --svg ",
      "prove 'M == M' --certificate ",
      "prove 'M == M' --emit-smt2 ",
      "check " + claims + " --sarif ",
      "check " + claims + " --journal ",
      "verify " + claims + " --resume ",
      "merge " + journal + " --out ",
      "kernel run corpus/ptx/scale.ptx --buffer x=256 --buffer y=256 --out y=",
  };
  for (const std::string& line : lines)
    for (const std::string& path : {std::string("/dev/full"), std::string("/nowhere/a"), freshFolder()}) {
      const Ran ran = runShell("cutecheck " + line + path + " 2>&1; echo exit $?");
      EXPECT_THAT(ran.out, HasSubstr(path)) << line;
      EXPECT_THAT(ran.out,
                  testing::AnyOf(HasSubstr("No space left on device"), HasSubstr("there is no folder"),
                                 HasSubstr("No such file or directory"), HasSubstr("which is a folder"),
                                 HasSubstr("must be a file")))
          << line;
      EXPECT_THAT(ran.out, HasSubstr("exit 3\n")) << line;
    }
  for (const std::string& line : lines) {
    const Ran ran = runShell("cutecheck " + line + freshFolder() + "/a >/dev/null; echo exit $?");
    EXPECT_EQ(ran.out, "exit 0\n") << line;
  }
}

}  // namespace
}  // namespace cutecheck::cli
