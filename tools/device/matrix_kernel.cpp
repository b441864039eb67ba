// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/matrix_kernel.h"

#include <bit>
#include <cstring>
#include <random>

#include "tools/device/device_matrix.h"
#include "tools/device/half.h"

namespace cutecheck::run_ptx {
namespace {

constexpr uint8_t kCanary = 0xa5;

// A, B and C, or A and C.
struct Operands {
  std::vector<DeviceMatrix> in;
  DeviceMatrix out;
};

Expected<Operands> allocate(CudaDriver& driver, const MatrixKernel& kernel, const MatrixSize& size) {
  const auto make = [&](int32_t rows, int32_t columns) {
    const int64_t stride = columns + size.extra, past = stride % kernel.strideMultiple;
    return DeviceMatrix::make(driver, rows, columns, past == 0 ? stride : stride + kernel.strideMultiple - past,
                              kernel.elementBytes);
  };
  std::vector<DeviceMatrix> in;
  for (int i = 0; i < (kernel.transposes ? 1 : 2); ++i) {
    CUTECHECK_TRY(matrix, make(size.rows, size.columns));
    in.push_back(std::move(matrix));
  }
  CUTECHECK_TRY(out, kernel.transposes ? make(size.columns, size.rows) : make(size.rows, size.columns));
  return Operands{std::move(in), std::move(out)};
}

std::optional<Diagnostic> launch(CudaDriver& driver, void* function, const MatrixKernel& kernel,
                                 const MatrixSize& size, const Operands& operands) {
  std::vector<RowMajorArgument> rows;
  for (const DeviceMatrix& matrix : operands.in) rows.push_back(matrix.asRows());
  if (!kernel.transposes) rows.push_back(operands.out.asRows());
  ColumnMajorArgument columns = operands.out.asColumns();
  std::vector<void*> arguments;
  for (RowMajorArgument& argument : rows) arguments.push_back(&argument);
  if (kernel.transposes) arguments.push_back(&columns);
  const auto tiles = [](int64_t n, int64_t tile) { return (n + tile - 1) / tile; };
  const int64_t blocks = tiles(size.rows, kernel.tileRows) * tiles(size.columns, kernel.tileColumns);
  return driver.launch(function, static_cast<uint32_t>(blocks), kernel.threads, arguments,
                       kernel.sharedBytes);
}

using Bytes = std::vector<uint8_t>;

uint32_t elementOf(const Bytes& bytes, const DeviceMatrix& matrix, int64_t i, int64_t j, int width) {
  uint32_t bits = 0;
  const auto at = DeviceMatrix::kMargin + static_cast<size_t>((i * matrix.stride() + j) * width);
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

void compare(const MatrixKernel& kernel, const Operands& operands, const std::vector<Bytes>& in,
             const Bytes& c, CheckedRun& run) {
  const int width = kernel.elementBytes;
  size_t expected = 0;  // everything below has been compared
  const auto untouched = [&](size_t until) {
    for (; expected < until; ++expected, ++run.canaries)
      if (c[expected] != kCanary && run.complaint.empty())
        run.complaint =
            "byte " +
            std::to_string(static_cast<int64_t>(expected) - static_cast<int64_t>(DeviceMatrix::kMargin)) +
            " of C, outside its elements, was written";
  };
  const auto want = [&](int64_t i, int64_t j) {
    if (kernel.transposes) return elementOf(in[0], operands.in[0], j, i, width);
    return sum(elementOf(in[0], operands.in[0], i, j, width), elementOf(in[1], operands.in[1], i, j, width),
               width);
  };
  // Which NaN a sum is, is the machine's choice.
  const auto same = [&](uint32_t a, uint32_t b) {
    return a == b || (!kernel.transposes && isNan(a, width) && isNan(b, width));
  };
  for (int64_t i = 0; i < operands.out.rows(); ++i) {
    for (int64_t j = 0; j < operands.out.columns(); ++j) {
      untouched(DeviceMatrix::kMargin + static_cast<size_t>((i * operands.out.stride() + j) * width));
      const uint32_t got = elementOf(c, operands.out, i, j, width), due = want(i, j);
      if (!same(got, due) && run.complaint.empty())
        run.complaint = "C(" + std::to_string(i) + "," + std::to_string(j) + ") has the bits " +
                        std::to_string(got) + " where " + (kernel.transposes ? "A^T" : "A + B") + " has " +
                        std::to_string(due);
      ++run.elements;
      expected += static_cast<size_t>(width);
    }
  }
  untouched(c.size());
}

}  // namespace

const std::vector<MatrixKernel>& matrixKernels() {
  static const std::vector<MatrixKernel> kernels = {
      {"elementwise_add", 4, 16, 128, 128, 0, false, 4},
      {"elementwise_add_f16", 2, 16, 256, 128, 0, false, 8},
      {"transpose", 4, 32, 32, 256, 4096, true, 1},
      {"transpose_vectors", 4, 64, 64, 512, 17408, true, 4},
  };
  return kernels;
}

Expected<CheckedRun> runAndCheck(CudaDriver& driver, void* function, const MatrixKernel& kernel,
                                 const MatrixSize& size, uint64_t seed) {
  CUTECHECK_TRY(operands, allocate(driver, kernel, size));
  std::mt19937_64 random(seed);
  std::vector<Bytes> in;
  for (const DeviceMatrix& matrix : operands.in) {
    Bytes host(matrix.bytes());
    for (size_t i = 0; i + 8 <= host.size(); i += 8) {
      const uint64_t bits = random();
      std::memcpy(host.data() + i, &bits, 8);
    }
    if (auto error = driver.toDevice(matrix.allocation(), host.data(), host.size())) return *error;
    in.push_back(std::move(host));
  }
  Bytes out(operands.out.bytes());
  if (auto error = driver.fill(operands.out.allocation(), kCanary, out.size())) return *error;
  if (auto error = launch(driver, function, kernel, size, operands)) return *error;
  if (auto error = driver.wait()) return *error;
  if (auto error = driver.toHost(out.data(), operands.out.allocation(), out.size())) return *error;
  CheckedRun run;
  compare(kernel, operands, in, out, run);
  return run;
}

Expected<Bandwidth> measure(CudaDriver& driver, void* function, const MatrixKernel& kernel,
                            const MatrixSize& size, int times) {
  CUTECHECK_TRY(operands, allocate(driver, kernel, size));
  // The kernel moves three matrices or two; a copy of half of them moves as much.
  const size_t moved = (operands.in.size() + 1) * static_cast<size_t>(size.rows) *
                       static_cast<size_t>(size.columns) * static_cast<size_t>(kernel.elementBytes);
  CUTECHECK_TRY(from, driver.allocate(moved / 2));
  CUTECHECK_TRY(to, driver.allocate(moved / 2));
  for (const DeviceMatrix& matrix : operands.in)
    if (auto error = driver.fill(matrix.allocation(), 0, matrix.bytes())) return *error;
  if (auto error = driver.fill(from, 0, moved / 2)) return *error;
  const auto kernelOnce = [&] { return launch(driver, function, kernel, size, operands); };
  const auto copyOnce = [&] { return driver.copy(to, from, moved / 2); };
  if (auto error = kernelOnce()) return *error;
  if (auto error = copyOnce()) return *error;
  CUTECHECK_TRY(kernelTime, driver.leastMilliseconds(times, kernelOnce));
  CUTECHECK_TRY(copyTime, driver.leastMilliseconds(times, copyOnce));
  if (auto error = driver.release(from)) return *error;
  if (auto error = driver.release(to)) return *error;
  const auto perSecond = [](size_t bytes, double milliseconds) {
    return milliseconds > 0 ? static_cast<double>(bytes) / milliseconds / 1e6 : 0;
  };
  return Bandwidth{perSecond(moved, kernelTime), perSecond(moved / 2 * 2, copyTime)};
}

}  // namespace cutecheck::run_ptx
