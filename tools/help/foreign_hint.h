// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// foreignHint: what is written as C++, PTX or a book write it, and how it is written here.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// Of a syntax error at byte `at` of `text`; empty where it is not known what was meant.
std::string foreignHint(std::string_view text, size_t at);

// The refusal of a text that ends in an option, which would be read as a symbol: "A == B --strict".
std::optional<Diagnostic> gluedOption(std::string_view text);

// Of a name or a relation that the rules of claims and layouts refuse; empty where it is not known what was
// meant.
std::string foreignNameHint(const Diagnostic& diagnostic, std::string_view text);

// Of a module that is refused, by the name of its file or by what was said of it; empty where nothing is
// known.
std::string moduleHint(const Diagnostic& error, std::string_view path);

// Of a specification of a kernel that is refused at that line.
std::string specHint(const Diagnostic& error, std::string_view line);

}  // namespace cutecheck::help
