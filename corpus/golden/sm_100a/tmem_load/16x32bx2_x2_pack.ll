; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = alloca [4 x half], align 16
  %5 = alloca [8 x half], align 16
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
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 8
  %16 = mul nsw i32 %14, 256
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 4194304
  %21 = sext i32 %20 to i64
  %22 = sdiv exact i64 %21, 2
  %23 = getelementptr i8, ptr addrspace(6) %12, i64 %22
  %24 = load <8 x half>, ptr addrspace(1) %19, align 16
  %25 = extractelement <8 x half> %24, i64 0
  %26 = insertelement <8 x half> poison, half %25, i64 0
  %27 = extractelement <8 x half> %24, i64 1
  %28 = insertelement <8 x half> %26, half %27, i64 1
  %29 = extractelement <8 x half> %24, i64 2
  %30 = insertelement <8 x half> %28, half %29, i64 2
  %31 = extractelement <8 x half> %24, i64 3
  %32 = insertelement <8 x half> %30, half %31, i64 3
  %33 = extractelement <8 x half> %24, i64 4
  %34 = insertelement <8 x half> %32, half %33, i64 4
  %35 = extractelement <8 x half> %24, i64 5
  %36 = insertelement <8 x half> %34, half %35, i64 5
  %37 = extractelement <8 x half> %24, i64 6
  %38 = insertelement <8 x half> %36, half %37, i64 6
  %39 = extractelement <8 x half> %24, i64 7
  %40 = insertelement <8 x half> %38, half %39, i64 7
  %41 = extractelement <8 x half> %40, i64 0
  %42 = insertelement <8 x half> poison, half %41, i64 0
  %43 = extractelement <8 x half> %40, i64 1
  %44 = insertelement <8 x half> %42, half %43, i64 1
  %45 = extractelement <8 x half> %40, i64 2
  %46 = insertelement <8 x half> %44, half %45, i64 2
  %47 = extractelement <8 x half> %40, i64 3
  %48 = insertelement <8 x half> %46, half %47, i64 3
  %49 = extractelement <8 x half> %40, i64 4
  %50 = insertelement <8 x half> %48, half %49, i64 4
  %51 = extractelement <8 x half> %40, i64 5
  %52 = insertelement <8 x half> %50, half %51, i64 5
  %53 = extractelement <8 x half> %40, i64 6
  %54 = insertelement <8 x half> %52, half %53, i64 6
  %55 = extractelement <8 x half> %40, i64 7
  %56 = insertelement <8 x half> %54, half %55, i64 7
  store <8 x half> %56, ptr %5, align 16
  %57 = load <4 x i32>, ptr %5, align 16
  %58 = extractelement <4 x i32> %57, i64 0
  %59 = insertelement <4 x i32> poison, i32 %58, i64 0
  %60 = extractelement <4 x i32> %57, i64 1
  %61 = insertelement <4 x i32> %59, i32 %60, i64 1
  %62 = extractelement <4 x i32> %57, i64 2
  %63 = insertelement <4 x i32> %61, i32 %62, i64 2
  %64 = extractelement <4 x i32> %57, i64 3
  %65 = insertelement <4 x i32> %63, i32 %64, i64 3
  %66 = extractelement <4 x i32> %65, i64 0
  %67 = extractelement <4 x i32> %65, i64 1
  %68 = extractelement <4 x i32> %65, i64 2
  %69 = extractelement <4 x i32> %65, i64 3
  %70 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %66, i32 %67, i32 %68, i32 %69)
  %71 = extractvalue { i32, i32, i32, i32 } %70, 0
  %72 = extractvalue { i32, i32, i32, i32 } %70, 1
  %73 = extractvalue { i32, i32, i32, i32 } %70, 2
  %74 = extractvalue { i32, i32, i32, i32 } %70, 3
  %75 = insertelement <4 x i32> poison, i32 %71, i64 0
  %76 = insertelement <4 x i32> %75, i32 %72, i64 1
  %77 = insertelement <4 x i32> %76, i32 %73, i64 2
  %78 = insertelement <4 x i32> %77, i32 %74, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %23, <4 x i32> %78, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %79 = urem i32 %6, 16
  %80 = udiv i32 %6, 16
  %81 = mul nsw i32 %79, 8
  %82 = urem i32 %80, 2
  %83 = udiv i32 %80, 2
  %84 = mul nsw i32 %82, 4
  %85 = add nsw i32 %81, %84
  %86 = mul nsw i32 %83, 256
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr half, ptr addrspace(1) %1, i64 %88
  %90 = mul nsw i32 %7, 4194304
  %91 = sext i32 %90 to i64
  %92 = sdiv exact i64 %91, 2
  %93 = getelementptr i8, ptr addrspace(6) %12, i64 %92
  %94 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) %93, i64 4, i1 true)
  %95 = extractelement <2 x i32> %94, i64 0
  %96 = insertelement <2 x i32> poison, i32 %95, i64 0
  %97 = extractelement <2 x i32> %94, i64 1
  %98 = insertelement <2 x i32> %96, i32 %97, i64 1
  store <2 x i32> %98, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %99 = load <2 x i32>, ptr %4, align 16
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = insertelement <2 x i32> poison, i32 %100, i64 0
  %102 = extractelement <2 x i32> %99, i64 1
  %103 = insertelement <2 x i32> %101, i32 %102, i64 1
  %104 = extractelement <2 x i32> %103, i64 0
  %105 = extractelement <2 x i32> %103, i64 1
  %106 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %104, i32 %105)
  %107 = extractvalue { i32, i32 } %106, 0
  %108 = extractvalue { i32, i32 } %106, 1
  %109 = insertelement <2 x i32> poison, i32 %107, i64 0
  %110 = insertelement <2 x i32> %109, i32 %108, i64 1
  %111 = extractelement <2 x i32> %110, i64 0
  %112 = insertelement <2 x i32> poison, i32 %111, i64 0
  %113 = extractelement <2 x i32> %110, i64 1
  %114 = insertelement <2 x i32> %112, i32 %113, i64 1
  store <2 x i32> %114, ptr %4, align 16
  %115 = load <4 x half>, ptr %4, align 16
  %116 = extractelement <4 x half> %115, i64 0
  %117 = insertelement <4 x half> poison, half %116, i64 0
  %118 = extractelement <4 x half> %115, i64 1
  %119 = insertelement <4 x half> %117, half %118, i64 1
  %120 = extractelement <4 x half> %115, i64 2
  %121 = insertelement <4 x half> %119, half %120, i64 2
  %122 = extractelement <4 x half> %115, i64 3
  %123 = insertelement <4 x half> %121, half %122, i64 3
  %124 = extractelement <4 x half> %123, i64 0
  %125 = insertelement <4 x half> poison, half %124, i64 0
  %126 = extractelement <4 x half> %123, i64 1
  %127 = insertelement <4 x half> %125, half %126, i64 1
  %128 = extractelement <4 x half> %123, i64 2
  %129 = insertelement <4 x half> %127, half %128, i64 2
  %130 = extractelement <4 x half> %123, i64 3
  %131 = insertelement <4 x half> %129, half %130, i64 3
  store <4 x half> %131, ptr addrspace(1) %89, align 8
  %132 = urem i32 %6, 16
  %133 = udiv i32 %6, 16
  %134 = mul nsw i32 %132, 8
  %135 = urem i32 %133, 2
  %136 = udiv i32 %133, 2
  %137 = mul nsw i32 %135, 4
  %138 = add nsw i32 %134, %137
  %139 = mul nsw i32 %136, 256
  %140 = add nsw i32 %138, %139
  %141 = add nsw i32 %140, 128
  %142 = sext i32 %141 to i64
  %143 = getelementptr half, ptr addrspace(1) %1, i64 %142
  %144 = mul nsw i32 %7, 4194304
  %145 = add nsw i32 2097152, %144
  %146 = sext i32 %145 to i64
  %147 = sdiv exact i64 %146, 2
  %148 = getelementptr i8, ptr addrspace(6) %12, i64 %147
  %149 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) %148, i64 4, i1 true)
  %150 = extractelement <2 x i32> %149, i64 0
  %151 = insertelement <2 x i32> poison, i32 %150, i64 0
  %152 = extractelement <2 x i32> %149, i64 1
  %153 = insertelement <2 x i32> %151, i32 %152, i64 1
  store <2 x i32> %153, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %154 = load <2 x i32>, ptr %3, align 16
  %155 = extractelement <2 x i32> %154, i64 0
  %156 = insertelement <2 x i32> poison, i32 %155, i64 0
  %157 = extractelement <2 x i32> %154, i64 1
  %158 = insertelement <2 x i32> %156, i32 %157, i64 1
  %159 = extractelement <2 x i32> %158, i64 0
  %160 = extractelement <2 x i32> %158, i64 1
  %161 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %159, i32 %160)
  %162 = extractvalue { i32, i32 } %161, 0
  %163 = extractvalue { i32, i32 } %161, 1
  %164 = insertelement <2 x i32> poison, i32 %162, i64 0
  %165 = insertelement <2 x i32> %164, i32 %163, i64 1
  %166 = extractelement <2 x i32> %165, i64 0
  %167 = insertelement <2 x i32> poison, i32 %166, i64 0
  %168 = extractelement <2 x i32> %165, i64 1
  %169 = insertelement <2 x i32> %167, i32 %168, i64 1
  store <2 x i32> %169, ptr %3, align 16
  %170 = load <4 x half>, ptr %3, align 16
  %171 = extractelement <4 x half> %170, i64 0
  %172 = insertelement <4 x half> poison, half %171, i64 0
  %173 = extractelement <4 x half> %170, i64 1
  %174 = insertelement <4 x half> %172, half %173, i64 1
  %175 = extractelement <4 x half> %170, i64 2
  %176 = insertelement <4 x half> %174, half %175, i64 2
  %177 = extractelement <4 x half> %170, i64 3
  %178 = insertelement <4 x half> %176, half %177, i64 3
  %179 = extractelement <4 x half> %178, i64 0
  %180 = insertelement <4 x half> poison, half %179, i64 0
  %181 = extractelement <4 x half> %178, i64 1
  %182 = insertelement <4 x half> %180, half %181, i64 1
  %183 = extractelement <4 x half> %178, i64 2
  %184 = insertelement <4 x half> %182, half %183, i64 2
  %185 = extractelement <4 x half> %178, i64 3
  %186 = insertelement <4 x half> %184, half %185, i64 3
  store <4 x half> %186, ptr addrspace(1) %143, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %187, label %188

187:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %188

188:                                              ; preds = %187, %10
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

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
