// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of what an instruction must have and of who carries it out: operands too few or too many, another
// machine, lanes that end early, a trap, masks and counts of the threads that take part, and instructions
// that data decide whether they are carried out, with all that read their results.
#include <array>
#include <initializer_list>

#include "properties/ptx_adversary/edits.h"

namespace cutecheck::ptx_adversary {

namespace {

bool beginsAsOne(const std::string& text, std::initializer_list<const char*> all) {
  for (const char* one : all)
    if (text.starts_with(one)) return true;
  return false;
}

class ThreadEdits {
 public:
  ThreadEdits(const Kernel& kernel, std::vector<Edit>& edits) : kernel_(kernel), edits_(edits) {}

  void add() {
    for (const Statement& one : kernel_.statements()) {
      if (one.directive) continue;
      counts(one);
      ends(one);
      participants(one);
    }
    heads();
    guards();
  }

 private:
  void edit(const char* operation, const Span& at, const std::string& with, const std::string& perhaps = "") {
    edits_.push_back({operation, at, with, perhaps});
  }

  // An operand, or the last part of a list, left out; one more behind the last.
  void counts(const Statement& one) {
    constexpr const char* kMore = "0x4d";
    const std::vector<Span>& all = one.operands;
    if (all.empty()) return edit("operand count", {one.opcode.end, one.opcode.end}, std::string(" ") + kMore);
    for (size_t i = 0; i < all.size(); ++i) {
      const size_t begin = i == 0 ? all[0].begin : all[i - 1].end,
                   end = i == 0 && all.size() > 1 ? all[1].begin : all[i].end;
      edit("operand count", {begin, end}, "");
    }
    const size_t last = all.back().end;
    for (const std::string& more : {std::string(kMore), kernel_.of(all.back())})
      edit("operand count", {last, last}, ", " + more);
    for (const Span& operand : all) {
      if (!kernel_.of(operand).starts_with("{")) continue;
      const std::vector<Span> parts = kernel_.parts({operand.begin + 1, operand.end - 1});
      if (parts.size() > 1) edit("operand count", {parts[parts.size() - 2].end, parts.back().end}, "");
      edit("operand count", {parts.back().end, parts.back().end}, ", " + kernel_.of(parts[0]));
    }
  }

  // Some threads of the block end, or come to a trap, before it; a trap in place of an end.
  void ends(const Statement& one) {
    const std::string opcode = kernel_.of(one.opcode);
    const auto some = [&](const char* relation, const char* threads, const char* what) {
      return std::string("{ .reg .pred %pEarly; .reg .b32 %rEarly; mov.u32 %rEarly, %tid.x; setp.") +
             relation + ".u32 %pEarly, %rEarly, " + threads + "; @%pEarly " + what + "; }\n\t";
    };
    const Span before{one.all.begin, one.all.begin};
    constexpr std::array<std::array<const char*, 2>, 4> kThreads = {
        {{"ge", "16"}, {"lt", "16"}, {"eq", "31"}, {"ge", "32"}}};
    for (const auto& [relation, threads] : kThreads)
      edit("early end", before, some(relation, threads, "exit"));
    edit("trap", before, some("eq", "0", "trap"));
    if (opcode == "ret" || opcode == "exit") edit("trap", one.opcode, "trap");
  }

  // Masks of lanes and of blocks, and counts of threads and arrivals, whatever stands there.
  void participants(const Statement& one) {
    const std::string opcode = kernel_.of(one.opcode);
    const std::vector<Span>& all = one.operands;
    if (all.empty()) return;
    const size_t last = all.back().end;
    if (beginsAsOne(opcode, {"shfl.sync", "vote.sync", "match.", "redux.", "elect.sync", "bar.warp.sync"})) {
      for (const char* mask : {"0xfffe", "0xffff0000", "0x7fffffff", "0xaaaaaaaa", "1", "0"})
        edit("participants", all.back(), mask);
      edit("participants", {one.all.begin, one.all.begin}, "bar.warp.sync 0xfffe;\n\t");
    } else if (beginsAsOne(opcode, {"bar.sync", "bar.arrive", "barrier.sync", "barrier.arrive", "bar.cta",
                                    "barrier.cta"})) {
      for (const char* count : {"32", "64", "96", "128"})
        all.size() == 1 ? edit("participants", {last, last}, std::string(", ") + count)
                        : edit("participants", all.back(), count);
      if (all.size() > 1) edit("participants", {all[0].end, last}, "");
    } else if (opcode.starts_with("mbarrier.init")) {
      for (const char* count : {"1", "2", "31", "32", "128"}) edit("participants", all.back(), count);
    } else if (opcode.starts_with("mbarrier.arrive") && kernel_.of(all.back()).starts_with("[")) {
      for (const char* count : {"1", "2", "32"})
        edit("participants", {last, last}, std::string(", ") + count);
    } else if (opcode.find("multicast::cluster") != std::string::npos) {
      for (const char* mask : {"1", "2", "3", "0xffff"}) edit("participants", all.back(), mask);
    }
  }

  // Another machine, and another version of PTX.
  void heads() {
    const std::string& text = kernel_.text();
    const auto others = [&](const std::string& directive, std::initializer_list<const char*> all) {
      const size_t at = text.find(directive + " ");
      if (at == std::string::npos) return;
      const size_t begin = at + directive.size() + 1, end = text.find_first_of(" \t\r\n,", begin);
      for (const char* one : all) edit("machine", {begin, end}, one);
    };
    others(".target",
           {"sm_75", "sm_80", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_103f", "sm_120a"});
    others(".version", {"6.5", "7.0", "7.4", "7.8", "8.0", "8.3", "8.6", "9.0"});
  }

  // The bits of what the instruction writes: of one register whose type has a size; else nothing.
  std::string bitsWritten(const Statement& one) const {
    if (one.operands.size() < 2) return "";
    const std::string type = kernel_.typeOf(kernel_.of(one.operands[0]));
    for (const char* bits : {"16", "32", "64"})
      if (type.size() == 3 && type.ends_with(bits)) return bits;
    return "";
  }

  // The result of an instruction is written where a bit of what was loaded says so: those behind it read it
  // all the same.
  void guards() {
    std::string loaded, bits;
    for (const Statement& one : kernel_.statements()) {
      const std::string opcode = kernel_.of(one.opcode);
      if (one.directive || !one.guard.empty()) continue;
      const std::string written = bitsWritten(one);
      if (written.empty() ||
          beginsAsOne(opcode, {"st.", "red.", "bra", "call", "cp.", "tcgen05.", "wgmma."}) ||
          isOfThreadsTogether(opcode))
        continue;
      const std::string result = kernel_.of(one.operands[0]);
      if (!loaded.empty()) {
        const std::string type = ".b" + bits;
        for (const std::string& mask :
             {std::string("1"), "0x80" + std::string(std::stoul(bits) / 4 - 2, '0')})
          edit("guard of data", one.all,
               "{ .reg .pred %pData; .reg " + type + " %bData; and" + type + " %bData, " + loaded + ", " +
                   mask + "; setp.ne" + type + " %pData, %bData, 0; @%pData " + kernel_.of(one.all) + " }",
               result);
      }
      if (opcode.starts_with("ld.global.")) loaded = result, bits = written;
    }
  }

  const Kernel& kernel_;
  std::vector<Edit>& edits_;
};

}  // namespace

void addThreadEdits(const Kernel& kernel, std::vector<Edit>& edits) { ThreadEdits(kernel, edits).add(); }

}  // namespace cutecheck::ptx_adversary
