// Running the elementwise_add kernels of corpus/kernels and checking every byte of what they write.
#pragma once

#include <string>

#include "tools/run_ptx/cuda_driver.h"

namespace cutecheck::run_ptx {

// Which of the two kernels: its name, the bytes of an element, the block's tile.
struct KernelForm {
  std::string name;
  int elementBytes;
  int tileRows, tileColumns;
};
// "f32" or "f16"; nothing for another element.
std::optional<KernelForm> formOf(const std::string& element);

struct MatrixSize {
  int32_t rows, columns;
  int64_t stride;  // elements between rows, at least `columns`, a multiple of 16 bytes
};

struct CheckedRun {
  uint64_t elements = 0;  // compared with the host's sum, bit by bit
  uint64_t canaries = 0;  // bytes around and between the rows of C that must stay
  std::string complaint;  // the first difference; empty when there is none
};
// Adds random matrices on the device. Fails as the driver does.
Expected<CheckedRun> runAndCheck(CudaDriver& driver, void* kernel, const KernelForm& form,
                                 const MatrixSize& size, uint64_t seed);

struct Bandwidth {
  double kernel = 0, copy = 0;  // GB/s, reads and writes counted
};
// The kernel beside a device-to-device copy that moves as many bytes.
Expected<Bandwidth> measure(CudaDriver& driver, void* kernel, const KernelForm& form, const MatrixSize& size,
                            int times);

}  // namespace cutecheck::run_ptx
