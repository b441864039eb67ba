// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/hint.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <vector>

#include "core/eval/operation.h"
#include "core/layout/size.h"
#include "core/notation/expression.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/support/nearest_name.h"
#include "core/support/text_cursor.h"
#include "tools/help/chain_hint.h"
#include "tools/help/foreign_hint.h"
#include "tools/help/pasted_hint.h"
#include "tools/help/predicate_help.h"
#include "tools/help/shared_hint.h"
#include "tools/help/statement_hint.h"

namespace cutecheck::help {

namespace {

constexpr auto kNowhere = std::string_view::npos;

std::string_view wordAt(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && (isLetter(text[end]) || isDigit(text[end]) || text[end] == '_')) ++end;
  return text.substr(at, end - at);
}

bool has(const Diagnostic& d, std::string_view part) { return d.message.find(part) != kNowhere; }

// The bracket that the end of the text leaves open.
std::string openBracket(std::string_view text) {
  std::vector<size_t> open;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') open.push_back(i);
    if ((text[i] == ')' || text[i] == ']') && !open.empty()) open.pop_back();
  }
  if (open.empty()) return {};
  return std::string("the '") + text[open.back()] + "' at byte " + std::to_string(open.back()) +
         " is not closed; add its " + (text[open.back()] == '(' ? "')'" : "']'");
}

bool isPredicate(const Expression& e) {
  if (e.kind != Expression::Kind::kCall) return false;
  for (const PredicateHelp& row : predicateHelp())
    if (row.name == e.name) return true;
  return false;
}

// What stands where an operator or the end was expected.
std::string strayToken(const Diagnostic& d, std::string_view text, size_t at) {
  const bool premise = has(d, "in a premise");
  const std::string_view word = wordAt(text, at);
  const std::string_view before = text.substr(0, at);
  if (std::string hint = relationHint(text, at, premise); !hint.empty()) return hint;
  if (text.substr(at).starts_with("=")) return "equality is written ==";
  if (word == "or" || text.substr(at).starts_with("|"))
    return "there is no 'or'; decide each case by itself, with its premise in --where";
  if (before == "not " || before == "!")
    return "there is no negation; a claim that is Refuted has its counterexample";
  if (word == "for" || word == "forall" || word == "where" || word == "if")
    return word == "for" || word == "forall"
               ? "a claim is about all values of its symbols; leave that out"
               : "conditions stand in --where: --where 'M > 0, M < 9'; in a file of claims "
                 "behind the word where";
  if (text.substr(at).starts_with(")")) return "no '(' is open here; remove this ')'";
  if (text.substr(at).starts_with("]")) return "no '[' is open here; remove this ']'";
  if (text.substr(at).starts_with("(") && before.ends_with(")"))
    return "the offset of a coordinate is call(L, (i,j)); a product of layouts is logical_product(A, B)";
  if (text.substr(at).starts_with("^")) return "there is no power; write M*M for M^2, and 64 for 2^6";
  if (text.substr(at).starts_with(",")) {
    const auto first = parseExpression(before);
    const bool claim = first.ok() && (first->kind == Expression::Kind::kRelation || isPredicate(*first));
    if (claim) return "a claim is one relation or predicate; prove each by itself: " + std::string(before);
    const std::string whole = "(" + std::string(text) + ")";
    const bool tuple = text.find(':') == kNowhere && parseIntTuple(whole).ok();
    return "a tuple stands in parentheses: " + (tuple ? whole : std::string("(4,8):(1,4)"));
  }
  const size_t colon = std::min(text.find(':'), text.size());
  if (text.substr(at).starts_with(":") && wordAt(text, 0).size() == colon && text.substr(colon).starts_with(": "))
    return "'" + std::string(text.substr(0, colon + 1)) + "' is a label; leave it out, and write the layout alone";
  if (text.substr(at).starts_with(":"))
    return "a layout has one ':', between its shape and its stride; remove this one, or put ( ) around the tuple before it";
  if (text.substr(at).starts_with("."))
    return !before.empty() && isDigit(before.back())
               ? "extents and strides are integers"
               : "a name has no '.' in it; an operation is a call, such as size(L)";
  if (word.starts_with("x") && before.ends_with("0")) return "numbers are decimal here";
  if (word == "x") return "modes are joined by commas in parentheses: (4,8); layouts by 'o' or an operation";
  return {};
}

// An operation of eval that a claim does not have: what is asked instead.
std::string ofClaims(const Diagnostic& d, std::string_view text) {
  constexpr std::string_view kNone = "no layout operation ", kPremise = "in a premise: ";
  std::string_view said = d.message;
  if (said.starts_with(kPremise)) said.remove_prefix(kPremise.size());
  if ((d.rule != "claim_c1" && d.rule != "premise_c1") || !said.starts_with(kNone)) return {};
  const std::string name(said.substr(kNone.size()));
  if (name == "call") {
    Expression call;
    const std::function<void(const Expression&)> find = [&](const Expression& e) {
      if (e.kind == Expression::Kind::kCall && e.name == name && e.children.size() == 2) call = e;
      for (const Expression& child : e.children) find(child);
    };
    if (const auto parsed = parseExpression(text); parsed.ok()) find(*parsed);
    const bool found = !call.children.empty();
    return "in a claim the offset of a coordinate is crd2idx(" + (found ? toString(call.children[1]) : "C") + ", " +
           (found ? toString(call.children[0]) : "L") + ")";
  }
  if (name == "shape" || name == "stride")
    return "a claim asks for the whole layout, L === (4,8):(1,4); for its tree, congruent(L, (4,8)); or for size(L) and rank(L)";
  if (findOperation(name).ok())
    return name + " is an operation of cutecheck eval and not of claims: compute it with numbers, and write its result here";
  return {};
}

std::string ofPredicates(const Diagnostic& d, std::string_view text) {
  if (d.rule == "operations" && d.message.starts_with("no operation named '"))
    for (const PredicateHelp& row : predicateHelp())
      if (d.message.substr(20, d.message.find('\'', 20) - 20) == row.name)
        return std::string(row.name) + " is a claim: cutecheck prove '" + std::string(text) +
               "'; cutecheck draw --claim has its picture";
  if (d.message.starts_with("no predicate ")) {
    const std::string name = d.message.substr(13, d.message.find(';') - 13);
    std::vector<std::string_view> names;
    for (const PredicateHelp& row : predicateHelp()) names.push_back(row.name);
    const std::string near(nearestName(name, names, 3));
    return near.empty() ? "cutecheck help predicates lists them with examples"
                        : "did you mean '" + near + "'? cutecheck help " + near;
  }
  for (const PredicateHelp& row : predicateHelp()) {
    if (!d.message.starts_with(std::string(row.name) + " takes ")) continue;
    const std::string range = row.name == "bijective" || row.name == "covers"
                                  ? ", n being the number of offsets, size(L) for all of them"
                                  : "";
    return "write " + std::string(row.name) + "(" + std::string(row.arguments) + ")" + range + ", such as " +
           std::string(row.example);
  }
  return {};
}

// The text with each argument (X) of a call written X; empty where none is.
std::string withoutSingleTuples(std::string_view text) {
  auto parsed = parseExpression(text);
  if (!parsed.ok()) return {};
  bool any = false;
  const std::function<void(Expression&)> walk = [&](Expression& e) {
    for (Expression& child : e.children) {
      walk(child);
      if (e.kind != Expression::Kind::kCall || child.kind != Expression::Kind::kTuple || child.children.size() != 1) continue;
      const Expression inner = child.children[0];
      child = inner;
      any = true;
    }
  };
  walk(*parsed);
  return any ? toString(*parsed) : std::string();
}

// Parentheses around one number make a tuple of one mode, except beside an operator of integers.
std::string ofParentheses(const Diagnostic& d, std::string_view text, size_t at) {
  if (d.rule == "parse_c3" || (d.rule == "premise_c1" && has(d, "found a tuple")))
    return "parentheses with a comma are a tuple; each leaf has its own arithmetic, (4*2,8*2), or use "
           "elem_scale(A, B)";
  if (d.rule == "crd2idx_c1" && has(d, "a coordinate of rank 1 ") && has(d, "(an integer)"))
    return "parentheses around one number make a tuple of one mode; write the number alone, call(L, 2)";
  if (d.code == Code::kSyntax && has(d, "expected ',' or ')'") && at < text.size() &&
      std::string_view("<>=!").find(text[at]) != kNowhere && text.substr(0, at).find('(') != kNowhere &&
      has(d, "in a premise"))
    return "a relation stands without parentheses around it: M > 1";
  if (d.rule == "claim_c1" && has(d, "a claim is a relation or a predicate") &&
      text.substr(at).starts_with("("))
    if (const auto inner = parseExpression(text); inner.ok() && inner->kind == Expression::Kind::kTuple &&
                                                  inner->children.size() == 1 &&
                                                  (inner->children[0].kind == Expression::Kind::kCall ||
                                                   inner->children[0].kind == Expression::Kind::kRelation))
      return "leave out the parentheses around the claim: " + toString(inner->children[0]);
  if (d.rule == "claim_c1" && has(d, "is an integer, not a layout"))
    return "compare it with one integer: M*N is the product, (M,N) a tuple";
  if (d.rule != "layout_c1" || !d.message.starts_with("shape ")) return {};
  const size_t middle = d.message.find(" and stride "), end = d.message.find(" are different trees");
  if (middle == kNowhere || end == kNowhere) return {};
  const auto shape = parseIntTuple(std::string_view(d.message).substr(6, middle - 6));
  const auto stride = parseIntTuple(std::string_view(d.message).substr(middle + 12, end - middle - 12));
  if (!shape.ok() || !stride.ok()) return {};
  const auto single = [](const IntTuple& t) { return t.isTuple() && t.rank() == 1 && !t.mode(0).isTuple(); };
  if (single(*shape) == single(*stride) || (single(*shape) ? stride : shape)->isTuple()) return {};
  const IntTuple& one = single(*shape) ? *shape : *stride;
  const std::string alone = toString(one.mode(0));
  const std::string grouped =
      single(*shape) ? alone + ":" + toString(*stride) : toString(*shape) + ":" + alone;
  return "the parentheses in " + toString(one) + " make a tuple of one mode; write " + grouped;
}

// The claim that says what was asked of symbols, as it may be pasted.
std::string ofSymbols(std::string_view text) {
  const auto parsed = parseExpression(text);
  const bool call = parsed.ok() && parsed->kind == Expression::Kind::kCall;
  std::string claim;
  if (parsed.ok() && parsed->kind == Expression::Kind::kRelation) claim = text;
  if (call && parsed->name == "equal" && parsed->children.size() == 2)
    claim = toString(parsed->children[0]) + " === " + toString(parsed->children[1]);
  for (const PredicateHelp& row : predicateHelp())
    if (call && row.name == parsed->name) claim = text;
  return claim.empty() ? "with symbols use cutecheck prove, 'LEFT == RIGHT', or give them numbers"
                       : "with symbols it is a claim: cutecheck prove '" + claim + "'";
}

// 2048 of "(16,128)" at a byte; empty where no tuple of numbers stands there.
std::string productAt(std::string_view text, size_t at) {
  int depth = 0;
  size_t end = at;
  for (; end < text.size(); ++end) {
    depth += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
    if (depth == 0) break;
  }
  const auto shape = parseIntTuple(text.substr(at, end + 1 - at));
  if (!shape.ok() || !shape->isStatic()) return {};
  const auto count = size(*shape);
  return count.ok() ? std::to_string(*count) : std::string();
}

std::string ofRules(const Diagnostic& d, std::string_view text, size_t at) {
  if (d.rule == "claim_c1" && has(d, "a claim is a relation"))
    return "say something of it: injective(L), or L == M; cutecheck check LAYOUT lists the properties of a "
           "layout";
  if (d.rule == "claim_c1" && has(d, "expected an integer") && !has(d, "tuple") && at < text.size() &&
      text[at] == '(')
    if (const std::string count = productAt(text, at); !count.empty())
      return "the number of offsets stands here, and no shape: " + count;
  if (d.code == Code::kRank && has(d, "a tiler of rank ") && has(d, " does not fit a layout of rank "))
    return "a tiler has at most one mode for each of the layout; leave the others out, or _ for a mode that "
           "is kept";
  if (d.rule == "conflict_free_c2") {
    const int bytes = [&] {
      for (size_t i = at; i < text.size() && text[i] != ')'; ++i)
        if (const int known = bytesOfType(wordAt(text, i)); known > 0) return known;
      return 0;
    }();
    return bytes > 0 ? "an element type is no number here; write its bytes, " + std::to_string(bytes) : "";
  }
  if (d.rule == "conflict_free_c1") {
    constexpr std::array<std::string_view, 2> kAccesses = {"ldmatrix", "stmatrix"};
    std::string word(wordAt(text, at));
    for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::string near(nearestName(word, kAccesses, 3));
    return near.empty() ? "128 is a vector of 16 bytes for each lane; ldmatrix reads rows of 16 bytes"
                        : "did you mean '" + near + "'?";
  }
  if (d.rule == "draw_c4" && d.code == Code::kSyntax)
    return "each symbol has its number behind one sign: M=8, N=4";
  if (has(d, "a coordinate cannot have basis elements"))
    return "1@0 is a stride; a coordinate holds integers and tuples of them: (1,0)";
  if (d.rule == "layout_c1")
    return "each extent has its stride: two trees of one form; a shape alone is column-major";
  if (d.rule == "layout_c2" && has(d, "extent _"))
    return "_ keeps a mode in a tiler or a coordinate; an extent is a number, a symbol or ?";
  if (d.rule == "layout_c2") return "extents are at least 1; a mode of extent 1 holds one element";
  if (d.rule == "layout_c3") return "an unknown stride is ?, or a name such as M";
  if (d.rule == "crd2idx_c1" && has(d, "a coordinate of rank "))
    return "a coordinate is one integer, the linear index, or a tuple with a part for each mode of the "
           "shape, as (1,2) for (4,8)";
  if (d.rule == "claim_c6" || d.rule == "meaning_c2")
    return "2^40 is 1099511627776; where less is enough, write that";
  if (d.rule == "swizzle_c2")
    return "S<bits,base,shift> needs shift at or above bits: for 128 bytes of f16 S<3,3,3>, of bytes "
           "S<3,4,3>";
  if (has(d, "a divisor must be at least 1, found -"))
    return "divide by the number above 0, and negate the quotient: -(7/2); the remainder is that by 2";
  if (d.rule == "claim_c3" && has(d, "expected at least 1, found -"))
    if (const auto alone = withoutSingleTuples(text); !alone.empty())
      return "parentheses around one number make a tuple of one mode, whose numbers are at least 1; write " + alone;
  if (d.code == Code::kDivisionByZero && has(d, "in --colour-by: "))
    return "write a divisor that is at least 1 in every cell, such as column + 1";
  if (d.code == Code::kDivisionByZero || (d.rule == "claim_c3" && has(d, "at least 1")))
    return "write a number from 1 on; for a symbol that may be less, --where 'N >= 1'";
  if (d.code == Code::kNotStatic && !d.rule.starts_with("draw_") && d.rule != "symbolic_c1")
    return ofSymbols(text);
  if (d.rule == "arguments") {
    const bool byTiler = has(d, "_divide(") || has(d, "composition(") || has(d, "local_tile(");
    const bool more = has(d, "takes 2 arguments, got 3") || has(d, "takes 2 arguments, got 4");
    if (byTiler && more) return "a tiler by mode stands in angle brackets: <4,2>";
    const std::string name = d.message.substr(0, d.message.find('('));
    if (has(d, " takes ")) return "cutecheck help " + name + " has the signature and an example";
  }
  return {};
}

}  // namespace

int bytesOfType(std::string_view name) {
  struct Type {
    std::string_view name;
    int bytes;
  };
  static constexpr std::array<Type, 28> kTypes = {
      {{"f16", 2},  {"bf16", 2}, {"half", 2},  {"half_t", 2}, {"fp16", 2}, {"bfloat16_t", 2},
       {"f32", 4},  {"tf32", 4}, {"float", 4}, {"fp32", 4},   {"f64", 8},  {"double", 8},
       {"e4m3", 1}, {"e5m2", 1}, {"fp8", 1},   {"s8", 1},     {"u8", 1},   {"i8", 1},
       {"int8", 1}, {"i16", 2},  {"uint8", 1}, {"uint8_t", 1},
       {"s16", 2},  {"u16", 2},  {"s32", 4},   {"u32", 4},    {"s64", 8},  {"u64", 8}}};
  for (const Type& type : kTypes)
    if (type.name == name) return type.bytes;
  return 0;
}

std::string bitsNote(int64_t bytes) {
  if (bytes != 16 && bytes != 32 && bytes != 64 && bytes != 128) return {};
  return "an element is given by its bytes: " + std::to_string(bytes) + " bits are --element " +
         std::to_string(bytes / 8);
}

std::string hintOf(const Diagnostic& d, std::string_view text) {
  const size_t at = d.position.value_or(0);
  if (std::string hint = sharedHint(d, text); !hint.empty()) return hint;
  if (std::string hint = statementHint(d, text); !hint.empty()) return hint;
  if (std::string hint = pastedHint(d, text); !hint.empty()) return hint;
  if (std::string hint = foreignNameHint(d, text); !hint.empty()) return hint;
  if (std::string hint = ofPredicates(d, text); !hint.empty()) return hint;
  if (std::string hint = ofParentheses(d, text, at); !hint.empty()) return hint;
  if (std::string hint = ofRules(d, text, at); !hint.empty()) return hint;
  if (std::string hint = ofClaims(d, text); !hint.empty()) return hint;
  if (has(d, "expected a layout, found a swizzle") && text.substr(0, at).ends_with("o "))
    return "a swizzle stands before the layout: S<1,0,1> o 0 o 4:1; of L o S, cutecheck eval computes that form, with numbers";
  if (has(d, "expected a layout, found a tiler"))
    return "a tiler stands where a layout is divided, multiplied or composed; extents stand in parentheses: (8,4)";
  if (d.code != Code::kSyntax || !d.position || at > text.size()) return {};
  if (text == "-")
    return "an expression is an argument; cutecheck eval --batch reads requests from standard input";
  if (const size_t open = text.substr(0, at).rfind('{');
      open != kNowhere && text.substr(open, at - open).find('}') == kNowhere)
    return "a number that is not known is ?, ?{i64}, ?{div=8} or ?{i64 div=8}, or has a name: M, M{div=8}";
  if (text.find_first_not_of(" \t\n") == kNowhere) return "the text is empty; write an expression, such as (4,8):(1,4)";
  if (std::string hint = foreignHint(text, at); !hint.empty()) return hint;
  if (has(d, "found the end of the text")) {
    if (std::string open = openBracket(text); !open.empty()) return open;
    return has(d, "expected a number")
               ? "something is missing behind the last sign; remove it, or write its right side"
               : "";
  }
  if (has(d, "an operator")) return strayToken(d, text, at);
  if (has(d, "expected a number") && at > 0 && text[at] == '/' && text[at - 1] == '/')
    return "/ divides and rounds down, of integers; layouts are divided by zipped_divide(L, <4,2>)";
  if (has(d, "expected a number") && at > 0 && text[at] == '*' && text[at - 1] == '*')
    return "there is no power; write M*M for M**2, and 64 for 2**6";
  if (has(d, "expected a number") && text[at] == '!') return "there is no negation; unequal is !=";
  if (has(d, "expected ';' or ']'"))
    return "[a;b] is a tiler; a shape or a stride stands in parentheses: (4,8)";
  const std::string_view rest = text.substr(at);
  if (has(d, "expected ',' or ')'") &&
      (rest.starts_with("==") || rest.starts_with("!=") || rest.starts_with("<=") || rest.starts_with(">=")))
    return openBracket(text.substr(0, at));
  if (has(d, "expected ',' or ')'") && rest.starts_with("="))
    return "arguments have no names here, and equality is ==";
  if (has(d, "expected ',' or ')'") && (isDigit(text[at]) || isLetter(text[at])))
    return "a comma is missing before this";
  if (has(d, "expected ','") && text[at] == '>' && text.substr(0, at).find("S<") != kNowhere)
    return "a swizzle has three numbers: S<bits,base,shift>";
  return {};
}

}  // namespace cutecheck::help
