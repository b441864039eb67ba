// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Subject: an implementation of the layout algebra, as the laws see it.
//
// Derive, override what the implementation has, hand it to runLaw (law.h). Every function
// answers with a value or with the reason for refusing; one that is not overridden answers
// kUnknownOperation and the laws about it count as not applicable.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "core/notation/tiler.h"
#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck::laws {

// kExtendLast leaves the last leaf of the left operand unbounded; kStrict stays inside [0, size).
enum class Reach : uint8_t { kExtendLast, kStrict };

// A(merge(crd, r)) = offset + layout(r).
struct SliceAnswer {
  Layout layout;
  IntTuple offset;
};

// The extents of a tile, and (thread, value) -> column-major index in it.
struct TvAnswer {
  IntTuple tiler;
  Layout layout;
};

class Subject {
 public:
  virtual ~Subject() = default;
  virtual std::string_view name() const = 0;

  virtual Expected<int64_t> size(const Layout& a) const;
  virtual Expected<int64_t> cosize(const Layout& a) const;
  virtual Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) const;
  virtual Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) const;
  virtual Expected<Layout> coalesce(const Layout& a) const;
  virtual Expected<Layout> coalesceExtended(const Layout& a) const;
  virtual Expected<Layout> filter(const Layout& a) const;
  virtual Expected<Layout> composition(const Layout& a, const Layout& b, Reach reach) const;
  virtual Expected<Layout> composition(const Layout& a, const Tiler& b) const;
  virtual Expected<Layout> complement(const Layout& a, int64_t cotarget) const;
  virtual Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const;
  virtual Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const;
  virtual Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const;
  virtual Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) const;
  virtual Expected<Layout> rightInverse(const Layout& a) const;
  virtual Expected<Layout> leftInverse(const Layout& a) const;
  virtual Expected<TvAnswer> makeLayoutTv(const Layout& thr, const Layout& val) const;
  virtual Expected<SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const;
  virtual Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const;
  // The operations without a function here, by the name and with the arguments of docs/reference/spec.md.
  virtual Expected<Value> call(std::string_view operation, const std::vector<Value>& args) const;
  virtual Expected<Layout> parse(std::string_view text) const;
  virtual Expected<std::string> print(const Layout& a) const;
  // The same for values of every kind.
  virtual Expected<Value> read(std::string_view text) const;
  virtual Expected<std::string> write(const Value& value) const;

 protected:
  Subject() = default;
  Subject(const Subject&) = default;
  Subject& operator=(const Subject&) = default;
};

}  // namespace cutecheck::laws
