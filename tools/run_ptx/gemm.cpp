#include "tools/run_ptx/gemm.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <random>

#include "tools/run_ptx/bf16.h"
#include "tools/run_ptx/device_matrix.h"

namespace cutecheck::run_ptx {
namespace {

// What corpus/kernels/gemm_bf16.mlir says of itself.
constexpr int32_t kTileM = 128, kTileN = 256, kTileK = 64, kStoreM = 64, kStoreN = 64;
constexpr uint32_t kThreads = 384, kSharedBytes = 229440;
constexpr uint8_t kCanary = 0xa5;

using Matrix = std::vector<uint16_t>;  // row by row, packed

struct Operands {
  GemmSize size;
  DeviceMatrix a, b, d;
};

Expected<Operands> allocate(CudaDriver& driver, const GemmSize& size) {
  CUTECHECK_TRY(a, DeviceMatrix::make(driver, size.m, size.k, size.k, 2));
  CUTECHECK_TRY(b, DeviceMatrix::make(driver, size.n, size.k, size.k, 2));
  CUTECHECK_TRY(d, DeviceMatrix::make(driver, size.m, size.n, size.n, 2));
  return Operands{size, std::move(a), std::move(b), std::move(d)};
}

Expected<TensorMapWords> mapOf(CudaDriver& driver, const DeviceMatrix& matrix, int32_t rows,
                               int32_t columns) {
  constexpr uint32_t kBf16 = 9;  // CUtensorMapDataType
  HostMap map;
  map.format = kBf16;
  map.extents = {static_cast<uint64_t>(matrix.columns()), static_cast<uint64_t>(matrix.rows())};
  map.strides = {static_cast<uint64_t>(matrix.stride()) * 2};
  map.box = {static_cast<uint32_t>(columns), static_cast<uint32_t>(rows)};
  map.swizzle = 128;
  map.promotion = 256;
  return driver.encode(map, matrix.pointer());
}

// The arguments of a launch, kept for as many as are wanted.
struct Launch {
  TensorMapWords a, b, d;
  GemmSize size;

  std::optional<Diagnostic> operator()(CudaDriver& driver, void* function) {
    return driver.launch(function, static_cast<uint32_t>(driver.multiprocessors()), kThreads,
                         {&a, &b, &d, &size.m, &size.n, &size.k}, kSharedBytes);
  }
};

Expected<Launch> prepare(CudaDriver& driver, void* function, const Operands& operands) {
  if (auto error = driver.allowShared(function, kSharedBytes)) return *error;
  CUTECHECK_TRY(a, mapOf(driver, operands.a, kTileM, kTileK));
  CUTECHECK_TRY(b, mapOf(driver, operands.b, kTileN, kTileK));
  CUTECHECK_TRY(d, mapOf(driver, operands.d, kStoreM, kStoreN));
  return Launch{a, b, d, operands.size};
}

template <typename Draw>
Matrix randomMatrix(int32_t rows, int32_t columns, Draw&& draw) {
  Matrix matrix(static_cast<size_t>(rows) * static_cast<size_t>(columns));
  for (uint16_t& value : matrix) value = bf16OfFloat(static_cast<float>(draw()));
  return matrix;
}

// One product on the device; D with its margins.
Expected<std::vector<uint8_t>> multiply(CudaDriver& driver, void* function, const Operands& operands,
                                        const Matrix& a, const Matrix& b) {
  if (auto error = driver.toDevice(operands.a.pointer(), a.data(), 2 * a.size())) return *error;
  if (auto error = driver.toDevice(operands.b.pointer(), b.data(), 2 * b.size())) return *error;
  if (auto error = driver.fill(operands.d.allocation(), kCanary, operands.d.bytes())) return *error;
  CUTECHECK_TRY(launch, prepare(driver, function, operands));
  if (auto error = launch(driver, function)) return *error;
  if (auto error = driver.wait()) return *error;
  std::vector<uint8_t> d(operands.d.bytes());
  if (auto error = driver.toHost(d.data(), operands.d.allocation(), d.size())) return *error;
  return d;
}

class Comparison {
 public:
  Comparison(const GemmSize& size, const Matrix& a, const Matrix& b, const std::vector<uint8_t>& d)
      : size_(size), a_(a), b_(b), d_(d) {}

  // Sums are exact in f32, so that only the last rounding is left.
  void exactly(GemmRun& run) {
    each(run, [&](float got, double sum, double) {
      ++run.exact;
      return got == floatOfBf16(bf16OfFloat(static_cast<float>(sum)));
    });
  }
  // A sum of K products in f32 in any order, rounded once to bf16: half a unit in the last place of 8 bits,
  // and K units of f32 of the sum of magnitudes.
  void withinRounding(GemmRun& run) {
    each(run, [&](float got, double sum, double magnitudes) {
      ++run.bounded;
      const double bound = std::abs(sum) * 0x1p-8 + magnitudes * size_.k * 0x1p-24 + 0x1p-126;
      const double part = std::abs(double{got} - sum) / bound;
      run.worst = std::max(run.worst, part);
      return part <= 1;
    });
  }
  void margins(GemmRun& run) const {
    for (size_t i = 0; i < DeviceMatrix::kMargin; ++i)
      if ((d_[i] != kCanary || d_[d_.size() - 1 - i] != kCanary) && run.complaint.empty())
        run.complaint = "a byte outside D was written";
  }

 private:
  template <typename Judge>
  void each(GemmRun& run, Judge&& judge) {
    for (int32_t i = 0; i < size_.m; ++i)
      for (int32_t j = 0; j < size_.n; ++j) {
        double sum = 0, magnitudes = 0;
        for (int32_t k = 0; k < size_.k; ++k) {
          const double product = double{floatOfBf16(at(a_, i, k))} * double{floatOfBf16(at(b_, j, k))};
          sum += product;
          magnitudes += std::abs(product);
        }
        uint16_t bits;
        std::memcpy(&bits,
                    d_.data() + DeviceMatrix::kMargin +
                        2 * (static_cast<size_t>(i) * static_cast<size_t>(size_.n) + static_cast<size_t>(j)),
                    2);
        const float got = floatOfBf16(bits);
        if (!judge(got, sum, magnitudes) && run.complaint.empty())
          run.complaint = "D(" + std::to_string(i) + "," + std::to_string(j) + ") is " + std::to_string(got) +
                          " where the sum is " + std::to_string(sum);
      }
  }
  uint16_t at(const Matrix& matrix, int32_t row, int32_t k) const {
    return matrix[static_cast<size_t>(row) * static_cast<size_t>(size_.k) + static_cast<size_t>(k)];
  }

  GemmSize size_;
  const Matrix &a_, &b_;
  const std::vector<uint8_t>& d_;
};

}  // namespace

std::vector<GemmSize> gemmSizes(const std::string& which) {
  std::vector<GemmSize> sizes;
  if (which != "ragged")
    for (const GemmSize& size : {GemmSize{128, 256, 64}, {512, 512, 256}, {1024, 768, 1024}})
      sizes.push_back(size);
  if (which != "even")
    for (const GemmSize& size : {GemmSize{1, 8, 8}, {127, 264, 72}, {129, 248, 200}, {300, 520, 136}})
      sizes.push_back(size);
  return sizes;
}

Expected<GemmRun> runAndCheckGemm(CudaDriver& driver, void* function, const GemmSize& size, uint64_t seed) {
  CUTECHECK_TRY(operands, allocate(driver, size));
  std::mt19937_64 random(seed);
  std::uniform_int_distribution<int> integers(-8, 8);
  std::normal_distribution<double> normal;
  GemmRun run;
  for (const bool exact : {true, false}) {
    const auto draw = [&] { return exact ? double(integers(random)) : normal(random); };
    const Matrix a = randomMatrix(size.m, size.k, draw), b = randomMatrix(size.n, size.k, draw);
    CUTECHECK_TRY(d, multiply(driver, function, operands, a, b));
    Comparison comparison(size, a, b, d);
    if (exact)
      comparison.exactly(run);
    else
      comparison.withinRounding(run);
    comparison.margins(run);
  }
  return run;
}

Expected<double> measureGemm(CudaDriver& driver, void* function, const GemmSize& size, int times) {
  CUTECHECK_TRY(operands, allocate(driver, size));
  std::mt19937_64 random(1);
  std::normal_distribution<float> normal;
  const auto draw = [&] { return normal(random); };
  const Matrix a = randomMatrix(size.m, size.k, draw), b = randomMatrix(size.n, size.k, draw);
  if (auto error = driver.toDevice(operands.a.pointer(), a.data(), 2 * a.size())) return *error;
  if (auto error = driver.toDevice(operands.b.pointer(), b.data(), 2 * b.size())) return *error;
  CUTECHECK_TRY(launch, prepare(driver, function, operands));
  if (auto error = launch(driver, function)) return *error;
  CUTECHECK_TRY(milliseconds, driver.leastMilliseconds(times, [&] { return launch(driver, function); }));
  const double operations = 2.0 * size.m * size.n * size.k;
  return milliseconds > 0 ? operations / milliseconds / 1e9 : 0;
}

}  // namespace cutecheck::run_ptx
