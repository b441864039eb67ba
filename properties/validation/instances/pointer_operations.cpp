// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on pointers and iterators, of every type of element, in global and in shared memory. They are
// called with numbers as addresses: nothing is behind them, and what an operation answers is the number that
// the place has.
#include "core/notation/print.h"
#include "properties/validation/instances/draw.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using Numbers = std::vector<std::vector<int64_t>>;

struct Pointer {
  int64_t bytes, align;
  std::string element, space;

  std::string inside() const {
    return element + ", " + space + (align == bytes ? "" : ", align<" + std::to_string(align) + ">");
  }
  std::string type() const { return "!cute.ptr<" + inside() + ">"; }
  // Behind it, what is known of an address that is some elements on.
  Pointer behind() const { return {bytes, bytes, element, space}; }
  Operand operand() const { return {"pointer", IntTuple::dynamic({64, align}), -1, {}, type()}; }
};

Pointer pointer(Random& random, const std::string& space, int64_t most) {
  const std::vector<std::pair<const char*, int64_t>> elements = {
      {"f16", 2}, {"bf16", 2}, {"f32", 4}, {"f64", 8}, {"i8", 1}, {"i16", 2}, {"i32", 4}, {"i64", 8}};
  while (true) {
    const auto [element, bytes] = random.pick(elements);
    if (bytes > most) continue;
    int64_t align = bytes;
    while (align * 2 <= most && random.oneIn(2)) align *= 2;
    return {bytes, align, element, space};
  }
}
Pointer pointer(Random& random) { return pointer(random, random.oneIn(3) ? "smem" : "gmem", 128); }

Operand integer() { return {"i32", IntTuple::dynamic({32, 1})}; }
Operand extent() { return {"i32", IntTuple::dynamic({32, 1}), -1, 1}; }

std::string tupleType(const IntTuple& tuple) { return "!cute.int_tuple<\"" + toString(tuple) + "\">"; }

IntTuple offset(Random& random) {
  if (random.oneIn(3)) return {random.between(1, 99)};
  return IntTuple::dynamic({32, random.pick<int64_t>({1, 2, 3, 4, 5, 7, 8, 12, 16, 32, 48})});
}

Drawn recast(Random& random) {
  const Pointer from = pointer(random), to = pointer(random, from.space, from.align);
  return {{from.operand()}, "", to.type()};
}

Operand bytesOf(const Pointer& p) { return {"note", IntTuple(p.bytes)}; }

Drawn moved(Random& random) {
  const Pointer p = pointer(random), at = p.behind();
  const IntTuple by = offset(random);
  return {
      {p.operand(), {"int_tuple", by}, bytesOf(p)},
      "",
      at.type(),
      "",
      {},
      "  %r = cute.add_offset(%o0, %o1) : (" + p.type() + ", " + tupleType(by) + ") -> " + at.type() + "\n"};
}

// An integer, promised to be divisible.
Drawn assumed(Random& random) {
  const bool wide = random.oneIn(3);
  const int64_t div = random.between(2, 200);
  const std::string plain = wide ? "i64" : "i32";
  const IntTuple answer = IntTuple::dynamic({wide ? 64 : 32, div});
  const std::string promised = "!cute." + plain + "<divby " + std::to_string(div) + ">";
  return {{{plain, answer}},
          "",
          tupleType(answer),
          "",
          {},
          "  %x = cute.assume(%o0) : (" + plain + ") -> " + promised +
              "\n  %r = cute.make_int_tuple(%x) : (" + promised + ") -> " + tupleType(answer) + "\n"};
}

Drawn forgotten(Random& random) {
  const IntTuple tree = draw::tree(random, draw::extent);
  return {{{random.pick<const char*>({"int_tuple", "shape", "coord"}), tree}}};
}

IntTuple units(const IntTuple& shape, const std::vector<uint32_t>& path) {
  if (shape.isLeaf()) return IntTuple(1).withPath(path);
  std::vector<IntTuple> modes;
  for (uint32_t i = 0; i < shape.rank(); ++i) {
    std::vector<uint32_t> inner = path;
    inner.push_back(i);
    modes.push_back(units(shape.mode(i), inner));
  }
  return IntTuple::tuple(std::move(modes));
}

// The layout of the tensor: each coordinate is its own.
Drawn identity(Random& random) {
  IntTuple shape = draw::shape(random);
  while (shape.isLeaf()) shape = draw::shape(random);
  const std::vector<IntTuple> zeros(leaves(shape).size(), IntTuple(0));
  const std::string layout = toString(Layout::unchecked(shape, units(shape, {})));
  const std::string tensor =
      "!cute.coord_tensor<\"" + toString(withLeaves(shape, zeros)) + "\", \"" + layout + "\">";
  const std::string result = "!cute.layout<\"" + layout + "\">";
  return {{{"shape", shape}},
          "",
          result,
          "",
          {},
          "  %t = cute.make_identity_tensor(%o0) : (!cute.shape<\"" + toString(shape) + "\">) -> " + tensor +
              "\n  %r = cute.get_layout(%t) : " + tensor + "\n"};
}

std::string stridedType(const Pointer& p) { return "!cute.strided_iter<" + p.inside() + ">"; }

// %i: an iterator of %o0 over %o1 elements by tiles of %o2, %o3 apart.
std::string madeOf(const Pointer& p) {
  return "  %i = cute.get_iter(%o0, %o1, %o2, %o3) : " + p.type() + ", i32, i32, i32\n";
}
std::string movedBy(const Pointer& p, const char* result, const char* iterator, const std::string& by,
                    const IntTuple& type) {
  return std::string("  ") + result + " = cute.add_offset(" + iterator + ", " + by + ") : (" +
         stridedType(p) + ", " + tupleType(type) + ") -> " + stridedType(p) + "\n";
}
Drawn iterator(const Pointer& p) { return {{p.operand(), extent(), extent(), integer()}}; }

Drawn made(Random& random) {
  const Pointer p = pointer(random);
  Drawn drawn = iterator(p);
  drawn.result = stridedType(p);
  drawn.body = "  %r = cute.get_iter(%o0, %o1, %o2, %o3) : " + p.type() + ", i32, i32, i32\n";
  return drawn;
}

// Where the iterator stands that was moved to `by` and on by `more`.
Drawn walked(Random& random, const IntTuple& by, const std::optional<IntTuple>& more) {
  const Pointer p = pointer(random);
  const Pointer at = p.behind();
  Drawn drawn = iterator(p);
  drawn.operands.push_back({"int_tuple", by});
  drawn.body = madeOf(p) + movedBy(p, "%j", "%i", "%o4", by);
  if (more) {
    drawn.operands.push_back({"int_tuple", *more});
    drawn.body += movedBy(p, "%k", "%j", "%o5", *more);
  }
  drawn.operands.push_back(bytesOf(p));
  drawn.result = at.type();
  drawn.body += std::string("  %r = cute.deref_desc_iter(") + (more ? "%k" : "%j") + ") : (" +
                stridedType(p) + ") -> " + at.type() + "\n";
  return drawn;
}
Drawn advanced(Random& random) {
  const IntTuple by = offset(random);
  return walked(random, by, random.oneIn(2) ? std::optional(offset(random)) : std::nullopt);
}
Drawn rewound(Random& random) {
  return walked(random, IntTuple::dynamic({32, 1}), IntTuple(-random.between(1, 99)));
}

Drawn tiles(Random& random) {
  const Pointer p = pointer(random);
  const IntTuple by = offset(random);
  Drawn drawn = iterator(p);
  drawn.operands.push_back({"int_tuple", by});
  drawn.result = tupleType(IntTuple::dynamic({32, 1}));
  drawn.body = madeOf(p) + movedBy(p, "%j", "%i", "%o4", by) + "  %r = cute.size(" +
               random.pick<const char*>({"%i", "%j"}) + ") : (" + stridedType(p) + ") -> " + drawn.result +
               "\n";
  return drawn;
}

// A descriptor of the layout.
struct Described {
  Pointer base;
  Layout layout;
  std::string swizzle;

  std::string type() const {
    return "!cute.desc_iter<" + base.inside() + (swizzle.empty() ? "" : ", " + swizzle) + ", \"" +
           toString(layout) + "\">";
  }
};
Drawn describe(Random& random, Described& made) {
  made = {pointer(random), draw::layout(random), ""};
  return {{made.base.operand(), {"layout", made.layout}}};
}
Drawn described(Random& random) {
  Described d;
  return describe(random, d);
}
std::string makeOf(const Described& d) {
  return "  %i = cute.make_desc_iter(%o0, %o1) : (" + d.base.type() + ", !cute.layout<\"" +
         toString(d.layout) + "\">) -> " + d.type() + "\n";
}
Drawn descriptorPlace(Random& random) {
  Described d;
  Drawn drawn = describe(random, d);
  drawn.result = d.base.type();
  drawn.body = makeOf(d) + "  %r = cute.deref_desc_iter(%i) : (" + d.type() + ") -> " + d.base.type() + "\n";
  return drawn;
}
Drawn descriptorMoved(Random& random) {
  Described d;
  Drawn drawn = describe(random, d);
  const IntTuple by = IntTuple::dynamic({32, 1});
  const Pointer at = d.base.behind();
  const Described moved{at, d.layout, ""};
  drawn.operands.push_back({"int_tuple", by});
  drawn.operands.push_back(bytesOf(d.base));
  drawn.result = at.type();
  drawn.body = makeOf(d) + "  %j = cute.add_offset(%i, %o2) : (" + d.type() + ", " + tupleType(by) + ") -> " +
               moved.type() + "\n  %r = cute.deref_desc_iter(%j) : (" + moved.type() + ") -> " + at.type() +
               "\n";
  return drawn;
}

// One window of a layout: a view of it.
Drawn window(Random& random) {
  const Pointer p = pointer(random), at = p.behind();
  const int64_t rank = random.between(1, 3);
  std::vector<IntTuple> extents, strides, windows, place;
  bool open = false;
  for (int64_t i = 0; i < rank; ++i) {
    const int64_t part = random.pick<int64_t>({1, 2, 4, 8, 16});
    const bool known = open || random.oneIn(2);
    open |= !known;
    extents.push_back(known ? IntTuple(part * random.between(1, 5))
                            : IntTuple::dynamic({32, random.oneIn(2) ? part : 1}));
    strides.push_back(known ? draw::stride(random) : draw::known(random));
    windows.emplace_back(part);
    place.push_back(random.oneIn(3) ? IntTuple(0) : IntTuple::dynamic({32, 1}));
  }
  const IntTuple stride = IntTuple::tuple(strides);
  const Layout whole = Layout::unchecked(IntTuple::tuple(extents), stride);
  const std::string part = toString(Layout::unchecked(IntTuple::tuple(windows), stride));
  const IntTuple coord = IntTuple::tuple(place);
  const std::string result = "!cute.memref<" + at.inside() + ", \"" + part + "\">";
  return {{p.operand(), {"layout", whole}, {"coord", coord}},
          "",
          result,
          "",
          {},
          "  %q, %w = cute.tile_partition(%o0, %o1, %o2) : (" + p.type() + ", !cute.layout<\"" +
              toString(whole) + "\">, !cute.coord<\"" + toString(coord) + "\">) -> (" + at.type() +
              ", !cute.layout<\"" + part + "\">)\n  %r = cute.make_view(%q, %w) : " + result + "\n"};
}

std::vector<int64_t> same(const Numbers& n) { return n[0]; }
// Of a pointer and of a descriptor the offset stands before the bytes of an element.
std::vector<int64_t> behind(const Numbers& n) { return {n[0][0] + n.back()[0] * n[n.size() - 2][0]}; }
// An iterator: its address, extents, stride, offsets and bytes.
std::vector<int64_t> walk(const Numbers& n) {
  int64_t index = 0;
  for (size_t i = 4; i + 1 < n.size(); ++i) index += n[i][0];
  return {n[0][0] + n.back()[0] * n[3][0] * index};
}
std::vector<int64_t> tileCount(const Numbers& n) { return {(n[1][0] + n[2][0] - 1) / n[2][0]}; }

}  // namespace

std::vector<Operation> pointerOperations() {
  return {
      {"recast_iter", recast, same},
      {"add_offset", moved, behind, true, false, " of a pointer"},
      {"assume", assumed, same},
      {"derefine", forgotten, same},
      {"make_identity_tensor", identity, nullptr, false},
      {"get_iter", made, nullptr, false, false, " of four operands"},
      {"add_offset", advanced, walk, true, false, " of an iterator, and its place"},
      {"add_offset", rewound, walk, true, false, " back, and its place"},
      {"size", tiles, tileCount, true, false, " of an iterator"},
      {"make_desc_iter", described, nullptr, false},
      {"deref_desc_iter", descriptorPlace, same, true, false, " of a descriptor"},
      {"add_offset", descriptorMoved, behind, true, false, " of a descriptor, and its place"},
      {"tile_partition", window, nullptr, false},
  };
}

}  // namespace cutecheck::run
