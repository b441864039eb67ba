; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x float], align 16
  %4 = alloca [2 x float], align 16
  %5 = alloca [2 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 4
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 128
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = load <2 x float>, ptr addrspace(1) %23, align 8
  %28 = extractelement <2 x float> %27, i64 0
  %29 = insertelement <2 x float> poison, float %28, i64 0
  %30 = extractelement <2 x float> %27, i64 1
  %31 = insertelement <2 x float> %29, float %30, i64 1
  %32 = extractelement <2 x float> %31, i64 0
  %33 = insertelement <2 x float> poison, float %32, i64 0
  %34 = extractelement <2 x float> %31, i64 1
  %35 = insertelement <2 x float> %33, float %34, i64 1
  store <2 x float> %35, ptr %5, align 16
  %36 = load <2 x i32>, ptr %5, align 16
  %37 = extractelement <2 x i32> %36, i64 0
  %38 = insertelement <2 x i32> poison, i32 %37, i64 0
  %39 = extractelement <2 x i32> %36, i64 1
  %40 = insertelement <2 x i32> %38, i32 %39, i64 1
  %41 = extractelement <2 x i32> %40, i64 0
  %42 = extractelement <2 x i32> %40, i64 1
  %43 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %41, i32 %42)
  %44 = extractvalue { i32, i32 } %43, 0
  %45 = extractvalue { i32, i32 } %43, 1
  %46 = insertelement <2 x i32> poison, i32 %44, i64 0
  %47 = insertelement <2 x i32> %46, i32 %45, i64 1
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) %26, i64 2, <2 x i32> %47, i1 false)
  %48 = urem i32 %6, 16
  %49 = udiv i32 %6, 16
  %50 = mul nsw i32 %48, 4
  %51 = urem i32 %49, 2
  %52 = udiv i32 %49, 2
  %53 = mul nsw i32 %51, 2
  %54 = add nsw i32 %50, %53
  %55 = mul nsw i32 %52, 128
  %56 = add nsw i32 %54, %55
  %57 = add nsw i32 %56, 64
  %58 = sext i32 %57 to i64
  %59 = getelementptr float, ptr addrspace(1) %0, i64 %58
  %60 = mul nsw i32 %7, 2097152
  %61 = add nsw i32 1048576, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, ptr addrspace(6) %12, i64 %62
  %64 = load <2 x float>, ptr addrspace(1) %59, align 8
  %65 = extractelement <2 x float> %64, i64 0
  %66 = insertelement <2 x float> poison, float %65, i64 0
  %67 = extractelement <2 x float> %64, i64 1
  %68 = insertelement <2 x float> %66, float %67, i64 1
  %69 = extractelement <2 x float> %68, i64 0
  %70 = insertelement <2 x float> poison, float %69, i64 0
  %71 = extractelement <2 x float> %68, i64 1
  %72 = insertelement <2 x float> %70, float %71, i64 1
  store <2 x float> %72, ptr %4, align 16
  %73 = load <2 x i32>, ptr %4, align 16
  %74 = extractelement <2 x i32> %73, i64 0
  %75 = insertelement <2 x i32> poison, i32 %74, i64 0
  %76 = extractelement <2 x i32> %73, i64 1
  %77 = insertelement <2 x i32> %75, i32 %76, i64 1
  %78 = extractelement <2 x i32> %77, i64 0
  %79 = extractelement <2 x i32> %77, i64 1
  %80 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %78, i32 %79)
  %81 = extractvalue { i32, i32 } %80, 0
  %82 = extractvalue { i32, i32 } %80, 1
  %83 = insertelement <2 x i32> poison, i32 %81, i64 0
  %84 = insertelement <2 x i32> %83, i32 %82, i64 1
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) %63, i64 2, <2 x i32> %84, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %85 = urem i32 %6, 32
  %86 = udiv i32 %6, 32
  %87 = mul nsw i32 %85, 4
  %88 = mul nsw i32 %86, 128
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr float, ptr addrspace(1) %1, i64 %90
  %92 = mul nsw i32 %7, 2097152
  %93 = sext i32 %92 to i64
  %94 = getelementptr i8, ptr addrspace(6) %12, i64 %93
  %95 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %94, i1 false)
  %96 = extractelement <4 x i32> %95, i64 0
  %97 = insertelement <4 x i32> poison, i32 %96, i64 0
  %98 = extractelement <4 x i32> %95, i64 1
  %99 = insertelement <4 x i32> %97, i32 %98, i64 1
  %100 = extractelement <4 x i32> %95, i64 2
  %101 = insertelement <4 x i32> %99, i32 %100, i64 2
  %102 = extractelement <4 x i32> %95, i64 3
  %103 = insertelement <4 x i32> %101, i32 %102, i64 3
  store <4 x i32> %103, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %104 = load <4 x i32>, ptr %3, align 16
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = insertelement <4 x i32> poison, i32 %105, i64 0
  %107 = extractelement <4 x i32> %104, i64 1
  %108 = insertelement <4 x i32> %106, i32 %107, i64 1
  %109 = extractelement <4 x i32> %104, i64 2
  %110 = insertelement <4 x i32> %108, i32 %109, i64 2
  %111 = extractelement <4 x i32> %104, i64 3
  %112 = insertelement <4 x i32> %110, i32 %111, i64 3
  %113 = extractelement <4 x i32> %112, i64 0
  %114 = extractelement <4 x i32> %112, i64 1
  %115 = extractelement <4 x i32> %112, i64 2
  %116 = extractelement <4 x i32> %112, i64 3
  %117 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %113, i32 %114, i32 %115, i32 %116)
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3
  %122 = insertelement <4 x i32> poison, i32 %118, i64 0
  %123 = insertelement <4 x i32> %122, i32 %119, i64 1
  %124 = insertelement <4 x i32> %123, i32 %120, i64 2
  %125 = insertelement <4 x i32> %124, i32 %121, i64 3
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = insertelement <4 x i32> poison, i32 %126, i64 0
  %128 = extractelement <4 x i32> %125, i64 1
  %129 = insertelement <4 x i32> %127, i32 %128, i64 1
  %130 = extractelement <4 x i32> %125, i64 2
  %131 = insertelement <4 x i32> %129, i32 %130, i64 2
  %132 = extractelement <4 x i32> %125, i64 3
  %133 = insertelement <4 x i32> %131, i32 %132, i64 3
  store <4 x i32> %133, ptr %3, align 16
  %134 = load <4 x float>, ptr %3, align 16
  %135 = extractelement <4 x float> %134, i64 0
  %136 = insertelement <4 x float> poison, float %135, i64 0
  %137 = extractelement <4 x float> %134, i64 1
  %138 = insertelement <4 x float> %136, float %137, i64 1
  %139 = extractelement <4 x float> %134, i64 2
  %140 = insertelement <4 x float> %138, float %139, i64 2
  %141 = extractelement <4 x float> %134, i64 3
  %142 = insertelement <4 x float> %140, float %141, i64 3
  %143 = extractelement <4 x float> %142, i64 0
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = extractelement <4 x float> %142, i64 1
  %146 = insertelement <4 x float> %144, float %145, i64 1
  %147 = extractelement <4 x float> %142, i64 2
  %148 = insertelement <4 x float> %146, float %147, i64 2
  %149 = extractelement <4 x float> %142, i64 3
  %150 = insertelement <4 x float> %148, float %149, i64 3
  store <4 x float> %150, ptr addrspace(1) %91, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %151, label %152

151:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %152

152:                                              ; preds = %151, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) captures(none), i64 immarg, <2 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
