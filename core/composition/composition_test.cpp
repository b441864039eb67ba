// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/composition.h"

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string compose(const char* a, const char* b) { return text(composition(L(a), L(b))); }

int64_t extended(const Layout& a, int64_t i) { return i < 0 ? -meaning(a, -i) : meaning(a, i); }

std::string refusal(const char* a, const char* b) {
  const auto r = composition(L(a), L(b));
  return r.ok() ? text(r) : r.error().message;
}

TEST(Composition, ARefusalSaysWhichSumCarries) {
  EXPECT_EQ(refusal("(6,2):(11,2)", "(3,2):(2,3)"),
            "at coordinate 5, B gives 4 + 3 = 7, past the first extent (6) of A: the sum carries into the "
            "next mode");
  EXPECT_EQ(
      refusal("(2,3,4):(1,2,7)", "(2,2):(5,2)"),
      "at coordinate 3, B gives 5 + 2 = 7, past the first extents (together 6) of A: the sum carries into "
      "the next mode");
  EXPECT_EQ(refusal("(4,4):(1,10)", "6:1"), "extent 6 must split after 4, and 4 does not divide 6");
  EXPECT_EQ(refusal("(6,2):(8,2)", "(4,3):(3,1)"), "((2,2),3):((24,2),8)");
}

TEST(Composition, AgreesWithAAfterB) {
  const char* pairs[][2] = {{"20:2", "(5,4):(4,1)"},
                            {"(10,2):(16,4)", "(5,4):(1,5)"},
                            {"(4,4):(1,10)", "8:2"},
                            {"(4,4):(1,8)", "5:0"},
                            {"(6,2):(8,2)", "(4,3):(3,1)"},
                            {"(2,3):(1,2)", "2:3"},
                            {"(4,1):(1,0)", "8:1"},
                            {"(4,6):(1,8)", "2:-4"},
                            {"(5,7):(3,100)", "4:3"},
                            {"((2,2),3):((1,6),2)", "(3,2):(4,2)"}};
  for (const auto& [a, b] : pairs) {
    const Layout left = L(a), right = L(b);
    const auto r = composition(left, right);
    ASSERT_TRUE(r.ok()) << a << " o " << b << ": " << text(r);
    ASSERT_EQ(*size(*r), *size(right));
    for (int64_t c = 0; c < *size(right); ++c)
      EXPECT_EQ(meaning(*r, c), extended(left, meaning(right, c))) << a << " o " << b << " at " << c;
  }
}

TEST(Composition, RefinesTheProfileOfB) {
  EXPECT_EQ(compose("(6,2):(8,2)", "(4,3):(3,1)"), "((2,2),3):((24,2),8)");
  EXPECT_EQ(compose("(4,4):(1,10)", "(1,8):(7,2)"), "(1,(2,4)):(0,(2,10))");
}

TEST(Composition, C2RefusesCarryAcrossModes) {
  const auto r = composition(L("(6,2):(11,2)"), L("(3,2):(2,3)"));
  EXPECT_EQ(text(r), "kNotComposable");
  EXPECT_EQ(witness(r), std::vector<int64_t>{5});
  EXPECT_EQ(r.error().rule, "composition_c2");
  EXPECT_EQ(witness(composition(L("(6,4):(1,10)"), L("(3,2):(2,3)"))), std::vector<int64_t>{5});
  EXPECT_EQ(compose("(6,4):(1,6)", "(3,2):(2,3)"), "(3,2):(2,3)");  // no mode to carry into
}

TEST(Composition, C2NamesTheLeastCoordinateThatNoLayoutReaches) {
  EXPECT_EQ(witness(composition(L("(4,6,8):(2,3,5)"), L("6:3"))), std::vector<int64_t>{3});
  EXPECT_EQ(witness(composition(L("(2,2):(4,1)"), L("(2,2):(1,1)"))), std::vector<int64_t>{3});
  EXPECT_EQ(compose("(4,6,8):(2,3,5)", "2:3"), "2:6");
}

TEST(Composition, AcceptsWhereDigitDivisibilityWouldRefuse) {
  EXPECT_EQ(compose("(2,3):(1,2)", "2:3"), "2:3");
  EXPECT_EQ(compose("(5,3):(1,7)", "4:3"), "(2,2):(3,8)");  // 0,3,8,11
}

TEST(Composition, AcceptsCarriesThatCancel) {
  EXPECT_EQ(compose("(2,2,4):(1,5,7)", "3:3"), "3:6");                          // jumps 3 and -3
  EXPECT_EQ(compose("(2,3,4):(1,4,10)", "1000000000000:3"), "1000000000000:5");  // for every extent
  EXPECT_EQ(compose("(2,3,4):(1,4,11)", "1000000000000:3"), "(2,500000000000):(5,11)");
  EXPECT_EQ(compose("(2,3,4):(1,4,11)", "999999999999:3"), "kNotComposable");
}

TEST(Composition, DecidesWithoutEnumerationAtAnySize) {
  EXPECT_EQ(compose("(1099511627776,1048576):(1048576,1)", "(1048576,1048576):(1099511627776,1)"),
            "(1048576,1048576):(1,1048576)");
  const auto r = composition(L("(1099511627776,3):(1,1)"), L("(2199023255552,2):(1,1099511627775)"));
  EXPECT_EQ(text(r), "kNotComposable");
  EXPECT_EQ(witness(r), std::vector<int64_t>{2199023255553});  // 1 + 1099511627775 carries first
}

TEST(Composition, C1StrictRefusesToLeaveTheDomain) {
  const auto r = composition(L("8:2"), L("4:3"), Domain::kStrict);
  EXPECT_EQ(text(r), "kOutOfDomain");
  EXPECT_EQ(witness(r), std::vector<int64_t>{3});
  EXPECT_EQ(text(composition(L("8:2"), L("4:3"))), "4:6");
  EXPECT_EQ(text(composition(L("10:2"), L("4:3"), Domain::kStrict)), "4:6");
  EXPECT_EQ(witness(composition(L("10:2"), L("(3,2):(1,-1)"), Domain::kStrict)), std::vector<int64_t>{3});
}

TEST(Composition, C3RefusesAStrideThatLeavesInt64) {
  EXPECT_EQ(compose("4:4611686018427387904", "2:1"), "2:4611686018427387904");
  EXPECT_EQ(compose("4:4611686018427387904", "2:2"), "kOverflow");
}

TEST(Composition, C4SaysWhatItDidNotDecide) {
  // Steps of both signs are walked, and this box has more coordinates than the budget.
  EXPECT_EQ(compose("(4,4):(1,4)", "(2000000,2):(-1,1)"), "(2000000,2):(-1,1)");
  EXPECT_EQ(compose("(1000000,4):(1,5)", "(2000000,2):(1,-1)"), "kUndecided");
}

TEST(Composition, OfATilerDropsModesThatItDoesNotReach) {
  EXPECT_EQ(text(composition(L("(4,4,4):(1,4,16)"), tilerOf("<2:2,1:1>"))), "(2,1):(2,0)");
  EXPECT_EQ(text(composition(L("(4,(2,3)):(1,(4,8))"), tilerOf("<_,<2,_>>"))), "(4,(2,3)):(1,(4,8))");
}

TEST(Composition, C5RefusesATilerOfGreaterRank) {
  EXPECT_EQ(text(composition(L("(4,4):(1,4)"), tilerOf("<2,2,2>"))), "kRank");
}

TEST(Composition, OfBasisStridesComposesCoordinates) {
  EXPECT_EQ(compose("(8,4):(1@0,1@1)", "16:2"), "(4,4):(2@0,1@1)");
  const auto r = composition(L("(2,4):(1@0,1@1)"), L("4:3"));  // 3 is (1,1): over two basis elements
  EXPECT_EQ(text(r), "kNotComposable");
  EXPECT_EQ(witness(r), std::vector<int64_t>{1});
}

TEST(Composition, OfAComposedLayoutKeepsSwizzleAndOffset) {
  const auto c = parseComposedLayout("S<2,0,3> o 5 o (8,4):(4,1)");
  ASSERT_TRUE(c.ok());
  EXPECT_EQ(text(composition(*c, L("4:8"))), "S<2,0,3> o 5 o 4:1");
  EXPECT_EQ(text(composition(*c, L("4:3"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
