// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coordinate: coordinates with symbols, the offsets that they have and the slices that they leave.
#pragma once

#include "oracle/algebra/form.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

struct Coordinate {
  enum class Kind : uint8_t { kKeep, kInteger, kTuple } kind = Kind::kKeep;
  Polynomial value;               // kInteger
  std::vector<Coordinate> modes;  // kTuple

  static Coordinate keep() { return {}; }
  static Coordinate integer(Polynomial value);
  static Coordinate tuple(std::vector<Coordinate> modes);
  // Of `_`, integers and symbols.
  static Expected<Coordinate> of(const IntTuple& tuple);
};

// All modes of the form kept, as one level of a coordinate.
Coordinate keepAll(const Form& form);

// The column-major form of a shape, as coordinates are counted in it: no stride is 0 where an extent is 1.
Form countedForm(const IntTuple& shape);

// Whether it follows that each integer of the coordinate is below the size of what stands beside it: at an extent of
// 1 it is 0 then, and the stride is not seen.
bool staysInside(const Coordinate& coordinate, const Form& form, const Facts& facts);

// The modes under `_`, and the offset of the rest: an integer counts colexicographically over what stands
// beside it, the last leaf not reduced.
struct Sliced {
  std::vector<Form> kept;
  bool whole = false;  // the coordinate is `_`: kept has the one form
  Polynomial offset;
};

// Fails with kRank where tuples do not pair (slice_c1), with kUndecided and the condition where an integer
// that counts over several modes is not known to be at or above 0.
Expected<Sliced> sliceAt(const Coordinate& coordinate, const Form& form, const Facts& facts);

}  // namespace cutecheck::oracle
