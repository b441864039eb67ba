// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/mutant_source.h"

namespace cutecheck::fuzz {

std::optional<MutantKind> kindNamed(const std::string& name) {
  for (const MutantKind kind : {MutantKind::kText, MutantKind::kBytecode, MutantKind::kModules})
    if (name == nameOf(kind)) return kind;
  return std::nullopt;
}

const char* nameOf(MutantKind kind) {
  return kind == MutantKind::kText ? "text" : kind == MutantKind::kBytecode ? "bytecode" : "modules";
}

MutantSource::MutantSource(const CampaignOptions& options, const std::vector<std::string>& seeds)
    : options_(options), spellings_(spellingsOf(seeds)) {
  if (options.kind == MutantKind::kText) seeds_ = seeds;
  if (options.kind != MutantKind::kBytecode) return;
  DialectSession session;
  // What is no module has no bytecode: the seeds that the verifiers refuse.
  for (const std::string& seed : seeds)
    if (std::string bytes = session.bytecodeOf(seed); !bytes.empty()) seeds_.push_back(std::move(bytes));
}

std::string MutantSource::make(int64_t number) const {
  generators::Random random(options_.seed * 0x9E3779B97F4A7C15u + static_cast<uint64_t>(number));
  switch (options_.kind) {
    case MutantKind::kText:
      return mutateText(random.pick(seeds_), &spellings_, random);
    case MutantKind::kBytecode:
      return mutateBytes(random.pick(seeds_), random);
    default:
      return std::to_string(options_.seed + static_cast<uint64_t>(number));
  }
}

uint64_t MutantSource::fingerprint() const {
  uint64_t hash = 1469598103934665603u;
  for (const std::string& seed : seeds_)
    for (const char c : seed) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
}

std::string mutantOf(const CampaignOptions& options, const std::vector<std::string>& seeds, int64_t number) {
  const MutantSource source(options, seeds);
  return source.empty() ? "" : source.make(number);
}

}  // namespace cutecheck::fuzz
