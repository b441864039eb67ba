// cutecheck prove: one claim, for all values of its symbols.
#pragma once

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/decide.h"

namespace cutecheck::cli {

// Prints verdict, derivations, premises, counterexample, and what is missing. Writes the claim's queries to
// `smt2File` first when one is named; a claim without queries, and a file that cannot be written, are
// kBadInput.
ExitStatus proveCommand(const DecideOptions& options, const std::string& smt2File, bool json,
                        Console& console);

}  // namespace cutecheck::cli
