// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running another program for its first lines of output.
#pragma once

#include <optional>
#include <string>

namespace cutecheck::cli {

// The standard output of `command` (a shell line), at most 64 KiB; nothing when it cannot be run or does not
// exit 0.
std::optional<std::string> captureOutput(const std::string& command);

struct Finished {
  int status = -1;     // exit status, or 128 + the signal that ended it
  std::string output;  // standard output and standard error together, at most 64 KiB
};

// Runs `command` (a shell line) to its end; nothing when it cannot be started.
std::optional<Finished> runToEnd(const std::string& command);

// The path of `program` on PATH, or under one of the usual CUDA installations.
std::optional<std::string> findProgram(const std::string& program);

}  // namespace cutecheck::cli
