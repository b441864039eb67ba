// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/campaign.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "llvm/Config/llvm-config.h"

#include "fuzz/dialect/journal.h"
#include "fuzz/dialect/worker.h"
#include "properties/campaign/child.h"

namespace cutecheck::fuzz {
namespace {

void add(CampaignResult& to, const CampaignResult& more) {
  for (size_t k = 0; k < kStages; ++k) {
    to.reached[k] += more.reached[k];
    to.faulted[k] += more.faulted[k];
  }
  to.ran += more.ran;
  to.seconds += more.seconds;
  to.findings.insert(to.findings.end(), more.findings.begin(), more.findings.end());
}

class Campaign {
 public:
  Campaign(const CampaignOptions& options, const MutantSource& source, Report& report)
      : options_(options), source_(source), report_(report) {}

  // The mutants [begin, end), past those that end their process.
  CampaignResult chunk(int64_t begin, int64_t end) {
    CampaignResult counts;
    report_.reached = report_.faulted = {};
    report_.seconds = 0;
    report_.findings = 0;
    for (int64_t from = begin; from < end;) {
      const std::string wrong = runInChild(options_, source_, from, end, report_);
      if (!wrong.empty()) note(counts, report_.at, wrong);
      if (wrong.empty() || report_.done) break;
      from = report_.at + 1;
    }
    for (int k = 0; k < report_.findings; ++k)
      note(counts, report_.number[static_cast<size_t>(k)], report_.text[static_cast<size_t>(k)].data());
    counts.ran = end - begin;
    counts.reached = report_.reached;
    counts.faulted = report_.faulted;
    counts.seconds = report_.seconds;
    return counts;
  }

 private:
  void note(CampaignResult& counts, int64_t number, const std::string& wrong) {
    counts.findings.push_back("mutant " + std::to_string(number) + ": " + wrong);
    if (options_.artifacts.empty()) return;
    std::error_code error;
    std::filesystem::create_directories(options_.artifacts, error);
    std::ofstream(options_.artifacts + "/" + nameOf(options_.kind) + "-" + std::to_string(number),
                  std::ios::binary)
        << source_.make(number);
  }

  const CampaignOptions& options_;
  const MutantSource& source_;
  Report& report_;
};

}  // namespace

std::optional<CampaignError> runCampaign(const CampaignOptions& options,
                                         const std::vector<std::string>& seeds, const Progress& progress,
                                         CampaignResult& result) {
  const MutantSource source(options, seeds);
  if (source.empty()) return CampaignError{"there is no seed to make mutants of"};
  const std::string title = std::string("dialect_campaign 2 ") + nameOf(options.kind) + " seed " +
                            std::to_string(options.seed) + " chunk " + std::to_string(options.chunk) +
                            " seeds " + std::to_string(source.fingerprint());
  Expected<Journal> journal = Journal::open(options.journal, title);
  if (!journal.ok()) return CampaignError{journal.error().message};
  const campaign::Shared<Report> report;
  if (!report) return CampaignError{"no memory to share with a child"};
  Campaign campaign(options, source, *report);
  for (int64_t begin = 0; begin < options.mutants; begin += options.chunk) {
    const int64_t end = std::min(begin + options.chunk, options.mutants);
    const CampaignResult* done = journal->find(begin);
    if (done && done->ran == end - begin) {
      add(result, *done);
      result.resumed += done->ran;
      continue;
    }
    const CampaignResult counts = campaign.chunk(begin, end);
    if (!journal->add(begin, counts)) return CampaignError{options.journal + ": cannot be written"};
    add(result, counts);
    progress(result, options.mutants);
  }
  return std::nullopt;
}

Expected<campaign::ShardTally> runCampaignShard(const CampaignOptions& options,
                                                const std::vector<std::string>& seeds,
                                                const std::function<void(const std::string&)>& told) {
  const MutantSource source(options, seeds);
  if (source.empty()) return makeError(Code::kEmpty, "campaign_c4", "there is no seed to make mutants of");
  const campaign::Shared<Report> report;
  if (!report) return makeError(Code::kUsage, "campaign_c1", "no memory to share with a child");
  campaign::Enumeration enumeration;
  enumeration.command = std::string("dialect_campaign ") + nameOf(options.kind);
  enumeration.inputs = std::to_string(source.fingerprint());
  enumeration.seed = options.seed;
  enumeration.budget = std::to_string(options.hangSeconds) + " s for a mutant";
  enumeration.versions = {{"llvm", LLVM_VERSION_STRING}};
  const auto endOf = [&](int64_t begin) { return std::min(begin + options.chunk, options.mutants); };
  for (int64_t begin = 0; begin < options.mutants; begin = endOf(begin))
    enumeration.ids.push_back("mutants [" + std::to_string(begin) + "," + std::to_string(endOf(begin)) + ")");
  Campaign work(options, source, *report);
  return campaign::runShard(enumeration, options.shard, [&](size_t number) {
    const int64_t begin = static_cast<int64_t>(number) * options.chunk;
    const CampaignResult counts = work.chunk(begin, endOf(begin));
    campaign::Result result{
        counts.findings.empty() ? 0 : 1, counts.findings.empty() ? "passed" : "found", {}, ""};
    for (int k = 0; k < kStages; ++k) {
      const auto at = static_cast<size_t>(k);
      result.detail += std::string(nameOf(static_cast<Stage>(k))) + " " + std::to_string(counts.reached[at]) +
                       ", with a fault " + std::to_string(counts.faulted[at]) + "\n";
    }
    for (const std::string& finding : counts.findings) {
      result.detail += "FINDING: " + finding + "\n";
      told(finding);
    }
    return std::optional(std::move(result));
  });
}

}  // namespace cutecheck::fuzz
