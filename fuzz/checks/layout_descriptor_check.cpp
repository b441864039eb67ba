// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The descriptor parser against the grammar it claims to read, and against its own printer.
#include <algorithm>

#include "core/notation/ebnf.h"
#include "core/notation/expression.h"
#include "core/notation/layout_descriptor.h"
#include "core/support/integers.h"
#include "fuzz/checks/checks.h"

namespace cutecheck::fuzz {
namespace {

// The reference recogniser is slow; a finding this long would have a shorter one.
constexpr size_t kMaxCompared = 128;

// A number of a text that belongs to the grammar, and its sign, as an exact integer; 2^100 when larger.
struct Number {
  Int128 value;
  size_t end;
};

Number numberAt(std::string_view text, size_t at) {
  const bool negative = text[at] == '-';
  if (negative) ++at;
  Int128 value = 0;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
    value = std::min(value * 10 + (text[at] - '0'), Int128{1} << 100);
  return {negative ? -value : value, at};
}

Int128 gcd(Int128 a, Int128 b) { return b == 0 ? abs128(a) : gcd(b, a % b); }

// The side conditions of core/notation/layout_descriptor.h on a text that belongs to the grammar.
bool numbersFit(std::string_view text) {
  size_t depth = 0;
  Int128 count = 0;
  char before = '(';
  for (size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c != '-' && (c < '0' || c > '9')) {
      if (c == '(' && ++depth > kMaxNesting) return false;
      if (c == ')') --depth;
      if (c != ' ' && c != '\t') before = c;
      ++at;
      continue;
    }
    const Number n = numberAt(text, at);
    at = n.end;
    if (before == '@') {
      if (n.value >= (Int128{1} << 32)) return false;
      continue;
    }
    if (!narrow(n.value)) return false;
    if (before != '/') {
      count = n.value;
      continue;
    }
    if (n.value == 0) return false;
    const Int128 divisor = gcd(count, n.value);
    const Int128 sign = n.value < 0 ? -1 : 1;
    if (!narrow(sign * count / divisor) || !narrow(sign * n.value / divisor)) return false;
  }
  return true;
}

bool belongs(std::string_view text) {
  static const Expected<Ebnf> grammar = Ebnf::parse(kLayoutDescriptorGrammar);
  return grammar.ok() && grammar->accepts(text) && numbersFit(text);
}

std::string badDiagnostic(const Diagnostic& d, std::string_view bytes) {
  if (!d.position || *d.position > bytes.size()) return "a diagnostic points outside the text: " + d.str();
  if (d.message.starts_with("failed to parse layout descriptor: ")) return "";
  if (d.message.starts_with("unexpected trailing layout text")) return "";
  return "a message has not the stated beginning: " + d.str();
}

}  // namespace

std::string checkLayoutDescriptor(std::string_view bytes) {
  const auto parsed = parseLayoutDescriptor(bytes);
  if (bytes.size() <= kMaxCompared && parsed.ok() != belongs(bytes))
    return parsed.ok() ? "accepted outside the grammar: " + toString(*parsed)
                       : "refused inside the grammar: " + parsed.error().str();
  if (!parsed.ok()) return badDiagnostic(parsed.error(), bytes);

  const std::string printed = toString(*parsed);
  const auto back = parseLayoutDescriptor(printed);
  if (!back.ok()) return printed + " does not parse back: " + back.error().str();
  if (back->bases != parsed->bases) return printed + " parses back to " + toString(*back);

  const auto normal = normalize(*parsed);
  if (!normal.ok())
    return normal.error().code == Code::kNotDivisible ? "" : "normalize fails: " + normal.error().str();
  const auto again = parseLayoutDescriptor(toString(*normal));
  if (!again.ok() || !equivalent(*parsed, *again))
    return "normalizing changes " + printed + " to " + toString(*normal);
  const auto twice = normalize(*normal);
  if (!twice.ok() || twice->bases != normal->bases || twice->normalizedStride != normal->normalizedStride)
    return "normalizing twice changes " + toString(*normal);
  return "";
}

}  // namespace cutecheck::fuzz
