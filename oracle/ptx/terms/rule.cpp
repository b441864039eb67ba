// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/rule.h"

#include <algorithm>
#include <set>

namespace cutecheck::terms {

namespace {

using emulate::Form;
using emulate::Source;
using Kind = Rule::Kind;
using ptx::PtxOperand;
using Words = std::set<std::string, std::less<>>;

Rule unsupported(const std::string& why = "it has no rule for terms") {
  Rule rule;
  rule.why = why;
  return rule;
}

Expected<Operand> operandOf(const Form& form, const PtxOperand& operand) {
  CUTECHECK_TRY(source, Source::make(form, operand));
  Operand made{source, {}};
  if (operand.means == PtxOperand::Means::kParameter) made.parameter = operand.number;
  if (operand.kind == PtxOperand::Kind::kRegister) made.reg = operand.reg;
  return made;
}

void addRegisters(const PtxOperand& operand, std::vector<size_t>& into) {
  if (operand.kind == PtxOperand::Kind::kRegister) into.push_back(operand.reg);
  for (const PtxOperand& part : operand.parts) addRegisters(part, into);
}

// Words of the opcode that are not in the set.
bool onlyWords(const Form& form, size_t last, const Words& known) {
  for (size_t i = 1; i + last < form.words().size(); ++i)
    if (!known.contains(form.words()[i])) return false;
  return true;
}

Expected<Rule> numbers(const Form& form, bool hasResult) {
  Rule rule;
  rule.kind = Kind::kNumbers;
  if (hasResult) {
    CUTECHECK_TRY(results, registersOf(form, form.operand(0)));
    rule.results = results;
  }
  for (size_t i = hasResult ? 1 : 0; i < form.count(); ++i) addRegisters(form.operand(i), rule.reads);
  return rule;
}

// A name whose value no launch says: the %warpid of a thread may change.
bool namesWarp(const PtxOperand& operand) {
  return operand.name == "%warpid" || std::any_of(operand.parts.begin(), operand.parts.end(), namesWarp);
}

// Of a kernel that states no clusters a launch may give it some.
bool namesCluster(const PtxOperand& operand) {
  return operand.name.starts_with("%cluster") || operand.name.starts_with("%ncluster") ||
         std::any_of(operand.parts.begin(), operand.parts.end(), namesCluster);
}

// The one result and all sources.
Expected<Rule> computed(const Form& form, Kind kind, size_t sources) {
  if (form.count() != sources + 1) return unsupported("a form without a rule for terms");
  Rule rule;
  rule.kind = kind;
  CUTECHECK_TRY(results, registersOf(form, form.operand(0)));
  rule.results = results;
  if (results.size() != 1) return unsupported("a form without a rule for terms");
  for (size_t i = 1; i < form.count(); ++i) {
    CUTECHECK_TRY(one, operandOf(form, form.operand(i)));
    rule.sources.push_back(one);
  }
  return rule;
}

struct Named {
  Op op;
  size_t sources;
};
std::optional<Named> arithmeticNamed(const std::string& name) {
  static const std::map<std::string, Named, std::less<>> all = {
      {"add", {Op::kAdd, 2}}, {"sub", {Op::kSub, 2}}, {"mul", {Op::kMul, 2}},   {"mad", {Op::kFma, 3}},
      {"fma", {Op::kFma, 3}}, {"min", {Op::kMin, 2}}, {"max", {Op::kMax, 2}},   {"neg", {Op::kNeg, 1}},
      {"abs", {Op::kAbs, 1}}, {"rcp", {Op::kRcp, 1}}, {"sqrt", {Op::kSqrt, 1}}, {"div", {Op::kDiv, 2}},
      {"ex2", {Op::kExp2, 1}}};
  const auto found = all.find(name);
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

Expected<Rule> arithmetic(const Form& form) {
  const std::optional<emulate::Type> type = emulate::typeNamed(form.last());
  if (!type || type->kind == 'p') return unsupported();
  const std::string& name = form.words()[0];
  const auto named = arithmeticNamed(name);
  const bool isFloat = type->kind == 'f' || type->kind == 'g';
  if (isFloat) {
    if (!named || !onlyWords(form, 1, {"rn", "ftz", "approx", "full"})) return unsupported();
    CUTECHECK_TRY(rule, computed(form, Kind::kFloat, named->sources));
    if (rule.kind == Kind::kUnsupported) return rule;
    rule.op = named->op, rule.type = *type;
    for (const std::string& word : form.words())
      if (word == "ftz" || word == "approx" || word == "full") rule.flavor += (rule.flavor.empty() ? "" : ".") + word;
    rule.contracts = !form.has("rn") && (name == "add" || name == "sub" || name == "mul");
    return rule;
  }
  // Of integers: what has no rule on data is still known on numbers.
  if (!onlyWords(form, 1, {"lo", "hi", "wide"})) return unsupported();
  const bool low = form.words().size() == 2 || (form.words().size() == 3 && form.words()[1] == "lo");
  const bool wide = named && named->op == Op::kFma && form.words().size() == 3 && form.words()[1] == "wide";
  if (name == "div" || name == "rem") {
    CUTECHECK_TRY(rule, numbers(form, true));
    if (form.count() != 3) return unsupported();
    CUTECHECK_TRY(divisor, operandOf(form, form.operand(2)));
    CUTECHECK_TRY(dividend, operandOf(form, form.operand(1)));
    rule.sources = {divisor, dividend};
    rule.type = *type;
    rule.divides = true;
    rule.flavor = name;
    return rule;
  }
  if (!named || !(low || wide) || type->lanes != 1 || form.count() != named->sources + 1) return numbers(form, true);
  CUTECHECK_TRY(rule, computed(form, Kind::kInteger, named->sources));
  rule.op = named->op, rule.type = *type;
  if (wide) rule.flavor = "wide";
  return rule;
}

Expected<Rule> logic(const Form& form) {
  static const std::map<std::string, Named, std::less<>> all = {
      {"and", {Op::kAnd, 2}}, {"or", {Op::kOr, 2}},   {"xor", {Op::kXor, 2}},
      {"not", {Op::kNot, 1}}, {"shl", {Op::kShl, 2}}, {"shr", {Op::kShr, 2}}};
  const std::optional<emulate::Type> type = emulate::typeNamed(form.last());
  const auto found = all.find(form.words()[0]);
  const bool permutes = form.words()[0] == "prmt" && form.words().size() == 2;
  if (!type || type->kind == 'p' || (found == all.end() && !permutes)) return numbers(form, true);
  CUTECHECK_TRY(rule, computed(form, Kind::kLogic, permutes ? 3 : found->second.sources));
  rule.type = *type;
  // Of prmt the operation is that of bytes alone.
  rule.op = permutes ? Op::kBytes : found->second.op;
  return rule;
}

// Of the register of a result, as it is declared: whoever writes fewer bits with a sign fills it. At most as many as the
// machine keeps of one.
int bitsOfRegister(const PtxOperand& operand) {
  const size_t digits = operand.type.find_first_of("0123456789");
  return digits == std::string::npos ? 64 : std::min(64, std::atoi(operand.type.c_str() + digits));
}

Expected<Rule> convert(const Form& form) {
  const std::vector<std::string>& words = form.words();
  const auto elementOf = [](std::string word, int& lanes) {
    if (word.ends_with("x2")) word.resize(word.size() - 2), lanes = 2;
    return emulate::elementNamed(word);
  };
  if (words.size() < 3) return unsupported();
  int results = 1, operands = 1;
  const auto to = elementOf(words[words.size() - 2], results), from = elementOf(words.back(), operands);
  static const Words kKnown = {"rn", "rni", "rzi", "rmi", "rpi", "ftz", "relu", "satfinite"};
  if (!to || !from || !onlyWords(form, 2, kKnown)) return unsupported();
  const bool toFloat = emulate::isFloat(*to), fromFloat = emulate::isFloat(*from);
  const bool whole = form.has("rni") || form.has("rzi") || form.has("rmi") || form.has("rpi");
  const bool small = *to == Element::kE4M3 || *to == Element::kE5M2;
  if (emulate::bitsOf(*to) % 8 != 0 || emulate::bitsOf(*from) % 8 != 0) return unsupported();
  // To a whole number as a float; the other way round a rounding has to be said.
  if (toFloat && whole) return unsupported();
  if (!toFloat && fromFloat && !whole) return unsupported();
  if (form.has("satfinite") != (toFloat && small)) return unsupported();
  if (form.has("relu") && (!toFloat || !fromFloat)) return unsupported();
  CUTECHECK_TRY(rule, computed(form, Kind::kConvert, form.count() - 1));
  if (rule.kind == Kind::kUnsupported || static_cast<size_t>(results) != rule.sources.size() * static_cast<size_t>(operands))
    return unsupported();
  rule.to = *to, rule.from = *from, rule.pairs = results;
  rule.registerBits = bitsOfRegister(form.operand(0));
  for (const char* word : {"rzi", "rmi", "rpi", "relu", "ftz"})
    if (form.has(word)) rule.flavor += (rule.flavor.empty() ? "" : ".") + std::string(word);
  return rule;
}

Expected<Rule> move(const Form& form) {
  const std::optional<emulate::Type> type = emulate::typeNamed(form.last());
  if (!type || form.count() != 2) return unsupported();
  Rule rule;
  rule.kind = Kind::kMove;
  rule.type = *type;
  CUTECHECK_TRY(results, registersOf(form, form.operand(0)));
  rule.results = results;
  const PtxOperand& from = form.operand(1);
  const bool list = from.kind == PtxOperand::Kind::kList;
  for (size_t i = 0; i < (list ? from.parts.size() : 1); ++i) {
    CUTECHECK_TRY(one, operandOf(form, list ? from.parts[i] : from));
    rule.sources.push_back(one);
  }
  if (type->kind == 'p') return numbers(form, true);
  return rule;
}

Expected<Rule> access(const Form& form) {
  const bool load = form.words()[0] == "ld";
  const std::optional<emulate::Type> type = emulate::typeNamed(form.last());
  if (!type || form.count() != 2) return unsupported();
  Rule rule;
  rule.kind = load ? Kind::kLoad : Kind::kStore;
  rule.type = *type;
  for (const std::string& word : form.words())
    if (const auto space = emulate::spaceNamed(word)) rule.space = *space;
  rule.apart = load && form.has("nc");
  const PtxOperand& address = form.operand(load ? 1 : 0);
  if (address.kind != PtxOperand::Kind::kAddress) return unsupported();
  CUTECHECK_TRY(base, operandOf(form, address.parts.front()));
  rule.base = base, rule.offset = address.number;
  if (load) {
    const PtxOperand& to = form.operand(0);
    CUTECHECK_TRY(results, registersOf(form, to));
    rule.results = results;
    for (const PtxOperand& one : to.kind == PtxOperand::Kind::kList ? to.parts : std::vector{to})
      rule.resultBits.push_back(bitsOfRegister(one));
    return rule;
  }
  const PtxOperand& from = form.operand(1);
  const bool list = from.kind == PtxOperand::Kind::kList;
  for (size_t i = 0; i < (list ? from.parts.size() : 1); ++i) {
    CUTECHECK_TRY(one, operandOf(form, list ? from.parts[i] : from));
    rule.sources.push_back(one);
  }
  return rule;
}

Expected<Rule> matrix(const Form& form) {
  const bool load = form.words()[0] == "ldmatrix";
  Rule rule;
  rule.kind = Kind::kMatrix;
  rule.loads = load;
  rule.full = form.has("trans");
  CUTECHECK_TRY(registers, registersOf(form, form.operand(load ? 0 : 1)));
  rule.results = registers;
  const PtxOperand& address = form.operand(load ? 1 : 0);
  if (address.kind != PtxOperand::Kind::kAddress) return unsupported();
  CUTECHECK_TRY(base, operandOf(form, address.parts.front()));
  rule.base = base, rule.offset = address.number;
  for (const auto& one : registers)
    if (!one) return unsupported();
  return rule;
}

Expected<Rule> copy(const Form& form) {
  Rule rule;
  rule.kind = Kind::kCopy;
  const bool tensor = form.has("tensor");
  for (size_t i = 0; i < form.count(); ++i) {
    const PtxOperand& operand = form.operand(i);
    if (operand.kind != PtxOperand::Kind::kAddress || tensor) {
      addRegisters(operand, rule.reads);
      continue;
    }
    CUTECHECK_TRY(base, operandOf(form, operand.parts.front()));
    rule.places.push_back(base);
    rule.offsets.push_back(operand.number);
    for (size_t p = 1; p < operand.parts.size(); ++p) addRegisters(operand.parts[p], rule.reads);
  }
  if (!tensor && form.has("global")) rule.addresses = 1;
  if ((form.has("ca") || form.has("cg")) && form.count() == (form.has("L2::cache_hint") ? 5U : 4U)) {
    CUTECHECK_TRY(more, operandOf(form, form.operand(3)));
    rule.readsNothing = Rule::ReadsNothing{more, form.operand(3).type == "pred"};
  }
  return rule;
}

Expected<Rule> mbarrier(const Form& form, size_t at, const ptx::PtxKernel& kernel) {
  if (form.has("try_wait") || form.has("test_wait")) {
    CUTECHECK_TRY(rule, numbers(form, true));
    rule.kind = Kind::kWait;
    rule.asksOnce = !asksUntilComplete(kernel, at);
    return rule;
  }
  if (form.has("pending_count") || form.count() == 0) return unsupported();
  const bool result = form.operand(0).kind != PtxOperand::Kind::kAddress;
  CUTECHECK_TRY(rule, numbers(form, result));
  if (result) rule.kind = Kind::kArrive;
  return rule;
}

// `bar.sync 0`, in all its spellings.
bool isBlockBarrier(const ptx::PtxInstruction& one) {
  using Opcode = std::vector<std::string>;
  const bool sync = one.words == Opcode{"bar", "sync"} || one.words == Opcode{"barrier", "sync"} ||
                    one.words == Opcode{"bar", "cta", "sync"} || one.words == Opcode{"barrier", "cta", "sync"} ||
                    one.words == Opcode{"barrier", "sync", "aligned"} ||
                    one.words == Opcode{"barrier", "cta", "sync", "aligned"};
  return sync && one.operands.size() == 1 && one.operands[0].kind == PtxOperand::Kind::kNumber &&
         one.operands[0].number == 0;
}

Expected<Rule> ruleOf(const Form& form, size_t at, const ptx::PtxKernel& kernel) {
  const std::string& name = form.words()[0];
  static const Words kArithmetic = {"add", "sub", "mul", "mad", "div", "rem",  "min",
                                    "max", "neg", "abs", "fma", "rcp", "sqrt", "ex2"},
                     kLogic = {"and",  "or",  "xor", "not",  "shl",  "shr", "clz",
                               "popc", "bfe", "bfi", "lop3", "prmt", "shf"},
                     kControl = {"bra",    "ret",       "exit",           "trap",      "fence",
                                 "membar", "nanosleep", "griddepcontrol", "setmaxnreg"};
  if (kArithmetic.contains(name)) return arithmetic(form);
  if (kLogic.contains(name)) return logic(form);
  if (name == "fence" && form.count() != 0) return unsupported("where the tensor map lies that it names");
  if (kControl.contains(name)) {
    CUTECHECK_TRY(rule, numbers(form, false));
    const std::vector<std::string>& words = form.words();
    if (words == std::vector<std::string>{"fence", "proxy", "async"} ||
        words == std::vector<std::string>{"fence", "proxy", "async", "global"})
      rule.orders = Rule::Orders::kProxies;
    if (name == "griddepcontrol")
      rule.assumes =
          form.has("wait")
              ? "griddepcontrol.wait: before it the tensors have what the grids before this one leave"
              : "griddepcontrol.launch_dependents: the grids that it lets begin touch none of the tensors "
                "before this one has ended";
    return rule;
  }
  if (name == "prefetch" || name == "prefetchu") {
    Rule rule;
    rule.kind = Kind::kNothing;
    return rule;
  }
  if (name == "bar" || name == "barrier") {
    if (form.has("warp") && (form.count() == 0 || form.operand(0).kind != PtxOperand::Kind::kNumber ||
                             emulate::lowBits(32) != (form.operand(0).number & emulate::lowBits(32))))
      return unsupported("a barrier of part of a warp");
    CUTECHECK_TRY(rule, numbers(form, false));
    if (isBlockBarrier(kernel.code[at])) rule.orders = Rule::Orders::kBlock;
    return rule;
  }
  if (name == "setp" || name == "mapa" || name == "elect" || name == "vote") {
    CUTECHECK_TRY(rule, numbers(form, true));
    if (name == "vote" || name == "elect") {
      CUTECHECK_TRY(mask, operandOf(form, form.operand(form.count() - 1)));
      rule.sources.push_back(mask);
      rule.full = true;
      rule.elects = name == "elect";
    }
    return rule;
  }
  if (name == "selp") {
    CUTECHECK_TRY(rule, computed(form, Kind::kSelect, 3));
    const auto type = emulate::typeNamed(form.last());
    if (!type) return unsupported();
    rule.type = *type;
    return rule;
  }
  if (name == "mov") return move(form);
  if (name == "cvt") return convert(form);
  if (name == "ld" || name == "st") return access(form);
  if (name == "cvta") return computed(form, Kind::kAddress, 1);
  if (name == "shfl") {
    Rule rule;
    rule.kind = Kind::kShuffle;
    CUTECHECK_TRY(results, registersOf(form, form.operand(0)));
    rule.results = results;
    for (size_t i = 1; i < form.count(); ++i) {
      CUTECHECK_TRY(one, operandOf(form, form.operand(i)));
      rule.sources.push_back(one);
    }
    rule.full = true;
    rule.lane = form.has("up")     ? Rule::Lane::kUp
                : form.has("down") ? Rule::Lane::kDown
                : form.has("bfly") ? Rule::Lane::kBfly
                                   : Rule::Lane::kIdx;
    return rule.sources.size() == 4 && form.last() == "b32" ? rule : unsupported();
  }
  if (name == "ldmatrix" || name == "stmatrix") return matrix(form);
  if (name == "mbarrier") return mbarrier(form, at, kernel);
  if (name == "cp") return copy(form);
  if (name == "tcgen05") {
    const std::string& what = form.words()[1];
    static const Words kKnown = {"alloc", "dealloc", "relinquish_alloc_permit", "wait::ld", "wait::st", "commit", "cp",
                                 "fence::before_thread_sync", "fence::after_thread_sync", "mma"};
    if (kKnown.contains(what)) return numbers(form, false);
    // Told by the machine: what is in the registers is data.
    if ((what != "ld" && what != "st") || form.has("red")) return unsupported();
    Rule rule;
    rule.kind = Kind::kProduct;
    for (size_t i = 0; i < form.count(); ++i) {
      const PtxOperand& operand = form.operand(i);
      const bool registers = what == "ld" ? i == 0 : i + 1 == form.count();
      if (!registers) addRegisters(operand, rule.reads);
    }
    return rule;
  }
  if (name == "mma" || name == "wgmma") {
    Rule rule;
    rule.kind = Kind::kProduct;
    // Descriptors and scales; what is in lists is data, and so are metadata.
    for (size_t i = 1; i < form.count(); ++i)
      if (!(form.has("sp") && i == 3) && form.operand(i).kind != PtxOperand::Kind::kList) addRegisters(form.operand(i), rule.reads);
    if (name == "mma") rule.reads.clear();
    return rule;
  }
  return unsupported();
}

// Whether a conversion gives some number another value: not of a float or an integer to a float that has all
// of its bits.
bool mayRound(const Rule& rule) {
  const bool toFloat = emulate::isFloat(rule.to), fromFloat = emulate::isFloat(rule.from);
  const int to = emulate::bitsOf(rule.to), from = emulate::bitsOf(rule.from);
  return toFloat ? 2 * from > to : fromFloat;
}

// What ptxas knows of registers before anything runs: those that hold numbers of the text, and what is made
// of such alone.
std::set<std::optional<size_t>> numbersOf(const std::vector<Rule>& rules) {
  std::set<std::optional<size_t>> numbers{std::nullopt};
  static const std::set<Kind> kMake{Kind::kNumbers, Kind::kFloat,  Kind::kInteger, Kind::kLogic,
                                    Kind::kConvert, Kind::kSelect, Kind::kMove};
  for (bool more = true; more;) {
    more = false;
    for (const Rule& rule : rules) {
      const bool says = kMake.contains(rule.kind) &&
                        std::all_of(rule.sources.begin(), rule.sources.end(),
                                    [&](const Operand& one) { return numbers.contains(one.reg); }) &&
                        std::all_of(rule.reads.begin(), rule.reads.end(),
                                    [&](size_t reg) { return numbers.contains(reg); });
      for (const auto& one : rule.results)
        if (one && says && numbers.insert(one).second) more = true;
    }
  }
  return numbers;
}

// Follows products without .rn through registers and memory. Whatever may yield an operand as it is passes
// them on: all that is no function of floats, a sign, a minimum, and a function with a number that ptxas
// knows, which may be 0 or 1 and so be left out before it looks for what it may fuse. In real numbers a sum
// is the same fused; of numbers it is what the machine makes of them, and so it may not be.
void forbidFusing(std::vector<Rule>& rules, bool roundingsCount) {
  const std::set<std::optional<size_t>> numbers = numbersOf(rules);
  std::set<std::optional<size_t>> products;
  bool stored = false, more = true;
  const auto anyOf = [](const Rule& rule, const auto& holds) {
    return std::any_of(rule.sources.begin(), rule.sources.end(),
                       [&](const Operand& one) { return holds(one.reg); });
  };
  const auto isProduct = [&](const std::optional<size_t>& reg) { return reg && products.contains(reg); };
  while (more) {
    more = false;
    for (const Rule& rule : rules) {
      const bool passesOn = rule.kind != Kind::kFloat || rule.op == Op::kNeg || rule.op == Op::kAbs ||
                            rule.op == Op::kMin || rule.op == Op::kMax ||
                            anyOf(rule, [&](const auto& reg) { return numbers.contains(reg); });
      const bool loads = rule.kind == Kind::kLoad || rule.kind == Kind::kMatrix;
      const bool takes = passesOn && anyOf(rule, isProduct);
      if (takes && (rule.kind == Kind::kStore || rule.kind == Kind::kMatrix) && !stored) more = stored = true;
      for (const auto& one : rule.results)
        if (one && (takes || (rule.contracts && rule.op == Op::kMul) || (loads && stored)) &&
            products.insert(one).second)
          more = true;
    }
  }
  for (Rule& rule : rules) {
    const bool exact =
        rule.op == Op::kNeg || rule.op == Op::kAbs || rule.op == Op::kMin || rule.op == Op::kMax;
    rule.rounds = !roundingsCount &&
                  ((rule.kind == Kind::kFloat && !exact) || (rule.kind == Kind::kConvert && mayRound(rule)));
    if (!rule.contracts || rule.op == Op::kMul || !anyOf(rule, isProduct)) continue;
    if (roundingsCount)
      rule = unsupported(
          "ptxas may fuse it with the product that it takes: write .rn, or state the theory real");
    else
      rule.mayFuse = true;
  }
}

// Whether a branch leads behind `from`, up to `to`.
bool comesBetween(const ptx::PtxKernel& kernel, size_t from, size_t to) {
  return std::any_of(kernel.code.begin(), kernel.code.end(), [&](const ptx::PtxInstruction& one) {
    const bool named = one.target != ptx::PtxInstruction::kNoTarget;
    return one.words[0] == "brx" || (one.words[0] == "bra" && !named) ||
           (named && one.target > from && one.target <= to);
  });
}

}  // namespace

std::vector<Rule> rulesOf(const emulate::Program& program, bool roundingsCount) {
  const ptx::PtxKernel& kernel = program.kernel;
  std::map<std::string, uint64_t> parameters;
  for (size_t i = 0; i < kernel.parameters.size(); ++i)
    parameters[kernel.parameters[i].name] = program.parameterOffsets[i];
  std::vector<Rule> rules;
  for (size_t at = 0; at < kernel.code.size(); ++at) {
    const Form form{kernel.code[at], kernel.shared, parameters};
    const std::vector<PtxOperand>& operands = kernel.code[at].operands;
    if (std::any_of(operands.begin(), operands.end(), namesWarp)) {
      rules.push_back(unsupported("the %warpid of a thread may change: use %tid, divided by 32"));
      continue;
    }
    if (!kernel.clusterIsStated && std::any_of(operands.begin(), operands.end(), namesCluster)) {
      rules.push_back(unsupported("the kernel does not say how many blocks a cluster has: give .reqnctapercluster"));
      continue;
    }
    Expected<Rule> rule = ruleOf(form, at, kernel);
    rules.push_back(rule.ok() ? std::move(*rule) : unsupported(rule.error().message));
    rules.back().uniform = kernel.code[at].guarded && form.has("uni");
  }
  for (size_t at = 0; at < rules.size(); ++at) {
    if (rules[at].kind != Kind::kWait) continue;
    const std::optional<WaitBranch> branch = asksUntilComplete(kernel, at);
    if (!branch || comesBetween(kernel, at, branch->at)) continue;
    rules[branch->at].waits = at;
    rules[branch->at].leaves = branch->leaves;
  }
  forbidFusing(rules, roundingsCount);
  return rules;
}

bool countsBarriers(const ptx::PtxKernel& kernel) {
  return std::all_of(kernel.code.begin(), kernel.code.end(), [](const ptx::PtxInstruction& one) {
    if (one.words[0] != "bar" && one.words[0] != "barrier") return true;
    if (one.words.size() > 1 && (one.words[1] == "warp" || one.words[1] == "cluster")) return true;
    if (one.operands.empty()) return false;
    const PtxOperand& number = one.operands[0];
    return isBlockBarrier(one) || (number.kind == PtxOperand::Kind::kNumber && number.number != 0);
  });
}

// Whether from `from` to `at` numbers of the text are put into registers and nothing else is done, and everybody who
// comes to `at` came this way: then doing it again changes nothing.
static bool repeatsNumbers(const ptx::PtxKernel& kernel, size_t from, size_t at) {
  const std::vector<ptx::PtxInstruction>& code = kernel.code;
  if (from >= at || at - from > 4 || at >= code.size()) return false;
  for (size_t i = from; i < at; ++i)
    if (code[i].words[0] != "mov" || code[i].guarded || code[i].operands.size() != 2 ||
        code[i].operands[0].kind != PtxOperand::Kind::kRegister ||
        code[i].operands[1].kind != PtxOperand::Kind::kNumber)
      return false;
  return !comesBetween(kernel, from, at);
}

std::optional<WaitBranch> asksUntilComplete(const ptx::PtxKernel& kernel, size_t at) {
  const std::vector<ptx::PtxInstruction>& code = kernel.code;
  const ptx::PtxInstruction& wait = code[at];
  if (wait.guarded || wait.operands.empty() || wait.operands[0].kind != PtxOperand::Kind::kRegister)
    return std::nullopt;
  size_t answer = wait.operands[0].reg, next = at + 1;
  bool negated = false;
  // The answer, or not the answer, is what the branch behind it asks; the way of "not complete" leads back.
  if (next < code.size() && code[next].words == std::vector<std::string>{"not", "pred"} && !code[next].guarded &&
      code[next].operands.size() == 2 && code[next].operands[0].kind == PtxOperand::Kind::kRegister &&
      code[next].operands[1].kind == PtxOperand::Kind::kRegister && !code[next].operands[1].negated &&
      code[next].operands[1].reg == answer && code[next].operands[0].reg != answer) {
    answer = code[next].operands[0].reg;
    negated = true;
    ++next;
  }
  if (next >= code.size()) return std::nullopt;
  const ptx::PtxInstruction& leave = code[next];
  if (leave.words[0] != "bra" || !leave.guarded || leave.guard != answer) return std::nullopt;
  const bool leaves = leave.guardNegated == negated;
  size_t again = leaves ? next + 1 : leave.target;
  // From the operands on nothing else may be written: the address is the same each time.
  for (size_t steps = 0; steps < 4; ++steps) {
    if (again == at || repeatsNumbers(kernel, again, at)) return WaitBranch{next, leaves};
    if (again >= code.size() || code[again].guarded) return std::nullopt;
    const std::string& name = code[again].words[0];
    if (name == "bra" && code[again].target != ptx::PtxInstruction::kNoTarget)
      again = code[again].target;
    else if (name == "nanosleep")
      ++again;
    else
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace cutecheck::terms
