// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The negative twin of every law: a law that no wrong implementation can break says nothing.
#include <gtest/gtest.h>

#include "properties/conformance/distorted_subject.h"
#include "properties/harness/harness.h"
#include "properties/harness/settings.h"
#include "properties/laws/functions.h"

namespace cutecheck::run {
namespace {

using laws::Law;

constexpr Distortion kDistortions[] = {Distortion::kStrideOff,  Distortion::kSizeOff, Distortion::kPadded,
                                       Distortion::kUnordered,  Distortion::kRefuses, Distortion::kAccepts,
                                       Distortion::kWitnessLate, Distortion::kOtherNames};

class Twins : public testing::TestWithParam<std::string_view> {
 protected:
  const Law& law() const { return *laws::findLaw(GetParam()); }
};

TEST_P(Twins, SomeWrongImplementationBreaksTheLaw) {
  for (const Distortion distortion : kDistortions) {
    const DistortedSubject subject(distortion);
    const laws::Tally tally = runLaw(law(), subject, {211, 2000, 0}, settings().seed);
    if (tally.failed == 0) continue;
    // The shrunk input still fails, and its text reads back as the same input.
    const laws::Input least = shrink(law(), subject, tally.firstFailure);
    EXPECT_TRUE(law().check(subject, least).failed());
    const std::string text = laws::describe(least, law().arguments);
    const Expected<laws::Input> again = laws::readInput(text, law().arguments);
    ASSERT_TRUE(again.ok()) << text << ": " << again.error().str();
    EXPECT_EQ(laws::describe(*again, law().arguments), text);
    EXPECT_NE(explain(law(), subject, least).find("--law=" + std::string(law().name)), std::string::npos);
    return;
  }
  ADD_FAILURE() << "no distortion breaks " << law().name;
}

// A subject without the operation is not praised for it.
class NothingSubject : public laws::Subject {
 public:
  std::string_view name() const override { return "nothing"; }
};

TEST_P(Twins, NothingCheckedIsNoSuccess) {
  const laws::Tally tally = runLaw(law(), NothingSubject(), {509, 500, 0}, settings().seed);
  EXPECT_EQ(tally.checked, 0);
  EXPECT_EQ(tally.failed, 0);
  EXPECT_GT(tally.notApplicable, 0);
  EXPECT_FALSE(tally.ok());
}

// Whatever it is asked, it answers that.
class OneAnswer : public laws::Subject {
 public:
  explicit OneAnswer(Value answer) : answer_(std::move(answer)) {}
  std::string_view name() const override { return "one answer"; }
  Expected<Value> call(std::string_view, const std::vector<Value>&, Domain) const override { return answer_; }
  Expected<Value> read(std::string_view, laws::TextOf) const override { return answer_; }

 private:
  Value answer_;
};

TEST(Subject, AnAnswerOfTheKindAskedForIsTaken) {
  const Layout a = Layout::unchecked(4, 1);
  EXPECT_EQ(*OneAnswer(IntTuple(3)).size(a), 3);
  EXPECT_EQ(*OneAnswer(a).coalesce(a), a);
  EXPECT_EQ(*OneAnswer(a).parse(""), a);
  EXPECT_EQ(OneAnswer(Pair{IntTuple(4), a}).makeLayoutTv(a, a)->layout, a);
  EXPECT_EQ(OneAnswer(Pair{a, IntTuple(4)}).sliceAndOffset(0, a)->offset, IntTuple(4));
  // A shape stands for its layout.
  EXPECT_EQ(*OneAnswer(IntTuple(4)).coalesce(a), a);
}

TEST(Subject, AnAnswerOfAnotherKindIsARefusal) {
  const Layout a = Layout::unchecked(4, 1);
  const OneAnswer truth(Value(true));
  const Value pair(Pair{a, IntTuple(4)}), turned(Pair{IntTuple(4), a});
  EXPECT_EQ(truth.size(a).error().code, Code::kBadRequest);
  EXPECT_EQ(truth.coalesce(a).error().code, Code::kBadRequest);
  EXPECT_EQ(truth.parse("").error().code, Code::kBadRequest);
  EXPECT_EQ(OneAnswer(IntTuple::tuple({1, 2})).size(a).error().code, Code::kBadRequest);
  EXPECT_EQ(OneAnswer(pair).makeLayoutTv(a, a).error().code, Code::kBadRequest);
  EXPECT_EQ(OneAnswer(turned).sliceAndOffset(0, a).error().code, Code::kBadRequest);
}

// A typed function answers for the arguments it takes, and no others.
struct Adder {
  Expected<int64_t> sum(int64_t x, int64_t y) const { return x + y; }
  Expected<Layout> same(const Layout& a) const { return a; }
};

TEST(Subject, FunctionsAreFoundByNameAndArguments) {
  constexpr laws::Function<Adder> kFunctions[] = {{"add", laws::function<&Adder::sum>},
                                                  {"add", laws::function<&Adder::same>}};
  const Layout a = Layout::unchecked(4, 1);
  const auto ask = [&](std::string_view operation, const std::vector<Value>& args) {
    return laws::answerFrom(kFunctions, Adder(), operation, args);
  };
  EXPECT_EQ(**ask("add", {IntTuple(1), IntTuple(2)}), Value(IntTuple(3)));
  EXPECT_EQ(**ask("add", {a}), Value(a));
  EXPECT_FALSE(ask("add", {IntTuple(1)}));
  EXPECT_FALSE(ask("add", {a, a}));
  EXPECT_FALSE(ask("add", {}));
  EXPECT_FALSE(ask("subtract", {IntTuple(1), IntTuple(2)}));
}

std::vector<std::string_view> names() {
  std::vector<std::string_view> all;
  for (const Law& law : laws::allLaws()) all.push_back(law.name);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Core, Twins, testing::ValuesIn(names()),
                         [](const testing::TestParamInfo<std::string_view>& info) {
                           return std::string(info.param);
                         });

TEST(LawList, NamesAreDistinctAndNameTheirOperation) {
  std::vector<std::string_view> seen = names();
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
  EXPECT_GT(seen.size(), 40u);
  EXPECT_EQ(laws::findLaw("no_such_law"), nullptr);
}

}  // namespace
}  // namespace cutecheck::run
