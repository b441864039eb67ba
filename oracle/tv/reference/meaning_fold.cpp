// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_fold.h"

#include <algorithm>
#include <set>

#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

Diagnostic badFold(const std::string& message, Code code = Code::kSyntax) { return makeError(code, "meaning_c18", message); }

Expression indexSymbol(const std::string& name) {
  Expression e;
  e.kind = Expression::Kind::kSymbol;
  e.name = name;
  e.value = 1;
  return e;
}

}  // namespace

std::optional<size_t> openFold(const MeaningFunction& kernel) {
  const bool open = !kernel.folds.empty() && kernel.folds.back().open;
  return open ? std::optional(kernel.folds.size() - 1) : std::nullopt;
}

Expected<MeaningFold> parseFold(std::string_view text, const MeaningFunction& kernel) {
  if (openFold(kernel)) return badFold("a fold in a fold");
  std::string_view rest = text;
  MeaningFold fold;
  fold.index = std::string(word(rest));
  if (!isName(fold.index) || word(rest) != "<") return badFold("expected INDEX < and the number of turns");
  const size_t when = rest.find(" when ");
  CUTECHECK_TRY(turns, parseExpression(rest.substr(0, when)));
  fold.turns = std::move(turns);
  if (when == std::string_view::npos) return fold;
  CUTECHECK_TRY(condition, parseExpression(rest.substr(when + 6)));
  fold.conditional = true;
  fold.condition = std::move(condition);
  return fold;
}

Expected<MeaningCarried> parseCarry(std::string_view text, const MeaningFunction& kernel) {
  const std::optional<size_t> fold = openFold(kernel);
  if (!fold) return badFold("'carry' outside a fold");
  std::string_view rest = text;
  MeaningCarried carried;
  carried.name = std::string(word(rest));
  carried.type = std::string(word(rest));
  carried.fold = *fold;
  if (!isName(carried.name)) return badFold("expected a name for what is carried");
  if (elementBytes(carried.type) == 0 || carried.type[0] == 'i') return badFold("expected a type of floating point such as f32");
  if (word(rest) != "=") return badFold("expected = and the value before the first turn");
  CUTECHECK_TRY(first, parseValue(rest));
  if (std::optional<Diagnostic> problem = valueProblem(first, kernel, std::nullopt)) return *problem;
  carried.first = std::move(first);
  return carried;
}

std::optional<Diagnostic> readNext(std::string_view text, size_t line, MeaningFunction& kernel) {
  const std::optional<size_t> fold = openFold(kernel);
  if (!fold) return badFold("'next' outside a fold");
  std::string_view rest = text;
  const std::string name(word(rest));
  const auto at = std::ranges::find_if(kernel.carried, [&](const MeaningCarried& c) { return c.name == name && c.fold == *fold; });
  if (at == kernel.carried.end()) return badFold("the fold carries no " + name, Code::kUsage);
  if (at->nextLine != 0) return badFold("two lines say what comes next of " + name);
  if (word(rest) != "=") return badFold("expected = and the value after a turn");
  Expected<Expression> next = parseValue(rest);
  if (!next) return next.error();
  if (std::optional<Diagnostic> problem = valueProblem(*next, kernel, fold)) return problem;
  at->next = std::move(next).value();
  at->nextLine = line;
  return std::nullopt;
}

std::optional<Diagnostic> closeFold(MeaningFunction& kernel) {
  const std::optional<size_t> fold = openFold(kernel);
  if (!fold) return badFold("'done' outside a fold");
  bool carries = false;
  for (const MeaningCarried& c : kernel.carried) {
    if (c.fold != *fold) continue;
    carries = true;
    if (c.nextLine == 0) return badFold("no line says what comes next of " + c.name);
  }
  if (!carries) return badFold("a fold that carries nothing");
  if (std::ranges::none_of(kernel.accesses,
                           [&](const MeaningAccess& a) { return a.fold == fold && !a.store; }))
    return badFold("a fold that loads nothing");
  kernel.folds.back().open = false;
  return std::nullopt;
}

void putInTurn(MeaningAccess& access, const MeaningFunction& kernel) {
  access.fold = openFold(kernel);
  if (!access.fold) return;
  const MeaningFold& fold = kernel.folds[*access.fold];
  Expression turn, all;
  turn.kind = Expression::Kind::kRelation;
  turn.relation = Relation::kLess;
  turn.children = {indexSymbol(fold.index), fold.turns};
  all.kind = Expression::Kind::kCall;
  all.name = "and";
  if (fold.conditional) all.children.push_back(fold.condition);
  all.children.push_back(std::move(turn));
  if (access.conditional) all.children.push_back(std::move(access.condition));
  access.conditional = true;
  access.condition = std::move(all);
}

std::string notCarried(const MeaningFunction& kernel, const std::string& name) {
  std::string all;
  const auto add = [&](const std::string& symbol) {  // of a parameter that no line names it is no word
    if (!symbol.empty() && symbol.find(' ') == std::string::npos) all += (all.empty() ? "" : ", ") + symbol;
  };
  for (const MeaningParameter& p : kernel.parameters) add(p.symbol);
  for (const MeaningRegister& r : kernel.registers) add(r.carries.symbol);
  const bool isData = std::ranges::any_of(kernel.data, [&](const MeaningDatum& d) { return d.name == name; });
  return "no parameter of @" + kernel.name + " carries " + name +
         (isData ? ": it is of floating point, and is no integer" : ": the names are " + all);
}

std::string ambiguousName(const MeaningFunction& kernel) {
  std::set<std::string> known;
  for (const MeaningParameter& p : kernel.parameters) known.insert(p.symbol);
  for (const MeaningRegister& r : kernel.registers) known.insert(r.carries.symbol);
  for (const MeaningDatum& d : kernel.data) known.insert(d.name);
  for (const auto& [name, definition] : kernel.definitions) known.insert(name);
  for (const MeaningPointer& p : kernel.pointers) known.insert(p.address);
  for (const MeaningAccess& a : kernel.accesses) known.insert(a.name);
  for (const MeaningFold& fold : kernel.folds)
    if (!known.insert(fold.index).second) return fold.index;
  for (const MeaningCarried& c : kernel.carried)
    if (!known.insert(c.name).second) return c.name;
  return {};
}

}  // namespace cutecheck::oracle
