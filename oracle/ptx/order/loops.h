// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an instruction costs in every turn of a loop, where neither ptxas nor anybody else says so.
#pragma once

#include <string>
#include <vector>

#include "oracle/ptx/order/order.h"

namespace cutecheck::ptx {

// Instructions between a branch back and its target that ptxas makes MEMBAR.ALL.GPU of: arrivals at a barrier
// in shared memory that release to the cluster or beyond, and fences of the GPU or the system. A product
// whose ring arrives so ran at 0.72 of its speed (docs/reference/golden.md). The rule is loop_c1.
std::vector<OrderFault> membarsInLoops(const std::string& ptx);

}  // namespace cutecheck::ptx
