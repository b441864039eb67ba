// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/lower_command.h"

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/answers/collect.h"
#include "tools/console/report.h"
#include "tools/help/foreign_hint.h"

namespace cutecheck::cli {

namespace {

Expected<std::string> lowered(const LowerOptions& options) {
  CUTECHECK_TRY(module, readFile(options.file));
  if (options.emit == "meaning") {
    CUTECHECK_TRY(all, lowering::lower(module, options.target));
    return std::move(all.meaning);
  }
  // The code does not need the module to have a meaning that can be written.
  CUTECHECK_TRY(stages, lowering::lowerWithoutMeaning(module, options.target));
  if (stages.llvmIr.find("\ndefine ") == std::string::npos)
    return makeError(Code::kEmpty, "lower_c1", "nothing to lower: the module has no function with a body");
  if (options.emit == "cute") return std::move(stages.cute);
  if (options.emit == "nvvm") return std::move(stages.nvvm);
  if (options.emit == "ptx") return ptx::emitPtx(stages.llvmIr, {options.target});
  return std::move(stages.llvmIr);
}

std::string arguments(const LowerOptions& options) {
  const std::string text = "lower " + shellQuote(options.file) + " --emit=" + options.emit;
  return options.emit == "ptx" ? text + " --target=" + options.target : text;
}

}  // namespace

ExitStatus lowerCommand(const LowerOptions& options, Console& console) {
  const Expected<std::string> text = lowered(options);
  if (!text.ok()) {
    return console.refuse(
        text.error(),
        {.json = options.json,
         .file = options.file,
         .reproduce = reproduceLine(arguments(options)),
         .hint = help::moduleHint(text.error(), options.file)});
  }
  if (options.json)
    console.out << answerLine(Json{{"file", options.file}, {options.emit, *text}});
  else
    console.out << *text;
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
