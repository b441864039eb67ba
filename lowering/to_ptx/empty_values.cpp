// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/empty_values.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

namespace cutecheck::ptx {
namespace {

bool isEmpty(llvm::Type* type) {
  if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type))
    return !structure->isOpaque() && llvm::all_of(structure->elements(), isEmpty);
  const auto* array = llvm::dyn_cast<llvm::ArrayType>(type);
  return array && (array->getNumElements() == 0 || isEmpty(array->getElementType()));
}

// What is left of a function's type.
struct Signature {
  llvm::FunctionType* type;
  llvm::SmallVector<unsigned> kept;  // parameters, as they are numbered
  bool emptyResult;

  // The attributes of what is left.
  llvm::AttributeList attributes(llvm::LLVMContext& context, const llvm::AttributeList& all) const {
    llvm::SmallVector<llvm::AttributeSet> parameters;
    for (const unsigned i : kept) parameters.push_back(all.getParamAttrs(i));
    return llvm::AttributeList::get(context, all.getFnAttrs(),
                                    emptyResult ? llvm::AttributeSet() : all.getRetAttrs(), parameters);
  }
};

Signature without(const llvm::FunctionType& type) {
  Signature result{nullptr, {}, isEmpty(type.getReturnType())};
  llvm::SmallVector<llvm::Type*> parameters;
  for (const auto& [i, parameter] : llvm::enumerate(type.params())) {
    if (isEmpty(parameter)) continue;
    result.kept.push_back(static_cast<unsigned>(i));
    parameters.push_back(parameter);
  }
  llvm::Type* const answer =
      result.emptyResult ? llvm::Type::getVoidTy(type.getContext()) : type.getReturnType();
  result.type = llvm::FunctionType::get(answer, parameters, type.isVarArg());
  return result;
}

// Whether it is only called, by its own type.
bool isOnlyCalled(const llvm::Function& function) {
  return llvm::all_of(function.uses(), [&](const llvm::Use& use) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(use.getUser());
    return call && call->isCallee(&use) && call->getFunctionType() == function.getFunctionType();
  });
}

void replaceCall(llvm::CallInst& call, llvm::Function& by, const Signature& signature) {
  llvm::SmallVector<llvm::Value*> arguments;
  for (const unsigned i : signature.kept) arguments.push_back(call.getArgOperand(i));
  for (unsigned i = call.getFunctionType()->getNumParams(); i < call.arg_size(); ++i)
    arguments.push_back(call.getArgOperand(i));
  llvm::SmallVector<llvm::OperandBundleDef> bundles;
  call.getOperandBundlesAsDefs(bundles);
  llvm::CallInst* const made =
      llvm::CallInst::Create(signature.type, &by, arguments, bundles, "", call.getIterator());
  made->setCallingConv(call.getCallingConv());
  made->setTailCallKind(call.getTailCallKind());
  made->setAttributes(signature.attributes(call.getContext(), call.getAttributes()));
  made->copyMetadata(call);
  if (signature.emptyResult) {
    call.replaceAllUsesWith(llvm::PoisonValue::get(call.getType()));
  } else {
    made->takeName(&call);
    call.replaceAllUsesWith(made);
  }
  call.eraseFromParent();
}

// The body goes over, and reads nothing of what is gone.
void moveBody(llvm::Function& from, llvm::Function& to, const Signature& signature) {
  to.splice(to.begin(), &from);
  for (llvm::Argument& old : from.args())
    if (isEmpty(old.getType())) old.replaceAllUsesWith(llvm::PoisonValue::get(old.getType()));
  for (const auto& [i, parameter] : llvm::enumerate(to.args())) {
    llvm::Argument& old = *from.getArg(signature.kept[i]);
    old.replaceAllUsesWith(&parameter);
    parameter.takeName(&old);
  }
  if (!signature.emptyResult) return;
  for (llvm::BasicBlock& block : to) {
    auto* const ret = llvm::dyn_cast_or_null<llvm::ReturnInst>(block.getTerminator());
    if (!ret) continue;
    llvm::ReturnInst::Create(to.getContext(), nullptr, ret->getIterator());
    ret->eraseFromParent();
  }
}

}  // namespace

void dropEmptyValues(llvm::Module& module) {
  for (llvm::Function& function : llvm::make_early_inc_range(module)) {
    const Signature signature = without(*function.getFunctionType());
    if (signature.type == function.getFunctionType() || function.isIntrinsic() || !isOnlyCalled(function))
      continue;
    auto* const made =
        llvm::Function::Create(signature.type, function.getLinkage(), function.getAddressSpace());
    module.getFunctionList().insert(function.getIterator(), made);
    made->copyAttributesFrom(&function);
    made->setAttributes(signature.attributes(module.getContext(), function.getAttributes()));
    made->setComdat(function.getComdat());
    made->takeName(&function);
    made->copyMetadata(&function, 0);
    moveBody(function, *made, signature);
    for (llvm::User* user : llvm::make_early_inc_range(function.users()))
      replaceCall(*llvm::cast<llvm::CallInst>(user), *made, signature);
    // What metadata says of the function it says of this one.
    function.replaceAllUsesWith(made);
    function.eraseFromParent();
  }
}

}  // namespace cutecheck::ptx
