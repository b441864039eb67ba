// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading LLVM IR: what is no module is refused by its line, and no text ends the process.
#include "oracle/tv/ir/ir_module.h"

#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "oracle/tv/decide/test_support.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

std::string refusal(const std::string& text) {
  Expected<IrModule> module = IrModule::parse(text);
  return module.ok() ? "none" : module.error().rule + " " + module.error().message;
}

const std::string kDebugInfo = "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n";

TEST(IrModule, AModuleIsRead) {
  Expected<IrModule> module = IrModule::parse("define i32 @f(i32 %x) {\n  ret i32 %x\n}\ndeclare void @g()\n" + kDebugInfo);
  ASSERT_TRUE(module.ok()) << module.error().str();
  EXPECT_EQ(module->definitions(), std::vector<std::string>{"f"});
  EXPECT_EQ(module->definition("g"), nullptr);
  EXPECT_TRUE(module->unread().empty());
}

// LLVM's reader verifies a module with this flag by itself, and aborts.
TEST(IrModule, BrokenSsaBesideDebugInfoIsRefusedByItsLine) {
  const std::string body =
      "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\n"
      "b:\n  ret i32 %x\n}\n";
  for (const std::string& flags : {std::string(), kDebugInfo}) {
    const std::string said = refusal(body + flags);
    EXPECT_NE(said.find("llvm_c2"), std::string::npos) << said;
    EXPECT_NE(said.find("(@f, line 4)"), std::string::npos) << said;
  }
  const std::string attribute = refusal("define i32 @f(i32 align 4 %x) {\n  ret i32 %x\n}\n" + kDebugInfo);
  EXPECT_NE(attribute.find("(@f, line 1)"), std::string::npos) << attribute;
  EXPECT_NE(
      refusal("define i32 @f(i32 %x) {\n  %y = phi i32 [ 1, %z ]\n  ret i32 %x\nz:\n  br label %z\n}\n" +
              kDebugInfo)
          .find("llvm_c2"),
      std::string::npos);
}

TEST(IrModule, BrokenDebugInfoIsLeftOut) {
  EXPECT_EQ(refusal("define i32 @f(i32 %x) !dbg !1 {\n  ret i32 %x, !DIAssignID !1\n}\n" + kDebugInfo + "!1 = !{}\n"), "none");
  // A version that LLVM no longer knows.
  EXPECT_EQ(refusal("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n!llvm.module.flags = !{!0}\n"
                    "!0 = !{i32 2, !\"Debug Info Version\", i32 1}\n"),
            "none");
  EXPECT_EQ(refusal("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n!llvm.dbg.cu = !{!1}\n" + kDebugInfo + "!1 = !{}\n"), "none");
}

TEST(IrModule, WhatIsNoTextOfLlvmIsRefused) {
  EXPECT_EQ(refusal("BC\xC0\xDE garbage").substr(0, 15), "llvm_c1 LLVM IR");
  EXPECT_EQ(refusal("\xDE\xC0\x17\x0B").substr(0, 15), "llvm_c1 LLVM IR");
  EXPECT_EQ(refusal("\x7f" "ELF").substr(0, 15), "llvm_c1 LLVM IR");
  EXPECT_EQ(refusal(std::string("define\0void", 11)).substr(0, 15), "llvm_c1 LLVM IR");
  EXPECT_EQ(refusal(""), "none");
  EXPECT_NE(refusal("define void @f(" + std::string(100000, '{')).find("nested"), std::string::npos);
  EXPECT_NE(refusal("@g = global i8 " + std::string(100000, '(')).find("nested"), std::string::npos);
  EXPECT_NE(refusal("\n\n!0 = " + [] {
              std::string deep;
              for (int k = 0; k < 50000; ++k) deep += "!{";
              return deep;
            }()).find("line 3"), std::string::npos);
}

TEST(IrModule, TypesOfMoreScalarsThanAreFollowedAreOne) {
  const std::string big = "[4096 x [4096 x [4096 x [4096 x {}]]]]";
  const std::string ir = "define i32 @f(i32 %x, " + big + " %y) {\n  %z = insertvalue " + big +
                         " %y, {} zeroinitializer, 0, 0, 0, 0\n  ret i32 %x\n}\n";
  Expected<ValidationReport> report = validate(ir, "meaning 1\nfunction @f\nparam 0 i32 x\nresult 0 i32 == x\nend\n");
  ASSERT_TRUE(report.ok()) << report.error().str();
  EXPECT_EQ(report->verdict, Verdict::kUnknown);
}

// Files of the corpus, cut, with lines left out or exchanged and names exchanged: each is refused or has a verdict.
TEST(IrModule, NoCorruptedModuleEndsTheProcess) {
  std::mt19937 random(22);
  const auto below = [&](size_t n) { return std::uniform_int_distribution<size_t>(0, n - 1)(random); };
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"validation", "promises"})
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(CUTECHECK_SOURCE_DIR) / "corpus" / folder))
      if (entry.path().extension() == ".ll" && entry.file_size() < 4000) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  ASSERT_GE(files.size(), 100u);
  ValidationOptions options;
  options.samples = 20;
  options.enumerationLimit = 100;
  options.budget = 20'000;
  options.totalBudget = 100'000;
  size_t refused = 0, judged = 0;
  for (const auto& file : files) {
    const std::string text = contents(file) + kDebugInfo, meaning = contents(meaningOf(file));
    std::vector<std::string> lines;
    std::stringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line + "\n");
    const auto joined = [&] {
      std::string all;
      for (const std::string& line : lines) all += line;
      return all;
    };
    for (int kind = 0; kind < 5; ++kind) {
      std::string corrupted = text;
      const std::vector<std::string> before = lines;
      if (kind == 0) corrupted.resize(below(text.size()));
      if (kind == 1) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size()))), corrupted = joined();
      if (kind == 2) std::swap(lines[below(lines.size())], lines[below(lines.size())]), corrupted = joined();
      if (kind == 3) corrupted[below(text.size())] = "%@!{}(),0x\"\n"[below(12)];
      if (kind == 4) {  // two names exchanged at one place
        const size_t a = corrupted.find('%', below(text.size())), b = corrupted.find('%', below(text.size()));
        if (a != std::string::npos && b != std::string::npos && a + 1 < corrupted.size() && b + 1 < corrupted.size())
          std::swap(corrupted[a + 1], corrupted[b + 1]);
      }
      lines = before;
      Expected<ValidationReport> report = validate(corrupted, meaning, options);
      ++(report.ok() ? judged : refused);
      if (!report.ok()) EXPECT_FALSE(report.error().message.empty()) << file;
      if (!report.ok() && report.error().rule == "llvm_c1")
        EXPECT_NE(report.error().message.find("line "), std::string::npos) << report.error().str();
    }
  }
  std::cout << refused << " refused, " << judged << " judged\n";
  EXPECT_GE(refused, 100u);
  EXPECT_GE(judged, 100u);
}

}  // namespace
}  // namespace cutecheck::oracle
