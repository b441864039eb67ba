// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/harness.h"

#include "properties/harness/inputs.h"

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

Input shrinkWhile(laws::Arguments arguments, Input input, const std::function<bool(const Input&)>& fails,
                  int64_t attempts) {
  for (bool found = true; found;) {
    found = false;
    for (Input& candidate : smallerInputs(arguments, input)) {
      if (attempts-- <= 0) return input;
      if (!fails(candidate)) continue;
      input = std::move(candidate);
      found = true;
      break;
    }
  }
  return input;
}

Input shrink(const Law& law, const Subject& subject, Input input) {
  // Every step is to a strictly simpler input; the bound only guards against a slow subject.
  constexpr int64_t kAttempts = 100000;
  const auto fails = [&](const Input& candidate) { return law.check(subject, candidate).failed(); };
  return shrinkWhile(law.arguments, std::move(input), fails, kAttempts);
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
