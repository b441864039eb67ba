; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x half], align 16
  %4 = alloca [4 x half], align 16
  %5 = alloca [4 x half], align 16
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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 8
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 256
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %23, i64 64
  %29 = load <2 x half>, ptr addrspace(1) %23, align 4
  %30 = extractelement <2 x half> %29, i64 0
  %31 = insertelement <4 x half> poison, half %30, i64 0
  %32 = extractelement <2 x half> %29, i64 1
  %33 = insertelement <4 x half> %31, half %32, i64 1
  %34 = load <2 x half>, ptr addrspace(1) %28, align 4
  %35 = extractelement <2 x half> %34, i64 0
  %36 = insertelement <4 x half> %33, half %35, i64 2
  %37 = extractelement <2 x half> %34, i64 1
  %38 = insertelement <4 x half> %36, half %37, i64 3
  %39 = extractelement <4 x half> %38, i64 0
  %40 = insertelement <4 x half> poison, half %39, i64 0
  %41 = extractelement <4 x half> %38, i64 1
  %42 = insertelement <4 x half> %40, half %41, i64 1
  %43 = extractelement <4 x half> %38, i64 2
  %44 = insertelement <4 x half> %42, half %43, i64 2
  %45 = extractelement <4 x half> %38, i64 3
  %46 = insertelement <4 x half> %44, half %45, i64 3
  store <4 x half> %46, ptr %5, align 16
  %47 = load <2 x i32>, ptr %5, align 16
  %48 = extractelement <2 x i32> %47, i64 0
  %49 = insertelement <2 x i32> poison, i32 %48, i64 0
  %50 = extractelement <2 x i32> %47, i64 1
  %51 = insertelement <2 x i32> %49, i32 %50, i64 1
  %52 = extractelement <2 x i32> %51, i64 0
  %53 = extractelement <2 x i32> %51, i64 1
  %54 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %52, i32 %53)
  %55 = extractvalue { i32, i32 } %54, 0
  %56 = extractvalue { i32, i32 } %54, 1
  %57 = insertelement <2 x i32> poison, i32 %55, i64 0
  %58 = insertelement <2 x i32> %57, i32 %56, i64 1
  call void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) %27, <2 x i32> %58, i1 true)
  %59 = urem i32 %6, 4
  %60 = udiv i32 %6, 4
  %61 = mul nsw i32 %59, 2
  %62 = urem i32 %60, 8
  %63 = udiv i32 %60, 8
  %64 = mul nsw i32 %62, 8
  %65 = add nsw i32 %61, %64
  %66 = mul nsw i32 %63, 256
  %67 = add nsw i32 %65, %66
  %68 = add nsw i32 %67, 128
  %69 = sext i32 %68 to i64
  %70 = getelementptr half, ptr addrspace(1) %0, i64 %69
  %71 = mul nsw i32 %7, 4194304
  %72 = add nsw i32 2097152, %71
  %73 = sext i32 %72 to i64
  %74 = sdiv exact i64 %73, 2
  %75 = getelementptr i8, ptr addrspace(6) %12, i64 %74
  %76 = getelementptr half, ptr addrspace(1) %70, i64 64
  %77 = load <2 x half>, ptr addrspace(1) %70, align 4
  %78 = extractelement <2 x half> %77, i64 0
  %79 = insertelement <4 x half> poison, half %78, i64 0
  %80 = extractelement <2 x half> %77, i64 1
  %81 = insertelement <4 x half> %79, half %80, i64 1
  %82 = load <2 x half>, ptr addrspace(1) %76, align 4
  %83 = extractelement <2 x half> %82, i64 0
  %84 = insertelement <4 x half> %81, half %83, i64 2
  %85 = extractelement <2 x half> %82, i64 1
  %86 = insertelement <4 x half> %84, half %85, i64 3
  %87 = extractelement <4 x half> %86, i64 0
  %88 = insertelement <4 x half> poison, half %87, i64 0
  %89 = extractelement <4 x half> %86, i64 1
  %90 = insertelement <4 x half> %88, half %89, i64 1
  %91 = extractelement <4 x half> %86, i64 2
  %92 = insertelement <4 x half> %90, half %91, i64 2
  %93 = extractelement <4 x half> %86, i64 3
  %94 = insertelement <4 x half> %92, half %93, i64 3
  store <4 x half> %94, ptr %4, align 16
  %95 = load <2 x i32>, ptr %4, align 16
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = insertelement <2 x i32> poison, i32 %96, i64 0
  %98 = extractelement <2 x i32> %95, i64 1
  %99 = insertelement <2 x i32> %97, i32 %98, i64 1
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = extractelement <2 x i32> %99, i64 1
  %102 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %100, i32 %101)
  %103 = extractvalue { i32, i32 } %102, 0
  %104 = extractvalue { i32, i32 } %102, 1
  %105 = insertelement <2 x i32> poison, i32 %103, i64 0
  %106 = insertelement <2 x i32> %105, i32 %104, i64 1
  call void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) %75, <2 x i32> %106, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %107 = urem i32 %6, 32
  %108 = udiv i32 %6, 32
  %109 = mul nsw i32 %107, 8
  %110 = mul nsw i32 %108, 256
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr half, ptr addrspace(1) %1, i64 %112
  %114 = mul nsw i32 %7, 4194304
  %115 = sext i32 %114 to i64
  %116 = sdiv exact i64 %115, 2
  %117 = getelementptr i8, ptr addrspace(6) %12, i64 %116
  %118 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %117, i1 true)
  %119 = extractelement <4 x i32> %118, i64 0
  %120 = insertelement <4 x i32> poison, i32 %119, i64 0
  %121 = extractelement <4 x i32> %118, i64 1
  %122 = insertelement <4 x i32> %120, i32 %121, i64 1
  %123 = extractelement <4 x i32> %118, i64 2
  %124 = insertelement <4 x i32> %122, i32 %123, i64 2
  %125 = extractelement <4 x i32> %118, i64 3
  %126 = insertelement <4 x i32> %124, i32 %125, i64 3
  store <4 x i32> %126, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %127 = load <4 x i32>, ptr %3, align 16
  %128 = extractelement <4 x i32> %127, i64 0
  %129 = insertelement <4 x i32> poison, i32 %128, i64 0
  %130 = extractelement <4 x i32> %127, i64 1
  %131 = insertelement <4 x i32> %129, i32 %130, i64 1
  %132 = extractelement <4 x i32> %127, i64 2
  %133 = insertelement <4 x i32> %131, i32 %132, i64 2
  %134 = extractelement <4 x i32> %127, i64 3
  %135 = insertelement <4 x i32> %133, i32 %134, i64 3
  %136 = extractelement <4 x i32> %135, i64 0
  %137 = extractelement <4 x i32> %135, i64 1
  %138 = extractelement <4 x i32> %135, i64 2
  %139 = extractelement <4 x i32> %135, i64 3
  %140 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %136, i32 %137, i32 %138, i32 %139)
  %141 = extractvalue { i32, i32, i32, i32 } %140, 0
  %142 = extractvalue { i32, i32, i32, i32 } %140, 1
  %143 = extractvalue { i32, i32, i32, i32 } %140, 2
  %144 = extractvalue { i32, i32, i32, i32 } %140, 3
  %145 = insertelement <4 x i32> poison, i32 %141, i64 0
  %146 = insertelement <4 x i32> %145, i32 %142, i64 1
  %147 = insertelement <4 x i32> %146, i32 %143, i64 2
  %148 = insertelement <4 x i32> %147, i32 %144, i64 3
  %149 = extractelement <4 x i32> %148, i64 0
  %150 = insertelement <4 x i32> poison, i32 %149, i64 0
  %151 = extractelement <4 x i32> %148, i64 1
  %152 = insertelement <4 x i32> %150, i32 %151, i64 1
  %153 = extractelement <4 x i32> %148, i64 2
  %154 = insertelement <4 x i32> %152, i32 %153, i64 2
  %155 = extractelement <4 x i32> %148, i64 3
  %156 = insertelement <4 x i32> %154, i32 %155, i64 3
  store <4 x i32> %156, ptr %3, align 16
  %157 = load <8 x half>, ptr %3, align 16
  %158 = extractelement <8 x half> %157, i64 0
  %159 = insertelement <8 x half> poison, half %158, i64 0
  %160 = extractelement <8 x half> %157, i64 1
  %161 = insertelement <8 x half> %159, half %160, i64 1
  %162 = extractelement <8 x half> %157, i64 2
  %163 = insertelement <8 x half> %161, half %162, i64 2
  %164 = extractelement <8 x half> %157, i64 3
  %165 = insertelement <8 x half> %163, half %164, i64 3
  %166 = extractelement <8 x half> %157, i64 4
  %167 = insertelement <8 x half> %165, half %166, i64 4
  %168 = extractelement <8 x half> %157, i64 5
  %169 = insertelement <8 x half> %167, half %168, i64 5
  %170 = extractelement <8 x half> %157, i64 6
  %171 = insertelement <8 x half> %169, half %170, i64 6
  %172 = extractelement <8 x half> %157, i64 7
  %173 = insertelement <8 x half> %171, half %172, i64 7
  %174 = extractelement <8 x half> %173, i64 0
  %175 = insertelement <8 x half> poison, half %174, i64 0
  %176 = extractelement <8 x half> %173, i64 1
  %177 = insertelement <8 x half> %175, half %176, i64 1
  %178 = extractelement <8 x half> %173, i64 2
  %179 = insertelement <8 x half> %177, half %178, i64 2
  %180 = extractelement <8 x half> %173, i64 3
  %181 = insertelement <8 x half> %179, half %180, i64 3
  %182 = extractelement <8 x half> %173, i64 4
  %183 = insertelement <8 x half> %181, half %182, i64 4
  %184 = extractelement <8 x half> %173, i64 5
  %185 = insertelement <8 x half> %183, half %184, i64 5
  %186 = extractelement <8 x half> %173, i64 6
  %187 = insertelement <8 x half> %185, half %186, i64 6
  %188 = extractelement <8 x half> %173, i64 7
  %189 = insertelement <8 x half> %187, half %188, i64 7
  store <8 x half> %189, ptr addrspace(1) %113, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %190, label %191

190:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %191

191:                                              ; preds = %190, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

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
