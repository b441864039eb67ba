// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/promised.h"

#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string composed(const char* a, const char* b, bool promises) {
  FoldingBuilder folding;
  Arithmetic strict(folding), trusting = Arithmetic::takingPromises(folding);
  return typeText(composition(promises ? trusting : strict, typed(a), typed(b)));
}

// Only the word of the author makes a result of it.
TEST(Promised, IsAskedFor) {
  EXPECT_EQ(composed("(?,8):(1,?)", "4:2", false), "kUndecided");
  EXPECT_EQ(composed("(?,8):(1,?)", "4:2", true), "(?,?):(2,?{i64})");
  FoldingBuilder folding;
  Arithmetic strict(folding), trusting = Arithmetic::takingPromises(folding);
  EXPECT_EQ(typeText(complement(strict, typed("3:?"), Number::of(12))), "kUndecided");
  EXPECT_EQ(typeText(complement(trusting, typed("3:?"), Number::of(12))), "(?,?{i64}):(1,?{i64 div=3})");
}

// What static leaves show to be wrong no word makes right, and what they decide needs none.
TEST(Promised, TakesNoWordAgainstTypes) {
  EXPECT_EQ(composed("(4,?):(1,?)", "5:3", true), "kNotComposable");
  EXPECT_EQ(composed("(4,?):(1,?)", "5:6", true), "kNotComposable");
  EXPECT_EQ(composed("(4,?):(1,?)", "5:-6", true), "kNotComposable");
  EXPECT_NE(composed("(4,?):(1,?)", "5:-8", true), "kNotComposable");
  EXPECT_EQ(composed("(4,6,8):(2,3,5)", "6:3", true), composed("(4,6,8):(2,3,5)", "6:3", false));
  EXPECT_EQ(composed("(4,?):(1,?)", "4:1", true), composed("(4,?):(1,?)", "4:1", false));
}

}  // namespace
}  // namespace cutecheck::mixed
