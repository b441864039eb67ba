// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Answers of one kind, and the values that stand for them.
#pragma once

#include <type_traits>

#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck::laws {

// A(merge(crd, r)) = offset + layout(r).
struct SliceAnswer {
  Layout layout;
  IntTuple offset;
};

// The extents of a tile, and (thread, value) -> column-major index in it.
struct TvAnswer {
  IntTuple tiler;
  Layout layout;
};

// The refusal kBadRequest, which no law takes for a right one: `got` is of another kind than what was asked for.
Diagnostic anotherKind(const Value& got);

// The value as an answer of that kind; another kind is anotherKind.
template <typename T>
Expected<T> answerAs(const Value& value) {
  if (const auto* answer = std::get_if<T>(&value)) return *answer;
  return anotherKind(value);
}
template <>
Expected<int64_t> answerAs(const Value& value);
template <>
Expected<TvAnswer> answerAs(const Value& value);
template <>
Expected<SliceAnswer> answerAs(const Value& value);

// The inverse.
template <typename T>
Expected<Value> valueOf(Expected<T> answer) {
  if (!answer.ok()) return std::move(answer).error();
  if constexpr (std::is_same_v<T, int64_t>) {
    return Value(IntTuple(*answer));
  } else if constexpr (std::is_same_v<T, TvAnswer>) {
    return Value(Pair{std::move(answer->tiler), std::move(answer->layout)});
  } else if constexpr (std::is_same_v<T, SliceAnswer>) {
    return Value(Pair{std::move(answer->layout), std::move(answer->offset)});
  } else {
    return Value(std::move(*answer));
  }
}

}  // namespace cutecheck::laws
