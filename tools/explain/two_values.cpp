// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/two_values.h"

#include <vector>

#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/notation/print.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

namespace {

// A(B(.)) with one leaf of B alone at `digit`.
struct Composed {
  FlatLayout a, b;

  std::optional<int64_t> at(int64_t index) const {
    const auto inner = b.at(index);
    return inner ? a.at(*inner) : std::nullopt;
  }
  int64_t weight(size_t leaf) const {
    int64_t weight = 1;
    for (size_t i = 0; i < leaf; ++i) weight *= b.shape[i];
    return weight;
  }
};

std::string list(const std::vector<int64_t>& numbers) {
  std::string text;
  for (const int64_t n : numbers) text += (text.empty() ? "" : " + ") + std::to_string(n);
  return text;
}

// One leaf of B: its values from 0 are steps of one size, then of another behind a whole number of the first,
// and so on. Where they leave that, what the last steps would have given.
std::optional<int64_t> continued(const Composed& f, size_t leaf, int64_t last, std::string& because) {
  const int64_t weight = f.weight(leaf), extent = f.b.shape[leaf];
  std::vector<int64_t> splits;  // where a step of another size begins
  const auto value = [&](int64_t i) { return f.at(i * weight); };
  for (int64_t i = 1; i <= last; ++i) {
    int64_t rest = i, parts = 0, sum = 0, top = 1;
    for (size_t s = splits.size() + 1; s-- > 0;) {
      const int64_t unit = s == 0 ? 1 : splits[s - 1];
      if (rest / unit == 0) continue;
      const auto step = value(unit);
      if (!step) return std::nullopt;
      sum += rest / unit * *step;
      ++parts;
      top = std::max(top, unit);
      rest %= unit;
    }
    const auto here = value(i);
    if (!here) return std::nullopt;
    if (i == 1 || *here == sum) continue;
    const bool begins = parts == 1 && i % top == 0;
    if (begins && extent % i == 0 && i < last) {
      splits.push_back(i);
      continue;
    }
    if (i != last) return std::nullopt;
    if (begins && extent % i == 0) return std::nullopt;  // a step of any size may begin here
    because = "continuing the steps before";
    return sum;
  }
  return std::nullopt;
}

}  // namespace

std::optional<TwoValues> twoValues(const Layout& a, const Layout& b, int64_t at) {
  const auto flatA = flatten(a), flatB = flatten(b);
  if (!flatA || !flatB || flatB->shape.empty() || at < 0) return std::nullopt;
  const Composed f{*flatA, *flatB};
  const auto inner = f.b.at(at), truth = f.at(at);
  const auto coordinate = idx2crd(IntTuple(at), b.shape());
  if (!inner || !truth || !coordinate.ok()) return std::nullopt;
  TwoValues found{at, toString(*coordinate), *inner, *truth, std::nullopt, {}};
  std::vector<int64_t> parts;
  int64_t sum = 0;
  size_t leaf = 0;
  for (size_t i = 0; i < f.b.shape.size(); ++i) {
    const int64_t digit = at / f.weight(i) % f.b.shape[i];
    if (digit == 0) continue;
    const auto part = f.at(digit * f.weight(i));
    if (!part) return std::nullopt;
    parts.push_back(*part);
    sum += *part;
    leaf = i;
  }
  if (parts.size() > 1 && sum != *truth) {
    found.layout = sum;
    found.because = "the modes of B give " + list(parts) + ", and modes of a layout add";
  } else if (parts.size() == 1) {
    found.layout = continued(f, leaf, at / f.weight(leaf) % f.b.shape[leaf], found.because);
    if (found.layout == truth) found.layout.reset();
  }
  return found;
}

}  // namespace cutecheck::cli
