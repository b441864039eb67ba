// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The offsets repeat: those of the low digits come again for every coordinate of the high ones, moved by a
// constant. So a block of a few thousand is computed, and every other block is the first one plus a number:
// no offset but those of the first block needs a division.
#include "core/layout/image.h"

#include <algorithm>
#include <limits>

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

constexpr int64_t kBlockBytes = 1 << 12;

// The digits of the indices below `count`: no extent is 1, the last one is as large as they need, and what
// continues the digit below it is one with it.
ModeList digitsBelow(const ModeList& modes, int64_t count) {
  ModeList digits;
  int64_t place = 1;
  for (size_t i = 0; i < modes.size() && place < count; ++i) {
    const int64_t left = (count - 1) / place + 1;
    const int64_t extent = i + 1 == modes.size() ? left : std::min(modes[i].extent, left);
    if (extent == 1) continue;
    const bool continues =
        !digits.empty() && Int128{digits.back().stride} * digits.back().extent == modes[i].stride;
    int64_t merged = 0;
    if (continues && !__builtin_mul_overflow(digits.back().extent, extent, &merged))
      digits.back().extent = merged;
    else
      digits.push_back({extent, modes[i].stride});
    if (__builtin_mul_overflow(place, extent, &place)) break;
  }
  return digits;
}

// Does every offset of these digits fit, and every sum on the way to it?
template <typename T>
bool allFit(const ModeList& digits) {
  Int128 least = 0, most = 0;
  for (const Mode& m : digits) {
    (m.stride < 0 ? least : most) += Int128{m.stride} * (m.extent - 1);
    if (least < std::numeric_limits<T>::min() || most > std::numeric_limits<T>::max()) return false;
  }
  return true;
}

// to[i] = from[i] + by for 0 <= i < count; the two do not overlap.
template <typename T>
void movedCopy(const T* from, T by, T* to, int64_t count) {
  std::transform(from, from + count, to, [by](T offset) { return static_cast<T>(offset + by); });
}

template <typename T>
void writeBlocks(const ModeList& digits, std::span<T> out) {
  const auto count = static_cast<int64_t>(out.size());
  constexpr auto kBlock = static_cast<int64_t>(kBlockBytes / sizeof(T));
  // The block: all of the low digits, and `part` coordinates of the one that no longer fits.
  out[0] = 0;
  int64_t place = 1, part = 1;
  size_t split = 0;
  for (; split < digits.size(); ++split) {
    const Mode& m = digits[split];
    part = std::min({m.extent, kBlock / place, (count + place - 1) / place});
    for (int64_t x = 1; x < part; x *= 2)  // twice as much with each copy
      movedCopy(out.data(), static_cast<T>(x * m.stride), out.data() + x * place,
                std::min(std::min(x, part - x) * place, count - x * place));
    if (part < m.extent) break;
    place *= part;
    part = 1;
  }
  if (split == digits.size()) return;

  ShortVector<int64_t, IntTuple::kPlainLeaves> at;
  for (size_t i = split; i < digits.size(); ++i) at.push_back(0);
  at[0] = part;
  Int128 by = Int128{part} * digits[split].stride;
  for (int64_t done = place * part; done < count;) {
    const int64_t rows = std::min(part, digits[split].extent - at[0]);
    const int64_t length = std::min(rows * place, count - done);
    movedCopy(out.data(), static_cast<T>(by), out.data() + done, length);
    done += length;
    at[0] += rows;
    by += Int128{rows} * digits[split].stride;
    for (size_t i = 0; i + 1 < at.size() && at[i] == digits[split + i].extent; ++i) {
      by += digits[split + i + 1].stride - Int128{digits[split + i].stride} * digits[split + i].extent;
      at[i] = 0;
      ++at[i + 1];
    }
  }
}

template <typename T>
std::optional<Diagnostic> write(const Layout& a, std::span<T> out) {
  auto read = flatModes(a, "crd2idx_c3");
  if (!read.ok()) return std::move(read).error();
  ModeList modes = std::move(read).value();
  if (out.empty()) return std::nullopt;
  const ModeList digits = digitsBelow(modes, static_cast<int64_t>(out.size()));
  if (allFit<T>(digits)) {
    writeBlocks(digits, out);
    return std::nullopt;
  }
  // The farthest corner leaves T, but the indices may stop short of it: one by one.
  dropUnits(modes);
  for (size_t i = 0; i < out.size(); ++i) {
    const auto offset = evaluateModes(modes, static_cast<int64_t>(i));
    if (!offset || *offset < std::numeric_limits<T>::min() || *offset > std::numeric_limits<T>::max())
      return overflow("crd2idx_c2", "the offset");
    out[i] = static_cast<T>(*offset);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Diagnostic> writeImage(const Layout& a, std::span<int64_t> out) { return write(a, out); }
std::optional<Diagnostic> writeImage(const Layout& a, std::span<int32_t> out) { return write(a, out); }

}  // namespace cutecheck
