// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// process: runs another program to its end, with a text on its standard input. A library of its own: what starts a
// program starts it here.
//
// A solver of its own process cannot corrupt this one, and its absence is found out at run time.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::oracle {

struct Ran {
  int status = 0;        // exit status; 128 + signal when a signal ended it
  bool stopped = false;  // ended by us: past the limit, output closed or not, or more output than is read
  std::string output;    // standard output and standard error, in the order of writing
};

// The path of an executable file on PATH, or in one of `folders`, which are looked at behind it.
std::optional<std::string> findExecutable(const std::string& name, const std::vector<std::string>& folders = {});

// Runs argv[0], a path, to its end, which is the end of the process and not of its output. Fails with kLimit
// when the system gives no process, or does not say how it ended (process_c1).
Expected<Ran> runProcess(const std::vector<std::string>& argv, std::string_view input,
                         std::optional<std::chrono::milliseconds> limit = std::nullopt);

// The same of a line of the shell, with nothing on its standard input.
Expected<Ran> runShellLine(const std::string& line);

}  // namespace cutecheck::oracle
