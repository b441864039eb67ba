// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running the kernels of corpus/kernels that work on matrices element by element, and checking every byte of
// what they write: elementwise_add, elementwise_add_f16, transpose and transpose_vectors.
#pragma once

#include <string>
#include <vector>

#include "tools/device/cuda_driver.h"

namespace cutecheck::run_ptx {

// C = A + B, or C = the transpose of A.
struct MatrixKernel {
  std::string name;
  int elementBytes;
  int tileRows, tileColumns;  // of a block
  uint32_t threads;
  uint32_t sharedBytes;
  bool transposes;
  int strideMultiple;  // of elements, that a row stride is
};
const std::vector<MatrixKernel>& matrixKernels();

struct MatrixSize {
  int32_t rows, columns;  // of A
  int64_t extra = 0;      // elements between a row and the next, at least, in all matrices
};

struct CheckedRun {
  uint64_t elements = 0;  // compared with the host's, bit by bit
  uint64_t canaries = 0;  // bytes around and between the rows of C that must stay
  std::string complaint;  // the first difference; empty when there is none
};
// Works on random matrices on the device. Fails as the driver does.
Expected<CheckedRun> runAndCheck(CudaDriver& driver, void* function, const MatrixKernel& kernel,
                                 const MatrixSize& size, uint64_t seed);

struct Bandwidth {
  double kernel = 0, copy = 0;  // GB/s, reads and writes counted
};
// The kernel beside a device-to-device copy that moves as many bytes.
Expected<Bandwidth> measure(CudaDriver& driver, void* function, const MatrixKernel& kernel,
                            const MatrixSize& size, int times);

}  // namespace cutecheck::run_ptx
