// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/facts/postcondition.h"

#include <algorithm>
#include <functional>
#include <set>

#include "core/notation/print.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

namespace {

using Function = std::function<std::optional<int64_t>(int64_t)>;

PostconditionResult violated(std::string reason) { return {Judgement::kViolated, std::move(reason)}; }
PostconditionResult notJudged(std::string reason) { return {Judgement::kNotJudged, std::move(reason)}; }
PostconditionResult kept() { return {Judgement::kHolds, {}}; }

std::string text(std::optional<int64_t> offset) { return offset ? std::to_string(*offset) : "overflow"; }

// An integer argument is the layout n:1; tuples, which go by mode, are not judged.
std::optional<Layout> asLayout(const Value& value) {
  if (const Layout* layout = std::get_if<Layout>(&value)) return *layout;
  if (const Tiler* tiler = std::get_if<Tiler>(&value); tiler != nullptr && tiler->isLayout())
    return tiler->layout();
  const IntTuple* number = std::get_if<IntTuple>(&value);
  if (number != nullptr && number->isInt() && number->value() >= 1)
    return Layout::unchecked(*number, IntTuple(1));
  return std::nullopt;
}

// result(i) = expected(i) for all i of a domain of `size` coordinates.
PostconditionResult sameFunction(const Layout& result, int64_t size, const Function& expected) {
  const std::optional<FlatLayout> flat = flatten(result);
  if (!flat) return violated("the result is not a static integer layout");
  if (flat->size() != size)
    return violated("the result has " + text(flat->size()) + " coordinates, not " + std::to_string(size));
  if (size > kMaxJudged) return notJudged("more than 2^21 coordinates");
  for (int64_t i = 0; i < size; ++i) {
    const std::optional<int64_t> want = expected(i), got = flat->at(i);
    if (want != got)
      return violated("at " + std::to_string(i) + " the result is " + text(got) + ", the truth " +
                      text(want));
  }
  return kept();
}

PostconditionResult judgeComposition(const Layout& a, const Layout& b, const Layout& result) {
  const std::optional<FlatLayout> outer = flatten(a), inner = flatten(b);
  if (!outer || !inner || !inner->size()) return notJudged("operands are not static integer layouts");
  return sameFunction(result, *inner->size(), [&](int64_t i) -> std::optional<int64_t> {
    const std::optional<int64_t> middle = inner->at(i);
    return middle ? outer->at(*middle) : std::nullopt;
  });
}

PostconditionResult judgeCoalesce(const Layout& a, const Layout& result) {
  const std::optional<FlatLayout> flat = flatten(a);
  if (!flat || !flat->size()) return notJudged("the operand is not a static integer layout");
  for (size_t i = 0; i < result.rank(); ++i) {
    if (!result.shape().mode(i).isLeaf()) return violated("the result is nested");
    if (result.rank() > 1 && result.shape().mode(i).isInt(1))
      return violated("the result has a mode of size 1");
  }
  return sameFunction(result, *flat->size(), [&](int64_t i) { return flat->at(i); });
}

// filter: the same set of offsets, each but once where the strides were 0.
PostconditionResult judgeFilter(const Layout& a, const Layout& result) {
  const auto before = offsets(a, kMaxJudged), after = offsets(result, kMaxJudged);
  if (!before || !after) return notJudged("not enumerable");
  if (std::set<int64_t>(before->begin(), before->end()) != std::set<int64_t>(after->begin(), after->end()))
    return violated("the result has another image");
  for (const IntTuple& stride : leaves(result.stride()))
    if (stride.isInt(0) && after->size() > 1) return violated("the result keeps a stride 0");
  return kept();
}

// complement: (filter(A), R) injective, its image contains [0, cotarget), strides of R increasing.
PostconditionResult judgeComplement(const Layout& a, int64_t cotarget, const Layout& result) {
  const auto image = offsets(a, kMaxJudged), rest = offsets(result, kMaxJudged);
  if (!image || !rest || cotarget > kMaxJudged) return notJudged("not enumerable");
  const std::set<int64_t> base(image->begin(), image->end());
  if (base.size() * rest->size() > static_cast<size_t>(kMaxJudged)) return notJudged("more than 2^21 sums");
  std::vector<Int128> sums;
  for (int64_t offset : *rest)
    for (int64_t start : base) sums.push_back(static_cast<Int128>(start) + offset);
  std::sort(sums.begin(), sums.end());
  const auto twice = std::adjacent_find(sums.begin(), sums.end());
  if (twice != sums.end()) return violated("offset " + text(narrow(*twice)) + " is reached twice");
  int64_t next = 0;
  for (Int128 sum : sums) next += sum == next ? 1 : 0;
  if (next < cotarget) return violated("offset " + std::to_string(next) + " is not reached");
  const std::vector<IntTuple> strides = leaves(result.stride());
  for (size_t i = 1; i < strides.size(); ++i)
    if (strides[i].value() <= strides[i - 1].value()) return violated("the strides do not increase");
  return kept();
}

// logical_divide: mode 0 is A after the tile, and where the tile divides A nothing is lost or repeated.
PostconditionResult judgeDivide(const Layout& a, const Layout& tile, const Layout& result) {
  if (result.rank() != 2) return violated("the result does not have two modes");
  const PostconditionResult tiles = judgeComposition(a, tile, result.mode(0));
  if (tiles.judgement != Judgement::kHolds) return tiles;
  auto before = offsets(a, kMaxJudged), after = offsets(result, kMaxJudged);
  if (!before || !after) return notJudged("not enumerable");
  if (after->size() < before->size()) return violated("coordinates are lost");
  if (after->size() > before->size()) return kept();  // the tiles overhang A
  std::sort(before->begin(), before->end());
  std::sort(after->begin(), after->end());
  return *before == *after ? kept() : violated("the multiset of offsets differs from that of A");
}

// logical_product: mode 0 is A; when A is injective apart from strides 0 and B injective, so is the whole.
PostconditionResult judgeProduct(const Layout& a, const Layout& b, const Layout& result) {
  if (result.rank() != 2) return violated("the result does not have two modes");
  if (!(result.mode(0) == a)) return violated("mode 0 is not the block");
  const auto block = offsets(a, kMaxJudged), tiler = offsets(b, kMaxJudged);
  const auto copies = offsets(result.mode(1), kMaxJudged);
  if (!block || !tiler || !copies) return notJudged("not enumerable");
  if (copies->size() != tiler->size()) return violated("the number of copies is not size(B)");
  const std::set<int64_t> base(block->begin(), block->end()), starts(copies->begin(), copies->end());
  if (std::set<int64_t>(tiler->begin(), tiler->end()).size() != starts.size())
    return violated("B and the copies repeat differently");
  if (base.size() * starts.size() > static_cast<size_t>(kMaxJudged)) return notJudged("more than 2^21 sums");
  std::set<Int128> sums;
  for (int64_t start : starts)
    for (int64_t offset : base)
      if (!sums.insert(static_cast<Int128>(start) + offset).second) return violated("two copies overlap");
  return kept();
}

PostconditionResult judgeRightInverse(const Layout& a, const Layout& result) {
  const std::optional<FlatLayout> outer = flatten(a), inner = flatten(result);
  if (!outer || !inner || !inner->size()) return notJudged("not static integer layouts");
  if (*inner->size() > kMaxJudged) return notJudged("more than 2^21 coordinates");
  for (int64_t i = 0; i < *inner->size(); ++i) {
    const std::optional<int64_t> middle = inner->at(i);
    const std::optional<int64_t> back = middle ? outer->at(*middle) : std::nullopt;
    if (back != i) return violated("at " + std::to_string(i) + " A(R(i)) is " + text(back));
  }
  return kept();
}

}  // namespace

PostconditionResult judge(std::string_view op, const std::vector<Value>& args, const Value& value) {
  const Layout* result = std::get_if<Layout>(&value);
  const std::optional<Layout> a = args.empty() ? std::nullopt : asLayout(args[0]);
  const std::optional<Layout> b = args.size() < 2 ? std::nullopt : asLayout(args[1]);
  if (result == nullptr || !a) return notJudged("no rule for these operands");
  if (args.size() == 1) {
    if (op == "coalesce") return judgeCoalesce(*a, *result);
    if (op == "filter") return judgeFilter(*a, *result);
    if (op == "right_inverse") return judgeRightInverse(*a, *result);
  }
  if (args.size() == 2 && op == "complement") {
    const IntTuple* cotarget = std::get_if<IntTuple>(&args[1]);
    if (cotarget != nullptr && cotarget->isInt()) return judgeComplement(*a, cotarget->value(), *result);
  }
  if (args.size() == 2 && b) {
    if (op == "composition") return judgeComposition(*a, *b, *result);
    if (op == "logical_divide") return judgeDivide(*a, *b, *result);
    if (op == "logical_product") return judgeProduct(*a, *b, *result);
  }
  return notJudged("no rule for these operands");
}

}  // namespace cutecheck::cli
