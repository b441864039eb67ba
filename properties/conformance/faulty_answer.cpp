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

Expected<Value> FaultyAnswer::call(std::string_view operation, const std::vector<Value>& args,
                                   Domain domain) const {
  if (is(operation)) return answer();
  if (operation != "slice_and_offset" || !is("slice")) return CoreSubject::call(operation, args, domain);
  // A layout for a slice: the offset is lost.
  CUTECHECK_TRY(value, answer());
  CUTECHECK_TRY(layout, laws::answerAs<Layout>(value));
  return Value(Pair{std::move(layout), IntTuple(0)});
}

Expected<Value> FaultyAnswer::read(std::string_view text, laws::TextOf what) const {
  return what == laws::TextOf::kLayout && is("parse") ? answer() : CoreSubject::read(text, what);
}

}  // namespace cutecheck::run
