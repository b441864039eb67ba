// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hintOfOrder: of a call that is refused and would not be with its arguments in another order, that call.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/support/expected.h"

namespace cutecheck::cli {

// Whether a text, the whole expression or claim, is answered; and what is told of the answer, such as
// "Proved".
using Answered = std::function<std::optional<std::string>(const std::string& text)>;

// "did you mean conflict_free((8,8):(64,8), 2, ldmatrix)? It is Refuted"; empty where no order helps, and
// where the refusal says that an operation has no result of these layouts and the first of them is not the
// smaller one. `answered` is asked of each order of the arguments of a call, at most kMostOrders of them.
std::string hintOfOrder(const Diagnostic& refused, const std::string& text, const Answered& answered);

// The same, answered by the reference alone: of an expression without symbols.
std::string hintOfOrder(const Diagnostic& refused, const std::string& text);

}  // namespace cutecheck::cli
