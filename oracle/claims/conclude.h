// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// conclude: the last word on Proved; all that proposes, searches and orders stands before it.
//
// It takes nothing from the search but derivations, which nobody can write down (verdict.h), and one assignment.
// The claim's goals are computed anew; each needs two derivations of its own, one of them by a checker, under the
// claim's premises or under none; and the premises must hold, as written, at the assignment, so that they do not
// contradict each other.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// Nothing where the claim is proved; else what is missing.
std::optional<std::string> unproved(const Claim& claim, const std::vector<Derivation>& derivations,
                                    const Assignment& witness, int64_t limit, bool strict);

}  // namespace cutecheck::oracle
