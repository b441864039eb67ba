// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations by profile or projection, with what they take when it is left out, and one answer under several
// names.
#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

// One number for each mode but the last: that one is kept.
IntTuple profileOf(const Input& in) {
  return IntTuple::tuple(std::vector<IntTuple>(in.a.rank() - 1, IntTuple(1)));
}

template <bool kFilter>
Outcome eachTerminalItsMode(const Subject& subject, const Input& in) {
  if (!in.a.shape().isTuple() || in.a.rank() < 2) return Outcome::notApplicable();
  std::vector<Layout> expected = modesOf(in.a);
  for (size_t i = 0; i + 1 < expected.size(); ++i) {
    const std::optional<Flat> mode = flat(expected[i]);
    if (!mode) return Outcome::notApplicable();
    expected[i] = toLayout(coalesced(kFilter ? filtered(*mode) : *mode));
  }
  const char* op = kFilter ? "filter_profile" : "coalesce_profile";
  const Outcome by = is(layoutOf(subject.call(op, {Value(in.a), Value(profileOf(in))})), concat(expected));
  if (!by.passed()) return by;
  const IntTuple tooMany = IntTuple::tuple(std::vector<IntTuple>(in.a.rank() + 1, IntTuple(1)));
  return isRefused(layoutOf(subject.call(op, {Value(in.a), Value(tooMany)})), {Code::kRank});
}

Outcome compactOrderIsTheStride(const Subject& subject, const Input& in) {
  const Value shape(in.a.shape()), order(in.a.stride());
  const auto layout = layoutOf(subject.call("make_ordered_layout", {shape, order}));
  const auto got = tupleOf(subject.call("compact_order", {shape, order}));
  if (lacks(layout) || lacks(got)) return Outcome::notApplicable();
  if (layout.ok()) return is(got, layout->stride());
  return got.ok() ? Outcome::fail("the layout of that order is refused") : Outcome::pass();
}

Outcome complementReachesTheEnd(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || cosizeOf(filtered(*a)) > (Int128{1} << 50)) return Outcome::notApplicable();
  const auto end = static_cast<int64_t>(cosizeOf(filtered(*a)));
  const auto alone = layoutOf(subject.call("complement", {Value(in.a)}));
  const Expected<Layout> given = subject.complement(in.a, end);
  if (lacks(alone) || lacks(given)) return Outcome::notApplicable();
  if (alone.ok() && end <= 512) {
    const std::optional<Flat> r = flatAnswer(*alone);
    if (!r || sizeOf(*r) > 512) return Outcome::fail("no complement up to the end");
    const Flat both = joined(filtered(*a), *r);
    std::vector<bool> taken(static_cast<size_t>(end));
    for (Int128 i = 0; i < sizeOf(both); ++i)
      if (const Int128 x = at(both, i); x >= 0 && x < end) taken[static_cast<size_t>(x)] = true;
    for (int64_t x = 0; x < end; ++x)
      if (!taken[static_cast<size_t>(x)])
        return Outcome::fail("offset " + std::to_string(x) + " is not taken");
  }
  if (given.ok()) return is(alone, *given);
  return alone.ok() ? Outcome::fail("refused with that cotarget") : Outcome::pass();
}

// With a shape the column-major index, with shape and stride the offset.
Outcome crd2idxOfShapes(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  const std::optional<Flat> a = flat(in.a);
  if (!size || !a || *size > (Int128{1} << 40) || in.number < 0) return Outcome::notApplicable();
  const Int128 index = in.number % *size;
  const Value crd(digitsOf(in.a.shape(), index));
  const Outcome shape =
      is(tupleOf(subject.call("crd2idx", {crd, Value(in.a.shape())})), IntTuple(static_cast<int64_t>(index)));
  if (!shape.passed()) return shape;
  const Int128 offset = at(*a, index);
  if (offset > INT64_MAX || offset < INT64_MIN) return Outcome::notApplicable();
  return is(tupleOf(subject.call("crd2idx", {crd, Value(in.a.shape()), Value(in.a.stride())})),
            IntTuple(static_cast<int64_t>(offset)));
}

// Where a projection is given, only the tilers and coordinates beside its integers count.
Outcome projectionDropsModes(const Subject& subject, const Input& in) {
  if (!in.tiler.isTuple() || in.tiler.modes().size() != in.a.rank() || in.a.rank() == 0)
    return Outcome::notApplicable();
  std::vector<Tiler> tilers;
  std::vector<IntTuple> projection, whole;
  for (const Tiler& tiler : in.tiler.modes()) {
    // An extra tiler and coordinate that are to be left out stand before each that counts.
    tilers.emplace_back(Layout::unchecked(7, 3));
    tilers.push_back(tiler);
    projection.insert(projection.end(), {IntTuple::underscore(), IntTuple(1)});
    whole.insert(whole.end(), {IntTuple(5), IntTuple(0)});
  }
  const Expected<Value> got =
      subject.call("local_tile", {Value(in.a), Value(Tiler::tuple(tilers)), Value(IntTuple::tuple(whole)),
                                  Value(IntTuple::tuple(projection))});
  const Expected<Layout> zipped = subject.zippedDivide(in.a, in.tiler);
  if (lacks(got) || lacks(zipped)) return Outcome::notApplicable();
  if (!zipped.ok()) return got.ok() ? Outcome::fail("refused without the projection") : Outcome::pass();
  const auto tile = movedOf(got);
  if (!tile.ok()) return Outcome::fail("refused: " + tile.error().str());
  const Outcome layout = is(Expected<Layout>(tile->layout), zipped->mode(0));
  return layout.passed() ? is(Expected<IntTuple>(tile->offset), IntTuple(0)) : layout;
}

// recast_layout is recast, call is crd2idx the other way round, slice_layout is slice, group is group_modes.
Outcome namesAnswerAlike(const Subject& subject, const Input& in) {
  const Value a(in.a), index(IntTuple(in.number % 100)), wide(IntTuple(16)), narrow(IntTuple(8)),
      zero(IntTuple(0)), whole(IntTuple::underscore());
  const std::pair<Expected<Value>, Expected<Value>> pairs[] = {
      {subject.call("recast_layout", {wide, narrow, a}), subject.call("recast", {wide, narrow, a})},
      {subject.call("call", {a, index}), subject.call("crd2idx", {index, a})},
      {subject.call("slice_layout", {whole, a}), subject.call("slice", {whole, a})},
      {subject.call("slice_", {whole, Value(in.a.shape())}),
       subject.call("slice", {whole, Value(in.a.shape())})},
      {subject.call("group", {Value(in.a.shape()), zero}),
       subject.call("group_modes", {Value(in.a.shape()), zero})}};
  for (const auto& [one, other] : pairs) {
    if (lacks(one) || lacks(other)) return Outcome::notApplicable();
    if (one.ok() != other.ok() || (one.ok() && !(*one == *other)))
      return Outcome::fail("two names, two answers");
  }
  const Expected<Value>& offset = pairs[1].first;
  const std::optional<Flat> f = flat(in.a);
  if (!f || !offset.ok() || in.number < 0) return Outcome::notApplicable();
  return is(tupleOf(offset), IntTuple(static_cast<int64_t>(at(*f, in.number % 100))));
}

constexpr Law kByProfileLaws[] = {
    {"coalesce_profile_is_by_mode", "coalesce_profile",
     "Each terminal coalesces its mode, modes beyond are kept.", Arguments::kLayout,
     eachTerminalItsMode<false>},
    {"filter_profile_is_by_mode", "filter_profile", "Each terminal filters its mode, modes beyond are kept.",
     Arguments::kLayout, eachTerminalItsMode<true>},
    {"compact_order_is_the_stride", "compact_order", "The stride of make_ordered_layout.", Arguments::kLayout,
     compactOrderIsTheStride, 5},
    {"complement_alone_reaches_the_end", "complement", "Without a cotarget it is cosize(filter(A)).",
     Arguments::kLayout, complementReachesTheEnd, 5},
    {"crd2idx_of_a_shape_is_the_index", "crd2idx",
     "With a shape the column-major index, with a stride the offset.", Arguments::kLayoutAndNumber,
     crd2idxOfShapes, 13},
    {"local_tile_projection_drops_modes", "local_tile",
     "Tilers and coordinates beside `_` of a projection do not count.", Arguments::kLayoutAndTiler,
     projectionDropsModes, 13},
    {"call_and_other_names_answer_alike", "call", "One operation under two names answers once.",
     Arguments::kLayoutAndNumber, namesAnswerAlike, 31},
};

}  // namespace

std::span<const Law> byProfileLaws() { return kByProfileLaws; }

}  // namespace cutecheck::laws
