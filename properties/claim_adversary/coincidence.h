// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coincidence: claims that hold but for a coincidence, and the numbers at which it comes about.
//
// Whether two modes are one, whether a stride that is not written is 0, whether an address is negative or a number
// too wide: each decides what a tree, a size or a value is, and small numbers drawn by chance do not meet it where a
// premise keeps a symbol above 5000. Cases of seeds from kCoincidenceSeeds on are drawn here alone, so that those of
// other seeds stay what they were.
#pragma once

#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

inline constexpr uint64_t kCoincidenceSeeds = 1'000'000;

Case drawCoincidence(uint64_t seed, uint64_t number);

// Numbers at which a stride of a written layout is another stride times an extent or a number of the case; each
// made from one of `bases`.
std::vector<Assignment> coincidencesOf(const Case& drawn, const std::vector<Assignment>& bases, Random& random,
                                       size_t most);

}  // namespace cutecheck::adversary
