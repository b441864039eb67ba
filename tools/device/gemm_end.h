// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a product of tools/product has beside A and B: alpha, beta, C and bias, as the host has them; and D's
// type.
#pragma once

#include <random>
#include <span>
#include <vector>

#include "tools/device/gemm.h"

namespace cutecheck::run_ptx {

// An element of bf16, f16 or f32 at `bytes`, and `value` rounded to one.
float floatOfElement(const std::string& element, const uint8_t* bytes);
float roundedTo(const std::string& element, float value);
// `values`, each an element, row by row with `pitch` elements from one to the next; between them, and for a
// row behind each `rows` where `apart` is one more than those, no numbers.
std::vector<uint8_t> rowsOf(const std::string& element, std::span<const float> values, int32_t columns,
                            int64_t pitch, int32_t rows, int32_t apart);

struct GemmEnd {
  float alpha = 1, beta = 0;
  std::vector<float> c, bias;  // elements of D's type; C row by row; empty where there is none

  // What a sum of the products of row i and column j becomes, and the sum of the magnitudes on the way.
  struct Value {
    double value, magnitudes;
  };
  Value of(double sum, double magnitudes, size_t i, size_t j, size_t columns) const;
};

// Integers and powers of two, or numbers of any sort.
GemmEnd drawEnd(const GemmKernel& kernel, const GemmSize& size, bool integers, std::mt19937_64& random);

}  // namespace cutecheck::run_ptx
