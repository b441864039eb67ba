// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/bulk_rows.h"

#include <algorithm>

#include "lowering/cute_nvgpu/atoms/row_refusal.h"

namespace cutecheck::cute_nvgpu {

namespace {

using enum BulkReduction;

// What PTX writes behind the operation for these elements; bits alone have no sign.
struct ElementRow {
  std::string_view element;
  std::vector<std::pair<BulkReduction, std::string_view>> types;
};

const std::vector<ElementRow>& rows() {
  static const std::vector<ElementRow> all = {
      {"f16", {{kAdd, "noftz.f16"}, {kMin, "f16"}, {kMax, "f16"}}},
      {"bf16", {{kAdd, "noftz.bf16"}, {kMin, "bf16"}, {kMax, "bf16"}}},
      {"f32", {{kAdd, "f32"}}},
      {"f64", {{kAdd, "f64"}}},
      {"i32", {{kAdd, "s32"}, {kMin, "s32"}, {kMax, "s32"}, {kAnd, "b32"}, {kOr, "b32"}, {kXor, "b32"}}},
      {"ui32",
       {{kAdd, "u32"},
        {kMin, "u32"},
        {kMax, "u32"},
        {kInc, "u32"},
        {kDec, "u32"},
        {kAnd, "b32"},
        {kOr, "b32"},
        {kXor, "b32"}}},
      // A sum of 64 bits is the same with a sign and without.
      {"i64", {{kAdd, "u64"}, {kMin, "s64"}, {kMax, "s64"}, {kAnd, "b64"}, {kOr, "b64"}, {kXor, "b64"}}},
      {"ui64", {{kAdd, "u64"}, {kMin, "u64"}, {kMax, "u64"}, {kAnd, "b64"}, {kOr, "b64"}, {kXor, "b64"}}},
  };
  return all;
}

std::string_view ptxName(BulkReduction reduction) {
  constexpr std::string_view kNames[] = {"add", "min", "max", "inc", "dec", "and", "or", "xor"};
  return kNames[static_cast<size_t>(reduction)];
}

// Shared memory has the integers of 32 bits, and sums of those of 64.
bool isOfShared(std::string_view type, BulkReduction reduction) {
  return type == "u32" || type == "s32" || type == "b32" || (type == "u64" && reduction == kAdd);
}

}  // namespace

Expected<int64_t> bulkBytes(int64_t bits) {
  const int64_t bytes = bits / 8;
  if (bits <= 0 || bits % (8 * kBulkUnit) != 0 || bytes > kBulkMost)
    return refused("bulk_copy_c1", "expects a positive multiple of 16 bytes, at most 1048560, but got " +
                                       std::to_string(bits) + " b");
  return bytes;
}

std::string_view spelled(BulkReduction reduction) {
  constexpr std::string_view kNames[] = {"ADD", "MIN", "MAX", "INC", "DEC", "AND", "OR", "XOR"};
  return kNames[static_cast<size_t>(reduction)];
}

Expected<std::string> ptxReduction(BulkReduction reduction, const std::string& element,
                                   ReducedMemory memory) {
  const auto row =
      std::find_if(rows().begin(), rows().end(), [&](const ElementRow& r) { return r.element == element; });
  if (row == rows().end())
    return refused(
        "bulk_copy_c2",
        "expects elements of f16, bf16, f32, f64, i32, ui32, i64 or ui64 to reduce, but got " + element);
  std::string known;
  for (const auto& [operation, type] : row->types) {
    if (operation == reduction) {
      const std::string name = std::string(ptxName(reduction)) + "." + std::string(type);
      if (memory == ReducedMemory::kShared && !isOfShared(type, reduction))
        return refused("bulk_copy_c4",
                       "expects integers of 32 bits, or a sum of those of 64, in shared memory, but got " +
                           std::string(spelled(reduction)) + " of " + element);
      return name;
    }
    known += (known.empty() ? "" : ", ") + std::string(spelled(operation));
  }
  return refused("bulk_copy_c3", "expects a reduction among " + known + " of " + element + ", but got " +
                                     std::string(spelled(reduction)));
}

std::vector<BulkReduceRow> bulkReduceRows() {
  std::vector<BulkReduceRow> all;
  for (const ReducedMemory memory : {ReducedMemory::kGlobal, ReducedMemory::kShared})
    for (const ElementRow& row : rows())
      for (const auto& [operation, type] : row.types)
        if (memory == ReducedMemory::kGlobal || isOfShared(type, operation))
          all.push_back({operation, std::string(row.element), memory});
  return all;
}

Layout bulkLayout(int64_t values) {
  return Layout::unchecked(IntTuple::tuple({IntTuple(int64_t{1}), IntTuple(values)}),
                           IntTuple::tuple({IntTuple(int64_t{0}), IntTuple(int64_t{1})}));
}

}  // namespace cutecheck::cute_nvgpu
