#include "oracle/llvm_ir/ir_module.h"

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

namespace cutecheck::oracle {

namespace {

// A number of scalars beyond which a type is not taken apart: [2^20 x i32] is no parameter of ours.
constexpr size_t kMaxLeaves = 4096;

void collect(const llvm::Type& type, std::vector<unsigned>& path, std::vector<IrLeaf>& leaves) {
  unsigned count = 0;
  if (const auto* s = llvm::dyn_cast<llvm::StructType>(&type)) count = s->getNumElements();
  const auto* a = llvm::dyn_cast<llvm::ArrayType>(&type);
  if (a && a->getNumElements() <= kMaxLeaves) count = static_cast<unsigned>(a->getNumElements());
  if (llvm::isa<llvm::StructType>(type) || (a && a->getNumElements() <= kMaxLeaves)) {
    for (unsigned i = 0; i < count && leaves.size() <= kMaxLeaves; ++i) {
      path.push_back(i);
      collect(*type.getContainedType(a ? 0 : i), path, leaves);
      path.pop_back();
    }
    return;
  }
  unsigned width = type.isIntegerTy() && type.getIntegerBitWidth() <= 64 ? type.getIntegerBitWidth() : 0;
  leaves.push_back({path, width, textOf(type)});
}

}  // namespace

struct IrModule::Held {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

IrModule::IrModule(std::unique_ptr<Held> held) : held_(std::move(held)) {}
IrModule::IrModule(IrModule&&) noexcept = default;
IrModule& IrModule::operator=(IrModule&&) noexcept = default;
IrModule::~IrModule() = default;

Expected<IrModule> IrModule::parse(std::string_view text) {
  auto held = std::make_unique<Held>();
  // The default handler prints, and exits on errors.
  held->context.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      llvm::MemoryBuffer::getMemBufferCopy(llvm::StringRef(text.data(), text.size()), "ir");
  held->module = llvm::parseIR(buffer->getMemBufferRef(), error, held->context);
  if (!held->module)
    return makeError(Code::kSyntax, "llvm_c1",
                     "LLVM IR, line " + std::to_string(error.getLineNo()) + ": " + error.getMessage().str());
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(*held->module, &stream)) {
    message = message.substr(0, message.find('\n'));
    return makeError(Code::kBadRequest, "llvm_c2", "LLVM's verifier: " + message);
  }
  return IrModule(std::move(held));
}

const llvm::Function* IrModule::definition(std::string_view name) const {
  const llvm::Function* f = held_->module->getFunction(llvm::StringRef(name.data(), name.size()));
  return f && !f->isDeclaration() ? f : nullptr;
}

std::vector<std::string> IrModule::definitions() const {
  std::vector<std::string> names;
  for (const llvm::Function& f : *held_->module)
    if (!f.isDeclaration()) names.push_back(f.getName().str());
  return names;
}

std::vector<IrLeaf> leavesOf(const llvm::Type& type) {
  std::vector<IrLeaf> leaves;
  std::vector<unsigned> path;
  if (!type.isVoidTy()) collect(type, path, leaves);
  return leaves;
}

std::vector<IrLeaf> parameterLeaves(const llvm::Function& f) {
  std::vector<IrLeaf> leaves;
  for (const llvm::Argument& argument : f.args()) {
    std::vector<unsigned> path{argument.getArgNo()};
    collect(*argument.getType(), path, leaves);
  }
  return leaves;
}

std::vector<IrLeaf> resultLeaves(const llvm::Function& f) { return leavesOf(*f.getReturnType()); }

std::string textOf(const llvm::Value& value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  value.print(stream);
  size_t begin = text.find_first_not_of(" \t\n");
  text = begin == std::string::npos ? "" : text.substr(begin);
  return text.substr(0, text.find('\n'));
}

std::string textOf(const llvm::Type& type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

}  // namespace cutecheck::oracle
