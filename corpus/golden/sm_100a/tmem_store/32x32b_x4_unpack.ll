; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x half], align 16
  %4 = alloca [8 x half], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 8
  %15 = mul nsw i32 %13, 256
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 4194304
  %20 = sext i32 %19 to i64
  %21 = sdiv exact i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(6) %11, i64 %21
  %23 = load <8 x half>, ptr addrspace(1) %18, align 16
  %24 = extractelement <8 x half> %23, i64 0
  %25 = insertelement <8 x half> poison, half %24, i64 0
  %26 = extractelement <8 x half> %23, i64 1
  %27 = insertelement <8 x half> %25, half %26, i64 1
  %28 = extractelement <8 x half> %23, i64 2
  %29 = insertelement <8 x half> %27, half %28, i64 2
  %30 = extractelement <8 x half> %23, i64 3
  %31 = insertelement <8 x half> %29, half %30, i64 3
  %32 = extractelement <8 x half> %23, i64 4
  %33 = insertelement <8 x half> %31, half %32, i64 4
  %34 = extractelement <8 x half> %23, i64 5
  %35 = insertelement <8 x half> %33, half %34, i64 5
  %36 = extractelement <8 x half> %23, i64 6
  %37 = insertelement <8 x half> %35, half %36, i64 6
  %38 = extractelement <8 x half> %23, i64 7
  %39 = insertelement <8 x half> %37, half %38, i64 7
  %40 = extractelement <8 x half> %39, i64 0
  %41 = insertelement <8 x half> poison, half %40, i64 0
  %42 = extractelement <8 x half> %39, i64 1
  %43 = insertelement <8 x half> %41, half %42, i64 1
  %44 = extractelement <8 x half> %39, i64 2
  %45 = insertelement <8 x half> %43, half %44, i64 2
  %46 = extractelement <8 x half> %39, i64 3
  %47 = insertelement <8 x half> %45, half %46, i64 3
  %48 = extractelement <8 x half> %39, i64 4
  %49 = insertelement <8 x half> %47, half %48, i64 4
  %50 = extractelement <8 x half> %39, i64 5
  %51 = insertelement <8 x half> %49, half %50, i64 5
  %52 = extractelement <8 x half> %39, i64 6
  %53 = insertelement <8 x half> %51, half %52, i64 6
  %54 = extractelement <8 x half> %39, i64 7
  %55 = insertelement <8 x half> %53, half %54, i64 7
  store <8 x half> %55, ptr %4, align 16
  %56 = load <4 x i32>, ptr %4, align 16
  %57 = extractelement <4 x i32> %56, i64 0
  %58 = insertelement <4 x i32> poison, i32 %57, i64 0
  %59 = extractelement <4 x i32> %56, i64 1
  %60 = insertelement <4 x i32> %58, i32 %59, i64 1
  %61 = extractelement <4 x i32> %56, i64 2
  %62 = insertelement <4 x i32> %60, i32 %61, i64 2
  %63 = extractelement <4 x i32> %56, i64 3
  %64 = insertelement <4 x i32> %62, i32 %63, i64 3
  %65 = extractelement <4 x i32> %64, i64 0
  %66 = extractelement <4 x i32> %64, i64 1
  %67 = extractelement <4 x i32> %64, i64 2
  %68 = extractelement <4 x i32> %64, i64 3
  %69 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %65, i32 %66, i32 %67, i32 %68)
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0
  %71 = extractvalue { i32, i32, i32, i32 } %69, 1
  %72 = extractvalue { i32, i32, i32, i32 } %69, 2
  %73 = extractvalue { i32, i32, i32, i32 } %69, 3
  %74 = insertelement <4 x i32> poison, i32 %70, i64 0
  %75 = insertelement <4 x i32> %74, i32 %71, i64 1
  %76 = insertelement <4 x i32> %75, i32 %72, i64 2
  %77 = insertelement <4 x i32> %76, i32 %73, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %22, <4 x i32> %77, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %78 = urem i32 %5, 32
  %79 = udiv i32 %5, 32
  %80 = mul nsw i32 %78, 8
  %81 = mul nsw i32 %79, 256
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr half, ptr addrspace(1) %1, i64 %83
  %85 = mul nsw i32 %6, 4194304
  %86 = sext i32 %85 to i64
  %87 = sdiv exact i64 %86, 2
  %88 = getelementptr i8, ptr addrspace(6) %11, i64 %87
  %89 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %88, i1 true)
  %90 = extractelement <4 x i32> %89, i64 0
  %91 = insertelement <4 x i32> poison, i32 %90, i64 0
  %92 = extractelement <4 x i32> %89, i64 1
  %93 = insertelement <4 x i32> %91, i32 %92, i64 1
  %94 = extractelement <4 x i32> %89, i64 2
  %95 = insertelement <4 x i32> %93, i32 %94, i64 2
  %96 = extractelement <4 x i32> %89, i64 3
  %97 = insertelement <4 x i32> %95, i32 %96, i64 3
  store <4 x i32> %97, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %98 = load <4 x i32>, ptr %3, align 16
  %99 = extractelement <4 x i32> %98, i64 0
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = extractelement <4 x i32> %98, i64 1
  %102 = insertelement <4 x i32> %100, i32 %101, i64 1
  %103 = extractelement <4 x i32> %98, i64 2
  %104 = insertelement <4 x i32> %102, i32 %103, i64 2
  %105 = extractelement <4 x i32> %98, i64 3
  %106 = insertelement <4 x i32> %104, i32 %105, i64 3
  %107 = extractelement <4 x i32> %106, i64 0
  %108 = extractelement <4 x i32> %106, i64 1
  %109 = extractelement <4 x i32> %106, i64 2
  %110 = extractelement <4 x i32> %106, i64 3
  %111 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %107, i32 %108, i32 %109, i32 %110)
  %112 = extractvalue { i32, i32, i32, i32 } %111, 0
  %113 = extractvalue { i32, i32, i32, i32 } %111, 1
  %114 = extractvalue { i32, i32, i32, i32 } %111, 2
  %115 = extractvalue { i32, i32, i32, i32 } %111, 3
  %116 = insertelement <4 x i32> poison, i32 %112, i64 0
  %117 = insertelement <4 x i32> %116, i32 %113, i64 1
  %118 = insertelement <4 x i32> %117, i32 %114, i64 2
  %119 = insertelement <4 x i32> %118, i32 %115, i64 3
  %120 = extractelement <4 x i32> %119, i64 0
  %121 = insertelement <4 x i32> poison, i32 %120, i64 0
  %122 = extractelement <4 x i32> %119, i64 1
  %123 = insertelement <4 x i32> %121, i32 %122, i64 1
  %124 = extractelement <4 x i32> %119, i64 2
  %125 = insertelement <4 x i32> %123, i32 %124, i64 2
  %126 = extractelement <4 x i32> %119, i64 3
  %127 = insertelement <4 x i32> %125, i32 %126, i64 3
  store <4 x i32> %127, ptr %3, align 16
  %128 = load <8 x half>, ptr %3, align 16
  %129 = extractelement <8 x half> %128, i64 0
  %130 = insertelement <8 x half> poison, half %129, i64 0
  %131 = extractelement <8 x half> %128, i64 1
  %132 = insertelement <8 x half> %130, half %131, i64 1
  %133 = extractelement <8 x half> %128, i64 2
  %134 = insertelement <8 x half> %132, half %133, i64 2
  %135 = extractelement <8 x half> %128, i64 3
  %136 = insertelement <8 x half> %134, half %135, i64 3
  %137 = extractelement <8 x half> %128, i64 4
  %138 = insertelement <8 x half> %136, half %137, i64 4
  %139 = extractelement <8 x half> %128, i64 5
  %140 = insertelement <8 x half> %138, half %139, i64 5
  %141 = extractelement <8 x half> %128, i64 6
  %142 = insertelement <8 x half> %140, half %141, i64 6
  %143 = extractelement <8 x half> %128, i64 7
  %144 = insertelement <8 x half> %142, half %143, i64 7
  %145 = extractelement <8 x half> %144, i64 0
  %146 = insertelement <8 x half> poison, half %145, i64 0
  %147 = extractelement <8 x half> %144, i64 1
  %148 = insertelement <8 x half> %146, half %147, i64 1
  %149 = extractelement <8 x half> %144, i64 2
  %150 = insertelement <8 x half> %148, half %149, i64 2
  %151 = extractelement <8 x half> %144, i64 3
  %152 = insertelement <8 x half> %150, half %151, i64 3
  %153 = extractelement <8 x half> %144, i64 4
  %154 = insertelement <8 x half> %152, half %153, i64 4
  %155 = extractelement <8 x half> %144, i64 5
  %156 = insertelement <8 x half> %154, half %155, i64 5
  %157 = extractelement <8 x half> %144, i64 6
  %158 = insertelement <8 x half> %156, half %157, i64 6
  %159 = extractelement <8 x half> %144, i64 7
  %160 = insertelement <8 x half> %158, half %159, i64 7
  store <8 x half> %160, ptr addrspace(1) %84, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %161, label %162

161:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %162

162:                                              ; preds = %161, %9
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
