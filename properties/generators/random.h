// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A seeded source of numbers that gives the same sequence with every compiler and library.
#pragma once

#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

namespace cutecheck::generators {

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}
  // The first choices are the bytes of `tape`, as many for each as it has room for, so that another byte is
  // another choice and the others stay; then comes the sequence of the seed 0. The tape outlives this.
  explicit Random(std::string_view tape) : engine_(0), tape_(tape), taped_(true) {}

  // There was a tape, and it is at its end.
  bool spent() const { return taped_ && tape_.empty(); }

  // In [0, n); n > 0. The standard distributions differ between libraries, the engine does not.
  int64_t below(int64_t n) {
    const auto choices = static_cast<uint64_t>(n);
    return static_cast<int64_t>((tape_.empty() ? engine_() : taped(choices)) % choices);
  }
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
  uint64_t taped(uint64_t choices) {
    uint64_t number = 0;
    for (int bits = 0; bits < 64 && (choices - 1) >> bits != 0 && !tape_.empty(); bits += 8) {
      number = number << 8 | static_cast<unsigned char>(tape_.front());
      tape_.remove_prefix(1);
    }
    return number;
  }

  std::mt19937_64 engine_;
  std::string_view tape_;
  bool taped_ = false;
};

}  // namespace cutecheck::generators
