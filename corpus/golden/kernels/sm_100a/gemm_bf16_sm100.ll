; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @gemm_bf16_sm100(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %1, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %2, i32 %3, i32 %4, i32 %5) #0 {
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
  %26 = udiv i32 %23, 32
  %27 = icmp eq i32 %23, 0
  %28 = icmp eq i32 %23, 128
  %29 = icmp eq i32 %23, 160
  %30 = icmp ult i32 %23, 128
  %31 = icmp eq i32 %26, 0
  %32 = add nsw i32 %3, -1
  %33 = udiv i32 %32, 128
  %34 = add nsw i32 %33, 1
  %35 = add nsw i32 %4, -1
  %36 = udiv i32 %35, 128
  %37 = add nsw i32 %36, 1
  %38 = add nsw i32 %5, -1
  %39 = udiv i32 %38, 64
  %40 = add nsw i32 %39, 1
  %41 = mul i32 %34, %37
  br i1 %31, label %42, label %43

42:                                               ; preds = %6
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163936), i32 256)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %43

43:                                               ; preds = %42, %6
  br i1 %27, label %44, label %45

44:                                               ; preds = %43
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %0)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %1)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %2)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163840), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163848), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163856), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163864), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163872), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163880), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163888), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163896), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163904), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163920), i32 128)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163912), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163928), i32 128)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %45

45:                                               ; preds = %44, %43
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %46 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163936), align 4
  %47 = inttoptr i32 %46 to ptr addrspace(6)
  br i1 %28, label %48, label %118

48:                                               ; preds = %45
  %49 = call i32 @llvm.umax.i32(i32 %34, i32 1)
  %50 = sub i32 %49, 1
  %51 = call i32 @llvm.ctlz.i32(i32 %50, i1 false)
  %52 = sub i32 32, %51
  %53 = zext i32 %52 to i64
  %54 = shl i64 1, %53
  %55 = zext i32 %49 to i64
  %56 = sub i64 %54, %55
  %57 = shl i64 %56, 32
  %58 = udiv i64 %57, %55
  %59 = add i64 %58, 1
  %60 = call i32 @llvm.umin.i32(i32 %52, i32 1)
  %61 = trunc i64 %59 to i32
  %62 = sub i32 %52, %60
  br label %63

63:                                               ; preds = %115, %48
  %64 = phi i32 [ %116, %115 ], [ %24, %48 ]
  %65 = phi i32 [ %90, %115 ], [ 0, %48 ]
  %66 = icmp slt i32 %64, %41
  br i1 %66, label %67, label %117

67:                                               ; preds = %63
  %68 = zext i32 %61 to i64
  %69 = zext i32 %64 to i64
  %70 = mul i64 %68, %69
  %71 = lshr i64 %70, 32
  %72 = trunc i64 %71 to i32
  %73 = sub i32 %64, %72
  %74 = lshr i32 %73, %60
  %75 = add i32 %72, %74
  %76 = lshr i32 %75, %62
  %77 = mul i32 %76, %49
  %78 = sub i32 %64, %77
  %79 = zext i32 %61 to i64
  %80 = zext i32 %64 to i64
  %81 = mul i64 %79, %80
  %82 = lshr i64 %81, 32
  %83 = trunc i64 %82 to i32
  %84 = sub i32 %64, %83
  %85 = lshr i32 %84, %60
  %86 = add i32 %83, %85
  %87 = lshr i32 %86, %62
  br label %88

88:                                               ; preds = %92, %67
  %89 = phi i32 [ %114, %92 ], [ 0, %67 ]
  %90 = phi i32 [ %113, %92 ], [ %65, %67 ]
  %91 = icmp slt i32 %89, %40
  br i1 %91, label %92, label %115

92:                                               ; preds = %88
  %93 = urem i32 %90, 4
  %94 = udiv i32 %90, 4
  %95 = urem i32 %94, 2
  %96 = xor i32 %95, 1
  %97 = sext i32 %93 to i64
  %98 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163840), i64 %97
  %99 = getelementptr i64, ptr addrspace(3) %98, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %99, i32 %96, i32 10000000)
  %100 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %98, i32 32768)
  %101 = mul nsw i32 %93, 8192
  %102 = sext i32 %101 to i64
  %103 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %102
  %104 = mul nsw i32 %93, 8192
  %105 = sext i32 %104 to i64
  %106 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %105
  %107 = mul nsw i32 %89, 64
  %108 = mul nsw i32 %78, 128
  %109 = mul nsw i32 %89, 64
  %110 = mul nsw i32 %87, 128
  %111 = addrspacecast ptr addrspace(3) %103 to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %111, ptr addrspace(3) %98, ptr %0, i32 %107, i32 %108, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 0)
  %112 = addrspacecast ptr addrspace(3) %106 to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %112, ptr addrspace(3) %98, ptr %1, i32 %109, i32 %110, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 0)
  %113 = add i32 %90, 1
  %114 = add i32 %89, 1
  br label %88

115:                                              ; preds = %88
  %116 = add i32 %64, %25
  br label %63

117:                                              ; preds = %63
  br label %118

118:                                              ; preds = %117, %45
  br i1 %29, label %119, label %272

119:                                              ; preds = %118
  br label %120

120:                                              ; preds = %268, %119
  %121 = phi i32 [ %270, %268 ], [ %24, %119 ]
  %122 = phi i32 [ %138, %268 ], [ 0, %119 ]
  %123 = phi i32 [ %269, %268 ], [ 0, %119 ]
  %124 = icmp slt i32 %121, %41
  br i1 %124, label %125, label %271

125:                                              ; preds = %120
  %126 = urem i32 %123, 2
  %127 = udiv i32 %123, 2
  %128 = urem i32 %127, 2
  %129 = xor i32 %128, 1
  %130 = sext i32 %126 to i64
  %131 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163904), i64 %130
  %132 = getelementptr i64, ptr addrspace(3) %131, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %132, i32 %129, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %133 = mul nsw i32 %126, 128
  %134 = sext i32 %133 to i64
  %135 = getelementptr i8, ptr addrspace(6) %47, i64 %134
  br label %136

136:                                              ; preds = %140, %125
  %137 = phi i32 [ %267, %140 ], [ 0, %125 ]
  %138 = phi i32 [ %266, %140 ], [ %122, %125 ]
  %139 = icmp slt i32 %137, %40
  br i1 %139, label %140, label %268

140:                                              ; preds = %136
  %141 = urem i32 %138, 4
  %142 = udiv i32 %138, 4
  %143 = urem i32 %142, 2
  %144 = sext i32 %141 to i64
  %145 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163840), i64 %144
  %146 = getelementptr i64, ptr addrspace(3) %145, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %145, i32 %143, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %147 = mul nsw i32 %141, 8192
  %148 = add nsw i32 0, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %149
  %151 = mul nsw i32 %141, 8192
  %152 = add nsw i32 0, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %153
  %155 = icmp ne i32 %137, 0
  %156 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %155, 0
  %157 = ptrtoint ptr addrspace(3) %150 to i32
  %158 = and i32 %157, 262143
  %159 = lshr i32 %158, 4
  %160 = zext i32 %159 to i64
  %161 = or i64 %160, 4611756662049538048
  %162 = ptrtoint ptr addrspace(3) %154 to i32
  %163 = and i32 %162, 262143
  %164 = lshr i32 %163, 4
  %165 = zext i32 %164 to i64
  %166 = or i64 %165, 4611756662049538048
  %167 = extractvalue { i1, i1, i1 } %156, 0
  %168 = extractvalue { i1, i1, i1 } %156, 1
  %169 = zext i1 %168 to i32
  %170 = shl i32 %169, 13
  %171 = extractvalue { i1, i1, i1 } %156, 2
  %172 = zext i1 %171 to i32
  %173 = shl i32 %172, 14
  %174 = or i32 %170, %173
  %175 = or i32 136316048, %174
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %135, i64 %161, i64 %166, i32 %175, i1 %167, i32 0, i32 1, i32 0)
  %176 = mul nsw i32 %141, 8192
  %177 = add nsw i32 16, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %178
  %180 = mul nsw i32 %141, 8192
  %181 = add nsw i32 16, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %182
  %184 = or i32 %137, 1
  %185 = icmp ne i32 %184, 0
  %186 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %185, 0
  %187 = ptrtoint ptr addrspace(3) %179 to i32
  %188 = and i32 %187, 262143
  %189 = lshr i32 %188, 4
  %190 = zext i32 %189 to i64
  %191 = or i64 %190, 4611756662049538048
  %192 = ptrtoint ptr addrspace(3) %183 to i32
  %193 = and i32 %192, 262143
  %194 = lshr i32 %193, 4
  %195 = zext i32 %194 to i64
  %196 = or i64 %195, 4611756662049538048
  %197 = extractvalue { i1, i1, i1 } %186, 0
  %198 = extractvalue { i1, i1, i1 } %186, 1
  %199 = zext i1 %198 to i32
  %200 = shl i32 %199, 13
  %201 = extractvalue { i1, i1, i1 } %186, 2
  %202 = zext i1 %201 to i32
  %203 = shl i32 %202, 14
  %204 = or i32 %200, %203
  %205 = or i32 136316048, %204
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %135, i64 %191, i64 %196, i32 %205, i1 %197, i32 0, i32 1, i32 0)
  %206 = mul nsw i32 %141, 8192
  %207 = add nsw i32 32, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %208
  %210 = mul nsw i32 %141, 8192
  %211 = add nsw i32 32, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %212
  %214 = or i32 %137, 2
  %215 = icmp ne i32 %214, 0
  %216 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %215, 0
  %217 = ptrtoint ptr addrspace(3) %209 to i32
  %218 = and i32 %217, 262143
  %219 = lshr i32 %218, 4
  %220 = zext i32 %219 to i64
  %221 = or i64 %220, 4611756662049538048
  %222 = ptrtoint ptr addrspace(3) %213 to i32
  %223 = and i32 %222, 262143
  %224 = lshr i32 %223, 4
  %225 = zext i32 %224 to i64
  %226 = or i64 %225, 4611756662049538048
  %227 = extractvalue { i1, i1, i1 } %216, 0
  %228 = extractvalue { i1, i1, i1 } %216, 1
  %229 = zext i1 %228 to i32
  %230 = shl i32 %229, 13
  %231 = extractvalue { i1, i1, i1 } %216, 2
  %232 = zext i1 %231 to i32
  %233 = shl i32 %232, 14
  %234 = or i32 %230, %233
  %235 = or i32 136316048, %234
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %135, i64 %221, i64 %226, i32 %235, i1 %227, i32 0, i32 1, i32 0)
  %236 = mul nsw i32 %141, 8192
  %237 = add nsw i32 48, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %238
  %240 = mul nsw i32 %141, 8192
  %241 = add nsw i32 48, %240
  %242 = sext i32 %241 to i64
  %243 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %242
  %244 = or i32 %137, 3
  %245 = icmp ne i32 %244, 0
  %246 = insertvalue { i1, i1, i1 } { i1 true, i1 false, i1 false }, i1 %245, 0
  %247 = ptrtoint ptr addrspace(3) %239 to i32
  %248 = and i32 %247, 262143
  %249 = lshr i32 %248, 4
  %250 = zext i32 %249 to i64
  %251 = or i64 %250, 4611756662049538048
  %252 = ptrtoint ptr addrspace(3) %243 to i32
  %253 = and i32 %252, 262143
  %254 = lshr i32 %253, 4
  %255 = zext i32 %254 to i64
  %256 = or i64 %255, 4611756662049538048
  %257 = extractvalue { i1, i1, i1 } %246, 0
  %258 = extractvalue { i1, i1, i1 } %246, 1
  %259 = zext i1 %258 to i32
  %260 = shl i32 %259, 13
  %261 = extractvalue { i1, i1, i1 } %246, 2
  %262 = zext i1 %261 to i32
  %263 = shl i32 %262, 14
  %264 = or i32 %260, %263
  %265 = or i32 136316048, %264
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %135, i64 %251, i64 %256, i32 %265, i1 %257, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %146)
  %266 = add i32 %138, 1
  %267 = add i32 %137, 1
  br label %136

268:                                              ; preds = %136
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %131)
  %269 = add i32 %123, 1
  %270 = add i32 %121, %25
  br label %120

271:                                              ; preds = %120
  br label %272

272:                                              ; preds = %271, %118
  br i1 %30, label %273, label %2435

273:                                              ; preds = %272
  %274 = call i32 @llvm.umax.i32(i32 %34, i32 1)
  %275 = sub i32 %274, 1
  %276 = call i32 @llvm.ctlz.i32(i32 %275, i1 false)
  %277 = sub i32 32, %276
  %278 = zext i32 %277 to i64
  %279 = shl i64 1, %278
  %280 = zext i32 %274 to i64
  %281 = sub i64 %279, %280
  %282 = shl i64 %281, 32
  %283 = udiv i64 %282, %280
  %284 = add i64 %283, 1
  %285 = call i32 @llvm.umin.i32(i32 %277, i32 1)
  %286 = trunc i64 %284 to i32
  %287 = sub i32 %277, %285
  br label %288

288:                                              ; preds = %2428, %273
  %289 = phi i32 [ %2431, %2428 ], [ %24, %273 ]
  %290 = phi i32 [ %2430, %2428 ], [ 0, %273 ]
  %291 = icmp slt i32 %289, %41
  br i1 %291, label %292, label %2432

292:                                              ; preds = %288
  %293 = zext i32 %286 to i64
  %294 = zext i32 %289 to i64
  %295 = mul i64 %293, %294
  %296 = lshr i64 %295, 32
  %297 = trunc i64 %296 to i32
  %298 = sub i32 %289, %297
  %299 = lshr i32 %298, %285
  %300 = add i32 %297, %299
  %301 = lshr i32 %300, %287
  %302 = mul i32 %301, %274
  %303 = sub i32 %289, %302
  %304 = zext i32 %286 to i64
  %305 = zext i32 %289 to i64
  %306 = mul i64 %304, %305
  %307 = lshr i64 %306, 32
  %308 = trunc i64 %307 to i32
  %309 = sub i32 %289, %308
  %310 = lshr i32 %309, %285
  %311 = add i32 %308, %310
  %312 = lshr i32 %311, %287
  %313 = urem i32 %290, 2
  %314 = udiv i32 %290, 2
  %315 = urem i32 %314, 2
  %316 = sext i32 %313 to i64
  %317 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163904), i64 %316
  %318 = getelementptr i64, ptr addrspace(3) %317, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %317, i32 %315, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %319 = mul i32 %312, 2
  br i1 %27, label %320, label %321

320:                                              ; preds = %292
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %321

321:                                              ; preds = %320, %292
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %322 = mul nsw i32 %26, 2097152
  %323 = add nsw i32 %322, 0
  %324 = mul nsw i32 %313, 128
  %325 = add nsw i32 %323, %324
  %326 = sext i32 %325 to i64
  %327 = getelementptr i8, ptr addrspace(6) %47, i64 %326
  %328 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %327, i1 false)
  %329 = getelementptr i32, ptr %22, i64 4
  %330 = extractelement <8 x i32> %328, i64 0
  %331 = insertelement <4 x i32> poison, i32 %330, i64 0
  %332 = extractelement <8 x i32> %328, i64 1
  %333 = insertelement <4 x i32> %331, i32 %332, i64 1
  %334 = extractelement <8 x i32> %328, i64 2
  %335 = insertelement <4 x i32> %333, i32 %334, i64 2
  %336 = extractelement <8 x i32> %328, i64 3
  %337 = insertelement <4 x i32> %335, i32 %336, i64 3
  store <4 x i32> %337, ptr %22, align 16
  %338 = extractelement <8 x i32> %328, i64 4
  %339 = insertelement <4 x i32> poison, i32 %338, i64 0
  %340 = extractelement <8 x i32> %328, i64 5
  %341 = insertelement <4 x i32> %339, i32 %340, i64 1
  %342 = extractelement <8 x i32> %328, i64 6
  %343 = insertelement <4 x i32> %341, i32 %342, i64 2
  %344 = extractelement <8 x i32> %328, i64 7
  %345 = insertelement <4 x i32> %343, i32 %344, i64 3
  store <4 x i32> %345, ptr %329, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %346 = getelementptr i32, ptr %22, i64 4
  %347 = load <4 x i32>, ptr %22, align 16
  %348 = extractelement <4 x i32> %347, i64 0
  %349 = insertelement <8 x i32> poison, i32 %348, i64 0
  %350 = extractelement <4 x i32> %347, i64 1
  %351 = insertelement <8 x i32> %349, i32 %350, i64 1
  %352 = extractelement <4 x i32> %347, i64 2
  %353 = insertelement <8 x i32> %351, i32 %352, i64 2
  %354 = extractelement <4 x i32> %347, i64 3
  %355 = insertelement <8 x i32> %353, i32 %354, i64 3
  %356 = load <4 x i32>, ptr %346, align 16
  %357 = extractelement <4 x i32> %356, i64 0
  %358 = insertelement <8 x i32> %355, i32 %357, i64 4
  %359 = extractelement <4 x i32> %356, i64 1
  %360 = insertelement <8 x i32> %358, i32 %359, i64 5
  %361 = extractelement <4 x i32> %356, i64 2
  %362 = insertelement <8 x i32> %360, i32 %361, i64 6
  %363 = extractelement <4 x i32> %356, i64 3
  %364 = insertelement <8 x i32> %362, i32 %363, i64 7
  %365 = extractelement <8 x i32> %364, i64 0
  %366 = extractelement <8 x i32> %364, i64 1
  %367 = extractelement <8 x i32> %364, i64 2
  %368 = extractelement <8 x i32> %364, i64 3
  %369 = extractelement <8 x i32> %364, i64 4
  %370 = extractelement <8 x i32> %364, i64 5
  %371 = extractelement <8 x i32> %364, i64 6
  %372 = extractelement <8 x i32> %364, i64 7
  %373 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370, i32 %371, i32 %372)
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 0
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 1
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 2
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 3
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 4
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 5
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 6
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %373, 7
  %382 = insertelement <8 x i32> poison, i32 %374, i64 0
  %383 = insertelement <8 x i32> %382, i32 %375, i64 1
  %384 = insertelement <8 x i32> %383, i32 %376, i64 2
  %385 = insertelement <8 x i32> %384, i32 %377, i64 3
  %386 = insertelement <8 x i32> %385, i32 %378, i64 4
  %387 = insertelement <8 x i32> %386, i32 %379, i64 5
  %388 = insertelement <8 x i32> %387, i32 %380, i64 6
  %389 = insertelement <8 x i32> %388, i32 %381, i64 7
  %390 = getelementptr i32, ptr %22, i64 4
  %391 = extractelement <8 x i32> %389, i64 0
  %392 = insertelement <4 x i32> poison, i32 %391, i64 0
  %393 = extractelement <8 x i32> %389, i64 1
  %394 = insertelement <4 x i32> %392, i32 %393, i64 1
  %395 = extractelement <8 x i32> %389, i64 2
  %396 = insertelement <4 x i32> %394, i32 %395, i64 2
  %397 = extractelement <8 x i32> %389, i64 3
  %398 = insertelement <4 x i32> %396, i32 %397, i64 3
  store <4 x i32> %398, ptr %22, align 16
  %399 = extractelement <8 x i32> %389, i64 4
  %400 = insertelement <4 x i32> poison, i32 %399, i64 0
  %401 = extractelement <8 x i32> %389, i64 5
  %402 = insertelement <4 x i32> %400, i32 %401, i64 1
  %403 = extractelement <8 x i32> %389, i64 6
  %404 = insertelement <4 x i32> %402, i32 %403, i64 2
  %405 = extractelement <8 x i32> %389, i64 7
  %406 = insertelement <4 x i32> %404, i32 %405, i64 3
  store <4 x i32> %406, ptr %390, align 16
  %407 = getelementptr float, ptr %22, i64 4
  %408 = load <4 x float>, ptr %22, align 16
  %409 = extractelement <4 x float> %408, i64 0
  %410 = insertelement <8 x float> poison, float %409, i64 0
  %411 = extractelement <4 x float> %408, i64 1
  %412 = insertelement <8 x float> %410, float %411, i64 1
  %413 = extractelement <4 x float> %408, i64 2
  %414 = insertelement <8 x float> %412, float %413, i64 2
  %415 = extractelement <4 x float> %408, i64 3
  %416 = insertelement <8 x float> %414, float %415, i64 3
  %417 = load <4 x float>, ptr %407, align 16
  %418 = extractelement <4 x float> %417, i64 0
  %419 = insertelement <8 x float> %416, float %418, i64 4
  %420 = extractelement <4 x float> %417, i64 1
  %421 = insertelement <8 x float> %419, float %420, i64 5
  %422 = extractelement <4 x float> %417, i64 2
  %423 = insertelement <8 x float> %421, float %422, i64 6
  %424 = extractelement <4 x float> %417, i64 3
  %425 = insertelement <8 x float> %423, float %424, i64 7
  %426 = fptrunc <8 x float> %425 to <8 x bfloat>
  %427 = mul nsw i32 %23, 64
  %428 = add nsw i32 %427, 0
  %429 = add nsw i32 %428, 0
  %430 = sext i32 %429 to i64
  %431 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %430
  %432 = ptrtoint ptr addrspace(3) %431 to i32
  %433 = and i32 %432, 896
  %434 = lshr i32 %433, 3
  %435 = xor i32 %432, %434
  %436 = inttoptr i32 %435 to ptr addrspace(3)
  %437 = extractelement <8 x bfloat> %426, i64 0
  %438 = insertelement <8 x bfloat> poison, bfloat %437, i64 0
  %439 = extractelement <8 x bfloat> %426, i64 1
  %440 = insertelement <8 x bfloat> %438, bfloat %439, i64 1
  %441 = extractelement <8 x bfloat> %426, i64 2
  %442 = insertelement <8 x bfloat> %440, bfloat %441, i64 2
  %443 = extractelement <8 x bfloat> %426, i64 3
  %444 = insertelement <8 x bfloat> %442, bfloat %443, i64 3
  %445 = extractelement <8 x bfloat> %426, i64 4
  %446 = insertelement <8 x bfloat> %444, bfloat %445, i64 4
  %447 = extractelement <8 x bfloat> %426, i64 5
  %448 = insertelement <8 x bfloat> %446, bfloat %447, i64 5
  %449 = extractelement <8 x bfloat> %426, i64 6
  %450 = insertelement <8 x bfloat> %448, bfloat %449, i64 6
  %451 = extractelement <8 x bfloat> %426, i64 7
  %452 = insertelement <8 x bfloat> %450, bfloat %451, i64 7
  store <8 x bfloat> %452, ptr addrspace(3) %436, align 16
  %453 = mul nsw i32 %26, 2097152
  %454 = add nsw i32 %453, 8
  %455 = mul nsw i32 %313, 128
  %456 = add nsw i32 %454, %455
  %457 = sext i32 %456 to i64
  %458 = getelementptr i8, ptr addrspace(6) %47, i64 %457
  %459 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %458, i1 false)
  %460 = getelementptr i32, ptr %21, i64 4
  %461 = extractelement <8 x i32> %459, i64 0
  %462 = insertelement <4 x i32> poison, i32 %461, i64 0
  %463 = extractelement <8 x i32> %459, i64 1
  %464 = insertelement <4 x i32> %462, i32 %463, i64 1
  %465 = extractelement <8 x i32> %459, i64 2
  %466 = insertelement <4 x i32> %464, i32 %465, i64 2
  %467 = extractelement <8 x i32> %459, i64 3
  %468 = insertelement <4 x i32> %466, i32 %467, i64 3
  store <4 x i32> %468, ptr %21, align 16
  %469 = extractelement <8 x i32> %459, i64 4
  %470 = insertelement <4 x i32> poison, i32 %469, i64 0
  %471 = extractelement <8 x i32> %459, i64 5
  %472 = insertelement <4 x i32> %470, i32 %471, i64 1
  %473 = extractelement <8 x i32> %459, i64 6
  %474 = insertelement <4 x i32> %472, i32 %473, i64 2
  %475 = extractelement <8 x i32> %459, i64 7
  %476 = insertelement <4 x i32> %474, i32 %475, i64 3
  store <4 x i32> %476, ptr %460, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %477 = getelementptr i32, ptr %21, i64 4
  %478 = load <4 x i32>, ptr %21, align 16
  %479 = extractelement <4 x i32> %478, i64 0
  %480 = insertelement <8 x i32> poison, i32 %479, i64 0
  %481 = extractelement <4 x i32> %478, i64 1
  %482 = insertelement <8 x i32> %480, i32 %481, i64 1
  %483 = extractelement <4 x i32> %478, i64 2
  %484 = insertelement <8 x i32> %482, i32 %483, i64 2
  %485 = extractelement <4 x i32> %478, i64 3
  %486 = insertelement <8 x i32> %484, i32 %485, i64 3
  %487 = load <4 x i32>, ptr %477, align 16
  %488 = extractelement <4 x i32> %487, i64 0
  %489 = insertelement <8 x i32> %486, i32 %488, i64 4
  %490 = extractelement <4 x i32> %487, i64 1
  %491 = insertelement <8 x i32> %489, i32 %490, i64 5
  %492 = extractelement <4 x i32> %487, i64 2
  %493 = insertelement <8 x i32> %491, i32 %492, i64 6
  %494 = extractelement <4 x i32> %487, i64 3
  %495 = insertelement <8 x i32> %493, i32 %494, i64 7
  %496 = extractelement <8 x i32> %495, i64 0
  %497 = extractelement <8 x i32> %495, i64 1
  %498 = extractelement <8 x i32> %495, i64 2
  %499 = extractelement <8 x i32> %495, i64 3
  %500 = extractelement <8 x i32> %495, i64 4
  %501 = extractelement <8 x i32> %495, i64 5
  %502 = extractelement <8 x i32> %495, i64 6
  %503 = extractelement <8 x i32> %495, i64 7
  %504 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %496, i32 %497, i32 %498, i32 %499, i32 %500, i32 %501, i32 %502, i32 %503)
  %505 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 0
  %506 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 1
  %507 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 2
  %508 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 3
  %509 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 4
  %510 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 5
  %511 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 6
  %512 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %504, 7
  %513 = insertelement <8 x i32> poison, i32 %505, i64 0
  %514 = insertelement <8 x i32> %513, i32 %506, i64 1
  %515 = insertelement <8 x i32> %514, i32 %507, i64 2
  %516 = insertelement <8 x i32> %515, i32 %508, i64 3
  %517 = insertelement <8 x i32> %516, i32 %509, i64 4
  %518 = insertelement <8 x i32> %517, i32 %510, i64 5
  %519 = insertelement <8 x i32> %518, i32 %511, i64 6
  %520 = insertelement <8 x i32> %519, i32 %512, i64 7
  %521 = getelementptr i32, ptr %21, i64 4
  %522 = extractelement <8 x i32> %520, i64 0
  %523 = insertelement <4 x i32> poison, i32 %522, i64 0
  %524 = extractelement <8 x i32> %520, i64 1
  %525 = insertelement <4 x i32> %523, i32 %524, i64 1
  %526 = extractelement <8 x i32> %520, i64 2
  %527 = insertelement <4 x i32> %525, i32 %526, i64 2
  %528 = extractelement <8 x i32> %520, i64 3
  %529 = insertelement <4 x i32> %527, i32 %528, i64 3
  store <4 x i32> %529, ptr %21, align 16
  %530 = extractelement <8 x i32> %520, i64 4
  %531 = insertelement <4 x i32> poison, i32 %530, i64 0
  %532 = extractelement <8 x i32> %520, i64 5
  %533 = insertelement <4 x i32> %531, i32 %532, i64 1
  %534 = extractelement <8 x i32> %520, i64 6
  %535 = insertelement <4 x i32> %533, i32 %534, i64 2
  %536 = extractelement <8 x i32> %520, i64 7
  %537 = insertelement <4 x i32> %535, i32 %536, i64 3
  store <4 x i32> %537, ptr %521, align 16
  %538 = getelementptr float, ptr %21, i64 4
  %539 = load <4 x float>, ptr %21, align 16
  %540 = extractelement <4 x float> %539, i64 0
  %541 = insertelement <8 x float> poison, float %540, i64 0
  %542 = extractelement <4 x float> %539, i64 1
  %543 = insertelement <8 x float> %541, float %542, i64 1
  %544 = extractelement <4 x float> %539, i64 2
  %545 = insertelement <8 x float> %543, float %544, i64 2
  %546 = extractelement <4 x float> %539, i64 3
  %547 = insertelement <8 x float> %545, float %546, i64 3
  %548 = load <4 x float>, ptr %538, align 16
  %549 = extractelement <4 x float> %548, i64 0
  %550 = insertelement <8 x float> %547, float %549, i64 4
  %551 = extractelement <4 x float> %548, i64 1
  %552 = insertelement <8 x float> %550, float %551, i64 5
  %553 = extractelement <4 x float> %548, i64 2
  %554 = insertelement <8 x float> %552, float %553, i64 6
  %555 = extractelement <4 x float> %548, i64 3
  %556 = insertelement <8 x float> %554, float %555, i64 7
  %557 = fptrunc <8 x float> %556 to <8 x bfloat>
  %558 = mul nsw i32 %23, 64
  %559 = add nsw i32 %558, 8
  %560 = add nsw i32 %559, 0
  %561 = sext i32 %560 to i64
  %562 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %561
  %563 = ptrtoint ptr addrspace(3) %562 to i32
  %564 = and i32 %563, 896
  %565 = lshr i32 %564, 3
  %566 = xor i32 %563, %565
  %567 = inttoptr i32 %566 to ptr addrspace(3)
  %568 = extractelement <8 x bfloat> %557, i64 0
  %569 = insertelement <8 x bfloat> poison, bfloat %568, i64 0
  %570 = extractelement <8 x bfloat> %557, i64 1
  %571 = insertelement <8 x bfloat> %569, bfloat %570, i64 1
  %572 = extractelement <8 x bfloat> %557, i64 2
  %573 = insertelement <8 x bfloat> %571, bfloat %572, i64 2
  %574 = extractelement <8 x bfloat> %557, i64 3
  %575 = insertelement <8 x bfloat> %573, bfloat %574, i64 3
  %576 = extractelement <8 x bfloat> %557, i64 4
  %577 = insertelement <8 x bfloat> %575, bfloat %576, i64 4
  %578 = extractelement <8 x bfloat> %557, i64 5
  %579 = insertelement <8 x bfloat> %577, bfloat %578, i64 5
  %580 = extractelement <8 x bfloat> %557, i64 6
  %581 = insertelement <8 x bfloat> %579, bfloat %580, i64 6
  %582 = extractelement <8 x bfloat> %557, i64 7
  %583 = insertelement <8 x bfloat> %581, bfloat %582, i64 7
  store <8 x bfloat> %583, ptr addrspace(3) %567, align 16
  %584 = mul nsw i32 %26, 2097152
  %585 = add nsw i32 %584, 16
  %586 = mul nsw i32 %313, 128
  %587 = add nsw i32 %585, %586
  %588 = sext i32 %587 to i64
  %589 = getelementptr i8, ptr addrspace(6) %47, i64 %588
  %590 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %589, i1 false)
  %591 = getelementptr i32, ptr %20, i64 4
  %592 = extractelement <8 x i32> %590, i64 0
  %593 = insertelement <4 x i32> poison, i32 %592, i64 0
  %594 = extractelement <8 x i32> %590, i64 1
  %595 = insertelement <4 x i32> %593, i32 %594, i64 1
  %596 = extractelement <8 x i32> %590, i64 2
  %597 = insertelement <4 x i32> %595, i32 %596, i64 2
  %598 = extractelement <8 x i32> %590, i64 3
  %599 = insertelement <4 x i32> %597, i32 %598, i64 3
  store <4 x i32> %599, ptr %20, align 16
  %600 = extractelement <8 x i32> %590, i64 4
  %601 = insertelement <4 x i32> poison, i32 %600, i64 0
  %602 = extractelement <8 x i32> %590, i64 5
  %603 = insertelement <4 x i32> %601, i32 %602, i64 1
  %604 = extractelement <8 x i32> %590, i64 6
  %605 = insertelement <4 x i32> %603, i32 %604, i64 2
  %606 = extractelement <8 x i32> %590, i64 7
  %607 = insertelement <4 x i32> %605, i32 %606, i64 3
  store <4 x i32> %607, ptr %591, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %608 = getelementptr i32, ptr %20, i64 4
  %609 = load <4 x i32>, ptr %20, align 16
  %610 = extractelement <4 x i32> %609, i64 0
  %611 = insertelement <8 x i32> poison, i32 %610, i64 0
  %612 = extractelement <4 x i32> %609, i64 1
  %613 = insertelement <8 x i32> %611, i32 %612, i64 1
  %614 = extractelement <4 x i32> %609, i64 2
  %615 = insertelement <8 x i32> %613, i32 %614, i64 2
  %616 = extractelement <4 x i32> %609, i64 3
  %617 = insertelement <8 x i32> %615, i32 %616, i64 3
  %618 = load <4 x i32>, ptr %608, align 16
  %619 = extractelement <4 x i32> %618, i64 0
  %620 = insertelement <8 x i32> %617, i32 %619, i64 4
  %621 = extractelement <4 x i32> %618, i64 1
  %622 = insertelement <8 x i32> %620, i32 %621, i64 5
  %623 = extractelement <4 x i32> %618, i64 2
  %624 = insertelement <8 x i32> %622, i32 %623, i64 6
  %625 = extractelement <4 x i32> %618, i64 3
  %626 = insertelement <8 x i32> %624, i32 %625, i64 7
  %627 = extractelement <8 x i32> %626, i64 0
  %628 = extractelement <8 x i32> %626, i64 1
  %629 = extractelement <8 x i32> %626, i64 2
  %630 = extractelement <8 x i32> %626, i64 3
  %631 = extractelement <8 x i32> %626, i64 4
  %632 = extractelement <8 x i32> %626, i64 5
  %633 = extractelement <8 x i32> %626, i64 6
  %634 = extractelement <8 x i32> %626, i64 7
  %635 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %627, i32 %628, i32 %629, i32 %630, i32 %631, i32 %632, i32 %633, i32 %634)
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 0
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 1
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 2
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 3
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 4
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 5
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 6
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %635, 7
  %644 = insertelement <8 x i32> poison, i32 %636, i64 0
  %645 = insertelement <8 x i32> %644, i32 %637, i64 1
  %646 = insertelement <8 x i32> %645, i32 %638, i64 2
  %647 = insertelement <8 x i32> %646, i32 %639, i64 3
  %648 = insertelement <8 x i32> %647, i32 %640, i64 4
  %649 = insertelement <8 x i32> %648, i32 %641, i64 5
  %650 = insertelement <8 x i32> %649, i32 %642, i64 6
  %651 = insertelement <8 x i32> %650, i32 %643, i64 7
  %652 = getelementptr i32, ptr %20, i64 4
  %653 = extractelement <8 x i32> %651, i64 0
  %654 = insertelement <4 x i32> poison, i32 %653, i64 0
  %655 = extractelement <8 x i32> %651, i64 1
  %656 = insertelement <4 x i32> %654, i32 %655, i64 1
  %657 = extractelement <8 x i32> %651, i64 2
  %658 = insertelement <4 x i32> %656, i32 %657, i64 2
  %659 = extractelement <8 x i32> %651, i64 3
  %660 = insertelement <4 x i32> %658, i32 %659, i64 3
  store <4 x i32> %660, ptr %20, align 16
  %661 = extractelement <8 x i32> %651, i64 4
  %662 = insertelement <4 x i32> poison, i32 %661, i64 0
  %663 = extractelement <8 x i32> %651, i64 5
  %664 = insertelement <4 x i32> %662, i32 %663, i64 1
  %665 = extractelement <8 x i32> %651, i64 6
  %666 = insertelement <4 x i32> %664, i32 %665, i64 2
  %667 = extractelement <8 x i32> %651, i64 7
  %668 = insertelement <4 x i32> %666, i32 %667, i64 3
  store <4 x i32> %668, ptr %652, align 16
  %669 = getelementptr float, ptr %20, i64 4
  %670 = load <4 x float>, ptr %20, align 16
  %671 = extractelement <4 x float> %670, i64 0
  %672 = insertelement <8 x float> poison, float %671, i64 0
  %673 = extractelement <4 x float> %670, i64 1
  %674 = insertelement <8 x float> %672, float %673, i64 1
  %675 = extractelement <4 x float> %670, i64 2
  %676 = insertelement <8 x float> %674, float %675, i64 2
  %677 = extractelement <4 x float> %670, i64 3
  %678 = insertelement <8 x float> %676, float %677, i64 3
  %679 = load <4 x float>, ptr %669, align 16
  %680 = extractelement <4 x float> %679, i64 0
  %681 = insertelement <8 x float> %678, float %680, i64 4
  %682 = extractelement <4 x float> %679, i64 1
  %683 = insertelement <8 x float> %681, float %682, i64 5
  %684 = extractelement <4 x float> %679, i64 2
  %685 = insertelement <8 x float> %683, float %684, i64 6
  %686 = extractelement <4 x float> %679, i64 3
  %687 = insertelement <8 x float> %685, float %686, i64 7
  %688 = fptrunc <8 x float> %687 to <8 x bfloat>
  %689 = mul nsw i32 %23, 64
  %690 = add nsw i32 %689, 16
  %691 = add nsw i32 %690, 0
  %692 = sext i32 %691 to i64
  %693 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %692
  %694 = ptrtoint ptr addrspace(3) %693 to i32
  %695 = and i32 %694, 896
  %696 = lshr i32 %695, 3
  %697 = xor i32 %694, %696
  %698 = inttoptr i32 %697 to ptr addrspace(3)
  %699 = extractelement <8 x bfloat> %688, i64 0
  %700 = insertelement <8 x bfloat> poison, bfloat %699, i64 0
  %701 = extractelement <8 x bfloat> %688, i64 1
  %702 = insertelement <8 x bfloat> %700, bfloat %701, i64 1
  %703 = extractelement <8 x bfloat> %688, i64 2
  %704 = insertelement <8 x bfloat> %702, bfloat %703, i64 2
  %705 = extractelement <8 x bfloat> %688, i64 3
  %706 = insertelement <8 x bfloat> %704, bfloat %705, i64 3
  %707 = extractelement <8 x bfloat> %688, i64 4
  %708 = insertelement <8 x bfloat> %706, bfloat %707, i64 4
  %709 = extractelement <8 x bfloat> %688, i64 5
  %710 = insertelement <8 x bfloat> %708, bfloat %709, i64 5
  %711 = extractelement <8 x bfloat> %688, i64 6
  %712 = insertelement <8 x bfloat> %710, bfloat %711, i64 6
  %713 = extractelement <8 x bfloat> %688, i64 7
  %714 = insertelement <8 x bfloat> %712, bfloat %713, i64 7
  store <8 x bfloat> %714, ptr addrspace(3) %698, align 16
  %715 = mul nsw i32 %26, 2097152
  %716 = add nsw i32 %715, 24
  %717 = mul nsw i32 %313, 128
  %718 = add nsw i32 %716, %717
  %719 = sext i32 %718 to i64
  %720 = getelementptr i8, ptr addrspace(6) %47, i64 %719
  %721 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %720, i1 false)
  %722 = getelementptr i32, ptr %19, i64 4
  %723 = extractelement <8 x i32> %721, i64 0
  %724 = insertelement <4 x i32> poison, i32 %723, i64 0
  %725 = extractelement <8 x i32> %721, i64 1
  %726 = insertelement <4 x i32> %724, i32 %725, i64 1
  %727 = extractelement <8 x i32> %721, i64 2
  %728 = insertelement <4 x i32> %726, i32 %727, i64 2
  %729 = extractelement <8 x i32> %721, i64 3
  %730 = insertelement <4 x i32> %728, i32 %729, i64 3
  store <4 x i32> %730, ptr %19, align 16
  %731 = extractelement <8 x i32> %721, i64 4
  %732 = insertelement <4 x i32> poison, i32 %731, i64 0
  %733 = extractelement <8 x i32> %721, i64 5
  %734 = insertelement <4 x i32> %732, i32 %733, i64 1
  %735 = extractelement <8 x i32> %721, i64 6
  %736 = insertelement <4 x i32> %734, i32 %735, i64 2
  %737 = extractelement <8 x i32> %721, i64 7
  %738 = insertelement <4 x i32> %736, i32 %737, i64 3
  store <4 x i32> %738, ptr %722, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %739 = getelementptr i32, ptr %19, i64 4
  %740 = load <4 x i32>, ptr %19, align 16
  %741 = extractelement <4 x i32> %740, i64 0
  %742 = insertelement <8 x i32> poison, i32 %741, i64 0
  %743 = extractelement <4 x i32> %740, i64 1
  %744 = insertelement <8 x i32> %742, i32 %743, i64 1
  %745 = extractelement <4 x i32> %740, i64 2
  %746 = insertelement <8 x i32> %744, i32 %745, i64 2
  %747 = extractelement <4 x i32> %740, i64 3
  %748 = insertelement <8 x i32> %746, i32 %747, i64 3
  %749 = load <4 x i32>, ptr %739, align 16
  %750 = extractelement <4 x i32> %749, i64 0
  %751 = insertelement <8 x i32> %748, i32 %750, i64 4
  %752 = extractelement <4 x i32> %749, i64 1
  %753 = insertelement <8 x i32> %751, i32 %752, i64 5
  %754 = extractelement <4 x i32> %749, i64 2
  %755 = insertelement <8 x i32> %753, i32 %754, i64 6
  %756 = extractelement <4 x i32> %749, i64 3
  %757 = insertelement <8 x i32> %755, i32 %756, i64 7
  %758 = extractelement <8 x i32> %757, i64 0
  %759 = extractelement <8 x i32> %757, i64 1
  %760 = extractelement <8 x i32> %757, i64 2
  %761 = extractelement <8 x i32> %757, i64 3
  %762 = extractelement <8 x i32> %757, i64 4
  %763 = extractelement <8 x i32> %757, i64 5
  %764 = extractelement <8 x i32> %757, i64 6
  %765 = extractelement <8 x i32> %757, i64 7
  %766 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %758, i32 %759, i32 %760, i32 %761, i32 %762, i32 %763, i32 %764, i32 %765)
  %767 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 0
  %768 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 1
  %769 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 2
  %770 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 3
  %771 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 4
  %772 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 5
  %773 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 6
  %774 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %766, 7
  %775 = insertelement <8 x i32> poison, i32 %767, i64 0
  %776 = insertelement <8 x i32> %775, i32 %768, i64 1
  %777 = insertelement <8 x i32> %776, i32 %769, i64 2
  %778 = insertelement <8 x i32> %777, i32 %770, i64 3
  %779 = insertelement <8 x i32> %778, i32 %771, i64 4
  %780 = insertelement <8 x i32> %779, i32 %772, i64 5
  %781 = insertelement <8 x i32> %780, i32 %773, i64 6
  %782 = insertelement <8 x i32> %781, i32 %774, i64 7
  %783 = getelementptr i32, ptr %19, i64 4
  %784 = extractelement <8 x i32> %782, i64 0
  %785 = insertelement <4 x i32> poison, i32 %784, i64 0
  %786 = extractelement <8 x i32> %782, i64 1
  %787 = insertelement <4 x i32> %785, i32 %786, i64 1
  %788 = extractelement <8 x i32> %782, i64 2
  %789 = insertelement <4 x i32> %787, i32 %788, i64 2
  %790 = extractelement <8 x i32> %782, i64 3
  %791 = insertelement <4 x i32> %789, i32 %790, i64 3
  store <4 x i32> %791, ptr %19, align 16
  %792 = extractelement <8 x i32> %782, i64 4
  %793 = insertelement <4 x i32> poison, i32 %792, i64 0
  %794 = extractelement <8 x i32> %782, i64 5
  %795 = insertelement <4 x i32> %793, i32 %794, i64 1
  %796 = extractelement <8 x i32> %782, i64 6
  %797 = insertelement <4 x i32> %795, i32 %796, i64 2
  %798 = extractelement <8 x i32> %782, i64 7
  %799 = insertelement <4 x i32> %797, i32 %798, i64 3
  store <4 x i32> %799, ptr %783, align 16
  %800 = getelementptr float, ptr %19, i64 4
  %801 = load <4 x float>, ptr %19, align 16
  %802 = extractelement <4 x float> %801, i64 0
  %803 = insertelement <8 x float> poison, float %802, i64 0
  %804 = extractelement <4 x float> %801, i64 1
  %805 = insertelement <8 x float> %803, float %804, i64 1
  %806 = extractelement <4 x float> %801, i64 2
  %807 = insertelement <8 x float> %805, float %806, i64 2
  %808 = extractelement <4 x float> %801, i64 3
  %809 = insertelement <8 x float> %807, float %808, i64 3
  %810 = load <4 x float>, ptr %800, align 16
  %811 = extractelement <4 x float> %810, i64 0
  %812 = insertelement <8 x float> %809, float %811, i64 4
  %813 = extractelement <4 x float> %810, i64 1
  %814 = insertelement <8 x float> %812, float %813, i64 5
  %815 = extractelement <4 x float> %810, i64 2
  %816 = insertelement <8 x float> %814, float %815, i64 6
  %817 = extractelement <4 x float> %810, i64 3
  %818 = insertelement <8 x float> %816, float %817, i64 7
  %819 = fptrunc <8 x float> %818 to <8 x bfloat>
  %820 = mul nsw i32 %23, 64
  %821 = add nsw i32 %820, 24
  %822 = add nsw i32 %821, 0
  %823 = sext i32 %822 to i64
  %824 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %823
  %825 = ptrtoint ptr addrspace(3) %824 to i32
  %826 = and i32 %825, 896
  %827 = lshr i32 %826, 3
  %828 = xor i32 %825, %827
  %829 = inttoptr i32 %828 to ptr addrspace(3)
  %830 = extractelement <8 x bfloat> %819, i64 0
  %831 = insertelement <8 x bfloat> poison, bfloat %830, i64 0
  %832 = extractelement <8 x bfloat> %819, i64 1
  %833 = insertelement <8 x bfloat> %831, bfloat %832, i64 1
  %834 = extractelement <8 x bfloat> %819, i64 2
  %835 = insertelement <8 x bfloat> %833, bfloat %834, i64 2
  %836 = extractelement <8 x bfloat> %819, i64 3
  %837 = insertelement <8 x bfloat> %835, bfloat %836, i64 3
  %838 = extractelement <8 x bfloat> %819, i64 4
  %839 = insertelement <8 x bfloat> %837, bfloat %838, i64 4
  %840 = extractelement <8 x bfloat> %819, i64 5
  %841 = insertelement <8 x bfloat> %839, bfloat %840, i64 5
  %842 = extractelement <8 x bfloat> %819, i64 6
  %843 = insertelement <8 x bfloat> %841, bfloat %842, i64 6
  %844 = extractelement <8 x bfloat> %819, i64 7
  %845 = insertelement <8 x bfloat> %843, bfloat %844, i64 7
  store <8 x bfloat> %845, ptr addrspace(3) %829, align 16
  %846 = mul nsw i32 %26, 2097152
  %847 = add nsw i32 %846, 32
  %848 = mul nsw i32 %313, 128
  %849 = add nsw i32 %847, %848
  %850 = sext i32 %849 to i64
  %851 = getelementptr i8, ptr addrspace(6) %47, i64 %850
  %852 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %851, i1 false)
  %853 = getelementptr i32, ptr %18, i64 4
  %854 = extractelement <8 x i32> %852, i64 0
  %855 = insertelement <4 x i32> poison, i32 %854, i64 0
  %856 = extractelement <8 x i32> %852, i64 1
  %857 = insertelement <4 x i32> %855, i32 %856, i64 1
  %858 = extractelement <8 x i32> %852, i64 2
  %859 = insertelement <4 x i32> %857, i32 %858, i64 2
  %860 = extractelement <8 x i32> %852, i64 3
  %861 = insertelement <4 x i32> %859, i32 %860, i64 3
  store <4 x i32> %861, ptr %18, align 16
  %862 = extractelement <8 x i32> %852, i64 4
  %863 = insertelement <4 x i32> poison, i32 %862, i64 0
  %864 = extractelement <8 x i32> %852, i64 5
  %865 = insertelement <4 x i32> %863, i32 %864, i64 1
  %866 = extractelement <8 x i32> %852, i64 6
  %867 = insertelement <4 x i32> %865, i32 %866, i64 2
  %868 = extractelement <8 x i32> %852, i64 7
  %869 = insertelement <4 x i32> %867, i32 %868, i64 3
  store <4 x i32> %869, ptr %853, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %870 = getelementptr i32, ptr %18, i64 4
  %871 = load <4 x i32>, ptr %18, align 16
  %872 = extractelement <4 x i32> %871, i64 0
  %873 = insertelement <8 x i32> poison, i32 %872, i64 0
  %874 = extractelement <4 x i32> %871, i64 1
  %875 = insertelement <8 x i32> %873, i32 %874, i64 1
  %876 = extractelement <4 x i32> %871, i64 2
  %877 = insertelement <8 x i32> %875, i32 %876, i64 2
  %878 = extractelement <4 x i32> %871, i64 3
  %879 = insertelement <8 x i32> %877, i32 %878, i64 3
  %880 = load <4 x i32>, ptr %870, align 16
  %881 = extractelement <4 x i32> %880, i64 0
  %882 = insertelement <8 x i32> %879, i32 %881, i64 4
  %883 = extractelement <4 x i32> %880, i64 1
  %884 = insertelement <8 x i32> %882, i32 %883, i64 5
  %885 = extractelement <4 x i32> %880, i64 2
  %886 = insertelement <8 x i32> %884, i32 %885, i64 6
  %887 = extractelement <4 x i32> %880, i64 3
  %888 = insertelement <8 x i32> %886, i32 %887, i64 7
  %889 = extractelement <8 x i32> %888, i64 0
  %890 = extractelement <8 x i32> %888, i64 1
  %891 = extractelement <8 x i32> %888, i64 2
  %892 = extractelement <8 x i32> %888, i64 3
  %893 = extractelement <8 x i32> %888, i64 4
  %894 = extractelement <8 x i32> %888, i64 5
  %895 = extractelement <8 x i32> %888, i64 6
  %896 = extractelement <8 x i32> %888, i64 7
  %897 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %889, i32 %890, i32 %891, i32 %892, i32 %893, i32 %894, i32 %895, i32 %896)
  %898 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 0
  %899 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 1
  %900 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 2
  %901 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 3
  %902 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 4
  %903 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 5
  %904 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 6
  %905 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %897, 7
  %906 = insertelement <8 x i32> poison, i32 %898, i64 0
  %907 = insertelement <8 x i32> %906, i32 %899, i64 1
  %908 = insertelement <8 x i32> %907, i32 %900, i64 2
  %909 = insertelement <8 x i32> %908, i32 %901, i64 3
  %910 = insertelement <8 x i32> %909, i32 %902, i64 4
  %911 = insertelement <8 x i32> %910, i32 %903, i64 5
  %912 = insertelement <8 x i32> %911, i32 %904, i64 6
  %913 = insertelement <8 x i32> %912, i32 %905, i64 7
  %914 = getelementptr i32, ptr %18, i64 4
  %915 = extractelement <8 x i32> %913, i64 0
  %916 = insertelement <4 x i32> poison, i32 %915, i64 0
  %917 = extractelement <8 x i32> %913, i64 1
  %918 = insertelement <4 x i32> %916, i32 %917, i64 1
  %919 = extractelement <8 x i32> %913, i64 2
  %920 = insertelement <4 x i32> %918, i32 %919, i64 2
  %921 = extractelement <8 x i32> %913, i64 3
  %922 = insertelement <4 x i32> %920, i32 %921, i64 3
  store <4 x i32> %922, ptr %18, align 16
  %923 = extractelement <8 x i32> %913, i64 4
  %924 = insertelement <4 x i32> poison, i32 %923, i64 0
  %925 = extractelement <8 x i32> %913, i64 5
  %926 = insertelement <4 x i32> %924, i32 %925, i64 1
  %927 = extractelement <8 x i32> %913, i64 6
  %928 = insertelement <4 x i32> %926, i32 %927, i64 2
  %929 = extractelement <8 x i32> %913, i64 7
  %930 = insertelement <4 x i32> %928, i32 %929, i64 3
  store <4 x i32> %930, ptr %914, align 16
  %931 = getelementptr float, ptr %18, i64 4
  %932 = load <4 x float>, ptr %18, align 16
  %933 = extractelement <4 x float> %932, i64 0
  %934 = insertelement <8 x float> poison, float %933, i64 0
  %935 = extractelement <4 x float> %932, i64 1
  %936 = insertelement <8 x float> %934, float %935, i64 1
  %937 = extractelement <4 x float> %932, i64 2
  %938 = insertelement <8 x float> %936, float %937, i64 2
  %939 = extractelement <4 x float> %932, i64 3
  %940 = insertelement <8 x float> %938, float %939, i64 3
  %941 = load <4 x float>, ptr %931, align 16
  %942 = extractelement <4 x float> %941, i64 0
  %943 = insertelement <8 x float> %940, float %942, i64 4
  %944 = extractelement <4 x float> %941, i64 1
  %945 = insertelement <8 x float> %943, float %944, i64 5
  %946 = extractelement <4 x float> %941, i64 2
  %947 = insertelement <8 x float> %945, float %946, i64 6
  %948 = extractelement <4 x float> %941, i64 3
  %949 = insertelement <8 x float> %947, float %948, i64 7
  %950 = fptrunc <8 x float> %949 to <8 x bfloat>
  %951 = mul nsw i32 %23, 64
  %952 = add nsw i32 %951, 32
  %953 = add nsw i32 %952, 0
  %954 = sext i32 %953 to i64
  %955 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %954
  %956 = ptrtoint ptr addrspace(3) %955 to i32
  %957 = and i32 %956, 896
  %958 = lshr i32 %957, 3
  %959 = xor i32 %956, %958
  %960 = inttoptr i32 %959 to ptr addrspace(3)
  %961 = extractelement <8 x bfloat> %950, i64 0
  %962 = insertelement <8 x bfloat> poison, bfloat %961, i64 0
  %963 = extractelement <8 x bfloat> %950, i64 1
  %964 = insertelement <8 x bfloat> %962, bfloat %963, i64 1
  %965 = extractelement <8 x bfloat> %950, i64 2
  %966 = insertelement <8 x bfloat> %964, bfloat %965, i64 2
  %967 = extractelement <8 x bfloat> %950, i64 3
  %968 = insertelement <8 x bfloat> %966, bfloat %967, i64 3
  %969 = extractelement <8 x bfloat> %950, i64 4
  %970 = insertelement <8 x bfloat> %968, bfloat %969, i64 4
  %971 = extractelement <8 x bfloat> %950, i64 5
  %972 = insertelement <8 x bfloat> %970, bfloat %971, i64 5
  %973 = extractelement <8 x bfloat> %950, i64 6
  %974 = insertelement <8 x bfloat> %972, bfloat %973, i64 6
  %975 = extractelement <8 x bfloat> %950, i64 7
  %976 = insertelement <8 x bfloat> %974, bfloat %975, i64 7
  store <8 x bfloat> %976, ptr addrspace(3) %960, align 16
  %977 = mul nsw i32 %26, 2097152
  %978 = add nsw i32 %977, 40
  %979 = mul nsw i32 %313, 128
  %980 = add nsw i32 %978, %979
  %981 = sext i32 %980 to i64
  %982 = getelementptr i8, ptr addrspace(6) %47, i64 %981
  %983 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %982, i1 false)
  %984 = getelementptr i32, ptr %17, i64 4
  %985 = extractelement <8 x i32> %983, i64 0
  %986 = insertelement <4 x i32> poison, i32 %985, i64 0
  %987 = extractelement <8 x i32> %983, i64 1
  %988 = insertelement <4 x i32> %986, i32 %987, i64 1
  %989 = extractelement <8 x i32> %983, i64 2
  %990 = insertelement <4 x i32> %988, i32 %989, i64 2
  %991 = extractelement <8 x i32> %983, i64 3
  %992 = insertelement <4 x i32> %990, i32 %991, i64 3
  store <4 x i32> %992, ptr %17, align 16
  %993 = extractelement <8 x i32> %983, i64 4
  %994 = insertelement <4 x i32> poison, i32 %993, i64 0
  %995 = extractelement <8 x i32> %983, i64 5
  %996 = insertelement <4 x i32> %994, i32 %995, i64 1
  %997 = extractelement <8 x i32> %983, i64 6
  %998 = insertelement <4 x i32> %996, i32 %997, i64 2
  %999 = extractelement <8 x i32> %983, i64 7
  %1000 = insertelement <4 x i32> %998, i32 %999, i64 3
  store <4 x i32> %1000, ptr %984, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1001 = getelementptr i32, ptr %17, i64 4
  %1002 = load <4 x i32>, ptr %17, align 16
  %1003 = extractelement <4 x i32> %1002, i64 0
  %1004 = insertelement <8 x i32> poison, i32 %1003, i64 0
  %1005 = extractelement <4 x i32> %1002, i64 1
  %1006 = insertelement <8 x i32> %1004, i32 %1005, i64 1
  %1007 = extractelement <4 x i32> %1002, i64 2
  %1008 = insertelement <8 x i32> %1006, i32 %1007, i64 2
  %1009 = extractelement <4 x i32> %1002, i64 3
  %1010 = insertelement <8 x i32> %1008, i32 %1009, i64 3
  %1011 = load <4 x i32>, ptr %1001, align 16
  %1012 = extractelement <4 x i32> %1011, i64 0
  %1013 = insertelement <8 x i32> %1010, i32 %1012, i64 4
  %1014 = extractelement <4 x i32> %1011, i64 1
  %1015 = insertelement <8 x i32> %1013, i32 %1014, i64 5
  %1016 = extractelement <4 x i32> %1011, i64 2
  %1017 = insertelement <8 x i32> %1015, i32 %1016, i64 6
  %1018 = extractelement <4 x i32> %1011, i64 3
  %1019 = insertelement <8 x i32> %1017, i32 %1018, i64 7
  %1020 = extractelement <8 x i32> %1019, i64 0
  %1021 = extractelement <8 x i32> %1019, i64 1
  %1022 = extractelement <8 x i32> %1019, i64 2
  %1023 = extractelement <8 x i32> %1019, i64 3
  %1024 = extractelement <8 x i32> %1019, i64 4
  %1025 = extractelement <8 x i32> %1019, i64 5
  %1026 = extractelement <8 x i32> %1019, i64 6
  %1027 = extractelement <8 x i32> %1019, i64 7
  %1028 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1020, i32 %1021, i32 %1022, i32 %1023, i32 %1024, i32 %1025, i32 %1026, i32 %1027)
  %1029 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 0
  %1030 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 1
  %1031 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 2
  %1032 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 3
  %1033 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 4
  %1034 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 5
  %1035 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 6
  %1036 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1028, 7
  %1037 = insertelement <8 x i32> poison, i32 %1029, i64 0
  %1038 = insertelement <8 x i32> %1037, i32 %1030, i64 1
  %1039 = insertelement <8 x i32> %1038, i32 %1031, i64 2
  %1040 = insertelement <8 x i32> %1039, i32 %1032, i64 3
  %1041 = insertelement <8 x i32> %1040, i32 %1033, i64 4
  %1042 = insertelement <8 x i32> %1041, i32 %1034, i64 5
  %1043 = insertelement <8 x i32> %1042, i32 %1035, i64 6
  %1044 = insertelement <8 x i32> %1043, i32 %1036, i64 7
  %1045 = getelementptr i32, ptr %17, i64 4
  %1046 = extractelement <8 x i32> %1044, i64 0
  %1047 = insertelement <4 x i32> poison, i32 %1046, i64 0
  %1048 = extractelement <8 x i32> %1044, i64 1
  %1049 = insertelement <4 x i32> %1047, i32 %1048, i64 1
  %1050 = extractelement <8 x i32> %1044, i64 2
  %1051 = insertelement <4 x i32> %1049, i32 %1050, i64 2
  %1052 = extractelement <8 x i32> %1044, i64 3
  %1053 = insertelement <4 x i32> %1051, i32 %1052, i64 3
  store <4 x i32> %1053, ptr %17, align 16
  %1054 = extractelement <8 x i32> %1044, i64 4
  %1055 = insertelement <4 x i32> poison, i32 %1054, i64 0
  %1056 = extractelement <8 x i32> %1044, i64 5
  %1057 = insertelement <4 x i32> %1055, i32 %1056, i64 1
  %1058 = extractelement <8 x i32> %1044, i64 6
  %1059 = insertelement <4 x i32> %1057, i32 %1058, i64 2
  %1060 = extractelement <8 x i32> %1044, i64 7
  %1061 = insertelement <4 x i32> %1059, i32 %1060, i64 3
  store <4 x i32> %1061, ptr %1045, align 16
  %1062 = getelementptr float, ptr %17, i64 4
  %1063 = load <4 x float>, ptr %17, align 16
  %1064 = extractelement <4 x float> %1063, i64 0
  %1065 = insertelement <8 x float> poison, float %1064, i64 0
  %1066 = extractelement <4 x float> %1063, i64 1
  %1067 = insertelement <8 x float> %1065, float %1066, i64 1
  %1068 = extractelement <4 x float> %1063, i64 2
  %1069 = insertelement <8 x float> %1067, float %1068, i64 2
  %1070 = extractelement <4 x float> %1063, i64 3
  %1071 = insertelement <8 x float> %1069, float %1070, i64 3
  %1072 = load <4 x float>, ptr %1062, align 16
  %1073 = extractelement <4 x float> %1072, i64 0
  %1074 = insertelement <8 x float> %1071, float %1073, i64 4
  %1075 = extractelement <4 x float> %1072, i64 1
  %1076 = insertelement <8 x float> %1074, float %1075, i64 5
  %1077 = extractelement <4 x float> %1072, i64 2
  %1078 = insertelement <8 x float> %1076, float %1077, i64 6
  %1079 = extractelement <4 x float> %1072, i64 3
  %1080 = insertelement <8 x float> %1078, float %1079, i64 7
  %1081 = fptrunc <8 x float> %1080 to <8 x bfloat>
  %1082 = mul nsw i32 %23, 64
  %1083 = add nsw i32 %1082, 40
  %1084 = add nsw i32 %1083, 0
  %1085 = sext i32 %1084 to i64
  %1086 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1085
  %1087 = ptrtoint ptr addrspace(3) %1086 to i32
  %1088 = and i32 %1087, 896
  %1089 = lshr i32 %1088, 3
  %1090 = xor i32 %1087, %1089
  %1091 = inttoptr i32 %1090 to ptr addrspace(3)
  %1092 = extractelement <8 x bfloat> %1081, i64 0
  %1093 = insertelement <8 x bfloat> poison, bfloat %1092, i64 0
  %1094 = extractelement <8 x bfloat> %1081, i64 1
  %1095 = insertelement <8 x bfloat> %1093, bfloat %1094, i64 1
  %1096 = extractelement <8 x bfloat> %1081, i64 2
  %1097 = insertelement <8 x bfloat> %1095, bfloat %1096, i64 2
  %1098 = extractelement <8 x bfloat> %1081, i64 3
  %1099 = insertelement <8 x bfloat> %1097, bfloat %1098, i64 3
  %1100 = extractelement <8 x bfloat> %1081, i64 4
  %1101 = insertelement <8 x bfloat> %1099, bfloat %1100, i64 4
  %1102 = extractelement <8 x bfloat> %1081, i64 5
  %1103 = insertelement <8 x bfloat> %1101, bfloat %1102, i64 5
  %1104 = extractelement <8 x bfloat> %1081, i64 6
  %1105 = insertelement <8 x bfloat> %1103, bfloat %1104, i64 6
  %1106 = extractelement <8 x bfloat> %1081, i64 7
  %1107 = insertelement <8 x bfloat> %1105, bfloat %1106, i64 7
  store <8 x bfloat> %1107, ptr addrspace(3) %1091, align 16
  %1108 = mul nsw i32 %26, 2097152
  %1109 = add nsw i32 %1108, 48
  %1110 = mul nsw i32 %313, 128
  %1111 = add nsw i32 %1109, %1110
  %1112 = sext i32 %1111 to i64
  %1113 = getelementptr i8, ptr addrspace(6) %47, i64 %1112
  %1114 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1113, i1 false)
  %1115 = getelementptr i32, ptr %16, i64 4
  %1116 = extractelement <8 x i32> %1114, i64 0
  %1117 = insertelement <4 x i32> poison, i32 %1116, i64 0
  %1118 = extractelement <8 x i32> %1114, i64 1
  %1119 = insertelement <4 x i32> %1117, i32 %1118, i64 1
  %1120 = extractelement <8 x i32> %1114, i64 2
  %1121 = insertelement <4 x i32> %1119, i32 %1120, i64 2
  %1122 = extractelement <8 x i32> %1114, i64 3
  %1123 = insertelement <4 x i32> %1121, i32 %1122, i64 3
  store <4 x i32> %1123, ptr %16, align 16
  %1124 = extractelement <8 x i32> %1114, i64 4
  %1125 = insertelement <4 x i32> poison, i32 %1124, i64 0
  %1126 = extractelement <8 x i32> %1114, i64 5
  %1127 = insertelement <4 x i32> %1125, i32 %1126, i64 1
  %1128 = extractelement <8 x i32> %1114, i64 6
  %1129 = insertelement <4 x i32> %1127, i32 %1128, i64 2
  %1130 = extractelement <8 x i32> %1114, i64 7
  %1131 = insertelement <4 x i32> %1129, i32 %1130, i64 3
  store <4 x i32> %1131, ptr %1115, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1132 = getelementptr i32, ptr %16, i64 4
  %1133 = load <4 x i32>, ptr %16, align 16
  %1134 = extractelement <4 x i32> %1133, i64 0
  %1135 = insertelement <8 x i32> poison, i32 %1134, i64 0
  %1136 = extractelement <4 x i32> %1133, i64 1
  %1137 = insertelement <8 x i32> %1135, i32 %1136, i64 1
  %1138 = extractelement <4 x i32> %1133, i64 2
  %1139 = insertelement <8 x i32> %1137, i32 %1138, i64 2
  %1140 = extractelement <4 x i32> %1133, i64 3
  %1141 = insertelement <8 x i32> %1139, i32 %1140, i64 3
  %1142 = load <4 x i32>, ptr %1132, align 16
  %1143 = extractelement <4 x i32> %1142, i64 0
  %1144 = insertelement <8 x i32> %1141, i32 %1143, i64 4
  %1145 = extractelement <4 x i32> %1142, i64 1
  %1146 = insertelement <8 x i32> %1144, i32 %1145, i64 5
  %1147 = extractelement <4 x i32> %1142, i64 2
  %1148 = insertelement <8 x i32> %1146, i32 %1147, i64 6
  %1149 = extractelement <4 x i32> %1142, i64 3
  %1150 = insertelement <8 x i32> %1148, i32 %1149, i64 7
  %1151 = extractelement <8 x i32> %1150, i64 0
  %1152 = extractelement <8 x i32> %1150, i64 1
  %1153 = extractelement <8 x i32> %1150, i64 2
  %1154 = extractelement <8 x i32> %1150, i64 3
  %1155 = extractelement <8 x i32> %1150, i64 4
  %1156 = extractelement <8 x i32> %1150, i64 5
  %1157 = extractelement <8 x i32> %1150, i64 6
  %1158 = extractelement <8 x i32> %1150, i64 7
  %1159 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1151, i32 %1152, i32 %1153, i32 %1154, i32 %1155, i32 %1156, i32 %1157, i32 %1158)
  %1160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 0
  %1161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 1
  %1162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 2
  %1163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 3
  %1164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 4
  %1165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 5
  %1166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 6
  %1167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1159, 7
  %1168 = insertelement <8 x i32> poison, i32 %1160, i64 0
  %1169 = insertelement <8 x i32> %1168, i32 %1161, i64 1
  %1170 = insertelement <8 x i32> %1169, i32 %1162, i64 2
  %1171 = insertelement <8 x i32> %1170, i32 %1163, i64 3
  %1172 = insertelement <8 x i32> %1171, i32 %1164, i64 4
  %1173 = insertelement <8 x i32> %1172, i32 %1165, i64 5
  %1174 = insertelement <8 x i32> %1173, i32 %1166, i64 6
  %1175 = insertelement <8 x i32> %1174, i32 %1167, i64 7
  %1176 = getelementptr i32, ptr %16, i64 4
  %1177 = extractelement <8 x i32> %1175, i64 0
  %1178 = insertelement <4 x i32> poison, i32 %1177, i64 0
  %1179 = extractelement <8 x i32> %1175, i64 1
  %1180 = insertelement <4 x i32> %1178, i32 %1179, i64 1
  %1181 = extractelement <8 x i32> %1175, i64 2
  %1182 = insertelement <4 x i32> %1180, i32 %1181, i64 2
  %1183 = extractelement <8 x i32> %1175, i64 3
  %1184 = insertelement <4 x i32> %1182, i32 %1183, i64 3
  store <4 x i32> %1184, ptr %16, align 16
  %1185 = extractelement <8 x i32> %1175, i64 4
  %1186 = insertelement <4 x i32> poison, i32 %1185, i64 0
  %1187 = extractelement <8 x i32> %1175, i64 5
  %1188 = insertelement <4 x i32> %1186, i32 %1187, i64 1
  %1189 = extractelement <8 x i32> %1175, i64 6
  %1190 = insertelement <4 x i32> %1188, i32 %1189, i64 2
  %1191 = extractelement <8 x i32> %1175, i64 7
  %1192 = insertelement <4 x i32> %1190, i32 %1191, i64 3
  store <4 x i32> %1192, ptr %1176, align 16
  %1193 = getelementptr float, ptr %16, i64 4
  %1194 = load <4 x float>, ptr %16, align 16
  %1195 = extractelement <4 x float> %1194, i64 0
  %1196 = insertelement <8 x float> poison, float %1195, i64 0
  %1197 = extractelement <4 x float> %1194, i64 1
  %1198 = insertelement <8 x float> %1196, float %1197, i64 1
  %1199 = extractelement <4 x float> %1194, i64 2
  %1200 = insertelement <8 x float> %1198, float %1199, i64 2
  %1201 = extractelement <4 x float> %1194, i64 3
  %1202 = insertelement <8 x float> %1200, float %1201, i64 3
  %1203 = load <4 x float>, ptr %1193, align 16
  %1204 = extractelement <4 x float> %1203, i64 0
  %1205 = insertelement <8 x float> %1202, float %1204, i64 4
  %1206 = extractelement <4 x float> %1203, i64 1
  %1207 = insertelement <8 x float> %1205, float %1206, i64 5
  %1208 = extractelement <4 x float> %1203, i64 2
  %1209 = insertelement <8 x float> %1207, float %1208, i64 6
  %1210 = extractelement <4 x float> %1203, i64 3
  %1211 = insertelement <8 x float> %1209, float %1210, i64 7
  %1212 = fptrunc <8 x float> %1211 to <8 x bfloat>
  %1213 = mul nsw i32 %23, 64
  %1214 = add nsw i32 %1213, 48
  %1215 = add nsw i32 %1214, 0
  %1216 = sext i32 %1215 to i64
  %1217 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1216
  %1218 = ptrtoint ptr addrspace(3) %1217 to i32
  %1219 = and i32 %1218, 896
  %1220 = lshr i32 %1219, 3
  %1221 = xor i32 %1218, %1220
  %1222 = inttoptr i32 %1221 to ptr addrspace(3)
  %1223 = extractelement <8 x bfloat> %1212, i64 0
  %1224 = insertelement <8 x bfloat> poison, bfloat %1223, i64 0
  %1225 = extractelement <8 x bfloat> %1212, i64 1
  %1226 = insertelement <8 x bfloat> %1224, bfloat %1225, i64 1
  %1227 = extractelement <8 x bfloat> %1212, i64 2
  %1228 = insertelement <8 x bfloat> %1226, bfloat %1227, i64 2
  %1229 = extractelement <8 x bfloat> %1212, i64 3
  %1230 = insertelement <8 x bfloat> %1228, bfloat %1229, i64 3
  %1231 = extractelement <8 x bfloat> %1212, i64 4
  %1232 = insertelement <8 x bfloat> %1230, bfloat %1231, i64 4
  %1233 = extractelement <8 x bfloat> %1212, i64 5
  %1234 = insertelement <8 x bfloat> %1232, bfloat %1233, i64 5
  %1235 = extractelement <8 x bfloat> %1212, i64 6
  %1236 = insertelement <8 x bfloat> %1234, bfloat %1235, i64 6
  %1237 = extractelement <8 x bfloat> %1212, i64 7
  %1238 = insertelement <8 x bfloat> %1236, bfloat %1237, i64 7
  store <8 x bfloat> %1238, ptr addrspace(3) %1222, align 16
  %1239 = mul nsw i32 %26, 2097152
  %1240 = add nsw i32 %1239, 56
  %1241 = mul nsw i32 %313, 128
  %1242 = add nsw i32 %1240, %1241
  %1243 = sext i32 %1242 to i64
  %1244 = getelementptr i8, ptr addrspace(6) %47, i64 %1243
  %1245 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1244, i1 false)
  %1246 = getelementptr i32, ptr %15, i64 4
  %1247 = extractelement <8 x i32> %1245, i64 0
  %1248 = insertelement <4 x i32> poison, i32 %1247, i64 0
  %1249 = extractelement <8 x i32> %1245, i64 1
  %1250 = insertelement <4 x i32> %1248, i32 %1249, i64 1
  %1251 = extractelement <8 x i32> %1245, i64 2
  %1252 = insertelement <4 x i32> %1250, i32 %1251, i64 2
  %1253 = extractelement <8 x i32> %1245, i64 3
  %1254 = insertelement <4 x i32> %1252, i32 %1253, i64 3
  store <4 x i32> %1254, ptr %15, align 16
  %1255 = extractelement <8 x i32> %1245, i64 4
  %1256 = insertelement <4 x i32> poison, i32 %1255, i64 0
  %1257 = extractelement <8 x i32> %1245, i64 5
  %1258 = insertelement <4 x i32> %1256, i32 %1257, i64 1
  %1259 = extractelement <8 x i32> %1245, i64 6
  %1260 = insertelement <4 x i32> %1258, i32 %1259, i64 2
  %1261 = extractelement <8 x i32> %1245, i64 7
  %1262 = insertelement <4 x i32> %1260, i32 %1261, i64 3
  store <4 x i32> %1262, ptr %1246, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1263 = getelementptr i32, ptr %15, i64 4
  %1264 = load <4 x i32>, ptr %15, align 16
  %1265 = extractelement <4 x i32> %1264, i64 0
  %1266 = insertelement <8 x i32> poison, i32 %1265, i64 0
  %1267 = extractelement <4 x i32> %1264, i64 1
  %1268 = insertelement <8 x i32> %1266, i32 %1267, i64 1
  %1269 = extractelement <4 x i32> %1264, i64 2
  %1270 = insertelement <8 x i32> %1268, i32 %1269, i64 2
  %1271 = extractelement <4 x i32> %1264, i64 3
  %1272 = insertelement <8 x i32> %1270, i32 %1271, i64 3
  %1273 = load <4 x i32>, ptr %1263, align 16
  %1274 = extractelement <4 x i32> %1273, i64 0
  %1275 = insertelement <8 x i32> %1272, i32 %1274, i64 4
  %1276 = extractelement <4 x i32> %1273, i64 1
  %1277 = insertelement <8 x i32> %1275, i32 %1276, i64 5
  %1278 = extractelement <4 x i32> %1273, i64 2
  %1279 = insertelement <8 x i32> %1277, i32 %1278, i64 6
  %1280 = extractelement <4 x i32> %1273, i64 3
  %1281 = insertelement <8 x i32> %1279, i32 %1280, i64 7
  %1282 = extractelement <8 x i32> %1281, i64 0
  %1283 = extractelement <8 x i32> %1281, i64 1
  %1284 = extractelement <8 x i32> %1281, i64 2
  %1285 = extractelement <8 x i32> %1281, i64 3
  %1286 = extractelement <8 x i32> %1281, i64 4
  %1287 = extractelement <8 x i32> %1281, i64 5
  %1288 = extractelement <8 x i32> %1281, i64 6
  %1289 = extractelement <8 x i32> %1281, i64 7
  %1290 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1282, i32 %1283, i32 %1284, i32 %1285, i32 %1286, i32 %1287, i32 %1288, i32 %1289)
  %1291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 0
  %1292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 1
  %1293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 2
  %1294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 3
  %1295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 4
  %1296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 5
  %1297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 6
  %1298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1290, 7
  %1299 = insertelement <8 x i32> poison, i32 %1291, i64 0
  %1300 = insertelement <8 x i32> %1299, i32 %1292, i64 1
  %1301 = insertelement <8 x i32> %1300, i32 %1293, i64 2
  %1302 = insertelement <8 x i32> %1301, i32 %1294, i64 3
  %1303 = insertelement <8 x i32> %1302, i32 %1295, i64 4
  %1304 = insertelement <8 x i32> %1303, i32 %1296, i64 5
  %1305 = insertelement <8 x i32> %1304, i32 %1297, i64 6
  %1306 = insertelement <8 x i32> %1305, i32 %1298, i64 7
  %1307 = getelementptr i32, ptr %15, i64 4
  %1308 = extractelement <8 x i32> %1306, i64 0
  %1309 = insertelement <4 x i32> poison, i32 %1308, i64 0
  %1310 = extractelement <8 x i32> %1306, i64 1
  %1311 = insertelement <4 x i32> %1309, i32 %1310, i64 1
  %1312 = extractelement <8 x i32> %1306, i64 2
  %1313 = insertelement <4 x i32> %1311, i32 %1312, i64 2
  %1314 = extractelement <8 x i32> %1306, i64 3
  %1315 = insertelement <4 x i32> %1313, i32 %1314, i64 3
  store <4 x i32> %1315, ptr %15, align 16
  %1316 = extractelement <8 x i32> %1306, i64 4
  %1317 = insertelement <4 x i32> poison, i32 %1316, i64 0
  %1318 = extractelement <8 x i32> %1306, i64 5
  %1319 = insertelement <4 x i32> %1317, i32 %1318, i64 1
  %1320 = extractelement <8 x i32> %1306, i64 6
  %1321 = insertelement <4 x i32> %1319, i32 %1320, i64 2
  %1322 = extractelement <8 x i32> %1306, i64 7
  %1323 = insertelement <4 x i32> %1321, i32 %1322, i64 3
  store <4 x i32> %1323, ptr %1307, align 16
  %1324 = getelementptr float, ptr %15, i64 4
  %1325 = load <4 x float>, ptr %15, align 16
  %1326 = extractelement <4 x float> %1325, i64 0
  %1327 = insertelement <8 x float> poison, float %1326, i64 0
  %1328 = extractelement <4 x float> %1325, i64 1
  %1329 = insertelement <8 x float> %1327, float %1328, i64 1
  %1330 = extractelement <4 x float> %1325, i64 2
  %1331 = insertelement <8 x float> %1329, float %1330, i64 2
  %1332 = extractelement <4 x float> %1325, i64 3
  %1333 = insertelement <8 x float> %1331, float %1332, i64 3
  %1334 = load <4 x float>, ptr %1324, align 16
  %1335 = extractelement <4 x float> %1334, i64 0
  %1336 = insertelement <8 x float> %1333, float %1335, i64 4
  %1337 = extractelement <4 x float> %1334, i64 1
  %1338 = insertelement <8 x float> %1336, float %1337, i64 5
  %1339 = extractelement <4 x float> %1334, i64 2
  %1340 = insertelement <8 x float> %1338, float %1339, i64 6
  %1341 = extractelement <4 x float> %1334, i64 3
  %1342 = insertelement <8 x float> %1340, float %1341, i64 7
  %1343 = fptrunc <8 x float> %1342 to <8 x bfloat>
  %1344 = mul nsw i32 %23, 64
  %1345 = add nsw i32 %1344, 56
  %1346 = add nsw i32 %1345, 0
  %1347 = sext i32 %1346 to i64
  %1348 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1347
  %1349 = ptrtoint ptr addrspace(3) %1348 to i32
  %1350 = and i32 %1349, 896
  %1351 = lshr i32 %1350, 3
  %1352 = xor i32 %1349, %1351
  %1353 = inttoptr i32 %1352 to ptr addrspace(3)
  %1354 = extractelement <8 x bfloat> %1343, i64 0
  %1355 = insertelement <8 x bfloat> poison, bfloat %1354, i64 0
  %1356 = extractelement <8 x bfloat> %1343, i64 1
  %1357 = insertelement <8 x bfloat> %1355, bfloat %1356, i64 1
  %1358 = extractelement <8 x bfloat> %1343, i64 2
  %1359 = insertelement <8 x bfloat> %1357, bfloat %1358, i64 2
  %1360 = extractelement <8 x bfloat> %1343, i64 3
  %1361 = insertelement <8 x bfloat> %1359, bfloat %1360, i64 3
  %1362 = extractelement <8 x bfloat> %1343, i64 4
  %1363 = insertelement <8 x bfloat> %1361, bfloat %1362, i64 4
  %1364 = extractelement <8 x bfloat> %1343, i64 5
  %1365 = insertelement <8 x bfloat> %1363, bfloat %1364, i64 5
  %1366 = extractelement <8 x bfloat> %1343, i64 6
  %1367 = insertelement <8 x bfloat> %1365, bfloat %1366, i64 6
  %1368 = extractelement <8 x bfloat> %1343, i64 7
  %1369 = insertelement <8 x bfloat> %1367, bfloat %1368, i64 7
  store <8 x bfloat> %1369, ptr addrspace(3) %1353, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %27, label %1370, label %1373

1370:                                             ; preds = %321
  %1371 = mul nsw i32 %319, 64
  %1372 = mul nsw i32 %303, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), ptr %2, i32 %1371, i32 %1372, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %1373

1373:                                             ; preds = %1370, %321
  br i1 %27, label %1374, label %1375

1374:                                             ; preds = %1373
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %1375

1375:                                             ; preds = %1374, %1373
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %1376 = mul nsw i32 %26, 2097152
  %1377 = add nsw i32 %1376, 64
  %1378 = mul nsw i32 %313, 128
  %1379 = add nsw i32 %1377, %1378
  %1380 = sext i32 %1379 to i64
  %1381 = getelementptr i8, ptr addrspace(6) %47, i64 %1380
  %1382 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1381, i1 false)
  %1383 = getelementptr i32, ptr %14, i64 4
  %1384 = extractelement <8 x i32> %1382, i64 0
  %1385 = insertelement <4 x i32> poison, i32 %1384, i64 0
  %1386 = extractelement <8 x i32> %1382, i64 1
  %1387 = insertelement <4 x i32> %1385, i32 %1386, i64 1
  %1388 = extractelement <8 x i32> %1382, i64 2
  %1389 = insertelement <4 x i32> %1387, i32 %1388, i64 2
  %1390 = extractelement <8 x i32> %1382, i64 3
  %1391 = insertelement <4 x i32> %1389, i32 %1390, i64 3
  store <4 x i32> %1391, ptr %14, align 16
  %1392 = extractelement <8 x i32> %1382, i64 4
  %1393 = insertelement <4 x i32> poison, i32 %1392, i64 0
  %1394 = extractelement <8 x i32> %1382, i64 5
  %1395 = insertelement <4 x i32> %1393, i32 %1394, i64 1
  %1396 = extractelement <8 x i32> %1382, i64 6
  %1397 = insertelement <4 x i32> %1395, i32 %1396, i64 2
  %1398 = extractelement <8 x i32> %1382, i64 7
  %1399 = insertelement <4 x i32> %1397, i32 %1398, i64 3
  store <4 x i32> %1399, ptr %1383, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1400 = getelementptr i32, ptr %14, i64 4
  %1401 = load <4 x i32>, ptr %14, align 16
  %1402 = extractelement <4 x i32> %1401, i64 0
  %1403 = insertelement <8 x i32> poison, i32 %1402, i64 0
  %1404 = extractelement <4 x i32> %1401, i64 1
  %1405 = insertelement <8 x i32> %1403, i32 %1404, i64 1
  %1406 = extractelement <4 x i32> %1401, i64 2
  %1407 = insertelement <8 x i32> %1405, i32 %1406, i64 2
  %1408 = extractelement <4 x i32> %1401, i64 3
  %1409 = insertelement <8 x i32> %1407, i32 %1408, i64 3
  %1410 = load <4 x i32>, ptr %1400, align 16
  %1411 = extractelement <4 x i32> %1410, i64 0
  %1412 = insertelement <8 x i32> %1409, i32 %1411, i64 4
  %1413 = extractelement <4 x i32> %1410, i64 1
  %1414 = insertelement <8 x i32> %1412, i32 %1413, i64 5
  %1415 = extractelement <4 x i32> %1410, i64 2
  %1416 = insertelement <8 x i32> %1414, i32 %1415, i64 6
  %1417 = extractelement <4 x i32> %1410, i64 3
  %1418 = insertelement <8 x i32> %1416, i32 %1417, i64 7
  %1419 = extractelement <8 x i32> %1418, i64 0
  %1420 = extractelement <8 x i32> %1418, i64 1
  %1421 = extractelement <8 x i32> %1418, i64 2
  %1422 = extractelement <8 x i32> %1418, i64 3
  %1423 = extractelement <8 x i32> %1418, i64 4
  %1424 = extractelement <8 x i32> %1418, i64 5
  %1425 = extractelement <8 x i32> %1418, i64 6
  %1426 = extractelement <8 x i32> %1418, i64 7
  %1427 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1419, i32 %1420, i32 %1421, i32 %1422, i32 %1423, i32 %1424, i32 %1425, i32 %1426)
  %1428 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 0
  %1429 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 1
  %1430 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 2
  %1431 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 3
  %1432 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 4
  %1433 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 5
  %1434 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 6
  %1435 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1427, 7
  %1436 = insertelement <8 x i32> poison, i32 %1428, i64 0
  %1437 = insertelement <8 x i32> %1436, i32 %1429, i64 1
  %1438 = insertelement <8 x i32> %1437, i32 %1430, i64 2
  %1439 = insertelement <8 x i32> %1438, i32 %1431, i64 3
  %1440 = insertelement <8 x i32> %1439, i32 %1432, i64 4
  %1441 = insertelement <8 x i32> %1440, i32 %1433, i64 5
  %1442 = insertelement <8 x i32> %1441, i32 %1434, i64 6
  %1443 = insertelement <8 x i32> %1442, i32 %1435, i64 7
  %1444 = getelementptr i32, ptr %14, i64 4
  %1445 = extractelement <8 x i32> %1443, i64 0
  %1446 = insertelement <4 x i32> poison, i32 %1445, i64 0
  %1447 = extractelement <8 x i32> %1443, i64 1
  %1448 = insertelement <4 x i32> %1446, i32 %1447, i64 1
  %1449 = extractelement <8 x i32> %1443, i64 2
  %1450 = insertelement <4 x i32> %1448, i32 %1449, i64 2
  %1451 = extractelement <8 x i32> %1443, i64 3
  %1452 = insertelement <4 x i32> %1450, i32 %1451, i64 3
  store <4 x i32> %1452, ptr %14, align 16
  %1453 = extractelement <8 x i32> %1443, i64 4
  %1454 = insertelement <4 x i32> poison, i32 %1453, i64 0
  %1455 = extractelement <8 x i32> %1443, i64 5
  %1456 = insertelement <4 x i32> %1454, i32 %1455, i64 1
  %1457 = extractelement <8 x i32> %1443, i64 6
  %1458 = insertelement <4 x i32> %1456, i32 %1457, i64 2
  %1459 = extractelement <8 x i32> %1443, i64 7
  %1460 = insertelement <4 x i32> %1458, i32 %1459, i64 3
  store <4 x i32> %1460, ptr %1444, align 16
  %1461 = getelementptr float, ptr %14, i64 4
  %1462 = load <4 x float>, ptr %14, align 16
  %1463 = extractelement <4 x float> %1462, i64 0
  %1464 = insertelement <8 x float> poison, float %1463, i64 0
  %1465 = extractelement <4 x float> %1462, i64 1
  %1466 = insertelement <8 x float> %1464, float %1465, i64 1
  %1467 = extractelement <4 x float> %1462, i64 2
  %1468 = insertelement <8 x float> %1466, float %1467, i64 2
  %1469 = extractelement <4 x float> %1462, i64 3
  %1470 = insertelement <8 x float> %1468, float %1469, i64 3
  %1471 = load <4 x float>, ptr %1461, align 16
  %1472 = extractelement <4 x float> %1471, i64 0
  %1473 = insertelement <8 x float> %1470, float %1472, i64 4
  %1474 = extractelement <4 x float> %1471, i64 1
  %1475 = insertelement <8 x float> %1473, float %1474, i64 5
  %1476 = extractelement <4 x float> %1471, i64 2
  %1477 = insertelement <8 x float> %1475, float %1476, i64 6
  %1478 = extractelement <4 x float> %1471, i64 3
  %1479 = insertelement <8 x float> %1477, float %1478, i64 7
  %1480 = fptrunc <8 x float> %1479 to <8 x bfloat>
  %1481 = mul nsw i32 %23, 64
  %1482 = add nsw i32 %1481, 0
  %1483 = add nsw i32 %1482, 8192
  %1484 = sext i32 %1483 to i64
  %1485 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1484
  %1486 = ptrtoint ptr addrspace(3) %1485 to i32
  %1487 = and i32 %1486, 896
  %1488 = lshr i32 %1487, 3
  %1489 = xor i32 %1486, %1488
  %1490 = inttoptr i32 %1489 to ptr addrspace(3)
  %1491 = extractelement <8 x bfloat> %1480, i64 0
  %1492 = insertelement <8 x bfloat> poison, bfloat %1491, i64 0
  %1493 = extractelement <8 x bfloat> %1480, i64 1
  %1494 = insertelement <8 x bfloat> %1492, bfloat %1493, i64 1
  %1495 = extractelement <8 x bfloat> %1480, i64 2
  %1496 = insertelement <8 x bfloat> %1494, bfloat %1495, i64 2
  %1497 = extractelement <8 x bfloat> %1480, i64 3
  %1498 = insertelement <8 x bfloat> %1496, bfloat %1497, i64 3
  %1499 = extractelement <8 x bfloat> %1480, i64 4
  %1500 = insertelement <8 x bfloat> %1498, bfloat %1499, i64 4
  %1501 = extractelement <8 x bfloat> %1480, i64 5
  %1502 = insertelement <8 x bfloat> %1500, bfloat %1501, i64 5
  %1503 = extractelement <8 x bfloat> %1480, i64 6
  %1504 = insertelement <8 x bfloat> %1502, bfloat %1503, i64 6
  %1505 = extractelement <8 x bfloat> %1480, i64 7
  %1506 = insertelement <8 x bfloat> %1504, bfloat %1505, i64 7
  store <8 x bfloat> %1506, ptr addrspace(3) %1490, align 16
  %1507 = mul nsw i32 %26, 2097152
  %1508 = add nsw i32 %1507, 72
  %1509 = mul nsw i32 %313, 128
  %1510 = add nsw i32 %1508, %1509
  %1511 = sext i32 %1510 to i64
  %1512 = getelementptr i8, ptr addrspace(6) %47, i64 %1511
  %1513 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1512, i1 false)
  %1514 = getelementptr i32, ptr %13, i64 4
  %1515 = extractelement <8 x i32> %1513, i64 0
  %1516 = insertelement <4 x i32> poison, i32 %1515, i64 0
  %1517 = extractelement <8 x i32> %1513, i64 1
  %1518 = insertelement <4 x i32> %1516, i32 %1517, i64 1
  %1519 = extractelement <8 x i32> %1513, i64 2
  %1520 = insertelement <4 x i32> %1518, i32 %1519, i64 2
  %1521 = extractelement <8 x i32> %1513, i64 3
  %1522 = insertelement <4 x i32> %1520, i32 %1521, i64 3
  store <4 x i32> %1522, ptr %13, align 16
  %1523 = extractelement <8 x i32> %1513, i64 4
  %1524 = insertelement <4 x i32> poison, i32 %1523, i64 0
  %1525 = extractelement <8 x i32> %1513, i64 5
  %1526 = insertelement <4 x i32> %1524, i32 %1525, i64 1
  %1527 = extractelement <8 x i32> %1513, i64 6
  %1528 = insertelement <4 x i32> %1526, i32 %1527, i64 2
  %1529 = extractelement <8 x i32> %1513, i64 7
  %1530 = insertelement <4 x i32> %1528, i32 %1529, i64 3
  store <4 x i32> %1530, ptr %1514, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1531 = getelementptr i32, ptr %13, i64 4
  %1532 = load <4 x i32>, ptr %13, align 16
  %1533 = extractelement <4 x i32> %1532, i64 0
  %1534 = insertelement <8 x i32> poison, i32 %1533, i64 0
  %1535 = extractelement <4 x i32> %1532, i64 1
  %1536 = insertelement <8 x i32> %1534, i32 %1535, i64 1
  %1537 = extractelement <4 x i32> %1532, i64 2
  %1538 = insertelement <8 x i32> %1536, i32 %1537, i64 2
  %1539 = extractelement <4 x i32> %1532, i64 3
  %1540 = insertelement <8 x i32> %1538, i32 %1539, i64 3
  %1541 = load <4 x i32>, ptr %1531, align 16
  %1542 = extractelement <4 x i32> %1541, i64 0
  %1543 = insertelement <8 x i32> %1540, i32 %1542, i64 4
  %1544 = extractelement <4 x i32> %1541, i64 1
  %1545 = insertelement <8 x i32> %1543, i32 %1544, i64 5
  %1546 = extractelement <4 x i32> %1541, i64 2
  %1547 = insertelement <8 x i32> %1545, i32 %1546, i64 6
  %1548 = extractelement <4 x i32> %1541, i64 3
  %1549 = insertelement <8 x i32> %1547, i32 %1548, i64 7
  %1550 = extractelement <8 x i32> %1549, i64 0
  %1551 = extractelement <8 x i32> %1549, i64 1
  %1552 = extractelement <8 x i32> %1549, i64 2
  %1553 = extractelement <8 x i32> %1549, i64 3
  %1554 = extractelement <8 x i32> %1549, i64 4
  %1555 = extractelement <8 x i32> %1549, i64 5
  %1556 = extractelement <8 x i32> %1549, i64 6
  %1557 = extractelement <8 x i32> %1549, i64 7
  %1558 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1550, i32 %1551, i32 %1552, i32 %1553, i32 %1554, i32 %1555, i32 %1556, i32 %1557)
  %1559 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 0
  %1560 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 1
  %1561 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 2
  %1562 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 3
  %1563 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 4
  %1564 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 5
  %1565 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 6
  %1566 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1558, 7
  %1567 = insertelement <8 x i32> poison, i32 %1559, i64 0
  %1568 = insertelement <8 x i32> %1567, i32 %1560, i64 1
  %1569 = insertelement <8 x i32> %1568, i32 %1561, i64 2
  %1570 = insertelement <8 x i32> %1569, i32 %1562, i64 3
  %1571 = insertelement <8 x i32> %1570, i32 %1563, i64 4
  %1572 = insertelement <8 x i32> %1571, i32 %1564, i64 5
  %1573 = insertelement <8 x i32> %1572, i32 %1565, i64 6
  %1574 = insertelement <8 x i32> %1573, i32 %1566, i64 7
  %1575 = getelementptr i32, ptr %13, i64 4
  %1576 = extractelement <8 x i32> %1574, i64 0
  %1577 = insertelement <4 x i32> poison, i32 %1576, i64 0
  %1578 = extractelement <8 x i32> %1574, i64 1
  %1579 = insertelement <4 x i32> %1577, i32 %1578, i64 1
  %1580 = extractelement <8 x i32> %1574, i64 2
  %1581 = insertelement <4 x i32> %1579, i32 %1580, i64 2
  %1582 = extractelement <8 x i32> %1574, i64 3
  %1583 = insertelement <4 x i32> %1581, i32 %1582, i64 3
  store <4 x i32> %1583, ptr %13, align 16
  %1584 = extractelement <8 x i32> %1574, i64 4
  %1585 = insertelement <4 x i32> poison, i32 %1584, i64 0
  %1586 = extractelement <8 x i32> %1574, i64 5
  %1587 = insertelement <4 x i32> %1585, i32 %1586, i64 1
  %1588 = extractelement <8 x i32> %1574, i64 6
  %1589 = insertelement <4 x i32> %1587, i32 %1588, i64 2
  %1590 = extractelement <8 x i32> %1574, i64 7
  %1591 = insertelement <4 x i32> %1589, i32 %1590, i64 3
  store <4 x i32> %1591, ptr %1575, align 16
  %1592 = getelementptr float, ptr %13, i64 4
  %1593 = load <4 x float>, ptr %13, align 16
  %1594 = extractelement <4 x float> %1593, i64 0
  %1595 = insertelement <8 x float> poison, float %1594, i64 0
  %1596 = extractelement <4 x float> %1593, i64 1
  %1597 = insertelement <8 x float> %1595, float %1596, i64 1
  %1598 = extractelement <4 x float> %1593, i64 2
  %1599 = insertelement <8 x float> %1597, float %1598, i64 2
  %1600 = extractelement <4 x float> %1593, i64 3
  %1601 = insertelement <8 x float> %1599, float %1600, i64 3
  %1602 = load <4 x float>, ptr %1592, align 16
  %1603 = extractelement <4 x float> %1602, i64 0
  %1604 = insertelement <8 x float> %1601, float %1603, i64 4
  %1605 = extractelement <4 x float> %1602, i64 1
  %1606 = insertelement <8 x float> %1604, float %1605, i64 5
  %1607 = extractelement <4 x float> %1602, i64 2
  %1608 = insertelement <8 x float> %1606, float %1607, i64 6
  %1609 = extractelement <4 x float> %1602, i64 3
  %1610 = insertelement <8 x float> %1608, float %1609, i64 7
  %1611 = fptrunc <8 x float> %1610 to <8 x bfloat>
  %1612 = mul nsw i32 %23, 64
  %1613 = add nsw i32 %1612, 8
  %1614 = add nsw i32 %1613, 8192
  %1615 = sext i32 %1614 to i64
  %1616 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1615
  %1617 = ptrtoint ptr addrspace(3) %1616 to i32
  %1618 = and i32 %1617, 896
  %1619 = lshr i32 %1618, 3
  %1620 = xor i32 %1617, %1619
  %1621 = inttoptr i32 %1620 to ptr addrspace(3)
  %1622 = extractelement <8 x bfloat> %1611, i64 0
  %1623 = insertelement <8 x bfloat> poison, bfloat %1622, i64 0
  %1624 = extractelement <8 x bfloat> %1611, i64 1
  %1625 = insertelement <8 x bfloat> %1623, bfloat %1624, i64 1
  %1626 = extractelement <8 x bfloat> %1611, i64 2
  %1627 = insertelement <8 x bfloat> %1625, bfloat %1626, i64 2
  %1628 = extractelement <8 x bfloat> %1611, i64 3
  %1629 = insertelement <8 x bfloat> %1627, bfloat %1628, i64 3
  %1630 = extractelement <8 x bfloat> %1611, i64 4
  %1631 = insertelement <8 x bfloat> %1629, bfloat %1630, i64 4
  %1632 = extractelement <8 x bfloat> %1611, i64 5
  %1633 = insertelement <8 x bfloat> %1631, bfloat %1632, i64 5
  %1634 = extractelement <8 x bfloat> %1611, i64 6
  %1635 = insertelement <8 x bfloat> %1633, bfloat %1634, i64 6
  %1636 = extractelement <8 x bfloat> %1611, i64 7
  %1637 = insertelement <8 x bfloat> %1635, bfloat %1636, i64 7
  store <8 x bfloat> %1637, ptr addrspace(3) %1621, align 16
  %1638 = mul nsw i32 %26, 2097152
  %1639 = add nsw i32 %1638, 80
  %1640 = mul nsw i32 %313, 128
  %1641 = add nsw i32 %1639, %1640
  %1642 = sext i32 %1641 to i64
  %1643 = getelementptr i8, ptr addrspace(6) %47, i64 %1642
  %1644 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1643, i1 false)
  %1645 = getelementptr i32, ptr %12, i64 4
  %1646 = extractelement <8 x i32> %1644, i64 0
  %1647 = insertelement <4 x i32> poison, i32 %1646, i64 0
  %1648 = extractelement <8 x i32> %1644, i64 1
  %1649 = insertelement <4 x i32> %1647, i32 %1648, i64 1
  %1650 = extractelement <8 x i32> %1644, i64 2
  %1651 = insertelement <4 x i32> %1649, i32 %1650, i64 2
  %1652 = extractelement <8 x i32> %1644, i64 3
  %1653 = insertelement <4 x i32> %1651, i32 %1652, i64 3
  store <4 x i32> %1653, ptr %12, align 16
  %1654 = extractelement <8 x i32> %1644, i64 4
  %1655 = insertelement <4 x i32> poison, i32 %1654, i64 0
  %1656 = extractelement <8 x i32> %1644, i64 5
  %1657 = insertelement <4 x i32> %1655, i32 %1656, i64 1
  %1658 = extractelement <8 x i32> %1644, i64 6
  %1659 = insertelement <4 x i32> %1657, i32 %1658, i64 2
  %1660 = extractelement <8 x i32> %1644, i64 7
  %1661 = insertelement <4 x i32> %1659, i32 %1660, i64 3
  store <4 x i32> %1661, ptr %1645, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1662 = getelementptr i32, ptr %12, i64 4
  %1663 = load <4 x i32>, ptr %12, align 16
  %1664 = extractelement <4 x i32> %1663, i64 0
  %1665 = insertelement <8 x i32> poison, i32 %1664, i64 0
  %1666 = extractelement <4 x i32> %1663, i64 1
  %1667 = insertelement <8 x i32> %1665, i32 %1666, i64 1
  %1668 = extractelement <4 x i32> %1663, i64 2
  %1669 = insertelement <8 x i32> %1667, i32 %1668, i64 2
  %1670 = extractelement <4 x i32> %1663, i64 3
  %1671 = insertelement <8 x i32> %1669, i32 %1670, i64 3
  %1672 = load <4 x i32>, ptr %1662, align 16
  %1673 = extractelement <4 x i32> %1672, i64 0
  %1674 = insertelement <8 x i32> %1671, i32 %1673, i64 4
  %1675 = extractelement <4 x i32> %1672, i64 1
  %1676 = insertelement <8 x i32> %1674, i32 %1675, i64 5
  %1677 = extractelement <4 x i32> %1672, i64 2
  %1678 = insertelement <8 x i32> %1676, i32 %1677, i64 6
  %1679 = extractelement <4 x i32> %1672, i64 3
  %1680 = insertelement <8 x i32> %1678, i32 %1679, i64 7
  %1681 = extractelement <8 x i32> %1680, i64 0
  %1682 = extractelement <8 x i32> %1680, i64 1
  %1683 = extractelement <8 x i32> %1680, i64 2
  %1684 = extractelement <8 x i32> %1680, i64 3
  %1685 = extractelement <8 x i32> %1680, i64 4
  %1686 = extractelement <8 x i32> %1680, i64 5
  %1687 = extractelement <8 x i32> %1680, i64 6
  %1688 = extractelement <8 x i32> %1680, i64 7
  %1689 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1681, i32 %1682, i32 %1683, i32 %1684, i32 %1685, i32 %1686, i32 %1687, i32 %1688)
  %1690 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 0
  %1691 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 1
  %1692 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 2
  %1693 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 3
  %1694 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 4
  %1695 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 5
  %1696 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 6
  %1697 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1689, 7
  %1698 = insertelement <8 x i32> poison, i32 %1690, i64 0
  %1699 = insertelement <8 x i32> %1698, i32 %1691, i64 1
  %1700 = insertelement <8 x i32> %1699, i32 %1692, i64 2
  %1701 = insertelement <8 x i32> %1700, i32 %1693, i64 3
  %1702 = insertelement <8 x i32> %1701, i32 %1694, i64 4
  %1703 = insertelement <8 x i32> %1702, i32 %1695, i64 5
  %1704 = insertelement <8 x i32> %1703, i32 %1696, i64 6
  %1705 = insertelement <8 x i32> %1704, i32 %1697, i64 7
  %1706 = getelementptr i32, ptr %12, i64 4
  %1707 = extractelement <8 x i32> %1705, i64 0
  %1708 = insertelement <4 x i32> poison, i32 %1707, i64 0
  %1709 = extractelement <8 x i32> %1705, i64 1
  %1710 = insertelement <4 x i32> %1708, i32 %1709, i64 1
  %1711 = extractelement <8 x i32> %1705, i64 2
  %1712 = insertelement <4 x i32> %1710, i32 %1711, i64 2
  %1713 = extractelement <8 x i32> %1705, i64 3
  %1714 = insertelement <4 x i32> %1712, i32 %1713, i64 3
  store <4 x i32> %1714, ptr %12, align 16
  %1715 = extractelement <8 x i32> %1705, i64 4
  %1716 = insertelement <4 x i32> poison, i32 %1715, i64 0
  %1717 = extractelement <8 x i32> %1705, i64 5
  %1718 = insertelement <4 x i32> %1716, i32 %1717, i64 1
  %1719 = extractelement <8 x i32> %1705, i64 6
  %1720 = insertelement <4 x i32> %1718, i32 %1719, i64 2
  %1721 = extractelement <8 x i32> %1705, i64 7
  %1722 = insertelement <4 x i32> %1720, i32 %1721, i64 3
  store <4 x i32> %1722, ptr %1706, align 16
  %1723 = getelementptr float, ptr %12, i64 4
  %1724 = load <4 x float>, ptr %12, align 16
  %1725 = extractelement <4 x float> %1724, i64 0
  %1726 = insertelement <8 x float> poison, float %1725, i64 0
  %1727 = extractelement <4 x float> %1724, i64 1
  %1728 = insertelement <8 x float> %1726, float %1727, i64 1
  %1729 = extractelement <4 x float> %1724, i64 2
  %1730 = insertelement <8 x float> %1728, float %1729, i64 2
  %1731 = extractelement <4 x float> %1724, i64 3
  %1732 = insertelement <8 x float> %1730, float %1731, i64 3
  %1733 = load <4 x float>, ptr %1723, align 16
  %1734 = extractelement <4 x float> %1733, i64 0
  %1735 = insertelement <8 x float> %1732, float %1734, i64 4
  %1736 = extractelement <4 x float> %1733, i64 1
  %1737 = insertelement <8 x float> %1735, float %1736, i64 5
  %1738 = extractelement <4 x float> %1733, i64 2
  %1739 = insertelement <8 x float> %1737, float %1738, i64 6
  %1740 = extractelement <4 x float> %1733, i64 3
  %1741 = insertelement <8 x float> %1739, float %1740, i64 7
  %1742 = fptrunc <8 x float> %1741 to <8 x bfloat>
  %1743 = mul nsw i32 %23, 64
  %1744 = add nsw i32 %1743, 16
  %1745 = add nsw i32 %1744, 8192
  %1746 = sext i32 %1745 to i64
  %1747 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1746
  %1748 = ptrtoint ptr addrspace(3) %1747 to i32
  %1749 = and i32 %1748, 896
  %1750 = lshr i32 %1749, 3
  %1751 = xor i32 %1748, %1750
  %1752 = inttoptr i32 %1751 to ptr addrspace(3)
  %1753 = extractelement <8 x bfloat> %1742, i64 0
  %1754 = insertelement <8 x bfloat> poison, bfloat %1753, i64 0
  %1755 = extractelement <8 x bfloat> %1742, i64 1
  %1756 = insertelement <8 x bfloat> %1754, bfloat %1755, i64 1
  %1757 = extractelement <8 x bfloat> %1742, i64 2
  %1758 = insertelement <8 x bfloat> %1756, bfloat %1757, i64 2
  %1759 = extractelement <8 x bfloat> %1742, i64 3
  %1760 = insertelement <8 x bfloat> %1758, bfloat %1759, i64 3
  %1761 = extractelement <8 x bfloat> %1742, i64 4
  %1762 = insertelement <8 x bfloat> %1760, bfloat %1761, i64 4
  %1763 = extractelement <8 x bfloat> %1742, i64 5
  %1764 = insertelement <8 x bfloat> %1762, bfloat %1763, i64 5
  %1765 = extractelement <8 x bfloat> %1742, i64 6
  %1766 = insertelement <8 x bfloat> %1764, bfloat %1765, i64 6
  %1767 = extractelement <8 x bfloat> %1742, i64 7
  %1768 = insertelement <8 x bfloat> %1766, bfloat %1767, i64 7
  store <8 x bfloat> %1768, ptr addrspace(3) %1752, align 16
  %1769 = mul nsw i32 %26, 2097152
  %1770 = add nsw i32 %1769, 88
  %1771 = mul nsw i32 %313, 128
  %1772 = add nsw i32 %1770, %1771
  %1773 = sext i32 %1772 to i64
  %1774 = getelementptr i8, ptr addrspace(6) %47, i64 %1773
  %1775 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1774, i1 false)
  %1776 = getelementptr i32, ptr %11, i64 4
  %1777 = extractelement <8 x i32> %1775, i64 0
  %1778 = insertelement <4 x i32> poison, i32 %1777, i64 0
  %1779 = extractelement <8 x i32> %1775, i64 1
  %1780 = insertelement <4 x i32> %1778, i32 %1779, i64 1
  %1781 = extractelement <8 x i32> %1775, i64 2
  %1782 = insertelement <4 x i32> %1780, i32 %1781, i64 2
  %1783 = extractelement <8 x i32> %1775, i64 3
  %1784 = insertelement <4 x i32> %1782, i32 %1783, i64 3
  store <4 x i32> %1784, ptr %11, align 16
  %1785 = extractelement <8 x i32> %1775, i64 4
  %1786 = insertelement <4 x i32> poison, i32 %1785, i64 0
  %1787 = extractelement <8 x i32> %1775, i64 5
  %1788 = insertelement <4 x i32> %1786, i32 %1787, i64 1
  %1789 = extractelement <8 x i32> %1775, i64 6
  %1790 = insertelement <4 x i32> %1788, i32 %1789, i64 2
  %1791 = extractelement <8 x i32> %1775, i64 7
  %1792 = insertelement <4 x i32> %1790, i32 %1791, i64 3
  store <4 x i32> %1792, ptr %1776, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1793 = getelementptr i32, ptr %11, i64 4
  %1794 = load <4 x i32>, ptr %11, align 16
  %1795 = extractelement <4 x i32> %1794, i64 0
  %1796 = insertelement <8 x i32> poison, i32 %1795, i64 0
  %1797 = extractelement <4 x i32> %1794, i64 1
  %1798 = insertelement <8 x i32> %1796, i32 %1797, i64 1
  %1799 = extractelement <4 x i32> %1794, i64 2
  %1800 = insertelement <8 x i32> %1798, i32 %1799, i64 2
  %1801 = extractelement <4 x i32> %1794, i64 3
  %1802 = insertelement <8 x i32> %1800, i32 %1801, i64 3
  %1803 = load <4 x i32>, ptr %1793, align 16
  %1804 = extractelement <4 x i32> %1803, i64 0
  %1805 = insertelement <8 x i32> %1802, i32 %1804, i64 4
  %1806 = extractelement <4 x i32> %1803, i64 1
  %1807 = insertelement <8 x i32> %1805, i32 %1806, i64 5
  %1808 = extractelement <4 x i32> %1803, i64 2
  %1809 = insertelement <8 x i32> %1807, i32 %1808, i64 6
  %1810 = extractelement <4 x i32> %1803, i64 3
  %1811 = insertelement <8 x i32> %1809, i32 %1810, i64 7
  %1812 = extractelement <8 x i32> %1811, i64 0
  %1813 = extractelement <8 x i32> %1811, i64 1
  %1814 = extractelement <8 x i32> %1811, i64 2
  %1815 = extractelement <8 x i32> %1811, i64 3
  %1816 = extractelement <8 x i32> %1811, i64 4
  %1817 = extractelement <8 x i32> %1811, i64 5
  %1818 = extractelement <8 x i32> %1811, i64 6
  %1819 = extractelement <8 x i32> %1811, i64 7
  %1820 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1812, i32 %1813, i32 %1814, i32 %1815, i32 %1816, i32 %1817, i32 %1818, i32 %1819)
  %1821 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 0
  %1822 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 1
  %1823 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 2
  %1824 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 3
  %1825 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 4
  %1826 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 5
  %1827 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 6
  %1828 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1820, 7
  %1829 = insertelement <8 x i32> poison, i32 %1821, i64 0
  %1830 = insertelement <8 x i32> %1829, i32 %1822, i64 1
  %1831 = insertelement <8 x i32> %1830, i32 %1823, i64 2
  %1832 = insertelement <8 x i32> %1831, i32 %1824, i64 3
  %1833 = insertelement <8 x i32> %1832, i32 %1825, i64 4
  %1834 = insertelement <8 x i32> %1833, i32 %1826, i64 5
  %1835 = insertelement <8 x i32> %1834, i32 %1827, i64 6
  %1836 = insertelement <8 x i32> %1835, i32 %1828, i64 7
  %1837 = getelementptr i32, ptr %11, i64 4
  %1838 = extractelement <8 x i32> %1836, i64 0
  %1839 = insertelement <4 x i32> poison, i32 %1838, i64 0
  %1840 = extractelement <8 x i32> %1836, i64 1
  %1841 = insertelement <4 x i32> %1839, i32 %1840, i64 1
  %1842 = extractelement <8 x i32> %1836, i64 2
  %1843 = insertelement <4 x i32> %1841, i32 %1842, i64 2
  %1844 = extractelement <8 x i32> %1836, i64 3
  %1845 = insertelement <4 x i32> %1843, i32 %1844, i64 3
  store <4 x i32> %1845, ptr %11, align 16
  %1846 = extractelement <8 x i32> %1836, i64 4
  %1847 = insertelement <4 x i32> poison, i32 %1846, i64 0
  %1848 = extractelement <8 x i32> %1836, i64 5
  %1849 = insertelement <4 x i32> %1847, i32 %1848, i64 1
  %1850 = extractelement <8 x i32> %1836, i64 6
  %1851 = insertelement <4 x i32> %1849, i32 %1850, i64 2
  %1852 = extractelement <8 x i32> %1836, i64 7
  %1853 = insertelement <4 x i32> %1851, i32 %1852, i64 3
  store <4 x i32> %1853, ptr %1837, align 16
  %1854 = getelementptr float, ptr %11, i64 4
  %1855 = load <4 x float>, ptr %11, align 16
  %1856 = extractelement <4 x float> %1855, i64 0
  %1857 = insertelement <8 x float> poison, float %1856, i64 0
  %1858 = extractelement <4 x float> %1855, i64 1
  %1859 = insertelement <8 x float> %1857, float %1858, i64 1
  %1860 = extractelement <4 x float> %1855, i64 2
  %1861 = insertelement <8 x float> %1859, float %1860, i64 2
  %1862 = extractelement <4 x float> %1855, i64 3
  %1863 = insertelement <8 x float> %1861, float %1862, i64 3
  %1864 = load <4 x float>, ptr %1854, align 16
  %1865 = extractelement <4 x float> %1864, i64 0
  %1866 = insertelement <8 x float> %1863, float %1865, i64 4
  %1867 = extractelement <4 x float> %1864, i64 1
  %1868 = insertelement <8 x float> %1866, float %1867, i64 5
  %1869 = extractelement <4 x float> %1864, i64 2
  %1870 = insertelement <8 x float> %1868, float %1869, i64 6
  %1871 = extractelement <4 x float> %1864, i64 3
  %1872 = insertelement <8 x float> %1870, float %1871, i64 7
  %1873 = fptrunc <8 x float> %1872 to <8 x bfloat>
  %1874 = mul nsw i32 %23, 64
  %1875 = add nsw i32 %1874, 24
  %1876 = add nsw i32 %1875, 8192
  %1877 = sext i32 %1876 to i64
  %1878 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1877
  %1879 = ptrtoint ptr addrspace(3) %1878 to i32
  %1880 = and i32 %1879, 896
  %1881 = lshr i32 %1880, 3
  %1882 = xor i32 %1879, %1881
  %1883 = inttoptr i32 %1882 to ptr addrspace(3)
  %1884 = extractelement <8 x bfloat> %1873, i64 0
  %1885 = insertelement <8 x bfloat> poison, bfloat %1884, i64 0
  %1886 = extractelement <8 x bfloat> %1873, i64 1
  %1887 = insertelement <8 x bfloat> %1885, bfloat %1886, i64 1
  %1888 = extractelement <8 x bfloat> %1873, i64 2
  %1889 = insertelement <8 x bfloat> %1887, bfloat %1888, i64 2
  %1890 = extractelement <8 x bfloat> %1873, i64 3
  %1891 = insertelement <8 x bfloat> %1889, bfloat %1890, i64 3
  %1892 = extractelement <8 x bfloat> %1873, i64 4
  %1893 = insertelement <8 x bfloat> %1891, bfloat %1892, i64 4
  %1894 = extractelement <8 x bfloat> %1873, i64 5
  %1895 = insertelement <8 x bfloat> %1893, bfloat %1894, i64 5
  %1896 = extractelement <8 x bfloat> %1873, i64 6
  %1897 = insertelement <8 x bfloat> %1895, bfloat %1896, i64 6
  %1898 = extractelement <8 x bfloat> %1873, i64 7
  %1899 = insertelement <8 x bfloat> %1897, bfloat %1898, i64 7
  store <8 x bfloat> %1899, ptr addrspace(3) %1883, align 16
  %1900 = mul nsw i32 %26, 2097152
  %1901 = add nsw i32 %1900, 96
  %1902 = mul nsw i32 %313, 128
  %1903 = add nsw i32 %1901, %1902
  %1904 = sext i32 %1903 to i64
  %1905 = getelementptr i8, ptr addrspace(6) %47, i64 %1904
  %1906 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1905, i1 false)
  %1907 = getelementptr i32, ptr %10, i64 4
  %1908 = extractelement <8 x i32> %1906, i64 0
  %1909 = insertelement <4 x i32> poison, i32 %1908, i64 0
  %1910 = extractelement <8 x i32> %1906, i64 1
  %1911 = insertelement <4 x i32> %1909, i32 %1910, i64 1
  %1912 = extractelement <8 x i32> %1906, i64 2
  %1913 = insertelement <4 x i32> %1911, i32 %1912, i64 2
  %1914 = extractelement <8 x i32> %1906, i64 3
  %1915 = insertelement <4 x i32> %1913, i32 %1914, i64 3
  store <4 x i32> %1915, ptr %10, align 16
  %1916 = extractelement <8 x i32> %1906, i64 4
  %1917 = insertelement <4 x i32> poison, i32 %1916, i64 0
  %1918 = extractelement <8 x i32> %1906, i64 5
  %1919 = insertelement <4 x i32> %1917, i32 %1918, i64 1
  %1920 = extractelement <8 x i32> %1906, i64 6
  %1921 = insertelement <4 x i32> %1919, i32 %1920, i64 2
  %1922 = extractelement <8 x i32> %1906, i64 7
  %1923 = insertelement <4 x i32> %1921, i32 %1922, i64 3
  store <4 x i32> %1923, ptr %1907, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1924 = getelementptr i32, ptr %10, i64 4
  %1925 = load <4 x i32>, ptr %10, align 16
  %1926 = extractelement <4 x i32> %1925, i64 0
  %1927 = insertelement <8 x i32> poison, i32 %1926, i64 0
  %1928 = extractelement <4 x i32> %1925, i64 1
  %1929 = insertelement <8 x i32> %1927, i32 %1928, i64 1
  %1930 = extractelement <4 x i32> %1925, i64 2
  %1931 = insertelement <8 x i32> %1929, i32 %1930, i64 2
  %1932 = extractelement <4 x i32> %1925, i64 3
  %1933 = insertelement <8 x i32> %1931, i32 %1932, i64 3
  %1934 = load <4 x i32>, ptr %1924, align 16
  %1935 = extractelement <4 x i32> %1934, i64 0
  %1936 = insertelement <8 x i32> %1933, i32 %1935, i64 4
  %1937 = extractelement <4 x i32> %1934, i64 1
  %1938 = insertelement <8 x i32> %1936, i32 %1937, i64 5
  %1939 = extractelement <4 x i32> %1934, i64 2
  %1940 = insertelement <8 x i32> %1938, i32 %1939, i64 6
  %1941 = extractelement <4 x i32> %1934, i64 3
  %1942 = insertelement <8 x i32> %1940, i32 %1941, i64 7
  %1943 = extractelement <8 x i32> %1942, i64 0
  %1944 = extractelement <8 x i32> %1942, i64 1
  %1945 = extractelement <8 x i32> %1942, i64 2
  %1946 = extractelement <8 x i32> %1942, i64 3
  %1947 = extractelement <8 x i32> %1942, i64 4
  %1948 = extractelement <8 x i32> %1942, i64 5
  %1949 = extractelement <8 x i32> %1942, i64 6
  %1950 = extractelement <8 x i32> %1942, i64 7
  %1951 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1943, i32 %1944, i32 %1945, i32 %1946, i32 %1947, i32 %1948, i32 %1949, i32 %1950)
  %1952 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 0
  %1953 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 1
  %1954 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 2
  %1955 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 3
  %1956 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 4
  %1957 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 5
  %1958 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 6
  %1959 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1951, 7
  %1960 = insertelement <8 x i32> poison, i32 %1952, i64 0
  %1961 = insertelement <8 x i32> %1960, i32 %1953, i64 1
  %1962 = insertelement <8 x i32> %1961, i32 %1954, i64 2
  %1963 = insertelement <8 x i32> %1962, i32 %1955, i64 3
  %1964 = insertelement <8 x i32> %1963, i32 %1956, i64 4
  %1965 = insertelement <8 x i32> %1964, i32 %1957, i64 5
  %1966 = insertelement <8 x i32> %1965, i32 %1958, i64 6
  %1967 = insertelement <8 x i32> %1966, i32 %1959, i64 7
  %1968 = getelementptr i32, ptr %10, i64 4
  %1969 = extractelement <8 x i32> %1967, i64 0
  %1970 = insertelement <4 x i32> poison, i32 %1969, i64 0
  %1971 = extractelement <8 x i32> %1967, i64 1
  %1972 = insertelement <4 x i32> %1970, i32 %1971, i64 1
  %1973 = extractelement <8 x i32> %1967, i64 2
  %1974 = insertelement <4 x i32> %1972, i32 %1973, i64 2
  %1975 = extractelement <8 x i32> %1967, i64 3
  %1976 = insertelement <4 x i32> %1974, i32 %1975, i64 3
  store <4 x i32> %1976, ptr %10, align 16
  %1977 = extractelement <8 x i32> %1967, i64 4
  %1978 = insertelement <4 x i32> poison, i32 %1977, i64 0
  %1979 = extractelement <8 x i32> %1967, i64 5
  %1980 = insertelement <4 x i32> %1978, i32 %1979, i64 1
  %1981 = extractelement <8 x i32> %1967, i64 6
  %1982 = insertelement <4 x i32> %1980, i32 %1981, i64 2
  %1983 = extractelement <8 x i32> %1967, i64 7
  %1984 = insertelement <4 x i32> %1982, i32 %1983, i64 3
  store <4 x i32> %1984, ptr %1968, align 16
  %1985 = getelementptr float, ptr %10, i64 4
  %1986 = load <4 x float>, ptr %10, align 16
  %1987 = extractelement <4 x float> %1986, i64 0
  %1988 = insertelement <8 x float> poison, float %1987, i64 0
  %1989 = extractelement <4 x float> %1986, i64 1
  %1990 = insertelement <8 x float> %1988, float %1989, i64 1
  %1991 = extractelement <4 x float> %1986, i64 2
  %1992 = insertelement <8 x float> %1990, float %1991, i64 2
  %1993 = extractelement <4 x float> %1986, i64 3
  %1994 = insertelement <8 x float> %1992, float %1993, i64 3
  %1995 = load <4 x float>, ptr %1985, align 16
  %1996 = extractelement <4 x float> %1995, i64 0
  %1997 = insertelement <8 x float> %1994, float %1996, i64 4
  %1998 = extractelement <4 x float> %1995, i64 1
  %1999 = insertelement <8 x float> %1997, float %1998, i64 5
  %2000 = extractelement <4 x float> %1995, i64 2
  %2001 = insertelement <8 x float> %1999, float %2000, i64 6
  %2002 = extractelement <4 x float> %1995, i64 3
  %2003 = insertelement <8 x float> %2001, float %2002, i64 7
  %2004 = fptrunc <8 x float> %2003 to <8 x bfloat>
  %2005 = mul nsw i32 %23, 64
  %2006 = add nsw i32 %2005, 32
  %2007 = add nsw i32 %2006, 8192
  %2008 = sext i32 %2007 to i64
  %2009 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2008
  %2010 = ptrtoint ptr addrspace(3) %2009 to i32
  %2011 = and i32 %2010, 896
  %2012 = lshr i32 %2011, 3
  %2013 = xor i32 %2010, %2012
  %2014 = inttoptr i32 %2013 to ptr addrspace(3)
  %2015 = extractelement <8 x bfloat> %2004, i64 0
  %2016 = insertelement <8 x bfloat> poison, bfloat %2015, i64 0
  %2017 = extractelement <8 x bfloat> %2004, i64 1
  %2018 = insertelement <8 x bfloat> %2016, bfloat %2017, i64 1
  %2019 = extractelement <8 x bfloat> %2004, i64 2
  %2020 = insertelement <8 x bfloat> %2018, bfloat %2019, i64 2
  %2021 = extractelement <8 x bfloat> %2004, i64 3
  %2022 = insertelement <8 x bfloat> %2020, bfloat %2021, i64 3
  %2023 = extractelement <8 x bfloat> %2004, i64 4
  %2024 = insertelement <8 x bfloat> %2022, bfloat %2023, i64 4
  %2025 = extractelement <8 x bfloat> %2004, i64 5
  %2026 = insertelement <8 x bfloat> %2024, bfloat %2025, i64 5
  %2027 = extractelement <8 x bfloat> %2004, i64 6
  %2028 = insertelement <8 x bfloat> %2026, bfloat %2027, i64 6
  %2029 = extractelement <8 x bfloat> %2004, i64 7
  %2030 = insertelement <8 x bfloat> %2028, bfloat %2029, i64 7
  store <8 x bfloat> %2030, ptr addrspace(3) %2014, align 16
  %2031 = mul nsw i32 %26, 2097152
  %2032 = add nsw i32 %2031, 104
  %2033 = mul nsw i32 %313, 128
  %2034 = add nsw i32 %2032, %2033
  %2035 = sext i32 %2034 to i64
  %2036 = getelementptr i8, ptr addrspace(6) %47, i64 %2035
  %2037 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2036, i1 false)
  %2038 = getelementptr i32, ptr %9, i64 4
  %2039 = extractelement <8 x i32> %2037, i64 0
  %2040 = insertelement <4 x i32> poison, i32 %2039, i64 0
  %2041 = extractelement <8 x i32> %2037, i64 1
  %2042 = insertelement <4 x i32> %2040, i32 %2041, i64 1
  %2043 = extractelement <8 x i32> %2037, i64 2
  %2044 = insertelement <4 x i32> %2042, i32 %2043, i64 2
  %2045 = extractelement <8 x i32> %2037, i64 3
  %2046 = insertelement <4 x i32> %2044, i32 %2045, i64 3
  store <4 x i32> %2046, ptr %9, align 16
  %2047 = extractelement <8 x i32> %2037, i64 4
  %2048 = insertelement <4 x i32> poison, i32 %2047, i64 0
  %2049 = extractelement <8 x i32> %2037, i64 5
  %2050 = insertelement <4 x i32> %2048, i32 %2049, i64 1
  %2051 = extractelement <8 x i32> %2037, i64 6
  %2052 = insertelement <4 x i32> %2050, i32 %2051, i64 2
  %2053 = extractelement <8 x i32> %2037, i64 7
  %2054 = insertelement <4 x i32> %2052, i32 %2053, i64 3
  store <4 x i32> %2054, ptr %2038, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2055 = getelementptr i32, ptr %9, i64 4
  %2056 = load <4 x i32>, ptr %9, align 16
  %2057 = extractelement <4 x i32> %2056, i64 0
  %2058 = insertelement <8 x i32> poison, i32 %2057, i64 0
  %2059 = extractelement <4 x i32> %2056, i64 1
  %2060 = insertelement <8 x i32> %2058, i32 %2059, i64 1
  %2061 = extractelement <4 x i32> %2056, i64 2
  %2062 = insertelement <8 x i32> %2060, i32 %2061, i64 2
  %2063 = extractelement <4 x i32> %2056, i64 3
  %2064 = insertelement <8 x i32> %2062, i32 %2063, i64 3
  %2065 = load <4 x i32>, ptr %2055, align 16
  %2066 = extractelement <4 x i32> %2065, i64 0
  %2067 = insertelement <8 x i32> %2064, i32 %2066, i64 4
  %2068 = extractelement <4 x i32> %2065, i64 1
  %2069 = insertelement <8 x i32> %2067, i32 %2068, i64 5
  %2070 = extractelement <4 x i32> %2065, i64 2
  %2071 = insertelement <8 x i32> %2069, i32 %2070, i64 6
  %2072 = extractelement <4 x i32> %2065, i64 3
  %2073 = insertelement <8 x i32> %2071, i32 %2072, i64 7
  %2074 = extractelement <8 x i32> %2073, i64 0
  %2075 = extractelement <8 x i32> %2073, i64 1
  %2076 = extractelement <8 x i32> %2073, i64 2
  %2077 = extractelement <8 x i32> %2073, i64 3
  %2078 = extractelement <8 x i32> %2073, i64 4
  %2079 = extractelement <8 x i32> %2073, i64 5
  %2080 = extractelement <8 x i32> %2073, i64 6
  %2081 = extractelement <8 x i32> %2073, i64 7
  %2082 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2074, i32 %2075, i32 %2076, i32 %2077, i32 %2078, i32 %2079, i32 %2080, i32 %2081)
  %2083 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 0
  %2084 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 1
  %2085 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 2
  %2086 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 3
  %2087 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 4
  %2088 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 5
  %2089 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 6
  %2090 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2082, 7
  %2091 = insertelement <8 x i32> poison, i32 %2083, i64 0
  %2092 = insertelement <8 x i32> %2091, i32 %2084, i64 1
  %2093 = insertelement <8 x i32> %2092, i32 %2085, i64 2
  %2094 = insertelement <8 x i32> %2093, i32 %2086, i64 3
  %2095 = insertelement <8 x i32> %2094, i32 %2087, i64 4
  %2096 = insertelement <8 x i32> %2095, i32 %2088, i64 5
  %2097 = insertelement <8 x i32> %2096, i32 %2089, i64 6
  %2098 = insertelement <8 x i32> %2097, i32 %2090, i64 7
  %2099 = getelementptr i32, ptr %9, i64 4
  %2100 = extractelement <8 x i32> %2098, i64 0
  %2101 = insertelement <4 x i32> poison, i32 %2100, i64 0
  %2102 = extractelement <8 x i32> %2098, i64 1
  %2103 = insertelement <4 x i32> %2101, i32 %2102, i64 1
  %2104 = extractelement <8 x i32> %2098, i64 2
  %2105 = insertelement <4 x i32> %2103, i32 %2104, i64 2
  %2106 = extractelement <8 x i32> %2098, i64 3
  %2107 = insertelement <4 x i32> %2105, i32 %2106, i64 3
  store <4 x i32> %2107, ptr %9, align 16
  %2108 = extractelement <8 x i32> %2098, i64 4
  %2109 = insertelement <4 x i32> poison, i32 %2108, i64 0
  %2110 = extractelement <8 x i32> %2098, i64 5
  %2111 = insertelement <4 x i32> %2109, i32 %2110, i64 1
  %2112 = extractelement <8 x i32> %2098, i64 6
  %2113 = insertelement <4 x i32> %2111, i32 %2112, i64 2
  %2114 = extractelement <8 x i32> %2098, i64 7
  %2115 = insertelement <4 x i32> %2113, i32 %2114, i64 3
  store <4 x i32> %2115, ptr %2099, align 16
  %2116 = getelementptr float, ptr %9, i64 4
  %2117 = load <4 x float>, ptr %9, align 16
  %2118 = extractelement <4 x float> %2117, i64 0
  %2119 = insertelement <8 x float> poison, float %2118, i64 0
  %2120 = extractelement <4 x float> %2117, i64 1
  %2121 = insertelement <8 x float> %2119, float %2120, i64 1
  %2122 = extractelement <4 x float> %2117, i64 2
  %2123 = insertelement <8 x float> %2121, float %2122, i64 2
  %2124 = extractelement <4 x float> %2117, i64 3
  %2125 = insertelement <8 x float> %2123, float %2124, i64 3
  %2126 = load <4 x float>, ptr %2116, align 16
  %2127 = extractelement <4 x float> %2126, i64 0
  %2128 = insertelement <8 x float> %2125, float %2127, i64 4
  %2129 = extractelement <4 x float> %2126, i64 1
  %2130 = insertelement <8 x float> %2128, float %2129, i64 5
  %2131 = extractelement <4 x float> %2126, i64 2
  %2132 = insertelement <8 x float> %2130, float %2131, i64 6
  %2133 = extractelement <4 x float> %2126, i64 3
  %2134 = insertelement <8 x float> %2132, float %2133, i64 7
  %2135 = fptrunc <8 x float> %2134 to <8 x bfloat>
  %2136 = mul nsw i32 %23, 64
  %2137 = add nsw i32 %2136, 40
  %2138 = add nsw i32 %2137, 8192
  %2139 = sext i32 %2138 to i64
  %2140 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2139
  %2141 = ptrtoint ptr addrspace(3) %2140 to i32
  %2142 = and i32 %2141, 896
  %2143 = lshr i32 %2142, 3
  %2144 = xor i32 %2141, %2143
  %2145 = inttoptr i32 %2144 to ptr addrspace(3)
  %2146 = extractelement <8 x bfloat> %2135, i64 0
  %2147 = insertelement <8 x bfloat> poison, bfloat %2146, i64 0
  %2148 = extractelement <8 x bfloat> %2135, i64 1
  %2149 = insertelement <8 x bfloat> %2147, bfloat %2148, i64 1
  %2150 = extractelement <8 x bfloat> %2135, i64 2
  %2151 = insertelement <8 x bfloat> %2149, bfloat %2150, i64 2
  %2152 = extractelement <8 x bfloat> %2135, i64 3
  %2153 = insertelement <8 x bfloat> %2151, bfloat %2152, i64 3
  %2154 = extractelement <8 x bfloat> %2135, i64 4
  %2155 = insertelement <8 x bfloat> %2153, bfloat %2154, i64 4
  %2156 = extractelement <8 x bfloat> %2135, i64 5
  %2157 = insertelement <8 x bfloat> %2155, bfloat %2156, i64 5
  %2158 = extractelement <8 x bfloat> %2135, i64 6
  %2159 = insertelement <8 x bfloat> %2157, bfloat %2158, i64 6
  %2160 = extractelement <8 x bfloat> %2135, i64 7
  %2161 = insertelement <8 x bfloat> %2159, bfloat %2160, i64 7
  store <8 x bfloat> %2161, ptr addrspace(3) %2145, align 16
  %2162 = mul nsw i32 %26, 2097152
  %2163 = add nsw i32 %2162, 112
  %2164 = mul nsw i32 %313, 128
  %2165 = add nsw i32 %2163, %2164
  %2166 = sext i32 %2165 to i64
  %2167 = getelementptr i8, ptr addrspace(6) %47, i64 %2166
  %2168 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2167, i1 false)
  %2169 = getelementptr i32, ptr %8, i64 4
  %2170 = extractelement <8 x i32> %2168, i64 0
  %2171 = insertelement <4 x i32> poison, i32 %2170, i64 0
  %2172 = extractelement <8 x i32> %2168, i64 1
  %2173 = insertelement <4 x i32> %2171, i32 %2172, i64 1
  %2174 = extractelement <8 x i32> %2168, i64 2
  %2175 = insertelement <4 x i32> %2173, i32 %2174, i64 2
  %2176 = extractelement <8 x i32> %2168, i64 3
  %2177 = insertelement <4 x i32> %2175, i32 %2176, i64 3
  store <4 x i32> %2177, ptr %8, align 16
  %2178 = extractelement <8 x i32> %2168, i64 4
  %2179 = insertelement <4 x i32> poison, i32 %2178, i64 0
  %2180 = extractelement <8 x i32> %2168, i64 5
  %2181 = insertelement <4 x i32> %2179, i32 %2180, i64 1
  %2182 = extractelement <8 x i32> %2168, i64 6
  %2183 = insertelement <4 x i32> %2181, i32 %2182, i64 2
  %2184 = extractelement <8 x i32> %2168, i64 7
  %2185 = insertelement <4 x i32> %2183, i32 %2184, i64 3
  store <4 x i32> %2185, ptr %2169, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2186 = getelementptr i32, ptr %8, i64 4
  %2187 = load <4 x i32>, ptr %8, align 16
  %2188 = extractelement <4 x i32> %2187, i64 0
  %2189 = insertelement <8 x i32> poison, i32 %2188, i64 0
  %2190 = extractelement <4 x i32> %2187, i64 1
  %2191 = insertelement <8 x i32> %2189, i32 %2190, i64 1
  %2192 = extractelement <4 x i32> %2187, i64 2
  %2193 = insertelement <8 x i32> %2191, i32 %2192, i64 2
  %2194 = extractelement <4 x i32> %2187, i64 3
  %2195 = insertelement <8 x i32> %2193, i32 %2194, i64 3
  %2196 = load <4 x i32>, ptr %2186, align 16
  %2197 = extractelement <4 x i32> %2196, i64 0
  %2198 = insertelement <8 x i32> %2195, i32 %2197, i64 4
  %2199 = extractelement <4 x i32> %2196, i64 1
  %2200 = insertelement <8 x i32> %2198, i32 %2199, i64 5
  %2201 = extractelement <4 x i32> %2196, i64 2
  %2202 = insertelement <8 x i32> %2200, i32 %2201, i64 6
  %2203 = extractelement <4 x i32> %2196, i64 3
  %2204 = insertelement <8 x i32> %2202, i32 %2203, i64 7
  %2205 = extractelement <8 x i32> %2204, i64 0
  %2206 = extractelement <8 x i32> %2204, i64 1
  %2207 = extractelement <8 x i32> %2204, i64 2
  %2208 = extractelement <8 x i32> %2204, i64 3
  %2209 = extractelement <8 x i32> %2204, i64 4
  %2210 = extractelement <8 x i32> %2204, i64 5
  %2211 = extractelement <8 x i32> %2204, i64 6
  %2212 = extractelement <8 x i32> %2204, i64 7
  %2213 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2205, i32 %2206, i32 %2207, i32 %2208, i32 %2209, i32 %2210, i32 %2211, i32 %2212)
  %2214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 0
  %2215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 1
  %2216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 2
  %2217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 3
  %2218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 4
  %2219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 5
  %2220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 6
  %2221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2213, 7
  %2222 = insertelement <8 x i32> poison, i32 %2214, i64 0
  %2223 = insertelement <8 x i32> %2222, i32 %2215, i64 1
  %2224 = insertelement <8 x i32> %2223, i32 %2216, i64 2
  %2225 = insertelement <8 x i32> %2224, i32 %2217, i64 3
  %2226 = insertelement <8 x i32> %2225, i32 %2218, i64 4
  %2227 = insertelement <8 x i32> %2226, i32 %2219, i64 5
  %2228 = insertelement <8 x i32> %2227, i32 %2220, i64 6
  %2229 = insertelement <8 x i32> %2228, i32 %2221, i64 7
  %2230 = getelementptr i32, ptr %8, i64 4
  %2231 = extractelement <8 x i32> %2229, i64 0
  %2232 = insertelement <4 x i32> poison, i32 %2231, i64 0
  %2233 = extractelement <8 x i32> %2229, i64 1
  %2234 = insertelement <4 x i32> %2232, i32 %2233, i64 1
  %2235 = extractelement <8 x i32> %2229, i64 2
  %2236 = insertelement <4 x i32> %2234, i32 %2235, i64 2
  %2237 = extractelement <8 x i32> %2229, i64 3
  %2238 = insertelement <4 x i32> %2236, i32 %2237, i64 3
  store <4 x i32> %2238, ptr %8, align 16
  %2239 = extractelement <8 x i32> %2229, i64 4
  %2240 = insertelement <4 x i32> poison, i32 %2239, i64 0
  %2241 = extractelement <8 x i32> %2229, i64 5
  %2242 = insertelement <4 x i32> %2240, i32 %2241, i64 1
  %2243 = extractelement <8 x i32> %2229, i64 6
  %2244 = insertelement <4 x i32> %2242, i32 %2243, i64 2
  %2245 = extractelement <8 x i32> %2229, i64 7
  %2246 = insertelement <4 x i32> %2244, i32 %2245, i64 3
  store <4 x i32> %2246, ptr %2230, align 16
  %2247 = getelementptr float, ptr %8, i64 4
  %2248 = load <4 x float>, ptr %8, align 16
  %2249 = extractelement <4 x float> %2248, i64 0
  %2250 = insertelement <8 x float> poison, float %2249, i64 0
  %2251 = extractelement <4 x float> %2248, i64 1
  %2252 = insertelement <8 x float> %2250, float %2251, i64 1
  %2253 = extractelement <4 x float> %2248, i64 2
  %2254 = insertelement <8 x float> %2252, float %2253, i64 2
  %2255 = extractelement <4 x float> %2248, i64 3
  %2256 = insertelement <8 x float> %2254, float %2255, i64 3
  %2257 = load <4 x float>, ptr %2247, align 16
  %2258 = extractelement <4 x float> %2257, i64 0
  %2259 = insertelement <8 x float> %2256, float %2258, i64 4
  %2260 = extractelement <4 x float> %2257, i64 1
  %2261 = insertelement <8 x float> %2259, float %2260, i64 5
  %2262 = extractelement <4 x float> %2257, i64 2
  %2263 = insertelement <8 x float> %2261, float %2262, i64 6
  %2264 = extractelement <4 x float> %2257, i64 3
  %2265 = insertelement <8 x float> %2263, float %2264, i64 7
  %2266 = fptrunc <8 x float> %2265 to <8 x bfloat>
  %2267 = mul nsw i32 %23, 64
  %2268 = add nsw i32 %2267, 48
  %2269 = add nsw i32 %2268, 8192
  %2270 = sext i32 %2269 to i64
  %2271 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2270
  %2272 = ptrtoint ptr addrspace(3) %2271 to i32
  %2273 = and i32 %2272, 896
  %2274 = lshr i32 %2273, 3
  %2275 = xor i32 %2272, %2274
  %2276 = inttoptr i32 %2275 to ptr addrspace(3)
  %2277 = extractelement <8 x bfloat> %2266, i64 0
  %2278 = insertelement <8 x bfloat> poison, bfloat %2277, i64 0
  %2279 = extractelement <8 x bfloat> %2266, i64 1
  %2280 = insertelement <8 x bfloat> %2278, bfloat %2279, i64 1
  %2281 = extractelement <8 x bfloat> %2266, i64 2
  %2282 = insertelement <8 x bfloat> %2280, bfloat %2281, i64 2
  %2283 = extractelement <8 x bfloat> %2266, i64 3
  %2284 = insertelement <8 x bfloat> %2282, bfloat %2283, i64 3
  %2285 = extractelement <8 x bfloat> %2266, i64 4
  %2286 = insertelement <8 x bfloat> %2284, bfloat %2285, i64 4
  %2287 = extractelement <8 x bfloat> %2266, i64 5
  %2288 = insertelement <8 x bfloat> %2286, bfloat %2287, i64 5
  %2289 = extractelement <8 x bfloat> %2266, i64 6
  %2290 = insertelement <8 x bfloat> %2288, bfloat %2289, i64 6
  %2291 = extractelement <8 x bfloat> %2266, i64 7
  %2292 = insertelement <8 x bfloat> %2290, bfloat %2291, i64 7
  store <8 x bfloat> %2292, ptr addrspace(3) %2276, align 16
  %2293 = mul nsw i32 %26, 2097152
  %2294 = add nsw i32 %2293, 120
  %2295 = mul nsw i32 %313, 128
  %2296 = add nsw i32 %2294, %2295
  %2297 = sext i32 %2296 to i64
  %2298 = getelementptr i8, ptr addrspace(6) %47, i64 %2297
  %2299 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2298, i1 false)
  %2300 = getelementptr i32, ptr %7, i64 4
  %2301 = extractelement <8 x i32> %2299, i64 0
  %2302 = insertelement <4 x i32> poison, i32 %2301, i64 0
  %2303 = extractelement <8 x i32> %2299, i64 1
  %2304 = insertelement <4 x i32> %2302, i32 %2303, i64 1
  %2305 = extractelement <8 x i32> %2299, i64 2
  %2306 = insertelement <4 x i32> %2304, i32 %2305, i64 2
  %2307 = extractelement <8 x i32> %2299, i64 3
  %2308 = insertelement <4 x i32> %2306, i32 %2307, i64 3
  store <4 x i32> %2308, ptr %7, align 16
  %2309 = extractelement <8 x i32> %2299, i64 4
  %2310 = insertelement <4 x i32> poison, i32 %2309, i64 0
  %2311 = extractelement <8 x i32> %2299, i64 5
  %2312 = insertelement <4 x i32> %2310, i32 %2311, i64 1
  %2313 = extractelement <8 x i32> %2299, i64 6
  %2314 = insertelement <4 x i32> %2312, i32 %2313, i64 2
  %2315 = extractelement <8 x i32> %2299, i64 7
  %2316 = insertelement <4 x i32> %2314, i32 %2315, i64 3
  store <4 x i32> %2316, ptr %2300, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2317 = getelementptr i32, ptr %7, i64 4
  %2318 = load <4 x i32>, ptr %7, align 16
  %2319 = extractelement <4 x i32> %2318, i64 0
  %2320 = insertelement <8 x i32> poison, i32 %2319, i64 0
  %2321 = extractelement <4 x i32> %2318, i64 1
  %2322 = insertelement <8 x i32> %2320, i32 %2321, i64 1
  %2323 = extractelement <4 x i32> %2318, i64 2
  %2324 = insertelement <8 x i32> %2322, i32 %2323, i64 2
  %2325 = extractelement <4 x i32> %2318, i64 3
  %2326 = insertelement <8 x i32> %2324, i32 %2325, i64 3
  %2327 = load <4 x i32>, ptr %2317, align 16
  %2328 = extractelement <4 x i32> %2327, i64 0
  %2329 = insertelement <8 x i32> %2326, i32 %2328, i64 4
  %2330 = extractelement <4 x i32> %2327, i64 1
  %2331 = insertelement <8 x i32> %2329, i32 %2330, i64 5
  %2332 = extractelement <4 x i32> %2327, i64 2
  %2333 = insertelement <8 x i32> %2331, i32 %2332, i64 6
  %2334 = extractelement <4 x i32> %2327, i64 3
  %2335 = insertelement <8 x i32> %2333, i32 %2334, i64 7
  %2336 = extractelement <8 x i32> %2335, i64 0
  %2337 = extractelement <8 x i32> %2335, i64 1
  %2338 = extractelement <8 x i32> %2335, i64 2
  %2339 = extractelement <8 x i32> %2335, i64 3
  %2340 = extractelement <8 x i32> %2335, i64 4
  %2341 = extractelement <8 x i32> %2335, i64 5
  %2342 = extractelement <8 x i32> %2335, i64 6
  %2343 = extractelement <8 x i32> %2335, i64 7
  %2344 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2336, i32 %2337, i32 %2338, i32 %2339, i32 %2340, i32 %2341, i32 %2342, i32 %2343)
  %2345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 0
  %2346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 1
  %2347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 2
  %2348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 3
  %2349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 4
  %2350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 5
  %2351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 6
  %2352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2344, 7
  %2353 = insertelement <8 x i32> poison, i32 %2345, i64 0
  %2354 = insertelement <8 x i32> %2353, i32 %2346, i64 1
  %2355 = insertelement <8 x i32> %2354, i32 %2347, i64 2
  %2356 = insertelement <8 x i32> %2355, i32 %2348, i64 3
  %2357 = insertelement <8 x i32> %2356, i32 %2349, i64 4
  %2358 = insertelement <8 x i32> %2357, i32 %2350, i64 5
  %2359 = insertelement <8 x i32> %2358, i32 %2351, i64 6
  %2360 = insertelement <8 x i32> %2359, i32 %2352, i64 7
  %2361 = getelementptr i32, ptr %7, i64 4
  %2362 = extractelement <8 x i32> %2360, i64 0
  %2363 = insertelement <4 x i32> poison, i32 %2362, i64 0
  %2364 = extractelement <8 x i32> %2360, i64 1
  %2365 = insertelement <4 x i32> %2363, i32 %2364, i64 1
  %2366 = extractelement <8 x i32> %2360, i64 2
  %2367 = insertelement <4 x i32> %2365, i32 %2366, i64 2
  %2368 = extractelement <8 x i32> %2360, i64 3
  %2369 = insertelement <4 x i32> %2367, i32 %2368, i64 3
  store <4 x i32> %2369, ptr %7, align 16
  %2370 = extractelement <8 x i32> %2360, i64 4
  %2371 = insertelement <4 x i32> poison, i32 %2370, i64 0
  %2372 = extractelement <8 x i32> %2360, i64 5
  %2373 = insertelement <4 x i32> %2371, i32 %2372, i64 1
  %2374 = extractelement <8 x i32> %2360, i64 6
  %2375 = insertelement <4 x i32> %2373, i32 %2374, i64 2
  %2376 = extractelement <8 x i32> %2360, i64 7
  %2377 = insertelement <4 x i32> %2375, i32 %2376, i64 3
  store <4 x i32> %2377, ptr %2361, align 16
  %2378 = getelementptr float, ptr %7, i64 4
  %2379 = load <4 x float>, ptr %7, align 16
  %2380 = extractelement <4 x float> %2379, i64 0
  %2381 = insertelement <8 x float> poison, float %2380, i64 0
  %2382 = extractelement <4 x float> %2379, i64 1
  %2383 = insertelement <8 x float> %2381, float %2382, i64 1
  %2384 = extractelement <4 x float> %2379, i64 2
  %2385 = insertelement <8 x float> %2383, float %2384, i64 2
  %2386 = extractelement <4 x float> %2379, i64 3
  %2387 = insertelement <8 x float> %2385, float %2386, i64 3
  %2388 = load <4 x float>, ptr %2378, align 16
  %2389 = extractelement <4 x float> %2388, i64 0
  %2390 = insertelement <8 x float> %2387, float %2389, i64 4
  %2391 = extractelement <4 x float> %2388, i64 1
  %2392 = insertelement <8 x float> %2390, float %2391, i64 5
  %2393 = extractelement <4 x float> %2388, i64 2
  %2394 = insertelement <8 x float> %2392, float %2393, i64 6
  %2395 = extractelement <4 x float> %2388, i64 3
  %2396 = insertelement <8 x float> %2394, float %2395, i64 7
  %2397 = fptrunc <8 x float> %2396 to <8 x bfloat>
  %2398 = mul nsw i32 %23, 64
  %2399 = add nsw i32 %2398, 56
  %2400 = add nsw i32 %2399, 8192
  %2401 = sext i32 %2400 to i64
  %2402 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2401
  %2403 = ptrtoint ptr addrspace(3) %2402 to i32
  %2404 = and i32 %2403, 896
  %2405 = lshr i32 %2404, 3
  %2406 = xor i32 %2403, %2405
  %2407 = inttoptr i32 %2406 to ptr addrspace(3)
  %2408 = extractelement <8 x bfloat> %2397, i64 0
  %2409 = insertelement <8 x bfloat> poison, bfloat %2408, i64 0
  %2410 = extractelement <8 x bfloat> %2397, i64 1
  %2411 = insertelement <8 x bfloat> %2409, bfloat %2410, i64 1
  %2412 = extractelement <8 x bfloat> %2397, i64 2
  %2413 = insertelement <8 x bfloat> %2411, bfloat %2412, i64 2
  %2414 = extractelement <8 x bfloat> %2397, i64 3
  %2415 = insertelement <8 x bfloat> %2413, bfloat %2414, i64 3
  %2416 = extractelement <8 x bfloat> %2397, i64 4
  %2417 = insertelement <8 x bfloat> %2415, bfloat %2416, i64 4
  %2418 = extractelement <8 x bfloat> %2397, i64 5
  %2419 = insertelement <8 x bfloat> %2417, bfloat %2418, i64 5
  %2420 = extractelement <8 x bfloat> %2397, i64 6
  %2421 = insertelement <8 x bfloat> %2419, bfloat %2420, i64 6
  %2422 = extractelement <8 x bfloat> %2397, i64 7
  %2423 = insertelement <8 x bfloat> %2421, bfloat %2422, i64 7
  store <8 x bfloat> %2423, ptr addrspace(3) %2407, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %27, label %2424, label %2428

2424:                                             ; preds = %1375
  %2425 = add i32 %319, 1
  %2426 = mul nsw i32 %2425, 64
  %2427 = mul nsw i32 %303, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 147456), ptr %2, i32 %2426, i32 %2427, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %2428

2428:                                             ; preds = %2424, %1375
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  %2429 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %318)
  %2430 = add i32 %290, 1
  %2431 = add i32 %289, %25
  br label %288

2432:                                             ; preds = %288
  br i1 %27, label %2433, label %2434

2433:                                             ; preds = %2432
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  br label %2434

2434:                                             ; preds = %2433, %2432
  br label %2435

2435:                                             ; preds = %2434, %272
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %31, label %2436, label %2437

2436:                                             ; preds = %2435
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %47, i32 256)
  br label %2437

2437:                                             ; preds = %2436, %2435
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none)) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

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
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #9

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

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #5

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #4

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #5

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #10

attributes #0 = { "nvvm.reqntid"="192" }
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
