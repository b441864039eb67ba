// cutecheck golden: what is kept is what is made, and what is not is told apart, by name and field.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/golden_command.h"
#include "tools/cutecheck/golden_files.h"
#include "tools/cutecheck/run_program.h"
#include "tools/cutecheck/verify_journal.h"

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
  manifest->files[kName][kind] = contentHash({text});
  if (!llvm.empty()) manifest->llvm = llvm;
  ASSERT_FALSE(writeManifest(folder, *manifest));
}

TEST(Golden, WhatIsKeptIsWhatIsMade) {
  const Ran checked = run({"golden", "--check", "--json"});
  EXPECT_EQ(checked.status, 0) << checked.out;
  const Json answer = Json::parse(checked.out);
  EXPECT_EQ(answer["same"], answer["variants"]);
  EXPECT_GE(answer["variants"], 86);
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
