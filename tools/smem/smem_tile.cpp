// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/smem/smem_tile.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/eval/evaluate.h"
#include "core/notation/foreign.h"
#include "core/notation/foreign_place.h"
#include "core/notation/print.h"
#include "core/support/nearest_name.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kMostElements = int64_t{1} << 20;

Expected<Value> valueOf(const std::string& given) {
  CUTECHECK_TRY(native, nativeText(given));
  const auto placed = [&](Diagnostic error) { return placedInGiven(std::move(error), given, native.text); };
  const auto parsed = parseExpression(native.text);
  if (!parsed.ok()) return placed(parsed.error());
  auto value = evaluate(*parsed);
  if (!value.ok()) return placed(value.error());
  return std::move(value).value();
}

Layout compact(int64_t mn, int64_t k, Major major) {
  return Layout::unchecked(IntTuple::tuple({mn, k}), major == Major::kK ? IntTuple::tuple({k, int64_t{1}})
                                                                        : IntTuple::tuple({int64_t{1}, mn}));
}

std::optional<Diagnostic> fill(SmemTile& tile) {
  const bool plain = tile.layout.swizzle.bits == 0 && tile.layout.offset.isInt(0);
  const auto all = plain ? offsets(tile.layout.layout, kMostElements) : offsets(tile.layout, kMostElements);
  if (!all)
    return makeError(Code::kOutOfDomain, "smem_c4",
                     "an offset of " + tile.text() + " is below 0, or leaves int64_t, where it is computed");
  tile.offsets = *all;
  for (size_t i = 0; i < tile.offsets.size(); ++i) {
    if (tile.offsets[i] >= 0 && tile.offsets[i] <= INT64_MAX / 64) continue;
    Diagnostic error =
        makeError(Code::kOutOfDomain, "smem_c4",
                  "element " + std::to_string(i) + " lies at offset " + std::to_string(tile.offsets[i]) +
                      ", which is no address of shared memory");
    error.witness = {static_cast<int64_t>(i)};
    return error;
  }
  return std::nullopt;
}

// The offsets without the swizzle tell what is contiguous.
std::optional<Major> contiguousMode(const Layout& layout, int64_t mn, int64_t k) {
  const auto all = offsets(layout, kMostElements);
  if (!all) return std::nullopt;
  if (k > 1 && (*all)[static_cast<size_t>(mn)] - (*all)[0] == 1) return Major::kK;
  if (mn > 1 && (*all)[1] - (*all)[0] == 1) return Major::kMn;
  return std::nullopt;
}

// A mode of `inner` elements of stride 1, then `outer` of them `step` apart.
std::pair<IntTuple, IntTuple> splitMode(int64_t inner, int64_t outer, int64_t step) {
  if (outer == 1) return {IntTuple(inner), IntTuple(1)};
  return {IntTuple::tuple({inner, outer}), IntTuple::tuple({int64_t{1}, step})};
}

Diagnostic notNumbers(const Value& value) {
  return makeError(Code::kNotStatic, "smem_c2",
                   "symbols and ? cannot be used here, and " + toString(value) +
                       " has them: a tile of shared memory has its numbers, such as (128,64)");
}

}  // namespace

Expected<SmemType> smemType(const std::string& name) {
  static constexpr std::array<SmemType, 14> kTypes = {{{"f16", 2, true, true},
                                                       {"bf16", 2, true, true},
                                                       {"tf32", 4, true, true},
                                                       {"f32", 4, false, false},
                                                       {"f64", 8, false, false},
                                                       {"e4m3", 1, true, true},
                                                       {"e5m2", 1, true, true},
                                                       {"s8", 1, true, true},
                                                       {"u8", 1, true, true},
                                                       {"s16", 2, false, false},
                                                       {"u16", 2, false, false},
                                                       {"s32", 4, false, false},
                                                       {"u32", 4, false, false},
                                                       {"s64", 8, false, false}}};
  std::vector<std::string_view> names;
  std::string list;
  for (const SmemType& type : kTypes) {
    if (type.name == name) return type;
    names.push_back(type.name);
    list += (list.empty() ? "" : ", ") + std::string(type.name);
  }
  const std::string near(nearestName(name, names, 2));
  return makeError(Code::kUsage, "smem_c6",
                   "no element of type '" + name + "'" +
                       (near.empty() ? "" : ", did you mean '" + near + "'?") + "; there are " + list);
}

int64_t SmemTile::bytes() const {
  return (*std::max_element(offsets.begin(), offsets.end()) + 1) * type.bytes;
}

std::string SmemTile::text() const {
  return layout.swizzle.bits == 0 && layout.offset.isInt(0) ? toString(layout.layout) : toString(layout);
}

Expected<SmemRead> readSmemTile(const std::string& text, const std::string& type, const std::string& major) {
  CUTECHECK_TRY(element, smemType(type));
  CUTECHECK_TRY(value, valueOf(text));
  SmemRead read;
  read.tile.type = element;
  const auto* shape = std::get_if<IntTuple>(&value);
  read.shapeOnly = shape != nullptr;
  if (const auto* composed = std::get_if<ComposedLayout>(&value))
    read.tile.layout = *composed;
  else if (const auto* plain = std::get_if<Layout>(&value))
    read.tile.layout = {Swizzle{}, IntTuple(0), *plain};
  else if (shape != nullptr && shape->rank() == 2 && shape->isTuple() && shape->mode(0).isInt() &&
           shape->mode(1).isInt())
    read.tile.layout = {
        Swizzle{}, IntTuple(0),
        compact(shape->mode(0).value(), shape->mode(1).value(), major == "mn" ? Major::kMn : Major::kK)};
  else if (shape != nullptr && shape->rank() == 2 && shape->isTuple() && !shape->isStatic())
    return notNumbers(value);
  else
    return makeError(
        Code::kRank, "smem_c1",
        "a tile of shared memory has two modes, (mn,k): a layout such as (128,64):(64,1), or a shape");
  SmemTile& tile = read.tile;
  const Layout& layout = tile.layout.layout;
  if (layout.rank() != 2 || !layout.shape().isTuple())
    return makeError(Code::kRank, "smem_c1",
                     "a tile of shared memory has two modes, (mn,k), and " + toString(value) + " has " +
                         std::to_string(layout.shape().isTuple() ? layout.rank() : 1) +
                         "; group_modes makes two of more");
  if (!layout.isStatic() || layout.stride().hasBasis() || !tile.layout.offset.isInt())
    return notNumbers(value);
  int64_t extents[2] = {1, 1};
  for (size_t i = 0; i < 2; ++i)
    for (const IntTuple& leaf : leaves(layout.shape().mode(i))) {
      if (leaf.value() > kMostElements / extents[i])
        return makeError(Code::kLimit, "smem_c3", toString(value) + " has more than 2^20 elements");
      extents[i] *= leaf.value();
    }
  if (extents[0] < 1 || extents[1] < 1)
    return makeError(Code::kInvalidExtent, "smem_c1", "an extent of the tile is below 1");
  if (extents[0] > kMostElements / extents[1])
    return makeError(Code::kLimit, "smem_c3", toString(value) + " has more than 2^20 elements");
  tile.mn = extents[0];
  tile.k = extents[1];
  const std::optional<Major> found = contiguousMode(layout, tile.mn, tile.k);
  if (!found && major.empty())
    return makeError(
        Code::kUsage, "smem_c5",
        "no mode of " + toString(value) + " has neighbours in memory; a tile has stride 1 in mn or in k");
  if (found && !major.empty() && (*found == Major::kK) != (major == "k"))
    return makeError(Code::kUsage, "smem_c5",
                     "--major " + major + ", and in " + toString(value) + " the other mode has stride 1");
  tile.major = found ? *found : major == "mn" ? Major::kMn : Major::kK;
  if (const auto error = fill(tile)) return *error;
  return read;
}

Expected<SmemTile> underSwizzle(const SmemTile& tile, const Swizzle& swizzle) {
  SmemTile other = tile;
  other.layout.swizzle = swizzle;
  if (const auto error = fill(other)) return *error;
  return other;
}

Swizzle inElements(SwizzleMode mode, int64_t bytes) {
  Swizzle swizzle = byteSwizzle(mode);
  if (swizzle.bits == 0) return Swizzle{};
  swizzle.base -= std::countr_zero(static_cast<uint64_t>(bytes));
  return swizzle;
}

std::vector<SmemTile> canonicalTiles(const SmemTile& tile) {
  std::vector<SmemTile> tiles;
  for (const SwizzleMode mode :
       {SwizzleMode::k128B, SwizzleMode::k64B, SwizzleMode::k32B, SwizzleMode::kNone}) {
    const int64_t row = rowBytes(mode) / tile.type.bytes, rows = tile.contiguous() / row;
    if (tile.contiguous() % row != 0) continue;
    const int64_t other = tile.size() / tile.contiguous();
    const auto [shape, stride] = splitMode(row, rows, row * other);
    SmemTile next = tile;
    next.layout = {inElements(mode, tile.type.bytes), IntTuple(0),
                   tile.major == Major::kK ? Layout::unchecked(IntTuple::tuple({IntTuple(other), shape}),
                                                               IntTuple::tuple({IntTuple(row), stride}))
                                           : Layout::unchecked(IntTuple::tuple({shape, IntTuple(other)}),
                                                               IntTuple::tuple({stride, IntTuple(row)}))};
    if (!fill(next)) tiles.push_back(std::move(next));
  }
  return tiles;
}

}  // namespace cutecheck::cli
