// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What makes an act of each instruction: the kinds of instructions, one function each.
#pragma once

#include <map>
#include <string>

#include "oracle/ptx/bytes/machine/operand.h"

namespace cutecheck::emulate {

// What becomes of an instruction, by its first word.
using Maker = Expected<Act> (*)(const Form&);
using Makers = std::map<std::string, Maker, std::less<>>;
// Of what is done at once and leaves nothing, such as a hint, or a fence of a machine that has its accesses
// in order.
Expected<Act> nothing(const Form&);
void addScalars(Makers& makers);
void addConversions(Makers& makers);
void addAccesses(Makers& makers);
void addControl(Makers& makers);
void addAtomics(Makers& makers);
void addBarriers(Makers& makers);
void addBulk(Makers& makers);
void addMatrixMoves(Makers& makers);
void addWarpProducts(Makers& makers);
void addWarpgroupProducts(Makers& makers);
void addTensorMemory(Makers& makers);

}  // namespace cutecheck::emulate
