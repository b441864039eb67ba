// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Other elements than those of the proof: what is Proved for all has to hold for them on bytes alone.
//
// A net for what terms do not see: data that was taken for a number has the value of one draw.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "oracle/ptx/terms/proof.h"
#include "oracle/ptx/terms/shadow.h"

namespace cutecheck::terms {

// Whether two values tell results apart: of a proof and of a run. Two NaN of any bits do not. Where roundings
// are not known, not `exactly`, floats do by more than a sixteenth of the larger one, or of 1, and where both
// are finite.
bool differ(emulate::Element type, uint64_t a, uint64_t b, bool exactly);

// Whether the terms beside the bytes of a number have values that tell it apart: a term that stands whole may
// be another NaN.
bool differ(const Terms& terms, std::span<const Piece> pieces, uint64_t number);
// The number that has the bytes of the terms' values, and its own where there is no term.
uint64_t joined(const Terms& terms, std::span<const Piece> pieces, uint64_t number);
inline bool holdsTerm(const Piece& one) { return one.term >= kFirstTerm && !isAddress(one.term); }

struct RunDifference {
  size_t tensor = 0;
  uint64_t offset = 0, wanted = 0, found = 0;  // bits of the element
  bool speaks = true;                          // whether a postcondition speaks of it
};
// An element that a run on bytes, from these elements on, leaves otherwise than the specification says; where roundings
// are not `exact`, by more than they explain. Nothing where there is none; where it does not come to its end, `why`.
std::optional<RunDifference> differsFromSpec(const Subject& subject, const Spec& spec,
                                             const std::vector<std::vector<uint64_t>>& before, bool exact,
                                             std::optional<Diagnostic>& why);

// An element that runs on bytes of two kernels leave otherwise, by more than roundings explain. Nothing where
// there is none; where one does not come to its end, `why`.
std::optional<RunDifference> differsFromOther(const Subject& a, const Subject& b, const Spec& spec,
                                              const std::vector<std::vector<uint64_t>>& before,
                                              std::optional<Diagnostic>& why);

// "" where a run on bytes leaves what the specification says of other elements: zeros, numbers with the highest bit set, the
// least and the greatest integers, fractions below 0. Else what differs.
std::string differsOnOtherElements(const Subject& subject, const Spec& spec);

// The same of two kernels.
std::string differOnOtherElements(const Subject& a, const Subject& b, const Spec& spec);

}  // namespace cutecheck::terms
