// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/call.h"

#include <array>
#include <span>

#include "core/notation/print.h"

namespace cutecheck::laws {
namespace {

template <typename T>
Expected<T> kindOf(Expected<Value> answer) {
  if (!answer.ok()) return std::move(answer).error();
  return answerAs<T>(*answer);
}

template <typename T>
Outcome compare(const Expected<T>& got, const T& expected) {
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  if (*got == expected) return Outcome::pass();
  return Outcome::fail("expected " + toString(Value(expected)) + ", got " + toString(Value(*got)));
}

}  // namespace

Expected<Layout> layoutOf(Expected<Value> answer) { return kindOf<Layout>(std::move(answer)); }
Expected<IntTuple> tupleOf(Expected<Value> answer) { return kindOf<IntTuple>(std::move(answer)); }
Expected<bool> truthOf(Expected<Value> answer) { return kindOf<bool>(std::move(answer)); }
Expected<SliceAnswer> movedOf(Expected<Value> answer) { return kindOf<SliceAnswer>(std::move(answer)); }

Outcome is(const Expected<IntTuple>& got, const IntTuple& expected) { return compare(got, expected); }
Outcome is(const Expected<Layout>& got, const Layout& expected) { return compare(got, expected); }
Outcome is(const Expected<bool>& got, bool expected) { return compare(got, expected); }

IntTuple digitsOf(const IntTuple& shape, Int128 index) {
  if (shape.isPlain()) {
    std::array<int64_t, IntTuple::kPlainLeaves> digits{};
    const std::span<const int64_t> extents = shape.ints();
    for (size_t i = 0; i < extents.size(); ++i) {
      const bool last = i + 1 == extents.size();
      digits[i] = static_cast<int64_t>(last ? index : index % extents[i]);
      index /= extents[i];
    }
    return withInts(shape, std::span(digits).first(extents.size()));
  }
  const std::vector<IntTuple> extents = leaves(shape);
  std::vector<IntTuple> digits;
  for (size_t i = 0; i < extents.size(); ++i) {
    const bool last = i + 1 == extents.size();
    digits.emplace_back(static_cast<int64_t>(last ? index : index % extents[i].value()));
    index /= extents[i].value();
  }
  return withLeaves(shape, digits);
}

std::vector<IntTuple> modesOf(const IntTuple& t) { return t.isTuple() ? t.modes() : std::vector<IntTuple>{t}; }

std::vector<Layout> modesOf(const Layout& a) {
  std::vector<Layout> modes;
  for (size_t i = 0; i < a.rank(); ++i) modes.push_back(a.mode(i));
  return modes;
}

Layout layoutOfModes(const std::vector<Layout>& modes) { return modes.empty() ? Layout() : concat(modes); }

}  // namespace cutecheck::laws
