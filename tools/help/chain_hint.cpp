// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/chain_hint.h"

#include <algorithm>

#include "core/notation/expression.h"
#include "core/support/text_cursor.h"
#include "core/support/trimmed.h"

namespace cutecheck::help {

namespace {

constexpr auto kMissing = std::string_view::npos;

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

bool isRelation(std::string_view text) {
  const auto parsed = parseExpression(text);
  return parsed.ok() && parsed->kind == Expression::Kind::kRelation;
}

// Two relations that the parser reads, as premises or as claim and premise.
std::string asTwo(const std::string& left, const std::string& right, const std::string& what, bool premise) {
  if (!isRelation(left) || !isRelation(right)) return {};
  if (!premise && left.find_first_of("<>") == kMissing && right.find_first_of("<>") == kMissing)
    return what + "; decide each by itself: prove " + quoted(left) + ", and prove " + quoted(right);
  return premise ? what + ": " + left + ", " + right
                 : what + "; a claim is one of them: prove " + quoted(right) + " --where " + quoted(left);
}

// What stands between the last comma in front of `at` and the next one behind it, commas in parentheses left
// out.
struct Part {
  std::string_view before, after;
};
Part partAround(std::string_view text, size_t at) {
  size_t begin = 0, end = text.size();
  int depth = 0;
  for (size_t i = 0; i < end; ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (text[i] != ',' || depth > 0) continue;
    if (i < at) begin = i + 1;
    if (i >= at) end = i;
  }
  return {trimmed(text.substr(begin, at - begin), " "), trimmed(text.substr(at, end - at), " ")};
}

// 0 <= i < 8
std::string chain(const Part& part, bool premise) {
  const size_t sign = part.before.find_first_of("<>=!");
  if (sign == kMissing || part.after.empty() || std::string_view("<>=!").find(part.after.front()) == kMissing)
    return {};
  const size_t middle = part.before.find_first_not_of("<>=!", sign);
  if (middle == kMissing) return {};
  return asTwo(std::string(part.before),
               std::string(trimmed(part.before.substr(middle), " ")) + " " + std::string(part.after),
               "relations are not chained; write two", premise);
}

// i in 0..8, i in [0,8), i in range(8)
std::string range(const Part& part, std::string_view text, size_t at, bool premise) {
  if (!text.substr(at).starts_with("in ") || part.before.empty()) return {};
  const std::string name(part.before);
  std::string_view rest = trimmed(text.substr(at + 2), " ");
  std::string low = "0", high;
  const auto number = [&] {
    rest = trimmed(rest, " ");
    size_t end = 0;
    while (end < rest.size() && (isDigit(rest[end]) || isLetter(rest[end]) || rest[end] == '_')) ++end;
    const std::string found(rest.substr(0, end));
    rest = trimmed(rest.substr(end), " ");
    return found;
  };
  bool closed = false;
  if (rest.starts_with("range(")) {
    rest.remove_prefix(6);
    high = number();
    if (rest.starts_with(",")) low = high, rest.remove_prefix(1), high = number();
  } else {
    if (rest.starts_with("[") || rest.starts_with("(")) rest.remove_prefix(1);
    low = number();
    if (rest.starts_with(".."))
      rest.remove_prefix(2);
    else if (rest.starts_with(",") || rest.starts_with(":"))
      rest.remove_prefix(1);
    else
      return "a range is written as relations: 0 <= " + name + ", " + name + " < 8";
    if (rest.starts_with("=")) closed = true, rest.remove_prefix(1);
    if (rest.starts_with("<")) rest.remove_prefix(1);
    high = number();
    if (rest.starts_with("]")) closed = true;
  }
  return asTwo(low + " <= " + name, name + (closed ? " <= " : " < ") + high,
               "a range is written as two relations", premise);
}

// M > 0; N > 0 and M > 0 and N > 0
std::string joined(std::string_view text, size_t at, bool premise) {
  const std::string_view rest = text.substr(at);
  const bool stop = rest.starts_with(";"), word = rest.starts_with("and"), sign = rest.starts_with("&"),
             line = rest.starts_with("\\/");
  if (!stop && !word && !sign && !line && !rest.starts_with("/\\")) return {};
  if (!premise) return "a claim is one relation or predicate; prove each part by itself";
  std::string repaired;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool apart = i > 0 && text[i - 1] == ' ';
    if (text[i] == ';' || text[i] == '&' || (apart && text.substr(i).starts_with("and "))) {
      while (!repaired.empty() && repaired.back() == ' ') repaired.pop_back();
      if (repaired.empty() || repaired.back() != ',') repaired += ',';
      if (text[i] == 'a') i += 2;
    } else {
      repaired += text[i];
    }
  }
  if (repaired.ends_with(",")) repaired.pop_back();
  // The premises are what a tuple of them would be.
  return parseExpression("f(" + repaired + ")").ok() ? "premises are joined by a comma: " + repaired
                                                     : "premises are joined by a comma: M > 0, M < 9";
}

}  // namespace

std::string relationHint(std::string_view text, size_t at, bool premise) {
  if (at >= text.size()) return {};
  const Part part = partAround(text, at);
  if (std::string hint = joined(text, at, premise); !hint.empty()) return hint;
  if (std::string hint = range(part, text, at, premise); !hint.empty()) return hint;
  return chain(part, premise);
}

}  // namespace cutecheck::help
