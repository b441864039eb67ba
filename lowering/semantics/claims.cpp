// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/claims.h"

#include "lowering/semantics/operations.h"

namespace cutecheck::meaning {

std::vector<std::string> claimsOf(const IntTuple& type, const TermTuple& value) {
  const std::vector<IntTuple> written = leaves(type);
  if (written.size() != value.terms.size()) return {};
  std::vector<std::string> claims;
  for (size_t i = 0; i < written.size(); ++i) {
    const Term& term = value.terms[i];
    if (written[i].isInt()) {
      const Term number = std::to_string(written[i].value());
      if (term != number) claims.push_back(binary(term, "==", number));
    } else if (written[i].kind() == IntTuple::Kind::kDynamic && written[i].dynamicLeaf().div > 1) {
      claims.push_back(binary(term, "%", std::to_string(written[i].dynamicLeaf().div)) + " == 0");
    }
  }
  return claims;
}

std::vector<std::string> claimsOf(const Layout& type, const TermLayout& value) {
  std::vector<std::string> claims = claimsOf(type.shape(), value.shape);
  for (std::string& claim : claimsOf(type.stride(), value.stride)) claims.push_back(std::move(claim));
  return claims;
}

std::vector<std::string> claimsOf(const Layout& type, const Mapping& view, const TermLayout& base) {
  const auto zeros = [](const IntTuple& tree) {
    return withLeaves(tree, std::vector<IntTuple>(leaves(tree).size(), IntTuple(0)));
  };
  const auto offset = [&](const TermTuple& coord) { return crd2idx(view.at(coord), base).terms.front(); };
  const std::vector<IntTuple> extents = leaves(type.shape()), strides = leaves(type.stride());
  const TermTuple first{zeros(type.shape()), std::vector<Term>(extents.size(), "0")};
  // A view may know its modes by fewer leaves than its type has.
  std::vector<std::string> claims = claimsOf(type.shape(), view.shape());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i].isInt(1)) continue;
    TermTuple second = first;
    second.terms[i] = "1";
    const Term step = binary(offset(second), "-", offset(first));
    for (std::string& claim : claimsOf(strides[i], leafOf(step))) claims.push_back(std::move(claim));
  }
  return claims;
}

}  // namespace cutecheck::meaning
