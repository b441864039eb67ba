// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Golden kernels, which are run on bytes elsewhere, proved for all values of their operands: products, and moves of matrices.
#include <gtest/gtest.h>

#include <regex>

#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"

namespace cutecheck::terms {
namespace {

std::string matrixSpec(const std::string& name, bool wrong) {
  static const std::regex matrix("(ldmatrix|stmatrix)/x([124])(_trans)?");
  std::smatch part;
  if (!std::regex_match(name, part, matrix)) return "";
  // Half h of matrix i in thread t is row t / 4, column 2 (t % 4) + h, or the other way round.
  const std::string outer = "t/4", inner = wrong ? "(t%4*2+1-h)" : "(t%4*2+h)";
  const std::string place = part[3].matched ? "64*i + 8*" + inner + " + " + outer : "64*i + 8*(" + outer + ") + " + inner;
  const bool load = part[1] == "ldmatrix";
  std::string spec = "kernel " + part[1].str() + "\nsizes C = " + part[2].str() + "\n";
  const std::string held = ": u16 (2,C,32):(1,2,2*C) at ", flat = ": u16 64*C:1 at ";
  spec += "launch block 32 grid 1, shared 1024\n";
  if (load) return spec + "m" + flat + "0\nr" + held + "1\nensures r[h,i,t] == m[" + place + "]\n";
  // Element e of memory: matrix e / 64, row, column.
  const std::string row = part[3].matched ? "e%8" : "e%64/8", column = part[3].matched ? "e%64/8" : "e%8";
  return spec + "r" + held + "0\nm" + flat + "1\nensures m[e] == r[" + (wrong ? "1-" : "") + "(" + column +
         ")%2,e/64,4*(" + row + ")+(" + column + ")/2]\n";
}

std::string copySpec(const std::string& name, bool wrong) {
  static const std::regex copy("(bulk/(?:g2s|s2g|s2s|prefetch)_|cp_async/c[ag])(\\d+)");
  std::smatch part;
  const std::string index = wrong ? "N-1-i" : "i";
  if (name.starts_with("mbarrier/")) {
    const std::string threads = name == "mbarrier/own_word" ? "1" : "32";
    return "kernel mbarrier\nsizes N = " + threads + "\na: u32 N:1 at 0\nd: u32 N:1 at 1\nlaunch block N grid 1, shared 1152\n" +
           "ensures d[i] == a[" + (wrong ? "i" : "N-1-i") + "]" + (wrong ? " + 1" : "") + "\n";
  }
  if (!std::regex_match(name, part, copy)) return bulkReductionSpec(name, wrong);
  const bool bulk = name.starts_with("bulk");
  const uint64_t bytes = std::stoull(part[2]) * (bulk ? 1 : 32), shared = 1024 + 2 * ((bytes + 1023) / 1024 * 1024);
  return std::string("kernel ") + (bulk ? "bulk" : "cp_async") + "\nsizes N = " + std::to_string(bytes) +
         "\na: u8 N:1 at 0\nd: u8 N:1 at 1\nlaunch block 32 grid 1, shared " + std::to_string(shared) +
         "\nensures d[i] == a[" + index + "]\n";
}

// Each family of each target has a row in status.md, which the test that proves it compares; here the sums.
TEST(GoldenProof, TheTableHasEveryKernel) {
  size_t families = 0, kernels = 0, proved = 0, unknown = 0;
  std::vector<std::string> total;
  for (const std::vector<std::string>& row : goldenTable()) {
    ASSERT_GE(row.size(), 6U);
    if (row[0] == "all") total = row;
    if (!row[0].starts_with("sm_")) continue;
    ++families;
    EXPECT_EQ(row[2], std::to_string(kernelsIn(row[0], row[1]).size())) << row[1];
    EXPECT_EQ(std::stoull(row[2]), std::stoull(row[3]) + std::stoull(row[4]) + std::stoull(row[5])) << row[1];
    kernels += std::stoull(row[2]), proved += std::stoull(row[3]), unknown += std::stoull(row[5]);
    std::cout << row[0] << " " << row[1] << ": " << row[3] << " Proved, " << row[4] << " Refuted, " << row[5] << " Unknown\n";
  }
  size_t folders = 0;
  for (const char* target : {"sm_90a", "sm_100a"})
    for (const auto& one : std::filesystem::directory_iterator(goldenFolder(target))) folders += one.is_directory() ? 1 : 0;
  EXPECT_EQ(families, folders);
  ASSERT_FALSE(total.empty());
  EXPECT_EQ(total[2] + " " + total[3] + " 0 " + total[5],
            std::to_string(kernels) + " " + std::to_string(proved) + " 0 " + std::to_string(unknown));
}

TEST(GoldenProof, WarpProducts) {
  const Counts counts = proveFamily("sm_90a", "mma_sync", productSpec);
  EXPECT_EQ(counts.proved, 74U);
  EXPECT_EQ(counts.unknown, 0U);
  EXPECT_EQ(counts.wrong, counts.proved);
}

TEST(GoldenProof, WarpgroupProducts) {
  const Counts counts = proveFamily("sm_90a", "wgmma", productSpec);
  EXPECT_EQ(counts.proved, 227U);
  EXPECT_EQ(counts.unknown, 0U);
  EXPECT_EQ(counts.wrong, counts.proved);
}

TEST(GoldenProof, DescriptorsOfLongerOperands) {
  const Counts counts = proveFamily("sm_90a", "wgmma_descriptors", productSpec);
  EXPECT_EQ(counts.proved, 20U);
  EXPECT_EQ(counts.unknown, 0U);
  EXPECT_EQ(counts.wrong, counts.proved);
}

TEST(GoldenProof, MovesOfMatrices) {
  for (const char* family : {"ldmatrix", "stmatrix"}) {
    const Counts counts = proveFamily("sm_90a", family, matrixSpec);
    EXPECT_EQ(counts.proved, 6U);
    EXPECT_EQ(counts.wrong, 6U);
  }
}

TEST(GoldenProof, CopiesAndBarriers) {
  struct {
    const char* family;
    size_t proved, unknown, wrong;
  } const families[] = {{"bulk", 53, 0, 53}, {"cp_async", 4, 0, 4}, {"mbarrier", 14, 0, 14}};
  for (const auto& one : families) {
    const Counts counts = proveFamily("sm_90a", one.family, copySpec);
    EXPECT_EQ(counts.proved, one.proved);
    EXPECT_EQ(counts.unknown, one.unknown);
    EXPECT_EQ(counts.wrong, one.wrong);
  }
}

}  // namespace
}  // namespace cutecheck::terms
