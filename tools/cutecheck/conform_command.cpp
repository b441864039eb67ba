// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/conform_command.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>

#include "core/eval/operation.h"
#include "tools/answers/file_format.h"
#include "tools/answers/write_file.h"
#include "tools/conform/conform_journal.h"
#include "tools/conform/conform_report.h"
#include "tools/conform/conform_run.h"
#include "tools/conform/conform_texts.h"

namespace cutecheck::cli {

namespace {

using Clock = std::chrono::steady_clock;

// The operation of the batch form that a law about `operation` asks.
std::string_view askedFor(std::string_view operation) {
  if (operation == "print" || operation == "parse") return "parse_layout";
  return operation;
}

Diagnostic conformUsage(const std::string& message) { return makeError(Code::kUsage, "conform_c7", message); }

class Conformance {
 public:
  Conformance(const ConformOptions& options, Console& console) : options_(options), console_(console) {}

  Expected<ExitStatus> run() {
    CUTECHECK_TRY(effort, readEffort());
    CUTECHECK_TRY(baseline,
                  options_.baseline.empty() ? std::vector<KnownFailure>() : readBaseline(options_.baseline));
    for (const std::string& name : options_.laws)
      if (laws::findLaw(name) == nullptr) return conformUsage("there is no law '" + name + "'");
    if (!options_.input.empty() && options_.laws.size() != 1) return conformUsage("--input needs one --law");
    const auto limit = std::chrono::milliseconds(std::llround(options_.timeout * 1000));
    CUTECHECK_TRY(subject, RemoteSubject::start(options_.subject, limit));

    const Clock::time_point begin = Clock::now();
    result_.subject = options_.subject;
    result_.seed = effort.seed;
    result_.strict = options_.strict;
    describe(*subject);
    ConformRun laws(*subject, {options_.laws.begin(), options_.laws.end()});
    if (options_.input.empty()) {
      if (const Expected<bool> done = runPlan(laws, *subject, effort); !done.ok()) return done.error();
    } else if (const Expected<bool> done = runInput(laws); !done.ok()) {
      return done.error();
    }
    result_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    result_.requests = subject->requests();
    result_.restarts = subject->restarts();
    result_.givenUp = {subject->givenUp().begin(), subject->givenUp().end()};
    applyBaseline(baseline, result_.findings);
    // A run of one input or cut short cannot tell that a failure has stopped.
    if (options_.input.empty() && options_.laws.empty() && !result_.interrupted)
      std::copy_if(baseline.begin(), baseline.end(), std::back_inserter(result_.stopped),
                   [](const KnownFailure& known) { return !known.met; });
    return report();
  }

 private:
  Expected<ConformEffort> readEffort() const {
    ConformEffort effort = options_.effort;
    if (options_.small == "all") effort.small = ConformEffort::kAllSmall;
    if (options_.small.empty() || options_.small == "all") return effort;
    const char* end = options_.small.data() + options_.small.size();
    const auto [stop, error] = std::from_chars(options_.small.data(), end, effort.small);
    if (error != std::errc() || stop != end || effort.small < 0)
      return conformUsage("--small needs a number or `all`");
    return effort;
  }

  void describe(const RemoteSubject& subject) {
    const Json& told = subject.description();
    for (const char* key : {"program", "version"})
      if (told.contains(key) && told[key].is_string())
        result_.described += (result_.described.empty() ? "" : " ") + told[key].get<std::string>();
    if (result_.described.empty()) result_.described = "the subject";
    std::set<std::string> judged;
    for (const TextLaw& law : textLaws()) judged.insert(law.operation);
    for (const laws::Law& law : laws::allLaws()) judged.insert(std::string(askedFor(law.operation)));
    for (const std::string& operation : judged)
      if (!subject.has(operation)) result_.lacking.push_back(operation);
    for (const Json& operation : told["operations"]) {
      const std::string name =
          operation.is_string() ? operation.get<std::string>() : operation["name"].get<std::string>();
      if (!judged.contains(name) && !findOperation(name).ok() && name != "parse_value")
        result_.unjudged.push_back(name);
    }
  }

  Expected<bool> runInput(ConformRun& laws) {
    const laws::Law& law = *laws::findLaw(options_.laws.front());
    CUTECHECK_TRY(input, laws::readInput(options_.input, law.arguments));
    result_.findings = laws.single(law, input);
    return true;
  }

  Json journalHead(const RemoteSubject& subject, const ConformEffort& effort) const {
    return {{"journal", "cutecheck conform"},
            {"format", kConformJournalFormat.version},
            {"version", CUTECHECK_VERSION},
            {"subject", options_.subject},
            {"description", subject.description()},
            {"seed", effort.seed},
            {"small", effort.small},
            {"cases", effort.cases},
            {"laws", options_.laws}};
  }

  Expected<bool> runPlan(ConformRun& laws, RemoteSubject& subject, const ConformEffort& effort) {
    ConformJournal journal;
    if (!options_.journal.empty()) {
      CUTECHECK_TRY(opened, ConformJournal::open(options_.journal, journalHead(subject, effort)));
      journal = std::move(opened);
    }
    const std::vector<ConformUnit> plan = conformPlan(effort);
    for (size_t i = 0; i < plan.size() && !stopped(); ++i) {
      const auto work = [&] { return laws.unit(plan[i], effort.seed, result_.findings); };
      CUTECHECK_TRY(written, step(journal, subject, plan[i].name(), i, plan.size(), work));
      if (!written) return conformUsage(campaign::unwrittenJournal(options_.journal));
    }
    // Texts are no inputs of a law: they come last, and only where no law is chosen.
    if (options_.laws.empty() && !stopped()) {
      for (const TextLaw& law : textLaws()) {
        const auto work = [&] {
          return checkTexts(law, subject, effort.seed, effort.cases, result_.findings);
        };
        CUTECHECK_TRY(written, step(journal, subject, law.law, plan.size(), plan.size(), work));
        if (!written) return conformUsage(campaign::unwrittenJournal(options_.journal));
      }
    }
    if (console_.progress) console_.err << "\r\033[K" << std::flush;
    return true;
  }

  // One unit: from the journal, or done and written there. False when it cannot be written.
  Expected<bool> step(ConformJournal& journal, RemoteSubject& subject, const std::string& name, size_t done,
                      size_t of, const std::function<Findings()>& work) {
    progress(done, of, name);
    if (const Findings* known = journal.find(name)) {
      result_.findings.merge(*known);
      for (const auto& [key, group] : known->groups)
        if (group.kind == FailureClass::kBroken) subject.recall(group.operation, group.count);
      ++result_.resumed;
      return true;
    }
    const Findings found = work();
    result_.findings.merge(found);
    return journal.add(name, found);
  }

  bool stopped() {
    if (console_.stop()) result_.interrupted = true;
    return result_.interrupted;
  }

  void progress(size_t done, size_t of, const std::string& what) {
    if (!console_.progress) return;
    console_.err << "\r\033[K" << done << " of " << of << ": " << what << "; " << result_.findings.checked()
                 << " checks, " << result_.findings.groups.size() << " kinds of failure" << std::flush;
  }

  Expected<ExitStatus> report() {
    if (options_.json)
      writeJson(result_, console_.out);
    else
      writeText(result_, console_.out);
    std::string known;
    for (const FailureGroup& group : result_.findings.sorted()) known += baselineLine(group) + "\n";
    for (const auto& [path, text] :
         {std::pair{options_.junit, options_.junit.empty() ? "" : junitXml(result_)},
          {options_.sarif, options_.sarif.empty() ? "" : sarif(result_)},
          {options_.newBaseline, known}}) {
      if (path.empty()) continue;
      if (const auto reason = notWritten(path, text)) return conformUsage(*reason);
    }
    return result_.status();
  }

  const ConformOptions& options_;
  Console& console_;
  ConformResult result_;
};

}  // namespace

ExitStatus conformCommand(const ConformOptions& options, Console& console) {
  const Expected<ExitStatus> status = Conformance(options, console).run();
  if (status.ok()) return *status;
  (void)console.refuse(status.error(), {.json = options.json, .text = options.input});
  return ExitStatus::kBadInput;
}

}  // namespace cutecheck::cli
