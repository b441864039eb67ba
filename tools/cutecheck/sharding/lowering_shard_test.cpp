// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --shard of verify and golden.
#include <fstream>

#include <gtest/gtest.h>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

// The command in one process and in two shards, merged; the two results are the same bytes.
std::string wholeOf(const std::vector<std::string>& command, int status) {
  const std::string stem = temporaryFile("x", "");
  std::vector<std::string> journals;
  for (const std::string part : {"0/1", "0/2", "1/2"}) {
    std::vector<std::string> arguments = command;
    journals.push_back(stem + part.substr(0, 1) + part.substr(2));
    arguments.insert(arguments.end(), {"--shard", part, "--journal", journals.back()});
    const Ran ran = run(arguments);
    EXPECT_LE(ran.status, status) << ran.out << ran.err;
  }
  const Ran merged = run({"merge", journals[1], journals[2], "--out", stem + "merged"});
  EXPECT_EQ(merged.status, status) << merged.out << merged.err;
  EXPECT_EQ(readAll(stem + "merged"), readAll(journals[0]));
  return readAll(stem + "merged");
}

TEST(LoweringShards, VerifyMergesToOneProcess) {
  const std::string module = temporaryFile("offset.mlir", kModule);
  const std::string claims =
      temporaryFile("a.claims", "expect Proved: 4:1 == 5:1\nexpect Proved: 4:1 == 4:1\n");
  const std::string text = wholeOf({"verify", module, claims}, 1);
  EXPECT_NE(text.find("\"verdict\":\"Proved\",\"derivations\":[\""), std::string::npos) << text;
  EXPECT_NE(text.find("\"verdict\":\"Proved, Refuted\""), std::string::npos) << text;
  const std::string odd = temporaryFile("odd.name", "x");
  EXPECT_EQ(run({"verify", odd, "--journal", odd + ".journal"}).status, 3) << "no format has this name";
}

TEST(LoweringShards, GoldenMergesToOneProcess) {
  EXPECT_NE(wholeOf({"golden", "--only=ldmatrix/*"}, 0).find("\"verdict\":\"same\""), std::string::npos);
  const std::string journal = temporaryFile("x", "") + ".journal";
  EXPECT_EQ(run({"golden", "--only=nothing", "--journal", journal}).status, 3) << "nothing is selected";
  EXPECT_EQ(run({"golden", "--list", "--journal", journal}).status, 3) << "only a check has shards";
}

}  // namespace
}  // namespace cutecheck::cli
