// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// usage_error: what is said of a command line that cannot be read: the word, the nearest one, and how it is written.
#pragma once

#include <string>

#include "tools/console/console.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace cutecheck::cli {

ExitStatus usageError(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv, Console& console);

}  // namespace cutecheck::cli
