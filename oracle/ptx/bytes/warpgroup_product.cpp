// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// wgmma: a product of four warps, carried out late, when somebody waits for it.
#include "oracle/ptx/bytes/bulk.h"
#include "oracle/ptx/bytes/fragment.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/shared_operand.h"
#include "oracle/ptx/bytes/sparse.h"

namespace cutecheck::emulate {

namespace {

constexpr uint32_t kWarpgroup = 128;

struct Product {
  std::string name;
  Shape shape;
  Element a = Element::kF16, b = Element::kF16, d = Element::kF32;
  BitProduct bits = BitProduct::kNone;
  bool saturates = false, sparse = false, inRegisters = false;
  double scale = 1;  // of A times B: 1 or -1
  bool negates = false;
  Major majorA = Major::kK, majorB = Major::kK;
  Registers registersD, registersA;
  Source wordA, wordB, metadata, adds;
  uint64_t selector = 0;
  std::optional<size_t> metadataRegister;
};

// What a thread of the group said when it issued the product.
struct Issued {
  uint64_t wordA = 0, wordB = 0;
  bool adds = false;
  std::vector<uint64_t> metadata;
};

uint64_t valuesInRegister(const Product& of) { return of.d == Element::kF16 ? 2 : 1; }

std::optional<Matrix> heldA(Machine& machine, std::span<Thread> group, const Product& of,
                            const Issued& issued, std::vector<DataPlace>* places) {
  const uint64_t k = of.shape.k / (of.sparse ? 2 : 1);
  if (!of.inRegisters)
    return readOperand(machine, group[0], *group[0].block, issued.wordA, MatrixArch::kSm90,
                       {of.a, of.majorA, 64, k, false}, places);
  const auto each = static_cast<uint64_t>(32 / bitsOf(of.a));
  Matrix made(64, k);
  if (places != nullptr) places->resize(64 * k);
  for (uint64_t id = 0; id < kWarpgroup; ++id)
    for (uint64_t r = 0; r < of.registersA.size(); ++r)
      for (uint64_t i = 0; i < each; ++i) {
        const auto [row, column] = placeInA(id % 32, r, i, 16, each);
        const uint64_t held = group[id].registers[*of.registersA[r]];
        made.at(16 * (id / 32) + row, column) =
            valueOf(of.a, held >> (i * static_cast<uint64_t>(bitsOf(of.a))));
        if (places != nullptr)
          (*places)[(16 * (id / 32) + row) * k + column] = {nullptr, &group[id], *of.registersA[r],
                                                            static_cast<int>(i) * bitsOf(of.a)};
      }
  return made;
}

// PTX ISA 9.0, "Matrix fragments for sparse wgmma.mma_async.sp": who holds the bits of a chunk, and where.
struct MetadataPlace {
  uint64_t thread = 0, bit = 0;
};
MetadataPlace metadataOf(const Product& of, uint64_t row, uint64_t chunk) {
  const uint64_t quad = 32 * (row / 16) + 4 * (row % 8), upper = row % 16 / 8;
  if (bitsOf(of.a) == 8) return {quad + upper + 2 * (chunk / 8), 4 * (chunk % 8)};
  return {quad + 2 * of.selector + chunk / 4, 16 * upper + 4 * (chunk % 4)};
}

// The metadata of a product as places: the registers, where they still have what the product was issued with.
void tellMetadata(Machine& machine, std::span<Thread> group, const Product& of, const Issued& issued, DataProduct& told) {
  const bool pairs = bitsOf(of.a) == 32;
  told.metadata.pairs = pairs;
  told.metadata.chunks = of.shape.k / (pairs ? 2 : 4);
  for (uint64_t row = 0; row < 64; ++row)
    for (uint64_t chunk = 0; chunk < told.metadata.chunks; ++chunk) {
      const auto [id, bit] = metadataOf(of, row, chunk);
      if (!of.metadataRegister || group[id].registers[*of.metadataRegister] != issued.metadata[id]) {
        machine.fail(group[id], "emulate_c1", "metadata that are in no register, or that change before the product is complete");
        return;
      }
      told.metadata.places.push_back({nullptr, &group[id], *of.metadataRegister, static_cast<int>(bit)});
    }
}

void carryOut(Machine& machine, std::span<Thread> group, const Product& of, const Issued& issued) {
  DataWatch* data = machine.data();
  DataProduct watched{of.name, of.a, of.b, of.d, of.d, 64, of.shape.n, of.shape.k, of.scale, of.saturates,
                      of.bits != BitProduct::kNone, {}, {}, {}, {}, issued.adds};
  std::optional<Matrix> a = heldA(machine, group, of, issued, data != nullptr ? &watched.left : nullptr);
  if (a && of.sparse) {
    a = expanded(*a, of.a, [&](uint64_t row, uint64_t chunk) {
      const auto [id, bit] = metadataOf(of, row, chunk);
      return issued.metadata[id] >> bit & 15;
    });
    if (!a) {
      machine.fail(group[0], "emulate_c7", "metadata that says nothing");
      return;
    }
  }
  const std::optional<Matrix> b =
      readOperand(machine, group[0], *group[0].block, issued.wordB, MatrixArch::kSm90,
                  {of.b, of.majorB, of.shape.n, of.shape.k, false}, data != nullptr ? &watched.right : nullptr);
  if (!a || !b) return;
  for (double& value : a->values) value *= of.scale;
  Matrix d(64, of.shape.n);
  const uint64_t each = valuesInRegister(of);
  const auto eachValue = [&](auto&& visit) {
    for (uint64_t first = 0; first < kWarpgroup; first += kWarpLanes)
      for (uint64_t v = 0; v < of.registersD.size() * each; ++v) {
        uint64_t* const held = &group[first].registers[*of.registersD[v / each]];
        for (uint64_t lane = 0; lane < kWarpLanes; ++lane) {
          const auto [row, column] = placeInD(lane, v, 16);
          visit(d.at(first / 2 + row, column), held[lane], 16 * (v % each));
        }
      }
  };
  if (data != nullptr) {
    watched.result.resize(64 * of.shape.n);
    for (uint64_t id = 0; id < kWarpgroup; ++id)
      for (uint64_t v = 0; v < of.registersD.size() * each; ++v) {
        const auto [row, column] = placeInD(id % 32, v, 16);
        watched.result[(16 * (id / 32) + row) * of.shape.n + column] = {
            nullptr, &group[id], *of.registersD[v / each], static_cast<int>(16 * (v % each))};
      }
    watched.sum = watched.result;
    watched.negates = of.negates;
    if (of.sparse) tellMetadata(machine, group, of, issued, watched);
    if (!machine.failed()) data->multiplies(machine, group[0], watched);
    if (machine.failed()) return;
  }
  // The same of f32, two values of a row at once.
  const auto eachPair = [&](auto&& visit) {
    for (uint64_t first = 0; first < kWarpgroup; first += kWarpLanes)
      for (uint64_t v = 0; v < of.registersD.size(); v += 2) {
        uint64_t *const one = &group[first].registers[*of.registersD[v]],
                        *const two = &group[first].registers[*of.registersD[v + 1]];
        for (uint64_t lane = 0; lane < kWarpLanes; ++lane) {
          const auto [row, column] = placeInD(lane, v, 16);
          double* const values = &d.at(first / 2 + row, column);
          visit(values[0], one[lane]);
          visit(values[1], two[lane]);
        }
      }
  };
  if (issued.adds && of.d == Element::kF32)
    eachPair([](double& value, uint64_t& reg) { value = valueOf(Element::kF32, reg); });
  else if (issued.adds)
    eachValue([&](double& value, uint64_t& reg, uint64_t shift) { value = valueOf(of.d, reg >> shift); });
  multiply(*a, *b, d, of.bits);
  if (of.d == Element::kF32) return eachPair([](double& value, uint64_t& reg) { reg = bitsOfF32(value); });
  eachValue([&](double& value, uint64_t& reg, uint64_t shift) {
    const uint64_t mask = lowBits(static_cast<int>(32 / each)) << shift;
    reg = (reg & ~mask & lowBits(32)) | resultBits(of.d, value, of.saturates) << shift;
  });
}

std::optional<uint64_t> number(const Form& form, size_t i) {
  if (i >= form.count() || form.operand(i).kind != ptx::PtxOperand::Kind::kNumber) return std::nullopt;
  return form.operand(i).number;
}

// d, a, b{, metadata, selector}, adds{, scale of a, scale of b{, a is MN-major}{, b is MN-major}}
Expected<Product> productOf(const Form& form) {
  Product of;
  of.name = form.instruction.opcode;
  std::vector<Element> elements;
  for (const std::string& word : form.words()) {
    if (const auto shape = shapeNamed(word)) of.shape = *shape;
    if (const auto element = elementNamed(word)) elements.push_back(*element);
  }
  of.sparse = form.has("sp");
  of.saturates = form.has("satfinite");
  if (form.has("and")) of.bits = BitProduct::kAnd;
  const size_t flag = of.sparse ? 5 : 3;
  if (elements.size() != 3 || of.shape.m != 64 || form.count() <= flag) return form.unknown();
  of.d = elements[0], of.a = elements[1], of.b = elements[2];
  CUTECHECK_TRY(d, registersOf(form, form.operand(0)));
  of.registersD = d;
  of.inRegisters = form.operand(1).kind == ptx::PtxOperand::Kind::kList;
  if (of.inRegisters) {
    CUTECHECK_TRY(a, registersOf(form, form.operand(1)));
    of.registersA = a;
    if (a.size() != 4) return form.unknown();
  } else {
    CUTECHECK_TRY(a, Source::make(form, form.operand(1)));
    of.wordA = a;
  }
  CUTECHECK_TRY(b, Source::make(form, form.operand(2)));
  of.wordB = b;
  if (of.sparse) {
    CUTECHECK_TRY(metadata, Source::make(form, form.operand(3)));
    of.metadata = metadata;
    if (form.operand(3).kind == ptx::PtxOperand::Kind::kRegister) of.metadataRegister = form.operand(3).reg;
    const auto selector = number(form, 4);
    if (!selector || *selector > 1) return form.unknown();
    of.selector = *selector;
  }
  CUTECHECK_TRY(adds, Source::make(form, form.operand(flag)));
  of.adds = adds;
  if (d.size() * valuesInRegister(of) != of.shape.n / 2) return form.unknown("the registers do not hold D");
  for (size_t i = flag + 1; i < form.count(); ++i) {
    const auto value = number(form, i);
    if (!value) return form.unknown();
    const size_t which = i - flag - 1;
    const auto factor = static_cast<int64_t>(*value);
    if (which < 2 && factor != 1 && factor != -1) return form.unknown("a factor of A or B is 1 or -1");
    if (which < 2 && factor == -1) of.scale = -of.scale, of.negates = true;
    const bool ofA = which == 2 && !of.inRegisters;
    if (which >= 2) (ofA ? of.majorA : of.majorB) = *value != 0 ? Major::kMn : Major::kK;
  }
  return of;
}

Expected<Act> issue(const Form& form) {
  CUTECHECK_TRY(of, productOf(form));
  return together(
      kWarpgroup, [of = std::make_shared<Product>(of)](Machine& machine, std::span<Thread> group) {
        if (group.size() != kWarpgroup) {
          machine.fail(group[0], "emulate_c8", "no whole warpgroup");
          return;
        }
        Issued issued;
        issued.wordA = of->inRegisters ? 0 : of->wordA(machine, group[0]);
        issued.wordB = of->wordB(machine, group[0]);
        issued.adds = of->adds(machine, group[0]) != 0;
        std::vector<std::shared_ptr<size_t>> counts;
        for (Thread& thread : group) {
          const bool same = (of->inRegisters || of->wordA(machine, thread) == issued.wordA) &&
                            of->wordB(machine, thread) == issued.wordB &&
                            (of->adds(machine, thread) != 0) == issued.adds;
          if (!same) {
            machine.fail(thread, "emulate_c8", "threads of the warpgroup have different operands");
            return;
          }
          if (of->sparse) issued.metadata.push_back(of->metadata(machine, thread));
          counts.push_back(thread.products.issued());
        }
        machine.later(Unit::kProduct, [of, issued, counts, group, &machine] {
          for (const auto& count : counts) --*count;
          carryOut(machine, group, *of, issued);
        });
      });
}

Expected<Act> warpgroup(const Form& form) {
  if (form.words().size() < 2) return form.unknown();
  const std::string& name = form.words()[1];
  if (name == "fence") return nothing(form);
  if (name == "commit_group") return commits(&Thread::products);
  if (name == "wait_group") {
    if (!number(form, 0)) return form.unknown();
    CUTECHECK_TRY(left, Source::make(form, form.operand(0)));
    return waitsFor(&Thread::products, left);
  }
  return name == "mma_async" ? issue(form) : form.unknown();
}

}  // namespace

void addWarpgroupProducts(Makers& makers) { makers["wgmma"] = warpgroup; }

}  // namespace cutecheck::emulate
