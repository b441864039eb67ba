// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/operations.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace cutecheck::meaning {
namespace {

bool isLiteral(const Term& term) {
  return std::all_of(term.begin(), term.end(),
                     [](unsigned char c) { return std::isdigit(c) != 0 || c == '-'; });
}

const std::string kReach = "281474976710656";

// `_` stands for the first coordinate of its mode.
TermTuple withoutUnderscores(const TermTuple& crd) {
  if (crd.tree.isUnderscore()) return leafOf("0");
  if (!crd.isTuple()) return crd;
  std::vector<TermTuple> modes;
  for (size_t i = 0; i < crd.tree.rank(); ++i) modes.push_back(withoutUnderscores(crd.mode(i)));
  return tupleOf(modes);
}

// The tree as it is, without paths, so that the terms are all there is.
TermTuple plain(const IntTuple& tree, const std::vector<Term>& terms) {
  std::vector<IntTuple> zeros(terms.size(), IntTuple(0));
  return {withLeaves(tree, zeros), terms};
}

using Path = std::vector<uint32_t>;

// One integer a path: the offset of the strides along it. The tuple that the paths spell.
TermTuple spell(const std::map<Path, Term>& sums, const Path& prefix) {
  const auto exact = sums.find(prefix);
  if (exact != sums.end()) return leafOf(exact->second);
  uint32_t modes = 0;
  for (const auto& [path, term] : sums)
    if (path.size() > prefix.size() && std::equal(prefix.begin(), prefix.end(), path.begin()))
      modes = std::max(modes, path[prefix.size()] + 1);
  if (modes == 0) return leafOf("0");
  std::vector<TermTuple> result;
  for (uint32_t i = 0; i < modes; ++i) {
    Path inner = prefix;
    inner.push_back(i);
    result.push_back(spell(sums, inner));
  }
  return tupleOf(result);
}

TermTuple digits(const TermTuple& index, const TermTuple& shape, const IntTuple& profile, const Path& path) {
  if (profile.isTuple()) {
    std::vector<TermTuple> modes;
    for (size_t i = 0; i < profile.rank(); ++i) {
      Path inner = path;
      inner.push_back(static_cast<uint32_t>(i));
      modes.push_back(digits(index, shape, profile.mode(i), inner));
    }
    return tupleOf(modes);
  }
  if (path.empty()) return index;
  std::string indices;
  for (const uint32_t k : path) indices += ", " + std::to_string(k);
  return leafOf("get(idx2crd(" + index.text() + ", " + shape.text() + ")" + indices + ")");
}

}  // namespace

void Premises::add(std::string line) {
  if (std::find(lines_.begin(), lines_.end(), line) == lines_.end()) lines_.push_back(std::move(line));
}

void Conditions::addExtents(const TermTuple& shape) {
  for (const Term& extent : shape.terms)
    if (!isLiteral(extent)) add(extent + " >= 1");
}

namespace {

// Calls `visit` with each integer of the coordinate and the shape beside it; `_` is left out.
template <typename Visit>
void forEachInteger(const TermTuple& crd, const TermTuple& shape, const Visit& visit) {
  if (crd.tree.isUnderscore()) return;
  if (!crd.isTuple()) return visit(crd.terms.front(), shape);
  // Beside what has no such mode no number is right.
  for (size_t i = 0; i < crd.tree.rank(); ++i)
    forEachInteger(crd.mode(i), !shape.isTuple() || i < shape.tree.rank() ? shape.mode(i) : leafOf("0"), visit);
}

}  // namespace

void Conditions::addInside(const TermTuple& crd, const TermTuple& shape) {
  forEachInteger(crd, shape, [&](const Term& c, const TermTuple& mode) {
    const Term size = product(mode.terms);
    if (!isLiteral(c)) add(c + " >= 0");
    if (!isLiteral(c) || !isLiteral(size)) add(c + " < " + size);
  });
}

void Conditions::addStrictlyInside(const TermTuple& crd, const TermTuple& shape) {
  forEachInteger(crd, shape, [&](const Term& c, const TermTuple& mode) {
    const Term size = product(mode.terms);
    const std::optional<int64_t> number = literalOf(c), extent = literalOf(size);
    if (!number || *number < 0) add(binary(c, ">=", "0"));
    if (!number || !extent || *number >= *extent) add(binary(c, "<", size));
  });
}

void Conditions::addLinear(const TermTuple& crd, const TermTuple& shape) {
  forEachInteger(crd, shape, [&](const Term& c, const TermTuple& mode) {
    const std::optional<int64_t> number = literalOf(c);
    if (mode.isTuple() && (!number || *number < 0)) add(binary(c, ">=", "0"));
  });
}

void Conditions::addNone(const TermTuple& stride, const std::vector<int64_t>& values) {
  for (const Term& d : stride.terms)
    for (const int64_t value : values)
      if (!isLiteral(d)) add(d + " != " + std::to_string(value));
}

void Conditions::addNotNegative(const TermTuple& index) {
  for (const Term& i : index.terms)
    if (const std::optional<int64_t> number = literalOf(i); !number || *number < 0) add(i + " >= 0");
}

void Conditions::addLess(const Term& less, const Term& more) {
  const std::optional<int64_t> a = literalOf(less), b = literalOf(more);
  if (!a || !b || *a >= *b) add(less + " < " + more);
}

void Conditions::addWithinReach(const Term& offset) {
  if (isLiteral(offset)) return;
  add(binary(offset, "<=", kReach));
  add(binary("0 - " + kReach, "<=", offset));
}

void Conditions::addReach(const TermLayout& layout) {
  for (size_t i = 0; i < layout.stride.terms.size(); ++i) {
    const Term &extent = layout.shape.terms[i], &stride = layout.stride.terms[i];
    if (isLiteral(stride)) continue;
    addWithinReach(stride);
    const std::optional<int64_t> number = literalOf(extent);
    if (!number) addWithinReach(binary(binary(extent, "-", "1"), "*", stride));
    // The last element of two has the offset of the stride, that of one none.
    if (number && *number > 2) addWithinReach(binary(std::to_string(*number - 1), "*", stride));
  }
}

void Conditions::addDivisible(const Term& term, int64_t divisor) {
  const std::optional<int64_t> number = literalOf(term);
  if (divisor > 1 && !(number && *number % divisor == 0))
    add(binary(term, "%", std::to_string(divisor)) + " == 0");
}

std::vector<int64_t> endsOfChain(const TermLayout& layout) {
  std::vector<int64_t> ends{1};
  for (bool found = true; found;) {
    found = false;
    for (size_t i = 0; i < layout.stride.terms.size(); ++i) {
      const Term &stride = layout.stride.terms[i], &extent = layout.shape.terms[i];
      if (stride != std::to_string(ends.back()) || !isLiteral(extent) || std::stoll(extent) < 2) continue;
      ends.push_back(ends.back() * std::stoll(extent));
      found = true;
      break;
    }
  }
  return ends;
}

TermTuple crd2idx(const TermTuple& crd, const TermLayout& layout) {
  const std::string c = withoutUnderscores(crd).text();
  if (!layout.operation.empty()) return leafOf("crd2idx(" + c + ", " + layout.operation + ")");
  const std::vector<IntTuple> strides = leaves(layout.stride.tree);
  std::map<Path, Term> sums;
  for (const IntTuple& stride : strides) {
    std::vector<Term> along = layout.stride.terms;
    for (size_t i = 0; i < strides.size(); ++i)
      if (strides[i].path() != stride.path()) along[i] = "0";
    const TermTuple masked = plain(layout.stride.tree, along);
    sums[stride.path()] = "crd2idx(" + c + ", " + layout.shape.text() + ":" + masked.text() + ")";
  }
  // Integer strides beside basis strides are zeros and have no place in the tuple.
  if (sums.size() > 1) sums.erase(Path{});
  return spell(sums, {});
}

TermTuple crd2idx(const TermTuple& crd, const TermTuple& shape) {
  return leafOf("crd2idx(" + withoutUnderscores(crd).text() + ", " + shape.text() + ")");
}

Term swizzleApply(const std::string& swizzle, const Term& x) {
  return "swizzle_apply(" + swizzle + ", " + x + ")";
}

TermTuple idx2crd(const TermTuple& index, const TermTuple& shape) {
  if (!index.isTuple()) return digits(index, shape, shape.tree, {});
  std::vector<TermTuple> modes;
  for (size_t i = 0; i < index.tree.rank(); ++i) modes.push_back(idx2crd(index.mode(i), shape.mode(i)));
  return tupleOf(modes);
}

Term allOf(const std::vector<Term>& conditions) {
  if (conditions.empty()) return "0 == 0";
  if (conditions.size() == 1) return conditions.front();
  std::string text = "and(";
  for (size_t i = 0; i < conditions.size(); ++i) text += (i ? ", " : "") + conditions[i];
  return text + ")";
}

Term elemLess(const TermTuple& lhs, const TermTuple& rhs) {
  std::vector<Term> conditions;
  for (size_t i = 0; i < lhs.terms.size(); ++i) conditions.push_back(lhs.terms[i] + " < " + rhs.terms[i]);
  return allOf(conditions);
}

}  // namespace cutecheck::meaning
