// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pieces of the kernels that wait at barriers in shared memory.
#pragma once

#include <string>

#include "tools/golden/golden_kernel.h"

namespace cutecheck::cli {

// Where the data of a kernel lie in shared memory: its barrier is in front of them.
inline constexpr int64_t kBehindBarrier = 1024;

// %barrier, a pointer to a word of shared memory, %raw, the same for NVVM's operations, %first, whether this
// is thread 0, and the integers %zero and %one.
void defineBarrier(KernelText& kernel);
// Thread 0 alone: the statements between two calls.
void beginFirst(KernelText& kernel);
void endFirst(KernelText& kernel);
// %barrier waits for `count` arrivals, and every thread knows it.
void initBarrier(KernelText& kernel, int64_t count);
// Until the phase of this parity is complete.
void awaitParity(KernelText& kernel, int parity);
// An integer: "%bytes4".
std::string integer(KernelText& kernel, const std::string& name, int64_t value);

}  // namespace cutecheck::cli
