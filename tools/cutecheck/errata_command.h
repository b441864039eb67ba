// cutecheck errata: run the claims of documents, write or check the page of their verdicts.
#pragma once

#include <string>

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

namespace cutecheck::cli {

struct ErrataOptions {
  std::string directory;
  std::string page = "docs/errata.md";
  bool check = false;  // compare the page, do not write it
  bool json = false;
};

// kPassed when every verdict is the recorded one and the page is written, or equal; kRefuted when a verdict
// has changed or the page differs; kUnknown when a statement cannot be decided; kBadInput when nothing was
// there.
ExitStatus errataCommand(const ErrataOptions& options, Console& console);

}  // namespace cutecheck::cli
