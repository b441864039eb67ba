#include "tools/cutecheck/validate_command.h"

#include "lowering/driver/lower.h"
#include "oracle/llvm_ir/validate.h"
#include "tools/cutecheck/collect.h"
#include "tools/cutecheck/report.h"

namespace cutecheck::cli {

namespace {

Expected<lowering::Lowered> inputs(const ValidateOptions& options) {
  CUTECHECK_TRY(text, readFile(options.file));
  if (options.meaning.empty()) return lowering::lower(text);
  CUTECHECK_TRY(meaning, readFile(options.meaning));
  lowering::Lowered both;
  both.meaning = std::move(meaning);
  both.llvmIr = std::move(text);
  return both;
}

Expected<oracle::ValidationReport> validated(const ValidateOptions& options) {
  CUTECHECK_TRY(both, inputs(options));
  oracle::ValidationOptions limits;
  limits.strict = options.strict;
  return oracle::validate(both.llvmIr, both.meaning, limits);
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
    if (f.answer.counterexample) function["witness"] = Json(f.answer.counterexample->assignment);
    if (!f.answer.missing.empty()) function["missing"] = f.answer.missing;
    json["functions"].push_back(std::move(function));
  }
  if (!report.undescribed.empty()) json["undescribed"] = report.undescribed;
  return json;
}

std::string arguments(const ValidateOptions& options) {
  std::string text = "validate " + shellQuote(options.file);
  if (!options.meaning.empty()) text += " --meaning " + shellQuote(options.meaning);
  return options.strict ? text + " --strict" : text;
}

}  // namespace

ExitStatus validateCommand(const ValidateOptions& options, Console& console) {
  const Expected<oracle::ValidationReport> report = validated(options);
  if (!report.ok()) {
    if (options.json)
      console.out << dump(Json{{"file", options.file}, {"error", toJson(report.error())}}) << '\n';
    else
      console.err << renderDiagnostic(report.error(), {});
    console.err << reproduceLine(arguments(options));
    return statusOf(report.error());
  }
  if (options.json)
    console.out << dump(toJson(*report)) << '\n';
  else
    console.out << toString(*report);
  const auto status = static_cast<ExitStatus>(oracle::exitCode(report->verdict));
  if (status != ExitStatus::kPassed) console.err << reproduceLine(arguments(options));
  return status;
}

}  // namespace cutecheck::cli
