// Operations that load and store, each in a kernel whose accesses are proved to be what the module means:
// where, in which order, and what is stored. Views are of random layouts; places and indices are parameters.
#include "core/print.h"
#include "properties/run/instances/draw.h"

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
    scalars += (count++ ? ", %o" : "%o") + std::to_string(drawn.operands.size());
    drawn.operands.push_back({"i32", IntTuple::dynamic({32, 1})});
  }
  const std::string type = "!cute." + kind + "<\"" + toString(tree) + "\">";
  if (count == 0) return "  %" + name + " = cute.static : " + type + "\n";
  return "  %" + name + " = cute.make_" + kind + "(" + scalars + ") : (" + integers(count) + ") -> " + type +
         "\n";
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
  drawn.body = kFirst + made(drawn, "c", "coord", place);
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

Operation kernel(const char* name, std::function<Drawn(Random&)> draw, const char* of = "") {
  return {name, std::move(draw), nullptr, false, false, of, true};
}

}  // namespace

std::vector<Operation> memoryOperations() {
  return {
      kernel("memref.load", [](Random& r) { return moved(r, false); }),
      kernel("memref.store", [](Random& r) { return moved(r, true); }),
      kernel("memref.load_vec", whole, " and store_vec"),
  };
}

}  // namespace cutecheck::run
