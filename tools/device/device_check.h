// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel whose result the host knows, run and compared: golden kernels, and those of corpus/kernels.
#pragma once

#include "tools/device/cuda_driver.h"

namespace cutecheck::run_ptx {

struct DeviceVerdict {
  enum class Status { kEqual, kDiffers, kNoModel } status = Status::kNoModel;
  std::string what;  // "equal, 3 sizes", or the first difference
};

// `name`: of a golden kernel below its target's folder, "wgmma/m64n8k16_..."; of a kernel of corpus/kernels,
// as the PTX's entry is named. `module`: the text of the cute dialect, empty where there is none. Fails as
// the driver does, after which it takes no more work.
Expected<DeviceVerdict> checkOnDevice(CudaDriver& driver, const std::string& name, const std::string& module,
                                      const std::string& ptx, uint64_t seed);

}  // namespace cutecheck::run_ptx
