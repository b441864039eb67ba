// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/layout_descriptor.h"
#include "tools/conform/conform_texts.h"

namespace cutecheck::cli {

namespace {

using generators::Random;

std::string randomCount(Random& random) {
  std::string text = std::to_string(random.between(random.oneIn(4) ? -9 : 0, random.oneIn(5) ? 100000 : 12));
  if (random.oneIn(6)) text += "/" + std::to_string(random.between(1, 9));
  return text;
}

std::string randomEntry(Random& random, int depth) {
  if (depth == 0 || !random.oneIn(3)) {
    std::string text = randomCount(random);
    for (int64_t i = random.between(1, 2); i > 0; --i) text += "@" + std::to_string(random.below(4));
    return text;
  }
  std::string text = "(";
  for (int64_t i = 0, n = random.below(4); i < n; ++i)
    text += (i > 0 ? ", " : "") + randomEntry(random, depth - 1);
  return text + ")";
}

std::string randomText(Random& random) {
  std::string text = "(";
  for (int64_t i = 0, n = random.below(4); i < n; ++i) text += (i > 0 ? ", " : "") + randomEntry(random, 2);
  text += ")";
  if (random.oneIn(2)) return text;
  constexpr std::string_view bytes = "0123456789()@,/- \tx";
  const size_t at = static_cast<size_t>(random.below(static_cast<int64_t>(text.size())));
  const char byte = bytes[static_cast<size_t>(random.below(static_cast<int64_t>(bytes.size())))];
  switch (random.below(3)) {
    case 0:
      text.erase(at, 1);
      break;
    case 1:
      text.insert(at, 1, byte);
      break;
    default:
      text[at] = byte;
  }
  return text;
}

std::optional<Diagnostic> refused(const std::string& text) {
  const Expected<LayoutDescriptor> read = parseLayoutDescriptor(text);
  return read.ok() ? std::nullopt : std::optional<Diagnostic>(read.error());
}

std::string differs(const std::string& text, const std::string& answer) {
  const Expected<LayoutDescriptor> right = parseLayoutDescriptor(text), back = parseLayoutDescriptor(answer);
  if (right.ok() && back.ok() && back->bases == right->bases) return "";
  return "expected " + (right.ok() ? toString(*right) : right.error().str()) + ", got " +
         answer.substr(0, 200);
}

}  // namespace

TextLaw descriptorLaw() {
  return {"parse_descriptor_agrees",
          "parse_descriptor",
          "a text of the grammar",
          false,
          randomText,
          refused,
          differs};
}

}  // namespace cutecheck::cli
