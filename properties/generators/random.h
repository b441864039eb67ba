// A seeded source of numbers that gives the same sequence with every compiler and library.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace cutecheck::generators {

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}

  // In [0, n); n > 0. The standard distributions differ between libraries, the engine does not.
  int64_t below(int64_t n) { return static_cast<int64_t>(engine_() % static_cast<uint64_t>(n)); }
  int64_t between(int64_t low, int64_t high) { return low + below(high - low + 1); }
  bool oneIn(int64_t n) { return below(n) == 0; }
  template <typename T>
  const T& pick(const std::vector<T>& choices) {
    return choices[static_cast<size_t>(below(static_cast<int64_t>(choices.size())))];
  }
  template <typename T>
  void shuffle(std::vector<T>& items) {
    for (size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[static_cast<size_t>(below(static_cast<int64_t>(i)))]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cutecheck::generators
