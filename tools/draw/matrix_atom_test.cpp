// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The atoms of wgmma and tcgen05.mma: their names are those shapes that ptxas and the PTX ISA accept, and
// each element is where the PTX ISA's formulas have it.
#include "tools/draw/matrix_atom.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "tools/draw/atom_picture.h"
#include "tools/draw/request_for_test.h"

namespace cutecheck::draw {
namespace {

std::vector<std::string> wordsOf(const std::string& line, char between) {
  std::vector<std::string> words;
  std::istringstream in(line);
  for (std::string word; std::getline(in, word, between);) words.push_back(word);
  return words;
}

// ptxas judged each shape of wgmma with dense A: those of types that have a name here are accepted exactly
// where a name is.
TEST(MatrixAtom, WgmmaHasTheShapesThatPtxasAccepts) {
  const std::map<std::string, std::string> types = {
      {"f16", "F16"}, {"bf16", "BF16"}, {"tf32", "TF32"}, {"f8E4M3FN", "E4M3"}, {"f8E5M2", "E5M2"},
      {"i8", "S8"},   {"ui8", "U8"},    {"f32", "F32"},   {"i32", "S32"}};
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/wgmma_ptxas.tsv");
  size_t accepted = 0, refused = 0;
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> w = wordsOf(line, '\t');
    if (line.starts_with("#") || w.size() < 11 || !w[7].empty() || !w[8].empty() || !w[9].empty() ||
        w[4] != "k" || w[5] != "k")
      continue;
    if (!types.contains(w[1]) || !types.contains(w[2]) || !types.contains(w[3])) continue;
    const std::string name = "SM90_" + w[0] + "_" + types.at(w[3]) + types.at(w[1]) + types.at(w[2]) +
                             (w[6] == "rs" ? "_RS" : "_SS");
    EXPECT_EQ(matrixAtom(name).has_value(), w[10] == "accepted") << line;
    ++(w[10] == "accepted" ? accepted : refused);
  }
  EXPECT_GT(accepted, 300u);
  EXPECT_GT(refused, 5u);
}

TEST(MatrixAtom, Tcgen05HasTheShapesOfTheTable) {
  const std::map<std::string, std::string> kinds = {
      {"f16", "F32F16F16"}, {"tf32", "F32TF32TF32"}, {"f8f6f4", "F32E4M3E5M2"}, {"i8", "S32S8U8"}};
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/umma_shapes.tsv");
  size_t rows = 0, compared = 0;
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> w = wordsOf(line, '\t');
    if (line.starts_with("#") || w.size() < 7 || !kinds.contains(w[0]) || !w[2].empty() || w[3] != "dense")
      continue;
    ++rows;
    const std::vector<std::string> range = wordsOf(w[5], ':'), list = wordsOf(w[5], ','),
                                   rowsOfA = wordsOf(w[4], ',');
    for (int m = 32; m <= 256; m += 32)
      for (int n = 1; n <= 272; ++n, ++compared) {
        const bool inM = std::count(rowsOfA.begin(), rowsOfA.end(), std::to_string(m)) > 0;
        const bool inN = range.size() == 3 ? n >= std::stoi(range[0]) && n <= std::stoi(range[1]) &&
                                                 n % std::stoi(range[2]) == 0
                                           : std::count(list.begin(), list.end(), std::to_string(n)) > 0;
        const std::string name = "SM100_" + std::to_string(m) + "x" + std::to_string(n) + "x" + w[6] + "_" +
                                 kinds.at(w[0]) + (w[1] == "2" ? "_2SM" : "") + "_SS";
        EXPECT_EQ(matrixAtom(name).has_value(), inM && inN) << name;
      }
  }
  EXPECT_EQ(rows, 8u);
  EXPECT_EQ(compared, 8u * 8 * 272);
}

TEST(MatrixAtom, EachNameIsDrawnWholeAndReadBack) {
  const std::vector<std::string> names = matrixNames();
  size_t drawnOnes = 0;
  for (size_t i = 0; i < names.size(); i += 7, ++drawnOnes) {
    ASSERT_TRUE(matrixAtom(names[i]).has_value()) << names[i];
    const Picture picture = drawn({.atom = names[i]});
    ASSERT_EQ(picture.panels.size(), 3u) << names[i];
    EXPECT_EQ(picture.panels[0].rows, picture.panels[2].rows) << names[i];
    EXPECT_EQ(picture.panels[1].columns, picture.panels[2].columns) << names[i];
    for (const Panel& panel : picture.panels)
      for (const Cell& cell : panel.cells) ASSERT_FALSE(cell.label.empty()) << names[i] << panel.title;
  }
  EXPECT_GT(names.size(), 2000u);
  EXPECT_GT(drawnOnes, 300u);
  for (const char* none :
       {"SM90_64x7x16_F32F16F16_SS", "SM90_32x8x16_F32F16F16_SS", "SM90_64x8x8_F32F16F16_SS",
        "SM90_64x8x16_F16BF16BF16_SS", "SM90_64x264x16_F32F16F16_SS", "SM90_64x8x16_F32F16F16",
        "SM100_256x64x16_F32F16F16_SS", "SM100_128x64x16_F32F16F16_2SM"})
    EXPECT_FALSE(matrixAtom(none).has_value()) << none;
}

// PTX ISA, wgmma.mma_async, "Register Fragments": row and column of value i of a thread.
TEST(MatrixAtom, ThreadsOfWgmmaHoldWhatThePtxIsaSays) {
  size_t compared = 0;
  for (const int n : {8, 64, 256}) {
    const Panel c =
        drawn(
            {.atom = "SM90_64x" + std::to_string(n) + "x16_F32F16F16_RS", .operand = "C", .everyCell = true})
            .panels.at(0);
    for (int t = 0; t < 128; ++t)
      for (int i = 0; i < n / 2; ++i, ++compared) {
        const int row = 16 * (t / 32) + t % 32 / 4 + (i & 2 ? 8 : 0),
                  column = 8 * (i / 4) + t % 4 * 2 + (i & 1);
        ASSERT_EQ(c.at(row, column).label, "T" + std::to_string(t) + "V" + std::to_string(i));
      }
  }
  const struct {
    const char* atom;
    int k, each;
  } operands[] = {{"SM90_64x8x16_F32F16F16_RS", 16, 2},
                  {"SM90_64x8x32_F32E4M3E4M3_RS", 32, 4},
                  {"SM90_64x8x8_F32TF32TF32_RS", 8, 1}};
  for (const auto& operand : operands) {
    const Panel a = drawn({.atom = operand.atom, .operand = "A", .everyCell = true}).panels.at(0);
    for (int t = 0; t < 128; ++t)
      for (int i = 0; i < 4 * operand.each; ++i, ++compared) {
        const int part = i / operand.each;
        const int row = 16 * (t / 32) + t % 32 / 4 + (part & 1 ? 8 : 0);
        const int column = t % 4 * operand.each + i % operand.each + (part & 2 ? operand.k / 2 : 0);
        ASSERT_EQ(a.at(row, column).label, "T" + std::to_string(t) + "V" + std::to_string(i)) << operand.atom;
      }
  }
  EXPECT_EQ(compared, 128u * (4 + 32 + 128) + 128u * (8 + 16 + 4));
}

TEST(MatrixAtom, TheAccumulatorOfTcgen05IsOnItsDataPath) {
  const auto c = [](const char* atom) {
    return drawn({.atom = atom, .operand = "C", .everyCell = true}).panels.at(0);
  };
  EXPECT_EQ(c("SM100_128x64x16_F32F16F16_SS").at(100, 5).label, "L100C5");
  // Of 64 rows, 16 are in each 32 lanes.
  EXPECT_EQ(c("SM100_64x64x16_F32F16F16_SS").at(17, 5).label, "L33C5");
  // Two CTAs have half of the rows each; of 128, columns are in two slabs.
  EXPECT_EQ(c("SM100_256x64x16_F32F16F16_2SM_SS").at(130, 5).label, "L2C5");
  EXPECT_EQ(c("SM100_256x64x16_F32F16F16_2SM_SS").at(130, 5).band, 2);
  EXPECT_EQ(c("SM100_128x64x16_F32F16F16_2SM_SS").at(65, 40).label, "L65C8");
}

TEST(MatrixAtom, ThreadsOfManyWarpsHaveDifferentLooks) {
  const Panel panel =
      drawn({.expressions = {"((4,8,8),(2,2)):((32,1,128),(16,8))"}, .tile = "(16,64)"}).panels.at(0);
  std::map<std::pair<int, int>, int64_t> looks;
  for (const Cell& cell : panel.cells) {
    const auto [before, isNew] = looks.emplace(std::pair(int{cell.tint.step}, int{cell.band}), cell.number);
    EXPECT_EQ(before->second, cell.number);
  }
  EXPECT_EQ(looks.size(), 256u);
}

TEST(List, HasEveryNameThatIsDrawn) {
  const std::vector<ListedAtom> all = drawnNames("");
  EXPECT_GT(all.size(), 380u);
  EXPECT_EQ(drawnNames("SM80_16x8x16_F32F16F16F32_TN").at(0).holds, "A, B, C");
  EXPECT_EQ(drawnNames("LDSM").size(), 14u);
  EXPECT_EQ(drawnNames("SM90_64xNx16_F32F16F16_SS").size(), 1u);
  EXPECT_EQ(drawnNames("SM90_64x128x16_F32F16F16_SS").size(), 1u);
  EXPECT_TRUE(drawnNames("SM90_64x129x16").empty());
  EXPECT_TRUE(drawnNames("nothing").empty());
  EXPECT_EQ(drawnNames("wgmma").size(), drawnNames("SM90_64x").size());
  EXPECT_EQ(drawnNames("tcgen05").size(), drawnNames("SM100_").size());
  EXPECT_EQ(nearestDrawn("m16n8k16").find("SM80_16x8x16_"), 0u);
  EXPECT_EQ(nearestDrawn("SM90_64x64x16_F32F16_SS"), "SM90_64x64x16_F32F16F16_SS");
  const Expected<Picture> near = pictureOf({.atom = "SM90_64x64x16_F32F16_SS"});
  ASSERT_FALSE(near.ok());
  EXPECT_NE(near.error().message.find("SM90_64x64x16_F32F16F16_SS"), std::string::npos)
      << near.error().message;
}

}  // namespace
}  // namespace cutecheck::draw
