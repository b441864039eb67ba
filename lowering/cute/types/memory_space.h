// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a pointer points: the memory spaces of a GPU.
#pragma once

#include <optional>

#include "llvm/ADT/StringRef.h"

namespace cutecheck::cute {

enum class MemorySpace : uint8_t { kGeneric, kGlobal, kShared, kRegister, kTensor };

// "generic", "gmem", "smem", "rmem", "tmem".
llvm::StringRef spaceName(MemorySpace space);
std::optional<MemorySpace> spaceNamed(llvm::StringRef name);

// LLVM's address space (NVPTX usage guide, "Address Spaces"): registers live in stack slots until
// they are promoted, so rmem is the generic space of an alloca.
unsigned addressSpaceOf(MemorySpace space);

}  // namespace cutecheck::cute
