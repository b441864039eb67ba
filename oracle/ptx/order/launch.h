// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel is launched with, beyond what its PTX says.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What one copy by a tensor map brings: the bytes that its barrier counts, and those of shared memory from
// its first to its last, which are more where a swizzle is wider than a row. Where `reach` is not said they
// are taken for the same.
struct PtxBox {
  uint64_t bytes = 0;
  std::optional<uint64_t> reach{};
};

struct PtxLaunch {
  using Extents = std::array<uint64_t, 3>;
  // Of a tensor map, by the number of its parameter and where it lies: in the parameter, or behind the
  // pointer that it is.
  std::map<std::pair<size_t, uint64_t>, PtxBox> boxes{};
  std::map<size_t, uint64_t> scalars{};    // of an integer parameter
  uint64_t scalar = 512;                   // of the others
  std::map<std::pair<size_t, uint64_t>, uint8_t> bytes{};  // of an aggregate, by their offsets
  std::set<size_t> pointers{};    // parameters that hold one, where the text does not say it
  std::optional<Extents> grid{};  // in blocks
  Extents firstBlock{};           // where the cluster that runs stands in the grid
  // Whether nothing is assumed: what is not given, and matters to the order, is open.
  bool isStated = false;

  // Gives `count` bytes of an aggregate from the offset on, the lowest of the value first.
  void give(size_t parameter, uint64_t offset, uint64_t value, uint64_t count) {
    for (uint64_t i = 0; i < count; ++i)
      bytes[{parameter, offset + i}] = static_cast<uint8_t>(value >> (8 * i));
  }
  // What is given of so many bytes of a parameter: nothing where one is missing, or does not belong to it.
  std::optional<uint64_t> given(const PtxParameter& of, size_t parameter, uint64_t offset,
                                uint64_t count) const;
};

// Why no device takes the launch: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability". Empty where
// nothing is wrong with what is given.
std::string whatIsWrongWithLaunch(const PtxKernel& kernel, const std::optional<PtxLaunch::Extents>& block,
                                  const std::optional<PtxLaunch::Extents>& grid, uint64_t dynamicShared);

// What the first function of a module says of its tensor maps: their boxes. `module` as MLIR prints it,
// without aliases of types.
PtxLaunch launchOf(std::string_view module);

}  // namespace cutecheck::ptx
