// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The elements of which a postcondition speaks: those of its tensor that meet its conditions.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "oracle/ptx/spec/resolved.h"

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

// Calls `of(offset, indices)` for each of `elements`, the first mode the fastest, while it gives nothing;
// else what it gave. An error where there is no element.
template <typename F>
std::optional<Diagnostic> forEachElement(const Spec& spec, const Ensures& ensures, const SpecTensor& left,
                                         const std::vector<bool>& elements, const F& of) {
  bool covered = false;
  std::vector<int64_t> index(left.modes.size(), 0);
  Scope scope(spec.sizes);
  const size_t sizes = scope.names.size();
  scope.names.insert(scope.names.end(), ensures.indices.begin(), ensures.indices.end());
  scope.numbers.resize(scope.names.size());
  std::vector<Condition> conditions;
  for (const Expression& one : ensures.conditions) conditions.emplace_back(one, scope);
  for (bool more = true; more;) {
    std::copy(index.begin(), index.end(), scope.numbers.begin() + static_cast<std::ptrdiff_t>(sizes));
    bool applies = true;
    for (const Condition& condition : conditions) {
      const Expected<bool> met = condition.at(scope);
      if (!met.ok()) return met.error();
      applies = applies && *met;
    }
    const auto offset = static_cast<uint64_t>(*left.offsetOf(index));
    if (applies && elements[offset]) {
      covered = true;
      if (std::optional<Diagnostic> error = of(offset, index)) return error;
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
