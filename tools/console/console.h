// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Console: where a command reads and writes. Main makes the one that is the terminal.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "core/support/expected.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

// How an error is shown that is the whole answer of a command.
struct Refusal {
  bool json = false;
  std::string_view text{};  // what the error's position counts in: the caret stands under it
  std::string_view given{};  // what the user typed, where `text` is its rewriting: shown, with the caret in it
  std::optional<std::string_view> file{};  // named in the JSON, where the command is asked about one
  std::string_view where{};  // premises that a hint with `cutecheck prove` takes over
  std::string reproduce{};  // the line behind the error (reproduceLine)
  std::string hint{};       // what was probably meant; JSON leaves it out
};

struct Console {
  std::istream& in;
  std::ostream& out;      // answers
  std::ostream& err;      // diagnostics and progress
  bool progress = false;  // one line a subject on err
  // Whether SIGINT or SIGTERM has arrived. A command that asks promises to sum up and return soon when it
  // has; one that never asks is ended at once.
  bool (*interrupted)() = nullptr;

  bool colour = false;  // out is a terminal that shows colours

  bool stop() const { return interrupted != nullptr && interrupted(); }

  // Writes the error, as JSON on `out` or with its caret and the hint on `err`, and returns its status.
  ExitStatus refuse(const Diagnostic& error, const Refusal& how) const;
  // Writes the line "hint: ..." on `err`, where there is one.
  void hint(std::string_view text) const;
};

}  // namespace cutecheck::cli
