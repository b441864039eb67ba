// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as a module in bytecode, its spellings mutated, through parse, verify and cute-desugar.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "fuzz/dialect/mutate.h"
#include "fuzz/dialect/session.h"
#include "fuzz/targets/report_finding.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static cutecheck::fuzz::DialectSession session;
  return cutecheck::fuzz::report(session.check({reinterpret_cast<const char*>(data), size}).finding);
}

// The frame stays (fuzz/README.md says why), and with it the length: libFuzzer's own mutations break it.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t room, unsigned seed) {
  cutecheck::generators::Random random(seed);
  const std::string bytes = cutecheck::fuzz::mutateBytes({reinterpret_cast<const char*>(data), size}, random);
  const size_t length = std::min(bytes.size(), room);
  std::memcpy(data, bytes.data(), length);
  return length;
}
