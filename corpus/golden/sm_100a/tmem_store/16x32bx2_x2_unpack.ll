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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 8
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 4
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 256
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = load <4 x half>, ptr addrspace(1) %23, align 8
  %29 = extractelement <4 x half> %28, i64 0
  %30 = insertelement <4 x half> poison, half %29, i64 0
  %31 = extractelement <4 x half> %28, i64 1
  %32 = insertelement <4 x half> %30, half %31, i64 1
  %33 = extractelement <4 x half> %28, i64 2
  %34 = insertelement <4 x half> %32, half %33, i64 2
  %35 = extractelement <4 x half> %28, i64 3
  %36 = insertelement <4 x half> %34, half %35, i64 3
  %37 = extractelement <4 x half> %36, i64 0
  %38 = insertelement <4 x half> poison, half %37, i64 0
  %39 = extractelement <4 x half> %36, i64 1
  %40 = insertelement <4 x half> %38, half %39, i64 1
  %41 = extractelement <4 x half> %36, i64 2
  %42 = insertelement <4 x half> %40, half %41, i64 2
  %43 = extractelement <4 x half> %36, i64 3
  %44 = insertelement <4 x half> %42, half %43, i64 3
  store <4 x half> %44, ptr %5, align 16
  %45 = load <2 x i32>, ptr %5, align 16
  %46 = extractelement <2 x i32> %45, i64 0
  %47 = insertelement <2 x i32> poison, i32 %46, i64 0
  %48 = extractelement <2 x i32> %45, i64 1
  %49 = insertelement <2 x i32> %47, i32 %48, i64 1
  %50 = extractelement <2 x i32> %49, i64 0
  %51 = extractelement <2 x i32> %49, i64 1
  %52 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %50, i32 %51)
  %53 = extractvalue { i32, i32 } %52, 0
  %54 = extractvalue { i32, i32 } %52, 1
  %55 = insertelement <2 x i32> poison, i32 %53, i64 0
  %56 = insertelement <2 x i32> %55, i32 %54, i64 1
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) %27, i64 4, <2 x i32> %56, i1 true)
  %57 = urem i32 %6, 16
  %58 = udiv i32 %6, 16
  %59 = mul nsw i32 %57, 8
  %60 = urem i32 %58, 2
  %61 = udiv i32 %58, 2
  %62 = mul nsw i32 %60, 4
  %63 = add nsw i32 %59, %62
  %64 = mul nsw i32 %61, 256
  %65 = add nsw i32 %63, %64
  %66 = add nsw i32 %65, 128
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, ptr addrspace(1) %0, i64 %67
  %69 = mul nsw i32 %7, 4194304
  %70 = add nsw i32 2097152, %69
  %71 = sext i32 %70 to i64
  %72 = sdiv exact i64 %71, 2
  %73 = getelementptr i8, ptr addrspace(6) %12, i64 %72
  %74 = load <4 x half>, ptr addrspace(1) %68, align 8
  %75 = extractelement <4 x half> %74, i64 0
  %76 = insertelement <4 x half> poison, half %75, i64 0
  %77 = extractelement <4 x half> %74, i64 1
  %78 = insertelement <4 x half> %76, half %77, i64 1
  %79 = extractelement <4 x half> %74, i64 2
  %80 = insertelement <4 x half> %78, half %79, i64 2
  %81 = extractelement <4 x half> %74, i64 3
  %82 = insertelement <4 x half> %80, half %81, i64 3
  %83 = extractelement <4 x half> %82, i64 0
  %84 = insertelement <4 x half> poison, half %83, i64 0
  %85 = extractelement <4 x half> %82, i64 1
  %86 = insertelement <4 x half> %84, half %85, i64 1
  %87 = extractelement <4 x half> %82, i64 2
  %88 = insertelement <4 x half> %86, half %87, i64 2
  %89 = extractelement <4 x half> %82, i64 3
  %90 = insertelement <4 x half> %88, half %89, i64 3
  store <4 x half> %90, ptr %4, align 16
  %91 = load <2 x i32>, ptr %4, align 16
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = insertelement <2 x i32> poison, i32 %92, i64 0
  %94 = extractelement <2 x i32> %91, i64 1
  %95 = insertelement <2 x i32> %93, i32 %94, i64 1
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = extractelement <2 x i32> %95, i64 1
  %98 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %96, i32 %97)
  %99 = extractvalue { i32, i32 } %98, 0
  %100 = extractvalue { i32, i32 } %98, 1
  %101 = insertelement <2 x i32> poison, i32 %99, i64 0
  %102 = insertelement <2 x i32> %101, i32 %100, i64 1
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) %73, i64 4, <2 x i32> %102, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %103 = urem i32 %6, 32
  %104 = udiv i32 %6, 32
  %105 = mul nsw i32 %103, 8
  %106 = mul nsw i32 %104, 256
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr half, ptr addrspace(1) %1, i64 %108
  %110 = mul nsw i32 %7, 4194304
  %111 = sext i32 %110 to i64
  %112 = sdiv exact i64 %111, 2
  %113 = getelementptr i8, ptr addrspace(6) %12, i64 %112
  %114 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %113, i1 true)
  %115 = extractelement <4 x i32> %114, i64 0
  %116 = insertelement <4 x i32> poison, i32 %115, i64 0
  %117 = extractelement <4 x i32> %114, i64 1
  %118 = insertelement <4 x i32> %116, i32 %117, i64 1
  %119 = extractelement <4 x i32> %114, i64 2
  %120 = insertelement <4 x i32> %118, i32 %119, i64 2
  %121 = extractelement <4 x i32> %114, i64 3
  %122 = insertelement <4 x i32> %120, i32 %121, i64 3
  store <4 x i32> %122, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %123 = load <4 x i32>, ptr %3, align 16
  %124 = extractelement <4 x i32> %123, i64 0
  %125 = insertelement <4 x i32> poison, i32 %124, i64 0
  %126 = extractelement <4 x i32> %123, i64 1
  %127 = insertelement <4 x i32> %125, i32 %126, i64 1
  %128 = extractelement <4 x i32> %123, i64 2
  %129 = insertelement <4 x i32> %127, i32 %128, i64 2
  %130 = extractelement <4 x i32> %123, i64 3
  %131 = insertelement <4 x i32> %129, i32 %130, i64 3
  %132 = extractelement <4 x i32> %131, i64 0
  %133 = extractelement <4 x i32> %131, i64 1
  %134 = extractelement <4 x i32> %131, i64 2
  %135 = extractelement <4 x i32> %131, i64 3
  %136 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %132, i32 %133, i32 %134, i32 %135)
  %137 = extractvalue { i32, i32, i32, i32 } %136, 0
  %138 = extractvalue { i32, i32, i32, i32 } %136, 1
  %139 = extractvalue { i32, i32, i32, i32 } %136, 2
  %140 = extractvalue { i32, i32, i32, i32 } %136, 3
  %141 = insertelement <4 x i32> poison, i32 %137, i64 0
  %142 = insertelement <4 x i32> %141, i32 %138, i64 1
  %143 = insertelement <4 x i32> %142, i32 %139, i64 2
  %144 = insertelement <4 x i32> %143, i32 %140, i64 3
  %145 = extractelement <4 x i32> %144, i64 0
  %146 = insertelement <4 x i32> poison, i32 %145, i64 0
  %147 = extractelement <4 x i32> %144, i64 1
  %148 = insertelement <4 x i32> %146, i32 %147, i64 1
  %149 = extractelement <4 x i32> %144, i64 2
  %150 = insertelement <4 x i32> %148, i32 %149, i64 2
  %151 = extractelement <4 x i32> %144, i64 3
  %152 = insertelement <4 x i32> %150, i32 %151, i64 3
  store <4 x i32> %152, ptr %3, align 16
  %153 = load <8 x half>, ptr %3, align 16
  %154 = extractelement <8 x half> %153, i64 0
  %155 = insertelement <8 x half> poison, half %154, i64 0
  %156 = extractelement <8 x half> %153, i64 1
  %157 = insertelement <8 x half> %155, half %156, i64 1
  %158 = extractelement <8 x half> %153, i64 2
  %159 = insertelement <8 x half> %157, half %158, i64 2
  %160 = extractelement <8 x half> %153, i64 3
  %161 = insertelement <8 x half> %159, half %160, i64 3
  %162 = extractelement <8 x half> %153, i64 4
  %163 = insertelement <8 x half> %161, half %162, i64 4
  %164 = extractelement <8 x half> %153, i64 5
  %165 = insertelement <8 x half> %163, half %164, i64 5
  %166 = extractelement <8 x half> %153, i64 6
  %167 = insertelement <8 x half> %165, half %166, i64 6
  %168 = extractelement <8 x half> %153, i64 7
  %169 = insertelement <8 x half> %167, half %168, i64 7
  %170 = extractelement <8 x half> %169, i64 0
  %171 = insertelement <8 x half> poison, half %170, i64 0
  %172 = extractelement <8 x half> %169, i64 1
  %173 = insertelement <8 x half> %171, half %172, i64 1
  %174 = extractelement <8 x half> %169, i64 2
  %175 = insertelement <8 x half> %173, half %174, i64 2
  %176 = extractelement <8 x half> %169, i64 3
  %177 = insertelement <8 x half> %175, half %176, i64 3
  %178 = extractelement <8 x half> %169, i64 4
  %179 = insertelement <8 x half> %177, half %178, i64 4
  %180 = extractelement <8 x half> %169, i64 5
  %181 = insertelement <8 x half> %179, half %180, i64 5
  %182 = extractelement <8 x half> %169, i64 6
  %183 = insertelement <8 x half> %181, half %182, i64 6
  %184 = extractelement <8 x half> %169, i64 7
  %185 = insertelement <8 x half> %183, half %184, i64 7
  store <8 x half> %185, ptr addrspace(1) %109, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %186, label %187

186:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %187

187:                                              ; preds = %186, %10
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
