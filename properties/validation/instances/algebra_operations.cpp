// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The algebra on layouts.
#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;

Operand layoutOf(Layout type) { return {"layout", std::move(type)}; }
std::string numbered(int64_t n) { return std::to_string(n); }

IntTuple open(Random& random) { return IntTuple::dynamic({32, random.pick<int64_t>({1, 2, 4, 8, 16})}); }

// Rows with a run-time stride, or columns; a run-time extent now and then, as each costs ten times the proof.
Layout matrix(Random& random, bool openExtents = true) {
  const auto extent = [&]() -> IntTuple {
    return openExtents && random.oneIn(7) ? open(random) : IntTuple(random.pick<int64_t>({8, 16, 32, 64}));
  };
  const IntTuple far = random.oneIn(3)
                           ? IntTuple(random.pick<int64_t>({64, 128, 1024}))
                           : IntTuple::dynamic({random.oneIn(4) ? 64 : 32, random.pick<int64_t>({1, 4, 8})});
  const IntTuple rows = extent(), columns = extent();
  return random.oneIn(2)
             ? Layout::unchecked(IntTuple::tuple({rows, columns}), IntTuple::tuple({far, IntTuple(1)}))
             : Layout::unchecked(IntTuple::tuple({rows, columns}), IntTuple::tuple({IntTuple(1), far}));
}

// A nested layout whose leading extents are known.
Layout nested(Random& random) {
  const int64_t a = random.pick<int64_t>({2, 4, 8}), b = random.pick<int64_t>({2, 4});
  const IntTuple last = random.oneIn(2) ? open(random) : IntTuple(random.pick<int64_t>({4, 8}));
  const IntTuple stride = random.oneIn(2) ? open(random) : IntTuple(a * b);
  return Layout::unchecked(IntTuple::tuple({IntTuple::tuple({IntTuple(a), IntTuple(b)}), last}),
                           IntTuple::tuple({IntTuple::tuple({IntTuple(1), IntTuple(a)}), stride}));
}

Layout either(Random& random) { return random.oneIn(3) ? nested(random) : matrix(random); }

Drawn divided(Random& random, const char* name) {
  return {{layoutOf(either(random)),
           {"tile", toString(draw::tile(random, static_cast<size_t>(random.between(1, 2))))}},
          "",
          "",
          name,
          {"%0", "%1"}};
}
Operation division(const char* name) {
  return {name, [name](Random& r) { return divided(r, name); }};
}

// A static block, copied in a layout whose extents run time knows.
Operation product(const char* name) {
  return {name, [name](Random& random) {
            const std::vector<std::pair<const char*, const char*>> blocks = {{"(2,4)", "(1,2)"},
                                                                             {"(4,2)", "(2,1)"},
                                                                             {"(3,4)", "(1,3)"},
                                                                             {"(8,2)", "(1,8)"},
                                                                             {"(2,2)", "(4,1)"}};
            const auto& [shape, stride] = random.pick(blocks);
            // How far a block is from the next is known: of a run-time stride not even the sign is.
            const int64_t m = random.pick<int64_t>({1, 2, 3, 4, 5, 8}), k = random.pick<int64_t>({1, 2, 3});
            const IntTuple n = random.oneIn(3) ? open(random) : draw::known(random);
            const Layout tiler =
                Layout::unchecked(IntTuple::tuple({IntTuple(m), n}),
                                  IntTuple::tuple({IntTuple(m == 1 ? 0 : k), IntTuple(k * m)}));
            const Layout block = std::get<Layout>(typeText(std::string(shape) + ":" + stride));
            return Drawn{{layoutOf(block), layoutOf(tiler)}, "", "", name, {"%0", "%1"}};
          }};
}

Operation unary(const char* name, Layout (*of)(Random&)) {
  return {name, [name, of](Random& r) { return Drawn{{layoutOf(of(r))}, "", "", name, {"%0"}}; }};
}

// Every mode continues the one before, but perhaps the last.
Layout joining(Random& random) { return random.oneIn(2) ? nested(random) : draw::compact(random); }

// The same, some strides of run time among them: what those are is not asked.
Layout chained(Random& random) {
  const Layout layout = joining(random);
  std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  for (IntTuple& extent : extents)
    if (!extent.isInt()) extent = IntTuple(random.pick<int64_t>({2, 3, 8}));
  if (random.oneIn(2)) random.shuffle(strides);
  for (IntTuple& stride : strides)
    if (random.oneIn(3)) stride = open(random);
  return Layout::unchecked(withLeaves(layout.shape(), extents), withLeaves(layout.shape(), strides));
}

// Rows whose elements lie side by side, known many, a known number of elements apart or a promised multiple
// of 8.
Layout elements(Random& random) {
  const IntTuple far = random.oneIn(2)
                           ? IntTuple(random.pick<int64_t>({64, 128, 1024}))
                           : IntTuple::dynamic({random.oneIn(4) ? 64 : 32, random.pick<int64_t>({8, 16})});
  const IntTuple inner(random.pick<int64_t>({8, 16, 32})),
      outer = random.oneIn(2) ? open(random) : IntTuple(4);
  return random.oneIn(2)
             ? Layout::unchecked(IntTuple::tuple({inner, outer}), IntTuple::tuple({IntTuple(1), far}))
             : Layout::unchecked(IntTuple::tuple({IntTuple(8), inner}), IntTuple::tuple({far, IntTuple(1)}));
}

Layout zeroStrides(Random& random) {
  Layout layout = draw::layout(random);
  return Layout::unchecked(
      layout.shape(), draw::alike(random, layout.shape(), [](Random& r) {
        return r.oneIn(2) ? IntTuple(0) : r.oneIn(2) ? open(r) : IntTuple(r.pick<int64_t>({1, 4, 8}));
      }));
}

// A run-time stride is none of 0.
Operation positive(Operation operation) {
  operation.draw = [draw = operation.draw](Random& random) {
    Drawn drawn = draw(random);
    drawn.operands[0].least = 1;
    return drawn;
  };
  return operation;
}

// A run-time stride is beyond all that are known.
Operation far(Operation operation) {
  operation.draw = [draw = operation.draw](Random& random) {
    Drawn drawn = draw(random);
    drawn.operands[0].least = 100'000;
    return drawn;
  };
  return operation;
}

// Where strides are known, so is their order.
Layout orderedStrides(Random& random) {
  IntTuple shape = draw::factors(random);
  if (shape.isTuple()) shape = IntTuple::tuple(leaves(shape));
  std::vector<IntTuple> strides;
  for (size_t i = 0; i < leaves(shape).size(); ++i)
    strides.emplace_back(random.pick<int64_t>({0, 1, 2, 3, 4, 8, 16, 64}));
  return Layout::unchecked(shape, withLeaves(shape, strides));
}

Layout knownCompact(Random& random) {
  const int64_t a = random.pick<int64_t>({2, 3, 4, 8}), b = random.pick<int64_t>({2, 4, 5, 7, 16});
  const int64_t c = random.pick<int64_t>({1, 2, 3});
  return random.oneIn(2) ? Layout::unchecked(IntTuple::tuple({a, b, c}), IntTuple::tuple({1, a, a * b}))
                         : Layout::unchecked(IntTuple::tuple({a, b}), IntTuple::tuple({b, 1}));
}

Drawn composed(Random& random) {
  // By tiles of the modes, or by a static layout that steps through the known ones.
  if (random.oneIn(2)) {
    const Layout a = matrix(random);
    return {{layoutOf(a), {"tile", toString(draw::tile(random, 2))}}, "", "", "composition", {"%0", "%1"}};
  }
  const Layout a = random.oneIn(2) ? nested(random) : matrix(random, false);
  const std::vector<Layout> rights = {std::get<Layout>(typeText("4:1")),
                                      std::get<Layout>(typeText("(2,4):(1,2)")),
                                      std::get<Layout>(typeText("8:2")),
                                      std::get<Layout>(typeText("(4,2):(2,8)")),
                                      std::get<Layout>(typeText("(2,2,2):(1,2,4)")),
                                      std::get<Layout>(typeText("(4,(2,2)):(1,(4,8))"))};
  return {{layoutOf(a), layoutOf(random.pick(rights))}, "", "", "composition", {"%0", "%1"}};
}

Drawn complemented(Random& random) {
  const std::vector<const char*> layouts = {"16:1", "(4,8):(1,4)", "(2,4):(1,8)",
                                            "4:4",  "(2,2):(4,1)", "8:2"};
  const Layout a = std::get<Layout>(typeText(random.pick(layouts)));
  const IntTuple cotarget = random.oneIn(3) ? open(random) : IntTuple(random.between(1, 200));
  return {{layoutOf(a), {"shape", cotarget}}, "", "", "complement", {"%0", "%1"}};
}

Drawn sliced(Random& random) {
  // A mode stays, so that there is a result.
  const Layout more = random.oneIn(2) ? either(random) : draw::layout(random);
  const Layout a = Layout::unchecked(IntTuple::tuple({draw::known(random), more.shape()}),
                                     IntTuple::tuple({draw::stride(random), more.stride()}));
  const IntTuple at = IntTuple::tuple({IntTuple::underscore(), draw::coordinate(random, more.shape(), true)});
  return {{layoutOf(a), {"coord", at, 0}}, "", "", "slice", {"%1", "%0"}};
}

Drawn grouped(Random& random) {
  const Layout a = draw::layout(random);
  const int64_t rank = static_cast<int64_t>(a.shape().isTuple() ? a.shape().rank() : 1);
  const int64_t begin = random.below(rank), end = random.between(begin + 1, rank);
  return {{layoutOf(a)},
          "<" + numbered(begin) + ", " + numbered(end) + "> ",
          "",
          "group_modes",
          {"%0", numbered(begin), numbered(end)}};
}

Drawn recast(Random& random) {
  const int64_t oldBits = random.pick<int64_t>({4, 8, 16, 32}),
                newBits = random.pick<int64_t>({4, 8, 16, 32});
  return {{layoutOf(elements(random))},
          "<" + numbered(newBits) + ", " + numbered(oldBits) + "> ",
          "",
          "recast_layout",
          {numbered(newBits), numbered(oldBits), "%0"}};
}

Drawn tiledToShape(Random& random) {
  const std::vector<const char*> blocks = {"(8,4):(4,1)", "(2,4):(1,2)", "(4,2):(1,4)", "8:1"};
  const Layout block = std::get<Layout>(typeText(random.pick(blocks)));
  std::vector<IntTuple> shape;
  for (int i = 0; i < 2; ++i)
    shape.push_back(random.oneIn(3) ? IntTuple::dynamic({32, random.pick<int64_t>({8, 16, 32})})
                                    : IntTuple(random.pick<int64_t>({8, 16, 32, 64, 128})));
  Drawn drawn{{layoutOf(block), {"shape", IntTuple::tuple(shape)}}, "", "", "tile_to_shape", {"%0", "%1"}};
  if (random.oneIn(2)) {
    drawn.operands.push_back(
        {"int_tuple", random.oneIn(2) ? IntTuple::tuple({1, 0}) : IntTuple::tuple({0, 1})});
    drawn.arguments.emplace_back("%2");
  }
  return drawn;
}

Drawn ordered(Random& random) {
  const IntTuple shape = draw::shape(random, 3, 2, false);
  std::vector<IntTuple> order;
  for (size_t i = 0; i < (shape.isTuple() ? shape.rank() : 1); ++i)
    order.emplace_back(static_cast<int64_t>(i));
  random.shuffle(order);
  const IntTuple places = shape.isTuple() ? IntTuple::tuple(order) : IntTuple(0);
  return {{{"shape", shape}, {"int_tuple", places}}, "", "", "make_ordered_layout", {"%0", "%1"}};
}

}  // namespace

std::vector<Operation> algebraOperations() {
  return {
      unary("coalesce", joining),
      {"complement", complemented},
      {"composition", composed},
      division("logical_divide"),
      division("zipped_divide"),
      division("tiled_divide"),
      division("flat_divide"),
      {"slice", sliced},
      {"group_modes", grouped},
      {"select",
       [](Random& r) {
         const Layout a = either(r);
         return Drawn{{layoutOf(a)}, r.oneIn(2) ? "<[1, 0]> " : "<[1]> "};
       },
       nullptr, false},
      {"get",
       [](Random& r) {
         const int64_t i = r.below(2);
         return Drawn{{layoutOf(either(r))}, "<[" + numbered(i) + "]> ", "", "get", {"%0", numbered(i)}};
       }},
      unary("flatten", [](Random& r) { return draw::layout(r); }),
      positive(unary("filter_zeros", zeroStrides)),
      positive(unary("filter", zeroStrides)),
      far({"recast_layout", recast}),
      far(unary("right_inverse", chained)),
      {"left_inverse",
       [](Random& r) { return Drawn{{layoutOf(knownCompact(r))}, "", "", "left_inverse", {"%0"}}; }, nullptr,
       false},
      product("logical_product"),
      product("zipped_product"),
      product("tiled_product"),
      product("flat_product"),
      product("blocked_product"),
      product("raked_product"),
      {"tile_to_shape", tiledToShape},
      unary("make_layout_like", orderedStrides),
      {"make_ordered_layout", ordered},
      {"make_identity_layout",
       [](Random& r) { return Drawn{{{"shape", draw::shape(r)}}, "", "", "make_identity_layout", {"%0"}}; }},
  };
}

}  // namespace cutecheck::run
