// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IntTuple: an integer, or a tuple of IntTuples.
//
// Shapes, strides, coordinates and profiles are all IntTuples, as in CuTe. A leaf is one of
//   - a static integer                       8
//   - a dynamic integer of unknown value     ?   ?{i64}   ?{div=8}   ?{i64 div=8}
//   - a symbolic integer                     M   M{div=8}   2*M
//   - the underscore of coordinates          _
// and a number may be scaled by a basis element: `3@1@0` is 3 * E<0,1>, the last number
// outermost, so its path is {0, 1}. An IntTuple is a value; equality is structural, so
// (4) and 4 differ.
//
// A tree of few static integers without basis, which is what kernels have, is *plain*: it lies inside
// the object, integers and tree apart, and costs no memory from the heap. Every other tree is a shared
// immutable node. One tree has one form, so that equal trees compare by their bytes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/notation/scalar.h"

namespace cutecheck {

// An unknown integer of a machine width with a known divisor.
struct DynamicLeaf {
  int width = 32;   // 32 or 64
  int64_t div = 1;  // the value is a multiple of it; >= 1
  friend bool operator==(const DynamicLeaf&, const DynamicLeaf&) = default;
};

class IntTuple {
 public:
  enum class Kind : uint8_t { kTuple, kInt, kDynamic, kSymbolic, kUnderscore };

  // What a plain tree has room for: leaves, and leaves and tuples together.
  static constexpr size_t kPlainLeaves = 8, kPlainNodes = 14;

  IntTuple() : nodes_(1), leaves_(0), tree_{1} {}                             // ()
  IntTuple(int64_t value) : nodes_(1), leaves_(1), tree_{0}, ints_{value} {}  // a static leaf
  static IntTuple tuple(std::vector<IntTuple> modes);
  // The tuple of the integers number(0), ..., number(count - 1).
  template <typename Number>
  static IntTuple ofInts(size_t count, const Number& number) {
    static_assert(kPlainLeaves < kPlainNodes);
    IntTuple t;
    if (count > kPlainLeaves) {
      std::vector<IntTuple> modes;
      for (size_t i = 0; i < count; ++i) modes.emplace_back(number(i));
      return tuple(std::move(modes));
    }
    t.leaves_ = static_cast<uint8_t>(count);
    t.nodes_ = t.tree_[0] = static_cast<uint8_t>(count + 1);
    for (size_t i = 0; i < count; ++i) t.ints_[i] = number(i);
    return t;
  }
  static IntTuple dynamic(DynamicLeaf leaf);
  static IntTuple symbolic(Scalar scalar);  // a constant Scalar becomes a static leaf
  static IntTuple underscore();

  // The same number times the basis element of `path`; path {} is the plain number.
  IntTuple withPath(std::vector<uint32_t> path) const;

  Kind kind() const { return other_ ? otherKind() : tree_[0] == 0 ? Kind::kInt : Kind::kTuple; }
  bool isTuple() const { return kind() == Kind::kTuple; }
  bool isLeaf() const { return kind() != Kind::kTuple; }
  bool isUnderscore() const { return kind() == Kind::kUnderscore; }
  // A static number without a basis.
  bool isInt() const { return !other_ && tree_[0] == 0; }
  bool isInt(int64_t v) const { return isInt() && ints_[0] == v; }
  // Every leaf is a static number, with or without a basis.
  bool isStatic() const;
  bool hasUnderscore() const;
  bool hasBasis() const;

  int64_t value() const { return other_ ? otherValue() : ints_[0]; }  // kInt
  DynamicLeaf dynamicLeaf() const;                                    // kDynamic
  const Scalar& scalar() const;                                       // kSymbolic
  const std::vector<uint32_t>& path() const;                          // outermost first

  // Modes: a leaf has rank 1 and is its own mode 0, as in CuTe.
  size_t rank() const;
  IntTuple mode(size_t i) const;
  std::vector<IntTuple> modes() const;  // empty for a leaf

  // Plain trees: the leaves from left to right, where they lie; and whether two trees are one but for their
  // integers.
  bool isPlain() const { return !other_; }
  std::span<const int64_t> ints() const { return {ints_.data(), leaves_}; }
  bool samePlainTree(const IntTuple& other) const {
    return isPlain() && other.isPlain() && nodes_ == other.nodes_ && tree_ == other.tree_;
  }

  friend bool operator==(const IntTuple& a, const IntTuple& b) {
    return a.nodes_ == b.nodes_ && a.tree_ == b.tree_ && a.ints_ == b.ints_ && sameOther(a, b);
  }

 private:
  friend class TupleBuilder;
  friend IntTuple withInts(const IntTuple& profile, std::span<const int64_t> flat);
  friend IntTuple refined(const IntTuple& profile, std::span<const int64_t> flat,
                          std::span<const uint8_t> counts);
  struct Other;
  explicit IntTuple(std::shared_ptr<const Other> other)
      : nodes_(0), leaves_(0), tree_{}, other_(std::move(other)) {}

  Kind otherKind() const;
  int64_t otherValue() const;
  static bool sameOther(const IntTuple& a, const IntTuple& b) {
    return a.other_ == b.other_ || (a.other_ && b.other_ && equalOther(*a.other_, *b.other_));
  }
  static bool equalOther(const Other& a, const Other& b);
  // The number of nodes of the subtree at `node`.
  size_t nodesAt(size_t node) const { return tree_[node] == 0 ? 1 : tree_[node]; }

  // The plain form: for each node, a tuple before its modes, the number of nodes of its subtree, and 0 for a
  // leaf. What lies behind the last node and the last leaf is 0.
  uint8_t nodes_, leaves_;
  std::array<uint8_t, kPlainNodes> tree_;
  // Null for a plain tree. Here rather than last, so that tree and integers are copied in two pieces, each of
  // a size that AddressSanitizer looks at quickly.
  std::shared_ptr<const Other> other_;
  std::array<int64_t, kPlainLeaves> ints_{};
};

// A tuple, mode by mode.
class TupleBuilder {
 public:
  TupleBuilder() = default;
  // `modes` is how many are likely to come.
  explicit TupleBuilder(size_t modes) : expected_(modes) {}
  void push(const IntTuple& mode);
  IntTuple finish() &&;

 private:
  IntTuple plain_;               // the modes so far, while they fit
  std::vector<IntTuple> modes_;  // or else
  size_t expected_ = 0;
};

// Same tree: leaves pair with leaves.
bool congruent(const IntTuple& a, const IntTuple& b);

// The leaves from left to right.
std::vector<IntTuple> leaves(const IntTuple& t);

// A tree of the profile of `profile` with `flat` as its leaves, left to right;
// flat.size() == leaves(profile).size().
IntTuple withLeaves(const IntTuple& profile, const std::vector<IntTuple>& flat);

// The same with integers.
IntTuple withInts(const IntTuple& profile, std::span<const int64_t> flat);

// The tree of `profile` with leaf i replaced by the next counts[i] >= 1 integers of `flat`: one is a leaf,
// more are a tuple.
IntTuple refined(const IntTuple& profile, std::span<const int64_t> flat, std::span<const uint8_t> counts);

}  // namespace cutecheck
