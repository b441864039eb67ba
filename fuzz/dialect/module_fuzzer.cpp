// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as the choices of a module that is valid by construction, the first eight as those of one fault in
// it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/dialect/session.h"
#include "fuzz/targets/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static cutecheck::fuzz::DialectSession session;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const size_t first = std::min<size_t>(size, 8);
  cutecheck::generators::Random module(bytes.substr(first)), fault(bytes.substr(0, first));
  const auto pair = session.checkRandomModule(module, fault);
  cutecheck::fuzz::report(pair.valid.finding);
  return cutecheck::fuzz::report(pair.faulted.finding);
}
