// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/tma_rows.h"

#include <algorithm>
#include <array>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "lowering/cute_nvgpu/atoms/row_refusal.h"

namespace cutecheck::cute_nvgpu {

namespace {

constexpr size_t kMostDimensions = 5;
constexpr int64_t kMostExtent = 256, kTransfer = 16;

constexpr std::array<std::string_view, 13> kFormats = {
    "U8",     "U16",    "U32",     "S32",        "U64",     "S64",        "F16_RN",
    "F32_RN", "F64_RN", "BF16_RN", "F32_FTZ_RN", "TF32_RN", "TF32_FTZ_RN"};
constexpr std::array<std::string_view, 8> kReductions = {"ADD", "MIN", "MAX", "INC",
                                                         "DEC", "AND", "OR",  "XOR"};

int64_t bitsOfFormat(TmaFormat format) {
  switch (format) {
    case TmaFormat::kU8:
      return 8;
    case TmaFormat::kU16:
    case TmaFormat::kF16:
    case TmaFormat::kBF16:
      return 16;
    case TmaFormat::kU64:
    case TmaFormat::kS64:
    case TmaFormat::kF64:
      return 64;
    default:
      return 32;
  }
}

}  // namespace

std::string_view spelled(TmaFormat format) { return kFormats[static_cast<size_t>(format)]; }
std::string_view spelled(TmaReduction reduction) { return kReductions[static_cast<size_t>(reduction)]; }

const std::vector<TmaFormat>& tmaFormats() {
  static const std::vector<TmaFormat> all = [] {
    std::vector<TmaFormat> list;
    for (size_t i = 0; i < kFormats.size(); ++i) list.push_back(static_cast<TmaFormat>(i));
    return list;
  }();
  return all;
}
const std::vector<TmaReduction>& tmaReductions() {
  static const std::vector<TmaReduction> all = [] {
    std::vector<TmaReduction> list;
    for (size_t i = 0; i < kReductions.size(); ++i) list.push_back(static_cast<TmaReduction>(i));
    return list;
  }();
  return all;
}

std::string_view spelled(TmaLoadKind kind) {
  if (kind.pair) return kind.multicast ? "sm_100_2sm_multicast" : "sm_100_2sm";
  return kind.multicast ? "sm_90_multicast" : "sm_90";
}
std::optional<TmaLoadKind> tmaLoadKindNamed(std::string_view name) {
  for (const bool multicast : {false, true})
    for (const bool pair : {false, true})
      if (const TmaLoadKind kind{multicast, pair}; spelled(kind) == name) return kind;
  return std::nullopt;
}

std::optional<TmaFormat> tmaFormatNamed(std::string_view name) {
  for (const TmaFormat format : tmaFormats())
    if (spelled(format) == name) return format;
  return std::nullopt;
}
std::optional<TmaReduction> tmaReductionNamed(std::string_view name) {
  for (const TmaReduction reduction : tmaReductions())
    if (spelled(reduction) == name) return reduction;
  return std::nullopt;
}

std::vector<TmaFormat> tmaFormatsOf(std::string_view element) {
  using enum TmaFormat;
  if (element == "i8" || element == "ui8" || element.starts_with("f8")) return {kU8};
  if (element == "i16") return {kU16};
  if (element == "i32") return {kS32, kU32};
  if (element == "i64") return {kS64, kU64};
  if (element == "f16") return {kF16};
  if (element == "bf16") return {kBF16};
  if (element == "f32") return {kF32, kF32Ftz, kTF32, kTF32Ftz};
  if (element == "tf32") return {kTF32, kTF32Ftz};
  if (element == "f64") return {kF64};
  return {};
}

// PTX ISA 9.0, "cp.reduce.async.bulk.tensor": the types of each operation.
bool reduces(TmaReduction reduction, TmaFormat format) {
  using enum TmaFormat;
  const auto among = [&](std::initializer_list<TmaFormat> formats) {
    return std::find(formats.begin(), formats.end(), format) != formats.end();
  };
  switch (reduction) {
    case TmaReduction::kAdd:
      return among({kU32, kS32, kU64, kF32, kF32Ftz, kF16, kBF16});
    case TmaReduction::kMin:
    case TmaReduction::kMax:
      return among({kU32, kS32, kU64, kS64, kF16, kBF16});
    case TmaReduction::kInc:
    case TmaReduction::kDec:
      return among({kU32});
    default:  // an H200 takes no map of S64 there
      return among({kU32, kS32, kU64});
  }
}

int64_t TmaBox::elements() const {
  int64_t count = 1;
  for (const int64_t extent : extents) count *= extent;
  return count;
}

Expected<TmaBox> checked(const TmaAtom& atom) {
  const std::vector<TmaFormat> formats = tmaFormatsOf(atom.element);
  if (formats.empty())
    return refused("tma_atom_c1", "expects elements that tensor maps hold, but got " + atom.element);
  TmaBox box;
  box.elementBytes = bitsOfFormat(formats.front()) / 8;
  const std::vector<IntTuple> extents = leaves(atom.basis.shape()), strides = leaves(atom.basis.stride());
  if (extents.empty() || extents.size() > kMostDimensions)
    return refused("tma_atom_c2",
                   "expects a box of 1 to 5 dimensions, but got " + std::to_string(extents.size()));
  for (size_t i = 0; i < extents.size(); ++i) {
    if (!extents[i].isInt() || extents[i].value() < 1 || extents[i].value() > kMostExtent)
      return refused("tma_atom_c3",
                     "expects extents of the box of 1 to 256, but got " + toString(extents[i]));
    const bool basis = strides[i].isStatic() && strides[i].value() == 1 && !strides[i].path().empty();
    if (!basis || std::find(box.along.begin(), box.along.end(), strides[i].path()) != box.along.end())
      return refused(
          "tma_atom_c3",
          "expects strides of the box that are basis elements, each once, but got " + toString(strides[i]));
    box.extents.push_back(extents[i].value());
    box.along.push_back(strides[i].path());
  }
  if (box.extents[0] * box.elementBytes % kTransfer != 0)
    return refused("tma_atom_c4", "expects a row of the box that 16 bytes divide, but got " +
                                      std::to_string(box.extents[0] * box.elementBytes) + " bytes");
  if (atom.copyBits != box.elements() * box.elementBytes * 8)
    return refused("tma_atom_c5",
                   "expects copy_bits = " + std::to_string(box.elements() * box.elementBytes * 8) +
                       ", those of the box, but got " + std::to_string(atom.copyBits));
  if (atom.copyBits / 8 > kMostSharedOfBlock)
    return refused("tma_atom_c6",
                   "expects a box of at most 232448 bytes, what shared memory holds, but got " +
                       std::to_string(atom.copyBits / 8));
  return box;
}

std::optional<Diagnostic> mismatched(std::string_view element, TmaFormat format,
                                     std::optional<TmaReduction> reduction) {
  const std::vector<TmaFormat> formats = tmaFormatsOf(element);
  if (std::find(formats.begin(), formats.end(), format) == formats.end())
    return refused("tma_atom_c7", "expects a format of elements of " + std::string(element) + ", but got " +
                                      std::string(spelled(format)));
  if (reduction && !reduces(*reduction, format))
    return refused("tma_atom_c8", "expects a reduction that elements of " + std::string(spelled(format)) +
                                      " have, but got " + std::string(spelled(*reduction)));
  return std::nullopt;
}

namespace {

std::optional<SwizzleMode> modeOf(const Swizzle& swizzle) {
  if (swizzle.bits == 0) return SwizzleMode::kNone;
  for (const SwizzleMode mode : {SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B})
    if (byteSwizzle(mode) == swizzle) return mode;
  return std::nullopt;
}

// The product of the extents; nothing where one is not static, or a stride so large that a sum of them might
// leave 64 bits.
std::optional<int64_t> sizeOf(const Layout& layout) {
  constexpr int64_t kMostStride = int64_t{1} << 32;
  int64_t size = 1;
  for (const IntTuple& extent : leaves(layout.shape()))
    if (!extent.isInt() || __builtin_mul_overflow(size, extent.value(), &size)) return std::nullopt;
  for (const IntTuple& stride : leaves(layout.stride()))
    if (!stride.isStatic() || stride.value() >= kMostStride || stride.value() <= -kMostStride)
      return std::nullopt;
  return size;
}

}  // namespace

std::optional<Diagnostic> misplaced(const TmaBox& box, const TmaPlacement& placement) {
  const std::optional<SwizzleMode> mode = modeOf(placement.swizzle);
  if (!mode) return refused("tma_call_c1", "expects no swizzle, S<1,4,3>, S<2,4,3> or S<3,4,3>");
  const int64_t row = box.extents[0] * box.elementBytes;
  const bool plain = *mode == SwizzleMode::kNone;
  if (!plain && row > rowBytes(*mode))
    return refused("tma_call_c2", "expects rows of at most " + std::to_string(rowBytes(*mode)) +
                                      " bytes under this swizzle, but got " + std::to_string(row));
  const int64_t pitch = plain ? row : rowBytes(*mode), count = box.elements();
  if (sizeOf(placement.coordinates) != count || sizeOf(placement.shared) != count)
    return refused("tma_call_c3",
                   "expects static layouts of " + std::to_string(count) + " elements, those of the box");
  const std::vector<IntTuple> extents = leaves(placement.coordinates.shape()),
                              steps = leaves(placement.coordinates.stride()),
                              sharedExtents = leaves(placement.shared.shape()),
                              sharedSteps = leaves(placement.shared.stride());
  const size_t rank = box.extents.size();
  for (size_t m = 0; m < extents.size(); ++m) {
    const bool still = steps[m].value() == 0 || extents[m].isInt(1);
    if (!still && (steps[m].path().size() != 1 || steps[m].path()[0] >= rank))
      return refused("tma_call_c4", "expects coordinates of " + std::to_string(rank) +
                                        " dimensions, but got a stride " + toString(steps[m]));
  }
  // Elements seen: each coordinate of the box once.
  std::vector<bool> seen(static_cast<size_t>(count), false);
  std::vector<int64_t> coordinate(rank);
  for (int64_t index = 0; index < count; ++index) {
    std::fill(coordinate.begin(), coordinate.end(), 0);
    int64_t rest = index;
    for (size_t m = 0; m < extents.size(); ++m) {
      const int64_t digit = rest % extents[m].value();
      rest /= extents[m].value();
      if (digit != 0 && steps[m].value() != 0) coordinate[steps[m].path()[0]] += digit * steps[m].value();
    }
    int64_t element = 0;
    bool inside = true;
    for (size_t d = rank; d-- > 0;) {
      inside &= coordinate[d] >= 0 && coordinate[d] < box.extents[d];
      element = element * box.extents[d] + coordinate[d];
    }
    if (!inside || seen[static_cast<size_t>(element)])
      return refused("tma_call_c4", "expects the coordinates of the box, each once, but element " +
                                        std::to_string(index) + " is not of them");
    seen[static_cast<size_t>(element)] = true;
    const int64_t written = element / box.extents[0] * pitch + coordinate[0] * box.elementBytes;
    int64_t offset = 0;
    rest = index;
    for (size_t m = 0; m < sharedExtents.size(); ++m) {
      offset += rest % sharedExtents[m].value() * sharedSteps[m].value();
      rest /= sharedExtents[m].value();
    }
    if (offset * box.elementBytes != written) {
      Diagnostic error =
          makeError(Code::kNotCanonical, "tma_call_c5",
                    "element " + std::to_string(index) + " is at byte " + std::to_string(written) +
                        " of the box as TMA writes it, the layout has " + "it at byte " +
                        std::to_string(offset * box.elementBytes));
      error.witness = {index};
      return error;
    }
  }
  return std::nullopt;
}

}  // namespace cutecheck::cute_nvgpu
