// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of operands that wgmma and tcgen05.mma read from shared memory.
#pragma once

#include <array>
#include <string>

#include "core/support/expected.h"

namespace cutecheck::cli {

// The bits of an element there, or kUsage (descriptor_c1). `arch` is "sm90" or "sm100". Source: PTX ISA 9.0,
// wgmma.mma_async and tcgen05.mma.
inline Expected<int> operandBits(const std::string& name, const std::string& arch) {
  struct TypeBits {
    std::string_view name;
    int bits;
    bool sm90, sm100;
  };
  constexpr std::array<TypeBits, 9> kTypes = {{{"f16", 16, true, true},
                                               {"bf16", 16, true, true},
                                               {"tf32", 32, true, true},
                                               {"e4m3", 8, true, true},
                                               {"e5m2", 8, true, true},
                                               {"s8", 8, true, true},
                                               {"u8", 8, true, true},
                                               {"b1", 1, true, false},
                                               {"e2m1", 4, false, true}}};
  for (const TypeBits& type : kTypes)
    if (type.name == name && (arch == "sm90" ? type.sm90 : type.sm100)) return type.bits;
  return makeError(Code::kUsage, "descriptor_c1",
                   arch + " has no operands of type '" + name + "' in shared memory");
}

}  // namespace cutecheck::cli
