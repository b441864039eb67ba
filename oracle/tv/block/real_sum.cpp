// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/real_sum.h"

#include <algorithm>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

namespace {

using Kind = OpaqueNode::Kind;

constexpr size_t kMostWork = 4'000'000, kMostDeep = 200;

bool isZeroFloat(const OpaqueNode& value) {
  return value.kind == Kind::kConstant && value.number == 0 && value.name[0] != 'i';
}

}  // namespace

bool RealSums::fail(const std::string& what) {
  if (problem.empty()) problem = what;
  return false;
}

const RealSum* RealSums::of(const Opaque& value, int64_t thread) {
  const auto key = std::pair(value.get(), thread);
  if (const auto at = known_.find(key); at != known_.end()) return &at->second;
  RealSum sum;
  if (depth_ >= kMostDeep) return fail("a sum of sums that is nested too deep"), nullptr;
  ++depth_;
  const bool collected = collect(value, thread, nullptr, sum);
  --depth_;
  return collected ? &known_.emplace(key, std::move(sum)).first->second : nullptr;
}

bool RealSums::put(const Summand& one, RealSum& sum) {
  if (++work_ > kMostWork) return fail("a sum of too many values");
  return sum.insert(one).second || fail("a value is a part of it more than once");
}

bool RealSums::collect(const Opaque& value, int64_t thread, Turn* turn, RealSum& sum) {
  if (++work_ > kMostWork) return fail("a sum of too many values");
  if (isZeroFloat(*value)) return true;
  const bool adds = value->kind == Kind::kOperation && (value->name == "fadd" || value->name == kOpenSum);
  if (adds)
    return std::ranges::all_of(value->operands,
                               [&](const Opaque& part) { return collect(part, thread, turn, sum); });
  if (value->kind == Kind::kChoice) return fail("a sum with a value that is chosen by a condition");
  if (value->kind == Kind::kCarried) {
    if (!turn || value->number != turn->carried) return fail("a fold whose values depend on each other");
    ++turn->met;
    return true;
  }
  if (value->kind == Kind::kFolded)
    return !turn ? fold(value->number, thread, sum) : fail("a fold in a fold");
  const bool ofBlock = value->kind == Kind::kLoad && f_.pointers[f_.accesses[value->number].pointer].kind !=
                                                         MeaningPointer::Kind::kParameter;
  if (ofBlock)
    return !turn ? found(value->number, thread, sum) : fail("a sum of what a fold finds in shared memory");
  return put({value.get(), thread, turn ? turn->fold : std::nullopt}, sum);
}

// The value before the first turn, and in each turn what is added to it.
bool RealSums::fold(size_t carried, int64_t thread, RealSum& sum) {
  Turn turn{carried, 0, f_.carried[carried].fold};
  return collect(denoted_.carried[carried].first, thread, nullptr, sum) &&
         collect(denoted_.carried[carried].next, thread, &turn, sum) &&
         (turn.met == 1 || fail("a fold that does not add to the sum before"));
}

// What the thread finds was stored, or given, by one thread in one line.
bool RealSums::found(size_t line, int64_t thread, RealSum& sum) {
  const auto load = std::ranges::find_if(loads_, [&](const SharedLoad& l) { return l.line == line; });
  const auto at = static_cast<size_t>(thread);
  if (load == loads_.end() || load->lines[at].size() != 1 ||
      f_.accesses[load->lines[at].front()].type != f_.accesses[line].type)
    return fail("line " + std::to_string(f_.accesses[line].line) + ": what it finds is not of one line");
  const RealSum* given = of(denoted_.accesses[load->lines[at].front()].value, load->writer[at]);
  return given && std::ranges::all_of(*given, [&](const Summand& one) { return put(one, sum); });
}

}  // namespace cutecheck::oracle
