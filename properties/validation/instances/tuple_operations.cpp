// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on tuples: arithmetic leaf by leaf, divisions of shapes, trees rearranged.
#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using Numbers = std::vector<int64_t>;

Operand shapeOf(IntTuple type) { return {"shape", std::move(type)}; }
Operand tupleOf(IntTuple type) { return {"int_tuple", std::move(type)}; }

// Two int_tuples of one tree, each leaf narrow, so that no result leaves 64 bits.
Drawn pair(Random& random, const char* reference = "") {
  const IntTuple a = draw::tree(random, draw::narrow), b = draw::alike(random, a, draw::narrow);
  return {{tupleOf(a), tupleOf(b)}, "", "", reference, {"%0", "%1"}};
}

// The same; the divisors are at least 1.
Drawn quotient(Random& random) {
  Drawn drawn = pair(random);
  drawn.operands[1].least = 1;
  return drawn;
}

// Of two run-time multiples nothing decides whether the remainder is one: a divisor has no promise.
Drawn remainder(Random& random) {
  Drawn drawn = quotient(random);
  auto& divisors = std::get<IntTuple>(drawn.operands[1].type);
  divisors = draw::alike(random, divisors,
                         [](Random& r) { return r.oneIn(2) ? IntTuple::dynamic({32, 1}) : draw::known(r); });
  return drawn;
}

Operation leafByLeaf(const char* name, Drawn (*drawn)(Random&), int64_t (*of)(int64_t, int64_t)) {
  return {name, drawn, [of](const std::vector<Numbers>& operands) {
            Numbers result;
            for (size_t i = 0; i < operands[0].size(); ++i)
              result.push_back(of(operands[0][i], operands[1][i]));
            return result;
          }};
}

// A shape by another: equal trees, or a number used up by the leaves of a static mode.
Drawn division(Random& random, const char* reference) {
  const bool each = random.oneIn(2);
  const IntTuple a = each ? draw::tree(random, draw::narrow) : draw::tree(random, draw::known, 3);
  const IntTuple b =
      each ? draw::alike(random, a, [](Random& r) { return IntTuple(r.pick<int64_t>({1, 2, 4})); })
           : IntTuple(random.pick<int64_t>({1, 2, 4, 8}));
  if (each) return {{shapeOf(a), shapeOf(b)}, "", "", reference, {"%0", "%1"}};
  // Beside the static ones a mode that run time knows.
  return {{shapeOf(IntTuple::tuple({a, draw::narrow(random)})),
           shapeOf(IntTuple::tuple({b, IntTuple(random.pick<int64_t>({1, 2, 4}))}))},
          "",
          "",
          reference,
          {"%0", "%1"}};
}

Drawn oneTuple(const IntTuple& type, const char* kind) { return {{{kind, type}}, "", "", "", {"%0"}}; }

Operation converted(const char* name, const char* from) {
  return {name, [from](Random& r) { return oneTuple(draw::tree(r, draw::extent), from); },
          [](const std::vector<Numbers>& operands) { return operands[0]; }};
}

// A mode of a shape by its path; core's `get` takes one step.
Drawn getMode(Random& random) {
  const IntTuple tree = draw::tree(random, draw::extent);
  if (!tree.isTuple()) return getMode(random);
  const int64_t i = random.below(static_cast<int64_t>(tree.rank()));
  return {{shapeOf(tree)}, "<[" + std::to_string(i) + "]> ", "", "get", {"%0", std::to_string(i)}};
}

Drawn selectModes(Random& random) {
  const IntTuple tree =
      IntTuple::tuple({draw::extent(random), draw::tree(random, draw::extent), draw::extent(random)});
  std::vector<int64_t> modes = {0, 1, 2};
  random.shuffle(modes);
  modes.resize(static_cast<size_t>(random.between(1, 3)));
  std::string list;
  std::vector<std::string> arguments{"%0"};
  for (const int64_t mode : modes) {
    list += (list.empty() ? "" : ", ") + std::to_string(mode);
    arguments.push_back(std::to_string(mode));
  }
  return {{shapeOf(tree)}, "<[" + list + "]> ", "", "select", arguments};
}

// One mode more.
Drawn toRank(Random& random) {
  IntTuple tree = draw::tree(random, draw::extent);
  if (!tree.isTuple()) tree = IntTuple::tuple({tree});
  const std::string rank = std::to_string(tree.rank() + 1);
  return {{shapeOf(tree), shapeOf(draw::extent(random))}, "<" + rank + "> "};
}

Drawn diceModes(Random& random) {
  const IntTuple tree =
      IntTuple::tuple({draw::extent(random), draw::tree(random, draw::extent, 2), draw::extent(random)});
  std::vector<IntTuple> at;
  for (size_t i = 0; i < 3; ++i) at.push_back(random.oneIn(2) ? IntTuple::underscore() : IntTuple(0));
  at.back() = IntTuple(0);
  return {{shapeOf(tree), {"coord", IntTuple::tuple(at)}}, "", "", "dice", {"%1", "%0"}};
}

// Of the extents before the last one at most one is left to run time: digits of digits are beyond the solver.
Drawn increment(Random& random) {
  bool open = false;
  const IntTuple shape = draw::tree(
      random,
      [&](Random& r) {
        const IntTuple leaf = open ? draw::known(r) : draw::narrow(r);
        open |= leaf.kind() == IntTuple::Kind::kDynamic;
        return leaf;
      },
      2);
  const IntTuple coord = draw::alike(
      random, shape, [](Random& r) { return r.oneIn(3) ? IntTuple(0) : IntTuple::dynamic({32, 1}); });
  return {{{"coord", coord, 1}, shapeOf(shape)}, "", "", "increment", {"%0", "%1"}};
}

Drawn less(Random& random) {
  const IntTuple shape = draw::tree(random, draw::extent);
  const IntTuple coord = draw::alike(random, shape, draw::stride);
  return {{{"coord", coord, -1, -5}, shapeOf(shape)}, "", "i1", "", {}};
}

Drawn equals(Random& random) {
  const IntTuple a = draw::tree(random, draw::narrow);
  const IntTuple b =
      random.oneIn(4) ? draw::tree(random, draw::narrow) : draw::alike(random, a, draw::narrow);
  return {{tupleOf(a), tupleOf(b)}, "", "", "equal", {"%0", "%1"}};
}

Numbers joined(Numbers first, const Numbers& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// Whether each leaf is less than the one beside it.
Numbers allLess(const std::vector<Numbers>& operands) {
  for (size_t i = 0; i < operands[0].size(); ++i)
    if (operands[0][i] >= operands[1][i]) return {0};
  return {1};
}

}  // namespace

std::vector<Operation> tupleOperations() {
  return {
      leafByLeaf(
          "tuple_add", [](Random& r) { return pair(r); }, [](int64_t a, int64_t b) { return a + b; }),
      leafByLeaf(
          "tuple_sub", [](Random& r) { return pair(r); }, [](int64_t a, int64_t b) { return a - b; }),
      leafByLeaf(
          "tuple_mul", [](Random& r) { return pair(r); }, [](int64_t a, int64_t b) { return a * b; }),
      leafByLeaf("tuple_div", quotient, [](int64_t a, int64_t b) { return a / b; }),
      leafByLeaf("tuple_mod", remainder, [](int64_t a, int64_t b) { return a % b; }),
      {"tuple_product", [](Random& r) { return oneTuple(draw::factors(r), "int_tuple"); },
       [](const std::vector<Numbers>& operands) {
         int64_t product = 1;
         for (const int64_t n : operands[0]) product *= n;
         return Numbers{product};
       }},
      {"tuple_product_each",
       [](Random& r) {
         // Core makes a tuple of one mode of a lone number, the dialect keeps the number.
         IntTuple shape = draw::factors(r);
         if (!shape.isTuple()) shape = IntTuple::tuple({shape});
         Drawn drawn = oneTuple(shape, "shape");
         drawn.reference = "product_each";
         return drawn;
       }},
      {"shape_div", [](Random& r) { return division(r, "shape_div"); }},
      {"ceil_div", [](Random& r) { return division(r, "ceil_div"); }},
      {"equal", equals},
      {"tuple_eq", equals},
      {"elem_less", less, allLess},
      {"increment_coord", increment},
      converted("to_int_tuple", "shape"),
      converted("to_shape", "int_tuple"),
      converted("to_stride", "int_tuple"),
      converted("to_coord", "shape"),
      converted("get_leaves", "shape"),
      {"get", getMode},
      {"select", selectModes},
      {"flatten",
       [](Random& r) {
         Drawn drawn = oneTuple(draw::tree(r, draw::extent), "shape");
         drawn.reference = "flatten";
         return drawn;
       }},
      {"append_to_rank", toRank,
       [](const std::vector<Numbers>& operands) { return joined(operands[0], operands[1]); }},
      {"prepend_to_rank", toRank,
       [](const std::vector<Numbers>& operands) { return joined(operands[1], operands[0]); }},
      {"dice", diceModes},
  };
}

}  // namespace cutecheck::run
