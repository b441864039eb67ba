// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning.h"

#include <gtest/gtest.h>

#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {
namespace {

const char* const kGood =
    "meaning 1\n"
    "# a comment\n"
    "function @f\n"
    "  param 0 i32 M{div=8}   # a promise\n"
    "  param 1.0 i64 4\n"
    "  param 1.1 i32 _\n"
    "  premise M >= 1, M < 100\n"
    "  result 0 i64 == crd2idx(3, (M,4):(1,M))\n"
    "  result 1 i1 == and(M < 5, not(M == 2))\n"
    "  result 2 i32 _\n"
    "end\n";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

TEST(Meaning, EveryLineIsRead) {
  Expected<MeaningText> text = parseMeaning(kGood);
  ASSERT_TRUE(text.ok()) << text.error().str();
  ASSERT_EQ(text->functions.size(), 1u);
  const MeaningFunction& f = text->functions[0];
  EXPECT_EQ(f.name, "f");
  ASSERT_EQ(f.parameters.size(), 3u);
  EXPECT_EQ(f.parameters[0].symbol, "M");
  EXPECT_EQ(f.symbols.at("M"), 8);
  EXPECT_EQ(f.parameters[1].path, (std::vector<unsigned>{1, 0}));
  EXPECT_EQ(f.parameters[1].constant, 4);
  EXPECT_EQ(f.parameters[2].kind, MeaningParameter::Kind::kAny);
  EXPECT_EQ(f.premises.size(), 2u);
  ASSERT_EQ(f.results.size(), 3u);
  EXPECT_FALSE(f.results[2].stated);
  EXPECT_TRUE(denoteMeaning(f).ok());
}

struct Broken {
  const char *what, *by, *rule, *line;
};

TEST(Meaning, EachBrokenLineNamesItsRuleAndLine) {
  const Broken broken[] = {
      {"meaning 1", "meaning 2", "meaning_c1", "line 1:"},
      {"premise M", "promise M", "meaning_c2", "line 7:"},
      {"function @f", "function f", "meaning_c2", "line 3:"},
      {"end\n", "", "meaning_c3", "line 11:"},
      {"param 0 i32", "function @g\n  param 0 i32", "meaning_c3", "line 4:"},
      {"param 0 i32 M{div=8}", "param x i32 M", "meaning_c4", "line 4:"},
      {"param 0 i32 M{div=8}", "param 0 f32 M", "meaning_c4", "line 4:"},
      {"param 0 i32 M{div=8}", "param 0 i32 M+1", "meaning_c4", "line 4:"},
      {"param 1.1 i32", "param 1.0 i32", "meaning_c4", "line 6:"},
      {"premise M >= 1, M < 100", "premise M", "meaning_c5", "line 7:"},
      {"premise M >= 1, M < 100", "premise M >=", "meaning_c5", "line 7:"},
      {"result 1 i1", "result 0 i1", "meaning_c6", "line 9:"},
      {"result 0 i64 ==", "result 0 i64 =", "meaning_c6", "line 8:"},
      {"result 0 i64 == crd2idx(3,", "result 0 i64 == crd2idx(3", "meaning_c6", "line 8:"},
      {"crd2idx(3,", "crd2idx(K,", "meaning_c7", "line 8:"},
      {"crd2idx(3,", "crd2idx(?,", "meaning_c7", "line 8:"},
      {"M < 5, not", "K < 5, not", "meaning_c7", "line 9:"},
      {"premise M >= 1, M < 100", "premise M >= 1, K < 100", "meaning_c7", "line 7:"},
  };
  size_t count = 0;
  for (const Broken& b : broken) {
    Expected<MeaningText> text = parseMeaning(replaced(kGood, b.what, b.by));
    ASSERT_FALSE(text.ok()) << b.by;
    EXPECT_EQ(text.error().rule, b.rule) << b.by << ": " << text.error().str();
    EXPECT_EQ(text.error().message.find(b.line), 0u) << b.by << ": " << text.error().message;
    ++count;
  }
  ASSERT_GT(count, 0u);
}

// Only what describes the caller's numbers promises a divisor: a line that is to be shown may repeat it.
TEST(Meaning, LinesThatAreToBeShownPromiseNothing) {
  const auto read = [](const std::string& parameter, const std::string& line) {
    return parseMeaning("meaning 1\nkernel @k\n  param 0 ptr a align 4\n  param 1 i32 " + parameter +
                        "\n  load l f32 a[0]\n  " + line + "\nend\n");
  };
  for (const std::string& line : {"claim A{div=4} >= 0", "load m f32 a[0*A{div=4}]", "load m f32 a[0] when A{div=4} >= 0",
                                  "store f32 a[A{div=4}] = l", "let v = A{div=4} + 1\n  claim v >= 0"}) {
    for (const char* parameter : {"A", "A{div=2}", "A{div=6}", "A\n  premise A % 2 == 0", "A\n  premise A % 4 >= 0",
                                  "A\n  premise A % 4 == 1", "A\n  premise (A + 1) % 4 == 0"}) {
      const Expected<MeaningText> text = read(parameter, line);
      ASSERT_FALSE(text.ok()) << parameter << line;
      EXPECT_EQ(text.error().rule, "meaning_c7") << text.error().str();
    }
    for (const char* parameter : {"A{div=4}", "A{div=8}", "A\n  premise A % 4 == 0", "A\n  premise A % 8 == 0",
                                  "A\n  premise A{div=4} >= 0"}) {
      const Expected<MeaningText> text = read(parameter, line);
      EXPECT_TRUE(text.ok()) << parameter << line;
    }
  }
  EXPECT_FALSE(parseMeaning("meaning 1\nfunction @f\n  param 0 i32 M\n  result 0 i32 == M{div=8}\nend\n").ok());
  EXPECT_TRUE(parseMeaning("meaning 1\nfunction @f\n  param 0 i32 M{div=8}\n  result 0 i32 == M{div=8}\nend\n").ok());
}

// A definition is written out at each use: each of these is twice the one before.
TEST(Meaning, DefinitionsThatGrowBeyondALimitAreRefused) {
  const auto read = [](int doublings) {
    std::string lines = "  let v0 = M + M\n";
    for (int i = 1; i <= doublings; ++i) {
      const std::string before = "v" + std::to_string(i - 1);
      lines += "  let v" + std::to_string(i) + " = " + before + " + " + before + "\n";
    }
    return parseMeaning("meaning 1\nfunction @f\n  param 0 i32 M\n" + lines + "  result 0 i32 == v" +
                        std::to_string(doublings) + "\nend\n");
  };
  EXPECT_TRUE(read(10).ok());
  for (const int doublings : {20, 40, 1000}) {
    const Expected<MeaningText> text = read(doublings);
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, Code::kLimit);
    EXPECT_EQ(text.error().rule, "meaning_c14");
  }
}

// What is nested deeper, once written out, ends in no signal: whoever reads it descends.
TEST(Meaning, DefinitionsMayNestAsDeepAsTheyAre) {
  const auto read = [](int definitions) {
    std::string lines = "  let v0 = M\n";
    for (int i = 1; i <= definitions; ++i) {
      std::string nested = "v" + std::to_string(i - 1);
      for (int k = 0; k < 100; ++k) nested = "signed(64," + nested + ")";
      lines += "  let v" + std::to_string(i) + " = " + nested + "\n";
    }
    return parseMeaning("meaning 1\nfunction @f\n  param 0 i32 M\n" + lines + "  result 0 i32 == v" +
                        std::to_string(definitions) + "\nend\n");
  };
  EXPECT_TRUE(read(4).ok());
  for (const int definitions : {6, 200}) {
    const Expected<MeaningText> text = read(definitions);
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, Code::kLimit);
    EXPECT_EQ(text.error().rule, "meaning_c14");
  }
}

TEST(Meaning, NothingToCheckIsRefused) {
  EXPECT_EQ(parseMeaning("meaning 1\n").error().code, Code::kEmpty);
  EXPECT_EQ(parseMeaning("meaning 1\nfunction @f\nresult 0 i32 _\nend\n").error().code, Code::kEmpty);
}

Expected<DenotedFunction> denoted(const std::string& results) {
  Expected<MeaningText> text = parseMeaning("meaning 1\nfunction @f\nparam 0 i32 M\nparam 1 i32 i\n" + results + "end\n");
  if (!text) return text.error();
  return denoteMeaning(text->functions[0]);
}

std::optional<Int128> valueAt(const std::string& expression, int64_t m, int64_t i) {
  Expected<DenotedFunction> f = denoted("result 0 i64 == " + expression + "\n");
  EXPECT_TRUE(f.ok()) << expression << ": " << (f ? "" : f.error().str());
  if (!f) return std::nullopt;
  return evaluate(*f->results[0], {{"M", m}, {"i", i}});
}

TEST(Meaning, ExpressionsEvaluateAsCuTeDoes) {
  EXPECT_EQ(valueAt("crd2idx(i, (M,4):(1,10))", 3, 14), Int128(2 + 4 * 10));  // last mode not reduced
  EXPECT_EQ(valueAt("crd2idx((i,2), (M,4):(1,10))", 3, 1), Int128(21));
  EXPECT_EQ(valueAt("crd2idx((i,1), ((2,M),4):((5,1),100))", 3, 3), Int128(5 + 1 + 100));
  EXPECT_EQ(valueAt("crd2idx((i,2), (M,4))", 7, 1), Int128(15));
  EXPECT_EQ(valueAt("get(idx2crd(i, (M,(2,4))), 1, 1)", 3, 100), Int128(100 / 6));
  EXPECT_EQ(valueAt("get(idx2crd(i, (M,(2,4))), 1, 0)", 3, 100), Int128(100 / 3 % 2));
  EXPECT_EQ(valueAt("crd2idx((1,0), S<3,4,3> o 0 o (8,64):(64,1)) + M*0 + i*0", 1, 1), Int128(64));
  EXPECT_EQ(valueAt("crd2idx((2,0), S<3,4,3> o 0 o (8,64):(64,1))", 1, 1), Int128(128 + 16));
  EXPECT_EQ(valueAt("swizzle_apply(S<3,4,3>, i)", 1, 0x48 << 4), Int128((0x48 << 4) ^ 0x10));
  EXPECT_EQ(valueAt("size((M,4)) + cosize((M,4):(1,M)) - i / 2", 3, -3), Int128(12 + 12 + 2));
  EXPECT_EQ(valueAt("crd2idx(i, composition((M,4):(4,1), 2:1))", 3, 1), Int128(4));
}

TEST(Meaning, WhatIsNotDefinedHasNoValue) {
  EXPECT_EQ(valueAt("crd2idx(i, (M,4):(1,10))", 3, -1), std::nullopt);
  EXPECT_EQ(valueAt("crd2idx(i, (M,4):(1,10))", 0, 1), std::nullopt);
  EXPECT_EQ(valueAt("swizzle_apply(S<3,4,3>, i)", 1, -16), std::nullopt);
}

TEST(Meaning, ExpressionsOfTheWrongKindAreRefused) {
  EXPECT_EQ(denoted("result 0 i32 == i < M\n").error().rule, "meaning_c10");
  EXPECT_EQ(denoted("result 0 i1 == i + M\n").error().rule, "meaning_c10");
  EXPECT_EQ(denoted("result 0 i32 == crd2idx((i,i,i), (M,4):(1,M))\n").error().code, Code::kRank);
  EXPECT_EQ(denoted("result 0 i32 == get(idx2crd(i, (M,4)), 2)\n").error().code, Code::kRank);
  // Of computed layouts the form decides, which is the oracle's to find: Unknown, not refused.
  const Expected<DenotedFunction> other = denoted("result 0 i32 == crd2idx((i,i), composition((M,4):(1,M), 2:1))\n");
  ASSERT_TRUE(other.ok()) << other.error().str();
  EXPECT_FALSE(other->missing.empty());
}

std::string kernelRefusal(const std::string& lines) {
  Expected<MeaningText> text = parseMeaning("meaning 1\nkernel @k\nparam 0 ptr a align 16\nparam 1 i32 n\n" + lines + "end\n");
  return text ? "no refusal" : std::string(codeName(text.error().code)) + " " + text.error().rule;
}

// What computes a layout must be shown to be right, wherever the layout stands: as it is, beside a coordinate of one
// integer or of several, as a shape, among the extents of one.
TEST(Meaning, WhatIsComputedIsToBeShown) {
  size_t computed = 0;
  for (const char* expression :
       {"crd2idx(i, composition(M:1, (2,2):(1,2)))", "crd2idx((i,j), composition(M:1, (2,2):(1,2)))",
        "crd2idx(i, (4,size(composition(M:1, (2,2):(1,2)))):(1,8))",
        "crd2idx((i,j), (4,size(composition(M:1, (2,2):(1,2)))):(1,8))",
        "crd2idx(i, (4,size(composition(M:1, (2,2):(1,2)))))",
        "crd2idx((i,j), (4,size(composition(M:1, (2,2):(1,2)))))",
        "get(idx2crd(i, (4,size(composition(M:1, (2,2):(1,2))))), 0)"}) {
    Expected<MeaningText> text = parseMeaning(
        std::string("meaning 1\nfunction @f\n  param 0 i32 M\n  param 1 i32 i\n  param 2 i32 j\n"
                    "  premise M >= 4, i >= 0, i < 4, j >= 0, j < 1\n  result 0 i32 == ") + expression + "\nend\n");
    ASSERT_TRUE(text.ok()) << text.error().str();
    Expected<DenotedFunction> denoted = denoteMeaning(text->functions[0]);
    ASSERT_TRUE(denoted.ok()) << expression << ": " << denoted.error().str();
    EXPECT_TRUE(!denoted->computed.empty() || !denoted->missing.empty()) << expression;
    computed += denoted->computed.size();
  }
  EXPECT_GE(computed, 7u);
}

TEST(Meaning, KernelLinesAreRead) {
  Expected<MeaningText> text = parseMeaning(
      "meaning 1\nkernel @k\nparam 0.0 ptr a align 16\nparam 0.1 i32 n\nparam 1 ptr s shared\n"
      "register tid.x i32 t\n"
      "load l f32 a[crd2idx(t, <[4:1;n:1]>)] when t < n\n"
      "store f32 s[t+1] = fadd(l, fneg(f32_bits(7))) when and(t < n, n < 9)\nend\n");
  ASSERT_TRUE(text.ok()) << text.error().str();
  const MeaningFunction& f = text->functions[0];
  EXPECT_TRUE(f.kernel);
  ASSERT_EQ(f.pointers.size(), 2u);
  EXPECT_EQ(f.pointers[0].align, 16u);
  EXPECT_EQ(f.pointers[1].space, 3u);
  EXPECT_EQ(f.pointers[1].align, 1u);
  ASSERT_EQ(f.registers.size(), 1u);
  EXPECT_EQ(f.registers[0].name, "tid.x");
  ASSERT_EQ(f.accesses.size(), 2u);
  EXPECT_TRUE(f.accesses[0].conditional);
  EXPECT_EQ(f.accesses[1].pointer, 1u);
  EXPECT_EQ(f.accesses[1].value.name, "fadd");
  EXPECT_EQ(f.accesses[1].line, 8u);
}

TEST(Meaning, C12RefusesAccessesThatSayTooLittle) {
  const std::string load = "load l f32 a[n]\n";
  EXPECT_EQ(kernelRefusal(load), "no refusal");
  EXPECT_EQ(kernelRefusal(load + "store f32 a[0] = l\n"), "no refusal");
  EXPECT_EQ(kernelRefusal("load 1 f32 a[n]\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal(load + load), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal("load l i1 a[n]\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal("load l f32 b[n]\n"), "kUsage meaning_c12");
  EXPECT_EQ(kernelRefusal("load l f32 a\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal("load l f32 a[n] if n < 4\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal("store f32 a[n]\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal("store f32 a[n] = l\n" + load), "kUsage meaning_c12");
  EXPECT_EQ(kernelRefusal(load + "store f32 a[n] = fadd(l)\n"), "kSyntax meaning_c12");
  EXPECT_EQ(kernelRefusal(load + "store f32 a[n] = n\n"), "kUsage meaning_c12");
  EXPECT_EQ(kernelRefusal(load + "store f32 a[n] = fhypot(l, l)\n"), "kUsage meaning_c12");
}

TEST(Meaning, KernelsAndFunctionsHaveTheirOwnLines) {
  EXPECT_EQ(kernelRefusal(""), "kEmpty meaning_c8");
  EXPECT_EQ(kernelRefusal("result 0 i32 == n\n"), "kSyntax meaning_c6");
  EXPECT_EQ(kernelRefusal("load l f32 a[m]\n"), "kUsage meaning_c7");
  EXPECT_EQ(kernelRefusal("param 2 ptr a\n"), "kSyntax meaning_c4");
  EXPECT_EQ(kernelRefusal("param 2 ptr b align 3\n"), "kSyntax meaning_c4");
  EXPECT_EQ(kernelRefusal("param 0 ptr b\n"), "kSyntax meaning_c4");
  EXPECT_EQ(kernelRefusal("register tid.x ptr t\n"), "kSyntax meaning_c4");
  EXPECT_EQ(kernelRefusal("register tid.x i32 t\nregister tid.x i32 u\n"), "kSyntax meaning_c4");
  auto refused = [](const std::string& lines) {
    Expected<MeaningText> text = parseMeaning("meaning 1\nfunction @f\nparam 0 i32 n\n" + lines + "result 0 i32 == n\nend\n");
    return text ? "no refusal" : text.error().rule;
  };
  EXPECT_EQ(refused(""), "no refusal");
  EXPECT_EQ(refused("param 1 ptr a\nresult 1 ptr == f32 a[n]\n"), "no refusal");
  EXPECT_EQ(refused("param 1 ptr a\nparam 2 ptr a\n"), "meaning_c4");
  EXPECT_EQ(refused("param 1 ptr a\nresult 1 ptr == a[n]\n"), "meaning_c6");
  EXPECT_EQ(refused("param 1 ptr a\nresult 1 ptr _\n"), "meaning_c6");
  EXPECT_EQ(refused("result 1 ptr == f32 a[n]\n"), "meaning_c6");
  EXPECT_EQ(refused("register tid.x i32 t\n"), "meaning_c12");
  EXPECT_EQ(refused("load l f32 a[n]\n"), "meaning_c12");
}

TEST(Meaning, C15ReadsTheLaunchOfAKernel) {
  const std::string head = "meaning 1\nkernel @k\nparam 0 ptr a\nload l f32 a[0]\n";
  const auto launch = [&](const std::string& lines) { return parseMeaning(head + lines + "end\n")->functions[0].launch; };
  using Extents = MeaningLaunch::Extents;
  EXPECT_FALSE(launch("").block);
  EXPECT_EQ(launch("launch block 128\n").block, (Extents{128, 1, 1}));
  EXPECT_FALSE(launch("launch block 128\n").cluster);
  EXPECT_EQ(launch("launch block 16, 8,2\nlaunch cluster 2,1\n").block, (Extents{16, 8, 2}));
  EXPECT_EQ(launch("launch block 16, 8,2\nlaunch cluster 2,1\n").cluster, (Extents{2, 1, 1}));
  EXPECT_EQ(kernelRefusal("load l f32 a[n]\nlaunch block 32\n"), "no refusal");
  for (const char* line :
       {"launch", "launch block", "launch block 0", "launch block 32,", "launch block 1,1,1,1",
        "launch block -1", "launch block n", "launch block 4294967296", "launch block 32 1", "launch grid 4",
        "launch block 32\nlaunch block 32"})
    EXPECT_EQ(kernelRefusal("load l f32 a[n]\n" + std::string(line) + "\n"), "kSyntax meaning_c15") << line;
  const Expected<MeaningText> function =
      parseMeaning("meaning 1\nfunction @f\nparam 0 i32 n\nlaunch block 32\nresult 0 i32 == n\nend\n");
  ASSERT_FALSE(function.ok());
  EXPECT_EQ(function.error().rule, "meaning_c15");
}

}  // namespace
}  // namespace cutecheck::oracle
