// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/image.h"

#include <limits>
#include <random>

#include "core/layout/crd2idx.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

// Every offset by its own digits.
template <typename T>
void agrees(const Layout& a, size_t count) {
  std::vector<T> out(count, T{-7});
  const auto error = writeImage(a, std::span<T>(out));
  ASSERT_FALSE(error) << toString(a) << ": " << error->str();
  for (size_t i = 0; i < count; ++i) {
    const auto offset = offsetAt(a, static_cast<int64_t>(i));
    ASSERT_TRUE(offset.ok());
    ASSERT_EQ(out[i], *offset) << toString(a) << " at " << i << " of " << count;
  }
}

TEST(Image, IsTheOffsetsOneByOneAcrossBlocks) {
  std::mt19937_64 random(20260801);
  size_t compared = 0;
  for (int round = 0; round < 400; ++round) {
    std::vector<IntTuple> shape, stride;
    int64_t size = 1;
    for (size_t i = 1 + random() % 5; i > 0; --i) {
      const int64_t most = random() % 4 == 0 ? 5000 : 12;
      shape.emplace_back(1 + static_cast<int64_t>(random() % most));
      // Half of the modes continue the one before, so that some merge.
      const bool next = !stride.empty() && random() % 2 == 0;
      stride.emplace_back(next ? stride.back().value() * shape[shape.size() - 2].value()
                               : static_cast<int64_t>(random() % 41) - 20);
      size = std::min<int64_t>(size * shape.back().value(), 20000);
    }
    const Layout a = Layout::unchecked(IntTuple::tuple(shape), IntTuple::tuple(stride));
    // Less than the layout, the layout, and beyond it: the last mode has no end.
    for (const int64_t count : {size / 2, size, size + 13, int64_t{5000}}) {
      agrees<int64_t>(a, static_cast<size_t>(count));
      const auto farthest = offsetAt(a, count);
      if (farthest.ok() && std::abs(*farthest) < 1 << 20) agrees<int32_t>(a, static_cast<size_t>(count));
      ++compared;
    }
  }
  EXPECT_EQ(compared, 1600u);
}

TEST(Image, IsTheOffsetsBeyondTheCachesAndFromAnyPlaceInMemory) {
  // (x, y, z) at ((x + 50*y) + 1950*z): not a power of two, and longer than what is written around the
  // caches.
  const Layout a = L("(50,39,1000):(-3,1000,100000)");
  std::vector<int64_t> out(1'900'003);
  for (const size_t skip : {0u, 1u, 3u}) {
    const auto rest = std::span(out).subspan(skip);
    ASSERT_FALSE(writeImage(a, rest));
    for (size_t i = 0; i < rest.size(); ++i) {
      const auto n = static_cast<int64_t>(i);
      ASSERT_EQ(rest[i], n % 50 * -3 + n / 50 % 39 * 1000 + n / 1950 * 100000) << "at " << i;
    }
  }
}

TEST(Image, OfNothingWritesNothing) { agrees<int64_t>(L("(2,2):(2,1)"), 0); }

TEST(Image, C2RefusesAnOffsetThatLeavesTheIntegers) {
  const Layout edge = L("(2,3):(1,1073741823)");  // 2147483646 and 2147483647 are the last two
  agrees<int32_t>(edge, 6);
  agrees<int64_t>(edge, 7);
  std::vector<int32_t> out(7);
  const auto error = writeImage(edge, std::span(out));
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, Code::kOverflow);
  EXPECT_EQ(error->rule, "crd2idx_c2");
  // The farthest corner of the digits leaves int64_t, but no index asked for does.
  const Layout wide = L("(2,2):(4611686018427387904,4611686018427387904)");
  agrees<int64_t>(wide, 3);
  std::vector<int64_t> all(4);
  EXPECT_TRUE(writeImage(wide, std::span(all)));
}

TEST(Image, C3RefusesWhatHasNoIntegerOffsets) {
  std::vector<int64_t> out(4);
  EXPECT_EQ(writeImage(L("(2,2):(1@0,1@1)"), std::span(out))->code, Code::kBasisStride);
  EXPECT_EQ(writeImage(L("(2,?):(1,2)"), std::span(out))->code, Code::kNotStatic);
  EXPECT_FALSE(writeImage(L("(2,2):(2,1)"), std::span(out)));
}

}  // namespace
}  // namespace cutecheck
