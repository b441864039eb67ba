// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The longest common subsequence of the tokens, where a number or a name weighs more than a sign.
#include "core/notation/foreign_place.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/support/text_cursor.h"

namespace cutecheck {
namespace {

constexpr size_t kMostPairs = size_t{1} << 22;

struct Token {
  std::string_view text;  // _128 without its underscore
  size_t begin = 0, end = 0;
  bool word = false;
};

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  const auto isWord = [&](size_t i) {
    return i < text.size() && (isLetter(text[i]) || isDigit(text[i]) || text[i] == '_');
  };
  for (size_t at = 0; at < text.size();) {
    if (std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos) {
      ++at;
      continue;
    }
    Token token{{}, at, at + 1, isWord(at)};
    while (token.word && isWord(token.end)) ++token.end;
    token.text = text.substr(at, token.end - at);
    if (token.text.size() > 1 && token.text[0] == '_') token.text.remove_prefix(1);
    tokens.push_back(token);
    at = token.end;
  }
  return tokens;
}

// For each token of `native` its partner in `given`, or the number of tokens there.
std::vector<size_t> partners(const std::vector<Token>& given, const std::vector<Token>& native) {
  const size_t rows = given.size() + 1, columns = native.size() + 1;
  std::vector<uint32_t> best(rows * columns, 0);
  const auto at = [&](size_t i, size_t j) -> uint32_t& { return best[i * columns + j]; };
  const auto weight = [&](size_t i, size_t j) -> uint32_t {
    return given[i].text != native[j].text ? 0 : given[i].word ? 4 : 1;
  };
  for (size_t i = given.size(); i-- > 0;)
    for (size_t j = native.size(); j-- > 0;) {
      at(i, j) = std::max(at(i + 1, j), at(i, j + 1));
      if (const uint32_t w = weight(i, j); w > 0) at(i, j) = std::max(at(i, j), at(i + 1, j + 1) + w);
    }
  std::vector<size_t> partner(native.size(), given.size());
  for (size_t i = 0, j = 0; i < given.size() && j < native.size();) {
    const uint32_t w = weight(i, j);
    if (w > 0 && at(i, j) == at(i + 1, j + 1) + w)
      partner[j++] = i++;
    else if (at(i, j) == at(i, j + 1))
      ++j;
    else
      ++i;
  }
  return partner;
}

}  // namespace

std::optional<size_t> foreignPlace(std::string_view given, std::string_view native, size_t at) {
  if (given == native) return at;
  const std::vector<Token> theirs = tokensOf(given), ours = tokensOf(native);
  if (theirs.empty() || (theirs.size() + 1) * (ours.size() + 1) > kMostPairs) return std::nullopt;
  if (at >= native.size()) return given.size();
  const std::vector<size_t> partner = partners(theirs, ours);
  size_t j = 0;
  while (j < ours.size() && ours[j].end <= at) ++j;
  if (j == ours.size()) return given.size();
  // A bracket is often not the user's: it begins where what is in front of it ends.
  if (ours[j].word && partner[j] < theirs.size()) {
    const size_t into = ours[j].begin <= at ? at - ours[j].begin : 0;
    return std::min(theirs[partner[j]].begin + into, theirs[partner[j]].end - 1);
  }
  size_t before = j;
  while (before > 0 && partner[before - 1] == theirs.size()) --before;
  const size_t next = before == 0 ? 0 : partner[before - 1] + 1;
  return next < theirs.size() ? theirs[next].begin : given.size();
}

Diagnostic placedInGiven(Diagnostic error, std::string_view given, std::string_view native) {
  if (error.position) error.position = foreignPlace(given, native, *error.position);
  return error;
}

}  // namespace cutecheck
