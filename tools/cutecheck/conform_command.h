// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck conform: the laws over an implementation in another process.
#pragma once

#include <string>
#include <vector>

#include "tools/conform/conform_plan.h"
#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ConformOptions {
  std::string subject;  // a shell line; speaks the batch form of batch.h
  std::string small;    // a number, or "all"; empty: the effort's own
  ConformEffort effort;
  double timeout = 5;  // seconds for one answer
  std::vector<std::string> laws;
  std::string input;  // with one law: this input alone
  std::string baseline, newBaseline, journal, junit, sarif;
  bool strict = false;
  bool json = false;
};

ExitStatus conformCommand(const ConformOptions& options, Console& console);

}  // namespace cutecheck::cli
