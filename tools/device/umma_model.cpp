// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/umma_model.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <regex>

#include "tools/device/golden_values.h"
#include "tools/device/sparse_matrix.h"

namespace cutecheck::run_ptx {

namespace {

using Values = std::vector<int64_t>;

constexpr size_t kLanes = 128, kOperandRows = 128, kRowBytes = 128, kBarrierBytes = 1024, kFactorColumns = 4;

struct Product {
  size_t m, n, k;
  std::string a, b, d, scaledKind;
  bool tensorA = false, ws = false, saturates = false;
  size_t vector = 0;  // elements of K for one scale factor; 0 without
  size_t exponent = 0;
  size_t blocks = 1;
  std::optional<size_t> selector{};  // of a sparse A
  bool copies = false;               // scale factors come from shared memory
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
    if (product.selector) return {row / 64 * kLanes + row % 64 / 16 * 32 + row % 16, column};
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
  const bool halves = product.blocks == 2 && !product.selector;
  return product.ws || halves ? product.n * rows / kLanes : product.n;
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

// The exponents of scale factors, 0 to 2, of (row, block of K).
struct Scales {
  Values exponents;
  size_t blocks = 1;
  int64_t of(size_t row, size_t block) const { return exponents[row * blocks + block]; }
};

Scales randomScales(const Product& product, size_t rows, Random& random) {
  Scales scales;
  scales.blocks = product.k / product.vector;
  for (size_t i = 0; i < rows * scales.blocks; ++i) scales.exponents.push_back(between(random, 0, 2));
  return scales;
}

// Those of `rows` rows from `first` on, in lanes from `lane` on: a byte each, rows of a group of 32 in each
// of as many quarters of the lanes.
void putScales(const Product& product, const Scales& scales, size_t first, size_t rows, size_t lane,
               size_t quarters, size_t column, TensorImage& image) {
  for (size_t row = 0; row < rows; ++row)
    for (size_t block = 0; block < scales.blocks; ++block) {
      const int64_t exponent = scales.of(first + row, block);
      // ue8m0 is an exponent of bias 127; ue4m3 has three bits behind an exponent of bias 7.
      const int64_t code = product.vector == 32 ? 127 + exponent : (7 + exponent) << 3;
      for (size_t quarter = 0; quarter < quarters; ++quarter)
        image.at(lane + row % 32 + 32 * quarter, column + row / 32)[block] = static_cast<uint8_t>(code);
    }
}

// All of A's and B's, of which each block of a pair has its own rows and every row. Where the halves of N are
// in lanes of their own, so are B's factors.
void putAllScales(const Product& product, const Scales& a, const Scales& b, size_t column,
                  TensorImage& image) {
  const size_t rows = product.m / product.blocks, parts = product.blocks == 2 && product.m == 128 ? 2 : 1;
  const size_t rowsOfB = product.n / parts;
  for (size_t block = 0; block < product.blocks; ++block) {
    putScales(product, a, block * rows, rows, block * kLanes, 4, column, image);
    for (size_t part = 0; part < parts; ++part)
      putScales(product, b, part * rowsOfB, rowsOfB, block * kLanes + part * kLanes / parts, 4 / parts,
                column + kFactorColumns, image);
  }
}

// What a copy to every 32 lanes makes of the first of them, and the words that it reads.
void repeatFactors(size_t column, TensorImage& image) {
  for (size_t lane = 32; lane < kLanes; ++lane)
    std::memcpy(image.at(lane, column), image.at(lane % 32, column), 2 * kFactorColumns * 4);
}
Bytes factorsIn(TensorImage& image, size_t column) {
  Bytes bytes;
  for (size_t lane = 0; lane < 32; ++lane)
    bytes.insert(bytes.end(), image.at(lane, column), image.at(lane, column) + kFactorColumns * 4);
  return bytes;
}

// Of 16 and 32 bits a word has the chunks of two rows, 8 apart, and those of K above 3 are 8 lanes on; of 8
// bits a lane has its own row's in two words. Where accumulators of few rows lie in more lanes, so do these.
void putMetadata(const Product& product, const SparseMatrix& matrix, size_t from, TensorImage& image) {
  const size_t rows = product.m / product.blocks, copies = product.ws ? kLanes / product.m : 1;
  const bool wide = bitsOfSmall(product.a) >= 16;
  for (size_t i = 0; i < matrix.said.size(); ++i) {
    const size_t block = i / matrix.chunks / rows, row = i / matrix.chunks % rows, chunk = i % matrix.chunks;
    const size_t lane = wide ? row % 8 + 8 * (chunk / 4) + row / 16 * 16 : row;
    const size_t bit = wide ? 16 * (row / 8 % 2) + 4 * (chunk % 4) : 4 * chunk;
    for (size_t copy = 0; copy < copies; ++copy) {
      uint8_t* word = image.at(block * kLanes + lane + copy * rows, from + *product.selector + bit / 32);
      uint8_t& byte = word[bit % 32 / 8];
      const size_t shift = bit % 8;
      byte = static_cast<uint8_t>((byte & ~(size_t{15} << shift)) | matrix.said[i] << shift);
    }
  }
}

GoldenCase multiplied(const Product& product, uint64_t seed) {
  Random random(seed);
  const size_t dColumns = columnsOfD(product);
  const size_t heldDepth = product.selector ? product.k / 2 : product.k;
  const size_t aColumns = product.tensorA ? heldDepth * bitsOfSmall(product.a) / 32 : 0;
  const size_t metadataColumns = product.selector ? 4 : 0;
  const size_t sColumns = product.vector == 0 ? 0 : 4 + 4 * ((product.n + 127) / 128);
  const size_t elementBytes = static_cast<size_t>(bitsOf(product.d)) / 8;
  // Metadata are words, and so is then everything.
  const size_t cellBytes = product.selector ? 4 : elementBytes;
  const auto valueOfA = [&] { return valueOf(random, product.a); };
  Values a, b;
  SparseMatrix sparse;
  if (product.selector) {
    sparse = sparseMatrix(random, product.m, product.k, bitsOfSmall(product.a) == 32, valueOfA);
    a = sparse.all;
  } else {
    for (size_t i = 0; i < product.m * product.k; ++i) a.push_back(valueOfA());
  }
  const Values& held = product.selector ? sparse.held : a;
  for (size_t i = 0; i < product.n * product.k; ++i) b.push_back(valueOf(random, product.b));
  TensorImage before(product.blocks, dColumns + aColumns + metadataColumns + sColumns, cellBytes);
  for (uint8_t& byte : before.bytes()) byte = static_cast<uint8_t>(random());
  Scales scaleA, scaleB;
  if (product.vector != 0)
    scaleA = randomScales(product, product.m, random), scaleB = randomScales(product, product.n, random);
  if (product.tensorA)
    for (size_t row = 0; row < product.m; ++row) {
      const Values one(held.begin() + static_cast<ptrdiff_t>(row * heldDepth),
                       held.begin() + static_cast<ptrdiff_t>((row + 1) * heldDepth));
      const Bytes bytes = stored(product, product.a, one);
      std::memcpy(before.at(placeOf(product, row, 0).first, dColumns), bytes.data(), bytes.size());
    }
  if (product.selector) putMetadata(product, sparse, dColumns + aColumns, before);
  const size_t scaleColumn = dColumns + aColumns + metadataColumns;
  if (product.vector != 0 && !product.copies) putAllScales(product, scaleA, scaleB, scaleColumn, before);
  TensorImage after = before;
  if (product.copies) {
    repeatFactors(scaleColumn, after);
    putAllScales(product, scaleA, scaleB, scaleColumn, after);
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
  for (size_t i = 0; i < product.m; ++i)
    for (size_t j = 0; j < product.n; ++j) {
      const auto [lane, column] = placeOf(product, i, j);
      const size_t at = (i * product.n + j) * elementBytes;
      std::memset(before.at(lane, column), 0, cellBytes);
      std::memset(after.at(lane, column), 0, cellBytes);
      std::memcpy(before.at(lane, column), first.data() + at, elementBytes);
      std::memcpy(after.at(lane, column), last.data() + at, elementBytes);
    }
  GoldenCase result{"umma", static_cast<uint32_t>(kLanes), 0, {}, after.bytes()};
  if (!product.tensorA) result.inputs.push_back(stored(product, product.a, held));
  result.inputs.push_back(stored(product, product.b, b));
  if (product.copies)
    for (const size_t part : {0, 1})
      result.inputs.push_back(factorsIn(after, scaleColumn + part * kFactorColumns));
  result.inputs.push_back(before.bytes());
  result.blocks = static_cast<uint32_t>(product.blocks);
  result.sharedBytes =
      static_cast<uint32_t>(kBarrierBytes + kRowBytes * (kOperandRows + std::max<size_t>(product.n, 64)));
  if (product.copies) result.sharedBytes += 2048;
  return result;
}

}  // namespace

std::optional<GoldenCase> ummaCase(const std::string& name, uint64_t seed) {
  static const std::regex form(
      "umma/m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+)_(?:k|mn)_(?:k|mn)_(ss|ts)(_pair)?"
      "(?:_(mxf8f6f4|mxf4|mxf4nvf4)_(16|32))?(_ws)?(?:_sp([0-3]))?(?:_shift\\d+)?(_satfinite)?(?:_scale(\\d+)"
      ")?"
      "(?:_sw(?:0|32|64|128_32))?(_cp)?");
  std::smatch part;
  if (!std::regex_match(name, part, form)) return std::nullopt;
  Product product{
      std::stoul(part[1]), std::stoul(part[2]), std::stoul(part[3]), part[4], part[5], part[6], part[9]};
  product.tensorA = part[7] == "ts";
  product.blocks = part[8].matched ? 2 : 1;
  if (part[10].matched) product.vector = std::stoul(part[10]);
  product.ws = part[11].matched;
  if (part[12].matched) product.selector = std::stoul(part[12]);
  product.saturates = part[13].matched;
  if (part[14].matched) product.exponent = std::stoul(part[14]);
  product.copies = part[15].matched;
  if (product.copies && (product.vector == 0 || product.n > kLanes || product.blocks != 1))
    return std::nullopt;
  return multiplied(product, seed);
}

}  // namespace cutecheck::run_ptx
