// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/conformance/answer_mutant.h"

namespace cutecheck::run {
namespace {

Value valueOf(int64_t number) { return Value(IntTuple(number)); }
Value valueOf(const IntTuple& tuple) { return Value(tuple); }
Value valueOf(const Layout& layout) { return Value(layout); }
Value valueOf(const laws::TvAnswer& tv) { return Value(Pair{tv.tiler, tv.layout}); }
Value valueOf(const laws::SliceAnswer& slice) { return Value(Pair{slice.layout, slice.offset}); }

bool readAs(const Value& value, int64_t& out) {
  const auto* tuple = std::get_if<IntTuple>(&value);
  if (!tuple || !tuple->isInt()) return false;
  out = tuple->value();
  return true;
}
bool readAs(const Value& value, IntTuple& out) {
  const auto* tuple = std::get_if<IntTuple>(&value);
  if (tuple) out = *tuple;
  return tuple != nullptr;
}
bool readAs(const Value& value, Layout& out) {
  const auto* layout = std::get_if<Layout>(&value);
  if (layout) out = *layout;
  return layout != nullptr;
}
bool readAs(const Value& value, laws::TvAnswer& out) {
  const auto* pair = std::get_if<Pair>(&value);
  const auto* tiler = pair ? std::get_if<IntTuple>(&pair->first) : nullptr;
  const auto* layout = pair ? std::get_if<Layout>(&pair->second) : nullptr;
  if (!tiler || !layout) return false;
  out = {*tiler, *layout};
  return true;
}
bool readAs(const Value& value, laws::SliceAnswer& out) {
  const auto* pair = std::get_if<Pair>(&value);
  const auto* layout = pair ? std::get_if<Layout>(&pair->first) : nullptr;
  const auto* offset = pair ? std::get_if<IntTuple>(&pair->second) : nullptr;
  if (!layout || !offset) return false;
  out = {*layout, *offset};
  return true;
}

}  // namespace

void AnswerMutant::note(std::string_view operation, const Expected<Value>& right) const {
  constexpr size_t kSome = 200;
  if (!asked_) return;
  std::vector<Expected<Value>>& some = (*asked_)[std::string(operation)];
  if (some.size() < kSome) some.push_back(right);
}

Expected<Value> AnswerMutant::through(std::string_view operation, Expected<Value> right) const {
  note(operation, right);
  if (!slip_ || operation != operation_) return right;
  if (slip_->turn) return slip_->turn(right);
  return right.ok() ? Expected<Value>(slip_->bend(*right)) : right;
}

// A slip whose answer is of another kind is none here.
template <typename T>
Expected<T> AnswerMutant::as(std::string_view operation, Expected<T> right) const {
  Expected<Value> wrong =
      through(operation, right.ok() ? Expected<Value>(valueOf(*right)) : Expected<Value>(right.error()));
  if (!wrong.ok()) return std::move(wrong).error();
  T value{};
  return readAs(*wrong, value) ? Expected<T>(std::move(value)) : right;
}

// Of a text the first character is lost where the slip refuses nothing and changes numbers.
Expected<std::string> AnswerMutant::text(std::string_view operation, Expected<std::string> right) const {
  note(operation, Value(true));
  if (!slip_ || operation != operation_ || !right.ok()) return right;
  if (slip_->turn) {
    Expected<Value> wrong = slip_->turn(Value(false));
    return wrong.ok() ? right : Expected<std::string>(wrong.error());
  }
  return right->size() < 2 ? right : Expected<std::string>(right->substr(1));
}

Expected<int64_t> AnswerMutant::size(const Layout& a) const { return as("size", CoreSubject::size(a)); }
Expected<int64_t> AnswerMutant::cosize(const Layout& a) const { return as("cosize", CoreSubject::cosize(a)); }
Expected<IntTuple> AnswerMutant::crd2idx(const IntTuple& crd, const Layout& a) const {
  return as("crd2idx", CoreSubject::crd2idx(crd, a));
}
Expected<IntTuple> AnswerMutant::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  return as("idx2crd", CoreSubject::idx2crd(index, shape));
}
Expected<Layout> AnswerMutant::coalesce(const Layout& a) const {
  return as("coalesce", CoreSubject::coalesce(a));
}
Expected<Layout> AnswerMutant::coalesceExtended(const Layout& a) const {
  return as("coalesce_extended", CoreSubject::coalesceExtended(a));
}
Expected<Layout> AnswerMutant::filter(const Layout& a) const { return as("filter", CoreSubject::filter(a)); }
Expected<Layout> AnswerMutant::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  return as(reach == laws::Reach::kStrict ? "composition (strict)" : "composition",
            CoreSubject::composition(a, b, reach));
}
Expected<Layout> AnswerMutant::composition(const Layout& a, const Tiler& b) const {
  return as("composition (by mode)", CoreSubject::composition(a, b));
}
Expected<Layout> AnswerMutant::complement(const Layout& a, int64_t cotarget) const {
  return as("complement", CoreSubject::complement(a, cotarget));
}
Expected<Layout> AnswerMutant::logicalDivide(const Layout& a, const Tiler& tiler) const {
  return as("logical_divide", CoreSubject::logicalDivide(a, tiler));
}
Expected<Layout> AnswerMutant::zippedDivide(const Layout& a, const Tiler& tiler) const {
  return as("zipped_divide", CoreSubject::zippedDivide(a, tiler));
}
Expected<Layout> AnswerMutant::logicalProduct(const Layout& block, const Layout& tiler) const {
  return as("logical_product", CoreSubject::logicalProduct(block, tiler));
}
Expected<Layout> AnswerMutant::rakedProduct(const Layout& block, const Layout& tiler) const {
  return as("raked_product", CoreSubject::rakedProduct(block, tiler));
}
Expected<Layout> AnswerMutant::rightInverse(const Layout& a) const {
  return as("right_inverse", CoreSubject::rightInverse(a));
}
Expected<Layout> AnswerMutant::leftInverse(const Layout& a) const {
  return as("left_inverse", CoreSubject::leftInverse(a));
}
Expected<laws::TvAnswer> AnswerMutant::makeLayoutTv(const Layout& thr, const Layout& val) const {
  return as("make_layout_tv", CoreSubject::makeLayoutTv(thr, val));
}
Expected<laws::SliceAnswer> AnswerMutant::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  return as("slice_and_offset", CoreSubject::sliceAndOffset(crd, a));
}
Expected<int64_t> AnswerMutant::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  return as("swizzle_apply", CoreSubject::swizzleApply(swizzle, x));
}
Expected<Value> AnswerMutant::call(std::string_view operation, const std::vector<Value>& args) const {
  return through(operation, CoreSubject::call(operation, args));
}
Expected<Layout> AnswerMutant::parse(std::string_view text) const {
  return as("parse", CoreSubject::parse(text));
}
Expected<std::string> AnswerMutant::print(const Layout& a) const {
  return text("print", CoreSubject::print(a));
}
Expected<Value> AnswerMutant::read(std::string_view text) const {
  return through("read", CoreSubject::read(text));
}
Expected<std::string> AnswerMutant::write(const Value& value) const {
  return text("write", CoreSubject::write(value));
}

}  // namespace cutecheck::run
