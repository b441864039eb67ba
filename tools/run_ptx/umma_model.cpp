#include "tools/run_ptx/umma_model.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <regex>

#include "tools/run_ptx/golden_values.h"

namespace cutecheck::run_ptx {

namespace {

using Values = std::vector<int64_t>;

constexpr size_t kLanes = 128, kOperandRows = 128, kRowBytes = 128, kBarrierBytes = 1024;

struct Product {
  size_t m, n, k;
  std::string a, b, d, scaledKind;
  bool tensorA = false, ws = false, saturates = false;
  size_t vector = 0;  // elements of K for one scale factor; 0 without
  size_t exponent = 0;
  size_t blocks = 1;
};

size_t bitsOfSmall(const std::string& type) {
  if (type == "e2m3" || type == "e3m2") return 6;
  return type == "e2m1" ? 4 : static_cast<size_t>(bitsOf(type));
}

// Integers from -2 to 2 as floats of fewer than 8 bits: a sign, and 1 is half of 2.
uint64_t smallFloat(const std::string& type, int64_t value) {
  const uint64_t one = type == "e2m1" ? 0b010 : type == "e2m3" ? 0b01000 : 0b01100;
  const uint64_t two = type == "e2m1" ? 0b100 : type == "e2m3" ? 0b10000 : 0b10000;
  const uint64_t sign = uint64_t{1} << (bitsOfSmall(type) - 1);
  const int64_t magnitude = value < 0 ? -value : value;
  return (value < 0 ? sign : 0) | (magnitude == 0 ? 0 : magnitude == 1 ? one : two);
}

int64_t valueOf(Random& random, const std::string& type) {
  return bitsOfSmall(type) < 8 ? between(random, -2, 2) : randomValue(random, type);
}

// Rows of an operand as shared memory has them: 16 small elements in 16 bytes, or packed.
Bytes stored(const Product& product, const std::string& type, const Values& values) {
  const size_t bits = bitsOfSmall(type);
  if (bits >= 8) return packed(type, values);
  const bool dense = product.scaledKind.starts_with("mxf4");
  Bytes bytes(dense ? values.size() / 2 : values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    const size_t at = dense ? i * 4 : i / 16 * 128 + i % 16 * bits;
    const uint64_t element = smallFloat(type, values[i]);
    for (size_t bit = 0; bit < bits; ++bit)
      bytes[(at + bit) / 8] =
          static_cast<uint8_t>(bytes[(at + bit) / 8] | (element >> bit & 1) << ((at + bit) % 8));
  }
  return bytes;
}

// The lane, counted on in the second block of a pair, and the column of element (row, column) of D.
std::pair<size_t, size_t> placeOf(const Product& product, size_t row, size_t column) {
  if (product.blocks == 2 && product.m == 128) {
    const size_t wide = product.n / 2;
    return {row / 64 * kLanes + row % 64 + column / wide * 64, column % wide};
  }
  if (product.m >= 128) return {row, column};
  if (!product.ws) return {row / 16 * 32 + row % 16, column};
  const size_t parts = kLanes / product.m, wide = product.n / parts;
  return {row + column / wide * product.m, column % wide};
}

size_t columnsOfD(const Product& product) {
  const size_t rows = product.m / product.blocks;
  return product.ws || product.blocks == 2 ? product.n * rows / kLanes : product.n;
}

class TensorImage {
 public:
  TensorImage(size_t blocks, size_t columns, size_t elementBytes)
      : columns_(columns), elementBytes_(elementBytes), bytes_(blocks * kLanes * columns * elementBytes) {}
  uint8_t* at(size_t lane, size_t column) {
    return bytes_.data() + (lane * columns_ + column) * elementBytes_;
  }
  Bytes& bytes() { return bytes_; }

 private:
  size_t columns_, elementBytes_;
  Bytes bytes_;
};

// The exponents of scale factors, 0 to 2, of (row, block of K), and where their byte lies.
struct Scales {
  Values exponents;
  size_t blocks = 1;
  int64_t of(size_t row, size_t block) const { return exponents[row * blocks + block]; }
};

Scales scalesOf(const Product& product, size_t rows, size_t from, TensorImage& image, Random& random) {
  Scales scales;
  scales.blocks = product.k / product.vector;
  for (size_t row = 0; row < rows; ++row)
    for (size_t block = 0; block < scales.blocks; ++block) {
      const int64_t exponent = between(random, 0, 2);
      scales.exponents.push_back(exponent);
      // ue8m0 is an exponent of bias 127; ue4m3 has three bits behind an exponent of bias 7.
      const int64_t code = product.vector == 32 ? 127 + exponent : (7 + exponent) << 3;
      // Rows of a group of 32 in the lanes of every quarter of them.
      for (size_t quarter = 0; quarter < 4; ++quarter)
        image.at(row % 32 + 32 * quarter, from + row / 128 * 4 + row % 128 / 32)[block] =
            static_cast<uint8_t>(code);
    }
  return scales;
}

GoldenCase multiplied(const Product& product, uint64_t seed) {
  Random random(seed);
  const size_t dColumns = columnsOfD(product);
  const size_t aColumns = product.tensorA ? product.k * bitsOfSmall(product.a) / 32 : 0;
  const size_t sColumns = product.vector == 0 ? 0 : 4 + 4 * ((product.n + 127) / 128);
  const size_t elementBytes = static_cast<size_t>(bitsOf(product.d)) / 8;
  Values a, b;
  for (size_t i = 0; i < product.m * product.k; ++i) a.push_back(valueOf(random, product.a));
  for (size_t i = 0; i < product.n * product.k; ++i) b.push_back(valueOf(random, product.b));
  TensorImage before(product.blocks, dColumns + aColumns + sColumns, elementBytes);
  for (uint8_t& byte : before.bytes()) byte = static_cast<uint8_t>(random());
  Scales scaleA, scaleB;
  if (product.vector != 0) {
    scaleA = scalesOf(product, product.m, dColumns + aColumns, before, random);
    scaleB = scalesOf(product, product.n, dColumns + aColumns + 4, before, random);
  }
  if (product.tensorA)
    for (size_t row = 0; row < product.m; ++row) {
      const Values one(a.begin() + static_cast<ptrdiff_t>(row * product.k),
                       a.begin() + static_cast<ptrdiff_t>((row + 1) * product.k));
      const Bytes bytes = stored(product, product.a, one);
      std::memcpy(before.at(placeOf(product, row, 0).first, dColumns), bytes.data(), bytes.size());
    }
  Values start, sums;
  constexpr int64_t kMost = std::numeric_limits<int32_t>::max(), kLeast = std::numeric_limits<int32_t>::min();
  for (size_t i = 0; i < product.m * product.n; ++i) {
    const int64_t near = between(random, -8, 8);
    // Where D saturates, sums on both sides of both ends; where it is halved, nothing is lost.
    start.push_back(product.saturates ? (near < 0 ? kLeast - near * 64 : kMost - near * 64)
                                      : near * (int64_t{1} << product.exponent));
  }
  for (size_t i = 0; i < product.m; ++i)
    for (size_t j = 0; j < product.n; ++j) {
      int64_t sum = start[i * product.n + j] / (int64_t{1} << product.exponent);
      for (size_t l = 0; l < product.k; ++l) {
        int64_t term = a[i * product.k + l] * b[j * product.k + l];
        if (product.vector != 0) {
          const size_t block = l / product.vector;
          term *= int64_t{1} << (scaleA.of(i, block) + scaleB.of(j, block));
        }
        sum += term;
      }
      sums.push_back(product.saturates ? std::clamp(sum, kLeast, kMost) : sum);
    }
  const Bytes first = packed(product.d, start), last = packed(product.d, sums);
  TensorImage after = before;
  for (size_t i = 0; i < product.m; ++i)
    for (size_t j = 0; j < product.n; ++j) {
      const auto [lane, column] = placeOf(product, i, j);
      const size_t at = (i * product.n + j) * elementBytes;
      std::memcpy(before.at(lane, column), first.data() + at, elementBytes);
      std::memcpy(after.at(lane, column), last.data() + at, elementBytes);
    }
  GoldenCase result{"umma", static_cast<uint32_t>(kLanes), 0, {}, after.bytes()};
  if (!product.tensorA) result.inputs.push_back(stored(product, product.a, a));
  result.inputs.push_back(stored(product, product.b, b));
  result.inputs.push_back(before.bytes());
  result.blocks = static_cast<uint32_t>(product.blocks);
  result.sharedBytes =
      static_cast<uint32_t>(kBarrierBytes + kRowBytes * (kOperandRows + std::max<size_t>(product.n, 64)));
  return result;
}

}  // namespace

std::optional<GoldenCase> ummaCase(const std::string& name, uint64_t seed) {
  static const std::regex form(
      "umma/m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+)_(?:k|mn)_(?:k|mn)_(ss|ts)(_pair)?"
      "(?:_(mxf8f6f4|mxf4|mxf4nvf4)_(16|32))?(_ws)?(?:_shift\\d+)?(_satfinite)?(?:_scale(\\d+))?"
      "(?:_sw(?:0|32|64|128_32))?");
  std::smatch part;
  if (!std::regex_match(name, part, form)) return std::nullopt;
  Product product{
      std::stoul(part[1]), std::stoul(part[2]), std::stoul(part[3]), part[4], part[5], part[6], part[9]};
  product.tensorA = part[7] == "ts";
  product.blocks = part[8].matched ? 2 : 1;
  if (part[10].matched) product.vector = std::stoul(part[10]);
  product.ws = part[11].matched;
  product.saturates = part[12].matched;
  if (part[13].matched) product.exponent = std::stoul(part[13]);
  return multiplied(product, seed);
}

}  // namespace cutecheck::run_ptx
