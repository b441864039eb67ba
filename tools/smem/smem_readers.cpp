// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/smem/smem_readers.h"

#include <algorithm>
#include <optional>

namespace cutecheck::cli {

namespace {

constexpr int64_t kTmaAlignment = 128, kMostSide = 256;

// Two elements of one offset, by linear coordinate.
std::optional<std::pair<int64_t, int64_t>> sharedPlace(const SmemTile& tile) {
  std::vector<std::pair<int64_t, int64_t>> places;
  for (size_t i = 0; i < tile.offsets.size(); ++i)
    places.emplace_back(tile.offsets[i], static_cast<int64_t>(i));
  std::sort(places.begin(), places.end());
  for (size_t i = 1; i < places.size(); ++i)
    if (places[i].first == places[i - 1].first) return std::pair{places[i - 1].second, places[i].second};
  return std::nullopt;
}

// The shape and strides of one box of the tile's first elements, if the modes can be cut there.
std::optional<IntTuple> cut(const IntTuple& shape, const IntTuple& stride, int64_t extent,
                            std::vector<IntTuple>& strides) {
  std::vector<IntTuple> extents;
  const std::vector<IntTuple> leafExtents = leaves(shape), leafStrides = leaves(stride);
  int64_t left = extent;
  for (size_t i = 0; i < leafExtents.size() && left > 1; ++i) {
    const int64_t here = leafExtents[i].value();
    const int64_t taken = std::min(here, left);
    if (left % taken != 0 || here % taken != 0) return std::nullopt;
    left /= taken;
    if (taken < here && left > 1) return std::nullopt;
    if (taken > 1) extents.push_back(IntTuple(taken)), strides.push_back(leafStrides[i]);
  }
  if (left > 1) return std::nullopt;
  if (extents.empty()) extents.push_back(IntTuple(1)), strides.push_back(IntTuple(0));
  if (extents.size() == 1) return extents[0];
  return IntTuple::tuple(std::move(extents));
}

// Fewest boxes first.
struct Cut {
  int64_t mn, k;
};
std::vector<Cut> cutsOf(const SmemTile& tile) {
  std::vector<Cut> cuts;
  const auto sides = [](int64_t extent) {
    std::vector<int64_t> list;
    for (int64_t n = std::min(extent, kMostSide); n >= 1; --n)
      if (extent % n == 0) list.push_back(n);
    return list;
  };
  for (const int64_t mn : sides(tile.mn))
    for (const int64_t k : sides(tile.k))
      if ((tile.major == Major::kK ? k : mn) % tile.chunk() == 0) cuts.push_back({mn, k});
  std::sort(cuts.begin(), cuts.end(), [](const Cut& a, const Cut& b) {
    return a.mn * a.k != b.mn * b.k ? a.mn * a.k > b.mn * b.k : a.mn > b.mn;
  });
  return cuts;
}

Expected<SmemBoxes> boxesBy(const SmemTile& tile, const Cut& box) {
  const Layout& whole = tile.layout.layout;
  std::vector<IntTuple> mnStrides, kStrides;
  const auto mn = cut(whole.shape().mode(0), whole.stride().mode(0), box.mn, mnStrides);
  const auto k = cut(whole.shape().mode(1), whole.stride().mode(1), box.k, kStrides);
  if (!mn || !k)
    return makeError(Code::kNotCanonical, "tensor_map_c6",
                     "the modes cannot be cut into boxes of this shape");
  const auto joined = [](std::vector<IntTuple> list) {
    return list.size() == 1 ? list[0] : IntTuple::tuple(std::move(list));
  };
  const ComposedLayout one{
      tile.layout.swizzle, tile.layout.offset,
      Layout::unchecked(IntTuple::tuple({*mn, *k}), IntTuple::tuple({joined(mnStrides), joined(kStrides)}))};
  const bool kMajor = tile.major == Major::kK;
  // Rows of a global tensor begin at multiples of 16 bytes.
  const int64_t pitch = (tile.contiguous() + tile.chunk() - 1) / tile.chunk() * tile.chunk();
  const Layout global =
      Layout::unchecked(IntTuple::tuple({tile.mn, tile.k}),
                        kMajor ? IntTuple::tuple({pitch, int64_t{1}}) : IntTuple::tuple({int64_t{1}, pitch}));
  CUTECHECK_TRY(
      map, tensorMap(global, IntTuple::tuple({box.mn, box.k}), one, static_cast<int>(8 * tile.type.bytes)));
  SmemBoxes boxes{std::move(map), box.mn, box.k, {}};
  const int64_t unit = alignmentOf(boxes.map.mode, true);
  const auto behind = [&](int64_t row, int64_t column) -> Expected<bool> {
    const int64_t start = (tile.at(row, column) - tile.at(0, 0)) * tile.type.bytes;
    bool same = start >= 0 && start % unit == 0;
    for (int64_t i = 0; i < box.mn && same; ++i)
      for (int64_t j = 0; j < box.k && same; ++j)
        same = (tile.at(row + i, column + j) - tile.at(i, j)) * tile.type.bytes == start;
    if (!same)
      return makeError(Code::kNotCanonical, "tensor_map_c6",
                       "the box at (" + std::to_string(row) + "," + std::to_string(column) +
                           ") is no copy of the first, a multiple of " + std::to_string(unit) +
                           " bytes behind it");
    boxes.starts.push_back(start);
    return true;
  };
  const int64_t rows = tile.mn / box.mn, columns = tile.k / box.k;
  for (int64_t i = 0; i < rows * columns; ++i) {
    const int64_t row = kMajor ? i / columns : i % rows, column = kMajor ? i % columns : i / rows;
    CUTECHECK_TRY(same, behind(row * box.mn, column * box.k));
    (void)same;
  }
  return boxes;
}

}  // namespace

Expected<SmemDescriptors> descriptorsOf(const SmemTile& tile, MatrixArch arch) {
  const bool sm90 = arch == MatrixArch::kSm90;
  if (!(sm90 ? tile.type.wgmma : tile.type.umma))
    return makeError(Code::kUsage, "smem_c8",
                     std::string(sm90 ? "wgmma" : "tcgen05.mma") + " has no operands of type '" +
                         std::string(tile.type.name) + "' in shared memory");
  CUTECHECK_TRY(
      found, operandDescriptors(tile.layout, arch, {tile.major, static_cast<int>(8 * tile.type.bytes)}, 0));
  SmemDescriptors made{std::move(found), {}};
  for (const MatrixDescriptor& descriptor : made.found.instructions) {
    CUTECHECK_TRY(word, encode(descriptor));
    CUTECHECK_TRY(back, decodeMatrixDescriptor(word, arch));
    if (back != descriptor)
      return makeError(Code::kNotCanonical, "smem_c9", "a descriptor does not decode to what was encoded");
    made.words.push_back(word);
  }
  return made;
}

Expected<SmemBoxes> boxesOf(const SmemTile& tile) {
  // A copy into one place for two elements would keep the one that comes last.
  if (const auto pair = sharedPlace(tile)) {
    Diagnostic error =
        makeError(Code::kNotInjective, "smem_c12",
                  "elements " + std::to_string(pair->first) + " and " + std::to_string(pair->second) +
                      " share offset " + std::to_string(tile.offsets[static_cast<size_t>(pair->first)]) +
                      "; a copy needs a place for each");
    error.witness = {pair->first, pair->second};
    return error;
  }
  std::optional<Diagnostic> first;
  for (const Cut& box : cutsOf(tile)) {
    auto boxes = boxesBy(tile, box);
    if (boxes.ok()) return boxes;
    // Of the largest box that the modes have; where a limit stops that, a smaller one says what the layout
    // lacks.
    if (!first || (first->code != Code::kNotCanonical && boxes.error().code == Code::kNotCanonical))
      first = boxes.error();
  }
  if (first) return *first;
  return makeError(Code::kUsage, "tensor_map_c5", "the contiguous mode has no whole 16 bytes");
}

int64_t alignmentOf(SwizzleMode mode, bool tma) {
  return std::max(patternBytes(mode), tma ? kTmaAlignment : int64_t{16});
}

}  // namespace cutecheck::cli
