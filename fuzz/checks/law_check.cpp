// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The laws of properties/laws over core, on any bytes: of plain layouts, and of swizzles.
//
// A law enumerates what its answer has to satisfy and searches where an operation may refuse, so that each
// family of operations is held against its meaning, and no answer against another implementation's.
#include <algorithm>

#include "fuzz/checks/checks.h"
#include "fuzz/inputs/law_input.h"
#include "properties/harness/core_subject.h"

namespace cutecheck::fuzz {
namespace {

using laws::Law;

std::vector<const Law*> swizzleLaws() {
  std::vector<const Law*> chosen;
  for (const std::span<const Law> group :
       {laws::swizzleApplyLaws(), laws::composedLaws(), laws::composedCallLaws(), laws::swizzleElementLaws(),
        laws::swizzledAccessLaws(), laws::swizzleProductLaws()})
    for (const Law& law : group) chosen.push_back(&law);
  return chosen;
}

std::vector<const Law*> layoutLaws() {
  const std::vector<const Law*> others = swizzleLaws();
  std::vector<const Law*> chosen;
  for (const Law& law : laws::allLaws())
    if (std::none_of(others.begin(), others.end(), [&](const Law* o) { return o->name == law.name; }))
      chosen.push_back(&law);
  return chosen;
}

std::string check(const std::vector<const Law*>& among, std::string_view bytes, bool oneCase) {
  static const run::CoreSubject core;
  LawInput in = decodeLawInput(bytes, among);
  const Law& law = *among[in.law % among.size()];
  // Counts and sizes are not negative; what a swizzle is applied to may be.
  if (law.arguments != laws::Arguments::kSwizzleAndNumber && in.input.number < 0) in.input.number *= -1;
  if (oneCase) in.input.only = in.which;
  const laws::Outcome outcome = law.check(core, in.input);
  if (!outcome.failed()) return "";
  return std::string(law.name) + " fails on " + laws::describe(in.input, law.arguments) + ": " +
         outcome.detail;
}

std::string checkLayouts(std::string_view bytes, bool oneCase) {
  static const std::vector<const Law*> among = layoutLaws();
  return check(among, bytes, oneCase);
}

std::string checkSwizzles(std::string_view bytes, bool oneCase) {
  static const std::vector<const Law*> among = swizzleLaws();
  return check(among, bytes, oneCase);
}

}  // namespace

std::string checkAlgebraCase(std::string_view bytes) { return checkLayouts(bytes, true); }
std::string checkAlgebra(std::string_view bytes) { return checkLayouts(bytes, false); }

std::string checkSwizzleCase(std::string_view bytes) { return checkSwizzles(bytes, true); }
std::string checkSwizzle(std::string_view bytes) { return checkSwizzles(bytes, false); }

}  // namespace cutecheck::fuzz
