// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// judge: what evaluation says of a verdict.
//
// A verdict is false where numbers say otherwise: Proved where the premises hold and the claim does not, or is about a
// layout without a value at some coordinate (under a swizzle below 0), which is so for each predicate and relation;
// Refuted by numbers that break a premise or at which the claim is true, vacuous where numbers satisfy the
// premises.
#pragma once

#include <string>
#include <vector>

#include "oracle/claims/prove.h"
#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

enum class Finding : uint8_t { kNone, kFalseProved, kFalseRefuted, kFalseVacuous, kInconsistent, kSlow };
const char* findingName(Finding finding);

// What the oracle came to, beside its four verdicts.
enum class Said : uint8_t { kProved, kRefuted, kUnknown, kInconsistent, kVacuous, kRefused };
inline constexpr size_t kSayings = 6;
const char* saidName(Said said);

struct Judgement {
  Said said = Said::kRefused;
  Finding finding = Finding::kNone;
  std::string detail;   // the numbers, and what they say; or code and rule of a refusal
  size_t judged = 0;    // numbers at which premises hold and the claim has a value
  bool lawful = false;  // true by construction, and at all of these
  bool falsified = false;
  double seconds = 0;
  int64_t work = 0;  // of the oracle, without solvers
};

struct JudgeOptions {
  oracle::Options oracle;
  double slow = 5;  // seconds of one claim
  bool count =
      true;  // evaluates also where the verdict is Unknown, for the share of true claims that are Proved
};

Judgement judge(const Case& drawn, const JudgeOptions& options, uint64_t seed);
// The same for texts; nothing where the adversary cannot read them.
std::optional<Case> readCase(const std::string& claim, const std::string& where);

// Numbers to try: small ones, all of 0, 1 and negative, equal and coprime ones, and what lies about the
// numbers of the texts; moved so that premises hold, where that is simple.
std::vector<Assignment> assignmentsFor(const Case& drawn, Random& random, size_t count);

}  // namespace cutecheck::adversary
