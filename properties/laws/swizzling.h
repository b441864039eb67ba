// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles as the laws see them: what one does to an offset, and small ones by number.
#pragma once

#include "core/notation/composed_layout.h"
#include "properties/laws/meaning.h"

namespace cutecheck::laws {

// The swizzle at a non-negative offset, field by field, written apart from the algebra.
int64_t move(const Swizzle& s, int64_t x);

// How many low bits of an offset it looks at or changes.
int reach(const Swizzle& s);

// 36 small swizzles, among them the identity, by number; every number names one.
Swizzle swizzleOf(int64_t number);

// A composed layout by its leaves.
struct FlatComposed {
  Swizzle swizzle;
  Int128 offset;
  Flat inner;
};
// Nothing where a leaf is no integer.
std::optional<FlatComposed> flat(const ComposedLayout& a);

// S(n + L(i)) at a linear index; nothing where n + L(i) is negative or leaves 2^40.
std::optional<int64_t> at(const FlatComposed& a, Int128 index);

}  // namespace cutecheck::laws
