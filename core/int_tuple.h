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
#pragma once

#include <cstdint>
#include <vector>

#include "core/scalar.h"

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

  IntTuple() = default;                                       // ()
  IntTuple(int64_t value) : kind_(Kind::kInt), value_(value) {}  // a static leaf
  static IntTuple tuple(std::vector<IntTuple> modes);
  static IntTuple dynamic(DynamicLeaf leaf);
  static IntTuple symbolic(Scalar scalar);  // a constant Scalar becomes a static leaf
  static IntTuple underscore();

  // The same number times the basis element of `path`; path {} is the plain number.
  IntTuple withPath(std::vector<uint32_t> path) const;

  Kind kind() const { return kind_; }
  bool isTuple() const { return kind_ == Kind::kTuple; }
  bool isLeaf() const { return kind_ != Kind::kTuple; }
  bool isUnderscore() const { return kind_ == Kind::kUnderscore; }
  // A static number without a basis.
  bool isInt() const { return kind_ == Kind::kInt && path_.empty(); }
  bool isInt(int64_t v) const { return isInt() && value_ == v; }
  // Every leaf is a static number, with or without a basis.
  bool isStatic() const;
  bool hasUnderscore() const;
  bool hasBasis() const;

  int64_t value() const { return value_; }                    // kInt
  DynamicLeaf dynamicLeaf() const;                            // kDynamic
  const Scalar& scalar() const { return scalar_; }            // kSymbolic
  const std::vector<uint32_t>& path() const { return path_; } // outermost first

  // Modes: a leaf has rank 1 and is its own mode 0, as in CuTe.
  size_t rank() const { return isTuple() ? modes_.size() : 1; }
  const IntTuple& mode(size_t i) const { return isTuple() ? modes_[i] : *this; }
  const std::vector<IntTuple>& modes() const { return modes_; }  // empty for a leaf

  friend bool operator==(const IntTuple& a, const IntTuple& b);

 private:
  Kind kind_ = Kind::kTuple;
  int width_ = 32;      // kDynamic
  int64_t value_ = 0;   // kInt: the value; kDynamic: the divisor
  Scalar scalar_;       // kSymbolic
  std::vector<uint32_t> path_;
  std::vector<IntTuple> modes_;
};

// Same tree: leaves pair with leaves.
bool congruent(const IntTuple& a, const IntTuple& b);

// The leaves from left to right.
std::vector<IntTuple> leaves(const IntTuple& t);

// A tree of the profile of `profile` with `flat` as its leaves, left to right;
// flat.size() == leaves(profile).size().
IntTuple withLeaves(const IntTuple& profile, const std::vector<IntTuple>& flat);

}  // namespace cutecheck
