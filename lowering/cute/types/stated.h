// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a function states for its proof: attributes that the reference semantics takes over, and that no code needs.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace cutecheck::cute {

// ["a0_s0 == a1_s0"]: relations that the caller promises, in the names of docs/reference/meaning.md.
inline constexpr llvm::StringLiteral kPremises = "cute.premises";
// Of a kernel: each access is at a coordinate inside of the view that is a parameter.
inline constexpr llvm::StringLiteral kInBounds = "cute.in_bounds";

}  // namespace cutecheck::cute
