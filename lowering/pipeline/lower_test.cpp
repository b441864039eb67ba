// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/lower.h"

#include <gtest/gtest.h>

#include "lowering/pipeline/jit.h"

namespace cutecheck::lowering {
namespace {

constexpr const char* kModule = R"mlir(
func.func @offset(%i: i32, %j: i32, %m: i32) -> i64 {
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %d = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %d) : !cute.layout<"(?,4):(1,?)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(?,4):(1,?)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";

TEST(Lower, WritesTheMeaningAndTheCode) {
  const Expected<Lowered> lowered = lower(kModule);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  EXPECT_NE(lowered->meaning.find("result 0 i64 == crd2idx((a0,a1), (a2,4):(1,a2))"), std::string::npos);
  EXPECT_NE(lowered->llvmIr.find("define i64 @offset(i32 %0, i32 %1, i32 %2)"), std::string::npos)
      << lowered->llvmIr;
}

TEST(Lower, TheSameTextTwice) {
  const Expected<Lowered> first = lower(kModule), second = lower(kModule);
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(first->llvmIr, second->llvmIr);
  EXPECT_EQ(first->meaning, second->meaning);
}

TEST(Lower, EachStageSaysWhatItRefused) {
  const auto rule = [](const std::string& text) {
    const Expected<Lowered> lowered = lower(text);
    return lowered.ok() ? std::string("none") : lowered.error().rule;
  };
  EXPECT_EQ(rule(""), "none");
  EXPECT_EQ(rule("not a module"), "lower_parse");
  EXPECT_EQ(rule("func.func private @f(!cute.layout<\"(8,0):(1,8)\">)"), "lower_parse");
  EXPECT_EQ(rule("func.func @f(%i: i32) -> i32 { %r = arith.shli %i, %i : i32 return %r : i32 }"),
            "lower_meaning");
  const std::string kept =
      "func.func @f(%a: !cute.coord<\"?\">) -> f32 { "
      "%r = builtin.unrealized_conversion_cast %a : !cute.coord<\"?\"> to f32 return %r : f32 }";
  EXPECT_EQ(rule(kept), "lower_meaning");
  const Expected<std::string> ir = lowerToLLVMIR(kept);
  ASSERT_FALSE(ir.ok());
  EXPECT_EQ(ir.error().rule, "lower_convert");
  EXPECT_NE(ir.error().message.find("survived"), std::string::npos) << ir.error().message;
}

TEST(Lower, WhatHasNoMeaningIsLoweredAnyway) {
  const std::string shifted = "func.func @f(%i: i32) -> i32 { %r = arith.shli %i, %i : i32 return %r : i32 }";
  const Expected<LoweredAnyway> anyway = lowerAnyway(shifted);
  ASSERT_TRUE(anyway.ok()) << anyway.error().str();
  ASSERT_TRUE(anyway->noMeaning.has_value());
  EXPECT_EQ(anyway->noMeaning->rule, stageRule(Stage::kMeaning));
  EXPECT_EQ(anyway->noMeaning->str(), lower(shifted).error().str());
  EXPECT_EQ(anyway->lowered.meaning, "");
  EXPECT_EQ(anyway->lowered.llvmIr, lowerWithoutMeaning(shifted)->llvmIr);
  // With a meaning nothing is missing; what no stage takes is refused, with the words of that stage alone.
  const Expected<LoweredAnyway> whole = lowerAnyway(kModule);
  ASSERT_TRUE(whole.ok());
  EXPECT_FALSE(whole->noMeaning.has_value());
  EXPECT_EQ(whole->lowered.meaning, lower(kModule)->meaning);
  const std::string kept =
      "func.func @f(%a: !cute.coord<\"?\">) -> f32 { "
      "%r = builtin.unrealized_conversion_cast %a : !cute.coord<\"?\"> to f32 return %r : f32 }";
  EXPECT_EQ(lowerAnyway(kept).error().str(), lowerWithoutMeaning(kept).error().str());
}

TEST(Jit, CallsWhatWasLowered) {
  const Expected<Lowered> lowered = lower(kModule);
  ASSERT_TRUE(lowered.ok());
  const Expected<Jit> jit = Jit::compile(lowered->llvmIr);
  ASSERT_TRUE(jit.ok()) << jit.error().str();
  const auto offset = reinterpret_cast<int64_t (*)(int32_t, int32_t, int32_t)>(jit->find("offset"));
  ASSERT_NE(offset, nullptr);
  EXPECT_EQ(offset(5, 3, 100), 305);
  EXPECT_EQ(offset(0, 3, INT32_MAX), int64_t{3} * INT32_MAX);
  EXPECT_EQ(jit->find("no_such_function"), nullptr);
  EXPECT_FALSE(Jit::compile("define i32 @f() { ret i64 0 }").ok());
}

}  // namespace
}  // namespace cutecheck::lowering
