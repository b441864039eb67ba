// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recasts and right inverses with leaves left to run time, computed step by step: what the engine answers
// must be the reference's layout, or an inverse, for the values that the leaves have, and nothing may wrap on
// the way.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "core/recast/recast.h"
#include "lowering/algebra/recast_layout.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/differential/mixed/mixed_cases.h"
#include "properties/differential/mixed/mixed_swizzle_cases.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::CheckingBuilder;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;

MixedTuple loosened(Random& random, CheckingBuilder& builder, const IntTuple& tuple, Role role) {
  const Loosened loose = loosen(random, tuple);
  std::vector<mixed::Handle> handles;
  for (const IntTuple& leaf : leaves(loose.type))
    if (leaf.kind() == IntTuple::Kind::kDynamic)
      handles.push_back(builder.input(loose.values[handles.size()], leaf.dynamicLeaf().width));
  return MixedTuple::of(loose.type, role, handles);
}

// The layout that the answer is for these values, modes of one element standing still.
Layout valueOf(const CheckingBuilder& builder, const MixedLayout& answer) {
  std::vector<IntTuple> extents, strides;
  for (size_t i = 0; i < answer.shape.numbers().size(); ++i) {
    extents.emplace_back(builder.valueOf(answer.shape.numbers()[i]));
    strides.emplace_back(extents.back().isInt(1) ? 0 : builder.valueOf(answer.stride.numbers()[i]));
  }
  return Layout::unchecked(withLeaves(answer.shape.type(), extents),
                           withLeaves(answer.stride.type(), strides));
}

TEST(MixedRecast, RunTimeLeavesGiveTheReferencesLayout) {
  Random random(settings().seed);
  const int64_t cases = settings().casesOr(60'000);
  int64_t agreed = 0, refused = 0;
  for (int64_t i = 0; i < cases; ++i) {
    const Layout a = generators::randomLayout(random, {3, 12, random.oneIn(4), true});
    const int64_t oldBits = random.between(1, 8), newBits = oldBits * random.between(1, 4);
    CheckingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    const MixedLayout input{loosened(random, builder, a.shape(), Role::kExtent),
                            loosened(random, builder, a.stride(), Role::kStride)};
    const auto got = mixed::recastLayout(arithmetic, input, newBits, oldBits);
    if (!got) {
      ++refused;
      continue;
    }
    const Expected<Layout> want = recast(a, newBits, oldBits);
    const std::string what = toString(a) + " as " + toString(input.shape.type()) + ":" +
                             toString(input.stride.type()) + ", " + std::to_string(newBits) + " of " +
                             std::to_string(oldBits) + " bits, --seed=" + std::to_string(settings().seed);
    ASSERT_TRUE(want.ok()) << what << " " << toString(valueOf(builder, *got));
    ASSERT_EQ(valueOf(builder, *got), *want) << what << ": " << toString(valueOf(builder, *got));
    ASSERT_EQ(builder.complaint, "") << what;
    ++agreed;
  }
  std::printf("recast_layout, dynamic: %lld agreed, %lld refused\n", static_cast<long long>(agreed),
              static_cast<long long>(refused));
  EXPECT_GT(agreed, cases / 20);
}

// What stands under a swizzle: the reference's composed layout, and refused only where the reference refuses
// or a run-time leaf decides.
TEST(MixedRecast, ComposedLayoutsAreTheReferences) {
  Random random(settings().seed);
  const int64_t cases = settings().casesOr(40'000);
  int64_t agreed = 0, refused = 0, undecided = 0;
  for (int64_t i = 0; i < cases; ++i) {
    const ComposedLayout a = randomSwizzleCase(random).composed;
    const int64_t oldBits = int64_t{1} << random.between(0, 4), newBits = int64_t{1} << random.between(0, 4);
    // Which leaf is cut into parts is the engine's choice where run time knows the strides.
    const bool dynamic = newBits >= oldBits && random.oneIn(2);
    CheckingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    mixed::MixedComposed input = mixed::MixedComposed::of(a);
    if (dynamic) {
      input.layout = {loosened(random, builder, a.layout.shape(), Role::kExtent),
                      loosened(random, builder, a.layout.stride(), Role::kStride)};
      input.offset = loosened(random, builder, a.offset, Role::kCoordinate);
    }
    const auto got = mixed::recastLayout(arithmetic, input, newBits, oldBits);
    const Expected<ComposedLayout> want = recast(a, newBits, oldBits);
    const std::string what = toString(a) + ", " + std::to_string(newBits) + " of " + std::to_string(oldBits) +
                             " bits, --seed=" + std::to_string(settings().seed);
    if (!got) {
      ASSERT_TRUE(!want.ok() || dynamic) << what << ": " << got.error().message;
      ++(want.ok() ? undecided : refused);
      continue;
    }
    ASSERT_TRUE(want.ok()) << what;
    const ComposedLayout answer{got->swizzle, IntTuple(builder.valueOf(got->offset.number())),
                                valueOf(builder, got->layout)};
    const std::string both = what + ": " + toString(answer) + " for " + toString(*want);
    if (!dynamic) ASSERT_EQ(answer, *want) << both;
    ASSERT_EQ(*size(answer.layout), *size(want->layout)) << both;
    for (int64_t k = 0; k < std::min<int64_t>(*size(answer.layout), 256); ++k)
      ASSERT_EQ(*offsetAt(answer, k), *offsetAt(*want, k)) << both;
    ASSERT_EQ(builder.complaint, "") << what;
    ++agreed;
  }
  std::printf("recast_layout of composed layouts: %lld agreed, %lld refused by both, %lld undecided\n",
              static_cast<long long>(agreed), static_cast<long long>(refused),
              static_cast<long long>(undecided));
  EXPECT_GT(agreed, cases / 20);
}

TEST(MixedRecast, RunTimeLeavesGiveRightInverses) {
  Random random(settings().seed);
  const int64_t cases = settings().casesOr(60'000);
  int64_t elements = 0, longer = 0;
  for (int64_t i = 0; i < cases; ++i) {
    const Layout a = generators::randomLayout(random, {4, 6, random.oneIn(4), true});
    CheckingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    const MixedLayout input{loosened(random, builder, a.shape(), Role::kExtent),
                            loosened(random, builder, a.stride(), Role::kStride)};
    const auto got = mixed::rightInverse(arithmetic, input);
    ASSERT_TRUE(got.ok()) << toString(a);
    ASSERT_EQ(builder.complaint, "") << toString(a);
    const Layout inverse = valueOf(builder, *got);
    const auto count = size(inverse);
    for (int64_t k = 0; k < *count; ++k, ++elements) {
      const auto index = crd2idx(IntTuple(k), inverse);
      ASSERT_TRUE(index.ok());
      const auto offset = crd2idx(*index, a);
      ASSERT_TRUE(offset.ok() && offset->isInt(k))
          << toString(a) << " o " << toString(inverse) << " at " << k;
    }
    longer += *count > 1;
  }
  std::printf("right_inverse, dynamic: %lld of more than one element, %lld elements\n",
              static_cast<long long>(longer), static_cast<long long>(elements));
  EXPECT_GT(longer, cases / 20);
}

}  // namespace
}  // namespace cutecheck::run
