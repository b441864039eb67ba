// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/tally.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace cutecheck::cli {

namespace {

constexpr size_t kMostNames = 16;

// "a.txt", or "2 files of folder"; what is passed over without being named elsewhere has its names: "...
// folder: a.txt, b.txt".
std::string namesOf(const std::vector<std::string>& files, const std::string& folder, bool stray) {
  if (files.size() == 1) return files[0];
  if (!stray) return std::to_string(files.size()) + " files of " + folder;
  std::string text = std::to_string(files.size()) + " files of " + (folder.empty() ? "." : folder) + ":";
  for (size_t i = 0; i < std::min(files.size(), kMostNames); ++i)
    text += (i == 0 ? " " : ", ") + std::filesystem::path(files[i]).filename().string();
  return text + (files.size() > kMostNames ? ", ..." : "");
}

}  // namespace

void Tally::add(const SubjectReport& report) {
  ++subjects_;
  ++got_[report.got];
  if (!report.asExpected()) ++unexpected_;
  worst_ = worse(worst_, report.status);
}

void Tally::skip(const std::string& file, const std::string& reason, ExitStatus status) {
  if (status == ExitStatus::kBadInput) ++unread_;
  skipped_.emplace_back(file, reason);
  worst_ = worse(worst_, status);
}

ExitStatus Tally::status() const {
  if (interrupted_) return ExitStatus::kInterrupted;
  return subjects_ == 0 ? worse(worst_, ExitStatus::kBadInput) : worst_;
}

std::optional<Diagnostic> Tally::fault() const {
  if (interrupted_) return std::nullopt;
  if (subjects_ == 0) return makeError(Code::kEmpty, "check_c5", "nothing was checked");
  if (unread_ == 0) return std::nullopt;
  return makeError(Code::kUsage, "check_c7",
                   std::to_string(unread_) + (unread_ == 1 ? " file is" : " files are") +
                       " no input and not checked; name the inputs alone");
}

std::string Tally::text() const {
  // Files of one directory that are left out for one reason share a line; each is named in JSON.
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> groups;
  for (const auto& [file, reason] : skipped_)
    groups[{std::filesystem::path(file).parent_path().string(), reason}].push_back(file);
  std::string text;
  for (const auto& [key, files] : groups) {
    text +=
        "not checked: " + namesOf(files, key.first, key.second == kPassedOver) + " (" + key.second + ")\n";
  }
  const auto many = [](size_t n, const std::string& what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
  };
  text += many(subjects_, "subject") + " in " + many(files_, interrupted_ ? "finished file" : "file") + ": " +
          std::to_string(subjects_ - unexpected_) + " as expected, " + std::to_string(unexpected_) + " not";
  if (interrupted_) text += ", interrupted";
  text += "\n";
  for (const auto& [verdict, count] : got_) text += "  " + verdict + " " + std::to_string(count) + "\n";
  if (const auto error = fault()) text += "error: " + error->str() + "\n";
  return text;
}

Json Tally::json() const {
  Json summary{
      {"files", files_},           {"subjects", subjects_},       {"as_expected", subjects_ - unexpected_},
      {"unexpected", unexpected_}, {"interrupted", interrupted_}, {"got", Json(got_)}};
  Json skipped = Json::array();
  for (const auto& [file, reason] : skipped_) skipped.push_back({{"file", file}, {"reason", reason}});
  summary["not_checked"] = std::move(skipped);
  if (const auto error = fault()) summary["error"] = toJson(*error);
  return {{"summary", std::move(summary)}};
}

}  // namespace cutecheck::cli
