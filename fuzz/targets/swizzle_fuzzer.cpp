// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as a law of swizzles and composed layouts and its input, core's answer held against enumeration.
#include <string_view>

#include "fuzz/checks/checks.h"
#include "fuzz/targets/law_fuzzer.h"
#include "fuzz/targets/report_finding.h"

static constexpr std::string_view kTarget = "swizzle";
#include "fuzz/targets/tree_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  constexpr Check kCheck = lawCheck(checkSwizzleCase, checkSwizzle);
  return report(kCheck({reinterpret_cast<const char*>(data), size}));
}
