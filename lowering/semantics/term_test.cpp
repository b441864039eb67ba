// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/term.h"

#include <gtest/gtest.h>

namespace cutecheck::meaning {
namespace {

TEST(Term, IsNestedWhereAnOperandIsComputed) {
  for (const Term& term : {Term("a"), Term("4"), Term("-4"), Term("c_0"), binary("a", "+", "b"),
                           product({"a", "b", "2"}), binary("a", "%", "8")})
    EXPECT_FALSE(isNested(term)) << term;
  for (const Term& term :
       {Term("crd2idx(c, 4:1)"), binary(binary("a", "+", "b"), "*", "2"), binary("a", "+", "size(4:1)"),
        Term("get(shape(coalesce(a:1)), 0)"), binary("0", "-", binary("a", "*", "b"))})
    EXPECT_TRUE(isNested(term)) << term;
  // What is no term is nothing to be asked of a caller.
  EXPECT_TRUE(isNested("a +"));
}

}  // namespace
}  // namespace cutecheck::meaning
