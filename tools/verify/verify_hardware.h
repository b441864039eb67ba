// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Golden kernels on a GPU: each run once on random data, every byte of its result against the host's.
//
// The driver is opened when it is first wanted, as a library; without one, or without a device, a kernel is
// left out by name. A fault of the device ends the work: its context takes no more.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tools/verify/verify_row.h"

namespace cutecheck::run_ptx {
class CudaDriver;
}

namespace cutecheck::cli {

class VerifyHardware {
 public:
  explicit VerifyHardware(std::string library);
  ~VerifyHardware();

  // "NVIDIA H200", or why there is none.
  const std::string& device() const { return device_; }
  bool available() const { return driver_ != nullptr; }

  // The row of a golden kernel, its PTX at `path`; its module lies beside it. kRefuted where a byte differs.
  // Nothing where the host has no model of it.
  std::optional<VerifyRow> verify(const std::string& path, const std::string& ptx);

 private:
  std::unique_ptr<run_ptx::CudaDriver> driver_;
  std::string device_;
};

}  // namespace cutecheck::cli
