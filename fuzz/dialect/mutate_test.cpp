// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutants and seeds: what stays and what changes.
#include "fuzz/dialect/mutate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fuzz/dialect/bytecode_spellings.h"
#include "fuzz/dialect/seeds.h"

namespace cutecheck::fuzz {
namespace {

const std::string kModule = "func.func @f(%l: !cute.layout<\"(4,8):(1,4)\">) {\n  return\n}\n";

TEST(Mutate, IsAFunctionOfTheSeed) {
  const Spellings spellings = spellingsOf({kModule});
  size_t changed = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    generators::Random one(seed), two(seed);
    const std::string mutant = mutateText(kModule, &spellings, one);
    EXPECT_EQ(mutant, mutateText(kModule, &spellings, two));
    changed += mutant != kModule;
  }
  EXPECT_GT(changed, 60u);
}

TEST(Mutate, NothingIsMadeOfNothing) {
  generators::Random random(1);
  EXPECT_EQ(mutateText("", nullptr, random), "");
  EXPECT_EQ(mutateBytes("ML", random), "ML");
}

// Version 6 and the writer; a section of attributes and types, 11 bytes from a multiple of 4 on: a number,
// then a type as text; one of strings, 12 bytes: two of them, their lengths, and what they are.
const std::string kBytecode = std::string("ML\xefR\x0dMLIR22\0", 12) +
                              std::string("\x82\x17\x09\xcb\x41!x.y<\"4\">\0", 15) +
                              std::string("\0\x19\x05\x07\x0d(?,4)\0fg\0", 14);

TEST(Mutate, SpelledBytesAreThoseOfStringsAndOfTypesAsText) {
  std::string spelled;
  for (const size_t place : spelledBytes(kBytecode)) spelled += kBytecode[place];
  EXPECT_EQ(spelled, "!x.y<\"4\">(?,4)fg");
  // What is cut off has no frame to keep.
  EXPECT_TRUE(spelledBytes(std::string_view(kBytecode).substr(0, 20)).empty());
  EXPECT_TRUE(spelledBytes("ML").empty());
}

TEST(Mutate, BytesOfTheFrameStay) {
  const std::vector<size_t> places = spelledBytes(kBytecode);
  size_t changed = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    generators::Random random(seed);
    const std::string mutant = mutateBytes(kBytecode, random);
    ASSERT_EQ(mutant.size(), kBytecode.size());
    for (size_t at = 0; at < mutant.size(); ++at)
      EXPECT_TRUE(mutant[at] == kBytecode[at] || std::find(places.begin(), places.end(), at) != places.end());
    changed += mutant != kBytecode;
  }
  EXPECT_GT(changed, 120u);
}

TEST(Mutate, SpellingsAreFound) {
  const Spellings s = spellingsOf({kModule + "%r = cute.coalesce(%l)"});
  EXPECT_EQ(s.trees, std::vector<std::string>{"(4,8):(1,4)"});
  EXPECT_EQ(s.types, std::vector<std::string>{"!cute.layout<\"(4,8):(1,4)\">"});
  EXPECT_EQ(s.operations, std::vector<std::string>{"cute.coalesce"});
}

TEST(Seeds, AreFunctionsWithTheirAliases) {
  const auto functions = functionsOf(
      "// RUN: x\n!a = !cute.shape<\"4\">\nfunc.func @f(%a: !a) {\n  return\n}\n// CHECK\nfunc.func @g() {\n"
      "  return\n}\n// -----\nfunc.func @h() {\n  return\n}\n");
  ASSERT_EQ(functions.size(), 3u);
  EXPECT_EQ(functions[0], "!a = !cute.shape<\"4\">\nfunc.func @f(%a: !a) {\n  return\n}\n");
  EXPECT_TRUE(functions[1].starts_with("!a = "));
  EXPECT_TRUE(functions[2].starts_with("func.func @h"));
  EXPECT_TRUE(functionsOf("// only a comment\n").empty());
}

}  // namespace
}  // namespace cutecheck::fuzz
