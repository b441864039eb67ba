// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma.sync: a product of one warp, all operands in registers.
#include "oracle/ptx/bytes/fragment.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/product.h"

namespace cutecheck::emulate {

namespace {

struct Product {
  Shape shape;
  Element a, b, c, d;
  BitProduct bits = BitProduct::kNone;
  bool saturates = false;
};

int registerBits(Element element) { return element == Element::kF64 ? 64 : 32; }

// Calls visit(lane, register, shift, lane's value's index) for each value that a warp's registers hold.
template <typename Visit>
void eachHeld(const Registers& registers, Element element, Visit&& visit) {
  const auto each = static_cast<uint64_t>(registerBits(element) / bitsOf(element));
  for (uint64_t lane = 0; lane < 32; ++lane)
    for (uint64_t r = 0; r < registers.size(); ++r)
      for (uint64_t i = 0; i < each; ++i)
        visit(lane, r, i, *registers[r], static_cast<int>(i) * bitsOf(element));
}

// The same product as places of its elements.
DataProduct placesOf(const Product& of, const std::string& name, std::span<Thread> warp, const Registers& a,
                     const Registers& b, const Registers& c, const Registers& d) {
  const Shape s = of.shape;
  DataProduct made{name, of.a, of.b, of.c, of.d, s.m, s.n, s.k, 1, of.saturates, of.bits != BitProduct::kNone,
                   std::vector<DataPlace>(s.m * s.k), std::vector<DataPlace>(s.n * s.k),
                   std::vector<DataPlace>(s.m * s.n), std::vector<DataPlace>(s.m * s.n), true};
  const auto each = [](Element e) { return static_cast<uint64_t>(registerBits(e) / bitsOf(e)); };
  eachHeld(a, of.a, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
    const auto [row, k] = placeInA(lane, r, i, s.m, each(of.a));
    made.left[row * s.k + k] = {nullptr, &warp[lane], reg, shift};
  });
  eachHeld(b, of.b, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
    const auto [row, k] = placeInB(lane, r, i, each(of.b));
    made.right[row * s.k + k] = {nullptr, &warp[lane], reg, shift};
  });
  const auto sums = [&](const Registers& registers, Element element, std::vector<DataPlace>& all) {
    eachHeld(registers, element, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
      const auto [row, n] = placeInD(lane, r * each(element) + i, s.m);
      all[row * s.n + n] = {nullptr, &warp[lane], reg, shift};
    });
  };
  sums(c, of.c, made.sum);
  sums(d, of.d, made.result);
  return made;
}

Expected<Act> product(const Form& form) {
  if (!form.has("sync") || !form.has("row") || !form.has("col") || form.count() != 4) return form.unknown();
  if (form.has("sp") || form.has("sp::ordered_metadata") || form.has("block_scale")) return form.unknown();
  Product of{};
  std::vector<Element> elements;
  for (const std::string& word : form.words()) {
    if (const auto shape = shapeNamed(word)) of.shape = *shape;
    if (const auto element = elementNamed(word)) elements.push_back(*element);
  }
  if (elements.size() != 4 || of.shape.m == 0) return form.unknown();
  of.d = elements[0], of.a = elements[1], of.b = elements[2], of.c = elements[3];
  of.saturates = form.has("satfinite");
  if (of.a == Element::kB1) of.bits = form.has("xor") ? BitProduct::kXor : BitProduct::kAnd;
  CUTECHECK_TRY(d, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(a, registersOf(form, form.operand(1)));
  CUTECHECK_TRY(b, registersOf(form, form.operand(2)));
  CUTECHECK_TRY(c, registersOf(form, form.operand(3)));
  const auto fits = [](const Registers& registers, uint64_t values, Element element) {
    const auto each = static_cast<uint64_t>(registerBits(element) / bitsOf(element));
    bool all = registers.size() * 32 * each == values;
    for (const auto& one : registers) all = all && one.has_value();
    return all;
  };
  const Shape s = of.shape;
  if (!fits(a, s.m * s.k, of.a) || !fits(b, s.n * s.k, of.b) || !fits(c, s.m * s.n, of.c) ||
      !fits(d, s.m * s.n, of.d))
    return form.unknown("the registers do not hold the matrices");
  const std::string name = form.instruction.opcode;
  return together(32, [=](Machine& machine, std::span<Thread> warp) {
    if (warp.size() != 32) {
      machine.fail(warp[0], "emulate_c10", "its warp has fewer than 32 threads");
      return;
    }
    if (DataWatch* data = machine.data()) {
      data->multiplies(machine, warp[0], placesOf(of, name, warp, a, b, c, d));
      if (machine.failed()) return;
    }
    Matrix left(s.m, s.k), right(s.n, s.k), sum(s.m, s.n);
    const auto each = [](Element e) { return static_cast<uint64_t>(registerBits(e) / bitsOf(e)); };
    eachHeld(a, of.a, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
      const auto [row, k] = placeInA(lane, r, i, s.m, each(of.a));
      left.at(row, k) = valueOf(of.a, warp[lane].registers[reg] >> shift);
    });
    eachHeld(b, of.b, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
      const auto [row, k] = placeInB(lane, r, i, each(of.b));
      right.at(row, k) = valueOf(of.b, warp[lane].registers[reg] >> shift);
    });
    eachHeld(c, of.c, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
      const auto [row, n] = placeInD(lane, r * each(of.c) + i, s.m);
      sum.at(row, n) = valueOf(of.c, warp[lane].registers[reg] >> shift);
    });
    multiply(left, right, sum, of.bits);
    for (Thread& thread : warp)
      for (const auto& reg : d) thread.registers[*reg] = 0;
    eachHeld(d, of.d, [&](uint64_t lane, uint64_t r, uint64_t i, size_t reg, int shift) {
      const auto [row, n] = placeInD(lane, r * each(of.d) + i, s.m);
      warp[lane].registers[reg] |= resultBits(of.d, sum.at(row, n), of.saturates) << shift;
    });
  });
}

}  // namespace

void addWarpProducts(Makers& makers) { makers["mma"] = product; }

}  // namespace cutecheck::emulate
