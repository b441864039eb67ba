// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_access.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/reference/meaning_fold.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

constexpr uint64_t kLargestAlign = 4096;

Diagnostic wrong(const std::string& message, Code code = Code::kSyntax) { return makeError(code, "meaning_c12", message); }

// Where the bracket opened at `open` closes; npos when it does not.
size_t closing(std::string_view s, size_t open) {
  size_t depth = 0;
  for (size_t i = open; i < s.size(); ++i) {
    if (s[i] == '[') ++depth;
    if (s[i] == ']' && --depth == 0) return i;
  }
  return std::string_view::npos;
}

const MeaningAccess* loadNamed(const MeaningFunction& kernel, const std::string& name) {
  for (const MeaningAccess& a : kernel.accesses)
    if (!a.store && a.name == name) return &a;
  return nullptr;
}

bool datumNamed(const MeaningFunction& kernel, const std::string& name) {
  return std::ranges::any_of(kernel.data, [&](const MeaningDatum& d) { return d.name == name; });
}

// The bytes of the type in TYPE_bits or TYPE_of; 0 for another expression.
unsigned typeBefore(std::string_view ending, const Expression& e) {
  const bool ends = e.kind == Expression::Kind::kCall && std::string_view(e.name).ends_with(ending);
  return ends ? elementBytes(std::string_view(e.name).substr(0, e.name.size() - ending.size())) : 0;
}

// Whether the name stands for a value where the loads and what is carried of `fold` are known.
bool isValue(const MeaningFunction& kernel, const std::string& name, std::optional<size_t> fold) {
  if (const MeaningAccess* load = loadNamed(kernel, name)) return !load->fold || load->fold == fold;
  for (const MeaningCarried& c : kernel.carried)
    if (c.name == name) return !kernel.folds[c.fold].open || c.fold == fold;
  return datumNamed(kernel, name);
}

}  // namespace

// A value is made of loads before it, parameters, constants by their bits, numbers, and functions of them.
std::optional<Diagnostic> valueProblem(const Expression& e, const MeaningFunction& kernel, std::optional<size_t> fold, bool truth) {
  if (e.kind == Expression::Kind::kSymbol)
    return isValue(kernel, e.name, fold) ? std::nullopt : std::optional(wrong("no load before is named " + e.name, Code::kUsage));
  if (e.kind == Expression::Kind::kTuple && e.children.size() == 1) return valueProblem(e.children[0], kernel, fold);
  if (isBitsCall(e))
    return bitsOf(e) ? std::nullopt
                     : std::optional(wrong(e.name + " takes the bits of its type as one number"));
  if (isNumberCall(e)) {
    if (e.children.size() != 1) return wrong(e.name + " takes one number");
    const Expression& n = e.children[0];
    const unsigned width = 8 * elementBytes(e.name.substr(0, e.name.find('_')));
    if (n.kind != Expression::Kind::kInt || width == 64 || (n.value >> (width - 1)) == (n.value < 0 ? -1 : 0))
      return std::nullopt;
    const std::string text = std::to_string(n.value), bits = std::to_string(width);
    return wrong(
        text + " does not fit i" + bits + ": write " + e.name + "(signed(" + bits + ", " + text + "))",
        Code::kUsage);
  }
  if (isChoiceCall(e)) {
    const std::optional<Diagnostic> problem = valueProblem(e.children[1], kernel, fold);
    return problem ? problem : valueProblem(e.children[2], kernel, fold);
  }
  const size_t open = e.kind == Expression::Kind::kCall ? openOperands(e.name) : 0;
  const size_t operands = open > 0 || e.kind != Expression::Kind::kCall ? open : valueOperands(e.name);
  if (operands == 0 || (isDataTruth(e.name) && !truth))
    return wrong("a stored value is a load's name, a constant by its bits or an operation on them", Code::kUsage);
  const bool more = open > 0 && e.name != kOpenPower;
  if (more ? e.children.size() < operands : e.children.size() != operands)
    return wrong(e.name + " takes " + std::to_string(operands) + " values" + (more ? " or more" : ""));
  const bool selects = e.name == kDataSelect;
  if (selects && !isDataTruth(e.children[0].name)) return wrong("fselect chooses by a comparison such as fcmp_olt", Code::kUsage);
  for (size_t k = 0; k < e.children.size(); ++k)
    if (auto problem = valueProblem(e.children[k], kernel, fold, selects && k == 0)) return problem;
  return std::nullopt;
}

unsigned elementBytes(std::string_view type) {
  static const std::map<std::string_view, unsigned> sizes{{"i8", 1},  {"i16", 2},  {"i32", 4}, {"i64", 8},
                                                          {"f16", 2}, {"bf16", 2}, {"f32", 4}, {"f64", 8}};
  auto at = sizes.find(type);
  return at == sizes.end() ? 0 : at->second;
}

bool isBitsCall(const Expression& e) { return typeBefore("_bits", e) != 0; }

std::optional<uint64_t> bitsOf(const Expression& e) {
  if (e.children.size() != 1 || e.children[0].kind != Expression::Kind::kInt) return std::nullopt;
  const unsigned bytes = typeBefore("_bits", e);
  const int64_t value = e.children[0].value;
  const bool fits = bytes == 8 || (value >= 0 && bytes != 0 && value >> (8 * bytes) == 0);
  return fits ? std::optional(static_cast<uint64_t>(value)) : std::nullopt;
}

Expected<Expression> parseValue(std::string_view text) {
  constexpr std::string_view kBits = "64_bits(";
  std::string given(text);
  for (size_t at = given.find(kBits); at != std::string::npos; at = given.find(kBits, at)) {
    at += kBits.size();
    uint64_t bits = 0;
    const char* const end = given.data() + given.size();
    const auto [stop, error] = std::from_chars(given.data() + at, end, bits);
    if (error != std::errc() || bits <= static_cast<uint64_t>(INT64_MAX)) continue;
    given.replace(at, static_cast<size_t>(stop - given.data()) - at,
                  std::to_string(static_cast<int64_t>(bits)));
  }
  return parseExpression(given);
}

bool isNumberCall(const Expression& e) { return typeBefore("_of", e) != 0 && e.name[0] == 'i'; }

bool isChoiceCall(const Expression& e) {
  return e.kind == Expression::Kind::kCall && e.name == "choice" && e.children.size() == 3;
}

bool isNamed(const MeaningFunction& kernel, const std::string& name) {
  return loadNamed(kernel, name) != nullptr || datumNamed(kernel, name);
}

Expected<MeaningPointer> parsePointer(std::string_view rest) {
  auto bad = [](const std::string& message) { return makeError(Code::kSyntax, "meaning_c4", message); };
  MeaningPointer p;
  p.name = std::string(word(rest));
  if (!isName(p.name)) return bad("expected a name for the pointer");
  if (rest.substr(0, 6) == "shared") {
    p.space = 3;
    if (word(rest) != "shared") return bad("expected shared or align");
  }
  if (rest.empty()) return p;
  if (word(rest) != "align") return bad("expected shared or align after " + p.name);
  std::optional<unsigned> align = number(rest);
  if (!align || *align == 0 || *align > kLargestAlign || (*align & (*align - 1)) != 0)
    return bad("expected a power of two, at most " + std::to_string(kLargestAlign));
  p.align = *align;
  return p;
}

Expected<MeaningAccess> parsePlace(std::string_view& rest, const MeaningFunction& f) {
  MeaningAccess access;
  access.type = std::string(word(rest));
  access.bytes = elementBytes(access.type);
  if (access.bytes == 0) return wrong("expected an element type such as f32");
  size_t open = rest.find('['), close = open == std::string_view::npos ? open : closing(rest, open);
  if (close == std::string_view::npos) return wrong("expected POINTER[OFFSET]");
  std::string_view name = trimmed(rest.substr(0, open));
  while (access.pointer < f.pointers.size() && f.pointers[access.pointer].name != name) ++access.pointer;
  if (access.pointer == f.pointers.size()) return wrong("no pointer is named " + std::string(name), Code::kUsage);
  CUTECHECK_TRY(offset, parseExpression(rest.substr(open + 1, close - open - 1)));
  access.offset = std::move(offset);
  rest = trimmed(rest.substr(close + 1));
  return access;
}

Expected<MeaningAccess> parseAccess(std::string_view text, bool store, const MeaningFunction& kernel) {
  std::string_view rest = text;
  std::string loaded;
  if (!store) {
    loaded = std::string(word(rest));
    if (!isName(loaded)) return wrong("expected a name for what is loaded");
    if (isNamed(kernel, loaded)) return wrong("two loads are named " + loaded);
  }
  CUTECHECK_TRY(access, parsePlace(rest, kernel));
  access.store = store;
  access.text = (store ? "store " : "load ") + std::string(text);
  access.name = std::move(loaded);

  // No expression holds the word: names are followed by an operator, a bracket or a comma.
  std::string_view condition;
  size_t when = rest.substr(0, 5) == "when " ? 0 : rest.find(" when ");
  if (when != std::string_view::npos) {
    condition = trimmed(rest.substr(rest.find("when", when) + 4));
    rest = trimmed(rest.substr(0, when));
  }
  if (store) {
    if (rest.empty() || rest[0] != '=') return wrong("expected = and the value stored");
    CUTECHECK_TRY(value, parseValue(rest.substr(1)));
    if (std::optional<Diagnostic> problem = valueProblem(value, kernel, openFold(kernel))) return *problem;
    access.value = std::move(value);
  } else if (!rest.empty()) {
    return wrong("expected when and a condition, or the end of the line");
  }
  if (when != std::string_view::npos) {
    CUTECHECK_TRY(when_, parseExpression(condition));
    access.conditional = true;
    access.condition = std::move(when_);
  }
  return access;
}

}  // namespace cutecheck::oracle
