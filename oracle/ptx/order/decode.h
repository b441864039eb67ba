// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an instruction of PTX is to the checker of order, and the registers that it reads and writes.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "oracle/ptx/order/clocks.h"
#include "oracle/ptx/order/values.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

enum class PtxAct : uint8_t {
  kCompute,
  kBranch,
  kExit,
  kStoreShared,
  kLoadShared,
  kAtomicShared,
  kLoadGeneric,  // by an address that may be one of shared memory
  kStoreGeneric,
  kAtomicGeneric,
  kLoadParameter,
  kLdmatrix,
  kStmatrix,
  kFence,
  kProxyFence,
  kInitFence,
  kSync,
  kArrive,
  kWarpSync,  // bar.warp.sync
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
  kShuffle,
  kLoadGlobal,
  kStoreGlobal,  // and what lets others store to it
  kOther,        // of no matter for the order: arithmetic, global memory
  kUnsupported,  // everything that is in no list
};

// An operand as a thread reads it: a register, a number, or a name that means something.
struct PtxSource {
  enum class Kind : uint8_t { kNothing, kRegister, kNumber, kMeaning } kind = Kind::kNothing;
  bool negated = false;
  uint32_t reg = 0;
  uint64_t number = 0;
  const PtxOperand* operand = nullptr;
};

constexpr uint64_t kPtxBarrierBytes = 8;  // of a barrier in shared memory, and its alignment
constexpr uint64_t kPtxMapBytes = 128;    // of a tensor map

// Lanes of ldmatrix and stmatrix that give a row: by the shape and the count of matrices. 0 for a shape that
// is in no list.
uint64_t matrixRows(const PtxInstruction& instruction);

// Whether an operand is a symbol of shared memory, or an address that begins with one.
bool namesShared(const PtxOperand& operand);
// Adds the registers that an operand names.
void gather(const PtxOperand& operand, std::vector<size_t>& into);

struct PtxDecoded {
  PtxAct act = PtxAct::kOther;
  bool hasResult = false;  // the first operand is one
  bool ofWarp = false;     // carried out by a whole warp together
  std::vector<size_t> reads, writes;
  std::vector<size_t> addresses;          // which operands stand in brackets
  bool idle = false;  // arithmetic of which no address, count or branch is made, of a thread alone
  bool relaxed = false;                   // a barrier that orders no memory
  PtxScope scope = PtxScope::kUnwritten;  // of a fence, an arrival or a wait
  bool aligned = false;                   // all threads of a warp have to come to the same instruction
  bool uniform = false;                   // all lanes of a warp that come to it go the same way
  bool asks = false;                      // of registers, though it orders nothing: PTX takes not every value
  bool ofDevice = false;  // it changes a tensor map, has a change seen, or waits for the launch before
  uint64_t bytes = 0;                     // of an access
  PtxComputation computes{};              // of kCompute
  PtxSource sources[3];                   // of kCompute without lists: what it computes from
  uint64_t opcode = 0;                    // a number that stands for it
  uint32_t result = 0;
  uint8_t sourceCount = 0;  // 0 where there are lists
};

PtxDecoded decoded(const PtxInstruction& instruction);

// Whether the instruction there is a branch of a loop.
inline bool leadsBack(const PtxInstruction& instruction, const PtxDecoded& decoded, size_t at) {
  return decoded.act == PtxAct::kBranch && instruction.target <= at;
}

// A kernel's code, once for all of its runs.
struct PtxProgram {
  // `storedValues`: what is stored decides, too.
  explicit PtxProgram(const PtxKernel& kernel, bool storedValues = false);
  std::vector<PtxDecoded> decoded;
  uint64_t grain = 16;          // the fewest bytes of an access to shared memory
  bool sharedMemory = false;    // some instruction reaches it
  // Pointers that addresses of stores to global memory are made of, by their parameters; whether others may
  // be.
  std::set<uint64_t> storedParameters;
  bool storesAnywhere = false;
  bool shapesMaps = false;      // some tensormap.replace changes how many bytes a box has
  bool changesMaps = false;     // some tensor map in global memory, or has it seen where copies read it
  bool awaitsLaunch = false;    // griddepcontrol.wait: the launch before may store until then
  std::vector<size_t> signals;  // lines of what may order accesses by data: atomics, acquiring loads, fences
  std::vector<bool> matters;  // by register: an address, a count, a condition or what is stored is made of it
  // By branch: nothing that matters depends on which way it goes.
  std::vector<bool> harmlessEitherWay;
  // By branch: where its ways meet for certain, the code's size where they do not; of a harmless one, whether
  // a trap stands between.
  std::vector<size_t> meeting;
  std::vector<bool> mayTrap;
  // By instruction, and by register: what the order depends on. Not what is stored alone, and no branch around
  // instructions without an order whose results the order does not depend on.
  std::vector<bool> decidingBranch, decides;
  // By register: another launch, or another cluster for which the one that runs stands, may have another
  // value in it.
  std::vector<bool> elsewhere;
  // By instruction: which way it goes, or whether its guard lets it, decides who synchronises. Of one that
  // does not, the other way has fewer accesses, and the same barriers.
  std::vector<bool> decidesSync;

  // By register: what these instructions write may change its value, or decide whether it is written.
  std::vector<bool> dependOn(const PtxKernel& kernel, const std::vector<bool>& instructions) const;
};

// Whether the act is one whose order matters: all but arithmetic, branches and loads of parameters.
bool isOrdered(PtxAct act);
// Whether the order depends on it that the instruction is carried out.
inline bool isOrdered(const PtxDecoded& one) { return isOrdered(one.act) || one.ofDevice; }
// Of those acts, whether it is more than an access to shared memory: a barrier, a fence, a copy, an end.
bool synchronises(PtxAct act);

// The operator of bar.red; empty of another instruction.
std::string operatorOf(const PtxInstruction& of);

// Whether an instruction that orders nothing has effects, or asks for operands that PTX must not find
// otherwise.
inline bool asksOfOperands(const PtxInstruction& instruction) {
  return instruction.is("trap") || instruction.is("brkpt") || instruction.is("cp.async.bulk.prefetch") ||
         instruction.is("fence.proxy.tensormap") || instruction.is("discard") ||
         (instruction.is("prefetch") && (instruction.has("local") || instruction.has("tensormap"))) ||
         instruction.is("applypriority");
}

}  // namespace cutecheck::ptx
