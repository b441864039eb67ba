// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/smtlib.h"

#include <charconv>
#include <map>
#include <set>

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

bool isLeaf(const TermNode& t) { return t.op == Op::kInt || t.op == Op::kVariable; }
bool isTruth(const TermNode& t) { return t.op >= Op::kEqual; }

const char* word(Op op) {
  switch (op) {
    case Op::kAdd:
      return "+";
    case Op::kMul:
      return "*";
    case Op::kNegate:
      return "-";
    case Op::kDiv:
      return "div";
    case Op::kMod:
      return "mod";
    case Op::kIf:
      return "ite";
    case Op::kEqual:
      return "=";
    case Op::kLessEqual:
      return "<=";
    case Op::kLess:
      return "<";
    case Op::kAnd:
      return "and";
    case Op::kOr:
      return "or";
    case Op::kNot:
      return "not";
    default:
      return "";
  }
}

class Writer {
 public:
  explicit Writer(Numbers numbers) : real_(numbers == Numbers::kReals) {}

  std::string write(const std::vector<Term>& terms) {
    for (const Term& term : terms) count(term);
    const char* sort = real_ ? "Real" : "Int";
    for (const std::string& name : variablesOf(terms))
      text_ += "(declare-const " + quotedSymbol(name) + " " + sort + ")\n";
    for (const Term& term : terms) {
      std::string asserted = spell(term);
      text_ += "(assert " + asserted + ")\n";
    }
    return std::move(text_);
  }

 private:
  void count(const Term& term) {
    if (isLeaf(*term) || ++uses_[term.get()] > 1) return;
    for (const Term& operand : term->operands) count(operand);
  }

  // The term's text; its definition is written first when it is used again.
  std::string spell(const Term& term) {
    if (term->op == Op::kVariable) return quotedSymbol(term->name);
    if (term->op == Op::kInt) {
      std::string digits = decimal(abs128(term->value)) + (real_ ? ".0" : "");
      return term->value < 0 ? "(- " + digits + ")" : digits;
    }
    if (auto known = names_.find(term.get()); known != names_.end()) return known->second;
    std::string text;
    if ((term->op == Op::kAnd || term->op == Op::kOr) && term->operands.size() < 2) {
      text = term->operands.empty() ? (term->op == Op::kAnd ? "true" : "false") : spell(term->operands[0]);
    } else {
      text = std::string("(") + word(term->op);
      for (const Term& operand : term->operands) text += " " + spell(operand);
      text += ")";
    }
    if (uses_[term.get()] < 2) return text;
    std::string name = "t!" + std::to_string(names_.size());
    text_ += "(define-fun " + name + " () " +
             (isTruth(*term) ? "Bool"
              : real_        ? "Real"
                             : "Int") +
             " " + text + ")\n";
    names_.emplace(term.get(), name);
    return name;
  }

  bool real_;
  std::map<const TermNode*, int> uses_;
  std::map<const TermNode*, std::string> names_;
  std::string text_;
};

void collect(const Term& term, std::set<const TermNode*>& seen, std::set<std::string>& known,
             std::vector<std::string>& names) {
  if (!seen.insert(term.get()).second) return;
  if (term->op == Op::kVariable && known.insert(term->name).second) names.push_back(term->name);
  for (const Term& operand : term->operands) collect(operand, seen, known, names);
}

}  // namespace

std::vector<std::string> variablesOf(const std::vector<Term>& terms) {
  std::set<const TermNode*> seen;
  std::set<std::string> known;
  std::vector<std::string> names;
  for (const Term& term : terms) collect(term, seen, known, names);
  return names;
}

std::string assertionsInSmtlib(const std::vector<Term>& terms, Numbers numbers) {
  return Writer(numbers).write(terms);
}

std::string quotedSymbol(const std::string& name) { return "|" + name + "|"; }

// ((x 5) (|a b| (- 3))): the value is what stands behind the symbol.
Expected<std::vector<std::optional<int64_t>>> readValues(std::string_view answer) {
  std::vector<std::string_view> tokens;
  for (size_t i = 0; i < answer.size();) {
    size_t end = i + 1;
    if (answer[i] == '|') {
      end = answer.find('|', i + 1);
      end = end == std::string_view::npos ? answer.size() : end + 1;
    } else if (answer[i] != '(' && answer[i] != ')') {
      end = std::min(answer.find_first_of("() \t\r\n|", i), answer.size());
      if (end == i) {
        ++i;
        continue;
      }
    }
    tokens.push_back(answer.substr(i, end - i));
    i = end;
  }
  const Diagnostic bad = makeError(Code::kSyntax, "smtlib_c1", "no list of symbols and values");
  size_t at = 0;
  auto take = [&](std::string_view token) { return at < tokens.size() && tokens[at] == token && ++at > 0; };
  std::vector<std::optional<int64_t>> values;
  if (!take("(")) return bad;
  while (take("(")) {
    ++at;  // the symbol
    const bool negative = take("(") && take("-");
    if (at >= tokens.size()) return bad;
    std::string digits(tokens[at]);
    const int base = digits.starts_with("#b") ? 2 : digits.starts_with("#x") ? 16 : 10;
    digits = (negative ? "-" : "") + digits.substr(base == 10 ? 0 : 2);
    int64_t value = 0;
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    bool whole = error == std::errc() && end == digits.data() + digits.size();
    ++at;
    if (negative && !take(")")) return bad;
    if (!take(")")) return bad;
    values.push_back(whole ? std::optional<int64_t>(value) : std::nullopt);
  }
  if (!take(")")) return bad;
  return values;
}

}  // namespace cutecheck::oracle
