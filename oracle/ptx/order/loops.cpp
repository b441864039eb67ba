// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/loops.h"

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

namespace {

bool isMembar(const PtxInstruction& instruction) {
  const bool wide = instruction.has("gpu") || instruction.has("sys");
  if (instruction.is("mbarrier.arrive"))
    return instruction.has("release") && (wide || instruction.has("cluster"));
  if (instruction.is("fence.sc") || instruction.is("fence.acq_rel")) return wide;
  return instruction.is("membar.gl") || instruction.is("membar.sys");
}

}  // namespace

std::vector<OrderFault> membarsInLoops(const std::string& ptx) {
  std::vector<OrderFault> found;
  for (const PtxKernel& kernel : readPtx(ptx))
    for (size_t i = 0; i < kernel.code.size(); ++i) {
      if (!isMembar(kernel.code[i])) continue;
      for (size_t back = i; back < kernel.code.size(); ++back)
        if (kernel.code[back].target <= i) {
          found.push_back({"loop_c1", kernel.code[i].line,
                           kernel.code[i].opcode + " in a loop becomes MEMBAR.ALL.GPU in each of its turns"});
          break;
        }
    }
  return found;
}

}  // namespace cutecheck::ptx
