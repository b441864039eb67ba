// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random types of leaves, trees and layouts.
#pragma once

#include "properties/validation/instances/instance.h"

namespace cutecheck::run::draw {

using generators::Random;

// A number, `?`, `?{div=4}`, `?{i64}`.
IntTuple extent(Random& random);
IntTuple stride(Random& random);
IntTuple narrow(Random& random);  // never ?{i64}
IntTuple known(Random& random);   // a number of at least 1

// One to `most` modes, some of them nested; a leaf one time in four.
IntTuple tree(Random& random, const std::function<IntTuple(Random&)>& leaf, int most = 3, bool nested = true);
// The same tree with other leaves.
IntTuple alike(Random& random, const IntTuple& tree, const std::function<IntTuple(Random&)>& leaf);

// One run-time number beside others, or two, so that their product fits 64 bits.
IntTuple factors(Random& random);
// At most `products` extents are run-time numbers, so that their product fits 64 bits.
IntTuple shape(Random& random, int most = 3, int products = 2, bool nested = true);
Layout layout(Random& random, int most = 3, bool nested = true);
// Extents known, strides the products of those before, some of them loosened.
Layout compact(Random& random, int most = 3);
// Pairs with the shape; numbers lie inside.
IntTuple coordinate(Random& random, const IntTuple& shape, bool underscores = false);
// Modes of n:1 for the modes of a shape of that rank.
Tiler tile(Random& random, size_t rank);

}  // namespace cutecheck::run::draw
