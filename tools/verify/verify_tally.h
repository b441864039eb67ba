// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The counts of a verify run by kind, and the summary at its end.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

class VerifyTally {
 public:
  void add(const VerifyRow& row, bool fromJournal);
  // A file in which nothing is verified, and why.
  void leaveOut(const std::string& file, const std::string& reason, ExitStatus status);
  void interrupt() { interrupted_ = true; }

  // The worst of all rows; kBadInput when there was none; kInterrupted after an interrupt.
  ExitStatus status() const;

  std::string text() const;
  Json json() const;

 private:
  struct Kind {
    size_t files = 0, subjects = 0, unexpected = 0, onSolvers = 0;
    std::map<std::string, size_t> got;
    double seconds = 0;
  };
  size_t subjects() const;
  size_t unexpected() const;
  // Why the run fails that no subject says: nothing was verified, or a file is no input.
  std::optional<Diagnostic> fault() const;

  std::map<std::string, Kind> kinds_;
  std::map<std::string, size_t> assembled_, skipped_;
  std::map<std::string, std::vector<std::string>> leftOut_;  // files by reason
  size_t fromJournal_ = 0;
  bool interrupted_ = false;
  size_t unread_ = 0;  // files that were to be verified and are no input
  ExitStatus worst_ = ExitStatus::kPassed;
};

}  // namespace cutecheck::cli
