// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/open_condition.h"

#include <map>
#include <utility>

#include "core/notation/parse.h"
#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

namespace {

constexpr std::string_view kNeeds = " needs ";
constexpr int64_t kMostApart = 8;  // values of a symbol that takes a case each

std::optional<Expression> relationOf(const std::string& text) {
  Expected<std::vector<Expression>> read = parsePremises(text);
  const bool one = read && read->size() == 1 && read->front().kind == Expression::Kind::kRelation;
  return one ? std::optional(std::move(read->front())) : std::nullopt;
}

// "-1 >= 1", which no premise makes true.
bool neverHolds(const Expression& condition) { return holdsAt(condition, {}) == false; }

// What stands behind "needs", up to the reason.
std::string conditionOf(const std::string& missing, size_t at) {
  const size_t begin = at + kNeeds.size();
  return missing.substr(begin, missing.find(": ", begin) - begin);
}

// "J <= 1" of a symbol that the premises keep between two numbers, so that it is below the middle, or not.
std::optional<Expression> half(const Answer& open, const std::string& numberOf) {
  std::map<std::string, std::pair<std::optional<int64_t>, std::optional<int64_t>>> bounds;
  for (const std::string& text : open.premises) {
    const std::optional<Expression> premise = relationOf(text);
    if (!premise || premise->children[0].kind != Expression::Kind::kSymbol) continue;
    auto& [low, high] = bounds[premise->children[0].name];
    const Expression& by = premise->children[1];
    if (by.kind != Expression::Kind::kInt || by.value > (1 << 30) || by.value < -(1 << 30)) continue;
    const int64_t value = static_cast<int64_t>(by.value);
    const auto below = [&](int64_t v) { high = high ? std::min(*high, v) : v; };
    const auto above = [&](int64_t v) { low = low ? std::max(*low, v) : v; };
    if (premise->relation == Relation::kLess) below(value - 1);
    if (premise->relation == Relation::kLessEqual) below(value);
    if (premise->relation == Relation::kGreater) above(value + 1);
    if (premise->relation == Relation::kGreaterEqual) above(value);
  }
  for (const auto& [name, ends] : bounds) {
    const auto& [low, high] = ends;
    if (!low || !high || *high <= *low || *high - *low >= kMostApart || numberOf.find(name) == std::string::npos) continue;
    return relationOf(name + " <= " + std::to_string(*low + (*high - *low) / 2));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Expression> openCondition(const Answer& open) {
  for (const std::string& missing : open.missing) {
    if (missing.find("--where") != std::string::npos) continue;
    const size_t at = missing.rfind(kNeeds);
    if (at == std::string::npos) continue;
    const std::string condition = conditionOf(missing, at);
    constexpr std::string_view kNumber = "a number for ";
    std::optional<Expression> read =
        condition.starts_with(kNumber) ? half(open, condition.substr(kNumber.size())) : relationOf(condition);
    if (read && !neverHolds(*read)) return read;
  }
  return std::nullopt;
}

std::string plainly(const std::string& missing) {
  const size_t at = missing.rfind(kNeeds);
  if (at == std::string::npos) return missing;
  const std::string condition = conditionOf(missing, at);
  const std::optional<Expression> read = relationOf(condition);
  if (!read || !neverHolds(*read)) return missing;
  return missing.substr(0, at) + " finds no form here: it would need " + condition + ", which never holds; no premise helps";
}

}  // namespace cutecheck::oracle
