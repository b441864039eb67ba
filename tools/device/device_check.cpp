// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/device_check.h"

#include <algorithm>

#include "tools/device/gemm.h"
#include "tools/device/golden_run.h"
#include "tools/device/matrix_kernel.h"

namespace cutecheck::run_ptx {

namespace {

using Status = DeviceVerdict::Status;

DeviceVerdict verdict(const std::string& complaint, size_t sizes) {
  if (!complaint.empty()) return {Status::kDiffers, complaint};
  return {Status::kEqual, sizes > 1 ? "equal, " + std::to_string(sizes) + " sizes" : "equal"};
}

// Whole tiles, and tiles with rests.
constexpr MatrixSize kMatrixSizes[] = {{256, 512, 0}, {100, 260, 4}};

Expected<DeviceVerdict> matrices(CudaDriver& driver, const MatrixKernel& kernel, const std::string& ptx,
                                 uint64_t seed) {
  CUTECHECK_TRY(function, driver.loadKernel(ptx, kernel.name));
  for (const MatrixSize& size : kMatrixSizes) {
    CUTECHECK_TRY(run, runAndCheck(driver, function, kernel, size, seed));
    if (!run.complaint.empty()) return verdict(run.complaint, 1);
  }
  return verdict("", std::size(kMatrixSizes));
}

Expected<DeviceVerdict> products(CudaDriver& driver, const GemmKernel& kernel, const std::string& ptx,
                                 uint64_t seed) {
  CUTECHECK_TRY(entries, loadGemm(driver, kernel, ptx));
  const std::vector<GemmSize> sizes = gemmSizes(kernel, "all");
  for (const GemmSize& size : sizes) {
    CUTECHECK_TRY(run, runAndCheckGemm(driver, entries, kernel, size, seed));
    if (!run.complaint.empty()) return verdict(run.complaint, 1);
  }
  return verdict("", sizes.size());
}

}  // namespace

Expected<DeviceVerdict> checkOnDevice(CudaDriver& driver, const std::string& name, const std::string& module,
                                      const std::string& ptx, uint64_t seed) {
  for (const MatrixKernel& kernel : matrixKernels())
    if (kernel.name == name) return matrices(driver, kernel, ptx, seed);
  if (const GemmKernel* kernel = gemmKernelNamed(name)) return products(driver, *kernel, ptx, seed);
  const std::optional<GoldenCase> one = goldenCaseOf(name, module, seed);
  if (!one) return DeviceVerdict{Status::kNoModel, "no model of it"};
  CUTECHECK_TRY(complaint, runGolden(driver, ptx, *one));
  return verdict(complaint, 1);
}

}  // namespace cutecheck::run_ptx
