// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/operations.h"

#include <algorithm>
#include <array>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/places.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kComplementUnits = 60;  // of work

struct Name {
  std::string_view name;
  size_t fewest, most;
};
constexpr std::array<Name, 9> kNames{{{"coalesce", 1, 2},
                                      {"complement", 1, 2},
                                      {"composition", 2, 2},
                                      {"logical_divide", 2, 2},
                                      {"logical_product", 2, 2},
                                      {"make_layout_tv", 2, 2},
                                      {"raked_product", 2, 2},
                                      {"right_inverse", 1, 1},
                                      {"zipped_divide", 2, 2}}};

}  // namespace

LayoutValue Operations::formless(std::string text) {
  LayoutValue value;
  value.text = std::move(text);
  value.meaning = Function::mode(denoter_.lacking(1), denoter_.lacking(0));
  if (denoter_.missing.empty()) denoter_.missing.push_back("the form of " + value.text);
  return value;
}

LayoutValue Operations::lack(std::string_view operation, std::string text, std::string condition) {
  if (denoter_.missing.empty())
    denoter_.missing.push_back(std::string(operation) + " needs " + std::move(condition));
  return formless(std::move(text));
}

const OperationRow* findLayoutOperation(std::string_view name) {
  static const std::vector<OperationRow> kRows = [] {
    std::vector<OperationRow> rows;
    for (const std::vector<OperationRow>& some :
         {modeOperations(), tilingOperations(), arrangementOperations(), elementOperations(),
          placeOperations(), partitionOperations(), stencilOperations()})
      rows.insert(rows.end(), some.begin(), some.end());
    return rows;
  }();
  auto at =
      std::find_if(kRows.begin(), kRows.end(), [&](const OperationRow& row) { return row.name == name; });
  return at == kRows.end() ? nullptr : &*at;
}

Expected<LayoutValue> Operations::call(const Expression& e) {
  if (const OperationRow* row = findLayoutOperation(e.name)) {
    if (e.children.size() < row->fewest || e.children.size() > row->most)
      return errorAt(e, Code::kUsage, "claim_c2", e.name + " takes another number of arguments");
    return row->compute(*this, e);
  }
  if (e.name == "slice") {
    if (e.children.size() != 2)
      return errorAt(e, Code::kUsage, "claim_c2", "slice takes a coordinate and a layout");
    CUTECHECK_TRY(coordinate, denoter_.coordinate(e.children[0]));
    CUTECHECK_TRY(value, denoter_.layout(e.children[1]));
    return slice(coordinate, value, e);
  }
  auto known = std::find_if(kNames.begin(), kNames.end(), [&](const Name& n) { return n.name == e.name; });
  if (known == kNames.end()) {
    bool elsewhere = denotesInteger(e);
    return errorAt(e, elsewhere ? Code::kUsage : Code::kUnknownOperation, "claim_c1",
                   elsewhere ? e.name + " is an integer, not a layout" : "no layout operation " + e.name);
  }
  if (e.children.size() < known->fewest || e.children.size() > known->most)
    return errorAt(e, Code::kUsage, "claim_c2",
                   e.name + " takes " + std::to_string(known->fewest) +
                       (known->most != known->fewest ? " or " + std::to_string(known->most) : "") +
                       (known->most > 1 ? " arguments" : " argument"));

  CUTECHECK_TRY(a, denoter_.layout(e.children[0]));
  if (e.name == "coalesce") {
    if (e.children.size() == 1) return coalesce(a, nullptr, e);
    CUTECHECK_TRY(profile, this->profile(e.children[1]));
    return coalesce(a, &profile, e);
  }
  if (e.name == "right_inverse") return rightInverse(a);
  if (e.name == "complement") {
    if (e.children.size() == 1) {
      LayoutValue kept = filter(a);
      if (!kept.form) return kept;
      CUTECHECK_TRY(cotarget, cosize(kept));
      return complement(a, cotarget, e);
    }
    CUTECHECK_TRY(cotarget, denoter_.integer(e.children[1]));
    return complement(a, cotarget, e);
  }
  if (e.name == "logical_product" || e.name == "raked_product" || e.name == "make_layout_tv") {
    if (e.name == "logical_product") {
      CUTECHECK_TRY(tiler, denoter_.tiler(e.children[1]));
      return multiply(a, tiler, e);
    }
    CUTECHECK_TRY(b, denoter_.layout(e.children[1]));
    if (e.name == "raked_product") return rakedProduct(a, b, e);
    CUTECHECK_TRY(raked, rakedProduct(a, b, e));
    CUTECHECK_TRY(inverse, rightInverse(raked));
    if (!inverse.form || !raked.form) return formless("make_layout_tv");
    Polynomial whole = sizeOf(*raked.form), reached = sizeOf(*inverse.form);
    if (!denoter_.facts().equal(whole, reached)) {
      if (whole.constant() && reached.constant())
        return errorAt(e, Code::kNotInjective, "make_layout_tv_c1",
                       "the raked product " + raked.text + " is no bijection onto its size");
      denoter_.missing.push_back("make_layout_tv needs " + whole.str() + " == " + reached.str());
    }
    Polynomial threads = Polynomial::of(sizeOf(a.meaning)), values = Polynomial::of(sizeOf(b.meaning));
    LayoutValue grid = valueOf(Form::tuple({Form(threads, Polynomial(1)), Form(values, threads)}), Certain::all());
    return denoter_.compose(inverse, grid, e);
  }
  CUTECHECK_TRY(tiler, denoter_.tiler(e.children[1]));
  if (e.name == "composition") return composeTiler(a, tiler, e);
  if (e.name == "logical_divide") return divide(a, tiler, e);
  return zippedDivide(a, tiler, e);
}

Expected<Scalar> Operations::cosize(const LayoutValue& value) {
  if (value.heads.empty() && value.form) {
    if (auto total = oracle::cosize(*value.form, denoter_.facts())) return total->scalar();
    Polynomial total(1);
    bool known = true;
    for (const Mode& mode : leavesOf(*value.form)) {
      const Polynomial &d = mode.stride, back = Polynomial(0) - d;
      std::optional<Polynomial> size;
      if (denoter_.facts().nonNegative(d)) size = d;
      if (!size && denoter_.facts().nonNegative(back)) size = back;
      if (!size) size = denoter_.define(Denoter::Chosen::kMax, d, back);
      known = known && size;
      if (size) total = total + (mode.extent - Polynomial(1)) * *size;
    }
    if (known) return total.scalar();
  } else if (value.form && isStatic(*value.form)) {
    Expected<Concrete> f = Concrete::make(value.meaning);
    if (f && f->size() <= denoter_.limit()) {
      std::optional<Int128> largest = 0;  // of offsets, none of which is below 0
      for (int64_t i = 0; i < f->size() && largest; ++i) {
        const std::optional<Int128> v = f->at(i);
        largest = v && *v >= 0 ? std::optional(std::max(*largest, *v)) : std::nullopt;
      }
      if (largest && narrow(*largest + 1)) return ScalarNode::constant(static_cast<int64_t>(*largest + 1));
    }
  }
  const char* what = value.heads.empty() ? "the sign of each stride" : "numbers, and no offset below 0";
  denoter_.missing.push_back("cosize(" + value.text + ") needs " + what);
  return denoter_.lacking(1);
}

LayoutValue Operations::filter(const LayoutValue& a) {
  std::string text = "filter(" + a.text + ")";
  if (!a.form || !a.heads.empty()) return formless(text);
  const Facts& facts = denoter_.facts();
  for (const Mode& mode : leavesOf(*a.form)) {
    bool decided =
        facts.equal(mode.stride, Polynomial(0)) || facts.holds(mode.stride, Relation::kNotEqual, 0);
    if (decided || facts.equal(mode.extent, Polynomial(1))) continue;
    denoter_.missing.push_back("filter needs " + mode.stride.str() + " != 0");
    return formless(text);
  }
  const std::vector<Mode> kept = filtered(*a.form, facts);
  return valueOf(Form::flat(kept), Certain::computed(mergesDecided(kept, facts)));
}

Expected<IntTuple> Operations::profile(const Expression& e) {
  CUTECHECK_TRY(profile, denoter_.coordinate(e));
  if (profile.hasBasis()) return errorAt(e, Code::kBasisStride, "claim_c4", "a profile has no basis elements");
  return profile;
}

Expected<LayoutValue> Operations::coalesce(const LayoutValue& a, const IntTuple* profile,
                                           const Expression& at) {
  LayoutValue result = a;
  result.text = "coalesce(" + a.text + ")";
  if (!a.form) return result;
  if (!profile || profile->isLeaf()) {
    const std::vector<Mode> modes = coalesced(*a.form, denoter_.facts());
    result.certain = {false, mergesDecided(modes, denoter_.facts()), a.certain.strides};
    result.form = Form::flat(modes);
    return result;
  }
  if (!denoter_.needsFixed(a)) return formless(result.text);
  if (profile->rank() > a.form->rank())
    return errorAt(at, Code::kRank, "coalesce_c2", "the profile has more modes than the layout");
  result.certain.fixed = false;
  std::vector<Form> modes;
  for (size_t i = 0; i < a.form->rank(); ++i) {
    LayoutValue mode = modeOf(a, i);
    if (i < profile->rank()) {
      const IntTuple part = profile->mode(i);
      CUTECHECK_TRY(inner, coalesce(mode, &part, at));
      mode = inner;
    }
    result.certain.decided = result.certain.decided && mode.certain.decided;
    modes.push_back(*mode.form);
  }
  result.form = Form::tuple(std::move(modes));
  return result;
}

Expected<LayoutValue> Operations::composeTiler(const LayoutValue& a, const Tiler& tiler,
                                               const Expression& at) {
  if (tiler.kind == Tiler::Kind::kKeep) return a;
  if (tiler.kind == Tiler::Kind::kLayout) return denoter_.compose(a, tiler.layout, at);
  if (!a.form || !denoter_.needsFixed(a)) return formless("composition(" + a.text + ",..)");
  if (tiler.modes.size() > a.form->rank())
    return errorAt(at, Code::kRank, "composition_c5", "the tiler has more modes than the layout");
  Certain certain = Certain::all();
  std::vector<Form> modes;
  for (size_t i = 0; i < tiler.modes.size(); ++i) {
    CUTECHECK_TRY(mode, composeTiler(modeOf(a, i), tiler.modes[i], at));
    if (!mode.form) return formless(mode.text);
    certain = certain & mode.certain;
    modes.push_back(*mode.form);
  }
  return valueOf(Form::tuple(std::move(modes)), certain, a.heads);
}

std::optional<std::vector<int64_t>> Operations::staticClash(const Form& form) {
  if (!isStatic(form)) return std::nullopt;
  Goal goal;
  goal.kind = Goal::Kind::kInjective;
  goal.f = sideOf(form);
  Attempt attempt = decideByEnumeration(goal, denoter_.limit());
  if (attempt.outcome != Attempt::Outcome::kRefuted) return std::nullopt;
  return attempt.counterexample->indices;
}

Expected<LayoutValue> Operations::complement(const LayoutValue& a, const Scalar& cotarget, const Expression& at) {
  WorkLimit::spend(kComplementUnits);
  std::string text = "complement(" + a.text + "," + toString(cotarget) + ")";
  if (!a.heads.empty()) return errorAt(at, Code::kUsage, "claim_c5", "complement takes a plain layout");
  if (!a.form) return formless(text);
  std::optional<Int128> bound = Polynomial::of(cotarget).constant();
  if (bound && *bound < 1)
    return errorAt(at, Code::kOutOfDomain, "complement_c5", "the cotarget must be at least 1");
  Computed computed = oracle::complement(*a.form, Polynomial::of(cotarget), denoter_.facts());
  Form kept = Form::flat(filtered(*a.form, denoter_.facts()));
  if (auto clash = staticClash(kept)) {
    Diagnostic refused = errorAt(at, Code::kNotInjective, "complement_c2",
                                 "two coordinates of " + oracle::toString(kept) + " share an offset");
    refused.witness = *clash;
    return refused;
  }
  if (computed.form && isStatic(*a.form) && staticClash(Form::tuple({kept, *computed.form})))
    computed.refused =
        makeError(Code::kNoComplement, "complement_c1",
                  "the modes of " + oracle::toString(kept) + " come back into the covered interval");
  if (computed.refused) {
    computed.refused->position = at.begin;
    return *computed.refused;
  }
  if (!computed.form) {
    denoter_.missing.push_back(computed.missing);
    return formless(text);
  }
  Form both = Form::tuple({kept, *computed.form});
  Goal injective;
  injective.kind = Goal::Kind::kInjective;
  injective.f = sideOf(both);
  injective.text = "injective(" + injective.f.text + ")";
  std::vector<Goal> goals = denoter_.covering(injective.f, cotarget);
  goals.push_back(std::move(injective));
  for (Goal& goal : goals) {
    goal.obligation = true;
    denoter_.obligations.push_back(std::move(goal));
  }
  // Where a mode of A is of size 1 the gaps below and above it are one.
  const bool decided = noneOfSizeOne(leavesOf(kept), denoter_.facts());
  // One mode stays one, whatever its extent is.
  return denoter_.asResult(valueOf(*computed.form, {computed.form->isLeaf, decided, false}));
}

Expected<LayoutValue> Operations::divideByLayout(const LayoutValue& a, const LayoutValue& tiler,
                                                 const Expression& at) {
  CUTECHECK_TRY(rest, complement(tiler, Polynomial::of(sizeOf(a.meaning)).scalar(), at));
  if (!rest.form || !tiler.form) return formless("logical_divide(" + a.text + "," + tiler.text + ")");
  LayoutValue both = valueOf(Form::tuple({*tiler.form, *rest.form}), tiler.certain & rest.certain);
  both.meaning = Function::parallel({tiler.meaning, rest.meaning});
  CUTECHECK_TRY(result, denoter_.compose(a, both, at));
  result.text = "logical_divide(" + a.text + "," + tiler.text + ")";
  return result;
}

Expected<LayoutValue> Operations::byTiler(const LayoutValue& a, const Tiler& tiler, const ByMode& by,
                                          const Expression& at) {
  if (tiler.kind == Tiler::Kind::kKeep) return a;
  if (tiler.kind == Tiler::Kind::kLayout) return (this->*by.whole)(a, tiler.layout, at);
  if (!a.form || !denoter_.needsFixed(a)) return formless(std::string(by.name) + "(" + a.text + ",..)");
  if (tiler.modes.size() > a.form->rank()) return errorAt(at, Code::kRank, by.rule, by.tooMany);
  Certain certain = Certain::all();
  std::vector<Form> modes;
  for (size_t i = 0; i < a.form->rank(); ++i) {
    LayoutValue mode = modeOf(a, i);
    if (i < tiler.modes.size()) {
      CUTECHECK_TRY(answer, byTiler(mode, tiler.modes[i], by, at));
      mode = answer;
    }
    if (!mode.form) return formless(mode.text);
    certain = certain & mode.certain;
    modes.push_back(*mode.form);
  }
  return valueOf(Form::tuple(std::move(modes)), certain, a.heads);
}

Expected<LayoutValue> Operations::divide(const LayoutValue& a, const Tiler& tiler, const Expression& at) {
  return byTiler(a, tiler,
                 {&Operations::divideByLayout, "logical_divide", "logical_divide_c2",
                  "the tiler has more modes than the layout"},
                 at);
}

Expected<LayoutValue> Operations::zippedDivide(const LayoutValue& a, const Tiler& tiler,
                                               const Expression& at) {
  return unzip(a, tiler, &Operations::divideByLayout, at);
}

Expected<LayoutValue> Operations::unzip(const LayoutValue& a, const Tiler& tiler, Split split,
                                        const Expression& at) {
  if (tiler.kind == Tiler::Kind::kLayout) return (this->*split)(a, tiler.layout, at);
  if (!a.form || !denoter_.needsFixed(a)) return formless("a form of " + a.text + " by mode");
  if (tiler.kind == Tiler::Kind::kKeep) return valueOf(Form::tuple({Form(), *a.form}), a.certain, a.heads);
  if (tiler.modes.size() > a.form->rank())
    return errorAt(at, Code::kRank, "logical_divide_c2", "the tiler has more modes than the layout");
  Certain certain = a.certain;
  std::vector<Form> tiles, rests;
  for (size_t i = 0; i < a.form->rank(); ++i) {
    if (i >= tiler.modes.size()) {
      rests.push_back(a.form->mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, unzip(modeOf(a, i), tiler.modes[i], split, at));
    if (!mode.form) return formless(mode.text);
    certain = certain & mode.certain;
    tiles.push_back(mode.form->mode(0));
    rests.push_back(mode.form->mode(1));
  }
  return valueOf(Form::tuple({Form::tuple(std::move(tiles)), Form::tuple(std::move(rests))}),
                 certain, a.heads);
}

Expected<LayoutValue> Operations::rightInverse(const LayoutValue& a) {
  std::string text = "right_inverse(" + a.text + ")";
  if (!a.form || !a.heads.empty()) return formless(text);
  Computed computed = oracle::rightInverse(*a.form, denoter_.facts(), Inverse::kLongest);
  if (!computed.form) {
    denoter_.missing.push_back(computed.missing);
    return formless(text);
  }
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.obligation = true;
  goal.rule = computed.how;
  const std::vector<Mode> modes = coalesced(*a.form, denoter_.facts());
  const bool decided = mergesDecided(modes, denoter_.facts()) && noneOfSizeOne(modes, denoter_.facts());
  LayoutValue result = denoter_.asResult(valueOf(*computed.form, Certain::computed(decided)));
  goal.f.meaning = Function::chain({result.meaning, a.meaning});
  goal.f.text = "composition(" + a.text + "," + result.text + ")";
  goal.g = sideOf(Form(sizeOf(*computed.form), Polynomial(1)));
  goal.text = goal.f.text + " is " + goal.g.text;
  denoter_.obligations.push_back(std::move(goal));
  return result;
}

Expected<LayoutValue> Operations::slice(const IntTuple& coordinate, const LayoutValue& a,
                                        const Expression& at) {
  if (coordinate.isUnderscore()) return a;
  CUTECHECK_TRY(place, Coordinate::of(coordinate));
  if (!a.form || !denoter_.needsFixed(a))
    return formless("slice(" + toString(coordinate) + "," + a.text + ")");
  if (!a.heads.empty()) return placed(*this, place, a, at);
  if (coordinate.isLeaf()) return valueOf(Form::tuple({}), a.certain);
  if (coordinate.rank() != a.form->rank() || a.form->isLeaf)
    return errorAt(at, Code::kRank, "slice_c1", "the coordinate and the layout have different trees");
  std::vector<Form> kept;
  for (size_t i = 0; i < coordinate.rank(); ++i) {
    const IntTuple& c = coordinate.mode(i);
    if (c.isUnderscore()) {
      kept.push_back(a.form->mode(i));
    } else if (c.isTuple()) {
      CUTECHECK_TRY(inner, slice(c, modeOf(a, i), at));
      kept.insert(kept.end(), inner.form->modes.begin(), inner.form->modes.end());
    }
  }
  return valueOf(Form::tuple(std::move(kept)), a.certain);
}

}  // namespace cutecheck::oracle
