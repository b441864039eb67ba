#include "tools/run_ptx/golden_model.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <random>
#include <regex>

#include "tools/run_ptx/half.h"

namespace cutecheck::run_ptx {

namespace {

using Random = std::mt19937_64;

int64_t between(Random& random, int64_t least, int64_t most) {
  return least + static_cast<int64_t>(random() % static_cast<uint64_t>(most - least + 1));
}

int bitsOf(const std::string& type) {
  if (type == "f64") return 64;
  if (type == "f32" || type == "tf32" || type == "s32") return 32;
  if (type == "f16" || type == "bf16") return 16;
  if (type == "s4" || type == "u4") return 4;
  return type == "b1" ? 1 : 8;
}

// A small integer as an 8-bit float with `fraction` bits of fraction.
uint64_t float8(int64_t value, int fraction, int bias) {
  if (value == 0) return 0;
  const uint64_t sign = value < 0 ? 0x80 : 0, magnitude = static_cast<uint64_t>(value < 0 ? -value : value);
  const int top = 63 - std::countl_zero(magnitude);
  return sign | static_cast<uint64_t>(top + bias) << fraction |
         ((magnitude << fraction >> top) & ((uint64_t{1} << fraction) - 1));
}

// The bits of an integer as an element.
uint64_t encoded(const std::string& type, int64_t value) {
  const auto single = [&] { return std::bit_cast<uint32_t>(static_cast<float>(value)); };
  if (type == "f64") return std::bit_cast<uint64_t>(static_cast<double>(value));
  if (type == "f32" || type == "tf32") return single();
  if (type == "f16") return halfOfFloat(static_cast<float>(value));
  if (type == "bf16") return single() >> 16;
  if (type == "e4m3") return float8(value, 3, 7);
  if (type == "e5m2") return float8(value, 2, 15);
  const int bits = bitsOf(type);
  return static_cast<uint64_t>(value) & (~uint64_t{0} >> (64 - bits));
}

int64_t randomValue(Random& random, const std::string& type) {
  if (type == "s8") return between(random, -128, 127);
  if (type == "u8") return between(random, 0, 255);
  if (type == "s4") return between(random, -8, 7);
  if (type == "u4") return between(random, 0, 15);
  if (type == "b1") return between(random, 0, 1);
  return between(random, -3, 3);  // exact in every float, and so are sums of 256 products of two
}

// Elements one behind the other, the lowest bits first.
Bytes packed(const std::string& type, const std::vector<int64_t>& values) {
  const auto bits = static_cast<size_t>(bitsOf(type));
  Bytes bytes((values.size() * bits + 7) / 8);
  for (size_t i = 0; i < values.size(); ++i) {
    const uint64_t element = encoded(type, values[i]);
    if (bits < 8)
      bytes[i * bits / 8] = static_cast<uint8_t>(bytes[i * bits / 8] | element << (i * bits % 8));
    else
      std::memcpy(bytes.data() + i * bits / 8, &element, bits / 8);
  }
  return bytes;
}

struct Product {
  int64_t m, n, k;
  std::string a, b, d, variant;
};

int64_t combined(const Product& product, int64_t a, int64_t b) {
  if (product.a != "b1") return a * b;
  return product.variant == "xor_popc" ? a ^ b : a & b;
}

GoldenCase multiplied(const Product& product, uint64_t seed) {
  Random random(seed);
  const bool saturates = product.variant == "satfinite";
  std::vector<int64_t> a, b, c, d;
  for (int64_t i = 0; i < product.m * product.k; ++i) a.push_back(randomValue(random, product.a));
  for (int64_t i = 0; i < product.n * product.k; ++i) b.push_back(randomValue(random, product.b));
  constexpr int64_t kMost = std::numeric_limits<int32_t>::max(), kLeast = std::numeric_limits<int32_t>::min();
  for (int64_t i = 0; i < product.m * product.n; ++i) {
    const int64_t near = between(random, -8, 8);
    // Where D saturates, sums on both sides of both ends.
    c.push_back(!saturates ? near : near < 0 ? kLeast - near * 64 : kMost - near * 64);
  }
  for (int64_t i = 0; i < product.m; ++i)
    for (int64_t j = 0; j < product.n; ++j) {
      int64_t sum = c[static_cast<size_t>(i * product.n + j)];
      for (int64_t l = 0; l < product.k; ++l)
        sum += combined(product, a[static_cast<size_t>(i * product.k + l)],
                        b[static_cast<size_t>(j * product.k + l)]);
      d.push_back(saturates ? std::clamp(sum, kLeast, kMost) : sum);
    }
  return {
      "", 32, 0, {packed(product.a, a), packed(product.b, b), packed(product.d, c)}, packed(product.d, d)};
}

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
  static const std::regex product(
      "(mma_sync|wgmma)/"
      "m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+?)(?:_(satfinite|xor_popc|and_popc))?"
      "(?:_(?:k|mn)_(?:k|mn)_(?:ss|rs))?");
  static const std::regex matrix("(ldmatrix|stmatrix)/x([124])(_trans)?");
  static const std::regex copy("cp_async/c[ag](4|8|16)");
  std::smatch part;
  if (std::regex_match(name, part, product)) {
    const bool warpgroup = part[1] == "wgmma";
    Product of{
        std::stoll(part[2]), std::stoll(part[3]), std::stoll(part[4]), part[5], part[6], part[7], part[8]};
    if (warpgroup && of.a == "b1") of.variant = "and_popc";
    GoldenCase result = multiplied(of, seed);
    result.kernel = warpgroup ? "wgmma" : "mma";
    result.threads = warpgroup ? 128 : 32;
    // A of 64 rows and B of N rows, 128 bytes each.
    result.sharedBytes = warpgroup ? static_cast<uint32_t>(128 * (64 + of.n)) : 0;
    return result;
  }
  if (std::regex_match(name, part, matrix))
    return matrices(part[1], static_cast<size_t>(std::stoul(part[2])), part[3].matched, seed);
  if (std::regex_match(name, part, copy)) return copied(static_cast<size_t>(std::stoul(part[1])), seed);
  return std::nullopt;
}

}  // namespace cutecheck::run_ptx
