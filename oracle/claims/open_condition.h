// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// open_condition: what the premises leave open and an operation needs to have a form.
#pragma once

#include <optional>
#include <string>

#include "core/notation/expression.h"
#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

// "N != 1" of "right_inverse needs N != 1: ..", the first of what is missing that names a relation between integers.
// Nothing of a claim without such a condition: what a premise or a divisor needs is the caller's to say.
std::optional<Expression> openCondition(const Answer& open);

// "composition needs -1 >= 1" says what is so whatever the symbols are; then it is said that no premise helps.
std::string plainly(const std::string& missing);

}  // namespace cutecheck::oracle
