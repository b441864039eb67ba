// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on views, which cute-desugar takes apart into an iterator and a layout, and the parts of tiles
// and threads. A pointer is no number: these are proved, and what is left of them is called as operations on
// layouts.
#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;

Operand viewOf(Layout type) { return {"memref", std::move(type)}; }
Operand pointer() { return {"ptr", std::string()}; }

IntTuple open(Random& random) { return IntTuple::dynamic({32, random.pick<int64_t>({1, 1, 4})}); }

// Rows of run-time distance, now and then of run-time number.
Layout rows(Random& random) {
  const auto extent = [&]() -> IntTuple {
    return random.oneIn(7) ? open(random) : IntTuple(random.pick<int64_t>({16, 32, 64, 128}));
  };
  const IntTuple far = random.oneIn(3)
                           ? IntTuple(random.pick<int64_t>({128, 256}))
                           : IntTuple::dynamic({random.oneIn(2) ? 64 : 32, random.pick<int64_t>({1, 4, 8})});
  const IntTuple m = extent(), n = extent();
  return random.oneIn(3) ? Layout::unchecked(IntTuple::tuple({m, n}), IntTuple::tuple({IntTuple(1), far}))
                         : Layout::unchecked(IntTuple::tuple({m, n}), IntTuple::tuple({far, IntTuple(1)}));
}

IntTuple place(Random& random) {
  const auto one = [&] {
    return random.oneIn(3)   ? IntTuple::underscore()
           : random.oneIn(3) ? IntTuple(0)
                             : IntTuple::dynamic({32, 1});
  };
  return IntTuple::tuple({one(), one()});
}

Drawn tileOf(Random& random) {
  return {{viewOf(rows(random)), {"tile", toString(draw::tile(random, 2))}, {"coord", place(random)}}};
}

Drawn partOf(Random& random) {
  const std::vector<const char*> threads = {"(4,8):(8,1)", "(2,4):(1,2)", "(8,4):(1,8)",
                                            "((2,2),4):((1,8),2)", "(1,16):(0,1)"};
  return {{viewOf(rows(random)),
           {"known", "!cute.layout<\"" + std::string(random.pick(threads)) + "\">"},
           {"int_tuple", IntTuple::dynamic({32, 1})}}};
}

Drawn placeOf(Random& random) {
  const Tiler tile = draw::tile(random, 2);
  std::vector<IntTuple> at;
  for (const Tiler& mode : tile.modes())
    at.push_back(random.oneIn(3)   ? IntTuple::underscore()
                 : random.oneIn(3) ? IntTuple(random.below(mode.layout().shape().value()))
                                   : IntTuple::dynamic({32, 1}));
  return {{viewOf(rows(random)), {"tile", toString(tile)}, {"coord", IntTuple::tuple(at)}}};
}

Drawn windows(Random& random, const char* kind) {
  std::vector<Tiler> modes;
  for (int i = 0; i < 2; ++i)
    modes.emplace_back(Layout::unchecked(random.pick<int64_t>({2, 3, 4}), random.pick<int64_t>({1, 2})));
  return {{{kind, rows(random)}, {"tile", toString(Tiler::tuple(modes))}}};
}

std::string memref(const Layout& layout) { return "!cute.memref<f32, gmem, \"" + toString(layout) + "\">"; }

// An operation on layouts, of a view.
Operation onView(const Operation& operation) {
  Operation result = operation;
  result.called = false;
  result.onView = true;
  result.draw = [draw = operation.draw](Random& random) {
    Drawn drawn = draw(random);
    drawn.operands[0].kind = "memref";
    return drawn;
  };
  return result;
}

// The other divisions desugar as zipped_divide does.
bool hasViews(const std::string& name) {
  for (const char* op : {"composition", "coalesce", "zipped_divide", "slice", "group_modes", "select",
                         "flatten", "filter_zeros"})
    if (name == op) return true;
  return false;
}

Layout known(Random& random) {
  const std::vector<const char*> layouts = {"(4,4):(2,16)", "(8,8):(8,1)", "8:1",
                                            "16:2",         "(2,8):(1,2)", "(4,2):(1,8)",
                                            "(4,4):(4,1)",  "32:1",        "(2,2):(1,4)"};
  return std::get<Layout>(typeText(random.pick(layouts)));
}

Operation seen(const char* name, Drawn (*draw)(Random&)) { return {name, draw, nullptr, false, true}; }
Operation moved(const char* name, Drawn (*draw)(Random&)) { return {name, draw, nullptr, false}; }

}  // namespace

std::vector<Operation> viewOperations() {
  std::vector<Operation> all = {
      {"stencil_divide", [](Random& r) { return windows(r, "layout"); }, nullptr, false},
      {"compose", [](Random& r) { return Drawn{{{"layout", known(r)}, {"layout", known(r)}}}; }, nullptr,
       false},
      {"equal",
       [](Random& r) {
         const Layout a = draw::layout(r);
         const Layout b = r.oneIn(3) ? draw::layout(r)
                                     : Layout::unchecked(draw::alike(r, a.shape(), draw::narrow),
                                                         draw::alike(r, a.stride(), draw::stride));
         return Drawn{{{"layout", a}, {"layout", b}}, "", "", "equal", {"%0", "%1"}};
       }},
      seen("local_tile", tileOf),
      seen("local_partition", partOf),
      seen("partition", placeOf),
      seen("stencil_divide", [](Random& r) { return windows(r, "memref"); }),
      seen("get_iter", [](Random& r) { return Drawn{{viewOf(draw::layout(r))}}; }),
      seen("get_layout", [](Random& r) { return Drawn{{viewOf(draw::layout(r))}}; }),
      moved("make_view",
            [](Random& r) {
              const Layout layout = draw::layout(r);
              return Drawn{{pointer(), {"layout", layout}}, "", memref(layout)};
            }),
      moved("make_tensor", [](Random& r) { return Drawn{{pointer(), {"layout", draw::layout(r)}}}; }),
      moved("add_offset",
            [](Random& r) {
              // Of 64 bits an offset would need a promise that its bytes are a number of 64 bits.
              const IntTuple by = IntTuple::dynamic(
                  {32, r.pick<int64_t>({1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 48, 64, 128})});
              return Drawn{{pointer(), {"int_tuple", r.oneIn(3) ? IntTuple(r.between(1, 99)) : by}}};
            }),
  };
  for (const Operation& operation : algebraOperations())
    if (hasViews(operation.name)) all.push_back(onView(operation));
  return all;
}

}  // namespace cutecheck::run
