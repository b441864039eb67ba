// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/cover.h"

#include <algorithm>
#include <unordered_map>

namespace cutecheck::laws {
namespace {

constexpr int64_t kMostOffsets = int64_t{1} << 16;

// Whether each stride is beyond what all smaller ones reach together: then no offset is taken twice, and there is
// nothing to enumerate.
bool spreads(const Flat& a) {
  std::vector<std::pair<Int128, int64_t>> modes;
  modes.reserve(a.shape.size());
  for (size_t i = 0; i < a.shape.size(); ++i)
    if (a.shape[i] > 1) modes.emplace_back(abs128(a.stride[i]), a.shape[i]);
  std::sort(modes.begin(), modes.end());
  Int128 reach = 0;
  for (const auto& [stride, extent] : modes) {
    if (stride <= reach) return false;
    reach += stride * (extent - 1);
  }
  return true;
}

// A finite set of offsets, with its least missing one.
class OffsetSet {
 public:
  bool insert(int64_t offset) {
    if (offset >= static_cast<int64_t>(taken_.size())) taken_.resize(static_cast<size_t>(offset) + 1);
    if (taken_[static_cast<size_t>(offset)]) return false;
    taken_[static_cast<size_t>(offset)] = true;
    return true;
  }
  int64_t leastMissing() {
    while (missing_ < static_cast<int64_t>(taken_.size()) && taken_[static_cast<size_t>(missing_)])
      ++missing_;
    return missing_;
  }

 private:
  std::vector<bool> taken_;
  int64_t missing_ = 0;
};

}  // namespace

Cover cover(const Flat& a, Int128 cotarget) {
  const Flat block = filtered(a);
  for (int64_t stride : block.stride)
    if (stride < 0) return {true, std::nullopt};
  const Int128 size = sizeOf(block);
  if (cosizeOf(block) > 4 * kMostOffsets || size > kMostOffsets || cotarget > kMostOffsets)
    return {false, std::nullopt};

  OffsetSet taken;
  std::vector<int64_t> offsets;
  for (const Int128 offset : offsetsOf(block)) {
    offsets.push_back(static_cast<int64_t>(offset));
    if (!taken.insert(offsets.back())) return {true, std::nullopt};
  }

  Flat rest;
  int64_t missing = taken.leastMissing();
  while (missing < cotarget) {
    const int64_t stride = missing;
    const size_t copied = offsets.size();
    int64_t copies = 1;
    while (missing < cotarget && missing == copies * stride) {
      for (size_t i = 0; i < copied; ++i) {
        offsets.push_back(offsets[i] + copies * stride);
        if (!taken.insert(offsets.back())) return {true, std::nullopt};
      }
      ++copies;
      missing = taken.leastMissing();
    }
    rest.shape.push_back(copies);
    rest.stride.push_back(stride);
  }
  return {true, coalesced(rest)};
}

Cover complementOf(const Subject& subject, const Layout& layout, const Flat& a, Int128 cotarget) {
  const std::optional<int64_t> extent = narrow(cotarget);
  if (!extent) return {false, std::nullopt};
  const Expected<Layout> answer = subject.complement(layout, *extent);
  if (answer.ok()) {
    const std::optional<Flat> rest = flatAnswer(*answer);
    return {rest.has_value(), rest};
  }
  if (answer.error().code == Code::kUnknownOperation) return cover(a, cotarget);
  return {answer.error().code != Code::kUndecided && answer.error().code != Code::kOverflow, std::nullopt};
}

std::optional<std::pair<int64_t, int64_t>> repeatedOffset(const Flat& a) {
  if (spreads(a)) return std::nullopt;
  const std::vector<Int128> offsets = offsetsOf(a);
  if (imageOf(a).size() == offsets.size()) return std::nullopt;
  std::unordered_map<int64_t, int64_t> first;
  for (size_t i = 0; i < offsets.size(); ++i) {
    const auto index = static_cast<int64_t>(i);
    const auto [entry, fresh] = first.emplace(static_cast<int64_t>(offsets[i]), index);
    if (!fresh) return std::pair{entry->second, index};
  }
  return std::nullopt;
}

}  // namespace cutecheck::laws
