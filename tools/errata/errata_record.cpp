// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/errata/errata_record.h"

#include <algorithm>
#include <array>

#include "core/support/trimmed.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

namespace {

constexpr std::array<std::string_view, 6> kChecks = {"enumerate", "prove",  "mlir",
                                                     "ptxas",     "device", "reading"};
constexpr std::array<std::string_view, 3> kRunVerdicts = {"holds", "in part", "contradicted"};
constexpr std::array<std::string_view, 2> kReadVerdicts = {"differs", "uncheckable"};
constexpr size_t kFields = 9;

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  if (trimmed(text).empty()) return parts;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(separator, begin), text.size());
    parts.emplace_back(trimmed(text.substr(begin, end - begin)));
    begin = end + separator.size();
  }
  return parts;
}

template <typename Words>
bool contains(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Diagnostic wrong(const char* rule, const std::string& message) {
  return makeError(Code::kSyntax, rule, message);
}

}  // namespace

std::string_view checkName(ErrataCheck check) { return kChecks[static_cast<size_t>(check)]; }

Expected<ErrataRecord> readErrata(std::string_view line) {
  std::vector<std::string> fields;
  for (size_t begin = 0; begin <= line.size();) {
    const size_t end = std::min(line.find('\t', begin), line.size());
    fields.emplace_back(trimmed(line.substr(begin, end - begin)));
    begin = end + 1;
  }
  // Empty fields at the end may be left out, with their tabs.
  if (fields.size() < 6 || fields.size() > kFields)
    return wrong("errata_c1", "nine fields between tabs are expected");
  fields.resize(kFields);
  ErrataRecord record;
  record.id = fields[0];
  record.place = fields[1];
  record.claim = fields[2];
  const auto check = std::find(kChecks.begin(), kChecks.end(), fields[3]);
  if (check == kChecks.end()) return wrong("errata_c2", "'" + fields[3] + "' is not a check");
  record.check = static_cast<ErrataCheck>(check - kChecks.begin());
  record.says = split(fields[4], " ;; ");
  record.verdict = fields[5];
  const bool reading = record.check == ErrataCheck::kReading;
  if (!contains(kRunVerdicts, record.verdict) && !(reading && contains(kReadVerdicts, record.verdict)))
    return wrong("errata_c2", "'" + record.verdict + "' is not a verdict");
  record.instead = split(fields[6], " ;; ");
  record.because = fields[7];
  record.seen = fields[8];

  const bool tool = record.check == ErrataCheck::kMlir || record.check == ErrataCheck::kPtxas;
  const bool stated = !record.says.empty();
  if (record.id.empty() || record.place.empty() || record.claim.empty())
    return wrong("errata_c3", "a claim has an id, a place and words");
  if (reading && (stated || !record.instead.empty() || record.because.empty()))
    return wrong("errata_c3", "what is read has a citation and no statements");
  if (!reading && record.check != ErrataCheck::kDevice && !stated)
    return wrong("errata_c3", "what is run has statements");
  if ((tool || record.check == ErrataCheck::kDevice) && record.seen.empty())
    return wrong("errata_c3", "a foreign tool's verdict has a date");
  return record;
}

}  // namespace cutecheck::cli
