// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor copies of TMA: the box that an atom moves, the elements of its tensor map, what it reduces.
//
// The box is a layout, the *basis*: extent i is the tensor map's boxDim[i], dimension 0 the one that lies
// densely in both memories, and stride i names the mode of the global tensor that it runs along. Sources:
// CUDA driver API, cuTensorMapEncodeTiled; PTX ISA 9.0, "cp.async.bulk.tensor",
// "cp.reduce.async.bulk.tensor".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

// As CUtensorMapDataType counts them.
enum class TmaFormat : uint8_t {
  kU8,
  kU16,
  kU32,
  kS32,
  kU64,
  kS64,
  kF16,
  kF32,
  kF64,
  kBF16,
  kF32Ftz,
  kTF32,
  kTF32Ftz
};
// Who gets a box that is loaded, and whose barrier is told of its bytes.
struct TmaLoadKind {
  bool multicast = false;  // blocks of the cluster, by a mask
  bool pair = false;       // SM100: the even block of a pair is told, whichever of them loads
};
enum class TmaReduction : uint8_t { kAdd, kMin, kMax, kInc, kDec, kAnd, kOr, kXor };

std::string_view spelled(TmaFormat format);        // "BF16_RN"
std::string_view spelled(TmaReduction reduction);  // "ADD"
std::string_view spelled(TmaLoadKind kind);        // "sm_90_multicast"
std::optional<TmaFormat> tmaFormatNamed(std::string_view name);
std::optional<TmaReduction> tmaReductionNamed(std::string_view name);
std::optional<TmaLoadKind> tmaLoadKindNamed(std::string_view name);
const std::vector<TmaFormat>& tmaFormats();
const std::vector<TmaReduction>& tmaReductions();

// Formats of elements of a type ("bf16"), the usual one first; none for types that no tensor map holds.
std::vector<TmaFormat> tmaFormatsOf(std::string_view element);
// Whether `reduction` is defined on elements of a format.
bool reduces(TmaReduction reduction, TmaFormat format);

struct TmaAtom {
  std::string element;   // "bf16"
  int64_t copyBits = 0;  // of the whole box
  Layout basis;
};

struct TmaBox {
  std::vector<int64_t> extents;              // boxDim
  std::vector<std::vector<uint32_t>> along;  // the mode of the global tensor
  int64_t elementBytes = 0;
  int64_t elements() const;
};

// Fails with kBadRequest: an element of no tensor map (tma_atom_c1), other than 1 to 5 dimensions
// (tma_atom_c2), an extent out of 1 to 256 or a stride that is no basis element, or one twice (tma_atom_c3),
// a row that 16 bytes do not divide (tma_atom_c4), bits that are not the box's (tma_atom_c5), a box larger
// than shared memory (tma_atom_c6).
Expected<TmaBox> checked(const TmaAtom& atom);
// kBadRequest for a format of other elements (tma_atom_c7), a reduction that it lacks (tma_atom_c8).
std::optional<Diagnostic> mismatched(std::string_view element, TmaFormat format,
                                     std::optional<TmaReduction> reduction);

// A call: element i of `coordinates`, from the box's first, lies in shared memory where `shared` has element
// i, under a swizzle of byte addresses.
struct TmaPlacement {
  Layout coordinates;  // strides are multiples of 1@0, 1@1, ...: dimensions of the tensor map
  Layout shared;       // in elements
  Swizzle swizzle;
};

// The first difference from where TMA puts the box, whose rows are packed, or under a swizzle as long as its
// pattern; nothing when there is none. kBadRequest: a swizzle that TMA lacks (tma_call_c1), a row longer than
// its pattern (tma_call_c2), coordinates or a layout that are not static or not of as many elements
// (tma_call_c3), coordinates that are not the box (tma_call_c4); kNotCanonical with the element
// (tma_call_c5).
std::optional<Diagnostic> misplaced(const TmaBox& box, const TmaPlacement& placement);

}  // namespace cutecheck::cute_nvgpu
