// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shared memory of a block, its barrier, and what the lanes of a warp exchange, in LLVM IR.
#pragma once

#include <cstdint>
#include <optional>

#include "oracle/tv/reference/exchange.h"

namespace llvm {
class GlobalVariable;
class Instruction;
class Module;
}  // namespace llvm

namespace cutecheck::oracle {

// The one variable in address space 3, an array of no size that a launch gives its bytes; null where there is
// none, or more than it: another one would lie where nobody says.
const llvm::GlobalVariable* dynamicShared(const llvm::Module& m);

// Whether the instruction is a barrier of all threads of the block, number 0, which each of them must reach.
bool isBarrier(const llvm::Instruction& i);

// The exchange that a shuffle of all lanes is: of f32, the mask of 32 lanes, a constant distance, and the
// clamp of segments of 32 lanes; nothing for another instruction, and for other shuffles.
std::optional<Exchange> exchangeOf(const llvm::Instruction& i);

}  // namespace cutecheck::oracle
