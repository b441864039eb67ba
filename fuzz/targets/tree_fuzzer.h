// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mutators of a target whose inputs are trees, by the format that fuzz/mutators/mutants.h has of it. For the one
// source of such a target: it defines kTarget before, and libFuzzer finds both functions by their names.
#pragma once

#include <cstddef>
#include <cstdint>

#include "fuzz/mutators/mutants.h"

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t room);

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t room, unsigned seed) {
  static const auto format = *cutecheck::fuzz::formatOf(kTarget);
  return cutecheck::fuzz::mutateTreesInPlace(data, size, room, seed, format, LLVMFuzzerMutate);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t* first, size_t firstSize, const uint8_t* second,
                                            size_t secondSize, uint8_t* out, size_t room, unsigned seed) {
  static const auto format = *cutecheck::fuzz::formatOf(kTarget);
  return cutecheck::fuzz::crossTreesInto({reinterpret_cast<const char*>(first), firstSize},
                                         {reinterpret_cast<const char*>(second), secondSize}, out, room, seed,
                                         format);
}
