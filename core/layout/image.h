// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// image: the offsets of a layout in the order of the linear index, all at once.
#pragma once

#include <optional>
#include <span>

#include "core/notation/layout.h"

namespace cutecheck {

// Writes the offsets at the linear indices 0, 1, ..., out.size()-1 into `out`, each as offsetAt: the
// last leaf is unbounded. `out` is unspecified after a failure.
//
// Fails with kNotStatic or kBasisStride as offsetAt (crd2idx_c3), with kOverflow when one of the
// offsets leaves the integers of `out` (crd2idx_c2). Source: docs/reference/spec.md#crd2idx.
std::optional<Diagnostic> writeImage(const Layout& a, std::span<int64_t> out);
std::optional<Diagnostic> writeImage(const Layout& a, std::span<int32_t> out);

}  // namespace cutecheck
