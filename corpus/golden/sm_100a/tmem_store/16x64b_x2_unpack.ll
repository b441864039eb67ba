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
  %13 = urem i32 %6, 2
  %14 = udiv i32 %6, 2
  %15 = mul nsw i32 %13, 64
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = urem i32 %17, 8
  %21 = udiv i32 %17, 8
  %22 = mul nsw i32 %20, 8
  %23 = add nsw i32 %19, %22
  %24 = mul nsw i32 %21, 256
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26
  %28 = mul nsw i32 %7, 4194304
  %29 = sext i32 %28 to i64
  %30 = sdiv exact i64 %29, 2
  %31 = getelementptr i8, ptr addrspace(6) %12, i64 %30
  %32 = getelementptr half, ptr addrspace(1) %27, i64 4
  %33 = load <2 x half>, ptr addrspace(1) %27, align 4
  %34 = extractelement <2 x half> %33, i64 0
  %35 = insertelement <4 x half> poison, half %34, i64 0
  %36 = extractelement <2 x half> %33, i64 1
  %37 = insertelement <4 x half> %35, half %36, i64 1
  %38 = load <2 x half>, ptr addrspace(1) %32, align 4
  %39 = extractelement <2 x half> %38, i64 0
  %40 = insertelement <4 x half> %37, half %39, i64 2
  %41 = extractelement <2 x half> %38, i64 1
  %42 = insertelement <4 x half> %40, half %41, i64 3
  %43 = extractelement <4 x half> %42, i64 0
  %44 = insertelement <4 x half> poison, half %43, i64 0
  %45 = extractelement <4 x half> %42, i64 1
  %46 = insertelement <4 x half> %44, half %45, i64 1
  %47 = extractelement <4 x half> %42, i64 2
  %48 = insertelement <4 x half> %46, half %47, i64 2
  %49 = extractelement <4 x half> %42, i64 3
  %50 = insertelement <4 x half> %48, half %49, i64 3
  store <4 x half> %50, ptr %5, align 16
  %51 = load <2 x i32>, ptr %5, align 16
  %52 = extractelement <2 x i32> %51, i64 0
  %53 = insertelement <2 x i32> poison, i32 %52, i64 0
  %54 = extractelement <2 x i32> %51, i64 1
  %55 = insertelement <2 x i32> %53, i32 %54, i64 1
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %56, i32 %57)
  %59 = extractvalue { i32, i32 } %58, 0
  %60 = extractvalue { i32, i32 } %58, 1
  %61 = insertelement <2 x i32> poison, i32 %59, i64 0
  %62 = insertelement <2 x i32> %61, i32 %60, i64 1
  call void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) %31, <2 x i32> %62, i1 true)
  %63 = urem i32 %6, 2
  %64 = udiv i32 %6, 2
  %65 = mul nsw i32 %63, 64
  %66 = urem i32 %64, 2
  %67 = udiv i32 %64, 2
  %68 = mul nsw i32 %66, 2
  %69 = add nsw i32 %65, %68
  %70 = urem i32 %67, 8
  %71 = udiv i32 %67, 8
  %72 = mul nsw i32 %70, 8
  %73 = add nsw i32 %69, %72
  %74 = mul nsw i32 %71, 256
  %75 = add nsw i32 %73, %74
  %76 = add nsw i32 %75, 128
  %77 = sext i32 %76 to i64
  %78 = getelementptr half, ptr addrspace(1) %0, i64 %77
  %79 = mul nsw i32 %7, 4194304
  %80 = add nsw i32 2097152, %79
  %81 = sext i32 %80 to i64
  %82 = sdiv exact i64 %81, 2
  %83 = getelementptr i8, ptr addrspace(6) %12, i64 %82
  %84 = getelementptr half, ptr addrspace(1) %78, i64 4
  %85 = load <2 x half>, ptr addrspace(1) %78, align 4
  %86 = extractelement <2 x half> %85, i64 0
  %87 = insertelement <4 x half> poison, half %86, i64 0
  %88 = extractelement <2 x half> %85, i64 1
  %89 = insertelement <4 x half> %87, half %88, i64 1
  %90 = load <2 x half>, ptr addrspace(1) %84, align 4
  %91 = extractelement <2 x half> %90, i64 0
  %92 = insertelement <4 x half> %89, half %91, i64 2
  %93 = extractelement <2 x half> %90, i64 1
  %94 = insertelement <4 x half> %92, half %93, i64 3
  %95 = extractelement <4 x half> %94, i64 0
  %96 = insertelement <4 x half> poison, half %95, i64 0
  %97 = extractelement <4 x half> %94, i64 1
  %98 = insertelement <4 x half> %96, half %97, i64 1
  %99 = extractelement <4 x half> %94, i64 2
  %100 = insertelement <4 x half> %98, half %99, i64 2
  %101 = extractelement <4 x half> %94, i64 3
  %102 = insertelement <4 x half> %100, half %101, i64 3
  store <4 x half> %102, ptr %4, align 16
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
  call void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) %83, <2 x i32> %114, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %115 = urem i32 %6, 32
  %116 = udiv i32 %6, 32
  %117 = mul nsw i32 %115, 8
  %118 = mul nsw i32 %116, 256
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr half, ptr addrspace(1) %1, i64 %120
  %122 = mul nsw i32 %7, 4194304
  %123 = sext i32 %122 to i64
  %124 = sdiv exact i64 %123, 2
  %125 = getelementptr i8, ptr addrspace(6) %12, i64 %124
  %126 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %125, i1 true)
  %127 = extractelement <4 x i32> %126, i64 0
  %128 = insertelement <4 x i32> poison, i32 %127, i64 0
  %129 = extractelement <4 x i32> %126, i64 1
  %130 = insertelement <4 x i32> %128, i32 %129, i64 1
  %131 = extractelement <4 x i32> %126, i64 2
  %132 = insertelement <4 x i32> %130, i32 %131, i64 2
  %133 = extractelement <4 x i32> %126, i64 3
  %134 = insertelement <4 x i32> %132, i32 %133, i64 3
  store <4 x i32> %134, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %135 = load <4 x i32>, ptr %3, align 16
  %136 = extractelement <4 x i32> %135, i64 0
  %137 = insertelement <4 x i32> poison, i32 %136, i64 0
  %138 = extractelement <4 x i32> %135, i64 1
  %139 = insertelement <4 x i32> %137, i32 %138, i64 1
  %140 = extractelement <4 x i32> %135, i64 2
  %141 = insertelement <4 x i32> %139, i32 %140, i64 2
  %142 = extractelement <4 x i32> %135, i64 3
  %143 = insertelement <4 x i32> %141, i32 %142, i64 3
  %144 = extractelement <4 x i32> %143, i64 0
  %145 = extractelement <4 x i32> %143, i64 1
  %146 = extractelement <4 x i32> %143, i64 2
  %147 = extractelement <4 x i32> %143, i64 3
  %148 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %144, i32 %145, i32 %146, i32 %147)
  %149 = extractvalue { i32, i32, i32, i32 } %148, 0
  %150 = extractvalue { i32, i32, i32, i32 } %148, 1
  %151 = extractvalue { i32, i32, i32, i32 } %148, 2
  %152 = extractvalue { i32, i32, i32, i32 } %148, 3
  %153 = insertelement <4 x i32> poison, i32 %149, i64 0
  %154 = insertelement <4 x i32> %153, i32 %150, i64 1
  %155 = insertelement <4 x i32> %154, i32 %151, i64 2
  %156 = insertelement <4 x i32> %155, i32 %152, i64 3
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = insertelement <4 x i32> poison, i32 %157, i64 0
  %159 = extractelement <4 x i32> %156, i64 1
  %160 = insertelement <4 x i32> %158, i32 %159, i64 1
  %161 = extractelement <4 x i32> %156, i64 2
  %162 = insertelement <4 x i32> %160, i32 %161, i64 2
  %163 = extractelement <4 x i32> %156, i64 3
  %164 = insertelement <4 x i32> %162, i32 %163, i64 3
  store <4 x i32> %164, ptr %3, align 16
  %165 = load <8 x half>, ptr %3, align 16
  %166 = extractelement <8 x half> %165, i64 0
  %167 = insertelement <8 x half> poison, half %166, i64 0
  %168 = extractelement <8 x half> %165, i64 1
  %169 = insertelement <8 x half> %167, half %168, i64 1
  %170 = extractelement <8 x half> %165, i64 2
  %171 = insertelement <8 x half> %169, half %170, i64 2
  %172 = extractelement <8 x half> %165, i64 3
  %173 = insertelement <8 x half> %171, half %172, i64 3
  %174 = extractelement <8 x half> %165, i64 4
  %175 = insertelement <8 x half> %173, half %174, i64 4
  %176 = extractelement <8 x half> %165, i64 5
  %177 = insertelement <8 x half> %175, half %176, i64 5
  %178 = extractelement <8 x half> %165, i64 6
  %179 = insertelement <8 x half> %177, half %178, i64 6
  %180 = extractelement <8 x half> %165, i64 7
  %181 = insertelement <8 x half> %179, half %180, i64 7
  %182 = extractelement <8 x half> %181, i64 0
  %183 = insertelement <8 x half> poison, half %182, i64 0
  %184 = extractelement <8 x half> %181, i64 1
  %185 = insertelement <8 x half> %183, half %184, i64 1
  %186 = extractelement <8 x half> %181, i64 2
  %187 = insertelement <8 x half> %185, half %186, i64 2
  %188 = extractelement <8 x half> %181, i64 3
  %189 = insertelement <8 x half> %187, half %188, i64 3
  %190 = extractelement <8 x half> %181, i64 4
  %191 = insertelement <8 x half> %189, half %190, i64 4
  %192 = extractelement <8 x half> %181, i64 5
  %193 = insertelement <8 x half> %191, half %192, i64 5
  %194 = extractelement <8 x half> %181, i64 6
  %195 = insertelement <8 x half> %193, half %194, i64 6
  %196 = extractelement <8 x half> %181, i64 7
  %197 = insertelement <8 x half> %195, half %196, i64 7
  store <8 x half> %197, ptr addrspace(1) %121, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %198, label %199

198:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %199

199:                                              ; preds = %198, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

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
