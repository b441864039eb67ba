// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/inputs.h"

#include "properties/generators/random_layout.h"
#include "properties/generators/shrink.h"

namespace cutecheck::run {

using generators::Random;
using laws::Arguments;
using laws::Input;

namespace {

int64_t sizeOf(const IntTuple& shape) { return static_cast<int64_t>(laws::sizeOf(shape).value_or(1)); }

Swizzle randomSwizzle(Random& random, int reach) {
  const int bits = static_cast<int>(random.below(4));
  const int shift = static_cast<int>(random.between(bits, bits + 4));
  return {bits, static_cast<int>(random.below(reach)), random.oneIn(2) ? -shift : shift};
}

Input randomOf(Arguments arguments, Random& random, const Layout& a, int64_t widest) {
  Input in;
  in.a = a;
  switch (arguments) {
    case Arguments::kLayout:
      break;
    case Arguments::kTwoLayouts:
      in.b = random.oneIn(2) ? randomRightOperand(random, a) : generators::randomLayout(random);
      break;
    case Arguments::kLayoutAndTiler:
      in.tiler = randomTiler(random, a);
      break;
    case Arguments::kLayoutAndNumber: {
      const int64_t cosize = static_cast<int64_t>(laws::cosizeOf(*laws::flat(a)));
      in.number = random.oneIn(2) ? random.below(widest)
                                  : random.below(2 * (random.oneIn(2) ? cosize : sizeOf(a.shape())) + 2);
      break;
    }
    case Arguments::kLayoutAndCoordinate:
      in.coordinate = randomCoordinate(random, a.shape(), random.oneIn(2));
      break;
    case Arguments::kSwizzleAndNumber:
      in.swizzle = randomSwizzle(random, widest > 1000 ? 30 : 5);
      in.number = random.oneIn(50) ? -random.between(1, 9) : random.below(widest);
      break;
  }
  return in;
}

}  // namespace

Input randomInput(Arguments arguments, Random& random) {
  // Products and inverses want non-negative strides half of the time, to get past the refusals.
  const generators::LayoutStyle style{4, 6, random.oneIn(2), true};
  return randomOf(arguments, random, generators::randomLayout(random, style), 300);
}

Input largeInput(Arguments arguments, Random& random) {
  const Layout a = generators::randomLargeLayout(random);
  Input in = randomOf(arguments, random, a, int64_t{1} << 40);
  if (arguments == Arguments::kTwoLayouts && !random.oneIn(3))
    in.b = randomRightOperand(random, a, {3, 4096, true, true});
  return in;
}

std::vector<Input> smallerInputs(Arguments arguments, const Input& input) {
  std::vector<Input> result;
  const auto with = [&](auto member, const auto& values) {
    for (const auto& value : values) {
      Input changed = input;
      changed.*member = value;
      result.push_back(std::move(changed));
    }
  };
  if (arguments != Arguments::kSwizzleAndNumber) with(&Input::a, generators::smaller(input.a));
  switch (arguments) {
    case Arguments::kLayout:
      break;
    case Arguments::kTwoLayouts:
      with(&Input::b, generators::smaller(input.b));
      break;
    case Arguments::kLayoutAndTiler:
      with(&Input::tiler, generators::smaller(input.tiler));
      break;
    case Arguments::kLayoutAndCoordinate:
      with(&Input::coordinate, generators::smaller(input.coordinate));
      break;
    case Arguments::kLayoutAndNumber:
    case Arguments::kSwizzleAndNumber:
      with(&Input::number, generators::smaller(input.number, int64_t{0}));
      break;
  }
  return result;
}

}  // namespace cutecheck::run
