// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a kernel that speak of a block: its shared memory, its barriers, and what the whole launch
// leaves in an output (docs/reference/meaning.md).
#pragma once

#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

// No address of shared memory is larger: the window of a cluster has 2^24 bytes (PTX ISA, "State Spaces": a
// block's part of it has at most 2^18).
constexpr int64_t kSharedWindow = int64_t{1} << 24;

// NAME [ "align" UINT ] "bytes" UINT [ "swizzle" SWIZZLE ]. Fails with meaning_c16.
Expected<MeaningPointer> parseShared(std::string_view text);

// A barrier of all threads of a block, which keeps its place among the accesses as a store of nothing does.
MeaningAccess barrierAccess(MeaningFunction& kernel);

// What is wrong with the lines together: shared memory without `launch block`, two pieces of it, an output
// stated twice, a writer that is not every register which the kernel reads.
std::optional<std::string> blockProblem(const MeaningFunction& kernel);

}  // namespace cutecheck::oracle
