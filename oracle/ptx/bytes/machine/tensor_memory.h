// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory of one SM: 128 lanes of 512 columns of 32 bits, and which columns are allocated.
//
// An address is lane << 16 | column. Sources: PTX ISA 9.0, "Tensor Memory", "tcgen05.alloc".
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cutecheck::emulate {

class TensorMemory {
 public:
  static constexpr uint32_t kLanes = 128, kColumns = 512;

  // The first aligned columns that are free, holding words of no meaning; nothing where there are none, and
  // then `why` says what is wrong, or is empty where it is enough to wait. `last`: the last such columns.
  std::optional<uint32_t> allocate(uint32_t columns, bool last, std::string& why);
  // Empty, or what is wrong.
  std::string release(uint32_t address, uint32_t columns);
  void relinquish() { relinquished_ = true; }
  // Nothing outside of what is allocated.
  uint32_t* word(uint32_t lane, uint32_t column);
  // What is allocated still, in words; empty where nothing is.
  std::string left() const;

 private:
  std::array<uint32_t, kColumns> owner_{};  // the number of an allocation, 0 for none
  std::vector<uint32_t> words_;             // lane by lane
  uint32_t count_ = 0, least_ = kColumns;
  bool relinquished_ = false;
};

}  // namespace cutecheck::emulate
