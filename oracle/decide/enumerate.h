// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// enumerate: goals without symbols, decided point by point.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Decides a static goal by visiting its domain, at most `limit` points; beyond the limit it looks at
// corners of the domain only and can refute but not prove.
Attempt decideByEnumeration(const Goal& goal, int64_t limit);

}  // namespace cutecheck::oracle
