// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/increment.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string after(const char* crd, const char* shape) { return text(increment(T(crd), T(shape))); }

TEST(Increment, CarriesFromTheLeft) {
  EXPECT_EQ(after("(0,0)", "(2,3)"), "(1,0)");
  EXPECT_EQ(after("(1,0)", "(2,3)"), "(0,1)");
  EXPECT_EQ(after("((1,2),0)", "((2,3),4)"), "((0,0),1)");
  EXPECT_EQ(after("(1,(0,1))", "(2,(1,3))"), "(0,(0,2))");
}

TEST(Increment, TheLastLeafIsNotReduced) {
  EXPECT_EQ(after("(1,2)", "(2,3)"), "(0,3)");
  EXPECT_EQ(after("7", "4"), "8");
}

TEST(Increment, RefusesByName) {
  EXPECT_EQ(after("(0,0)", "(2,3,4)"), "kNotCongruent");
  EXPECT_EQ(after("5", "(2,3)"), "kNotCongruent");
  EXPECT_EQ(after("(2,0)", "(2,3)"), "kOutOfDomain");
  EXPECT_EQ(after("(0,-1)", "(2,3)"), "kOutOfDomain");
  EXPECT_EQ(after("9223372036854775807", "4"), "kOverflow");
  EXPECT_EQ(after("(0,0)", "(M,3)"), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
