// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/order.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {

namespace {

// Launches until every instruction whose order matters is come to: as given, branches on data the other way,
// and integers that divide nothing, or are few.
struct Turn {
  size_t branches;
  uint64_t scalar;  // 0: as given
};
constexpr uint64_t kMostThreads = 16 * 1024, kMostValues = uint64_t{1} << 24;
constexpr uint64_t kMostBlocks = 16;  // of a cluster
constexpr size_t kMostClusters = 1024, kElections = 32;
constexpr Turn kTurns[] = {{0, 0}, {1, 0}, {0, 509}, {1, 509}, {0, 61}, {0, 20}, {1, 5}, {0, 1}};

// Lines that depend on how many blocks a cluster has, where the kernel does not say it.
std::vector<size_t> onCluster(const PtxKernel& kernel) {
  std::vector<size_t> lines;
  if (kernel.clusterIsStated) return lines;
  const auto namesCluster = [](const PtxOperand& one) {
    return one.name.starts_with("%cluster") || one.name.starts_with("%ncluster") ||
           one.name.starts_with("%is_explicit_cluster");
  };
  for (const PtxInstruction& one : kernel.code)
    if (one.is("mapa") || one.is("getctarank") || one.is("barrier.cluster") ||
        one.has("multicast::cluster") || one.has("cta_group::2") ||
        std::any_of(one.operands.begin(), one.operands.end(), namesCluster))
      lines.push_back(one.line);
  return lines;
}

// What of the text was not read.
template <typename F>
void unread(const PtxKernel& kernel, const F& open) {
  for (const PtxUnread& one : kernel.unread)
    open(one.line, {one.what, one.isHint ? OpenReason::kHint : OpenReason::kOther});
  // Nobody runs a text that ptxas refuses, wherever in it the instruction stands. The lists of a call are not
  // read here.
  for (const PtxInstruction& one : kernel.code)
    if (!one.unread.empty() && !one.is("call"))
      open(one.line, {"the instruction is not supported: " + one.unread, OpenReason::kOther});
}

// What the text does not say of the launch.
template <typename F>
void unstated(const PtxKernel& kernel, const PtxProgram& program, const F& open) {
  if (program.sharedMemory && !kernel.threadsAreExact)
    open(kernel.code.front().line,
         kernel.isFunction     ? "who calls the function, and with which threads, is not known"
         : kernel.threads == 0 ? "the kernel does not say how many threads a block has"
                               : "the kernel says how many threads a block has at most");
  for (const size_t line : onCluster(kernel))
    open(line, {"the kernel does not say how many blocks a cluster has"});
}

// Whether a rule is held against what the text says, whatever the number of threads is.
bool isOfText(std::string_view rule) { return rule == "order_c14" || rule == "order_c22"; }

// Whether a thread may see how many there are.
bool readsSize(const PtxKernel& kernel) {
  return std::any_of(kernel.code.begin(), kernel.code.end(), [](const PtxInstruction& one) {
    return std::any_of(one.operands.begin(), one.operands.end(), [](const PtxOperand& operand) {
      return operand.name.starts_with("%ntid") || operand.name.starts_with("%nwarpid");
    });
  });
}

// What one run finds.
struct Run {
  std::vector<OrderFault> faults;
  std::set<size_t> onLaunch, unwrittenScopes, narrowScopes;
  std::vector<bool> reached;
  std::set<std::string> restsOn;
  bool metData = false, metUnknown = false, storedOneValue = false;
  size_t allocations = 0;  // PtxMachine::allocations
  uint64_t done = 0;       // PtxMachine::done
};

template <typename F>
Run runOf(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, const Turn& turn,
          PtxMachine::Scopes scopes, const F& open, const PtxMachine::Choices& choices = {}) {
  PtxLaunch one = launch;
  if (turn.scalar != 0) one.scalar = turn.scalar;
  Run run;
  std::map<std::pair<size_t, std::string>, size_t> said;
  const PtxMachine* running = nullptr;
  const bool clusterIsKnown = onCluster(kernel).empty();
  const auto report = [&](const char* rule, size_t line, const std::string& message) {
    const bool sized =
        isOfText(rule) ||
        (clusterIsKnown && (kernel.threadsAreExact ||
                            (running->isOfFirstThread() && !kernel.isFunction && !readsSize(kernel))));
    const bool certain =
        sized && turn.scalar == 0 && !running->guessed() && program.signals.empty() && kernel.unread.empty();
    const auto [found, fresh] = said.try_emplace({line, rule}, run.faults.size());
    if (fresh) run.faults.push_back({rule, line, message, certain});
    // The one that is certain is the one to tell.
    else if (certain && !run.faults[found->second].certain)
      run.faults[found->second] = {rule, line, message, true};
  };
  PtxMachine machine(kernel, program, one, report, open, turn.branches, scopes, choices);
  running = &machine;
  machine.run();
  run.onLaunch = machine.onLaunch();
  run.unwrittenScopes = machine.unwrittenScopes();
  run.narrowScopes = machine.narrowScopes();
  run.reached = machine.reached();
  run.metData = machine.metData();
  run.metUnknown = machine.metUnknown();
  run.restsOn = machine.restsOn();
  run.storedOneValue = machine.storedOneValue();
  run.allocations = machine.allocations();
  run.done = machine.done();
  return run;
}

// The faults that stay when scopes reach further.
template <typename F>
std::set<std::pair<size_t, std::string>> staying(PtxMachine::Scopes scopes, const F& run) {
  std::set<std::pair<size_t, std::string>> stay;
  for (const OrderFault& one : run(scopes).faults) stay.emplace(one.line, one.rule);
  return stay;
}

// The PTX ISA takes a scope that is not written for the block; between blocks many kernels go without one.
// What is broken for this reason alone is not decided. Of what a written one breaks its line is named.
template <typename F, typename Open>
void byScopes(Run& found, const F& run, const Open& open) {
  using enum PtxMachine::Scopes;
  if (found.faults.empty()) return;
  if (!found.unwrittenScopes.empty()) {
    const auto stay = staying(kUnwrittenAreWide, run);
    std::erase_if(found.faults, [&](const OrderFault& one) {
      if (stay.contains({one.line, one.rule})) return false;
      open(one.line, "whether the order holds depends on a scope that is not written, at line " +
                         std::to_string(*found.unwrittenScopes.begin()) + ": " + one.rule + ", " +
                         one.message);
      return true;
    });
  }
  if (found.narrowScopes.empty()) return;
  const auto stay = staying(kAllAreWide, run);
  for (OrderFault& one : found.faults)
    if (!stay.contains({one.line, one.rule}))
      one.message += "; the scope .cta at line " + std::to_string(*found.narrowScopes.begin()) +
                     " leaves out the threads of another block";
}

bool isIn(const Run& run, const OrderFault& fault) {
  return std::any_of(run.faults.begin(), run.faults.end(),
                     [&](const OrderFault& one) { return one.line == fault.line && one.rule == fault.rule; });
}

// tcgen05.alloc takes columns that are free, and nobody knows which. What is broken for some of them alone is
// not decided.
template <typename Open>
void byColumns(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, const Turn& turn,
               Run& first, const Open& open) {
  const auto undecided = [&](const OrderFault& one) {
    open(one.line, "whether the order holds depends on which columns tcgen05.alloc takes: " + one.rule +
                       ", " + one.message);
  };
  // Of one allocation the last columns, and the first; of more, those of one that was freed, and others.
  const size_t others = first.allocations == 0 ? 0 : first.allocations == 1 ? 1 : 3;
  for (size_t columns = 1; columns <= others; ++columns) {
    const Run other =
        runOf(kernel, program, launch, turn, PtxMachine::Scopes::kWritten, open, {.columns = columns});
    for (const OrderFault& one : other.faults)
      if (!isIn(first, one)) undecided(one);
    for (OrderFault& one : first.faults)
      if (!isIn(other, one)) one.certain = false, undecided(one);
  }
}

// elect.sync takes one lane, always the same of a mask, and nobody knows which: each is tried. What is broken for some of
// them alone is not decided.
template <typename Open>
void byElection(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, const Turn& turn, Run& first,
                const Open& open) {
  const auto elects = std::find_if(program.decoded.begin(), program.decoded.end(),
                                   [](const PtxDecoded& one) { return one.act == PtxAct::kElect; });
  if (elects == program.decoded.end()) return;
  const auto breaks = [](const Run& run) {
    return std::any_of(run.faults.begin(), run.faults.end(), [](const OrderFault& one) { return one.certain; });
  };
  const auto undecided = [&](const OrderFault& one) {
    open(one.line, "whether the order holds depends on which lane elect.sync takes: " + one.rule + ", " + one.message);
  };
  std::vector<Run> others;
  // The last one first: it tells most kernels apart that are.
  for (size_t k = kElections - 1; k > 0; --k) {
    others.push_back(
        runOf(kernel, program, launch, turn, PtxMachine::Scopes::kWritten, open, {.elected = k}));
    if (breaks(first) && breaks(others.back())) continue;
    const bool same = others.back().done == first.done && first.faults.empty() && others.back().faults.empty();
    if (!same) break;
  }
  // Whichever it takes, some rule is broken.
  if (breaks(first) && others.size() == kElections - 1 && std::all_of(others.begin(), others.end(), breaks)) return;
  const Run& other = others.back();
  for (const OrderFault& one : other.faults)
    if (!isIn(first, one)) undecided(one);
  std::erase_if(first.faults, [&](const OrderFault& one) {
    const bool stays = isIn(other, one);
    if (!stays) undecided(one);
    return !stays;
  });
  if (other.done != first.done && first.faults.empty())
    open(kernel.code[static_cast<size_t>(elects - program.decoded.begin())].line,
         "what is done depends on which lane elect.sync takes, and the PTX ISA leaves it open");
}

bool namesWarp(const PtxOperand& operand) {
  return operand.name == "%warpid" || std::any_of(operand.parts.begin(), operand.parts.end(), namesWarp);
}

bool isOfGrid(const PtxOperand& operand) {
  return operand.ofLaunch || std::any_of(operand.parts.begin(), operand.parts.end(), isOfGrid);
}

// Whether what the instruction reads may decide the order: it is ordered itself, asks, or what it writes
// decides.
bool mattersAt(const PtxProgram& program, size_t at) {
  const PtxDecoded& one = program.decoded[at];
  return isOrdered(one) || one.asks || program.decidingBranch[at] ||
         std::any_of(one.writes.begin(), one.writes.end(), [&](size_t w) { return program.decides[w]; });
}

// Whether the place of the block in the grid, or how many there are, may decide the order.
bool gridMatters(const PtxKernel& kernel, const PtxProgram& program) {
  for (size_t i = 0; i < kernel.code.size(); ++i) {
    const std::vector<PtxOperand>& operands = kernel.code[i].operands;
    if (std::any_of(operands.begin(), operands.end(), isOfGrid) && mattersAt(program, i)) return true;
  }
  return false;
}

template <typename F>
void onWarpNumber(const PtxKernel& kernel, const PtxProgram& program, const F& open) {
  for (size_t i = 0; i < kernel.code.size(); ++i) {
    const std::vector<PtxOperand>& operands = kernel.code[i].operands;
    if (std::any_of(operands.begin(), operands.end(), namesWarp) && mattersAt(program, i))
      open(kernel.code[i].line, "%warpid may decide the order, and it may change: use %tid, divided by 32");
  }
}

// What of the launch an instruction reads, and nobody gives: in words, empty where there is nothing.
std::string ungivenAt(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch,
                      size_t at) {
  const PtxInstruction& one = kernel.code[at];
  for (const PtxOperand& operand : one.operands)
    if (isOfGrid(operand) && (!launch.grid || operand.name == "%gridid"))
      return operand.name + " may decide the order, and the grid is not given";
  if (program.decoded[at].act != PtxAct::kLoadParameter || one.operands.size() < 2 ||
      one.operands[1].parts.empty())
    return {};
  const PtxOperand& from = one.operands[1].parts[0];
  if (from.means != PtxOperand::Means::kParameter) return {};
  const size_t number = from.number;
  const PtxParameter& parameter = kernel.parameters[number];
  if (parameter.pointer || launch.pointers.contains(number)) return {};
  const size_t count = std::max<size_t>(1, one.operands[0].parts.size());
  for (size_t k = 0; k < count; ++k) {
    const uint64_t each = program.decoded[at].bytes / count, begin = one.operands[1].number + k * each;
    if (launch.given(parameter, number, begin, each)) continue;
    const std::string offset = parameter.aggregate ? "+" + std::to_string(begin) : "";
    return "the parameter " + parameter.name + offset + " may decide the order, and its value is not given";
  }
  return {};
}

// Of a launch that is stated: what the order may depend on and nobody gives.
template <typename F>
void ungiven(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, const F& open) {
  for (size_t i = 0; i < kernel.code.size(); ++i)
    if (const std::string what = ungivenAt(kernel, program, launch, i);
        mattersAt(program, i) && !what.empty())
      open(kernel.code[i].line, what);
}

// Of a launch that is not stated a run has one value of each parameter: what else than an address it decides
// another one may decide otherwise, a guard or a count.
template <typename F>
void onParameters(const PtxKernel& kernel, const PtxProgram& program, const F& open) {
  for (size_t i = 0; i < kernel.code.size(); ++i) {
    const PtxInstruction& one = kernel.code[i];
    const PtxDecoded& decoded = program.decoded[i];
    std::vector<size_t> reads;
    if (one.guarded && (isOrdered(decoded) || decoded.asks || program.decidingBranch[i]))
      reads.push_back(one.guard);
    const bool accesses = decoded.act >= PtxAct::kStoreShared && decoded.act <= PtxAct::kAtomicGeneric;
    for (size_t k = decoded.hasResult ? 1 : 0; isOrdered(decoded) && !accesses && k < one.operands.size();
         ++k)
      if (one.operands[k].kind != PtxOperand::Kind::kAddress) gather(one.operands[k], reads);
    if (std::ranges::any_of(reads, [&](size_t each) { return program.elsewhere[each]; }))
      open(one.line,
           {"a parameter, or the grid, decides this, and the launch is not stated", OpenReason::kLaunch});
  }
}

// Registers that another launch gives other values; `grid`: or another cluster of this one.
std::vector<bool> elsewhereOf(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch,
                              bool grid) {
  std::vector<bool> begin(kernel.code.size());
  for (size_t i = 0; i < kernel.code.size(); ++i)
    begin[i] = !ungivenAt(kernel, program, launch, i).empty() ||
               (grid && std::ranges::any_of(kernel.code[i].operands, isOfGrid));
  return program.dependOn(kernel, begin);
}

// Whether one of the registers decides what is carried out, or whether a product is added.
bool guards(const PtxKernel& kernel, const PtxProgram& program, const std::vector<bool>& registers) {
  for (size_t i = 0; i < kernel.code.size(); ++i) {
    if (kernel.code[i].guarded && registers[kernel.code[i].guard]) return true;
    if (program.decoded[i].act == PtxAct::kWgmma &&
        std::ranges::any_of(PtxProductRegisters(kernel.code[i]).reads,
                            [&](size_t one) { return registers[one]; }))
      return true;
  }
  return false;
}

// The launch for each cluster of its grid, or for one that stands for all.
std::vector<PtxLaunch> launchesOf(const PtxKernel& kernel, const PtxLaunch& launch, bool each) {
  std::vector<PtxLaunch> all{launch};
  if (!each) return all;
  const PtxLaunch::Extents& grid = *launch.grid;
  const uint64_t x = kernel.clusterX, y = kernel.clusterY, z = std::max<uint64_t>(1, kernel.cluster / (x * y));
  all.clear();
  for (uint64_t k = 0; k < grid[2]; k += z)
    for (uint64_t j = 0; j < grid[1]; j += y)
      for (uint64_t i = 0; i < grid[0]; i += x) {
        // One more shows that there are more.
        if (all.size() > kMostClusters) return all;
        all.push_back(launch);
        all.back().firstBlock = {i, j, k};
      }
  return all;
}

// The runs of one cluster: what they find, what they come to, and whether data decided something.
struct Turns {
  std::vector<OrderFault> faults;
  std::vector<size_t> missing;
  std::set<std::string> restsOn;
  bool metData = false, metUnknown = false, storedOneValue = false;
};

template <typename Open>
Turns turnsOf(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, std::vector<bool>& reached,
              const Open& open) {
  Turns found;
  std::map<std::pair<size_t, std::string>, size_t> said;
  // Tensor memory is freed on each way to the end.
  const bool bothWays = std::any_of(kernel.code.begin(), kernel.code.end(),
                                    [](const PtxInstruction& one) { return one.is("tcgen05.alloc"); });
  for (const Turn& turn : kTurns) {
    if (launch.isStated && turn.scalar != 0) continue;
    Run run = runOf(kernel, program, launch, turn, PtxMachine::Scopes::kWritten, open);
    const auto again = [&](PtxMachine::Scopes scopes) {
      return runOf(kernel, program, launch, turn, scopes, [](size_t, const OrderOpen&) {});
    };
    byElection(kernel, program, launch, turn, run, open);
    byColumns(kernel, program, launch, turn, run, open);
    byScopes(run, again, open);
    found.metData |= run.metData;
    found.metUnknown |= run.metUnknown;
    found.restsOn.merge(run.restsOn);
    found.storedOneValue |= run.storedOneValue;
    for (const OrderFault& one : run.faults) {
      const auto [at, fresh] = said.try_emplace({one.line, one.rule}, found.faults.size());
      if (fresh)
        found.faults.push_back(one);
      else if (one.certain && !found.faults[at->second].certain)
        found.faults[at->second] = one;
    }
    for (const size_t at : run.onLaunch)
      open(kernel.code[at].line,
           {"the launch, which is not stated, decides this: one of its ways is tried", OpenReason::kLaunch});
    found.missing.clear();
    for (size_t i = 0; i < kernel.code.size(); ++i) {
      reached[i] = reached[i] || run.reached[i];
      if (isOrdered(program.decoded[i].act) && !reached[i]) found.missing.push_back(kernel.code[i].line);
    }
    // What stands behind a fault need not be reached.
    const bool oneWay = bothWays && turn.branches == 0 && turn.scalar == 0 && run.metData;
    if ((found.missing.empty() && !oneWay) || !found.faults.empty()) break;
    // With sizes that are stated, and no data that decides, another run is the same.
    if (launch.isStated && !run.metData) break;
  }
  return found;
}

bool isBefore(const OrderFault& a, const OrderFault& b) { return std::tie(a.line, a.rule) < std::tie(b.line, b.rule); }

std::string placeInGrid(const PtxLaunch& launch) {
  return "; in the cluster from block (" + std::to_string(launch.firstBlock[0]) + "," +
         std::to_string(launch.firstBlock[1]) + "," + std::to_string(launch.firstBlock[2]) + ") on";
}

}  // namespace

bool OrderReport::refutes() const {
  return std::any_of(faults.begin(), faults.end(), [](const OrderFault& one) { return one.certain; });
}

OrderReport orderOf(const PtxKernel& kernel, const PtxLaunch& launch) {
  OrderReport report;
  std::vector<OrderFault> opened;
  std::set<size_t> doubtful;  // of the sure answers
  const auto open = [&](size_t line, const OrderOpen& why) {
    if (why.reason == OpenReason::kOtherAnswer) doubtful.insert(line);
    if (why.reason == OpenReason::kOneAnswer || why.reason == OpenReason::kOtherAnswer) {
      report.sureAnswers.insert(line);
      if (doubtful.contains(line)) report.sureAnswers.erase(line);
      return;
    }
    // Of one reason the first of a line is enough.
    const auto said = [&](const OrderFault& one) { return one.line == line && one.reason == why.reason; };
    if (std::none_of(opened.begin(), opened.end(), said))
      opened.push_back({"order_open", line, why.message, false, why.reason});
  };
  unread(kernel, open);
  const std::vector<OrderFault> notRead = opened;
  // Of what was not read the code, or what is to be ordered, may be a part.
  if (kernel.name.empty() || kernel.code.empty()) {
    report.open = notRead;
    return report;
  }
  PtxProgram program(kernel);
  program.elsewhere = elsewhereOf(kernel, program, launch, false);
  for (const PtxDecoded& one : program.decoded) report.ordered += isOrdered(one.act) ? 1 : 0;
  report.shares = program.sharedMemory;
  for (const PtxInstruction& one : kernel.code) {
    if (one.has("L2::cache_hint"))
      report.restsOn.insert("each policy of the cache L2 is one that createpolicy gives");
    if (one.has("sp") && (one.is("wgmma") || one.is("tcgen05.mma")))
      report.restsOn.insert("metadata of sparse products are places of elements, the lower first");
    if (one.is("discard") || one.is("applypriority"))
      report.restsOn.insert("each pointer with which " + one.words[0] +
                            " comes to its address is a multiple of 128 bytes");
    if (one.is("setmaxnreg") && kernel.mostRegisters == 0)
      report.restsOn.insert(
          "a block is launched with as many registers a thread as its size lets it have: there is no "
          ".maxnreg that "
          "says less");
  }
  unstated(kernel, program, open);
  // With another value of what is not given a fault need not happen.
  bool misses = false;
  if (launch.isStated)
    ungiven(kernel, program, launch, [&](size_t line, const OrderOpen& why) {
      misses = true;
      open(line, {why.message, OpenReason::kLaunch});
    });
  if (!launch.isStated && program.sharedMemory) onParameters(kernel, program, open);
  onWarpNumber(kernel, program, open);
  if (kernel.cluster > kMostBlocks) {
    open(kernel.code.front().line,
         std::to_string(kernel.cluster) + " blocks: a cluster has at most " + std::to_string(kMostBlocks));
    report.open = std::move(opened);
    return report;
  }
  if (kernel.threads * kernel.cluster > kMostThreads ||
      kernel.threads * kernel.cluster * kernel.registers.size() > kMostValues) {
    open(kernel.code.front().line, "the limit of " + std::to_string(kMostThreads) +
                                       " threads of a cluster, or of " + std::to_string(kMostValues) +
                                       " registers of all of them, is passed");
    report.open = std::move(opened);
    return report;
  }
  bool each = launch.grid && gridMatters(kernel, program);
  std::vector<bool> reached(kernel.code.size());
  bool metData = false;
  // What no run tried the rules of registers are asked of all the same.
  bool untried = guards(kernel, program, program.elsewhere);
  if (launch.grid && !each) {
    // Threads that store one value to one place store others in another cluster, where the value is one of
    // the grid.
    std::vector<bool> ignored(kernel.code.size());
    std::set<std::pair<size_t, std::string>> here, elsewhere;
    const auto into = [](auto& all) {
      return [&](size_t line, const OrderOpen& why) { all.emplace(line, why.message); };
    };
    const bool values = turnsOf(kernel, program, launch, ignored, into(here)).storedOneValue;
    PtxProgram ofAll = program;
    ofAll.elsewhere = elsewhereOf(kernel, program, launch, true);
    if (ofAll.elsewhere != program.elsewhere) turnsOf(kernel, ofAll, launch, ignored, into(elsewhere));
    each = (values && gridMatters(kernel, PtxProgram(kernel, true))) ||
           !std::ranges::includes(here, elsewhere) ||
           (guards(kernel, ofAll, ofAll.elsewhere) && !onSomeWay(kernel, ofAll).empty());
  }
  for (const PtxLaunch& one : launchesOf(kernel, launch, each)) {
    if (report.clusters == kMostClusters) {
      open(kernel.code.front().line,
           "where a block stands in the grid may decide the order, and the limit of " +
               std::to_string(kMostClusters) + " clusters is passed");
      break;
    }
    ++report.clusters;
    Turns turns = turnsOf(kernel, program, one, reached, open);
    metData |= turns.metData;
    untried |= turns.metUnknown;
    // What they store alike decides, too.
    if (turns.storedOneValue) onWarpNumber(kernel, PtxProgram(kernel, true), open);
    report.restsOn.merge(turns.restsOn);
    report.unreached = std::move(turns.missing);
    report.faults = std::move(turns.faults);
    if (report.faults.empty()) continue;
    if (misses)
      for (OrderFault& fault : report.faults) fault.certain = false;
    if (each)
      for (OrderFault& fault : report.faults) fault.message += placeInGrid(one);
    break;
  }
  // With one way to go, no thread ever comes there.
  if (launch.isStated && !metData && report.faults.empty()) report.dead = std::exchange(report.unreached, {});
  const auto ofRegisters = [&] {
    if (untried && !report.refutes())
      for (const auto& [line, message] : onSomeWay(kernel, program)) open(line, message);
  };
  if (!program.sharedMemory) {
    // Nothing to order: its ends do not matter, and its branches where no instruction asks anything.
    report.unreached.clear();
    report.dead.clear();
    const auto asks = [&](size_t i) { return program.decoded[i].asks && !kernel.code[i].is("trap"); };
    if (std::ranges::none_of(std::views::iota(size_t{0}, kernel.code.size()), asks))
      untried |= std::erase_if(opened, [](const OrderFault& one) {
                   return one.reason == OpenReason::kWay || one.reason == OpenReason::kLaunch;
                 }) != 0;
    ofRegisters();
    report.open = std::move(opened);
    std::sort(report.open.begin(), report.open.end(), isBefore);
    return report;
  }
  ofRegisters();
  if (!report.faults.empty() && !report.refutes() && !program.signals.empty())
    open(program.signals.front(),
         "threads may signal one another through memory here, which the run does not follow");
  report.open = std::move(opened);
  std::sort(report.faults.begin(), report.faults.end(), isBefore);
  std::sort(report.open.begin(), report.open.end(), isBefore);
  return report;
}

OrderReport orderOf(const std::string& ptx, const PtxLaunch& launch) {
  OrderReport all;
  const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
  for (const PtxKernel& kernel : readPtx(ptx)) {
    const OrderReport one = orderOf(kernel, launch);
    all.ordered += one.ordered;
    all.clusters += one.clusters;
    all.shares |= one.shares;
    all.restsOn.insert(one.restsOn.begin(), one.restsOn.end());
    append(all.faults, one.faults);
    append(all.open, one.open);
    append(all.unreached, one.unreached);
    all.sureAnswers.insert(one.sureAnswers.begin(), one.sureAnswers.end());
  }
  std::sort(all.faults.begin(), all.faults.end(), isBefore);
  std::sort(all.open.begin(), all.open.end(), isBefore);
  return all;
}

std::vector<OrderFault> checkOrder(const std::string& ptx) { return orderOf(ptx, {}).faults; }

std::string toString(const OrderReport& report) {
  std::string text;
  for (const OrderFault& one : report.faults)
    if (one.certain || !report.refutes())
      text += "  " + toString(one) + (one.certain ? "" : " (in a run that need not happen)") + "\n";
  if (report.refutes()) return text;
  for (const OrderFault& one : report.open) text += "  " + toString(one) + "\n";
  for (const size_t line : report.unreached)
    text += "  order_open at line " + std::to_string(line) + ": no thread came to this instruction\n";
  return text;
}

std::string toString(const OrderFault& fault) {
  return fault.rule + " at line " + std::to_string(fault.line) + ": " + fault.message;
}

}  // namespace cutecheck::ptx
