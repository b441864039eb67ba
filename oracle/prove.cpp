// The order of the deciders: vacuity, small models, structure, enumeration, solver, suspicion.
#include "oracle/prove.h"

#include <set>

#include "oracle/assignments.h"
#include "oracle/canonical.h"
#include "oracle/enumerate.h"
#include "oracle/integers.h"
#include "oracle/radix.h"
#include "oracle/recheck.h"
#include "oracle/refute.h"
#include "oracle/vacuity.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

constexpr size_t kMostAssignments = 3000;
constexpr int64_t kSmallLimit = 1 << 12;
constexpr size_t kMostDrawn = 128;
constexpr uint64_t kShares[] = {20, 4, 1};  // of the budget, for each round of encodings
constexpr Encoding kEncodings[] = {Encoding::kCoordinates, Encoding::kDivMod, Encoding::kQuotientRemainder,
                                   Encoding::kReals};

class Prover {
 public:
  Prover(const Claim& claim, const Options& options)
      : claim_(claim), options_(options), facts_(claim.constraints),
        assumptions_{claim.constraints, claim.symbols} {
    answer_.claim = claim.text;
    answer_.premises = claim.premiseTexts;
    answer_.implicit = claim.implicitTexts;
  }

  Expected<Answer> run() {
    std::vector<Assignment> small = smallAssignments(claim_, kMostAssignments);
    if (small.empty()) {
      CUTECHECK_TRY(premises, checkPremises(claim_, options_.budget));
      answer_.units += premises.units;
      if (!premises.open.empty()) {
        answer_.missing.push_back(premises.open);
        return answer_;
      }
      if (premises.witness) small.push_back(*premises.witness);
    }

    CUTECHECK_TRY(goals, goalsOf(claim_, options_.enumerationLimit));
    goals_ = std::move(goals);
    if (goals_.goals.empty() && goals_.missing.empty())
      return makeError(Code::kEmpty, "claim_c7", "the claim states nothing");

    int64_t limit = claim_.symbols.empty() ? options_.enumerationLimit : kSmallLimit;
    SmallModels models = searchSmallModels(claim_, small, limit);
    answer_.samples = models.assignments;
    if (!models.counterexample && !claim_.symbols.empty()) {
      models = searchSmallModels(claim_, drawnAssignments(claim_, options_.seed, kMostDrawn), kSmallLimit / 4);
      answer_.samples += models.assignments;
    }
    if (models.counterexample) {
      refuted(models);
      return answer_;
    }
    if (!goals_.missing.empty()) {
      // Without the form of a part there is no statement of the whole to derive.
      answer_.missing = goals_.missing;
      return answer_;
    }
    for (const Goal& goal : goals_.goals)
      if (!derive(goal)) return answer_;
    if (!answer_.missing.empty()) return answer_;
    if (auto contradiction = suspect(claim_, options_, answer_.samples)) return inconsistent(*contradiction);
    if (answer_.samples == 0) {
      answer_.missing.push_back("no assignment at which the claim could be evaluated: nothing was rechecked");
      return answer_;
    }
    answer_.verdict = Verdict::kProved;
    return answer_;
  }

 private:
  Answer& inconsistent(std::string what) {
    answer_.verdict = Verdict::kInconsistent;
    answer_.missing = {std::move(what)};
    return answer_;
  }

  // What a decider finds must survive replay; a structural proof of the same claim must not exist.
  void refuted(SmallModels& models) {
    Counterexample found = std::move(*models.counterexample);
    if (models.refusal) {
      if (auto broken = brokenPremise(claim_, found.assignment)) {
        inconsistent("the counterexample breaks the premise " + *broken);
        return;
      }
      answer_.counterexample = std::move(found);
      answer_.verdict = Verdict::kRefuted;
      return;
    }
    if (accept(models.broken, {}, found) != Accepted::kYes) return;
    if (models.broken.obligation) {
      inconsistent("an operation's result is wrong: " + models.broken.text);
      return;
    }
    bool proved = goals_.missing.empty();
    for (const Goal& goal : goals_.goals)
      proved = proved && structural(goal).outcome == Outcome::kProved;
    if (proved) inconsistent("a structural decider proves what " + models.broken.text + " refutes");
  }

  // kUndefined: the counterexample can not be evaluated; it shows nothing.
  enum class Accepted : uint8_t { kYes, kNo, kUndefined };

  // Replays; sets Refuted with the evaluated sides, or Inconsistent.
  Accepted accept(const Goal& goal, const Assignment& numbers, Counterexample found) {
    Replay seen = replay(goal, numbers, found.indices);
    if (seen.undefined) return Accepted::kUndefined;
    if (auto broken = brokenPremise(claim_, found.assignment)) {
      inconsistent("the counterexample breaks the premise " + *broken);
      return Accepted::kNo;
    }
    if (!seen.violated) {
      inconsistent("the counterexample to " + goal.text + " does not replay");
      return Accepted::kNo;
    }
    found.evaluated = std::move(seen.evaluated);
    found.note = std::move(seen.note);
    answer_.counterexample = std::move(found);
    answer_.verdict = Verdict::kRefuted;
    return Accepted::kYes;
  }

  Attempt structural(const Goal& goal) {
    if (goal.kind == Goal::Kind::kInteger || goal.kind == Goal::Kind::kEqual) {
      Attempt attempt = decideCanonical(goal, facts_);
      if (attempt.outcome != Outcome::kUnknown || goal.rule.empty()) return attempt;
      attempt.decider = goal.rule;
      if (goal.rule == "composition search") attempt.engine = "enumeration";
      attempt.outcome = Outcome::kProved;
      return attempt;
    }
    if (goal.kind == Goal::Kind::kFact) {
      Attempt attempt;
      attempt.decider = "trees";
      attempt.engine = "structural";
      attempt.outcome = goal.fact ? Outcome::kProved : Outcome::kRefuted;
      return attempt;
    }
    return decideByRadix(goal, facts_);
  }

  // Collects derivations of one goal until they suffice. False when the verdict is final.
  bool derive(const Goal& goal) {
    std::vector<Derivation> derivations;
    std::vector<std::string> refuters, reasons;
    auto take = [&](const Attempt& attempt) {
      answer_.units += attempt.engine == "z3" ? attempt.cost : 0;
      if (attempt.outcome == Outcome::kProved) {
        derivations.push_back({attempt.decider, attempt.engine, attempt.cost, goal.text});
      } else if (attempt.outcome == Outcome::kRefuted) {
        refuters.push_back(attempt.decider);
      } else {
        reasons.push_back(attempt.decider + ": " + attempt.reason +
                          (attempt.engine == "z3" ? " (" + std::to_string(attempt.cost) + " units)" : ""));
      }
    };
    take(structural(goal));
    if (claim_.symbols.empty()) {
      take(decideByEnumeration(goal, options_.enumerationLimit));
      if (goal.kind == Goal::Kind::kCovers) take(decideByOdometer(goal, options_.enumerationLimit));
    }
    // A little for each encoding before much for one: which one is easy differs from goal to goal.
    std::set<Encoding> settled;
    for (uint64_t share : kShares) {
      uint64_t budget = options_.budget / share;
      for (Encoding encoding : kEncodings) {
        if (settled.count(encoding) || (refuters.empty() && suffices(derivations, options_.strict))) continue;
        Attempt attempt = decideByIntegers(goal, assumptions_, encoding, budget);
        // Short of units is worth another try; any other answer is final.
        if (attempt.outcome != Outcome::kUnknown || attempt.cost < budget) settled.insert(encoding);
        if (share != 1 && !settled.count(encoding)) {
          answer_.units += attempt.cost;
          continue;
        }
        if (attempt.outcome != Outcome::kRefuted) {
          take(attempt);
          continue;
        }
        answer_.units += attempt.cost;
        Accepted accepted = accept(goal, attempt.counterexample->assignment, *attempt.counterexample);
        if (accepted == Accepted::kUndefined) {
          reasons.push_back(attempt.decider + ": a model whose values leave 128 bits");
          continue;
        }
        if (accepted == Accepted::kNo) return false;
        if (goal.obligation) {
          inconsistent("an operation's result is wrong: " + goal.text);
        } else if (!derivations.empty()) {
          inconsistent(goal.text + ": refuted by " + attempt.decider + ", proved by " + derivations[0].decider);
        }
        return false;
      }
    }
    if (!refuters.empty() && !derivations.empty()) {
      inconsistent(goal.text + ": refuted by " + refuters[0] + ", proved by " + derivations[0].decider);
      return false;
    }
    if (!refuters.empty()) reasons.push_back(refuters[0] + ": false, but no counterexample was found");
    if (!suffices(derivations, options_.strict)) {
      std::string why = goal.text + ": ";
      if (derivations.empty()) {
        why += "no derivation";
      } else {
        why += options_.strict && derivations.size() > 1 ? "one engine (" : "one derivation (";
        why += (options_.strict ? derivations[0].engine : derivations[0].decider) + ")";
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
};

}  // namespace

Expected<Answer> prove(const Claim& claim, const Options& options) { return Prover(claim, options).run(); }

Expected<Answer> prove(std::string_view text, std::string_view where, const Options& options) {
  CUTECHECK_TRY(claim, makeClaim(text, where));
  return prove(claim, options);
}

}  // namespace cutecheck::oracle
