// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck help TOPIC: what a predicate, an operation, an atom or a rule means.
#pragma once

#include <string>

#include "tools/console/console.h"

namespace cutecheck::cli {

// Refuses, and adds a line "hint: ..." where the cause is known (tools/help/hint.h).
ExitStatus refuseWithHint(const Diagnostic& error, Refusal how, Console& console);

ExitStatus helpCommand(const std::string& topic, bool json, Console& console);

// What to answer where an expression or a claim is one bare word that names an operation or a predicate, or asks
// for help: the page of the name. Nothing for every other text.
std::optional<ExitStatus> helpForWord(const std::string& text, const char* command, bool json, Console& console);

}  // namespace cutecheck::cli
