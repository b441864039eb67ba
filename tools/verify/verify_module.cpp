// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <iterator>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "oracle/ptx/order/order.h"
#include "tools/answers/text_fault.h"
#include "tools/process/ptxas.h"
#include "tools/verify/expectation.h"
#include "tools/verify/verify_judge.h"
#include "tools/verify/verify_subject.h"

namespace cutecheck::cli {

namespace {

// Whether all that keeps the order from being decided is what one launch leaves open, in a kernel whose reference semantics
// has shared memory: then its validation has shown, for each address and launch, that no two threads race.
bool isShownOtherwise(const ptx::OrderReport& order, const lowering::Lowered& lowered) {
  // Where variables lie, which way the launch takes; and a hint of the compiler, which orders nothing.
  const auto byLaunch = [](const ptx::OrderFault& one) {
    using enum ptx::OpenReason;
    return one.reason == kWhereSharedLies || one.reason == kLaunch || one.reason == kHint;
  };
  // And what no thread came to, here of these sizes or of any.
  return lowered.meaning.find("\n  shared ") != std::string::npos && order.faults.empty() &&
         std::all_of(order.open.begin(), order.open.end(), byLaunch);
}

// The PTX of one target and what ptxas says of it. A row whose PTX is refused is not as expected.
void assembleFor(const std::string& target, const lowering::Lowered& lowered, const Expectation& expected,
                 const VerifySettings& settings, VerifyRow& row) {
  StageClock clock;
  const Expected<std::string> ptx = ptx::emitPtx(lowered.llvmIr, {target});
  if (!ptx.ok()) {
    row.stages.push_back(target + ": no PTX");
    fail(row, statusOf(ptx.error()), renderDiagnostic(ptx.error(), {}));
    return;
  }
  row.evidence.texts.push_back({"PTX, " + target, *ptx});
  row.evidence.times.push_back({"PTX, " + target, clock.take()});
  const ptx::OrderReport order = ptx::orderOf(*ptx, ptx::launchOf(lowered.cute));
  for (const ptx::OrderFault& fault : order.faults)
    if (fault.certain) {
      row.stages.push_back(target + ": breaks " + fault.rule);
      fail(row, ExitStatus::kRefuted, "  " + toString(fault) + "\n");
    }
  if (!order.refutes() && !order.isKept()) {
    row.stages.push_back(target + ": order not known");
    if (expected.word != "Unknown" && !isShownOtherwise(order, lowered)) fail(row, ExitStatus::kUnknown, toString(order));
  }
  if (!settings.ptxas) {
    row.stages.push_back(target + ": PTX, not assembled");
    ++row.skipped["ptxas " + target + " (ptxas is not installed)"];
    return;
  }
  const Expected<Assembly> assembly = assemble(*settings.ptxas, *ptx, target);
  row.evidence.times.push_back({"order and ptxas, " + target, clock.take()});
  if (!assembly.ok()) {
    row.stages.push_back(target + ": PTX, not assembled");
    fail(row, statusOf(assembly.error()), renderDiagnostic(assembly.error(), {}));
    return;
  }
  std::string said;
  for (const std::string& message : assembly->messages) said += "  " + message + "\n";
  if (!assembly->accepted) {
    row.stages.push_back(target + ": refused by ptxas");
    fail(row, ExitStatus::kRefuted, said);
    return;
  }
  ++row.assembled[target];
  std::string costs;
  for (const EntryCost& entry : assembly->entries) costs += (costs.empty() ? "" : " + ") + toString(entry);
  row.stages.push_back(target + ": " + (costs.empty() ? "assembled" : costs));
  // A warning of ptxas is worth a look, and no failure.
  if (!said.empty())
    row.stages.push_back("ptxas said " + std::to_string(assembly->messages.size()) + " things");
}

// The module lowered for `target`, also where it is not modelled: nothing of it is proved then, which `row`
// says once. A refusal that is expected may be that of the meaning.
Expected<lowering::Lowered> lowerFor(const std::string& target, const std::string& text,
                                     const Expectation& expected, bool first, VerifyRow& row) {
  if (expected.isRefusal()) return lowering::lower(text, target);
  CUTECHECK_TRY(result, lowering::lowerAnyway(text, target));
  if (result.noMeaning && first) judgeMissingMeaning(*result.noMeaning, expected, row);
  return std::move(result.lowered);
}

}  // namespace

VerifyRow verifyModule(const std::string& path, const std::string& text, const VerifySettings& settings) {
  VerifyRow row;
  row.path = path;
  row.kind = "module";
  const Expected<Expectation> expected = expectationIn(text, "//", "Proved");
  const Expected<std::vector<std::string>> named = targetsIn(text, "//", ptx::knownPtxTargets());
  if (!expected.ok() || !named.ok()) {
    judgeRefusal(expected.ok() ? named.error() : expected.error(), std::nullopt, row);
    return row;
  }
  const std::vector<std::string>& asked = settings.targets;
  const std::vector<std::string>& allowed = !named->empty() ? *named
                                            : asked.empty() ? ptx::ptxTargets()
                                                            : asked;
  // Of the targets asked for those that it is for; without one it is judged all the same.
  std::vector<std::string> wanted;
  const auto isIn = [](const std::vector<std::string>& targets, const std::string& target) {
    return std::find(targets.begin(), targets.end(), target) != targets.end();
  };
  std::copy_if(allowed.begin(), allowed.end(), std::back_inserter(wanted),
               [&](const std::string& target) { return asked.empty() || isIn(asked, target); });
  const bool assembles = !wanted.empty();
  if (!assembles) wanted.push_back(allowed.front());
  std::string validated;
  for (const std::string& target : wanted) {
    StageClock clock;
    const Expected<lowering::Lowered> lowered = lowerFor(target, text, *expected, validated.empty(), row);
    if (!lowered.ok()) {
      judgeRefusal(lowered.error(), *expected, row);
      if (const std::string fault = textFault(text, "hint: "); !fault.empty()) row.detail += fault + "\n";
      return row;
    }
    row.evidence.times.push_back({"lowering, " + target, clock.take()});
    if (validated.empty() && !lowered->meaning.empty())
      row.evidence.texts.push_back({"Meaning", lowered->meaning});
    if (lowered->llvmIr != validated) row.evidence.texts.push_back({"LLVM IR, " + target, lowered->llvmIr});
    // What is the same text for two targets is judged once.
    if (!lowered->meaning.empty() && lowered->llvmIr != validated &&
        !judgeValidation(lowered->llvmIr, lowered->meaning, *expected, settings.strict, row, text))
      return row;
    validated = lowered->llvmIr;
    if (assembles) assembleFor(target, *lowered, *expected, settings, row);
  }
  for (const std::string& target : asked.empty() ? ptx::ptxTargets() : asked)
    if (!isIn(allowed, target)) row.stages.push_back(target + ": not for this target");
  return row;
}

}  // namespace cutecheck::cli
