// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MixedTuple and MixedLayout: a tree of a type beside the Numbers that fill its leaves.
#pragma once

#include <vector>

#include "core/notation/layout.h"
#include "lowering/algebra/values/number.h"

namespace cutecheck::mixed {

// The tree is that of `type`, whose leaves also carry basis paths; `numbers` run left to right.
class MixedTuple {
 public:
  MixedTuple() = default;  // ()
  // `handles` has one entry for each dynamic leaf, left to right, or is empty where nothing is emitted.
  static MixedTuple of(const IntTuple& type, Role role, const std::vector<Handle>& handles = {});
  // A number, scaled by the basis element of `path`.
  static MixedTuple leaf(Number number, const std::vector<uint32_t>& path = {});
  static MixedTuple tuple(const std::vector<MixedTuple>& modes);
  // The tree of `profile` over `numbers`, paths dropped.
  static MixedTuple withNumbers(const IntTuple& profile, const std::vector<Number>& numbers);

  const IntTuple& type() const { return type_; }
  const std::vector<Number>& numbers() const { return numbers_; }
  bool isTuple() const { return type_.isTuple(); }
  size_t rank() const { return type_.rank(); }
  // Mode i; a leaf is its own mode 0.
  MixedTuple mode(size_t i) const;
  // The number of a leaf.
  const Number& number() const { return numbers_.front(); }
  // The handles of the dynamic leaves, left to right.
  std::vector<Number> dynamicNumbers() const;

 private:
  IntTuple type_;
  std::vector<Number> numbers_;
};

struct MixedLayout {
  MixedTuple shape, stride;
  // `handles`: one for each dynamic leaf of the shape, then of the stride; or empty.
  static MixedLayout of(const Layout& type, const std::vector<Handle>& handles = {});
};

// Mode i of a layout, and the layout of these modes.
MixedLayout modeOf(const MixedLayout& layout, size_t i);
MixedLayout concatenated(const std::vector<MixedLayout>& modes);

// Appends the modes of `part`, or `part` itself where it is a leaf or has one mode, whose tuple it keeps.
void appendSpread(std::vector<MixedLayout>& modes, const MixedLayout& part);

// kInvalidExtent (mixed_c2) when a static leaf of `shape` is below 1.
std::optional<Diagnostic> checkExtents(const MixedTuple& shape);

// How many dynamic leaves a type has.
size_t countDynamic(const IntTuple& type);

}  // namespace cutecheck::mixed
