// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/complement.h"

#include <algorithm>

#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

Computed lack(std::string condition) {
  Computed computed;
  computed.missing = std::move(condition);
  return computed;
}

}  // namespace

std::vector<Mode> filtered(const Form& a, const Facts& facts) {
  std::vector<Mode> kept;
  for (const Mode& mode : leavesOf(a))
    if (!facts.equal(mode.stride, Polynomial(0))) kept.push_back(mode);
  return coalesced(Form::flat(kept), facts);
}

std::optional<std::pair<Polynomial, Polynomial>> endsOf(const Form& a, const Facts& facts) {
  Polynomial least(0), largest(0);
  for (const Mode& mode : leavesOf(a)) {
    Polynomial reach = (mode.extent - Polynomial(1)) * mode.stride;
    if (facts.nonNegative(mode.stride)) {
      largest = largest + reach;
    } else if (facts.nonNegative(Polynomial(0) - mode.stride)) {
      least = least + reach;
    } else {
      return std::nullopt;
    }
  }
  return std::pair{least, largest};
}

std::optional<Polynomial> cosize(const Form& a, const Facts& facts) {
  std::optional<std::pair<Polynomial, Polynomial>> ends = endsOf(a, facts);
  if (!ends) return std::nullopt;
  return Polynomial(1) + ends->second - ends->first;
}

namespace {

Computed gapsOf(const Form& a, const Polynomial& cotarget, const Facts& facts) {
  std::vector<Mode> left = filtered(a, facts), out;
  Polynomial running(1);
  if (!facts.positive(cotarget)) return lack("complement needs " + cotarget.str() + " >= 1");
  while (!left.empty()) {
    auto least = std::find_if(left.begin(), left.end(), [&](const Mode& m) {
      return std::all_of(left.begin(), left.end(),
                         [&](const Mode& other) { return &m == &other || facts.lessEqual(m.stride, other.stride); });
    });
    if (least == left.end()) return lack("complement needs the order of the strides of " + toString(a));
    Mode mode = *least;
    left.erase(least);
    if (!facts.lessEqual(running, mode.stride))
      return lack("complement needs " + running.str() + " <= " + mode.stride.str());
    const Polynomial gap = quotient(mode.stride, running), below = gap * running;
    // A hole above the cotarget is none.
    const bool none = gap.constant() && running.constant() && facts.lessEqual(cotarget, below);
    if (!none && !(below == mode.stride) && (gap.constant() || !facts.lessEqual(mode.stride, below)))
      return lack("complement needs (" + mode.stride.str() + ") % (" + running.str() + ") == 0");
    if (!facts.equal(gap, Polynomial(1))) out.push_back({gap, running});
    running = mode.extent * mode.stride;
    // Premises that contradict an extent can make it 0.
    if (running.constant() && *running.constant() < 1) return lack("complement needs " + mode.extent.str() + " >= 1");
  }
  Polynomial rest = quotient(cotarget, running);
  const bool whole = rest * running == cotarget || (!rest.constant() && facts.lessEqual(cotarget, rest * running));
  if (!whole && running.constant()) {
    rest = quotient(cotarget + running - Polynomial(1), running);
  } else if (!whole) {
    rest = Polynomial(1);
    if (!facts.lessEqual(cotarget, running))
      return lack("complement needs (" + cotarget.str() + ") % (" + running.str() + ") == 0");
  }
  if (!whole && !facts.equal(rest * running, cotarget)) {
    // Exactly [0, cotarget) is tiled in one way. Beyond it a mode of A is heeded, unless it is of size 1.
    for (const Mode& mode : filtered(a, facts))
      if (!mode.extent.constant() && !facts.lessEqual(Polynomial(2), mode.extent))
        return lack("complement needs " + mode.extent.str() + " >= 2");
  }
  if (!facts.equal(rest, Polynomial(1))) out.push_back({rest, running});
  Computed computed;
  computed.form = Form::flat(out);
  computed.how = Method::kComplement;
  return computed;
}

// For numbers, where filling every gap of A does not work: below the cotarget the chain is forced, since
// the least offset not yet covered is a stride of A or of R; above it A keeps its gaps. Refuses when
// the forced chain can not go on; that A comes back into what is covered is for the caller to see.
Computed forcedChain(const Form& a, int64_t cotarget, const Facts& facts) {
  std::vector<std::pair<Int128, Int128>> left;  // stride, extent
  for (const Mode& mode : filtered(a, facts)) left.emplace_back(*mode.stride.constant(), *mode.extent.constant());
  std::sort(left.begin(), left.end());
  std::vector<Mode> out;
  Int128 covered = 1;
  for (const auto& [stride, extent] : left) {
    if (covered >= cotarget || stride >= cotarget) break;
    if (stride % covered != 0) {
      Computed computed;
      computed.refused = makeError(Code::kNoComplement, "complement_c1",
                                   "stride " + std::to_string(static_cast<int64_t>(stride)) +
                                       " is not a multiple of the interval that smaller strides cover");
      return computed;
    }
    if (stride > covered) out.push_back({Polynomial(stride / covered), Polynomial(covered)});
    covered = stride * extent;
  }
  if (covered < cotarget) out.push_back({Polynomial(ceilDiv(cotarget, covered)), Polynomial(covered)});
  Computed computed;
  computed.form = Form::flat(out);
  computed.how = Method::kComplement;
  return computed;
}

}  // namespace

Computed complement(const Form& a, const Polynomial& cotarget, const Facts& facts) {
  Computed computed = gapsOf(a, cotarget, facts);
  std::optional<Int128> bound = cotarget.constant();
  if (computed.form || !isStatic(Form::flat(filtered(a, facts))) || !bound || *bound < 1 || !narrow(*bound))
    return computed;
  // A mode of one coordinate has no sign.
  for (const Mode& mode : filtered(a, facts))
    if (*mode.stride.constant() < 0) return computed;
  return forcedChain(a, static_cast<int64_t>(*bound), facts);
}

namespace {

// Modes by index in their order, strides 1, s1, s1*s2, ...: the longest such chain from `running` on.
// Where several modes have one stride, the first of the longest is taken.
struct Chains {
  const std::vector<Mode>& modes;
  const Facts& facts;
  std::vector<bool> used;
  std::string missing;

  struct Chain {
    std::vector<size_t> order;
    Polynomial length{1};
  };

  Chain longest(const Polynomial& running) {
    std::vector<Chain> candidates;
    for (size_t i = 0; i < modes.size(); ++i) {
      if (used[i]) continue;
      if (!facts.equal(modes[i].stride, running)) {
        bool apart = facts.holds(modes[i].stride, Relation::kNotEqual, running);
        if (!apart) missing = "right_inverse needs " + modes[i].stride.str() + " != " + running.str();
        continue;
      }
      used[i] = true;
      Chain rest = longest(running * modes[i].extent);
      used[i] = false;
      rest.order.insert(rest.order.begin(), i);
      rest.length = rest.length * modes[i].extent;
      candidates.push_back(std::move(rest));
    }
    if (candidates.empty()) return {};
    for (size_t i = 0; i < candidates.size(); ++i) {
      bool first = true;
      for (size_t j = 0; j < candidates.size(); ++j)
        first = first && (j == i || facts.lessEqual(candidates[j].length + Polynomial(j < i ? 1 : 0),
                                                    candidates[i].length));
      if (first) return candidates[i];
    }
    missing = "right_inverse needs the order of the extents of stride " + running.str();
    return {};
  }
};

constexpr size_t kMostInverted = 16;  // modes; chains branch where strides repeat

// What is not known to keep a mode of the chain from being one with a mode that is left out: they may stand side by
// side where all modes between them are of size 1, and are one where the second continues the first. Empty where
// all of that is known.
std::string mayBeCut(const std::vector<Mode>& modes, const std::vector<size_t>& chain, const Facts& facts) {
  std::vector<bool> inside(modes.size(), false);
  for (const size_t i : chain) inside[i] = true;
  for (size_t i = 0; i < modes.size(); ++i) {
    for (size_t j = i + 1; j < modes.size(); ++j) {
      const Polynomial end = modes[i].extent * modes[i].stride;
      if (inside[i] != inside[j] && !facts.holds(end, Relation::kNotEqual, modes[j].stride))
        return "right_inverse needs " + end.str() + " != " + modes[j].stride.str();
      if (facts.lessEqual(Polynomial(2), modes[j].extent)) break;
    }
  }
  return {};
}

}  // namespace

Computed rightInverse(const Form& a, const Facts& facts, Inverse which) {
  std::vector<Mode> modes = coalesced(a, facts);
  if (modes.size() > kMostInverted) return lack("right_inverse of more than 16 modes");
  Chains chains{modes, facts, std::vector<bool>(modes.size(), false), {}};
  Chains::Chain chain = chains.longest(Polynomial(1));
  if (!chains.missing.empty()) return lack(chains.missing);
  if (which == Inverse::kLongest)
    if (std::string open = mayBeCut(modes, chain.order, facts); !open.empty()) return lack(std::move(open));
  std::vector<Polynomial> before{Polynomial(1)};
  for (const Mode& mode : modes) before.push_back(before.back() * mode.extent);
  std::vector<Mode> out;
  for (size_t i : chain.order) out.push_back({modes[i].extent, before[i]});
  Computed computed;
  computed.form = Form::flat(out);
  computed.how = Method::kRightInverse;
  return computed;
}

}  // namespace cutecheck::oracle
