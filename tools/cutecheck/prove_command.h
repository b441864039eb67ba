// cutecheck prove: one claim, for all values of its symbols.
#pragma once

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/decide.h"

namespace cutecheck::cli {

// Prints verdict, derivations, premises, counterexample, and what is missing.
ExitStatus proveCommand(const DecideOptions& options, bool json, Console& console);

}  // namespace cutecheck::cli
