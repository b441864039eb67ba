// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the parts of `cutecheck kernel` are asked: a file of PTX, a kernel of it, and a launch.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct KernelOptions {
  std::string file;
  std::string kernel;               // where the file has several
  std::string block, grid, cluster; // "X", "X,Y" or "X,Y,Z"; empty where they are not given
  uint64_t shared = 0;              // bytes of dynamic shared memory
  std::vector<std::string> params;  // NAME=VALUE, NAME+OFFSET=VALUE
  std::vector<std::string> boxes;   // order: NAME[+OFFSET]=BYTES[:REACH] of a tensor map
  // run
  std::vector<std::string> buffers;  // NAME=BYTES, NAME=FILE, NAME=random:SEED:TYPE:COUNT
  std::vector<std::string> outs;     // NAME=FILE
  std::string async = "products";    // what of the asynchronous comes first
  // prove, compare
  std::string spec;   // the file that says what is to be computed
  std::string other;  // compare: the second PTX
  bool json = false;
};

// Whether the order of what all threads do holds: exit 0 where it does, 1 with the two accesses where it does
// not, 2 with what is not known.
ExitStatus kernelOrderCommand(const KernelOptions& options, Console& console);

// Runs the kernel in software: exit 0 with hashes and counts, 1 where the kernel does what it must not, 2 at
// an instruction that the machine does not have.
ExitStatus kernelRunCommand(const KernelOptions& options, Console& console);

// Whether the kernel computes what a specification says, at its sizes and launch: exit 0 where it does, for all elements;
// 1 with an element, both terms and a run that differs; 2 with what is not known.
ExitStatus kernelProveCommand(const KernelOptions& options, Console& console);
// Whether two kernels leave the same in each tensor.
ExitStatus kernelCompareCommand(const KernelOptions& options, Console& console);
// Writes a first specification, to be completed by hand.
ExitStatus kernelInitCommand(const KernelOptions& options, Console& console);

}  // namespace cutecheck::cli
