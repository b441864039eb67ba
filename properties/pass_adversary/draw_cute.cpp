// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <functional>

#include "llvm/Support/raw_ostream.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Parser/Parser.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "properties/pass_adversary/draw.h"
#include "properties/pass_adversary/passes.h"

namespace cutecheck::pass_adversary {
namespace {

struct Named {
  std::string name, type;
};

class Draw {
 public:
  Draw(Workshop& workshop, generators::Random& random) : workshop_(workshop), random_(random) {}

  std::string module() {
    static const std::vector<std::string> elements = {"f32", "i8", "f16", "i64"};
    element_ = random_.pick(elements);
    for (const char* name : {"%a0", "%a1", "%a2", "%a3", "%a4"}) narrow_.emplace_back(name);
    for (const char* name : {"%b0", "%b1"}) wide_.emplace_back(name);
    const std::string pointer = "!cute.ptr<" + element_ + ", gmem, align<16>>";
    pointers_.push_back({"%p", pointer});
    for (const int32_t width : {32, 64})
      for (const int64_t n : {0, 1, 2, 3, 5}) {
        const std::string type = "i" + std::to_string(width), made = "%c" + std::to_string(n) + "_" + type;
        line(made + " = arith.constant " + std::to_string(n) + " : " + type);
      }
    block(static_cast<int>(random_.between(5, 12)), 2);
    if (observed_.empty()) observe("%a0", "i32");
    std::string names, types;
    for (size_t i = 0; i < observed_.size() && i < 12; ++i) {
      names += (i ? ", " : "") + observed_[observed_.size() - 1 - i];
      types += i ? ", i64" : "i64";
    }
    return signature(pointer) + "(" + types + ") {\n" + text_ + "  return " + names + " : " + types + "\n}\n";
  }

 private:
  static std::string signature(const std::string& pointer) {
    return "func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %b0: i64, %b1: i64, %p: " +
           pointer + ") -> ";
  }
  std::string name() { return "%v" + std::to_string(next_++); }
  void line(const std::string& text) { text_ += "  " + text + "\n"; }
  std::string define(const std::string& text) {
    const std::string made = name();
    line(made + " = " + text);
    return made;
  }
  void observe(const std::string& value, const std::string& type) {
    if (inside_ > 0) return;  // it does not stand where the function returns
    observed_.push_back(type == "i64" ? value
                                      : define("arith.ext" + std::string(type == "i1" ? "ui " : "si ") +
                                               value + " : " + type + " to i64"));
  }

  // An operation of cute whose result's type the dialect infers; nothing where it refuses.
  std::optional<Named> call(const std::string& op, const std::vector<Named>& operands) {
    std::string names, types, parameters;
    for (const Named& operand : operands) {
      names += (names.empty() ? "" : ", ") + operand.name;
      types += (types.empty() ? "" : ", ") + operand.type;
      parameters += (parameters.empty() ? "" : ", ") + operand.name + ": " + operand.type;
    }
    const std::string written = "cute." + op + " (" + names + ") : (" + types + ") -> ";
    const mlir::ParserConfig unverified(workshop_.context(), /*verifyAfterParse=*/false);
    auto parsed = mlir::parseSourceString<mlir::ModuleOp>(
        "func.func @g(" + parameters + ") {\n  %r = " + written + "!cute.int_tuple<\"0\">\n  return\n}\n",
        unverified);
    if (!parsed) return std::nullopt;
    std::string type;
    parsed->walk([&](mlir::InferTypeOpInterface inferring) {
      mlir::Operation* o = inferring;
      llvm::SmallVector<mlir::Type> results;
      if (mlir::succeeded(inferring.inferReturnTypes(workshop_.context(), o->getLoc(), o->getOperands(),
                                                     o->getRawDictionaryAttrs(), o->getPropertiesStorage(),
                                                     o->getRegions(), results)) &&
          results.size() == 1)
        llvm::raw_string_ostream(type) << results[0];
    });
    if (type.empty()) return std::nullopt;
    return Named{define(written + type), type};
  }

  // What stands between the quotation marks of a type, without a view's other words.
  static std::string notationOf(const std::string& type) {
    const size_t begin = type.find('"'), end = type.rfind('"');
    return begin == std::string::npos ? "" : type.substr(begin + 1, end - begin - 1);
  }
  static std::optional<Layout> layoutOf(const Named& value) {
    Expected<Layout> layout = parseLayout(notationOf(value.type));
    return layout ? std::optional(*layout) : std::nullopt;
  }

  // A tuple of this tree of `kind`: leaf by leaf what `leaf` writes, with the operand of a run-time leaf.
  using Leaf = std::function<std::string(const IntTuple& of, std::string& operand, std::string& type)>;
  std::string tree(const IntTuple& shape, const Leaf& leaf, std::string& operands, std::string& types) {
    if (shape.isTuple()) {
      std::string result = "(";
      for (size_t i = 0; i < shape.rank(); ++i)
        result += (i ? "," : "") + tree(shape.mode(i), leaf, operands, types);
      return result + ")";
    }
    std::string operand, type;
    const std::string text = leaf(shape, operand, type);
    if (operand.empty()) return text;
    operands += (operands.empty() ? "" : ", ") + operand;
    types += (types.empty() ? "" : ", ") + type;
    return text;
  }
  Named make(const std::string& kind, const IntTuple& shape, const Leaf& leaf) {
    std::string operands, types;
    const std::string type = "!cute." + kind + "<\"" + tree(shape, leaf, operands, types) + "\">";
    if (operands.empty() && random_.oneIn(2)) return {define("cute.static : " + type), type};
    return {define("cute.make_" + kind + "(" + operands + ") : (" + types + ") -> " + type), type};
  }
  std::string runTime(std::string& operand, std::string& type, bool wideToo) {
    if (wideToo && random_.oneIn(3)) {
      operand = random_.pick(wide_), type = "i64";
      return "?{i64}";
    }
    if (random_.oneIn(5)) {
      const int64_t div = random_.oneIn(2) ? 4 : 3;
      const std::string four = define("arith.constant " + std::to_string(div) + " : i32");
      const std::string product =
          define("arith.muli " + random_.pick(narrow_) + ", " + four + " overflow<nsw> : i32");
      type = "!cute.i32<divby " + std::to_string(div) + ">";
      operand = define("cute.assume(" + product + ") : (i32) -> " + type);
      return "?{div=" + std::to_string(div) + "}";
    }
    operand = random_.pick(narrow_), type = "i32";
    return "?";
  }
  IntTuple drawTree(int depth) {
    std::vector<IntTuple> modes;
    for (int64_t n = random_.between(depth == 2 ? 1 : 2, 3); n > 0; --n)
      modes.push_back(depth > 0 && random_.oneIn(5) ? drawTree(depth - 1) : IntTuple(1));
    return modes.size() == 1 && random_.oneIn(2) ? modes[0] : IntTuple::tuple(std::move(modes));
  }
  std::string extent(std::string& operand, std::string& type) {
    static const std::vector<int64_t> known = {1, 1, 2, 3, 4, 5, 7, 8, 16};
    return random_.oneIn(3) ? runTime(operand, type, true) : std::to_string(random_.pick(known));
  }
  std::string stride(std::string& operand, std::string& type) {
    static const std::vector<int64_t> known = {0,  1,  1,  2,    3,         4,          8,
                                               64, -1, -4, 1000, 268435456, 2147483648, -2147483648};
    return random_.oneIn(3) ? runTime(operand, type, true) : std::to_string(random_.pick(known));
  }
  // Below an extent where the type knows it, most of the time.
  std::string coordinate(const IntTuple& extent, std::string& operand, std::string& type) {
    const int64_t known = extent.isInt() ? std::min<int64_t>(extent.value(), 1 << 20) : 4;
    if (random_.oneIn(4))
      return std::to_string(random_.below(std::max<int64_t>(std::min<int64_t>(known, 4), 1)));
    if (random_.oneIn(8)) return runTime(operand, type, true);
    const bool wide = random_.oneIn(4);
    type = wide ? "i64" : "i32";
    const std::string by =
        define("arith.constant " + std::to_string(std::max<int64_t>(known, 1)) + " : " + type);
    operand = define("arith.remui " + random_.pick(wide ? wide_ : narrow_) + ", " + by + " : " + type);
    return wide ? "?{i64}" : "?";
  }

  void layout() {
    const IntTuple shape = drawTree(2);
    const Named s = make("shape", shape, [&](auto&, auto& o, auto& t) { return extent(o, t); });
    const Named d = make("stride", shape, [&](auto&, auto& o, auto& t) { return stride(o, t); });
    const std::string type = "!cute.layout<\"" + notationOf(s.type) + ":" + notationOf(d.type) + "\">";
    const bool known = type.find('?') == std::string::npos;
    layouts_.push_back(
        {define(known && random_.oneIn(2) ? "cute.make_layout() : " + type
                                          : "cute.make_layout(" + s.name + ", " + d.name + ") : " + type),
         type});
    if (random_.oneIn(3)) {
      // Another of the same type: its run-time strides are others.
      const Named other =
          make("stride", *parseIntTuple(notationOf(d.type)), [&](auto& leaf, auto& o, auto& t) {
            if (leaf.kind() != IntTuple::Kind::kDynamic) return toString(leaf);
            const DynamicLeaf dynamic = leaf.dynamicLeaf();
            o = dynamic.width == 64 ? random_.pick(wide_) : random_.pick(narrow_);
            t = dynamic.width == 64 ? "i64" : "i32";
            if (dynamic.div == 1) return toString(leaf);
            const std::string by = define("arith.constant " + std::to_string(dynamic.div) + " : " + t);
            o = define("arith.muli " + o + ", " + by + " : " + t);
            return toString(leaf);
          });
      layouts_.push_back({define("cute.make_layout(" + s.name + ", " + other.name + ") : " + type), type});
      const Named& before = layouts_[layouts_.size() - 2];
      observe(define("cute.equal(" + before.name + ", " + layouts_.back().name + ") : (" + type + ", " +
                     type + ") -> i1"),
              "i1");
    }
    shapes_.push_back(s);
  }
  void scalars(const Named& value) {
    const mlir::ParserConfig unverified(workshop_.context(), false);
    const bool dynamic = random_.oneIn(2);
    const std::string op = std::string("cute.get_scalars") + (dynamic ? " <{only_dynamic}> (" : "(");
    // How many there are, and their widths: of each leaf.
    std::vector<IntTuple> all;
    if (const auto l = layoutOf(value); l && value.type.find("!cute.layout") == 0) {
      all = leaves(l->shape());
      for (const IntTuple& leaf : leaves(l->stride())) all.push_back(leaf);
    } else if (const auto t = parseIntTuple(notationOf(value.type))) {
      all = leaves(*t);
    }
    std::vector<bool> wide;
    for (const IntTuple& leaf : all) {
      const bool runs = leaf.kind() == IntTuple::Kind::kDynamic;
      if (leaf.isUnderscore() || (dynamic && !runs)) continue;
      wide.push_back(runs ? leaf.dynamicLeaf().width == 64
                          : leaf.value() != static_cast<int32_t>(leaf.value()));
    }
    if (wide.empty()) return;
    const std::string made = name();
    line(made + ":" + std::to_string(wide.size()) + " = " + op + value.name + ") : " + value.type);
    for (size_t i = 0; i < wide.size(); ++i) {
      const std::string one = made + "#" + std::to_string(i);
      observe(one, wide[i] ? "i64" : "i32");
      if (random_.oneIn(3)) (wide[i] ? wide_ : narrow_).push_back(one);
    }
  }
  // As one leaf: known where all extents are.
  static IntTuple sizeOf(const IntTuple& shape) {
    int64_t size = 1;
    for (const IntTuple& e : leaves(shape)) {
      if (!e.isInt()) return IntTuple::dynamic({});
      size = std::min<int64_t>(size * e.value(), 1 << 20);
    }
    return IntTuple(size);
  }
  Named coordOf(const IntTuple& shape, bool open) {
    if (!open && random_.oneIn(5))
      return make("coord", sizeOf(shape), [&](auto& e, auto& o, auto& t) { return coordinate(e, o, t); });
    if (!open) return make("coord", shape, [&](auto& e, auto& o, auto& t) { return coordinate(e, o, t); });
    // `_` for some modes, and for a tuple as a whole.
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < shape.rank(); ++i) modes.push_back(sizeOf(shape.mode(i)));
    if (!shape.isTuple())
      return make("coord", IntTuple(1), [&](auto&, auto&, auto&) { return std::string("_"); });
    return make("coord", IntTuple::tuple(std::move(modes)), [&](auto& e, auto& o, auto& t) {
      return random_.oneIn(2) ? std::string("_") : coordinate(e, o, t);
    });
  }
  std::string tile(size_t rank) {
    static const std::vector<std::string> sizes = {"1:1", "2:1", "4:1", "3:1", "8:1", "2:2"};
    std::string result = "[";
    for (size_t i = 0; i < rank; ++i) result += (i ? ";" : "") + random_.pick(sizes);
    return "!cute.tile<\"" + result + "]\">";
  }
  // An operation of the algebra on a layout or a view.
  void algebra(std::vector<Named>& values) {
    if (values.empty()) return layout();
    const Named value = random_.pick(values);
    const auto known = layoutOf(value);
    if (!known || known->rank() == 0) return;
    std::optional<Named> made;
    switch (random_.below(9)) {
      case 0:
      case 1:
        made = call("slice", {value, coordOf(known->shape(), true)});
        break;
      case 2:
      case 3: {
        const std::string t =
            tile(static_cast<size_t>(random_.between(1, static_cast<int64_t>(known->rank()))));
        static const std::vector<std::string> ops = {"zipped_divide", "logical_divide", "tiled_divide",
                                                     "composition"};
        made = call(random_.pick(ops), {value, {define("cute.static : " + t), t}});
        break;
      }
      case 4: {
        const std::string t = tile(known->rank());
        const Named at = make("coord", IntTuple::ofInts(known->rank(), [](size_t) { return 3; }),
                              [&](auto& e, auto& o, auto& x) { return coordinate(e, o, x); });
        made = call("local_tile", {value, {define("cute.static : " + t), t}, at});
        break;
      }
      case 5: {
        static const std::vector<std::string> inner = {"4:1", "(2,2):(1,2)", "(2,4):(4,1)", "2:3"};
        const std::string t = "!cute.layout<\"" + random_.pick(inner) + "\">";
        made = call("composition", {value, {define("cute.static : " + t), t}});
        break;
      }
      case 6:
        made = call("flatten", {value});
        break;
      case 7:
        made = call("group_modes <0, " + std::to_string(random_.between(1, 2)) + ">", {value});
        break;
      default:
        made = call((random_.oneIn(2) ? "get <[" : "select <[") + std::to_string(random_.below(2)) + "]>",
                    {value});
    }
    if (!made || !layoutOf(*made)) return;
    values.push_back(*made);
    if (&values == &layouts_) {
      if (random_.oneIn(2)) scalars(*made);
    } else if (const auto start = call("get_iter", {*made})) {
      observe(define("cute.ptrtoint(" + start->name + ") : (" + start->type + ") -> i64"), "i64");
      if (const auto l = call("get_layout", {*made})) scalars(*l);
    }
  }
  void ask() {
    if (layouts_.empty()) return layout();
    const Named value = random_.pick(layouts_);
    const auto known = layoutOf(value);
    if (!known) return;
    std::optional<Named> made;
    switch (random_.below(9)) {
      case 8: {
        const Named other = random_.pick(layouts_);
        if (other.type != value.type) return;
        observe(define("cute.equal(" + value.name + ", " + other.name + ") : (" + value.type + ", " +
                       other.type + ") -> i1"),
                "i1");
        return;
      }
      case 0:
      case 1:
      case 2:
        made = call("crd2idx", {coordOf(known->shape(), false), value});
        break;
      case 3:
        if (const auto shape = call("get_shape", {value}); shape && random_.oneIn(2))
          made = call("crd2idx", {coordOf(known->shape(), false), *shape});
        else
          made = call("size", {value});
        break;
      case 4: {
        const auto shape = call("get_shape", {value});
        if (!shape) return;
        const Named index = make("int_tuple", IntTuple(1),
                                 [&](auto&, auto& o, auto& t) { return coordinate(IntTuple(1000), o, t); });
        made = call("idx2crd", {index, *shape});
        break;
      }
      case 5:
        made = call(random_.oneIn(2) ? "get_shape" : "get_stride", {value});
        break;
      case 6: {
        static const std::vector<std::string> ops = {"tuple_add", "tuple_sub", "tuple_mul",
                                                     "tuple_div", "tuple_mod", "ceil_div"};
        const IntTuple tree = drawTree(1);
        const Named a =
            make("int_tuple", tree, [&](auto&, auto& o, auto& t) { return coordinate(IntTuple(100), o, t); });
        const Named b = make("int_tuple", tree, [&](auto&, auto& o, auto& t) { return extent(o, t); });
        made = call(random_.pick(ops), {a, b});
        break;
      }
      default:
        made = value;
    }
    if (made) scalars(*made);
  }
  std::string value() {
    if (element_ == "i64") return random_.pick(wide_);
    if (element_ == "i8") return define("arith.trunci " + random_.pick(narrow_) + " : i32 to i8");
    return define("arith.constant " + std::to_string(random_.below(9)) + ".5 : " + element_);
  }
  void view() {
    if (layouts_.empty()) return layout();
    const Named l = random_.pick(layouts_), p = random_.pick(pointers_);
    const auto known = layoutOf(l);
    if (!known) return;
    const bool plain = p.type.find("align") != std::string::npos;
    const std::string type =
        "!cute.memref<" + element_ + ", gmem" +
        (plain ? p.type.substr(p.type.find(", align"), p.type.rfind('>') - p.type.find(", align")) : "") +
        ", \"" + notationOf(l.type) + "\">";
    views_.push_back({define("cute.make_view(" + p.name + ", " + l.name + ") : (" + p.type + ", " + l.type +
                             ") -> " + type),
                      type});
  }
  void access() {
    if (views_.empty()) return view();
    const Named v = random_.pick(views_);
    const auto known = layoutOf(v);
    if (!known) return;
    if (random_.oneIn(4)) {
      if (const auto p = call("get_iter", {v})) {
        if (random_.oneIn(2)) {
          const Named by =
              make("int_tuple", IntTuple(1), [&](auto&, auto& o, auto& t) { return stride(o, t); });
          if (const auto q = call("add_offset", {*p, by})) pointers_.push_back(*q);
        }
        const Named at = random_.oneIn(2) ? *p : pointers_.back();
        observe(define("cute.ptrtoint(" + at.name + ") : (" + at.type + ") -> i64"), "i64");
      }
      return;
    }
    int64_t elements = 1;
    for (const IntTuple& e : leaves(known->shape()))
      elements = e.isInt() && elements <= 64 ? elements * e.value() : 1000;
    if (elements <= 32 && random_.oneIn(2)) {
      const std::string vector = "vector<" + std::to_string(elements) + "x" + element_ + ">";
      const std::string loaded =
          define("cute.memref.load_vec(" + v.name + ") : (" + v.type + ") -> " + vector);
      const Named to = random_.pick(views_);
      if (to.type == v.type)
        line("cute.memref.store_vec(" + loaded + ", " + to.name + ") : (" + vector + ", " + to.type +
             ") -> ()");
      return;
    }
    const Named at = coordOf(known->shape(), false);
    if (random_.oneIn(2)) {
      line("cute.memref.store(" + v.name + ", " + at.name + ", " + value() + ") : (" + v.type + ", " +
           at.type + ", " + element_ + ") -> ()");
      return;
    }
    const std::string loaded = define("cute.memref.load(" + v.name + ", " + at.name + ") : (" + v.type +
                                      ", " + at.type + ") -> " + element_);
    if (element_ == "i64") observe(loaded, "i64"), wide_.push_back(loaded);
    if (element_ == "i8") observe(define("arith.extsi " + loaded + " : i8 to i32"), "i32");
  }
  void arithmetic() {
    static const std::vector<std::string> ops = {"addi", "subi",  "muli",  "andi",
                                                 "xori", "shrui", "maxsi", "minsi"};
    const std::string op = random_.pick(ops);
    if (random_.oneIn(3))
      wide_.push_back(define("arith." + op + " " + random_.pick(wide_) + ", " +
                             (op == "shrui" ? std::string("%c3_i64") : random_.pick(wide_)) + " : i64"));
    else
      narrow_.push_back(define("arith." + op + " " + random_.pick(narrow_) + ", " +
                               (op == "shrui" ? std::string("%c3_i32") : random_.pick(narrow_)) + " : i32"));
  }

  struct Scope {
    size_t narrow, wide, pointers, layouts, shapes, views;
  };
  Scope enter() {
    ++inside_;
    return {narrow_.size(), wide_.size(), pointers_.size(), layouts_.size(), shapes_.size(), views_.size()};
  }
  void leave(const Scope& s) {
    --inside_;
    narrow_.resize(s.narrow), wide_.resize(s.wide);
    const auto cut = [](std::vector<Named>& all, size_t n) {
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(n), all.end());
    };
    cut(pointers_, s.pointers), cut(layouts_, s.layouts), cut(shapes_, s.shapes), cut(views_, s.views);
  }
  void guard(int depth) {
    std::string condition;
    if (!shapes_.empty() && random_.oneIn(2)) {
      const Named s = random_.pick(shapes_);
      const auto tree = parseIntTuple(notationOf(s.type));
      const Named at = make("coord", *tree, [&](auto&, auto& o, auto& t) {
        return random_.oneIn(2) ? runTime(o, t, true) : coordinate(IntTuple(6), o, t);
      });
      condition =
          define("cute.elem_less(" + at.name + ", " + s.name + ") : (" + at.type + ", " + s.type + ") -> i1");
      observe(condition, "i1");
    } else {
      condition = define("arith.cmpi " + std::string(random_.oneIn(2) ? "slt" : "ne") + ", " +
                         random_.pick(narrow_) + ", " + random_.pick(narrow_) + " : i32");
    }
    line("scf.if " + condition + " {");
    const Scope scope = enter();
    block(static_cast<int>(random_.between(1, 4)), depth - 1);
    leave(scope);
    if (random_.oneIn(2)) {
      line("} else {");
      const Scope other = enter();
      block(static_cast<int>(random_.between(1, 3)), depth - 1);
      leave(other);
    }
    line("}");
  }
  void loop(int depth) {
    static const std::vector<std::string> bounds = {"%c0_i32", "%c1_i32", "%c2_i32", "%c3_i32", "%c5_i32"};
    std::string turns = random_.pick(bounds);
    if (random_.oneIn(2)) turns = define("arith.andi " + random_.pick(narrow_) + ", %c5_i32 : i32");
    const std::string i = name(), made = name(), carried = name();
    static const std::vector<std::string> steps = {"%c1_i32", "%c1_i32", "%c2_i32", "%c3_i32"};
    line(made + " = scf.for " + i + " = " + (random_.oneIn(4) ? "%c1_i32" : "%c0_i32") + " to " + turns +
         " step " + random_.pick(steps) + " iter_args(" + carried + " = " + random_.pick(narrow_) +
         ") -> (i32) : i32 {");
    const Scope scope = enter();
    narrow_.push_back(i);
    narrow_.push_back(carried);
    block(static_cast<int>(random_.between(1, 4)), depth - 1);
    const std::string sum = define("arith.addi " + narrow_.back() + ", " + carried + " : i32");
    line("scf.yield " + sum + " : i32");
    leave(scope);
    line("}");
    narrow_.push_back(made);
    observe(made, "i32");
  }
  void block(int statements, int depth) {
    for (; statements > 0; --statements) {
      const int64_t kind = random_.below(16);
      if (kind < 2)
        layout();
      else if (kind < 6)
        ask();
      else if (kind < 7)
        arithmetic();
      else if (kind < 9)
        algebra(layouts_);
      else if (kind < 10)
        view();
      else if (kind < 11)
        algebra(views_);
      else if (kind < 14)
        access();
      else if (kind < 15 && depth > 0)
        guard(depth);
      else if (depth > 0)
        loop(depth);
    }
  }

  Workshop& workshop_;
  generators::Random& random_;
  std::string text_, element_;
  std::vector<std::string> narrow_, wide_, observed_;
  std::vector<Named> pointers_, layouts_, shapes_, views_;
  int next_ = 0, inside_ = 0;
};

}  // namespace

std::string drawCute(Workshop& workshop, generators::Random& random) {
  return Draw(workshop, random).module();
}

}  // namespace cutecheck::pass_adversary
