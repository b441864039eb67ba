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

// A comparison that must fail.
LayoutReport compareBlockedWithRaked(uint64_t seed, int64_t cases);

}  // namespace cutecheck::run
