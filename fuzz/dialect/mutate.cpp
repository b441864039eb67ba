// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/mutate.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>

#include "fuzz/dialect/bytecode_spellings.h"

namespace cutecheck::fuzz {
namespace {

using generators::Random;

// As in the "C" locale: mutants do not depend on the machine's.
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWord(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '.';
}

// Words, numbers, `->`, blanks and single characters; together they are the text, in which they lie.
std::vector<std::string_view> tokensOf(std::string_view text) {
  std::vector<std::string_view> tokens;
  tokens.reserve(text.size());
  const char *at = text.data(), *const last = at + text.size();
  while (at != last) {
    const char* const begin = at;
    const char first = *at++;
    if (isDigit(first)) {
      while (at != last && isDigit(*at)) ++at;
    } else if (isWord(first) || first == '%' || first == '@' || first == '!' || first == '#') {
      while (at != last && isWord(*at)) ++at;
    } else if (first == '-' && at != last && *at == '>') {
      ++at;
    }
    tokens.emplace_back(begin, static_cast<size_t>(at - begin));
  }
  return tokens;
}

std::string number(Random& random) {
  static const std::vector<std::string> kNumbers = {"0",
                                                    "1",
                                                    "2",
                                                    "3",
                                                    "4",
                                                    "7",
                                                    "8",
                                                    "16",
                                                    "1024",
                                                    "-1",
                                                    "-8",
                                                    "2147483647",
                                                    "2147483648",
                                                    "4294967296",
                                                    "9223372036854775807",
                                                    "9223372036854775808",
                                                    "-9223372036854775808",
                                                    "99999999999999999999"};
  return random.oneIn(3) ? std::to_string(random.between(0, 12)) : random.pick(kNumbers);
}

class Mutator {
 public:
  Mutator(std::string_view text, const Spellings* spellings, Random& random)
      : text_(text), tokens_(tokensOf(text)), given_(spellings), random_(random) {}

  void step() {
    if (tokens_.empty()) return;
    switch (random_.below(12)) {
      case 0:
        return replaceNumber();
      case 1:
        return swapNumbers();
      case 2:
        return erase();
      case 3:
        return duplicate();
      case 4:
        return replaceQuoted(spellings().trees.empty() ? Token() : Token(random_.pick(spellings().trees)));
      case 5:
        return replaceTypeEverywhere();
      case 6:
        return replaceOperation();
      case 7:
        return insertMark();
      case 8:
        return toggleDynamic();
      case 9:
        return random_.oneIn(20) ? nest() : replaceNumber();
      default:
        return replaceNumberEverywhere();
    }
  }

  std::string text() const {
    size_t size = 0;
    for (const std::string_view token : tokens_) size += token.size();
    std::string text;
    text.reserve(size);
    for (const std::string_view token : tokens_) text.append(token);
    return text;
  }

 private:
  using Token = std::string_view;

  const Spellings& spellings() {
    if (given_) return *given_;
    if (!own_) own_ = spellingsOf({std::string(text_)});
    return *own_;
  }
  // A token that lies in no text yet.
  Token made(std::string token) { return made_.emplace_back(std::move(token)); }

  // A random token that holds, looked for from a random place on; the end where none does.
  template <typename Holds>
  size_t find(const Holds& holds) {
    const size_t n = tokens_.size(), from = static_cast<size_t>(random_.below(static_cast<int64_t>(n)));
    for (size_t k = 0; k < n; ++k)
      if (holds(tokens_[(from + k) % n])) return (from + k) % n;
    return n;
  }
  size_t findNumber() {
    return find([](Token t) { return isDigit(t[0]); });
  }
  size_t findSolid() {
    return find([](Token t) { return t[0] != ' ' && t[0] != '\n'; });
  }

  void replaceNumber() {
    const size_t i = findNumber();
    if (i < tokens_.size()) tokens_[i] = made(number(random_));
  }
  void replaceNumberEverywhere() {
    const size_t i = findNumber();
    if (i == tokens_.size()) return;
    const Token old = tokens_[i], now = made(number(random_));
    std::replace(tokens_.begin(), tokens_.end(), old, now);
  }
  void swapNumbers() {
    const size_t i = findNumber(), j = findNumber();
    if (i < tokens_.size()) std::swap(tokens_[i], tokens_[j]);
  }
  void erase() {
    const size_t i = findSolid();
    if (i < tokens_.size()) tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  void duplicate() {
    const size_t i = findSolid();
    if (i == tokens_.size()) return;
    const Token copy = tokens_[i];
    tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(i), copy);
  }
  void insertMark() {
    static const std::vector<Token> kMarks = {"(", ")",       ",",     ":",   "_",       "?",  "[",
                                              "]", ";",       "@",     "<",   ">",       "\"", "*",
                                              "/", "{div=4}", "{i64}", " o ", "S<3,4,3>"};
    const auto i = static_cast<std::ptrdiff_t>(random_.below(static_cast<int64_t>(tokens_.size())));
    tokens_.insert(tokens_.begin() + i, random_.pick(kMarks));
  }
  void toggleDynamic() {
    const size_t i = find([](Token t) { return t == "?" || isDigit(t[0]); });
    if (i < tokens_.size()) tokens_[i] = tokens_[i] == "?" ? made(number(random_)) : "?";
  }
  void replaceOperation() {
    const size_t i = find([](Token t) { return t.starts_with("cute."); });
    if (i < tokens_.size() && !spellings().operations.empty())
      tokens_[i] = random_.pick(spellings().operations);
  }
  // What stands between two quotes.
  void replaceQuoted(Token tree) {
    const size_t open = find([](Token t) { return t == "\""; });
    if (open == tokens_.size()) return;
    const auto begin = tokens_.begin() + static_cast<std::ptrdiff_t>(open) + 1;
    const auto close = std::find(begin, tokens_.end(), "\"");
    const auto at = tokens_.erase(begin, close);
    if (!tree.empty()) tokens_.insert(at, tree);
  }
  // One type, wherever it is written, is another one.
  void replaceTypeEverywhere() {
    if (spellings().types.empty()) return;
    const std::string whole = text();
    const std::string& now = random_.pick(spellings().types);
    std::vector<size_t> places;
    for (size_t at = whole.find("!cute."); at != std::string::npos; at = whole.find("!cute.", at + 1))
      places.push_back(at);
    if (places.empty()) return;
    const size_t at = random_.pick(places), end = whole.find("\">", at);
    if (end == std::string::npos) return;
    const std::string old = whole.substr(at, end + 2 - at);
    std::string result;
    size_t from = 0;
    for (size_t here; (here = whole.find(old, from)) != std::string::npos; from = here + old.size())
      result.append(whole, from, here - from) += now;
    tokens_ = tokensOf(made(result.append(whole, from)));
  }
  // A tree deeper than any stack should be asked to follow.
  void nest() {
    const auto depth = static_cast<size_t>(random_.between(1, 3000));
    const std::string inner = random_.oneIn(2) ? "1" : "";
    replaceQuoted(made(std::string(depth, '(') + inner + (random_.oneIn(3) ? "" : std::string(depth, ')'))));
  }

  const std::string_view text_;
  std::vector<Token> tokens_;  // of the text, of spellings or of what was made
  std::deque<std::string> made_;
  const Spellings* given_;
  std::optional<Spellings> own_;
  Random& random_;
};

void collect(std::vector<std::string>& into, std::string text) {
  if (std::find(into.begin(), into.end(), text) == into.end()) into.push_back(std::move(text));
}

}  // namespace

Spellings spellingsOf(const std::vector<std::string>& modules) {
  Spellings result;
  for (const std::string& module : modules) {
    for (size_t open = module.find('"'); open != std::string::npos;) {
      const size_t close = module.find('"', open + 1);
      if (close == std::string::npos) break;
      collect(result.trees, module.substr(open + 1, close - open - 1));
      open = module.find('"', close + 1);
    }
    for (size_t at = module.find("!cute."); at != std::string::npos; at = module.find("!cute.", at + 1)) {
      const size_t end = module.find("\">", at);
      if (end != std::string::npos && end - at < 120) collect(result.types, module.substr(at, end + 2 - at));
    }
    for (const std::string_view token : tokensOf(module))
      if (token.starts_with("cute.")) collect(result.operations, std::string(token));
  }
  return result;
}

std::string mutateText(std::string_view module, const Spellings* spellings, Random& random) {
  Mutator mutator(module, spellings, random);
  for (int64_t steps = random.between(1, 3); steps > 0; --steps) mutator.step();
  return mutator.text();
}

std::string mutateBytes(std::string_view bytecode, Random& random) {
  std::string bytes(bytecode);
  const std::vector<size_t> spelled = spelledBytes(bytecode);
  if (spelled.empty()) return bytes;
  for (int64_t steps = random.between(1, 3); steps > 0; --steps) {
    size_t k = static_cast<size_t>(random.below(static_cast<int64_t>(spelled.size())));
    const bool number = !random.oneIn(4);
    for (size_t tries = spelled.size(); number && tries > 0 && !isDigit(bytes[spelled[k]]); --tries)
      k = (k + 1) % spelled.size();
    static constexpr std::string_view kTree = "0123456789?_(),:@[];{}*<>\"-S o";
    const int64_t choices = random.oneIn(3) ? static_cast<int64_t>(kTree.size()) : 10;
    // No zero: it ends a string.
    bytes[spelled[k]] = random.oneIn(30) ? static_cast<char>(random.between(1, 255))
                                         : kTree[static_cast<size_t>(random.below(choices))];
  }
  return bytes;
}

}  // namespace cutecheck::fuzz
