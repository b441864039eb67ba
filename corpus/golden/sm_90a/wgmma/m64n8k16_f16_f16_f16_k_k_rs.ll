; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
  %6 = alloca [8 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 2
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 256
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 128
  %20 = getelementptr half, ptr addrspace(1) %18, i64 8
  %21 = getelementptr half, ptr addrspace(1) %18, i64 136
  %22 = load <2 x half>, ptr addrspace(1) %18, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = insertelement <8 x half> poison, half %23, i64 0
  %25 = extractelement <2 x half> %22, i64 1
  %26 = insertelement <8 x half> %24, half %25, i64 1
  %27 = load <2 x half>, ptr addrspace(1) %19, align 4
  %28 = extractelement <2 x half> %27, i64 0
  %29 = insertelement <8 x half> %26, half %28, i64 2
  %30 = extractelement <2 x half> %27, i64 1
  %31 = insertelement <8 x half> %29, half %30, i64 3
  %32 = load <2 x half>, ptr addrspace(1) %20, align 4
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <8 x half> %31, half %33, i64 4
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <8 x half> %34, half %35, i64 5
  %37 = load <2 x half>, ptr addrspace(1) %21, align 4
  %38 = extractelement <2 x half> %37, i64 0
  %39 = insertelement <8 x half> %36, half %38, i64 6
  %40 = extractelement <2 x half> %37, i64 1
  %41 = insertelement <8 x half> %39, half %40, i64 7
  %42 = extractelement <8 x half> %41, i64 0
  %43 = insertelement <8 x half> poison, half %42, i64 0
  %44 = extractelement <8 x half> %41, i64 1
  %45 = insertelement <8 x half> %43, half %44, i64 1
  %46 = extractelement <8 x half> %41, i64 2
  %47 = insertelement <8 x half> %45, half %46, i64 2
  %48 = extractelement <8 x half> %41, i64 3
  %49 = insertelement <8 x half> %47, half %48, i64 3
  %50 = extractelement <8 x half> %41, i64 4
  %51 = insertelement <8 x half> %49, half %50, i64 4
  %52 = extractelement <8 x half> %41, i64 5
  %53 = insertelement <8 x half> %51, half %52, i64 5
  %54 = extractelement <8 x half> %41, i64 6
  %55 = insertelement <8 x half> %53, half %54, i64 6
  %56 = extractelement <8 x half> %41, i64 7
  %57 = insertelement <8 x half> %55, half %56, i64 7
  store <8 x half> %57, ptr %6, align 16
  br label %58

58:                                               ; preds = %61, %4
  %59 = phi i32 [ %80, %61 ], [ %7, %4 ]
  %60 = icmp slt i32 %59, 128
  br i1 %60, label %61, label %81

61:                                               ; preds = %58
  %62 = urem i32 %59, 8
  %63 = udiv i32 %59, 8
  %64 = mul nsw i32 %62, 16
  %65 = add nsw i32 %64, %63
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %68 = load half, ptr addrspace(1) %67, align 2
  %69 = urem i32 %59, 8
  %70 = udiv i32 %59, 8
  %71 = mul nsw i32 %69, 64
  %72 = add nsw i32 %71, %70
  %73 = sext i32 %72 to i64
  %74 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %73
  %75 = ptrtoint ptr addrspace(3) %74 to i32
  %76 = and i32 %75, 896
  %77 = lshr i32 %76, 3
  %78 = xor i32 %75, %77
  %79 = inttoptr i32 %78 to ptr addrspace(3)
  store half %68, ptr addrspace(3) %79, align 2
  %80 = add i32 %59, 128
  br label %58

81:                                               ; preds = %58
  %82 = urem i32 %7, 4
  %83 = udiv i32 %7, 4
  %84 = mul nsw i32 %82, 2
  %85 = urem i32 %83, 8
  %86 = udiv i32 %83, 8
  %87 = mul nsw i32 %85, 8
  %88 = add nsw i32 %84, %87
  %89 = mul nsw i32 %86, 128
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr half, ptr addrspace(1) %2, i64 %91
  %93 = getelementptr half, ptr addrspace(1) %92, i64 64
  %94 = load <2 x half>, ptr addrspace(1) %92, align 4
  %95 = extractelement <2 x half> %94, i64 0
  %96 = insertelement <4 x half> poison, half %95, i64 0
  %97 = extractelement <2 x half> %94, i64 1
  %98 = insertelement <4 x half> %96, half %97, i64 1
  %99 = load <2 x half>, ptr addrspace(1) %93, align 4
  %100 = extractelement <2 x half> %99, i64 0
  %101 = insertelement <4 x half> %98, half %100, i64 2
  %102 = extractelement <2 x half> %99, i64 1
  %103 = insertelement <4 x half> %101, half %102, i64 3
  %104 = extractelement <4 x half> %103, i64 0
  %105 = insertelement <4 x half> poison, half %104, i64 0
  %106 = extractelement <4 x half> %103, i64 1
  %107 = insertelement <4 x half> %105, half %106, i64 1
  %108 = extractelement <4 x half> %103, i64 2
  %109 = insertelement <4 x half> %107, half %108, i64 2
  %110 = extractelement <4 x half> %103, i64 3
  %111 = insertelement <4 x half> %109, half %110, i64 3
  store <4 x half> %111, ptr %5, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %112 = load <4 x i32>, ptr %6, align 16
  %113 = extractelement <4 x i32> %112, i64 0
  %114 = insertelement <4 x i32> poison, i32 %113, i64 0
  %115 = extractelement <4 x i32> %112, i64 1
  %116 = insertelement <4 x i32> %114, i32 %115, i64 1
  %117 = extractelement <4 x i32> %112, i64 2
  %118 = insertelement <4 x i32> %116, i32 %117, i64 2
  %119 = extractelement <4 x i32> %112, i64 3
  %120 = insertelement <4 x i32> %118, i32 %119, i64 3
  %121 = extractelement <4 x i32> %120, i64 0
  %122 = extractelement <4 x i32> %120, i64 1
  %123 = extractelement <4 x i32> %120, i64 2
  %124 = extractelement <4 x i32> %120, i64 3
  %125 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %126 = lshr i32 %125, 4
  %127 = zext i32 %126 to i64
  %128 = or i64 %127, 4611686293305360384
  %129 = load <2 x i32>, ptr %5, align 16
  %130 = extractelement <2 x i32> %129, i64 0
  %131 = insertelement <2 x i32> poison, i32 %130, i64 0
  %132 = extractelement <2 x i32> %129, i64 1
  %133 = insertelement <2 x i32> %131, i32 %132, i64 1
  %134 = extractelement <2 x i32> %133, i64 0
  %135 = extractelement <2 x i32> %133, i64 1
  %136 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $9, 0; wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {$0, $1}, {$4, $5, $6, $7}, $8, p, 1, 1, 0; }", "=r,=r,0,1,r,r,r,r,l,r"(i32 %134, i32 %135, i32 %121, i32 %122, i32 %123, i32 %124, i64 %128, i32 1)
  %137 = extractvalue { i32, i32 } %136, 0
  %138 = extractvalue { i32, i32 } %136, 1
  %139 = insertelement <2 x i32> poison, i32 %137, i64 0
  %140 = insertelement <2 x i32> %139, i32 %138, i64 1
  %141 = extractelement <2 x i32> %140, i64 0
  %142 = insertelement <2 x i32> poison, i32 %141, i64 0
  %143 = extractelement <2 x i32> %140, i64 1
  %144 = insertelement <2 x i32> %142, i32 %143, i64 1
  store <2 x i32> %144, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %145 = load <2 x i32>, ptr %5, align 16
  %146 = extractelement <2 x i32> %145, i64 0
  %147 = insertelement <2 x i32> poison, i32 %146, i64 0
  %148 = extractelement <2 x i32> %145, i64 1
  %149 = insertelement <2 x i32> %147, i32 %148, i64 1
  %150 = extractelement <2 x i32> %149, i64 0
  %151 = extractelement <2 x i32> %149, i64 1
  %152 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %150, i32 %151)
  %153 = extractvalue { i32, i32 } %152, 0
  %154 = extractvalue { i32, i32 } %152, 1
  %155 = insertelement <2 x i32> poison, i32 %153, i64 0
  %156 = insertelement <2 x i32> %155, i32 %154, i64 1
  %157 = extractelement <2 x i32> %156, i64 0
  %158 = insertelement <2 x i32> poison, i32 %157, i64 0
  %159 = extractelement <2 x i32> %156, i64 1
  %160 = insertelement <2 x i32> %158, i32 %159, i64 1
  store <2 x i32> %160, ptr %5, align 16
  %161 = urem i32 %7, 4
  %162 = udiv i32 %7, 4
  %163 = mul nsw i32 %161, 2
  %164 = urem i32 %162, 8
  %165 = udiv i32 %162, 8
  %166 = mul nsw i32 %164, 8
  %167 = add nsw i32 %163, %166
  %168 = mul nsw i32 %165, 128
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr half, ptr addrspace(1) %3, i64 %170
  %172 = load <4 x half>, ptr %5, align 16
  %173 = extractelement <4 x half> %172, i64 0
  %174 = insertelement <4 x half> poison, half %173, i64 0
  %175 = extractelement <4 x half> %172, i64 1
  %176 = insertelement <4 x half> %174, half %175, i64 1
  %177 = extractelement <4 x half> %172, i64 2
  %178 = insertelement <4 x half> %176, half %177, i64 2
  %179 = extractelement <4 x half> %172, i64 3
  %180 = insertelement <4 x half> %178, half %179, i64 3
  %181 = getelementptr half, ptr addrspace(1) %171, i64 64
  %182 = extractelement <4 x half> %180, i64 0
  %183 = insertelement <2 x half> poison, half %182, i64 0
  %184 = extractelement <4 x half> %180, i64 1
  %185 = insertelement <2 x half> %183, half %184, i64 1
  store <2 x half> %185, ptr addrspace(1) %171, align 4
  %186 = extractelement <4 x half> %180, i64 2
  %187 = insertelement <2 x half> poison, half %186, i64 0
  %188 = extractelement <4 x half> %180, i64 3
  %189 = insertelement <2 x half> %187, half %188, i64 1
  store <2 x half> %189, ptr addrspace(1) %181, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 immarg) #4

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
