// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/statement_hint.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/eval/evaluate.h"
#include "core/notation/expression.h"
#include "core/notation/foreign.h"
#include "core/notation/print.h"
#include "core/support/text_cursor.h"
#include "core/support/trimmed.h"
#include "tools/help/foreign_atom.h"

namespace cutecheck::help {

namespace {

constexpr auto kNotFound = std::string_view::npos;

bool isWordByte(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

std::string_view firstWord(std::string_view text) {
  size_t end = 0;
  while (end < text.size() && isWordByte(text[end])) ++end;
  return text.substr(0, end);
}

// The expression as it is read here, from C++ too.
std::optional<Expression> read(std::string_view text) {
  const auto native = nativeText(text);
  const auto parsed = native.ok() ? parseExpression(native->text) : Expected<Expression>(native.error());
  return parsed.ok() ? std::optional(*parsed) : std::nullopt;
}

// What a text stands for, printed; itself where it has symbols; empty where it is not read.
std::string meaningOf(std::string_view text) {
  const std::optional<Expression> parsed = read(text);
  if (!parsed) return {};
  const auto value = evaluate(*parsed);
  return value.ok() ? toString(*value) : toString(*parsed);
}

// auto l = make_layout(...);  static constexpr auto l{...};  using L = Layout<...>;  Layout l = ...;
std::string ofDeclaration(std::string_view text) {
  std::string_view rest = trimmed(text, " \t\n");
  constexpr std::array<std::string_view, 12> kHeads = {"auto",    "const",  "constexpr", "static",
                                                       "using",   "inline", "Layout",    "typename",
                                                       "typedef", "Tensor", "return",    "let"};
  bool declares = false;
  for (std::string_view word = firstWord(rest); std::find(kHeads.begin(), kHeads.end(), word) != kHeads.end();
       word = firstWord(rest)) {
    std::string_view behind = trimmed(rest.substr(word.size()), " \t\n&*");
    if (behind.empty() || behind.front() == '<' || behind.front() == '(') break;
    declares = true;
    rest = behind;
  }
  if (!declares) return {};
  const std::string name(firstWord(rest));
  const size_t equals = rest.find('=');
  const bool assigns =
      equals != kNotFound && trimmed(rest.substr(name.size(), equals - name.size()), " ").empty();
  std::string_view right = trimmed(assigns ? rest.substr(equals + 1) : rest, " \t\n;");
  if (right.starts_with("decltype(") && right.ends_with(")")) right = right.substr(9, right.size() - 10);
  const std::string said = "this is a statement, and an expression is read here; ";
  const std::string meaning = meaningOf(right);
  if (meaning.empty()) return said + "write what stands right of '=' alone";
  return said + (assigns && !name.empty() ? name + " stands for " : "write ") + meaning;
}

// L[1,2] and L[3]: an offset, as Python and mdspan write it.
std::string ofIndex(const Diagnostic& error, std::string_view text) {
  const size_t at = *error.position;
  if (at == 0 || at >= text.size() || text[at] != '[' || !isWordByte(text[at - 1])) return {};
  size_t begin = at;
  while (begin > 0 && isWordByte(text[begin - 1])) --begin;
  const size_t close = text.find(']', at);
  const std::string name(text.substr(begin, at - begin));
  if (close == kNotFound || !isLetter(name.front())) return {};
  std::string inside(trimmed(text.substr(at + 1, close - at - 1), " "));
  if (inside.find(',') != std::string::npos && !inside.starts_with("(")) inside = "(" + inside + ")";
  return "the offset of a coordinate is call(" + name + ", " + inside +
         "), with the layout in the place of " + name;
}

// The text with other signs, where it is an expression then: {4,8}:{8,1}, (4;8):(8;1), (4|8), (4,8)::(8,1),
// (4,8)->(8,1).
std::string ofSigns(std::string_view text) {
  struct Way {
    std::array<std::pair<std::string_view, std::string_view>, 2> from;
    std::string_view said;
  };
  static constexpr std::array<Way, 8> kWays = {
      {{{{{"{", "("}, {"}", ")"}}}, "a tuple stands in parentheses"},
       {{{{"[", "("}, {"]", ")"}}}, "a shape or a stride stands in parentheses"},
       {{{{";", ","}, {";", ","}}}, "the modes of a tuple are joined by commas"},
       {{{{"|", ","}, {"|", ","}}}, "the modes of a tuple are joined by commas"},
       {{{{"::", ":"}, {"::", ":"}}}, "one ':' stands between shape and stride"},
       {{{{"->", ":"}, {"->", ":"}}}, "':' stands between shape and stride"},
       {{{{"@(", ":("}, {"@(", ":("}}}, "':' stands between shape and stride"},
       {{{{"):=(", "):("}, {"):=(", "):("}}}, "':' stands between shape and stride"}}};
  if (read(trimmed(text, " ;"))) return {};  // a ';' behind an expression is another mistake
  for (const Way& way : kWays) {
    std::string other(text);
    for (const auto& [from, to] : way.from)
      for (size_t at = other.find(from); at != std::string::npos; at = other.find(from, at + to.size()))
        other.replace(at, from.size(), to);
    if (other == text) continue;
    other = std::string(trimmed(other, " ,"));
    if (read(other)) return std::string(way.said) + ": " + other;
  }
  return {};
}

// M N:1 and 4 8:8 1: numbers or names side by side.
std::string ofBlanks(const Diagnostic& error, std::string_view text) {
  const size_t at = *error.position;
  if (error.message.find("an operator") == kNotFound || at == 0 || at >= text.size() || text[at - 1] != ' ' ||
      !isWordByte(text[at]))
    return {};
  // Each part of a colon that has a blank between two leaves is a tuple.
  std::string out;
  bool one = false;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(':', begin), text.size());
    std::string part(trimmed(text.substr(begin, end - begin), " "));
    if (part.find(' ') != std::string::npos) {
      if (!std::all_of(part.begin(), part.end(), [](char c) { return isWordByte(c) || c == ' '; })) return {};
      std::string list;
      for (const char c : part)
        if (c != ' ' || list.back() != ',') list += c == ' ' ? ',' : c;
      part = "(" + list + ")";
      one = true;
    }
    out += (out.empty() ? "" : ":") + part;
    begin = end + 1;
  }
  if (!one || !read(out)) return {};
  std::string product(text);
  for (size_t blank = product.find(' '); blank != std::string::npos; blank = product.find(' ', blank))
    product.replace(blank, std::min(product.find_first_not_of(' ', blank), product.size()) - blank, "*");
  return "two modes are a tuple, " + out + (read(product) ? "; a product is " + product : "");
}

// A name of a file in the place of an expression.
std::string ofFile(std::string_view text) {
  if (text.find_first_of(":(<{ ") != kNotFound) return {};
  for (const std::string_view ending : {".claims", ".layouts", ".calls", ".mlir", ".ll", ".jsonl"})
    if (text.ends_with(ending))
      return "'" + std::string(text) + "' is a file: cutecheck verify " + std::string(text);
  if (text.ends_with(".spec"))
    return "'" + std::string(text) + "' is a specification: cutecheck kernel prove KERNEL.ptx --spec " +
           std::string(text);
  if (text.ends_with(".ptx"))
    return "'" + std::string(text) + "' is a file of PTX: cutecheck kernel order, run or prove " +
           std::string(text);
  return {};
}

}  // namespace

// make_tiled_copy(Copy_Atom<...>{}, THREADS, VALUES), thr_copy.partition_S(L), retile_D(L): what a thread
// has.
std::string threadsHint(std::string_view text) {
  const auto has = [text](std::string_view part) { return text.find(part) != kNotFound; };
  if ((has("make_tiled_copy") || has("make_tiled_mma")) && (has("_Atom") || has("Copy<") || has("Op{}")))
    return "an atom is no argument here; the layouts alone have the threads and values: "
           "make_layout_tv(THREADS, VALUES)";
  for (const std::string_view name :
       {"partition_S", "partition_D", "retile_S", "retile_D", "partition_fragment", "get_slice",
        "get_thread_slice", "thr_copy", "thr_mma", "make_fragment_A", "make_fragment_B"})
    if (has(name))
      return "the elements of all threads are composition(L, TV), TV being the layout of (thread, value), "
             "and those of thread t are "
             "slice((t,_), composition(L, TV)); local_partition(L, THREADS, t) has them for a layout of "
             "threads";
  return {};
}

std::string statementHint(const Diagnostic& error, std::string_view text) {
  if (std::string hint = threadsHint(text); !hint.empty()) return hint;
  if (std::string hint = foreignAtomHint(text); !hint.empty()) return hint;
  if (error.code != Code::kSyntax || !error.position || *error.position > text.size()) return {};
  if (error.message.find("in a premise") != kNotFound) return {};
  if (std::string hint = ofFile(text); !hint.empty()) return hint;
  if (std::string hint = ofDeclaration(text); !hint.empty()) return hint;
  if (std::string hint = ofIndex(error, text); !hint.empty()) return hint;
  if (std::string hint = ofSigns(text); !hint.empty()) return hint;
  return ofBlanks(error, text);
}

}  // namespace cutecheck::help
