; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @s2t(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %8 = mul nsw i32 %7, 32
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
  %117 = phi i32 [ %141, %119 ], [ %6, %25 ]
  %118 = icmp slt i32 %117, 32
  br i1 %118, label %119, label %142

119:                                              ; preds = %116
  %120 = urem i32 %117, 4
  %121 = udiv i32 %117, 4
  %122 = mul nsw i32 %120, 8
  %123 = urem i32 %121, 4
  %124 = udiv i32 %121, 4
  %125 = add nsw i32 %122, %123
  %126 = mul nsw i32 %124, 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr float, ptr addrspace(1) %10, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4
  %131 = urem i32 %117, 4
  %132 = udiv i32 %117, 4
  %133 = mul nsw i32 %131, 4
  %134 = urem i32 %132, 4
  %135 = udiv i32 %132, 4
  %136 = add nsw i32 %133, %134
  %137 = mul nsw i32 %135, 16
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %139
  store float %130, ptr addrspace(3) %140, align 4
  %141 = add i32 %117, 128
  br label %116

142:                                              ; preds = %116
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %143 = icmp eq i32 %7, 0
  %144 = and i1 %23, %143
  br i1 %144, label %145, label %150

145:                                              ; preds = %142
  %146 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048) to i32), 262143
  %147 = lshr i32 %146, 4
  %148 = zext i32 %147 to i64
  %149 = or i64 %148, 70403104178176
  call void @llvm.nvvm.tcgen05.cp.4x256b.cg2(ptr addrspace(6) %22, i64 %149)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i16 3)
  br label %150

150:                                              ; preds = %145, %142
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %151 = urem i32 %6, 32
  %152 = udiv i32 %6, 32
  %153 = mul nsw i32 %151, 8
  %154 = mul nsw i32 %152, 256
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr float, ptr addrspace(1) %16, i64 %156
  %158 = mul nsw i32 %17, 2097152
  %159 = sext i32 %158 to i64
  %160 = getelementptr i8, ptr addrspace(6) %22, i64 %159
  %161 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %160, i1 false)
  %162 = getelementptr i32, ptr %4, i64 4
  %163 = extractelement <8 x i32> %161, i64 0
  %164 = insertelement <4 x i32> poison, i32 %163, i64 0
  %165 = extractelement <8 x i32> %161, i64 1
  %166 = insertelement <4 x i32> %164, i32 %165, i64 1
  %167 = extractelement <8 x i32> %161, i64 2
  %168 = insertelement <4 x i32> %166, i32 %167, i64 2
  %169 = extractelement <8 x i32> %161, i64 3
  %170 = insertelement <4 x i32> %168, i32 %169, i64 3
  store <4 x i32> %170, ptr %4, align 16
  %171 = extractelement <8 x i32> %161, i64 4
  %172 = insertelement <4 x i32> poison, i32 %171, i64 0
  %173 = extractelement <8 x i32> %161, i64 5
  %174 = insertelement <4 x i32> %172, i32 %173, i64 1
  %175 = extractelement <8 x i32> %161, i64 6
  %176 = insertelement <4 x i32> %174, i32 %175, i64 2
  %177 = extractelement <8 x i32> %161, i64 7
  %178 = insertelement <4 x i32> %176, i32 %177, i64 3
  store <4 x i32> %178, ptr %162, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %179 = getelementptr i32, ptr %4, i64 4
  %180 = load <4 x i32>, ptr %4, align 16
  %181 = extractelement <4 x i32> %180, i64 0
  %182 = insertelement <8 x i32> poison, i32 %181, i64 0
  %183 = extractelement <4 x i32> %180, i64 1
  %184 = insertelement <8 x i32> %182, i32 %183, i64 1
  %185 = extractelement <4 x i32> %180, i64 2
  %186 = insertelement <8 x i32> %184, i32 %185, i64 2
  %187 = extractelement <4 x i32> %180, i64 3
  %188 = insertelement <8 x i32> %186, i32 %187, i64 3
  %189 = load <4 x i32>, ptr %179, align 16
  %190 = extractelement <4 x i32> %189, i64 0
  %191 = insertelement <8 x i32> %188, i32 %190, i64 4
  %192 = extractelement <4 x i32> %189, i64 1
  %193 = insertelement <8 x i32> %191, i32 %192, i64 5
  %194 = extractelement <4 x i32> %189, i64 2
  %195 = insertelement <8 x i32> %193, i32 %194, i64 6
  %196 = extractelement <4 x i32> %189, i64 3
  %197 = insertelement <8 x i32> %195, i32 %196, i64 7
  %198 = extractelement <8 x i32> %197, i64 0
  %199 = extractelement <8 x i32> %197, i64 1
  %200 = extractelement <8 x i32> %197, i64 2
  %201 = extractelement <8 x i32> %197, i64 3
  %202 = extractelement <8 x i32> %197, i64 4
  %203 = extractelement <8 x i32> %197, i64 5
  %204 = extractelement <8 x i32> %197, i64 6
  %205 = extractelement <8 x i32> %197, i64 7
  %206 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205)
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 0
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 1
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 2
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 3
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 4
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 5
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 6
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %206, 7
  %215 = insertelement <8 x i32> poison, i32 %207, i64 0
  %216 = insertelement <8 x i32> %215, i32 %208, i64 1
  %217 = insertelement <8 x i32> %216, i32 %209, i64 2
  %218 = insertelement <8 x i32> %217, i32 %210, i64 3
  %219 = insertelement <8 x i32> %218, i32 %211, i64 4
  %220 = insertelement <8 x i32> %219, i32 %212, i64 5
  %221 = insertelement <8 x i32> %220, i32 %213, i64 6
  %222 = insertelement <8 x i32> %221, i32 %214, i64 7
  %223 = getelementptr i32, ptr %4, i64 4
  %224 = extractelement <8 x i32> %222, i64 0
  %225 = insertelement <4 x i32> poison, i32 %224, i64 0
  %226 = extractelement <8 x i32> %222, i64 1
  %227 = insertelement <4 x i32> %225, i32 %226, i64 1
  %228 = extractelement <8 x i32> %222, i64 2
  %229 = insertelement <4 x i32> %227, i32 %228, i64 2
  %230 = extractelement <8 x i32> %222, i64 3
  %231 = insertelement <4 x i32> %229, i32 %230, i64 3
  store <4 x i32> %231, ptr %4, align 16
  %232 = extractelement <8 x i32> %222, i64 4
  %233 = insertelement <4 x i32> poison, i32 %232, i64 0
  %234 = extractelement <8 x i32> %222, i64 5
  %235 = insertelement <4 x i32> %233, i32 %234, i64 1
  %236 = extractelement <8 x i32> %222, i64 6
  %237 = insertelement <4 x i32> %235, i32 %236, i64 2
  %238 = extractelement <8 x i32> %222, i64 7
  %239 = insertelement <4 x i32> %237, i32 %238, i64 3
  store <4 x i32> %239, ptr %223, align 16
  %240 = getelementptr float, ptr %4, i64 4
  %241 = load <4 x float>, ptr %4, align 16
  %242 = extractelement <4 x float> %241, i64 0
  %243 = insertelement <8 x float> poison, float %242, i64 0
  %244 = extractelement <4 x float> %241, i64 1
  %245 = insertelement <8 x float> %243, float %244, i64 1
  %246 = extractelement <4 x float> %241, i64 2
  %247 = insertelement <8 x float> %245, float %246, i64 2
  %248 = extractelement <4 x float> %241, i64 3
  %249 = insertelement <8 x float> %247, float %248, i64 3
  %250 = load <4 x float>, ptr %240, align 16
  %251 = extractelement <4 x float> %250, i64 0
  %252 = insertelement <8 x float> %249, float %251, i64 4
  %253 = extractelement <4 x float> %250, i64 1
  %254 = insertelement <8 x float> %252, float %253, i64 5
  %255 = extractelement <4 x float> %250, i64 2
  %256 = insertelement <8 x float> %254, float %255, i64 6
  %257 = extractelement <4 x float> %250, i64 3
  %258 = insertelement <8 x float> %256, float %257, i64 7
  %259 = getelementptr float, ptr addrspace(1) %157, i64 4
  %260 = extractelement <8 x float> %258, i64 0
  %261 = insertelement <4 x float> poison, float %260, i64 0
  %262 = extractelement <8 x float> %258, i64 1
  %263 = insertelement <4 x float> %261, float %262, i64 1
  %264 = extractelement <8 x float> %258, i64 2
  %265 = insertelement <4 x float> %263, float %264, i64 2
  %266 = extractelement <8 x float> %258, i64 3
  %267 = insertelement <4 x float> %265, float %266, i64 3
  store <4 x float> %267, ptr addrspace(1) %157, align 16
  %268 = extractelement <8 x float> %258, i64 4
  %269 = insertelement <4 x float> poison, float %268, i64 0
  %270 = extractelement <8 x float> %258, i64 5
  %271 = insertelement <4 x float> %269, float %270, i64 1
  %272 = extractelement <8 x float> %258, i64 6
  %273 = insertelement <4 x float> %271, float %272, i64 2
  %274 = extractelement <8 x float> %258, i64 7
  %275 = insertelement <4 x float> %273, float %274, i64 3
  store <4 x float> %275, ptr addrspace(1) %259, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %18, label %276, label %277

276:                                              ; preds = %150
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %22, i32 32)
  br label %277

277:                                              ; preds = %276, %150
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
declare void @llvm.nvvm.tcgen05.cp.4x256b.cg2(ptr addrspace(6) captures(none), i64) #2

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
