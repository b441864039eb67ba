// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How diagnostics are shown: text with a caret, JSON, and the line that reproduces.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/support/expected.h"

namespace cutecheck::cli {

using Json = nlohmann::ordered_json;

// One line of JSON; bytes that are not UTF-8 become U+FFFD, so that it never fails.
std::string dump(const Json& json);

// The version of what `--json` prints (docs/reference/formats.md).
inline constexpr int kAnswersFormat = 1;

// A line that `--json` prints, with its end: `answer`, an object, behind the version.
std::string answerLine(const Json& answer);

// {"code","rule","message","witness"?,"position"?}.
Json toJson(const Diagnostic& diagnostic);

// "error: kSyntax [rule] ...", and where the diagnostic has a place in `text`, that line of the
// text with a caret under the byte.
std::string renderDiagnostic(const Diagnostic& diagnostic, std::string_view text);

// The line of `text` that holds byte `position`, clipped to a window, and a caret line under it.
std::string caretLines(std::string_view text, size_t position);

// One word for a POSIX shell.
std::string shellQuote(std::string_view word);

// "reproduce: cutecheck <arguments>\n", the arguments already quoted.
std::string reproduceLine(std::string_view arguments);

}  // namespace cutecheck::cli
