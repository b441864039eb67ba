// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/checks/claim_judge.h"

#include <algorithm>
#include <numeric>

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/composition/right_inverse.h"
#include "core/layout/coalesce.h"
#include "core/layout/filter.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/raked_product.h"
#include "properties/laws/fit.h"

namespace cutecheck::fuzz {
namespace {

using Kind = ClaimInput::Kind;
using Op = ClaimOperand::Op;

// Why there is no answer at these numbers; carried up by exception-free early returns.
struct Stop {
  Truth why;
};

template <typename T>
using OrStop = std::variant<T, Stop>;

// The layout at numbers, or the reason why it is none.
OrStop<Layout> numbered(const ClaimTree& tree, const SymbolValues& values) {
  if (tree.isLeaf) {
    const Int128 extent = tree.extent.at(values), stride = tree.stride.at(values);
    if (extent < 1) return Stop{Truth::kOutside};
    for (size_t s = 0; tree.extent.isProduct() && s < kClaimSymbols; ++s)
      if (tree.extent.names(s) && values[s] < 1) return Stop{Truth::kOutside};
    if (!narrow(extent) || !narrow(stride)) return Stop{Truth::kNotJudged};
    return Layout::unchecked(IntTuple(*narrow(extent)), IntTuple(*narrow(stride)));
  }
  std::vector<Layout> modes;
  bool tooLarge = false;
  for (const ClaimTree& mode : tree.modes) {
    OrStop<Layout> made = numbered(mode, values);
    if (const Stop* stop = std::get_if<Stop>(&made)) {
      if (stop->why == Truth::kOutside) return *stop;
      tooLarge = true;
    } else {
      modes.push_back(std::get<Layout>(made));
    }
  }
  if (tooLarge) return Stop{Truth::kNotJudged};
  return concat(modes);
}

// A layout under a swizzle, or plain.
struct Meaning {
  Layout layout;
  std::optional<Swizzle> swizzle;
  Int128 offset = 0;
};

Expected<Layout> computed(Op op, const Layout& a, const Layout& b, Int128 number) {
  switch (op) {
    case Op::kCoalesce:
      return coalesce(a);
    case Op::kFilter:
      return filter(a);
    case Op::kComplement:
      return complement(a, narrow(number).value_or(0));
    case Op::kRightInverse:
      return rightInverse(a);
    case Op::kComposition:
      return composition(a, b);
    case Op::kLogicalDivide:
      return logicalDivide(a, b);
    case Op::kLogicalProduct:
      return logicalProduct(a, b);
    case Op::kRakedProduct:
      return rakedProduct(a, b);
    case Op::kNone:
    case Op::kSwizzle:
      break;
  }
  return a;
}

OrStop<Meaning> meaningAt(const ClaimOperand& operand, const SymbolValues& values) {
  OrStop<Layout> a = numbered(operand.a, values);
  OrStop<Layout> b = operand.isBinary() ? numbered(operand.b, values) : OrStop<Layout>(Layout());
  for (const OrStop<Layout>* side : {&a, &b})
    if (const Stop* stop = std::get_if<Stop>(side); stop && stop->why == Truth::kOutside) return *stop;
  for (const OrStop<Layout>* side : {&a, &b})
    if (const Stop* stop = std::get_if<Stop>(side)) return *stop;
  Meaning meaning;
  if (operand.op == Op::kSwizzle) {
    meaning.swizzle = operand.swizzle;
    meaning.offset = operand.number.at(values);
  }
  const Expected<Layout> layout =
      computed(operand.op, std::get<Layout>(a), std::get<Layout>(b), operand.number.at(values));
  if (!layout) return Stop{layout.error().code == Code::kUndecided ? Truth::kNotJudged : Truth::kRefused};
  meaning.layout = *layout;
  return meaning;
}

Int128 sizeOf(const IntTuple& shape) {
  Int128 size = 1;
  for (const IntTuple& leaf : leaves(shape)) size *= leaf.value();
  return size;
}

// Every offset in the order of the linear index, by counting up the coordinates; nothing when there are too
// many, or one is negative under a swizzle.
std::optional<std::vector<Int128>> offsetsOf(const Meaning& meaning) {
  const std::vector<IntTuple> extents = leaves(meaning.layout.shape()),
                              strides = leaves(meaning.layout.stride());
  if (sizeOf(meaning.layout.shape()) > kMostJudged) return std::nullopt;
  std::vector<Int128> offsets{meaning.offset};
  for (size_t leaf = 0; leaf < extents.size(); ++leaf) {
    const size_t inner = offsets.size();
    for (int64_t c = 1; c < extents[leaf].value(); ++c)
      for (size_t i = 0; i < inner; ++i) offsets.push_back(offsets[i] + Int128(c) * strides[leaf].value());
  }
  if (!meaning.swizzle) return offsets;
  const Swizzle& s = *meaning.swizzle;
  for (Int128& x : offsets) {
    if (x < 0) return std::nullopt;
    // Bit by bit: target bit base+k, or source, takes the exclusive or of the two.
    const int64_t low = s.base, high = s.base + std::abs(s.shift);
    const int64_t target = s.shift < 0 ? high : low, source = s.shift < 0 ? low : high;
    Int128 changed = x;
    for (int64_t k = 0; k < s.bits; ++k)
      if (((x >> (source + k)) & 1) != 0) changed ^= Int128(1) << (target + k);
    x = changed;
  }
  return offsets;
}

bool compared(Int128 a, Relation relation, Int128 b) {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical:
      return a == b;
    case Relation::kNotEqual:
      return a != b;
    case Relation::kLessEqual:
      return a <= b;
    case Relation::kLess:
      return a < b;
    case Relation::kGreaterEqual:
      return a >= b;
    case Relation::kGreater:
      return a > b;
  }
  return false;
}

// CuTe's direction: each leaf of a meets a subtree of b of its size.
bool isCompatible(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) return a.value() == sizeOf(b);
  if (b.isLeaf() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!isCompatible(a.mode(i), b.mode(i))) return false;
  return true;
}

bool covers(std::vector<Int128> offsets, Int128 n) {
  std::sort(offsets.begin(), offsets.end());
  Int128 next = 0;
  for (const Int128 x : offsets) next += x == next ? 1 : 0;
  return next >= n;
}

bool isInjective(std::vector<Int128> offsets) {
  std::sort(offsets.begin(), offsets.end());
  return std::adjacent_find(offsets.begin(), offsets.end()) == offsets.end();
}

bool areDisjoint(const std::vector<Int128>& a, std::vector<Int128> b) {
  std::sort(b.begin(), b.end());
  return std::none_of(a.begin(), a.end(),
                      [&](Int128 x) { return x != 0 && std::binary_search(b.begin(), b.end(), x); });
}

Truth truth(bool holds) { return holds ? Truth::kHolds : Truth::kFails; }

// What needs the trees alone, or one number; nothing for what needs the offsets.
std::optional<Truth> withoutOffsets(const ClaimInput& input, const Meaning& left, const Meaning& right,
                                    Int128 n) {
  const bool tree = input.kind == Kind::kIdentical;
  if (tree)
    return truth(left.layout == right.layout && left.swizzle == right.swizzle && left.offset == right.offset);
  if (input.kind == Kind::kCompatible) return truth(isCompatible(left.layout.shape(), right.layout.shape()));
  if (input.kind == Kind::kSize) return truth(compared(sizeOf(left.layout.shape()), input.relation, n));
  if (input.kind != Kind::kComposable) return std::nullopt;
  const auto a = laws::flat(left.layout), b = laws::flat(right.layout);
  if (!a || !b || laws::sizeOf(*b) > kMostJudged) return Truth::kNotJudged;
  return truth(!laws::compositionMisfit(*a, *b));
}

Truth withOffsets(const ClaimInput& input, const Meaning& left, const Meaning& right, Int128 n) {
  const auto f = offsetsOf(left);
  if (!f) return Truth::kNotJudged;
  switch (input.kind) {
    case Kind::kInjective:
      return truth(isInjective(*f));
    case Kind::kBijective:
      return truth(static_cast<Int128>(f->size()) == n && isInjective(*f) &&
                   std::all_of(f->begin(), f->end(), [&](Int128 x) { return x >= 0 && x < n; }));
    case Kind::kCovers:
      return truth(covers(*f, n));
    case Kind::kCosize: {
      Int128 reach = 1;
      const auto extents = leaves(left.layout.shape()), strides = leaves(left.layout.stride());
      for (size_t i = 0; i < extents.size(); ++i)
        reach += Int128(extents[i].value() - 1) * abs128(strides[i].value());
      if (left.swizzle) reach = 1 + *std::max_element(f->begin(), f->end());
      return truth(compared(reach, input.relation, n));
    }
    default:
      break;
  }
  const auto g = offsetsOf(right);
  if (!g) return Truth::kNotJudged;
  return truth(input.kind == Kind::kDisjoint ? areDisjoint(*f, *g) : *f == *g);
}

bool readsRight(Kind kind) {
  return kind == Kind::kEqual || kind == Kind::kIdentical || kind == Kind::kComposable ||
         kind == Kind::kCompatible || kind == Kind::kDisjoint;
}

}  // namespace

Truth truthAt(const ClaimInput& input, const SymbolValues& values) {
  for (size_t s = 0; s < kClaimSymbols; ++s) {
    const ClaimSymbol& symbol = input.symbols[s];
    if (!input.names(s)) continue;
    if (values[s] % symbol.divisor != 0) return Truth::kOutside;
    if (symbol.bounded && (values[s] < symbol.low || values[s] > symbol.high)) return Truth::kOutside;
  }
  if (input.kind == Kind::kInteger)
    return truth(compared(input.number.at(values), input.relation, input.other.at(values)));
  const OrStop<Meaning> left = meaningAt(input.left, values);
  const OrStop<Meaning> right =
      readsRight(input.kind) ? meaningAt(input.right, values) : OrStop<Meaning>(Meaning());
  // A premise that is not met stands above everything else.
  for (const Truth why : {Truth::kOutside, Truth::kNotJudged, Truth::kRefused})
    for (const OrStop<Meaning>* side : {&left, &right})
      if (const Stop* stop = std::get_if<Stop>(side); stop && stop->why == why) return why;
  const Int128 n = input.number.at(values);
  const Meaning &f = std::get<Meaning>(left), &g = std::get<Meaning>(right);
  if (const auto known = withoutOffsets(input, f, g, n)) return *known;
  return withOffsets(input, f, g, n);
}

std::vector<SymbolValues> triedValues(const ClaimInput& input) {
  std::vector<SymbolValues> tried{{}};
  for (size_t s = 0; s < kClaimSymbols; ++s) {
    if (!input.names(s)) continue;
    std::vector<SymbolValues> longer;
    for (SymbolValues values : tried) {
      for (values[s] = input.symbols[s].low; values[s] <= input.symbols[s].high;
           values[s] += input.symbols[s].divisor)
        longer.push_back(values);
    }
    tried = std::move(longer);
  }
  return tried;
}

bool isBounded(const ClaimInput& input) {
  for (size_t s = 0; s < kClaimSymbols; ++s)
    if (input.names(s) && !input.symbols[s].bounded) return false;
  return true;
}

}  // namespace cutecheck::fuzz
