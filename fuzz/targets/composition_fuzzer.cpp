// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as two layouts, their composition held against enumeration.
#include <string_view>

#include "fuzz/checks/checks.h"
#include "fuzz/targets/report_finding.h"

static constexpr std::string_view kTarget = "composition";
#include "fuzz/targets/tree_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkComposition({reinterpret_cast<const char*>(data), size}));
}
