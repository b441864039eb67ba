// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/journal.h"

#include <charconv>
#include <fstream>
#include <optional>
#include <string_view>
#include <utility>

namespace cutecheck::campaign {

namespace {

// The number of the obligation that `line` is about and its status; nothing where the line is another one's.
std::optional<std::pair<size_t, int>> readLine(std::string_view line, const Enumeration& enumeration) {
  constexpr std::string_view kStart = "{\"number\":";
  if (!line.starts_with(kStart) || !line.ends_with("}")) return std::nullopt;
  size_t number = 0;
  const char* end = line.data() + line.size();
  if (std::from_chars(line.data() + kStart.size(), end, number).ec != std::errc() ||
      number >= enumeration.ids.size())
    return std::nullopt;
  const std::string prefix = linePrefix(enumeration, number);
  int status = 0;
  if (!line.starts_with(prefix) ||
      std::from_chars(line.data() + prefix.size(), end, status).ec != std::errc())
    return std::nullopt;
  return std::pair{number, status};
}

// Whether the journal's first line, of whatever campaign, says that it is in a newer format.
bool newerFormat(std::string_view text) {
  constexpr std::string_view kStart = "{\"journal\":\"cutecheck campaign\",\"format\":";
  int format = 0;
  return text.starts_with(kStart) &&
         std::from_chars(text.data() + kStart.size(), text.data() + text.size(), format).ec == std::errc() &&
         format > kFormat;
}

}  // namespace

Expected<Journal> Journal::open(const std::string& path, const Enumeration& enumeration, Shard shard) {
  Journal journal;
  const auto refused = [&](const std::string& what) {
    return makeError(Code::kUsage, "campaign_c3", "'" + path + "' is " + what);
  };
  JournalKind kind;
  kind.head = enumeration.headLine();
  kind.ofAnother =
      "the journal of another campaign or build; remove it to begin anew, or name another file for --journal";
  kind.ofNone = "no journal; name another file for --journal";
  kind.newer = [&](std::string_view first) -> std::optional<Diagnostic> {
    if (!newerFormat(first)) return std::nullopt;
    return refused("a campaign-journal of a newer format than " + std::to_string(kFormat) +
                   ", the newest that is known here");
  };
  kind.take = [&](std::string_view line, size_t at) -> std::optional<Diagnostic> {
    const auto read = readLine(line, enumeration);
    const auto refusedLine = [&](const std::string& what) {
      return makeError(Code::kUsage, "campaign_c3",
                       "line " + std::to_string(at) + " of '" + path + "' " + what);
    };
    if (!read)
      return refusedLine("is no row of this campaign; remove the line, and what it was about is done again");
    if (!shard.owns(read->first)) return refusedLine("is of another shard than " + shard.str());
    if (!journal.done_.insert(*read).second)
      return refusedLine("is about what an earlier line is about; remove one");
    return std::nullopt;
  };
  CUTECHECK_TRY(file, JournalFile::open(path, kind));
  journal.file_ = std::move(file);
  return journal;
}

const int* Journal::find(size_t number) const {
  const auto found = done_.find(number);
  return found == done_.end() ? nullptr : &found->second;
}

bool Journal::add(const Enumeration& enumeration, size_t number, const Result& result) {
  if (!file_.append(lineOf(enumeration, number, result))) return false;
  done_[number] = result.status;
  return true;
}

std::vector<std::string> detailsOf(const std::string& path) {
  std::vector<std::string> details;
  std::ifstream journal(path);
  for (std::string line; std::getline(journal, line);)
    if (std::optional<std::string> detail = detailOf(line)) details.push_back(std::move(*detail));
  return details;
}

}  // namespace cutecheck::campaign
