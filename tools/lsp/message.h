// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Messages of the Language Server Protocol: a head "Content-Length: N", an empty line, N bytes of JSON.
#pragma once

#include <istream>
#include <optional>
#include <ostream>

#include "tools/console/report.h"

namespace cutecheck::lsp {

inline constexpr size_t kMostBytes = size_t{64} << 20;  // of one message

// The next message; nothing at the end of the input and for a head without a length of at most kMostBytes.
// What is no JSON is a discarded value (is_discarded).
std::optional<cli::Json> readMessage(std::istream& in);

void writeMessage(std::ostream& out, const cli::Json& message);

}  // namespace cutecheck::lsp
