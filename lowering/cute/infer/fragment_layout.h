// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The layout of registers that hold the elements of a view.
#pragma once

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute {

// Compact, of the shape of `like`, mode 0 column-major and innermost, the other modes in the order of
// their strides (of a mode, the least; run-time strides after static ones, as written among
// themselves); extents and strides of repeated elements (stride 0) take one place. CuTe's
// make_fragment_like. Fails with kBadRequest (fragment_c1) unless the shape is static, with kOverflow.
Expected<Layout> fragmentLayout(const Layout& like);

}  // namespace cutecheck::cute
