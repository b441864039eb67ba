// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every attribute kind, kind of metadata, bundle tag, linkage, calling convention and flag that LLVM's own tables
// know has a row, at every position where it may stand; and planted there into code that is Proved, it gives the verdict
// that the row says.
#include "oracle/tv/ir/promises.h"

#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/CallingConv.h>
#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/ConstantRangeList.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <functional>
#include <iostream>
#include <map>

#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

using A = llvm::Attribute;

// A kernel and a function that are Proved as they stand, with every kind of instruction that is read.
constexpr const char* kModule = R"(define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = alloca float, align 4
  %d = icmp slt i32 %t, %n
  br i1 %d, label %in, label %out
in:
  %i = sext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  store float %x, ptr %s, align 4
  %y = fadd float %x, %x
  store float %y, ptr addrspace(1) %q, align 4
  br label %out
out:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
)";
constexpr const char* kMeaning = R"(meaning 1
kernel @k
  param 0 ptr a align 4
  param 1 ptr b align 4
  param 2 i32 n
  register tid.x i32 t
  premise t >= 0, t < 8, n >= 1, n < 8
  load l f32 a[t] when t < n
  store f32 b[t] = fadd(l, l) when t < n
end
)";
constexpr const char* kFunction = R"(define i8 @f(i8 %x) {
  %y = call i8 @llvm.smax.i8(i8 %x, i8 0)
  %c = icmp slt i8 %y, 100
  call void @llvm.assume(i1 %c)
  ret i8 %y
}
declare i8 @llvm.smax.i8(i8, i8)
declare void @llvm.assume(i1)
)";
constexpr const char* kFunctionMeaning = R"(meaning 1
function @f
  param 0 i8 x
  premise x >= 0, x < 100
  result 0 i8 == x
end
)";

// What became of a planted module.
enum class Became { kRefusedByLlvm, kProved, kRefuted, kNamed, kUnnamed };

class Planted {
 public:
  explicit Planted(bool kernel) : kernel_(kernel) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(kernel ? kModule : kFunction, error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
  }
  llvm::Function& f() { return *module->getFunction(kernel_ ? "k" : "f"); }
  template <typename T>
  T& first() {
    for (llvm::Instruction& i : llvm::instructions(f()))
      if (auto* found = llvm::dyn_cast<T>(&i)) return *found;
    ADD_FAILURE() << "no such instruction";
    std::abort();
  }

  // Validated as text. `name` must be named where the verdict is Unknown.
  Became become(const std::string& name) {
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    ValidationOptions options;
    options.samples = 200;
    Expected<ValidationReport> report = validate(text, kernel_ ? kMeaning : kFunctionMeaning, options);
    if (!report.ok()) {
      last = report.error().str();
      EXPECT_TRUE(report.error().rule.starts_with("llvm_c")) << last;
      return Became::kRefusedByLlvm;
    }
    last = toString(*report);
    if (report->verdict == Verdict::kProved) return Became::kProved;
    if (report->verdict == Verdict::kRefuted) return Became::kRefuted;
    for (const std::string& missing : report->functions[0].answer.missing)
      if (missing.find(name) != std::string::npos) return Became::kNamed;
    return Became::kUnnamed;
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  std::string last;

 private:
  bool kernel_;
};

// Counts what became of each, and fails where that is not what the row says.
class Tally {
 public:
  void judge(const PromiseRow* row, Became became, const std::string& what, const std::string& report) {
    ++all;
    if (became == Became::kRefusedByLlvm) {
      ++refused;
      reasons[report.substr(0, 60)] += 1;
      return;
    }
    ASSERT_TRUE(row) << what << " has no row";
    ++judged;
    EXPECT_NE(row->why, std::string()) << what;
    const bool named = became == Became::kNamed;
    if (row->reading == Reading::kUnknown)
      EXPECT_TRUE(named || became == Became::kRefuted) << what << "\n" << report;
    else if (row->reading == Reading::kHarmless)
      EXPECT_TRUE(became == Became::kProved) << what << "\n" << report;
    else  // as it is planted, a modelled promise is kept, broken, or of a form that is not read
      EXPECT_TRUE(became != Became::kUnnamed) << what << "\n" << report;
    ++(named ? unknown : became == Became::kProved ? proved : broken);
  }
  void print(const char* title) const {
    std::cout << title << ": " << all << " planted, " << refused << " refused by LLVM's reader and verifier, "
              << unknown << " named, " << proved << " proved, " << broken << " refuted\n";
    for (const auto& [reason, count] : reasons) std::cout << "  " << count << " " << reason << "\n";
  }
  std::map<std::string, size_t> reasons;  // LLVM's
  size_t all = 0, refused = 0, judged = 0, unknown = 0, proved = 0, broken = 0;
};

A attributeOf(llvm::LLVMContext& context, A::AttrKind kind, llvm::Type* type) {
  if (A::isEnumAttrKind(kind)) return A::get(context, kind);
  if (A::isTypeAttrKind(kind)) return A::get(context, kind, type);
  if (A::isConstantRangeAttrKind(kind)) {
    const unsigned width = type->isIntegerTy() ? type->getIntegerBitWidth() : 8;
    return A::get(context, kind, llvm::ConstantRange(llvm::APInt(width, 0), llvm::APInt(width, 100)));
  }
  if (A::isConstantRangeListAttrKind(kind)) {
    const llvm::ConstantRange range(llvm::APInt(64, 0), llvm::APInt(64, 4));
    return A::get(context, kind, llvm::ArrayRef<llvm::ConstantRange>(range));
  }
  switch (kind) {
    case A::Memory: return A::getWithMemoryEffects(context, llvm::MemoryEffects::argMemOnly());
    case A::UWTable: return A::getWithUWTableKind(context, llvm::UWTableKind::Async);
    case A::AllocSize: return A::getWithAllocSizeArgs(context, 0, std::nullopt);
    case A::VScaleRange: return A::getWithVScaleRangeArgs(context, 1, 2);
    case A::Captures: return A::getWithCaptureInfo(context, llvm::CaptureInfo::none());
    default: return A::get(context, kind, 4);
  }
}

struct Position {
  AttributePlace place;
  bool (*may)(A::AttrKind);
};
constexpr Position kPositions[] = {
    {AttributePlace::kFunction, A::canUseAsFnAttr},     {AttributePlace::kResult, A::canUseAsRetAttr},
    {AttributePlace::kParameter, A::canUseAsParamAttr}, {AttributePlace::kCall, A::canUseAsFnAttr},
    {AttributePlace::kCallResult, A::canUseAsRetAttr},  {AttributePlace::kCallArgument, A::canUseAsParamAttr},
};

// At the pointer (number 0) or the number (number 2) of the kernel, at the number of the function.
void plant(Planted& p, const A& a, AttributePlace place, unsigned number) {
  switch (place) {
    case AttributePlace::kFunction: return p.f().addFnAttr(a);
    case AttributePlace::kResult: return p.f().addRetAttr(a);
    case AttributePlace::kParameter: return p.f().addParamAttr(number, a);
    case AttributePlace::kCall: return p.first<llvm::CallInst>().addFnAttr(a);
    case AttributePlace::kCallResult: return p.first<llvm::CallInst>().addRetAttr(a);
    case AttributePlace::kCallArgument: return p.first<llvm::CallInst>().addParamAttr(0, a);
  }
}

TEST(Promises, ThePairsAreProvedAsTheyStand) {
  for (const bool kernel : {false, true}) {
    Planted p(kernel);
    EXPECT_EQ(p.become(""), Became::kProved) << p.last;
  }
}

TEST(Promises, EveryAttributeKindIsReadAsItsRowSays) {
  Tally tally;
  for (unsigned k = A::None + 1; k < A::EndAttrKinds; ++k) {
    const auto kind = static_cast<A::AttrKind>(k);
    for (const Position& at : kPositions) {
      if (!at.may(kind)) continue;
      const std::string what = A::getNameFromAttrKind(kind).str() + " of " + std::string(placeName(at.place));
      EXPECT_TRUE(attributeRow(k, at.place)) << what << " has no row";
      // On a number of the function, on a pointer and on a number of the kernel.
      for (const auto& [kernel, number] : {std::pair{false, 0u}, {true, 0u}, {true, 2u}}) {
        Planted p(kernel);
        llvm::Type* type = llvm::Type::getInt8Ty(p.context);
        if (kernel && number == 2) type = llvm::Type::getInt32Ty(p.context);
        const bool call = at.place == AttributePlace::kCallResult;
        if (kernel && call) type = llvm::Type::getInt32Ty(p.context);
        if (kernel && at.place == AttributePlace::kCallArgument) continue;  // it has none
        plant(p, attributeOf(p.context, kind, type), at.place, number);
        tally.judge(attributeRow(k, at.place), p.become(A::getNameFromAttrKind(kind).str()), what, p.last);
      }
    }
  }
  tally.print("attributes");
  EXPECT_GE(tally.judged, 300u);
  EXPECT_GE(tally.unknown, 100u);
  EXPECT_GE(tally.proved, 100u);
}

TEST(Promises, AStringAttributeIsUnknownUnlessListed) {
  Tally tally;
  for (const Position& at : kPositions)
    for (const bool kernel : {false, true}) {
      if (kernel && at.place == AttributePlace::kCallArgument) continue;
      for (const auto& [name, value] : {std::pair<std::string, std::string>{"cutecheck-unknown", ""},
                                       {"cutecheck-unknown", "true"},
                                       {"unsafe-fp-math", "true"},
                                       {"unsafe-fp-math", "false"},
                                       {"no-nans-fp-math", "true"},
                                       {"no-infs-fp-math", "true"},
                                       {"no-signed-zeros-fp-math", "true"},
                                       {"nvptx-f32ftz", "true"},
                                       {"denormal-fp-math", "preserve-sign,preserve-sign"},
                                       {"denormal-fp-math-f32", "positive-zero,positive-zero"},
                                       {"target-features", "+ptx80,+cutecheck-unknown"},
                                       {"target-features", "+ptx80,+sm_90"},
                                       {"target-cpu", "cutecheck-unknown"},
                                       {"nvvm.grid_constant", ""},
                                       {"nvvm.blocksareclusters", ""},
                                       {"frame-pointer", "all"}}) {
        Planted p(kernel);
        plant(p, A::get(p.context, name, value), at.place, 0);
        const PromiseRow* row = stringAttributeRow(name, value, at.place);
        static constexpr PromiseRow kNone{Reading::kUnknown, "none"};
        tally.judge(row ? row : &kNone, p.become(name), name + " of " + std::string(placeName(at.place)), p.last);
      }
    }
  tally.print("string attributes");
  EXPECT_GE(tally.unknown, 120u);
  EXPECT_GE(tally.proved, 3u);
}

// A node that LLVM's verifier takes for a kind of metadata, where one is known.
llvm::MDNode* nodeOf(llvm::LLVMContext& c, unsigned kind, unsigned width) {
  const auto number = [&](unsigned w, uint64_t v) {
    return llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::IntegerType::get(c, w), v));
  };
  switch (kind) {
    case llvm::LLVMContext::MD_range: return llvm::MDNode::get(c, {number(width, 0), number(width, 100)});
    case llvm::LLVMContext::MD_fpmath:
      return llvm::MDNode::get(c, llvm::ConstantAsMetadata::get(llvm::ConstantFP::get(llvm::Type::getFloatTy(c), 2.5)));
    case llvm::LLVMContext::MD_prof:
      return llvm::MDNode::get(c, {llvm::MDString::get(c, "branch_weights"), number(32, 1), number(32, 9)});
    case llvm::LLVMContext::MD_loop: {
      llvm::MDNode* node = llvm::MDNode::getDistinct(c, {nullptr});
      node->replaceOperandWith(0, node);
      return node;
    }
    case llvm::LLVMContext::MD_nontemporal: return llvm::MDNode::get(c, number(32, 1));
    case llvm::LLVMContext::MD_align:
    case llvm::LLVMContext::MD_dereferenceable:
    case llvm::LLVMContext::MD_dereferenceable_or_null: return llvm::MDNode::get(c, number(64, 4));
    case llvm::LLVMContext::MD_annotation: return llvm::MDNode::get(c, llvm::MDString::get(c, "note"));
    case llvm::LLVMContext::MD_absolute_symbol: return llvm::MDNode::get(c, {number(64, 0), number(64, 256)});
    case llvm::LLVMContext::MD_tbaa: {
      llvm::MDNode* root = llvm::MDNode::get(c, llvm::MDString::get(c, "root"));
      llvm::MDNode* type = llvm::MDNode::get(c, {llvm::MDString::get(c, "float"), root, number(64, 0)});
      return llvm::MDNode::get(c, {type, type, number(64, 0)});
    }
    default: return llvm::MDNode::get(c, {});
  }
}

TEST(Promises, EveryKindOfMetadataIsReadAsItsRowSays) {
  llvm::LLVMContext fresh;
  llvm::SmallVector<llvm::StringRef, 64> names;
  fresh.getMDKindNames(names);
  std::vector<std::string> kinds;
  for (const llvm::StringRef name : names) kinds.push_back(name.str());
  ASSERT_GE(kinds.size(), 40u);
  kinds.emplace_back("cutecheck-unknown");
  Tally tally;
  const auto at = [&](const std::string& name, MetadataPlace place, bool kernel,
                      const std::function<void(Planted&, unsigned)>& put) {
    Planted p(kernel);
    const unsigned kind = p.context.getMDKindID(name);
    put(p, kind);
    const PromiseRow* row = metadataRow(name, place);
    static constexpr PromiseRow kNone{Reading::kUnknown, "none"};
    if (name == "cutecheck-unknown") row = row ? row : &kNone;
    EXPECT_TRUE(row) << "!" << name << " has no row";
    if (name == "dbg") return;  // a place in the source: it is stripped with all debug information
    tally.judge(row, p.become("!" + name), "!" + name, p.last);
  };
  for (const std::string& name : kinds) {
    const auto on = [&](auto get, MetadataPlace place, bool kernel, unsigned width) {
      at(name, place, kernel, [&](Planted& p, unsigned kind) { get(p).setMetadata(kind, nodeOf(p.context, kind, width)); });
    };
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::CallInst>(); }, MetadataPlace::kCall, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::CallInst>(); }, MetadataPlace::kCall, false, 8);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::LoadInst>(); }, MetadataPlace::kAccess, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::StoreInst>(); }, MetadataPlace::kAccess, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::BranchInst>(); }, MetadataPlace::kBranch, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::BinaryOperator>(); }, MetadataPlace::kOther, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::GetElementPtrInst>(); }, MetadataPlace::kOther, true, 32);
    on([](Planted& p) -> llvm::Instruction& { return p.first<llvm::AllocaInst>(); }, MetadataPlace::kOther, true, 32);
    at(name, MetadataPlace::kFunction, true,
       [&](Planted& p, unsigned kind) { p.f().setMetadata(kind, nodeOf(p.context, kind, 32)); });
    at(name, MetadataPlace::kGlobal, true, [&](Planted& p, unsigned kind) {
      auto* g = new llvm::GlobalVariable(*p.module, llvm::Type::getInt8Ty(p.context), false,
                                         llvm::GlobalValue::ExternalLinkage, nullptr, "g");
      g->setMetadata(kind, nodeOf(p.context, kind, 64));
    });
  }
  tally.print("metadata");
  EXPECT_GE(tally.unknown, 200u);
  EXPECT_GE(tally.proved, 50u);
}

TEST(Promises, EveryBundleTagIsReadAsItsRowSays) {
  llvm::LLVMContext fresh;
  llvm::SmallVector<llvm::StringRef, 16> names;
  fresh.getOperandBundleTags(names);
  std::vector<std::string> tags;
  for (const llvm::StringRef name : names) tags.push_back(name.str());
  ASSERT_GE(tags.size(), 10u);
  for (const std::string& tag : tags) EXPECT_TRUE(bundleRow(tag, false)) << tag << " has no row";
  // An assumption's tags are names of attributes.
  for (unsigned k = A::None + 1; k < A::EndAttrKinds; ++k)
    tags.push_back(A::getNameFromAttrKind(static_cast<A::AttrKind>(k)).str());
  for (const char* tag : {"separate_storage", "ignore", "cutecheck-unknown"}) tags.emplace_back(tag);
  Tally tally;
  for (const std::string& tag : tags)
    for (const bool assume : {false, true})
      for (const int inputs : {0, 1, 2}) {
        Planted p(false);
        llvm::CallInst* call = &p.first<llvm::CallInst>();
        if (assume) call = &p.first<llvm::AssumeInst>();
        if (assume) call->setArgOperand(0, llvm::ConstantInt::getTrue(p.context));  // as LLVM wants it beside bundles
        std::vector<llvm::Value*> values(static_cast<size_t>(inputs), p.f().getArg(0));
        const llvm::OperandBundleDef bundle(tag, values);
        llvm::CallBase* with = llvm::CallBase::Create(call, bundle, call->getIterator());
        call->replaceAllUsesWith(with);
        call->eraseFromParent();
        const PromiseRow* row = bundleRow(tag, assume);
        static constexpr PromiseRow kNone{Reading::kUnknown, "none"};
        tally.judge(row ? row : &kNone, p.become("\"" + tag + "\""), tag + (assume ? " of an assumption" : ""), p.last);
      }
  tally.print("bundles");
  EXPECT_GE(tally.unknown, 30u);
  EXPECT_GE(tally.proved, 3u);
}

TEST(Promises, EveryLinkageIsReadAsItsRowSays) {
  Tally tally;
  for (unsigned k = 0; k <= llvm::GlobalValue::CommonLinkage; ++k)
    for (const bool kernel : {false, true}) {
      const PromiseRow* row = linkageRow(k);
      EXPECT_TRUE(row) << k;
      Planted p(kernel);
      p.f().setLinkage(static_cast<llvm::GlobalValue::LinkageTypes>(k));
      static constexpr PromiseRow kNoEntry{Reading::kUnknown, "a launch does not reach it"};
      const bool reached = !kernel || !llvm::GlobalValue::isLocalLinkage(p.f().getLinkage());
      tally.judge(reached ? row : &kNoEntry, p.become(reached ? "linkage" : "is no entry"), "linkage " + std::to_string(k), p.last);
    }
  EXPECT_FALSE(linkageRow(llvm::GlobalValue::CommonLinkage + 1));
  tally.print("linkages");
  EXPECT_GE(tally.unknown, 12u);
  EXPECT_GE(tally.proved, 4u);
}

TEST(Promises, EveryCallingConventionIsReadAsItsRowSays) {
  Tally tally;
  for (unsigned k = 0; k <= llvm::CallingConv::MaxID; ++k) {
    const PromiseRow* row = conventionRow(k);
    ASSERT_TRUE(row) << k;
    Planted p(false);
    p.f().setCallingConv(k);
    tally.judge(row, p.become("calling convention"), "convention " + std::to_string(k), p.last);
    if (k == llvm::CallingConv::C || k > 130) continue;
    Planted call(false);
    call.first<llvm::CallInst>().setCallingConv(k);
    static constexpr PromiseRow kOfCall{Reading::kUnknown, "not that of the intrinsic"};
    tally.judge(&kOfCall, call.become("calling convention"), "convention of the call " + std::to_string(k), call.last);
  }
  tally.print("calling conventions");
  EXPECT_GE(tally.unknown, 800u);
  EXPECT_GE(tally.proved, 3u);
}

// A function of one line, with a flag and without.
struct Flagged {
  const char* flag;
  const char* line;   // "$" is where the flag stands
  const char* named;  // what the report must hold where it is Unknown
};
constexpr Flagged kFlagged[] = {
    {"nsw", "%y = add $ i8 %x, 0", ""},
    {"nuw", "%y = add $ i8 %x, 0", ""},
    {"nsw", "%y = mul $ i8 %x, 1", ""},
    {"nuw", "%y = shl $ i8 %x, 0", ""},
    {"nsw", "%w = sext i8 %x to i16\n  %y = trunc $ i16 %w to i8", ""},
    {"nuw", "%w = sext i8 %x to i16\n  %y = trunc $ i16 %w to i8", ""},
    {"exact", "%y = udiv $ i8 %x, 1", ""},
    {"exact", "%y = lshr $ i8 %x, 0", ""},
    {"exact", "%y = ashr $ i8 %x, 0", ""},
    {"disjoint", "%y = or $ i8 %x, 0", ""},
    {"nneg", "%w = zext $ i8 %x to i16\n  %y = trunc i16 %w to i8", ""},
    {"samesign", "%c = icmp $ ult i8 %x, 50\n  %y = select i1 %c, i8 %x, i8 %x", ""},
    {"tail", "%y = $ call i8 @llvm.smax.i8(i8 %x, i8 0)", ""},
    {"notail", "%y = $ call i8 @llvm.smax.i8(i8 %x, i8 0)", ""},
};
constexpr Flagged kKernelFlagged[] = {
    {"inbounds",
     "%p = getelementptr $ float, ptr addrspace(1) %a, i64 1\n"
     "  %x = load float, ptr addrspace(1) %p, align 4",
     "getelementptr inbounds"},
    {"nusw",
     "%p = getelementptr $ float, ptr addrspace(1) %a, i64 1\n"
     "  %x = load float, ptr addrspace(1) %p, align 4",
     "getelementptr nusw"},
    {"nuw",
     "%p = getelementptr $ float, ptr addrspace(1) %a, i64 1\n"
     "  %x = load float, ptr addrspace(1) %p, align 4",
     "getelementptr nuw"},
    {"volatile",
     "%p = getelementptr float, ptr addrspace(1) %a, i64 1\n"
     "  %x = load $ float, ptr addrspace(1) %p, align 4",
     "load volatile"},
    {"nnan", nullptr, nullptr}, {"ninf", nullptr, nullptr}, {"nsz", nullptr, nullptr}, {"arcp", nullptr, nullptr},
    {"contract", nullptr, nullptr}, {"afn", nullptr, nullptr}, {"reassoc", nullptr, nullptr}, {"fast", nullptr, nullptr},
};

// A kernel that loads a[1] as %x and stores it to b[0].
Expected<ValidationReport> kernelOf(const std::string& body, const std::string& lines) {
  return validate("define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {\n  " + body + "\n  ret void\n}\n",
                  "meaning 1\nkernel @k\nparam 0 ptr a align 4\nparam 1 ptr b align 4\n" + lines + "end\n");
}
std::string with(std::string line, const std::string& flag) { return line.replace(line.find('$'), 1, flag); }

TEST(Promises, EveryFlagIsReadAsItsRowSays) {
  const std::string meaning = "meaning 1\nfunction @f\nparam 0 i8 x\npremise x >= @, x < 50\nresult 0 i8 == x\nend\n";
  const auto verdict = [&](const std::string& body, const std::string& low) {
    std::string text = meaning;
    text.replace(text.find('@', text.find("premise")), 1, low);
    Expected<ValidationReport> report = validate(
        "define i8 @f(i8 %x) {\n  " + body + "\n  ret i8 %y\n}\ndeclare i8 @llvm.smax.i8(i8, i8)\n", text);
    EXPECT_TRUE(report.ok()) << body << (report.ok() ? "" : report.error().str());
    return report.ok() ? report->verdict : Verdict::kInconsistent;
  };
  size_t count = 0;
  for (const Flagged& f : kFlagged) {
    const PromiseRow* row = flagRow(f.flag);
    ASSERT_TRUE(row && row->reading != Reading::kUnknown) << f.flag;
    EXPECT_EQ(verdict(with(f.line, f.flag), "0"), Verdict::kProved) << f.line;
    ++count;
  }
  // Each broken once.
  for (const char* broken :
       {"%w = add nsw i8 %x, 100\n  %y = sub i8 %w, 100", "%w = add nuw i8 %x, -1\n  %y = add i8 %w, 1",
        "%w = sub nuw i8 %x, 1\n  %y = add i8 %w, 1",
        "%w = shl nsw i8 %x, 2\n  %y = add i8 %x, 0\n  %z = add i8 %w, 0\n"
        "  %c = icmp eq i8 %z, 3\n  br i1 %c, label %a, label %a\na:",
        "%h = udiv exact i8 %x, 2\n  %w = mul i8 %h, 2\n  %r = urem i8 %x, 2\n"
        "  %y = add i8 %w, %r",
        "%o = or disjoint i8 %x, 1\n  %b = and i8 %o, -2\n  %r = and i8 %x, 1\n"
        "  %y = or i8 %b, %r"})
    EXPECT_EQ(verdict(broken, "0"), Verdict::kRefuted) << broken;
  for (const char* broken : {"%w = zext nneg i8 %x to i16\n  %y = trunc i16 %w to i8",
                             "%w = sext i8 %x to i16\n  %y = trunc nuw i16 %w to i8",
                             "%c = icmp samesign ult i8 %x, 50\n  %y = select i1 %c, i8 %x, i8 %x"})
    EXPECT_EQ(verdict(broken, "-3"), Verdict::kRefuted) << broken;
  for (const Flagged& f : kKernelFlagged) {
    ASSERT_TRUE(flagRow(f.flag)) << f.flag;
    std::string line = f.line ? f.line
                              : "%v = load float, ptr addrspace(1) %a, align 4\n  %y = fadd $ float %v, %v\n"
                                "  store float %y, ptr addrspace(1) %b, align 4";
    const std::string lines = f.line ? "load l f32 a[1]\n" : "load l f32 a[0]\nstore f32 b[0] = fadd(l, l)\n";
    EXPECT_EQ(kernelOf(with(line, ""), lines)->verdict, Verdict::kProved) << line;
    Expected<ValidationReport> report = kernelOf(with(line, f.flag), lines);
    ASSERT_TRUE(report.ok()) << line;
    EXPECT_EQ(report->verdict, Verdict::kUnknown) << line;
    EXPECT_NE(toString(*report).find(f.named ? f.named : std::string("fadd ") + f.flag), std::string::npos) << toString(*report);
    ++count;
  }
  // Orders of atomic accesses, and the scopes that LLVM knows.
  llvm::LLVMContext fresh;
  llvm::SmallVector<llvm::StringRef, 8> scopes;
  fresh.getSyncScopeNames(scopes);
  ASSERT_GE(scopes.size(), 2u);
  for (const char* order : {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}) {
    ASSERT_TRUE(flagRow(order) && flagRow(order)->reading == Reading::kUnknown) << order;
    for (const llvm::StringRef scope : scopes) {
      const std::string in = scope.empty() ? "" : " syncscope(\"" + scope.str() + "\")";
      Expected<ValidationReport> report =
          kernelOf("%v = load atomic float, ptr addrspace(1) %a" + in + " " + order + ", align 4", "load l f32 a[0]\n");
      if (!report.ok()) continue;  // a load cannot release
      EXPECT_EQ(report->verdict, Verdict::kUnknown) << order;
      EXPECT_NE(toString(*report).find("load atomic"), std::string::npos) << order;
      ++count;
    }
  }
  EXPECT_GE(count, 30u);
}

TEST(Promises, AModuleFlagOrNamedMetadataIsUnknownUnlessListed) {
  Tally tally;
  for (const char* flag : {"cutecheck-unknown", "StrictVTablePointers", "nvvm-reflect-ftz", "wchar_size",
                           "PIC Level", "cf-protection-branch"}) {
    Planted p(true);
    p.module->addModuleFlag(llvm::Module::Max, flag, 1);
    static constexpr PromiseRow kNone{Reading::kUnknown, "none"};
    const PromiseRow* row = moduleFlagRow(flag);
    tally.judge(row ? row : &kNone, p.become(flag), flag, p.last);
  }
  for (const char* name : {"cutecheck.unknown", "llvm.ident", "llvm.commandline", "opencl.ocl.version", "nvvm.annotations"}) {
    Planted p(true);
    llvm::MDNode* node = llvm::MDNode::get(p.context, llvm::MDString::get(p.context, "text"));
    if (std::string(name) == "nvvm.annotations")
      node = llvm::MDNode::get(
          p.context,
          {llvm::ConstantAsMetadata::get(&p.f()), llvm::MDString::get(p.context, "cutecheck-unknown"),
           llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::Type::getInt32Ty(p.context), 1))});
    p.module->getOrInsertNamedMetadata(name)->addOperand(node);
    static constexpr PromiseRow kNone{Reading::kUnknown, "none"};
    const PromiseRow* row = namedMetadataRow(name);
    tally.judge(row ? row : &kNone, p.become(name), name, p.last);
  }
  tally.print("module flags and named metadata");
  EXPECT_GE(tally.unknown, 5u);
  EXPECT_GE(tally.proved, 4u);
}

TEST(Promises, WhatElseAFunctionHasIsNamed) {
  const auto named = [](const std::string& name, const std::function<void(Planted&)>& change) {
    Planted p(true);
    change(p);
    EXPECT_EQ(p.become(name), Became::kNamed) << name << "\n" << p.last;
  };
  named("section", [](Planted& p) { p.f().setSection("s"); });
  named("comdat", [](Planted& p) { p.f().setComdat(p.module->getOrInsertComdat("k")); });
  named("garbage collector", [](Planted& p) { p.f().setGC("shadow-stack"); });
  named("personality", [](Planted& p) {
    p.f().setPersonalityFn(llvm::Constant::getNullValue(llvm::PointerType::get(p.context, 0)));
  });
  named("prefix data", [](Planted& p) { p.f().setPrefixData(llvm::ConstantInt::get(llvm::Type::getInt32Ty(p.context), 1)); });
  named("prologue data", [](Planted& p) { p.f().setPrologueData(llvm::ConstantInt::get(llvm::Type::getInt8Ty(p.context), 1)); });
  named("DLL storage", [](Planted& p) { p.f().setDLLStorageClass(llvm::GlobalValue::DLLExportStorageClass); });
  named("partition", [](Planted& p) { p.f().setPartition("part"); });
  named("module-level inline assembly", [](Planted& p) { p.module->setModuleInlineAsm(".global x"); });
  named("data layout", [](Planted& p) { p.module->setDataLayout("E-p1:32:32"); });
  named("target triple", [](Planted& p) { p.module->setTargetTriple(llvm::Triple("msp430")); });
  named("alias", [](Planted& p) { llvm::GlobalAlias::create("other", &p.f()); });
  // Proved: what says nothing of what the code does.
  const auto kept = [](const std::string& what, const std::function<void(Planted&)>& change) {
    Planted p(true);
    change(p);
    EXPECT_EQ(p.become(""), Became::kProved) << what << "\n" << p.last;
  };
  kept("hidden", [](Planted& p) { p.f().setVisibility(llvm::GlobalValue::HiddenVisibility); });
  kept("protected", [](Planted& p) { p.f().setVisibility(llvm::GlobalValue::ProtectedVisibility); });
  kept("unnamed_addr", [](Planted& p) { p.f().setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global); });
  kept("dso_local", [](Planted& p) { p.f().setDSOLocal(true); });
  kept("align", [](Planted& p) { p.f().setAlignment(llvm::Align(64)); });
}

}  // namespace
}  // namespace cutecheck::oracle
