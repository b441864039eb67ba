// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/tuples.h"

#include <algorithm>
#include <cctype>

namespace cutecheck::meaning {
namespace {

std::optional<int64_t> numberOf(const Term& term) {
  const size_t sign = term.starts_with('-') ? 1 : 0;
  const bool digits =
      term.size() > sign && std::all_of(term.begin() + static_cast<std::ptrdiff_t>(sign), term.end(),
                                        [](unsigned char c) { return std::isdigit(c) != 0; });
  return digits ? std::optional(std::stoll(term)) : std::nullopt;
}

// a op b; of written numbers the number, where nothing overflows.
Term calculated(const Term& a, std::string_view op, const Term& b) {
  const std::optional<int64_t> x = numberOf(a), y = numberOf(b);
  int64_t sum = 0;
  if (x && y && op == "+" && !__builtin_add_overflow(*x, *y, &sum)) return std::to_string(sum);
  if (x && y && *y > 0 && op == "/") return std::to_string(*x / *y);
  if (x && y && *y > 0 && op == "%") return std::to_string(*x % *y);
  if (y == 0 && op == "+") return a;
  return binary(a, std::string(op).c_str(), b);
}

// The quotient rounded up, of numbers of at least 1.
Term upward(const Term& a, const Term& b) {
  const std::optional<int64_t> x = numberOf(a), y = numberOf(b);
  if (x && y && *x >= 1 && *y >= 1) return std::to_string((*x - 1) / *y + 1);
  if (b == "1") return a;
  return binary(binary(binary(a, "+", b), "-", "1"), "/", b);
}

TermTuple foldedOver(const TermTuple& a, Term& rest) {
  if (!a.isTuple()) {
    const Term extent = a.terms.front(), before = rest;
    rest = upward(before, extent);
    return leafOf(upward(extent, before));
  }
  std::vector<TermTuple> modes;
  for (size_t i = 0; i < a.tree.rank(); ++i) modes.push_back(foldedOver(a.mode(i), rest));
  return tupleOf(modes);
}

bool addFixed(const TermTuple& a, const IntTuple& coord, std::vector<TermTuple>& parts) {
  if (!coord.isTuple()) {
    if (!coord.isUnderscore()) parts.push_back(a);
    return true;
  }
  if (!a.isTuple() || a.tree.rank() != coord.rank()) return false;
  for (size_t i = 0; i < coord.rank(); ++i)
    if (!addFixed(a.mode(i), coord.mode(i), parts)) return false;
  return true;
}

}  // namespace

TermTuple leafByLeaf(const TermTuple& a, const char* op, const TermTuple& b) {
  TermTuple result = a;
  for (size_t i = 0; i < a.terms.size(); ++i) result.terms[i] = calculated(a.terms[i], op, b.terms[i]);
  return result;
}

std::optional<TermTuple> dividedShape(const TermTuple& a, const TermTuple& b) {
  if (a.isTuple() && b.isTuple()) {
    if (b.tree.rank() > a.tree.rank()) return std::nullopt;
    std::vector<TermTuple> modes;
    for (size_t i = 0; i < a.tree.rank(); ++i) {
      const auto mode = i < b.tree.rank() ? dividedShape(a.mode(i), b.mode(i)) : a.mode(i);
      if (!mode) return std::nullopt;
      modes.push_back(*mode);
    }
    return tupleOf(modes);
  }
  Term rest = product(b.terms);
  return foldedOver(a, rest);
}

TermTuple productEach(const TermTuple& a) {
  if (!a.isTuple()) return a;
  std::vector<TermTuple> modes;
  for (size_t i = 0; i < a.tree.rank(); ++i) modes.push_back(leafOf(product(a.mode(i).terms)));
  return tupleOf(modes);
}

TermTuple incremented(const TermTuple& coord, const TermTuple& shape) {
  TermTuple result = coord;
  Term carry = "1";
  for (size_t i = 0; i < coord.terms.size(); ++i) {
    if (carry == "0") break;
    const Term next = calculated(coord.terms[i], "+", carry);
    const bool last = i + 1 == coord.terms.size();
    result.terms[i] = last ? next : calculated(next, "%", shape.terms[i]);
    carry = calculated(next, "/", shape.terms[i]);
  }
  return result;
}

TermTuple modeAt(const TermTuple& a, const std::vector<int32_t>& path) {
  TermTuple mode = a;
  for (const int32_t i : path) mode = mode.mode(static_cast<size_t>(i));
  return mode;
}

TermTuple flattened(const TermTuple& a) {
  if (!a.isTuple()) return a;
  return {IntTuple::tuple(leaves(a.tree)), a.terms};
}

TermTuple extended(const TermTuple& a, const TermTuple& element, size_t rank, bool behind) {
  std::vector<TermTuple> modes;
  if (a.isTuple())
    for (size_t i = 0; i < a.tree.rank(); ++i) modes.push_back(a.mode(i));
  else
    modes.push_back(a);
  if (modes.size() == rank) return a;
  modes.insert(behind ? modes.end() : modes.begin(), rank - modes.size(), element);
  return tupleOf(modes);
}

std::optional<TermTuple> diced(const TermTuple& a, const IntTuple& coord) {
  std::vector<TermTuple> parts;
  if (!addFixed(a, coord, parts)) return std::nullopt;
  return coord.isLeaf() && parts.size() == 1 ? parts.front() : tupleOf(parts);
}

}  // namespace cutecheck::meaning
