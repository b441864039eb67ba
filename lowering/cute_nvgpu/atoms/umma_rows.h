// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.mma (SM100): which atoms there are, on which targets, and where their operands lie.
//
//   D = A B + D; D in tensor memory, B in shared memory, A in either
//   M            of one CTA or of a pair: with cta_group::2 each has half of the rows of A and D
//   sparse       of each chunk of 4 elements of K (of tf32: 2, of 4-bit kinds: 8) A holds half; which,
//                metadata in tensor memory says
//   block-scaled each `scaleVector` elements of K share a factor, which lies in tensor memory
//   .ws          B stays and A moves; accumulators of M below 128 go into more columns
//
// The set is that of the PTX ISA, which is larger than CUTLASS's. Source: PTX ISA 9.0, "Matrix Shape",
// "Instruction descriptor", "Data Path Layout Organization" of tcgen05; which target has what is measured
// with ptxas 13.0 (corpus/umma_ptxas.tsv).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/nvgpu/instruction_descriptor.h"
#include "core/support/expected.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"

namespace cutecheck::cute_nvgpu {

struct UmmaAtom {
  UmmaKind kind = UmmaKind::kF16;
  std::array<int64_t, 3> shape = {};  // M, N, K; of a sparse A, K counts what it leaves out too
  int64_t ctas = 1;                   // 1 or 2
  Major majorA = Major::kK, majorB = Major::kK;
  std::string a, b, d;   // elements, as types print: "f16", "f8E4M3FN", "ui8"
  bool tensorA = false;  // A in tensor memory, "ts"; else "ss"
  bool ws = false;
  bool sparse = false;
  int64_t selector = 0;      // of sparse A: 0..3
  bool saturates = false;    // of i8
  int64_t scaleExp = 0;      // D is scaled by 2^-scaleExp before the addition: 0..15
  int64_t maximumShift = 0;  // of .ws: rows by which B may be reused, 0, 8, 16 or 32
  std::string scale;         // of block scaling: elements of the factors, "f8E8M0FNU" or "f8E4M3FN"
  int64_t scaleVector = 0;   // of block scaling: elements of K for one factor, 16 or 32
  bool operator==(const UmmaAtom&) const = default;
};

bool isBlockScaled(const UmmaAtom& atom);
// What PTX calls an element: "f16", "e4m3", "s8".
std::string_view ummaPtxName(std::string_view element);
// Bits of an element, 0 for no name of one.
int64_t ummaBits(std::string_view element);
// Bits that an element of A or B takes in shared memory: whole bytes, but for the kinds of 4 bits.
int64_t ummaStoredBits(const UmmaAtom& atom, std::string_view element);
// Elements of K that A holds: half of them where it is sparse.
int64_t ummaHeldDepth(const UmmaAtom& atom);

// The kind that unscaled elements of A belong to; nothing for other names.
Expected<UmmaKind> ummaKindOf(std::string_view a);

// Fails with kBadRequest, by field: umma_c1 for A's elements, umma_c2 for B's, umma_c3 for D's, umma_c4 for
// the group of CTAs, umma_c5 for M, umma_c6 for N, umma_c7 for K, umma_c8 for the majors, umma_c9 for what
// .ws excludes, umma_c10 for the scale factors, umma_c11 for the selector of sparsity, umma_c12 for what
// saturates, scales D or shifts.
Expected<UmmaAtom> checked(const UmmaAtom& atom);

// Whether a target has a legal atom. Fails with kBadRequest (umma_c13) where it does not.
Expected<UmmaAtom> checkedOn(const UmmaAtom& atom, std::string_view target);
// Targets that have tensor memory and tcgen05.mma: sm_100a, sm_100f, sm_103a, sm_103f, sm_110a, sm_110f.
const std::vector<std::string>& ummaTargets();

// The word that the instruction reads; negation and the identifiers of scale factors are added as it runs.
Expected<uint32_t> ummaDescriptor(const UmmaAtom& atom);

// (m, n) of D to lane + 128 column, and 2^16 more in the second CTA of a pair.
Layout ummaLayoutD(const UmmaAtom& atom);
// (m, k) of an A in tensor memory to bits: 32 (lane + 128 column) + the bit in the column's word.
Layout ummaLayoutA(const UmmaAtom& atom);

// A choice of legal atoms: each kind, pair of types, group of CTAs, M, major, place of A, dense and sparse.
std::vector<UmmaAtom> ummaAtoms();

}  // namespace cutecheck::cute_nvgpu
