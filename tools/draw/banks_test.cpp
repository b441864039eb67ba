// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Banks: the picture and the claims conflict_free say the same of every access with known numbers.
#include "tools/draw/banks.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "core/eval/evaluate.h"
#include "tools/draw/claim_picture.h"
#include "tools/draw/request_for_test.h"

namespace cutecheck::draw {
namespace {

BankReport reportOf(const std::string& layout, const std::string& access, int64_t element) {
  const Expected<Expression> expression = parseExpression(layout);
  EXPECT_TRUE(expression.ok());
  const Expected<Value> value = evaluate(*expression);
  EXPECT_TRUE(value.ok());
  const Expected<DrawnLayout> drawn = drawnLayout(*value);
  const Expected<Access> parsed = parseAccess(access, element);
  EXPECT_TRUE(drawn.ok() && parsed.ok()) << layout;
  if (!drawn || !parsed) return {};
  const Expected<BankReport> report = banksOf(*drawn, *parsed);
  EXPECT_TRUE(report.ok());
  return *report;
}

TEST(Banks, AgreeWithTheClaimsOfTheCorpus) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/claims/shared_memory.claims");
  size_t proved = 0, refuted = 0;
  for (std::string line; std::getline(in, line);) {
    const size_t colon = line.find(": conflict_free(");
    if (!(line.starts_with("expect Proved") || line.starts_with("expect Refuted")) ||
        colon == std::string::npos || line.find(" where ") != std::string::npos)
      continue;
    const Expected<Expression> claim = parseExpression(line.substr(colon + 2));
    ASSERT_TRUE(claim.ok()) << line;
    const std::string layout =
        line.substr(colon + 2 + claim->children[0].begin, claim->children[0].end - claim->children[0].begin);
    // Several swizzles in a row are no composed layout of core.
    if (layout.find(" o S<") != std::string::npos || !bound(claim->children[0], {}).ok()) continue;
    const Expression& access = claim->children[2];
    const std::string name = access.name.empty() ? std::to_string(access.value) : access.name;
    const bool free = reportOf(layout, name, claim->children[1].value).conflictFree();
    EXPECT_EQ(free, line.starts_with("expect Proved")) << line;
    ++(free ? proved : refuted);
  }
  EXPECT_GT(proved, 12u);
  EXPECT_GT(refuted, 10u);
}

TEST(Banks, CountsWordsNotLanes) {
  // 32 lanes in one word; 32 words of one bank; 2 words of each even bank.
  EXPECT_EQ(reportOf("32:0", "32", 4).degree, 1);
  EXPECT_EQ(reportOf("32:32", "32", 4).degree, 32);
  const BankReport two = reportOf("32:2", "32", 4);
  EXPECT_EQ(two.degree, 2);
  for (size_t bank = 0; bank < 32; ++bank) EXPECT_EQ(two.words[0][bank], bank % 2 == 0 ? 2 : 0);
  EXPECT_EQ(reportOf("(8,8):(64,8)", "ldmatrix", 2).words.size(), 8u);
}

TEST(Banks, OnlyLanesInConflictAreMarked) {
  // Lanes 0 and 1 meet in bank 0; lane 2 is alone.
  const Expected<Picture> picture = pictureOf({.expressions = {"(2,2):(32,1)"}, .access = "32"});
  ASSERT_TRUE(picture.ok());
  const Panel& lanes = picture->panels[0];
  EXPECT_EQ(lanes.at(0, 0).mark, Mark::kMarked);
  const Expected<Picture> free = pictureOf({.expressions = {"(2,2):(1,2)"}, .access = "32"});
  ASSERT_TRUE(free.ok());
  for (const Panel& panel : free->panels)
    for (const Cell& cell : panel.cells) EXPECT_EQ(cell.mark, Mark::kNone);
  EXPECT_NE(free->title.find("no bank conflict"), std::string::npos);
  EXPECT_NE(picture->title.find("2-way bank conflict"), std::string::npos);
}

// On a dark page, too: what is fine has one colour, what is in conflict another, for every layout.
TEST(Banks, AConflictHasItsOwnColour) {
  const auto tints = [](const char* layout) {
    const Expected<Picture> picture =
        pictureOf({.expressions = {layout}, .access = "ldmatrix", .element = 2});
    std::set<std::pair<int64_t, int>> found;
    if (picture.ok())
      for (const Cell& cell : picture->panels[1].cells)
        if (cell.number > 0)
          found.insert({cell.number, static_cast<int>(cell.tint.scheme) * 100 + cell.tint.step});
    return found;
  };
  const auto free = tints("S<3,3,3> o 0 o (8,4):(64,8)"), two = tints("(8,4):(16,128)"),
             eight = tints("(8,4):(64,8)");
  ASSERT_EQ(free.size(), 1u);
  ASSERT_EQ(two.size(), 1u);
  ASSERT_EQ(eight.size(), 1u);
  EXPECT_EQ(free.begin()->first, 1);
  EXPECT_EQ(eight.begin()->first, 8);
  EXPECT_NE(free.begin()->second, two.begin()->second);
  EXPECT_NE(free.begin()->second, eight.begin()->second);
  EXPECT_EQ(free.begin()->second / 100, static_cast<int>(Scheme::kCategory));
}

TEST(Banks, ANarrowPictureHasBanksAsRows) {
  const Request wide{.expressions = {"(8,4):(64,8)"}, .access = "ldmatrix", .element = 2};
  Request narrow = wide;
  narrow.narrow = true;
  const Expected<Picture> across = pictureOf(wide), down = pictureOf(narrow);
  ASSERT_TRUE(across.ok() && down.ok());
  EXPECT_EQ(across->panels[1].columns, 32);
  EXPECT_EQ(down->panels[1].columns, 4);
  EXPECT_EQ(down->panels[1].columnAxis.names[1], "8-15");
  for (int64_t bank = 0; bank < 32; ++bank)
    for (int64_t phase = 0; phase < 4; ++phase) {
      EXPECT_EQ(down->panels[1].at(bank, phase).label, across->panels[1].at(phase, bank).label);
      EXPECT_EQ(down->panels[1].at(bank, phase).mark, across->panels[1].at(phase, bank).mark);
      EXPECT_EQ(down->panels[1].at(bank, phase).coordinate, across->panels[1].at(phase, bank).coordinate);
    }
}

TEST(Banks, C8RefusesWhatIsNoAccess) {
  EXPECT_EQ(ruleOf({.expressions = {"32:1"}, .access = "32"}), "drawn");
  EXPECT_EQ(ruleOf({.expressions = {"32:1"}, .access = "33"}), "draw_c8");
  EXPECT_EQ(ruleOf({.expressions = {"32:1"}, .access = "16"}), "draw_c8");
  EXPECT_EQ(ruleOf({.expressions = {"32:1"}, .access = "32", .element = 0}), "draw_c8");
  EXPECT_EQ(ruleOf({.expressions = {"32:-1"}, .access = "32"}), "draw_c8");
  EXPECT_EQ(ruleOf({.expressions = {"2:9223372036854775807"}, .access = "32"}), "draw_c8");
}

size_t marksOf(const std::string& claim, const std::string& bindings = {}) {
  const Expected<Picture> picture = pictureOf({.bindings = bindings, .claim = claim});
  EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : picture.error().str());
  size_t marks = 0;
  if (picture.ok())
    for (const Panel& panel : picture->panels)
      for (const Cell& cell : panel.cells) marks += cell.mark != Mark::kNone;
  return marks;
}

TEST(Claim, ARefutedOneShowsItsWitnessAndATrueOneNone) {
  EXPECT_EQ(marksOf("(M,N):(N,1) == M*N:1", "M=2,N=2"), 4u);
  EXPECT_EQ(marksOf("(M,N):(1,M) == M*N:1", "M=2,N=2"), 0u);
  EXPECT_EQ(marksOf("injective((4,3):(2,4))"), 8u);
  EXPECT_EQ(marksOf("injective((4,3):(1,4))"), 0u);
  EXPECT_EQ(marksOf("bijective((4,2):(2,2), 8)"), 7u);
  EXPECT_EQ(marksOf("bijective((4,2):(2,2), 9)"), 6u);
  EXPECT_EQ(marksOf("bijective(4:2, 4)"), 2u);
  EXPECT_EQ(marksOf("bijective((4,2):(1,4), 8)"), 0u);
  EXPECT_EQ(marksOf("conflict_free(32:1, 4, 32)"), 0u);
  EXPECT_GT(marksOf("conflict_free((8,2):(M,8), 2, ldmatrix)", "M=64"), 0u);
}

// A refuted A === B of one function does not look as if it held.
TEST(Claim, TreesThatDifferAreSaid) {
  const auto titleOf = [](const std::string& claim) {
    const Expected<Picture> picture = pictureOf({.claim = claim});
    return picture.ok() ? picture->title : picture.error().str();
  };
  EXPECT_EQ(titleOf("(4,1):(1,0) === 4:1"), "two layouts: the same at every index, but written differently");
  EXPECT_EQ(titleOf("(4,1):(1,0) == 4:1"), "two layouts: the same at every index");
  EXPECT_EQ(titleOf("4:1 === 4:1"), "two layouts: the same at every index");
}

// 8 == 8 is no claim about the layout 8:1.
TEST(Claim, C5RefusesNumbers) {
  for (const char* claim : {"size(8:1) == 8", "size(8:1) == 9", "(4,8) === (4,8)", "cosize((4,8):(1,4)) == 4*8"})
    EXPECT_EQ(pictureOf({.claim = claim}).error().rule, "draw_c5") << claim;
  for (const char* claim : {"8 == 8:1", "(4,8):(1,4) == (4,8)"}) EXPECT_TRUE(pictureOf({.claim = claim}).ok()) << claim;
}

TEST(Claim, C5NamesTheClaimsThatHaveAPicture) {
  EXPECT_EQ(ruleOf({.claim = "covers(4:1, 4)"}), "draw_c5");
  EXPECT_EQ(ruleOf({.claim = "4:1"}), "draw_c5");
  EXPECT_EQ(ruleOf({.expressions = {"4:1"}, .claim = "4:1 == 4:1"}), "draw_c5");
  EXPECT_EQ(ruleOf({.claim = "M:1 == 4:1"}), "draw_c1");
}

}  // namespace
}  // namespace cutecheck::draw
