// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/nvgpu/matrix_descriptor.h"

namespace cutecheck {

namespace {

// Fields of 14 bits count units of 16 bytes.
constexpr int64_t kUnit = 16, kEnd = int64_t{1} << 18;
constexpr uint64_t kField = (uint64_t{1} << 14) - 1;

struct ModeCode {
  SwizzleMode mode;
  int sm90, sm100;  // -1: the architecture has no such mode
};

// Layout type: bits [62,64) of SM90, [61,64) of SM100.
constexpr ModeCode kModes[] = {{SwizzleMode::kNone, 0, 0},
                               {SwizzleMode::k32B, 3, 6},
                               {SwizzleMode::k64B, 2, 4},
                               {SwizzleMode::k128B, 1, 2},
                               {SwizzleMode::k128BAtom32B, -1, 1}};

int codeOf(const ModeCode& row, MatrixArch arch) {
  return arch == MatrixArch::kSm90 ? row.sm90 : row.sm100;
}

int modeShift(MatrixArch arch) { return arch == MatrixArch::kSm90 ? 62 : 61; }

bool fits(int64_t bytes) { return bytes >= 0 && bytes < kEnd && bytes % kUnit == 0; }

uint64_t units(int64_t bytes) {
  return static_cast<uint64_t>(bytes / kUnit);
}

int64_t bytesAt(uint64_t word, int shift) { return static_cast<int64_t>((word >> shift) & kField) * kUnit; }

Diagnostic usage(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

}  // namespace

std::string_view modeName(SwizzleMode mode) {
  switch (mode) {
    case SwizzleMode::kNone:
      return "none";
    case SwizzleMode::k32B:
      return "32B";
    case SwizzleMode::k64B:
      return "64B";
    case SwizzleMode::k128B:
      return "128B";
    case SwizzleMode::k128BAtom32B:
      return "128B_atom_32B";
  }
  return "";
}

Swizzle byteSwizzle(SwizzleMode mode) {
  switch (mode) {
    case SwizzleMode::kNone:
      return {0, 4, 3};
    case SwizzleMode::k32B:
      return {1, 4, 3};
    case SwizzleMode::k64B:
      return {2, 4, 3};
    case SwizzleMode::k128B:
      return {3, 4, 3};
    case SwizzleMode::k128BAtom32B:
      return Swizzle{2, 5, 2};
  }
  return {};
}

int64_t rowBytes(SwizzleMode mode) {
  switch (mode) {
    case SwizzleMode::kNone:
      return 16;
    case SwizzleMode::k32B:
      return 32;
    case SwizzleMode::k64B:
      return 64;
    case SwizzleMode::k128B:
    case SwizzleMode::k128BAtom32B:
      return 128;
  }
  return 0;
}

int64_t patternBytes(SwizzleMode mode) { return mode == SwizzleMode::kNone ? 16 : 8 * rowBytes(mode); }

Expected<uint64_t> encode(const MatrixDescriptor& d) {
  if (!fits(d.startAddress))
    return usage("matrix_descriptor_c1", "the start address " + std::to_string(d.startAddress) +
                                             " is not a multiple of 16 below 262144");
  for (const int64_t distance : {d.leadingByteOffset, d.strideByteOffset})
    if (!fits(distance))
      return usage("matrix_descriptor_c2",
                   "the distance " + std::to_string(distance) + " is not a multiple of 16 in [0, 262144)");
  if (d.baseOffset < 0 || d.baseOffset > 7)
    return usage("matrix_descriptor_c3",
                 "the base offset " + std::to_string(d.baseOffset) + " is not in [0, 8)");
  if (d.leadingAbsolute && d.arch == MatrixArch::kSm90)
    return usage("matrix_descriptor_c4", "only SM100 has an absolute leading address");
  for (const ModeCode& row : kModes) {
    const int code = codeOf(row, d.arch);
    if (row.mode != d.mode || code < 0) continue;
    uint64_t leading = units(d.leadingByteOffset), stride = units(d.strideByteOffset);
    uint64_t word = units(d.startAddress) | leading << 16 | stride << 32;
    word |= static_cast<uint64_t>(d.baseOffset) << 49;
    if (d.arch == MatrixArch::kSm100) word |= uint64_t{1} << 46;
    if (d.leadingAbsolute) word |= uint64_t{1} << 52;
    return word | static_cast<uint64_t>(code) << modeShift(d.arch);
  }
  return usage("matrix_descriptor_c4", "SM90 has no swizzle mode " + std::string(modeName(d.mode)));
}

Expected<MatrixDescriptor> decodeMatrixDescriptor(uint64_t word, MatrixArch arch) {
  const int code = static_cast<int>(word >> modeShift(arch));
  for (const ModeCode& row : kModes) {
    if (codeOf(row, arch) != code) continue;
    MatrixDescriptor d{arch,
                       bytesAt(word, 0),
                       bytesAt(word, 16),
                       bytesAt(word, 32),
                       static_cast<int>(word >> 49 & 7),
                       arch == MatrixArch::kSm100 && (word >> 52 & 1) == 1,
                       row.mode};
    CUTECHECK_TRY(again, encode(d));
    if (again == word) return d;
    int bit = 0;
    while (((again ^ word) >> bit & 1) == 0) ++bit;
    return usage("matrix_descriptor_c5", "bit " + std::to_string(bit) +
                                             (arch == MatrixArch::kSm100 && bit < 49 && bit >= 46
                                                  ? " does not fit version 1 of bits [46,49)"
                                                  : " has no meaning and must be 0"));
  }
  return usage("matrix_descriptor_c4", "the swizzle code " + std::to_string(code) + " names no mode");
}

}  // namespace cutecheck
