// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hint: what was probably meant by a text that is refused, and how to write it. A diagnostic says what is wrong;
// where nothing is known of the cause there is no hint.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// One sentence without its end, or nothing. `text` is what the position of the diagnostic counts in.
std::string hintOf(const Diagnostic& diagnostic, std::string_view text);

// The bytes of an element of the type of that name, as "2 (f16)" wants them; 0 where it is no whole number of bytes
// or no type.
int bytesOfType(std::string_view name);

// What is said of --element where so many bytes are probably bits: 16, 32, 64 and 128; empty for every other
// number.
std::string bitsNote(int64_t bytes);

}  // namespace cutecheck::help
