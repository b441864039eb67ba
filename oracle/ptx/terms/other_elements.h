// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Other elements than those of the proof: what is Proved for all has to hold for them on bytes alone.
//
// A net for what terms do not see: data that was taken for a number has the value of one draw.
#pragma once

#include <string>

#include "oracle/ptx/terms/proof.h"

namespace cutecheck::terms {

// "" where a run on bytes leaves what the specification says of other elements: zeros, numbers with the highest bit set, the
// least and the greatest integers, fractions below 0. Else what differs.
std::string differsOnOtherElements(const Subject& subject, const Spec& spec);

// The same of two kernels.
std::string differOnOtherElements(const Subject& a, const Subject& b, const Spec& spec);

}  // namespace cutecheck::terms
