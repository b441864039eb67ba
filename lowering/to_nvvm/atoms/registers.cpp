#include "lowering/to_nvvm/atoms/registers.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::to_nvvm {

namespace {

namespace LLVM = mlir::LLVM;
using mlir::Location;
using mlir::RewriterBase;
using mlir::Value;
using View = mlir::TypedValue<cute::MemRefType>;

int64_t sizeOf(cute::MemRefType view) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(view.getLayout().shape())) size *= extent.value();
  return size;
}

// The same memory as integers of the elements' width: LLVM has no loads of 8-bit floats.
View asIntegers(RewriterBase& rewriter, Location location, View view) {
  const cute::MemRefType type = view.getType();
  const mlir::Type integer =
      rewriter.getIntegerType(static_cast<unsigned>(8 * cute::bytesOf(type.getElementType())));
  if (type.getElementType() == integer) return view;
  const auto pointerTo = [&](mlir::Type element) {
    return cute::PtrType::get(rewriter.getContext(), element, type.getSpace(), type.getAlignment(),
                              type.getSwizzle());
  };
  const Value layout = cute::StaticOp::create(rewriter, location,
                                              cute::LayoutType::get(rewriter.getContext(), type.getLayout()));
  const Value pointer = cute::GetIterOp::create(
      rewriter, location, mlir::TypeRange{pointerTo(type.getElementType())}, mlir::ValueRange{view});
  const Value cast = cute::RecastIterOp::create(rewriter, location, mlir::TypeRange{pointerTo(integer)},
                                                mlir::ValueRange{pointer});
  const auto result = cute::MemRefType::get(rewriter.getContext(), integer, type.getSpace(),
                                            type.getAlignment(), type.getSwizzle(), type.getLayout());
  return mlir::cast<View>(
      cute::MakeViewOp::create(rewriter, location, mlir::TypeRange{result}, mlir::ValueRange{cast, layout})
          ->getResult(0));
}

mlir::VectorType vectorOf(int64_t count, mlir::Type type) { return mlir::VectorType::get({count}, type); }

Value position(RewriterBase& rewriter, Location location, int64_t i) {
  return LLVM::ConstantOp::create(rewriter, location, rewriter.getI64Type(), rewriter.getI64IntegerAttr(i));
}

int64_t bitsOfRegister(mlir::Type type) {
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return vector.getNumElements() * static_cast<int64_t>(vector.getElementTypeBitWidth());
  return static_cast<int64_t>(type.getIntOrFloatBitWidth());
}

}  // namespace

llvm::SmallVector<Value> loadRegisters(RewriterBase& rewriter, Location location, View view,
                                       mlir::Type type) {
  const View integers = asIntegers(rewriter, location, view);
  const int64_t width = static_cast<int64_t>(integers.getType().getElementType().getIntOrFloatBitWidth());
  const int64_t size = sizeOf(view.getType()), count = size * width / bitsOfRegister(type);
  const Value values = cute::MemRefLoadVecOp::create(
      rewriter, location, vectorOf(size, integers.getType().getElementType()), integers);
  const mlir::Type word = rewriter.getIntegerType(static_cast<unsigned>(bitsOfRegister(type)));
  const Value words = LLVM::BitcastOp::create(rewriter, location, vectorOf(count, word), values);
  llvm::SmallVector<Value> registers;
  for (int64_t i = 0; i < count; ++i) {
    const Value one =
        LLVM::ExtractElementOp::create(rewriter, location, words, position(rewriter, location, i));
    registers.push_back(type == word ? one
                                     : LLVM::BitcastOp::create(rewriter, location, type, one).getResult());
  }
  return registers;
}

void storeRegisters(RewriterBase& rewriter, Location location, View view, llvm::ArrayRef<Value> registers) {
  const View integers = asIntegers(rewriter, location, view);
  const mlir::Type type = registers.front().getType();
  const mlir::Type word = rewriter.getIntegerType(static_cast<unsigned>(bitsOfRegister(type)));
  Value words =
      LLVM::PoisonOp::create(rewriter, location, vectorOf(static_cast<int64_t>(registers.size()), word));
  for (const auto& [i, one] : llvm::enumerate(registers)) {
    const Value bits =
        type == word ? one : LLVM::BitcastOp::create(rewriter, location, word, one).getResult();
    words = LLVM::InsertElementOp::create(rewriter, location, words, bits,
                                          position(rewriter, location, static_cast<int64_t>(i)));
  }
  const Value values = LLVM::BitcastOp::create(
      rewriter, location, vectorOf(sizeOf(view.getType()), integers.getType().getElementType()), words);
  cute::MemRefStoreVecOp::create(rewriter, location, values, integers);
}

llvm::SmallVector<Value> unpacked(RewriterBase& rewriter, Location location, Value result, size_t count) {
  if (!mlir::isa<LLVM::LLVMStructType>(result.getType())) return {result};
  llvm::SmallVector<Value> parts;
  for (size_t i = 0; i < count; ++i)
    parts.push_back(LLVM::ExtractValueOp::create(rewriter, location, result,
                                                 llvm::ArrayRef<int64_t>{static_cast<int64_t>(i)}));
  return parts;
}

bool isContiguous(cute::MemRefType view) {
  int64_t next = 1;
  for (const auto& [extent, stride] :
       llvm::zip_equal(leaves(view.getLayout().shape()), leaves(view.getLayout().stride()))) {
    if (!extent.isInt() || !stride.isInt()) return false;
    if (extent.value() == 1) continue;
    if (stride.value() != next) return false;
    next *= extent.value();
  }
  return true;
}

}  // namespace cutecheck::to_nvvm
