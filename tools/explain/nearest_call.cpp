// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/nearest_call.h"

#include <algorithm>

#include "core/eval/evaluate.h"
#include "core/notation/print.h"
#include "oracle/claims/prove.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kFarthest = 64;
constexpr size_t kMostNumbers = 24, kMostOffered = 3, kMostProofs = 4;

// The integer leaves of an argument that are strides, or that are not; apart from those of swizzles.
void numbersOf(Expression& e, bool strides, bool inStride, std::vector<Expression*>& numbers) {
  if (e.kind == Expression::Kind::kInt && strides == inStride) numbers.push_back(&e);
  if (e.kind == Expression::Kind::kSwizzle) return;
  for (size_t i = 0; i < e.children.size(); ++i)
    numbersOf(e.children[i], strides, inStride || (e.kind == Expression::Kind::kLayout && i == 1), numbers);
}

// By the reference and, apart from it, by the oracle.
bool isProved(const std::string& call, const std::string& result) {
  const Expected<oracle::Answer> answer = oracle::prove(call + " == " + result, "", {});
  return answer.ok() && answer->verdict == oracle::Verdict::kProved;
}

// The least change of one number of the argument after which the call has a result that is proved.
bool tryArgument(Expression& call, size_t argument, bool strides, NearestCall& found) {
  std::vector<Expression*> numbers;
  numbersOf(call.children[argument], strides, false, numbers);
  size_t asked = 0;
  if (numbers.empty() || numbers.size() > kMostNumbers) return false;
  for (int64_t distance = 1; distance <= kFarthest; ++distance)
    for (Expression* number : numbers)
      for (const int64_t value : {number->value + distance, number->value - distance}) {
        const int64_t before = number->value;
        // Of a number that is not 0, 0 and negative ones are another kind of layout.
        if (value < 1) continue;
        number->value = value;
        const Expected<Value> result = evaluate(call);
        const bool plain = result.ok() && (std::holds_alternative<Layout>(*result) ||
                                           std::holds_alternative<ComposedLayout>(*result) ||
                                           std::holds_alternative<IntTuple>(*result));
        if (plain && ++asked <= kMostProofs && isProved(toString(call), toString(*result))) {
          found = {toString(call), toString(*result),
                   std::to_string(before) + " -> " + std::to_string(value) + (strides ? ", a stride" : "") +
                       " in argument " + std::to_string(argument + 1)};
          number->value = before;
          return true;
        }
        number->value = before;
      }
  return false;
}

}  // namespace

std::vector<NearestCall> nearestCalls(const Expression& asked) {
  Expression call = asked;
  std::vector<NearestCall> found;
  for (size_t argument = call.children.size(); argument-- > 0;)
    for (const bool strides : {false, true}) {
      NearestCall one;
      if (found.size() < kMostOffered && tryArgument(call, argument, strides, one))
        found.push_back(std::move(one));
    }
  return found;
}

}  // namespace cutecheck::cli
