#include "tools/run_ptx/golden_tmem.h"

#include <regex>

#include "tools/run_ptx/golden_values.h"

namespace cutecheck::run_ptx {

std::optional<GoldenCase> tensorMemoryCase(const std::string& name, uint64_t seed) {
  static const std::regex copy("tmem_(load|store)/(16|32)x(32|64|128|256)b(x2)?_x([0-9]+)(_pack|_unpack)?");
  constexpr size_t kLanes = 128;
  std::smatch part;
  if (!std::regex_match(name, part, copy)) return std::nullopt;
  const size_t bits = std::stoul(part[3]) * (part[4].matched ? 2 : 1) * std::stoul(part[5]);
  Random random(seed);
  Bytes data(kLanes * bits / 8);
  for (uint8_t& byte : data) byte = static_cast<uint8_t>(random());
  return GoldenCase{"tmem", kLanes, 1024, {data}, data};
}

}  // namespace cutecheck::run_ptx
