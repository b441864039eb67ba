// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declarations and what stands around code, each that ptxas 13.0 takes beside ones that it refuses.
#include "oracle/ptx/read/declarations.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {
namespace {

std::string unreadIn(const std::string& text) {
  const std::vector<PtxKernel> all = readPtx(text);
  if (all.empty()) return "no kernel";
  std::string found;
  for (const PtxUnread& one : all[0].unread) found += one.what + "; ";
  for (const PtxInstruction& one : all[0].code) found += one.unread.empty() ? "" : one.unread + "; ";
  return found;
}

// A kernel, with what stands in the module, behind its parameters, and in its code.
std::string inKernel(const std::string& code, const std::string& head = "", const std::string& module = "",
                     const std::string& parameters = ".param .u64 x, .param .u64 y") {
  return unreadIn(".version 9.0\n.target sm_90a\n.address_size 64\n" + module + "\n.visible .entry k(" +
                  parameters + ")\n" + head + "\n{\n" + code + "\nret;\n}\n");
}

TEST(Declarations, OneScopeHasANameOnce) {
  for (const char* code : {"bra L; L: {bra L; L: ret;}", ".reg .b32 r; {.reg .b64 r;}", ".reg .b32 k;",
                           ".shared .b32 s; {.shared .b64 s;}", "{.reg .b32 r;} {.reg .b64 r;}",
                           ".reg .b32 q<4>, q4;", ".reg .b32 q<4>, q;", ".reg .b32 q<5>; .reg .f32 q1<2>;",
                           ".reg .b32 q<0>, q0;", ".reg .b32 q<4>; {.reg .b64 q<4>;}", ".reg .b32 Q, q;"})
    EXPECT_EQ(inKernel(code), "") << code;
  for (const char* code : {"bra L; L: L: ret;",
                           ".reg .b32 L; bra L; L: ret;",
                           "bra x; x: ret;",
                           ".shared .b32 s; s: ret;",
                           ".reg .b32 r; .reg .b32 r;",
                           ".reg .b32 r, r;",
                           ".reg .b32 x;",
                           ".shared .b32 s; .reg .b32 s;",
                           ".shared .b32 s; .shared .b64 s;",
                           ".shared .b32 x;",
                           ".reg .b32 q<4>, q1;",
                           ".reg .b32 q1, q<4>;",
                           ".reg .b32 q<4>; .reg .f32 q<3>;",
                           ".reg .b32 q<12>; .reg .f32 q1<2>;",
                           ".reg .f32 q1<2>; .reg .b32 q<12>;",
                           ".reg .b32 q<4>, q01;",
                           ".local .b32 l; .local .b32 l;",
                           ".local .b32 l; .reg .b32 l;",
                           ".param .b32 x;",
                           "L: .reg .b32 L;"})
    EXPECT_NE(inKernel(code).find("declared twice"), std::string::npos) << code << inKernel(code);
}

TEST(Declarations, AModuleHasANameOnce) {
  for (const char* module : {".global .b32 g;", ".extern .global .b32 g; .extern .global .b32 g;",
                             ".extern .shared .b8 g[]; .extern .shared .b8 g[];", ".global .b32 g, h;"})
    EXPECT_EQ(inKernel("", "", module), "") << module;
  for (const char* module :
       {".global .u32 g; .global .u32 g;", ".global .b32 g; .shared .b32 g;", ".global .b32 g, g;",
        ".shared .b32 g; .shared .b32 g;", ".const .b32 g; .global .b32 g;",
        ".visible .global .b32 g; .visible .global .b32 g;", ".global .b32 k;",
        ".extern .shared .b8 g[]; .extern .shared .b32 g[];"})
    EXPECT_NE(inKernel("", "", module).find("declared twice"), std::string::npos) << module;
  EXPECT_NE(inKernel("", "", "", ".param .u64 x, .param .u64 x").find("x is declared twice"),
            std::string::npos);
}

TEST(Declarations, NamesAreIdentifiers) {
  for (const char* one : {"a", "a1", "a$", "_1", "$L", "%r", "%5", "a_b"})
    EXPECT_TRUE(ptxIsIdentifier(one)) << one;
  for (const char* one : {"", "9a", "9", "$", "%", "_", "a%", "L%5", "a.b", "a-b", "%%a"})
    EXPECT_FALSE(ptxIsIdentifier(one)) << one;
  for (const char* code : {"L%5: ret;", "9L: ret;", ".reg .b32 9a;", ".shared .b32 a%;"})
    EXPECT_NE(inKernel(code), "") << code;
  EXPECT_NE(inKernel("", "", "", ".param .u64 9x"), "");
}

TEST(Declarations, TypesAndAlignments) {
  for (const char* code :
       {".reg .b128 q;", ".reg .pred q;", ".reg .f16x2 q;", ".reg .b8 q;",
        ".shared .align 16U .b8 s[2][0x10];", ".shared .v4 .b32 s;", ".shared .b32 a, b[2];",
        ".shared .align 1 .b64 s;", ".local .align 16 .b8 l[64];"})
    EXPECT_EQ(inKernel(code), "") << code;
  for (const char* code : {".reg .u128 q;",
                           ".reg .bf16 q;",
                           ".reg .b1 q;",
                           ".reg .f128 q;",
                           ".reg .tf32 q;",
                           ".reg b32 a;",
                           ".reg a;",
                           ".reg .b32 a b;",
                           ".reg .b32 .b64 a;",
                           ".reg .b32 a,,b;",
                           ".reg .b32 a,;",
                           ".reg .b32 a<2*2>;",
                           ".reg .b32 a<-1>;",
                           ".reg .b32 a<4>b;",
                           ".reg .b32 a[4];",
                           ".reg .v2 .b32 a;",
                           ".shared .pred s;",
                           ".shared .u128 s;",
                           ".shared .align 3 .b8 s[3];",
                           ".shared .align 0 .b8 s;",
                           ".shared .align 8*2 .b8 s;",
                           ".shared .align 0f00000010 .b8 s;",
                           ".shared .b32 s,;",
                           ".shared .b32 s = 5;",
                           ".shared .b32 s[0];",
                           ".shared .b32 s[];",
                           ".shared .b32 s[-1];",
                           ".shared .b32 s[2][];",
                           ".shared .b32 .align 4 s;",
                           ".shared .v3 .b32 s;",
                           ".shared .v4 .b64 s;",
                           ".shared .v2 .align 4 .b32 s;"})
    EXPECT_NE(inKernel(code).find("not read"), std::string::npos) << code << inKernel(code);
  for (const char* parameter :
       {".param .align 3 .b8 x[3]", ".param .u128 x", ".param .pred x", ".param .bf16 x", ".param .b8 x[0]",
        ".param .b8 x[8*2]", ".param .u64 .ptr .align 12 x", ".param .u64 x,", ",.param .u64 x",
        ".param .u64 x,,.param .u64 y"})
    EXPECT_NE(inKernel("", "", "", parameter), "") << parameter;
}

TEST(Declarations, DirectivesStandWhereTheyMay) {
  for (const char* head : {".reqntid 32", ".maxntid 32\n.minnctapersm 2", ".reqntid 8, 4, 1\n.maxnreg 32",
                           ".reqntid 32\n.reqnctapercluster 2"})
    EXPECT_EQ(inKernel("", head), "") << head;
  for (const char* head : {".reqntid 0", ".reqntid 32,", ".reqntid ,32", ".reqntid", ".reqntid 32 32",
                           ".reqntid 32;", ".reqntid 8*4", ".reqntid 32,1,1,1", ".reqntid 32\n.maxntid 32",
                           ".maxntid 32\n.reqntid 32", ".maxnreg 0", ".maxnreg", ".maxnreg 32,32",
                           ".minnctapersm 0", ".reqnctapercluster 2\n.maxclusterrank 2", ".reg .b32 a;",
                           ".shared .b32 s;", ".version 9.0", ".visible"})
    EXPECT_NE(inKernel("", head), "") << head;
  for (const char* code : {".maxntid 32", ".maxnreg 32", ".minnctapersm 2", ".reqntid 32", ".version 9.0",
                           ".target sm_90a", ".extern .shared .b32 a[];", ";", ".section .debug_str { .b8 1 }"})
    EXPECT_NE(inKernel(code), "") << code;
  EXPECT_EQ(inKernel("", "", ".section .debug_str\n{\n.b8 1\n}"), "");
  for (const char* module :
       {".reg .b32 %rg;", ".param .b32 z;", ".local .b32 z;", ".maxntid 32", ".maxnreg 32", ".minnctapersm 2",
        ".reqnctapercluster 2", "ret;", "L:", "{}", ";", ".version 9.0", ".target sm_90a"})
    EXPECT_NE(inKernel("", "", module), "") << module;
}

TEST(Declarations, OperandsAreWhole) {
  const std::string registers = ".reg .b32 %r<9>; .reg .b64 %d<9>; ";
  for (const char* one : {"add.u32 %r1, %r2, %r3;", "ld.global.v2.u32 {%r1, %r2}, [%d1];"})
    EXPECT_EQ(inKernel(registers + one), "") << one;
  for (const char* one :
       {"add.u32 %r1, %r2, %r3,;", "add.u32 %r1,, %r2, %r3;", "add.u32 , %r1, %r2;",
        "ld.global.v2.u32 {%r1, %r2,}, [%d1];", "ld.global.v2.u32 {%r1,, %r2}, [%d1];", "ret ,;"})
    EXPECT_NE(inKernel(registers + one).find("an operand is missing"), std::string::npos)
        << one << inKernel(registers + one);
}

}  // namespace
}  // namespace cutecheck::ptx
