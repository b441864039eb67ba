// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/idx2crd.h"

namespace cutecheck::mixed {

Expected<MixedTuple> idx2crd(Arithmetic& arithmetic, const MixedTuple& index, const MixedTuple& shape) {
  if (index.isTuple()) {
    if (!shape.isTuple() || shape.rank() != index.rank())
      return makeError(Code::kRank, "mixed_idx2crd_c1", "the index is not weakly congruent with the shape");
    std::vector<MixedTuple> modes;
    for (size_t i = 0; i < index.rank(); ++i) {
      CUTECHECK_TRY(mode, idx2crd(arithmetic, index.mode(i), shape.mode(i)));
      modes.push_back(std::move(mode));
    }
    return MixedTuple::tuple(modes);
  }
  if (auto error = checkExtents(shape)) return std::move(*error);
  Number rest = index.number();
  if (rest.constant && *rest.constant < 0)
    return makeError(Code::kOutOfDomain, "mixed_idx2crd_c2",
                     "index " + std::to_string(*rest.constant) + " is negative");
  std::vector<Number> digits;
  const std::vector<Number>& extents = shape.numbers();
  for (size_t i = 0; i < extents.size(); ++i) {
    if (i + 1 == extents.size()) {
      digits.push_back(rest);
      break;
    }
    CUTECHECK_TRY(digit, arithmetic.remainder(rest, extents[i]));
    digits.push_back(digit);
    CUTECHECK_TRY(quotient, arithmetic.divide(rest, extents[i]));
    rest = quotient;
  }
  return MixedTuple::withNumbers(shape.type(), digits);
}

}  // namespace cutecheck::mixed
