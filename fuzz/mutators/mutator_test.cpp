// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mutators that know layouts: what they make still decodes, and reaches what they are named for.
#include <gtest/gtest.h>

#include <set>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/tuple/profile.h"
#include "fuzz/inputs/composition_input.h"
#include "fuzz/mutators/text_mutator.h"
#include "fuzz/mutators/tree_mutator.h"

namespace cutecheck::fuzz {
namespace {

using generators::Random;

constexpr TreeFormat kFormat{.header = 1};
// (4,8):(8,1) o 8:2
const std::string kSeed("\0\x81\x03\x08\x07\x01\x07\x02", 8);

TEST(TreeMutator, ReachesEveryKindOfChange) {
  Random random(1);
  std::set<std::string> seen;
  size_t deeper = 0;
  for (int i = 0; i < 2000; ++i) {
    const CompositionInput in = decodeComposition(mutateTrees(kSeed, kFormat, random));
    seen.insert(toString(in.a) + " o " + toString(in.b));
    deeper += static_cast<size_t>(depth(in.a.shape()) > 1);
  }
  for (const char* expected :
       {"(4,8):(8,1) o 8:2", "(4,8):(1,8) o 8:2", "(8,4):(1,8) o 8:2", "(4,8):(8,1) o (8):(2)", "8:2 o 8:2",
        "(4,8):(8,1) o (4,8):(8,1)", "(4,(2,4)):(8,(1,2)) o 8:2", "(4,8):(8,2) o 8:2"})
    EXPECT_TRUE(seen.contains(expected)) << expected;
  EXPECT_GT(seen.size(), 150u);
  EXPECT_GT(deeper, 100u);
}

TEST(TreeMutator, KeepsWhatItDoesNotChange) {
  Random random(2);
  // Both layouts changed at once is the twin: one change reaches one layout, or copies it.
  for (int i = 0; i < 1000; ++i) {
    const CompositionInput in = decodeComposition(mutateTrees(kSeed, kFormat, random));
    const std::string a = toString(in.a), b = toString(in.b);
    EXPECT_TRUE(a == "(4,8):(8,1)" || b == "8:2" || in.a == in.b ||
                (leaves(in.a.shape()).size() == 2 && leaves(in.b.shape()).size() == 1))
        << a << " o " << b;
  }
}

TEST(TreeMutator, CrossesParts) {
  Random random(3);
  const std::string other("\1\x82\x01\x11\x02\x12\x04\x13\x05\x15", 10);  // (2,3,5):(17,18,19) o 6:21
  std::set<std::string> seen;
  for (int i = 0; i < 500; ++i) {
    const CompositionInput in = decodeComposition(crossTrees(kSeed, other, kFormat, random));
    seen.insert(toString(in.a) + " o " + toString(in.b));
  }
  EXPECT_TRUE(seen.contains("(2,3,5):(17,18,19) o 8:2"));
  EXPECT_TRUE(seen.contains("(4,8):(8,1) o 6:21"));
  EXPECT_TRUE(seen.contains("(4,(2,3,5)):(8,(17,18,19)) o 8:2"));
}

TEST(TreeMutator, StaysInTheRoomAndTakesAnyBytes) {
  Random random(4);
  const auto none = [](uint8_t*, size_t size, size_t) { return size; };
  size_t changed = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    std::string bytes(static_cast<size_t>(random.below(40)), '\0');
    for (char& c : bytes) c = static_cast<char>(random.below(256));
    std::vector<uint8_t> data(bytes.begin(), bytes.end());
    data.resize(48);
    const size_t size = mutateTreesInPlace(data.data(), bytes.size(), data.size(), seed, kFormat, none);
    ASSERT_LE(size, data.size());
    changed +=
        static_cast<size_t>(std::string(data.begin(), data.begin() + static_cast<long>(size)) != bytes);
  }
  EXPECT_GT(changed, 1500u);
}

TEST(TextMutator, MostOfItStillReads) {
  Random random(5);
  size_t read = 0;
  std::set<std::string> seen;
  for (int i = 0; i < 2000; ++i) {
    const std::string text = mutateText("((2,2),4)", random);
    read += static_cast<size_t>(parseIntTuple(text).ok());
    seen.insert(text);
  }
  EXPECT_GT(read, 1000u);
  EXPECT_LT(read, 2000u);
  EXPECT_GT(seen.size(), 200u);
  EXPECT_TRUE(seen.contains("((2,2),(2,2))"));
  EXPECT_TRUE(seen.contains("(4,4)"));
  EXPECT_EQ(crossText("1", "2", random), "2");
  EXPECT_FALSE(mutateText("", random).size() > 4);
}

}  // namespace
}  // namespace cutecheck::fuzz
