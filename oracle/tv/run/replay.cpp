// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/replay.h"

#include <llvm/IR/DataLayout.h>
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instruction.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <array>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/term.h"
#include "oracle/tv/ir/shared_memory.h"
#include "oracle/tv/memory/memory.h"
#include "oracle/tv/run/poison_maker.h"

namespace cutecheck::oracle {

namespace {

constexpr unsigned kRegisterWidth = 32;  // of the special registers that are modelled (PTX ISA, "Special Registers")

// A number that the caller passes fits its type.
bool fitsType(const MeaningParameter& p) {
  Int128 half = Int128(1) << (p.width - 1);
  bool bad = p.width == 1 ? p.constant != 0 && p.constant != 1 : p.constant < -half || p.constant >= half;
  return p.kind != MeaningParameter::Kind::kConstant || !bad;
}

std::string shown(const RunScalar& scalar) { return scalar ? decimal(*scalar) : "poison"; }

// Whether each scalar lies at the next multiple of its size: nothing is packed, and no array of nothing aligns it further.
bool liesAsInTheForm(const llvm::Type& type) {
  if (const auto* s = llvm::dyn_cast<llvm::StructType>(&type))
    return !s->isPacked() && std::all_of(s->element_begin(), s->element_end(), [](auto* e) { return liesAsInTheForm(*e); });
  return !type.isArrayTy() || (type.getArrayNumElements() > 0 && liesAsInTheForm(*type.getArrayElementType()));
}

// Where each scalar lies: bytes from the start, and its type. A type of no known size is one scalar.
void scalarsOf(const llvm::Type& type, const llvm::DataLayout& layout, uint64_t at,
               std::vector<std::pair<uint64_t, const llvm::Type*>>& scalars) {
  llvm::Type& whole = const_cast<llvm::Type&>(type);
  const bool known = type.isAggregateType() && type.isSized() && !isTooLarge(type) && !type.isScalableTy();
  if (!known) {
    scalars.emplace_back(at, &type);
  } else if (auto* s = llvm::dyn_cast<llvm::StructType>(&whole)) {
    for (unsigned k = 0; k < s->getNumElements(); ++k)
      scalarsOf(*s->getElementType(k), layout, at + layout.getStructLayout(s)->getElementOffset(k), scalars);
  } else {
    llvm::Type& element = *type.getArrayElementType();
    for (uint64_t k = 0; k < type.getArrayNumElements(); ++k)
      scalarsOf(element, layout, at + k * layout.getTypeAllocSize(&element).getFixedValue(), scalars);
  }
}

// Whether values of both are the same bytes: each scalar at its place, and the whole as large and as aligned.
bool sameBytes(const llvm::Type& a, const llvm::Type& b, const llvm::DataLayout& layout) {
  if (&a == &b) return true;
  llvm::Type &x = const_cast<llvm::Type&>(a), &y = const_cast<llvm::Type&>(b);
  if (!a.isAggregateType() || !b.isAggregateType() || !a.isSized() || !b.isSized()) return false;
  std::vector<std::pair<uint64_t, const llvm::Type*>> ours, theirs;
  scalarsOf(a, layout, 0, ours);
  scalarsOf(b, layout, 0, theirs);
  return ours == theirs && layout.getTypeAllocSize(&x) == layout.getTypeAllocSize(&y) &&
         layout.getABITypeAlign(&x) == layout.getABITypeAlign(&y);
}

// That the code has the type which is said, in bytes, so that a caller finds each value; nothing is said by
// hand.
std::optional<std::string> formProblem(const llvm::Function& f, const std::string& form, bool kernel) {
  if (form.empty()) return std::nullopt;
  const llvm::Module& module = *f.getParent();
  const llvm::FunctionType* said = functionTypeOf(form, module);
  if (!said) return "'form " + form + "' is no type of a function";
  const auto convention = f.getCallingConv();
  const bool plain = convention == llvm::CallingConv::C || convention == llvm::CallingConv::PTX_Device;
  if (f.hasLocalLinkage() || !(plain || (kernel && convention == llvm::CallingConv::PTX_Kernel)))
    return "@" + f.getName().str() +
           " is local, or of another calling convention: its callers do not reach it";
  const llvm::FunctionType& has = *f.getFunctionType();
  const auto unlike = [&](const llvm::Type& a, const llvm::Type& b) {
    return !sameBytes(a, b, module.getDataLayout());
  };
  if (said->getNumParams() != has.getNumParams() || said->isVarArg() != has.isVarArg())
    return "@" + f.getName().str() + " is " + textOf(has) + ", and not " + form +
           ": another number of parameters";
  for (unsigned k = 0; k < has.getNumParams(); ++k)
    if (unlike(*said->getParamType(k), *has.getParamType(k)))
      return "parameter " + std::to_string(k) + " is " + textOf(*has.getParamType(k)) + ", and not " +
             textOf(*said->getParamType(k)) + ": it lies at other bytes, or is another value";
  if (unlike(*said->getReturnType(), *has.getReturnType()))
    return "the result is " + textOf(*has.getReturnType()) + ", and not " + textOf(*said->getReturnType()) +
           ": it lies at other bytes, or is another value";
  return std::nullopt;
}

}  // namespace

std::optional<bool> holds(const Constraint& c, const Assignment& assignment) {
  std::optional<Int128> a = valueOf(c.lhs, assignment), b = valueOf(c.rhs, assignment);
  if (!a || !b) return std::nullopt;
  return compare(*a, c.relation, *b);
}

std::optional<Diagnostic> fitProblem(const llvm::Function& f, const MeaningFunction& meaning) {
  auto wrong = [](size_t line, const std::string& text) { return meaningError(line, Code::kUsage, "meaning_c9", text); };
  std::vector<IrLeaf> parameters = parameterLeaves(f), results = resultLeaves(f);
  const auto unlike = [&](size_t line, const std::vector<unsigned>& path, const std::string& type) -> std::optional<Diagnostic> {
    auto leaf = std::find_if(parameters.begin(), parameters.end(), [&](const IrLeaf& l) { return l.path == path; });
    if (leaf == parameters.end()) return wrong(line, "@" + meaning.name + " has no parameter " + pathText(path));
    if (leaf->type == type) return std::nullopt;
    return wrong(line, "parameter " + pathText(path) + " is " + leaf->type + ", not " + type);
  };
  for (const MeaningParameter& p : meaning.parameters) {
    if (auto error = unlike(p.line, p.path, "i" + std::to_string(p.width))) return error;
    if (!fitsType(p)) return wrong(p.line, std::to_string(p.constant) + " does not fit i" + std::to_string(p.width));
  }
  for (const MeaningRegister& r : meaning.registers) {
    if (r.carries.width != kRegisterWidth)
      return wrong(r.carries.line, "register " + r.name + " is i" + std::to_string(kRegisterWidth) + ", not i" +
                                       std::to_string(r.carries.width));
    if (!fitsType(r.carries))
      return wrong(r.carries.line, std::to_string(r.carries.constant) + " does not fit i" + std::to_string(r.carries.width));
  }
  for (const MeaningPointer& p : meaning.pointers) {
    if (p.kind == MeaningPointer::Kind::kBarrier || p.kind == MeaningPointer::Kind::kLanes) continue;
    if (p.kind == MeaningPointer::Kind::kShared) {
      const llvm::GlobalVariable* shared = dynamicShared(*f.getParent());
      if (!shared || shared->getAlign().valueOrOne().value() < p.align)
        return wrong(p.line, "the module has no shared memory of dynamic size that is aligned to " +
                                 std::to_string(p.align) + ", and no other");
      continue;
    }
    if (auto error = unlike(p.line, p.path, "ptr addrspace(" + std::to_string(p.space) + ")")) return error;
  }
  for (const MeaningDatum& d : meaning.data) {
    const std::string type = d.type == "f16" ? "half" : d.type == "bf16" ? "bfloat" : d.type == "f32" ? "float" : "double";
    if (auto error = unlike(d.line, d.path, type)) return error;
  }
  // What no line names lies beside the others: it has to be a parameter of its own, which is not read.
  for (const IrLeaf& leaf : parameters) {
    const auto has = [&](const auto& all) {
      return std::any_of(all.begin(), all.end(), [&](const auto& p) { return p.path == leaf.path; });
    };
    const bool alone = leaf.path.size() == 1 && leaf.width == 0 && !(meaning.kernel && leaf.type.starts_with("ptr"));
    if (!alone && !has(meaning.parameters) && !has(meaning.pointers) && !has(meaning.data))
      return wrong(meaning.line, "no line for parameter " + pathText(leaf.path) + " (" + leaf.type + ")");
  }
  for (const llvm::Type* type : f.getFunctionType()->subtypes())
    if (!liesAsInTheForm(*type))
      return wrong(meaning.line, textOf(*type) + ": packed, or with an array of nothing, so that scalars lie at other bytes");
  for (const MeaningResult& r : meaning.results) {
    if (r.index >= results.size())
      return wrong(r.line, "@" + meaning.name + " has " + std::to_string(results.size()) + " scalar results");
    const std::string type =
        r.pointer ? "ptr addrspace(" + std::to_string(meaning.pointers[*r.pointer].space) + ")" : "i" + std::to_string(r.width);
    if (results[r.index].type != type)
      return wrong(r.line, "result " + std::to_string(r.index) + " is " + results[r.index].type + ", not " + type);
  }
  for (size_t k = 0; k < results.size(); ++k) {
    bool covered = std::any_of(meaning.results.begin(), meaning.results.end(),
                               [&](const MeaningResult& r) { return r.index == k; });
    if (!covered) return wrong(meaning.line, "no line for result " + std::to_string(k) + " (" + results[k].type + ")");
  }
  if (const std::optional<std::string> problem = formProblem(f, meaning.form, meaning.kernel))
    return wrong(meaning.line, *problem);
  return std::nullopt;
}

std::optional<bool> isThread(const std::map<std::string, int64_t>& registers, const MeaningLaunch& launch) {
  if (!isThreadOfLaunch(registers, launch.block, launch.cluster)) return false;
  const auto number = [&](const std::string& name) -> std::optional<int64_t> {
    const auto at = registers.find(name);
    return at == registers.end() ? std::nullopt : std::optional(at->second);
  };
  // Whichever cluster a block belongs to, and where in it, is not followed.
  for (const auto& [name, value] : registers)
    if (registers.size() > 1 && (name.starts_with("cluster") || name.starts_with("ncluster")))
      return std::nullopt;
  // Where no extents are said, of a block of one row.
  bool known = true;
  std::array<int64_t, 3> extents{kMostThreadsOfBlock, 1, 1}, low{}, end{};
  for (size_t d = 0; d < 3; ++d) {
    const std::string axis = std::string(".") + "xyz"[d];
    const auto said = launch.block ? std::optional(int64_t{(*launch.block)[d]}) : number("ntid" + axis);
    const auto thread = number("tid" + axis);
    extents[d] = said.value_or(extents[d]);
    known = known && said;
    low[d] = thread.value_or(0);
    end[d] = thread ? std::min(*thread + 1, extents[d]) : extents[d];
  }
  const std::optional<int64_t> lane = number("laneid");
  if (!lane) return true;
  for (int64_t z = low[2]; z < end[2]; ++z)
    for (int64_t y = low[1]; y < end[1]; ++y)
      for (int64_t x = low[0]; x < end[0]; ++x)
        if ((x + extents[0] * (y + extents[1] * z)) % kThreadsOfWarp == *lane) return true;
  return known || *lane < 0 || *lane >= kThreadsOfWarp ? std::optional(false) : std::nullopt;
}

std::optional<Diagnostic> entryProblem(const IrModule& module, const MeaningText& text) {
  const auto whole =
      std::ranges::find_if(text.functions, [](const MeaningFunction& f) { return !f.form.empty(); });
  for (const std::string& name : module.definitions()) {
    const llvm::Function* f = module.definition(name);  // null where it has no name
    const bool entry = f && f->getCallingConv() == llvm::CallingConv::PTX_Kernel && !f->hasLocalLinkage();
    const bool said =
        std::ranges::any_of(text.functions, [&](const MeaningFunction& one) { return one.name == name; });
    if (entry && !said && whole != text.functions.end())
      return meaningError(whole->line, Code::kUsage, "meaning_c9",
                          "of @" + name + ", an entry of the module, nothing is said");
  }
  return std::nullopt;
}

namespace {

// Whether a claim holds: one that speaks of the index of a fold, in each of its turns. Leaves the index of the turn in which it
// does not in `known`.
std::optional<Int128> claimAt(const Subject& subject, const MeaningClaim& claim, const MeaningNode& value, Assignment& known) {
  if (!claim.fold) return evaluate(value, known);
  const DenotedFold& fold = subject.denoted->folds[*claim.fold];
  const std::string& index = subject.meaning->folds[*claim.fold].index;
  const std::optional<Int128> happens = fold.condition ? evaluate(*fold.condition, known) : std::optional<Int128>(1);
  if (!happens || *happens == 0) return 1;
  const std::optional<Int128> turns = evaluate(*fold.turns, known);
  for (Int128 k = 0; turns && k < std::min(*turns, Int128(kMostTurns)); ++k) {
    known[index] = static_cast<int64_t>(k);
    const std::optional<Int128> holds = evaluate(value, known);
    if (holds != Int128(1)) return holds;
  }
  known.erase(index);
  return 1;
}

// The traces side by side.
void compareAccesses(const Subject& subject, Run& run, const ValueNames& names, Replay& result, Counterexample& found) {
  Trace executed = executedTrace(run);
  Compared compared = differenceOf(result.meant, executed, *subject.meaning, run, names);
  if (compared.difference) {
    result.outcome = Replay::Outcome::kDiffers;
    found.note = compared.difference->note;
    found.evaluated = {compared.difference->meant, compared.difference->executed};
  } else if (!compared.open.empty()) {
    result.outcome = compared.unseen ? Replay::Outcome::kUnseen : Replay::Outcome::kUnsupported;
    result.reason = compared.open;
  }
  result.steps += compared.evaluations;
  result.executed = std::move(run.accesses);
}

}  // namespace

RunKernel runKernelOf(const MeaningFunction& meaning, const Assignment& assignment) {
  RunKernel kernel;
  for (const MeaningPointer& p : meaning.pointers) {
    const bool shared = p.kind == MeaningPointer::Kind::kShared;
    kernel.pointers.push_back(
        {p.path, p.name, p.align, shared ? std::optional(assignment.at(p.address)) : std::nullopt,
         p.kind == MeaningPointer::Kind::kBarrier, p.kind == MeaningPointer::Kind::kLanes});
  }
  for (const MeaningRegister& r : meaning.registers) {
    const bool constant = r.carries.kind == MeaningParameter::Kind::kConstant;
    kernel.registers[r.name] = constant ? r.carries.constant : assignment.at(r.carries.symbol);
  }
  for (const MeaningDatum& d : meaning.data) kernel.values[d.path] = OpaqueNode::parameter(d.type, d.path)->name;
  return kernel;
}

namespace {

// Whether a line speaks of a number that other threads of the launch may have stored: a run that chooses it
// is of no launch.
bool numbersOfOthers(const MeaningFunction& f) {
  bool barrier = false;
  for (const MeaningAccess& a : f.accesses) {
    barrier |= a.barrier;
    if (a.numeric && ofOtherThreads(f, f.pointers[a.pointer].name, barrier)) return true;
  }
  return false;
}

Replay replayed(const Subject& subject, const Assignment& assignment) {
  Replay result;
  for (const auto* constraints : {&subject.denoted->premises, &subject.denoted->implicit})
    for (const Constraint& c : *constraints) {
      const std::optional<bool> held = holds(c, assignment);
      if (held == false) return {};
      if (held) continue;
      result.outcome = Replay::Outcome::kOpen;
      result.reason = "a number of the premise " + c.text + " leaves 128 bits";
    }
  if (result.outcome == Replay::Outcome::kOpen) return result;
  RunKernel kernel;
  if (subject.meaning->hasMemory()) kernel = runKernelOf(*subject.meaning, assignment);
  const std::optional<bool> thread = isThread(kernel.registers, subject.meaning->launch);
  if (thread == false) return {};
  if (!thread) {
    result.outcome = Replay::Outcome::kOpen;
    result.reason = "whether a launch has a thread with these registers";
    return result;
  }

  std::map<std::vector<unsigned>, int64_t> arguments;
  Counterexample found;
  for (const MeaningRegister& r : subject.meaning->registers)
    if (r.carries.kind != MeaningParameter::Kind::kConstant) found.assignment[r.carries.symbol] = assignment.at(r.carries.symbol);
  for (const MeaningParameter& p : subject.meaning->parameters) {
    bool constant = p.kind == MeaningParameter::Kind::kConstant;
    arguments[p.path] = constant ? p.constant : assignment.at(p.symbol);
    if (!constant) found.assignment[p.symbol] = assignment.at(p.symbol);
  }
  for (const MeaningPointer& p : subject.meaning->pointers)
    if (p.kind == MeaningPointer::Kind::kShared) found.assignment[p.address] = assignment.at(p.address);
  // The accesses first: claims speak of what is loaded.
  Meant trace;
  trace.known = assignment;
  ValueNames names;
  if (subject.meaning->kernel) {
    trace = meantTrace(*subject.meaning, *subject.denoted, assignment, names);
    if (trace.impossible) return result;
    const bool other =
        std::ranges::any_of(subject.meaning->accesses, [](const MeaningAccess& a) { return a.fold && a.type[0] == 'i'; });
    const bool numbers = std::ranges::any_of(subject.meaning->accesses, [](const MeaningAccess& a) { return a.numeric; });
    if (!trace.open.empty() || (other && numbers)) {
      result.outcome = Replay::Outcome::kUnsupported;
      result.reason = trace.open.empty() ? "integers loaded in a fold beside numbers that are spoken of" : trace.open;
      return result;
    }
    for (const MeaningAccess& a : subject.meaning->accesses)
      if (a.numeric) found.assignment[a.name] = assignment.at(a.name);
    if (trace.written) {
      result.outcome = Replay::Outcome::kUnsupported;
      result.reason = "a number loaded where something was stored";
      return result;
    }
  }
  // What an operation needs is a claim, and stands before what is made of its result.
  for (size_t k = 0; k < subject.meaning->claims.size(); ++k) {
    const MeaningClaim& claim = subject.meaning->claims[k];
    const MeaningValue& value = subject.denoted->claims[k];
    std::optional<Int128> holds = claimAt(subject, claim, *value, trace.known);
    if (!holds) {
      result.outcome = Replay::Outcome::kUndefined;
      result.reason = claim.text;
      return result;
    }
    if (*holds != 0) continue;
    result.outcome = Replay::Outcome::kDiffers;
    found.note = "the claim of line " + std::to_string(claim.line) + " does not hold: " + claim.text;
    if (value->kind == MeaningNode::Kind::kRelation)
      for (size_t side : {0, 1})
        found.evaluated.push_back(
            {toString(claim.expression.children[side]), decimal(*evaluate(*value->operands[side], trace.known))});
    else
      found.evaluated.push_back({claim.text, "false"});
    result.counterexample = std::move(found);
    return result;
  }
  std::vector<std::optional<Int128>> meant;
  for (size_t k = 0; k < subject.meaning->results.size(); ++k) {
    const MeaningResult& r = subject.meaning->results[k];
    meant.push_back(r.stated ? evaluate(*subject.denoted->results[k], assignment) : std::nullopt);
    if (r.stated && !meant.back()) {
      result.outcome = Replay::Outcome::kUndefined;
      result.reason = r.text;
      return result;
    }
  }

  kernel.names = &names;
  if (subject.meaning->kernel) {
    if (!trace.undefined.empty()) {
      result.outcome = Replay::Outcome::kUndefined;
      result.reason = trace.undefined;
      return result;
    }
    result.meant = std::move(trace.trace);
    kernel.numbers = std::ranges::any_of(subject.meaning->accesses, [](const MeaningAccess& a) { return a.numeric; });
    kernel.loaded = std::move(trace.loaded);
  }

  const bool memory = subject.meaning->hasMemory() || hasLocalMemory(*subject.function);
  Run run = interpret(*subject.function, arguments, memory ? &kernel : nullptr);
  result.steps = run.steps;
  if (run.status == Run::Status::kUnsupported) {
    result.outcome = Replay::Outcome::kUnsupported;
    result.reason = run.reason;
    return result;
  }
  if (!subject.meaning->kernel && !run.accesses.empty()) {
    result.outcome = Replay::Outcome::kUnsupported;
    result.reason = "memory accessed by a function: " + textOf(*run.accesses[0].at);
    return result;
  }
  result.outcome = Replay::Outcome::kAgrees;
  std::string call = "@" + subject.meaning->name;
  if (run.status == Run::Status::kUndefined) {
    result.outcome = Replay::Outcome::kDiffers;
    found.note = "undefined behaviour: " + run.reason;
    found.evaluated.push_back({call, "undefined"});
    if (subject.meaning->kernel) found.evaluated.push_back({"the meaning", std::to_string(result.meant.size()) + " accesses"});
  } else if (trace.beyond) {
    result.outcome = Replay::Outcome::kUnsupported;
    result.reason = "an address that 64 bits do not hold";
    return result;
  } else if (subject.meaning->kernel) {
    compareAccesses(subject, run, names, result, found);
  }
  for (size_t k = 0; k < subject.meaning->results.size(); ++k) {
    const MeaningResult& r = subject.meaning->results[k];
    std::string value = "undefined";
    bool differs = true;
    if (run.status == Run::Status::kReturned) {
      const RunScalar& scalar = run.results[r.index];
      value = shown(scalar);
      differs = !scalar || (r.stated && Int128(*scalar) != *meant[k]);
      if (r.pointer) {
        const std::string &into = run.places[r.index], &want = subject.meaning->pointers[*r.pointer].name;
        value = into + " + " + value + " bytes";
        differs |= into != want;
      }
      if (differs && found.note.empty()) {
        found.note = "result " + std::to_string(r.index) + (scalar ? " differs" : " is poison");
        const std::string maker =
            scalar ? "" : poisonMaker(run, resultLeaves(*subject.function)[r.index].path);
        if (!maker.empty()) found.note += ": " + maker;
      }
    }
    if (!differs) continue;
    result.outcome = Replay::Outcome::kDiffers;
    if (run.status == Run::Status::kReturned)
      found.evaluated.push_back({call + " result " + std::to_string(r.index), value});
    if (!r.stated) continue;
    const std::string number = decimal(*meant[k]);
    found.evaluated.push_back(
        {r.text, r.pointer ? subject.meaning->pointers[*r.pointer].name + " + " + number + " bytes" : number});
  }
  if (result.outcome == Replay::Outcome::kDiffers) result.counterexample = std::move(found);
  return result;
}

}  // namespace

Replay replay(const Subject& subject, const Assignment& assignment) {
  Replay result = replayed(subject, assignment);
  if (result.outcome != Replay::Outcome::kDiffers || !numbersOfOthers(*subject.meaning)) return result;
  result.outcome = Replay::Outcome::kUnsupported;
  result.reason = "a number that other threads of the launch store";
  result.counterexample.reset();
  return result;
}

}  // namespace cutecheck::oracle
