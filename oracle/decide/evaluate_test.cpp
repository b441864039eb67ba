// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/evaluate.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::oracle {
namespace {

Function fn(std::string_view text) { return functionOf(parseLayout(text).value()); }
Scalar scalar(std::string_view text) { return scalarOf(parseIntTuple(text).value()); }

int64_t at(const Function& f, int64_t index) {
  return static_cast<int64_t>(Concrete::make(f).value().at(index).value());
}

TEST(Evaluate, LeftmostModeIsFastest) {
  Function f = fn("((2,2),3):((1,6),2)");
  const int64_t expected[] = {0, 1, 6, 7, 2, 3, 8, 9, 4, 5, 10, 11};
  for (int64_t i = 0; i < 12; ++i) EXPECT_EQ(at(f, i), expected[i]) << i;
  EXPECT_NE(at(f, 1), 6);  // as it would be with the rightmost fastest
}

TEST(Evaluate, LaterPartsExtend) {
  // (2,2):(1,10) at 5 is 1 + 2*10: the last mode is unbounded.
  EXPECT_EQ(at(Function::chain({fn("4:5"), fn("(2,2):(1,10)")}), 1), 21);
  // f(-i) = -f(i), not the digits of a negative number.
  EXPECT_EQ(at(Function::chain({fn("4:-1"), fn("(2,2):(1,10)")}), 3), -11);
  EXPECT_NE(at(Function::chain({fn("4:-1"), fn("(2,2):(1,10)")}), 3), 11);
}

TEST(Evaluate, SwizzleXorsTheSourceField) {
  Function s = Function::chain({fn("1024:1"), Function::swizzled(Swizzle{3, 4, 3})});
  EXPECT_EQ(at(s, 0x80), 0x90);
  EXPECT_EQ(at(s, 0x90), 0x80);
  EXPECT_EQ(at(s, 0x48), 0x48);
  Function mirrored = Function::chain({fn("1024:1"), Function::swizzled(Swizzle{3, 4, -3})});
  EXPECT_EQ(at(mirrored, 0x10), 0x90);
  EXPECT_NE(at(mirrored, 0x80), 0x90);
}

TEST(Evaluate, DivisionRoundsDown) {
  EXPECT_EQ(valueOf(scalar("M/4"), {{"M", -1}}), Int128(-1));
  EXPECT_EQ(valueOf(scalar("M%4"), {{"M", -1}}), Int128(3));
  EXPECT_FALSE(valueOf(scalar("4/M"), {{"M", 0}}).has_value());
  EXPECT_FALSE(valueOf(scalar("4/M"), {{"M", -2}}).has_value());
  EXPECT_FALSE(valueOf(scalar("M+N"), {{"M", 1}}).has_value());
}

TEST(Evaluate, RefusesWhatHasNoSize) {
  EXPECT_EQ(Concrete::make(fn("M:1"), {{"M", 0}}).error().code, Code::kInvalidExtent);
  EXPECT_EQ(Concrete::make(fn("M:1"), {}).error().code, Code::kOverflow);
  EXPECT_EQ(Concrete::make(fn("(M,M):(1,1)"), {{"M", int64_t{1} << 40}}).error().code, Code::kOverflow);
  EXPECT_TRUE(Concrete::make(fn("M:1"), {{"M", 1}}).ok());
}

TEST(Evaluate, CompareReadsEachRelation) {
  for (auto [relation, less, same, more] :
       {std::tuple{Relation::kEqual, false, true, false}, {Relation::kIdentical, false, true, false},
        {Relation::kNotEqual, true, false, true}, {Relation::kLessEqual, true, true, false},
        {Relation::kLess, true, false, false}, {Relation::kGreaterEqual, false, true, true},
        {Relation::kGreater, false, false, true}}) {
    EXPECT_EQ(compare(1, relation, 2), less) << relationText(relation);
    EXPECT_EQ(compare(2, relation, 2), same) << relationText(relation);
    EXPECT_EQ(compare(3, relation, 2), more) << relationText(relation);
  }
}

}  // namespace
}  // namespace cutecheck::oracle
