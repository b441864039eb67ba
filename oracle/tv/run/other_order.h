// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// other_order: two traces of the same accesses.
#pragma once

#include "oracle/tv/run/trace.h"

namespace cutecheck::oracle {

// Whether the traces differ in their order alone, and no access that may have changed places with a store may meet it: both
// leave the same in memory, so that they are no counterexample. It is not known then whether the order matters to another
// thread.
constexpr const char* kOtherOrder = "the code loads and stores the same in another order: write the lines and the code in one";
bool differInOrderAlone(const Trace& meant, const Trace& executed, const Run& run);

}  // namespace cutecheck::oracle
