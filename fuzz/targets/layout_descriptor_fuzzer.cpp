// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Any bytes through the layout-descriptor parser, held against its grammar.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks/checks.h"
#include "fuzz/mutators/text_mutator.h"
#include "fuzz/targets/report_finding.h"

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t room);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkLayoutDescriptor({reinterpret_cast<const char*>(data), size}));
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t room, unsigned seed) {
  return cutecheck::fuzz::mutateTextInPlace(data, size, room, seed, LLVMFuzzerMutate);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t* first, size_t firstSize, const uint8_t* second,
                                            size_t secondSize, uint8_t* out, size_t room, unsigned seed) {
  return cutecheck::fuzz::crossTextInto({reinterpret_cast<const char*>(first), firstSize},
                                        {reinterpret_cast<const char*>(second), secondSize}, out, room, seed);
}
