// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/nvgpu/product_shape.h"

#include <utility>

namespace cutecheck::oracle {

namespace {

bool hasRows(const ProductForm& form, int m) {
  if (form.stationary) return form.group == 1 && (m == 32 || m == 64 || m == 128);
  if (isBlockScaled(form.kind) && m == 64) return false;
  return form.group == 1 ? m == 64 || m == 128 : m == 128 || m == 256;
}

bool hasColumns(const ProductForm& form, int n) {
  if (n > 256 || n < 8 || n % (form.group == 2 ? 16 : 8) != 0) return false;
  if (form.stationary) return n == 64 || n == 128 || (n == 256 && !form.sparse);
  if (form.kind != UmmaKind::kI8) return true;
  return form.group == 2 ? n % 32 == 0 : n <= 32 || n % 16 == 0;
}

Diagnostic refused(std::string message) {
  return {Code::kUsage, "instruction_descriptor_c6", std::move(message), {}, {}};
}

}  // namespace

Expected<InstructionDescriptor> descriptorOf(uint32_t word, const ProductForm& form) {
  CUTECHECK_TRY(read, decodeInstructionDescriptor(word, form.kind));
  if (!hasRows(form, read.m) || !hasColumns(form, read.n))
    return refused("no shape " + std::to_string(read.m) + " by " + std::to_string(read.n) + " of this kind");
  if (form.kind == UmmaKind::kF16 && read.d == UmmaElement::kF16 && (read.a != read.d || read.b != read.d))
    return refused("sums of f16 are of f16 by f16");
  if (read.sparse != form.sparse) return refused("the descriptor and the instruction disagree on sparsity");
  return read;
}

}  // namespace cutecheck::oracle
