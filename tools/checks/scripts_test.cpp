// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scripts: their syntax, and what tools/setup does on systems made of fake commands, so that no
// package is installed and no connection opened here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/checks/source_tree.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kRoot = CUTECHECK_SOURCE_DIR;

std::vector<SourceFile> scripts() {
  std::vector<SourceFile> found;
  for (const SourceFile& file : readSourceTree(kRoot).files) {
    if (file.isScript() || file.path.ends_with(".bash")) found.push_back(file);
  }
  return found;
}

TEST(Scripts, AreExecutableAndParse) {
  EXPECT_GE(scripts().size(), 5u);
  for (const SourceFile& script : scripts()) {
    EXPECT_EQ(script.executable, script.isScript()) << script.path;
    const CommandResult result = runShell("bash -n '" + kRoot + "/" + script.path + "'");
    EXPECT_EQ(result.status, 0) << script.path << '\n' << result.output;
  }
}

TEST(Scripts, ASyntaxErrorIsFound) {
  TemporaryTree tree;
  tree.write("bad", "#!/usr/bin/env bash\nif true; then\n");
  EXPECT_NE(runShell("bash -n '" + tree.root().string() + "/bad'").status, 0);
}

TEST(Scripts, PassShellcheck) {
  if (runShell("command -v shellcheck").status != 0) GTEST_SKIP() << "shellcheck is not installed";
  std::string command = "cd '" + kRoot + "' && shellcheck -x";
  for (const SourceFile& script : scripts()) command += " '" + script.path + "'";
  const CommandResult result = runShell(command);
  EXPECT_EQ(result.status, 0) << result.output;
}

TEST(Scripts, RefuseUnknownOptions) {
  for (const char* script : {"tools/setup", "tools/test", "tools/quickstart"}) {
    const CommandResult result = runShell("'" + kRoot + "/" + script + "' --no-such-option");
    EXPECT_EQ(result.status, 3) << script << '\n' << result.output;
    EXPECT_THAT(result.output, HasSubstr("--no-such-option")) << script;
  }
}

TEST(Scripts, HelpIsTheirHeader) {
  for (const char* script : {"tools/setup", "tools/test", "tools/quickstart"}) {
    const CommandResult result = runShell("'" + kRoot + "/" + script + "' --help");
    EXPECT_EQ(result.status, 0) << script;
    EXPECT_THAT(result.output, HasSubstr(script)) << result.output;
    EXPECT_THAT(result.output, Not(HasSubstr("set -euo"))) << result.output;
  }
}

// A build beside a fake ninja, which takes its time; what is printed is read through a pipe, as a CI job's log is.
CommandResult builtBy(const std::string& ninja, const std::string& then = "") {
  TemporaryTree tree;
  tree.write("bin/ninja", "#!/usr/bin/env bash\n" + ninja, true);
  const std::string root = tree.root().string();
  return runShell("cd '" + root + "' && PATH='" + root +
                  "/bin':$PATH CUTECHECK_PROGRESS_S=0.1 bash -c 'set -euo pipefail; . \"" + kRoot +
                  "/tools/common.bash\"; build release 2 all; " + then + "'");
}

TEST(Scripts, ABuildInALogSaysHowFarItIs) {
  const CommandResult built = builtBy("echo '[3/9] Building one'; sleep 1\n", "echo done");
  EXPECT_EQ(built.status, 0) << built.output;
  EXPECT_THAT(built.output, HasSubstr("the output: build/release/build.log\n"));
  EXPECT_THAT(built.output, HasSubstr("built [3/9]\n"));
  EXPECT_THAT(built.output, Not(HasSubstr("Building one")));
  EXPECT_THAT(built.output, HasSubstr("done\n"));
}

TEST(Scripts, ABuildThatFailsInALogFails) {
  const CommandResult built =
      builtBy("echo '[3/9] Building one'; sleep 1; echo 'error: no such thing'; exit 7\n", "echo done");
  EXPECT_EQ(built.status, 7) << built.output;
  EXPECT_THAT(built.output, HasSubstr("error: no such thing\n"));
  EXPECT_THAT(built.output, Not(HasSubstr("done\n")));
}

// A system of fake commands. dpkg-query knows the packages named in the file `installed`; apt-get install
// adds to it; every call of apt-get and sudo is written to `calls`.
class Setup : public testing::Test {
 protected:
  void SetUp() override {
    const std::string bin = "#!/usr/bin/env bash\n";
    fake_.write("bin/dpkg-query", bin + "name=${!#}; grep -qx -- \"$name\" \"$FAKE/installed\" && echo -n installed\n", true);
    fake_.write("bin/apt-get", bin + R"(echo "apt-get $*" >>"$FAKE/calls"
[ ! -e "$FAKE/locked" ] || { rm "$FAKE/locked"; echo 'E: Could not get lock /var/lib/apt/lists/lock.'; exit 100; }
[[ " $* " != *' install '* ]] || [ -e "$FAKE/broken" ] || printf '%s\n' "$@" >>"$FAKE/installed"
[[ " $* " != *' install '* || ! -e "$FAKE/broken" ]] || { echo 'E: disk full'; exit 100; }
)", true);
    fake_.write("bin/apt-cache", bin + "echo '  Candidate: 1.0'\n", true);
    fake_.write("bin/id", bin + "cat \"$FAKE/uid\"\n", true);
    fake_.write("bin/sudo", bin + "echo \"sudo $*\" >>\"$FAKE/calls\"; [ \"$1\" != -n ] || shift; exec \"$@\"\n", true);
    fake_.write("uid", "0\n");
    fake_.write("installed", "");
    fake_.write("calls", "");
    fake_.write("os-release", "ID=debian\nVERSION_ID=\"12\"\n");
  }

  CommandResult setup(const std::string& arguments = "") {
    return runShell("export FAKE='" + fake_.root().string() +
                    "'; PATH=\"$FAKE/bin:$PATH\" CUTECHECK_OS_RELEASE=\"$FAKE/os-release\" '" + kRoot +
                    "/tools/setup' " + arguments);
  }
  std::string calls() { return runShell("cat '" + fake_.root().string() + "/calls'").output; }
  void installAllBut(const std::string& name) {
    fake_.write("installed", runShell("'" + kRoot + "/tools/setup' --print | grep -vx '" + name + "'").output);
  }

  TemporaryTree fake_;
};

TEST_F(Setup, PrintListsPackagesAlone) {
  const CommandResult result = setup("--print");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.output, HasSubstr("clang-22\n"));
  EXPECT_THAT(result.output, Not(HasSubstr(" ")));
  EXPECT_EQ(calls(), "");
}

TEST_F(Setup, QuietAndOfflineWhenAllIsPresent) {
  installAllBut("");
  const CommandResult result = setup();
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(calls(), "");
  EXPECT_EQ(setup("--check").status, 0);
}

TEST_F(Setup, CheckNamesTheMissingAndChangesNothing) {
  installAllBut("libz3-dev");
  const CommandResult result = setup("--check");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("missing: libz3-dev\n"));
  EXPECT_EQ(calls(), "");
}

TEST_F(Setup, InstallsTheMissingAlone) {
  installAllBut("libz3-dev");
  const CommandResult result = setup();
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(calls(), HasSubstr("update\n"));
  EXPECT_THAT(calls(), HasSubstr("install --no-install-recommends libz3-dev\n"));
  EXPECT_THAT(calls(), Not(HasSubstr("sudo")));
  EXPECT_EQ(setup().output, "");
}

TEST_F(Setup, UsesSudoWhenNotRoot) {
  installAllBut("libz3-dev");
  fake_.write("uid", "1000\n");
  EXPECT_EQ(setup().status, 0);
  EXPECT_THAT(calls(), HasSubstr("sudo env DEBIAN_FRONTEND=noninteractive"));
}

TEST_F(Setup, WaitsForAnotherApt) {
  installAllBut("libz3-dev");
  fake_.write("locked", "");
  const CommandResult result = setup();
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, HasSubstr("waiting for it"));
}

TEST_F(Setup, AFailedInstallIsSaid) {
  installAllBut("libz3-dev");
  fake_.write("broken", "");
  const CommandResult result = setup();
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.output, HasSubstr("disk full"));
  EXPECT_THAT(result.output, HasSubstr("could not install: libz3-dev"));
}

TEST_F(Setup, AnotherSystemIsRefused) {
  installAllBut("libz3-dev");
  fake_.write("os-release", "ID=ubuntu\nVERSION_ID=\"24.04\"\n");
  const CommandResult result = setup();
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.output, HasSubstr("ubuntu 24.04"));
  EXPECT_EQ(calls(), "");
}

// Every command of the repository that a document tells the reader to run exists.
TEST(Documents, NameCommandsThatExist) {
  int named = 0;
  for (const char* path : {"README.md", "docs/user/ci.md", "CONTRIBUTING.md"}) {
    const SourceTree tree = readSourceTree(kRoot);
    const SourceFile* document = tree.find(path);
    ASSERT_TRUE(document) << path;
    for (const std::string& line : document->lines) {
      for (const char* prefix : {"tools/", ".ci/"}) {
        const size_t begin = line.find(prefix);
        if (begin == std::string::npos || (begin > 0 && line[begin - 1] == '/' && line.find("bin/") != std::string::npos)) continue;
        const size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz_./", begin);
        std::string name = line.substr(begin, end - begin);
        while (name.ends_with('.')) name.pop_back();
        if (name.ends_with('/')) name.pop_back();
        ++named;
        EXPECT_TRUE(std::filesystem::exists(kRoot + "/" + name)) << path << ": " << name;
      }
    }
  }
  EXPECT_GT(named, 5);
}

}  // namespace
}  // namespace cutecheck::checks
