#include "core/carry_free.h"

#include <array>

#include "core/fault.h"
#include "core/modes.h"

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

 private:
  std::array<T, kMost> items_;
  size_t count_ = 0;
};

// Calls visit(extent, stride) for each leaf until it returns false; false when a leaf is no integer, too.
template <typename Visit>
bool eachLeaf(const IntTuple& shape, const IntTuple& stride, Visit visit) {
  if (shape.isLeaf()) return shape.isInt() && stride.isInt() && visit(shape.value(), stride.value());
  for (size_t i = 0; i < shape.rank(); ++i)
    if (!eachLeaf(shape.modes()[i], stride.modes()[i], visit)) return false;
  return true;
}

// The digits of A: neither extents 1 nor modes that continue the one below; the last leaf, unbounded, as it is written.
bool digitsOf(const Layout& a, Few<Digit>& digits) {
  int64_t lastExtent = 1, lastStride = 0, place = 1;
  bool any = false;
  const auto push = [&](int64_t extent, int64_t stride) {
    int64_t end = 0;
    if (digits.size() > 0 && !__builtin_mul_overflow(digits.back().extent, digits.back().stride, &end) && end == stride) {
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

struct Part {
  int64_t extent, stride;
};

struct Refinement {
  Few<Part> parts;
  Few<size_t> counts;  // parts of each leaf of B
};

// One leaf of B, cut where it runs through the digits of A.
bool refine(Few<Digit>& digits, int64_t extent, int64_t step, Refinement& out) {
  if (step < 0) return false;
  size_t count = 0;
  if (extent == 1 || step == 0) return out.parts.push({extent, 0}) && out.counts.push(1);
  for (size_t i = 0; i < digits.size(); ++i) {
    Digit& digit = digits[i];
    const bool last = i + 1 == digits.size();
    // composition_r1, composition_r7
    if (step % digit.place != 0) return false;
    const int64_t q = step / digit.place;
    if (!last && q >= digit.extent) continue;
    Part part{extent, 0};
    if (__builtin_mul_overflow(q, digit.stride, &part.stride)) return false;
    if (!last) {
      const int64_t room = digit.extent / q;
      const bool whole = digit.extent % q == 0;
      // composition_r8, composition_r9
      if (extent > room) {
        if (!whole || extent % room != 0) return false;
        part.extent = room;
      }
      if (__builtin_add_overflow(digit.used, (part.extent - 1) * q, &digit.used)) return false;
      // composition_r2, composition_r3, composition_r4, composition_r6
      if (digit.used >= digit.extent && !CUTECHECK_FAULT("carry_free.sums_unchecked")) return false;
    }
    if (!out.parts.push(part)) return false;
    ++count;
    if (part.extent == extent) return out.counts.push(count);
    extent /= part.extent;
    step *= part.extent;
  }
  return false;
}

// The trees of the result, leaf by leaf as B has them.
void build(const IntTuple& tree, Refinement& parts, size_t& leaf, size_t& part, IntTuple& shape, IntTuple& stride) {
  std::vector<IntTuple> shapes, strides;
  if (tree.isTuple()) {
    shapes.resize(tree.rank());
    strides.resize(tree.rank());
    for (size_t i = 0; i < tree.rank(); ++i) build(tree.modes()[i], parts, leaf, part, shapes[i], strides[i]);
  } else {
    const size_t count = parts.counts[leaf++];
    if (count == 1) {
      shape = IntTuple(parts.parts[part].extent);
      stride = IntTuple(parts.parts[part++].stride);
      return;
    }
    for (size_t i = 0; i < count; ++i, ++part) {
      shapes.emplace_back(parts.parts[part].extent);
      strides.emplace_back(parts.parts[part].stride);
    }
  }
  shape = IntTuple::tuple(std::move(shapes));
  stride = IntTuple::tuple(std::move(strides));
}

}  // namespace

std::optional<Layout> carryFreeComposition(const Layout& a, const Layout& b) {
  Few<Digit> digits;
  if (!digitsOf(a, digits)) return std::nullopt;
  Refinement parts;
  int64_t size = 1;
  const bool refined = eachLeaf(b.shape(), b.stride(), [&](int64_t extent, int64_t step) {
    return !__builtin_mul_overflow(size, extent, &size) && refine(digits, extent, step, parts);
  });
  if (!refined) return std::nullopt;
  IntTuple shape, stride;
  size_t leaf = 0, part = 0;
  build(b.shape(), parts, leaf, part, shape, stride);
  return Layout::unchecked(std::move(shape), std::move(stride));
}

}  // namespace cutecheck
