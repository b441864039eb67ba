// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exit statuses: what each command hands to main.
#pragma once

#include "core/support/expected.h"

namespace cutecheck::cli {

enum class ExitStatus : int {
  kPassed = 0,        // all Proved, all as expected, or a value was printed
  kRefuted = 1,       // a claim is Refuted, a relation is false, an expectation failed
  kUnknown = 2,       // undecided within the budget
  kBadInput = 3,      // input or usage error, contradictory premises, nothing checked, stdout not written
  kInconsistent = 4,  // two derivations disagree: an error of cutecheck itself
  kInternal = 70,     // an unexpected failure: a fault of cutecheck
  kInterrupted = 130  // SIGINT; the process ends with 143 where it was SIGTERM
};

// Of many subjects the worst wins: 4, 3, 1, 2, 0 (130 and 70 above all).
ExitStatus worse(ExitStatus a, ExitStatus b);

// kUndecided is kUnknown; every other refusal is kBadInput.
ExitStatus statusOf(const Diagnostic& diagnostic);

}  // namespace cutecheck::cli
