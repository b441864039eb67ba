// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// stencil_divide: windows that overlap, and the places where they stand.
#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {
namespace {

struct Stencil {
  LayoutValue window, places;
};

// The window w:d of a mode of n elements holds w of them, d apart; the whole of it lies inside at n - (w-1)*d
// places, one element from each to the next. Both are compositions, and proved as such.
Expected<Stencil> divideMode(Operations& operations, const LayoutValue& mode, const Operations::Tiler& tiler,
                             const Expression& e) {
  using Kind = Operations::Tiler::Kind;
  if (tiler.kind == Kind::kKeep) return Stencil{valueOf(Form(), Certain::all()), mode};
  const bool layout = tiler.kind == Kind::kLayout && tiler.layout.form && tiler.layout.heads.empty();
  if (!layout || !tiler.layout.form->isLeaf || !isStatic(*tiler.layout.form))
    return errorAt(e, Code::kNotStatic, "stencil_divide_c2",
                   "a window must be one mode with static extent and stride");
  const Mode window = tiler.layout.form->leaf;
  const bool one = operations.facts().equal(window.extent, Polynomial(1));
  if (!one && !operations.facts().positive(window.stride))
    return errorAt(e, Code::kNotStatic, "stencil_divide_c2", "the distance of a window must be at least 1");
  const Polynomial count = sizeOf(*mode.form) - (window.extent - Polynomial(1)) * window.stride;
  if (!operations.facts().positive(count)) {
    if (count.constant())
      return errorAt(e, Code::kOutOfDomain, "stencil_divide_c3", "a window is longer than its mode");
    return Stencil{operations.lack("stencil_divide", "stencil_divide(" + mode.text + ")", count.str() + " >= 1"), mode};
  }
  CUTECHECK_TRY(at, operations.denoter().compose(mode, tiler.layout, e));
  CUTECHECK_TRY(places, operations.denoter().compose(mode, valueOf(Form(count, Polynomial(1)), Certain::all()), e));
  return Stencil{std::move(at), std::move(places)};
}

Expected<LayoutValue> stencilDivide(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(tiler, operations.denoter().tiler(e.children[1]));
  const std::string text = "stencil_divide(" + a.text + ",..)";
  if (!a.form || !a.heads.empty()) return operations.formless(text);
  const bool whole = tiler.kind != Operations::Tiler::Kind::kByMode;
  if (!whole && !operations.denoter().needsFixed(a)) return operations.formless(text);
  if (!whole && tiler.modes.size() > a.form->rank())
    return errorAt(e, Code::kRank, "stencil_divide_c1", "the tiler has more modes than the layout");
  std::vector<Form> windows, places;
  Certain certain = whole ? Certain::all() : a.certain;
  const size_t modes = whole ? 1 : a.form->rank();
  for (size_t i = 0; i < modes; ++i) {
    const LayoutValue mode = whole ? a : modeOf(a, i);
    if (!whole && i >= tiler.modes.size()) {
      places.push_back(*mode.form);
      continue;
    }
    CUTECHECK_TRY(divided, divideMode(operations, mode, whole ? tiler : tiler.modes[i], e));
    if (!divided.window.form || !divided.places.form) return operations.formless(text);
    certain = certain & divided.window.certain & divided.places.certain;
    windows.push_back(*divided.window.form);
    places.push_back(*divided.places.form);
  }
  LayoutValue result =
      valueOf(whole ? Form::tuple({windows[0], places[0]})
                    : Form::tuple({Form::tuple(std::move(windows)), Form::tuple(std::move(places))}),
              certain);
  return operations.denoter().asResult(std::move(result));
}

}  // namespace

std::vector<OperationRow> stencilOperations() { return {{"stencil_divide", 2, 2, stencilDivide}}; }

}  // namespace cutecheck::oracle
