// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_map.h"

#include "core/composition/swizzle_composition.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

constexpr Swizzle kChains[][3] = {
    {{1, 0, 1}, {1, 1, 1}, {0, 0, 0}}, {{2, 0, 3}, {2, 1, -2}, {1, 4, 1}}, {{3, 4, 3}, {3, 4, 3}, {2, 0, 5}}};

TEST(SwizzleMap, IsTheSwizzlesOneAfterTheOther) {
  for (const auto& chain : kChains) {
    const LinearMap map = linearMap(chain);
    for (int64_t x = 0; x < 4096; ++x)
      ASSERT_EQ(*apply(map, x), *apply(chain[0], *apply(chain[1], *apply(chain[2], x)))) << x;
  }
}

TEST(SwizzleMap, TheReversedProductIsTheInverse) {
  for (const auto& chain : kChains) {
    const Swizzle turned[] = {chain[2], chain[1], chain[0]};
    for (int64_t x = 0; x < 4096; ++x) ASSERT_EQ(*apply(linearMap(turned), *apply(linearMap(chain), x)), x);
  }
}

// S<1,0,1> after S<1,1,1> moves bit 2 to bits 1 and 0, which no single swizzle does.
TEST(SwizzleMap, ExistsWhereNoSingleSwizzleDoes) {
  const Swizzle pair[] = {{1, 0, 1}, {1, 1, 1}};
  EXPECT_FALSE(composition(pair[0], pair[1]).ok());
  EXPECT_EQ(linearMap(pair).columns, (std::vector<int64_t>{1, 3, 7}));
}

TEST(SwizzleMap, C1RefusesNegativeOffsets) {
  EXPECT_EQ(text(apply(linearMap(kChains[0]), -1)), "kOutOfDomain");
  EXPECT_EQ(text(apply(LinearMap{}, 5)), "5");
}

}  // namespace
}  // namespace cutecheck
