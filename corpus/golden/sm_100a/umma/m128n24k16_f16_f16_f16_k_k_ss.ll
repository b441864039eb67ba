; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x half], align 16
  %6 = alloca [8 x half], align 16
  %7 = alloca [8 x half], align 16
  %8 = alloca [8 x half], align 16
  %9 = alloca [8 x half], align 16
  %10 = alloca [8 x half], align 16
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %11, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(1) %0, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 64
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 512
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store half %22, ptr addrspace(3) %37, align 2
  %38 = add i32 %13, 128
  br label %12

39:                                               ; preds = %12
  br label %40

40:                                               ; preds = %43, %39
  %41 = phi i32 [ %66, %43 ], [ %11, %39 ]
  %42 = icmp slt i32 %41, 384
  br i1 %42, label %43, label %67

43:                                               ; preds = %40
  %44 = urem i32 %41, 24
  %45 = udiv i32 %41, 24
  %46 = mul nsw i32 %44, 16
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr half, ptr addrspace(1) %1, i64 %48
  %50 = load half, ptr addrspace(1) %49, align 2
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 64
  %54 = urem i32 %52, 3
  %55 = udiv i32 %52, 3
  %56 = mul nsw i32 %54, 512
  %57 = add nsw i32 %53, %56
  %58 = add nsw i32 %57, %55
  %59 = sext i32 %58 to i64
  %60 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 896
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = inttoptr i32 %64 to ptr addrspace(3)
  store half %50, ptr addrspace(3) %65, align 2
  %66 = add i32 %41, 128
  br label %40

67:                                               ; preds = %40
  %68 = lshr i32 %11, 5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %71

71:                                               ; preds = %70, %67
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %72 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %73 = inttoptr i32 %72 to ptr addrspace(6)
  %74 = icmp eq i32 %11, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %76

76:                                               ; preds = %75, %71
  %77 = urem i32 %11, 32
  %78 = udiv i32 %11, 32
  %79 = mul nsw i32 %77, 24
  %80 = mul nsw i32 %78, 768
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr half, ptr addrspace(1) %2, i64 %82
  %84 = mul nsw i32 %68, 4194304
  %85 = sext i32 %84 to i64
  %86 = sdiv exact i64 %85, 2
  %87 = getelementptr i8, ptr addrspace(6) %73, i64 %86
  %88 = load <8 x half>, ptr addrspace(1) %83, align 16
  %89 = extractelement <8 x half> %88, i64 0
  %90 = insertelement <8 x half> poison, half %89, i64 0
  %91 = extractelement <8 x half> %88, i64 1
  %92 = insertelement <8 x half> %90, half %91, i64 1
  %93 = extractelement <8 x half> %88, i64 2
  %94 = insertelement <8 x half> %92, half %93, i64 2
  %95 = extractelement <8 x half> %88, i64 3
  %96 = insertelement <8 x half> %94, half %95, i64 3
  %97 = extractelement <8 x half> %88, i64 4
  %98 = insertelement <8 x half> %96, half %97, i64 4
  %99 = extractelement <8 x half> %88, i64 5
  %100 = insertelement <8 x half> %98, half %99, i64 5
  %101 = extractelement <8 x half> %88, i64 6
  %102 = insertelement <8 x half> %100, half %101, i64 6
  %103 = extractelement <8 x half> %88, i64 7
  %104 = insertelement <8 x half> %102, half %103, i64 7
  %105 = extractelement <8 x half> %104, i64 0
  %106 = insertelement <8 x half> poison, half %105, i64 0
  %107 = extractelement <8 x half> %104, i64 1
  %108 = insertelement <8 x half> %106, half %107, i64 1
  %109 = extractelement <8 x half> %104, i64 2
  %110 = insertelement <8 x half> %108, half %109, i64 2
  %111 = extractelement <8 x half> %104, i64 3
  %112 = insertelement <8 x half> %110, half %111, i64 3
  %113 = extractelement <8 x half> %104, i64 4
  %114 = insertelement <8 x half> %112, half %113, i64 4
  %115 = extractelement <8 x half> %104, i64 5
  %116 = insertelement <8 x half> %114, half %115, i64 5
  %117 = extractelement <8 x half> %104, i64 6
  %118 = insertelement <8 x half> %116, half %117, i64 6
  %119 = extractelement <8 x half> %104, i64 7
  %120 = insertelement <8 x half> %118, half %119, i64 7
  store <8 x half> %120, ptr %10, align 16
  %121 = load <4 x i32>, ptr %10, align 16
  %122 = extractelement <4 x i32> %121, i64 0
  %123 = insertelement <4 x i32> poison, i32 %122, i64 0
  %124 = extractelement <4 x i32> %121, i64 1
  %125 = insertelement <4 x i32> %123, i32 %124, i64 1
  %126 = extractelement <4 x i32> %121, i64 2
  %127 = insertelement <4 x i32> %125, i32 %126, i64 2
  %128 = extractelement <4 x i32> %121, i64 3
  %129 = insertelement <4 x i32> %127, i32 %128, i64 3
  %130 = extractelement <4 x i32> %129, i64 0
  %131 = extractelement <4 x i32> %129, i64 1
  %132 = extractelement <4 x i32> %129, i64 2
  %133 = extractelement <4 x i32> %129, i64 3
  %134 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %130, i32 %131, i32 %132, i32 %133)
  %135 = extractvalue { i32, i32, i32, i32 } %134, 0
  %136 = extractvalue { i32, i32, i32, i32 } %134, 1
  %137 = extractvalue { i32, i32, i32, i32 } %134, 2
  %138 = extractvalue { i32, i32, i32, i32 } %134, 3
  %139 = insertelement <4 x i32> poison, i32 %135, i64 0
  %140 = insertelement <4 x i32> %139, i32 %136, i64 1
  %141 = insertelement <4 x i32> %140, i32 %137, i64 2
  %142 = insertelement <4 x i32> %141, i32 %138, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %87, <4 x i32> %142, i1 true)
  %143 = urem i32 %11, 32
  %144 = udiv i32 %11, 32
  %145 = mul nsw i32 %143, 24
  %146 = mul nsw i32 %144, 768
  %147 = add nsw i32 %145, %146
  %148 = add nsw i32 %147, 8
  %149 = sext i32 %148 to i64
  %150 = getelementptr half, ptr addrspace(1) %2, i64 %149
  %151 = mul nsw i32 %68, 4194304
  %152 = add nsw i32 16, %151
  %153 = sext i32 %152 to i64
  %154 = sdiv exact i64 %153, 2
  %155 = getelementptr i8, ptr addrspace(6) %73, i64 %154
  %156 = load <8 x half>, ptr addrspace(1) %150, align 16
  %157 = extractelement <8 x half> %156, i64 0
  %158 = insertelement <8 x half> poison, half %157, i64 0
  %159 = extractelement <8 x half> %156, i64 1
  %160 = insertelement <8 x half> %158, half %159, i64 1
  %161 = extractelement <8 x half> %156, i64 2
  %162 = insertelement <8 x half> %160, half %161, i64 2
  %163 = extractelement <8 x half> %156, i64 3
  %164 = insertelement <8 x half> %162, half %163, i64 3
  %165 = extractelement <8 x half> %156, i64 4
  %166 = insertelement <8 x half> %164, half %165, i64 4
  %167 = extractelement <8 x half> %156, i64 5
  %168 = insertelement <8 x half> %166, half %167, i64 5
  %169 = extractelement <8 x half> %156, i64 6
  %170 = insertelement <8 x half> %168, half %169, i64 6
  %171 = extractelement <8 x half> %156, i64 7
  %172 = insertelement <8 x half> %170, half %171, i64 7
  %173 = extractelement <8 x half> %172, i64 0
  %174 = insertelement <8 x half> poison, half %173, i64 0
  %175 = extractelement <8 x half> %172, i64 1
  %176 = insertelement <8 x half> %174, half %175, i64 1
  %177 = extractelement <8 x half> %172, i64 2
  %178 = insertelement <8 x half> %176, half %177, i64 2
  %179 = extractelement <8 x half> %172, i64 3
  %180 = insertelement <8 x half> %178, half %179, i64 3
  %181 = extractelement <8 x half> %172, i64 4
  %182 = insertelement <8 x half> %180, half %181, i64 4
  %183 = extractelement <8 x half> %172, i64 5
  %184 = insertelement <8 x half> %182, half %183, i64 5
  %185 = extractelement <8 x half> %172, i64 6
  %186 = insertelement <8 x half> %184, half %185, i64 6
  %187 = extractelement <8 x half> %172, i64 7
  %188 = insertelement <8 x half> %186, half %187, i64 7
  store <8 x half> %188, ptr %9, align 16
  %189 = load <4 x i32>, ptr %9, align 16
  %190 = extractelement <4 x i32> %189, i64 0
  %191 = insertelement <4 x i32> poison, i32 %190, i64 0
  %192 = extractelement <4 x i32> %189, i64 1
  %193 = insertelement <4 x i32> %191, i32 %192, i64 1
  %194 = extractelement <4 x i32> %189, i64 2
  %195 = insertelement <4 x i32> %193, i32 %194, i64 2
  %196 = extractelement <4 x i32> %189, i64 3
  %197 = insertelement <4 x i32> %195, i32 %196, i64 3
  %198 = extractelement <4 x i32> %197, i64 0
  %199 = extractelement <4 x i32> %197, i64 1
  %200 = extractelement <4 x i32> %197, i64 2
  %201 = extractelement <4 x i32> %197, i64 3
  %202 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %198, i32 %199, i32 %200, i32 %201)
  %203 = extractvalue { i32, i32, i32, i32 } %202, 0
  %204 = extractvalue { i32, i32, i32, i32 } %202, 1
  %205 = extractvalue { i32, i32, i32, i32 } %202, 2
  %206 = extractvalue { i32, i32, i32, i32 } %202, 3
  %207 = insertelement <4 x i32> poison, i32 %203, i64 0
  %208 = insertelement <4 x i32> %207, i32 %204, i64 1
  %209 = insertelement <4 x i32> %208, i32 %205, i64 2
  %210 = insertelement <4 x i32> %209, i32 %206, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %155, <4 x i32> %210, i1 true)
  %211 = urem i32 %11, 32
  %212 = udiv i32 %11, 32
  %213 = mul nsw i32 %211, 24
  %214 = mul nsw i32 %212, 768
  %215 = add nsw i32 %213, %214
  %216 = add nsw i32 %215, 16
  %217 = sext i32 %216 to i64
  %218 = getelementptr half, ptr addrspace(1) %2, i64 %217
  %219 = mul nsw i32 %68, 4194304
  %220 = add nsw i32 32, %219
  %221 = sext i32 %220 to i64
  %222 = sdiv exact i64 %221, 2
  %223 = getelementptr i8, ptr addrspace(6) %73, i64 %222
  %224 = load <8 x half>, ptr addrspace(1) %218, align 16
  %225 = extractelement <8 x half> %224, i64 0
  %226 = insertelement <8 x half> poison, half %225, i64 0
  %227 = extractelement <8 x half> %224, i64 1
  %228 = insertelement <8 x half> %226, half %227, i64 1
  %229 = extractelement <8 x half> %224, i64 2
  %230 = insertelement <8 x half> %228, half %229, i64 2
  %231 = extractelement <8 x half> %224, i64 3
  %232 = insertelement <8 x half> %230, half %231, i64 3
  %233 = extractelement <8 x half> %224, i64 4
  %234 = insertelement <8 x half> %232, half %233, i64 4
  %235 = extractelement <8 x half> %224, i64 5
  %236 = insertelement <8 x half> %234, half %235, i64 5
  %237 = extractelement <8 x half> %224, i64 6
  %238 = insertelement <8 x half> %236, half %237, i64 6
  %239 = extractelement <8 x half> %224, i64 7
  %240 = insertelement <8 x half> %238, half %239, i64 7
  %241 = extractelement <8 x half> %240, i64 0
  %242 = insertelement <8 x half> poison, half %241, i64 0
  %243 = extractelement <8 x half> %240, i64 1
  %244 = insertelement <8 x half> %242, half %243, i64 1
  %245 = extractelement <8 x half> %240, i64 2
  %246 = insertelement <8 x half> %244, half %245, i64 2
  %247 = extractelement <8 x half> %240, i64 3
  %248 = insertelement <8 x half> %246, half %247, i64 3
  %249 = extractelement <8 x half> %240, i64 4
  %250 = insertelement <8 x half> %248, half %249, i64 4
  %251 = extractelement <8 x half> %240, i64 5
  %252 = insertelement <8 x half> %250, half %251, i64 5
  %253 = extractelement <8 x half> %240, i64 6
  %254 = insertelement <8 x half> %252, half %253, i64 6
  %255 = extractelement <8 x half> %240, i64 7
  %256 = insertelement <8 x half> %254, half %255, i64 7
  store <8 x half> %256, ptr %8, align 16
  %257 = load <4 x i32>, ptr %8, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %223, <4 x i32> %278, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %74, label %279, label %288

279:                                              ; preds = %76
  %280 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %281 = lshr i32 %280, 4
  %282 = zext i32 %281 to i64
  %283 = or i64 %282, 4611756662049538048
  %284 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %285 = lshr i32 %284, 4
  %286 = zext i32 %285 to i64
  %287 = or i64 %286, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %73, i64 %283, i64 %287, i32 134610944, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %288

288:                                              ; preds = %279, %76
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %289 = urem i32 %11, 32
  %290 = udiv i32 %11, 32
  %291 = mul nsw i32 %289, 24
  %292 = mul nsw i32 %290, 768
  %293 = add nsw i32 %291, %292
  %294 = sext i32 %293 to i64
  %295 = getelementptr half, ptr addrspace(1) %3, i64 %294
  %296 = mul nsw i32 %68, 4194304
  %297 = sext i32 %296 to i64
  %298 = sdiv exact i64 %297, 2
  %299 = getelementptr i8, ptr addrspace(6) %73, i64 %298
  %300 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %299, i1 true)
  %301 = extractelement <4 x i32> %300, i64 0
  %302 = insertelement <4 x i32> poison, i32 %301, i64 0
  %303 = extractelement <4 x i32> %300, i64 1
  %304 = insertelement <4 x i32> %302, i32 %303, i64 1
  %305 = extractelement <4 x i32> %300, i64 2
  %306 = insertelement <4 x i32> %304, i32 %305, i64 2
  %307 = extractelement <4 x i32> %300, i64 3
  %308 = insertelement <4 x i32> %306, i32 %307, i64 3
  store <4 x i32> %308, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %309 = load <4 x i32>, ptr %7, align 16
  %310 = extractelement <4 x i32> %309, i64 0
  %311 = insertelement <4 x i32> poison, i32 %310, i64 0
  %312 = extractelement <4 x i32> %309, i64 1
  %313 = insertelement <4 x i32> %311, i32 %312, i64 1
  %314 = extractelement <4 x i32> %309, i64 2
  %315 = insertelement <4 x i32> %313, i32 %314, i64 2
  %316 = extractelement <4 x i32> %309, i64 3
  %317 = insertelement <4 x i32> %315, i32 %316, i64 3
  %318 = extractelement <4 x i32> %317, i64 0
  %319 = extractelement <4 x i32> %317, i64 1
  %320 = extractelement <4 x i32> %317, i64 2
  %321 = extractelement <4 x i32> %317, i64 3
  %322 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %318, i32 %319, i32 %320, i32 %321)
  %323 = extractvalue { i32, i32, i32, i32 } %322, 0
  %324 = extractvalue { i32, i32, i32, i32 } %322, 1
  %325 = extractvalue { i32, i32, i32, i32 } %322, 2
  %326 = extractvalue { i32, i32, i32, i32 } %322, 3
  %327 = insertelement <4 x i32> poison, i32 %323, i64 0
  %328 = insertelement <4 x i32> %327, i32 %324, i64 1
  %329 = insertelement <4 x i32> %328, i32 %325, i64 2
  %330 = insertelement <4 x i32> %329, i32 %326, i64 3
  %331 = extractelement <4 x i32> %330, i64 0
  %332 = insertelement <4 x i32> poison, i32 %331, i64 0
  %333 = extractelement <4 x i32> %330, i64 1
  %334 = insertelement <4 x i32> %332, i32 %333, i64 1
  %335 = extractelement <4 x i32> %330, i64 2
  %336 = insertelement <4 x i32> %334, i32 %335, i64 2
  %337 = extractelement <4 x i32> %330, i64 3
  %338 = insertelement <4 x i32> %336, i32 %337, i64 3
  store <4 x i32> %338, ptr %7, align 16
  %339 = load <8 x half>, ptr %7, align 16
  %340 = extractelement <8 x half> %339, i64 0
  %341 = insertelement <8 x half> poison, half %340, i64 0
  %342 = extractelement <8 x half> %339, i64 1
  %343 = insertelement <8 x half> %341, half %342, i64 1
  %344 = extractelement <8 x half> %339, i64 2
  %345 = insertelement <8 x half> %343, half %344, i64 2
  %346 = extractelement <8 x half> %339, i64 3
  %347 = insertelement <8 x half> %345, half %346, i64 3
  %348 = extractelement <8 x half> %339, i64 4
  %349 = insertelement <8 x half> %347, half %348, i64 4
  %350 = extractelement <8 x half> %339, i64 5
  %351 = insertelement <8 x half> %349, half %350, i64 5
  %352 = extractelement <8 x half> %339, i64 6
  %353 = insertelement <8 x half> %351, half %352, i64 6
  %354 = extractelement <8 x half> %339, i64 7
  %355 = insertelement <8 x half> %353, half %354, i64 7
  %356 = extractelement <8 x half> %355, i64 0
  %357 = insertelement <8 x half> poison, half %356, i64 0
  %358 = extractelement <8 x half> %355, i64 1
  %359 = insertelement <8 x half> %357, half %358, i64 1
  %360 = extractelement <8 x half> %355, i64 2
  %361 = insertelement <8 x half> %359, half %360, i64 2
  %362 = extractelement <8 x half> %355, i64 3
  %363 = insertelement <8 x half> %361, half %362, i64 3
  %364 = extractelement <8 x half> %355, i64 4
  %365 = insertelement <8 x half> %363, half %364, i64 4
  %366 = extractelement <8 x half> %355, i64 5
  %367 = insertelement <8 x half> %365, half %366, i64 5
  %368 = extractelement <8 x half> %355, i64 6
  %369 = insertelement <8 x half> %367, half %368, i64 6
  %370 = extractelement <8 x half> %355, i64 7
  %371 = insertelement <8 x half> %369, half %370, i64 7
  store <8 x half> %371, ptr addrspace(1) %295, align 16
  %372 = urem i32 %11, 32
  %373 = udiv i32 %11, 32
  %374 = mul nsw i32 %372, 24
  %375 = mul nsw i32 %373, 768
  %376 = add nsw i32 %374, %375
  %377 = add nsw i32 %376, 8
  %378 = sext i32 %377 to i64
  %379 = getelementptr half, ptr addrspace(1) %3, i64 %378
  %380 = mul nsw i32 %68, 4194304
  %381 = add nsw i32 16, %380
  %382 = sext i32 %381 to i64
  %383 = sdiv exact i64 %382, 2
  %384 = getelementptr i8, ptr addrspace(6) %73, i64 %383
  %385 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %384, i1 true)
  %386 = extractelement <4 x i32> %385, i64 0
  %387 = insertelement <4 x i32> poison, i32 %386, i64 0
  %388 = extractelement <4 x i32> %385, i64 1
  %389 = insertelement <4 x i32> %387, i32 %388, i64 1
  %390 = extractelement <4 x i32> %385, i64 2
  %391 = insertelement <4 x i32> %389, i32 %390, i64 2
  %392 = extractelement <4 x i32> %385, i64 3
  %393 = insertelement <4 x i32> %391, i32 %392, i64 3
  store <4 x i32> %393, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %394 = load <4 x i32>, ptr %6, align 16
  %395 = extractelement <4 x i32> %394, i64 0
  %396 = insertelement <4 x i32> poison, i32 %395, i64 0
  %397 = extractelement <4 x i32> %394, i64 1
  %398 = insertelement <4 x i32> %396, i32 %397, i64 1
  %399 = extractelement <4 x i32> %394, i64 2
  %400 = insertelement <4 x i32> %398, i32 %399, i64 2
  %401 = extractelement <4 x i32> %394, i64 3
  %402 = insertelement <4 x i32> %400, i32 %401, i64 3
  %403 = extractelement <4 x i32> %402, i64 0
  %404 = extractelement <4 x i32> %402, i64 1
  %405 = extractelement <4 x i32> %402, i64 2
  %406 = extractelement <4 x i32> %402, i64 3
  %407 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %403, i32 %404, i32 %405, i32 %406)
  %408 = extractvalue { i32, i32, i32, i32 } %407, 0
  %409 = extractvalue { i32, i32, i32, i32 } %407, 1
  %410 = extractvalue { i32, i32, i32, i32 } %407, 2
  %411 = extractvalue { i32, i32, i32, i32 } %407, 3
  %412 = insertelement <4 x i32> poison, i32 %408, i64 0
  %413 = insertelement <4 x i32> %412, i32 %409, i64 1
  %414 = insertelement <4 x i32> %413, i32 %410, i64 2
  %415 = insertelement <4 x i32> %414, i32 %411, i64 3
  %416 = extractelement <4 x i32> %415, i64 0
  %417 = insertelement <4 x i32> poison, i32 %416, i64 0
  %418 = extractelement <4 x i32> %415, i64 1
  %419 = insertelement <4 x i32> %417, i32 %418, i64 1
  %420 = extractelement <4 x i32> %415, i64 2
  %421 = insertelement <4 x i32> %419, i32 %420, i64 2
  %422 = extractelement <4 x i32> %415, i64 3
  %423 = insertelement <4 x i32> %421, i32 %422, i64 3
  store <4 x i32> %423, ptr %6, align 16
  %424 = load <8 x half>, ptr %6, align 16
  %425 = extractelement <8 x half> %424, i64 0
  %426 = insertelement <8 x half> poison, half %425, i64 0
  %427 = extractelement <8 x half> %424, i64 1
  %428 = insertelement <8 x half> %426, half %427, i64 1
  %429 = extractelement <8 x half> %424, i64 2
  %430 = insertelement <8 x half> %428, half %429, i64 2
  %431 = extractelement <8 x half> %424, i64 3
  %432 = insertelement <8 x half> %430, half %431, i64 3
  %433 = extractelement <8 x half> %424, i64 4
  %434 = insertelement <8 x half> %432, half %433, i64 4
  %435 = extractelement <8 x half> %424, i64 5
  %436 = insertelement <8 x half> %434, half %435, i64 5
  %437 = extractelement <8 x half> %424, i64 6
  %438 = insertelement <8 x half> %436, half %437, i64 6
  %439 = extractelement <8 x half> %424, i64 7
  %440 = insertelement <8 x half> %438, half %439, i64 7
  %441 = extractelement <8 x half> %440, i64 0
  %442 = insertelement <8 x half> poison, half %441, i64 0
  %443 = extractelement <8 x half> %440, i64 1
  %444 = insertelement <8 x half> %442, half %443, i64 1
  %445 = extractelement <8 x half> %440, i64 2
  %446 = insertelement <8 x half> %444, half %445, i64 2
  %447 = extractelement <8 x half> %440, i64 3
  %448 = insertelement <8 x half> %446, half %447, i64 3
  %449 = extractelement <8 x half> %440, i64 4
  %450 = insertelement <8 x half> %448, half %449, i64 4
  %451 = extractelement <8 x half> %440, i64 5
  %452 = insertelement <8 x half> %450, half %451, i64 5
  %453 = extractelement <8 x half> %440, i64 6
  %454 = insertelement <8 x half> %452, half %453, i64 6
  %455 = extractelement <8 x half> %440, i64 7
  %456 = insertelement <8 x half> %454, half %455, i64 7
  store <8 x half> %456, ptr addrspace(1) %379, align 16
  %457 = urem i32 %11, 32
  %458 = udiv i32 %11, 32
  %459 = mul nsw i32 %457, 24
  %460 = mul nsw i32 %458, 768
  %461 = add nsw i32 %459, %460
  %462 = add nsw i32 %461, 16
  %463 = sext i32 %462 to i64
  %464 = getelementptr half, ptr addrspace(1) %3, i64 %463
  %465 = mul nsw i32 %68, 4194304
  %466 = add nsw i32 32, %465
  %467 = sext i32 %466 to i64
  %468 = sdiv exact i64 %467, 2
  %469 = getelementptr i8, ptr addrspace(6) %73, i64 %468
  %470 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %469, i1 true)
  %471 = extractelement <4 x i32> %470, i64 0
  %472 = insertelement <4 x i32> poison, i32 %471, i64 0
  %473 = extractelement <4 x i32> %470, i64 1
  %474 = insertelement <4 x i32> %472, i32 %473, i64 1
  %475 = extractelement <4 x i32> %470, i64 2
  %476 = insertelement <4 x i32> %474, i32 %475, i64 2
  %477 = extractelement <4 x i32> %470, i64 3
  %478 = insertelement <4 x i32> %476, i32 %477, i64 3
  store <4 x i32> %478, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %479 = load <4 x i32>, ptr %5, align 16
  %480 = extractelement <4 x i32> %479, i64 0
  %481 = insertelement <4 x i32> poison, i32 %480, i64 0
  %482 = extractelement <4 x i32> %479, i64 1
  %483 = insertelement <4 x i32> %481, i32 %482, i64 1
  %484 = extractelement <4 x i32> %479, i64 2
  %485 = insertelement <4 x i32> %483, i32 %484, i64 2
  %486 = extractelement <4 x i32> %479, i64 3
  %487 = insertelement <4 x i32> %485, i32 %486, i64 3
  %488 = extractelement <4 x i32> %487, i64 0
  %489 = extractelement <4 x i32> %487, i64 1
  %490 = extractelement <4 x i32> %487, i64 2
  %491 = extractelement <4 x i32> %487, i64 3
  %492 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %488, i32 %489, i32 %490, i32 %491)
  %493 = extractvalue { i32, i32, i32, i32 } %492, 0
  %494 = extractvalue { i32, i32, i32, i32 } %492, 1
  %495 = extractvalue { i32, i32, i32, i32 } %492, 2
  %496 = extractvalue { i32, i32, i32, i32 } %492, 3
  %497 = insertelement <4 x i32> poison, i32 %493, i64 0
  %498 = insertelement <4 x i32> %497, i32 %494, i64 1
  %499 = insertelement <4 x i32> %498, i32 %495, i64 2
  %500 = insertelement <4 x i32> %499, i32 %496, i64 3
  %501 = extractelement <4 x i32> %500, i64 0
  %502 = insertelement <4 x i32> poison, i32 %501, i64 0
  %503 = extractelement <4 x i32> %500, i64 1
  %504 = insertelement <4 x i32> %502, i32 %503, i64 1
  %505 = extractelement <4 x i32> %500, i64 2
  %506 = insertelement <4 x i32> %504, i32 %505, i64 2
  %507 = extractelement <4 x i32> %500, i64 3
  %508 = insertelement <4 x i32> %506, i32 %507, i64 3
  store <4 x i32> %508, ptr %5, align 16
  %509 = load <8 x half>, ptr %5, align 16
  %510 = extractelement <8 x half> %509, i64 0
  %511 = insertelement <8 x half> poison, half %510, i64 0
  %512 = extractelement <8 x half> %509, i64 1
  %513 = insertelement <8 x half> %511, half %512, i64 1
  %514 = extractelement <8 x half> %509, i64 2
  %515 = insertelement <8 x half> %513, half %514, i64 2
  %516 = extractelement <8 x half> %509, i64 3
  %517 = insertelement <8 x half> %515, half %516, i64 3
  %518 = extractelement <8 x half> %509, i64 4
  %519 = insertelement <8 x half> %517, half %518, i64 4
  %520 = extractelement <8 x half> %509, i64 5
  %521 = insertelement <8 x half> %519, half %520, i64 5
  %522 = extractelement <8 x half> %509, i64 6
  %523 = insertelement <8 x half> %521, half %522, i64 6
  %524 = extractelement <8 x half> %509, i64 7
  %525 = insertelement <8 x half> %523, half %524, i64 7
  %526 = extractelement <8 x half> %525, i64 0
  %527 = insertelement <8 x half> poison, half %526, i64 0
  %528 = extractelement <8 x half> %525, i64 1
  %529 = insertelement <8 x half> %527, half %528, i64 1
  %530 = extractelement <8 x half> %525, i64 2
  %531 = insertelement <8 x half> %529, half %530, i64 2
  %532 = extractelement <8 x half> %525, i64 3
  %533 = insertelement <8 x half> %531, half %532, i64 3
  %534 = extractelement <8 x half> %525, i64 4
  %535 = insertelement <8 x half> %533, half %534, i64 4
  %536 = extractelement <8 x half> %525, i64 5
  %537 = insertelement <8 x half> %535, half %536, i64 5
  %538 = extractelement <8 x half> %525, i64 6
  %539 = insertelement <8 x half> %537, half %538, i64 6
  %540 = extractelement <8 x half> %525, i64 7
  %541 = insertelement <8 x half> %539, half %540, i64 7
  store <8 x half> %541, ptr addrspace(1) %464, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %69, label %542, label %543

542:                                              ; preds = %288
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %73, i32 32)
  br label %543

543:                                              ; preds = %542, %288
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
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
