// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

#include <algorithm>

#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::laws {

Cases casesOf(const Input& input, int64_t count, int64_t inside) {
  if (input.only < 0 || count < 1) return {0, count};
  const int64_t one = input.only / inside % count;
  return {one, one + 1};
}

Outcome Outcome::differs(Int128 coordinate, Int128 expected, Int128 got) {
  return fail("at " + text(coordinate) + ": expected " + text(expected) + ", got " + text(got));
}

std::string describe(const Input& input, Arguments arguments) {
  const std::string a = toString(input.a);
  switch (arguments) {
    case Arguments::kLayout:
      return a;
    case Arguments::kTwoLayouts:
      return a + " | " + toString(input.b);
    case Arguments::kLayoutAndTiler:
      return a + " | " + toString(input.tiler);
    case Arguments::kLayoutAndNumber:
      return a + " | " + std::to_string(input.number);
    case Arguments::kLayoutAndCoordinate:
      return a + " | " + toString(input.coordinate);
    case Arguments::kSwizzleAndNumber:
      return toString(input.swizzle) + " | " + std::to_string(input.number);
  }
  return {};
}

Expected<Input> readInput(std::string_view text, Arguments arguments) {
  const size_t bar = text.find('|');
  const std::string_view first = text.substr(0, bar);
  const std::string_view second = bar == std::string_view::npos ? "" : text.substr(bar + 1);
  Input input;
  if (arguments == Arguments::kSwizzleAndNumber) {
    CUTECHECK_TRY(swizzle, parseSwizzle(first));
    input.swizzle = swizzle;
  } else {
    CUTECHECK_TRY(a, parseLayout(first));
    input.a = std::move(a);
  }
  switch (arguments) {
    case Arguments::kLayout:
      break;
    case Arguments::kTwoLayouts: {
      CUTECHECK_TRY(b, parseLayout(second));
      input.b = std::move(b);
      break;
    }
    case Arguments::kLayoutAndTiler: {
      CUTECHECK_TRY(tiler, parseTiler(second));
      input.tiler = std::move(tiler);
      break;
    }
    case Arguments::kLayoutAndCoordinate: {
      CUTECHECK_TRY(coordinate, parseIntTuple(second));
      input.coordinate = std::move(coordinate);
      break;
    }
    case Arguments::kLayoutAndNumber:
    case Arguments::kSwizzleAndNumber: {
      CUTECHECK_TRY(number, parseIntTuple(second));
      if (!number.isInt()) return makeError(Code::kUsage, "", "the second argument must be an integer");
      input.number = number.value();
      break;
    }
  }
  return input;
}

void Tally::add(const Input& input, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kNotApplicable) {
    ++notApplicable;
    return;
  }
  ++checked;
  if (!outcome.failed()) return;
  if (failed++ > 0) return;
  firstFailure = input;
  firstDetail = outcome.detail;
}

std::vector<Int128> points(const std::vector<int64_t>& shape) {
  Int128 size = 1;
  for (int64_t extent : shape) size *= extent;
  std::vector<Int128> result;
  if (size <= kEnumerated) {
    result.reserve(static_cast<size_t>(std::max<Int128>(size, 0)));
    for (Int128 c = 0; c < size; ++c) result.push_back(c);
    return result;
  }
  std::vector<Int128> corners = {0};
  Int128 scale = 1;
  for (int64_t extent : shape) {
    for (int64_t x : {int64_t{1}, int64_t{2}, int64_t{3}, extent / 2, extent - 2, extent - 1})
      if (x >= 0 && x < extent) result.push_back(x * scale);
    const size_t known = corners.size();
    for (size_t i = 0; i < known && known <= 512; ++i) corners.push_back(corners[i] + (extent - 1) * scale);
    scale *= extent;
  }
  result.insert(result.end(), corners.begin(), corners.end());
  uint64_t state = 0x9E3779B97F4A7C15u;  // fixed: a law has one answer on one input
  for (int i = 0; i < 64; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const Int128 high = static_cast<Int128>(state >> 1);
    state = state * 6364136223846793005u + 1442695040888963407u;
    result.push_back(((high << 40) + static_cast<Int128>(state >> 24)) % size);
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

bool refines(const IntTuple& refined, const IntTuple& shape) {
  if (shape.isTuple()) {
    if (!refined.isTuple() || refined.rank() != shape.rank()) return false;
    for (size_t i = 0; i < shape.rank(); ++i)
      if (!refines(refined.mode(i), shape.mode(i))) return false;
    return true;
  }
  if (refined == shape) return true;
  Int128 product = 1;
  for (const IntTuple& mode : refined.modes()) {
    if (!mode.isInt()) return false;
    product *= mode.value();
  }
  return refined.isTuple() && shape.isInt() && product == shape.value();
}

Outcome agree(const std::vector<int64_t>& shape, const std::function<Int128(Int128)>& expected,
              const std::function<Int128(Int128)>& got) {
  Int128 size = 1;
  for (int64_t extent : shape) size *= extent;
  if (size <= kEnumerated) {
    for (Int128 c = 0; c < size; ++c)
      if (const Int128 want = expected(c), have = got(c); want != have) return Outcome::differs(c, want, have);
    return Outcome::pass();
  }
  for (const Int128 c : points(shape))
    if (const Int128 want = expected(c), have = got(c); want != have) return Outcome::differs(c, want, have);
  return Outcome::pass();
}

const std::vector<Law>& allLaws() {
  static const std::vector<Law> laws = [] {
    std::vector<Law> all;
    for (std::span<const Law> group :
         {sizeLaws(), crd2idxLaws(), idx2crdLaws(), coalesceLaws(), filterLaws(), compositionLaws(),
          compositionByModeLaws(), complementLaws(), logicalDivideLaws(), zippedDivideLaws(),
          logicalProductLaws(), rakedProductLaws(), rightInverseLaws(), leftInverseLaws(), makeLayoutTvLaws(),
          sliceLaws(), swizzleApplyLaws(), notationLaws(), tupleModesLaws(), tupleRelationsLaws(), shapeDivLaws(),
          orderedLayoutLaws(), regroupingLaws(), localTileLaws(), elementLaws(), composedLaws(),
          composedCallLaws(), swizzleElementLaws(), unknownLaws(), constructionLaws(), swizzledAccessLaws(), partitionLaws(),
          tupleTransformLaws(), viewLaws(), swizzleProductLaws(), byProfileLaws()})
      all.insert(all.end(), group.begin(), group.end());
    return all;
  }();
  return laws;
}

const Law* findLaw(std::string_view name) {
  for (const Law& law : allLaws())
    if (law.name == name) return &law;
  return nullptr;
}

}  // namespace cutecheck::laws
