// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_model.h"

#include <algorithm>
#include <regex>

#include "tools/device/golden_bulk.h"
#include "tools/device/golden_product.h"
#include "tools/device/golden_tmem.h"
#include "tools/device/golden_values.h"
#include "tools/device/umma_model.h"

namespace cutecheck::run_ptx {

namespace {

// Row r, column c of matrix i are element 64 i + 8 r + c in memory; thread t holds two elements of each.
size_t heldAt(size_t thread, size_t matrix, size_t half, bool transposed) {
  const size_t outer = thread / 4, inner = thread % 4 * 2 + half;
  return 64 * matrix + (transposed ? 8 * inner + outer : 8 * outer + inner);
}

GoldenCase matrices(const std::string& kernel, size_t count, bool transposed, uint64_t seed) {
  Random random(seed);
  std::vector<int64_t> memory, registers(64 * count);
  for (size_t i = 0; i < 64 * count; ++i) memory.push_back(static_cast<int64_t>(i) - 100);
  std::shuffle(memory.begin(), memory.end(), random);
  for (size_t thread = 0; thread < 32; ++thread)
    for (size_t matrix = 0; matrix < count; ++matrix)
      for (size_t half = 0; half < 2; ++half)
        registers[2 * count * thread + 2 * matrix + half] = memory[heldAt(thread, matrix, half, transposed)];
  const bool load = kernel == "ldmatrix";
  return {
      kernel, 32, 1024, {packed("f16", load ? memory : registers)}, packed("f16", load ? registers : memory)};
}

GoldenCase copied(size_t bytes, uint64_t seed) {
  Random random(seed);
  Bytes data(32 * bytes);
  for (uint8_t& byte : data) byte = static_cast<uint8_t>(random());
  return {"cp_async", 32, 1024, {data}, data};
}

}  // namespace

std::optional<GoldenCase> goldenCase(const std::string& name, uint64_t seed) {
  static const std::regex matrix("(ldmatrix|stmatrix)/x([124])(_trans)?");
  static const std::regex copy("cp_async/c[ag](4|8|16)");
  for (const auto& model : {productCase, ummaCase, barrierCase, bulkCase, tensorMemoryCase})
    if (auto one = model(name, seed)) return one;
  std::smatch part;
  if (std::regex_match(name, part, matrix))
    return matrices(part[1], static_cast<size_t>(std::stoul(part[2])), part[3].matched, seed);
  if (std::regex_match(name, part, copy)) return copied(static_cast<size_t>(std::stoul(part[1])), seed);
  return std::nullopt;
}

}  // namespace cutecheck::run_ptx
