// The operations that give one thread its part of a tensor, by name.
#include "core/operation_rows.h"

#include "core/tiled_copy.h"
#include "core/tiled_mma.h"

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

// (matrix, (M,N,K), thread layout of the atom, operand as (thread, value), atoms along M, N and K, thread [,
// permutation]).
template <MmaOperand kOperand>
Expected<Value> mmaOp(const Args& a, Domain) {
  CUTECHECK_TRY(matrix, asLayout(a[0]));
  CUTECHECK_TRY(mnk, asIntTuple(a[1]));
  CUTECHECK_TRY(threads, asLayout(a[2]));
  CUTECHECK_TRY(operand, asLayout(a[3]));
  CUTECHECK_TRY(atoms, asLayout(a[4]));
  CUTECHECK_TRY(thread, asInteger(a[5]));
  Tiler permutation = Tiler::tuple({Tiler::keep(), Tiler::keep(), Tiler::keep()});
  if (a.size() == 7) {
    CUTECHECK_TRY(given, asTiler(a[6]));
    permutation = std::move(given);
  }
  if (mnk.rank() != 3 || !mnk.mode(0).isInt() || !mnk.mode(1).isInt() || !mnk.mode(2).isInt())
    return wrongKind("the three extents of an atom", a[1]);
  CUTECHECK_TRY(mma, makeTiledMma({mnk.mode(0).value(), mnk.mode(1).value(), mnk.mode(2).value(),
                                   std::move(threads), operand, operand, operand},
                                  std::move(atoms), std::move(permutation)));
  return moved(partition(mma, kOperand, matrix, thread));
}

}  // namespace

std::vector<Operation> partitionOperations() {
  constexpr std::string_view kCopy =
      "tensor, source, destination, reference, tile, tile shape, thread -> layout,offset";
  constexpr std::string_view kMma =
      "matrix, extents of the atom, threads, operand, atoms, thread [, permutation] -> layout,offset";
  return {
      {"partition_a", kMma, 6, 7, mmaOp<MmaOperand::kA>},
      {"partition_b", kMma, 6, 7, mmaOp<MmaOperand::kB>},
      {"partition_c", kMma, 6, 7, mmaOp<MmaOperand::kC>},
      {"partition_d", kCopy, 7, 7, copyOp<partitionD>},
      {"partition_s", kCopy, 7, 7, copyOp<partitionS>},
      {"retile", "fragment, reference, tile, tile shape -> layout", 4, 4, retileOp},
  };
}

}  // namespace cutecheck
