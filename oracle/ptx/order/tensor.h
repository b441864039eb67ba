// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory while a kernel runs: what is allocated, who touches it, and who knows that this has ended.
//
// An access belongs to a sequence: of the products, copies and shifts of a thread, of which a commit covers
// all that began, of the loads of a warp, or of its stores. What a thread knows is how far each sequence
// has come, so that knowledge is a number for each of them, and barriers join these numbers. Known for
// certain is only what a fence of tcgen05 stood before and behind; heard of is what any barrier told. Rules
// order_c12 and order_c16 to order_c21 of order.h are decided here. Source: PTX ISA 9.0, "tcgen05 memory
// consistency model", "tcgen05.alloc".
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "oracle/ptx/order/order_shared.h"

namespace cutecheck::ptx {

// A rectangle of the tensor memory of a block: its lanes and columns of 32 bits.
struct PtxCells {
  uint64_t block = 0, lane = 0, lanes = 128, column = 0, columns = 0;
  bool meets(const PtxCells& o) const {
    return block == o.block && lane < o.lane + o.lanes && o.lane < lane + lanes &&
           column < o.column + o.columns && o.column < column + columns;
  }
  bool holds(const PtxCells& o) const {
    return block == o.block && lane <= o.lane && o.lane + o.lanes <= lane + lanes && column <= o.column &&
           o.column + o.columns <= column + columns;
  }
  friend auto operator<=>(const PtxCells&, const PtxCells&) = default;
};

class PtxTensor {
 public:
  using Thread = size_t;
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  using Open = std::function<void(size_t line, const std::string& why)>;
  PtxTensor(Report report, Open open) : report_(std::move(report)), open_(std::move(open)) {}

  // kAsync: products, copies and shifts, of a thread; loads and stores of a warp.
  enum class Kind : uint8_t { kAsync, kLoad, kStore };
  struct Actor {
    Thread thread = 0;
    uint64_t block = 0, warp = 0;
    bool leads = true;  // stands for its warp
  };

  // The address of as many columns as are asked for, or nothing where they are not free. Those of a block lie
  // at an end of what is free, so that a kernel that does not read the address is seen. `isLast`: no other
  // warp is left that frees some.
  // Which: 0 the last, 1 the first, 2 and 3 each in turn.
  void places(size_t which) { places_ = which; }
  // The most that one block has made.
  size_t allocations() const {
    size_t most = 0;
    for (const auto& [block, made] : made_) most = std::max(most, made);
    return most;
  }
  std::optional<uint64_t> allocate(const Actor& actor, uint64_t columns, bool isLast, size_t line);
  // `ofPair`: the columns of the other block of the pair are freed with them (.cta_group::2).
  void free(const Actor& actor, uint64_t address, uint64_t columns, bool ofPair, size_t line);
  bool holdsAny() const {
    return std::any_of(allocated_.begin(), allocated_.end(),
                       [](const auto& one) { return !one.second.empty(); });
  }
  void relinquish(const Actor& actor) { relinquished_[actor.block] = true; }

  // Which of the asynchronous ones: some pairs are carried out in the order in which they began, also of two
  // threads with fences around a barrier (PTX ISA, "Pipelined tcgen05 instructions"). `shape` of a product,
  // and its kind.
  enum class Operation : uint8_t { kOther, kProduct, kCopy, kCopyOf4, kShift };
  struct Async {
    Operation operation = Operation::kOther;
    uint64_t shape = 0;
    friend auto operator<=>(const Async&, const Async&) = default;
  };
  void touch(const Actor& actor, Kind kind, const PtxCells& cells, bool writes, size_t line,
             const Async& async);
  void touch(const Actor& actor, Kind kind, const PtxCells& cells, bool writes, size_t line) {
    touch(actor, kind, cells, writes, line, {});
  }
  // Products and copies read shared memory, which others may then not overwrite.
  void readShared(const Actor& actor, const PtxRuns& runs);
  void overwriteShared(Thread thread, const PtxBytes& bytes, size_t line);
  // wait::ld and wait::st.
  void wait(const Actor& actor, Kind kind);
  void fenceBefore(Thread thread) {
    of(thread).fenced = of(thread).known, of(thread).begunFenced = of(thread).begun;
  }
  void fenceAfter(Thread thread) {
    of(thread).known.join(of(thread).pending);
    of(thread).begun.join(of(thread).begunPending);
  }

  // What a barrier is told and tells. A channel is a barrier of any kind: its arrivals, its phases, its
  // waits.
  using Channel = uint64_t;
  void arrive(Thread thread, Channel channel);
  void turn(Channel channel);
  void meet(Thread thread, Channel channel);
  // A commit tells of all that its thread began so far, when that has ended.
  size_t commit(Thread thread);
  void land(size_t commit, Channel channel);

  void leave(Thread thread, size_t line);
  // What is still allocated.
  void finish();

 private:
  // A number of each sequence, in the order of sequences: few, and joined often.
  class Clock {
   public:
    uint64_t at(size_t sequence) const;
    uint64_t& operator[](size_t sequence);
    void join(const Clock& from);

   private:
    std::vector<std::pair<size_t, uint64_t>> numbers_;
  };
  struct Knowledge {
    Clock known, heard, fenced, pending;
    Clock begun, begunFenced, begunPending;  // the same of what began, and need not have ended
  };
  struct Message {
    Clock heard, fenced, begun;
  };
  struct Access {
    PtxCells cells;
    size_t sequence = 0;
    bool writes = false;
    Async async{};
    friend auto operator<=>(const Access&, const Access&) = default;
  };
  struct Allocation {
    uint64_t column = 0, columns = 0;
    size_t line = 0;
  };
  struct Freed {
    PtxCells cells;
    size_t line = 0;
  };
  using Accesses = std::vector<std::pair<Access, uint64_t>>;

  static size_t sequenceOf(const Actor& actor, Kind kind);
  static void join(Clock& into, const Clock& from) { into.join(from); }
  static uint64_t at(const Clock& clock, size_t sequence) { return clock.at(sequence); }
  Knowledge& of(Thread thread) {
    if (thread >= knowledge_.size()) knowledge_.resize(thread + 1);
    return knowledge_[thread];
  }
  static bool isPipelined(const Access& earlier, const Access& later);
  // Of a pair of two threads: all that the first began up to there has ended when the second has.
  void goesBehind(const Access& later, size_t sequence, uint64_t number);
  // Says which rule is broken by an access that `earlier` may not have ended before.
  void early(Thread thread, size_t sequence, uint64_t number, const std::string& what, size_t line);

  // Whether the other block of the pair has done with the columns, too, is told by no document for
  // .cta_group::2.
  void freeOfPeer(const Actor& actor, const PtxCells& cells, size_t line);

  Report report_;
  Open open_;
  std::vector<Knowledge> knowledge_;                         // by thread
  std::map<Channel, std::pair<Message, Message>> channels_;  // told in this phase, and in the last
  std::vector<std::pair<Thread, Message>> commits_;
  Clock issued_, ended_, committed_;
  // By sequence: what of others it is pipelined behind, so that it has ended when this has.
  std::map<size_t, Clock> behind_;
  struct End {
    size_t sequence = 0, line = 0;
    uint64_t issued = 0;
  };
  std::vector<End> ends_;   // of threads, with what no commit covers yet
  Accesses accesses_;       // the last of its sequence with these cells
  Accesses freedAccesses_;  // of pairs, by columns that their own block has freed since
  std::vector<Freed> freedByPeer_;
  std::vector<std::pair<PtxRuns, std::pair<size_t, uint64_t>>> sharedReads_;
  std::map<uint64_t, std::vector<Allocation>> allocated_;  // by block
  std::map<uint64_t, size_t> made_;                        // how many, by block
  size_t places_ = 0;
  std::map<uint64_t, uint64_t> lastColumns_;
  std::map<uint64_t, bool> relinquished_;
};

}  // namespace cutecheck::ptx
