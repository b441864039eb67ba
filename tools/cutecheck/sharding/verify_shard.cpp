// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <set>

#include "lowering/to_ptx/emit_ptx.h"
#include "tools/answers/collect.h"
#include "tools/cutecheck/sharding/shard_command.h"
#include "tools/process/ptxas.h"
#include "tools/verify/verify_subject.h"

namespace cutecheck::cli {

namespace {

struct Subject {
  FileKind kind;
  std::string file, text, meaning, refusal;
};

campaign::Result refused(const std::string& why) {
  return {static_cast<int>(ExitStatus::kBadInput), "refused", {}, why};
}

campaign::Result judge(const Subject& subject, const VerifySettings& settings) {
  if (!subject.refusal.empty()) return refused(subject.refusal);
  const VerifyRow row = subject.kind == FileKind::kModule ? verifyModule(subject.file, subject.text, settings)
                        : subject.kind == FileKind::kTemplate
                            ? verifyTemplate(subject.file, subject.text, subject.meaning, settings)
                        : subject.kind == FileKind::kPtx
                            ? verifyOrder(subject.file, subject.text)
                            : *verifyData(subject.file, subject.kind, subject.text, [] { return false; });
  if (row.subjects == 0) return refused(noSubject(subject.kind, subject.text));
  campaign::Result result{static_cast<int>(row.status), "", row.derivations, ""};
  for (const auto& [word, count] : row.got)
    result.verdict +=
        (result.verdict.empty() ? "" : ", ") + word + (count > 1 ? " " + std::to_string(count) : "");
  for (const std::string& stage : row.stages) result.detail += stage + "\n";
  result.detail += row.detail;
  return result;
}

// Whether the file is a subject: the others belong to another command or another subject.
bool isSubject(const std::string& file, FileKind kind, const std::set<std::string>& meanings) {
  if (!leftTo(kind).empty()) return false;
  return kind != FileKind::kMeaning || !meanings.contains(file);
}

Subject readSubject(const std::string& file, FileKind kind) {
  Subject subject{kind, file, "", "", ""};
  const Expected<std::string> text = readFile(file);
  if (text.ok()) subject.text = *text;
  if (!text.ok()) subject.refusal = text.error().message;
  if (kind == FileKind::kUnknown) subject.refusal = kNoFormat;
  if (kind == FileKind::kMeaning) subject.refusal = "a meaning of no template here";
  if (kind != FileKind::kTemplate) return subject;
  const Expected<std::string> meaning = readFile(meaningPath(file));
  if (meaning.ok()) subject.meaning = *meaning;
  if (!meaning.ok()) subject.refusal = "it has no meaning: " + meaning.error().message;
  return subject;
}

}  // namespace

ExitStatus verifyShard(const VerifyOptions& options, const campaign::ShardOptions& shard, Console& console) {
  const Expected<std::vector<std::string>> files = collectFiles(options.paths);
  if (!files.ok()) return console.refuse(files.error(), {.json = options.json});
  const std::vector<std::string> inputs = withoutJournals(*files, shard.journal);
  VerifySettings settings{options.targets, findPtxas(), options.strict};
  campaign::Enumeration enumeration =
      enumerationOf("verify", options.strict ? "the oracle's default, two engines" : "the oracle's default");
  std::set<std::string> meanings;
  for (const std::string& file : inputs)
    if (kindOf(file) == FileKind::kTemplate) meanings.insert(meaningPath(file));
  std::vector<Subject> subjects;
  std::vector<std::string> read = settings.targets;
  for (const std::string& file : inputs) {
    const FileKind kind = kindOf(file);
    if (!isSubject(file, kind, meanings) || (kind == FileKind::kUnknown && isStray(file, options.paths)))
      continue;
    subjects.push_back(readSubject(file, kind));
    enumeration.ids.push_back(file);
    read.push_back(subjects.back().text);
    read.push_back(subjects.back().meaning);
  }
  enumeration.inputs = campaign::fingerprint(read);
  return shardCommand(
      enumeration, shard, options.json, [&](size_t number) { return judge(subjects[number], settings); },
      console);
}

}  // namespace cutecheck::cli
