// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/explain.h"

#include <algorithm>
#include <set>

#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/claims/open_condition.h"
#include "oracle/claims/vacuity.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/evaluate.h"
#include "oracle/decide/refute.h"
#include "oracle/predicates/predicates.h"
#include "oracle/smt/time_limit.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostValues = 300, kLeastKept = 3, kMostProofs = 4, kMostCandidates = 400;
constexpr int64_t kDivisors[] = {2, 4, 8, 16, 32, 64, 128};
constexpr int64_t kLargestBound = int64_t{1} << 40;
// Of a proof attempted: a premise is a hint, not worth minutes.
constexpr uint64_t kProofBudget = 100'000, kProofTotal = 250'000;
constexpr int64_t kHintWork = 4'000'000;  // of the numbers that are tried, and again of the proofs
constexpr Milliseconds kHintTime{300};
constexpr int64_t kPoints = 1 << 10;
constexpr int64_t kSettleWork = 150'000'000;  // of the premises that may settle an open claim
constexpr Milliseconds kSettleTime{3'000};

// index -> value after the first part -> .. -> value
void steps(const LayoutValue& side, int64_t index, const Assignment& numbers, Counterexample& found) {
  const Function& f = side.meaning;
  if (f.kind != Function::Kind::kChain || f.parts.size() < 2) return;
  std::string path = std::to_string(index);
  for (size_t k = 1; k <= f.parts.size(); ++k) {
    const auto end = f.parts.begin() + static_cast<std::ptrdiff_t>(k);
    const Expected<Concrete> first = Concrete::make(Function::chain({f.parts.begin(), end}), numbers);
    const std::optional<Int128> value = first ? first->at(index) : std::nullopt;
    if (!value) return;
    // A shift by 0 is no step.
    const Function& part = f.parts[k - 1];
    const bool nothing = part.kind == Function::Kind::kShift && Polynomial::of(part.shift).is(0);
    if (!nothing) path += " -> " + decimal(*value);
  }
  found.steps.push_back({"(" + side.text + ")", path});
}

// Turns the indices of a counterexample to a goal of conflict_free into lanes, and says the degree.
void tellConflict(const Goal& goal, Counterexample& found) {
  if (!goal.remark.empty()) found.note = goal.remark;
  if (!goal.firstLane || found.indices.empty()) return;
  if (goal.laneCount > 0)
    found.indices = {found.indices[0] % goal.laneCount, found.indices[0] / goal.laneCount};
  for (int64_t& lane : found.indices) lane += *goal.firstLane;
}

void constantsOf(const Expression& e, std::set<int64_t>& out) {
  if (e.kind == Expression::Kind::kInt && abs128(e.value) <= kLargestBound) out.insert(e.value);
  for (const Expression& child : e.children) constantsOf(child, out);
}

// N > M, written M < N; empty of what is no such relation.
std::string turned(const Expression& e) {
  if (e.relation != Relation::kGreater && e.relation != Relation::kGreaterEqual) return {};
  return toString(e.children[1]) + (e.relation == Relation::kGreater ? " < " : " <= ") +
         toString(e.children[0]);
}

// Weakest words first among those of equal weight: what failed, divisors, relations of symbols, bounds.
std::vector<std::string> candidates(const Claim& claim, const Assignment& broken) {
  std::vector<std::string> all, names;
  for (const auto& [name, divisor] : claim.symbols)
    if (name[0] != '?') names.push_back(name);
  const Expected<Goals> goals = goalsOf(claim, kPoints);
  // A relation of integers would be its own premise.
  const Expression& e = claim.expression;
  const bool itself = e.kind == Expression::Kind::kRelation && denotesInteger(e.children[0]);
  if (goals && !itself) {
    for (const Goal& goal : goals->goals) {
      if (goal.kind != Goal::Kind::kInteger) continue;
      std::string failed = toString(goal.lower) + " " + std::string(relationText(goal.relation)) + " " + toString(goal.upper);
      // One that is longer than the claim is the claim written out.
      if (failed.size() < claim.text.size()) all.push_back(std::move(failed));
    }
  }
  std::set<int64_t> constants;
  constantsOf(claim.expression, constants);
  for (const std::string& name : names) {
    for (int64_t k : kDivisors) all.push_back(name + " % " + std::to_string(k) + " == 0");
    all.push_back(name + " == 1");
    for (const std::string& other : names) {
      if (name < other) all.push_back(name + " == " + other);
      if (name != other) all.push_back(name + " <= " + other);
      if (name != other) all.push_back(name + " < " + other);
      if (name != other) all.push_back(name + " % " + other + " == 0");
    }
  }
  // Bounds near a number of the claim, and just beyond the counterexample.
  for (const std::string& name : names) {
    std::set<int64_t> bounds;
    if (auto at = broken.find(name); at != broken.end() && abs128(at->second) <= kLargestBound)
      bounds = {at->second - 1, at->second + 1};
    for (int64_t c : constants) bounds.insert({c - 1, c, c + 1});
    for (int64_t c : bounds) {
      all.push_back(name + " <= " + std::to_string(c));
      all.push_back(name + " >= " + std::to_string(c));
    }
    for (int64_t c : constants) all.push_back(name + " == " + std::to_string(c));
    for (int64_t c : constants)
      if (c > 1 && std::find(std::begin(kDivisors), std::end(kDivisors), c) == std::end(kDivisors))
        all.push_back(name + " % " + std::to_string(c) + " == 0");
    all.push_back(name + " % 2 == 1");
  }
  if (itself)
    std::erase_if(all, [&](const std::string& one) { return one == toString(e) || one == turned(e); });
  if (all.size() > kMostCandidates) all.resize(kMostCandidates);
  return all;
}

// The candidates that exclude the counterexample and each other number of the claim's at which it is false; few, the
// weakest first. None where the work does not suffice: a candidate that was held to a part of the numbers is a guess.
std::vector<std::string> fittingPremises(const Claim& claim, const Assignment& broken) {
  const WorkLimit share(kHintWork);
  const std::vector<Assignment> values = smallAssignments(claim, kMostValues);
  // Evaluated once: a candidate that keeps none of these is worth a proof.
  std::vector<bool> breaks;
  for (const Assignment& assignment : values)
    breaks.push_back(searchSmallModels(claim, {assignment}, kPoints).counterexample.has_value());
  struct Candidate {
    size_t kept;
    std::string premise;
    size_t order;
  };
  std::vector<Candidate> fitting;
  for (const std::string& premise : candidates(claim, broken)) {
    const Expected<std::vector<Expression>> parsed = parsePremises(premise);
    if (!parsed || parsed->size() != 1 || holdsAt(parsed->front(), broken) != false) continue;
    size_t kept = 0;
    bool breaking = false;
    for (size_t i = 0; i < values.size() && !breaking; ++i) {
      if (holdsAt(parsed->front(), values[i]) != true) continue;
      breaking = breaks[i];
      ++kept;
    }
    if (WorkLimit::spent()) return {};
    if (!breaking && kept >= kLeastKept) fitting.push_back({kept, premise, fitting.size()});
  }
  std::sort(fitting.begin(), fitting.end(), [](const Candidate& a, const Candidate& b) {
    if (a.kept != b.kept) return a.kept > b.kept;
    return std::pair(a.premise.size(), a.order) < std::pair(b.premise.size(), b.order);
  });
  std::vector<std::string> few;
  for (const Candidate& candidate : fitting)
    if (few.size() < kMostProofs) few.push_back(candidate.premise);
  return few;
}

// What the answer asks to add, then what its operations need, then the least number of each symbol, of all of
// them, and last the words that a refuted claim is tried with.
std::vector<std::string> settlers(const Claim& claim, const Answer& open) {
  std::vector<std::string> all;
  constexpr std::string_view kAdd = "add '";
  for (const std::string& missing : open.missing)
    if (const size_t at = missing.find(kAdd); at != std::string::npos)
      all.push_back(
          missing.substr(at + kAdd.size(), missing.find('\'', at + kAdd.size()) - at - kAdd.size()));
  if (const std::optional<Expression> condition = openCondition(open)) all.push_back(toString(*condition));
  const std::vector<Assignment> small = smallAssignments(claim, kMostValues);
  const auto at =
      std::find_if(small.begin(), small.end(), [&](const Assignment& a) { return !brokenPremise(claim, a); });
  std::string whole;
  for (const auto& [name, value] : at == small.end() ? Assignment{} : *at) {
    if (name[0] == '?') continue;
    all.push_back(name + " == " + std::to_string(value));
    whole += (whole.empty() ? "" : ", ") + all.back();
  }
  if (!whole.empty()) all.push_back(whole);
  const std::vector<std::string> others = candidates(claim, {});
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

Options brief() {
  Options options;
  options.budget = kProofBudget;
  options.total = kProofTotal;
  return options;
}

// Whether the claim is Proved under one premise more, within the time.
bool provesIt(const std::string& premise, const std::string& text, const std::string& where,
              const Options& options, Milliseconds time) {
  const TimeLimit limit(time);
  const Expected<Answer> answer = prove(text, where.empty() ? premise : where + ", " + premise, options);
  return answer && answer->verdict == Verdict::kProved;
}

// The first that fits, while there is work left.
template <typename Fits>
std::optional<std::string> firstOf(const std::vector<std::string>& premises, const Fits& fits) {
  for (const std::string& premise : premises) {
    if (fits(premise)) return premise;
    if (WorkLimit::spent()) break;
  }
  return std::nullopt;
}

}  // namespace

void explain(const Goal& goal, const Assignment& numbers, Counterexample& found) {
  using Kind = Goal::Kind;
  const size_t indices = found.indices.size();
  if (indices >= 1 && goal.kind != Kind::kFact && goal.kind != Kind::kInteger &&
      goal.kind != Kind::kComposable && goal.kind != Kind::kCovers && !goal.firstLane) {
    steps(goal.f, found.indices[0], numbers, found);
    if (goal.kind == Kind::kEqual) steps(goal.g, found.indices[0], numbers, found);
    if (goal.kind == Kind::kInjective && indices > 1) steps(goal.f, found.indices[1], numbers, found);
    if (goal.kind == Kind::kDisjoint && indices > 1) steps(goal.g, found.indices[1], numbers, found);
  }
  tellConflict(goal, found);
}

std::optional<std::string> nearestPremise(const std::string& text, const std::string& where,
                                          const Answer& refuted) {
  const Expected<Claim> claim = makeClaim(text, where);
  if (!claim || claim->symbols.empty() || !refuted.counterexample) return std::nullopt;
  const std::vector<std::string> fitting = fittingPremises(*claim, refuted.counterexample->assignment);
  const WorkLimit share(kHintWork);
  const TimeLimit limit(kHintTime);
  return firstOf(fitting, [&](const std::string& premise) {
    return provesIt(premise, text, where, brief(), kHintTime);
  });
}

std::optional<std::string> settlingPremise(const std::string& text, const std::string& where, const Answer& open) {
  const Expected<Claim> claim = makeClaim(text, where);
  if (!claim || claim->symbols.empty() || open.verdict != Verdict::kUnknown) return std::nullopt;
  const WorkLimit share(kSettleWork);
  const TimeLimit all(kSettleTime);
  const std::vector<std::string> premises = settlers(*claim, open);
  // Little work tells most apart. But less of it may suffice where more ends by the clock, so that what is
  // named is proved by all of it, and in half the time.
  const std::optional<std::string> settling = firstOf(premises, [&](const std::string& premise) {
    return provesIt(premise, text, where, brief(), kHintTime) &&
           provesIt(premise, text, where, {}, TimeLimit::kClaim / 2);
  });
  if (settling) return settling;
  return firstOf(premises,
                 [&](const std::string& premise) { return provesIt(premise, text, where, {}, kHintTime); });
}

}  // namespace cutecheck::oracle
