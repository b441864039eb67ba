// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/basis.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "core/notation/parse.h"
#include "oracle/algebra/denote.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;
using Path = std::vector<uint32_t>;

bool hasBasis(const Expression& e) {
  return e.kind == Kind::kBasis || std::any_of(e.children.begin(), e.children.end(), hasBasis);
}

void collect(const Expression& e, std::set<Path>& paths) {
  if (e.kind == Kind::kBasis) paths.insert(e.path);
  for (const Expression& child : e.children) collect(child, paths);
}

Expression number(int64_t value, const Expression& at) {
  Expression e;
  e.value = value;
  e.begin = at.begin;
  e.end = at.end;
  return e;
}

Expression binary(char op, Expression a, Expression b) {
  if (op == '*' && a.kind == Kind::kInt && a.value == 1) return b;
  if (op == '*' && b.kind == Kind::kInt && b.value == 1) return a;
  Expression e;
  e.kind = Kind::kBinary;
  e.op = op;
  e.begin = a.begin;
  e.end = a.end;
  e.children = {std::move(a), std::move(b)};
  return e;
}

// What a basis stride scales: a number, of which parentheses make no tuple.
const Expression& scaled(const Expression& basis) {
  const Expression* inner = &basis.children[0];
  while (inner->kind == Kind::kTuple && inner->children.size() == 1) inner = &inner->children[0];
  return *inner;
}

// A stride's number in one component; a stride without basis is a component of its own, the empty path.
Expression inComponent(const Expression& stride, const Path& path) {
  if (stride.kind == Kind::kTuple) {
    Expression tuple = stride;
    for (Expression& child : tuple.children) child = inComponent(child, path);
    return tuple;
  }
  const bool here = stride.kind == Kind::kBasis ? stride.path == path : path.empty();
  if (!here) return number(0, stride);
  return stride.kind == Kind::kBasis ? scaled(stride) : stride;
}

// The numbers of strides, whatever their components.
Expression withoutPaths(const Expression& stride) {
  if (stride.kind == Kind::kBasis) return withoutPaths(scaled(stride));
  Expression tuple = stride;
  for (Expression& child : tuple.children) child = withoutPaths(child);
  return tuple;
}

// 1 for each stride of the basis, 0 for others.
Expression marks(const Expression& stride, const Path& path) {
  if (stride.kind != Kind::kTuple) return number(stride.kind == Kind::kBasis && stride.path == path ? 1 : 0, stride);
  Expression tuple = stride;
  for (Expression& child : tuple.children) child = marks(child, path);
  return tuple;
}

// The predicates that look at no stride.
bool asksOfExtents(const std::string& name) {
  return name == "compatible" || name == "congruent" || name == "evenly_divides" ||
         name == "weakly_congruent";
}

// The layout expression with every stride changed. Nothing where an operation is more than a rearrangement,
// or a shape stands for a layout: its strides are integers.
std::optional<Expression> changed(const Expression& e,
                                  const std::function<Expression(const Expression&)>& stride) {
  Expression out = e;
  if (e.kind == Kind::kLayout) {
    out.children[1] = stride(e.children[1]);
    return out;
  }
  if (e.kind == Kind::kTuple && e.children.size() == 1) {
    std::optional<Expression> inner = changed(e.children[0], stride);
    if (!inner) return std::nullopt;
    out.children[0] = *std::move(inner);
    return out;
  }
  if (e.kind != Kind::kCall || !rearranges(e)) return std::nullopt;
  for (size_t i = 0; i < e.children.size(); ++i) {
    const bool kept = !isLayoutArgument(e.name, i) && !hasBasis(e.children[i]);  // a coordinate, an index, a rank
    std::optional<Expression> inner = kept ? std::optional(e.children[i]) : changed(e.children[i], stride);
    if (!inner) return std::nullopt;
    out.children[i] = *std::move(inner);
  }
  return out;
}

std::string nameOf(const Path& path) {
  std::string text = "1";
  for (size_t i = path.size(); i > 0; --i) text += "@" + std::to_string(path[i - 1]);
  return path.empty() ? "without a basis" : text;
}

Diagnostic meaningless(const Expression& e, const std::string& what) {
  return errorAt(e, Code::kBasisStride, "claim_c4", what + " has no meaning for basis strides");
}

// A leaf of a written layout, and how often at most it stands in the result of the calls around it.
struct Leaf {
  Expression extent, stride;
  int64_t times = 1;
};

constexpr int64_t kMostTimes = int64_t{1} << 40;

// How often at most a call has a mode of its argument i; nothing where that is not written as a number.
std::optional<int64_t> repeats(const Expression& call, size_t i) {
  if (call.kind != Kind::kCall) return 1;
  if (call.name == "select" && i == 0) return std::max<int64_t>(static_cast<int64_t>(call.children.size()) - 1, 1);
  const bool ranked = (call.name == "append" || call.name == "prepend") && call.children.size() > 2;
  if (!ranked || i != 1) return 1;
  const Expression& rank = ungrouped(call.children[2]);
  if (rank.kind != Kind::kInt || rank.value < 1) return std::nullopt;
  return rank.value;
}

// The leaves of the written layouts of an expression. False where one may stand more often than is counted.
bool leavesIn(const Expression& e, std::vector<Leaf>& out, int64_t times = 1) {
  const std::function<void(const Expression&, const Expression&)> pairs = [&](const Expression& shape,
                                                                              const Expression& stride) {
    if (stride.kind != Kind::kTuple || shape.kind != Kind::kTuple) {
      out.push_back({shape, stride, times});
      return;
    }
    for (size_t i = 0; i < std::min(shape.children.size(), stride.children.size()); ++i)
      pairs(shape.children[i], stride.children[i]);
  };
  bool counted = true;
  if (e.kind == Kind::kLayout) pairs(e.children[0], e.children[1]);
  if (e.kind != Kind::kLayout) {
    for (size_t i = 0; i < e.children.size(); ++i) {
      const std::optional<int64_t> each = repeats(e, i);
      const bool bounded = each && *each <= kMostTimes / times;
      counted = leavesIn(e.children[i], out, bounded ? *each * times : times) && bounded && counted;
    }
  }
  return counted;
}

// 1 + sum of (s-1)|d| over the leaves of one component.
Expression spread(const std::vector<Leaf>& leaves, const Path& path) {
  Expression sum = number(1, leaves.front().extent);
  for (const auto& [extent, stride, times] : leaves) {
    Expression d = inComponent(stride, path);
    if (d.kind == Kind::kInt && d.value == 0) continue;
    if (d.kind != Kind::kInt || d.value == INT64_MIN) {
      d = binary('*', d, d);
    } else {
      d.value = d.value < 0 ? -d.value : d.value;
    }
    const Expression steps = binary('-', extent, number(1, extent));
    sum = binary('+', sum, binary('*', number(times, extent), binary('*', steps, d)));
  }
  return sum;
}

// One integer for each offset: different tuples, different integers. Nothing where the leaves can not be counted.
std::optional<Expression> weighted(const Expression& layout, const std::vector<Expression>& all) {
  std::set<Path> paths;
  std::vector<Leaf> leaves;
  for (const Expression& e : all) {
    collect(e, paths);
    if (!leavesIn(e, leaves)) return std::nullopt;
  }
  std::vector<std::pair<Path, Expression>> weights;
  for (const Path& path : paths) {
    Expression weight = number(1, layout);
    if (!weights.empty()) weight = binary('*', weights.back().second, spread(leaves, weights.back().first));
    weights.emplace_back(path, std::move(weight));
  }
  const std::function<Expression(const Expression&)> stride = [&](const Expression& s) {
    Expression out = s;
    if (s.kind == Kind::kTuple)
      for (Expression& child : out.children) child = stride(child);
    if (s.kind != Kind::kBasis) return out;
    for (const auto& [path, weight] : weights)
      if (path == s.path) out = binary('*', scaled(s), weight);
    return out;
  };
  return changed(layout, stride);
}

bool isPlain(const Expression& stride) {
  return stride.kind != Kind::kBasis && !(stride.kind == Kind::kInt && stride.value == 0);
}

// Whether some stride other than 0 stands beside those of a basis: the sum of the two has no meaning.
bool isMixed(const Expression& e) {
  std::vector<Leaf> leaves;
  leavesIn(e, leaves);
  bool plain = false, basis = false;
  for (const Leaf& leaf : leaves) {
    basis = basis || hasBasis(leaf.stride);
    plain = plain || isPlain(leaf.stride);
  }
  return plain && basis;
}

// Whether one place is an integer for a stride and a tuple for another: such strides have no sum.
bool hasUnlikeDepths(const std::set<Path>& paths) {
  for (auto at = paths.begin(); at != paths.end(); ++at) {
    const auto next = std::next(at);
    if (!at->empty() && next != paths.end() && next->size() > at->size() &&
        std::equal(at->begin(), at->end(), next->begin()))
      return true;
  }
  return false;
}

// The tree of the offsets that strides at these places make, as text: `0` of integers, `(0,0)` of two components.
std::string treeOf(const std::set<Path>& paths, size_t depth = 0) {
  std::map<uint32_t, std::set<Path>> modes;
  for (const Path& path : paths)
    if (path.size() > depth) modes[path[depth]].insert(path);
  if (modes.empty()) return "0";
  std::string text;
  for (uint32_t i = 0; i <= modes.rbegin()->first; ++i)
    text += (i == 0 ? "" : ",") + (modes.contains(i) ? treeOf(modes[i], depth + 1) : "0");
  return "(" + text + ")";
}

// Where the strides of a layout stand once its modes are rearranged; nothing where that is not known. Fails as the
// layout is refused.
Expected<std::optional<std::set<Path>>> placesOf(const Expression& side) {
  using Places = std::optional<std::set<Path>>;
  if (!hasBasis(side)) return Places(std::set<Path>{});
  std::vector<Path> numbered{{}};  // 0 is the stride of a mode that no layout writes
  const std::function<Expression(const Expression&)> mark = [&](const Expression& s) {
    if (s.kind != Kind::kTuple) {
      numbered.push_back(s.kind == Kind::kBasis ? s.path : Path{});
      return number(static_cast<int64_t>(numbered.size()) - 1, s);
    }
    Expression tuple = s;
    for (Expression& child : tuple.children) child = mark(child);
    return tuple;
  };
  const std::optional<Expression> layout = changed(side, mark);
  if (!layout) return Places();
  const Facts none;
  Denoter denoter(none, kMostTimes);
  CUTECHECK_TRY(value, denoter.layout(*layout));
  if (!value.form || !denoter.missing.empty()) return Places();
  std::set<Path> places;
  for (const Mode& mode : leavesOf(*value.form)) {
    const std::optional<Int128> which = mode.stride.constant();
    if (!which || *which < 0 || *which >= static_cast<Int128>(numbered.size())) return Places();
    places.insert(numbered[static_cast<size_t>(*which)]);
  }
  return Places(std::move(places));
}

// How many modes `bijective` and a box of extents pair, component by component: paths of one number, 0, 1, ..
bool namesBox(const std::set<Path>& paths, size_t rank) {
  return std::all_of(paths.begin(), paths.end(),
                     [&](const Path& path) { return path.size() == 1 && path[0] < rank; });
}

// The strides of the identity layout: leaf k of the tree has 1@path, a shape that is one integer 1.
std::optional<Diagnostic> coordinates(const Expression& shape, Path& path, Expression& out) {
  out = shape;
  if (shape.kind == Kind::kTuple) {
    for (uint32_t i = 0; i < shape.children.size(); ++i) {
      path.push_back(i);
      if (auto error = coordinates(shape.children[i], path, out.children[i])) return error;
      path.pop_back();
    }
    return std::nullopt;
  }
  if (!denotesInteger(shape)) return errorAt(shape, Code::kUsage, "claim_c1", "expected a shape");
  out = number(1, shape);
  if (path.empty()) return std::nullopt;
  Expression scaled = out;
  scaled.kind = Kind::kBasis;
  scaled.path = path;
  scaled.children = {std::move(out)};
  out = std::move(scaled);
  return std::nullopt;
}

// Each make_identity_layout(shape) as the layout it is.
std::optional<Diagnostic> writeIdentities(Expression& e) {
  for (Expression& child : e.children)
    if (auto error = writeIdentities(child)) return error;
  if (e.kind != Kind::kCall || e.name != "make_identity_layout") return std::nullopt;
  if (e.children.size() != 1)
    return errorAt(e, Code::kUsage, "claim_c2", "make_identity_layout takes 1 argument");
  Path path;
  Expression stride;
  const Expression shape = ungrouped(e.children[0]);
  if (auto error = coordinates(shape, path, stride)) return error;
  e.kind = Kind::kLayout;
  e.name.clear();
  e.children = {shape, std::move(stride)};
  return std::nullopt;
}

class Splitter {
 public:
  explicit Splitter(const Expression& claim) : claim_(claim) { collect(claim, paths_); }

  Expected<std::vector<BasisPart>> split() {
    for (const Expression& side : claim_.children)
      if (isMixed(side)) return meaningless(side, "a stride without basis beside others");
    for (const Expression& side : claim_.children) {
      std::set<Path> places = claim_.kind == Kind::kRelation ? std::set<Path>{} : paths_;
      collect(side, places);
      if (hasUnlikeDepths(places)) return meaningless(side, "a stride that ends at another depth than others of its mode");
    }
    if (claim_.kind == Kind::kRelation) return relation();
    if (claim_.name == "injective" && claim_.children.size() == 1) return injective();
    if (claim_.name == "disjoint" && claim_.children.size() == 2) return disjoint();
    if (claim_.name == "bijective" && claim_.children.size() == 2) return bijective();
    if (claim_.kind == Kind::kCall && asksOfExtents(claim_.name)) return extents();
    return meaningless(claim_, claim_.kind == Kind::kCall ? claim_.name : "this");
  }

 private:
  // Strides are not asked for, but their numbers must have values.
  Expected<std::vector<BasisPart>> extents() {
    BasisPart part{claim_, ""};
    for (Expression& side : part.claim.children) {
      if (!hasBasis(side)) continue;
      auto plain = changed(side, withoutPaths);
      if (!plain) return meaningless(side, "this operation");
      side = *std::move(plain);
    }
    return std::vector{std::move(part)};
  }

  // The claim with each side replaced by one component of it.
  Expected<std::vector<BasisPart>> sides(const std::set<Path>& paths) {
    std::vector<BasisPart> parts;
    for (const Path& path : paths) {
      BasisPart part{claim_, "component " + nameOf(path)};
      for (Expression& side : part.claim.children) {
        auto component = changed(side, [&](const Expression& s) { return inComponent(s, path); });
        if (!component) return meaningless(side, "this operation");
        side = *std::move(component);
      }
      parts.push_back(std::move(part));
    }
    return parts;
  }

  Expected<std::vector<BasisPart>> relation() {
    if (claim_.relation != Relation::kEqual && claim_.relation != Relation::kIdentical)
      return meaningless(claim_, std::string(relationText(claim_.relation)));
    std::set<Path> paths = paths_;
    std::vector<Leaf> leaves;
    leavesIn(claim_, leaves);
    if (std::any_of(leaves.begin(), leaves.end(), [](const Leaf& leaf) { return isPlain(leaf.stride); }))
      paths.insert(Path{});
    CUTECHECK_TRY(parts, sides(paths));
    if (claim_.relation != Relation::kIdentical) {
      CUTECHECK_TRY(left, placesOf(claim_.children[0]));
      CUTECHECK_TRY(right, placesOf(claim_.children[1]));
      if (!left || !right) return meaningless(claim_, "this operation");
      if (treeOf(*left) == treeOf(*right)) return parts;
      // Whether (0) is (0,0), or 0, is not said.
      parts.push_back({claim_, "", "== needs offsets of one tree, found " + treeOf(*left) + " and " + treeOf(*right)});
      return parts;
    }
    // A number 0 does not say of which basis it is: beside each number, which strides have the basis.
    for (const Path& path : paths_) {
      BasisPart part{claim_, "which strides have " + nameOf(path)};
      for (Expression& side : part.claim.children) {
        auto marked = changed(side, [&](const Expression& s) { return marks(s, path); });
        if (!marked) return meaningless(side, "this operation");
        side = *std::move(marked);
      }
      parts.emplace_back(std::move(part));
    }
    return parts;
  }

  Expected<std::vector<BasisPart>> injective() {
    BasisPart part{claim_, "the components as one integer"};
    std::optional<Expression> whole = weighted(claim_.children[0], claim_.children);
    if (!whole) return meaningless(claim_.children[0], "this operation");
    part.claim.children[0] = *std::move(whole);
    return std::vector{std::move(part)};
  }

  // Equal tuples are equal integers, (0, ..) is 0.
  Expected<std::vector<BasisPart>> disjoint() {
    BasisPart part{claim_, "the components as one integer"};
    for (size_t i : {0u, 1u}) {
      std::optional<Expression> whole = weighted(claim_.children[i], claim_.children);
      if (!whole || !hasBasis(claim_.children[i])) return meaningless(claim_.children[i], "this operation");
      part.claim.children[i] = *std::move(whole);
    }
    return std::vector{std::move(part)};
  }

  // Onto the box of the extents: as many coordinates as places, all different, each component inside.
  Expected<std::vector<BasisPart>> bijective() {
    const Expression& box = claim_.children[1];
    if (box.kind != Kind::kTuple || !namesBox(paths_, box.children.size()) ||
        !std::all_of(box.children.begin(), box.children.end(), denotesInteger))
      return meaningless(claim_, "bijective onto anything but a box, with one extent for each of 0, 1, ..,");
    CUTECHECK_TRY(parts, injective());
    parts[0].claim.name = "injective";
    parts[0].claim.children.pop_back();
    Expression places = number(1, box);
    for (const Expression& extent : box.children) places = binary('*', places, extent);
    Expression size = claim_;
    size.kind = Kind::kRelation;
    size.relation = Relation::kEqual;
    Expression call = claim_;
    call.name = "size";
    call.children.pop_back();
    auto plain = changed(call.children[0], [&](const Expression& s) { return inComponent(s, {}); });
    if (!plain) return meaningless(claim_, "this operation");
    call.children[0] = *std::move(plain);
    size.children = {std::move(call), std::move(places)};
    parts.push_back({std::move(size), ""});
    for (size_t i = 0; i < box.children.size(); ++i) {
      const Path path{static_cast<uint32_t>(i)};
      BasisPart part{claim_, "component " + nameOf(path)};
      part.claim.name = "within";
      auto component = changed(claim_.children[0], [&](const Expression& s) { return inComponent(s, path); });
      part.claim.children = {*std::move(component), box.children[i]};
      parts.push_back(std::move(part));
    }
    return parts;
  }

  const Expression& claim_;
  std::set<Path> paths_;
};

}  // namespace

bool rearranges(const Expression& e) {
  static constexpr std::array<std::string_view, 12> kNames = {
      "append",  "concat",  "dice",   "flatten", "get",  "group_modes",
      "prepend", "replace", "select", "slice",   "take", "unflatten"};
  return std::find(kNames.begin(), kNames.end(), e.name) != kNames.end();
}

bool isLayoutArgument(const std::string& name, size_t i) {
  if (name == "append" || name == "prepend") return i < 2;
  if (name == "replace") return i == 0 || i == 2;
  if (name == "dice" || name == "slice") return i == 1;
  return i == 0 || name == "concat";
}

Expected<std::vector<BasisPart>> withoutBasis(const Expression& claim) {
  Expression written = claim;
  if (auto error = writeIdentities(written)) return *error;
  if (!hasBasis(written)) return std::vector{BasisPart{std::move(written), ""}};
  return Splitter(written).split();
}

}  // namespace cutecheck::oracle
