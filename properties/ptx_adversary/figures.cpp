// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/figures.h"

#include <algorithm>
#include <cstdlib>

namespace cutecheck::ptx_adversary {

namespace {

std::string percent(size_t part, size_t whole) {
  if (whole == 0) return "none";
  const size_t tenths = part * 1000 / whole;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

}  // namespace

void Figures::add(const Judged& judged) {
  const bool proved = judged.verdict == "Proved", apart = judged.told == "apart";
  if (!judged.finding.empty()) ++findings_;
  if (judged.operation.empty()) {
    kernels_[judged.kernel];
    proved_ += proved ? 1 : 0;
    return;
  }
  const Column verdict = proved                        ? kProved
                         : judged.verdict == "Refuted" ? kRefuted
                         : judged.verdict == "Unknown" ? kUnknown
                                                       : kRefused;
  for (Row* row : {&operators_[judged.operation], &kernels_[judged.kernel]}) {
    ++row->n[kAll];
    ++row->n[verdict];
    if (!apart) continue;
    ++row->n[kApart];
    ++row->n[verdict == kProved    ? kApartProved
             : verdict == kRefuted ? kApartRefuted
             : verdict == kUnknown ? kApartUnknown
                                   : kApartRefused];
  }
  if (apart && verdict == kUnknown) ++reasons_[judged.reason];
}

Figures::Row Figures::sum() const {
  Row sum;
  for (const auto& [name, row] : operators_)
    for (size_t k = 0; k < kColumns; ++k) sum.n[k] += row.n[k];
  return sum;
}

bool Figures::holds(std::string& why) const {
  const Row all = sum();
  if (all.n[kApart] == 0)
    why = "nothing was checked";
  else if (all.n[kApartProved] > 0)
    why = "Proved, but told apart";
  else if (proved_ != kernels_.size())
    why = "a kernel is not Proved as it stands";
  else if (findings_ > 0)
    why = "findings";
  else
    return true;
  return false;
}

std::string Figures::text() const {
  const Row all = sum();
  const auto n = [](size_t x) { return std::to_string(x); };
  std::string text = "Seed " + n(seed_) + ": " + n(kernels_.size()) + " kernels, of which " + n(proved_) +
                     " are Proved as they stand, " + n(all.n[kAll]) + " mutants, " + n(findings_) +
                     " findings. Of " + n(all.n[kApart]) + " that runs on bytes tell apart " +
                     n(all.n[kApartProved]) + " are Proved, " + n(all.n[kApartRefuted]) + " (" +
                     percent(all.n[kApartRefuted], all.n[kApart]) + ") Refuted.\n\n";
  text +=
      "| operator | drawn | Proved | Refuted | Unknown | refused or not judged | told apart | of these "
      "Refuted | Unknown | refused | Proved |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
  const auto add = [&](const std::string& name, const Row& row) {
    text += "| " + name;
    for (const size_t one : row.n) text += " | " + n(one);
    text += " |\n";
  };
  for (const auto& [name, row] : operators_) add(name, row);
  add("all", all);
  std::vector<std::pair<size_t, std::string>> sorted;
  for (const auto& [reason, count] : reasons_) sorted.emplace_back(count, reason);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  text += "\n| told apart and Unknown: reason | count |\n|---|---|\n";
  size_t rest = 0;
  for (size_t i = 0; i < sorted.size(); ++i) {
    if (i < 20)
      text += "| `" + sorted[i].second + "` | " + n(sorted[i].first) + " |\n";
    else
      rest += sorted[i].first;
  }
  if (rest > 0) text += "| others | " + n(rest) + " |\n";
  return text;
}

std::string Figures::record() const {
  std::string text =
      "# What the last campaign of mutated PTX counted (docs/evidence/adversary_ptx.md): of each operator "
      "and each kernel the mutants, how many are\n"
      "# Proved, Refuted, Unknown and refused, how many runs on bytes tell apart, and of these the Refuted, "
      "Unknown, refused and Proved.\n";
  text += "campaign\t" + std::to_string(seed_) + "\t" + std::to_string(proved_) + "\t" +
          std::to_string(findings_) + "\n";
  const auto add = [&](const char* kind, const std::map<std::string, Row>& rows) {
    for (const auto& [name, row] : rows) {
      text += std::string(kind) + "\t" + name;
      for (const size_t n : row.n) text += "\t" + std::to_string(n);
      text += "\n";
    }
  };
  add("operator", operators_);
  add("kernel", kernels_);
  for (const auto& [reason, n] : reasons_) text += "reason\t" + reason + "\t" + std::to_string(n) + "\n";
  return text;
}

Expected<Figures> Figures::read(std::istream& record) {
  Figures figures;
  for (std::string line; std::getline(record, line);) {
    if (line.starts_with("#")) continue;
    std::vector<std::string> f(1);
    for (const char c : line) {
      if (c == '\t')
        f.emplace_back();
      else
        f.back() += c;
    }
    const auto number = [&](size_t k) {
      return static_cast<size_t>(std::strtoull(f[k].c_str(), nullptr, 10));
    };
    const auto row = [&] {
      Row made;
      for (size_t k = 0; k < kColumns; ++k) made.n[k] = number(2 + k);
      return made;
    };
    if (f[0] == "campaign" && f.size() == 4) {
      figures.seed_ = number(1);
      figures.proved_ = number(2);
      figures.findings_ = number(3);
    } else if (f[0] == "operator" && f.size() == 2 + kColumns) {
      figures.operators_[f[1]] = row();
    } else if (f[0] == "kernel" && f.size() == 2 + kColumns) {
      figures.kernels_[f[1]] = row();
    } else if (f[0] == "reason" && f.size() == 3) {
      figures.reasons_[f[1]] = number(2);
    } else {
      return makeError(Code::kBadRequest, "adversary_c2", "not a line of a record: " + line);
    }
  }
  return figures;
}

}  // namespace cutecheck::ptx_adversary
