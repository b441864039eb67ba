// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_journal.h"

#include <filesystem>

#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"

namespace cutecheck::cli {

Expected<ConformJournal> ConformJournal::open(const std::string& path, const Json& head) {
  ConformJournal journal;
  const std::string headLine = dump(head);
  std::string kept;
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    CUTECHECK_TRY(text, readFile(path));
    size_t number = 0;
    for (size_t begin = 0, end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
      const std::string line = text.substr(begin, end - begin);
      if (++number == 1) {
        if (const auto newer =
                formatRefusal(Json::parse(line, nullptr, false), "format", kConformJournalFormat))
          return *newer;
        if (line != headLine)
          return makeError(Code::kUsage, "conform_c3",
                           "'" + path + "' is the journal of another run; remove it to begin anew");
      } else {
        const Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
        std::optional<Findings> findings;
        if (json.is_object() && json.contains("unit") && json["unit"].is_string() && json.contains("found"))
          findings = findingsOf(json["found"]);
        if (!findings)
          return makeError(Code::kBadRequest, "conform_c4",
                           "line " + std::to_string(number) + " of '" + path + "' is not a row");
        journal.units_[json["unit"].get<std::string>()] = std::move(*findings);
      }
      kept = text.substr(0, end + 1);
    }
    // Something else than a journal must not be overwritten.
    if (number == 0 && !text.empty() && !headLine.starts_with(text))
      return makeError(Code::kUsage, "conform_c3", "'" + path + "' is not a journal of cutecheck conform");
  }
  journal.out_.open(path, std::ios::binary | std::ios::trunc);
  journal.out_ << (kept.empty() ? headLine + "\n" : kept) << std::flush;
  if (!journal.out_) return makeError(Code::kUsage, "conform_c3", "cannot write the journal '" + path + "'");
  return journal;
}

const Findings* ConformJournal::find(const std::string& unit) const {
  const auto found = units_.find(unit);
  return found == units_.end() ? nullptr : &found->second;
}

bool ConformJournal::add(const std::string& unit, const Findings& findings) {
  if (!out_.is_open()) return true;
  out_ << dump(Json{{"unit", unit}, {"found", toJson(findings)}}) << '\n' << std::flush;
  return out_.good();
}

}  // namespace cutecheck::cli
