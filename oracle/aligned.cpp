// aligned(L, bytes, elt): where a vector access may begin.
#include <algorithm>

#include "core/print.h"
#include "oracle/predicates.h"

namespace cutecheck::oracle {

Goal alignedGoal(Denoter& denoter, const LayoutValue& value, const Scalar& bytes, const Scalar& elt) {
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  const std::string unit = toString(bytes), width = toString(elt);
  // x -> elt*x mod bytes: the layout (bytes,1):(1,0), its last mode unbounded.
  const Scalar one = ScalarNode::constant(1), zero = ScalarNode::constant(0);
  std::vector<Function> parts = chainParts(value);
  parts.push_back(Function::parallel({Function::mode(one, elt)}));
  parts.push_back(Function::parallel({Function::mode(bytes, one), Function::mode(one, zero)}));
  goal.f.meaning = Function::chain(std::move(parts));
  goal.f.text = width + "*(" + value.text + ") mod " + unit;
  goal.g.meaning = Function::parallel({Function::mode(sizeOf(value.meaning), zero)});
  goal.g.text = "0";
  goal.text = "each offset of " + value.text + ", in elements of " + width + " bytes, is a multiple of " +
              unit + " bytes";

  // A sum of multiples is a multiple.
  const Facts& facts = denoter.facts();
  const Polynomial multiple = Polynomial::of(bytes), size = Polynomial::of(elt);
  auto divides = [&](const Polynomial& stride) {
    return exactQuotient(stride * size, multiple).has_value() ||
           facts.equal(remainder(facts.normal(stride * size), multiple), Polynomial(0));
  };
  if (value.form && value.heads.empty()) {
    std::vector<Mode> modes = leavesOf(*value.form);
    bool all = std::all_of(modes.begin(), modes.end(), [&](const Mode& mode) {
      return facts.equal(mode.extent, Polynomial(1)) || divides(mode.stride);
    });
    if (all) goal.rule = "stride divisibility";
  }
  return goal;
}

Expected<std::vector<Goal>> alignedGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  CUTECHECK_TRY(bytes, denoter.positive(e.children[1]));
  CUTECHECK_TRY(elt, denoter.positive(e.children[2]));
  return std::vector<Goal>{alignedGoal(denoter, value, bytes, elt)};
}

}  // namespace cutecheck::oracle
