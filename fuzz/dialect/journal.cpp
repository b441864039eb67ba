// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/journal.h"

#include <sstream>

namespace cutecheck::fuzz {
namespace {

// `chunk BEGIN ran N reached A B C D faulted A B C D seconds S end`, then a tab and the text for each
// finding.
std::string lineOf(int64_t begin, const CampaignResult& c) {
  std::ostringstream out;
  out << "chunk " << begin << " " << c.ran;
  for (const int64_t n : c.reached) out << " " << n;
  for (const int64_t n : c.faulted) out << " " << n;
  out << " " << c.seconds << " end";
  for (std::string text : c.findings) {
    for (char& ch : text)
      if (ch == '\n' || ch == '\t') ch = ' ';
    out << '\t' << text;
  }
  return out.str();
}

}  // namespace

Expected<Journal> Journal::open(const std::string& path, const std::string& title) {
  Journal journal;
  if (path.empty()) return journal;
  campaign::JournalKind kind;
  kind.head = title;
  kind.ofAnother = kind.ofNone = "the journal of another campaign; remove it to begin anew";
  kind.take = [&](std::string_view line, size_t number) -> std::optional<Diagnostic> {
    std::istringstream words{std::string(line)};
    std::string chunk, end;
    int64_t begin = 0;
    CampaignResult counts;
    words >> chunk >> begin >> counts.ran;
    for (int64_t& n : counts.reached) words >> n;
    for (int64_t& n : counts.faulted) words >> n;
    words >> counts.seconds >> end;
    if (chunk != "chunk" || end != "end")
      return makeError(Code::kUsage, "campaign_c3",
                       "line " + std::to_string(number) + " of '" + path + "' is not a chunk");
    words.get();
    for (std::string text; std::getline(words, text, '\t');) counts.findings.push_back(text);
    journal.done_[begin] = std::move(counts);
    return std::nullopt;
  };
  CUTECHECK_TRY(file, campaign::JournalFile::open(path, kind));
  journal.file_ = std::move(file);
  return journal;
}

const CampaignResult* Journal::find(int64_t begin) const {
  const auto found = done_.find(begin);
  return found == done_.end() ? nullptr : &found->second;
}

bool Journal::add(int64_t begin, const CampaignResult& counts) { return file_.append(lineOf(begin, counts)); }

}  // namespace cutecheck::fuzz
