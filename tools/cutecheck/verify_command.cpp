// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/verify_command.h"

#include <chrono>
#include <memory>
#include <set>
#include <thread>

#include "lowering/to_ptx/emit_ptx.h"
#include "tools/answers/collect.h"
#include "tools/cutecheck/sharding/shard_command.h"
#include "tools/process/ahead.h"
#include "tools/process/ptxas.h"
#include "tools/verify/verify_hardware.h"
#include "tools/verify/verify_journal.h"
#include "tools/verify/verify_report.h"
#include "tools/verify/verify_subject.h"
#include "tools/verify/verify_tally.h"

namespace cutecheck::cli {

namespace {

class Verifier {
 public:
  Verifier(const VerifyOptions& options, VerifyJournal journal, Console& console)
      : options_(options), journal_(std::move(journal)), console_(console) {
    settings_.targets = options.targets;
    settings_.ptxas = findPtxas();
    settings_.strict = options.strict;
    settingsText_ = settings_.ptxas.value_or("no ptxas") + (options.strict ? " strict" : "");
    for (const std::string& target : settings_.targets) settingsText_ += " " + target;
    if (options.hardware) hardware_.emplace(options.driver);
  }

  ExitStatus run(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
      if (kindOf(file) == FileKind::kTemplate) used_.insert(meaningPath(file));
    }
    const auto subjects = std::make_shared<std::vector<Subject>>();
    for (const std::string& file : files) subjects->push_back(read(file));
    Judged judged(subjects->size(), std::thread::hardware_concurrency(),
                  [subjects, settings = settings_](size_t i, const Judged::Stop& stop) {
                    return judge((*subjects)[i], settings, stop);
                  });
    for (size_t i = 0; i < files.size() && !stop(); ++i) {
      if (console_.progress)
        console_.err << "\r\033[K" << i << " of " << files.size() << ": " << files[i] << std::flush;
      const auto row = judged.take([this] { return console_.stop(); });
      if (row) take((*subjects)[i], *row);
    }
    clearProgress();
    if (console_.stop()) tally_.interrupt();
    if (options_.json)
      console_.out << answerLine(tally_.json());
    else
      console_.out << tally_.text();
    return options_.report.empty() ? tally_.status() : report();
  }

 private:
  bool stop() const { return console_.stop() || broken_; }

  ExitStatus report() {
    report_.settings = {
        {"targets", settings_.targets}, {"strict", settings_.strict}, {"ptxas", settings_.ptxas.has_value()}};
    report_.summary = tally_.json()["summary"];
    report_.status = tally_.status();
    report_.seconds = clock_.take();
    const std::optional<Diagnostic> error = writeReport(report_, options_.report);
    if (!error) return tally_.status();
    console_.err << renderDiagnostic(*error, {});
    return worse(tally_.status(), statusOf(*error));
  }

  void clearProgress() {
    if (console_.progress) console_.err << "\r\033[K" << std::flush;
  }

  void leaveOut(const std::string& file, const std::string& reason, ExitStatus status) {
    tally_.leaveOut(file, reason, status);
    if (!options_.report.empty()) report_.leftOut.push_back({file, reason, status});
  }

  // A file as it was read, and what is known of it without any work.
  struct Subject {
    std::string file, text, meaning, hash;
    FileKind kind = FileKind::kUnknown;
    bool golden = false;              // run on a GPU
    std::optional<VerifyRow> known;   // from the journal
    std::string leftOut;              // why nothing is verified in it
    ExitStatus status = ExitStatus::kPassed;  // where it is left out
  };
  using Judged = Ahead<std::optional<VerifyRow>>;

  Subject read(const std::string& file) const {
    Subject subject;
    subject.file = file;
    subject.kind = kindOf(file);
    const auto without = [&subject](std::string reason, ExitStatus status) {
      subject.leftOut = std::move(reason);
      subject.status = status;
      return subject;
    };
    subject.golden = subject.kind == FileKind::kGolden && hardware_ && file.ends_with(".ptx");
    if (const std::string reason(leftTo(subject.kind)); !subject.golden && !reason.empty())
      return without(reason, ExitStatus::kPassed);
    if (subject.kind == FileKind::kUnknown && isStray(file, options_.paths))
      return without(kPassedOver, ExitStatus::kPassed);
    if (subject.kind == FileKind::kUnknown) return without(kNoFormat, ExitStatus::kBadInput);
    if (subject.kind == FileKind::kMeaning) {
      if (used_.contains(file)) return without("read with a template", ExitStatus::kPassed);
      return without("a meaning of no template here", ExitStatus::kBadInput);
    }
    Expected<std::string> text = readFile(file);
    if (!text.ok()) return without(text.error().message, ExitStatus::kBadInput);
    if (subject.kind == FileKind::kVectors && text->find("\"op\"") == std::string::npos &&
        isStray(file, options_.paths))
      return without(kPassedOver, ExitStatus::kPassed);
    subject.text = std::move(*text);
    if (subject.kind == FileKind::kTemplate) {
      Expected<std::string> meaning = readFile(meaningPath(file));
      if (!meaning.ok()) return without("it has no meaning: " + meaning.error().message, ExitStatus::kBadInput);
      subject.meaning = std::move(*meaning);
    }
    subject.hash = subject.golden ? contentHash({subject.text, "hardware", hardware_->device()})
                                  : contentHash({subject.text, subject.meaning, settingsText_});
    subject.known = journal_.find(file, subject.hash);
    return subject;
  }

  // Nothing where there is nothing to judge here, or where it was stopped.
  static std::optional<VerifyRow> judge(const Subject& subject, const VerifySettings& settings,
                                        const Judged::Stop& stop) {
    if (!subject.leftOut.empty() || subject.known || subject.golden) return std::nullopt;
    const auto begin = std::chrono::steady_clock::now();
    std::optional<VerifyRow> row =
        subject.kind == FileKind::kModule ? verifyModule(subject.file, subject.text, settings)
        : subject.kind == FileKind::kTemplate
            ? verifyTemplate(subject.file, subject.text, subject.meaning, settings)
        : subject.kind == FileKind::kPtx ? verifyOrder(subject.file, subject.text)
                                         : verifyData(subject.file, subject.kind, subject.text, stop);
    if (row) row->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return row;
  }

  void take(const Subject& subject, std::optional<VerifyRow> row) {
    if (!subject.leftOut.empty()) return leaveOut(subject.file, subject.leftOut, subject.status);
    if (subject.known) return finish(*subject.known, subject.text, subject.hash, true);
    if (subject.golden) return runGolden(subject);
    if (!row) return;  // interrupted within it
    if (row->subjects == 0) return leaveOut(subject.file, noSubject(subject.kind, subject.text), ExitStatus::kBadInput);
    const bool code = subject.kind == FileKind::kModule || subject.kind == FileKind::kTemplate;
    if (code && !row->asExpected()) row->detail += reproduceLine(arguments(subject.file));
    finish(std::move(*row), subject.text, subject.hash, false);
  }

  void runGolden(const Subject& subject) {
    if (!hardware_->available())
      return leaveOut(subject.file, "hardware: " + hardware_->device(), ExitStatus::kPassed);
    const auto begin = std::chrono::steady_clock::now();
    std::optional<VerifyRow> row = hardware_->verify(subject.file, subject.text);
    if (!row) return leaveOut(subject.file, "hardware: no model of it", ExitStatus::kPassed);
    row->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!row->asExpected()) row->detail += reproduceLine("verify --hardware " + shellQuote(subject.file));
    finish(std::move(*row), subject.text, subject.hash, false);
  }

  std::string arguments(const std::string& file) const {
    std::string text = "verify " + shellQuote(file);
    for (const std::string& target : options_.targets) text += " --target=" + target;
    return options_.strict ? text + " --strict" : text;
  }

  void finish(VerifyRow row, const std::string& source, const std::string& hash, bool fromJournal) {
    tally_.add(row, fromJournal);
    clearProgress();
    if (options_.json)
      console_.out << answerLine(toJson(row)) << std::flush;
    else
      console_.out << toString(row) << std::flush;
    const bool kept = fromJournal || journal_.add(row, hash);
    const std::string unwritten = kept ? "" : campaign::unwrittenJournal(options_.journal);
    if (!options_.report.empty()) {
      RowPictures pictures = picturesOf(row, source);
      report_.rows.push_back({std::move(row), source, fromJournal, std::move(pictures)});
    }
    if (kept) return;
    console_.err << "error: " << unwritten << '\n';
    leaveOut(options_.journal, "the journal cannot be written", ExitStatus::kBadInput);
    broken_ = true;
  }

  const VerifyOptions& options_;
  VerifyJournal journal_;
  Console& console_;
  VerifySettings settings_;
  std::string settingsText_;
  std::set<std::string> used_;  // meanings
  std::optional<VerifyHardware> hardware_;
  VerifyTally tally_;
  VerifyReport report_;
  StageClock clock_;
  bool broken_ = false;
};

}  // namespace

ExitStatus verifyCommand(const VerifyOptions& options, Console& console) {
  const Expected<std::vector<std::string>> files = collectFiles(options.paths);
  if (!files.ok()) return console.refuse(files.error(), {.json = options.json});
  if (!options.report.empty())
    if (const auto error = prepareReport(options.report)) return console.refuse(*error, {.json = options.json});
  VerifyJournal none;
  if (options.journal.empty()) return Verifier(options, std::move(none), console).run(*files);
  const std::vector<std::string> inputs = withoutJournals(*files, options.journal);
  Expected<VerifyJournal> journal = VerifyJournal::open(options.journal);
  if (!journal.ok()) return console.refuse(journal.error(), {.json = options.json});
  return Verifier(options, std::move(*journal), console).run(inputs);
}

}  // namespace cutecheck::cli
