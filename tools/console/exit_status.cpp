// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

namespace {

int severity(ExitStatus status) {
  switch (status) {
    case ExitStatus::kPassed:
      return 0;
    case ExitStatus::kUnknown:
      return 1;
    case ExitStatus::kRefuted:
      return 2;
    case ExitStatus::kBadInput:
      return 3;
    case ExitStatus::kInconsistent:
      return 4;
    case ExitStatus::kInternal:
      return 5;
    case ExitStatus::kInterrupted:
      return 6;
  }
  return 5;
}

}  // namespace

ExitStatus worse(ExitStatus a, ExitStatus b) { return severity(a) < severity(b) ? b : a; }

ExitStatus statusOf(const Diagnostic& diagnostic) {
  return diagnostic.code == Code::kUndecided ? ExitStatus::kUnknown : ExitStatus::kBadInput;
}

}  // namespace cutecheck::cli
