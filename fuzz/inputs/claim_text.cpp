// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The claim as the notation writes it.
#include "core/notation/print.h"
#include "fuzz/inputs/claim_input.h"

namespace cutecheck::fuzz {
namespace {

constexpr const char* kNames[kClaimSymbols] = {"M", "N"};

std::string termText(int64_t coefficient, size_t i, size_t j) {
  std::string symbols;
  const size_t powers[kClaimSymbols] = {i, j};
  for (size_t s = 0; s < kClaimSymbols; ++s)
    for (size_t k = 0; k < powers[s]; ++k) symbols += (symbols.empty() ? "" : "*") + std::string(kNames[s]);
  if (symbols.empty()) return std::to_string(coefficient);
  return coefficient == 1 ? symbols : std::to_string(coefficient) + "*" + symbols;
}

std::string treeText(const ClaimTree& tree, ClaimNumber ClaimTree::* leaf) {
  if (tree.isLeaf) return (tree.*leaf).text();
  std::string text = "(";
  for (size_t i = 0; i < tree.modes.size(); ++i) text += (i == 0 ? "" : ",") + treeText(tree.modes[i], leaf);
  return text + ")";
}

std::string layoutText(const ClaimTree& tree) {
  return treeText(tree, &ClaimTree::extent) + ":" + treeText(tree, &ClaimTree::stride);
}

bool treeNames(const ClaimTree& tree, size_t symbol) {
  if (tree.isLeaf) return tree.extent.names(symbol) || tree.stride.names(symbol);
  for (const ClaimTree& mode : tree.modes)
    if (treeNames(mode, symbol)) return true;
  return false;
}

bool operandNames(const ClaimOperand& operand, size_t symbol) {
  using Op = ClaimOperand::Op;
  const bool numbered = operand.op == Op::kSwizzle || operand.op == Op::kComplement;
  return treeNames(operand.a, symbol) || (operand.isBinary() && treeNames(operand.b, symbol)) ||
         (numbered && operand.number.names(symbol));
}

bool usesRight(ClaimInput::Kind kind) {
  using Kind = ClaimInput::Kind;
  return kind == Kind::kEqual || kind == Kind::kIdentical || kind == Kind::kComposable ||
         kind == Kind::kCompatible || kind == Kind::kDisjoint;
}

bool usesNumber(ClaimInput::Kind kind) {
  using Kind = ClaimInput::Kind;
  return kind == Kind::kBijective || kind == Kind::kCovers || kind == Kind::kSize || kind == Kind::kCosize ||
         kind == Kind::kInteger;
}

}  // namespace

std::string ClaimNumber::text() const {
  std::string text;
  for (size_t i = 3; i-- > 0;) {
    for (size_t j = 3; j-- > 0;) {
      if (c[i][j] == 0) continue;
      if (!text.empty() && c[i][j] > 0) text += "+";
      text += termText(c[i][j], i, j);
    }
  }
  return text.empty() ? "0" : text;
}

bool ClaimNumber::names(size_t symbol) const {
  for (size_t i = 0; i < 3; ++i)
    for (size_t j = 0; j < 3; ++j)
      if (c[i][j] != 0 && (symbol == 0 ? i : j) > 0) return true;
  return false;
}

std::string ClaimOperand::text() const {
  const std::string first = layoutText(a);
  const std::string pair = isBinary() ? "(" + first + "," + layoutText(b) + ")" : "(" + first + ")";
  switch (op) {
    case Op::kNone:
      return first;
    case Op::kSwizzle:
      return toString(swizzle) + " o " + number.text() + " o " + first;
    case Op::kCoalesce:
      return "coalesce" + pair;
    case Op::kFilter:
      return "filter" + pair;
    case Op::kComplement:
      return "complement(" + first + "," + number.text() + ")";
    case Op::kRightInverse:
      return "right_inverse" + pair;
    case Op::kComposition:
      return "composition" + pair;
    case Op::kLogicalDivide:
      return "logical_divide" + pair;
    case Op::kLogicalProduct:
      return "logical_product" + pair;
    case Op::kRakedProduct:
      return "raked_product" + pair;
  }
  return first;
}

bool ClaimInput::names(size_t symbol) const {
  if (kind == Kind::kInteger) return number.names(symbol) || other.names(symbol);
  return operandNames(left, symbol) || (usesRight(kind) && operandNames(right, symbol)) ||
         (usesNumber(kind) && number.names(symbol));
}

std::string ClaimInput::claim() const {
  const std::string related = " " + std::string(relationText(relation)) + " ";
  switch (kind) {
    case Kind::kEqual:
      return left.text() + " == " + right.text();
    case Kind::kIdentical:
      return left.text() + " === " + right.text();
    case Kind::kInjective:
      return "injective(" + left.text() + ")";
    case Kind::kBijective:
      return "bijective(" + left.text() + ", " + number.text() + ")";
    case Kind::kComposable:
      return "composable(" + left.text() + ", " + right.text() + ")";
    case Kind::kCompatible:
      return "compatible(" + left.text() + ", " + right.text() + ")";
    case Kind::kCovers:
      return "covers(" + left.text() + ", " + number.text() + ")";
    case Kind::kDisjoint:
      return "disjoint(" + left.text() + ", " + right.text() + ")";
    case Kind::kSize:
      return "size(" + left.text() + ")" + related + number.text();
    case Kind::kCosize:
      return "cosize(" + left.text() + ")" + related + number.text();
    case Kind::kInteger:
      return number.text() + related + other.text();
  }
  return "";
}

std::string ClaimInput::premises() const {
  std::string text;
  for (size_t s = 0; s < kClaimSymbols; ++s) {
    if (!names(s)) continue;
    const ClaimSymbol& symbol = symbols[s];
    const std::string name = kNames[s], comma = text.empty() ? "" : ", ";
    std::string own;
    if (symbol.divisor > 1) own = name + "%" + std::to_string(symbol.divisor) + "==0";
    if (symbol.bounded)
      own += (own.empty() ? "" : ", ") + name + ">=" + std::to_string(symbol.low) + ", " + name +
             "<=" + std::to_string(symbol.high);
    if (!own.empty()) text += comma + own;
  }
  return text;
}

}  // namespace cutecheck::fuzz
