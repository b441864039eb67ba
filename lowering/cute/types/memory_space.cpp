// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/memory_space.h"

#include <array>
#include <utility>

namespace cutecheck::cute {
namespace {

constexpr std::array<std::pair<MemorySpace, llvm::StringLiteral>, 5> kNames = {
    {{MemorySpace::kGeneric, "generic"},
     {MemorySpace::kGlobal, "gmem"},
     {MemorySpace::kShared, "smem"},
     {MemorySpace::kRegister, "rmem"},
     {MemorySpace::kTensor, "tmem"}}};

}  // namespace

llvm::StringRef spaceName(MemorySpace space) {
  for (const auto& [known, name] : kNames)
    if (known == space) return name;
  return {};
}

std::optional<MemorySpace> spaceNamed(llvm::StringRef name) {
  for (const auto& [space, known] : kNames)
    if (known == name) return space;
  return std::nullopt;
}

unsigned addressSpaceOf(MemorySpace space) {
  switch (space) {
    case MemorySpace::kGeneric:
    case MemorySpace::kRegister:
      return 0;
    case MemorySpace::kGlobal:
      return 1;
    case MemorySpace::kShared:
      return 3;
    case MemorySpace::kTensor:
      return 6;
  }
  return 0;
}

}  // namespace cutecheck::cute
