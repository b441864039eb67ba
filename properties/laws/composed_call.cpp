// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a composed layout S o n o L is as a function: S(n + L(c)) at every coordinate.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 256;

// The composed layout of an input: the number names the swizzle and the offset.
std::optional<ComposedLayout> composedOf(const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 0 || sizeOf(*a) > kMostElements) return std::nullopt;
  return ComposedLayout{swizzleOf(in.number), in.number / 36 % 8, in.a};
}

// Its offsets in order; empty where one of them is not defined.
std::vector<int64_t> offsetsOf(const ComposedLayout& a) {
  std::vector<int64_t> offsets;
  const std::optional<FlatComposed> leaves = flat(a);
  const Int128 count = leaves ? *sizeOf(a.layout.shape()) : 0;
  offsets.reserve(static_cast<size_t>(count));
  for (Int128 i = 0; i < count; ++i) {
    const std::optional<int64_t> offset = at(*leaves, i);
    if (!offset) return {};
    offsets.push_back(*offset);
  }
  return offsets;
}

Outcome callAgrees(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  const std::optional<FlatComposed> leaves = a ? flat(*a) : std::nullopt;
  if (!leaves) return Outcome::notApplicable();
  const Cases coordinates = casesOf(in, static_cast<int64_t>(sizeOf(leaves->inner)));
  for (int64_t i = coordinates.begin; i < coordinates.end; ++i) {
    const std::optional<int64_t> expected = at(*leaves, i);
    const auto got = tupleOf(subject.call("composed_call", {Value(*a), Value(IntTuple(i))}));
    if (!expected && at(leaves->inner, i) > (Int128{1} << 30)) return Outcome::notApplicable();
    const Outcome outcome = expected ? is(got, IntTuple(*expected)) : isRefused(got, {Code::kOutOfDomain});
    if (outcome.failed()) return Outcome::fail("at " + std::to_string(i) + ": " + outcome.detail);
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome imageAgrees(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  const std::vector<int64_t> expected = a ? offsetsOf(*a) : std::vector<int64_t>();
  if (expected.empty()) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("composed_image", {Value(*a)});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const auto* image = std::get_if<Image>(&*got);
  if (!image || image->offsets.size() != expected.size())
    return Outcome::fail("not one offset for a coordinate");
  for (size_t i = 0; i < expected.size(); ++i)
    if (image->offsets[i] != expected[i])
      return Outcome::differs(static_cast<Int128>(i), expected[i], image->offsets[i]);
  return Outcome::pass();
}

Outcome cosizeIsLargest(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  const std::vector<int64_t> offsets = a ? offsetsOf(*a) : std::vector<int64_t>();
  if (offsets.empty()) return Outcome::notApplicable();
  return is(tupleOf(subject.call("composed_cosize", {Value(*a)})),
            IntTuple(*std::max_element(offsets.begin(), offsets.end()) + 1));
}

Outcome sizeIsTheDomain(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  if (!a) return Outcome::notApplicable();
  return is(tupleOf(subject.call("composed_size", {Value(*a)})),
            IntTuple(static_cast<int64_t>(*sizeOf(in.a.shape()))));
}

Outcome modesAreThoseOfTheDomain(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  if (!a) return Outcome::notApplicable();
  for (size_t i = 0; i < in.a.rank(); ++i) {
    const Expected<Value> got =
        subject.call("composed_get", {Value(*a), Value(IntTuple(static_cast<int64_t>(i)))});
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const auto* mode = std::get_if<ComposedLayout>(&*got);
    if (!mode || !(*mode == ComposedLayout{a->swizzle, a->offset, in.a.mode(i)}))
      return Outcome::fail("mode " + std::to_string(i) + " is another one");
  }
  return isRefused(
      subject.call("composed_get", {Value(*a), Value(IntTuple(static_cast<int64_t>(in.a.rank())))}),
      {Code::kRank});
}

// composition(S, A): the swizzle stays outside.
Outcome swizzleStaysOutside(const Subject& subject, const Input& in) {
  const std::optional<ComposedLayout> a = composedOf(in);
  if (!a) return Outcome::notApplicable();
  const ComposedLayout truth{a->swizzle, 0, in.a};
  const std::vector<int64_t> expected = offsetsOf(truth);
  if (expected.empty()) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("composition", {Value(a->swizzle), Value(in.a)});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const auto* composed = std::get_if<ComposedLayout>(&*got);
  if (!composed || *sizeOf(composed->layout.shape()) != *sizeOf(in.a.shape()))
    return Outcome::fail("the answer is no composed layout of that size");
  const std::optional<FlatComposed> leaves = flat(*composed);
  for (size_t i = 0; i < expected.size(); ++i) {
    const auto have = leaves ? at(*leaves, static_cast<Int128>(i)) : std::nullopt;
    if (!have || *have != expected[i])
      return Outcome::differs(static_cast<Int128>(i), expected[i], have.value_or(-1));
  }
  return Outcome::pass();
}

constexpr Law kComposedCallLaws[] = {
    {"composed_call_agrees", "composed_call",
     "(S o n o L)(c) = S(n + L(c)): the offset is inside the swizzle.", Arguments::kLayoutAndNumber,
     callAgrees},
    {"composed_image_agrees", "composed_image", "The image is S(n + L(c)) at each coordinate in order.",
     Arguments::kLayoutAndNumber, imageAgrees},
    {"composed_cosize_is_largest", "composed_cosize", "One more than the largest offset that occurs.",
     Arguments::kLayoutAndNumber, cosizeIsLargest},
    {"composed_size_is_the_domain", "composed_size",
     "A swizzle does not change how many coordinates there are.", Arguments::kLayoutAndNumber,
     sizeIsTheDomain},
    {"composed_get_is_a_mode", "composed_get",
     "Mode i keeps swizzle and offset; modes that there are not are refused.", Arguments::kLayoutAndNumber,
     modesAreThoseOfTheDomain},
    {"composition_keeps_swizzles_outside", "composition", "(S o A)(c) = S(A(c)).",
     Arguments::kLayoutAndNumber, swizzleStaysOutside},
};

}  // namespace

std::span<const Law> composedCallLaws() { return kComposedCallLaws; }

}  // namespace cutecheck::laws
