// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a reduction leaves in memory: of bulk copies and of tensor copies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "oracle/ptx/bytes/numbers.h"

namespace cutecheck::emulate {

// "add", "min", "max", "inc", "dec", "and", "or", "xor"; nothing for another. Source: PTX ISA 9.0, "red".
std::optional<uint64_t> reduced(const std::string& operation, Element element, uint64_t old, uint64_t value);

}  // namespace cutecheck::emulate
