// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/points.h"

#include <algorithm>

#include "core/nvgpu/launch_limits.h"
#include "oracle/tv/decide/shrink.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kKernelPoints = 4096;  // each takes as long as hundreds of a function
// Instructions executed, beyond which no further point is asked for; loops make many of few.
constexpr uint64_t kSteps = 32'000'000, kLoopSteps = 500'000;
// And where no run has come to an end yet: a loop of 2^32 turns has none that does.
constexpr uint64_t kEndlessSteps = 1'000'000;

}  // namespace

// The function without loops at a point where the original agrees: what it does is what the formula is made of.
Replay Points::unrolledAt(const Assignment& point) {
  Replay copy = replay({subject_.unrolled, nullptr, subject_.meaning, subject_.denoted}, point);
  if (copy.outcome == Replay::Outcome::kDiffers || copy.outcome == Replay::Outcome::kUnseen)
    unrolledWrong = "unrolled, the function differs from what it is: " +
                    (copy.counterexample ? copy.counterexample->note : copy.reason);
  copy.outcome = Replay::Outcome::kAgrees;
  return copy;
}

bool Points::at(const Assignment& point) {
  Replay replayed = replay(subject_, point);
  if (replayed.outcome == Replay::Outcome::kOpen) unsupported = replayed.reason;
  if (replayed.outcome == Replay::Outcome::kOutside || replayed.outcome == Replay::Outcome::kOpen) return false;
  satisfied = true;
  steps_ += replayed.steps;
  if (subject_.unrolled && replayed.outcome == Replay::Outcome::kAgrees) replayed = unrolledAt(point);
  if (subject_.meaning->kernel && replayed.outcome == Replay::Outcome::kAgrees) pairs.observe(replayed);
  if (replayed.outcome == Replay::Outcome::kAgrees) ++samples;
  if (replayed.outcome == Replay::Outcome::kUnseen) unsupported = unseen = replayed.reason;
  if (replayed.outcome == Replay::Outcome::kUnsupported) unsupported = replayed.reason;
  endless_ = samples == 0 && steps_ >= kEndlessSteps;
  if (replayed.outcome == Replay::Outcome::kUndefined && !undefinedAt) undefinedAt = {point, replayed.reason};
  if (replayed.outcome == Replay::Outcome::kDiffers) {
    ++samples;
    counterexample = replayed.counterexample;
  }
  return counterexample || undefinedAt || endless_;
}

bool Points::atModel(const Assignment& model) {
  const Assignment point = completed(model);
  if (isThread(runKernelOf(*subject_.meaning, point).registers, subject_.meaning->launch) != false)
    return at(point);
  unsupported = std::string("a solver's model has registers of no launch: ") + kLaunchLimits;
  return false;
}

Assignment Points::completed(const Assignment& model) const {
  Assignment point;
  for (const auto& [name, interval] : bounds_) {
    auto at = model.find(name);
    Int128 value = std::clamp(Int128(0), interval.low, interval.high);
    point[name] = at == model.end() ? static_cast<int64_t>(value) : at->second;
  }
  return point;
}

bool Points::search(const std::map<std::string, Interval>& within, const ValidationOptions& options) {
  bool kernel = subject_.meaning->kernel;
  const uint64_t most = subject_.unrolled ? kLoopSteps : kSteps;
  int64_t limit = kernel ? std::min(options.enumerationLimit, kKernelPoints) : options.enumerationLimit;
  if (pointCount(within, static_cast<uint64_t>(limit))) {
    everyPoint(within, [&](const Assignment& point) { return !at(point) && steps_ < most; });
    const bool all = steps_ < most && !endless_;
    if (all && !counterexample && !undefinedAt && unsupported.empty() && samples > 0)
      executed = Derivation(Method::kEnumeration, Engine::kEnumeration, samples, "all results, executed");
    if (all || counterexample || undefinedAt) return true;
    if (endless_) return false;
    steps_ = 0;
  }
  somePoints(within, options.seed, options.samples, [&](const Assignment& point) {
    return !at(rounded(joined(point, subject_.denoted->premises, bounds_), multiples_, bounds_)) && steps_ < most &&
           !(kernel && samples >= static_cast<uint64_t>(kKernelPoints));
  });
  return false;
}

Counterexample Points::smallest() const {
  auto differs = [&](const Assignment& point) {
    return replay(subject_, point).outcome == Replay::Outcome::kDiffers;
  };
  Replay shrunk = replay(subject_, shrink(counterexample->assignment, bounds_, differs));
  return shrunk.counterexample ? *shrunk.counterexample : *counterexample;
}

}  // namespace cutecheck::oracle
