// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which registers and predicates of a drawn kernel are for what.
#pragma once

#include "properties/ptx_adversary/ways.h"

namespace cutecheck::ptx_adversary::ways {

// Registers by what they are for.
inline constexpr int kParameterIn = 1, kBlockIn = 2, kThreadIn = 3, kWordIn = 4, kTurnsIn = 8, kScratch = 12,
                     kBoundIn = 40;
inline constexpr int kFirstSet = 16, kSecondSet = 24, kFragments = 32, kSinks = 36, kSinkCount = 3;
// Predicates 1 to 3 are the same in all threads, 4 and 5 are a stage's own, 6 to 8 end loops, 9 is of each
// thread, and 10 and 11 guard nothing that is .aligned.
inline constexpr int kAlike = 1, kAlikeCount = 3, kOwnOfStage = 4, kEndsLoop = 6, kOfThread = 9, kOfUses = 10,
                     kOfUsesCount = 2;

// One small mistake of a hand or of a compiler; none where no place for it is found.
void edit(Program& program, generators::Random& random);

}  // namespace cutecheck::ptx_adversary::ways
