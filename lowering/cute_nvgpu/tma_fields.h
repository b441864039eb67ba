// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fields of an atom's value: what set_value writes and get_value reads.
#pragma once

#include <functional>
#include <optional>

#include "mlir/IR/Types.h"

#include "core/notation/int_tuple.h"
#include "lowering/cute_nvgpu/atoms/tma_rows.h"
#include "lowering/cute_nvgpu/atoms/umma_rows.h"

namespace cutecheck::cute_nvgpu {

struct AtomField {
  llvm::StringRef name;
  int64_t position = 0;  // in the struct that the atom's value is
  llvm::StringRef text;  // what it holds, for a complaint
  std::function<bool(mlir::Type)> holds;
};

// Nothing where the atom has no field of that name.
std::optional<AtomField> fieldOf(mlir::Type atom, llvm::StringRef name);

// Those of tcgen05.mma: accum_c, neg_a and neg_b, of floats; then metadata, and sf_a and sf_b.
llvm::SmallVector<AtomField> ummaFields(const UmmaAtom& atom);

// Element type and box of an atom of a tensor copy.
std::pair<mlir::Type, TmaBox> boxOf(mlir::Type atom);

// The leaf that a basis element names, outermost first; nothing where there is none.
std::optional<IntTuple> leafAt(const IntTuple& tree, const std::vector<uint32_t>& path);

}  // namespace cutecheck::cute_nvgpu
