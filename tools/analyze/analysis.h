// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a static layout is as a map of integers, found by looking at every coordinate: a permutation and its
// cycles, the gaps between its offsets, a matrix over bits, the steps from thread to thread, the sectors of
// global memory it touches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck::cli {

// Of a bijection onto [0, size).
struct Permutation {
  int64_t cycles = 0, fixed = 0, longest = 0;
  std::optional<int64_t> order;  // the least power that is the identity; nothing beyond int64_t
  bool even = true;
};

// Integers between the least and the largest offset that no coordinate has.
struct Gaps {
  int64_t count = 0, runs = 0;
  std::vector<std::pair<int64_t, int64_t>> first;  // begin and length, eight at most
};

// Row r says which bits of the coordinate bit r of the offset is the sum of, the lowest bit first.
using BitMatrix = std::vector<std::string>;

// Of a layout (thread, value, ...): accesses of 32 threads, one value of each.
struct Traffic {
  int64_t accesses = 0, bytes = 0;  // bytes: asked for, each once
  int64_t sectors = 0, lines = 0;   // of 32 and 128 bytes, over all accesses
  int64_t worst = 0;                // the most sectors of one access
};

struct Analysis {
  std::string layout;
  int64_t size = 0;
  std::optional<Permutation> permutation;
  Gaps gaps;
  std::optional<BitMatrix> bits;
  std::vector<int64_t>
      threadSteps;  // differences from thread to thread of the first value, each once, in order
  std::optional<Traffic> traffic;  // where bytes of an element were given
  std::string
      coalesced;  // (thread, value) -> coordinate: 32 threads with 16 bytes each, side by side in memory
  std::optional<Traffic> best;       // of the layout after it, a thread's values being one access
  std::vector<std::string> reached;  // coordinates of the offset that was asked for
};

struct AnalyzeAsked {
  int64_t element = 0;            // bytes, 0: no traffic
  std::optional<int64_t> offset;  // whose coordinates are wanted
};

// Fails as layoutFacts (layout_facts.h) for other values, and with kUsage for an element of more than 16
// bytes or not a power of two (analyze_c1).
Expected<Analysis> analyze(const Value& value, const AnalyzeAsked& asked);

}  // namespace cutecheck::cli
