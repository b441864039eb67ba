// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The elements of which a postcondition speaks: those of its tensor that meet its conditions.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "oracle/ptx/spec/spec.h"

namespace cutecheck::terms {

// The tensor on the left of a postcondition, by its number.
inline Expected<size_t> tensorOf(const Spec& spec, const Ensures& ensures) {
  const auto found = std::find_if(spec.tensors.begin(), spec.tensors.end(),
                                  [&](const SpecTensor& one) { return one.name == ensures.tensor; });
  const std::string at = "line " + std::to_string(ensures.line) + ": ";
  if (found == spec.tensors.end()) return makeError(Code::kUsage, "spec_c2", at + ensures.tensor + " is no tensor");
  if (found->modes.size() != ensures.indices.size())
    return makeError(Code::kUsage, "spec_c5", at + found->name + " has " + std::to_string(found->modes.size()) + " modes, and " +
                                                  std::to_string(ensures.indices.size()) + " indices are given");
  return static_cast<size_t>(found - spec.tensors.begin());
}

// Calls `of(offset, indices)` for each of `elements`, the first mode the fastest, while it gives nothing; else what it gave. An error where
// there is no element.
template <typename F>
std::optional<Diagnostic> forEachElement(const Spec& spec, const Ensures& ensures, const SpecTensor& left,
                                         const std::vector<bool>& elements, const F& of) {
  bool covered = false;
  std::vector<int64_t> index(left.modes.size(), 0);
  for (bool more = true; more;) {
    Sizes names = spec.sizes;
    Sizes indices;
    for (size_t i = 0; i < index.size(); ++i) indices[ensures.indices[i]] = names[ensures.indices[i]] = index[i];
    bool applies = true;
    for (const Expression& condition : ensures.conditions) {
      const Expected<bool> met = holds(condition, names);
      if (!met.ok()) return met.error();
      applies = applies && *met;
    }
    const auto offset = static_cast<uint64_t>(*left.offsetOf(index));
    if (applies && elements[offset]) {
      covered = true;
      if (std::optional<Diagnostic> error = of(offset, indices)) return error;
    }
    more = false;
    for (size_t m = 0; m < index.size() && !more; ++m) {
      if (++index[m] < left.extent(m))
        more = true;
      else
        index[m] = 0;
    }
  }
  if (covered) return std::nullopt;
  return makeError(Code::kEmpty, "spec_c1", "line " + std::to_string(ensures.line) + ": no element meets the conditions");
}

}  // namespace cutecheck::terms
