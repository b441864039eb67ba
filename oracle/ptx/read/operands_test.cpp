// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operands that products of matrices and copies do not take, as ptxas refuses them, beside those that they
// take.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "oracle/ptx/read/opcode.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {
namespace {

std::string unreadOf(const std::string& instruction) {
  const std::vector<PtxKernel> all = readPtx(
      ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 y)\n{\n"
      "\t.reg .pred %p<4>;\n\t.reg .b16 %h<9>;\n\t.reg .b32 %r<129>;\n\t.reg .b64 %d<9>;\n\t.reg .s32 "
      "%s<9>;\n\t.reg .f32 %f<129>;\n"
      "\t.reg .f64 %g<9>;\n\t.reg .f16x2 %v<9>;\n\t" +
      instruction + ";\n\tret;\n}\n");
  return all.empty() || all[0].code.empty() ? "no kernel" : all[0].code[0].unread;
}

std::string warpProduct(const std::string& kind, const std::string& operands) {
  return unreadOf("mma.sync.aligned." + kind + " " + operands);
}
std::string groupProduct(const std::string& kind, const std::string& operands) {
  return unreadOf("wgmma.mma_async." + kind + " " + operands);
}

const std::string kHalves = "m16n8k16.row.col.f32.f16.f16.f32", kFour = "{%f0, %f1, %f2, %f3}";

TEST(Operands, FragmentsOfAWarpProduct) {
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%r0, %r1, %r2, %r3}, {%r4, %r5}, " + kFour), "");
  EXPECT_EQ(warpProduct("m16n8k8.row.col.f32.tf32.tf32.f32",
                        kFour + ", {%r0, %r1, %v2, %r3}, {%r4, %r5}, " + kFour),
            "A has a register of another type: %v2 is .f16x2");
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%r0, %s1, %r2, %r3}, {%r4, %r5}, " + kFour),
            "A has a register of another type: %s1 is .s32");
  EXPECT_EQ(warpProduct(kHalves, "{%r0, %r1, %r2, %r3}, {%v0, %v1, %v2, %v3}, {%v4, %v5}, " + kFour), "");
  EXPECT_EQ(warpProduct("m8n8k4.row.col.f64.f64.f64.f64", "{%g0, %g1}, {%g2}, {%d3}, {%g4, %g5}"), "");
  EXPECT_EQ(warpProduct("m8n8k16.row.col.s32.s8.s8.s32", "{%s0, %r1}, {%r2}, {%r3}, {%s4, %s5}"), "");
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%d0, %r1, %r2, %r3}, {%r4, %r5}, " + kFour),
            "A has a register of another type: %d0 is .b64");
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%r0, %r1, %r2, %r3}, {%h4, %r5}, " + kFour),
            "B has a register of another type: %h4 is .b16");
  EXPECT_EQ(warpProduct(kHalves, "{%g0, %f1, %f2, %f3}, {%r0, %r1, %r2, %r3}, {%r4, %r5}, " + kFour),
            "D has a register of another type: %g0 is .f64");
  EXPECT_EQ(warpProduct("m8n8k16.row.col.s32.s8.s8.s32", "{%s0, %r1}, {%r2}, {%r3}, {%f4, %s5}"),
            "C has a register of another type: %f4 is .f32");
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%r0, %r1, %r2, %r3}, {%r4, 0}, " + kFour),
            "B has 0, which is no register");
  EXPECT_EQ(warpProduct(kHalves, kFour + ", {%r0, %r1, %r2, %r3}, {%r4, %r5}"),
            "it has 3 operands, and takes 4");
}

TEST(Operands, OfAWarpgroupProduct) {
  const std::string halves = "sync.aligned.m64n8k16.f32.f16.f16", d = kFour + ", ",
                    held = "{%r0, %r1, %r2, %r3}, %d1, %p0";
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, %p0, 1, -1, 0, 1"), "");
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, 0, 1, 1, 0, 0"), "");
  EXPECT_EQ(groupProduct(halves, d + held + ", -1, 1, 1"), "");
  EXPECT_EQ(groupProduct("sync.aligned.m64n8k8.f32.tf32.tf32", d + "%d0, %d1, %p0, 1, 1"), "");
  EXPECT_EQ(groupProduct("sync.aligned.m64n8k32.s32.s8.u8", "{%r0, %r1, %s2, %r3}, %d0, %d1, %p0"), "");
  EXPECT_EQ(groupProduct("sp.sync.aligned.m64n8k32.f32.f16.f16", d + "%d0, %d1, %r4, 1, %p0, 1, 1, 0, 0"),
            "");
  EXPECT_EQ(groupProduct("sp.sync.aligned.m64n8k64.s32.s8.s8", "{%r0, %r1, %r2, %r3}, %d0, %d1, %r4, 0, %p0"),
            "");

  EXPECT_EQ(groupProduct(halves, d + held + ", 2, 1, 0"), "the scale of A is 2, and it must be -1 or 1");
  EXPECT_EQ(groupProduct(halves, d + held + ", 1, 0, 0"), "the scale of B is 0, and it must be -1 or 1");
  EXPECT_EQ(groupProduct(halves, d + held + ", 1, %r5, 0"), "the scale of B is %r5, and it must be -1 or 1");
  EXPECT_EQ(groupProduct(halves, d + held + ", 1, 1, 2"), "the major of B is 2, and it must be 0 or 1");
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, %p0, 1, 1, -1, 0"),
            "the major of A is -1, and it must be 0 or 1");
  EXPECT_EQ(groupProduct(halves, d + held), "it has 4 operands, and of these types takes 7");
  EXPECT_EQ(groupProduct(halves, d + held + ", 1, 1, 0, 0"), "it has 8 operands, and of these types takes 7");
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, %p0, 1, 1"), "it has 6 operands, and of these types takes 8");
  EXPECT_EQ(groupProduct("sync.aligned.m64n8k8.f32.tf32.tf32", d + "%d0, %d1, %p0, 1, 1, 0, 0"),
            "it has 8 operands, and of these types takes 6");
  EXPECT_EQ(groupProduct("sync.aligned.m64n8k32.s32.s8.s8", "{%r0, %r1, %r2, %r3}, %d0, %d1, %p0, -1, 1"),
            "it has 6 operands, and of these types takes 4");
  EXPECT_EQ(groupProduct(halves, d + "%r0, %d1, %p0, 1, 1, 0, 0"),
            "the descriptor of A is a register of another type: %r0 is .b32");
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, %r0, 1, 1, 0, 0"),
            "what says whether D is added is a register of another type: %r0 is .b32");
  EXPECT_EQ(groupProduct(halves, d + "%d0, %d1, 2, 1, 1, 0, 0"),
            "what says whether D is added is 2, and it must be 0 or 1");
  EXPECT_EQ(groupProduct(halves, d + "{%r0, %r1, %r2, %v3}, %d1, %p0, 1, 1, 0"),
            "A has a register of another type: %v3 is .f16x2");
  EXPECT_EQ(groupProduct("sp.sync.aligned.m64n8k32.f32.f16.f16", d + "%d0, %d1, 7, 1, %p0, 1, 1, 0, 0"),
            "the metadata is 7, and it must be a register");
  EXPECT_EQ(groupProduct(halves, "{%f0, %f1, %g2, %f3}, " + held + ", 1, 1, 0"),
            "D has a register of another type: %g2 is .f64");
  EXPECT_EQ(groupProduct(halves, d + "{%r0, %r1, %r2, %h3}, %d1, %p0, 1, 1, 0"),
            "A has a register of another type: %h3 is .b16");
  EXPECT_EQ(groupProduct("sp.sync.aligned.m64n8k64.s32.s8.s8", "{%r0, %r1, %r2, %r3}, %d0, %d1, %r4, 1, %p0"),
            "the selector of metadata is 1, and it must be 0");
  EXPECT_EQ(groupProduct("sp.sync.aligned.m64n8k32.f32.f16.f16", d + "%d0, %d1, %h4, 1, %p0, 1, 1, 0, 0"),
            "the metadata is a register of another type: %h4 is .b16");
}

TEST(Operands, BytesOfACopy) {
  for (const char* one :
       {"cp.async.ca.shared.global [%r0], [%d0], 4", "cp.async.ca.shared.global [%r0], [%d0], 8",
        "cp.async.cg.shared.global [%r0], [%d0], 16", "cp.async.cg.shared.global [%r0], [%d0], 16, %r1"})
    EXPECT_EQ(unreadOf(one), "") << one;
  EXPECT_EQ(unreadOf("cp.async.cg.shared.global [%r0], [%d0], 4"),
            "the count of bytes is 4, and it must be 16");
  EXPECT_EQ(unreadOf("cp.async.cg.shared.global.L2::128B [%r0], [%d0], 8, %r1"),
            "the count of bytes is 8, and it must be 16");
  EXPECT_EQ(unreadOf("cp.async.ca.shared.global [%r0], [%d0], %r3"),
            "the count of bytes is %r3, and it must be 4 or 8 or 16");
  EXPECT_EQ(unreadOf("cp.async.ca.shared.global [%r0], [%d0], 12"),
            "the count of bytes is 12, and it must be 4 or 8 or 16");
}

TEST(Operands, CountsAreNumbers) {
  for (const char* one : {"cp.async.wait_group 0", "cp.async.bulk.wait_group.read 1",
                          "wgmma.wait_group.sync.aligned 0", "setmaxnreg.dec.sync.aligned.u32 40"})
    EXPECT_EQ(unreadOf(one), "") << one;
  EXPECT_EQ(unreadOf("cp.async.wait_group %r1"), "the count of groups is %r1, and it must be a number");
  EXPECT_EQ(unreadOf("cp.async.bulk.wait_group %r1"), "the count of groups is %r1, and it must be a number");
  EXPECT_EQ(unreadOf("wgmma.wait_group.sync.aligned %r1"),
            "the count of groups is %r1, and it must be a number");
  EXPECT_EQ(unreadOf("setmaxnreg.dec.sync.aligned.u32 %r1"),
            "the count of registers is %r1, and it must be a number");
}

using Row = std::vector<std::string>;

std::vector<Row> rowsOf(const std::string& path) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/" + path);
  std::vector<Row> all;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream cells(line);
    all.emplace_back();
    for (std::string one; std::getline(cells, one, '\t');) all.back().push_back(one);
  }
  return all;
}

std::string listed(char kind, uint64_t count) {
  std::string made = "{";
  for (uint64_t i = 0; i < count; ++i)
    made += (i == 0 ? "%" : ", %") + std::string(1, kind) + std::to_string(i);
  return made + "}";
}

// Shape, A, B, D, majors, where A is, what is negated, satfinite, the selector: as the table of wgmma has
// them.
std::string groupProductOf(const Row& row) {
  static const std::map<std::string, std::string> kNames = {
      {"f8E4M3FN", "e4m3"}, {"f8E5M2", "e5m2"}, {"i1", "b1"},  {"i4", "s4"},
      {"ui4", "u4"},        {"i8", "s8"},       {"ui8", "u8"}, {"i32", "s32"}};
  const auto named = [](const std::string& one) { return kNames.contains(one) ? kNames.at(one) : one; };
  unsigned m = 0, n = 0, k = 0;
  std::istringstream shape(row[0]);
  char by = 0;
  shape >> m >> by >> n >> by >> k;
  const std::string a = named(row[1]), b = named(row[2]), d = named(row[3]);
  const bool held = row[6] == "rs", sparse = !row[9].empty(), halves = a == "f16" || a == "bf16";
  const bool scaled = !row[7].empty(), turned = row[4] == "mn" || row[5] == "mn";
  std::string text =
      std::string(sparse ? "sp." : "") + "sync.aligned.m" + std::to_string(m) + "n" + std::to_string(n) +
      "k" + std::to_string(k) + (row[8].empty() ? "." : ".satfinite.") + d + "." + a + "." + b +
      (a == "b1" || b == "b1" ? ".and.popc " : " ") +
      listed(d == "f32" ? 'f' : 'r', uint64_t{m} * n / 128 / (d == "f16" || d == "bf16" ? 2 : 1)) + ", " +
      (held ? "{%r0, %r1, %r2, %r3}" : "%d0") + ", %d1";
  if (sparse) text += ", %r4, " + row[9];
  text += ", %p1";
  if (d != "s32" || scaled || turned)
    text += std::string(row[7].find('a') != std::string::npos ? ", -1" : ", 1") +
            (row[7].find('b') != std::string::npos ? ", -1" : ", 1");
  if (halves || turned) {
    if (!held || row[4] == "mn") text += row[4] == "mn" ? ", 1" : ", 0";
    text += row[5] == "mn" ? ", 1" : ", 0";
  }
  return text;
}

TEST(Operands, OfAWarpgroupProductAsPtxasTakesThem) {
  size_t taken = 0, all = 0;
  for (const Row& row : rowsOf("corpus/wgmma_ptxas.tsv")) {
    ASSERT_EQ(row.size(), 11U);
    const std::string text = groupProductOf(row),
                      wrong = groupProduct(text.substr(0, text.find(' ')), text.substr(text.find(' ') + 1));
    EXPECT_EQ(wrong.empty(), row[10] == "accepted") << text << " " << wrong;
    taken += wrong.empty() ? 1 : 0;
    ++all;
  }
  EXPECT_GT(taken, 1000U);
  EXPECT_GT(all, 3000U);
}

// Every shape, and types of D, A, B and C, that were asked of ptxas 13.0 for sm_90a: those are all that it
// takes.
TEST(Operands, ShapesOfAWarpProductAsPtxasTakesThem) {
  std::set<std::string> taken;
  for (const Row& row : rowsOf("corpus/mma_ptxas.tsv")) {
    ASSERT_EQ(row.size(), 1U);
    EXPECT_TRUE(taken.insert(row[0]).second) << row[0];
  }
  size_t all = 0;
  const char* const kFloats[] = {"f16", "bf16", "tf32", "e4m3", "e5m2"};
  const char* const kIntegers[] = {"s8", "u8", "s4", "u4"};
  const auto ask = [&](const std::string& kind) {
    PtxInstruction made;
    made.opcode = "mma.sync.aligned." + kind;
    std::istringstream words(made.opcode);
    for (std::string one; std::getline(words, one, '.');) made.words.push_back(one);
    const std::string wrong = ptxWrongWords(made);
    EXPECT_EQ(wrong.empty(), taken.contains(kind)) << kind << " " << wrong;
    all += wrong.empty() ? 1 : 0;
  };
  for (const char* m : {"m8", "m16"})
    for (const char* k : {"k4", "k8", "k16", "k32", "k64", "k128", "k256"}) {
      const std::string shape = std::string(m) + "n8" + k + ".row.col.";
      ask(shape + "f64.f64.f64.f64");
      for (const std::string d : {"f16", "f32"})
        for (const std::string c : {"f16", "f32"})
          for (const std::string a : kFloats)
            for (const std::string b : kFloats) ask(shape + d + "." + a + "." + b + "." + c);
      for (const char* range : {"", "satfinite."})
        for (const std::string a : kIntegers)
          for (const std::string b : kIntegers) ask(shape + range + "s32." + a + "." + b + ".s32");
      for (const char* how : {".and.popc", ".xor.popc", ".and", ".popc", ""})
        ask(shape + "s32.b1.b1.s32" + how);
    }
  EXPECT_EQ(all, taken.size());
}

TEST(Operands, OfABulkReductionAsPtxasTakesThem) {
  size_t taken = 0;
  for (const Row& row : rowsOf("corpus/bulk_ptxas.tsv")) {
    ASSERT_EQ(row.size(), 3U);
    const bool global = row[0] == "global";
    const std::string text =
        global ? "cp.reduce.async.bulk.global.shared::cta.bulk_group." + row[1] + " [%d0], [%r0], %r1"
               : "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes." + row[1] +
                     " [%r0], [%r1], %r2, [%r3]";
    const std::string wrong = unreadOf(text);
    EXPECT_EQ(wrong.empty(), row[2] == "accepted") << text << " " << wrong;
    taken += wrong.empty() ? 1 : 0;
  }
  EXPECT_GT(taken, 30U);
}

}  // namespace
}  // namespace cutecheck::ptx
