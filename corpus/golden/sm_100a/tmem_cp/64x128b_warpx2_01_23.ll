; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @s2t(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [4 x float], align 16
  %5 = alloca [4 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %3
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = icmp eq i32 %6, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %15

15:                                               ; preds = %14, %10
  %16 = urem i32 %6, 32
  %17 = udiv i32 %6, 32
  %18 = mul nsw i32 %16, 4
  %19 = mul nsw i32 %17, 128
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %1, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = load <4 x float>, ptr addrspace(1) %22, align 16
  %27 = extractelement <4 x float> %26, i64 0
  %28 = insertelement <4 x float> poison, float %27, i64 0
  %29 = extractelement <4 x float> %26, i64 1
  %30 = insertelement <4 x float> %28, float %29, i64 1
  %31 = extractelement <4 x float> %26, i64 2
  %32 = insertelement <4 x float> %30, float %31, i64 2
  %33 = extractelement <4 x float> %26, i64 3
  %34 = insertelement <4 x float> %32, float %33, i64 3
  %35 = extractelement <4 x float> %34, i64 0
  %36 = insertelement <4 x float> poison, float %35, i64 0
  %37 = extractelement <4 x float> %34, i64 1
  %38 = insertelement <4 x float> %36, float %37, i64 1
  %39 = extractelement <4 x float> %34, i64 2
  %40 = insertelement <4 x float> %38, float %39, i64 2
  %41 = extractelement <4 x float> %34, i64 3
  %42 = insertelement <4 x float> %40, float %41, i64 3
  store <4 x float> %42, ptr %5, align 16
  %43 = load <4 x i32>, ptr %5, align 16
  %44 = extractelement <4 x i32> %43, i64 0
  %45 = insertelement <4 x i32> poison, i32 %44, i64 0
  %46 = extractelement <4 x i32> %43, i64 1
  %47 = insertelement <4 x i32> %45, i32 %46, i64 1
  %48 = extractelement <4 x i32> %43, i64 2
  %49 = insertelement <4 x i32> %47, i32 %48, i64 2
  %50 = extractelement <4 x i32> %43, i64 3
  %51 = insertelement <4 x i32> %49, i32 %50, i64 3
  %52 = extractelement <4 x i32> %51, i64 0
  %53 = extractelement <4 x i32> %51, i64 1
  %54 = extractelement <4 x i32> %51, i64 2
  %55 = extractelement <4 x i32> %51, i64 3
  %56 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %52, i32 %53, i32 %54, i32 %55)
  %57 = extractvalue { i32, i32, i32, i32 } %56, 0
  %58 = extractvalue { i32, i32, i32, i32 } %56, 1
  %59 = extractvalue { i32, i32, i32, i32 } %56, 2
  %60 = extractvalue { i32, i32, i32, i32 } %56, 3
  %61 = insertelement <4 x i32> poison, i32 %57, i64 0
  %62 = insertelement <4 x i32> %61, i32 %58, i64 1
  %63 = insertelement <4 x i32> %62, i32 %59, i64 2
  %64 = insertelement <4 x i32> %63, i32 %60, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %25, <4 x i32> %64, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  br label %65

65:                                               ; preds = %68, %15
  %66 = phi i32 [ %98, %68 ], [ %6, %15 ]
  %67 = icmp slt i32 %66, 256
  br i1 %67, label %68, label %99

68:                                               ; preds = %65
  %69 = urem i32 %66, 8
  %70 = udiv i32 %66, 8
  %71 = mul nsw i32 %69, 4
  %72 = urem i32 %70, 8
  %73 = udiv i32 %70, 8
  %74 = mul nsw i32 %72, 32
  %75 = add nsw i32 %71, %74
  %76 = urem i32 %73, 4
  %77 = udiv i32 %73, 4
  %78 = add nsw i32 %75, %76
  %79 = mul nsw i32 %77, 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4
  %84 = urem i32 %66, 8
  %85 = udiv i32 %66, 8
  %86 = mul nsw i32 %84, 4
  %87 = urem i32 %85, 8
  %88 = udiv i32 %85, 8
  %89 = mul nsw i32 %87, 32
  %90 = add nsw i32 %86, %89
  %91 = urem i32 %88, 4
  %92 = udiv i32 %88, 4
  %93 = add nsw i32 %90, %91
  %94 = mul nsw i32 %92, 256
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %96
  store float %83, ptr addrspace(3) %97, align 4
  %98 = add i32 %66, 128
  br label %65

99:                                               ; preds = %65
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %13, label %100, label %105

100:                                              ; preds = %99
  %101 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %102 = lshr i32 %101, 4
  %103 = zext i32 %102 to i64
  %104 = or i64 %103, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23.cg1(ptr addrspace(6) %12, i64 %104)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024))
  br label %105

105:                                              ; preds = %100, %99
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %106 = urem i32 %6, 32
  %107 = udiv i32 %6, 32
  %108 = mul nsw i32 %106, 4
  %109 = mul nsw i32 %107, 128
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, ptr addrspace(1) %2, i64 %111
  %113 = mul nsw i32 %7, 2097152
  %114 = sext i32 %113 to i64
  %115 = getelementptr i8, ptr addrspace(6) %12, i64 %114
  %116 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %115, i1 false)
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = insertelement <4 x i32> poison, i32 %117, i64 0
  %119 = extractelement <4 x i32> %116, i64 1
  %120 = insertelement <4 x i32> %118, i32 %119, i64 1
  %121 = extractelement <4 x i32> %116, i64 2
  %122 = insertelement <4 x i32> %120, i32 %121, i64 2
  %123 = extractelement <4 x i32> %116, i64 3
  %124 = insertelement <4 x i32> %122, i32 %123, i64 3
  store <4 x i32> %124, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %125 = load <4 x i32>, ptr %4, align 16
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = insertelement <4 x i32> poison, i32 %126, i64 0
  %128 = extractelement <4 x i32> %125, i64 1
  %129 = insertelement <4 x i32> %127, i32 %128, i64 1
  %130 = extractelement <4 x i32> %125, i64 2
  %131 = insertelement <4 x i32> %129, i32 %130, i64 2
  %132 = extractelement <4 x i32> %125, i64 3
  %133 = insertelement <4 x i32> %131, i32 %132, i64 3
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = extractelement <4 x i32> %133, i64 1
  %136 = extractelement <4 x i32> %133, i64 2
  %137 = extractelement <4 x i32> %133, i64 3
  %138 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %134, i32 %135, i32 %136, i32 %137)
  %139 = extractvalue { i32, i32, i32, i32 } %138, 0
  %140 = extractvalue { i32, i32, i32, i32 } %138, 1
  %141 = extractvalue { i32, i32, i32, i32 } %138, 2
  %142 = extractvalue { i32, i32, i32, i32 } %138, 3
  %143 = insertelement <4 x i32> poison, i32 %139, i64 0
  %144 = insertelement <4 x i32> %143, i32 %140, i64 1
  %145 = insertelement <4 x i32> %144, i32 %141, i64 2
  %146 = insertelement <4 x i32> %145, i32 %142, i64 3
  %147 = extractelement <4 x i32> %146, i64 0
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = extractelement <4 x i32> %146, i64 1
  %150 = insertelement <4 x i32> %148, i32 %149, i64 1
  %151 = extractelement <4 x i32> %146, i64 2
  %152 = insertelement <4 x i32> %150, i32 %151, i64 2
  %153 = extractelement <4 x i32> %146, i64 3
  %154 = insertelement <4 x i32> %152, i32 %153, i64 3
  store <4 x i32> %154, ptr %4, align 16
  %155 = load <4 x float>, ptr %4, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <4 x float> %159, float %160, i64 2
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <4 x float> %161, float %162, i64 3
  %164 = extractelement <4 x float> %163, i64 0
  %165 = insertelement <4 x float> poison, float %164, i64 0
  %166 = extractelement <4 x float> %163, i64 1
  %167 = insertelement <4 x float> %165, float %166, i64 1
  %168 = extractelement <4 x float> %163, i64 2
  %169 = insertelement <4 x float> %167, float %168, i64 2
  %170 = extractelement <4 x float> %163, i64 3
  %171 = insertelement <4 x float> %169, float %170, i64 3
  store <4 x float> %171, ptr addrspace(1) %112, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %172, label %173

172:                                              ; preds = %105
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %173

173:                                              ; preds = %172, %105
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23.cg1(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
