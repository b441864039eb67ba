// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// foreign_atom: an atom as CuTe C++ names it, and what it is called here: GMMA::Layout_K_SW128_Atom<half_t>,
// SM100_MMA_F16BF16_SS<half_t, half_t, float, 128, 256, ...>, SM80_CP_ASYNC_CACHEALWAYS<uint128_t>,
// SM90_TMA_LOAD.
#pragma once

#include <string>
#include <string_view>

namespace cutecheck::help {

// One sentence without its end, for a text that has such a name in it; empty where it has none that is known.
std::string foreignAtomHint(std::string_view text);

}  // namespace cutecheck::help
