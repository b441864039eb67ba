// run_ptx: run the elementwise_add kernels on a GPU and check what they wrote.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "tools/run_ptx/elementwise_add.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::run_ptx;

int failed(const Diagnostic& error) {
  std::fprintf(stderr, "run_ptx: %s\n", error.message.c_str());
  return 3;
}

std::vector<MatrixSize> sizesFor(const KernelForm& form, const std::string& which) {
  const auto padded = [&](int64_t columns, int64_t extra) {
    const int64_t step = 16 / form.elementBytes;
    return (columns + step - 1) / step * step + extra * step;
  };
  std::vector<MatrixSize> sizes;
  if (which != "ragged")
    for (const auto& [m, n] : {std::pair{16, 256}, {64, 512}, {1024, 1024}, {4096, 4096}, {2048, 8192}})
      sizes.push_back({m, n, n});
  if (which != "even")
    for (const auto& [m, n] : {std::pair{1, 1},
                               {15, 127},
                               {17, 129},
                               {16, 257},
                               {33, 1},
                               {1, 1000},
                               {100, 255},
                               {1000, 1003},
                               {4095, 4097}})
      for (const int64_t extra : {0, 3}) sizes.push_back({m, n, padded(n, extra)});
  return sizes;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Runs corpus/kernels/elementwise_add on a GPU: every element against the host, every other byte "
      "untouched."};
  std::string file, element = "f32", which = "all", library = "libcuda.so.1";
  uint64_t seed = 20260801;
  int times = 20;
  bool require = false;
  app.add_option("PTX", file, "what `cutecheck lower --emit=ptx` wrote")->required();
  app.add_option("--element", element, "f32 or f16")->check(CLI::IsMember({"f32", "f16"}));
  app.add_option("--sizes", which, "even, ragged or all")->check(CLI::IsMember({"even", "ragged", "all"}));
  app.add_option("--seed", seed, "of the random matrices");
  app.add_option("--times", times, "repetitions of each measurement, 0 for none")
      ->check(CLI::Range(0, 10000));
  app.add_option("--driver", library, "the CUDA driver's library");
  app.add_flag("--require-device", require, "exit 3 when there is no device");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 3;
  }
  std::ifstream in(file);
  std::ostringstream ptx;
  ptx << in.rdbuf();
  if (!in) {
    std::fprintf(stderr, "run_ptx: %s cannot be read\n", file.c_str());
    return 3;
  }
  const KernelForm form = *formOf(element);
  const std::vector<MatrixSize> sizes = sizesFor(form, which);

  Expected<std::unique_ptr<CudaDriver>> driver = CudaDriver::open(library);
  if (!driver) {
    std::printf("%zu sizes skipped: %s\n", sizes.size(), driver.error().message.c_str());
    return require || driver.error().code != Code::kEmpty ? 3 : 0;
  }
  std::printf("device: %s\n", (*driver)->deviceName().c_str());
  const Expected<void*> kernel = (*driver)->loadKernel(ptx.str(), form.name);
  if (!kernel) return failed(kernel.error());
  size_t wrong = 0;
  for (const MatrixSize& size : sizes) {
    const Expected<CheckedRun> run = runAndCheck(**driver, *kernel, form, size, seed);
    if (!run) return failed(run.error());
    std::printf("%s %5d x %5d stride %5lld: %llu elements, %llu bytes untouched: %s\n", element.c_str(),
                size.rows, size.columns, static_cast<long long>(size.stride),
                static_cast<unsigned long long>(run->elements),
                static_cast<unsigned long long>(run->canaries),
                run->complaint.empty() ? "equal" : run->complaint.c_str());
    wrong += run->complaint.empty() ? 0 : 1;
  }
  if (times > 0 && wrong == 0) {
    const MatrixSize large{16384, 16384, 16384};
    const Expected<Bandwidth> bandwidth = measure(**driver, *kernel, form, large, times);
    if (!bandwidth) return failed(bandwidth.error());
    std::printf("%s 16384 x 16384: %.0f GB/s, a device-to-device copy of as many bytes %.0f GB/s: %.1f %%\n",
                element.c_str(), bandwidth->kernel, bandwidth->copy,
                100 * bandwidth->kernel / bandwidth->copy);
  }
  std::printf("%zu sizes, %zu wrong, 0 skipped\n", sizes.size(), wrong);
  return wrong == 0 ? 0 : 1;
}
