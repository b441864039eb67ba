// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/mutators/tree_mutator.h"

#include <algorithm>
#include <cstring>

namespace cutecheck::fuzz {
namespace {

using generators::Random;

// A tuple has modes; a leaf has its bytes, the head first.
struct Tree {
  std::string leaf;
  std::vector<Tree> modes;
  bool isLeaf() const { return modes.empty(); }
};

constexpr size_t kMostModes = 4;
constexpr unsigned kExtent = 0x3f, kScaled = 0x40;

unsigned char at(const std::string& text, size_t i) { return static_cast<unsigned char>(text[i]); }

class Input {
 public:
  Input(std::string_view bytes, const TreeFormat& format) : format_(format), rest_(bytes) {
    header = take(format.header);
    for (size_t i = 0; i < format.trees; ++i) trees.push_back(read(0));
  }

  std::string bytes() const {
    std::string out = header;
    for (const Tree& tree : trees) write(tree, 0, out);
    return out + std::string(rest_);
  }

  // Every part of the layouts, themselves among them.
  std::vector<Tree*> parts() {
    std::vector<Tree*> all;
    for (Tree& tree : trees) collect(tree, all);
    return all;
  }
  Tree& anyLeaf(Random& random) {
    std::vector<Tree*> all;
    for (Tree* part : parts())
      if (part->isLeaf()) all.push_back(part);
    return *random.pick(all);
  }

  std::string header;
  std::vector<Tree> trees;

 private:
  std::string take(size_t count) {
    std::string out(rest_.substr(0, count));
    rest_.remove_prefix(out.size());
    out.resize(count, '\0');
    return out;
  }
  Tree read(int depth) {
    Tree tree;
    const unsigned head = rest_.empty() ? 0 : static_cast<unsigned char>(rest_[0]);
    if ((head & 0x80) == 0 || depth >= format_.depth) {
      tree.leaf = take(format_.leafBytes);
      tree.leaf[0] = static_cast<char>(head & 0x7f);
      return tree;
    }
    rest_.remove_prefix(1);
    for (unsigned n = (head & 3) + 1; n > 0; --n) tree.modes.push_back(read(depth + 1));
    return tree;
  }
  // Below the last level a tuple is written as its first leaf.
  void write(const Tree& tree, int depth, std::string& out) const {
    if (tree.isLeaf()) {
      out += tree.leaf;
    } else if (depth >= format_.depth) {
      write(tree.modes[0], depth, out);
    } else {
      out += static_cast<char>(0x80 | (tree.modes.size() - 1));
      for (const Tree& mode : tree.modes) write(mode, depth + 1, out);
    }
  }
  void collect(Tree& tree, std::vector<Tree*>& into) {
    into.push_back(&tree);
    for (Tree& mode : tree.modes) collect(mode, into);
  }

  const TreeFormat& format_;
  std::string_view rest_;
};

int extentOf(const Tree& leaf) { return (at(leaf.leaf, 0) & kExtent) + 1; }
void setExtent(Tree& leaf, int64_t extent) {
  const auto stored = static_cast<unsigned>(std::clamp<int64_t>(extent, 1, 64) - 1);
  leaf.leaf[0] = static_cast<char>((at(leaf.leaf, 0) & kScaled) | stored);
}
int64_t strideOf(const Tree& leaf) {
  return int64_t{static_cast<signed char>(leaf.leaf[1])} * ((at(leaf.leaf, 0) & kScaled) != 0 ? 256 : 1);
}
void setStride(Tree& leaf, int64_t stride) {
  const bool scaled = stride < -128 || stride > 127;
  leaf.leaf[0] = static_cast<char>((at(leaf.leaf, 0) & kExtent) | (scaled ? kScaled : 0));
  leaf.leaf[1] = static_cast<char>(std::clamp<int64_t>(scaled ? stride / 256 : stride, -128, 127));
}

void changeExtent(Tree& leaf, Random& random) {
  const int64_t n = extentOf(leaf);
  const int64_t choices[] = {n + 1, n - 1, 2 * n, n / 2, 3 * n, random.between(1, 12), 1};
  setExtent(leaf, choices[random.below(7)]);
}

void changeStride(Tree& leaf, Random& random) {
  const int64_t d = strideOf(leaf);
  const int64_t choices[] = {d + 1, d - 1, -d, 2 * d, d / 2, 0, 1, random.between(-8, 24)};
  setStride(leaf, choices[random.below(8)]);
}

// n:d as (a,b):(d,a*d): the same function.
void split(Tree& leaf, Random& random) {
  const int64_t n = extentOf(leaf), d = strideOf(leaf);
  const int64_t a = random.between(2, 6);
  if (n % a != 0) return changeExtent(leaf, random);
  Tree first = leaf, second = leaf;
  setExtent(first, a);
  setExtent(second, n / a);
  setStride(second, a * d);
  leaf = Tree{"", {std::move(first), std::move(second)}};
}

// A mode more at the end, often the one that goes on where the last leaf ends.
void addMode(Tree& part, Random& random) {
  const Tree* last = &part;
  while (!last->isLeaf()) last = &last->modes.back();
  Tree mode = *last;
  setExtent(mode, random.between(1, 6));
  setStride(mode, random.oneIn(2) ? extentOf(*last) * strideOf(*last) : random.between(-4, 24));
  if (part.isLeaf() || part.modes.size() == kMostModes) {
    Tree old = part;
    part = Tree{"", {std::move(old), std::move(mode)}};
  } else {
    part.modes.push_back(std::move(mode));
  }
}

void change(Input& input, Random& random) {
  Tree& part = *random.pick(input.parts());
  switch (random.below(11)) {
    case 0:
    case 1:
      return changeExtent(input.anyLeaf(random), random);
    case 2:
    case 3:
      return changeStride(input.anyLeaf(random), random);
    case 4: {
      Tree &one = input.anyLeaf(random), &other = input.anyLeaf(random);
      const int64_t d = strideOf(one);
      setStride(one, strideOf(other));
      return setStride(other, d);
    }
    case 5:
      return addMode(part, random);
    case 6:
      if (part.isLeaf()) return changeStride(part, random);
      if (part.modes.size() == 1) {
        Tree only = part.modes[0];
        part = std::move(only);
        return;
      }
      part.modes.erase(part.modes.begin() + random.below(static_cast<int64_t>(part.modes.size())));
      return;
    case 7: {
      Tree old = part;
      part = Tree{"", {std::move(old)}};
      return;
    }
    case 8:
      if (part.isLeaf()) return split(part, random);
      random.shuffle(part.modes);
      return;
    case 9: {
      const auto n = static_cast<int64_t>(input.trees.size());
      input.trees[static_cast<size_t>(random.below(n))] =
          Tree(input.trees[static_cast<size_t>(random.below(n))]);
      return;
    }
    default:
      if (input.header.empty()) return addMode(part, random);
      input.header[static_cast<size_t>(random.below(static_cast<int64_t>(input.header.size())))] =
          static_cast<char>(random.below(256));
  }
}

size_t copyOut(const std::string& text, uint8_t* out, size_t room) {
  const size_t length = std::min(text.size(), room);
  std::memcpy(out, text.data(), length);
  return length;
}

}  // namespace

std::string mutateTrees(std::string_view bytes, const TreeFormat& format, Random& random) {
  Input input(bytes, format);
  change(input, random);
  return input.bytes();
}

std::string crossTrees(std::string_view first, std::string_view second, const TreeFormat& format,
                       Random& random) {
  Input to(first, format), from(second, format);
  if (random.oneIn(4)) to.header = from.header;
  *random.pick(to.parts()) = Tree(*random.pick(from.parts()));
  return to.bytes();
}

size_t mutateTreesInPlace(uint8_t* data, size_t size, size_t room, unsigned seed, const TreeFormat& format,
                          size_t (*other)(uint8_t*, size_t, size_t)) {
  Random random(seed);
  if (random.oneIn(3)) return other(data, size, room);
  std::string bytes(reinterpret_cast<const char*>(data), size);
  for (int64_t n = random.between(1, 3); n > 0; --n) bytes = mutateTrees(bytes, format, random);
  return copyOut(bytes, data, room);
}

size_t crossTreesInto(std::string_view first, std::string_view second, uint8_t* out, size_t room,
                      unsigned seed, const TreeFormat& format) {
  Random random(seed);
  return copyOut(crossTrees(first, second, format, random), out, room);
}

}  // namespace cutecheck::fuzz
