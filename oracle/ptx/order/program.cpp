// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What of a kernel's text decides the order: which registers, parameters, branches and stores matter to it.
#include <algorithm>
#include <vector>

#include "oracle/ptx/order/decode.h"

namespace cutecheck::ptx {

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
    if (isOrdered(one) || one.act == PtxAct::kBranch)
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
bool decidesOver(const PtxKernel& kernel, const std::vector<PtxDecoded>& code, size_t branch,
                 size_t meeting) {
  const size_t target = kernel.code[branch].target;
  const bool back = target != PtxInstruction::kNoTarget && target <= branch;
  const size_t begin = back ? target : branch + 1, end = back ? branch : meeting;
  for (size_t i = begin; i < end; ++i)
    if (synchronises(code[i].act) && (code[i].act != PtxAct::kExit || i + 1 < code.size())) return true;
  return false;
}

// The instructions of which a branch decides whether, or how often, they are carried out: between it and
// where its ways meet, or its loop; all where neither is certain.
std::pair<size_t, size_t> decidedBy(const PtxKernel& kernel, const std::vector<PtxDecoded>& code,
                                    size_t branch, size_t meeting) {
  if (meeting < code.size()) return {branch + 1, meeting};
  const std::pair<size_t, size_t> all = {0, code.size()};
  const size_t head = kernel.code[branch].target;
  if (head > branch) return all;
  for (size_t i = head; i < branch; ++i) {
    if (code[i].act == PtxAct::kExit) return all;
    const size_t target = kernel.code[i].target;
    if (code[i].act == PtxAct::kBranch && (target < head || target > branch + 1)) return all;
  }
  return {head, branch + 1};
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
    if (!isOrdered(code[i])) continue;
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
      const size_t meeting = program.meeting[i];
      bool decides = meeting >= code.size();
      // A loop between may have no end.
      for (size_t k = i + 1; !decides && k < meeting; ++k)
        decides = isOrdered(code[k]) || code[k].asks || leadsBack(kernel.code[k], code[k], k) ||
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
    : harmlessEitherWay(kernel.code.size()),
      meeting(kernel.code.size()),
      mayTrap(kernel.code.size()),
      elsewhere(kernel.registers.size()),
      decidesSync(kernel.code.size()) {
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
  shapesMaps = std::any_of(kernel.code.begin(), kernel.code.end(), [](const PtxInstruction& one) {
    return one.is("tensormap.replace") && !one.has("global_address") && !one.has("global_dim") &&
           !one.has("global_stride") && !one.has("swizzle_mode") && !one.has("fill_mode");
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
    decidesSync[i] = synchronises(decoded[i].act);
    if (decoded[i].act != PtxAct::kBranch) continue;
    const size_t behind = meeting[i] = meetingOf(kernel, decoded, i);
    decidesSync[i] = decidesOver(kernel, decoded, i, behind);
    bool harmless = behind < decoded.size();
    for (size_t k = i + 1; harmless && k < behind; ++k) {
      // A loop between may have no end.
      harmless = !isOrdered(decoded[k]) && !leadsBack(kernel.code[k], decoded[k], k) &&
                 (!decoded[k].asks || kernel.code[k].is("trap")) &&
                 std::none_of(decoded[k].writes.begin(), decoded[k].writes.end(),
                              [&](size_t w) { return matter[w]; });
      if (kernel.code[k].is("trap")) mayTrap[i] = true;
    }
    harmlessEitherWay[i] = harmless;
  }
  findDeciding(kernel, *this, storedValues);
  findStored(kernel, *this);
}

std::vector<bool> PtxProgram::dependOn(const PtxKernel& kernel, const std::vector<bool>& instructions) const {
  const size_t size = decoded.size();
  std::vector<bool> depends(kernel.registers.size()), under = instructions;
  for (bool again = true; again;) {
    again = false;
    for (size_t i = 0; i < size; ++i) {
      const bool reads = std::ranges::any_of(decoded[i].reads, [&](size_t r) { return depends[r]; }) ||
                         (kernel.code[i].guarded && depends[kernel.code[i].guard]);
      if (!reads && !under[i]) continue;
      for (const size_t one : decoded[i].writes) again |= !depends[one], depends[one] = true;
      if (!reads || decoded[i].act != PtxAct::kBranch) continue;
      const auto [first, last] = decidedBy(kernel, decoded, i, meeting[i]);
      for (size_t k = first; k < last; ++k) again |= !under[k], under[k] = true;
    }
  }
  return depends;
}

}  // namespace cutecheck::ptx
