// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// engineers: claims as kernel engineers write them, drawn around true ones.
//
// Counts of tiles that may be 1, calls wherever an integer may stand, case distinctions, swizzles with an unbounded
// stage count and their slices, indices. A form is a true claim with numbers to choose; each of its symbols may be
// replaced by a call, everywhere or at one place, and one thing in it changed. Cases of seeds from kEngineerSeeds on are drawn
// here alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

inline constexpr uint64_t kEngineerSeeds = 3'000'000;

Case drawEngineers(uint64_t seed, uint64_t number);

struct EngineersForm {
  const char *kind, *claim, *where;
};
// In their texts `a` and `b` stand for numbers, and `z` for a swizzle.
const std::vector<EngineersForm>& engineersForms();
// A form with its numbers, as it stands.
Case engineersCase(const EngineersForm& form, int64_t a, int64_t b, const std::string& swizzle);

}  // namespace cutecheck::adversary
