// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/nearest_name.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

std::string nearest(std::string_view word, const std::vector<std::string_view>& names, size_t most = 3) {
  return std::string(nearestName(word, names, most));
}

// A letter for a letter, a letter more, a letter less: one edit each.
TEST(NearestName, OneEditOfALetter) {
  EXPECT_EQ(nearest("site", {"size"}), "size");
  EXPECT_EQ(nearest("ssize", {"size"}), "size");
  EXPECT_EQ(nearest("sie", {"size"}), "size");
  EXPECT_EQ(nearest("izes", {"size"}), "");
  EXPECT_EQ(nearest("siez", {"size"}), "");
  EXPECT_EQ(nearest("xsize", {"size"}), "size");
  EXPECT_EQ(nearest("sizex", {"size"}), "size");
  EXPECT_EQ(nearest("size", {"size"}), "size");
  EXPECT_EQ(nearest("size", {""}), "");
}

TEST(NearestName, OneEditForEachThreeLetters) {
  EXPECT_EQ(nearest("abcde", {"abcxy"}), "");
  EXPECT_EQ(nearest("abcdef", {"abcdxy"}), "abcdxy");
  EXPECT_EQ(nearest("abcdef", {"abcxyz"}), "");
  EXPECT_EQ(nearest("abcdef", {"abcdefgh"}), "abcdefgh");
  EXPECT_EQ(nearest("abcdef", {"abcdefghi"}), "");
  EXPECT_EQ(nearest("abcdef", {"abcd"}), "abcd");
  EXPECT_EQ(nearest("abcdef", {"abc"}), "");
  EXPECT_EQ(nearest("abcdefgh", {"abcdewxy"}), "");
  EXPECT_EQ(nearest("abcdefghi", {"abcdefxyz"}), "abcdefxyz");
  EXPECT_EQ(nearest("abcdefghi", {"xbcdxfghx"}), "xbcdxfghx");
}

TEST(NearestName, NoMoreEditsThanAllowed) {
  EXPECT_EQ(nearest("abcdefghi", {"abcdefxyz"}, 2), "");
  EXPECT_EQ(nearest("abcdefghi", {"abcdefgyz"}, 2), "abcdefgyz");
  EXPECT_EQ(nearest("abcdefghijkl", {"abcdefghwxyz"}, 3), "");
  EXPECT_EQ(nearest("abcdefghijkl", {"abcdefghwxyz"}, 4), "abcdefghwxyz");
  EXPECT_EQ(nearest("size", {"size"}, 0), "size");
  EXPECT_EQ(nearest("size", {"site"}, 0), "");
}

// Of a word of one letter every word of one letter is one edit away.
TEST(NearestName, AShortWordIsNotGuessedAt) {
  EXPECT_EQ(nearest("x", {"y"}), "");
  EXPECT_EQ(nearest("", {"y"}), "");
  EXPECT_EQ(nearest("ab", {"ac"}), "ac");
  EXPECT_EQ(nearest("ab", {"cd"}), "");
  EXPECT_EQ(nearest("abc", {"abd"}), "abd");
  EXPECT_EQ(nearest("abc", {"axd"}), "");
}

TEST(NearestName, TheFirstOfTheNearest) {
  EXPECT_EQ(nearest("abcdef", {"abcdxy", "abcdex", "abcdez"}), "abcdex");
  EXPECT_EQ(nearest("abcdef", {"abcdez", "abcdex", "abcdxy"}), "abcdez");
}

TEST(NearestName, ALongWordIsNotLookedAt) {
  const std::string longest(64, 'a'), longer(65, 'a');
  EXPECT_EQ(nearest(longest, {longest}), longest);
  EXPECT_EQ(nearest(longer, {longer}), "");
}

}  // namespace
}  // namespace cutecheck
