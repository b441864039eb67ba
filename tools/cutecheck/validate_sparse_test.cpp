// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck validate SRC LOWERED --abi=sparse: code of another lowering, which passes dynamic leaves alone.
//
// The code is written by hand, in the value form of CuTe IR's own lowering: one dynamic leaf is a bare
// integer, none is {}, a layout is { shape, stride }, a composed layout { layout, offset, swizzle }.
#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

struct Case {
  std::string name, module, lowered;
  std::string right, wrong;  // what of `lowered` the twin has otherwise
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

const Case kCrd2Idx{
    "crd2idx",
    R"mlir(func.func @f(%c: !cute.coord<"(?,?)">, %l: !cute.layout<"(?,4):(1,?{i64})">) -> !cute.int_tuple<"?{i64}"> {
  %r = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(?,4):(1,?{i64})">) -> !cute.int_tuple<"?{i64}">
  return %r : !cute.int_tuple<"?{i64}">
})mlir",
    R"ll(define i64 @f({ i32, i32 } %c, { i32, i64 } %l) {
  %i = extractvalue { i32, i32 } %c, 0
  %j = extractvalue { i32, i32 } %c, 1
  %d = extractvalue { i32, i64 } %l, 1
  %x = sext i32 %i to i64
  %y = sext i32 %j to i64
  %p = mul nsw i64 %y, %d
  %s = add nsw i64 %x, %p
  ret i64 %s
})ll",
    "%i = extractvalue { i32, i32 } %c, 0", "%i = extractvalue { i32, i32 } %c, 1"};

const Case kIdx2Crd{
    "idx2crd",
    R"mlir(func.func @f(%n: !cute.int_tuple<"?">, %s: !cute.shape<"(?,(4,?))">) -> !cute.coord<"(?,(?,?))"> {
  %r = cute.idx2crd(%n, %s) : (!cute.int_tuple<"?">, !cute.shape<"(?,(4,?))">) -> !cute.coord<"(?,(?,?))">
  return %r : !cute.coord<"(?,(?,?))">
})mlir",
    R"ll(define { i32, i32, i32 } @f(i32 %n, { i32, i32 } %s) {
  %m = extractvalue { i32, i32 } %s, 0
  %a = srem i32 %n, %m
  %q = sdiv i32 %n, %m
  %b = srem i32 %q, 4
  %c = sdiv i32 %q, 4
  %1 = insertvalue { i32, i32, i32 } poison, i32 %a, 0
  %2 = insertvalue { i32, i32, i32 } %1, i32 %b, 1
  %3 = insertvalue { i32, i32, i32 } %2, i32 %c, 2
  ret { i32, i32, i32 } %3
})ll",
    "%m = extractvalue { i32, i32 } %s, 0", "%m = extractvalue { i32, i32 } %s, 1"};

// (16,128):(?,1) by (4,8):(2,16): of the result's four leaves one is dynamic.
const Case kComposition{
    "composition",
    R"mlir(func.func @f(%l: !cute.layout<"(16,128):(?,1)">) -> !cute.layout<"(4,8):(?{i64 div=2},1)"> {
  %b = cute.static : !cute.layout<"(4,8):(2,16)">
  %r = cute.composition(%l, %b) : (!cute.layout<"(16,128):(?,1)">, !cute.layout<"(4,8):(2,16)">)
      -> !cute.layout<"(4,8):(?{i64 div=2},1)">
  return %r : !cute.layout<"(4,8):(?{i64 div=2},1)">
})mlir",
    R"ll(define { {}, i64 } @f({ {}, i32 } %l) {
  %d = extractvalue { {}, i32 } %l, 1
  %w = sext i32 %d to i64
  %t = mul nsw i64 %w, 2
  %r = insertvalue { {}, i64 } poison, i64 %t, 1
  ret { {}, i64 } %r
})ll",
    "mul nsw i64 %w, 2", "mul nsw i64 %w, 4"};

const Case kElements{
    "elements",
    R"mlir(func.func @f(%l: !cute.layout<"((2,?),4):((?,1),?{i64})">)
        -> (!cute.shape<"((2,?),4)">, !cute.stride<"((?,1),?{i64})">) {
  %s = cute.get_shape(%l) : (!cute.layout<"((2,?),4):((?,1),?{i64})">) -> !cute.shape<"((2,?),4)">
  %d = cute.get_stride(%l) : (!cute.layout<"((2,?),4):((?,1),?{i64})">) -> !cute.stride<"((?,1),?{i64})">
  return %s, %d : !cute.shape<"((2,?),4)">, !cute.stride<"((?,1),?{i64})">
})mlir",
    R"ll(define { i32, { i32, i64 } } @f({ i32, { i32, i64 } } %l) {
  %s = extractvalue { i32, { i32, i64 } } %l, 0
  %d = extractvalue { i32, { i32, i64 } } %l, 1
  %1 = insertvalue { i32, { i32, i64 } } poison, i32 %s, 0
  %2 = insertvalue { i32, { i32, i64 } } %1, { i32, i64 } %d, 1
  ret { i32, { i32, i64 } } %2
})ll",
    "extractvalue { i32, { i32, i64 } } %l, 0", "extractvalue { i32, { i32, i64 } } %l, 1, 0"};

// Operands in the order of CuTe IR's lowering: the layout, the offset, the swizzle that the type knows.
const Case kComposed{
    "composed",
    R"mlir(func.func @f(%c: !cute.coord<"(?,?)">, %l: !cute.composed_layout<"S<2,0,3> o ? o (8,4):(?,1)">)
        -> !cute.int_tuple<"?{i64}"> {
  %r = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.composed_layout<"S<2,0,3> o ? o (8,4):(?,1)">)
      -> !cute.int_tuple<"?{i64}">
  return %r : !cute.int_tuple<"?{i64}">
})mlir",
    R"ll(define i64 @f({ i32, i32 } %c, { { {}, i32 }, i32, {} } %l) {
  %i = extractvalue { i32, i32 } %c, 0
  %j = extractvalue { i32, i32 } %c, 1
  %d = extractvalue { { {}, i32 }, i32, {} } %l, 0, 1
  %o = extractvalue { { {}, i32 }, i32, {} } %l, 1
  %I = sext i32 %i to i64
  %J = sext i32 %j to i64
  %D = sext i32 %d to i64
  %O = sext i32 %o to i64
  %p = mul nsw i64 %I, %D
  %q = add nsw i64 %p, %J
  %x = add nsw i64 %O, %q
  %m = and i64 %x, 24
  %h = lshr i64 %m, 3
  %y = xor i64 %x, %h
  ret i64 %y
})ll",
    "lshr i64 %m, 3", "lshr i64 %m, 2"};

Ran validated(const Case& c, const std::string& lowered, const std::string& abi) {
  return run({"validate", temporaryFile("sparse_" + c.name + ".mlir", c.module),
              temporaryFile("sparse_" + c.name + ".ll", lowered), "--abi=" + abi});
}

class ValidateSparse : public testing::TestWithParam<Case> {};

TEST_P(ValidateSparse, CodeOfTheOtherFormIsProved) {
  const Ran proved = validated(GetParam(), GetParam().lowered, "sparse");
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
}

TEST_P(ValidateSparse, AWrongTwinIsRefutedWithAWitness) {
  std::string wrong = GetParam().lowered;
  const size_t at = wrong.find(GetParam().right);
  ASSERT_NE(at, std::string::npos);
  wrong.replace(at, GetParam().right.size(), GetParam().wrong);
  const Ran refuted = validated(GetParam(), wrong, "sparse");
  EXPECT_EQ(refuted.status, 1) << refuted.out << refuted.err;
  EXPECT_NE(refuted.out.find("witness: "), std::string::npos) << refuted.out;
  EXPECT_NE(refuted.err.find(".ll --abi=sparse"), std::string::npos) << refuted.err;
}

// The texts of the two forms do not fit each other, and the error says which was expected.
TEST_P(ValidateSparse, TheInterleavedFormOfTheSameCodeIsAnInputError) {
  const Ran refused = validated(GetParam(), GetParam().lowered, "interleaved");
  EXPECT_EQ(refused.status, 3) << refused.out << refused.err;
  EXPECT_NE(refused.err.find("kUsage [meaning_c9]"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("expected in the interleaved form (--abi=sparse"), std::string::npos)
      << refused.err;
}

INSTANTIATE_TEST_SUITE_P(Forms, ValidateSparse,
                         testing::Values(kCrd2Idx, kIdx2Crd, kComposition, kElements, kComposed),
                         [](const testing::TestParamInfo<Case>& info) { return info.param.name; });

// What our own lowering emits is proved as the second file, too, in its own form and in no other.
TEST(Validate, OurOwnCodeIsReadBackAsLowered) {
  const std::string module = temporaryFile("own.mlir", kCrd2Idx.module);
  const Ran code = run({"lower", module});
  ASSERT_EQ(code.status, 0) << code.err;
  const std::string ir = temporaryFile("own.ll", code.out);
  EXPECT_EQ(run({"validate", module, ir}).status, 0);
  EXPECT_EQ(run({"validate", module, ir, "--abi=sparse"}).status, 3);
}

TEST(Validate, OptionsThatExcludeEachOtherAreRefused) {
  const std::string module = temporaryFile("excluded.mlir", kCrd2Idx.module);
  for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{
           {"--abi=sparse"}, {module, "--meaning", module}, {"--abi=dense"}}) {
    std::vector<std::string> words{"validate", module};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(run(words).status, 3);
  }
}

}  // namespace
}  // namespace cutecheck::cli
