// Bytes as two layouts, their composition held against enumeration.
#include <string_view>

#include "fuzz/checks.h"
#include "fuzz/report_finding.h"

static constexpr std::string_view kTarget = "composition";
#include "fuzz/tree_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkComposition({reinterpret_cast<const char*>(data), size}));
}
