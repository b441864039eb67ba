// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// validate: translation validation of LLVM IR against a reference semantics (docs/reference/meaning.md).
//
// For each function described: the premises are shown satisfiable; the function is executed on numbers, on all of
// them where the parameters have at most 2^16 values together; it is executed on symbols, each
// no-wrap, poison and definedness condition discharged; and each result is proved equal to its expression over the
// integers. Proved needs two derivations of every goal and obligation, or one beside the enumeration. Refuted
// needs a run at machine width that differs from the meaning evaluated at the same numbers. A kernel's results are its
// accesses to memory: they are paired with the lines of the meaning, and each pair is proved equal in condition,
// address and stored value.
#pragma once

#include <string>
#include <string_view>

#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

struct ValidationOptions {
  uint64_t budget = 2'000'000;        // solver units one query may spend
  uint64_t totalBudget = 60'000'000;  // and all queries of one function together
  int64_t enumerationLimit = 1 << 16;
  int samples = 3000;  // draws that are executed before the solver is asked; those that break a premise are dropped
  uint64_t seed = 1;
  bool strict = false;  // want two engines for everything
};

// A condition met on the way, for the report.
struct ObligationReport {
  std::string kind;  // "no wrap", "flag", "defined", "sign", "meaning"
  std::string text;
  bool discharged = false;
  std::string reason;  // where it is not
  std::vector<Derivation> derivations;
};

struct FunctionReport {
  std::string name;
  Answer answer;  // claim: the results; samples: executions compared; derivations: of the results
  std::vector<ObligationReport> obligations;
  size_t instructions = 0;   // executed symbolically
  uint64_t enumerated = 0;   // points, when all of them were executed
  size_t accesses = 0;       // of a kernel, paired with a line
  size_t claims = 0;         // shown to hold
  uint64_t places = 0;       // of shared memory, enumerated thread by thread
  uint64_t launches = 0;     // executed as a whole
  uint64_t questions = 0;    // of a kernel: conditions asked, and how many different ones they were
  uint64_t differentQuestions = 0;
};

struct ValidationReport {
  Verdict verdict = Verdict::kUnknown;  // the worst: Inconsistent, Refuted, Unknown, Proved
  std::vector<FunctionReport> functions;
  std::vector<std::string> undescribed;  // functions defined in the module that the meaning does not mention
};

// Fails with kSyntax, kBadRequest (llvm_c1, llvm_c2), as parseMeaning and the expressions fail, with kVacuous
// for contradictory premises and with kUsage (meaning_c9) when the two texts do not fit each other.
Expected<ValidationReport> validate(std::string_view ir, std::string_view meaning, const ValidationOptions& options = {});

// The report in lines.
std::string toString(const ValidationReport& report);

}  // namespace cutecheck::oracle
