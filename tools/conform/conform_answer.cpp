// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading what a subject answered.
#include "core/notation/parse.h"
#include "tools/conform/conform_subject.h"

namespace cutecheck::cli {

namespace {

// The comma outside all brackets, or npos.
size_t outerComma(std::string_view text) {
  int depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '<' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == '>' || c == ']' || c == '}') --depth;
    if (c == ',' && depth == 0) return i;
  }
  return std::string_view::npos;
}

using Half = std::variant<IntTuple, Layout, ComposedLayout>;

Expected<Half> readHalf(std::string_view text) {
  CUTECHECK_TRY(value, parseValue(text));
  if (auto* t = std::get_if<IntTuple>(&value)) return Half(std::move(*t));
  if (auto* l = std::get_if<Layout>(&value)) return Half(std::move(*l));
  if (auto* c = std::get_if<ComposedLayout>(&value)) return Half(std::move(*c));
  return makeError(Code::kSyntax, "conform_c2", "neither a tuple nor a layout");
}

Expected<Value> readImage(std::string_view text) {
  CUTECHECK_TRY(offsets, parseIntTuple("(" + std::string(text.substr(1, text.size() - 2)) + ")"));
  Image image;
  for (const IntTuple& leaf : leaves(offsets)) {
    if (!leaf.isInt()) return makeError(Code::kSyntax, "conform_c2", "an image is a list of integers");
    image.offsets.push_back(leaf.value());
  }
  return Value(std::move(image));
}

}  // namespace

Expected<Value> readAnswer(std::string_view text) {
  if (text == "true" || text == "false") return Value(text == "true");
  if (text.size() >= 2 && text.front() == '[' && text.back() == ']' &&
      text.find_first_not_of("-0123456789, ", 1) == text.size() - 1)
    return readImage(text);
  const size_t comma = outerComma(text);
  if (comma == std::string_view::npos) return parseValue(text);
  CUTECHECK_TRY(first, readHalf(text.substr(0, comma)));
  CUTECHECK_TRY(second, readHalf(text.substr(comma + 1)));
  return Value(Pair{std::move(first), std::move(second)});
}

}  // namespace cutecheck::cli
