// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/block_proof.h"

#include <algorithm>

#include "core/nvgpu/launch_limits.h"
#include "oracle/tv/block/block_questions.h"
#include "oracle/tv/block/thread_cases.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

// All lanes of a warp reach an exchange: it stands behind no branch and in no fold, so that each thread of
// the block does, and the block is made of whole warps.
std::optional<std::string> exchangeProblem(const MeaningFunction& f, int64_t threads) {
  for (const MeaningAccess& a : f.accesses) {
    if (f.pointers[a.pointer].kind != MeaningPointer::Kind::kLanes) continue;
    const std::string line = "line " + std::to_string(a.line) + ": lanes that exchange values ";
    if (threads % kThreadsOfWarp != 0)
      return line + "in a block of " + std::to_string(threads) + " threads, which are no whole warps";
    if (a.conditional || a.fold) return line + "behind a branch";
  }
  return std::nullopt;
}

}  // namespace

bool speaksOfBlock(const MeaningFunction& f) {
  return !f.ensures.empty() || std::ranges::any_of(f.pointers, [](const MeaningPointer& p) {
    return p.kind != MeaningPointer::Kind::kParameter;
  });
}

BlockReport proveBlock(const BlockSubject& subject) {
  BlockReport report;
  const MeaningFunction& f = subject.meaning;
  if (!f.launch.block) {
    report.missing.emplace_back(
        "not modelled: a barrier, or an exchange, in a kernel of which no block is stated: add nvvm.reqntid "
        "to the module (launch block to a "
        "meaning)");
    return report;
  }
  // Numbers in memory have one name for all threads; pointers of parameters may point into any shared memory.
  for (const MeaningAccess& a : f.accesses) {
    const MeaningPointer& p = f.pointers[a.pointer];
    if (a.numeric)
      report.missing.emplace_back("not modelled: numbers that are loaded, beside what a block does together");
    if (p.kind == MeaningPointer::Kind::kParameter && p.space != 1)
      report.missing.push_back("not modelled: shared memory behind the parameter " + p.name);
    if (!report.missing.empty()) return report;
  }
  BlockThreads threads;
  if (const std::optional<std::string> problem = threadsOf(f, threads)) {
    report.missing.push_back("not modelled: " + *problem);
    return report;
  }
  if (const std::optional<std::string> problem = exchangeProblem(f, threads.count)) {
    report.missing.push_back("not modelled: " + *problem);
    return report;
  }
  const SharedWriters writers = findWriters(f, subject.denoted, threads);
  report.places = writers.places;
  report.missing = writers.problems;
  if (!report.missing.empty()) return report;

  std::vector<ThreadedLoad> loads;
  std::map<std::string, Interval> digits;
  for (const SharedLoad& load : writers.loads) {
    const std::vector<ThreadCase> cases = proposeCases(load);
    if (!covers(cases, load)) {
      report.missing.push_back("line " + std::to_string(f.accesses[load.line].line) +
                               ": no cases of its threads were found");
      return report;
    }
    ThreadedLoad threaded{load.line, {}};
    for (const ThreadCase& c : cases) {
      addBounds(c, digits);
      threaded.cases.push_back({readerOf(c), writerOf(c), c.lines});
    }
    loads.push_back(std::move(threaded));
  }
  const std::string thread = threads.symbol.value_or("");
  BlockQuestions questions(subject, thread, threads.count, digits, report);
  for (const ThreadedLoad& load : loads) {
    for (const ThreadedLoad::Case& c : load.cases) {
      Term stored = truth(false);
      std::string lines;
      for (const size_t line : c.lines) {
        stored = eitherOf(stored, questions.of(subject.terms[line].condition, c.writer));
        lines += (lines.empty() ? "" : " or ") + std::to_string(f.accesses[line].line);
      }
      BlockQuestions::settle(
          questions.plain(), questions.of(subject.terms[load.line].condition, c.reader), stored,
          "what line " + std::to_string(f.accesses[load.line].line) + " loads was stored by line " + lines, report);
    }
  }
  for (size_t k = 0; k < f.ensures.size(); ++k)
    proveEnsures(subject, f.ensures[k], subject.denoted.ensures[k], loads, writers.loads, thread,
                 threads.count, questions, report);
  for (const KernelDecider::Lemma& lemma : questions.plain().lemmas()) report.lemmas.push_back(lemma);
  report.units += questions.plain().units();
  report.questions += questions.plain().asked();
  return report;
}

}  // namespace cutecheck::oracle
