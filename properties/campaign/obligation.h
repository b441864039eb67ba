// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The obligations of a campaign in their one order, and how they are written: JSON, one line each.
//
// Everything in a line is a function of the enumeration alone: no time, no machine, no part of the run. So
// the lines of any cut into shards are those of one process.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cutecheck::campaign {

// How ids are ordered and lines are written; another number is another enumeration.
inline constexpr int kFormat = 1;

struct Enumeration {
  std::string command;           // "check", "claim_campaign", ...
  std::vector<std::string> ids;  // each once; an obligation's number is its place here
  std::string inputs;            // a fingerprint of what was read and of the settings
  uint64_t seed = 0;             // 0 where nothing is random
  std::string budget;            // what one obligation may spend, in words
  std::vector<std::pair<std::string, std::string>> versions;  // of what decides, in this order

  // The first line of every journal and of the merged result.
  std::string headLine() const;
  // "cutecheck 0.1.0, z3 4.8.12".
  std::string versionText() const;
};

// What one obligation came to.
struct Result {
  int status = 0;       // as an exit status: 0 as expected, 1 not, 2 undecided, 3 bad input, 4 inconsistent
  std::string verdict;  // a word: Proved, passed, same, ...
  std::vector<std::string> derivations;
  std::string detail;  // counts, or what is wrong; text
};

// The line of obligation `number`, without its end.
std::string lineOf(const Enumeration& enumeration, size_t number, const Result& result);
// The detail in such a line; nothing where the line is another one, or torn.
std::optional<std::string> detailOf(std::string_view line);
// What that line begins with, up to the status.
std::string linePrefix(const Enumeration& enumeration, size_t number);

// 0 is the best, then 2, 1, 3 and 4.
int worse(int a, int b);

// 64 bits of FNV-1a over all parts, each with its length, as 16 hexadecimal digits.
std::string fingerprint(const std::vector<std::string>& parts);

// `text` as a JSON string; bytes that are not printable ASCII become \u00XX, so that any bytes can be shown.
std::string quoted(std::string_view text);

// A fingerprint of the running program's file, which tells two builds of one version apart; "unknown" where
// it cannot be read.
const std::string& programFingerprint();

}  // namespace cutecheck::campaign
