// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a specification's expression is for one element: a term over the elements that the tensors have before.
//
//   f32(x) f16(x) s32(x) ...   x as another type      + - * /   of one type       sum(k < K, x)   0 + x at k = 0 + ...
//   popc(x)   s4(x, i) u4(x, i)   four bits of x as a number of s32      satfinite(x)   of s64, to s32
//   and or xor inc dec (a, b)  of integers: as a reduction of memory has them
//   e2m1(x, s) e2m3(x, s) e3m2(x, s)   the number that begins at bit s of x      join(x, y)   the bits of x below those of y
//   pick(m, p, x, y)   what a chunk of a sparse row has at position p, by its metadata m and what is held
//   max min (a, b)  fma(a, b, c)  abs(x) sqrt(x) rcp(x) -x      f32(2)            a number of the type
#pragma once

#include "oracle/ptx/spec/spec.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

class Postcondition {
 public:
  // `values`: of each tensor the bits of its elements before the run, by offset.
  Postcondition(Terms& terms, const Spec& spec, const std::vector<std::vector<uint64_t>>& values)
      : terms_(terms), spec_(spec), values_(values), elements_(elementsOf(spec)) {}

  // The term of the right side with these indices, of the type of the tensor on the left.
  Expected<TermId> at(const Ensures& ensures, const SpecTensor& left, const Sizes& indices);

  TermId leaf(size_t tensor, int64_t offset) {
    return terms_.leaf(spec_.tensors[tensor].type, tensor, static_cast<uint64_t>(offset),
                       values_[tensor][static_cast<size_t>(offset)]);
  }

 private:
  struct Typed {
    TermId term = 0;
    std::optional<Element> type;  // nothing: the integer `number`, of whatever type is wanted
    int64_t number = 0;
  };
  Expected<Typed> of(const Expression& e, const Sizes& names);
  Expected<Typed> ofCall(const Expression& e, const Sizes& names);
  Expected<Typed> ofTensor(const Expression& e, size_t tensor, const Sizes& names);
  Expected<Typed> ofSum(const Expression& e, const Sizes& names);
  Expected<Typed> ofFourBits(const Expression& e, Element type, const Sizes& names);
  Expected<Typed> ofSmall(const Expression& e, Element type, const Sizes& names);
  Expected<Typed> ofJoin(const Expression& e, const Sizes& names);
  Expected<Typed> ofPick(const Expression& e, const Sizes& names);
  Expected<Typed> ofRange(const Expression& e, const Sizes& names);
  Expected<Typed> ofMany(Op op, const std::vector<Expression>& args, const Sizes& names);
  Expected<Typed> converted(const Typed& from, Element to);
  Expected<Typed> typed(const Typed& from, Element type);

  Terms& terms_;
  const Spec& spec_;
  const std::vector<std::vector<uint64_t>>& values_;
  const std::vector<std::vector<bool>> elements_;
};

}  // namespace cutecheck::terms
