// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A mutant judged in a process of its own, which may end by a signal, and has so much processor time.
#pragma once

#include "properties/ptx_adversary/campaign.h"

namespace cutecheck::ptx_adversary {

inline constexpr unsigned kSecondsForOne = 2;  // a loop without an end takes minutes

// One that a signal ends is a finding; one of more processor time is not judged.
Judged judgedApart(Judge& judge, const std::vector<Case>& cases, const Mutant& mutant, size_t number);

}  // namespace cutecheck::ptx_adversary
