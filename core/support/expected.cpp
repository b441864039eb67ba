// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names and one-line texts of diagnostics.
#include "core/support/expected.h"

namespace cutecheck {

std::string_view codeName(Code code) {
  switch (code) {
    case Code::kSyntax:
      return "kSyntax";
    case Code::kUsage:
      return "kUsage";
    case Code::kLimit:
      return "kLimit";
    case Code::kInvalidExtent:
      return "kInvalidExtent";
    case Code::kNotCongruent:
      return "kNotCongruent";
    case Code::kInvalidSwizzle:
      return "kInvalidSwizzle";
    case Code::kRank:
      return "kRank";
    case Code::kNotStatic:
      return "kNotStatic";
    case Code::kBasisStride:
      return "kBasisStride";
    case Code::kNegativeStride:
      return "kNegativeStride";
    case Code::kNotInjective:
      return "kNotInjective";
    case Code::kNotComposable:
      return "kNotComposable";
    case Code::kOutOfDomain:
      return "kOutOfDomain";
    case Code::kNotDivisible:
      return "kNotDivisible";
    case Code::kDivisionByZero:
      return "kDivisionByZero";
    case Code::kOverflow:
      return "kOverflow";
    case Code::kNoComplement:
      return "kNoComplement";
    case Code::kNotCanonical:
      return "kNotCanonical";
    case Code::kUndecided:
      return "kUndecided";
    case Code::kUnknownOperation:
      return "kUnknownOperation";
    case Code::kBadRequest:
      return "kBadRequest";
    case Code::kVacuous:
      return "kVacuous";
    case Code::kEmpty:
      return "kEmpty";
  }
  return "kUsage";
}

std::string Diagnostic::str() const {
  std::string text(codeName(code));
  if (!rule.empty()) text += " [" + rule + "]";
  for (size_t i = 0; i < witness.size(); ++i) text += (i == 0 ? " at " : ", ") + std::to_string(witness[i]);
  if (position) text += " at byte " + std::to_string(*position);
  return text + ": " + message;
}

std::string joined(std::initializer_list<std::string_view> parts) {
  size_t size = 0;
  for (const std::string_view part : parts) size += part.size();
  std::string text;
  text.reserve(size);
  for (const std::string_view part : parts) text += part;
  return text;
}

Diagnostic makeError(Code code, std::string rule, std::string message) {
  Diagnostic d;
  d.code = code;
  d.rule = std::move(rule);
  d.message = std::move(message);
  return d;
}

}  // namespace cutecheck
