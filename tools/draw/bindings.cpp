// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/bindings.h"

#include <charconv>

#include "core/support/trimmed.h"

namespace cutecheck::draw {

namespace {

bool isName(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  if (text.empty() || !letter(text[0]) || text[0] == '_') return false;
  for (const char c : text)
    if (!letter(c) && (c < '0' || c > '9')) return false;
  return true;
}

Diagnostic at(const Expression& e, Code code, std::string rule, std::string message) {
  Diagnostic error = makeError(code, std::move(rule), std::move(message));
  error.position = e.begin;
  return error;
}

}  // namespace

Expected<Bindings> parseBindings(std::string_view text) {
  Bindings bindings;
  while (!trimmed(text, " ").empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    const std::string_view one = trimmed(text.substr(0, comma), " ");
    const size_t equals = std::min(one.find('='), one.size());
    const std::string_view name = trimmed(one.substr(0, equals), " ");
    const std::string_view number = equals < one.size() ? trimmed(one.substr(equals + 1), " ") : "";
    int64_t value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (!isName(name) || error != std::errc() || end != number.data() + number.size())
      return makeError(Code::kSyntax, "draw_c4", "'" + std::string(one) + "' is not NAME=INTEGER");
    const auto [known, added] = bindings.emplace(name, value);
    if (!added && known->second != value)
      return makeError(Code::kUsage, "draw_c4", std::string(name) + " has two numbers, " + std::to_string(known->second) + " and " +
                           std::to_string(value) + "; leave one out");
    text = comma < text.size() ? text.substr(comma + 1) : "";
  }
  return bindings;
}

Expected<Expression> bound(Expression expression, const Bindings& bindings) {
  if (expression.kind == Expression::Kind::kDynamic)
    return at(expression, Code::kNotStatic, "draw_c1",
              "a run-time leaf without a name has no number to draw; write M for ? and bind it");
  if (expression.kind == Expression::Kind::kSymbol) {
    const auto number = bindings.find(expression.name);
    if (number == bindings.end())
      return at(expression, Code::kNotStatic, "draw_c1",
                "the symbol " + expression.name + " has no number: --with " + expression.name + "=8");
    if (expression.value > 1 && number->second % expression.value != 0)
      return at(expression, Code::kNotDivisible, "draw_c4",
                expression.name + " = " + std::to_string(number->second) + " is no multiple of " +
                    std::to_string(expression.value));
    expression.kind = Expression::Kind::kInt;
    expression.value = number->second;
    expression.name.clear();
  }
  for (Expression& child : expression.children) {
    CUTECHECK_TRY(inner, bound(std::move(child), bindings));
    child = std::move(inner);
  }
  return expression;
}

}  // namespace cutecheck::draw
