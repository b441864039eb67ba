// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shrink: a smaller claim with the same finding.
#pragma once

#include "properties/claim_adversary/judge.h"

namespace cutecheck::adversary {

// Drops premises and replaces parts by smaller ones for as long as the judgement names the same finding.
Case shrunk(Case found, Finding finding, const JudgeOptions& options, uint64_t seed, size_t tries = 600);

}  // namespace cutecheck::adversary
