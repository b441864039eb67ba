// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views: what a memref and a coordinate tensor have in common, an iterator and a layout.
#pragma once

#include <optional>

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

// The layout of a layout, a composed layout, a memref or a coordinate tensor.
std::optional<Layout> layoutOfValue(mlir::Type type);

// The same kind of thing with another layout; null for types without one, and where a composed layout of two
// layouts has no such right side.
mlir::Type withLayout(mlir::Type type, const Layout& layout);

// What a view's iterator is: a pointer, or a coordinate iterator. Null for types that are no views.
mlir::Type iteratorOf(mlir::Type view);

// The view of an iterator and a layout; null when `iterator` is none.
mlir::Type viewOf(mlir::Type iterator, const Layout& layout);

// Bytes that divide an address `offset` elements behind one that `alignment` divides.
int64_t alignmentBehind(mlir::Type element, int64_t alignment, const IntTuple& offset);

// The iterator `offset` elements on, the alignment or the divisors what is left of them; null after a
// complaint at `location`, where there is one, that `op` cannot add these.
mlir::Type advanced(std::optional<mlir::Location> location, llvm::StringRef op, mlir::Type iterator,
                    const IntTuple& offset);

// The view that slicing `view` at `coord` leaves, whose layout is `sliced`: the iterator stands at the
// coordinate's offset, `_` counting as 0. Null after a complaint, as `advanced`.
mlir::Type slicedView(std::optional<mlir::Location> location, mlir::Type view, const IntTuple& coord,
                      const Layout& sliced);

// Bytes of an element in memory; 0 for types that have none.
int64_t bytesOf(mlir::Type element);

// As compatibleUpToWidth, of views too: a written pointer promises no alignment that the inferred one
// does not have.
bool compatibleViews(mlir::TypeRange inferred, mlir::TypeRange written);

// Whether, in a context that trusts result types, one layout is written with run-time leaves unmerged, as
// CuTe IR leaves them, and merging them gives what is inferred. What types know must be merged.
bool compatibleUnmerged(mlir::TypeRange inferred, mlir::TypeRange written);

}  // namespace cutecheck::cute
