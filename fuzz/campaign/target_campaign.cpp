// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check of a fuzz target on mutants in bulk, without libFuzzer: what coverage has no more to say to.
//
//   target_campaign TARGET CASES SEED PATH... [--journal=FILE [--shard=i/n] [--block=N]]
//
// PATHs hold inputs of the target. Cases come in chains of 64: the first is one of the inputs, each other one
// a mutant (fuzz/mutators/mutants.h) of that before it; a chain is drawn with SEED and its number alone. With a
// journal it is a campaign (docs/user/campaigns.md) whose obligations are blocks of N cases, 1000000 by
// default. Exit status: 0 when nothing was wrong, 1 else, 3 for a usage error or where there is no input.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "fuzz/campaign/campaign_blocks.h"
#include "fuzz/checks/checks.h"
#include "fuzz/mutators/mutants.h"

namespace {

using namespace cutecheck::fuzz;
namespace campaign = cutecheck::campaign;

constexpr uint64_t kChain = 64;
constexpr size_t kLongest = 256;

const Target* targetNamed(std::string_view name) {
  for (const Target& target : targets())
    if (target.name == name) return &target;
  return nullptr;
}

std::vector<std::string> inputsBelow(int count, char** paths) {
  std::vector<std::filesystem::path> files;
  for (int i = 0; i < count; ++i) {
    std::error_code error;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(paths[i], error))
      if (entry.is_regular_file(error)) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> inputs;
  for (const auto& file : files) {
    std::ifstream stream(file, std::ios::binary);
    inputs.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
  }
  return inputs;
}

class Mutants {
 public:
  Mutants(const Target& target, const std::vector<std::string>& inputs, uint64_t seed)
      : target_(target), inputs_(inputs), seed_(seed) {}

  // What is wrong with the cases [begin, end), a line each.
  std::string check(uint64_t begin, uint64_t end) const {
    std::string found;
    for (uint64_t chain = begin / kChain; chain * kChain < end; ++chain) {
      cutecheck::generators::Random random(seed_ + chain * 0xd1342543de82ef95u);
      std::string bytes = random.pick(inputs_);
      for (uint64_t k = chain * kChain; k < std::min(end, (chain + 1) * kChain); ++k) {
        if (k % kChain != 0) bytes = mutant(target_.name, bytes, random.pick(inputs_), random);
        if (bytes.size() > kLongest) bytes.resize(kLongest);
        if (k < begin) continue;
        if (const std::string wrong = target_.check(bytes); !wrong.empty())
          found += "FINDING " + std::to_string(k) + ": " + wrong + "\n";
      }
    }
    return found;
  }

 private:
  const Target& target_;
  const std::vector<std::string>& inputs_;
  uint64_t seed_;
};

}  // namespace

int main(int argc, char** argv) {
  BlockOptions options;
  options.block = 1'000'000;
  const bool read = takeBlockArguments(argc, argv, options);
  const Target* target = argc > 1 ? targetNamed(argv[1]) : nullptr;
  const uint64_t cases = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  const uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 0;
  const std::vector<std::string> inputs = inputsBelow(std::max(argc - 4, 0), argv + 4);
  if (!read || !target || cases == 0 || inputs.empty()) {
    std::fprintf(
        stderr,
        "usage: target_campaign TARGET CASES SEED PATH... [--journal=FILE [--shard=i/n] [--block=N]]\n");
    return 3;
  }
  const Mutants mutants(*target, inputs, seed);
  if (options.shard.on()) {
    campaign::Enumeration enumeration;
    enumeration.command = "target_campaign " + std::string(target->name);
    enumeration.inputs = std::to_string(inputs.size()) + " inputs";
    enumeration.seed = seed;
    enumeration.budget = "none";
    return runBlocks(std::move(enumeration), cases, options, [&](uint64_t begin, uint64_t end) {
      const std::string found = mutants.check(begin, end);
      return campaign::Result{found.empty() ? 0 : 1, found.empty() ? "passed" : "wrong", {"check"}, found};
    });
  }
  const std::clock_t start = std::clock();
  const std::string found = mutants.check(0, cases);
  std::fputs(found.c_str(), stdout);
  const auto findings = std::count(found.begin(), found.end(), '\n');
  std::printf("%s\t%" PRIu64 "\t%" PRIu64 "\t%.0f\t%td\n", argv[1], seed, cases,
              static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, findings);
  return found.empty() ? 0 : 1;
}
