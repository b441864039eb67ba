// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/ir_module.h"

#include <llvm/AsmParser/AsmParserContext.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

#include <algorithm>

#include "oracle/tv/ir/unread.h"

namespace cutecheck::oracle {

namespace {

// A number of scalars beyond which a type is not taken apart: [2^20 x i32] is no parameter of ours.
constexpr size_t kMaxLeaves = 4096;

void collect(const llvm::Type& type, std::vector<unsigned>& path, std::vector<IrLeaf>& leaves) {
  if (type.isAggregateType() && !isTooLarge(type)) {
    const auto* s = llvm::dyn_cast<llvm::StructType>(&type);
    const auto count = static_cast<unsigned>(s ? s->getNumElements() : type.getArrayNumElements());
    for (unsigned i = 0; i < count; ++i) {
      path.push_back(i);
      collect(*type.getContainedType(s ? i : 0), path, leaves);
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
  std::vector<std::string> unread;
};

IrModule::IrModule(std::unique_ptr<Held> held) : held_(std::move(held)) {}
IrModule::IrModule(IrModule&&) noexcept = default;
IrModule& IrModule::operator=(IrModule&&) noexcept = default;
IrModule::~IrModule() = default;

namespace {

// LLVM's reader descends once for every bracket, and so would the stack.
constexpr int kMaxNesting = 512;

// The line on which brackets are nested too deeply; 0 where none is.
size_t tooDeep(std::string_view text) {
  int depth = 0;
  size_t line = 1;
  bool string = false, comment = false;
  for (const char c : text) {
    line += c == '\n' ? 1 : 0;
    if (c == '\n') comment = false;
    if (comment) continue;
    if (c == '"') string = !string;
    if (string) continue;
    if (c == ';') comment = true;
    if (c == '{' || c == '[' || c == '(' || c == '<') ++depth;
    if (c == '}' || c == ']' || c == ')' || c == '>') depth = std::max(depth - 1, 0);
    if (depth > kMaxNesting) return line;
  }
  return 0;
}

// Where a module has the flag "Debug Info Version", LLVM's reader verifies it to see whether its debug information can
// be upgraded, and aborts the process where it is broken. Nothing here needs debug information.
void keepDebugInfo() {
  static const bool once = [] {
    const auto& options = llvm::cl::getRegisteredOptions();
    const auto at = options.find("disable-auto-upgrade-debug-info");
    if (at != options.end()) at->second->addOccurrence(0, at->first, "true");
    return true;
  }();
  (void)once;
}

// Leaves out debug information, before LLVM's verifier meets it: broken debug information can end the process there.
void leaveOutDebugInfo(llvm::Module& m) {
  for (llvm::Function& f : m) {
    f.eraseMetadata(llvm::LLVMContext::MD_dbg);
    for (llvm::BasicBlock& block : f)
      for (llvm::Instruction& i : llvm::make_early_inc_range(block)) {
        i.setDebugLoc(llvm::DebugLoc());
        i.eraseMetadataIf([](unsigned kind, llvm::MDNode*) { return kind == llvm::LLVMContext::MD_DIAssignID; });
        i.dropDbgRecords();
        if (llvm::isa<llvm::DbgInfoIntrinsic>(i)) i.eraseFromParent();
      }
  }
  for (llvm::GlobalVariable& g : m.globals()) g.eraseMetadata(llvm::LLVMContext::MD_dbg);
  if (llvm::NamedMDNode* units = m.getNamedMetadata("llvm.dbg.cu")) units->eraseFromParent();
}

// Of a text that states no layout: that of its target, as llc reads it; without a target too, that of nvptx64.
std::optional<std::string> layoutOf(llvm::StringRef triple, llvm::StringRef stated) {
  const llvm::Triple target(triple.empty() ? "nvptx64-nvidia-cuda" : triple.str());
  if (!stated.empty() || (!target.isNVPTX() && !target.isX86())) return std::nullopt;
  return target.computeDataLayout();
}

// " (@f, line 3)": of the instruction that the verifier's message prints, or of the function it rejects.
std::string placeOf(const llvm::Module& m, const std::string& message, const llvm::AsmParserContext& places) {
  for (const llvm::Function& f : m) {
    if (f.isDeclaration() || !llvm::verifyFunction(f)) continue;
    std::optional<llvm::FileLocRange> at = places.getFunctionLocation(&f);
    for (size_t begin = message.find('\n'); begin != std::string::npos; begin = message.find('\n', begin + 1)) {
      const size_t text = message.find_first_not_of(" \n", begin);
      if (text == std::string::npos) break;
      const std::string printed = message.substr(text, message.find('\n', text) - text);
      const auto match = std::find_if(llvm::inst_begin(f), llvm::inst_end(f),
                                      [&](const llvm::Instruction& i) { return textOf(i) == printed; });
      if (match == llvm::inst_end(f)) continue;
      if (auto found = places.getInstructionLocation(&*match)) at = found;
      break;
    }
    return " (@" + f.getName().str() + (at ? ", line " + std::to_string(at->Start.Line + 1) : "") + ")";
  }
  return {};
}

}  // namespace

Expected<IrModule> IrModule::parse(std::string_view text) {
  if (text.starts_with("BC\xC0\xDE") || text.starts_with("\xDE\xC0\x17\x0B"))
    return makeError(Code::kSyntax, "llvm_c1", "LLVM IR, line 1: bitcode; write it as text with llvm-dis");
  if (const size_t line = tooDeep(text))
    return makeError(Code::kSyntax, "llvm_c1",
                     "LLVM IR, line " + std::to_string(line) + ": more than " + std::to_string(kMaxNesting) + " nested brackets");
  keepDebugInfo();
  auto held = std::make_unique<Held>();
  // The default handler prints, and exits on errors.
  held->context.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
  llvm::SMDiagnostic error;
  llvm::AsmParserContext places;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      llvm::MemoryBuffer::getMemBufferCopy(llvm::StringRef(text.data(), text.size()), "ir");
  held->module = llvm::parseAssembly(
      buffer->getMemBufferRef(), error, held->context, nullptr,
      [](llvm::StringRef triple, llvm::StringRef layout) { return layoutOf(triple, layout); }, &places);
  if (!held->module)
    return makeError(Code::kSyntax, "llvm_c1",
                     "LLVM IR, line " + std::to_string(std::max(error.getLineNo(), 1)) + ": " + error.getMessage().str());
  leaveOutDebugInfo(*held->module);
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(*held->module, &stream))
    return makeError(Code::kBadRequest, "llvm_c2",
                     "LLVM's verifier: " + message.substr(0, message.find('\n')) + placeOf(*held->module, message, places));
  held->unread = unreadPromises(*held->module);
  return IrModule(std::move(held));
}

const std::vector<std::string>& IrModule::unread() const { return held_->unread; }

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

namespace {

// Saturates just above kMaxLeaves.
uint64_t scalarsOf(const llvm::Type& type) {
  uint64_t count = 1, each = 1;
  if (const auto* s = llvm::dyn_cast<llvm::StructType>(&type)) {
    count = 0;
    for (const llvm::Type* t : s->elements()) count = std::min<uint64_t>(count + scalarsOf(*t), kMaxLeaves + 1);
    count = std::max<uint64_t>(count, 1);
  } else if (const auto* a = llvm::dyn_cast<llvm::ArrayType>(&type)) {
    count = std::min<uint64_t>(a->getNumElements(), kMaxLeaves + 1);
    each = scalarsOf(*a->getElementType());
  } else if (const auto* v = llvm::dyn_cast<llvm::VectorType>(&type)) {
    count = v->getElementCount().isScalable() ? kMaxLeaves + 1
                                              : std::min<uint64_t>(v->getElementCount().getFixedValue(), kMaxLeaves + 1);
  }
  if (type.getScalarType()->isIntegerTy() && type.getScalarSizeInBits() > 128) return kMaxLeaves + 1;
  return std::min<uint64_t>(count * each, kMaxLeaves + 1);
}

}  // namespace

bool isTooLarge(const llvm::Type& type) { return scalarsOf(type) > kMaxLeaves; }

const llvm::FunctionType* functionTypeOf(const std::string& text, const llvm::Module& module) {
  llvm::SMDiagnostic error;
  return tooDeep(text) ? nullptr
                       : llvm::dyn_cast_or_null<llvm::FunctionType>(llvm::parseType(text, error, module));
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
