// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernels of corpus/golden compute, by their names: operands, and the result as the host has it.
//
//   mma_sync/..., wgmma/...                                          D = A B + C (golden_product.h)
//   umma/...                                                         tensor memory (umma_model.h)
//   mbarrier/..., bulk/...                                           copies and reductions (golden_bulk.h)
//   tmem_load/..., tmem_store/...                                    a copy (golden_tmem.h)
//   ldmatrix/x4[_trans], stmatrix/x4[_trans]                         matrices of 8 by 8 f16, to and from
//   registers cp_async/cg16                                                    a copy
//
// Operands lie row by row (A, C, D) and column by column (B), elements below a byte in words, the lowest bits
// first. The random values are such that every sum is exact in every accumulator, so results are compared bit
// by bit. The fragments of ldmatrix are written here from the PTX ISA's figures, apart from the layouts that
// the kernels were made from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/device/tma_model.h"

namespace cutecheck::run_ptx {

struct GoldenCase {
  std::string kernel;  // the entry of the PTX
  uint32_t threads = 32;
  uint32_t sharedBytes = 0;
  std::vector<Bytes> inputs;  // parameters in order, and then the result's
  Bytes expected;
  uint32_t blocks = 1;
  // A tensor map stands before the pointers: of the first input, or of the result, which then is no parameter
  // besides.
  std::optional<HostMap> map{};
  bool mapsResult = false;
  Bytes before{};  // of the result; empty where nobody reads it
};

// Nothing for a name of another form.
std::optional<GoldenCase> goldenCase(const std::string& name, uint64_t seed);

}  // namespace cutecheck::run_ptx
