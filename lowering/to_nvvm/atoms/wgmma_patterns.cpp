// mma_atom_call of sm90.mma: matrix descriptors from the operands' layouts, and wgmma.mma_async as inline
// PTX.
//
// NVVM's operation has its scale of D as an attribute and takes A by descriptor alone; here both may be known
// to run time only. The fence before, the commit and the wait are operations of their own in the module:
// nvvm.wgmma.fence.aligned, nvvm.wgmma.commit.group.sync.aligned, nvvm.wgmma.wait.group.sync.aligned.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/atom.h"
#include "lowering/cute/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/smem_operand.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/registers.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
using cute_nvgpu::Major;
using cute_nvgpu::WgmmaAtom;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

constexpr int kWgmmaArchitecture = 90;

Value constant(ConversionPatternRewriter& rewriter, Location location, mlir::Type type, int64_t value) {
  return LLVM::ConstantOp::create(rewriter, location, type, rewriter.getIntegerAttr(type, value));
}

// The word that names `view`: what its type knows, and its address in units of 16 bytes.
mlir::FailureOr<Value> descriptorOf(mlir::Operation* op, ConversionPatternRewriter& rewriter,
                                    cute::MemRefType type, Value view, Major major) {
  const Location location = op->getLoc();
  const auto fields = cute_nvgpu::describe(cute_nvgpu::operandOf(type, major));
  if (!fields) return op->emitOpError(fields.error().message);
  if (type.getAlignment() % 16 != 0)
    return op->emitOpError("expects an address that 16 bytes divide, but got ") << type;
  const auto word = encode(*fields);
  if (!word) return op->emitOpError(word.error().message);
  const mlir::Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
  const Value address =
      LLVM::PtrToIntOp::create(rewriter, location, i32, to_llvm::iteratorOf(rewriter, location, view));
  const Value inside =
      LLVM::AndOp::create(rewriter, location, address, constant(rewriter, location, i32, 0x3ffff));
  const Value units = LLVM::LShrOp::create(rewriter, location, inside, constant(rewriter, location, i32, 4));
  const Value low = LLVM::ZExtOp::create(rewriter, location, i64, units);
  return LLVM::OrOp::create(rewriter, location, low,
                            constant(rewriter, location, i64, static_cast<int64_t>(*word)))
      .getResult();
}

// The register of an accumulator: f16 in pairs, which PTX has as words.
mlir::Type accumulatorOf(ConversionPatternRewriter& rewriter, const std::string& element) {
  return element == "f32" ? mlir::Type(rewriter.getF32Type()) : mlir::Type(rewriter.getI32Type());
}

std::string instruction(const WgmmaAtom& atom) {
  const auto name = [](const std::string& element) {
    return "." + std::string(cute_nvgpu::ptxElement(element));
  };
  const std::string bits = atom.a == "i1" ? ".and.popc" : "";
  return "wgmma.mma_async.sync.aligned.m64n" + std::to_string(atom.shape[1]) + "k" +
         std::to_string(atom.shape[2]) + name(atom.d) + name(atom.a) + name(atom.b) + bits;
}

// Behind the scale of D: those of A and B, and what is transposed; integers have neither.
std::string immediates(const WgmmaAtom& atom) {
  if (atom.d == "i32") return "";
  std::string text = ", 1, 1";
  if (atom.a != "f16" && atom.a != "bf16") return text;
  const auto transposed = [](Major major) { return major == Major::kMN ? ", 1" : ", 0"; };
  return text + (atom.registersA ? "" : transposed(atom.majorA)) + transposed(atom.majorB);
}

struct Sm90WgmmaAtomCall : mlir::ConvertOpToLLVMPattern<cute::MmaAtomCallOp> {
  Sm90WgmmaAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute::MmaAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto type = mlir::dyn_cast<cute_nvgpu::Sm90MmaType>(cute::atomIn(op.getAtom().getType()));
    if (!type) return rewriter.notifyMatchFailure(op, "not wgmma");
    if (target.number != kWgmmaArchitecture || !target.specific)
      return op.emitOpError("needs sm_90a, but the target is ") << target.name;
    const WgmmaAtom atom = type.atom();
    const Location location = op.getLoc();
    llvm::SmallVector<Value> a;
    if (atom.registersA) {
      a = loadRegisters(rewriter, location, op.getA(), rewriter.getI32Type());
    } else {
      const auto word = descriptorOf(op, rewriter, op.getA().getType(), adaptor.getA(), atom.majorA);
      if (failed(word)) return mlir::failure();
      a.push_back(*word);
    }
    const auto b = descriptorOf(op, rewriter, op.getB().getType(), adaptor.getB(), atom.majorB);
    if (failed(b)) return mlir::failure();
    const Value flag =
        LLVM::ExtractValueOp::create(rewriter, location, adaptor.getAtom(), llvm::ArrayRef<int64_t>{0});
    const Value scale = LLVM::ZExtOp::create(rewriter, location, rewriter.getI32Type(), flag);
    const auto before = loadRegisters(rewriter, location, op.getC(), accumulatorOf(rewriter, atom.d));
    InlinePtx ptx;
    const std::string d = ptx.accumulators(before);
    const std::string namedA = ptx.operands(a), namedB = ptx.operands(*b), namedScale = ptx.operands(scale);
    const auto result = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(), llvm::SmallVector<mlir::Type>(before.size(), before.front().getType()));
    const Value product =
        ptx.emit(rewriter, location,
                 "{ .reg .pred p; setp.ne.b32 p, " + namedScale + ", 0; " + instruction(atom) + " {" + d +
                     "}, " + (atom.registersA ? "{" + namedA + "}" : namedA) + ", " + namedB + ", p" +
                     immediates(atom) + "; }",
                 result);
    storeRegisters(rewriter, location, op.getD(), unpacked(rewriter, location, product, before.size()));
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

struct WarpgroupFenceOperandOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::WarpgroupFenceOperandOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::WarpgroupFenceOperandOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const bool single = op.getView().getType().getElementType().isF32();
    const auto before =
        loadRegisters(rewriter, op.getLoc(), op.getView(), accumulatorOf(rewriter, single ? "f32" : ""));
    InlinePtx nothing;
    (void)nothing.accumulators(before);
    const auto result = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(), llvm::SmallVector<mlir::Type>(before.size(), before.front().getType()));
    const Value after = nothing.emit(rewriter, op.getLoc(), "", result);
    storeRegisters(rewriter, op.getLoc(), op.getView(),
                   unpacked(rewriter, op.getLoc(), after, before.size()));
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct GmmaDescriptorOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::GmmaDescriptorOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::GmmaDescriptorOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto word = descriptorOf(op, rewriter, op.getTile().getType(), adaptor.getTile(),
                                   op.getMn() ? Major::kMN : Major::kK);
    if (failed(word)) return mlir::failure();
    rewriter.replaceOp(op, *word);
    return mlir::success();
  }
};

struct RegisterAccumulatorOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::RegisterAccumulatorOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::RegisterAccumulatorOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const cute::MemRefType type = op.getResult().getType();
    const Value layout = cute::StaticOp::create(rewriter, op.getLoc(),
                                                cute::LayoutType::get(op.getContext(), type.getLayout()));
    rewriter.replaceOpWithNewOp<cute::MakeFragmentOp>(op, mlir::TypeRange{type}, mlir::ValueRange{layout});
    return mlir::success();
  }
};

// C is added unless the module says otherwise.
template <typename OpT>
struct MakeWgmmaAtom : mlir::ConvertOpToLLVMPattern<OpT> {
  explicit MakeWgmmaAtom(const mlir::LLVMTypeConverter& converter)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter, mlir::PatternBenefit(2)) {}
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute_nvgpu::Sm90MmaType>(op.getResult().getType()))
      return rewriter.notifyMatchFailure(op, "its value says nothing");
    const Location location = op.getLoc();
    const Value empty = LLVM::PoisonOp::create(
        rewriter, location, this->getTypeConverter()->convertType(op.getResult().getType()));
    const Value yes = constant(rewriter, location, rewriter.getI1Type(), 1);
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, empty, yes, llvm::ArrayRef<int64_t>{0});
    return mlir::success();
  }
};

struct AtomSetValueOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSetValueOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomSetValueOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute_nvgpu::Sm90MmaType>(op.getAtom().getType()))
      return rewriter.notifyMatchFailure(op, "not wgmma");
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, adaptor.getAtom(), adaptor.getValue(),
                                                     llvm::ArrayRef<int64_t>{0});
    return mlir::success();
  }
};

}  // namespace

void populateWgmmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                           const Target& target) {
  patterns.add<Sm90WgmmaAtomCall>(converter, target);
  patterns.add<MakeWgmmaAtom<cute::MakeAtomOp>, MakeWgmmaAtom<cute::AtomOp>, AtomSetValueOpLowering,
               WarpgroupFenceOperandOpLowering, GmmaDescriptorOpLowering, RegisterAccumulatorOpLowering>(
      converter);
}

}  // namespace cutecheck::to_nvvm
