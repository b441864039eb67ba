#include "tools/run_ptx/elementwise_add.h"

#include <bit>
#include <cstring>
#include <random>
#include <utility>

#include "tools/run_ptx/half.h"

namespace cutecheck::run_ptx {
namespace {

constexpr uint8_t kCanary = 0xa5;
constexpr size_t kMargin = 256;  // bytes before and behind each matrix, a multiple of the alignment

// How a kernel takes a matrix: a pointer, then (shape, stride) leaf by leaf, the static stride 1 included.
struct Argument {
  DevicePointer pointer;
  int32_t rows;
  int32_t padding;
  int64_t stride;
  int32_t columns;
  int32_t one;
};
static_assert(sizeof(Argument) == 32);

// A matrix on the device with its margins; released with the object.
class Matrix {
 public:
  static Expected<Matrix> make(CudaDriver& driver, const MatrixSize& size, int elementBytes) {
    Matrix matrix(driver, size, elementBytes);
    CUTECHECK_TRY(pointer, driver.allocate(matrix.bytes_));
    matrix.pointer_ = pointer;
    return matrix;
  }
  Matrix(Matrix&& other) noexcept
      : driver_(other.driver_),
        size_(other.size_),
        bytes_(other.bytes_),
        pointer_(std::exchange(other.pointer_, 0)) {}
  Matrix& operator=(Matrix&&) = delete;
  ~Matrix() {
    if (pointer_) (void)driver_->release(pointer_);
  }

  size_t bytes() const { return bytes_; }
  DevicePointer pointer() const { return pointer_; }
  Argument argument() const { return {pointer_ + kMargin, size_.rows, 0, size_.stride, size_.columns, 1}; }

 private:
  Matrix(CudaDriver& driver, const MatrixSize& size, int elementBytes)
      : driver_(&driver),
        size_(size),
        bytes_(2 * kMargin + static_cast<size_t>(size.rows) * static_cast<size_t>(size.stride) *
                                 static_cast<size_t>(elementBytes)) {}

  CudaDriver* driver_;
  MatrixSize size_;
  size_t bytes_;
  DevicePointer pointer_ = 0;
};

std::optional<Diagnostic> launch(CudaDriver& driver, void* kernel, const KernelForm& form,
                                 const MatrixSize& size, Matrix& a, Matrix& b, Matrix& c) {
  Argument arguments[] = {a.argument(), b.argument(), c.argument()};
  const auto tiles = [](int64_t n, int64_t tile) { return (n + tile - 1) / tile; };
  const int64_t blocks = tiles(size.rows, form.tileRows) * tiles(size.columns, form.tileColumns);
  return driver.launch(kernel, static_cast<uint32_t>(blocks), 128,
                       {&arguments[0], &arguments[1], &arguments[2]});
}

uint32_t element(const std::vector<uint8_t>& bytes, size_t at, int width) {
  uint32_t bits = 0;
  std::memcpy(&bits, bytes.data() + at, static_cast<size_t>(width));
  return bits;
}

bool isNan(uint32_t bits, int width) {
  return width == 4 ? (bits & 0x7fffffffu) > 0x7f800000u : (bits & 0x7fffu) > 0x7c00u;
}

uint32_t sum(uint32_t a, uint32_t b, int width) {
  if (width == 4) return std::bit_cast<uint32_t>(std::bit_cast<float>(a) + std::bit_cast<float>(b));
  return addHalves(static_cast<uint16_t>(a), static_cast<uint16_t>(b));
}

void compare(const KernelForm& form, const MatrixSize& size, const std::vector<uint8_t>& a,
             const std::vector<uint8_t>& b, const std::vector<uint8_t>& c, CheckedRun& run) {
  const auto width = static_cast<size_t>(form.elementBytes);
  size_t expected = 0;  // everything below has been compared
  const auto untouched = [&](size_t until) {
    for (; expected < until; ++expected, ++run.canaries)
      if (c[expected] != kCanary && run.complaint.empty())
        run.complaint = "byte " +
                        std::to_string(static_cast<int64_t>(expected) - static_cast<int64_t>(kMargin)) +
                        " of C, outside its elements, was written";
  };
  for (int64_t i = 0; i < size.rows; ++i) {
    for (int64_t j = 0; j < size.columns; ++j) {
      const size_t at = kMargin + static_cast<size_t>(i * size.stride + j) * width;
      untouched(at);
      const uint32_t got = element(c, at, form.elementBytes);
      const uint32_t want =
          sum(element(a, at, form.elementBytes), element(b, at, form.elementBytes), form.elementBytes);
      // Which NaN comes out is the machine's choice.
      const bool same = got == want || (isNan(got, form.elementBytes) && isNan(want, form.elementBytes));
      if (!same && run.complaint.empty())
        run.complaint = "C(" + std::to_string(i) + "," + std::to_string(j) + ") has the bits " +
                        std::to_string(got) + " where A + B has " + std::to_string(want);
      ++run.elements;
      expected += width;
    }
  }
  untouched(c.size());
}

}  // namespace

std::optional<KernelForm> formOf(const std::string& element) {
  if (element == "f32") return KernelForm{"elementwise_add", 4, 16, 128};
  if (element == "f16") return KernelForm{"elementwise_add_f16", 2, 16, 256};
  return std::nullopt;
}

Expected<CheckedRun> runAndCheck(CudaDriver& driver, void* kernel, const KernelForm& form,
                                 const MatrixSize& size, uint64_t seed) {
  CUTECHECK_TRY(a, Matrix::make(driver, size, form.elementBytes));
  CUTECHECK_TRY(b, Matrix::make(driver, size, form.elementBytes));
  CUTECHECK_TRY(c, Matrix::make(driver, size, form.elementBytes));
  std::mt19937_64 random(seed);
  std::vector<uint8_t> hostA(a.bytes()), hostB(b.bytes()), hostC(c.bytes());
  for (std::vector<uint8_t>* host : {&hostA, &hostB})
    for (size_t i = 0; i + 8 <= host->size(); i += 8) {
      const uint64_t bits = random();
      std::memcpy(host->data() + i, &bits, 8);
    }
  if (auto error = driver.toDevice(a.pointer(), hostA.data(), hostA.size())) return *error;
  if (auto error = driver.toDevice(b.pointer(), hostB.data(), hostB.size())) return *error;
  if (auto error = driver.fill(c.pointer(), kCanary, c.bytes())) return *error;
  if (auto error = launch(driver, kernel, form, size, a, b, c)) return *error;
  if (auto error = driver.wait()) return *error;
  if (auto error = driver.toHost(hostC.data(), c.pointer(), hostC.size())) return *error;
  CheckedRun run;
  compare(form, size, hostA, hostB, hostC, run);
  return run;
}

Expected<Bandwidth> measure(CudaDriver& driver, void* kernel, const KernelForm& form, const MatrixSize& size,
                            int times) {
  CUTECHECK_TRY(a, Matrix::make(driver, size, form.elementBytes));
  CUTECHECK_TRY(b, Matrix::make(driver, size, form.elementBytes));
  CUTECHECK_TRY(c, Matrix::make(driver, size, form.elementBytes));
  // The kernel moves three matrices; a copy of one and a half moves as much.
  const size_t matrix = static_cast<size_t>(size.rows) * static_cast<size_t>(size.columns) *
                        static_cast<size_t>(form.elementBytes);
  const size_t copied = matrix + matrix / 2;
  CUTECHECK_TRY(from, driver.allocate(copied));
  CUTECHECK_TRY(to, driver.allocate(copied));
  for (const DevicePointer p : {a.pointer(), b.pointer()})
    if (auto error = driver.fill(p, 0, a.bytes())) return *error;
  if (auto error = driver.fill(from, 0, copied)) return *error;
  const auto kernelOnce = [&] { return launch(driver, kernel, form, size, a, b, c); };
  const auto copyOnce = [&] { return driver.copy(to, from, copied); };
  if (auto error = kernelOnce()) return *error;
  if (auto error = copyOnce()) return *error;
  CUTECHECK_TRY(kernelTime, driver.leastMilliseconds(times, kernelOnce));
  CUTECHECK_TRY(copyTime, driver.leastMilliseconds(times, copyOnce));
  if (auto error = driver.release(from)) return *error;
  if (auto error = driver.release(to)) return *error;
  const auto perSecond = [](size_t bytes, double milliseconds) {
    return milliseconds > 0 ? static_cast<double>(bytes) / milliseconds / 1e6 : 0;
  };
  return Bandwidth{perSecond(3 * matrix, kernelTime), perSecond(2 * copied, copyTime)};
}

}  // namespace cutecheck::run_ptx
