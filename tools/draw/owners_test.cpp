// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pictures of who holds what: threads of atoms, elements in tensor memory, tiles of a division.
#include "tools/draw/owners_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "core/layout/crd2idx.h"
#include "core/notation/parse.h"
#include "tools/draw/atom_table.h"
#include "tools/draw/request_for_test.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::draw {
namespace {

TEST(Owners, EachElementHasItsThreadAndValue) {
  const std::string text = "((4,8),(2,2)):((32,1),(16,8))";
  const Panel panel = drawn({.expressions = {text}, .tile = "(16,8)"}).panels.at(0);
  const Expected<Layout> layout = parseLayout(text);
  ASSERT_TRUE(layout.ok());
  size_t compared = 0;
  for (int64_t t = 0; t < 32; ++t) {
    for (int64_t v = 0; v < 4; ++v, ++compared) {
      const Expected<int64_t> index = offsetAt(*layout, t + 32 * v);
      ASSERT_TRUE(index.ok());
      const Cell& cell = panel.at(*index % 16, *index / 16);
      EXPECT_EQ(cell.label, "T" + std::to_string(t) + "V" + std::to_string(v));
      EXPECT_EQ(cell.upper + cell.lower, cell.label);
      EXPECT_EQ(cell.tint, laneTint(t));
    }
  }
  EXPECT_EQ(compared, 128u);
  EXPECT_EQ(panel.notes, std::vector<std::string>{"T: thread, V: its value"});
}

TEST(Owners, SharedAndUnownedElementsAreCounted) {
  const Panel panel = drawn({.expressions = {"(4,2):(0,2)"}, .tile = "(4,2)"}).panels.at(0);
  EXPECT_EQ(panel.at(0, 0).label, "T0V0");
  EXPECT_EQ(panel.at(1, 0).label, "");
  EXPECT_EQ(panel.at(1, 0).tint.scheme, Scheme::kEmpty);
  ASSERT_EQ(panel.notes.size(), 3u);
  EXPECT_EQ(panel.notes[0].substr(0, 6), "6 more");
  EXPECT_EQ(panel.notes[1], "6 elements have no owner");
}

TEST(Owners, C7RefusesAnIndexOutsideTheTile) {
  EXPECT_EQ(ruleOf({.expressions = {"(4,2):(1,4)"}, .tile = "(4,2)"}), "drawn");
  EXPECT_EQ(ruleOf({.expressions = {"(4,2):(1,5)"}, .tile = "(4,2)"}), "draw_c7");
  EXPECT_EQ(ruleOf({.expressions = {"(4,2):(1,-1)"}, .tile = "(4,2)"}), "draw_c7");
}

TEST(Atoms, TheTableIsTheCorpus) {
  size_t row = 0;
  for (const char* file : {"mma_atoms", "copy_atoms"}) {
    std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/layouts/" + std::string(file) + ".layouts");
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#' || line.find("| refused ") != std::string::npos) continue;
      ASSERT_LT(row, atomTable().size());
      const AtomLayout& atom = atomTable()[row++];
      const std::string begin =
          std::string(atom.atom) + " " + std::string(atom.operand) + " | " + std::string(atom.layout) + " |";
      EXPECT_EQ(line.substr(0, begin.size()), begin);
    }
  }
  EXPECT_EQ(row, atomTable().size());
  EXPECT_GT(row, 600u);
}

TEST(Atoms, AThreadOfLdmatrixHoldsTwoNeighboursOfARow) {
  const Picture picture = drawn({.atom = "SM75_U32x4_LDSM_N", .everyCell = true});
  ASSERT_EQ(picture.panels.size(), 2u);
  const Panel& source = picture.panels[0];
  const Panel& destination = picture.panels[1];
  ASSERT_EQ(destination.rows * destination.columns, 32 * 8);
  for (int64_t row = 0; row < 8; ++row) {
    for (int64_t column = 0; column < 8; ++column) {
      const int64_t thread = row * 4 + column / 2;
      EXPECT_EQ(destination.at(row, column).label,
                "T" + std::to_string(thread) + "V" + std::to_string(column % 2));
      // The row itself is where the thread of that number points.
      EXPECT_EQ(source.at(row, column).label, "T" + std::to_string(row) + "V" + std::to_string(column));
    }
  }
  EXPECT_EQ(ruleOf({.atom = "SM75_U32x4_LDSM_N", .bits = 48}), "draw_c10");
}

TEST(Atoms, TensorMemoryHasARowForALane) {
  const Panel panel = drawn({.atom = "SM100_TMEM_LOAD_32dp32b4x", .operand = "dst"}).panels.at(0);
  EXPECT_EQ(panel.rows, 32);
  EXPECT_EQ(panel.columns, 4);
  EXPECT_EQ(panel.at(17, 3).label, "T17V3");
}

TEST(Atoms, EachIsDrawnWithoutAHole) {
  std::set<std::string> names;
  for (const AtomLayout& row : atomTable()) names.emplace(row.atom);
  size_t whole = 0;
  for (const std::string& name : names) {
    const std::string rule = ruleOf({.atom = name, .everyCell = true});
    if (rule == "draw_c2") continue;   // tensor memory with each thread for each bit of it
    if (rule == "draw_c10") continue;  // DP4A and DP2A: no extents in the name
    ASSERT_EQ(rule, "drawn") << name;
    for (const Panel& panel : drawn({.atom = name, .everyCell = true}).panels) {
      EXPECT_FALSE(
          std::any_of(panel.cells.begin(), panel.cells.end(), [](const Cell& c) { return c.label.empty(); }))
          << name << " " << panel.title;
      ++whole;
    }
  }
  EXPECT_GT(whole, 500u);
}

TEST(Atoms, C10NamesTheNearest) {
  const Expected<Picture> picture = pictureOf({.atom = "SM80_16x8x16_F32F16F16F32_TX"});
  ASSERT_FALSE(picture.ok());
  EXPECT_EQ(picture.error().rule, "draw_c10");
  EXPECT_NE(picture.error().message.find("SM80_16x8x16_F32F16F16F32_TN"), std::string::npos);
  EXPECT_EQ(ruleOf({.atom = "SM80_16x8x16_F32F16F16F32_TN", .operand = "D"}), "draw_c10");
  EXPECT_EQ(ruleOf({.shared = "K_SW96"}), "draw_c10");
  EXPECT_EQ(ruleOf({.shared = "K_SW64", .bits = 12}), "draw_c10");
}

TEST(Shared, CanonicalTilesAreThoseOfTheNotation) {
  EXPECT_EQ(drawn({.shared = "K_SW128"}).panels.at(0).title, "S<3,3,3> o 0 o (8,64):(64,1)");
  EXPECT_EQ(drawn({.shared = "MN_SW32", .bits = 8}).panels.at(0).title, "S<1,4,3> o 0 o (32,8):(1,32)");
  EXPECT_EQ(drawn({.shared = "K_INTER", .bits = 32}).panels.at(0).title, "S<0,2,3> o 0 o (8,4):(4,1)");
  // Eight rows of one 16-byte column lie in eight groups of banks.
  const Panel panel = drawn({.shared = "K_SW128"}).panels.at(0);
  std::set<int> colours;
  for (int64_t row = 0; row < 8; ++row) colours.insert(panel.at(row, 0).tint.step);
  EXPECT_EQ(colours.size(), 8u);
}

// A panel has 32 lanes.
std::string elementAt(const Picture& picture, int64_t lane, int64_t column) {
  return picture.panels.at(static_cast<size_t>(lane / 32)).at(lane % 32, column).label;
}

TEST(TensorMemory, EachDataPathPlacesEachElementOnce) {
  size_t paths = 0;
  for (const DataPath& path : dataPaths()) {
    const Picture picture = drawn({.dataPath = std::string(1, path.letter), .columns = 16});
    std::set<std::string> elements;
    int64_t used = 0;
    for (int64_t lane = 0; lane < 128; ++lane) {
      bool any = false;
      for (int64_t column = 0; column < 16 / path.slabs; ++column)
        if (const std::string label = elementAt(picture, lane, column); !label.empty())
          any = elements.insert(label).second;
      used += any;
    }
    EXPECT_EQ(elements.size(), static_cast<size_t>(path.rows * 16)) << path.letter;
    EXPECT_EQ(used, path.scattered ? 64 : 128) << path.letter;
    EXPECT_EQ(picture.panels.at(3).columns, 16 / path.slabs);
    ++paths;
  }
  EXPECT_EQ(paths, 7u);
  // 16 rows in each 32 lanes; column halves over the lanes.
  EXPECT_EQ(elementAt(drawn({.dataPath = "F"}), 33, 2), "17,2");
  EXPECT_EQ(elementAt(drawn({.dataPath = "B"}), 65, 2), "1,10");
  EXPECT_EQ(elementAt(drawn({.dataPath = "G"}), 97, 2), "1,14");
}

TEST(TensorMemory, C9RefusesOtherPathsAndColumns) {
  EXPECT_EQ(ruleOf({.dataPath = "H"}), "draw_c9");
  EXPECT_EQ(ruleOf({.dataPath = "D", .columns = 513}), "draw_c9");
  EXPECT_EQ(ruleOf({.dataPath = "G", .columns = 18}), "draw_c9");
  EXPECT_EQ(ruleOf({.dataPath = "G", .columns = 20}), "drawn");
}

TEST(Divide, EachTileHasOneColourInBothPanels) {
  size_t compared = 0;
  for (const char* op : {"logical_divide", "zipped_divide", "tiled_divide", "flat_divide"}) {
    const Picture picture = drawn({.expressions = {std::string(op) + "((8,8):(8,1), <4:1,2:1>)"}});
    ASSERT_EQ(picture.panels.size(), 2u) << op;
    std::map<std::string, Tint> before;
    for (int64_t row = 0; row < 8; ++row) {
      for (int64_t column = 0; column < 8; ++column) {
        const Cell& cell = picture.panels[0].at(row, column);
        EXPECT_EQ(cell.tint, categoryTint(row / 4 + 2 * (column / 2))) << op;
        before[cell.label] = cell.tint;
      }
    }
    EXPECT_EQ(picture.panels[1].cells.size(), 64u);
    for (const Cell& cell : picture.panels[1].cells) {
      EXPECT_EQ(cell.tint, before.at(cell.label)) << op << " " << cell.label;
      ++compared;
    }
    // One line across, three down.
    EXPECT_EQ(picture.panels[0].lines.size(), 4u);
  }
  EXPECT_EQ(compared, 4u * 64);
}

TEST(Divide, AStridedTileIsOutlinedPieceByPiece) {
  const Picture picture = drawn({.expressions = {"logical_divide(8:1, 4:2)"}});
  const Panel& panel = picture.panels.at(0);
  EXPECT_EQ(panel.at(0, 0).tint, panel.at(0, 6).tint);
  EXPECT_NE(panel.at(0, 0).tint, panel.at(0, 1).tint);
  EXPECT_EQ(panel.lines.size(), 7u);
  EXPECT_EQ(ruleOf({.expressions = {"logical_divide((6,2):(11,2), 5:3)"}}).find("draw"), std::string::npos);
}

// What a tile has beyond its mode is no element of the next: no colour of another tile, and no outline inside
// of one.
TEST(Divide, ATileThatOverhangsHasNoElementOfAnother) {
  size_t overhanging = 0;
  for (const char* op : {"logical_divide", "zipped_divide", "tiled_divide", "flat_divide"}) {
    for (const char* layout : {"(10,8):(8,1)", "(10,8):(1,10)", "((2,5),8):((8,16),1)"}) {
      const Picture picture = drawn({.expressions = {std::string(op) + "(" + layout + ", <4,2>)"}});
      const Panel& whole = picture.panels.at(0);
      for (int64_t row = 0; row < 10; ++row)
        for (int64_t column = 0; column < 8; ++column)
          EXPECT_EQ(whole.at(row, column).tint, categoryTint(row / 4 + 3 * (column / 2)))
              << op << layout << row << "," << column;
      // Three down the columns, two across.
      size_t outlines = 0;
      for (const Line& line : whole.lines)
        outlines += line.level == 2 && line.begin == 0 && line.end == (line.vertical ? 10 : 8);
      EXPECT_EQ(outlines, 5u) << op << layout;
      size_t empty = 0;
      for (const Cell& cell : picture.panels.at(1).cells) empty += cell.tint.scheme == Scheme::kEmpty;
      EXPECT_EQ(empty, 16u) << op << layout;
      overhanging += empty;
    }
  }
  EXPECT_EQ(overhanging, 12u * 16);
  // A tile that goes through several modes, as the layout lets it.
  for (const char* flat : {"zipped_divide((4,6):(1,4), 3:1)", "zipped_divide((4,6):(1,4), 8:1)",
                           "zipped_divide(((2,5),8):((1,2),10), <5,2>)",
                           "zipped_divide(((2,4),8):((1,2),8), <<2,2>,2>)", "logical_divide(24:2, 5:1)"}) {
    const Picture picture = drawn({.expressions = {flat}});
    size_t empty = 0;
    for (const Cell& cell : picture.panels.at(1).cells) empty += cell.tint.scheme == Scheme::kEmpty;
    EXPECT_EQ(empty, std::string(flat).starts_with("logical") ? 1u : 0u) << flat;
    for (const Cell& cell : picture.panels.at(0).cells)
      EXPECT_EQ(cell.tint.scheme, Scheme::kCategory) << flat;
  }
  // Tiles that fit have no empty cell and no note of it.
  const Picture fits = drawn({.expressions = {"zipped_divide((8,8):(8,1), <4,2>)"}});
  for (const Cell& cell : fits.panels.at(1).cells) EXPECT_NE(cell.tint.scheme, Scheme::kEmpty);
  for (const std::string& note : fits.panels.at(1).notes) EXPECT_EQ(note.find("overhang"), std::string::npos);
}

}  // namespace
}  // namespace cutecheck::draw
