// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exact composition, in three steps.
//
// 1. Each leaf (n, r) of B alone is x -> A(x*r) on [0, n). If a flat tuple of modes has that function,
//    its canonical form is found greedily: the first mode ends where the function first leaves
//    the line x*A(r), that place t must divide n, and the rest is the leaf (n/t, r*t).
// 2. The refined steps of all leaves form a box, and R exists exactly when A is linear on it.
// 3. A refusal names the least coordinate: the least place of step 2 within what step 1 allowed, or
//    else the place where step 1 could not go on.
//
// The public implementations take digit-wise divisibility for step 1 and leave step 2 out, which is
// where their silent errors come from (NVIDIA/cutlass #2955, #3177).
#include "core/composition/composition.h"

#include "core/composition/carry_free.h"
#include "core/composition/linear_box.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

constexpr const char* kForm = "composition_c2";

Diagnostic at(Diagnostic error, Int128 index) {
  if (const auto witness = narrow(index)) error.witness = {*witness};
  return error;
}

Diagnostic notComposable(Int128 index, std::string why) {
  return at(makeError(Code::kNotComposable, kForm, std::move(why)), index);
}

// A number of a message. Extents and the offsets of B in it are of 64 bits but for extreme layouts.
std::string text(Int128 value) {
  const auto narrowed = narrow(value);
  return narrowed ? std::to_string(*narrowed) : "a number of more than 64 bits";
}

// Why A is not linear at the coordinate `index` of the box of steps:
// "at coordinate 5, B gives 4 + 3 = 7, past the first extent (6) of A: the sum carries into the next mode".
std::string carryAt(const Layout& a, const FloorForm& form, const std::vector<Step>& box, Int128 index) {
  const std::string where = "at coordinate " + text(index) + ", ";
  const std::string untold = where + "the offsets of B carry from one mode of A into the next";
  std::vector<Int128> digits;
  std::string parts;
  Int128 sum = 0, rest = index;
  bool forward = true;
  for (const Step& step : box) {
    digits.push_back(rest % step.extent);
    rest /= step.extent;
    const auto part = checkedMul(digits.back(), step.step);
    const auto next = part ? checkedAdd(sum, *part) : std::nullopt;
    if (!next) return untold;
    sum = *next;
    if (*part == 0) continue;
    forward = forward && *part > 0;
    parts += (parts.empty() ? "" : " + ") + text(*part);
  }
  const std::string given = where + "B gives " + parts + " = " + text(sum) + ", ";
  for (const FloorForm::Row& row : form.rows()) {
    Int128 below = 0;  // what the parts add up to below the period
    for (size_t i = 0; forward && i < box.size(); ++i) {
      const auto part = checkedMul(digits[i], box[i].step % row.period);
      const auto next = part ? checkedAdd(below, *part) : std::nullopt;
      if (!next) return untold;
      below = *next;
    }
    if (below < row.period) continue;
    const bool one = leaves(a.shape()).front().value() == row.period;
    return given + "past the first " + (one ? "extent (" : "extents (together ") + text(row.period) +
           ") of A: the sum carries into the next mode";
  }
  return given + "and A there is not the sum of A at the parts";
}

Diagnostic fromLinearity(const Linearity& linearity) {
  if (linearity.state == Linearity::State::kUndecided)
    return makeError(Code::kUndecided, "composition_c4",
                     "carries of different modes cancel each other, and more than 2^20 coordinates would "
                     "have to be compared, which is over the budget");
  return overflow("composition_c3", "an offset of the right operand");
}

// One leaf of B after step 1.
struct RefinedLeaf {
  std::vector<Step> steps;          // what was matched, in order
  std::vector<IntTuple> strides;    // their strides in R
  std::optional<Diagnostic> stuck;  // why the leaf could not be finished
  Int128 stuckAt = 0;               // index in the leaf
};

RefinedLeaf refine(const FloorForm& a, Int128 extent, Int128 step) {
  RefinedLeaf leaf;
  if (extent == 1) {
    leaf.steps.push_back({1, 0});
    leaf.strides.emplace_back(0);
    return leaf;
  }
  Int128 matched = 1;
  while (true) {
    const auto value = a.at(step);
    if (!value) {
      leaf.stuck = overflow("composition_c3", "an offset of the left operand");
      return leaf;
    }
    auto stride = a.strideFor(*value);
    if (!stride) {
      leaf.stuck = std::move(stride).error();
      leaf.stuckAt = matched;
      return leaf;
    }
    const Linearity linearity = linearOnStep(a, extent, abs128(step));
    const bool broken = linearity.state == Linearity::State::kBroken;
    if (!broken && linearity.state != Linearity::State::kLinear) {
      leaf.stuck = fromLinearity(linearity);
      return leaf;
    }
    const Int128 length = broken ? linearity.index : extent;
    leaf.steps.push_back({length, step});
    leaf.strides.push_back(std::move(stride).value());
    matched *= length;
    if (!broken) return leaf;
    if (extent % length != 0) {
      const std::string whole = text(extent), first = text(length);
      leaf.stuck = makeError(
          Code::kNotComposable, kForm,
          "extent " + whole + " must split after " + first + ", and " + first + " does not divide " + whole);
      leaf.stuckAt = matched;
      return leaf;
    }
    extent /= length;
    step *= length;
  }
}

// The first coordinate at which B leaves [0, size(A)).
std::optional<Diagnostic> leavesDomain(std::span<const Mode> a, std::span<const Mode> b) {
  const auto size = sizeOf(a);
  std::vector<Int128> extents, up, down;
  for (const Mode& m : b) {
    extents.push_back(m.extent);
    up.push_back(m.stride);
    down.push_back(-Int128{m.stride});
  }
  std::optional<Int128> first = leastReaching(extents, down, 1);
  if (size)
    if (const auto over = leastReaching(extents, up, *size); over && (!first || *over < *first)) first = over;
  if (!first) return std::nullopt;
  return at(makeError(Code::kOutOfDomain, "composition_c1", "B has an offset outside of [0, size(A))"),
            *first);
}

// The modes of one refined leaf as shape and stride subtree.
void append(const RefinedLeaf& leaf, std::vector<IntTuple>& shapes, std::vector<IntTuple>& strides) {
  std::vector<IntTuple> shape;
  for (const Step& s : leaf.steps) shape.emplace_back(static_cast<int64_t>(s.extent));
  if (shape.size() == 1) {
    shapes.push_back(shape[0]);
    strides.push_back(leaf.strides[0]);
    return;
  }
  shapes.push_back(IntTuple::tuple(std::move(shape)));
  strides.push_back(IntTuple::tuple(leaf.strides));
}

}  // namespace

Expected<Layout> composition(const Layout& a, const Layout& b, Domain domain) {
  if (domain == Domain::kExtendLast)
    if (auto quick = carryFreeComposition(a, b)) return std::move(*quick);
  return generalComposition(a, b, domain);
}

Expected<Layout> generalComposition(const Layout& a, const Layout& b, Domain domain) {
  CUTECHECK_TRY(form, FloorForm::make(a));
  CUTECHECK_TRY(modes, flatModes(b, "composition_c6"));
  if (domain == Domain::kStrict) {
    ModeList domainModes;
    for (const IntTuple& extent : leaves(a.shape())) domainModes.push_back({extent.value(), 0});
    if (auto error = leavesDomain(domainModes, modes)) return std::move(*error);
  }
  std::vector<Step> box;
  std::vector<IntTuple> shapes, strides;
  std::optional<Diagnostic> stuck;
  Int128 before = 1;  // product of the extents of the leaves already matched
  for (const Mode& m : modes) {
    RefinedLeaf leaf = refine(form, m.extent, m.stride);
    box.insert(box.end(), leaf.steps.begin(), leaf.steps.end());
    if (leaf.stuck) {
      stuck = std::move(leaf.stuck);
      if (stuck->code == Code::kNotComposable) {
        const auto index = checkedMul(before, leaf.stuckAt);
        if (index) stuck = at(std::move(*stuck), *index);
      }
      break;
    }
    append(leaf, shapes, strides);
    const auto next = checkedMul(before, m.extent);
    if (!next) return overflow("composition_c3", "the size of the right operand");
    before = *next;
  }
  Linearity linearity = linearOnBox(form, box);
  if (linearity.state == Linearity::State::kBroken)
    return notComposable(linearity.index, carryAt(a, form, box, linearity.index));
  if (stuck) return std::move(*stuck);
  if (linearity.state != Linearity::State::kLinear) return fromLinearity(linearity);
  return Layout::unchecked(withLeaves(b.shape(), shapes), withLeaves(b.shape(), strides));
}

Expected<Layout> composition(const Layout& a, const Tiler& b, Domain domain) {
  if (b.isKeep()) return a;
  if (b.isLayout()) return composition(a, b.layout(), domain);
  if (b.modes().size() > a.rank())
    return makeError(Code::kRank, "composition_c5",
                     "a tiler of rank " + std::to_string(b.modes().size()) +
                         " does not fit a layout of rank " + std::to_string(a.rank()));
  LayoutBuilder modes;
  for (size_t i = 0; i < b.modes().size(); ++i) {
    CUTECHECK_TRY(mode, composition(a.mode(i), b.modes()[i], domain));
    modes.push(mode);
  }
  return std::move(modes).finish();
}

Expected<ComposedLayout> composition(const ComposedLayout& a, const Layout& b, Domain domain) {
  CUTECHECK_TRY(inner, composition(a.layout, b, domain));
  return ComposedLayout{a.swizzle, a.offset, std::move(inner)};
}

ComposedLayout composition(const Swizzle& a, const Layout& b) { return {a, IntTuple(0), b}; }

}  // namespace cutecheck
