// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Facts by enumeration, each with a layout that has it and one that does not.
#include "tools/facts/layout_facts.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::cli {
namespace {

bool fact(const char* layout, const char* text) {
  const Expected<Value> value = parseValue(layout);
  EXPECT_TRUE(value.ok()) << layout;
  const Expected<LayoutFacts> facts = layoutFacts(*value);
  EXPECT_TRUE(facts.ok()) << layout;
  const Expected<bool> truth = holds(*facts, text);
  EXPECT_TRUE(truth.ok()) << text;
  return truth.ok() && *truth;
}

TEST(LayoutFacts, SizeAndCosize) {
  EXPECT_TRUE(fact("(2,2):(1,4)", "size(4)"));
  EXPECT_TRUE(fact("(2,2):(1,4)", "cosize(6)"));
  EXPECT_FALSE(fact("(2,2):(1,4)", "cosize(8)"));
  EXPECT_TRUE(fact("4:-1", "cosize(4)"));
  EXPECT_TRUE(fact("S<1,0,1> o 0 o 3:1", "cosize(4)"));
}

TEST(LayoutFacts, InjectiveAndBijective) {
  EXPECT_TRUE(fact("(3,5):(5,1)", "bijective(15)"));
  EXPECT_FALSE(fact("(3,5):(5,1)", "bijective(16)"));
  EXPECT_TRUE(fact("(3,5):(6,1)", "injective"));
  EXPECT_FALSE(fact("(3,5):(6,1)", "bijective(15)"));
  EXPECT_FALSE(fact("(3,5):(4,1)", "injective"));
  EXPECT_TRUE(fact("4:-1", "injective"));
  EXPECT_FALSE(fact("4:-1", "bijective(4)"));
  EXPECT_TRUE(fact("S<3,4,3> o 0 o (8,128):(128,1)", "bijective(1024)"));
}

TEST(LayoutFacts, ReplicatedWithinAndCovers) {
  EXPECT_TRUE(fact("(32,8):(0,1)", "replicated(32)"));
  EXPECT_FALSE(fact("(2,2):(1,1)", "replicated(2)"));
  EXPECT_TRUE(fact("(4,2):(1,8)", "covers(4)"));
  EXPECT_FALSE(fact("(4,2):(1,8)", "covers(5)"));
  EXPECT_TRUE(fact("(4,2):(1,8)", "within(12)"));
  EXPECT_FALSE(fact("(4,2):(1,8)", "within(11)"));
  EXPECT_FALSE(fact("4:-1", "within(4)"));
}

TEST(LayoutFacts, ContiguousAndAlignment) {
  EXPECT_TRUE(fact("(4,2):(1,4)", "contiguous"));
  EXPECT_FALSE(fact("(4,2):(1,5)", "contiguous"));
  EXPECT_TRUE(fact("(4,2):(1,8)", "alignment(4)"));
  EXPECT_TRUE(fact("(4,2):(1,6)", "alignment(2)"));
  EXPECT_TRUE(fact("(4,2):(2,1)", "alignment(1)"));
  EXPECT_TRUE(fact("S<3,4,3> o 0 o 1024:1", "alignment(16)"));
}

TEST(LayoutFacts, NegationTurnsEachAround) {
  EXPECT_TRUE(fact("(2,2):(1,1)", "!injective"));
  EXPECT_FALSE(fact("(2,2):(1,2)", "!injective"));
}

TEST(LayoutFacts, TheCollisionIsTheLeastPair) {
  const Expected<LayoutFacts> facts = layoutFacts(*parseValue("(3,5):(4,1)"));
  ASSERT_TRUE(facts.ok() && facts->collision);
  EXPECT_EQ(*facts->collision, (std::pair<int64_t, int64_t>(1, 12)));
}

TEST(LayoutFacts, OffsetsAtTheEndOfTheIntegers) {
  const LayoutFacts facts = *layoutFacts(*parseValue("(2,2):(9223372036854775807,0)"));
  EXPECT_EQ(facts.largest, 9223372036854775807);
  EXPECT_FALSE(facts.cosize.has_value());
  EXPECT_FALSE(facts.contiguous);
  EXPECT_EQ(layoutFacts(*parseValue("(2,2):(9223372036854775806,0)"))->cosize, 9223372036854775807);
}

TEST(LayoutFacts, UnknownFactsAndValuesAreRefused) {
  const LayoutFacts facts = *layoutFacts(*parseValue("4:1"));
  for (const char* text : {"nice", "size", "size(", "size(x)", "injective(3)", "", "!"})
    EXPECT_FALSE(holds(facts, text).ok()) << text;
  EXPECT_FALSE(layoutFacts(*parseValue("(2,3)")).ok());
  EXPECT_FALSE(layoutFacts(*parseValue("M:1")).ok());
  EXPECT_FALSE(layoutFacts(*parseValue("(1048576,1048576):(1,1048576)")).ok());
  EXPECT_FALSE(layoutFacts(*parseValue("(2,2):(9223372036854775807,9223372036854775807)")).ok());
}

}  // namespace
}  // namespace cutecheck::cli
