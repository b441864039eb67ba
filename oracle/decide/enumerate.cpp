// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/enumerate.h"

#include <algorithm>
#include <unordered_map>

#include "core/notation/print.h"
#include "oracle/algebra/composition.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

class Visit {
 public:
  Visit(const Goal& goal, int64_t limit) : goal_(goal), limit_(limit) {
    attempt_.method = Method::kEnumeration;
    attempt_.engine = Engine::kEnumeration;
  }

  Attempt decide() {
    switch (goal_.kind) {
      case Goal::Kind::kFact: conclude(goal_.fact, {}); break;
      case Goal::Kind::kInteger: integers(); break;
      case Goal::Kind::kEqual: equal(); break;
      case Goal::Kind::kInjective: injective(); break;
      case Goal::Kind::kRange: range(); break;
      case Goal::Kind::kDisjoint: disjoint(); break;
      case Goal::Kind::kCovers: covers(); break;
      case Goal::Kind::kComposable: composable(); break;
    }
    return std::move(attempt_);
  }

 private:
  void conclude(bool holds, std::vector<int64_t> indices) {
    attempt_.outcome = holds ? Outcome::kProved : Outcome::kRefuted;
    if (holds) return;
    attempt_.counterexample.emplace();
    attempt_.counterexample->indices = std::move(indices);
  }
  void giveUp(std::string reason) { attempt_.reason = std::move(reason); }

  std::optional<Concrete> concrete(const LayoutValue& value) {
    Expected<Concrete> f = Concrete::make(value.meaning);
    if (f) return *f;
    giveUp(f.error().message);
    return std::nullopt;
  }

  // The indices to look at: all of them, or the corners of each mode when there are too many.
  std::vector<int64_t> points(const LayoutValue& value, int64_t size) {
    std::vector<int64_t> out;
    complete_ = size <= limit_;
    if (complete_) {
      for (int64_t i = 0; i < size; ++i) out.push_back(i);
    } else {
      out = {0, size - 1};
      Int128 radix = 1;
      for (const Function& part : flatParts(value.meaning)) {
        std::optional<Int128> extent = valueOf(sizeOf(part), {});
        if (!extent) break;
        for (Int128 c : {Int128(1), *extent - 1, *extent}) {
          std::optional<Int128> i = checkedMul(radix, c);
          if (i && *i >= 0 && *i < size) out.push_back(static_cast<int64_t>(*i));
          if (i && *i >= 1 && *i <= size) out.push_back(static_cast<int64_t>(*i - 1));
        }
        radix *= *extent;
      }
    }
    attempt_.cost += out.size();
    return out;
  }

  void concludeUnlessRefuted() {
    if (attempt_.outcome == Outcome::kRefuted) return;
    if (complete_) return conclude(true, {});
    giveUp("more than " + std::to_string(limit_) + " points");
  }

  void integers() {
    std::optional<Int128> a = valueOf(goal_.lower, {}), b = valueOf(goal_.upper, {});
    attempt_.cost = 1;
    if (!a || !b) return giveUp("a side has no value in 128 bits");
    conclude(compare(*a, goal_.relation, *b), {});
  }

  void equal() {
    auto f = concrete(goal_.f), g = concrete(goal_.g);
    if (!f || !g) return;
    std::vector<int64_t> indices = points(goal_.f, std::min(f->size(), g->size()));
    if (!complete_)
      for (int64_t i : points(goal_.g, std::min(f->size(), g->size()))) indices.push_back(i);
    for (int64_t i : indices) {
      std::optional<Int128> a = f->at(i), b = g->at(i);
      if (!a || !b) return giveUp("no value at " + std::to_string(i));
      if (*a != *b) return conclude(false, {i});
    }
    concludeUnlessRefuted();
  }

  void injective() {
    auto f = concrete(goal_.f);
    if (!f) return;
    std::vector<std::pair<Int128, int64_t>> seen;
    for (int64_t i : points(goal_.f, f->size())) {
      std::optional<Int128> value = f->at(i);
      if (!value) return giveUp("no value at " + std::to_string(i));
      seen.emplace_back(*value, i);
    }
    std::sort(seen.begin(), seen.end());
    std::optional<std::pair<int64_t, int64_t>> clash;  // the one found first by an index that repeats
    for (size_t k = 1; k < seen.size(); ++k) {
      if (seen[k].first != seen[k - 1].first || seen[k].second == seen[k - 1].second) continue;
      if (!clash || seen[k].second < clash->second) clash = {seen[k - 1].second, seen[k].second};
    }
    if (clash) return conclude(false, {clash->first, clash->second});
    concludeUnlessRefuted();
  }

  void range() {
    auto f = concrete(goal_.f);
    std::optional<Int128> lower = valueOf(goal_.lower, {}), upper = valueOf(goal_.upper, {});
    if (!f || !lower || !upper) return giveUp("a bound has no value in 128 bits");
    for (int64_t i : points(goal_.f, f->size())) {
      std::optional<Int128> value = f->at(i);
      if (!value) return giveUp("no value at " + std::to_string(i));
      if (*value < *lower || *value >= *upper) return conclude(false, {i});
    }
    concludeUnlessRefuted();
  }

  void disjoint() {
    auto f = concrete(goal_.f), g = concrete(goal_.g);
    if (!f || !g) return;
    std::unordered_map<int64_t, int64_t> images;
    for (int64_t i : points(goal_.f, f->size())) {
      std::optional<Int128> value = f->at(i);
      if (!value || !narrow(*value)) return giveUp("no value at " + std::to_string(i));
      images.emplace(static_cast<int64_t>(*value), i);
    }
    bool complete = complete_;
    for (int64_t j : points(goal_.g, g->size())) {
      std::optional<Int128> value = g->at(j);
      if (!value || !narrow(*value)) return giveUp("no value at " + std::to_string(j));
      auto hit = images.find(static_cast<int64_t>(*value));
      if (hit != images.end() && *value != 0) return conclude(false, {hit->second, j});
    }
    complete_ = complete_ && complete;
    concludeUnlessRefuted();
  }

  void covers() {
    auto f = concrete(goal_.f);
    std::optional<Int128> n = valueOf(goal_.upper, {});
    if (!f || !n) return giveUp("the bound has no value in 128 bits");
    if (*n > limit_ || f->size() > limit_) return giveUp("more than " + std::to_string(limit_) + " points");
    std::vector<bool> reached(static_cast<size_t>(std::max<Int128>(*n, 0)), false);
    for (int64_t i : points(goal_.f, f->size())) {
      std::optional<Int128> value = f->at(i);
      if (!value) return giveUp("no value at " + std::to_string(i));
      if (*value >= 0 && *value < *n) reached[static_cast<size_t>(*value)] = true;
    }
    for (size_t x = 0; x < reached.size(); ++x)
      if (!reached[x]) return conclude(false, {static_cast<int64_t>(x)});
    conclude(true, {});
  }

  void composable() {
    Expected<Concrete> f = Concrete::make(Function::chain({goal_.g.meaning, goal_.f.meaning}));
    if (!f) return giveUp(f.error().message);
    if (f->size() > limit_ || !goal_.g.form) return giveUp("more than " + std::to_string(limit_) + " points");
    std::vector<int64_t> extents;
    for (const Mode& mode : leavesOf(*goal_.g.form))
      extents.push_back(static_cast<int64_t>(mode.extent.constant().value_or(1)));
    attempt_.cost = static_cast<uint64_t>(f->size());
    Searched searched = compositionSearch(*f, extents);
    if (searched.witness) return conclude(false, {*searched.witness});
    // What was found is one where it has the value at each coordinate.
    std::vector<Function> leaves;
    bool sizes = searched.modes.size() == extents.size();
    for (size_t k = 0; sizes && k < extents.size(); ++k) {
      std::vector<Mode> modes;
      for (const auto& [extent, stride] : searched.modes[k]) modes.push_back({Polynomial(extent), Polynomial(stride)});
      leaves.push_back(functionOf(Form::flat(modes)));
      sizes = sizeOf(Form::flat(modes)).is(extents[k]);
    }
    const Expected<Concrete> found = Concrete::make(Function::parallel(std::move(leaves)));
    for (int64_t c = 0; c < f->size(); ++c)
      if (!sizes || !found || !f->at(c) || found->at(c) != f->at(c)) return giveUp("no form was found");
    conclude(true, {});
  }

  const Goal& goal_;
  int64_t limit_;
  bool complete_ = true;
  Attempt attempt_;
};

}  // namespace

Attempt decideByEnumeration(const Goal& goal, int64_t limit) {
  Attempt attempt = Visit(goal, limit).decide();
  Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
