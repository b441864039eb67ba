// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_run.h"

#include "tools/device/tma_golden.h"

namespace cutecheck::run_ptx {

namespace {

constexpr uint8_t kCanary = 0xa5;
constexpr size_t kMargin = 256;

// Memory of the device for one call, released with it.
class Buffers {
 public:
  explicit Buffers(CudaDriver& driver) : driver_(driver) {}
  ~Buffers() {
    for (const DevicePointer pointer : pointers_) (void)driver_.release(pointer);
  }
  Buffers(const Buffers&) = delete;
  Buffers& operator=(const Buffers&) = delete;
  Expected<DevicePointer> make(size_t bytes) {
    CUTECHECK_TRY(pointer, driver_.allocate(bytes));
    pointers_.push_back(pointer);
    return pointer;
  }

 private:
  CudaDriver& driver_;
  std::vector<DevicePointer> pointers_;
};

}  // namespace

std::optional<GoldenCase> goldenCaseOf(const std::string& name, const std::string& module, uint64_t seed) {
  std::optional<GoldenCase> one = goldenCase(name, seed);
  return one ? one : tmaGoldenCase(module, seed);
}

Expected<std::string> runGolden(CudaDriver& driver, const std::string& ptx, const GoldenCase& one) {
  CUTECHECK_TRY(kernel, driver.loadKernel(ptx, one.kernel));
  Buffers buffers(driver);
  std::vector<DevicePointer> pointers;
  for (const Bytes& input : one.inputs) {
    CUTECHECK_TRY(pointer, buffers.make(input.size()));
    if (auto error = driver.toDevice(pointer, input.data(), input.size())) return *error;
    pointers.push_back(pointer);
  }
  Bytes result(one.expected.size() + 2 * kMargin);
  CUTECHECK_TRY(base, buffers.make(result.size()));
  if (auto error = driver.fill(base, kCanary, result.size())) return *error;
  if (auto error = driver.toDevice(base + kMargin, one.before.data(), one.before.size())) return *error;
  pointers.push_back(base + kMargin);
  std::vector<void*> arguments;
  TensorMapWords map;
  if (one.map) {
    const size_t mapped = one.mapsResult ? pointers.size() - 1 : 0;
    CUTECHECK_TRY(words, driver.encode(*one.map, pointers[mapped]));
    map = words;
    pointers.erase(pointers.begin() + static_cast<ptrdiff_t>(mapped));
    arguments.push_back(&map);
  }
  for (DevicePointer& pointer : pointers) arguments.push_back(&pointer);
  if (auto error = driver.launch(kernel, one.blocks, one.threads, arguments, one.sharedBytes)) return *error;
  if (auto error = driver.wait()) return *error;
  if (auto error = driver.toHost(result.data(), base, result.size())) return *error;
  for (size_t i = 0; i < result.size(); ++i) {
    const bool inside = i >= kMargin && i < kMargin + one.expected.size();
    const uint8_t want = inside ? one.expected[i - kMargin] : kCanary;
    if (result[i] != want)
      return "byte " + std::to_string(static_cast<int64_t>(i) - static_cast<int64_t>(kMargin)) + " is " +
             std::to_string(result[i]) + ", the host has " + std::to_string(want);
  }
  return std::string();
}

}  // namespace cutecheck::run_ptx
