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

#include <array>
#include <map>
#include <span>

#include "oracle/ptx/spec/resolved.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

class Postcondition {
 public:
  // `values`: of each tensor the bits of its elements before the run, by offset.
  Postcondition(Terms& terms, const Spec& spec, const std::vector<std::vector<uint64_t>>& values)
      : terms_(terms), spec_(spec), values_(values), elements_(elementsOf(spec)), scope_(spec.sizes) {}

  // The term of the right side with these indices, of the type of the tensor on the left.
  Expected<TermId> at(const Ensures& ensures, const SpecTensor& left, std::span<const int64_t> indices);

  TermId leaf(size_t tensor, int64_t offset) {
    return terms_.leaf(spec_.tensors[tensor].type, tensor, static_cast<uint64_t>(offset),
                       values_[tensor][static_cast<size_t>(offset)]);
  }

 private:
  struct Typed {
    TermId term = 0;
    std::optional<Element> type;  // nothing: the integer `number`, of whatever type is wanted
    int64_t number = 0;
    bool isRounded = false;  // a quotient in `number` has a rest
  };
  static constexpr size_t kMostNames = 4, kRemembered = 4096;
  struct Remembered {
    std::array<int64_t, kMostNames> numbers{};
    uint64_t forgotten = ~uint64_t{0};  // when its term was there
    TermId term = 0;
    std::optional<Element> type{};
  };
  // An expression that was read once: what it is, and what its names are.
  struct Node {
    const Expression* source = nullptr;
    Expected<Typed> (Postcondition::*of)(Node& node) = nullptr;
    std::vector<Node> children{};
    std::optional<Resolved> number{};  // without calls
    bool divides = false;              // a quotient stands in the number
    size_t tensor = 0;
    Op op = Op::kAdd;
    Element type = Element::kF32;
    bool rebinds = false;  // its index is a name already
    // Of elements and what is made of a few of them: of which names it is a function, and what it was for
    // some of their numbers.
    std::vector<size_t> places{};
    std::vector<Remembered> remembered{};
  };
  Node read(const Expression& e);
  void readCall(Node& node);
  void remembers(Node& node);
  Expected<int64_t> integer(const Node& node) const;

  Expected<Typed> of(Node& node) {
    return node.remembered.empty() ? (this->*node.of)(node) : ofRemembered(node);
  }
  Expected<Typed> ofRemembered(Node& node);
  Expected<Typed> ofNumber(Node& node);
  Expected<Typed> ofTensor(Node& node);
  Expected<Typed> ofRangeOfTerms(Node& node);
  Expected<Typed> ofFourBits(Node& node);
  Expected<Typed> ofSmall(Node& node);
  Expected<Typed> ofJoin(Node& node);
  Expected<Typed> ofPick(Node& node);
  Expected<Typed> ofRange(Node& node);
  Expected<Typed> ofMany(Node& node);
  Expected<Typed> ofConversion(Node& node);
  Expected<Typed> ofNothing(Node& node);
  Expected<Typed> converted(const Typed& from, Element to);
  Expected<Typed> typed(const Typed& from, Element type);

  Terms& terms_;
  const Spec& spec_;
  const std::vector<std::vector<uint64_t>>& values_;
  const std::vector<std::vector<bool>> elements_;
  Scope scope_;
  std::map<const Ensures*, Node> read_{};  // what was asked for
  std::vector<int64_t> coordinate_{};
  uint64_t summed_ = 0, summedOfAll_ = 0;  // terms of sums: of this element, of all
};

}  // namespace cutecheck::terms
