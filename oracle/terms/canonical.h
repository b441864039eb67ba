// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// canonical: what a layout coalesces to.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// The modes of `form` as a function on [0, size): extents equal to 1 dropped, adjacent modes with
// extent*stride equal to the next stride merged. For static layouts the result is unique to the function.
std::vector<Mode> coalesced(const Form& form, const Facts& facts);

// Whether it follows that no mode continues the one before it, so that coalescing leaves them at every assignment.
bool mergesDecided(const std::vector<Mode>& modes, const Facts& facts);

// Whether none of the modes is of size 1 at any assignment: dropped, it would let its neighbours meet.
bool noneOfSizeOne(const std::vector<Mode>& modes, const Facts& facts);

// The same on all of [0, infinity), the last leaf unbounded: a last extent of 1 is kept. Never empty.
std::vector<Mode> coalescedExtended(const Form& form, const Facts& facts);

}  // namespace cutecheck::oracle
