// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making values, taking them apart, and what a layout says of a coordinate.
#include <algorithm>

#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using Numbers = std::vector<int64_t>;

std::string typed(const std::string& kind, const std::string& text) {
  return "!cute." + kind + "<\"" + text + "\">";
}
Operand layoutOf(Layout type) { return {"layout", std::move(type)}; }

// What the leaves of all operands are, in a row.
Numbers inARow(const std::vector<Numbers>& operands) {
  Numbers all;
  for (const Numbers& operand : operands) all.insert(all.end(), operand.begin(), operand.end());
  return all;
}

// From the scalars that fill the run-time leaves of the result.
Operation made(const char* name, const char* kind) {
  return {
      name,
      [kind](Random& random) {
        const std::string of = kind;
        // A result without a number is nothing to validate.
        const IntTuple inner = draw::coordinate(random, draw::tree(random, draw::extent), true);
        const IntTuple type = of == "coord"    ? IntTuple::tuple({IntTuple::dynamic({32, 1}), inner})
                              : of == "stride" ? draw::tree(random, draw::stride)
                                               : draw::tree(random, draw::extent);
        Drawn drawn;
        for (const IntTuple& leaf : leaves(type))
          if (leaf.kind() == IntTuple::Kind::kDynamic)
            drawn.operands.push_back({leaf.dynamicLeaf().width == 64 ? "i64" : "i32", IntTuple(leaf), -1, 0});
        drawn.result = typed(of, toString(type));
        return drawn;
      },
      nullptr, false};
}

Drawn layoutFromParts(Random& random) {
  const Layout type = draw::layout(random);
  Drawn drawn{{{"shape", type.shape()}, {"stride", type.stride()}}};
  drawn.result = typed("layout", toString(type));
  return drawn;
}

Drawn part(Random& random, const char* reference) {
  return {{layoutOf(draw::layout(random))}, "", "", reference, {"%0"}};
}

ComposedLayout swizzledLayout(Random& random, bool dynamicOffset) {
  const std::vector<Swizzle> swizzles = {Swizzle{1, 0, 2}, Swizzle{2, 0, 3}, Swizzle{2, 1, 3},
                                         Swizzle{3, 4, 3}, Swizzle{2, 0, -3}};
  const std::vector<int64_t> extents = {2, 4, 8};
  std::vector<IntTuple> shape, stride;
  int64_t next = 1;
  for (int i = 0; i < random.between(1, 3); ++i) {
    shape.emplace_back(random.pick(extents));
    stride.push_back(random.oneIn(3) ? IntTuple::dynamic({32, random.pick<int64_t>({1, 2, 8})})
                                     : IntTuple(next));
    next *= shape.back().value();
  }
  const IntTuple offset = dynamicOffset && random.oneIn(2)
                              ? IntTuple::dynamic({32, random.pick<int64_t>({1, 4, 64})})
                              : IntTuple(random.pick<int64_t>({0, 0, 8, 5}));
  return {random.pick(swizzles), offset, Layout::unchecked(IntTuple::tuple(shape), IntTuple::tuple(stride))};
}

Drawn offsetOf(Random& random, const char* kind) {
  const std::string of = kind;
  if (of == "composed_layout") {
    const ComposedLayout composed = swizzledLayout(random, true);
    return {{{"coord", draw::coordinate(random, composed.layout.shape()), 1}, {of, composed}},
            "",
            "",
            "call",
            {"%1", "%0"}};
  }
  if (of == "shape") {
    const IntTuple shape = draw::factors(random);
    return {{{"coord", draw::coordinate(random, shape), 1}, {of, shape}}, "", "", "crd2idx", {"%0", "%1"}};
  }
  const Layout layout = draw::layout(random);
  return {{{"coord", draw::coordinate(random, layout.shape()), 1}, layoutOf(layout)},
          "",
          "",
          "crd2idx",
          {"%0", "%1"}};
}

Drawn coordinateOf(Random& random) {
  const IntTuple shape = draw::shape(random);
  // What divides the digits of a multiple follows only where the extents are known.
  const auto isInt = [](const IntTuple& leaf) { return leaf.isInt(); };
  const std::vector<IntTuple> extents = leaves(shape);
  const bool known = std::all_of(extents.begin(), extents.end(), isInt);
  const IntTuple open =
      IntTuple::dynamic({random.oneIn(3) ? 64 : 32, known ? random.pick<int64_t>({1, 8}) : 1});
  const IntTuple index = random.oneIn(4) ? IntTuple(random.below(100)) : open;
  return {{{"int_tuple", index, -1, 0}, {"shape", shape}}, "", "", "idx2crd", {"%0", "%1"}};
}

Drawn sizeOf(Random& random) {
  const IntTuple shape = draw::factors(random);
  if (random.oneIn(2)) return {{{"shape", shape}}, "", "", "size", {"%0"}};
  const Layout layout = Layout::unchecked(shape, draw::alike(random, shape, draw::stride));
  return {{layoutOf(layout)}, "", "", "size", {"%0"}};
}

// What divides a swizzled multiple is a question of bits that takes the solver many seconds: no promises
// here.
Drawn swizzleOf(Random& random) {
  const std::vector<const char*> swizzles = {"S<1,0,2>",  "S<2,0,3>", "S<2,1,3>", "S<3,4,3>",
                                             "S<2,0,-3>", "S<2,3,3>", "S<1,2,1>", "S<1,1,-2>",
                                             "S<2,0,2>",  "S<3,0,3>", "S<1,4,3>", "S<3,3,3>"};
  const IntTuple index = IntTuple::dynamic({random.oneIn(3) ? 64 : 32, 1});
  return {{{"swizzle", std::string(random.pick(swizzles))}, {"int_tuple", index, -1, 0}},
          "",
          "",
          "swizzle_apply",
          {"%0", "%1"}};
}

Drawn composedFromParts(Random& random, bool raw) {
  const ComposedLayout composed = swizzledLayout(random, true);
  const Operand swizzle{"swizzle", toString(composed.swizzle)}, offset{"int_tuple", composed.offset, -1, 0},
      layout{"layout", composed.layout, -1, 0};
  if (raw) return {{layout, swizzle, offset}};
  return {{swizzle, offset, layout}};
}

// Of a composed layout what a layout has, too: its modes in another tree, under the same swizzle.
Operation ofComposed(const char* name, const std::function<Drawn(Random&, ComposedLayout)>& draw) {
  return {name,
          [draw](Random& random) {
            ComposedLayout composed = swizzledLayout(random, true);
            if (random.oneIn(2))  // and one of two levels
              composed.layout =
                  Layout::unchecked(IntTuple::tuple({composed.layout.shape(), IntTuple(2)}),
                                    IntTuple::tuple({composed.layout.stride(), IntTuple(1024)}));
            return draw(random, std::move(composed));
          },
          nullptr,
          true,
          false,
          " of a composed layout"};
}

Drawn modeOfComposed(Random& random, ComposedLayout composed) {
  const std::string i = std::to_string(random.below(static_cast<int64_t>(composed.layout.rank())));
  return {{{"composed_layout", std::move(composed)}}, "<[" + i + "]> ", "", "get", {"%0", i}};
}

Drawn selectionOfComposed(Random& random, ComposedLayout composed) {
  const size_t rank = composed.layout.rank(),
               first = static_cast<size_t>(random.below(static_cast<int64_t>(rank)));
  std::string list;
  std::vector<std::string> arguments = {"%0"};
  for (size_t k = 0; k < (random.oneIn(3) ? 1 : rank); ++k) {
    arguments.push_back(std::to_string((first + k) % rank));
    list += (k ? ", " : "") + arguments.back();
  }
  return {{{"composed_layout", std::move(composed)}}, "<[" + list + "]> ", "", "select", arguments};
}

Drawn groupOfComposed(Random& random, ComposedLayout composed) {
  const auto rank = static_cast<int64_t>(composed.layout.rank());
  const int64_t begin = random.below(rank), end = random.between(begin + 1, rank);
  const std::string from = std::to_string(begin), to = std::to_string(end);
  return {{{"composed_layout", std::move(composed)}},
          "<" + from + ", " + to + "> ",
          "",
          "group_modes",
          {"%0", from, to}};
}

// Core flattens layouts alone. Answers are compared as functions, and a group of one mode is the same
// function.
Drawn flatComposed(Random&, ComposedLayout composed) {
  return {{{"composed_layout", std::move(composed)}}, "", "", "group_modes", {"%0", "0", "1"}};
}

Drawn composedPart(Random& random, const char* reference) {
  return {{{"composed_layout", swizzledLayout(random, true)}}, "", "", reference, {"%0"}};
}

}  // namespace

std::vector<Operation> valueOperations() {
  return {
      {"static",
       [](Random& r) {
         Drawn drawn;
         drawn.result = r.oneIn(2) ? typed("shape", toString(draw::tree(r, draw::known)))
                                   : typed("layout", toString(Layout::unchecked(
                                                         IntTuple::tuple({draw::known(r), draw::known(r)}),
                                                         IntTuple::tuple({draw::known(r), draw::known(r)}))));
         return drawn;
       },
       nullptr, false},
      made("make_int_tuple", "int_tuple"),
      made("make_shape", "shape"),
      made("make_stride", "stride"),
      made("make_coord", "coord"),
      {"make_layout", layoutFromParts, inARow},
      {"make_layout_raw", layoutFromParts, inARow},
      {"get_shape", [](Random& r) { return part(r, "shape"); }},
      {"get_stride", [](Random& r) { return part(r, "stride"); }},
      {"get_scalars", [](Random& r) { return part(r, ""); }, inARow},
      {"size", sizeOf},
      {"cosize", [](Random& r) { return Drawn{{layoutOf(draw::compact(r))}, "", "", "cosize", {"%0"}}; }},
      {"crd2idx", [](Random& r) { return offsetOf(r, "layout"); }},
      {"crd2idx", [](Random& r) { return offsetOf(r, "shape"); }, nullptr, true, false, " in a shape"},
      {"crd2idx", [](Random& r) { return offsetOf(r, "composed_layout"); }, nullptr, true, false,
       " in a composed layout"},
      {"layout_eval", [](Random& r) { return offsetOf(r, "layout"); }},
      {"idx2crd", coordinateOf},
      {"apply_swizzle", swizzleOf},
      {"make_composed_layout", [](Random& r) { return composedFromParts(r, false); }, nullptr, false},
      {"make_composed_layout_raw", [](Random& r) { return composedFromParts(r, true); }, nullptr, false},
      {"composed_get_offset", [](Random& r) { return composedPart(r, "composed_get_offset"); }},
      {"composed_get_outer", [](Random& r) { return composedPart(r, "composed_get_outer"); }},
      ofComposed("get", modeOfComposed),
      ofComposed("select", selectionOfComposed),
      ofComposed("group_modes", groupOfComposed),
      ofComposed("flatten", flatComposed),
  };
}

}  // namespace cutecheck::run
