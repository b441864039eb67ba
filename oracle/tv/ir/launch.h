// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// launch: which launches a function's attributes allow, held against those that the reference semantics states.
//
// A launch with another block than the one required fails, and so does one with more threads than the most that are
// allowed (PTX ISA, "Performance-Tuning Directives" and "Cluster Dimension Directives"). Code with such an attribute
// is therefore no code for a launch that the meaning allows and the attribute excludes, whatever it computes, and whether
// it reads a register or not. What the meaning does not state it allows: any block, any cluster.
//   nvvm.reqntid, nvvm.cluster_dim   the meaning states these extents
//   nvvm.maxntid, nvvm.maxclusterrank   no smaller than every block, or cluster, that the meaning allows
// An attribute that is missing excludes nothing.
#pragma once

#include <string>
#include <vector>

#include "oracle/tv/reference/meaning.h"

namespace llvm {
class Function;
}

namespace cutecheck::oracle {

// What excludes a launch that the meaning allows: that a kernel is no entry, and each attribute by its text:
// attribute "nvvm.reqntid"="1" of @k: blocks of another size fail, and the meaning has 'launch block 32,1,1'
std::vector<std::string> excludedLaunches(const llvm::Function& f, const MeaningLaunch& stated, bool kernel);

}  // namespace cutecheck::oracle
