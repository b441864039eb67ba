// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/predicates/bank_rank.h"

#include <bit>
#include <optional>

namespace cutecheck::oracle {

namespace {

constexpr uint64_t kMostOffset = uint64_t{1} << 40;

std::optional<uint64_t> powerOfTwo(const Scalar& s) {
  const std::optional<Int128> value = Polynomial::of(s).constant();
  if (!value || *value < 1 || *value > Int128(kMostOffset)) return std::nullopt;
  const auto number = static_cast<uint64_t>(*value);
  return std::has_single_bit(number) ? std::optional(number) : std::nullopt;
}

// One bit of the field after the other, each onto its target.
uint64_t swizzleBits(const Swizzle& swizzle, uint64_t x) {
  uint64_t flips = 0;
  for (int j = 0; j < swizzle.bits; ++j) {
    const int source = swizzle.base + j + (swizzle.shift > 0 ? swizzle.shift : 0);
    const int target = swizzle.base + j + (swizzle.shift < 0 ? -swizzle.shift : 0);
    flips |= (x >> source & 1) << target;
  }
  return x ^ flips;
}

}  // namespace

bool independentBanks(const Function& offsets, const Access& access) {
  if (!std::has_single_bit(static_cast<uint64_t>(access.elt))) return false;
  const std::vector<Function> parts =
      offsets.kind == Function::Kind::kChain ? offsets.parts : std::vector<Function>{offsets};
  std::vector<uint64_t> given;  // by each bit of the lane
  uint64_t taken = 0;
  for (const Function& mode : flatParts(parts[0])) {
    if (mode.kind != Function::Kind::kMode) return false;
    const std::optional<uint64_t> extent = powerOfTwo(mode.extent), stride = powerOfTwo(mode.stride);
    if (!extent || (*extent > 1 && (!stride || *extent > kMostOffset / *stride))) return false;
    for (uint64_t bit = 1; bit < *extent; bit *= 2) {
      given.push_back(bit * *stride);
      if ((taken & given.back()) != 0) return false;
      taken |= given.back();
    }
  }
  bool swizzled = false;
  for (size_t i = 1; i < parts.size(); ++i) {
    if (parts[i].kind == Function::Kind::kSwizzle) {
      swizzled = true;
      for (uint64_t& bits : given) bits = swizzleBits(parts[i].swizzle, bits);
      continue;
    }
    if (parts[i].kind != Function::Kind::kShift) return false;
    const std::optional<Int128> shift = Polynomial::of(parts[i].shift).constant();
    if (!shift || *shift < 0 || *shift > Int128(kMostOffset)) return false;
    // A sum is an xor where it does not carry; behind a swizzle only 0 is simple enough.
    if (swizzled ? *shift != 0 : (taken & static_cast<uint64_t>(*shift)) != 0) return false;
    taken |= swizzled ? 0 : static_cast<uint64_t>(*shift);
  }
  // Gauss, on the bits that number the banks.
  const auto unit = static_cast<uint64_t>(access.unit()), elt = static_cast<uint64_t>(access.elt);
  const uint64_t bankBits = static_cast<uint64_t>(kBankRow) - unit;
  std::vector<uint64_t> rows;
  for (uint64_t bits : given) {
    uint64_t vector = bits * elt & bankBits;
    for (uint64_t row : rows)
      if ((vector ^ row) < vector) vector ^= row;
    if (vector == 0) return false;
    rows.push_back(vector);
  }
  return true;
}

bool independentBanks(const Goal& goal) {
  if (goal.kind != Goal::Kind::kInjective || !goal.firstLane || goal.f.meaning.kind != Function::Kind::kChain) return false;
  // Behind the offsets: elements to bytes, and bytes to units in a row of banks (bankOf).
  std::vector<Function> offsets = goal.f.meaning.parts;
  if (offsets.size() < 3) return false;
  const std::vector<Function> units = flatParts(offsets.back()), bytes = flatParts(offsets[offsets.size() - 2]);
  offsets.resize(offsets.size() - 2);
  const auto numberOf = [](const Scalar& s) -> int64_t {
    return narrow(Polynomial::of(s).constant().value_or(0)).value_or(0);
  };
  if (units.size() != 3 || bytes.size() != 1 || units[0].kind != Function::Kind::kMode) return false;
  Access access;
  access.elt = bytes[0].kind == Function::Kind::kMode ? numberOf(bytes[0].stride) : 0;
  for (access.bytes = 16; access.bytes > 0 && access.unit() != numberOf(units[0].extent);) access.bytes /= 2;
  return access.elt > 0 && access.bytes > 0 && independentBanks(Function::chain(std::move(offsets)), access);
}

}  // namespace cutecheck::oracle
