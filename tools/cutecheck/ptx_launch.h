// What a kernel is launched with, beyond what its PTX says.
#pragma once

#include <cstdint>
#include <map>

namespace cutecheck::cli {

struct PtxLaunch {
  std::map<size_t, uint64_t> copyBytes{};  // of a tensor map, by the number of its parameter: bytes of a box
  std::map<size_t, uint64_t> scalars{};    // of an integer parameter
  uint64_t scalar = 512;                   // of the others
};

}  // namespace cutecheck::cli
