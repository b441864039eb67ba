// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_barrier.h"

namespace cutecheck::cli {

namespace {

constexpr const char* kBytes = "!cute.ptr<i8, smem, align<1024>>";
constexpr const char* kBarrier = "!cute.ptr<i64, smem, align<1024>>";

}  // namespace

std::string integer(KernelText& kernel, const std::string& name, int64_t value) {
  return kernel.defined(name, "arith.constant " + std::to_string(value) + " : i32");
}

void defineBarrier(KernelText& kernel) {
  const std::string bytes =
      kernel.defined("bytes", "cute_nvgpu.arch.get_dyn_smem() : () -> " + std::string(kBytes));
  kernel.statement("%barrier = cute.recast_iter(" + bytes + ") : (" + kBytes + ") -> " + kBarrier);
  kernel.statement("%raw = builtin.unrealized_conversion_cast %barrier : " + std::string(kBarrier) +
                   " to !llvm.ptr<3>");
  kernel.statement("%zero = arith.constant 0 : i32");
  kernel.statement("%one = arith.constant 1 : i32");
  kernel.statement("%first = arith.cmpi eq, %tid, %zero : i32");
}

void beginFirst(KernelText& kernel) { kernel.statement("scf.if %first {"); }
void endFirst(KernelText& kernel) { kernel.statement("}"); }

void initBarrier(KernelText& kernel, int64_t count) {
  const std::string arrivals = integer(kernel, "count", count);
  beginFirst(kernel);
  kernel.defined("init", "cute_nvgpu.mbarrier.init(" + arrivals + ", %barrier) : (i32, " + kBarrier +
                             ") -> " + kBarrier);
  kernel.statement("nvvm.fence.mbarrier.init");
  endFirst(kernel);
  kernel.statement("nvvm.barrier0");
}

void awaitParity(KernelText& kernel, int parity) {
  const std::string ticks = integer(kernel, "ticks", 10000000);
  kernel.statement("nvvm.mbarrier.try_wait.parity %raw, " + std::string(parity == 0 ? "%zero" : "%one") +
                   ", " + ticks + " : !llvm.ptr<3>, i32, i32");
}

}  // namespace cutecheck::cli
