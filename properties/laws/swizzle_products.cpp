// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles by their parts, products of swizzles, and composed layouts composed.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

constexpr int64_t kMostElements = 1 << 9;

// Any two, single product or not: the xor of the columns of the bits of an offset.
Outcome mapIsTheProduct(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle a = in.swizzle, b = swizzleOf(in.number);
  if (reach(a) > 10 || reach(b) > 10) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("swizzle_map", {Value(a), Value(b)});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const auto* map = std::get_if<Image>(&*got);
  if (!map) return Outcome::fail("the answer is no list of columns");
  // Each bit, and offsets of several of them.
  for (int64_t i = 0; i < 32; ++i) {
    const int64_t x = i < 12 ? int64_t{1} << i : (i * 2654435761 + in.number) & 0xfff;
    int64_t y = 0;
    for (size_t bit = 0; bit < 12; ++bit)
      if ((x >> bit) & 1) y ^= bit < map->offsets.size() ? map->offsets[bit] : int64_t{1} << bit;
    if (y != move(a, move(b, x))) return Outcome::differs(x, move(a, move(b, x)), y);
  }
  const int64_t x = in.number;
  return is(tupleOf(subject.call("swizzle_apply", {Value(a), Value(b), Value(IntTuple(x))})),
            IntTuple(move(a, move(b, x))));
}

Outcome swizzleOfItsFields(const Subject& subject, const Input& in) {
  const Swizzle s = in.swizzle;
  const auto ask = [&](std::initializer_list<int64_t> numbers) {
    std::vector<Value> args;
    for (const int64_t n : numbers) args.emplace_back(IntTuple(n));
    return subject.call("make_swizzle", args);
  };
  const int64_t field = (int64_t{1} << s.bits) - 1;
  const int shift = s.shift < 0 ? -s.shift : s.shift;
  const int64_t low = field << s.base, high = field << (s.base + shift);
  for (const Expected<Value>& got :
       {ask({s.bits, s.base, s.shift}), s.shift < 0 ? ask({low, high}) : ask({high, low})}) {
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const auto* made = std::get_if<Swizzle>(&*got);
    if (!made) return Outcome::fail("the answer is no swizzle");
    for (int64_t x = 1; x < 1 << 8; x += x) {
      const int64_t y = x << s.base;
      if (move(*made, y) != move(s, y)) return Outcome::differs(y, move(s, y), move(*made, y));
      if (move(*made, x << (s.base + shift)) != move(s, x << (s.base + shift)))
        return Outcome::fail("the upper field is another one");
    }
  }
  return isRefused(ask({3, 5}), {Code::kInvalidSwizzle});
}

// The parts as they were given.
Outcome composedOfItsParts(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle s = swizzleOf(in.number);
  const int64_t n = in.number % 50;
  const Expected<Value> whole =
      subject.call("make_composed_layout", {Value(s), Value(IntTuple(n)), Value(in.a)});
  if (lacks(whole)) return Outcome::notApplicable();
  const auto* composed = whole.ok() ? std::get_if<ComposedLayout>(&*whole) : nullptr;
  if (!composed || composed->swizzle != s || composed->offset != IntTuple(n) || !(composed->layout == in.a))
    return Outcome::fail("not composed of its parts");
  const Expected<Value> inner = subject.call("composed_get_inner", {*whole});
  if (lacks(inner)) return Outcome::notApplicable();
  if (!inner.ok() || !(*inner == Value(s))) return Outcome::fail("another swizzle");
  const Outcome offset = is(tupleOf(subject.call("composed_get_offset", {*whole})), IntTuple(n));
  return offset.passed() ? is(layoutOf(subject.call("composed_get_outer", {*whole})), in.a) : offset;
}

// What an operation on modes does to a composed layout it does to the layout inside.
Outcome modesAreOfTheInside(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const ComposedLayout composed{swizzleOf(in.number), in.number % 9, in.a};
  if (in.a.rank() == 0) return Outcome::notApplicable();
  const Value zero(IntTuple(0)), last(IntTuple(static_cast<int64_t>(in.a.rank()) - 1));
  const std::vector<Layout> modes = modesOf(in.a);
  std::vector<Layout> longer = modes, before{Layout()};
  longer.emplace_back();
  before.insert(before.end(), modes.begin(), modes.end());
  const struct {
    const char* op;
    std::vector<Value> more;
    Layout inside;
  } calls[] = {{"take", {zero}, concat(modes)},
               {"group_modes", {zero}, concat({concat(modes)})},
               {"select", {last, zero}, concat({modes.back(), modes.front()})},
               {"append", {}, concat(longer)},
               {"prepend", {}, concat(before)}};
  const Cases chosen = casesOf(in, std::ssize(calls));
  for (const auto& [op, more, inside] : std::span(calls + chosen.begin, calls + chosen.end)) {
    std::vector<Value> args{Value(composed)};
    args.insert(args.end(), more.begin(), more.end());
    const Expected<Value> got = subject.call(op, args);
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) return Outcome::fail(std::string(op) + " refused: " + got.error().str());
    if (!(*got == Value(ComposedLayout{composed.swizzle, composed.offset, inside})))
      return Outcome::fail(std::string(op) + " is not that of the layout inside");
  }
  return Outcome::pass();
}

// S1 o (S2 o n o A), (S1 o n o A) o B, A o (S o 0 o B) and (S1 o n o A) o S2 at each coordinate, B the whole
// of A.
Outcome composedCompose(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 0 || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  for (const int64_t stride : a->stride)
    if (stride < 0) return Outcome::notApplicable();
  const auto count = static_cast<int64_t>(sizeOf(*a));
  const Swizzle s = swizzleOf(in.number), outer{1, 1, 2};
  const int64_t n = in.number % 7;
  const Layout all = Layout::unchecked(count, count == 1 ? 0 : 1);
  const auto offset = [&](int64_t c) { return static_cast<int64_t>(at(*a, c)); };
  struct Case {
    Value left, right;
    std::function<int64_t(int64_t)> truth;
    bool mayRefuse;  // where no single swizzle does it
  };
  const Case cases[] = {
      {Value(outer), Value(ComposedLayout{s, n, in.a}),
       [&](int64_t c) { return move(outer, move(s, n + offset(c))); }, true},
      {Value(ComposedLayout{s, n, in.a}), Value(Tiler(all)),
       [&](int64_t c) { return move(s, n + offset(c)); }, false},
      {Value(in.a), Value(ComposedLayout{s, 0, all}),
       [&](int64_t c) { return static_cast<int64_t>(at(*a, move(s, c))); }, true},
      {Value(ComposedLayout{outer, n, in.a}), Value(s),
       [&](int64_t c) { return move(outer, n + static_cast<int64_t>(at(*a, move(s, c)))); }, true}};
  const Cases chosen = casesOf(in, std::ssize(cases));
  for (const Case& test : std::span(cases + chosen.begin, cases + chosen.end)) {
    const Expected<Value> got = subject.call("composition", {test.left, test.right});
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) {
      if (test.mayRefuse && got.error().code == Code::kNotComposable) continue;
      return Outcome::fail("refused: " + got.error().str());
    }
    const auto* composed = std::get_if<ComposedLayout>(&*got);
    const auto leaves = composed ? flat(*composed) : std::nullopt;
    if (!leaves) return Outcome::fail("the answer is no composed layout");
    for (int64_t c = 0; c < count; ++c) {
      const std::optional<int64_t> have = at(*leaves, c);
      if (!have || *have != test.truth(c)) return Outcome::differs(c, test.truth(c), have.value_or(-1));
    }
  }
  return Outcome::pass();
}

constexpr Law kSwizzleProductsLaws[] = {
    {"swizzle_map_is_the_product", "swizzle_map",
     "The columns of S1(S2(x)) for swizzles of any shift, single product or not.",
     Arguments::kSwizzleAndNumber, mapIsTheProduct, 31},
    {"make_swizzle_is_of_its_fields", "make_swizzle",
     "By bits, base and shift or by its masks; masks of two lengths are refused.",
     Arguments::kSwizzleAndNumber, swizzleOfItsFields, 31},
    {"make_composed_layout_is_of_its_parts", "make_composed_layout",
     "Swizzle, offset and layout as they were given.", Arguments::kLayoutAndNumber, composedOfItsParts, 31},
    {"group_modes_of_composed_is_inside", "group_modes",
     "Of a composed layout modes are those of the layout inside.", Arguments::kLayoutAndNumber,
     modesAreOfTheInside, 31},
    {"composition_of_composed_agrees", "composition",
     "(S1 o n o A) o B and its like at each coordinate, where answered.", Arguments::kLayoutAndNumber,
     composedCompose, 31},
};

}  // namespace

std::span<const Law> swizzleProductLaws() { return kSwizzleProductsLaws; }

}  // namespace cutecheck::laws
