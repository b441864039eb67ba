// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/laws_main.h"

#include <charconv>
#include <cstdio>
#include <cstring>

#include "properties/harness/harness.h"

namespace cutecheck::run {
namespace {

constexpr int64_t kSmallStride = 20;  // a short run that has seen every kind of small input

bool readNumber(const char* text, int64_t& number) {
  const char* end = text + std::strlen(text);
  const auto [stop, error] = std::from_chars(text, end, number);
  return error == std::errc() && stop == end && number >= 0;
}

}  // namespace

int lawsMain(int argc, char** argv, const laws::Subject& subject) {
  int64_t cases = 2000, seed = 20260801;
  if (argc > 3 || (argc > 1 && !readNumber(argv[1], cases)) || (argc > 2 && !readNumber(argv[2], seed))) {
    std::fprintf(stderr, "usage: %s [CASES [SEED]]\n", argv[0]);
    return 3;
  }
  int held = 0, failed = 0, silent = 0;
  int64_t checked = 0;
  for (const laws::Law& law : laws::allLaws()) {
    const laws::Tally tally =
        runLaw(law, subject, {kSmallStride * law.smallStride, cases, 0}, static_cast<uint64_t>(seed));
    checked += tally.checked;
    if (tally.failed > 0) {
      ++failed;
      const laws::Input least = shrink(law, subject, tally.firstFailure);
      std::printf("%s fails on %s: %s\n  %s\n", std::string(law.name).c_str(),
                  laws::describe(least, law.arguments).c_str(), law.check(subject, least).detail.c_str(),
                  std::string(law.sentence).c_str());
    } else {
      (tally.checked > 0 ? held : silent) += 1;
    }
  }
  std::printf("%s: %d laws hold, %d fail, %d not applicable; %lld checks\n",
              std::string(subject.name()).c_str(), held, failed, silent, static_cast<long long>(checked));
  if (checked == 0) return 3;
  return failed > 0 ? 1 : 0;
}

}  // namespace cutecheck::run
