// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/lower_command.h"

#include <algorithm>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/answers/collect.h"
#include "tools/answers/text_fault.h"
#include "tools/console/report.h"
#include "tools/help/foreign_hint.h"

namespace cutecheck::cli {

namespace {

Expected<std::string> lowered(const LowerOptions& options) {
  const std::vector<std::string>& known = ptx::knownPtxTargets();
  if (std::find(known.begin(), known.end(), options.target) == known.end())
    return ptx::emitPtx("", {options.target}).error();
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
  return options.emit == "ptx" || options.target != LowerOptions().target
             ? text + " --target=" + options.target
             : text;
}

}  // namespace

ExitStatus lowerCommand(const LowerOptions& options, Console& console) {
  const Expected<std::string> text = lowered(options);
  if (!text.ok()) {
    const std::string fault = textFaultOf(options.file);
    return console.refuse(text.error(),
                          {.json = options.json,
                           .file = options.file,
                           .reproduce = reproduceLine(arguments(options)),
                           .hint = fault.empty() ? help::moduleHint(text.error(), options.file) : fault});
  }
  if (options.json)
    console.out << answerLine(Json{{"file", options.file}, {options.emit, *text}});
  else
    console.out << *text;
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
