// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/ways.h"

namespace cutecheck::ptx_adversary::ways {
namespace {

std::string reg(int r) { return "%r" + std::to_string(r); }
std::string predicate(int p) { return "%p" + std::to_string(p); }

std::string vector(int first, uint32_t count) {
  std::string all = "{";
  for (uint32_t i = 0; i < count; ++i) all += (i == 0 ? "" : ",") + reg(first + static_cast<int>(i));
  return all + "}";
}

const char* relation(Relation r) {
  switch (r) {
    case Relation::kEqual:
      return "eq";
    case Relation::kUnequal:
      return "ne";
    case Relation::kLess:
      return "lt";
    case Relation::kAtLeast:
      return "ge";
  }
  return "";
}

std::string product(const Statement& s) {
  // An accumulator of m64nNk16 in f32 has N / 2 registers.
  const std::string scale = s.other == kNone ? std::to_string(s.second) : predicate(s.other);
  const bool sparse = s.metadata != kNone;
  return std::string("wgmma.mma_async") + (sparse ? ".sp" : "") + ".sync.aligned.m64n" +
         std::to_string(2 * s.number) + (sparse ? "k32" : "k16") + ".f32.bf16.bf16 " +
         vector(s.to, s.number) + ", " + (s.from == kNone ? "%rd3" : vector(s.from, 4)) + ", %rd3, " +
         (sparse ? reg(s.metadata) + ", 0, " : "") + scale + ", 1, 1, " + (s.from == kNone ? "0, 0" : "0");
}

std::string instruction(const Statement& s) {
  const auto number = [&] { return std::to_string(s.number); };
  switch (s.does) {
    case Does::kParameter:
      return "ld.param.u32 " + reg(s.to) + ", [n]";
    case Does::kBlock:
      return "mov.u32 " + reg(s.to) + ", %ctaid.x";
    case Does::kThread:
      return "mov.u32 " + reg(s.to) + ", %tid.x";
    case Does::kLoad:
      return "ld.global.u32 " + reg(s.to) +
             (s.number == kOwnWord ? ", [%rd4+1024]" : ", [%rd1+" + std::to_string(4 * s.number) + "]");
    case Does::kLoadNext:
      return "ld.global.u32 " + reg(s.to) + ", [%rd6]";
    case Does::kNumber:
      return "mov.b32 " + reg(s.to) + ", " + number();
    case Does::kCopy:
      return "mov.b32 " + reg(s.to) + ", " + reg(s.from);
    case Does::kSumOfFloats:
      return "add.f32 " + reg(s.to) + ", " + reg(s.from) + ", " + reg(s.other);
    case Does::kCountUp:
      return "add.u32 " + reg(s.to) + ", " + reg(s.from) + ", " + number();
    case Does::kAnd:
      return "and.b32 " + reg(s.to) + ", " + reg(s.from) + ", " + number();
    case Does::kChoose:
      return "selp.b32 " + reg(s.to) + ", " + number() + ", " + std::to_string(s.second) + ", " +
             predicate(s.other);
    case Does::kStore:
      return "st.global.b32 [%rd4+8192], " + reg(s.from);
    case Does::kStorePair:
      return "st.global.v2.b32 [%rd5+8192], " + vector(s.from, 2);
    case Does::kHalves:
      return "mov.b64 " + vector(s.to, 2) + ", %rd3";
    case Does::kTruth:
      return "mov.pred " + predicate(s.to) + ", " + number();
    case Does::kCompare:
    case Does::kCompareBoth:
      return std::string("setp.") + relation(s.relation) + ".u32 " + predicate(s.to) +
             (s.does == Does::kCompareBoth ? "|" + predicate(static_cast<int>(s.second)) : "") + ", " +
             reg(s.from) + ", " + (s.other == kNone ? number() : reg(s.other));
    case Does::kNot:
      return "not.pred " + predicate(s.to) + ", " + predicate(s.from);
    case Does::kBoth:
      return "and.pred " + predicate(s.to) + ", " + predicate(s.from) + ", " + predicate(s.other);
    case Does::kEither:
      return "or.pred " + predicate(s.to) + ", " + predicate(s.from) + ", " + predicate(s.other);
    case Does::kUnlike:
      return "xor.pred " + predicate(s.to) + ", " + predicate(s.from) + ", " + predicate(s.other);
    case Does::kFence:
      return "wgmma.fence.sync.aligned";
    case Does::kProduct:
      return product(s);
    case Does::kCommit:
      return "wgmma.commit_group.sync.aligned";
    case Does::kWait:
      return "wgmma.wait_group.sync.aligned " + number();
    case Does::kTensorLoad:
      return "tcgen05.ld.sync.aligned.32x32b.x" + number() + ".b32 " + vector(s.to, s.number) + ", [%r0]";
    case Does::kTensorWait:
      return "tcgen05.wait::ld.sync.aligned";
    case Does::kLabel:
      return "";
    case Does::kBranch:
      return "bra L" + number();
    case Does::kReturn:
      return "ret";
    case Does::kExit:
      return "exit";
  }
  return "";
}

// %rd1 is the pointer, %rd6 that of the list, %rd4 that of the thread's own place, %rd3 a descriptor, %r0
// tensor memory.
constexpr const char* kDeclared =
    "\t.reg .pred %p<12>;\n\t.reg .b32 %r<64>;\n\t.reg .b64 %rd<8>;\n"
    "\tld.param.u64 %rd1, [p];\n\tcvta.to.global.u64 %rd1, %rd1;\n\tadd.u64 %rd6, %rd1, 1048576;\n\tmov.u32 "
    "%r60, %tid.x;\n"
    "\tmul.wide.u32 %rd4, %r60, 4;\n\tadd.u64 %rd5, %rd1, %rd4;\n\tadd.u64 %rd5, %rd5, %rd4;\n\tadd.u64 "
    "%rd4, %rd1, %rd4;\n";
constexpr const char* kDescriptor =
    "\tmov.b32 %r61, s;\n\tshr.u32 %r61, %r61, 4;\n\tand.b32 %r61, %r61, 16320;\n\tcvt.u64.u32 %rd3, %r61;\n"
    "\tor.b64 %rd3, %rd3, 4611686293305360384;\n";
constexpr const char* kNoDescriptor = "\tmov.b64 %rd3, 0;\n";
constexpr const char* kAllocated =
    "\tmov.u32 %r61, s;\n\ttcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r61], "
    "32;\n\tbar.warp.sync -1;\n"
    "\tld.shared.b32 %r0, [%r61];\n\tmov.b32 %r62, 0;\n"
    "\tmov.b64 %rd3, 0;\n\ttcgen05.st.sync.aligned.32x32b.x4.b32 [%r0], "
    "{%r62,%r62,%r62,%r62};\n\ttcgen05.wait::st.sync.aligned;\n";
constexpr const char* kFreed =
    "\ttcgen05.wait::ld.sync.aligned;\n\ttcgen05.dealloc.cta_group::1.sync.aligned.b32 %r0, 32;\n\tret;\n";

}  // namespace

bool isAligned(Does does) {
  switch (does) {
    case Does::kFence:
    case Does::kProduct:
    case Does::kCommit:
    case Does::kWait:
    case Does::kTensorLoad:
    case Does::kTensorWait:
      return true;
    default:
      return false;
  }
}

bool writesPredicate(Does does) {
  return does == Does::kTruth || does == Does::kCompare || does == Does::kCompareBoth || does == Does::kNot ||
         does == Does::kBoth || does == Does::kEither || does == Does::kUnlike;
}

bool readsData(const Program& program) {
  for (const Statement& s : program.statements)
    if (s.does == Does::kLoad || s.does == Does::kLoadNext) return true;
  return false;
}

bool countsTurnsByParameter(const Program& program) {
  for (const Statement& s : program.statements)
    if (s.does == Does::kCompare && s.fixed && s.other != kNone) return true;
  return false;
}

std::string textOf(const Program& program) {
  const bool tensor = program.ofTensorMemory;
  std::string text = ".version 8.8\n.target ";
  text += tensor ? "sm_100a" : "sm_90a";
  text +=
      "\n.address_size 64\n.visible .entry k(.param .u32 n, .param .u64 .ptr .global .align 16 p)\n.reqntid ";
  text += tensor ? "32\n{\n\t.shared .align 16 .b8 s[128];\n" : "128\n{\n";
  if (!tensor && !program.isPlain) text += "\t.shared .align 1024 .b8 s[16384];\n";
  text += std::string(kDeclared) + (tensor ? kAllocated : program.isPlain ? kNoDescriptor : kDescriptor);
  for (const Statement& s : program.statements) {
    if (s.does == Does::kLabel) {
      text += "L" + std::to_string(s.number) + ":\n";
      continue;
    }
    std::string line = "\t";
    if (s.guard != kNone) line += std::string(s.unless ? "@!" : "@") + predicate(s.guard) + " ";
    text += line + instruction(s) + ";\n";
    if (s.does == Does::kLoadNext) text += line + "add.u64 %rd6, %rd6, 4;\n";
  }
  return text + (tensor ? kFreed : "") + "}\n";
}

Program shrunk(Program program, const std::function<bool(const Program&)>& stays) {
  const auto tries = [&](Program fewer) {
    if (!stays(fewer)) return false;
    program = std::move(fewer);
    return true;
  };
  for (bool again = true; again;) {
    again = false;
    for (size_t i = program.statements.size(); i-- > 0;) {
      Program fewer = program;
      // A label goes with the branches to it.
      if (fewer.statements[i].does == Does::kLabel)
        std::erase_if(fewer.statements, [label = fewer.statements[i].number](const Statement& s) {
          return (s.does == Does::kLabel || s.does == Does::kBranch) && s.number == label;
        });
      else
        fewer.statements.erase(fewer.statements.begin() + static_cast<std::ptrdiff_t>(i));
      if (tries(std::move(fewer))) {
        again = true;
        i = std::min(i, program.statements.size());
        continue;
      }
      if (program.statements[i].guard == kNone) continue;
      Program bare = program;
      bare.statements[i].guard = kNone;
      if (bare.statements[i].does != Does::kBranch) again |= tries(std::move(bare));
    }
  }
  return program;
}

}  // namespace cutecheck::ptx_adversary::ways
