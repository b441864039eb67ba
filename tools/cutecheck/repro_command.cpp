// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/repro_command.h"

#include "core/support/trimmed.h"
#include "tools/answers/artifact.h"
#include "tools/answers/collect.h"
#include "tools/answers/tally.h"

namespace cutecheck::cli {

namespace {

void print(const SubjectReport& report, const std::string& file, size_t line, bool json, Console& console) {
  if (json) {
    console.out << answerLine(toJson(report, file, line));
    return;
  }
  console.out << (report.asExpected() ? "ok   " : "FAIL ") << report.subject << '\n'
              << "  expected " << report.expected << ", got " << report.got << '\n'
              << report.detail;
  if (!report.reproduce.empty()) console.out << reproduceLine(report.reproduce);
}

// A file of corpus/bugs line by line.
void replayLines(const std::string& file, std::string_view text, bool json, Tally& tally, Console& console) {
  for (size_t begin = 0, number = 1; begin < text.size() && !console.stop(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (line.empty() || line.front() == '#') continue;
    const SubjectReport report = judgeBugLine(line);
    tally.add(report);
    print(report, file, number, json, console);
  }
}

}  // namespace

ExitStatus reproCommand(const ReproOptions& options, Console& console) {
  Tally tally;
  if (!options.target.empty() && !isArtifactTarget(options.target)) {
    const Diagnostic error =
        makeError(Code::kUsage, "repro_c1",
                  "'" + options.target + "' is none of notation, layout_descriptor, composition");
    return console.refuse(error, {.json = options.json});
  }
  for (const std::string& file : options.files) {
    if (console.stop()) break;
    const Expected<std::string> text = readFile(file);
    const std::string target = options.target.empty() ? artifactTarget(file) : options.target;
    if (!text.ok()) {
      tally.skip(file, text.error().message, ExitStatus::kBadInput);
      continue;
    }
    if (options.target.empty() && kindOf(file) == FileKind::kBugs) {
      replayLines(file, *text, options.json, tally, console);
    } else if (!target.empty()) {
      const SubjectReport report = judgeArtifact(target, *text, file);
      tally.add(report);
      print(report, file, 0, options.json, console);
    } else {
      tally.skip(file, "neither a .bug file nor in a directory named by a target; say --target",
                 ExitStatus::kBadInput);
      continue;
    }
    tally.finishFile();
  }
  if (console.stop()) tally.interrupt();
  if (options.json)
    console.out << answerLine(tally.json());
  else
    console.out << tally.text();
  return tally.status();
}

}  // namespace cutecheck::cli
