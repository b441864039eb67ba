// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bulk copies: which sizes and which reductions there are.
//
// One thread names all bytes of one copy, that lie together on both sides: its thread-value layout is
// (1, values):(0, 1). Nothing here knows MLIR. Source: PTX ISA 9.0, "cp.async.bulk" and
// "cp.reduce.async.bulk".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kBulkUnit = 16;  // bytes that divide the size and both addresses
// A barrier counts no more bytes in one phase (PTX ISA 9.0, "Contents of the mbarrier object").
inline constexpr int64_t kBulkMost = (1 << 20) - 1;

// Fails with kBadRequest (bulk_copy_c1) unless the bytes are a positive multiple of 16, at most 2^20 - 16.
Expected<int64_t> bulkBytes(int64_t bits);

// What becomes of global memory, element by element.
enum class BulkReduction { kAdd, kMin, kMax, kInc, kDec, kAnd, kOr, kXor };
std::string_view spelled(BulkReduction reduction);  // "ADD", ...
inline constexpr BulkReduction kBulkReductions[] = {
    BulkReduction::kAdd, BulkReduction::kMin, BulkReduction::kMax, BulkReduction::kInc,
    BulkReduction::kDec, BulkReduction::kAnd, BulkReduction::kOr,  BulkReduction::kXor};

// "add.f32", "add.noftz.f16", "and.b32": operation and type as PTX writes them. Elements as types print: i32
// has a sign where the operation asks for it, ui32 has none. Fails with kBadRequest: bulk_copy_c2 for
// elements that no reduction takes, bulk_copy_c3 for an operation that these elements lack, bulk_copy_c4
// where global memory has it and shared memory has not.
enum class ReducedMemory { kGlobal, kShared };
Expected<std::string> ptxReduction(BulkReduction reduction, const std::string& element, ReducedMemory memory);

struct BulkReduceRow {
  BulkReduction reduction;
  std::string element;
  ReducedMemory memory;
};
// Every legal pair, in the order of the table.
std::vector<BulkReduceRow> bulkReduceRows();

// (thread, value) to an element.
Layout bulkLayout(int64_t values);

}  // namespace cutecheck::cute_nvgpu
