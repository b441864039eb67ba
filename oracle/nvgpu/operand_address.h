// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// operandAddress: which byte of shared memory wgmma or tcgen05.mma reads for an element of an operand, from
// the bits of its matrix descriptor.
//
// The hardware model that proofs about descriptors stand on, read off the word itself: nothing of core's
// encoder, of its model or of the lowering is used. Fields of the word (PTX ISA 9.0, "Matrix descriptor
// format"): start in [0,14), LBO in [16,30), SBO in [32,46), all in units of 16 bytes, base offset in
// [49,52), swizzle of SM90 in [62,64): 0 none, 1 of 128 bytes, 2 of 64, 3 of 32; of SM100 in [61,64): 0 none,
// 1 of 128 bytes in atoms of 32, 2 of 128, 4 of 64, 6 of 32. What is read (same manual, "Strides" of wgmma's
// shared memory layout, "Canonical layouts" of tcgen05) is the table of docs/reference/spec.md#operand_read; the
// swizzle acts on the address.
#pragma once

#include <cstdint>
#include <string>

namespace cutecheck::oracle {

enum class OperandArch : uint8_t { kSm90, kSm100 };

struct OperandShape {
  bool mnMajor = false;       // rows of the pattern run along mn, else along k
  uint64_t elementBytes = 2;  // 1, 2 or 4
  OperandArch arch = OperandArch::kSm90;
};

// Whether the fields of the word that have one value have it: SM100's version in [46,49) is 1, bits [53,61)
// are 0, and the code of the swizzle is one of its five; of SM90 all bits that are no field are 0.
bool isOperandWord(uint64_t word, OperandArch arch);

// Bytes from the begin of shared memory; mn and k count elements of one instruction's operand.
uint64_t operandAddress(uint64_t word, const OperandShape& shape, uint64_t mn, uint64_t k);

// The same as a term of SMT-LIB over bit-vectors of 64 bits: `word`, `mn` and `k` are such terms.
std::string operandAddressInSmtlib(const std::string& word, const OperandShape& shape, const std::string& mn,
                                   const std::string& k);

}  // namespace cutecheck::oracle
