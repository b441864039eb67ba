// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tools/test reports, on a small project whose tests pass, fail and skip as the case needs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

class TestScript : public testing::Test {
 protected:
  void SetUp() override {
    const std::string tools = std::string(CUTECHECK_SOURCE_DIR) + "/tools/";
    for (const char* script : {"test", "common.bash"}) {
      project_.write(std::string("tools/") + script, runShell("cat '" + tools + script + "'").output, true);
    }
    project_.write("tools/setup", "#!/bin/sh\n", true);
    project_.write("tools/long_tests", "# none\n");
    project_.write("CMakePresets.json", R"({"version": 6, "configurePresets": [)" + preset("release") + "," + preset("gcc") +
                                            "," + preset("asan") + "]}");
  }

  // A preset without compiler; the tests see its name.
  static std::string preset(const std::string& name) {
    return R"({"name": ")" + name + R"(", "generator": "Ninja", "binaryDir": "${sourceDir}/build/)" + name +
           R"(", "cacheVariables": {"LEG": ")" + name + R"("}})";
  }

  // `tests` are CMake commands; T(name command...) adds a test that skips on status 77.
  CommandResult test(const std::string& tests, const std::string& arguments = "") {
    project_.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES NONE)\nenable_testing()\n"
                                     "function(T name)\n  add_test(NAME ${name} COMMAND ${ARGN})\n"
                                     "  set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77 LABELS \"${name}\")\n"
                                     "endfunction()\n" + tests);
    return runShell("'" + project_.root().string() + "/tools/test' " + arguments);
  }

  TemporaryTree project_;
};

TEST_F(TestScript, CountsWhatPassedAndSkippedByName) {
  const auto result = test("T(Size.C1 true)\nT(Size.C2 true)\nT(Ptx.Assembles sh -c \"exit 77\")\n", "--only release");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, HasSubstr("release: ran 2 tests: Size 2\n"));
  EXPECT_THAT(result.output, HasSubstr("skipped  release: Ptx.Assembles\n"));
  EXPECT_THAT(result.output, EndsWith("\n2 passed, 0 failed, 1 skipped\n"));
}

TEST_F(TestScript, RunsTheReleaseLeg) {
  const auto result = test("T(Size.C1 true)\n");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, HasSubstr("release: ran 1 tests"));
  EXPECT_THAT(result.output, EndsWith("\n1 passed, 0 failed, 0 skipped\n"));
}

TEST_F(TestScript, AllRunsEveryLeg) {
  const auto result = test("T(Size.C1 true)\n", "--all");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, EndsWith("\n3 passed, 0 failed, 0 skipped\n"));
}

TEST_F(TestScript, LongTestsAreLeftToTheirOption) {
  project_.write("tools/long_tests", "# why\nSlow.*  # two of them\n");
  const std::string tests = "T(Size.C1 true)\nT(Slow.C1 true)\nT(Slow.C2 false)\nT(NotSlow.C1 true)\n";
  const auto left = test(tests);
  EXPECT_EQ(left.status, 0) << left.output;
  EXPECT_THAT(left.output, HasSubstr("skipped  release: Slow.* (long; --long runs it)\n"));
  EXPECT_THAT(left.output, EndsWith("\n2 passed, 0 failed, 1 skipped\n"));
  const auto all = test(tests, "--long");
  EXPECT_THAT(all.output, HasSubstr("FAILED   release: Slow.C2\n"));
  EXPECT_THAT(all.output, EndsWith("\n3 passed, 1 failed, 0 skipped\n"));
}

// Commits one after another may name one sixth; the six sixths are all.
TEST_F(TestScript, AllRunsASixthOfTheLongTests) {
  project_.write("tools/long_tests", "Slow.C0\nSlow.C1\nSlow.C2\nSlow.C3\nSlow.C4\nSlow.C5\nSlow.C6\n");
  const std::string tests =
      "if(LEG STREQUAL release)\nforeach(i RANGE 6)\n  T(Slow.C${i} true)\nendforeach()\nendif()\n"
      "T(Size.C1 true)\n";
  for (const auto& [sixth, runs] : {std::pair(0, "C0 C6"), {1, "C5"}, {2, "C4"}, {3, "C3"}, {4, "C2"}, {5, "C1"}}) {
    ::setenv("CUTECHECK_SIXTH", std::to_string(sixth).c_str(), 1);
    const auto result = test(tests, "--all");
    EXPECT_EQ(result.status, 0) << result.output;
    for (const std::string one : {"C0", "C1", "C2", "C3", "C4", "C5", "C6"})
      EXPECT_EQ(std::string(runs).find(one) == std::string::npos,
                result.output.find("skipped  release: Slow." + one + " (long; --long runs it)") !=
                    std::string::npos)
          << sixth << one;
  }
  ::unsetenv("CUTECHECK_SIXTH");
  const auto all = test(tests, "--all --long");
  EXPECT_THAT(all.output, EndsWith("\n10 passed, 0 failed, 0 skipped\n"));
}

TEST_F(TestScript, ALongTestThatIsNoneFails) {
  project_.write("tools/long_tests", "Slow.C1\n");
  const auto result = test("T(Size.C1 true)\nT(SlowXC1 true)\n", "--long");
  EXPECT_THAT(result.output, HasSubstr("FAILED   tools/long_tests names no test: Slow.C1\n"));
  EXPECT_THAT(result.output, EndsWith("\n2 passed, 1 failed, 0 skipped\n"));
}

// More names than a pipe holds after the one that is looked for.
TEST_F(TestScript, ALongTestIsFoundBeforeManyOthers) {
  project_.write("tools/long_tests", "Slow.C1\n");
  const auto result = test("T(Slow.C1 true)\nstring(REPEAT x 1000 long)\nforeach(i RANGE 1 200)\n"
                           "  T(A.C${i}${long} true)\nendforeach()\n", "--long");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, EndsWith("\n201 passed, 0 failed, 0 skipped\n"));
}

TEST_F(TestScript, AFailureIsNamedAndEndsTheRun) {
  const auto result = test("T(Size.C1 true)\nT(Size.C2 false)\n", "--all");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("FAILED   release: Size.C2\n"));
  EXPECT_THAT(result.output, HasSubstr("not run  gcc"));
  EXPECT_THAT(result.output, EndsWith("\n1 passed, 1 failed, 0 skipped\n"));
}

TEST_F(TestScript, KeepGoingRunsTheOtherLegs) {
  const std::string tests = "T(Size.C1 true)\nif(LEG STREQUAL release)\nT(Size.C2 false)\nendif()\n";
  const auto result = test(tests, "--all --keep-going");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, EndsWith("\n3 passed, 1 failed, 0 skipped\n"));
}

TEST_F(TestScript, AFailedBuildFails) {
  const std::string tests = "T(Size.C1 true)\nadd_custom_target(broken ALL COMMAND echo the compiler said no COMMAND false)\n";
  const auto stopped = test(tests, "--only gcc");
  EXPECT_EQ(stopped.status, 1);
  EXPECT_THAT(stopped.output, HasSubstr("the compiler said no"));
  EXPECT_THAT(stopped.output, HasSubstr("FAILED   gcc: build\n"));
  EXPECT_THAT(stopped.output, EndsWith("\n0 passed, 1 failed, 0 skipped\n"));
  EXPECT_THAT(test(tests, "--only gcc --keep-going").output, EndsWith("\n1 passed, 1 failed, 0 skipped\n"));
}

TEST_F(TestScript, AFailedConfigurationFails) {
  const auto result = test("message(FATAL_ERROR \"no such library\")\n", "--only asan");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("no such library"));
  EXPECT_THAT(result.output, EndsWith("\n0 passed, 1 failed, 0 skipped\n"));
}

TEST_F(TestScript, NoTestsIsAFailure) {
  EXPECT_EQ(test("", "--only release").status, 1);
  const auto skipped = test("T(Ptx.Assembles sh -c \"exit 77\")\n", "--only release");
  EXPECT_EQ(skipped.status, 1);
  EXPECT_THAT(skipped.output, HasSubstr("no test ran\n"));
  EXPECT_EQ(test("T(Size.C1 true)\n", "--only release --label Other").status, 1);
}

TEST_F(TestScript, ALegWithoutTestsIsAFailure) {
  const auto result = test("if(LEG STREQUAL release)\nT(Size.C1 true)\nendif()\n", "--all --keep-going");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("FAILED   gcc: no test ran\n"));
  EXPECT_THAT(result.output, EndsWith("\n1 passed, 2 failed, 0 skipped\n"));
}

TEST_F(TestScript, ALabelSelects) {
  const std::string two = "T(Two true)\nset_tests_properties(Two PROPERTIES LABELS \"other Size\")\n";
  const auto result = test("T(Size true)\nT(Sizes false)\n" + two, "--only release --label Size");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, EndsWith("\n2 passed, 0 failed, 0 skipped\n"));
}

TEST_F(TestScript, UsageErrorsAreThree) {
  for (const char* arguments : {"--only nowhere", "--only", "--only 'release gcc'", "--jobs 0", "--jobs two", "--label"}) {
    const auto result = test("T(Size.C1 true)\n", arguments);
    EXPECT_EQ(result.status, 3) << arguments;
    EXPECT_THAT(result.output, Not(HasSubstr("passed"))) << arguments;
  }
}

}  // namespace
}  // namespace cutecheck::checks
