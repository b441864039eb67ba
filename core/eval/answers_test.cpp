// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The answers of core to whole texts, codes and places included: each row of corpus/answers.tsv.
#include <fstream>

#include <gtest/gtest.h>

#include "core/eval/evaluate.h"
#include "core/notation/foreign.h"
#include "core/notation/foreign_place.h"
#include "core/notation/print.h"
#include "core/notation/print_as.h"

namespace cutecheck {
namespace {

Expected<Value> valueOf(std::string_view text) {
  const auto parsed = parseExpression(text);
  return parsed.ok() ? evaluate(*parsed) : Expected<Value>(parsed.error());
}

std::string answerTo(const std::string& text) {
  const auto native = nativeText(text);
  if (!native.ok()) return native.error().str();
  const auto value = valueOf(native->text);
  std::string answer = value.ok() ? toString(*value) : placedInGiven(value.error(), text, native->text).str();
  for (const std::string& note : native->notes) answer += " // " + note;
  return answer;
}

TEST(Answers, EachTextOfTheCorpusHasItsAnswer) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/answers.tsv");
  size_t values = 0, refusals = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) continue;
    const size_t tab = line.find('\t');
    ASSERT_NE(tab, std::string::npos) << line;
    const std::string answer = answerTo(line.substr(0, tab));
    EXPECT_EQ(answer, line.substr(tab + 1)) << line;
    ++(answer.starts_with("k") ? refusals : values);
  }
  EXPECT_GE(values, 500u);
  EXPECT_GE(refusals, 300u);
}

// Each value, and the forms that it has in C++ and in Python; none is "".
TEST(Answers, EachValueHasItsFormsInOtherLanguages) {
  const struct {
    const char *text, *cpp, *dsl;
  } rows[] = {
      {"4", "Int<4>{}", "4"},
      {"-4", "Int<-4>{}", "-4"},
      {"(4,8)", "make_tuple(Int<4>{},Int<8>{})", "(4,8)"},
      {"(4)", "make_tuple(Int<4>{})", "(4,)"},
      {"()", "make_tuple()", "()"},
      {"((2,2),(4))", "make_tuple(make_tuple(Int<2>{},Int<2>{}),make_tuple(Int<4>{}))", "((2,2),(4,))"},
      {"M", "M", "M"},
      {"M+1", "M+1", "M+1"},
      {"?", "", ""},
      {"?{i64}", "", ""},
      {"?{div=4}", "", ""},
      {"M{div=4}", "", ""},
      {"(M,?)", "", ""},
      {"4@1", "", ""},
      {"_", "_", ""},
      {"(_,4)", "make_tuple(_,Int<4>{})", ""},
      {"true", "true", "true"},
      {"false", "false", "false"},
      {"2147483647:1", "Layout<Int<2147483647>,_1>{}", "cute.make_layout(2147483647, stride=1)"},
      {"2147483648:1", "Layout<C<2147483648>,_1>{}", "cute.make_layout(2147483648, stride=1)"},
      {"4:-2147483648", "Layout<_4,Int<-2147483648>>{}", "cute.make_layout(4, stride=-2147483648)"},
      {"4:-2147483649", "Layout<_4,C<-2147483649>>{}", "cute.make_layout(4, stride=-2147483649)"},
      {"2147483647", "Int<2147483647>{}", "2147483647"},
      {"2147483648", "C<2147483648>{}", "2147483648"},
      {"-2147483648", "Int<-2147483648>{}", "-2147483648"},
      {"-2147483649", "C<-2147483649>{}", "-2147483649"},
      {"1:0", "Layout<_1,_0>{}", "cute.make_layout(1, stride=0)"},
      {"10:1", "Layout<_10,_1>{}", "cute.make_layout(10, stride=1)"},
      {"11:1", "Layout<Int<11>,_1>{}", "cute.make_layout(11, stride=1)"},
      {"12:1", "Layout<Int<12>,_1>{}", "cute.make_layout(12, stride=1)"},
      {"16:1", "Layout<_16,_1>{}", "cute.make_layout(16, stride=1)"},
      {"524288:1", "Layout<_524288,_1>{}", "cute.make_layout(524288, stride=1)"},
      {"524289:1", "Layout<Int<524289>,_1>{}", "cute.make_layout(524289, stride=1)"},
      {"1048576:1", "Layout<Int<1048576>,_1>{}", "cute.make_layout(1048576, stride=1)"},
      {"4:-1", "Layout<_4,Int<-1>>{}", "cute.make_layout(4, stride=-1)"},
      {"8:0", "Layout<_8,_0>{}", "cute.make_layout(8, stride=0)"},
      {"(4,8):(1,4)", "Layout<Shape<_4,_8>,Stride<_1,_4>>{}", "cute.make_layout((4,8), stride=(1,4))"},
      {"(4,M):(1,4)", "make_layout(make_shape(Int<4>{},M), make_stride(Int<1>{},Int<4>{}))",
       "cute.make_layout((4,M), stride=(1,4))"},
      {"(M):(1)", "make_layout(make_shape(M), make_stride(Int<1>{}))", "cute.make_layout((M,), stride=(1,))"},
      {"(4,M{div=2}):(1,4)", "", ""},
      {"(4,8):(1@0,1@1)", "", ""},
      {"((2,2),(4)):((1,8),(2))", "Layout<Shape<Shape<_2,_2>,Shape<_4>>,Stride<Stride<_1,_8>,Stride<_2>>>{}",
       "cute.make_layout(((2,2),(4,)), stride=((1,8),(2,)))"},
      {"():()", "Layout<Shape<>,Stride<>>{}", "cute.make_layout((), stride=())"},
      {"S<1,2,3>", "Swizzle<1,2,3>{}", "cute.make_swizzle(1,2,3)"},
      {"S<1,2,-3>", "Swizzle<1,2,-3>{}", "cute.make_swizzle(1,2,-3)"},
      {"S<1,2,3> o 0 o 4:1", "make_composed_layout(Swizzle<1,2,3>{}, Int<0>{}, Layout<_4,_1>{})",
       "cute.make_composed_layout(cute.make_swizzle(1,2,3), 0, cute.make_layout(4, stride=1))"},
      {"S<1,2,3> o 5 o (4,M):(1,4)",
       "make_composed_layout(Swizzle<1,2,3>{}, Int<5>{}, make_layout(make_shape(Int<4>{},M), "
       "make_stride(Int<1>{},Int<4>{})))",
       "cute.make_composed_layout(cute.make_swizzle(1,2,3), 5, cute.make_layout((4,M), stride=(1,4)))"},
      {"S<1,2,3> o 0 o (4,8):(1@0,1@1)", "", ""},
      {"[4:1;2:1]", "make_tile(Layout<_4,_1>{},Layout<_2,_1>{})",
       "cute.make_tile(cute.make_layout(4, stride=1),cute.make_layout(2, stride=1))"},
      {"[4:1]", "make_tile(Layout<_4,_1>{})", "cute.make_tile(cute.make_layout(4, stride=1))"},
      {"[4:1;_]", "make_tile(Layout<_4,_1>{},_)", ""},
      {"[4:1;[2:1;2:2]]", "make_tile(Layout<_4,_1>{},make_tile(Layout<_2,_1>{},Layout<_2,_2>{}))",
       "cute.make_tile(cute.make_layout(4, stride=1),cute.make_tile(cute.make_layout(2, "
       "stride=1),cute.make_layout(2, stride=2)))"},
      {"[]", "make_tile()", "cute.make_tile()"},
      {"[M:1;4:1]", "make_tile(make_layout(M, Int<1>{}),Layout<_4,_1>{})",
       "cute.make_tile(cute.make_layout(M, stride=1),cute.make_layout(4, stride=1))"},
      {"image(4:1)", "", ""},
      {"slice_and_offset((_,1),(4,8):(1,4))", "", ""},
  };
  for (const auto& row : rows) {
    const auto value = valueOf(row.text);
    ASSERT_TRUE(value.ok()) << row.text;
    for (const auto& [language, wanted] :
         {std::pair(Language::kCpp, row.cpp), std::pair(Language::kDsl, row.dsl)}) {
      const auto form = toStringAs(*value, language);
      EXPECT_EQ(form.ok() ? *form : "", wanted) << row.text;
      if (!form.ok()) {
        EXPECT_EQ(form.error().code, Code::kUsage) << row.text;
      }
    }
  }
}

// A sum of as many brackets as may be nested is read, one more is refused.
TEST(Answers, TheDeepestTextIsRead) {
  const auto nested = [](size_t depth) { return std::string(depth, '(') + "1" + std::string(depth, ')'); };
  size_t deepest = 0;
  while (parseExpression(nested(deepest + 1)).ok() && deepest < 4096) ++deepest;
  EXPECT_EQ(deepest, kMaxNesting - 1);
  const auto refused = valueOf(nested(deepest + 1));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().message, "nested deeper than " + std::to_string(kMaxNesting) + " levels");
  for (const char* part : {"-", "tuple<", "2*(", "size("}) {
    std::string text;
    for (size_t i = 0; i < 2 * kMaxNesting; ++i) text += part;
    const auto native = nativeText(text + "M");
    const auto deep = native.ok() ? valueOf(native->text) : Expected<Value>(native.error());
    ASSERT_FALSE(deep.ok()) << part;
    EXPECT_EQ(deep.error().code, Code::kLimit) << part;
  }
}

std::string repeated(std::string_view part, size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += part;
  return text;
}

// Types of another system are nested as deep as tuples are; what is deeper has the rule of whoever reads it
// first.
TEST(Answers, TypesAreNestedAsDeepAsTuples) {
  const auto nested = [](size_t depth) { return repeated("tuple<", depth) + "_1" + repeated(">", depth); };
  EXPECT_EQ(answerTo(nested(kMaxNesting - 1)),
            repeated("(", kMaxNesting - 1) + "1" + repeated(")", kMaxNesting - 1));
  EXPECT_TRUE(answerTo(nested(kMaxNesting)).starts_with("kLimit [expression_c2]"))
      << answerTo(nested(kMaxNesting));
  EXPECT_EQ(answerTo(nested(kMaxNesting + 1)), "kLimit [foreign_c1] at byte " +
                                                   std::to_string(6 * kMaxNesting + 6) +
                                                   ": nested deeper than 128 levels");
  // One behind the other is not one inside the other.
  const std::string many = "(" + repeated("tuple<_1>,", 2 * kMaxNesting) + "_1)";
  EXPECT_TRUE(answerTo(many).starts_with("((1),(1)")) << answerTo(many);
}

// What the operations of one text produce together is counted, 2^18 at most: a leaf of a tuple once, of a
// layout twice, a number once.
TEST(Answers, WhatATextProducesIsCounted) {
  // 63 * 4096 + 1 + 2 * 2047 + 1 and 42 * (2048 + 4096 + 1) + 1 + 2 * 2026 + 1 are 2^18.
  const std::string tuples =
      "max(max(" + repeated("wrap(repeat(1,2048)),", 62) + "wrap(repeat(1,2048))),wrap(repeat(1,2047))";
  const std::string layouts = "max(max(" + repeated("size(make_layout(repeat(1,2048))),", 41) +
                              "size(make_layout(repeat(1,2048)))),wrap(repeat(1,2026))";
  for (const std::string& text : {tuples, layouts}) {
    EXPECT_TRUE(valueOf(text + ")").ok()) << answerTo(text + ")");
    EXPECT_EQ(
        answerTo(text + ",size(4))"),
        "kLimit [evaluate_c1] at byte 0: the operations of one expression produce more than 262144 leaves");
  }
}

TEST(Answers, AnOperationOfAnyNumberTakes64Arguments) {
  EXPECT_EQ(answerTo("max(" + repeated("1,", 63) + "1)"), "1");
  EXPECT_EQ(answerTo("max(" + repeated("1,", 64) + "1)"),
            "kUsage [arguments] at byte 0: max(A, ...) takes at most 64 arguments, got 65");
}

TEST(Answers, ACoordinateHasUpToTwoToThe17Places) {
  EXPECT_TRUE(valueOf("call(4:1@65535@65535,1)").ok());
  EXPECT_TRUE(answerTo("call(4:1@0@65535@65535,1)").starts_with("kLimit [crd2idx_c5]"));
  EXPECT_NE(answerTo("call(4:1@0@65535@65535,1)").find("more than 131072 places"), std::string::npos);
}

}  // namespace
}  // namespace cutecheck
