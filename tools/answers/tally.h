// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The running counts of a check, and the summary at its end.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

class Tally {
 public:
  void add(const SubjectReport& report);
  // A file in which nothing can be checked, and why; `status` is kBadInput unless it is documentation.
  void skip(const std::string& file, const std::string& reason, ExitStatus status);
  void finishFile() { ++files_; }
  void interrupt() { interrupted_ = true; }

  // Something was checked, and nothing that was given is no input.
  bool isWhole() const { return subjects_ > 0 && unread_ == 0 && worst_ != ExitStatus::kBadInput; }
  size_t subjects() const { return subjects_; }
  size_t unexpected() const { return unexpected_; }
  // The worst of all subjects; kBadInput when there was none; kInterrupted after an interrupt.
  ExitStatus status() const;

  std::string text() const;
  Json json() const;

 private:
  // Why the run fails that no subject says: nothing was checked, or a file is no input.
  std::optional<Diagnostic> fault() const;

  size_t files_ = 0, subjects_ = 0, unexpected_ = 0;
  bool interrupted_ = false;
  size_t unread_ = 0;  // files that were to be checked and are no input
  ExitStatus worst_ = ExitStatus::kPassed;
  std::map<std::string, size_t> got_;
  std::vector<std::pair<std::string, std::string>> skipped_;
};

}  // namespace cutecheck::cli
