// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_plan.h"

#include <algorithm>

#include "properties/harness/inputs.h"

namespace cutecheck::cli {

namespace {

using laws::Arguments;

constexpr int64_t kSmallUnit = 500, kRandomUnit = 100;

constexpr Arguments kKinds[] = {
    Arguments::kLayout,          Arguments::kTwoLayouts,          Arguments::kLayoutAndTiler,
    Arguments::kLayoutAndNumber, Arguments::kLayoutAndCoordinate, Arguments::kSwizzleAndNumber};

const char* nameOf(Arguments arguments) {
  switch (arguments) {
    case Arguments::kLayout:
      return "layout";
    case Arguments::kTwoLayouts:
      return "two layouts";
    case Arguments::kLayoutAndTiler:
      return "layout and tiler";
    case Arguments::kLayoutAndNumber:
      return "layout and number";
    case Arguments::kLayoutAndCoordinate:
      return "layout and coordinate";
    case Arguments::kSwizzleAndNumber:
      return "swizzle and number";
  }
  return "";
}

// Into how many units the small inputs of a kind are cut: of about kSmallUnit each, and all of them whatever
// their number is. Counting them first would take as long as making them.
int64_t partsOf(Arguments arguments) {
  switch (arguments) {
    case Arguments::kLayout:
      return 35;
    case Arguments::kTwoLayouts:
      return 1007;
    case Arguments::kLayoutAndTiler:
      return 432;
    case Arguments::kLayoutAndNumber:
      return 322;
    case Arguments::kLayoutAndCoordinate:
      return 570;
    case Arguments::kSwizzleAndNumber:
      return 574;
  }
  return 1;
}

std::vector<ConformUnit> unitsOf(Arguments arguments, const ConformEffort& effort) {
  std::vector<ConformUnit> units;
  if (effort.small > 0) {
    // The first parts of many are spread over all small inputs.
    const int64_t parts = partsOf(arguments);
    const int64_t wanted =
        std::min(parts, effort.small / kSmallUnit + (effort.small % kSmallUnit > 0 ? 1 : 0));
    for (int64_t i = 0; i < wanted; ++i) units.push_back({arguments, false, i * (parts / wanted), parts, 0});
  }
  for (int64_t begin = 0; begin < effort.cases; begin += kRandomUnit)
    units.push_back({arguments, true, begin / kRandomUnit, 1, std::min(kRandomUnit, effort.cases - begin)});
  return units;
}

}  // namespace

std::string ConformUnit::name() const {
  const std::string kind = nameOf(arguments);
  return random ? kind + ", random " + std::to_string(part) + " of " + std::to_string(count)
                : kind + ", small " + std::to_string(part) + "/" + std::to_string(parts);
}

std::vector<ConformUnit> conformPlan(const ConformEffort& effort) {
  std::vector<std::vector<ConformUnit>> kinds;
  size_t longest = 0;
  for (Arguments arguments : kKinds) {
    kinds.push_back(unitsOf(arguments, effort));
    longest = std::max(longest, kinds.back().size());
  }
  std::vector<ConformUnit> plan;
  for (size_t i = 0; i < longest; ++i)
    for (const std::vector<ConformUnit>& units : kinds)
      if (i < units.size()) plan.push_back(units[i]);
  return plan;
}

std::vector<laws::Input> inputsOf(const ConformUnit& unit, uint64_t seed) {
  std::vector<laws::Input> inputs;
  if (unit.random) {
    // Units are independent of each other, so that a resumed run asks what an unbroken one asks.
    const uint64_t mixed = seed * 0x9E3779B97F4A7C15u +
                           static_cast<uint64_t>(unit.part) * 0xD1342543DE82EF95u +
                           static_cast<uint64_t>(unit.arguments);
    generators::Random random(mixed);
    for (int64_t i = 0; i < unit.count; ++i) inputs.push_back(run::randomInput(unit.arguments, random));
    return inputs;
  }
  int64_t index = 0;
  run::forEachSmallInput(unit.arguments, [&](const laws::Input& input) {
    if (index++ % unit.parts == unit.part) inputs.push_back(input);
    return true;
  });
  return inputs;
}

}  // namespace cutecheck::cli
