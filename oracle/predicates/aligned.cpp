// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// aligned(L, bytes, elt): where a vector access may begin.
#include <algorithm>

#include "core/notation/print.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

// elt*x mod bytes, of each offset x, as the layout (bytes,1):(1,0) after elt*x, its last mode unbounded.
Goal byCoordinates(const LayoutValue& value, const Scalar& bytes, const Scalar& elt) {
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  const Scalar one = ScalarNode::constant(1), zero = ScalarNode::constant(0);
  std::vector<Function> parts = chainParts(value);
  parts.push_back(Function::parallel({Function::mode(one, elt)}));
  parts.push_back(Function::parallel({Function::mode(bytes, one), Function::mode(one, zero)}));
  goal.f.meaning = Function::chain(std::move(parts));
  goal.f.text = toString(elt) + "*(" + value.text + ") mod " + toString(bytes);
  goal.g.meaning = Function::parallel({Function::mode(sizeOf(value.meaning), zero)});
  goal.g.text = "0";
  goal.text =
      "each offset of " + value.text + ", times " + toString(elt) + " bytes, is a multiple of " + toString(bytes) + " bytes";
  return goal;
}

// The layout inside and what is added to it, where no swizzle changes the bits below `bytes`.
std::optional<Polynomial> addedInside(const LayoutValue& value, const Polynomial& bytes, const Polynomial& elt) {
  Polynomial added(0);
  for (const Head& head : value.heads) {
    if (head.swizzle.bits > 0 && !exactQuotient(Polynomial(Int128(1) << head.swizzle.base) * elt, bytes))
      return std::nullopt;
    added = added + Polynomial::of(head.shift);
  }
  return added;
}

}  // namespace

std::vector<Goal> alignedGoals(Denoter& denoter, const LayoutValue& value, const Scalar& bytes, const Scalar& elt) {
  const Facts& facts = denoter.facts();
  const Polynomial unit = Polynomial::of(bytes), width = Polynomial::of(elt);
  auto added = value.form ? addedInside(value, unit, width) : std::nullopt;
  Goal whole = byCoordinates(value, bytes, elt);
  if (!added) return {whole};
  std::vector<Mode> modes = leavesOf(*value.form);
  // A sum of multiples is a multiple.
  auto divides = [&](const Polynomial& stride) {
    return exactQuotient(stride * width, unit).has_value() ||
           facts.equal(remainder(facts.normal(stride * width), unit), Polynomial(0));
  };
  if (isStatic(*value.form) && added->constant()) {
    bool all = divides(*added) && std::all_of(modes.begin(), modes.end(), [&](const Mode& mode) {
                 return mode.extent.is(1) || divides(mode.stride);
               });
    if (all) whole.rule = Method::kStrideDivisibility;
    whole.numbers = all;
    return {whole};
  }
  // With symbols, stride by stride: coordinate 1 of a mode shows its stride.
  std::vector<Goal> goals;
  const Scalar zero = ScalarNode::constant(0);
  auto isMultiple = [&](const Polynomial& offset, const Polynomial& times, const std::string& what) {
    const Polynomial inBytes = offset * width;
    Scalar rest = ScalarNode::binary(ScalarNode::Op::kMod, inBytes.scalar(), bytes);
    if (!times.is(1)) rest = ScalarNode::binary(ScalarNode::Op::kMul, times.scalar(), rest);
    goals.push_back(integerGoal(rest, Relation::kEqual, zero, what + ", is a multiple of " + toString(bytes)));
  };
  for (const Mode& mode : modes) {
    if (facts.equal(mode.extent, Polynomial(1)) || facts.equal(mode.stride, Polynomial(0))) continue;
    const bool several = divides(mode.stride) || facts.lessEqual(Polynomial(2), mode.extent);
    isMultiple(mode.stride, several ? Polynomial(1) : mode.extent - Polynomial(1),
               "stride " + mode.stride.str() + " of " + value.text + ", in bytes");
  }
  if (!added->is(0)) isMultiple(*added, Polynomial(1), "offset " + added->str() + " of " + value.text + ", in bytes");
  if (goals.empty()) {
    Goal trivial;
    trivial.fact = true;
    trivial.text = "all offsets of " + value.text + " are 0";
    goals.push_back(std::move(trivial));
  }
  return goals;
}

Expected<std::vector<Goal>> alignedGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  CUTECHECK_TRY(bytes, denoter.positive(e.children[1]));
  CUTECHECK_TRY(elt, denoter.positive(e.children[2]));
  return alignedGoals(denoter, value, bytes, elt);
}

}  // namespace cutecheck::oracle
