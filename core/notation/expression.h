// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expression: the one grammar of cutecheck's notation.
//
//   claim    ::= compose [ relop compose ]            relop: == === != <= < >= >
//   compose  ::= pair [ "o" compose ]                 the only infix of layouts; lowest, right
//   pair     ::= sum [ ":" sum ]                      a layout
//   sum      ::= term { ("+" | "-") term }
//   term     ::= factor { ("*" | "/" | "%") factor }
//   factor   ::= "-" factor | primary { "@" uint }
//   primary  ::= uint | name [ divisor ] | name "(" [ claim { "," claim } ] ")" | "?" [ attrs ] | "_"
//              | "(" [ compose { "," compose } ] ")"
//              | "<" [ compose { "," compose } ] ">" | "[" [ compose { ";" compose } ] "]"
//              | ( "S" | "Sw" | "swizzle" ) "<" int "," int "," int ">"
//   attrs    ::= "{" [ "i32" | "i64" ] [ "div" "=" uint ] "}"        divisor ::= "{" [ "div" "=" uint ] "}"
//   int      ::= [ "-" ] uint                         name ::= letter { letter | digit | "_" }
//
// Blanks (space, tab, newline, carriage return) separate tokens and mean nothing else. `-` before
// digits belongs to the literal where an operand is expected. After an operand the letter `o` is
// the infix even when glued, as in `S<3,4,3>o0o(10,2)`. `S<` opens a swizzle when an integer and a
// comma follow. `(x)` is a tuple of rank one; as an operand of + - * / % it is a grouping. Parsing yields a
// tree that keeps the byte offset of every node; values are read off it (core/notation/parse.h) and operations are
// computed by whoever knows how (the reference, the oracle).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

enum class Relation : uint8_t { kEqual, kIdentical, kNotEqual, kLessEqual, kLess, kGreaterEqual, kGreater };

// "==", "===", "!=", "<=", "<", ">=", ">".
std::string_view relationText(Relation relation);

struct Expression {
  enum class Kind : uint8_t {
    kInt,         // value
    kSymbol,      // name, value = divisor
    kDynamic,     // width, value = divisor
    kUnderscore,  // _
    kUnary,       // op '-', children[0]
    kBinary,      // op one of + - * / %, children[0..1]
    kBasis,       // children[0] scaled by E<path>
    kTuple,       // ( children )
    kTiler,       // < children > or [ children ]
    kLayout,      // children[0] : children[1]
    kSwizzle,     // value, base, shift
    kCompose,     // children[0] o children[1]
    kCall,        // name ( children )
    kRelation,    // children[0] relation children[1]
  };
  Kind kind = Kind::kInt;
  char op = 0;
  Relation relation = Relation::kEqual;
  uint8_t width = 32;           // of a `?`, in bits
  uint32_t begin = 0, end = 0;  // byte range in the text
  int64_t value = 0;
  int64_t base = 0, shift = 0;
  std::string name;
  std::vector<uint32_t> path;  // outermost first
  // Last, since what is assigned may lie in them.
  std::vector<Expression> children;
};

// Limits that a diagnostic (kLimit) names: nesting depth, number of nodes, bytes of text.
inline constexpr size_t kMaxNesting = 128;
inline constexpr size_t kMaxNodes = 1u << 16;
inline constexpr size_t kMaxTextBytes = 1u << 20;

// Parses the whole text as one claim. Fails with kSyntax or kLimit and the byte offset.
Expected<Expression> parseExpression(std::string_view text);

// Parses `claim { "," claim }`: the conjunction of a --where. Blank text is no premise.
Expected<std::vector<Expression>> parsePremises(std::string_view text);

}  // namespace cutecheck
