// What the oracle answers: a verdict, how it was reached, and what to do next.
//
// Proved carries two derivations for every goal of the claim; Refuted carries a counterexample
// that was replayed by evaluation; Unknown says what is missing; Inconsistent means that two
// methods of this program contradict each other, which is a fault of this program.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"

namespace cutecheck::oracle {

enum class Verdict : uint8_t { kProved, kRefuted, kUnknown, kInconsistent };

// "Proved", "Refuted", "Unknown", "Inconsistent".
std::string_view verdictName(Verdict verdict);

// Values of symbols.
using Assignment = std::map<std::string, int64_t>;

// One method's word that a goal holds.
struct Derivation {
  std::string decider;  // "canonical", "enumeration", "z3 div/mod", ...
  std::string engine;   // "structural", "enumeration", "z3": strict wants two different ones
  uint64_t cost = 0;    // solver units, or points for enumeration; 0 for structural deciders
  std::string goal;     // what was derived
};

// "(M,N):(N,1) at 1" = 2
struct Evaluation {
  std::string what;
  std::string value;
};

struct Counterexample {
  Assignment assignment;
  std::vector<int64_t> indices;       // linear coordinates (or the offset that is not covered)
  std::vector<Evaluation> evaluated;  // both sides
  std::string note;                   // the condition broken, in words
  std::vector<Evaluation> steps{};    // of a side that is one function after another: the values on the way
};

struct Answer {
  Verdict verdict = Verdict::kUnknown;
  std::string claim;                  // printed back
  std::vector<std::string> premises;  // as given
  std::vector<std::string> implicit;  // extents >= 1, divisors >= 1, div= promises
  std::vector<Derivation> derivations;
  std::optional<Counterexample> counterexample;
  std::vector<std::string> missing;  // Unknown: why; Inconsistent: what contradicts what
  uint64_t units = 0;                // solver units spent
  uint64_t samples = 0;              // assignments at which the claim was evaluated
};

// 0 Proved, 1 Refuted, 2 Unknown, 3 bad input or vacuous, 4 Inconsistent.
int exitCode(Verdict verdict);
int exitCode(const Expected<Answer>& answer);

}  // namespace cutecheck::oracle
