// What each thread of a tiled copy or a matrix multiplication holds.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/fit.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 64;  // of a tile

// A tile of two modes that threads and values cover once, and a row-major tensor of two by two of them.
struct Tile {
  TvAnswer tv;
  Flat flat;
  int64_t threads, values, rows, columns;
};

std::optional<Tile> tileOf(const Subject& subject, const Input& in) {
  const std::optional<Int128> threads = sizeOf(in.a.shape()), values = sizeOf(in.b.shape());
  if (!threads || !values || *threads * *values > kMostElements) return std::nullopt;
  const Expected<TvAnswer> tv = subject.makeLayoutTv(in.a, in.b);
  if (!tv.ok() || tv->tiler.rank() != 2 || !tv->tiler.mode(0).isInt() || !tv->tiler.mode(1).isInt())
    return std::nullopt;
  const std::optional<Flat> flat = flatAnswer(tv->layout);
  if (!flat || tv->layout.rank() != 2) return std::nullopt;
  return Tile{*tv,
              *flat,
              static_cast<int64_t>(*threads),
              static_cast<int64_t>(*values),
              tv->tiler.mode(0).value(),
              tv->tiler.mode(1).value()};
}

Layout rowMajor(int64_t rows, int64_t columns) {
  return Layout::unchecked(IntTuple::tuple({rows, columns}), IntTuple::tuple({columns, 1}));
}

// The place in the tensor of an index of the tile at (down, right) of the grid.
int64_t place(const Tile& tile, Int128 index, int64_t down, int64_t right) {
  const auto i = static_cast<int64_t>(index);
  return (i % tile.rows + down * tile.rows) * 2 * tile.columns + i / tile.rows + right * tile.columns;
}

// What to make of a refusal: right where no layout with the leaves of the tile has the offsets of its
// elements.
template <typename Offset>
Outcome refusal(const Diagnostic& error, const Tile& tile, Offset offset) {
  if (error.code != Code::kNotComposable) return Outcome::fail("refused: " + error.str());
  std::vector<Int128> offsets;
  for (Int128 c = 0; c < sizeOf(tile.flat); ++c)
    offsets.push_back(offset(static_cast<int64_t>(at(tile.flat, c))));
  return fit(tile.flat.shape, offsets).misfit ? Outcome::notApplicable()
                                              : Outcome::fail("refused: " + error.str());
}

// offset + layout at each value, then each tile, the tiles from the top down.
Outcome holds(const Expected<SliceAnswer>& got, const Tile& tile, int64_t thread, int64_t down,
              int64_t right) {
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return refusal(got.error(), tile, [&](int64_t index) { return place(tile, index, 0, 0); });
  const std::optional<Flat> r = flatAnswer(got->layout);
  if (!r || !got->offset.isInt() || sizeOf(*r) != Int128{tile.values} * down * right)
    return Outcome::fail("not the values of a thread");
  for (int64_t i = 0; i < tile.values * down * right; ++i) {
    const int64_t v = i % tile.values, k = i / tile.values;
    const int64_t expected = place(tile, at(tile.flat, thread + tile.threads * v), k % down, k / down);
    const Int128 have = got->offset.value() + at(*r, i);
    if (have != expected) return Outcome::differs(i, expected, have);
  }
  return Outcome::pass();
}

template <bool kSource>
Outcome copyFollowsTheTile(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value unit(Layout::unchecked(IntTuple::tuple({1, 1}), IntTuple::tuple({0, 0})));
  const auto ask = [&](int64_t thread) {
    return movedOf(subject.call(kSource ? "partition_s" : "partition_d",
                                {Value(rowMajor(2 * tile->rows, 2 * tile->columns)), unit, unit, unit,
                                 Value(tile->tv.layout), Value(tile->tv.tiler), Value(IntTuple(thread))}));
  };
  for (int64_t thread = 0; thread < tile->threads; ++thread)
    if (const Outcome outcome = holds(ask(thread), *tile, thread, 2, 2); !outcome.passed()) return outcome;
  return isRefused(ask(tile->threads), {Code::kOutOfDomain});
}

// The same tile as an atom of C, A or B; two atoms, one below the other along M or N, take the two halves.
Outcome mmaFollowsTheAtom(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value threads(Layout::unchecked(tile->threads, tile->threads == 1 ? 0 : 1));
  struct Operand {
    const char* op;
    IntTuple mnk, atoms, strides;
  };
  const int64_t rows = tile->rows, columns = tile->columns;
  const Operand operands[] = {{"partition_c", IntTuple::tuple({rows, columns, 1}), IntTuple::tuple({2, 1, 1}),
                               IntTuple::tuple({1, 0, 0})},
                              {"partition_a", IntTuple::tuple({rows, 1, columns}), IntTuple::tuple({2, 1, 1}),
                               IntTuple::tuple({1, 0, 0})},
                              {"partition_b", IntTuple::tuple({1, rows, columns}), IntTuple::tuple({1, 2, 1}),
                               IntTuple::tuple({0, 1, 0})}};
  for (const Operand& operand : operands) {
    for (int64_t thread = 0; thread < 2 * tile->threads; ++thread) {
      // Of a tensor of two by two tiles an atom holds its row of tiles.
      const auto got = movedOf(subject.call(
          operand.op,
          {Value(rowMajor(2 * rows, 2 * columns)), Value(operand.mnk), threads, Value(tile->tv.layout),
           Value(Layout::unchecked(operand.atoms, operand.strides)), Value(IntTuple(thread))}));
      if (lacks(got)) return Outcome::notApplicable();
      if (!got.ok())
        return refusal(got.error(), *tile, [&](int64_t index) { return place(*tile, index, 0, 0); });
      const std::optional<Flat> r = flatAnswer(got->layout);
      if (!r || !got->offset.isInt() || sizeOf(*r) != 2 * tile->values)
        return Outcome::fail("not the values of a thread");
      for (int64_t i = 0; i < 2 * tile->values; ++i) {
        const Int128 index = at(tile->flat, thread % tile->threads + tile->threads * (i % tile->values));
        const int64_t expected = place(*tile, index, thread / tile->threads, i / tile->values);
        if (got->offset.value() + at(*r, i) != expected)
          return Outcome::fail(std::string(operand.op) + " of thread " + std::to_string(thread) + ": " +
                               Outcome::differs(i, expected, got->offset.value() + at(*r, i)).detail);
      }
    }
  }
  return Outcome::pass();
}

// Rows and columns by tilers that turn them round: what stands at (i, j) is read from (P(i), Q(j)).
Outcome permutationIsRead(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile || tile->rows * tile->columns > 32) return Outcome::notApplicable();
  const int64_t rows = tile->rows, columns = tile->columns;
  const Value threads(Layout::unchecked(tile->threads, tile->threads == 1 ? 0 : 1)),
      atoms(Layout::unchecked(IntTuple::tuple({1, 1, 1}), IntTuple::tuple({0, 0, 0})));
  // 2 x rows indices, those of even places first.
  const Layout even = Layout::unchecked(IntTuple::tuple({rows, 2}), IntTuple::tuple({2, 1}));
  const Value permutation(Tiler::tuple({Tiler(even), Tiler::keep(), Tiler::keep()}));
  for (int64_t thread = 0; thread < tile->threads; ++thread) {
    const auto got = movedOf(subject.call(
        "partition_c", {Value(rowMajor(2 * rows, 2 * columns)), Value(IntTuple::tuple({rows, columns, 1})),
                        threads, Value(tile->tv.layout), atoms, Value(IntTuple(thread)), permutation}));
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok())
      return refusal(got.error(), *tile,
                     [&](int64_t index) { return 2 * (index % rows) * 2 * columns + index / rows; });
    const std::optional<Flat> r = flatAnswer(got->layout);
    if (!r || !got->offset.isInt() || sizeOf(*r) != 4 * tile->values)
      return Outcome::fail("not the values of a thread");
    for (int64_t i = 0; i < 4 * tile->values; ++i) {
      const auto index = static_cast<int64_t>(at(tile->flat, thread + tile->threads * (i % tile->values)));
      const int64_t k = i / tile->values, row = index % rows + k % 2 * rows,
                    column = index / rows + k / 2 * columns;
      const int64_t from = row % rows * 2 + row / rows;
      const int64_t expected = from * 2 * columns + column;
      if (got->offset.value() + at(*r, i) != expected)
        return Outcome::differs(i, expected, got->offset.value() + at(*r, i));
    }
  }
  return Outcome::pass();
}

// A fragment with the values of the tile in one mode stays: (value, 1, 1) is the tile itself.
Outcome retileKeepsWholeTiles(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value unit(Layout::unchecked(IntTuple::tuple({1, 1}), IntTuple::tuple({0, 0})));
  const IntTuple shape = IntTuple::tuple({tile->values, 3, 2});
  const Layout fragment = Layout::unchecked(shape, IntTuple::tuple({tile->values == 1 ? 0 : 6, 2, 1}));
  const auto got = layoutOf(
      subject.call("retile", {Value(fragment), unit, Value(tile->tv.layout), Value(tile->tv.tiler)}));
  if (lacks(got) || !got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got), f = flatAnswer(fragment);
  if (!r || sizeOf(*r) != sizeOf(*f)) return Outcome::fail("the number of elements changed");
  for (Int128 i = 0; i < sizeOf(*f); ++i)
    if (at(*r, i) != at(*f, i)) return Outcome::differs(i, at(*f, i), at(*r, i));
  return Outcome::pass();
}

constexpr Law kLaws[] = {
    {"partition_s_follows_the_tile", "partition_s",
     "Value v of thread t is what the tile names, in each tile of the tensor.", Arguments::kTwoLayouts,
     copyFollowsTheTile<true>, 13},
    {"partition_d_follows_the_tile", "partition_d",
     "Value v of thread t is what the tile names, in each tile of the tensor.", Arguments::kTwoLayouts,
     copyFollowsTheTile<false>, 13},
    {"partition_c_follows_the_atom", "partition_c",
     "Value v of logical thread t of each atom of C, A and B is what the atom names in its tile.",
     Arguments::kTwoLayouts, mmaFollowsTheAtom, 13},
    {"partition_c_reads_the_permutation", "partition_c", "Under a permutation P the tile is read at P(i).",
     Arguments::kTwoLayouts, permutationIsRead, 13},
    {"retile_keeps_whole_tiles", "retile", "A fragment that holds the values of whole tiles stays as it is.",
     Arguments::kTwoLayouts, retileKeepsWholeTiles, 13},
};

}  // namespace

std::span<const Law> partitionLaws() { return kLaws; }

}  // namespace cutecheck::laws
