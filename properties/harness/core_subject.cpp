// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/core_subject.h"

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/eval/operation.h"
#include "core/layout/coalesce.h"
#include "core/layout/crd2idx.h"
#include "core/layout/filter.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/layout/slice.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/make_layout_tv.h"
#include "core/tiling/raked_product.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck::run {

Expected<int64_t> CoreSubject::size(const Layout& a) const { return cutecheck::size(a); }
Expected<int64_t> CoreSubject::cosize(const Layout& a) const { return counted(cutecheck::cosize(a)); }

Expected<IntTuple> CoreSubject::crd2idx(const IntTuple& crd, const Layout& a) const {
  return cutecheck::crd2idx(crd, a);
}

Expected<IntTuple> CoreSubject::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  return cutecheck::idx2crd(index, shape);
}

Expected<Layout> CoreSubject::coalesce(const Layout& a) const { return cutecheck::coalesce(a); }
Expected<Layout> CoreSubject::coalesceExtended(const Layout& a) const {
  return cutecheck::coalesceExtended(a);
}
Expected<Layout> CoreSubject::filter(const Layout& a) const { return cutecheck::filter(a); }

Expected<Layout> CoreSubject::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  return counted(cutecheck::composition(a, b, reach == laws::Reach::kStrict ? Domain::kStrict : Domain::kExtendLast));
}

Expected<Layout> CoreSubject::composition(const Layout& a, const Tiler& b) const {
  return counted(cutecheck::composition(a, b));
}

Expected<Layout> CoreSubject::complement(const Layout& a, int64_t cotarget) const {
  return counted(cutecheck::complement(a, cotarget));
}

Expected<Layout> CoreSubject::logicalDivide(const Layout& a, const Tiler& tiler) const {
  return counted(cutecheck::logicalDivide(a, tiler));
}

Expected<Layout> CoreSubject::zippedDivide(const Layout& a, const Tiler& tiler) const {
  return counted(cutecheck::zippedDivide(a, tiler));
}

Expected<Layout> CoreSubject::logicalProduct(const Layout& block, const Layout& tiler) const {
  return counted(cutecheck::logicalProduct(block, tiler));
}

Expected<Layout> CoreSubject::rakedProduct(const Layout& block, const Layout& tiler) const {
  return counted(cutecheck::rakedProduct(block, tiler));
}

Expected<Layout> CoreSubject::rightInverse(const Layout& a) const { return counted(cutecheck::rightInverse(a)); }

Expected<Layout> CoreSubject::leftInverse(const Layout& a) const { return counted(cutecheck::leftInverse(a)); }

Expected<laws::TvAnswer> CoreSubject::makeLayoutTv(const Layout& thr, const Layout& val) const {
  CUTECHECK_TRY(tv, counted(cutecheck::makeLayoutTv(thr, val)));
  return laws::TvAnswer{std::move(tv.tiler), std::move(tv.layout)};
}

Expected<laws::SliceAnswer> CoreSubject::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  CUTECHECK_TRY(sliced, cutecheck::sliceAndOffset(crd, a));
  return laws::SliceAnswer{std::move(sliced.layout), std::move(sliced.offset)};
}

Expected<int64_t> CoreSubject::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  return cutecheck::apply(swizzle, x);
}

Expected<Value> CoreSubject::call(std::string_view operation, const std::vector<Value>& args) const {
  CUTECHECK_TRY(op, findOperation(operation));
  if (args.size() < op->least || args.size() > op->most)
    return makeError(Code::kUsage, "arguments", "a law asks with a wrong number of arguments");
  return counted(op->compute(args, Domain::kExtendLast));
}

Expected<Layout> CoreSubject::parse(std::string_view text) const { return cutecheck::parseLayout(text); }
Expected<std::string> CoreSubject::print(const Layout& a) const { return cutecheck::toString(a); }
Expected<Value> CoreSubject::read(std::string_view text) const { return cutecheck::parseValue(text); }
Expected<std::string> CoreSubject::write(const Value& value) const { return cutecheck::toString(value); }

}  // namespace cutecheck::run
