// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/operand/tensor_map.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {

namespace {

constexpr int64_t kMostDimensions = 5, kMostBox = 256, kMostExtent = int64_t{1} << 32,
                  kMostStride = int64_t{1} << 40, kTransfer = 16;

Diagnostic usage(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

std::string mode(size_t i) { return "mode " + std::to_string(i); }

// What the driver checks of a mode on its own.
std::optional<Diagnostic> brokenLimit(const Layout& global, const IntTuple& box, const ComposedLayout& shared,
                                      int64_t elementBytes) {
  for (size_t i = 0; i < global.rank(); ++i) {
    const IntTuple extent = global.shape().mode(i), stride = global.stride().mode(i), side = box.mode(i);
    if (!extent.isInt() || !stride.isInt() || !side.isInt())
      return usage("tensor_map_c2", mode(i) + " is not of integers");
    if (extent.value() > kMostExtent) return usage("tensor_map_c2", mode(i) + " has more than 2^32 elements");
    if (side.value() < 1 || side.value() > kMostBox)
      return usage("tensor_map_c3", "the box has " + std::to_string(side.value()) + " elements in " +
                                        mode(i) + ", not 1 to 256");
    const auto sharedSide = size(shared.layout.mode(i));
    if (!sharedSide.ok()) return sharedSide.error();
    if (*sharedSide != side.value())
      return usage("tensor_map_c3", "the shared layout has " + std::to_string(*sharedSide) + " elements in " +
                                        mode(i) + ", the box " + std::to_string(side.value()));
    if (stride.value() == 1) continue;
    const int64_t most = kMostStride / elementBytes;
    if (stride.value() < 0 || stride.value() >= most || stride.value() * elementBytes % kTransfer != 0)
      return usage("tensor_map_c4", "the stride of " + mode(i) + ", " + std::to_string(stride.value()) +
                                        " elements, is not a multiple of 16 bytes in [0, 2^40)");
  }
  return std::nullopt;
}

// The modes in the order in which the box fills shared memory: by the stride of the second element of each.
std::vector<size_t> fillOrder(const Layout& global, const IntTuple& box, const Layout& shared) {
  std::vector<size_t> order(global.rank());
  std::iota(order.begin(), order.end(), size_t{0});
  const auto step = [&](size_t i) {
    const auto second = offsetAt(shared.mode(i), 1);
    return box.mode(i).value() == 1 || !second.ok() ? INT64_MAX : *second;
  };
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    // Of modes whose extent of the box is 1 the neighbour in global memory still comes first.
    const bool first = global.stride().mode(a).isInt(1), second = global.stride().mode(b).isInt(1);
    if (first != second) return first;
    return step(a) != step(b) ? step(a) < step(b) : a < b;
  });
  return order;
}

}  // namespace

Expected<TensorMap> tensorMap(const Layout& global, const IntTuple& box, const ComposedLayout& shared,
                              int elementBits) {
  const size_t rank = global.rank();
  if (!global.shape().isTuple() || rank < 1 || rank > kMostDimensions)
    return makeError(Code::kRank, "tensor_map_c1", "a tensor map must have 1 to 5 dimensions");
  if (box.rank() != rank || shared.layout.rank() != rank || !box.isTuple() ||
      !shared.layout.shape().isTuple())
    return makeError(Code::kRank, "tensor_map_c1", "global layout, box and shared layout differ in rank");
  if (elementBits != 8 && elementBits != 16 && elementBits != 32 && elementBits != 64)
    return usage("tensor_map_c2", "an element has 8, 16, 32 or 64 bits");
  const int64_t elementBytes = elementBits / 8;
  if (const auto broken = brokenLimit(global, box, shared, elementBytes)) return *broken;

  TensorMap map;
  map.modes = fillOrder(global, box, shared.layout);
  if (!global.stride().mode(map.modes[0]).isInt(1)) return usage("tensor_map_c4", "no mode has stride 1");
  for (const size_t i : map.modes) {
    map.extents.push_back(global.shape().mode(i).value());
    map.box.push_back(box.mode(i).value());
    if (i != map.modes[0]) {
      const int64_t bytes = global.stride().mode(i).value() * elementBytes;
      map.byteStrides.push_back(bytes);
    }
  }
  const int64_t innerBytes = map.box[0] * elementBytes;
  if (innerBytes % kTransfer != 0)
    return usage("tensor_map_c5", "the box has " + std::to_string(innerBytes) + " bytes in " +
                                      mode(map.modes[0]) + ", not a multiple of 16");

  int64_t count = 1;
  for (const int64_t side : map.box) count *= side;
  if (count > int64_t{1} << 20) return usage("tensor_map_c5", "the box has more than 2^20 elements");
  CUTECHECK_TRY(image, offsets(shared, count));
  std::optional<Diagnostic> nearest;
  for (const SwizzleMode candidate :
       {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B}) {
    const bool plain = candidate == SwizzleMode::kNone;
    if (!plain && innerBytes > rowBytes(candidate)) continue;
    const int64_t pitch = plain ? innerBytes : rowBytes(candidate);
    std::optional<int64_t> missed;
    std::string message;
    for (int64_t index = 0; index < count && !missed; ++index) {
      // The coordinate, mode by mode, then the place of the element by the order of the dimensions.
      std::vector<int64_t> coordinate(rank);
      for (size_t i = 0, rest = static_cast<size_t>(index); i < rank; ++i) {
        const size_t side = static_cast<size_t>(box.mode(i).value());
        coordinate[i] = static_cast<int64_t>(rest % side);
        rest /= side;
      }
      int64_t row = 0;
      for (size_t d = rank; d-- > 1;) row = row * map.box[d] + coordinate[map.modes[d]];
      CUTECHECK_TRY(written,
                    apply(byteSwizzle(candidate), row * pitch + coordinate[map.modes[0]] * elementBytes));
      const int64_t wanted = image[static_cast<size_t>(index)];
      if (wanted > INT64_MAX / 8 || wanted * elementBytes != written) {
        missed = index;
        message = "element " + std::to_string(index) + " of the box is written at byte " +
                  std::to_string(written) + ", the layout has it at element " + std::to_string(wanted);
      }
    }
    if (!missed) {
      map.mode = candidate;
      return map;
    }
    if (nearest && *missed <= nearest->witness[0]) continue;
    nearest = makeError(Code::kNotCanonical, "tensor_map_c6",
                        "no tensor map fills this layout; the nearest has mode " +
                            std::string(modeName(candidate)) + ": " + message);
    nearest->witness = {*missed};
  }
  return *nearest;
}

}  // namespace cutecheck
