// Any bytes through every parser of the notation, and what they accept through the printer and back.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks.h"
#include "fuzz/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkNotation({reinterpret_cast<const char*>(data), size}));
}
