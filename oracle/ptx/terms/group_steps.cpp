// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the threads of a warp or a warpgroup do together.
#include <cstring>

#include "oracle/ptx/terms/tracer.h"

namespace cutecheck::terms {

using emulate::DataPlace;
using emulate::DataProduct;
using emulate::Machine;
using emulate::Space;
using emulate::Thread;

// The lane that gives is computed here again, as PTX ISA 9.0, "shfl.sync", says.
void Tracer::shuffles(Machine& machine, std::span<Thread> warp, const Rule& rule) {
  std::vector<Value> values;
  for (const Thread& thread : warp) {
    if (!wholeWarp(machine, rule, thread, warp.size())) return;
    for (const size_t i : {1, 2})
      if (rule.sources[i].reg && !needsNumbers(machine, thread, *rule.sources[i].reg)) return;
    values.push_back(valueOf(machine, thread, rule.sources[0]));
  }
  std::vector<RegisterShadow> made(warp.size());
  std::vector<ptx::PtxPlace> places(warp.size());
  const ptx::PtxOperand& data = program_.kernel.code[warp[0].at].operands[1];
  for (size_t lane = 0; lane < warp.size(); ++lane) {
    const auto by = static_cast<int64_t>(valueOf(machine, warp[lane], rule.sources[1]).number & 31),
               clamp = static_cast<int64_t>(valueOf(machine, warp[lane], rule.sources[2]).number);
    const auto own = static_cast<int64_t>(lane);
    const int64_t segment = clamp >> 8 & 31, most = (own & segment) | (clamp & 31 & ~segment);
    int64_t from = (own & segment) | (by & ~segment);
    bool valid = false;
    if (rule.lane == Rule::Lane::kUp)
      from = own - by, valid = from >= most;
    else if (rule.lane == Rule::Lane::kDown)
      from = own + by, valid = from <= most;
    else if (rule.lane == Rule::Lane::kBfly)
      from = own ^ by, valid = from <= most;
    else
      valid = from <= most;
    if (!valid) from = own;
    for (size_t b = 0; b < 4; ++b) made[lane][b] = values[static_cast<size_t>(from)].shadow[b];
    places[lane] = placeOf(warp[static_cast<size_t>(from)], data);
  }
  for (size_t lane = 0; lane < warp.size(); ++lane)
    for (size_t i = 0; i < rule.results.size(); ++i)
      if (rule.results[i]) {
        shadow_.registers(warp[lane], *rule.results[i]) = i == 0 ? made[lane] : RegisterShadow{};
        placesOf(warp[lane])[*rule.results[i]] = i == 0 ? places[lane] : ptx::kPtxNowhere;
      }
}

void Tracer::movesMatrices(Machine& machine, std::span<Thread> warp, const Rule& rule) {
  if (warp.size() != 32) {
    machine.fail(warp[0], "terms_c6", "no whole warp");
    return;
  }
  // A register may be both: all addresses are read before anything is written.
  std::vector<std::array<const uint8_t*, 8>> rowsOf(rule.results.size());
  for (size_t matrix = 0; matrix < rule.results.size(); ++matrix)
    for (size_t row = 0; row < 8; ++row) {
      const Thread& lane = warp[8 * matrix + row];
      const Value base = valueOf(machine, lane, *rule.base);
      if (!addressFits(machine, lane, base, rule.offset, false, false)) return;
      rowsOf[matrix][row] = machine.at(lane, Space::kShared, base.number + rule.offset, 16, 16);
      if (rowsOf[matrix][row] == nullptr) return;
    }
  for (size_t matrix = 0; matrix < rule.results.size(); ++matrix) {
    const std::array<const uint8_t*, 8>& rows = rowsOf[matrix];
    for (size_t lane = 0; lane < 32; ++lane) {
      RegisterShadow held = shadow_.registers(warp[lane], *rule.results[matrix]);
      if (rule.loads) held = {};
      for (size_t half = 0; half < 2; ++half) {
        const size_t outer = lane / 4, inner = lane % 4 * 2 + half;
        const uint8_t* element = rule.full ? rows[inner] + 2 * outer : rows[outer] + 2 * inner;
        for (size_t b = 0; b < 2; ++b) {
          if (rule.loads)
            held[2 * half + b] = shadow_.memory(element + b);
          else
            shadow_.setMemory(element + b, held[2 * half + b]);
        }
      }
      if (rule.loads) shadow_.registers(warp[lane], *rule.results[matrix]) = held;
    }
  }
}

std::optional<TermId> Tracer::termOf(Machine& machine, const Thread& thread, const DataPlace& place, Element type) {
  const bool isSmall = emulate::isFloat(type) && emulate::bitsOf(type) < 8;
  const auto bytes = isSmall ? static_cast<size_t>(place.shift % 8 + emulate::bitsOf(type) + 7) / 8
                             : static_cast<size_t>(bytesOf(type));
  std::array<Piece, 8> pieces{};
  uint64_t number = 0;
  for (size_t b = 0; b < bytes; ++b) {
    if (place.memory != nullptr) {
      pieces[b] = shadow_.memory(place.memory + b);
      number |= uint64_t{place.memory[b]} << (8 * b);
    } else {
      pieces[b] = shadow_.registers(*place.thread, place.reg)[static_cast<size_t>(place.shift) / 8 + b];
    }
  }
  if (place.memory == nullptr) number = place.thread->registers[place.reg] >> (place.shift / 8 * 8);
  const std::span<const Piece> read(pieces.data(), bytes);
  checkBytes(machine, thread, read, number);
  const std::optional<TermId> whole = termOf(machine, thread, read, number);
  if (whole && isSmall) return terms_.small(type, *whole, place.shift % 8);
  if (!whole || emulate::bitsOf(type) != 4) return whole;
  // Four bits of a byte, as a number of 32 bits.
  const TermId four = terms_.number(4, 4), shifted[2] = {*whole, four};
  const TermId low = place.shift % 8 == 0 ? *whole : terms_.make(Op::kShr, Element::kU8, shifted);
  return terms_.make(Op::kConvert, Element::kS32, std::span(&low, 1), "", type);
}

// 32 bits of a row that lie in 4 bytes, the first the lowest; nothing, and an error, where they lie otherwise.
std::optional<TermId> Tracer::wordOf(Machine& machine, const Thread& thread, std::span<const DataPlace> bits) {
  const DataPlace& first = bits[0];
  for (size_t i = 0; i < 32; ++i) {
    const auto at = static_cast<int>(i);
    const bool inMemory = first.memory != nullptr && bits[i].memory == first.memory + i / 8 && bits[i].shift == at % 8;
    const bool inRegister = first.memory == nullptr && bits[i].memory == nullptr && bits[i].thread == first.thread &&
                            bits[i].reg == first.reg && bits[i].shift == at;
    if (inMemory || inRegister) continue;
    machine.fail(thread, "terms_c2", "bits that do not lie in words have no rule for terms");
    return std::nullopt;
  }
  return termOf(machine, thread, first, Element::kU32);
}

// Integers: the count of bits that both words, or exactly one of the two, have.
void Tracer::multipliesBits(Machine& machine, const Thread& thread, const DataProduct& of) {
  const bool both = of.name.find(".and.") != std::string::npos, one = of.name.find(".xor.") != std::string::npos;
  if (both == one || of.saturates || of.scale != 1 || of.c != Element::kS32 || of.d != Element::kS32 || of.k % 32 != 0) {
    machine.fail(thread, "terms_c2", "a product of bits of this form has no rule for terms");
    return;
  }
  const auto words = [&](const std::vector<DataPlace>& places, uint64_t rows) {
    std::vector<TermId> all;
    for (uint64_t at = 0; at < rows * of.k && !machine.failed(); at += 32)
      if (const auto term = wordOf(machine, thread, std::span(places).subspan(at, 32))) all.push_back(*term);
    return all;
  };
  const std::vector<TermId> left = words(of.left, of.m), right = words(of.right, of.n);
  std::vector<TermId> made;
  for (uint64_t row = 0; row < of.m; ++row)
    for (uint64_t column = 0; column < of.n; ++column) {
      if (machine.failed()) return;
      TermId sum = terms_.number(0, 4);
      if (of.adds) {
        const auto term = termOf(machine, thread, of.sum[row * of.n + column], of.c);
        if (!term) return;
        sum = *term;
      }
      for (uint64_t w = 0; w < of.k / 32; ++w) {
        const TermId pair[2] = {left[row * of.k / 32 + w], right[column * of.k / 32 + w]};
        const TermId combined = terms_.make(both ? Op::kAnd : Op::kXor, Element::kU32, pair);
        const TermId terms[2] = {sum, terms_.make(Op::kPopc, Element::kU32, std::span(&combined, 1))};
        sum = terms_.make(Op::kAdd, Element::kU32, terms);
      }
      made.push_back(sum);
    }
  givesProduct(of, made);
}

void Tracer::givesProduct(const DataProduct& of, std::span<const TermId> made) {
  const int bytes = bytesOf(of.d);
  for (size_t i = 0; i < made.size(); ++i) {
    const DataPlace& place = of.result[i];
    // Of tensor memory a lane may be left as it is.
    for (int b = 0; b < bytes && place.memory != nullptr; ++b)
      shadow_.setMemory(place.memory + b, {made[i], static_cast<uint8_t>(b)});
    if (place.thread == nullptr) continue;
    RegisterShadow& shadow = shadow_.registers(*place.thread, place.reg);
    for (int b = 0; b < bytes; ++b) shadow[static_cast<size_t>(place.shift / 8 + b)] = {made[i], static_cast<uint8_t>(b)};
    if (bytes < 8)
      for (size_t b = 4; b < 8; ++b) shadow[b] = {kIsNumber, 0};
  }
}

std::function<void()> Tracer::moves(std::vector<emulate::DataMove> all) {
  std::vector<std::array<Piece, 4>> held;
  for (const emulate::DataMove& one : all) {
    std::array<Piece, 4>& pieces = held.emplace_back();
    for (size_t b = 0; b < one.bytes; ++b)
      pieces[b] = one.from.memory != nullptr
                      ? shadow_.memory(one.from.memory + b)
                      : shadow_.registers(*one.from.thread, one.from.reg)[static_cast<size_t>(one.from.shift) / 8 + b];
  }
  return [this, all = std::move(all), held = std::move(held)] {
    for (size_t i = 0; i < all.size(); ++i) {
      const DataPlace& to = all[i].to;
      for (size_t b = 0; b < all[i].bytes; ++b) {
        if (to.memory != nullptr)
          shadow_.setMemory(to.memory + b, held[i][b]);
        else
          shadow_.registers(*to.thread, to.reg)[static_cast<size_t>(to.shift) / 8 + b] = held[i][b];
      }
      if (to.memory != nullptr) continue;
      for (size_t b = 4; b < 8; ++b) shadow_.registers(*to.thread, to.reg)[b] = {kIsNumber, 0};
    }
  };
}

void Tracer::clears(const uint8_t* at, uint64_t bytes) {
  for (uint64_t i = 0; i < bytes; ++i) shadow_.setMemory(at + i, {kUnwritten, 0});
}

// A term of each place; nothing, and an error, where copies of one differ.
std::optional<TermId> Tracer::termOfCopies(Machine& machine, const Thread& thread,
                                           std::span<const DataPlace> copies, Element type) {
  std::optional<TermId> first;
  for (const DataPlace& one : copies) {
    const std::optional<TermId> term = termOf(machine, thread, one, type);
    if (!term) return std::nullopt;
    if (!first) first = term;
    if (*first == *term) continue;
    machine.fail(thread, "terms_c2", "copies of one element that are not the same term");
    return std::nullopt;
  }
  return first;
}

// What the rows of an operand have: elements, of a sparse one what its metadata pick, each with its scale factor.
std::vector<TermId> Tracer::rowsOf(Machine& machine, const Thread& thread, const DataProduct& of, bool left) {
  const std::vector<DataPlace>& places = left ? of.left : of.right;
  const Element type = left ? of.a : of.b;
  const emulate::DataFactors& factors = left ? of.factorsOfLeft : of.factorsOfRight;
  const bool sparse = left && of.metadata.chunks != 0;
  const uint64_t held = sparse ? of.k / 2 : of.k, kept = of.metadata.pairs ? 1 : 2;
  std::vector<TermId> all;
  for (uint64_t row = 0; row < (left ? of.m : of.n) && !machine.failed(); ++row) {
    std::vector<TermId> elements, made;
    for (uint64_t k = 0; k < held; ++k) {
      std::vector<DataPlace> copies = {places[row * held + k]};
      if (left)
        for (const std::vector<DataPlace>& more : of.copiesOfLeft) copies.push_back(more[row * held + k]);
      const auto term = termOfCopies(machine, thread, copies, type);
      if (!term) return all;
      elements.push_back(*term);
    }
    for (uint64_t k = 0; k < of.k && sparse; ++k) {
      const uint64_t chunk = k / (2 * kept);
      const auto said = termOf(machine, thread, of.metadata.places[row * of.metadata.chunks + chunk], Element::kU4);
      if (!said) return all;
      std::vector<TermId> args = {*said, terms_.number(k % (2 * kept), 4)};
      for (uint64_t i = 0; i < kept; ++i) args.push_back(elements[chunk * kept + i]);
      made.push_back(terms_.make(Op::kPick, type, args, of.metadata.pairs ? "1:2" : "2:4"));
    }
    if (sparse) elements = std::move(made);
    for (uint64_t k = 0; k < of.k && factors.each != 0; ++k) {
      const auto factor = termOfCopies(
          machine, thread, factors.places[row * factors.each + k / (of.k / factors.each)], factors.element);
      if (!factor) return all;
      const TermId both[2] = {terms_.make(Op::kConvert, Element::kF64, std::span(&elements[k], 1), "", type),
                              terms_.make(Op::kConvert, Element::kF64, std::span(&*factor, 1), "", factors.element)};
      elements[k] = terms_.make(Op::kMul, Element::kF64, both);
    }
    all.push_back(terms_.tuple(factors.each != 0 ? Element::kF64 : type, elements));
  }
  return all;
}

void Tracer::multiplies(Machine& machine, const Thread& thread, const DataProduct& of) {
  const auto fits = [](Element element) {
    return emulate::bitsOf(element) % 8 == 0 || emulate::bitsOf(element) == 4 || emulate::isFloat(element);
  };
  const bool floats = emulate::isFloat(of.d);
  if (of.left.size() != of.m * of.k / (of.metadata.chunks != 0 ? 2 : 1) || of.right.size() != of.n * of.k ||
      of.result.size() != of.m * of.n) {
    machine.fail(thread, "terms_c2", "a product whose places are not known");
    return;
  }
  if (of.ofBits) return multipliesBits(machine, thread, of);
  if (!fits(of.a) || !fits(of.b) || emulate::bitsOf(of.d) % 8 != 0 || (of.saturates && (floats || of.scale != 1))) {
    machine.fail(thread, "terms_c2", "a product of parts of bytes, or in range, of this form has no rule for terms");
    return;
  }
  const std::vector<TermId> left = rowsOf(machine, thread, of, true), right = rowsOf(machine, thread, of, false);
  if (machine.failed()) return;
  const float scaled = static_cast<float>(of.scale);
  uint32_t scaleBits = 0;
  static_assert(sizeof scaled == sizeof scaleBits);
  std::memcpy(&scaleBits, &scaled, sizeof scaled);
  const TermId scale = terms_.number(scaleBits, 4);
  // Whether a sum is kept in range is part of the function; of tcgen05 its descriptor says so.
  const bool said = of.name.find("satfinite") != std::string::npos;
  std::string name = of.saturates && !said ? of.name + ".satfinite" : of.name;
  // Whether products that are all -0 sum to +0, as they do beside a C that is +0, is not said.
  if (floats && !of.adds) name += " without C";
  if (said && !of.saturates) {
    machine.fail(thread, "terms_c2", "a product in range of this form has no rule for terms");
    return;
  }
  const TermId zero = terms_.number(0, bytesOf(of.c));
  std::vector<TermId> made;
  for (uint64_t row = 0; row < of.m; ++row)
    for (uint64_t column = 0; column < of.n; ++column) {
      TermId sum = zero;
      if (of.adds) {
        const auto term = termOf(machine, thread, of.sum[row * of.n + column], of.c);
        if (!term) return;
        sum = *term;
      }
      if (of.sumScale != 1 && of.adds) {
        const TermId both[2] = {sum, terms_.number(emulate::bitsFor(of.c, of.sumScale), bytesOf(of.c))};
        sum = terms_.make(Op::kMul, of.c, both);
      }
      const TermId args[4] = {left[row], right[column], sum, scale};
      made.push_back(terms_.make(Op::kProduct, of.d, args, name, of.c));
    }
  givesProduct(of, made);
  if (of.negates)
    restsOn_.insert(
        of.name +
        ": a factor -1 of A or B changes the sign of its elements and nothing else, so that two cancel");
  if (of.saturates) restsOn_.insert(of.name + ": the whole sum is kept in range, once");
  restsOn_.insert(of.name + ": each element of D is a function of its own rows of A and B and its element of C");
}

}  // namespace cutecheck::terms
