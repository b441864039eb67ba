// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hints for relations that are written as in mathematics or in Python: 0 <= i < 8, i in 0..8, M > 0; N > 0.
#pragma once

#include <string>
#include <string_view>

namespace cutecheck::help {

// The repair where the parser stopped at byte `at` of `text` at a sign that such a relation has; empty for
// every other. `premise`: the text stands in --where, where a comma joins relations; a claim is one relation.
std::string relationHint(std::string_view text, size_t at, bool premise);

}  // namespace cutecheck::help
