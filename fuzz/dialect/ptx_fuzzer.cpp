// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as the choices of a module that is valid by construction, lowered to PTX.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/dialect/ptx_check.h"
#include "fuzz/dialect/session.h"
#include "fuzz/targets/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static cutecheck::fuzz::DialectSession session;
  cutecheck::generators::Random random(std::string_view{reinterpret_cast<const char*>(data), size});
  return cutecheck::fuzz::report(cutecheck::fuzz::checkPtx(session.randomModuleText(random)).finding);
}
