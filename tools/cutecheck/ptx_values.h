// What an instruction of PTX computes, as far as addresses, counts and branches need it: integers and
// predicates. Anything else is not known.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tools/cutecheck/ptx_text.h"

namespace cutecheck::cli {

using PtxValue = std::optional<uint64_t>;

// Bits of the type "u32", "b64", "pred"; 32 for another.
unsigned ptxWidth(const std::string& type);

// The result of mov, arithmetic, shifts, logic, comparisons, selections and conversions of integers;
// `sources` are the operands behind the first. Nothing where a source that matters is not known, or the
// instruction is another.
PtxValue computed(const PtxInstruction& instruction, const std::vector<PtxValue>& sources);

}  // namespace cutecheck::cli
