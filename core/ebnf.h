// Ebnf: whether a text belongs to a grammar, straight from the grammar's own text.
//
// A recogniser so naive that it cannot share a mistake with a hand-written parser: it keeps the set of
// all places where each part of a rule may end. The tests and fuzzers hold parsers against it. Made
// for texts of a few hundred bytes; the grammar must not be left-recursive.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"

namespace cutecheck {

class Ebnf {
 public:
  // Reads rules `name ::= a "literal" [ optional ] { repeated } | ( other ) ;`, the first being the
  // start. In a literal \t is a tab. Fails with kSyntax and the byte offset.
  static Expected<Ebnf> parse(std::string_view grammar);

  // Whether the start rule derives exactly `text`.
  bool accepts(std::string_view text) const;

 private:
  enum class Kind : uint8_t { kLiteral, kOneOf, kRule, kSequence, kChoice, kOptional, kRepeat };
  struct Node {
    Kind kind = Kind::kSequence;
    std::string text;  // kLiteral; kOneOf: a choice of bytes
    size_t rule = 0;   // kRule
    std::vector<Node> children;
  };
  class Reader;
  // Numbers the bytes of the literals in `node`.
  void number(const Node& node);
  size_t numberOf(char byte) const { return numberOf_[static_cast<unsigned char>(byte)]; }
  template <typename Words>
  class Matcher;
  template <typename Words>
  bool matches(std::string_view text) const;

  std::vector<Node> rules_;
  // The rules that are a part of themselves, numbered from 1; any other is 0.
  std::vector<size_t> recursive_;
  size_t recursions_ = 0;
  // The bytes of the literals, numbered from 1; any other is 0.
  std::array<uint16_t, 256> numberOf_{};
  size_t bytes_ = 0;
};

}  // namespace cutecheck
