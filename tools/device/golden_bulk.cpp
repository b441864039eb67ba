// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_bulk.h"

#include <algorithm>
#include <regex>

#include "tools/device/golden_values.h"

namespace cutecheck::run_ptx {

namespace {

constexpr uint32_t kThreads = 32;
constexpr size_t kReduced = 128;
constexpr uint32_t kBehindBarrier = 1024;

Bytes randomBytes(Random& random, size_t count) {
  Bytes bytes(count);
  for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
  return bytes;
}

// What is in global memory behind the operation (PTX ISA, "atom": inc and dec wrap at the operand).
std::optional<int64_t> reduced(const std::string& operation, int64_t before, int64_t source) {
  if (operation == "add") return before + source;
  if (operation == "min") return std::min(before, source);
  if (operation == "max") return std::max(before, source);
  if (operation == "inc") return before >= source ? 0 : before + 1;
  if (operation == "dec") return before == 0 || before > source ? source : before - 1;
  if (operation == "and") return before & source;
  if (operation == "or") return before | source;
  if (operation == "xor") return before ^ source;
  return std::nullopt;
}

std::optional<GoldenCase> reductionCase(const std::string& operation, const std::string& type,
                                        uint64_t seed) {
  Random random(seed);
  const bool negative = type[0] != 'u' && type[0] != 'b';
  const int64_t most = type[0] == 'f' || type == "bf16" ? 100 : 1000;  // exact in every float
  std::vector<int64_t> before, source, after;
  for (size_t i = 0; i < kReduced; ++i) {
    before.push_back(between(random, negative && most == 1000 ? -most : 0, most));
    source.push_back(between(random, negative && most == 1000 ? -most : 0, most));
    const std::optional<int64_t> one = reduced(operation, before[i], source[i]);
    if (!one) return std::nullopt;
    after.push_back(*one);
  }
  const Bytes expected = packed(type, after);
  const auto shared = static_cast<uint32_t>(2 * kBehindBarrier + expected.size());
  return GoldenCase{"bulk", kThreads, shared, {packed(type, before), packed(type, source)}, expected};
}

}  // namespace

std::optional<GoldenCase> barrierCase(const std::string& name, uint64_t seed) {
  if (!name.starts_with("mbarrier/")) return std::nullopt;
  Random random(seed);
  const uint32_t threads = name == "mbarrier/own_word" ? 1 : kThreads;
  const Bytes data = randomBytes(random, 4 * threads);
  Bytes reversed(data.size());
  for (size_t i = 0; i < data.size(); ++i) reversed[i] = data[data.size() - 4 - i / 4 * 4 + i % 4];
  return GoldenCase{"mbarrier", threads, kBehindBarrier + 4 * kThreads, {data}, reversed};
}

std::optional<GoldenCase> bulkCase(const std::string& name, uint64_t seed) {
  static const std::regex copy("bulk/(g2s|s2g|s2s|prefetch)_(\\d+)"),
      reduction("bulk/reduce_(?:shared_)?([a-z]+)_([a-z]+\\d+)");
  std::smatch part;
  if (std::regex_match(name, part, reduction)) return reductionCase(part[1], part[2], seed);
  if (!std::regex_match(name, part, copy)) return std::nullopt;
  const auto bytes = static_cast<uint32_t>(std::stoul(part[2]));
  Random random(seed);
  const Bytes data = randomBytes(random, bytes);
  // The barrier, and as many bytes twice, each from a multiple of 1024 on.
  return GoldenCase{"bulk", kThreads, kBehindBarrier + 2 * ((bytes + 1023) / 1024 * 1024), {data}, data};
}

}  // namespace cutecheck::run_ptx
