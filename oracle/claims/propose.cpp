// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order of the deciders: a few small models, structure and its certificate, all small models, vacuity,
// enumeration, solver, suspicion.
#include "oracle/claims/propose.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/structure.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/coincidences.h"
#include "oracle/claims/explain.h"
#include "oracle/claims/open_condition.h"
#include "oracle/claims/replay.h"
#include "oracle/claims/satisfiable.h"
#include "oracle/claims/vacuity.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/minimise.h"
#include "oracle/decide/refute.h"
#include "oracle/predicates/predicates.h"
#include "oracle/smt/bitvectors.h"
#include "oracle/smt/integers.h"
#include "oracle/smt/process.h"
#include "oracle/smt/time_limit.h"
#include "oracle/terms/f2.h"
#include "oracle/terms/odometer.h"
#include "oracle/terms/radix.h"
#include "oracle/terms/radix_steps.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

constexpr const char* kNothingRechecked =
    "no assignment at which the claim could be evaluated: nothing was rechecked; the symbols, and each number of the claim, must "
    "fit 64 bits somewhere: prove the claim under weaker premises, from which it follows under these";
constexpr size_t kMostAssignments = 3000;
constexpr int64_t kSmallLimit = 1 << 12;
constexpr size_t kMostDrawn = 128, kMostCoincident = 64, kMostSuspected = 256;
constexpr size_t kFewTried = 400, kFewSuspected = 16;  // of a claim that a few models settle
constexpr uint64_t kFewPoints = 4000;
constexpr size_t kFewLarge = 12;  // of the smallest numbers, in domains of many points
constexpr uint64_t kCertificateCap = 10;  // a question of a certificate may spend a tenth of the budget
constexpr uint64_t kBitShare = 4;         // of the budget, for bit-vectors: what they decide is decided soon
// Of the work that a claim may do without a solver: for the few numbers that settle most claims, for the
// search of small numbers, for what is looked at there, and for numbers that are drawn.
constexpr int64_t kFewShare = 16, kSearchShare = 8, kModelShare = 3, kDrawnShare = 8;
constexpr int64_t kReadAnew = 1 << 12;  // points of a goal, where the claim is read at the numbers of a counterexample
constexpr const char* kExtentBroken = "numbers at which it fails break an extent: state with --where that it is at least 1";
constexpr const char* kWorkSpent =
    "what a claim may take of work without solvers is spent: prove parts of it, or the same of fewer symbols";
constexpr uint64_t kShares[] = {20, 6, 1};  // of the budget, for each round of encodings

class Proposer {
 public:
  Proposer(const Claim& claim, const Options& options)
      : claim_(claim),
        options_(options),
        facts_(claim.constraints),
        assumptions_{claim.constraints, claim.symbols} {
    answer_.claim = claim.text;
    answer_.premises = claim.premiseTexts;
    answer_.implicit = claim.implicitTexts;
  }

  Expected<Answer> run() {
    const bool symbolic = !claim_.symbols.empty();
    Expected<Goals> goals = goalsOf(claim_, options_.enumerationLimit);
    if (goals.ok()) goals_ = *goals;
    evidence_.resize(goals_.goals.size());
    if (symbolic && !goals_.goals.empty() && settledByFew()) return answer_;
    answer_.derivations.clear();

    std::vector<Assignment> small = [&] {
      const WorkLimit share(options_.work / kSearchShare);
      return smallAssignments(claim_, kMostAssignments);
    }();
    if (!takeWitness(small)) {
      // The numbers found, if any, keep all but the extents that operations compute.
      small.clear();
      const WorkLimit share(options_.work / kSearchShare);
      CUTECHECK_TRY(premises, checkPremises(claim_, options_.budget));
      answer_.units += premises.units;
      if (!premises.open.empty()) {
        // A premise that is not understood, such as one that divides by what may be 0, is the first reason.
        answer_.missing = claim_.missing;
        answer_.missing.push_back(premises.open);
        return answer_;
      }
      if (premises.witness) small.push_back(*premises.witness);
      (void)takeWitness(small);
    }
    if (!goals.ok()) return goals.error();
    if (goals_.goals.empty() && goals_.missing.empty())
      return makeError(Code::kEmpty, "claim_c7", "the claim states nothing");

    int64_t limit = symbolic ? kSmallLimit : options_.enumerationLimit;
    SmallModels models = [&] {
      const WorkLimit share(symbolic ? options_.work / kModelShare : options_.work);
      return searchSmallModels(claim_, small, limit);
    }();
    answer_.samples = models.assignments;
    if (!models.counterexample && symbolic) {
      const WorkLimit share(options_.work / kDrawnShare);
      std::vector<Assignment> drawn = coincidentAssignments(claim_, options_.seed, kMostCoincident);
      const std::vector<Assignment> others = drawnAssignments(claim_, options_.seed, kMostDrawn);
      std::vector<Assignment> bases(small.begin(), small.begin() + static_cast<std::ptrdiff_t>(std::min(small.size(), kFewLarge)));
      bases.insert(bases.end(), others.begin(), others.begin() + static_cast<std::ptrdiff_t>(std::min(others.size(), kFewLarge)));
      const std::vector<Assignment> extreme = extremeAssignments(claim_, std::move(bases), options_.seed, kMostCoincident);
      drawn.insert(drawn.end(), others.begin(), others.end());
      drawn.insert(drawn.end(), extreme.begin(), extreme.end());
      models = searchSmallModels(claim_, drawn, kSmallLimit / 4);
      answer_.samples += models.assignments;
      if (!models.counterexample) {
        // A few of the smallest with all their points.
        small.resize(std::min(small.size(), kFewLarge));
        models = searchSmallModels(claim_, small, options_.enumerationLimit);
        answer_.samples += models.assignments;
      }
      models = minimised(claim_, std::move(models), kSmallLimit);
    }
    if (models.counterexample) {
      refuted(models);
      return answer_;
    }
    if (!goals_.missing.empty()) {
      // Without the form of a part there is no statement of the whole to derive.
      for (const std::string& missing : goals_.missing) answer_.missing.push_back(plainly(missing));
      return answer_;
    }
    for (size_t k = 0; k < goals_.goals.size(); ++k) {
      if (!derive(goals_.goals[k], evidence_[k])) return answer_;
      // Without what an operation needs the other goals mean nothing.
      if (!goals_.goals[k].need.empty() && !answer_.missing.empty()) return answer_;
    }
    if (answer_.missing.empty() && !conclude(kMostSuspected))
      answer_.missing.push_back(WorkLimit::spent() ? kWorkSpent : kNothingRechecked);
    return answer_;
  }

  const Assignment& witness() const { return witness_; }

 private:
  // What is known of one goal while it is derived.
  struct Evidence {
    std::vector<Derivation> derivations;
    std::vector<std::string> refuters, reasons;
    bool alone = false;  // what needs no solver was tried
  };

  Answer& inconsistent(std::string what) {
    answer_.verdict = Verdict::kInconsistent;
    answer_.missing = {std::move(what)};
    return answer_;
  }

  // The first of these numbers at which all premises hold. False when there is none.
  bool takeWitness(const std::vector<Assignment>& numbers) {
    const auto at = std::find_if(numbers.begin(), numbers.end(), [&](const Assignment& a) { return !brokenPremise(claim_, a); });
    if (at != numbers.end()) witness_ = *at;
    return at != numbers.end();
  }

  // Proved, if nothing that is evaluated contradicts the derivations. False when nothing was evaluated.
  bool conclude(size_t suspected) {
    const WorkLimit share(options_.work / kDrawnShare);
    if (const auto shown = contradiction(claim_, options_, suspected, answer_.samples)) {
      inconsistent(*shown);
      return true;
    }
    if (answer_.samples == 0) return false;
    answer_.verdict = Verdict::kProved;
    return true;
  }

  // Most claims need no more than this: a false one fails at a few of the smallest numbers, of a true one
  // each goal has a structural argument and its certificate, for which multiplying out is enough. That the
  // premises can be satisfied is shown by the numbers at which it was evaluated.
  bool settledByFew() {
    std::vector<Assignment> few;
    SmallModels models;
    {
      const WorkLimit share(options_.work / kFewShare);
      few = smallAssignments(claim_, kMostAssignments, kFewTried);
      models = searchSmallModels(claim_, few, kSmallLimit, kFewPoints);
    }
    answer_.samples = models.assignments;
    if (models.counterexample) {
      refuted(models);
      return true;
    }
    if (!goals_.missing.empty() || !takeWitness(few)) return false;
    for (size_t k = 0; k < goals_.goals.size(); ++k) {
      deriveAlone(goals_.goals[k], evidence_[k]);
      if (!evidence_[k].refuters.empty() || !suffices(evidence_[k].derivations, options_.strict))
        return false;
    }
    for (const Evidence& evidence : evidence_)
      answer_.derivations.insert(answer_.derivations.end(), evidence.derivations.begin(),
                                 evidence.derivations.end());
    return conclude(kFewSuspected);
  }

  // Structure, and beside it a certificate that asks no solver; once for each goal.
  void deriveAlone(const Goal& goal, Evidence& evidence) {
    if (evidence.alone) return;
    evidence.alone = true;
    take(decideByStructure(goal, facts_, claim_.constraints), evidence);
    if (!claim_.symbols.empty()) certifyAlone(goal, evidence);
  }

  // Under strict a certificate beside the structural argument that it writes down is nothing new.
  void certifyAlone(const Goal& goal, Evidence& evidence) {
    if (!evidence.refuters.empty() || (options_.strict && !evidence.derivations.empty())) return;
    std::vector<Constraint> premises = claim_.constraints;
    Attempt attempt = certifyGoal(goal, premises, {0, 0, false}).attempt;
    if (attempt.outcome == Outcome::kProved) take(attempt, evidence);
  }

  // An operation of the premise whose result, or operand, is there none of 64 bits.
  static bool leaves64Bits(const Expression& premise, const Assignment& numbers) {
    const Facts none;
    Denoter denoter(none, kReadAnew, &numbers);
    denoter.inPremise = true;
    return std::ranges::any_of(premise.children, [&](const Expression& side) {
      if (!hasCall(side)) return false;
      const Expected<Scalar> value = denoter.integer(side);
      return !value && value.error().code == Code::kOverflow;
    });
  }

  // A counterexample of the deciders breaks a premise, unless the premise has no value there.
  void breaks(const Assignment& numbers, const std::string& broken) {
    for (size_t i = 0; i < claim_.premises.size(); ++i) {
      if (holdsAt(claim_.premises[i], numbers) || !leaves64Bits(claim_.premises[i], numbers)) continue;
      answer_.missing.push_back("whether " + claim_.premiseTexts[i] + " holds at" + textOf(numbers) +
                                ", where the claim fails: an integer leaves 64 bits");
      return;
    }
    inconsistent("the counterexample breaks the premise " + broken);
  }

  // What a decider finds must survive replay; a structural proof of the same claim must not exist.
  void refuted(SmallModels& models) {
    Counterexample found = std::move(*models.counterexample);
    if (models.refusal) {
      if (auto broken = brokenPremise(claim_, found.assignment)) {
        if (brokenAt(claim_, found.assignment))
          breaks(found.assignment, *broken);
        else answer_.missing.push_back(kExtentBroken);
        return;
      }
      answer_.counterexample = std::move(found);
      answer_.verdict = Verdict::kRefuted;
      return;
    }
    const Accepted accepted = accept(models.broken, {}, found);
    if (accepted == Accepted::kUndefined) answer_.missing.push_back(kExtentBroken);
    if (accepted != Accepted::kYes) return;
    if (models.broken.obligation) {
      inconsistent("an operation's result is wrong: " + models.broken.text);
      return;
    }
    bool proved = goals_.missing.empty();
    for (const Goal& goal : goals_.goals)
      proved = proved && decideByStructure(goal, facts_, claim_.constraints).outcome == Outcome::kProved;
    if (proved) inconsistent("a structural decider proves what " + models.broken.text + " refutes");
  }

  static bool refutedAtNumbers(const Goals& goals) {
    return std::any_of(goals.goals.begin(), goals.goals.end(), [](const Goal& goal) {
      return !goal.sufficient && decideByEnumeration(goal, kReadAnew).outcome == Outcome::kRefuted;
    });
  }

  // kUndefined: the counterexample can not be evaluated; it shows nothing.
  enum class Accepted : uint8_t { kYes, kNo, kUndefined };

  // Replays; sets Refuted with the evaluated sides, or Inconsistent.
  Accepted accept(const Goal& goal, const Assignment& numbers, Counterexample found) {
    Replayed seen = replay(goal, numbers, found.indices);
    if (seen.undefined) return Accepted::kUndefined;
    // A model of the goal alone may break an extent of the claim that no premise speaks of.
    const Expected<Goals> there = goalsAt(claim_, found.assignment, kReadAnew);
    if (!there && there.error().code == Code::kInvalidExtent) return Accepted::kUndefined;
    if (auto broken = brokenPremise(claim_, found.assignment)) {
      breaks(found.assignment, *broken);
      return Accepted::kNo;
    }
    if (seen.violated && !goal.need.empty()) {
      answer_.missing.push_back(goal.text + ": it does not follow, as" + textOf(found.assignment) +
                                " shows; add '" + goal.need + "' to --where");
      return Accepted::kNo;
    }
    if (!seen.violated) {
      inconsistent("the counterexample to " + goal.text + " does not replay");
      return Accepted::kNo;
    }
    if (goal.sufficient && !(there && refutedAtNumbers(*there))) {
      answer_.missing.push_back(goal.text + ": false at" + textOf(found.assignment) +
                                ", where the claim may hold in another way");
      return Accepted::kNo;
    }
    // A form that is wrong at these numbers alone would refute what is true: the claim is read at them anew.
    if (there && there->missing.empty() && !there->goals.empty() &&
        std::all_of(there->goals.begin(), there->goals.end(), [](const Goal& read) {
          return decideByEnumeration(read, kReadAnew).outcome == Outcome::kProved;
        })) {
      inconsistent("the counterexample to " + goal.text + " is none of the claim at its numbers");
      return Accepted::kNo;
    }
    found.evaluated = std::move(seen.evaluated);
    // The sides as the claim has them: at numbers they are numbers.
    if (const Expression& e = claim_.expression;
        goal.kind == Goal::Kind::kInteger && goal.text == toString(e) && found.evaluated.size() == 2)
      for (size_t side : {0u, 1u}) found.evaluated[side].what = toString(e.children[side]);
    found.note = std::move(seen.note);
    explain(goal, numbers, found);
    answer_.counterexample = std::move(found);
    answer_.verdict = Verdict::kRefuted;
    return Accepted::kYes;
  }

  void take(const Attempt& attempt, Evidence& evidence) {
    const bool solver = isSolver(attempt.engine) || attempt.method == Method::kCertificate;
    answer_.units += solver ? attempt.cost : 0;
    if (attempt.outcome == Outcome::kProved && attempt.derivation) {
      evidence.derivations.push_back(*attempt.derivation);
      evidence.derivations.back().cost = attempt.cost;
    } else if (attempt.outcome == Outcome::kRefuted) {
      evidence.refuters.push_back(attempt.decider());
    } else {
      evidence.reasons.push_back(attempt.decider() + ": " + attempt.reason +
                                 (solver ? " (" + std::to_string(attempt.cost) + " units)" : ""));
    }
  }

  // Under strict a second proof of one solver adds nothing.
  bool enough(const Evidence& evidence, Engine engine) const {
    if (!evidence.refuters.empty()) return false;
    if (suffices(evidence.derivations, options_.strict)) return true;
    return options_.strict && std::any_of(evidence.derivations.begin(), evidence.derivations.end(),
                                          [&](const Derivation& d) { return d.engine() == engine; });
  }
  static bool has(const Evidence& evidence, Method method) {
    return std::any_of(evidence.derivations.begin(), evidence.derivations.end(),
                       [&](const Derivation& d) { return d.method() == method; });
  }

  // Units that the claim has not spent.
  uint64_t left() const {
    const uint64_t total = totalOf(options_);
    return total - std::min(total, answer_.units);
  }
  bool cutShort() const { return left() == 0; }

  bool secondSolver() {
    if (!secondSolver_) secondSolver_ = findExecutable("cvc5").has_value();
    return *secondSolver_;
  }

  bool contradicts(const Goal& goal, const std::string& refuter, const Evidence& evidence) {
    if (goal.obligation) {
      inconsistent("an operation's result is wrong: " + goal.text);
    } else if (!evidence.derivations.empty()) {
      inconsistent(goal.text + ": refuted by " + refuter + ", proved by " +
                   evidence.derivations[0].decider());
    }
    return goal.obligation || !evidence.derivations.empty();
  }

  // One round of encodings, each with this share of the budget. False when the verdict is final.
  bool askSolver(const Goal& goal, Engine engine, uint64_t share, std::set<Encoding>& settled,
                 Evidence& evidence) {
    uint64_t budget = std::max<uint64_t>(options_.budget / share, 1);  // to a solver 0 is no limit
    for (Encoding encoding : kEncodings) {
      if (settled.count(encoding) || enough(evidence, engine) || cutShort()) continue;
      budget = std::min(budget, left());
      Attempt attempt = decideByIntegers(goal, assumptions_, encoding, budget, engine);
      // Short of units is worth another try; any other answer is final.
      if (attempt.outcome != Outcome::kUnknown || attempt.cost < budget) settled.insert(encoding);
      if (share != 1 && !settled.count(encoding)) {
        answer_.units += attempt.cost;
        continue;
      }
      if (attempt.outcome == Outcome::kRefuted) {
        answer_.units += attempt.cost;
        const Counterexample least = minimised(claim_, goal, *attempt.counterexample);
        Accepted accepted = accept(goal, least.assignment, least);
        if (accepted != Accepted::kUndefined) {
          if (accepted == Accepted::kYes) contradicts(goal, attempt.decider(), evidence);
          return false;
        }
        evidence.reasons.push_back(attempt.decider() + ": a model at which the claim has no value");
      } else {
        take(attempt, evidence);
      }
      if (attempt.denied && contradicts(goal, attempt.decider(), evidence)) return false;
    }
    return true;
  }

  // A little for each encoding before much for one: which one is easy differs from goal to goal. cvc5 is a
  // program to start and need not be there: it is asked from the start under strict, else where one
  // derivation is missing.
  bool askSolvers(const Goal& goal, Evidence& evidence) {
    if (!std::exchange(asked_, true))
      TimeLimit::spend(std::max(TimeLimit::ofThread() - began_ - TimeLimit::kWithoutSolvers, Milliseconds(0)));
    std::set<Encoding> settled, settledSecond;
    // A swizzle is one operation on bits, and hard work for integers.
    if (hasSwizzle(goal) && !askBits(goal, evidence)) return false;
    for (uint64_t share : kShares) {
      if (!askSolver(goal, Engine::kZ3, share, settled, evidence)) return false;
      const bool one = options_.strict || !evidence.derivations.empty();
      const bool second = one && secondSolver() && !suffices(evidence.derivations, options_.strict);
      if (second && !askSolver(goal, Engine::kCvc5, share, settledSecond, evidence)) return false;
      // What the whole query is too large for may go in steps.
      if (share == kShares[0] && !suffices(evidence.derivations, options_.strict) && !cutShort() &&
          !has(evidence, Method::kCertificate)) {
        const CheckBudget budget{std::min(options_.budget, left()), options_.budget / kCertificateCap + 1};
        take(certifyGoal(goal, claim_.constraints, budget).attempt, evidence);
      }
      if (share == kShares[0] && !suffices(evidence.derivations, options_.strict) && !cutShort()) {
        std::vector<Mode> order = radixOrder(goal, facts_);
        if (!order.empty())
          take(decideByRadixSteps(goal, order, assumptions_, options_.budget / share, Engine::kZ3), evidence);
      }
    }
    if (suffices(evidence.derivations, options_.strict)) return true;
    if (!secondSolver()) {
      evidence.reasons.push_back("cvc5: no program of this name on PATH");
    } else if (!options_.strict && !evidence.derivations.empty()) {
      for (uint64_t share : kShares)
        if (!askSolver(goal, Engine::kCvc5, share, settledSecond, evidence)) return false;
    }
    const bool last = !hasSwizzle(goal) && !suffices(evidence.derivations, options_.strict);
    return !last || askBits(goal, evidence);
  }

  // Numbers of enough bits, where the premises bound every symbol. False when the verdict is final.
  bool askBits(const Goal& goal, Evidence& evidence) {
    for (Encoding encoding : kBitEncodings) {
      for (Engine engine : {Engine::kZ3, Engine::kCvc5}) {
        const bool there = engine == Engine::kZ3 || secondSolver();
        if (!there || enough(evidence, engine) || cutShort()) continue;
        const uint64_t budget = std::min(options_.budget / kBitShare + 1, left());
        Attempt attempt = decideByBitvectors(goal, assumptions_, encoding, budget, engine);
        // Refused, as it would be again: said once.
        if (attempt.outcome == Outcome::kUnknown && attempt.cost == 0) {
          if (encoding == Encoding::kDivMod) take(attempt, evidence);
          break;
        }
        if (attempt.outcome == Outcome::kRefuted) {
          const Counterexample least = minimised(claim_, goal, *attempt.counterexample);
          Accepted accepted = accept(goal, least.assignment, least);
          if (accepted == Accepted::kYes) contradicts(goal, attempt.decider(), evidence);
          if (accepted != Accepted::kUndefined) return false;
          attempt = {Outcome::kUnknown, attempt.method, attempt.engine, attempt.cost, {}, "no value", true};
        }
        take(attempt, evidence);
        if (attempt.denied && contradicts(goal, attempt.decider(), evidence)) return false;
      }
    }
    return true;
  }

  // Collects derivations of one goal until they suffice. False when the verdict is final.
  bool derive(const Goal& goal, Evidence& evidence) {
    deriveAlone(goal, evidence);
    if (claim_.symbols.empty() || goal.numbers) {
      take(decideByEnumeration(goal, options_.enumerationLimit), evidence);
      if (!suffices(evidence.derivations, options_.strict))
        take(decideByOdometer(goal, options_.enumerationLimit), evidence);
      Attempt linear = decideByF2(goal);
      if (linear.outcome == Outcome::kRefuted) {
        if (accept(goal, {}, *linear.counterexample) == Accepted::kYes)
          contradicts(goal, linear.decider(), evidence);
        return false;
      }
      if (linear.outcome == Outcome::kProved) take(linear, evidence);
      if (!suffices(evidence.derivations, options_.strict)) certifyAlone(goal, evidence);
    }
    if (!askSolvers(goal, evidence)) return false;
    const auto& [derivations, refuters, reasons, alone] = evidence;
    if (!refuters.empty() && contradicts(goal, refuters[0], evidence)) return false;
    if (!refuters.empty())
      evidence.reasons.push_back(refuters[0] + ": false, but no counterexample was found");
    if (!suffices(derivations, options_.strict)) {
      if (cutShort()) evidence.reasons.push_back("the claim's total of solver units is spent");
      if (WorkLimit::spent()) evidence.reasons.push_back(kWorkSpent);
      std::string why = goal.text + ": ";
      if (!goal.need.empty()) why += "add '" + goal.need + "' to --where; ";
      if (derivations.empty()) {
        why += "no derivation";
      } else {
        why += options_.strict && derivations.size() > 1 ? "one engine (" : "one derivation (";
        why += options_.strict ? std::string(engineName(derivations[0].engine())) : derivations[0].decider();
        why += ")";
      }
      for (const std::string& reason : reasons) why += "; " + reason;
      answer_.missing.push_back(std::move(why));
    }
    answer_.derivations.insert(answer_.derivations.end(), derivations.begin(), derivations.end());
    return true;
  }

  const Claim& claim_;
  Options options_;
  Facts facts_;
  Assumptions assumptions_;
  Goals goals_;
  Answer answer_;
  std::vector<Evidence> evidence_;  // of each goal
  std::optional<bool> secondSolver_;
  const Milliseconds began_ = TimeLimit::ofThread();
  bool asked_ = false;  // a solver
  Assignment witness_;  // the premises hold there
};

}  // namespace

Expected<Proposal> propose(const Claim& claim, const Options& options) {
  const WorkLimit work(options.work);
  Proposer proposer(claim, options);
  CUTECHECK_TRY(answer, proposer.run());
  answer.work = work.used();
  return Proposal{std::move(answer), proposer.witness()};
}

}  // namespace cutecheck::oracle
