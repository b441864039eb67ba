#include "tools/cutecheck/ptx_order.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <deque>
#include <set>
#include <sstream>

namespace cutecheck::cli {

namespace {

using Registers = std::set<std::string>;

struct Instruction {
  size_t line = 0;
  std::string opcode;
  std::vector<Registers> operands;  // those of each operand: a list in braces is one
  Registers guard;                  // "@%p1"
  size_t number = 0;                // of one that takes a number alone: groups that may stay

  bool is(std::string_view prefix) const { return opcode.starts_with(prefix); }
};

Registers registersIn(const std::string& text) {
  Registers found;
  for (size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
    size_t end = at + 1;
    while (end < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
      ++end;
    // Those without a number are the machine's: %tid, %SP.
    if (std::isdigit(static_cast<unsigned char>(text[end - 1])) != 0) found.insert(text.substr(at, end - at));
  }
  return found;
}

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\n"), end = text.find_last_not_of(" \t\n");
  return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

// Operands are split at the commas outside brackets and braces.
std::vector<Registers> operandsOf(const std::string& text) {
  std::vector<Registers> operands;
  int depth = 0;
  std::string one;
  for (const char c : text + ",") {
    depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
    if (c == ',' && depth == 0) {
      operands.push_back(registersIn(one));
      one.clear();
    } else {
      one += c;
    }
  }
  return operands;
}

void readStatement(std::string text, size_t line, std::vector<Instruction>& into) {
  text = trimmed(text);
  if (text.starts_with("{ ")) text = trimmed(text.substr(2));  // the scope of inline PTX
  if (text.empty() || text[0] == '.' || text[0] == '}') return;
  Instruction instruction;
  instruction.line = line;
  if (text[0] == '@') {
    const size_t end = text.find_first_of(" \t");
    instruction.guard = registersIn(text.substr(0, end));
    text = trimmed(text.substr(std::min(end, text.size())));
  }
  const size_t end = std::min(text.find_first_of(" \t\n"), text.size());
  instruction.opcode = text.substr(0, end);
  instruction.operands = operandsOf(text.substr(end));
  instruction.number = std::strtoul(text.c_str() + end, nullptr, 10);
  into.push_back(std::move(instruction));
}

// The instructions of each kernel.
std::vector<std::vector<Instruction>> kernelsOf(const std::string& ptx) {
  std::vector<std::vector<Instruction>> kernels;
  std::istringstream lines(ptx);
  std::string statement;
  size_t number = 0, first = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    line = trimmed(line.substr(0, line.find("//")));
    if (line.find(".entry") != std::string::npos || line.starts_with(".func")) kernels.emplace_back();
    const bool begins = statement.empty();
    if (begins && (line.empty() || line[0] == '.' || line[0] == '(' || line[0] == ')' || line == "{" ||
                   line == "}" || line.ends_with(":")))
      continue;
    if (kernels.empty()) continue;
    if (begins) first = number;
    statement += line + " ";
    if (line.find(';') == std::string::npos) continue;
    for (size_t at; (at = statement.find(';')) != std::string::npos; statement.erase(0, at + 1))
      readStatement(statement.substr(0, at), first, kernels.back());
    statement.clear();
  }
  return kernels;
}

bool meet(const Registers& a, const Registers& b) {
  return std::any_of(a.begin(), a.end(), [&](const std::string& r) { return b.contains(r); });
}

class Checker {
 public:
  explicit Checker(std::vector<OrderFault>& faults) : faults_(faults) {}

  void check(const std::vector<Instruction>& kernel) {
    for (const Instruction& instruction : kernel) {
      Registers reads = instruction.guard, writes;
      split(instruction, reads, writes);
      for (const std::string& one : reads)
        if (!written_.contains(one)) fault("order_c7", instruction, one + " is read before it is written");
      shared(instruction);
      if (instruction.is("wgmma."))
        warpgroup(instruction);
      else
        others(instruction, reads, writes);
      written_.insert(writes.begin(), writes.end());
    }
  }

 private:
  struct Group {
    Registers accumulators;
    size_t line = 0;
  };

  void fault(const char* rule, const Instruction& at, const std::string& message) {
    faults_.push_back({rule, at.line, message});
  }

  static void split(const Instruction& instruction, Registers& reads, Registers& writes) {
    static const char* kNoResult[] = {"st.",     "stmatrix",     "cp.async",           "bar.",
                                      "barrier", "fence",        "wgmma.fence",        "ret",
                                      "bra",     "red.",         "wgmma.commit_group", "wgmma.wait_group",
                                      "membar",  "mbarrier.init"};
    const bool noResult = std::any_of(std::begin(kNoResult), std::end(kNoResult),
                                      [&](const char* name) { return instruction.is(name); });
    for (size_t i = 0; i < instruction.operands.size(); ++i) {
      const Registers& operand = instruction.operands[i];
      const bool result = i == 0 && !noResult;
      if (result) writes.insert(operand.begin(), operand.end());
      if (!result || instruction.is("wgmma.mma_async")) reads.insert(operand.begin(), operand.end());
    }
  }

  void warpgroup(const Instruction& instruction) {
    if (instruction.is("wgmma.fence")) {
      fenced_ = true;
      unfenced_.clear();
    } else if (instruction.is("wgmma.mma_async")) {
      const Registers accumulators =
          instruction.operands.empty() ? Registers() : instruction.operands.front();
      // A in registers too; a descriptor's register is no fragment.
      Registers fragments = accumulators;
      if (instruction.operands.size() > 1 && instruction.operands[1].size() > 1)
        fragments.insert(instruction.operands[1].begin(), instruction.operands[1].end());
      if (!fenced_ || meet(fragments, unfenced_))
        fault("order_c1", instruction, "no wgmma.fence between the writes to its registers and the wgmma");
      if (storedGeneric_)
        fault("order_c4", instruction, "no proxy fence and barrier behind the stores to shared memory");
      open_.accumulators.insert(accumulators.begin(), accumulators.end());
      open_.line = instruction.line;
    } else if (instruction.is("wgmma.commit_group")) {
      groups_.push_back(open_);
      open_ = {};
    } else if (instruction.is("wgmma.wait_group")) {
      if (!open_.accumulators.empty())
        fault("order_c2", instruction, "awaits while a wgmma before it is in no group");
      while (groups_.size() > instruction.number) groups_.pop_front();
    }
  }

  void others(const Instruction& instruction, const Registers& reads, const Registers& writes) {
    for (const Group& group : groups_)
      if (meet(group.accumulators, reads) || meet(group.accumulators, writes))
        fault("order_c3", instruction, "uses an accumulator of a group that was not awaited");
    if (meet(open_.accumulators, reads) || meet(open_.accumulators, writes))
      fault("order_c2", instruction, "uses an accumulator of a wgmma that is in no group");
    if (instruction.is("ret")) {
      if (!open_.accumulators.empty()) fault("order_c2", instruction, "ends with a wgmma in no group");
      if (!groups_.empty()) fault("order_c3", instruction, "ends with a group that was not awaited");
      if (copying_) fault("order_c6", instruction, "ends with a cp.async that was not awaited");
    }
    unfenced_.insert(writes.begin(), writes.end());
  }

  void shared(const Instruction& instruction) {
    if (instruction.is("st.shared") || instruction.is("stmatrix")) {
      storedGeneric_ = stored_ = true;
      proxied_ = false;
      warpStored_ |= instruction.is("stmatrix");
    } else if (instruction.is("fence.proxy.async")) {
      proxied_ = true;
    } else if (instruction.is("bar.sync") || instruction.is("barrier.sync")) {
      stored_ = warpStored_ = false;
      if (proxied_) storedGeneric_ = false;
    } else if (instruction.is("ldmatrix") || instruction.is("ld.shared")) {
      if (instruction.is("ldmatrix") ? stored_ : warpStored_)
        fault("order_c5", instruction, "no barrier behind the stores to shared memory");
      if (copying_) fault("order_c6", instruction, "a cp.async before it is not awaited");
    } else if (instruction.is("cp.async.commit_group")) {
      committed_ = copying_;
    } else if (instruction.is("cp.async.wait_group") || instruction.is("cp.async.wait_all")) {
      const bool all = instruction.is("cp.async.wait_all") || (committed_ && instruction.number == 0);
      if (all) copying_ = false;
    } else if (instruction.is("cp.async.ca") || instruction.is("cp.async.cg")) {
      copying_ = true;
      committed_ = false;
    }
  }

  std::vector<OrderFault>& faults_;
  Registers written_;
  Registers unfenced_;  // written since the last wgmma.fence
  bool fenced_ = false;
  Group open_;                                    // not committed
  std::deque<Group> groups_;                      // committed, not awaited
  bool stored_ = false, warpStored_ = false;      // to shared memory, no barrier since
  bool storedGeneric_ = false, proxied_ = false;  // and no proxy fence with a barrier behind it
  bool copying_ = false, committed_ = false;      // cp.async
};

}  // namespace

std::vector<OrderFault> checkOrder(const std::string& ptx) {
  std::vector<OrderFault> faults;
  for (const std::vector<Instruction>& kernel : kernelsOf(ptx)) Checker(faults).check(kernel);
  return faults;
}

std::string toString(const OrderFault& fault) {
  return fault.rule + " at line " + std::to_string(fault.line) + ": " + fault.message;
}

}  // namespace cutecheck::cli
