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
bool keepsRange(const Swizzle& swizzle) { return swizzle.bits + swizzle.base + std::abs(swizzle.shift) <= 31; }

// What is computed inside: the modes alone, and after each shift and swizzle but the last.
void insideGoals(const LayoutValue& value, std::vector<Goal>& goals) {
  goals.push_back(rangeGoal(sideOf(*value.form), kLeast));
  std::vector<Head> heads;
  for (const Head& head : value.heads) {
    heads.push_back({Swizzle{}, head.shift});
    if (head.swizzle.bits != 0) goals.push_back(rangeGoal(valueOf(*value.form, value.certain, heads), kLeast));
    heads.back() = head;
    if (heads.size() < value.heads.size()) goals.push_back(rangeGoal(valueOf(*value.form, value.certain, heads), kLeast));
  }
}

}  // namespace

Expected<std::vector<Goal>> fits32Goals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  std::vector<Goal> goals;
  goals.push_back(integerGoal(sizeOf(value.meaning), Relation::kLessEqual, ScalarNode::constant(kMost),
                              "size(" + value.text + ") fits 32 bits"));
  const bool simple = value.heads.size() <= 1 && (value.heads.empty() || keepsRange(value.heads[0].swizzle));
  auto both = value.form && simple ? endsOf(*value.form, denoter.facts()) : std::nullopt;
  // By the ends for all values of the symbols; for numbers the coordinate is worth more than the sum.
  if (!both || isStatic(*value.form)) {
    goals.push_back(rangeGoal(value, kLeast));
    if (!value.heads.empty() && value.form) insideGoals(value, goals);
    return goals;
  }
  const auto within = [&](const Polynomial& shift, const std::string& of, bool below) {
    const Polynomial least = both->first + shift;
    if (below && !least.is(0))
      goals.push_back(
          integerGoal(least.scalar(), Relation::kGreaterEqual, ScalarNode::constant(kLeast), "the least " + of + " fits"));
    goals.push_back(integerGoal((both->second + shift).scalar(), Relation::kLessEqual, ScalarNode::constant(kMost),
                                "the largest " + of + " fits 32 bits"));
  };
  // What a swizzle acts on is at or above 0 (Denoter::noteOffsets), so that what the shift is added to fits with it.
  const bool swizzled = !value.heads.empty() && value.heads[0].swizzle.bits != 0;
  if (!swizzled) within(Polynomial(0), "offset of " + value.text + (value.heads.empty() ? "" : " before the shift"), true);
  if (!value.heads.empty())
    within(Polynomial::of(value.heads[0].shift), "offset of " + value.text + (swizzled ? " before the swizzle" : ""), !swizzled);
  return goals;
}

}  // namespace cutecheck::oracle
