// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random types of the dialect, static and with leaves left to run time.
#pragma once

#include "mlir/IR/Types.h"
#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// What an operand may be. kAny stands for any of them.
enum class Kind : uint8_t {
  kLayout,
  kTile,
  kShape,
  kStride,
  kCoord,
  kIntTuple,
  kView,
  kPointer,
  kSwizzle,
  kComposed,
  kAny
};
inline constexpr int kKinds = static_cast<int>(Kind::kAny);

Kind kindOf(mlir::Type type);  // kAny for types of no kind

mlir::Type randomType(mlir::MLIRContext& context, generators::Random& random, Kind kind, bool dynamic);

}  // namespace cutecheck::fuzz
