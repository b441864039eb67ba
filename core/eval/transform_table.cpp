// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions on tuples, their first and last mode, the other order relations and the basis, by name.
#include "core/eval/operation_table.h"

#include "core/layout/basis.h"
#include "core/notation/compact_layout.h"
#include "core/tuple/tuple_modes.h"
#include "core/tuple/tuple_relations.h"
#include "core/tuple/tuple_transform.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

// A function is written as its name.
Expected<std::string> functionName(const Value& v) {
  const auto* word = std::get_if<IntTuple>(&v);
  if (!word || word->kind() != IntTuple::Kind::kSymbolic || word->scalar()->op() != ScalarNode::Op::kSymbol)
    return wrongKind("the name of a function", v);
  return word->scalar()->name();
}

// (t, f) or (t, u, f).
template <Expected<IntTuple> (*kOne)(const IntTuple&, std::string_view),
          Expected<IntTuple> (*kTwo)(const IntTuple&, const IntTuple&, std::string_view)>
Expected<Value> transformOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(f, functionName(a.back()));
  if (a.size() == 2) return lift(kOne(t, f));
  CUTECHECK_TRY(u, asIntTuple(a[1]));
  return lift(kTwo(t, u, f));
}

template <Expected<IntTuple> (*kOne)(const IntTuple&, std::string_view)>
Expected<Value> namedOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(f, functionName(a[1]));
  return lift(kOne(t, f));
}

Expected<Value> foldOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(first, asIntTuple(a[1]));
  CUTECHECK_TRY(f, functionName(a[2]));
  return lift(fold(t, first, f));
}

Expected<Value> transformApplyOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(f, functionName(a[1]));
  CUTECHECK_TRY(g, functionName(a[2]));
  CUTECHECK_TRY(each, transform(t, f));
  return lift(foldFirst(each, g));
}

Expected<Value> findIfOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(p, functionName(a[1]));
  return lift(findIf(t, p));
}

// Of how many modes p is true: of some, of all, of none.
enum class Some : uint8_t { kAny, kAll, kNone };
template <Some kSome>
Expected<Value> quantifierOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(p, functionName(a[1]));
  CUTECHECK_TRY(any, anyOf(t, p, kSome != Some::kAll));
  return Value(any == (kSome == Some::kAny));
}

template <int64_t kMode>
Expected<Value> endOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(i, modeIndex(kMode, t.rank()));
  return Value(t.mode(i));
}

template <int64_t kMode>
Expected<Value> replaceEndOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  CUTECHECK_TRY(x, asIntTuple(a[1]));
  return lift(replace(t, kMode, x));
}

Expected<Value> tupleCatOp(const Args& a, Domain) {
  std::vector<IntTuple> modes;
  for (const Value& v : a) {
    CUTECHECK_TRY(t, asIntTuple(v));
    for (size_t i = 0; i < t.rank(); ++i) modes.push_back(t.mode(i));
    if (modes.size() > kMaxModes)
      return makeError(Code::kLimit, "tuple_modes_c4", "the result would have more than 4096 modes");
  }
  return Value(IntTuple::tuple(std::move(modes)));
}

Expected<Value> flattenToTupleOp(const Args& a, Domain) {
  CUTECHECK_TRY(t, asIntTuple(a[0]));
  return Value(IntTuple::tuple(leaves(t)));
}

// A coordinate, or the shape of a layout, as the orders take them.
Expected<IntTuple> coordinateOf(const Value& v) {
  if (const auto* layout = std::get_if<Layout>(&v)) return layout->shape();
  return asIntTuple(v);
}

// less(b, a), or its contrary, for a total order.
template <Expected<bool> (*kLess)(const IntTuple&, const IntTuple&), bool kTurned, bool kNot>
Expected<Value> orderOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, coordinateOf(a[0]));
  CUTECHECK_TRY(y, coordinateOf(a[1]));
  CUTECHECK_TRY(less, kTurned ? kLess(y, x) : kLess(x, y));
  return Value(less != kNot);
}

Expected<Value> makeBasisLikeOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, coordinateOf(a[0]));
  CUTECHECK_TRY(checked, compactLayout(shape));
  return Value(makeIdentityLayout(checked.shape()).stride());
}

Expected<Value> basisValueOp(const Args& a, Domain) {
  CUTECHECK_TRY(e, asIntTuple(a[0]));
  if (!e.isLeaf() || !e.isStatic()) return wrongKind("a number with or without a basis", a[0]);
  return Value(IntTuple(e.value()));
}

Expected<Value> basisGetOp(const Args& a, Domain) {
  CUTECHECK_TRY(e, asIntTuple(a[0]));
  CUTECHECK_TRY(t, asIntTuple(a[1]));
  if (!e.isLeaf() || !e.isStatic()) return wrongKind("a number with or without a basis", a[0]);
  const std::vector<uint32_t> path = e.hasBasis() ? e.path() : std::vector<uint32_t>{};
  for (const uint32_t i : path) {
    if (i >= t.rank())
      return makeError(Code::kRank, "basis_c1",
                       "the basis element names a mode that the tuple does not have");
    IntTuple mode = t.mode(i);
    t = std::move(mode);
  }
  return Value(std::move(t));
}

}  // namespace

std::vector<Operation> transformOperations() {
  constexpr std::string_view kOrder = "coordinate, coordinate -> boolean";
  constexpr std::string_view kWhether = "tuple, is_int|is_tuple|is_underscore|is_zero|is_one -> boolean";
  return {
      {"all_of", kWhether, 2, 2, quantifierOp<Some::kAll>},
      {"any_of", kWhether, 2, 2, quantifierOp<Some::kAny>},
      {"back", "tuple -> tuple", 1, 1, endOp<-1>},
      {"basis_get", "basis element, tuple -> tuple", 2, 2, basisGetOp},
      {"basis_value", "basis element -> integer", 1, 1, basisValueOp},
      {"colex_geq", kOrder, 2, 2, orderOp<colexLess, false, true>},
      {"colex_gtr", kOrder, 2, 2, orderOp<colexLess, true, false>},
      {"colex_leq", kOrder, 2, 2, orderOp<colexLess, true, true>},
      {"elem_geq", kOrder, 2, 2, orderOp<elemLeq, true, false>},
      {"elem_gtr", kOrder, 2, 2, orderOp<elemLess, true, false>},
      {"elem_leq", kOrder, 2, 2, orderOp<elemLeq, false, false>},
      {"filter_tuple", "tuple, is_int|is_tuple|is_underscore|is_zero|is_one -> tuple", 2, 2,
       namedOp<filterTuple>},
      {"find_if", "tuple, is_int|is_tuple|is_underscore|is_zero|is_one -> integer", 2, 2, findIfOp},
      {"flatten_to_tuple", "tuple -> tuple", 1, 1, flattenToTupleOp},
      {"fold", "tuple, first, function of two -> tuple", 3, 3, foldOp},
      {"fold_first", "tuple, function of two -> tuple", 2, 2, namedOp<foldFirst>},
      {"front", "tuple -> tuple", 1, 1, endOp<0>},
      {"lex_geq", kOrder, 2, 2, orderOp<lexLess, false, true>},
      {"lex_gtr", kOrder, 2, 2, orderOp<lexLess, true, false>},
      {"lex_leq", kOrder, 2, 2, orderOp<lexLess, true, true>},
      {"make_basis_like", "shape -> stride", 1, 1, makeBasisLikeOp},
      {"none_of", kWhether, 2, 2, quantifierOp<Some::kNone>},
      {"replace_back", "tuple, tuple -> tuple", 2, 2, replaceEndOp<-1>},
      {"replace_front", "tuple, tuple -> tuple", 2, 2, replaceEndOp<0>},
      {"transform", "tuple [, tuple], function -> tuple", 2, 3, transformOp<transform, transform>},
      {"transform_apply", "tuple, function of one, function of two -> tuple", 3, 3, transformApplyOp},
      {"transform_leaf", "tuple [, tuple], function -> tuple", 2, 3,
       transformOp<transformLeaf, transformLeaf>},
      {"tuple_cat", "tuple, ... -> tuple", 1, 64, tupleCatOp},
  };
}

}  // namespace cutecheck
