// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What came of code, held against what was expected of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/verify/expectation.h"
#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

// Enters a refusal into the row: as expected when `expected` matches it.
void judgeRefusal(const Diagnostic& diagnostic, const std::optional<Expectation>& expected, VerifyRow& row);

// Validates and enters the verdict. Returns whether it is Proved. `module`, where there is one, is what the meaning is of.
bool judgeValidation(const std::string& llvmIr, const std::string& meaning, const Expectation& expected,
                     bool strict, VerifyRow& row, std::string_view module = {});

// Enters that nothing was proved because `reason` keeps the meaning from being written down: Unknown.
void judgeMissingMeaning(const Diagnostic& reason, const Expectation& expected, VerifyRow& row);

}  // namespace cutecheck::cli
