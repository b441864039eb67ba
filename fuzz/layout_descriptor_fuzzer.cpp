// Any bytes through the layout-descriptor parser, held against its grammar.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks.h"
#include "fuzz/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkLayoutDescriptor({reinterpret_cast<const char*>(data), size}));
}
