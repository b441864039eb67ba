// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The SVG writer: well-formed, a cell for each index, labels that are the layout's answers, and no two texts
// that meet.
#include "tools/draw/svg.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/layout/crd2idx.h"
#include "core/notation/parse.h"
#include "tools/draw/svg_of.h"
#include "tools/draw/svg_reader.h"

namespace cutecheck::draw {
namespace {

Element drawn(const Request& request, Theme theme = Theme::kAuto) {
  const Expected<Picture> picture = pictureOf(request);
  EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : picture.error().str());
  if (!picture.ok()) return {};
  std::string error;
  Element root = readXml(toSvg(*picture, {theme}), error);
  EXPECT_EQ(error, "");
  return root;
}

Element drawn(const std::string& layout) { return drawn({.expressions = {layout}, .everyCell = true}); }

TEST(Svg, ALayoutHasACellWithItsOffsetForEachIndex) {
  size_t compared = 0;
  for (const char* text : {"(8,8):(8,1)", "((2,4),(4,(2,2))):((1,8),(32,(2,4)))", "24:2", "100:3",
                           "(3,4,5):(20,5,1)", "S<3,4,3> o 0 o (8,8):(128,16)", "(128,128):(128,1)"}) {
    const Expected<Value> value = parseValue(text);
    ASSERT_TRUE(value.ok());
    const auto* composed = std::get_if<ComposedLayout>(&*value);
    const IntTuple shape = composed ? composed->layout.shape() : std::get<Layout>(*value).shape();
    const Element root = drawn(text);
    const std::vector<const Element*> cells = inGroups(root, "cells", "rect");
    int64_t size = 1;
    for (const IntTuple& leaf : leaves(shape)) size *= leaf.value();
    ASSERT_EQ(cells.size(), static_cast<size_t>(size)) << text;
    for (const Element* cell : cells) {
      ASSERT_EQ(cell->children.size(), 1u);
      const std::string title = cell->children[0].text;
      const size_t colon = title.find(": ");
      ASSERT_NE(colon, std::string::npos) << title;
      const Expected<IntTuple> coordinate = parseIntTuple(title.substr(0, colon));
      ASSERT_TRUE(coordinate.ok()) << title;
      const Expected<int64_t> index = crd2idx(*coordinate, shape);
      ASSERT_TRUE(index.ok());
      const Expected<int64_t> offset =
          composed ? offsetAt(*composed, *index) : offsetAt(std::get<Layout>(*value), *index);
      ASSERT_TRUE(offset.ok());
      EXPECT_EQ(title.substr(colon + 2), std::to_string(*offset)) << text;
      ++compared;
    }
  }
  EXPECT_GT(compared, 16384u);
}

TEST(Svg, LabelsStandWhereThereIsRoom) {
  EXPECT_EQ(inGroups(drawn("(8,8):(8,1)"), "labels", "text").size(), 64u);
  EXPECT_EQ(inGroups(drawn("(32,32):(32,1)"), "labels", "text").size(), 1024u);
  EXPECT_EQ(inGroups(drawn("(128,128):(128,1)"), "labels", "text").size(), 0u);
  // Too long for 32 columns: none, rather than some.
  EXPECT_EQ(inGroups(drawn("(2,32):(1,100000000000)"), "labels", "text").size(), 0u);
}

// The number of pairs of texts that meet, and of labels that leave their cell or the page.
size_t faults(const Element& root) {
  size_t found = 0;
  std::vector<TextBox> texts = textBoxes(root);
  std::sort(texts.begin(), texts.end(),
            [](const TextBox& a, const TextBox& b) { return a.box.top < b.box.top; });
  const Box page{0, 0, root.number("width"), root.number("height")};
  for (size_t i = 0; i < texts.size(); ++i) {
    if (!texts[i].box.within(page, 0)) ++found;
    for (size_t j = i + 1; j < texts.size() && texts[j].box.top < texts[i].box.bottom; ++j)
      if (texts[i].box.overlaps(texts[j].box)) ++found;
  }
  const std::vector<const Element*> cells = inGroups(root, "cells", "rect");
  size_t next = 0;
  walk(root, [&](const Element& group) {
    if (group.name != "g" || !group.is("labels")) return;
    for (const TextBox& label : textBoxes(group)) {
      // Labels come in the order of the cells.
      size_t tried = 0;
      while (tried < cells.size() && !label.box.within(boxOf(*cells[next % cells.size()]), 0.05))
        ++next, ++tried;
      const bool inside = tried < cells.size();
      if (!inside) ++found;
    }
  });
  return found;
}

TEST(Svg, NoTwoTextsMeetAndEachLabelLiesInItsCell) {
  size_t pictures = 0;
  for (const Request& request : std::vector<Request>{
           {.expressions = {"(8,8):(8,1)"}},
           {.expressions = {"(32,32):(32,1)"}},
           {.expressions = {"(64,64):(64,1)"}},
           {.expressions = {"(128,128):(128,1)"}},
           {.expressions = {"(256,256):(256,1)"}},
           {.expressions = {"(1,1024):(0,12345)"}},
           {.expressions = {"(1024,3):(1,100000)"}},
           {.expressions = {"1:0"}},
           {.expressions = {"65536:1"}},
           {.expressions = {"(((2,2),(2,2)),((2,2),(2,2))):(((1,2),(4,8)),((16,32),(64,128)))"}},
           {.expressions = {"((2,2,2,2,2,2),3):((1,2,4,8,16,32),1000000)"}},
           {.expressions = {"(8,8):(1@0,1@1)"}},
           {.expressions = {"(16,16):(16,1)", "S<2,0,4> o 0 o (16,16):(16,1)"}},
           {.expressions = {"(4,4):(4,1)", "(8,200):(200,1)"}},
           {.expressions = {"zipped_divide((8,8):(8,1), <4:1,2:1>)"}},
           {.expressions = {"(8,8):(64,8)"}, .access = "ldmatrix", .element = 2},
           {.atom = "SM80_16x8x16_F32F16F16F32_TN"},
           {.shared = "MN_SW128"},
           {.dataPath = "F"},
           {.dataPath = "D", .columns = 128},
           {.atom = "SM90_64x256x16_F32F16F16_RS"},
           {.atom = "SM90_64x8x32_F32E4M3E5M2_SS_TN"},
           {.atom = "SM100_256x256x16_F32F16F16_2SM_SS"},
           {.atom = "SM80_16x8x256_S32U1U1S32_TN_XORPOPC"},
           {.atom = "SM75_U32x4_LDSM_N"},
           {.atom = "SM100_TMEM_LOAD_32dp32b64x"},
           {.expressions = {"((4,8,8),(2,2)):((32,1,128),(16,8))"}, .tile = "(16,64)"},
           {.expressions = {"((4,8,8),(2,2)):((32,1,128),(16,8))"}, .tile = "(16,64)", .everyCell = true},
           {.expressions = {"(128,64):(64,1)"}, .zoom = "8:16,0:8"},
           {.expressions = {"(8,16):(16,1)"}, .slice = "(2,_)"},
           {.expressions = {"(8,4):(64,8)"}, .access = "ldmatrix", .element = 2, .narrow = true},
           {.atom = "SM80_16x8x16_F32F16F16F32_TN", .narrow = true},
           {.claim = "injective((4,3):(2,4))"}}) {
    EXPECT_EQ(faults(drawn(request)), 0u) << pictures;
    ++pictures;
  }
  EXPECT_GT(pictures, 10u);
}

// At 375 pixels a picture of 480 has labels of 10.
TEST(Svg, ANarrowPictureFitsToAPhone) {
  const auto widthOf = [](Request request) {
    const std::string svg = toSvg(pictureOf(request).ok() ? *pictureOf(request) : Picture());
    return std::stod(svg.substr(svg.find("viewBox=\"0 0 ") + 13));
  };
  for (Request request : {Request{.expressions = {"(8,4):(64,8)"}, .access = "ldmatrix", .element = 2},
                          {.atom = "SM80_16x8x16_F32F16F16F32_TN"},
                          {.atom = "SM75_U32x4_LDSM_N"},
                          {.expressions = {"zipped_divide((8,8):(8,1), <4,2>)"}}}) {
    EXPECT_GT(widthOf(request), 600);
    request.narrow = true;
    // 16 columns of threads and values are as wide as they are.
    EXPECT_LE(widthOf(request), request.atom.find("16x8x16") == std::string::npos ? 480 : 720);
  }
}

TEST(Svg, NoTwoTextsMeetWhateverTheSides) {
  size_t pictures = 0;
  const std::vector<int> sides = {1, 2, 3, 7, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 300, 1024};
  for (const int rows : sides) {
    for (const int columns : sides) {
      if (rows * columns > 1100) continue;
      for (const char* stride : {"1", "997", "1234567"}) {
        const std::string layout =
            "(" + std::to_string(rows) + "," + std::to_string(columns) + "):(" + stride + "," + stride + ")";
        ASSERT_EQ(faults(drawn(layout)), 0u) << layout;
        ++pictures;
      }
      // Nested, the names of coordinates are longer.
      if (rows % 2 != 0 || columns % 4 != 0) continue;
      const std::string nested = "((" + std::to_string(rows / 2) + ",2),((2," + std::to_string(columns / 4) +
                                 "),2)):((1,3),((5,7),99))";
      ASSERT_EQ(faults(drawn(nested)), 0u) << nested;
      ++pictures;
    }
  }
  EXPECT_GT(pictures, 400u);
}

TEST(Svg, AMovedTextIsSeenToMeetAnother) {
  std::string error;
  const Element root = readXml(
      "<svg width=\"90\" height=\"50\"><g font-size=\"10\"><text x=\"10\" y=\"20\">12</text>"
      "<text x=\"20\" y=\"20\">3</text></g></svg>",
      error);
  EXPECT_EQ(error, "");
  EXPECT_EQ(faults(root), 1u);
}

TEST(Svg, NestedTilesAreOutlined) {
  // Rows in tiles of 2; columns in tiles of 4, and these in pairs, thicker.
  const Element root = drawn("((2,4),(4,(2,2))):((1,8),(32,(2,4)))");
  size_t across = 0, down = 0;
  double thickest = 0;
  for (const Element* line : inGroups(root, "lines", "line")) {
    (line->number("x1") == line->number("x2") ? down : across) += 1;
    thickest = std::max(thickest, line->number("stroke-width"));
  }
  EXPECT_EQ(across, 3u);
  EXPECT_EQ(down, 3u);
  EXPECT_EQ(thickest, 2.5);
  EXPECT_EQ(inGroups(drawn("(8,16):(1,8)"), "lines", "line").size(), 0u);
}

TEST(Svg, DifferencesOfTwoLayoutsAreMarkedInBoth) {
  const Element root = drawn(Request{.expressions = {"(4,4):(4,1)", "(4,4):(1,4)"}});
  size_t marks = 0, witnesses = 0;
  for (const Element* mark : inGroups(root, "marks", "rect")) ++(mark->is("witness") ? witnesses : marks);
  EXPECT_EQ(marks, 22u);
  EXPECT_EQ(witnesses, 2u);
  EXPECT_EQ(inGroups(drawn(Request{.expressions = {"(4,4):(1,4)", "16:1"}}), "marks", "rect").size(), 0u);
}

// What `style` gives a class, the last that does: on a dark page where there is one.
std::string given(const std::string& style, const std::string& name, const std::string& property) {
  const std::string start = ".cc ." + name + "{" + property + ":";
  const size_t at = style.rfind(start);
  return at == std::string::npos ? "" : style.substr(at + start.size(), 7);
}

TEST(Svg, LinesAndMarksAreSeenOnADarkPage) {
  const auto svg = [](const Request& request) { return *svgOf(request); };
  const std::string divide = svg({.expressions = {"zipped_divide((8,8):(8,1), <4,2>)"}});
  EXPECT_NE(divide.find("<g class=\"cells cp\""), std::string::npos);
  EXPECT_NE(divide.find("<g class=\"lines lp\""), std::string::npos);
  EXPECT_EQ(given(divide, "lp", "stroke"), hex(pageOf(Theme::kLight).line));
  EXPECT_EQ(given(divide, "l", "stroke"), hex(pageOf(Theme::kDark).line));
  // A scale turns with the page, and so do its lines; a mark is chosen for its cell.
  const std::string nested = svg({.expressions = {"((2,4),(4,2)):((1,16),(2,8))"}});
  EXPECT_NE(nested.find("<g class=\"lines l\""), std::string::npos);
  const std::string banks = svg({.expressions = {"(8,4):(64,8)"}, .access = "ldmatrix", .element = 2});
  EXPECT_EQ(given(banks, "mk1", "stroke"), hex(pageOf(Theme::kLight).mark));
  EXPECT_EQ(given(banks, "wk1", "fill"), hex(pageOf(Theme::kLight).mark));
  const std::string witness = svg({.claim = "injective((4,3):(2,4))"});
  EXPECT_EQ(given(witness, "mr4", "stroke"), hex(markOn(fillOf({Scheme::kRamp, 4}, Theme::kDark))));
}

// A class without a rule would be black.
TEST(Svg, EachMarkHasARule) {
  size_t marks = 0;
  for (const Request& request :
       std::vector<Request>{{.expressions = {"(8,4):(64,8)"}, .access = "ldmatrix", .element = 2},
                            {.claim = "injective((4,3):(2,4))"},
                            {.expressions = {"(8,16):(16,1)"}, .slice = "(2,_)"}}) {
    const std::string svg = *svgOf(request);
    std::string error;
    const Element root = readXml(svg, error);
    for (const Element* mark : inGroups(root, "marks", "rect")) {
      const std::string classes = mark->attribute("class");
      EXPECT_NE(given(svg, classes.substr(classes.rfind(' ') + 1), "stroke"), "") << classes;
      ++marks;
    }
    for (const Element* corner : inGroups(root, "marks", "path"))
      EXPECT_NE(given(svg, corner->attribute("class"), "fill"), "") << corner->attribute("class");
  }
  EXPECT_GT(marks, 20u);
  EXPECT_EQ(given(*svgOf({.expressions = {"4:1"}}), "mr0", "stroke"), "");
}

TEST(Svg, SaysWhatItShowsToWhoDoesNotSeeIt) {
  const Element root = drawn("(8,8):(8,1)");
  EXPECT_EQ(root.attribute("role"), "img");
  ASSERT_GE(root.children.size(), 2u);
  EXPECT_EQ(root.attribute("aria-labelledby"),
            root.children[0].attribute("id") + " " + root.children[1].attribute("id"));
  EXPECT_EQ(root.children[0].name, "title");
  EXPECT_EQ(root.children[1].text, "The offsets of (8,8):(8,1), 8 by 8.");
  EXPECT_EQ(root.attribute("viewBox"), "0 0 " + root.attribute("width") + " " + root.attribute("height"));
}

TEST(Svg, AThemeIsTheReadersOrOne) {
  const Expected<Picture> picture = pictureOf({.expressions = {"4:1"}});
  ASSERT_TRUE(picture.ok());
  EXPECT_NE(toSvg(*picture, {Theme::kAuto}).find("prefers-color-scheme:dark"), std::string::npos);
  EXPECT_EQ(toSvg(*picture, {Theme::kLight}).find("prefers-color-scheme"), std::string::npos);
  EXPECT_NE(toSvg(*picture, {Theme::kLight}), toSvg(*picture, {Theme::kDark}));
  EXPECT_EQ(toSvg(*picture), toSvg(*picture));
}

TEST(Svg, ManyDocumentsShareOnePage) {
  const Expected<std::string> one = svgOf({.expressions = {"4:1"}}, {.prefix = "a"});
  const Expected<std::string> two = svgOf({.bindings = "M=2", .claim = "M:2 == M:1"}, {.prefix = "b"});
  ASSERT_TRUE(one.ok() && two.ok());
  EXPECT_NE(one->find("id=\"a-title\""), std::string::npos);
  EXPECT_NE(two->find("id=\"b-title\""), std::string::npos);
  // No rule reaches beyond the picture.
  const std::string style = one->substr(one->find("<style>"), one->find("</style>") - one->find("<style>"));
  size_t rules = 0;
  for (size_t at = style.find('}'); at + 1 < style.size(); at = style.find('}', at + 1)) {
    const size_t next = style.find_first_not_of(" \n}", at + 1);
    if (next == std::string::npos) break;
    const std::string rule = style.substr(next, 4);
    EXPECT_TRUE(rule == ".cc " || rule == "@med") << rule;
    ++rules;
  }
  EXPECT_GT(rules, 20u);
  EXPECT_FALSE(svgOf({.expressions = {"M:1"}}).ok());
}

TEST(Svg, TextIsEscaped) {
  EXPECT_EQ(escaped("S<1,2,3> & \"x\"\n"), "S&lt;1,2,3&gt; &amp; &quot;x&quot; ");
  std::string error;
  readXml("<a>&lt;</b>", error);
  EXPECT_NE(error, "");
}

}  // namespace
}  // namespace cutecheck::draw
