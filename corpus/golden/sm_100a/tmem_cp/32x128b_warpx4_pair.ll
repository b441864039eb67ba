; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @s2t(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [4 x float], align 16
  %5 = alloca [4 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %8 = mul nsw i32 %7, 128
  %9 = sext i32 %8 to i64
  %10 = getelementptr float, ptr addrspace(1) %0, i64 %9
  %11 = mul nsw i32 %7, 512
  %12 = sext i32 %11 to i64
  %13 = getelementptr float, ptr addrspace(1) %1, i64 %12
  %14 = mul nsw i32 %7, 512
  %15 = sext i32 %14 to i64
  %16 = getelementptr float, ptr addrspace(1) %2, i64 %15
  %17 = lshr i32 %6, 5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %20

20:                                               ; preds = %19, %3
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %21 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %22 = inttoptr i32 %21 to ptr addrspace(6)
  %23 = icmp eq i32 %6, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %25

25:                                               ; preds = %24, %20
  %26 = urem i32 %6, 32
  %27 = udiv i32 %6, 32
  %28 = mul nsw i32 %26, 4
  %29 = mul nsw i32 %27, 128
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr float, ptr addrspace(1) %13, i64 %31
  %33 = mul nsw i32 %17, 2097152
  %34 = sext i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(6) %22, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %32, align 16
  %37 = extractelement <4 x float> %36, i64 0
  %38 = insertelement <4 x float> poison, float %37, i64 0
  %39 = extractelement <4 x float> %36, i64 1
  %40 = insertelement <4 x float> %38, float %39, i64 1
  %41 = extractelement <4 x float> %36, i64 2
  %42 = insertelement <4 x float> %40, float %41, i64 2
  %43 = extractelement <4 x float> %36, i64 3
  %44 = insertelement <4 x float> %42, float %43, i64 3
  %45 = extractelement <4 x float> %44, i64 0
  %46 = insertelement <4 x float> poison, float %45, i64 0
  %47 = extractelement <4 x float> %44, i64 1
  %48 = insertelement <4 x float> %46, float %47, i64 1
  %49 = extractelement <4 x float> %44, i64 2
  %50 = insertelement <4 x float> %48, float %49, i64 2
  %51 = extractelement <4 x float> %44, i64 3
  %52 = insertelement <4 x float> %50, float %51, i64 3
  store <4 x float> %52, ptr %5, align 16
  %53 = load <4 x i32>, ptr %5, align 16
  %54 = extractelement <4 x i32> %53, i64 0
  %55 = insertelement <4 x i32> poison, i32 %54, i64 0
  %56 = extractelement <4 x i32> %53, i64 1
  %57 = insertelement <4 x i32> %55, i32 %56, i64 1
  %58 = extractelement <4 x i32> %53, i64 2
  %59 = insertelement <4 x i32> %57, i32 %58, i64 2
  %60 = extractelement <4 x i32> %53, i64 3
  %61 = insertelement <4 x i32> %59, i32 %60, i64 3
  %62 = extractelement <4 x i32> %61, i64 0
  %63 = extractelement <4 x i32> %61, i64 1
  %64 = extractelement <4 x i32> %61, i64 2
  %65 = extractelement <4 x i32> %61, i64 3
  %66 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %62, i32 %63, i32 %64, i32 %65)
  %67 = extractvalue { i32, i32, i32, i32 } %66, 0
  %68 = extractvalue { i32, i32, i32, i32 } %66, 1
  %69 = extractvalue { i32, i32, i32, i32 } %66, 2
  %70 = extractvalue { i32, i32, i32, i32 } %66, 3
  %71 = insertelement <4 x i32> poison, i32 %67, i64 0
  %72 = insertelement <4 x i32> %71, i32 %68, i64 1
  %73 = insertelement <4 x i32> %72, i32 %69, i64 2
  %74 = insertelement <4 x i32> %73, i32 %70, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %35, <4 x i32> %74, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  br label %75

75:                                               ; preds = %78, %25
  %76 = phi i32 [ %108, %78 ], [ %6, %25 ]
  %77 = icmp slt i32 %76, 128
  br i1 %77, label %78, label %109

78:                                               ; preds = %75
  %79 = urem i32 %76, 8
  %80 = udiv i32 %76, 8
  %81 = mul nsw i32 %79, 4
  %82 = urem i32 %80, 4
  %83 = udiv i32 %80, 4
  %84 = mul nsw i32 %82, 32
  %85 = add nsw i32 %81, %84
  %86 = urem i32 %83, 4
  %87 = udiv i32 %83, 4
  %88 = add nsw i32 %85, %86
  %89 = mul nsw i32 %87, 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, ptr addrspace(1) %10, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  %94 = urem i32 %76, 8
  %95 = udiv i32 %76, 8
  %96 = mul nsw i32 %94, 4
  %97 = urem i32 %95, 4
  %98 = udiv i32 %95, 4
  %99 = mul nsw i32 %97, 32
  %100 = add nsw i32 %96, %99
  %101 = urem i32 %98, 4
  %102 = udiv i32 %98, 4
  %103 = add nsw i32 %100, %101
  %104 = mul nsw i32 %102, 128
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %106
  store float %93, ptr addrspace(3) %107, align 4
  %108 = add i32 %76, 128
  br label %75

109:                                              ; preds = %75
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %110 = icmp eq i32 %7, 0
  %111 = and i1 %23, %110
  br i1 %111, label %112, label %117

112:                                              ; preds = %109
  %113 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %114 = lshr i32 %113, 4
  %115 = zext i32 %114 to i64
  %116 = or i64 %115, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg2(ptr addrspace(6) %22, i64 %116)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i16 3)
  br label %117

117:                                              ; preds = %112, %109
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %118 = urem i32 %6, 32
  %119 = udiv i32 %6, 32
  %120 = mul nsw i32 %118, 4
  %121 = mul nsw i32 %119, 128
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr float, ptr addrspace(1) %16, i64 %123
  %125 = mul nsw i32 %17, 2097152
  %126 = sext i32 %125 to i64
  %127 = getelementptr i8, ptr addrspace(6) %22, i64 %126
  %128 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %127, i1 false)
  %129 = extractelement <4 x i32> %128, i64 0
  %130 = insertelement <4 x i32> poison, i32 %129, i64 0
  %131 = extractelement <4 x i32> %128, i64 1
  %132 = insertelement <4 x i32> %130, i32 %131, i64 1
  %133 = extractelement <4 x i32> %128, i64 2
  %134 = insertelement <4 x i32> %132, i32 %133, i64 2
  %135 = extractelement <4 x i32> %128, i64 3
  %136 = insertelement <4 x i32> %134, i32 %135, i64 3
  store <4 x i32> %136, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %137 = load <4 x i32>, ptr %4, align 16
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = extractelement <4 x i32> %137, i64 1
  %141 = insertelement <4 x i32> %139, i32 %140, i64 1
  %142 = extractelement <4 x i32> %137, i64 2
  %143 = insertelement <4 x i32> %141, i32 %142, i64 2
  %144 = extractelement <4 x i32> %137, i64 3
  %145 = insertelement <4 x i32> %143, i32 %144, i64 3
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = extractelement <4 x i32> %145, i64 1
  %148 = extractelement <4 x i32> %145, i64 2
  %149 = extractelement <4 x i32> %145, i64 3
  %150 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %146, i32 %147, i32 %148, i32 %149)
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0
  %152 = extractvalue { i32, i32, i32, i32 } %150, 1
  %153 = extractvalue { i32, i32, i32, i32 } %150, 2
  %154 = extractvalue { i32, i32, i32, i32 } %150, 3
  %155 = insertelement <4 x i32> poison, i32 %151, i64 0
  %156 = insertelement <4 x i32> %155, i32 %152, i64 1
  %157 = insertelement <4 x i32> %156, i32 %153, i64 2
  %158 = insertelement <4 x i32> %157, i32 %154, i64 3
  %159 = extractelement <4 x i32> %158, i64 0
  %160 = insertelement <4 x i32> poison, i32 %159, i64 0
  %161 = extractelement <4 x i32> %158, i64 1
  %162 = insertelement <4 x i32> %160, i32 %161, i64 1
  %163 = extractelement <4 x i32> %158, i64 2
  %164 = insertelement <4 x i32> %162, i32 %163, i64 2
  %165 = extractelement <4 x i32> %158, i64 3
  %166 = insertelement <4 x i32> %164, i32 %165, i64 3
  store <4 x i32> %166, ptr %4, align 16
  %167 = load <4 x float>, ptr %4, align 16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <4 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <4 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <4 x float> %173, float %174, i64 3
  %176 = extractelement <4 x float> %175, i64 0
  %177 = insertelement <4 x float> poison, float %176, i64 0
  %178 = extractelement <4 x float> %175, i64 1
  %179 = insertelement <4 x float> %177, float %178, i64 1
  %180 = extractelement <4 x float> %175, i64 2
  %181 = insertelement <4 x float> %179, float %180, i64 2
  %182 = extractelement <4 x float> %175, i64 3
  %183 = insertelement <4 x float> %181, float %182, i64 3
  store <4 x float> %183, ptr addrspace(1) %124, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %18, label %184, label %185

184:                                              ; preds = %117
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %22, i32 32)
  br label %185

185:                                              ; preds = %184, %117
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #3

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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg2(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
