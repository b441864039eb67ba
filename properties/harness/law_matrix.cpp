// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/law_matrix.h"

#include <algorithm>
#include <memory>
#include <set>

#include "properties/conformance/answer_mutant.h"
#include "properties/conformance/textbook_subject.h"
#include "properties/harness/sample.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

// A fault that many laws see is met on a part of the sample; one that a single law seems to see, on all of
// it.
constexpr size_t kPart = 23;
// Slips of the textbook are met on a larger part by the others; the faults inside core, which every law may
// see, on a smaller one, so that no law counts as alone with them.
constexpr size_t kLargePart = 7, kSmallPart = 97;

using laws::Law;

// Whether the law fails on some input with the fault, and not without it.
using Judge = std::function<bool(const Law&, size_t stride)>;

Kills killsOf(const std::string& fault, const std::vector<const Law*>& candidates,
              const std::set<std::string_view>& alone, size_t part, size_t whole, const Judge& judge) {
  Kills kills{fault, {}, false};
  for (const Law* law : candidates)
    if (judge(*law, part)) kills.laws.push_back(law->name);
  if (whole == 0 || kills.laws.size() != 1 || alone.contains(kills.laws.front())) return kills;
  const std::string_view only = kills.laws.front();
  for (const Law* law : candidates) {
    if (law->name == only || !judge(*law, whole)) continue;
    kills.laws.push_back(law->name);
    return kills;
  }
  kills.byEvery = true;
  return kills;
}

std::vector<const Law*> everyLaw() {
  std::vector<const Law*> all;
  for (const Law& law : laws::allLaws()) all.push_back(&law);
  return all;
}

bool killsSwitch(const std::string& fault, const Law& law, size_t stride) {
  plantedFault() = fault;
  const laws::Tally tally = runOnSample(law, CoreSubject(), stride);
  plantedFault() = {};
  return tally.failed > 0;
}

bool killsSlip(std::string_view fault, const Law& law, size_t stride) {
  const TextbookSubject right(""), faulty(fault);
  const std::vector<laws::Input>& inputs = sample(law.arguments);
  for (size_t i = 0; i < inputs.size(); i += stride)
    if (law.check(faulty, inputs[i]).failed() && !law.check(right, inputs[i]).failed()) return true;
  return false;
}

// The laws that ask for an operation, and some of what it answers them.
struct Asked {
  std::vector<const Law*> by;
  std::vector<Expected<Value>> answers;
};

std::map<std::string, Asked> askers() {
  std::map<std::string, Asked> all;
  for (const Law* law : everyLaw()) {
    Answers answers;
    const AnswerMutant core("", nullptr, &answers);
    runOnSample(*law, core, kPart);
    for (auto& [operation, some] : answers) {
      Asked& asked = all[operation];
      asked.by.push_back(law);
      asked.answers.insert(asked.answers.end(), some.begin(), some.end());
    }
  }
  return all;
}

// Whether the slip makes another answer of one of these.
bool changes(const AnswerSlip& slip, const std::vector<Expected<Value>>& answers) {
  return std::any_of(answers.begin(), answers.end(), [&](const Expected<Value>& right) {
    const Expected<Value> wrong = slip.turn ? slip.turn(right) : right.ok() ? slip.bend(*right) : right;
    if (right.ok() != wrong.ok()) return true;
    return right.ok() ? *right != *wrong : right.error().witness != wrong.error().witness;
  });
}

}  // namespace

std::vector<Kills> lawMatrix(const std::vector<std::string>& coreSwitches,
                             const std::function<void(const Kills&)>& done) {
  const std::vector<const Law*> everything = everyLaw();
  const auto asked = askers();
  std::vector<Kills> all;
  std::set<std::string_view> alone;
  const auto keep = [&](Kills kills) {
    done(kills);
    if (kills.byEvery && kills.laws.size() == 1) alone.insert(kills.laws.front());
    all.push_back(std::move(kills));
  };
  const auto isAlone = [&](const Law* law) { return alone.contains(law->name); };
  for (const auto& [operation, a] : asked)
    for (const AnswerSlip& slip : answerSlips()) {
      if (std::all_of(a.by.begin(), a.by.end(), isAlone)) break;
      if (!changes(slip, a.answers)) continue;
      const AnswerMutant subject(operation, &slip);
      keep(killsOf(
          "answer of " + operation + ": " + std::string(slip.change), a.by, alone, kPart, 1,
          [&](const Law& law, size_t stride) { return runOnSample(law, subject, stride).failed > 0; }));
    }
  // What the textbook answers itself.
  std::set<const Law*> some;
  for (const char* operation :
       {"size", "cosize", "crd2idx", "idx2crd", "coalesce", "filter", "composition", "composition (strict)",
        "composition (by mode)", "complement", "logical_divide", "logical_product", "right_inverse",
        "left_inverse", "zipped_divide", "raked_product", "make_layout_tv", "slice_and_offset",
        "swizzle_apply"})
    if (const auto a = asked.find(operation); a != asked.end())
      some.insert(a->second.by.begin(), a->second.by.end());
  const std::vector<const Law*> ofTextbook(some.begin(), some.end());
  for (const TextbookFault& slip : textbookFaults())
    keep(killsOf("textbook " + std::string(slip.name), ofTextbook, alone, kPart, kLargePart,
                 [&](const Law& law, size_t stride) { return killsSlip(slip.name, law, stride); }));
  for (const std::string& fault : coreSwitches)
    keep(killsOf("core " + fault, everything, alone, kSmallPart, 0,
                 [&](const Law& law, size_t stride) { return killsSwitch(fault, law, stride); }));
  return all;
}

std::map<std::string_view, LawWorth> worthOf(const std::vector<Kills>& kills) {
  std::map<std::string_view, LawWorth> worth;
  for (const Law& law : laws::allLaws()) worth[law.name];
  for (const Kills& k : kills)
    for (const std::string_view law : k.laws) {
      LawWorth& w = worth[law];
      const size_t others = k.laws.size() - 1;
      const bool isAlone = others == 0 && k.byEvery;
      if (w.kills++ == 0 || (isAlone ? w.alone == 0 : w.alone == 0 && others < w.with.size())) {
        w.example = k.fault;
        w.with = k.laws;
        std::erase(w.with, law);
      }
      w.alone += isAlone ? 1 : 0;
    }
  return worth;
}

}  // namespace cutecheck::run
