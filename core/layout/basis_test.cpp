// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/basis.h"

#include "core/layout/crd2idx.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(MakeIdentityLayout, MapsACoordinateToItself) {
  const Layout a = makeIdentityLayout(T("(2,(3,4))"));
  EXPECT_EQ(toString(a), "(2,(3,4)):(1@0,(1@0@1,1@1@1))");
  EXPECT_EQ(text(crd2idx(T("(1,(2,3))"), a)), "(1,(2,3))");
  EXPECT_EQ(text(crd2idx(T("(1,2)"), a)), "(1,(2,0))");
}

TEST(MakeIdentityLayout, OfAnIntegerIsTheIntegers) { EXPECT_EQ(toString(makeIdentityLayout(T("8"))), "8:1"); }

}  // namespace
}  // namespace cutecheck
