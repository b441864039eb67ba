// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cute dialect and its types.
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"
#include "core/notation/tiler.h"
#include "lowering/algebra/layout_composition.h"
#include "lowering/cute/types/memory_space.h"

namespace cutecheck {
// What MLIR's uniquer asks of a type parameter.
llvm::hash_code hash_value(const IntTuple& tuple);
llvm::hash_code hash_value(const Layout& layout);
llvm::hash_code hash_value(const Tiler& tiler);
llvm::hash_code hash_value(const Swizzle& swizzle);
llvm::hash_code hash_value(const ComposedLayout& layout);
llvm::hash_code hash_value(const LayoutComposition& layout);
}  // namespace cutecheck

#include "lowering/cute/ods/CuteDialect.h.inc"
#include "lowering/cute/ods/CuteInterfaces.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute/ods/CuteTypes.h.inc"

namespace cutecheck::cute {

// The tree of an int_tuple, shape, stride or coord; null for other types.
const IntTuple* tupleOf(mlir::Type type);

// "MNEMONIC" of a type of this dialect, e.g. "int_tuple".
llvm::StringRef mnemonicOf(mlir::Type type);

// Whether every leaf is known to the type.
bool isStatic(mlir::Type type);

}  // namespace cutecheck::cute
