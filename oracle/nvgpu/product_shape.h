// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// product_shape: what an instruction descriptor says to one tcgen05.mma, and whether there is such a product.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/nvgpu/instruction_descriptor.h"
#include "core/support/expected.h"

namespace cutecheck::oracle {

// What the text of the instruction says, beside its descriptor.
struct ProductForm {
  UmmaKind kind = UmmaKind::kF16;
  uint32_t group = 1;                       // .cta_group
  bool stationary = false, sparse = false;  // .ws, .sp
};

// The kind that a text of an instruction names by a word `kind::...`; `has(word)` asks for one.
template <class Has>
std::optional<UmmaKind> kindNamed(const Has& has) {
  for (const UmmaKind kind : {UmmaKind::kF16, UmmaKind::kTf32, UmmaKind::kF8F6F4, UmmaKind::kI8,
                              UmmaKind::kMxF8F6F4, UmmaKind::kMxF4, UmmaKind::kMxF4NvF4})
    if (has("kind::" + std::string(kindName(kind)))) return kind;
  return std::nullopt;
}

// Reads the descriptor that an instruction of this form is given.
//
// Fails with kUsage where decodeInstructionDescriptor does, where there is no product of its shape, and where
// the two disagree on sparsity (instruction_descriptor_c6). Source:
// docs/reference/spec.md#instruction_descriptor.
Expected<InstructionDescriptor> descriptorOf(uint32_t word, const ProductForm& form);

}  // namespace cutecheck::oracle
