// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/operand/operand_descriptor.h"

#include <optional>
#include <string>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {

namespace {

constexpr int64_t kSharedBytes = int64_t{1} << 18;  // what the start address of a descriptor reaches
constexpr int64_t kMostElements = int64_t{1} << 20;

// An operand: where each element lies, in bits of shared memory, mn fastest.
struct Operand {
  int64_t mn = 0, k = 0;
  std::vector<int64_t> bits;
  int64_t at(int64_t i, int64_t j) const { return bits[static_cast<size_t>(i + j * mn)]; }
};

// Why a mode does not read the operand: the first element that it misreads, and words; the number of elements
// when a field is too small for distances that would do.
struct Miss {
  int64_t coordinate = 0;
  std::string reason;
};

std::string place(const Operand& a, int64_t coordinate) {
  return "element (" + std::to_string(coordinate % a.mn) + "," + std::to_string(coordinate / a.mn) + ")";
}

Diagnostic usage(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

Expected<Operand> read(const ComposedLayout& a, MatrixArch arch, const OperandForm& form, int64_t address) {
  if (a.layout.rank() != 2 || !a.layout.shape().isTuple())
    return makeError(Code::kRank, "operand_descriptor_c1", "an operand must have two modes, (mn, k)");
  if (form.elementBits != 1 && form.elementBits != 4 && form.elementBits != 8 && form.elementBits != 16 &&
      form.elementBits != 32)
    return usage("operand_descriptor_c2", "an element has 1, 4, 8, 16 or 32 bits");
  CUTECHECK_TRY(mn, size(a.layout.mode(0)));
  CUTECHECK_TRY(k, size(a.layout.mode(1)));
  if (mn % 8 != 0)
    return usage("operand_descriptor_c2",
                 "the first extent " + std::to_string(mn) + " is not a multiple of 8");
  if (k % instructionK(form) != 0)
    return usage("operand_descriptor_c2", "the second extent " + std::to_string(k) +
                                              " is not a multiple of " + std::to_string(instructionK(form)) +
                                              ", what one instruction takes");
  if (address < 0 || address % 16 != 0 || address >= kSharedBytes)
    return usage("operand_descriptor_c2",
                 "the address " + std::to_string(address) + " is not a multiple of 16 below 262144");
  if (form.major == Major::kMn && form.elementBits != 16 &&
      (arch == MatrixArch::kSm90 || (form.elementBits != 8 && form.elementBits != 32)))
    return usage("operand_descriptor_c3",
                 arch == MatrixArch::kSm90 ? "wgmma reads MN-major operands of 16 bits only"
                                           : "tcgen05.mma reads MN-major operands of 8, 16 and 32 bits only");
  if (mn > kMostElements / k)
    return makeError(Code::kUndecided, "operand_descriptor_c5", "more than 2^20 elements");
  CUTECHECK_TRY(image, offsets(a, mn * k));
  Operand operand{mn, k, std::move(image)};
  const int64_t most = (int64_t{1} << 40) / form.elementBits;  // no product overflows below
  for (size_t i = 0; i < operand.bits.size(); ++i) {
    int64_t& bit = operand.bits[i];
    if (bit > most) {
      Diagnostic error = usage("operand_descriptor_c2", "an offset lies outside shared memory");
      error.witness = {static_cast<int64_t>(i)};
      return error;
    }
    bit = bit * form.elementBits + address * 8;
  }
  return operand;
}

// The byte address before the swizzle, by which the hardware reaches `bit`.
int64_t before(const MatrixDescriptor& d, int64_t bit) { return swizzledAddress(d, bit / 8); }

// The descriptors of one mode and base offset, or what they misread.
std::optional<Miss> fit(const Operand& a, const OperandForm& form, MatrixDescriptor d,
                        OperandDescriptors& out) {
  const int64_t chunk = 128 / form.elementBits, row = rowBytes(d.mode) * 8 / form.elementBits;
  const int64_t step = instructionK(form);
  const DistancesRead used = distancesRead(d.mode, form, a.mn, step);
  const auto distance = [&](int64_t mn, int64_t k) { return before(d, a.at(mn, k)) - before(d, a.at(0, 0)); };
  d.leadingByteOffset = 16;
  d.strideByteOffset = groupRows(d.mode) * rowBytes(d.mode);
  const bool plain = d.mode == SwizzleMode::kNone;
  if (form.major == Major::kK) {
    if (used.leading) d.leadingByteOffset = distance(0, chunk);
    if (used.stride) d.strideByteOffset = distance(8, 0);
  } else {
    if (used.leading) d.leadingByteOffset = plain ? distance(0, 8) : distance(row, 0);
    if (used.stride) d.strideByteOffset = plain ? distance(chunk, 0) : distance(0, groupRows(d.mode));
  }
  out = {{}, used};
  for (int64_t first = 0; first < a.k; first += step) {
    d.startAddress = before(d, a.at(0, first));
    for (int64_t k = 0; k < step; ++k) {
      for (int64_t mn = 0; mn < a.mn; ++mn) {
        const int64_t expected = a.at(mn, first + k), got = operandBit(d, form, mn, k);
        if (expected == got) continue;
        const int64_t at = mn + (first + k) * a.mn;
        return Miss{at, place(a, at) + " lies at byte " + std::to_string(expected / 8) +
                            ", the hardware reads byte " + std::to_string(got / 8)};
      }
    }
    if (const auto word = encode(d); !word.ok()) return Miss{a.mn * a.k, word.error().message};
    out.instructions.push_back(d);
  }
  return std::nullopt;
}

}  // namespace

Expected<OperandDescriptors> operandDescriptors(const ComposedLayout& a, MatrixArch arch,
                                                const OperandForm& form, int64_t address) {
  CUTECHECK_TRY(operand, read(a, arch, form, address));
  std::optional<Miss> nearest;
  SwizzleMode nearestMode = SwizzleMode::kNone;
  // Of 32 bits, MN-major has one mode, which nothing else has.
  using Modes = std::vector<SwizzleMode>;
  const Modes modes =
      form.major == Major::kMn && form.elementBits == 32
          ? Modes{SwizzleMode::k128BAtom32B}
          : Modes{SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B};
  for (const SwizzleMode mode : modes) {
    const int late = static_cast<int>(address % patternBytes(mode) / 128);
    for (int base = 0; base <= late; base += late == 0 ? 1 : late) {
      OperandDescriptors found;
      std::optional<Miss> miss = fit(operand, form, {arch, 0, 16, 0, base, false, mode}, found);
      if (!miss) return found;
      if (!nearest || miss->coordinate > nearest->coordinate) {
        nearest = std::move(miss);
        nearestMode = mode;
      }
    }
  }
  Diagnostic error = makeError(Code::kNotCanonical, "operand_descriptor_c4",
                               "no descriptor reads this layout; the nearest has mode " +
                                   std::string(modeName(nearestMode)) + ": " + nearest->reason);
  if (nearest->coordinate < operand.mn * operand.k) error.witness = {nearest->coordinate};
  return error;
}

}  // namespace cutecheck
