// Bytes as a question for the engine of lowering/mixed, held against core.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks.h"
#include "fuzz/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkMixed({reinterpret_cast<const char*>(data), size}));
}
