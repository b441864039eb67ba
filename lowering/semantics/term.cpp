// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/term.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/notation/parse.h"

namespace cutecheck::meaning {
namespace {

Term operand(const Term& term) {
  const bool word =
      std::all_of(term.begin(), term.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
  return word ? term : "(" + term + ")";
}

std::string spell(const IntTuple& tree, const std::vector<Term>& terms, size_t& next) {
  if (tree.isLeaf()) {
    std::string text = tree.isUnderscore() ? "_" : terms[next];
    ++next;
    if (!tree.path().empty() && text != "0") {
      text = operand(text);
      for (auto k = tree.path().rbegin(); k != tree.path().rend(); ++k) text += "@" + std::to_string(*k);
    }
    return text;
  }
  std::string text = "(";
  for (size_t i = 0; i < tree.rank(); ++i) text += (i ? "," : "") + spell(tree.mode(i), terms, next);
  return text + ")";
}

bool isNested(const Expression& e) {
  const bool groups = e.kind == Expression::Kind::kCall || e.kind == Expression::Kind::kTuple;
  return groups || std::any_of(e.children.begin(), e.children.end(),
                               [](const Expression& child) { return isNested(child); });
}

// get(PART(OPERATION), path) for each leaf.
void nameLeaves(const IntTuple& tree, const std::string& part, const std::string& path, std::vector<Term>& names) {
  if (tree.isLeaf()) {
    names.push_back("get(" + part + path + ")");
    return;
  }
  for (size_t i = 0; i < tree.rank(); ++i)
    nameLeaves(tree.mode(i), part, path + ", " + std::to_string(i), names);
}

}  // namespace

TermLayout computedLayout(std::string operation, const IntTuple& tree) {
  const std::vector<IntTuple> zeros(leaves(tree).size(), IntTuple(0));
  const IntTuple plain = withLeaves(tree, zeros);
  TermLayout result{{plain, {}}, {plain, {}}, std::move(operation)};
  nameLeaves(tree, "shape(" + result.operation + ")", "", result.shape.terms);
  nameLeaves(tree, "stride(" + result.operation + ")", "", result.stride.terms);
  return result;
}

Term binary(const Term& a, const char* op, const Term& b) { return operand(a) + " " + op + " " + operand(b); }

// What cannot be read is nothing to be asked of a caller.
std::optional<int64_t> literalOf(const Term& term) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(term.data(), term.data() + term.size(), value);
  return error == std::errc() && end == term.data() + term.size() ? std::optional(value) : std::nullopt;
}

bool isNested(const Term& term) {
  const Expected<Expression> read = parseExpression(term);
  return !read.ok() || isNested(*read);
}

Term product(const std::vector<Term>& factors) {
  Term result;
  for (const Term& factor : factors) {
    if (factor == "1") continue;
    if (result.empty())
      result = factors.size() == 1 ? factor : operand(factor);
    else
      result += "*" + operand(factor);
  }
  return result.empty() ? "1" : result;
}

TermTuple TermTuple::mode(size_t i) const {
  if (!isTuple()) return *this;
  size_t begin = 0;
  for (size_t k = 0; k < i; ++k) begin += leaves(tree.mode(k)).size();
  const size_t end = begin + leaves(tree.mode(i)).size();
  return {
      tree.mode(i),
      {terms.begin() + static_cast<std::ptrdiff_t>(begin), terms.begin() + static_cast<std::ptrdiff_t>(end)}};
}

std::string TermTuple::text() const {
  size_t next = 0;
  return spell(tree, terms, next);
}

TermTuple tupleOf(const std::vector<TermTuple>& modes) {
  TermTuple result;
  std::vector<IntTuple> trees;
  for (const TermTuple& mode : modes) {
    trees.push_back(mode.tree);
    result.terms.insert(result.terms.end(), mode.terms.begin(), mode.terms.end());
  }
  result.tree = IntTuple::tuple(std::move(trees));
  return result;
}

TermTuple leafOf(Term term) { return {IntTuple(0), {std::move(term)}}; }

}  // namespace cutecheck::meaning
