// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ebnf: whether a text belongs to a grammar, straight from the grammar's own text.
//
// A recogniser so naive that it cannot share a mistake with a hand-written parser: it keeps the set of
// all places where each part of a rule may end. The tests and fuzzers hold parsers against it. Made
// for texts of a few hundred bytes; the grammar must not be left-recursive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck {

class Ebnf {
 public:
  // Reads rules `name ::= a "literal" [ optional ] { repeated } | ( other ) ;`, the first being the
  // start. In a literal \t is a tab. Fails with kSyntax and the byte offset.
  static Expected<Ebnf> parse(std::string_view grammar);

  // Whether the start rule derives exactly `text`.
  bool accepts(std::string_view text) const;

 private:
  enum class Kind : uint8_t { kLiteral, kRule, kSequence, kChoice, kOptional, kRepeat };
  struct Node {
    Kind kind = Kind::kSequence;
    std::string text;  // kLiteral
    size_t rule = 0;   // kRule
    std::vector<Node> children;
  };
  class Reader;
  class Matcher;

  std::vector<Node> rules_;
};

}  // namespace cutecheck
