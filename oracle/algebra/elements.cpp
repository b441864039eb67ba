// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// elements: layouts in larger or smaller elements, leaf by leaf.
#include <numeric>

#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

namespace {

Expected<int64_t> number(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(scalar, operations.denoter().positive(e));
  const std::optional<Int128> value = Polynomial::of(scalar).constant();
  const std::optional<int64_t> fits = value ? narrow(*value) : std::nullopt;
  if (!fits) return errorAt(e, Code::kUsage, "claim_c1", "expected a number of elements");
  return *fits;
}

Form regrown(const Form& form, const std::vector<Mode>& modes, size_t& next) {
  if (form.isLeaf) return Form(modes[next++]);
  std::vector<Form> inner;
  for (const Form& mode : form.modes) inner.push_back(regrown(mode, modes, next));
  return Form::tuple(std::move(inner));
}

Function oneMode(const Polynomial& extent, const Polynomial& stride) {
  return Function::mode(extent.scalar(), stride.scalar());
}

// One leaf in groups: how many of its coordinates lie in one, how many groups there are, how far apart.
struct Grouped {
  Polynomial fine{1}, groups, stride;
};

std::optional<Grouped> grouped(const Mode& mode, int64_t n, const Facts& facts, std::string& missing) {
  Grouped g;
  g.groups = mode.extent;
  if (facts.equal(mode.extent, Polynomial(1)) || facts.equal(mode.stride, Polynomial(0))) return g;
  if (auto whole = exactQuotient(mode.stride, Polynomial(n))) {
    g.stride = *whole;
    return g;
  }
  const std::optional<Int128> stride = mode.stride.constant();
  if (!stride || *stride <= 0 || *stride >= n) {
    missing = "(" + mode.stride.str() + ") % " + std::to_string(n) + " == 0";
    return std::nullopt;
  }
  const Polynomial first(ceilDiv(n, *stride));
  if (facts.lessEqual(mode.extent, first)) {
    g.fine = mode.extent;
    g.groups = Polynomial(1);
    return g;
  }
  if (n % *stride != 0 || !facts.lessEqual(first, mode.extent)) {
    missing = n % *stride != 0 ? std::to_string(n) + " % " + mode.stride.str() + " == 0"
                               : first.str() + " <= " + mode.extent.str();
    return std::nullopt;
  }
  g.fine = first;
  const std::optional<Polynomial> exact = exactQuotient(mode.extent, first);
  g.groups = exact ? *exact : quotient(mode.extent + first - Polynomial(1), first);
  g.stride = Polynomial(1);
  return g;
}

// Coordinate x of the group size stands in group x / fine: what the result says of each element.
Function groupOf(const Mode& mode, const Grouped& g) {
  if (g.fine.is(1)) return oneMode(mode.extent, g.stride);
  return Function::chain({Function::parallel({oneMode(mode.extent, Polynomial(1))}),
                          Function::parallel({oneMode(g.fine, Polynomial(0)), oneMode(g.groups, g.stride)})});
}

Expected<LayoutValue> upcastBy(Operations& operations, const LayoutValue& a, int64_t n, const Expression& e) {
  const std::string text = "upcast(" + a.text + "," + std::to_string(n) + ")";
  if (!a.form || !a.heads.empty()) return operations.formless(text);
  if (!operations.denoter().needsFixed(a)) return operations.formless(text);
  const Facts& facts = operations.facts();
  std::vector<Mode> modes;
  std::vector<Function> parts;
  Polynomial reach(0);
  std::string missing;
  for (const Mode& mode : leavesOf(*a.form)) {
    std::optional<Grouped> g = grouped(mode, n, facts, missing);
    if (!g) break;
    reach = reach + (g->fine - Polynomial(1)) * mode.stride;
    parts.push_back(groupOf(mode, *g));
    modes.push_back({g->groups, g->groups.is(1) ? Polynomial(0) : g->stride});
  }
  if (missing.empty() && !facts.lessEqual(reach, Polynomial(n - 1)))
    missing = reach.str() + " < " + std::to_string(n) + ": modes of smaller strides stay within one group";
  if (!missing.empty()) {
    if (isStatic(*a.form))
      return errorAt(e, Code::kNotDivisible, "upcast_c1", "no groups of elements: " + missing);
    return operations.lack("upcast", text, missing);
  }
  size_t next = 0;
  const LayoutValue result = valueOf(regrown(*a.form, modes, next), Certain::computed(a.certain.decided));
  // floor(A(c)/n), n elements to a group.
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.obligation = true;
  goal.rule = Method::kUpcast;
  goal.f.meaning = Function::chain({a.meaning, Function::parallel({oneMode(Polynomial(n), Polynomial(0)),
                                                                   oneMode(Polynomial(1), Polynomial(1))})});
  goal.f.text = "(" + a.text + ") / " + std::to_string(n);
  goal.g.meaning = Function::parallel(std::move(parts));
  goal.g.text = "the group of each element in " + result.text;
  goal.text = goal.f.text + " is " + goal.g.text;
  // Negative offsets round towards 0 in a composition, so that nothing is said of them here.
  bool plain = true;
  for (const Mode& mode : leavesOf(*a.form)) plain = plain && facts.nonNegative(mode.stride);
  if (plain) operations.denoter().obligations.push_back(std::move(goal));
  return result;
}

Expected<LayoutValue> downcastBy(Operations& operations, const LayoutValue& a, int64_t n,
                                 const Expression& e) {
  const std::string text = "downcast(" + a.text + "," + std::to_string(n) + ")";
  if (!a.form || !a.heads.empty() || !operations.denoter().needsFixed(a)) return operations.formless(text);
  const Facts& facts = operations.facts();
  const std::vector<Mode> leaves = leavesOf(*a.form);
  auto alone = [&](const Mode& mode) { return facts.equal(mode.extent, Polynomial(1)); };
  size_t split = leaves.size();
  for (size_t k = 0; k < leaves.size() && split == leaves.size(); ++k) {
    if (alone(leaves[k])) continue;
    const bool unit = facts.equal(leaves[k].stride, Polynomial(1));
    if (!unit && !facts.holds(leaves[k].stride, Relation::kNotEqual, Polynomial(1)))
      return operations.lack("downcast", text, leaves[k].stride.str() + " != 1");
    if (!unit) continue;
    if (!facts.lessEqual(Polynomial(2), leaves[k].extent))
      return operations.lack("downcast", text, leaves[k].extent.str() + " >= 2");
    split = k;
  }
  for (size_t k = 0; k < leaves.size() && split == leaves.size(); ++k) {
    if (alone(leaves[k])) {
      split = k;
    } else if (!facts.lessEqual(Polynomial(2), leaves[k].extent)) {
      return operations.lack("downcast", text, leaves[k].extent.str() + " >= 2");
    }
  }
  if (split == leaves.size() && n > 1)
    return errorAt(e, Code::kNotDivisible, "downcast_c1",
                   "no mode has stride 1, so that the parts of an element have no mode");
  std::vector<Mode> modes;
  for (size_t k = 0; k < leaves.size(); ++k) {
    const bool takes = k == split;
    const Polynomial extent = takes ? leaves[k].extent * Polynomial(n) : leaves[k].extent;
    const Polynomial stride = takes ? Polynomial(1) : leaves[k].stride * Polynomial(n);
    modes.push_back({extent, alone({extent, stride}) ? Polynomial(0) : stride});
  }
  size_t next = 0;
  // Every mode is kept; the stride of one is 0 where its extent is 1.
  return valueOf(regrown(*a.form, modes, next), {a.certain.fixed, a.certain.decided, false});
}

Expected<LayoutValue> upcast(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(n, number(operations, e.children[1]));
  return upcastBy(operations, a, n, e);
}

Expected<LayoutValue> downcast(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(n, number(operations, e.children[1]));
  return downcastBy(operations, a, n, e);
}

Expected<LayoutValue> recast(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(wanted, number(operations, e.children[0]));
  CUTECHECK_TRY(given, number(operations, e.children[1]));
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[2]));
  const int64_t common = std::gcd(wanted, given);
  CUTECHECK_TRY(parts, downcastBy(operations, a, given / common, e));
  return upcastBy(operations, parts, wanted / common, e);
}

}  // namespace

std::vector<OperationRow> elementOperations() {
  return {{"downcast", 2, 2, downcast},
          {"recast", 3, 3, recast},
          {"recast_layout", 3, 3, recast},
          {"upcast", 2, 2, upcast}};
}

}  // namespace cutecheck::oracle
