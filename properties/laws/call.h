// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the laws about operations by name share: asking for an answer of one kind, and reading shapes.
#pragma once

#include "properties/laws/law.h"

namespace cutecheck::laws {

// The answer as a layout, a tuple, a truth value, or layout and offset. An answer of another kind is the refusal
// kBadRequest, which no law takes for a right one.
Expected<Layout> layoutOf(Expected<Value> answer);
Expected<IntTuple> tupleOf(Expected<Value> answer);
Expected<bool> truthOf(Expected<Value> answer);
Expected<SliceAnswer> movedOf(Expected<Value> answer);

// Whether the subject has no such operation.
template <typename T>
bool lacks(const Expected<T>& answer) {
  return !answer.ok() && answer.error().code == Code::kUnknownOperation;
}

// Pass when `got` is `expected`, leaf by leaf and tree by tree; a refusal fails.
Outcome is(const Expected<IntTuple>& got, const IntTuple& expected);
Outcome is(const Expected<Layout>& got, const Layout& expected);
Outcome is(const Expected<bool>& got, bool expected);

// Pass when the subject refused, for one of `codes`.
template <typename T>
Outcome isRefused(const Expected<T>& got, std::initializer_list<Code> codes) {
  if (lacks(got)) return Outcome::notApplicable();
  if (got.ok()) return Outcome::fail("accepted what is to be refused");
  for (const Code code : codes)
    if (got.error().code == code) return Outcome::pass();
  return Outcome::fail("refused for another reason: " + got.error().str());
}

// The coordinate of linear index i in `shape`, the last leaf not reduced.
IntTuple digitsOf(const IntTuple& shape, Int128 index);

// The modes of a tuple or layout, one for a leaf.
std::vector<IntTuple> modesOf(const IntTuple& t);
std::vector<Layout> modesOf(const Layout& a);

// The layout of these modes, without a tuple around no mode at all.
Layout layoutOfModes(const std::vector<Layout>& modes);

}  // namespace cutecheck::laws
