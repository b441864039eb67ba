// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores, and addresses between spaces.
#include "oracle/ptx/bytes/access.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <utility>

#include "oracle/ptx/bytes/bulk.h"
#include "oracle/ptx/bytes/makers.h"

namespace cutecheck::emulate {

namespace {

// Words that change when and how, not what: caches, scopes, orders between threads that run one by one.
const std::set<std::string, std::less<>>& hints() {
  static const std::set<std::string, std::less<>> all = {"weak",
                                                         "relaxed",
                                                         "acquire",
                                                         "release",
                                                         "volatile",
                                                         "cta",
                                                         "cluster",
                                                         "gpu",
                                                         "sys",
                                                         "nc",
                                                         "ca",
                                                         "cg",
                                                         "cs",
                                                         "lu",
                                                         "cv",
                                                         "wb",
                                                         "wt",
                                                         "L1::evict_normal",
                                                         "L1::evict_last",
                                                         "L1::evict_first",
                                                         "L1::no_allocate",
                                                         "L2::64B",
                                                         "L2::128B",
                                                         "L2::256B"};
  return all;
}

struct Access {
  Space space = Space::kGeneric;
  Type type;
  size_t count = 1;
};

std::optional<Access> accessOf(const Form& form) {
  Access access;
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->lanes != 1 || type->kind == 'p') return std::nullopt;
  access.type = *type;
  bool spaced = false;
  for (size_t i = 1; i + 1 < form.words().size(); ++i) {
    const std::string& word = form.words()[i];
    if (const std::optional<Space> space = spaceNamed(word); space && !std::exchange(spaced, true))
      access.space = *space;
    else if ((word == "v2" || word == "v4" || word == "v8") && access.count == 1)
      access.count = static_cast<size_t>(word[1] - '0');
    else if (!hints().contains(word))
      return std::nullopt;
  }
  return access;
}

constexpr size_t kMostValues = 8;

// f of a word of so many bytes: 1, 2, 4 or 8.
template <typename F>
void ofSize(size_t bytes, F&& f) {
  if (bytes == 1) return f(uint8_t{});
  if (bytes == 2) return f(uint16_t{});
  if (bytes == 4) return f(uint32_t{});
  f(uint64_t{});
}

Expected<Act> load(const Form& form) {
  const std::optional<Access> access = accessOf(form);
  if (!access || form.count() != 2) return form.unknown();
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(from, Address::make(form, form.operand(1)));
  if (to.size() != access->count) return form.unknown();
  const auto size = static_cast<size_t>(access->type.bits / 8);
  const bool extends = access->type.kind == 's';
  Act act = [=, space = access->space](Machine& machine, Thread& thread) {
    const uint64_t address = from(machine, thread);
    const uint8_t* bytes = machine.at(thread, space, address, size * to.size(), size * to.size());
    if (!bytes) return Outcome::kExit;
    machine.accesses(thread, space, address, size * to.size());
    for (size_t i = 0; i < to.size(); ++i) {
      uint64_t value = 0;
      std::memcpy(&value, bytes + i * size, size);
      if (extends && (value >> (8 * size - 1) & 1) != 0) value |= ~lowBits(static_cast<int>(8 * size));
      if (to[i]) thread.registers[*to[i]] = value;
    }
    return Outcome::kNext;
  };
  act.lanes = [=, space = access->space](Lanes& lanes) {
    std::array<uint8_t*, kWarpLanes> bytes;
    if (!lanes.reach(space, from.of(lanes), size * to.size(), false, bytes)) return LanesOutcome::kUndo;
    for (size_t i = 0; i < to.size(); ++i) {
      if (!to[i]) continue;
      uint64_t* const row = lanes.written(*to[i]);
      ofSize(size, [&](auto word) {
        using Word = decltype(word);
        lanes.each([&](uint32_t lane) {
          Word value;
          std::memcpy(&value, bytes[lane] + i * sizeof value, sizeof value);
          row[lane] =
              extends ? static_cast<uint64_t>(int64_t{static_cast<std::make_signed_t<Word>>(value)}) : value;
        });
      });
    }
    return LanesOutcome::kDone;
  };
  return act;
}

Expected<Act> store(const Form& form) {
  const std::optional<Access> access = accessOf(form);
  if (!access || form.count() != 2 || access->space == Space::kParameter) return form.unknown();
  CUTECHECK_TRY(to, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(from, sourcesOf(form, form.operand(1)));
  if (from.size() != access->count) return form.unknown();
  for (const ptx::PtxOperand& one : form.operand(1).kind == ptx::PtxOperand::Kind::kList ? form.operand(1).parts
                                                                                         : std::vector{form.operand(1)})
    if (!fitsType(access->type, one, false)) return form.unknown("a value does not fit its type");
  const auto size = static_cast<size_t>(access->type.bits / 8);
  Act act = [=, space = access->space](Machine& machine, Thread& thread) {
    const uint64_t address = to(machine, thread);
    uint8_t* bytes = machine.writable(thread, space, address, size * from.size(), size * from.size());
    if (!bytes) return Outcome::kExit;
    machine.accesses(thread, space, address, size * from.size());
    for (size_t i = 0; i < from.size(); ++i) {
      const uint64_t value = from[i](machine, thread);
      std::memcpy(bytes + i * size, &value, size);
    }
    return Outcome::kNext;
  };
  act.lanes = [=, space = access->space](Lanes& lanes) {
    std::array<uint8_t*, kWarpLanes> bytes;
    if (!lanes.reach(space, to.of(lanes), size * from.size(), true, bytes)) return LanesOutcome::kUndo;
    // Lane by lane: where several write one byte, the last one stays.
    std::array<LaneWords, kMostValues> rooms;
    std::array<LaneValues, kMostValues> values{};
    for (size_t i = 0; i < from.size(); ++i) values[i] = from[i].of(lanes, rooms[i]);
    ofSize(size, [&](auto word) {
      lanes.each([&](uint32_t lane) {
        for (size_t i = 0; i < from.size(); ++i) {
          const auto value = static_cast<decltype(word)>(values[i][lane]);
          std::memcpy(bytes[lane] + i * sizeof value, &value, sizeof value);
        }
      });
    });
    return LanesOutcome::kDone;
  };
  return act;
}

uint64_t windowOf(Space space) {
  return space == Space::kShared || space == Space::kSharedCluster ? kSharedWindow
         : space == Space::kLocal                                  ? kLocalWindow
         : space == Space::kParameter                              ? kParameterWindow
                                                                   : 0;
}

// cvta, cvta.to: between a space's addresses and generic ones.
Expected<Act> convertAddress(const Form& form) {
  const bool to = form.has("to");
  if (form.words().size() != (to ? 4U : 3U) || form.last() != "u64") return form.unknown();
  const std::optional<Space> space = spaceNamed(form.words()[to ? 2 : 1]);
  if (!space || form.count() != 2) return form.unknown();
  CUTECHECK_TRY(target, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(from, Source::make(form, form.operand(1)));
  if (target.size() != 1 || !target[0]) return form.unknown();
  const uint64_t by = to ? 0 - windowOf(*space) : windowOf(*space);
  Act act = [=, reg = *target[0]](Machine& machine, Thread& thread) {
    thread.registers[reg] = from(machine, thread) + by;
    return Outcome::kNext;
  };
  act.lanes = [=, reg = *target[0]](Lanes& lanes) {
    LaneWords room;
    const LaneValues values = from.of(lanes, room);
    uint64_t* const row = lanes.written(reg);
    lanes.each([&](uint32_t lane) { row[lane] = values[lane] + by; });
    return LanesOutcome::kDone;
  };
  return act;
}

// mapa: the address of the same place in another block of the cluster.
Expected<Act> mapAddress(const Form& form) {
  if (form.count() != 3) return form.unknown();
  const bool shared = form.has("shared::cluster");
  CUTECHECK_TRY(target, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(from, Source::make(form, form.operand(1)));
  CUTECHECK_TRY(rank, Source::make(form, form.operand(2)));
  if (target.size() != 1 || !target[0]) return form.unknown();
  return Act([=, reg = *target[0]](Machine& machine, Thread& thread) {
    const uint64_t address = from(machine, thread), window = shared ? 0 : kSharedWindow;
    const uint64_t block = rank(machine, thread) & lowBits(32);
    if (block >= machine.cluster().size())
      return machine.fail(thread, "emulate_c2", "the cluster has no such block");
    thread.registers[reg] = window + (((address - window) & kOffsetMask) | windowOfRank(block));
    return Outcome::kNext;
  });
}

// Of data nothing is asked. Variables of local memory are not modelled, and no other address is one of it.
Expected<Act> prefetch(const Form& form) {
  if (form.has("local")) return form.unknown();
  return form.has("tensormap") ? prefetchTensorMap(form) : nothing(form);
}

}  // namespace

void addAccesses(Makers& makers) {
  makers["ld"] = load;
  makers["st"] = store;
  makers["cvta"] = convertAddress;
  makers["mapa"] = mapAddress;
  makers["prefetch"] = prefetch;
  // discard is not among them: it leaves bytes open.
  for (const char* name : {"prefetchu", "applypriority"}) makers[name] = nothing;
}

}  // namespace cutecheck::emulate
