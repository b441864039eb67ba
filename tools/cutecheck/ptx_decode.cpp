#include "tools/cutecheck/ptx_decode.h"

namespace cutecheck::cli {

namespace {

struct Row {
  const char* prefix;
  PtxAct act;
};

// The first prefix that fits; longer ones stand before shorter.
constexpr Row kRows[] = {
    {"bra", PtxAct::kBranch},
    {"ret", PtxAct::kExit},
    {"exit", PtxAct::kExit},
    {"ld.param", PtxAct::kLoadParameter},
    {"ld.shared", PtxAct::kLoadShared},
    {"ld.volatile.shared", PtxAct::kLoadShared},
    {"st.shared", PtxAct::kStoreShared},
    {"ldmatrix", PtxAct::kLdmatrix},
    {"stmatrix", PtxAct::kStmatrix},
    {"fence.proxy.async.global", PtxAct::kOther},
    {"fence.proxy.async", PtxAct::kProxyFence},
    {"fence.mbarrier_init", PtxAct::kInitFence},
    {"bar.arrive", PtxAct::kArrive},
    {"barrier.cta.arrive", PtxAct::kArrive},
    {"barrier.arrive", PtxAct::kArrive},
    {"barrier.cluster.arrive", PtxAct::kClusterArrive},
    {"barrier.cluster.wait", PtxAct::kClusterWait},
    {"bar.warp", PtxAct::kOther},
    {"bar.", PtxAct::kSync},
    {"barrier.", PtxAct::kSync},
    {"mbarrier.init", PtxAct::kBarrierInit},
    {"mbarrier.inval", PtxAct::kBarrierForget},
    {"mbarrier.arrive", PtxAct::kBarrierArrive},
    {"mbarrier.expect_tx", PtxAct::kBarrierExpect},
    {"mbarrier.complete_tx", PtxAct::kBarrierComplete},
    {"mbarrier.test_wait", PtxAct::kBarrierWait},
    {"mbarrier.try_wait", PtxAct::kBarrierWait},
    {"cp.async.mbarrier.arrive", PtxAct::kBarrierOfAsync},
    {"cp.async.commit_group", PtxAct::kAsyncCommit},
    {"cp.async.wait_", PtxAct::kAsyncWait},
    {"cp.async.ca", PtxAct::kAsync},
    {"cp.async.cg", PtxAct::kAsync},
    {"cp.async.bulk.commit_group", PtxAct::kBulkCommit},
    {"cp.async.bulk.wait_group", PtxAct::kBulkWait},
    {"cp.async.bulk.prefetch", PtxAct::kOther},
    {"wgmma.fence", PtxAct::kWgmmaFence},
    {"wgmma.mma_async", PtxAct::kWgmma},
    {"wgmma.commit_group", PtxAct::kWgmmaCommit},
    {"wgmma.wait_group", PtxAct::kWgmmaWait},
    {"elect", PtxAct::kElect},
    {"mapa", PtxAct::kMapa},
    {"setmaxnreg", PtxAct::kRegisters},
    {"tcgen05.alloc", PtxAct::kTensorAlloc},
    {"tcgen05.dealloc", PtxAct::kTensorFree},
    {"tcgen05.relinquish", PtxAct::kTensorRelinquish},
    {"tcgen05.mma", PtxAct::kTensorProduct},
    {"tcgen05.cp", PtxAct::kTensorCopy},
    {"tcgen05.shift", PtxAct::kTensorCopy},
    {"tcgen05.commit", PtxAct::kTensorCommit},
    {"tcgen05.ld", PtxAct::kTensorLoad},
    {"tcgen05.st", PtxAct::kTensorStore},
    {"tcgen05.wait", PtxAct::kTensorWait},
    {"tcgen05.fence", PtxAct::kTensorFence},
};

// Those without a result, beside all whose first operand is an address.
constexpr const char* kNoResult[] = {"bra",        "ret",       "exit",           "bar",
                                     "fence",      "membar",    "wgmma.fence",    "wgmma.commit",
                                     "wgmma.wait", "cp.async",  "cp.reduce",      "setmaxnreg",
                                     "trap",       "nanosleep", "griddepcontrol", "prefetch",
                                     "pmevent",    "brkpt",     "tcgen05.dealloc"};

PtxAct actOf(const PtxInstruction& instruction) {
  for (const Row& row : kRows)
    if (instruction.is(row.prefix)) return row.act;
  if (instruction.is("cp.async.bulk") || instruction.is("cp.reduce.async.bulk"))
    return instruction.has("bulk_group") ? PtxAct::kBulkStore : PtxAct::kBulkLoad;
  for (const char* name :
       {"mov", "add", "sub", "mul", "mad", "and", "or",  "xor", "not",  "cnot", "neg", "abs", "popc",
        "clz", "bfe", "shl", "shr", "min", "max", "div", "rem", "setp", "selp", "cvt", "cvta"})
    if (instruction.words.front() == name) return PtxAct::kCompute;
  return PtxAct::kOther;
}

void gather(const PtxOperand& operand, std::vector<size_t>& into) {
  if (operand.kind == PtxOperand::Kind::kRegister) into.push_back(operand.reg);
  for (const PtxOperand& part : operand.parts) gather(part, into);
}

}  // namespace

PtxDecoded decoded(const PtxInstruction& instruction) {
  PtxDecoded made;
  made.act = actOf(instruction);
  made.ofWarp = made.act != PtxAct::kSync && instruction.has("sync");
  made.hasResult =
      !instruction.operands.empty() && instruction.operands[0].kind != PtxOperand::Kind::kAddress;
  for (const char* prefix : kNoResult) made.hasResult &= !instruction.is(prefix);
  if (instruction.guarded) made.reads.push_back(instruction.guard);
  for (size_t i = 0; i < instruction.operands.size(); ++i) {
    const PtxOperand& operand = instruction.operands[i];
    if (operand.kind == PtxOperand::Kind::kAddress) made.addresses.push_back(i);
    gather(operand, i == 0 && made.hasResult ? made.writes : made.reads);
  }
  return made;
}

bool isOrdered(PtxAct act) {
  return act != PtxAct::kCompute && act != PtxAct::kBranch && act != PtxAct::kLoadParameter &&
         act != PtxAct::kOther;
}

}  // namespace cutecheck::cli
