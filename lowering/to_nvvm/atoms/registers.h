// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A thread's values of a view as the registers that instructions take, and back.
//
// Values fill registers in the order of their coordinates, the lowest bits first, whatever their type: eight
// f16 are four registers of 32 bits, and so are sixteen i8.
#pragma once

#include "mlir/IR/PatternMatch.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::to_nvvm {

// The values of `view`, whose layout is static and whose size fills whole registers, as registers of type
// `type`: 32 or 64 bits, an integer, a float or a vector.
llvm::SmallVector<mlir::Value> loadRegisters(mlir::RewriterBase& rewriter, mlir::Location location,
                                             mlir::TypedValue<cute::MemRefType> view, mlir::Type type);

// Writes registers of one type to the values of `view`.
void storeRegisters(mlir::RewriterBase& rewriter, mlir::Location location,
                    mlir::TypedValue<cute::MemRefType> view, llvm::ArrayRef<mlir::Value> registers);

// The same as one vector of words of 32 bits.
mlir::Value loadWords(mlir::RewriterBase& rewriter, mlir::Location location,
                      mlir::TypedValue<cute::MemRefType> view);
void storeWords(mlir::RewriterBase& rewriter, mlir::Location location,
                mlir::TypedValue<cute::MemRefType> view, mlir::Value words);

// The values of `view` as if read and written here.
void fenceRegisters(mlir::RewriterBase& rewriter, mlir::Location location,
                    mlir::TypedValue<cute::MemRefType> view);

// The parts of a struct of `count` values; of one value, that value.
llvm::SmallVector<mlir::Value> unpacked(mlir::RewriterBase& rewriter, mlir::Location location,
                                        mlir::Value result, size_t count);

// Whether `view` has a static layout whose elements lie one behind the other in the order of their
// coordinates.
bool isContiguous(cute::MemRefType view);

}  // namespace cutecheck::to_nvvm
