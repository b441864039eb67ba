// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck errata: run the claims of documents, write or check the pages of their verdicts.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ErrataOptions {
  std::string directory;
  std::string page = "docs/evidence/errata.md";  // the overview; pages of documents lie in docs/evidence/errata/
  bool check = false;                            // compare the pages, do not write them
  bool json = false;
};

// kPassed when every verdict is the recorded one and the pages are written, or equal; kRefuted when a verdict
// has changed or a page differs; kUnknown when a statement cannot be decided; kBadInput when nothing was
// there.
ExitStatus errataCommand(const ErrataOptions& options, Console& console);

}  // namespace cutecheck::cli
