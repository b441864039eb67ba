// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coordinate_of.h"

#include "core/layout/crd2idx.h"
#include "core/layout/flat_modes.h"
#include "core/layout/idx2crd.h"
#include "core/tuple/tuple_relations.h"

namespace cutecheck {
namespace {

constexpr Int128 kSearched = 1 << 20;

// The digits offset / d mod s, when they have that offset.
std::optional<IntTuple> digitsOf(const Layout& a, int64_t offset) {
  auto digits = idx2crd(IntTuple(offset), a.shape(), a.stride());
  if (!digits.ok()) return std::nullopt;
  const auto inside = elemLess(*digits, a.shape());
  const auto there = crd2idx(*digits, a);
  // Negative strides may make negative digits.
  for (const IntTuple& digit : leaves(*digits))
    if (digit.value() < 0) return std::nullopt;
  if (!inside.ok() || !*inside || !there.ok() || !there->isInt(offset)) return std::nullopt;
  return *digits;
}

}  // namespace

Expected<IntTuple> coordinateOf(const Layout& a, int64_t offset) {
  CUTECHECK_TRY(modes, flatModes(a, "coordinate_of_c2"));
  if (auto digits = digitsOf(a, offset)) return std::move(*digits);
  Int128 least = 0, most = 0;
  for (const Mode& m : modes) (m.stride < 0 ? least : most) += Int128{m.stride} * (m.extent - 1);
  const auto size = sizeOf(modes);
  const bool reached = offset >= least && offset <= most;
  if (reached && (!size || *size > kSearched))
    return makeError(Code::kUndecided, "coordinate_of_c3",
                     "the search for an offset among more than 2^20 coordinates is over the budget");
  for (int64_t i = 0; reached && i < static_cast<int64_t>(*size); ++i)
    if (evaluateModes(modes, i) == Int128{offset}) return idx2crd(IntTuple(i), a.shape());
  return makeError(Code::kOutOfDomain, "coordinate_of_c1",
                   "no coordinate has the offset " + std::to_string(offset));
}

Expected<IntTuple> flatCoordinateOf(const Layout& a, int64_t offset) {
  CUTECHECK_TRY(crd, coordinateOf(a, offset));
  if (crd.isLeaf()) return crd;
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < crd.rank(); ++i) {
    CUTECHECK_TRY(index, crd2idx(crd.mode(i), a.shape().mode(i)));
    modes.emplace_back(index);
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<int64_t> linearCoordinateOf(const Layout& a, int64_t offset) {
  CUTECHECK_TRY(crd, coordinateOf(a, offset));
  return crd2idx(crd, a.shape());
}

}  // namespace cutecheck
