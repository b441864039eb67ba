// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A matrix in the device's memory, row by row, with bytes around it that nobody may write.
#pragma once

#include <utility>

#include "tools/device/cuda_driver.h"

namespace cutecheck::run_ptx {

// How a kernel takes a matrix: a pointer, then (shape, stride) leaf by leaf, the static stride 1 included.
struct RowMajorArgument {
  DevicePointer pointer;
  int32_t rows;
  int32_t padding;
  int64_t stride;
  int32_t columns;
  int32_t one;
};
// The same matrix read as its transpose.
struct ColumnMajorArgument {
  DevicePointer pointer;
  int32_t rows, one;
  int32_t columns;
  int32_t padding;
  int64_t stride;
};
static_assert(sizeof(RowMajorArgument) == 32 && sizeof(ColumnMajorArgument) == 32);

// Released with the object.
class DeviceMatrix {
 public:
  static constexpr size_t kMargin = 256;  // bytes before and behind it, a multiple of the alignment

  static Expected<DeviceMatrix> make(CudaDriver& driver, int32_t rows, int32_t columns, int64_t stride,
                                     int elementBytes) {
    DeviceMatrix matrix(driver, rows, columns, stride, elementBytes);
    CUTECHECK_TRY(pointer, driver.allocate(matrix.bytes_));
    matrix.pointer_ = pointer;
    return matrix;
  }
  DeviceMatrix(DeviceMatrix&& other) noexcept
      : driver_(other.driver_),
        rows_(other.rows_),
        columns_(other.columns_),
        stride_(other.stride_),
        bytes_(other.bytes_),
        pointer_(std::exchange(other.pointer_, 0)) {}
  DeviceMatrix& operator=(DeviceMatrix&&) = delete;
  ~DeviceMatrix() {
    if (pointer_) (void)driver_->release(pointer_);
  }

  int32_t rows() const { return rows_; }
  int32_t columns() const { return columns_; }
  int64_t stride() const { return stride_; }
  size_t bytes() const { return bytes_; }  // with both margins
  DevicePointer allocation() const { return pointer_; }
  DevicePointer pointer() const { return pointer_ + kMargin; }
  RowMajorArgument asRows() const { return {pointer(), rows_, 0, stride_, columns_, 1}; }
  ColumnMajorArgument asColumns() const { return {pointer(), columns_, 1, rows_, 0, stride_}; }

 private:
  DeviceMatrix(CudaDriver& driver, int32_t rows, int32_t columns, int64_t stride, int elementBytes)
      : driver_(&driver),
        rows_(rows),
        columns_(columns),
        stride_(stride),
        bytes_(2 * kMargin +
               static_cast<size_t>(rows) * static_cast<size_t>(stride) * static_cast<size_t>(elementBytes)) {}

  CudaDriver* driver_;
  int32_t rows_, columns_;
  int64_t stride_;
  size_t bytes_;
  DevicePointer pointer_ = 0;
};

}  // namespace cutecheck::run_ptx
