// From the command line to a command.
#pragma once

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

namespace cutecheck::cli {

// Parses the arguments and runs the command they name. Usage errors are kBadInput.
ExitStatus runCommandLine(int argc, char** argv, Console& console);

}  // namespace cutecheck::cli
