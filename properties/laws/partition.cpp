// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
  const Cases threads = casesOf(in, tile->threads);
  for (int64_t thread = threads.begin; thread < threads.end; ++thread)
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
  const Cases chosen = casesOf(in, std::ssize(operands)),
              asked = casesOf(in, 2 * tile->threads, std::ssize(operands));
  for (const Operand& operand : std::span(operands + chosen.begin, operands + chosen.end)) {
    for (int64_t thread = asked.begin; thread < asked.end; ++thread) {
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

// (thread, value) -> index in the tile, `down` of them one below the other, and the tile's shape.
Outcome isTheTile(const Expected<Value>& got, const Tile& tile, int64_t down, int64_t right) {
  if (lacks(got)) return Outcome::notApplicable();
  const auto index = [&](int64_t i) {
    const int64_t thread = i % (tile.threads * down * right), value = i / (tile.threads * down * right);
    const auto x = static_cast<int64_t>(at(tile.flat, thread % tile.threads + tile.threads * value));
    const int64_t i0 = thread / tile.threads % down, i1 = thread / tile.threads / down;
    return x % tile.rows + i0 * tile.rows + (x / tile.rows + i1 * tile.columns) * tile.rows * down;
  };
  if (!got.ok())
    return refusal(got.error(), tile,
                   [&](int64_t x) { return x % tile.rows + x / tile.rows * tile.rows * down; });
  const auto* pair = std::get_if<Pair>(&*got);
  const auto* shape = pair ? std::get_if<IntTuple>(&pair->first) : nullptr;
  const auto* tv = pair ? std::get_if<Layout>(&pair->second) : nullptr;
  const std::optional<Flat> r = tv ? flatAnswer(*tv) : std::nullopt;
  const int64_t count = tile.threads * tile.values * down * right;
  if (!r || tv->rank() != 2 || sizeOf(*r) != count || sizeOf(tv->mode(1).shape()) != Int128{tile.values} ||
      !(*shape == IntTuple::tuple({tile.rows * down, tile.columns * right})))
    return Outcome::fail("no tile of that shape, or another number of threads");
  for (int64_t i = 0; i < count; ++i)
    if (at(*r, i) != index(i)) return Outcome::differs(i, index(i), at(*r, i));
  return Outcome::pass();
}

template <bool kSource>
Outcome copyOfCopyIsTheTile(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value unit(Layout::unchecked(IntTuple::tuple({1, 1}), IntTuple::tuple({0, 0})));
  return isTheTile(subject.call(kSource ? "make_tiled_copy_s" : "make_tiled_copy_d",
                                {unit, unit, unit, Value(tile->tv.layout), Value(tile->tv.tiler)}),
                   *tile, 1, 1);
}

// Two atoms below each other, beside each other, or four; and the first value of each thread alone, on the
// tile that these fill.
Outcome copyOfMmaIsTheTile(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value threads(Layout::unchecked(tile->threads, tile->threads == 1 ? 0 : 1)), tv(tile->tv.layout);
  const int64_t r = tile->rows, c = tile->columns;
  const auto atoms = [](int64_t m, int64_t n, int64_t k) {
    return Value(Layout::unchecked(IntTuple::tuple({m, n, k}),
                                   IntTuple::tuple({m > 1 ? 1 : 0, n > 1 ? m : 0, k > 1 ? m * n : 0})));
  };
  const struct {
    const char* op;
    IntTuple mnk;
    Value atoms;
    int64_t down, right;
  } calls[] = {{"make_tiled_copy_c", IntTuple::tuple({r, c, 1}), atoms(2, 1, 1), 2, 1},
               {"make_tiled_copy_c", IntTuple::tuple({r, c, 1}), atoms(1, 2, 1), 1, 2},
               {"make_tiled_copy_c", IntTuple::tuple({r, c, 1}), atoms(2, 2, 1), 2, 2},
               {"make_tiled_copy_a", IntTuple::tuple({r, 1, c}), atoms(2, 1, 1), 2, 1},
               {"make_tiled_copy_b", IntTuple::tuple({1, r, c}), atoms(1, 2, 1), 2, 1}};
  const Cases chosen = casesOf(in, std::ssize(calls));
  for (const auto& [op, mnk, repeated, down, right] : std::span(calls + chosen.begin, calls + chosen.end)) {
    const Outcome outcome =
        isTheTile(subject.call(op, {Value(mnk), threads, tv, repeated}), *tile, down, right);
    if (outcome.failed()) return Outcome::fail(std::string(op) + ": " + outcome.detail);
    if (!outcome.passed()) return outcome;
  }
  const Value one(Layout::unchecked(IntTuple::tuple({1, 1, 1}), IntTuple::tuple({0, 0, 0})));
  return isRefused(subject.call("make_tiled_copy_c_atom", {Value(IntTuple::tuple({r, c, 1})), threads, tv,
                                                           one, Value(IntTuple(tile->values + 1))}),
                   {Code::kOutOfDomain, Code::kNotComposable});
}

// The first `values` of each thread: through the tilers of the two modes each finds its place in the whole
// tile.
Outcome copyOfMmaAtomKeepsPlaces(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value threads(Layout::unchecked(tile->threads, tile->threads == 1 ? 0 : 1)),
      one(Layout::unchecked(IntTuple::tuple({1, 1, 1}), IntTuple::tuple({0, 0, 0})));
  const Expected<Value> got =
      subject.call("make_tiled_copy_c_atom", {Value(IntTuple::tuple({tile->rows, tile->columns, 1})), threads,
                                              Value(tile->tv.layout), one, Value(IntTuple(1))});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::notApplicable();
  const auto* pair = std::get_if<Pair>(&*got);
  const auto* tilers = pair ? std::get_if<Layout>(&pair->first) : nullptr;
  const auto* tv = pair ? std::get_if<Layout>(&pair->second) : nullptr;
  if (!tilers || !tv || tilers->rank() != 2) return Outcome::fail("no tiler for each mode");
  const std::optional<Flat> down = flatAnswer(tilers->mode(0)), right = flatAnswer(tilers->mode(1)),
                            r = flatAnswer(*tv);
  if (!down || !right || !r || sizeOf(*r) != tile->threads)
    return Outcome::fail("not one value of each thread");
  for (int64_t t = 0; t < tile->threads; ++t) {
    const Int128 index = at(*r, t), row = at(*down, index % sizeOf(*down)),
                 column = at(*right, index / sizeOf(*down));
    if (row + column * tile->rows != at(tile->flat, t))
      return Outcome::differs(t, at(tile->flat, t), row + column * tile->rows);
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
  const Cases asked = casesOf(in, tile->threads);
  for (int64_t thread = asked.begin; thread < asked.end; ++thread) {
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

// A tile of twice the columns takes the values of two neighbouring fragments: value a is value a mod V of the
// fragment, at the column that has number a / V in the tile.
Outcome retilePutsNeighboursTogether(const Subject& subject, const Input& in) {
  const std::optional<Tile> tile = tileOf(subject, in);
  if (!tile) return Outcome::notApplicable();
  const Value unit(Layout::unchecked(IntTuple::tuple({1, 1}), IntTuple::tuple({0, 0})));
  const Layout& tv = tile->tv.layout;
  if (tv.rank() != 2) return Outcome::notApplicable();
  const Layout twice =
      concat({tv.mode(0), concat({tv.mode(1), Layout::unchecked(2, tile->rows * tile->columns)})});
  constexpr int64_t kDown = 3, kRight = 4;
  const int64_t v = tile->values;
  const Layout fragment = Layout::unchecked(IntTuple::tuple({v, kDown, kRight}),
                                            IntTuple::tuple({v == 1 ? 0 : kDown * kRight, kRight, 1}));
  const auto got =
      layoutOf(subject.call("retile", {Value(fragment), unit, Value(twice),
                                       Value(IntTuple::tuple({tile->rows, 2 * tile->columns}))}));
  if (lacks(got) || !got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r || sizeOf(*r) != v * kDown * kRight) return Outcome::fail("the number of elements changed");
  if (got->rank() != 3) return Outcome::fail("not (value, M, N)");
  const std::optional<Flat> values = flatAnswer(got->mode(0));
  if (!values || sizeOf(*values) != 2 * v) return Outcome::fail("not the values of the larger tile");
  for (int64_t i = 0; i < v * kDown * kRight; ++i) {
    const int64_t a = i % (2 * v), m = i / (2 * v) % kDown, n = i / (2 * v) / kDown;
    const int64_t expected = (a % v) * (v == 1 ? 0 : kDown * kRight) + m * kRight + 2 * n + a / v;
    if (at(*r, i) != expected) return Outcome::differs(i, expected, at(*r, i));
  }
  return Outcome::pass();
}

constexpr Law kPartitionLaws[] = {
    {"make_tiled_copy_s_is_the_tile", "make_tiled_copy_s",
     "Value v of thread t of the source at its index in the tile.", Arguments::kTwoLayouts,
     copyOfCopyIsTheTile<true>, 59},
    {"make_tiled_copy_d_is_the_tile", "make_tiled_copy_d",
     "Value v of thread t of the destination at its index in the tile.", Arguments::kTwoLayouts,
     copyOfCopyIsTheTile<false>, 59},
    {"make_tiled_copy_c_is_the_tile", "make_tiled_copy_c",
     "Value v of thread t of each atom of C, A and B at its index in the tile of all; more values than there "
     "are is refused.",
     Arguments::kTwoLayouts, copyOfMmaIsTheTile, 59},
    {"make_tiled_copy_c_atom_keeps_places", "make_tiled_copy_c_atom",
     "The first values of each thread stay where they are, on a tile of their own.", Arguments::kTwoLayouts,
     copyOfMmaAtomKeepsPlaces, 59},
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
    {"retile_puts_neighbours_together", "retile",
     "A tile of twice the columns takes the values of two neighbouring fragments.", Arguments::kTwoLayouts,
     retilePutsNeighboursTogether, 13},
};

}  // namespace

std::span<const Law> partitionLaws() { return kPartitionLaws; }

}  // namespace cutecheck::laws
