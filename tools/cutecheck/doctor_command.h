// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck doctor: what is here, what is missing, and what that disables.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct DoctorOptions {
  std::vector<std::string> required;  // names of components; an absent one is kBadInput
  bool json = false;
};

ExitStatus doctorCommand(const DoctorOptions& options, Console& console);

}  // namespace cutecheck::cli
