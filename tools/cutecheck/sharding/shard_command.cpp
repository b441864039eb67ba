// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/sharding/shard_command.h"

#include <filesystem>

#include "properties/campaign/journal_file.h"
#include "tools/answers/subject.h"
#include "tools/console/report.h"
#include "tools/cutecheck/components.h"

namespace cutecheck::cli {

campaign::Enumeration enumerationOf(const std::string& command, const std::string& budget, uint64_t seed) {
  campaign::Enumeration enumeration;
  enumeration.command = command;
  enumeration.budget = budget;
  enumeration.seed = seed;
  for (const char* name : {"cutecheck", "z3", "cvc5", "llvm", "ptxas"})
    for (const Component& component : findComponents())
      // A path is of one machine: nodes may keep the same program elsewhere.
      if (component.name == name)
        enumeration.versions.emplace_back(
            name, component.version ? component.version->substr(0, component.version->find(" (")) : "none");
  return enumeration;
}

std::vector<std::string> withoutJournals(std::vector<std::string> files, const std::string& own) {
  std::erase_if(files, [&](const std::string& file) {
    std::error_code ignored;
    if (std::filesystem::equivalent(file, own, ignored))
      return std::filesystem::is_empty(file, ignored) || campaign::isJournalFile(file);
    return kindOf(file) == FileKind::kUnknown && campaign::isJournalFile(file);
  });
  return files;
}

ExitStatus shardCommand(const campaign::Enumeration& enumeration, const campaign::ShardOptions& options,
                        bool json, const std::function<campaign::Result(size_t)>& work, Console& console) {
  const auto told = [&](size_t number) {
    campaign::Result result = work(number);
    if (console.stop()) return std::optional<campaign::Result>();  // what it asked may have been ended too
    if (json)
      console.out << answerLine(Json::parse(campaign::lineOf(enumeration, number, result))) << std::flush;
    else if (result.status != 0)
      console.out << enumeration.ids[number] << ": " << result.verdict << '\n'
                  << result.detail << (result.detail.ends_with('\n') ? "" : "\n") << std::flush;
    return std::optional(std::move(result));
  };
  const Expected<campaign::ShardTally> tally =
      campaign::runShard(enumeration, options, told, [&] { return console.stop(); });
  if (!tally.ok()) return console.refuse(tally.error(), {.json = json});
  if (!json) console.out << tally->text(options.shard);
  if (tally->stopped) console.err << "the same command goes on from '" << options.journal << "'\n";
  return static_cast<ExitStatus>(tally->status());
}

}  // namespace cutecheck::cli
