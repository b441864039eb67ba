// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/decode.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace cutecheck::ptx {

bool namesShared(const PtxOperand& operand) {
  return operand.means == PtxOperand::Means::kShared ||
         std::any_of(operand.parts.begin(), operand.parts.end(), namesShared);
}

void gather(const PtxOperand& operand, std::vector<size_t>& into) {
  if (operand.kind == PtxOperand::Kind::kRegister) into.push_back(operand.reg);
  for (const PtxOperand& part : operand.parts) gather(part, into);
}

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
    {"ldmatrix", PtxAct::kLdmatrix},
    {"stmatrix", PtxAct::kStmatrix},
    {"bar.arrive", PtxAct::kArrive},
    {"bar.cta.arrive", PtxAct::kArrive},
    {"barrier.cta.arrive", PtxAct::kArrive},
    {"barrier.arrive", PtxAct::kArrive},
    {"barrier.cluster.arrive", PtxAct::kClusterArrive},
    {"barrier.cluster.wait", PtxAct::kClusterWait},
    {"bar.warp.sync", PtxAct::kWarpSync},
    {"bar.sync", PtxAct::kSync},
    {"bar.red", PtxAct::kSync},
    {"bar.cta.sync", PtxAct::kSync},
    {"bar.cta.red", PtxAct::kSync},
    {"barrier.sync", PtxAct::kSync},
    {"barrier.red", PtxAct::kSync},
    {"barrier.cta.sync", PtxAct::kSync},
    {"barrier.cta.red", PtxAct::kSync},
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
    {"mma.sync", PtxAct::kOther},
    {"shfl.sync", PtxAct::kShuffle},
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

// What does nothing to shared memory and to barriers, by the first part of the opcode: arithmetic, exchange
// of registers within a warp, hints.
constexpr std::string_view kHarmless =
    " abs activemask add addc and applypriority bfe bfi bfind bmsk brev brkpt clz cnot copysign cos "
    "createpolicy cvt "
    "cvta div dp2a dp4a ex2 fma fns griddepcontrol isspacep lg2 lop3 mad mad24 madc match max min mov "
    "movmatrix mul "
    "mul24 nanosleep neg not or pmevent popc prefetch prefetchu prmt rcp redux rem rsqrt sad selp set setp "
    "shf shl shr "
    "sin slct sqrt sub subc szext tanh testp trap vote xor ";

// ld, st, atom and red by the memory that they name.
PtxAct accessOf(const PtxInstruction& instruction) {
  const std::string& name = instruction.words.front();
  const bool loads = name == "ld" || name == "ldu", stores = name == "st";
  if (instruction.has("async") || instruction.has("bulk")) return PtxAct::kUnsupported;
  bool shared = false, elsewhere = false;
  for (const std::string& word : instruction.words) {
    shared |= word == "shared" || word.starts_with("shared::");
    elsewhere |= word == "global" || word == "const" || word == "local" || word.starts_with("param");
  }
  if (loads && instruction.is("ld.param")) return PtxAct::kLoadParameter;
  const bool plain = instruction.has("global") && !instruction.has("volatile") &&
                     !instruction.has("relaxed") && !instruction.has("acquire");
  if (elsewhere && loads) return plain ? PtxAct::kLoadGlobal : PtxAct::kOther;
  if (elsewhere) return instruction.has("global") ? PtxAct::kStoreGlobal : PtxAct::kOther;
  if (shared) return loads ? PtxAct::kLoadShared : stores ? PtxAct::kStoreShared : PtxAct::kAtomicShared;
  return loads ? PtxAct::kLoadGeneric : stores ? PtxAct::kStoreGeneric : PtxAct::kAtomicGeneric;
}

// Fences by their whole spelling: those of one direction, or of some memory, do less.
PtxAct fenceOf(const PtxInstruction& instruction) {
  const std::string& opcode = instruction.opcode;
  if (opcode == "fence.proxy.async.global" || opcode == "fence.proxy.alias" ||
      instruction.is("fence.proxy.tensormap"))
    return PtxAct::kOther;
  for (const char* name :
       {"fence.proxy.async", "fence.proxy.async.shared::cta", "fence.proxy.async.shared::cluster"})
    if (opcode == name) return PtxAct::kProxyFence;
  if (opcode == "fence.mbarrier_init.release.cluster") return PtxAct::kInitFence;
  for (const char* name : {"membar.cta", "membar.gl", "membar.sys"})
    if (opcode == name) return PtxAct::kFence;
  for (const char* kind : {"fence", "fence.sc", "fence.acq_rel", "fence.acquire", "fence.release"})
    for (const char* scope : {".cta", ".cluster", ".gpu", ".sys"})
      if (opcode == std::string(kind) + scope) return PtxAct::kFence;
  return PtxAct::kUnsupported;
}

PtxScope scopeOf(const PtxInstruction& instruction) {
  if (instruction.has("cta")) return PtxScope::kBlock;
  for (const char* wide : {"cluster", "gpu", "gl", "sys"})
    if (instruction.has(wide)) return PtxScope::kCluster;
  return PtxScope::kUnwritten;
}

// Arrivals and waits whose every word is known: another one may say how much memory they order.
bool isRead(const PtxInstruction& instruction, std::initializer_list<std::string_view> words) {
  return std::all_of(instruction.words.begin(), instruction.words.end(), [&](const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  });
}

bool isIn(std::string_view all, const std::string& word) {
  return all.find(' ' + word + ' ') != std::string_view::npos;
}

// Of a bulk copy: which bytes it brings, where to, and who is told.
constexpr std::string_view kOfBulk =
    " cp reduce async bulk tensor 1d 2d 3d 4d 5d shared::cluster shared::cta global tile tile::gather4 "
    "tile::scatter4 im2col im2col::w im2col::w::128 im2col_no_offs mbarrier::complete_tx::bytes bulk_group "
    "multicast::cluster L2::cache_hint cta_group::1 cta_group::2 add min max inc dec and or xor noftz f16 "
    "bf16 f32 "
    "f64 b32 b64 u32 u64 s32 s64 ";

bool isBulkRead(const PtxInstruction& instruction) {
  return std::all_of(instruction.words.begin(), instruction.words.end(),
                     [](const std::string& word) { return isIn(kOfBulk, word); });
}

PtxAct signalOf(const PtxInstruction& instruction, PtxAct act) {
  bool read = true;
  if (act == PtxAct::kBarrierArrive)
    read =
        isRead(instruction, {"mbarrier", "arrive", "arrive_drop", "expect_tx", "noComplete", "release",
                             "relaxed", "cta", "cluster", "shared", "shared::cta", "shared::cluster", "b64"});
  if (act == PtxAct::kBarrierWait)
    read = isRead(instruction, {"mbarrier", "try_wait", "test_wait", "parity", "acquire", "relaxed", "cta",
                                "cluster", "shared", "shared::cta", "b64"});
  if (act == PtxAct::kClusterArrive)
    read = isRead(instruction, {"barrier", "cluster", "arrive", "release", "relaxed", "aligned"});
  if (act == PtxAct::kClusterWait)
    read = isRead(instruction, {"barrier", "cluster", "wait", "acquire", "aligned"});
  return read ? act : PtxAct::kUnsupported;
}

bool ofShared(const PtxInstruction& instruction) {
  return std::any_of(instruction.words.begin(), instruction.words.end(), [](const std::string& word) {
    return word == "shared" || word.starts_with("shared::");
  });
}

// A tensor map that is changed, or copied to global memory, where it lies.
PtxAct tensorMapOf(const PtxInstruction& instruction) {
  const bool shared = ofShared(instruction);
  if (instruction.is("tensormap.replace."))
    return shared                      ? PtxAct::kStoreShared
           : instruction.has("global") ? PtxAct::kStoreGlobal
                                       : PtxAct::kStoreGeneric;
  if (instruction.is("tensormap.cp_fenceproxy.global.shared::cta.")) return PtxAct::kLoadShared;
  return PtxAct::kUnsupported;
}

PtxAct actOf(const PtxInstruction& instruction) {
  if (!instruction.unread.empty()) return PtxAct::kUnsupported;
  for (const char* name : {"ld", "ldu", "st", "atom", "red"})
    if (instruction.words.front() == name) {
      // Of how many bytes an access is its type says.
      const PtxAct act = accessOf(instruction);
      return isOrdered(act) && !ptxBytes(instruction.words.back()) ? PtxAct::kUnsupported : act;
    }
  if (instruction.words.front() == "tensormap") return tensorMapOf(instruction);
  // What is discarded has any value, and the launch before stores what it stores until it is awaited.
  if (instruction.words.front() == "discard" || instruction.is("griddepcontrol.wait"))
    return PtxAct::kStoreGlobal;
  if (instruction.words.front() == "fence" || instruction.words.front() == "membar")
    return fenceOf(instruction);
  if ((instruction.is("ldmatrix") || instruction.is("stmatrix")) && matrixRows(instruction) == 0)
    return PtxAct::kUnsupported;
  if (instruction.is("cp.async.ca") || instruction.is("cp.async.cg")) {
    const auto& operands = instruction.operands;
    const bool sized = operands.size() > 2 && operands[2].kind == PtxOperand::Kind::kNumber;
    return sized ? PtxAct::kAsync : PtxAct::kUnsupported;
  }
  for (const Row& row : kRows)
    if (instruction.is(row.prefix)) return signalOf(instruction, row.act);
  if (instruction.is("cp.async.bulk") || instruction.is("cp.reduce.async.bulk"))
    return !isBulkRead(instruction)        ? PtxAct::kUnsupported
           : instruction.has("bulk_group") ? PtxAct::kBulkStore
                                           : PtxAct::kBulkLoad;
  if (computationOf(instruction).op != PtxComputation::Op::kNone) return PtxAct::kCompute;
  return isIn(kHarmless, instruction.words.front()) ? PtxAct::kOther : PtxAct::kUnsupported;
}

// Bytes of an access: of its type, times the vector's; rows of 16 of a matrix.
uint64_t accessBytes(const PtxInstruction& instruction) {
  if (instruction.is("ldmatrix") || instruction.is("stmatrix")) return 16;
  if (instruction.is("tcgen05.alloc")) return 4;
  if (instruction.is("tensormap")) return kPtxMapBytes;
  if (instruction.is("cp.async.c")) {
    const auto& operands = instruction.operands;
    return operands.size() > 2 && operands[2].kind == PtxOperand::Kind::kNumber ? operands[2].number : 1;
  }
  const uint64_t bytes = ptxBytes(instruction.words.back())
                             .value_or(std::max<uint64_t>(1, ptxWidth(instruction.words.back()) / 8));
  return bytes * (instruction.has("v2") ? 2 : instruction.has("v4") ? 4 : instruction.has("v8") ? 8 : 1);
}

void readSources(const PtxInstruction& instruction, PtxDecoded& made) {
  const auto& operands = instruction.operands;
  if (operands.size() < 2 || operands.size() > 4 || operands[0].kind != PtxOperand::Kind::kRegister) return;
  for (size_t i = 1; i < operands.size(); ++i) {
    const PtxOperand& operand = operands[i];
    PtxSource& source = made.sources[i - 1];
    source.negated = operand.negated;
    source.reg = static_cast<uint32_t>(operand.reg);
    source.number = operand.number;
    source.operand = &operand;
    if (operand.kind == PtxOperand::Kind::kRegister)
      source.kind = PtxSource::Kind::kRegister;
    else if (operand.kind == PtxOperand::Kind::kNumber)
      source.kind = PtxSource::Kind::kNumber;
    else if (operand.kind == PtxOperand::Kind::kName)
      source.kind = PtxSource::Kind::kMeaning;
    else
      return;
  }
  made.result = static_cast<uint32_t>(operands[0].reg);
  made.sourceCount = static_cast<uint8_t>(operands.size() - 1);
}

// The fewest operands with which an instruction is carried out.
size_t fewestOperands(const PtxInstruction& instruction, PtxAct act) {
  using enum PtxAct;
  switch (act) {
    case kShuffle:
      return 4;
    case kMapa:
    case kTensorProduct:
      return 3;
    case kLoadParameter:
    case kElect:
    case kBarrierInit:
    case kTensorAlloc:
    case kTensorFree:
    case kTensorCopy:
      return instruction.is("tcgen05.shift") ? 1 : 2;
    case kBarrierForget:
    case kBarrierArrive:
    case kBarrierExpect:
    case kBarrierComplete:
    case kBarrierWait:
    case kBarrierOfAsync:
    case kBulkLoad:
    case kBulkStore:
    case kTensorCommit:
    case kTensorLoad:
    case kTensorStore:
    case kAsync:
    case kLdmatrix:
    case kStmatrix:
    case kStoreShared:
    case kLoadShared:
    case kAtomicShared:
    case kLoadGeneric:
    case kStoreGeneric:
    case kAtomicGeneric:
    case kLoadGlobal:
      return 1;
    case kSync:
      return instruction.has("red") ? 1 : 0;
    default:
      return 0;
  }
}

}  // namespace

uint64_t matrixRows(const PtxInstruction& instruction) {
  const uint64_t matrices = instruction.has("x4")   ? 4
                            : instruction.has("x2") ? 2
                            : instruction.has("x1") ? 1
                                                    : 0;
  // Rows of 16 bytes, one for each lane that names an address.
  const bool stores = instruction.is("stmatrix");
  const bool eight =
      instruction.has("m8n8") || instruction.has("m8n16") || (stores && instruction.has("m16n8"));
  if (eight) return 8 * matrices;
  return instruction.has("m16n16") && matrices < 4 ? 16 * matrices : 0;
}

PtxDecoded decoded(const PtxInstruction& instruction) {
  PtxDecoded made;
  made.act = actOf(instruction);
  if (instruction.operands.size() < fewestOperands(instruction, made.act)) made.act = PtxAct::kUnsupported;
  made.ofWarp = made.act != PtxAct::kSync && made.act != PtxAct::kWarpSync && instruction.has("sync");
  // Of the cluster's barrier too, where the whole warp has to come.
  const bool clusters = made.act == PtxAct::kClusterArrive || made.act == PtxAct::kClusterWait;
  made.ofWarp |= clusters && instruction.has("aligned");
  // Of what is not read nobody knows whom it waits for.
  made.ofWarp &= instruction.unread.empty();
  made.relaxed = instruction.has("relaxed");
  made.scope = scopeOf(instruction);
  made.aligned = instruction.has("aligned") || (instruction.is("bar.") && made.act != PtxAct::kWarpSync);
  made.uniform = instruction.guarded && instruction.has("uni");
  made.asks = made.uniform || made.ofWarp || asksOfOperands(instruction);
  made.ofDevice = instruction.is("griddepcontrol.wait") || instruction.is("tensormap.") ||
                  instruction.is("fence.proxy.tensormap");
  made.bytes = accessBytes(instruction);
  made.opcode = std::hash<std::string>()(instruction.opcode);
  if (made.act == PtxAct::kCompute) {
    made.computes = computationOf(instruction);
    readSources(instruction, made);
  }
  made.hasResult =
      !instruction.operands.empty() && instruction.operands[0].kind != PtxOperand::Kind::kAddress;
  for (const char* prefix : kNoResult) made.hasResult &= !instruction.is(prefix);
  // bar.red has one.
  if (made.act == PtxAct::kSync && instruction.has("red")) made.hasResult = true;
  if (instruction.guarded) made.reads.push_back(instruction.guard);
  for (size_t i = 0; i < instruction.operands.size(); ++i) {
    const PtxOperand& operand = instruction.operands[i];
    if (operand.kind == PtxOperand::Kind::kAddress) made.addresses.push_back(i);
    // What is not read may write each of them, and read none.
    const bool writes = (i == 0 && made.hasResult) || !instruction.unread.empty();
    gather(operand, writes ? made.writes : made.reads);
  }
  return made;
}

bool isOrdered(PtxAct act) {
  return act != PtxAct::kCompute && act != PtxAct::kBranch && act != PtxAct::kLoadParameter &&
         act != PtxAct::kShuffle && act != PtxAct::kLoadGlobal && act != PtxAct::kStoreGlobal &&
         act != PtxAct::kOther;
}

bool synchronises(PtxAct act) {
  const bool accesses = (act >= PtxAct::kStoreShared && act <= PtxAct::kAtomicGeneric) ||
                        act == PtxAct::kLdmatrix || act == PtxAct::kStmatrix;
  return isOrdered(act) && !accesses;
}

std::string operatorOf(const PtxInstruction& of) {
  return !of.has("red") ? "" : of.has("and") ? "and" : of.has("or") ? "or" : "popc";
}

}  // namespace cutecheck::ptx
