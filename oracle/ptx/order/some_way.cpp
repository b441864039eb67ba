// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rules of registers on all ways through the code, whether a thread can go them or not: what no way
// breaks, no launch and no data break.
#include <algorithm>
#include <map>

#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {
namespace {

constexpr size_t kMostFlags = 64, kMostKnown = 16;

// The operand that an instruction copies to its one result, or of which it asks whether it is 0; null where
// it does neither.
const PtxOperand* copiedBy(const PtxInstruction& one) {
  const auto& operands = one.operands;
  const auto isZero = [](const PtxOperand& of) {
    return of.kind == PtxOperand::Kind::kNumber && of.number == 0;
  };
  if (operands.size() < 2 || operands[0].kind != PtxOperand::Kind::kRegister) return nullptr;
  // Of floats -0 is none other than 0.
  const bool compares =
      one.is("setp.ne") && operands.size() == 3 && isZero(operands[2]) && one.words.back().front() != 'f';
  return compares || (one.is("mov") && operands.size() == 2) ? &operands[1] : nullptr;
}

// By what a wgmma says whether it is added to its accumulators; null where it has no such operand.
const PtxOperand* addsBy(const PtxInstruction& product) {
  const size_t at = product.has("sp") ? 5 : 3;
  return at < product.operands.size() ? &product.operands[at] : nullptr;
}

// A choice of two: by the last operand.
bool isChoice(const PtxInstruction& one) { return one.is("selp") && one.operands.size() == 4; }

class AllWays {
 public:
  AllWays(const PtxKernel& kernel, const PtxProgram& program)
      : kernel_(kernel), program_(program), target_(kernel.code.size() + 1) {
    for (size_t i = 0; i < kernel.code.size(); ++i)
      if (program.decoded[i].act == PtxAct::kBranch) target_[kernel.code[i].target] = true;
    findFlags();
  }

  std::set<std::pair<size_t, std::string>> run() {
    arrive(0, PtxWarpgroup(kernel_, report_, doubt_), Flags(flags_.size(), Flag::kAny));
    while (!changed_.empty()) {
      const auto [at, flags] = *changed_.begin();
      changed_.erase(changed_.begin());
      go(at, arriving_.at(at).at(flags), flags);
    }
    return std::move(found_);
  }

 private:
  enum class Flag : uint8_t { kZero, kNotZero, kAny };
  using Flags = std::vector<Flag>;

  // The registers of which predicates are made by which products are added: those of a loop are 0 in its
  // first turn.
  void findFlags() {
    std::vector<size_t> all;
    const auto add = [&](const PtxOperand* one) {
      if (one && one->kind == PtxOperand::Kind::kRegister) all.push_back(one->reg);
    };
    for (size_t i = 0; i < kernel_.code.size(); ++i)
      if (program_.decoded[i].act == PtxAct::kWgmma) add(addsBy(kernel_.code[i]));
    for (size_t k = 0; k < all.size() && flags_.size() < kMostFlags; ++k) {
      if (!flags_.try_emplace(all[k], flags_.size()).second) continue;
      for (size_t i = 0; i < kernel_.code.size(); ++i) {
        if (!std::ranges::count(program_.decoded[i].writes, all[k])) continue;
        add(copiedBy(kernel_.code[i]));
        if (isChoice(kernel_.code[i]))
          for (size_t from : {1, 2, 3}) add(&kernel_.code[i].operands[from]);
      }
    }
  }

  // kAny of a register that is not followed.
  Flag flagOf(const PtxOperand& of, const Flags& flags) const {
    if (of.kind == PtxOperand::Kind::kNumber) return of.number == 0 ? Flag::kZero : Flag::kNotZero;
    const auto at = of.kind == PtxOperand::Kind::kRegister ? flags_.find(of.reg) : flags_.end();
    const Flag flag = at == flags_.end() ? Flag::kAny : flags[at->second];
    if (!of.negated || flag == Flag::kAny) return flag;
    return flag == Flag::kZero ? Flag::kNotZero : Flag::kZero;
  }

  void setFlags(size_t at, Flags& flags) const {
    const PtxInstruction& one = kernel_.code[at];
    const PtxOperand* from = one.guarded ? nullptr : copiedBy(one);
    if (const Flag by = isChoice(one) && !one.guarded ? flagOf(one.operands[3], flags) : Flag::kAny;
        by != Flag::kAny)
      from = &one.operands[by == Flag::kNotZero ? 1 : 2];
    const Flag flag = from ? flagOf(*from, flags) : Flag::kAny;
    for (const size_t reg : program_.decoded[at].writes)
      if (const auto is = flags_.find(reg); is != flags_.end()) flags[is->second] = flag;
  }

  void arrive(size_t at, const PtxWarpgroup& with, Flags flags) {
    if (at == kernel_.code.size()) return PtxWarpgroup(with).leave(kernel_.code.back());
    auto& here = arriving_[at];
    if (!here.contains(flags) && here.size() >= kMostKnown) flags.assign(flags.size(), Flag::kAny);
    const auto [there, fresh] = here.try_emplace(flags, with);
    if (fresh || there->second.join(with)) changed_.emplace(at, flags);
  }

  // To the next instruction to which a branch leads, or the end of the way.
  void go(size_t at, PtxWarpgroup here, Flags flags) {
    do {
      const PtxInstruction& one = kernel_.code[at];
      const PtxAct act = program_.decoded[at].act;
      if (one.guarded) here.uses(one, {one.guard}, {});
      if (act == PtxAct::kBranch || act == PtxAct::kExit) {
        PtxWarpgroup taken = here;
        if (one.guarded) taken.holds(one, false), here.holds(one, true);
        if (act == PtxAct::kBranch) arrive(one.target, taken, flags);
        if (act == PtxAct::kExit) taken.leave(one);
        if (!one.guarded) return;
      } else if (one.guarded && program_.decoded[at].aligned) {
        const PtxWarpgroup before = here;
        carryOut(here, at, flags);
        here.join(before);
      } else {
        carryOut(here, at, flags);
      }
      setFlags(at, flags);
      ++at;
    } while (at < kernel_.code.size() && !target_[at]);
    arrive(at, here, flags);
  }

  void carryOut(PtxWarpgroup& here, size_t at, const Flags& flags) const {
    const PtxInstruction& one = kernel_.code[at];
    const PtxDecoded& decoded = program_.decoded[at];
    if (decoded.act == PtxAct::kWgmma) {
      const PtxOperand* by = addsBy(one);
      const bool added = !by || flagOf(*by, flags) != Flag::kZero;
      if (const PtxProductRegisters of(one); of.isProduct)
        here.product(one, of.accumulators, of.fragments, of.reads, added);
      return;
    }
    here.uses(one, decoded.reads, decoded.writes, !one.guarded);
    if (decoded.act == PtxAct::kWgmmaFence) here.fence();
    if (decoded.act == PtxAct::kWgmmaCommit) here.commit();
    if (decoded.act == PtxAct::kWgmmaWait) here.wait(one.operands.empty() ? 0 : one.operands[0].number);
    if (decoded.act == PtxAct::kTensorLoad) here.load(decoded.writes);
    if (decoded.act == PtxAct::kTensorWait && one.has("wait::ld")) here.waitForLoads();
  }

  const PtxKernel& kernel_;
  const PtxProgram& program_;
  std::set<std::pair<size_t, std::string>> found_;
  const PtxWarpgroup::Report report_ = [this](const char* rule, size_t line, const std::string& message) {
    found_.emplace(line, std::string("data, or the launch, decide whether a thread goes a way on which ") +
                             rule + " is broken: " + message);
  };
  const PtxWarpgroup::Doubt doubt_ = [this](size_t line, const std::string& message) {
    found_.emplace(line, message);
  };
  std::vector<bool> target_;        // by instruction: a branch leads there
  std::map<size_t, size_t> flags_;  // by register: its place in Flags
  std::map<size_t, std::map<Flags, PtxWarpgroup>> arriving_;
  std::set<std::pair<size_t, Flags>> changed_;
};

}  // namespace

std::set<std::pair<size_t, std::string>> onSomeWay(const PtxKernel& kernel, const PtxProgram& program) {
  return AllWays(kernel, program).run();
}

}  // namespace cutecheck::ptx
