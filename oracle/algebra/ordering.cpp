// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ordering: dense layouts of a shape, and blocks repeated to fill one.
#include <algorithm>

#include "core/notation/parse.h"
#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

namespace {

using Order = std::vector<Int128>;

// Of a dense layout: every mode of the shape is kept, and a stride is 0 where the extent is 1.
constexpr Certain kDense = {true, true, false};

Form shapeForm(const IntTuple& shape) {
  if (shape.isLeaf()) return Form(Polynomial::of(scalarOf(shape)), Polynomial(0));
  std::vector<Form> modes;
  for (const IntTuple& mode : shape.modes()) modes.push_back(shapeForm(mode));
  return Form::tuple(std::move(modes));
}

Form regrown(const Form& form, const std::vector<Mode>& modes, size_t& next) {
  if (form.isLeaf) return Form(modes[next++]);
  std::vector<Form> inner;
  for (const Form& mode : form.modes) inner.push_back(regrown(mode, modes, next));
  return Form::tuple(std::move(inner));
}

// The leaves, taken in `sequence`, lie dense; an extent of 1 has stride 0.
Form dense(const Form& shape, const std::vector<size_t>& sequence) {
  std::vector<Mode> modes = leavesOf(shape);
  Polynomial stride(1);
  for (size_t k : sequence) {
    modes[k].stride = modes[k].extent.is(1) ? Polynomial(0) : stride;
    stride = stride * modes[k].extent;
  }
  size_t next = 0;
  return regrown(shape, modes, next);
}

std::vector<size_t> counted(size_t n) {
  std::vector<size_t> sequence(n);
  for (size_t k = 0; k < n; ++k) sequence[k] = k;
  return sequence;
}

// The order of each leaf of the shape; nothing where the order does not stand beside it.
bool readOrder(const IntTuple& order, const Form& shape, Order& out) {
  if (order.isLeaf()) {
    if (order.kind() != IntTuple::Kind::kInt) return false;
    out.insert(out.end(), leavesOf(shape).size(), order.value());
    return true;
  }
  if (shape.isLeaf || order.rank() != shape.rank()) return false;
  for (size_t i = 0; i < order.rank(); ++i)
    if (!readOrder(order.mode(i), shape.modes[i], out)) return false;
  return true;
}

Expected<Form> ordered(const Form& shape, const Expression& e) {
  CUTECHECK_TRY(order, toIntTuple(ungrouped(e)));
  Order by;
  for (const IntTuple& leaf : leaves(order))
    if (leaf.kind() != IntTuple::Kind::kInt || leaf.hasBasis())
      return errorAt(e, Code::kUsage, "claim_c1", "the order in a claim must consist of numbers");
  if (!readOrder(order, shape, by))
    return errorAt(e, Code::kNotCongruent, "ordered_layout_c1",
                   "the order is not weakly congruent with the shape");
  std::vector<size_t> sequence = counted(by.size());
  std::sort(sequence.begin(), sequence.end(),
            [&](size_t a, size_t b) { return by[a] != by[b] ? by[a] < by[b] : a < b; });
  return dense(shape, sequence);
}

Form columnMajor(const Form& shape) { return dense(shape, counted(leavesOf(shape).size())); }

Expected<LayoutValue> left(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(shape, operations.denoter().shape(e.children[0]));
  return denseLayout(shape);
}

Expected<LayoutValue> right(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(shape, operations.denoter().shape(e.children[0]));
  const Form form = shapeForm(shape);
  std::vector<size_t> sequence = counted(leavesOf(form).size());
  std::reverse(sequence.begin(), sequence.end());
  return valueOf(dense(form, sequence), kDense);
}

Expected<LayoutValue> byOrder(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(shape, operations.denoter().shape(e.children[0]));
  CUTECHECK_TRY(form, ordered(shapeForm(shape), e.children[1]));
  return valueOf(form, kDense);
}

// The leaves by ascending stride, equal ones from the left; stride 0 is kept.
Expected<LayoutValue> like(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  const std::string text = "make_layout_like(" + a.text + ")";
  if (!a.form || !a.heads.empty() || !operations.denoter().needsFixed(a)) return operations.formless(text);
  const Facts& facts = operations.facts();
  const std::vector<Mode> modes = leavesOf(*a.form);
  std::vector<size_t> sequence;
  for (size_t k = 0; k < modes.size(); ++k) {
    const bool zero = facts.equal(modes[k].stride, Polynomial(0));
    if (!zero && !facts.holds(modes[k].stride, Relation::kNotEqual, Polynomial(0)))
      return operations.lack("make_layout_like", text, modes[k].stride.str() + " != 0");
    if (zero) continue;
    // Before the first with a larger stride.
    size_t at = sequence.size();
    for (size_t i = sequence.size(); i-- > 0;) {
      if (facts.positive(modes[sequence[i]].stride - modes[k].stride)) {
        at = i;
      } else if (!facts.lessEqual(modes[sequence[i]].stride, modes[k].stride)) {
        return operations.lack(
            "make_layout_like", text, "the order of " + modes[sequence[i]].stride.str() + " and " + modes[k].stride.str());
      }
    }
    sequence.insert(sequence.begin() + static_cast<std::ptrdiff_t>(at), k);
  }
  return valueOf(dense(*a.form, sequence), kDense);
}

Expected<LayoutValue> withShape(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(shape, operations.denoter().shape(e.children[1]));
  return operations.denoter().compose(a, denseLayout(shape), e);
}

// blocked_product of the block and a dense layout of how often it stands in each mode of the shape.
Expected<LayoutValue> tileToShape(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(block, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(shape, operations.denoter().shape(e.children[1]));
  const std::string text = "tile_to_shape(" + block.text + ")";
  if (!block.form || !operations.denoter().needsFixed(block)) return operations.formless(text);
  const Form whole = shapeForm(shape);
  if (block.form->rank() > whole.rank())
    return errorAt(e, Code::kRank, "tile_to_shape_c1", "the block has more modes than the shape");
  std::vector<Form> counts;
  for (size_t i = 0; i < whole.rank(); ++i) {
    const Polynomial part = i < block.form->rank() ? sizeOf(block.form->mode(i)) : Polynomial(1);
    const Polynomial extent = sizeOf(whole.mode(i));
    const std::optional<Polynomial> count = exactQuotient(extent, part);
    if (!count) {
      const std::string condition = "(" + extent.str() + ") % (" + part.str() + ") == 0";
      if (extent.constant() && part.constant())
        return errorAt(e, Code::kNotDivisible, "tile_to_shape_c2", "false: " + condition);
      return operations.lack("tile_to_shape", text, condition);
    }
    counts.emplace_back(*count, Polynomial(0));
  }
  const Form grid = Form::tuple(std::move(counts));
  Form tiler = columnMajor(grid);
  if (e.children.size() > 2) {
    CUTECHECK_TRY(by, ordered(grid, e.children[2]));
    tiler = by;
  }
  CUTECHECK_TRY(filled, operations.blockedProduct(valueOf(*block.form, block.certain), valueOf(tiler, kDense), e));
  if (!filled.form) return filled;
  return valueOf(*filled.form, filled.certain, block.heads);
}

}  // namespace

LayoutValue denseLayout(const IntTuple& shape) { return valueOf(columnMajor(shapeForm(shape)), kDense); }

std::vector<OperationRow> arrangementOperations() {
  return {{"make_layout_left", 1, 1, left},   {"make_layout_like", 1, 1, like},
          {"make_layout_right", 1, 1, right}, {"make_ordered_layout", 2, 2, byOrder},
          {"tile_to_shape", 2, 3, tileToShape}, {"with_shape", 2, 2, withShape}};
}

}  // namespace cutecheck::oracle
