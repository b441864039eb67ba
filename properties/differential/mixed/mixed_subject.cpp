// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_subject.h"

#include "core/tiling/make_layout_tv.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/cosize.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/algebra/logical_divide.h"
#include "lowering/algebra/logical_product.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/values/flat_layout.h"
#include "lowering/algebra/zipped_divide.h"
#include "properties/differential/mixed/mixed_session.h"

namespace cutecheck::run {

using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;

std::string_view nameOf(Leaves leaves) {
  switch (leaves) {
    case Leaves::kStatic:
      return "static";
    case Leaves::kAll:
      return "all";
    case Leaves::kDivided:
      return "divided";
    case Leaves::kStrides:
      return "strides";
    case Leaves::kExtents:
      return "extents";
    case Leaves::kSome:
      return "some";
  }
  return "";
}

Expected<int64_t> MixedSubject::size(const Layout& a) const {
  MixedSession s(*this, "size");
  return s.answer(mixed::size(s.arithmetic(), s.tuple(a.shape(), Role::kExtent)));
}

Expected<int64_t> MixedSubject::cosize(const Layout& a) const {
  MixedSession s(*this, "cosize");
  return s.answer(mixed::cosize(s.arithmetic(), s.layout(a)));
}

Expected<IntTuple> MixedSubject::crd2idx(const IntTuple& crd, const Layout& a) const {
  MixedSession s(*this, "crd2idx");
  return s.answer(mixed::crd2idx(s.arithmetic(), s.coordinate(crd, a.shape()), s.layout(a)));
}

Expected<IntTuple> MixedSubject::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  MixedSession s(*this, "idx2crd");
  return s.answer(
      mixed::idx2crd(s.arithmetic(), s.tuple(index, Role::kCoordinate), s.tuple(shape, Role::kExtent)));
}

Expected<Layout> MixedSubject::coalesce(const Layout& a) const {
  MixedSession s(*this, "coalesce");
  return s.answer(mixed::coalesce(s.arithmetic(), s.layout(a)));
}

Expected<Layout> MixedSubject::coalesceExtended(const Layout& a) const {
  MixedSession s(*this, "coalesce_extended");
  const auto modes = mixed::flatExtended(s.arithmetic(), s.layout(a));
  return s.answer(modes ? Expected<MixedLayout>(mixed::layoutOf(*modes))
                        : Expected<MixedLayout>(modes.error()));
}

Expected<Layout> MixedSubject::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  // The strict form is a check of the dialect's verifier, not of the engine.
  if (reach == laws::Reach::kStrict) return Subject::composition(a, b, reach);
  MixedSession s(*this, "composition");
  return s.answer(mixed::composition(s.arithmetic(), s.layout(a), s.layout(b)));
}

Expected<Layout> MixedSubject::composition(const Layout& a, const Tiler& b) const {
  MixedSession s(*this, "composition");
  return s.answer(mixed::composition(s.arithmetic(), s.layout(a), b));
}

Expected<Layout> MixedSubject::complement(const Layout& a, int64_t cotarget) const {
  MixedSession s(*this, "complement");
  // The engine takes static layouts alone: their cotarget is what run time may know.
  return s.answer(
      mixed::complement(s.arithmetic(), MixedSession::fixed(a), s.number(cotarget, Role::kExtent)));
}

Expected<Layout> MixedSubject::logicalDivide(const Layout& a, const Tiler& tiler) const {
  MixedSession s(*this, "logical_divide");
  return s.answer(mixed::logicalDivide(s.arithmetic(), s.layout(a), tiler));
}

Expected<Layout> MixedSubject::zippedDivide(const Layout& a, const Tiler& tiler) const {
  MixedSession s(*this, "zipped_divide");
  return s.answer(mixed::zippedDivide(s.arithmetic(), s.layout(a), tiler));
}

Expected<Layout> MixedSubject::logicalProduct(const Layout& block, const Layout& tiler) const {
  MixedSession s(*this, "logical_product");
  // As for complement: a block is static.
  return s.answer(mixed::logicalProduct(s.arithmetic(), MixedSession::fixed(block), s.layout(tiler)));
}

Expected<Layout> MixedSubject::rakedProduct(const Layout& block, const Layout& tiler) const {
  MixedSession s(*this, "raked_product");
  return s.answer(mixed::rakedProduct(s.arithmetic(), MixedSession::fixed(block), s.layout(tiler)));
}

Expected<Layout> MixedSubject::rightInverse(const Layout& a) const {
  MixedSession s(*this, "right_inverse");
  return s.answer(mixed::rightInverse(s.arithmetic(), s.layout(a)));
}

Expected<Layout> MixedSubject::leftInverse(const Layout& a) const {
  MixedSession s(*this, "left_inverse");
  return s.answer(mixed::leftInverse(s.arithmetic(), s.layout(a)));
}

Expected<laws::TvAnswer> MixedSubject::makeLayoutTv(const Layout& thr, const Layout& val) const {
  CUTECHECK_TRY(tv, cutecheck::makeLayoutTv(thr, val));
  return laws::TvAnswer{std::move(tv.tiler), std::move(tv.layout)};
}

Expected<laws::SliceAnswer> MixedSubject::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  MixedSession s(*this, "slice");
  const MixedTuple coordinate = s.coordinate(crd, a.shape());
  const MixedLayout layout = s.layout(a);
  const auto slice = [&]() -> Expected<mixed::Part> {
    CUTECHECK_TRY(rest, mixed::slice(coordinate.type(), layout));
    CUTECHECK_TRY(offset, mixed::crd2idx(s.arithmetic(), coordinate, layout));
    return mixed::Part{std::move(offset), std::move(rest)};
  };
  return s.answer(slice());
}

Expected<int64_t> MixedSubject::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  MixedSession s(*this, "swizzle_apply");
  return s.answer(mixed::swizzleApply(s.arithmetic(), swizzle, s.number(x, Role::kCoordinate)));
}

}  // namespace cutecheck::run
