// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Comparing what an operation answers with what a file says it should.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/composition/composition.h"
#include "core/notation/value.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

// Either a text of the notation or a refusal.
struct ExpectedAnswer {
  std::optional<std::string> result;
  std::string error;               // name of a code, when there is no result
  std::optional<int64_t> witness;  // least coordinate of the refusal
  std::string str() const;
};

// How a result is compared: as written, or as a function of each top-level mode.
enum class Comparison { kExact, kFunction };

struct Call {
  std::string op;
  std::vector<std::string> args;
  Domain domain = Domain::kExtendLast;
  std::string str() const;  // "op(arg, arg)"
};

// Computes the call with the reference, compares, and judges a result by the operation's
// post-condition (postcondition.h). A result that is as written but breaks it is a failure.
SubjectReport judgeCall(const Call& call, const ExpectedAnswer& expected, Comparison comparison);

// The same for any expression, compared as written.
SubjectReport judgeExpression(const std::string& expression, const ExpectedAnswer& expected);

}  // namespace cutecheck::cli
