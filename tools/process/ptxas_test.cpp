// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/ptxas.h"

#include <gtest/gtest.h>

namespace cutecheck::cli {
namespace {

TEST(Ptxas, ReadsCostsOfEachEntry) {
  const Assembly assembly = readPtxas(
      "ptxas info    : 0 bytes gmem\n"
      "ptxas info    : Compiling entry function 'one' for 'sm_90a'\n"
      "ptxas info    : Function properties for one\n"
      "    192 bytes stack frame, 16 bytes spill stores, 24 bytes spill loads\n"
      "ptxas info    : Used 48 registers, used 0 barriers, 192 bytes cumulative stack size\n"
      "ptxas info    : Compiling entry function 'two' for 'sm_90a'\n"
      "ptxas info    : Function properties for two\n"
      "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
      "ptxas info    : Used 9 registers, used 0 barriers\n",
      true);
  EXPECT_TRUE(assembly.accepted);
  ASSERT_EQ(assembly.entries.size(), 2u);
  EXPECT_EQ(assembly.entries[0].name, "one");
  EXPECT_EQ(toString(assembly.entries[0]), "48 registers, 192 bytes of stack, 16 bytes spilled, 24 reloaded");
  EXPECT_EQ(assembly.entries[1].name, "two");
  EXPECT_EQ(toString(assembly.entries[1]), "9 registers");
  EXPECT_TRUE(assembly.messages.empty());
}

TEST(Ptxas, AFunctionThatIsNoEntryHasNoCost) {
  const Assembly assembly = readPtxas(
      "ptxas info    : Function properties for helper\n"
      "    8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n",
      true);
  EXPECT_TRUE(assembly.entries.empty());
}

TEST(Ptxas, KeepsErrorsAndWarnings) {
  const Assembly assembly = readPtxas(
      "ptxas module.ptx, line 7; error   : Unknown symbol 'x'\nptxas fatal   : Ptx assembly aborted due to "
      "errors\n",
      false);
  EXPECT_FALSE(assembly.accepted);
  ASSERT_EQ(assembly.messages.size(), 2u);
  EXPECT_EQ(assembly.messages[0], "ptxas module.ptx, line 7; error   : Unknown symbol 'x'");
}

constexpr const char* kPtx = ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry f() { ret; }\n";

TEST(Ptxas, AProgramThatCannotRunIsAnError) {
  const Expected<Assembly> none = assemble("/nonexistent/ptxas", kPtx, "sm_90a");
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.error().rule, "ptxas_run");
}

TEST(Ptxas, AssemblesOrSaysWhyNot) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  const Expected<Assembly> good = assemble(*ptxas, kPtx, "sm_90a");
  ASSERT_TRUE(good.ok()) << good.error().str();
  EXPECT_TRUE(good->accepted);
  ASSERT_EQ(good->entries.size(), 1u);
  EXPECT_GT(good->entries[0].registers, 0);
  const Expected<Assembly> bad = assemble(*ptxas, std::string(kPtx) + "nonsense\n", "sm_90a");
  ASSERT_TRUE(bad.ok()) << bad.error().str();
  EXPECT_FALSE(bad->accepted);
  ASSERT_FALSE(bad->messages.empty());
  EXPECT_NE(bad->messages[0].find("module.ptx"), std::string::npos) << bad->messages[0];
  EXPECT_FALSE(assemble(*ptxas, kPtx, "sm_1")->accepted);
}

}  // namespace
}  // namespace cutecheck::cli
