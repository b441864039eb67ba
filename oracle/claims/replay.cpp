// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/replay.h"

#include <algorithm>
#include <functional>
#include <set>

#include "core/notation/print.h"
#include "oracle/claims/coincidences.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

namespace {

std::string shown(const std::optional<Int128>& v) { return v ? decimal(*v) : "no value"; }

// Whether some flat tuple of modes whose extents multiply to `extent` has the values of g, which is
// known below `known`. Tries every factorisation; strides are read off g where g is known.
bool someModesAgree(const std::function<std::optional<Int128>(int64_t)>& g, int64_t extent, int64_t known,
                    int64_t radix, const std::vector<Int128>& values) {
  if (radix == extent || static_cast<int64_t>(values.size()) >= known) return true;
  std::optional<Int128> stride = g(radix);
  if (!stride) return false;
  for (int64_t s = 2; s <= extent / radix; ++s) {
    if ((extent / radix) % s != 0) continue;
    std::vector<Int128> longer = values;
    bool agrees = true;
    for (int64_t x = radix; agrees && x < std::min(radix * s, known); ++x) {
      longer.push_back(values[static_cast<size_t>(x % radix)] + (x / radix) * *stride);
      agrees = g(x) == longer.back();
    }
    if (agrees && someModesAgree(g, extent, known, radix * s, longer)) return true;
  }
  return false;
}

// That no layout of composition's form agrees on [0, witness], and that one does below.
bool witnessHolds(const Concrete& f, const std::vector<int64_t>& extents, int64_t witness) {
  auto agreesBelow = [&](int64_t end) {
    int64_t radix = 1;
    for (int64_t extent : extents) {
      auto axis = [&, radix](int64_t x) { return f.at(Int128(x) * radix); };
      int64_t known = std::min<int64_t>(extent, (end + radix - 1) / radix);
      if (!someModesAgree(axis, extent, known, 1, {0})) return false;
      radix *= extent;
    }
    for (int64_t c = 0; c < end; ++c) {
      Int128 sum = 0;
      int64_t rest = c;
      radix = 1;
      for (int64_t extent : extents) {
        std::optional<Int128> part = f.at(Int128(rest % extent) * radix);
        if (!part) return false;
        sum += *part;
        rest /= extent;
        radix *= extent;
      }
      if (f.at(c) != sum) return false;
    }
    return true;
  };
  return agreesBelow(witness) && !agreesBelow(witness + 1);
}

}  // namespace

std::string textOf(const Assignment& assignment) {
  std::string text;
  for (const auto& [name, v] : assignment) text += " " + name + "=" + std::to_string(v);
  return text;
}

Replayed replay(const Goal& goal, const Assignment& numbers, const std::vector<int64_t>& indices) {
  Replayed result;
  auto fail = [&](std::string why) {
    result.note = std::move(why);
    return result;
  };
  auto evaluate = [&](const LayoutValue& side, int64_t index) {
    Expected<Concrete> f = Concrete::make(side.meaning, numbers);
    std::optional<Int128> v;
    if (f && index >= 0 && index < f->size()) {
      v = f->at(index);
      result.undefined |= !v;
    }
    result.undefined |= !f;
    result.evaluated.push_back({"(" + side.text + ")(" + std::to_string(index) + ")", shown(v)});
    return v;
  };
  using Kind = Goal::Kind;
  if (goal.kind == Kind::kFact) {
    result.violated = !goal.fact;
    return fail("false: " + goal.text);
  }
  if (goal.kind == Kind::kInteger) {
    std::optional<Int128> a = valueOf(goal.lower, numbers), b = valueOf(goal.upper, numbers);
    result.evaluated = {{toString(goal.lower), shown(a)}, {toString(goal.upper), shown(b)}};
    result.violated = a && b && !compare(*a, goal.relation, *b);
    result.undefined = !a || !b;
    return fail("false: " + goal.text);
  }
  size_t needed = goal.kind == Kind::kInjective || goal.kind == Kind::kDisjoint ? 2 : 1;
  if (indices.size() < needed) return fail("a counterexample without indices");
  if (goal.kind == Kind::kComposable) {
    Expected<Concrete> f = Concrete::make(Function::chain({goal.g.meaning, goal.f.meaning}), numbers);
    if (!f || !goal.g.form) return fail("the composed function has no value");
    std::vector<int64_t> extents;
    for (const Mode& mode : leavesOf(*goal.g.form))
      extents.push_back(static_cast<int64_t>(mode.extent.constant().value_or(1)));
    result.evaluated.push_back({"A(B(" + std::to_string(indices[0]) + "))", shown(f->at(indices[0]))});
    result.violated = witnessHolds(*f, extents, indices[0]);
    return fail("no layout of composition's form agrees with A(B(c)) on [0," + std::to_string(indices[0]) +
                "]");
  }
  if (goal.kind == Kind::kCovers) {
    Expected<Concrete> f = Concrete::make(goal.f.meaning, numbers);
    std::optional<Int128> n = valueOf(goal.upper, numbers);
    if (!f || !n || indices[0] < 0 || indices[0] >= *n)
      return fail("the offset is outside what is to be covered");
    result.violated = true;
    for (int64_t i = 0; i < f->size() && result.violated; ++i) {
      const std::optional<Int128> value = f->at(i);
      result.undefined |= !value;
      result.violated = value && *value != indices[0];
    }
    return fail("no coordinate of " + goal.f.text + " has offset " + std::to_string(indices[0]));
  }
  std::optional<Int128> a = evaluate(goal.f, indices[0]);
  if (goal.kind == Kind::kRange) {
    std::optional<Int128> low = valueOf(goal.lower, numbers), high = valueOf(goal.upper, numbers);
    result.undefined |= !low || !high;
    result.violated = a && low && high && (*a < *low || *a >= *high);
    return fail("outside [" + shown(low) + "," + shown(high) + ")");
  }
  if (goal.kind == Kind::kEqual) {
    std::optional<Int128> b = evaluate(goal.g, indices[0]);
    result.violated = a && b && *a != *b;
    return fail("false: " + goal.text);
  }
  bool disjoint = goal.kind == Kind::kDisjoint;
  std::optional<Int128> b = evaluate(disjoint ? goal.g : goal.f, indices[1]);
  result.violated = a && b && *a == *b && (disjoint ? *a != 0 : indices[0] != indices[1]);
  return fail(disjoint ? "both layouts have the same offset, which is not 0"
                       : "two coordinates have the same offset");
}

std::optional<std::string> contradiction(const Claim& claim, const Options& options, size_t most,
                                         uint64_t& samples) {
  std::vector<Assignment> tried = drawnAssignments(claim, options.seed + 1, most);
  const std::vector<Assignment> coincident = coincidentAssignments(claim, options.seed + 1, most / 2);
  tried.insert(tried.end(), coincident.begin(), coincident.end());
  for (const Assignment& assignment : tried) {
    if (WorkLimit::spent()) break;
    Expected<Goals> goals = goalsAt(claim, assignment, 1 << 10);
    if (!goals || !goals->necessary) continue;  // too large, or refused: searched before
    bool any = false;
    for (const Goal& goal : goals->goals) {
      Attempt attempt = decideByEnumeration(goal, 1 << 10);
      any |= attempt.cost > 0;
      if (attempt.outcome != Attempt::Outcome::kRefuted) continue;
      Replayed seen = replay(goal, {}, attempt.counterexample->indices);
      if (!seen.violated) continue;
      return "a sample contradicts the proof:" + textOf(assignment) + ", " + seen.note;
    }
    if (any) ++samples;
  }
  return std::nullopt;
}

}  // namespace cutecheck::oracle
