// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is refused of a text as a whole: of each what ptxas 13.0 refuses, beside its like that ptxas takes.
#include "oracle/ptx/read/gate.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace cutecheck::ptx {
namespace {

// A kernel, with what stands in the module and in its code.
std::string text(const std::string& module, const std::string& code,
                 const std::string& parameters = ".param .u64 p", const std::string& version = "8.6",
                 const std::string& machine = "sm_90a") {
  return ".version " + version + "\n.target " + machine + "\n.address_size 64\n" + module +
         "\n.visible .entry k(" + parameters +
         ")\n{\n.reg .pred p0; .reg .b16 h; .reg .b32 r, q<2>; .reg .b64 d;\n" + code + "\nret;\n}\n";
}

// What is refused of it, by what of it is not read as well.
std::string refused(const std::string& text) {
  std::string found;
  for (const PtxUnread& one : ptxRefused(text)) found += one.what + "; ";
  return found;
}
std::string unread(const std::string& text) {
  std::string found;
  for (const PtxKernel& kernel : readPtx(text)) {
    for (const PtxUnread& one : kernel.unread) found += one.what + "; ";
    for (const PtxInstruction& one : kernel.code) found += one.unread.empty() ? "" : one.unread + "; ";
  }
  return found;
}

using Codes = std::initializer_list<const char*>;

void expectInCode(const char* why, const std::string& module, Codes taken, Codes wrong) {
  for (const char* code : taken) EXPECT_EQ(unread(text(module, code)), "") << code;
  for (const char* code : wrong)
    EXPECT_NE(refused(text(module, code)).find(why), std::string::npos)
        << code << ": " << refused(text(module, code));
}

void expectInModule(const char* why, Codes taken, Codes wrong) {
  for (const char* module : taken) EXPECT_EQ(unread(text(module, "")), "") << module;
  for (const char* module : wrong)
    EXPECT_NE(refused(text(module, "")).find(why), std::string::npos)
        << module << ": " << refused(text(module, ""));
}

TEST(Gate, ANameIsDeclaredAboveItsUse) {
  expectInCode(
      "nothing declares", ".global .b32 g; .shared .b32 s;",
      {"ld.global.u32 r, [g];", "st.shared.u32 [s+4], r;", "mov.u64 d, g;", "cvta.global.u64 d, g;",
       "prefetch.global.L2 [g];", "bra L; L:", "{ bra L; } L:", "mov.u32 q1, q0;",
       "{ .reg .b32 x; mov.u32 x, r; }", "mov.u32 r, %tid.x;", "mov.u32 r, WARP_SZ;", "@p0 bra L; L:"},
      {"ld.global.u32 r, [f];", "st.shared.u32 [f], r;", "mov.u64 d, f;", "cvta.global.u64 d, f;",
       "prefetch.global.L2 [f];", "bra M; L:", "bra L; { L: }", "mov.u32 q2, q0;",
       "{ .reg .b32 x; } mov.u32 x, r;", "mov.u32 r, %foo;", "@f bra L; L:"});
  expectInCode("declared below", "", {".local .b32 l; ld.local.u32 r, [l];"},
               {"ld.local.u32 r, [l]; .local .b32 l;"});
  EXPECT_EQ(refused(text(".func f();", "call f;")), "");
  EXPECT_NE(refused(text("", "call f;") + ".func f() { ret; }\n"), "");
}

TEST(Gate, APlaceTakesWhatANameStandsFor) {
  const char* module = ".global .b32 g; .shared .b32 s; .const .b32 c; .func f() { ret; }";
  expectInCode("no operand of", module,
               {"mov.u64 d, f;", "mov.u32 r, s;", "mapa.shared::cluster.u32 r, s, r;"},
               {"mov.u64 d, L; L:", "add.u32 r, g, r;", "st.shared.u32 [r], s;", "cvta.shared.u64 d, g;",
                "cvta.to.global.u64 d, g;", "mapa.shared::cluster.u64 d, g, r;"});
  expectInCode("has 64 bits", module, {"mov.u64 d, g;", "mov.u32 r, c;"}, {"mov.u32 r, g;", "mov.b32 r, g;"});
  expectInCode(
      "no address of it there", module,
      {"ld.global.u32 r, [g];", "ld.u32 r, [s];", "ld.const.u32 r, [c];", "atom.add.u32 r, [g], 1;"},
      {"ld.shared.u32 r, [g];", "ld.u32 r, [c];", "ld.global.u32 r, [c];", "st.global.u32 [s], r;",
       "ld.u64 d, [p];", "mbarrier.init.b64 [g], 1;", "red.add.u32 [c], 1;", "prefetch.global.L2 [s];",
       "prefetch.tensormap [p];", "cp.async.ca.shared.global [g], [d], 16;",
       "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [d, {r}], [g];"});
  expectInCode("is a function", module, {"call f;"}, {"ld.global.u32 r, [f];"});
  expectInCode("only read", "", {"ld.param.u64 d, [p];", ".param .b64 a; st.param.b64 [a], d;"},
               {"st.param.u64 [p], d;", "st.param::func.u64 [p], d;"});
  expectInCode("a number is of local memory alone", module,
               {"ld.local.u32 r, [16];", "st.local.u32 [16], r;", "ld.shared.u32 r, [r+16];"},
               {"ld.shared.u32 r, [16];", "st.global.u32 [16], r;", "ld.u32 r, [-4];",
                "mbarrier.init.shared.b64 [16], 1;"});
  expectInCode("is no label", module, {"bra L; L:"}, {"bra g;", "bra f;"});
  expectInCode("is a label, and no operand", module, {"bra L; L:"}, {"bra L .pred; L:", "mov.u64 d, L; L:"});
  expectInCode("is no part of an operand", module, {"add.u32 r, r, 4;"},
               {"add.u32 r, r, @p0;", "add.u32 r, r, \"a\";"});
  expectInCode("has no part", module, {"mov.u64 d, g;"}, {"mov.u64 d, g.x;", "ld.shared.u32 r, [s.x];"});
  expectInCode("takes 0 and gives 0", module, {"call f;"}, {"call f, (r);", "call (r), f;"});
}

TEST(Gate, ADeclarationHasATypeAnAlignmentAndANameOfItsOwn) {
  expectInCode("is refused", "", {".local .v2 .b32 l;", ".local .align 4 .b32 a, b;", ".param .b8 a[40000];"},
               {".local z = 4;", ".local .pred l;", ".local .v3 .b32 l;", ".local .align 3 .b32 l;",
                ".local .b32 l = 4;", ".local .v4 .b64 l;", ".local .b32 l[];", ".local .b32 a b;",
                ".param .v2 .b32 a;", ".reg .b32 WARP_SZ;", ".reg .b32 a[4];", ".reg .b32 a = 4;",
                ".shared .b32 function_name;", ".const .texref t;"});
  EXPECT_EQ(refused(text("", ".reg .b128 x; .shared .b128 y;", ".param .u64 p", "8.3")), "");
  EXPECT_NE(refused(text("", ".reg .b128 x;", ".param .u64 p", "8.2")), "");
  EXPECT_NE(refused(text("", ".shared .b128 y;", ".param .u64 p", "8.2")), "");
  EXPECT_NE(refused(text(".global .b128 y;", "", ".param .u64 p", "8.2")), "");
}

TEST(Gate, InitialValuesAreAsManyAndOfTheKindOfTheirVariable) {
  expectInModule(
      "",
      {".global .b32 a = 4, b = 5;", ".const .b32 a[2] = {1};", ".global .b32 a[2][2] = {{1,2},{3}};",
       ".global .b32 a[] = {1,2,3};", ".global .v2 .u32 a[2] = {{1,2},{3,4}};", ".global .f32 a = -1.5;",
       ".global .f64 a = 0f3f800000;", ".global .b32 a = 1.0;", ".global .u32 a = (1 << 4) | 3;",
       ".global .u32 g; .global .u64 a[2] = {g, generic(g) + 4};",
       ".global .u32 g; .global .u8 a[2] = {0xff(g), 0xff00(g)};",
       ".func f() { ret; } .const .u64 a[1] = {f};", ".global .b32 a = WARP_SZ;"},
      {});
  expectInModule("is refused", {},
                 {".const .b32 a[2] = {1,2,3};",
                  ".global .b32 a[2] = 1;",
                  ".global .b32 a = {1};",
                  ".global .b32 a[2][2] = {1,2};",
                  ".global .b32 a[2][2] = {{1,2},{3,4},{5,6}};",
                  ".global .v2 .u32 a = {1};",
                  ".global .f32 a = 1;",
                  ".global .u32 a = 1.0;",
                  ".global .f16 a = 1.0;",
                  ".global .u64 a = f;",
                  ".shared .u32 s; .global .u64 a = s;",
                  ".global .u32 g; .global .b64 a = g;",
                  ".global .u32 g; .global .u8 a = g;",
                  ".global .u32 g; .global .u64 a = g-4;",
                  ".global .b32 a = ;",
                  ".global .b32 a = 1 2;",
                  ".global .b8 a[2] = \"a\";",
                  ".shared .b32 a = 4;",
                  ".extern .global .b32 a = 4;",
                  ".global .b32 a[2] {1,2};"});
}

TEST(Gate, ConstantsAndParametersHaveALimit) {
  expectInModule("of constant memory",
                 {".const .b8 a[65536];", ".const .b8 a[3]; .const .align 4 .b32 b[16383];"},
                 {".const .b8 a[65537];", ".const .b8 a[70000];", ".const .b8 a[40000]; .const .b8 b[40000];",
                  ".const .b8 a[5]; .const .align 4 .b32 b[16383];"});
  EXPECT_EQ(refused(text("", "", ".param .b8 z[32764]")), "");
  EXPECT_NE(refused(text("", "", ".param .b8 z[32765]")).find("at most 32764"), std::string::npos);
  EXPECT_EQ(refused(text("", "", ".param .b8 z[4352]", "8.0")), "");
  EXPECT_NE(refused(text("", "", ".param .b8 z[4353]", "8.0")).find("at most 4352"), std::string::npos);
}

TEST(Gate, LinkageAttributesAndAliasesStandWhereTheyMay) {
  expectInModule("",
                 {".weak .global .b32 g;", ".common .global .b32 g;", ".extern .shared .b32 s[];",
                  ".global .attribute(.managed) .b32 g;", ".extern .func f();",
                  ".func f() { ret; } .func g(); .alias g, f;",
                  ".func f(.param .b32 a); .func f(.param .b32 b) { ret; }"},
                 {});
  for (const char* module :
       {".extern .entry f() { ret; }", ".common .entry f() { ret; }", ".visible .visible .global .b32 g;",
        ".common .shared .b32 s;", ".visible .pragma \"nounroll\";", ".extern .func f() { ret; }",
        ".global .attribute(.foo) .b32 g;", ".attribute(.foo) .global .b32 g;",
        ".shared .attribute(.managed) .b32 s;", ".alias a, b;", ".func f() { ret; } .alias g, f;",
        ".func f() { ret; } .func g(); .alias g;", ".func f(.param .b32 a); .func f(.param .b64 b) { ret; }",
        ".func f(); .entry f() { ret; }", ".tex .u32 t;", ".global .samplerref t;"})
    EXPECT_NE(refused(text(module, "")), "") << module;
}

TEST(Gate, ListsOfLabelsAndFunctionsAreRead) {
  const char* module = ".func f() { ret; }";
  for (const char* code :
       {"t: .branchtargets L, M; brx.idx r, t; L: M:", "t: .calltargets f;",
        "t: .callprototype (.param .b32 _) _ (.param .align 8 .b8 a[16]) .noreturn;", "t: .callprototype _;"})
    EXPECT_EQ(refused(text(module, code)), "") << code;
  for (const char* code :
       {"t: .branchtargets L, M; brx.idx r, t; L:", ".branchtargets L; L:", "t: .branchtargets ; L:",
        "t: .branchtargets 4;", "brx.idx r, L; L:", "brx.idx r, t; t: .branchtargets L; L:",
        "t: .calltargets g;", "t: .calltargets k;", "t: .callprototype g ();", ".callprototype _ ();",
        "t: .callprototype ();", "t: .callprototype _ (.param .b32);", "t: .callprototype 4;", "call L; L:"})
    EXPECT_NE(refused(text(module, code)), "") << code;
}

TEST(Gate, PlacesInASourceAreRead) {
  const std::string file = ".file 1 \"a.cu\"\n",
                    inlined = ".loc 1 2 3\n.loc 1 3 3, function_name s+0, inlined_at 1 2 3\n";
  const std::string section = ".section .debug_str { s: .b8 99, 0 }\n";
  EXPECT_EQ(refused(text(file + ".file 2 \"b.cu\", 1, 2", ".loc 1 2 3")), "");
  EXPECT_EQ(refused(text(file + section, inlined)), "");
  EXPECT_NE(refused(text(file, inlined)), "") << "no section has the label";
  for (const char* code :
       {".loc 1 2", ".loc 1", ".loc 1 2 3 4", ".loc 1 2 x", ".loc 1 2 3, 4", ".loc 1 -2 3",
        ".loc 1 2 3, function_name s", ".loc 1 2 3, function_name s, inlined_at 1 2 3", ".file 2 \"b.cu\""})
    EXPECT_NE(refused(text(file + section, code)), "") << code;
  for (const char* more : {".file 1 \"b.cu\"", ".file 2", ".file \"b.cu\"", ".file 2 b", ".loc 1 2 3"})
    EXPECT_NE(refused(text(file + more, "")), "") << more;
  for (const char* taken : {".b8 255, -1", "a: .b32 b-a\nb: .b64 .debug_str+4", ""})
    EXPECT_EQ(refused(text(section + ".section .debug_x { " + taken + " }", "")), "") << taken;
  for (const char* wrong :
       {".b8 256", ".b8 -129", ".b16 65536", ".b32 1,", ".b32", ".u32 4", ".b8 \"abc\"", ".b8 1;", "s: "})
    EXPECT_NE(refused(text(section + ".section .debug_x { " + wrong + " }", "")), "") << wrong;
}

TEST(Gate, OptionsOfTheTargetAndCharacters) {
  const std::string section = ".section .debug_str { .b8 0 }";
  EXPECT_EQ(refused(text(section, "", "", "8.6", "sm_90a, debug")), "");
  EXPECT_NE(refused(text("", "", "", "8.6", "sm_90a, debug")), "");
  EXPECT_EQ(refused(text("", "", "", "8.6", "sm_90a, texmode_independent")), "");
  EXPECT_NE(refused(text("", "", "", "8.6", "sm_90a, texmode_independent, texmode_unified")), "");
  EXPECT_EQ(refused(text("", "// a")), "");
  EXPECT_NE(refused(text("", "// \xc3\xa4")).find("ASCII"), std::string::npos);
}

TEST(Gate, OtherKernelsOfTheTextAreHeldToo) {
  const std::string one = text("", "mov.u32 r, 4;");
  const auto behind = [&](const std::string& code) {
    return one + ".func f(.reg .b32 a)\n{\n.reg .b32 x;\n" + code + "\nret;\n}\n";
  };
  EXPECT_EQ(unread(behind("mov.u32 x, a;")), "");
  // Of what no row of opcodes has nobody here says that ptxas refuses it.
  for (const char* code : {"mov.u64 x, a;", "mov.u32 x;", "mov.u32 x, y;"}) {
    const std::vector<PtxKernel> all = readPtx(behind(code));
    ASSERT_EQ(all.size(), 2U);
    EXPECT_FALSE(all[0].unread.empty()) << code;
  }
  const std::vector<PtxKernel> all = readPtx(behind("foo.u32 x, a;"));
  ASSERT_EQ(all.size(), 2U);
  EXPECT_TRUE(all[0].unread.empty());
}

}  // namespace
}  // namespace cutecheck::ptx
