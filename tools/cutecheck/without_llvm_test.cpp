// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a build without LLVM says of the commands that need it. Every build has this part; here it is asked by itself.
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>

#include "tools/cutecheck/without_llvm.h"

namespace cutecheck::cli {
namespace {

struct Typed {
  std::string command;
  bool json = false;
};

Typed type(const std::string& line) {
  CLI::App app;
  Typed typed;
  addCommandsWithoutLlvm(app, [&](const std::string& command, bool json) { typed = {command, json}; });
  app.parse(line);
  return typed;
}

TEST(WithoutLlvm, EachCommandIsNamedWithTheRepair) {
  for (const char* command : {"lower", "golden", "validate", "verify"}) {
    EXPECT_EQ(type(std::string(command) + " a.mlir --target sm_90a").command, command);
    const Diagnostic said = withoutLlvm(command);
    EXPECT_EQ(said.code, Code::kUsage);
    EXPECT_NE(said.message.find("'" + std::string(command) + "' needs LLVM"), std::string::npos) << said.message;
    EXPECT_NE(said.message.find("tools/quickstart"), std::string::npos) << said.message;
    EXPECT_EQ(said.message.find("cutecheck check") != std::string::npos, command == std::string("verify"));
  }
  EXPECT_THROW(type("prove x"), CLI::ParseError);
}

TEST(WithoutLlvm, JsonIsSeenAmongWordsThatAreNotRead) {
  EXPECT_TRUE(type("verify --report out --json corpus/").json);
  EXPECT_FALSE(type("verify --report out corpus/").json);
}

}  // namespace
}  // namespace cutecheck::cli
