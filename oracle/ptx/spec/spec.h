// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel of PTX is to compute, as a file says it: tensors, sizes, a launch, and a postcondition.
//
//   kernel transpose
//   sizes M = 32, N = 32
//   from: u32 (M,N):(N,1)
//   to: u32 (N,M):(M,1)
//   launch block 32,32 grid 1
//   ensures to[i,j] == from[j,i]
//
// A statement a line, `//` begins a comment. Layouts and expressions are of core/notation; `A[m,k]` is an element.
//
//   spec_c1   a line that is no statement, or a statement that is missing or stands twice
//   spec_c2   a name that nothing defines, or that is defined twice
//   spec_c3   a layout, an extent or a number that has no value at these sizes
//   spec_c4   a premise that the sizes do not meet, or one that is written as a divisor, N{div=8}
//   spec_c5   an expression whose types do not fit
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/expression.h"
#include "core/support/expected.h"
#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::terms {

using Sizes = std::map<std::string, int64_t, std::less<>>;

// The value of an expression of integers; `/` and `%` round down.
Expected<int64_t> integerOf(const Expression& e, const Sizes& sizes);
Expected<bool> holds(const Expression& relation, const Sizes& sizes);
// That a name in it has a divisor, as N{div=8}, which states nothing here, and what is written instead; else "".
std::string statedDivisor(const Expression& e);
bool holds(Relation relation, int64_t a, int64_t b);

struct SpecTensor {
  std::string name;
  emulate::Element type = emulate::Element::kF32;
  // Of each mode its leaves, extents and strides, the fastest first.
  std::vector<std::vector<std::pair<int64_t, int64_t>>> modes;
  std::string parameter;  // its name or number
  uint64_t offset = 0;    // in a structure
  // Of a tensor map: the box, mode by mode, and the bytes of its swizzle.
  std::vector<int64_t> box;
  int64_t swizzle = 0;
  // Of a map of f32 the format that the copies have in its place.
  enum class Format : uint8_t { kOwn, kTf32, kTf32Ftz, kF32Ftz };
  Format format = Format::kOwn;
  // Of one of im2col the box has channels and pixels; of each mode between the first and the last, where the pixels of
  // the box begin and end, counted from the first and the last of the tensor.
  bool im2col = false;
  std::vector<int64_t> lower, upper;
  // A tensor in bytes of another one, `in HOST from BYTES`: its elements are that one's no more. Each may stand there several
  // times, so many of its own elements apart.
  std::string host;
  int64_t from = 0, copies = 1, copyStride = 0;
  // Of each four bits is known that they are metadata of a sparse matrix: of four elements two, or of two one.
  enum class Metadata : uint8_t { kNone, kTwoOfFour, kOneOfTwo };
  Metadata metadata = Metadata::kNone;
  size_t line = 0;

  int64_t extent(size_t mode) const;
  int64_t cosize() const;
  // Nothing where a coordinate is out of its extent.
  std::optional<int64_t> offsetOf(const std::vector<int64_t>& coordinate) const;
};

struct SpecParameter {
  std::string name, value;  // as an option --param says it
  size_t line = 0;
};

struct Ensures {
  std::string tensor;
  std::vector<std::string> indices;
  Expression value;
  std::vector<Expression> conditions;  // behind `for`
  std::string text;
  size_t line = 0;
};

enum class Theory : uint8_t { kExact, kReal };

struct Spec {
  std::string kernel;
  Sizes sizes;
  std::vector<SpecTensor> tensors;
  std::vector<SpecParameter> parameters;
  std::string block, grid, cluster;
  std::string secondBlock, secondGrid;  // of the second kernel of a comparison; empty: as the first
  std::optional<uint64_t> shared;
  Theory theory = Theory::kExact;
  std::vector<Ensures> ensures;
};

// Of each tensor, by offset, whether an element stands there: of one that has others in it, none of theirs; of one in another
// those of its layout.
std::vector<std::vector<bool>> elementsOf(const Spec& spec);
// The number of the tensor in which this one lies, its own where it lies in none.
size_t hostOf(const Spec& spec, size_t tensor);

// Errors name the line, the rule and a repair.
Expected<Spec> readSpec(const std::string& text);

}  // namespace cutecheck::terms
