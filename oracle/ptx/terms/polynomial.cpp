// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/polynomial.h"

#include <algorithm>
#include <iterator>

namespace cutecheck::terms {

size_t Polynomial::slotOf(const Monomial& monomial) const {
  uint64_t hash = 0;
  for (const AtomId one : monomial.atoms) hash = (hash ^ one) * 0x9e3779b97f4a7c15, hash ^= hash >> 32;
  size_t slot = hash & (table_.size() - 1);
  while (table_[slot] != 0 && all_[table_[slot] - 1].first != monomial)
    slot = (slot + 1) & (table_.size() - 1);
  return slot;
}

void Polynomial::grow() {
  size_t size = std::max(4 * kFew, table_.size());
  while (size < 2 * all_.size()) size *= 2;
  table_.assign(size, 0);
  for (size_t i = 0; i < all_.size(); ++i) table_[slotOf(all_[i].first)] = static_cast<uint32_t>(i + 1);
}

// Behind the last where it is not there.
size_t Polynomial::find(const Monomial& monomial) const {
  if (all_.size() > kFew) {
    const uint32_t place = table_[slotOf(monomial)];
    return place == 0 ? all_.size() : place - 1;
  }
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.first == monomial; });
  return static_cast<size_t>(found - all_.begin());
}

Dyadic& Polynomial::operator[](const Monomial& monomial) {
  const size_t at = find(monomial);
  if (at < all_.size()) return all_[at].second;
  all_.emplace_back(monomial, Dyadic{});
  if (all_.size() > kFew) {
    if (all_.size() == kFew + 1 || 2 * all_.size() > table_.size()) grow();
    table_[slotOf(monomial)] = static_cast<uint32_t>(all_.size());
  }
  return all_.back().second;
}

Polynomial::Terms Polynomial::terms() const {
  Terms made;
  std::copy_if(all_.begin(), all_.end(), std::back_inserter(made),
               [](const auto& one) { return one.second.mantissa != 0; });
  std::sort(made.begin(), made.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  return made;
}

bool Polynomial::equals(const Polynomial& other) const {
  const auto isThere = [](const auto& one) { return one.second.mantissa != 0; };
  if (std::count_if(all_.begin(), all_.end(), isThere) !=
      std::count_if(other.all_.begin(), other.all_.end(), isThere))
    return false;
  return std::all_of(all_.begin(), all_.end(), [&](const auto& one) {
    if (!isThere(one)) return true;
    const size_t at = other.find(one.first);
    return at < other.all_.size() && other.all_[at].second == one.second;
  });
}

}  // namespace cutecheck::terms
