// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// domain_offset: a layout whose coordinates begin elsewhere.
#pragma once

#include "core/layout/slice.h"
#include "core/notation/layout.h"

namespace cutecheck {

// Returns A and the offset A(crd), so that offset + A(c) is what stands c beyond crd: A(crd + c) for every tuple
// coordinate, a layout being linear in its digits. Fails as crd2idx (domain_offset_c1).
// Source: docs/reference/spec.md#domain_offset; CuTe `domain_offset`.
Expected<SliceAndOffset> domainOffset(const IntTuple& crd, const Layout& a);

}  // namespace cutecheck
