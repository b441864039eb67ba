// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What terms mean at numbers: integers of 128 bits, trees of them, layouts as functions.
//
// Everything is by definition and by enumeration: the modes of a result are read off the table of the
// function that the operation is to be, so that no rule of the algebra is used to judge the algebra. What
// cannot be computed so (too large, refused, or left open by the specification) has no value, and judges
// nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cutecheck::adversary {

using Int = __int128;
using Assignment = std::map<std::string, int64_t>;

// Why something has no value. kRefused: the specification refuses it at these numbers.
enum class Void : uint8_t { kNone, kDivisor, kExtent, kOther, kRefused };

struct IntTree {
  bool leaf = true, keep = false;
  Int value = 0;
  std::vector<IntTree> modes;

  static IntTree of(Int v) {
    IntTree t;
    t.value = v;
    return t;
  }
  static IntTree tuple(std::vector<IntTree> modes) {
    IntTree t;
    t.leaf = false;
    t.modes = std::move(modes);
    return t;
  }
  bool operator==(const IntTree&) const = default;
};

// x for ((x)): all levels of rank 1 removed.
inline IntTree unwrapped(IntTree t) {
  while (!t.leaf && t.modes.size() == 1) t = IntTree(t.modes[0]);
  return t;
}

// Modes of a layout: a leaf extent:stride, or a tuple.
struct Node {
  bool leaf = true;
  Int extent = 1, stride = 0;
  std::vector<Node> modes;

  static Node of(Int extent, Int stride) {
    Node n;
    n.extent = extent;
    n.stride = stride;
    return n;
  }
  static Node tuple(std::vector<Node> modes) {
    Node n;
    n.leaf = false;
    n.modes = std::move(modes);
    return n;
  }
  size_t rank() const { return leaf ? 1 : modes.size(); }
  Node mode(size_t i) const { return leaf ? *this : modes[i]; }
  bool operator==(const Node&) const = default;
};

struct Swizzle {
  int bits = 0, base = 0, shift = 0;
  bool operator==(const Swizzle&) const = default;
};

// x -> swizzle(shift + x), applied after the modes, the first of a list first.
struct Head {
  Swizzle swizzle;
  Int shift = 0;
  bool operator==(const Head&) const = default;
};

struct Layout {
  Node tree;
  std::vector<Head> heads;
  // The last leaf is unbounded: as written, and where nothing but the tree changed.
  bool extends = false;
  // The tree is as the specification says, not only the function.
  bool exact = true;
  // Where there is no tree: the values, in order.
  std::optional<std::vector<Int>> table;
};

struct Tiler {
  enum class Kind : uint8_t { kKeep, kLayout, kByMode } kind = Kind::kKeep;
  Layout layout;
  std::vector<Tiler> modes;
};

}  // namespace cutecheck::adversary
