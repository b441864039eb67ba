// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/nvgpu/instruction_descriptor.h"

namespace cutecheck {

namespace {

struct FormatCode {
  UmmaElement element;
  uint32_t code;
};

// Of A and B, by kind.
constexpr FormatCode kF16Formats[] = {{UmmaElement::kF16, 0}, {UmmaElement::kBf16, 1}};
constexpr FormatCode kTf32Formats[] = {{UmmaElement::kTf32, 2}};
constexpr FormatCode kSmallFormats[] = {{UmmaElement::kE4M3, 0},
                                        {UmmaElement::kE5M2, 1},
                                        {UmmaElement::kE2M3, 3},
                                        {UmmaElement::kE3M2, 4},
                                        {UmmaElement::kE2M1, 5}};
constexpr FormatCode kI8Formats[] = {{UmmaElement::kU8, 0}, {UmmaElement::kS8, 1}};
constexpr FormatCode kF4Formats[] = {{UmmaElement::kE2M1, 1}};
// Of D, by kind; kinds with block scaling sum in f32 and have no field for it.
constexpr FormatCode kHalfSums[] = {{UmmaElement::kF16, 0}, {UmmaElement::kF32, 1}};
constexpr FormatCode kFloatSums[] = {{UmmaElement::kF32, 1}};
constexpr FormatCode kIntegerSums[] = {{UmmaElement::kS32, 2}};

template <typename T>
struct Rows {
  const T *begin_, *end_;
  const T* begin() const { return begin_; }
  const T* end() const { return end_; }
};
template <size_t N>
Rows<FormatCode> rows(const FormatCode (&table)[N]) {
  return {table, table + N};
}

Rows<FormatCode> inputFormats(UmmaKind kind) {
  switch (kind) {
    case UmmaKind::kF16:
      return rows(kF16Formats);
    case UmmaKind::kTf32:
      return rows(kTf32Formats);
    case UmmaKind::kF8F6F4:
    case UmmaKind::kMxF8F6F4:
      return rows(kSmallFormats);
    case UmmaKind::kI8:
      return rows(kI8Formats);
    case UmmaKind::kMxF4:
    case UmmaKind::kMxF4NvF4:
      break;
  }
  return rows(kF4Formats);
}

Rows<FormatCode> sumFormats(UmmaKind kind) {
  if (kind == UmmaKind::kF16) return rows(kHalfSums);
  return kind == UmmaKind::kI8 ? rows(kIntegerSums) : rows(kFloatSums);
}

bool isF4(UmmaKind kind) { return kind == UmmaKind::kMxF4 || kind == UmmaKind::kMxF4NvF4; }

Diagnostic usage(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

Expected<uint32_t> codeOf(Rows<FormatCode> formats, UmmaElement element, UmmaKind kind, const char* operand) {
  for (const FormatCode& row : formats)
    if (row.element == element) return row.code;
  return usage("instruction_descriptor_c1", "kind " + std::string(kindName(kind)) + " has no " + operand +
                                                " of " + std::string(elementName(element)));
}

Expected<UmmaElement> elementAt(Rows<FormatCode> formats, uint32_t code, UmmaKind kind, const char* operand) {
  for (const FormatCode& row : formats)
    if (row.code == code) return row.element;
  return usage("instruction_descriptor_c1", "kind " + std::string(kindName(kind)) + " has no format " +
                                                std::to_string(code) + " of " + operand);
}

// The flags that are set and that the kind does not have; nothing when it has all.
const char* foreignFlag(const InstructionDescriptor& d) {
  const bool scaled = isBlockScaled(d.kind);
  if (d.saturate && d.kind != UmmaKind::kI8) return "saturation";
  if ((d.negateA || d.negateB) && d.kind == UmmaKind::kI8) return "negation";
  if ((d.aMn || d.bMn) && isF4(d.kind)) return "MN-major operands";
  if (d.maximumShift != 0 && scaled) return "a weight-stationary shift";
  if ((d.scaleIdA != 0 || d.scaleIdB != 0) && !scaled) return "scale factors";
  if (d.scale == ScaleElement::kUe4m3 && d.kind != UmmaKind::kMxF4NvF4) return "scale factors of ue4m3";
  if (d.k96 && !isF4(d.kind)) return "K of 96";
  if (d.sparsitySelector != 0 && !d.sparse) return "a selector without sparsity";
  return nullptr;
}

std::optional<uint32_t> shiftCode(int rows) {
  switch (rows) {
    case 0:
      return 0;
    case 8:
      return 1;
    case 16:
      return 2;
    case 32:
      return 3;
    default:
      return std::nullopt;
  }
}

bool inTwoBits(int value) { return value >= 0 && value < 4; }

uint32_t bit(bool set, int at) { return set ? uint32_t{1} << at : 0; }

}  // namespace

std::string_view kindName(UmmaKind kind) {
  constexpr std::string_view names[] = {"f16", "tf32", "f8f6f4", "i8", "mxf8f6f4", "mxf4", "mxf4nvf4"};
  return names[static_cast<size_t>(kind)];
}

std::string_view elementName(UmmaElement element) {
  constexpr std::string_view names[] = {"f16",  "bf16", "tf32", "e4m3", "e5m2", "e2m3",
                                        "e3m2", "e2m1", "u8",   "s8",   "f32",  "s32"};
  return names[static_cast<size_t>(element)];
}

bool isBlockScaled(UmmaKind kind) { return kind == UmmaKind::kMxF8F6F4 || isF4(kind); }

Expected<uint32_t> encode(const InstructionDescriptor& d) {
  CUTECHECK_TRY(a, codeOf(inputFormats(d.kind), d.a, d.kind, "A"));
  CUTECHECK_TRY(b, codeOf(inputFormats(d.kind), d.b, d.kind, "B"));
  CUTECHECK_TRY(sums, codeOf(sumFormats(d.kind), d.d, d.kind, "D"));
  if (d.m <= 0 || d.m >= 512 || d.m % 16 != 0 || d.n <= 0 || d.n >= 512 || d.n % 8 != 0)
    return usage("instruction_descriptor_c2", "the shape " + std::to_string(d.m) + "x" + std::to_string(d.n) +
                                                  " is not a multiple of 16x8 below 512");
  if (const char* flag = foreignFlag(d))
    return usage("instruction_descriptor_c3",
                 "kind " + std::string(kindName(d.kind)) + " does not have " + flag);
  const std::optional<uint32_t> shift = shiftCode(d.maximumShift);
  if (!shift || !inTwoBits(d.sparsitySelector) || !inTwoBits(d.scaleIdA) || !inTwoBits(d.scaleIdB))
    return usage("instruction_descriptor_c4",
                 "the selector and scale identifiers are 0 to 3, the shift is 0, 8, 16 or 32");
  uint32_t word = static_cast<uint32_t>(d.sparsitySelector) | bit(d.sparse, 2) | a << 7 | b << 10;
  word |= bit(d.negateA, 13) | bit(d.negateB, 14);
  word |= bit(d.aMn, 15) | bit(d.bMn, 16);
  word |= (static_cast<uint32_t>(d.n) >> 3 & 63) << 17 | (static_cast<uint32_t>(d.m) >> 4 & 31) << 24;
  if (!isBlockScaled(d.kind)) return word | bit(d.saturate, 3) | sums << 4 | *shift << 30;
  const bool powers = d.scale == ScaleElement::kUe8m0;
  word |= bit(powers, 23) | bit(d.k96, 31);
  const auto idA = static_cast<uint32_t>(d.scaleIdA), idB = static_cast<uint32_t>(d.scaleIdB);
  return word | idB << 4 | idA << 29;
}

Expected<InstructionDescriptor> decodeInstructionDescriptor(uint32_t word, UmmaKind kind) {
  const bool scaled = isBlockScaled(kind);
  const auto field = [&](int at, int width) { return word >> at & ((uint32_t{1} << width) - 1); };
  InstructionDescriptor d;
  d.kind = kind;
  // In 4-bit kinds B has two bits of format.
  CUTECHECK_TRY(a, elementAt(inputFormats(kind), field(7, 3), kind, "A"));
  CUTECHECK_TRY(b, elementAt(inputFormats(kind), field(10, isF4(kind) ? 2 : 3), kind, "B"));
  d.a = a;
  d.b = b;
  if (!scaled) {
    CUTECHECK_TRY(sums, elementAt(sumFormats(kind), field(4, 2), kind, "D"));
    d.d = sums;
    d.saturate = field(3, 1) == 1;
    constexpr int shifts[] = {0, 8, 16, 32};
    d.maximumShift = shifts[field(30, 2)];
  } else {
    d.scaleIdB = static_cast<int>(field(4, 2));
    d.scaleIdA = static_cast<int>(field(29, 2));
    d.scale = field(23, 1) == 1 ? ScaleElement::kUe8m0 : ScaleElement::kUe4m3;
    d.k96 = field(31, 1) == 1;
  }
  d.sparsitySelector = static_cast<int>(field(0, 2));
  d.sparse = field(2, 1) == 1;
  d.negateA = field(13, 1) == 1;
  d.negateB = field(14, 1) == 1;
  d.aMn = field(15, 1) == 1;
  d.bMn = field(16, 1) == 1;
  d.n = static_cast<int>(field(17, 6)) * 8;
  d.m = static_cast<int>(field(24, 5)) * 16;
  CUTECHECK_TRY(again, encode(d));
  if (again == word) return d;
  int at = 0;
  while (((again ^ word) >> at & 1) == 0) ++at;
  return usage("instruction_descriptor_c5",
               "bit " + std::to_string(at) + " of kind " + std::string(kindName(kind)) + " has no meaning");
}

}  // namespace cutecheck
