; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x half], align 16
  %7 = alloca [8 x half], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = urem i32 %10, 8
  %13 = udiv i32 %10, 8
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %11, %14
  %16 = mul nsw i32 %13, 256
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 128
  %21 = getelementptr half, ptr addrspace(1) %19, i64 8
  %22 = getelementptr half, ptr addrspace(1) %19, i64 136
  %23 = load <2 x half>, ptr addrspace(1) %19, align 4
  %24 = extractelement <2 x half> %23, i64 0
  %25 = insertelement <8 x half> poison, half %24, i64 0
  %26 = extractelement <2 x half> %23, i64 1
  %27 = insertelement <8 x half> %25, half %26, i64 1
  %28 = load <2 x half>, ptr addrspace(1) %20, align 4
  %29 = extractelement <2 x half> %28, i64 0
  %30 = insertelement <8 x half> %27, half %29, i64 2
  %31 = extractelement <2 x half> %28, i64 1
  %32 = insertelement <8 x half> %30, half %31, i64 3
  %33 = load <2 x half>, ptr addrspace(1) %21, align 4
  %34 = extractelement <2 x half> %33, i64 0
  %35 = insertelement <8 x half> %32, half %34, i64 4
  %36 = extractelement <2 x half> %33, i64 1
  %37 = insertelement <8 x half> %35, half %36, i64 5
  %38 = load <2 x half>, ptr addrspace(1) %22, align 4
  %39 = extractelement <2 x half> %38, i64 0
  %40 = insertelement <8 x half> %37, half %39, i64 6
  %41 = extractelement <2 x half> %38, i64 1
  %42 = insertelement <8 x half> %40, half %41, i64 7
  %43 = extractelement <8 x half> %42, i64 0
  %44 = insertelement <8 x half> poison, half %43, i64 0
  %45 = extractelement <8 x half> %42, i64 1
  %46 = insertelement <8 x half> %44, half %45, i64 1
  %47 = extractelement <8 x half> %42, i64 2
  %48 = insertelement <8 x half> %46, half %47, i64 2
  %49 = extractelement <8 x half> %42, i64 3
  %50 = insertelement <8 x half> %48, half %49, i64 3
  %51 = extractelement <8 x half> %42, i64 4
  %52 = insertelement <8 x half> %50, half %51, i64 4
  %53 = extractelement <8 x half> %42, i64 5
  %54 = insertelement <8 x half> %52, half %53, i64 5
  %55 = extractelement <8 x half> %42, i64 6
  %56 = insertelement <8 x half> %54, half %55, i64 6
  %57 = extractelement <8 x half> %42, i64 7
  %58 = insertelement <8 x half> %56, half %57, i64 7
  store <8 x half> %58, ptr %7, align 16
  br label %59

59:                                               ; preds = %62, %5
  %60 = phi i32 [ %81, %62 ], [ %8, %5 ]
  %61 = icmp slt i32 %60, 256
  br i1 %61, label %62, label %82

62:                                               ; preds = %59
  %63 = urem i32 %60, 8
  %64 = udiv i32 %60, 8
  %65 = mul nsw i32 %63, 32
  %66 = add nsw i32 %65, %64
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, ptr addrspace(1) %1, i64 %67
  %69 = load half, ptr addrspace(1) %68, align 2
  %70 = urem i32 %60, 8
  %71 = udiv i32 %60, 8
  %72 = mul nsw i32 %70, 64
  %73 = add nsw i32 %72, %71
  %74 = sext i32 %73 to i64
  %75 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %74
  %76 = ptrtoint ptr addrspace(3) %75 to i32
  %77 = and i32 %76, 896
  %78 = lshr i32 %77, 3
  %79 = xor i32 %76, %78
  %80 = inttoptr i32 %79 to ptr addrspace(3)
  store half %69, ptr addrspace(3) %80, align 2
  %81 = add i32 %60, 128
  br label %59

82:                                               ; preds = %59
  %83 = urem i32 %8, 4
  %84 = udiv i32 %8, 4
  %85 = mul nsw i32 %83, 2
  %86 = urem i32 %84, 8
  %87 = udiv i32 %84, 8
  %88 = mul nsw i32 %86, 8
  %89 = add nsw i32 %85, %88
  %90 = mul nsw i32 %87, 128
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr half, ptr addrspace(1) %2, i64 %92
  %94 = getelementptr half, ptr addrspace(1) %93, i64 64
  %95 = load <2 x half>, ptr addrspace(1) %93, align 4
  %96 = extractelement <2 x half> %95, i64 0
  %97 = insertelement <4 x half> poison, half %96, i64 0
  %98 = extractelement <2 x half> %95, i64 1
  %99 = insertelement <4 x half> %97, half %98, i64 1
  %100 = load <2 x half>, ptr addrspace(1) %94, align 4
  %101 = extractelement <2 x half> %100, i64 0
  %102 = insertelement <4 x half> %99, half %101, i64 2
  %103 = extractelement <2 x half> %100, i64 1
  %104 = insertelement <4 x half> %102, half %103, i64 3
  %105 = extractelement <4 x half> %104, i64 0
  %106 = insertelement <4 x half> poison, half %105, i64 0
  %107 = extractelement <4 x half> %104, i64 1
  %108 = insertelement <4 x half> %106, half %107, i64 1
  %109 = extractelement <4 x half> %104, i64 2
  %110 = insertelement <4 x half> %108, half %109, i64 2
  %111 = extractelement <4 x half> %104, i64 3
  %112 = insertelement <4 x half> %110, half %111, i64 3
  store <4 x half> %112, ptr %6, align 16
  %113 = sext i32 %8 to i64
  %114 = getelementptr i32, ptr addrspace(1) %3, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4
  %116 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %115, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %117 = load <4 x i32>, ptr %7, align 16
  %118 = extractelement <4 x i32> %117, i64 0
  %119 = insertelement <4 x i32> poison, i32 %118, i64 0
  %120 = extractelement <4 x i32> %117, i64 1
  %121 = insertelement <4 x i32> %119, i32 %120, i64 1
  %122 = extractelement <4 x i32> %117, i64 2
  %123 = insertelement <4 x i32> %121, i32 %122, i64 2
  %124 = extractelement <4 x i32> %117, i64 3
  %125 = insertelement <4 x i32> %123, i32 %124, i64 3
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = extractelement <4 x i32> %125, i64 1
  %128 = extractelement <4 x i32> %125, i64 2
  %129 = extractelement <4 x i32> %125, i64 3
  %130 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %131 = lshr i32 %130, 4
  %132 = zext i32 %131 to i64
  %133 = or i64 %132, 4611686293305360384
  %134 = extractvalue { i1, i32 } %116, 0
  %135 = extractvalue { i1, i32 } %116, 1
  %136 = zext i1 %134 to i32
  %137 = load <2 x i32>, ptr %6, align 16
  %138 = extractelement <2 x i32> %137, i64 0
  %139 = insertelement <2 x i32> poison, i32 %138, i64 0
  %140 = extractelement <2 x i32> %137, i64 1
  %141 = insertelement <2 x i32> %139, i32 %140, i64 1
  %142 = extractelement <2 x i32> %141, i64 0
  %143 = extractelement <2 x i32> %141, i64 1
  %144 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $9, 0; wgmma.mma_async.sp.sync.aligned.m64n8k32.f16.f16.f16 {$0, $1}, {$4, $5, $6, $7}, $8, $10, 0, p, 1, 1, 0; }", "=r,=r,0,1,r,r,r,r,l,r,r"(i32 %142, i32 %143, i32 %126, i32 %127, i32 %128, i32 %129, i64 %133, i32 %136, i32 %135)
  %145 = extractvalue { i32, i32 } %144, 0
  %146 = extractvalue { i32, i32 } %144, 1
  %147 = insertelement <2 x i32> poison, i32 %145, i64 0
  %148 = insertelement <2 x i32> %147, i32 %146, i64 1
  %149 = extractelement <2 x i32> %148, i64 0
  %150 = insertelement <2 x i32> poison, i32 %149, i64 0
  %151 = extractelement <2 x i32> %148, i64 1
  %152 = insertelement <2 x i32> %150, i32 %151, i64 1
  store <2 x i32> %152, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %153 = load <2 x i32>, ptr %6, align 16
  %154 = extractelement <2 x i32> %153, i64 0
  %155 = insertelement <2 x i32> poison, i32 %154, i64 0
  %156 = extractelement <2 x i32> %153, i64 1
  %157 = insertelement <2 x i32> %155, i32 %156, i64 1
  %158 = extractelement <2 x i32> %157, i64 0
  %159 = extractelement <2 x i32> %157, i64 1
  %160 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %158, i32 %159)
  %161 = extractvalue { i32, i32 } %160, 0
  %162 = extractvalue { i32, i32 } %160, 1
  %163 = insertelement <2 x i32> poison, i32 %161, i64 0
  %164 = insertelement <2 x i32> %163, i32 %162, i64 1
  %165 = extractelement <2 x i32> %164, i64 0
  %166 = insertelement <2 x i32> poison, i32 %165, i64 0
  %167 = extractelement <2 x i32> %164, i64 1
  %168 = insertelement <2 x i32> %166, i32 %167, i64 1
  store <2 x i32> %168, ptr %6, align 16
  %169 = urem i32 %8, 4
  %170 = udiv i32 %8, 4
  %171 = mul nsw i32 %169, 2
  %172 = urem i32 %170, 8
  %173 = udiv i32 %170, 8
  %174 = mul nsw i32 %172, 8
  %175 = add nsw i32 %171, %174
  %176 = mul nsw i32 %173, 128
  %177 = add nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr half, ptr addrspace(1) %4, i64 %178
  %180 = load <4 x half>, ptr %6, align 16
  %181 = extractelement <4 x half> %180, i64 0
  %182 = insertelement <4 x half> poison, half %181, i64 0
  %183 = extractelement <4 x half> %180, i64 1
  %184 = insertelement <4 x half> %182, half %183, i64 1
  %185 = extractelement <4 x half> %180, i64 2
  %186 = insertelement <4 x half> %184, half %185, i64 2
  %187 = extractelement <4 x half> %180, i64 3
  %188 = insertelement <4 x half> %186, half %187, i64 3
  %189 = getelementptr half, ptr addrspace(1) %179, i64 64
  %190 = extractelement <4 x half> %188, i64 0
  %191 = insertelement <2 x half> poison, half %190, i64 0
  %192 = extractelement <4 x half> %188, i64 1
  %193 = insertelement <2 x half> %191, half %192, i64 1
  store <2 x half> %193, ptr addrspace(1) %179, align 4
  %194 = extractelement <4 x half> %188, i64 2
  %195 = insertelement <2 x half> poison, half %194, i64 0
  %196 = extractelement <4 x half> %188, i64 3
  %197 = insertelement <2 x half> %195, half %196, i64 1
  store <2 x half> %197, ptr addrspace(1) %189, align 4
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
