// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/pasted_hint.h"

#include <algorithm>
#include <array>
#include <functional>

#include "core/eval/operation.h"
#include "core/notation/expression.h"
#include "core/notation/print.h"
#include "core/support/text_cursor.h"
#include "core/support/trimmed.h"
#include "tools/help/hint.h"
#include "tools/help/predicate_help.h"

namespace cutecheck::help {

namespace {

constexpr auto kNotThere = std::string_view::npos;

bool isWordLetter(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

std::string_view wordEndingAt(std::string_view text, size_t end) {
  size_t begin = end;
  while (begin > 0 && isWordLetter(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}

std::string_view wordFrom(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && isWordLetter(text[end])) ++end;
  return text.substr(at, end - at);
}

bool allDigits(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), isDigit);
}

// tensor<ptr<f16, gmem> o (128,64):(64,1)>, as the DSL prints one.
std::string ofTensor(std::string_view text) {
  const size_t begin = text.find("tensor<");
  if (begin == kNotThere || (begin > 0 && isWordLetter(text[begin - 1]))) return {};
  int depth = 0;
  size_t end = begin;
  for (; end < text.size(); ++end) {
    depth += text[end] == '<' ? 1 : text[end] == '>' ? -1 : 0;
    if (depth == 0 && text[end] == '>') break;
  }
  const std::string_view inside = text.substr(begin, end - begin);
  const size_t pointer = inside.find(" o ");
  const std::string said = "a print of a tensor has its pointer in front";
  return pointer == kNotThere
             ? said + "; write its layout alone"
             : said + "; write the layout alone: " + std::string(trimmed(inside.substr(pointer + 3), " "));
}

// !cute.layout<"(4,8):(8,1)">, a type of a module; "cute." may have been taken away by whoever reads foreign texts.
std::string ofType(std::string_view text) {
  const size_t sign = text.find('!');
  if (sign == kNotThere || sign + 1 >= text.size() || !isLetter(text[sign + 1]) || text.find('<', sign) == kNotThere) return {};
  const size_t open = text.find('"'), close = open == kNotThere ? kNotThere : text.find('"', open + 1);
  const std::string said = "this is a type of a module";
  return close == kNotThere ? said + ", which cutecheck validate reads"
                        : said + "; write what stands in its quotes: " +
                              std::string(text.substr(open + 1, close - open - 1));
}

// recast<float>(L): an element is a number.
std::string ofElement(std::string_view name, int bytes) {
  const std::string said = "an element type is no argument here; ";
  return name == "recast" || name == "recast_layout"
             ? said + "write the bits of the new and of the old element, " + std::string(name) + "(" +
                   std::to_string(8 * bytes) + ", OLD, L)"
             : said + "cutecheck help " + std::string(name) + " has what there is";
}

// select<0,2>(L), upcast<2>(L): what C++ takes as a template is an argument here.
std::string ofTemplates(std::string_view text) {
  for (size_t open = text.find('<'); open != kNotThere; open = text.find('<', open + 1)) {
    const std::string_view name = wordEndingAt(text, open);
    const size_t close = text.find(">(", open);
    const bool swizzle = name == "S" || name == "Sw" || name == "Swizzle";
    if (name.empty() || swizzle || close == kNotThere) continue;
    std::string numbers;
    bool all = true;
    for (size_t at = open + 1; at <= close;) {
      const size_t end = std::min(text.find(',', at), close);
      const std::string_view one = trimmed(text.substr(at, end - at), " ");
      all = all && allDigits(one);
      numbers += ", " + std::string(one);
      at = end + 1;
    }
    constexpr std::array<std::string_view, 4> kOneNumber = {"upcast", "downcast", "group", "group_modes"};
    const bool known = std::find(kOneNumber.begin(), kOneNumber.end(), name) != kOneNumber.end();
    if (!all && bytesOfType(trimmed(text.substr(open + 1, close - open - 1), " ")) > 0)
      return ofElement(name, bytesOfType(trimmed(text.substr(open + 1, close - open - 1), " ")));
    if (!all || (!known && numbers.find(',', 1) == kNotThere)) continue;
    int depth = 1;
    size_t end = close + 2;
    while (end < text.size() && (depth += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0) > 0) ++end;
    const std::string layout(end < text.size() ? text.substr(close + 2, end - close - 2)
                                               : std::string_view("L"));
    return "template arguments stand behind the layout: " +
           std::string(name == "group" ? "group_modes" : name) + "(" + layout + numbers + ")";
  }
  return {};
}

// 16K, 1e3
std::string ofNumber(std::string_view text, size_t at) {
  const std::string_view digits = wordEndingAt(text, at), behind = wordFrom(text, at);
  if (!allDigits(digits) || digits.size() > 6 || behind.empty()) return {};
  const std::string number(digits);
  if ((behind[0] == 'e' || behind[0] == 'E') && allDigits(behind.substr(1)) && behind.size() == 2)
    return "numbers are written out: " + number + std::string(static_cast<size_t>(behind[1] - '0'), '0');
  if (behind == "b" || behind == "bit" || behind == "bits")
    return "a number has no unit here: write " + number + ", and of bytes " +
           std::to_string(std::stoll(number) / 8);
  if (behind == "B" || behind == "byte" || behind == "bytes")
    return "a number has no unit here: write " + number;
  constexpr std::array<std::string_view, 3> kKibi = {"K", "k", "Ki"}, kMebi = {"M", "Mi", "m"};
  const bool kibi = std::find(kKibi.begin(), kKibi.end(), behind) != kKibi.end();
  if (!kibi && std::find(kMebi.begin(), kMebi.end(), behind) == kMebi.end()) return {};
  const int64_t unit = kibi ? int64_t{1} << 10 : int64_t{1} << 20;
  return "numbers are written out: " + std::to_string(std::stoll(number) * unit) +
         "; the product with a symbol is " + number + "*" + std::string(behind);
}

// M << 1, M >> 1; <2:1,<4:1>> is a tiler.
std::string ofShift(std::string_view text) {
  for (const std::string_view sign : {"<<", ">>"}) {
    const size_t at = text.find(sign);
    if (at == kNotThere || at + 2 >= text.size()) continue;
    const std::string_view left = trimmed(text.substr(0, at), " "), right = trimmed(text.substr(at + 2), " ");
    if (left.empty() || right.empty() || !(isWordLetter(left.back()) || left.back() == ')') ||
        !isDigit(right.front()))
      continue;
    return sign == "<<" ? "there is no shift; M << 1 is M*2, and 1 << 4 is 16"
                        : "there is no shift; M >> 1 is M/2, of M at or above 0";
  }
  return {};
}

// L = (4,8):(8,1)
std::string ofAssignment(std::string_view text, size_t at) {
  const std::string_view name = trimmed(text.substr(0, at), " ");
  if (!text.substr(at).starts_with("=") || text.substr(at).starts_with("==")) return {};
  if (name.empty() || !isLetter(name.front()) || !std::all_of(name.begin(), name.end(), isWordLetter)) return {};
  const std::string_view value = trimmed(text.substr(at + 1), " ");
  if (value.find(':') == kNotThere && value.find('(') == kNotThere) return {};
  return "there is no assignment; put what " + std::string(name) +
         " stands for in its place: " + std::string(value);
}

const Expression* callOf(const Expression& e, const std::function<bool(const Expression&)>& is) {
  if (e.kind == Expression::Kind::kCall && is(e)) return &e;
  for (const Expression& child : e.children)
    if (const Expression* found = callOf(child, is)) return found;
  return nullptr;
}

bool isOneLayout(const Expression& e) {
  return e.kind == Expression::Kind::kLayout || e.kind == Expression::Kind::kCompose;
}
bool isOneNumber(const Expression& e) {
  return e.kind == Expression::Kind::kInt || e.kind == Expression::Kind::kSymbol;
}

// bijective(32, L), crd2idx(L, c): the layout is the other argument.
std::string ofOrder(const Expression& text) {
  const Expression* call = callOf(text, [](const Expression& e) {
    if (e.children.size() != 2 || isOneLayout(e.children[0]) == isOneLayout(e.children[1])) return false;
    if (e.name == "crd2idx") return isOneLayout(e.children[0]);
    return isOneNumber(e.children[0]) &&
           std::any_of(predicateHelp().begin(), predicateHelp().end(), [&](const PredicateHelp& row) {
             return row.name == e.name && row.arguments == "L, n";
           });
  });
  if (call == nullptr) return {};
  return call->name +
         (call->name == "crd2idx" ? " takes the coordinate first: " : " takes the layout first: ") +
         call->name + "(" + toString(call->children[1]) + ", " + toString(call->children[0]) + ")";
}

// L(2,3): a name of one or two letters is no operation.
std::string ofOffset(const Diagnostic& error, const Expression& text) {
  const bool claim = error.rule == "claim_c1" && error.message.starts_with("no layout operation ");
  if (!claim && error.rule != "operations") return {};
  const Expression* call = callOf(text, [&](const Expression& e) {
    return e.name.size() <= 2 && !e.children.empty() && error.position && e.begin == *error.position;
  });
  if (call == nullptr) return {};
  std::string coordinate;
  for (const Expression& one : call->children) coordinate += (coordinate.empty() ? "" : ",") + toString(one);
  if (call->children.size() > 1) coordinate = "(" + coordinate + ")";
  const std::string name = call->name;
  return "the offset of a coordinate is " +
         (claim ? "crd2idx(" + coordinate + ", " + name + ")" : "call(" + name + ", " + coordinate + ")") +
         ", with the layout in the place of " + name;
}

// L; and L // comment: what stands behind an expression in a program.
std::string ofComment(std::string_view text) {
  std::string_view rest = trimmed(text, " ");
  if (rest.ends_with(";")) {
    while (rest.ends_with(";") || rest.ends_with(" ")) rest.remove_suffix(1);
    return rest.find(';') == kNotThere && parseExpression(rest).ok()
               ? "an expression has no ';' behind it; remove it"
               : std::string();
  }
  for (const std::string_view sign : {"//", "/*", "#"}) {
    const size_t at = text.find(sign);
    if (at == kNotThere) continue;
    const std::string_view left = trimmed(text.substr(0, at), " ;"),
                           right = trimmed(text.substr(at + sign.size()), " ");
    const bool words =
        sign != "//" || (!right.empty() && isLetter(right.front()) && text[at - (at > 0)] == ' ');
    if (!left.empty() && words && parseExpression(left).ok() && (sign != "//" || left.find(':') != kNotThere))
      return "there are no comments here; remove what stands from " + std::string(sign) + " on";
  }
  return {};
}

// pycute.Layout(A, B), L.size(): a module in front of a name, a method.
std::string ofModule(std::string_view text, size_t at) {
  if (at >= text.size() || text[at] != '.' || at == 0) return {};
  const std::string_view name = wordFrom(text, at + 1);
  std::string before(wordEndingAt(text, at));
  if (name.empty() || !isLetter(name.front()) || (before.empty() && text[at - 1] != ')') || allDigits(before))
    return {};
  const std::string_view behind = text.substr(at + 1 + name.size());
  const std::string call = name == "Layout" ? "make_layout" : std::string(name);
  if (!findOperation(call).ok()) return {};
  constexpr std::array<std::string_view, 4> kModules = {"pycute", "cute", "cutlass", "layout"};
  const bool module = std::find(kModules.begin(), kModules.end(), before) != kModules.end();
  if (module) return "a name has no module in front: " + call + std::string(behind);
  if (text[at - 1] == ')') before = "L";
  const bool none = !behind.starts_with("(") || behind.starts_with("()");
  return "a method is written as a call: " + call + "(" + before + (none ? ")" : ", ...)");
}

// stride=(8,1), shape=(4,8)
std::string ofNames(std::string_view text) {
  const auto valueOf = [&](std::string_view name) -> std::string {
    const size_t at = text.find(name);
    if (at == kNotThere || (at > 0 && isWordLetter(text[at - 1]))) return {};
    std::string_view rest = trimmed(text.substr(at + name.size()), " ");
    if (!rest.starts_with("=")) return {};
    rest = trimmed(rest.substr(1), " ");
    int depth = 0;
    size_t end = 0;
    for (; end < rest.size() && (depth > 0 || (rest[end] != ',' && rest[end] != ')')); ++end)
      depth += rest[end] == '(' ? 1 : rest[end] == ')' ? -1 : 0;
    return std::string(trimmed(rest.substr(0, end), " "));
  };
  const std::string shape = valueOf("shape"), stride = valueOf("stride");
  return shape.empty() || stride.empty()
             ? std::string()
             : "arguments have no names here, and a layout is SHAPE:STRIDE, " + shape + ":" + stride;
}

// (4,8):(8,1) * 2:1
std::string ofProduct(std::string_view text) {
  int depth = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth != 0 || (text[at] != '*' && text[at] != '/')) continue;
    const auto left = parseExpression(text.substr(0, at)), right = parseExpression(text.substr(at + 1));
    if (!left.ok() || !right.ok() || !isOneLayout(*left) || !isOneLayout(*right)) continue;
    const std::string both = "(" + toString(*left) + ", " + toString(*right) + ")";
    return std::string(text[at] == '*' ? "a product of layouts has a name, logical_product"
                                       : "a division of layouts has a name, logical_divide") +
           both + (text[at] == '*' ? "; one after the other is A o B" : "");
  }
  return {};
}

// swizzle(3,3,3)
std::string ofSwizzle(const Diagnostic& error, const Expression& text) {
  const bool unknown = error.rule == "operations" || error.message.starts_with("no layout operation ") ||
                       error.message.starts_with("no predicate ");
  const Expression* call = !unknown ? nullptr : callOf(text, [](const Expression& e) {
    return (e.name == "swizzle" || e.name == "make_swizzle" || e.name == "Swizzle" || e.name == "S" ||
            e.name == "Sw") &&
           e.children.size() == 3 && std::all_of(e.children.begin(), e.children.end(), isOneNumber);
  });
  if (call == nullptr) return {};
  return "a swizzle is written S<" + toString(call->children[0]) + "," + toString(call->children[1]) + "," +
         toString(call->children[2]) + ">, and of a layout S<" + toString(call->children[0]) + "," +
         toString(call->children[1]) + "," + toString(call->children[2]) + "> o 0 o L";
}

}  // namespace

std::string pastedHint(const Diagnostic& error, std::string_view text) {
  const auto parsed = parseExpression(text);
  if (parsed.ok()) {
    if (std::string hint = ofSwizzle(error, *parsed); !hint.empty()) return hint;
    if (std::string hint = ofOffset(error, *parsed); !hint.empty()) return hint;
    const bool argument = error.rule == "claim_c1" || error.rule == "arguments" || error.rule == "parse_c1";
    return argument && error.message.starts_with("expected") ? ofOrder(*parsed) : std::string();
  }
  if (error.code != Code::kSyntax || !error.position || *error.position > text.size()) return {};
  if (std::string hint = ofComment(text); !hint.empty()) return hint;
  if (std::string hint = ofModule(text, *error.position); !hint.empty()) return hint;
  if (std::string hint = ofNames(text); !hint.empty()) return hint;
  if (std::string hint = ofProduct(text); !hint.empty()) return hint;
  if (std::string hint = ofTensor(text); !hint.empty()) return hint;
  if (std::string hint = ofType(text); !hint.empty()) return hint;
  if (std::string hint = ofTemplates(text); !hint.empty()) return hint;
  if (std::string hint = ofNumber(text, *error.position); !hint.empty()) return hint;
  if (std::string hint = ofShift(text); !hint.empty()) return hint;
  const bool premise = error.message.find("in a premise") != kNotThere;
  return premise ? std::string() : ofAssignment(text, *error.position);
}

}  // namespace cutecheck::help
