// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fits32(L): whether 32-bit index arithmetic is enough for a layout.
//
// One coordinate times its stride, and each partial sum of such products, is itself an offset of L (the other
// coordinates being 0): where all offsets fit, so does everything computed on the way.
#include <cstdlib>
#include <limits>

#include "oracle/algebra/complement.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kLeast = std::numeric_limits<int32_t>::min(), kMost = std::numeric_limits<int32_t>::max();

Goal rangeGoal(const LayoutValue& value, int64_t least) {
  Goal range;
  range.kind = Goal::Kind::kRange;
  range.f = value;
  range.lower = ScalarNode::constant(least);
  range.upper = ScalarNode::constant(kMost + 1);
  range.text = "each offset of " + value.text + " fits 32 bits";
  return range;
}

// A swizzle below 2^31 is a bijection of [0,2^31): what goes in fits exactly when what comes out does, and
// what goes in is not negative.
bool keepsRange(const Swizzle& swizzle) {
  return swizzle.bits + swizzle.base + std::abs(swizzle.shift) <= 31;
}

}  // namespace

Expected<std::vector<Goal>> fits32Goals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  std::vector<Goal> goals;
  goals.push_back(integerGoal(sizeOf(value.meaning), Relation::kLessEqual, ScalarNode::constant(kMost),
                              "size(" + value.text + ") fits 32 bits"));
  const bool swizzled = !value.heads.empty();
  const bool simple = value.heads.size() <= 1 && (!swizzled || keepsRange(value.heads[0].swizzle));
  auto both = value.form && simple ? endsOf(*value.form, denoter.facts()) : std::nullopt;
  // By the ends for all values of the symbols; for numbers the coordinate is worth more than the sum.
  if (!both || isStatic(*value.form)) {
    goals.push_back(rangeGoal(value, kLeast));
    if (swizzled && value.form) goals.push_back(rangeGoal(sideOf(*value.form), kLeast));
    return goals;
  }
  const Polynomial shift = swizzled ? Polynomial::of(value.heads[0].shift) : Polynomial(0);
  const std::string of = "offset of " + value.text + (swizzled ? " before the swizzle" : "");
  if (swizzled || !both->first.is(0))
    goals.push_back(integerGoal((both->first + shift).scalar(), Relation::kGreaterEqual,
                                ScalarNode::constant(swizzled ? 0 : kLeast), "the least " + of + " fits"));
  goals.push_back(integerGoal((both->second + shift).scalar(), Relation::kLessEqual,
                              ScalarNode::constant(kMost), "the largest " + of + " fits 32 bits"));
  return goals;
}

}  // namespace cutecheck::oracle
