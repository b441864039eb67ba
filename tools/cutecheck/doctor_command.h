// cutecheck doctor: what is here, what is missing, and what that disables.
#pragma once

#include <string>
#include <vector>

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

namespace cutecheck::cli {

struct DoctorOptions {
  std::vector<std::string> required;  // names of components; an absent one is kBadInput
  bool json = false;
};

ExitStatus doctorCommand(const DoctorOptions& options, Console& console);

}  // namespace cutecheck::cli
