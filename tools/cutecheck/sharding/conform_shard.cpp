// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <charconv>
#include <cmath>

#include "tools/conform/conform_baseline.h"
#include "tools/conform/conform_run.h"
#include "tools/conform/conform_texts.h"
#include "tools/cutecheck/sharding/shard_command.h"

namespace cutecheck::cli {

namespace {

Diagnostic usage(const std::string& message) { return makeError(Code::kUsage, "conform_c7", message); }

Expected<ConformEffort> effortOf(const ConformOptions& options) {
  ConformEffort effort = options.effort;
  if (options.small == "all") effort.small = ConformEffort::kAllSmall;
  if (options.small.empty() || options.small == "all") return effort;
  const char* end = options.small.data() + options.small.size();
  const auto [stop, error] = std::from_chars(options.small.data(), end, effort.small);
  if (error != std::errc() || stop != end || effort.small < 0)
    return usage("--small needs a number or `all`");
  return effort;
}

// A known failure is as expected; what it says stays in the detail.
campaign::Result resultOf(Findings findings, std::vector<KnownFailure> baseline, bool strict) {
  applyBaseline(baseline, findings);
  campaign::Result result{0,
                          findings.checked() > 0 ? "holds" : "nothing to check",
                          {},
                          std::to_string(findings.checked()) + " checks\n"};
  for (const FailureGroup& group : findings.sorted()) {
    result.detail += dump(toJson(group)) + "\n";
    if (!group.known.empty()) continue;
    const bool counts = strict || group.kind == FailureClass::kWrong || group.kind == FailureClass::kBroken;
    if (counts) result.status = 1;
    if (counts || result.status == 0) result.verdict = className(group.kind);
  }
  return result;
}

}  // namespace

ExitStatus conformShard(const ConformOptions& options, const campaign::ShardOptions& shard,
                        Console& console) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return console.refuse(diagnostic, {.json = options.json});
  };
  if (!options.input.empty() || !options.newBaseline.empty() || !options.junit.empty() ||
      !options.sarif.empty())
    return refuse(
        usage("a shard writes its journal alone: no --input, --write-baseline, --junit or --sarif"));
  const Expected<ConformEffort> effort = effortOf(options);
  if (!effort.ok()) return refuse(effort.error());
  const auto baseline = options.baseline.empty()
                            ? Expected<std::vector<KnownFailure>>(std::vector<KnownFailure>())
                            : readBaseline(options.baseline);
  if (!baseline.ok()) return refuse(baseline.error());
  for (const std::string& name : options.laws)
    if (laws::findLaw(name) == nullptr) return refuse(usage("there is no law '" + name + "'"));
  const auto limit = std::chrono::milliseconds(std::llround(options.timeout * 1000));
  const auto start = [&] { return RemoteSubject::start(options.subject, limit); };
  const auto first = start();
  if (!first.ok()) return refuse(first.error());

  const std::vector<TextLaw> texts = textLaws();
  const bool any = std::any_of(texts.begin(), texts.end(),
                               [&](const TextLaw& law) { return (*first)->has(law.operation); }) ||
                   std::any_of(laws::allLaws().begin(), laws::allLaws().end(), [&](const laws::Law& law) {
                     const bool text = law.operation == "print" || law.operation == "parse";
                     return (*first)->has(text ? "parse_layout" : law.operation);
                   });
  if (!any) return refuse(makeError(Code::kEmpty, "conform_c6", "the subject has no operation of any law"));

  campaign::Enumeration enumeration =
      enumerationOf("conform", std::to_string(options.timeout) + " s for an answer", effort->seed);
  std::vector<std::string> read = {options.subject, dump((*first)->description()),
                                   options.strict ? "strict" : ""};
  for (const KnownFailure& known : *baseline) read.insert(read.end(), {known.law, known.cause, known.reason});
  read.insert(read.end(), options.laws.begin(), options.laws.end());
  read.insert(read.end(), {std::to_string(effort->small), std::to_string(effort->cases)});
  enumeration.inputs = campaign::fingerprint(read);
  const std::vector<ConformUnit> plan = conformPlan(*effort);
  for (const ConformUnit& unit : plan) enumeration.ids.push_back(unit.name());
  if (options.laws.empty())
    for (const TextLaw& law : texts) enumeration.ids.push_back(law.law);

  const auto work = [&](size_t number) -> campaign::Result {
    const auto subject = start();
    if (!subject.ok()) return {3, "refused", {}, subject.error().str()};
    ConformRun run(**subject, {options.laws.begin(), options.laws.end()});
    return resultOf(number < plan.size()
                        ? run.unit(plan[number], effort->seed, {})
                        : checkTexts(texts[number - plan.size()], **subject, effort->seed, effort->cases, {}),
                    *baseline, options.strict);
  };
  return shardCommand(enumeration, shard, options.json, work, console);
}

}  // namespace cutecheck::cli
