// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the command line to a command.
#pragma once

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

// Parses the arguments and runs the command they name. Usage errors are kBadInput.
ExitStatus runCommandLine(int argc, char** argv, Console& console);

}  // namespace cutecheck::cli
