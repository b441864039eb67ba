// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hintOfRefusal: of an operation that has no result, the two values that part, what A and B are, and the
// nearest call that works, in one line.
#pragma once

#include <string>

#include "core/support/expected.h"

namespace cutecheck::cli {

// `text` is an expression, or a claim with one inside. Nothing for other refusals, and for expressions with
// symbols. A call is offered only where the oracle proves its result (nearest_call.h).
std::string hintOfRefusal(const Diagnostic& refused, const std::string& text);

}  // namespace cutecheck::cli
