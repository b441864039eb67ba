// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as a small claim, its verdict held against enumeration.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks/checks.h"
#include "fuzz/targets/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkClaim({reinterpret_cast<const char*>(data), size}));
}
