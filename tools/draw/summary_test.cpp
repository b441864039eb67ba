// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pictures of many cells: what their blocks say is so of every cell in them, and a zoom has the cells
// themselves.
#include "tools/draw/summary.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tools/draw/request_for_test.h"
#include "tools/draw/svg_of.h"

namespace cutecheck::draw {
namespace {

TEST(Summary, ABlockOfOffsetsSaysItsFirstOffsetAndItsSteps) {
  const Panel whole = drawn({.expressions = {"(128,64):(64,1)"}, .everyCell = true}).panels.at(0);
  const Panel panel = drawn({.expressions = {"(128,64):(64,1)"}}).panels.at(0);
  ASSERT_EQ(panel.rows, 16);
  ASSERT_EQ(panel.columns, 8);
  size_t compared = 0;
  for (int64_t r = 0; r < panel.rows; ++r)
    for (int64_t c = 0; c < panel.columns; ++c, ++compared) {
      EXPECT_EQ(panel.at(r, c).upper, whole.at(8 * r, 8 * c).label);
      EXPECT_EQ(panel.at(r, c).lower, "+64 +1");
    }
  EXPECT_EQ(compared, 128u);
  EXPECT_EQ(panel.at(0, 1).coordinate, "(0,8) to (7,15)");
  EXPECT_EQ(panel.notes[0],
            "a cell stands for 8 by 8: its first offset, then what a step down and a step right add");
}

// A swizzle moves offsets in a block: no steps are claimed, its range is.
TEST(Summary, WhereStepsDifferTheRangeIsSaid) {
  const Panel whole =
      drawn({.expressions = {"S<3,3,3> o 0 o (128,64):(64,1)"}, .everyCell = true}).panels.at(0);
  const Panel panel = drawn({.expressions = {"S<3,3,3> o 0 o (128,64):(64,1)"}}).panels.at(0);
  size_t ranges = 0;
  for (int64_t r = 0; r < panel.rows; ++r)
    for (int64_t c = 0; c < panel.columns; ++c) {
      int64_t low = INT64_MAX, high = INT64_MIN;
      bool affine = true;
      const auto at = [&](int64_t i, int64_t j) { return whole.at(8 * r + i, 8 * c + j).number; };
      for (int64_t i = 0; i < 8; ++i)
        for (int64_t j = 0; j < 8; ++j) {
          low = std::min(low, at(i, j)), high = std::max(high, at(i, j));
          affine &= at(i, j) == at(0, 0) + i * (at(1, 0) - at(0, 0)) + j * (at(0, 1) - at(0, 0));
        }
      const Cell& cell = panel.at(r, c);
      if (affine) {
        EXPECT_EQ(cell.upper, std::to_string(at(0, 0)));
        continue;
      }
      ++ranges;
      EXPECT_EQ(cell.label, std::to_string(low) + " .." + std::to_string(high));
    }
  EXPECT_EQ(ranges, 96u);
  EXPECT_TRUE(std::none_of(panel.notes.begin(), panel.notes.end(),
                           [](const std::string& n) { return n.starts_with("a colour for"); }));
}

TEST(Summary, WhatCanBeReadIsNotSummarised) {
  for (const char* text : {"(8,8):(8,1)", "(32,32):(32,1)", "(16,64):(64,1)", "1024:1"})
    EXPECT_EQ(drawn({.expressions = {text}}).panels.at(0).cells.size(),
              drawn({.expressions = {text}, .everyCell = true}).panels.at(0).cells.size());
  for (const char* text : {"(33,33):(33,1)", "(65,1):(1,1)", "(17,64):(64,1)", "65536:1"})
    EXPECT_LE(drawn({.expressions = {text}}).panels.at(0).cells.size(), 289u) << text;
}

TEST(Summary, AnySizeIsALittleFile) {
  size_t drawnOnes = 0;
  for (const char* text : {"(128,64):(64,1)", "(256,256):(256,1)", "65536:1", "(1024,64):(64,1)",
                           "S<3,4,3> o 0 o (256,128):(128,1)"}) {
    const Expected<std::string> svg = svgOf({.expressions = {text}});
    ASSERT_TRUE(svg.ok());
    EXPECT_LT(svg->size(), 100000u) << text;
    ++drawnOnes;
  }
  EXPECT_EQ(drawnOnes, 5u);
}

TEST(Summary, MarksAreKept) {
  const Panel panel = drawn({.expressions = {"(64,64):(64,1)", "(64,64):(64,1)"}}).panels.at(0);
  for (const Cell& cell : panel.cells) EXPECT_EQ(cell.mark, Mark::kNone);
  size_t marked = 0, witnesses = 0;
  const Picture claim =
      drawn({.bindings = "M=64,N=64", .claim = "(M,N):(N,1) == S<1,0,6> o 0 o (M,N):(N,1)"});
  for (const Cell& cell : claim.panels.at(0).cells)
    marked += cell.mark != Mark::kNone, witnesses += cell.mark == Mark::kWitness;
  EXPECT_EQ(witnesses, 1u);
  EXPECT_GT(marked, 200u);
}

TEST(Summary, AZoomHasTheCellsOfItsRowsAndColumns) {
  const Panel whole = drawn({.expressions = {"(128,64):(64,1)"}, .everyCell = true}).panels.at(0);
  const Panel part = drawn({.expressions = {"(128,64):(64,1)"}, .zoom = "8:24,56:64"}).panels.at(0);
  ASSERT_EQ(part.rows, 16);
  ASSERT_EQ(part.columns, 8);
  for (int64_t r = 0; r < 16; ++r)
    for (int64_t c = 0; c < 8; ++c) EXPECT_EQ(part.at(r, c).label, whole.at(8 + r, 56 + c).label);
  EXPECT_EQ(part.rowAxis.names[0], "8");
  EXPECT_EQ(part.columnAxis.names[7], "63");
}

TEST(Summary, AZoomOfAProductIsOfItsRowsAndColumns) {
  const Picture picture = drawn({.atom = "SM90_64x64x16_F32F16F16_SS", .zoom = "16:32,8:24"});
  ASSERT_EQ(picture.panels.size(), 3u);
  EXPECT_EQ(picture.panels[0].rows, 16);
  EXPECT_EQ(picture.panels[0].columns, 16);
  EXPECT_EQ(picture.panels[1].rows, 16);
  EXPECT_EQ(picture.panels[1].columns, 16);
  EXPECT_EQ(picture.panels[2].at(0, 0).label, "T32V4");
}

TEST(Draw, C12RefusesAZoomThatLeavesThePicture) {
  const auto rule = [](const char* zoom) { return ruleOf({.expressions = {"(8,8):(8,1)"}, .zoom = zoom}); };
  EXPECT_EQ(rule("0:8,0:8"), "drawn");
  for (const char* zoom : {"0:9,0:8", "0:8,0:9", "4:4,0:8", "-1:2,0:8", "0:8", "0-8,0-8", "0:8,0:8,", "a"})
    EXPECT_EQ(rule(zoom), "draw_c12") << zoom;
  EXPECT_EQ(ruleOf({.expressions = {"100:1"}, .zoom = "0:1,0:8"}), "draw_c12");
}

TEST(Slice, ItsElementsAloneHaveAColour) {
  const Panel panel = drawn({.expressions = {"((2,4),8):((1,2),8)"}, .slice = "((1,_),3)"}).panels.at(0);
  size_t coloured = 0;
  for (int64_t r = 0; r < 8; ++r)
    for (int64_t c = 0; c < 8; ++c) {
      const bool in = r % 2 == 1 && c == 3;
      EXPECT_EQ(panel.at(r, c).tint.scheme == Scheme::kCategory, in) << r << c;
      EXPECT_EQ(panel.at(r, c).mark == Mark::kMarked, in) << r << c;
      coloured += in;
    }
  EXPECT_EQ(coloured, 4u);
  EXPECT_EQ(panel.notes.back(), "marked: the slice ((1,_),3): 4 elements, (4):(2) from offset 25");
}

TEST(Draw, C13RefusesASliceThatDoesNotFit) {
  const auto rule = [](const char* slice) {
    return ruleOf({.expressions = {"(8,(2,4)):(8,(1,2))"}, .slice = slice});
  };
  EXPECT_EQ(rule("(7,_)"), "drawn");
  EXPECT_EQ(rule("(_,7)"), "drawn");
  EXPECT_EQ(rule("63"), "drawn");
  for (const char* slice : {"(8,_)", "(_,8)", "(_,(2,_))", "(1,2,3)", "64", "(-1,_)"})
    EXPECT_EQ(rule(slice), "draw_c13") << slice;
  EXPECT_EQ(ruleOf({.expressions = {"4:1", "4:1"}, .slice = "_"}), "draw_c13");
}

TEST(Draw, ColoursOfOnesOwn) {
  const Panel panel =
      drawn({.expressions = {"(8,8):(8,1)"}, .colourBy = "offset / 8 % 4 + column"}).panels.at(0);
  for (int64_t r = 0; r < 8; ++r)
    for (int64_t c = 0; c < 8; ++c) EXPECT_EQ(panel.at(r, c).tint, categoryTint(r % 4 + c));
  EXPECT_EQ(drawn({.expressions = {"(4,2):(1,4)"}, .tile = "(4,2)", .colourBy = "value"})
                .panels.at(0)
                .at(3, 1)
                .tint,
            categoryTint(1));
}

TEST(Draw, C15RefusesColoursThatAreNone) {
  const auto rule = [](const char* by) { return ruleOf({.expressions = {"(8,8):(8,1)"}, .colourBy = by}); };
  EXPECT_EQ(rule("offset"), "drawn");
  EXPECT_EQ(rule("(offset,1)"), "draw_c15");
  EXPECT_EQ(rule("thread"), "draw_c1");
  EXPECT_EQ(rule("offset / 0"), "parse_c5");
  EXPECT_EQ(ruleOf({.expressions = {"(8,8):(1@0,1@1)"}, .colourBy = "row"}), "draw_c15");
}

TEST(Draw, ATitleOfOnesOwn) {
  EXPECT_EQ(drawn({.expressions = {"4:1"}, .title = "My tile"}).title, "My tile");
  EXPECT_EQ(drawn({.expressions = {"4:1"}}).title, "4:1");
}

}  // namespace
}  // namespace cutecheck::draw
