// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One claim, decided by the oracle, in the words and statuses of the command line.
#pragma once

#include <string>
#include <string_view>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

struct DecideOptions {
  std::string claim;
  std::string where{};
  bool strict = false;  // two derivations from two engines
  bool nearest = false;  // of a refuted claim, look for the nearest premise under which it holds
  int64_t budget = 0;   // solver resource units; 0: the oracle's own default
};

struct Decision {
  std::string verdict;  // "Proved", "Refuted", "Unknown", "Inconsistent", or the name of an error code
  ExitStatus status = ExitStatus::kPassed;
  std::string text;  // the whole report, with derivations or counterexample
  Json json;
};

Decision decide(const DecideOptions& options);

// What the claim asks of a solver, as an SMT-LIB script (oracle/smt/emit_smt2.h).
Expected<std::string> smt2Of(const DecideOptions& options);

// A checked certificate of the claim (oracle/certificate/certify.h), as text.
Expected<std::string> certificateOf(const DecideOptions& options);

// "prove ..." with the claim and the options quoted.
std::string proveArguments(const DecideOptions& options);

// The oracle's word on a claim that the reference or an enumeration has already decided: empty when it agrees
// or cannot tell, else what it says. A contradiction is an error of cutecheck.
std::string contradiction(const std::string& claim, bool holds);

// Decides and compares with the expected verdict: one of the words above, without regard to case.
SubjectReport judgeClaim(const std::string& claim, const std::string& where, const std::string& expected);

}  // namespace cutecheck::cli
