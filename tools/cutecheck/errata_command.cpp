// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/errata_command.h"

#include <filesystem>
#include <set>

#include "core/support/trimmed.h"
#include "tools/answers/collect.h"
#include "tools/answers/tally.h"
#include "tools/answers/write_file.h"
#include "tools/errata/errata_page.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kTitle = "# Document: ";

class Runner {
 public:
  Runner(const ErrataOptions& options, Console& console) : options_(options), console_(console) {}

  ExitStatus run(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
      if (kindOf(file) != FileKind::kErrata) continue;
      const Expected<std::string> text = readFile(file);
      if (!text.ok()) {
        tally_.skip(file, text.error().message, ExitStatus::kBadInput);
        continue;
      }
      readDocument(file, *text);
      tally_.finishFile();
    }
    if (documents_.empty())
      return console_.refuse(
          makeError(Code::kEmpty, "check_c5", "'" + options_.directory + "' has no file *.errata"),
          {.json = options_.json});
    ExitStatus status = tally_.status();
    if (tally_.subjects() > 0 && tally_.unexpected() == 0 && !pages()) status = ExitStatus::kRefuted;
    if (options_.json)
      console_.out << answerLine(tally_.json());
    else
      console_.out << tally_.text();
    return status;
  }

 private:
  void readDocument(const std::string& file, std::string_view text) {
    ErrataDocument document;
    document.stem = std::filesystem::path(file).stem().string();
    size_t number = 0;
    for (size_t begin = 0; begin < text.size();) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      const std::string_view line = text.substr(begin, end - begin);
      begin = end + 1;
      ++number;
      if (line.starts_with(kTitle)) document.title = std::string(trimmed(line.substr(kTitle.size())));
      if (trimmed(line).empty() || line.front() == '#') continue;
      const Expected<ErrataRecord> record = readErrata(line);
      if (!record.ok()) {
        report(malformed(line, record.error()), file, number);
        continue;
      }
      const ErrataOutcome outcome = judgeErrata(*record);
      SubjectReport judged = reportErrata(*record, outcome);
      if (!ids_.insert(record->id).second) {
        judged.status = ExitStatus::kBadInput;
        judged.detail += "the id occurs twice\n";
      }
      report(judged, file, number);
      document.claims.emplace_back(*record, outcome);
    }
    documents_.push_back(std::move(document));
  }

  void report(const SubjectReport& report, const std::string& file, size_t line) {
    tally_.add(report);
    if (options_.json) {
      console_.out << answerLine(toJson(report, file, line));
      return;
    }
    if (report.asExpected()) return;
    console_.out << file << ':' << line << ": expected " << report.expected << ", got " << report.got << '\n'
                 << "  " << report.subject << '\n'
                 << report.detail;
  }

  // Writes the overview and a page a document, NAME.md and NAME/STEM.md, or compares them.
  bool pages() {
    const std::filesystem::path overview(options_.page);
    const std::filesystem::path folder = overview.parent_path() / overview.stem();
    bool all = page(overview.string(), errataOverview(documents_, folder.filename().string()));
    for (const ErrataDocument& document : documents_)
      all &= page((folder / (document.stem + ".md")).string(),
                  errataPage(document, "../" + overview.filename().string()));
    return all;
  }

  bool page(const std::string& path, const std::string& text) {
    if (!options_.check) {
      std::error_code made;
      const std::filesystem::path folder = std::filesystem::path(path).parent_path();
      if (!folder.empty()) std::filesystem::create_directories(folder, made);
      const auto reason = notWritten(path, text);
      if (reason) console_.err << "error: " << *reason << '\n';
      return !reason;
    }
    const Expected<std::string> written = readFile(path);
    if (written.ok() && *written == text) return true;
    console_.err << "error: " << path << " is not what the claims say\n"
                 << reproduceLine("errata " + shellQuote(options_.directory));
    return false;
  }

  const ErrataOptions& options_;
  Console& console_;
  Tally tally_;
  std::set<std::string> ids_;
  std::vector<ErrataDocument> documents_;
};

}  // namespace

ExitStatus errataCommand(const ErrataOptions& options, Console& console) {
  const Expected<std::vector<std::string>> files = collectFiles({options.directory});
  if (!files.ok()) return console.refuse(files.error(), {.json = options.json});
  return Runner(options, console).run(*files);
}

}  // namespace cutecheck::cli
