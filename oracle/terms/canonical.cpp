// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/canonical.h"

#include <algorithm>

#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

std::vector<Mode> merge(const std::vector<Mode>& modes, const Facts& facts, bool keepLast) {
  std::vector<Mode> out;
  for (size_t i = 0; i < modes.size(); ++i) {
    const Mode& mode = modes[i];
    bool last = i + 1 == modes.size();
    if (facts.equal(mode.extent, Polynomial(1)) && !(keepLast && last)) continue;
    bool contiguous = !out.empty() && facts.equal(out.back().extent * out.back().stride, mode.stride);
    if (contiguous) {
      out.back().extent = facts.normal(out.back().extent * mode.extent);
    } else {
      out.push_back({facts.normal(mode.extent), facts.normal(mode.stride)});
    }
  }
  return out;
}

}  // namespace

std::vector<Mode> coalesced(const Form& form, const Facts& facts) {
  return merge(leavesOf(form), facts, false);
}

bool mergesDecided(const std::vector<Mode>& modes, const Facts& facts) {
  for (size_t k = 1; k < modes.size(); ++k)
    if (!facts.holds(modes[k - 1].extent * modes[k - 1].stride, Relation::kNotEqual, modes[k].stride)) return false;
  return true;
}

bool noneOfSizeOne(const std::vector<Mode>& modes, const Facts& facts) {
  return std::all_of(modes.begin(), modes.end(), [&](const Mode& mode) {
    return mode.extent.constant() || facts.lessEqual(Polynomial(2), mode.extent);
  });
}

std::vector<Mode> coalescedExtended(const Form& form, const Facts& facts) {
  std::vector<Mode> modes = merge(leavesOf(form), facts, true);
  if (modes.empty()) modes.push_back({});
  return modes;
}

}  // namespace cutecheck::oracle
