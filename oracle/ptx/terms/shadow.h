// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Beside each byte of a register or of memory: whether it is a number, a byte of a term, of an address, or not written.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/ptx/bytes/machine/machine.h"
#include "oracle/ptx/terms/block_order.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

// The number of an address of tensor t; no store of terms has so many.
inline constexpr TermId kFirstAddress = 0xffff0000;
inline bool isAddress(TermId id) { return id >= kFirstAddress; }

using RegisterShadow = std::array<Piece, 8>;

// All 8 bytes are of the address of one tensor, in their order.
bool isWholeAddress(const RegisterShadow& shadow);
RegisterShadow addressShadow(size_t tensor);
inline bool allNumbers(std::span<const Piece> pieces) {
  for (const Piece& one : pieces)
    if (one.term != kIsNumber) return false;
  return true;
}

// A range of global memory that a tensor has.
struct TensorRange {
  const uint8_t* begin = nullptr;
  uint64_t bytes = 0;
  std::string name;
  bool holds(const uint8_t* at, uint64_t count) const {
    return at >= begin && count <= bytes && static_cast<uint64_t>(at - begin) <= bytes - count;
  }
};

class Shadow {
 public:
  // `ofOneRun`: what nothing wrote are the numbers that are there, and threads may meet in global memory:
  // what is said then is said of this run alone, which is one that they may take.
  explicit Shadow(bool ofOneRun = false)
      : ofOneRun_(ofOneRun), unwritten_{ofOneRun ? kIsNumber : kUnwritten, 0} {}

  // Pieces of the memory of the machine, by its bytes' own addresses. What was never set is not written.
  Piece memory(const uint8_t* at) const {
    const auto found = pages_.find(reinterpret_cast<uintptr_t>(at) / kPage);
    return found == pages_.end() ? unwritten_ : (*found->second)[reinterpret_cast<uintptr_t>(at) % kPage];
  }
  void setMemory(const uint8_t* at, Piece piece) {
    std::unique_ptr<Page>& page = pages_[reinterpret_cast<uintptr_t>(at) / kPage];
    if (!page) {
      page = std::make_unique<Page>();
      page->fill(unwritten_);
      if (!hasTensor(reinterpret_cast<uintptr_t>(at) / kPage)) ofCluster_.push_back(reinterpret_cast<uintptr_t>(at) / kPage);
    }
    (*page)[reinterpret_cast<uintptr_t>(at) % kPage] = piece;
  }
  // Shared and local memory of the cluster that ended, and its registers, are forgotten.
  void newCluster();

  RegisterShadow& registers(const emulate::Thread& thread, size_t reg);

  // By their numbers in the specification; one that lies in another has no range.
  size_t addTensor(TensorRange range);
  const std::vector<TensorRange>& tensors() const { return tensors_; }
  std::optional<size_t> tensorOf(const uint8_t* at, uint64_t bytes) const;

  // Global memory is ordered by nobody: a byte that one thread writes may be read and written by that thread
  // alone, by loads and stores; what copies write is touched by nothing else, but that one copy may come
  // behind a store that is ordered before it. Threads of one block may store one term, `same` as the byte
  // has, by stores of one `unit` of bytes, where nobody reads it; those of two blocks may not. The result
  // says what is wrong.
  enum class By : uint8_t { kThread, kCached, kCopy };  // kCached: a load that takes no notice of stores
  std::string touches(const emulate::Machine& machine, const emulate::Thread& thread, const uint8_t* at,
                      uint64_t bytes, bool writes, By by, uint64_t unit = 0, bool same = false);
  bool severalStored() const { return severalStored_; }
  BlockOrder& order() { return order_; }
  // Its number in the grid, from 1 on.
  static uint32_t numberOf(const emulate::Machine& machine, const emulate::Thread& thread);

 private:
  static constexpr uintptr_t kPage = 256;
  using Page = std::array<Piece, kPage>;
  struct Touched {
    uint32_t reader = 0, writer = 0;  // 0 nobody, kSeveral; else one and the thread's number in the grid
    uint64_t stored = 0;              // when, by a store
    uint32_t block = 0;               // of the first writer
    uint64_t unit = 0;                // the first store of it: bytes, and which of them it is
    bool mixed = false;               // another unit came to it
    bool byCopy = false;              // a copy wrote or read it
  };
  bool hasTensor(uintptr_t page) const;
  bool ofOneRun_;
  Piece unwritten_;
  std::unordered_map<uintptr_t, std::unique_ptr<Page>> pages_;
  std::vector<uintptr_t> ofCluster_;  // pages without a byte of a tensor
  std::unordered_map<const emulate::Thread*, std::vector<RegisterShadow>> registers_;
  std::vector<TensorRange> tensors_;
  std::vector<std::vector<Touched>> touched_;  // by tensor and byte
  BlockOrder order_;
  bool severalStored_ = false;  // threads of a block stored the same
};

}  // namespace cutecheck::terms
