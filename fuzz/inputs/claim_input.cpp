// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/claim_input.h"

#include <algorithm>

namespace cutecheck::fuzz {
namespace {

constexpr int64_t kLargestCoefficient = 1'000'000;
constexpr int64_t kLargestSize = 256;  // of a static operand

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : bytes_(bytes) {}

  ClaimInput claim() {
    using Kind = ClaimInput::Kind;
    ClaimInput input;
    const unsigned head = byte();
    symbolic_ = head >= 0xf0;
    // Equality and injectivity twice as often as the others.
    static constexpr Kind kKinds[16] = {
        Kind::kEqual,      Kind::kEqual,      Kind::kEqual,     Kind::kEqual,
        Kind::kIdentical,  Kind::kInjective,  Kind::kInjective, Kind::kBijective,
        Kind::kBijective,  Kind::kCovers,     Kind::kCovers,    Kind::kDisjoint,
        Kind::kComposable, Kind::kCompatible, Kind::kSize,      Kind::kCosize};
    input.kind = kKinds[head & 15];
    if (symbolic_)
      for (ClaimSymbol& symbol : input.symbols) readSymbol(symbol);
    input.left = operand(input.kind);
    if (input.kind == Kind::kDisjoint || input.kind == Kind::kComposable) {
      input.right.a = oneIn(4) ? relative(input.left.a) : tree(0);
    } else {
      input.right = second(input.left);
    }
    input.relation = static_cast<Relation>(byte() % 7);
    if (input.relation == Relation::kIdentical) input.relation = Relation::kLessEqual;
    input.number = nearNumber(input.left.a);
    input.other = number(0);
    if (input.kind == Kind::kSize && oneIn(8)) input.kind = Kind::kInteger;
    return input;
  }

 private:
  unsigned byte() { return next_ < bytes_.size() ? static_cast<unsigned char>(bytes_[next_++]) : 0; }
  // True for byte 0 only when n is 1, so that the end of the input is the plain case.
  bool oneIn(unsigned n) { return byte() % n == n - 1; }

  void readSymbol(ClaimSymbol& symbol) {
    const unsigned b = byte();
    symbol.divisor = (b & 3) == 3 ? 1 + ((b >> 2) & 3) : 1;
    symbol.low = 1 + ((b >> 4) & 3);
    // A multiple of the divisor, so that the premises are never contradictory by themselves.
    symbol.low = (symbol.low + symbol.divisor - 1) / symbol.divisor * symbol.divisor;
    symbol.high = symbol.low + symbol.divisor * static_cast<int64_t>((b >> 6) & 3);
    symbol.bounded = !oneIn(4);
    if (!symbol.bounded) {
      symbol.low = symbol.divisor;
      symbol.high = 5 * symbol.divisor;
    }
  }

  ClaimNumber number(int64_t least) {
    const unsigned b = byte();
    ClaimNumber n(least + b % 9);
    if (!symbolic_ || (b & 0x80) == 0) return n;
    n = ClaimNumber::symbol((b >> 6) & 1);
    const unsigned more = byte();
    if ((more & 3) == 1) n = ClaimNumber::product(n, 1 + (more >> 2) % 4).value_or(n);
    if ((more & 3) == 2) n = ClaimNumber::product(n, ClaimNumber::symbol((more >> 2) & 1)).value_or(n);
    if ((more & 3) == 3) n.c[0][0] += (more >> 2) % 3;
    return n;
  }

  // size of the tree or near it.
  ClaimNumber nearNumber(const ClaimTree& tree) {
    const unsigned b = byte();
    if (b % 4 == 3) return number(0);
    ClaimNumber n = sizeOf(tree);
    if (b % 4 == 2) n.c[0][0] += 1;
    return n;
  }

  static ClaimNumber sizeOf(const ClaimTree& tree) {
    if (tree.isLeaf) return tree.extent;
    ClaimNumber size(1);
    for (const ClaimTree& mode : tree.modes) size = ClaimNumber::product(size, sizeOf(mode)).value_or(size);
    return size;
  }

  ClaimTree leaf() {
    ClaimTree tree;
    tree.extent = number(1);
    if (tree.extent.at({4, 4}) * room_ > kLargestSize) tree.extent = ClaimNumber(1);
    room_ *= static_cast<int64_t>(tree.extent.at({4, 4}));
    const unsigned b = byte();
    if (b % 4 < 2 && running_) {
      tree.stride = *running_;
    } else if (b % 4 == 2) {
      tree.stride = number(0);
    } else {
      tree.stride = ClaimNumber(static_cast<int64_t>((b >> 2) % 24) - (negative_ ? 6 : 0));
    }
    running_ = ClaimNumber::product(tree.extent, tree.stride);
    return tree;
  }

  ClaimTree tree(int depth) {
    if (depth == 0) {
      running_ = ClaimNumber(1);
      room_ = 1;
      negative_ = mayBeNegative_ && oneIn(4);
    }
    const unsigned b = byte();
    const bool deep = depth == 0 ? b % 4 != 3 : depth < 3 && b % 4 == 3;
    if (!deep) return leaf();
    ClaimTree tree;
    tree.isLeaf = false;
    for (unsigned n = 1 + (b >> 2) % 3; n > 0; --n) tree.modes.push_back(this->tree(depth + 1));
    return tree;
  }

  ClaimOperand operand(ClaimInput::Kind kind) {
    using Op = ClaimOperand::Op;
    static constexpr Op kOps[8] = {Op::kCoalesce,      Op::kFilter,        Op::kComplement,
                                   Op::kRightInverse,  Op::kComposition,   Op::kComposition,
                                   Op::kLogicalDivide, Op::kLogicalProduct};
    ClaimOperand operand;
    const unsigned b = byte();
    const bool plain = kind == ClaimInput::Kind::kComposable || b % 4 < 2;
    if (!plain) operand.op = b % 4 == 2 ? Op::kSwizzle : kOps[(b >> 2) % 8];
    if (!plain && b >= 0xfc) operand.op = Op::kRakedProduct;
    // A swizzle has no value at a negative number.
    mayBeNegative_ = operand.op != Op::kSwizzle;
    operand.a = tree(0);
    if (operand.isBinary()) operand.b = tree(0);
    mayBeNegative_ = true;
    if (operand.op == Op::kComplement) operand.number = ClaimNumber(1 + byte() % 48);
    if (operand.op == Op::kSwizzle) {
      const unsigned s = byte();
      const int64_t bits = s & 3, shift = bits + ((s >> 2) & 1);
      operand.swizzle = Swizzle::make(bits, (s >> 3) & 3, (s & 0x80) != 0 ? -shift : shift).value();
      operand.number = ClaimNumber((s & 0x60) == 0x60 ? byte() % 8 : 0);
    }
    return operand;
  }

  // The right side of a relation: often the left one in another guise.
  ClaimOperand second(const ClaimOperand& left) {
    const unsigned b = byte();
    if (b % 8 == 7) return operand(ClaimInput::Kind::kEqual);
    ClaimOperand right = left;
    if (b % 8 < 4 && (left.op == ClaimOperand::Op::kCoalesce || left.op == ClaimOperand::Op::kComposition))
      right.op = ClaimOperand::Op::kNone;
    right.a = relative(left.a);
    return right;
  }

  // The same function with one leaf split, modes grouped or not, or one stride changed.
  ClaimTree relative(ClaimTree tree) {
    const unsigned b = byte();
    if ((b & 1) != 0) splitLeaf(tree);
    if ((b & 2) != 0 && !tree.isLeaf && tree.modes.size() > 1) {
      ClaimTree group;
      group.isLeaf = false;
      group.modes.assign(tree.modes.begin() + 1, tree.modes.end());
      tree.modes.resize(1);
      tree.modes.push_back(std::move(group));
    }
    if ((b & 12) == 12) {
      ClaimTree* leaf = &tree;
      while (!leaf->isLeaf) leaf = &leaf->modes[(b >> 4) % leaf->modes.size()];
      leaf->stride.c[0][0] += 1;
    }
    return tree;
  }

  // k*E:d becomes (k,E):(d,k*d) for the first leaf that a k divides.
  static bool splitLeaf(ClaimTree& tree) {
    if (!tree.isLeaf)
      return std::any_of(tree.modes.begin(), tree.modes.end(),
                         [](ClaimTree& mode) { return splitLeaf(mode); });
    for (const int64_t k : {2, 3}) {
      ClaimNumber rest = tree.extent;
      bool divides = true;
      for (auto& row : rest.c)
        for (int64_t& c : row) divides = divides && c % k == 0, c /= k;
      const auto stride = ClaimNumber::product(tree.stride, k);
      if (!divides || !stride) continue;
      ClaimTree low, high;
      low.extent = ClaimNumber(k);
      low.stride = tree.stride;
      high.extent = rest;
      high.stride = *stride;
      tree = ClaimTree();
      tree.isLeaf = false;
      tree.modes = {low, high};
      return true;
    }
    return false;
  }

  std::string_view bytes_;
  size_t next_ = 0;
  bool symbolic_ = false, mayBeNegative_ = true, negative_ = false;
  int64_t room_ = 1;                    // the size so far of the tree that is read
  std::optional<ClaimNumber> running_;  // the stride that would continue it
};

}  // namespace

ClaimNumber ClaimNumber::symbol(size_t index) {
  ClaimNumber n;
  n.c[index == 0 ? 1 : 0][index == 0 ? 0 : 1] = 1;
  return n;
}

Int128 ClaimNumber::at(const SymbolValues& values) const {
  Int128 sum = 0, m = 1;
  for (const auto& row : c) {
    Int128 n = 1;
    for (const int64_t coefficient : row) {
      sum += coefficient * m * n;
      n *= values[1];
    }
    m *= values[0];
  }
  return sum;
}

bool ClaimNumber::isProduct() const {
  int terms = 0;
  for (const auto& row : c)
    terms += static_cast<int>(std::count_if(row.begin(), row.end(), [](int64_t x) { return x != 0; }));
  return terms == 1 && c[0][0] == 0;
}

std::optional<ClaimNumber> ClaimNumber::product(const ClaimNumber& a, const ClaimNumber& b) {
  ClaimNumber out;
  for (size_t i = 0; i < 9; ++i) {
    for (size_t j = 0; j < 9; ++j) {
      const int64_t x = a.c[i / 3][i % 3], y = b.c[j / 3][j % 3];
      if (x == 0 || y == 0) continue;
      const size_t m = i / 3 + j / 3, n = i % 3 + j % 3;
      if (m > 2 || n > 2) return std::nullopt;
      out.c[m][n] += x * y;
    }
  }
  for (const auto& row : out.c)
    for (const int64_t x : row)
      if (x > kLargestCoefficient || x < -kLargestCoefficient) return std::nullopt;
  return out;
}

ClaimInput decodeClaim(std::string_view bytes) { return Decoder(bytes).claim(); }

}  // namespace cutecheck::fuzz
