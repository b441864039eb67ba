// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The four tables of the seven kinds, and what swapped sentinels break.
#include "lowering/cute/types/kinds.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"

namespace cutecheck::cute {
namespace {

struct Example {
  const char* kind;
  const char* notation;
};
// In the order of the ordinals.
constexpr std::array<Example, kKinds> kExamples = {{{"composed_layout", "S<3,4,3> o 0 o (8,64):(64,1)"},
                                                    {"layout", "(8,4):(1,8)"},
                                                    {"swizzle", "S<3,4,3>"},
                                                    {"tile", "[16:1;128:1]"},
                                                    {"shape", "(8,4)"},
                                                    {"coord", "(8,4)"},
                                                    {"int_tuple", "(8,4)"}}};

struct KindsTest : testing::Test {
  KindsTest() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<CuteDialect>();
    context.getDiagEngine().registerHandler([this](mlir::Diagnostic& diagnostic) {
      messages += diagnostic.str() + "\n";
      return mlir::success();
    });
  }
  mlir::InFlightDiagnostic emit() { return mlir::emitError(mlir::UnknownLoc::get(&context)); }
  mlir::Type type(const std::string& text) { return mlir::parseType(text, &context); }
  mlir::Type example(size_t ordinal) {
    return type(std::string("!cute.") + kExamples[ordinal].kind + "<\"" + kExamples[ordinal].notation +
                "\">");
  }

  // The named checks, each of one table over one kind.
  bool verifies(const Kinds& kinds, size_t i) {
    return succeeded(kinds.verify([&] { return emit(); }, example(i)));
  }
  bool prints(const Kinds& kinds, size_t i) { return kinds.print(example(i)) == kExamples[i].notation; }
  bool parses(const Kinds& kinds, size_t i) {
    const auto ordinal = kinds.ordinalOf(example(i));
    return ordinal &&
           kinds.parse([&] { return emit(); }, &context, *ordinal, kExamples[i].notation) == example(i);
  }
  bool folds(const Kinds& kinds, size_t i) {
    return kinds.fold(example(i)) == mlir::TypeAttr::get(example(i));
  }

  std::vector<std::string> failures(const Kinds& kinds) {
    std::vector<std::string> failed;
    for (size_t i = 0; i < kKinds; ++i) {
      if (!verifies(kinds, i)) failed.push_back(std::string("verify ") + kExamples[i].kind);
      if (!prints(kinds, i)) failed.push_back(std::string("print ") + kExamples[i].kind);
      if (!parses(kinds, i)) failed.push_back(std::string("parse ") + kExamples[i].kind);
      if (!folds(kinds, i)) failed.push_back(std::string("fold ") + kExamples[i].kind);
    }
    return failed;
  }

  mlir::MLIRContext context;
  std::string messages;
};

TEST_F(KindsTest, EachHasItsOrdinalAndItsFourEntries) {
  for (size_t i = 0; i < kKinds; ++i) EXPECT_EQ(ordinalOf(example(i)), i) << kExamples[i].kind;
  EXPECT_EQ(failures(Kinds::standard()), std::vector<std::string>());
  EXPECT_EQ(messages, "");
}

// Every pair: the four checks of both kinds fail, and no others.
TEST_F(KindsTest, SwappedSentinelsFailTheChecksOfBothKinds) {
  size_t pairs = 0;
  for (size_t i = 0; i < kKinds; ++i)
    for (size_t j = i + 1; j < kKinds; ++j, ++pairs) {
      Kinds::Sentinels sentinels = Kinds::standardSentinels();
      std::swap(sentinels[i], sentinels[j]);
      std::vector<std::string> expected;
      for (size_t k : {i, j})
        for (const char* table : {"verify ", "print ", "parse ", "fold "})
          expected.push_back(table + std::string(kExamples[k].kind));
      EXPECT_EQ(failures(Kinds(sentinels)), expected) << kExamples[i].kind << " and " << kExamples[j].kind;
    }
  EXPECT_EQ(pairs, 21u);
}

TEST_F(KindsTest, ATypeWithoutAnOrdinalIsComplainedAbout) {
  size_t asked = 0;
  for (const char* text : {"!cute.stride<\"(1,8)\">", "!cute.ptr<f32, gmem>", "i32"}) {
    const mlir::Type other = type(text);
    ASSERT_TRUE(other) << text;
    messages.clear();
    EXPECT_EQ(ordinalOf(other), std::nullopt);
    EXPECT_TRUE(failed(Kinds::standard().verify([&] { return emit(); }, other)));
    EXPECT_NE(messages.find("expects one of the seven kinds"), std::string::npos) << messages;
    EXPECT_EQ(Kinds::standard().print(other), std::nullopt);
    EXPECT_EQ(Kinds::standard().fold(other), mlir::Attribute());
    ++asked;
  }
  EXPECT_EQ(asked, 3u);
}

TEST_F(KindsTest, AnOrdinalOfNoKindIsComplainedAbout) {
  EXPECT_FALSE(Kinds::standard().parse([&] { return emit(); }, &context, kKinds, "8"));
  EXPECT_NE(messages.find("expects the ordinal of a kind, below 7, but got 7"), std::string::npos)
      << messages;
  messages.clear();
  EXPECT_FALSE(Kinds::standard().parse([&] { return emit(); }, &context, 1, "(2,2):(1"));
  EXPECT_NE(messages.find("failed to parse layout from"), std::string::npos) << messages;
}

TEST_F(KindsTest, WhatRunTimeDecidesIsNotFolded) {
  EXPECT_EQ(Kinds::standard().fold(type("!cute.layout<\"(8,?):(1,8)\">")), mlir::Attribute());
  EXPECT_TRUE(Kinds::standard().fold(type("!cute.layout<\"(8,4):(1,8)\">")));
}

}  // namespace
}  // namespace cutecheck::cute
