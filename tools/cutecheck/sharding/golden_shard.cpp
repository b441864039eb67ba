// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <sstream>

#include "tools/console/report.h"
#include "tools/cutecheck/sharding/shard_command.h"
#include "tools/golden/golden_files.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

constexpr const char* kNames = "the names of the manifest";

// What is kept and no longer made.
campaign::Result compareNames(const GoldenManifest& manifest, const std::vector<GoldenVariant>& variants,
                              const std::string& target) {
  campaign::Result result{0, "same", {}, ""};
  auto rest = manifest.files;
  for (const GoldenVariant& variant : variants) rest.erase(target + "/" + variant.name);
  for (const auto& [name, hashes] : rest)
    if (name.starts_with(target + "/")) result.detail += name + " is kept and has no variant\n";
  if (!result.detail.empty()) result.status = 1, result.verdict = "drift";
  return result;
}

// The variant alone, as the command compares it.
campaign::Result compareOne(GoldenOptions options, const std::string& name) {
  options.only = name;
  options.json = true;
  std::istringstream in;
  std::ostringstream out, err;
  Console quiet{in, out, err};
  const ExitStatus status = goldenCommand(options, quiet);
  campaign::Result result{static_cast<int>(status), "same", {}, ""};
  if (status == ExitStatus::kPassed) return result;
  result.verdict = status == ExitStatus::kRefuted   ? "drift"
                   : status == ExitStatus::kUnknown ? "toolchain"
                                                    : "refused";
  result.detail = out.str() + err.str();
  return result;
}

}  // namespace

ExitStatus goldenShard(const GoldenOptions& options, const campaign::ShardOptions& shard, Console& console) {
  if (options.update || options.list || !options.expand.empty())
    return console.refuse(makeError(Code::kUsage, "golden_c7", "only --check can be cut into shards"),
                          {.json = options.json});
  const Expected<std::vector<GoldenVariant>> all =
      options.kernels.empty() ? Expected<std::vector<GoldenVariant>>(goldenVariants(options.target))
                              : kernelsIn(options.kernels, options.target);
  if (!all.ok()) return console.refuse(all.error(), {.json = options.json});
  const Expected<GoldenManifest> manifest = readManifest(options.folder);
  if (!manifest.ok()) return console.refuse(manifest.error(), {.json = options.json});
  campaign::Enumeration enumeration = enumerationOf("golden", "none");
  std::vector<std::string> read = {options.target};
  for (const GoldenVariant& variant : *all) {
    if (!fits(variant.name, options.only)) continue;
    enumeration.ids.push_back(variant.name);
    read.push_back(variant.module);
    const auto kept = manifest->files.find(options.target + "/" + variant.name);
    if (kept != manifest->files.end()) read.insert(read.end(), kept->second.begin(), kept->second.end());
  }
  enumeration.inputs = campaign::fingerprint(read);
  // Where nothing is selected the enumeration stays empty, and is refused.
  if (options.only == "*" && !enumeration.ids.empty()) enumeration.ids.push_back(kNames);
  const auto work = [&](size_t number) {
    return enumeration.ids[number] == kNames ? compareNames(*manifest, *all, options.target)
                                             : compareOne(options, enumeration.ids[number]);
  };
  return shardCommand(enumeration, shard, options.json, work, console);
}

}  // namespace cutecheck::cli
