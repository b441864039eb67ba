// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/judge.h"

#include <algorithm>

#include "properties/kernel_adversary/machine.h"
#include "properties/kernel_adversary/reference.h"

namespace cutecheck::kernel_adversary {

Compared compareAt(const Program& program, const llvm::Function& function, const Launch& launch, bool loose) {
  using Outcome = Compared::Outcome;
  Compared result;
  const Trace expected = evaluate(program, launch);
  result.wrapped = expected.wrapped;
  result.outside = expected.outside;
  result.beyond = expected.beyond;
  result.noSuchTile = expected.noSuchTile;
  result.need = expected.need;
  if (expected.status != Trace::Status::kDone || (expected.noSuchTile && !loose) || (!expected.need.empty() && !loose)) {
    result.reason = expected.reason;
    return result;
  }
  const Trace got = execute(function, program, launch, expected);
  const auto said = [&](Outcome outcome, std::string reason) {
    result.outcome = outcome;
    result.reason = std::move(reason);
    return result;
  };
  if (got.status == Trace::Status::kNotKnown) return said(Outcome::kNotKnown, got.reason);
  if (got.status == Trace::Status::kUndefined) return said(Outcome::kApart, "undefined behaviour: " + got.reason);
  if (got.written != expected.written) {
    for (const auto& [place, byte] : got.written) {
      const auto at = expected.written.find(place);
      if (at == expected.written.end()) return said(Outcome::kApart, "writes where the module does not");
      if (byte.poison) return said(Outcome::kApart, "writes poison");
    }
    return said(Outcome::kApart,
                got.written.size() < expected.written.size() ? "does not write what the module does" : "writes another value");
  }
  for (const auto& [place, times] : got.read)
    if (!expected.read.count(place)) return said(Outcome::kApart, "reads where the module does not");
  const bool alike = got.stores == expected.stores && got.loads == expected.loads;
  return alike ? said(Outcome::kSame, "") : said(Outcome::kOther, "accesses that leave the same behind");
}

Search search(const Program& program, const llvm::Function& function, generators::Random& random, int launches) {
  Search result;
  const std::vector<int64_t> interesting = interestingNumbers(program);
  for (int i = 0; i < launches; ++i) {
    const std::optional<Launch> launch = drawLaunch(program, interesting, random);
    if (!launch) continue;
    const Compared c = compareAt(program, function, *launch);
    if (!c.need.empty() && !result.needy) {
      result.needy = launch;
      result.need = c.need;
    }
    if (program.inBounds && c.outside && !result.outside) result.outside = launch;
    if (c.outcome == Compared::Outcome::kSkipped) continue;
    if (c.outcome == Compared::Outcome::kNotKnown) {
      ++result.notKnown;
      result.reason = c.reason;
      continue;
    }
    ++result.compared;
    if (c.outcome != Compared::Outcome::kApart) continue;
    if (!result.apart) {
      result.apart = launch;
      result.reason = c.reason;
    }
    if (!c.wrapped && !c.beyond) {
      result.unwrapped = launch;
      result.reason = c.reason;
      break;
    }
  }
  return result;
}

std::optional<Launch> launchOf(const Program& program, const std::map<std::string, int64_t>& witness) {
  Launch launch;
  for (const Tensor& tensor : program.tensors) {
    std::vector<int64_t> extents, strides;
    for (const Mode& mode : tensor.modes) {
      for (const Leaf& leaf : mode.extents) extents.push_back(leaf.dynamic ? leaf.div : leaf.value);
      for (const Leaf& leaf : mode.strides) strides.push_back(leaf.dynamic ? leaf.div : leaf.value);
    }
    launch.allocation.push_back(static_cast<int>(launch.extents.size()));
    launch.start.push_back(0);
    launch.extents.push_back(std::move(extents));
    launch.strides.push_back(std::move(strides));
  }
  launch.scalars.assign(program.scalars.size(), 0);
  launch.block = program.block > 0 ? program.block : 1024;
  for (const auto& [name, value] : witness)
    if (!setNumber(program, launch, name, value)) return std::nullopt;
  return launch;
}

}  // namespace cutecheck::kernel_adversary
