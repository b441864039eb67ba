#include "tools/cutecheck/check_command.h"

#include <filesystem>

#include "tools/cutecheck/artifact.h"
#include "tools/cutecheck/collect.h"
#include "tools/cutecheck/tally.h"

namespace cutecheck::cli {

namespace {

using Judge = SubjectReport (*)(std::string_view line);

Judge judgeOf(FileKind kind) {
  switch (kind) {
    case FileKind::kClaims:
      return judgeClaimLine;
    case FileKind::kLayouts:
      return judgeLayoutLine;
    case FileKind::kCalls:
      return judgeCallLine;
    case FileKind::kBugs:
      return judgeBugLine;
    case FileKind::kVectors:
      return judgeVectorLine;
    default:
      return nullptr;
  }
}

// What is not on the disk and has a colon or a parenthesis was meant as a layout, also when it does not
// parse.
bool isExpression(const std::string& path) {
  std::error_code error;
  return !std::filesystem::exists(path, error) && path.find_first_of(":(") != std::string::npos;
}

class Checker {
 public:
  Checker(bool json, Console& console) : json_(json), console_(console) {}

  void checkFile(const std::string& file) {
    const FileKind kind = kindOf(file);
    if (kind == FileKind::kDocumentation) return tally_.skip(file, "documentation", ExitStatus::kPassed);
    if (kind == FileKind::kOtherInput)
      return tally_.skip(file, "read by the validation tests", ExitStatus::kPassed);
    if (kind == FileKind::kUnknown)
      return tally_.skip(file, "no format has this name", ExitStatus::kBadInput);
    const Expected<std::string> text = readFile(file);
    if (!text.ok()) return tally_.skip(file, text.error().message, ExitStatus::kBadInput);

    const size_t subjectsBefore = tally_.subjects(), unexpectedBefore = tally_.unexpected();
    if (kind == FileKind::kArtifact)
      report(judgeArtifact(artifactTarget(file), *text, file), file, 0);
    else
      checkLines(file, *text, judgeOf(kind));
    if (console_.stop()) return;
    const size_t subjects = tally_.subjects() - subjectsBefore;
    const size_t unexpected = tally_.unexpected() - unexpectedBefore;
    if (subjects == 0) return tally_.skip(file, "holds no subject", ExitStatus::kBadInput);
    tally_.finishFile();
    if (json_) return;
    console_.out << (unexpected == 0 ? "ok   " : "FAIL ") << file << "  " << subjects - unexpected << " of "
                 << subjects << " as expected\n";
  }

  ExitStatus finish() {
    if (console_.progress) console_.err << "\r\033[K";
    if (console_.stop()) tally_.interrupt();
    if (json_)
      console_.out << dump(tally_.json()) << '\n';
    else
      console_.out << tally_.text();
    return tally_.status();
  }

 private:
  void checkLines(const std::string& file, std::string_view text, Judge judge) {
    for (size_t begin = 0, number = 1; begin < text.size() && !console_.stop(); ++number) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      const std::string_view line = trim(text.substr(begin, end - begin));
      begin = end + 1;
      if (line.empty() || line.front() == '#') continue;
      if (console_.progress)
        console_.err << "\r\033[K" << tally_.subjects() << " checked; " << file << ':' << number
                     << std::flush;
      report(judge(line), file, number);
    }
  }

  void report(const SubjectReport& report, const std::string& file, size_t line) {
    tally_.add(report);
    if (json_) {
      console_.out << dump(toJson(report, file, line)) << '\n';
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
  Tally tally_;
};

}  // namespace

ExitStatus checkCommand(const CheckOptions& options, Console& console) {
  if (options.paths.size() == 1 && isExpression(options.paths[0]))
    return checkExpression(options.paths[0], options.json, console);

  const Expected<std::vector<std::string>> files = collectFiles(options.paths);
  if (!files.ok()) {
    if (options.json)
      console.out << dump(Json{{"error", toJson(files.error())}}) << '\n';
    else
      console.err << renderDiagnostic(files.error(), {});
    return statusOf(files.error());
  }
  Checker checker(options.json, console);
  for (const std::string& file : *files) {
    if (console.stop()) break;
    checker.checkFile(file);
  }
  return checker.finish();
}

}  // namespace cutecheck::cli
