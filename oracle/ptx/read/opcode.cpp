// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/opcode.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

#include "oracle/ptx/read/opcode_rows.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

using Words = std::vector<std::string>;

// "n_k16": m64n<N>k16 where N is a multiple of 8 up to 256. "few_k32": where N is 8, 24 or a multiple of 16, for products
// of integers.
bool isGroupShape(std::string_view word, std::string_view kind) {
  constexpr std::string_view kBegin = "m64n";
  const bool few = kind.starts_with("few_");
  const std::string_view end = kind.substr(few ? 4 : 2);
  if (!word.starts_with(kBegin) || !word.ends_with(end)) return false;
  word.remove_prefix(kBegin.size());
  if (word.size() <= end.size()) return false;
  word.remove_suffix(end.size());
  unsigned n = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || stop != word.data() + word.size() || word[0] == '0') return false;
  return n >= 8 && n <= 256 && n % 8 == 0 && (!few || n == 8 || n == 24 || n % 16 == 0);
}

bool isCollectorOfB(std::string_view word) {
  constexpr std::string_view kBegin = "collector::b";
  if (!word.starts_with(kBegin) || word.size() < kBegin.size() + 1) return false;
  const std::string_view rest = word.substr(kBegin.size());
  return rest[0] >= '0' && rest[0] <= '3' &&
         (rest.substr(1) == "::fill" || rest.substr(1) == "::use" || rest.substr(1) == "::lastuse" ||
          rest.substr(1) == "::discard");
}

class Match {
 public:
  explicit Match(const Words& words) : words_(words) {}
  bool matches(const OpcodeRow& row) {
    if (!row.anyOrder) return slot(row.slots, 1);
    std::vector<std::string_view> all;
    anyPart(row.slots, ' ', [&](std::string_view one) { return all.push_back(one), false; });
    const std::string_view last = all.back();
    all.pop_back();
    return freely(all, last, 1);
  }
  size_t furthest() const { return furthest_; }

 private:
  // The slots from here on, and the words from `at` on.
  bool slot(std::string_view slots, size_t at) {
    furthest_ = std::max(furthest_, at);
    if (slots.empty()) return at == words_.size();
    const size_t blank = slots.find(' ');
    std::string_view one = slots.substr(0, blank);
    const std::string_view rest =
        blank == std::string_view::npos ? std::string_view() : slots.substr(blank + 1);
    const bool optional = one.ends_with('?');
    if (optional) one.remove_suffix(1);
    return alternatives(one, at, [&](size_t next) { return slot(rest, next); }) ||
           (optional && slot(rest, at));
  }

  // One of the slots after the other, whichever takes the next word.
  bool freely(std::vector<std::string_view>& all, std::string_view last, size_t at) {
    furthest_ = std::max(furthest_, at);
    for (std::string_view& one : all) {
      const std::string_view kept = std::exchange(one, std::string_view());
      const std::string_view words = kept.ends_with('?') ? kept.substr(0, kept.size() - 1) : kept;
      if (!kept.empty() && alternatives(words, at, [&](size_t next) { return freely(all, last, next); }))
        return true;
      one = kept;
    }
    return std::all_of(all.begin(), all.end(),
                       [](std::string_view one) { return one.empty() || one.ends_with('?'); }) &&
           slot(last, at);
  }

  template <typename Then>
  bool alternatives(std::string_view all, size_t at, const Then& then) {
    return anyPart(all, '|', [&](std::string_view one) {
      size_t next = at;
      const bool other = anyPart(one, '.', [&](std::string_view word) { return !takes(word, next); });
      furthest_ = std::max(furthest_, next);
      return !other && then(next);
    });
  }

  // One word, or one of the named set; a set may hold several words with dots between them.
  bool takes(std::string_view what, size_t& at) {
    if (what.empty() || at >= words_.size()) return false;
    const std::string& word = words_[at];
    if (what[0] != '$') return word == what && ++at != 0;
    what.remove_prefix(1);
    if (what.starts_with("n_k") || what.starts_with("few_k")) return isGroupShape(word, what) && ++at != 0;
    if (what == "collector_b") return isCollectorOfB(word) && ++at != 0;
    const OpcodeSet* set = opcodeSet(what);
    return set && anyPart(set->words, '|', [&](std::string_view one) {
             size_t next = at;
             const bool other = anyPart(one, '.', [&](std::string_view part) {
               return next >= words_.size() || words_[next++] != part;
             });
             if (!other) at = next;
             return !other;
           });
  }

  const Words& words_;
  size_t furthest_ = 1;
};

bool hasRow(const OpcodeRow& row, std::string_view opcode) {
  return anyPart(row.opcodes, ' ', [&](std::string_view one) { return one == opcode; });
}

}  // namespace

bool ptxHasWords(std::string_view opcode) {
  return std::any_of(opcodeRows().begin(), opcodeRows().end(), [&](const OpcodeRow& row) { return hasRow(row, opcode); });
}

void ptxPutRelu(PtxInstruction& of) {
  if (of.words.size() < 3 || !of.opcode.ends_with(".relu") || !ptxHasWords(of.words.front())) return;
  for (size_t at = 1; at + 1 < of.words.size(); ++at) {
    PtxInstruction other;
    other.words = of.words;
    std::rotate(other.words.begin() + static_cast<std::ptrdiff_t>(at), other.words.end() - 1,
                other.words.end());
    for (const std::string& word : other.words) other.opcode += (other.opcode.empty() ? "" : ".") + word;
    // Of two dots one is no word.
    if (other.opcode.size() != of.opcode.size() || !ptxWrongWords(other).empty()) continue;
    of.words = other.words;
    of.opcode = other.opcode;
    return;
  }
}

std::string ptxWrongWords(const PtxInstruction& of) {
  if (of.words.empty()) return "";
  bool known = false;
  size_t furthest = 1;
  for (const OpcodeRow& row : opcodeRows()) {
    if (!hasRow(row, of.words.front())) continue;
    known = true;
    Match match(of.words);
    if (match.matches(row) && !of.opcode.ends_with('.')) return "";
    furthest = std::max(furthest, match.furthest());
  }
  if (!known) return "";
  if (furthest >= of.words.size()) return "a word of the opcode is missing behind ." + of.words.back();
  return "the word ." + of.words[furthest] + " may not stand there";
}

}  // namespace cutecheck::ptx
