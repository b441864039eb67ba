// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The oracle's verdict on a small claim, held against the enumeration of fuzz/checks/claim_judge.h.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cutecheck::fuzz {

struct ClaimOutcome {
  enum class Word : uint8_t { kProved, kRefuted, kUnknown, kVacuous, kNoAnswer };
  Word word = Word::kUnknown;
  bool symbolic = false;
  bool judged = true;   // false: too large to enumerate where the verdict would have to be looked at
  std::string claim;    // with its premises
  std::string finding;  // what is wrong; "" when nothing is
};

// Decides the claim that the bytes decode to and judges the verdict:
//   Proved      it holds at every assignment that is tried, of which there is at least one
//   Refuted     it fails, or an operation has no result, at the counterexample's own assignment
//   Unknown     is never wrong
//   no answer   an operation of the claim has no result at any assignment (of the claim itself, for static
//   ones) vacuous     no assignment satisfies the premises
ClaimOutcome outcomeOfClaim(std::string_view bytes);

}  // namespace cutecheck::fuzz
