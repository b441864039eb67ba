// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/campaign.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "lowering/pipeline/lower.h"
#include "oracle/tv/decide/validate.h"
#include "properties/kernel_adversary/draw.h"
#include "properties/kernel_adversary/judge.h"
#include "properties/kernel_adversary/mutate.h"

namespace cutecheck::kernel_adversary {

namespace {

using generators::Random;

// Numbers, names of values and quotes taken out, so that equal reasons are equal texts.
std::string kindOf(const std::string& reason) {
  std::string text;
  for (const char c : reason.substr(0, 160)) {
    if (c == '\n') break;
    const bool digit = c >= '0' && c <= '9';
    if (digit && !text.empty() && text.back() == 'N') continue;
    text += digit ? 'N' : (c == '#' || c == '|' ? ' ' : c);
  }
  return text.substr(0, 90);
}

struct Code {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  const llvm::Function* kernel = nullptr;

  bool read(const std::string& text) {
    context.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
    llvm::SMDiagnostic error;
    module = llvm::parseIR(llvm::MemoryBufferRef(text, "ir"), error, context);
    if (!module) return false;
    for (const llvm::Function& f : *module)
      if (!f.isDeclaration()) kernel = &f;
    return kernel != nullptr;
  }
  std::string text() const {
    std::string result;
    llvm::raw_string_ostream(result) << *module;
    return result;
  }
};

struct Verdict {
  std::string word, reason, note;
  std::map<std::string, int64_t> witness;
  bool witnessed = false;
};

Verdict validated(const std::string& ir, const std::string& meaning, uint64_t units, bool samples, ModuleResult& result) {
  oracle::ValidationOptions options;
  if (!samples) options.samples = 0, options.enumerationLimit = 0;
  options.totalBudget = units;
  options.budget = std::min(options.budget, units);
  const auto begin = std::chrono::steady_clock::now();
  const Expected<oracle::ValidationReport> report = oracle::validate(ir, meaning, options);
  result.milliseconds.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  Verdict verdict;
  if (!report.ok()) return {"Refused", kindOf(report.error().rule + ": " + report.error().message), "", {}, false};
  verdict.word = oracle::verdictName(report->verdict);
  for (const oracle::FunctionReport& f : report->functions) {
    if (!f.answer.missing.empty()) verdict.reason = kindOf(f.answer.missing.front());
    if (f.answer.counterexample) {
      verdict.witness = f.answer.counterexample->assignment;
      verdict.note = f.answer.counterexample->note;
      verdict.witnessed = true;
    }
  }
  return verdict;
}

// Whether the two differ at the witness of a refutation; nothing where execution cannot say.
std::optional<bool> isReal(const Program& program, const llvm::Function& kernel, const Verdict& verdict, std::string& why) {
  if (!verdict.witnessed) {
    why = "no witness";
    return false;
  }
  std::optional<Launch> launch = launchOf(program, verdict.witness);
  if (!launch) return std::nullopt;
  if (!isPromised(program, *launch)) {
    why = "the witness breaks a promise of the caller: " + launch->str();
    return false;
  }
  bool compared = false;
  for (uint64_t memory = 0; memory < 12; ++memory) {
    launch->memory = memory * 7919;
    for (size_t t = 1; t < launch->start.size() && memory >= 8; ++t) {
      launch->allocation[t] = launch->allocation[0];
      launch->start[t] = 0;
    }
    const Compared c = compareAt(program, kernel, *launch, true);
    using Outcome = Compared::Outcome;
    if (!c.need.empty() || (program.inBounds && c.outside)) return true;
    if (c.outcome == Outcome::kApart || c.outcome == Outcome::kOther) return true;
    if (c.outcome == Outcome::kSame) compared = true;
  }
  if (!compared) return std::nullopt;
  why = "nothing differs at the witness: " + launch->str();
  return false;
}

class Judge {
 public:
  Judge(const Settings& settings, size_t number, Types& types)
      : s_(settings), number_(number), types_(types), r_(settings.seed * 1'000'003 + number) {}

  ModuleResult run() {
    if (!drawn()) {
      add({"", "Refused", "no program of 30 operations was drawn", false, false, ""});
      return std::move(result_);
    }
    countProductions(program_, result_.productions);
    const Expected<lowering::Lowered> lowered = lowering::lower(text_);
    if (!lowered.ok()) {
      add({"", "Refused", kindOf(lowered.error().rule + ": " + lowered.error().message), false, false, ""});
      return std::move(result_);
    }
    lowered_ = *lowered;
    Code code;
    if (!code.read(lowered_.llvmIr)) {
      add({"", "Refused", "LLVM does not read the code", false, false, "the lowering emits what LLVM does not read"});
      return std::move(result_);
    }
    judge("", "", program_, text_, lowered_.meaning, code);
    for (int k = 0; k < s_.mutants; ++k) mutant(k);
    return std::move(result_);
  }

 private:
  bool drawn() {
    for (int tries = 0; tries < 30; ++tries) {
      program_ = drawProgram(r_, static_cast<int>(r_.between(12, 32)));
      const Expected<Printed> printed = print(program_, types_);
      if (!printed.ok() || printed->operations > 30) continue;
      text_ = printed->text;
      return true;
    }
    return false;
  }

  void add(Judged judged) { result_.judged.push_back(std::move(judged)); }

  void judge(const std::string& name, const std::string& what, const Program& program, const std::string& module,
             const std::string& meaning, const Code& code) {
    const std::string ir = name.empty() || name.starts_with("module") ? lowered_.llvmIr : code.text();
    const Verdict verdict = validated(ir, meaning, s_.units, s_.samples, result_);
    Judged judged{name, verdict.word, verdict.reason, false, false, ""};
    const bool proved = verdict.word == "Proved";
    // What is executed is what a reader of the text gets.
    Code again;
    if (!again.read(ir)) return add({name, verdict.word, verdict.reason, false, false, "the code is not read back"});
    const Search found = search(program, *again.kernel, r_, proved ? 4 * s_.launches : s_.launches);
    judged.apart = found.apart.has_value();
    judged.compared = found.compared > 0;
    if (judged.reason.empty() && verdict.word == "Refuted" && name.empty())
      judged.reason = found.unwrapped ? "execution: " + found.reason : kindOf(verdict.note);
    if (proved && found.apart) judged.finding = "Proved, but " + found.reason + " at " + found.apart->str();
    else if (proved && found.outside) judged.finding = "Proved, but an access is outside of its tensor at " + found.outside->str();
    else if (proved && found.needy) judged.finding = "Proved, but the module makes " + found.need + " at " + found.needy->str();
    else if (verdict.word == "Inconsistent") judged.finding = "Inconsistent: " + verdict.reason;
    else if (name.empty() && found.unwrapped) judged.finding = "the lowering: " + found.reason + " at " + found.unwrapped->str();
    if (verdict.word == "Refuted" && judged.finding.empty() && !verdict.note.starts_with("the claim of line")) {
      std::string why;
      if (const std::optional<bool> real = isReal(program, *again.kernel, verdict, why); real && !*real && !found.apart) {
        // The reference semantics takes floating point literally: other operations may give the same numbers.
        if (verdict.note.find("stores another value") != std::string::npos) judged.reason = "by terms";
        else judged.finding = "Refuted, but " + why;
      }
    }
    if (!judged.finding.empty()) keep(judged, what, module, ir, meaning);
    std::replace(judged.finding.begin(), judged.finding.end(), '#', ' ');
    std::replace(judged.finding.begin(), judged.finding.end(), '|', ' ');
    add(std::move(judged));
  }

  void keep(const Judged& judged, const std::string& what, const std::string& module, const std::string& ir,
            const std::string& meaning) const {
    if (s_.findings.empty()) return;
    const std::string stem =
        s_.findings + "/" + std::to_string(s_.seed) + "_" + std::to_string(number_) + "_" + std::to_string(result_.judged.size());
    std::ofstream(stem + ".mlir") << "// " << judged.finding << "\n// " << judged.name << ": " << what << "\n" << module;
    std::ofstream(stem + ".ll") << ir;
    std::ofstream(stem + ".meaning") << meaning;
  }

  void mutant(int k) {
    for (int tries = 0; tries < 12; ++tries) {
      if (s_.only.empty() ? k % 4 == 3 : s_.only.starts_with("module")) {
        const std::string name = s_.only.empty() ? r_.pick(programOperators()) : s_.only;
        Program changed = program_;
        const std::optional<std::string> what = mutateProgram(changed, name, r_);
        if (!what) continue;
        const Expected<Printed> printed = print(changed, types_);
        if (!printed.ok() || printed->text == text_) continue;
        const Expected<std::string> meaning = lowering::meaningOf(printed->text, meaning::Abi::kInterleaved);
        Code code;
        if (!meaning.ok() || *meaning == lowered_.meaning || !code.read(lowered_.llvmIr)) continue;
        return judge(name, *what, changed, printed->text, *meaning, code);
      }
      // Promises are a third of the operators, and a fourth of the mutants.
      std::vector<std::string> names;
      const bool promise = r_.oneIn(4);
      for (const std::string& name : codeOperators())
        if (isPromise(name) == promise) names.push_back(name);
      const std::string name = s_.only.empty() ? r_.pick(names) : s_.only;
      Code code;
      if (!code.read(lowered_.llvmIr)) return;
      const std::optional<std::string> what = mutateCode(*code.module, name, r_);
      if (!what || llvm::verifyModule(*code.module)) continue;
      return judge(name, *what, program_, text_, lowered_.meaning, code);
    }
  }

  const Settings& s_;
  size_t number_;
  Types& types_;
  Random r_;
  Program program_;
  std::string text_;
  lowering::Lowered lowered_;
  ModuleResult result_;
};

}  // namespace

ModuleResult judgeModule(const Settings& settings, size_t number, Types& types) { return Judge(settings, number, types).run(); }

std::string lineOf(const std::vector<Judged>& judged) {
  std::string line;
  for (const Judged& j : judged)
    line += (line.empty() ? "" : "|") + j.name + "#" + j.verdict + "#" +
            (j.apart      ? "apart"
             : j.compared ? "same"
                          : "not compared") +
            "#" + j.reason + "#" + j.finding;
  return line;
}

std::vector<Judged> judgedOf(const std::string& line) {
  std::vector<Judged> all;
  for (size_t at = 0; at < line.size();) {
    const size_t end = std::min(line.find('|', at), line.size());
    std::vector<std::string> fields(1);
    for (size_t i = at; i < end; ++i) {
      if (line[i] == '#') fields.emplace_back();
      else fields.back() += line[i];
    }
    fields.resize(5);
    all.push_back({fields[0], fields[1], fields[3], fields[2] == "apart", fields[2] != "not compared", fields[4]});
    at = end + 1;
  }
  return all;
}

}  // namespace cutecheck::kernel_adversary
