// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each operation promises, checked on one answer by enumeration.
//
// The rules restate docs/reference/spec.md on offsets, over FlatLayout: the operation is not run again. An
// answer can so be judged without knowing how it was found.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/value.h"

namespace cutecheck::cli {

enum class Judgement {
  kHolds,
  kViolated,
  kNotJudged  // no rule for these operands, or more coordinates than kMaxJudged
};

inline constexpr int64_t kMaxJudged = int64_t{1} << 21;

struct PostconditionResult {
  Judgement judgement = Judgement::kNotJudged;
  std::string reason;  // kViolated: the coordinate and both sides; kNotJudged: why
};

// Judges `result` as the answer of `op` on `args`, for coalesce, filter, composition, complement,
// logical_divide, logical_product, right_inverse.
PostconditionResult judge(std::string_view op, const std::vector<Value>& args, const Value& result);

}  // namespace cutecheck::cli
