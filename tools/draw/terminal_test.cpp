// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The terminal: what stands in it, to the letter.
#include "tools/draw/terminal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tools/draw/atom_picture.h"
#include "tools/draw/request.h"

namespace cutecheck::draw {
namespace {

std::string drawn(const Request& request, const TerminalOptions& options = {}) {
  const Expected<Picture> picture = pictureOf(request);
  return picture.ok() ? toTerminal(*picture, options) : picture.error().str();
}

TEST(Terminal, ALayoutStandsInAGridWithItsTilesRuled) {
  EXPECT_EQ(drawn({.expressions = {"((2,2),(2,2)):((1,8),(2,4))"}}),
            "((2,2),(2,2)):((1,8),(2,4))\n\n"
            "       (0,0) (1,0)   (0,1) (1,1)\n"
            "(0,0)      0     2 |     4     6\n"
            "(1,0)      1     3 |     5     7\n"
            "      -------------+------------\n"
            "(0,1)      8    10 |    12    14\n"
            "(1,1)      9    11 |    13    15\n"
            "offsets 0 to 15\n");
}

TEST(Terminal, MarksAreSeenWithoutColour) {
  EXPECT_EQ(drawn({.expressions = {"(2,2):(1,2)", "(2,2):(2,1)"}}),
            "two layouts: 2 of 4 indices differ, the first at 1\n\n(2,2):(1,2)\n    0  1\n0  0  2*\n1  1! 3\n"
            "offsets 0 to 3\nindex 1 has offset 1\n\n(2,2):(2,1)\n    0  1\n0  0  1*\n1  2! 3\n"
            "offsets 0 to 3\nindex 1 has offset 2\n");
}

TEST(Terminal, WithoutRoomACellIsOneCharacter) {
  std::istringstream text(drawn({.expressions = {"(64,128):(128,1)"}, .everyCell = true}));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 2u + 1 + 64 + 2 + 1);
  EXPECT_EQ(lines.back(), "offsets 0 to 8191");
  EXPECT_EQ(lines[66], "   " + std::string(128, '@'));
  // What the characters stand for.
  EXPECT_EQ(lines[68].substr(0, 25), "'.' 1024..2047  ':' 2048.");
  EXPECT_NE(lines[67].find("' ' 0..1023"), std::string::npos);
  // In colour two rows share a line.
  const std::string coloured =
      drawn({.expressions = {"(64,128):(128,1)"}, .everyCell = true}, {.colour = true});
  EXPECT_EQ(std::count(coloured.begin(), coloured.end(), '\n'), 2 + 1 + 32 + 1);
  // A colour for a line here, and the end of it.
  EXPECT_EQ(std::count(coloured.begin(), coloured.end(), '\033'), 2 * 32);
}

TEST(Terminal, NoEscapeWithoutColourAndNoBlankAtTheEnd) {
  const Request request{.expressions = {"(8,8):(8,1)"}};
  const std::string plain = drawn(request), coloured = drawn(request, {.colour = true});
  EXPECT_EQ(plain.find('\033'), std::string::npos);
  EXPECT_EQ(plain.find(" \n"), std::string::npos);
  EXPECT_NE(coloured.find("\033[48;2;"), std::string::npos);
  // Each line ends as it began.
  EXPECT_NE(coloured.find("\033[0m\n"), std::string::npos);
}

// In text the operands stand below each other, so that C has names of its own.
TEST(Terminal, EveryAtomIsWrittenWithItsRowsAndColumns) {
  size_t written = 0;
  for (const ListedAtom& one : drawnNames("SM")) {
    const Expected<Picture> picture = pictureOf({.atom = one.name});
    if (!picture.ok()) continue;  // Atoms.EachIsDrawnWithoutAHole has those
    for (const Panel& panel : picture->panels) {
      EXPECT_EQ(panel.rowAxis.names.size(), static_cast<size_t>(panel.rows)) << one.name << panel.title;
      EXPECT_EQ(panel.columnAxis.names.size(), static_cast<size_t>(panel.columns)) << one.name << panel.title;
    }
    for (const bool colour : {false, true})
      EXPECT_NE(toTerminal(*picture, {.colour = colour}).find(one.name), std::string::npos);
    ++written;
  }
  EXPECT_GT(written, 250u);
}

TEST(Terminal, APanelWithoutNamesIsWritten) {
  Expected<Picture> picture = pictureOf({.expressions = {"(2,2):(1,2)"}});
  ASSERT_TRUE(picture.ok());
  picture->panels[0].rowAxis = picture->panels[0].columnAxis = {};
  EXPECT_NE(toTerminal(*picture, {}).find("\n  0 2\n  1 3\n"), std::string::npos) << toTerminal(*picture, {});
}

}  // namespace
}  // namespace cutecheck::draw
