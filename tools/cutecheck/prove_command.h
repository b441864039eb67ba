// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck prove: one claim, for all values of its symbols.
#pragma once

#include "tools/answers/claim_answer.h"
#include "tools/console/console.h"

namespace cutecheck::cli {

// What else to write; empty: nothing.
struct ProveFiles {
  std::string smt2;         // the claim's queries
  std::string certificate;  // a checked chain of lemmas, for cutecheck recheck
};

// Prints verdict, derivations, premises, counterexample, and what is missing. Writes the claim's queries
// first when asked to, the certificate last, of a claim that is Proved; a claim without queries, and a file
// that cannot be written, are kBadInput, a Proved claim without a certificate kUnknown.
ExitStatus proveCommand(const DecideOptions& options, const ProveFiles& files, bool json, Console& console);

}  // namespace cutecheck::cli
