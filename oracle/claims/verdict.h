// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

#include "core/support/expected.h"

namespace cutecheck::oracle {

enum class Verdict : uint8_t { kProved, kRefuted, kUnknown, kInconsistent };

// "Proved", "Refuted", "Unknown", "Inconsistent".
std::string_view verdictName(Verdict verdict);

using Assignment = std::map<std::string, int64_t>;    // values of symbols
std::string numbersOf(const Assignment& assignment);  // "M = 2, N = 4"; names with a '!' are left out

// Programs that share no code: strict wants derivations by two of them.
enum class Engine : uint8_t { kStructural, kEnumeration, kCertificateChecker, kF2, kZ3, kCvc5 };

// How a goal was derived: under one engine two methods are two derivations.
enum class Method : uint8_t {
  // the checkers: enumeration of all points, and an accepted certificate
  kEnumeration,
  kCertificate,
  // what is asked of a solver
  kCoordinates,
  kDivMod,
  kQuotientRemainder,
  kReals,
  kBitVectorsCoordinates,
  kBitVectorsDivMod,
  kRadixSteps,
  kLinear,
  kLinearProducts,
  kMultiples,  // of a kernel, by a solver or by the coefficients
  kBitVectors,
  // structure
  kPolynomial,
  kContrary,
  kResidues,
  kCanonical,
  kNormalForm,
  kRadix,
  kTrees,
  kF2,
  kOdometer,
  kIntervals,
  kCorners,
  kCarryFree,
  kCarryFreeIntervals,  // where intervals say that a digit takes no carry, or settle a relation
  // the rule by which a form or a predicate's answer was computed
  kCompositionRule,
  kCompositionSearch,
  kComplement,
  kRightInverse,
  kLeftInverse,
  kNullspace,
  kMaxCommonLayout,
  kUpcast,
  kCovering,
  kStrideDivisibility,
  kBankRank
};

// "structural", "z3", ...
std::string_view engineName(Engine engine);
// "canonical", "z3 div/mod", ...
std::string methodName(Method method, Engine engine);
// Whether the engine is a solver, whose word is believed.
bool isSolver(Engine engine);

struct Assumptions;
struct Attempt;
struct Constraint;
struct Goal;
struct GoalCertificate;
struct Mode;
struct CheckBudget;
struct RuleStep;
struct Solved;
class Facts;
enum class Encoding : uint8_t;

// One method's word that a goal holds. Only the code that performed it can make one: a solver's answer, which
// names its engine itself, or one of the deciders below.
class Derivation {
 public:
  // Of the query that `solved` answers, a kernel's; nothing unless the answer is that it has no model. It is none
  // of a claim.
  static std::optional<Derivation> of(const Solved& solved, Method method, std::string goal);

  Method method() const { return method_; }
  Engine engine() const { return engine_; }
  // Whether a solver's word is part of it.
  bool restsOnSolver() const { return asked_; }
  // Whether a checker of the trusted base performed it: all points were enumerated, a certificate was accepted, or
  // a solver answered a query that the trusted encoder wrote. Every other is a searcher's, and never enough.
  bool byChecker() const;
  // "canonical", "enumeration", "z3 div/mod", ...
  std::string decider() const { return methodName(method_, engine_); }

  // What was derived.
  const std::string& goal() const { return goal_; }
  // The premises under which it was derived, as fingerprintOf gives them; 0: under none.
  size_t premises() const { return premises_; }
  // What of a claim was derived, in all that a checker reads, as fingerprintOf gives it; 0 of a kernel.
  size_t statement() const { return statement_; }

  uint64_t cost = 0;  // solver units, or points for enumeration; 0 for structural deciders

 private:
  Derivation(Method method, Engine engine, uint64_t cost, std::string goal, bool asked = false,
             size_t premises = 0)
      : cost(cost),
        goal_(std::move(goal)),
        method_(method),
        engine_(engine),
        asked_(asked),
        premises_(premises) {}
  // Records what the attempt says, if it is a proof.
  static void record(Attempt& attempt, const Goal& goal, size_t premises = 0, bool asked = false);

  // Claims.
  friend Attempt decideByEnumeration(const Goal& goal, int64_t limit);
  friend Attempt completeGoal(const Goal& goal, const std::vector<Constraint>& premises, GoalCertificate& proof,
                              const CheckBudget& budget);
  friend Attempt decideCanonical(const Goal& goal, const Facts& facts);
  friend Attempt decideByNormalForm(const Goal& goal, const std::vector<Constraint>& constraints,
                                    std::vector<RuleStep>* steps);
  friend Attempt decideByRadix(const Goal& goal, const Facts& facts);
  friend Attempt decideByStructure(const Goal& goal, const Facts& facts,
                                   const std::vector<Constraint>& premises);
  friend Attempt decideByIntegers(const Goal& goal, const Assumptions& assumptions, Encoding encoding,
                                  uint64_t budget, Engine engine);
  friend Attempt decideByBitvectors(const Goal& goal, const Assumptions& assumptions, Encoding encoding,
                                    uint64_t budget, Engine engine);
  friend Attempt decideByF2(const Goal& goal);
  friend Attempt decideByOdometer(const Goal& goal, int64_t limit);
  friend Attempt decideByRadixSteps(const Goal& goal, const std::vector<Mode>& order,
                                    const Assumptions& assumptions, uint64_t budget, Engine engine);
  // Kernels.
  friend class Decider;
  friend class KernelDecider;
  friend class Points;

  std::string goal_;
  Method method_;
  Engine engine_;
  bool asked_;
  size_t premises_, statement_ = 0;
};

// Whether the derivations of one goal suffice: two, one of them by a checker, by two engines under strict.
bool suffices(const std::vector<Derivation>& derivations, bool strict);

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
  std::vector<Answer> cases;  // Proved or Refuted by cases: each has one premise more, its last, and they leave no number out
  std::vector<std::string> missing;  // Unknown: why; Inconsistent: what contradicts what
  uint64_t units = 0;                // solver units spent
  int64_t work = 0;                  // units of what asks no solver (work_limit.h)
  uint64_t samples = 0;              // assignments at which the claim was evaluated
};

// 0 Proved, 1 Refuted, 2 Unknown, 3 bad input or vacuous, 4 Inconsistent.
int exitCode(Verdict verdict);
int exitCode(const Expected<Answer>& answer);

}  // namespace cutecheck::oracle
