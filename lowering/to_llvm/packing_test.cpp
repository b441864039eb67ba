// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes and field offsets of what the types pack as, by LLVM's data layout of the target.
#include "lowering/to_llvm/packing.h"

#include <gtest/gtest.h>

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"

#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/translate.h"

namespace cutecheck::to_llvm {
namespace {

using Offsets = std::vector<uint64_t>;

// Of nvptx64: a pointer has 64 bits in every memory but tensor memory.
constexpr const char* kLayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

class Packed : public testing::Test {
 protected:
  Packed() : context_(dialects()), converter_(loaded(context_)), layout_(kLayout) {
    addCuteTypes(converter_);
  }

  llvm::StructType* structOf(const char* type) {
    const mlir::Type parsed = mlir::parseType(type, &context_);
    EXPECT_TRUE(parsed) << type;
    const mlir::Type packed = parsed ? converter_.convertType(parsed) : mlir::Type();
    EXPECT_TRUE(packed) << type;
    return packed ? llvm::dyn_cast<llvm::StructType>(translator_.translateType(packed)) : nullptr;
  }
  uint64_t size(llvm::Type* type) const { return layout_.getTypeAllocSize(type).getFixedValue(); }
  uint64_t size(const char* type) { return size(structOf(type)); }

  // Where each integer and pointer stands, nested structs opened.
  Offsets offsets(llvm::StructType* type, uint64_t at = 0) const {
    Offsets all;
    for (unsigned i = 0; i < type->getNumElements(); ++i) {
      const uint64_t here = at + layout_.getStructLayout(type)->getElementOffset(i).getFixedValue();
      if (auto* inner = llvm::dyn_cast<llvm::StructType>(type->getElementType(i)))
        llvm::append_range(all, offsets(inner, here));
      else
        all.push_back(here);
    }
    return all;
  }
  Offsets offsets(const char* type) { return offsets(structOf(type)); }

 private:
  static mlir::DialectRegistry dialects() {
    mlir::DialectRegistry registry;
    registerDialects(registry);
    return registry;
  }
  static mlir::MLIRContext* loaded(mlir::MLIRContext& context) {
    context.loadAllAvailableDialects();
    return &context;
  }

  mlir::MLIRContext context_;
  mlir::LLVMTypeConverter converter_;
  llvm::LLVMContext llvmContext_;
  mlir::LLVM::TypeToLLVMIRTranslator translator_{llvmContext_};
  llvm::DataLayout layout_;
};

// Extent and stride of a mode stand beside each other.
TEST_F(Packed, LayoutsAreInterleavedPairs) {
  EXPECT_EQ(size("!cute.layout<\"(?,?):(?,?)\">"), 16u);
  EXPECT_EQ(offsets("!cute.layout<\"(?,?):(?,?)\">"), (Offsets{0, 4, 8, 12}));
  EXPECT_EQ(size("!cute.layout<\"(8,4):(1,8)\">"), 16u);
  EXPECT_EQ(size("!cute.layout<\"(?,?,?):(?,?,?)\">"), 24u);
  EXPECT_EQ(size("!cute.layout<\"?:?\">"), 8u);
}

TEST_F(Packed, NestedModesAreStructs) {
  const char* const nested = "!cute.layout<\"((2,2),4):((1,2),8)\">";
  llvm::StructType* const type = structOf(nested);
  ASSERT_EQ(type->getNumElements(), 3u);
  ASSERT_TRUE(type->getElementType(0)->isStructTy());
  EXPECT_EQ(type->getElementType(0)->getStructNumElements(), 4u);
  EXPECT_EQ(size(type), 24u);
  EXPECT_EQ(offsets(nested), (Offsets{0, 4, 8, 12, 16, 20}));
}

// A leaf of 64 bits is aligned to them, inside a struct and behind it.
TEST_F(Packed, WideLeavesAreAligned) {
  EXPECT_EQ(offsets("!cute.layout<\"(?,?):(1,?{i64})\">"), (Offsets{0, 4, 8, 16}));
  EXPECT_EQ(size("!cute.layout<\"(?,?):(1,?{i64})\">"), 24u);
  EXPECT_EQ(offsets("!cute.layout<\"((?,?{i64}),4):((1,?),8)\">"), (Offsets{0, 4, 8, 16, 24, 28}));
  EXPECT_EQ(size("!cute.layout<\"8:4294967296\">"), 16u);
}

TEST_F(Packed, ComposedLayoutsAndViews) {
  EXPECT_EQ(size("!cute.composed_layout<\"S<3,4,3> o ? o (8,?):(?,1)\">"), 20u);
  EXPECT_EQ(offsets("!cute.composed_layout<\"S<3,4,3> o ? o (8,?):(?,1)\">"), (Offsets{0, 4, 8, 12, 16}));
  EXPECT_EQ(offsets("!cute.memref<f32, gmem, \"(?,?):(?,1)\">"), (Offsets{0, 8, 12, 16, 20}));
  EXPECT_EQ(size("!cute.memref<f32, gmem, \"(?,?):(?,1)\">"), 24u);
  EXPECT_EQ(size("!cute.memref<f32, tmem, \"?:1\">"), 12u);
}

// The pointer, the index, the stride: 16 bytes, not 24.
TEST_F(Packed, TheShortFormOfAnIteratorHasSixteenBytes) {
  for (const char* const space : {"gmem", "smem", "generic"}) {
    const std::string type = std::string("!cute.strided_iter<f16, ") + space + ">";
    EXPECT_EQ(size(type.c_str()), 16u) << space;
    EXPECT_EQ(offsets(type.c_str()), (Offsets{0, 8, 12})) << space;
  }
}

// The pointer, the shape, the stride, three numbers of the swizzle, the rank.
TEST_F(Packed, TheLongFormIsTyped) {
  const char* const described = "!cute.desc_iter<f16, smem, \"S<3,4,3> o 0 o (8,64):(64,1)\">";
  EXPECT_EQ(size(described), 40u);
  EXPECT_EQ(offsets(described), (Offsets{0, 8, 12, 16, 20, 24, 28, 32, 36}));
}

TEST_F(Packed, DivisorsAndWhatTypesKnow) {
  EXPECT_EQ(size("!cute.fast_divmod_divisor<32>"), 12u);
  EXPECT_EQ(offsets("!cute.fast_divmod_divisor<32>"), (Offsets{0, 4, 8, 9}));
  EXPECT_EQ(offsets("!cute.fast_divmod_divisor<64>"), (Offsets{0, 8, 16, 17}));
  EXPECT_EQ(size("!cute.swizzle<\"S<3,4,3>\">"), 0u);
  EXPECT_EQ(size("!cute_nvgpu.atom.universal_copy<f32>"), 0u);
}

}  // namespace
}  // namespace cutecheck::to_llvm
