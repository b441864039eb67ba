// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certify.h"

#include <algorithm>
#include <set>

#include "core/notation/print.h"
#include "oracle/certificate/certificate_modes.h"
#include "oracle/certificate/contrary.h"
#include "oracle/certificate/writer.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/canonical_decide.h"
#include "oracle/terms/digits.h"
#include "oracle/terms/radix.h"
#include "oracle/terms/residue_sums.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

constexpr int64_t kProductsWork = 4'000'000;  // a search for products
constexpr uint64_t kPlainCap = 4000;  // a question of a goal that may need no steps

// The steps for a goal of integers; whether they decide it.
bool writeIntegers(const Goal& goal, const std::vector<Constraint>& premises, Steps& out, Reading reading = Reading::kNormal) {
  Shower shower(premises, reading);
  const bool decided = shower.show(goal.lower, goal.relation, goal.upper);
  out = shower.take();
  return decided;
}

// What rounding leaves of the quotients in an inequality, where the plain reason is a bound of one of them.
Steps writeRounding(const Goal& goal, const std::vector<Constraint>& premises) {
  const Facts facts(premises);
  const std::optional<Polynomial> p = differenceOf(Polynomial::of(goal.lower), goal.relation, Polynomial::of(goal.upper));
  const std::optional<Facts::Reason> reason = p ? facts.roundingReasonOf(*p) : std::nullopt;
  if (!reason) return {};
  Writer writer(facts);
  writer.bounds(goal.lower);
  writer.bounds(goal.upper);
  writer.sum(*p, *reason);
  return std::move(writer.steps);
}

// A quotient is what leaves a rest below the divisor: complement_r3, with the rests of what is inside summed
// up.
Steps writeQuotient(const Goal& goal, const std::vector<Constraint>& premises) {
  const Facts facts(premises);
  Writer writer(facts);
  writer.bounds(goal.lower);
  writer.bounds(goal.upper);
  const Scalar &whole = goal.lower->lhs(), &by = goal.lower->rhs();
  const Scalar left = ScalarNode::binary(Op::kSub, whole, ScalarNode::binary(Op::kMul, by, goal.upper));
  writer.rests(goal.upper);
  writer.add("complement_r3", {{"K", by},
                               {"W", left},
                               {"X", ScalarNode::binary(Op::kMod, whole, by)},
                               {"Y", goal.lower},
                               {"Z", goal.upper}});
  return std::move(writer.steps);
}

// That two layouts that are one but for how their shifts are written are moved alike.
Steps writeShifts(const Goal& goal, const std::vector<Constraint>& premises) {
  const std::optional<Goal> alike = shiftedAlike(goal, premises);
  if (!alike) return {};
  Shower shower(premises, Reading::kNormal);
  for (size_t i = 0; i < goal.f.heads.size(); ++i)
    shower.show(goal.f.heads[i].shift, Relation::kEqual, goal.g.heads[i].shift);
  return shower.take();
}

// Drops and merges as coalesce does.
void writeModes(const Form& form, const std::string& side, const Facts& facts, Steps& steps) {
  std::vector<Mode> modes = leavesOf(form);
  for (size_t i = 0; i < modes.size();) {
    if (!facts.equal(modes[i].extent, Polynomial(1))) {
      ++i;
      continue;
    }
    steps.push_back({"coalesce_r2", side + " " + std::to_string(i), {}, {}, ""});
    modes.erase(modes.begin() + static_cast<std::ptrdiff_t>(i));
  }
  for (size_t i = 0; i + 1 < modes.size();) {
    if (!facts.equal(modes[i].extent * modes[i].stride, modes[i + 1].stride)) {
      ++i;
      continue;
    }
    steps.push_back({"coalesce_r1", side + " " + std::to_string(i), {}, {}, ""});
    modes[i].extent = modes[i].extent * modes[i + 1].extent;
    modes.erase(modes.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

bool isNegative(const Polynomial& stride, const Facts& facts) {
  return !facts.nonNegative(stride) && facts.nonNegative(Polynomial(0) - stride);
}

void writeRange(const Form& form, const std::string& side, const Facts& facts, Steps& steps) {
  for (const Mode& mode : leavesOf(form))
    steps.push_back({"range_r1", side + (isNegative(mode.stride, facts) ? " 0 reversed" : " 0"), {}, {}, ""});
}

// Offsets that are moved alone.
bool isPlain(const LayoutValue& value) {
  return value.form && (value.heads.empty() || (value.heads.size() == 1 && value.heads[0].swizzle.bits == 0));
}

// What the quotients in extents and strides are bounded by, then the steps on modes.
Steps withBounds(const Goal& goal, const Facts& facts, const Steps& steps) {
  Writer writer(facts);
  for (const LayoutValue* value : {&goal.f, &goal.g}) {
    if (!value->form) continue;
    for (const Mode& mode : leavesOf(*value->form)) {
      writer.bounds(mode.extent.scalar());
      writer.bounds(mode.stride.scalar());
    }
  }
  if (!writer.steps.empty()) writer.steps.insert(writer.steps.end(), steps.begin(), steps.end());
  return std::move(writer.steps);
}

// The modes left on the sides, in the places that the checker gives them.
void writeOrder(const Goal& goal, const Facts& facts, Steps& steps) {
  std::vector<std::pair<Mode, size_t>> left;
  const bool disjoint = goal.kind == Goal::Kind::kDisjoint;
  for (size_t side = 0; side < (disjoint ? 2u : 1u); ++side)
    for (const Mode& mode : leavesOf(*(side == 0 ? goal.f : goal.g).form)) left.emplace_back(mode, side);
  auto remove = [&](size_t at, const char* lemma, bool reversed) {
    size_t place = 0;
    for (size_t i = 0; i < at; ++i) place += left[i].second == left[at].second;
    steps.push_back(
        {lemma,
         (left[at].second == 0 ? "left " : "right ") + std::to_string(place) + (reversed ? " reversed" : ""),
         {},
         {},
         ""});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
  };
  if (!goal.f.heads.empty() && !disjoint) steps.push_back({"swizzle_apply_r1", "left", {}, {}, ""});
  for (size_t i = 0; i < left.size();) {
    const Mode& mode = left[i].first;
    if (facts.equal(mode.extent, Polynomial(1)) || (disjoint && mode.stride.is(0))) {
      remove(i, "coalesce_r2", false);
    } else {
      ++i;
    }
  }
  std::vector<Mode> modes;
  for (const auto& [mode, side] : left) modes.push_back(mode);
  for (const Mode& mode : radixOrder(modes, facts)) {
    for (size_t i = 0; i < left.size(); ++i) {
      if (!(left[i].first.extent == mode.extent && left[i].first.stride == mode.stride)) continue;
      remove(i, "complement_r3", isNegative(mode.stride, facts));
      break;
    }
  }
}

// What the steps on modes need and leave to show, shown by products; then these steps. Empty where something is not shown.
Steps withProducts(const Goal& goal, const std::vector<Constraint>& premises, const char* method, const Steps& steps,
                   Reading reading) {
  Shower shower(premises, reading);
  CertificateModes modes(goal, method);
  const auto shown = [&](const std::vector<Constraint>& needs) {
    return std::all_of(needs.begin(), needs.end(),
                       [&](const Constraint& need) { return shower.show(need.lhs, need.relation, need.rhs); });
  };
  for (const CertificateStep& step : steps) {
    const std::optional<CertificateModes::Change> change = modes.apply(step);
    if (!change || !shown(change->needs)) return {};
  }
  const std::optional<std::vector<Constraint>> rest = modes.rest(goal);
  if (!rest || !shown(*rest)) return {};
  Steps all = shower.take();
  all.insert(all.end(), steps.begin(), steps.end());
  return all;
}

struct Way {
  const char* method;
  Steps steps;
};

// The methods by which the modes of a goal may be counted, and their steps.
std::vector<Way> waysOf(const Goal& goal, const Facts& facts) {
  using Kind = Goal::Kind;
  std::vector<Way> ways;
  if (!goal.f.form) return ways;
  const bool disjoint = goal.kind == Kind::kDisjoint && goal.g.form;
  if (disjoint || goal.kind == Kind::kInjective) {
    ways.push_back({"order", {}});
    writeOrder(goal, facts, ways.back().steps);
  }
  if (goal.kind == Kind::kRange && goal.f.heads.size() == 1 && !isPlain(goal.f)) {
    ways.push_back({"range", {{"swizzle_apply_r1", "left", {}, {}, ""}}});
    writeRange(*goal.f.form, "left", facts, ways.back().steps);
  }
  if (!isPlain(goal.f) || !(goal.kind == Kind::kRange || (disjoint && isPlain(goal.g)))) return ways;
  Steps steps;
  writeRange(*goal.f.form, "left", facts, steps);
  if (disjoint) writeRange(*goal.g.form, "right", facts, steps);
  ways.push_back({"range", steps});
  if (disjoint) ways.push_back({"range reversed", steps});
  return ways;
}

}  // namespace

std::optional<Goal> shiftedAlike(const Goal& goal, const std::vector<Constraint>& premises) {
  const std::vector<Head>&f = goal.f.heads, &g = goal.g.heads;
  if (goal.kind != Goal::Kind::kEqual || !goal.f.form || !goal.g.form || f.empty() || f.size() != g.size()) return std::nullopt;
  IntegerNormaliser normaliser(premises);
  for (size_t i = 0; i < f.size(); ++i)
    if (!(f[i].swizzle == g[i].swizzle) || !(normaliser.normal(f[i].shift) == normaliser.normal(g[i].shift))) return std::nullopt;
  Goal alike = goal;
  alike.g.heads = f;
  return alike;
}

std::vector<GoalCertificate> proofsByProducts(const Goal& goal, const std::vector<Constraint>& premises) {
  const WorkLimit share(kProductsWork);
  std::vector<GoalCertificate> proofs;
  for (Reading reading : {Reading::kNormalProducts, Reading::kProducts}) {
    Steps steps;
    if (goal.kind == Goal::Kind::kInteger) {
      if (writeIntegers(goal, premises, steps, reading)) proofs.push_back({goal.text, "integers", std::move(steps)});
      continue;
    }
    for (const Way& way : waysOf(goal, Facts(premises))) {
      steps = withProducts(goal, premises, way.method, way.steps, reading);
      if (steps.empty()) continue;
      proofs.push_back({goal.text, way.method, std::move(steps)});
      break;
    }
  }
  return proofs;
}

Certified certifyGoal(const Goal& goal, const std::vector<Constraint>& premises, const CheckBudget& budget) {
  using Kind = Goal::Kind;
  Certified result;
  result.attempt.method = Method::kCertificate;
  result.attempt.engine = Engine::kCertificateChecker;
  result.attempt.reason = "no chain of steps is known for such a goal";
  const Facts facts(premises);
  uint64_t spent = 0;
  auto check = [&](GoalCertificate proof) {
    if (spent > 0 && spent >= budget.total) return false;  // a total of 0 asks no solver
    proof.goal = goal.text;
    const uint64_t cap = proof.steps.empty() ? std::min(budget.cap, kPlainCap) : budget.cap;
    Attempt attempt = completeGoal(goal, premises, proof, {budget.total - spent, cap});
    spent += attempt.cost;
    attempt.cost = spent;
    result.attempt = std::move(attempt);
    if (result.attempt.outcome != Attempt::Outcome::kProved) return false;
    result.proof = std::move(proof);
    return true;
  };
  auto checkModes = [&](const char* method, const Steps& steps) {
    if (check({goal.text, method, steps})) return true;
    Steps bounded = withBounds(goal, facts, steps);
    return !bounded.empty() && check({goal.text, method, std::move(bounded)});
  };
  const auto multiply = [&] {
    for (GoalCertificate& proof : proofsByProducts(goal, premises))
      if (check(std::move(proof))) return;
    for (GoalCertificate& proof : proofsByContrary(goal, premises))
      if (check(std::move(proof))) return;
  };
  GoalCertificate proof;
  switch (goal.kind) {
    case Kind::kFact:
      check({goal.text, "trees", {}});
      break;
    case Kind::kInteger:
      if (check({goal.text, "integers", {}})) break;
      if (decideByResidues(goal, premises).outcome == Attempt::Outcome::kProved && check({goal.text, "residues", {}})) break;
      writeIntegers(goal, premises, proof.steps);
      if (!proof.steps.empty() && check({goal.text, "integers", std::move(proof.steps)})) break;
      if (Steps rounding = writeRounding(goal, premises);
          !rounding.empty() && check({goal.text, "integers", std::move(rounding)}))
        break;
      if (goal.relation == Relation::kEqual && goal.lower->op() == Op::kDiv &&
          check({goal.text, "integers", writeQuotient(goal, premises)}))
        break;
      multiply();
      break;
    case Kind::kEqual: {
      if (decideCanonical(goal, facts).outcome == Attempt::Outcome::kProved) {
        if (goal.f.heads.size() != goal.g.heads.size())
          for (const auto& [value, side] : {std::pair{&goal.f, "left"}, std::pair{&goal.g, "right"}})
            if (movesWholeBlocks(*value)) proof.steps.push_back({"swizzle_apply_r5", side, {}, {}, ""});
        writeModes(*goal.f.form, "left", facts, proof.steps);
        writeModes(*goal.g.form, "right", facts, proof.steps);
        if (checkModes("modes", proof.steps)) break;
      }
      if (Steps shifts = writeShifts(goal, premises); !shifts.empty()) {
        writeModes(*goal.f.form, "left", facts, shifts);
        writeModes(*goal.g.form, "right", facts, shifts);
        if (check({goal.text, "modes", std::move(shifts)})) break;
      }
      for (size_t side : {size_t{0}, size_t{1}}) {
        std::optional<Digits> digits = digitsOf(goal, side, premises);
        if (!digits) continue;
        std::vector<Constraint> known = premises;
        known.insert(known.end(), digits->premises.begin(), digits->premises.end());
        Steps steps;
        if (!writeIntegers(digits->goal, known, steps)) continue;
        if (check({goal.text, side == 0 ? "digits left" : "digits right", std::move(steps)})) break;
      }
      break;
    }
    case Kind::kInjective:
    case Kind::kDisjoint:
    case Kind::kRange: {
      const std::vector<Way> ways = waysOf(goal, facts);
      if (!ways.empty() && std::none_of(ways.begin(), ways.end(),
                                        [&](const Way& way) { return checkModes(way.method, way.steps); }))
        multiply();
      break;
    }
    default:
      break;
  }
  return result;
}

Expected<Certificate> certify(const Claim& claim, const CheckBudget& budget) {
  CUTECHECK_TRY(goals, goalsOf(claim, 1 << 16));
  auto undecided = [](std::string why) {
    return makeError(Code::kUndecided, "certificate_c2", "no certificate: " + std::move(why));
  };
  if (!goals.missing.empty()) return undecided(goals.missing[0]);
  Certificate certificate{claim.text, "", {}};
  for (const std::string& premise : claim.premiseTexts)
    certificate.where += (certificate.where.empty() ? "" : ", ") + premise;
  for (const Goal& goal : goals.goals) {
    // One that needs no solver is the better one.
    Certified certified = certifyGoal(goal, claim.constraints, {0, 0, false});
    if (certified.attempt.outcome != Attempt::Outcome::kProved)
      certified = certifyGoal(goal, claim.constraints, budget);
    if (certified.attempt.outcome != Attempt::Outcome::kProved)
      return undecided(goal.text + ": " + certified.attempt.reason);
    certificate.goals.push_back(std::move(certified.proof));
  }
  return certificate;
}

}  // namespace cutecheck::oracle
