// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/batch_text.h"
#include "tools/product/product_values.h"

namespace cutecheck::product {

// What tensors of three modes have behind the second, and where a tile's number says its batch.
Named valuesOfBatches(const ProductTile& tile) {
  const bool batches = tile.form.batches;
  const std::string divisor = text(16 / tile.elements.bytesD());
  const auto there = [&](const char* text) { return std::string(batches ? text : ""); };
  return {{"TILES", batches ? std::string(kTilesOfBatch) + kTilesOfBatches : kTiles},
          {"TILES_OF_BATCH", there(kTilesOfBatch)},
          {"BATCH_OF_TILE", there(kBatchOfTile)},
          {"IN_BATCH", batches ? "in_batch" : "number"},
          {"BATCH_ARGUMENT", there(kBatchArgument)},
          {"FIXUP_BATCHES", there(kFixupBatches)},
          {"STEP_C_ARGUMENT", there(kStepCArgument)},
          {"STEP_OF_C", batches ? filled(kStep, {{"MATRIX", "c"}, {"EIGHT_OF_D", divisor}}) : ""},
          {"STEP_OF_D", batches ? filled(kStep, {{"MATRIX", "d"}, {"EIGHT_OF_D", divisor}}) : ""},
          {"BY_STEP_C", there(", %divided_step_c")},
          {"BY_STEP_D", there(", %divided_step_d")},
          {"STEP_TYPE", batches ? ", !cute.i64<divby " + divisor + ">" : ""},
          {"STEP", batches ? ",?{i64 div=" + divisor + "}" : ""},
          {"COUNT", there(", %batches")},
          {"BATCH", there(", %batch")},
          {"I32", there(", i32")},
          {"ONE", there(",1")},
          {"NONE", there(",0")},
          {"ALL", there(",_")},
          {"ANY", there(",?")},
          {"MODE", there(",1@2")},
          {"TILE", there(";1:1")}};
}

}  // namespace cutecheck::product
