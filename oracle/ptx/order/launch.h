// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel is launched with, beyond what its PTX says.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

namespace cutecheck::ptx {

struct PtxLaunch {
  std::map<size_t, uint64_t> copyBytes{};  // of a tensor map, by the number of its parameter: bytes of a box
  std::map<size_t, uint64_t> scalars{};    // of an integer parameter
  uint64_t scalar = 512;                   // of the others
};

// What the first function of a module says of its tensor maps: their boxes. `module` as MLIR prints it,
// without aliases of types.
PtxLaunch launchOf(std::string_view module);

}  // namespace cutecheck::ptx
