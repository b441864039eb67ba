; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @s2t(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %8 = mul nsw i32 %7, 1024
  %9 = sext i32 %8 to i64
  %10 = getelementptr float, ptr addrspace(1) %0, i64 %9
  %11 = mul nsw i32 %7, 1024
  %12 = sext i32 %11 to i64
  %13 = getelementptr float, ptr addrspace(1) %1, i64 %12
  %14 = mul nsw i32 %7, 1024
  %15 = sext i32 %14 to i64
  %16 = getelementptr float, ptr addrspace(1) %2, i64 %15
  %17 = lshr i32 %6, 5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %20

20:                                               ; preds = %19, %3
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %21 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %22 = inttoptr i32 %21 to ptr addrspace(6)
  %23 = icmp eq i32 %6, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %25

25:                                               ; preds = %24, %20
  %26 = urem i32 %6, 32
  %27 = udiv i32 %6, 32
  %28 = mul nsw i32 %26, 8
  %29 = mul nsw i32 %27, 256
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr float, ptr addrspace(1) %13, i64 %31
  %33 = mul nsw i32 %17, 2097152
  %34 = sext i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(6) %22, i64 %34
  %36 = getelementptr float, ptr addrspace(1) %32, i64 4
  %37 = load <4 x float>, ptr addrspace(1) %32, align 16
  %38 = extractelement <4 x float> %37, i64 0
  %39 = insertelement <8 x float> poison, float %38, i64 0
  %40 = extractelement <4 x float> %37, i64 1
  %41 = insertelement <8 x float> %39, float %40, i64 1
  %42 = extractelement <4 x float> %37, i64 2
  %43 = insertelement <8 x float> %41, float %42, i64 2
  %44 = extractelement <4 x float> %37, i64 3
  %45 = insertelement <8 x float> %43, float %44, i64 3
  %46 = load <4 x float>, ptr addrspace(1) %36, align 16
  %47 = extractelement <4 x float> %46, i64 0
  %48 = insertelement <8 x float> %45, float %47, i64 4
  %49 = extractelement <4 x float> %46, i64 1
  %50 = insertelement <8 x float> %48, float %49, i64 5
  %51 = extractelement <4 x float> %46, i64 2
  %52 = insertelement <8 x float> %50, float %51, i64 6
  %53 = extractelement <4 x float> %46, i64 3
  %54 = insertelement <8 x float> %52, float %53, i64 7
  %55 = getelementptr float, ptr %5, i64 4
  %56 = extractelement <8 x float> %54, i64 0
  %57 = insertelement <4 x float> poison, float %56, i64 0
  %58 = extractelement <8 x float> %54, i64 1
  %59 = insertelement <4 x float> %57, float %58, i64 1
  %60 = extractelement <8 x float> %54, i64 2
  %61 = insertelement <4 x float> %59, float %60, i64 2
  %62 = extractelement <8 x float> %54, i64 3
  %63 = insertelement <4 x float> %61, float %62, i64 3
  store <4 x float> %63, ptr %5, align 16
  %64 = extractelement <8 x float> %54, i64 4
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = extractelement <8 x float> %54, i64 5
  %67 = insertelement <4 x float> %65, float %66, i64 1
  %68 = extractelement <8 x float> %54, i64 6
  %69 = insertelement <4 x float> %67, float %68, i64 2
  %70 = extractelement <8 x float> %54, i64 7
  %71 = insertelement <4 x float> %69, float %70, i64 3
  store <4 x float> %71, ptr %55, align 16
  %72 = getelementptr i32, ptr %5, i64 4
  %73 = load <4 x i32>, ptr %5, align 16
  %74 = extractelement <4 x i32> %73, i64 0
  %75 = insertelement <8 x i32> poison, i32 %74, i64 0
  %76 = extractelement <4 x i32> %73, i64 1
  %77 = insertelement <8 x i32> %75, i32 %76, i64 1
  %78 = extractelement <4 x i32> %73, i64 2
  %79 = insertelement <8 x i32> %77, i32 %78, i64 2
  %80 = extractelement <4 x i32> %73, i64 3
  %81 = insertelement <8 x i32> %79, i32 %80, i64 3
  %82 = load <4 x i32>, ptr %72, align 16
  %83 = extractelement <4 x i32> %82, i64 0
  %84 = insertelement <8 x i32> %81, i32 %83, i64 4
  %85 = extractelement <4 x i32> %82, i64 1
  %86 = insertelement <8 x i32> %84, i32 %85, i64 5
  %87 = extractelement <4 x i32> %82, i64 2
  %88 = insertelement <8 x i32> %86, i32 %87, i64 6
  %89 = extractelement <4 x i32> %82, i64 3
  %90 = insertelement <8 x i32> %88, i32 %89, i64 7
  %91 = extractelement <8 x i32> %90, i64 0
  %92 = extractelement <8 x i32> %90, i64 1
  %93 = extractelement <8 x i32> %90, i64 2
  %94 = extractelement <8 x i32> %90, i64 3
  %95 = extractelement <8 x i32> %90, i64 4
  %96 = extractelement <8 x i32> %90, i64 5
  %97 = extractelement <8 x i32> %90, i64 6
  %98 = extractelement <8 x i32> %90, i64 7
  %99 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %91, i32 %92, i32 %93, i32 %94, i32 %95, i32 %96, i32 %97, i32 %98)
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 0
  %101 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 1
  %102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 2
  %103 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 3
  %104 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 4
  %105 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 5
  %106 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 6
  %107 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %99, 7
  %108 = insertelement <8 x i32> poison, i32 %100, i64 0
  %109 = insertelement <8 x i32> %108, i32 %101, i64 1
  %110 = insertelement <8 x i32> %109, i32 %102, i64 2
  %111 = insertelement <8 x i32> %110, i32 %103, i64 3
  %112 = insertelement <8 x i32> %111, i32 %104, i64 4
  %113 = insertelement <8 x i32> %112, i32 %105, i64 5
  %114 = insertelement <8 x i32> %113, i32 %106, i64 6
  %115 = insertelement <8 x i32> %114, i32 %107, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %35, <8 x i32> %115, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  br label %116

116:                                              ; preds = %119, %25
  %117 = phi i32 [ %149, %119 ], [ %6, %25 ]
  %118 = icmp slt i32 %117, 1024
  br i1 %118, label %119, label %150

119:                                              ; preds = %116
  %120 = urem i32 %117, 8
  %121 = udiv i32 %117, 8
  %122 = mul nsw i32 %120, 8
  %123 = urem i32 %121, 16
  %124 = udiv i32 %121, 16
  %125 = mul nsw i32 %123, 64
  %126 = add nsw i32 %122, %125
  %127 = urem i32 %124, 4
  %128 = udiv i32 %124, 4
  %129 = add nsw i32 %126, %127
  %130 = mul nsw i32 %128, 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr float, ptr addrspace(1) %10, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4
  %135 = urem i32 %117, 8
  %136 = udiv i32 %117, 8
  %137 = mul nsw i32 %135, 4
  %138 = urem i32 %136, 16
  %139 = udiv i32 %136, 16
  %140 = mul nsw i32 %138, 32
  %141 = add nsw i32 %137, %140
  %142 = urem i32 %139, 4
  %143 = udiv i32 %139, 4
  %144 = add nsw i32 %141, %142
  %145 = mul nsw i32 %143, 512
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %147
  store float %134, ptr addrspace(3) %148, align 4
  %149 = add i32 %117, 128
  br label %116

150:                                              ; preds = %116
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %151 = icmp eq i32 %7, 0
  %152 = and i1 %23, %151
  br i1 %152, label %153, label %158

153:                                              ; preds = %150
  %154 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %155 = lshr i32 %154, 4
  %156 = zext i32 %155 to i64
  %157 = or i64 %156, 70403112304640
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg2(ptr addrspace(6) %22, i64 %157)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i16 3)
  br label %158

158:                                              ; preds = %153, %150
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %159 = urem i32 %6, 32
  %160 = udiv i32 %6, 32
  %161 = mul nsw i32 %159, 8
  %162 = mul nsw i32 %160, 256
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr float, ptr addrspace(1) %16, i64 %164
  %166 = mul nsw i32 %17, 2097152
  %167 = sext i32 %166 to i64
  %168 = getelementptr i8, ptr addrspace(6) %22, i64 %167
  %169 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %168, i1 false)
  %170 = getelementptr i32, ptr %4, i64 4
  %171 = extractelement <8 x i32> %169, i64 0
  %172 = insertelement <4 x i32> poison, i32 %171, i64 0
  %173 = extractelement <8 x i32> %169, i64 1
  %174 = insertelement <4 x i32> %172, i32 %173, i64 1
  %175 = extractelement <8 x i32> %169, i64 2
  %176 = insertelement <4 x i32> %174, i32 %175, i64 2
  %177 = extractelement <8 x i32> %169, i64 3
  %178 = insertelement <4 x i32> %176, i32 %177, i64 3
  store <4 x i32> %178, ptr %4, align 16
  %179 = extractelement <8 x i32> %169, i64 4
  %180 = insertelement <4 x i32> poison, i32 %179, i64 0
  %181 = extractelement <8 x i32> %169, i64 5
  %182 = insertelement <4 x i32> %180, i32 %181, i64 1
  %183 = extractelement <8 x i32> %169, i64 6
  %184 = insertelement <4 x i32> %182, i32 %183, i64 2
  %185 = extractelement <8 x i32> %169, i64 7
  %186 = insertelement <4 x i32> %184, i32 %185, i64 3
  store <4 x i32> %186, ptr %170, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %187 = getelementptr i32, ptr %4, i64 4
  %188 = load <4 x i32>, ptr %4, align 16
  %189 = extractelement <4 x i32> %188, i64 0
  %190 = insertelement <8 x i32> poison, i32 %189, i64 0
  %191 = extractelement <4 x i32> %188, i64 1
  %192 = insertelement <8 x i32> %190, i32 %191, i64 1
  %193 = extractelement <4 x i32> %188, i64 2
  %194 = insertelement <8 x i32> %192, i32 %193, i64 2
  %195 = extractelement <4 x i32> %188, i64 3
  %196 = insertelement <8 x i32> %194, i32 %195, i64 3
  %197 = load <4 x i32>, ptr %187, align 16
  %198 = extractelement <4 x i32> %197, i64 0
  %199 = insertelement <8 x i32> %196, i32 %198, i64 4
  %200 = extractelement <4 x i32> %197, i64 1
  %201 = insertelement <8 x i32> %199, i32 %200, i64 5
  %202 = extractelement <4 x i32> %197, i64 2
  %203 = insertelement <8 x i32> %201, i32 %202, i64 6
  %204 = extractelement <4 x i32> %197, i64 3
  %205 = insertelement <8 x i32> %203, i32 %204, i64 7
  %206 = extractelement <8 x i32> %205, i64 0
  %207 = extractelement <8 x i32> %205, i64 1
  %208 = extractelement <8 x i32> %205, i64 2
  %209 = extractelement <8 x i32> %205, i64 3
  %210 = extractelement <8 x i32> %205, i64 4
  %211 = extractelement <8 x i32> %205, i64 5
  %212 = extractelement <8 x i32> %205, i64 6
  %213 = extractelement <8 x i32> %205, i64 7
  %214 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213)
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 0
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 1
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 2
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 3
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 4
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 5
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 6
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %214, 7
  %223 = insertelement <8 x i32> poison, i32 %215, i64 0
  %224 = insertelement <8 x i32> %223, i32 %216, i64 1
  %225 = insertelement <8 x i32> %224, i32 %217, i64 2
  %226 = insertelement <8 x i32> %225, i32 %218, i64 3
  %227 = insertelement <8 x i32> %226, i32 %219, i64 4
  %228 = insertelement <8 x i32> %227, i32 %220, i64 5
  %229 = insertelement <8 x i32> %228, i32 %221, i64 6
  %230 = insertelement <8 x i32> %229, i32 %222, i64 7
  %231 = getelementptr i32, ptr %4, i64 4
  %232 = extractelement <8 x i32> %230, i64 0
  %233 = insertelement <4 x i32> poison, i32 %232, i64 0
  %234 = extractelement <8 x i32> %230, i64 1
  %235 = insertelement <4 x i32> %233, i32 %234, i64 1
  %236 = extractelement <8 x i32> %230, i64 2
  %237 = insertelement <4 x i32> %235, i32 %236, i64 2
  %238 = extractelement <8 x i32> %230, i64 3
  %239 = insertelement <4 x i32> %237, i32 %238, i64 3
  store <4 x i32> %239, ptr %4, align 16
  %240 = extractelement <8 x i32> %230, i64 4
  %241 = insertelement <4 x i32> poison, i32 %240, i64 0
  %242 = extractelement <8 x i32> %230, i64 5
  %243 = insertelement <4 x i32> %241, i32 %242, i64 1
  %244 = extractelement <8 x i32> %230, i64 6
  %245 = insertelement <4 x i32> %243, i32 %244, i64 2
  %246 = extractelement <8 x i32> %230, i64 7
  %247 = insertelement <4 x i32> %245, i32 %246, i64 3
  store <4 x i32> %247, ptr %231, align 16
  %248 = getelementptr float, ptr %4, i64 4
  %249 = load <4 x float>, ptr %4, align 16
  %250 = extractelement <4 x float> %249, i64 0
  %251 = insertelement <8 x float> poison, float %250, i64 0
  %252 = extractelement <4 x float> %249, i64 1
  %253 = insertelement <8 x float> %251, float %252, i64 1
  %254 = extractelement <4 x float> %249, i64 2
  %255 = insertelement <8 x float> %253, float %254, i64 2
  %256 = extractelement <4 x float> %249, i64 3
  %257 = insertelement <8 x float> %255, float %256, i64 3
  %258 = load <4 x float>, ptr %248, align 16
  %259 = extractelement <4 x float> %258, i64 0
  %260 = insertelement <8 x float> %257, float %259, i64 4
  %261 = extractelement <4 x float> %258, i64 1
  %262 = insertelement <8 x float> %260, float %261, i64 5
  %263 = extractelement <4 x float> %258, i64 2
  %264 = insertelement <8 x float> %262, float %263, i64 6
  %265 = extractelement <4 x float> %258, i64 3
  %266 = insertelement <8 x float> %264, float %265, i64 7
  %267 = getelementptr float, ptr addrspace(1) %165, i64 4
  %268 = extractelement <8 x float> %266, i64 0
  %269 = insertelement <4 x float> poison, float %268, i64 0
  %270 = extractelement <8 x float> %266, i64 1
  %271 = insertelement <4 x float> %269, float %270, i64 1
  %272 = extractelement <8 x float> %266, i64 2
  %273 = insertelement <4 x float> %271, float %272, i64 2
  %274 = extractelement <8 x float> %266, i64 3
  %275 = insertelement <4 x float> %273, float %274, i64 3
  store <4 x float> %275, ptr addrspace(1) %165, align 16
  %276 = extractelement <8 x float> %266, i64 4
  %277 = insertelement <4 x float> poison, float %276, i64 0
  %278 = extractelement <8 x float> %266, i64 5
  %279 = insertelement <4 x float> %277, float %278, i64 1
  %280 = extractelement <8 x float> %266, i64 6
  %281 = insertelement <4 x float> %279, float %280, i64 2
  %282 = extractelement <8 x float> %266, i64 7
  %283 = insertelement <4 x float> %281, float %282, i64 3
  store <4 x float> %283, ptr addrspace(1) %267, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %18, label %284, label %285

284:                                              ; preds = %158
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %22, i32 32)
  br label %285

285:                                              ; preds = %284, %158
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #3

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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg2(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
