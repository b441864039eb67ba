// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as the text of a module, mutated by tokens, through parse, verify and cute-desugar.
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

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t room);

// By tokens, and for a quarter libFuzzer's own: the words of the dictionary come by it.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t room, unsigned seed) {
  cutecheck::generators::Random random(seed);
  if (size == 0 || random.oneIn(4)) return LLVMFuzzerMutate(data, size, room);
  // Types and trees are spliced from the module itself.
  const std::string text =
      cutecheck::fuzz::mutateText({reinterpret_cast<const char*>(data), size}, nullptr, random);
  const size_t length = std::min(text.size(), room);
  std::memcpy(data, text.data(), length);
  return length;
}
