// Bytes as a question for the engine of lowering/mixed, held against core.
#include <cstddef>
#include <cstdint>

#include "fuzz/checks.h"
#include "fuzz/report_finding.h"
#include "fuzz/tree_mutator.h"

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t room);

namespace {
constexpr cutecheck::fuzz::TreeFormat kFormat{.header = 6, .leafBytes = 3, .depth = 3};
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace cutecheck::fuzz;
  return report(checkMixed({reinterpret_cast<const char*>(data), size}));
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t room, unsigned seed) {
  return cutecheck::fuzz::mutateTreesInPlace(data, size, room, seed, kFormat, LLVMFuzzerMutate);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t* first, size_t firstSize, const uint8_t* second,
                                            size_t secondSize, uint8_t* out, size_t room, unsigned seed) {
  return cutecheck::fuzz::crossTreesInto({reinterpret_cast<const char*>(first), firstSize},
                                         {reinterpret_cast<const char*>(second), secondSize}, out, room, seed,
                                         kFormat);
}
