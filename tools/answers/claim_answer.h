// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One claim, decided by the oracle, in the words and statuses of the command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/expression.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/verdict.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

struct DecideOptions {
  std::string claim;
  std::string where{};
  bool strict = false;  // two derivations from two engines
  bool nearest = false;  // of a refuted or open claim, look for a premise under which it holds
  int64_t budget = 0;   // solver resource units; 0: the oracle's own default
};

// What the oracle answers. It is written as text or as JSON only when someone asks for it.
struct Decision {
  Expected<oracle::Answer> answer;
  Expression claim{};                       // as the oracle read it, of an answer
  std::optional<std::string> holdsWhere{};  // the nearest premise of a refuted claim, or one that settles an open one
  std::string refusedText{};                // of an error: the text that its position counts in
  oracle::ClaimText refusedIn{};            // which of the two it is
  std::vector<std::string> unrelated{};     // premises about symbols that the claim does not have

  bool is(oracle::Verdict verdict) const { return answer.ok() && answer->verdict == verdict; }
  // The name of the verdict, "Proved", or of the error's code, "kSyntax".
  std::string_view word() const;
  ExitStatus status() const;
};

Decision decide(const DecideOptions& options);

// "where       M >= 1, N >= 1" and a line end; nothing where there are none.
std::string premiseLine(std::string label, const std::vector<std::string>& premises);

// The whole report, with derivations or counterexample, and an error with its caret.
std::string toText(const Decision& decision);
Json toJson(const Decision& decision);

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
