// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// matrix_atom: the atoms of wgmma and tcgen05.mma by name, which have a name for each shape and no row in a
// table.
//
//   SM90_64x128x16_F32F16F16_SS    wgmma: C in registers, A and B in shared memory; _RS: A in registers
//   SM100_128x256x16_F32F16F16_SS  tcgen05.mma: C in tensor memory; _2SM_SS: of two CTAs
// Types: D F32, F16 or S32; A and B F16, BF16, TF32, E4M3, E5M2, S8, U8. A name may end in _TN, as CuTe's do
// where operands are K-major alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct MatrixAtom {
  bool tcgen05 = false;
  int64_t m = 0, n = 0, k = 0;
  std::string d, a, b;        // types
  bool aInRegisters = false;  // wgmma
  int64_t ctas = 1;           // tcgen05.mma
};

// Nothing for a name that is none, or of a shape or types that the instruction does not have.
std::optional<MatrixAtom> matrixAtom(const std::string& name);

// Source: PTX ISA 9.0, "Register Fragments" of wgmma and "Data Path Layout Organization" of tcgen05.
Expected<Picture> matrixPicture(const MatrixAtom& atom, const std::string& name, const std::string& operand);

// Every name; and, to be read, one for each type with N written for the columns.
std::vector<std::string> matrixNames();
struct MatrixFamily {
  std::string name, columns;
};
std::vector<MatrixFamily> matrixFamilies();

}  // namespace cutecheck::draw
