// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a reduction leaves in memory: of bulk copies and of tensor copies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::emulate {

// "add", "min", "max", "inc", "dec", "and", "or", "xor"; nothing for another. Source: PTX ISA 9.0, "red".
std::optional<uint64_t> reduced(const std::string& operation, Element element, uint64_t old, uint64_t value);

// Whether a copy through a tensor map reduces elements of the type in that way: no other pair exists, for the
// instruction names no type, and takes that of its map. Source: PTX ISA 9.0, "cp.reduce.async.bulk" and
// "cp.reduce.async.bulk.tensor".
bool reducesTensors(const std::string& operation, Element element);

}  // namespace cutecheck::emulate
