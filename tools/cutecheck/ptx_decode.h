// What an instruction of PTX is to the checker of order, and the registers that it reads and writes.
#pragma once

#include <vector>

#include "tools/cutecheck/ptx_text.h"

namespace cutecheck::cli {

enum class PtxAct : uint8_t {
  kCompute,
  kBranch,
  kExit,
  kStoreShared,
  kLoadShared,
  kLoadParameter,
  kLdmatrix,
  kStmatrix,
  kProxyFence,
  kInitFence,
  kSync,
  kArrive,
  kClusterArrive,
  kClusterWait,
  kBarrierInit,
  kBarrierForget,
  kBarrierArrive,
  kBarrierExpect,
  kBarrierComplete,
  kBarrierWait,
  kBarrierOfAsync,
  kAsync,
  kAsyncCommit,
  kAsyncWait,
  kBulkLoad,
  kBulkStore,
  kBulkCommit,
  kBulkWait,
  kWgmmaFence,
  kWgmma,
  kWgmmaCommit,
  kWgmmaWait,
  kElect,
  kMapa,
  kRegisters,  // setmaxnreg
  kTensorAlloc,
  kTensorFree,
  kTensorRelinquish,
  kTensorProduct,
  kTensorCopy,  // and shift
  kTensorCommit,
  kTensorLoad,
  kTensorStore,
  kTensorWait,
  kTensorFence,
  kOther,
};

struct PtxDecoded {
  PtxAct act = PtxAct::kOther;
  bool hasResult = false;  // the first operand is one
  bool ofWarp = false;     // carried out by a whole warp together
  std::vector<size_t> reads, writes;
  std::vector<size_t> addresses;  // which operands stand in brackets
};

PtxDecoded decoded(const PtxInstruction& instruction);

// Whether the act is one whose order matters: all but arithmetic, branches and loads of parameters.
bool isOrdered(PtxAct act);

}  // namespace cutecheck::cli
