// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

// What stands under the underscores, left to right; false when a tuple does not pair.
bool kept(const IntTuple& crd, const IntTuple& shape, std::vector<IntTuple>& out) {
  if (crd.isUnderscore()) {
    out.push_back(shape);
    return true;
  }
  if (crd.isInt()) return true;
  if (!crd.isTuple() || !shape.isTuple() || crd.rank() != shape.rank()) return false;
  for (size_t i = 0; i < crd.rank(); ++i)
    if (!kept(crd.mode(i), shape.mode(i), out)) return false;
  return true;
}

// `crd` with its underscores replaced by `values`, left to right.
IntTuple merge(const IntTuple& crd, const std::vector<int64_t>& values, size_t& next) {
  if (crd.isUnderscore()) return IntTuple(values[next++]);
  if (crd.isLeaf()) return crd;
  TupleBuilder modes;
  for (size_t i = 0; i < crd.rank(); ++i) modes.push(merge(crd.mode(i), values, next));
  return std::move(modes).finish();
}

Outcome keepsOffset(const Subject& subject, const Input& in) {
  std::vector<IntTuple> modes;
  if (!flat(in.a) || !kept(in.coordinate, in.a.shape(), modes)) return Outcome::notApplicable();
  const Expected<SliceAnswer> got = subject.sliceAndOffset(in.coordinate, in.a);
  if (!got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(got->layout);
  if (!r || !got->offset.isInt()) return Outcome::fail("the result has leaves that are not integers");
  std::vector<int64_t> shape;
  Int128 size = 1;
  for (const IntTuple& mode : modes) {
    shape.push_back(static_cast<int64_t>(*sizeOf(mode)));
    size *= shape.back();
  }
  if (sizeOf(*r) != size) return Outcome::fail("expected size " + text(size) + ", got " + text(sizeOf(*r)));
  std::vector<int64_t> values;
  values.reserve(shape.size());
  for (Int128 i : points(shape)) {
    values.clear();
    Int128 rest = i;
    for (int64_t extent : shape) {
      values.push_back(static_cast<int64_t>(rest % extent));
      rest /= extent;
    }
    size_t next = 0;
    const std::optional<Int128> expected = at(in.a, merge(in.coordinate, values, next));
    if (!expected) return Outcome::notApplicable();
    const Int128 have = got->offset.value() + at(*r, i);
    if (have != *expected) return Outcome::differs(i, *expected, have);
  }
  return Outcome::pass();
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  if (!flat(in.a)) return Outcome::notApplicable();
  const Expected<SliceAnswer> got = subject.sliceAndOffset(in.coordinate, in.a);
  if (!got.ok() && got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  std::vector<IntTuple> modes;
  const bool pairs = kept(in.coordinate, in.a.shape(), modes);
  if (!pairs) return got.ok() ? Outcome::fail("accepted a coordinate that does not pair") : Outcome::pass();
  size_t next = 0;
  const std::optional<Int128> offset =
      at(in.a, merge(in.coordinate, std::vector<int64_t>(modes.size(), 0), next));
  if (!offset) return Outcome::notApplicable();
  if (!narrow(*offset))
    return got.ok() ? Outcome::fail("expected a refusal, the offset leaves int64_t") : Outcome::pass();
  return got.ok() ? Outcome::pass() : Outcome::fail("refused: " + got.error().str());
}

constexpr Law kSliceLaws[] = {
    {"slice_keeps_offset", "slice", "A(merge(crd, r)) = offset + layout(r) for every r.",
     Arguments::kLayoutAndCoordinate, keepsOffset},
    {"slice_refusal_is_exact", "slice",
     "A coordinate is refused exactly when it does not pair with the shape or its offset leaves int64_t.",
     Arguments::kLayoutAndCoordinate, refusalIsExact},
};

}  // namespace

std::span<const Law> sliceLaws() { return kSliceLaws; }

}  // namespace cutecheck::laws
