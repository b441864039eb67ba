// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutations of texts of the notation and of layout descriptors: a number, a balanced group, a mark; what has
// just been a layout mostly stays one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// A number replaced by one near it or by a limit, a group or number doubled, removed, wrapped or exchanged
// with another, or a mark put in.
std::string mutateText(std::string_view text, generators::Random& random);

// A group or number of the first replaced by one of the second.
std::string crossText(std::string_view first, std::string_view second, generators::Random& random);

// For LLVMFuzzerCustomMutator: one to three changes, or, a time in three, `other` (LLVMFuzzerMutate) on the
// bytes.
size_t mutateTextInPlace(uint8_t* data, size_t size, size_t room, unsigned seed,
                         size_t (*other)(uint8_t*, size_t, size_t));
// For LLVMFuzzerCustomCrossOver.
size_t crossTextInto(std::string_view first, std::string_view second, uint8_t* out, size_t room,
                     unsigned seed);

}  // namespace cutecheck::fuzz
