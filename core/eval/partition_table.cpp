// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations that give one thread its part of a tensor, by name.
#include "core/eval/operation_table.h"

#include "core/composition/with_shape.h"
#include "core/layout/size.h"
#include "core/thread_value/cotiled_copy.h"
#include "core/thread_value/tiled_copy.h"
#include "core/thread_value/tiled_mma.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

Expected<Value> moved(Expected<SliceAndOffset> answer) {
  if (!answer.ok()) return std::move(answer).error();
  return Value(Pair{std::move(answer->layout), std::move(answer->offset)});
}

// (tensor, source, destination, reference, tile, tile shape, thread), each of the four a layout (thread,
// value).
template <auto kPartition>
Expected<Value> copyOp(const Args& a, Domain) {
  CUTECHECK_TRY(tensor, asLayout(a[0]));
  CUTECHECK_TRY(source, asLayout(a[1]));
  CUTECHECK_TRY(destination, asLayout(a[2]));
  CUTECHECK_TRY(reference, asLayout(a[3]));
  CUTECHECK_TRY(tile, asLayout(a[4]));
  CUTECHECK_TRY(shape, asIntTuple(a[5]));
  CUTECHECK_TRY(thread, asInteger(a[6]));
  CUTECHECK_TRY(copy, makeTiledCopy({std::move(source), std::move(destination), std::move(reference)},
                                    std::move(tile), std::move(shape)));
  return moved(kPartition(copy, tensor, thread));
}

// (fragment, reference, tile, tile shape).
Expected<Value> retileOp(const Args& a, Domain) {
  CUTECHECK_TRY(fragment, asLayout(a[0]));
  CUTECHECK_TRY(reference, asLayout(a[1]));
  CUTECHECK_TRY(tile, asLayout(a[2]));
  CUTECHECK_TRY(shape, asIntTuple(a[3]));
  CUTECHECK_TRY(copy, makeTiledCopy({reference, reference, reference}, std::move(tile), std::move(shape)));
  return lift(retile(copy, fragment));
}

// A tile and what is in it.
Expected<Value> tileAnd(Expected<LayoutTv> answer) {
  if (!answer.ok()) return std::move(answer).error();
  return Value(Pair{std::move(answer->tiler), std::move(answer->layout)});
}

// (source, destination, reference, tile, tile shape).
template <auto kSide>
Expected<Value> copyOfCopyOp(const Args& a, Domain) {
  CUTECHECK_TRY(source, asLayout(a[0]));
  CUTECHECK_TRY(destination, asLayout(a[1]));
  CUTECHECK_TRY(reference, asLayout(a[2]));
  CUTECHECK_TRY(tile, asLayout(a[3]));
  CUTECHECK_TRY(shape, asIntTuple(a[4]));
  CUTECHECK_TRY(copy, makeTiledCopy({std::move(source), std::move(destination), std::move(reference)},
                                    std::move(tile), std::move(shape)));
  return tileAnd(kSide(copy));
}

// From argument `first` on: (M,N,K), thread layout of the atom, operand as (thread, value), atoms along M, N and K; and the
// permutation, if any, as argument `permuted`.
Expected<TiledMma> mmaOf(const Args& a, size_t first, size_t permuted) {
  const IntTuple* mnk = std::get_if<IntTuple>(&a[first]);
  if (!mnk || mnk->rank() != 3 || !mnk->mode(0).isInt() || !mnk->mode(1).isInt() || !mnk->mode(2).isInt())
    return wrongKind("the three extents of an atom", a[first]);
  CUTECHECK_TRY(threads, asLayout(a[first + 1]));
  CUTECHECK_TRY(operand, asLayout(a[first + 2]));
  CUTECHECK_TRY(atoms, asLayout(a[first + 3]));
  Tiler permutation = Tiler::tuple({Tiler::keep(), Tiler::keep(), Tiler::keep()});
  if (a.size() > permuted) {
    CUTECHECK_TRY(given, asTiler(a[permuted]));
    permutation = std::move(given);
  }
  return makeTiledMma({mnk->mode(0).value(), mnk->mode(1).value(), mnk->mode(2).value(), std::move(threads), operand,
                       operand, operand},
                      std::move(atoms), std::move(permutation));
}

// (matrix, the multiplication, thread [, permutation]).
template <MmaOperand kOperand>
Expected<Value> mmaOp(const Args& a, Domain) {
  CUTECHECK_TRY(matrix, asLayout(a[0]));
  CUTECHECK_TRY(thread, asInteger(a[5]));
  CUTECHECK_TRY(mma, mmaOf(a, 1, 6));
  return moved(partition(mma, kOperand, matrix, thread));
}

// (the multiplication [, permutation]).
template <MmaOperand kOperand>
Expected<Value> copyOfMmaOp(const Args& a, Domain) {
  CUTECHECK_TRY(mma, mmaOf(a, 0, 4));
  return tileAnd(layoutTv(mma, kOperand));
}

// (the multiplication, values [, permutation]): the least tile for so many first values of each thread.
Expected<Value> copyOfMmaAtomOp(const Args& a, Domain) {
  CUTECHECK_TRY(mma, mmaOf(a, 0, 5));
  CUTECHECK_TRY(values, asInteger(a[4]));
  CUTECHECK_TRY(whole, layoutTv(mma, MmaOperand::kC));
  CUTECHECK_TRY(threads, size(whole.layout.mode(0)));
  CUTECHECK_TRY(held, size(whole.layout.mode(1)));
  if (values < 1 || values > held)
    return makeError(Code::kOutOfDomain, "tiled_mma_c7",
                     "a thread holds " + std::to_string(held) + " values, not " + std::to_string(values));
  CUTECHECK_TRY(tv, withShape(whole.layout, IntTuple::tuple({threads, values})));
  CUTECHECK_TRY(tile, activeTile(whole.tiler, tv));
  return Value(Pair{std::move(tile.tilers), std::move(tile.layoutTv)});
}

}  // namespace

std::vector<Operation> partitionOperations() {
  constexpr std::string_view kCopy =
      "tensor, source, destination, reference, tile, tile shape, thread -> layout,offset";
  constexpr std::string_view kMma =
      "matrix, extents of the atom, threads, operand, atoms, thread [, permutation] -> layout,offset";
  constexpr std::string_view kCopyTile = "source, destination, reference, tile, tile shape -> tile shape,layout";
  constexpr std::string_view kOperandTile =
      "extents of the atom, threads, operand, atoms [, permutation] -> tile shape,layout";
  return {
      {"make_tiled_copy_a", kOperandTile, 4, 5, copyOfMmaOp<MmaOperand::kA>},
      {"make_tiled_copy_b", kOperandTile, 4, 5, copyOfMmaOp<MmaOperand::kB>},
      {"make_tiled_copy_c", kOperandTile, 4, 5, copyOfMmaOp<MmaOperand::kC>},
      {"make_tiled_copy_c_atom", "extents of the atom, threads, operand, atoms, values [, permutation] -> tilers,layout", 5, 6,
       copyOfMmaAtomOp},
      {"make_tiled_copy_d", kCopyTile, 5, 5, copyOfCopyOp<layoutTvD>},
      {"make_tiled_copy_s", kCopyTile, 5, 5, copyOfCopyOp<layoutTvS>},
      {"partition_a", kMma, 6, 7, mmaOp<MmaOperand::kA>},
      {"partition_b", kMma, 6, 7, mmaOp<MmaOperand::kB>},
      {"partition_c", kMma, 6, 7, mmaOp<MmaOperand::kC>},
      {"partition_d", kCopy, 7, 7, copyOp<partitionD>},
      {"partition_s", kCopy, 7, 7, copyOp<partitionS>},
      {"retile", "fragment, reference, tile, tile shape -> layout", 4, 4, retileOp},
  };
}

}  // namespace cutecheck
