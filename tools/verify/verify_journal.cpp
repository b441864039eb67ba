// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_journal.h"

#include <cstdio>
#include <filesystem>

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
  std::error_code error;
  std::string kept;  // complete lines
  if (std::filesystem::exists(path, error)) {
    CUTECHECK_TRY(text, readFile(path));
    size_t number = 0;
    for (size_t begin = 0, end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
      const std::string line = text.substr(begin, end - begin);
      if (++number == 1) {
        if (const auto newer =
                formatRefusal(Json::parse(line, nullptr, false), "format", kVerifyJournalFormat))
          return *newer;
        if (line != headLine())
          return makeError(
              Code::kUsage, "verify_c3",
              "'" + path + "' is not a journal of this build of cutecheck; remove it to begin anew");
      } else {
        const Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
        if (!json.is_object() || !json.contains("hash") || !json["hash"].is_string() || !json.contains("row"))
          return notARow(path, number);
        const Expected<VerifyRow> row = rowFromJson(json["row"]);
        if (!row.ok()) return notARow(path, number);
        journal.rows_[keyOf(row->path, json["hash"].get<std::string>())] = *row;
      }
      kept = text.substr(0, end + 1);
    }
    // Something else than a journal must not be overwritten.
    if (number == 0 && !text.empty() && !headLine().starts_with(text))
      return makeError(Code::kUsage, "verify_c3", "'" + path + "' is not a journal of cutecheck");
  }
  journal.out_.open(path, std::ios::binary | std::ios::trunc);
  journal.out_ << (kept.empty() ? headLine() + "\n" : kept) << std::flush;
  if (!journal.out_) return makeError(Code::kUsage, "verify_c2", "cannot write the journal '" + path + "'");
  return journal;
}

std::optional<VerifyRow> VerifyJournal::find(const std::string& path, const std::string& hash) const {
  const auto found = rows_.find(keyOf(path, hash));
  if (found == rows_.end()) return std::nullopt;
  return found->second;
}

bool VerifyJournal::add(const VerifyRow& row, const std::string& hash) {
  if (!out_.is_open()) return true;
  out_ << dump(Json{{"hash", hash}, {"row", toJson(row)}}) << '\n' << std::flush;
  return out_.good();
}

}  // namespace cutecheck::cli
