// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_run.h"

#include <algorithm>

#include "properties/harness/harness.h"

namespace cutecheck::cli {

namespace {

using laws::Input;
using laws::Law;
using laws::Outcome;

constexpr int64_t kAttempts = 20000;    // of shrinking a failure
constexpr int64_t kCrashAttempts = 50;  // each starts the subject anew
constexpr int64_t kHangAttempts = 12;   // each waits for the limit
constexpr size_t kShownExchanges = 8;

std::string shown(const Expected<std::string>& answer) {
  return answer.ok() ? *answer : "error: " + answer.error().str();
}

bool isNew(const FailureGroup& group, const Findings* before, const Findings& found) {
  return before != nullptr && !before->groups.contains(group.key()) && !found.groups.contains(group.key());
}

FailureGroup againstReference(const Exchange& exchange, AgainstReference seen) {
  FailureGroup group;
  group.law = exchange.operation + "_as_reference";
  group.operation = exchange.operation;
  group.kind = seen == AgainstReference::kRefused ? FailureClass::kRefusesMore : FailureClass::kConvention;
  group.cause = seen == AgainstReference::kRefused     ? "refused where the reference answers"
                : seen == AgainstReference::kAnswered  ? "answered where the reference refuses"
                : seen == AgainstReference::kOtherForm ? "the same function in another form"
                                                       : "another value that no law forbids";
  group.count = 1;
  for (const std::string& arg : exchange.args) group.input += (group.input.empty() ? "" : " | ") + arg;
  group.detail = group.cause;
  group.exchange = {exchange.request(), shown(exchange.answer), "reference", referenceText(exchange)};
  return group;
}

}  // namespace

std::vector<std::string> shownExchanges(const RemoteSubject& subject) {
  std::vector<std::string> lines;
  for (const Exchange& exchange : subject.exchanges()) {
    if (lines.size() >= 2 * kShownExchanges) break;
    lines.push_back(exchange.request());
    lines.push_back(shown(exchange.answer));
  }
  return lines;
}

ConformRun::ConformRun(RemoteSubject& subject, std::set<std::string, std::less<>> only)
    : subject_(subject), only_(std::move(only)) {}

Outcome ConformRun::check(const Law& law, const Input& input) {
  subject_.begin();
  return law.check(subject_, input);
}

void ConformRun::incident(const Law& law, const Input& input, const Findings* before, Findings& found) {
  const Incident first = *subject_.incident();
  FailureGroup group;
  group.law = law.name;
  group.operation = first.operation;
  group.kind = first.kind == "invalid" ? FailureClass::kWrong : FailureClass::kBroken;
  group.cause =
      first.operation + " " + first.kind + ": " + causeOf(first.how.substr(0, first.how.find(": ")));
  group.count = 1;
  // One group for an operation and a way to end, whichever law asked.
  for (const auto& [key, old] : found.groups)
    if (old.kind == group.kind && old.cause == group.cause) group.law = old.law;
  if (before != nullptr)
    for (const auto& [key, old] : before->groups)
      if (old.kind == group.kind && old.cause == group.cause) group.law = old.law;
  Incident least = first;
  Input leastInput = input;
  if (isNew(group, before, found)) {
    subject_.setImpatient(false);
    const auto again = [&](const Input& candidate) {
      check(law, candidate);
      const std::optional<Incident>& seen = subject_.incident();
      if (!seen || seen->kind != first.kind || seen->operation != first.operation) return false;
      least = *seen;
      return true;
    };
    leastInput = run::shrinkWhile(law.arguments, input, again,
                                  first.kind == "hung"      ? kHangAttempts
                                  : first.kind == "invalid" ? kAttempts
                                                            : kCrashAttempts);
    subject_.setImpatient(true);
  }
  group.input = laws::describe(leastInput, law.arguments);
  group.detail = least.kind + ": " + least.how;
  group.exchange = {least.request, least.kind + ": " + least.how};
  found.add(std::move(group));
}

void ConformRun::failure(const Law& law, const Input& input, const std::string& detail,
                         const Findings* before, Findings& found) {
  FailureGroup group;
  group.law = law.name;
  group.operation = law.operation;
  group.kind = classify(law, input, detail, subject_.exchanges());
  group.cause = causeOf(detail);
  group.count = 1;
  group.input = laws::describe(input, law.arguments);
  group.detail = detail;
  group.exchange = shownExchanges(subject_);
  if (isNew(group, before, found)) {
    const auto same = [&](const Input& candidate) {
      const Outcome outcome = check(law, candidate);
      return outcome.failed() && causeOf(outcome.detail) == group.cause &&
             classify(law, candidate, outcome.detail, subject_.exchanges()) == group.kind;
    };
    const Input least = run::shrinkWhile(law.arguments, input, same, kAttempts);
    const Outcome outcome = check(law, least);
    if (outcome.failed()) {
      group.input = laws::describe(least, law.arguments);
      group.detail = outcome.detail;
      group.exchange = shownExchanges(subject_);
    }
  }
  found.add(std::move(group));
}

void ConformRun::judge(const Law& law, const Input& input, const Findings* before, Findings& found) {
  const Outcome outcome = check(law, input);
  LawCount& count = found.laws[std::string(law.name)];
  if (subject_.incident()) {
    ++count.checked;
    ++count.failed;
    incident(law, input, before, found);
    return;
  }
  if (outcome.kind == Outcome::Kind::kNotApplicable)
    ++count.notApplicable;
  else
    ++count.checked;
  if (outcome.failed()) {
    ++count.failed;
    for (const Exchange& exchange : subject_.exchanges()) broken_.insert(exchange.request());
    failure(law, input, outcome.detail, before, found);
    return;
  }
  for (const Exchange& exchange : subject_.exchanges())
    if (exchange.fresh) unbroken_.push_back(exchange);
}

void ConformRun::compare(Findings& found) {
  for (const Exchange& exchange : unbroken_) {
    const AgainstReference seen = compareWithReference(exchange);
    if (seen == AgainstReference::kSame || seen == AgainstReference::kOtherReason ||
        seen == AgainstReference::kNoReference || broken_.contains(exchange.request()))
      continue;
    found.add(againstReference(exchange, seen));
  }
  unbroken_.clear();
  broken_.clear();
}

Findings ConformRun::unit(const ConformUnit& unit, uint64_t seed, const Findings& before) {
  Findings found;
  const std::vector<Law>& all = laws::allLaws();
  const auto wanted = [&](const Law& law) {
    return law.arguments == unit.arguments && (only_.empty() || only_.contains(law.name));
  };
  if (std::none_of(all.begin(), all.end(), wanted)) return found;
  int64_t index = -1;
  for (const Input& input : inputsOf(unit, seed)) {
    ++index;
    for (const Law& law : all) {
      if (!wanted(law)) continue;
      if (!unit.random && index % law.smallStride != 0) continue;
      judge(law, input, &before, found);
    }
    compare(found);
  }
  return found;
}

Findings ConformRun::single(const Law& law, const Input& input) {
  Findings found;
  judge(law, input, nullptr, found);
  compare(found);
  return found;
}

}  // namespace cutecheck::cli
