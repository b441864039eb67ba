// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pass for clang that puts every mutant of the standard operators behind one switch: at each place of a
// source under CUTECHECK_MUTANT_FOLDERS the code does what is written, or, where cutecheck_mutant is the
// place's number, something else. It lists the mutants of a module in a file under CUTECHECK_MUTANT_LISTS. A
// number is a hash of file, line, column and operator, so that an inline function is one place in whichever
// module it stands.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>

#include "llvm/Analysis/CFG.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The file of a function below one of the folders, by the path that the list gives it; else nothing.
std::string fileOf(const Function& function) {
  const DISubprogram* program = function.getSubprogram();
  if (program == nullptr) return "";
  SmallString<256> path(program->getFilename());
  if (!sys::path::is_absolute(path)) {
    path = program->getDirectory();
    sys::path::append(path, program->getFilename());
  }
  sys::path::remove_dots(path, true);
  const std::string folders = variable("CUTECHECK_MUTANT_FOLDERS"), root = variable("CUTECHECK_MUTANT_ROOT");
  SmallVector<StringRef> all;
  StringRef(folders).split(all, ':', -1, false);
  for (const StringRef folder : all)
    if (path.starts_with(root + "/" + folder.str() + "/") && !sys::path::filename(path).contains("test"))
      return path.substr(root.size() + 1).str();
  return "";
}

// The name of the function that the instruction calls; nothing where it calls none by name.
StringRef calledBy(const Instruction& one) {
  const auto* call = dyn_cast<CallBase>(&one);
  const Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
  return callee == nullptr ? "" : callee->getName();
}

bool isDestructor(const Instruction& one) {
  const StringRef name = calledBy(one);
  return name.contains("D0Ev") || name.contains("D1Ev") || name.contains("D2Ev");
}

bool isMaker(StringRef name) {
  ItaniumPartialDemangler reader;
  return !name.empty() && !reader.partialDemangle(name.str().c_str()) && reader.isCtorOrDtor();
}

// Whether all that becomes of the value is how much memory to take at once: that is no behaviour.
bool isCapacity(const Instruction& one) {
  std::set<const User*> seen;
  std::vector<const Instruction*> open = {&one};
  bool asked = false;
  while (!open.empty()) {
    const Instruction* next = open.back();
    open.pop_back();
    for (const User* user : next->users()) {
      const auto* instruction = dyn_cast<Instruction>(user);
      if (instruction == nullptr) return false;
      if (calledBy(*instruction).contains("7reserveE"))
        asked = true;
      else if (!isa<BinaryOperator>(user) && !isa<CastInst>(user) && !isa<PHINode>(user) &&
               !isa<SelectInst>(user))
        return false;
      else if (seen.insert(user).second)
        open.push_back(instruction);
    }
  }
  return asked;
}

// The blocks that run while nothing is thrown. Nothing in core throws but what is out of memory.
std::set<const BasicBlock*> unthrown(const Function& function) {
  std::set<const BasicBlock*> found = {&function.getEntryBlock()};
  std::vector<const BasicBlock*> open = {&function.getEntryBlock()};
  while (!open.empty()) {
    const BasicBlock* block = open.back();
    open.pop_back();
    for (const BasicBlock* next : successors(block))
      if (!next->isEHPad() && found.insert(next).second) open.push_back(next);
  }
  return found;
}

bool destroys(const BasicBlock& block) { return std::any_of(block.begin(), block.end(), isDestructor); }

// Whether the value is one of several constants, by the way that was taken.
bool isFlag(const Value* value) {
  std::set<const Value*> seen;
  std::vector<const Value*> open = {value};
  while (!open.empty()) {
    const auto* phi = dyn_cast<PHINode>(open.back());
    open.pop_back();
    if (phi == nullptr) return false;
    for (const Use& use : phi->incoming_values())
      if (!isa<Constant>(use) && seen.insert(use.get()).second) open.push_back(use.get());
  }
  return true;
}

// Whether the branch asks whether a temporary was made, to destroy it: that is no code of the source.
bool guardsDestructor(const BranchInst& branch) {
  for (const BasicBlock* next : branch.successors()) {
    const bool onlyThat = std::all_of(next->begin(), next->end(), [](const Instruction& one) {
      return isDestructor(one) || isa<BranchInst>(one) || isa<GetElementPtrInst>(one) ||
             isa<IntrinsicInst>(one) || isa<PHINode>(one);
    });
    if (destroys(*next) && (onlyThat || isFlag(branch.getCondition()))) return true;
  }
  return false;
}

// Whether the comparison asks for the end of an array of temporaries, to destroy them.
bool endsDestruction(const ICmpInst& one) {
  return one.getOperand(0)->getType()->isPointerTy() && destroys(*one.getParent());
}

bool isAssertion(const BranchInst& branch) {
  return std::any_of(
      succ_begin(branch.getParent()), succ_end(branch.getParent()), [](const BasicBlock* next) {
        return std::any_of(next->begin(), next->end(),
                           [](const Instruction& one) { return calledBy(one) == "__assert_fail"; });
      });
}

// Whether the value is what assertions ask and nothing else.
bool isAsserted(const Instruction& one) {
  return !one.use_empty() && std::all_of(one.user_begin(), one.user_end(), [](const User* user) {
    const auto* branch = dyn_cast<BranchInst>(user);
    return branch != nullptr && isAssertion(*branch);
  });
}

// Whether the function answers alike whichever of two numbers comes first.
bool isSymmetric(StringRef name) {
  return name.contains("3gcd") || name.contains("6gcd128") || name.contains("10checkedMul") ||
         name.contains("10checkedAdd");
}

class Planter {
 public:
  Planter(Module& module, raw_ostream& list)
      : module_(module),
        list_(list),
        word_(Type::getInt64Ty(module.getContext())),
        switch_(module.getOrInsertGlobal("cutecheck_mutant", word_)),
        records_(module.getOrInsertGlobal("cutecheck_records", Type::getInt8Ty(module.getContext()))),
        reach_(module.getOrInsertFunction("cutecheck_reach", Type::getVoidTy(module.getContext()), word_)) {}

  void plant(Function& function, const std::string& file) {
    file_ = file;
    seen_.clear();
    initialised_.clear();
    std::vector<Instruction*> places;
    const std::set<const BasicBlock*> blocksThatRun = unthrown(function);
    for (Instruction& one : instructions(function))
      if (one.getDebugLoc() && one.getDebugLoc().getLine() != 0 && blocksThatRun.contains(one.getParent()))
        places.push_back(&one);
    std::map<BasicBlock*, uint64_t> blocks;
    for (Instruction* one : places) {
      const uint64_t block = numberOf(*one, "block");
      block_ = blocks.try_emplace(one->getParent(), block).first->second;
      mutate(*one);
    }
    // Behind all else, for these calls are no places.
    for (const auto& [block, number] : blocks) tell(*block, number);
    for (const auto& [call, block] : dropped_) drop(*call, block);
    dropped_.clear();
  }

 private:
  uint64_t numberOf(const Instruction& one, const std::string& what) {
    const DebugLoc& at = one.getDebugLoc();
    const std::string key =
        file_ + ":" + std::to_string(at.getLine()) + ":" + std::to_string(at.getCol()) + ":" + what;
    return xxh3_64bits(key + ":" + std::to_string(seen_[key]++)) | 1;
  }

  // A new mutant of the place: the condition under which it runs.
  Value* isPlanted(IRBuilder<>& builder, Instruction& one, const std::string& group,
                   const std::string& what) {
    const uint64_t number = numberOf(one, what);
    const DebugLoc& at = one.getDebugLoc();
    list_ << format_hex_no_prefix(number, 16) << '\t' << format_hex_no_prefix(block_, 16) << '\t' << file_
          << '\t' << at.getLine() << '\t' << at.getCol() << '\t' << group << '\t' << what << '\n';
    return builder.CreateICmpEQ(builder.CreateLoad(word_, switch_), ConstantInt::get(word_, number));
  }

  void mutate(Instruction& one) {
    if (auto* binary = dyn_cast<BinaryOperator>(&one)) arithmetic(*binary);
    if (auto* compare = dyn_cast<ICmpInst>(&one)) comparison(*compare);
    if (auto* branch = dyn_cast<BranchInst>(&one); branch != nullptr && branch->isConditional())
      negates(*branch);
    if (auto* store = dyn_cast<StoreInst>(&one)) stores(*store);
    if (auto* call = dyn_cast<CallBase>(&one)) calls(*call);
    if (auto* give = dyn_cast<ReturnInst>(&one)) returns(*give);
  }

  // Other uses of `one` see the mutant where it is planted.
  void replace(Instruction& one, const std::string& group, const std::string& what,
               const std::function<Value*(IRBuilder<>&)>& other) {
    IRBuilder<> builder(one.getNextNode());
    Value* planted = isPlanted(builder, one, group, what);
    Value* instead = other(builder);
    Value* chosen = builder.CreateSelect(planted, instead, &one);
    one.replaceUsesWithIf(chosen,
                          [&](Use& use) { return use.getUser() != chosen && use.getUser() != instead; });
  }

  void arithmetic(BinaryOperator& one) {
    static const std::map<unsigned, std::pair<Instruction::BinaryOps, const char*>> others = {
        {Instruction::Add, {Instruction::Sub, "add becomes sub"}},
        {Instruction::Sub, {Instruction::Add, "sub becomes add"}},
        {Instruction::Mul, {Instruction::Add, "mul becomes add"}},
        {Instruction::SDiv, {Instruction::Mul, "div becomes mul"}},
        {Instruction::UDiv, {Instruction::Mul, "div becomes mul"}},
        {Instruction::SRem, {Instruction::SDiv, "rem becomes div"}},
        {Instruction::URem, {Instruction::UDiv, "rem becomes div"}},
        {Instruction::And, {Instruction::Or, "and becomes or"}},
        {Instruction::Or, {Instruction::And, "or becomes and"}},
        {Instruction::Xor, {Instruction::Or, "xor becomes or"}},
        {Instruction::Shl, {Instruction::LShr, "shl becomes shr"}},
        {Instruction::LShr, {Instruction::Shl, "shr becomes shl"}},
        {Instruction::AShr, {Instruction::Shl, "shr becomes shl"}},
        {Instruction::FAdd, {Instruction::FSub, "add becomes sub"}},
        {Instruction::FSub, {Instruction::FAdd, "sub becomes add"}},
        {Instruction::FMul, {Instruction::FAdd, "mul becomes add"}},
        {Instruction::FDiv, {Instruction::FMul, "div becomes mul"}}};
    const auto other = others.find(one.getOpcode());
    if (other == others.end() || one.getType()->isVectorTy()) return;
    Value *left = one.getOperand(0), *right = one.getOperand(1);
    // `not` is an xor with ones.
    if (one.getType()->isIntegerTy(1) || isCapacity(one)) return;
    const char* group = one.isShift() ? "shift" : "arithmetic";
    const auto opcode = other->second.first;
    replace(one, group, other->second.second,
            [&](IRBuilder<>& b) { return b.Insert(BinaryOperator::Create(opcode, left, right)); });
    if (one.getOpcode() == Instruction::Sub)
      replace(one, "operands", "operands exchanged", [&](IRBuilder<>& b) {
        return b.Insert(BinaryOperator::Create(Instruction::Sub, right, left));
      });
    constants(one);
  }

  void comparison(ICmpInst& one) {
    if (endsDestruction(one) || isAsserted(one)) return;
    Value *left = one.getOperand(0), *right = one.getOperand(1);
    CmpInst::Predicate other = one.getPredicate();
    if (!one.isRelational())
      other = one.getInversePredicate();
    else
      other = CmpInst::isStrictPredicate(other) ? CmpInst::getNonStrictPredicate(other)
                                                : CmpInst::getStrictPredicate(other);
    const std::string what = CmpInst::getPredicateName(one.getPredicate()).str() + " becomes " +
                             CmpInst::getPredicateName(other).str();
    replace(one, "comparison", what,
            [&](IRBuilder<>& b) { return b.Insert(new ICmpInst(other, left, right)); });
    if (one.isRelational())
      replace(one, "operands", "operands exchanged",
              [&](IRBuilder<>& b) { return b.Insert(new ICmpInst(one.getPredicate(), right, left)); });
    constants(one);
  }

  void constants(Instruction& one) {
    for (unsigned i = 0; i < one.getNumOperands(); ++i) changeConstant(one, i);
  }

  // A constant operand, one more and one less; of one bit, or where a bool stands in memory, the other.
  void changeConstant(Instruction& one, unsigned operand) {
    auto* number = dyn_cast<ConstantInt>(one.getOperand(operand));
    if (number == nullptr || number->getBitWidth() > 64) return;
    const bool isBool =
        number->getBitWidth() == 1 || (number->getBitWidth() == 8 && number->getValue().ule(1));
    for (const int64_t step : isBool ? std::vector<int64_t>{0} : std::vector<int64_t>{1, -1}) {
      IRBuilder<> builder(&one);
      const std::string what = "constant " + std::to_string(operand) +
                               (step == 0  ? " negated"
                                : step > 0 ? " plus 1"
                                           : " minus 1");
      Value* planted = isPlanted(builder, one, "constant", what);
      const APInt changed = step == 0 ? number->getValue() ^ 1
                                      : number->getValue() + APInt(number->getBitWidth(), step, true, true);
      one.setOperand(operand, builder.CreateSelect(planted, ConstantInt::get(number->getType(), changed),
                                                   one.getOperand(operand)));
    }
  }

  void negates(BranchInst& one) {
    const auto* asked = dyn_cast<ICmpInst>(one.getCondition());
    if (guardsDestructor(one) || isAssertion(one) || (asked != nullptr && endsDestruction(*asked))) return;
    IRBuilder<> builder(&one);
    Value* planted = isPlanted(builder, one, "branch", "branch negated");
    one.setCondition(builder.CreateXor(one.getCondition(), planted));
  }

  void stores(StoreInst& one) {
    constants(one);
    Value* place = one.getPointerOperand();
    // What is stored first into a variable, or a part of one, and an argument, is its beginning: without it
    // nothing is defined.
    if (isa<Argument>(one.getValueOperand()) || begins(one)) return;
    IRBuilder<> entry(&*one.getFunction()->getEntryBlock().getFirstInsertionPt());
    Value* nowhere = entry.CreateAlloca(one.getValueOperand()->getType());
    IRBuilder<> builder(&one);
    Value* planted = isPlanted(builder, one, "store", "store dropped");
    one.setOperand(StoreInst::getPointerOperandIndex(), builder.CreateSelect(planted, nowhere, place));
  }

  // Whether the store is the first into this part of a variable, of what is returned, or of what is
  // constructed.
  bool begins(const StoreInst& one) {
    const DataLayout& layout = module_.getDataLayout();
    APInt offset(layout.getIndexTypeSizeInBits(one.getPointerOperandType()), 0);
    const Value* whole = one.getPointerOperand()->stripAndAccumulateConstantOffsets(layout, offset, true);
    const auto* argument = dyn_cast<Argument>(whole);
    const bool isNew =
        isa<AllocaInst>(whole) ||
        (argument != nullptr && (argument->hasStructRetAttr() ||
                                 (argument->getArgNo() == 0 && isMaker(one.getFunction()->getName()))));
    if (!isNew) return false;
    std::vector<const BasicBlock*>& before = initialised_[{whole, offset.getSExtValue()}];
    const bool isFirst = std::none_of(before.begin(), before.end(), [&](const BasicBlock* block) {
      return block == one.getParent() || isPotentiallyReachable(block, one.getParent());
    });
    if (isFirst) before.push_back(one.getParent());
    return isFirst;
  }

  void calls(CallBase& one) {
    const Function* callee = one.getCalledFunction();
    if (one.isInlineAsm() || isa<IntrinsicInst>(one) || isa<CallBrInst>(one)) return;
    const StringRef name = callee == nullptr ? "" : callee->getName();
    if (name.starts_with("__") || name.starts_with("_Zd") || name.starts_with("_Zn")) return;
    if (name.contains("7reserveE")) return;
    for (unsigned i = 0; i < one.arg_size(); ++i) changeConstant(one, i);
    for (unsigned i = 0; i + 1 < one.arg_size(); ++i) {
      Value *left = one.getArgOperand(i), *right = one.getArgOperand(i + 1);
      if (left->getType() != right->getType() || !left->getType()->isIntegerTy() || isSymmetric(name))
        continue;
      IRBuilder<> builder(&one);
      Value* planted =
          isPlanted(builder, one, "operands",
                    "arguments " + std::to_string(i) + " and " + std::to_string(i + 1) + " exchanged");
      one.setArgOperand(i, builder.CreateSelect(planted, right, left));
      one.setArgOperand(i + 1, builder.CreateSelect(planted, left, right));
    }
    if (one.getType()->isVoidTy() && !isMaker(name) && !one.isMustTailCall() && !one.doesNotReturn() &&
        !one.hasStructRetAttr())
      dropped_.emplace_back(&one, block_);
  }

  void returns(ReturnInst& one) {
    Value* value = one.getReturnValue();
    if (value == nullptr || !value->getType()->isIntegerTy() || isa<ConstantInt>(value)) return;
    IRBuilder<> builder(&one);
    const bool isBool = value->getType()->isIntegerTy(1);
    Value* planted = isPlanted(builder, one, "return", isBool ? "result negated" : "result plus 1");
    Value* other =
        isBool ? builder.CreateNot(value) : builder.CreateAdd(value, ConstantInt::get(value->getType(), 1));
    one.setOperand(0, builder.CreateSelect(planted, other, value));
  }

  // Leads around the call where it is planted.
  void drop(Instruction& call, uint64_t block) {
    block_ = block;
    BasicBlock* behind = nullptr;
    if (auto* invoke = dyn_cast<InvokeInst>(&call))
      behind = SplitEdge(invoke->getParent(), invoke->getNormalDest());
    else
      behind = SplitBlock(call.getParent(), call.getNextNode());
    BasicBlock* before = call.getParent();
    BasicBlock* itself = SplitBlock(before, &call);
    before->getTerminator()->eraseFromParent();
    IRBuilder<> builder(before);
    Value* planted = isPlanted(builder, call, "call", "call dropped");
    builder.CreateCondBr(planted, behind, itself);
  }

  void tell(BasicBlock& block, uint64_t number) {
    Instruction* first = &*block.getFirstNonPHIOrDbgOrAlloca();
    if (first->isEHPad()) first = &*block.getFirstInsertionPt();
    IRBuilder<> builder(first);
    Value* on = builder.CreateICmpNE(builder.CreateLoad(builder.getInt8Ty(), records_), builder.getInt8(0));
    Instruction* then = SplitBlockAndInsertIfThen(on, first, false);
    IRBuilder<>(then).CreateCall(reach_, {ConstantInt::get(word_, number)});
  }

  Module& module_;
  raw_ostream& list_;
  Type* word_;
  Constant* switch_;
  Constant* records_;
  FunctionCallee reach_;
  std::string file_;
  uint64_t block_ = 0;
  std::map<std::string, int> seen_;
  // Where a part of a variable begins, by its place in bytes: on each way through the function.
  std::map<std::pair<const Value*, int64_t>, std::vector<const BasicBlock*>> initialised_;
  std::vector<std::pair<Instruction*, uint64_t>> dropped_;  // calls, with their blocks
};

struct MutantPass : PassInfoMixin<MutantPass> {
  PreservedAnalyses run(Module& module, ModuleAnalysisManager&) {
    std::string text;
    raw_string_ostream list(text);
    Planter planter(module, list);
    for (Function& function : module)
      if (!function.isDeclaration())
        if (const std::string file = fileOf(function); !file.empty()) planter.plant(function, file);
    if (text.empty()) return PreservedAnalyses::all();
    std::error_code error;
    const std::string name = variable("CUTECHECK_MUTANT_LISTS") + "/" +
                             utohexstr(xxh3_64bits(module.getSourceFileName())) + ".tsv";
    raw_fd_ostream file(name, error);
    if (error) report_fatal_error(Twine("mutants: ") + name + ": " + error.message());
    file << text;
    return PreservedAnalyses::none();
  }
  static bool isRequired() { return true; }
};

}  // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "cutecheck-mutants", "1", [](PassBuilder& builder) {
            builder.registerPipelineStartEPCallback([](ModulePassManager& manager, OptimizationLevel) {
              // Variables become values first: what clang stores and loads for each is no code of the source.
              FunctionPassManager values;
              values.addPass(SROAPass(SROAOptions::ModifyCFG));
              values.addPass(EarlyCSEPass());
              manager.addPass(createModuleToFunctionPassAdaptor(std::move(values)));
              manager.addPass(MutantPass());
            });
          }};
}
