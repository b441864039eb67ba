// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/max_alignment.h"

#include <set>

#include "core/layout/size.h"
#include "core/notation/test_support.h"
#include "core/recast/upcast.h"

namespace cutecheck {
namespace {

TEST(MaxAlignment, IsTheWidestVector) {
  EXPECT_EQ(text(maxAlignment(L("(8,4):(1,8)"))), "32");
  EXPECT_EQ(text(maxAlignment(L("(8,4):(1,12)"))), "4");
  EXPECT_EQ(text(maxAlignment(L("(4,8):(8,1)"))), "32");
  EXPECT_EQ(text(maxAlignment(L("4:2"))), "1");
  EXPECT_EQ(text(maxAlignment(L("(2,2):(1,1)"))), "1");
  EXPECT_EQ(text(maxAlignment(L("(4,3):(1,0)"))), "4");
  EXPECT_EQ(text(maxAlignment(L("4:-1"))), "1");
}

// The largest n that makes whole groups, by trying all of them.
TEST(MaxAlignment, IsTheLargestOfAllThatUpcastAllows) {
  for (int64_t s0 = 1; s0 <= 4; ++s0)
    for (int64_t s1 = 1; s1 <= 4; ++s1)
      for (int64_t d0 = -2; d0 <= 6; ++d0)
        for (int64_t d1 = -2; d1 <= 6; ++d1) {
          const Layout a = Layout::unchecked(IntTuple::tuple({s0, s1}), IntTuple::tuple({d0, d1}));
          int64_t expected = 0;
          std::set<int64_t> offsets;
          for (int64_t i = 0; i < s0 * s1; ++i) offsets.insert(meaning(a, i));
          for (int64_t n = 1; n <= s0 * s1; ++n) {
            const bool filled = std::distance(offsets.lower_bound(0), offsets.lower_bound(n)) == n;
            if (const auto u = upcast(a, n); filled && u.ok() && *size(*u) * n == s0 * s1) expected = n;
          }
          EXPECT_EQ(text(maxAlignment(a)), std::to_string(expected)) << toString(a);
        }
}

TEST(MaxAlignment, OfASwizzleIsItsBase) {
  EXPECT_EQ(maxAlignment(*Swizzle::make(3, 4, 3)), 16);
  EXPECT_EQ(text(maxAlignment(ComposedLayout{*Swizzle::make(3, 4, 3), 0, L("(8,64):(64,1)")})), "16");
  EXPECT_EQ(text(maxAlignment(ComposedLayout{*Swizzle::make(3, 4, 3), 40, L("(8,64):(64,1)")})), "8");
  EXPECT_EQ(text(maxAlignment(ComposedLayout{*Swizzle::make(0, 4, 3), 0, L("(8,64):(64,1)")})), "512");
  // gcd(6, 2) would be 2, but the three elements of the first mode are not pairs.
  EXPECT_EQ(text(maxAlignment(ComposedLayout{*Swizzle::make(1, 1, 3), 0, L("(3,2):(1,3)")})), "1");
}

TEST(MaxAlignment, C1RefusesBasisStrides) {
  EXPECT_EQ(text(maxAlignment(L("(4,4):(1@0,1@1)"))), "kBasisStride");
  EXPECT_EQ(text(maxAlignment(L("M:1"))), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
