; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [4 x float], align 16
  %7 = alloca [4 x float], align 16
  %8 = alloca [4 x float], align 16
  %9 = alloca [4 x float], align 16
  %10 = alloca [4 x float], align 16
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %11, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 128
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %13, 128
  br label %12

39:                                               ; preds = %12
  br label %40

40:                                               ; preds = %43, %39
  %41 = phi i32 [ %62, %43 ], [ %11, %39 ]
  %42 = icmp slt i32 %41, 512
  br i1 %42, label %43, label %63

43:                                               ; preds = %40
  %44 = urem i32 %41, 8
  %45 = udiv i32 %41, 8
  %46 = mul nsw i32 %44, 64
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 128
  %54 = add nsw i32 %53, %52
  %55 = sext i32 %54 to i64
  %56 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 896
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store i8 %50, ptr addrspace(3) %61, align 1
  %62 = add i32 %41, 128
  br label %40

63:                                               ; preds = %40
  %64 = lshr i32 %11, 5
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %67

67:                                               ; preds = %66, %63
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %68 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %69 = inttoptr i32 %68 to ptr addrspace(6)
  %70 = icmp eq i32 %11, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %72

72:                                               ; preds = %71, %67
  %73 = urem i32 %11, 32
  %74 = udiv i32 %11, 32
  %75 = mul nsw i32 %73, 12
  %76 = mul nsw i32 %74, 384
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %64, 2097152
  %81 = sext i32 %80 to i64
  %82 = getelementptr i8, ptr addrspace(6) %69, i64 %81
  %83 = load <4 x float>, ptr addrspace(1) %79, align 16
  %84 = extractelement <4 x float> %83, i64 0
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = extractelement <4 x float> %83, i64 1
  %87 = insertelement <4 x float> %85, float %86, i64 1
  %88 = extractelement <4 x float> %83, i64 2
  %89 = insertelement <4 x float> %87, float %88, i64 2
  %90 = extractelement <4 x float> %83, i64 3
  %91 = insertelement <4 x float> %89, float %90, i64 3
  %92 = extractelement <4 x float> %91, i64 0
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = extractelement <4 x float> %91, i64 1
  %95 = insertelement <4 x float> %93, float %94, i64 1
  %96 = extractelement <4 x float> %91, i64 2
  %97 = insertelement <4 x float> %95, float %96, i64 2
  %98 = extractelement <4 x float> %91, i64 3
  %99 = insertelement <4 x float> %97, float %98, i64 3
  store <4 x float> %99, ptr %10, align 16
  %100 = load <4 x i32>, ptr %10, align 16
  %101 = extractelement <4 x i32> %100, i64 0
  %102 = insertelement <4 x i32> poison, i32 %101, i64 0
  %103 = extractelement <4 x i32> %100, i64 1
  %104 = insertelement <4 x i32> %102, i32 %103, i64 1
  %105 = extractelement <4 x i32> %100, i64 2
  %106 = insertelement <4 x i32> %104, i32 %105, i64 2
  %107 = extractelement <4 x i32> %100, i64 3
  %108 = insertelement <4 x i32> %106, i32 %107, i64 3
  %109 = extractelement <4 x i32> %108, i64 0
  %110 = extractelement <4 x i32> %108, i64 1
  %111 = extractelement <4 x i32> %108, i64 2
  %112 = extractelement <4 x i32> %108, i64 3
  %113 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %109, i32 %110, i32 %111, i32 %112)
  %114 = extractvalue { i32, i32, i32, i32 } %113, 0
  %115 = extractvalue { i32, i32, i32, i32 } %113, 1
  %116 = extractvalue { i32, i32, i32, i32 } %113, 2
  %117 = extractvalue { i32, i32, i32, i32 } %113, 3
  %118 = insertelement <4 x i32> poison, i32 %114, i64 0
  %119 = insertelement <4 x i32> %118, i32 %115, i64 1
  %120 = insertelement <4 x i32> %119, i32 %116, i64 2
  %121 = insertelement <4 x i32> %120, i32 %117, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %82, <4 x i32> %121, i1 false)
  %122 = urem i32 %11, 32
  %123 = udiv i32 %11, 32
  %124 = mul nsw i32 %122, 12
  %125 = mul nsw i32 %123, 384
  %126 = add nsw i32 %124, %125
  %127 = add nsw i32 %126, 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr float, ptr addrspace(1) %2, i64 %128
  %130 = mul nsw i32 %64, 2097152
  %131 = add nsw i32 4, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr i8, ptr addrspace(6) %69, i64 %132
  %134 = load <4 x float>, ptr addrspace(1) %129, align 16
  %135 = extractelement <4 x float> %134, i64 0
  %136 = insertelement <4 x float> poison, float %135, i64 0
  %137 = extractelement <4 x float> %134, i64 1
  %138 = insertelement <4 x float> %136, float %137, i64 1
  %139 = extractelement <4 x float> %134, i64 2
  %140 = insertelement <4 x float> %138, float %139, i64 2
  %141 = extractelement <4 x float> %134, i64 3
  %142 = insertelement <4 x float> %140, float %141, i64 3
  %143 = extractelement <4 x float> %142, i64 0
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = extractelement <4 x float> %142, i64 1
  %146 = insertelement <4 x float> %144, float %145, i64 1
  %147 = extractelement <4 x float> %142, i64 2
  %148 = insertelement <4 x float> %146, float %147, i64 2
  %149 = extractelement <4 x float> %142, i64 3
  %150 = insertelement <4 x float> %148, float %149, i64 3
  store <4 x float> %150, ptr %9, align 16
  %151 = load <4 x i32>, ptr %9, align 16
  %152 = extractelement <4 x i32> %151, i64 0
  %153 = insertelement <4 x i32> poison, i32 %152, i64 0
  %154 = extractelement <4 x i32> %151, i64 1
  %155 = insertelement <4 x i32> %153, i32 %154, i64 1
  %156 = extractelement <4 x i32> %151, i64 2
  %157 = insertelement <4 x i32> %155, i32 %156, i64 2
  %158 = extractelement <4 x i32> %151, i64 3
  %159 = insertelement <4 x i32> %157, i32 %158, i64 3
  %160 = extractelement <4 x i32> %159, i64 0
  %161 = extractelement <4 x i32> %159, i64 1
  %162 = extractelement <4 x i32> %159, i64 2
  %163 = extractelement <4 x i32> %159, i64 3
  %164 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %160, i32 %161, i32 %162, i32 %163)
  %165 = extractvalue { i32, i32, i32, i32 } %164, 0
  %166 = extractvalue { i32, i32, i32, i32 } %164, 1
  %167 = extractvalue { i32, i32, i32, i32 } %164, 2
  %168 = extractvalue { i32, i32, i32, i32 } %164, 3
  %169 = insertelement <4 x i32> poison, i32 %165, i64 0
  %170 = insertelement <4 x i32> %169, i32 %166, i64 1
  %171 = insertelement <4 x i32> %170, i32 %167, i64 2
  %172 = insertelement <4 x i32> %171, i32 %168, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %133, <4 x i32> %172, i1 false)
  %173 = urem i32 %11, 32
  %174 = udiv i32 %11, 32
  %175 = mul nsw i32 %173, 12
  %176 = mul nsw i32 %174, 384
  %177 = add nsw i32 %175, %176
  %178 = add nsw i32 %177, 8
  %179 = sext i32 %178 to i64
  %180 = getelementptr float, ptr addrspace(1) %2, i64 %179
  %181 = mul nsw i32 %64, 2097152
  %182 = add nsw i32 8, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr i8, ptr addrspace(6) %69, i64 %183
  %185 = load <4 x float>, ptr addrspace(1) %180, align 16
  %186 = extractelement <4 x float> %185, i64 0
  %187 = insertelement <4 x float> poison, float %186, i64 0
  %188 = extractelement <4 x float> %185, i64 1
  %189 = insertelement <4 x float> %187, float %188, i64 1
  %190 = extractelement <4 x float> %185, i64 2
  %191 = insertelement <4 x float> %189, float %190, i64 2
  %192 = extractelement <4 x float> %185, i64 3
  %193 = insertelement <4 x float> %191, float %192, i64 3
  %194 = extractelement <4 x float> %193, i64 0
  %195 = insertelement <4 x float> poison, float %194, i64 0
  %196 = extractelement <4 x float> %193, i64 1
  %197 = insertelement <4 x float> %195, float %196, i64 1
  %198 = extractelement <4 x float> %193, i64 2
  %199 = insertelement <4 x float> %197, float %198, i64 2
  %200 = extractelement <4 x float> %193, i64 3
  %201 = insertelement <4 x float> %199, float %200, i64 3
  store <4 x float> %201, ptr %8, align 16
  %202 = load <4 x i32>, ptr %8, align 16
  %203 = extractelement <4 x i32> %202, i64 0
  %204 = insertelement <4 x i32> poison, i32 %203, i64 0
  %205 = extractelement <4 x i32> %202, i64 1
  %206 = insertelement <4 x i32> %204, i32 %205, i64 1
  %207 = extractelement <4 x i32> %202, i64 2
  %208 = insertelement <4 x i32> %206, i32 %207, i64 2
  %209 = extractelement <4 x i32> %202, i64 3
  %210 = insertelement <4 x i32> %208, i32 %209, i64 3
  %211 = extractelement <4 x i32> %210, i64 0
  %212 = extractelement <4 x i32> %210, i64 1
  %213 = extractelement <4 x i32> %210, i64 2
  %214 = extractelement <4 x i32> %210, i64 3
  %215 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %211, i32 %212, i32 %213, i32 %214)
  %216 = extractvalue { i32, i32, i32, i32 } %215, 0
  %217 = extractvalue { i32, i32, i32, i32 } %215, 1
  %218 = extractvalue { i32, i32, i32, i32 } %215, 2
  %219 = extractvalue { i32, i32, i32, i32 } %215, 3
  %220 = insertelement <4 x i32> poison, i32 %216, i64 0
  %221 = insertelement <4 x i32> %220, i32 %217, i64 1
  %222 = insertelement <4 x i32> %221, i32 %218, i64 2
  %223 = insertelement <4 x i32> %222, i32 %219, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %184, <4 x i32> %223, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %224 = getelementptr i8, ptr addrspace(6) %69, i64 8
  %225 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %224, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %226, label %237

226:                                              ; preds = %72
  %227 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %228 = lshr i32 %227, 4
  %229 = zext i32 %228 to i64
  %230 = or i64 %229, 4611756662049538048
  %231 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %232 = lshr i32 %231, 4
  %233 = zext i32 %232 to i64
  %234 = or i64 %233, 4611756662049538048
  %235 = extractvalue { i1, i1, i1, ptr addrspace(6) } %225, 0
  %236 = extractvalue { i1, i1, i1, ptr addrspace(6) } %225, 3
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %69, i64 %230, i64 %234, i32 134349988, i1 %235, ptr addrspace(6) %236, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %237

237:                                              ; preds = %226, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %238 = urem i32 %11, 32
  %239 = udiv i32 %11, 32
  %240 = mul nsw i32 %238, 12
  %241 = mul nsw i32 %239, 384
  %242 = add nsw i32 %240, %241
  %243 = sext i32 %242 to i64
  %244 = getelementptr float, ptr addrspace(1) %3, i64 %243
  %245 = mul nsw i32 %64, 2097152
  %246 = sext i32 %245 to i64
  %247 = getelementptr i8, ptr addrspace(6) %69, i64 %246
  %248 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %247, i1 false)
  %249 = extractelement <4 x i32> %248, i64 0
  %250 = insertelement <4 x i32> poison, i32 %249, i64 0
  %251 = extractelement <4 x i32> %248, i64 1
  %252 = insertelement <4 x i32> %250, i32 %251, i64 1
  %253 = extractelement <4 x i32> %248, i64 2
  %254 = insertelement <4 x i32> %252, i32 %253, i64 2
  %255 = extractelement <4 x i32> %248, i64 3
  %256 = insertelement <4 x i32> %254, i32 %255, i64 3
  store <4 x i32> %256, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %257 = load <4 x i32>, ptr %7, align 16
  %258 = extractelement <4 x i32> %257, i64 0
  %259 = insertelement <4 x i32> poison, i32 %258, i64 0
  %260 = extractelement <4 x i32> %257, i64 1
  %261 = insertelement <4 x i32> %259, i32 %260, i64 1
  %262 = extractelement <4 x i32> %257, i64 2
  %263 = insertelement <4 x i32> %261, i32 %262, i64 2
  %264 = extractelement <4 x i32> %257, i64 3
  %265 = insertelement <4 x i32> %263, i32 %264, i64 3
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = extractelement <4 x i32> %265, i64 1
  %268 = extractelement <4 x i32> %265, i64 2
  %269 = extractelement <4 x i32> %265, i64 3
  %270 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %266, i32 %267, i32 %268, i32 %269)
  %271 = extractvalue { i32, i32, i32, i32 } %270, 0
  %272 = extractvalue { i32, i32, i32, i32 } %270, 1
  %273 = extractvalue { i32, i32, i32, i32 } %270, 2
  %274 = extractvalue { i32, i32, i32, i32 } %270, 3
  %275 = insertelement <4 x i32> poison, i32 %271, i64 0
  %276 = insertelement <4 x i32> %275, i32 %272, i64 1
  %277 = insertelement <4 x i32> %276, i32 %273, i64 2
  %278 = insertelement <4 x i32> %277, i32 %274, i64 3
  %279 = extractelement <4 x i32> %278, i64 0
  %280 = insertelement <4 x i32> poison, i32 %279, i64 0
  %281 = extractelement <4 x i32> %278, i64 1
  %282 = insertelement <4 x i32> %280, i32 %281, i64 1
  %283 = extractelement <4 x i32> %278, i64 2
  %284 = insertelement <4 x i32> %282, i32 %283, i64 2
  %285 = extractelement <4 x i32> %278, i64 3
  %286 = insertelement <4 x i32> %284, i32 %285, i64 3
  store <4 x i32> %286, ptr %7, align 16
  %287 = load <4 x float>, ptr %7, align 16
  %288 = extractelement <4 x float> %287, i64 0
  %289 = insertelement <4 x float> poison, float %288, i64 0
  %290 = extractelement <4 x float> %287, i64 1
  %291 = insertelement <4 x float> %289, float %290, i64 1
  %292 = extractelement <4 x float> %287, i64 2
  %293 = insertelement <4 x float> %291, float %292, i64 2
  %294 = extractelement <4 x float> %287, i64 3
  %295 = insertelement <4 x float> %293, float %294, i64 3
  %296 = extractelement <4 x float> %295, i64 0
  %297 = insertelement <4 x float> poison, float %296, i64 0
  %298 = extractelement <4 x float> %295, i64 1
  %299 = insertelement <4 x float> %297, float %298, i64 1
  %300 = extractelement <4 x float> %295, i64 2
  %301 = insertelement <4 x float> %299, float %300, i64 2
  %302 = extractelement <4 x float> %295, i64 3
  %303 = insertelement <4 x float> %301, float %302, i64 3
  store <4 x float> %303, ptr addrspace(1) %244, align 16
  %304 = urem i32 %11, 32
  %305 = udiv i32 %11, 32
  %306 = mul nsw i32 %304, 12
  %307 = mul nsw i32 %305, 384
  %308 = add nsw i32 %306, %307
  %309 = add nsw i32 %308, 4
  %310 = sext i32 %309 to i64
  %311 = getelementptr float, ptr addrspace(1) %3, i64 %310
  %312 = mul nsw i32 %64, 2097152
  %313 = add nsw i32 4, %312
  %314 = sext i32 %313 to i64
  %315 = getelementptr i8, ptr addrspace(6) %69, i64 %314
  %316 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %315, i1 false)
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <4 x i32> poison, i32 %317, i64 0
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <4 x i32> %318, i32 %319, i64 1
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <4 x i32> %320, i32 %321, i64 2
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <4 x i32> %322, i32 %323, i64 3
  store <4 x i32> %324, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %325 = load <4 x i32>, ptr %6, align 16
  %326 = extractelement <4 x i32> %325, i64 0
  %327 = insertelement <4 x i32> poison, i32 %326, i64 0
  %328 = extractelement <4 x i32> %325, i64 1
  %329 = insertelement <4 x i32> %327, i32 %328, i64 1
  %330 = extractelement <4 x i32> %325, i64 2
  %331 = insertelement <4 x i32> %329, i32 %330, i64 2
  %332 = extractelement <4 x i32> %325, i64 3
  %333 = insertelement <4 x i32> %331, i32 %332, i64 3
  %334 = extractelement <4 x i32> %333, i64 0
  %335 = extractelement <4 x i32> %333, i64 1
  %336 = extractelement <4 x i32> %333, i64 2
  %337 = extractelement <4 x i32> %333, i64 3
  %338 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %334, i32 %335, i32 %336, i32 %337)
  %339 = extractvalue { i32, i32, i32, i32 } %338, 0
  %340 = extractvalue { i32, i32, i32, i32 } %338, 1
  %341 = extractvalue { i32, i32, i32, i32 } %338, 2
  %342 = extractvalue { i32, i32, i32, i32 } %338, 3
  %343 = insertelement <4 x i32> poison, i32 %339, i64 0
  %344 = insertelement <4 x i32> %343, i32 %340, i64 1
  %345 = insertelement <4 x i32> %344, i32 %341, i64 2
  %346 = insertelement <4 x i32> %345, i32 %342, i64 3
  %347 = extractelement <4 x i32> %346, i64 0
  %348 = insertelement <4 x i32> poison, i32 %347, i64 0
  %349 = extractelement <4 x i32> %346, i64 1
  %350 = insertelement <4 x i32> %348, i32 %349, i64 1
  %351 = extractelement <4 x i32> %346, i64 2
  %352 = insertelement <4 x i32> %350, i32 %351, i64 2
  %353 = extractelement <4 x i32> %346, i64 3
  %354 = insertelement <4 x i32> %352, i32 %353, i64 3
  store <4 x i32> %354, ptr %6, align 16
  %355 = load <4 x float>, ptr %6, align 16
  %356 = extractelement <4 x float> %355, i64 0
  %357 = insertelement <4 x float> poison, float %356, i64 0
  %358 = extractelement <4 x float> %355, i64 1
  %359 = insertelement <4 x float> %357, float %358, i64 1
  %360 = extractelement <4 x float> %355, i64 2
  %361 = insertelement <4 x float> %359, float %360, i64 2
  %362 = extractelement <4 x float> %355, i64 3
  %363 = insertelement <4 x float> %361, float %362, i64 3
  %364 = extractelement <4 x float> %363, i64 0
  %365 = insertelement <4 x float> poison, float %364, i64 0
  %366 = extractelement <4 x float> %363, i64 1
  %367 = insertelement <4 x float> %365, float %366, i64 1
  %368 = extractelement <4 x float> %363, i64 2
  %369 = insertelement <4 x float> %367, float %368, i64 2
  %370 = extractelement <4 x float> %363, i64 3
  %371 = insertelement <4 x float> %369, float %370, i64 3
  store <4 x float> %371, ptr addrspace(1) %311, align 16
  %372 = urem i32 %11, 32
  %373 = udiv i32 %11, 32
  %374 = mul nsw i32 %372, 12
  %375 = mul nsw i32 %373, 384
  %376 = add nsw i32 %374, %375
  %377 = add nsw i32 %376, 8
  %378 = sext i32 %377 to i64
  %379 = getelementptr float, ptr addrspace(1) %3, i64 %378
  %380 = mul nsw i32 %64, 2097152
  %381 = add nsw i32 8, %380
  %382 = sext i32 %381 to i64
  %383 = getelementptr i8, ptr addrspace(6) %69, i64 %382
  %384 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %383, i1 false)
  %385 = extractelement <4 x i32> %384, i64 0
  %386 = insertelement <4 x i32> poison, i32 %385, i64 0
  %387 = extractelement <4 x i32> %384, i64 1
  %388 = insertelement <4 x i32> %386, i32 %387, i64 1
  %389 = extractelement <4 x i32> %384, i64 2
  %390 = insertelement <4 x i32> %388, i32 %389, i64 2
  %391 = extractelement <4 x i32> %384, i64 3
  %392 = insertelement <4 x i32> %390, i32 %391, i64 3
  store <4 x i32> %392, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %393 = load <4 x i32>, ptr %5, align 16
  %394 = extractelement <4 x i32> %393, i64 0
  %395 = insertelement <4 x i32> poison, i32 %394, i64 0
  %396 = extractelement <4 x i32> %393, i64 1
  %397 = insertelement <4 x i32> %395, i32 %396, i64 1
  %398 = extractelement <4 x i32> %393, i64 2
  %399 = insertelement <4 x i32> %397, i32 %398, i64 2
  %400 = extractelement <4 x i32> %393, i64 3
  %401 = insertelement <4 x i32> %399, i32 %400, i64 3
  %402 = extractelement <4 x i32> %401, i64 0
  %403 = extractelement <4 x i32> %401, i64 1
  %404 = extractelement <4 x i32> %401, i64 2
  %405 = extractelement <4 x i32> %401, i64 3
  %406 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %402, i32 %403, i32 %404, i32 %405)
  %407 = extractvalue { i32, i32, i32, i32 } %406, 0
  %408 = extractvalue { i32, i32, i32, i32 } %406, 1
  %409 = extractvalue { i32, i32, i32, i32 } %406, 2
  %410 = extractvalue { i32, i32, i32, i32 } %406, 3
  %411 = insertelement <4 x i32> poison, i32 %407, i64 0
  %412 = insertelement <4 x i32> %411, i32 %408, i64 1
  %413 = insertelement <4 x i32> %412, i32 %409, i64 2
  %414 = insertelement <4 x i32> %413, i32 %410, i64 3
  %415 = extractelement <4 x i32> %414, i64 0
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <4 x i32> %414, i64 1
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <4 x i32> %414, i64 2
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <4 x i32> %414, i64 3
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %5, align 16
  %423 = load <4 x float>, ptr %5, align 16
  %424 = extractelement <4 x float> %423, i64 0
  %425 = insertelement <4 x float> poison, float %424, i64 0
  %426 = extractelement <4 x float> %423, i64 1
  %427 = insertelement <4 x float> %425, float %426, i64 1
  %428 = extractelement <4 x float> %423, i64 2
  %429 = insertelement <4 x float> %427, float %428, i64 2
  %430 = extractelement <4 x float> %423, i64 3
  %431 = insertelement <4 x float> %429, float %430, i64 3
  %432 = extractelement <4 x float> %431, i64 0
  %433 = insertelement <4 x float> poison, float %432, i64 0
  %434 = extractelement <4 x float> %431, i64 1
  %435 = insertelement <4 x float> %433, float %434, i64 1
  %436 = extractelement <4 x float> %431, i64 2
  %437 = insertelement <4 x float> %435, float %436, i64 2
  %438 = extractelement <4 x float> %431, i64 3
  %439 = insertelement <4 x float> %437, float %438, i64 3
  store <4 x float> %439, ptr addrspace(1) %379, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %440, label %441

440:                                              ; preds = %237
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %441

441:                                              ; preds = %440, %237
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

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
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
