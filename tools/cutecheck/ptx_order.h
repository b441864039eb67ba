// Whether the instructions of a kernel's PTX stand in an order that the hardware's rules allow.
//
// Read as text, from top to bottom, a kernel at a time: what a compiler or a hand moved is found without
// running it. The rules are of PTX ISA 9.0 ("Async proxy", "wgmma.fence", "wgmma.wait_group",
// "cp.async.wait_group"):
//
//   order_c1  wgmma.fence stands behind the last write to a register of an accumulator, or of A, by another
//             instruction, and before the wgmma that takes it
//   order_c2  every wgmma is in a group that is committed
//   order_c3  a group is awaited before its accumulators are used, and before the kernel ends
//   order_c4  between a store to shared memory and a wgmma that may read it: a proxy fence, then a barrier
//   order_c5  between a store to shared memory and a load of a whole warp or by another thread: a barrier
//   order_c6  between cp.async and a load of shared memory: its group committed and awaited
//   order_c7  no register is read before it is written
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cutecheck::cli {

struct OrderFault {
  std::string rule;
  size_t line = 0;  // from 1
  std::string message;
};

// All faults, in the order of the lines; text without an instruction has none.
std::vector<OrderFault> checkOrder(const std::string& ptx);

// One line: "order_c1 at line 72: ...".
std::string toString(const OrderFault& fault);

}  // namespace cutecheck::cli
