// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/ptx_check.h"

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"

namespace cutecheck::fuzz {
namespace {

// What the lowering says of a survivor (lowering/to_llvm/survivors.cpp).
constexpr std::string_view kSurvivor = "survived";

}  // namespace

PtxOutcome checkPtx(const std::string& module, bool twice) {
  PtxOutcome outcome;
  const auto lowered = lowering::lowerWithoutMeaning(module);
  if (!lowered.ok()) {
    const Diagnostic& said = lowered.error();
    outcome.refusal = said.rule + ": " + said.message;
    if (said.rule == "lower_parse" || said.rule == "lower_translate" ||
        said.message.find(kSurvivor) != said.message.npos)
      outcome.finding = outcome.refusal + " of " + module;
    return outcome;
  }
  const auto ptx = ptx::emitPtx(lowered->llvmIr);
  if (!ptx.ok()) {
    outcome.finding = ptx.error().str() + " of " + module;
    return outcome;
  }
  outcome.emitted = ptx->find(".version 9.0") != ptx->npos && ptx->find(".func") != ptx->npos;
  if (!outcome.emitted) outcome.finding = "the PTX has no function: " + module;
  if (twice) {
    const auto again = lowering::lowerToLLVMIR(module);
    const auto other = again.ok() ? ptx::emitPtx(*again) : Expected<std::string>(again.error());
    if (!other.ok() || *other != *ptx) outcome.finding = "a second run emits other PTX: " + module;
  }
  return outcome;
}

}  // namespace cutecheck::fuzz
