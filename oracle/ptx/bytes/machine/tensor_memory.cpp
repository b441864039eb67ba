// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/tensor_memory.h"

#include <algorithm>
#include <bit>

namespace cutecheck::emulate {

namespace {
constexpr uint32_t kLeast = 32, kNoMeaning = 0x7fffdead;  // a NaN of f32 and of f16
}

std::optional<uint32_t> TensorMemory::allocate(uint32_t columns, bool last, std::string& why) {
  if (columns < kLeast || columns > kColumns || !std::has_single_bit(columns))
    why = std::to_string(columns) + " columns are no power of two from 32 to 512";
  else if (relinquished_)
    why = "the permit to allocate was given up";
  else if (columns > least_)
    why = "more columns than the allocation before: sizes may not increase";
  if (!why.empty()) return std::nullopt;
  for (uint32_t begin = 0; begin < kColumns; begin += columns) {
    const uint32_t first = last ? kColumns - columns - begin : begin;
    if (std::any_of(owner_.begin() + first, owner_.begin() + first + columns,
                    [](uint32_t o) { return o != 0; }))
      continue;
    words_.resize(size_t{kLanes} * kColumns, kNoMeaning);
    std::fill_n(owner_.begin() + first, columns, ++count_);
    for (uint32_t lane = 0; lane < kLanes; ++lane)
      std::fill_n(words_.begin() + lane * kColumns + first, columns, kNoMeaning);
    least_ = columns;
    return first;
  }
  return std::nullopt;
}

std::string TensorMemory::release(uint32_t address, uint32_t columns) {
  if (address >= kColumns || columns == 0 || columns > kColumns - address)
    return "no allocation begins at " + std::to_string(address);
  const uint32_t owner = owner_[address];
  const auto size = static_cast<uint32_t>(std::count(owner_.begin(), owner_.end(), owner));
  if (owner == 0 || (address > 0 && owner_[address - 1] == owner))
    return "no allocation begins at " + std::to_string(address);
  if (size != columns)
    return "the allocation has " + std::to_string(size) + " columns, not " + std::to_string(columns);
  std::fill_n(owner_.begin() + address, columns, 0);
  return "";
}

uint32_t* TensorMemory::word(uint32_t lane, uint32_t column) {
  if (lane >= kLanes || column >= kColumns || owner_[column] == 0) return nullptr;
  return &words_[lane * kColumns + column];
}

std::string TensorMemory::left() const {
  const auto held = kColumns - std::count(owner_.begin(), owner_.end(), 0U);
  return held == 0 ? "" : std::to_string(held) + " columns of tensor memory are allocated still";
}

}  // namespace cutecheck::emulate
