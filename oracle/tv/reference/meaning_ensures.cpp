// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_ensures.h"

#include <algorithm>

#include "core/notation/print.h"
#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

constexpr const char* kElement = "element__";  // no name that a line may have, here

Diagnostic badEnsures(const std::string& message, Code code = Code::kSyntax) {
  return makeError(code, "meaning_c17", message);
}

// What stands before `between`, cut off `rest`; nothing where it does not occur.
std::optional<std::string_view> before(std::string_view& rest, std::string_view between) {
  const size_t at = rest.find(between);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view first = trimmed(rest.substr(0, at));
  rest = trimmed(rest.substr(at + between.size()));
  return first;
}

// The parts of a list, cut at the commas outside of brackets.
std::vector<std::string_view> listed(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    if (c != ',' || (depth > 0 && i < text.size())) continue;
    parts.push_back(trimmed(text.substr(begin, i - begin)));
    begin = i + 1;
  }
  return parts;
}

// NAME OP EXPR
Expected<std::pair<std::string, Expression>> named(std::string_view text, char op) {
  const size_t at = text.find(op);
  const std::string_view name = trimmed(text.substr(0, std::min(at, text.size())));
  if (at == std::string_view::npos || !isName(name))
    return badEnsures(std::string("expected NAME ") + op + " EXPRESSION");
  CUTECHECK_TRY(e, parseExpression(text.substr(at + 1)));
  return std::pair(std::string(name), std::move(e));
}

bool isWordPart(char c) { return isName(std::string(1, c)) || (c >= '0' && c <= '9'); }

// The last word of a text.
std::string_view lastWord(std::string_view text) {
  size_t begin = text.size();
  while (begin > 0 && isWordPart(text[begin - 1])) --begin;
  return text.substr(begin);
}

// The text with names in the place of elements, [ELEMENT] NAME [ EXPR ], which join `in`; of the type of the
// output where none is written.
Expected<std::string> withoutElements(std::string_view text, const std::string& type,
                                      const MeaningFunction& kernel, std::vector<MeaningElement>& in) {
  std::string out;
  while (true) {
    const size_t open = text.find('[');
    out += text.substr(0, open);
    if (open == std::string_view::npos) return out;
    const std::string name(lastWord(out));
    out.resize(out.size() - name.size());
    const std::string_view before = trimmed(out), stated = lastWord(before);
    const bool typed = elementBytes(stated) != 0;
    const std::string place =
        (typed ? std::string(stated) : type) + " " + name + std::string(text.substr(open));
    std::string_view rest = place;
    CUTECHECK_TRY(element, parsePlace(rest, kernel));
    if (typed) out.resize(static_cast<size_t>(stated.data() - out.data()));
    const auto same = std::ranges::find_if(in, [&](const MeaningElement& other) {
      return other.type == element.type && other.pointer == element.pointer &&
             toString(other.offset) == toString(element.offset);
    });
    out += elementSymbol(static_cast<size_t>(same - in.begin()));
    if (same == in.end())
      in.push_back({element.type, element.bytes, element.pointer, std::move(element.offset)});
    text = text.substr(text.size() - rest.size());
  }
}

// What the fold that is read calls the value before, and how often that was spoken of.
struct Spoken {
  std::string name;
  size_t times = 0;
};

std::optional<Diagnostic> problemOf(Expression& e, const MeaningFunction& kernel, MeaningEnsures& ensures,
                                    Spoken* spoken);

// fold(INDEX < TURNS, SUM, FIRST, NEXT), sum(INDEX < TURNS, NEXT) and max(INDEX < TURNS, NEXT): from then on
// a call of the number of the reduction.
std::optional<Diagnostic> reductionProblem(Expression& e, const MeaningFunction& kernel,
                                           MeaningEnsures& ensures, bool inFold) {
  using Kind = MeaningReduction::Kind;
  const Kind kind = e.name == "fold" ? Kind::kFold : e.name == "sum" ? Kind::kSum : Kind::kMaximum;
  const bool folds = kind == Kind::kFold;
  const auto several = [] {
    return badEnsures("a fold, and another fold or sum, in a value that is ensured", Code::kUsage);
  };
  if (inFold || e.children.size() < 2) return several();
  const Expression turns = e.children[0];
  const bool below = turns.kind == Expression::Kind::kRelation && turns.relation == Relation::kLess &&
                     turns.children[0].kind == Expression::Kind::kSymbol &&
                     (!folds || e.children[1].kind == Expression::Kind::kSymbol);
  if (!below)
    return badEnsures(folds ? "expected fold(INDEX < TURNS, SUM, FIRST, NEXT)"
                            : "expected " + e.name + "(INDEX < NUMBER, VALUE)");
  MeaningReduction one{kind, turns.children[0].name, folds ? e.children[1].name : "", turns.children[1], {},
                       {}};
  if (folds) {
    if (const auto problem = problemOf(e.children[2], kernel, ensures, nullptr)) return problem;
    one.first = std::move(e.children[2]);
  }
  Spoken spoken{one.sum, 0};
  if (const auto problem = problemOf(e.children.back(), kernel, ensures, folds ? &spoken : nullptr))
    return problem;
  one.next = std::move(e.children.back());
  if (folds && spoken.times != 1)
    return badEnsures("what comes next in a fold speaks of " + one.sum + " once", Code::kUsage);
  if (!ensures.reductions.empty() && (folds || !ensures.real())) return several();
  const auto same = std::ranges::find_if(ensures.reductions, [&](const MeaningReduction& r) {
    return r.kind == one.kind && r.index == one.index && toString(r.turns) == toString(one.turns) &&
           toString(r.next) == toString(one.next);
  });
  Expression which;
  which.value = same - ensures.reductions.begin();
  if (same == ensures.reductions.end()) ensures.reductions.push_back(std::move(one));
  e.children = {which};
  return std::nullopt;
}

// What is wrong with a value; in a fold what it has `spoken` of is counted.
std::optional<Diagnostic> problemOf(Expression& e, const MeaningFunction& kernel, MeaningEnsures& ensures,
                                    Spoken* spoken) {
  if (e.kind == Expression::Kind::kTuple && e.children.size() == 1)
    return problemOf(e.children[0], kernel, ensures, spoken);
  if (e.kind == Expression::Kind::kSymbol) {
    if (spoken && e.name == spoken->name) return ++spoken->times, std::nullopt;
    const bool known =
        e.name.starts_with(kElement) ||
        std::ranges::any_of(kernel.data, [&](const MeaningDatum& d) { return d.name == e.name; });
    return known ? std::nullopt
                 : std::optional(
                       badEnsures(e.name + " is no element, parameter of floating point or sum", Code::kUsage));
  }
  if (isFoldCall(e)) return reductionProblem(e, kernel, ensures, spoken != nullptr);
  if (isBitsCall(e))
    return bitsOf(e) ? std::nullopt
                     : std::optional(badEnsures(e.name + " takes the bits of its type as one number"));
  if (isChoiceCall(e)) {
    const std::optional<Diagnostic> problem = problemOf(e.children[1], kernel, ensures, spoken);
    return problem ? problem : problemOf(e.children[2], kernel, ensures, spoken);
  }
  const size_t operands = e.kind == Expression::Kind::kCall && !isDataTruth(e.name) && e.name != kDataSelect
                              ? valueOperands(e.name)
                              : 0;
  if (operands == 0)
    return badEnsures(
        "a value that is ensured is made of elements, constants by their bits, functions of data, choices "
        "and a fold",
        Code::kUsage);
  if (e.children.size() != operands) return badEnsures(e.name + " takes " + std::to_string(operands) + " values");
  for (Expression& child : e.children)
    if (std::optional<Diagnostic> problem = problemOf(child, kernel, ensures, spoken)) return problem;
  return std::nullopt;
}

// A register of a thread that an expression speaks of: an element of the output is no thread's own.
std::optional<Diagnostic> registerIn(const Expression& e, const MeaningFunction& kernel) {
  const auto carries = [&](const MeaningRegister& r) { return r.carries.symbol == e.name; };
  if (e.kind == Expression::Kind::kSymbol && std::ranges::any_of(kernel.registers, carries))
    return badEnsures(e.name + " is a register of a thread: what is ensured speaks of indices and parameters",
                      Code::kUsage);
  for (const Expression& child : e.children)
    if (std::optional<Diagnostic> problem = registerIn(child, kernel)) return problem;
  return std::nullopt;
}

}  // namespace

std::string elementSymbol(size_t index) { return kElement + std::to_string(index); }

bool isFoldCall(const Expression& e) {
  if (e.kind != Expression::Kind::kCall) return false;
  const size_t parts = e.name == "fold" ? 4 : e.name == "sum" || e.name == "max" ? 2 : 0;
  return parts != 0 && (e.children.size() == parts || e.children.size() == 1);
}

Expected<MeaningEnsures> parseEnsures(std::string_view text, const MeaningFunction& kernel) {
  MeaningEnsures ensures;
  ensures.text = std::string(text);
  std::string_view rest = text;
  if (text.find(kElement) != std::string_view::npos)
    return badEnsures(std::string("a name with ") + kElement, Code::kUsage);
  CUTECHECK_TRY(out, parsePlace(rest, kernel));
  if (word(rest) != "==") return badEnsures("expected == and a value");
  const std::optional<std::string_view> stated = before(rest, " for ");
  if (!stated) return badEnsures("expected for and the indices");
  CUTECHECK_TRY(named_, withoutElements(*stated, out.type, kernel, ensures.in));
  CUTECHECK_TRY(value, parseValue(named_));
  ensures.value = std::move(value);
  if (std::optional<Diagnostic> problem = problemOf(ensures.value, kernel, ensures, nullptr)) return *problem;
  const std::optional<std::string_view> indices = before(rest, " by ");
  if (!indices) return badEnsures("expected by and who writes the element");
  for (const std::string_view part : listed(*indices)) {
    CUTECHECK_TRY(index, named(part, '<'));
    ensures.indices.push_back(std::move(index));
  }
  for (const std::string_view part : listed(rest)) {
    CUTECHECK_TRY(writer, named(part, '='));
    ensures.writer.push_back(std::move(writer));
  }
  const auto isParameter = [&](size_t k) {
    return kernel.pointers[k].kind == MeaningPointer::Kind::kParameter && kernel.pointers[k].space == 1;
  };
  const auto isTensor = [&](const MeaningElement& e) { return isParameter(e.pointer); };
  if (!isParameter(out.pointer) || !std::ranges::all_of(ensures.in, isTensor))
    return badEnsures("the tensors lie in global memory", Code::kUsage);
  if (std::ranges::any_of(ensures.in, [&](const MeaningElement& e) { return e.pointer == out.pointer; }))
    return badEnsures("an output that is the input", Code::kUsage);
  std::vector<const Expression*> said = {&out.offset, &ensures.value};
  for (const MeaningReduction& r : ensures.reductions) said.insert(said.end(), {&r.turns, &r.first, &r.next});
  for (const auto& [index, extent] : ensures.indices) said.push_back(&extent);
  for (const MeaningElement& in : ensures.in) said.push_back(&in.offset);
  for (const Expression* e : said)
    if (std::optional<Diagnostic> problem = registerIn(*e, kernel)) return *problem;
  ensures.type = out.type;
  ensures.bytes = out.bytes;
  ensures.out = out.pointer;
  ensures.outOffset = std::move(out.offset);
  return ensures;
}

}  // namespace cutecheck::oracle
