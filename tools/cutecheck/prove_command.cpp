#include "tools/cutecheck/prove_command.h"

#include <fstream>

#include "tools/cutecheck/report.h"

namespace cutecheck::cli {

namespace {

std::optional<Diagnostic> writeSmt2(const DecideOptions& options, const std::string& file) {
  CUTECHECK_TRY(text, smt2Of(options));
  std::ofstream out(file, std::ios::binary);
  out << text << std::flush;
  if (!out) return makeError(Code::kUsage, "prove_c1", "cannot write " + file);
  return std::nullopt;
}

}  // namespace

ExitStatus proveCommand(const DecideOptions& options, const std::string& smt2File, bool json,
                        Console& console) {
  if (!smt2File.empty()) {
    if (const auto error = writeSmt2(options, smt2File)) {
      if (json)
        console.out << dump(Json{{"error", toJson(*error)}}) << '\n';
      else
        console.err << renderDiagnostic(*error, options.claim);
      return ExitStatus::kBadInput;
    }
  }
  const Decision decision = decide(options);
  if (json)
    console.out << dump(decision.json) << '\n';
  else if (decision.status == ExitStatus::kBadInput)
    console.err << decision.text;
  else
    console.out << decision.text;
  if (decision.status != ExitStatus::kPassed) console.err << reproduceLine(proveArguments(options));
  return decision.status;
}

}  // namespace cutecheck::cli
