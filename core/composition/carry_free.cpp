// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/carry_free.h"

#include <array>
#include <span>

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

constexpr size_t kMost = 16;

struct Digit {
  int64_t extent;
  int64_t stride;
  int64_t place;  // product of the extents below
  int64_t used;   // how far the coordinates of B reach into it together
};

template <typename T>
class Few {
 public:
  bool push(const T& item) {
    if (count_ == kMost) return false;
    items_[count_++] = item;
    return true;
  }
  size_t size() const { return count_; }
  T& operator[](size_t i) { return items_[i]; }
  T& back() { return items_[count_ - 1]; }
  std::span<const T> items() const { return {items_.data(), count_}; }

 private:
  std::array<T, kMost> items_;
  size_t count_ = 0;
};

// The digits of A: neither extents 1 nor modes that continue the one below; the last leaf, unbounded, as it
// is written.
bool digitsOf(const Layout& a, Few<Digit>& digits) {
  int64_t lastExtent = 1, lastStride = 0, place = 1;
  bool any = false;
  const auto push = [&](int64_t extent, int64_t stride) {
    int64_t end = 0;
    if (digits.size() > 0 && !__builtin_mul_overflow(digits.back().extent, digits.back().stride, &end) &&
        end == stride) {
      if (__builtin_mul_overflow(digits.back().extent, extent, &digits.back().extent)) return false;
    } else if (!digits.push({extent, stride, place, 0})) {
      return false;
    }
    return !__builtin_mul_overflow(place, extent, &place);
  };
  // A leaf is pushed when the next one is met, so that the last one is known.
  const bool read = eachLeaf(a.shape(), a.stride(), [&](int64_t extent, int64_t stride) {
    const bool fits = !any || lastExtent == 1 || push(lastExtent, lastStride);
    lastExtent = extent;
    lastStride = stride;
    any = true;
    return fits;
  });
  return read && any && push(lastExtent, lastStride);
}

// The leaves of the result, and how many of them each leaf of B becomes.
struct Refinement {
  Few<int64_t> extents, strides;
  Few<uint8_t> counts;

  bool push(int64_t extent, int64_t stride) { return extents.push(extent) && strides.push(stride); }
};

// One leaf of B, cut where it runs through the digits of A.
bool refine(Few<Digit>& digits, int64_t extent, int64_t step, Refinement& out) {
  if (step < 0) return false;
  uint8_t count = 0;
  if (extent == 1 || step == 0) return out.push(extent, 0) && out.counts.push(1);
  for (size_t i = 0; i < digits.size(); ++i) {
    Digit& digit = digits[i];
    const bool last = i + 1 == digits.size();
    // composition_r1, composition_r7
    if (step % digit.place != 0) return false;
    const int64_t q = step / digit.place;
    if (!last && q >= digit.extent) continue;
    int64_t taken = extent, stride = 0;
    if (__builtin_mul_overflow(q, digit.stride, &stride)) return false;
    if (!last) {
      const int64_t room = digit.extent / q;
      const bool whole = digit.extent % q == 0;
      // composition_r8, composition_r9
      if (extent > room) {
        if (!whole || extent % room != 0) return false;
        taken = room;
      }
      if (__builtin_add_overflow(digit.used, (taken - 1) * q, &digit.used)) return false;
      // composition_r2, composition_r3, composition_r4, composition_r6
      if (digit.used >= digit.extent) return false;
    }
    if (!out.push(taken, stride)) return false;
    ++count;
    if (taken == extent) return out.counts.push(count);
    extent /= taken;
    step *= taken;
  }
  return false;
}

}  // namespace

std::optional<Layout> carryFreeComposition(const Layout& a, const Layout& b) {
  Few<Digit> digits;
  if (!digitsOf(a, digits)) return std::nullopt;
  Refinement parts;
  int64_t size = 1;
  const bool refines = eachLeaf(b.shape(), b.stride(), [&](int64_t extent, int64_t step) {
    return !__builtin_mul_overflow(size, extent, &size) && refine(digits, extent, step, parts);
  });
  if (!refines) return std::nullopt;
  // Mostly no leaf of B is cut.
  if (parts.extents.size() == parts.counts.size())
    return Layout::unchecked(b.shape(), withInts(b.shape(), parts.strides.items()));
  const IntTuple shape = refined(b.shape(), parts.extents.items(), parts.counts.items());
  return Layout::unchecked(shape, withInts(shape, parts.strides.items()));
}

}  // namespace cutecheck
