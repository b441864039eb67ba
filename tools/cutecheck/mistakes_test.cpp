// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/mistakes.tsv: what a typical mistake is answered, with its place.
#include <fstream>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

TEST(Mistakes, EachIsAnsweredWithPlaceCauseAndRepair) {
  std::ifstream in(sourcePath("corpus/mistakes.tsv"));
  size_t rows = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    const size_t first = line.find('\t'), second = line.find('\t', first + 1);
    ASSERT_NE(second, std::string::npos) << line;
    const std::string place = line.substr(first + 1, second - first - 1);
    const Ran ran = runShell("cutecheck " + line.substr(0, first) + "; echo \"exit $?\"");
    EXPECT_TRUE(contains(ran.out, line.substr(second + 1))) << line << "\n" << ran.out;
    if (place != "-") EXPECT_TRUE(contains(ran.out, place + ":")) << line << "\n" << ran.out;
    EXPECT_FALSE(contains(ran.out, "exit 0\n")) << line;
    ++rows;
  }
  EXPECT_GE(rows, 30u);
}

TEST(Mistakes, WhatIsRightHasNoHint) {
  for (const char* right : {"prove 'injective((4,8):(1,4))'", "prove 'injective((4,8):(1,1))'", "eval '(4,8):(1,4)'",
                            "prove 'conflict_free((8,8):(64,8), 2, ldmatrix)'", "prove 'aligned((4,8):(1,4), 16, 2)'"})
    EXPECT_FALSE(contains(runShell(std::string("cutecheck ") + right).out, "hint:")) << right;
}

TEST(Mistakes, DescriptorTakesTheTargetOfPtx) {
  const std::string layout = "S<3,3,3> o 0 o (64,64):(64,1)";
  const std::string wanted = run({"descriptor", "encode", layout, "--arch", "sm100"}).out;
  EXPECT_FALSE(wanted.empty());
  EXPECT_EQ(run({"descriptor", "encode", layout, "--target", "sm_100a"}).out, wanted);
  EXPECT_EQ(run({"descriptor", "encode", layout, "--arch", "sm_100a"}).out, wanted);
  EXPECT_EQ(run({"descriptor", "encode", layout, "--target", "sm_80"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
