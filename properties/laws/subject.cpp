// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/subject.h"

namespace cutecheck::laws {
namespace {

Diagnostic lacking(std::string_view operation) {
  return makeError(Code::kUnknownOperation, "", "the subject has no operation " + std::string(operation));
}

}  // namespace

Expected<int64_t> Subject::size(const Layout&) const { return lacking("size"); }
Expected<int64_t> Subject::cosize(const Layout&) const { return lacking("cosize"); }
Expected<IntTuple> Subject::crd2idx(const IntTuple&, const Layout&) const { return lacking("crd2idx"); }
Expected<IntTuple> Subject::idx2crd(const IntTuple&, const IntTuple&) const { return lacking("idx2crd"); }
Expected<Layout> Subject::coalesce(const Layout&) const { return lacking("coalesce"); }
Expected<Layout> Subject::coalesceExtended(const Layout&) const { return lacking("coalesce_extended"); }
Expected<Layout> Subject::filter(const Layout&) const { return lacking("filter"); }
Expected<Layout> Subject::composition(const Layout&, const Layout&, Reach) const {
  return lacking("composition");
}
Expected<Layout> Subject::composition(const Layout&, const Tiler&) const { return lacking("composition"); }
Expected<Layout> Subject::complement(const Layout&, int64_t) const { return lacking("complement"); }
Expected<Layout> Subject::logicalDivide(const Layout&, const Tiler&) const {
  return lacking("logical_divide");
}
Expected<Layout> Subject::zippedDivide(const Layout&, const Tiler&) const { return lacking("zipped_divide"); }
Expected<Layout> Subject::logicalProduct(const Layout&, const Layout&) const {
  return lacking("logical_product");
}
Expected<Layout> Subject::rakedProduct(const Layout&, const Layout&) const {
  return lacking("raked_product");
}
Expected<Layout> Subject::rightInverse(const Layout&) const { return lacking("right_inverse"); }
Expected<Layout> Subject::leftInverse(const Layout&) const { return lacking("left_inverse"); }
Expected<TvAnswer> Subject::makeLayoutTv(const Layout&, const Layout&) const {
  return lacking("make_layout_tv");
}
Expected<SliceAnswer> Subject::sliceAndOffset(const IntTuple&, const Layout&) const {
  return lacking("slice_and_offset");
}
Expected<int64_t> Subject::swizzleApply(const Swizzle&, int64_t) const { return lacking("swizzle_apply"); }
Expected<Value> Subject::call(std::string_view operation, const std::vector<Value>&) const {
  return lacking(operation);
}
Expected<Layout> Subject::parse(std::string_view) const { return lacking("parse"); }
Expected<std::string> Subject::print(const Layout&) const { return lacking("print"); }
Expected<Value> Subject::read(std::string_view) const { return lacking("read"); }
Expected<std::string> Subject::write(const Value&) const { return lacking("write"); }

}  // namespace cutecheck::laws
