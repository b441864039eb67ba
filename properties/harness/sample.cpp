// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/sample.h"

#include <map>

#include "properties/harness/inputs.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {

// Many large ones only where laws are quick on them.
const std::vector<laws::Input>& sample(laws::Arguments arguments) {
  static std::map<laws::Arguments, std::vector<laws::Input>> samples;
  std::vector<laws::Input>& inputs = samples[arguments];
  if (!inputs.empty()) return inputs;
  const auto keep = [&](const laws::Input& in) {
    inputs.push_back(in);
    return true;
  };
  forEachSmallInput(arguments, keep, 97);
  generators::Random random(settings().seed);
  for (int i = 0; i < 1000; ++i) keep(randomInput(arguments, random));
  const bool quick =
      arguments == laws::Arguments::kLayout || arguments == laws::Arguments::kLayoutAndCoordinate;
  for (int i = 0; i < (quick ? 100 : 8); ++i) keep(largeInput(arguments, random));
  return inputs;
}

laws::Tally runOnSample(const laws::Law& law, const laws::Subject& subject, size_t stride) {
  laws::Tally tally;
  const std::vector<laws::Input>& inputs = sample(law.arguments);
  for (size_t i = 0; i < inputs.size() && tally.failed == 0; i += stride)
    tally.add(inputs[i], law.check(subject, inputs[i]));
  return tally;
}

}  // namespace cutecheck::run
