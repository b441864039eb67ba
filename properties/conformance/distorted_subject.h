// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Core with one systematic error: what the laws have to notice.
#pragma once

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

enum class Distortion : uint8_t {
  kStrideOff,    // the last stride of every returned layout is one larger, and every number
  kSizeOff,      // every returned layout has one more mode of size 2
  kPadded,       // every returned layout has a mode 1:0 more: the same function, another form
  kUnordered,    // the modes of every returned layout are reversed
  kRefuses,      // everything is refused
  kAccepts,      // what core refuses is answered with 1:0, or 0
  kWitnessLate,  // witnesses are one larger
  kOtherNames,   // an operation under its other name answers 1:0
};

class DistortedSubject : public CoreSubject {
 public:
  explicit DistortedSubject(Distortion distortion) : distortion_(distortion) {}
  std::string_view name() const override { return "a distorted core"; }

  Expected<int64_t> size(const Layout& a) const override;
  Expected<int64_t> cosize(const Layout& a) const override;
  Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) const override;
  Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) const override;
  Expected<Layout> coalesce(const Layout& a) const override;
  Expected<Layout> coalesceExtended(const Layout& a) const override;
  Expected<Layout> filter(const Layout& a) const override;
  Expected<Layout> composition(const Layout& a, const Layout& b, laws::Reach reach) const override;
  Expected<Layout> composition(const Layout& a, const Tiler& b) const override;
  Expected<Layout> complement(const Layout& a, int64_t cotarget) const override;
  Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const override;
  Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) const override;
  Expected<Layout> rightInverse(const Layout& a) const override;
  Expected<Layout> leftInverse(const Layout& a) const override;
  Expected<laws::TvAnswer> makeLayoutTv(const Layout& thr, const Layout& val) const override;
  Expected<laws::SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const override;
  Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const override;
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args) const override;
  Expected<Layout> parse(std::string_view text) const override;
  Expected<Value> read(std::string_view text) const override;

 private:
  Layout bend(const Layout& a) const;
  template <typename T, typename Bend>
  Expected<T> answer(Expected<T> right, T accepted, Bend bend) const;
  Expected<Layout> layout(Expected<Layout> right) const;
  Expected<Value> bent(Expected<Value> right) const;
  Expected<int64_t> number(Expected<int64_t> right) const;
  Expected<IntTuple> tuple(Expected<IntTuple> right) const;

  Distortion distortion_;
};

}  // namespace cutecheck::run
