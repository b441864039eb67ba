// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/mistakes.tsv: what a typical mistake is answered, with its place.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

std::vector<std::string> cellsOf(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in(line);
  for (std::string cell; std::getline(in, cell, '\t');) cells.push_back(cell);
  return cells;
}

// Whether an answer names place, cause and repair.
bool answers(const Ran& ran, const std::vector<std::string>& row) {
  return (row[1] == "-" || contains(ran.out, row[1] + ":")) && contains(ran.out, row[2]) && contains(ran.out, row[3]) &&
         !contains(ran.out, "exit 0\n");
}

// (1,1,...,1)
std::string repeated(const std::string& leaf, int count) {
  std::string text = "(" + leaf;
  for (int i = 1; i < count; ++i) text += "," + leaf;
  return text + ")";
}

// A0+A1+...
std::string symbols(int count) {
  std::string text = "A0";
  for (int i = 1; i < count; ++i) text += "+A" + std::to_string(i);
  return text;
}

TEST(Mistakes, EachIsAnsweredWithPlaceCauseAndRepair) {
  const std::filesystem::path folder = std::filesystem::path(temporaryFile("empty.claims", "")).parent_path();
  for (const auto& [name, text] : std::vector<std::pair<const char*, std::string>>{
           {"odd.txt", "4:1"},
           {"nothing.mlir", ""},
           {"expects.claims", "expects Proved: injective((4,8):(1,4))\n"},
           {"colon.claims", "expect Proved injective((4,8):(1,4))\n"},
           {"label.claims", "Proved: M == M\n"},
           {"last.claims", "injective((4,8):(1,4)) Proved\n"},
           {"mark.claims",
            "\xef\xbb\xbf"
            "expect Proved: injective((4,8):(1,4))\n"},
           {"crlf.claims", "expect Proved: injective((4,8):(1,4))\r\n"},
           {"mark.mlir",
            "\xef\xbb\xbf"
            "func.func @f() { return }\n"},
           {"mark.ptx",
            "\xef\xbb\xbf"
            "// no kernel\n"},
           {"mark.spec",
            "\xef\xbb\xbf"
            "kernel scale\n"},
           {"nothing.ll", ""},
           {"divisor.mlir",
            "func.func @f(%a: !cute.int_tuple<\"?{div=4294967296}\">) -> !cute.int_tuple<\"?\"> {\n"
            "  %0 = cute.size(%a) : (!cute.int_tuple<\"?{div=4294967296}\">) -> !cute.int_tuple<\"?\">\n"
            "  return %0 : !cute.int_tuple<\"?\">\n}\n"},
           {"kernel.cu", "__global__ void k() {}\n"},
           {"assign.spec",
            "kernel scale\nsizes N = 64\nx: f32 N:1\ny: f32 N:1\nlaunch block 64 grid 1\nensures y[i] = "
            "x[i]\n"},
           {"sizes.spec", "kernel scale\nN = 64\nx: f32 N:1\nlaunch block 64 grid 1\nensures x[i] == x[i]\n"},
           {"float.spec",
            "kernel scale\nsizes N = 64\nx: float N:1\nlaunch block 64 grid 1\nensures x[i] == x[i]\n"},
           {"launch.spec",
            "kernel scale\nsizes N = 64\nx: f32 N:1\nlaunch <<<1,64>>>\nensures x[i] == x[i]\n"},
           {"point.spec",
            "kernel scale\nsizes N = 64\nx: f32 N:1\nlaunch block 64 grid 1\nensures x[i] == 2.0 * x[i]\n"},
           {"braces.spec", "kernel scale\nlaunch block 64 grid 1\nensures { ret }\n"},
           {"out.spec",
            "kernel scale\nsizes N = 64\nout: f32 N:1\nlaunch block 64 grid 1\nensures out[i] == out[i]\n"},
           {"unended.ptx", ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{ ret }\n"},
           {"stated.claims", "expect: Proved injective((4,8):(1,4))\n"},
           {"premise.claims", "expect Proved: (M,8):(1,M) == M*8:1 if M > 0\n"},
           {"true.claims", "expect True: injective((4,8):(1,4))\n"},
           {"fail.claims", "expect Fail: injective((4,8):(1,1))\n"},
           {"two.claims", "expect Proved: M > 0, N > 0\n"},
           {"facts.layouts", "tile | (4,8):(1,4) | bijective\n"},
           {"bare.layouts", "(4,8):(1,4)\n"},
           {"number.spec", "kernel scale\nsizes N = 64\nx: f32 N:1\nn = N\n"},
           {"typed.spec", "kernel scale\nsizes N = 64\nx: f32 N:1\nn: u32 = N\n"},
           {"pointer.spec", "kernel scale\nsizes N = 64\nx: f32* N\n"},
           {"grid.spec", "kernel scale\nsizes N = 64\nx: f32 N:1\ngrid 4\nblock 256\n"},
           {"ensure.spec",
            "kernel scale\nsizes N = 64\nx: f32 N:1\ny: f32 N:1\nensure y[i] == x[i]\nlaunch block 64 grid "
            "1\n"},
           {"index.spec",
            "kernel scale\nsizes N = 64\nx: f32 N:1\ny: f32 N:1\nlaunch block 64 grid 1\nensures y[i] == "
            "x[j]\n"},
           {"name.spec", "kernel scale(x,y,n)\nsizes N = 64\n"},
           {"and.spec", "kernel scale\nsizes N = 64\nrequires N > 0 and N < 65\n"},
           {"large.txt", "injective(" + repeated("1", 5000) + ":" + repeated("1", 5000) + ")"},
           {"symbols.txt", symbols(48) + " > 0"},
           {"operand.mlir", "func.func @f() { %0 = cute.make_layout(\"(4,8):(1,4)\") }\n"},
           {"integer.mlir",
            "func.func @f(%a: !cute.layout<\"(4,8):(1,4)\">, %c: !cute.coord<\"?\">) {\n"
            "  %0 = cute.crd2idx(%c, %a) : (!cute.coord<\"?\">, !cute.layout<\"(4,8):(1,4)\">) -> i32\n  "
            "return\n}\n"},
           {"quotes.mlir", "func.func @f(%a: !cute.layout<(4,8):(1,4)>) { return }\n"},
           {"profile.mlir", "func.func @f(%a: !cute.layout<\"(4,8):(1)\">) { return }\n"},
           {"tanh.mlir", "func.func @f(%x: f32) -> f32 {\n  %r = math.tanh %x : f32\n  return %r : f32\n}\n"},
           {"exp2.mlir",
            "func.func @f(%x: bf16) -> bf16 {\n  %r = math.exp2 %x : bf16\n  return %r : bf16\n}\n"},
           {"forall.mlir",
            "func.func @f() attributes {cute.kernel} {\n  scf.forall (%i) in (4) {\n  }\n  return\n}\n"},
           {"cuda.mlir", "__global__ void f(float* x) {}\n"},
           {"barrier.mlir", "func.func @f() attributes {cute.kernel} {\n  gpu.barrier\n  return\n}\n"}})
    std::ofstream(folder / name) << text;
  std::filesystem::copy_file(sourcePath("corpus/ptx/scale.ptx"), folder / "scale.ptx",
                             std::filesystem::copy_options::overwrite_existing);
  std::ifstream in(sourcePath("corpus/mistakes.tsv"));
  size_t rows = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> row = cellsOf(replaced(line, "$FOLDER", folder.string()));
    ASSERT_EQ(row.size(), 4u) << line;
    const Ran ran = runShell("cutecheck " + row[0] + "; echo \"exit $?\"");
    EXPECT_TRUE(answers(ran, row)) << line << "\n" << ran.out;
    // The negative: an answer does not have what no answer has.
    for (const size_t cell : {size_t{2}, size_t{3}}) {
      std::vector<std::string> other = row;
      other[cell] += " no answer says this";
      EXPECT_FALSE(answers(ran, other)) << line;
    }
    ++rows;
  }
  EXPECT_GE(rows, 100u);
}

// A print of C++ is rewritten; what the caret stands under is what was pasted.
TEST(Mistakes, ThePastedTextStandsOverItsCaret) {
  for (const auto& [arguments, line] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"eval", "Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}"}, "\n  Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}\n  ^\n"},
           {{"check", "Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}"}, "\n  Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}\n  ^\n"},
           {{"prove", "injective(Layout<Shape<_128>,Stride<_64,_1>>{})"},
            "\n  injective(Layout<Shape<_128>,Stride<_64,_1>>{})\n            ^\n"},
           {{"draw", "(4,3):(3,1)", "--tile", "8x8"}, "\n  8x8\n   ^\n"},
           {{"draw", "(4,3):(3,1)", "--slice", "(8,"}, "\n  (8,\n     ^\n"},
           {{"draw", "size(_4,_5):3", "--terminal"}, "\n  size(_4,_5):3\n  ^\n"}})
    EXPECT_TRUE(contains(run(arguments).err, line)) << run(arguments).err;
}

// 16 where 2 are meant is Proved of other elements: it is said.
TEST(Mistakes, BitsTakenForBytesAreNoted) {
  const Ran proved = run({"prove", "aligned((4,8):(1,4), 16, 16)"});
  EXPECT_EQ(proved.status, 0);
  EXPECT_TRUE(contains(proved.err, "note: an element is given by its bytes: 16 bits are 2, with which the claim is Refuted"));
  EXPECT_EQ(run({"prove", "aligned((4,8):(8,64), 16, 16)"}).err, "");
  EXPECT_EQ(run({"prove", "aligned((4,8):(8,64), 16, 2)"}).err, "");
}

TEST(Mistakes, BitsTakenForBytesOfAnOptionAreNoted) {
  for (const char* command :
       {"analyze '(32,8):(8,1)' --element", "draw '(8,8):(8,1)' --banks ldmatrix --element"}) {
    const Ran bits = runShell(std::string("cutecheck ") + command + " 16"),
              bytes = runShell(std::string("cutecheck ") + command + " 2");
    EXPECT_TRUE(contains(bits.out, "note: an element is given by its bytes: 16 bits are --element 2"))
        << bits.out;
    EXPECT_FALSE(contains(bytes.out, "note:")) << bytes.out;
  }
}

TEST(Mistakes, WhatIsRightHasNoHint) {
  for (const char* right :
       {"prove 'injective((4,8):(1,4))'", "prove 'injective((4,8):(1,1))'", "eval '(4,8):(1,4)'",
        "prove 'M --2 == M+2'", "prove 'strict - -where == strict+where'", "eval '5 --2'",
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
