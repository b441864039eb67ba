// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The batch form: one JSON request in, one JSON answer out.
//
//   {"op": "composition", "args": ["(6,2):(1,7)", "3:2"], "id": 7, "domain": "strict"}
//   {"id": 7, "result": "3:2"}
//   {"id": 7, "error": {"code", "rule", "message", "witness"?, "position"?}}
//
// `args` are texts of the notation; `id` (a string, a number or null) is echoed; `domain` is optional.
// {"op": "describe"} answers protocol version and operations. parse_layout, parse_value and parse_descriptor
// take any text and answer it as it prints, or why it is none; with domain or not makes no difference to
// them. A line that is not such a request is answered kBadRequest, an unknown operation kUnknownOperation,
// both in place.
#pragma once

#include <string>
#include <string_view>

#include "core/composition/composition.h"

namespace cutecheck::cli {

inline constexpr int kProtocolVersion = 1;

// One answer, without a newline. Never fails.
std::string answerLine(std::string_view line, Domain domain);

// The answer to a line beyond the length limit.
std::string overlongAnswer();

}  // namespace cutecheck::cli
