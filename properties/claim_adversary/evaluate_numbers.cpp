// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integers, tuples and coordinates at numbers.
#include <algorithm>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

constexpr Int kMost = (Int(1) << 63) - 1;

Int gcdOf(Int a, Int b) {
  if (a < 0) a = -a;
  if (b < 0) b = -b;
  while (b != 0) {
    const Int rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// Which arguments of what rearranges modes are layouts or tuples.
bool isArgument(const std::string& name, size_t i) {
  if (name == "append" || name == "prepend") return i < 2;
  if (name == "replace") return i == 0 || i == 2;
  return i == (name == "dice" || name == "slice" ? 1u : 0u);
}

bool isRearranged(const Term& t) {
  if (!t.is(Kind::kCall) || t.parts.size() < (t.name == "flatten" ? 1 : 2)) return false;
  if (!isOneOf(t.name, {"append", "dice", "flatten", "get", "group_modes", "prepend", "replace", "select", "slice",
                        "take", "unflatten"}))
    return false;
  for (size_t i = 0; i < t.parts.size(); ++i)
    if (isArgument(t.name, i) && !Evaluator::isInteger(t.parts[i]) && !Evaluator::isTuple(t.parts[i])) return false;
  return true;
}

}  // namespace

Int Evaluator::fail(Void why) {
  if (why_ == Void::kNone) why_ = why;
  return 1;
}

Int Evaluator::bounded(Int v) {
  const Int most = weights_.empty() ? kMost : Int(1) << 120;
  return v > most || v < -most ? fail() : v;
}
Int Evaluator::add(Int a, Int b) { return bounded(a + b); }
Int Evaluator::mul(Int a, Int b) {
  Int product = 0;
  return __builtin_mul_overflow(a, b, &product) ? fail() : bounded(product);
}
Int Evaluator::div(Int a, Int b) {
  if (b < 1) return fail(Void::kDivisor);
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}
Int Evaluator::mod(Int a, Int b) {
  if (b < 1) return fail(Void::kDivisor);
  return a - div(a, b) * b;
}

bool Evaluator::isTupleDivision(const Term& t) {
  if (!t.is(Kind::kCall) || t.parts.empty() ||
      !isOneOf(t.name, {"ceil_div", "round_up", "shape_div", "shape_div_elementwise"}))
    return false;
  return isTuple(t.parts[0]);
}

bool Evaluator::isTuple(const Term& t) {
  const bool call = t.is(Kind::kCall) || t.is(Kind::kLayout) || t.is(Kind::kCompose) || t.is(Kind::kTiler) || t.is(Kind::kSwizzle);
  if (!call) return t.is(Kind::kTuple) && (t.parts.size() != 1 || isInteger(t.parts[0]) || isTuple(t.parts[0]));
  return isTupleDivision(t) || (t.is(Kind::kCall) && isOneOf(t.name, {"idx2crd", "crd2crd"})) || isRearranged(t);
}

bool Evaluator::isInteger(const Term& t) {
  switch (t.kind) {
    case Kind::kNumber:
    case Kind::kSymbol:
    case Kind::kDynamic:
    case Kind::kNegate:
    case Kind::kBinary:
      return true;
    case Kind::kTuple:
      return t.parts.size() == 1 && isInteger(t.parts[0]);
    case Kind::kCall:
      return (!isTupleDivision(t) || isInteger(t.parts[0])) &&
             isOneOf(t.name,
                     {"size", "cosize", "rank", "depth", "crd2idx", "max_alignment", "max_common_vector",
                      "ceil_div", "round_up", "shape_div", "shape_div_elementwise", "gcd", "max", "min",
                      "product", "sum", "inner_product", "tuple_max", "tuple_min"});
    default:
      return false;
  }
}

Int Evaluator::symbol(const Term& t) {
  const std::string name = t.is(Kind::kDynamic) ? "?" + std::to_string(++dynamics_) : t.name;
  const auto at = numbers_.find(name);
  return at == numbers_.end() ? fail() : Int(at->second);
}

Int Evaluator::number(const Term& t) {
  if (failed()) return 1;
  switch (t.kind) {
    case Kind::kNumber:
      return t.value;
    case Kind::kSymbol:
    case Kind::kDynamic:
      return symbol(t);
    case Kind::kNegate:
      return bounded(-number(t.parts[0]));
    case Kind::kBinary: {
      const Int a = number(t.parts[0]), b = number(t.parts[1]);
      switch (t.name[0]) {
        case '+':
          return add(a, b);
        case '-':
          return bounded(a - b);
        case '*':
          return mul(a, b);
        case '/':
          return div(a, b);
        default:
          return mod(a, b);
      }
    }
    case Kind::kTuple:
      return t.parts.size() == 1 ? number(t.parts[0]) : fail();
    case Kind::kCall:
      return isInteger(t) ? numberCall(t) : fail();
    case Kind::kKeep:
    case Kind::kBasis:
      return fail(Void::kRefused);
    default:
      return fail();
  }
}

std::optional<Int> Evaluator::numberOf(const Term& term) {
  const Int v = number(term);
  if (!failed() && !weights_.empty()) {
    again_ = true;
    dynamics_ = 0;
    if (number(term) != v) fail();
    again_ = false;
  }
  return failed() ? std::nullopt : std::optional(v);
}

Int Evaluator::sizeOf(const IntTree& t) {
  if (t.keep) return fail(Void::kRefused);
  if (t.leaf) return t.value;
  Int total = 1;
  for (const IntTree& mode : t.modes) total = mul(total, sizeOf(mode));
  return total;
}

void Evaluator::leavesOf(const IntTree& t, std::vector<Int>& out) {
  if (t.keep) fail(Void::kRefused);
  if (t.leaf) out.push_back(t.value);
  for (const IntTree& mode : t.modes) leavesOf(mode, out);
}

// A tuple of integers, or one integer; tuple divisions and conversions of coordinates inside.
IntTree Evaluator::tree(const Term& t) {
  if (failed()) return {};
  if (t.is(Kind::kKeep)) {
    IntTree keep;
    keep.keep = true;
    return keep;
  }
  if (t.is(Kind::kTuple)) {
    std::vector<IntTree> modes;
    for (const Term& part : t.parts) modes.push_back(tree(part));
    return IntTree::tuple(std::move(modes));
  }
  if (isTupleDivision(t)) return division(t);
  if (isRearranged(t)) return rearranged(t);
  if (t.is(Kind::kCall) && (t.name == "idx2crd" || t.name == "crd2crd")) return coordinate(t);
  return IntTree::of(number(t));
}

// Beside extents of 1 the numbers are strides, which what rearranges modes leaves as they are.
IntTree Evaluator::rearranged(const Term& t) {
  Term beside = t;
  for (size_t i = 0; i < t.parts.size(); ++i) {
    if (!isArgument(t.name, i)) continue;
    const IntTree numbers = tree(t.parts[i]);
    const std::function<Term(const IntTree&, bool)> term = [&](const IntTree& x, bool one) -> Term {
      if (x.keep || x.value > INT64_MAX || x.value < INT64_MIN) fail();
      if (x.leaf) return Term::number(one ? 1 : static_cast<int64_t>(x.value));
      std::vector<Term> parts;
      for (const IntTree& mode : x.modes) parts.push_back(term(mode, one));
      return Term::tuple(std::move(parts));
    };
    beside.parts[i] = Term::layout(term(numbers, true), term(numbers, false));
  }
  const Layout l = failed() ? Layout() : call(beside);
  if (failed() || l.table || !l.heads.empty()) return fail(), IntTree();
  const std::function<IntTree(const Node&)> strides = [&](const Node& n) {
    if (n.leaf) return IntTree::of(n.stride);
    std::vector<IntTree> modes;
    for (const Node& mode : n.modes) modes.push_back(strides(mode));
    return IntTree::tuple(std::move(modes));
  };
  return strides(l.tree);
}

// The digits of an index, the last leaf not reduced.
IntTree Evaluator::digits(Int index, const IntTree& shape) {
  std::vector<Int> extents;
  leavesOf(shape, extents);
  if (index < 0 || extents.empty()) fail();
  for (Int extent : extents)
    if (extent < 1) fail(Void::kExtent);
  std::vector<Int> out;
  for (size_t i = 0; i < extents.size() && !failed(); ++i) {
    const bool last = i + 1 == extents.size();
    out.push_back(last ? index : index % extents[i]);
    index = index / extents[i];
  }
  if (failed()) return {};
  size_t next = 0;
  const std::function<IntTree(const IntTree&)> rebuild = [&](const IntTree& s) {
    if (s.leaf) return IntTree::of(out[next++]);
    std::vector<IntTree> modes;
    for (const IntTree& mode : s.modes) modes.push_back(rebuild(mode));
    return IntTree::tuple(std::move(modes));
  };
  return rebuild(shape);
}

IntTree Evaluator::coordinate(const Term& t) {
  if (failed()) return {};
  if (!t.is(Kind::kCall) || (t.name != "idx2crd" && t.name != "crd2crd")) return tree(t);
  if (t.parts.size() < 2 || t.parts.size() > 3) return fail(), IntTree();
  if (t.name == "idx2crd") {
    const Int index = number(t.parts[0]);
    const IntTree shape = tree(t.parts[1]);
    if (t.parts.size() == 2) return digits(index, shape);
    // (index / d) % s of each leaf, 0 where s is 1.
    const IntTree stride = tree(t.parts[2]);
    if (index < 0) fail();
    const std::function<IntTree(const IntTree&, const IntTree&)> each = [&](const IntTree& s,
                                                                            const IntTree& d) -> IntTree {
      if (s.leaf != d.leaf || s.modes.size() != d.modes.size() || s.keep || d.keep) return fail(), IntTree();
      if (s.leaf) {
        if (s.value < 1) fail(Void::kExtent);
        if (s.value == 1) return IntTree::of(0);
        return IntTree::of(mod(div(index, d.value), s.value));
      }
      std::vector<IntTree> modes;
      for (size_t i = 0; i < s.modes.size(); ++i) modes.push_back(each(s.modes[i], d.modes[i]));
      return IntTree::tuple(std::move(modes));
    };
    return each(shape, stride);
  }
  const IntTree from = coordinate(t.parts[0]), shape = tree(t.parts[1]);
  if (t.parts.size() == 2) return from.leaf && !from.keep ? digits(from.value, shape) : (fail(), IntTree());
  const IntTree own = tree(t.parts[2]);
  Int stride = 1;
  const std::function<Node(const IntTree&)> columnMajor = [&](const IntTree& s) {
    if (s.leaf) {
      if (s.value < 1) fail(Void::kExtent);
      const Node node = Node::of(s.value, stride);
      stride = mul(stride, s.value);
      return node;
    }
    std::vector<Node> modes;
    for (const IntTree& mode : s.modes) modes.push_back(columnMajor(mode));
    return Node::tuple(std::move(modes));
  };
  return digits(indexIn(from, columnMajor(own)), shape);
}

// The offset of a coordinate: an integer counts through what stands beside it.
Int Evaluator::indexIn(const IntTree& crd, const Node& node) {
  if (failed()) return fail();
  if (crd.keep) return fail(Void::kRefused);
  if (crd.leaf) return node.leaf ? mul(crd.value, node.stride) : atNode(node, crd.value, true);
  if (node.leaf || crd.modes.size() != node.modes.size()) return fail();
  Int total = 0;
  for (size_t i = 0; i < crd.modes.size(); ++i) total = add(total, indexIn(crd.modes[i], node.modes[i]));
  return total;
}

// a / b rounded up: a tuple by an integer from the left, each mode taking what it can.
IntTree Evaluator::ceilDiv(const IntTree& a, const IntTree& b) {
  if (failed()) return {};
  if (!a.leaf && !b.leaf) {
    if (b.modes.size() > a.modes.size()) return fail(), IntTree();
    std::vector<IntTree> modes = a.modes;
    for (size_t i = 0; i < b.modes.size(); ++i) modes[i] = ceilDiv(a.modes[i], b.modes[i]);
    return IntTree::tuple(std::move(modes));
  }
  const Int by = sizeOf(b);
  if (a.leaf) return IntTree::of(-div(-a.value, by));
  Int left = by;
  std::vector<IntTree> modes;
  for (const IntTree& mode : a.modes) {
    modes.push_back(ceilDiv(mode, IntTree::of(left)));
    left = -div(-left, sizeOf(mode));
  }
  return IntTree::tuple(std::move(modes));
}

IntTree Evaluator::roundUp(const IntTree& a, const IntTree& b) {
  if (failed()) return {};
  if (!a.leaf && !b.leaf) {
    if (b.modes.size() > a.modes.size()) return fail(), IntTree();
    std::vector<IntTree> modes = a.modes;
    for (size_t i = 0; i < b.modes.size(); ++i) modes[i] = roundUp(a.modes[i], b.modes[i]);
    return IntTree::tuple(std::move(modes));
  }
  if (!a.leaf || !b.leaf) return fail(), IntTree();
  return IntTree::of(mul(-div(-a.value, b.value), b.value));
}

Int Evaluator::shapeQuotient(Int a, Int b, const std::string& rounding) {
  if (b == 0) return fail(Void::kDivisor);
  if (rounding == "exact") {
    if (a % b == 0) return bounded(a / b);
    if (a != 0 && b % a == 0) return (a < 0) == (b < 0) ? 1 : -1;
    return fail();
  }
  if (a < 1 || b < 1) return fail();
  return rounding == "ceil" ? -div(-a, b) : std::max(div(a, b), Int(1));
}

IntTree Evaluator::shapeDiv(const IntTree& a, const IntTree& b, const std::string& rounding) {
  if (failed()) return {};
  if (!a.leaf && !b.leaf) {
    if (b.modes.size() != a.modes.size()) return fail(), IntTree();
    std::vector<IntTree> modes;
    for (size_t i = 0; i < b.modes.size(); ++i) modes.push_back(shapeDiv(a.modes[i], b.modes[i], rounding));
    return IntTree::tuple(std::move(modes));
  }
  Int left = sizeOf(b);
  if (a.leaf) return IntTree::of(shapeQuotient(a.value, left, rounding));
  std::vector<IntTree> modes;
  for (const IntTree& mode : a.modes) {
    modes.push_back(shapeDiv(mode, IntTree::of(left), rounding));
    left = shapeQuotient(left, sizeOf(mode), rounding);
  }
  return IntTree::tuple(std::move(modes));
}

IntTree Evaluator::elementwise(const IntTree& a, const IntTree& b, const std::string& rounding) {
  if (failed()) return {};
  if (!b.leaf && (a.leaf || a.modes.size() != b.modes.size())) return fail(), IntTree();
  if (!a.leaf) {
    std::vector<IntTree> modes;
    for (size_t i = 0; i < a.modes.size(); ++i)
      modes.push_back(elementwise(a.modes[i], b.leaf ? b : b.modes[i], rounding));
    return IntTree::tuple(std::move(modes));
  }
  const Int x = a.value, y = b.value;
  if (y == 0) return fail(Void::kDivisor), IntTree();
  if (y < 0) return fail(), IntTree();
  if (rounding == "exact" && x % y != 0) return fail(), IntTree();
  return IntTree::of(rounding == "ceil" ? -div(-x, y) : div(x, y));
}

IntTree Evaluator::division(const Term& t) {
  const bool rounded = t.name == "shape_div" || t.name == "shape_div_elementwise";
  if (t.parts.size() < 2 || t.parts.size() > (rounded ? 3u : 2u)) return fail(), IntTree();
  const IntTree a = tree(t.parts[0]);
  // Of a shape by a layout or a tiler: not here.
  const IntTree b = tree(t.parts[1]);
  if (failed()) return {};
  if (t.name == "ceil_div") return ceilDiv(a, b);
  if (t.name == "round_up") return roundUp(a, b);
  std::string rounding = "exact";
  if (t.parts.size() == 3) rounding = t.parts[2].name;
  if (!isOneOf(rounding, {"exact", "ceil", "floor"})) return fail(), IntTree();
  return t.name == "shape_div" ? shapeDiv(a, b, rounding) : elementwise(a, b, rounding);
}

Int Evaluator::numberCall(const Term& t) {
  if (isOneOf(t.name, {"ceil_div", "round_up", "shape_div", "shape_div_elementwise"})) {
    const IntTree result = unwrapped(division(t));
    return result.leaf ? result.value : fail();
  }
  if (isOneOf(t.name, {"gcd", "max", "min", "product", "sum", "tuple_max", "tuple_min"})) {
    std::vector<Int> all;
    for (const Term& part : t.parts) leavesOf(tree(part), all);
    if (failed()) return 1;
    const bool one = !isOneOf(t.name, {"gcd", "max", "min"});
    if (t.parts.empty() || (one && t.parts.size() != 1)) return fail();
    if (t.name == "sum" || t.name == "product") {
      Int total = t.name == "sum" ? 0 : 1;
      for (Int v : all) total = t.name == "sum" ? add(total, v) : mul(total, v);
      return total;
    }
    if (all.empty()) return fail();
    if (t.name == "gcd") {
      Int common = 0;
      for (Int v : all) common = gcdOf(common, v);
      return common;
    }
    const bool most = t.name == "max" || t.name == "tuple_max";
    return most ? *std::max_element(all.begin(), all.end()) : *std::min_element(all.begin(), all.end());
  }
  if (t.name == "inner_product") {
    if (t.parts.size() != 2) return fail();
    const IntTree a = tree(t.parts[0]), b = tree(t.parts[1]);
    const std::function<Int(const IntTree&, const IntTree&)> total = [&](const IntTree& x,
                                                                         const IntTree& y) -> Int {
      if (x.keep || y.keep) return fail(Void::kRefused);
      if (x.leaf != y.leaf || x.modes.size() != y.modes.size()) return fail();
      if (x.leaf) return mul(x.value, y.value);
      Int sum = 0;
      for (size_t i = 0; i < x.modes.size(); ++i) sum = add(sum, total(x.modes[i], y.modes[i]));
      return sum;
    };
    return failed() ? 1 : total(a, b);
  }
  if (t.name == "crd2idx") {
    if (t.parts.size() != 2) return fail();
    const IntTree crd = coordinate(t.parts[0]);
    // A shape counts: none of its strides is 0 where an extent is 1.
    const Term& of = t.parts[1];
    const bool grouped = of.is(Kind::kTuple) && of.parts.size() == 1 && !isInteger(of.parts[0]) && !of.parts[0].is(Kind::kTuple);
    if (isInteger(of) || isTuple(of) || (of.is(Kind::kTuple) && !grouped)) {
      Int stride = 1;
      const std::function<Node(const IntTree&)> counted = [&](const IntTree& s) -> Node {
        if (s.keep || (s.leaf && s.value < 1)) return fail(Void::kExtent), Node();
        if (s.leaf) {
          const Node node = Node::of(s.value, stride);
          stride = mul(stride, s.value);
          return node;
        }
        std::vector<Node> modes;
        for (const IntTree& mode : s.modes) modes.push_back(counted(mode));
        return Node::tuple(std::move(modes));
      };
      const Node shape = counted(tree(of));
      return failed() ? 1 : indexIn(crd, shape);
    }
    const Layout a = layout(of);
    if (failed() || !a.heads.empty() || a.table || !a.extends) return fail();
    return indexIn(crd, a.tree);
  }
  if (t.name == "max_common_vector") {
    if (t.parts.size() != 2) return fail();
    const Layout a = layout(t.parts[0]), b = layout(t.parts[1]);
    return sizeOf(maxCommon(a, b));
  }
  if (t.parts.size() != 1) return fail();
  const Layout a = layout(t.parts[0]);
  if (failed()) return 1;
  if (t.name == "size") return sizeOf(a);
  if (t.name == "cosize") return cosize(a);
  if (t.name == "max_alignment") return maxAlignment(a);
  if (a.table || !a.exact) return fail();
  if (t.name == "rank") return static_cast<Int>(a.tree.rank());
  const std::function<Int(const Node&)> depth = [&](const Node& n) -> Int {
    if (n.leaf) return 0;
    Int most = 0;
    for (const Node& mode : n.modes) most = std::max(most, depth(mode));
    return most + 1;
  };
  return depth(a.tree);
}

}  // namespace cutecheck::adversary
