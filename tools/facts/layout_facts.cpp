// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/facts/layout_facts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

#include "core/support/nearest_name.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

namespace {

// b = a + 1, at the ends of int64_t too.
bool follows(int64_t a, int64_t b) {
  return b > a && static_cast<uint64_t>(b) - static_cast<uint64_t>(a) == 1;
}

// offset(n*k+j) = offset(n*k)+j and n | offset(n*k), for all k and j < n.
bool alignedRuns(const std::vector<int64_t>& offsets, size_t n) {
  for (size_t i = 0; i < offsets.size(); ++i) {
    const size_t j = i % n;
    if (j == 0 ? offsets[i] % static_cast<int64_t>(n) != 0 : !follows(offsets[i - 1], offsets[i]))
      return false;
  }
  return true;
}

size_t alignmentOf(const std::vector<int64_t>& offsets) {
  // A run cannot be longer than the first one, so only its divisors are tried.
  size_t run = 1;
  while (run < offsets.size() && follows(offsets[run - 1], offsets[run])) ++run;
  for (size_t n = run; n > 1; --n) {
    if (offsets.size() % n == 0 && alignedRuns(offsets, n)) return n;
  }
  return 1;
}

std::optional<int64_t> cosizeOf(const Value& value, int64_t largest) {
  const Layout* layout = std::get_if<Layout>(&value);
  if (layout == nullptr) return narrow(static_cast<Int128>(largest) + 1);
  const FlatLayout flat = *flatten(*layout);
  Int128 span = 1;
  for (size_t i = 0; i < flat.shape.size(); ++i)
    span += (static_cast<Int128>(flat.shape[i]) - 1) * abs128(flat.stride[i]);
  return narrow(span);
}

// The coordinates in order of their offset, equal offsets in order of the coordinate.
std::vector<size_t> orderByOffset(const std::vector<int64_t>& offsets) {
  std::vector<size_t> order(offsets.size());
  std::iota(order.begin(), order.end(), size_t{0});
  if (std::is_sorted(offsets.begin(), offsets.end())) return order;
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return std::pair(offsets[a], a) < std::pair(offsets[b], b); });
  return order;
}

// A bijection onto [0, size) is the common case and needs no sorting.
bool isBijection(const std::vector<int64_t>& offsets) {
  std::vector<bool> seen(offsets.size());
  for (int64_t offset : offsets) {
    if (offset < 0 || offset >= static_cast<int64_t>(offsets.size()) || seen[static_cast<size_t>(offset)])
      return false;
    seen[static_cast<size_t>(offset)] = true;
  }
  return true;
}

void countImage(const std::vector<int64_t>& offsets, LayoutFacts& facts) {
  if (isBijection(offsets)) {
    facts.images = facts.coveredPrefix = facts.size;
    facts.replicas = 1;
    return;
  }
  const std::vector<size_t> order = orderByOffset(offsets);
  for (size_t i = 0; i < order.size();) {
    size_t end = i;
    while (end < order.size() && offsets[order[end]] == offsets[order[i]]) ++end;
    const int64_t count = static_cast<int64_t>(end - i);
    if (count > 1) {
      const auto pair = std::pair(static_cast<int64_t>(order[i]), static_cast<int64_t>(order[i + 1]));
      if (!facts.collision || pair.second < facts.collision->second) facts.collision = pair;
    }
    facts.replicas = facts.images == 0 || facts.replicas == count ? count : 0;
    if (offsets[order[i]] == facts.coveredPrefix) ++facts.coveredPrefix;
    ++facts.images;
    i = end;
  }
}

// "name" or "name(number)".
struct Fact {
  std::string_view name;
  std::optional<int64_t> number;
};

std::optional<Fact> parseFact(std::string_view text) {
  const size_t open = text.find('(');
  if (open == std::string_view::npos) return Fact{text, std::nullopt};
  if (text.back() != ')') return std::nullopt;
  const std::string_view digits = text.substr(open + 1, text.size() - open - 2);
  int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return Fact{text.substr(0, open), number};
}

}  // namespace

Expected<LayoutFacts> layoutFacts(const Value& value) {
  std::optional<std::vector<int64_t>> all;
  if (const Layout* layout = std::get_if<Layout>(&value))
    all = offsets(*layout, kMaxEnumerated);
  else if (const auto* composed = std::get_if<ComposedLayout>(&value))
    all = offsets(*composed, kMaxEnumerated);
  else
    return makeError(Code::kUsage, "check_c1", "only layouts and composed layouts have these properties");
  if (!all)
    return makeError(Code::kLimit, "check_c2",
                     "enumeration needs static integer leaves and at most 2^22 coordinates");
  LayoutFacts facts;
  facts.size = static_cast<int64_t>(all->size());
  const auto [smallest, largest] = std::minmax_element(all->begin(), all->end());
  facts.smallest = *smallest;
  facts.largest = *largest;
  facts.cosize = cosizeOf(value, *largest);
  facts.alignment = static_cast<int64_t>(alignmentOf(*all));
  facts.contiguous = true;
  for (size_t i = 1; i < all->size(); ++i) facts.contiguous &= follows((*all)[i - 1], (*all)[i]);
  countImage(*all, facts);
  return facts;
}

namespace {

// The fact that was meant, or all of them.
std::string unknownFact(std::string_view text, std::string_view fact) {
  static constexpr std::array<std::string_view, 7> kOfNumbers = {
      "size", "cosize", "bijective", "within", "covers", "replicated", "alignment"};
  static constexpr std::array<std::string_view, 2> kAlone = {"injective", "contiguous"};
  const std::string said = "unknown fact '" + std::string(text) + "'; ";
  const std::string_view name = fact.substr(0, fact.find_first_of("(=<>"));
  std::string near(nearestName(name, kOfNumbers, 3));
  if (std::find(kOfNumbers.begin(), kOfNumbers.end(), name) != kOfNumbers.end()) near = name;
  if (!near.empty()) return said + "write " + near + "(n), n being its number";
  near = nearestName(name, kAlone, 3);
  if (std::find(kAlone.begin(), kAlone.end(), name) != kAlone.end()) near = name;
  if (!near.empty()) return said + "write " + near;
  return said +
         "there are size(n), cosize(n), injective, bijective(n), within(n), covers(n), replicated(n), "
         "contiguous and "
         "alignment(n), joined by blanks; cutecheck help facts";
}

}  // namespace

Expected<bool> holds(const LayoutFacts& facts, std::string_view text) {
  const bool negated = !text.empty() && text.front() == '!';
  const std::optional<Fact> fact = parseFact(negated ? text.substr(1) : text);
  const auto verdict = [&]() -> std::optional<bool> {
    if (!fact) return std::nullopt;
    const std::string_view name = fact->name;
    if (!fact->number) {
      if (name == "injective") return facts.injective();
      if (name == "contiguous") return facts.contiguous;
      return std::nullopt;
    }
    const int64_t n = *fact->number;
    if (name == "size") return facts.size == n;
    if (name == "cosize") return facts.cosize == n;
    if (name == "bijective") return facts.bijective() && facts.size == n;
    if (name == "within") return facts.within(n);
    if (name == "covers") return facts.covers(n);
    if (name == "replicated") return facts.replicas == n;
    if (name == "alignment") return facts.alignment == n;
    return std::nullopt;
  }();
  if (!verdict)
    return makeError(Code::kSyntax, "layouts_c2", unknownFact(text, negated ? text.substr(1) : text));
  return *verdict != negated;
}

}  // namespace cutecheck::cli
