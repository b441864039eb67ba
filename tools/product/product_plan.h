// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which module multiplies matrices of given extents fastest, and with which arguments: a model of the time.
#pragma once

#include "tools/product/product_kernel.h"

namespace cutecheck::product {

struct ProductSize {
  int32_t m, n, k;
  ProductElements elements{};
  bool lines = k % (128 / elements.bytes()) == 0;  // rows of A and B begin at multiples of 128 bytes
  ProductForm form{};
  int32_t batches = 1;  // of a form with batches
};

struct ProductPlan {
  ProductTile tile;
  uint32_t blocks;                     // of the kernel
  int32_t group, whole, share, depth;  // its arguments
  uint32_t fixupBlocks;                // 0: no tile is divided, and the fixup is not launched
  double microseconds;                 // as the model has it
};

// Every plan that is looked at, for a device of as many multiprocessors.
std::vector<ProductPlan> productPlans(const ProductSize& size, int32_t multiprocessors);
// The fastest of them.
ProductPlan planProduct(const ProductSize& size, int32_t multiprocessors);

}  // namespace cutecheck::product
