// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_leaf.h"

#include "core/notation/print.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

IntTuple leafOf(const Scalar& scalar) {
  return scalar->op() == ScalarNode::Op::kConstant ? IntTuple(scalar->value()) : IntTuple::symbolic(scalar);
}

IntTuple treeOf(const Form& form, bool extents) {
  if (form.isLeaf) return leafOf((extents ? form.leaf.extent : form.leaf.stride).scalar());
  std::vector<IntTuple> modes;
  for (const Form& mode : form.modes) modes.push_back(treeOf(mode, extents));
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

bool isComputedLeaf(const Expression& e) {
  if (e.kind != Kind::kCall || e.name != "get" || e.children.empty()) return false;
  const Expression& of = e.children[0];
  return of.kind == Kind::kCall && (of.name == "shape" || of.name == "stride") && of.children.size() == 1;
}

Expected<Scalar> computedLeaf(Denoter& denoter, const LayoutValue& value, const Expression& e) {
  const auto unknown = [&](const std::string& why) -> Scalar {
    denoter.missing.push_back(toString(e) + ": " + why);
    return denoter.lacking(1);
  };
  if (!value.form) return unknown("the form of " + value.text + " is not known");
  const Form* at = &*value.form;
  for (size_t i = 1; i < e.children.size(); ++i) {
    const Expression& k = e.children[i];
    if (k.kind != Kind::kInt || k.value < 0) return errorAt(k, Code::kRank, "meaning_c10", "no such mode");
    if (at->isLeaf || static_cast<size_t>(k.value) >= at->modes.size())
      return unknown("the form is " + toString(*value.form) + ", without such a mode");
    at = &at->modes[static_cast<size_t>(k.value)];
  }
  if (!at->isLeaf) return unknown("the form is " + toString(*value.form) + ", with a tuple there");
  return (e.children[0].name == "shape" ? at->leaf.extent : at->leaf.stride).scalar();
}

Layout layoutOf(const Form& form) { return Layout::unchecked(treeOf(form, true), treeOf(form, false)); }

Expected<IntTuple> tupleWithLeaves(const Expression& e, const LeafReader& leaf) {
  if (e.kind != Kind::kTuple) {
    CUTECHECK_TRY(scalar, leaf(e));
    return leafOf(scalar);
  }
  std::vector<IntTuple> modes;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(mode, tupleWithLeaves(child, leaf));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<Layout> layoutWithLeaves(const Expression& e, const LeafReader& leaf) {
  CUTECHECK_TRY(shape, tupleWithLeaves(e.children[0], leaf));
  CUTECHECK_TRY(stride, tupleWithLeaves(e.children[1], leaf));
  return Layout::make(shape, stride);
}

}  // namespace cutecheck::oracle
