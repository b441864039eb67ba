// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every instruction that the lowering emits is one that validation models, or one that it names when it says
// Unknown: collected from what all modules of the tests and the corpus become.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "lowering/pipeline/lower.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::run {
namespace {

// Beside each instruction of integers one use of it; %a and %b are i32, %b at least 1. They are asked one by
// one.
const std::map<std::string, std::string> kOfIntegers = {
    {"add", "%r = add i32 %a, %b"},
    {"sub", "%r = sub i32 %a, %b"},
    {"mul", "%r = mul i32 %a, %b"},
    {"sdiv", "%r = sdiv i32 %a, %b"},
    {"udiv", "%r = udiv i32 %a, %b"},
    {"srem", "%r = srem i32 %a, %b"},
    {"urem", "%r = urem i32 %a, %b"},
    {"and", "%r = and i32 %a, 24"},
    {"or", "%r = or i32 %a, 24"},
    {"xor", "%x = and i32 %a, 127\n  %m = and i32 %x, 56\n  %h = lshr i32 %m, 3\n  %r = xor i32 %x, %h"},
    {"shl", "%r = shl i32 %a, 3"},
    {"lshr", "%r = lshr i32 %a, 3"},
    {"ashr", "%r = ashr i32 %a, 3"},
    {"icmp", "%c = icmp slt i32 %a, %b\n  %r = zext i1 %c to i32"},
    {"select", "%c = icmp slt i32 %a, %b\n  %r = select i1 %c, i32 %a, i32 %b"},
    {"sext", "%w = sext i32 %a to i64\n  %r = trunc i64 %w to i32"},
    {"zext", "%w = zext i32 %a to i64\n  %r = trunc i64 %w to i32"},
    {"trunc", "%w = sext i32 %a to i64\n  %r = trunc nsw i64 %w to i32"},
    {"freeze", "%r = freeze i32 %a"},
    {"extractvalue",
     "%s = insertvalue { i32, i32 } poison, i32 %a, 0\n  %r = extractvalue { i32, i32 } %s, 0"},
    {"insertvalue",
     "%s = insertvalue { i32, i32 } poison, i32 %a, 1\n  %r = extractvalue { i32, i32 } %s, 1"},
    {"call @llvm.smin", "%r = call i32 @llvm.smin.i32(i32 %a, i32 %b)"},
    {"call @llvm.smax", "%r = call i32 @llvm.smax.i32(i32 %a, i32 %b)"},
    {"call @llvm.umin", "%r = call i32 @llvm.umin.i32(i32 %a, i32 %b)"},
    {"call @llvm.umax", "%r = call i32 @llvm.umax.i32(i32 %a, i32 %b)"},
    {"switch", "switch i32 %a, label %d [ i32 0, label %e ]\nd:\n  br label %e\ne:\n  %r = add i32 %a, 0"},
    {"br", "br label %next\nnext:\n  %r = add i32 %a, 0"},
    {"phi",
     "%c = icmp slt i32 %a, %b\n  br i1 %c, label %x, label %y\nx:\n  br label %y\ny:\n"
     "  %r = phi i32 [ %a, %0 ], [ %b, %x ]"},
};

// In kernels: a template of corpus/validation or corpus/kernels/everyday that is proved has each of them.
const std::set<std::string> kInKernels = {
    "getelementptr", "load",   "store",          "fadd",          "fmul",
    "fneg",          "alloca", "extractelement", "insertelement", "call @llvm.nvvm.read.ptx.sreg",
    "fsub",          "fdiv",   "fcmp",           "fptrunc",       "sitofp",
    "uitofp",        "call @llvm.maximum", "call @llvm.minimum", "call @llvm.maxnum",
    "call @llvm.fabs", "call @llvm.sqrt",  "call @llvm.exp2"};

// Where threads meet: corpus/blocks, and transpose, row_sum_bf16 and softmax_bf16 of corpus/kernels, are proved with them.
const std::set<std::string> kInBlocks = {"inttoptr", "ptrtoint", "call @llvm.nvvm.barrier.cta.sync.aligned.all",
                                         "call @llvm.nvvm.shfl.sync.bfly", "call @llvm.vector.reduce.fadd",
                                         "call @llvm.vector.reduce.fmax", "shufflevector"};
// Without a value of its own.
const std::set<std::string> kPlain = {"ret"};
// What validation answers Unknown to, by name: what prints, numbers made of pointers, calls and choices of
// many, leading zeros but where they make a divisor (oracle/tv/terms/fast_division.h), and in functions what
// floats. What holds it instead is in docs/reference/patterns.md.
const std::map<std::string, std::string> kUnknown = {
    {"inttoptr",
     "%w = sext i32 %a to i64\n  %p = inttoptr i64 %w to ptr\n  store i32 1, ptr %p\n  %r = add i32 %a, 0"},
    {"ptrtoint", "%q = ptrtoint ptr @pointed to i64\n  %r = trunc i64 %q to i32"},
    {"addrspacecast",
     "%p = addrspacecast ptr @pointed to ptr addrspace(1)\n  store i32 1, ptr addrspace(1) %p\n"
     "  %r = add i32 %a, 0"},
    {"call @llvm.fma",
     "%x = call float @llvm.fma.f32(float 1.0, float 1.0, float 1.0)\n"
     "  %r = bitcast float %x to i32"},
    {"fpext", "%x = load float, ptr @pointed\n  %y = fpext float %x to double\n  %r = add i32 %a, 0"},
    {"call @llvm.ctlz", "%r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)"},
    {"call", "%r = call i32 @other(i32 %a)"},
    {"call @printf", "%n = call i32 (ptr, ...) @printf(ptr @pointed)\n  %r = add i32 %a, 0"},
    {"call @vprintf", "%n = call i32 @vprintf(ptr @pointed, ptr @pointed)\n  %r = add i32 %a, 0"},
};

std::string read(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// "add", "call @llvm.smin" of one line of a function's body; empty for labels and comments.
std::string opcodeOf(std::string line) {
  line = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
  if (line.starts_with("%")) line = line.substr(std::min(line.find(" = ") + 3, line.size()));
  std::istringstream words(line);
  std::string word;
  words >> word;
  if (word == "tail" || word == "notail" || word == "musttail") words >> word;
  if (word.empty() || word[0] == ';' || word.back() == ':' ||
      !std::islower(static_cast<unsigned char>(word[0])))
    return "";
  // A case of a switch stands on a line of its own.
  if (word.size() > 1 && word[0] == 'i' && std::isdigit(static_cast<unsigned char>(word[1]))) return "";
  if (word != "call") return word;
  const size_t at = line.find('@');
  if (at == std::string::npos) return line.find(" asm ") != std::string::npos ? "call asm" : "call";
  std::string name = line.substr(at, line.find('(', at) - at);
  if (!name.starts_with("@llvm.") && name != "@printf" && name != "@vprintf") return "call";
  if (name.starts_with("@llvm.nvvm.read.ptx.sreg")) return "call @llvm.nvvm.read.ptx.sreg";
  // Without the type at the end: @llvm.smin.i32.
  if (name.starts_with("@llvm."))
    for (size_t dot = name.rfind('.'); dot != std::string::npos; dot = name.rfind('.')) {
      const std::string last = name.substr(dot + 1);
      const bool isType = last.size() > 1 &&
                          (last[0] == 'i' || last[0] == 'p' || last[0] == 'f' || last[0] == 'v') &&
                          std::isdigit(static_cast<unsigned char>(last[1]));
      if (last == "bf16") return "call " + name.substr(0, dot);
      if (!isType) break;
      name = name.substr(0, dot);
    }
  return "call " + name;
}

struct Collected {
  std::map<std::string, std::string> from;  // opcode and a file that has it
  size_t modules = 0;
};

void collect(const std::string& ir, const std::string& file, Collected& all) {
  std::istringstream lines(ir);
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("define "))
      inside = true;
    else if (line.starts_with("}"))
      inside = false;
    else if (const std::string opcode = inside ? opcodeOf(line) : ""; !opcode.empty())
      all.from.emplace(opcode, file);
  }
}

Collected ofTheSuite() {
  Collected all;
  for (const char* folder : {"/lowering/test", "/corpus/kernels"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(CUTECHECK_SOURCE_DIR) + folder)) {
      // Atoms are instructions of the target: golden PTX and its models hold them (docs/reference/golden.md).
      const std::string path = entry.path().string();
      const bool atoms =
          path.find("/cute_nvgpu/") != std::string::npos || path.find("/to_nvvm/atoms/") != std::string::npos;
      if (entry.path().extension() != ".mlir" || atoms) continue;
      std::string text = read(entry.path());
      // Kernels with instructions of the target have no meaning to be validated against, and say so.
      if (text.find("// expect: Unknown") != std::string::npos) continue;
      while (!text.empty()) {
        const size_t cut = text.find("// -----");
        const Expected<std::string> ir = lowering::lowerToLLVMIR(text.substr(0, cut));
        if (ir) {
          ++all.modules;
          collect(*ir, entry.path().filename().string(), all);
        }
        text = cut == std::string::npos ? "" : text.substr(cut + 8);
      }
    }
  return all;
}

TEST(Opcodes, WhatIsEmittedIsModelledOrNamed) {
  const Collected all = ofTheSuite();
  EXPECT_GE(all.modules, 30u);
  EXPECT_GE(all.from.size(), 20u);
  for (const auto& [opcode, file] : all.from) {
    const bool known = kOfIntegers.contains(opcode) || kInKernels.contains(opcode) || kInBlocks.contains(opcode) ||
                       kPlain.contains(opcode) || kUnknown.contains(opcode);
    EXPECT_TRUE(known) << opcode << ", emitted for " << file;
    std::printf("%s ", opcode.c_str());
  }
  std::printf("\n%zu instructions in %zu modules\n", all.from.size(), all.modules);
}

oracle::Verdict asked(const std::string& use, std::string& report) {
  std::string ir =
      "declare i32 @llvm.smin.i32(i32, i32)\ndeclare i32 @llvm.smax.i32(i32, i32)\n"
      "declare i32 @llvm.umin.i32(i32, i32)\ndeclare i32 @llvm.umax.i32(i32, i32)\n"
      "declare float @llvm.fma.f32(float, float, float)\ndeclare i32 @printf(ptr, ...)\n"
      "declare i32 @vprintf(ptr, ptr)\ndeclare i32 @llvm.ctlz.i32(i32, i1)\ndeclare i32 "
      "@other(i32)\n@pointed = global [8 x i32] zeroinitializer\n"
      "define { i32, i32 } @f(i32 %a, i32 %b) {\n  " +
      use +
      "\n  %u = insertvalue { i32, i32 } poison, i32 %r, 0\n"
      "  %v = insertvalue { i32, i32 } %u, i32 %a, 1\n  ret { i32, i32 } %v\n}\n";
  const Expected<oracle::ValidationReport> answer =
      oracle::validate(ir,
                       "meaning 1\nfunction @f\n  param 0 i32 a\n  param 1 i32 b\n  premise b >= 1\n"
                       "  result 0 i32 _\n  result 1 i32 == a\nend\n");
  report = answer ? toString(*answer) : answer.error().str();
  return answer ? answer->verdict : oracle::Verdict::kInconsistent;
}

TEST(Opcodes, EachOfIntegersIsModelled) {
  for (const auto& [opcode, use] : kOfIntegers) {
    std::string report;
    EXPECT_EQ(asked(use, report), oracle::Verdict::kProved) << opcode << "\n" << report;
  }
}

TEST(Opcodes, WhatIsNotModelledIsUnknownByName) {
  for (const auto& [opcode, use] : kUnknown) {
    std::string report;
    EXPECT_EQ(asked(use, report), oracle::Verdict::kUnknown) << opcode << "\n" << report;
    EXPECT_NE(report.find("not modelled"), std::string::npos) << opcode << "\n" << report;
  }
}

// The twin: an instruction that is not modelled is Unknown, by its name, and poison and undefined behaviour
// refute.
TEST(Opcodes, AnotherIsUnknownByName) {
  std::string report;
  EXPECT_EQ(
      asked("%x = bitcast i32 %a to float\n  %y = fadd float %x, %x\n  %r = bitcast float %y to i32", report),
      oracle::Verdict::kUnknown);
  EXPECT_NE(report.find("not modelled"), std::string::npos) << report;
  EXPECT_NE(report.find("bitcast"), std::string::npos) << report;
  EXPECT_EQ(asked("%r = add nsw i32 %a, %b", report), oracle::Verdict::kRefuted) << report;
  EXPECT_EQ(asked("%r = sdiv i32 %b, %a", report), oracle::Verdict::kRefuted) << report;
}

TEST(Opcodes, ThoseOfKernelsStandInATemplateThatIsProved) {
  Collected templates;
  for (const char* folder : {"/corpus/validation", "/corpus/kernels/everyday"})
    for (const auto& entry : std::filesystem::directory_iterator(std::string(CUTECHECK_SOURCE_DIR) + folder))
      if (entry.path().extension() == ".ll" &&
          entry.path().filename().string().find(".fault-") == std::string::npos)
        collect(read(entry.path()), entry.path().filename().string(), templates);
  for (const std::string& opcode : kInKernels) EXPECT_TRUE(templates.from.contains(opcode)) << opcode;
}

}  // namespace
}  // namespace cutecheck::run
