// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The main of every property program: GoogleTest's flags, then those of settings.h.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "properties/harness/core_subject.h"
#include "properties/harness/settings.h"
#include "properties/harness/shard_main.h"
#include "properties/laws/law.h"

namespace {

// Judges core on the one input of --law and --input.
int replay() {
  using namespace cutecheck;
  const run::Settings& s = run::settings();
  const laws::Law* law = laws::findLaw(s.law);
  if (!law) {
    std::fprintf(stderr, "there is no law '%s'\n", s.law.c_str());
    return 3;
  }
  const Expected<laws::Input> input = laws::readInput(s.input, law->arguments);
  if (!input.ok()) {
    std::fprintf(stderr, "--input: %s\n", input.error().str().c_str());
    return 3;
  }
  const laws::Outcome outcome = law->check(run::CoreSubject(), *input);
  std::printf("%s on %s: %s\n", s.law.c_str(), laws::describe(*input, law->arguments).c_str(),
              outcome.failed()   ? ("fails, " + outcome.detail).c_str()
              : outcome.passed() ? "holds"
                                 : "not applicable");
  return outcome.failed() ? 1 : outcome.passed() ? 0 : 3;
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (!cutecheck::run::readSettings(argc, argv)) return 3;
  if (!cutecheck::run::settings().law.empty()) return replay();
  // RapidCheck takes its seed from here alone; one that is already set wins.
  const std::string seed = "seed=" + std::to_string(cutecheck::run::settings().seed) + " max_success=300";
  setenv("RC_PARAMS", seed.c_str(), 0);
  if (cutecheck::run::settings().shard.on()) return cutecheck::run::shardMain();
  return RUN_ALL_TESTS();
}
