// Mutants and seeds: what stays and what changes.
#include "fuzz/dialect/mutate.h"

#include <gtest/gtest.h>

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

TEST(Mutate, BytesOfTheFrameStay) {
  const std::string bytes = std::string("ML\xefR\x01\x02 (4,8):(1,4)\0\x03", 20);
  size_t changed = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    generators::Random random(seed);
    const std::string mutant = mutateBytes(bytes, random);
    EXPECT_EQ(mutant.substr(0, 6), bytes.substr(0, 6));
    EXPECT_EQ(mutant.substr(18), bytes.substr(18));
    changed += mutant != bytes;
  }
  EXPECT_GT(changed, 30u);
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
