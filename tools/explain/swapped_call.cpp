// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/swapped_call.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/eval/evaluate.h"
#include "core/layout/size.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMostArguments = 4, kMostOrders = 48;

using Order = std::vector<size_t>;

size_t movedIn(const Order& order) {
  size_t moved = 0;
  for (size_t i = 0; i < order.size(); ++i) moved += order[i] == i ? 0 : 1;
  return moved;
}

// Every order of `count` arguments but the one that is written, those that move fewest first.
std::vector<Order> otherOrders(size_t count) {
  Order order(count);
  std::iota(order.begin(), order.end(), 0);
  std::vector<Order> all;
  while (std::next_permutation(order.begin(), order.end())) all.push_back(order);
  std::sort(all.begin(), all.end(), [](const Order& a, const Order& b) {
    return std::pair(movedIn(a), a) < std::pair(movedIn(b), b);
  });
  return all;
}

// An operation has no result of these layouts: a mathematical refusal, and no sign of a wrong order by
// itself.
bool isOfValues(Code code) {
  return code == Code::kNotComposable || code == Code::kNotDivisible || code == Code::kNoComplement;
}

bool startsWithTheSmaller(const Expression& call) {
  const auto sizeOf = [](const Expression& e) -> std::optional<int64_t> {
    const Expected<Value> value = evaluate(e);
    const Expected<Layout> layout = value.ok() ? asLayout(*value) : Expected<Layout>(value.error());
    const Expected<int64_t> count = layout.ok() ? size(*layout) : Expected<int64_t>(layout.error());
    return count.ok() ? std::optional(*count) : std::nullopt;
  };
  const auto first = sizeOf(call.children[0]), second = sizeOf(call.children[1]);
  return first && second && *first < *second;
}

// The call, its arguments as they were written.
std::string toText(const Expression& call, const std::string& written) {
  std::string text = call.name + "(";
  for (const Expression& child : call.children)
    text += (text.ends_with('(') ? "" : ", ") + written.substr(child.begin, child.end - child.begin);
  return text + ")";
}

class Orders {
 public:
  Orders(const Diagnostic& refused, const std::string& text, Expression whole, const Answered& answered)
      : refused_(refused), text_(text), whole_(std::move(whole)), answered_(answered) {}

  std::string hint() { return in(whole_); }

 private:
  std::string in(Expression& e) {
    for (Expression& child : e.children)
      if (std::string hint = in(child); !hint.empty()) return hint;
    const size_t count = e.children.size();
    if (e.kind != Expression::Kind::kCall || count < 2 || count > kMostArguments) return {};
    if (isOfValues(refused_.code) && !startsWithTheSmaller(e)) return {};
    const std::vector<Expression> written = e.children;
    for (const Order& order : otherOrders(count)) {
      if (++asked_ > kMostOrders) return {};
      for (size_t i = 0; i < count; ++i) e.children[i] = written[order[i]];
      if (const auto said = answered_(toString(whole_)))
        return "did you mean " + toText(e, text_) + "?" + (said->empty() ? "" : " It is " + *said);
    }
    e.children = written;
    return {};
  }

  const Diagnostic& refused_;
  const std::string& text_;
  Expression whole_;
  const Answered& answered_;
  size_t asked_ = 0;
};

// What another order can be the repair of.
bool mayBeOfOrder(Code code) {
  return code != Code::kUnknownOperation && code != Code::kLimit && code != Code::kDivisionByZero &&
         code != Code::kVacuous;
}

}  // namespace

std::string hintOfOrder(const Diagnostic& refused, const std::string& text, const Answered& answered) {
  if (!mayBeOfOrder(refused.code)) return {};
  Expected<Expression> parsed = parseExpression(text);
  return parsed.ok() ? Orders(refused, text, std::move(*parsed), answered).hint() : std::string();
}

std::string hintOfOrder(const Diagnostic& refused, const std::string& text) {
  return hintOfOrder(refused, text, [](const std::string& other) -> std::optional<std::string> {
    const Expected<Expression> parsed = parseExpression(other);
    return parsed.ok() && evaluate(*parsed).ok() ? std::optional(std::string()) : std::nullopt;
  });
}

}  // namespace cutecheck::cli
