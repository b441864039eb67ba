#include "tools/cutecheck/lower_command.h"

#include "lowering/driver/lower.h"
#include "tools/cutecheck/collect.h"
#include "tools/cutecheck/report.h"

namespace cutecheck::cli {

namespace {

Expected<std::string> lowered(const LowerOptions& options) {
  CUTECHECK_TRY(module, readFile(options.file));
  if (options.emit == "llvm") return lowering::lowerToLLVMIR(module);
  CUTECHECK_TRY(both, lowering::lower(module));
  return std::move(both.meaning);
}

}  // namespace

ExitStatus lowerCommand(const LowerOptions& options, Console& console) {
  const Expected<std::string> text = lowered(options);
  if (!text.ok()) {
    if (options.json)
      console.out << dump(Json{{"file", options.file}, {"error", toJson(text.error())}}) << '\n';
    else
      console.err << renderDiagnostic(text.error(), {});
    console.err << reproduceLine("lower " + shellQuote(options.file) + " --emit=" + options.emit);
    return statusOf(text.error());
  }
  if (options.json)
    console.out << dump(Json{{"file", options.file}, {options.emit, *text}}) << '\n';
  else
    console.out << *text;
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
