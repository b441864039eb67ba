// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA driver, opened when the program runs: nothing of CUDA is needed to build it.
//
// Declares the few entries that are used, by the names the driver exports (CUDA driver API reference,
// versioned entry points with their suffix).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/support/expected.h"
#include "tools/device/host_map.h"

namespace cutecheck::run_ptx {

using DevicePointer = uint64_t;

// A tensor map as a kernel takes it, by value.
struct alignas(64) TensorMapWords {
  std::array<uint64_t, 16> words{};
};

class CudaDriver {
 public:
  // Opens `library`, or where it is empty what the program itself exports, and takes the first device. Fails
  // with kEmpty (run_ptx_c1) when there is no driver or no device, saying which.
  static Expected<std::unique_ptr<CudaDriver>> open(const std::string& library);
  ~CudaDriver();

  const std::string& deviceName() const { return name_; }

  // Each fails with kBadRequest (run_ptx_c2) in the driver's words.
  Expected<DevicePointer> allocate(size_t bytes);
  std::optional<Diagnostic> release(DevicePointer pointer);
  std::optional<Diagnostic> toDevice(DevicePointer to, const void* from, size_t bytes);
  std::optional<Diagnostic> toHost(void* to, DevicePointer from, size_t bytes);
  std::optional<Diagnostic> copy(DevicePointer to, DevicePointer from, size_t bytes);
  std::optional<Diagnostic> fill(DevicePointer to, uint8_t byte, size_t bytes);
  // The tensor map of the tensor at `base`, in the driver's words, as a kernel gets it.
  Expected<TensorMapWords> encode(const HostMap& map, DevicePointer base);
  int multiprocessors() const { return multiprocessors_; }
  // The kernel `name` of a module of PTX text.
  Expected<void*> loadKernel(const std::string& ptx, const std::string& name);
  std::optional<Diagnostic> launch(void* kernel, uint32_t blocks, uint32_t threads,
                                   std::vector<void*> arguments, uint32_t sharedBytes = 0);
  // Lets `kernel` be launched with as much shared memory.
  std::optional<Diagnostic> allowShared(void* kernel, uint32_t bytes);
  std::optional<Diagnostic> wait();
  // Milliseconds that `work` takes on the device; the least of `times`.
  template <typename Work>
  Expected<double> leastMilliseconds(int times, Work&& work) {
    double least = 0;
    for (int i = 0; i < times; ++i) {
      if (auto error = record(0)) return *error;
      if (auto error = work()) return *error;
      if (auto error = record(1)) return *error;
      CUTECHECK_TRY(passed, elapsed());
      if (i == 0 || passed < least) least = passed;
    }
    return least;
  }

 private:
  struct Entries;
  CudaDriver();
  std::optional<Diagnostic> check(int result, const char* call) const;
  std::optional<Diagnostic> record(int event);
  Expected<double> elapsed();

  std::unique_ptr<Entries> entries_;
  std::string name_;
  std::vector<void*> modules_;
  void* events_[2] = {nullptr, nullptr};
  int device_ = 0;
  int multiprocessors_ = 0;
  bool retained_ = false;
};

}  // namespace cutecheck::run_ptx
