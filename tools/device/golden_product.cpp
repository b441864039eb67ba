// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_product.h"

#include <algorithm>
#include <limits>
#include <regex>

#include "tools/device/golden_values.h"
#include "tools/device/sparse_matrix.h"

namespace cutecheck::run_ptx {

namespace {

using Values = std::vector<int64_t>;

struct Product {
  int64_t m, n, k;
  std::string a, b, d, variant;
  bool negated = false;             // one of A and B, not both
  std::optional<size_t> selects{};  // sparse: which threads hold metadata
};

int64_t combined(const Product& product, int64_t a, int64_t b) {
  if (product.a != "b1") return product.negated ? -a * b : a * b;
  return product.variant == "xor_popc" ? a ^ b : a & b;
}

// The thread of its warpgroup that holds what is said of chunk `chunk` of row `row`, and how far up its word.
std::pair<size_t, size_t> placeOf(const Product& product, size_t row, size_t chunk) {
  const size_t warp = row / 16, upper = row % 16 / 8, quad = 32 * warp + 4 * (row % 8);
  if (bitsOf(product.a) == 8) return {quad + upper + 2 * (chunk / 8), 4 * (chunk % 8)};
  return {quad + 2 * *product.selects + chunk / 4, 16 * upper + 4 * (chunk % 4)};
}

// A word for each thread of the warpgroup; who is not selected has noise.
Values wordsOf(const Product& product, const SparseMatrix& matrix, Values noise) {
  std::vector<bool> known(noise.size());
  for (size_t i = 0; i < matrix.said.size(); ++i) {
    const auto [thread, shift] = placeOf(product, i / matrix.chunks, i % matrix.chunks);
    if (!known[thread]) noise[thread] = 0;
    known[thread] = true;
    noise[thread] |= static_cast<int64_t>(matrix.said[i]) << shift;
  }
  return noise;
}

GoldenCase multiplied(const Product& product, uint64_t seed) {
  Random random(seed);
  const bool saturates = product.variant == "satfinite";
  Values a, b, c, d, held, words;
  if (product.selects) {
    words.resize(128);
    for (int64_t& word : words) word = between(random, 0, std::numeric_limits<uint32_t>::max());
    SparseMatrix matrix =
        sparseMatrix(random, static_cast<size_t>(product.m), static_cast<size_t>(product.k),
                     bitsOf(product.a) == 32, [&] { return randomValue(random, product.a); });
    words = wordsOf(product, matrix, std::move(words));
    a = std::move(matrix.all), held = std::move(matrix.held);
  } else {
    for (int64_t i = 0; i < product.m * product.k; ++i) a.push_back(randomValue(random, product.a));
    held = a;
  }
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
  GoldenCase result{"mma",
                    32,
                    0,
                    {packed(product.a, held), packed(product.b, b), packed(product.d, c)},
                    packed(product.d, d)};
  if (product.selects) result.inputs.push_back(packed("b32", words));
  return result;
}

}  // namespace

std::optional<GoldenCase> productCase(const std::string& name, uint64_t seed) {
  static const std::regex product(
      "(mma_sync|wgmma|wgmma_descriptors)/"
      "m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+?)(?:_(satfinite|xor_popc|and_popc))?"
      "(?:_(?:k|mn)_(?:k|mn)_(?:ss|rs)(?:_neg_(a|b|ab))?(?:_(satfinite))?(?:_sp([01]))?(?:_sw(?:0|32|64))?"
      "|_(?:k|mn)_(?:number|advance))?");
  std::smatch part;
  if (!std::regex_match(name, part, product)) return std::nullopt;
  Product of{
      std::stoll(part[2]), std::stoll(part[3]), std::stoll(part[4]), part[5], part[6], part[7], part[8]};
  of.negated = part[9].length() == 1;
  if (part[10].matched) of.variant = part[10];
  if (part[11].matched) of.selects = std::stoul(part[11]);
  const bool warpgroup = part[1] != "mma_sync";
  if (warpgroup && of.a == "b1") of.variant = "and_popc";
  GoldenCase result = multiplied(of, seed);
  if (!warpgroup) return result;
  result.kernel = "wgmma";
  result.threads = 128;
  // A of 64 rows and B of N rows, 128 bytes each; of mn-major operands rows of k.
  result.sharedBytes = static_cast<uint32_t>(128 * (64 + std::max<int64_t>(of.n, 64)));
  return result;
}

}  // namespace cutecheck::run_ptx
