// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/foreign_place.h"

#include <gtest/gtest.h>

#include "core/notation/foreign.h"

namespace cutecheck {
namespace {

// What stands in the given text at the place of the first `what` of its rewriting.
std::string meant(const std::string& given, const std::string& what) {
  const auto native = nativeText(given);
  if (!native.ok()) return native.error().message;
  const auto place = foreignPlace(given, native->text, native->text.find(what));
  return place ? given.substr(*place) : "nowhere";
}

TEST(ForeignPlace, ALayoutBeginsWhereTheUserWroteIt) {
  EXPECT_EQ(meant("Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}", "(128"),
            "Layout<Shape<_128,_64>,Stride<_64,_1,_1>>{}");
  EXPECT_EQ(meant("injective(Layout<Shape<_8>,Stride<_1,_1>>{})", "(8)"),
            "Layout<Shape<_8>,Stride<_1,_1>>{})");
  EXPECT_EQ(
      meant("composition(Layout<Shape<_6,_2>,Stride<_11,_2>>{}, Layout<Shape<_3>,Stride<_2,_3>>{})", "(3)"),
      "Layout<Shape<_3>,Stride<_2,_3>>{})");
  EXPECT_EQ(meant("cute.make_layout((8,4), stride=(4,1,1))", "make_layout"),
            "make_layout((8,4), stride=(4,1,1))");
}

TEST(ForeignPlace, ANumberAndANameAreFound) {
  EXPECT_EQ(meant("(_128,_64):(_7,_1)", "7"), "_7,_1)");
  EXPECT_EQ(meant("size(Layout<Shape<_8>,Stride<Int<3>>>{}) == nope(_4)", "nope"), "nope(_4)");
}

TEST(ForeignPlace, TheTextItselfKeepsItsPlacesAndTheEndIsTheEnd) {
  EXPECT_EQ(foreignPlace("(4,8):(1,4)", "(4,8):(1,4)", 7), 7u);
  EXPECT_EQ(foreignPlace("(_4,_8)", "(4,8)", 5), 7u);
  EXPECT_EQ(foreignPlace("(_4,_8)", "(4,8)", 99), 7u);
  EXPECT_EQ(foreignPlace("", "(4,8)", 1), std::nullopt);
  const std::string large(3000, '(');
  EXPECT_EQ(foreignPlace(large + "_", large, 1), std::nullopt);
}

TEST(ForeignPlace, ADiagnosticKeepsEverythingElse) {
  Diagnostic error = makeError(Code::kRank, "rule_c1", "message");
  EXPECT_EQ(placedInGiven(error, "_4", "4").position, std::nullopt);
  error.position = 0;
  const Diagnostic placed = placedInGiven(error, "size(_4)", "size(4)");
  EXPECT_EQ(placed.position, 0u);
  EXPECT_EQ(placed.message, "message");
}

}  // namespace
}  // namespace cutecheck
