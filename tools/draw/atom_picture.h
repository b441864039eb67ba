// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom_picture: atoms by name, which thread holds what, and the tiles that they read in shared memory.
#pragma once

#include "tools/draw/picture.h"

namespace cutecheck::draw {

// The operands of an atom, or that one: of an MMA atom A to the left of C and B above it, M x K, K x N and M
// x N; of a copy atom src and dst, in elements of so many bits, 0 for 16, of tensor memory 32. Fails with
// kUsage for an atom or operand that is not in the table, with the nearest name, for an MMA atom without
// extents in its name, and for elements that do not fill a row (draw_c10).
Expected<Picture> atomPicture(const std::string& atom, const std::string& operand, int64_t bits);

// The names of atoms that contain a text, with their operands; of wgmma and tcgen05.mma one line for each
// type, N being the columns; then the canonical tiles and the data paths of tensor memory.
struct ListedAtom {
  std::string name, holds;
};
std::vector<ListedAtom> drawnNames(const std::string& part);

// The one of these names that is nearest to a text.
std::string nearestDrawn(std::string_view name);

// The canonical tile of that name, K_SW128 or MN_INTER say, as wgmma and tcgen05.mma read it, in elements of
// so many bits: offsets, in colours of the banks. Fails with kUsage for another name or width (draw_c10).
// Source: CuTe, GMMA::Layout_K_SW128_Atom and so on.
Expected<Picture> sharedPicture(const std::string& name, int64_t bits);

}  // namespace cutecheck::draw
