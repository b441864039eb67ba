// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// answer: what the playground says of an expression, as JSON.
#pragma once

#include <string>

namespace cutecheck::playground {

// The value of `expression`, with numbers for its symbols ("M=8, N=4"), and what holds of it:
//
//   {"value", "kind", "facts": [[name, text]...], "witness"?, "svg"?, "undrawn"?}
//   {"error", "code", "rule", "witness", "position"?, "hint"?}
//
// A layout of at most 2^16 coordinates has its facts by enumeration; `witness` are two coordinates that share
// an offset. An expression `A == B` of two layouts that differ has the first index where they do.
std::string answer(const std::string& expression, const std::string& bindings);

}  // namespace cutecheck::playground
