// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/tma_basis.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/nvgpu/launch_limits.h"
#include "lowering/cute_nvgpu/element_offsets.h"

namespace cutecheck::cute_nvgpu {

namespace {

using Path = std::vector<uint32_t>;
using Coordinate = std::map<Path, int64_t>;  // without zeros

// More dimensions than this are grouped behind the others.
constexpr size_t kUngrouped = 4;

// The elements of a layout; nothing of one larger than shared memory, or with strides so large that offsets
// of its elements might leave 64 bits.
std::optional<int64_t> countOf(const Layout& layout) {
  constexpr int64_t kMostStride = int64_t{1} << 32;
  int64_t count = 1;
  for (const IntTuple& extent : leaves(layout.shape()))
    if (!extent.isInt() || __builtin_mul_overflow(count, extent.value(), &count) ||
        count > kMostSharedOfBlock)
      return std::nullopt;
  for (const IntTuple& stride : leaves(layout.stride()))
    if (!stride.isStatic() || stride.value() >= kMostStride || stride.value() <= -kMostStride)
      return std::nullopt;
  return count;
}

// For each offset in shared memory the coordinate of the first element there. A tile has thousands of
// elements and its verifiers ask for each: coordinates are rows of numbers, one for each path, in one piece
// of memory.
class Elements {
 public:
  Elements(const Layout& shared, const Layout& map) {
    struct Mode {
      size_t column;
      int64_t extent, step;
    };
    std::vector<Mode> modes;
    const auto extents = leaves(map.shape()), bases = leaves(map.stride());
    for (size_t m = 0; m < extents.size(); ++m) {
      const auto at = std::find(paths_.begin(), paths_.end(), bases[m].path());
      modes.push_back({static_cast<size_t>(at - paths_.begin()), extents[m].value(), bases[m].value()});
      if (at == paths_.end()) paths_.push_back(bases[m].path());
    }
    const std::vector<int64_t> offsets = elementOffsets(shared);
    rows_.resize(offsets.size() * paths_.size());
    places_.reserve(offsets.size());
    for (size_t i = 0; i < offsets.size(); ++i) {
      auto rest = static_cast<int64_t>(i);
      for (const Mode& mode : modes) {
        rows_[i * paths_.size() + mode.column] += rest % mode.extent * mode.step;
        rest /= mode.extent;
      }
      places_.emplace_back(offsets[i], i);
    }
    if (!std::is_sorted(places_.begin(), places_.end())) std::sort(places_.begin(), places_.end());
    const auto same = [](const Place& x, const Place& y) { return x.first == y.first; };
    places_.erase(std::unique(places_.begin(), places_.end(), same), places_.end());
  }

  size_t width() const { return paths_.size(); }
  int64_t count() const { return static_cast<int64_t>(places_.size()); }
  int64_t firstOffset() const { return places_.front().first; }
  int64_t lastOffset() const { return places_.back().first; }

  // The row of the element at `offset`; null where there is none.
  const int64_t* find(int64_t offset) const {
    // In a packed tile it is there at once.
    const auto guess = static_cast<size_t>(offset);
    if (guess < places_.size() && places_[guess].first == offset) return row(guess);
    const auto at = std::lower_bound(places_.begin(), places_.end(), Place(offset, 0));
    if (at == places_.end() || at->first != offset) return nullptr;
    return row(static_cast<size_t>(at - places_.begin()));
  }

  Coordinate coordinate(const std::vector<int64_t>& row) const {
    Coordinate result;
    for (size_t p = 0; p < width(); ++p)
      if (row[p] != 0) result[paths_[p]] = row[p];
    return result;
  }

 private:
  using Place = std::pair<int64_t, size_t>;
  const int64_t* row(size_t place) const { return rows_.data() + places_[place].second * width(); }

  std::vector<Path> paths_;
  std::vector<int64_t> rows_;
  std::vector<Place> places_;  // by offset
};

void namedLeaves(const Layout& layout, const IntTuple& shape, const IntTuple& stride, const Path& path,
                 std::vector<std::pair<Path, std::pair<IntTuple, IntTuple>>>& all) {
  if (shape.isLeaf()) return all.push_back({path, {shape, stride}});
  for (size_t i = 0; i < shape.rank(); ++i) {
    Path inner = path;
    inner.push_back(static_cast<uint32_t>(i));
    namedLeaves(layout, shape.mode(i), stride.mode(i), inner, all);
  }
}
// A lone integer is mode 0.
auto namedLeaves(const Layout& layout) {
  std::vector<std::pair<Path, std::pair<IntTuple, IntTuple>>> all;
  namedLeaves(layout, layout.shape(), layout.stride(), layout.shape().isLeaf() ? Path{0} : Path{}, all);
  return all;
}

struct Dimension {
  Coordinate step;
  int64_t extent;
};

// As many runs of `run` elements as go on in equal steps, each element of one behind that of the first.
Dimension following(const Elements& elements, int64_t run) {
  const int64_t *next = elements.find(run), *start = elements.find(0);
  if (!next) return {{}, 1};
  std::vector<int64_t> step(elements.width());
  for (size_t p = 0; p < step.size(); ++p) step[p] = next[p] - start[p];
  const auto continues = [&](int64_t j) {
    for (int64_t b = 0; b < run; ++b) {
      const int64_t *first = elements.find(b), *there = elements.find(j * run + b);
      if (!there) return false;
      for (size_t p = 0; p < step.size(); ++p)
        if (there[p] != first[p] + j * step[p]) return false;
    }
    return true;
  };
  int64_t extent = 1;
  while (continues(extent)) ++extent;
  return {elements.coordinate(step), extent};
}

// A dimension of a box: steps of 1 along a mode that it does not have yet.
bool begins(const std::vector<Dimension>& box, const Dimension& next) {
  return next.extent > 1 && next.step.size() == 1 && next.step.begin()->second == 1 &&
         std::none_of(box.begin(), box.end(), [&](const Dimension& d) { return d.step == next.step; });
}

std::vector<Dimension> walk(const Elements& elements) {
  std::vector<Dimension> box;
  for (int64_t run = 1;;) {
    if (!elements.find(0)) return box;
    const Dimension next = following(elements, run);
    if (!begins(box, next)) return box;
    box.push_back(next);
    run *= next.extent;
  }
}

}  // namespace

Expected<Layout> tmaBasis(const TmaOperands& operands) {
  if (!countOf(operands.shared) || countOf(operands.shared) != countOf(operands.map))
    return makeError(Code::kBadRequest, "tma_basis_c1", "the tile does not fit shared memory");
  std::vector<Dimension> box = walk(Elements(operands.shared, operands.map));
  const auto modes = namedLeaves(operands.tensor);
  const auto dense = [&] {
    for (const auto& [path, leaf] : modes)
      if (!box.empty() && Coordinate{{path, 1}} == box[0].step) return leaf.second.isInt(1);
    return false;
  };
  if (!dense())
    return makeError(Code::kBadRequest, "tma_basis_c1",
                     "the first elements of shared memory are no row along a mode of stride 1");
  int64_t blocks = operands.multicast;
  for (size_t i = box.size(); i-- > 0 && blocks > 1;) {
    const int64_t part = std::min(blocks, box[i].extent);
    if (box[i].extent % part != 0 || blocks % part != 0) break;
    box[i].extent /= part;
    blocks /= part;
  }
  if (blocks > 1) return makeError(Code::kBadRequest, "tma_basis_c2", "the blocks do not divide the box");
  for (const auto& [path, leaf] : modes) {
    const Coordinate step{{path, 1}};
    const bool there =
        std::any_of(box.begin(), box.end(), [&](const Dimension& d) { return d.step == step; });
    if (!there && !leaf.first.isInt(1) && !leaf.second.isInt(0)) box.push_back({step, 1});
  }
  std::vector<IntTuple> extents, strides;
  for (const Dimension& dimension : box) {
    extents.emplace_back(dimension.extent);
    strides.push_back(IntTuple(int64_t{1}).withPath(dimension.step.begin()->first));
  }
  const auto grouped = [](std::vector<IntTuple> list) {
    if (list.size() <= kUngrouped) return IntTuple::tuple(list);
    std::vector<IntTuple> last(list.begin() + kUngrouped, list.end());
    list.resize(kUngrouped);
    list.push_back(IntTuple::tuple(last));
    return IntTuple::tuple(list);
  };
  return Layout::unchecked(grouped(extents), grouped(strides));
}

namespace {

IntTuple dimensionsOf(const IntTuple& shape, const Path& path, const std::vector<IntTuple>& along) {
  if (shape.isTuple()) {
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < shape.rank(); ++i) {
      Path inner = path;
      inner.push_back(static_cast<uint32_t>(i));
      modes.push_back(dimensionsOf(shape.mode(i), inner, along));
    }
    return IntTuple::tuple(modes);
  }
  for (size_t i = 0; i < along.size(); ++i)
    if (along[i].path() == path) return IntTuple(int64_t{1}).withPath({static_cast<uint32_t>(i)});
  return IntTuple(int64_t{0});
}

}  // namespace

Layout tmaTensor(const Layout& tensor, const Layout& basis) {
  const Path first = tensor.shape().isLeaf() ? Path{0} : Path{};
  return Layout::unchecked(tensor.shape(), dimensionsOf(tensor.shape(), first, leaves(basis.stride())));
}

namespace {

// One leaf as it is, several as a tuple.
Layout together(const std::vector<std::pair<int64_t, IntTuple>>& list) {
  if (list.empty()) return Layout::unchecked(IntTuple(int64_t{1}), IntTuple(int64_t{0}));
  std::vector<IntTuple> extents, strides;
  for (const auto& [extent, stride] : list) {
    extents.emplace_back(extent);
    strides.push_back(stride);
  }
  if (list.size() == 1) return Layout::unchecked(extents[0], strides[0]);
  return Layout::unchecked(IntTuple::tuple(extents), IntTuple::tuple(strides));
}

Layout pair(const Layout& a, const Layout& b) {
  return Layout::unchecked(IntTuple::tuple({a.shape(), b.shape()}),
                           IntTuple::tuple({a.stride(), b.stride()}));
}

}  // namespace

Expected<TmaParts> tmaParts(const Layout& tile, const Layout& coordinates, int64_t box) {
  const auto refused = [](const char* message) {
    return makeError(Code::kBadRequest, "tma_basis_c4", message);
  };
  if (!countOf(tile) || countOf(tile) != countOf(coordinates))
    return refused("the tile does not fit shared memory, or has other elements than the coordinates");
  const Elements elements(tile, coordinates);
  const int64_t count = elements.count();
  if (count == 0 || elements.firstOffset() != 0 || elements.lastOffset() != count - 1)
    return refused("the tile is not packed");
  if (count % box != 0) return refused("the boxes do not fill the tile");
  std::vector<std::pair<int64_t, IntTuple>> parts[2];
  for (int64_t run = 1; run < count;) {
    const Dimension next = following(elements, run);
    if (next.extent == 1 || next.step.size() != 1)
      return refused("the coordinates of the tile do not go on in steps");
    // Else the box would end inside a step.
    if (run < box && box % run != 0) return refused("the boxes do not fill the tile");
    const auto& [path, value] = *next.step.begin();
    // What ends a box may go on behind it.
    const int64_t within = run < box ? std::min(next.extent, box / run) : next.extent;
    parts[run < box ? 0 : 1].emplace_back(within, IntTuple(value).withPath(path));
    run *= within;
  }
  const int64_t boxes = count / box;
  const Layout places = pair(together({{box, IntTuple(int64_t{box == 1 ? 0 : 1})}}),
                             together({{boxes, IntTuple(boxes == 1 ? int64_t{0} : box)}}));
  return TmaParts{places, pair(together(parts[0]), together(parts[1]))};
}

}  // namespace cutecheck::cute_nvgpu
