// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a run of `cutecheck conform` found: counts by law, and failures grouped by law, kind and cause.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/conform/conform_class.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

struct LawCount {
  int64_t checked = 0, notApplicable = 0, failed = 0;
};

struct FailureGroup {
  std::string law;  // a law of properties/laws, or OPERATION_as_reference
  std::string operation;
  FailureClass kind = FailureClass::kWrong;
  std::string cause;
  int64_t count = 0;
  std::string input;                  // the least one found, as --input reads it
  std::string detail;                 // what differs there
  std::vector<std::string> exchange;  // requests and answers there, in turn
  std::string known;                  // the reason that the baseline gives; empty: new

  std::string key() const { return law + "|" + std::string(className(kind)) + "|" + cause; }
};

struct Findings {
  std::map<std::string, LawCount> laws;        // by name
  std::map<std::string, FailureGroup> groups;  // by key

  int64_t checked() const;
  // Adds counts, and those groups that are new; of a group that both have, the shorter input stays.
  void merge(const Findings& other);
  void add(FailureGroup group);
  // In the order of reports: the worst kind first, then by operation and law.
  std::vector<FailureGroup> sorted() const;
};

Json toJson(const FailureGroup& group);
Json toJson(const Findings& findings);
// Nothing when `json` is not what toJson writes.
std::optional<Findings> findingsOf(const Json& json);

}  // namespace cutecheck::cli
