; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x float], align 16
  %4 = alloca [8 x float], align 16
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
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 2097152
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(6) %11, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %18, i64 4
  %23 = load <4 x float>, ptr addrspace(1) %18, align 16
  %24 = extractelement <4 x float> %23, i64 0
  %25 = insertelement <8 x float> poison, float %24, i64 0
  %26 = extractelement <4 x float> %23, i64 1
  %27 = insertelement <8 x float> %25, float %26, i64 1
  %28 = extractelement <4 x float> %23, i64 2
  %29 = insertelement <8 x float> %27, float %28, i64 2
  %30 = extractelement <4 x float> %23, i64 3
  %31 = insertelement <8 x float> %29, float %30, i64 3
  %32 = load <4 x float>, ptr addrspace(1) %22, align 16
  %33 = extractelement <4 x float> %32, i64 0
  %34 = insertelement <8 x float> %31, float %33, i64 4
  %35 = extractelement <4 x float> %32, i64 1
  %36 = insertelement <8 x float> %34, float %35, i64 5
  %37 = extractelement <4 x float> %32, i64 2
  %38 = insertelement <8 x float> %36, float %37, i64 6
  %39 = extractelement <4 x float> %32, i64 3
  %40 = insertelement <8 x float> %38, float %39, i64 7
  %41 = getelementptr float, ptr %4, i64 4
  %42 = extractelement <8 x float> %40, i64 0
  %43 = insertelement <4 x float> poison, float %42, i64 0
  %44 = extractelement <8 x float> %40, i64 1
  %45 = insertelement <4 x float> %43, float %44, i64 1
  %46 = extractelement <8 x float> %40, i64 2
  %47 = insertelement <4 x float> %45, float %46, i64 2
  %48 = extractelement <8 x float> %40, i64 3
  %49 = insertelement <4 x float> %47, float %48, i64 3
  store <4 x float> %49, ptr %4, align 16
  %50 = extractelement <8 x float> %40, i64 4
  %51 = insertelement <4 x float> poison, float %50, i64 0
  %52 = extractelement <8 x float> %40, i64 5
  %53 = insertelement <4 x float> %51, float %52, i64 1
  %54 = extractelement <8 x float> %40, i64 6
  %55 = insertelement <4 x float> %53, float %54, i64 2
  %56 = extractelement <8 x float> %40, i64 7
  %57 = insertelement <4 x float> %55, float %56, i64 3
  store <4 x float> %57, ptr %41, align 16
  %58 = getelementptr i32, ptr %4, i64 4
  %59 = load <4 x i32>, ptr %4, align 16
  %60 = extractelement <4 x i32> %59, i64 0
  %61 = insertelement <8 x i32> poison, i32 %60, i64 0
  %62 = extractelement <4 x i32> %59, i64 1
  %63 = insertelement <8 x i32> %61, i32 %62, i64 1
  %64 = extractelement <4 x i32> %59, i64 2
  %65 = insertelement <8 x i32> %63, i32 %64, i64 2
  %66 = extractelement <4 x i32> %59, i64 3
  %67 = insertelement <8 x i32> %65, i32 %66, i64 3
  %68 = load <4 x i32>, ptr %58, align 16
  %69 = extractelement <4 x i32> %68, i64 0
  %70 = insertelement <8 x i32> %67, i32 %69, i64 4
  %71 = extractelement <4 x i32> %68, i64 1
  %72 = insertelement <8 x i32> %70, i32 %71, i64 5
  %73 = extractelement <4 x i32> %68, i64 2
  %74 = insertelement <8 x i32> %72, i32 %73, i64 6
  %75 = extractelement <4 x i32> %68, i64 3
  %76 = insertelement <8 x i32> %74, i32 %75, i64 7
  %77 = extractelement <8 x i32> %76, i64 0
  %78 = extractelement <8 x i32> %76, i64 1
  %79 = extractelement <8 x i32> %76, i64 2
  %80 = extractelement <8 x i32> %76, i64 3
  %81 = extractelement <8 x i32> %76, i64 4
  %82 = extractelement <8 x i32> %76, i64 5
  %83 = extractelement <8 x i32> %76, i64 6
  %84 = extractelement <8 x i32> %76, i64 7
  %85 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %77, i32 %78, i32 %79, i32 %80, i32 %81, i32 %82, i32 %83, i32 %84)
  %86 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 0
  %87 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 1
  %88 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 2
  %89 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 3
  %90 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 4
  %91 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 5
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 6
  %93 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %85, 7
  %94 = insertelement <8 x i32> poison, i32 %86, i64 0
  %95 = insertelement <8 x i32> %94, i32 %87, i64 1
  %96 = insertelement <8 x i32> %95, i32 %88, i64 2
  %97 = insertelement <8 x i32> %96, i32 %89, i64 3
  %98 = insertelement <8 x i32> %97, i32 %90, i64 4
  %99 = insertelement <8 x i32> %98, i32 %91, i64 5
  %100 = insertelement <8 x i32> %99, i32 %92, i64 6
  %101 = insertelement <8 x i32> %100, i32 %93, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %21, <8 x i32> %101, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %102 = urem i32 %5, 32
  %103 = udiv i32 %5, 32
  %104 = mul nsw i32 %102, 8
  %105 = mul nsw i32 %103, 256
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, ptr addrspace(1) %1, i64 %107
  %109 = mul nsw i32 %6, 2097152
  %110 = sext i32 %109 to i64
  %111 = getelementptr i8, ptr addrspace(6) %11, i64 %110
  %112 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %111, i1 false)
  %113 = getelementptr i32, ptr %3, i64 4
  %114 = extractelement <8 x i32> %112, i64 0
  %115 = insertelement <4 x i32> poison, i32 %114, i64 0
  %116 = extractelement <8 x i32> %112, i64 1
  %117 = insertelement <4 x i32> %115, i32 %116, i64 1
  %118 = extractelement <8 x i32> %112, i64 2
  %119 = insertelement <4 x i32> %117, i32 %118, i64 2
  %120 = extractelement <8 x i32> %112, i64 3
  %121 = insertelement <4 x i32> %119, i32 %120, i64 3
  store <4 x i32> %121, ptr %3, align 16
  %122 = extractelement <8 x i32> %112, i64 4
  %123 = insertelement <4 x i32> poison, i32 %122, i64 0
  %124 = extractelement <8 x i32> %112, i64 5
  %125 = insertelement <4 x i32> %123, i32 %124, i64 1
  %126 = extractelement <8 x i32> %112, i64 6
  %127 = insertelement <4 x i32> %125, i32 %126, i64 2
  %128 = extractelement <8 x i32> %112, i64 7
  %129 = insertelement <4 x i32> %127, i32 %128, i64 3
  store <4 x i32> %129, ptr %113, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %130 = getelementptr i32, ptr %3, i64 4
  %131 = load <4 x i32>, ptr %3, align 16
  %132 = extractelement <4 x i32> %131, i64 0
  %133 = insertelement <8 x i32> poison, i32 %132, i64 0
  %134 = extractelement <4 x i32> %131, i64 1
  %135 = insertelement <8 x i32> %133, i32 %134, i64 1
  %136 = extractelement <4 x i32> %131, i64 2
  %137 = insertelement <8 x i32> %135, i32 %136, i64 2
  %138 = extractelement <4 x i32> %131, i64 3
  %139 = insertelement <8 x i32> %137, i32 %138, i64 3
  %140 = load <4 x i32>, ptr %130, align 16
  %141 = extractelement <4 x i32> %140, i64 0
  %142 = insertelement <8 x i32> %139, i32 %141, i64 4
  %143 = extractelement <4 x i32> %140, i64 1
  %144 = insertelement <8 x i32> %142, i32 %143, i64 5
  %145 = extractelement <4 x i32> %140, i64 2
  %146 = insertelement <8 x i32> %144, i32 %145, i64 6
  %147 = extractelement <4 x i32> %140, i64 3
  %148 = insertelement <8 x i32> %146, i32 %147, i64 7
  %149 = extractelement <8 x i32> %148, i64 0
  %150 = extractelement <8 x i32> %148, i64 1
  %151 = extractelement <8 x i32> %148, i64 2
  %152 = extractelement <8 x i32> %148, i64 3
  %153 = extractelement <8 x i32> %148, i64 4
  %154 = extractelement <8 x i32> %148, i64 5
  %155 = extractelement <8 x i32> %148, i64 6
  %156 = extractelement <8 x i32> %148, i64 7
  %157 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %149, i32 %150, i32 %151, i32 %152, i32 %153, i32 %154, i32 %155, i32 %156)
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 0
  %159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 1
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 2
  %161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 3
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 4
  %163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 5
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 6
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %157, 7
  %166 = insertelement <8 x i32> poison, i32 %158, i64 0
  %167 = insertelement <8 x i32> %166, i32 %159, i64 1
  %168 = insertelement <8 x i32> %167, i32 %160, i64 2
  %169 = insertelement <8 x i32> %168, i32 %161, i64 3
  %170 = insertelement <8 x i32> %169, i32 %162, i64 4
  %171 = insertelement <8 x i32> %170, i32 %163, i64 5
  %172 = insertelement <8 x i32> %171, i32 %164, i64 6
  %173 = insertelement <8 x i32> %172, i32 %165, i64 7
  %174 = getelementptr i32, ptr %3, i64 4
  %175 = extractelement <8 x i32> %173, i64 0
  %176 = insertelement <4 x i32> poison, i32 %175, i64 0
  %177 = extractelement <8 x i32> %173, i64 1
  %178 = insertelement <4 x i32> %176, i32 %177, i64 1
  %179 = extractelement <8 x i32> %173, i64 2
  %180 = insertelement <4 x i32> %178, i32 %179, i64 2
  %181 = extractelement <8 x i32> %173, i64 3
  %182 = insertelement <4 x i32> %180, i32 %181, i64 3
  store <4 x i32> %182, ptr %3, align 16
  %183 = extractelement <8 x i32> %173, i64 4
  %184 = insertelement <4 x i32> poison, i32 %183, i64 0
  %185 = extractelement <8 x i32> %173, i64 5
  %186 = insertelement <4 x i32> %184, i32 %185, i64 1
  %187 = extractelement <8 x i32> %173, i64 6
  %188 = insertelement <4 x i32> %186, i32 %187, i64 2
  %189 = extractelement <8 x i32> %173, i64 7
  %190 = insertelement <4 x i32> %188, i32 %189, i64 3
  store <4 x i32> %190, ptr %174, align 16
  %191 = getelementptr float, ptr %3, i64 4
  %192 = load <4 x float>, ptr %3, align 16
  %193 = extractelement <4 x float> %192, i64 0
  %194 = insertelement <8 x float> poison, float %193, i64 0
  %195 = extractelement <4 x float> %192, i64 1
  %196 = insertelement <8 x float> %194, float %195, i64 1
  %197 = extractelement <4 x float> %192, i64 2
  %198 = insertelement <8 x float> %196, float %197, i64 2
  %199 = extractelement <4 x float> %192, i64 3
  %200 = insertelement <8 x float> %198, float %199, i64 3
  %201 = load <4 x float>, ptr %191, align 16
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <8 x float> %200, float %202, i64 4
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <8 x float> %203, float %204, i64 5
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <8 x float> %205, float %206, i64 6
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <8 x float> %207, float %208, i64 7
  %210 = getelementptr float, ptr addrspace(1) %108, i64 4
  %211 = extractelement <8 x float> %209, i64 0
  %212 = insertelement <4 x float> poison, float %211, i64 0
  %213 = extractelement <8 x float> %209, i64 1
  %214 = insertelement <4 x float> %212, float %213, i64 1
  %215 = extractelement <8 x float> %209, i64 2
  %216 = insertelement <4 x float> %214, float %215, i64 2
  %217 = extractelement <8 x float> %209, i64 3
  %218 = insertelement <4 x float> %216, float %217, i64 3
  store <4 x float> %218, ptr addrspace(1) %108, align 16
  %219 = extractelement <8 x float> %209, i64 4
  %220 = insertelement <4 x float> poison, float %219, i64 0
  %221 = extractelement <8 x float> %209, i64 5
  %222 = insertelement <4 x float> %220, float %221, i64 1
  %223 = extractelement <8 x float> %209, i64 6
  %224 = insertelement <4 x float> %222, float %223, i64 2
  %225 = extractelement <8 x float> %209, i64 7
  %226 = insertelement <4 x float> %224, float %225, i64 3
  store <4 x float> %226, ptr addrspace(1) %210, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %227, label %228

227:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %228

228:                                              ; preds = %227, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

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
