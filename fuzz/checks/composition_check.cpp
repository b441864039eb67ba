// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition against enumeration.
//
// An answer must equal A(B(c)) at each coordinate and have the promised form. A refusal must be right:
// the search below tries every ordered factorisation of every leaf of B, on the prefix [0, witness],
// where none may fit, and on [0, witness), where one must.
#include <algorithm>

#include "core/notation/print.h"
#include "core/support/integers.h"
#include "fuzz/checks/checks.h"
#include "fuzz/inputs/composition_input.h"

namespace cutecheck::fuzz {
namespace {

// What decodeComposition makes fits 64 bits in every part: extents multiply to at most 2^40, indices of A
// stay below 2^31, strides below 2^63. Offsets do not.
struct Leaf {
  int64_t extent, stride;
};

std::vector<Leaf> flat(const Layout& layout) {
  std::vector<Leaf> out;
  if (layout.shape().isPlain() && layout.stride().isPlain()) {
    const auto extents = layout.shape().ints(), steps = layout.stride().ints();
    out.reserve(extents.size());
    for (size_t i = 0; i < extents.size(); ++i) out.push_back({extents[i], steps[i]});
    return out;
  }
  const auto shape = leaves(layout.shape()), stride = leaves(layout.stride());
  for (size_t i = 0; i < shape.size(); ++i) out.push_back({shape[i].value(), stride[i].value()});
  return out;
}

// The offset at a linear index of the extended domain: the last leaf unbounded, L(-i) = -L(i). Sums
// of at most 2^20 terms of 94 bits stay far inside 128.
Int128 valueAt(const std::vector<Leaf>& layout, int64_t index) {
  if (index < 0) return -valueAt(layout, -index);
  Int128 offset = 0;
  for (size_t i = 0; i + 1 < layout.size(); ++i) {
    offset += Int128{index % layout[i].extent} * layout[i].stride;
    index /= layout[i].extent;
  }
  return layout.empty() ? offset : offset + Int128{index} * layout.back().stride;
}

// Those at 0, ..., size - 1: what the leaves before it reach, once more for each step of a leaf.
template <typename Value>
std::vector<Value> valuesOf(const std::vector<Leaf>& layout) {
  size_t size = 1;
  for (const Leaf& leaf : layout) size *= static_cast<size_t>(leaf.extent);
  std::vector<Value> values;
  values.reserve(size);
  values.push_back(0);
  for (const Leaf& leaf : layout) {
    const size_t before = values.size();
    Value step = 0;
    for (int64_t x = 1; x < leaf.extent; ++x) {
      step += leaf.stride;
      for (size_t i = 0; i < before; ++i) values.push_back(values[i] + step);
    }
  }
  return values;
}

// Whether some flat tuple of modes with sizes multiplying to n has the values g(0), ..., g(m-1), m <= n,
// as its first ones. `period` sizes are already chosen and agree below it.
bool someTupleHas(const std::vector<Int128>& g, size_t n, size_t period) {
  if (period >= g.size()) return true;
  if (period == n) return true;
  for (size_t next = 2 * period; next <= n; next += period) {
    if (n % next != 0) continue;
    bool agrees = true;
    for (size_t x = period; agrees && x < std::min(next, g.size()); ++x)
      agrees = g[x] == g[x % period] + static_cast<Int128>(x / period) * g[period];
    if (agrees && someTupleHas(g, n, next)) return true;
  }
  return false;
}

// Whether some layout of the form (each leaf of B a flat tuple of modes of its size) agrees with
// `values` on their range. Such a layout is a sum of one function for each leaf, and every value of it
// below a coordinate is fixed by the values on the axes below that coordinate.
bool someLayoutHas(const std::vector<Leaf>& b, const std::vector<Int128>& values) {
  std::vector<std::vector<Int128>> axes;
  size_t before = 1;
  for (const Leaf& leaf : b) {
    const auto extent = static_cast<size_t>(leaf.extent);
    std::vector<Int128> axis;
    axis.reserve(std::min(extent, values.size() / before + 1));
    for (size_t x = 0; x < extent && x * before < values.size(); ++x) axis.push_back(values[x * before]);
    if (!someTupleHas(axis, extent, 1)) return false;
    axes.push_back(std::move(axis));
    before *= extent;
  }
  for (size_t c = 0; c < values.size(); ++c) {
    Int128 sum = 0;
    size_t rest = c;
    for (size_t i = 0; i < b.size(); ++i) {
      const auto extent = static_cast<size_t>(b[i].extent);
      sum += axes[i][rest % extent];
      rest /= extent;
    }
    if (sum != values[c]) return false;
  }
  return true;
}

// R is B with each leaf replaced by a leaf or a flat tuple of the same size.
bool refines(const IntTuple& r, const IntTuple& b) {
  if (b.isTuple()) {
    if (!r.isTuple() || r.rank() != b.rank()) return false;
    for (size_t i = 0; i < b.rank(); ++i)
      if (!refines(r.mode(i), b.mode(i))) return false;
    return true;
  }
  Int128 size = 1;
  for (const IntTuple& mode : leaves(r)) size *= mode.value();
  for (const IntTuple& mode : r.modes())
    if (mode.isTuple()) return false;
  return size == b.value();
}

struct Case {
  CompositionInput input;
  std::vector<Leaf> a, b;
  std::vector<int64_t> indices;  // B(c) for every coordinate c of B
  std::vector<Int128> values;    // A(B(c))
  int64_t sizeA = 1;

  explicit Case(std::string_view bytes)
      : input(decodeComposition(bytes)), a(flat(input.a)), b(flat(input.b)) {
    for (const Leaf& leaf : a) sizeA *= leaf.extent;
    // B is evaluated inside its domain, where the extension plays no part.
    indices = valuesOf<int64_t>(b);
    values.reserve(indices.size());
    for (const int64_t index : indices) values.push_back(valueAt(a, index));
  }

  bool inside(size_t c) const { return indices[c] >= 0 && indices[c] < sizeA; }

  size_t firstOutside() const {
    size_t c = 0;
    while (c < indices.size() && inside(c)) ++c;
    return c;
  }

  std::string text() const {
    return "composition(" + toString(input.a) + ", " + toString(input.b) + ")" +
           (input.domain == Domain::kStrict ? " strict" : "");
  }
};

std::string wrongAnswer(const Case& c, const Layout& r) {
  if (!refines(r.shape(), c.input.b.shape())) return "is not of the form: " + toString(r);
  // Of the form, it is as large as B.
  const std::vector<Int128> values = valuesOf<Int128>(flat(r));
  for (size_t i = 0; i < c.values.size(); ++i)
    if (values[i] != c.values[i]) return "= " + toString(r) + " differs at " + std::to_string(i);
  if (c.input.domain == Domain::kStrict && c.firstOutside() < c.indices.size())
    return "is answered although B leaves the domain at " + std::to_string(c.firstOutside());
  return "";
}

std::string wrongRefusal(const Case& c, const Diagnostic& d) {
  switch (d.code) {
    case Code::kOutOfDomain:
      if (c.input.domain == Domain::kStrict && d.witness.size() == 1 && c.firstOutside() < c.indices.size() &&
          d.witness[0] == static_cast<int64_t>(c.firstOutside()))
        return "";
      return "has another first coordinate outside the domain: " + std::to_string(c.firstOutside());
    case Code::kNotComposable: {
      if (d.witness.size() != 1 || d.witness[0] < 0 || d.witness[0] >= static_cast<int64_t>(c.values.size()))
        return "has no witness among its coordinates";
      const auto end = c.values.begin() + d.witness[0];
      if (someLayoutHas(c.b, {c.values.begin(), end + 1}))
        return "is refused although a layout agrees up to the witness";
      if (!someLayoutHas(c.b, {c.values.begin(), end})) return "has a smaller witness";
      return "";
    }
    case Code::kOverflow:
      // A stride of the result is one of its offsets, so offsets that fit leave nothing to overflow.
      if (std::all_of(c.values.begin(), c.values.end(), [](Int128 v) { return narrow(v).has_value(); }))
        return "overflows although every offset fits";
      return "";
    default:
      return "is refused for no stated reason";
  }
}

}  // namespace

std::string checkComposition(std::string_view bytes) {
  const Case c(bytes);
  const auto r = composition(c.input.a, c.input.b, c.input.domain);
  const std::string wrong = r.ok() ? wrongAnswer(c, *r) : wrongRefusal(c, r.error());
  if (wrong.empty()) return "";
  return c.text() + " " + wrong + (r.ok() ? "" : "; it says " + r.error().str());
}

}  // namespace cutecheck::fuzz
