// Running another program for its first lines of output.
#pragma once

#include <optional>
#include <string>

namespace cutecheck::cli {

// The standard output of `command` (a shell line), at most 64 KiB; nothing when it cannot be run or does not
// exit 0.
std::optional<std::string> captureOutput(const std::string& command);

// The path of `program` on PATH, or under one of the usual CUDA installations.
std::optional<std::string> findProgram(const std::string& program);

}  // namespace cutecheck::cli
