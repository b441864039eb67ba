// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations by name: modes, elements, arrangements, places.
#include <algorithm>
#include <numeric>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

// `_` for each mode.
IntTree keepModes(const Node& n) {
  IntTree keep;
  keep.keep = true;
  return n.leaf ? keep : IntTree::tuple(std::vector<IntTree>(n.modes.size(), keep));
}

std::vector<Node> modesOfTree(const Node& n) { return n.leaf ? std::vector<Node>{n} : n.modes; }

}  // namespace

Layout Evaluator::call(const Term& t) {
  const size_t n = t.parts.size();
  if (isOneOf(t.name, {"append", "prepend", "replace", "select", "take", "get", "group_modes", "flatten",
                       "unflatten", "concat", "make_layout", "filter_zeros", "coalesce_extended"}))
    return modeOperation(t);
  if (isOneOf(t.name, {"upcast", "downcast", "recast", "recast_layout", "max_common_layout", "nullspace"}))
    return elementOperation(t);
  if (isOneOf(t.name, {"make_layout_left", "make_layout_right", "make_layout_like", "make_ordered_layout",
                       "tile_to_shape", "with_shape"}))
    return arrangement(t);
  if (t.name == "local_tile") return localTile(t);
  if (t.name == "local_partition") return localPartition(t);
  if (n == 2 && isOneOf(t.name, {"slice", "slice_and_offset", "domain_offset", "dice"})) {
    const IntTree crd = coordinate(t.parts[0]);
    const Layout a = layout(t.parts[1]);
    if (failed() || a.table) return failLayout();
    if (t.name == "slice") return place(crd, a, !a.heads.empty());
    if (t.name == "slice_and_offset") return place(crd, a, true);
    if (t.name == "dice") {
      if (!plain(a)) return {};
      std::vector<Node> kept;
      const std::function<void(const IntTree&, const Node&)> diced = [&](const IntTree& c, const Node& node) {
        if (c.keep) return;
        if (c.leaf) return kept.push_back(node);
        if (node.leaf || node.modes.size() != c.modes.size()) return void(fail());
        for (size_t i = 0; i < c.modes.size(); ++i) diced(c.modes[i], node.modes[i]);
      };
      diced(crd, a.tree);
      Layout out = a;
      out.tree = crd.leaf && !crd.keep ? a.tree : Node::tuple(std::move(kept));
      return out;
    }
    Layout bare = a;
    bare.heads.clear();
    if (!a.extends) fail();
    const Int offset = indexIn(crd, a.tree);
    if (failed()) return {};
    Layout out = a;
    if (out.heads.empty() && offset != 0) out.heads.push_back({});
    if (!out.heads.empty()) out.heads[0].shift = add(out.heads[0].shift, offset);
    return out;
  }
  if (n == 0 || n > 2) return failLayout();
  const Layout a = layout(t.parts[0]);
  if (failed()) return {};
  if (t.name == "coalesce" || t.name == "filter") {
    if (n == 1) return t.name == "coalesce" ? coalesce(a, nullptr) : filter(a, nullptr);
    const IntTree profile = tree(t.parts[1]);
    return t.name == "coalesce" ? coalesce(a, &profile) : filter(a, &profile);
  }
  if (t.name == "complement") {
    if (!plain(a)) return {};
    return complement(a, n == 2 ? number(t.parts[1]) : cosize(filter(a, nullptr)));
  }
  if (n == 1) {
    if (t.name == "right_inverse") return rightInverse(a);
    if (t.name == "left_inverse") return leftInverse(a);
    return failLayout();
  }
  if (t.name == "composition") return composition(a, tiler(t.parts[1]));
  const Tiler by = tiler(t.parts[1]);
  if (failed()) return {};
  if (t.name == "logical_divide") return byMode(a, by, &Evaluator::divide);
  if (t.name == "logical_product") return byMode(a, by, &Evaluator::multiply);
  if (t.name == "stencil_divide") return stencil(a, by);
  const bool product = t.name.ends_with("_product");
  const Split split = product ? &Evaluator::multiply : &Evaluator::divide;
  if (isOneOf(t.name, {"zipped_divide", "zipped_product", "hier_unzip_divide", "hier_unzip_product"}))
    return zipped(a, by, split);
  if (isOneOf(t.name, {"tiled_divide", "tiled_product"})) return spread(zipped(a, by, split), false);
  if (isOneOf(t.name, {"flat_divide", "flat_product"})) return spread(zipped(a, by, split), true);
  if (isOneOf(t.name, {"blocked_product", "raked_product", "make_layout_tv"})) {
    const Layout b = layout(t.parts[1]);
    const Layout both = blocked(a, b, t.name != "blocked_product");
    if (failed() || t.name != "make_layout_tv") return both;
    const Layout inverse = rightInverse(both);
    if (failed() || sizeOf(inverse) != sizeOf(both)) return failLayout();
    Layout grid;
    grid.tree = Node::tuple({Node::of(sizeOf(a), 1), Node::of(sizeOf(b), sizeOf(a))});
    return composition(inverse, grid);
  }
  return failLayout();
}

Layout Evaluator::modeOperation(const Term& t) {
  const size_t n = t.parts.size();
  if (t.name == "make_layout") {
    if (n == 2) return literal(t.parts[0], t.parts[1]);
    return n == 1 ? layout(t.parts[0]) : failLayout();
  }
  if (n == 0) return failLayout();
  if (t.name == "concat") {
    std::vector<Node> modes;
    bool exact = true;
    for (const Term& part : t.parts) {
      const Layout mode = layout(part);
      if (!plain(mode)) return {};
      exact = exact && mode.exact;
      modes.push_back(mode.tree);
    }
    Layout out;
    out.tree = Node::tuple(std::move(modes));
    out.exact = exact;
    return out;
  }
  Layout a = layout(t.parts[0]);
  if (failed() || a.table) return failLayout();
  std::vector<Node> modes = modesOfTree(a.tree);
  const auto count = static_cast<Int>(modes.size());
  const auto index = [&](const Term& e) -> size_t {
    const Int i = number(e);
    if (i < -count || i >= count) return fail(), 0;
    return static_cast<size_t>(i < 0 ? i + count : i);
  };
  const auto done = [&](Node tree) {
    Layout out = a;
    out.tree = std::move(tree);
    // The function extends as before only where the last leaf is the same.
    out.extends = false;
    return failed() ? Layout() : out;
  };
  if (t.name == "flatten") {
    if (a.tree.leaf) return a;
    std::vector<Node> leaves;
    leavesOf(a.tree, leaves);
    Layout out = a;
    out.tree = Node::tuple(std::move(leaves));
    return out;
  }
  if (t.name == "filter_zeros") {
    if (!plain(a)) return {};
    const std::function<Node(const Node&)> zeros = [&](const Node& x) {
      if (x.leaf) return x.stride == 0 ? Node::of(1, 0) : x;
      std::vector<Node> out;
      for (const Node& mode : x.modes) out.push_back(zeros(mode));
      return Node::tuple(std::move(out));
    };
    return done(zeros(a.tree));
  }
  if (t.name == "coalesce_extended") {
    std::vector<Node> leaves, out;
    leavesOf(a.tree, leaves);
    for (size_t i = 0; i < leaves.size(); ++i) {
      const bool last = i + 1 == leaves.size();
      if (leaves[i].extent == 1 && !last) continue;
      if (!out.empty() && leaves[i].stride == mul(out.back().extent, out.back().stride))
        out.back().extent = mul(out.back().extent, leaves[i].extent);
      else
        out.push_back(leaves[i]);
    }
    Layout result = a;
    result.tree = flat(out);
    return failed() ? Layout() : result;
  }
  if (t.name == "get") return n == 2 ? done(modes[index(t.parts[1])]) : failLayout();
  if (t.name == "select") {
    std::vector<Node> out;
    for (size_t i = 1; i < n; ++i) out.push_back(modes[index(t.parts[i])]);
    return n > 1 ? done(Node::tuple(std::move(out))) : failLayout();
  }
  if (t.name == "take" || t.name == "group_modes") {
    if (n < 2 || n > 3) return failLayout();
    Int begin = number(t.parts[1]), end = n == 3 ? number(t.parts[2]) : count;
    if (begin < -count || begin >= count || end <= -count || end > count) return failLayout();
    if (begin < 0) begin += count;
    if (end < 0) end += count;
    if (begin >= end) return failLayout();
    const auto from = modes.begin() + static_cast<std::ptrdiff_t>(begin),
               to = modes.begin() + static_cast<std::ptrdiff_t>(end);
    Node group = Node::tuple(std::vector<Node>(from, to));
    if (t.name == "take") return done(std::move(group));
    std::vector<Node> out(modes.begin(), from);
    out.push_back(std::move(group));
    out.insert(out.end(), to, modes.end());
    return done(Node::tuple(std::move(out)));
  }
  if (t.name == "replace") {
    if (n != 3) return failLayout();
    const Layout by = layout(t.parts[2]);
    if (!plain(by)) return {};
    const size_t at = index(t.parts[1]);
    a.exact = a.exact && by.exact;
    if (a.tree.leaf) return done(by.tree);
    modes[at] = by.tree;
    return done(Node::tuple(std::move(modes)));
  }
  if (t.name == "append" || t.name == "prepend") {
    if (n > 3) return failLayout();
    Node more = Node::of(1, 0);
    if (n > 1) {
      const Layout given = layout(t.parts[1]);
      if (!plain(given)) return {};
      a.exact = a.exact && given.exact;
      more = given.tree;
    }
    Int rank = count + 1;
    if (n == 3) {
      rank = number(t.parts[2]);
      if (rank < count || rank > 64) return failLayout();
      if (rank == count) return a;
    }
    const std::vector<Node> added(static_cast<size_t>(rank - count), more);
    modes.insert(t.name == "append" ? modes.end() : modes.begin(), added.begin(), added.end());
    return done(Node::tuple(std::move(modes)));
  }
  if (t.name == "unflatten") {
    if (n != 2) return failLayout();
    // Only the tree of the profile counts; its leaves must have values.
    tree(t.parts[1]);
    size_t next = 0;
    const std::function<Node(const Term&)> rebuild = [&](const Term& p) -> Node {
      if (!p.is(Kind::kTuple)) return next < modes.size() ? modes[next++] : (fail(), Node());
      std::vector<Node> out;
      for (const Term& part : p.parts) out.push_back(rebuild(part));
      return Node::tuple(std::move(out));
    };
    Node tree = rebuild(t.parts[1]);
    if (next != modes.size()) fail();
    return done(std::move(tree));
  }
  return failLayout();
}

Layout Evaluator::elementOperation(const Term& t) {
  const size_t n = t.parts.size();
  if (t.name == "recast" || t.name == "recast_layout") {
    if (n != 3) return failLayout();
    const Int to = number(t.parts[0]), from = number(t.parts[1]);
    const Layout a = layout(t.parts[2]);
    if (failed() || to < 1 || from < 1) return failLayout();
    const Int common = std::gcd(static_cast<int64_t>(to), static_cast<int64_t>(from));
    return upcast(downcast(a, from / common), to / common);
  }
  if (t.name == "max_common_layout") {
    if (n != 2) return failLayout();
    return maxCommon(layout(t.parts[0]), layout(t.parts[1]));
  }
  const Layout a = n > 0 ? layout(t.parts[0]) : failLayout();
  if (t.name == "nullspace") {
    if (n != 1 || !plain(a)) return failLayout();
    std::vector<Node> leaves, zeros;
    leavesOf(a.tree, leaves);
    Int place = 1;
    for (const Node& leaf : leaves) {
      if (leaf.stride == 0 && leaf.extent > 1) zeros.push_back(Node::of(leaf.extent, place));
      place = mul(place, leaf.extent);
    }
    Layout out;
    out.tree = flat(zeros);
    out.exact = zeros.size() < 2;
    return failed() ? Layout() : out;
  }
  if (n != 2) return failLayout();
  const Int by = number(t.parts[1]);
  if (failed()) return {};
  return t.name == "upcast" ? upcast(a, by) : downcast(a, by);
}

// Strides grow along the leaves in the order `before`, equal ones from the left; 0 where `zero`.
Layout Evaluator::ordered(const IntTree& shape, const std::function<bool(size_t, size_t)>& before,
                          const std::vector<bool>& zero) {
  std::vector<Int> extents;
  leavesOf(shape, extents);
  for (Int extent : extents)
    if (extent < 1) fail(Void::kExtent);
  if (failed()) return {};
  std::vector<size_t> order(extents.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return before(a, b) || (!before(b, a) && a < b); });
  std::vector<Int> strides(extents.size(), 0);
  Int stride = 1;
  for (size_t i : order) {
    if (zero[i]) continue;
    strides[i] = extents[i] == 1 ? Int(0) : stride;
    stride = mul(stride, extents[i]);
  }
  size_t next = 0;
  const std::function<Node(const IntTree&)> rebuild = [&](const IntTree& s) {
    if (s.leaf) {
      const size_t i = next++;
      return Node::of(extents[i], strides[i]);
    }
    std::vector<Node> modes;
    for (const IntTree& mode : s.modes) modes.push_back(rebuild(mode));
    return Node::tuple(std::move(modes));
  };
  Layout out;
  out.tree = rebuild(shape);
  return failed() ? Layout() : out;
}

Layout Evaluator::arrangement(const Term& t) {
  const size_t n = t.parts.size();
  if (n == 0) return failLayout();
  const std::function<IntTree(const Node&)> extentsOf = [&](const Node& x) {
    if (x.leaf) return IntTree::of(x.extent);
    std::vector<IntTree> modes;
    for (const Node& mode : x.modes) modes.push_back(extentsOf(mode));
    return IntTree::tuple(std::move(modes));
  };
  const auto leftmost = [](size_t a, size_t b) { return a < b; };
  if (t.name == "make_layout_left" || t.name == "make_layout_right") {
    if (n != 1) return failLayout();
    const IntTree shape = tree(t.parts[0]);
    if (t.name == "make_layout_left") return ordered(shape, leftmost, std::vector<bool>(64, false));
    return ordered(
        shape, [](size_t a, size_t b) { return a > b; }, std::vector<bool>(64, false));
  }
  if (t.name == "make_layout_like") {
    const Layout a = layout(t.parts[0]);
    if (n != 1 || !plain(a)) return failLayout();
    std::vector<Node> leaves;
    leavesOf(a.tree, leaves);
    std::vector<bool> zero;
    for (const Node& leaf : leaves) {
      if (leaf.stride < 0) return failLayout();
      zero.push_back(leaf.stride == 0);
    }
    return ordered(
        extentsOf(a.tree), [&](size_t x, size_t y) { return leaves[x].stride < leaves[y].stride; }, zero);
  }
  if (n < 2) return failLayout();
  const auto byOrder = [&](const IntTree& shape, const IntTree& order) -> Layout {
    // Leaf beside leaf only: an order beside a tuple orders that as a whole.
    std::vector<Int> keys, extents;
    leavesOf(order, keys);
    leavesOf(shape, extents);
    if (failed() || keys.size() != extents.size() || shape.modes.size() != order.modes.size())
      return failLayout();
    for (size_t i = 0; i < shape.modes.size(); ++i)
      if (!shape.modes[i].leaf || !order.modes[i].leaf) return failLayout();
    return ordered(
        shape, [&](size_t a, size_t b) { return keys[a] < keys[b]; },
        std::vector<bool>(extents.size(), false));
  };
  if (t.name == "make_ordered_layout") return byOrder(tree(t.parts[0]), tree(t.parts[1]));
  const Layout a = layout(t.parts[0]);
  const IntTree shape = tree(t.parts[1]);
  if (failed() || a.table) return failLayout();
  if (t.name == "with_shape") return composition(a, ordered(shape, leftmost, std::vector<bool>(64, false)));
  // tile_to_shape: blocked_product(block, make_ordered_layout(shape / block, order)) by mode.
  if (n > 3 || shape.leaf || a.tree.rank() > shape.modes.size()) return failLayout();
  std::vector<IntTree> copies;
  std::vector<Node> padded;
  for (size_t i = 0; i < shape.modes.size(); ++i) {
    const Int extent = sizeOf(shape.modes[i]);
    padded.push_back(i < a.tree.rank() ? a.tree.mode(i) : Node::of(1, 0));
    const Int own = sizeOf(padded.back());
    if (failed() || extent < 1 || extent % own != 0) return failLayout();
    copies.push_back(IntTree::of(extent / own));
  }
  Layout block;
  block.tree = Node::tuple(std::move(padded));
  const IntTree many = IntTree::tuple(std::move(copies));
  const Layout grid =
      n == 3 ? byOrder(many, tree(t.parts[2])) : ordered(many, leftmost, std::vector<bool>(64, false));
  Layout out = blocked(block, grid, false);
  out.heads = a.heads;
  return failed() ? Layout() : out;
}

// What `_` keeps, nested tuples adding to one level; with what the fixed coordinates add.
Layout Evaluator::place(const IntTree& crd, const Layout& a, bool withOffset) {
  if (failed() || a.table) return failLayout();
  std::vector<Node> kept;
  Int offset = 0;
  const std::function<void(const IntTree&, const Node&)> walk = [&](const IntTree& c, const Node& node) {
    if (c.keep) return kept.push_back(node);
    if (c.leaf) {
      offset = add(offset, node.leaf ? mul(c.value, node.stride) : atNode(node, c.value, a.extends));
      return;
    }
    if (node.leaf || node.modes.size() != c.modes.size()) return void(fail());
    for (size_t i = 0; i < c.modes.size(); ++i) walk(c.modes[i], node.modes[i]);
  };
  walk(crd, a.tree);
  if (failed()) return {};
  Layout out = a;
  out.extends = false;
  out.tree = crd.keep ? a.tree : Node::tuple(std::move(kept));
  if (!withOffset) return out;
  // Where the swizzle stands, inside or taken out, is the operation's to choose.
  for (const Head& head : out.heads) out.exact = out.exact && head.swizzle.bits == 0;
  if (out.heads.empty() && offset != 0) out.heads.push_back({});
  if (!out.heads.empty()) out.heads[0].shift = add(out.heads[0].shift, offset);
  return out;
}

Layout Evaluator::localTile(const Term& t) {
  const size_t n = t.parts.size();
  if (n < 3 || n > 4) return failLayout();
  const Layout a = layout(t.parts[0]);
  Tiler by = tiler(t.parts[1]);
  IntTree crd = coordinate(t.parts[2]);
  if (failed()) return {};
  if (n == 4) {
    const IntTree projection = coordinate(t.parts[3]);
    if (failed() || projection.leaf || by.kind != Tiler::Kind::kByMode || crd.leaf ||
        by.modes.size() != projection.modes.size() || crd.modes.size() != projection.modes.size())
      return failLayout();
    std::vector<Tiler> tilers;
    std::vector<IntTree> places;
    for (size_t i = 0; i < projection.modes.size(); ++i) {
      if (projection.modes[i].keep) continue;
      tilers.push_back(by.modes[i]);
      places.push_back(crd.modes[i]);
    }
    by.modes = std::move(tilers);
    crd.modes = std::move(places);
  }
  const Layout parts = zipped(a, by, &Evaluator::divide);
  if (failed() || parts.tree.leaf || parts.tree.modes.size() != 2) return failLayout();
  const Node& rest = parts.tree.modes[1];
  IntTree keep;
  keep.keep = true;
  if (!crd.leaf) {
    if (crd.modes.size() > rest.rank()) return failLayout();
    while (crd.modes.size() < rest.rank()) crd.modes.push_back(keep);
    if (rest.leaf) crd = IntTree(crd.modes[0]);
  }
  // The tile is kept whole: its modes, not one mode that holds them.
  std::vector<IntTree> all = {keepModes(parts.tree.modes[0]), crd};
  Layout open = parts;
  const Layout out = place(IntTree::tuple(std::move(all)), open, true);
  return out;
}

Layout Evaluator::localPartition(const Term& t) {
  const size_t n = t.parts.size();
  if (n < 3 || n > 4) return failLayout();
  const Layout a = layout(t.parts[0]), threads = layout(t.parts[1]);
  const Int thread = number(t.parts[2]);
  if (failed() || !plain(threads)) return failLayout();
  const std::vector<Int> owners = table(threads);
  if (failed()) return {};
  Int place = -1;
  std::vector<bool> seen(owners.size(), false);
  for (size_t i = 0; i < owners.size(); ++i) {
    if (owners[i] < 0 || owners[i] >= static_cast<Int>(owners.size()) || seen[static_cast<size_t>(owners[i])])
      return failLayout();
    seen[static_cast<size_t>(owners[i])] = true;
    if (owners[i] == thread) place = static_cast<Int>(i);
  }
  if (place < 0) return failLayout();
  IntTree projection;
  if (n == 4) projection = coordinate(t.parts[3]);
  if (failed() || (n == 4 && (projection.leaf || projection.modes.size() != threads.tree.rank())))
    return failLayout();
  Tiler by;
  by.kind = Tiler::Kind::kByMode;
  std::vector<IntTree> places;
  Int index = place;
  for (size_t i = 0; i < threads.tree.rank(); ++i) {
    const Int extent = sizeOf(threads.tree.mode(i)), digit = index % extent;
    index /= extent;
    if (n == 4 && projection.modes[i].keep) continue;
    Tiler mode;
    mode.kind = Tiler::Kind::kLayout;
    mode.layout.tree = Node::of(extent, extent == 1 ? 0 : 1);
    by.modes.push_back(std::move(mode));
    places.push_back(IntTree::of(digit));
  }
  const Layout parts = zipped(a, by, &Evaluator::divide);
  if (failed() || parts.tree.leaf || parts.tree.modes.size() != 2) return failLayout();
  return this->place(IntTree::tuple({IntTree::tuple(std::move(places)), keepModes(parts.tree.modes[1])}),
                     parts, true);
}

// ((window of each mode), (places of each mode, then the modes that the tiler does not reach)).
Layout Evaluator::stencil(const Layout& a, const Tiler& t) {
  if (!plain(a) || t.kind != Tiler::Kind::kByMode || t.modes.size() > a.tree.rank()) return failLayout();
  std::vector<Node> windows, places;
  for (size_t i = 0; i < a.tree.rank(); ++i) {
    const Node node = a.tree.mode(i);
    if (i >= t.modes.size()) {
      places.push_back(node);
      continue;
    }
    if (t.modes[i].kind == Tiler::Kind::kKeep) {
      windows.push_back(Node::of(1, 0));
      places.push_back(node);
      continue;
    }
    const Layout& window = t.modes[i].layout;
    if (t.modes[i].kind != Tiler::Kind::kLayout || !window.tree.leaf || !window.heads.empty())
      return failLayout();
    Layout mode, spots;
    mode.tree = node;
    const Int count = sizeOf(node) - (window.tree.extent - 1) * window.tree.stride;
    if (failed() || count < 1 || window.tree.stride < 0) return failLayout();
    spots.tree = Node::of(count, 1);
    windows.push_back(composition(mode, window).tree);
    places.push_back(composition(mode, spots).tree);
  }
  Layout out;
  out.tree = Node::tuple({Node::tuple(std::move(windows)), Node::tuple(std::move(places))});
  return failed() ? Layout() : out;
}

}  // namespace cutecheck::adversary
