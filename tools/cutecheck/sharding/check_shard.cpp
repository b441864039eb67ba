// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "core/support/trimmed.h"
#include "tools/answers/artifact.h"
#include "tools/answers/collect.h"
#include "tools/answers/judge_lines.h"
#include "tools/cutecheck/sharding/shard_command.h"

namespace cutecheck::cli {

namespace {

// A line of a file, or a file that is one input, or why it cannot be read.
struct Subject {
  FileKind kind;
  std::string file, text, refusal;
};

campaign::Result resultOf(const SubjectReport& report) {
  campaign::Result result{static_cast<int>(report.status), report.got, report.derivations, ""};
  if (report.asExpected()) return result;
  result.detail =
      "expected " + report.expected + ", got " + report.got + "\n  " + report.subject + "\n" + report.detail;
  if (!report.reproduce.empty()) result.detail += reproduceLine(report.reproduce);
  return result;
}

campaign::Result judge(const Subject& subject) {
  if (!subject.refusal.empty())
    return {static_cast<int>(ExitStatus::kBadInput), "refused", {}, subject.refusal};
  if (subject.kind == FileKind::kArtifact)
    return resultOf(judgeArtifact(artifactTarget(subject.file), subject.text, subject.file));
  campaign::Result result;
  judgeLines(subject.kind, subject.text,
             {[] { return false; }, nullptr,
              [&](const SubjectReport& report, size_t) { result = resultOf(report); }});
  return result;
}

// The lines that are subjects, with their numbers.
void addLines(const std::string& file, const std::string& text, FileKind kind, std::vector<Subject>& subjects,
              std::vector<std::string>& ids) {
  for (size_t begin = 0, number = 1; begin < text.size(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    const std::string_view told = trimmed(line);
    if (told.empty() || told.front() == '#') continue;
    subjects.push_back({kind, file, line, ""});
    ids.push_back(file + ":" + std::to_string(number));
  }
}

}  // namespace

ExitStatus checkShard(const CheckOptions& options, const campaign::ShardOptions& shard, Console& console) {
  const Expected<std::vector<std::string>> files = collectFiles(options.paths);
  if (!files.ok()) return console.refuse(files.error(), {.json = options.json});
  const std::vector<std::string> inputs = withoutJournals(*files, shard.journal);
  campaign::Enumeration enumeration = enumerationOf("check", "the oracle's default for a query");
  std::vector<Subject> subjects;
  std::vector<std::string> read;
  for (const std::string& file : inputs) {
    const FileKind kind = kindOf(file);
    if (!hasLines(kind) && kind != FileKind::kArtifact && kind != FileKind::kUnknown) continue;
    if (kind == FileKind::kUnknown && isStray(file, options.paths)) continue;
    const Expected<std::string> text = readFile(file);
    if (text.ok()) read.push_back(*text);
    if (text.ok() && hasLines(kind)) {
      addLines(file, *text, kind, subjects, enumeration.ids);
      continue;
    }
    const std::string refusal = !text.ok()                   ? text.error().message
                                : kind == FileKind::kUnknown ? kNoFormat
                                                             : "";
    subjects.push_back({kind, file, text.ok() ? *text : "", refusal});
    enumeration.ids.push_back(file);
  }
  enumeration.inputs = campaign::fingerprint(read);
  return shardCommand(
      enumeration, shard, options.json, [&](size_t number) { return judge(subjects[number]); }, console);
}

}  // namespace cutecheck::cli
