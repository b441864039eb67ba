// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every instruction descriptor of core, read by the oracle's table of fields.
#include <array>

#include "core/nvgpu/instruction_descriptor.h"
#include "oracle/nvgpu/instruction_fields.h"
#include "properties/differential/atoms/umma_words.h"

namespace cutecheck::run {

namespace {

using E = UmmaElement;
using K = UmmaKind;

// Codes of formats, PTX ISA 9.0, both tables of "Instruction descriptor".
struct Format {
  E element;
  uint32_t code;
};
struct KindOf {
  K kind;
  std::vector<Format> inputs, sums;  // none: the kind has no field for D
};
const std::vector<KindOf>& kinds() {
  static const std::vector<Format> small = {
      {E::kE4M3, 0}, {E::kE5M2, 1}, {E::kE2M3, 3}, {E::kE3M2, 4}, {E::kE2M1, 5}};
  static const std::vector<KindOf> all = {
      {K::kF16, {{E::kF16, 0}, {E::kBf16, 1}}, {{E::kF16, 0}, {E::kF32, 1}}},
      {K::kTf32, {{E::kTf32, 2}}, {{E::kF32, 1}}},
      {K::kF8F6F4, small, {{E::kF32, 1}}},
      {K::kI8, {{E::kU8, 0}, {E::kS8, 1}}, {{E::kS32, 2}}},
      {K::kMxF8F6F4, small, {}},
      {K::kMxF4, {{E::kE2M1, 1}}, {}},
      {K::kMxF4NvF4, {{E::kE2M1, 1}}, {}},
  };
  return all;
}

class Reader {
 public:
  FieldTally tally;

  void compare(const InstructionDescriptor& d, const oracle::InstructionFields& expected) {
    const Expected<uint32_t> word = encode(d);
    // Flags that a kind does not have are refused: rule c3, tested where the encoder is.
    if (!word.ok()) return;
    const bool scaled = isBlockScaled(d.kind);
    const bool same = oracle::instructionFields(*word, scaled) == expected;
    (same ? tally.equal : tally.differ) += 1;
    if (!same && tally.first.empty())
      tally.first = std::string(kindName(d.kind)) + " " + std::to_string(d.m) + "x" + std::to_string(d.n) +
                    " word " + std::to_string(*word);
  }
};

}  // namespace

FieldTally instructionsRead() {
  Reader reader;
  for (const KindOf& kind : kinds()) {
    const bool scaled = isBlockScaled(kind.kind);
    const std::vector<Format> noSums = {{E::kF32, 0}};
    for (const Format& a : kind.inputs)
      for (const Format& b : kind.inputs)
        for (const Format& sum : scaled ? noSums : kind.sums)
          for (const int m : {32, 64, 128, 192, 256})
            for (int n = 8; n <= 256; n += 8)
              for (uint32_t flags = 0; flags < 64; ++flags) {
                const uint32_t majors = flags & 3, extra = flags >> 2;
                InstructionDescriptor d;
                d.kind = kind.kind;
                d.a = a.element, d.b = b.element, d.d = sum.element;
                d.m = m, d.n = n;
                d.aMn = (majors & 1) != 0, d.bMn = (majors & 2) != 0;
                oracle::InstructionFields f;
                f.formatA = a.code, f.formatB = b.code, f.formatD = sum.code;
                f.m = static_cast<uint32_t>(m), f.n = static_cast<uint32_t>(n);
                f.mnMajorA = majors & 1, f.mnMajorB = majors >> 1;
                // One flag at a time, each with its values.
                constexpr std::array<int, 4> kShifts = {0, 8, 16, 32};
                const uint32_t value = extra & 3;
                switch (extra >> 2) {
                  case 0:
                    d.sparse = true, d.sparsitySelector = static_cast<int>(value);
                    f.sparse = 1, f.selector = value;
                    break;
                  case 1:
                    d.negateA = (value & 1) != 0, d.negateB = value > 1;
                    f.negateA = value & 1, f.negateB = value >> 1;
                    break;
                  case 2:
                    if (scaled)
                      d.scaleIdA = static_cast<int>(value), d.scaleIdB = static_cast<int>(3 - value);
                    else
                      d.maximumShift = kShifts[value];
                    (scaled ? f.scaleA : f.shift) = value;
                    if (scaled) f.scaleB = 3 - value;
                    break;
                  default:
                    if (scaled)
                      d.k96 = (value & 1) != 0,
                      d.scale = value > 1 ? ScaleElement::kUe4m3 : ScaleElement::kUe8m0;
                    else
                      d.saturate = (value & 1) != 0;
                    (scaled ? f.longK : f.saturate) = value & 1;
                    break;
                }
                if (scaled) f.scaleFormat = d.scale == ScaleElement::kUe8m0 ? 1 : 0;
                reader.compare(d, f);
              }
  }
  return reader.tally;
}

}  // namespace cutecheck::run
