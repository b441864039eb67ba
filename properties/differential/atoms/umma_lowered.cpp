// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/atoms/umma_lowered.h"

#include <gtest/gtest.h>

#include "core/notation/print.h"
#include "lowering/pipeline/lower.h"
#include "oracle/nvgpu/instruction_fields.h"
#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::run {

namespace {

constexpr const char* kTarget = "sm_100a";

std::string number(int64_t value) { return std::to_string(value); }

const char* elementOf(int bits) { return bits == 8 ? "i8" : bits == 16 ? "f16" : "tf32"; }

std::string functionOf(const UmmaForm& form, const oracle::DescriptorClaim& claim, const std::string& name) {
  const Swizzle& s = claim.swizzle;
  const std::string swizzle =
      s.bits == 0 ? "" : ", S<" + number(s.bits) + "," + number(s.base) + "," + number(s.shift) + ">";
  const std::string pointer =
      "!cute.ptr<" + std::string(elementOf(form.form.elementBits)) + ", smem, align<16>" + swizzle + ">";
  const std::string step = number(static_cast<int64_t>(claim.offset / claim.shape.elementBytes));
  std::string text = "func.func @" + name + "(%p: " + pointer + ") -> !cute_nvgpu.smem_desc {\n";
  if (claim.offset > 0)
    text += "  %o = cute.static : !cute.int_tuple<\"" + step + "\">\n  %q = cute.add_offset(%p, %o) : (" +
            pointer + ", !cute.int_tuple<\"" + step + "\">) -> " + pointer + "\n";
  const std::string layout =
      "(" + toString(claim.layout.shape()) + ",1):(" + toString(claim.layout.stride()) + ",0)";
  return text + "  %w = cute_nvgpu.make_umma_smem_desc " + (claim.shape.mnMajor ? "mn " : "") + "(" +
         (claim.offset > 0 ? "%q" : "%p") + ") !cute.layout<\"" + layout + "\"> : (" + pointer +
         ") -> !cute_nvgpu.smem_desc\n  return %w : !cute_nvgpu.smem_desc\n}\n";
}

// An atom as its type is written, and the fields that its call must have.
struct Call {
  std::string type, operation;
  bool sparse = false, scaled = false;
  oracle::InstructionFields fields;
};

struct Kind {
  const char *a, *b, *d;
  int64_t depth;
  uint32_t formatA, formatB, formatD;
  const char* scaling;  // of kinds with block scaling: what the type says of it
  uint32_t scaleFormat;
};
constexpr Kind kKinds[] = {
    {"f16", "f16", "f16", 16, 0, 0, 0, "", 0},
    {"f16", "f16", "f32", 16, 0, 0, 1, "", 0},
    {"bf16", "bf16", "f32", 16, 1, 1, 1, "", 0},
    {"tf32", "tf32", "f32", 8, 2, 2, 1, "", 0},
    {"f8E4M3FN", "f8E5M2", "f32", 32, 0, 1, 1, "", 0},
    {"f8E5M2", "f8E4M3FN", "f32", 32, 1, 0, 1, "", 0},
    {"i8", "ui8", "i32", 32, 1, 0, 2, "", 0},
    {"f8E4M3FN", "f8E5M2", "f32", 32, 0, 1, 0, "kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32", 1},
    {"f4E2M1FN", "f4E2M1FN", "f32", 64, 1, 1, 0, "kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16", 0},
};

std::vector<Call> calls() {
  std::vector<Call> all;
  for (const Kind& kind : kKinds)
    for (const int64_t ctas : {1, 2})
      for (const int64_t m : {64, 128, 256})
        for (const int64_t n : {32, 64, 128, 256})
          for (const bool sparse : {false, true})
            for (const uint32_t majors : {0U, 1U, 2U, 3U}) {
              const bool scaled = kind.scaling[0] != '\0';
              if (m == (ctas == 1 ? 256 : 64) || (scaled && (m == 64 || majors != 0))) continue;
              if (scaled && sparse && m != 128 * ctas) continue;
              Call call;
              call.sparse = sparse;
              call.scaled = scaled;
              const auto major = [&](uint32_t bit) { return std::string((majors & bit) != 0 ? "mn" : "k"); };
              call.type = std::string("!cute_nvgpu.sm100.mma") + (scaled ? "_bs" : "") +
                          (sparse ? "_sp" : "") + "<" + number(m) + "x" + number(n) + "x" +
                          number(kind.depth * (sparse ? 2 : 1)) + ", num_cta = " + number(ctas) +
                          ", ab_major = (" + major(1) + ", " + major(2) + "), elem_type = (" + kind.a + ", " +
                          kind.b + ", " + kind.d + "), frag_kind = ss, " +
                          (scaled ? kind.scaling : "c_scale_exp = 0") + ">";
              call.operation =
                  std::string("umma") + (scaled ? "_block_scaled" : "") + (sparse ? "_sparse" : "");
              call.fields.sparse = sparse ? 1 : 0;
              call.fields.formatA = kind.formatA, call.fields.formatB = kind.formatB;
              call.fields.formatD = kind.formatD;
              call.fields.scaleFormat = kind.scaleFormat;
              call.fields.mnMajorA = majors & 1, call.fields.mnMajorB = majors >> 1;
              call.fields.m = static_cast<uint32_t>(m), call.fields.n = static_cast<uint32_t>(n);
              all.push_back(std::move(call));
            }
  return all;
}

// @callN(pointer to a tile, D, C is added, metadata, factors of A, factors of B).
std::string functionOf(const Call& call, size_t i) {
  const std::string p = "!cute.ptr<f16, smem, align<1024>, S<3,4,3>>", w = "!cute_nvgpu.smem_desc",
                    d = "!cute.ptr<f32, tmem, align<16>>", t = "!cute.ptr<i32, tmem, align<16>>";
  return "func.func @call" + std::to_string(i) + "(%p: " + p + ", %d: " + d + ", %add: i1, %e: " + t +
         ", %x: " + t + ", %y: " + t + ") {\n  %zero = arith.constant 0 : i32\n" +
         "  %w = cute_nvgpu.make_umma_smem_desc (%p) !cute.layout<\"((64,16),1):((64,1),0)\"> : (" + p +
         ") -> " + w + "\n  cute_nvgpu.arch.mma.SM100." + call.operation + " " + call.type +
         " (%w, %w, %d, %zero, %add" + (call.sparse ? ", %e" : "") + (call.scaled ? ", %x, %y" : "") +
         ") : (" + w + ", " + w + ", " + d + ", i32, i1" + (call.sparse ? ", " + t : "") +
         (call.scaled ? ", " + t + ", " + t : "") + ") -> ()\n  return\n}\n";
}

// The lines of a function of LLVM IR.
std::vector<std::string> body(const std::string& text, const std::string& function) {
  std::vector<std::string> lines;
  size_t at = text.find("@" + function + "(");
  const size_t end = at == std::string::npos ? at : text.find("\n}", at);
  while (at != std::string::npos && at < end) {
    const size_t next = text.find('\n', at);
    lines.push_back(text.substr(at, next - at));
    at = next + 1;
  }
  return lines;
}

// The value that a line with this text defines, or "".
std::string definedBy(const std::vector<std::string>& lines, const std::string& part) {
  for (const std::string& line : lines)
    if (const size_t at = line.find(part); at != std::string::npos)
      return line.substr(line.find('%'), line.find(" =") - line.find('%'));
  return "";
}

// By how much the two top bits of an address are moved into the word; -1 where they are not.
int64_t shiftOf(const std::vector<std::string>& lines, const std::string& argument) {
  const std::string address = definedBy(lines, "ptrtoint ptr addrspace(6) " + argument + " to i32");
  const std::string top = definedBy(lines, "lshr i32 " + address + ", 30");
  if (address.empty() || top.empty()) return -1;
  for (const std::string& line : lines)
    if (const size_t at = line.find("shl i32 " + top + ", "); at != std::string::npos)
      return std::strtoll(line.c_str() + line.rfind(' '), nullptr, 10);
  return -1;
}

// A number behind `part` in a line with it; nothing where no number stands there.
std::optional<uint32_t> numberBehind(const std::vector<std::string>& lines, const std::string& line,
                                     const std::string& part) {
  for (const std::string& one : lines) {
    if (one.find(line) == std::string::npos) continue;
    for (size_t at = one.find(part); at != std::string::npos; at = one.find(part, at + 1)) {
      const char* begin = one.c_str() + at + part.size();
      char* end = nullptr;
      const long long value = std::strtoll(begin, &end, 10);
      if (end != begin) return static_cast<uint32_t>(value);
    }
  }
  return std::nullopt;
}

std::string wrongIn(const Call& call, const std::vector<std::string>& lines) {
  // Without scale factors the word is a constant of the call; else of the or that has it.
  std::optional<uint32_t> word = numberBehind(lines, "llvm.nvvm.tcgen05.mma", " i32 ");
  if (call.scaled) {
    word = numberBehind(lines, "or i32", "or i32 ");
    if (!word) word = numberBehind(lines, "or i32", ", ");
  }
  if (!word) return "no word in the call";
  if (!(oracle::instructionFields(*word, call.scaled) == call.fields)) return "word " + std::to_string(*word);
  if (call.scaled && (shiftOf(lines, "%4") != 29 || shiftOf(lines, "%5") != 4))
    return "identifiers of scale factors at " + std::to_string(shiftOf(lines, "%4")) + " and " +
           std::to_string(shiftOf(lines, "%5"));
  for (const std::string& line : lines)
    if (line.find("llvm.nvvm.tcgen05.mma") != std::string::npos)
      return line.find("i1 %2") == std::string::npos ? "C is not added as told" : "";
  return "no call";
}

}  // namespace

WordTally loweredWords(const std::vector<UmmaForm>& forms, bool all) {
  std::string text;
  std::vector<std::pair<const UmmaForm*, const oracle::DescriptorClaim*>> claims;
  for (const UmmaForm& form : forms) {
    if (form.form.elementBits == 4) continue;
    for (const oracle::DescriptorClaim& claim : form.claims) {
      text += functionOf(form, claim, "word" + std::to_string(claims.size()));
      claims.emplace_back(&form, &claim);
    }
  }
  WordTally tally;
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(text, kTarget);
  EXPECT_TRUE(lowered.ok()) << (lowered.ok() ? "" : lowered.error().str());
  if (!lowered.ok()) return tally;
  const auto module = oracle::IrModule::parse(*lowered);
  EXPECT_TRUE(module.ok());
  for (size_t i = 0; module.ok() && i < claims.size(); ++i) {
    const auto& [form, claim] = claims[i];
    const auto code = oracle::AddressCode::resultOf(*module->definition("word" + std::to_string(i)));
    const bool read = code.ok() && oracle::isOperandWord(code->value(0), oracle::OperandArch::kSm100);
    const Expected<oracle::Answer> answer =
        read ? proveDescriptor(*code, *claim)
             : Expected<oracle::Answer>(makeError(Code::kBadRequest, "", "no word of SM100"));
    const bool proved = answer.ok() && answer->verdict == oracle::Verdict::kProved;
    const bool refuted = answer.ok() && answer->verdict == oracle::Verdict::kRefuted;
    (proved ? tally.proved : refuted ? tally.refuted : tally.other) += 1;
    if (answer.ok()) tally.points += answer->samples, tally.units += answer->units;
    if (proved) continue;
    if (tally.first.empty()) {
      tally.first = form->name + " " + toString(claim->layout);
      if (!answer.ok()) tally.first += ": " + answer.error().message;
      if (refuted)
        for (const auto& side : answer->counterexample->evaluated)
          tally.first += ", " + side.what + " " + side.value;
    }
    if (!all) return tally;
  }
  return tally;
}

FieldTally loweredInstructions() {
  const std::vector<Call> all = calls();
  std::string text;
  for (size_t i = 0; i < all.size(); ++i) text += functionOf(all[i], i);
  FieldTally tally;
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(text, kTarget);
  EXPECT_TRUE(lowered.ok()) << (lowered.ok() ? "" : lowered.error().str());
  if (!lowered.ok()) return tally;
  for (size_t i = 0; i < all.size(); ++i) {
    const std::string wrong = wrongIn(all[i], body(*lowered, "call" + std::to_string(i)));
    (wrong.empty() ? tally.equal : tally.differ) += 1;
    if (!wrong.empty() && tally.first.empty()) tally.first = all[i].type + " " + wrong;
  }
  return tally;
}

}  // namespace cutecheck::run
