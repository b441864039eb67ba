// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The algebra as textbooks and the public libraries write it, with one fault at a time.
//
// The reference of core/ decides more than these algorithms do, and its own text leaves little room for the
// slips that implementations make. So the slips are planted here, in the short form that everyone writes:
// mode by mode, sorted strides, prefix products. Without a fault it is right wherever the textbook is; where
// it is not, an input tells nothing.
#pragma once

#include <span>

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

struct TextbookFault {
  std::string_view name;    // operation.change
  std::string_view change;  // what a reader of the code would see
  std::string_view law;     // one law that must kill it
};

std::span<const TextbookFault> textbookFaults();

// The functions, right but for the fault. Beyond the textbook is kUnknownOperation.
class Textbook {
 public:
  explicit Textbook(std::string_view fault) : fault_(fault) {}

  Expected<int64_t> size(const Layout& a) const;
  Expected<int64_t> cosize(const Layout& a) const;
  Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) const;
  Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) const;
  Expected<Layout> coalesce(const Layout& a) const;
  Expected<Layout> filter(const Layout& a) const;
  Expected<Layout> composition(const Layout& a, const Layout& b) const;
  Expected<Layout> compositionByMode(const Layout& a, const Tiler& b) const;
  Expected<Layout> complement(const Layout& a, int64_t cotarget) const;
  Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const;
  Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const;
  Expected<Layout> rightInverse(const Layout& a) const;
  Expected<Layout> leftInverse(const Layout& a) const;
  Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const;
  Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) const;
  Expected<laws::TvAnswer> makeLayoutTv(const Layout& thr, const Layout& val) const;
  Expected<laws::SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const;
  Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const;

 private:
  bool has(std::string_view fault) const { return fault_ == fault; }
  Expected<Layout> leafComposition(const Layout& a, int64_t extent, int64_t stride) const;
  Expected<IntTuple> refined(const Layout& a, const IntTuple& shape, const IntTuple& stride,
                             bool strides) const;

  std::string_view fault_;
};

// Core, but for what the textbook has.
class TextbookSubject : public CoreSubject {
 public:
  explicit TextbookSubject(std::string_view fault) : textbook_(fault) {}
  std::string_view name() const override { return "the textbook"; }
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;

 private:
  Textbook textbook_;
};

}  // namespace cutecheck::run
