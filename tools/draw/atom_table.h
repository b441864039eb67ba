// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom_table: the thread-value layouts of atoms by name, from corpus/layouts/mma_atoms.layouts and
// copy_atoms.layouts when the library is built.
#pragma once

#include <string_view>
#include <vector>

namespace cutecheck::draw {

struct AtomLayout {
  std::string_view atom;     // SM80_16x8x16_F32F16F16F32_TN
  std::string_view operand;  // A, B or C; src or dst of a copy
  std::string_view layout;   // (thread, value) -> column-major index in its tile; (thread, bit) -> bit
};

const std::vector<AtomLayout>& atomTable();

}  // namespace cutecheck::draw
