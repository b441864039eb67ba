#include "properties/run/harness.h"

#include "properties/run/inputs.h"

namespace cutecheck::run {

using laws::Input;
using laws::Law;
using laws::Subject;
using laws::Tally;

Tally runLaw(const Law& law, const Subject& subject, const Effort& effort, uint64_t seed) {
  Tally tally;
  const auto take = [&](const Input& in) {
    tally.add(in, law.check(subject, in));
    return tally.failed == 0;
  };
  if (effort.smallStride > 0) forEachSmallInput(law.arguments, take, effort.smallStride);
  generators::Random random(seed);
  for (int64_t i = 0; i < effort.random && tally.failed == 0; ++i) take(randomInput(law.arguments, random));
  for (int64_t i = 0; i < effort.large && tally.failed == 0; ++i) take(largeInput(law.arguments, random));
  return tally;
}

Input shrink(const Law& law, const Subject& subject, Input input) {
  // Every step is to a strictly simpler input; the bound only guards against a slow subject.
  for (int steps = 0; steps < 1000; ++steps) {
    bool found = false;
    for (Input& candidate : smallerInputs(law.arguments, input)) {
      if (!law.check(subject, candidate).failed()) continue;
      input = std::move(candidate);
      found = true;
      break;
    }
    if (!found) break;
  }
  return input;
}

std::string explain(const Law& law, const Subject& subject, const Input& input) {
  const Input least = shrink(law, subject, input);
  const std::string text = laws::describe(least, law.arguments);
  return std::string(law.name) + " fails for " + std::string(subject.name()) + " on " + text + ": " +
         law.check(subject, least).detail +
         "; reproduce: properties_laws_test --law=" + std::string(law.name) + " --input='" + text + "'";
}

std::string counts(const Tally& tally) {
  return "checked " + std::to_string(tally.checked) + ", not applicable " +
         std::to_string(tally.notApplicable);
}

}  // namespace cutecheck::run
