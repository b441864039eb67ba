// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A builder for the engine of lowering/algebra whose run-time integers are terms of the notation: what comes
// out of an operation is what it computes, written down.
//
// The notation's integers have no bits and no width. Where the engine works on bits, the number it does so
// with becomes a cut: its term so far, and a variable in its place for a question about bits
// (oracle/smt/bitvectors.h). That no step wraps is not said here: the width the engine chooses is a matter of
// validation. Quotients of the engine are of numbers of at least 0 or exact, where truncation and the
// notation's rounding down are the same.
#pragma once

#include <deque>

#include "core/notation/scalar.h"
#include "lowering/algebra/values/builder.h"
#include "lowering/algebra/values/mixed_tuple.h"
#include "oracle/terms/term.h"

namespace cutecheck::run {

class SymbolicBuilder final : public mixed::Builder {
 public:
  mixed::Handle symbol(const Scalar& term) { return keep({term, nullptr}); }

  mixed::Handle constant(int64_t value, int) override {
    return keep({ScalarNode::constant(value), oracle::integer(value)});
  }
  mixed::Handle extend(mixed::Handle value) override { return value; }
  mixed::Handle binary(mixed::Op op, mixed::Handle a, mixed::Handle b, int width) override {
    using mixed::Op;
    Item &x = at(a), &y = at(b);
    switch (op) {
      case Op::kAdd:
        return keep({ScalarNode::binary(ScalarNode::Op::kAdd, x.term, y.term), nullptr});
      case Op::kMul:
        return keep({ScalarNode::binary(ScalarNode::Op::kMul, x.term, y.term), nullptr});
      case Op::kDiv:
      case Op::kUDiv:
        return keep({ScalarNode::binary(ScalarNode::Op::kDiv, x.term, y.term), nullptr});
      case Op::kRem:
      case Op::kURem:
        return keep({ScalarNode::binary(ScalarNode::Op::kMod, x.term, y.term), nullptr});
      case Op::kAnd:
        cut(x, width);
        return keep({nullptr, conjunctionOfBits(x.bits, y.term->value())});
      case Op::kXor:
        return keep({nullptr, oracle::make(oracle::TermNode::Op::kXor, {x.bits, y.bits})});
      case Op::kShiftLeft:
        return keep({nullptr, x.bits * oracle::integer(Int128{1} << y.term->value())});
      case Op::kShiftRight:
        return keep({nullptr, quotient(x.bits, Int128{1} << y.term->value())});
    }
    return nullptr;
  }

  struct Cut {
    Scalar term;    // what the engine works on the bits of
    int width = 0;  // in which width
  };
  // What the engine took for bits; one at most of one question. Its variable is called kCut.
  static constexpr const char* kCut = "x";
  const std::optional<Cut>& cutAt() const { return cut_; }

  // The answer as integers of the notation; null where bits are in it.
  Scalar termOf(const mixed::Number& n) const {
    return n.constant ? ScalarNode::constant(*n.constant) : at(n.handle).term;
  }
  // The answer in terms of the cut; null where it has no bits.
  oracle::Term bitsOf(const mixed::Number& n) const { return n.constant ? nullptr : at(n.handle).bits; }

  IntTuple valueOf(const mixed::MixedTuple& t) const {
    const std::vector<IntTuple> types = leaves(t.type());
    std::vector<IntTuple> terms;
    for (size_t i = 0; i < types.size(); ++i)
      terms.push_back(IntTuple::symbolic(termOf(t.numbers()[i])).withPath(types[i].path()));
    return withLeaves(t.type(), terms);
  }
  Layout valueOf(const mixed::MixedLayout& a) const {
    return Layout::unchecked(valueOf(a.shape), valueOf(a.stride));
  }

  // A tuple whose symbols are what run time knows.
  mixed::MixedTuple tuple(const IntTuple& t, mixed::Role role) {
    std::vector<IntTuple> types;
    std::vector<mixed::Handle> handles;
    for (const IntTuple& leaf : leaves(t)) {
      if (leaf.kind() != IntTuple::Kind::kSymbolic) {
        types.push_back(leaf);
        continue;
      }
      types.push_back(IntTuple::dynamic({32, leaf.scalar()->div()}));
      handles.push_back(symbol(leaf.scalar()));
    }
    return mixed::MixedTuple::of(withLeaves(t, types), role, handles);
  }
  mixed::MixedLayout layout(const Layout& a) {
    mixed::MixedTuple shape = tuple(a.shape(), mixed::Role::kExtent);
    return {std::move(shape), tuple(a.stride(), mixed::Role::kStride)};
  }

 private:
  struct Item {
    Scalar term;
    oracle::Term bits;
  };
  static Item& at(mixed::Handle handle) { return *static_cast<Item*>(handle); }
  mixed::Handle keep(Item item) {
    items_.push_back(std::move(item));
    return &items_.back();
  }
  void cut(Item& x, int width) {
    if (x.bits) return;
    x.bits = oracle::variable(kCut);
    cut_ = Cut{x.term, width};
  }
  static oracle::Term quotient(const oracle::Term& x, Int128 by) {
    return oracle::make(oracle::TermNode::Op::kDiv, {x, oracle::integer(by)});
  }
  // x & mask for x >= 0 and a mask of neighbouring bits.
  static oracle::Term conjunctionOfBits(const oracle::Term& x, int64_t mask) {
    const Int128 low = mask & -mask, count = Int128{mask} / low + 1;
    const oracle::Term field =
        oracle::make(oracle::TermNode::Op::kMod, {quotient(x, low), oracle::integer(count)});
    return field * oracle::integer(low);
  }

  std::deque<Item> items_;
  std::optional<Cut> cut_;
};

}  // namespace cutecheck::run
