// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/smem_operand.h"

#include <optional>
#include <string>

#include "lowering/cute_nvgpu/element_offsets.h"

namespace cutecheck::cute_nvgpu {

namespace {

// More than any instruction has, and the bytes that a descriptor's address reaches.
constexpr int64_t kMostElements = int64_t{1} << 16, kReach = int64_t{1} << 18;

// Elements of a mode; nothing where it is not static, or is no operand for its size.
std::optional<int64_t> sizeOf(const Layout& mode) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(mode.shape())) {
    if (!extent.isInt() || extent.value() > kMostElements) return std::nullopt;
    size *= extent.value();
    if (size > kMostElements) return std::nullopt;
  }
  for (const IntTuple& stride : leaves(mode.stride()))
    if (!stride.isInt() || stride.value() > kReach || stride.value() < -kReach) return std::nullopt;
  return size;
}

std::optional<SwizzleMode> modeOf(const Swizzle& swizzle) {
  for (const SwizzleMode mode : {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B,
                                 SwizzleMode::k128BAtom32B}) {
    const Swizzle of = byteSwizzle(mode);
    if (swizzle.bits == 0 ? mode == SwizzleMode::kNone : of == swizzle) return mode;
  }
  return std::nullopt;
}

// Rows of the pattern in a group, behind which the next distance is added.
int64_t rowsOf(SwizzleMode mode) { return mode == SwizzleMode::k128BAtom32B ? 4 : 8; }

// Where the hardware looks for (mn, k), in bytes from the start.
int64_t readAt(const SmemOperand& operand, const MatrixDescriptor& descriptor, int64_t mn, int64_t k) {
  const int64_t row = rowBytes(descriptor.mode), bytes = operand.bytes;
  const int64_t lbo = descriptor.leadingByteOffset, sbo = descriptor.strideByteOffset;
  const bool plain = descriptor.mode == SwizzleMode::kNone;
  const int64_t chunk = row / bytes;  // elements in a row of the pattern
  if (operand.major == Major::kK)
    return row * (mn % 8) + sbo * (mn / 8) + (plain ? lbo * (k / chunk) + k % chunk * bytes : k * bytes);
  const int64_t rows = rowsOf(descriptor.mode), inside = mn % chunk * bytes + row * (k % rows);
  return inside + (plain ? sbo * (mn / chunk) + lbo * (k / rows) : lbo * (mn / chunk) + sbo * (k / rows));
}

}  // namespace

Expected<MatrixDescriptor> describe(const SmemOperand& operand) {
  const auto refused = [](Code code, const char* rule, const std::string& message) {
    return makeError(code, rule, message);
  };
  const bool twoModes = operand.layout.shape().isTuple() && operand.layout.shape().rank() == 2;
  const std::optional<int64_t> extent = twoModes ? sizeOf(operand.layout.mode(0)) : std::nullopt;
  const std::optional<int64_t> depth = twoModes ? sizeOf(operand.layout.mode(1)) : std::nullopt;
  if (!extent || !depth || *extent * *depth > kMostElements)
    return refused(Code::kBadRequest, "smem_operand_c1", "expects a static layout (mn, k) of an operand");
  const std::optional<SwizzleMode> mode = modeOf(operand.swizzle);
  // Of SM100 alone, and there the one of mn-major elements of 32 bits, which have no other.
  const bool wide = operand.arch == MatrixArch::kSm100 && operand.major == Major::kMN && operand.bytes > 2;
  if (!mode || (!wide && *mode == SwizzleMode::k128BAtom32B))
    return refused(Code::kBadRequest, "smem_operand_c2",
                   "expects no swizzle, S<1,4,3>, S<2,4,3> or S<3,4,3>");
  if (wide && *mode != SwizzleMode::k128BAtom32B)
    return refused(Code::kBadRequest, "smem_operand_c5", "expects S<2,5,2> of mn-major elements of 32 bits");
  const std::vector<int64_t> along = elementOffsets(operand.layout.mode(0)),
                             inward = elementOffsets(operand.layout.mode(1));
  const auto bytesAt = [&](int64_t mn, int64_t k) {
    return operand.bytes * (along[static_cast<size_t>(mn)] + inward[static_cast<size_t>(k)]);
  };
  const int64_t row = rowBytes(*mode), chunk = row / operand.bytes;
  MatrixDescriptor descriptor;
  descriptor.arch = operand.arch;
  descriptor.mode = *mode;
  // What is not read is 16 bytes, and that of packed groups.
  descriptor.leadingByteOffset = 16;
  descriptor.strideByteOffset = rowsOf(*mode) * row;
  const bool plain = *mode == SwizzleMode::kNone;
  if (operand.major == Major::kK) {
    if (*extent > 8) descriptor.strideByteOffset = bytesAt(8, 0);
    if (plain && *depth > chunk) descriptor.leadingByteOffset = bytesAt(0, chunk);
  } else {
    int64_t& alongExtent = plain ? descriptor.strideByteOffset : descriptor.leadingByteOffset;
    int64_t& alongDepth = plain ? descriptor.leadingByteOffset : descriptor.strideByteOffset;
    if (*extent > chunk) alongExtent = bytesAt(chunk, 0);
    if (*depth > rowsOf(*mode)) alongDepth = bytesAt(0, rowsOf(*mode));
  }
  for (int64_t k = 0; k < *depth; ++k)
    for (int64_t mn = 0; mn < *extent; ++mn)
      if (readAt(operand, descriptor, mn, k) != bytesAt(mn, k))
        return refused(Code::kNotCanonical, "smem_operand_c3",
                       "no descriptor reads the operand: at (" + std::to_string(mn) + "," +
                           std::to_string(k) + ") it lies " + std::to_string(bytesAt(mn, k)) +
                           " bytes from the start, read are " +
                           std::to_string(readAt(operand, descriptor, mn, k)));
  if (*mode != SwizzleMode::kNone && operand.major == Major::kK && *depth > chunk)
    return refused(Code::kBadRequest, "smem_operand_c4",
                   "expects at most " + std::to_string(chunk) +
                       " elements of k in a row of the swizzle, but got " + std::to_string(*depth));
  CUTECHECK_TRY(word, encode(descriptor));
  (void)word;
  return descriptor;
}

}  // namespace cutecheck::cute_nvgpu
