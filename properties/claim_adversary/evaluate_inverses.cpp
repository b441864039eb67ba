// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations that answer to a definition with "the longest" or "each": inverses, groups of elements, vectors.
#include <algorithm>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

// The longest chain of whole modes of coalesce(A) with strides 1, s, s*s', ..
Layout Evaluator::rightInverse(const Layout& a) {
  if (!plain(a)) return {};
  std::vector<Node> modes;
  leavesOf(coalesced(a.tree), modes);
  if (failed()) return {};
  std::vector<Int> places;
  Int place = 1;
  for (const Node& mode : modes) {
    places.push_back(place);
    place *= mode.extent;
  }
  std::vector<Node> best;
  Int bestSize = 1;
  bool twice = false;
  std::vector<bool> used(modes.size(), false);
  std::vector<Node> chain;
  const std::function<void(Int)> extend = [&](Int reached) {
    if (reached > bestSize)
      best = chain, bestSize = reached, twice = false;
    else if (reached == bestSize && reached > 1 && chain != best)
      twice = true;
    for (size_t i = 0; i < modes.size(); ++i) {
      if (used[i] || modes[i].stride != reached || modes[i].extent == 1) continue;
      used[i] = true;
      chain.push_back(Node::of(modes[i].extent, places[i]));
      extend(reached * modes[i].extent);
      chain.pop_back();
      used[i] = false;
    }
  };
  extend(1);
  if (twice) return failLayout();  // two inverses as long as each other: which one is not said
  Layout out;
  out.tree = flat(best);
  if (!out.tree.leaf) out.tree = coalesced(out.tree);
  return out;
}

// Extents are the quotients of the sorted strides of coalesce(A), after d:0 where the least stride d is
// above 1.
Layout Evaluator::leftInverse(const Layout& a) {
  if (!plain(a)) return {};
  std::vector<Node> modes;
  leavesOf(coalesced(a.tree), modes);
  if (failed()) return {};
  struct Placed {
    Int extent, stride, place;
  };
  std::vector<Placed> sorted;
  Int place = 1;
  for (const Node& mode : modes) {
    if (mode.extent > 1) sorted.push_back({mode.extent, mode.stride, place});
    place *= mode.extent;
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const Placed& x, const Placed& y) { return x.stride < y.stride; });
  std::vector<Node> out;
  for (size_t i = 0; i < sorted.size(); ++i) {
    const Placed& mode = sorted[i];
    if (mode.stride < 1) return failLayout();
    if (i == 0 && mode.stride > 1) out.push_back(Node::of(mode.stride, 0));
    const bool last = i + 1 == sorted.size();
    if (!last && sorted[i + 1].stride % mode.stride != 0) return failLayout();
    const Int extent = last ? mode.extent : sorted[i + 1].stride / mode.stride;
    if (extent > 1) out.push_back(Node::of(extent, mode.place));
  }
  Layout inverse;
  inverse.tree = flat(out);
  inverse.exact = false;
  const std::vector<Int> offsets = table(a);
  for (size_t i = 0; i < offsets.size() && !failed(); ++i)
    if (atNode(inverse.tree, offsets[i], false) != static_cast<Int>(i)) return failLayout();
  return inverse;
}

// A(x) = n*U(x') + v, x' the coordinate in groups of t_k along leaf k; by the definition, then checked.
Layout Evaluator::upcast(const Layout& a, Int n) {
  if (!plain(a) || n < 1) return failLayout();
  std::vector<Node> leaves;
  leavesOf(a.tree, leaves);
  std::vector<Int> groups;
  for (const Node& leaf : leaves) {
    const Int d = leaf.stride;
    if (d < 0 && d % n != 0) return failLayout();
    groups.push_back(d % n == 0 ? 1 : n % d == 0 ? n / d : leaf.extent);
  }
  size_t next = 0;
  const std::function<Node(const Node&)> rebuild = [&](const Node& x) {
    if (x.leaf) {
      const Int t = std::min(groups[next++], x.extent), extent = -div(-x.extent, t);
      return Node::of(extent, extent == 1 ? 0 : x.stride * t / n);
    }
    std::vector<Node> modes;
    for (const Node& mode : x.modes) modes.push_back(rebuild(mode));
    return Node::tuple(std::move(modes));
  };
  Layout out;
  out.tree = rebuild(a.tree);
  if (failed()) return {};
  const std::vector<Int> values = table(a);
  std::vector<Node> coarse;
  leavesOf(out.tree, coarse);
  std::map<std::vector<Int>, Int> remainders;
  for (size_t i = 0; i < values.size() && !failed(); ++i) {
    Int index = static_cast<Int>(i), group = 0;
    std::vector<Int> rest;
    for (size_t k = 0; k < leaves.size(); ++k) {
      const Int x = index % leaves[k].extent, t = std::min(groups[k], leaves[k].extent);
      index /= leaves[k].extent;
      group += x / t * coarse[k].stride;
      rest.push_back(x % t);
    }
    const Int v = values[i] - n * group;
    if (v < 0 || v >= n) return failLayout();
    const auto [known, fresh] = remainders.emplace(rest, v);
    if (!fresh && known->second != v) return failLayout();
  }
  return out;
}

Layout Evaluator::downcast(const Layout& a, Int n) {
  if (!plain(a) || n < 1) return failLayout();
  std::vector<Node> leaves;
  leavesOf(a.tree, leaves);
  size_t longer = leaves.size();
  for (size_t i = leaves.size(); i-- > 0;)
    if (leaves[i].stride == 1 && leaves[i].extent > 1) longer = i;
  for (size_t i = leaves.size(); longer == leaves.size() && i-- > 0;)
    if (leaves[i].extent == 1 && std::none_of(leaves.begin(), leaves.begin() + static_cast<std::ptrdiff_t>(i),
                                              [](const Node& x) { return x.extent == 1; }))
      longer = i;
  if (longer == leaves.size()) return n == 1 ? a : failLayout();
  size_t next = 0;
  const std::function<Node(const Node&)> rebuild = [&](const Node& x) {
    if (x.leaf) {
      const bool here = next++ == longer;
      return here ? Node::of(mul(x.extent, n), 1) : Node::of(x.extent, mul(x.stride, n));
    }
    std::vector<Node> modes;
    for (const Node& mode : x.modes) modes.push_back(rebuild(mode));
    return Node::tuple(std::move(modes));
  };
  Layout out;
  out.tree = normalOnes(rebuild(a.tree));
  return out;
}

// The longest beginning of right_inverse(B) on which both are the identity.
Layout Evaluator::maxCommon(const Layout& a, const Layout& b) {
  if (!plain(a) || !plain(b)) return {};
  const Layout inverse = rightInverse(b);
  const std::vector<Int> r = table(inverse);
  if (failed()) return {};
  const Int size = sizeOf(a);
  Int agree = 0;
  Layout inside = a;
  while (agree < static_cast<Int>(r.size()) && r[static_cast<size_t>(agree)] < size &&
         at(inside, r[static_cast<size_t>(agree)]) == agree)
    ++agree;
  std::vector<Node> modes, kept;
  leavesOf(inverse.tree, modes);
  Int whole = 1;
  for (const Node& mode : modes) {
    const Int part = std::min(mode.extent, agree / whole);
    if (part > 1) kept.push_back(Node::of(part, mode.stride));
    if (part < mode.extent) break;
    whole *= mode.extent;
  }
  Layout out;
  out.tree = flat(kept);
  return out;
}

// The largest n in whose aligned groups the elements come whole, each as often as the others.
Int Evaluator::maxAlignment(const Layout& a) {
  if (!plain(a)) return 1;
  const std::vector<Int> values = table(a);
  if (failed()) return 1;
  const Int most = static_cast<Int>(values.size());
  for (Int n = most; n > 1; --n) {
    if (most % n != 0) continue;
    std::map<Int, std::vector<Int>> groups;
    for (Int v : values) {
      const Int rest = mod(v, n);
      std::vector<Int>& counts = groups[v - rest];
      if (counts.empty()) counts.assign(static_cast<size_t>(n), 0);
      ++counts[static_cast<size_t>(rest)];
    }
    const bool whole = std::all_of(groups.begin(), groups.end(), [](const auto& group) {
      return std::all_of(group.second.begin(), group.second.end(),
                         [&](Int c) { return c == group.second[0]; });
    });
    if (!whole) continue;
    // That the groups are also those of a layout, which a vector needs: else it is not computed here.
    (void)upcast(a, n);
    return failed() ? 1 : n;
  }
  return 1;
}

}  // namespace cutecheck::adversary
