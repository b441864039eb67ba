// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The buffers that a kernel is run on: zeros, a file, or random values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

// "4096": so many zero bytes. "random:SEED:TYPE:COUNT": COUNT values of f16, bf16, f32, f64, e4m3, e5m2 or an
// integer type, floats whole numbers from -8 to 8 so that short sums are exact. Anything else is the name of
// a file.
Expected<std::vector<uint8_t>> bufferOf(const std::string& text);

// FNV-1a of 64 bits, "0x" and 16 digits.
std::string hashOf(const std::vector<uint8_t>& bytes);

}  // namespace cutecheck::cli
