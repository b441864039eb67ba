// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations of the algebra as the oracle computes them, beside the reference, on the same static calls.
//
// The reference's own answer stands on the right of a claim, and a layout that is off by one: what the oracle
// proves and refutes must agree.
#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "core/eval/evaluate.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/claims/prove.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/settings.h"
#include "properties/laws/meaning.h"

namespace cutecheck::run {
namespace {

using generators::Random;

std::string number(Random& random, int64_t least, int64_t most) {
  return std::to_string(random.between(least, most));
}

std::string layout(Random& random, int leaves = 3, int64_t extent = 4) {
  return toString(generators::randomLayout(random, {leaves, extent, random.oneIn(3), random.oneIn(4)}));
}

// A layout with the modes that tilings and coordinates speak of.
Layout ofModes(Random& random) {
  std::vector<int64_t> shape, stride;
  int64_t reach = 1;
  for (int64_t k = random.between(2, 3); k > 0; --k) {
    shape.push_back(random.between(1, 3) * 2);
    stride.push_back(reach * (random.oneIn(4) ? 2 : 1));
    reach = stride.back() * shape.back();
  }
  std::vector<IntTuple> extents(shape.begin(), shape.end()), strides(stride.begin(), stride.end());
  return Layout::make(IntTuple::tuple(extents), IntTuple::tuple(strides)).value();
}

std::string tilerOf(Random& random, const Layout& a) {
  std::string text = "<";
  for (size_t i = 0; i < a.rank(); ++i) text += (i == 0 ? "" : ",") + number(random, 1, 3);
  return text + ">";
}

std::string coordinateOf(Random& random, size_t rank, bool keeps) {
  std::string text = "(";
  for (size_t i = 0; i < rank; ++i)
    text += (i == 0 ? "" : ",") + (keeps && random.oneIn(3) ? std::string("_") : number(random, 0, 1));
  return text + ")";
}

std::string shapeOf(Random& random, const Layout& a) {
  std::string text = "(";
  for (size_t i = 0; i < a.rank(); ++i) {
    const int64_t extent = a.mode(i).shape().value() * random.between(1, 3);
    text += (i == 0 ? "" : ",") + std::to_string(random.oneIn(10) ? extent + 1 : extent);
  }
  return text + ")";
}

// A matrix of whole tiles, now and then not, and the multiplication of an atom of 2 x 2 x 4 by 4 threads.
std::string multiplication(Random& random, const std::string& operand) {
  const int64_t rows = random.between(1, 3) * 4, columns = random.between(1, 3) * 4;
  static const char* kAtoms[] = {"(1,1,1):(0,0,0)", "(2,1,1):(1,0,0)", "(1,2,1):(0,1,0)", "(2,2,1):(1,2,0)",
                                 "(2,2,1):(2,1,0)"};
  return "(" + std::to_string(rows) + "," + std::to_string(columns + (random.oneIn(9) ? 1 : 0)) + "):(" +
         (random.oneIn(2) ? std::to_string(columns) + ",1)" : "1," + std::to_string(rows) + ")") +
         ",(2,2,4),4:1," + operand + "," + kAtoms[random.between(0, 4)] + "," + number(random, -1, 9);
}

// A tensor of whole tiles of 4 x 4, 4 threads of 4 values, by atoms of one value or two.
std::string copy(Random& random) {
  const int64_t rows = random.between(1, 3) * 4, columns = random.between(1, 3) * 4;
  static const char* kAtoms[] = {
      "(1,1):(0,0),(1,1):(0,0),(1,1):(0,0)", "(1,2):(0,1),(1,2):(0,1),(1,2):(0,1)",
      "(2,1):(1,0),(2,1):(1,0),(2,1):(1,0)", "(2,2):(1,2),(2,2):(2,1),(2,2):(1,2)",
      "(2,2):(2,1),(2,2):(1,2),(2,2):(2,1)", "(1,2):(0,2),(1,2):(0,1),(1,2):(0,2)"};
  static const char* kTiles[] = {"((2,2),(2,2)):((2,8),(1,4))", "(4,4):(1,4)", "(4,4):(4,1)"};
  return "(" + std::to_string(rows) + "," + std::to_string(columns) + "):(" +
         (random.oneIn(2) ? std::to_string(columns) + ",1)" : "1," + std::to_string(rows) + ")") + "," +
         kAtoms[random.between(0, 5)] + "," + kTiles[random.between(0, 2)] + ",(4,4)," +
         number(random, -1, 4);
}

// A tuple and its divisor, which is a number, as many as it has modes, fewer, or now and then more.
std::string divided(Random& random) {
  const std::string a = number(random, 0, 24), b = number(random, 1, 24), c = number(random, 1, 12);
  const std::string x = number(random, 1, 4), y = number(random, 1, 6);
  switch (random.between(0, 6)) {
    case 0:
      return "(" + b + "," + c + ")," + x;
    case 1:
      return "(" + a + "," + b + ",7),(" + x + "," + y + (random.oneIn(2) ? ")" : ",1)");
    case 2:
      return "(" + a + ",(" + b + "," + c + ")),(" + x + "," + y + ")";
    case 3:
      return "(" + a + ",(" + b + "," + c + ")),(" + x + ",(" + y + ",2))";
    case 4:
      return b + ",(" + x + "," + y + ")";
    case 5:
      return "((" + b + ",2)," + c + ")," + x;
    default:
      return "(" + a + "," + b + "),(" + x + "," + y + (random.oneIn(3) ? ",2)" : ")");
  }
}

std::string rounding(Random& random) { return random.oneIn(2) ? "" : random.oneIn(2) ? ",ceil" : ",floor"; }

// A tree of extents.
std::string profile(Random& random, int depth, int64_t most = 4) {
  if (depth == 0 || random.oneIn(3)) return number(random, 1, most);
  std::string text = "(";
  for (int64_t k = random.between(1, 3); k > 0; --k)
    text += profile(random, depth - 1, most) + (k > 1 ? "," : "");
  return text + ")";
}

using Maker = std::string (*)(Random&);

const std::map<std::string, Maker>& calls() {
  static const std::map<std::string, Maker> kCalls = {
      {"append", [](Random& r) { return layout(r) + "," + layout(r) + "," + number(r, 1, 5); }},
      {"blocked_product", [](Random& r) { return layout(r, 2) + "," + layout(r, 2, 3); }},
      {"ceil_div",
       [](Random& r) { return r.oneIn(2) ? number(r, -20, 40) + "," + number(r, 0, 7) : divided(r); }},
      {"coalesce", [](Random& r) { return layout(r) + (r.oneIn(2) ? ",1" : ",(1,1)"); }},
      {"coalesce_extended", [](Random& r) { return layout(r); }},
      {"concat", [](Random& r) { return layout(r, 2) + "," + layout(r, 2); }},
      {"crd2idx",
       [](Random& r) {
         const Layout a = ofModes(r);
         const std::string shape = toString(a.shape()), coordinate = coordinateOf(r, a.rank(), false);
         switch (r.between(0, 3)) {
           case 0:
             return coordinate + "," + toString(a);
           case 1:
             return "idx2crd(" + number(r, -1, 20) + "," + shape + ")," + toString(a);
           case 2:
             return "crd2crd(" + coordinate + "," + shape + "," + shapeOf(r, a) + ")," + toString(a);
           default:
             return "idx2crd(" + number(r, 0, 20) + ",(4,(2,3)),(" + number(r, 1, 3) + ",(4,8)))," +
                    "(4,(2,3)):(1,(" + number(r, 1, 9) + ",7))";
         }
       }},
      {"depth", [](Random& r) { return layout(r); }},
      {"dice",
       [](Random& r) {
         const Layout a = ofModes(r);
         return coordinateOf(r, a.rank(), true) + "," + toString(a);
       }},
      {"domain_offset",
       [](Random& r) {
         const Layout a = ofModes(r);
         return coordinateOf(r, a.rank(), false) + "," + toString(a);
       }},
      {"downcast", [](Random& r) { return layout(r) + "," + number(r, 1, 4); }},
      {"filter", [](Random& r) { return layout(r) + (r.oneIn(3)   ? ""
                                                     : r.oneIn(2) ? ",1"
                                                                  : ",(1,1)"); }},
      {"filter_zeros", [](Random& r) { return layout(r); }},
      {"flat_divide",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }},
      {"flat_product",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }},
      {"flatten", [](Random& r) { return layout(r); }},
      {"gcd",
       [](Random& r) { return "(" + number(r, -9, 30) + "," + number(r, 0, 30) + ")," + number(r, 0, 30); }},
      {"group_modes", [](Random& r) { return layout(r) + "," + number(r, -3, 2) + "," + number(r, -1, 3); }},
      {"inner_product",
       [](Random& r) {
         return "(" + number(r, -9, 9) + ",(2," + number(r, 0, 9) + ")),(" + number(r, -9, 9) +
                (r.oneIn(5) ? ",3)" : ",(5,-1))");
       }},
      {"left_inverse", [](Random& r) { return r.oneIn(2) ? layout(r) : toString(ofModes(r)); }},
      {"local_partition",
       [](Random& r) {
         return toString(ofModes(r)) + ",(2,2):(" + (r.oneIn(2) ? "1,2)" : "2,1)") + "," + number(r, 0, 4);
       }},
      {"local_tile",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a) + "," + coordinateOf(r, a.rank(), true);
       }},
      {"logical_product",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }},
      {"make_identity_layout", [](Random& r) { return profile(r, 3); }},
      {"make_layout",
       [](Random& r) {
         return "(" + number(r, 1, 4) + ",(" + number(r, 1, 4) + ",2))" +
                (r.oneIn(3) ? "" : ",(3,(1," + number(r, -2, 9) + "))");
       }},
      {"make_layout_left",
       [](Random& r) {
         return "(" + number(r, 1, 4) + ",(" + number(r, 1, 4) + "," + number(r, 1, 4) + "))";
       }},
      {"make_layout_like", [](Random& r) { return layout(r); }},
      {"make_layout_right",
       [](Random& r) {
         return "(" + number(r, 1, 4) + ",(" + number(r, 1, 4) + "," + number(r, 1, 4) + "))";
       }},
      {"make_ordered_layout",
       [](Random& r) {
         return "(" + number(r, 1, 4) + ",(" + number(r, 1, 4) + "," + number(r, 1, 4) + ")),(" +
                number(r, 0, 2) + "," +
                (r.oneIn(2) ? number(r, 0, 2) : "(" + number(r, 0, 2) + "," + number(r, 0, 2) + ")") + ")";
       }},
      {"max",
       [](Random& r) { return "(" + number(r, -9, 9) + "," + number(r, -9, 9) + ")," + number(r, -9, 9); }},
      {"max_alignment", [](Random& r) { return r.oneIn(2) ? layout(r) : toString(ofModes(r)); }},
      {"max_common_layout", [](Random& r) { return toString(ofModes(r)) + "," + toString(ofModes(r)); }},
      {"max_common_vector", [](Random& r) { return layout(r) + "," + layout(r); }},
      {"min", [](Random& r) { return number(r, -9, 9) + ",(" + number(r, -9, 9) + ",3)"; }},
      {"nullspace", [](Random& r) { return layout(r); }},
      {"partition_a", [](Random& r) { return multiplication(r, "(4,2):(1,4)"); }},
      {"partition_b", [](Random& r) { return multiplication(r, "(4,2):(2,1)"); }},
      {"partition_c", [](Random& r) { return multiplication(r, "(4,1):(1,0)"); }},
      {"partition_d", [](Random& r) { return copy(r); }},
      {"partition_s", [](Random& r) { return copy(r); }},
      {"prepend", [](Random& r) { return layout(r) + "," + layout(r, 2); }},
      {"product", [](Random& r) { return "(" + number(r, -9, 9) + ",(" + number(r, 0, 9) + ",3))"; }},
      {"rank", [](Random& r) { return layout(r); }},
      {"recast",
       [](Random& r) { return number(r, 1, 8) + "," + number(r, 1, 8) + "," + toString(ofModes(r)); }},
      {"replace", [](Random& r) { return layout(r) + "," + number(r, -3, 2) + "," + layout(r, 2); }},
      {"retile",
       [](Random& r) {
         static const char* kTiles[] = {"((2,2),(2,2)):((2,8),(1,4)),(4,4)", "(4,4):(1,4),(4,4)",
                                        "(4,4):(4,1),(4,4)", "((8,4),(2,2)):((16,2),(8,1)),(8,16)"};
         return "(" + number(r, 1, 4) + "," + number(r, 1, 4) + "," + number(r, 1, 4) + "):(1,4,16)," +
                (r.oneIn(2) ? "(1,1):(0,0)," : "(2,2):(1,2),") + kTiles[r.between(0, 3)];
       }},
      {"round_up",
       [](Random& r) { return r.oneIn(2) ? number(r, -20, 40) + "," + number(r, 0, 7) : divided(r); }},
      {"select", [](Random& r) { return layout(r) + "," + number(r, 0, 2) + "," + number(r, -2, 1); }},
      {"shape_div",
       [](Random& r) {
         return (r.oneIn(2) ? number(r, -4, 40) + "," + number(r, 0, 12) : divided(r)) + rounding(r);
       }},
      {"shape_div_elementwise",
       [](Random& r) {
         return (r.oneIn(3) ? number(r, -9, 40) + "," + number(r, -4, 8) : divided(r)) + rounding(r);
       }},
      {"slice_and_offset",
       [](Random& r) {
         const Layout a = ofModes(r);
         return coordinateOf(r, a.rank(), true) + "," + toString(a);
       }},
      {"sum", [](Random& r) { return "(" + number(r, -9, 9) + ",(" + number(r, 0, 9) + ",3))"; }},
      {"take", [](Random& r) { return layout(r) + "," + number(r, -3, 2) + "," + number(r, -1, 3); }},
      {"tile_to_shape",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + shapeOf(r, a) + (r.oneIn(2) ? "" : a.rank() == 2 ? ",(1,0)" : ",(2,0,1)");
       }},
      {"tiled_divide",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }},
      {"tiled_product",
       [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }},
      {"tuple_max", [](Random& r) { return "(" + number(r, -9, 9) + ",(" + number(r, 0, 9) + ",3))"; }},
      {"tuple_min", [](Random& r) { return "(" + number(r, -9, 9) + ",(" + number(r, 0, 9) + ",3))"; }},
      {"unflatten",
       [](Random& r) { return toString(ofModes(r)) + (r.oneIn(2) ? ",(0,(0,0))" : ",((0,0))"); }},
      {"upcast",
       [](Random& r) { return (r.oneIn(2) ? layout(r) : toString(ofModes(r))) + "," + number(r, 1, 4); }},
      {"with_shape", [](Random& r) { return toString(ofModes(r)) + ",(2," + number(r, 1, 6) + ")"; }},
      {"zipped_product", [](Random& r) {
         const Layout a = ofModes(r);
         return toString(a) + "," + tilerOf(r, a);
       }}};
  return kCalls;
}

// The answer as the right side of a claim, and one that differs from it.
struct Sides {
  std::string right, wrong;
  bool tree = false;  // compared to the letter
};

// The last leaf is larger by one.
IntTuple moreByOne(const IntTuple& t) {
  if (t.isInt()) return IntTuple(t.value() + 1);
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < t.rank(); ++i) modes.push_back(i + 1 == t.rank() ? moreByOne(t.mode(i)) : t.mode(i));
  return IntTuple::tuple(std::move(modes));
}

std::optional<Sides> sidesOf(const Value& value) {
  if (const auto* layout = std::get_if<Layout>(&value)) {
    const std::string unit = layout->stride().hasBasis() ? "1@9" : "1";
    return Sides{toString(*layout),
                 "(2," + toString(layout->shape()) + "):(" + unit + "," + toString(layout->stride()) + ")",
                 true};
  }
  if (const auto* tuple = std::get_if<IntTuple>(&value); tuple && tuple->isInt())
    return Sides{toString(*tuple), std::to_string(tuple->value() + 1), false};
  if (const auto* tuple = std::get_if<IntTuple>(&value))
    return Sides{toString(*tuple), toString(moreByOne(*tuple)), true};
  const auto* pair = std::get_if<Pair>(&value);
  const auto* layout = pair ? std::get_if<Layout>(&pair->first) : nullptr;
  const auto* offset = pair ? std::get_if<IntTuple>(&pair->second) : nullptr;
  if (!layout || !offset || !offset->isInt()) return std::nullopt;
  const std::string plain = toString(*layout);
  auto at = [&](int64_t by) { return by == 0 ? plain : "S<0,0,0> o " + std::to_string(by) + " o " + plain; };
  return Sides{at(offset->value()), at(offset->value() + 1), false};
}

struct Counts {
  int64_t calls = 0, hold = 0, refused = 0, open = 0;
};

oracle::Verdict judge(const std::string& claim, std::string& why) {
  const Expected<oracle::Answer> answer = oracle::prove(claim);
  if (!answer.ok()) {
    why = answer.error().str();
    return oracle::Verdict::kUnknown;
  }
  why.clear();
  for (const std::string& missing : answer->missing) why += missing + "; ";
  return answer->verdict;
}

// `call` as the oracle computes it, against what the reference makes of `reference`.
void compare(const std::string& call, const std::string& reference, Counts& counts) {
  const Expected<Expression> expression = parseExpression(reference);
  ASSERT_TRUE(expression.ok()) << reference;
  const Expected<Value> value = evaluate(*expression);
  ++counts.calls;
  std::string why;
  if (!value.ok()) {
    ++counts.refused;
    EXPECT_NE(judge(call + " == 1:0", why), oracle::Verdict::kProved) << call << ": " << value.error().str();
    return;
  }
  const std::optional<Sides> sides = sidesOf(*value);
  ASSERT_TRUE(sides.has_value()) << call;
  const std::string claim = call + " == " + sides->right;
  const oracle::Verdict verdict = judge(claim, why);
  EXPECT_NE(verdict, oracle::Verdict::kRefuted) << claim;
  EXPECT_NE(verdict, oracle::Verdict::kInconsistent) << claim << ": " << why;
  if (verdict == oracle::Verdict::kUnknown) {
    ++counts.open;
    std::cout << "the oracle leaves open: " << claim << ": " << why << "\n";
    return;
  }
  ++counts.hold;
  EXPECT_EQ(judge(call + " == " + sides->wrong, why), oracle::Verdict::kRefuted)
      << call << " == " << sides->wrong;
  if (sides->tree)
    EXPECT_EQ(judge(call + " === " + sides->right, why), oracle::Verdict::kProved)
        << call << " === " << sides->right << ": " << why;
}

TEST(OracleOperations, AgreeWithTheReference) {
  Random random(settings().seed);
  Counts all;
  for (const auto& [name, make] : calls()) {
    Counts counts;
    for (int64_t i = 0; i < settings().casesOr(30); ++i) {
      const std::string call = name + "(" + make(random) + ")";
      compare(call, call, counts);
    }
    EXPECT_GT(counts.hold, 0) << name;
    all.calls += counts.calls;
    all.hold += counts.hold;
    all.refused += counts.refused;
    all.open += counts.open;
  }
  std::cout << "operations: " << calls().size() << ", calls " << all.calls << ", hold " << all.hold
            << ", refused " << all.refused << ", open " << all.open << ", seed " << settings().seed << "\n";
  EXPECT_LT(all.open * 50, all.calls);
}

// The reference has no stencil_divide, but its definition: of each mode the composition with the window, and
// with the places where all of the window lies inside. Where there is no such place it composes with nothing.
TEST(OracleOperations, StencilDivideIsItsDefinition) {
  Random random(settings().seed);
  Counts counts;
  for (int64_t i = 0; i < settings().casesOr(300); ++i) {
    const Layout layout =
        random.oneIn(3) ? generators::randomLayout(random, {3, 4, false, false}) : ofModes(random);
    const std::string a = toString(layout);
    const size_t rank = layout.shape().isTuple() ? layout.rank() : 0,
                 divided = random.between(1, std::max<int64_t>(rank, 1));
    std::string tiler, windows, places;
    for (size_t k = 0; k < std::max<size_t>(rank, 1); ++k) {
      const std::string mode = rank == 0 ? a : "get(" + a + "," + std::to_string(k) + ")";
      const auto add = [](std::string& list, const std::string& more) {
        list += (list.empty() ? "" : ",") + more;
      };
      if (k >= divided || (rank > 0 && random.oneIn(5))) {
        if (k < divided) {
          add(tiler, "_");
          add(windows, "1:0");
        }
        add(places, mode);
        continue;
      }
      const int64_t extent = random.between(1, 3), distance = random.between(1, 2);
      const int64_t whole = size(rank == 0 ? layout : layout.mode(k)).value();
      const std::string window = std::to_string(extent) + ":" + std::to_string(distance);
      add(tiler, window);
      add(windows, "composition(" + mode + "," + window + ")");
      add(places, "composition(" + mode + "," + std::to_string(whole - (extent - 1) * distance) + ":1)");
    }
    if (rank == 0) {
      compare("stencil_divide(" + a + "," + tiler + ")", "concat(" + windows + "," + places + ")", counts);
    } else {
      compare("stencil_divide(" + a + ",<" + tiler + ">)",
              "concat(concat(" + windows + "),concat(" + places + "))", counts);
    }
  }
  std::cout << "stencil_divide: calls " << counts.calls << ", hold " << counts.hold << ", refused "
            << counts.refused << ", open " << counts.open << "\n";
  EXPECT_GT(counts.hold * 2, counts.calls);
  EXPECT_GT(counts.refused, 0);
  EXPECT_LT(counts.open * 20, counts.calls);
}

}  // namespace
}  // namespace cutecheck::run
