; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x float], align 16
  %4 = alloca [4 x float], align 16
  %5 = alloca [4 x float], align 16
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
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %23, align 16
  %28 = extractelement <4 x float> %27, i64 0
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = extractelement <4 x float> %27, i64 1
  %31 = insertelement <4 x float> %29, float %30, i64 1
  %32 = extractelement <4 x float> %27, i64 2
  %33 = insertelement <4 x float> %31, float %32, i64 2
  %34 = extractelement <4 x float> %27, i64 3
  %35 = insertelement <4 x float> %33, float %34, i64 3
  %36 = extractelement <4 x float> %35, i64 0
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = extractelement <4 x float> %35, i64 1
  %39 = insertelement <4 x float> %37, float %38, i64 1
  %40 = extractelement <4 x float> %35, i64 2
  %41 = insertelement <4 x float> %39, float %40, i64 2
  %42 = extractelement <4 x float> %35, i64 3
  %43 = insertelement <4 x float> %41, float %42, i64 3
  store <4 x float> %43, ptr %5, align 16
  %44 = load <4 x i32>, ptr %5, align 16
  %45 = extractelement <4 x i32> %44, i64 0
  %46 = insertelement <4 x i32> poison, i32 %45, i64 0
  %47 = extractelement <4 x i32> %44, i64 1
  %48 = insertelement <4 x i32> %46, i32 %47, i64 1
  %49 = extractelement <4 x i32> %44, i64 2
  %50 = insertelement <4 x i32> %48, i32 %49, i64 2
  %51 = extractelement <4 x i32> %44, i64 3
  %52 = insertelement <4 x i32> %50, i32 %51, i64 3
  %53 = extractelement <4 x i32> %52, i64 0
  %54 = extractelement <4 x i32> %52, i64 1
  %55 = extractelement <4 x i32> %52, i64 2
  %56 = extractelement <4 x i32> %52, i64 3
  %57 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %53, i32 %54, i32 %55, i32 %56)
  %58 = extractvalue { i32, i32, i32, i32 } %57, 0
  %59 = extractvalue { i32, i32, i32, i32 } %57, 1
  %60 = extractvalue { i32, i32, i32, i32 } %57, 2
  %61 = extractvalue { i32, i32, i32, i32 } %57, 3
  %62 = insertelement <4 x i32> poison, i32 %58, i64 0
  %63 = insertelement <4 x i32> %62, i32 %59, i64 1
  %64 = insertelement <4 x i32> %63, i32 %60, i64 2
  %65 = insertelement <4 x i32> %64, i32 %61, i64 3
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) %26, i64 4, <4 x i32> %65, i1 false)
  %66 = urem i32 %6, 16
  %67 = udiv i32 %6, 16
  %68 = mul nsw i32 %66, 8
  %69 = urem i32 %67, 2
  %70 = udiv i32 %67, 2
  %71 = mul nsw i32 %69, 4
  %72 = add nsw i32 %68, %71
  %73 = mul nsw i32 %70, 256
  %74 = add nsw i32 %72, %73
  %75 = add nsw i32 %74, 128
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %0, i64 %76
  %78 = mul nsw i32 %7, 2097152
  %79 = add nsw i32 1048576, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr i8, ptr addrspace(6) %12, i64 %80
  %82 = load <4 x float>, ptr addrspace(1) %77, align 16
  %83 = extractelement <4 x float> %82, i64 0
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = extractelement <4 x float> %82, i64 1
  %86 = insertelement <4 x float> %84, float %85, i64 1
  %87 = extractelement <4 x float> %82, i64 2
  %88 = insertelement <4 x float> %86, float %87, i64 2
  %89 = extractelement <4 x float> %82, i64 3
  %90 = insertelement <4 x float> %88, float %89, i64 3
  %91 = extractelement <4 x float> %90, i64 0
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = extractelement <4 x float> %90, i64 1
  %94 = insertelement <4 x float> %92, float %93, i64 1
  %95 = extractelement <4 x float> %90, i64 2
  %96 = insertelement <4 x float> %94, float %95, i64 2
  %97 = extractelement <4 x float> %90, i64 3
  %98 = insertelement <4 x float> %96, float %97, i64 3
  store <4 x float> %98, ptr %4, align 16
  %99 = load <4 x i32>, ptr %4, align 16
  %100 = extractelement <4 x i32> %99, i64 0
  %101 = insertelement <4 x i32> poison, i32 %100, i64 0
  %102 = extractelement <4 x i32> %99, i64 1
  %103 = insertelement <4 x i32> %101, i32 %102, i64 1
  %104 = extractelement <4 x i32> %99, i64 2
  %105 = insertelement <4 x i32> %103, i32 %104, i64 2
  %106 = extractelement <4 x i32> %99, i64 3
  %107 = insertelement <4 x i32> %105, i32 %106, i64 3
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = extractelement <4 x i32> %107, i64 1
  %110 = extractelement <4 x i32> %107, i64 2
  %111 = extractelement <4 x i32> %107, i64 3
  %112 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %108, i32 %109, i32 %110, i32 %111)
  %113 = extractvalue { i32, i32, i32, i32 } %112, 0
  %114 = extractvalue { i32, i32, i32, i32 } %112, 1
  %115 = extractvalue { i32, i32, i32, i32 } %112, 2
  %116 = extractvalue { i32, i32, i32, i32 } %112, 3
  %117 = insertelement <4 x i32> poison, i32 %113, i64 0
  %118 = insertelement <4 x i32> %117, i32 %114, i64 1
  %119 = insertelement <4 x i32> %118, i32 %115, i64 2
  %120 = insertelement <4 x i32> %119, i32 %116, i64 3
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) %81, i64 4, <4 x i32> %120, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %121 = urem i32 %6, 32
  %122 = udiv i32 %6, 32
  %123 = mul nsw i32 %121, 8
  %124 = mul nsw i32 %122, 256
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr float, ptr addrspace(1) %1, i64 %126
  %128 = mul nsw i32 %7, 2097152
  %129 = sext i32 %128 to i64
  %130 = getelementptr i8, ptr addrspace(6) %12, i64 %129
  %131 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %130, i1 false)
  %132 = getelementptr i32, ptr %3, i64 4
  %133 = extractelement <8 x i32> %131, i64 0
  %134 = insertelement <4 x i32> poison, i32 %133, i64 0
  %135 = extractelement <8 x i32> %131, i64 1
  %136 = insertelement <4 x i32> %134, i32 %135, i64 1
  %137 = extractelement <8 x i32> %131, i64 2
  %138 = insertelement <4 x i32> %136, i32 %137, i64 2
  %139 = extractelement <8 x i32> %131, i64 3
  %140 = insertelement <4 x i32> %138, i32 %139, i64 3
  store <4 x i32> %140, ptr %3, align 16
  %141 = extractelement <8 x i32> %131, i64 4
  %142 = insertelement <4 x i32> poison, i32 %141, i64 0
  %143 = extractelement <8 x i32> %131, i64 5
  %144 = insertelement <4 x i32> %142, i32 %143, i64 1
  %145 = extractelement <8 x i32> %131, i64 6
  %146 = insertelement <4 x i32> %144, i32 %145, i64 2
  %147 = extractelement <8 x i32> %131, i64 7
  %148 = insertelement <4 x i32> %146, i32 %147, i64 3
  store <4 x i32> %148, ptr %132, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %149 = getelementptr i32, ptr %3, i64 4
  %150 = load <4 x i32>, ptr %3, align 16
  %151 = extractelement <4 x i32> %150, i64 0
  %152 = insertelement <8 x i32> poison, i32 %151, i64 0
  %153 = extractelement <4 x i32> %150, i64 1
  %154 = insertelement <8 x i32> %152, i32 %153, i64 1
  %155 = extractelement <4 x i32> %150, i64 2
  %156 = insertelement <8 x i32> %154, i32 %155, i64 2
  %157 = extractelement <4 x i32> %150, i64 3
  %158 = insertelement <8 x i32> %156, i32 %157, i64 3
  %159 = load <4 x i32>, ptr %149, align 16
  %160 = extractelement <4 x i32> %159, i64 0
  %161 = insertelement <8 x i32> %158, i32 %160, i64 4
  %162 = extractelement <4 x i32> %159, i64 1
  %163 = insertelement <8 x i32> %161, i32 %162, i64 5
  %164 = extractelement <4 x i32> %159, i64 2
  %165 = insertelement <8 x i32> %163, i32 %164, i64 6
  %166 = extractelement <4 x i32> %159, i64 3
  %167 = insertelement <8 x i32> %165, i32 %166, i64 7
  %168 = extractelement <8 x i32> %167, i64 0
  %169 = extractelement <8 x i32> %167, i64 1
  %170 = extractelement <8 x i32> %167, i64 2
  %171 = extractelement <8 x i32> %167, i64 3
  %172 = extractelement <8 x i32> %167, i64 4
  %173 = extractelement <8 x i32> %167, i64 5
  %174 = extractelement <8 x i32> %167, i64 6
  %175 = extractelement <8 x i32> %167, i64 7
  %176 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %168, i32 %169, i32 %170, i32 %171, i32 %172, i32 %173, i32 %174, i32 %175)
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 0
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 1
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 2
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 3
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 4
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 5
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 6
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %176, 7
  %185 = insertelement <8 x i32> poison, i32 %177, i64 0
  %186 = insertelement <8 x i32> %185, i32 %178, i64 1
  %187 = insertelement <8 x i32> %186, i32 %179, i64 2
  %188 = insertelement <8 x i32> %187, i32 %180, i64 3
  %189 = insertelement <8 x i32> %188, i32 %181, i64 4
  %190 = insertelement <8 x i32> %189, i32 %182, i64 5
  %191 = insertelement <8 x i32> %190, i32 %183, i64 6
  %192 = insertelement <8 x i32> %191, i32 %184, i64 7
  %193 = getelementptr i32, ptr %3, i64 4
  %194 = extractelement <8 x i32> %192, i64 0
  %195 = insertelement <4 x i32> poison, i32 %194, i64 0
  %196 = extractelement <8 x i32> %192, i64 1
  %197 = insertelement <4 x i32> %195, i32 %196, i64 1
  %198 = extractelement <8 x i32> %192, i64 2
  %199 = insertelement <4 x i32> %197, i32 %198, i64 2
  %200 = extractelement <8 x i32> %192, i64 3
  %201 = insertelement <4 x i32> %199, i32 %200, i64 3
  store <4 x i32> %201, ptr %3, align 16
  %202 = extractelement <8 x i32> %192, i64 4
  %203 = insertelement <4 x i32> poison, i32 %202, i64 0
  %204 = extractelement <8 x i32> %192, i64 5
  %205 = insertelement <4 x i32> %203, i32 %204, i64 1
  %206 = extractelement <8 x i32> %192, i64 6
  %207 = insertelement <4 x i32> %205, i32 %206, i64 2
  %208 = extractelement <8 x i32> %192, i64 7
  %209 = insertelement <4 x i32> %207, i32 %208, i64 3
  store <4 x i32> %209, ptr %193, align 16
  %210 = getelementptr float, ptr %3, i64 4
  %211 = load <4 x float>, ptr %3, align 16
  %212 = extractelement <4 x float> %211, i64 0
  %213 = insertelement <8 x float> poison, float %212, i64 0
  %214 = extractelement <4 x float> %211, i64 1
  %215 = insertelement <8 x float> %213, float %214, i64 1
  %216 = extractelement <4 x float> %211, i64 2
  %217 = insertelement <8 x float> %215, float %216, i64 2
  %218 = extractelement <4 x float> %211, i64 3
  %219 = insertelement <8 x float> %217, float %218, i64 3
  %220 = load <4 x float>, ptr %210, align 16
  %221 = extractelement <4 x float> %220, i64 0
  %222 = insertelement <8 x float> %219, float %221, i64 4
  %223 = extractelement <4 x float> %220, i64 1
  %224 = insertelement <8 x float> %222, float %223, i64 5
  %225 = extractelement <4 x float> %220, i64 2
  %226 = insertelement <8 x float> %224, float %225, i64 6
  %227 = extractelement <4 x float> %220, i64 3
  %228 = insertelement <8 x float> %226, float %227, i64 7
  %229 = getelementptr float, ptr addrspace(1) %127, i64 4
  %230 = extractelement <8 x float> %228, i64 0
  %231 = insertelement <4 x float> poison, float %230, i64 0
  %232 = extractelement <8 x float> %228, i64 1
  %233 = insertelement <4 x float> %231, float %232, i64 1
  %234 = extractelement <8 x float> %228, i64 2
  %235 = insertelement <4 x float> %233, float %234, i64 2
  %236 = extractelement <8 x float> %228, i64 3
  %237 = insertelement <4 x float> %235, float %236, i64 3
  store <4 x float> %237, ptr addrspace(1) %127, align 16
  %238 = extractelement <8 x float> %228, i64 4
  %239 = insertelement <4 x float> poison, float %238, i64 0
  %240 = extractelement <8 x float> %228, i64 5
  %241 = insertelement <4 x float> %239, float %240, i64 1
  %242 = extractelement <8 x float> %228, i64 6
  %243 = insertelement <4 x float> %241, float %242, i64 2
  %244 = extractelement <8 x float> %228, i64 7
  %245 = insertelement <4 x float> %243, float %244, i64 3
  store <4 x float> %245, ptr addrspace(1) %229, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %246, label %247

246:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %247

247:                                              ; preds = %246, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) captures(none), i64 immarg, <4 x i32>, i1 immarg) #6

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
