// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/validate_command.h"

#include "lowering/pipeline/lower.h"
#include "oracle/claims/rests_on.h"
#include "oracle/tv/decide/validate.h"
#include "tools/answers/collect.h"
#include "tools/answers/text_fault.h"
#include "tools/console/report.h"
#include "tools/help/foreign_hint.h"
#include "tools/verify/stated_place.h"

namespace cutecheck::cli {

namespace {

Diagnostic misused(const char* message) { return makeError(Code::kUsage, "validate_c1", message); }

// What is validated, and the text of FILE, where that is a module.
struct Inputs {
  lowering::Lowered both;
  std::string module;
};

Expected<Inputs> inputs(const ValidateOptions& options) {
  const bool sparse = options.abi == "sparse";
  if (!options.meaning.empty() && !options.lowered.empty())
    return misused("LOWERED and --meaning exclude each other: the module has its own reference semantics");
  if (sparse && options.lowered.empty())
    return misused("--abi=sparse needs LOWERED: cutecheck's own lowering is interleaved");
  CUTECHECK_TRY(text, readFile(options.file));
  Inputs read;
  lowering::Lowered& both = read.both;
  if (options.meaning.empty()) read.module = text;
  if (options.meaning.empty() && options.lowered.empty()) {
    CUTECHECK_TRY(lowered, lowering::lower(text));
    both = std::move(lowered);
    return read;
  }
  if (options.meaning.empty()) {
    CUTECHECK_TRY(ir, readFile(options.lowered));
    CUTECHECK_TRY(meaning,
                  lowering::meaningOf(text, sparse ? meaning::Abi::kSparse : meaning::Abi::kInterleaved));
    both.meaning = std::move(meaning);
    both.llvmIr = std::move(ir);
    return read;
  }
  CUTECHECK_TRY(meaning, readFile(options.meaning));
  both.meaning = std::move(meaning);
  both.llvmIr = std::move(text);
  return read;
}

// Where the parameters do not fit, the form is the first thing to look at.
Diagnostic withForm(Diagnostic error, const ValidateOptions& options) {
  if (!options.lowered.empty() && error.rule == "meaning_c9")
    error.message += "; the values were expected in the " + options.abi +
                     " form (--abi=" + (options.abi == "sparse" ? "interleaved" : "sparse") +
                     " expects the other)";
  return error;
}

// A place in FILE, or in the file of the meaning; `shown` becomes the text that it counts in.
Diagnostic placed(Diagnostic error, const ValidateOptions& options, const Inputs& read, std::string& shown) {
  const bool ofMeaning = error.rule.starts_with("meaning_") || error.rule.starts_with("expression_");
  if (options.meaning.empty() && error.message.ends_with("no function is described"))
    return makeError(error.code, error.rule, "nothing to validate: the module has no function");
  if (!options.meaning.empty()) {
    shown = ofMeaning ? read.both.meaning : read.both.llvmIr;
    if (ofMeaning) error.message = options.meaning + ", " + error.message;
    return error;
  }
  shown = ofMeaning ? read.module : read.both.llvmIr;
  return withForm(placedInModule(std::move(error), read.module, read.both.meaning), options);
}

Expected<oracle::ValidationReport> validated(const ValidateOptions& options, std::string& shown) {
  CUTECHECK_TRY(read, inputs(options));
  oracle::ValidationOptions limits;
  limits.strict = options.strict;
  Expected<oracle::ValidationReport> report = oracle::validate(read.both.llvmIr, read.both.meaning, limits);
  if (!report.ok()) return placed(std::move(report).error(), options, read, shown);
  return report;
}

Json toJson(const oracle::ValidationReport& report) {
  Json json{{"verdict", std::string(verdictName(report.verdict))}, {"functions", Json::array()}};
  for (const oracle::FunctionReport& f : report.functions) {
    size_t open = 0;
    for (const oracle::ObligationReport& o : f.obligations) open += o.discharged ? 0 : 1;
    Json function{{"name", f.name},
                  {"verdict", std::string(verdictName(f.answer.verdict))},
                  {"obligations", f.obligations.size()},
                  {"open", open},
                  {"executions", f.answer.samples},
                  {"units", f.answer.units}};
    if (const auto rests = restsOn(f.answer, oracle::RestsOf::kKernel); !rests.empty()) function["rests_on"] = rests;
    if (f.answer.counterexample) function["witness"] = Json(f.answer.counterexample->assignment);
    if (!f.answer.missing.empty()) function["missing"] = f.answer.missing;
    json["functions"].push_back(std::move(function));
  }
  if (!report.undescribed.empty()) json["undescribed"] = report.undescribed;
  return json;
}

std::string arguments(const ValidateOptions& options) {
  std::string text = "validate " + shellQuote(options.file);
  if (!options.lowered.empty()) text += " " + shellQuote(options.lowered) + " --abi=" + options.abi;
  if (!options.meaning.empty()) text += " --meaning " + shellQuote(options.meaning);
  return options.strict ? text + " --strict" : text;
}

}  // namespace

ExitStatus validateCommand(const ValidateOptions& options, Console& console) {
  std::string shown;
  const Expected<oracle::ValidationReport> report = validated(options, shown);
  if (!report.ok()) {
    const std::string fault = textFaultOf(options.file);
    return console.refuse(report.error(),
                          {.json = options.json,
                           .text = shown,
                           .file = options.file,
                           .reproduce = reproduceLine(arguments(options)),
                           .hint = fault.empty() ? help::moduleHint(report.error(), options.file) : fault});
  }
  if (options.json)
    console.out << answerLine(toJson(*report));
  else
    console.out << toString(*report);
  const auto status = static_cast<ExitStatus>(oracle::exitCode(report->verdict));
  if (status != ExitStatus::kPassed) console.err << reproduceLine(arguments(options));
  return status;
}

}  // namespace cutecheck::cli
