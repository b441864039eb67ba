#include "lowering/cute_nvgpu/tma_basis.h"

#include <algorithm>
#include <map>

namespace cutecheck::cute_nvgpu {

namespace {

using Path = std::vector<uint32_t>;
using Coordinate = std::map<Path, int64_t>;  // without zeros

// A box holds less than shared memory does, so that its elements can be counted.
constexpr int64_t kMostElements = 232448;
// More dimensions than this are grouped behind the others.
constexpr size_t kUngrouped = 4;

Coordinate sum(const Coordinate& a, const Coordinate& b, int64_t times) {
  Coordinate result = a;
  for (const auto& [path, value] : b)
    if ((result[path] += times * value) == 0) result.erase(path);
  return result;
}

// For each offset in shared memory the coordinate of the element there.
std::map<int64_t, Coordinate> elementsOf(const Layout& shared, const Layout& map) {
  std::map<int64_t, Coordinate> all;
  const auto extents = leaves(shared.shape()), steps = leaves(shared.stride()), counts = leaves(map.shape()),
             bases = leaves(map.stride());
  int64_t size = 1;
  for (const IntTuple& extent : extents) size = std::min(size * extent.value(), kMostElements);
  for (int64_t i = 0; i < size; ++i) {
    int64_t offset = 0, rest = i;
    for (size_t m = 0; m < extents.size(); ++m) {
      offset += rest % extents[m].value() * steps[m].value();
      rest /= extents[m].value();
    }
    Coordinate at;
    rest = i;
    for (size_t m = 0; m < counts.size(); ++m) {
      const int64_t digit = rest % counts[m].value() * bases[m].value();
      rest /= counts[m].value();
      if (digit != 0) at = sum(at, {{bases[m].path(), 1}}, digit);
    }
    all.emplace(offset, at);
  }
  return all;
}

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
  Path along;
  int64_t extent;
};

std::vector<Dimension> walk(const std::map<int64_t, Coordinate>& elements) {
  std::vector<Dimension> box;
  for (int64_t run = 1;;) {
    const auto next = elements.find(run);
    if (next == elements.end() || next->second.size() != 1 || next->second.begin()->second != 1) return box;
    const Path along = next->second.begin()->first;
    if (std::any_of(box.begin(), box.end(), [&](const Dimension& d) { return d.along == along; })) return box;
    // As many runs as continue it, each element of one behind that of the first.
    const auto continues = [&](int64_t j) {
      for (int64_t b = 0; b < run; ++b) {
        const auto first = elements.find(b), there = elements.find(j * run + b);
        if (there == elements.end() || there->second != sum(first->second, {{along, 1}}, j)) return false;
      }
      return true;
    };
    int64_t extent = 1;
    while (continues(extent)) ++extent;
    if (extent == 1) return box;
    box.push_back({along, extent});
    run *= extent;
  }
}

}  // namespace

Expected<Layout> tmaBasis(const TmaOperands& operands) {
  std::vector<Dimension> box = walk(elementsOf(operands.shared, operands.map));
  const auto modes = namedLeaves(operands.tensor);
  const auto dense = [&] {
    for (const auto& [path, leaf] : modes)
      if (!box.empty() && path == box[0].along) return leaf.second.isInt(1);
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
    const bool there =
        std::any_of(box.begin(), box.end(), [&](const Dimension& d) { return d.along == path; });
    if (!there && !leaf.first.isInt(1) && !leaf.second.isInt(0)) box.push_back({path, 1});
  }
  std::vector<IntTuple> extents, strides;
  for (const Dimension& dimension : box) {
    extents.emplace_back(dimension.extent);
    strides.push_back(IntTuple(int64_t{1}).withPath(dimension.along));
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

}  // namespace cutecheck::cute_nvgpu
