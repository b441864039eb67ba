// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is asked for and what is refused, each refusal by its rule.
#include "tools/draw/request_for_test.h"

#include <gtest/gtest.h>

#include "tools/draw/bindings.h"

namespace cutecheck::draw {
namespace {

using draw::ruleOf;
std::string ruleOf(const std::string& layout) { return ruleOf(Request{.expressions = {layout}}); }

TEST(Draw, C1RefusesLeavesWithoutANumber) {
  EXPECT_EQ(ruleOf("(M,8):(1,M)"), "draw_c1");
  EXPECT_EQ(ruleOf("(?,8):(1,8)"), "draw_c1");
  EXPECT_EQ(ruleOf({.expressions = {"(M,8):(1,M)"}, .bindings = "N=8"}), "draw_c1");
  EXPECT_EQ(ruleOf({.expressions = {"(M,8):(1,M)"}, .bindings = "M=8"}), "drawn");
}

TEST(Draw, C2RefusesMoreThanCanBeSeen) {
  EXPECT_EQ(ruleOf("(256,256):(1,256)"), "drawn");
  EXPECT_EQ(ruleOf("(257,256):(1,257)"), "draw_c2");
  EXPECT_EQ(ruleOf("(1024,2):(1,1024)"), "drawn");
  EXPECT_EQ(ruleOf("(1025,2):(1,1025)"), "draw_c2");
  EXPECT_EQ(ruleOf("65536:1"), "drawn");
  EXPECT_EQ(ruleOf("65537:1"), "draw_c2");
  EXPECT_EQ(ruleOf("(4294967296,4294967296):(0,0)"), "draw_c2");
  EXPECT_EQ(ruleOf("S<1,4,3>"), "drawn");
  EXPECT_EQ(ruleOf("S<20,0,20>"), "draw_c2");
}

TEST(Draw, C3RefusesWhatIsNoLayout) {
  EXPECT_EQ(ruleOf("(4,8)"), "drawn");
  EXPECT_EQ(ruleOf("<4:1,_>"), "draw_c3");
  EXPECT_EQ(ruleOf("4:1 == 4:1"), "draw_c3");
}

TEST(Draw, C4RefusesBindingsThatAreNone) {
  EXPECT_EQ(ruleOf({.expressions = {"M:1"}, .bindings = "M"}), "draw_c4");
  EXPECT_EQ(ruleOf({.expressions = {"M:1"}, .bindings = "M=8x"}), "draw_c4");
  EXPECT_EQ(ruleOf({.expressions = {"M{div=8}:1"}, .bindings = "M=12"}), "draw_c4");
  EXPECT_EQ(ruleOf({.expressions = {"M{div=8}:N"}, .bindings = " M = 16 , N=-2"}), "drawn");
}

TEST(Draw, C5RefusesWhatIsNotDrawnTogether) {
  EXPECT_EQ(ruleOf(Request{}), "draw_c5");
  EXPECT_EQ(ruleOf({.expressions = {"1:0", "1:0", "1:0"}}), "draw_c5");
}

TEST(Draw, OtherFailuresAreThoseOfTheNotationAndTheAlgebra) {
  EXPECT_EQ(ruleOf("(4,8):(1"), "expression_c1");
  EXPECT_EQ(ruleOf("(6,2):(11,2) o (3,2):(2,3)"), "composition_c2");
  EXPECT_EQ(ruleOf("S<1,0,1> o 0 o 4:-1"), "swizzle_apply_c1");
}

TEST(Draw, ALongStripIsBrokenIntoRows) {
  const Expected<Picture> picture = pictureOf({.expressions = {"70:2"}});
  ASSERT_TRUE(picture.ok());
  const Panel& panel = picture->panels[0];
  EXPECT_EQ(panel.rows, 3);
  EXPECT_EQ(panel.columns, 32);
  EXPECT_EQ(panel.at(1, 3).label, "70");
  EXPECT_EQ(panel.rowAxis.names[2], "64+");
  EXPECT_EQ(panel.at(2, 5).label, "138");
  EXPECT_EQ(panel.at(2, 6).tint.scheme, Scheme::kAbsent);
}

TEST(Draw, TheFirstModeRunsDownTheRows) {
  const Expected<Picture> picture = pictureOf({.expressions = {"(2,3,4):(1,10,100)"}});
  ASSERT_TRUE(picture.ok());
  const Panel& panel = picture->panels[0];
  EXPECT_EQ(panel.rows, 2);
  EXPECT_EQ(panel.columns, 12);
  EXPECT_EQ(panel.at(1, 4).label, "111");
  EXPECT_EQ(panel.at(1, 4).coordinate, "(1,1,1)");
  EXPECT_EQ(panel.columnAxis.names[4], "(1,1)");
}

TEST(Draw, ASwizzledLayoutIsColouredByTheBitsThatChange) {
  const Expected<Picture> picture = pictureOf({.expressions = {"S<2,1,3> o 0 o (8,8):(8,1)"}});
  ASSERT_TRUE(picture.ok());
  const Panel& panel = picture->panels[0];
  for (int64_t row = 0; row < 8; ++row)
    for (int64_t column = 0; column < 8; ++column)
      EXPECT_EQ(panel.at(row, column).tint, categoryTint(((row >> 1) ^ (column >> 1)) & 3))
          << row << " " << column;
  const Expected<Picture> plain = pictureOf({.expressions = {"S<0,1,3> o 0 o (8,8):(8,1)"}});
  ASSERT_TRUE(plain.ok());
  EXPECT_EQ(plain->panels[0].at(0, 0).tint.scheme, Scheme::kRamp);
}

TEST(Draw, TwoLayoutsOfTwoSizesDifferWhereOneEnds) {
  const Expected<Picture> picture = pictureOf({.expressions = {"4:1", "6:1"}});
  ASSERT_TRUE(picture.ok());
  EXPECT_EQ(picture->panels[0].at(0, 3).mark, Mark::kNone);
  EXPECT_EQ(picture->panels[1].at(0, 3).mark, Mark::kNone);
  EXPECT_EQ(picture->panels[1].at(0, 4).mark, Mark::kWitness);
  EXPECT_EQ(picture->panels[1].at(0, 5).mark, Mark::kMarked);
  EXPECT_EQ(picture->panels[0].notes.back(), "has no index 4");
}

// 56 of 64 elements move: their colours say where to, and one frame where it begins.
TEST(Pair, BeforeAndAfterASwizzleColoursSayWhatMoved) {
  const Expected<Picture> picture = pictureOf({.expressions = {"(8,8):(8,1)", "S<3,0,3> o 0 o (8,8):(8,1)"}});
  ASSERT_TRUE(picture.ok());
  for (const Panel& panel : picture->panels) {
    int64_t marked = 0;
    for (const Cell& cell : panel.cells) {
      EXPECT_EQ(cell.tint, categoryTint(cell.number % 8)) << cell.label;
      marked += cell.mark != Mark::kNone;
    }
    EXPECT_EQ(marked, 1);
    EXPECT_EQ(panel.at(1, 0).mark, Mark::kWitness);
    EXPECT_EQ(panel.notes.back().find("index 1 has offset "), 0u);
  }
  // Without a swizzle, and where few differ, as before.
  const Expected<Picture> plain = pictureOf({.expressions = {"(4,4):(4,1)", "(4,4):(1,4)"}});
  ASSERT_TRUE(plain.ok());
  EXPECT_EQ(plain->panels[0].at(1, 1).tint.scheme, Scheme::kRamp);
  EXPECT_EQ(plain->panels[0].at(1, 2).mark, Mark::kMarked);
  EXPECT_EQ(plain->panels[0].at(1, 1).mark, Mark::kNone);
}

}  // namespace
}  // namespace cutecheck::draw
