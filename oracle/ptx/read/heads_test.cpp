// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/heads.h"

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

TEST(Heads, CommentsOutsideOfStringsAreBlank) {
  EXPECT_EQ(ptxWithoutComments("a // b\nc /* d\n */ e"), "a     \nc     \n    e");
  EXPECT_EQ(ptxWithoutComments(".pragma \"a//b\"; c"), ".pragma \"a//b\"; c");
}

TEST(Heads, PlacesOfSourceHaveNoCode) {
  for (const char* place : {"1 2 0", "1 2 0, function_name $L__info, inlined_at 1 3 0", "1 \"a;b.cu\""})
    EXPECT_TRUE(ptxIsPlaceOfSource(place)) << place;
  for (const char* code : {"", "1 2 0 add.s32 %r1, %r1, 1;", "1 2 0 L:", "1 2 0 @%p1 ret", "1 \"a"})
    EXPECT_FALSE(ptxIsPlaceOfSource(code)) << code;
}

TEST(Heads, VersionsAndTargetsAreKnown) {
  for (const char* target : {"sm_90a", "sm_70", "sm_100a, debug", "sm_120f"})
    EXPECT_EQ(ptxWrongHead(".target", target), "") << target;
  for (const char* target : {"", "sm_20", "sm_90, map_f64_to_f32", "texmode_unified", "sm_91", "sm_90f",
                             "sm_80a", "sm_090", "sm_90 a", "sm_130"})
    EXPECT_NE(ptxWrongHead(".target", target), "") << target;
  for (const char* version : {"8.5", "6.0", "9.0"})
    EXPECT_EQ(ptxWrongHead(".version", version), "") << version;
  for (const char* version : {"1.3", "x", "99.0", "6.6", "7.9", "8.9", "9.1", "8", "8.50", "8.5 8.5", "08.5"})
    EXPECT_NE(ptxWrongHead(".version", version), "") << version;
  EXPECT_EQ(ptxWrongHead(".address_size", "64"), "");
  EXPECT_NE(ptxWrongHead(".address_size", "32"), "");
}

TEST(Heads, AMachineHasItsFirstVersion) {
  struct Row {
    const char *target, *version;
    bool taken;
  };
  for (const Row& row : {Row{"sm_90a", "8.0", true},
                         {"sm_90a", "7.8", false},
                         {"sm_100a", "8.6", true},
                         {"sm_100a", "8.5", false},
                         {"sm_103a", "8.8", true},
                         {"sm_103a", "8.6", false},
                         {"sm_75, debug", "6.2", false},
                         {"sm_80", "7.0", true}})
    EXPECT_EQ(ptxWrongHeads(row.target, row.version).empty(), row.taken) << row.target << " " << row.version;
  EXPECT_EQ(ptxWrongHeads("sm_90a", "7.8"), ".target sm_90a needs .version 8.0");
}

// What it gives back stands before its name; the code is its own.
TEST(Heads, AFunctionHasItsNameAndItsCode) {
  const std::string head = ".version 8.5\n.target sm_90a\n.address_size 64\n", code = "\n{\n\tret;\n}\n";
  const auto read = [&](const std::string& function) { return readPtx(head + function + code); };
  for (const char* function :
       {".visible .func (.param .b32 back)\n f(.param .b32 a, .param .align 4 .b8 b[8])",
        ".func f(.param .b32 a)", ".func f()"}) {
    const std::vector<PtxKernel> found = read(function);
    ASSERT_EQ(found.size(), 1U) << function;
    EXPECT_TRUE(found[0].isFunction) << function;
    EXPECT_EQ(found[0].name, "f") << function;
    EXPECT_EQ(found[0].code.size(), 1U) << function;
    EXPECT_TRUE(found[0].unread.empty()) << function << ": " << found[0].unread[0].what;
  }
  for (const char* function : {".func (.param .b32 back f(.param .b32 a)", ".func f(.param .b32 a))"}) {
    bool isRead = true;
    for (const PtxKernel& one : read(function)) isRead = isRead && one.unread.empty();
    EXPECT_FALSE(isRead) << function;
  }
}

TEST(Heads, DirectivesOfKernelsNeedTheirMachine) {
  const auto wrong = [](const std::string& head, const std::string& directive) {
    const std::vector<PtxKernel> all = readPtx(
        head + "\n.address_size 64\n.visible .entry k()\n.reqntid 32\n" + directive + "\n{\n\tret;\n}\n");
    return all.empty() ? "no kernel" : all[0].unread.empty() ? "" : all[0].unread[0].what;
  };
  const std::string hopper = ".version 7.8\n.target sm_90", ampere = ".version 9.0\n.target sm_80",
                    early = ".version 7.7\n.target sm_80";
  for (const char* one :
       {".reqnctapercluster 2", ".reqnctapercluster 2\n.explicitcluster", ".maxclusterrank 2"}) {
    EXPECT_EQ(wrong(hopper, one), "") << one;
    EXPECT_NE(wrong(ampere, one).find("needs .target sm_90 and .version 7.8"), std::string::npos) << one;
    EXPECT_NE(wrong(early, one), "") << one;
  }
  for (const char* one : {".minnctapersm 2", ".maxnreg 64"}) EXPECT_EQ(wrong(ampere, one), "") << one;
  for (const char* one : {".maxnctapersm 2", ".noreturn", ".abi_preserve 4"})
    EXPECT_NE(wrong(hopper, one), "") << one;
}

TEST(Heads, ADeclarationGivesWayToItsDefinition) {
  const std::string declared = ".visible .entry k(.param .u64 x);\n",
                    defined = ".visible .entry k(.param .u64 x)\n{\n\tret;\n}\n";
  const auto both = definitionsInPtx(declared + defined);
  ASSERT_TRUE(both.ok());
  ASSERT_EQ(both->size(), 1U);
  EXPECT_FALSE(both->front().code.empty());
  EXPECT_FALSE(definitionsInPtx(defined + defined).ok());
  EXPECT_EQ(definitionsInPtx(declared)->size(), 1U);
}

}  // namespace
}  // namespace cutecheck::ptx
