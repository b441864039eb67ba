// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/desugar_modules.h"

namespace cutecheck::run {
namespace {

std::string type(const std::string& kind, const std::string& text) {
  return "!cute." + kind + "<\"" + text + "\">";
}
std::string layout(const std::string& text) { return type("layout", text); }
std::string coord(const std::string& text) { return type("coord", text); }
std::string view(const std::string& text) { return "!cute.memref<f32, gmem, \"" + text + "\">"; }

// A function of `parameters` that returns %r, a `result`, which `body` makes.
SugarCase function(const std::string& name, const std::string& parameters, const std::string& body,
                   const std::string& result) {
  return {name, "func.func @f(" + parameters + ") -> " + result + " {\n" + body + "  return %r : " + result +
                    "\n}\n"};
}

// `operation` of %v, a view of `from`, and of further operands that `made` makes.
SugarCase onView(const std::string& operation, const std::string& from, const std::string& to,
                 const std::string& made = "", const std::string& operands = "",
                 const std::string& types = "", const std::string& parameters = "") {
  return function(operation + " of " + from, "%v: " + view(from) + parameters,
                  made + "  %r = cute." + operation + " (%v" + operands + ") : (" + view(from) + types +
                      ") -> " + view(to) + "\n",
                  view(to));
}

SugarCase known(const std::string& operation, const std::string& from, const std::string& to,
                const std::string& operand) {
  return onView(operation, from, to, "  %t = cute.static : " + operand + "\n", ", %t", ", " + operand);
}

SugarCase sliced(const std::string& from, const std::string& to, const std::string& at,
                 const std::string& scalars, const std::string& integers, const std::string& parameters) {
  return function("slice of " + from, "%v: " + view(from) + parameters,
                  "  %c = cute.make_coord(" + scalars + ") : (" + integers + ") -> " + coord(at) +
                      "\n  %r = cute.slice(%v, %c) : " + view(from) + ", " + coord(at) + " -> " + view(to) +
                      "\n",
                  view(to));
}

// The tile [4:1;8:1] at a coordinate.
SugarCase tileAt(const std::string& at, const std::string& to, const std::string& scalars,
                 const std::string& integers, const std::string& parameters) {
  const std::string tile = type("tile", "[4:1;8:1]");
  return onView("local_tile", "(?,?):(?{i64 div=4},1)", to,
                "  %t = cute.static : " + tile + "\n  %c = cute.make_coord(" + scalars + ") : (" + integers +
                    ") -> " + coord(at) + "\n",
                ", %t, %c", ", " + tile + ", " + coord(at), parameters);
}

SugarCase partOf(const std::string& from, const std::string& to, const std::string& threads,
                 const std::string& profile = "") {
  const std::string index = type("int_tuple", "?"), in = layout(threads);
  std::string made =
      "  %t = cute.static : " + in + "\n  %n = cute.make_int_tuple(%i) : (i32) -> " + index + "\n";
  if (!profile.empty()) made += "  %p = cute.static : " + coord(profile) + "\n";
  return onView("local_partition", from, to, made, profile.empty() ? ", %t, %n" : ", %t, %n, %p",
                ", " + in + ", " + index + (profile.empty() ? "" : ", " + coord(profile)), ", %i: i32");
}

// The place of a coordinate in every tile of [4:1;8:1], dividing `modes` alone where given.
SugarCase placeOf(const std::string& from, const std::string& to, const std::string& at,
                  const std::string& modes = "") {
  const std::string tile = type("tile", "[4:1;8:1]"), list = type("int_tuple", modes);
  const bool second = at == "(?,?)";
  return function("partition of " + from + " at " + at, "%v: " + view(from) + ", %i: i32, %j: i32",
                  "  %t = cute.static : " + tile + "\n  %c = cute.make_coord(%i" + (second ? ", %j" : "") +
                      ") : (i32" + (second ? ", i32" : "") + ") -> " + coord(at) +
                      (modes.empty() ? "" : "\n  %n = cute.static : " + list) +
                      "\n  %r = cute.partition(%v, %t, %c" + (modes.empty() ? "" : ", %n") + ") : (" +
                      view(from) + ", " + tile + ", " + coord(at) + (modes.empty() ? "" : ", " + list) +
                      ") -> " + view(to) + "\n",
                  view(to));
}

// The offset, in the layout %l that `made` makes, of a coordinate that run time knows.
SugarCase offsetIn(const std::string& name, const std::string& parameters, const std::string& made,
                   const std::string& of) {
  const std::string number = type("int_tuple", "?");
  return function(name, parameters + "%i: i32, %j: i32",
                  made + "  %c = cute.make_coord(%i, %j) : (i32, i32) -> " + coord("(?,?)") +
                      "\n  %x = cute.crd2idx(%c, %l) : (" + coord("(?,?)") + ", " + layout(of) + ") -> " +
                      number + "\n  %r = cute.get_scalars(%x) : " + number + "\n",
                  "i32");
}

std::string fragmentOf(const std::string& from, const std::string& to) {
  const std::string registers = "!cute.memref<f32, rmem, align<16>, \"" + to + "\">";
  return "  %f = cute.make_fragment_like(%v) : (" + view(from) + ") -> " + registers +
         "\n  %l = cute.get_layout(%f) : (" + registers + ") -> " + layout(to) + "\n";
}

// Results that types know, read at coordinates that they do not.
std::vector<SugarCase> ofKnownLayouts() {
  const std::string tile = type("tile", "[4:1;8:1]"), rows = "(?,?):(?{i64 div=4},1)";
  const std::string divided = "((4,8),(?,?)):((?{i64 div=4},1),(?{i64 div=16},8))";
  const std::string n = type("int_tuple", "3"), b = type("int_tuple", "4"), s = type("swizzle", "S<3,4,3>");
  const std::string numbers = "  %b = cute.static : " + n + "\n  %m = cute.static : " + b +
                              "\n  %z = cute.make_swizzle(%b, %m, %b) : (" + n + ", " + b + ", " + n +
                              ") -> " + s + "\n";
  const std::string x = type("int_tuple", "?"), inner = "(4,4):(2,16)", outer = "(8,8):(8,1)";
  return {
      function("zipped_divide by make_tile", "%v: " + view(rows),
               "  %t = cute.make_tile() : () -> " + tile + "\n  %r = cute.zipped_divide(%v, %t) : (" +
                   view(rows) + ", " + tile + ") -> " + view(divided) + "\n",
               view(divided)),
      function("make_swizzle", "%i: i32",
               numbers + "  %n = cute.make_int_tuple(%i) : (i32) -> " + x +
                   "\n  %y = cute.apply_swizzle(%z, %n) : (" + s + ", " + x + ") -> " + x +
                   "\n  %r = cute.get_scalars(%y) : " + x + "\n",
               "i32"),
      offsetIn("compose", "",
               "  %a = cute.static : " + layout(inner) + "\n  %o = cute.static : " + layout(outer) +
                   "\n  %l = cute.compose(%a, %o) : (" + layout(inner) + ", " + layout(outer) + ") -> " +
                   layout("(4,4):(16,2)") + "\n",
               "(4,4):(16,2)"),
      offsetIn("make_fragment_like, rows", "%v: " + view("(4,8):(8,1)") + ", ",
               fragmentOf("(4,8):(8,1)", "(4,8):(1,4)"), "(4,8):(1,4)"),
      offsetIn("make_fragment_like, run-time stride", "%v: " + view("(4,8):(?{i64},1)") + ", ",
               fragmentOf("(4,8):(?{i64},1)", "(4,8):(1,4)"), "(4,8):(1,4)"),
  };
}

SugarCase equalOf(const std::string& a, const std::string& b) {
  return function("equal of " + a + " and " + b, "%a: " + a + ", %b: " + b,
                  "  %r = cute.equal(%a, %b) : (" + a + ", " + b + ") -> i1\n", "i1");
}

std::vector<SugarCase> onViews() {
  const std::string rows = "(?,?):(?{i64 div=4},1)", nested = "(?,2,(3,?)):(1,?,(7,8))";
  const std::string tile = type("tile", "[4:1;8:1]"), windows = type("tile", "[3:1;2:2]");
  return {
      known("zipped_divide", rows, "((4,8),(?,?)):((?{i64 div=4},1),(?{i64 div=16},8))", tile),
      known("logical_divide", rows, "((4,?),(8,?)):((?{i64 div=4},?{i64 div=16}),(1,8))", tile),
      known("tiled_divide", rows, "((4,8),?,?):((?{i64 div=4},1),?{i64 div=16},8)", tile),
      known("flat_divide", rows, "(4,8,?,?):(?{i64 div=4},1,?{i64 div=16},8)", tile),
      known("stencil_divide", rows, "((3,2),(?,?)):((?{i64 div=4},2),(?{i64 div=4},1))", windows),
      known("stencil_divide", "(8,?):(?{i64},1)", "((3,1),(6,?)):((?{i64},0),(?{i64},1))",
            type("tile", "[3:1;_]")),
      placeOf(rows, "((?,?)):((?{i64 div=16},8))", "(?,?)"),
      placeOf(rows, "(8,(?,?)):(1,(?{i64 div=16},8))", "(?,_)"),
      placeOf(rows, "((?,?)):((?{i64 div=16},1))", "(?,0)", "0"),
      placeOf("(8,64):(?,?{i64})", "((2,8)):((?{i64 div=4},?{i64 div=8}))", "(?,?)", "(0,1)"),
      known("composition", "(8,4):(?{div=4},1)", "(4,4):(?{i64 div=8},1)", layout("(4,4):(2,8)")),
      known("composition", "(16,128):(?{div=4},1)", "(4,8):(?{div=4},2)", type("tile", "[4:1;8:2]")),
      onView("coalesce", "((2,4),?):((1,2),?{i64})", "(8,?):(1,?{i64})"),
      onView("group_modes <0, 2>", rows, "((?,?)):((?{i64 div=4},1))"),
      onView("select <[2, 0]>", nested, "((3,?),?):((7,8),1)"),
      onView("flatten", nested, "(?,2,3,?):(1,?,7,8)"),
      onView("filter_zeros", "(?,(4,2)):(8,(0,1))", "(?,(1,2)):(8,(0,1))"),
      onView("filter", "((2,4),(8,2)):((1,0),(2,0))", "16:1"),
      sliced("(8,?):(1,?{i64})", "(8):(1)", "(_,?)", "%j", "i32", ", %j: i32"),
      sliced("((16,128),(?,?)):((?{i64},1),(?{i64 div=16},128))", "(16,128):(?{i64},1)", "((_,_),(?,?))",
             "%i, %j", "i32, i32", ", %i: i32, %j: i32"),
      tileAt("(?,?)", "(4,8):(?{i64 div=4},1)", "%i, %j", "i32, i32", ", %i: i32, %j: i32"),
      tileAt("(?,_)", "(4,8,?):(?{i64 div=4},1,8)", "%i", "i32", ", %i: i32"),
      partOf(rows, "(?,?):(?{i64 div=16},8)", "(4,8):(8,1)"),
      partOf("((2,4),16):((1,2),?{i64})", "(2,2):(4,?{i64 div=8})", "(4,8):(1,4)", "(1,1)"),
  };
}

// What makes and compares values; a tensor of coordinates is asked for one of them.
std::vector<SugarCase> ofParts() {
  const std::string shape = type("shape", "((?,2),4)"), stride = type("stride", "((1,?),?{i64})");
  const std::string made = layout("((?,2),4):((1,?),?{i64})"), pointer = "!cute.ptr<f32, gmem>";
  const std::string composed = "S<3,4,3> o 0 o (64,8):(?,1)", outer = "(64,8):(?,1)";
  const std::string at = "  %c = cute.make_coord(%i, %j) : (i32, i32) -> " + coord("(?,?)") + "\n";
  const std::string numbers = type("int_tuple", "?{i64}");
  // The raw form has the layout first.
  const std::string z = type("swizzle", "S<3,4,3>"), n = type("int_tuple", "0"),
                    y = type("composed_layout", composed);
  const auto swizzled = [&](const std::string& op, const std::string& operands, const std::string& types) {
    return function(op, "%l: " + layout(outer) + ", %i: i32, %j: i32",
                    at + "  %z = cute.static : " + z + "\n  %n = cute.static : " + n + "\n  %y = cute." + op +
                        "(" + operands + ") : (" + types + ") -> " + y + "\n  %x = cute.crd2idx(%c, %y) : (" +
                        coord("(?,?)") + ", " + y + ") -> " + numbers +
                        "\n  %r = cute.get_scalars(%x) : " + numbers + "\n",
                    "i64");
  };
  const std::string tensor = "!cute.coord_tensor<\"(0,0)\", \"(?,?):(1@0,1@1)\">";
  return {
      function("make_layout_raw", "%s: " + shape + ", %d: " + stride,
               "  %r = cute.make_layout_raw(%s, %d) : (" + shape + ", " + stride + ") -> " + made + "\n",
               made),
      function("make_layout", "%m: i32, %d: i32, %e: i64",
               "  %s = cute.make_shape(%m) : (i32) -> " + shape +
                   "\n  %t = cute.make_stride(%d, %e) : (i32, i64) -> " + stride +
                   "\n  %r = cute.make_layout(%s, %t) : " + made + "\n",
               made),
      function("make_coord", "%i: i32, %j: i64",
               "  %r = cute.make_coord(%i, %j) : (i32, i64) -> " + coord("((?,3),?{i64})") + "\n",
               coord("((?,3),?{i64})")),
      swizzled("make_composed_layout", "%z, %n, %l", z + ", " + n + ", " + layout(outer)),
      swizzled("make_composed_layout_raw", "%l, %z, %n", layout(outer) + ", " + z + ", " + n),
      function("make_tensor of a pointer", "%p: " + pointer + ", %l: " + made,
               "  %r = cute.make_tensor(%p, %l) : " + pointer + ", " + made + "\n",
               view("((?,2),4):((1,?),?{i64})")),
      function("make_tensor of a view", "%v: " + view("(4,?):(1,4)") + ", %l: " + made,
               "  %r = cute.make_tensor(%v, %l) : " + view("(4,?):(1,4)") + ", " + made + "\n",
               view("((?,2),4):((1,?),?{i64})")),
      function("make_identity_tensor", "%s: " + type("shape", "(?,?)") + ", %i: i32, %j: i32",
               at + "  %v = cute.make_identity_tensor(%s) : (" + type("shape", "(?,?)") + ") -> " + tensor +
                   "\n  %l = cute.get_layout(%v) : " + tensor + "\n  %o = cute.crd2idx(%c, %l) : (" +
                   coord("(?,?)") + ", " + layout("(?,?):(1@0,1@1)") + ") -> " + type("int_tuple", "(?,?)") +
                   "\n  %b = cute.get_iter(%v) : " + tensor + "\n  %m = cute.add_offset(%b, %o) : (" +
                   type("arith_tuple_iter", "(0,0)") + ", " + type("int_tuple", "(?,?)") + ") -> " +
                   type("arith_tuple_iter", "(?,?)") +
                   "\n  %r = cute.deref_arith_tuple_iter(%m) : " + type("arith_tuple_iter", "(?,?)") + "\n",
               type("int_tuple", "(?,?)")),
      equalOf(layout("(?,4):(1,?)"), layout("(8,?):(1,8)")),
      equalOf(layout("(?,(4,?)):(1,(?,8))"), layout("(?,?):(1,?)")),
      equalOf(type("int_tuple", "(?,4)"), type("int_tuple", "(?,?{i64})")),
      equalOf(type("shape", "(?,(?,2))"), type("shape", "(4,(?,?))")),
  };
}

}  // namespace

std::vector<SugarCase> sugarCases() {
  std::vector<SugarCase> cases = onViews();
  for (SugarCase& c : ofParts()) cases.push_back(std::move(c));
  for (SugarCase& c : ofKnownLayouts()) cases.push_back(std::move(c));
  return cases;
}

}  // namespace cutecheck::run
