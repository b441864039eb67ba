// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as a matrix descriptor or an operand that wants some, held against the fields and the model of the
// hardware.
#include <string_view>

#include "fuzz/checks/checks.h"
#include "fuzz/targets/report_finding.h"

static constexpr std::string_view kTarget = "matrix_descriptor";
#include "fuzz/targets/tree_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkMatrixDescriptor({reinterpret_cast<const char*>(data), size}));
}
