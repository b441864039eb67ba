// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck golden: what is kept is what is made, and what is not is told apart, by name and field.
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/golden_command.h"
#include "tools/golden/golden_files.h"
#include "tools/golden/golden_variants.h"
#include "tools/process/run_program.h"
#include "tools/verify/verify_journal.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr const char* kName = "sm_90a/ldmatrix/x4_trans";

// A folder that holds one variant, just written.
std::string oneVariant() {
  const std::string folder = fs::path(temporaryFile("golden/here", "")).parent_path();
  const Ran written =
      run({"golden", "--update", "--reason=first", "--only=ldmatrix/x4_trans", "--out=" + folder});
  EXPECT_EQ(written.status, 0) << written.err;
  EXPECT_NE(written.out.find("1 of 1 variants written"), std::string::npos) << written.out;
  return folder;
}

Ran check(const std::string& folder) {
  return run({"golden", "--check", "--only=ldmatrix/x4_trans", "--out=" + folder});
}

// The kept text of one kind with the first `from` as `to`, its hash in the manifest, which names `llvm`.
void keepInstead(const std::string& folder, size_t kind, const std::string& from, const std::string& to,
                 const std::string& llvm = {}) {
  auto manifest = readManifest(folder);
  ASSERT_TRUE(manifest.ok());
  std::string text = *readGolden(folder, kName, kGoldenKinds[kind]);
  const size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  ASSERT_FALSE(writeGolden(folder, kName, kGoldenKinds[kind], text));
  manifest->files[kName][kind] = goldenHash(text);
  if (!llvm.empty()) manifest->llvm = llvm;
  ASSERT_FALSE(writeManifest(folder, *manifest));
}

// A check of all that a folder keeps for a target.
void isAsKept(std::vector<std::string> more, int atLeast) {
  more.insert(more.begin(), {"golden", "--check", "--json"});
  const Ran checked = run(more);
  EXPECT_EQ(checked.status, 0) << checked.out;
  const Json answer = Json::parse(checked.out);
  EXPECT_EQ(answer["same"], answer["variants"]);
  EXPECT_GE(answer["variants"], atLeast);
}

TEST(Golden, WhatIsKeptIsWhatIsMade) { isAsKept({}, 566); }

TEST(Golden, WhatIsKeptIsWhatIsMadeForSm100a) { isAsKept({"--target=sm_100a"}, 644); }

TEST(Golden, WhatIsKeptOfTheKernelsIsWhatIsMade) {
  const std::vector<std::string> kernels = {"--kernels=corpus/kernels", "--out=corpus/golden/kernels"};
  isAsKept({kernels[0], kernels[1], "--target=sm_90a"}, 9);
  isAsKept({kernels[0], kernels[1], "--target=sm_100a"}, 10);
}

TEST(Golden, OneCharacterIsDriftWithAtomShapeAndField) {
  const std::string folder = oneVariant();
  EXPECT_EQ(check(folder).status, 0);
  keepInstead(folder, 2, "m8n8.x4.trans", "m8n8.x2.trans");
  const Ran drift = check(folder);
  EXPECT_EQ(drift.status, 1);
  EXPECT_NE(drift.out.find("drift      sm_90a/ldmatrix/x4_trans: ptx line "), std::string::npos) << drift.out;
  EXPECT_NE(drift.out.find(", ldmatrix: field 5 is x4, was x2"), std::string::npos) << drift.out;
  EXPECT_NE(drift.out.find("atom !cute_nvgpu.atom.ldsm<val_type = f16, mode = <\"(8,8)\">, sz_pattern = u16, "
                           "num_matrices = 4, t>, shape 4 matrices"),
            std::string::npos)
      << drift.out;
}

TEST(Golden, AnotherLlvmIsNotOurDrift) {
  const std::string folder = oneVariant();
  keepInstead(folder, 2, "bar.sync", "barrier.sync", "21.1.0");
  const Ran differs = check(folder);
  EXPECT_EQ(differs.status, 2) << differs.out;
  EXPECT_NE(differs.out.find("toolchain  sm_90a/ldmatrix/x4_trans: ptx line "), std::string::npos)
      << differs.out;
  EXPECT_NE(differs.out.find("the files were written with 21.1.0"), std::string::npos) << differs.out;
  // The module is ours, whatever LLVM.
  keepInstead(folder, 0, "%tid", "%tib");
  EXPECT_EQ(check(folder).status, 1);
}

TEST(Golden, AFileChangedByHandIsDrift) {
  const std::string folder = oneVariant();
  ASSERT_FALSE(writeGolden(folder, kName, "ll", "; empty\n"));
  const Ran changed = check(folder);
  EXPECT_EQ(changed.status, 1);
  EXPECT_NE(changed.out.find("ll is not what the manifest says"), std::string::npos) << changed.out;
  fs::remove(folder + "/" + kName + ".ll");
  EXPECT_NE(check(folder).out.find("ll is missing"), std::string::npos);
}

TEST(Golden, AnUpdateWritesWhatChangedAndWhy) {
  const std::string folder = oneVariant();
  const std::string log = readAll(folder + "/CHANGES.md");
  EXPECT_EQ(log, "## first\n\n- sm_90a/ldmatrix/x4_trans\n\n");
  const std::vector<std::string> update = {"golden", "--update", "--only=ldmatrix/x4*", "--out=" + folder};
  EXPECT_EQ(run(update).status, 3);  // without a reason
  std::vector<std::string> again = update;
  again.push_back("--reason=second");
  const Ran more = run(again);
  EXPECT_NE(more.out.find("1 of 2 variants written"), std::string::npos) << more.out << more.err;
  EXPECT_EQ(readAll(folder + "/CHANGES.md"), log + "## second\n\n- sm_90a/ldmatrix/x4\n\n");
  EXPECT_NE(run(again).out.find("nothing changed"), std::string::npos);
  EXPECT_EQ(readAll(folder + "/CHANGES.md"), log + "## second\n\n- sm_90a/ldmatrix/x4\n\n");
}

// Of what folder, with what hash of the LLVM IR of a variant that keeps its PTX alone.
std::string onlyHashed(const std::function<std::string(const std::string&)>& changed,
                       const std::string& llvm = {}) {
  const std::string folder = fs::path(temporaryFile("hashed/here", "")).parent_path();
  EXPECT_EQ(run({"golden", "--update", "--reason=first", "--only=ldmatrix/x2", "--out=" + folder}).status, 0);
  EXPECT_TRUE(fs::exists(folder + "/sm_90a/ldmatrix/x2.ptx"));
  EXPECT_FALSE(fs::exists(folder + "/sm_90a/ldmatrix/x2.mlir"));
  EXPECT_FALSE(fs::exists(folder + "/sm_90a/ldmatrix/x2.ll"));
  auto manifest = readManifest(folder);
  EXPECT_TRUE(manifest.ok());
  std::string& hash = manifest->files["sm_90a/ldmatrix/x2"][1];
  EXPECT_EQ(hash.size(), 64U);
  hash = changed(hash);
  if (!llvm.empty()) manifest->llvm = llvm;
  EXPECT_FALSE(writeManifest(folder, *manifest));
  return folder;
}

TEST(Golden, OfATextThatIsNotKeptTheHashIsCompared) {
  const auto same = [](const std::string& hash) { return hash; };
  const auto other = [](std::string hash) {
    hash.back() = hash.back() == '0' ? '1' : '0';
    return hash;
  };
  const std::vector<std::string> check = {"golden", "--check", "--only=ldmatrix/x2"};
  const auto checked = [&](const std::string& folder) {
    std::vector<std::string> words = check;
    words.push_back("--out=" + folder);
    return run(words);
  };
  EXPECT_EQ(checked(onlyHashed(same)).status, 0);
  const Ran drift = checked(onlyHashed(other));
  EXPECT_EQ(drift.status, 1) << drift.out;
  EXPECT_NE(drift.out.find(
                "drift      sm_90a/ldmatrix/x2: ll has another hash than the manifest; 'cutecheck golden "
                "--expand DIR --only=ldmatrix/x2 --target=sm_90a' writes it as "
                "DIR/sm_90a/ldmatrix/x2.ll"),
            std::string::npos)
      << drift.out;
  // What is said to do, shows it.
  const std::string to = temporaryFile("expanded", "") + "_all";
  const Ran expanded =
      run({"golden", "--expand", to, "--only=ldmatrix/x2", "--target=sm_90a", "--out=" + onlyHashed(other)});
  EXPECT_EQ(expanded.status, 0) << expanded.err;
  EXPECT_NE(expanded.out.find("not as kept  " + to + "/sm_90a/ldmatrix/x2.ll\n"), std::string::npos)
      << expanded.out;
  EXPECT_NE(expanded.out.find("3 files of sm_90a written below " + to + ", 1 not as kept"), std::string::npos)
      << expanded.out;
  EXPECT_TRUE(fs::exists(to + "/sm_90a/ldmatrix/x2.ll"));
  // Of another LLVM it is not ours.
  EXPECT_EQ(checked(onlyHashed(other, "21.1.0")).status, 2);
}

TEST(Golden, AnExpansionHasEveryTextOfBothTargets) {
  const std::string to = temporaryFile("expanded", "") + "_all";
  const Ran expanded = run({"golden", "--expand", to, "--only=*/*x4*", "--json"});
  EXPECT_EQ(expanded.status, 0) << expanded.err;
  size_t files = 0, targets = 0;
  const Json answer = Json::parse(expanded.out);
  for (const Json& one : answer["expanded"]) {
    EXPECT_TRUE(one["not_as_kept"].empty()) << one;
    files += one["files"].get<size_t>();
    ++targets;
  }
  EXPECT_EQ(targets, 2U);
  const auto manifest = readManifest(sourcePath("corpus/golden"));
  ASSERT_TRUE(manifest.ok());
  size_t seen = 0;
  for (const auto& entry : fs::recursive_directory_iterator(to)) {
    if (!entry.is_regular_file()) continue;
    const fs::path name = entry.path().lexically_relative(to);
    const std::string text = readAll(entry.path());
    for (size_t i = 0; i < kGoldenKinds.size(); ++i)
      if (name.extension() == std::string(".") + kGoldenKinds[i])
        EXPECT_EQ(goldenHash(text), manifest->files.at(fs::path(name).replace_extension())[i]) << name;
    ++seen;
  }
  EXPECT_EQ(seen, files);
  EXPECT_GE(files, 60U);
  EXPECT_EQ(run({"golden", "--expand", to, "--only=nothing"}).status, 3);
  EXPECT_EQ(run({"golden", "--expand", to, "--update", "--reason=x"}).status, 3);
}

// What lies in a folder of golden files, and should not, or the other way round.
std::vector<std::string> misplaced(const std::string& folder, const std::string& kernels) {
  const auto manifest = readManifest(folder);
  EXPECT_TRUE(manifest.ok());
  std::set<std::string> expected;
  std::vector<std::string> wrong;
  for (const std::string& target : goldenTargets()) {
    const auto all = kernels.empty() ? Expected<std::vector<GoldenVariant>>(goldenVariants(target))
                                     : kernelsIn(kernels, target);
    EXPECT_TRUE(all.ok() && !all->empty());
    for (const GoldenVariant& variant : *all)
      for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
        const std::string name = target + "/" + variant.name;
        if (!keepsText(variant, i)) continue;
        expected.insert(name + "." + kGoldenKinds[i]);
        const auto text = readGolden(folder, name, kGoldenKinds[i]);
        const auto kept = manifest->files.find(name);
        if (!text || kept == manifest->files.end() || kept->second[i] != goldenHash(*text))
          wrong.push_back(name + "." + kGoldenKinds[i]);
      }
  }
  for (const std::string& target : goldenTargets())
    for (const auto& entry : fs::recursive_directory_iterator(folder + "/" + target)) {
      const std::string name = entry.path().lexically_relative(folder);
      if (entry.is_regular_file() && !expected.contains(name)) wrong.push_back(name);
    }
  return wrong;
}

TEST(Golden, ThePtxOfEachIsKeptAndAllTextsOfOneOfAFamily) {
  const std::string kernels = sourcePath("corpus/kernels");
  EXPECT_EQ(misplaced(sourcePath("corpus/golden"), ""), std::vector<std::string>{});
  EXPECT_EQ(misplaced(sourcePath("corpus/golden/kernels"), kernels), std::vector<std::string>{});
  // One text too many, and one too few.
  const std::string copy = temporaryFile("copy", "") + "_golden";
  fs::copy(sourcePath("corpus/golden/kernels"), copy, fs::copy_options::recursive);
  std::ofstream(copy + "/sm_90a/transpose.ll") << "; more\n";
  fs::remove(copy + "/sm_90a/transpose.ptx");
  EXPECT_EQ(misplaced(copy, kernels),
            (std::vector<std::string>{"sm_90a/transpose.ptx", "sm_90a/transpose.ll"}));
  for (const std::string& target : goldenTargets()) {
    std::map<std::string, int> wholes;
    for (const GoldenVariant& variant : goldenVariants(target))
      wholes[variant.name.substr(0, variant.name.find('/'))] += variant.whole ? 1 : 0;
    EXPECT_GE(wholes.size(), 4U);
    for (const auto& [family, count] : wholes) EXPECT_EQ(count, 1) << family;
  }
}

// A folder as format 1 has it: every text, shorter hashes. An update writes it anew.
TEST(Golden, AFolderOfFormat1IsRead) {
  const std::string folder = fs::path(temporaryFile("old/here", "")).parent_path();
  const std::vector<std::string> only = {"golden", "--only=ldmatrix/x2", "--out=" + folder};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), only.begin(), only.end());
    return run(more);
  };
  ASSERT_EQ(run({"golden", "--expand", folder, "--only=ldmatrix/x2"}).status, 0);
  auto manifest = readManifest(folder);
  ASSERT_TRUE(manifest.ok());
  for (size_t i = 0; i < kGoldenKinds.size(); ++i)
    manifest->files["sm_90a/ldmatrix/x2"][i] =
        contentHash({*readGolden(folder, "sm_90a/ldmatrix/x2", kGoldenKinds[i])});
  manifest->llvm = readManifest(sourcePath("corpus/golden"))->llvm;
  ASSERT_FALSE(writeManifest(folder, *manifest));
  std::string text = readAll(folder + "/MANIFEST.json");
  text.replace(text.find("\"format\": 2"), 11, "\"format\": 1");
  std::ofstream(folder + "/MANIFEST.json") << text;
  EXPECT_EQ(with({}).out, "1 of 1 variants as kept, sm_90a\n");
  ASSERT_FALSE(writeGolden(folder, "sm_90a/ldmatrix/x2", "ll", "; other\n"));
  EXPECT_EQ(with({}).status, 1);
  EXPECT_EQ(with({"--update", "--reason=second"}).status, 0);
  EXPECT_EQ(readManifest(folder)->files["sm_90a/ldmatrix/x2"][1].size(), 64U);
  EXPECT_FALSE(fs::exists(folder + "/sm_90a/ldmatrix/x2.ll"));
  EXPECT_EQ(with({}).status, 0);
}

TEST(Golden, NothingSelectedIsNoPass) {
  EXPECT_EQ(run({"golden", "--only=nothing/*"}).status, 3);
  EXPECT_EQ(run({"golden", "--list", "--only=cp_async/*"}).status, 0);
}

TEST(Golden, ModulesOfOnesOwn) {
  const std::string module = readAll(sourcePath("corpus/kernels/elementwise_add.mlir"));
  const std::string file = temporaryFile("kernels/add.mlir", module);
  const std::string kernels = fs::path(file).parent_path(), out = kernels + "_kept";
  const std::vector<std::string> source = {"golden", "--kernels=" + kernels, "--out=" + out};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), source.begin(), source.end());
    return run(more);
  };
  EXPECT_EQ(with({"--check"}).status, 1);  // nothing is kept yet
  EXPECT_EQ(with({"--update", "--reason=mine"}).status, 0);
  EXPECT_EQ(with({"--check"}).status, 0);
  std::ofstream(file, std::ios::app) << "func.func @more() { return }\n";
  const Ran changed = with({"--check"});
  EXPECT_EQ(changed.status, 1);
  EXPECT_NE(changed.out.find("sm_90a/add: ptx line "), std::string::npos) << changed.out;
}

TEST(Golden, PatternsOfNames) {
  EXPECT_TRUE(fits("mma_sync/m16", "mma_sync/*"));
  EXPECT_TRUE(fits("abc", "a?c"));
  EXPECT_TRUE(fits("abc", "*"));
  EXPECT_FALSE(fits("abc", "a?"));
  EXPECT_FALSE(fits("abc", "b*"));
}

}  // namespace
}  // namespace cutecheck::cli
