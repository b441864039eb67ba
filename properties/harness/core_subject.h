// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reference of core/ as a subject of the laws.
#pragma once

#include "properties/laws/subject.h"

namespace cutecheck::run {

class CoreSubject : public laws::Subject {
 public:
  std::string_view name() const override { return "core"; }

  // How many answers so far were kUndecided.
  int64_t undecided() const { return undecided_; }


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
  Expected<std::string> print(const Layout& a) const override;
  Expected<Value> read(std::string_view text) const override;
  Expected<std::string> write(const Value& value) const override;

 private:
  template <typename T>
  Expected<T> counted(Expected<T> answer) const {
    undecided_ += !answer.ok() && answer.error().code == Code::kUndecided;
    return answer;
  }
  mutable int64_t undecided_ = 0;
};

}  // namespace cutecheck::run
