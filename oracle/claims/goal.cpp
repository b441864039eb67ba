// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/goal.h"

#include <algorithm>
#include <functional>

#include "core/notation/print.h"
#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kLettersPerUnit = 8;  // of work, for what is written to be compared

std::string wordsOf(const Scalar& s) { return s ? toString(s) : ""; }

std::string wordsOf(const Function& f) {
  std::string words = std::to_string(static_cast<int>(f.kind)) + "(" + wordsOf(f.extent) + ":" + wordsOf(f.stride) +
                      "+" + wordsOf(f.shift) + toString(f.swizzle);
  for (const Function& part : f.parts) words += wordsOf(part);
  return words + ")";
}

std::string wordsOf(const LayoutValue& value) {
  std::string words = wordsOf(value.meaning) + (value.form ? toString(*value.form) : "-");
  for (const Head& head : value.heads) words += toString(head.swizzle) + wordsOf(head.shift);
  return words;
}

}  // namespace

size_t fingerprintOf(const Goal& goal) {
  const std::string words = std::to_string(static_cast<int>(goal.kind)) + std::string(relationText(goal.relation)) +
                            (goal.fact ? "true " : "false ") + wordsOf(goal.lower) + ";" + wordsOf(goal.upper) + ";" +
                            wordsOf(goal.f) + ";" + wordsOf(goal.g);
  WorkLimit::spend(static_cast<int64_t>(words.size() / kLettersPerUnit));
  return std::max<size_t>(std::hash<std::string>{}(words), 1);
}

}  // namespace cutecheck::oracle
