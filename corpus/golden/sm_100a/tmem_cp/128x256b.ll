; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @s2t(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
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
  %18 = mul nsw i32 %16, 8
  %19 = mul nsw i32 %17, 256
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %1, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %22, i64 4
  %27 = load <4 x float>, ptr addrspace(1) %22, align 16
  %28 = extractelement <4 x float> %27, i64 0
  %29 = insertelement <8 x float> poison, float %28, i64 0
  %30 = extractelement <4 x float> %27, i64 1
  %31 = insertelement <8 x float> %29, float %30, i64 1
  %32 = extractelement <4 x float> %27, i64 2
  %33 = insertelement <8 x float> %31, float %32, i64 2
  %34 = extractelement <4 x float> %27, i64 3
  %35 = insertelement <8 x float> %33, float %34, i64 3
  %36 = load <4 x float>, ptr addrspace(1) %26, align 16
  %37 = extractelement <4 x float> %36, i64 0
  %38 = insertelement <8 x float> %35, float %37, i64 4
  %39 = extractelement <4 x float> %36, i64 1
  %40 = insertelement <8 x float> %38, float %39, i64 5
  %41 = extractelement <4 x float> %36, i64 2
  %42 = insertelement <8 x float> %40, float %41, i64 6
  %43 = extractelement <4 x float> %36, i64 3
  %44 = insertelement <8 x float> %42, float %43, i64 7
  %45 = getelementptr float, ptr %5, i64 4
  %46 = extractelement <8 x float> %44, i64 0
  %47 = insertelement <4 x float> poison, float %46, i64 0
  %48 = extractelement <8 x float> %44, i64 1
  %49 = insertelement <4 x float> %47, float %48, i64 1
  %50 = extractelement <8 x float> %44, i64 2
  %51 = insertelement <4 x float> %49, float %50, i64 2
  %52 = extractelement <8 x float> %44, i64 3
  %53 = insertelement <4 x float> %51, float %52, i64 3
  store <4 x float> %53, ptr %5, align 16
  %54 = extractelement <8 x float> %44, i64 4
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = extractelement <8 x float> %44, i64 5
  %57 = insertelement <4 x float> %55, float %56, i64 1
  %58 = extractelement <8 x float> %44, i64 6
  %59 = insertelement <4 x float> %57, float %58, i64 2
  %60 = extractelement <8 x float> %44, i64 7
  %61 = insertelement <4 x float> %59, float %60, i64 3
  store <4 x float> %61, ptr %45, align 16
  %62 = getelementptr i32, ptr %5, i64 4
  %63 = load <4 x i32>, ptr %5, align 16
  %64 = extractelement <4 x i32> %63, i64 0
  %65 = insertelement <8 x i32> poison, i32 %64, i64 0
  %66 = extractelement <4 x i32> %63, i64 1
  %67 = insertelement <8 x i32> %65, i32 %66, i64 1
  %68 = extractelement <4 x i32> %63, i64 2
  %69 = insertelement <8 x i32> %67, i32 %68, i64 2
  %70 = extractelement <4 x i32> %63, i64 3
  %71 = insertelement <8 x i32> %69, i32 %70, i64 3
  %72 = load <4 x i32>, ptr %62, align 16
  %73 = extractelement <4 x i32> %72, i64 0
  %74 = insertelement <8 x i32> %71, i32 %73, i64 4
  %75 = extractelement <4 x i32> %72, i64 1
  %76 = insertelement <8 x i32> %74, i32 %75, i64 5
  %77 = extractelement <4 x i32> %72, i64 2
  %78 = insertelement <8 x i32> %76, i32 %77, i64 6
  %79 = extractelement <4 x i32> %72, i64 3
  %80 = insertelement <8 x i32> %78, i32 %79, i64 7
  %81 = extractelement <8 x i32> %80, i64 0
  %82 = extractelement <8 x i32> %80, i64 1
  %83 = extractelement <8 x i32> %80, i64 2
  %84 = extractelement <8 x i32> %80, i64 3
  %85 = extractelement <8 x i32> %80, i64 4
  %86 = extractelement <8 x i32> %80, i64 5
  %87 = extractelement <8 x i32> %80, i64 6
  %88 = extractelement <8 x i32> %80, i64 7
  %89 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %81, i32 %82, i32 %83, i32 %84, i32 %85, i32 %86, i32 %87, i32 %88)
  %90 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 0
  %91 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 1
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 2
  %93 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 3
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 4
  %95 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 5
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 6
  %97 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 7
  %98 = insertelement <8 x i32> poison, i32 %90, i64 0
  %99 = insertelement <8 x i32> %98, i32 %91, i64 1
  %100 = insertelement <8 x i32> %99, i32 %92, i64 2
  %101 = insertelement <8 x i32> %100, i32 %93, i64 3
  %102 = insertelement <8 x i32> %101, i32 %94, i64 4
  %103 = insertelement <8 x i32> %102, i32 %95, i64 5
  %104 = insertelement <8 x i32> %103, i32 %96, i64 6
  %105 = insertelement <8 x i32> %104, i32 %97, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %25, <8 x i32> %105, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  br label %106

106:                                              ; preds = %109, %15
  %107 = phi i32 [ %139, %109 ], [ %6, %15 ]
  %108 = icmp slt i32 %107, 1024
  br i1 %108, label %109, label %140

109:                                              ; preds = %106
  %110 = urem i32 %107, 8
  %111 = udiv i32 %107, 8
  %112 = mul nsw i32 %110, 8
  %113 = urem i32 %111, 16
  %114 = udiv i32 %111, 16
  %115 = mul nsw i32 %113, 64
  %116 = add nsw i32 %112, %115
  %117 = urem i32 %114, 4
  %118 = udiv i32 %114, 4
  %119 = add nsw i32 %116, %117
  %120 = mul nsw i32 %118, 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4
  %125 = urem i32 %107, 8
  %126 = udiv i32 %107, 8
  %127 = mul nsw i32 %125, 4
  %128 = urem i32 %126, 16
  %129 = udiv i32 %126, 16
  %130 = mul nsw i32 %128, 32
  %131 = add nsw i32 %127, %130
  %132 = urem i32 %129, 4
  %133 = udiv i32 %129, 4
  %134 = add nsw i32 %131, %132
  %135 = mul nsw i32 %133, 512
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %137
  store float %124, ptr addrspace(3) %138, align 4
  %139 = add i32 %107, 128
  br label %106

140:                                              ; preds = %106
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %13, label %141, label %146

141:                                              ; preds = %140
  %142 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %143 = lshr i32 %142, 4
  %144 = zext i32 %143 to i64
  %145 = or i64 %144, 70403112304640
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) %12, i64 %145)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024))
  br label %146

146:                                              ; preds = %141, %140
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %147 = urem i32 %6, 32
  %148 = udiv i32 %6, 32
  %149 = mul nsw i32 %147, 8
  %150 = mul nsw i32 %148, 256
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr float, ptr addrspace(1) %2, i64 %152
  %154 = mul nsw i32 %7, 2097152
  %155 = sext i32 %154 to i64
  %156 = getelementptr i8, ptr addrspace(6) %12, i64 %155
  %157 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %156, i1 false)
  %158 = getelementptr i32, ptr %4, i64 4
  %159 = extractelement <8 x i32> %157, i64 0
  %160 = insertelement <4 x i32> poison, i32 %159, i64 0
  %161 = extractelement <8 x i32> %157, i64 1
  %162 = insertelement <4 x i32> %160, i32 %161, i64 1
  %163 = extractelement <8 x i32> %157, i64 2
  %164 = insertelement <4 x i32> %162, i32 %163, i64 2
  %165 = extractelement <8 x i32> %157, i64 3
  %166 = insertelement <4 x i32> %164, i32 %165, i64 3
  store <4 x i32> %166, ptr %4, align 16
  %167 = extractelement <8 x i32> %157, i64 4
  %168 = insertelement <4 x i32> poison, i32 %167, i64 0
  %169 = extractelement <8 x i32> %157, i64 5
  %170 = insertelement <4 x i32> %168, i32 %169, i64 1
  %171 = extractelement <8 x i32> %157, i64 6
  %172 = insertelement <4 x i32> %170, i32 %171, i64 2
  %173 = extractelement <8 x i32> %157, i64 7
  %174 = insertelement <4 x i32> %172, i32 %173, i64 3
  store <4 x i32> %174, ptr %158, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %175 = getelementptr i32, ptr %4, i64 4
  %176 = load <4 x i32>, ptr %4, align 16
  %177 = extractelement <4 x i32> %176, i64 0
  %178 = insertelement <8 x i32> poison, i32 %177, i64 0
  %179 = extractelement <4 x i32> %176, i64 1
  %180 = insertelement <8 x i32> %178, i32 %179, i64 1
  %181 = extractelement <4 x i32> %176, i64 2
  %182 = insertelement <8 x i32> %180, i32 %181, i64 2
  %183 = extractelement <4 x i32> %176, i64 3
  %184 = insertelement <8 x i32> %182, i32 %183, i64 3
  %185 = load <4 x i32>, ptr %175, align 16
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = insertelement <8 x i32> %184, i32 %186, i64 4
  %188 = extractelement <4 x i32> %185, i64 1
  %189 = insertelement <8 x i32> %187, i32 %188, i64 5
  %190 = extractelement <4 x i32> %185, i64 2
  %191 = insertelement <8 x i32> %189, i32 %190, i64 6
  %192 = extractelement <4 x i32> %185, i64 3
  %193 = insertelement <8 x i32> %191, i32 %192, i64 7
  %194 = extractelement <8 x i32> %193, i64 0
  %195 = extractelement <8 x i32> %193, i64 1
  %196 = extractelement <8 x i32> %193, i64 2
  %197 = extractelement <8 x i32> %193, i64 3
  %198 = extractelement <8 x i32> %193, i64 4
  %199 = extractelement <8 x i32> %193, i64 5
  %200 = extractelement <8 x i32> %193, i64 6
  %201 = extractelement <8 x i32> %193, i64 7
  %202 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %194, i32 %195, i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201)
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 0
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 1
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 2
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 3
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 4
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 5
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 6
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %202, 7
  %211 = insertelement <8 x i32> poison, i32 %203, i64 0
  %212 = insertelement <8 x i32> %211, i32 %204, i64 1
  %213 = insertelement <8 x i32> %212, i32 %205, i64 2
  %214 = insertelement <8 x i32> %213, i32 %206, i64 3
  %215 = insertelement <8 x i32> %214, i32 %207, i64 4
  %216 = insertelement <8 x i32> %215, i32 %208, i64 5
  %217 = insertelement <8 x i32> %216, i32 %209, i64 6
  %218 = insertelement <8 x i32> %217, i32 %210, i64 7
  %219 = getelementptr i32, ptr %4, i64 4
  %220 = extractelement <8 x i32> %218, i64 0
  %221 = insertelement <4 x i32> poison, i32 %220, i64 0
  %222 = extractelement <8 x i32> %218, i64 1
  %223 = insertelement <4 x i32> %221, i32 %222, i64 1
  %224 = extractelement <8 x i32> %218, i64 2
  %225 = insertelement <4 x i32> %223, i32 %224, i64 2
  %226 = extractelement <8 x i32> %218, i64 3
  %227 = insertelement <4 x i32> %225, i32 %226, i64 3
  store <4 x i32> %227, ptr %4, align 16
  %228 = extractelement <8 x i32> %218, i64 4
  %229 = insertelement <4 x i32> poison, i32 %228, i64 0
  %230 = extractelement <8 x i32> %218, i64 5
  %231 = insertelement <4 x i32> %229, i32 %230, i64 1
  %232 = extractelement <8 x i32> %218, i64 6
  %233 = insertelement <4 x i32> %231, i32 %232, i64 2
  %234 = extractelement <8 x i32> %218, i64 7
  %235 = insertelement <4 x i32> %233, i32 %234, i64 3
  store <4 x i32> %235, ptr %219, align 16
  %236 = getelementptr float, ptr %4, i64 4
  %237 = load <4 x float>, ptr %4, align 16
  %238 = extractelement <4 x float> %237, i64 0
  %239 = insertelement <8 x float> poison, float %238, i64 0
  %240 = extractelement <4 x float> %237, i64 1
  %241 = insertelement <8 x float> %239, float %240, i64 1
  %242 = extractelement <4 x float> %237, i64 2
  %243 = insertelement <8 x float> %241, float %242, i64 2
  %244 = extractelement <4 x float> %237, i64 3
  %245 = insertelement <8 x float> %243, float %244, i64 3
  %246 = load <4 x float>, ptr %236, align 16
  %247 = extractelement <4 x float> %246, i64 0
  %248 = insertelement <8 x float> %245, float %247, i64 4
  %249 = extractelement <4 x float> %246, i64 1
  %250 = insertelement <8 x float> %248, float %249, i64 5
  %251 = extractelement <4 x float> %246, i64 2
  %252 = insertelement <8 x float> %250, float %251, i64 6
  %253 = extractelement <4 x float> %246, i64 3
  %254 = insertelement <8 x float> %252, float %253, i64 7
  %255 = getelementptr float, ptr addrspace(1) %153, i64 4
  %256 = extractelement <8 x float> %254, i64 0
  %257 = insertelement <4 x float> poison, float %256, i64 0
  %258 = extractelement <8 x float> %254, i64 1
  %259 = insertelement <4 x float> %257, float %258, i64 1
  %260 = extractelement <8 x float> %254, i64 2
  %261 = insertelement <4 x float> %259, float %260, i64 2
  %262 = extractelement <8 x float> %254, i64 3
  %263 = insertelement <4 x float> %261, float %262, i64 3
  store <4 x float> %263, ptr addrspace(1) %153, align 16
  %264 = extractelement <8 x float> %254, i64 4
  %265 = insertelement <4 x float> poison, float %264, i64 0
  %266 = extractelement <8 x float> %254, i64 5
  %267 = insertelement <4 x float> %265, float %266, i64 1
  %268 = extractelement <8 x float> %254, i64 6
  %269 = insertelement <4 x float> %267, float %268, i64 2
  %270 = extractelement <8 x float> %254, i64 7
  %271 = insertelement <4 x float> %269, float %270, i64 3
  store <4 x float> %271, ptr addrspace(1) %255, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %272, label %273

272:                                              ; preds = %146
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %273

273:                                              ; preds = %272, %146
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

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
