// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutations of inputs that hold layouts as bytes (fuzz/inputs/byte_layout.h), in the words of layouts: another
// extent or stride, two strides swapped, a mode added, removed, nested or split, one layout made of the
// other.
//
// libFuzzer's own mutations know bytes alone: most of them move every leaf behind the byte that they insert.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// How a target's inputs are laid out.
struct TreeFormat {
  size_t header = 0;     // bytes before the trees
  size_t leafBytes = 2;  // head, stride, then what more is said of a leaf
  size_t trees = 2;
  int depth = 4;  // below that a tuple's head is a leaf
};

// One change of the layouts, or of one byte around them.
std::string mutateTrees(std::string_view bytes, const TreeFormat& format, generators::Random& random);

// The first with a layout, or a part of one, from the second.
std::string crossTrees(std::string_view first, std::string_view second, const TreeFormat& format,
                       generators::Random& random);

// For LLVMFuzzerCustomMutator: one to three changes, or, a time in three, `other` (LLVMFuzzerMutate) on the
// bytes.
size_t mutateTreesInPlace(uint8_t* data, size_t size, size_t room, unsigned seed, const TreeFormat& format,
                          size_t (*other)(uint8_t*, size_t, size_t));
// For LLVMFuzzerCustomCrossOver.
size_t crossTreesInto(std::string_view first, std::string_view second, uint8_t* out, size_t room,
                      unsigned seed, const TreeFormat& format);

}  // namespace cutecheck::fuzz
