// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/campaign.h"

#include <algorithm>
#include <sstream>

#include "properties/claim_adversary/shrink.h"

namespace cutecheck::adversary {

namespace {

constexpr size_t kMostShrunk = 6;  // findings of a block that are made small

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

}  // namespace

void Summary::take(uint64_t number, const Case& drawn, const Judgement& judgement) {
  (void)number;
  ++cases;
  ++said[static_cast<size_t>(judgement.said)];
  judged += judgement.judged;
  falsified += judgement.falsified;
  if (judgement.lawful) {
    const bool proved = judgement.said == Said::kProved;
    ++lawful;
    lawfulProved += proved;
    auto& [all, some] = plans[drawn.plan];
    ++all;
    some += proved;
  }
  coverage.add(drawn, judgement.said, judgement.said == Said::kRefused ? judgement.detail : "");
}

void Summary::merge(const Summary& other) {
  cases += other.cases;
  judged += other.judged;
  lawful += other.lawful;
  lawfulProved += other.lawfulProved;
  falsified += other.falsified;
  for (size_t i = 0; i < kSayings; ++i) said[i] += other.said[i];
  for (const auto& [plan, counts] : other.plans)
    plans[plan].first += counts.first, plans[plan].second += counts.second;
  findings.insert(findings.end(), other.findings.begin(), other.findings.end());
  coverage.merge(other.coverage);
}

std::string Summary::line() const {
  std::ostringstream out;
  out << cases << " claims:";
  for (size_t i = 0; i < kSayings; ++i)
    out << (i ? ", " : " ") << said[i] << " " << saidName(static_cast<Said>(i));
  out << "; evaluated at " << judged << " assignments; " << lawfulProved << " of " << lawful
      << " true claims Proved";
  if (lawful > 0) out << " (" << lawfulProved * 1000 / lawful / 10.0 << " %)";
  out << "; " << falsified << " claims false by evaluation; " << findings.size() << " findings";
  return out.str();
}

std::string Summary::packed() const {
  std::ostringstream out;
  out << cases << " " << judged << " " << lawful << " " << lawfulProved << " " << falsified;
  for (uint64_t n : said) out << " " << n;
  out << "~";
  for (const auto& [plan, counts] : plans) out << plan << "|" << counts.first << "|" << counts.second << "^";
  out << "~";
  for (const Found& f : findings)
    out << f.number << "#" << f.kind << "#" << f.plan << "#" << f.claim << "#" << f.where << "#" << f.detail
        << "#" << f.least << "^";
  out << "~" << coverage.text();
  std::string text = out.str();
  std::replace(text.begin(), text.end(), '"', '\'');
  std::replace(text.begin(), text.end(), '\\', '/');
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

Summary Summary::unpacked(const std::string& text) {
  Summary s;
  const std::vector<std::string> parts = split(text, '~');
  if (parts.size() < 4) return s;
  std::istringstream in(parts[0]);
  in >> s.cases >> s.judged >> s.lawful >> s.lawfulProved >> s.falsified;
  for (uint64_t& n : s.said) in >> n;
  for (const std::string& plan : split(parts[1], '^')) {
    const auto words = split(plan, '|');
    if (words.size() == 3) s.plans[words[0]] = {std::stoull(words[1]), std::stoull(words[2])};
  }
  for (const std::string& one : split(parts[2], '^')) {
    const auto words = split(one, '#');
    if (words.size() == 7)
      s.findings.push_back(
          {std::stoull(words[0]), words[1], words[2], words[3], words[4], words[5], words[6]});
  }
  s.coverage.read(parts[3]);
  return s;
}

std::string Summary::table() const {
  std::ostringstream out;
  out << "| name |";
  for (size_t p = 0; p < kPositions; ++p) out << " " << positionName(static_cast<Position>(p)) << " |";
  out << "\n|---|";
  for (size_t p = 0; p < kPositions; ++p) out << "---|";
  out << "\n";
  for (const std::string& name : allNames()) {
    out << "| `" << name << "` |";
    for (size_t p = 0; p < kPositions; ++p) {
      const Cell& cell = coverage.at(name, static_cast<Position>(p));
      out << " " << cell.drawn;
      if (cell.drawn > 0 && cell.answered == 0 && !cell.refusals.empty()) {
        const auto most = std::max_element(cell.refusals.begin(), cell.refusals.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        out << ", refused: " << most->first;
      }
      out << " |";
    }
    out << "\n";
  }
  return out.str();
}

Summary runCases(uint64_t seed, uint64_t begin, uint64_t end, const JudgeOptions& options,
                 const std::function<void(uint64_t)>& current, const std::vector<uint64_t>& skipped) {
  Summary summary;
  size_t shrinks = 0;
  for (uint64_t number = begin; number < end; ++number) {
    if (std::find(skipped.begin(), skipped.end(), number) != skipped.end()) continue;
    if (current) current(number);
    const Case drawn = drawCase(seed, number);
    const Judgement judgement = judge(drawn, options, seed + number);
    summary.take(number, drawn, judgement);
    if (judgement.finding == Finding::kNone) continue;
    Found found{number,
                findingName(judgement.finding),
                drawn.plan,
                textOf(drawn.claim),
                textOf(drawn.premises),
                judgement.detail,
                ""};
    if (judgement.finding != Finding::kSlow && shrinks++ < kMostShrunk) {
      const Case least = shrunk(drawn, judgement.finding, options, seed + number);
      found.least = textOf(least.claim) + (least.premises.empty() ? "" : " where " + textOf(least.premises));
    }
    summary.findings.push_back(std::move(found));
  }
  return summary;
}

}  // namespace cutecheck::adversary
