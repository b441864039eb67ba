// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// layout_modes: layouts as lists of modes. Nothing but the tree changes.
#include <algorithm>

#include "core/notation/parse.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/operations.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

using Modes = std::vector<Form>;

Modes modesOf(const Form& form) { return form.isLeaf ? Modes{form} : form.modes; }

Expected<int64_t> number(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(scalar, operations.denoter().integer(e));
  const std::optional<Int128> value = Polynomial::of(scalar).constant();
  const std::optional<int64_t> fits = value ? narrow(*value) : std::nullopt;
  if (!fits) return errorAt(e, Code::kUsage, "claim_c1", "expected a number");
  return *fits;
}

Diagnostic outOfRange(const Expression& e) {
  return errorAt(e, Code::kRank, "tuple_modes_c1", "no such mode");
}

// The modes of the operand (a leaf is its own), changed by `change`; swizzles stay outside.
// `others`: what is certain of the modes that come from elsewhere.
template <typename Change>
Expected<LayoutValue> changed(Operations& operations, const Expression& e, Change change,
                              Certain others = Certain::all()) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  if (!a.form || !operations.denoter().needsFixed(a)) return operations.formless(e.name + "(" + a.text + ")");
  Expected<Form> form = change(modesOf(*a.form), a.form->isLeaf);
  if (!form) return form.error();
  return valueOf(*form, a.certain & others, a.heads);
}

// [begin, end) of `rank` modes, as written.
Expected<std::pair<size_t, size_t>> range(Operations& operations, const Expression& e, size_t rank) {
  const auto count = static_cast<int64_t>(rank);
  CUTECHECK_TRY(begin, number(operations, e.children[1]));
  int64_t end = count;
  if (e.children.size() > 2) {
    CUTECHECK_TRY(given, number(operations, e.children[2]));
    end = given;
  }
  if (begin < -count || begin >= count || end <= -count || end > count) return outOfRange(e);
  if (begin < 0) begin += count;
  if (end < 0) end += count;
  if (begin >= end) return errorAt(e, Code::kRank, "tuple_modes_c2", "the range is empty");
  return std::pair{static_cast<size_t>(begin), static_cast<size_t>(end)};
}

Expected<size_t> index(Operations& operations, const Expression& e, size_t rank) {
  CUTECHECK_TRY(i, number(operations, e));
  const auto count = static_cast<int64_t>(rank);
  if (i < -count || i >= count) return outOfRange(e);
  return static_cast<size_t>(i < 0 ? i + count : i);
}

Expected<LayoutValue> take(Operations& operations, const Expression& e) {
  return changed(operations, e, [&](Modes modes, bool) -> Expected<Form> {
    CUTECHECK_TRY(ends, range(operations, e, modes.size()));
    return Form::tuple(Modes(modes.begin() + static_cast<std::ptrdiff_t>(ends.first),
                             modes.begin() + static_cast<std::ptrdiff_t>(ends.second)));
  });
}

Expected<LayoutValue> groupModes(Operations& operations, const Expression& e) {
  return changed(operations, e, [&](Modes modes, bool) -> Expected<Form> {
    CUTECHECK_TRY(ends, range(operations, e, modes.size()));
    Modes out, group;
    for (size_t i = 0; i < modes.size(); ++i) {
      if (i < ends.first || i >= ends.second) {
        out.push_back(modes[i]);
        continue;
      }
      group.push_back(modes[i]);
      if (i + 1 == ends.second) out.push_back(Form::tuple(group));
    }
    return Form::tuple(std::move(out));
  });
}

Expected<LayoutValue> select(Operations& operations, const Expression& e) {
  return changed(operations, e, [&](Modes modes, bool) -> Expected<Form> {
    Modes out;
    for (size_t i = 1; i < e.children.size(); ++i) {
      CUTECHECK_TRY(at, index(operations, e.children[i], modes.size()));
      out.push_back(modes[at]);
    }
    return Form::tuple(std::move(out));
  });
}

Expected<LayoutValue> get(Operations& operations, const Expression& e) {
  return changed(operations, e, [&](Modes modes, bool) -> Expected<Form> {
    CUTECHECK_TRY(i, number(operations, e.children[1]));
    if (i < 0 || i >= static_cast<int64_t>(modes.size())) return outOfRange(e);
    return modes[static_cast<size_t>(i)];
  });
}

Expected<LayoutValue> replace(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(by, operations.denoter().layout(e.children[2]));
  if (!by.form || !by.heads.empty()) return operations.formless("replace");
  return changed(operations, e, [&](Modes modes, bool leaf) -> Expected<Form> {
    CUTECHECK_TRY(at, index(operations, e.children[1], modes.size()));
    if (leaf) return *by.form;
    modes[at] = *by.form;
    return Form::tuple(std::move(modes));
  }, by.certain);
}

// append and prepend: one mode more, or as many as bring the layout to a rank.
Expected<LayoutValue> extended(Operations& operations, const Expression& e, bool front) {
  Form mode;
  Certain others = Certain::all();
  if (e.children.size() > 1) {
    CUTECHECK_TRY(given, operations.denoter().layout(e.children[1]));
    if (!given.form || !given.heads.empty()) return operations.formless(e.name);
    mode = *given.form;
    others = given.certain;
  }
  return changed(operations, e, [&](Modes modes, bool leaf) -> Expected<Form> {
    size_t rank = modes.size() + 1;
    if (e.children.size() > 2) {
      CUTECHECK_TRY(given, number(operations, e.children[2]));
      if (given < static_cast<int64_t>(modes.size()) || given > 4096)
        return errorAt(e, Code::kRank, "tuple_modes_c3", "the rank is smaller than that of the layout");
      if (given == static_cast<int64_t>(modes.size())) return leaf ? modes[0] : Form::tuple(modes);
      rank = static_cast<size_t>(given);
    }
    const Modes more(rank - modes.size(), mode);
    modes.insert(front ? modes.begin() : modes.end(), more.begin(), more.end());
    return Form::tuple(std::move(modes));
  }, others);
}

Expected<LayoutValue> append(Operations& operations, const Expression& e) {
  return extended(operations, e, false);
}
Expected<LayoutValue> prepend(Operations& operations, const Expression& e) {
  return extended(operations, e, true);
}

Expected<LayoutValue> flatten(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  if (!a.form || a.form->isLeaf) return a;
  Modes modes;
  for (const Mode& mode : leavesOf(*a.form)) modes.emplace_back(mode);
  return valueOf(Form::tuple(std::move(modes)), a.certain, a.heads);
}

Expected<LayoutValue> coalesceExtended(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  // The last mode is kept, whatever its extent: its stride is seen beyond the domain.
  if (!a.form || !operations.denoter().needsStrides(a)) return operations.formless("coalesce_extended(" + a.text + ")");
  const std::vector<Mode> modes = coalescedExtended(*a.form, operations.facts());
  a.certain = {false, mergesDecided(modes, operations.facts()), a.certain.strides};
  a.form = Form::flat(modes);
  a.text = "coalesce_extended(" + a.text + ")";
  return a;
}

Form withoutZeros(const Form& form, const Facts& facts, std::string& missing) {
  if (form.isLeaf) {
    const Polynomial& stride = form.leaf.stride;
    if (facts.equal(stride, Polynomial(0))) return Form();
    if (!facts.holds(stride, Relation::kNotEqual, Polynomial(0)) && missing.empty())
      missing = stride.str() + " != 0";
    return form;
  }
  Modes modes;
  for (const Form& mode : form.modes) modes.push_back(withoutZeros(mode, facts, missing));
  return Form::tuple(std::move(modes));
}

Expected<LayoutValue> filterZeros(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  const std::string text = "filter_zeros(" + a.text + ")";
  if (!a.form || !a.heads.empty()) return operations.formless(text);
  std::string missing;
  const Form form = withoutZeros(*a.form, operations.facts(), missing);
  if (!missing.empty()) return operations.lack("filter_zeros", text, missing);
  return valueOf(form, a.certain);
}

Expected<LayoutValue> concat(Operations& operations, const Expression& e) {
  Modes modes;
  Certain certain = Certain::all();
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(mode, operations.denoter().layout(child));
    if (!mode.form || !mode.heads.empty()) return operations.formless("concat");
    certain = certain & mode.certain;
    modes.push_back(*mode.form);
  }
  return valueOf(Form::tuple(std::move(modes)), certain);
}

// The modes in turn at the leaves of the profile.
Form atLeaves(const IntTuple& profile, const Modes& modes, size_t& next) {
  if (profile.isLeaf()) return modes[next++];
  Modes inner;
  for (const IntTuple& mode : profile.modes()) inner.push_back(atLeaves(mode, modes, next));
  return Form::tuple(std::move(inner));
}

Expected<LayoutValue> unflatten(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(profile, operations.profile(e.children[1]));
  return changed(operations, e, [&](Modes modes, bool) -> Expected<Form> {
    if (leaves(profile).size() != modes.size())
      return errorAt(e, Code::kRank, "profile_c2", "the profile has another number of leaves");
    size_t next = 0;
    return atLeaves(profile, modes, next);
  });
}

// A shape and its strides, read as a layout is.
Expected<LayoutValue> makeLayout(Operations& operations, const Expression& e) {
  Expression pair = e;
  pair.kind = Expression::Kind::kLayout;
  if (e.children.size() == 1) pair = e.children[0];
  return operations.denoter().layout(pair);
}

Expected<LayoutValue> filterBy(Operations& operations, const LayoutValue& a, const IntTuple& profile,
                               const Expression& e) {
  if (profile.isLeaf()) return operations.filter(a);
  if (!a.form || !operations.denoter().needsFixed(a)) return operations.formless("filter(" + a.text + ",..)");
  if (profile.rank() > a.form->rank())
    return errorAt(e, Code::kRank, "filter_c1", "the profile has more modes than the layout");
  Modes modes;
  bool decided = true, strides = true;
  for (size_t i = 0; i < a.form->rank(); ++i) {
    LayoutValue mode = modeOf(a, i);
    if (i < profile.rank()) {
      CUTECHECK_TRY(kept, filterBy(operations, mode, profile.mode(i), e));
      if (!kept.form) return kept;
      mode = operations.denoter().asResult(kept);
    }
    decided = decided && mode.certain.decided;
    strides = strides && mode.certain.strides;
    modes.push_back(*mode.form);
  }
  return valueOf(Form::tuple(std::move(modes)), {false, decided, strides});
}

Expected<LayoutValue> filter(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  if (e.children.size() == 1) return operations.filter(a);
  CUTECHECK_TRY(profile, operations.profile(e.children[1]));
  if (!a.heads.empty()) return operations.formless("filter(" + a.text + ",..)");
  return filterBy(operations, a, profile, e);
}

}  // namespace

std::vector<OperationRow> modeOperations() {
  constexpr size_t kAny = 64;
  return {{"append", 1, 3, append, true},
          {"coalesce_extended", 1, 1, coalesceExtended},
          {"concat", 1, kAny, concat, true},
          {"filter", 1, 2, filter},
          {"filter_zeros", 1, 1, filterZeros, true},
          {"flatten", 1, 1, flatten, true},
          {"get", 2, 2, get, true},
          {"group_modes", 2, 3, groupModes, true},
          {"make_layout", 1, 2, makeLayout, true},
          {"prepend", 1, 3, prepend, true},
          {"replace", 3, 3, replace, true},
          {"select", 2, kAny, select, true},
          {"take", 2, 3, take, true},
          {"unflatten", 2, 2, unflatten, true}};
}

}  // namespace cutecheck::oracle
