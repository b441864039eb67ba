// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Goal: one statement that a decider can decide; a claim is a conjunction of goals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/algebra/form.h"
#include "oracle/claims/function.h"
#include "oracle/claims/verdict.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

// The swizzle over a layout: S o n o L.
struct Head {
  Swizzle swizzle;
  Scalar shift;
};

// What is certain of a value's form. Nothing is, unless whoever makes the value says so.
struct Certain {
  // The form is the operation's result at every assignment, tree and extension included. A result drops modes of
  // size 1, so a symbolic extent that may be 1 leaves only the function on the domain certain.
  bool fixed = false;
  // Modes side by side that are not one are two: at no assignment is the result coalesced further.
  bool decided = false;
  // Each stride. One that is not written is 0 where its extent is 1, which === sees, and so does what reads beyond
  // the domain.
  bool strides = false;

  static Certain all() { return {true, true, true}; }
  // Of what was computed: Denoter::asResult adds whether it is fixed.
  static Certain computed(bool decided) { return {false, decided, false}; }
  friend Certain operator&(const Certain& a, const Certain& b) {
    return {a.fixed && b.fixed, a.decided && b.decided, a.strides && b.strides};
  }
};

// A layout as the claim knows it: its meaning, and its form when an operation's result could be
// computed. The meaning contains the heads; the form is what lies under them.
struct LayoutValue {
  Function meaning;
  std::optional<Form> form;
  std::vector<Head> heads;  // innermost first
  std::string text;
  Certain certain;
  bool written = true;  // a literal; the extension of a result is that of its form, not of its meaning
};

struct Goal {
  enum class Kind : uint8_t {
    kFact,       // `fact`, decided by looking at the trees
    kInteger,    // lower relation upper
    kEqual,      // f(i) == g(i) for 0 <= i < size(f); sizes are a goal of their own
    kInjective,  // f(i) != f(j) for i < j
    kRange,      // lower <= f(i) < upper
    kDisjoint,   // f(i) == g(j) only where both are 0
    kCovers,     // the image of f contains [0, upper)
    kComposable  // composition(f, g) exists: decided by search when static
  };
  Kind kind = Kind::kFact;
  std::string text;
  LayoutValue f, g;
  Scalar lower, upper;
  Relation relation = Relation::kEqual;
  bool fact = false;
  // The rule by which its form was computed, if it was.
  std::optional<Method> rule;
  // The correctness of an operation's result: false at any assignment means a fault of this program.
  bool obligation = false;
  // What an operation of the claim needs to have a value: where it does not follow the verdict is Unknown, and
  // false at an assignment it refutes nothing.
  std::string need;
  // It gives the claim and need not follow from it: false at an assignment it refutes nothing by itself.
  bool sufficient = false;
  // No symbol occurs in it, though the claim may have some: it can be enumerated.
  bool numbers = false;
  // Of conflict_free at numbers: what is said beside a counterexample, and which lanes its indices are; with
  // laneCount, index 0 is a pair of lanes.
  std::string remark;
  std::optional<int64_t> firstLane;
  int64_t laneCount = 0;
};

// A number for what a checker reads of the goal: another one has, but for chance, another. Its text is no part of it,
// for a text is written by whoever hands a goal on.
size_t fingerprintOf(const Goal& goal);

// What one decider says of one goal.
struct Attempt {
  enum class Outcome : uint8_t { kProved, kRefuted, kUnknown };
  Outcome outcome = Outcome::kUnknown;
  Method method = Method::kTrees;
  Engine engine = Engine::kStructural;
  uint64_t cost = 0;
  // kRefuted: where. A decider may be sure that a goal is false and not know where.
  std::optional<Counterexample> counterexample;
  std::string reason;   // kUnknown
  bool denied = false;  // a solver found the negated goal satisfiable, even if its model cannot be read
  std::optional<Derivation> derivation{};  // kProved: recorded by the decider; without it nothing is proved

  std::string decider() const { return methodName(method, engine); }
};

}  // namespace cutecheck::oracle
