// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certificate_text.h"

#include <optional>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/claims/function.h"

namespace cutecheck::oracle {

namespace {

constexpr std::string_view kProgram = "cutecheck ", kAnyHead = "cutecheck certificate ";
constexpr std::string_view kHead = "cutecheck certificate 1", kEnd = "qed";

std::string oneLine(std::string text) {
  for (char& c : text)
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  return text;
}

// The term with each symbol as `change` has it.
template <typename Change>
Scalar withSymbols(const Scalar& s, const Change& change) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant) return s;
  if (s->op() == Op::kSymbol) return change(s);
  if (s->op() == Op::kNeg) return ScalarNode::negate(withSymbols(s->lhs(), change));
  return ScalarNode::binary(s->op(), withSymbols(s->lhs(), change), withSymbols(s->rhs(), change));
}

// What stands for an operation, such as a cofactor of gcd(M,N), has a name that no expression has: it is written [name].
std::string textOf(const Scalar& s) {
  return toString(withSymbols(s, [](const Scalar& symbol) {
    return symbol->isOperation() ? ScalarNode::symbol("[" + symbol->name() + "]") : symbol;
  }));
}

std::string lineOf(const CertificateStep& step) {
  std::string line = "step " + step.lemma;
  if (!step.place.empty()) line += " at " + step.place;
  for (size_t i = 0; i < step.with.size(); ++i)
    line += (i == 0 ? " with " : "; ") + step.with[i].first + " = " + textOf(step.with[i].second);
  for (size_t i = 0; i < step.needs.size(); ++i) line += (i == 0 ? " needs " : ", ") + step.needs[i];
  return line + " gives " + step.gives;
}

// The text before the separator, which goes too; all of it when there is none.
std::string_view take(std::string_view& text, std::string_view separator) {
  const size_t at = text.find(separator);
  std::string_view before = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view() : text.substr(at + separator.size());
  return before;
}

// min(M,N), or a part of it, gcd(M,N).a: one operand wherever it is printed, whatever stands beside it.
bool namesOperation(std::string_view name) {
  const size_t end = name.rfind(')') + 1;
  const Expected<Expression> call = parseExpression(name.substr(0, end));
  return call && call->kind == Expression::Kind::kCall &&
         name.find_first_of("(+-*/%, ", end) == std::string_view::npos;
}

std::optional<Scalar> scalarIn(std::string_view text) {
  // Each [name] is read as a symbol that the text does not have.
  std::string plain, unused = "operation";
  while (text.find(unused) != std::string_view::npos) unused += "x";
  std::vector<std::string> names;
  for (size_t open = text.find('['); open != std::string_view::npos; open = text.find('[')) {
    const size_t close = text.find(']', open);
    if (close == std::string_view::npos) return std::nullopt;
    plain += std::string(text.substr(0, open)) + unused + std::to_string(names.size());
    names.emplace_back(text.substr(open + 1, close - open - 1));
    if (!namesOperation(names.back())) return std::nullopt;
    text.remove_prefix(close + 1);
  }
  plain += text;
  Expected<IntTuple> leaf = parseIntTuple(plain);
  if (!leaf || (leaf->kind() != IntTuple::Kind::kInt && leaf->kind() != IntTuple::Kind::kSymbolic) ||
      leaf->hasBasis())
    return std::nullopt;
  return withSymbols(scalarOf(*leaf), [&](const Scalar& symbol) {
    for (size_t i = 0; i < names.size(); ++i)
      if (symbol->name() == unused + std::to_string(i)) return ScalarNode::operation(names[i]);
    return symbol;
  });
}

// Commas inside parentheses belong to what is needed.
std::vector<std::string> listIn(std::string_view text) {
  std::vector<std::string> items;
  int depth = 0;
  std::string item;
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (depth == 0 && text[i] == ',') {
      items.push_back(std::move(item));
      item.clear();
      i += i + 1 < text.size() && text[i + 1] == ' ';
    } else {
      item += text[i];
    }
  }
  items.push_back(std::move(item));
  return items;
}

std::optional<CertificateStep> stepIn(std::string_view line) {
  CertificateStep step;
  if (line.find(" gives ") == std::string_view::npos) return std::nullopt;
  std::string_view head = take(line, " gives ");
  step.gives = line;
  std::string_view rest = head;
  head = take(rest, " needs ");
  if (!rest.empty()) step.needs = listIn(rest);
  rest = head;
  head = take(rest, " with ");
  while (!rest.empty()) {
    std::string_view binding = take(rest, "; ");
    std::string name(take(binding, " = "));
    std::optional<Scalar> value = scalarIn(binding);
    if (!value) return std::nullopt;
    step.with.emplace_back(std::move(name), std::move(*value));
  }
  rest = head;
  step.lemma = take(rest, " at ");
  step.place = rest;
  return step;
}

}  // namespace

std::string toText(const Certificate& certificate) {
  std::string text = std::string(kHead) + "\nclaim " + oneLine(certificate.claim) + "\n";
  if (!certificate.where.empty()) text += "where " + oneLine(certificate.where) + "\n";
  for (const GoalCertificate& goal : certificate.goals) {
    text += "goal " + oneLine(goal.goal) + "\nby " + goal.method + "\n";
    for (const CertificateStep& step : goal.steps) text += oneLine(lineOf(step)) + "\n";
  }
  return text + std::string(kEnd) + "\n";
}

Expected<Certificate> parseCertificate(std::string_view text) {
  Certificate certificate;
  size_t begin = 0, count = 0;
  bool ended = false;
  auto refuse = [&](std::string message) {
    Diagnostic error = makeError(Code::kSyntax, "certificate_c1", std::move(message));
    error.position = begin;
    return error;
  };
  for (; begin < text.size(); ++count) {
    size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) end = text.size();
    std::string_view line = text.substr(begin, end - begin);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (ended && !line.empty()) return refuse("text after " + std::string(kEnd));
    if (count == 0) {
      if (line.starts_with(kAnyHead) && line != kHead)
        return refuse("this is " + std::string(line.substr(kProgram.size())) + "; " +
                      std::string(kHead.substr(kProgram.size())) + " is what is read here");
      if (line != kHead) return refuse("expected '" + std::string(kHead) + "'");
    } else if (line == kEnd) {
      ended = true;
    } else if (line.starts_with("claim ") && count == 1) {
      certificate.claim = line.substr(6);
    } else if (line.starts_with("where ") && count == 2) {
      certificate.where = line.substr(6);
    } else if (line.starts_with("goal ")) {
      certificate.goals.push_back({std::string(line.substr(5)), "", {}});
    } else if (line.starts_with("by ") && !certificate.goals.empty() &&
               certificate.goals.back().method.empty()) {
      certificate.goals.back().method = line.substr(3);
    } else if (line.starts_with("step ") && !certificate.goals.empty()) {
      std::optional<CertificateStep> step = stepIn(line.substr(5));
      if (!step) return refuse("a step that cannot be read");
      certificate.goals.back().steps.push_back(std::move(*step));
    } else if (!line.empty()) {
      return refuse("expected claim, where, goal, by, step or " + std::string(kEnd));
    }
    begin = end + 1;
  }
  begin = text.size();
  if (!ended) return refuse("the certificate is cut short: no " + std::string(kEnd));
  if (certificate.claim.empty()) return refuse("no claim");
  return certificate;
}

}  // namespace cutecheck::oracle
