// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05: who allocates tensor memory, waits and commits; the other instructions have files of their own.
#include <cstring>

#include "oracle/ptx/bytes/bulk.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/tensor_access.h"

namespace cutecheck::emulate {

std::optional<uint32_t> groupOf(const Form& form) {
  if (form.has("cta_group::1")) return 1;
  if (form.has("cta_group::2")) return 2;
  return std::nullopt;
}

std::vector<Block*> pairOf(Machine& machine, const Thread& thread, uint32_t size) {
  const uint32_t first = thread.block->rank / size * size;
  if (first + size > machine.cluster().size()) {
    machine.fail(thread, "emulate_c8", "the block is of no pair: the cluster is too small");
    return {};
  }
  std::vector<Block*> all;
  for (uint32_t i = 0; i < size; ++i) all.push_back(&machine.cluster()[first + i]);
  return all;
}

namespace {

// tcgen05.alloc [slot in shared memory], columns: a whole warp; of a pair one of each block.
Expected<Act> allocate(const Form& form) {
  if (form.count() != 2) return form.unknown();
  CUTECHECK_TRY(slot, SharedAddress::make(form, form.operand(0)));
  CUTECHECK_TRY(columns, Source::make(form, form.operand(1)));
  return together(32, [=](Machine& machine, std::span<Thread> warp) {
    Thread& thread = warp[0];
    std::string why;
    const auto wanted = static_cast<uint32_t>(columns(machine, thread));
    const std::optional<uint32_t> address = thread.block->tensor.allocate(wanted, machine.launch().allocatesLast, why);
    if (!address) {
      if (why.empty())
        machine.fail(thread, "emulate_c1",
                     "no such columns are free, and the machine does not wait until others free some");
      else
        machine.fail(thread, "emulate_c6", why);
      return;
    }
    const std::optional<uint64_t> at = slot(machine, thread);
    uint8_t* out = at ? machine.writable(thread, Space::kShared, *at, 4, 4) : nullptr;
    if (!out) return;
    if (DataWatch* data = machine.data()) {
      data->copies(machine, thread, out, nullptr, 4);
      for (uint32_t lane = 0; lane < TensorMemory::kLanes; ++lane)
        data->clears(reinterpret_cast<const uint8_t*>(thread.block->tensor.word(lane, *address)), 4 * uint64_t{wanted});
    }
    std::memcpy(out, &*address, 4);
  });
}

Expected<Act> release(const Form& form) {
  if (form.count() != 2) return form.unknown();
  CUTECHECK_TRY(address, Source::make(form, form.operand(0)));
  CUTECHECK_TRY(columns, Source::make(form, form.operand(1)));
  return together(32, [=](Machine& machine, std::span<Thread> warp) {
    Thread& thread = warp[0];
    const std::string wrong = thread.block->tensor.release(static_cast<uint32_t>(address(machine, thread)),
                                                           static_cast<uint32_t>(columns(machine, thread)));
    if (!wrong.empty()) machine.fail(thread, "emulate_c6", wrong);
  });
}

// An arrival behind everything that this thread has issued, on one barrier or on those of several blocks.
Expected<Act> commit(const Form& form) {
  if (form.count() < 1 || !form.has("mbarrier::arrive::one") || !form.has("b64")) return form.unknown();
  CUTECHECK_TRY(barrier, SharedAddress::make(form, form.operand(0)));
  const bool several = form.has("multicast::cluster");
  if (several != (form.count() == 2)) return form.unknown();
  std::optional<Source> blocks;
  if (several) {
    CUTECHECK_TRY(mask, Source::make(form, form.operand(1)));
    blocks = mask;
  }
  return Act([=](Machine& machine, Thread& thread) {
    const std::optional<uint64_t> at = barrier(machine, thread);
    if (!at) return Outcome::kExit;
    const uint64_t shared = *at;
    if (!machine.blockOf(thread, shared)) return Outcome::kExit;
    const uint64_t mask = several ? (*blocks)(machine, thread) & lowBits(16) : uint64_t{1} << rankOf(shared);
    for (const uint64_t rank : blocksIn(mask, machine, thread))
      machine.later(Unit::kProduct, [=, &machine, &thread] {
        Mbarrier* told = machine.barrierAt(thread, (shared & kOffsetMask) | windowOfRank(rank));
        if (told) machine.arrive(*told, 1);
      });
    return Outcome::kNext;
  });
}

// Rows of 32 bytes of 32 lanes, each one lane down; the last is lost.
Expected<Act> shift(const Form& form) {
  const auto group = groupOf(form);
  if (!group || !form.has("down") || form.count() != 1) return form.unknown();
  CUTECHECK_TRY(address, Address::make(form, form.operand(0)));
  return Act([=](Machine& machine, Thread& thread) {
    const TensorAddress at = TensorAddress::of(address(machine, thread));
    if (at.lane % 32 != 0) return machine.fail(thread, "emulate_c6", "the lane is no multiple of 32");
    machine.later(Unit::kProduct, [=, &machine, &thread] {
      if (DataWatch* data = machine.data()) data->changes(machine, thread, "tcgen05.shift");
      constexpr uint32_t kColumns = 8;
      for (Block* block : pairOf(machine, thread, *group))
        for (uint32_t column = at.column; column < at.column + kColumns; ++column)
          for (uint32_t lane = at.lane + 31; lane > at.lane; --lane) {
            uint32_t *to = tensorWord(machine, thread, *block, lane, column),
                     *from = tensorWord(machine, thread, *block, lane - 1, column);
            if (!to || !from) return;
            *to = *from;
          }
    });
    return Outcome::kNext;
  });
}

Expected<Act> wait(uint64_t Thread::* count) {
  return Act([=](Machine&, Thread& thread) { return thread.*count == 0 ? Outcome::kNext : Outcome::kAgain; });
}

Expected<Act> tcgen05(const Form& form) {
  if (form.words().size() < 2) return form.unknown();
  const std::string& name = form.words()[1];
  if (name == "alloc") return allocate(form);
  if (name == "dealloc") return release(form);
  if (name == "relinquish_alloc_permit")
    return together(32, [](Machine&, std::span<Thread> warp) { warp[0].block->tensor.relinquish(); });
  if (name == "ld" || name == "st") return tensorLoadStore(form);
  if (name == "wait::ld") return wait(&Thread::tensorLoads);
  if (name == "wait::st") return wait(&Thread::tensorStores);
  if (name.starts_with("fence::")) return nothing(form);
  if (name == "commit") return commit(form);
  if (name == "cp") return tensorCopyFromShared(form);
  if (name == "shift") return shift(form);
  if (name == "mma") return tensorProduct(form);
  return form.unknown();
}

}  // namespace

void addTensorMemory(Makers& makers) { makers["tcgen05"] = tcgen05; }

}  // namespace cutecheck::emulate
