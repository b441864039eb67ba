// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lines of a kernel call elements, and how large its registers are.
#pragma once

#include <optional>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "mlir/IR/Types.h"

namespace cutecheck::meaning {

// "f32" as the text writes it; empty for types that are not modelled.
std::string elementName(mlir::Type type);

// Every value of a register is below it: the largest grids and blocks (CUDA C++ Programming Guide, "Compute
// Capabilities", technical specifications), and the extents of `block`, what nvvm.reqntid says, where it is
// not empty: a launch with other blocks fails (PTX ISA, `.reqntid`). Nothing of a register without a bound.
std::optional<int64_t> registerBound(llvm::StringRef name, llvm::ArrayRef<int32_t> block);

}  // namespace cutecheck::meaning
