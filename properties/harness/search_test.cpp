// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The laws trust two searches, fit.h and cover.h, that make forced choices only. Here each is held
// against the search that tries everything, on all small cases.
#include <gtest/gtest.h>

#include <functional>
#include <iostream>

#include "properties/generators/enumerate.h"
#include "properties/laws/cover.h"
#include "properties/laws/fit.h"

namespace cutecheck::laws {
namespace {

using Sizes = std::vector<int64_t>;

// Every way to write n as an ordered product of factors above 1.
std::vector<Sizes> factorisations(int64_t n) {
  if (n == 1) return {{}};
  std::vector<Sizes> all;
  for (int64_t first = 2; first <= n; ++first) {
    if (n % first != 0) continue;
    for (Sizes rest : factorisations(n / first)) {
      rest.insert(rest.begin(), first);
      all.push_back(std::move(rest));
    }
  }
  return all;
}

// Whether the layout with these modes for each leaf, its strides read off f, agrees with f on [0,last].
bool agreesUpTo(const std::vector<Sizes>& modes, const std::vector<Int128>& f, int64_t last) {
  Flat layout;
  int64_t scale = 1;
  for (const Sizes& leaf : modes) {
    for (int64_t size : leaf) {
      layout.shape.push_back(size);
      layout.stride.push_back(scale <= last ? static_cast<int64_t>(f[static_cast<size_t>(scale)]) : 0);
      scale *= size;
    }
  }
  for (int64_t c = 0; c <= last; ++c)
    if (at(layout, c) != f[static_cast<size_t>(c)]) return false;
  return true;
}

// The least c such that no choice of factorisations agrees on [0,c], by trying all.
std::optional<int64_t> misfitByTryingAll(const Sizes& shape, const std::vector<Int128>& f) {
  std::vector<std::vector<Sizes>> choices = {{}};
  for (int64_t extent : shape) {
    std::vector<std::vector<Sizes>> longer;
    for (const auto& prefix : choices) {
      for (const Sizes& factors : factorisations(extent)) {
        longer.push_back(prefix);
        longer.back().push_back(factors);
      }
    }
    choices = std::move(longer);
  }
  for (int64_t last = 0; last < static_cast<int64_t>(f.size()); ++last) {
    bool any = false;
    for (const auto& modes : choices) any = any || agreesUpTo(modes, f, last);
    if (!any) return last;
  }
  return std::nullopt;
}

TEST(Fit, AgreesWithAllFactorisationsOnEverySmallFunction) {
  int64_t fitting = 0, refuted = 0;
  for (const Sizes& shape :
       std::vector<Sizes>{{4}, {6}, {8}, {2, 2}, {2, 3}, {4, 2}, {2, 4}, {2, 2, 2}, {3, 1, 2}}) {
    int64_t size = 1;
    for (int64_t extent : shape) size *= extent;
    std::vector<Int128> f(static_cast<size_t>(size), 0);
    const std::function<void(size_t)> choose = [&](size_t index) {
      if (index == f.size()) {
        const auto expected = misfitByTryingAll(shape, f);
        ASSERT_EQ(fit(shape, f).misfit, expected);
        ++(expected ? refuted : fitting);
        return;
      }
      // Steps of a line, a repetition, and something between.
      for (int64_t value : {0, 1, 2, 3}) {
        f[index] = value;
        choose(index + 1);
      }
    };
    choose(1);
  }
  EXPECT_GT(fitting, 100);
  EXPECT_GT(refuted, 10000);
  std::cout << "functions: " << fitting << " fit, " << refuted << " do not\n";
}

TEST(Fit, AgreesWithAllFactorisationsOnEverySmallComposition) {
  int64_t fitting = 0, refuted = 0;
  const auto check = [&](const generators::Bounds& left, const generators::Bounds& right) {
    const std::vector<Layout> rights = layoutsWithin(right);
    for (const Layout& a : layoutsWithin(left)) {
      for (const Layout& b : rights) {
        const Flat flatA = *flat(a), flatB = *flat(b);
        const auto values = composedValues(flatA, flatB, static_cast<int64_t>(sizeOf(flatB)));
        const auto expected = misfitByTryingAll(flatB.shape, values);
        ASSERT_EQ(fit(flatB.shape, values).misfit, expected);
        ++(expected ? refuted : fitting);
      }
    }
  };
  check({3, 3, {1, 2}}, {1, 12, {1, 2, 3}});
  check({2, 4, {1, 3, 5}}, {2, 4, {-1, 1, 2}});
  EXPECT_GT(fitting, 10000);
  EXPECT_GT(refuted, 10000);
  std::cout << "compositions: " << fitting << " exist, " << refuted << " do not\n";
}

// The strides that fit() reads off give back the function.
TEST(Fit, ModesReproduceTheFunction) {
  const Flat a{{4, 6}, {1, 10}}, b{{8, 3}, {1, 8}};
  const auto values = composedValues(a, b, 24);
  const Fit found = fit(b.shape, values);
  ASSERT_FALSE(found.misfit);
  Flat result;
  for (const auto& leaf : found.modes) {
    for (const Mode& mode : leaf) {
      result.shape.push_back(mode.size);
      result.stride.push_back(static_cast<int64_t>(mode.stride));
    }
  }
  for (int64_t c = 0; c < 24; ++c) EXPECT_EQ(at(result, c), values[static_cast<size_t>(c)]);
}

// The least size of any R, by trying all flat R with increasing strides; 0 when there is none.
int64_t leastBySearch(const Flat& a, int64_t cotarget) {
  int64_t best = 0;
  const std::function<void(const Flat&, int64_t)> extend = [&](const Flat& rest, int64_t lowest) {
    const Flat both = joined(a, rest);
    if (repeatedOffset(both)) return;
    std::vector<bool> taken(static_cast<size_t>(cotarget));
    for (Int128 i = 0; i < sizeOf(both); ++i)
      if (const Int128 offset = at(both, i); offset < cotarget) taken[static_cast<size_t>(offset)] = true;
    const int64_t size = static_cast<int64_t>(sizeOf(rest));
    if (std::find(taken.begin(), taken.end(), false) == taken.end()) {
      if (best == 0 || size < best) best = size;
      return;
    }
    for (int64_t stride = lowest; stride < cotarget; ++stride)
      for (int64_t extent = 2; (extent - 1) * stride < cotarget; ++extent)
        extend(joined(rest, Flat{{extent}, {stride}}), stride + 1);
  };
  extend(Flat{}, 1);
  return best;
}

TEST(Cover, AgreesWithEveryFlatComplementOnSmallCases) {
  int64_t exist = 0, none = 0;
  for (const Layout& layout : generators::layoutsWithin({2, 3, {0, 1, 2, 3, 4, 5, 6, 8}})) {
    const Flat a = filtered(*flat(layout));
    for (int64_t cotarget : {1, 2, 3, 4, 5, 6, 8, 9, 12}) {
      const Cover found = cover(a, cotarget);
      ASSERT_TRUE(found.decided);
      const int64_t expected = leastBySearch(a, cotarget);
      ASSERT_EQ(found.rest ? static_cast<int64_t>(sizeOf(*found.rest)) : 0, expected)
          << "cotarget " << cotarget << ", size " << text(sizeOf(a));
      ++(expected > 0 ? exist : none);
    }
  }
  EXPECT_GT(exist, 1000);
  EXPECT_GT(none, 1000);
  std::cout << "complements: " << exist << " exist, " << none << " do not\n";
}

}  // namespace
}  // namespace cutecheck::laws
