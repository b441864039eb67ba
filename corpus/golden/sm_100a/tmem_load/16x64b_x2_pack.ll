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
  %79 = urem i32 %6, 2
  %80 = udiv i32 %6, 2
  %81 = mul nsw i32 %79, 64
  %82 = urem i32 %80, 2
  %83 = udiv i32 %80, 2
  %84 = mul nsw i32 %82, 2
  %85 = add nsw i32 %81, %84
  %86 = urem i32 %83, 8
  %87 = udiv i32 %83, 8
  %88 = mul nsw i32 %86, 8
  %89 = add nsw i32 %85, %88
  %90 = mul nsw i32 %87, 256
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr half, ptr addrspace(1) %1, i64 %92
  %94 = mul nsw i32 %7, 4194304
  %95 = sext i32 %94 to i64
  %96 = sdiv exact i64 %95, 2
  %97 = getelementptr i8, ptr addrspace(6) %12, i64 %96
  %98 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) %97, i1 true)
  %99 = extractelement <2 x i32> %98, i64 0
  %100 = insertelement <2 x i32> poison, i32 %99, i64 0
  %101 = extractelement <2 x i32> %98, i64 1
  %102 = insertelement <2 x i32> %100, i32 %101, i64 1
  store <2 x i32> %102, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %103 = load <2 x i32>, ptr %4, align 16
  %104 = extractelement <2 x i32> %103, i64 0
  %105 = insertelement <2 x i32> poison, i32 %104, i64 0
  %106 = extractelement <2 x i32> %103, i64 1
  %107 = insertelement <2 x i32> %105, i32 %106, i64 1
  %108 = extractelement <2 x i32> %107, i64 0
  %109 = extractelement <2 x i32> %107, i64 1
  %110 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %108, i32 %109)
  %111 = extractvalue { i32, i32 } %110, 0
  %112 = extractvalue { i32, i32 } %110, 1
  %113 = insertelement <2 x i32> poison, i32 %111, i64 0
  %114 = insertelement <2 x i32> %113, i32 %112, i64 1
  %115 = extractelement <2 x i32> %114, i64 0
  %116 = insertelement <2 x i32> poison, i32 %115, i64 0
  %117 = extractelement <2 x i32> %114, i64 1
  %118 = insertelement <2 x i32> %116, i32 %117, i64 1
  store <2 x i32> %118, ptr %4, align 16
  %119 = load <4 x half>, ptr %4, align 16
  %120 = extractelement <4 x half> %119, i64 0
  %121 = insertelement <4 x half> poison, half %120, i64 0
  %122 = extractelement <4 x half> %119, i64 1
  %123 = insertelement <4 x half> %121, half %122, i64 1
  %124 = extractelement <4 x half> %119, i64 2
  %125 = insertelement <4 x half> %123, half %124, i64 2
  %126 = extractelement <4 x half> %119, i64 3
  %127 = insertelement <4 x half> %125, half %126, i64 3
  %128 = getelementptr half, ptr addrspace(1) %93, i64 4
  %129 = extractelement <4 x half> %127, i64 0
  %130 = insertelement <2 x half> poison, half %129, i64 0
  %131 = extractelement <4 x half> %127, i64 1
  %132 = insertelement <2 x half> %130, half %131, i64 1
  store <2 x half> %132, ptr addrspace(1) %93, align 4
  %133 = extractelement <4 x half> %127, i64 2
  %134 = insertelement <2 x half> poison, half %133, i64 0
  %135 = extractelement <4 x half> %127, i64 3
  %136 = insertelement <2 x half> %134, half %135, i64 1
  store <2 x half> %136, ptr addrspace(1) %128, align 4
  %137 = urem i32 %6, 2
  %138 = udiv i32 %6, 2
  %139 = mul nsw i32 %137, 64
  %140 = urem i32 %138, 2
  %141 = udiv i32 %138, 2
  %142 = mul nsw i32 %140, 2
  %143 = add nsw i32 %139, %142
  %144 = urem i32 %141, 8
  %145 = udiv i32 %141, 8
  %146 = mul nsw i32 %144, 8
  %147 = add nsw i32 %143, %146
  %148 = mul nsw i32 %145, 256
  %149 = add nsw i32 %147, %148
  %150 = add nsw i32 %149, 128
  %151 = sext i32 %150 to i64
  %152 = getelementptr half, ptr addrspace(1) %1, i64 %151
  %153 = mul nsw i32 %7, 4194304
  %154 = add nsw i32 2097152, %153
  %155 = sext i32 %154 to i64
  %156 = sdiv exact i64 %155, 2
  %157 = getelementptr i8, ptr addrspace(6) %12, i64 %156
  %158 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) %157, i1 true)
  %159 = extractelement <2 x i32> %158, i64 0
  %160 = insertelement <2 x i32> poison, i32 %159, i64 0
  %161 = extractelement <2 x i32> %158, i64 1
  %162 = insertelement <2 x i32> %160, i32 %161, i64 1
  store <2 x i32> %162, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %163 = load <2 x i32>, ptr %3, align 16
  %164 = extractelement <2 x i32> %163, i64 0
  %165 = insertelement <2 x i32> poison, i32 %164, i64 0
  %166 = extractelement <2 x i32> %163, i64 1
  %167 = insertelement <2 x i32> %165, i32 %166, i64 1
  %168 = extractelement <2 x i32> %167, i64 0
  %169 = extractelement <2 x i32> %167, i64 1
  %170 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %168, i32 %169)
  %171 = extractvalue { i32, i32 } %170, 0
  %172 = extractvalue { i32, i32 } %170, 1
  %173 = insertelement <2 x i32> poison, i32 %171, i64 0
  %174 = insertelement <2 x i32> %173, i32 %172, i64 1
  %175 = extractelement <2 x i32> %174, i64 0
  %176 = insertelement <2 x i32> poison, i32 %175, i64 0
  %177 = extractelement <2 x i32> %174, i64 1
  %178 = insertelement <2 x i32> %176, i32 %177, i64 1
  store <2 x i32> %178, ptr %3, align 16
  %179 = load <4 x half>, ptr %3, align 16
  %180 = extractelement <4 x half> %179, i64 0
  %181 = insertelement <4 x half> poison, half %180, i64 0
  %182 = extractelement <4 x half> %179, i64 1
  %183 = insertelement <4 x half> %181, half %182, i64 1
  %184 = extractelement <4 x half> %179, i64 2
  %185 = insertelement <4 x half> %183, half %184, i64 2
  %186 = extractelement <4 x half> %179, i64 3
  %187 = insertelement <4 x half> %185, half %186, i64 3
  %188 = getelementptr half, ptr addrspace(1) %152, i64 4
  %189 = extractelement <4 x half> %187, i64 0
  %190 = insertelement <2 x half> poison, half %189, i64 0
  %191 = extractelement <4 x half> %187, i64 1
  %192 = insertelement <2 x half> %190, half %191, i64 1
  store <2 x half> %192, ptr addrspace(1) %152, align 4
  %193 = extractelement <4 x half> %187, i64 2
  %194 = insertelement <2 x half> poison, half %193, i64 0
  %195 = extractelement <4 x half> %187, i64 3
  %196 = insertelement <2 x half> %194, half %195, i64 1
  store <2 x half> %196, ptr addrspace(1) %188, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %197, label %198

197:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %198

198:                                              ; preds = %197, %10
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
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

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
