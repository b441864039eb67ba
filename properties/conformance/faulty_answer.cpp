// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/conformance/faulty_answer.h"

#include "core/notation/parse.h"

namespace cutecheck::run {
namespace {

// The code of that name.
std::optional<Code> codeNamed(std::string_view name) {
  for (uint8_t i = 0; i <= static_cast<uint8_t>(Code::kUnknownOperation); ++i)
    if (codeName(static_cast<Code>(i)) == name) return static_cast<Code>(i);
  return std::nullopt;
}

Expected<Value> valueOf(const std::string& text) {
  if (Expected<Value> value = parseValue(text); value.ok()) return value;
  const size_t comma = text.rfind(',');
  if (comma == std::string::npos) return parseValue(text);
  CUTECHECK_TRY(layout, parseLayout(text.substr(0, comma)));
  CUTECHECK_TRY(offset, parseIntTuple(text.substr(comma + 1)));
  return Value(Pair{std::move(layout), std::move(offset)});
}

}  // namespace

Expected<FaultyAnswer> FaultyAnswer::make(std::string operation, const std::string& answer) {
  if (const auto code = codeNamed(answer)) return FaultyAnswer(std::move(operation), Value(false), code);
  CUTECHECK_TRY(value, valueOf(answer));
  return FaultyAnswer(std::move(operation), std::move(value), std::nullopt);
}

Expected<Value> FaultyAnswer::answer() const {
  if (refusal_) return makeError(*refusal_, "", "refused");
  return answer_;
}

Expected<Layout> FaultyAnswer::layout() const {
  if (refusal_) return makeError(*refusal_, "", "refused");
  if (const auto* layout = std::get_if<Layout>(&answer_)) return *layout;
  return makeError(Code::kBadRequest, "", "the faulty answer is no layout");
}

Expected<Layout> FaultyAnswer::coalesce(const Layout& a) const {
  return is("coalesce") ? layout() : CoreSubject::coalesce(a);
}
Expected<Layout> FaultyAnswer::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  return is("composition") ? layout() : CoreSubject::composition(a, b, reach);
}
Expected<Layout> FaultyAnswer::complement(const Layout& a, int64_t cotarget) const {
  return is("complement") ? layout() : CoreSubject::complement(a, cotarget);
}
Expected<Layout> FaultyAnswer::logicalDivide(const Layout& a, const Tiler& tiler) const {
  return is("logical_divide") ? layout() : CoreSubject::logicalDivide(a, tiler);
}
Expected<Layout> FaultyAnswer::zippedDivide(const Layout& a, const Tiler& tiler) const {
  return is("zipped_divide") ? layout() : CoreSubject::zippedDivide(a, tiler);
}
Expected<Layout> FaultyAnswer::logicalProduct(const Layout& block, const Layout& tiler) const {
  return is("logical_product") ? layout() : CoreSubject::logicalProduct(block, tiler);
}
Expected<Layout> FaultyAnswer::rightInverse(const Layout& a) const {
  return is("right_inverse") ? layout() : CoreSubject::rightInverse(a);
}
Expected<Layout> FaultyAnswer::leftInverse(const Layout& a) const {
  return is("left_inverse") ? layout() : CoreSubject::leftInverse(a);
}
Expected<Layout> FaultyAnswer::parse(std::string_view text) const {
  return is("parse") ? layout() : CoreSubject::parse(text);
}

Expected<laws::SliceAnswer> FaultyAnswer::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  if (!is("slice")) return CoreSubject::sliceAndOffset(crd, a);
  CUTECHECK_TRY(answer, layout());
  return laws::SliceAnswer{std::move(answer), IntTuple(0)};
}

Expected<int64_t> FaultyAnswer::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  if (!is("swizzle_apply")) return CoreSubject::swizzleApply(swizzle, x);
  if (refusal_) return makeError(*refusal_, "", "refused");
  const auto* number = std::get_if<IntTuple>(&answer_);
  if (!number || !number->isInt()) return makeError(Code::kBadRequest, "", "the faulty answer is no number");
  return number->value();
}

Expected<Value> FaultyAnswer::call(std::string_view operation, const std::vector<Value>& args) const {
  return is(operation) ? answer() : CoreSubject::call(operation, args);
}

}  // namespace cutecheck::run
