// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// run_ptx: run a kernel of corpus/kernels on a GPU and check what it wrote.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "tools/device/gemm.h"
#include "tools/device/matrix_kernel.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::run_ptx;

struct Options {
  std::string file, kernel, sizes = "all", library = "libcuda.so.1";
  uint64_t seed = 20260801;
  int times = 20;
  bool require = false;
};

int failed(const Diagnostic& error) {
  std::fprintf(stderr, "run_ptx: %s\n", error.message.c_str());
  return 3;
}

std::vector<std::string> kernelNames() {
  std::vector<std::string> names;
  for (const MatrixKernel& kernel : matrixKernels()) names.push_back(kernel.name);
  for (const GemmKernel& kernel : gemmKernels()) names.push_back(kernel.name);
  return names;
}

// The one of our kernels that `ptx` has an entry of.
std::string kernelIn(const std::string& ptx) {
  for (const std::string& name : kernelNames())
    if (ptx.find(".entry " + name + "(") != std::string::npos) return name;
  return "";
}

std::vector<MatrixSize> sizesFor(const MatrixKernel& kernel, const std::string& which) {
  const int32_t step = kernel.strideMultiple;
  std::vector<MatrixSize> sizes;
  if (which == "small") return {{64, 512, 0}, {33, 100, step}};
  if (which != "ragged")
    for (const auto& [m, n] : {std::pair{16, 256}, {64, 512}, {1024, 1024}, {4096, 4096}, {2048, 8192}})
      sizes.push_back({m, n, 0});
  if (which != "even")
    for (const auto& [m, n] : {std::pair{1, 1},
                               {15, 127},
                               {17, 129},
                               {16, 257},
                               {33, 1},
                               {1, 1000},
                               {100, 255},
                               {1000, 1003},
                               {1025, 2047}})
      for (const int extra : {0, 3}) sizes.push_back({m, n, extra * step});
  return sizes;
}

int summary(size_t sizes, size_t wrong) {
  std::printf("%zu sizes, %zu wrong, 0 skipped\n", sizes, wrong);
  return wrong == 0 ? 0 : 1;
}

int runMatrices(CudaDriver& driver, void* function, const MatrixKernel& kernel, const Options& options) {
  size_t wrong = 0;
  const std::vector<MatrixSize> sizes = sizesFor(kernel, options.sizes);
  for (const MatrixSize& size : sizes) {
    const Expected<CheckedRun> run = runAndCheck(driver, function, kernel, size, options.seed);
    if (!run) return failed(run.error());
    std::printf("%s %5d x %5d + %lld: %llu elements, %llu bytes untouched: %s\n", kernel.name.c_str(),
                size.rows, size.columns, static_cast<long long>(size.extra),
                static_cast<unsigned long long>(run->elements),
                static_cast<unsigned long long>(run->canaries),
                run->complaint.empty() ? "equal" : run->complaint.c_str());
    wrong += run->complaint.empty() ? 0 : 1;
  }
  if (options.times > 0 && wrong == 0) {
    const Expected<Bandwidth> bandwidth = measure(driver, function, kernel, {16384, 16384, 0}, options.times);
    if (!bandwidth) return failed(bandwidth.error());
    std::printf("%s 16384 x 16384: %.0f GB/s, a device-to-device copy of as many bytes %.0f GB/s: %.1f %%\n",
                kernel.name.c_str(), bandwidth->kernel, bandwidth->copy,
                100 * bandwidth->kernel / bandwidth->copy);
  }
  return summary(sizes.size(), wrong);
}

int runGemm(CudaDriver& driver, const std::string& ptx, const GemmKernel& kernel, const Options& options) {
  size_t wrong = 0;
  const Expected<GemmEntries> entries = loadGemm(driver, kernel, ptx);
  if (!entries) return failed(entries.error());
  const std::vector<GemmSize> sizes = gemmSizes(kernel, options.sizes);
  for (const GemmSize& size : sizes) {
    const Expected<GemmRun> run = runAndCheckGemm(driver, *entries, kernel, size, options.seed);
    if (!run) return failed(run.error());
    const std::string plans = run->plans > 0 ? " by " + std::to_string(run->plans) + " plans" : "";
    std::printf(
        "%s %d x %d x %d%s: %llu elements of integers, %llu of normal numbers, error at most %.2g of "
        "the bound: %s\n",
        kernel.name.c_str(), size.m, size.n, size.k, plans.c_str(),
        static_cast<unsigned long long>(run->exact), static_cast<unsigned long long>(run->bounded),
        run->worst, run->complaint.empty() ? "right" : run->complaint.c_str());
    wrong += run->complaint.empty() ? 0 : 1;
  }
  if (options.times > 0 && wrong == 0) {
    const Expected<double> rate = measureGemm(driver, *entries, kernel, {8192, 8192, 8192}, options.times);
    if (!rate) return failed(rate.error());
    std::printf("%s 8192 x 8192 x 8192: %.0f TFLOP/s\n", kernel.name.c_str(), *rate);
  }
  return summary(sizes.size(), wrong);
}

int runKernel(const Options& options, const std::string& ptx) {
  const auto& matrices = matrixKernels();
  const auto matrix = std::find_if(matrices.begin(), matrices.end(),
                                   [&](const MatrixKernel& k) { return k.name == options.kernel; });
  const size_t count = matrix != matrices.end()
                           ? sizesFor(*matrix, options.sizes).size()
                           : gemmSizes(*gemmKernelNamed(options.kernel), options.sizes).size();
  Expected<std::unique_ptr<CudaDriver>> driver = CudaDriver::open(options.library);
  if (!driver) {
    std::printf("%zu sizes skipped: %s\n", count, driver.error().message.c_str());
    return options.require || driver.error().code != Code::kEmpty ? 3 : 0;
  }
  std::printf("device: %s\n", (*driver)->deviceName().c_str());
  if (matrix == matrices.end()) return runGemm(**driver, ptx, *gemmKernelNamed(options.kernel), options);
  const Expected<void*> function = (*driver)->loadKernel(ptx, options.kernel);
  if (!function) return failed(function.error());
  return runMatrices(**driver, *function, *matrix, options);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Runs a kernel of corpus/kernels on a GPU: every element against the host, every other byte "
      "untouched."};
  Options options;
  app.add_option("PTX", options.file, "what `cutecheck lower --emit=ptx` wrote")->required();
  const auto isKernel = [](const std::string& name) -> std::string {
    const std::vector<std::string> names = kernelNames();
    return std::find(names.begin(), names.end(), name) != names.end() ? "" : name + " is no kernel of ours";
  };
  app.add_option("--kernel", options.kernel, "which; by default the one that PTX has")->check(isKernel);
  const auto areSizes = [](const std::string& sizes) -> std::string {
    const bool named = sizes == "even" || sizes == "ragged" || sizes == "all" || sizes == "small";
    return named || gemmSizeNamed(sizes) ? "" : sizes + " is no list of sizes, and no MxNxK";
  };
  app.add_option("--sizes", options.sizes,
                 "even, ragged, all, or small for an emulator; of a product also MxNxK")
      ->check(areSizes);
  app.add_option("--seed", options.seed, "of the random matrices");
  app.add_option("--times", options.times, "repetitions of each measurement, 0 for none")
      ->check(CLI::Range(0, 10000));
  app.add_option("--driver", options.library, "the CUDA driver's library");
  app.add_flag("--require-device", options.require, "exit 3 when there is no device");
  app.add_flag_callback("--emulate", [&] { options.library.clear(); }, "on an emulator, not a GPU");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 3;
  }
  std::ifstream in(options.file);
  std::ostringstream ptx;
  ptx << in.rdbuf();
  if (!in) {
    std::fprintf(stderr, "run_ptx: %s cannot be read\n", options.file.c_str());
    return 3;
  }
  if (options.kernel.empty()) options.kernel = kernelIn(ptx.str());
  if (options.kernel.empty()) {
    std::fprintf(stderr, "run_ptx: %s has no entry of a kernel of corpus/kernels\n", options.file.c_str());
    return 3;
  }
  if (gemmSizeNamed(options.sizes) && gemmKernelNamed(options.kernel) == nullptr) {
    std::fprintf(stderr, "run_ptx: MxNxK is a size of products\n");
    return 3;
  }
  return runKernel(options, ptx.str());
}
