// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Input made to hurt: deep, long, huge, empty, at the ends of int64_t. Each gets an answer or a diagnostic within
// a second and 256 MB, whatever the operation.
#include <ctime>
#include <fstream>
#include <iostream>

#include "core/eval/evaluate.h"
#include "core/notation/test_support.h"

#ifndef __has_feature
#define __has_feature(x) 0
#endif

namespace cutecheck {
namespace {

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
constexpr bool kInstrumented = true;
#else
constexpr bool kInstrumented = false;
#endif
// Processor time, so that a busy machine does not count. Instrumented code is several times slower.
constexpr double kSeconds = kInstrumented ? 10.0 : 1.0;
constexpr long kKilobytes = 256 * 1024;

// The most memory that this process had at any time; 0 where the system does not tell.
long peakKilobytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "VmHWM:") {
      long kilobytes = 0;
      status >> kilobytes;
      return kilobytes;
    }
  return 0;
}

class Stopwatch {
 public:
  double seconds() const { return static_cast<double>(std::clock() - begin_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t begin_ = std::clock();
};

std::string answer(const std::string& expression) {
  const auto parsed = parseExpression(expression);
  if (!parsed.ok()) return std::string(codeName(parsed.error().code));
  return text(evaluate(*parsed));
}

std::string times(const std::string& part, size_t count) {
  std::string all;
  for (size_t i = 0; i < count; ++i) all += part;
  return all;
}

struct Case {
  std::string name, text, answer;
};

std::vector<Case> cases() {
  constexpr size_t kDeep = 100000, kLong = 10 << 20;
  return {
      {"open tuples", times("(", kDeep), "kLimit"},
      {"nested tuples", times("(", kDeep) + "1" + times(")", kDeep), "kLimit"},
      {"nested tilers", times("<", kDeep) + "1" + times(">", kDeep), "kLimit"},
      {"nested brackets", times("[", kDeep) + "1" + times("]", kDeep), "kLimit"},
      {"nested calls", times("wrap(", kDeep) + "1" + times(")", kDeep), "kLimit"},
      {"signs", times("- ", kDeep) + "1", "kLimit"},
      {"compositions", times("4:1 o ", kDeep) + "4:1", "kLimit"},
      {"sums", times("1+", kDeep) + "1", "kLimit"},
      {"basis", "1" + times("@0", kDeep), "kLimit"},
      {"long tuple", "(" + times("1,", kLong / 2) + "1)", "kLimit"},
      {"long blanks", times(" ", kLong), "kLimit"},
      {"long number", times("9", kLong), "kLimit"},
      {"long name", times("a", kLong), "kLimit"},
      {"number beyond 64 bits", times("9", 1000), "kOverflow"},
      {"shape 0", "size((4,0):(1,4))", "kInvalidExtent"},
      {"negative shape", "coalesce((4,-1):(1,4))", "kInvalidExtent"},
      {"size", "size((9223372036854775807,9223372036854775807):(1,1))", "kOverflow"},
      {"cosize", "cosize(2:9223372036854775807)", "kOverflow"},
      {"cosize of the least stride", "cosize(2:-9223372036854775808)", "kOverflow"},
      {"great basis", "crd2idx(1, 4:1@2147483647)", "kLimit"},
      {"basis in basis", "crd2idx(1, 4:1" + times("@65535", 100) + ")", "kLimit"},
      {"quotient", "shape_div(-9223372036854775808, -1)", "kOverflow"},
      {"image", "image(9223372036854775807:1)", "kLimit"},
      {"copies of copies", "repeat(repeat(1, 4095), 4095)", "kLimit"},
      {"compact strides", "make_layout((9223372036854775807,9223372036854775807,2))", "kOverflow"},
      {"great product", "logical_product(9223372036854775807:1, 9223372036854775807:1)", "kOverflow"},
      {"great composition", "composition((4611686018427387904,2):(1,3), 4611686018427387904:2)", ""},
      {"great complement", "complement((2,2):(1,4611686018427387905), 9223372036854775807)", ""},
  };
}

TEST(Hostile, NamedInputsAreAnsweredInTimeAndMemory) {
  for (const Case& hostile : cases()) {
    SCOPED_TRACE(hostile.name);
    const Stopwatch watch;
    const std::string got = answer(hostile.text);
    EXPECT_LT(watch.seconds(), kSeconds);
    if (hostile.answer.empty()) {
      EXPECT_FALSE(got.empty());
    } else {
      EXPECT_EQ(got, hostile.answer);
    }
  }
  const long peak = peakKilobytes();
  std::cout << "peak " << peak / 1024 << " MB\n";
  if (!kInstrumented && peak > 0) {
    EXPECT_LT(peak, kKilobytes);
  }
}

// The twin: what is merely large is answered.
TEST(Hostile, LargeButHarmlessInputIsAnswered) {
  EXPECT_EQ(answer("rank((" + times("1,", 30000) + "1))"), "30001");
  EXPECT_EQ(answer("depth(" + times("(", 100) + "1" + times(")", 100) + ")"), "100");
  EXPECT_EQ(answer("size(9223372036854775807:1)"), "9223372036854775807");
  EXPECT_EQ(answer("shape_div(-9223372036854775807, -1)"), "9223372036854775807");
  EXPECT_EQ(answer("crd2idx(1, 4:1@3)"), "(0,0,0,1)");
}

// Arguments that sit at the ends of what a kind holds.
const char* const kArguments[] = {
    "0",
    "1",
    "-1",
    "9223372036854775807",
    "-9223372036854775808",
    "_",
    "()",
    "(9223372036854775807,9223372036854775807)",
    "(-9223372036854775808,-1)",
    "(_,(_,1))",
    "M",
    "9223372036854775807:1",
    "2:9223372036854775807",
    "(2,2):(-9223372036854775808,9223372036854775807)",
    "(4611686018427387904,2,3):(2,0,-5)",
    "(3,1048583,1048573):(1048583,7,4611686018427387)",
    "(4,8):(1@0,1@65535)",
    "(4,8):(1@0,9223372036854775807@0)",
    "():()",
    "<_,9223372036854775807>",
    "S<30,2,30>",
    "S<3,4,-3> o 9223372036854775807 o (9223372036854775807,2):(1,-3)",
};

// Every operation on every pair of them, on triples along a diagonal, and on as many as it takes where those are more.
TEST(Hostile, NoOperationHangsOrFallsAtTheEnds) {
  std::vector<Value> values;
  for (const char* text : kArguments) {
    const auto value = parseValue(text);
    ASSERT_TRUE(value.ok()) << text << ": " << value.error().str();
    values.push_back(*value);
  }
  int calls = 0, answered = 0;
  double slowest = 0;
  std::string slowestCall;
  const auto call = [&](const Operation& op, const std::vector<Value>& args) {
    const Stopwatch watch;
    const auto result = op.compute(args, Domain::kExtendLast);
    ++calls;
    answered += result.ok();
    if (!result.ok()) {
      EXPECT_FALSE(result.error().rule.empty()) << op.name << ": " << result.error().str();
    }
    if (watch.seconds() <= slowest) return;
    slowest = watch.seconds();
    slowestCall = std::string(op.name);
    for (const Value& arg : args) slowestCall += " " + toString(arg);
  };
  for (const Operation& op : operationTable()) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (op.least <= 1) call(op, {values[i]});
      for (size_t j = 0; j < values.size(); ++j) {
        if (op.least <= 2 && op.most >= 2) call(op, {values[i], values[j]});
        if (op.least <= 3 && op.most >= 3) call(op, {values[i], values[j], values[(i + 3 * j) % values.size()]});
        if (op.least <= 3) continue;
        std::vector<Value> args;
        for (size_t k = 0; k < op.most; ++k) args.push_back(values[(i + k * (j + 1)) % values.size()]);
        call(op, args);
      }
    }
  }
  std::cout << calls << " calls, " << answered << " answered, slowest " << slowest << " s: " << slowestCall << "\n";
  EXPECT_GT(calls, 20000);
  EXPECT_GT(answered, 1000);
  EXPECT_GT(calls - answered, 1000);
  EXPECT_LT(slowest, kSeconds) << slowestCall;
  if (!kInstrumented && peakKilobytes() > 0) {
    EXPECT_LT(peakKilobytes(), kKilobytes);
  }
}

}  // namespace
}  // namespace cutecheck
