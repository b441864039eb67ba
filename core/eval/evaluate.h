// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// evaluate: computing an expression with the static reference.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/composition/composition.h"
#include "core/eval/operation.h"
#include "core/notation/expression.h"
#include "core/notation/value.h"

namespace cutecheck {

// Computes an operation call, a relation, or a literal. `o` is composition. Relations of layouts are
// decided exactly: `==` in O(rank) by coalesced forms, `===` on the written trees.
//
// Fails as the operation fails, with kUnknownOperation and the nearest name, with kUsage for wrong
// arguments; `position` is the byte offset of the call in the text.
Expected<Value> evaluate(const Expression& expression, Domain domain = Domain::kExtendLast);

// Computes one operation on argument texts, the batch form: op "composition", args {"4:1","2:1"}.
Expected<Value> evaluateCall(std::string_view op, const std::vector<std::string>& args,
                             Domain domain = Domain::kExtendLast);

}  // namespace cutecheck
