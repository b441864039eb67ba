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

// Whether a line begins with a word of a block: shared, barrier, exchange, ensures.
bool isBlockWord(std::string_view word);
// Such a line, which `number` says, behind its first word. Of an exchange, NAME ELEMENT MODE UINT "=" VALUE:
// all lanes of a warp give a value, and NAME is the one that each finds (exchange.h); it keeps its place
// among the accesses as a store of what is given, and a load of what is found, at one element of nothing. So
// does a barrier, as a store of nothing. Returns what is wrong.
std::optional<Diagnostic> readBlockLine(std::string_view first, std::string_view rest, size_t number,
                                        MeaningFunction& kernel);

// "@name: 5 accesses (3 loads, 2 stores), 1 barrier, 2 exchanges"
std::string accessesText(const MeaningFunction& kernel);

// What is wrong with the lines together: shared memory without `launch block`, two pieces of it, an output
// stated twice, a writer that is not every register which the kernel reads.
std::optional<std::string> blockProblem(const MeaningFunction& kernel);

}  // namespace cutecheck::oracle
