// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

Outcome roundTrips(const Subject& subject, const Input& in) {
  const Expected<std::string> text = subject.print(in.a);
  if (!text.ok()) return Outcome::notApplicable();
  const Expected<Layout> back = subject.parse(*text);
  if (!back.ok())
    return back.error().code == Code::kUnknownOperation
               ? Outcome::notApplicable()
               : Outcome::fail("refused '" + *text + "': " + back.error().str());
  return *back == in.a ? Outcome::pass() : Outcome::fail("'" + *text + "' reads as another layout");
}

Outcome refusesTruncation(const Subject& subject, const Input& in) {
  const Expected<std::string> text = subject.print(in.a);
  if (!text.ok() || !text->ends_with(')')) return Outcome::notApplicable();
  const Expected<Layout> back = subject.parse(text->substr(0, text->size() - 1));
  if (back.ok()) return Outcome::fail("accepted an open parenthesis");
  return back.error().code == Code::kUnknownOperation ? Outcome::notApplicable() : Outcome::pass();
}

// The text of a shape alone.
Outcome shapeReadsColumnMajor(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  const Expected<std::string> text = subject.print(in.a);
  if (!text.ok() || !size || *size > kLargestLeaf) return Outcome::notApplicable();
  std::vector<IntTuple> strides;
  int64_t before = 1;
  for (const IntTuple& leaf : leaves(in.a.shape())) {
    strides.emplace_back(leaf.isInt(1) ? 0 : before);
    before *= leaf.value();
  }
  return is(subject.parse(text->substr(0, text->find(':'))), Layout::unchecked(in.a.shape(), withLeaves(in.a.shape(), strides)));
}

// S o n o L with and without blanks, and S o L for n = 0.
Outcome swizzlesReadBack(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const ComposedLayout a{swizzleOf(in.number), in.number / 36 % 3, in.a};
  const Expected<std::string> text = subject.write(Value(a));
  if (!text.ok()) return Outcome::notApplicable();
  std::vector<std::string> texts{*text, {}};
  for (const char c : *text)
    if (c != ' ') texts[1] += c;
  const Expected<std::string> layout = subject.print(in.a), swizzle = subject.write(Value(a.swizzle));
  if (a.offset.isInt(0) && layout.ok() && swizzle.ok()) texts.push_back(*swizzle + " o " + *layout);
  for (const std::string& written : texts) {
    const Expected<Value> back = subject.read(written);
    if (lacks(back)) return Outcome::notApplicable();
    if (!back.ok()) return Outcome::fail("refused '" + written + "': " + back.error().str());
    const auto* composed = std::get_if<ComposedLayout>(&*back);
    if (!composed || !(*composed == a)) return Outcome::fail("'" + written + "' reads as another value");
  }
  return Outcome::pass();
}

constexpr Law kNotationLaws[] = {
    {"print_parses_back", "print", "What is printed is read back as the same layout.", Arguments::kLayout,
     roundTrips},
    {"parse_refuses_truncation", "parse", "A layout without its last parenthesis is no layout.",
     Arguments::kLayout, refusesTruncation},
    {"parse_shape_is_column_major", "parse", "A shape alone is its dense layout, leftmost leaf fastest.",
     Arguments::kLayout, shapeReadsColumnMajor},
    {"print_keeps_swizzles", "print",
     "Swizzle, offset and layout are read back, with or without blanks, the offset 0 left out or not.",
     Arguments::kLayoutAndNumber, swizzlesReadBack},
};

}  // namespace

std::span<const Law> notationLaws() { return kNotationLaws; }

}  // namespace cutecheck::laws
