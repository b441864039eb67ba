#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

// Compact column-major strides, leaf by leaf.
Flat columnMajor(const std::vector<int64_t>& shape) {
  Flat compact{shape, {}};
  int64_t scale = 1;
  for (int64_t extent : shape) {
    compact.stride.push_back(scale);
    scale *= extent;
  }
  return compact;
}

bool applies(const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  return flat(in.a) && size && *size <= (Int128{1} << 62) && in.number >= 0;
}

Outcome inverts(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const Expected<IntTuple> got = subject.idx2crd(IntTuple(in.number), in.a.shape());
  if (!got.ok())
    return got.error().code == Code::kUnknownOperation ? Outcome::notApplicable()
                                                       : Outcome::fail("refused: " + got.error().str());
  if (!congruent(*got, in.a.shape())) return Outcome::fail("the coordinate is not congruent to the shape");
  const Flat compact = columnMajor(flat(in.a)->shape);
  const std::vector<IntTuple> digits = leaves(*got);
  Int128 index = 0;
  for (size_t i = 0; i < digits.size(); ++i) index += Int128{digits[i].value()} * compact.stride[i];
  return index == in.number ? Outcome::pass()
                            : Outcome::fail("expected a coordinate of index " + std::to_string(in.number) +
                                            ", got one of " + text(index));
}

Outcome staysInside(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const Expected<IntTuple> got = subject.idx2crd(IntTuple(in.number), in.a.shape());
  if (!got.ok() || !congruent(*got, in.a.shape())) return Outcome::notApplicable();
  const std::vector<IntTuple> digits = leaves(*got), extents = leaves(in.a.shape());
  for (size_t i = 0; i < digits.size(); ++i) {
    const bool last = i + 1 == digits.size();
    if (digits[i].value() < 0 || (!last && digits[i].value() >= extents[i].value()))
      return Outcome::fail("leaf " + std::to_string(i) + " is outside its extent");
  }
  return Outcome::pass();
}

constexpr Law kLaws[] = {
    {"idx2crd_inverts", "idx2crd", "The coordinate has the index it was asked for, colexicographically.",
     Arguments::kLayoutAndNumber, inverts},
    {"idx2crd_stays_inside", "idx2crd", "Every leaf but the last, which is not reduced, is below its extent.",
     Arguments::kLayoutAndNumber, staysInside},
};

}  // namespace

std::span<const Law> idx2crdLaws() { return kLaws; }

}  // namespace cutecheck::laws
