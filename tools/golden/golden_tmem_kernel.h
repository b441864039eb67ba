// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pieces of the kernels that work on tensor memory: four warps, each with its own 32 lanes.
#pragma once

#include <string>
#include <vector>

#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "tools/golden/golden_kernel.h"

namespace cutecheck::cli {

inline constexpr int64_t kTmemThreads = 128;

// Warp 0 takes so many columns, and every thread gets their address: %slot in shared memory, %columns, %warp,
// %allocates, whether this is warp 0. Of a pair of blocks both do.
void allocateTensor(KernelText& kernel, int64_t columns, bool pair = false);
// Behind allocateTensor: %barrier, for one arrival, so many bytes behind the slot, %raw, the same for NVVM's
// operations, %first, whether this is thread 0, and %one.
void defineTensorBarrier(KernelText& kernel, int64_t at);
// Warps meet, and what each did to tensor memory is before what the others do.
void meetTensor(KernelText& kernel);
// Behind everything that all threads did.
void deallocateTensor(KernelText& kernel, bool pair = false);
// Of a pair of blocks, a cluster of two: how a kernel begins, and its attribute.
inline constexpr const char* kRankOfPair = "%rank = nvvm.read.ptx.sreg.cluster.ctarank : i32";
inline constexpr const char* kClusterOfPair = "nvvm.cluster_dim = array<i32: 2>";
// Both blocks are here, and what each did to tensor memory is before what the other does.
void meetPair(KernelText& kernel);
// What one thread issues, of a pair the even block's, up to endFirst(): %first is the block's first thread.
void beginIssue(KernelText& kernel, bool pair);
// All that was issued arrives at %raw, of a pair in both blocks.
void commitTensor(KernelText& kernel, bool pair);

// A layout of two modes, and how many elements it has.
struct BlockTile {
  std::string shape, stride;  // "128,8" and "8,1"
  int64_t size = 0;
};
// A parameter; of a pair the part that is this block's, the second behind the first.
KernelView parameterOfBlock(KernelText& kernel, bool pair, const std::string& name,
                            const std::string& element, const BlockTile& tile);
// The least number of columns to allocate that has as many.
int64_t allocated(int64_t columns);

// Rows of a tile in tensor memory, `elements` of `element` in each of 128 lanes, as calls of an atom take
// them.
class TensorTile {
 public:
  TensorTile(KernelText& kernel, std::string element, int64_t elements);

  // What call `call` of this warp names: 16 lanes have two, elements beyond an atom's more.
  KernelView named(const cute_nvgpu::TmemCopyAtom& atom, int64_t call);
  int64_t calls(const cute_nvgpu::TmemCopyAtom& atom) const;
  // The same elements of a view of (lane, element), row by row, as this thread's registers have them.
  KernelView ofThread(const KernelView& rows, const cute_nvgpu::TmemCopyAtom& atom, int64_t call);
  int64_t valuesOf(const cute_nvgpu::TmemCopyAtom& atom) const;
  // A parameter of that many elements, of a pair of as many for each block.
  KernelView parameter(const std::string& name, bool pair = false);

 private:
  int64_t bits() const { return 8 * bytesOfElement(element_); }

  KernelText& kernel_;
  std::string element_;
  int64_t elements_;
};

// Every lane's row by one or more calls of an atom, to registers or from them.
void moveRows(KernelText& kernel, TensorTile& tile, const cute_nvgpu::TmemCopyAtom& atom,
              const KernelView& rows, bool load);

// "!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>".
std::string tmemAtom(const cute_nvgpu::TmemCopyAtom& atom, const std::string& element, bool load);

}  // namespace cutecheck::cli
