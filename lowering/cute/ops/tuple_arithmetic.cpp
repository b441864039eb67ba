// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_add, tuple_sub, tuple_mul, tuple_div, tuple_mod, tuple_product, tuple_product_each, equal, tuple_eq.
#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/size.h"
#include "lowering/cute/types/inference_cache.h"
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {
namespace {

using mixed::Arithmetic;
using mixed::Number;
using Leaf = Expected<Number> (*)(Arithmetic&, const Number&, const Number&);

bool isNumber(const IntTuple& leaf) { return !leaf.isUnderscore() && leaf.path().empty(); }

// Kinds, then trees, then zero divisors, before any leaf is computed.
mlir::LogicalResult inferLeaves(const InferenceCall& call, Leaf leaf, bool divides) {
  mlir::Type lhs = call.type(0), rhs = call.type(1);
  const InferenceCache& cache = InferenceCache::of(call.context);
  if (const mlir::Type known = cache.inferred(call.op, lhs, rhs)) return call.answer(known);
  if (!mlir::isa<IntTupleType, ShapeType>(lhs) || lhs.getTypeID() != rhs.getTypeID() ||
      !congruent(*tupleOf(lhs), *tupleOf(rhs)))
    return call.refuse("input type [" + call.text(0) + "] has invalid values.",
                       "operands of one kind and tree are needed, and the other one is " + call.text(1));
  const std::vector<IntTuple> right = leaves(*tupleOf(rhs));
  const auto isZero = [](const IntTuple& l) { return l.isInt(0); };
  if (const auto zero = llvm::find_if(right, isZero); divides && zero != right.end())
    return call.refuse("mode [" + std::to_string(zero - right.begin()) +
                           "] has invalid values for input type " + call.text(0),
                       "a divisor is 0");
  mixed::FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  // A divisor at run time is at least 1: the engine divides by no other.
  const mixed::MixedTuple a = anyNumbers(*tupleOf(lhs)),
                          b = divides ? mixed::MixedTuple::of(*tupleOf(rhs), mixed::Role::kExtent)
                                      : anyNumbers(*tupleOf(rhs));
  std::vector<Number> numbers;
  for (size_t i = 0; i < right.size(); ++i) {
    const Number& divisor = b.numbers()[i];
    const bool negative = divides && divisor.constant && *divisor.constant < 0;
    const auto number = leaf(arithmetic, a.numbers()[i], divisor);
    if (negative || !number)
      return call.refuse(
          "unable to compute size for input " + call.text(0) + " and mode [" + std::to_string(i) + "]",
          negative ? "a divisor is negative" : number.error().message);
    numbers.push_back(*number);
  }
  const mlir::Type result = tupleLike(lhs, mixed::MixedTuple::withNumbers(*tupleOf(lhs), numbers).type());
  cache.keepInferred(call.op, lhs, rhs, result);
  return call.answer(result);
}

Expected<Number> subtract(Arithmetic& arithmetic, const Number& a, const Number& b) {
  CUTECHECK_TRY(negative, arithmetic.multiply(b, Number::of(-1)));
  return arithmetic.add(a, negative);
}

}  // namespace

// Tuples of one tree leaf by leaf, others as their modes pair.
static mlir::LogicalResult inferSum(const InferenceCall& call, Leaf leaf,
                                    Expected<mixed::MixedTuple> (*sum)(Arithmetic&, const mixed::MixedTuple&,
                                                                       const mixed::MixedTuple&)) {
  mlir::Type lhs = call.type(0), rhs = call.type(1);
  if (!mlir::isa<IntTupleType, ShapeType>(lhs) || lhs.getTypeID() != rhs.getTypeID() ||
      congruent(*tupleOf(lhs), *tupleOf(rhs)))
    return inferLeaves(call, leaf, false);
  mixed::FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto answer = sum(arithmetic, anyNumbers(*tupleOf(lhs)), anyNumbers(*tupleOf(rhs)));
  if (!answer)
    return call.refuse("input type [" + call.text(0) + "] has invalid values.",
                       "operands whose modes pair are needed, and the other one is " + call.text(1));
  return call.answer(tupleLike(lhs, answer->type()));
}

mlir::LogicalResult inferTupleAdd(const InferenceCall& call) {
  return inferSum(
      call, [](Arithmetic& m, const Number& a, const Number& b) { return m.add(a, b); }, mixed::tupleAdd);
}
mlir::LogicalResult inferTupleSub(const InferenceCall& call) {
  return inferSum(call, subtract, mixed::tupleSub);
}
mlir::LogicalResult inferTupleMul(const InferenceCall& call) {
  return inferLeaves(
      call, [](Arithmetic& m, const Number& a, const Number& b) { return m.multiply(a, b); }, false);
}
mlir::LogicalResult inferTupleDiv(const InferenceCall& call) {
  return inferLeaves(
      call,
      [](Arithmetic& m, const Number& a, const Number& b) -> Expected<Number> {
        return b.constant && *b.constant < 1 ? Expected<Number>(a) : m.divide(a, b);
      },
      true);
}
mlir::LogicalResult inferTupleMod(const InferenceCall& call) {
  return inferLeaves(
      call,
      [](Arithmetic& m, const Number& a, const Number& b) -> Expected<Number> {
        return b.constant && *b.constant < 1 ? Expected<Number>(a) : m.remainder(a, b);
      },
      true);
}

static mlir::LogicalResult inferProducts(const InferenceCall& call, bool each) {
  const IntTuple* tree = tupleOf(call.type(0));
  if (!mlir::isa<IntTupleType, ShapeType>(call.type(0)) || !llvm::all_of(leaves(*tree), isNumber))
    return call.refuse("input type [" + call.text(0) + "] has invalid values.",
                       "an int_tuple or a shape is needed");
  mixed::FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const mixed::MixedTuple numbers = anyNumbers(*tree);
  std::vector<Number> products;
  for (size_t i = 0; i < (each ? tree->rank() : 1); ++i) {
    const auto product = mixed::size(arithmetic, each ? numbers.mode(i) : numbers);
    if (!product)
      return call.refuse("unable to compute size for input " + call.text(0) + " and mode [" +
                             (each ? std::to_string(i) : std::string()) + "]",
                         product.error().message);
    products.push_back(*product);
  }
  if (!each || tree->isLeaf()) return call.answer(tupleLike(call.type(0), products.front().type()));
  std::vector<IntTuple> modes;
  for (const Number& product : products) modes.push_back(product.type());
  return call.answer(tupleLike(call.type(0), IntTuple::tuple(std::move(modes))));
}

mlir::LogicalResult inferTupleProduct(const InferenceCall& call) { return inferProducts(call, false); }
mlir::LogicalResult inferTupleProductEach(const InferenceCall& call) { return inferProducts(call, true); }

mlir::LogicalResult inferEqual(const InferenceCall& call) {
  mlir::Type lhs = call.type(0), rhs = call.type(1);
  const bool comparable =
      tupleOf(lhs) || mlir::isa<LayoutType, ComposedLayoutType, SwizzleType, TileType, MemRefType>(lhs);
  if (!comparable || lhs.getTypeID() != rhs.getTypeID() || (call.op == "tuple_eq" && !tupleOf(lhs)))
    return call.refuse("expects operands of one kind of cute value, but got " + call.text(0) + " and " +
                       call.text(1));
  return call.answer(mlir::IntegerType::get(call.context, 1));
}

}  // namespace cutecheck::cute
