// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_class.h"

#include <algorithm>

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

using laws::Input;
using laws::Law;

// Laws about the form of a right answer, and about what a refusal names.
constexpr std::string_view kConventionLaws[] = {
    "coalesce_is_canonical",    "coalesce_identifies_equal_functions", "complement_is_ordered",
    "right_inverse_is_longest", "max_common_layout_is_longest",        "composition_witness_is_least",
    "upcast_witness_is_least",  "composed_cosize_is_largest",
};

bool hasExtentOne(const Layout& a) {
  const std::vector<IntTuple> shape = leaves(a.shape());
  return std::any_of(shape.begin(), shape.end(), [](const IntTuple& leaf) { return leaf.isInt(1); });
}

bool hasNegativeStride(const Layout& a) {
  const std::vector<IntTuple> stride = leaves(a.stride());
  return std::any_of(stride.begin(), stride.end(),
                     [](const IntTuple& leaf) { return leaf.isInt() && leaf.value() < 0; });
}

// Whether b takes an index outside [0, size(a)).
bool leavesDomain(const Layout& a, const Layout& b) {
  const std::optional<laws::Flat> left = laws::flat(a), right = laws::flat(b);
  if (!left || !right) return false;
  const Int128 size = laws::sizeOf(*left);
  for (Int128 c : laws::points(right->shape)) {
    const Int128 index = laws::at(*right, c);
    if (index < 0 || index >= size) return true;
  }
  return false;
}

bool leavesByMode(const Layout& a, const Tiler& tiler) {
  if (tiler.isLayout()) return leavesDomain(a, tiler.layout());
  if (!tiler.isTuple()) return false;
  const size_t rank = a.shape().isTuple() ? a.shape().rank() : 1;
  for (size_t i = 0; i < tiler.modes().size() && i < rank; ++i) {
    const Layout mode = a.shape().isTuple() ? Layout::unchecked(a.shape().mode(i), a.stride().mode(i)) : a;
    if (leavesByMode(mode, tiler.modes()[i])) return true;
  }
  return false;
}

// Questions to which implementations give different answers on purpose.
bool outsideTheDomain(const Law& law, const Input& in) {
  if (law.operation == "composition" && law.arguments == laws::Arguments::kTwoLayouts)
    return leavesDomain(in.a, in.b);
  if (law.operation == "composition" && law.arguments == laws::Arguments::kLayoutAndTiler)
    return leavesByMode(in.a, in.tiler);
  if (law.operation == "idx2crd") return in.number < 0 || laws::sizeOf(in.a.shape()).value_or(0) <= in.number;
  if (law.name == "cosize_spans") return hasNegativeStride(in.a);
  if (law.name == "make_layout_is_column_major" || law.name == "parse_shape_is_column_major")
    return hasExtentOne(in.a);
  return false;
}

Expected<std::string> referenceAnswer(const Exchange& exchange) {
  if (exchange.operation == "parse_layout" || exchange.operation == "parse_value") {
    CUTECHECK_TRY(value, parseValue(exchange.args.front()));
    if (exchange.operation == "parse_value") return toString(value);
    CUTECHECK_TRY(layout, parseLayout(exchange.args.front()));
    return toString(layout);
  }
  CUTECHECK_TRY(value, evaluateCall(exchange.operation, exchange.args,
                                    exchange.strict ? Domain::kStrict : Domain::kExtendLast));
  return toString(value);
}

bool sameFunction(const std::string& one, const std::string& other) {
  const Expected<Layout> a = parseLayout(one), b = parseLayout(other);
  if (!a.ok() || !b.ok()) return false;
  const std::optional<laws::Flat> left = laws::flatAnswer(*a), right = laws::flatAnswer(*b);
  if (!left || !right || laws::sizeOf(*left) != laws::sizeOf(*right)) return false;
  return laws::coalesced(*left) == laws::coalesced(*right);
}

}  // namespace

std::string_view className(FailureClass kind) {
  switch (kind) {
    case FailureClass::kBroken:
      return "broken";
    case FailureClass::kWrong:
      return "wrong";
    case FailureClass::kRefusesMore:
      return "refuses more";
    case FailureClass::kConvention:
      return "differs in convention";
  }
  return "";
}

std::optional<FailureClass> classNamed(std::string_view name) {
  for (FailureClass kind :
       {FailureClass::kBroken, FailureClass::kWrong, FailureClass::kRefusesMore, FailureClass::kConvention})
    if (name == className(kind)) return kind;
  return std::nullopt;
}

AgainstReference compareWithReference(const Exchange& exchange) {
  const Expected<std::string> reference = referenceAnswer(exchange);
  if (exchange.answer.ok()) {
    if (!reference.ok())
      return reference.error().code == Code::kUnknownOperation || reference.error().code == Code::kUndecided
                 ? AgainstReference::kNoReference
                 : AgainstReference::kAnswered;
    if (*exchange.answer == *reference) return AgainstReference::kSame;
    return sameFunction(*exchange.answer, *reference) ? AgainstReference::kOtherForm
                                                      : AgainstReference::kOtherValue;
  }
  if (reference.ok()) return AgainstReference::kRefused;
  const Diagnostic &one = exchange.answer.error(), &other = reference.error();
  return one.code == other.code && one.witness == other.witness ? AgainstReference::kSame
                                                                : AgainstReference::kOtherReason;
}

std::string referenceText(const Exchange& exchange) {
  const Expected<std::string> reference = referenceAnswer(exchange);
  return reference.ok() ? *reference : "error: " + reference.error().str();
}

FailureClass classify(const Law& law, const Input& input, const std::string& detail,
                      const std::vector<Exchange>& exchanges) {
  const std::vector<std::string_view> conventions = conventionLaws();
  if (std::find(conventions.begin(), conventions.end(), law.name) != conventions.end())
    return FailureClass::kConvention;
  bool differs = false, refuses = false, otherReason = false;
  for (const Exchange& exchange : exchanges) {
    const AgainstReference seen = compareWithReference(exchange);
    differs |= seen == AgainstReference::kOtherForm || seen == AgainstReference::kOtherValue ||
               seen == AgainstReference::kAnswered;
    refuses |= seen == AgainstReference::kRefused;
    otherReason |= seen == AgainstReference::kOtherReason;
  }
  if (!differs && (refuses || detail.starts_with("refused although"))) return FailureClass::kRefusesMore;
  if (!differs && otherReason) return FailureClass::kConvention;
  return outsideTheDomain(law, input) ? FailureClass::kConvention : FailureClass::kWrong;
}

std::string causeOf(const std::string& detail) {
  // A quoted text, or a run of digits and the notation's signs around them, is one `#`.
  constexpr std::string_view parts = "0123456789()<>[]{}:;,@_-";
  std::string cause;
  for (size_t i = 0; i < detail.size();) {
    if (detail[i] == '\'' && (i == 0 || detail[i - 1] == ' ')) {
      const size_t end = detail.find('\'', i + 1);
      if (end != std::string::npos) {
        cause += '#';
        i = end + 1;
        continue;
      }
    }
    const size_t end = std::min(detail.find_first_not_of(parts, i), detail.size());
    const std::string_view run = std::string_view(detail).substr(i, end - i);
    const size_t digit = run.find_first_of("0123456789");
    // Digits inside a word (composition_c2) are part of its name.
    const bool inWord = i > 0 && (std::isalnum(static_cast<unsigned char>(detail[i - 1])) != 0);
    if (digit == std::string_view::npos || inWord) {
      const size_t stop = std::max(end, i + 1);
      cause += detail.substr(i, stop - i);
      i = stop;
      continue;
    }
    size_t last = run.find_last_of("0123456789)>]}");
    cause += '#';
    i += last + 1;
  }
  if (cause.size() > 160) cause.resize(160);
  return cause;
}

std::vector<std::string_view> conventionLaws() {
  return {std::begin(kConventionLaws), std::end(kConventionLaws)};
}

}  // namespace cutecheck::cli
