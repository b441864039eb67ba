// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/launch.h"

#include <cstdlib>
#include <string>

namespace cutecheck::ptx {

PtxLaunch launchOf(std::string_view module) {
  PtxLaunch launch;
  constexpr std::string_view kParameter = "%arg", kMap = ": !cute_nvgpu.atom.non_exec_tiled_tma_",
                             kBits = "copy_bits = ";
  const size_t begin = module.find("func.func @");
  const size_t end = begin == std::string_view::npos ? begin : module.find(" {\n", begin);
  if (end == std::string_view::npos) return launch;
  const std::string_view header = module.substr(begin, end - begin);
  for (size_t at = header.find(kParameter); at != std::string_view::npos;
       at = header.find(kParameter, at + 1)) {
    const size_t number = at + kParameter.size();
    const size_t type = header.find(':', number);
    if (type == std::string_view::npos || !header.substr(type).starts_with(kMap)) continue;
    const size_t bits = header.find(kBits, type);
    if (bits == std::string_view::npos) continue;
    launch.copyBytes[std::strtoull(std::string(header.substr(number)).c_str(), nullptr, 10)] =
        std::strtoull(std::string(header.substr(bits + kBits.size())).c_str(), nullptr, 10) / 8;
  }
  return launch;
}

}  // namespace cutecheck::ptx
