#include "lowering/driver/lower.h"
#include "lowering/ptx/emit_ptx.h"
#include "tools/cutecheck/expectation.h"
#include "tools/cutecheck/ptxas.h"
#include "tools/cutecheck/verify_judge.h"
#include "tools/cutecheck/verify_subject.h"

namespace cutecheck::cli {

namespace {

// The PTX of one target and what ptxas says of it. A row whose PTX is refused is not as expected.
void assembleFor(const std::string& target, const std::string& llvmIr, const VerifySettings& settings,
                 VerifyRow& row) {
  const Expected<std::string> ptx = ptx::emitPtx(llvmIr, {target});
  if (!ptx.ok()) {
    row.stages.push_back(target + ": no PTX");
    fail(row, statusOf(ptx.error()), renderDiagnostic(ptx.error(), {}));
    return;
  }
  if (!settings.ptxas) {
    row.stages.push_back(target + ": PTX, not assembled");
    ++row.skipped["ptxas " + target + " (ptxas is not installed)"];
    return;
  }
  const Expected<Assembly> assembly = assemble(*settings.ptxas, *ptx, target);
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

}  // namespace

VerifyRow verifyModule(const std::string& path, const std::string& text, const VerifySettings& settings) {
  VerifyRow row;
  row.path = path;
  row.kind = "module";
  const Expected<Expectation> expected = expectationIn(text, "//", "Proved");
  if (!expected.ok()) {
    judgeRefusal(expected.error(), std::nullopt, row);
    return row;
  }
  const Expected<lowering::Lowered> lowered = lowering::lower(text);
  if (!lowered.ok()) {
    judgeRefusal(lowered.error(), *expected, row);
    return row;
  }
  const bool proved = judgeValidation(lowered->llvmIr, lowered->meaning, *expected, settings.strict, row);
  if (!proved) return row;
  for (const std::string& target : settings.targets) assembleFor(target, lowered->llvmIr, settings, row);
  return row;
}

}  // namespace cutecheck::cli
