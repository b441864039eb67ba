// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/composition.h"

#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

// The tree of b with `leaves` in the place of its leaves, in order.
Form regrow(const Form& b, const std::vector<Form>& leaves, size_t& next) {
  if (b.isLeaf) return leaves[next++];
  std::vector<Form> modes;
  for (const Form& mode : b.modes) modes.push_back(regrow(mode, leaves, next));
  return Form::tuple(std::move(modes));
}

class Rule {
 public:
  Rule(const Form& a, const Facts& facts) : a_(coalescedExtended(a, facts)), facts_(facts), digits_(a_.size()) {}

  // The modes of leaf n:r, or nothing and missing().
  std::optional<Form> leaf(const Polynomial& n, const Polynomial& r) {
    if (facts_.equal(n, Polynomial(1))) return Form();
    if (facts_.equal(r, Polynomial(0))) return Form(n, Polynomial(0));
    if (a_.size() == 1) return Form(n, r * a_[0].stride);
    if (!facts_.positive(r)) return lack(r.str() + " >= 1");

    std::vector<Mode> out;
    Polynomial left = n, rest = r;
    for (size_t k = 0; k + 1 < a_.size(); ++k) {
      const Mode& mode = a_[k];
      if (auto passed = exactQuotient(rest, mode.extent)) {
        rest = *passed;
        continue;
      }
      Polynomial reach = (left - Polynomial(1)) * rest;
      if (facts_.lessEqual(reach + Polynomial(1), mode.extent)) {
        out.push_back({left, rest * mode.stride});
        digits_[k] = digits_[k] + reach;
        return Form::flat(out);
      }
      std::optional<Polynomial> room = exactQuotient(mode.extent, rest);
      if (!room) return lack("(" + mode.extent.str() + ") % (" + rest.str() + ") == 0");
      std::optional<Polynomial> beyond = exactQuotient(left, *room);
      if (!beyond) return lack("(" + left.str() + ") % (" + room->str() + ") == 0");
      out.push_back({*room, rest * mode.stride});
      digits_[k] = digits_[k] + (*room - Polynomial(1)) * rest;
      left = *beyond;
      rest = Polynomial(1);
    }
    out.push_back({left, rest * a_.back().stride});
    return Form::flat(out);
  }

  bool carryFree() {
    for (size_t k = 0; k + 1 < a_.size(); ++k) {
      if (facts_.lessEqual(digits_[k] + Polynomial(1), a_[k].extent)) continue;
      lack(digits_[k].str() + " < " + a_[k].extent.str() + " (no carry)");
      return false;
    }
    return true;
  }

  const std::string& missing() const { return missing_; }

 private:
  std::nullopt_t lack(std::string condition) {
    missing_ = "composition needs " + std::move(condition);
    return std::nullopt;
  }

  std::vector<Mode> a_;
  const Facts& facts_;
  std::vector<Polynomial> digits_;  // largest sum of digits met in each mode of A
  std::string missing_;
};

// One leaf of B under construction: completed modes and the unbounded one on top of them.
struct Axis {
  int64_t extent;
  int64_t radix = 1;                                // product of the completed extents
  std::vector<std::pair<int64_t, Int128>> modes;    // completed
  std::optional<Int128> top;                        // stride of the mode above them
  std::vector<Int128> values{0};                    // R at 0, 1, ...

  // Takes the value at coordinate x = values.size(); false when no layout has it.
  bool take(Int128 value) {
    auto x = static_cast<int64_t>(values.size());
    int64_t low = x % radix, high = x / radix;
    if (!top) {
      top = value;  // x == radix, the first coordinate above the completed modes
    } else if (value != values[static_cast<size_t>(low)] + high * *top) {
      // The mode must end here: exactly at a digit boundary, at a divisor of the extent.
      if (low != 0 || extent % x != 0) return false;
      modes.emplace_back(high, *top);
      radix = x;
      top = value;
    }
    values.push_back(value);
    return true;
  }

  std::vector<std::pair<int64_t, Int128>> result() const {
    auto out = modes;
    if (extent / radix > 1) out.emplace_back(extent / radix, *top);
    return out;
  }
};

}  // namespace

Computed compositionRule(const Form& a, const Form& b, const Facts& facts) {
  Computed computed;
  Rule rule(a, facts);
  std::vector<Form> leaves;
  for (const Mode& mode : leavesOf(b)) {
    std::optional<Form> leaf = rule.leaf(facts.normal(mode.extent), facts.normal(mode.stride));
    if (!leaf) {
      computed.missing = rule.missing();
      return computed;
    }
    computed.decided = computed.decided && mergesDecided(leavesOf(*leaf), facts);
    leaves.push_back(std::move(*leaf));
  }
  if (!rule.carryFree()) {
    computed.missing = rule.missing();
    return computed;
  }
  size_t next = 0;
  computed.form = regrow(b, leaves, next);
  computed.how = Method::kCompositionRule;
  return computed;
}

Searched compositionSearch(const Concrete& f, const std::vector<int64_t>& leaves) {
  Searched searched;
  std::vector<Axis> axes;
  for (int64_t extent : leaves) axes.push_back(Axis{extent, 1, {}, {}, {0}});
  std::vector<int64_t> coordinate(leaves.size(), 0);
  for (int64_t c = 1; c < f.size(); ++c) {
    size_t nonZero = 0, axis = 0;
    for (size_t j = 0; j < coordinate.size(); ++j) {
      if (++coordinate[j] < leaves[j]) break;
      coordinate[j] = 0;
    }
    for (size_t j = 0; j < coordinate.size(); ++j)
      if (coordinate[j] != 0) ++nonZero, axis = j;

    std::optional<Int128> value = f.at(c);
    bool agrees = value.has_value();
    if (agrees && nonZero == 1) {
      agrees = axes[axis].take(*value);
    } else if (agrees) {
      Int128 sum = 0;
      for (size_t j = 0; j < axes.size(); ++j) sum += axes[j].values[static_cast<size_t>(coordinate[j])];
      agrees = sum == *value;
    }
    if (!agrees) {
      searched.witness = c;
      return searched;
    }
  }
  for (const Axis& axis : axes) searched.modes.push_back(axis.result());
  return searched;
}

Computed composition(const Form& a, const Form& b, const Facts& facts, int64_t limit) {
  Computed computed = compositionRule(a, b, facts);
  if (computed.form || !isStatic(a) || !isStatic(b)) return computed;
  Expected<Concrete> f = Concrete::make(Function::chain({functionOf(b), functionOf(a)}));
  if (!f || f->size() > limit) return computed;

  std::vector<int64_t> extents;
  for (const Mode& mode : leavesOf(b)) extents.push_back(static_cast<int64_t>(*mode.extent.constant()));
  Searched searched = compositionSearch(*f, extents);
  if (searched.witness) {
    Diagnostic refused = makeError(Code::kNotComposable, "composition_c2",
                                   "no layout of the form of " + toString(b) + " is " + toString(a) +
                                       " after it from coordinate " + std::to_string(*searched.witness) + " on");
    refused.witness = {*searched.witness};
    computed.refused = std::move(refused);
    return computed;
  }
  std::vector<Form> leaves;
  for (const auto& modes : searched.modes) {
    std::vector<Mode> flat;
    for (const auto& [extent, stride] : modes) flat.push_back({Polynomial(extent), Polynomial(stride)});
    leaves.push_back(Form::flat(flat));
  }
  size_t next = 0;
  computed.form = regrow(b, leaves, next);
  computed.how = Method::kCompositionSearch;
  computed.missing.clear();
  return computed;
}

}  // namespace cutecheck::oracle
