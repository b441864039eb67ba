// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bank_rank: banks of a phase by linear algebra over F2, without visiting the lanes.
//
// Where extents and strides in bytes are powers of two, no two lane bits give one address bit and none is a
// bit of the common offset, an address is the xor of what the lane's bits give; a swizzle maps xors to xors.
// Then the banks of the lanes differ exactly when the bank bits that the lane's bits give are independent.
#pragma once

#include "oracle/predicates/bank_phase.h"

namespace cutecheck::oracle {

// True when the lanes' banks differ by that argument; false when they do not or it does not apply. `offsets`
// is a chain of modes, shifts and swizzles at numbers.
bool independentBanks(const Function& offsets, const Access& access);

// The same of a goal of conflict_free that says that the banks of the lanes of a phase differ.
bool independentBanks(const Goal& goal);

}  // namespace cutecheck::oracle
