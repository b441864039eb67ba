// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The golden kernels of a family, each proved against its specification, and each against a wrong one.
// For tests: what includes it includes GoogleTest first.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iostream>
#include <set>

#include "oracle/ptx/terms/test_subject.h"

namespace cutecheck::terms {

inline std::string goldenFolder(const std::string& target) {
  return std::string(CUTECHECK_SOURCE_DIR) + "/corpus/golden/" + target + "/";
}

inline std::vector<std::string> kernelsIn(const std::string& target, const std::string& family) {
  std::vector<std::string> all;
  for (const auto& one : std::filesystem::directory_iterator(goldenFolder(target) + family))
    if (one.path().extension() == ".ptx") all.push_back(family + "/" + one.path().stem().string());
  std::sort(all.begin(), all.end());
  return all;
}

// Statements that begin with `optional` stand for elements of which there may be none: those without are left out.
inline std::string withoutEmpty(std::string text) {
  std::set<size_t> optional;
  size_t line = 1;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text.compare(at, 9, "optional ") == 0 && (at == 0 || text[at - 1] == '\n')) {
      optional.insert(line);
      text.erase(at, 9);
    }
    if (text[at] == '\n') ++line;
  }
  const Expected<Spec> spec = readSpec(text);
  if (!spec.ok()) return text;
  std::set<size_t> empty;
  for (const Ensures& one : spec->ensures) {
    if (!optional.contains(one.line)) continue;
    const auto of = std::find_if(spec->tensors.begin(), spec->tensors.end(),
                                 [&](const SpecTensor& t) { return t.name == one.tensor; });
    std::vector<int64_t> index(of->modes.size(), 0);
    bool met = false;
    for (bool more = true; more && !met;) {
      Sizes names = spec->sizes;
      for (size_t i = 0; i < index.size(); ++i) names[one.indices[i]] = index[i];
      met = std::all_of(one.conditions.begin(), one.conditions.end(), [&](const Expression& condition) {
        const Expected<bool> holdsHere = holds(condition, names);
        return holdsHere.ok() && *holdsHere;
      });
      more = false;
      for (size_t m = 0; m < index.size() && !more; ++m) {
        more = ++index[m] < of->extent(m);
        if (!more) index[m] = 0;
      }
    }
    if (!met) empty.insert(one.line);
  }
  std::string made;
  std::istringstream in(text);
  line = 0;
  for (std::string one; std::getline(in, one);)
    if (!empty.contains(++line)) made += one + "\n";
  return made;
}

struct Counts {
  size_t kernels = 0, proved = 0, unknown = 0, wrong = 0, missed = 0;
};

// Of the kernels of a family one of so many, from `first` on.
struct Share {
  size_t first = 0, of = 1;
};

// Rows of the table "Golden kernels proved" of docs/evidence/status.md: target, family, kernels, Proved, Refuted, Unknown.
inline std::vector<std::vector<std::string>> goldenTable() {
  std::vector<std::vector<std::string>> rows;
  std::istringstream in(textOf(std::string(CUTECHECK_SOURCE_DIR) + "/docs/evidence/status.md"));
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) inside = line == "### Golden kernels proved";
    if (!inside || !line.starts_with("| ")) continue;
    std::vector<std::string>& cells = rows.emplace_back();
    std::istringstream parts(line.substr(1));
    for (std::string cell; std::getline(parts, cell, '|');) {
      const size_t first = cell.find_first_not_of(' '), last = cell.find_last_not_of(' ');
      cells.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
    }
  }
  return rows;
}

using SpecOf = std::function<std::string(const std::string& name, bool wrong)>;

inline Counts proveFamily(const std::string& target, const std::string& family, const SpecOf& specOf,
                          const Share& share = {}) {
  Counts counts;
  size_t number = 0;
  std::map<std::string, size_t> reasons;
  // By hand: the names with a text alone, and each verdict.
  const char* only = std::getenv("CUTECHECK_GOLDEN_ONLY");
  for (const std::string& name : kernelsIn(target, family)) {
    if (number++ % share.of != share.first || (only != nullptr && name.find(only) == std::string::npos))
      continue;
    ++counts.kernels;
    const std::string text = textOf(goldenFolder(target) + name + ".ptx");
    for (const bool wrong : {false, true}) {
      const std::string written = withoutEmpty(specOf(name, wrong));
      const Expected<Spec> spec = readSpec(written);
      if (!spec.ok()) {
        const std::string why = written.starts_with("//") ? written.substr(3, written.find('\n') - 3) : spec.error().message;
        if (!wrong) ++counts.unknown, ++reasons["no specification: " + why];
        continue;
      }
      const auto subject = subjectOf(text, *spec);
      EXPECT_TRUE(subject) << name;
      if (!subject) continue;
      const Expected<Report> report = prove(*subject, *spec);
      EXPECT_TRUE(report.ok()) << name << (report.ok() ? "" : report.error().message) << "\n" << written;
      if (!report.ok()) continue;
      if (wrong) {
        EXPECT_NE(report->verdict, Verdict::kProved) << name << ": a wrong statement";
        (report->verdict == Verdict::kRefuted ? counts.wrong : counts.missed) += 1;
        continue;
      }
      if (only != nullptr) std::cout << name << ": " << (report->verdict == Verdict::kProved ? "Proved" : report->reason) << "\n";
      EXPECT_NE(report->verdict, Verdict::kRefuted) << name << ": " << report->reason << "\n" << written;
      (report->verdict == Verdict::kProved ? counts.proved : counts.unknown) += 1;
      if (report->verdict == Verdict::kUnknown) {
        const size_t at = report->reason.rfind(": ");
        ++reasons[at == std::string::npos ? report->reason : report->reason.substr(at + 2)];
      }
    }
  }
  std::cout << target << " " << family << ": " << counts.proved << " Proved, 0 Refuted, " << counts.unknown << " Unknown; "
            << counts.wrong << " wrong statements Refuted, " << counts.missed << " Unknown\n";
  for (const auto& [reason, count] : reasons) std::cout << "  " << count << " " << reason << "\n";
  bool listed = share.of != 1;
  for (const std::vector<std::string>& row : goldenTable()) {
    if (share.of != 1) break;
    if (row.size() < 6 || row[0] != target || row[1] != family) continue;
    listed = true;
    EXPECT_EQ(row[3] + " " + row[4] + " " + row[5], std::to_string(counts.proved) + " 0 " + std::to_string(counts.unknown))
        << "status.md: " << family;
  }
  EXPECT_TRUE(listed) << family << " has no row in docs/evidence/status.md";
  return counts;
}

}  // namespace cutecheck::terms
