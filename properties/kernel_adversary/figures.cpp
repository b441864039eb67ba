// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/figures.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace cutecheck::kernel_adversary {

void Figures::add(const std::vector<Judged>& judged) {
  ++modules_;
  for (const Judged& j : judged) {
    Row& row = j.name.empty() ? unmutated_ : operators_[j.name];
    const bool proved = j.verdict == "Proved", refuted = j.verdict == "Refuted";
    ++row.n[kAll];
    ++row.n[proved ? kProved : refuted ? kRefuted : kUnknown];
    if (j.apart) {
      ++row.n[kApart];
      ++row.n[proved ? kApartProved : refuted ? kApartRefuted : kApartUnknown];
      if (!j.name.empty() && !proved && !refuted) ++apartReasons_[j.verdict + ": " + j.reason];
    }
    if (j.name.empty() && !proved) ++unmutatedReasons_[j.verdict + ": " + j.reason];
    if (!j.finding.empty()) ++findings_;
  }
}

void Figures::addTimes(const std::vector<double>& milliseconds) {
  if (milliseconds.empty()) return;
  std::vector<double> sorted = milliseconds;
  std::sort(sorted.begin(), sorted.end());
  median_ = sorted[sorted.size() / 2];
}

Figures::Row Figures::sum() const {
  Row sum;
  for (const auto& [name, row] : operators_)
    for (size_t k = 0; k < kColumns; ++k) sum.n[k] += row.n[k];
  return sum;
}

size_t Figures::mutants() const { return sum().n[kAll]; }
size_t Figures::apart() const { return sum().n[kApart]; }

bool Figures::holds(std::string& why) const {
  const Row all = sum();
  if (modules_ == 0 || all.n[kApart] == 0) why = "nothing was checked";
  else if (all.n[kApartProved] > 0 || unmutated_.n[kApartProved] > 0) why = "Proved, but told apart";
  else if (findings_ > 0) why = "findings";
  else if (all.n[kApartRefuted] * 100 < all.n[kApart] * 80) why = "less than 80 % of those told apart are Refuted";
  else if (unmutated_.n[kProved] * 100 < unmutated_.n[kAll] * 60) why = "less than 60 % of the unmutated are Proved";
  else if (median_ > 500) why = "the median of a validation is above 500 ms";
  else return true;
  return false;
}

namespace {

std::string percent(size_t part, size_t whole) {
  if (whole == 0) return "none";
  const size_t tenths = part * 1000 / whole;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::string reasonsTable(const std::map<std::string, size_t>& reasons, const char* of) {
  std::vector<std::pair<size_t, std::string>> sorted;
  for (const auto& [reason, n] : reasons) sorted.emplace_back(n, reason);
  std::sort(sorted.begin(), sorted.end(),
            [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
  std::string text = std::string("| ") + of + " | count |\n|---|---|\n";
  size_t rest = 0;
  for (size_t i = 0; i < sorted.size(); ++i) {
    if (i < 25) text += "| `" + sorted[i].second + "` | " + std::to_string(sorted[i].first) + " |\n";
    else rest += sorted[i].first;
  }
  if (rest > 0) text += "| others | " + std::to_string(rest) + " |\n";
  return text;
}

}  // namespace

std::string Figures::text() const {
  const Row all = sum();
  const auto n = [](size_t x) { return std::to_string(x); };
  char median[40];
  std::snprintf(median, sizeof median, "%.1f ms", median_);
  std::string text = "Seed " + n(seed_) + ": " + n(modules_) + " modules, " + n(all.n[kAll]) + " mutants, " + n(findings_) +
                     " findings; median of a validation " + median + ".\n\n";
  text += "| | pairs | Proved | Refuted | Unknown or refused |\n|---|---|---|---|---|\n";
  const Row& u = unmutated_;
  text += "| unmutated | " + n(u.n[kAll]) + " | " + n(u.n[kProved]) + " (" + percent(u.n[kProved], u.n[kAll]) + ") | " +
          n(u.n[kRefuted]) + " | " + n(u.n[kUnknown]) + " |\n";
  text += "| mutants that execution tells apart | " + n(all.n[kApart]) + " | " + n(all.n[kApartProved]) + " | " +
          n(all.n[kApartRefuted]) + " (" + percent(all.n[kApartRefuted], all.n[kApart]) + ") | " + n(all.n[kApartUnknown]) +
          " |\n\n";
  text += "| operator | mutants | told apart | of these Proved | Refuted | Unknown or refused |\n|---|---|---|---|---|---|\n";
  for (const auto& [name, row] : operators_) {
    text += "| " + name;
    for (const Column k : {kAll, kApart, kApartProved, kApartRefuted, kApartUnknown}) text += " | " + n(row.n[k]);
    text += " |\n";
  }
  text += "\n" + reasonsTable(unmutatedReasons_, "unmutated and not Proved: reason");
  text += "\n" + reasonsTable(apartReasons_, "told apart, and neither Proved nor Refuted: reason");
  return text;
}

std::string Figures::record() const {
  char median[40];
  std::snprintf(median, sizeof median, "%.1f", median_);
  std::string text = "campaign\t" + std::to_string(seed_) + "\t" + std::to_string(modules_) + "\t" + std::to_string(findings_) +
                     "\t" + median + "\n";
  const auto add = [&](const char* kind, const std::string& name, const Row& row) {
    text += std::string(kind) + "\t" + name;
    for (const size_t n : row.n) text += "\t" + std::to_string(n);
    text += "\n";
  };
  add("unmutated", "-", unmutated_);
  for (const auto& [name, row] : operators_) add("operator", name, row);
  for (const auto& [reason, n] : unmutatedReasons_) text += "unmutated reason\t" + reason + "\t" + std::to_string(n) + "\n";
  for (const auto& [reason, n] : apartReasons_) text += "apart reason\t" + reason + "\t" + std::to_string(n) + "\n";
  return text;
}

Expected<Figures> Figures::read(std::istream& record) {
  Figures figures;
  for (std::string line; std::getline(record, line);) {
    std::vector<std::string> f(1);
    for (const char c : line) {
      if (c == '\t') f.emplace_back();
      else f.back() += c;
    }
    const auto number = [&](size_t k) { return static_cast<size_t>(std::strtoull(f[k].c_str(), nullptr, 10)); };
    const auto row = [&] {
      Row r;
      for (size_t k = 0; k < kColumns; ++k) r.n[k] = number(2 + k);
      return r;
    };
    if (f[0] == "campaign" && f.size() == 5) {
      figures.seed_ = number(1);
      figures.modules_ = number(2);
      figures.findings_ = number(3);
      figures.median_ = std::strtod(f[4].c_str(), nullptr);
    } else if (f[0] == "unmutated" && f.size() == 2 + kColumns) {
      figures.unmutated_ = row();
    } else if (f[0] == "operator" && f.size() == 2 + kColumns) {
      figures.operators_[f[1]] = row();
    } else if (f[0] == "unmutated reason" && f.size() == 3) {
      figures.unmutatedReasons_[f[1]] = number(2);
    } else if (f[0] == "apart reason" && f.size() == 3) {
      figures.apartReasons_[f[1]] = number(2);
    } else {
      return makeError(Code::kBadRequest, "adversary_c2", "not a line of a record: " + line);
    }
  }
  return figures;
}

}  // namespace cutecheck::kernel_adversary
