// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations that load and store, each in a kernel whose accesses are proved to be what the module means:
// where, in which order, and what is stored. Views are of random layouts; places and indices are parameters.
#include <algorithm>

#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;

struct Element {
  const char* name;
  int64_t bytes;
};

Element element(Random& random) {
  return random.pick<Element>(
      {{"f16", 2}, {"f32", 4}, {"f32", 4}, {"f64", 8}, {"i8", 1}, {"i32", 4}, {"i64", 8}});
}

struct Memory {
  Element element;
  int64_t align;
  Layout layout;

  std::string typeIn(const std::string& space) const {
    return std::string("!cute.memref<") + element.name + ", " + space +
           (align == element.bytes ? "" : ", align<" + std::to_string(align) + ">") + ", \"" +
           toString(layout) + "\">";
  }
  std::string type() const { return typeIn("gmem"); }
  Operand operand() const { return {"pointer", IntTuple(0), -1, {}, type()}; }
};

Memory memory(Random& random, const Element& of, Layout layout) {
  int64_t align = of.bytes;
  while (align < 16 && random.oneIn(2)) align *= 2;
  return {of, align, std::move(layout)};
}
// One element, where it does not matter which.
Memory one(const Element& of) { return {of, of.bytes, Layout::unchecked(IntTuple(1), IntTuple(0))}; }

// As many elements as `extents` have, apart from each other or not.
Layout known(Random& random, const IntTuple& extents, bool apart) {
  std::vector<IntTuple> strides;
  int64_t next = 1;
  for (const IntTuple& extent : leaves(extents)) {
    const bool open = random.oneIn(3);
    const int64_t div = random.pick<int64_t>({1, 1, 4, 8, 16});
    strides.push_back(open                        ? IntTuple::dynamic({random.oneIn(3) ? 64 : 32, div})
                      : !apart && random.oneIn(6) ? IntTuple(0)
                                                  : IntTuple(next));
    next *= extent.value() * (random.oneIn(4) ? 2 : 1);
  }
  return Layout::unchecked(extents, withLeaves(extents, strides));
}
IntTuple few(Random& random) {
  const std::vector<const char*> shapes = {"4",         "8",         "(2,2)", "(4,2)", "(2,4)",
                                           "((2,2),2)", "(2,(2,3))", "(3,4)", "6",     "(1,8)"};
  return std::get<IntTuple>(typeText(random.pick(shapes)));
}

std::string integers(size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += i ? ", i32" : "i32";
  return text;
}

// %NAME: a tuple of `kind` of the integers that are operands from here on.
std::string made(Drawn& drawn, const std::string& name, const std::string& kind, const IntTuple& tree) {
  std::string scalars;
  size_t count = 0;
  for (const IntTuple& leaf : leaves(tree)) {
    if (leaf.kind() != IntTuple::Kind::kDynamic) continue;
    const std::string number = std::to_string(drawn.operands.size());
    scalars += (count++ ? ", %o" : "%o") + number;
    if (const int64_t div = leaf.dynamicLeaf().div; div > 1)
      drawn.premises.push_back("a" + number + " % " + std::to_string(div) + " == 0");
    drawn.operands.push_back({"i32", IntTuple::dynamic({32, 1})});
  }
  const std::string type = "!cute." + kind + "<\"" + toString(tree) + "\">";
  if (count == 0) return "  %" + name + " = cute.static : " + type + "\n";
  return "  %" + name + " = cute.make_" + kind + "(" + scalars + ") : (" + integers(count) + ") -> " + type +
         "\n";
}

// The caller's promise that the place, whose numbers are parameters from `number` on, lies inside the view that is
// parameter `view`.
void addInside(Drawn& drawn, const IntTuple& place, const IntTuple& shape, size_t view, size_t& number, size_t& leaf) {
  if (place.isTuple() && shape.isTuple()) {
    for (size_t i = 0; i < place.rank(); ++i)
      addInside(drawn, place.mode(i), shape.mode(i), view, number, leaf);
    return;
  }
  std::string extent;
  for (const IntTuple& one : leaves(shape)) {
    const std::string name = "a" + std::to_string(view) + "_s" + std::to_string(leaf++);
    extent += (extent.empty() ? "" : "*") + (one.isInt() ? std::to_string(one.value()) : name);
  }
  for (const IntTuple& one : leaves(place)) {
    if (one.kind() != IntTuple::Kind::kDynamic) continue;
    const std::string name = "a" + std::to_string(number++);
    drawn.premises.push_back(name + " >= 0");
    drawn.premises.push_back(name + " < " + extent);
  }
}
// %NAME: a place inside the view that is parameter `view`.
std::string placed(Drawn& drawn, const std::string& name, const IntTuple& place, const Layout& layout, size_t view) {
  size_t number = drawn.operands.size(), leaf = 0;
  std::string text = made(drawn, name, "coord", place);
  addInside(drawn, place, layout.shape(), view, number, leaf);
  return text;
}

std::string coordType(const IntTuple& tree) { return "!cute.coord<\"" + toString(tree) + "\">"; }
std::string loaded(const Memory& from, const std::string& view, const std::string& at, const IntTuple& tree) {
  return "cute.memref.load(" + view + ", " + at + ") : (" + from.type() + ", " + coordType(tree) + ") -> " +
         from.element.name + "\n";
}
std::string stored(const Memory& to, const std::string& view, const std::string& at, const IntTuple& tree,
                   const std::string& value) {
  return "  cute.memref.store(" + view + ", " + at + ", " + value + ") : (" + to.type() + ", " +
         coordType(tree) + ", " + to.element.name + ") -> ()\n";
}
const std::string kFirst = "  %first = cute.static : !cute.coord<\"0\">\n";

// From a place of the first view to a place of the second.
Drawn moved(Random& random, bool scatter) {
  const Element of = element(random);
  const Memory large = memory(random, of, draw::layout(random)), small = one(of);
  const Memory &from = scatter ? small : large, &to = scatter ? large : small;
  Drawn drawn{{from.operand(), to.operand()}};
  const IntTuple place = draw::coordinate(random, large.layout.shape()), first = IntTuple(0);
  drawn.body = kFirst + placed(drawn, "c", place, large.layout, scatter ? 1 : 0);
  drawn.body += "  %x = " + loaded(from, "%o0", scatter ? "%first" : "%c", scatter ? first : place);
  drawn.body += stored(to, "%o1", scatter ? "%c" : "%first", scatter ? place : first, "%x");
  drawn.result = "none";
  return drawn;
}

struct Both {
  Memory from, to;
  std::string vector;
};
Both both(Random& random) {
  const Element of = element(random);
  const IntTuple extents = few(random);
  int64_t count = 1;
  for (const IntTuple& extent : leaves(extents)) count *= extent.value();
  return {memory(random, of, known(random, extents, false)), memory(random, of, known(random, extents, true)),
          "vector<" + std::to_string(count) + "x" + of.name + ">"};
}
std::string loadedWhole(const char* result, const char* view, const std::string& type, const Both& b) {
  return std::string("  ") + result + " = cute.memref.load_vec(" + view + ") : (" + type + ") -> " +
         b.vector + "\n";
}
std::string storedWhole(const char* value, const char* view, const std::string& type, const Both& b) {
  return std::string("  cute.memref.store_vec(") + value + ", " + view + ") : (" + b.vector + ", " + type +
         ") -> ()\n";
}

Drawn whole(Random& random) {
  const Both b = both(random);
  Drawn drawn{{b.from.operand(), b.to.operand()}, "", "none"};
  drawn.body = loadedWhole("%x", "%o0", b.from.type(), b) + storedWhole("%x", "%o1", b.to.type(), b);
  return drawn;
}

// Through registers of a layout of their own.
Drawn throughRegisters(Random& random) {
  const Both b = both(random);
  std::vector<IntTuple> strides;
  int64_t next = 1;
  for (const IntTuple& extent : leaves(b.from.layout.shape())) {
    strides.emplace_back(extent.value() == 1 ? 0 : next);
    next *= extent.value();
  }
  const IntTuple& extents = b.from.layout.shape();
  const Memory registers{b.from.element, b.from.element.bytes,
                         Layout::unchecked(extents, withLeaves(extents, strides))};
  const std::string layout = "!cute.layout<\"" + toString(registers.layout) + "\">",
                    type = registers.typeIn("rmem");
  Drawn drawn{{b.from.operand(), b.to.operand()}, "", "none"};
  drawn.body = "  %l = cute.static : " + layout + "\n  %f = cute.make_fragment(%l) : (" + layout + ") -> " +
               type + "\n" + loadedWhole("%x", "%o0", b.from.type(), b) + storedWhole("%x", "%f", type, b) +
               loadedWhole("%y", "%f", type, b) + storedWhole("%y", "%o1", b.to.type(), b);
  return drawn;
}

Drawn scaled(Random& random) {
  const Element of = element(random);
  const Memory from = memory(random, of, draw::layout(random)), to = one(of);
  Drawn drawn{{from.operand(), to.operand()}, "", "none"};
  const IntTuple index = draw::tree(random, draw::narrow),
                 stride = draw::alike(random, index, [](Random& r) {
                   return r.oneIn(2) ? IntTuple::dynamic({32, 1}) : draw::known(r);
                 });
  const std::string pointer = "!cute.ptr<" + from.type().substr(13, from.type().find(", \"") - 13) + ">";
  const auto tuple = [](const IntTuple& tree) { return "!cute.int_tuple<\"" + toString(tree) + "\">"; };
  // Steps behind the pointer stay inside of its memory, which the caller says.
  size_t next = drawn.operands.size();
  const auto words = [&](const IntTuple& tree) {
    std::vector<std::string> all;
    for (const IntTuple& leaf : leaves(tree))
      all.push_back(leaf.isInt() ? std::to_string(leaf.value()) : "a" + std::to_string(next++));
    return all;
  };
  const std::vector<std::string> indices = words(index), strides = words(stride);
  for (size_t k = 0; k < indices.size(); ++k) {
    const std::string step = indices[k] + "*" + strides[k];
    if (step.find('a') == std::string::npos) continue;
    drawn.premises.push_back(step + " <= 281474976710656");
    drawn.premises.push_back("0-281474976710656 <= " + step);
  }
  drawn.body = kFirst + made(drawn, "i", "int_tuple", index) + made(drawn, "s", "int_tuple", stride) +
               "  %p = cute.get_iter(%o0) : " + from.type() +
               "\n  %x = cute.load_scaled_index(%p, %i, %s) : (" + pointer + ", " + tuple(index) + ", " +
               tuple(stride) + ") -> " + of.name + "\n" + stored(to, "%o1", "%first", IntTuple(0), "%x");
  return drawn;
}

Drawn copied(Random& random) {
  const Element of = element(random);
  const int64_t count = random.pick<int64_t>({1, 2, 4, 8});
  const int64_t bits = std::min<int64_t>(128, count * of.bytes * 8), values = bits / (of.bytes * 8);
  const auto side = [&](bool apart) {
    const bool split = values > 1 && random.oneIn(2);
    const IntTuple extents = split ? IntTuple::tuple({IntTuple(2), IntTuple(values / 2)}) : IntTuple(values);
    return memory(random, of, known(random, extents, apart));
  };
  const Memory from = side(false), to = side(true);
  const std::string atom =
      std::string("!cute_nvgpu.atom.universal_copy<") + of.name + ", " + std::to_string(bits) + " b>";
  Drawn drawn{{from.operand(), to.operand()}, "", "none"};
  drawn.body = "  %atom = cute.make_atom() : " + atom + "\n  cute.copy_atom_call(%atom, %o0, %o1) : (" +
               atom + ", " + from.type() + ", " + to.type() + ") -> ()\n";
  return drawn;
}

Drawn multiplied(Random& random) {
  const Element of = random.pick<Element>({{"f16", 2}, {"f32", 4}, {"f64", 8}});
  const std::string name = of.name, fma = "!cute_nvgpu.atom.universal_fma<1x1x1, (" + name + ", " + name +
                                          ") -> " + name + ">";
  const std::string mma = "!cute.tiled_mma<" + fma + ", atom_layout_MNK = <\"(1,1,1):(0,0,0)\">>";
  const Memory cell{of, of.bytes, Layout::unchecked(IntTuple(1), IntTuple(0))};
  const std::string type = cell.typeIn("rmem"), layout = "!cute.layout<\"1:0\">";
  const Memory out = one(of);
  std::vector<Memory> views;
  Drawn drawn;
  drawn.result = "none";
  for (int i = 0; i < 3; ++i) {
    views.push_back(memory(random, of, draw::layout(random, 2)));
    drawn.operands.push_back(views.back().operand());
  }
  drawn.operands.push_back(out.operand());
  drawn.body = kFirst + "  %l = cute.static : " + layout + "\n";
  for (size_t i = 0; i < 3; ++i) {
    const std::string k = std::to_string(i);
    const IntTuple place = draw::coordinate(random, views[i].layout.shape());
    drawn.body += placed(drawn, "c" + k, place, views[i].layout, i) + "  %x" + k + " = " +
                  loaded(views[i], "%o" + k, "%c" + k, place) + "  %f" + k + " = cute.make_fragment(%l) : (" +
                  layout + ") -> " + type + "\n  cute.memref.store(%f" + k + ", %first, %x" + k + ") : (" +
                  type + ", !cute.coord<\"0\">, " + name + ") -> ()\n";
  }
  drawn.body += "  %atom = cute.make_atom() : " + fma + "\n  %mma = cute.make_tiled_mma(%atom) : (" + fma +
                ") -> " + mma + "\n  cute.mma_atom_call(%mma, %f2, %f0, %f1, %f2) : (" + mma + ", " + type +
                ", " + type + ", " + type + ", " + type +
                ") -> ()\n  %r = cute.memref.load(%f2, %first) : (" + type + ", !cute.coord<\"0\">) -> " +
                name + "\n" + stored(out, "%o3", "%first", IntTuple(0), "%r");
  return drawn;
}

Operation kernel(const char* name, std::function<Drawn(Random&)> draw, const char* of = "") {
  return {name, std::move(draw), nullptr, false, false, of, true};
}

}  // namespace

std::vector<Operation> memoryOperations() {
  return {
      kernel("memref.load", [](Random& r) { return moved(r, false); }),
      kernel("memref.store", [](Random& r) { return moved(r, true); }),
      kernel("memref.load_vec", whole, " and store_vec"),
      kernel("make_fragment", throughRegisters),
      kernel("load_scaled_index", scaled),
      kernel("copy_atom_call", copied, " of a universal copy"),
      kernel("mma_atom_call", multiplied, " of a universal FMA"),
  };
}

}  // namespace cutecheck::run
