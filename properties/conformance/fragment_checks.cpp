// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/conformance/fragment_checks.h"

namespace cutecheck::run {
namespace {

constexpr int64_t kThreads = 32;

int64_t rowOfA(int64_t t, int64_t v) { return t / 4 + 8 * (v / 2 % 2); }
int64_t columnOfA(int64_t t, int64_t v) { return t % 4 * 2 + v % 2 + 8 * (v / 4); }

// tv(t, v) = expected(t, v) for all threads and values.
template <typename Expected>
laws::Outcome agrees(const Layout& tv, int64_t values, Expected expected) {
  const auto flat = laws::flatAnswer(tv);
  if (!flat || laws::sizeOf(*flat) != kThreads * values)
    return laws::Outcome::fail("not a layout of 32 threads and their values");
  for (int64_t v = 0; v < values; ++v)
    for (int64_t t = 0; t < kThreads; ++t)
      if (const Int128 have = laws::at(*flat, t + kThreads * v); have != expected(t, v))
        return laws::Outcome::differs(t + kThreads * v, expected(t, v), have);
  return laws::Outcome::pass();
}

}  // namespace

laws::Outcome fragmentA(const Layout& tv) {
  return agrees(tv, 8, [](int64_t t, int64_t v) { return rowOfA(t, v) + 16 * columnOfA(t, v); });
}

laws::Outcome fragmentPairsOfC(const Layout& tv) {
  // The accumulator v/4 covers columns 8*(v/4) to 8*(v/4)+7 of the product, which are those of the next A.
  for (int64_t half = 0; half < 2; ++half) {
    const laws::Outcome outcome = agrees(tv, 4, [half](int64_t t, int64_t v) {
      return rowOfA(t, 4 * half + v) + 16 * (columnOfA(t, 4 * half + v) - 8 * half);
    });
    if (!outcome.passed()) return outcome;
  }
  return laws::Outcome::pass();
}

FragmentCheck findFragmentCheck(std::string_view name) {
  if (name == "fragment_a_of_m16n8k16") return fragmentA;
  if (name == "fragment_c_pairs_are_a_of_m16n8k16") return fragmentPairsOfC;
  return nullptr;
}

}  // namespace cutecheck::run
