// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.ld and tcgen05.st: a warp's registers and the 32 lanes of tensor memory that are its own.
#include "oracle/ptx/bytes/tensor_access.h"

#include "oracle/ptx/bytes/machine/data_watch.h"

namespace cutecheck::emulate {

std::optional<TensorShape> tensorShapeNamed(const std::string& word) {
  if (word == "32x32b") return TensorShape::k32x32b;
  if (word == "16x64b") return TensorShape::k16x64b;
  if (word == "16x128b") return TensorShape::k16x128b;
  if (word == "16x256b") return TensorShape::k16x256b;
  if (word == "16x32bx2") return TensorShape::k16x32bx2;
  return std::nullopt;
}

uint32_t registersOf(TensorShape shape) {
  return shape == TensorShape::k16x256b ? 4 : shape == TensorShape::k16x128b ? 2 : 1;
}

TensorPlace placeOf(TensorShape shape, uint32_t lane, uint32_t reg) {
  switch (shape) {
    case TensorShape::k32x32b:
      return {lane, reg};
    case TensorShape::k16x64b:  // two columns: lanes 0, 2 of four above, 1, 3 eight rows below
      return {lane / 4 + 8 * (lane % 2), lane / 2 % 2 + 2 * reg};
    case TensorShape::k16x128b:
      return {lane / 4 + 8 * (reg % 2), lane % 4 + 4 * (reg / 2)};
    case TensorShape::k16x256b:
      return {lane / 4 + 8 * (reg / 2 % 2), 2 * (lane % 4) + reg % 2 + 8 * (reg / 4)};
    case TensorShape::k16x32bx2:  // the upper sixteen lanes begin at the immediate's column
      return {lane % 16, reg};
  }
  return {};
}

uint32_t* tensorWord(Machine& machine, const Thread& thread, Block& block, uint32_t lane, uint32_t column) {
  uint32_t* word = block.tensor.word(lane, column);
  if (!word)
    machine.fail(thread, "emulate_c6",
                 "lane " + std::to_string(lane) + ", column " + std::to_string(column) + " is not allocated");
  return word;
}

namespace {

struct Move {
  bool load = true, halves = false;  // halves: two columns of 16 bits are one register
  TensorShape shape = TensorShape::k32x32b;
  Address address;
  Source split;
  Registers registers;
};

// Calls visit(word, thread, register, shift) for each column, or half of a register, that a warp moves.
template <typename Visit>
void eachWord(Machine& machine, std::span<Thread> warp, const Move& move, uint64_t at, Visit&& visit) {
  const TensorAddress base = TensorAddress::of(at);
  const uint32_t first = warp[0].id / 32 % 4 * 32;
  const uint32_t rows = move.shape == TensorShape::k32x32b ? 32 : 16;
  if (base.lane < first || base.lane % rows != 0 || base.lane + rows > first + 32) {
    machine.fail(warp[0], "emulate_c6",
                 "lanes from " + std::to_string(base.lane) + " on are not those of warp " +
                     std::to_string(warp[0].id / 32));
    return;
  }
  const uint32_t columns = move.halves ? 2 : 1;
  for (Thread& thread : warp)
    for (uint32_t r = 0; r < move.registers.size(); ++r) {
      const uint32_t lane = thread.id % 32;
      const TensorPlace place = placeOf(move.shape, lane, r);
      const bool upper = move.shape == TensorShape::k16x32bx2 && lane >= 16;
      const auto begin = static_cast<uint32_t>(base.column + (upper ? move.split(machine, thread) : 0));
      for (uint32_t half = 0; half < columns; ++half) {
        uint32_t* word = tensorWord(machine, thread, *thread.block, base.lane + place.row,
                                    begin + columns * place.column + half);
        if (!word) return;
        visit(*word, thread, *move.registers[r], 16 * half);
      }
    }
}

// What a load has for each register of each thread, one behind the other.
std::vector<uint64_t> loaded(Machine& machine, std::span<Thread> warp, const Move& move, uint64_t at) {
  std::vector<uint64_t> values;
  eachWord(machine, warp, move, at, [&](const uint32_t& word, Thread&, size_t, uint32_t shift) {
    if (shift == 0) values.push_back(0);
    values.back() |= static_cast<uint64_t>(word & (move.halves ? 0xffffU : ~0U)) << shift;
  });
  return values;
}

void stored(Machine& machine, std::span<Thread> warp, const Move& move, uint64_t at,
            const std::vector<uint64_t>& held) {
  const uint32_t mask = move.halves ? 0xffffU : ~0U;
  size_t next = 0;
  eachWord(machine, warp, move, at, [&](uint32_t& word, Thread&, size_t, uint32_t shift) {
    word = (word & ~mask) | (static_cast<uint32_t>(held[next] >> shift) & mask);
    if (shift != 0 || !move.halves) ++next;
  });
}

// For who follows the data: what it does when the move is carried out.
std::function<void()> told(Machine& machine, std::span<Thread> warp, const Move& move, uint64_t at) {
  if (machine.data() == nullptr || machine.failed()) return [] {};
  std::vector<DataMove> all;
  eachWord(machine, warp, move, at, [&](uint32_t& word, Thread& thread, size_t reg, uint32_t shift) {
    const DataPlace memory{reinterpret_cast<const uint8_t*>(&word), nullptr, 0, 0},
        held{nullptr, &thread, reg, static_cast<int>(shift)};
    all.push_back({move.load ? held : memory, move.load ? memory : held, move.halves ? size_t{2} : size_t{4}});
  });
  return machine.data()->moves(std::move(all));
}

}  // namespace

// ld: registers, [address]{, split}; st: [address], {split,} registers
Expected<Act> tensorLoadStore(const Form& form) {
  Move move;
  move.load = form.words()[1] == "ld";
  move.halves = form.has("pack::16b") || form.has("unpack::16b");
  std::optional<TensorShape> shape;
  for (const std::string& word : form.words())
    if (const auto one = tensorShapeNamed(word)) shape = one;
  if (!shape || form.has("red") || !form.has("sync")) return form.unknown();
  move.shape = *shape;
  const bool splits = move.shape == TensorShape::k16x32bx2;
  if (form.count() != (splits ? 3 : 2)) return form.unknown();
  CUTECHECK_TRY(address, Address::make(form, form.operand(move.load ? 1 : 0)));
  move.address = address;
  if (splits) {
    CUTECHECK_TRY(split, Source::make(form, form.operand(move.load ? 2 : 1)));
    move.split = split;
  }
  CUTECHECK_TRY(registers, registersOf(form, form.operand(move.load ? 0 : form.count() - 1)));
  move.registers = registers;
  for (const auto& one : registers)
    if (!one) return form.unknown();
  const std::string times = "x" + std::to_string(registers.size() / registersOf(move.shape));
  if (registers.size() % registersOf(move.shape) != 0 || !form.has(times))
    return form.unknown("the registers are not as many as the shape has");
  return together(32, [kept = std::make_shared<Move>(move)](Machine& machine, std::span<Thread> warp) {
    const uint64_t at = kept->address(machine, warp[0]) & lowBits(32);
    std::vector<uint64_t> held;
    for (Thread& thread : warp) {
      if ((kept->address(machine, thread) & lowBits(32)) != at) {
        machine.fail(thread, "emulate_c8", "threads of the warp have different addresses");
        return;
      }
      if (!kept->load)
        for (const auto& one : kept->registers) held.push_back(thread.registers[*one]);
      ++(kept->load ? thread.tensorLoads : thread.tensorStores);
    }
    // A load sees what is there now, and its registers have it later.
    if (kept->load) held = loaded(machine, warp, *kept, at);
    const std::function<void()> data = told(machine, warp, *kept, at);
    machine.later(kept->load ? Unit::kCopy : Unit::kStore, [kept, at, held, warp, data, &machine] {
      data();
      for (Thread& thread : warp) --(kept->load ? thread.tensorLoads : thread.tensorStores);
      if (!kept->load) {
        stored(machine, warp, *kept, at, held);
        return;
      }
      size_t next = 0;
      for (Thread& thread : warp)
        for (const auto& one : kept->registers) thread.registers[*one] = held[next++];
    });
  });
}

}  // namespace cutecheck::emulate
