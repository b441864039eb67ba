// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One question to the engine of lowering/algebra, its answer beside core's.
#pragma once

#include <string>
#include <string_view>

#include "fuzz/inputs/mixed_input.h"

namespace cutecheck::fuzz {

struct MixedOutcome {
  enum class Word : uint8_t {
    kAgreed,
    kRefused,      // by both
    kRefusesMore,  // by the engine, for what run time does not tell it
    kWrong
  };
  Word word = Word::kAgreed;
  std::string finding;  // of kWrong
};

// How many operations there are, and what they are called.
size_t mixedOperations();
const char* mixedOperationName(unsigned operation);
// composition, complement, coalesce, divide, product, swizzle or other.
const char* mixedFamily(unsigned operation);

// The engine's answer, its leaves filled with the numbers that its steps yield, is core's: to the letter
// where nothing is left to run time, else the same offsets mode by mode; and no step wraps in its width. What
// core refuses the engine refuses.
MixedOutcome outcomeOfMixed(const MixedInput& input);

// The question in words.
std::string describe(const MixedInput& input);

}  // namespace cutecheck::fuzz
