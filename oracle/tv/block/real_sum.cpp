// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/real_sum.h"

#include <algorithm>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

namespace {

using Kind = OpaqueNode::Kind;

constexpr size_t kMostWork = 4'000'000, kMostDeep = 200;

}  // namespace

bool RealSums::fail(const std::string& what) {
  if (problem.empty()) problem = what;
  return false;
}

// Whether it is a sum, or the largest, of its operands. NaN and the signs of zeros are no real numbers.
bool RealSums::isJoined(const OpaqueNode& value) const {
  if (value.kind != Kind::kOperation) return false;
  if (!largest_) return value.name == "fadd" || value.name == kOpenSum;
  return value.name == "fmaxnum" || value.name == "fmaximum" || value.name == kOpenMaximum;
}

// Of shared memory, or of what lanes exchange; null for another value.
const SharedLoad* RealSums::loadOf(const OpaqueNode& value) const {
  if (value.kind != Kind::kLoad) return nullptr;
  const auto load = std::ranges::find_if(loads_, [&](const SharedLoad& l) { return l.line == value.number; });
  return load == loads_.end() ? nullptr : &*load;
}

// Where a value is joined of nothing but what the thread finds, each in one place.
bool RealSums::foundIn(const OpaqueNode& value, int64_t thread, Places& places) const {
  if (isJoined(value))
    return std::ranges::all_of(value.operands,
                               [&](const Opaque& part) { return foundIn(*part, thread, places); });
  if (value.kind == Kind::kConstant)
    return isConstant(value, largest_ ? RealConstant::kMinusInfinity : RealConstant::kZero);
  const SharedLoad* load = loadOf(value);
  const auto at = static_cast<size_t>(thread);
  if (!load || load->lines[at].size() != 1 || f_.accesses[load->line].fold) return false;
  places.emplace_back(load->lines[at].front(), load->writer[at]);
  return f_.accesses[load->lines[at].front()].type == f_.accesses[load->line].type;
}

const RealSum* RealSums::of(const OpaqueNode& value, int64_t thread) {
  const auto key = std::pair(&value, thread);
  Places places;
  const bool shared = foundIn(value, thread, places);
  std::ranges::sort(places);
  if (const auto at = shared_.find(places); shared && at != shared_.end()) return &at->second;
  if (const auto at = known_.find(key); at != known_.end()) return &at->second;
  RealSum sum;
  if (depth_ >= kMostDeep) return fail("a sum of sums that is nested too deep"), nullptr;
  ++depth_;
  const bool collected = collect(value, thread, nullptr, sum);
  --depth_;
  if (!collected) return nullptr;
  return shared ? &shared_.emplace(std::move(places), std::move(sum)).first->second
                : &known_.emplace(key, std::move(sum)).first->second;
}

// The largest may be given more than once.
bool RealSums::put(const Summand& one, RealSum& sum) {
  if (++work_ > kMostWork) return fail("a sum of too many values");
  return sum.insert(one).second || largest_ || fail("a value is a part of it more than once");
}

bool RealSums::collect(const OpaqueNode& value, int64_t thread, Turn* turn, RealSum& sum) {
  if (++work_ > kMostWork) return fail("a sum of too many values");
  if (isConstant(value, largest_ ? RealConstant::kMinusInfinity : RealConstant::kZero)) return true;
  if (isJoined(value))
    return std::ranges::all_of(value.operands,
                               [&](const Opaque& part) { return collect(*part, thread, turn, sum); });
  if (value.kind == Kind::kChoice) return fail("a sum with a value that is chosen by a condition");
  if (value.kind == Kind::kCarried) {
    if (!turn || value.number != turn->carried) return fail("a fold whose values depend on each other");
    ++turn->met;
    return true;
  }
  if (value.kind == Kind::kFolded) return !turn ? fold(value.number, thread, sum) : fail("a fold in a fold");
  const bool ofBlock = value.kind == Kind::kLoad && f_.pointers[f_.accesses[value.number].pointer].kind !=
                                                        MeaningPointer::Kind::kParameter;
  if (ofBlock) return !turn ? found(value, thread, sum) : fail("a sum of what a fold finds in shared memory");
  return put({&value, thread, turn ? turn->fold : std::nullopt}, sum);
}

// The value before the first turn, and in each turn what is added to it.
bool RealSums::fold(size_t carried, int64_t thread, RealSum& sum) {
  Turn turn{carried, 0, f_.carried[carried].fold};
  return collect(*form_.of(denoted_.carried[carried].first), thread, nullptr, sum) &&
         collect(*form_.of(denoted_.carried[carried].next), thread, &turn, sum) &&
         (turn.met == 1 || fail("a fold that does not add to the sum before"));
}

// What the thread finds was stored, or given, by one thread in one line.
bool RealSums::found(const OpaqueNode& value, int64_t thread, RealSum& sum) {
  const SharedLoad* load = loadOf(value);
  const auto at = static_cast<size_t>(thread);
  if (!load || load->lines[at].size() != 1 ||
      f_.accesses[load->lines[at].front()].type != f_.accesses[value.number].type)
    return fail("line " + std::to_string(f_.accesses[value.number].line) +
                ": what it finds is not of one line");
  const RealSum* given = of(*form_.of(denoted_.accesses[load->lines[at].front()].value), load->writer[at]);
  return given && std::ranges::all_of(*given, [&](const Summand& one) { return put(one, sum); });
}

}  // namespace cutecheck::oracle
