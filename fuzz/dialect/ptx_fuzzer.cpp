// Eight bytes as the seed of a module that is valid by construction, lowered to PTX.
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "fuzz/dialect/ptx_check.h"
#include "fuzz/dialect/session.h"
#include "fuzz/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static cutecheck::fuzz::DialectSession session;
  uint64_t seed = 0;
  std::memcpy(&seed, data, size < sizeof seed ? size : sizeof seed);
  return cutecheck::fuzz::report(cutecheck::fuzz::checkPtx(session.randomModuleText(seed)).finding);
}
