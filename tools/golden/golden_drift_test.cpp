// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One character of what is kept, in the instruction of each family's atom, is drift with atom, shape and
// field.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tools/golden/golden_files.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;
const std::string kKept = CUTECHECK_SOURCE_DIR "/corpus/golden";

// A folder with this variant alone, its PTX changed, and what a check says of it.
Ran checkOf(const std::string& name, const std::string& ptx) {
  const std::string folder = fs::path(temporaryFile("drift/here", "")).parent_path();
  const auto all = readManifest(kKept);
  EXPECT_TRUE(all.ok());
  GoldenManifest manifest = *all;
  manifest.files.clear();
  const std::string key = "sm_90a/" + name;
  for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
    const std::optional<std::string> text = i == 2 ? ptx : readGolden(kKept, key, kGoldenKinds[i]);
    manifest.files[key][i] = text ? goldenHash(*text) : all->files.at(key)[i];
    if (text) EXPECT_FALSE(writeGolden(folder, key, kGoldenKinds[i], *text));
  }
  EXPECT_FALSE(writeManifest(folder, manifest));
  return run({"golden", "--check", "--only=" + name, "--out=" + folder});
}

// The instruction of the atom: where its line begins, or the end.
size_t atomOf(const std::string& ptx) {
  size_t first = ptx.size();
  for (const char* part : {"wgmma.mma_async", "mma.sync", "\tldmatrix", "\tstmatrix", "\tcp.async.c",
                           "\tcp.async.bulk", "\tcp.reduce", "\tmbarrier.arrive", "\tcp.async.mbarrier"})
    first = std::min(first, ptx.find(part));
  return first;
}

TEST(GoldenDrift, OneCharacterOfEachFamily) {
  size_t families = 0;
  for (const auto& family : fs::directory_iterator(kKept + "/sm_90a")) {
    std::vector<std::string> names;
    for (const auto& file : fs::directory_iterator(family.path()))
      if (file.path().extension() == ".ptx") names.push_back(file.path().stem());
    ASSERT_FALSE(names.empty()) << family.path();
    std::sort(names.begin(), names.end());
    const std::string name = family.path().filename().string() + "/" + names.front();
    std::string ptx = *readGolden(kKept, "sm_90a/" + name, "ptx");
    const size_t at = atomOf(ptx);
    ASSERT_LT(at, ptx.size()) << name;
    // The last character of the opcode.
    const size_t end = ptx.find_first_of(" \t\n;", at + 1) - 1;
    ptx[end] = ptx[end] == '4' ? '5' : '4';
    const Ran drift = checkOf(name, ptx);
    EXPECT_EQ(drift.status, 1) << name << drift.out << drift.err;
    EXPECT_TRUE(contains(drift.out, "drift      sm_90a/" + name + ": ptx line ")) << drift.out;
    EXPECT_TRUE(contains(drift.out, ": field ")) << drift.out;
    EXPECT_TRUE(contains(drift.out, "           atom ")) << drift.out;
    EXPECT_TRUE(contains(drift.out, ", shape ")) << drift.out;
    ++families;
  }
  EXPECT_GE(families, 5U);
}

TEST(GoldenDrift, OfADescriptorTheFieldsAreNamed) {
  const std::string name = "wgmma/m64n8k16_f16_f16_f32_k_k_ss";
  std::string ptx = *readGolden(kKept, "sm_90a/" + name, "ptx");
  // SBO of 1024 bytes, in the kept text of 512.
  const std::string word = "4611686293305360384", half = "4611686155866406912";
  const size_t at = ptx.find(word);
  ASSERT_NE(at, std::string::npos);
  ptx.replace(at, word.size(), half);
  const Ran drift = checkOf(name, ptx);
  EXPECT_EQ(drift.status, 1) << drift.out;
  EXPECT_TRUE(contains(
      drift.out, "is " + word + ", was " + half + " (matrix descriptor: stride byte offset 1024, was 512)"))
      << drift.out;
  EXPECT_TRUE(contains(drift.out, "shape 64x8x16")) << drift.out;
}

}  // namespace
}  // namespace cutecheck::cli
