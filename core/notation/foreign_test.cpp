// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/foreign.h"

#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "core/eval/evaluate.h"
#include "core/notation/print.h"
#include "core/notation/print_as.h"

namespace cutecheck {
namespace {

std::string valueOf(const std::string& text) {
  const auto native = nativeText(text);
  if (!native.ok()) return std::string(codeName(native.error().code)) + " " + native.error().message;
  const auto parsed = parseExpression(native->text);
  const auto value = parsed.ok() ? evaluate(*parsed) : Expected<Value>(parsed.error());
  return value.ok() ? toString(*value) : std::string(codeName(value.error().code)) + " " + value.error().message;
}

// corpus/prints.tsv: a print, its meaning, separated by a tab.
TEST(Foreign, EachPrintOfTheCorpusHasItsMeaning) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/prints.tsv");
  size_t read = 0, refused = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    const size_t tab = line.find('\t');
    ASSERT_NE(tab, std::string::npos) << line;
    const std::string want = line.substr(tab + 1), got = valueOf(line.substr(0, tab));
    if (want.starts_with("k")) {
      ++refused;
      EXPECT_TRUE(got.starts_with(want.substr(0, want.find(' ')))) << line << "\n" << got;
      EXPECT_NE(got.find(want.substr(want.find(' ') + 1)), std::string::npos) << line << "\n" << got;
    } else {
      ++read;
      EXPECT_EQ(got, want) << line;
    }
  }
  EXPECT_GE(read, 60u);
  EXPECT_GE(refused, 8u);
}

TEST(Foreign, TheNotationItselfIsLeftAlone) {
  for (const char* text : {"(4,8):(1,4)", "S<3,4,3> o 0 o (8,64):(64,1)", "[4:1;_]", "C < 128", "M<N", "f(Shape<M, N>(3))",
                           "make_layout((4,8), (1,4))", "(_,3)", "(4,", "", "((", "S<3,4", "make_layout(4", "int", "?{i64}"}) {
    const auto native = nativeText(text);
    ASSERT_TRUE(native.ok()) << text << ": " << native.error().message;
    EXPECT_EQ(native->text, text);
    EXPECT_TRUE(native->notes.empty()) << text;
  }
}

TEST(Foreign, WhatWasDroppedOrConvertedIsSaid) {
  const auto dropped = nativeText("smem_ptr[16b](0x7f0000000400) o Sw<3,3,3> o _0 o (_8,_64):(_64,_1)");
  ASSERT_TRUE(dropped.ok());
  EXPECT_EQ(dropped->notes, std::vector<std::string>{"smem_ptr[16b](0x7f0000000400) is an address, not a layout, and was dropped"});
  const auto bytes = nativeText("Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1)");
  ASSERT_TRUE(bytes.ok());
  ASSERT_EQ(bytes->notes.size(), 1u);
  EXPECT_EQ(bytes->notes[0], "S<3,4,3> acts on bytes of the pointer; in elements of 16 bits that is S<3,3,3>");
}

TEST(Foreign, RefusesWithThePlace) {
  const auto step = nativeText("(8,8):(1,_8) o Step<_1,X>");
  ASSERT_FALSE(step.ok());
  EXPECT_EQ(step.error().position, 15u);
  // No text makes it recurse without bound.
  std::string deep = "_1";
  for (int i = 0; i < 5000; ++i) deep = "tuple<" + deep;
  EXPECT_EQ(nativeText(deep).error().code, Code::kLimit);
  std::string cute;
  for (int i = 0; i < 100000; ++i) cute += "cute::";
  EXPECT_FALSE(nativeText(cute).ok());
}

TEST(Foreign, WhatIsPrintedForAnotherLanguageReadsBack) {
  size_t printed = 0;
  for (const char* text : {"(4,8):(1,4)", "((2,2),(4)):((1,8),(2))", "8:1", "(1,4):(0,1)", "7", "(4,(2,3))", "()", "(8)",
                           "S<3,4,3>", "S<2,3,-3>", "S<3,3,3> o 0 o (8,64):(64,1)", "S<3,3,3> o 16 o 8:64", "[4:1;2:4]",
                           "[4:1;_]", "(M,8):(1,M)", "-3", "true"}) {
    const Value value = *evaluate(*parseExpression(text));
    for (const Language language : {Language::kCpp, Language::kDsl}) {
      const auto foreign = toStringAs(value, language);
      if (!foreign.ok()) continue;
      ++printed;
      EXPECT_EQ(valueOf(*foreign), toString(value)) << text << " as " << *foreign;
    }
  }
  EXPECT_GE(printed, 30u);
  EXPECT_EQ(*toStringAs(*evaluate(*parseExpression("(128,64):(64,1)")), Language::kDsl),
            "cute.make_layout((128,64), stride=(64,1))");
  EXPECT_EQ(*toStringAs(*evaluate(*parseExpression("(128,64):(64,1)")), Language::kCpp),
            "Layout<Shape<_128,_64>,Stride<_64,_1>>{}");
  // CuTe has no _11 and no _3000000000.
  EXPECT_EQ(*toStringAs(*evaluate(*parseExpression("(11,524288):(1048576,3000000000)")), Language::kCpp),
            "Layout<Shape<Int<11>,_524288>,Stride<Int<1048576>,C<3000000000>>>{}");
  EXPECT_FALSE(toStringAs(*evaluate(*parseExpression("(8,8):(1@0,1@1)")), Language::kCpp).ok());
  EXPECT_FALSE(toStringAs(*evaluate(*parseExpression("(?,8):(1,?)")), Language::kDsl).ok());
  EXPECT_FALSE(toStringAs(*evaluate(*parseExpression("image(4:1)")), Language::kCpp).ok());
}

}  // namespace
}  // namespace cutecheck
