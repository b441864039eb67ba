// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/decode.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace cutecheck::ptx {

namespace {

constexpr uint64_t kTensorMapBytes = 128;

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
  if (instruction.is("tensormap")) return kTensorMapBytes;
  if (instruction.is("cp.async.c")) {
    const auto& operands = instruction.operands;
    return operands.size() > 2 && operands[2].kind == PtxOperand::Kind::kNumber ? operands[2].number : 1;
  }
  const uint64_t bytes = ptxBytes(instruction.words.back())
                             .value_or(std::max<uint64_t>(1, ptxWidth(instruction.words.back()) / 8));
  return bytes * (instruction.has("v2") ? 2 : instruction.has("v4") ? 4 : instruction.has("v8") ? 8 : 1);
}

// Whether an operand is a symbol of shared memory, or an address that begins with one.
bool namesShared(const PtxOperand& operand) {
  return operand.means == PtxOperand::Means::kShared ||
         std::any_of(operand.parts.begin(), operand.parts.end(), namesShared);
}

void gather(const PtxOperand& operand, std::vector<size_t>& into) {
  if (operand.kind == PtxOperand::Kind::kRegister) into.push_back(operand.reg);
  for (const PtxOperand& part : operand.parts) gather(part, into);
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

namespace {

// What is made of these registers, and of what else they are made.
void spread(const std::vector<PtxDecoded>& code, std::vector<bool>& matter) {
  for (bool again = true; again;) {
    again = false;
    for (const PtxDecoded& one : code) {
      if (std::none_of(one.writes.begin(), one.writes.end(), [&](size_t w) { return matter[w]; })) continue;
      for (const size_t read : one.reads) again |= !matter[read], matter[read] = true;
    }
  }
}

// Registers of which an address, a count, a condition or an operand of an ordered instruction is made.
// `changesMaps`: and addresses of stores to global memory, where a tensor map may lie.
std::vector<bool> registersThatMatter(const PtxKernel& kernel, const std::vector<PtxDecoded>& code,
                                      bool changesMaps) {
  std::vector<bool> matter(kernel.registers.size());
  const auto read = [&](const PtxOperand& operand) {
    std::vector<size_t> reads;
    gather(operand, reads);
    for (const size_t one : reads) matter[one] = true;
  };
  for (const PtxDecoded& one : code)
    if (isOrdered(one.act) || one.act == PtxAct::kBranch)
      for (const size_t each : one.reads) matter[each] = true;
  for (size_t i = 0; i < code.size(); ++i) {
    if (kernel.code[i].guarded) matter[kernel.code[i].guard] = true;
    if (asksOfOperands(kernel.code[i]))
      for (const size_t each : code[i].reads) matter[each] = true;
    // Which lanes take part.
    if (code[i].ofWarp && !code[i].aligned && !kernel.code[i].operands.empty())
      read(kernel.code[i].operands.back());
    if (changesMaps && code[i].act == PtxAct::kStoreGlobal && !code[i].addresses.empty())
      read(kernel.code[i].operands[code[i].addresses[0]]);
  }
  spread(code, matter);
  return matter;
}

// Which memory the kernel stores to: the pointers of which addresses are made.
void findStored(const PtxKernel& kernel, PtxProgram& program) {
  using enum PtxAct;
  const std::vector<PtxDecoded>& code = program.decoded;
  std::vector<bool> addresses(kernel.registers.size());
  for (size_t i = 0; i < code.size(); ++i) {
    const PtxAct act = code[i].act;
    const PtxInstruction& self = kernel.code[i];
    if (self.is("griddepcontrol.wait")) {
      program.awaitsLaunch = true;
      continue;
    }
    // Behind what acquires of the device, what another launch or the host stores is seen.
    const bool wide = self.has("gpu") || self.has("gl") || self.has("sys");
    const bool acquires =
        self.has("acquire") || self.has("acq_rel") || self.is("fence.sc") || self.is("membar");
    if (wide && acquires && !self.has("proxy")) program.storesAnywhere = true;
    if (act != kStoreGlobal && act != kStoreGeneric && act != kAtomicGeneric && act != kBulkStore &&
        act != kUnsupported && !self.is("tensormap.cp_fenceproxy"))
      continue;
    // What is behind a tensor map no pointer says.
    if (act == kUnsupported || code[i].addresses.empty() || kernel.code[i].has("tensor"))
      program.storesAnywhere = true;
    std::vector<size_t> reads;
    for (const size_t one : code[i].addresses) gather(kernel.code[i].operands[one], reads);
    for (const size_t one : reads) addresses[one] = true;
  }
  spread(code, addresses);
  for (size_t i = 0; i < code.size(); ++i) {
    if (std::none_of(code[i].writes.begin(), code[i].writes.end(), [&](size_t w) { return addresses[w]; }))
      continue;
    const std::vector<PtxOperand>& operands = kernel.code[i].operands;
    const bool named = code[i].act == kLoadParameter && operands.size() > 1 && !operands[1].parts.empty() &&
                       operands[1].parts[0].means == PtxOperand::Means::kParameter;
    if (named)
      program.storedParameters.insert(operands[1].parts[0].number);
    else if (code[i].act != kCompute && code[i].act != kShuffle && code[i].act != kMapa)
      program.storesAnywhere = true;
  }
}

// Where the ways of a branch meet for certain: the first instruction behind it that both reach and that
// everything between leads to. The code's size where there is none.
size_t meetingOf(const PtxKernel& kernel, const std::vector<PtxDecoded>& code, size_t branch) {
  const size_t target = kernel.code[branch].target;
  if (target == PtxInstruction::kNoTarget) return code.size();
  // Ahead alone, and without a way out: what LLVM makes of an if.
  if (target <= branch) return code.size();
  size_t end = target;
  for (size_t i = branch + 1; i < end; ++i) {
    const PtxInstruction& one = kernel.code[i];
    if (code[i].act == PtxAct::kExit) return code.size();
    if (code[i].act != PtxAct::kBranch) continue;
    if (one.target == PtxInstruction::kNoTarget || one.target <= branch) return code.size();
    end = std::max(end, one.target);
  }
  return end;
}

// Whether a branch decides over an instruction that synchronises: one on the way that it may leave out, or in
// its loop. Where the ways end apart, what stands behind it.
bool decidesOver(const PtxKernel& kernel, const std::vector<PtxDecoded>& code, size_t branch) {
  const size_t target = kernel.code[branch].target;
  const bool back = target != PtxInstruction::kNoTarget && target <= branch;
  const size_t begin = back ? target : branch + 1, end = back ? branch : meetingOf(kernel, code, branch);
  for (size_t i = begin; i < end; ++i)
    if (synchronises(code[i].act) && (code[i].act != PtxAct::kExit || i + 1 < code.size())) return true;
  return false;
}

// Registers of what an instruction asks, that orders nothing (`asks`): its guard, the mask of its lanes, and
// the operands of which asksOfOperands knows; of coordinates nobody asks.
std::vector<size_t> askedOf(const PtxInstruction& one, const PtxDecoded& decoded) {
  std::vector<size_t> asked;
  if (one.guarded) asked.push_back(one.guard);
  if (decoded.ofWarp && !decoded.aligned && !one.operands.empty()) gather(one.operands.back(), asked);
  if (!asksOfOperands(one)) return asked;
  if (!one.has("tensor")) return decoded.reads;
  for (const size_t address : decoded.addresses)
    if (!one.operands[address].parts.empty()) gather(one.operands[address].parts[0], asked);
  return asked;
}

// From what ordered instructions read on: a branch is added when it may leave out what decides.
void findDeciding(const PtxKernel& kernel, PtxProgram& program, bool storedValues) {
  const std::vector<PtxDecoded>& code = program.decoded;
  program.decides.assign(kernel.registers.size(), false);
  program.decidingBranch.assign(code.size(), false);
  const auto decide = [&](const std::vector<size_t>& registers) {
    for (const size_t one : registers) program.decides[one] = true;
  };
  for (size_t i = 0; i < code.size(); ++i) {
    const PtxInstruction& one = kernel.code[i];
    if (code[i].asks) decide(askedOf(one, code[i]));
    if (!isOrdered(code[i].act)) continue;
    const bool stores =
        !storedValues && code[i].act == PtxAct::kStoreShared && one.is("st.") && !code[i].addresses.empty();
    std::vector<size_t> reads = code[i].reads;
    if (stores) {
      reads.clear();
      gather(one.operands[code[i].addresses[0]], reads);
      if (one.guarded) reads.push_back(one.guard);
    }
    decide(reads);
  }
  for (bool again = true; again;) {
    again = false;
    spread(code, program.decides);
    for (size_t i = 0; i < code.size(); ++i) {
      if (code[i].act != PtxAct::kBranch || program.decidingBranch[i]) continue;
      const size_t meeting = meetingOf(kernel, code, i);
      bool decides = meeting >= code.size();
      for (size_t k = i + 1; !decides && k < meeting; ++k)
        decides = isOrdered(code[k].act) || code[k].asks ||
                  std::any_of(code[k].writes.begin(), code[k].writes.end(),
                              [&](size_t w) { return program.decides[w]; });
      if (!decides) continue;
      again = program.decidingBranch[i] = true;
      decide(code[i].reads);
    }
  }
}

}  // namespace

PtxProgram::PtxProgram(const PtxKernel& kernel, bool storedValues)
    : harmlessEitherWay(kernel.code.size()), decidesSync(kernel.code.size()) {
  for (const PtxInstruction& instruction : kernel.code) decoded.push_back(ptx::decoded(instruction));
  // Fences order by arrivals and waits that are relaxed.
  const bool relaxes = std::any_of(decoded.begin(), decoded.end(), [](const PtxDecoded& one) {
    return one.relaxed && (one.act == PtxAct::kBarrierArrive || one.act == PtxAct::kBarrierWait ||
                           one.act == PtxAct::kClusterArrive);
  });
  for (PtxDecoded& one : decoded)
    if (one.act == PtxAct::kFence && !relaxes) one.act = PtxAct::kOther;
  changesMaps = std::any_of(kernel.code.begin(), kernel.code.end(), [](const PtxInstruction& one) {
    return one.is("tensormap.") || one.is("fence.proxy.tensormap");
  });
  matters = registersThatMatter(kernel, decoded, changesMaps);
  const std::vector<bool>& matter = matters;
  for (size_t i = 0; i < decoded.size(); ++i) {
    PtxDecoded& one = decoded[i];
    const PtxInstruction& instruction = kernel.code[i];
    one.idle = (one.act == PtxAct::kCompute || one.act == PtxAct::kOther || one.act == PtxAct::kLoadGlobal) &&
               !one.ofWarp && !asksOfOperands(instruction) &&
               std::none_of(one.writes.begin(), one.writes.end(), [&](size_t w) { return matter[w]; });
    const bool accesses = (one.act >= PtxAct::kStoreShared && one.act <= PtxAct::kAtomicGeneric) ||
                          one.act == PtxAct::kLdmatrix || one.act == PtxAct::kStmatrix ||
                          one.act == PtxAct::kAsync || one.act == PtxAct::kTensorAlloc;
    if (accesses) grain = std::min(grain, one.bytes);
    if (one.act == PtxAct::kBarrierInit) grain = std::min(grain, kPtxBarrierBytes);
    sharedMemory |= isOrdered(one.act) && one.act != PtxAct::kExit && one.act != PtxAct::kFence &&
                    one.act != PtxAct::kLoadGeneric && one.act != PtxAct::kStoreGeneric &&
                    one.act != PtxAct::kAtomicGeneric;
    // An address that is made generic is one of shared memory all the same.
    sharedMemory |= instruction.is("cvta.shared") ||
                    std::any_of(instruction.operands.begin(), instruction.operands.end(), namesShared);
    const std::string& name = instruction.words.front();
    const bool strong = instruction.has("acquire") || instruction.has("release") ||
                        instruction.has("volatile") || one.relaxed;
    if (name == "atom" || name == "red" || ((name == "ld" || name == "st") && strong))
      signals.push_back(instruction.line);
  }
  for (size_t i = 0; i < decoded.size(); ++i) {
    decidesSync[i] =
        decoded[i].act == PtxAct::kBranch ? decidesOver(kernel, decoded, i) : synchronises(decoded[i].act);
    if (decoded[i].act != PtxAct::kBranch) continue;
    const size_t meeting = meetingOf(kernel, decoded, i);
    bool harmless = meeting < decoded.size();
    for (size_t k = i + 1; harmless && k < meeting; ++k)
      harmless = !isOrdered(decoded[k].act) && (!decoded[k].asks || kernel.code[k].is("trap")) &&
                 std::none_of(decoded[k].writes.begin(), decoded[k].writes.end(),
                              [&](size_t w) { return matter[w]; });
    harmlessEitherWay[i] = harmless;
  }
  findDeciding(kernel, *this, storedValues);
  findStored(kernel, *this);
}

std::string operatorOf(const PtxInstruction& of) {
  return !of.has("red") ? "" : of.has("and") ? "and" : of.has("or") ? "or" : "popc";
}

}  // namespace cutecheck::ptx
