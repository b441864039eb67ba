// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/journal.h"

#include <fstream>
#include <iterator>
#include <sstream>

namespace cutecheck::fuzz {
namespace {

// `chunk BEGIN ran N reached A B C D faulted A B C D seconds S end`, then `finding TEXT` lines before it.
std::string lineOf(int64_t begin, const CampaignResult& c) {
  std::ostringstream out;
  for (std::string text : c.findings) {
    for (char& ch : text)
      if (ch == '\n') ch = ' ';
    out << "finding " << text << "\n";
  }
  out << "chunk " << begin << " " << c.ran;
  for (const int64_t n : c.reached) out << " " << n;
  for (const int64_t n : c.faulted) out << " " << n;
  out << " " << c.seconds << " end\n";
  return out.str();
}

}  // namespace

std::optional<Journal> Journal::open(const std::string& path, const std::string& title) {
  Journal journal;
  journal.path_ = path;
  if (path.empty()) return journal;
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::ofstream created(path, std::ios::binary);
    if (!(created << title << "\n" << std::flush)) return std::nullopt;
    return journal;
  }
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::istringstream lines(text);
  std::string line;
  if (!std::getline(lines, line) || line != title) return std::nullopt;
  std::vector<std::string> findings;
  while (std::getline(lines, line)) {
    if (line.starts_with("finding ")) {
      findings.push_back(line.substr(8));
      continue;
    }
    std::istringstream words(line);
    std::string chunk, end;
    int64_t begin = 0;
    CampaignResult counts;
    words >> chunk >> begin >> counts.ran;
    for (int64_t& n : counts.reached) words >> n;
    for (int64_t& n : counts.faulted) words >> n;
    words >> counts.seconds >> end;
    if (chunk == "chunk" && end == "end") {
      counts.findings = std::move(findings);
      journal.done_[begin] = std::move(counts);
    }
    findings.clear();
  }
  // A torn last line is ended, so that the next one stands alone.
  if (!text.ends_with("\n")) std::ofstream(path, std::ios::binary | std::ios::app) << "\n";
  return journal;
}

const CampaignResult* Journal::find(int64_t begin) const {
  const auto found = done_.find(begin);
  return found == done_.end() ? nullptr : &found->second;
}

bool Journal::add(int64_t begin, const CampaignResult& counts) {
  if (path_.empty()) return true;
  std::ofstream file(path_, std::ios::binary | std::ios::app);
  return static_cast<bool>(file << lineOf(begin, counts) << std::flush);
}

}  // namespace cutecheck::fuzz
