// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// integer_operations: operations on layouts whose result is an integer.
#include <algorithm>

#include "core/notation/parse.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/coordinate.h"
#include "oracle/algebra/number_operations.h"
#include "oracle/algebra/tuple_divisions.h"

namespace cutecheck::oracle {

namespace {

int64_t depthOf(const Form& form) {
  int64_t depth = 0;
  for (const Form& mode : form.modes) depth = std::max(depth, depthOf(mode));
  return form.isLeaf ? 0 : depth + 1;
}

// The widest vector: the chain of strides 1, s, .. counts the elements of a group; every other stride, the
// offset and the fields of swizzles are multiples of it.
std::optional<Int128> widest(const LayoutValue& v) {
  Int128 bound = 0;  // 0 is no bound
  for (const Head& head : v.heads) {
    const std::optional<Int128> shift = Polynomial::of(head.shift).constant();
    if (!shift) return std::nullopt;
    bound = gcd128(bound, *shift);
    if (head.swizzle.bits > 0) bound = gcd128(bound, Int128(1) << head.swizzle.base);
  }
  std::vector<Mode> left;
  for (const Mode& mode : leavesOf(*v.form))
    if (!mode.extent.is(1)) left.push_back(mode);
  Int128 best = 1, product = 1;
  while (true) {
    auto next = left.begin();
    while (next != left.end() && !next->stride.is(product)) ++next;
    if (next == left.end()) return best;
    const Int128 extent = *next->extent.constant();
    left.erase(next);
    Int128 others = bound;
    for (const Mode& mode : left) others = gcd128(others, *mode.stride.constant());
    // A group of g elements: g = product * t, t dividing the extent, every other stride a multiple of g.
    const std::optional<Int128> longer = checkedMul(product, extent);
    if (!longer) return std::nullopt;
    if (others % product == 0) best = product * gcd128(extent, others / product);
    product = *longer;
  }
}

}  // namespace

Expected<Scalar> Operations::integer(const Expression& e) {
  auto arguments = [&](size_t n) -> std::optional<Diagnostic> {
    if (e.children.size() == n) return std::nullopt;
    return errorAt(e, Code::kUsage, "claim_c2",
                   e.name + (n == 1 ? " takes one layout" : " takes two arguments"));
  };
  if (isNumberOperation(e.name)) return numberOperation(*this, e);
  if (e.name == "crd2idx") {
    if (auto error = arguments(2)) return *error;
    CUTECHECK_TRY(tuple, denoter_.coordinate(e.children[0]));
    // A shape counts its coordinates; as a layout it has a stride 0 where an extent is 1.
    const Expression& of = ungrouped(e.children[1]);
    LayoutValue value;
    if (denotesTuple(of) || denotesInteger(of)) {
      CUTECHECK_TRY(shape, denoter_.shape(e.children[1]));
      value = valueOf(countedForm(shape), Certain::all());
    } else {
      CUTECHECK_TRY(layout, denoter_.layout(of));
      value = std::move(layout);
    }
    CUTECHECK_TRY(crd, Coordinate::of(tuple));
    if (!value.form || !value.heads.empty()) {
      (void)formless("crd2idx");
      return denoter_.lacking(0);
    }
    if (!staysInside(crd, *value.form, facts()) && !denoter_.needsStrides(value)) return denoter_.lacking(0);
    Expected<Sliced> at = sliceAt(crd, *value.form, facts());
    if (at && at->kept.empty() && denoter_.needsFixed(value)) return at->offset.scalar();
    if (at && at->kept.empty()) return denoter_.lacking(0);
    if (at) return errorAt(e, Code::kUsage, "crd2idx_c3", "the coordinate has a _");
    if (at.error().code != Code::kUndecided) return errorAt(e, Code::kRank, "crd2idx_c1", at.error().message);
    (void)lack("crd2idx", "crd2idx(..)", at.error().message);
    return denoter_.lacking(0);
  }
  if (e.name == "max_common_vector") {
    if (auto error = arguments(2)) return *error;
    CUTECHECK_TRY(a, denoter_.layout(e.children[0]));
    CUTECHECK_TRY(b, denoter_.layout(e.children[1]));
    CUTECHECK_TRY(common, maxCommonLayout(a, b));
    return common.form ? sizeOf(*common.form).scalar() : denoter_.lacking(1);
  }
  if (auto error = arguments(1)) return *error;
  CUTECHECK_TRY(value, denoter_.layout(e.children[0]));
  if (e.name == "size") return sizeOf(value.meaning);
  if (e.name == "cosize") return cosize(value);
  if (!value.form || !denoter_.needsFixed(value)) {
    (void)formless(e.name + "(" + value.text + ")");
    return denoter_.lacking(1);
  }
  if (e.name == "rank") return ScalarNode::constant(static_cast<int64_t>(value.form->rank()));
  if (e.name == "depth") return ScalarNode::constant(depthOf(*value.form));
  std::optional<Int128> width = isStatic(*value.form) ? widest(value) : std::nullopt;
  if (width && narrow(*width)) return ScalarNode::constant(static_cast<int64_t>(*width));
  (void)lack(e.name, e.name + "(" + value.text + ")", "numbers; aligned and vectorizable ask for all values");
  return denoter_.lacking(1);
}

}  // namespace cutecheck::oracle
