// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bitvectors: goals over symbols with bounds, as numbers of so many bits that nothing wraps.
//
// The last decider, for what the integers leave open: swizzles and other work on bits, over symbols that the
// premises bound above (M <= 4096). Intervals give each variable and each term of the query a range; the
// width is that of the widest range and its sign. Every integer model then is a model of the bit-vectors, so
// that unsatisfiable there is unsatisfiable here, and every model of the bit-vectors is one of the integers.
// A symbol without a bound, a range beyond 120 bits, and a product of unknowns beyond 32 are refused
// (bitvectors_c1).
//
// The query is text of SMT-LIB's QF_BV, one for both solvers. `/` and `%` by a power of two are a shift and a
// mask, a swizzle is one xor.
// Source: The SMT-LIB Standard 2.6, theory FixedSizeBitVectors.
#pragma once

#include "oracle/smt/integers.h"
#include "oracle/terms/intervals.h"

namespace cutecheck::oracle {

// What one variable of a script holds: an integer of [low,high] in `width` bits, with a sign where low < 0.
struct BitVariable {
  std::string name;
  unsigned width = 1;
  bool isSigned = false;
};

struct BitScript {
  std::string text;  // declarations and assertions, no command
  std::vector<BitVariable> variables;
  unsigned width = 1;  // of every term
};

// Fails with kUndecided where a variable or a term has no bounds (bitvectors_c1).
Expected<BitScript> bitScript(const std::vector<Term>& assertions);

// The encodings that bit-vectors have.
inline constexpr Encoding kBitEncodings[] = {Encoding::kCoordinates, Encoding::kDivMod};

// Decides one goal. A counterexample has the symbols' values and the indices.
Attempt decideByBitvectors(const Goal& goal, const Assumptions& assumptions, Encoding encoding,
                           uint64_t budget, Engine engine = Engine::kZ3);

// Whether the meaning of the goal has a swizzle.
bool hasSwizzle(const Goal& goal);

}  // namespace cutecheck::oracle
