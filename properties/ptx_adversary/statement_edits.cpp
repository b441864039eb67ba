// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdlib>
#include <set>

#include "properties/ptx_adversary/edits.h"

namespace cutecheck::ptx_adversary {

namespace {

// What orders threads, copies or proxies.
bool orders(const std::string& opcode) {
  for (const char* first :
       {"bar.", "barrier.", "mbarrier.", "fence", "membar", "cp.async.wait", "cp.async.commit",
        "cp.async.bulk.wait", "cp.async.bulk.commit", "cp.async.mbarrier", "wgmma.fence", "wgmma.commit",
        "wgmma.wait", "tcgen05.wait", "tcgen05.fence", "tcgen05.commit"})
    if (opcode.starts_with(first)) return true;
  return false;
}

bool leavesSomething(const std::string& opcode) {
  for (const char* first : {"st.", "red.", "atom.", "cp.", "stmatrix", "mbarrier.arrive", "mma.", "wgmma.",
                            "tcgen05.", "add.", "sub.", "fma.", "mul.", "xor.", "shl."})
    if (opcode.starts_with(first)) return true;
  return false;
}

class StatementEdits {
 public:
  StatementEdits(const Kernel& kernel, std::vector<Edit>& edits) : kernel_(kernel), edits_(edits) {
    for (const Statement& one : kernel.statements())
      if (!one.guard.empty()) predicates_.insert(name(one));
  }

  void add() {
    const std::vector<Statement>& all = kernel_.statements();
    for (size_t i = 0; i < all.size(); ++i) {
      const Statement& one = all[i];
      if (one.directive) {
        variable(one);
        continue;
      }
      const std::string opcode = kernel_.of(one.opcode);
      // A kernel without its end is another matter.
      if (opcode != "ret" && opcode != "exit")
        edits_.push_back({orders(opcode) ? "drop barrier" : "drop", one.all, ""});
      if (leavesSomething(opcode))
        edits_.push_back({"twice", {one.all.end, one.all.end}, "\n\t" + kernel_.of(one.all)});
      guard(one);
      if (opcode.starts_with("bra") && !one.operands.empty())
        for (const std::string& label : kernel_.labels())
          edits_.push_back({"branch target", one.operands[0], label});
      for (const size_t further : {size_t{1}, size_t{2}, size_t{4}}) neighbours(i, i + further);
    }
    head();
  }

 private:
  std::string name(const Statement& one) const {
    const std::string guard = kernel_.of(one.guard);
    return guard.substr(guard[1] == '!' ? 2 : 1);
  }

  void guard(const Statement& one) {
    if (one.guard.empty()) {
      for (const std::string& other : predicates_)
        for (const char* sign : {"@", "@!"})
          edits_.push_back({"predicate", {one.all.begin, one.all.begin}, sign + other + " "});
      return;
    }
    const std::string was = kernel_.of(one.guard);
    edits_.push_back({"predicate", one.guard, ""});
    edits_.push_back({"predicate", one.guard, (was[1] == '!' ? "@" : "@!") + name(one)});
    for (const std::string& other : predicates_)
      edits_.push_back({"predicate", one.guard, was.substr(0, was[1] == '!' ? 2 : 1) + other});
  }

  // The one behind the other, where no label and no brace stands between them.
  void neighbours(size_t i, size_t j) {
    const std::vector<Statement>& all = kernel_.statements();
    if (j >= all.size()) return;
    for (size_t k = i; k <= j; ++k)
      if (all[k].directive || (k > i && all[k].behindLabel)) return;
    const std::string& text = kernel_.text();
    edits_.push_back(
        {"swap neighbours",
         {all[i].all.begin, all[j].all.end},
         text.substr(all[i].all.end, all[j].all.end - all[i].all.end) + "\n\t" + kernel_.of(all[i].all)});
  }

  // ".shared .align 4 .b8 tile[256];": its numbers, and the width of its elements.
  void variable(const Statement& one) {
    const std::string words = kernel_.of(one.all);
    if (words.find(".shared") == std::string::npos) return;
    for (const Token& token : kernel_.tokens(one.all)) {
      if (token.kind != Token::Kind::kNumber) continue;
      const uint64_t number = std::strtoull(kernel_.of(token.at).c_str(), nullptr, 0);
      for (const uint64_t other : {number / 2, number * 2, number - 1, number - 4, number + 4})
        if (other != 0 && other < number * 4)
          edits_.push_back({"shared size", token.at, std::to_string(other)});
    }
    for (const char* type : {".b8 ", ".b32 ", ".b64 "}) {
      const size_t at = words.find(type);
      if (at == std::string::npos) continue;
      for (const char* other : {".b8 ", ".b16 ", ".b32 ", ".b64 "})
        edits_.push_back(
            {"shared size", {one.all.begin + at, one.all.begin + at + std::string(type).size()}, other});
    }
  }

  // The launch that the kernel states, and its parameters.
  void head() {
    const std::string text = kernel_.of(kernel_.head());
    const size_t base = kernel_.head().begin;
    for (const char* directive :
         {".reqntid", ".maxntid", ".reqnctapercluster", ".minnctapersm", ".explicitcluster"}) {
      const size_t at = text.find(directive);
      if (at == std::string::npos) continue;
      const size_t end = std::min(text.find_first_of("\n.{", at + 1), text.size());
      edits_.push_back({"launch directive", {base + at, base + end}, ""});
      const size_t word = at + std::string(directive).size();
      for (const char* other : {".reqntid", ".maxntid", ".reqnctapercluster"})
        edits_.push_back({"launch directive", {base + at, base + word}, other});
      for (const Token& token : kernel_.tokens({base + word, base + end})) {
        if (token.kind != Token::Kind::kNumber) continue;
        const uint64_t number = std::strtoull(kernel_.of(token.at).c_str(), nullptr, 10);
        for (const uint64_t other : {number * 2, number / 2, number + 1, number - 1, number + 32})
          if (other != 0) edits_.push_back({"launch directive", token.at, std::to_string(other)});
      }
    }
    const size_t open = text.find('('), close = text.rfind(')');
    if (open == std::string::npos || close == std::string::npos) return;
    const std::vector<Span> parameters = kernel_.parts({base + open + 1, base + close});
    for (size_t i = 0; i + 1 < parameters.size(); ++i)
      edits_.push_back({"parameter",
                        {parameters[i].begin, parameters[i + 1].end},
                        kernel_.of(parameters[i + 1]) + ",\n\t" + kernel_.of(parameters[i])});
    for (const Span& one : parameters)
      for (const char* type : {".u64 ", ".u32 ", ".f32 ", ".b64 ", ".b32 ", ".s32 "}) {
        const std::string parameter = kernel_.of(one);
        const size_t at = parameter.find(type);
        if (at == std::string::npos) continue;
        for (const char* other : {".u64 ", ".u32 ", ".u16 "})
          edits_.push_back({"parameter", {one.begin + at, one.begin + at + 5}, other});
      }
  }

  const Kernel& kernel_;
  std::vector<Edit>& edits_;
  std::set<std::string> predicates_;
};

}  // namespace

void addStatementEdits(const Kernel& kernel, std::vector<Edit>& edits) {
  StatementEdits(kernel, edits).add();
}

}  // namespace cutecheck::ptx_adversary
