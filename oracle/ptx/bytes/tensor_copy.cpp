// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of boxes of tensors, and tensor maps that a kernel changes.
#include <cstring>

#include "oracle/ptx/bytes/bulk.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/reduction.h"
#include "oracle/ptx/bytes/tensor_map.h"

namespace cutecheck::emulate {

namespace {

// What [map, {coordinates}] and {offsets} say, as the thread has them.
struct Box {
  Address map;
  std::vector<Source> start, offsets;
  size_t modes = 0;  // as the opcode says: 1d to 5d
  bool im2col = false;
};

struct ReadBox {
  TensorMap map;
  std::vector<int64_t> start, offsets;
};

Expected<Box> boxOf(const Form& form, const ptx::PtxOperand& operand) {
  if (operand.kind != ptx::PtxOperand::Kind::kAddress || operand.parts.size() != 2)
    return form.unknown("no coordinates stand behind the tensor map");
  CUTECHECK_TRY(map, Address::make(form, operand));
  CUTECHECK_TRY(start, sourcesOf(form, operand.parts[1]));
  Box made{map, start, {}};
  for (const std::string& word : form.words())
    if (word.size() == 2 && word[1] == 'd') made.modes = static_cast<size_t>(word[0] - '0');
  made.im2col = form.has("im2col") || form.has("im2col_no_offs");
  return made;
}

// The 128 bytes that a driver writes are opaque, and another object may be there.
bool isForeign(Machine& machine, const Thread& thread, const TensorMap& map) {
  if (map.magic == TensorMap::kMagic) return false;
  machine.fail(thread, "emulate_c1", "no tensor map that the machine can read is there");
  return true;
}

std::optional<ReadBox> read(Machine& machine, const Thread& thread, const Box& box) {
  const uint8_t* words = machine.at(thread, Space::kGeneric, box.map(machine, thread), 128, 64);
  if (!words) return std::nullopt;
  ReadBox made;
  std::memcpy(&made.map, words, sizeof made.map);
  if (isForeign(machine, thread, made.map)) return std::nullopt;
  const auto fail = [&](const std::string& why) {
    machine.fail(thread, "emulate_c7", why);
    return std::nullopt;
  };
  if (box.modes != made.map.rank || box.start.size() != box.modes)
    return fail("it is a copy of " + std::to_string(box.modes) + " modes with " +
                std::to_string(box.start.size()) + " coordinates, and its tensor map has " +
                std::to_string(made.map.rank));
  if (box.im2col != (made.map.im2col != 0))
    return fail("the tensor map is of the other mode: tile, or im2col");
  for (const Source& one : box.start) made.start.push_back(static_cast<int32_t>(one(machine, thread)));
  for (const Source& one : box.offsets)
    made.offsets.push_back(static_cast<int64_t>(one(machine, thread) & 0xffff));
  return made;
}

// What a load by a map of tf32 makes of an element, with or without ftz: the nearest tf32, of two the even
// one; a NaN becomes 0x7fffe000. PTX does not say it, an H200 does it (docs/reference/golden.md).
void roundToTf32(Machine& machine, const Thread& thread, uint8_t* at) {
  if (DataWatch* data = machine.data()) data->rounds(machine, thread, at, Element::kF32, Element::kTf32);
  uint32_t word = 0;
  std::memcpy(&word, at, sizeof word);
  word = static_cast<uint32_t>(bitsRounded(Element::kTf32, valueOf(Element::kF32, word), Rounding::kNearest));
  std::memcpy(at, &word, sizeof word);
}

// Calls `visit` with the part, or with its elements one by one where one of them may be outside of memory.
template <typename Visit>
void eachThatIsThere(Machine& machine, Thread& thread, const BoxPart& part, Visit&& visit) {
  const bool there =
      machine.find(thread, Space::kSharedCluster, part.shared, part.bytes) != nullptr &&
      (!part.global || machine.find(thread, Space::kGlobal, *part.global, part.bytes) != nullptr);
  if (there || part.bytes == part.unit) return visit(part);
  for (uint32_t i = 0; i < part.bytes; i += part.unit) {
    BoxPart one = part;
    one.bytes = part.unit;
    one.shared += i;
    if (one.global) *one.global += i;
    visit(one);
  }
}

void load(Machine& machine, Thread& thread, const ReadBox& box, uint64_t shared) {
  const auto copy = [&](const BoxPart& part) {
    uint8_t* out = machine.writable(thread, Space::kSharedCluster, part.shared, part.bytes + part.padding);
    if (!out) return;
    DataWatch* data = machine.data();
    if (data != nullptr) data->copies(machine, thread, out, nullptr, part.bytes + part.padding);
    std::memset(out, 0, part.bytes + part.padding);
    if (!part.global && data != nullptr) data->fillsOutside(box.map.element());
    if (!part.global) return;
    const uint8_t* in = machine.at(thread, Space::kGlobal, *part.global, part.bytes);
    if (!in) return;
    if (data != nullptr) data->copies(machine, thread, out, in, part.bytes);
    std::memcpy(out, in, part.bytes);
    if (box.map.element() == Element::kTf32) roundToTf32(machine, thread, out);
  };
  const bool joins = machine.data() == nullptr && box.map.element() != Element::kTf32;
  const std::string wrong =
      visitBox(box.map, box.start, box.offsets, shared, joins,
               [&](const BoxPart& part) { eachThatIsThere(machine, thread, part, copy); });
  if (!wrong.empty()) machine.fail(thread, "emulate_c7", wrong);
}

void store(Machine& machine, Thread& thread, const ReadBox& box, uint64_t shared,
           const std::string& operation) {
  const auto copy = [&](const BoxPart& part) {
    const uint8_t* in = machine.at(thread, Space::kShared, part.shared, part.bytes);
    if (!in || !part.global) return;
    uint8_t* out = machine.writable(thread, Space::kGlobal, *part.global, part.bytes);
    if (!out) return;
    if (DataWatch* data = machine.data()) {
      if (operation.empty())
        data->copies(machine, thread, out, in, part.bytes);
      else
        data->reduces(machine, thread, out, in, operation, box.map.element());
    }
    if (operation.empty()) {
      std::memcpy(out, in, part.bytes);
      return;
    }
    uint64_t old = 0, value = 0;
    std::memcpy(&old, out, part.bytes);
    std::memcpy(&value, in, part.bytes);
    const uint64_t result = *reduced(operation, box.map.element(), old, value);  // it is one that exists
    std::memcpy(out, &result, part.bytes);
  };
  const bool joins = machine.data() == nullptr && operation.empty();
  const std::string wrong =
      visitBox(box.map, box.start, box.offsets, shared, joins,
               [&](const BoxPart& part) { eachThatIsThere(machine, thread, part, copy); });
  if (!wrong.empty()) machine.fail(thread, "emulate_c7", wrong);
}

// [to], [map, {coordinates}], [barrier]{, {offsets}}{, blocks}{, hint}
Expected<Act> loadBox(const Form& form) {
  if (form.count() < 3 || form.has("tile::gather4") || form.has("im2col::w")) return form.unknown();
  CUTECHECK_TRY(to, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(box, boxOf(form, form.operand(1)));
  Completion end;
  CUTECHECK_TRY(barrier, Address::make(form, form.operand(2)));
  end.barrier = barrier;
  end.pair = form.has("cta_group::2");
  size_t next = 3;
  if (form.has("im2col")) {
    if (form.count() <= next) return form.unknown();
    CUTECHECK_TRY(offsets, sourcesOf(form, form.operand(next++)));
    box.offsets = offsets;
    if (offsets.size() + 2 != box.modes) return form.unknown("im2col takes an offset for each mode but two");
  }
  if (form.has("multicast::cluster")) {
    if (form.count() <= next) return form.unknown();
    CUTECHECK_TRY(blocks, Source::make(form, form.operand(next++)));
    end.blocks = blocks;
  }
  return Act([=, box = box](Machine& machine, Thread& thread) {
    const std::optional<ReadBox> from = read(machine, thread, box);
    if (!from) return Outcome::kExit;
    const uint64_t target = to(machine, thread), at = (*end.barrier)(machine, thread);
    if (!end.pair && !end.blocks && rankOf(at) != rankOf(target))
      return machine.fail(thread, "emulate_c5", "the barrier is of another block than the tile");
    for (const uint64_t rank : blocksOf(end, machine, thread, target))
      machine.later(Unit::kCopy, [=, &machine, &thread, from = *from] {
        load(machine, thread, from, (target & kOffsetMask) | windowOfRank(rank));
        if (machine.failed()) return;
        if (Mbarrier* told = machine.barrierAt(thread, barrierOf(end, at, rank)))
          machine.completeBytes(*told, static_cast<int64_t>(from.map.boxBytes()));
      });
    return Outcome::kNext;
  });
}

// [map, {coordinates}], [from]{, hint}
Expected<Act> storeBox(const Form& form) {
  if (form.count() < 2 || !form.has("bulk_group") || form.has("tile::scatter4")) return form.unknown();
  std::string operation;
  if (form.words()[1] == "reduce") {
    for (const std::string& word : form.words())
      if (word != "tensor" && reduced(word, Element::kU32, 0, 0)) operation = word;
    if (operation.empty()) return form.unknown();
  }
  CUTECHECK_TRY(box, boxOf(form, form.operand(0)));
  CUTECHECK_TRY(from, Address::make(form, form.operand(1)));
  return Act([=](Machine& machine, Thread& thread) {
    const std::optional<ReadBox> to = read(machine, thread, box);
    if (!to) return Outcome::kExit;
    if (to->map.mayChangeNumbers())
      return machine.fail(thread, "emulate_c1",
                          "what a copy out of shared memory by a tensor map of tf32, or with ftz, does to "
                          "numbers is not known");
    if (!operation.empty() && !reducesTensors(operation, to->map.element()))
      return machine.fail(thread, "emulate_c7",
                          "its tensor map has elements of a type that no copy reduces by ." + operation);
    machine.later(Unit::kStore, [=, &machine, &thread, to = *to, source = from(machine, thread),
                                 group = thread.bulkCopies.issued()] {
      --*group;
      store(machine, thread, to, source, operation);
    });
    return Outcome::kNext;
  });
}

// [map, {coordinates}]{, {offsets}}{, hint}: nothing is copied, and the map has to be one of these modes.
Expected<Act> prefetchBox(const Form& form) {
  if (form.count() < 1 || form.has("tile::gather4") || form.has("im2col::w")) return form.unknown();
  CUTECHECK_TRY(box, boxOf(form, form.operand(0)));
  return Act([=, box = box](Machine& machine, Thread& thread) {
    return read(machine, thread, box) ? Outcome::kNext : Outcome::kExit;
  });
}

}  // namespace

Expected<Act> tensorCopy(const Form& form) {
  if (form.has("prefetch")) return prefetchBox(form);
  return form.has("mbarrier::complete_tx::bytes") ? loadBox(form) : storeBox(form);
}

Expected<Act> prefetchTensorMap(const Form& form) {
  if (form.count() != 1 || form.has("const")) return form.unknown();
  CUTECHECK_TRY(at, Address::make(form, form.operand(0)));
  return Act(
      [=, space = form.has("param") ? Space::kParameter : Space::kGeneric](Machine& machine, Thread& thread) {
        const uint8_t* words = machine.at(thread, space, at(machine, thread), 128, 64);
        if (!words) return Outcome::kExit;
        TensorMap map;
        std::memcpy(&map, words, sizeof map);
        return isForeign(machine, thread, map) ? Outcome::kExit : Outcome::kNext;
      });
}

// tensormap.replace.tile.FIELD.SPACE.b1024.TYPE [map], {ordinal,} value
Expected<Act> replaceInTensorMap(const Form& form) {
  if (form.words().size() < 5 || form.words()[1] != "replace" || form.count() < 2) return form.unknown();
  const std::string& field = form.words()[3];
  const std::optional<Space> space = spaceNamed(form.words()[4]);
  CUTECHECK_TRY(at, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(last, Source::make(form, form.operand(form.count() - 1)));
  uint64_t ordinal = 0;
  if (form.count() == 3) {
    if (form.operand(1).kind != ptx::PtxOperand::Kind::kNumber || form.operand(1).number > 4)
      return form.unknown();
    ordinal = form.operand(1).number;
  }
  if (field != "global_address" && field != "global_dim" && field != "global_stride" && field != "box_dim")
    return form.unknown();
  if (field == "global_stride" && ordinal > 3) return form.unknown();
  return Act([=, kept = space.value_or(Space::kGeneric)](Machine& machine, Thread& thread) {
    uint8_t* words = machine.writable(thread, kept, at(machine, thread), 128, 64);
    if (!words) return Outcome::kExit;
    TensorMap map;
    std::memcpy(&map, words, sizeof map);
    if (isForeign(machine, thread, map)) return Outcome::kExit;
    const uint64_t value = last(machine, thread);
    if (field == "global_address") map.base = value;
    if (field == "global_dim") map.lastIndex[ordinal] = static_cast<uint32_t>(value) - 1;
    if (field == "global_stride") map.strides[ordinal] = value;
    if (field == "box_dim") map.box[ordinal] = static_cast<uint16_t>(value);
    std::memcpy(words, &map, sizeof map);
    return Outcome::kNext;
  });
}

}  // namespace cutecheck::emulate
