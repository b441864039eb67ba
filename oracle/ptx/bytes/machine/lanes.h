// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A turn that lanes of a warp take at the same time, instruction by instruction, and that can be undone.
//
// The machine's threads take turns one behind the other, each until it waits. Taken at the same time, the
// turns of lanes leave the same where no lane reads or writes a byte that a lane behind it in the order of
// turns wrote, or writes one that such a lane read, earlier in this turn. Each access is compared with those
// before it; where two meet so, or where anything else than loads, stores and arithmetic of a lane is asked
// for, the turn is undone, and the threads take it one by one.
#pragma once

#include <array>
#include <bit>

#include "oracle/ptx/bytes/machine/machine.h"

namespace cutecheck::emulate {

using LaneWords = std::array<uint64_t, kWarpLanes>;
// A value of each lane: a row of registers, or words that were made for it.
using LaneValues = const uint64_t*;

class Lanes {
 public:
  explicit Lanes(Machine& machine) : machine_(machine), stamps_(machine.program().kernel.registers.size()) {}

  void begin(std::span<Thread> warp, bool backwards);
  Machine& machine() const { return machine_; }
  std::span<Thread> warp() const { return warp_; }

  // Who carries out the instruction `at`.
  void carryOut(size_t at, uint32_t mask) { at_ = at, mask_ = mask, ++instructions_; }
  uint32_t mask() const { return mask_; }
  // Whether the threads were at this instruction when the turn began, so that what they say of a wait is said
  // of it.
  bool isFirst() const {
    return instructions_ == 1 && warp_[static_cast<size_t>(std::countr_zero(mask_))].at == at_;
  }
  bool areAll() const { return mask_ == ~uint32_t{0}; }
  // Calls f(lane) for each of them, in the order of turns.
  template <typename F>
  void each(F&& f) const {
    if (areAll() && !backwards_) {
      for (uint32_t lane = 0; lane < kWarpLanes; ++lane) f(lane);
      return;
    }
    for (uint32_t left = mask_; left != 0;) {
      const auto lane =
          static_cast<uint32_t>(backwards_ ? 31 - std::countl_zero(left) : std::countr_zero(left));
      left &= ~(uint32_t{1} << lane);
      f(lane);
    }
  }

  uint64_t* row(size_t reg) const { return registers_ + reg * kWarpLanes; }
  // The same, to be written by lanes that carry out the instruction.
  uint64_t* written(size_t reg) {
    if (stamps_[reg] != stamp_) keep(reg);
    return row(reg);
  }
  // Where `bytes` at an address of each lane are, before they are read or written; false where that has to be
  // undone.
  bool reach(Space space, const LaneWords& addresses, uint64_t bytes, bool writes,
             std::array<uint8_t*, kWarpLanes>& found);
  // What a lane does beside, and how it is taken back.
  void did(std::function<void()> takenBack) { takenBack_.push_back(std::move(takenBack)); }
  // Whether no memory was touched that another thread reads or writes.
  bool isPure() const { return touches_.empty(); }

  void undo();
  // Tells what the lanes read and wrote, as one that watches is told.
  void tell();

 private:
  struct Touch {
    std::array<uintptr_t, kWarpLanes> at;
    uintptr_t low, high;
    uint64_t bytes;
    uint32_t mask;
    bool writes;
  };
  struct Written {
    uint8_t* at;
    uint64_t bytes;
    std::array<uint8_t, 32> old;  // more at once are not kept
  };
  struct Told {
    size_t at;
    uint32_t lane;
    Space space;
    uint64_t address, bytes;
  };
  void keep(size_t reg);
  bool meets(const Touch& before, const Touch& now) const;

  Machine& machine_;
  std::span<Thread> warp_;
  uint64_t* registers_ = nullptr;
  size_t at_ = 0;
  uint64_t instructions_ = 0;
  uint32_t mask_ = 0;
  bool backwards_ = false;
  uint64_t stamp_ = 0;
  std::vector<uint64_t> stamps_;  // of each register: the turn in which its row was kept
  std::vector<size_t> kept_;
  std::vector<LaneWords> rows_;
  std::vector<Touch> touches_;
  size_t writes_ = 0;  // of the touches
  std::vector<Written> written_;
  std::vector<Told> told_;
  std::vector<std::function<void()>> takenBack_;
};

}  // namespace cutecheck::emulate
