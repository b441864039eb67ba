// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/verify_command.h"

#include <chrono>
#include <future>
#include <set>
#include <thread>

#include "lowering/ptx/emit_ptx.h"
#include "tools/answers/collect.h"
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
    for (size_t i = 0; i < files.size() && !stop(); ++i) {
      if (console_.progress)
        console_.err << "\r\033[K" << i << " of " << files.size() << ": " << files[i] << std::flush;
      verifyFile(files[i]);
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

  void verifyFile(const std::string& file) {
    const FileKind kind = kindOf(file);
    if (kind == FileKind::kGolden && hardware_ && file.ends_with(".ptx")) return runGolden(file);
    if (const std::string reason(leftTo(kind)); !reason.empty())
      return leaveOut(file, reason, ExitStatus::kPassed);
    if (kind == FileKind::kUnknown) return leaveOut(file, "no format has this name", ExitStatus::kBadInput);
    if (kind == FileKind::kMeaning) {
      if (used_.contains(file)) return leaveOut(file, "read with a template", ExitStatus::kPassed);
      return leaveOut(file, "a meaning of no template here", ExitStatus::kBadInput);
    }
    const Expected<std::string> text = readFile(file);
    if (!text.ok()) return leaveOut(file, text.error().message, ExitStatus::kBadInput);
    std::string meaning;
    if (kind == FileKind::kTemplate) {
      Expected<std::string> read = readFile(meaningPath(file));
      if (!read.ok())
        return leaveOut(file, "it has no meaning: " + read.error().message, ExitStatus::kBadInput);
      meaning = std::move(*read);
    }
    const std::string hash = contentHash({*text, meaning, settingsText_});
    if (const std::optional<VerifyRow> known = journal_.find(file, hash))
      return finish(*known, *text, hash, true);

    const auto begin = std::chrono::steady_clock::now();
    std::optional<VerifyRow> row = judge(file, kind, *text, meaning);
    if (!row) return;  // interrupted within it
    if (row->subjects == 0) return leaveOut(file, "holds no subject", ExitStatus::kBadInput);
    row->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const bool code = kind == FileKind::kModule || kind == FileKind::kTemplate;
    if (code && !row->asExpected()) row->detail += reproduceLine(arguments(file));
    finish(std::move(*row), *text, hash, false);
  }

  void runGolden(const std::string& file) {
    const Expected<std::string> ptx = readFile(file);
    if (!ptx.ok()) return leaveOut(file, ptx.error().message, ExitStatus::kBadInput);
    if (!hardware_->available())
      return leaveOut(file, "hardware: " + hardware_->device(), ExitStatus::kPassed);
    const std::string hash = contentHash({*ptx, "hardware", hardware_->device()});
    if (const std::optional<VerifyRow> known = journal_.find(file, hash))
      return finish(*known, *ptx, hash, true);
    const auto begin = std::chrono::steady_clock::now();
    std::optional<VerifyRow> row = hardware_->verify(file, *ptx);
    if (!row) return leaveOut(file, "hardware: no model of it", ExitStatus::kPassed);
    row->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!row->asExpected()) row->detail += reproduceLine("verify --hardware " + shellQuote(file));
    finish(std::move(*row), *ptx, hash, false);
  }

  std::optional<VerifyRow> judge(const std::string& file, FileKind kind, const std::string& text,
                                 const std::string& meaning) {
    if (kind == FileKind::kModule)
      return waitFor([=, settings = settings_] { return verifyModule(file, text, settings); });
    if (kind == FileKind::kTemplate)
      return waitFor([=, settings = settings_] { return verifyTemplate(file, text, meaning, settings); });
    if (kind == FileKind::kPtx) return verifyOrder(file, text);
    return verifyData(file, kind, text, [this] { return console_.stop(); });
  }

  // A proof can take minutes and does not look up. It is made on another thread, which owns all that it
  // reads: an interrupt leaves it behind, and main ends the process without waiting for it.
  template <typename Work>
  std::optional<VerifyRow> waitFor(Work work) {
    std::packaged_task<VerifyRow()> task(std::move(work));
    std::future<VerifyRow> row = task.get_future();
    std::thread(std::move(task)).detach();
    while (row.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
      if (console_.stop()) return std::nullopt;
    }
    return row.get();
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
    if (!options_.report.empty()) {
      RowPictures pictures = picturesOf(row, source);
      report_.rows.push_back({std::move(row), source, fromJournal, std::move(pictures)});
    }
    if (kept) return;
    console_.err << "error: cannot write the journal '" << options_.journal << "'\n";
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
  Expected<VerifyJournal> journal = VerifyJournal::open(options.journal);
  if (!journal.ok()) return console.refuse(journal.error(), {.json = options.json});
  return Verifier(options, std::move(*journal), console).run(*files);
}

}  // namespace cutecheck::cli
