// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether the instructions of a kernel's PTX stand in an order that the hardware's rules allow.
//
// The kernel's threads are run over its branches, loops and barriers (machine.h), and each rule is held
// to what they do: what a compiler or a hand moved is found without a GPU. The rules are of PTX ISA 9.0
// ("Async proxy", "wgmma.fence", "wgmma.wait_group", "cp.async.wait_group", "mbarrier", "cp.async.bulk",
// "tcgen05 memory consistency model"):
//
//   order_c1   wgmma.fence stands behind the last write to a register of an accumulator, or of A, by another
//              instruction, and before the wgmma that takes it
//   order_c2   every wgmma is in a group that is committed
//   order_c3   a group is awaited before its registers are used, and before the kernel ends
//   order_c4   between a store to shared memory, or a cp.async that was awaited, and a wgmma, a bulk copy or
//              tcgen05 that reads what it brings: a proxy fence of that thread, then a barrier
//   order_c5   between a store to shared memory and a load or store of the same bytes by another thread, or a
//              load of a whole warp, and between a load and a store or a bulk copy that overwrites it: a
//              barrier that both take part in, directly or by others; its scope has both of them, and of a
//              relaxed arrival, or wait, a fence stands before, or behind
//   order_c6   between cp.async and a load of what it brings: its group committed and awaited
//   order_c7   no register is read before it is written
//   order_c8   a barrier in shared memory is initialised before it is used, fenced before a copy completes on
//              it, and a barrier of the block stands before another thread uses it; of other blocks one of
//              the cluster, which may be relaxed behind fence.mbarrier_init
//   order_c9   a phase expects as many bytes as are copied
//   order_c10  no thread waits for ever: arrivals, phases and parities fit, and no phase of a barrier is
//              complete while a thread may still wait for the one before
//   order_c11  what a bulk copy brings is read, and written to again, behind a wait for the phase of its
//              barrier that it completes
//   order_c12  nothing overwrites what a wgmma, or a product or copy of tcgen05, that was not awaited reads
//   order_c13  a bulk copy out of shared memory is committed and awaited before its bytes are overwritten and
//              before the kernel ends
//   order_c14  setmaxnreg stands in a kernel of known size, and a block has what its warpgroups ask for
//   order_c15  arrivals at the cluster's barrier and waits for it take turns
//   order_c16  whole warps allocate, free, load and store tensor memory; columns are a power of two from 32
//              to 512, not more than before, and free; nothing is allocated behind the permit; all lanes
//              of a warp give one address and one count
//   order_c17  tensor memory is freed once, on every way to the end, with its columns, and nothing else
//              touched
//   order_c18  a product, copy or shift of tcgen05 is committed, and the phase awaited before others touch or
//              free its tensor memory; pairs that are pipelined keep the order of issue, of one thread or of
//              two with fences around a barrier
//   order_c19  a tcgen05.ld is awaited before its registers are used and what it reads is overwritten
//   order_c20  a tcgen05.st is awaited before what it writes is touched
//   order_c21  between tensor memory used by different threads: the fence before, a barrier, or several one
//              behind the other, the fence after
//   order_c22  one cta_group a kernel
//   order_c23  warp w reaches the 32 lanes from 32 (w mod 4) on
//   order_c24  no block of the cluster is reached before it has begun, or ends while others signal its
//              barriers or read its shared memory
//   order_c25  bulk copies have multiples of 16 bytes, and places in shared memory that are multiples of 16,
//              or of 128 through a tensor map; a place of cp.async, of a load, a store or an atomic operation
//              is a multiple of its bytes, and a row of ldmatrix or stmatrix of 16
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "oracle/ptx/order/launch.h"
#include "oracle/ptx/order/open_reason.h"
#include "oracle/ptx/order/premises.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

struct OrderFault {
  std::string rule;
  size_t line = 0;  // from 1
  std::string message;
  // The run that shows it happens with these sizes: no branch on data, no other value of a parameter and no
  // exchange through memory stands before it that could keep it from happening.
  bool certain = true;
  OpenReason reason = OpenReason::kOther;  // of what is open
};

struct OrderReport {
  std::vector<OrderFault> faults;  // by lines, each rule once a line
  size_t ordered = 0;              // instructions that the rules speak of
  std::set<std::string> restsOn;   // in words: of the launch, of policies, of where shared memory begins
  bool shares = false;             // some instruction reaches shared or tensor memory, or a barrier of threads
  size_t clusters = 0;             // of a kernel: those that were run; one stands for all where it may
  std::vector<size_t> unreached;   // lines of those that no thread came to, and might
  std::vector<size_t> dead;        // of those to which none comes with these sizes: of a launch that is stated
  std::set<size_t>
      sureAnswers;  // lines of waits that do not wait, and find their phase complete in every run
  std::vector<OrderFault> open;    // what keeps the order from being decided, each line once: order_open

  bool refutes() const;  // a fault that is certain
  bool isKept() const { return faults.empty() && open.empty() && unreached.empty(); }
};

// One kernel with the sizes of `launch`. All threads of a cluster run, and where what is done depends on where the
// cluster stands in the grid, those of each cluster of a grid that is given.
OrderReport orderOf(const PtxKernel& kernel, const PtxLaunch& launch);

// Each kernel of a text. All threads of a cluster run, with the sizes of `launch`. Text without an instruction has no faults. Where
// nothing is refuted and something is open, or not reached, the order is not known.
OrderReport orderOf(const std::string& ptx, const PtxLaunch& launch);
std::vector<OrderFault> checkOrder(const std::string& ptx);

// One line: "order_c1 at line 72: ...".
std::string toString(const OrderFault& fault);
// Its certain faults; where there are none, what keeps the order from being known.
std::string toString(const OrderReport& report);

}  // namespace cutecheck::ptx
