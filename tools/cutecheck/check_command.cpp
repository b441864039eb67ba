// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/check_command.h"

#include <filesystem>
#include <memory>
#include <mutex>

#include "tools/answers/artifact.h"
#include "tools/answers/collect.h"
#include "tools/answers/judge_lines.h"
#include "tools/answers/tally.h"
#include "tools/answers/write_file.h"
#include "tools/process/ahead.h"
#include "tools/report/sarif.h"

namespace cutecheck::cli {

namespace {

// What is not on the disk and has a colon or a bracket was meant as a layout, also when it does not
// parse.
bool isExpression(const std::string& path) {
  std::error_code error;
  return !std::filesystem::exists(path, error) && path.find_first_of(":(<{") != std::string::npos &&
         path.find('\\') == std::string::npos;
}

// What is no file was perhaps meant as a layout.
Expected<std::vector<std::string>> filesOf(const std::vector<std::string>& paths) {
  Expected<std::vector<std::string>> files = collectFiles(paths);
  std::error_code ignored;
  if (files.ok() || paths.size() != 1 || std::filesystem::exists(paths[0], ignored)) return files;
  Diagnostic error = files.error();
  if (isExpression(paths[0])) {
    error.message = "'" + paths[0] + "' is a layout, of which --sarif says nothing; leave --sarif out";
    return error;
  }
  const bool isPath = paths[0].find_first_of("/\\.") != std::string::npos;
  if (!isPath && error.message.find("did you mean") == std::string::npos)
    error.message = "'" + paths[0] + "' does not exist, and a layout has a colon, as (4,8):(8,1)";
  return error;
}

class Checker {
 public:
  Checker(const CheckOptions& options, Console& console)
      : json_(options.json), console_(console), named_(options.paths) {}

  void checkFile(const std::string& file) {
    const FileKind kind = kindOf(file);
    if (const std::string reason(leftTo(kind)); !reason.empty()) return skip(file, reason);
    if (kind == FileKind::kModule || kind == FileKind::kTemplate || kind == FileKind::kMeaning ||
        kind == FileKind::kPtx)
      return skip(file, "code: cutecheck verify");
    if (kind == FileKind::kUnknown && isStray(file, named_)) return skip(file, kPassedOver);
    if (kind == FileKind::kUnknown) return unreadable(file, kNoFormat);
    const Expected<std::string> text = readFile(file);
    if (!text.ok()) return unreadable(file, text.error().message);

    if (kind == FileKind::kVectors && text->find("\"op\"") == std::string::npos && isStray(file, named_))
      return skip(file, kPassedOver);
    const size_t subjectsBefore = tally_.subjects(), unexpectedBefore = tally_.unexpected();
    if (kind == FileKind::kArtifact)
      report(judgeArtifact(artifactTarget(file), *text, file), file, 0);
    else
      checkLines(file, *text, kind);
    if (console_.stop()) return;
    const size_t subjects = tally_.subjects() - subjectsBefore;
    const size_t unexpected = tally_.unexpected() - unexpectedBefore;
    if (subjects == 0) return unreadable(file, noSubject(kind, *text));
    const std::scoped_lock held(state_);
    tally_.finishFile();
    if (json_) return;
    console_.out << (unexpected == 0 ? "ok   " : "FAIL ") << file << "  " << subjects - unexpected << " of "
                 << subjects << " as expected\n";
  }

  // What is not as expected, at its line; successful when all that was given was checked, to the end.
  std::string sarif() const { return sarif_.text("cutecheck check", !console_.stop() && tally_.isWhole()); }

  // Once it was interrupted nothing is added any more: what is still in work waits for ever.
  ExitStatus finish() {
    std::unique_lock held(state_);
    if (console_.stop()) held.release();
    if (console_.progress) console_.err << "\r\033[K";
    if (console_.stop()) tally_.interrupt();
    if (json_)
      console_.out << answerLine(tally_.json());
    else
      console_.out << tally_.text();
    return tally_.status();
  }

 private:
  void skip(const std::string& file, const std::string& reason) {
    const std::scoped_lock held(state_);
    tally_.skip(file, reason, ExitStatus::kPassed);
  }

  void unreadable(const std::string& file, const std::string& reason) {
    const std::scoped_lock held(state_);
    tally_.skip(file, reason, ExitStatus::kBadInput);
    sarif_.add(SarifFinding{ExitStatus::kBadInput, file, 1, reason});
  }

  void checkLines(const std::string& file, std::string_view text, FileKind kind) {
    judgeLines(kind, text,
               {[this] { return console_.stop(); },
                [&](size_t line) {
                  if (console_.progress)
                    console_.err << "\r\033[K" << tally_.subjects() << " checked; " << file << ':' << line
                                 << std::flush;
                },
                [&](const SubjectReport& subject, size_t line) { report(subject, file, line); }});
  }

  void report(const SubjectReport& report, const std::string& file, size_t line) {
    const std::scoped_lock held(state_);
    tally_.add(report);
    if (!report.asExpected())
      sarif_.add(SarifFinding{report.status, file, line,
                              unexpectedText(report.expected, report.got, report.subject, report.detail, report.reproduce)});
    if (json_) {
      console_.out << answerLine(toJson(report, file, line));
      return;
    }
    if (report.asExpected()) return;
    if (console_.progress) console_.err << "\r\033[K";
    console_.out << file << ':' << line << ": expected " << report.expected << ", got " << report.got << '\n'
                 << "  " << report.subject << '\n'
                 << report.detail;
    if (!report.reproduce.empty()) console_.out << reproduceLine(report.reproduce);
    console_.out << std::flush;
  }

  bool json_;
  Console& console_;
  std::vector<std::string> named_;  // on the command line; the others are of a folder
  std::mutex state_;
  Tally tally_;
  SarifLog sarif_;
};

}  // namespace

ExitStatus checkCommand(const CheckOptions& options, Console& console) {
  if (options.paths.size() == 1 && isExpression(options.paths[0]) && options.sarif.empty())
    return checkExpression(options.paths[0], options.json, console);

  const Expected<std::vector<std::string>> files = filesOf(options.paths);
  if (!files.ok()) return console.refuse(files.error(), {.json = options.json});
  // An hour's run must not find out at its end that there is no place for the file.
  if (const auto reason = options.sarif.empty() ? std::nullopt : notWritable(options.sarif))
    return console.refuse(makeError(Code::kUsage, "check_c6", *reason), {.json = options.json});
  const auto checker = std::make_shared<Checker>(options, console);
  Ahead<bool> all(1, 1, [checker, files = *files](size_t, const Ahead<bool>::Stop& stop) {
    for (size_t i = 0; i < files.size() && !stop(); ++i) checker->checkFile(files[i]);
    return true;
  });
  (void)all.take([&] { return console.stop(); });
  const ExitStatus status = checker->finish();
  const auto unwritten = options.sarif.empty() ? std::nullopt : notWritten(options.sarif, checker->sarif());
  if (!unwritten) return status;
  return worse(status,
               console.refuse(makeError(Code::kUsage, "check_c6", *unwritten), {.json = options.json}));
}

}  // namespace cutecheck::cli
