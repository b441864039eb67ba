// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel prove, cutecheck kernel compare: what a kernel computes, against a specification or another kernel.
#include "oracle/ptx/terms/proof.h"

#include "tools/answers/collect.h"
#include "tools/console/report.h"
#include "tools/kernel/kernel_subject.h"

namespace cutecheck::cli {

namespace {

using terms::Report;
using terms::Verdict;

Diagnostic refused(const char* rule, const std::string& message) { return makeError(Code::kUsage, rule, message); }

struct Read {
  KernelSubject subject;
  terms::Subject made;
};

// The kernel of one file with the names of the specification; what stands there is used where no option is given.
Expected<Read> subjectOf(const KernelOptions& given, const std::string& file, const std::string& kernel,
                         const terms::Spec& spec) {
  KernelOptions options = given;
  options.file = file;
  options.kernel = kernel;
  if (options.block.empty()) options.block = spec.block;
  if (options.grid.empty()) options.grid = spec.grid;
  options.shared = static_cast<uint64_t>(spec.shared);
  Read all;
  CUTECHECK_TRY(subject, kernelSubject(options));
  all.subject = std::move(subject);
  const ptx::PtxKernel& of = all.subject.kernel;
  if (!all.subject.block)
    return refused("kernel_c2", "the threads of a block are not given; write launch block X[,Y,Z] in the specification");
  if (!all.subject.grid)
    return refused("kernel_c2", "the grid is not given; write launch grid X[,Y,Z] in the specification");
  all.made.text = all.subject.text;
  all.made.kernel = of;
  all.made.block = *all.subject.block;
  all.made.grid = *all.subject.grid;
  GivenPlaces places;
  for (const terms::SpecTensor& tensor : spec.tensors)
    if (const Expected<ParameterWord> word = parameterWord(of, tensor.parameter + "=0"); word.ok())
      places.insert({word->parameter, tensor.offset});
  std::vector<std::string> texts = given.params;
  for (const terms::SpecParameter& one : spec.parameters) texts.push_back(one.name + "=" + one.value);
  for (const std::string& text : texts)
    if (const Expected<ParameterWord> word = parameterWord(of, text); word.ok())
      places.insert({word->parameter, word->offset});
  const auto add = [&](const std::string& text, const std::string& where) -> std::optional<Diagnostic> {
    const auto inLine = [&](const Diagnostic& error) { return refused(error.rule.c_str(), where + error.message); };
    const Expected<ParameterWord> word = parameterWord(of, text);
    if (!word.ok()) return inLine(word.error());
    const ptx::PtxParameter& parameter = of.parameters[word->parameter];
    const Expected<uint64_t> count = bytesGiven(of, *word, places);
    if (!count.ok()) return inLine(count.error());
    const uint64_t bytes = *count;
    if (bytes == 0)
      return refused("kernel_c3", where + text + ": the kernel does not read a number at this offset of the structure");
    const Expected<uint64_t> bits = parameterBits(word->value, bytes, parameter.isFloat);
    if (!bits.ok()) return inLine(bits.error());
    all.made.numbers.push_back({word->parameter, word->offset, *bits, bytes});
    return std::nullopt;
  };
  for (const terms::SpecParameter& one : spec.parameters)
    if (auto error = add(one.name + "=" + one.value, "line " + std::to_string(one.line) + ": ")) return *error;
  for (const std::string& one : given.params)
    if (auto error = add(one, "--param: ")) return *error;
  for (const terms::SpecTensor& tensor : spec.tensors) {
    if (!tensor.host.empty()) {
      all.made.places.emplace_back();
      continue;
    }
    const Expected<ParameterWord> word = parameterWord(of, tensor.parameter + "=0");
    if (!word.ok())
      return refused(word.error().rule.c_str(),
                     "line " + std::to_string(tensor.line) + ": " + word.error().message + "; write `at` and its number");
    all.made.places.emplace_back(word->parameter, tensor.offset);
  }
  return all;
}

const char* nameOf(Verdict verdict) {
  return verdict == Verdict::kProved ? "Proved" : verdict == Verdict::kRefuted ? "Refuted" : "Unknown";
}

struct Asked {
  std::vector<Read> reads;
  terms::Spec spec;
  Report report;
};

Expected<Asked> asked(const KernelOptions& options) {
  Asked made;
  CUTECHECK_TRY(text, readFile(options.spec));
  Expected<terms::Spec> spec = terms::readSpec(text);
  const auto inFile = [&](const Diagnostic& error) {
    return error.rule.starts_with("spec_") ? makeError(error.code, error.rule, options.spec + ", " + error.message) : error;
  };
  if (!spec.ok()) return inFile(spec.error());
  made.spec = std::move(*spec);
  const bool two = !options.other.empty();
  CUTECHECK_TRY(first, subjectOf(options, options.file, two ? options.kernel : made.spec.kernel, made.spec));
  made.reads.push_back(std::move(first));
  if (two) {
    CUTECHECK_TRY(second, subjectOf(options, options.other, options.kernel, made.spec));
    made.reads.push_back(std::move(second));
  }
  Expected<Report> report = two ? terms::compare(made.reads[0].made, made.reads[1].made, made.spec)
                                : terms::prove(made.reads[0].made, made.spec);
  if (!report.ok()) return inFile(report.error());
  made.report = std::move(*report);
  return made;
}

Json toJson(const Asked& made, const KernelOptions& options) {
  const Report& report = made.report;
  const KernelSubject& subject = made.reads[0].subject;
  Json json{{"file", options.file}, {"kernel", subject.kernel.name}, {"verdict", nameOf(report.verdict)}};
  if (!options.other.empty()) json["other"] = options.other;
  json["theory"] = made.spec.theory == terms::Theory::kReal ? "real" : "exact";
  json["block"] = *subject.block;
  json["grid"] = *subject.grid;
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
          ", blocks of " + toString(*subject.block) + " threads, grid of " + toString(*subject.grid) + "\n";
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

ExitStatus answered(const char* part, const KernelOptions& options, Console& console) {
  const Expected<Asked> made = asked(options);
  const std::string reproduce = reproduceLine(kernelArguments(part, options));
  if (!made.ok())
    return console.refuse(made.error(), {.json = options.json, .file = options.file, .reproduce = reproduce});
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
