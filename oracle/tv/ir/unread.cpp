// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/unread.h"

#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/TargetParser/Triple.h>

#include <algorithm>
#include <array>
#include <set>

#include "oracle/tv/ir/ir_module.h"
#include "oracle/tv/ir/promises.h"
#include "oracle/tv/ir/shared_memory.h"
#include "oracle/tv/memory/lanes.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;
using A = llvm::Attribute;
using Place = AttributePlace;

bool unread(const PromiseRow* row) {
  return !row || row->reading == Reading::kUnknown;
}

std::string quoted(llvm::StringRef name) { return "\"" + name.str() + "\""; }

bool isNumber(const llvm::Type& type) { return type.isIntegerTy() && type.getIntegerBitWidth() <= 64; }

bool holdsPointer(const llvm::Type& type) {
  if (type.isPtrOrPtrVectorTy()) return true;
  return std::ranges::any_of(type.subtypes(), [](const llvm::Type* t) { return holdsPointer(*t); });
}

// Of one function.
class Walk {
 public:
  explicit Walk(const llvm::Function& f) : f_(f) {}

  std::vector<std::string> run() {
    header();
    const llvm::AttributeList attributes = f_.getAttributes();
    const std::string name = "@" + f_.getName().str();
    for (const A& a : attributes.getFnAttrs()) attribute(a, Place::kFunction, " of " + name);
    for (const A& a : attributes.getRetAttrs()) result(a);
    for (const llvm::Argument& p : f_.args())
      for (const A& a : attributes.getParamAttrs(p.getArgNo())) parameter(a, p);
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode*>, 4> all;
    f_.getAllMetadata(all);
    metadata(all, MetadataPlace::kFunction, " of " + name);
    for (const llvm::Instruction& i : llvm::instructions(f_)) instruction(i);
    return std::move(found_);
  }

 private:
  void add(std::string what) {
    if (said_.insert(what).second) found_.push_back(std::move(what));
  }

  void header() {
    const std::string name = " of @" + f_.getName().str();
    static constexpr std::array kLinkage = {"external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr",
                                            "appending", "internal", "private", "extern_weak", "common"};
    const auto linkage = static_cast<unsigned>(f_.getLinkage());
    if (unread(linkageRow(linkage))) add(std::string("linkage ") + (linkage < kLinkage.size() ? kLinkage[linkage] : "?") + name);
    if (unread(conventionRow(f_.getCallingConv()))) add("calling convention " + std::to_string(f_.getCallingConv()) + name);
    if (f_.getDLLStorageClass() != llvm::GlobalValue::DefaultStorageClass) add("DLL storage class" + name);
    if (f_.hasSection()) add("section " + quoted(f_.getSection()) + name);
    if (f_.hasComdat()) add("comdat" + name);
    if (f_.hasGC()) add("garbage collector " + quoted(f_.getGC()) + name);
    if (f_.hasPersonalityFn()) add("personality" + name);
    if (f_.hasPrefixData()) add("prefix data" + name);
    if (f_.hasPrologueData()) add("prologue data" + name);
    if (f_.hasPartition()) add("partition " + quoted(f_.getPartition()) + name);
    if (f_.hasSanitizerMetadata()) add("sanitizer metadata" + name);
    if (f_.isVarArg()) add("variable arguments" + name);
    if (f_.getAddressSpace() != 0) add("address space " + std::to_string(f_.getAddressSpace()) + name);
  }

  const PromiseRow* rowOf(const A& a, Place place) const {
    if (a.isStringAttribute()) return stringAttributeRow(a.getKindAsString(), a.getValueAsString(), place);
    return attributeRow(a.getKindAsEnum(), place);
  }

  void attribute(const A& a, Place place, const std::string& where) {
    const PromiseRow* row = rowOf(a, place);
    bool known = !unread(row);
    // A barrier, and lanes that exchange values, are what these exclude, or may.
    const bool excludes = a.hasAttribute(A::NoSync) || a.hasAttribute(A::Memory);
    if (known && place == Place::kFunction && excludes)
      known = std::none_of(llvm::inst_begin(f_), llvm::inst_end(f_),
                           [](const llvm::Instruction& i) { return isBarrier(i) || exchangeOf(i); });
    if (known && place == Place::kFunction && a.isStringAttribute() && a.getKindAsString().starts_with("nvvm.") &&
        a.getKindAsString().contains("cluster"))
      known = !readsClusters();
    if (!known) add("attribute " + a.getAsString() + where);
  }

  // The cluster's size is a promise about these registers, which is not read.
  bool readsClusters() const {
    return std::any_of(llvm::inst_begin(f_), llvm::inst_end(f_), [](const llvm::Instruction& i) {
      const auto* call = dyn_cast<llvm::IntrinsicInst>(&i);
      const std::string name = call ? registerName(*call) : std::string();
      return name.find("cluster") != std::string::npos || name.starts_with("nctaid");
    });
  }

  void result(const A& a) {
    const llvm::Type& type = *f_.getReturnType();
    bool modelled = !(a.hasAttribute(A::Range) && !isNumber(type)) && !(a.hasAttribute(A::Alignment) && !type.isPointerTy());
    if (unread(rowOf(a, Place::kResult)) || !modelled) add("attribute " + a.getAsString() + " of the result");
  }

  void parameter(const A& a, const llvm::Argument& p) {
    const llvm::Type& type = *p.getType();
    bool modelled = !unread(rowOf(a, Place::kParameter));
    if (modelled && a.hasAttribute(A::Range)) modelled = isNumber(type);
    if (modelled && a.hasAttribute(A::Alignment)) modelled = type.isPointerTy();
    if (modelled && a.hasAttribute(A::Captures)) modelled = !holdsPointer(*f_.getReturnType());
    if (modelled && a.hasAttribute(A::Returned))
      modelled = f_.getReturnType() == &type && (isNumber(type) || type.isPointerTy());
    if (modelled && a.hasAttribute(A::NoAlias)) modelled = aloneOrUnwritten(p);
    if (!modelled) add("attribute " + a.getAsString() + " of parameter " + std::to_string(p.getArgNo()));
  }

  // Whether what a pointer points into is reached by it alone, or never written.
  bool aloneOrUnwritten(const llvm::Argument& p) const {
    const bool alone = std::ranges::none_of(
        f_.args(), [&](const llvm::Argument& other) { return &other != &p && holdsPointer(*other.getType()); });
    const bool unwritten = std::none_of(llvm::inst_begin(f_), llvm::inst_end(f_), [](const llvm::Instruction& i) {
      return i.mayWriteToMemory() && !isa<llvm::AssumeInst>(i);
    });
    return (alone && !holdsPointer(*f_.getReturnType())) || unwritten;
  }

  template <typename All>
  void metadata(const All& all, MetadataPlace place, const std::string& where) {
    llvm::SmallVector<llvm::StringRef, 64> names;
    f_.getContext().getMDKindNames(names);
    for (const auto& [kind, node] : all) {
      const llvm::StringRef name = kind < names.size() ? names[kind] : "?";
      if (unread(metadataRow(name, place)))
        add("metadata !" + name.str() + where);
      else if (kind == llvm::LLVMContext::MD_loop)
        loop(*node, where);
    }
  }

  // Its operands: itself, places in the source, and properties, each a node that begins with a name.
  void loop(const llvm::MDNode& node, const std::string& where) {
    for (unsigned k = 1; k < node.getNumOperands(); ++k) {
      const llvm::Metadata* operand = node.getOperand(k);
      if (isa<llvm::DILocation>(operand)) continue;
      const auto* property = dyn_cast<llvm::MDNode>(operand);
      const auto* name = property && property->getNumOperands() > 0 ? dyn_cast<llvm::MDString>(property->getOperand(0)) : nullptr;
      if (!name || unread(loopPropertyRow(name->getString())))
        add("loop property " + (name ? quoted(name->getString()) : std::string("without a name")) + where);
    }
  }

  static MetadataPlace placeOf(const llvm::Instruction& i) {
    if (isa<llvm::CallBase>(i)) return MetadataPlace::kCall;
    if (isa<llvm::LoadInst, llvm::StoreInst>(i)) return MetadataPlace::kAccess;
    return i.isTerminator() ? MetadataPlace::kBranch : MetadataPlace::kOther;
  }

  void instruction(const llvm::Instruction& i) {
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode*>, 4> all;
    i.getAllMetadata(all);
    if (!all.empty()) metadata(all, placeOf(i), " in " + textOf(i));
    if (const auto* slot = dyn_cast<llvm::AllocaInst>(&i)) {
      if (slot->isUsedWithInAlloca()) add("flag inalloca in " + textOf(i));
      if (slot->isSwiftError()) add("flag swifterror in " + textOf(i));
      const unsigned space = slot->getAddressSpace();  // PTX has private memory in `local` alone
      if (space != 0 && space != 5) add("address space " + std::to_string(space) + " of the slot in " + textOf(i));
    }
    if (const auto* c = dyn_cast<llvm::CallBase>(&i)) call(*c);
  }

  // Whether LLVM says it of the intrinsic itself.
  static bool isOfIntrinsic(const A& a, const llvm::CallBase& c) {
    const auto* intrinsic = dyn_cast<llvm::IntrinsicInst>(&c);
    if (!intrinsic) return false;
    const llvm::Function& callee = *intrinsic->getCalledFunction();
    if (!a.hasAttribute(A::Memory)) return callee.hasFnAttribute(a.getKindAsEnum());
    return (callee.getMemoryEffects() & a.getMemoryEffects()) == callee.getMemoryEffects();
  }

  void call(const llvm::CallBase& c) {
    const std::string in = " in " + textOf(c);
    const llvm::AttributeList attributes = c.getAttributes();
    for (const A& a : attributes.getFnAttrs()) {
      const bool held = a.isStringAttribute() || !needsIntrinsic(a) || isOfIntrinsic(a, c);
      if (unread(rowOf(a, Place::kCall)) || !held) add("attribute " + a.getAsString() + " of the call" + in);
    }
    for (const A& a : attributes.getRetAttrs())
      if (unread(rowOf(a, Place::kCallResult)) || (a.hasAttribute(A::Range) && !isNumber(*c.getType())))
        add("attribute " + a.getAsString() + " of the result" + in);
    for (unsigned k = 0; k < c.arg_size(); ++k)
      for (const A& a : attributes.getParamAttrs(k))
        if (unread(rowOf(a, Place::kCallArgument)) ||
            (a.hasAttribute(A::Range) && !isNumber(*c.getArgOperand(k)->getType())))
          add("attribute " + a.getAsString() + " of argument " + std::to_string(k) + in);
    for (unsigned k = 0; k < c.getNumOperandBundles(); ++k) bundle(c.getOperandBundleAt(k), isa<llvm::AssumeInst>(c), in);
    if (c.getCallingConv() != llvm::CallingConv::C) add("calling convention " + std::to_string(c.getCallingConv()) + in);
    if (c.isMustTailCall()) add("flag musttail" + in);
    const llvm::MDNode* range = c.getMetadata(llvm::LLVMContext::MD_range);
    if (range && !isNumber(*c.getType())) add("metadata !range" + in);
    if (range && range->getNumOperands() > 2) add("metadata !range of several pieces" + in);
  }

  // The rows of calls that say "held against what LLVM says of the intrinsic".
  static bool needsIntrinsic(const A& a) {
    switch (a.getKindAsEnum()) {
      case A::NoCallback:
      case A::NoFree:
      case A::NoSync:
      case A::NoUnwind:
      case A::Speculatable:
      case A::WillReturn:
      case A::Memory: return true;
      default: return false;
    }
  }

  void bundle(const llvm::OperandBundleUse& b, bool assume, const std::string& in) {
    const bool unreadAlign = assume && b.getTagName() == "align" && !readsAlign(b);
    if (unreadAlign || unread(bundleRow(b.getTagName(), assume))) add("operand bundle " + quoted(b.getTagName()) + in);
  }

  const llvm::Function& f_;
  std::vector<std::string> found_;
  std::set<std::string> said_;
};

bool knownLayout(const llvm::Module& m) {
  const std::string& layout = m.getDataLayoutStr();
  if (layout == "e-i64:64-i128:128-v16:16-v32:32-n16:32:64") return true;
  return std::ranges::any_of(std::array{"nvptx64-nvidia-cuda", "x86_64-unknown-linux-gnu"},
                             [&](const char* triple) { return layout == llvm::Triple(triple).computeDataLayout(); });
}

bool knownTriple(const llvm::Triple& t) {
  if (t.str().empty() || t.getArch() == llvm::Triple::nvptx64) return true;
  return t.getArch() == llvm::Triple::x86_64 && t.getOS() == llvm::Triple::Linux;
}

void global(const llvm::GlobalVariable& g, std::vector<std::string>& found) {
  const std::string name = " of @" + g.getName().str();
  const bool keeps = g.getName() == "llvm.used" || g.getName() == "llvm.compiler.used";
  if (g.getName().starts_with("llvm.") && !keeps) found.push_back("global @" + g.getName().str());
  if (g.isConstant() && g.getAddressSpace() == 3) found.push_back("constant" + name);  // nobody may store to it
  if (g.isThreadLocal()) found.push_back("thread-local storage" + name);
  if (g.hasSection() && !keeps) found.push_back("section " + quoted(g.getSection()) + name);
  if (g.hasComdat()) found.push_back("comdat" + name);
  if (g.hasPartition()) found.push_back("partition" + name);
  if (g.hasSanitizerMetadata()) found.push_back("sanitizer metadata" + name);
  if (g.getDLLStorageClass() != llvm::GlobalValue::DefaultStorageClass) found.push_back("DLL storage class" + name);
  for (const A& a : g.getAttributes()) found.push_back("attribute " + a.getAsString() + name);
  llvm::SmallVector<llvm::StringRef, 64> names;
  g.getContext().getMDKindNames(names);
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode*>, 4> all;
  g.getAllMetadata(all);
  for (const auto& [kind, node] : all)
    if (kind >= names.size() || unread(metadataRow(names[kind], MetadataPlace::kGlobal)))
      found.push_back("metadata !" + (kind < names.size() ? names[kind].str() : "?") + name);
}

// Its product where `whole`, else the size in a direction: 1 where it is not written.
std::optional<uint64_t> blockSize(const llvm::Function& f, const char* attribute, unsigned direction, bool whole) {
  if (!f.hasFnAttribute(attribute)) return std::nullopt;
  llvm::StringRef rest = f.getFnAttribute(attribute).getValueAsString();
  uint64_t product = 1;
  for (unsigned k = 0; k < 3; ++k) {
    auto [head, tail] = rest.split(',');
    uint64_t size = 1;
    if (!head.trim().empty() && head.trim().getAsInteger(10, size)) return std::nullopt;
    if (k == direction && !whole) return size;
    product *= size;
    rest = tail;
  }
  return product;
}

}  // namespace

std::vector<std::string> unreadPromises(const llvm::Module& m) {
  std::vector<std::string> found;
  if (!knownLayout(m)) found.push_back("data layout " + quoted(m.getDataLayoutStr()));
  if (!knownTriple(m.getTargetTriple())) found.push_back("target triple " + quoted(m.getTargetTriple().str()));
  if (!m.getModuleInlineAsm().empty()) found.emplace_back("module-level inline assembly");
  for (const llvm::GlobalAlias& g : m.aliases()) found.push_back("alias @" + g.getName().str());
  for (const llvm::GlobalIFunc& g : m.ifuncs()) found.push_back("ifunc @" + g.getName().str());
  for (const llvm::GlobalVariable& g : m.globals()) global(g, found);
  for (const llvm::NamedMDNode& n : m.named_metadata())
    if (unread(namedMetadataRow(n.getName())) && n.getNumOperands() > 0) found.push_back("named metadata !" + n.getName().str());
  llvm::SmallVector<llvm::Module::ModuleFlagEntry, 8> flags;
  m.getModuleFlagsMetadata(flags);
  for (const auto& flag : flags) {
    const auto* value = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(flag.Val);
    const bool off = flag.Key->getString() == "nvvm-reflect-ftz" && value && value->isZero();
    if (!off && unread(moduleFlagRow(flag.Key->getString()))) found.push_back("module flag " + quoted(flag.Key->getString()));
  }
  return found;
}

std::vector<std::string> unreadPromises(const llvm::Function& f) { return Walk(f).run(); }

bool readsAlign(const llvm::OperandBundleUse& b) {
  const auto fits = [](const llvm::Use& n) { return isa<llvm::ConstantInt>(n) && isNumber(*n->getType()); };
  return b.Inputs.size() >= 2 && b.Inputs.size() <= 3 && b.Inputs[0]->getType()->isPointerTy() &&
         std::ranges::all_of(b.Inputs.drop_front(), fits) && llvm::cast<llvm::ConstantInt>(b.Inputs[1])->getValue().isPowerOf2();
}

std::string forbiddenAccess(const llvm::Function& f, const std::vector<unsigned>& path, bool store) {
  const auto excluded = [&](llvm::ModRefInfo allowed) { return store ? !isModSet(allowed) : !isRefSet(allowed); };
  const llvm::MemoryEffects effects = f.getMemoryEffects();
  // Of no parameter: a variable of the module.
  if (path.empty())
    return excluded(effects.getModRef(llvm::IRMemLocation::Other)) ? "memory(...) of @" + f.getName().str()
                                                                   : std::string();
  // A pointer within a struct is hardly "an argument": both kinds of memory must be allowed.
  if (excluded(effects.getModRef(llvm::IRMemLocation::ArgMem)) ||
      (path.size() > 1 && excluded(effects.getModRef(llvm::IRMemLocation::Other))))
    return f.getFnAttribute(A::Memory).getAsString() + " of @" + f.getName().str();
  if (path.size() != 1) return {};
  for (const A::AttrKind kind : {A::ReadNone, store ? A::ReadOnly : A::WriteOnly})
    if (f.hasParamAttribute(path[0], kind))
      return A::getNameFromAttrKind(kind).str() + " of parameter " + std::to_string(path[0]);
  return {};
}

std::optional<llvm::ConstantRange> launchRange(const llvm::Function& f, const std::string& name) {
  const bool thread = name.starts_with("tid."), block = name.starts_with("ntid.");
  if ((!thread && !block) || name.back() < 'x' || name.back() > 'z') return std::nullopt;
  const auto direction = static_cast<unsigned>(name.back() - 'x');
  llvm::ConstantRange range = llvm::ConstantRange::getFull(32);
  const auto bound = [&](uint64_t low, uint64_t end) {
    range = range.intersectWith(llvm::ConstantRange(llvm::APInt(32, low), llvm::APInt(32, end)));
  };
  if (const auto size = blockSize(f, "nvvm.reqntid", direction, false); size && *size < (1u << 31))
    bound(thread ? 0 : *size, thread ? *size : *size + 1);
  if (const auto most = blockSize(f, "nvvm.maxntid", direction, true); most && *most < (1u << 31))
    bound(thread ? 0 : 1, thread ? *most : *most + 1);
  return range.isFullSet() ? std::nullopt : std::optional(range);
}

}  // namespace cutecheck::oracle
