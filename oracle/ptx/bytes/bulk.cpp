// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cp.async, cp.async.bulk and cp.reduce.async.bulk: copies of bytes that are carried out late.
#include "oracle/ptx/bytes/bulk.h"

#include <cstring>

#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/reduction.h"

namespace cutecheck::emulate {

Act commits(Groups Thread::* groups) {
  Act act = [groups](Machine&, Thread& thread) {
    (thread.*groups).commit();
    return Outcome::kNext;
  };
  act.lanes = [groups](Lanes& lanes) {
    const std::span<Thread> warp = lanes.warp();
    const uint32_t mask = lanes.mask();
    lanes.each([&](uint32_t lane) { (warp[lane].*groups).commit(); });
    lanes.did([groups, warp, mask] {
      for (size_t lane = 0; lane < warp.size(); ++lane)
        if ((mask >> lane & 1) != 0) (warp[lane].*groups).uncommit();
    });
    return LanesOutcome::kDone;
  };
  return act;
}

Act waitsFor(Groups Thread::* groups, const Source& count) {
  const auto over = [=](const Machine& machine, Thread& thread) {
    return (thread.*groups).onlyLast(count(machine, thread));
  };
  Act act = [over](Machine& machine, Thread& thread) {
    return over(machine, thread) ? Outcome::kNext : Outcome::kAgain;
  };
  act.lanes = [over](Lanes& lanes) {
    bool all = true;
    lanes.each([&](uint32_t lane) { all = all && over(lanes.machine(), lanes.warp()[lane]); });
    return all ? LanesOutcome::kDone : LanesOutcome::kLeft;
  };
  act.waits = [over](const Machine& machine, Thread& thread, uint64_t, uint64_t) {
    return !over(machine, thread);
  };
  return act;
}

namespace {

// cp.async.{ca,cg}.shared.global [to], [from], bytes{, bytes that are read}{, policy}; the rest are zeros. Or behind the
// bytes a predicate: where it holds, nothing is read.
Expected<Act> asyncCopy(const Form& form) {
  const size_t count = form.count() - (form.has("L2::cache_hint") ? 1 : 0);
  if (count < 3 || count > 4 || form.has("ca") == form.has("cg")) return form.unknown();
  CUTECHECK_TRY(to, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(from, Address::make(form, form.operand(1)));
  CUTECHECK_TRY(bytes, Source::make(form, form.operand(2)));
  std::optional<Source> taken;
  bool ignores = false;
  const bool through = form.has("cg");  // no cache of the multiprocessor has them
  if (count == 4) {
    const ptx::PtxOperand& more = form.operand(3);
    const bool isWord = more.type.ends_with("32") || (more.type.empty() && more.kind != ptx::PtxOperand::Kind::kRegister);
    ignores = more.type == "pred";
    if (!ignores && (!isWord || more.negated))
      return form.unknown("its fourth operand is neither a count of bytes nor a predicate");
    CUTECHECK_TRY(one, Source::make(form, more));
    taken = one;
  }
  return Act([=](Machine& machine, Thread& thread) {
    const uint64_t size = bytes(machine, thread), more = taken ? (*taken)(machine, thread) & lowBits(32) : 0,
                   read = !taken ? size : ignores ? (more != 0 ? 0 : size) : std::min(size, more);
    if (size != 16 && (through || (size != 4 && size != 8)))
      return machine.fail(thread, "emulate_c7",
                          through ? "copies of 16 bytes alone" : "copies of 4, 8 or 16 bytes alone");
    if (taken && !ignores && more > size)
      return machine.fail(thread, "emulate_c7",
                          "it is to read more bytes than it copies: PTX leaves that undefined");
    const uint64_t target = to(machine, thread), source = from(machine, thread);
    // PTX ISA, "Addresses as Operands": a multiple of what is accessed, and no word excepts a copy that reads
    // less of it.
    if (read != size && source % size != 0)
      return machine.fail(thread, "emulate_c7",
                          "its source is " + std::to_string(source % size) + " modulo " +
                              std::to_string(size) +
                              ", and must be a multiple of what it copies, also where less is read");
    machine.later(Unit::kCopy, [=, &machine, &thread, group = thread.asyncCopies.issued()] {
      --*group;
      uint8_t* out = machine.writable(thread, Space::kShared, target, size, size);
      // Of nothing no address is asked.
      const uint8_t* in = read == 0 ? nullptr : machine.at(thread, Space::kGlobal, source, read, size);
      if (!out || (read != 0 && !in)) return;
      if (DataWatch* data = machine.data()) {
        data->copies(machine, thread, out, nullptr, size);
        if (read != 0) data->copies(machine, thread, out, in, read);
      }
      std::memset(out, 0, size);
      if (read != 0) std::memcpy(out, in, read);
    });
    return Outcome::kNext;
  });
}

Expected<Act> waitFor(const Form& form, Groups Thread::* groups, bool all) {
  Expected<Source> last = form.count() > 0 ? Source::make(form, form.operand(0)) : form.unknown();
  if (!all && !last) return last.error();
  std::optional<Source> count;
  if (last) count = *last;
  if (!all) return waitsFor(groups, *count);
  return Act([=](Machine&, Thread& thread) {
    (thread.*groups).commit();
    return (thread.*groups).onlyLast(0) ? Outcome::kNext : Outcome::kAgain;
  });
}

// cp.async.mbarrier.arrive[.noinc].shared.b64 [barrier]: an arrival behind this thread's copies.
Expected<Act> arriveBehindCopies(const Form& form) {
  CUTECHECK_TRY(at, SharedAddress::make(form, form.operand(0)));
  const bool counted = form.has("noinc");
  return Act([=](Machine& machine, Thread& thread) {
    const std::optional<uint64_t> shared = at(machine, thread);
    Mbarrier* barrier = shared ? machine.barrierAt(thread, *shared) : nullptr;
    if (!barrier) return Outcome::kExit;
    if (!counted) ++barrier->pending;
    machine.later(Unit::kCopy, [=, &machine, &thread] {
      if (Mbarrier* then = machine.barrierAt(thread, *shared)) machine.arrive(*then, 1);
    });
    return Outcome::kNext;
  });
}

struct Copy {
  Space to = Space::kSharedCluster, from = Space::kGlobal;
  Completion end;
  std::string operation;  // of a reduction
  Element element = Element::kU8;
};

void carryOut(Machine& machine, Thread& thread, const Copy& copy, uint64_t to, uint64_t from,
              uint64_t bytes) {
  uint8_t* out = machine.writable(thread, copy.to, to, bytes, 16);
  const uint8_t* in = machine.at(thread, copy.from, from, bytes, 16);
  if (!out || !in) return;
  DataWatch* data = machine.data();
  if (copy.operation.empty()) {
    if (data != nullptr) data->copies(machine, thread, out, in, bytes);
    std::memmove(out, in, bytes);
    return;
  }
  const auto width = static_cast<size_t>(bitsOf(copy.element) / 8);
  for (size_t at = 0; at < bytes; at += width) {
    if (data != nullptr) data->reduces(machine, thread, out + at, in + at, copy.operation, copy.element);
    uint64_t old = 0, value = 0;
    std::memcpy(&old, out + at, width);
    std::memcpy(&value, in + at, width);
    const uint64_t result = *reduced(copy.operation, copy.element, old, value);  // asked when it was read
    std::memcpy(out + at, &result, width);
  }
}

// cp[.reduce].async.bulk.TO.FROM.END... [to], [from], bytes{, [barrier]}{, blocks}{, hint}
Expected<Act> bulkCopy(const Form& form) {
  Copy copy;
  const size_t first = form.has("reduce") ? 4 : 3;
  if (form.words().size() < first + 3 || form.count() < 3) return form.unknown();
  const std::optional<Space> to = spaceNamed(form.words()[first]), from = spaceNamed(form.words()[first + 1]);
  if (!to || !from) return form.unknown();
  copy.to = *to == Space::kShared ? Space::kSharedCluster : *to;
  copy.from = *from;
  if (form.has("reduce")) {
    const std::optional<Element> element = elementNamed(form.last());
    copy.operation = form.words()[form.words().size() - (form.has("noftz") ? 3 : 2)];
    if (!element || !reduced(copy.operation, *element, 0, 0)) return form.unknown();
    copy.element = *element;
  }
  CUTECHECK_TRY(target, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(source, Address::make(form, form.operand(1)));
  CUTECHECK_TRY(bytes, Source::make(form, form.operand(2)));
  const bool barrier = form.has("mbarrier::complete_tx::bytes");
  if (!barrier && !form.has("bulk_group")) return form.unknown();
  if (form.has("cp_mask")) return form.unknown();
  if (barrier) {
    CUTECHECK_TRY(at, Address::make(form, form.operand(3)));
    copy.end.barrier = at;
    if (form.has("multicast::cluster")) {
      CUTECHECK_TRY(blocks, Source::make(form, form.operand(4)));
      copy.end.blocks = blocks;
    }
  }
  return Act([=](Machine& machine, Thread& thread) {
    const uint64_t out = target(machine, thread), in = source(machine, thread),
                   size = bytes(machine, thread) & lowBits(32);
    if (size % 16 != 0) return machine.fail(thread, "emulate_c2", "the size is no multiple of 16");
    if (!copy.end.barrier) {
      machine.later(Unit::kStore, [=, &machine, &thread, group = thread.bulkCopies.issued()] {
        --*group;
        carryOut(machine, thread, copy, out, in, size);
      });
      return Outcome::kNext;
    }
    const uint64_t at = (*copy.end.barrier)(machine, thread);
    for (const uint64_t rank : blocksOf(copy.end, machine, thread, out))
      machine.later(Unit::kCopy, [=, &machine, &thread] {
        carryOut(machine, thread, copy, (out & kOffsetMask) | windowOfRank(rank), in, size);
        if (Mbarrier* told = machine.barrierAt(thread, barrierOf(copy.end, at, rank)))
          machine.completeBytes(*told, static_cast<int64_t>(size));
      });
    return Outcome::kNext;
  });
}

// cp.async.bulk.prefetch.L2.global [from], bytes{, policy}: nothing is copied, and PTX asks for multiples
// of 16.
Expected<Act> bulkPrefetch(const Form& form) {
  if (form.count() < 2) return form.unknown();
  CUTECHECK_TRY(source, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(bytes, Source::make(form, form.operand(1)));
  return Act([=](Machine& machine, Thread& thread) {
    const uint64_t in = source(machine, thread), size = bytes(machine, thread) & lowBits(32);
    if (size % 16 != 0) return machine.fail(thread, "emulate_c2", "the size is no multiple of 16");
    if (in % 16 != 0) return machine.fail(thread, "emulate_c2", "the address is no multiple of 16");
    if (size != 0 && !machine.holds(in, size))
      return machine.fail(thread, "emulate_c9",
                          "it prefetches memory that no tensor has: PTX leaves that open");
    return Outcome::kNext;
  });
}

Expected<Act> copy(const Form& form) {
  if (form.has("mbarrier")) return arriveBehindCopies(form);
  const bool bulk = form.has("bulk");
  Groups Thread::* groups = bulk ? &Thread::bulkCopies : &Thread::asyncCopies;
  if (form.has("commit_group")) return commits(groups);
  if (form.has("wait_group")) return waitFor(form, groups, false);
  if (form.has("wait_all")) return waitFor(form, groups, true);
  if (!bulk) return asyncCopy(form);
  if (form.has("tensor")) return tensorCopy(form);
  return form.has("prefetch") ? bulkPrefetch(form) : bulkCopy(form);
}

}  // namespace

std::vector<uint64_t> blocksIn(uint64_t mask, Machine& machine, const Thread& thread) {
  const size_t count = machine.cluster().size();
  std::vector<uint64_t> ranks;
  for (uint64_t rank = 0; rank < 16; ++rank) {
    if ((mask >> rank & 1) == 0) continue;
    ranks.push_back(rank);
    if (rank < count) continue;
    machine.fail(thread, "emulate_c2",
                 "the mask " + std::to_string(mask) + " of multicast names block " + std::to_string(rank) +
                     ", and the cluster has " + std::to_string(count) + (count == 1 ? " block" : " blocks"));
    return {};
  }
  return ranks;
}

std::vector<uint64_t> blocksOf(const Completion& end, Machine& machine, const Thread& thread,
                               uint64_t shared) {
  if (!end.blocks) return {rankOf(shared)};
  return blocksIn((*end.blocks)(machine, thread) & lowBits(16), machine, thread);
}

uint64_t barrierOf(const Completion& end, uint64_t barrier, uint64_t rank) {
  if (!end.blocks) return barrier;
  // At the same place in the block that is written, or in the one of its pair that the barrier is of.
  const uint64_t block = end.pair ? (rank & ~uint64_t{1}) | (rankOf(barrier) & 1) : rank;
  return (barrier & kOffsetMask) | windowOfRank(block);
}

void addBulk(Makers& makers) {
  makers["cp"] = copy;
  makers["tensormap"] = replaceInTensorMap;
}

}  // namespace cutecheck::emulate
