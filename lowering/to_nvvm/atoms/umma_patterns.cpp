// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma_atom_call of the types of tcgen05.mma, their values, and the operations on descriptors.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/smem_desc.h"
#include "lowering/cute_nvgpu/umma_call.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/constant.h"
#include "lowering/to_nvvm/atoms/umma_instruction.h"
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
using cute_nvgpu::Major;
using cute_nvgpu::UmmaAtom;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

// Fields of an atom's value, by place: whether C is added, whether A and B are negated, and then addresses.
constexpr int64_t kAdd = 0, kNegated = 1, kAddresses = 3;
// Of the instruction descriptor.
constexpr int64_t kNegationBit = 13;

struct Sm100MmaAtomCall : mlir::ConvertOpToLLVMPattern<cute::MmaAtomCallOp> {
  Sm100MmaAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute::MmaAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const std::optional<UmmaAtom> atom = cute_nvgpu::ummaAtomOf(cute::atomIn(op.getAtom().getType()));
    if (!atom) return rewriter.notifyMatchFailure(op, "not tcgen05.mma");
    if (failed(requireUmma(op, *atom, target))) return mlir::failure();
    const Location location = op.getLoc();
    const auto word = [&](cute::MemRefType view, Value value, Major major) {
      return descriptorWord(op, rewriter, cute_nvgpu::ummaOperand(view, major), view.getAlignment(),
                            to_llvm::iteratorOf(rewriter, location, value));
    };
    const auto part = [&](int64_t i) -> Value {
      return LLVM::ExtractValueOp::create(rewriter, location, adaptor.getAtom(), llvm::ArrayRef<int64_t>{i});
    };
    UmmaOperands operands;
    if (atom->tensorA) {
      operands.a = to_llvm::iteratorOf(rewriter, location, adaptor.getA());
    } else {
      const auto a = word(op.getA().getType(), adaptor.getA(), atom->majorA);
      if (failed(a)) return mlir::failure();
      operands.a = *a;
    }
    const auto b = word(op.getB().getType(), adaptor.getB(), atom->majorB);
    if (failed(b)) return mlir::failure();
    operands.b = *b;
    operands.d = to_llvm::iteratorOf(rewriter, location, adaptor.getD());
    operands.add = part(kAdd);
    if (atom->kind != UmmaKind::kI8)
      for (const int64_t i : {0, 1}) {
        const mlir::Type i32 = rewriter.getI32Type();
        const Value bit = LLVM::ShlOp::create(
            rewriter, location, LLVM::ZExtOp::create(rewriter, location, i32, part(kNegated + i)),
            constant(rewriter, location, i32, kNegationBit + i));
        operands.extra =
            operands.extra ? LLVM::OrOp::create(rewriter, location, operands.extra, bit).getResult() : bit;
      }
    int64_t next = kAddresses;
    if (atom->sparse) operands.metadata = part(next++);
    if (isBlockScaled(*atom)) {
      operands.scaleA = part(next++);
      operands.scaleB = part(next++);
    }
    emitUmma(rewriter, location, *atom, operands);
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

// C is added and nothing negated unless the module says otherwise.
template <typename OpT>
struct MakeUmmaAtom : mlir::ConvertOpToLLVMPattern<OpT> {
  explicit MakeUmmaAtom(const mlir::LLVMTypeConverter& converter)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter, mlir::PatternBenefit(2)) {}
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = op.getResult().getType();
    if (!cute_nvgpu::ummaAtomOf(type)) return rewriter.notifyMatchFailure(op, "not tcgen05.mma");
    const Location location = op.getLoc();
    Value value = LLVM::PoisonOp::create(rewriter, location, this->getTypeConverter()->convertType(type));
    for (int64_t i = kAdd; i < kAddresses; ++i)
      value = LLVM::InsertValueOp::create(rewriter, location, value,
                                          constant(rewriter, location, rewriter.getI1Type(), i == kAdd),
                                          llvm::ArrayRef<int64_t>{i});
    rewriter.replaceOp(op, value);
    return mlir::success();
  }
};

struct MakeUmmaSmemDescOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::MakeUmmaSmemDescOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::MakeUmmaSmemDescOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const cute::PtrType pointer = op.getPointer().getType();
    cute_nvgpu::SmemOperand tile =
        cute_nvgpu::firstTile(pointer, mlir::cast<cute::LayoutType>(op.getLayout()).getValue(),
                              op.getMn() ? Major::kMN : Major::kK);
    tile.arch = MatrixArch::kSm100;
    const auto word = descriptorWord(op, rewriter, tile, pointer.getAlignment(), adaptor.getPointer());
    if (failed(word)) return mlir::failure();
    rewriter.replaceOp(
        op, adaptor.getNext() ? goingOnAt(rewriter, op.getLoc(), *word, adaptor.getNext()) : *word);
    return mlir::success();
  }

 private:
  // The leading distance is an address, of which bit 52 tells (PTX ISA 9.0, "Shared memory descriptor").
  static Value goingOnAt(ConversionPatternRewriter& rewriter, Location location, Value word, Value next) {
    const mlir::Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
    const Value address =
        LLVM::AndOp::create(rewriter, location, LLVM::PtrToIntOp::create(rewriter, location, i32, next),
                            constant(rewriter, location, i32, 0x3ffff));
    const Value units = LLVM::ZExtOp::create(
        rewriter, location, i64,
        LLVM::LShrOp::create(rewriter, location, address, constant(rewriter, location, i32, 4)));
    const Value field = LLVM::ShlOp::create(rewriter, location, units, constant(rewriter, location, i64, 16));
    const Value rest = LLVM::AndOp::create(rewriter, location, word,
                                           constant(rewriter, location, i64, ~(int64_t{0x3fff} << 16)));
    const Value absolute =
        LLVM::OrOp::create(rewriter, location, rest, constant(rewriter, location, i64, int64_t{1} << 52));
    return LLVM::OrOp::create(rewriter, location, absolute, field);
  }
};

template <typename OpT>
struct UmmaInstruction : mlir::ConvertOpToLLVMPattern<OpT> {
  UmmaInstruction(const mlir::LLVMTypeConverter& converter, Target target)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter), target(std::move(target)) {}
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const UmmaAtom atom = *cute_nvgpu::ummaAtomOf(op.getAtom());
    if (failed(requireUmma(op, atom, target))) return mlir::failure();
    UmmaOperands operands;
    operands.a = adaptor.getA();
    operands.b = adaptor.getB();
    operands.d = adaptor.getD();
    operands.add = adaptor.getAdd();
    operands.extra = adaptor.getExtra();
    if constexpr (requires { adaptor.getMetadata(); }) operands.metadata = adaptor.getMetadata();
    if constexpr (requires { adaptor.getScaleA(); }) {
      operands.scaleA = adaptor.getScaleA();
      operands.scaleB = adaptor.getScaleB();
    }
    emitUmma(rewriter, op.getLoc(), atom, operands);
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

struct Sm100ImmaAtom : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSm100ImmaOp> {
  Sm100ImmaAtom(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute_nvgpu::AtomSm100ImmaOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const UmmaAtom atom = op.getResult().getType().getAtom().getAtom();
    if (failed(requireUmma(op, atom, target))) return mlir::failure();
    const Location location = op.getLoc();
    const auto word = [&](cute::MemRefType view, Value value, Major major) {
      return descriptorWord(op, rewriter, cute_nvgpu::ummaOperand(view, major), view.getAlignment(),
                            to_llvm::iteratorOf(rewriter, location, value));
    };
    const auto a = word(op.getA().getType(), adaptor.getA(), atom.majorA);
    const auto b = word(op.getB().getType(), adaptor.getB(), atom.majorB);
    if (failed(a) || failed(b)) return mlir::failure();
    const auto pointer =
        cute::PtrType::get(op.getContext(), rewriter.getI64Type(), cute::MemorySpace::kShared, 8, Swizzle{});
    const Value one = constant(rewriter, location, rewriter.getI32Type(), 1);
    const Value barrier =
        cute_nvgpu::MbarrierInitOp::create(rewriter, location, pointer, one, Value()).getResult();
    const mlir::Type type = getTypeConverter()->convertType(op.getResult().getType());
    Value payload = LLVM::PoisonOp::create(rewriter, location, type);
    const Value parts[] = {*a, *b, adaptor.getTmem(), rewriter.getRemappedValue(barrier)};
    for (const auto& [i, part] : llvm::enumerate(parts))
      payload = LLVM::InsertValueOp::create(rewriter, location, payload, part,
                                            llvm::ArrayRef<int64_t>{static_cast<int64_t>(i)});
    rewriter.replaceOp(op, payload);
    return mlir::success();
  }

  Target target;
};

}  // namespace

void populateUmmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target) {
  patterns.add<Sm100MmaAtomCall, Sm100ImmaAtom, UmmaInstruction<cute_nvgpu::UmmaOp>,
               UmmaInstruction<cute_nvgpu::UmmaSparseOp>, UmmaInstruction<cute_nvgpu::UmmaBlockScaledOp>,
               UmmaInstruction<cute_nvgpu::UmmaBlockScaledSparseOp>>(converter, target);
  patterns.add<MakeUmmaAtom<cute::MakeAtomOp>, MakeUmmaAtom<cute::AtomOp>, MakeUmmaSmemDescOpLowering>(
      converter);
}

}  // namespace cutecheck::to_nvvm
