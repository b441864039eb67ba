// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/descriptor/descriptor_text.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

// What the distances of an operand lie between.
struct Roles {
  std::string leading, stride;
};

std::string bytes(int64_t n) { return std::to_string(n) + (n == 1 ? " byte" : " bytes"); }

Roles rolesOf(const MatrixDescriptor& d, const OperandForm& form, int64_t mn) {
  const DistancesRead read = distancesRead(d.mode, form, mn, instructionK(form));
  const std::string row = std::to_string(rowBytes(d.mode) * 8 / form.elementBits);
  Roles roles;
  if (form.major == Major::kK) {
    roles.leading = d.mode == SwizzleMode::kNone ? "along K, between chunks of 16 bytes" : "";
    roles.stride = "along MN, between groups of 8 rows";
  } else if (d.mode == SwizzleMode::kNone) {
    roles.leading = "along K, between groups of 8";
    roles.stride = "along MN, between chunks of 16 bytes";
  } else {
    roles.leading = "along MN, between rows of " + row + " elements";
    roles.stride = "along K, between groups of 8";
  }
  if (!read.leading) roles.leading = "not read";
  if (!read.stride) roles.stride = "not read";
  return roles;
}

std::string line(const char* bits, const char* field, uint64_t value, const std::string& meaning) {
  char text[80];
  std::snprintf(text, sizeof text, "  %-8s %-22s %5llu  ", bits, field,
                static_cast<unsigned long long>(value));
  return text + meaning + '\n';
}

std::string table(uint64_t word, const MatrixDescriptor& d, const std::optional<Roles>& roles) {
  const bool sm90 = d.arch == MatrixArch::kSm90;
  const auto field = [&](int first, int count) { return word >> first & ((uint64_t{1} << count) - 1); };
  const auto role = [&](const std::string& text) { return text.empty() ? text : "; " + text; };
  std::string out =
      "matrix descriptor " + hexadecimal(word) + (sm90 ? " (SM90, wgmma)\n" : " (SM100, tcgen05.mma)\n");
  out += line("0..13", "start address", field(0, 14), "byte " + std::to_string(d.startAddress));
  out += line("16..29", "leading byte offset", field(16, 14),
              (d.leadingAbsolute ? "the address " + std::to_string(d.leadingByteOffset)
                                 : bytes(d.leadingByteOffset)) +
                  role(roles ? roles->leading : ""));
  out += line("32..45", "stride byte offset", field(32, 14),
              bytes(d.strideByteOffset) + role(roles ? roles->stride : ""));
  if (!sm90) out += line("46..48", "version", field(46, 3), "1 on SM100");
  out += line("49..51", "base offset", field(49, 3),
              "the pattern starts at " + bytes(128 * int64_t{d.baseOffset}) + " past a multiple of its size");
  if (!sm90) out += line("52", "leading mode", field(52, 1), d.leadingAbsolute ? "an address" : "a distance");
  out += line(sm90 ? "62..63" : "61..63", "swizzle mode", sm90 ? field(62, 2) : field(61, 3),
              std::string(modeName(d.mode)) + ": " + toString(byteSwizzle(d.mode)) +
                  " of byte addresses, repeats every " + bytes(patternBytes(d.mode)));
  return out;
}

}  // namespace

std::string hexadecimal(uint64_t word) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%016llx", static_cast<unsigned long long>(word));
  return text;
}

Json fieldsJson(uint64_t word, const MatrixDescriptor& d) {
  return {{"word", hexadecimal(word)},
          {"arch", d.arch == MatrixArch::kSm90 ? "sm90" : "sm100"},
          {"start_address", d.startAddress},
          {"leading_byte_offset", d.leadingByteOffset},
          {"stride_byte_offset", d.strideByteOffset},
          {"base_offset", d.baseOffset},
          {"leading_absolute", d.leadingAbsolute},
          {"swizzle", modeName(d.mode)}};
}

std::string fieldsText(uint64_t word, const MatrixDescriptor& d) { return table(word, d, std::nullopt); }

std::string fieldsText(uint64_t word, const MatrixDescriptor& d, const OperandForm& form, int64_t mn) {
  return table(word, d, rolesOf(d, form, mn));
}

std::string readText(const MatrixDescriptor& d, const OperandForm& form, int64_t mn) {
  constexpr int64_t kMostLines = 16, kMostChunks = 8;
  const bool kMajor = form.major == Major::kK;
  const int64_t chunk = std::max<int64_t>(128 / form.elementBits, 1), k = instructionK(form);
  const int64_t lines = kMajor ? mn : k, along = kMajor ? k : mn;
  std::string out;
  for (int64_t i = 0; i < std::min(lines, kMostLines); ++i) {
    out += (kMajor ? "  row " : "  k ") + std::to_string(i) + ":";
    for (int64_t j = 0; j < along && j < kMostChunks * chunk; j += chunk) {
      const int64_t first = operandBit(d, form, kMajor ? i : j, kMajor ? j : i) / 8;
      out += " " + std::to_string(first) + ".." + std::to_string(first + 15);
    }
    out += along > kMostChunks * chunk ? " ...\n" : "\n";
  }
  if (lines > kMostLines) out += "  ... " + std::to_string(lines - kMostLines) + " lines more\n";
  return out;
}

}  // namespace cutecheck::cli
