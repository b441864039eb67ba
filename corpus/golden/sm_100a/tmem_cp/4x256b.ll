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
  %107 = phi i32 [ %131, %109 ], [ %6, %15 ]
  %108 = icmp slt i32 %107, 32
  br i1 %108, label %109, label %132

109:                                              ; preds = %106
  %110 = urem i32 %107, 4
  %111 = udiv i32 %107, 4
  %112 = mul nsw i32 %110, 8
  %113 = urem i32 %111, 4
  %114 = udiv i32 %111, 4
  %115 = add nsw i32 %112, %113
  %116 = mul nsw i32 %114, 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr float, ptr addrspace(1) %0, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4
  %121 = urem i32 %107, 4
  %122 = udiv i32 %107, 4
  %123 = mul nsw i32 %121, 4
  %124 = urem i32 %122, 4
  %125 = udiv i32 %122, 4
  %126 = add nsw i32 %123, %124
  %127 = mul nsw i32 %125, 16
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %129
  store float %120, ptr addrspace(3) %130, align 4
  %131 = add i32 %107, 128
  br label %106

132:                                              ; preds = %106
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %13, label %133, label %138

133:                                              ; preds = %132
  %134 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %135 = lshr i32 %134, 4
  %136 = zext i32 %135 to i64
  %137 = or i64 %136, 70403104178176
  call void @llvm.nvvm.tcgen05.cp.4x256b.cg1(ptr addrspace(6) %12, i64 %137)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024))
  br label %138

138:                                              ; preds = %133, %132
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %139 = urem i32 %6, 32
  %140 = udiv i32 %6, 32
  %141 = mul nsw i32 %139, 8
  %142 = mul nsw i32 %140, 256
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, ptr addrspace(1) %2, i64 %144
  %146 = mul nsw i32 %7, 2097152
  %147 = sext i32 %146 to i64
  %148 = getelementptr i8, ptr addrspace(6) %12, i64 %147
  %149 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %148, i1 false)
  %150 = getelementptr i32, ptr %4, i64 4
  %151 = extractelement <8 x i32> %149, i64 0
  %152 = insertelement <4 x i32> poison, i32 %151, i64 0
  %153 = extractelement <8 x i32> %149, i64 1
  %154 = insertelement <4 x i32> %152, i32 %153, i64 1
  %155 = extractelement <8 x i32> %149, i64 2
  %156 = insertelement <4 x i32> %154, i32 %155, i64 2
  %157 = extractelement <8 x i32> %149, i64 3
  %158 = insertelement <4 x i32> %156, i32 %157, i64 3
  store <4 x i32> %158, ptr %4, align 16
  %159 = extractelement <8 x i32> %149, i64 4
  %160 = insertelement <4 x i32> poison, i32 %159, i64 0
  %161 = extractelement <8 x i32> %149, i64 5
  %162 = insertelement <4 x i32> %160, i32 %161, i64 1
  %163 = extractelement <8 x i32> %149, i64 6
  %164 = insertelement <4 x i32> %162, i32 %163, i64 2
  %165 = extractelement <8 x i32> %149, i64 7
  %166 = insertelement <4 x i32> %164, i32 %165, i64 3
  store <4 x i32> %166, ptr %150, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %167 = getelementptr i32, ptr %4, i64 4
  %168 = load <4 x i32>, ptr %4, align 16
  %169 = extractelement <4 x i32> %168, i64 0
  %170 = insertelement <8 x i32> poison, i32 %169, i64 0
  %171 = extractelement <4 x i32> %168, i64 1
  %172 = insertelement <8 x i32> %170, i32 %171, i64 1
  %173 = extractelement <4 x i32> %168, i64 2
  %174 = insertelement <8 x i32> %172, i32 %173, i64 2
  %175 = extractelement <4 x i32> %168, i64 3
  %176 = insertelement <8 x i32> %174, i32 %175, i64 3
  %177 = load <4 x i32>, ptr %167, align 16
  %178 = extractelement <4 x i32> %177, i64 0
  %179 = insertelement <8 x i32> %176, i32 %178, i64 4
  %180 = extractelement <4 x i32> %177, i64 1
  %181 = insertelement <8 x i32> %179, i32 %180, i64 5
  %182 = extractelement <4 x i32> %177, i64 2
  %183 = insertelement <8 x i32> %181, i32 %182, i64 6
  %184 = extractelement <4 x i32> %177, i64 3
  %185 = insertelement <8 x i32> %183, i32 %184, i64 7
  %186 = extractelement <8 x i32> %185, i64 0
  %187 = extractelement <8 x i32> %185, i64 1
  %188 = extractelement <8 x i32> %185, i64 2
  %189 = extractelement <8 x i32> %185, i64 3
  %190 = extractelement <8 x i32> %185, i64 4
  %191 = extractelement <8 x i32> %185, i64 5
  %192 = extractelement <8 x i32> %185, i64 6
  %193 = extractelement <8 x i32> %185, i64 7
  %194 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %186, i32 %187, i32 %188, i32 %189, i32 %190, i32 %191, i32 %192, i32 %193)
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 0
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 1
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 2
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 3
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 4
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 5
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 6
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 7
  %203 = insertelement <8 x i32> poison, i32 %195, i64 0
  %204 = insertelement <8 x i32> %203, i32 %196, i64 1
  %205 = insertelement <8 x i32> %204, i32 %197, i64 2
  %206 = insertelement <8 x i32> %205, i32 %198, i64 3
  %207 = insertelement <8 x i32> %206, i32 %199, i64 4
  %208 = insertelement <8 x i32> %207, i32 %200, i64 5
  %209 = insertelement <8 x i32> %208, i32 %201, i64 6
  %210 = insertelement <8 x i32> %209, i32 %202, i64 7
  %211 = getelementptr i32, ptr %4, i64 4
  %212 = extractelement <8 x i32> %210, i64 0
  %213 = insertelement <4 x i32> poison, i32 %212, i64 0
  %214 = extractelement <8 x i32> %210, i64 1
  %215 = insertelement <4 x i32> %213, i32 %214, i64 1
  %216 = extractelement <8 x i32> %210, i64 2
  %217 = insertelement <4 x i32> %215, i32 %216, i64 2
  %218 = extractelement <8 x i32> %210, i64 3
  %219 = insertelement <4 x i32> %217, i32 %218, i64 3
  store <4 x i32> %219, ptr %4, align 16
  %220 = extractelement <8 x i32> %210, i64 4
  %221 = insertelement <4 x i32> poison, i32 %220, i64 0
  %222 = extractelement <8 x i32> %210, i64 5
  %223 = insertelement <4 x i32> %221, i32 %222, i64 1
  %224 = extractelement <8 x i32> %210, i64 6
  %225 = insertelement <4 x i32> %223, i32 %224, i64 2
  %226 = extractelement <8 x i32> %210, i64 7
  %227 = insertelement <4 x i32> %225, i32 %226, i64 3
  store <4 x i32> %227, ptr %211, align 16
  %228 = getelementptr float, ptr %4, i64 4
  %229 = load <4 x float>, ptr %4, align 16
  %230 = extractelement <4 x float> %229, i64 0
  %231 = insertelement <8 x float> poison, float %230, i64 0
  %232 = extractelement <4 x float> %229, i64 1
  %233 = insertelement <8 x float> %231, float %232, i64 1
  %234 = extractelement <4 x float> %229, i64 2
  %235 = insertelement <8 x float> %233, float %234, i64 2
  %236 = extractelement <4 x float> %229, i64 3
  %237 = insertelement <8 x float> %235, float %236, i64 3
  %238 = load <4 x float>, ptr %228, align 16
  %239 = extractelement <4 x float> %238, i64 0
  %240 = insertelement <8 x float> %237, float %239, i64 4
  %241 = extractelement <4 x float> %238, i64 1
  %242 = insertelement <8 x float> %240, float %241, i64 5
  %243 = extractelement <4 x float> %238, i64 2
  %244 = insertelement <8 x float> %242, float %243, i64 6
  %245 = extractelement <4 x float> %238, i64 3
  %246 = insertelement <8 x float> %244, float %245, i64 7
  %247 = getelementptr float, ptr addrspace(1) %145, i64 4
  %248 = extractelement <8 x float> %246, i64 0
  %249 = insertelement <4 x float> poison, float %248, i64 0
  %250 = extractelement <8 x float> %246, i64 1
  %251 = insertelement <4 x float> %249, float %250, i64 1
  %252 = extractelement <8 x float> %246, i64 2
  %253 = insertelement <4 x float> %251, float %252, i64 2
  %254 = extractelement <8 x float> %246, i64 3
  %255 = insertelement <4 x float> %253, float %254, i64 3
  store <4 x float> %255, ptr addrspace(1) %145, align 16
  %256 = extractelement <8 x float> %246, i64 4
  %257 = insertelement <4 x float> poison, float %256, i64 0
  %258 = extractelement <8 x float> %246, i64 5
  %259 = insertelement <4 x float> %257, float %258, i64 1
  %260 = extractelement <8 x float> %246, i64 6
  %261 = insertelement <4 x float> %259, float %260, i64 2
  %262 = extractelement <8 x float> %246, i64 7
  %263 = insertelement <4 x float> %261, float %262, i64 3
  store <4 x float> %263, ptr addrspace(1) %247, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %264, label %265

264:                                              ; preds = %138
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %265

265:                                              ; preds = %264, %138
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
declare void @llvm.nvvm.tcgen05.cp.4x256b.cg1(ptr addrspace(6) captures(none), i64) #2

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
