// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// process: runs another program with a text on its standard input.
//
// A solver of its own process cannot corrupt this one, and its absence is found out at run time.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::oracle {

struct Ran {
  int status = 0;        // exit status; 128 + signal when a signal ended it
  bool stopped = false;  // ended by us: past the limit, or more output than is read
  std::string output;    // standard output and standard error, in the order of writing
};

// The path of an executable file on PATH.
std::optional<std::string> findExecutable(const std::string& name);

// Runs argv[0], a path, to its end. Fails with kLimit when the system gives no process (process_c1).
Expected<Ran> runProcess(const std::vector<std::string>& argv, std::string_view input,
                         std::chrono::milliseconds limit);

}  // namespace cutecheck::oracle
