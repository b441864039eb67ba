// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/mutate.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/ModRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <functional>

namespace cutecheck::kernel_adversary {

namespace {

using generators::Random;
using llvm::dyn_cast;
using llvm::Instruction;
using llvm::isa;

std::string textOf(const Instruction& i) {
  std::string text;
  llvm::raw_string_ostream(text) << i;
  const size_t begin = text.find_first_not_of(' ');
  return text.substr(begin == std::string::npos ? 0 : begin);
}

class Code {
 public:
  Code(llvm::Module& module, Random& random) : m_(module), r_(random) {
    for (llvm::Function& f : module)
      if (!f.isDeclaration()) f_ = &f;
  }

  std::optional<std::string> apply(const std::string& name) {
    if (!f_) return std::nullopt;
    const auto at = table().find(name);
    return at == table().end() ? std::nullopt : at->second(*this);
  }

  using Operator = std::function<std::optional<std::string>(Code&)>;
  static const std::map<std::string, Operator>& table();

 private:
  template <typename T = Instruction>
  T* choose(const std::type_identity_t<std::function<bool(T&)>>& fits = {}) {
    std::vector<T*> all;
    for (Instruction& i : llvm::instructions(*f_))
      if (auto* t = dyn_cast<T>(&i); t && (!fits || fits(*t))) all.push_back(t);
    return all.empty() ? nullptr : r_.pick(all);
  }
  using Said = std::optional<std::string>;

  template <typename F>
  Said changed(Instruction* i, F&& change) {
    if (!i) return std::nullopt;
    const std::string before = textOf(*i);
    Instruction* after = change(i);
    return before + "  ->  " + (after ? textOf(*after) : "nothing");
  }

  // Another instruction in place of `i`.
  static Instruction* replaced(Instruction* i, llvm::Value* by) {
    i->replaceAllUsesWith(by);
    i->eraseFromParent();
    return dyn_cast<Instruction>(by);
  }

  Said opcode(const std::vector<Instruction::BinaryOps>& from, const std::vector<Instruction::BinaryOps>& to) {
    auto* b = choose<llvm::BinaryOperator>(
        [&](llvm::BinaryOperator& o) { return std::find(from.begin(), from.end(), o.getOpcode()) != from.end(); });
    return changed(b, [&](Instruction* i) -> Instruction* {
      std::vector<Instruction::BinaryOps> others;
      for (const Instruction::BinaryOps o : to)
        if (o != b->getOpcode()) others.push_back(o);
      llvm::IRBuilder<> builder(i);
      // A constant expression would not show: the operands are not both constants in what the lowering emits.
      return replaced(i, llvm::BinaryOperator::Create(r_.pick(others), b->getOperand(0), b->getOperand(1), "", i->getIterator()));
    });
  }

  // An instruction that is used and whose value an i1, i32 or i64 is.
  Instruction* integerValue() {
    return choose(
        [](Instruction& i) { return i.getType()->isIntegerTy() && i.getType()->getIntegerBitWidth() >= 32 && !i.use_empty(); });
  }

  llvm::LLVMContext& context() { return m_.getContext(); }

  void assume(llvm::Value* condition, Instruction* before, llvm::ArrayRef<llvm::OperandBundleDef> bundles = {}) {
    llvm::IRBuilder<> builder(before);
    builder.CreateAssumption(condition, bundles);
  }

  llvm::Module& m_;
  Random& r_;
  llvm::Function* f_ = nullptr;
};

const std::map<std::string, Code::Operator>& Code::table() {
  static const auto* kTable = new std::map<std::string, Operator>{
      {"swap operands",
       [](Code& c) {
         auto* i = c.choose(
             [](Instruction& o) { return (isa<llvm::BinaryOperator>(o) && !o.isCommutative()) || isa<llvm::ICmpInst>(o); });
         return c.changed(i, [](Instruction* o) {
           llvm::Value *a = o->getOperand(0), *b = o->getOperand(1);
           o->setOperand(0, b);
           o->setOperand(1, a);
           return o;
         });
       }},
      {"change predicate",
       [](Code& c) {
         auto* i = c.choose<llvm::ICmpInst>();
         return c.changed(i, [&](Instruction* o) {
           const auto before = i->getPredicate();
           while (i->getPredicate() == before)
             i->setPredicate(static_cast<llvm::ICmpInst::Predicate>(llvm::ICmpInst::FIRST_ICMP_PREDICATE + c.r_.below(10)));
           return o;
         });
       }},
      {"change constant",
       [](Code& c) {
         std::vector<std::pair<Instruction*, unsigned>> all;
         for (Instruction& i : llvm::instructions(*c.f_)) {
           if (!isa<llvm::BinaryOperator, llvm::ICmpInst, llvm::GetElementPtrInst, llvm::PHINode, llvm::ExtractElementInst,
                    llvm::InsertElementInst>(i))
             continue;
           for (unsigned k = 0; k < i.getNumOperands(); ++k)
             if (isa<llvm::ConstantInt>(i.getOperand(k))) all.emplace_back(&i, k);
         }
         if (all.empty()) return Said();
         const auto [i, k] = c.r_.pick(all);
         return c.changed(i, [&, k = k](Instruction* o) {
           const llvm::APInt n = llvm::cast<llvm::ConstantInt>(o->getOperand(k))->getValue();
           llvm::APInt changed = n;
           switch (c.r_.below(4)) {
             case 0: changed = n - 1; break;
             case 1: changed = n * 2; break;
             default: changed = n + 1; break;
           }
           if (changed == n) changed = n + 1;
           o->setOperand(k, llvm::ConstantInt::get(o->getOperand(k)->getType(), changed));
           return o;
         });
       }},
      {"exchange sum, difference, product",
       [](Code& c) {
         return c.opcode({Instruction::Add, Instruction::Sub, Instruction::Mul},
                         {Instruction::Add, Instruction::Sub, Instruction::Mul});
       }},
      {"exchange floating operations",
       [](Code& c) {
         return c.opcode({Instruction::FAdd, Instruction::FSub, Instruction::FMul, Instruction::FDiv},
                         {Instruction::FAdd, Instruction::FSub, Instruction::FMul, Instruction::FDiv});
       }},
      {"exchange quotients and shifts",
       [](Code& c) {
         return c.opcode(
             {Instruction::UDiv, Instruction::SDiv, Instruction::URem, Instruction::SRem, Instruction::LShr, Instruction::AShr,
              Instruction::Shl},
             {Instruction::UDiv, Instruction::SDiv, Instruction::URem, Instruction::SRem, Instruction::LShr, Instruction::AShr});
       }},
      {"shift for a quotient",
       [](Code& c) {
         const auto power = [](llvm::Value* v) {
           auto* n = dyn_cast<llvm::ConstantInt>(v);
           return n && n->getValue().isPowerOf2();
         };
         auto* b = c.choose<llvm::BinaryOperator>([&](llvm::BinaryOperator& o) {
           return (o.getOpcode() == Instruction::SDiv || o.getOpcode() == Instruction::SRem ||
                   o.getOpcode() == Instruction::UDiv) &&
                  power(o.getOperand(1));
         });
         return c.changed(b, [&](Instruction* i) {
           const llvm::APInt n = llvm::cast<llvm::ConstantInt>(i->getOperand(1))->getValue();
           const bool rest = i->getOpcode() == Instruction::SRem;
           const auto op = rest ? Instruction::And : (i->getOpcode() == Instruction::SDiv ? Instruction::AShr : Instruction::AShr);
           llvm::Value* by = llvm::ConstantInt::get(i->getType(), rest ? n - 1 : llvm::APInt(n.getBitWidth(), n.logBase2()));
           return replaced(i, llvm::BinaryOperator::Create(op, i->getOperand(0), by, "", i->getIterator()));
         });
       }},
      {"drop store", [](Code& c) {
         return c.changed(c.choose<llvm::StoreInst>(), [](Instruction* i) -> Instruction* {
           i->eraseFromParent();
           return nullptr;
         });
       }},
      {"store another value", [](Code& c) {
         auto* s = c.choose<llvm::StoreInst>();
         if (!s) return Said();
         std::vector<llvm::Value*> others;
         for (Instruction& i : *s->getParent()) {
           if (&i == s) break;
           if (i.getType() == s->getValueOperand()->getType() && &i != s->getValueOperand()) others.push_back(&i);
         }
         if (others.empty()) return Said();
         return c.changed(s, [&](Instruction* i) {
           i->setOperand(0, c.r_.pick(others));
           return i;
         });
       }},
      {"store poison", [](Code& c) {
         return c.changed(c.choose<llvm::StoreInst>(), [&](Instruction* i) {
           llvm::Type* type = i->getOperand(0)->getType();
           i->setOperand(0, c.r_.oneIn(2) ? static_cast<llvm::Value*>(llvm::UndefValue::get(type)) : llvm::PoisonValue::get(type));
           return i;
         });
       }},
      {"move address", [](Code& c) {
         auto* g = c.choose<llvm::GetElementPtrInst>();
         return c.changed(g, [&](Instruction* i) {
           const unsigned last = i->getNumOperands() - 1;
           llvm::Value* index = i->getOperand(last);
           llvm::IRBuilder<> builder(i);
           i->setOperand(last, c.r_.oneIn(3) ? static_cast<llvm::Value*>(llvm::ConstantInt::get(index->getType(), 0))
                                             : builder.Insert(llvm::BinaryOperator::Create(
                                                   Instruction::Add, index, llvm::ConstantInt::get(index->getType(), 1))));
           return i;
         });
       }},
      {"negate branch", [](Code& c) {
         auto* b = c.choose<llvm::BranchInst>([](llvm::BranchInst& o) { return o.isConditional(); });
         return c.changed(b, [&](Instruction* i) {
           llvm::IRBuilder<> builder(i);
           b->setCondition(builder.CreateXor(b->getCondition(), llvm::ConstantInt::getTrue(c.context())));
           return i;
         });
       }},
      {"swap branch targets", [](Code& c) {
         auto* b = c.choose<llvm::BranchInst>([](llvm::BranchInst& o) { return o.isConditional(); });
         return c.changed(b, [&](Instruction* i) {
           b->swapSuccessors();
           return i;
         });
       }},
      {"always branch", [](Code& c) {
         auto* b = c.choose<llvm::BranchInst>([](llvm::BranchInst& o) { return o.isConditional(); });
         return c.changed(b, [&](Instruction* i) {
           b->setCondition(llvm::ConstantInt::getBool(c.context(), c.r_.oneIn(2)));
           return i;
         });
       }},
      {"exchange extensions", [](Code& c) {
         auto* e = c.choose<llvm::CastInst>(
             [](llvm::CastInst& o) { return o.getOpcode() == Instruction::SExt || o.getOpcode() == Instruction::ZExt; });
         return c.changed(e, [&](Instruction* i) {
           return replaced(i, llvm::CastInst::Create(i->getOpcode() == Instruction::SExt ? Instruction::ZExt : Instruction::SExt,
                                                     i->getOperand(0), i->getType(), "", i->getIterator()));
         });
       }},
      {"narrow", [](Code& c) {
         auto* v = c.integerValue();
         if (!v || v->isTerminator() || isa<llvm::PHINode>(v)) return Said();
         const unsigned width = v->getType()->getIntegerBitWidth();
         return c.changed(v, [&](Instruction* i) {
           llvm::IRBuilder<> builder(i->getNextNode());
           llvm::Type* narrow = builder.getIntNTy(width == 64 ? c.r_.pick<unsigned>({32, 32, 16}) : c.r_.pick<unsigned>({16, 8}));
           auto* t = llvm::CastInst::Create(Instruction::Trunc, i, narrow, "");
           builder.Insert(t);
           auto* wide = llvm::CastInst::Create(c.r_.oneIn(3) ? Instruction::ZExt : Instruction::SExt, t, i->getType(), "");
           builder.Insert(wide);
           i->replaceUsesWithIf(wide, [&](llvm::Use& u) { return u.getUser() != t; });
           return wide;
         });
       }},
      // The sum, difference or product of wider numbers, for the wider one of what it was.
      {"widen first", [](Code& c) {
         auto* e = c.choose<llvm::CastInst>([](llvm::CastInst& o) {
           const auto* b = dyn_cast<llvm::BinaryOperator>(o.getOperand(0));
           return o.getOpcode() == Instruction::SExt && b && isa<llvm::OverflowingBinaryOperator>(b) &&
                  b->getOpcode() != Instruction::Shl;
         });
         return c.changed(e, [&](Instruction* i) {
           auto* b = llvm::cast<llvm::BinaryOperator>(i->getOperand(0));
           llvm::IRBuilder<> builder(i);
           llvm::Value *x = builder.CreateSExt(b->getOperand(0), i->getType()),
                       *y = builder.CreateSExt(b->getOperand(1), i->getType());
           return replaced(i, builder.Insert(llvm::BinaryOperator::Create(b->getOpcode(), x, y)));
         });
       }},
      // Narrow, and wide again in one of two ways by its sign, through local memory.
      {"through local memory", [](Code& c) {
         auto* v = c.integerValue();
         if (!v || v->isTerminator() || isa<llvm::PHINode>(v)) return Said();
         return c.changed(v, [&](Instruction* i) -> Instruction* {
           llvm::Type* type = i->getType();
           llvm::IRBuilder<> entry(&*c.f_->getEntryBlock().getFirstInsertionPt());
           auto* slot = entry.CreateAlloca(type);
           Instruction* next = i->getNextNode();
           llvm::IRBuilder<> builder(next);
           auto* narrow = builder.CreateTrunc(i, builder.getIntNTy(type->getIntegerBitWidth() / 2));
           auto* natural = builder.CreateICmpSGE(i, llvm::ConstantInt::get(type, 0));
           Instruction *yes = nullptr, *no = nullptr;
           llvm::SplitBlockAndInsertIfThenElse(natural, next->getIterator(), &yes, &no);
           llvm::IRBuilder<> positive(yes), negative(no), after(next);
           positive.CreateStore(positive.CreateZExt(narrow, type), slot);
           negative.CreateStore(negative.CreateSExt(narrow, type), slot);
           auto* loaded = after.CreateLoad(type, slot);
           i->replaceUsesWithIf(loaded, [&](llvm::Use& u) { return u.getUser() != narrow && u.getUser() != natural; });
           return loaded;
         });
       }},
      {"another field", [](Code& c) {
         auto* e = c.choose<llvm::ExtractValueInst>([](llvm::ExtractValueInst& o) { return o.getType()->isIntegerTy(); });
         if (!e) return Said();
         std::vector<unsigned> indices(e->indices().begin(), e->indices().end());
         llvm::Type* parent =
             llvm::ExtractValueInst::getIndexedType(e->getAggregateOperand()->getType(), llvm::ArrayRef(indices).drop_back());
         const auto* s = dyn_cast<llvm::StructType>(parent);
         std::vector<unsigned> others;
         for (unsigned k = 0; s && k < s->getNumElements(); ++k)
           if (k != indices.back() && s->getElementType(k) == e->getType()) others.push_back(k);
         if (others.empty()) return Said();
         return c.changed(e, [&](Instruction* i) {
           indices.back() = c.r_.pick(others);
           return replaced(i, llvm::ExtractValueInst::Create(i->getOperand(0), indices, "", i->getIterator()));
         });
       }},
      {"another tensor", [](Code& c) {
         auto* e = c.choose<llvm::ExtractValueInst>(
             [](llvm::ExtractValueInst& o) { return o.getType()->isPointerTy() && isa<llvm::Argument>(o.getAggregateOperand()); });
         if (!e) return Said();
         std::vector<llvm::Argument*> others;
         for (llvm::Argument& a : c.f_->args())
           if (&a != e->getAggregateOperand() && isa<llvm::StructType>(a.getType()) &&
               llvm::cast<llvm::StructType>(a.getType())->getElementType(0)->isPointerTy())
             others.push_back(&a);
         if (others.empty()) return Said();
         return c.changed(e, [&](Instruction* i) {
           return replaced(i, llvm::ExtractValueInst::Create(c.r_.pick(others), {0}, "", i->getIterator()));
         });
       }},
      {"thread for block", [](Code& c) {
         auto* a = c.choose<llvm::CallInst>([](llvm::CallInst& o) {
           return o.getCalledFunction() && o.getCalledFunction()->getName().contains("sreg.tid.x") && !o.use_empty();
         });
         auto* b = c.choose<llvm::CallInst>(
             [](llvm::CallInst& o) { return o.getCalledFunction() && o.getCalledFunction()->getName().contains("sreg.ctaid.x"); });
         if (!a || !b || b->getParent() != a->getParent()) return Said();
         std::vector<llvm::Use*> uses;
         for (llvm::Use& u : a->uses())
           if (auto* user = dyn_cast<Instruction>(u.getUser());
               user && (user->getParent() != b->getParent() || b->comesBefore(user)))
             uses.push_back(&u);
         if (uses.empty()) return Said();
         llvm::Use* use = c.r_.pick(uses);
         return c.changed(llvm::cast<Instruction>(use->getUser()), [&](Instruction* i) {
           use->set(b);
           return i;
         });
       }},

      // Promises.
      {"add wrap flag", [](Code& c) {
         auto* b = c.choose<llvm::BinaryOperator>([](llvm::BinaryOperator& o) {
           return isa<llvm::OverflowingBinaryOperator>(o) && !(o.hasNoSignedWrap() && o.hasNoUnsignedWrap());
         });
         return c.changed(b, [](Instruction* i) {
           if (i->hasNoSignedWrap()) i->setHasNoUnsignedWrap();
           else i->setHasNoSignedWrap();
           return i;
         });
       }},
      {"remove wrap flag", [](Code& c) {
         auto* b = c.choose<llvm::BinaryOperator>([](llvm::BinaryOperator& o) {
           return isa<llvm::OverflowingBinaryOperator>(o) && (o.hasNoSignedWrap() || o.hasNoUnsignedWrap());
         });
         return c.changed(b, [](Instruction* i) {
           i->setHasNoSignedWrap(false);
           i->setHasNoUnsignedWrap(false);
           return i;
         });
       }},
      // x + C - C, with a promise that the sum does not wrap: near the edge of the type it does.
      {"there and back", [](Code& c) {
         auto* v = c.integerValue();
         if (!v || v->isTerminator() || isa<llvm::PHINode>(v)) return Said();
         const unsigned width = v->getType()->getIntegerBitWidth();
         return c.changed(v, [&](Instruction* i) -> Instruction* {
           const llvm::APInt slack(width, static_cast<uint64_t>(c.r_.pick<int64_t>({0, 1, 40, 100, 1000000})));
           const bool isSigned = !c.r_.oneIn(3);
           const llvm::APInt most = isSigned ? llvm::APInt::getSignedMaxValue(width) : llvm::APInt::getMaxValue(width);
           llvm::Value* by = llvm::ConstantInt::get(i->getType(), most - slack);
           llvm::IRBuilder<> builder(i->getNextNode());
           auto* sum = llvm::BinaryOperator::Create(Instruction::Add, i, by);
           builder.Insert(sum);
           isSigned ? sum->setHasNoSignedWrap() : sum->setHasNoUnsignedWrap();
           auto* back = builder.Insert(llvm::BinaryOperator::Create(Instruction::Sub, sum, by));
           i->replaceUsesWithIf(back, [&](llvm::Use& u) { return u.getUser() != sum; });
           return sum;
         });
       }},
      {"add exact", [](Code& c) {
         auto* b = c.choose<llvm::BinaryOperator>(
             [](llvm::BinaryOperator& o) { return isa<llvm::PossiblyExactOperator>(o) && !o.isExact(); });
         return c.changed(b, [](Instruction* i) {
           i->setIsExact();
           return i;
         });
       }},
      {"disjoint or for a sum", [](Code& c) {
         auto* b = c.choose<llvm::BinaryOperator>([](llvm::BinaryOperator& o) { return o.getOpcode() == Instruction::Add; });
         return c.changed(b, [&](Instruction* i) {
           auto* o = llvm::BinaryOperator::Create(Instruction::Or, i->getOperand(0), i->getOperand(1), "", i->getIterator());
           llvm::cast<llvm::PossiblyDisjointInst>(o)->setIsDisjoint(!c.r_.oneIn(3));
           return replaced(i, o);
         });
       }},
      {"nneg zext for sext", [](Code& c) {
         auto* e = c.choose<llvm::CastInst>([](llvm::CastInst& o) { return o.getOpcode() == Instruction::SExt; });
         return c.changed(e, [&](Instruction* i) {
           auto* z = llvm::CastInst::Create(Instruction::ZExt, i->getOperand(0), i->getType(), "", i->getIterator());
           z->setNonNeg();
           return replaced(i, z);
         });
       }},
      {"samesign", [](Code& c) {
         return c.changed(c.choose<llvm::ICmpInst>([](llvm::ICmpInst& o) { return !o.hasSameSign() && !o.isEquality(); }),
                          [](Instruction* i) {
                            llvm::cast<llvm::ICmpInst>(i)->setSameSign();
                            return i;
                          });
       }},
      {"address flag", [](Code& c) {
         auto* g = c.choose<llvm::GetElementPtrInst>();
         return c.changed(g, [&](Instruction* i) {
           const auto flags =
               c.r_.pick<llvm::GEPNoWrapFlags>({llvm::GEPNoWrapFlags::inBounds(), llvm::GEPNoWrapFlags::noUnsignedWrap(),
                                                llvm::GEPNoWrapFlags::noUnsignedSignedWrap()});
           g->setNoWrapFlags(flags);
           return i;
         });
       }},
      {"fast-math flag", [](Code& c) {
         auto* o = c.choose([](Instruction& i) {
           return isa<llvm::FPMathOperator>(i) && (isa<llvm::BinaryOperator>(i) || isa<llvm::UnaryOperator>(i));
         });
         return c.changed(o, [&](Instruction* i) {
           llvm::FastMathFlags flags;
           switch (c.r_.below(7)) {
             case 0: flags.setNoNaNs(); break;
             case 1: flags.setNoInfs(); break;
             case 2: flags.setNoSignedZeros(); break;
             case 3: flags.setAllowReciprocal(); break;
             case 4: flags.setAllowContract(); break;
             case 5: flags.setAllowReassoc(); break;
             default: flags.setFast(); break;
           }
           i->setFastMathFlags(flags);
           return i;
         });
       }},
      {"!range", [](Code& c) {
         auto* i = c.choose([](Instruction& o) { return o.getType()->isIntegerTy() && isa<llvm::CallInst, llvm::LoadInst>(o); });
         return c.changed(i, [&](Instruction* o) {
           const unsigned width = o->getType()->getIntegerBitWidth();
           const llvm::APInt low(width, c.r_.oneIn(3) ? 1 : 0),
               high(width, static_cast<uint64_t>(c.r_.pick<int64_t>({4, 16, 32, 100, 1000}) % (width < 12 ? 100 : 4096)));
           o->setMetadata(llvm::LLVMContext::MD_range, llvm::MDBuilder(c.context()).createRange(low, high));
           return o;
         });
       }},
      {"range of a result", [](Code& c) {
         auto* i = c.choose<llvm::CallInst>([](llvm::CallInst& o) { return o.getType()->isIntegerTy(); });
         return c.changed(i, [&](Instruction* o) {
           const unsigned width = o->getType()->getIntegerBitWidth();
           auto* call = llvm::cast<llvm::CallInst>(o);
           const llvm::ConstantRange range(llvm::APInt(width, c.r_.oneIn(3) ? 1 : 0),
                                           llvm::APInt(width, static_cast<uint64_t>(c.r_.pick<int64_t>({4, 16, 32, 100}))));
           const llvm::Attribute attribute = llvm::Attribute::get(c.context(), llvm::Attribute::Range, range);
           // LLVM's reader gives the declaration of an intrinsic its own attributes, whatever is written there.
           call->addRetAttr(attribute);
           return o;
         });
       }},
      {"range of a parameter", [](Code& c) {
         std::vector<llvm::Argument*> all;
         for (llvm::Argument& a : c.f_->args())
           if (a.getType()->isIntegerTy()) all.push_back(&a);
         if (all.empty()) return Said();
         llvm::Argument* a = c.r_.pick(all);
         const unsigned width = a->getType()->getIntegerBitWidth();
         const llvm::ConstantRange range(llvm::APInt(width, c.r_.oneIn(2) ? 1 : 0),
                                         llvm::APInt(width, static_cast<uint64_t>(c.r_.pick<int64_t>({5, 64, 1000}))));
         a->addAttr(llvm::Attribute::get(c.context(), llvm::Attribute::Range, range));
         if (c.r_.oneIn(3)) a->addAttr(llvm::Attribute::NoUndef);
         return Said("parameter " + std::to_string(a->getArgNo()) + "  ->  range");
       }},
      {"alignment", [](Code& c) {
         auto* i = c.choose([](Instruction& o) { return isa<llvm::LoadInst, llvm::StoreInst>(o); });
         return c.changed(i, [&](Instruction* o) {
           const uint64_t by = static_cast<uint64_t>(c.r_.pick<int64_t>({2, 4, 8}));
           if (auto* l = dyn_cast<llvm::LoadInst>(o)) l->setAlignment(llvm::Align(l->getAlign().value() * by));
           else llvm::cast<llvm::StoreInst>(o)->setAlignment(llvm::Align(llvm::cast<llvm::StoreInst>(o)->getAlign().value() * by));
           return o;
         });
       }},
      {"!invariant.load", [](Code& c) {
         return c.changed(c.choose<llvm::LoadInst>(), [&](Instruction* o) {
           o->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(c.context(), {}));
           return o;
         });
       }},
      {"assume a condition", [](Code& c) {
         auto* i = c.choose([](Instruction& o) { return o.getType()->isIntegerTy() && !isa<llvm::PHINode>(o); });
         return c.changed(i, [&](Instruction* o) -> Instruction* {
           llvm::IRBuilder<> builder(o->getNextNode());
           llvm::Value* condition = o;
           if (!o->getType()->isIntegerTy(1)) {
             condition = new llvm::ICmpInst(
                 builder.GetInsertPoint(),
                 c.r_.pick<llvm::ICmpInst::Predicate>(
                     {llvm::ICmpInst::ICMP_SLT, llvm::ICmpInst::ICMP_ULT, llvm::ICmpInst::ICMP_NE}),
                 o, llvm::ConstantInt::get(o->getType(), static_cast<uint64_t>(c.r_.pick<int64_t>({0, 3, 16, 100}))));
           }
           builder.CreateAssumption(condition);
           return llvm::cast<Instruction>(condition)->getNextNode();
         });
       }},
      {"assume a bundle", [](Code& c) {
         auto* e = c.choose([](Instruction& o) { return o.getType()->isPointerTy() && !isa<llvm::PHINode>(o); });
         if (!e) return Said();
         std::vector<Instruction*> others;
         for (Instruction& o : *e->getParent())
           if (o.getType()->isPointerTy() && &o != e && o.comesBefore(e)) others.push_back(&o);
         return c.changed(e, [&](Instruction* o) -> Instruction* {
           llvm::IRBuilder<> builder(o->getNextNode());
           std::vector<llvm::Value*> inputs{o};
           std::string tag =
               c.r_.pick<std::string>({"align", "align", "dereferenceable", "nonnull", "noundef", "separate_storage"});
           if (tag == "separate_storage" && others.empty()) tag = "align";
           if (tag == "align") inputs.push_back(builder.getInt64(static_cast<uint64_t>(c.r_.pick<int64_t>({8, 16, 32, 64}))));
           if (tag == "dereferenceable")
             inputs.push_back(builder.getInt64(static_cast<uint64_t>(c.r_.pick<int64_t>({4, 64, 4096}))));
           if (tag == "separate_storage") inputs.push_back(c.r_.pick(others));
           return builder.CreateAssumption(builder.getTrue(), {llvm::OperandBundleDef(tag, inputs)});
         });
       }},
      {"memory attribute", [](Code& c) {
         const auto effects = c.r_.pick<llvm::MemoryEffects>(
             {llvm::MemoryEffects::none(), llvm::MemoryEffects::readOnly(), llvm::MemoryEffects::writeOnly()});
         c.f_->setMemoryEffects(effects);
         return Said("memory(...) of the kernel");
       }},
      {"noreturn", [](Code& c) {
         c.f_->addFnAttr(llvm::Attribute::NoReturn);
         return Said("noreturn of the kernel");
       }},
      {"required block", [](Code& c) {
         const std::string n = std::to_string(c.r_.pick<int64_t>({1, 32, 48, 96, 512}));
         const char* name = c.r_.oneIn(3) ? "nvvm.maxntid" : "nvvm.reqntid";
         if (c.f_->hasFnAttribute(name) && c.f_->getFnAttribute(name).getValueAsString() == n) return Said();
         c.f_->addFnAttr(name, n);
         return Said(std::string(name) + " " + n);
       }},
  };
  return *kTable;
}

}  // namespace

const std::vector<std::string>& codeOperators() {
  static const std::vector<std::string> kAll = [] {
    std::vector<std::string> all;
    for (const bool promise : {false, true})
      for (const auto& [name, apply] : Code::table())
        if (isPromise(name) == promise) all.push_back(name);
    return all;
  }();
  return kAll;
}

bool isPromise(const std::string& name) {
  for (const char* promise :
       {"add wrap flag", "remove wrap flag", "add exact", "disjoint or for a sum", "nneg zext for sext", "samesign", "address flag",
        "fast-math flag", "!range", "there and back", "range of a result", "range of a parameter", "alignment", "!invariant.load",
        "assume a condition", "assume a bundle", "memory attribute", "noreturn", "required block"})
    if (name == promise) return true;
  return false;
}

std::optional<std::string> mutateCode(llvm::Module& module, const std::string& name, Random& random) {
  return Code(module, random).apply(name);
}

}  // namespace cutecheck::kernel_adversary
