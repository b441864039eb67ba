// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Subject: an implementation of the layout algebra, as the laws see it.
//
// Derive, override `call` (functions.h takes typed functions by the names of operations), hand it to runLaw
// (law.h). Every question is answered with a value or with the reason for refusing; what is not there is
// kUnknownOperation, and the laws about it count as not applicable.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/domain.h"
#include "properties/laws/answer.h"

namespace cutecheck::laws {

// What a text is to be read as.
enum class TextOf : uint8_t { kLayout, kValue };

class Subject {
 public:
  virtual ~Subject() = default;
  virtual std::string_view name() const = 0;

  // What an operation answers, by the name and with the arguments of docs/reference/spec.md. kStrict is asked of
  // compositions of two layouts alone. What is overridden passes on what it does not answer itself.
  virtual Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                               Domain domain = Domain::kExtendLast) const;
  // The two directions of text; what is written of a layout is read as one.
  virtual Expected<Value> read(std::string_view text, TextOf what = TextOf::kValue) const;
  virtual Expected<std::string> write(const Value& value) const;

  // The same, for arguments and an answer of one kind.
  Expected<int64_t> size(const Layout& a) const { return ask<int64_t>("size", {a}); }
  Expected<int64_t> cosize(const Layout& a) const { return ask<int64_t>("cosize", {a}); }
  Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) const {
    return ask<IntTuple>("crd2idx", {crd, a});
  }
  Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) const {
    return ask<IntTuple>("idx2crd", {index, shape});
  }
  Expected<Layout> coalesce(const Layout& a) const { return ask<Layout>("coalesce", {a}); }
  Expected<Layout> coalesceExtended(const Layout& a) const { return ask<Layout>("coalesce_extended", {a}); }
  Expected<Layout> filter(const Layout& a) const { return ask<Layout>("filter", {a}); }
  Expected<Layout> composition(const Layout& a, const Layout& b, Domain domain) const {
    return ask<Layout>("composition", {a, b}, domain);
  }
  Expected<Layout> composition(const Layout& a, const Tiler& b) const {
    return ask<Layout>("composition", {a, b});
  }
  Expected<Layout> complement(const Layout& a, int64_t cotarget) const {
    return ask<Layout>("complement", {a, IntTuple(cotarget)});
  }
  Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const {
    return ask<Layout>("logical_divide", {a, tiler});
  }
  Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const {
    return ask<Layout>("zipped_divide", {a, tiler});
  }
  Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const {
    return ask<Layout>("logical_product", {block, tiler});
  }
  Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) const {
    return ask<Layout>("raked_product", {block, tiler});
  }
  Expected<Layout> rightInverse(const Layout& a) const { return ask<Layout>("right_inverse", {a}); }
  Expected<Layout> leftInverse(const Layout& a) const { return ask<Layout>("left_inverse", {a}); }
  Expected<TvAnswer> makeLayoutTv(const Layout& thr, const Layout& val) const {
    return ask<TvAnswer>("make_layout_tv", {thr, val});
  }
  Expected<SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const {
    return ask<SliceAnswer>("slice_and_offset", {crd, a});
  }
  Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const {
    return ask<int64_t>("swizzle_apply", {swizzle, IntTuple(x)});
  }
  Expected<Layout> parse(std::string_view text) const;
  Expected<std::string> print(const Layout& a) const { return write(a); }

 protected:
  Subject() = default;
  Subject(const Subject&) = default;
  Subject& operator=(const Subject&) = default;

  // What stands for an answer that is not of the kind asked for, `why`: that refusal, but for a subject that
  // knows more of it.
  virtual Expected<Value> unfitting(std::string_view operation, const std::vector<Value>& args, Domain domain,
                                    const Diagnostic& why) const;

 private:
  template <typename T>
  Expected<T> ask(std::string_view operation, const std::vector<Value>& args,
                  Domain domain = Domain::kExtendLast) const;
};

}  // namespace cutecheck::laws
