// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel prove, cutecheck kernel compare: what a kernel computes, against a specification or another kernel.
#include <cstdlib>

#include "oracle/ptx/terms/proof.h"

#include "tools/answers/collect.h"
#include "tools/answers/text_fault.h"
#include "tools/console/report.h"
#include "tools/help/foreign_hint.h"
#include "tools/kernel/kernel_subject.h"
#include "tools/kernel/proof_subject.h"

namespace cutecheck::cli {

namespace {

using terms::Report;
using terms::Verdict;

struct Asked {
  std::vector<ProofSubject> reads;
  terms::Spec spec;
  Report report;
};

Expected<Asked> asked(const KernelOptions& options) {
  Asked made;
  CUTECHECK_TRY(text, readFile(options.spec));
  Expected<terms::Spec> spec = terms::readSpec(text);
  const auto inFile = [&](const Diagnostic& error) {
    const bool placed = error.rule.starts_with("spec_") || error.message.starts_with("line ");
    return placed ? makeError(error.code, error.rule, options.spec + ", " + error.message) : error;
  };
  if (!spec.ok()) return inFile(spec.error());
  made.spec = std::move(*spec);
  const bool two = !options.other.empty();
  const bool named = two || !options.kernel.empty();
  CUTECHECK_TRY(first, proofSubject(options, options.file, named ? options.kernel : made.spec.kernel, made.spec));
  made.reads.push_back(std::move(first));
  if (two) {
    terms::Spec other = made.spec;
    if (!other.secondBlock.empty()) other.block = other.secondBlock;
    if (!other.secondGrid.empty()) other.grid = other.secondGrid;
    CUTECHECK_TRY(second, proofSubject(options, options.other, options.kernel, other));
    made.reads.push_back(std::move(second));
  }
  Expected<Report> report = two ? terms::compare(made.reads[0].made, made.reads[1].made, made.spec)
                                : terms::prove(made.reads[0].made, made.spec);
  if (!report.ok()) return inFile(report.error());
  made.report = std::move(*report);
  return made;
}

// What of the specification a comparison does not use; empty where there is none.
std::string notUsed(const Asked& made, const KernelOptions& options) {
  const size_t count = options.other.empty() ? 0 : made.spec.ensures.size();
  return count == 0 ? ""
                    : std::to_string(count) + " ensures of " + options.spec +
                          ": compare asks whether both kernels leave the same; prove asks whether one leaves "
                          "what is ensured";
}

Json toJson(const Asked& made, const KernelOptions& options) {
  const Report& report = made.report;
  const KernelSubject& subject = made.reads[0].subject;
  Json json{{"file", options.file}, {"kernel", subject.kernel.name}, {"verdict", nameOf(report.verdict)}};
  if (!options.other.empty()) json["other"] = options.other;
  json["theory"] = made.spec.theory == terms::Theory::kReal ? "real" : "exact";
  json["block"] = *subject.block;
  json["grid"] = *subject.grid;
  if (made.reads.size() == 2) {
    json["second_block"] = *made.reads[1].subject.block;
    json["second_grid"] = *made.reads[1].subject.grid;
  }
  if (const std::string unused = notUsed(made, options); !unused.empty()) json["not_used"] = unused;
  if (report.verdict == Verdict::kProved) {
    json["elements"] = report.elements;
    json["unchanged"] = report.unchanged;
    json["functions"] = report.functions;
    json["rests_on"] = report.restsOn;
    return json;
  }
  json["reason"] = report.reason;
  json["details"] = report.details;
  if (report.line != 0) json["line"] = report.line;
  return json;
}

std::string toText(const Asked& made, const KernelOptions& options) {
  const Report& report = made.report;
  const KernelSubject& subject = made.reads[0].subject;
  std::string text = std::string(nameOf(report.verdict)) + "  " + subject.kernel.name;
  if (report.verdict == Verdict::kProved) text += ": " + std::to_string(report.elements) + " elements";
  text += std::string(", in theory ") + (made.spec.theory == terms::Theory::kReal ? "real" : "exact") +
          ", blocks of " + toString(*subject.block) + " threads, grid of " + toString(*subject.grid);
  if (made.reads.size() == 2) {
    const KernelSubject& second = made.reads[1].subject;
    if (toString(*second.block) != toString(*subject.block) ||
        toString(*second.grid) != toString(*subject.grid))
      text += "; the second: blocks of " + toString(*second.block) + ", grid of " + toString(*second.grid);
  }
  text += "\n";
  if (const std::string unused = notUsed(made, options); !unused.empty())
    text += "  not used: " + unused + "\n";
  if (report.verdict != Verdict::kProved) {
    text += "  " + report.reason + "\n";
    if (report.line != 0 && options.other.empty())
      text += "  " + options.file + ":" + std::to_string(report.line) + ": " + subject.line(report.line) + "\n";
    for (const std::string& one : report.details) text += "  " + one + "\n";
    return text;
  }
  text += "  " + std::to_string(report.unchanged) + " other elements keep their values\n  rests on\n";
  for (const std::string& one : report.restsOn) text += "    " + one + "\n";
  if (!report.functions.empty()) {
    text += "  functions of which nothing else is known\n   ";
    for (const std::string& one : report.functions) text += " " + one;
    text += "\n";
  }
  return text;
}

// How what was meant is written, where the refusal names a line of the specification.
std::string hintOfSpec(const Diagnostic& error, const KernelOptions& options) {
  const std::string before = options.spec + ", line ";
  const auto text = readFile(options.spec);
  if (std::string fault = text.ok() ? textFault(*text) : ""; !fault.empty()) return fault;
  if (!text.ok() || !error.message.starts_with(before)) return {};
  size_t number = std::strtoull(error.message.c_str() + before.size(), nullptr, 10), at = 0;
  while (number > 1 && at != std::string::npos) {
    at = text->find('\n', at);
    if (at != std::string::npos) ++at;
    --number;
  }
  return number != 1 || at == std::string::npos
             ? std::string()
             : help::specHint(error, text->substr(at, text->find('\n', at) - at));
}

ExitStatus answered(const char* part, const KernelOptions& options, Console& console) {
  const Expected<Asked> made = asked(options);
  const std::string reproduce = reproduceLine(kernelArguments(part, options));
  if (!made.ok())
    return console.refuse(made.error(), {.json = options.json,
                                         .file = options.file,
                                         .reproduce = reproduce,
                                         .hint = hintOfSpec(made.error(), options)});
  console.out << (options.json ? answerLine(toJson(*made, options)) : toText(*made, options));
  const Verdict verdict = made->report.verdict;
  if (!options.json && verdict != Verdict::kProved) console.err << reproduce;
  return verdict == Verdict::kProved    ? ExitStatus::kPassed
         : verdict == Verdict::kRefuted ? ExitStatus::kRefuted
                                        : ExitStatus::kUnknown;
}

}  // namespace

ExitStatus kernelProveCommand(const KernelOptions& options, Console& console) {
  return answered("prove", options, console);
}

ExitStatus kernelCompareCommand(const KernelOptions& options, Console& console) {
  return answered("compare", options, console);
}

}  // namespace cutecheck::cli
