// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Console: where a command reads and writes. Main makes the one that is the terminal.
#pragma once

#include <istream>
#include <ostream>

namespace cutecheck::cli {

struct Console {
  std::istream& in;
  std::ostream& out;      // answers
  std::ostream& err;      // diagnostics and progress
  bool progress = false;  // one line a subject on err
  // Whether SIGINT has arrived. A command that asks promises to sum up and return when it has; one
  // that never asks is ended at once.
  bool (*interrupted)() = nullptr;

  bool colour = false;  // out is a terminal that shows colours

  bool stop() const { return interrupted != nullptr && interrupted(); }
};

}  // namespace cutecheck::cli
