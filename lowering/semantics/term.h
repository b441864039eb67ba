// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Terms: what a value means, as text of the notation, leaf by leaf.
//
// Nothing is computed: a term records which operation was applied to what, and the oracle, which
// reads the text, decides what that is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/notation/int_tuple.h"
#include "core/notation/swizzle.h"

namespace cutecheck::meaning {

// An integer expression of the notation, written without outer parentheses.
using Term = std::string;

// `a op b`, operands in parentheses where they are not single words.
Term binary(const Term& a, const char* op, const Term& b);
// a*b*...; 1 for none.
Term product(const std::vector<Term>& factors);

// The number that the term is written as, if it is one.
std::optional<int64_t> literalOf(const Term& term);

// Whether something computed is an operand of what the term computes: `crd2idx(c, L)` and `(a + b)*2`, not
// `a`, `4` or `a + b`.
bool isNested(const Term& term);

// A tree of terms; `tree` carries the profile, the `_`, the basis paths and nothing else.
struct TermTuple {
  IntTuple tree;
  std::vector<Term> terms;

  bool isTuple() const { return tree.isTuple(); }
  TermTuple mode(size_t i) const;
  // The text: (a,(b,c)), with basis paths.
  std::string text() const;
};

TermTuple tupleOf(const std::vector<TermTuple>& modes);
TermTuple leafOf(Term term);

struct TermLayout {
  TermTuple shape, stride;
  std::string operation{};  // what computes it; empty: written with its leaves
  std::string text() const { return operation.empty() ? shape.text() + ":" + stride.text() : operation; }
};

// The layout that `operation` computes, its leaves named by where they are in `tree`.
TermLayout computedLayout(std::string operation, const IntTuple& tree);

// Where a view of a function begins: bytes behind a pointer, or a coordinate.
struct TermIterator {
  Term pointer;       // empty: a coordinate
  int64_t bytes = 0;  // of an element
  TermTuple offset;   // of a pointer one leaf, bytes
};
struct TermView {
  TermIterator iterator;
  TermLayout layout;
};

// An iterator of strides: `index` times `stride` elements behind its base, of so many tiles.
struct TermStrided {
  TermIterator base;
  Term index, stride, tiles;
};
// An iterator that says its layout and its swizzle.
struct TermDescriptor {
  TermIterator base;
  TermLayout layout;
  Swizzle swizzle;
};

// A swizzle after an offset after a layout.
struct TermComposed {
  std::string swizzle;  // S<B,M,S>
  Term offset;
  TermLayout layout;
};

}  // namespace cutecheck::meaning
