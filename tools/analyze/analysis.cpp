// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/analyze/analysis.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/eval/evaluate.h"
#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "tools/facts/layout_facts.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kLanes = 32, kSector = 32, kLine = 128, kVector = 16;
constexpr size_t kMostShown = 8;

Permutation permutationOf(const std::vector<int64_t>& offsets) {
  Permutation p;
  std::vector<bool> seen(offsets.size(), false);
  __int128 order = 1;
  for (size_t start = 0; start < offsets.size(); ++start) {
    if (seen[start]) continue;
    int64_t length = 0;
    for (size_t at = start; !seen[at]; at = static_cast<size_t>(offsets[at])) seen[at] = true, ++length;
    ++p.cycles;
    p.fixed += length == 1;
    p.longest = std::max(p.longest, length);
    if (length % 2 == 0) p.even = !p.even;
    if (order <= INT64_MAX) order = order / std::gcd(static_cast<int64_t>(order), length) * length;
  }
  if (order <= INT64_MAX) p.order = static_cast<int64_t>(order);
  return p;
}

Gaps gapsOf(std::vector<int64_t> offsets) {
  Gaps gaps;
  std::sort(offsets.begin(), offsets.end());
  for (size_t i = 1; i < offsets.size(); ++i) {
    const __int128 length = static_cast<__int128>(offsets[i]) - offsets[i - 1] - 1;
    if (length <= 0 || length > INT64_MAX) continue;
    gaps.count += static_cast<int64_t>(length);
    if (++gaps.runs <= static_cast<int64_t>(kMostShown))
      gaps.first.emplace_back(offsets[i - 1] + 1, static_cast<int64_t>(length));
  }
  return gaps;
}

// Linear over bits: offset(i ^ j) = offset(i) ^ offset(j), for all coordinates of 2^n.
std::optional<BitMatrix> bitsOf(const std::vector<int64_t>& offsets) {
  const size_t size = offsets.size();
  if (size < 2 || (size & (size - 1)) != 0 || offsets[0] != 0) return std::nullopt;
  int64_t all = 0;
  for (size_t i = 1; i < size; ++i) {
    const size_t low = i & (~i + 1);
    if (offsets[i] < 0 || offsets[i] != (offsets[low] ^ offsets[i ^ low])) return std::nullopt;
    all |= offsets[i];
  }
  BitMatrix rows;
  for (int bit = 0; bit < 63 && (all >> bit) != 0; ++bit) {
    std::string row;
    for (size_t column = 1; column < size; column *= 2) row += (offsets[column] >> bit & 1) != 0 ? '1' : '0';
    rows.push_back(row);
  }
  return rows;
}

// `at` lists the offsets of one access of each group of lanes; an access of a lane is `width` bytes.
void addAccess(Traffic& traffic, const std::vector<int64_t>& at, int64_t element, int64_t width) {
  std::set<int64_t> sectors, lines, bytes;
  for (const int64_t offset : at) {
    const int64_t begin = offset * element;
    bytes.insert(begin);
    for (int64_t byte = begin; byte < begin + width; byte += std::min(width, kSector))
      sectors.insert(byte / kSector), lines.insert(byte / kLine);
  }
  ++traffic.accesses;
  traffic.bytes += static_cast<int64_t>(bytes.size()) * width;
  traffic.sectors += static_cast<int64_t>(sectors.size());
  traffic.lines += static_cast<int64_t>(lines.size());
  traffic.worst = std::max(traffic.worst, static_cast<int64_t>(sectors.size()));
}

// Threads fastest; `values` of each, `step` of them in one access.
std::optional<Traffic> trafficOf(const std::vector<int64_t>& offsets, int64_t threads, int64_t step,
                                 int64_t element) {
  // A bound on addresses, so that no product leaves int64_t.
  for (const int64_t offset : offsets)
    if (offset < 0 || offset > INT64_MAX / 64) return std::nullopt;
  Traffic traffic;
  const int64_t values = static_cast<int64_t>(offsets.size()) / threads;
  for (int64_t value = 0; value < values; value += step)
    for (int64_t first = 0; first < threads; first += kLanes) {
      std::vector<int64_t> at;
      for (int64_t thread = first; thread < std::min(threads, first + kLanes); ++thread)
        at.push_back(offsets[static_cast<size_t>(thread + threads * value)]);
      addAccess(traffic, at, element, step * element);
    }
  return traffic;
}

Expected<std::vector<int64_t>> offsetsOf(const Value& value, int64_t size) {
  if (const auto* composed = std::get_if<ComposedLayout>(&value)) return offsets(*composed, size);
  CUTECHECK_TRY(layout, asLayout(value));
  return offsets(layout, size);
}

// 32 threads with 16 bytes each along the offsets from 0 on: a right inverse in rows of a vector.
void findCoalesced(Analysis& analysis, int64_t element) {
  const int64_t each = kVector / element;
  const auto inverse = evaluateCall("right_inverse", {analysis.layout});
  if (!inverse.ok()) return;
  const auto reach = evaluateCall("size", {toString(*inverse)});
  const auto* count = reach.ok() ? std::get_if<IntTuple>(&*reach) : nullptr;
  if (count == nullptr || !count->isInt() || count->value() < kLanes * each) return;
  const std::string lanes =
      "(" + std::to_string(kLanes) + "," + std::to_string(each) + "):(" + std::to_string(each) + ",1)";
  const auto tv = evaluateCall("composition", {toString(*inverse), lanes});
  if (!tv.ok()) return;
  const auto after = evaluateCall("composition", {analysis.layout, toString(*tv)});
  const auto all =
      after.ok() ? offsetsOf(*after, kLanes * each) : Expected<std::vector<int64_t>>(after.error());
  if (!all.ok()) return;
  // What is offered is looked at: a vector of a thread is one run of bytes.
  for (int64_t lane = 0; lane < kLanes; ++lane)
    for (int64_t i = 1; i < each; ++i)
      if ((*all)[static_cast<size_t>(lane + kLanes * i)] != (*all)[static_cast<size_t>(lane)] + i) return;
  analysis.coalesced = toString(*tv);
  analysis.best = trafficOf(*all, kLanes, each, element);
}

}  // namespace

Expected<Analysis> analyze(const Value& value, const AnalyzeAsked& asked) {
  if (asked.element < 0 || asked.element > kVector || (asked.element & (asked.element - 1)) != 0)
    return makeError(Code::kUsage, "analyze_c1",
                     "an element has 1, 2, 4, 8 or 16 bytes, not " + std::to_string(asked.element));
  CUTECHECK_TRY(facts, layoutFacts(value));
  Analysis analysis;
  analysis.layout = toString(value);
  analysis.size = facts.size;
  CUTECHECK_TRY(all, offsetsOf(value, facts.size));
  if (facts.bijective()) analysis.permutation = permutationOf(all);
  analysis.gaps = gapsOf(all);
  analysis.bits = bitsOf(all);

  const auto* composed = std::get_if<ComposedLayout>(&value);
  CUTECHECK_TRY(plain, composed != nullptr ? Expected<Layout>(composed->layout) : asLayout(value));
  const IntTuple& shape = plain.shape();
  CUTECHECK_TRY(threads,
                shape.isTuple() && shape.rank() > 1 ? size(shape.mode(0)) : Expected<int64_t>(facts.size));
  for (int64_t thread = 1; thread < threads; ++thread) {
    const int64_t step = all[static_cast<size_t>(thread)] - all[static_cast<size_t>(thread - 1)];
    if (std::find(analysis.threadSteps.begin(), analysis.threadSteps.end(), step) ==
        analysis.threadSteps.end())
      analysis.threadSteps.push_back(step);
  }
  if (asked.element > 0) {
    analysis.traffic = trafficOf(all, threads, 1, asked.element);
    if (composed == nullptr) findCoalesced(analysis, asked.element);
  }
  if (asked.offset)
    for (int64_t i = 0; i < facts.size; ++i)
      if (all[static_cast<size_t>(i)] == *asked.offset) {
        CUTECHECK_TRY(coordinate, idx2crd(IntTuple(i), shape));
        analysis.reached.push_back(toString(coordinate));
      }
  return analysis;
}

}  // namespace cutecheck::cli
