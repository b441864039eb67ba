// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tilings: the other forms of divide and product, and what stands on them.
#include "oracle/algebra/complement.h"
#include "oracle/algebra/operations.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

void spread(const Form& form, std::vector<Form>& out) {
  if (form.rank() == 1) {
    out.push_back(form);
    return;
  }
  out.insert(out.end(), form.modes.begin(), form.modes.end());
}

enum class Shape : uint8_t { kZipped, kTiled, kFlat };

// (first, second) with the second, or both, spread out.
LayoutValue shaped(LayoutValue zipped, Shape shape) {
  if (!zipped.form || shape == Shape::kZipped) return zipped;
  std::vector<Form> modes;
  if (shape == Shape::kFlat) {
    spread(zipped.form->mode(0), modes);
  } else {
    modes.push_back(zipped.form->mode(0));
  }
  spread(zipped.form->mode(1), modes);
  return valueOf(Form::tuple(std::move(modes)), zipped.certain, zipped.heads);
}

template <Shape shape, bool product>
Expected<LayoutValue> tiling(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(tiler, operations.denoter().tiler(e.children[1]));
  if (product && !a.heads.empty())
    return errorAt(e, Code::kUsage, "claim_c5", "a product takes plain layouts");
  CUTECHECK_TRY(zipped,
                operations.unzip(a, tiler, product ? &Operations::product : &Operations::divideByLayout, e));
  return shaped(operations.denoter().asResult(std::move(zipped)), shape);
}

Expected<LayoutValue> blockedProduct(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(b, operations.denoter().layout(e.children[1]));
  return operations.blockedProduct(a, b, e);
}

// Sorted by stride, the quotients of successive strides count the digits, left_inverse_r1 and _r2.
Expected<LayoutValue> leftInverse(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  const std::string text = "left_inverse(" + a.text + ")";
  if (!a.form || !a.heads.empty()) return operations.formless(text);
  const Facts& facts = operations.facts();
  struct Placed {
    Mode mode;
    Polynomial place;
  };
  std::vector<Placed> left;
  Polynomial place(1);
  for (const Mode& mode : leavesOf(*a.form)) {
    if (!facts.equal(mode.extent, Polynomial(1))) left.push_back({mode, place});
    place = place * mode.extent;
  }
  const bool numbers = isStatic(*a.form);
  auto refuse = [&](std::string condition) -> Expected<LayoutValue> {
    if (!numbers) return operations.lack("left_inverse", text, std::move(condition));
    if (auto clash = operations.staticClash(*a.form)) {
      Diagnostic refused =
          errorAt(e, Code::kNotInjective, "left_inverse_c1", "two coordinates share an offset");
      refused.witness = *clash;
      return refused;
    }
    return errorAt(e, Code::kNotDivisible, "left_inverse_c2", "no inverse of this form: " + condition);
  };
  std::vector<Mode> inverse;
  // Where an extent is 1 its mode is none of the chain: the form stays right when the mode above it follows on
  // it without a gap, and at the end when the first of the modes that may be 1 (`loose`) follows on those below.
  bool several = true;
  std::string open, loose;
  Polynomial below(1), reached(0), extentBelow(1);
  while (!left.empty()) {
    auto least = left.begin();
    for (; least != left.end(); ++least) {
      bool first = true;
      for (const Placed& other : left)
        first = first && facts.lessEqual(least->mode.stride, other.mode.stride);
      if (first) break;
    }
    if (least == left.end()) return refuse("the order of the strides of " + toString(*a.form));
    const Placed next = *least;
    left.erase(least);
    if (!facts.positive(next.mode.stride)) return refuse(next.mode.stride.str() + " >= 1");
    const std::optional<Polynomial> quotient = exactQuotient(next.mode.stride, below);
    if (!quotient) return refuse("(" + next.mode.stride.str() + ") % (" + below.str() + ") == 0");
    if (!facts.lessEqual(extentBelow, *quotient)) return refuse(extentBelow.str() + " <= " + quotient->str());
    const bool follows = facts.equal(*quotient, extentBelow);
    if (!several && !follows) return refuse(open + " >= 2");
    several = facts.lessEqual(Polynomial(2), next.mode.extent);
    open = next.mode.extent.str();
    // At the end of the chain: the last mode, or several, of size 1.
    if (several) {
      loose.clear();
    } else if (!follows && loose.empty()) {
      loose = open;
    }
    inverse.push_back({*quotient, reached});
    below = next.mode.stride;
    reached = next.place;
    extentBelow = next.mode.extent;
  }
  if (!loose.empty()) return refuse(loose + " >= 2");
  inverse.push_back({extentBelow, reached});
  const std::vector<Mode> one = coalesced(Form::flat(inverse), facts);
  const LayoutValue result = valueOf(Form::flat(one), Certain::computed(mergesDecided(one, facts)));
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.obligation = true;
  goal.rule = Method::kLeftInverse;
  goal.f.meaning = Function::chain({a.meaning, result.meaning});
  goal.f.text = "composition(" + result.text + "," + a.text + ")";
  goal.g = sideOf(Form(sizeOf(*a.form), Polynomial(1)));
  goal.text = goal.f.text + " is " + goal.g.text;
  operations.denoter().obligations.push_back(std::move(goal));
  return result;
}

// The modes of stride 0 at their places in the domain: there the layout is 0.
Expected<LayoutValue> nullspace(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  const std::string text = "nullspace(" + a.text + ")";
  if (!a.form || !a.heads.empty()) return operations.formless(text);
  std::vector<Mode> modes;
  Polynomial place(1);
  for (const Mode& mode : leavesOf(*a.form)) {
    const bool zero = operations.facts().equal(mode.stride, Polynomial(0));
    if (!zero && !operations.facts().holds(mode.stride, Relation::kNotEqual, Polynomial(0)) &&
        !operations.facts().equal(mode.extent, Polynomial(1)))
      return operations.lack("nullspace", text, mode.stride.str() + " != 0");
    if (zero && !operations.facts().equal(mode.extent, Polynomial(1))) modes.push_back({mode.extent, place});
    place = place * mode.extent;
  }
  const LayoutValue result = valueOf(Form::flat(modes), Certain::computed(true));
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.obligation = true;
  goal.rule = Method::kNullspace;
  goal.f.meaning = Function::chain({result.meaning, a.meaning});
  goal.f.text = "composition(" + a.text + "," + result.text + ")";
  goal.g = sideOf(Form(sizeOf(*result.form), Polynomial(0)));
  goal.text = goal.f.text + " is 0";
  operations.denoter().obligations.push_back(std::move(goal));
  return result;
}

}  // namespace

std::vector<OperationRow> tilingOperations() {
  return {{"blocked_product", 2, 2, blockedProduct},
          {"flat_divide", 2, 2, tiling<Shape::kFlat, false>},
          {"flat_product", 2, 2, tiling<Shape::kFlat, true>},
          {"hier_unzip_divide", 2, 2, tiling<Shape::kZipped, false>},
          {"hier_unzip_product", 2, 2, tiling<Shape::kZipped, true>},
          {"left_inverse", 1, 1, leftInverse},
          {"nullspace", 1, 1, nullspace},
          {"tiled_divide", 2, 2, tiling<Shape::kTiled, false>},
          {"tiled_product", 2, 2, tiling<Shape::kTiled, true>},
          {"zipped_product", 2, 2, tiling<Shape::kZipped, true>}};
}

}  // namespace cutecheck::oracle
