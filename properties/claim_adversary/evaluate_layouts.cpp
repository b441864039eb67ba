// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts at numbers: functions, their tables, and the operations that are stated by a function.
#include <algorithm>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

}  // namespace

Int Evaluator::sizeOf(const Node& n) {
  if (n.leaf) return n.extent;
  Int total = 1;
  for (const Node& mode : n.modes) total = mul(total, sizeOf(mode));
  return total;
}

Int Evaluator::sizeOf(const Layout& l) {
  return l.table ? static_cast<Int>(l.table->size()) : sizeOf(l.tree);
}

void Evaluator::leavesOf(const Node& n, std::vector<Node>& out) {
  if (n.leaf) out.push_back(n);
  for (const Node& mode : n.modes) leavesOf(mode, out);
}

// Colexicographic, the last leaf unreduced where the layout extends; A(-i) = -A(i).
Int Evaluator::atNode(const Node& n, Int index, bool extends) {
  if (index < 0) return extends ? -atNode(n, -index, true) : fail();
  std::vector<Node> leaves;
  leavesOf(n, leaves);
  Int total = 0;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i].extent < 1) return fail(Void::kExtent);
    const bool last = i + 1 == leaves.size();
    if (last && index >= leaves[i].extent && !extends) return fail();
    total = add(total, mul(last ? index : index % leaves[i].extent, leaves[i].stride));
    index = index / leaves[i].extent;
  }
  if (leaves.empty() && index != 0) return fail();
  return total;
}

Int Evaluator::throughHeads(const std::vector<Head>& heads, Int x) {
  for (const Head& head : heads) {
    x = add(x, head.shift);
    const Swizzle& s = head.swizzle;
    if (s.bits == 0) continue;
    if (x < 0) return fail(Void::kRefused);
    const Int mask = (Int(1) << s.bits) - 1;
    const Int source = s.shift >= 0 ? (x >> (s.base + s.shift)) & mask : (x >> s.base) & mask;
    x ^= source << (s.shift >= 0 ? s.base : s.base - s.shift);
  }
  return x;
}

Int Evaluator::at(const Layout& l, Int index) {
  if (failed()) return 0;
  if (l.table) {
    if (index < 0 || index >= static_cast<Int>(l.table->size())) return fail();
    return (*l.table)[static_cast<size_t>(index)];
  }
  return throughHeads(l.heads, atNode(l.tree, index, l.extends));
}

std::vector<Int> Evaluator::table(const Layout& l) {
  std::vector<Int> values;
  const Int size = sizeOf(l);
  if (failed() || size > limit_) return fail(), values;
  for (Int i = 0; i < size && !failed(); ++i) values.push_back(at(l, i));
  return values;
}

bool Evaluator::plain(const Layout& l) {
  if (!failed() && l.heads.empty() && !l.table) return true;
  fail();
  return false;
}

Int Evaluator::cosize(const Layout& l) {
  if (failed()) return 1;
  if (!l.heads.empty() || l.table) {
    const std::vector<Int> values = table(l);
    return values.empty() ? fail() : *std::max_element(values.begin(), values.end()) + 1;
  }
  std::vector<Node> leaves;
  leavesOf(l.tree, leaves);
  Int span = 1;
  for (const Node& leaf : leaves)
    span = add(span, mul(leaf.extent - 1, leaf.stride < 0 ? -leaf.stride : leaf.stride));
  return span;
}

// The first mode ends where the function first leaves a line, and so on: the modes of least rank.
std::optional<std::vector<Node>> Evaluator::modesOf(const std::vector<Int>& f) {
  std::vector<Node> modes;
  const size_t n = f.size();
  if (n == 0 || f[0] != 0) return std::nullopt;
  size_t block = 1;
  while (block < n) {
    const Int stride = f[block];
    size_t extent = 1;
    bool line = true;
    while (line && block * extent < n) {
      for (size_t r = 0; line && r < block; ++r) {
        const size_t i = block * extent + r;
        if (i >= n) return std::nullopt;
        line = f[i] == static_cast<Int>(extent) * stride + f[r];
        // A line that breaks inside a block is no mode's end.
        if (!line && r > 0) return std::nullopt;
      }
      if (line) ++extent;
    }
    if (extent < 2 || n % (block * extent) != 0) return std::nullopt;
    modes.push_back(Node::of(static_cast<Int>(extent), stride));
    block *= extent;
  }
  return modes;
}

Node Evaluator::flat(std::vector<Node> modes) {
  if (modes.empty()) return Node::of(1, 0);
  if (modes.size() == 1) return modes[0];
  return Node::tuple(std::move(modes));
}

Node Evaluator::normalOnes(const Node& n) {
  if (n.leaf) return n.extent == 1 ? Node::of(1, 0) : n;
  std::vector<Node> modes;
  for (const Node& mode : n.modes) modes.push_back(normalOnes(mode));
  return Node::tuple(std::move(modes));
}

Node Evaluator::coalesced(const Node& n) {
  Layout l;
  l.tree = n;
  const std::vector<Int> values = table(l);
  if (failed()) return {};
  const auto modes = modesOf(values);
  if (!modes) return fail(), Node();
  return flat(*modes);
}

Int Evaluator::weightOf(int weight) const {
  const Int one = (Int(1) << 40) + (again_ ? 3486784401 : 0);
  return weight == 1 ? one : one * one;
}

// A written layout: its extents are at least 1 as they stand.
Layout Evaluator::literal(const Term& shape, const Term& stride) {
  std::vector<Int> strides;
  const std::function<Node(const Term&, const Term*)> read = [&](const Term& s, const Term* d) -> Node {
    if (failed()) return {};
    const bool tuple = s.is(Kind::kTuple);
    if (tuple != d->is(Kind::kTuple) || (tuple && s.parts.size() != d->parts.size())) return fail(), Node();
    if (tuple) {
      std::vector<Node> modes;
      for (size_t i = 0; i < s.parts.size(); ++i) modes.push_back(read(s.parts[i], &d->parts[i]));
      return Node::tuple(std::move(modes));
    }
    const Int extent = number(s);
    if (!failed() && extent < 1) fail(Void::kExtent);
    if (!d->is(Kind::kBasis)) return Node::of(extent, marking_ ? 0 : number(*d));
    const Int value = marking_ ? 1 : number(d->parts[0]);
    const auto weight = weights_.emplace(d->path, static_cast<int>(weights_.size()) + 1).first->second;
    if (weight > 2 || value > (1 << 20) || value < -(1 << 20)) return fail(), Node();
    return Node::of(extent, value * weightOf(weight));
  };
  Layout l;
  l.tree = read(shape, &stride);
  l.extends = true;
  return l;
}

// A layout that has no value at one of its coordinates is none, whatever is asked of it: nothing holds of it.
Layout Evaluator::layout(const Term& t) {
  Layout l = made(t);
  const auto swizzles = [](const Head& head) { return head.swizzle.bits != 0; };
  const auto first = std::find_if(l.heads.begin(), l.heads.end(), swizzles);
  if (failed() || l.table || first == l.heads.end()) return l;
  const Int size = sizeOf(l.tree);
  for (Int i = 0; size <= limit_ && i < size && !failed(); ++i) (void)at(l, i);
  if (failed() || size <= limit_) return l;
  // Too many to look at: what the first swizzle acts on is least where each mode of a negative stride is at its end.
  std::vector<Node> leaves;
  leavesOf(l.tree, leaves);
  Int least = 0;
  for (const Node& leaf : leaves) least = add(least, std::min(Int(0), mul(leaf.extent - 1, leaf.stride)));
  for (auto head = l.heads.begin(); head <= first; ++head) least = add(least, head->shift);
  if (!failed() && least < 0) fail(Void::kRefused);
  return l;
}

// A shape stands for its compact layout.
Layout Evaluator::made(const Term& t) {
  if (failed()) return {};
  if (t.is(Kind::kLayout)) return literal(t.parts[0], t.parts[1]);
  if (t.is(Kind::kTuple) && t.parts.size() == 1 &&
      (t.parts[0].is(Kind::kLayout) || t.parts[0].is(Kind::kCompose) || t.parts[0].is(Kind::kCall)) &&
      !isInteger(t.parts[0]))
    return layout(t.parts[0]);
  if (t.is(Kind::kCompose)) {
    if (!t.parts[0].is(Kind::kSwizzle)) return composition(layout(t.parts[0]), tiler(t.parts[1]));
    const Term& s = t.parts[0];
    Head head;
    head.swizzle = {static_cast<int>(s.value), static_cast<int>(s.base), static_cast<int>(s.shift)};
    const int64_t apart = s.shift < 0 ? -s.shift : s.shift;
    if (s.value < 0 || s.base < 0 || apart < s.value || s.value + s.base + apart > 62) return failLayout();
    const Term* inner = &t.parts[1];
    if (inner->is(Kind::kCompose) && isInteger(inner->parts[0])) {
      head.shift = number(inner->parts[0]);
      inner = &inner->parts[1];
    }
    Layout l = layout(*inner);
    if (failed() || l.table) return failLayout();
    l.heads.push_back(head);
    return l;
  }
  if (t.is(Kind::kCall) && !isInteger(t) && !isTuple(t)) return call(t);
  if (t.is(Kind::kTuple) || isInteger(t)) {
    if (t.is(Kind::kCall)) return failLayout();
    const IntTree shape = tree(t);
    Int stride = 1;
    const std::function<Node(const IntTree&)> columnMajor = [&](const IntTree& s) -> Node {
      if (s.keep) return fail(), Node();
      if (s.leaf) {
        if (s.value < 1) fail(Void::kExtent);
        const Node node = Node::of(s.value, s.value == 1 ? 0 : stride);
        stride = mul(stride, s.value);
        return node;
      }
      std::vector<Node> modes;
      for (const IntTree& mode : s.modes) modes.push_back(columnMajor(mode));
      return Node::tuple(std::move(modes));
    };
    Layout l;
    l.tree = columnMajor(shape);
    l.extends = true;
    return l;
  }
  return failLayout();
}

std::optional<Layout> Evaluator::layoutOf(const Term& term) {
  Layout l = layout(term);
  if (!failed() && !weights_.empty()) {
    again_ = true;
    dynamics_ = 0;
    if (!(layout(term).tree == l.tree)) fail();  // written with numbers it would be no basis
    again_ = false;
  }
  if (failed()) return std::nullopt;
  return l;
}

Tiler Evaluator::tiler(const Term& t) {
  Tiler out;
  if (failed() || t.is(Kind::kKeep)) return out;
  if (t.is(Kind::kTuple) && t.parts.size() == 1 &&
      (t.parts[0].is(Kind::kLayout) || t.parts[0].is(Kind::kCompose))) {
    out.kind = Tiler::Kind::kLayout;
    out.layout = layout(t.parts[0]);
    return out;
  }
  if (t.is(Kind::kTiler) || t.is(Kind::kTuple)) {
    out.kind = Tiler::Kind::kByMode;
    for (const Term& part : t.parts) out.modes.push_back(tiler(part));
    return out;
  }
  out.kind = Tiler::Kind::kLayout;
  if (isInteger(t)) {
    const Int extent = number(t);
    if (!failed() && extent < 1) fail(Void::kExtent);
    out.layout.tree = Node::of(extent, 1);
    out.layout.extends = true;
    return out;
  }
  out.layout = layout(t);
  return out;
}

// R(c) = A(B(c)), each leaf of B replaced by a flat tuple of modes of its size.
Layout Evaluator::composition(const Layout& a, const Layout& b) {
  if (failed() || a.table) return failLayout();
  if (!b.heads.empty() || b.table) {
    // No form is looked for: the function alone.
    std::vector<Int> values;
    for (Int i : table(b)) {
      if (failed()) break;
      values.push_back(at(a, i));
    }
    Layout out;
    out.table = std::move(values);
    return out;
  }
  Layout inside = a;
  inside.heads.clear();
  const std::vector<Int> offsets = table(b);
  if (failed()) return {};
  std::vector<Int> whole;
  for (Int offset : offsets) whole.push_back(at(inside, offset));
  if (failed()) return {};
  std::vector<Node> leaves;
  leavesOf(b.tree, leaves);
  std::vector<Node> found;
  size_t block = 1;
  for (const Node& leaf : leaves) {
    std::vector<Int> line;
    for (size_t x = 0; x < static_cast<size_t>(leaf.extent); ++x) line.push_back(whole[block * x]);
    const auto modes = modesOf(line);
    if (!modes) return failLayout();
    found.push_back(flat(*modes));
    block *= static_cast<size_t>(leaf.extent);
  }
  size_t next = 0;
  const std::function<Node(const Node&)> rebuild = [&](const Node& n) {
    if (n.leaf) return found[next++];
    std::vector<Node> modes;
    for (const Node& mode : n.modes) modes.push_back(rebuild(mode));
    return Node::tuple(std::move(modes));
  };
  Layout out;
  out.tree = rebuild(b.tree);
  // The leaves together are a layout: no carry from one to the other.
  for (size_t i = 0; i < whole.size(); ++i)
    if (atNode(out.tree, static_cast<Int>(i), false) != whole[i]) return failLayout();
  out.heads = a.heads;
  return out;
}

Layout Evaluator::composition(const Layout& a, const Tiler& t) {
  if (failed() || t.kind == Tiler::Kind::kKeep) return a;
  if (t.kind == Tiler::Kind::kLayout) return composition(a, t.layout);
  if (a.table || t.modes.size() > a.tree.rank()) return failLayout();
  std::vector<Node> modes;
  for (size_t i = 0; i < t.modes.size(); ++i) {
    Layout mode;
    mode.tree = a.tree.mode(i);
    mode.extends = a.extends;
    const Layout part = composition(mode, t.modes[i]);
    if (failed() || part.table) return failLayout();
    modes.push_back(part.tree);
  }
  Layout out = a;
  out.tree = Node::tuple(std::move(modes));
  out.extends = false;
  return out;
}

Layout Evaluator::filter(const Layout& a, const IntTree* profile) {
  if (!plain(a)) return {};
  const std::function<Node(const Node&)> zeros = [&](const Node& n) {
    if (n.leaf) return n.stride == 0 ? Node::of(1, 0) : n;
    std::vector<Node> modes;
    for (const Node& mode : n.modes) modes.push_back(zeros(mode));
    return Node::tuple(std::move(modes));
  };
  const std::function<Node(const Node&, const IntTree*)> by = [&](const Node& n, const IntTree* p) -> Node {
    if (p == nullptr || p->leaf) return coalesced(zeros(n));
    if (p->modes.size() > n.rank()) return fail(), Node();
    std::vector<Node> modes;
    for (size_t i = 0; i < n.rank(); ++i)
      modes.push_back(i < p->modes.size() ? by(n.mode(i), &p->modes[i]) : n.mode(i));
    return Node::tuple(std::move(modes));
  };
  Layout out;
  out.tree = by(a.tree, profile);
  return out;
}

Layout Evaluator::coalesce(const Layout& a, const IntTree* profile) {
  if (failed() || a.table) return failLayout();
  const std::function<Node(const Node&, const IntTree*)> by = [&](const Node& n, const IntTree* p) -> Node {
    if (p == nullptr || p->leaf) return coalesced(n);
    if (p->modes.size() > n.rank()) return fail(), Node();
    std::vector<Node> modes;
    for (size_t i = 0; i < n.rank(); ++i)
      modes.push_back(i < p->modes.size() ? by(n.mode(i), &p->modes[i]) : n.mode(i));
    return Node::tuple(std::move(modes));
  };
  Layout out = a;
  out.tree = by(a.tree, profile);
  out.extends = false;
  return out;
}

// The gaps of filter(A) are filled to its last mode, then the cotarget; only where that is injective and
// covers.
Layout Evaluator::complement(const Layout& a, Int cotarget) {
  const Layout kept = filter(a, nullptr);
  if (failed() || cotarget < 1) return failLayout();
  std::vector<Node> modes;
  leavesOf(kept.tree, modes);
  std::erase_if(modes, [](const Node& m) { return m.extent == 1; });
  std::sort(modes.begin(), modes.end(), [](const Node& x, const Node& y) { return x.stride < y.stride; });
  std::vector<Node> gaps;
  Int covered = 1;
  for (const Node& mode : modes) {
    if (mode.stride < 1 || mode.stride % covered != 0 || mode.stride < covered) return failLayout();
    if (mode.stride > covered) gaps.push_back(Node::of(mode.stride / covered, covered));
    covered = mul(mode.extent, mode.stride);
    if (failed()) return {};
  }
  const Int copies = -div(-cotarget, covered);
  if (copies > 1) gaps.push_back(Node::of(copies, covered));
  if (failed()) return {};
  // Merge what continues: gaps never do, but for the end.
  std::vector<Node> merged;
  for (const Node& gap : gaps) {
    if (!merged.empty() && gap.stride == merged.back().extent * merged.back().stride)
      merged.back().extent *= gap.extent;
    else
      merged.push_back(gap);
  }
  Layout out;
  out.tree = flat(merged);
  return out;
}

Layout Evaluator::divide(const Layout& a, const Layout& tile) {
  if (failed()) return {};
  if (!plain(tile)) return {};
  const Layout rest = complement(tile, sizeOf(a));
  if (failed()) return {};
  Layout both;
  both.tree = Node::tuple({tile.tree, rest.tree});
  return composition(a, both);
}

Layout Evaluator::multiply(const Layout& a, const Layout& tile) {
  if (!plain(a) || !plain(tile)) return {};
  const Layout rest = complement(a, mul(sizeOf(a), cosize(tile)));
  if (failed()) return {};
  const Layout copies = composition(rest, tile);
  if (failed()) return {};
  Layout out;
  out.tree = Node::tuple({a.tree, copies.tree});
  return out;
}

Layout Evaluator::byMode(const Layout& a, const Tiler& t, Split split) {
  if (failed() || t.kind == Tiler::Kind::kKeep) return a;
  if (t.kind == Tiler::Kind::kLayout) return (this->*split)(a, t.layout);
  if (a.table || t.modes.size() > a.tree.rank()) return failLayout();
  std::vector<Node> modes;
  for (size_t i = 0; i < a.tree.rank(); ++i) {
    Layout mode;
    mode.tree = a.tree.mode(i);
    mode.extends = a.extends;
    if (i < t.modes.size()) mode = byMode(mode, t.modes[i], split);
    if (failed() || mode.table) return failLayout();
    modes.push_back(mode.tree);
  }
  Layout out = a;
  out.tree = Node::tuple(std::move(modes));
  out.extends = false;
  return out;
}

// ((tile0, ..), (rest0, .., untouched)); under `_` the tile is 1:0.
Layout Evaluator::zipped(const Layout& a, const Tiler& t, Split split) {
  if (failed() || a.table) return failLayout();
  if (t.kind == Tiler::Kind::kLayout) return (this->*split)(a, t.layout);
  Layout out = a;
  out.extends = false;
  if (t.kind == Tiler::Kind::kKeep) {
    out.tree = Node::tuple({Node::of(1, 0), a.tree});
    return out;
  }
  if (t.modes.size() > a.tree.rank()) return failLayout();
  std::vector<Node> tiles, rests;
  for (size_t i = 0; i < a.tree.rank(); ++i) {
    if (i >= t.modes.size()) {
      rests.push_back(a.tree.mode(i));
      continue;
    }
    Layout mode;
    mode.tree = a.tree.mode(i);
    mode.extends = a.extends;
    const Layout part = zipped(mode, t.modes[i], split);
    if (failed() || part.tree.leaf || part.tree.modes.size() != 2) return failLayout();
    tiles.push_back(part.tree.modes[0]);
    rests.push_back(part.tree.modes[1]);
  }
  out.tree = Node::tuple({Node::tuple(std::move(tiles)), Node::tuple(std::move(rests))});
  return out;
}

// The rest spread out, for flat also the tiles; a part of rank 1 keeps its tuple.
Layout Evaluator::spread(const Layout& l, bool tiles) {
  if (failed() || l.tree.leaf || l.tree.modes.size() != 2) return failLayout();
  std::vector<Node> modes;
  for (size_t i = 0; i < 2; ++i) {
    const Node& part = l.tree.modes[i];
    const bool open = (i == 1 || tiles) && !part.leaf && part.modes.size() != 1;
    if (!open) modes.push_back(part);
    if (open) modes.insert(modes.end(), part.modes.begin(), part.modes.end());
  }
  Layout out = l;
  out.tree = Node::tuple(std::move(modes));
  return out;
}

Layout Evaluator::blocked(const Layout& a, const Layout& b, bool raked) {
  if (!plain(a) || !plain(b)) return {};
  const size_t rank = std::max(a.tree.rank(), b.tree.rank());
  const auto padded = [&](const Node& n) {
    std::vector<Node> modes;
    for (size_t i = 0; i < rank; ++i) modes.push_back(i < n.rank() ? n.mode(i) : Node::of(1, 0));
    return Node::tuple(std::move(modes));
  };
  Layout x, y;
  x.tree = padded(a.tree);
  y.tree = padded(b.tree);
  const Layout both = multiply(x, y);
  if (failed()) return {};
  std::vector<Node> modes;
  for (size_t i = 0; i < rank; ++i) {
    const Node block = both.tree.modes[0].mode(i), copies = both.tree.modes[1].mode(i);
    modes.push_back(raked ? Node::tuple({copies, block}) : Node::tuple({block, copies}));
  }
  Layout out;
  out.tree = Node::tuple(std::move(modes));
  return out;
}

}  // namespace cutecheck::adversary
