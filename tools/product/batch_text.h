// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What productModule has of batches: matrices of equal extents, a step apart, which are the third dimension
// of each tensor map. The tiles of all are one row of tiles, those of a batch one after another.
#pragma once

namespace cutecheck::product {

inline constexpr char kBatchArgument[] = ", %batches: i32";
inline constexpr char kFixupBatches[] = ", %batches: i32, %step_d: i64";
inline constexpr char kStepCArgument[] = ", %step_c: i64";

inline constexpr char kTiles[] = R"mlir(  %tiles = arith.muli %m_tiles, %n_tiles : i32
)mlir";
inline constexpr char kTilesOfBatch[] = R"mlir(  %tiles_of_batch = arith.muli %m_tiles, %n_tiles : i32
)mlir";
inline constexpr char kTilesOfBatches[] = R"mlir(  %tiles = arith.muli %tiles_of_batch, %batches : i32
)mlir";

// Of %number, the batch and the number of the tile in it.
inline constexpr char kBatchOfTile[] = R"mlir(%batch = arith.divui %number, %tiles_of_batch : i32
        %batches_before = arith.muli %batch, %tiles_of_batch : i32
        %in_batch = arith.subi %number, %batches_before : i32
        )mlir";

// From a batch of C, or of D, to the next, in elements.
inline constexpr char kStep[] =
    R"mlir(      %divided_step_${MATRIX} = cute.assume(%step_${MATRIX}) : (i64) -> !cute.i64<divby ${EIGHT_OF_D}>
)mlir";

}  // namespace cutecheck::product
