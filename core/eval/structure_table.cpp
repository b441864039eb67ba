// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations on modes, profiles and shapes, by name.
#include "core/eval/operation_table.h"

#include "core/composition/rest_shape.h"
#include "core/eval/same_value.h"
#include "core/layout/coalesce.h"
#include "core/layout/layout_modes.h"
#include "core/layout/slice.h"
#include "core/notation/compact_layout.h"
#include "core/tuple/ceil_div.h"
#include "core/tuple/increment.h"
#include "core/tuple/profile.h"
#include "core/tuple/shape_div.h"
#include "core/tuple/tuple_arithmetic.h"
#include "core/tuple/tuple_modes.h"
#include "core/tuple/tuple_relations.h"
#include "core/tuple/zip.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

constexpr size_t kAnyNumber = 64;

// The tuple itself, or the shape of a layout.
Expected<IntTuple> shapeOf(const Value& v) {
  if (const auto* tuple = std::get_if<IntTuple>(&v)) return *tuple;
  if (const auto* composed = std::get_if<ComposedLayout>(&v)) return composed->layout.shape();
  CUTECHECK_TRY(layout, asLayout(v));
  return layout.shape();
}

// What a surgery gives on a tuple, a layout, or the layout of a composed one.
template <typename Surgery>
Expected<Value> onModes(const Value& v, Surgery surgery) {
  if (const auto* tuple = std::get_if<IntTuple>(&v)) return lift(surgery(*tuple));
  if (const auto* composed = std::get_if<ComposedLayout>(&v)) {
    Expected<Layout> inner = surgery(composed->layout);
    if (!inner.ok()) return std::move(inner).error();
    return Value(ComposedLayout{composed->swizzle, composed->offset, std::move(inner).value()});
  }
  CUTECHECK_TRY(layout, asLayout(v));
  return lift(surgery(layout));
}

// (t, begin [, end]); without an end up to the last mode.
template <auto kTuple, auto kLayout>
Expected<Value> rangeOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, shapeOf(a[0]));
  CUTECHECK_TRY(begin, asInteger(a[1]));
  int64_t end = static_cast<int64_t>(shape.rank());
  if (a.size() == 3) {
    CUTECHECK_TRY(given, asInteger(a[2]));
    end = given;
  }
  return onModes(a[0], [&](const auto& t) {
    if constexpr (std::is_same_v<std::decay_t<decltype(t)>, IntTuple>) {
      return kTuple(t, begin, end);
    } else {
      return kLayout(t, begin, end);
    }
  });
}
Expected<IntTuple> takeTuple(const IntTuple& t, int64_t b, int64_t e) { return take(t, b, e); }
Expected<Layout> takeLayout(const Layout& t, int64_t b, int64_t e) { return take(t, b, e); }

// (t, i, j, ...) or (t, (i,j,...)).
Expected<Value> selectOp(const Args& a, Domain) {
  std::vector<int64_t> indices;
  for (size_t i = 1; i < a.size(); ++i) {
    CUTECHECK_TRY(given, asIntTuple(a[i]));
    for (const IntTuple& leaf : leaves(given)) {
      if (!leaf.isInt()) return wrongKind("mode indices", a[i]);
      indices.push_back(leaf.value());
    }
  }
  return onModes(a[0], [&](const auto& t) { return select(t, indices); });
}

// (t, x [, rank]); a layout is given 1:0 where x is left out.
template <bool kFront>
Expected<Value> addOp(const Args& a, Domain) {
  int64_t rank = -1;
  if (a.size() == 3) {
    CUTECHECK_TRY(given, asInteger(a[2]));
    if (given < 0) return wrongKind("a rank", a[2]);
    rank = given;
  }
  if (const auto* tuple = std::get_if<IntTuple>(&a[0])) {
    if (a.size() == 1)
      return makeError(Code::kUsage, "arguments", "append and prepend to a tuple need the mode to add");
    CUTECHECK_TRY(x, asIntTuple(a[1]));
    if (rank < 0) return Value(kFront ? prepend(*tuple, x) : append(*tuple, x));
    return lift(kFront ? prepend(*tuple, x, rank) : append(*tuple, x, rank));
  }
  Layout x;
  if (a.size() > 1) {
    CUTECHECK_TRY(given, asLayout(a[1]));
    x = std::move(given);
  }
  return onModes(a[0], [&](const auto& t) -> std::conditional_t<std::is_same_v<std::decay_t<decltype(t)>, IntTuple>,
                                                               Expected<IntTuple>, Expected<Layout>> {
    if constexpr (std::is_same_v<std::decay_t<decltype(t)>, IntTuple>) {
      return t;  // answered above
    } else {
      if (rank < 0) return kFront ? prepend(t, x) : append(t, x);
      return kFront ? prepend(t, x, rank) : append(t, x, rank);
    }
  });
}

// (t, i, x).
Expected<Value> replaceOp(const Args& a, Domain) {
  CUTECHECK_TRY(i, asInteger(a[1]));
  if (const auto* tuple = std::get_if<IntTuple>(&a[0])) {
    CUTECHECK_TRY(x, asIntTuple(a[2]));
    return lift(replace(*tuple, i, x));
  }
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(x, asLayout(a[2]));
  return lift(replace(layout, i, x));
}

Expected<Value> insertOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  CUTECHECK_TRY(i, asInteger(a[1]));
  CUTECHECK_TRY(x, asIntTuple(a[2]));
  return lift(insert(tuple, i, x));
}

template <Expected<IntTuple> (*kCounted)(const IntTuple&, int64_t)>
Expected<Value> countedOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  CUTECHECK_TRY(count, asInteger(a[1]));
  return lift(kCounted(tuple, count));
}

template <IntTuple (*kUnary)(const IntTuple&)>
Expected<Value> unaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  return Value(kUnary(tuple));
}

template <Expected<IntTuple> (*kBinary)(const IntTuple&, const IntTuple&)>
Expected<Value> binaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, shapeOf(a[0]));
  CUTECHECK_TRY(y, shapeOf(a[1]));
  return lift(kBinary(x, y));
}

template <Expected<bool> (*kRelation)(const IntTuple&, const IntTuple&)>
Expected<Value> relationOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, shapeOf(a[0]));
  CUTECHECK_TRY(y, shapeOf(a[1]));
  return lift(kRelation(x, y));
}
Expected<bool> congruentTo(const IntTuple& a, const IntTuple& b) { return congruent(a, b); }
Expected<bool> weaklyCongruentTo(const IntTuple& a, const IntTuple& b) { return weaklyCongruent(a, b); }

// The extreme of all leaves of all arguments.
template <Expected<int64_t> (*kFold)(const IntTuple&)>
Expected<Value> foldAllOp(const Args& a, Domain) {
  std::vector<IntTuple> tuples;
  for (const Value& v : a) {
    CUTECHECK_TRY(tuple, asIntTuple(v));
    tuples.push_back(std::move(tuple));
  }
  return lift(kFold(IntTuple::tuple(std::move(tuples))));
}

// zip(t) of a tuple of tuples, zip(t0, t1, ...) of tuples; of layouts, shape and stride alike.
Expected<Value> zipOp(const Args& a, Domain) {
  if (std::holds_alternative<Layout>(a[0])) {
    std::vector<Layout> modes;
    for (const Value& v : a) {
      CUTECHECK_TRY(mode, asLayout(v));
      modes.push_back(std::move(mode));
    }
    const Layout whole = modes.size() == 1 ? modes[0] : concat(modes);
    CUTECHECK_TRY(shape, zip(whole.shape()));
    CUTECHECK_TRY(stride, zip(whole.stride()));
    return Value(Layout::unchecked(std::move(shape), std::move(stride)));
  }
  std::vector<IntTuple> rows;
  for (const Value& v : a) {
    CUTECHECK_TRY(row, asIntTuple(v));
    rows.push_back(std::move(row));
  }
  return lift(rows.size() == 1 ? zip(rows[0]) : zip(IntTuple::tuple(std::move(rows))));
}

// Of a shape by a shape; by a layout or a tiler of layouts, the shape of the rest.
Expected<Value> ceilDivOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, shapeOf(a[0]));
  if (const auto* by = std::get_if<Layout>(&a[1])) return lift(restShape(x, Tiler(*by)));
  if (const auto* by = std::get_if<Tiler>(&a[1])) return lift(restShape(x, *by));
  CUTECHECK_TRY(y, shapeOf(a[1]));
  return lift(ceilDiv(x, y));
}

// (a, b [, exact|ceil|floor]).
template <Expected<IntTuple> (*kDivide)(const IntTuple&, const IntTuple&, Rounding)>
Expected<Value> roundedOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asIntTuple(a[0]));
  CUTECHECK_TRY(y, asIntTuple(a[1]));
  Rounding rounding = Rounding::kExact;
  if (a.size() == 3) {
    const auto* word = std::get_if<IntTuple>(&a[2]);
    const bool named = word && word->kind() == IntTuple::Kind::kSymbolic &&
                       word->scalar()->op() == ScalarNode::Op::kSymbol;
    const std::string name = named ? word->scalar()->name() : "";
    if (name == "ceil") {
      rounding = Rounding::kCeil;
    } else if (name == "floor") {
      rounding = Rounding::kFloor;
    } else if (name != "exact") {
      return wrongKind("exact, ceil or floor", a[2]);
    }
  }
  return lift(kDivide(x, y, rounding));
}

Expected<Value> productEachOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, shapeOf(a[0]));
  return lift(productEach(shape));
}

Expected<Value> unflattenOp(const Args& a, Domain) {
  CUTECHECK_TRY(profile, shapeOf(a[1]));
  return onModes(a[0], [&](const auto& t) { return unflatten(t, profile); });
}

// As written: a shape stands for its layout only beside a layout.
Expected<Value> equalOp(const Args& a, Domain) {
  if (std::holds_alternative<Layout>(a[0]) != std::holds_alternative<Layout>(a[1])) {
    CUTECHECK_TRY(x, asLayout(a[0]));
    CUTECHECK_TRY(y, asLayout(a[1]));
    return lift(sameValue(Value(x), Value(y)));
  }
  return lift(sameValue(a[0], a[1]));
}

Expected<Value> diceOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  if (const auto* tuple = std::get_if<IntTuple>(&a[1])) return lift(dice(crd, *tuple));
  CUTECHECK_TRY(layout, asLayout(a[1]));
  return lift(dice(crd, layout));
}

}  // namespace

std::vector<Operation> structureOperations() {
  return {
      {"append", "layout|tuple [, mode [, rank]] -> layout|tuple", 1, 3, addOp<false>},
      {"ceil_div", "shape, shape|tiler -> shape", 2, 2, ceilDivOp},
      {"colex_less", "coordinate, coordinate -> boolean", 2, 2, relationOp<colexLess>},
      {"compatible", "shape, shape -> boolean", 2, 2, relationOp<compatible>},
      {"congruent", "tuple, tuple -> boolean", 2, 2, relationOp<congruentTo>},
      {"dice", "coordinate, layout|tuple -> layout|tuple", 2, 2, diceOp},
      {"elem_less", "coordinate, coordinate -> boolean", 2, 2, relationOp<elemLess>},
      {"equal", "layout|tuple|swizzle|composed layout, the same -> boolean", 2, 2, equalOp},
      {"evenly_divides", "shape, shape -> boolean", 2, 2, relationOp<evenlyDivides>},
      {"gcd", "tuple, ... -> integer", 1, kAnyNumber, foldAllOp<tupleGcd>},
      {"group", "tuple, begin [, end] -> tuple", 2, 3, rangeOp<group, groupModes>},
      {"group_modes", "layout|tuple, begin [, end] -> layout|tuple", 2, 3, rangeOp<group, groupModes>},
      {"increment", "coordinate, shape -> coordinate", 2, 2, binaryOp<increment>},
      {"insert", "tuple, mode, tuple -> tuple", 3, 3, insertOp},
      {"lex_less", "coordinate, coordinate -> boolean", 2, 2, relationOp<lexLess>},
      {"max", "tuple, ... -> integer", 1, kAnyNumber, foldAllOp<tupleMax>},
      {"min", "tuple, ... -> integer", 1, kAnyNumber, foldAllOp<tupleMin>},
      {"prepend", "layout|tuple [, mode [, rank]] -> layout|tuple", 1, 3, addOp<true>},
      {"product_each", "shape -> shape", 1, 1, productEachOp},
      {"product_like", "shape, guide -> shape", 2, 2, binaryOp<productLike>},
      {"remove", "tuple, mode -> tuple", 2, 2, countedOp<remove>},
      {"repeat", "tuple, count -> tuple", 2, 2, countedOp<repeat>},
      {"repeat_like", "guide, tuple -> tuple", 2, 2, binaryOp<repeatLike>},
      {"replace", "layout|tuple, mode, layout|tuple -> layout|tuple", 3, 3, replaceOp},
      {"reverse", "tuple -> tuple", 1, 1, unaryOp<reverse>},
      {"round_up", "shape, shape -> shape", 2, 2, binaryOp<roundUp>},
      {"select", "layout|tuple, mode, ... -> layout|tuple", 2, kAnyNumber, selectOp},
      {"shape_div", "shape, shape [, exact|ceil|floor] -> shape", 2, 3, roundedOp<shapeDiv>},
      {"shape_div_elementwise", "shape, shape [, exact|ceil|floor] -> shape", 2, 3, roundedOp<shapeDivElementwise>},
      {"take", "layout|tuple, begin [, end] -> layout|tuple", 2, 3, rangeOp<takeTuple, takeLayout>},
      {"unflatten", "layout|tuple, profile -> layout|tuple", 2, 2, unflattenOp},
      {"unwrap", "tuple -> tuple", 1, 1, unaryOp<unwrap>},
      {"weakly_congruent", "tuple, tuple -> boolean", 2, 2, relationOp<weaklyCongruentTo>},
      {"wrap", "tuple -> tuple", 1, 1, unaryOp<wrap>},
      {"zip", "tuple|layout, ... -> the same", 1, kAnyNumber, zipOp},
      {"zip2_by", "tuple, guide -> tuple", 2, 2, binaryOp<zip2By>},
  };
}

}  // namespace cutecheck
