// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The commands that need LLVM, in a build that has none: each is there, and says what to use instead.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace CLI {
class App;
}

namespace cutecheck::cli {

// Why `command` cannot run here, and what can be done.
Diagnostic withoutLlvm(const std::string& command);

// Adds the commands; `chosen` gets the name of the one that was typed, and whether JSON was asked for.
void addCommandsWithoutLlvm(CLI::App& app, std::function<void(const std::string& command, bool json)> chosen);

}  // namespace cutecheck::cli
