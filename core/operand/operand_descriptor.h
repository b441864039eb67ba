// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// operandDescriptor: the matrix descriptors under which the hardware reads what a layout says.
#pragma once

#include <vector>

#include "core/notation/composed_layout.h"
#include "core/operand/operand_read.h"

namespace cutecheck {

struct OperandDescriptors {
  std::vector<MatrixDescriptor> instructions;  // one for each step along K, in order
  DistancesRead read;                          // a distance that is not read has a conventional value
};

// Returns the descriptors by which an operand is read from shared memory, element by element where `a` puts
// it.
//
//   a        (mn, k): offsets count elements; k is a multiple of what one instruction takes, 256 bits of them
//   arch     SM90 (wgmma) or SM100 (tcgen05.mma)
//   form     the major and the bits of an element
//   address  bytes of shared memory at which offset 0 of `a` lies, a multiple of 16
//
// A mode, a start and two distances are tried and compared with `a` at every element by operandBit: refused
// iff no descriptor of the architecture reads it. The witness is then the first element that the nearest one
// misreads, as a linear coordinate of `a`. A distance that is not read is 16 bytes (LBO) or that of packed
// groups (SBO), as CUTLASS writes it.
//
// Fails with kRank unless `a` has two modes (operand_descriptor_c1), kUsage when the extents, the bits or the
// address do not fit the instruction (operand_descriptor_c2) or the architecture does not read that major
// (operand_descriptor_c3), kNotCanonical when no descriptor reads it (operand_descriptor_c4), kUndecided
// beyond 2^20 elements (operand_descriptor_c5). Source: docs/reference/spec.md#operand_descriptor.
Expected<OperandDescriptors> operandDescriptors(const ComposedLayout& a, MatrixArch arch,
                                                const OperandForm& form, int64_t address);

}  // namespace cutecheck
