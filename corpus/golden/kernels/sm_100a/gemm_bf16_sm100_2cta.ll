; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @gemm_bf16_sm100_2cta(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %1, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %2, i32 %3, i32 %4, i32 %5) #0 {
  %7 = alloca [8 x float], align 16
  %8 = alloca [8 x float], align 16
  %9 = alloca [8 x float], align 16
  %10 = alloca [8 x float], align 16
  %11 = alloca [8 x float], align 16
  %12 = alloca [8 x float], align 16
  %13 = alloca [8 x float], align 16
  %14 = alloca [8 x float], align 16
  %15 = alloca [8 x float], align 16
  %16 = alloca [8 x float], align 16
  %17 = alloca [8 x float], align 16
  %18 = alloca [8 x float], align 16
  %19 = alloca [8 x float], align 16
  %20 = alloca [8 x float], align 16
  %21 = alloca [8 x float], align 16
  %22 = alloca [8 x float], align 16
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %27 = udiv i32 %24, 2
  %28 = udiv i32 %25, 2
  %29 = icmp eq i32 %26, 0
  %30 = udiv i32 %23, 32
  %31 = icmp eq i32 %23, 0
  %32 = icmp eq i32 %23, 128
  %33 = icmp eq i32 %23, 160
  %34 = and i1 %33, %29
  %35 = icmp ult i32 %23, 128
  %36 = icmp eq i32 %30, 0
  %37 = add nsw i32 %3, -1
  %38 = udiv i32 %37, 256
  %39 = add nsw i32 %38, 1
  %40 = add nsw i32 %4, -1
  %41 = udiv i32 %40, 128
  %42 = add nsw i32 %41, 1
  %43 = add nsw i32 %5, -1
  %44 = udiv i32 %43, 64
  %45 = add nsw i32 %44, 1
  %46 = mul i32 %39, %42
  br i1 %36, label %47, label %48

47:                                               ; preds = %6
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131168), i32 256)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %48

48:                                               ; preds = %47, %6
  br i1 %31, label %49, label %50

49:                                               ; preds = %48
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %0)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %1)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %2)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131080), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131088), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131096), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131104), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131112), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131120), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131128), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131136), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131152), i32 256)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131144), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131160), i32 256)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %50

50:                                               ; preds = %49, %48
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %51 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131168), align 4
  %52 = inttoptr i32 %51 to ptr addrspace(6)
  br i1 %32, label %53, label %135

53:                                               ; preds = %50
  %54 = call i32 @llvm.umax.i32(i32 %39, i32 1)
  %55 = sub i32 %54, 1
  %56 = call i32 @llvm.ctlz.i32(i32 %55, i1 false)
  %57 = sub i32 32, %56
  %58 = zext i32 %57 to i64
  %59 = shl i64 1, %58
  %60 = zext i32 %54 to i64
  %61 = sub i64 %59, %60
  %62 = shl i64 %61, 32
  %63 = udiv i64 %62, %60
  %64 = add i64 %63, 1
  %65 = call i32 @llvm.umin.i32(i32 %57, i32 1)
  %66 = trunc i64 %64 to i32
  %67 = sub i32 %57, %65
  br label %68

68:                                               ; preds = %132, %53
  %69 = phi i32 [ %133, %132 ], [ %27, %53 ]
  %70 = phi i32 [ %99, %132 ], [ 0, %53 ]
  %71 = icmp slt i32 %69, %46
  br i1 %71, label %72, label %134

72:                                               ; preds = %68
  %73 = zext i32 %66 to i64
  %74 = zext i32 %69 to i64
  %75 = mul i64 %73, %74
  %76 = lshr i64 %75, 32
  %77 = trunc i64 %76 to i32
  %78 = sub i32 %69, %77
  %79 = lshr i32 %78, %65
  %80 = add i32 %77, %79
  %81 = lshr i32 %80, %67
  %82 = mul i32 %81, %54
  %83 = sub i32 %69, %82
  %84 = zext i32 %66 to i64
  %85 = zext i32 %69 to i64
  %86 = mul i64 %84, %85
  %87 = lshr i64 %86, 32
  %88 = trunc i64 %87 to i32
  %89 = sub i32 %69, %88
  %90 = lshr i32 %89, %65
  %91 = add i32 %88, %90
  %92 = lshr i32 %91, %67
  %93 = mul i32 %83, 2
  %94 = mul i32 %92, 2
  %95 = add i32 %93, %26
  %96 = add i32 %94, %26
  br label %97

97:                                               ; preds = %111, %72
  %98 = phi i32 [ %131, %111 ], [ 0, %72 ]
  %99 = phi i32 [ %130, %111 ], [ %70, %72 ]
  %100 = icmp slt i32 %98, %45
  br i1 %100, label %101, label %132

101:                                              ; preds = %97
  %102 = urem i32 %99, 4
  %103 = udiv i32 %99, 4
  %104 = urem i32 %103, 2
  %105 = xor i32 %104, 1
  %106 = sext i32 %102 to i64
  %107 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %106
  %108 = getelementptr i64, ptr addrspace(3) %107, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %108, i32 %105, i32 10000000)
  br i1 %29, label %109, label %111

109:                                              ; preds = %101
  %110 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %107, i32 49152)
  br label %111

111:                                              ; preds = %109, %101
  %112 = mul nsw i32 %102, 8192
  %113 = sext i32 %112 to i64
  %114 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %113
  %115 = mul nsw i32 %102, 4096
  %116 = sext i32 %115 to i64
  %117 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %116
  %118 = mul nsw i32 %98, 64
  %119 = mul nsw i32 %95, 128
  %120 = mul nsw i32 %98, 64
  %121 = mul nsw i32 %96, 64
  %122 = addrspacecast ptr addrspace(3) %114 to ptr addrspace(7)
  %123 = ptrtoint ptr addrspace(3) %107 to i32
  %124 = and i32 %123, -16777217
  %125 = inttoptr i32 %124 to ptr addrspace(3)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %122, ptr addrspace(3) %125, ptr %0, i32 %118, i32 %119, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 2)
  %126 = addrspacecast ptr addrspace(3) %117 to ptr addrspace(7)
  %127 = ptrtoint ptr addrspace(3) %107 to i32
  %128 = and i32 %127, -16777217
  %129 = inttoptr i32 %128 to ptr addrspace(3)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %126, ptr addrspace(3) %129, ptr %1, i32 %120, i32 %121, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 2)
  %130 = add i32 %99, 1
  %131 = add i32 %98, 1
  br label %97

132:                                              ; preds = %97
  %133 = add i32 %69, %28
  br label %68

134:                                              ; preds = %68
  br label %135

135:                                              ; preds = %134, %50
  br i1 %34, label %136, label %289

136:                                              ; preds = %135
  br label %137

137:                                              ; preds = %285, %136
  %138 = phi i32 [ %287, %285 ], [ %27, %136 ]
  %139 = phi i32 [ %155, %285 ], [ 0, %136 ]
  %140 = phi i32 [ %286, %285 ], [ 0, %136 ]
  %141 = icmp slt i32 %138, %46
  br i1 %141, label %142, label %288

142:                                              ; preds = %137
  %143 = urem i32 %140, 2
  %144 = udiv i32 %140, 2
  %145 = urem i32 %144, 2
  %146 = xor i32 %145, 1
  %147 = sext i32 %143 to i64
  %148 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131136), i64 %147
  %149 = getelementptr i64, ptr addrspace(3) %148, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %149, i32 %146, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %150 = mul nsw i32 %143, 128
  %151 = sext i32 %150 to i64
  %152 = getelementptr i8, ptr addrspace(6) %52, i64 %151
  br label %153

153:                                              ; preds = %157, %142
  %154 = phi i32 [ %284, %157 ], [ 0, %142 ]
  %155 = phi i32 [ %283, %157 ], [ %139, %142 ]
  %156 = icmp slt i32 %154, %45
  br i1 %156, label %157, label %285

157:                                              ; preds = %153
  %158 = urem i32 %155, 4
  %159 = udiv i32 %155, 4
  %160 = urem i32 %159, 2
  %161 = sext i32 %158 to i64
  %162 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %161
  %163 = getelementptr i64, ptr addrspace(3) %162, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %162, i32 %160, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %164 = mul nsw i32 %158, 8192
  %165 = add nsw i32 0, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %166
  %168 = mul nsw i32 %158, 4096
  %169 = add nsw i32 0, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %170
  %172 = icmp ne i32 %154, 0
  %173 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %172, 0
  %174 = ptrtoint ptr addrspace(3) %167 to i32
  %175 = and i32 %174, 262143
  %176 = lshr i32 %175, 4
  %177 = zext i32 %176 to i64
  %178 = or i64 %177, 4611756662049538048
  %179 = ptrtoint ptr addrspace(3) %171 to i32
  %180 = and i32 %179, 262143
  %181 = lshr i32 %180, 4
  %182 = zext i32 %181 to i64
  %183 = or i64 %182, 4611756662049538048
  %184 = extractvalue { i1, i1, i1 } %173, 0
  %185 = extractvalue { i1, i1, i1 } %173, 1
  %186 = zext i1 %185 to i32
  %187 = shl i32 %186, 13
  %188 = extractvalue { i1, i1, i1 } %173, 2
  %189 = zext i1 %188 to i32
  %190 = shl i32 %189, 14
  %191 = or i32 %187, %190
  %192 = or i32 270533776, %191
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %152, i64 %178, i64 %183, i32 %192, i1 %184, i32 0, i32 2, i32 0)
  %193 = mul nsw i32 %158, 8192
  %194 = add nsw i32 16, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %195
  %197 = mul nsw i32 %158, 4096
  %198 = add nsw i32 16, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %199
  %201 = or i32 %154, 1
  %202 = icmp ne i32 %201, 0
  %203 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %202, 0
  %204 = ptrtoint ptr addrspace(3) %196 to i32
  %205 = and i32 %204, 262143
  %206 = lshr i32 %205, 4
  %207 = zext i32 %206 to i64
  %208 = or i64 %207, 4611756662049538048
  %209 = ptrtoint ptr addrspace(3) %200 to i32
  %210 = and i32 %209, 262143
  %211 = lshr i32 %210, 4
  %212 = zext i32 %211 to i64
  %213 = or i64 %212, 4611756662049538048
  %214 = extractvalue { i1, i1, i1 } %203, 0
  %215 = extractvalue { i1, i1, i1 } %203, 1
  %216 = zext i1 %215 to i32
  %217 = shl i32 %216, 13
  %218 = extractvalue { i1, i1, i1 } %203, 2
  %219 = zext i1 %218 to i32
  %220 = shl i32 %219, 14
  %221 = or i32 %217, %220
  %222 = or i32 270533776, %221
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %152, i64 %208, i64 %213, i32 %222, i1 %214, i32 0, i32 2, i32 0)
  %223 = mul nsw i32 %158, 8192
  %224 = add nsw i32 32, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %225
  %227 = mul nsw i32 %158, 4096
  %228 = add nsw i32 32, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %229
  %231 = or i32 %154, 2
  %232 = icmp ne i32 %231, 0
  %233 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %232, 0
  %234 = ptrtoint ptr addrspace(3) %226 to i32
  %235 = and i32 %234, 262143
  %236 = lshr i32 %235, 4
  %237 = zext i32 %236 to i64
  %238 = or i64 %237, 4611756662049538048
  %239 = ptrtoint ptr addrspace(3) %230 to i32
  %240 = and i32 %239, 262143
  %241 = lshr i32 %240, 4
  %242 = zext i32 %241 to i64
  %243 = or i64 %242, 4611756662049538048
  %244 = extractvalue { i1, i1, i1 } %233, 0
  %245 = extractvalue { i1, i1, i1 } %233, 1
  %246 = zext i1 %245 to i32
  %247 = shl i32 %246, 13
  %248 = extractvalue { i1, i1, i1 } %233, 2
  %249 = zext i1 %248 to i32
  %250 = shl i32 %249, 14
  %251 = or i32 %247, %250
  %252 = or i32 270533776, %251
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %152, i64 %238, i64 %243, i32 %252, i1 %244, i32 0, i32 2, i32 0)
  %253 = mul nsw i32 %158, 8192
  %254 = add nsw i32 48, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %255
  %257 = mul nsw i32 %158, 4096
  %258 = add nsw i32 48, %257
  %259 = sext i32 %258 to i64
  %260 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %259
  %261 = or i32 %154, 3
  %262 = icmp ne i32 %261, 0
  %263 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %262, 0
  %264 = ptrtoint ptr addrspace(3) %256 to i32
  %265 = and i32 %264, 262143
  %266 = lshr i32 %265, 4
  %267 = zext i32 %266 to i64
  %268 = or i64 %267, 4611756662049538048
  %269 = ptrtoint ptr addrspace(3) %260 to i32
  %270 = and i32 %269, 262143
  %271 = lshr i32 %270, 4
  %272 = zext i32 %271 to i64
  %273 = or i64 %272, 4611756662049538048
  %274 = extractvalue { i1, i1, i1 } %263, 0
  %275 = extractvalue { i1, i1, i1 } %263, 1
  %276 = zext i1 %275 to i32
  %277 = shl i32 %276, 13
  %278 = extractvalue { i1, i1, i1 } %263, 2
  %279 = zext i1 %278 to i32
  %280 = shl i32 %279, 14
  %281 = or i32 %277, %280
  %282 = or i32 270533776, %281
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %152, i64 %268, i64 %273, i32 %282, i1 %274, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) %163, i16 3)
  %283 = add i32 %155, 1
  %284 = add i32 %154, 1
  br label %153

285:                                              ; preds = %153
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) %148, i16 3)
  %286 = add i32 %140, 1
  %287 = add i32 %138, %28
  br label %137

288:                                              ; preds = %137
  br label %289

289:                                              ; preds = %288, %135
  br i1 %35, label %290, label %2454

290:                                              ; preds = %289
  %291 = call i32 @llvm.umax.i32(i32 %39, i32 1)
  %292 = sub i32 %291, 1
  %293 = call i32 @llvm.ctlz.i32(i32 %292, i1 false)
  %294 = sub i32 32, %293
  %295 = zext i32 %294 to i64
  %296 = shl i64 1, %295
  %297 = zext i32 %291 to i64
  %298 = sub i64 %296, %297
  %299 = shl i64 %298, 32
  %300 = udiv i64 %299, %297
  %301 = add i64 %300, 1
  %302 = call i32 @llvm.umin.i32(i32 %294, i32 1)
  %303 = trunc i64 %301 to i32
  %304 = sub i32 %294, %302
  br label %305

305:                                              ; preds = %2447, %290
  %306 = phi i32 [ %2450, %2447 ], [ %27, %290 ]
  %307 = phi i32 [ %2449, %2447 ], [ 0, %290 ]
  %308 = icmp slt i32 %306, %46
  br i1 %308, label %309, label %2451

309:                                              ; preds = %305
  %310 = zext i32 %303 to i64
  %311 = zext i32 %306 to i64
  %312 = mul i64 %310, %311
  %313 = lshr i64 %312, 32
  %314 = trunc i64 %313 to i32
  %315 = sub i32 %306, %314
  %316 = lshr i32 %315, %302
  %317 = add i32 %314, %316
  %318 = lshr i32 %317, %304
  %319 = mul i32 %318, %291
  %320 = sub i32 %306, %319
  %321 = zext i32 %303 to i64
  %322 = zext i32 %306 to i64
  %323 = mul i64 %321, %322
  %324 = lshr i64 %323, 32
  %325 = trunc i64 %324 to i32
  %326 = sub i32 %306, %325
  %327 = lshr i32 %326, %302
  %328 = add i32 %325, %327
  %329 = lshr i32 %328, %304
  %330 = urem i32 %307, 2
  %331 = udiv i32 %307, 2
  %332 = urem i32 %331, 2
  %333 = sext i32 %330 to i64
  %334 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131136), i64 %333
  %335 = getelementptr i64, ptr addrspace(3) %334, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %334, i32 %332, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %336 = mul i32 %329, 2
  %337 = mul i32 %320, 2
  %338 = add i32 %337, %26
  br i1 %31, label %339, label %340

339:                                              ; preds = %309
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %340

340:                                              ; preds = %339, %309
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %341 = mul nsw i32 %30, 2097152
  %342 = add nsw i32 %341, 0
  %343 = mul nsw i32 %330, 128
  %344 = add nsw i32 %342, %343
  %345 = sext i32 %344 to i64
  %346 = getelementptr i8, ptr addrspace(6) %52, i64 %345
  %347 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %346, i1 false)
  %348 = getelementptr i32, ptr %22, i64 4
  %349 = extractelement <8 x i32> %347, i64 0
  %350 = insertelement <4 x i32> poison, i32 %349, i64 0
  %351 = extractelement <8 x i32> %347, i64 1
  %352 = insertelement <4 x i32> %350, i32 %351, i64 1
  %353 = extractelement <8 x i32> %347, i64 2
  %354 = insertelement <4 x i32> %352, i32 %353, i64 2
  %355 = extractelement <8 x i32> %347, i64 3
  %356 = insertelement <4 x i32> %354, i32 %355, i64 3
  store <4 x i32> %356, ptr %22, align 16
  %357 = extractelement <8 x i32> %347, i64 4
  %358 = insertelement <4 x i32> poison, i32 %357, i64 0
  %359 = extractelement <8 x i32> %347, i64 5
  %360 = insertelement <4 x i32> %358, i32 %359, i64 1
  %361 = extractelement <8 x i32> %347, i64 6
  %362 = insertelement <4 x i32> %360, i32 %361, i64 2
  %363 = extractelement <8 x i32> %347, i64 7
  %364 = insertelement <4 x i32> %362, i32 %363, i64 3
  store <4 x i32> %364, ptr %348, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %365 = getelementptr i32, ptr %22, i64 4
  %366 = load <4 x i32>, ptr %22, align 16
  %367 = extractelement <4 x i32> %366, i64 0
  %368 = insertelement <8 x i32> poison, i32 %367, i64 0
  %369 = extractelement <4 x i32> %366, i64 1
  %370 = insertelement <8 x i32> %368, i32 %369, i64 1
  %371 = extractelement <4 x i32> %366, i64 2
  %372 = insertelement <8 x i32> %370, i32 %371, i64 2
  %373 = extractelement <4 x i32> %366, i64 3
  %374 = insertelement <8 x i32> %372, i32 %373, i64 3
  %375 = load <4 x i32>, ptr %365, align 16
  %376 = extractelement <4 x i32> %375, i64 0
  %377 = insertelement <8 x i32> %374, i32 %376, i64 4
  %378 = extractelement <4 x i32> %375, i64 1
  %379 = insertelement <8 x i32> %377, i32 %378, i64 5
  %380 = extractelement <4 x i32> %375, i64 2
  %381 = insertelement <8 x i32> %379, i32 %380, i64 6
  %382 = extractelement <4 x i32> %375, i64 3
  %383 = insertelement <8 x i32> %381, i32 %382, i64 7
  %384 = extractelement <8 x i32> %383, i64 0
  %385 = extractelement <8 x i32> %383, i64 1
  %386 = extractelement <8 x i32> %383, i64 2
  %387 = extractelement <8 x i32> %383, i64 3
  %388 = extractelement <8 x i32> %383, i64 4
  %389 = extractelement <8 x i32> %383, i64 5
  %390 = extractelement <8 x i32> %383, i64 6
  %391 = extractelement <8 x i32> %383, i64 7
  %392 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %384, i32 %385, i32 %386, i32 %387, i32 %388, i32 %389, i32 %390, i32 %391)
  %393 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 0
  %394 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 1
  %395 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 2
  %396 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 3
  %397 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 4
  %398 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 5
  %399 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 6
  %400 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %392, 7
  %401 = insertelement <8 x i32> poison, i32 %393, i64 0
  %402 = insertelement <8 x i32> %401, i32 %394, i64 1
  %403 = insertelement <8 x i32> %402, i32 %395, i64 2
  %404 = insertelement <8 x i32> %403, i32 %396, i64 3
  %405 = insertelement <8 x i32> %404, i32 %397, i64 4
  %406 = insertelement <8 x i32> %405, i32 %398, i64 5
  %407 = insertelement <8 x i32> %406, i32 %399, i64 6
  %408 = insertelement <8 x i32> %407, i32 %400, i64 7
  %409 = getelementptr i32, ptr %22, i64 4
  %410 = extractelement <8 x i32> %408, i64 0
  %411 = insertelement <4 x i32> poison, i32 %410, i64 0
  %412 = extractelement <8 x i32> %408, i64 1
  %413 = insertelement <4 x i32> %411, i32 %412, i64 1
  %414 = extractelement <8 x i32> %408, i64 2
  %415 = insertelement <4 x i32> %413, i32 %414, i64 2
  %416 = extractelement <8 x i32> %408, i64 3
  %417 = insertelement <4 x i32> %415, i32 %416, i64 3
  store <4 x i32> %417, ptr %22, align 16
  %418 = extractelement <8 x i32> %408, i64 4
  %419 = insertelement <4 x i32> poison, i32 %418, i64 0
  %420 = extractelement <8 x i32> %408, i64 5
  %421 = insertelement <4 x i32> %419, i32 %420, i64 1
  %422 = extractelement <8 x i32> %408, i64 6
  %423 = insertelement <4 x i32> %421, i32 %422, i64 2
  %424 = extractelement <8 x i32> %408, i64 7
  %425 = insertelement <4 x i32> %423, i32 %424, i64 3
  store <4 x i32> %425, ptr %409, align 16
  %426 = getelementptr float, ptr %22, i64 4
  %427 = load <4 x float>, ptr %22, align 16
  %428 = extractelement <4 x float> %427, i64 0
  %429 = insertelement <8 x float> poison, float %428, i64 0
  %430 = extractelement <4 x float> %427, i64 1
  %431 = insertelement <8 x float> %429, float %430, i64 1
  %432 = extractelement <4 x float> %427, i64 2
  %433 = insertelement <8 x float> %431, float %432, i64 2
  %434 = extractelement <4 x float> %427, i64 3
  %435 = insertelement <8 x float> %433, float %434, i64 3
  %436 = load <4 x float>, ptr %426, align 16
  %437 = extractelement <4 x float> %436, i64 0
  %438 = insertelement <8 x float> %435, float %437, i64 4
  %439 = extractelement <4 x float> %436, i64 1
  %440 = insertelement <8 x float> %438, float %439, i64 5
  %441 = extractelement <4 x float> %436, i64 2
  %442 = insertelement <8 x float> %440, float %441, i64 6
  %443 = extractelement <4 x float> %436, i64 3
  %444 = insertelement <8 x float> %442, float %443, i64 7
  %445 = fptrunc <8 x float> %444 to <8 x bfloat>
  %446 = mul nsw i32 %23, 64
  %447 = add nsw i32 %446, 0
  %448 = add nsw i32 %447, 0
  %449 = sext i32 %448 to i64
  %450 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %449
  %451 = ptrtoint ptr addrspace(3) %450 to i32
  %452 = and i32 %451, 896
  %453 = lshr i32 %452, 3
  %454 = xor i32 %451, %453
  %455 = inttoptr i32 %454 to ptr addrspace(3)
  %456 = extractelement <8 x bfloat> %445, i64 0
  %457 = insertelement <8 x bfloat> poison, bfloat %456, i64 0
  %458 = extractelement <8 x bfloat> %445, i64 1
  %459 = insertelement <8 x bfloat> %457, bfloat %458, i64 1
  %460 = extractelement <8 x bfloat> %445, i64 2
  %461 = insertelement <8 x bfloat> %459, bfloat %460, i64 2
  %462 = extractelement <8 x bfloat> %445, i64 3
  %463 = insertelement <8 x bfloat> %461, bfloat %462, i64 3
  %464 = extractelement <8 x bfloat> %445, i64 4
  %465 = insertelement <8 x bfloat> %463, bfloat %464, i64 4
  %466 = extractelement <8 x bfloat> %445, i64 5
  %467 = insertelement <8 x bfloat> %465, bfloat %466, i64 5
  %468 = extractelement <8 x bfloat> %445, i64 6
  %469 = insertelement <8 x bfloat> %467, bfloat %468, i64 6
  %470 = extractelement <8 x bfloat> %445, i64 7
  %471 = insertelement <8 x bfloat> %469, bfloat %470, i64 7
  store <8 x bfloat> %471, ptr addrspace(3) %455, align 16
  %472 = mul nsw i32 %30, 2097152
  %473 = add nsw i32 %472, 8
  %474 = mul nsw i32 %330, 128
  %475 = add nsw i32 %473, %474
  %476 = sext i32 %475 to i64
  %477 = getelementptr i8, ptr addrspace(6) %52, i64 %476
  %478 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %477, i1 false)
  %479 = getelementptr i32, ptr %21, i64 4
  %480 = extractelement <8 x i32> %478, i64 0
  %481 = insertelement <4 x i32> poison, i32 %480, i64 0
  %482 = extractelement <8 x i32> %478, i64 1
  %483 = insertelement <4 x i32> %481, i32 %482, i64 1
  %484 = extractelement <8 x i32> %478, i64 2
  %485 = insertelement <4 x i32> %483, i32 %484, i64 2
  %486 = extractelement <8 x i32> %478, i64 3
  %487 = insertelement <4 x i32> %485, i32 %486, i64 3
  store <4 x i32> %487, ptr %21, align 16
  %488 = extractelement <8 x i32> %478, i64 4
  %489 = insertelement <4 x i32> poison, i32 %488, i64 0
  %490 = extractelement <8 x i32> %478, i64 5
  %491 = insertelement <4 x i32> %489, i32 %490, i64 1
  %492 = extractelement <8 x i32> %478, i64 6
  %493 = insertelement <4 x i32> %491, i32 %492, i64 2
  %494 = extractelement <8 x i32> %478, i64 7
  %495 = insertelement <4 x i32> %493, i32 %494, i64 3
  store <4 x i32> %495, ptr %479, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %496 = getelementptr i32, ptr %21, i64 4
  %497 = load <4 x i32>, ptr %21, align 16
  %498 = extractelement <4 x i32> %497, i64 0
  %499 = insertelement <8 x i32> poison, i32 %498, i64 0
  %500 = extractelement <4 x i32> %497, i64 1
  %501 = insertelement <8 x i32> %499, i32 %500, i64 1
  %502 = extractelement <4 x i32> %497, i64 2
  %503 = insertelement <8 x i32> %501, i32 %502, i64 2
  %504 = extractelement <4 x i32> %497, i64 3
  %505 = insertelement <8 x i32> %503, i32 %504, i64 3
  %506 = load <4 x i32>, ptr %496, align 16
  %507 = extractelement <4 x i32> %506, i64 0
  %508 = insertelement <8 x i32> %505, i32 %507, i64 4
  %509 = extractelement <4 x i32> %506, i64 1
  %510 = insertelement <8 x i32> %508, i32 %509, i64 5
  %511 = extractelement <4 x i32> %506, i64 2
  %512 = insertelement <8 x i32> %510, i32 %511, i64 6
  %513 = extractelement <4 x i32> %506, i64 3
  %514 = insertelement <8 x i32> %512, i32 %513, i64 7
  %515 = extractelement <8 x i32> %514, i64 0
  %516 = extractelement <8 x i32> %514, i64 1
  %517 = extractelement <8 x i32> %514, i64 2
  %518 = extractelement <8 x i32> %514, i64 3
  %519 = extractelement <8 x i32> %514, i64 4
  %520 = extractelement <8 x i32> %514, i64 5
  %521 = extractelement <8 x i32> %514, i64 6
  %522 = extractelement <8 x i32> %514, i64 7
  %523 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %515, i32 %516, i32 %517, i32 %518, i32 %519, i32 %520, i32 %521, i32 %522)
  %524 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 0
  %525 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 1
  %526 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 2
  %527 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 3
  %528 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 4
  %529 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 5
  %530 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 6
  %531 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %523, 7
  %532 = insertelement <8 x i32> poison, i32 %524, i64 0
  %533 = insertelement <8 x i32> %532, i32 %525, i64 1
  %534 = insertelement <8 x i32> %533, i32 %526, i64 2
  %535 = insertelement <8 x i32> %534, i32 %527, i64 3
  %536 = insertelement <8 x i32> %535, i32 %528, i64 4
  %537 = insertelement <8 x i32> %536, i32 %529, i64 5
  %538 = insertelement <8 x i32> %537, i32 %530, i64 6
  %539 = insertelement <8 x i32> %538, i32 %531, i64 7
  %540 = getelementptr i32, ptr %21, i64 4
  %541 = extractelement <8 x i32> %539, i64 0
  %542 = insertelement <4 x i32> poison, i32 %541, i64 0
  %543 = extractelement <8 x i32> %539, i64 1
  %544 = insertelement <4 x i32> %542, i32 %543, i64 1
  %545 = extractelement <8 x i32> %539, i64 2
  %546 = insertelement <4 x i32> %544, i32 %545, i64 2
  %547 = extractelement <8 x i32> %539, i64 3
  %548 = insertelement <4 x i32> %546, i32 %547, i64 3
  store <4 x i32> %548, ptr %21, align 16
  %549 = extractelement <8 x i32> %539, i64 4
  %550 = insertelement <4 x i32> poison, i32 %549, i64 0
  %551 = extractelement <8 x i32> %539, i64 5
  %552 = insertelement <4 x i32> %550, i32 %551, i64 1
  %553 = extractelement <8 x i32> %539, i64 6
  %554 = insertelement <4 x i32> %552, i32 %553, i64 2
  %555 = extractelement <8 x i32> %539, i64 7
  %556 = insertelement <4 x i32> %554, i32 %555, i64 3
  store <4 x i32> %556, ptr %540, align 16
  %557 = getelementptr float, ptr %21, i64 4
  %558 = load <4 x float>, ptr %21, align 16
  %559 = extractelement <4 x float> %558, i64 0
  %560 = insertelement <8 x float> poison, float %559, i64 0
  %561 = extractelement <4 x float> %558, i64 1
  %562 = insertelement <8 x float> %560, float %561, i64 1
  %563 = extractelement <4 x float> %558, i64 2
  %564 = insertelement <8 x float> %562, float %563, i64 2
  %565 = extractelement <4 x float> %558, i64 3
  %566 = insertelement <8 x float> %564, float %565, i64 3
  %567 = load <4 x float>, ptr %557, align 16
  %568 = extractelement <4 x float> %567, i64 0
  %569 = insertelement <8 x float> %566, float %568, i64 4
  %570 = extractelement <4 x float> %567, i64 1
  %571 = insertelement <8 x float> %569, float %570, i64 5
  %572 = extractelement <4 x float> %567, i64 2
  %573 = insertelement <8 x float> %571, float %572, i64 6
  %574 = extractelement <4 x float> %567, i64 3
  %575 = insertelement <8 x float> %573, float %574, i64 7
  %576 = fptrunc <8 x float> %575 to <8 x bfloat>
  %577 = mul nsw i32 %23, 64
  %578 = add nsw i32 %577, 8
  %579 = add nsw i32 %578, 0
  %580 = sext i32 %579 to i64
  %581 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %580
  %582 = ptrtoint ptr addrspace(3) %581 to i32
  %583 = and i32 %582, 896
  %584 = lshr i32 %583, 3
  %585 = xor i32 %582, %584
  %586 = inttoptr i32 %585 to ptr addrspace(3)
  %587 = extractelement <8 x bfloat> %576, i64 0
  %588 = insertelement <8 x bfloat> poison, bfloat %587, i64 0
  %589 = extractelement <8 x bfloat> %576, i64 1
  %590 = insertelement <8 x bfloat> %588, bfloat %589, i64 1
  %591 = extractelement <8 x bfloat> %576, i64 2
  %592 = insertelement <8 x bfloat> %590, bfloat %591, i64 2
  %593 = extractelement <8 x bfloat> %576, i64 3
  %594 = insertelement <8 x bfloat> %592, bfloat %593, i64 3
  %595 = extractelement <8 x bfloat> %576, i64 4
  %596 = insertelement <8 x bfloat> %594, bfloat %595, i64 4
  %597 = extractelement <8 x bfloat> %576, i64 5
  %598 = insertelement <8 x bfloat> %596, bfloat %597, i64 5
  %599 = extractelement <8 x bfloat> %576, i64 6
  %600 = insertelement <8 x bfloat> %598, bfloat %599, i64 6
  %601 = extractelement <8 x bfloat> %576, i64 7
  %602 = insertelement <8 x bfloat> %600, bfloat %601, i64 7
  store <8 x bfloat> %602, ptr addrspace(3) %586, align 16
  %603 = mul nsw i32 %30, 2097152
  %604 = add nsw i32 %603, 16
  %605 = mul nsw i32 %330, 128
  %606 = add nsw i32 %604, %605
  %607 = sext i32 %606 to i64
  %608 = getelementptr i8, ptr addrspace(6) %52, i64 %607
  %609 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %608, i1 false)
  %610 = getelementptr i32, ptr %20, i64 4
  %611 = extractelement <8 x i32> %609, i64 0
  %612 = insertelement <4 x i32> poison, i32 %611, i64 0
  %613 = extractelement <8 x i32> %609, i64 1
  %614 = insertelement <4 x i32> %612, i32 %613, i64 1
  %615 = extractelement <8 x i32> %609, i64 2
  %616 = insertelement <4 x i32> %614, i32 %615, i64 2
  %617 = extractelement <8 x i32> %609, i64 3
  %618 = insertelement <4 x i32> %616, i32 %617, i64 3
  store <4 x i32> %618, ptr %20, align 16
  %619 = extractelement <8 x i32> %609, i64 4
  %620 = insertelement <4 x i32> poison, i32 %619, i64 0
  %621 = extractelement <8 x i32> %609, i64 5
  %622 = insertelement <4 x i32> %620, i32 %621, i64 1
  %623 = extractelement <8 x i32> %609, i64 6
  %624 = insertelement <4 x i32> %622, i32 %623, i64 2
  %625 = extractelement <8 x i32> %609, i64 7
  %626 = insertelement <4 x i32> %624, i32 %625, i64 3
  store <4 x i32> %626, ptr %610, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %627 = getelementptr i32, ptr %20, i64 4
  %628 = load <4 x i32>, ptr %20, align 16
  %629 = extractelement <4 x i32> %628, i64 0
  %630 = insertelement <8 x i32> poison, i32 %629, i64 0
  %631 = extractelement <4 x i32> %628, i64 1
  %632 = insertelement <8 x i32> %630, i32 %631, i64 1
  %633 = extractelement <4 x i32> %628, i64 2
  %634 = insertelement <8 x i32> %632, i32 %633, i64 2
  %635 = extractelement <4 x i32> %628, i64 3
  %636 = insertelement <8 x i32> %634, i32 %635, i64 3
  %637 = load <4 x i32>, ptr %627, align 16
  %638 = extractelement <4 x i32> %637, i64 0
  %639 = insertelement <8 x i32> %636, i32 %638, i64 4
  %640 = extractelement <4 x i32> %637, i64 1
  %641 = insertelement <8 x i32> %639, i32 %640, i64 5
  %642 = extractelement <4 x i32> %637, i64 2
  %643 = insertelement <8 x i32> %641, i32 %642, i64 6
  %644 = extractelement <4 x i32> %637, i64 3
  %645 = insertelement <8 x i32> %643, i32 %644, i64 7
  %646 = extractelement <8 x i32> %645, i64 0
  %647 = extractelement <8 x i32> %645, i64 1
  %648 = extractelement <8 x i32> %645, i64 2
  %649 = extractelement <8 x i32> %645, i64 3
  %650 = extractelement <8 x i32> %645, i64 4
  %651 = extractelement <8 x i32> %645, i64 5
  %652 = extractelement <8 x i32> %645, i64 6
  %653 = extractelement <8 x i32> %645, i64 7
  %654 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %646, i32 %647, i32 %648, i32 %649, i32 %650, i32 %651, i32 %652, i32 %653)
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 0
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 1
  %657 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 2
  %658 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 3
  %659 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 4
  %660 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 5
  %661 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 6
  %662 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %654, 7
  %663 = insertelement <8 x i32> poison, i32 %655, i64 0
  %664 = insertelement <8 x i32> %663, i32 %656, i64 1
  %665 = insertelement <8 x i32> %664, i32 %657, i64 2
  %666 = insertelement <8 x i32> %665, i32 %658, i64 3
  %667 = insertelement <8 x i32> %666, i32 %659, i64 4
  %668 = insertelement <8 x i32> %667, i32 %660, i64 5
  %669 = insertelement <8 x i32> %668, i32 %661, i64 6
  %670 = insertelement <8 x i32> %669, i32 %662, i64 7
  %671 = getelementptr i32, ptr %20, i64 4
  %672 = extractelement <8 x i32> %670, i64 0
  %673 = insertelement <4 x i32> poison, i32 %672, i64 0
  %674 = extractelement <8 x i32> %670, i64 1
  %675 = insertelement <4 x i32> %673, i32 %674, i64 1
  %676 = extractelement <8 x i32> %670, i64 2
  %677 = insertelement <4 x i32> %675, i32 %676, i64 2
  %678 = extractelement <8 x i32> %670, i64 3
  %679 = insertelement <4 x i32> %677, i32 %678, i64 3
  store <4 x i32> %679, ptr %20, align 16
  %680 = extractelement <8 x i32> %670, i64 4
  %681 = insertelement <4 x i32> poison, i32 %680, i64 0
  %682 = extractelement <8 x i32> %670, i64 5
  %683 = insertelement <4 x i32> %681, i32 %682, i64 1
  %684 = extractelement <8 x i32> %670, i64 6
  %685 = insertelement <4 x i32> %683, i32 %684, i64 2
  %686 = extractelement <8 x i32> %670, i64 7
  %687 = insertelement <4 x i32> %685, i32 %686, i64 3
  store <4 x i32> %687, ptr %671, align 16
  %688 = getelementptr float, ptr %20, i64 4
  %689 = load <4 x float>, ptr %20, align 16
  %690 = extractelement <4 x float> %689, i64 0
  %691 = insertelement <8 x float> poison, float %690, i64 0
  %692 = extractelement <4 x float> %689, i64 1
  %693 = insertelement <8 x float> %691, float %692, i64 1
  %694 = extractelement <4 x float> %689, i64 2
  %695 = insertelement <8 x float> %693, float %694, i64 2
  %696 = extractelement <4 x float> %689, i64 3
  %697 = insertelement <8 x float> %695, float %696, i64 3
  %698 = load <4 x float>, ptr %688, align 16
  %699 = extractelement <4 x float> %698, i64 0
  %700 = insertelement <8 x float> %697, float %699, i64 4
  %701 = extractelement <4 x float> %698, i64 1
  %702 = insertelement <8 x float> %700, float %701, i64 5
  %703 = extractelement <4 x float> %698, i64 2
  %704 = insertelement <8 x float> %702, float %703, i64 6
  %705 = extractelement <4 x float> %698, i64 3
  %706 = insertelement <8 x float> %704, float %705, i64 7
  %707 = fptrunc <8 x float> %706 to <8 x bfloat>
  %708 = mul nsw i32 %23, 64
  %709 = add nsw i32 %708, 16
  %710 = add nsw i32 %709, 0
  %711 = sext i32 %710 to i64
  %712 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %711
  %713 = ptrtoint ptr addrspace(3) %712 to i32
  %714 = and i32 %713, 896
  %715 = lshr i32 %714, 3
  %716 = xor i32 %713, %715
  %717 = inttoptr i32 %716 to ptr addrspace(3)
  %718 = extractelement <8 x bfloat> %707, i64 0
  %719 = insertelement <8 x bfloat> poison, bfloat %718, i64 0
  %720 = extractelement <8 x bfloat> %707, i64 1
  %721 = insertelement <8 x bfloat> %719, bfloat %720, i64 1
  %722 = extractelement <8 x bfloat> %707, i64 2
  %723 = insertelement <8 x bfloat> %721, bfloat %722, i64 2
  %724 = extractelement <8 x bfloat> %707, i64 3
  %725 = insertelement <8 x bfloat> %723, bfloat %724, i64 3
  %726 = extractelement <8 x bfloat> %707, i64 4
  %727 = insertelement <8 x bfloat> %725, bfloat %726, i64 4
  %728 = extractelement <8 x bfloat> %707, i64 5
  %729 = insertelement <8 x bfloat> %727, bfloat %728, i64 5
  %730 = extractelement <8 x bfloat> %707, i64 6
  %731 = insertelement <8 x bfloat> %729, bfloat %730, i64 6
  %732 = extractelement <8 x bfloat> %707, i64 7
  %733 = insertelement <8 x bfloat> %731, bfloat %732, i64 7
  store <8 x bfloat> %733, ptr addrspace(3) %717, align 16
  %734 = mul nsw i32 %30, 2097152
  %735 = add nsw i32 %734, 24
  %736 = mul nsw i32 %330, 128
  %737 = add nsw i32 %735, %736
  %738 = sext i32 %737 to i64
  %739 = getelementptr i8, ptr addrspace(6) %52, i64 %738
  %740 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %739, i1 false)
  %741 = getelementptr i32, ptr %19, i64 4
  %742 = extractelement <8 x i32> %740, i64 0
  %743 = insertelement <4 x i32> poison, i32 %742, i64 0
  %744 = extractelement <8 x i32> %740, i64 1
  %745 = insertelement <4 x i32> %743, i32 %744, i64 1
  %746 = extractelement <8 x i32> %740, i64 2
  %747 = insertelement <4 x i32> %745, i32 %746, i64 2
  %748 = extractelement <8 x i32> %740, i64 3
  %749 = insertelement <4 x i32> %747, i32 %748, i64 3
  store <4 x i32> %749, ptr %19, align 16
  %750 = extractelement <8 x i32> %740, i64 4
  %751 = insertelement <4 x i32> poison, i32 %750, i64 0
  %752 = extractelement <8 x i32> %740, i64 5
  %753 = insertelement <4 x i32> %751, i32 %752, i64 1
  %754 = extractelement <8 x i32> %740, i64 6
  %755 = insertelement <4 x i32> %753, i32 %754, i64 2
  %756 = extractelement <8 x i32> %740, i64 7
  %757 = insertelement <4 x i32> %755, i32 %756, i64 3
  store <4 x i32> %757, ptr %741, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %758 = getelementptr i32, ptr %19, i64 4
  %759 = load <4 x i32>, ptr %19, align 16
  %760 = extractelement <4 x i32> %759, i64 0
  %761 = insertelement <8 x i32> poison, i32 %760, i64 0
  %762 = extractelement <4 x i32> %759, i64 1
  %763 = insertelement <8 x i32> %761, i32 %762, i64 1
  %764 = extractelement <4 x i32> %759, i64 2
  %765 = insertelement <8 x i32> %763, i32 %764, i64 2
  %766 = extractelement <4 x i32> %759, i64 3
  %767 = insertelement <8 x i32> %765, i32 %766, i64 3
  %768 = load <4 x i32>, ptr %758, align 16
  %769 = extractelement <4 x i32> %768, i64 0
  %770 = insertelement <8 x i32> %767, i32 %769, i64 4
  %771 = extractelement <4 x i32> %768, i64 1
  %772 = insertelement <8 x i32> %770, i32 %771, i64 5
  %773 = extractelement <4 x i32> %768, i64 2
  %774 = insertelement <8 x i32> %772, i32 %773, i64 6
  %775 = extractelement <4 x i32> %768, i64 3
  %776 = insertelement <8 x i32> %774, i32 %775, i64 7
  %777 = extractelement <8 x i32> %776, i64 0
  %778 = extractelement <8 x i32> %776, i64 1
  %779 = extractelement <8 x i32> %776, i64 2
  %780 = extractelement <8 x i32> %776, i64 3
  %781 = extractelement <8 x i32> %776, i64 4
  %782 = extractelement <8 x i32> %776, i64 5
  %783 = extractelement <8 x i32> %776, i64 6
  %784 = extractelement <8 x i32> %776, i64 7
  %785 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %777, i32 %778, i32 %779, i32 %780, i32 %781, i32 %782, i32 %783, i32 %784)
  %786 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 0
  %787 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 1
  %788 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 2
  %789 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 3
  %790 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 4
  %791 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 5
  %792 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 6
  %793 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %785, 7
  %794 = insertelement <8 x i32> poison, i32 %786, i64 0
  %795 = insertelement <8 x i32> %794, i32 %787, i64 1
  %796 = insertelement <8 x i32> %795, i32 %788, i64 2
  %797 = insertelement <8 x i32> %796, i32 %789, i64 3
  %798 = insertelement <8 x i32> %797, i32 %790, i64 4
  %799 = insertelement <8 x i32> %798, i32 %791, i64 5
  %800 = insertelement <8 x i32> %799, i32 %792, i64 6
  %801 = insertelement <8 x i32> %800, i32 %793, i64 7
  %802 = getelementptr i32, ptr %19, i64 4
  %803 = extractelement <8 x i32> %801, i64 0
  %804 = insertelement <4 x i32> poison, i32 %803, i64 0
  %805 = extractelement <8 x i32> %801, i64 1
  %806 = insertelement <4 x i32> %804, i32 %805, i64 1
  %807 = extractelement <8 x i32> %801, i64 2
  %808 = insertelement <4 x i32> %806, i32 %807, i64 2
  %809 = extractelement <8 x i32> %801, i64 3
  %810 = insertelement <4 x i32> %808, i32 %809, i64 3
  store <4 x i32> %810, ptr %19, align 16
  %811 = extractelement <8 x i32> %801, i64 4
  %812 = insertelement <4 x i32> poison, i32 %811, i64 0
  %813 = extractelement <8 x i32> %801, i64 5
  %814 = insertelement <4 x i32> %812, i32 %813, i64 1
  %815 = extractelement <8 x i32> %801, i64 6
  %816 = insertelement <4 x i32> %814, i32 %815, i64 2
  %817 = extractelement <8 x i32> %801, i64 7
  %818 = insertelement <4 x i32> %816, i32 %817, i64 3
  store <4 x i32> %818, ptr %802, align 16
  %819 = getelementptr float, ptr %19, i64 4
  %820 = load <4 x float>, ptr %19, align 16
  %821 = extractelement <4 x float> %820, i64 0
  %822 = insertelement <8 x float> poison, float %821, i64 0
  %823 = extractelement <4 x float> %820, i64 1
  %824 = insertelement <8 x float> %822, float %823, i64 1
  %825 = extractelement <4 x float> %820, i64 2
  %826 = insertelement <8 x float> %824, float %825, i64 2
  %827 = extractelement <4 x float> %820, i64 3
  %828 = insertelement <8 x float> %826, float %827, i64 3
  %829 = load <4 x float>, ptr %819, align 16
  %830 = extractelement <4 x float> %829, i64 0
  %831 = insertelement <8 x float> %828, float %830, i64 4
  %832 = extractelement <4 x float> %829, i64 1
  %833 = insertelement <8 x float> %831, float %832, i64 5
  %834 = extractelement <4 x float> %829, i64 2
  %835 = insertelement <8 x float> %833, float %834, i64 6
  %836 = extractelement <4 x float> %829, i64 3
  %837 = insertelement <8 x float> %835, float %836, i64 7
  %838 = fptrunc <8 x float> %837 to <8 x bfloat>
  %839 = mul nsw i32 %23, 64
  %840 = add nsw i32 %839, 24
  %841 = add nsw i32 %840, 0
  %842 = sext i32 %841 to i64
  %843 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %842
  %844 = ptrtoint ptr addrspace(3) %843 to i32
  %845 = and i32 %844, 896
  %846 = lshr i32 %845, 3
  %847 = xor i32 %844, %846
  %848 = inttoptr i32 %847 to ptr addrspace(3)
  %849 = extractelement <8 x bfloat> %838, i64 0
  %850 = insertelement <8 x bfloat> poison, bfloat %849, i64 0
  %851 = extractelement <8 x bfloat> %838, i64 1
  %852 = insertelement <8 x bfloat> %850, bfloat %851, i64 1
  %853 = extractelement <8 x bfloat> %838, i64 2
  %854 = insertelement <8 x bfloat> %852, bfloat %853, i64 2
  %855 = extractelement <8 x bfloat> %838, i64 3
  %856 = insertelement <8 x bfloat> %854, bfloat %855, i64 3
  %857 = extractelement <8 x bfloat> %838, i64 4
  %858 = insertelement <8 x bfloat> %856, bfloat %857, i64 4
  %859 = extractelement <8 x bfloat> %838, i64 5
  %860 = insertelement <8 x bfloat> %858, bfloat %859, i64 5
  %861 = extractelement <8 x bfloat> %838, i64 6
  %862 = insertelement <8 x bfloat> %860, bfloat %861, i64 6
  %863 = extractelement <8 x bfloat> %838, i64 7
  %864 = insertelement <8 x bfloat> %862, bfloat %863, i64 7
  store <8 x bfloat> %864, ptr addrspace(3) %848, align 16
  %865 = mul nsw i32 %30, 2097152
  %866 = add nsw i32 %865, 32
  %867 = mul nsw i32 %330, 128
  %868 = add nsw i32 %866, %867
  %869 = sext i32 %868 to i64
  %870 = getelementptr i8, ptr addrspace(6) %52, i64 %869
  %871 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %870, i1 false)
  %872 = getelementptr i32, ptr %18, i64 4
  %873 = extractelement <8 x i32> %871, i64 0
  %874 = insertelement <4 x i32> poison, i32 %873, i64 0
  %875 = extractelement <8 x i32> %871, i64 1
  %876 = insertelement <4 x i32> %874, i32 %875, i64 1
  %877 = extractelement <8 x i32> %871, i64 2
  %878 = insertelement <4 x i32> %876, i32 %877, i64 2
  %879 = extractelement <8 x i32> %871, i64 3
  %880 = insertelement <4 x i32> %878, i32 %879, i64 3
  store <4 x i32> %880, ptr %18, align 16
  %881 = extractelement <8 x i32> %871, i64 4
  %882 = insertelement <4 x i32> poison, i32 %881, i64 0
  %883 = extractelement <8 x i32> %871, i64 5
  %884 = insertelement <4 x i32> %882, i32 %883, i64 1
  %885 = extractelement <8 x i32> %871, i64 6
  %886 = insertelement <4 x i32> %884, i32 %885, i64 2
  %887 = extractelement <8 x i32> %871, i64 7
  %888 = insertelement <4 x i32> %886, i32 %887, i64 3
  store <4 x i32> %888, ptr %872, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %889 = getelementptr i32, ptr %18, i64 4
  %890 = load <4 x i32>, ptr %18, align 16
  %891 = extractelement <4 x i32> %890, i64 0
  %892 = insertelement <8 x i32> poison, i32 %891, i64 0
  %893 = extractelement <4 x i32> %890, i64 1
  %894 = insertelement <8 x i32> %892, i32 %893, i64 1
  %895 = extractelement <4 x i32> %890, i64 2
  %896 = insertelement <8 x i32> %894, i32 %895, i64 2
  %897 = extractelement <4 x i32> %890, i64 3
  %898 = insertelement <8 x i32> %896, i32 %897, i64 3
  %899 = load <4 x i32>, ptr %889, align 16
  %900 = extractelement <4 x i32> %899, i64 0
  %901 = insertelement <8 x i32> %898, i32 %900, i64 4
  %902 = extractelement <4 x i32> %899, i64 1
  %903 = insertelement <8 x i32> %901, i32 %902, i64 5
  %904 = extractelement <4 x i32> %899, i64 2
  %905 = insertelement <8 x i32> %903, i32 %904, i64 6
  %906 = extractelement <4 x i32> %899, i64 3
  %907 = insertelement <8 x i32> %905, i32 %906, i64 7
  %908 = extractelement <8 x i32> %907, i64 0
  %909 = extractelement <8 x i32> %907, i64 1
  %910 = extractelement <8 x i32> %907, i64 2
  %911 = extractelement <8 x i32> %907, i64 3
  %912 = extractelement <8 x i32> %907, i64 4
  %913 = extractelement <8 x i32> %907, i64 5
  %914 = extractelement <8 x i32> %907, i64 6
  %915 = extractelement <8 x i32> %907, i64 7
  %916 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %908, i32 %909, i32 %910, i32 %911, i32 %912, i32 %913, i32 %914, i32 %915)
  %917 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 0
  %918 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 1
  %919 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 2
  %920 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 3
  %921 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 4
  %922 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 5
  %923 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 6
  %924 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %916, 7
  %925 = insertelement <8 x i32> poison, i32 %917, i64 0
  %926 = insertelement <8 x i32> %925, i32 %918, i64 1
  %927 = insertelement <8 x i32> %926, i32 %919, i64 2
  %928 = insertelement <8 x i32> %927, i32 %920, i64 3
  %929 = insertelement <8 x i32> %928, i32 %921, i64 4
  %930 = insertelement <8 x i32> %929, i32 %922, i64 5
  %931 = insertelement <8 x i32> %930, i32 %923, i64 6
  %932 = insertelement <8 x i32> %931, i32 %924, i64 7
  %933 = getelementptr i32, ptr %18, i64 4
  %934 = extractelement <8 x i32> %932, i64 0
  %935 = insertelement <4 x i32> poison, i32 %934, i64 0
  %936 = extractelement <8 x i32> %932, i64 1
  %937 = insertelement <4 x i32> %935, i32 %936, i64 1
  %938 = extractelement <8 x i32> %932, i64 2
  %939 = insertelement <4 x i32> %937, i32 %938, i64 2
  %940 = extractelement <8 x i32> %932, i64 3
  %941 = insertelement <4 x i32> %939, i32 %940, i64 3
  store <4 x i32> %941, ptr %18, align 16
  %942 = extractelement <8 x i32> %932, i64 4
  %943 = insertelement <4 x i32> poison, i32 %942, i64 0
  %944 = extractelement <8 x i32> %932, i64 5
  %945 = insertelement <4 x i32> %943, i32 %944, i64 1
  %946 = extractelement <8 x i32> %932, i64 6
  %947 = insertelement <4 x i32> %945, i32 %946, i64 2
  %948 = extractelement <8 x i32> %932, i64 7
  %949 = insertelement <4 x i32> %947, i32 %948, i64 3
  store <4 x i32> %949, ptr %933, align 16
  %950 = getelementptr float, ptr %18, i64 4
  %951 = load <4 x float>, ptr %18, align 16
  %952 = extractelement <4 x float> %951, i64 0
  %953 = insertelement <8 x float> poison, float %952, i64 0
  %954 = extractelement <4 x float> %951, i64 1
  %955 = insertelement <8 x float> %953, float %954, i64 1
  %956 = extractelement <4 x float> %951, i64 2
  %957 = insertelement <8 x float> %955, float %956, i64 2
  %958 = extractelement <4 x float> %951, i64 3
  %959 = insertelement <8 x float> %957, float %958, i64 3
  %960 = load <4 x float>, ptr %950, align 16
  %961 = extractelement <4 x float> %960, i64 0
  %962 = insertelement <8 x float> %959, float %961, i64 4
  %963 = extractelement <4 x float> %960, i64 1
  %964 = insertelement <8 x float> %962, float %963, i64 5
  %965 = extractelement <4 x float> %960, i64 2
  %966 = insertelement <8 x float> %964, float %965, i64 6
  %967 = extractelement <4 x float> %960, i64 3
  %968 = insertelement <8 x float> %966, float %967, i64 7
  %969 = fptrunc <8 x float> %968 to <8 x bfloat>
  %970 = mul nsw i32 %23, 64
  %971 = add nsw i32 %970, 32
  %972 = add nsw i32 %971, 0
  %973 = sext i32 %972 to i64
  %974 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %973
  %975 = ptrtoint ptr addrspace(3) %974 to i32
  %976 = and i32 %975, 896
  %977 = lshr i32 %976, 3
  %978 = xor i32 %975, %977
  %979 = inttoptr i32 %978 to ptr addrspace(3)
  %980 = extractelement <8 x bfloat> %969, i64 0
  %981 = insertelement <8 x bfloat> poison, bfloat %980, i64 0
  %982 = extractelement <8 x bfloat> %969, i64 1
  %983 = insertelement <8 x bfloat> %981, bfloat %982, i64 1
  %984 = extractelement <8 x bfloat> %969, i64 2
  %985 = insertelement <8 x bfloat> %983, bfloat %984, i64 2
  %986 = extractelement <8 x bfloat> %969, i64 3
  %987 = insertelement <8 x bfloat> %985, bfloat %986, i64 3
  %988 = extractelement <8 x bfloat> %969, i64 4
  %989 = insertelement <8 x bfloat> %987, bfloat %988, i64 4
  %990 = extractelement <8 x bfloat> %969, i64 5
  %991 = insertelement <8 x bfloat> %989, bfloat %990, i64 5
  %992 = extractelement <8 x bfloat> %969, i64 6
  %993 = insertelement <8 x bfloat> %991, bfloat %992, i64 6
  %994 = extractelement <8 x bfloat> %969, i64 7
  %995 = insertelement <8 x bfloat> %993, bfloat %994, i64 7
  store <8 x bfloat> %995, ptr addrspace(3) %979, align 16
  %996 = mul nsw i32 %30, 2097152
  %997 = add nsw i32 %996, 40
  %998 = mul nsw i32 %330, 128
  %999 = add nsw i32 %997, %998
  %1000 = sext i32 %999 to i64
  %1001 = getelementptr i8, ptr addrspace(6) %52, i64 %1000
  %1002 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1001, i1 false)
  %1003 = getelementptr i32, ptr %17, i64 4
  %1004 = extractelement <8 x i32> %1002, i64 0
  %1005 = insertelement <4 x i32> poison, i32 %1004, i64 0
  %1006 = extractelement <8 x i32> %1002, i64 1
  %1007 = insertelement <4 x i32> %1005, i32 %1006, i64 1
  %1008 = extractelement <8 x i32> %1002, i64 2
  %1009 = insertelement <4 x i32> %1007, i32 %1008, i64 2
  %1010 = extractelement <8 x i32> %1002, i64 3
  %1011 = insertelement <4 x i32> %1009, i32 %1010, i64 3
  store <4 x i32> %1011, ptr %17, align 16
  %1012 = extractelement <8 x i32> %1002, i64 4
  %1013 = insertelement <4 x i32> poison, i32 %1012, i64 0
  %1014 = extractelement <8 x i32> %1002, i64 5
  %1015 = insertelement <4 x i32> %1013, i32 %1014, i64 1
  %1016 = extractelement <8 x i32> %1002, i64 6
  %1017 = insertelement <4 x i32> %1015, i32 %1016, i64 2
  %1018 = extractelement <8 x i32> %1002, i64 7
  %1019 = insertelement <4 x i32> %1017, i32 %1018, i64 3
  store <4 x i32> %1019, ptr %1003, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1020 = getelementptr i32, ptr %17, i64 4
  %1021 = load <4 x i32>, ptr %17, align 16
  %1022 = extractelement <4 x i32> %1021, i64 0
  %1023 = insertelement <8 x i32> poison, i32 %1022, i64 0
  %1024 = extractelement <4 x i32> %1021, i64 1
  %1025 = insertelement <8 x i32> %1023, i32 %1024, i64 1
  %1026 = extractelement <4 x i32> %1021, i64 2
  %1027 = insertelement <8 x i32> %1025, i32 %1026, i64 2
  %1028 = extractelement <4 x i32> %1021, i64 3
  %1029 = insertelement <8 x i32> %1027, i32 %1028, i64 3
  %1030 = load <4 x i32>, ptr %1020, align 16
  %1031 = extractelement <4 x i32> %1030, i64 0
  %1032 = insertelement <8 x i32> %1029, i32 %1031, i64 4
  %1033 = extractelement <4 x i32> %1030, i64 1
  %1034 = insertelement <8 x i32> %1032, i32 %1033, i64 5
  %1035 = extractelement <4 x i32> %1030, i64 2
  %1036 = insertelement <8 x i32> %1034, i32 %1035, i64 6
  %1037 = extractelement <4 x i32> %1030, i64 3
  %1038 = insertelement <8 x i32> %1036, i32 %1037, i64 7
  %1039 = extractelement <8 x i32> %1038, i64 0
  %1040 = extractelement <8 x i32> %1038, i64 1
  %1041 = extractelement <8 x i32> %1038, i64 2
  %1042 = extractelement <8 x i32> %1038, i64 3
  %1043 = extractelement <8 x i32> %1038, i64 4
  %1044 = extractelement <8 x i32> %1038, i64 5
  %1045 = extractelement <8 x i32> %1038, i64 6
  %1046 = extractelement <8 x i32> %1038, i64 7
  %1047 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1039, i32 %1040, i32 %1041, i32 %1042, i32 %1043, i32 %1044, i32 %1045, i32 %1046)
  %1048 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 0
  %1049 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 1
  %1050 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 2
  %1051 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 3
  %1052 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 4
  %1053 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 5
  %1054 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 6
  %1055 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1047, 7
  %1056 = insertelement <8 x i32> poison, i32 %1048, i64 0
  %1057 = insertelement <8 x i32> %1056, i32 %1049, i64 1
  %1058 = insertelement <8 x i32> %1057, i32 %1050, i64 2
  %1059 = insertelement <8 x i32> %1058, i32 %1051, i64 3
  %1060 = insertelement <8 x i32> %1059, i32 %1052, i64 4
  %1061 = insertelement <8 x i32> %1060, i32 %1053, i64 5
  %1062 = insertelement <8 x i32> %1061, i32 %1054, i64 6
  %1063 = insertelement <8 x i32> %1062, i32 %1055, i64 7
  %1064 = getelementptr i32, ptr %17, i64 4
  %1065 = extractelement <8 x i32> %1063, i64 0
  %1066 = insertelement <4 x i32> poison, i32 %1065, i64 0
  %1067 = extractelement <8 x i32> %1063, i64 1
  %1068 = insertelement <4 x i32> %1066, i32 %1067, i64 1
  %1069 = extractelement <8 x i32> %1063, i64 2
  %1070 = insertelement <4 x i32> %1068, i32 %1069, i64 2
  %1071 = extractelement <8 x i32> %1063, i64 3
  %1072 = insertelement <4 x i32> %1070, i32 %1071, i64 3
  store <4 x i32> %1072, ptr %17, align 16
  %1073 = extractelement <8 x i32> %1063, i64 4
  %1074 = insertelement <4 x i32> poison, i32 %1073, i64 0
  %1075 = extractelement <8 x i32> %1063, i64 5
  %1076 = insertelement <4 x i32> %1074, i32 %1075, i64 1
  %1077 = extractelement <8 x i32> %1063, i64 6
  %1078 = insertelement <4 x i32> %1076, i32 %1077, i64 2
  %1079 = extractelement <8 x i32> %1063, i64 7
  %1080 = insertelement <4 x i32> %1078, i32 %1079, i64 3
  store <4 x i32> %1080, ptr %1064, align 16
  %1081 = getelementptr float, ptr %17, i64 4
  %1082 = load <4 x float>, ptr %17, align 16
  %1083 = extractelement <4 x float> %1082, i64 0
  %1084 = insertelement <8 x float> poison, float %1083, i64 0
  %1085 = extractelement <4 x float> %1082, i64 1
  %1086 = insertelement <8 x float> %1084, float %1085, i64 1
  %1087 = extractelement <4 x float> %1082, i64 2
  %1088 = insertelement <8 x float> %1086, float %1087, i64 2
  %1089 = extractelement <4 x float> %1082, i64 3
  %1090 = insertelement <8 x float> %1088, float %1089, i64 3
  %1091 = load <4 x float>, ptr %1081, align 16
  %1092 = extractelement <4 x float> %1091, i64 0
  %1093 = insertelement <8 x float> %1090, float %1092, i64 4
  %1094 = extractelement <4 x float> %1091, i64 1
  %1095 = insertelement <8 x float> %1093, float %1094, i64 5
  %1096 = extractelement <4 x float> %1091, i64 2
  %1097 = insertelement <8 x float> %1095, float %1096, i64 6
  %1098 = extractelement <4 x float> %1091, i64 3
  %1099 = insertelement <8 x float> %1097, float %1098, i64 7
  %1100 = fptrunc <8 x float> %1099 to <8 x bfloat>
  %1101 = mul nsw i32 %23, 64
  %1102 = add nsw i32 %1101, 40
  %1103 = add nsw i32 %1102, 0
  %1104 = sext i32 %1103 to i64
  %1105 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1104
  %1106 = ptrtoint ptr addrspace(3) %1105 to i32
  %1107 = and i32 %1106, 896
  %1108 = lshr i32 %1107, 3
  %1109 = xor i32 %1106, %1108
  %1110 = inttoptr i32 %1109 to ptr addrspace(3)
  %1111 = extractelement <8 x bfloat> %1100, i64 0
  %1112 = insertelement <8 x bfloat> poison, bfloat %1111, i64 0
  %1113 = extractelement <8 x bfloat> %1100, i64 1
  %1114 = insertelement <8 x bfloat> %1112, bfloat %1113, i64 1
  %1115 = extractelement <8 x bfloat> %1100, i64 2
  %1116 = insertelement <8 x bfloat> %1114, bfloat %1115, i64 2
  %1117 = extractelement <8 x bfloat> %1100, i64 3
  %1118 = insertelement <8 x bfloat> %1116, bfloat %1117, i64 3
  %1119 = extractelement <8 x bfloat> %1100, i64 4
  %1120 = insertelement <8 x bfloat> %1118, bfloat %1119, i64 4
  %1121 = extractelement <8 x bfloat> %1100, i64 5
  %1122 = insertelement <8 x bfloat> %1120, bfloat %1121, i64 5
  %1123 = extractelement <8 x bfloat> %1100, i64 6
  %1124 = insertelement <8 x bfloat> %1122, bfloat %1123, i64 6
  %1125 = extractelement <8 x bfloat> %1100, i64 7
  %1126 = insertelement <8 x bfloat> %1124, bfloat %1125, i64 7
  store <8 x bfloat> %1126, ptr addrspace(3) %1110, align 16
  %1127 = mul nsw i32 %30, 2097152
  %1128 = add nsw i32 %1127, 48
  %1129 = mul nsw i32 %330, 128
  %1130 = add nsw i32 %1128, %1129
  %1131 = sext i32 %1130 to i64
  %1132 = getelementptr i8, ptr addrspace(6) %52, i64 %1131
  %1133 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1132, i1 false)
  %1134 = getelementptr i32, ptr %16, i64 4
  %1135 = extractelement <8 x i32> %1133, i64 0
  %1136 = insertelement <4 x i32> poison, i32 %1135, i64 0
  %1137 = extractelement <8 x i32> %1133, i64 1
  %1138 = insertelement <4 x i32> %1136, i32 %1137, i64 1
  %1139 = extractelement <8 x i32> %1133, i64 2
  %1140 = insertelement <4 x i32> %1138, i32 %1139, i64 2
  %1141 = extractelement <8 x i32> %1133, i64 3
  %1142 = insertelement <4 x i32> %1140, i32 %1141, i64 3
  store <4 x i32> %1142, ptr %16, align 16
  %1143 = extractelement <8 x i32> %1133, i64 4
  %1144 = insertelement <4 x i32> poison, i32 %1143, i64 0
  %1145 = extractelement <8 x i32> %1133, i64 5
  %1146 = insertelement <4 x i32> %1144, i32 %1145, i64 1
  %1147 = extractelement <8 x i32> %1133, i64 6
  %1148 = insertelement <4 x i32> %1146, i32 %1147, i64 2
  %1149 = extractelement <8 x i32> %1133, i64 7
  %1150 = insertelement <4 x i32> %1148, i32 %1149, i64 3
  store <4 x i32> %1150, ptr %1134, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1151 = getelementptr i32, ptr %16, i64 4
  %1152 = load <4 x i32>, ptr %16, align 16
  %1153 = extractelement <4 x i32> %1152, i64 0
  %1154 = insertelement <8 x i32> poison, i32 %1153, i64 0
  %1155 = extractelement <4 x i32> %1152, i64 1
  %1156 = insertelement <8 x i32> %1154, i32 %1155, i64 1
  %1157 = extractelement <4 x i32> %1152, i64 2
  %1158 = insertelement <8 x i32> %1156, i32 %1157, i64 2
  %1159 = extractelement <4 x i32> %1152, i64 3
  %1160 = insertelement <8 x i32> %1158, i32 %1159, i64 3
  %1161 = load <4 x i32>, ptr %1151, align 16
  %1162 = extractelement <4 x i32> %1161, i64 0
  %1163 = insertelement <8 x i32> %1160, i32 %1162, i64 4
  %1164 = extractelement <4 x i32> %1161, i64 1
  %1165 = insertelement <8 x i32> %1163, i32 %1164, i64 5
  %1166 = extractelement <4 x i32> %1161, i64 2
  %1167 = insertelement <8 x i32> %1165, i32 %1166, i64 6
  %1168 = extractelement <4 x i32> %1161, i64 3
  %1169 = insertelement <8 x i32> %1167, i32 %1168, i64 7
  %1170 = extractelement <8 x i32> %1169, i64 0
  %1171 = extractelement <8 x i32> %1169, i64 1
  %1172 = extractelement <8 x i32> %1169, i64 2
  %1173 = extractelement <8 x i32> %1169, i64 3
  %1174 = extractelement <8 x i32> %1169, i64 4
  %1175 = extractelement <8 x i32> %1169, i64 5
  %1176 = extractelement <8 x i32> %1169, i64 6
  %1177 = extractelement <8 x i32> %1169, i64 7
  %1178 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1170, i32 %1171, i32 %1172, i32 %1173, i32 %1174, i32 %1175, i32 %1176, i32 %1177)
  %1179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 0
  %1180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 1
  %1181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 2
  %1182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 3
  %1183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 4
  %1184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 5
  %1185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 6
  %1186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1178, 7
  %1187 = insertelement <8 x i32> poison, i32 %1179, i64 0
  %1188 = insertelement <8 x i32> %1187, i32 %1180, i64 1
  %1189 = insertelement <8 x i32> %1188, i32 %1181, i64 2
  %1190 = insertelement <8 x i32> %1189, i32 %1182, i64 3
  %1191 = insertelement <8 x i32> %1190, i32 %1183, i64 4
  %1192 = insertelement <8 x i32> %1191, i32 %1184, i64 5
  %1193 = insertelement <8 x i32> %1192, i32 %1185, i64 6
  %1194 = insertelement <8 x i32> %1193, i32 %1186, i64 7
  %1195 = getelementptr i32, ptr %16, i64 4
  %1196 = extractelement <8 x i32> %1194, i64 0
  %1197 = insertelement <4 x i32> poison, i32 %1196, i64 0
  %1198 = extractelement <8 x i32> %1194, i64 1
  %1199 = insertelement <4 x i32> %1197, i32 %1198, i64 1
  %1200 = extractelement <8 x i32> %1194, i64 2
  %1201 = insertelement <4 x i32> %1199, i32 %1200, i64 2
  %1202 = extractelement <8 x i32> %1194, i64 3
  %1203 = insertelement <4 x i32> %1201, i32 %1202, i64 3
  store <4 x i32> %1203, ptr %16, align 16
  %1204 = extractelement <8 x i32> %1194, i64 4
  %1205 = insertelement <4 x i32> poison, i32 %1204, i64 0
  %1206 = extractelement <8 x i32> %1194, i64 5
  %1207 = insertelement <4 x i32> %1205, i32 %1206, i64 1
  %1208 = extractelement <8 x i32> %1194, i64 6
  %1209 = insertelement <4 x i32> %1207, i32 %1208, i64 2
  %1210 = extractelement <8 x i32> %1194, i64 7
  %1211 = insertelement <4 x i32> %1209, i32 %1210, i64 3
  store <4 x i32> %1211, ptr %1195, align 16
  %1212 = getelementptr float, ptr %16, i64 4
  %1213 = load <4 x float>, ptr %16, align 16
  %1214 = extractelement <4 x float> %1213, i64 0
  %1215 = insertelement <8 x float> poison, float %1214, i64 0
  %1216 = extractelement <4 x float> %1213, i64 1
  %1217 = insertelement <8 x float> %1215, float %1216, i64 1
  %1218 = extractelement <4 x float> %1213, i64 2
  %1219 = insertelement <8 x float> %1217, float %1218, i64 2
  %1220 = extractelement <4 x float> %1213, i64 3
  %1221 = insertelement <8 x float> %1219, float %1220, i64 3
  %1222 = load <4 x float>, ptr %1212, align 16
  %1223 = extractelement <4 x float> %1222, i64 0
  %1224 = insertelement <8 x float> %1221, float %1223, i64 4
  %1225 = extractelement <4 x float> %1222, i64 1
  %1226 = insertelement <8 x float> %1224, float %1225, i64 5
  %1227 = extractelement <4 x float> %1222, i64 2
  %1228 = insertelement <8 x float> %1226, float %1227, i64 6
  %1229 = extractelement <4 x float> %1222, i64 3
  %1230 = insertelement <8 x float> %1228, float %1229, i64 7
  %1231 = fptrunc <8 x float> %1230 to <8 x bfloat>
  %1232 = mul nsw i32 %23, 64
  %1233 = add nsw i32 %1232, 48
  %1234 = add nsw i32 %1233, 0
  %1235 = sext i32 %1234 to i64
  %1236 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1235
  %1237 = ptrtoint ptr addrspace(3) %1236 to i32
  %1238 = and i32 %1237, 896
  %1239 = lshr i32 %1238, 3
  %1240 = xor i32 %1237, %1239
  %1241 = inttoptr i32 %1240 to ptr addrspace(3)
  %1242 = extractelement <8 x bfloat> %1231, i64 0
  %1243 = insertelement <8 x bfloat> poison, bfloat %1242, i64 0
  %1244 = extractelement <8 x bfloat> %1231, i64 1
  %1245 = insertelement <8 x bfloat> %1243, bfloat %1244, i64 1
  %1246 = extractelement <8 x bfloat> %1231, i64 2
  %1247 = insertelement <8 x bfloat> %1245, bfloat %1246, i64 2
  %1248 = extractelement <8 x bfloat> %1231, i64 3
  %1249 = insertelement <8 x bfloat> %1247, bfloat %1248, i64 3
  %1250 = extractelement <8 x bfloat> %1231, i64 4
  %1251 = insertelement <8 x bfloat> %1249, bfloat %1250, i64 4
  %1252 = extractelement <8 x bfloat> %1231, i64 5
  %1253 = insertelement <8 x bfloat> %1251, bfloat %1252, i64 5
  %1254 = extractelement <8 x bfloat> %1231, i64 6
  %1255 = insertelement <8 x bfloat> %1253, bfloat %1254, i64 6
  %1256 = extractelement <8 x bfloat> %1231, i64 7
  %1257 = insertelement <8 x bfloat> %1255, bfloat %1256, i64 7
  store <8 x bfloat> %1257, ptr addrspace(3) %1241, align 16
  %1258 = mul nsw i32 %30, 2097152
  %1259 = add nsw i32 %1258, 56
  %1260 = mul nsw i32 %330, 128
  %1261 = add nsw i32 %1259, %1260
  %1262 = sext i32 %1261 to i64
  %1263 = getelementptr i8, ptr addrspace(6) %52, i64 %1262
  %1264 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1263, i1 false)
  %1265 = getelementptr i32, ptr %15, i64 4
  %1266 = extractelement <8 x i32> %1264, i64 0
  %1267 = insertelement <4 x i32> poison, i32 %1266, i64 0
  %1268 = extractelement <8 x i32> %1264, i64 1
  %1269 = insertelement <4 x i32> %1267, i32 %1268, i64 1
  %1270 = extractelement <8 x i32> %1264, i64 2
  %1271 = insertelement <4 x i32> %1269, i32 %1270, i64 2
  %1272 = extractelement <8 x i32> %1264, i64 3
  %1273 = insertelement <4 x i32> %1271, i32 %1272, i64 3
  store <4 x i32> %1273, ptr %15, align 16
  %1274 = extractelement <8 x i32> %1264, i64 4
  %1275 = insertelement <4 x i32> poison, i32 %1274, i64 0
  %1276 = extractelement <8 x i32> %1264, i64 5
  %1277 = insertelement <4 x i32> %1275, i32 %1276, i64 1
  %1278 = extractelement <8 x i32> %1264, i64 6
  %1279 = insertelement <4 x i32> %1277, i32 %1278, i64 2
  %1280 = extractelement <8 x i32> %1264, i64 7
  %1281 = insertelement <4 x i32> %1279, i32 %1280, i64 3
  store <4 x i32> %1281, ptr %1265, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1282 = getelementptr i32, ptr %15, i64 4
  %1283 = load <4 x i32>, ptr %15, align 16
  %1284 = extractelement <4 x i32> %1283, i64 0
  %1285 = insertelement <8 x i32> poison, i32 %1284, i64 0
  %1286 = extractelement <4 x i32> %1283, i64 1
  %1287 = insertelement <8 x i32> %1285, i32 %1286, i64 1
  %1288 = extractelement <4 x i32> %1283, i64 2
  %1289 = insertelement <8 x i32> %1287, i32 %1288, i64 2
  %1290 = extractelement <4 x i32> %1283, i64 3
  %1291 = insertelement <8 x i32> %1289, i32 %1290, i64 3
  %1292 = load <4 x i32>, ptr %1282, align 16
  %1293 = extractelement <4 x i32> %1292, i64 0
  %1294 = insertelement <8 x i32> %1291, i32 %1293, i64 4
  %1295 = extractelement <4 x i32> %1292, i64 1
  %1296 = insertelement <8 x i32> %1294, i32 %1295, i64 5
  %1297 = extractelement <4 x i32> %1292, i64 2
  %1298 = insertelement <8 x i32> %1296, i32 %1297, i64 6
  %1299 = extractelement <4 x i32> %1292, i64 3
  %1300 = insertelement <8 x i32> %1298, i32 %1299, i64 7
  %1301 = extractelement <8 x i32> %1300, i64 0
  %1302 = extractelement <8 x i32> %1300, i64 1
  %1303 = extractelement <8 x i32> %1300, i64 2
  %1304 = extractelement <8 x i32> %1300, i64 3
  %1305 = extractelement <8 x i32> %1300, i64 4
  %1306 = extractelement <8 x i32> %1300, i64 5
  %1307 = extractelement <8 x i32> %1300, i64 6
  %1308 = extractelement <8 x i32> %1300, i64 7
  %1309 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1301, i32 %1302, i32 %1303, i32 %1304, i32 %1305, i32 %1306, i32 %1307, i32 %1308)
  %1310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 0
  %1311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 1
  %1312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 2
  %1313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 3
  %1314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 4
  %1315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 5
  %1316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 6
  %1317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1309, 7
  %1318 = insertelement <8 x i32> poison, i32 %1310, i64 0
  %1319 = insertelement <8 x i32> %1318, i32 %1311, i64 1
  %1320 = insertelement <8 x i32> %1319, i32 %1312, i64 2
  %1321 = insertelement <8 x i32> %1320, i32 %1313, i64 3
  %1322 = insertelement <8 x i32> %1321, i32 %1314, i64 4
  %1323 = insertelement <8 x i32> %1322, i32 %1315, i64 5
  %1324 = insertelement <8 x i32> %1323, i32 %1316, i64 6
  %1325 = insertelement <8 x i32> %1324, i32 %1317, i64 7
  %1326 = getelementptr i32, ptr %15, i64 4
  %1327 = extractelement <8 x i32> %1325, i64 0
  %1328 = insertelement <4 x i32> poison, i32 %1327, i64 0
  %1329 = extractelement <8 x i32> %1325, i64 1
  %1330 = insertelement <4 x i32> %1328, i32 %1329, i64 1
  %1331 = extractelement <8 x i32> %1325, i64 2
  %1332 = insertelement <4 x i32> %1330, i32 %1331, i64 2
  %1333 = extractelement <8 x i32> %1325, i64 3
  %1334 = insertelement <4 x i32> %1332, i32 %1333, i64 3
  store <4 x i32> %1334, ptr %15, align 16
  %1335 = extractelement <8 x i32> %1325, i64 4
  %1336 = insertelement <4 x i32> poison, i32 %1335, i64 0
  %1337 = extractelement <8 x i32> %1325, i64 5
  %1338 = insertelement <4 x i32> %1336, i32 %1337, i64 1
  %1339 = extractelement <8 x i32> %1325, i64 6
  %1340 = insertelement <4 x i32> %1338, i32 %1339, i64 2
  %1341 = extractelement <8 x i32> %1325, i64 7
  %1342 = insertelement <4 x i32> %1340, i32 %1341, i64 3
  store <4 x i32> %1342, ptr %1326, align 16
  %1343 = getelementptr float, ptr %15, i64 4
  %1344 = load <4 x float>, ptr %15, align 16
  %1345 = extractelement <4 x float> %1344, i64 0
  %1346 = insertelement <8 x float> poison, float %1345, i64 0
  %1347 = extractelement <4 x float> %1344, i64 1
  %1348 = insertelement <8 x float> %1346, float %1347, i64 1
  %1349 = extractelement <4 x float> %1344, i64 2
  %1350 = insertelement <8 x float> %1348, float %1349, i64 2
  %1351 = extractelement <4 x float> %1344, i64 3
  %1352 = insertelement <8 x float> %1350, float %1351, i64 3
  %1353 = load <4 x float>, ptr %1343, align 16
  %1354 = extractelement <4 x float> %1353, i64 0
  %1355 = insertelement <8 x float> %1352, float %1354, i64 4
  %1356 = extractelement <4 x float> %1353, i64 1
  %1357 = insertelement <8 x float> %1355, float %1356, i64 5
  %1358 = extractelement <4 x float> %1353, i64 2
  %1359 = insertelement <8 x float> %1357, float %1358, i64 6
  %1360 = extractelement <4 x float> %1353, i64 3
  %1361 = insertelement <8 x float> %1359, float %1360, i64 7
  %1362 = fptrunc <8 x float> %1361 to <8 x bfloat>
  %1363 = mul nsw i32 %23, 64
  %1364 = add nsw i32 %1363, 56
  %1365 = add nsw i32 %1364, 0
  %1366 = sext i32 %1365 to i64
  %1367 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1366
  %1368 = ptrtoint ptr addrspace(3) %1367 to i32
  %1369 = and i32 %1368, 896
  %1370 = lshr i32 %1369, 3
  %1371 = xor i32 %1368, %1370
  %1372 = inttoptr i32 %1371 to ptr addrspace(3)
  %1373 = extractelement <8 x bfloat> %1362, i64 0
  %1374 = insertelement <8 x bfloat> poison, bfloat %1373, i64 0
  %1375 = extractelement <8 x bfloat> %1362, i64 1
  %1376 = insertelement <8 x bfloat> %1374, bfloat %1375, i64 1
  %1377 = extractelement <8 x bfloat> %1362, i64 2
  %1378 = insertelement <8 x bfloat> %1376, bfloat %1377, i64 2
  %1379 = extractelement <8 x bfloat> %1362, i64 3
  %1380 = insertelement <8 x bfloat> %1378, bfloat %1379, i64 3
  %1381 = extractelement <8 x bfloat> %1362, i64 4
  %1382 = insertelement <8 x bfloat> %1380, bfloat %1381, i64 4
  %1383 = extractelement <8 x bfloat> %1362, i64 5
  %1384 = insertelement <8 x bfloat> %1382, bfloat %1383, i64 5
  %1385 = extractelement <8 x bfloat> %1362, i64 6
  %1386 = insertelement <8 x bfloat> %1384, bfloat %1385, i64 6
  %1387 = extractelement <8 x bfloat> %1362, i64 7
  %1388 = insertelement <8 x bfloat> %1386, bfloat %1387, i64 7
  store <8 x bfloat> %1388, ptr addrspace(3) %1372, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %31, label %1389, label %1392

1389:                                             ; preds = %340
  %1390 = mul nsw i32 %336, 64
  %1391 = mul nsw i32 %338, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), ptr %2, i32 %1390, i32 %1391, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %1392

1392:                                             ; preds = %1389, %340
  br i1 %31, label %1393, label %1394

1393:                                             ; preds = %1392
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %1394

1394:                                             ; preds = %1393, %1392
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %1395 = mul nsw i32 %30, 2097152
  %1396 = add nsw i32 %1395, 64
  %1397 = mul nsw i32 %330, 128
  %1398 = add nsw i32 %1396, %1397
  %1399 = sext i32 %1398 to i64
  %1400 = getelementptr i8, ptr addrspace(6) %52, i64 %1399
  %1401 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1400, i1 false)
  %1402 = getelementptr i32, ptr %14, i64 4
  %1403 = extractelement <8 x i32> %1401, i64 0
  %1404 = insertelement <4 x i32> poison, i32 %1403, i64 0
  %1405 = extractelement <8 x i32> %1401, i64 1
  %1406 = insertelement <4 x i32> %1404, i32 %1405, i64 1
  %1407 = extractelement <8 x i32> %1401, i64 2
  %1408 = insertelement <4 x i32> %1406, i32 %1407, i64 2
  %1409 = extractelement <8 x i32> %1401, i64 3
  %1410 = insertelement <4 x i32> %1408, i32 %1409, i64 3
  store <4 x i32> %1410, ptr %14, align 16
  %1411 = extractelement <8 x i32> %1401, i64 4
  %1412 = insertelement <4 x i32> poison, i32 %1411, i64 0
  %1413 = extractelement <8 x i32> %1401, i64 5
  %1414 = insertelement <4 x i32> %1412, i32 %1413, i64 1
  %1415 = extractelement <8 x i32> %1401, i64 6
  %1416 = insertelement <4 x i32> %1414, i32 %1415, i64 2
  %1417 = extractelement <8 x i32> %1401, i64 7
  %1418 = insertelement <4 x i32> %1416, i32 %1417, i64 3
  store <4 x i32> %1418, ptr %1402, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1419 = getelementptr i32, ptr %14, i64 4
  %1420 = load <4 x i32>, ptr %14, align 16
  %1421 = extractelement <4 x i32> %1420, i64 0
  %1422 = insertelement <8 x i32> poison, i32 %1421, i64 0
  %1423 = extractelement <4 x i32> %1420, i64 1
  %1424 = insertelement <8 x i32> %1422, i32 %1423, i64 1
  %1425 = extractelement <4 x i32> %1420, i64 2
  %1426 = insertelement <8 x i32> %1424, i32 %1425, i64 2
  %1427 = extractelement <4 x i32> %1420, i64 3
  %1428 = insertelement <8 x i32> %1426, i32 %1427, i64 3
  %1429 = load <4 x i32>, ptr %1419, align 16
  %1430 = extractelement <4 x i32> %1429, i64 0
  %1431 = insertelement <8 x i32> %1428, i32 %1430, i64 4
  %1432 = extractelement <4 x i32> %1429, i64 1
  %1433 = insertelement <8 x i32> %1431, i32 %1432, i64 5
  %1434 = extractelement <4 x i32> %1429, i64 2
  %1435 = insertelement <8 x i32> %1433, i32 %1434, i64 6
  %1436 = extractelement <4 x i32> %1429, i64 3
  %1437 = insertelement <8 x i32> %1435, i32 %1436, i64 7
  %1438 = extractelement <8 x i32> %1437, i64 0
  %1439 = extractelement <8 x i32> %1437, i64 1
  %1440 = extractelement <8 x i32> %1437, i64 2
  %1441 = extractelement <8 x i32> %1437, i64 3
  %1442 = extractelement <8 x i32> %1437, i64 4
  %1443 = extractelement <8 x i32> %1437, i64 5
  %1444 = extractelement <8 x i32> %1437, i64 6
  %1445 = extractelement <8 x i32> %1437, i64 7
  %1446 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1438, i32 %1439, i32 %1440, i32 %1441, i32 %1442, i32 %1443, i32 %1444, i32 %1445)
  %1447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 0
  %1448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 1
  %1449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 2
  %1450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 3
  %1451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 4
  %1452 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 5
  %1453 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 6
  %1454 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1446, 7
  %1455 = insertelement <8 x i32> poison, i32 %1447, i64 0
  %1456 = insertelement <8 x i32> %1455, i32 %1448, i64 1
  %1457 = insertelement <8 x i32> %1456, i32 %1449, i64 2
  %1458 = insertelement <8 x i32> %1457, i32 %1450, i64 3
  %1459 = insertelement <8 x i32> %1458, i32 %1451, i64 4
  %1460 = insertelement <8 x i32> %1459, i32 %1452, i64 5
  %1461 = insertelement <8 x i32> %1460, i32 %1453, i64 6
  %1462 = insertelement <8 x i32> %1461, i32 %1454, i64 7
  %1463 = getelementptr i32, ptr %14, i64 4
  %1464 = extractelement <8 x i32> %1462, i64 0
  %1465 = insertelement <4 x i32> poison, i32 %1464, i64 0
  %1466 = extractelement <8 x i32> %1462, i64 1
  %1467 = insertelement <4 x i32> %1465, i32 %1466, i64 1
  %1468 = extractelement <8 x i32> %1462, i64 2
  %1469 = insertelement <4 x i32> %1467, i32 %1468, i64 2
  %1470 = extractelement <8 x i32> %1462, i64 3
  %1471 = insertelement <4 x i32> %1469, i32 %1470, i64 3
  store <4 x i32> %1471, ptr %14, align 16
  %1472 = extractelement <8 x i32> %1462, i64 4
  %1473 = insertelement <4 x i32> poison, i32 %1472, i64 0
  %1474 = extractelement <8 x i32> %1462, i64 5
  %1475 = insertelement <4 x i32> %1473, i32 %1474, i64 1
  %1476 = extractelement <8 x i32> %1462, i64 6
  %1477 = insertelement <4 x i32> %1475, i32 %1476, i64 2
  %1478 = extractelement <8 x i32> %1462, i64 7
  %1479 = insertelement <4 x i32> %1477, i32 %1478, i64 3
  store <4 x i32> %1479, ptr %1463, align 16
  %1480 = getelementptr float, ptr %14, i64 4
  %1481 = load <4 x float>, ptr %14, align 16
  %1482 = extractelement <4 x float> %1481, i64 0
  %1483 = insertelement <8 x float> poison, float %1482, i64 0
  %1484 = extractelement <4 x float> %1481, i64 1
  %1485 = insertelement <8 x float> %1483, float %1484, i64 1
  %1486 = extractelement <4 x float> %1481, i64 2
  %1487 = insertelement <8 x float> %1485, float %1486, i64 2
  %1488 = extractelement <4 x float> %1481, i64 3
  %1489 = insertelement <8 x float> %1487, float %1488, i64 3
  %1490 = load <4 x float>, ptr %1480, align 16
  %1491 = extractelement <4 x float> %1490, i64 0
  %1492 = insertelement <8 x float> %1489, float %1491, i64 4
  %1493 = extractelement <4 x float> %1490, i64 1
  %1494 = insertelement <8 x float> %1492, float %1493, i64 5
  %1495 = extractelement <4 x float> %1490, i64 2
  %1496 = insertelement <8 x float> %1494, float %1495, i64 6
  %1497 = extractelement <4 x float> %1490, i64 3
  %1498 = insertelement <8 x float> %1496, float %1497, i64 7
  %1499 = fptrunc <8 x float> %1498 to <8 x bfloat>
  %1500 = mul nsw i32 %23, 64
  %1501 = add nsw i32 %1500, 0
  %1502 = add nsw i32 %1501, 8192
  %1503 = sext i32 %1502 to i64
  %1504 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1503
  %1505 = ptrtoint ptr addrspace(3) %1504 to i32
  %1506 = and i32 %1505, 896
  %1507 = lshr i32 %1506, 3
  %1508 = xor i32 %1505, %1507
  %1509 = inttoptr i32 %1508 to ptr addrspace(3)
  %1510 = extractelement <8 x bfloat> %1499, i64 0
  %1511 = insertelement <8 x bfloat> poison, bfloat %1510, i64 0
  %1512 = extractelement <8 x bfloat> %1499, i64 1
  %1513 = insertelement <8 x bfloat> %1511, bfloat %1512, i64 1
  %1514 = extractelement <8 x bfloat> %1499, i64 2
  %1515 = insertelement <8 x bfloat> %1513, bfloat %1514, i64 2
  %1516 = extractelement <8 x bfloat> %1499, i64 3
  %1517 = insertelement <8 x bfloat> %1515, bfloat %1516, i64 3
  %1518 = extractelement <8 x bfloat> %1499, i64 4
  %1519 = insertelement <8 x bfloat> %1517, bfloat %1518, i64 4
  %1520 = extractelement <8 x bfloat> %1499, i64 5
  %1521 = insertelement <8 x bfloat> %1519, bfloat %1520, i64 5
  %1522 = extractelement <8 x bfloat> %1499, i64 6
  %1523 = insertelement <8 x bfloat> %1521, bfloat %1522, i64 6
  %1524 = extractelement <8 x bfloat> %1499, i64 7
  %1525 = insertelement <8 x bfloat> %1523, bfloat %1524, i64 7
  store <8 x bfloat> %1525, ptr addrspace(3) %1509, align 16
  %1526 = mul nsw i32 %30, 2097152
  %1527 = add nsw i32 %1526, 72
  %1528 = mul nsw i32 %330, 128
  %1529 = add nsw i32 %1527, %1528
  %1530 = sext i32 %1529 to i64
  %1531 = getelementptr i8, ptr addrspace(6) %52, i64 %1530
  %1532 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1531, i1 false)
  %1533 = getelementptr i32, ptr %13, i64 4
  %1534 = extractelement <8 x i32> %1532, i64 0
  %1535 = insertelement <4 x i32> poison, i32 %1534, i64 0
  %1536 = extractelement <8 x i32> %1532, i64 1
  %1537 = insertelement <4 x i32> %1535, i32 %1536, i64 1
  %1538 = extractelement <8 x i32> %1532, i64 2
  %1539 = insertelement <4 x i32> %1537, i32 %1538, i64 2
  %1540 = extractelement <8 x i32> %1532, i64 3
  %1541 = insertelement <4 x i32> %1539, i32 %1540, i64 3
  store <4 x i32> %1541, ptr %13, align 16
  %1542 = extractelement <8 x i32> %1532, i64 4
  %1543 = insertelement <4 x i32> poison, i32 %1542, i64 0
  %1544 = extractelement <8 x i32> %1532, i64 5
  %1545 = insertelement <4 x i32> %1543, i32 %1544, i64 1
  %1546 = extractelement <8 x i32> %1532, i64 6
  %1547 = insertelement <4 x i32> %1545, i32 %1546, i64 2
  %1548 = extractelement <8 x i32> %1532, i64 7
  %1549 = insertelement <4 x i32> %1547, i32 %1548, i64 3
  store <4 x i32> %1549, ptr %1533, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1550 = getelementptr i32, ptr %13, i64 4
  %1551 = load <4 x i32>, ptr %13, align 16
  %1552 = extractelement <4 x i32> %1551, i64 0
  %1553 = insertelement <8 x i32> poison, i32 %1552, i64 0
  %1554 = extractelement <4 x i32> %1551, i64 1
  %1555 = insertelement <8 x i32> %1553, i32 %1554, i64 1
  %1556 = extractelement <4 x i32> %1551, i64 2
  %1557 = insertelement <8 x i32> %1555, i32 %1556, i64 2
  %1558 = extractelement <4 x i32> %1551, i64 3
  %1559 = insertelement <8 x i32> %1557, i32 %1558, i64 3
  %1560 = load <4 x i32>, ptr %1550, align 16
  %1561 = extractelement <4 x i32> %1560, i64 0
  %1562 = insertelement <8 x i32> %1559, i32 %1561, i64 4
  %1563 = extractelement <4 x i32> %1560, i64 1
  %1564 = insertelement <8 x i32> %1562, i32 %1563, i64 5
  %1565 = extractelement <4 x i32> %1560, i64 2
  %1566 = insertelement <8 x i32> %1564, i32 %1565, i64 6
  %1567 = extractelement <4 x i32> %1560, i64 3
  %1568 = insertelement <8 x i32> %1566, i32 %1567, i64 7
  %1569 = extractelement <8 x i32> %1568, i64 0
  %1570 = extractelement <8 x i32> %1568, i64 1
  %1571 = extractelement <8 x i32> %1568, i64 2
  %1572 = extractelement <8 x i32> %1568, i64 3
  %1573 = extractelement <8 x i32> %1568, i64 4
  %1574 = extractelement <8 x i32> %1568, i64 5
  %1575 = extractelement <8 x i32> %1568, i64 6
  %1576 = extractelement <8 x i32> %1568, i64 7
  %1577 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1569, i32 %1570, i32 %1571, i32 %1572, i32 %1573, i32 %1574, i32 %1575, i32 %1576)
  %1578 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 0
  %1579 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 1
  %1580 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 2
  %1581 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 3
  %1582 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 4
  %1583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 5
  %1584 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 6
  %1585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1577, 7
  %1586 = insertelement <8 x i32> poison, i32 %1578, i64 0
  %1587 = insertelement <8 x i32> %1586, i32 %1579, i64 1
  %1588 = insertelement <8 x i32> %1587, i32 %1580, i64 2
  %1589 = insertelement <8 x i32> %1588, i32 %1581, i64 3
  %1590 = insertelement <8 x i32> %1589, i32 %1582, i64 4
  %1591 = insertelement <8 x i32> %1590, i32 %1583, i64 5
  %1592 = insertelement <8 x i32> %1591, i32 %1584, i64 6
  %1593 = insertelement <8 x i32> %1592, i32 %1585, i64 7
  %1594 = getelementptr i32, ptr %13, i64 4
  %1595 = extractelement <8 x i32> %1593, i64 0
  %1596 = insertelement <4 x i32> poison, i32 %1595, i64 0
  %1597 = extractelement <8 x i32> %1593, i64 1
  %1598 = insertelement <4 x i32> %1596, i32 %1597, i64 1
  %1599 = extractelement <8 x i32> %1593, i64 2
  %1600 = insertelement <4 x i32> %1598, i32 %1599, i64 2
  %1601 = extractelement <8 x i32> %1593, i64 3
  %1602 = insertelement <4 x i32> %1600, i32 %1601, i64 3
  store <4 x i32> %1602, ptr %13, align 16
  %1603 = extractelement <8 x i32> %1593, i64 4
  %1604 = insertelement <4 x i32> poison, i32 %1603, i64 0
  %1605 = extractelement <8 x i32> %1593, i64 5
  %1606 = insertelement <4 x i32> %1604, i32 %1605, i64 1
  %1607 = extractelement <8 x i32> %1593, i64 6
  %1608 = insertelement <4 x i32> %1606, i32 %1607, i64 2
  %1609 = extractelement <8 x i32> %1593, i64 7
  %1610 = insertelement <4 x i32> %1608, i32 %1609, i64 3
  store <4 x i32> %1610, ptr %1594, align 16
  %1611 = getelementptr float, ptr %13, i64 4
  %1612 = load <4 x float>, ptr %13, align 16
  %1613 = extractelement <4 x float> %1612, i64 0
  %1614 = insertelement <8 x float> poison, float %1613, i64 0
  %1615 = extractelement <4 x float> %1612, i64 1
  %1616 = insertelement <8 x float> %1614, float %1615, i64 1
  %1617 = extractelement <4 x float> %1612, i64 2
  %1618 = insertelement <8 x float> %1616, float %1617, i64 2
  %1619 = extractelement <4 x float> %1612, i64 3
  %1620 = insertelement <8 x float> %1618, float %1619, i64 3
  %1621 = load <4 x float>, ptr %1611, align 16
  %1622 = extractelement <4 x float> %1621, i64 0
  %1623 = insertelement <8 x float> %1620, float %1622, i64 4
  %1624 = extractelement <4 x float> %1621, i64 1
  %1625 = insertelement <8 x float> %1623, float %1624, i64 5
  %1626 = extractelement <4 x float> %1621, i64 2
  %1627 = insertelement <8 x float> %1625, float %1626, i64 6
  %1628 = extractelement <4 x float> %1621, i64 3
  %1629 = insertelement <8 x float> %1627, float %1628, i64 7
  %1630 = fptrunc <8 x float> %1629 to <8 x bfloat>
  %1631 = mul nsw i32 %23, 64
  %1632 = add nsw i32 %1631, 8
  %1633 = add nsw i32 %1632, 8192
  %1634 = sext i32 %1633 to i64
  %1635 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1634
  %1636 = ptrtoint ptr addrspace(3) %1635 to i32
  %1637 = and i32 %1636, 896
  %1638 = lshr i32 %1637, 3
  %1639 = xor i32 %1636, %1638
  %1640 = inttoptr i32 %1639 to ptr addrspace(3)
  %1641 = extractelement <8 x bfloat> %1630, i64 0
  %1642 = insertelement <8 x bfloat> poison, bfloat %1641, i64 0
  %1643 = extractelement <8 x bfloat> %1630, i64 1
  %1644 = insertelement <8 x bfloat> %1642, bfloat %1643, i64 1
  %1645 = extractelement <8 x bfloat> %1630, i64 2
  %1646 = insertelement <8 x bfloat> %1644, bfloat %1645, i64 2
  %1647 = extractelement <8 x bfloat> %1630, i64 3
  %1648 = insertelement <8 x bfloat> %1646, bfloat %1647, i64 3
  %1649 = extractelement <8 x bfloat> %1630, i64 4
  %1650 = insertelement <8 x bfloat> %1648, bfloat %1649, i64 4
  %1651 = extractelement <8 x bfloat> %1630, i64 5
  %1652 = insertelement <8 x bfloat> %1650, bfloat %1651, i64 5
  %1653 = extractelement <8 x bfloat> %1630, i64 6
  %1654 = insertelement <8 x bfloat> %1652, bfloat %1653, i64 6
  %1655 = extractelement <8 x bfloat> %1630, i64 7
  %1656 = insertelement <8 x bfloat> %1654, bfloat %1655, i64 7
  store <8 x bfloat> %1656, ptr addrspace(3) %1640, align 16
  %1657 = mul nsw i32 %30, 2097152
  %1658 = add nsw i32 %1657, 80
  %1659 = mul nsw i32 %330, 128
  %1660 = add nsw i32 %1658, %1659
  %1661 = sext i32 %1660 to i64
  %1662 = getelementptr i8, ptr addrspace(6) %52, i64 %1661
  %1663 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1662, i1 false)
  %1664 = getelementptr i32, ptr %12, i64 4
  %1665 = extractelement <8 x i32> %1663, i64 0
  %1666 = insertelement <4 x i32> poison, i32 %1665, i64 0
  %1667 = extractelement <8 x i32> %1663, i64 1
  %1668 = insertelement <4 x i32> %1666, i32 %1667, i64 1
  %1669 = extractelement <8 x i32> %1663, i64 2
  %1670 = insertelement <4 x i32> %1668, i32 %1669, i64 2
  %1671 = extractelement <8 x i32> %1663, i64 3
  %1672 = insertelement <4 x i32> %1670, i32 %1671, i64 3
  store <4 x i32> %1672, ptr %12, align 16
  %1673 = extractelement <8 x i32> %1663, i64 4
  %1674 = insertelement <4 x i32> poison, i32 %1673, i64 0
  %1675 = extractelement <8 x i32> %1663, i64 5
  %1676 = insertelement <4 x i32> %1674, i32 %1675, i64 1
  %1677 = extractelement <8 x i32> %1663, i64 6
  %1678 = insertelement <4 x i32> %1676, i32 %1677, i64 2
  %1679 = extractelement <8 x i32> %1663, i64 7
  %1680 = insertelement <4 x i32> %1678, i32 %1679, i64 3
  store <4 x i32> %1680, ptr %1664, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1681 = getelementptr i32, ptr %12, i64 4
  %1682 = load <4 x i32>, ptr %12, align 16
  %1683 = extractelement <4 x i32> %1682, i64 0
  %1684 = insertelement <8 x i32> poison, i32 %1683, i64 0
  %1685 = extractelement <4 x i32> %1682, i64 1
  %1686 = insertelement <8 x i32> %1684, i32 %1685, i64 1
  %1687 = extractelement <4 x i32> %1682, i64 2
  %1688 = insertelement <8 x i32> %1686, i32 %1687, i64 2
  %1689 = extractelement <4 x i32> %1682, i64 3
  %1690 = insertelement <8 x i32> %1688, i32 %1689, i64 3
  %1691 = load <4 x i32>, ptr %1681, align 16
  %1692 = extractelement <4 x i32> %1691, i64 0
  %1693 = insertelement <8 x i32> %1690, i32 %1692, i64 4
  %1694 = extractelement <4 x i32> %1691, i64 1
  %1695 = insertelement <8 x i32> %1693, i32 %1694, i64 5
  %1696 = extractelement <4 x i32> %1691, i64 2
  %1697 = insertelement <8 x i32> %1695, i32 %1696, i64 6
  %1698 = extractelement <4 x i32> %1691, i64 3
  %1699 = insertelement <8 x i32> %1697, i32 %1698, i64 7
  %1700 = extractelement <8 x i32> %1699, i64 0
  %1701 = extractelement <8 x i32> %1699, i64 1
  %1702 = extractelement <8 x i32> %1699, i64 2
  %1703 = extractelement <8 x i32> %1699, i64 3
  %1704 = extractelement <8 x i32> %1699, i64 4
  %1705 = extractelement <8 x i32> %1699, i64 5
  %1706 = extractelement <8 x i32> %1699, i64 6
  %1707 = extractelement <8 x i32> %1699, i64 7
  %1708 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1700, i32 %1701, i32 %1702, i32 %1703, i32 %1704, i32 %1705, i32 %1706, i32 %1707)
  %1709 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 0
  %1710 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 1
  %1711 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 2
  %1712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 3
  %1713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 4
  %1714 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 5
  %1715 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 6
  %1716 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1708, 7
  %1717 = insertelement <8 x i32> poison, i32 %1709, i64 0
  %1718 = insertelement <8 x i32> %1717, i32 %1710, i64 1
  %1719 = insertelement <8 x i32> %1718, i32 %1711, i64 2
  %1720 = insertelement <8 x i32> %1719, i32 %1712, i64 3
  %1721 = insertelement <8 x i32> %1720, i32 %1713, i64 4
  %1722 = insertelement <8 x i32> %1721, i32 %1714, i64 5
  %1723 = insertelement <8 x i32> %1722, i32 %1715, i64 6
  %1724 = insertelement <8 x i32> %1723, i32 %1716, i64 7
  %1725 = getelementptr i32, ptr %12, i64 4
  %1726 = extractelement <8 x i32> %1724, i64 0
  %1727 = insertelement <4 x i32> poison, i32 %1726, i64 0
  %1728 = extractelement <8 x i32> %1724, i64 1
  %1729 = insertelement <4 x i32> %1727, i32 %1728, i64 1
  %1730 = extractelement <8 x i32> %1724, i64 2
  %1731 = insertelement <4 x i32> %1729, i32 %1730, i64 2
  %1732 = extractelement <8 x i32> %1724, i64 3
  %1733 = insertelement <4 x i32> %1731, i32 %1732, i64 3
  store <4 x i32> %1733, ptr %12, align 16
  %1734 = extractelement <8 x i32> %1724, i64 4
  %1735 = insertelement <4 x i32> poison, i32 %1734, i64 0
  %1736 = extractelement <8 x i32> %1724, i64 5
  %1737 = insertelement <4 x i32> %1735, i32 %1736, i64 1
  %1738 = extractelement <8 x i32> %1724, i64 6
  %1739 = insertelement <4 x i32> %1737, i32 %1738, i64 2
  %1740 = extractelement <8 x i32> %1724, i64 7
  %1741 = insertelement <4 x i32> %1739, i32 %1740, i64 3
  store <4 x i32> %1741, ptr %1725, align 16
  %1742 = getelementptr float, ptr %12, i64 4
  %1743 = load <4 x float>, ptr %12, align 16
  %1744 = extractelement <4 x float> %1743, i64 0
  %1745 = insertelement <8 x float> poison, float %1744, i64 0
  %1746 = extractelement <4 x float> %1743, i64 1
  %1747 = insertelement <8 x float> %1745, float %1746, i64 1
  %1748 = extractelement <4 x float> %1743, i64 2
  %1749 = insertelement <8 x float> %1747, float %1748, i64 2
  %1750 = extractelement <4 x float> %1743, i64 3
  %1751 = insertelement <8 x float> %1749, float %1750, i64 3
  %1752 = load <4 x float>, ptr %1742, align 16
  %1753 = extractelement <4 x float> %1752, i64 0
  %1754 = insertelement <8 x float> %1751, float %1753, i64 4
  %1755 = extractelement <4 x float> %1752, i64 1
  %1756 = insertelement <8 x float> %1754, float %1755, i64 5
  %1757 = extractelement <4 x float> %1752, i64 2
  %1758 = insertelement <8 x float> %1756, float %1757, i64 6
  %1759 = extractelement <4 x float> %1752, i64 3
  %1760 = insertelement <8 x float> %1758, float %1759, i64 7
  %1761 = fptrunc <8 x float> %1760 to <8 x bfloat>
  %1762 = mul nsw i32 %23, 64
  %1763 = add nsw i32 %1762, 16
  %1764 = add nsw i32 %1763, 8192
  %1765 = sext i32 %1764 to i64
  %1766 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1765
  %1767 = ptrtoint ptr addrspace(3) %1766 to i32
  %1768 = and i32 %1767, 896
  %1769 = lshr i32 %1768, 3
  %1770 = xor i32 %1767, %1769
  %1771 = inttoptr i32 %1770 to ptr addrspace(3)
  %1772 = extractelement <8 x bfloat> %1761, i64 0
  %1773 = insertelement <8 x bfloat> poison, bfloat %1772, i64 0
  %1774 = extractelement <8 x bfloat> %1761, i64 1
  %1775 = insertelement <8 x bfloat> %1773, bfloat %1774, i64 1
  %1776 = extractelement <8 x bfloat> %1761, i64 2
  %1777 = insertelement <8 x bfloat> %1775, bfloat %1776, i64 2
  %1778 = extractelement <8 x bfloat> %1761, i64 3
  %1779 = insertelement <8 x bfloat> %1777, bfloat %1778, i64 3
  %1780 = extractelement <8 x bfloat> %1761, i64 4
  %1781 = insertelement <8 x bfloat> %1779, bfloat %1780, i64 4
  %1782 = extractelement <8 x bfloat> %1761, i64 5
  %1783 = insertelement <8 x bfloat> %1781, bfloat %1782, i64 5
  %1784 = extractelement <8 x bfloat> %1761, i64 6
  %1785 = insertelement <8 x bfloat> %1783, bfloat %1784, i64 6
  %1786 = extractelement <8 x bfloat> %1761, i64 7
  %1787 = insertelement <8 x bfloat> %1785, bfloat %1786, i64 7
  store <8 x bfloat> %1787, ptr addrspace(3) %1771, align 16
  %1788 = mul nsw i32 %30, 2097152
  %1789 = add nsw i32 %1788, 88
  %1790 = mul nsw i32 %330, 128
  %1791 = add nsw i32 %1789, %1790
  %1792 = sext i32 %1791 to i64
  %1793 = getelementptr i8, ptr addrspace(6) %52, i64 %1792
  %1794 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1793, i1 false)
  %1795 = getelementptr i32, ptr %11, i64 4
  %1796 = extractelement <8 x i32> %1794, i64 0
  %1797 = insertelement <4 x i32> poison, i32 %1796, i64 0
  %1798 = extractelement <8 x i32> %1794, i64 1
  %1799 = insertelement <4 x i32> %1797, i32 %1798, i64 1
  %1800 = extractelement <8 x i32> %1794, i64 2
  %1801 = insertelement <4 x i32> %1799, i32 %1800, i64 2
  %1802 = extractelement <8 x i32> %1794, i64 3
  %1803 = insertelement <4 x i32> %1801, i32 %1802, i64 3
  store <4 x i32> %1803, ptr %11, align 16
  %1804 = extractelement <8 x i32> %1794, i64 4
  %1805 = insertelement <4 x i32> poison, i32 %1804, i64 0
  %1806 = extractelement <8 x i32> %1794, i64 5
  %1807 = insertelement <4 x i32> %1805, i32 %1806, i64 1
  %1808 = extractelement <8 x i32> %1794, i64 6
  %1809 = insertelement <4 x i32> %1807, i32 %1808, i64 2
  %1810 = extractelement <8 x i32> %1794, i64 7
  %1811 = insertelement <4 x i32> %1809, i32 %1810, i64 3
  store <4 x i32> %1811, ptr %1795, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1812 = getelementptr i32, ptr %11, i64 4
  %1813 = load <4 x i32>, ptr %11, align 16
  %1814 = extractelement <4 x i32> %1813, i64 0
  %1815 = insertelement <8 x i32> poison, i32 %1814, i64 0
  %1816 = extractelement <4 x i32> %1813, i64 1
  %1817 = insertelement <8 x i32> %1815, i32 %1816, i64 1
  %1818 = extractelement <4 x i32> %1813, i64 2
  %1819 = insertelement <8 x i32> %1817, i32 %1818, i64 2
  %1820 = extractelement <4 x i32> %1813, i64 3
  %1821 = insertelement <8 x i32> %1819, i32 %1820, i64 3
  %1822 = load <4 x i32>, ptr %1812, align 16
  %1823 = extractelement <4 x i32> %1822, i64 0
  %1824 = insertelement <8 x i32> %1821, i32 %1823, i64 4
  %1825 = extractelement <4 x i32> %1822, i64 1
  %1826 = insertelement <8 x i32> %1824, i32 %1825, i64 5
  %1827 = extractelement <4 x i32> %1822, i64 2
  %1828 = insertelement <8 x i32> %1826, i32 %1827, i64 6
  %1829 = extractelement <4 x i32> %1822, i64 3
  %1830 = insertelement <8 x i32> %1828, i32 %1829, i64 7
  %1831 = extractelement <8 x i32> %1830, i64 0
  %1832 = extractelement <8 x i32> %1830, i64 1
  %1833 = extractelement <8 x i32> %1830, i64 2
  %1834 = extractelement <8 x i32> %1830, i64 3
  %1835 = extractelement <8 x i32> %1830, i64 4
  %1836 = extractelement <8 x i32> %1830, i64 5
  %1837 = extractelement <8 x i32> %1830, i64 6
  %1838 = extractelement <8 x i32> %1830, i64 7
  %1839 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1831, i32 %1832, i32 %1833, i32 %1834, i32 %1835, i32 %1836, i32 %1837, i32 %1838)
  %1840 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 0
  %1841 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 1
  %1842 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 2
  %1843 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 3
  %1844 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 4
  %1845 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 5
  %1846 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 6
  %1847 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1839, 7
  %1848 = insertelement <8 x i32> poison, i32 %1840, i64 0
  %1849 = insertelement <8 x i32> %1848, i32 %1841, i64 1
  %1850 = insertelement <8 x i32> %1849, i32 %1842, i64 2
  %1851 = insertelement <8 x i32> %1850, i32 %1843, i64 3
  %1852 = insertelement <8 x i32> %1851, i32 %1844, i64 4
  %1853 = insertelement <8 x i32> %1852, i32 %1845, i64 5
  %1854 = insertelement <8 x i32> %1853, i32 %1846, i64 6
  %1855 = insertelement <8 x i32> %1854, i32 %1847, i64 7
  %1856 = getelementptr i32, ptr %11, i64 4
  %1857 = extractelement <8 x i32> %1855, i64 0
  %1858 = insertelement <4 x i32> poison, i32 %1857, i64 0
  %1859 = extractelement <8 x i32> %1855, i64 1
  %1860 = insertelement <4 x i32> %1858, i32 %1859, i64 1
  %1861 = extractelement <8 x i32> %1855, i64 2
  %1862 = insertelement <4 x i32> %1860, i32 %1861, i64 2
  %1863 = extractelement <8 x i32> %1855, i64 3
  %1864 = insertelement <4 x i32> %1862, i32 %1863, i64 3
  store <4 x i32> %1864, ptr %11, align 16
  %1865 = extractelement <8 x i32> %1855, i64 4
  %1866 = insertelement <4 x i32> poison, i32 %1865, i64 0
  %1867 = extractelement <8 x i32> %1855, i64 5
  %1868 = insertelement <4 x i32> %1866, i32 %1867, i64 1
  %1869 = extractelement <8 x i32> %1855, i64 6
  %1870 = insertelement <4 x i32> %1868, i32 %1869, i64 2
  %1871 = extractelement <8 x i32> %1855, i64 7
  %1872 = insertelement <4 x i32> %1870, i32 %1871, i64 3
  store <4 x i32> %1872, ptr %1856, align 16
  %1873 = getelementptr float, ptr %11, i64 4
  %1874 = load <4 x float>, ptr %11, align 16
  %1875 = extractelement <4 x float> %1874, i64 0
  %1876 = insertelement <8 x float> poison, float %1875, i64 0
  %1877 = extractelement <4 x float> %1874, i64 1
  %1878 = insertelement <8 x float> %1876, float %1877, i64 1
  %1879 = extractelement <4 x float> %1874, i64 2
  %1880 = insertelement <8 x float> %1878, float %1879, i64 2
  %1881 = extractelement <4 x float> %1874, i64 3
  %1882 = insertelement <8 x float> %1880, float %1881, i64 3
  %1883 = load <4 x float>, ptr %1873, align 16
  %1884 = extractelement <4 x float> %1883, i64 0
  %1885 = insertelement <8 x float> %1882, float %1884, i64 4
  %1886 = extractelement <4 x float> %1883, i64 1
  %1887 = insertelement <8 x float> %1885, float %1886, i64 5
  %1888 = extractelement <4 x float> %1883, i64 2
  %1889 = insertelement <8 x float> %1887, float %1888, i64 6
  %1890 = extractelement <4 x float> %1883, i64 3
  %1891 = insertelement <8 x float> %1889, float %1890, i64 7
  %1892 = fptrunc <8 x float> %1891 to <8 x bfloat>
  %1893 = mul nsw i32 %23, 64
  %1894 = add nsw i32 %1893, 24
  %1895 = add nsw i32 %1894, 8192
  %1896 = sext i32 %1895 to i64
  %1897 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %1896
  %1898 = ptrtoint ptr addrspace(3) %1897 to i32
  %1899 = and i32 %1898, 896
  %1900 = lshr i32 %1899, 3
  %1901 = xor i32 %1898, %1900
  %1902 = inttoptr i32 %1901 to ptr addrspace(3)
  %1903 = extractelement <8 x bfloat> %1892, i64 0
  %1904 = insertelement <8 x bfloat> poison, bfloat %1903, i64 0
  %1905 = extractelement <8 x bfloat> %1892, i64 1
  %1906 = insertelement <8 x bfloat> %1904, bfloat %1905, i64 1
  %1907 = extractelement <8 x bfloat> %1892, i64 2
  %1908 = insertelement <8 x bfloat> %1906, bfloat %1907, i64 2
  %1909 = extractelement <8 x bfloat> %1892, i64 3
  %1910 = insertelement <8 x bfloat> %1908, bfloat %1909, i64 3
  %1911 = extractelement <8 x bfloat> %1892, i64 4
  %1912 = insertelement <8 x bfloat> %1910, bfloat %1911, i64 4
  %1913 = extractelement <8 x bfloat> %1892, i64 5
  %1914 = insertelement <8 x bfloat> %1912, bfloat %1913, i64 5
  %1915 = extractelement <8 x bfloat> %1892, i64 6
  %1916 = insertelement <8 x bfloat> %1914, bfloat %1915, i64 6
  %1917 = extractelement <8 x bfloat> %1892, i64 7
  %1918 = insertelement <8 x bfloat> %1916, bfloat %1917, i64 7
  store <8 x bfloat> %1918, ptr addrspace(3) %1902, align 16
  %1919 = mul nsw i32 %30, 2097152
  %1920 = add nsw i32 %1919, 96
  %1921 = mul nsw i32 %330, 128
  %1922 = add nsw i32 %1920, %1921
  %1923 = sext i32 %1922 to i64
  %1924 = getelementptr i8, ptr addrspace(6) %52, i64 %1923
  %1925 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1924, i1 false)
  %1926 = getelementptr i32, ptr %10, i64 4
  %1927 = extractelement <8 x i32> %1925, i64 0
  %1928 = insertelement <4 x i32> poison, i32 %1927, i64 0
  %1929 = extractelement <8 x i32> %1925, i64 1
  %1930 = insertelement <4 x i32> %1928, i32 %1929, i64 1
  %1931 = extractelement <8 x i32> %1925, i64 2
  %1932 = insertelement <4 x i32> %1930, i32 %1931, i64 2
  %1933 = extractelement <8 x i32> %1925, i64 3
  %1934 = insertelement <4 x i32> %1932, i32 %1933, i64 3
  store <4 x i32> %1934, ptr %10, align 16
  %1935 = extractelement <8 x i32> %1925, i64 4
  %1936 = insertelement <4 x i32> poison, i32 %1935, i64 0
  %1937 = extractelement <8 x i32> %1925, i64 5
  %1938 = insertelement <4 x i32> %1936, i32 %1937, i64 1
  %1939 = extractelement <8 x i32> %1925, i64 6
  %1940 = insertelement <4 x i32> %1938, i32 %1939, i64 2
  %1941 = extractelement <8 x i32> %1925, i64 7
  %1942 = insertelement <4 x i32> %1940, i32 %1941, i64 3
  store <4 x i32> %1942, ptr %1926, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1943 = getelementptr i32, ptr %10, i64 4
  %1944 = load <4 x i32>, ptr %10, align 16
  %1945 = extractelement <4 x i32> %1944, i64 0
  %1946 = insertelement <8 x i32> poison, i32 %1945, i64 0
  %1947 = extractelement <4 x i32> %1944, i64 1
  %1948 = insertelement <8 x i32> %1946, i32 %1947, i64 1
  %1949 = extractelement <4 x i32> %1944, i64 2
  %1950 = insertelement <8 x i32> %1948, i32 %1949, i64 2
  %1951 = extractelement <4 x i32> %1944, i64 3
  %1952 = insertelement <8 x i32> %1950, i32 %1951, i64 3
  %1953 = load <4 x i32>, ptr %1943, align 16
  %1954 = extractelement <4 x i32> %1953, i64 0
  %1955 = insertelement <8 x i32> %1952, i32 %1954, i64 4
  %1956 = extractelement <4 x i32> %1953, i64 1
  %1957 = insertelement <8 x i32> %1955, i32 %1956, i64 5
  %1958 = extractelement <4 x i32> %1953, i64 2
  %1959 = insertelement <8 x i32> %1957, i32 %1958, i64 6
  %1960 = extractelement <4 x i32> %1953, i64 3
  %1961 = insertelement <8 x i32> %1959, i32 %1960, i64 7
  %1962 = extractelement <8 x i32> %1961, i64 0
  %1963 = extractelement <8 x i32> %1961, i64 1
  %1964 = extractelement <8 x i32> %1961, i64 2
  %1965 = extractelement <8 x i32> %1961, i64 3
  %1966 = extractelement <8 x i32> %1961, i64 4
  %1967 = extractelement <8 x i32> %1961, i64 5
  %1968 = extractelement <8 x i32> %1961, i64 6
  %1969 = extractelement <8 x i32> %1961, i64 7
  %1970 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1962, i32 %1963, i32 %1964, i32 %1965, i32 %1966, i32 %1967, i32 %1968, i32 %1969)
  %1971 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 0
  %1972 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 1
  %1973 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 2
  %1974 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 3
  %1975 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 4
  %1976 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 5
  %1977 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 6
  %1978 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1970, 7
  %1979 = insertelement <8 x i32> poison, i32 %1971, i64 0
  %1980 = insertelement <8 x i32> %1979, i32 %1972, i64 1
  %1981 = insertelement <8 x i32> %1980, i32 %1973, i64 2
  %1982 = insertelement <8 x i32> %1981, i32 %1974, i64 3
  %1983 = insertelement <8 x i32> %1982, i32 %1975, i64 4
  %1984 = insertelement <8 x i32> %1983, i32 %1976, i64 5
  %1985 = insertelement <8 x i32> %1984, i32 %1977, i64 6
  %1986 = insertelement <8 x i32> %1985, i32 %1978, i64 7
  %1987 = getelementptr i32, ptr %10, i64 4
  %1988 = extractelement <8 x i32> %1986, i64 0
  %1989 = insertelement <4 x i32> poison, i32 %1988, i64 0
  %1990 = extractelement <8 x i32> %1986, i64 1
  %1991 = insertelement <4 x i32> %1989, i32 %1990, i64 1
  %1992 = extractelement <8 x i32> %1986, i64 2
  %1993 = insertelement <4 x i32> %1991, i32 %1992, i64 2
  %1994 = extractelement <8 x i32> %1986, i64 3
  %1995 = insertelement <4 x i32> %1993, i32 %1994, i64 3
  store <4 x i32> %1995, ptr %10, align 16
  %1996 = extractelement <8 x i32> %1986, i64 4
  %1997 = insertelement <4 x i32> poison, i32 %1996, i64 0
  %1998 = extractelement <8 x i32> %1986, i64 5
  %1999 = insertelement <4 x i32> %1997, i32 %1998, i64 1
  %2000 = extractelement <8 x i32> %1986, i64 6
  %2001 = insertelement <4 x i32> %1999, i32 %2000, i64 2
  %2002 = extractelement <8 x i32> %1986, i64 7
  %2003 = insertelement <4 x i32> %2001, i32 %2002, i64 3
  store <4 x i32> %2003, ptr %1987, align 16
  %2004 = getelementptr float, ptr %10, i64 4
  %2005 = load <4 x float>, ptr %10, align 16
  %2006 = extractelement <4 x float> %2005, i64 0
  %2007 = insertelement <8 x float> poison, float %2006, i64 0
  %2008 = extractelement <4 x float> %2005, i64 1
  %2009 = insertelement <8 x float> %2007, float %2008, i64 1
  %2010 = extractelement <4 x float> %2005, i64 2
  %2011 = insertelement <8 x float> %2009, float %2010, i64 2
  %2012 = extractelement <4 x float> %2005, i64 3
  %2013 = insertelement <8 x float> %2011, float %2012, i64 3
  %2014 = load <4 x float>, ptr %2004, align 16
  %2015 = extractelement <4 x float> %2014, i64 0
  %2016 = insertelement <8 x float> %2013, float %2015, i64 4
  %2017 = extractelement <4 x float> %2014, i64 1
  %2018 = insertelement <8 x float> %2016, float %2017, i64 5
  %2019 = extractelement <4 x float> %2014, i64 2
  %2020 = insertelement <8 x float> %2018, float %2019, i64 6
  %2021 = extractelement <4 x float> %2014, i64 3
  %2022 = insertelement <8 x float> %2020, float %2021, i64 7
  %2023 = fptrunc <8 x float> %2022 to <8 x bfloat>
  %2024 = mul nsw i32 %23, 64
  %2025 = add nsw i32 %2024, 32
  %2026 = add nsw i32 %2025, 8192
  %2027 = sext i32 %2026 to i64
  %2028 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %2027
  %2029 = ptrtoint ptr addrspace(3) %2028 to i32
  %2030 = and i32 %2029, 896
  %2031 = lshr i32 %2030, 3
  %2032 = xor i32 %2029, %2031
  %2033 = inttoptr i32 %2032 to ptr addrspace(3)
  %2034 = extractelement <8 x bfloat> %2023, i64 0
  %2035 = insertelement <8 x bfloat> poison, bfloat %2034, i64 0
  %2036 = extractelement <8 x bfloat> %2023, i64 1
  %2037 = insertelement <8 x bfloat> %2035, bfloat %2036, i64 1
  %2038 = extractelement <8 x bfloat> %2023, i64 2
  %2039 = insertelement <8 x bfloat> %2037, bfloat %2038, i64 2
  %2040 = extractelement <8 x bfloat> %2023, i64 3
  %2041 = insertelement <8 x bfloat> %2039, bfloat %2040, i64 3
  %2042 = extractelement <8 x bfloat> %2023, i64 4
  %2043 = insertelement <8 x bfloat> %2041, bfloat %2042, i64 4
  %2044 = extractelement <8 x bfloat> %2023, i64 5
  %2045 = insertelement <8 x bfloat> %2043, bfloat %2044, i64 5
  %2046 = extractelement <8 x bfloat> %2023, i64 6
  %2047 = insertelement <8 x bfloat> %2045, bfloat %2046, i64 6
  %2048 = extractelement <8 x bfloat> %2023, i64 7
  %2049 = insertelement <8 x bfloat> %2047, bfloat %2048, i64 7
  store <8 x bfloat> %2049, ptr addrspace(3) %2033, align 16
  %2050 = mul nsw i32 %30, 2097152
  %2051 = add nsw i32 %2050, 104
  %2052 = mul nsw i32 %330, 128
  %2053 = add nsw i32 %2051, %2052
  %2054 = sext i32 %2053 to i64
  %2055 = getelementptr i8, ptr addrspace(6) %52, i64 %2054
  %2056 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2055, i1 false)
  %2057 = getelementptr i32, ptr %9, i64 4
  %2058 = extractelement <8 x i32> %2056, i64 0
  %2059 = insertelement <4 x i32> poison, i32 %2058, i64 0
  %2060 = extractelement <8 x i32> %2056, i64 1
  %2061 = insertelement <4 x i32> %2059, i32 %2060, i64 1
  %2062 = extractelement <8 x i32> %2056, i64 2
  %2063 = insertelement <4 x i32> %2061, i32 %2062, i64 2
  %2064 = extractelement <8 x i32> %2056, i64 3
  %2065 = insertelement <4 x i32> %2063, i32 %2064, i64 3
  store <4 x i32> %2065, ptr %9, align 16
  %2066 = extractelement <8 x i32> %2056, i64 4
  %2067 = insertelement <4 x i32> poison, i32 %2066, i64 0
  %2068 = extractelement <8 x i32> %2056, i64 5
  %2069 = insertelement <4 x i32> %2067, i32 %2068, i64 1
  %2070 = extractelement <8 x i32> %2056, i64 6
  %2071 = insertelement <4 x i32> %2069, i32 %2070, i64 2
  %2072 = extractelement <8 x i32> %2056, i64 7
  %2073 = insertelement <4 x i32> %2071, i32 %2072, i64 3
  store <4 x i32> %2073, ptr %2057, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2074 = getelementptr i32, ptr %9, i64 4
  %2075 = load <4 x i32>, ptr %9, align 16
  %2076 = extractelement <4 x i32> %2075, i64 0
  %2077 = insertelement <8 x i32> poison, i32 %2076, i64 0
  %2078 = extractelement <4 x i32> %2075, i64 1
  %2079 = insertelement <8 x i32> %2077, i32 %2078, i64 1
  %2080 = extractelement <4 x i32> %2075, i64 2
  %2081 = insertelement <8 x i32> %2079, i32 %2080, i64 2
  %2082 = extractelement <4 x i32> %2075, i64 3
  %2083 = insertelement <8 x i32> %2081, i32 %2082, i64 3
  %2084 = load <4 x i32>, ptr %2074, align 16
  %2085 = extractelement <4 x i32> %2084, i64 0
  %2086 = insertelement <8 x i32> %2083, i32 %2085, i64 4
  %2087 = extractelement <4 x i32> %2084, i64 1
  %2088 = insertelement <8 x i32> %2086, i32 %2087, i64 5
  %2089 = extractelement <4 x i32> %2084, i64 2
  %2090 = insertelement <8 x i32> %2088, i32 %2089, i64 6
  %2091 = extractelement <4 x i32> %2084, i64 3
  %2092 = insertelement <8 x i32> %2090, i32 %2091, i64 7
  %2093 = extractelement <8 x i32> %2092, i64 0
  %2094 = extractelement <8 x i32> %2092, i64 1
  %2095 = extractelement <8 x i32> %2092, i64 2
  %2096 = extractelement <8 x i32> %2092, i64 3
  %2097 = extractelement <8 x i32> %2092, i64 4
  %2098 = extractelement <8 x i32> %2092, i64 5
  %2099 = extractelement <8 x i32> %2092, i64 6
  %2100 = extractelement <8 x i32> %2092, i64 7
  %2101 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2093, i32 %2094, i32 %2095, i32 %2096, i32 %2097, i32 %2098, i32 %2099, i32 %2100)
  %2102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 0
  %2103 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 1
  %2104 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 2
  %2105 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 3
  %2106 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 4
  %2107 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 5
  %2108 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 6
  %2109 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2101, 7
  %2110 = insertelement <8 x i32> poison, i32 %2102, i64 0
  %2111 = insertelement <8 x i32> %2110, i32 %2103, i64 1
  %2112 = insertelement <8 x i32> %2111, i32 %2104, i64 2
  %2113 = insertelement <8 x i32> %2112, i32 %2105, i64 3
  %2114 = insertelement <8 x i32> %2113, i32 %2106, i64 4
  %2115 = insertelement <8 x i32> %2114, i32 %2107, i64 5
  %2116 = insertelement <8 x i32> %2115, i32 %2108, i64 6
  %2117 = insertelement <8 x i32> %2116, i32 %2109, i64 7
  %2118 = getelementptr i32, ptr %9, i64 4
  %2119 = extractelement <8 x i32> %2117, i64 0
  %2120 = insertelement <4 x i32> poison, i32 %2119, i64 0
  %2121 = extractelement <8 x i32> %2117, i64 1
  %2122 = insertelement <4 x i32> %2120, i32 %2121, i64 1
  %2123 = extractelement <8 x i32> %2117, i64 2
  %2124 = insertelement <4 x i32> %2122, i32 %2123, i64 2
  %2125 = extractelement <8 x i32> %2117, i64 3
  %2126 = insertelement <4 x i32> %2124, i32 %2125, i64 3
  store <4 x i32> %2126, ptr %9, align 16
  %2127 = extractelement <8 x i32> %2117, i64 4
  %2128 = insertelement <4 x i32> poison, i32 %2127, i64 0
  %2129 = extractelement <8 x i32> %2117, i64 5
  %2130 = insertelement <4 x i32> %2128, i32 %2129, i64 1
  %2131 = extractelement <8 x i32> %2117, i64 6
  %2132 = insertelement <4 x i32> %2130, i32 %2131, i64 2
  %2133 = extractelement <8 x i32> %2117, i64 7
  %2134 = insertelement <4 x i32> %2132, i32 %2133, i64 3
  store <4 x i32> %2134, ptr %2118, align 16
  %2135 = getelementptr float, ptr %9, i64 4
  %2136 = load <4 x float>, ptr %9, align 16
  %2137 = extractelement <4 x float> %2136, i64 0
  %2138 = insertelement <8 x float> poison, float %2137, i64 0
  %2139 = extractelement <4 x float> %2136, i64 1
  %2140 = insertelement <8 x float> %2138, float %2139, i64 1
  %2141 = extractelement <4 x float> %2136, i64 2
  %2142 = insertelement <8 x float> %2140, float %2141, i64 2
  %2143 = extractelement <4 x float> %2136, i64 3
  %2144 = insertelement <8 x float> %2142, float %2143, i64 3
  %2145 = load <4 x float>, ptr %2135, align 16
  %2146 = extractelement <4 x float> %2145, i64 0
  %2147 = insertelement <8 x float> %2144, float %2146, i64 4
  %2148 = extractelement <4 x float> %2145, i64 1
  %2149 = insertelement <8 x float> %2147, float %2148, i64 5
  %2150 = extractelement <4 x float> %2145, i64 2
  %2151 = insertelement <8 x float> %2149, float %2150, i64 6
  %2152 = extractelement <4 x float> %2145, i64 3
  %2153 = insertelement <8 x float> %2151, float %2152, i64 7
  %2154 = fptrunc <8 x float> %2153 to <8 x bfloat>
  %2155 = mul nsw i32 %23, 64
  %2156 = add nsw i32 %2155, 40
  %2157 = add nsw i32 %2156, 8192
  %2158 = sext i32 %2157 to i64
  %2159 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %2158
  %2160 = ptrtoint ptr addrspace(3) %2159 to i32
  %2161 = and i32 %2160, 896
  %2162 = lshr i32 %2161, 3
  %2163 = xor i32 %2160, %2162
  %2164 = inttoptr i32 %2163 to ptr addrspace(3)
  %2165 = extractelement <8 x bfloat> %2154, i64 0
  %2166 = insertelement <8 x bfloat> poison, bfloat %2165, i64 0
  %2167 = extractelement <8 x bfloat> %2154, i64 1
  %2168 = insertelement <8 x bfloat> %2166, bfloat %2167, i64 1
  %2169 = extractelement <8 x bfloat> %2154, i64 2
  %2170 = insertelement <8 x bfloat> %2168, bfloat %2169, i64 2
  %2171 = extractelement <8 x bfloat> %2154, i64 3
  %2172 = insertelement <8 x bfloat> %2170, bfloat %2171, i64 3
  %2173 = extractelement <8 x bfloat> %2154, i64 4
  %2174 = insertelement <8 x bfloat> %2172, bfloat %2173, i64 4
  %2175 = extractelement <8 x bfloat> %2154, i64 5
  %2176 = insertelement <8 x bfloat> %2174, bfloat %2175, i64 5
  %2177 = extractelement <8 x bfloat> %2154, i64 6
  %2178 = insertelement <8 x bfloat> %2176, bfloat %2177, i64 6
  %2179 = extractelement <8 x bfloat> %2154, i64 7
  %2180 = insertelement <8 x bfloat> %2178, bfloat %2179, i64 7
  store <8 x bfloat> %2180, ptr addrspace(3) %2164, align 16
  %2181 = mul nsw i32 %30, 2097152
  %2182 = add nsw i32 %2181, 112
  %2183 = mul nsw i32 %330, 128
  %2184 = add nsw i32 %2182, %2183
  %2185 = sext i32 %2184 to i64
  %2186 = getelementptr i8, ptr addrspace(6) %52, i64 %2185
  %2187 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2186, i1 false)
  %2188 = getelementptr i32, ptr %8, i64 4
  %2189 = extractelement <8 x i32> %2187, i64 0
  %2190 = insertelement <4 x i32> poison, i32 %2189, i64 0
  %2191 = extractelement <8 x i32> %2187, i64 1
  %2192 = insertelement <4 x i32> %2190, i32 %2191, i64 1
  %2193 = extractelement <8 x i32> %2187, i64 2
  %2194 = insertelement <4 x i32> %2192, i32 %2193, i64 2
  %2195 = extractelement <8 x i32> %2187, i64 3
  %2196 = insertelement <4 x i32> %2194, i32 %2195, i64 3
  store <4 x i32> %2196, ptr %8, align 16
  %2197 = extractelement <8 x i32> %2187, i64 4
  %2198 = insertelement <4 x i32> poison, i32 %2197, i64 0
  %2199 = extractelement <8 x i32> %2187, i64 5
  %2200 = insertelement <4 x i32> %2198, i32 %2199, i64 1
  %2201 = extractelement <8 x i32> %2187, i64 6
  %2202 = insertelement <4 x i32> %2200, i32 %2201, i64 2
  %2203 = extractelement <8 x i32> %2187, i64 7
  %2204 = insertelement <4 x i32> %2202, i32 %2203, i64 3
  store <4 x i32> %2204, ptr %2188, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2205 = getelementptr i32, ptr %8, i64 4
  %2206 = load <4 x i32>, ptr %8, align 16
  %2207 = extractelement <4 x i32> %2206, i64 0
  %2208 = insertelement <8 x i32> poison, i32 %2207, i64 0
  %2209 = extractelement <4 x i32> %2206, i64 1
  %2210 = insertelement <8 x i32> %2208, i32 %2209, i64 1
  %2211 = extractelement <4 x i32> %2206, i64 2
  %2212 = insertelement <8 x i32> %2210, i32 %2211, i64 2
  %2213 = extractelement <4 x i32> %2206, i64 3
  %2214 = insertelement <8 x i32> %2212, i32 %2213, i64 3
  %2215 = load <4 x i32>, ptr %2205, align 16
  %2216 = extractelement <4 x i32> %2215, i64 0
  %2217 = insertelement <8 x i32> %2214, i32 %2216, i64 4
  %2218 = extractelement <4 x i32> %2215, i64 1
  %2219 = insertelement <8 x i32> %2217, i32 %2218, i64 5
  %2220 = extractelement <4 x i32> %2215, i64 2
  %2221 = insertelement <8 x i32> %2219, i32 %2220, i64 6
  %2222 = extractelement <4 x i32> %2215, i64 3
  %2223 = insertelement <8 x i32> %2221, i32 %2222, i64 7
  %2224 = extractelement <8 x i32> %2223, i64 0
  %2225 = extractelement <8 x i32> %2223, i64 1
  %2226 = extractelement <8 x i32> %2223, i64 2
  %2227 = extractelement <8 x i32> %2223, i64 3
  %2228 = extractelement <8 x i32> %2223, i64 4
  %2229 = extractelement <8 x i32> %2223, i64 5
  %2230 = extractelement <8 x i32> %2223, i64 6
  %2231 = extractelement <8 x i32> %2223, i64 7
  %2232 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2224, i32 %2225, i32 %2226, i32 %2227, i32 %2228, i32 %2229, i32 %2230, i32 %2231)
  %2233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 0
  %2234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 1
  %2235 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 2
  %2236 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 3
  %2237 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 4
  %2238 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 5
  %2239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 6
  %2240 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2232, 7
  %2241 = insertelement <8 x i32> poison, i32 %2233, i64 0
  %2242 = insertelement <8 x i32> %2241, i32 %2234, i64 1
  %2243 = insertelement <8 x i32> %2242, i32 %2235, i64 2
  %2244 = insertelement <8 x i32> %2243, i32 %2236, i64 3
  %2245 = insertelement <8 x i32> %2244, i32 %2237, i64 4
  %2246 = insertelement <8 x i32> %2245, i32 %2238, i64 5
  %2247 = insertelement <8 x i32> %2246, i32 %2239, i64 6
  %2248 = insertelement <8 x i32> %2247, i32 %2240, i64 7
  %2249 = getelementptr i32, ptr %8, i64 4
  %2250 = extractelement <8 x i32> %2248, i64 0
  %2251 = insertelement <4 x i32> poison, i32 %2250, i64 0
  %2252 = extractelement <8 x i32> %2248, i64 1
  %2253 = insertelement <4 x i32> %2251, i32 %2252, i64 1
  %2254 = extractelement <8 x i32> %2248, i64 2
  %2255 = insertelement <4 x i32> %2253, i32 %2254, i64 2
  %2256 = extractelement <8 x i32> %2248, i64 3
  %2257 = insertelement <4 x i32> %2255, i32 %2256, i64 3
  store <4 x i32> %2257, ptr %8, align 16
  %2258 = extractelement <8 x i32> %2248, i64 4
  %2259 = insertelement <4 x i32> poison, i32 %2258, i64 0
  %2260 = extractelement <8 x i32> %2248, i64 5
  %2261 = insertelement <4 x i32> %2259, i32 %2260, i64 1
  %2262 = extractelement <8 x i32> %2248, i64 6
  %2263 = insertelement <4 x i32> %2261, i32 %2262, i64 2
  %2264 = extractelement <8 x i32> %2248, i64 7
  %2265 = insertelement <4 x i32> %2263, i32 %2264, i64 3
  store <4 x i32> %2265, ptr %2249, align 16
  %2266 = getelementptr float, ptr %8, i64 4
  %2267 = load <4 x float>, ptr %8, align 16
  %2268 = extractelement <4 x float> %2267, i64 0
  %2269 = insertelement <8 x float> poison, float %2268, i64 0
  %2270 = extractelement <4 x float> %2267, i64 1
  %2271 = insertelement <8 x float> %2269, float %2270, i64 1
  %2272 = extractelement <4 x float> %2267, i64 2
  %2273 = insertelement <8 x float> %2271, float %2272, i64 2
  %2274 = extractelement <4 x float> %2267, i64 3
  %2275 = insertelement <8 x float> %2273, float %2274, i64 3
  %2276 = load <4 x float>, ptr %2266, align 16
  %2277 = extractelement <4 x float> %2276, i64 0
  %2278 = insertelement <8 x float> %2275, float %2277, i64 4
  %2279 = extractelement <4 x float> %2276, i64 1
  %2280 = insertelement <8 x float> %2278, float %2279, i64 5
  %2281 = extractelement <4 x float> %2276, i64 2
  %2282 = insertelement <8 x float> %2280, float %2281, i64 6
  %2283 = extractelement <4 x float> %2276, i64 3
  %2284 = insertelement <8 x float> %2282, float %2283, i64 7
  %2285 = fptrunc <8 x float> %2284 to <8 x bfloat>
  %2286 = mul nsw i32 %23, 64
  %2287 = add nsw i32 %2286, 48
  %2288 = add nsw i32 %2287, 8192
  %2289 = sext i32 %2288 to i64
  %2290 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %2289
  %2291 = ptrtoint ptr addrspace(3) %2290 to i32
  %2292 = and i32 %2291, 896
  %2293 = lshr i32 %2292, 3
  %2294 = xor i32 %2291, %2293
  %2295 = inttoptr i32 %2294 to ptr addrspace(3)
  %2296 = extractelement <8 x bfloat> %2285, i64 0
  %2297 = insertelement <8 x bfloat> poison, bfloat %2296, i64 0
  %2298 = extractelement <8 x bfloat> %2285, i64 1
  %2299 = insertelement <8 x bfloat> %2297, bfloat %2298, i64 1
  %2300 = extractelement <8 x bfloat> %2285, i64 2
  %2301 = insertelement <8 x bfloat> %2299, bfloat %2300, i64 2
  %2302 = extractelement <8 x bfloat> %2285, i64 3
  %2303 = insertelement <8 x bfloat> %2301, bfloat %2302, i64 3
  %2304 = extractelement <8 x bfloat> %2285, i64 4
  %2305 = insertelement <8 x bfloat> %2303, bfloat %2304, i64 4
  %2306 = extractelement <8 x bfloat> %2285, i64 5
  %2307 = insertelement <8 x bfloat> %2305, bfloat %2306, i64 5
  %2308 = extractelement <8 x bfloat> %2285, i64 6
  %2309 = insertelement <8 x bfloat> %2307, bfloat %2308, i64 6
  %2310 = extractelement <8 x bfloat> %2285, i64 7
  %2311 = insertelement <8 x bfloat> %2309, bfloat %2310, i64 7
  store <8 x bfloat> %2311, ptr addrspace(3) %2295, align 16
  %2312 = mul nsw i32 %30, 2097152
  %2313 = add nsw i32 %2312, 120
  %2314 = mul nsw i32 %330, 128
  %2315 = add nsw i32 %2313, %2314
  %2316 = sext i32 %2315 to i64
  %2317 = getelementptr i8, ptr addrspace(6) %52, i64 %2316
  %2318 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2317, i1 false)
  %2319 = getelementptr i32, ptr %7, i64 4
  %2320 = extractelement <8 x i32> %2318, i64 0
  %2321 = insertelement <4 x i32> poison, i32 %2320, i64 0
  %2322 = extractelement <8 x i32> %2318, i64 1
  %2323 = insertelement <4 x i32> %2321, i32 %2322, i64 1
  %2324 = extractelement <8 x i32> %2318, i64 2
  %2325 = insertelement <4 x i32> %2323, i32 %2324, i64 2
  %2326 = extractelement <8 x i32> %2318, i64 3
  %2327 = insertelement <4 x i32> %2325, i32 %2326, i64 3
  store <4 x i32> %2327, ptr %7, align 16
  %2328 = extractelement <8 x i32> %2318, i64 4
  %2329 = insertelement <4 x i32> poison, i32 %2328, i64 0
  %2330 = extractelement <8 x i32> %2318, i64 5
  %2331 = insertelement <4 x i32> %2329, i32 %2330, i64 1
  %2332 = extractelement <8 x i32> %2318, i64 6
  %2333 = insertelement <4 x i32> %2331, i32 %2332, i64 2
  %2334 = extractelement <8 x i32> %2318, i64 7
  %2335 = insertelement <4 x i32> %2333, i32 %2334, i64 3
  store <4 x i32> %2335, ptr %2319, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2336 = getelementptr i32, ptr %7, i64 4
  %2337 = load <4 x i32>, ptr %7, align 16
  %2338 = extractelement <4 x i32> %2337, i64 0
  %2339 = insertelement <8 x i32> poison, i32 %2338, i64 0
  %2340 = extractelement <4 x i32> %2337, i64 1
  %2341 = insertelement <8 x i32> %2339, i32 %2340, i64 1
  %2342 = extractelement <4 x i32> %2337, i64 2
  %2343 = insertelement <8 x i32> %2341, i32 %2342, i64 2
  %2344 = extractelement <4 x i32> %2337, i64 3
  %2345 = insertelement <8 x i32> %2343, i32 %2344, i64 3
  %2346 = load <4 x i32>, ptr %2336, align 16
  %2347 = extractelement <4 x i32> %2346, i64 0
  %2348 = insertelement <8 x i32> %2345, i32 %2347, i64 4
  %2349 = extractelement <4 x i32> %2346, i64 1
  %2350 = insertelement <8 x i32> %2348, i32 %2349, i64 5
  %2351 = extractelement <4 x i32> %2346, i64 2
  %2352 = insertelement <8 x i32> %2350, i32 %2351, i64 6
  %2353 = extractelement <4 x i32> %2346, i64 3
  %2354 = insertelement <8 x i32> %2352, i32 %2353, i64 7
  %2355 = extractelement <8 x i32> %2354, i64 0
  %2356 = extractelement <8 x i32> %2354, i64 1
  %2357 = extractelement <8 x i32> %2354, i64 2
  %2358 = extractelement <8 x i32> %2354, i64 3
  %2359 = extractelement <8 x i32> %2354, i64 4
  %2360 = extractelement <8 x i32> %2354, i64 5
  %2361 = extractelement <8 x i32> %2354, i64 6
  %2362 = extractelement <8 x i32> %2354, i64 7
  %2363 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2355, i32 %2356, i32 %2357, i32 %2358, i32 %2359, i32 %2360, i32 %2361, i32 %2362)
  %2364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 0
  %2365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 1
  %2366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 2
  %2367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 3
  %2368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 4
  %2369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 5
  %2370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 6
  %2371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2363, 7
  %2372 = insertelement <8 x i32> poison, i32 %2364, i64 0
  %2373 = insertelement <8 x i32> %2372, i32 %2365, i64 1
  %2374 = insertelement <8 x i32> %2373, i32 %2366, i64 2
  %2375 = insertelement <8 x i32> %2374, i32 %2367, i64 3
  %2376 = insertelement <8 x i32> %2375, i32 %2368, i64 4
  %2377 = insertelement <8 x i32> %2376, i32 %2369, i64 5
  %2378 = insertelement <8 x i32> %2377, i32 %2370, i64 6
  %2379 = insertelement <8 x i32> %2378, i32 %2371, i64 7
  %2380 = getelementptr i32, ptr %7, i64 4
  %2381 = extractelement <8 x i32> %2379, i64 0
  %2382 = insertelement <4 x i32> poison, i32 %2381, i64 0
  %2383 = extractelement <8 x i32> %2379, i64 1
  %2384 = insertelement <4 x i32> %2382, i32 %2383, i64 1
  %2385 = extractelement <8 x i32> %2379, i64 2
  %2386 = insertelement <4 x i32> %2384, i32 %2385, i64 2
  %2387 = extractelement <8 x i32> %2379, i64 3
  %2388 = insertelement <4 x i32> %2386, i32 %2387, i64 3
  store <4 x i32> %2388, ptr %7, align 16
  %2389 = extractelement <8 x i32> %2379, i64 4
  %2390 = insertelement <4 x i32> poison, i32 %2389, i64 0
  %2391 = extractelement <8 x i32> %2379, i64 5
  %2392 = insertelement <4 x i32> %2390, i32 %2391, i64 1
  %2393 = extractelement <8 x i32> %2379, i64 6
  %2394 = insertelement <4 x i32> %2392, i32 %2393, i64 2
  %2395 = extractelement <8 x i32> %2379, i64 7
  %2396 = insertelement <4 x i32> %2394, i32 %2395, i64 3
  store <4 x i32> %2396, ptr %2380, align 16
  %2397 = getelementptr float, ptr %7, i64 4
  %2398 = load <4 x float>, ptr %7, align 16
  %2399 = extractelement <4 x float> %2398, i64 0
  %2400 = insertelement <8 x float> poison, float %2399, i64 0
  %2401 = extractelement <4 x float> %2398, i64 1
  %2402 = insertelement <8 x float> %2400, float %2401, i64 1
  %2403 = extractelement <4 x float> %2398, i64 2
  %2404 = insertelement <8 x float> %2402, float %2403, i64 2
  %2405 = extractelement <4 x float> %2398, i64 3
  %2406 = insertelement <8 x float> %2404, float %2405, i64 3
  %2407 = load <4 x float>, ptr %2397, align 16
  %2408 = extractelement <4 x float> %2407, i64 0
  %2409 = insertelement <8 x float> %2406, float %2408, i64 4
  %2410 = extractelement <4 x float> %2407, i64 1
  %2411 = insertelement <8 x float> %2409, float %2410, i64 5
  %2412 = extractelement <4 x float> %2407, i64 2
  %2413 = insertelement <8 x float> %2411, float %2412, i64 6
  %2414 = extractelement <4 x float> %2407, i64 3
  %2415 = insertelement <8 x float> %2413, float %2414, i64 7
  %2416 = fptrunc <8 x float> %2415 to <8 x bfloat>
  %2417 = mul nsw i32 %23, 64
  %2418 = add nsw i32 %2417, 56
  %2419 = add nsw i32 %2418, 8192
  %2420 = sext i32 %2419 to i64
  %2421 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 98304), i64 %2420
  %2422 = ptrtoint ptr addrspace(3) %2421 to i32
  %2423 = and i32 %2422, 896
  %2424 = lshr i32 %2423, 3
  %2425 = xor i32 %2422, %2424
  %2426 = inttoptr i32 %2425 to ptr addrspace(3)
  %2427 = extractelement <8 x bfloat> %2416, i64 0
  %2428 = insertelement <8 x bfloat> poison, bfloat %2427, i64 0
  %2429 = extractelement <8 x bfloat> %2416, i64 1
  %2430 = insertelement <8 x bfloat> %2428, bfloat %2429, i64 1
  %2431 = extractelement <8 x bfloat> %2416, i64 2
  %2432 = insertelement <8 x bfloat> %2430, bfloat %2431, i64 2
  %2433 = extractelement <8 x bfloat> %2416, i64 3
  %2434 = insertelement <8 x bfloat> %2432, bfloat %2433, i64 3
  %2435 = extractelement <8 x bfloat> %2416, i64 4
  %2436 = insertelement <8 x bfloat> %2434, bfloat %2435, i64 4
  %2437 = extractelement <8 x bfloat> %2416, i64 5
  %2438 = insertelement <8 x bfloat> %2436, bfloat %2437, i64 5
  %2439 = extractelement <8 x bfloat> %2416, i64 6
  %2440 = insertelement <8 x bfloat> %2438, bfloat %2439, i64 6
  %2441 = extractelement <8 x bfloat> %2416, i64 7
  %2442 = insertelement <8 x bfloat> %2440, bfloat %2441, i64 7
  store <8 x bfloat> %2442, ptr addrspace(3) %2426, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %31, label %2443, label %2447

2443:                                             ; preds = %1394
  %2444 = add i32 %336, 1
  %2445 = mul nsw i32 %2444, 64
  %2446 = mul nsw i32 %338, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 114688), ptr %2, i32 %2445, i32 %2446, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %2447

2447:                                             ; preds = %2443, %1394
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  %2448 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %335, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %2448, i32 1)
  %2449 = add i32 %307, 1
  %2450 = add i32 %306, %28
  br label %305

2451:                                             ; preds = %305
  br i1 %31, label %2452, label %2453

2452:                                             ; preds = %2451
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  br label %2453

2453:                                             ; preds = %2452, %2451
  br label %2454

2454:                                             ; preds = %2453, %289
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %36, label %2455, label %2456

2455:                                             ; preds = %2454
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %52, i32 256)
  br label %2456

2456:                                             ; preds = %2455, %2454
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none)) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #7

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #9

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 immarg) #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #5

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #9

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i64, i1 immarg) #10

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.bulk.commit.group() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) captures(none), i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7), i32) #5

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #4

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #5

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #10

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="192" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { nounwind }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind memory(argmem: readwrite) }
attributes #10 = { convergent nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
