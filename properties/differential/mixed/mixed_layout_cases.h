// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine's operations on layouts beside the algebra's core, held against the reference: the same answer
// to the letter on random static layouts, and a refusal exactly where the reference refuses.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::run {

struct LayoutReport {
  int64_t agreed = 0, refused = 0, wrong = 0;
  int64_t outside =
      0;              // static coordinates outside their extents, which the verifiers refuse and core extends
  std::string first;  // the first difference
};

std::vector<std::string> layoutOperations();
LayoutReport compareLayouts(const std::string& name, uint64_t seed, int64_t cases);

// Cases that both answer alike, in the notation.
struct AnsweredLayout {
  std::string a, b, tiler, coordinate, order;  // which of them the operation takes is its own affair
  int64_t index = 0, oldBits = 8, newBits = 8;
  std::string answer;  // of a part "layout,offset"
};
std::vector<AnsweredLayout> answeredLayouts(const std::string& name, uint64_t seed, size_t cases);

// A comparison that must fail.
LayoutReport compareBlockedWithRaked(uint64_t seed, int64_t cases);

}  // namespace cutecheck::run
