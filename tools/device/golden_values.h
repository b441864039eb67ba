// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random elements of every type as the host has them, and their bits.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

using Random = std::mt19937_64;

int64_t between(Random& random, int64_t least, int64_t most);

// Of a type as PTX names it: "f16", "s8", "b1".
int bitsOf(const std::string& type);
// Integers of the whole range; of floats such that sums of 256 products of two are exact in every float.
int64_t randomValue(Random& random, const std::string& type);
// Elements one behind the other, the lowest bits first.
Bytes packed(const std::string& type, const std::vector<int64_t>& values);

}  // namespace cutecheck::run_ptx
