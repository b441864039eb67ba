// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_journal.h"

#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"

namespace cutecheck::cli {

Expected<ConformJournal> ConformJournal::open(const std::string& path, const Json& head) {
  ConformJournal journal;
  campaign::JournalKind kind{dump(head), "conform_c3", "conform_c3", "conform_c3"};
  kind.ofAnother = "the journal of another run; remove it to begin anew, or name another file for --resume";
  kind.ofNone = "no journal; name another file for --resume";
  kind.newer = [](std::string_view first) {
    return formatRefusal(Json::parse(first, nullptr, false), "format", kConformJournalFormat);
  };
  kind.take = [&](std::string_view line, size_t number) -> std::optional<Diagnostic> {
    const Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    std::optional<Findings> findings;
    if (json.is_object() && json.contains("unit") && json["unit"].is_string() && json.contains("found"))
      findings = findingsOf(json["found"]);
    if (!findings)
      return makeError(Code::kBadRequest, "conform_c4",
                       "line " + std::to_string(number) + " of '" + path + "' is not a row");
    journal.units_[json["unit"].get<std::string>()] = std::move(*findings);
    return std::nullopt;
  };
  CUTECHECK_TRY(file, campaign::JournalFile::open(path, kind));
  journal.file_ = std::move(file);
  return journal;
}

const Findings* ConformJournal::find(const std::string& unit) const {
  const auto found = units_.find(unit);
  return found == units_.end() ? nullptr : &found->second;
}

bool ConformJournal::add(const std::string& unit, const Findings& findings) {
  return file_.append(dump(Json{{"unit", unit}, {"found", toJson(findings)}}));
}

}  // namespace cutecheck::cli
