// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma_atom_call of sm80.mma and sm89.mma: nvvm.mma.sync, or the instruction as inline PTX where NVVM lacks
// it.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/registers.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::MmaSyncAtom;
using cute_nvgpu::MmaVariant;
using mlir::Location;
using mlir::RewriterBase;
using mlir::Value;

// The register that holds elements of this name: pairs of f16 where NVVM speaks of pairs, else words.
mlir::Type registerOf(RewriterBase& rewriter, llvm::StringRef element) {
  if (element == "f64") return rewriter.getF64Type();
  if (element == "f32") return rewriter.getF32Type();
  if (element == "f16") return mlir::VectorType::get({2}, rewriter.getF16Type());
  return rewriter.getI32Type();
}

std::optional<MmaSyncAtom> atomIn(mlir::Type type) {
  if (auto sm80 = mlir::dyn_cast<cute_nvgpu::Sm80MmaType>(type)) return sm80.atom();
  if (auto sm89 = mlir::dyn_cast<cute_nvgpu::Sm89MmaType>(type)) return sm89.atom();
  return std::nullopt;
}

struct Operands {
  llvm::SmallVector<Value> a, b, c;
};

Value byNvvm(RewriterBase& rewriter, Location location, const MmaSyncAtom& atom, const Operands& operands,
             mlir::Type result) {
  const auto ptxType = [](const std::string& element) {
    return *NVVM::symbolizeMMATypes(llvm::StringRef(cute_nvgpu::ptxElement(element)));
  };
  const bool integers = atom.d == "i32", bits = atom.a == "i1";
  std::optional<NVVM::MMAB1Op> operation;
  if (bits)
    operation = atom.variant == MmaVariant::kAndPopc ? NVVM::MMAB1Op::and_popc : NVVM::MMAB1Op::xor_popc;
  std::optional<NVVM::MMAIntOverflow> overflow;
  if (integers && !bits)
    overflow = atom.variant == MmaVariant::kSaturate ? NVVM::MMAIntOverflow::satfinite
                                                     : NVVM::MMAIntOverflow::wrapped;
  return NVVM::MmaOp::create(rewriter, location, result, operands.a, operands.b, operands.c, atom.shape,
                             operation, overflow, std::array{ptxType(atom.a), ptxType(atom.b)},
                             std::array{NVVM::MMALayout::row, NVVM::MMALayout::col});
}

Value byInlinePtx(RewriterBase& rewriter, Location location, const MmaSyncAtom& atom,
                  const Operands& operands, mlir::Type result) {
  const auto name = [](const std::string& element) {
    return "." + std::string(cute_nvgpu::ptxElement(element));
  };
  InlinePtx ptx;
  const std::string d = ptx.results(operands.c.size(), operands.c.front().getType());
  const std::string a = ptx.operands(operands.a), b = ptx.operands(operands.b), c = ptx.operands(operands.c);
  return ptx.emit(rewriter, location,
                  "mma.sync.aligned.m" + std::to_string(atom.shape[0]) + "n" + std::to_string(atom.shape[1]) +
                      "k" + std::to_string(atom.shape[2]) + ".row.col" + name(atom.d) + name(atom.a) +
                      name(atom.b) + name(atom.d) + " {" + d + "}, {" + a + "}, {" + b + "}, {" + c + "};",
                  result);
}

struct MmaSyncAtomCall : mlir::ConvertOpToLLVMPattern<cute::MmaAtomCallOp> {
  MmaSyncAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  mlir::LogicalResult matchAndRewrite(cute::MmaAtomCallOp op, OpAdaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const std::optional<MmaSyncAtom> atom = atomIn(cute::atomIn(op.getAtom().getType()));
    if (!atom) return rewriter.notifyMatchFailure(op, "not mma.sync");
    const auto shape = cute_nvgpu::mmaSyncShape(*atom);
    if (!shape) return op.emitOpError(shape.error().message);
    if (failed(requireTier(op, target, shape->tier))) return mlir::failure();
    const Location location = op.getLoc();
    const auto load = [&](mlir::TypedValue<cute::MemRefType> view, const std::string& element) {
      return loadRegisters(rewriter, location, view, registerOf(rewriter, element));
    };
    const Operands operands = {load(op.getA(), atom->a), load(op.getB(), atom->b), load(op.getC(), atom->d)};
    const auto result = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(),
        llvm::SmallVector<mlir::Type>(operands.c.size(), operands.c.front().getType()));
    const Value product = (shape->nvvm ? byNvvm : byInlinePtx)(rewriter, location, *atom, operands, result);
    storeRegisters(rewriter, location, op.getD(), unpacked(rewriter, location, product, operands.c.size()));
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

}  // namespace

void populateMmaSyncPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                             const Target& target) {
  patterns.add<MmaSyncAtomCall>(converter, target);
}

}  // namespace cutecheck::to_nvvm
