// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/premise_symbols.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/notation/print.h"
#include "core/support/nearest_name.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kLongName = 4;  // of letters: one that differs from another by one letter is a misspelling

using Names = std::set<std::string>;

void addSymbols(const Expression& e, Names& names) {
  if (e.kind == Expression::Kind::kSymbol) names.insert(e.name);
  for (const Expression& child : e.children) addSymbols(child, names);
}

Names symbolsOf(const Expression& e) {
  Names names;
  addSymbols(e, names);
  return names;
}

bool share(const Names& a, const Names& b) {
  return std::any_of(a.begin(), a.end(), [&](const std::string& name) { return b.contains(name); });
}

std::string inSmallLetters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// The symbol that `name` is another spelling of; empty where there is none.
std::string meant(const std::string& name, const Names& known) {
  for (const std::string& one : known)
    if (inSmallLetters(one) == inSmallLetters(name)) return one;
  const std::vector<std::string_view> names(known.begin(), known.end());
  return name.size() + 1 < kLongName ? std::string() : std::string(nearestName(name, names, 1));
}

}  // namespace

std::vector<size_t> unrelatedPremises(const Expression& expression, const std::vector<Expression>& premises) {
  Names reached = symbolsOf(expression);
  std::vector<bool> related(premises.size(), false);
  for (bool grown = true; grown;) {
    grown = false;
    for (size_t k = 0; k < premises.size(); ++k) {
      const Names own = symbolsOf(premises[k]);
      if (related[k] || (!own.empty() && !share(own, reached))) continue;
      related[k] = grown = true;
      reached.insert(own.begin(), own.end());
    }
  }
  std::vector<size_t> unrelated;
  for (size_t k = 0; k < premises.size(); ++k)
    if (!related[k]) unrelated.push_back(k);
  return unrelated;
}

std::string unknownSymbols(const Expression& expression, const Expression& premise) {
  const Names known = symbolsOf(expression), own = symbolsOf(premise);
  std::string words;
  for (const std::string& name : own) {
    const std::string near = meant(name, known);
    words += (words.empty() ? "" : ", ") + name + (near.empty() ? "" : ", did you mean " + near + "?");
  }
  return words;
}

std::optional<Diagnostic> misspeltSymbol(const Expression& expression,
                                         const std::vector<Expression>& premises) {
  const Names known = symbolsOf(expression);
  for (const size_t k : unrelatedPremises(expression, premises)) {
    const Names own = symbolsOf(premises[k]);
    if (std::all_of(own.begin(), own.end(),
                    [&](const std::string& name) { return meant(name, known).empty(); }))
      continue;
    Diagnostic error =
        makeError(Code::kUsage, "premise_c3",
                  "in a premise: the expression has no symbol " + unknownSymbols(expression, premises[k]));
    error.position = premises[k].begin;
    return error;
  }
  return std::nullopt;
}

}  // namespace cutecheck::cli
