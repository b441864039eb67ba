// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// statement_hint: a line of a program in the place of an expression: auto l = make_layout(...); using L =
// Layout<...>; L[1,2]; and other brackets and signs around a tuple: {M,N}:{1,M}, (4;8):(8;1), M N:1.
#pragma once

#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// The repair of a text that was refused with `error`, as it may be typed; empty where it is none of these.
std::string statementHint(const Diagnostic& error, std::string_view text);

// What CuTe C++ asks of a slice of threads, partition_S(L), has another form here; empty for every other text.
std::string threadsHint(std::string_view text);

}  // namespace cutecheck::help
