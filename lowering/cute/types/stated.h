// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a function states for its proof: attributes that the reference semantics takes over, and that no code needs.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace cutecheck::cute {

// ["a0_s0 == a1_s0"]: relations that the caller promises, in the names of docs/reference/meaning.md.
inline constexpr llvm::StringLiteral kPremises = "cute.premises";
// Of a kernel: each access is at a coordinate inside of the view that is a parameter.
inline constexpr llvm::StringLiteral kInBounds = "cute.in_bounds";
// Of a kernel: how many bytes of dynamic shared memory a launch gives.
inline constexpr llvm::StringLiteral kDynamicSmem = "cute.dynamic_smem";
// ["a1[i,j] == a0[i,j]"]: of a kernel, what each launch leaves in an output, for all coordinates of it.
inline constexpr llvm::StringLiteral kEnsures = "cute.ensures";
// ["r0 = i/32", "r1 = j"]: of a kernel that states cute.ensures, the registers of the thread that writes the
// element.
inline constexpr llvm::StringLiteral kWrittenBy = "cute.written_by";

}  // namespace cutecheck::cute
