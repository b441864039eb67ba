// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/promises.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/CallingConv.h>
#include <llvm/IR/GlobalValue.h>

#include <algorithm>

namespace cutecheck::oracle {

namespace {

using A = llvm::Attribute;
constexpr Reading kModelled = Reading::kModelled, kHarmless = Reading::kHarmless, kUnknown = Reading::kUnknown;

// Reasons that several rows share.
constexpr const char* kSpeed = "says how to compile, not what";
constexpr const char* kForbids = "forbids a transformation, and promises nothing";
constexpr const char* kOften = "says how often, not what";
constexpr const char* kNoCalls = "the functions read here call intrinsics without side effects alone";
constexpr const char* kEnds = "each path is shown to end with a return";
constexpr const char* kPassing = "says in which register bits a number is passed";
constexpr const char* kOfIntrinsic = "held against what LLVM says of the intrinsic itself";
constexpr const char* kNotRead = "is not read";
constexpr const char* kCaller = "is a promise of the caller that the meaning cannot state";
constexpr const char* kInstrumented = "instruments the code";
constexpr const char* kConvention = "belongs to a calling convention that is not read";

constexpr uint8_t F = 1, R = 2, P = 4, C = 8, X = 16, G = 32;  // AttributePlace
constexpr uint8_t kFunctions = F | C, kValues = R | P | X | G;

struct AttributeRule {
  unsigned kind;
  uint8_t places;
  PromiseRow row;
};

constexpr AttributeRule kAttributes[] = {
    // Of functions.
    {A::AlwaysInline, kFunctions, {kHarmless, kSpeed}},
    {A::Builtin, kFunctions, {kUnknown, kNotRead}},
    {A::Cold, kFunctions, {kHarmless, kOften}},
    {A::Convergent, kFunctions, {kHarmless, kForbids}},
    {A::CoroDestroyOnlyWhenComplete, kFunctions, {kUnknown, kNotRead}},
    {A::CoroElideSafe, kFunctions, {kUnknown, kNotRead}},
    {A::DisableSanitizerInstrumentation, kFunctions, {kHarmless, kForbids}},
    {A::FnRetThunkExtern, kFunctions, {kUnknown, kNotRead}},
    {A::Hot, kFunctions, {kHarmless, kOften}},
    {A::HybridPatchable, kFunctions, {kUnknown, kNotRead}},
    {A::InlineHint, kFunctions, {kHarmless, kSpeed}},
    {A::JumpTable, kFunctions, {kUnknown, kNotRead}},
    {A::MinSize, kFunctions, {kHarmless, kSpeed}},
    {A::MustProgress, F, {kHarmless, kEnds}},
    {A::MustProgress, C, {kHarmless, "an intrinsic ends"}},
    {A::Naked, kFunctions, {kUnknown, kNotRead}},
    {A::NoBuiltin, kFunctions, {kHarmless, kForbids}},
    {A::NoCallback, F, {kHarmless, kNoCalls}},
    {A::NoCallback, C, {kHarmless, kOfIntrinsic}},
    {A::NoCfCheck, kFunctions, {kUnknown, kNotRead}},
    {A::NoCreateUndefOrPoison, kFunctions, {kUnknown, "promises that no poison is made"}},
    {A::NoDivergenceSource, kFunctions, {kUnknown, kNotRead}},
    {A::NoDuplicate, kFunctions, {kHarmless, kForbids}},
    {A::NoFree, F | P, {kHarmless, kNoCalls}},
    {A::NoFree, C, {kHarmless, kOfIntrinsic}},
    {A::NoFree, G, {kUnknown, kNotRead}},
    {A::NoImplicitFloat, kFunctions, {kHarmless, kForbids}},
    {A::NoInline, kFunctions, {kHarmless, kForbids}},
    {A::NoMerge, kFunctions, {kHarmless, kForbids}},
    {A::NoProfile, kFunctions, {kHarmless, kForbids}},
    {A::NoRecurse, kFunctions, {kHarmless, kNoCalls}},
    {A::NoRedZone, kFunctions, {kHarmless, kForbids}},
    {A::NoReturn, F, {kModelled, "to return is undefined"}},
    {A::NoReturn, C, {kUnknown, "promises that the call does not return"}},
    {A::NoSanitizeBounds, kFunctions, {kHarmless, kForbids}},
    {A::NoSanitizeCoverage, kFunctions, {kHarmless, kForbids}},
    {A::NoSync,
     F,
     {kHarmless, "the functions read here have neither atomic nor volatile accesses; unknown beside a barrier"}},
    {A::NoSync, C, {kHarmless, kOfIntrinsic}},
    {A::NoUnwind, F, {kHarmless, kNoCalls}},
    {A::NoUnwind, C, {kHarmless, kOfIntrinsic}},
    {A::NonLazyBind, kFunctions, {kUnknown, kNotRead}},
    {A::NullPointerIsValid, kFunctions, {kHarmless, kForbids}},
    {A::OptForFuzzing, kFunctions, {kHarmless, kSpeed}},
    {A::OptimizeForDebugging, kFunctions, {kHarmless, kSpeed}},
    {A::OptimizeForSize, kFunctions, {kHarmless, kSpeed}},
    {A::OptimizeNone, kFunctions, {kHarmless, kForbids}},
    {A::PresplitCoroutine, kFunctions, {kUnknown, kNotRead}},
    {A::ReturnsTwice, kFunctions, {kUnknown, kNotRead}},
    {A::SafeStack, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeAddress, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeAllocToken, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeHWAddress, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeMemTag, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeMemory, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeNumericalStability, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeRealtime, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeRealtimeBlocking, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeThread, kFunctions, {kUnknown, kInstrumented}},
    {A::SanitizeType, kFunctions, {kUnknown, kInstrumented}},
    {A::ShadowCallStack, kFunctions, {kUnknown, kInstrumented}},
    {A::SkipProfile, kFunctions, {kHarmless, kForbids}},
    {A::Speculatable, F, {kUnknown, "promises defined behaviour also where the premises do not hold"}},
    {A::Speculatable, C, {kHarmless, kOfIntrinsic}},
    {A::SpeculativeLoadHardening, kFunctions, {kUnknown, kInstrumented}},
    {A::StackProtect, kFunctions, {kUnknown, kInstrumented}},
    {A::StackProtectReq, kFunctions, {kUnknown, kInstrumented}},
    {A::StackProtectStrong, kFunctions, {kUnknown, kInstrumented}},
    {A::StrictFP, kFunctions, {kUnknown, "allows another rounding mode"}},
    {A::WillReturn, F, {kHarmless, kEnds}},
    {A::WillReturn, C, {kHarmless, kOfIntrinsic}},
    {A::AllocKind, kFunctions, {kUnknown, kNotRead}},
    {A::AllocSize, kFunctions, {kUnknown, kNotRead}},
    {A::Memory, F, {kModelled, "an access that it excludes is undefined"}},
    {A::Memory, C, {kHarmless, kOfIntrinsic}},
    {A::UWTable, kFunctions, {kHarmless, "asks for a table beside the code"}},
    {A::VScaleRange, kFunctions, {kUnknown, kNotRead}},
    // Of functions and values.
    {A::StackAlignment, kFunctions | kValues, {kUnknown, kNotRead}},
    // Of values.
    {A::AllocAlign, kValues, {kUnknown, kNotRead}},
    {A::AllocatedPointer, kValues, {kUnknown, kNotRead}},
    {A::DeadOnReturn, kValues, {kUnknown, kCaller}},
    {A::DeadOnUnwind, kValues, {kUnknown, kCaller}},
    {A::ImmArg, P, {kUnknown, kNotRead}},
    {A::ImmArg, G, {kUnknown, kNotRead}},
    {A::InReg, kValues, {kUnknown, kConvention}},
    {A::Nest, kValues, {kUnknown, kConvention}},
    {A::NoAlias, P, {kModelled, "vacuous where nothing is stored or no other pointer is given; else unknown"}},
    {A::NoAlias, R | X | G, {kUnknown, kNotRead}},
    {A::NoExt, kValues, {kHarmless, kPassing}},
    {A::NoUndef, P, {kHarmless, "the meaning gives each parameter a value"}},
    {A::NoUndef, R, {kHarmless, "each scalar of the result is shown not to be poison"}},
    {A::NoUndef, X | G, {kModelled, "poison is undefined behaviour there"}},
    {A::NonNull, kValues, {kUnknown, kCaller}},
    {A::ReadNone, P, {kModelled, "an access through the parameter is undefined"}},
    {A::ReadNone, G, {kUnknown, kNotRead}},
    {A::ReadOnly, P, {kModelled, "a store through the parameter is undefined"}},
    {A::ReadOnly, G, {kUnknown, kNotRead}},
    {A::Returned, P, {kModelled, "to return another value is undefined"}},
    {A::Returned, G, {kUnknown, kNotRead}},
    {A::SExt, kValues, {kHarmless, kPassing}},
    {A::SwiftAsync, kValues, {kUnknown, kConvention}},
    {A::SwiftError, kValues, {kUnknown, kConvention}},
    {A::SwiftSelf, kValues, {kUnknown, kConvention}},
    {A::Writable, kValues, {kUnknown, kCaller}},
    {A::WriteOnly, P, {kModelled, "a load through the parameter is undefined"}},
    {A::WriteOnly, G, {kUnknown, kNotRead}},
    {A::ZExt, kValues, {kHarmless, kPassing}},
    {A::ByRef, kValues, {kUnknown, kCaller}},
    {A::ByVal, kValues, {kUnknown, "passes a copy, which is not read"}},
    {A::ElementType, kValues, {kUnknown, kNotRead}},
    {A::InAlloca, kValues, {kUnknown, kConvention}},
    {A::Preallocated, kFunctions | kValues, {kUnknown, kConvention}},
    {A::StructRet, kValues, {kUnknown, kCaller}},
    {A::Alignment, P | R, {kModelled, "poison where the address is not so aligned"}},
    {A::Alignment, X | G, {kUnknown, kNotRead}},
    {A::Captures, P, {kModelled, "kept where no pointer is returned; else unknown"}},
    {A::Captures, R | X | G, {kUnknown, kNotRead}},
    {A::Dereferenceable, kValues, {kUnknown, kCaller}},
    {A::DereferenceableOrNull, kValues, {kUnknown, kCaller}},
    {A::NoFPClass, kValues, {kUnknown, "makes some values of floating point poison"}},
    {A::Range, kValues, {kModelled, "poison beyond the range"}},
    {A::Initializes, kValues, {kUnknown, "promises stores"}},
};

// ---- string attributes

using Values = bool (*)(llvm::StringRef);

bool any(llvm::StringRef) { return true; }
bool off(llvm::StringRef v) { return v == "false" || v.empty(); }
bool ieee(llvm::StringRef v) { return v == "ieee,ieee" || v == "ieee"; }

// "128", "16,8,1": one to three positive numbers.
bool dimensions(llvm::StringRef v) {
  int count = 0;
  while (true) {
    auto [head, tail] = v.split(',');
    uint32_t number = 0;
    if (head.trim().getAsInteger(10, number) || number == 0 || number > (1u << 20) || ++count > 3) return false;
    if (!v.contains(',')) return true;
    v = tail;
  }
}

bool dimension(llvm::StringRef v) { return !v.contains(',') && dimensions(v); }

bool number(llvm::StringRef v) {
  uint32_t n = 0;
  return !v.getAsInteger(10, n);
}

// "x86-64", "sm_90"
bool word(llvm::StringRef v) {
  return !v.empty() && llvm::all_of(v, [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.'; });
}

// "+ptx80,+sm_90", "+cmov,-avx": instructions that the machine has, to choose among.
bool features(llvm::StringRef v) {
  while (!v.empty()) {
    auto [head, tail] = v.split(',');
    if (!word(head.ltrim("+-"))) return false;
    v = tail;
  }
  return true;
}

struct StringRule {
  const char* name;
  uint8_t places;
  Values values;
  PromiseRow row;
};

constexpr StringRule kStrings[] = {
    {"nvvm.reqntid", F, dimensions, {kModelled, "the meaning's launch has it; a thread or block size beyond it is undefined"}},
    {"nvvm.maxntid",
     F,
     dimensions,
     {kModelled, "no launch of the meaning has more; a thread or block size beyond it is undefined"}},
    {"nvvm.cluster_dim", F, dimensions, {kModelled, "the meaning's launch has it; registers of clusters are not read beside it"}},
    {"nvvm.maxclusterrank",
     F,
     dimension,
     {kModelled, "no launch of the meaning has more; registers of clusters are not read beside it"}},
    {"nvvm.minctasm", F, number, {kHarmless, kSpeed}},
    {"nvvm.maxnreg", F, number, {kHarmless, kSpeed}},
    {"nvvm.kernel", F, any, {kHarmless, "says who calls"}},
    {"target-cpu", F, word, {kHarmless, kSpeed}},
    {"tune-cpu", F, word, {kHarmless, kSpeed}},
    {"target-features", F, features, {kHarmless, kSpeed}},
    {"frame-pointer", F, any, {kHarmless, kSpeed}},
    {"stack-protector-buffer-size", F, number, {kHarmless, "without a stack protector, which is not read, it says nothing"}},
    {"min-legal-vector-width", F, number, {kHarmless, kSpeed}},
    {"prefer-vector-width", F, number, {kHarmless, kSpeed}},
    {"no-jump-tables", F, any, {kHarmless, kForbids}},
    {"no-inline-line-tables", F, any, {kHarmless, "is about debug information"}},
    {"no-trapping-math", F, any, {kHarmless, "exceptions of floating point are no part of a meaning"}},
    {"unsafe-fp-math", F, off, {kHarmless, "is off"}},
    {"no-infs-fp-math", F, off, {kHarmless, "is off"}},
    {"no-nans-fp-math", F, off, {kHarmless, "is off"}},
    {"no-signed-zeros-fp-math", F, off, {kHarmless, "is off"}},
    {"approx-func-fp-math", F, off, {kHarmless, "is off"}},
    {"less-precise-fpmad", F, off, {kHarmless, "is off"}},
    {"nvptx-f32ftz", F, off, {kHarmless, "is off"}},
    {"denormal-fp-math", F, ieee, {kHarmless, "is what the instructions say"}},
    {"denormal-fp-math-f32", F, ieee, {kHarmless, "is what the instructions say"}},
    {"use-sample-profile", F, any, {kHarmless, kOften}},
    {"profile-sample-accurate", F, any, {kHarmless, kOften}},
};

// ---- metadata

constexpr uint8_t kOnCall = 1, kOnInstructions = 15, kAnywhere = 63;  // MetadataPlace

struct NameRule {
  const char* name;
  uint8_t places;
  PromiseRow row;
};

constexpr const char* kComment = "is a note that no pass of LLVM takes for a fact";
constexpr const char* kMemoryPromise = "promises something of memory";
constexpr const char* kValuePromise = "promises something of a value";

constexpr NameRule kMetadata[] = {
    {"dbg", kAnywhere, {kHarmless, "is debug information"}},
    {"tbaa", kAnywhere, {kUnknown, kMemoryPromise}},
    {"prof", kAnywhere, {kHarmless, kOften}},
    {"fpmath", kAnywhere, {kUnknown, "allows a less accurate result"}},
    {"range", kOnCall, {kModelled, "poison beyond the range"}},
    {"range", kAnywhere & ~kOnCall, {kUnknown, kValuePromise}},
    {"tbaa.struct", kAnywhere, {kUnknown, kMemoryPromise}},
    {"invariant.load", kAnywhere, {kUnknown, kMemoryPromise}},
    {"alias.scope", kAnywhere, {kUnknown, kMemoryPromise}},
    {"noalias", kAnywhere, {kUnknown, kMemoryPromise}},
    {"nontemporal", kAnywhere, {kHarmless, "is a hint to the cache"}},
    {"llvm.mem.parallel_loop_access", kAnywhere, {kUnknown, kMemoryPromise}},
    {"nonnull", kAnywhere, {kUnknown, kValuePromise}},
    {"dereferenceable", kAnywhere, {kUnknown, kMemoryPromise}},
    {"dereferenceable_or_null", kAnywhere, {kUnknown, kMemoryPromise}},
    {"make.implicit", kAnywhere, {kUnknown, kNotRead}},
    {"unpredictable", kAnywhere, {kHarmless, kOften}},
    {"invariant.group", kAnywhere, {kUnknown, kMemoryPromise}},
    {"align", kAnywhere, {kUnknown, kValuePromise}},
    {"llvm.loop", kAnywhere, {kModelled, "each property of the loop has a row of its own"}},
    {"type", kAnywhere, {kUnknown, kNotRead}},
    {"section_prefix", kAnywhere, {kHarmless, "says where the code lies"}},
    {"absolute_symbol", kAnywhere, {kUnknown, kValuePromise}},
    {"associated", kAnywhere, {kUnknown, kNotRead}},
    {"callees", kAnywhere, {kUnknown, kNotRead}},
    {"irr_loop", kAnywhere, {kHarmless, kOften}},
    {"llvm.access.group", kAnywhere, {kUnknown, kMemoryPromise}},
    {"callback", kAnywhere, {kUnknown, kNotRead}},
    {"llvm.preserve.access.index", kAnywhere, {kUnknown, kNotRead}},
    {"vcall_visibility", kAnywhere, {kUnknown, kNotRead}},
    {"noundef", kAnywhere, {kUnknown, kValuePromise}},
    {"annotation", kAnywhere, {kHarmless, kComment}},
    {"nosanitize", kAnywhere, {kHarmless, kForbids}},
    {"func_sanitize", kAnywhere, {kUnknown, kInstrumented}},
    {"exclude", kAnywhere, {kUnknown, kNotRead}},
    {"memprof", kAnywhere, {kHarmless, kOften}},
    {"callsite", kAnywhere, {kHarmless, kOften}},
    {"kcfi_type", kAnywhere, {kUnknown, kInstrumented}},
    {"pcsections", kAnywhere, {kUnknown, kNotRead}},
    {"DIAssignID", kAnywhere, {kHarmless, "is debug information"}},
    {"coro.outside.frame", kAnywhere, {kUnknown, kNotRead}},
    {"mmra", kAnywhere, {kUnknown, kMemoryPromise}},
    {"noalias.addrspace", kAnywhere, {kUnknown, kMemoryPromise}},
    {"callee_type", kAnywhere, {kUnknown, kNotRead}},
    {"nofree", kAnywhere, {kUnknown, kValuePromise}},
    {"captures", kAnywhere, {kUnknown, kValuePromise}},
    {"alloc_token", kAnywhere, {kUnknown, kInstrumented}},
    {"implicit.ref", kAnywhere, {kUnknown, kNotRead}},
    // Not of LLVM's fixed table.
    {"srcloc", kOnInstructions, {kHarmless, kComment}},
    {"heapallocsite", kOnInstructions, {kHarmless, "is debug information"}},
};

constexpr NameRule kLoop[] = {
    {"llvm.loop.mustprogress", 0, {kHarmless, kEnds}},
    {"llvm.loop.unroll.disable", 0, {kHarmless, kForbids}},
    {"llvm.loop.unroll.enable", 0, {kHarmless, kSpeed}},
    {"llvm.loop.unroll.full", 0, {kHarmless, kSpeed}},
    {"llvm.loop.unroll.count", 0, {kHarmless, kSpeed}},
    {"llvm.loop.unroll.runtime.disable", 0, {kHarmless, kForbids}},
    {"llvm.loop.disable_nonforced", 0, {kHarmless, kForbids}},
    {"llvm.loop.isvectorized", 0, {kHarmless, kForbids}},
    {"llvm.loop.vectorize.enable", 0, {kUnknown, "allows sums in another order"}},
    {"llvm.loop.vectorize.width", 0, {kUnknown, "allows sums in another order"}},
    {"llvm.loop.interleave.count", 0, {kUnknown, "allows sums in another order"}},
    {"llvm.loop.parallel_accesses", 0, {kUnknown, kMemoryPromise}},
};

constexpr NameRule kNamedMetadata[] = {
    {"llvm.module.flags", 0, {kModelled, "each flag has a row of its own"}},
    {"llvm.ident", 0, {kHarmless, kComment}},
    {"llvm.commandline", 0, {kHarmless, kComment}},
    {"llvm.dbg.cu", 0, {kHarmless, "is debug information"}},
    {"llvm.errno.tbaa", 0, {kHarmless, "is about C's errno, which no function read here reaches"}},
    {"nvvmir.version", 0, {kHarmless, kComment}},
    {"nvvm.annotations", 0, {kUnknown, "holds what LLVM's reader does not make attributes of"}},
};

constexpr NameRule kModuleFlags[] = {
    {"Debug Info Version", 0, {kHarmless, "is debug information"}},
    {"Dwarf Version", 0, {kHarmless, "is debug information"}},
    {"CodeView", 0, {kHarmless, "is debug information"}},
    {"debug-info-assignment-tracking", 0, {kHarmless, "is debug information"}},
    {"wchar_size", 0, {kHarmless, "is about C's library, which is not called"}},
    {"PIC Level", 0, {kHarmless, kSpeed}},
    {"PIE Level", 0, {kHarmless, kSpeed}},
    {"uwtable", 0, {kHarmless, "asks for a table beside the code"}},
    {"frame-pointer", 0, {kHarmless, kSpeed}},
    {"nvvm-reflect-ftz", 0, {kUnknown, "may flush numbers of floating point to zero"}},
};

// ---- operand bundles

constexpr NameRule kBundles[] = {
    {"deopt", 0, {kUnknown, kNotRead}},
    {"funclet", 0, {kUnknown, kNotRead}},
    {"gc-transition", 0, {kUnknown, kNotRead}},
    {"cfguardtarget", 0, {kUnknown, kNotRead}},
    {"preallocated", 0, {kUnknown, kNotRead}},
    {"gc-live", 0, {kUnknown, kNotRead}},
    {"clang.arc.attachedcall", 0, {kUnknown, kNotRead}},
    {"ptrauth", 0, {kUnknown, kNotRead}},
    {"kcfi", 0, {kUnknown, kNotRead}},
    {"convergencectrl", 0, {kUnknown, kNotRead}},
    {"align", 0, {kUnknown, kNotRead}},
    {"deactivation-symbol", 0, {kUnknown, kNotRead}},
};

constexpr NameRule kAssumed[] = {
    {"align", 0, {kModelled, "an address that is not so aligned is undefined"}},
    {"noundef", 0, {kModelled, "poison is undefined behaviour there"}},
    {"ignore", 0, {kHarmless, "is an assumption that was dropped"}},
    {"cold", 0, {kHarmless, kOften}},
    {"nonnull", 0, {kUnknown, kCaller}},
    {"dereferenceable", 0, {kUnknown, kCaller}},
    {"dereferenceable_or_null", 0, {kUnknown, kCaller}},
    {"separate_storage", 0, {kUnknown, "promises that pointers do not overlap, which the meaning cannot state"}},
};

// ---- flags of instructions

constexpr const char* kPoison = "poison where it does not hold";
constexpr const char* kRelaxed = "allows another value than the instruction's";
constexpr const char* kShared = "orders accesses of several threads";

constexpr NameRule kFlags[] = {
    {"nsw", 0, {kModelled, kPoison}},
    {"nuw", 0, {kModelled, kPoison}},
    {"exact", 0, {kModelled, kPoison}},
    {"disjoint", 0, {kModelled, kPoison}},
    {"nneg", 0, {kModelled, kPoison}},
    {"samesign", 0, {kModelled, kPoison}},
    {"inbounds", 0, {kModelled, "of local memory: an offset beyond it is refused; else unknown"}},
    {"nusw", 0, {kModelled, "as inbounds"}},
    {"nnan", 0, {kUnknown, kRelaxed}},
    {"ninf", 0, {kUnknown, kRelaxed}},
    {"nsz", 0, {kUnknown, kRelaxed}},
    {"arcp", 0, {kUnknown, kRelaxed}},
    {"contract", 0, {kUnknown, kRelaxed}},
    {"afn", 0, {kUnknown, kRelaxed}},
    {"reassoc", 0, {kUnknown, kRelaxed}},
    {"fast", 0, {kUnknown, kRelaxed}},
    {"volatile", 0, {kUnknown, kShared}},
    {"unordered", 0, {kUnknown, kShared}},
    {"monotonic", 0, {kUnknown, kShared}},
    {"acquire", 0, {kUnknown, kShared}},
    {"release", 0, {kUnknown, kShared}},
    {"acq_rel", 0, {kUnknown, kShared}},
    {"seq_cst", 0, {kUnknown, kShared}},
    {"syncscope", 0, {kUnknown, kShared}},
    {"tail", 0, {kHarmless, "the intrinsics called do not reach the caller's local memory"}},
    {"notail", 0, {kHarmless, kForbids}},
    {"musttail", 0, {kUnknown, kNotRead}},
    {"inalloca", 0, {kUnknown, kConvention}},
    {"swifterror", 0, {kUnknown, kConvention}},
};

// ---- linkage and calling conventions

struct NumberRule {
  unsigned number;
  PromiseRow row;
};

using L = llvm::GlobalValue;
constexpr const char* kReplaced = "another definition may take its place";

constexpr NumberRule kLinkages[] = {
    {L::ExternalLinkage, {kHarmless, "is the only definition"}},
    {L::InternalLinkage, {kHarmless, "is the only definition"}},
    {L::PrivateLinkage, {kHarmless, "is the only definition"}},
    {L::AvailableExternallyLinkage, {kUnknown, kReplaced}},
    {L::LinkOnceAnyLinkage, {kUnknown, kReplaced}},
    {L::LinkOnceODRLinkage, {kUnknown, kReplaced}},
    {L::WeakAnyLinkage, {kUnknown, kReplaced}},
    {L::WeakODRLinkage, {kUnknown, kReplaced}},
    {L::AppendingLinkage, {kUnknown, kNotRead}},
    {L::ExternalWeakLinkage, {kUnknown, kReplaced}},
    {L::CommonLinkage, {kUnknown, kReplaced}},
};

constexpr unsigned kReadConventions[] = {llvm::CallingConv::C, llvm::CallingConv::Fast, llvm::CallingConv::Cold,
                                         llvm::CallingConv::PTX_Kernel, llvm::CallingConv::PTX_Device};

template <size_t N>
const PromiseRow* named(const NameRule (&rules)[N], std::string_view name) {
  for (const NameRule& rule : rules)
    if (name == rule.name) return &rule.row;
  return nullptr;
}

}  // namespace

std::string_view placeName(AttributePlace place) {
  switch (place) {
    case AttributePlace::kFunction: return "the function";
    case AttributePlace::kResult: return "the result";
    case AttributePlace::kParameter: return "parameter";
    case AttributePlace::kCall: return "the call";
    case AttributePlace::kCallResult: return "the result of the call";
    case AttributePlace::kCallArgument: return "argument";
  }
  return "";
}

const PromiseRow* attributeRow(unsigned kind, AttributePlace place) {
  for (const AttributeRule& rule : kAttributes)
    if (rule.kind == kind && (rule.places & static_cast<uint8_t>(place)) != 0) return &rule.row;
  return nullptr;
}

const PromiseRow* stringAttributeRow(std::string_view name, std::string_view value, AttributePlace place) {
  static constexpr PromiseRow kAnotherValue = {kUnknown, "has a value that is not read"};
  for (const StringRule& rule : kStrings) {
    if (name != rule.name || (rule.places & static_cast<uint8_t>(place)) == 0) continue;
    return rule.values(llvm::StringRef(value.data(), value.size())) ? &rule.row : &kAnotherValue;
  }
  return nullptr;
}

const PromiseRow* metadataRow(std::string_view kind, MetadataPlace place) {
  for (const NameRule& rule : kMetadata)
    if (kind == rule.name && (rule.places & static_cast<uint8_t>(place)) != 0) return &rule.row;
  return nullptr;
}

const PromiseRow* bundleRow(std::string_view tag, bool assume) { return assume ? named(kAssumed, tag) : named(kBundles, tag); }

const PromiseRow* linkageRow(unsigned linkage) {
  for (const NumberRule& rule : kLinkages)
    if (rule.number == linkage) return &rule.row;
  return nullptr;
}

const PromiseRow* conventionRow(unsigned convention) {
  static constexpr PromiseRow kRead = {kHarmless, "callers and the function agree on it"};
  static constexpr PromiseRow kOther = {kUnknown, kConvention};
  return std::ranges::find(kReadConventions, convention) != std::end(kReadConventions) ? &kRead : &kOther;
}

const PromiseRow* flagRow(std::string_view flag) { return named(kFlags, flag); }
const PromiseRow* namedMetadataRow(std::string_view name) { return named(kNamedMetadata, name); }
const PromiseRow* moduleFlagRow(std::string_view name) { return named(kModuleFlags, name); }
const PromiseRow* loopPropertyRow(std::string_view name) { return named(kLoop, name); }

}  // namespace cutecheck::oracle
