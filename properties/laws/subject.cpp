// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/subject.h"

#include "core/notation/compact_layout.h"
#include "core/notation/print.h"

namespace cutecheck::laws {
namespace {

Diagnostic lacking(std::string_view operation) {
  return makeError(Code::kUnknownOperation, "", "the subject has no operation " + std::string(operation));
}

// An answer as it is asked for: a shape stands for its dense layout, as in the notation.
template <typename T>
Expected<T> asAsked(const Value& value) {
  if constexpr (std::is_same_v<T, Layout>)
    if (const auto* shape = std::get_if<IntTuple>(&value)) return compactLayout(*shape);
  return answerAs<T>(value);
}

template <typename T, typename First, typename Second>
Expected<T> pairAs(const Value& value) {
  const auto* pair = std::get_if<Pair>(&value);
  const auto* first = pair ? std::get_if<First>(&pair->first) : nullptr;
  const auto* second = pair ? std::get_if<Second>(&pair->second) : nullptr;
  if (!first || !second) return anotherKind(value);
  return T{*first, *second};
}

}  // namespace

Diagnostic anotherKind(const Value& got) {
  return makeError(Code::kBadRequest, "", "an answer of another kind: " + toString(got));
}

template <>
Expected<int64_t> answerAs(const Value& value) {
  const auto* tuple = std::get_if<IntTuple>(&value);
  if (!tuple || !tuple->isInt()) return anotherKind(value);
  return tuple->value();
}
template <>
Expected<TvAnswer> answerAs(const Value& value) {
  return pairAs<TvAnswer, IntTuple, Layout>(value);
}
template <>
Expected<SliceAnswer> answerAs(const Value& value) {
  return pairAs<SliceAnswer, Layout, IntTuple>(value);
}

Expected<Value> Subject::call(std::string_view operation, const std::vector<Value>&, Domain) const {
  return lacking(operation);
}
Expected<Value> Subject::read(std::string_view, TextOf) const { return lacking("read"); }
Expected<std::string> Subject::write(const Value&) const { return lacking("write"); }

Expected<Layout> Subject::parse(std::string_view text) const {
  CUTECHECK_TRY(value, read(text, TextOf::kLayout));
  return asAsked<Layout>(value);
}

Expected<Value> Subject::unfitting(std::string_view, const std::vector<Value>&, Domain,
                                   const Diagnostic& why) const {
  return why;
}

template <typename T>
Expected<T> Subject::ask(std::string_view operation, const std::vector<Value>& args, Domain domain) const {
  CUTECHECK_TRY(value, call(operation, args, domain));
  Expected<T> answer = asAsked<T>(value);
  if (answer.ok()) return answer;
  CUTECHECK_TRY(instead, unfitting(operation, args, domain, answer.error()));
  return asAsked<T>(instead);
}

template Expected<int64_t> Subject::ask(std::string_view, const std::vector<Value>&, Domain) const;
template Expected<IntTuple> Subject::ask(std::string_view, const std::vector<Value>&, Domain) const;
template Expected<Layout> Subject::ask(std::string_view, const std::vector<Value>&, Domain) const;
template Expected<TvAnswer> Subject::ask(std::string_view, const std::vector<Value>&, Domain) const;
template Expected<SliceAnswer> Subject::ask(std::string_view, const std::vector<Value>&, Domain) const;

}  // namespace cutecheck::laws
