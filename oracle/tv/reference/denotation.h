// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Denotation: one expression of a reference semantics, read into the tree of meaning_value.h.
#pragma once

#include <map>
#include <set>

#include "oracle/tv/reference/meaning_leaf.h"
#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {

class Denotation {
 public:
  // Layouts that were read under the same facts, by their texts: what they need is gathered where they are read
  // first.
  using Layouts = std::map<std::string, LayoutValue>;

  // `denoter` reads what the notation knows, and gathers implicit premises and missing conditions.
  Denotation(Denoter& denoter, Layouts& layouts) : denoter_(denoter), layouts_(layouts) {}

  // An integer or a truth value. Fails with meaning_c10 and the place, or as the layout operations inside
  // fail.
  Expected<MeaningValue> value(const Expression& e);
  // Fails also where it is a truth value.
  Expected<MeaningValue> integer(const Expression& e);
  // An integer that is a number of the notation, as premises and the leaves of layouts must be.
  Expected<Scalar> scalar(const Expression& e);

  // "L == L" for every expression whose value was computed by operations that leave obligations: proving the
  // claim proves them.
  std::vector<std::string> claims;
  // What is at least 1 where a choice, or an operand of `and` and `or`, is looked at, and need not be elsewhere: nobody
  // promises it.
  std::vector<Constraint> guarded;
  // Loads whose numbers may be spoken of: each value knows which of them it wants (MeaningNode::loads).
  std::set<std::string> loads;

  // Reads with `read`; what it needs goes to `guarded`.
  Expected<MeaningValue> behindAGuard(Expected<MeaningValue> (Denotation::*read)(const Expression&), const Expression& e);

 private:
  Expected<MeaningValue> read(const Expression& e);
  Expected<MeaningValue> arithmetic(const Expression& e);
  Expected<MeaningValue> relation(const Expression& e);
  Expected<MeaningValue> connective(const Expression& e);
  Expected<MeaningValue> crd2idx(const Expression& e);
  Expected<MeaningValue> get(const Expression& e);
  Expected<MeaningValue> swizzleApply(const Expression& e);
  // quot, rem, signed, unsigned, select, fits: integers of a width, as machines have them.
  Expected<MeaningValue> machineWord(const Expression& e);

  Expected<LayoutValue> layout(const Expression& e);
  // The offset of a coordinate in a layout or a shape.
  Expected<MeaningValue> offset(const Expression& coordinate, const Expression& at);
  // S o n o L at a coordinate: swizzle(n + L(c)).
  Expected<MeaningValue> swizzledOffset(const Expression& coordinate, const Expression& e);
  // The sum over modes; an integer beside a tuple of modes is a linear index of it.
  Expected<MeaningValue> byMode(const Expression& coordinate, const Layout& layout);
  // A tuple coordinate of a computed layout pairs with the modes of its form.
  Expected<MeaningValue> inForm(const Expression& coordinate, const Expression& layout);
  // The compact column-major layout of a shape, extents of 1 with their running stride too: an index beyond
  // the domain is then still taken apart by CuTe's rule for shapes.
  Expected<Layout> columnMajor(const Expression& e);

  // Noted as missing: the meaning is unknown.
  Scalar unnamed(const Expression& e);
  // Whether the premises say so of a number of the notation.
  bool isScalarAtLeast(const MeaningValue& v, int64_t least) const;
  bool isScalarBelow(const MeaningValue& v, Int128 end) const;

  void noteClaim(const Expression& e);
  LeafReader leafReader();

  Denoter& denoter_;
  Layouts& layouts_;
};

}  // namespace cutecheck::oracle
