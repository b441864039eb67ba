// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck recheck: check certificates that `prove --certificate` wrote.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct RecheckOptions {
  std::vector<std::string> files;
  bool json = false;
};

// Prints for each file whether the chain proves its claim. A chain that does not is Unknown: nothing is shown
// of the claim. A file that cannot be read is kBadInput.
ExitStatus recheckCommand(const RecheckOptions& options, Console& console);

}  // namespace cutecheck::cli
