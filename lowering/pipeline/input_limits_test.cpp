// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small texts that ask for much: each ends soon, in code of bounded size or in a diagnostic.
#include <gtest/gtest.h>

#include "lowering/pipeline/lower.h"

namespace cutecheck::lowering {
namespace {

std::string times(const std::string& text, int n) {
  std::string result;
  for (int i = 0; i < n; ++i) result += text;
  return result;
}

// Stores to a view of 2^20 elements, in `depth` loops of `turns` turns around each other.
std::string nest(int depth, int turns) {
  std::string open, close;
  for (int i = 0; i < depth; ++i) {
    open += "  scf.for %i" + std::to_string(i) + " = %zero to %turns step %one : i32 {\n";
    close += "  }\n";
  }
  return R"mlir(
!view = !cute.memref<f32, gmem, "(1024,1024):(1,1024)">
func.func @nest(%m: !view, %v: f32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %turns = arith.constant )mlir" +
         std::to_string(turns) + " : i32\n" + open + R"mlir(
  %c = cute.make_coord(%i0, %i1) : (i32, i32) -> !cute.coord<"(?,?)">
  cute.memref.store(%m, %c, %v) : (!view, !cute.coord<"(?,?)">, f32) -> ()
)mlir" + close +
         "  return\n}\n";
}

int64_t linesOf(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

TEST(InputLimits, NestsOfKnownLoopsStayLoopsWhereTheirBodiesWouldBeMany) {
  for (const auto& [depth, turns] :
       {std::pair(2, 1024), std::pair(2, 200), std::pair(3, 1024), std::pair(4, 1000)}) {
    const Expected<Lowered> lowered = lowerWithoutMeaning(nest(depth, turns));
    ASSERT_TRUE(lowered.ok()) << lowered.error().str();
    EXPECT_LT(linesOf(lowered->llvmIr), 40000) << depth << " of " << turns;
    EXPECT_NE(lowered->llvmIr.find("br i1"), std::string::npos) << depth << " of " << turns;
  }
}

TEST(InputLimits, ShortNestsAreStillUnrolled) {
  const Expected<Lowered> lowered = lowerWithoutMeaning(nest(2, 16));
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  EXPECT_EQ(lowered->llvmIr.find("br i1"), std::string::npos) << lowered->llvmIr;
}

TEST(InputLimits, ManyLoopsBesideEachOther) {
  const std::string module = nest(2, 64);
  const size_t body = module.find("  scf.for"), end = module.find("  return");
  const std::string loops = module.substr(body, end - body);
  const Expected<Lowered> lowered =
      lowerWithoutMeaning(module.substr(0, body) + times(loops, 40) + module.substr(end));
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  EXPECT_LT(linesOf(lowered->llvmIr), 200000);
}

std::string ruleOf(const std::string& module) {
  const Expected<Lowered> lowered = lowerWithoutMeaning(module);
  return lowered.ok() ? "none" : lowered.error().rule + ": " + lowered.error().message;
}

TEST(InputLimits, DeepTextsAreRefused) {
  const int n = 10000;
  for (const std::string& module :
       {"func.func private @f(" + times("!cute.tiled_mma<", n) + "i32" + times(">", n) + ")",
        "func.func private @f(" + times("!llvm.struct<(", n) + "i32" + times(")>", n) + ")",
        "func.func private @f(" + times("tuple<", n) + "i32" + times(">", n) + ")",
        "func.func private @f() attributes {a = " + times("[", n) + times("]", n) + "}",
        "func.func @f(%a: i1) {" + times("scf.if %a {\n", n) + times("}\n", n) + "return }",
        times("module {\n", n) + times("}\n", n)})
    EXPECT_NE(ruleOf(module).find("brackets stand deeper than 256"), std::string::npos) << ruleOf(module);
  EXPECT_NE(ruleOf("func.func private @f(!cute.shape<\"" + times("(", n) + "4" + times(")", n) + "\">)")
                .find("parse"),
            std::string::npos);
}

// What is counted is code: brackets of strings and comments are text, arrows close nothing.
TEST(InputLimits, OrdinaryBracketsAreNotCounted) {
  const std::string module = "// " + times("(", 999) + "\n" + "func.func @f() attributes {a = \"" +
                             times("(", 999) + "\"} {\n  return\n}\n" + "func.func @g(%a: i1) {" +
                             times("scf.if %a {\n", 100) + times("}\n", 100) + "return }";
  EXPECT_EQ(ruleOf(module), "none");
}

TEST(InputLimits, DoublingTypesAreRefused) {
  std::string module = "!t0 = !llvm.struct<(i32, i32)>\n";
  for (int i = 1; i <= 60; ++i)
    module += "!t" + std::to_string(i) + " = !llvm.struct<(!t" + std::to_string(i - 1) + ", !t" +
              std::to_string(i - 1) + ")>\n";
  EXPECT_NE(ruleOf(module + "func.func private @f(!t60)\n").find("2^20 parts"), std::string::npos);
  EXPECT_NE(ruleOf(module + "func.func private @f() attributes {a = !t60}\n").find("2^20 parts"),
            std::string::npos);
  EXPECT_EQ(ruleOf(module + "func.func private @f(!t3)\n"), "none");
}

TEST(InputLimits, LargeLayoutsAreNumbers) {
  const std::string large = "\"(2147483648,2147483648):(1,2147483648)\"";
  EXPECT_EQ(ruleOf("func.func @f(%l: !cute.layout<" + large + ">, %p: !cute.ptr<f32, gmem>) {\n" +
                   "  cute.print(%l) : !cute.layout<" + large + ">\n" +
                   "  %m = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<" + large +
                   ">) -> !cute.memref<f32, gmem, " + large + ">\n  return\n}\n"),
            "none");
  std::string modes = "2", strides = "1";
  for (int i = 1; i < 10000; ++i) modes += ",2", strides += ",1";
  EXPECT_NE(ruleOf("func.func private @f(!cute.layout<\"(" + modes + "):(" + strides + ")\">)")
                .find("at most 1024"),
            std::string::npos);
}

// Sums and products of one value with itself have as many paths as 2 to the power of their number.
TEST(InputLimits, DoublingValuesAreLeftAsTheyAre) {
  std::string sums, products;
  for (int i = 0; i < 60; ++i) {
    const std::string x = "%x" + std::to_string(i), y = "%x" + std::to_string(i + 1);
    sums += "  " + y + " = llvm.add " + x + ", " + x + " : i64\n";
    products += "  " + y + " = llvm.mul " + x + ", " + x + " : i64\n";
  }
  for (const std::string& chain : {sums, products})
    EXPECT_EQ(ruleOf("llvm.func @f(%p: !llvm.ptr, %x0: i64, %s: i64) -> !llvm.ptr {\n" + chain +
                     "  %a = llvm.mul %x60, %s : i64\n  %q = llvm.getelementptr %p[%a] : (!llvm.ptr, i64) -> "
                     "!llvm.ptr, f32\n  llvm.return %q : !llvm.ptr\n}\n"),
              "none");
  std::string divisor = sums;
  for (size_t at = divisor.find("i64"); at != std::string::npos; at = divisor.find("i64"))
    divisor.replace(at, 3, "i32");
  EXPECT_EQ(ruleOf("llvm.func @f(%x0: i32, %n: i32) -> i32 {\n"
                   "  %zero = llvm.mlir.constant(0 : i32) : i32\n  llvm.br ^head(%zero, %zero : i32, i32)\n"
                   "^head(%i: i32, %s: i32):\n  %c = llvm.icmp \"slt\" %i, %n : i32\n"
                   "  llvm.cond_br %c, ^body, ^end\n^body:\n" +
                   divisor +
                   "  %q = llvm.udiv %i, %x60 : i32\n  %t = llvm.add %s, %q : i32\n"
                   "  llvm.br ^head(%q, %t : i32, i32)\n^end:\n  llvm.return %s : i32\n}\n"),
            "none");
}

}  // namespace
}  // namespace cutecheck::lowering
