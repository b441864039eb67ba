// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_journal.h"

#include <cstdio>

#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"

namespace cutecheck::cli {

namespace {

std::string keyOf(const std::string& path, const std::string& hash) { return hash + " " + path; }

// The running program's file; its version alone would not tell two builds apart.
const std::string& headLine() {
  static const std::string line = [] {
    const Expected<std::string> program = readFile("/proc/self/exe");
    return dump(Json{{"journal", "cutecheck verify"},
                     {"format", kVerifyJournalFormat.version},
                     {"version", CUTECHECK_VERSION},
                     {"program", program.ok() ? contentHash({*program}) : "unknown"}});
  }();
  return line;
}

Diagnostic notARow(const std::string& path, size_t number) {
  return makeError(Code::kBadRequest, "verify_c4",
                   "line " + std::to_string(number) + " of '" + path + "' is not a row");
}

}  // namespace

std::string contentHash(std::initializer_list<std::string_view> parts) {
  uint64_t hash = 0xcbf29ce484222325u;
  const auto mix = [&hash](unsigned char byte) { hash = (hash ^ byte) * 0x100000001b3u; };
  for (const std::string_view part : parts) {
    for (size_t n = part.size(), i = 0; i < 8; ++i, n >>= 8) mix(n & 0xff);
    for (const char c : part) mix(static_cast<unsigned char>(c));
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

Expected<VerifyJournal> VerifyJournal::open(const std::string& path) {
  VerifyJournal journal;
  campaign::JournalKind kind{headLine(), "verify_c2", "verify_c2", "verify_c3"};
  kind.ofAnother =
      "not a journal of this build of cutecheck; remove it to begin anew, or name another file for --resume";
  kind.ofNone = "no journal; name another file for --resume";
  kind.newer = [](std::string_view first) {
    return formatRefusal(Json::parse(first, nullptr, false), "format", kVerifyJournalFormat);
  };
  kind.take = [&](std::string_view line, size_t number) -> std::optional<Diagnostic> {
    const Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!json.is_object() || !json.contains("hash") || !json["hash"].is_string() || !json.contains("row"))
      return notARow(path, number);
    const Expected<VerifyRow> row = rowFromJson(json["row"]);
    if (!row.ok()) return notARow(path, number);
    journal.rows_[keyOf(row->path, json["hash"].get<std::string>())] = *row;
    return std::nullopt;
  };
  CUTECHECK_TRY(file, campaign::JournalFile::open(path, kind));
  journal.file_ = std::move(file);
  return journal;
}

std::optional<VerifyRow> VerifyJournal::find(const std::string& path, const std::string& hash) const {
  const auto found = rows_.find(keyOf(path, hash));
  if (found == rows_.end()) return std::nullopt;
  return found->second;
}

bool VerifyJournal::add(const VerifyRow& row, const std::string& hash) {
  return file_.append(dump(Json{{"hash", hash}, {"row", toJson(row)}}));
}

}  // namespace cutecheck::cli
