// Whether the instructions of a kernel's PTX stand in an order that the hardware's rules allow.
//
// The kernel's threads are run over its branches, loops and barriers (ptx_machine.h), and each rule is held
// to what they do: what a compiler or a hand moved is found without a GPU. The rules are of PTX ISA 9.0
// ("Async proxy", "wgmma.fence", "wgmma.wait_group", "cp.async.wait_group", "mbarrier", "cp.async.bulk"):
//
//   order_c1   wgmma.fence stands behind the last write to a register of an accumulator, or of A, by another
//              instruction, and before the wgmma that takes it
//   order_c2   every wgmma is in a group that is committed
//   order_c3   a group is awaited before its registers are used, and before the kernel ends
//   order_c4   between a store to shared memory and a wgmma or bulk copy that reads it: a proxy fence, then a
//              barrier
//   order_c5   between a store to shared memory and a load by another thread, or of a whole warp: a barrier
//   order_c6   between cp.async and a load of what it brings: its group committed and awaited
//   order_c7   no register is read before it is written
//   order_c8   a barrier in shared memory is initialised before it is used, fenced before a copy completes on
//              it, and a barrier of the block stands before another thread uses it
//   order_c9   a phase expects as many bytes as are copied
//   order_c10  no thread waits for ever: arrivals, phases and parities fit
//   order_c11  what a bulk copy brings is read behind a wait for the phase of its barrier that it completes
//   order_c12  nothing overwrites what a wgmma that was not awaited reads
//   order_c13  a bulk copy out of shared memory is committed and awaited before its bytes are overwritten and
//              before the kernel ends
//   order_c14  setmaxnreg stands in a kernel of known size
//   order_c15  arrivals at the cluster's barrier and waits for it take turns
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/cutecheck/ptx_launch.h"

namespace cutecheck::cli {

struct OrderFault {
  std::string rule;
  size_t line = 0;  // from 1
  std::string message;
};

struct OrderReport {
  std::vector<OrderFault> faults;  // by lines, each rule once a line
  size_t ordered = 0;              // instructions that the rules speak of
  std::vector<size_t> unreached;   // lines of those that no thread came to
};

// Text without an instruction has no faults.
OrderReport orderOf(const std::string& ptx, const PtxLaunch& launch);
std::vector<OrderFault> checkOrder(const std::string& ptx);

// One line: "order_c1 at line 72: ...".
std::string toString(const OrderFault& fault);

}  // namespace cutecheck::cli
