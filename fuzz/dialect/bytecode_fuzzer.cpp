// Bytes as a module in bytecode, through parse, verify and cute-desugar.
#include <cstddef>
#include <cstdint>

#include "fuzz/dialect/session.h"
#include "fuzz/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static cutecheck::fuzz::DialectSession session;
  return cutecheck::fuzz::report(session.check({reinterpret_cast<const char*>(data), size}).finding);
}
