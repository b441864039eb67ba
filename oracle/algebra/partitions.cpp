// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// partitions: what one thread of a tiled copy or a tiled multiplication holds of a tensor.
//
// The atoms are layouts of numbers; the tensor may have symbols, and so may the index of the thread, where
// the premises keep it among the threads.
#include "core/notation/expression.h"
#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/coordinate.h"
#include "oracle/algebra/places.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

using Tiler = Denoter::TilerValue;

Tiler byExtents(const std::vector<Polynomial>& extents) {
  std::vector<IntTuple> modes;
  for (const Polynomial& extent : extents) modes.push_back(IntTuple::symbolic(extent.scalar()));
  return tilerOf(IntTuple::tuple(std::move(modes)));
}

bool divides(const Polynomial& part, const Polynomial& whole) {
  const std::optional<Int128> a = part.constant(), b = whole.constant();
  return a && b && *a != 0 && *b % *a == 0;
}

// A layout of numbers, of `rank` modes where that is not 0.
Expected<LayoutValue> numeric(Operations& operations, const Expression& e, size_t rank, const char* rule) {
  CUTECHECK_TRY(value, operations.denoter().layout(e));
  if (!value.form || !value.heads.empty() || !isStatic(*value.form))
    return errorAt(e, Code::kUsage, "claim_c1", "an atom must be a layout with static leaves");
  if (rank != 0 && (value.form->isLeaf || value.form->rank() != rank))
    return errorAt(e, Code::kRank, rule, "an atom must have two modes, (thread, value)");
  return value;
}

// Whether `index` is one of 0, 1, .. below `threads`; a diagnostic for a number, a missing condition for
// symbols.
Expected<bool> isThread(Operations& operations, const Expression& e, const Polynomial& index,
                        const Polynomial& threads, const char* rule) {
  const Facts& facts = operations.facts();
  if (facts.nonNegative(index) && facts.positive(threads - index)) return true;
  if (index.constant())
    return errorAt(e, Code::kOutOfDomain, rule, "thread " + index.str() + " does not exist");
  (void)operations.lack(e.name, e.name + "(..)", "0 <= " + index.str() + " < " + threads.str());
  return false;
}

// (tensor, source, destination, reference, tile, tile shape, thread): the values of the tile are those of
// atoms side by side, counted by the reference; value v of the source is the value of the reference with its
// number.
Expected<LayoutValue> ofCopy(Operations& operations, const Expression& e, size_t side) {
  Denoter& denoter = operations.denoter();
  CUTECHECK_TRY(tensor, denoter.layout(e.children[0]));
  CUTECHECK_TRY(own, numeric(operations, e.children[side], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(other, numeric(operations, e.children[3 - side], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(reference, numeric(operations, e.children[3], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(tile, numeric(operations, e.children[4], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(extents, denoter.shape(e.children[5]));
  CUTECHECK_TRY(thread, denoter.integer(e.children[6]));
  (void)other;
  std::vector<Polynomial> modes;
  for (size_t i = 0; i < extents.rank(); ++i) {
    if (!extents.mode(i).isInt())
      return errorAt(e, Code::kInvalidExtent, "tiled_copy_c1",
                     "the shape of a tile must consist of positive integers");
    modes.push_back(Polynomial(extents.mode(i).value()));
  }
  const Polynomial threads = sizeOf(reference.form->mode(0)), values = sizeOf(reference.form->mode(1));
  if (!divides(threads, sizeOf(tile.form->mode(0))) || !divides(values, sizeOf(tile.form->mode(1))))
    return errorAt(e, Code::kNotDivisible, "tiled_copy_c2", "the tile must consist of whole atoms");
  const std::optional<Polynomial> bits = cosize(*reference.form, operations.facts());
  CUTECHECK_TRY(numbers, operations.rightInverse(reference));
  if (!numbers.form || !bits || !operations.facts().equal(sizeOf(*numbers.form), *bits))
    return errorAt(e, Code::kNotInjective, "tiled_copy_c3",
                   "the reference must number each of its values once");

  CUTECHECK_TRY(toReference, denoter.compose(numbers, own, e));
  CUTECHECK_TRY(zipped, operations.zippedDivide(tile, byExtents({threads, values}), e));
  const LayoutValue byAtom = denoter.asResult(std::move(zipped));
  if (!toReference.form || !byAtom.form) return operations.formless(e.name);
  CUTECHECK_TRY(inAtom, denoter.compose(modeOf(byAtom, 0), toReference, e));
  if (!inAtom.form) return operations.formless(e.name);
  const Form &atom = *inAtom.form, &rest = byAtom.form->mode(1);
  const LayoutValue whole = valueOf(
      Form::tuple({Form::tuple({atom.mode(0), rest.mode(0)}), Form::tuple({atom.mode(1), rest.mode(1)})}),
      inAtom.certain & byAtom.certain);
  const IntTuple profile = IntTuple::tuple({1, IntTuple::tuple({1, 1})});
  CUTECHECK_TRY(ordered, operations.coalesce(whole, &profile, e));

  CUTECHECK_TRY(divided, operations.zippedDivide(tensor, byExtents(modes), e));
  const LayoutValue tiled = denoter.asResult(std::move(divided));
  if (!tiled.form || !ordered.form || !denoter.needsFixed(tiled)) return operations.formless(e.name);
  CUTECHECK_TRY(inTensor, denoter.compose(modeOf(tiled, 0), valueOf(*ordered.form, ordered.certain), e));
  if (!inTensor.form) return operations.formless(e.name);
  std::vector<Form> all{inTensor.form->mode(0), inTensor.form->mode(1)};
  std::vector<Coordinate> place{Coordinate::integer(operations.facts().normal(Polynomial::of(thread))),
                                Coordinate::keep()};
  for (size_t i = 0; i < tiled.form->mode(1).rank(); ++i) {
    all.push_back(tiled.form->mode(1).mode(i));
    place.push_back(Coordinate::keep());
  }
  CUTECHECK_TRY(there, isThread(operations, e, place[0].value, sizeOf(all[0]), "tiled_copy_c4"));
  if (!there) return operations.formless(e.name);
  const LayoutValue held =
      valueOf(Form::tuple(std::move(all)), inTensor.certain & tiled.certain, tensor.heads);
  return placed(operations, Coordinate::tuple(std::move(place)), held, e);
}

Expected<LayoutValue> source(Operations& o, const Expression& e) { return ofCopy(o, e, 1); }
Expected<LayoutValue> destination(Operations& o, const Expression& e) { return ofCopy(o, e, 2); }

// An expression of numbers, read as a claim's.
Expected<LayoutValue> computed(Operations& operations, const std::string& text, const Expression& e) {
  CUTECHECK_TRY(expression, parseExpression(text));
  expression.begin = e.begin;
  return operations.denoter().layout(expression);
}

std::string ofSize(const Polynomial& extent) { return extent.str() + ":" + (extent.is(1) ? "0" : "1"); }

// (fragment, reference, tile, tile shape): value a of the tile is value a mod V of the fragment, at the place
// that the tile gives to group a / V.
Expected<LayoutValue> retile(Operations& operations, const Expression& e) {
  Denoter& denoter = operations.denoter();
  CUTECHECK_TRY(fragment, denoter.layout(e.children[0]));
  CUTECHECK_TRY(reference, numeric(operations, e.children[1], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(tile, numeric(operations, e.children[2], 2, "tiled_copy_c1"));
  CUTECHECK_TRY(extents, denoter.shape(e.children[3]));
  if (!fragment.form || !fragment.heads.empty()) return operations.formless(e.name);
  if (fragment.form->isLeaf || fragment.form->rank() != extents.rank() + 1)
    return errorAt(e, Code::kRank, "tiled_copy_c5", "a fragment has values and a mode for each of the tile");
  const Polynomial values = sizeOf(fragment.form->mode(0));
  if (!values.constant()) return operations.lack(e.name, e.name + "(..)", "a number of values");
  const Polynomial threads = sizeOf(reference.form->mode(0)), own = sizeOf(reference.form->mode(1));
  const Polynomial held = sizeOf(tile.form->mode(0));
  if (!divides(threads, held) || !divides(own, sizeOf(tile.form->mode(1))))
    return errorAt(e, Code::kNotDivisible, "tiled_copy_c2", "the tile must consist of whole atoms");
  CUTECHECK_TRY(groups, computed(operations,
                                 "upcast(with_shape(right_inverse(" + toString(*tile.form) + ")," +
                                     toString(extents) + ")," + (held * values).str() + ")",
                                 e));
  if (!groups.form) return operations.formless(e.name);
  CUTECHECK_TRY(byAtom, computed(operations,
                                 "zipped_divide(logical_product(" + ofSize(values) + ",right_inverse(" +
                                     toString(*groups.form) + "))," + ofSize(own) + ")",
                                 e));
  std::vector<Polynomial> modes{values};
  for (size_t i = 0; i < extents.rank(); ++i) modes.push_back(sizeOf(groups.form->mode(i)));
  CUTECHECK_TRY(divided, operations.zippedDivide(fragment, byExtents(modes), e));
  const LayoutValue tiled = denoter.asResult(std::move(divided));
  if (!byAtom.form || !tiled.form || !denoter.needsFixed(tiled)) return operations.formless(e.name);
  CUTECHECK_TRY(inFragment, denoter.compose(modeOf(tiled, 0), valueOf(*byAtom.form, byAtom.certain), e));
  if (!inFragment.form) return operations.formless(e.name);
  std::vector<Form> all{*inFragment.form};
  for (size_t i = 1; i < tiled.form->mode(1).rank(); ++i) all.push_back(tiled.form->mode(1).mode(i));
  return valueOf(Form::tuple(std::move(all)), inFragment.certain & tiled.certain);
}

// (matrix, (M,N,K), thrId, (thread, value) of the operand, atoms, thread): two of the modes M, N, K are those
// of the matrix. A permutation is not read.
Expected<LayoutValue> ofMultiplication(Operations& operations, const Expression& e, size_t first,
                                       size_t second) {
  Denoter& denoter = operations.denoter();
  CUTECHECK_TRY(matrix, denoter.layout(e.children[0]));
  CUTECHECK_TRY(extents, denoter.shape(e.children[1]));
  CUTECHECK_TRY(logical, numeric(operations, e.children[2], 0, ""));
  CUTECHECK_TRY(operand, numeric(operations, e.children[3], 2, "tiled_mma_c1"));
  CUTECHECK_TRY(atoms, numeric(operations, e.children[4], 3, "tiled_mma_c1"));
  CUTECHECK_TRY(thread, denoter.integer(e.children[5]));
  if (extents.rank() != 3 || !extents.mode(first).isInt() || !extents.mode(second).isInt())
    return errorAt(e, Code::kUsage, "claim_c1", "an atom must have the three extents M, N and K");
  if (!matrix.form) return operations.formless(e.name);
  if (matrix.form->isLeaf || matrix.form->rank() != 2)
    return errorAt(e, Code::kRank, "tiled_mma_c2", "an operand must be a matrix with two modes");
  // Threads 0, 1, .. of each atom, atoms M fastest: the numbering that symbols can be counted in.
  const Polynomial count = sizeOf(*logical.form);
  Polynomial next = count;
  bool counted = coalesced(*logical.form, operations.facts()).size() <= 1;
  for (const Mode& mode : coalesced(*logical.form, operations.facts()))
    counted = counted && mode.stride.is(1);
  std::vector<Polynomial> repeats;
  for (size_t i = 0; i < 3; ++i) {
    repeats.push_back(sizeOf(atoms.form->mode(i)));
    next = next * repeats.back();
  }
  const Polynomial index = operations.facts().normal(Polynomial::of(thread));
  Polynomial place[3];
  for (size_t i = 0; i < 3; ++i) {
    // The atoms are numbered by their layout: a mode is a digit of the number.
    const Form& mode = atoms.form->mode(i);
    counted = counted && mode.isLeaf;
    if (!counted || mode.leaf.extent.is(1)) continue;
    const std::optional<Int128> stride = mode.leaf.stride.constant();
    counted = stride && *stride >= 1;
    if (counted) place[i] = remainder(quotient(index, count * mode.leaf.stride), mode.leaf.extent);
  }
  CUTECHECK_TRY(inverse, operations.rightInverse(atoms));
  counted = counted && inverse.form && operations.facts().equal(sizeOf(*inverse.form), sizeOf(*atoms.form));
  if (!counted)
    return operations.lack(e.name, e.name + "(..)", "threads and atoms that are numbered 0, 1, .. without a gap");
  CUTECHECK_TRY(there, isThread(operations, e, index, next, "tiled_mma_c3"));
  if (!there) return operations.formless(e.name);

  const Polynomial tile[] = {Polynomial(extents.mode(first).value()),
                             Polynomial(extents.mode(second).value())};
  CUTECHECK_TRY(divided, operations.zippedDivide(matrix, byExtents({tile[0], tile[1]}), e));
  const LayoutValue byAtom = denoter.asResult(std::move(divided));
  if (!byAtom.form || !denoter.needsFixed(byAtom)) return operations.formless(e.name);
  CUTECHECK_TRY(values, denoter.compose(modeOf(byAtom, 0), operand, e));
  CUTECHECK_TRY(rest, operations.divide(modeOf(byAtom, 1), byExtents({repeats[first], repeats[second]}), e));
  if (!values.form || !rest.form) return operations.formless(e.name);
  const Form &x = rest.form->mode(0), &y = rest.form->mode(1);
  const Form all = Form::tuple({Form::tuple({values.form->mode(0), Form::tuple({x.mode(0), y.mode(0)})}),
                                Form::tuple({values.form->mode(1), Form::tuple({x.mode(1), y.mode(1)})})});
  const Coordinate where =
      Coordinate::tuple({Coordinate::integer(place[first]), Coordinate::integer(place[second])});
  const Coordinate who = Coordinate::tuple({Coordinate::integer(remainder(index, count)), where});
  const LayoutValue held = valueOf(all, values.certain & rest.certain, matrix.heads);
  return placed(operations, Coordinate::tuple({who, keepAll(all.mode(1))}), held, e);
}

Expected<LayoutValue> ofA(Operations& o, const Expression& e) { return ofMultiplication(o, e, 0, 2); }
Expected<LayoutValue> ofB(Operations& o, const Expression& e) { return ofMultiplication(o, e, 1, 2); }
Expected<LayoutValue> ofC(Operations& o, const Expression& e) { return ofMultiplication(o, e, 0, 1); }

}  // namespace

std::vector<OperationRow> partitionOperations() {
  return {{"partition_a", 6, 6, ofA},         {"partition_b", 6, 6, ofB},    {"partition_c", 6, 6, ofC},
          {"partition_d", 7, 7, destination}, {"partition_s", 7, 7, source}, {"retile", 4, 4, retile}};
}

}  // namespace cutecheck::oracle
