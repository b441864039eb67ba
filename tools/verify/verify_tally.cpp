// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_tally.h"

#include <algorithm>
#include <cstdio>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

namespace {

std::string padded(const std::string& text, size_t width) {
  return text + std::string(text.size() < width ? width - text.size() : 1, ' ');
}

std::string countOf(size_t count, const std::string& word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

std::string listOf(const std::map<std::string, size_t>& counts) {
  std::string text;
  for (const auto& [name, count] : counts)
    text += (text.empty() ? "" : ", ") + name + " " + std::to_string(count);
  return text;
}

}  // namespace

void VerifyTally::add(const VerifyRow& row, bool fromJournal) {
  Kind& kind = kinds_[row.kind];
  ++kind.files;
  kind.subjects += row.subjects;
  kind.unexpected += row.unexpected;
  kind.onSolvers += row.onSolvers;
  kind.seconds += row.seconds;
  for (const auto& [verdict, count] : row.got) kind.got[verdict] += count;
  for (const auto& [target, count] : row.assembled) assembled_[target] += count;
  for (const auto& [reason, count] : row.skipped) skipped_[reason] += count;
  fromJournal_ += fromJournal ? 1 : 0;
  worst_ = worse(worst_, row.status);
}

void VerifyTally::leaveOut(const std::string& file, const std::string& reason, ExitStatus status) {
  leftOut_[reason].push_back(file);
  unread_ += status == ExitStatus::kBadInput ? 1 : 0;
  worst_ = worse(worst_, status);
}

std::optional<Diagnostic> VerifyTally::fault() const {
  if (interrupted_) return std::nullopt;
  if (subjects() == 0) return makeError(Code::kEmpty, "verify_c5", "nothing was verified");
  if (unread_ == 0) return std::nullopt;
  return makeError(Code::kUsage, "verify_c8",
                   std::to_string(unread_) + (unread_ == 1 ? " file is" : " files are") +
                       " no input and not verified; name the inputs alone");
}

size_t VerifyTally::subjects() const {
  size_t sum = 0;
  for (const auto& [name, kind] : kinds_) sum += kind.subjects;
  return sum;
}

size_t VerifyTally::unexpected() const {
  size_t sum = 0;
  for (const auto& [name, kind] : kinds_) sum += kind.unexpected;
  return sum;
}

ExitStatus VerifyTally::status() const {
  if (interrupted_) return ExitStatus::kInterrupted;
  return subjects() == 0 ? worse(worst_, ExitStatus::kBadInput) : worst_;
}

std::string VerifyTally::text() const {
  std::string text;
  for (const auto& [reason, files] : leftOut_) {
    const size_t most = reason == kPassedOver ? 16 : 3;
    text += "not verified: " + reason + ": " +
            (files.size() <= most ? "" : std::to_string(files.size()) + " files, ");
    for (size_t i = 0; i < std::min<size_t>(files.size(), most); ++i) text += (i == 0 ? "" : ", ") + files[i];
    text += files.size() <= most ? "\n" : ", ...\n";
  }
  for (const auto& [reason, count] : skipped_)
    text += "skipped: " + std::to_string(count) + " x " + reason + "\n";
  size_t files = 0;
  for (const auto& [name, kind] : kinds_) {
    files += kind.files;
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%8.2f s  ", kind.seconds);
    text += padded(name, 10) + padded(countOf(kind.files, "file"), 10) +
            padded(countOf(kind.subjects, "subject"), 15) +
            padded(std::to_string(kind.unexpected) + " not as expected", 20) + seconds + listOf(kind.got) +
            "\n";
  }
  std::map<std::string, size_t> onSolvers;
  for (const auto& [name, kind] : kinds_)
    if (kind.onSolvers > 0) onSolvers[name] = kind.onSolvers;
  if (!onSolvers.empty()) text += "Proved on a solver's answer: " + listOf(onSolvers) + "\n";
  if (!assembled_.empty()) text += "assembled by ptxas: " + listOf(assembled_) + "\n";
  if (fromJournal_ > 0) text += "taken from the journal: " + countOf(fromJournal_, "row") + "\n";
  text += countOf(subjects(), "subject") + " in " + countOf(files, "file") + ": " +
          std::to_string(subjects() - unexpected()) + " as expected, " + std::to_string(unexpected()) +
          " not";
  text += interrupted_ ? ", interrupted\n" : "\n";
  if (const auto error = fault()) text += "error: " + error->str() + "\n";
  return text;
}

Json VerifyTally::json() const {
  Json kinds = Json::object();
  size_t files = 0;
  for (const auto& [name, kind] : kinds_) {
    files += kind.files;
    kinds[name] = {{"files", kind.files},
                   {"subjects", kind.subjects},
                   {"unexpected", kind.unexpected},
                   {"on_solvers", kind.onSolvers},
                   {"seconds", kind.seconds},
                   {"got", Json(kind.got)}};
  }
  Json summary{{"files", files},
               {"subjects", subjects()},
               {"as_expected", subjects() - unexpected()},
               {"unexpected", unexpected()},
               {"interrupted", interrupted_},
               {"from_journal", fromJournal_},
               {"kinds", std::move(kinds)},
               {"assembled", Json(assembled_)},
               {"skipped", Json(skipped_)},
               {"not_verified", Json(leftOut_)}};
  if (const auto error = fault()) summary["error"] = toJson(*error);
  return {{"summary", std::move(summary)}};
}

}  // namespace cutecheck::cli
