// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The goals of a claim: relations and predicates taken apart.
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/basis.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/tuple_divisions.h"
#include "oracle/claims/claim.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

// Whether one of the premises says, word by word, that s is at least 1.
bool isGiven(const Scalar& s, const std::vector<Constraint>& premises) {
  for (const Constraint& c : premises) {
    if (c.rhs->op() != ScalarNode::Op::kConstant || !equal(c.lhs, s)) continue;
    const bool above = c.relation == Relation::kGreaterEqual || c.relation == Relation::kEqual;
    if (above && c.rhs->value() >= 1) return true;
    if (c.relation == Relation::kGreater && c.rhs->value() >= 0) return true;
  }
  return false;
}

class Reader {
 public:
  Reader(Facts facts, const std::vector<Constraint>& premises, int64_t limit, const Assignment* numbers)
      : facts_(std::move(facts)), denoter_(facts_, limit, numbers), premises_(premises) {
    denoter_.mayDefine = !numbers;
  }

  Expected<Goals> read(const Expression& e) {
    CUTECHECK_TRY(parts, withoutBasis(e));
    Goals goals;
    size_t open = 0;
    for (const BasisPart& part : parts) {
      if (!part.missing.empty()) {
        denoter_.missing.push_back(part.missing);
        ++open;
        continue;
      }
      if (auto error = readPart(part.claim)) return *error;
      for (Goal& goal : goals_) goal.text += part.of.empty() ? "" : " (" + part.of + ")";
      goals.goals.insert(goals.goals.end(), goals_.begin(), goals_.end());
      goals_.clear();
    }
    for (Goal& obligation : denoter_.obligations) goals.goals.push_back(std::move(obligation));
    // First what everything else stands on.
    for (const Need& need : denoter_.needs) {
      if (isGiven(need.scalar, premises_)) continue;
      integerGoal(need.scalar, Relation::kGreaterEqual, ScalarNode::constant(1),
                  need.condition() + ", for " + need.of);
      goals_.back().need = need.condition();
    }
    goals.goals.insert(goals.goals.begin(), goals_.begin(), goals_.end());
    goals.missing = std::move(denoter_.missing);
    // What is made of an integer that is missing lacks no more than that.
    for (size_t k = goals.missing.size(); k-- > 1;)
      if (goals.missing[k].find(Polynomial::beyond().str()) != std::string::npos)
        goals.missing.erase(goals.missing.begin() + static_cast<std::ptrdiff_t>(k));
    // Of a part that an operation could not be computed for, the goals mean nothing.
    goals.necessary = goals.missing.size() == open;
    for (const Goal& goal : goals.goals)
      if (goals.missing.empty() && isBeyond(goal))
        goals.missing.push_back("numbers within 128 bits in: " + goal.text);
    goals.implicit = std::move(denoter_.implicit);
    goals.definitions = std::move(denoter_.definitions);
    return goals;
  }

 private:
  std::optional<Diagnostic> readPart(const Expression& e) {
    if (e.kind == Kind::kRelation) return relation(e);
    return e.kind == Kind::kCall ? predicate(e) : usage(e, "a claim is a relation or a predicate");
  }

  static Diagnostic usage(const Expression& e, std::string message) {
    return errorAt(e, Code::kUsage, "claim_c1", std::move(message));
  }

  void integerGoal(Scalar a, Relation relation, Scalar b, std::string text) {
    goals_.push_back(oracle::integerGoal(std::move(a), relation, std::move(b), std::move(text)));
  }

  void leafGoal(const Polynomial& a, const Polynomial& b) {
    integerGoal(a.scalar(), Relation::kEqual, b.scalar(), a.str() + " == " + b.str());
  }

  void factGoal(bool fact, std::string text) { goals_.push_back(oracle::factGoal(fact, std::move(text))); }

  Goal layoutGoal(Goal::Kind kind, const LayoutValue& f, std::string text) {
    Goal goal;
    goal.kind = kind;
    goal.f = f;
    goal.text = std::move(text);
    return goal;
  }

  void equalGoals(const LayoutValue& a, const LayoutValue& b) {
    integerGoal(sizeOf(a.meaning), Relation::kEqual, sizeOf(b.meaning), "size(" + a.text + ") == size(" + b.text + ")");
    goals_.push_back(layoutGoal(Goal::Kind::kEqual, a, a.text + " == " + b.text));
    goals_.back().g = b;
  }

  void identicalTrees(const Form& a, const Form& b) {
    if (a.isLeaf && b.isLeaf) {
      leafGoal(a.leaf.extent, b.leaf.extent);
      leafGoal(a.leaf.stride, b.leaf.stride);
      return;
    }
    bool same = a.isLeaf == b.isLeaf && a.modes.size() == b.modes.size();
    if (!same)
      return factGoal(false, "the trees of " + toString(a) + " and " + toString(b) + " are the same");
    for (size_t i = 0; i < a.modes.size(); ++i) identicalTrees(a.modes[i], b.modes[i]);
  }

  std::optional<Diagnostic> identicalGoals(const LayoutValue& a, const LayoutValue& b) {
    if (!a.form || !b.form) {
      denoter_.missing.push_back("=== needs the form of both sides");
      return std::nullopt;
    }
    if (!denoter_.needsFixed(a) || !denoter_.needsFixed(b)) return std::nullopt;
    if (!denoter_.needsStrides(a) || !denoter_.needsStrides(b)) return std::nullopt;
    bool heads = a.heads.size() == b.heads.size();
    for (size_t i = 0; heads && i < a.heads.size(); ++i) heads = a.heads[i].swizzle == b.heads[i].swizzle;
    if (!heads) {
      factGoal(false, "the swizzles of " + a.text + " and " + b.text + " are the same");
      return std::nullopt;
    }
    // At an offset of 0 what moves a layout is not written.
    for (const LayoutValue* side : {&a, &b})
      for (const Head& head : side->heads)
        if (const Polynomial shift = Polynomial::of(head.shift);
            head.swizzle.bits == 0 && !shift.constant() && !denoter_.facts().holds(shift, Relation::kNotEqual, 0)) {
          denoter_.missing.push_back("=== needs " + shift.str() + " != 0");
          return std::nullopt;
        }
    for (size_t i = 0; i < a.heads.size(); ++i)
      leafGoal(Polynomial::of(a.heads[i].shift), Polynomial::of(b.heads[i].shift));
    identicalTrees(*a.form, *b.form);
    if (goals_.empty()) factGoal(true, "the trees of " + a.text + " and " + b.text + " are the same");
    return std::nullopt;
  }

  std::optional<Diagnostic> relation(const Expression& e) {
    const Expression &left = e.children[0], &right = e.children[1];
    if (denotesInteger(left) && denotesInteger(right)) {
      CUTECHECK_TRY(a, denoter_.integer(left));
      CUTECHECK_TRY(b, denoter_.integer(right));
      integerGoal(a, e.relation, b, toString(e));
      return std::nullopt;
    }
    if ((denotesInteger(left) || denotesTuple(left)) && (denotesInteger(right) || denotesTuple(right))) {
      CUTECHECK_TRY(goals, tupleGoals(denoter_, e));
      goals_ = std::move(goals);
      return std::nullopt;
    }
    CUTECHECK_TRY(a, denoter_.layout(left));
    CUTECHECK_TRY(b, denoter_.layout(right));
    if (e.relation != Relation::kEqual && e.relation != Relation::kIdentical)
      return usage(e, "layouts are related by == or ===; " + std::string(relationText(e.relation)) +
                          " is for integers");
    if (e.relation == Relation::kIdentical) return identicalGoals(a, b);
    equalGoals(a, b);
    return std::nullopt;
  }

  void compatibleTrees(const Form& a, const Form& b) {
    if (a.isLeaf) {
      leafGoal(a.leaf.extent, sizeOf(b));
      return;
    }
    if (b.isLeaf || a.modes.size() != b.modes.size())
      return factGoal(false, "each leaf of " + toString(a) + " meets a mode of " + toString(b));
    for (size_t i = 0; i < a.modes.size(); ++i) compatibleTrees(a.modes[i], b.modes[i]);
  }

  std::optional<Diagnostic> predicate(const Expression& e) {
    struct Arity {
      std::string_view name;
      size_t arguments;
      bool secondIsInteger;
    };
    static constexpr Arity kPredicates[] = {{"injective", 1, false},  {"bijective", 2, true},
                                            {"composable", 2, false}, {"compatible", 2, false},
                                            {"covers", 2, true},      {"disjoint", 2, false}};
    const Predicate* other = findPredicate(e.name);
    const Arity* known = nullptr;
    for (const Arity& arity : kPredicates)
      if (arity.name == e.name) known = &arity;
    if (!known && !other) {
      std::string names;
      for (const std::string_view name : predicateNames()) names += " " + std::string(name);
      for (const Arity& arity : kPredicates) names += " " + std::string(arity.name);
      return errorAt(e, Code::kUsage, "claim_c1", "no predicate " + e.name + "; there are" + names);
    }
    const size_t arguments = known ? known->arguments : other->arguments;
    if (e.children.size() != arguments)
      return errorAt(e, Code::kUsage, "claim_c2",
                     e.name + " takes " + std::to_string(arguments) + (arguments == 1 ? " argument" : " arguments"));
    if (other) {
      CUTECHECK_TRY(goals, other->goals(denoter_, e));
      goals_ = std::move(goals);
      return std::nullopt;
    }
    CUTECHECK_TRY(a, denoter_.layout(e.children[0]));
    if (known->secondIsInteger) {
      CUTECHECK_TRY(n, denoter_.integer(e.children[1]));
      if (e.name == "bijective") return bijective(a, n);
      goals_ = denoter_.covering(a, n);
      return std::nullopt;
    }
    if (e.name == "injective") {
      goals_.push_back(layoutGoal(Goal::Kind::kInjective, a, toString(e)));
      return std::nullopt;
    }
    if (e.name == "composable") {
      CUTECHECK_TRY(b, denoter_.tiler(e.children[1]));
      if (auto error = swizzledThrough(a, b, e)) return error;
      return composable(a, b, e);
    }
    CUTECHECK_TRY(b, denoter_.layout(e.children[1]));
    if (e.name == "disjoint") {
      goals_.push_back(layoutGoal(Goal::Kind::kDisjoint, a, toString(e)));
      goals_.back().g = b;
      return std::nullopt;
    }
    if (a.form && b.form && denoter_.needsFixed(a) && denoter_.needsFixed(b)) {
      compatibleTrees(*a.form, *b.form);
      if (goals_.empty()) factGoal(true, toString(e));
    } else if (denoter_.missing.empty()) {
      denoter_.missing.push_back("compatible needs the form of both sides");
    }
    return std::nullopt;
  }

  // Onto [0,n): as many coordinates as values, all different, all inside.
  std::optional<Diagnostic> bijective(const LayoutValue& a, const Scalar& n) {
    integerGoal(sizeOf(a.meaning), Relation::kEqual, n, "size(" + a.text + ") == " + toString(n));
    Goal inside = layoutGoal(Goal::Kind::kRange, a, "0 <= " + a.text + " < " + toString(n));
    inside.lower = ScalarNode::constant(0);
    inside.upper = n;
    goals_.push_back(std::move(inside));
    goals_.push_back(layoutGoal(Goal::Kind::kInjective, a, "injective(" + a.text + ")"));
    return std::nullopt;
  }

  void noForm(const LayoutValue& value) {
    if (denoter_.missing.empty()) denoter_.missing.push_back("the form of " + value.text);
  }

  // What is composed goes through the swizzles of a, whose modes alone have none.
  std::optional<Diagnostic> swizzledThrough(const LayoutValue& a, const Denoter::TilerValue& b, const Expression& at) {
    if (a.heads.empty()) return std::nullopt;
    const size_t before = denoter_.obligations.size();
    const Expected<LayoutValue> composed = Operations(denoter_).composeTiler(a, b, at);
    denoter_.obligations.resize(before);
    return composed ? denoter_.noteOffsets(*composed, at) : std::nullopt;
  }

  std::optional<Diagnostic> composable(const LayoutValue& a, const Denoter::TilerValue& b,
                                       const Expression& at) {
    using TilerKind = Denoter::TilerValue::Kind;
    if (b.kind == TilerKind::kKeep) {
      factGoal(true, "_ keeps " + a.text);
      return std::nullopt;
    }
    if (!a.form) {
      noForm(a);
      return std::nullopt;
    }
    if (b.kind == TilerKind::kByMode) {
      if (!denoter_.needsFixed(a)) return std::nullopt;
      if (b.modes.size() > a.form->rank())
        return errorAt(at, Code::kRank, "composition_c5", "the tiler has more modes than the layout");
      for (size_t i = 0; i < b.modes.size(); ++i)
        if (auto error = composable(modeOf(a, i), b.modes[i], at)) return error;
      return std::nullopt;
    }
    if (!b.layout.form) {
      noForm(b.layout);
      return std::nullopt;
    }
    size_t before = denoter_.obligations.size();
    Expected<LayoutValue> composed = denoter_.compose(a, b.layout, at);
    if (!composed && composed.error().code != Code::kNotComposable) return composed.error();
    if (!composed) {
      Goal goal = layoutGoal(Goal::Kind::kComposable, a, toString(at));
      goal.g = b.layout;
      goal.f.meaning = functionOf(*a.form);
      goals_.push_back(std::move(goal));
    }
    if (composed && !composed->form) noForm(*composed);
    // That the result is right is here the claim itself.
    for (size_t i = before; i < denoter_.obligations.size(); ++i) {
      goals_.push_back(std::move(denoter_.obligations[i]));
      goals_.back().obligation = false;
    }
    denoter_.obligations.resize(before);
    return std::nullopt;
  }

  const Facts facts_;
  Denoter denoter_;
  const std::vector<Constraint>& premises_;
  std::vector<Goal> goals_;
};

}  // namespace

Expected<Goals> goalsUnder(const Expression& e, const std::vector<Constraint>& premises, int64_t limit) {
  return Reader(Facts(premises), premises, limit, nullptr).read(e);
}

Expected<Goals> goalsOf(const Claim& claim, int64_t limit) {
  CUTECHECK_TRY(goals, goalsUnder(claim.expression, claim.constraints, limit));
  goals.missing.insert(goals.missing.begin(), claim.missing.begin(), claim.missing.end());
  return goals;
}

Expected<Goals> goalsAt(const Claim& claim, const Assignment& assignment, int64_t limit) {
  static const std::vector<Constraint> kNone;
  return Reader(Facts(), kNone, limit, &assignment).read(claim.expression);
}

}  // namespace cutecheck::oracle
