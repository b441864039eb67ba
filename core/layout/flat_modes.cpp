// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/flat_modes.h"

namespace cutecheck {

Expected<ModeList> flatModes(const Layout& a, const char* rule) {
  ModeList modes;
  const bool numbers = eachLeaf(a.shape(), a.stride(), [&](int64_t extent, int64_t stride) {
    modes.push_back({extent, stride});
    return true;
  });
  if (numbers) return modes;
  if (a.isStatic())
    return makeError(Code::kBasisStride, rule, "the strides must be integers, not basis elements");
  return makeError(Code::kNotStatic, rule, "the extents and strides must be static");
}

Layout fromModes(std::span<const Mode> modes) {
  if (modes.empty()) return Layout();
  if (modes.size() == 1) return Layout::unchecked(modes[0].extent, modes[0].stride);
  return Layout::unchecked(IntTuple::ofInts(modes.size(), [&](size_t i) { return modes[i].extent; }),
                           IntTuple::ofInts(modes.size(), [&](size_t i) { return modes[i].stride; }));
}

void dropUnits(ModeList& modes) {
  if (modes.empty()) return;
  const Mode last = modes.back();
  modes.pop_back();
  modes.removeIf([](const Mode& m) { return m.extent == 1; });
  modes.push_back(last);
}

std::optional<Int128> evaluateModes(std::span<const Mode> modes, Int128 index) {
  Int128 sum = 0;
  for (size_t i = 0; i < modes.size() && index != 0; ++i) {
    // Truncating division keeps the sign of the index in every digit, which is a(-i) = -a(i).
    const bool last = i + 1 == modes.size();
    const Int128 digit = last ? index : index % modes[i].extent;
    if (!last) index /= modes[i].extent;
    const auto term = checkedMul(digit, modes[i].stride);
    const auto next = term ? checkedAdd(sum, *term) : std::nullopt;
    if (!next) return std::nullopt;
    sum = *next;
  }
  return sum;
}

std::optional<Int128> sizeOf(std::span<const Mode> modes) {
  Int128 product = 1;
  for (const Mode& m : modes) {
    const auto next = checkedMul(product, m.extent);
    if (!next) return std::nullopt;
    product = *next;
  }
  return product;
}

Diagnostic overflow(const char* rule, const char* what) {
  return makeError(Code::kOverflow, rule, std::string(what) + " leaves int64_t");
}

}  // namespace cutecheck
