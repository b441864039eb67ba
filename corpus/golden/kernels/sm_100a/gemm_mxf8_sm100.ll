; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @gemm_mxf8_sm100(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %1, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, i32 %7) #0 {
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
  %23 = alloca [8 x float], align 16
  %24 = alloca [8 x float], align 16
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = udiv i32 %25, 32
  %29 = icmp eq i32 %25, 0
  %30 = icmp eq i32 %25, 128
  %31 = icmp eq i32 %25, 160
  %32 = icmp ult i32 %25, 128
  %33 = icmp eq i32 %28, 0
  %34 = add nsw i32 %5, -1
  %35 = udiv i32 %34, 128
  %36 = add nsw i32 %35, 1
  %37 = add nsw i32 %6, -1
  %38 = udiv i32 %37, 128
  %39 = add nsw i32 %38, 1
  %40 = add nsw i32 %7, -1
  %41 = udiv i32 %40, 128
  %42 = add nsw i32 %41, 1
  %43 = mul i32 %36, %39
  br i1 %33, label %44, label %45

44:                                               ; preds = %8
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168032), i32 512)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %45

45:                                               ; preds = %44, %8
  br i1 %29, label %46, label %47

46:                                               ; preds = %45
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %0)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %1)
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %2)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167936), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167944), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167952), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167960), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167968), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167976), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167984), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167992), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168000), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168016), i32 128)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168008), i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168024), i32 128)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %47

47:                                               ; preds = %46, %45
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %48 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168032), align 4
  %49 = inttoptr i32 %48 to ptr addrspace(6)
  %50 = getelementptr i8, ptr addrspace(6) %49, i64 256
  %51 = getelementptr i8, ptr addrspace(6) %49, i64 260
  br i1 %30, label %52, label %141

52:                                               ; preds = %47
  %53 = call i32 @llvm.umax.i32(i32 %36, i32 1)
  %54 = sub i32 %53, 1
  %55 = call i32 @llvm.ctlz.i32(i32 %54, i1 false)
  %56 = sub i32 32, %55
  %57 = zext i32 %56 to i64
  %58 = shl i64 1, %57
  %59 = zext i32 %53 to i64
  %60 = sub i64 %58, %59
  %61 = shl i64 %60, 32
  %62 = udiv i64 %61, %59
  %63 = add i64 %62, 1
  %64 = call i32 @llvm.umin.i32(i32 %56, i32 1)
  %65 = trunc i64 %63 to i32
  %66 = sub i32 %56, %64
  br label %67

67:                                               ; preds = %138, %52
  %68 = phi i32 [ %139, %138 ], [ %26, %52 ]
  %69 = phi i32 [ %94, %138 ], [ 0, %52 ]
  %70 = icmp slt i32 %68, %43
  br i1 %70, label %71, label %140

71:                                               ; preds = %67
  %72 = zext i32 %65 to i64
  %73 = zext i32 %68 to i64
  %74 = mul i64 %72, %73
  %75 = lshr i64 %74, 32
  %76 = trunc i64 %75 to i32
  %77 = sub i32 %68, %76
  %78 = lshr i32 %77, %64
  %79 = add i32 %76, %78
  %80 = lshr i32 %79, %66
  %81 = mul i32 %80, %53
  %82 = sub i32 %68, %81
  %83 = zext i32 %65 to i64
  %84 = zext i32 %68 to i64
  %85 = mul i64 %83, %84
  %86 = lshr i64 %85, 32
  %87 = trunc i64 %86 to i32
  %88 = sub i32 %68, %87
  %89 = lshr i32 %88, %64
  %90 = add i32 %87, %89
  %91 = lshr i32 %90, %66
  br label %92

92:                                               ; preds = %96, %71
  %93 = phi i32 [ %137, %96 ], [ 0, %71 ]
  %94 = phi i32 [ %136, %96 ], [ %69, %71 ]
  %95 = icmp slt i32 %93, %42
  br i1 %95, label %96, label %138

96:                                               ; preds = %92
  %97 = urem i32 %94, 4
  %98 = udiv i32 %94, 4
  %99 = urem i32 %98, 2
  %100 = xor i32 %99, 1
  %101 = sext i32 %97 to i64
  %102 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167936), i64 %101
  %103 = getelementptr i64, ptr addrspace(3) %102, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %103, i32 %100, i32 10000000)
  %104 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %102, i32 33792)
  %105 = mul nsw i32 %97, 16384
  %106 = sext i32 %105 to i64
  %107 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %106
  %108 = mul nsw i32 %97, 16384
  %109 = sext i32 %108 to i64
  %110 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %109
  %111 = mul nsw i32 %93, 128
  %112 = mul nsw i32 %82, 128
  %113 = mul nsw i32 %93, 128
  %114 = mul nsw i32 %91, 128
  %115 = addrspacecast ptr addrspace(3) %107 to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %115, ptr addrspace(3) %102, ptr %0, i32 %111, i32 %112, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 0)
  %116 = addrspacecast ptr addrspace(3) %110 to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %116, ptr addrspace(3) %102, ptr %1, i32 %113, i32 %114, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 0)
  %117 = mul i32 %82, %42
  %118 = mul i32 %91, %42
  %119 = add i32 %117, %93
  %120 = add i32 %118, %93
  %121 = sext i32 %119 to i64
  %122 = mul nsw i64 %121, 128
  %123 = getelementptr i32, ptr addrspace(1) %3, i64 %122
  %124 = sext i32 %120 to i64
  %125 = mul nsw i64 %124, 128
  %126 = getelementptr i32, ptr addrspace(1) %4, i64 %125
  %127 = mul nsw i32 %97, 128
  %128 = sext i32 %127 to i64
  %129 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163840), i64 %128
  %130 = mul nsw i32 %97, 128
  %131 = sext i32 %130 to i64
  %132 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 165888), i64 %131
  %133 = insertvalue { ptr addrspace(3) } poison, ptr addrspace(3) %102, 0
  %134 = extractvalue { ptr addrspace(3) } %133, 0
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %129, ptr addrspace(3) %134, ptr addrspace(1) %123, i32 512, i64 0, i1 false)
  %135 = extractvalue { ptr addrspace(3) } %133, 0
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %132, ptr addrspace(3) %135, ptr addrspace(1) %126, i32 512, i64 0, i1 false)
  %136 = add i32 %94, 1
  %137 = add i32 %93, 1
  br label %92

138:                                              ; preds = %92
  %139 = add i32 %68, %27
  br label %67

140:                                              ; preds = %67
  br label %141

141:                                              ; preds = %140, %47
  br i1 %31, label %142, label %375

142:                                              ; preds = %141
  %143 = ptrtoint ptr addrspace(6) %50 to i32
  %144 = ptrtoint ptr addrspace(6) %51 to i32
  br label %145

145:                                              ; preds = %371, %142
  %146 = phi i32 [ %373, %371 ], [ %26, %142 ]
  %147 = phi i32 [ %163, %371 ], [ 0, %142 ]
  %148 = phi i32 [ %372, %371 ], [ 0, %142 ]
  %149 = icmp slt i32 %146, %43
  br i1 %149, label %150, label %374

150:                                              ; preds = %145
  %151 = urem i32 %148, 2
  %152 = udiv i32 %148, 2
  %153 = urem i32 %152, 2
  %154 = xor i32 %153, 1
  %155 = sext i32 %151 to i64
  %156 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168000), i64 %155
  %157 = getelementptr i64, ptr addrspace(3) %156, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %157, i32 %154, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %158 = mul nsw i32 %151, 128
  %159 = sext i32 %158 to i64
  %160 = getelementptr i8, ptr addrspace(6) %49, i64 %159
  br label %161

161:                                              ; preds = %165, %150
  %162 = phi i32 [ %370, %165 ], [ 0, %150 ]
  %163 = phi i32 [ %369, %165 ], [ %147, %150 ]
  %164 = icmp slt i32 %162, %42
  br i1 %164, label %165, label %371

165:                                              ; preds = %161
  %166 = urem i32 %163, 4
  %167 = udiv i32 %163, 4
  %168 = urem i32 %167, 2
  %169 = sext i32 %166 to i64
  %170 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 167936), i64 %169
  %171 = getelementptr i64, ptr addrspace(3) %170, i64 4
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %170, i32 %168, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %172 = mul nsw i32 %166, 128
  %173 = sext i32 %172 to i64
  %174 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 163840), i64 %173
  %175 = mul nsw i32 %166, 128
  %176 = sext i32 %175 to i64
  %177 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 165888), i64 %176
  %178 = ptrtoint ptr addrspace(3) %174 to i32
  %179 = and i32 %178, 262143
  %180 = lshr i32 %179, 4
  %181 = zext i32 %180 to i64
  %182 = or i64 %181, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) %50, i64 %182)
  %183 = ptrtoint ptr addrspace(3) %177 to i32
  %184 = and i32 %183, 262143
  %185 = lshr i32 %184, 4
  %186 = zext i32 %185 to i64
  %187 = or i64 %186, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) %51, i64 %187)
  %188 = mul nsw i32 %166, 16384
  %189 = add nsw i32 0, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %190
  %192 = mul nsw i32 %166, 16384
  %193 = add nsw i32 0, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %194
  %196 = icmp ne i32 %162, 0
  %197 = inttoptr i32 %143 to ptr addrspace(6)
  %198 = inttoptr i32 %144 to ptr addrspace(6)
  %199 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %197, 3
  %200 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %199, ptr addrspace(6) %198, 4
  %201 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %200, i1 %196, 0
  %202 = ptrtoint ptr addrspace(3) %191 to i32
  %203 = and i32 %202, 262143
  %204 = lshr i32 %203, 4
  %205 = zext i32 %204 to i64
  %206 = or i64 %205, 4611756662049538048
  %207 = ptrtoint ptr addrspace(3) %195 to i32
  %208 = and i32 %207, 262143
  %209 = lshr i32 %208, 4
  %210 = zext i32 %209 to i64
  %211 = or i64 %210, 4611756662049538048
  %212 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %201, 0
  %213 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %201, 1
  %214 = zext i1 %213 to i32
  %215 = shl i32 %214, 13
  %216 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %201, 2
  %217 = zext i1 %216 to i32
  %218 = shl i32 %217, 14
  %219 = or i32 %215, %218
  %220 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %201, 3
  %221 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %201, 4
  %222 = or i32 144703488, %219
  %223 = ptrtoint ptr addrspace(6) %220 to i32
  %224 = lshr i32 %223, 30
  %225 = shl i32 %224, 29
  %226 = or i32 %222, %225
  %227 = ptrtoint ptr addrspace(6) %221 to i32
  %228 = lshr i32 %227, 30
  %229 = shl i32 %228, 4
  %230 = or i32 %226, %229
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %160, i64 %206, i64 %211, i32 %230, i1 %212, ptr addrspace(6) %220, ptr addrspace(6) %221, i32 1, i32 0)
  %231 = mul nsw i32 %166, 16384
  %232 = add nsw i32 32, %231
  %233 = sext i32 %232 to i64
  %234 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %233
  %235 = mul nsw i32 %166, 16384
  %236 = add nsw i32 32, %235
  %237 = sext i32 %236 to i64
  %238 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %237
  %239 = or i32 %162, 1
  %240 = icmp ne i32 %239, 0
  %241 = or i32 %143, 1073741824
  %242 = or i32 %144, 1073741824
  %243 = inttoptr i32 %241 to ptr addrspace(6)
  %244 = inttoptr i32 %242 to ptr addrspace(6)
  %245 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %243, 3
  %246 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %245, ptr addrspace(6) %244, 4
  %247 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %246, i1 %240, 0
  %248 = ptrtoint ptr addrspace(3) %234 to i32
  %249 = and i32 %248, 262143
  %250 = lshr i32 %249, 4
  %251 = zext i32 %250 to i64
  %252 = or i64 %251, 4611756662049538048
  %253 = ptrtoint ptr addrspace(3) %238 to i32
  %254 = and i32 %253, 262143
  %255 = lshr i32 %254, 4
  %256 = zext i32 %255 to i64
  %257 = or i64 %256, 4611756662049538048
  %258 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %247, 0
  %259 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %247, 1
  %260 = zext i1 %259 to i32
  %261 = shl i32 %260, 13
  %262 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %247, 2
  %263 = zext i1 %262 to i32
  %264 = shl i32 %263, 14
  %265 = or i32 %261, %264
  %266 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %247, 3
  %267 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %247, 4
  %268 = or i32 144703488, %265
  %269 = ptrtoint ptr addrspace(6) %266 to i32
  %270 = lshr i32 %269, 30
  %271 = shl i32 %270, 29
  %272 = or i32 %268, %271
  %273 = ptrtoint ptr addrspace(6) %267 to i32
  %274 = lshr i32 %273, 30
  %275 = shl i32 %274, 4
  %276 = or i32 %272, %275
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %160, i64 %252, i64 %257, i32 %276, i1 %258, ptr addrspace(6) %266, ptr addrspace(6) %267, i32 1, i32 0)
  %277 = mul nsw i32 %166, 16384
  %278 = add nsw i32 64, %277
  %279 = sext i32 %278 to i64
  %280 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %279
  %281 = mul nsw i32 %166, 16384
  %282 = add nsw i32 64, %281
  %283 = sext i32 %282 to i64
  %284 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %283
  %285 = or i32 %162, 2
  %286 = icmp ne i32 %285, 0
  %287 = or i32 %143, -2147483648
  %288 = or i32 %144, -2147483648
  %289 = inttoptr i32 %287 to ptr addrspace(6)
  %290 = inttoptr i32 %288 to ptr addrspace(6)
  %291 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %289, 3
  %292 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %291, ptr addrspace(6) %290, 4
  %293 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %292, i1 %286, 0
  %294 = ptrtoint ptr addrspace(3) %280 to i32
  %295 = and i32 %294, 262143
  %296 = lshr i32 %295, 4
  %297 = zext i32 %296 to i64
  %298 = or i64 %297, 4611756662049538048
  %299 = ptrtoint ptr addrspace(3) %284 to i32
  %300 = and i32 %299, 262143
  %301 = lshr i32 %300, 4
  %302 = zext i32 %301 to i64
  %303 = or i64 %302, 4611756662049538048
  %304 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %293, 0
  %305 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %293, 1
  %306 = zext i1 %305 to i32
  %307 = shl i32 %306, 13
  %308 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %293, 2
  %309 = zext i1 %308 to i32
  %310 = shl i32 %309, 14
  %311 = or i32 %307, %310
  %312 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %293, 3
  %313 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %293, 4
  %314 = or i32 144703488, %311
  %315 = ptrtoint ptr addrspace(6) %312 to i32
  %316 = lshr i32 %315, 30
  %317 = shl i32 %316, 29
  %318 = or i32 %314, %317
  %319 = ptrtoint ptr addrspace(6) %313 to i32
  %320 = lshr i32 %319, 30
  %321 = shl i32 %320, 4
  %322 = or i32 %318, %321
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %160, i64 %298, i64 %303, i32 %322, i1 %304, ptr addrspace(6) %312, ptr addrspace(6) %313, i32 1, i32 0)
  %323 = mul nsw i32 %166, 16384
  %324 = add nsw i32 96, %323
  %325 = sext i32 %324 to i64
  %326 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %325
  %327 = mul nsw i32 %166, 16384
  %328 = add nsw i32 96, %327
  %329 = sext i32 %328 to i64
  %330 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 65536), i64 %329
  %331 = or i32 %162, 3
  %332 = icmp ne i32 %331, 0
  %333 = or i32 %143, -1073741824
  %334 = or i32 %144, -1073741824
  %335 = inttoptr i32 %333 to ptr addrspace(6)
  %336 = inttoptr i32 %334 to ptr addrspace(6)
  %337 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %335, 3
  %338 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %337, ptr addrspace(6) %336, 4
  %339 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %338, i1 %332, 0
  %340 = ptrtoint ptr addrspace(3) %326 to i32
  %341 = and i32 %340, 262143
  %342 = lshr i32 %341, 4
  %343 = zext i32 %342 to i64
  %344 = or i64 %343, 4611756662049538048
  %345 = ptrtoint ptr addrspace(3) %330 to i32
  %346 = and i32 %345, 262143
  %347 = lshr i32 %346, 4
  %348 = zext i32 %347 to i64
  %349 = or i64 %348, 4611756662049538048
  %350 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %339, 0
  %351 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %339, 1
  %352 = zext i1 %351 to i32
  %353 = shl i32 %352, 13
  %354 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %339, 2
  %355 = zext i1 %354 to i32
  %356 = shl i32 %355, 14
  %357 = or i32 %353, %356
  %358 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %339, 3
  %359 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %339, 4
  %360 = or i32 144703488, %357
  %361 = ptrtoint ptr addrspace(6) %358 to i32
  %362 = lshr i32 %361, 30
  %363 = shl i32 %362, 29
  %364 = or i32 %360, %363
  %365 = ptrtoint ptr addrspace(6) %359 to i32
  %366 = lshr i32 %365, 30
  %367 = shl i32 %366, 4
  %368 = or i32 %364, %367
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %160, i64 %344, i64 %349, i32 %368, i1 %350, ptr addrspace(6) %358, ptr addrspace(6) %359, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %171)
  %369 = add i32 %163, 1
  %370 = add i32 %162, 1
  br label %161

371:                                              ; preds = %161
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %156)
  %372 = add i32 %148, 1
  %373 = add i32 %146, %27
  br label %145

374:                                              ; preds = %145
  br label %375

375:                                              ; preds = %374, %141
  br i1 %32, label %376, label %2538

376:                                              ; preds = %375
  %377 = call i32 @llvm.umax.i32(i32 %36, i32 1)
  %378 = sub i32 %377, 1
  %379 = call i32 @llvm.ctlz.i32(i32 %378, i1 false)
  %380 = sub i32 32, %379
  %381 = zext i32 %380 to i64
  %382 = shl i64 1, %381
  %383 = zext i32 %377 to i64
  %384 = sub i64 %382, %383
  %385 = shl i64 %384, 32
  %386 = udiv i64 %385, %383
  %387 = add i64 %386, 1
  %388 = call i32 @llvm.umin.i32(i32 %380, i32 1)
  %389 = trunc i64 %387 to i32
  %390 = sub i32 %380, %388
  br label %391

391:                                              ; preds = %2531, %376
  %392 = phi i32 [ %2534, %2531 ], [ %26, %376 ]
  %393 = phi i32 [ %2533, %2531 ], [ 0, %376 ]
  %394 = icmp slt i32 %392, %43
  br i1 %394, label %395, label %2535

395:                                              ; preds = %391
  %396 = zext i32 %389 to i64
  %397 = zext i32 %392 to i64
  %398 = mul i64 %396, %397
  %399 = lshr i64 %398, 32
  %400 = trunc i64 %399 to i32
  %401 = sub i32 %392, %400
  %402 = lshr i32 %401, %388
  %403 = add i32 %400, %402
  %404 = lshr i32 %403, %390
  %405 = mul i32 %404, %377
  %406 = sub i32 %392, %405
  %407 = zext i32 %389 to i64
  %408 = zext i32 %392 to i64
  %409 = mul i64 %407, %408
  %410 = lshr i64 %409, 32
  %411 = trunc i64 %410 to i32
  %412 = sub i32 %392, %411
  %413 = lshr i32 %412, %388
  %414 = add i32 %411, %413
  %415 = lshr i32 %414, %390
  %416 = urem i32 %393, 2
  %417 = udiv i32 %393, 2
  %418 = urem i32 %417, 2
  %419 = sext i32 %416 to i64
  %420 = getelementptr i64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 168000), i64 %419
  %421 = getelementptr i64, ptr addrspace(3) %420, i64 2
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,n"(ptr addrspace(3) %420, i32 %418, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %422 = mul i32 %415, 2
  br i1 %29, label %423, label %424

423:                                              ; preds = %395
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %424

424:                                              ; preds = %423, %395
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %425 = mul nsw i32 %28, 2097152
  %426 = add nsw i32 %425, 0
  %427 = mul nsw i32 %416, 128
  %428 = add nsw i32 %426, %427
  %429 = sext i32 %428 to i64
  %430 = getelementptr i8, ptr addrspace(6) %49, i64 %429
  %431 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %430, i1 false)
  %432 = getelementptr i32, ptr %24, i64 4
  %433 = extractelement <8 x i32> %431, i64 0
  %434 = insertelement <4 x i32> poison, i32 %433, i64 0
  %435 = extractelement <8 x i32> %431, i64 1
  %436 = insertelement <4 x i32> %434, i32 %435, i64 1
  %437 = extractelement <8 x i32> %431, i64 2
  %438 = insertelement <4 x i32> %436, i32 %437, i64 2
  %439 = extractelement <8 x i32> %431, i64 3
  %440 = insertelement <4 x i32> %438, i32 %439, i64 3
  store <4 x i32> %440, ptr %24, align 16
  %441 = extractelement <8 x i32> %431, i64 4
  %442 = insertelement <4 x i32> poison, i32 %441, i64 0
  %443 = extractelement <8 x i32> %431, i64 5
  %444 = insertelement <4 x i32> %442, i32 %443, i64 1
  %445 = extractelement <8 x i32> %431, i64 6
  %446 = insertelement <4 x i32> %444, i32 %445, i64 2
  %447 = extractelement <8 x i32> %431, i64 7
  %448 = insertelement <4 x i32> %446, i32 %447, i64 3
  store <4 x i32> %448, ptr %432, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %449 = getelementptr i32, ptr %24, i64 4
  %450 = load <4 x i32>, ptr %24, align 16
  %451 = extractelement <4 x i32> %450, i64 0
  %452 = insertelement <8 x i32> poison, i32 %451, i64 0
  %453 = extractelement <4 x i32> %450, i64 1
  %454 = insertelement <8 x i32> %452, i32 %453, i64 1
  %455 = extractelement <4 x i32> %450, i64 2
  %456 = insertelement <8 x i32> %454, i32 %455, i64 2
  %457 = extractelement <4 x i32> %450, i64 3
  %458 = insertelement <8 x i32> %456, i32 %457, i64 3
  %459 = load <4 x i32>, ptr %449, align 16
  %460 = extractelement <4 x i32> %459, i64 0
  %461 = insertelement <8 x i32> %458, i32 %460, i64 4
  %462 = extractelement <4 x i32> %459, i64 1
  %463 = insertelement <8 x i32> %461, i32 %462, i64 5
  %464 = extractelement <4 x i32> %459, i64 2
  %465 = insertelement <8 x i32> %463, i32 %464, i64 6
  %466 = extractelement <4 x i32> %459, i64 3
  %467 = insertelement <8 x i32> %465, i32 %466, i64 7
  %468 = extractelement <8 x i32> %467, i64 0
  %469 = extractelement <8 x i32> %467, i64 1
  %470 = extractelement <8 x i32> %467, i64 2
  %471 = extractelement <8 x i32> %467, i64 3
  %472 = extractelement <8 x i32> %467, i64 4
  %473 = extractelement <8 x i32> %467, i64 5
  %474 = extractelement <8 x i32> %467, i64 6
  %475 = extractelement <8 x i32> %467, i64 7
  %476 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %468, i32 %469, i32 %470, i32 %471, i32 %472, i32 %473, i32 %474, i32 %475)
  %477 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 0
  %478 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 1
  %479 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 2
  %480 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 3
  %481 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 4
  %482 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 5
  %483 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 6
  %484 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %476, 7
  %485 = insertelement <8 x i32> poison, i32 %477, i64 0
  %486 = insertelement <8 x i32> %485, i32 %478, i64 1
  %487 = insertelement <8 x i32> %486, i32 %479, i64 2
  %488 = insertelement <8 x i32> %487, i32 %480, i64 3
  %489 = insertelement <8 x i32> %488, i32 %481, i64 4
  %490 = insertelement <8 x i32> %489, i32 %482, i64 5
  %491 = insertelement <8 x i32> %490, i32 %483, i64 6
  %492 = insertelement <8 x i32> %491, i32 %484, i64 7
  %493 = getelementptr i32, ptr %24, i64 4
  %494 = extractelement <8 x i32> %492, i64 0
  %495 = insertelement <4 x i32> poison, i32 %494, i64 0
  %496 = extractelement <8 x i32> %492, i64 1
  %497 = insertelement <4 x i32> %495, i32 %496, i64 1
  %498 = extractelement <8 x i32> %492, i64 2
  %499 = insertelement <4 x i32> %497, i32 %498, i64 2
  %500 = extractelement <8 x i32> %492, i64 3
  %501 = insertelement <4 x i32> %499, i32 %500, i64 3
  store <4 x i32> %501, ptr %24, align 16
  %502 = extractelement <8 x i32> %492, i64 4
  %503 = insertelement <4 x i32> poison, i32 %502, i64 0
  %504 = extractelement <8 x i32> %492, i64 5
  %505 = insertelement <4 x i32> %503, i32 %504, i64 1
  %506 = extractelement <8 x i32> %492, i64 6
  %507 = insertelement <4 x i32> %505, i32 %506, i64 2
  %508 = extractelement <8 x i32> %492, i64 7
  %509 = insertelement <4 x i32> %507, i32 %508, i64 3
  store <4 x i32> %509, ptr %493, align 16
  %510 = getelementptr float, ptr %24, i64 4
  %511 = load <4 x float>, ptr %24, align 16
  %512 = extractelement <4 x float> %511, i64 0
  %513 = insertelement <8 x float> poison, float %512, i64 0
  %514 = extractelement <4 x float> %511, i64 1
  %515 = insertelement <8 x float> %513, float %514, i64 1
  %516 = extractelement <4 x float> %511, i64 2
  %517 = insertelement <8 x float> %515, float %516, i64 2
  %518 = extractelement <4 x float> %511, i64 3
  %519 = insertelement <8 x float> %517, float %518, i64 3
  %520 = load <4 x float>, ptr %510, align 16
  %521 = extractelement <4 x float> %520, i64 0
  %522 = insertelement <8 x float> %519, float %521, i64 4
  %523 = extractelement <4 x float> %520, i64 1
  %524 = insertelement <8 x float> %522, float %523, i64 5
  %525 = extractelement <4 x float> %520, i64 2
  %526 = insertelement <8 x float> %524, float %525, i64 6
  %527 = extractelement <4 x float> %520, i64 3
  %528 = insertelement <8 x float> %526, float %527, i64 7
  %529 = fptrunc <8 x float> %528 to <8 x bfloat>
  %530 = mul nsw i32 %25, 64
  %531 = add nsw i32 %530, 0
  %532 = add nsw i32 %531, 0
  %533 = sext i32 %532 to i64
  %534 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %533
  %535 = ptrtoint ptr addrspace(3) %534 to i32
  %536 = and i32 %535, 896
  %537 = lshr i32 %536, 3
  %538 = xor i32 %535, %537
  %539 = inttoptr i32 %538 to ptr addrspace(3)
  %540 = extractelement <8 x bfloat> %529, i64 0
  %541 = insertelement <8 x bfloat> poison, bfloat %540, i64 0
  %542 = extractelement <8 x bfloat> %529, i64 1
  %543 = insertelement <8 x bfloat> %541, bfloat %542, i64 1
  %544 = extractelement <8 x bfloat> %529, i64 2
  %545 = insertelement <8 x bfloat> %543, bfloat %544, i64 2
  %546 = extractelement <8 x bfloat> %529, i64 3
  %547 = insertelement <8 x bfloat> %545, bfloat %546, i64 3
  %548 = extractelement <8 x bfloat> %529, i64 4
  %549 = insertelement <8 x bfloat> %547, bfloat %548, i64 4
  %550 = extractelement <8 x bfloat> %529, i64 5
  %551 = insertelement <8 x bfloat> %549, bfloat %550, i64 5
  %552 = extractelement <8 x bfloat> %529, i64 6
  %553 = insertelement <8 x bfloat> %551, bfloat %552, i64 6
  %554 = extractelement <8 x bfloat> %529, i64 7
  %555 = insertelement <8 x bfloat> %553, bfloat %554, i64 7
  store <8 x bfloat> %555, ptr addrspace(3) %539, align 16
  %556 = mul nsw i32 %28, 2097152
  %557 = add nsw i32 %556, 8
  %558 = mul nsw i32 %416, 128
  %559 = add nsw i32 %557, %558
  %560 = sext i32 %559 to i64
  %561 = getelementptr i8, ptr addrspace(6) %49, i64 %560
  %562 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %561, i1 false)
  %563 = getelementptr i32, ptr %23, i64 4
  %564 = extractelement <8 x i32> %562, i64 0
  %565 = insertelement <4 x i32> poison, i32 %564, i64 0
  %566 = extractelement <8 x i32> %562, i64 1
  %567 = insertelement <4 x i32> %565, i32 %566, i64 1
  %568 = extractelement <8 x i32> %562, i64 2
  %569 = insertelement <4 x i32> %567, i32 %568, i64 2
  %570 = extractelement <8 x i32> %562, i64 3
  %571 = insertelement <4 x i32> %569, i32 %570, i64 3
  store <4 x i32> %571, ptr %23, align 16
  %572 = extractelement <8 x i32> %562, i64 4
  %573 = insertelement <4 x i32> poison, i32 %572, i64 0
  %574 = extractelement <8 x i32> %562, i64 5
  %575 = insertelement <4 x i32> %573, i32 %574, i64 1
  %576 = extractelement <8 x i32> %562, i64 6
  %577 = insertelement <4 x i32> %575, i32 %576, i64 2
  %578 = extractelement <8 x i32> %562, i64 7
  %579 = insertelement <4 x i32> %577, i32 %578, i64 3
  store <4 x i32> %579, ptr %563, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %580 = getelementptr i32, ptr %23, i64 4
  %581 = load <4 x i32>, ptr %23, align 16
  %582 = extractelement <4 x i32> %581, i64 0
  %583 = insertelement <8 x i32> poison, i32 %582, i64 0
  %584 = extractelement <4 x i32> %581, i64 1
  %585 = insertelement <8 x i32> %583, i32 %584, i64 1
  %586 = extractelement <4 x i32> %581, i64 2
  %587 = insertelement <8 x i32> %585, i32 %586, i64 2
  %588 = extractelement <4 x i32> %581, i64 3
  %589 = insertelement <8 x i32> %587, i32 %588, i64 3
  %590 = load <4 x i32>, ptr %580, align 16
  %591 = extractelement <4 x i32> %590, i64 0
  %592 = insertelement <8 x i32> %589, i32 %591, i64 4
  %593 = extractelement <4 x i32> %590, i64 1
  %594 = insertelement <8 x i32> %592, i32 %593, i64 5
  %595 = extractelement <4 x i32> %590, i64 2
  %596 = insertelement <8 x i32> %594, i32 %595, i64 6
  %597 = extractelement <4 x i32> %590, i64 3
  %598 = insertelement <8 x i32> %596, i32 %597, i64 7
  %599 = extractelement <8 x i32> %598, i64 0
  %600 = extractelement <8 x i32> %598, i64 1
  %601 = extractelement <8 x i32> %598, i64 2
  %602 = extractelement <8 x i32> %598, i64 3
  %603 = extractelement <8 x i32> %598, i64 4
  %604 = extractelement <8 x i32> %598, i64 5
  %605 = extractelement <8 x i32> %598, i64 6
  %606 = extractelement <8 x i32> %598, i64 7
  %607 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606)
  %608 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 0
  %609 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 1
  %610 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 2
  %611 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 3
  %612 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 4
  %613 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 5
  %614 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 6
  %615 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %607, 7
  %616 = insertelement <8 x i32> poison, i32 %608, i64 0
  %617 = insertelement <8 x i32> %616, i32 %609, i64 1
  %618 = insertelement <8 x i32> %617, i32 %610, i64 2
  %619 = insertelement <8 x i32> %618, i32 %611, i64 3
  %620 = insertelement <8 x i32> %619, i32 %612, i64 4
  %621 = insertelement <8 x i32> %620, i32 %613, i64 5
  %622 = insertelement <8 x i32> %621, i32 %614, i64 6
  %623 = insertelement <8 x i32> %622, i32 %615, i64 7
  %624 = getelementptr i32, ptr %23, i64 4
  %625 = extractelement <8 x i32> %623, i64 0
  %626 = insertelement <4 x i32> poison, i32 %625, i64 0
  %627 = extractelement <8 x i32> %623, i64 1
  %628 = insertelement <4 x i32> %626, i32 %627, i64 1
  %629 = extractelement <8 x i32> %623, i64 2
  %630 = insertelement <4 x i32> %628, i32 %629, i64 2
  %631 = extractelement <8 x i32> %623, i64 3
  %632 = insertelement <4 x i32> %630, i32 %631, i64 3
  store <4 x i32> %632, ptr %23, align 16
  %633 = extractelement <8 x i32> %623, i64 4
  %634 = insertelement <4 x i32> poison, i32 %633, i64 0
  %635 = extractelement <8 x i32> %623, i64 5
  %636 = insertelement <4 x i32> %634, i32 %635, i64 1
  %637 = extractelement <8 x i32> %623, i64 6
  %638 = insertelement <4 x i32> %636, i32 %637, i64 2
  %639 = extractelement <8 x i32> %623, i64 7
  %640 = insertelement <4 x i32> %638, i32 %639, i64 3
  store <4 x i32> %640, ptr %624, align 16
  %641 = getelementptr float, ptr %23, i64 4
  %642 = load <4 x float>, ptr %23, align 16
  %643 = extractelement <4 x float> %642, i64 0
  %644 = insertelement <8 x float> poison, float %643, i64 0
  %645 = extractelement <4 x float> %642, i64 1
  %646 = insertelement <8 x float> %644, float %645, i64 1
  %647 = extractelement <4 x float> %642, i64 2
  %648 = insertelement <8 x float> %646, float %647, i64 2
  %649 = extractelement <4 x float> %642, i64 3
  %650 = insertelement <8 x float> %648, float %649, i64 3
  %651 = load <4 x float>, ptr %641, align 16
  %652 = extractelement <4 x float> %651, i64 0
  %653 = insertelement <8 x float> %650, float %652, i64 4
  %654 = extractelement <4 x float> %651, i64 1
  %655 = insertelement <8 x float> %653, float %654, i64 5
  %656 = extractelement <4 x float> %651, i64 2
  %657 = insertelement <8 x float> %655, float %656, i64 6
  %658 = extractelement <4 x float> %651, i64 3
  %659 = insertelement <8 x float> %657, float %658, i64 7
  %660 = fptrunc <8 x float> %659 to <8 x bfloat>
  %661 = mul nsw i32 %25, 64
  %662 = add nsw i32 %661, 8
  %663 = add nsw i32 %662, 0
  %664 = sext i32 %663 to i64
  %665 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %664
  %666 = ptrtoint ptr addrspace(3) %665 to i32
  %667 = and i32 %666, 896
  %668 = lshr i32 %667, 3
  %669 = xor i32 %666, %668
  %670 = inttoptr i32 %669 to ptr addrspace(3)
  %671 = extractelement <8 x bfloat> %660, i64 0
  %672 = insertelement <8 x bfloat> poison, bfloat %671, i64 0
  %673 = extractelement <8 x bfloat> %660, i64 1
  %674 = insertelement <8 x bfloat> %672, bfloat %673, i64 1
  %675 = extractelement <8 x bfloat> %660, i64 2
  %676 = insertelement <8 x bfloat> %674, bfloat %675, i64 2
  %677 = extractelement <8 x bfloat> %660, i64 3
  %678 = insertelement <8 x bfloat> %676, bfloat %677, i64 3
  %679 = extractelement <8 x bfloat> %660, i64 4
  %680 = insertelement <8 x bfloat> %678, bfloat %679, i64 4
  %681 = extractelement <8 x bfloat> %660, i64 5
  %682 = insertelement <8 x bfloat> %680, bfloat %681, i64 5
  %683 = extractelement <8 x bfloat> %660, i64 6
  %684 = insertelement <8 x bfloat> %682, bfloat %683, i64 6
  %685 = extractelement <8 x bfloat> %660, i64 7
  %686 = insertelement <8 x bfloat> %684, bfloat %685, i64 7
  store <8 x bfloat> %686, ptr addrspace(3) %670, align 16
  %687 = mul nsw i32 %28, 2097152
  %688 = add nsw i32 %687, 16
  %689 = mul nsw i32 %416, 128
  %690 = add nsw i32 %688, %689
  %691 = sext i32 %690 to i64
  %692 = getelementptr i8, ptr addrspace(6) %49, i64 %691
  %693 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %692, i1 false)
  %694 = getelementptr i32, ptr %22, i64 4
  %695 = extractelement <8 x i32> %693, i64 0
  %696 = insertelement <4 x i32> poison, i32 %695, i64 0
  %697 = extractelement <8 x i32> %693, i64 1
  %698 = insertelement <4 x i32> %696, i32 %697, i64 1
  %699 = extractelement <8 x i32> %693, i64 2
  %700 = insertelement <4 x i32> %698, i32 %699, i64 2
  %701 = extractelement <8 x i32> %693, i64 3
  %702 = insertelement <4 x i32> %700, i32 %701, i64 3
  store <4 x i32> %702, ptr %22, align 16
  %703 = extractelement <8 x i32> %693, i64 4
  %704 = insertelement <4 x i32> poison, i32 %703, i64 0
  %705 = extractelement <8 x i32> %693, i64 5
  %706 = insertelement <4 x i32> %704, i32 %705, i64 1
  %707 = extractelement <8 x i32> %693, i64 6
  %708 = insertelement <4 x i32> %706, i32 %707, i64 2
  %709 = extractelement <8 x i32> %693, i64 7
  %710 = insertelement <4 x i32> %708, i32 %709, i64 3
  store <4 x i32> %710, ptr %694, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %711 = getelementptr i32, ptr %22, i64 4
  %712 = load <4 x i32>, ptr %22, align 16
  %713 = extractelement <4 x i32> %712, i64 0
  %714 = insertelement <8 x i32> poison, i32 %713, i64 0
  %715 = extractelement <4 x i32> %712, i64 1
  %716 = insertelement <8 x i32> %714, i32 %715, i64 1
  %717 = extractelement <4 x i32> %712, i64 2
  %718 = insertelement <8 x i32> %716, i32 %717, i64 2
  %719 = extractelement <4 x i32> %712, i64 3
  %720 = insertelement <8 x i32> %718, i32 %719, i64 3
  %721 = load <4 x i32>, ptr %711, align 16
  %722 = extractelement <4 x i32> %721, i64 0
  %723 = insertelement <8 x i32> %720, i32 %722, i64 4
  %724 = extractelement <4 x i32> %721, i64 1
  %725 = insertelement <8 x i32> %723, i32 %724, i64 5
  %726 = extractelement <4 x i32> %721, i64 2
  %727 = insertelement <8 x i32> %725, i32 %726, i64 6
  %728 = extractelement <4 x i32> %721, i64 3
  %729 = insertelement <8 x i32> %727, i32 %728, i64 7
  %730 = extractelement <8 x i32> %729, i64 0
  %731 = extractelement <8 x i32> %729, i64 1
  %732 = extractelement <8 x i32> %729, i64 2
  %733 = extractelement <8 x i32> %729, i64 3
  %734 = extractelement <8 x i32> %729, i64 4
  %735 = extractelement <8 x i32> %729, i64 5
  %736 = extractelement <8 x i32> %729, i64 6
  %737 = extractelement <8 x i32> %729, i64 7
  %738 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %730, i32 %731, i32 %732, i32 %733, i32 %734, i32 %735, i32 %736, i32 %737)
  %739 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 0
  %740 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 1
  %741 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 2
  %742 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 3
  %743 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 4
  %744 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 5
  %745 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 6
  %746 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %738, 7
  %747 = insertelement <8 x i32> poison, i32 %739, i64 0
  %748 = insertelement <8 x i32> %747, i32 %740, i64 1
  %749 = insertelement <8 x i32> %748, i32 %741, i64 2
  %750 = insertelement <8 x i32> %749, i32 %742, i64 3
  %751 = insertelement <8 x i32> %750, i32 %743, i64 4
  %752 = insertelement <8 x i32> %751, i32 %744, i64 5
  %753 = insertelement <8 x i32> %752, i32 %745, i64 6
  %754 = insertelement <8 x i32> %753, i32 %746, i64 7
  %755 = getelementptr i32, ptr %22, i64 4
  %756 = extractelement <8 x i32> %754, i64 0
  %757 = insertelement <4 x i32> poison, i32 %756, i64 0
  %758 = extractelement <8 x i32> %754, i64 1
  %759 = insertelement <4 x i32> %757, i32 %758, i64 1
  %760 = extractelement <8 x i32> %754, i64 2
  %761 = insertelement <4 x i32> %759, i32 %760, i64 2
  %762 = extractelement <8 x i32> %754, i64 3
  %763 = insertelement <4 x i32> %761, i32 %762, i64 3
  store <4 x i32> %763, ptr %22, align 16
  %764 = extractelement <8 x i32> %754, i64 4
  %765 = insertelement <4 x i32> poison, i32 %764, i64 0
  %766 = extractelement <8 x i32> %754, i64 5
  %767 = insertelement <4 x i32> %765, i32 %766, i64 1
  %768 = extractelement <8 x i32> %754, i64 6
  %769 = insertelement <4 x i32> %767, i32 %768, i64 2
  %770 = extractelement <8 x i32> %754, i64 7
  %771 = insertelement <4 x i32> %769, i32 %770, i64 3
  store <4 x i32> %771, ptr %755, align 16
  %772 = getelementptr float, ptr %22, i64 4
  %773 = load <4 x float>, ptr %22, align 16
  %774 = extractelement <4 x float> %773, i64 0
  %775 = insertelement <8 x float> poison, float %774, i64 0
  %776 = extractelement <4 x float> %773, i64 1
  %777 = insertelement <8 x float> %775, float %776, i64 1
  %778 = extractelement <4 x float> %773, i64 2
  %779 = insertelement <8 x float> %777, float %778, i64 2
  %780 = extractelement <4 x float> %773, i64 3
  %781 = insertelement <8 x float> %779, float %780, i64 3
  %782 = load <4 x float>, ptr %772, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <8 x float> %781, float %783, i64 4
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <8 x float> %784, float %785, i64 5
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <8 x float> %786, float %787, i64 6
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <8 x float> %788, float %789, i64 7
  %791 = fptrunc <8 x float> %790 to <8 x bfloat>
  %792 = mul nsw i32 %25, 64
  %793 = add nsw i32 %792, 16
  %794 = add nsw i32 %793, 0
  %795 = sext i32 %794 to i64
  %796 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %795
  %797 = ptrtoint ptr addrspace(3) %796 to i32
  %798 = and i32 %797, 896
  %799 = lshr i32 %798, 3
  %800 = xor i32 %797, %799
  %801 = inttoptr i32 %800 to ptr addrspace(3)
  %802 = extractelement <8 x bfloat> %791, i64 0
  %803 = insertelement <8 x bfloat> poison, bfloat %802, i64 0
  %804 = extractelement <8 x bfloat> %791, i64 1
  %805 = insertelement <8 x bfloat> %803, bfloat %804, i64 1
  %806 = extractelement <8 x bfloat> %791, i64 2
  %807 = insertelement <8 x bfloat> %805, bfloat %806, i64 2
  %808 = extractelement <8 x bfloat> %791, i64 3
  %809 = insertelement <8 x bfloat> %807, bfloat %808, i64 3
  %810 = extractelement <8 x bfloat> %791, i64 4
  %811 = insertelement <8 x bfloat> %809, bfloat %810, i64 4
  %812 = extractelement <8 x bfloat> %791, i64 5
  %813 = insertelement <8 x bfloat> %811, bfloat %812, i64 5
  %814 = extractelement <8 x bfloat> %791, i64 6
  %815 = insertelement <8 x bfloat> %813, bfloat %814, i64 6
  %816 = extractelement <8 x bfloat> %791, i64 7
  %817 = insertelement <8 x bfloat> %815, bfloat %816, i64 7
  store <8 x bfloat> %817, ptr addrspace(3) %801, align 16
  %818 = mul nsw i32 %28, 2097152
  %819 = add nsw i32 %818, 24
  %820 = mul nsw i32 %416, 128
  %821 = add nsw i32 %819, %820
  %822 = sext i32 %821 to i64
  %823 = getelementptr i8, ptr addrspace(6) %49, i64 %822
  %824 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %823, i1 false)
  %825 = getelementptr i32, ptr %21, i64 4
  %826 = extractelement <8 x i32> %824, i64 0
  %827 = insertelement <4 x i32> poison, i32 %826, i64 0
  %828 = extractelement <8 x i32> %824, i64 1
  %829 = insertelement <4 x i32> %827, i32 %828, i64 1
  %830 = extractelement <8 x i32> %824, i64 2
  %831 = insertelement <4 x i32> %829, i32 %830, i64 2
  %832 = extractelement <8 x i32> %824, i64 3
  %833 = insertelement <4 x i32> %831, i32 %832, i64 3
  store <4 x i32> %833, ptr %21, align 16
  %834 = extractelement <8 x i32> %824, i64 4
  %835 = insertelement <4 x i32> poison, i32 %834, i64 0
  %836 = extractelement <8 x i32> %824, i64 5
  %837 = insertelement <4 x i32> %835, i32 %836, i64 1
  %838 = extractelement <8 x i32> %824, i64 6
  %839 = insertelement <4 x i32> %837, i32 %838, i64 2
  %840 = extractelement <8 x i32> %824, i64 7
  %841 = insertelement <4 x i32> %839, i32 %840, i64 3
  store <4 x i32> %841, ptr %825, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %842 = getelementptr i32, ptr %21, i64 4
  %843 = load <4 x i32>, ptr %21, align 16
  %844 = extractelement <4 x i32> %843, i64 0
  %845 = insertelement <8 x i32> poison, i32 %844, i64 0
  %846 = extractelement <4 x i32> %843, i64 1
  %847 = insertelement <8 x i32> %845, i32 %846, i64 1
  %848 = extractelement <4 x i32> %843, i64 2
  %849 = insertelement <8 x i32> %847, i32 %848, i64 2
  %850 = extractelement <4 x i32> %843, i64 3
  %851 = insertelement <8 x i32> %849, i32 %850, i64 3
  %852 = load <4 x i32>, ptr %842, align 16
  %853 = extractelement <4 x i32> %852, i64 0
  %854 = insertelement <8 x i32> %851, i32 %853, i64 4
  %855 = extractelement <4 x i32> %852, i64 1
  %856 = insertelement <8 x i32> %854, i32 %855, i64 5
  %857 = extractelement <4 x i32> %852, i64 2
  %858 = insertelement <8 x i32> %856, i32 %857, i64 6
  %859 = extractelement <4 x i32> %852, i64 3
  %860 = insertelement <8 x i32> %858, i32 %859, i64 7
  %861 = extractelement <8 x i32> %860, i64 0
  %862 = extractelement <8 x i32> %860, i64 1
  %863 = extractelement <8 x i32> %860, i64 2
  %864 = extractelement <8 x i32> %860, i64 3
  %865 = extractelement <8 x i32> %860, i64 4
  %866 = extractelement <8 x i32> %860, i64 5
  %867 = extractelement <8 x i32> %860, i64 6
  %868 = extractelement <8 x i32> %860, i64 7
  %869 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %861, i32 %862, i32 %863, i32 %864, i32 %865, i32 %866, i32 %867, i32 %868)
  %870 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 0
  %871 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 1
  %872 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 2
  %873 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 3
  %874 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 4
  %875 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 5
  %876 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 6
  %877 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %869, 7
  %878 = insertelement <8 x i32> poison, i32 %870, i64 0
  %879 = insertelement <8 x i32> %878, i32 %871, i64 1
  %880 = insertelement <8 x i32> %879, i32 %872, i64 2
  %881 = insertelement <8 x i32> %880, i32 %873, i64 3
  %882 = insertelement <8 x i32> %881, i32 %874, i64 4
  %883 = insertelement <8 x i32> %882, i32 %875, i64 5
  %884 = insertelement <8 x i32> %883, i32 %876, i64 6
  %885 = insertelement <8 x i32> %884, i32 %877, i64 7
  %886 = getelementptr i32, ptr %21, i64 4
  %887 = extractelement <8 x i32> %885, i64 0
  %888 = insertelement <4 x i32> poison, i32 %887, i64 0
  %889 = extractelement <8 x i32> %885, i64 1
  %890 = insertelement <4 x i32> %888, i32 %889, i64 1
  %891 = extractelement <8 x i32> %885, i64 2
  %892 = insertelement <4 x i32> %890, i32 %891, i64 2
  %893 = extractelement <8 x i32> %885, i64 3
  %894 = insertelement <4 x i32> %892, i32 %893, i64 3
  store <4 x i32> %894, ptr %21, align 16
  %895 = extractelement <8 x i32> %885, i64 4
  %896 = insertelement <4 x i32> poison, i32 %895, i64 0
  %897 = extractelement <8 x i32> %885, i64 5
  %898 = insertelement <4 x i32> %896, i32 %897, i64 1
  %899 = extractelement <8 x i32> %885, i64 6
  %900 = insertelement <4 x i32> %898, i32 %899, i64 2
  %901 = extractelement <8 x i32> %885, i64 7
  %902 = insertelement <4 x i32> %900, i32 %901, i64 3
  store <4 x i32> %902, ptr %886, align 16
  %903 = getelementptr float, ptr %21, i64 4
  %904 = load <4 x float>, ptr %21, align 16
  %905 = extractelement <4 x float> %904, i64 0
  %906 = insertelement <8 x float> poison, float %905, i64 0
  %907 = extractelement <4 x float> %904, i64 1
  %908 = insertelement <8 x float> %906, float %907, i64 1
  %909 = extractelement <4 x float> %904, i64 2
  %910 = insertelement <8 x float> %908, float %909, i64 2
  %911 = extractelement <4 x float> %904, i64 3
  %912 = insertelement <8 x float> %910, float %911, i64 3
  %913 = load <4 x float>, ptr %903, align 16
  %914 = extractelement <4 x float> %913, i64 0
  %915 = insertelement <8 x float> %912, float %914, i64 4
  %916 = extractelement <4 x float> %913, i64 1
  %917 = insertelement <8 x float> %915, float %916, i64 5
  %918 = extractelement <4 x float> %913, i64 2
  %919 = insertelement <8 x float> %917, float %918, i64 6
  %920 = extractelement <4 x float> %913, i64 3
  %921 = insertelement <8 x float> %919, float %920, i64 7
  %922 = fptrunc <8 x float> %921 to <8 x bfloat>
  %923 = mul nsw i32 %25, 64
  %924 = add nsw i32 %923, 24
  %925 = add nsw i32 %924, 0
  %926 = sext i32 %925 to i64
  %927 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %926
  %928 = ptrtoint ptr addrspace(3) %927 to i32
  %929 = and i32 %928, 896
  %930 = lshr i32 %929, 3
  %931 = xor i32 %928, %930
  %932 = inttoptr i32 %931 to ptr addrspace(3)
  %933 = extractelement <8 x bfloat> %922, i64 0
  %934 = insertelement <8 x bfloat> poison, bfloat %933, i64 0
  %935 = extractelement <8 x bfloat> %922, i64 1
  %936 = insertelement <8 x bfloat> %934, bfloat %935, i64 1
  %937 = extractelement <8 x bfloat> %922, i64 2
  %938 = insertelement <8 x bfloat> %936, bfloat %937, i64 2
  %939 = extractelement <8 x bfloat> %922, i64 3
  %940 = insertelement <8 x bfloat> %938, bfloat %939, i64 3
  %941 = extractelement <8 x bfloat> %922, i64 4
  %942 = insertelement <8 x bfloat> %940, bfloat %941, i64 4
  %943 = extractelement <8 x bfloat> %922, i64 5
  %944 = insertelement <8 x bfloat> %942, bfloat %943, i64 5
  %945 = extractelement <8 x bfloat> %922, i64 6
  %946 = insertelement <8 x bfloat> %944, bfloat %945, i64 6
  %947 = extractelement <8 x bfloat> %922, i64 7
  %948 = insertelement <8 x bfloat> %946, bfloat %947, i64 7
  store <8 x bfloat> %948, ptr addrspace(3) %932, align 16
  %949 = mul nsw i32 %28, 2097152
  %950 = add nsw i32 %949, 32
  %951 = mul nsw i32 %416, 128
  %952 = add nsw i32 %950, %951
  %953 = sext i32 %952 to i64
  %954 = getelementptr i8, ptr addrspace(6) %49, i64 %953
  %955 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %954, i1 false)
  %956 = getelementptr i32, ptr %20, i64 4
  %957 = extractelement <8 x i32> %955, i64 0
  %958 = insertelement <4 x i32> poison, i32 %957, i64 0
  %959 = extractelement <8 x i32> %955, i64 1
  %960 = insertelement <4 x i32> %958, i32 %959, i64 1
  %961 = extractelement <8 x i32> %955, i64 2
  %962 = insertelement <4 x i32> %960, i32 %961, i64 2
  %963 = extractelement <8 x i32> %955, i64 3
  %964 = insertelement <4 x i32> %962, i32 %963, i64 3
  store <4 x i32> %964, ptr %20, align 16
  %965 = extractelement <8 x i32> %955, i64 4
  %966 = insertelement <4 x i32> poison, i32 %965, i64 0
  %967 = extractelement <8 x i32> %955, i64 5
  %968 = insertelement <4 x i32> %966, i32 %967, i64 1
  %969 = extractelement <8 x i32> %955, i64 6
  %970 = insertelement <4 x i32> %968, i32 %969, i64 2
  %971 = extractelement <8 x i32> %955, i64 7
  %972 = insertelement <4 x i32> %970, i32 %971, i64 3
  store <4 x i32> %972, ptr %956, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %973 = getelementptr i32, ptr %20, i64 4
  %974 = load <4 x i32>, ptr %20, align 16
  %975 = extractelement <4 x i32> %974, i64 0
  %976 = insertelement <8 x i32> poison, i32 %975, i64 0
  %977 = extractelement <4 x i32> %974, i64 1
  %978 = insertelement <8 x i32> %976, i32 %977, i64 1
  %979 = extractelement <4 x i32> %974, i64 2
  %980 = insertelement <8 x i32> %978, i32 %979, i64 2
  %981 = extractelement <4 x i32> %974, i64 3
  %982 = insertelement <8 x i32> %980, i32 %981, i64 3
  %983 = load <4 x i32>, ptr %973, align 16
  %984 = extractelement <4 x i32> %983, i64 0
  %985 = insertelement <8 x i32> %982, i32 %984, i64 4
  %986 = extractelement <4 x i32> %983, i64 1
  %987 = insertelement <8 x i32> %985, i32 %986, i64 5
  %988 = extractelement <4 x i32> %983, i64 2
  %989 = insertelement <8 x i32> %987, i32 %988, i64 6
  %990 = extractelement <4 x i32> %983, i64 3
  %991 = insertelement <8 x i32> %989, i32 %990, i64 7
  %992 = extractelement <8 x i32> %991, i64 0
  %993 = extractelement <8 x i32> %991, i64 1
  %994 = extractelement <8 x i32> %991, i64 2
  %995 = extractelement <8 x i32> %991, i64 3
  %996 = extractelement <8 x i32> %991, i64 4
  %997 = extractelement <8 x i32> %991, i64 5
  %998 = extractelement <8 x i32> %991, i64 6
  %999 = extractelement <8 x i32> %991, i64 7
  %1000 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %992, i32 %993, i32 %994, i32 %995, i32 %996, i32 %997, i32 %998, i32 %999)
  %1001 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 0
  %1002 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 1
  %1003 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 2
  %1004 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 3
  %1005 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 4
  %1006 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 5
  %1007 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 6
  %1008 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1000, 7
  %1009 = insertelement <8 x i32> poison, i32 %1001, i64 0
  %1010 = insertelement <8 x i32> %1009, i32 %1002, i64 1
  %1011 = insertelement <8 x i32> %1010, i32 %1003, i64 2
  %1012 = insertelement <8 x i32> %1011, i32 %1004, i64 3
  %1013 = insertelement <8 x i32> %1012, i32 %1005, i64 4
  %1014 = insertelement <8 x i32> %1013, i32 %1006, i64 5
  %1015 = insertelement <8 x i32> %1014, i32 %1007, i64 6
  %1016 = insertelement <8 x i32> %1015, i32 %1008, i64 7
  %1017 = getelementptr i32, ptr %20, i64 4
  %1018 = extractelement <8 x i32> %1016, i64 0
  %1019 = insertelement <4 x i32> poison, i32 %1018, i64 0
  %1020 = extractelement <8 x i32> %1016, i64 1
  %1021 = insertelement <4 x i32> %1019, i32 %1020, i64 1
  %1022 = extractelement <8 x i32> %1016, i64 2
  %1023 = insertelement <4 x i32> %1021, i32 %1022, i64 2
  %1024 = extractelement <8 x i32> %1016, i64 3
  %1025 = insertelement <4 x i32> %1023, i32 %1024, i64 3
  store <4 x i32> %1025, ptr %20, align 16
  %1026 = extractelement <8 x i32> %1016, i64 4
  %1027 = insertelement <4 x i32> poison, i32 %1026, i64 0
  %1028 = extractelement <8 x i32> %1016, i64 5
  %1029 = insertelement <4 x i32> %1027, i32 %1028, i64 1
  %1030 = extractelement <8 x i32> %1016, i64 6
  %1031 = insertelement <4 x i32> %1029, i32 %1030, i64 2
  %1032 = extractelement <8 x i32> %1016, i64 7
  %1033 = insertelement <4 x i32> %1031, i32 %1032, i64 3
  store <4 x i32> %1033, ptr %1017, align 16
  %1034 = getelementptr float, ptr %20, i64 4
  %1035 = load <4 x float>, ptr %20, align 16
  %1036 = extractelement <4 x float> %1035, i64 0
  %1037 = insertelement <8 x float> poison, float %1036, i64 0
  %1038 = extractelement <4 x float> %1035, i64 1
  %1039 = insertelement <8 x float> %1037, float %1038, i64 1
  %1040 = extractelement <4 x float> %1035, i64 2
  %1041 = insertelement <8 x float> %1039, float %1040, i64 2
  %1042 = extractelement <4 x float> %1035, i64 3
  %1043 = insertelement <8 x float> %1041, float %1042, i64 3
  %1044 = load <4 x float>, ptr %1034, align 16
  %1045 = extractelement <4 x float> %1044, i64 0
  %1046 = insertelement <8 x float> %1043, float %1045, i64 4
  %1047 = extractelement <4 x float> %1044, i64 1
  %1048 = insertelement <8 x float> %1046, float %1047, i64 5
  %1049 = extractelement <4 x float> %1044, i64 2
  %1050 = insertelement <8 x float> %1048, float %1049, i64 6
  %1051 = extractelement <4 x float> %1044, i64 3
  %1052 = insertelement <8 x float> %1050, float %1051, i64 7
  %1053 = fptrunc <8 x float> %1052 to <8 x bfloat>
  %1054 = mul nsw i32 %25, 64
  %1055 = add nsw i32 %1054, 32
  %1056 = add nsw i32 %1055, 0
  %1057 = sext i32 %1056 to i64
  %1058 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1057
  %1059 = ptrtoint ptr addrspace(3) %1058 to i32
  %1060 = and i32 %1059, 896
  %1061 = lshr i32 %1060, 3
  %1062 = xor i32 %1059, %1061
  %1063 = inttoptr i32 %1062 to ptr addrspace(3)
  %1064 = extractelement <8 x bfloat> %1053, i64 0
  %1065 = insertelement <8 x bfloat> poison, bfloat %1064, i64 0
  %1066 = extractelement <8 x bfloat> %1053, i64 1
  %1067 = insertelement <8 x bfloat> %1065, bfloat %1066, i64 1
  %1068 = extractelement <8 x bfloat> %1053, i64 2
  %1069 = insertelement <8 x bfloat> %1067, bfloat %1068, i64 2
  %1070 = extractelement <8 x bfloat> %1053, i64 3
  %1071 = insertelement <8 x bfloat> %1069, bfloat %1070, i64 3
  %1072 = extractelement <8 x bfloat> %1053, i64 4
  %1073 = insertelement <8 x bfloat> %1071, bfloat %1072, i64 4
  %1074 = extractelement <8 x bfloat> %1053, i64 5
  %1075 = insertelement <8 x bfloat> %1073, bfloat %1074, i64 5
  %1076 = extractelement <8 x bfloat> %1053, i64 6
  %1077 = insertelement <8 x bfloat> %1075, bfloat %1076, i64 6
  %1078 = extractelement <8 x bfloat> %1053, i64 7
  %1079 = insertelement <8 x bfloat> %1077, bfloat %1078, i64 7
  store <8 x bfloat> %1079, ptr addrspace(3) %1063, align 16
  %1080 = mul nsw i32 %28, 2097152
  %1081 = add nsw i32 %1080, 40
  %1082 = mul nsw i32 %416, 128
  %1083 = add nsw i32 %1081, %1082
  %1084 = sext i32 %1083 to i64
  %1085 = getelementptr i8, ptr addrspace(6) %49, i64 %1084
  %1086 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1085, i1 false)
  %1087 = getelementptr i32, ptr %19, i64 4
  %1088 = extractelement <8 x i32> %1086, i64 0
  %1089 = insertelement <4 x i32> poison, i32 %1088, i64 0
  %1090 = extractelement <8 x i32> %1086, i64 1
  %1091 = insertelement <4 x i32> %1089, i32 %1090, i64 1
  %1092 = extractelement <8 x i32> %1086, i64 2
  %1093 = insertelement <4 x i32> %1091, i32 %1092, i64 2
  %1094 = extractelement <8 x i32> %1086, i64 3
  %1095 = insertelement <4 x i32> %1093, i32 %1094, i64 3
  store <4 x i32> %1095, ptr %19, align 16
  %1096 = extractelement <8 x i32> %1086, i64 4
  %1097 = insertelement <4 x i32> poison, i32 %1096, i64 0
  %1098 = extractelement <8 x i32> %1086, i64 5
  %1099 = insertelement <4 x i32> %1097, i32 %1098, i64 1
  %1100 = extractelement <8 x i32> %1086, i64 6
  %1101 = insertelement <4 x i32> %1099, i32 %1100, i64 2
  %1102 = extractelement <8 x i32> %1086, i64 7
  %1103 = insertelement <4 x i32> %1101, i32 %1102, i64 3
  store <4 x i32> %1103, ptr %1087, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1104 = getelementptr i32, ptr %19, i64 4
  %1105 = load <4 x i32>, ptr %19, align 16
  %1106 = extractelement <4 x i32> %1105, i64 0
  %1107 = insertelement <8 x i32> poison, i32 %1106, i64 0
  %1108 = extractelement <4 x i32> %1105, i64 1
  %1109 = insertelement <8 x i32> %1107, i32 %1108, i64 1
  %1110 = extractelement <4 x i32> %1105, i64 2
  %1111 = insertelement <8 x i32> %1109, i32 %1110, i64 2
  %1112 = extractelement <4 x i32> %1105, i64 3
  %1113 = insertelement <8 x i32> %1111, i32 %1112, i64 3
  %1114 = load <4 x i32>, ptr %1104, align 16
  %1115 = extractelement <4 x i32> %1114, i64 0
  %1116 = insertelement <8 x i32> %1113, i32 %1115, i64 4
  %1117 = extractelement <4 x i32> %1114, i64 1
  %1118 = insertelement <8 x i32> %1116, i32 %1117, i64 5
  %1119 = extractelement <4 x i32> %1114, i64 2
  %1120 = insertelement <8 x i32> %1118, i32 %1119, i64 6
  %1121 = extractelement <4 x i32> %1114, i64 3
  %1122 = insertelement <8 x i32> %1120, i32 %1121, i64 7
  %1123 = extractelement <8 x i32> %1122, i64 0
  %1124 = extractelement <8 x i32> %1122, i64 1
  %1125 = extractelement <8 x i32> %1122, i64 2
  %1126 = extractelement <8 x i32> %1122, i64 3
  %1127 = extractelement <8 x i32> %1122, i64 4
  %1128 = extractelement <8 x i32> %1122, i64 5
  %1129 = extractelement <8 x i32> %1122, i64 6
  %1130 = extractelement <8 x i32> %1122, i64 7
  %1131 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1123, i32 %1124, i32 %1125, i32 %1126, i32 %1127, i32 %1128, i32 %1129, i32 %1130)
  %1132 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 0
  %1133 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 1
  %1134 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 2
  %1135 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 3
  %1136 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 4
  %1137 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 5
  %1138 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 6
  %1139 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1131, 7
  %1140 = insertelement <8 x i32> poison, i32 %1132, i64 0
  %1141 = insertelement <8 x i32> %1140, i32 %1133, i64 1
  %1142 = insertelement <8 x i32> %1141, i32 %1134, i64 2
  %1143 = insertelement <8 x i32> %1142, i32 %1135, i64 3
  %1144 = insertelement <8 x i32> %1143, i32 %1136, i64 4
  %1145 = insertelement <8 x i32> %1144, i32 %1137, i64 5
  %1146 = insertelement <8 x i32> %1145, i32 %1138, i64 6
  %1147 = insertelement <8 x i32> %1146, i32 %1139, i64 7
  %1148 = getelementptr i32, ptr %19, i64 4
  %1149 = extractelement <8 x i32> %1147, i64 0
  %1150 = insertelement <4 x i32> poison, i32 %1149, i64 0
  %1151 = extractelement <8 x i32> %1147, i64 1
  %1152 = insertelement <4 x i32> %1150, i32 %1151, i64 1
  %1153 = extractelement <8 x i32> %1147, i64 2
  %1154 = insertelement <4 x i32> %1152, i32 %1153, i64 2
  %1155 = extractelement <8 x i32> %1147, i64 3
  %1156 = insertelement <4 x i32> %1154, i32 %1155, i64 3
  store <4 x i32> %1156, ptr %19, align 16
  %1157 = extractelement <8 x i32> %1147, i64 4
  %1158 = insertelement <4 x i32> poison, i32 %1157, i64 0
  %1159 = extractelement <8 x i32> %1147, i64 5
  %1160 = insertelement <4 x i32> %1158, i32 %1159, i64 1
  %1161 = extractelement <8 x i32> %1147, i64 6
  %1162 = insertelement <4 x i32> %1160, i32 %1161, i64 2
  %1163 = extractelement <8 x i32> %1147, i64 7
  %1164 = insertelement <4 x i32> %1162, i32 %1163, i64 3
  store <4 x i32> %1164, ptr %1148, align 16
  %1165 = getelementptr float, ptr %19, i64 4
  %1166 = load <4 x float>, ptr %19, align 16
  %1167 = extractelement <4 x float> %1166, i64 0
  %1168 = insertelement <8 x float> poison, float %1167, i64 0
  %1169 = extractelement <4 x float> %1166, i64 1
  %1170 = insertelement <8 x float> %1168, float %1169, i64 1
  %1171 = extractelement <4 x float> %1166, i64 2
  %1172 = insertelement <8 x float> %1170, float %1171, i64 2
  %1173 = extractelement <4 x float> %1166, i64 3
  %1174 = insertelement <8 x float> %1172, float %1173, i64 3
  %1175 = load <4 x float>, ptr %1165, align 16
  %1176 = extractelement <4 x float> %1175, i64 0
  %1177 = insertelement <8 x float> %1174, float %1176, i64 4
  %1178 = extractelement <4 x float> %1175, i64 1
  %1179 = insertelement <8 x float> %1177, float %1178, i64 5
  %1180 = extractelement <4 x float> %1175, i64 2
  %1181 = insertelement <8 x float> %1179, float %1180, i64 6
  %1182 = extractelement <4 x float> %1175, i64 3
  %1183 = insertelement <8 x float> %1181, float %1182, i64 7
  %1184 = fptrunc <8 x float> %1183 to <8 x bfloat>
  %1185 = mul nsw i32 %25, 64
  %1186 = add nsw i32 %1185, 40
  %1187 = add nsw i32 %1186, 0
  %1188 = sext i32 %1187 to i64
  %1189 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1188
  %1190 = ptrtoint ptr addrspace(3) %1189 to i32
  %1191 = and i32 %1190, 896
  %1192 = lshr i32 %1191, 3
  %1193 = xor i32 %1190, %1192
  %1194 = inttoptr i32 %1193 to ptr addrspace(3)
  %1195 = extractelement <8 x bfloat> %1184, i64 0
  %1196 = insertelement <8 x bfloat> poison, bfloat %1195, i64 0
  %1197 = extractelement <8 x bfloat> %1184, i64 1
  %1198 = insertelement <8 x bfloat> %1196, bfloat %1197, i64 1
  %1199 = extractelement <8 x bfloat> %1184, i64 2
  %1200 = insertelement <8 x bfloat> %1198, bfloat %1199, i64 2
  %1201 = extractelement <8 x bfloat> %1184, i64 3
  %1202 = insertelement <8 x bfloat> %1200, bfloat %1201, i64 3
  %1203 = extractelement <8 x bfloat> %1184, i64 4
  %1204 = insertelement <8 x bfloat> %1202, bfloat %1203, i64 4
  %1205 = extractelement <8 x bfloat> %1184, i64 5
  %1206 = insertelement <8 x bfloat> %1204, bfloat %1205, i64 5
  %1207 = extractelement <8 x bfloat> %1184, i64 6
  %1208 = insertelement <8 x bfloat> %1206, bfloat %1207, i64 6
  %1209 = extractelement <8 x bfloat> %1184, i64 7
  %1210 = insertelement <8 x bfloat> %1208, bfloat %1209, i64 7
  store <8 x bfloat> %1210, ptr addrspace(3) %1194, align 16
  %1211 = mul nsw i32 %28, 2097152
  %1212 = add nsw i32 %1211, 48
  %1213 = mul nsw i32 %416, 128
  %1214 = add nsw i32 %1212, %1213
  %1215 = sext i32 %1214 to i64
  %1216 = getelementptr i8, ptr addrspace(6) %49, i64 %1215
  %1217 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1216, i1 false)
  %1218 = getelementptr i32, ptr %18, i64 4
  %1219 = extractelement <8 x i32> %1217, i64 0
  %1220 = insertelement <4 x i32> poison, i32 %1219, i64 0
  %1221 = extractelement <8 x i32> %1217, i64 1
  %1222 = insertelement <4 x i32> %1220, i32 %1221, i64 1
  %1223 = extractelement <8 x i32> %1217, i64 2
  %1224 = insertelement <4 x i32> %1222, i32 %1223, i64 2
  %1225 = extractelement <8 x i32> %1217, i64 3
  %1226 = insertelement <4 x i32> %1224, i32 %1225, i64 3
  store <4 x i32> %1226, ptr %18, align 16
  %1227 = extractelement <8 x i32> %1217, i64 4
  %1228 = insertelement <4 x i32> poison, i32 %1227, i64 0
  %1229 = extractelement <8 x i32> %1217, i64 5
  %1230 = insertelement <4 x i32> %1228, i32 %1229, i64 1
  %1231 = extractelement <8 x i32> %1217, i64 6
  %1232 = insertelement <4 x i32> %1230, i32 %1231, i64 2
  %1233 = extractelement <8 x i32> %1217, i64 7
  %1234 = insertelement <4 x i32> %1232, i32 %1233, i64 3
  store <4 x i32> %1234, ptr %1218, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1235 = getelementptr i32, ptr %18, i64 4
  %1236 = load <4 x i32>, ptr %18, align 16
  %1237 = extractelement <4 x i32> %1236, i64 0
  %1238 = insertelement <8 x i32> poison, i32 %1237, i64 0
  %1239 = extractelement <4 x i32> %1236, i64 1
  %1240 = insertelement <8 x i32> %1238, i32 %1239, i64 1
  %1241 = extractelement <4 x i32> %1236, i64 2
  %1242 = insertelement <8 x i32> %1240, i32 %1241, i64 2
  %1243 = extractelement <4 x i32> %1236, i64 3
  %1244 = insertelement <8 x i32> %1242, i32 %1243, i64 3
  %1245 = load <4 x i32>, ptr %1235, align 16
  %1246 = extractelement <4 x i32> %1245, i64 0
  %1247 = insertelement <8 x i32> %1244, i32 %1246, i64 4
  %1248 = extractelement <4 x i32> %1245, i64 1
  %1249 = insertelement <8 x i32> %1247, i32 %1248, i64 5
  %1250 = extractelement <4 x i32> %1245, i64 2
  %1251 = insertelement <8 x i32> %1249, i32 %1250, i64 6
  %1252 = extractelement <4 x i32> %1245, i64 3
  %1253 = insertelement <8 x i32> %1251, i32 %1252, i64 7
  %1254 = extractelement <8 x i32> %1253, i64 0
  %1255 = extractelement <8 x i32> %1253, i64 1
  %1256 = extractelement <8 x i32> %1253, i64 2
  %1257 = extractelement <8 x i32> %1253, i64 3
  %1258 = extractelement <8 x i32> %1253, i64 4
  %1259 = extractelement <8 x i32> %1253, i64 5
  %1260 = extractelement <8 x i32> %1253, i64 6
  %1261 = extractelement <8 x i32> %1253, i64 7
  %1262 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1254, i32 %1255, i32 %1256, i32 %1257, i32 %1258, i32 %1259, i32 %1260, i32 %1261)
  %1263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 0
  %1264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 1
  %1265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 2
  %1266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 3
  %1267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 4
  %1268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 5
  %1269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 6
  %1270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1262, 7
  %1271 = insertelement <8 x i32> poison, i32 %1263, i64 0
  %1272 = insertelement <8 x i32> %1271, i32 %1264, i64 1
  %1273 = insertelement <8 x i32> %1272, i32 %1265, i64 2
  %1274 = insertelement <8 x i32> %1273, i32 %1266, i64 3
  %1275 = insertelement <8 x i32> %1274, i32 %1267, i64 4
  %1276 = insertelement <8 x i32> %1275, i32 %1268, i64 5
  %1277 = insertelement <8 x i32> %1276, i32 %1269, i64 6
  %1278 = insertelement <8 x i32> %1277, i32 %1270, i64 7
  %1279 = getelementptr i32, ptr %18, i64 4
  %1280 = extractelement <8 x i32> %1278, i64 0
  %1281 = insertelement <4 x i32> poison, i32 %1280, i64 0
  %1282 = extractelement <8 x i32> %1278, i64 1
  %1283 = insertelement <4 x i32> %1281, i32 %1282, i64 1
  %1284 = extractelement <8 x i32> %1278, i64 2
  %1285 = insertelement <4 x i32> %1283, i32 %1284, i64 2
  %1286 = extractelement <8 x i32> %1278, i64 3
  %1287 = insertelement <4 x i32> %1285, i32 %1286, i64 3
  store <4 x i32> %1287, ptr %18, align 16
  %1288 = extractelement <8 x i32> %1278, i64 4
  %1289 = insertelement <4 x i32> poison, i32 %1288, i64 0
  %1290 = extractelement <8 x i32> %1278, i64 5
  %1291 = insertelement <4 x i32> %1289, i32 %1290, i64 1
  %1292 = extractelement <8 x i32> %1278, i64 6
  %1293 = insertelement <4 x i32> %1291, i32 %1292, i64 2
  %1294 = extractelement <8 x i32> %1278, i64 7
  %1295 = insertelement <4 x i32> %1293, i32 %1294, i64 3
  store <4 x i32> %1295, ptr %1279, align 16
  %1296 = getelementptr float, ptr %18, i64 4
  %1297 = load <4 x float>, ptr %18, align 16
  %1298 = extractelement <4 x float> %1297, i64 0
  %1299 = insertelement <8 x float> poison, float %1298, i64 0
  %1300 = extractelement <4 x float> %1297, i64 1
  %1301 = insertelement <8 x float> %1299, float %1300, i64 1
  %1302 = extractelement <4 x float> %1297, i64 2
  %1303 = insertelement <8 x float> %1301, float %1302, i64 2
  %1304 = extractelement <4 x float> %1297, i64 3
  %1305 = insertelement <8 x float> %1303, float %1304, i64 3
  %1306 = load <4 x float>, ptr %1296, align 16
  %1307 = extractelement <4 x float> %1306, i64 0
  %1308 = insertelement <8 x float> %1305, float %1307, i64 4
  %1309 = extractelement <4 x float> %1306, i64 1
  %1310 = insertelement <8 x float> %1308, float %1309, i64 5
  %1311 = extractelement <4 x float> %1306, i64 2
  %1312 = insertelement <8 x float> %1310, float %1311, i64 6
  %1313 = extractelement <4 x float> %1306, i64 3
  %1314 = insertelement <8 x float> %1312, float %1313, i64 7
  %1315 = fptrunc <8 x float> %1314 to <8 x bfloat>
  %1316 = mul nsw i32 %25, 64
  %1317 = add nsw i32 %1316, 48
  %1318 = add nsw i32 %1317, 0
  %1319 = sext i32 %1318 to i64
  %1320 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1319
  %1321 = ptrtoint ptr addrspace(3) %1320 to i32
  %1322 = and i32 %1321, 896
  %1323 = lshr i32 %1322, 3
  %1324 = xor i32 %1321, %1323
  %1325 = inttoptr i32 %1324 to ptr addrspace(3)
  %1326 = extractelement <8 x bfloat> %1315, i64 0
  %1327 = insertelement <8 x bfloat> poison, bfloat %1326, i64 0
  %1328 = extractelement <8 x bfloat> %1315, i64 1
  %1329 = insertelement <8 x bfloat> %1327, bfloat %1328, i64 1
  %1330 = extractelement <8 x bfloat> %1315, i64 2
  %1331 = insertelement <8 x bfloat> %1329, bfloat %1330, i64 2
  %1332 = extractelement <8 x bfloat> %1315, i64 3
  %1333 = insertelement <8 x bfloat> %1331, bfloat %1332, i64 3
  %1334 = extractelement <8 x bfloat> %1315, i64 4
  %1335 = insertelement <8 x bfloat> %1333, bfloat %1334, i64 4
  %1336 = extractelement <8 x bfloat> %1315, i64 5
  %1337 = insertelement <8 x bfloat> %1335, bfloat %1336, i64 5
  %1338 = extractelement <8 x bfloat> %1315, i64 6
  %1339 = insertelement <8 x bfloat> %1337, bfloat %1338, i64 6
  %1340 = extractelement <8 x bfloat> %1315, i64 7
  %1341 = insertelement <8 x bfloat> %1339, bfloat %1340, i64 7
  store <8 x bfloat> %1341, ptr addrspace(3) %1325, align 16
  %1342 = mul nsw i32 %28, 2097152
  %1343 = add nsw i32 %1342, 56
  %1344 = mul nsw i32 %416, 128
  %1345 = add nsw i32 %1343, %1344
  %1346 = sext i32 %1345 to i64
  %1347 = getelementptr i8, ptr addrspace(6) %49, i64 %1346
  %1348 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1347, i1 false)
  %1349 = getelementptr i32, ptr %17, i64 4
  %1350 = extractelement <8 x i32> %1348, i64 0
  %1351 = insertelement <4 x i32> poison, i32 %1350, i64 0
  %1352 = extractelement <8 x i32> %1348, i64 1
  %1353 = insertelement <4 x i32> %1351, i32 %1352, i64 1
  %1354 = extractelement <8 x i32> %1348, i64 2
  %1355 = insertelement <4 x i32> %1353, i32 %1354, i64 2
  %1356 = extractelement <8 x i32> %1348, i64 3
  %1357 = insertelement <4 x i32> %1355, i32 %1356, i64 3
  store <4 x i32> %1357, ptr %17, align 16
  %1358 = extractelement <8 x i32> %1348, i64 4
  %1359 = insertelement <4 x i32> poison, i32 %1358, i64 0
  %1360 = extractelement <8 x i32> %1348, i64 5
  %1361 = insertelement <4 x i32> %1359, i32 %1360, i64 1
  %1362 = extractelement <8 x i32> %1348, i64 6
  %1363 = insertelement <4 x i32> %1361, i32 %1362, i64 2
  %1364 = extractelement <8 x i32> %1348, i64 7
  %1365 = insertelement <4 x i32> %1363, i32 %1364, i64 3
  store <4 x i32> %1365, ptr %1349, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1366 = getelementptr i32, ptr %17, i64 4
  %1367 = load <4 x i32>, ptr %17, align 16
  %1368 = extractelement <4 x i32> %1367, i64 0
  %1369 = insertelement <8 x i32> poison, i32 %1368, i64 0
  %1370 = extractelement <4 x i32> %1367, i64 1
  %1371 = insertelement <8 x i32> %1369, i32 %1370, i64 1
  %1372 = extractelement <4 x i32> %1367, i64 2
  %1373 = insertelement <8 x i32> %1371, i32 %1372, i64 2
  %1374 = extractelement <4 x i32> %1367, i64 3
  %1375 = insertelement <8 x i32> %1373, i32 %1374, i64 3
  %1376 = load <4 x i32>, ptr %1366, align 16
  %1377 = extractelement <4 x i32> %1376, i64 0
  %1378 = insertelement <8 x i32> %1375, i32 %1377, i64 4
  %1379 = extractelement <4 x i32> %1376, i64 1
  %1380 = insertelement <8 x i32> %1378, i32 %1379, i64 5
  %1381 = extractelement <4 x i32> %1376, i64 2
  %1382 = insertelement <8 x i32> %1380, i32 %1381, i64 6
  %1383 = extractelement <4 x i32> %1376, i64 3
  %1384 = insertelement <8 x i32> %1382, i32 %1383, i64 7
  %1385 = extractelement <8 x i32> %1384, i64 0
  %1386 = extractelement <8 x i32> %1384, i64 1
  %1387 = extractelement <8 x i32> %1384, i64 2
  %1388 = extractelement <8 x i32> %1384, i64 3
  %1389 = extractelement <8 x i32> %1384, i64 4
  %1390 = extractelement <8 x i32> %1384, i64 5
  %1391 = extractelement <8 x i32> %1384, i64 6
  %1392 = extractelement <8 x i32> %1384, i64 7
  %1393 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1385, i32 %1386, i32 %1387, i32 %1388, i32 %1389, i32 %1390, i32 %1391, i32 %1392)
  %1394 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 0
  %1395 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 1
  %1396 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 2
  %1397 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 3
  %1398 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 4
  %1399 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 5
  %1400 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 6
  %1401 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1393, 7
  %1402 = insertelement <8 x i32> poison, i32 %1394, i64 0
  %1403 = insertelement <8 x i32> %1402, i32 %1395, i64 1
  %1404 = insertelement <8 x i32> %1403, i32 %1396, i64 2
  %1405 = insertelement <8 x i32> %1404, i32 %1397, i64 3
  %1406 = insertelement <8 x i32> %1405, i32 %1398, i64 4
  %1407 = insertelement <8 x i32> %1406, i32 %1399, i64 5
  %1408 = insertelement <8 x i32> %1407, i32 %1400, i64 6
  %1409 = insertelement <8 x i32> %1408, i32 %1401, i64 7
  %1410 = getelementptr i32, ptr %17, i64 4
  %1411 = extractelement <8 x i32> %1409, i64 0
  %1412 = insertelement <4 x i32> poison, i32 %1411, i64 0
  %1413 = extractelement <8 x i32> %1409, i64 1
  %1414 = insertelement <4 x i32> %1412, i32 %1413, i64 1
  %1415 = extractelement <8 x i32> %1409, i64 2
  %1416 = insertelement <4 x i32> %1414, i32 %1415, i64 2
  %1417 = extractelement <8 x i32> %1409, i64 3
  %1418 = insertelement <4 x i32> %1416, i32 %1417, i64 3
  store <4 x i32> %1418, ptr %17, align 16
  %1419 = extractelement <8 x i32> %1409, i64 4
  %1420 = insertelement <4 x i32> poison, i32 %1419, i64 0
  %1421 = extractelement <8 x i32> %1409, i64 5
  %1422 = insertelement <4 x i32> %1420, i32 %1421, i64 1
  %1423 = extractelement <8 x i32> %1409, i64 6
  %1424 = insertelement <4 x i32> %1422, i32 %1423, i64 2
  %1425 = extractelement <8 x i32> %1409, i64 7
  %1426 = insertelement <4 x i32> %1424, i32 %1425, i64 3
  store <4 x i32> %1426, ptr %1410, align 16
  %1427 = getelementptr float, ptr %17, i64 4
  %1428 = load <4 x float>, ptr %17, align 16
  %1429 = extractelement <4 x float> %1428, i64 0
  %1430 = insertelement <8 x float> poison, float %1429, i64 0
  %1431 = extractelement <4 x float> %1428, i64 1
  %1432 = insertelement <8 x float> %1430, float %1431, i64 1
  %1433 = extractelement <4 x float> %1428, i64 2
  %1434 = insertelement <8 x float> %1432, float %1433, i64 2
  %1435 = extractelement <4 x float> %1428, i64 3
  %1436 = insertelement <8 x float> %1434, float %1435, i64 3
  %1437 = load <4 x float>, ptr %1427, align 16
  %1438 = extractelement <4 x float> %1437, i64 0
  %1439 = insertelement <8 x float> %1436, float %1438, i64 4
  %1440 = extractelement <4 x float> %1437, i64 1
  %1441 = insertelement <8 x float> %1439, float %1440, i64 5
  %1442 = extractelement <4 x float> %1437, i64 2
  %1443 = insertelement <8 x float> %1441, float %1442, i64 6
  %1444 = extractelement <4 x float> %1437, i64 3
  %1445 = insertelement <8 x float> %1443, float %1444, i64 7
  %1446 = fptrunc <8 x float> %1445 to <8 x bfloat>
  %1447 = mul nsw i32 %25, 64
  %1448 = add nsw i32 %1447, 56
  %1449 = add nsw i32 %1448, 0
  %1450 = sext i32 %1449 to i64
  %1451 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1450
  %1452 = ptrtoint ptr addrspace(3) %1451 to i32
  %1453 = and i32 %1452, 896
  %1454 = lshr i32 %1453, 3
  %1455 = xor i32 %1452, %1454
  %1456 = inttoptr i32 %1455 to ptr addrspace(3)
  %1457 = extractelement <8 x bfloat> %1446, i64 0
  %1458 = insertelement <8 x bfloat> poison, bfloat %1457, i64 0
  %1459 = extractelement <8 x bfloat> %1446, i64 1
  %1460 = insertelement <8 x bfloat> %1458, bfloat %1459, i64 1
  %1461 = extractelement <8 x bfloat> %1446, i64 2
  %1462 = insertelement <8 x bfloat> %1460, bfloat %1461, i64 2
  %1463 = extractelement <8 x bfloat> %1446, i64 3
  %1464 = insertelement <8 x bfloat> %1462, bfloat %1463, i64 3
  %1465 = extractelement <8 x bfloat> %1446, i64 4
  %1466 = insertelement <8 x bfloat> %1464, bfloat %1465, i64 4
  %1467 = extractelement <8 x bfloat> %1446, i64 5
  %1468 = insertelement <8 x bfloat> %1466, bfloat %1467, i64 5
  %1469 = extractelement <8 x bfloat> %1446, i64 6
  %1470 = insertelement <8 x bfloat> %1468, bfloat %1469, i64 6
  %1471 = extractelement <8 x bfloat> %1446, i64 7
  %1472 = insertelement <8 x bfloat> %1470, bfloat %1471, i64 7
  store <8 x bfloat> %1472, ptr addrspace(3) %1456, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %29, label %1473, label %1476

1473:                                             ; preds = %424
  %1474 = mul nsw i32 %422, 64
  %1475 = mul nsw i32 %406, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), ptr %2, i32 %1474, i32 %1475, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %1476

1476:                                             ; preds = %1473, %424
  br i1 %29, label %1477, label %1478

1477:                                             ; preds = %1476
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  br label %1478

1478:                                             ; preds = %1477, %1476
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  %1479 = mul nsw i32 %28, 2097152
  %1480 = add nsw i32 %1479, 64
  %1481 = mul nsw i32 %416, 128
  %1482 = add nsw i32 %1480, %1481
  %1483 = sext i32 %1482 to i64
  %1484 = getelementptr i8, ptr addrspace(6) %49, i64 %1483
  %1485 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1484, i1 false)
  %1486 = getelementptr i32, ptr %16, i64 4
  %1487 = extractelement <8 x i32> %1485, i64 0
  %1488 = insertelement <4 x i32> poison, i32 %1487, i64 0
  %1489 = extractelement <8 x i32> %1485, i64 1
  %1490 = insertelement <4 x i32> %1488, i32 %1489, i64 1
  %1491 = extractelement <8 x i32> %1485, i64 2
  %1492 = insertelement <4 x i32> %1490, i32 %1491, i64 2
  %1493 = extractelement <8 x i32> %1485, i64 3
  %1494 = insertelement <4 x i32> %1492, i32 %1493, i64 3
  store <4 x i32> %1494, ptr %16, align 16
  %1495 = extractelement <8 x i32> %1485, i64 4
  %1496 = insertelement <4 x i32> poison, i32 %1495, i64 0
  %1497 = extractelement <8 x i32> %1485, i64 5
  %1498 = insertelement <4 x i32> %1496, i32 %1497, i64 1
  %1499 = extractelement <8 x i32> %1485, i64 6
  %1500 = insertelement <4 x i32> %1498, i32 %1499, i64 2
  %1501 = extractelement <8 x i32> %1485, i64 7
  %1502 = insertelement <4 x i32> %1500, i32 %1501, i64 3
  store <4 x i32> %1502, ptr %1486, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1503 = getelementptr i32, ptr %16, i64 4
  %1504 = load <4 x i32>, ptr %16, align 16
  %1505 = extractelement <4 x i32> %1504, i64 0
  %1506 = insertelement <8 x i32> poison, i32 %1505, i64 0
  %1507 = extractelement <4 x i32> %1504, i64 1
  %1508 = insertelement <8 x i32> %1506, i32 %1507, i64 1
  %1509 = extractelement <4 x i32> %1504, i64 2
  %1510 = insertelement <8 x i32> %1508, i32 %1509, i64 2
  %1511 = extractelement <4 x i32> %1504, i64 3
  %1512 = insertelement <8 x i32> %1510, i32 %1511, i64 3
  %1513 = load <4 x i32>, ptr %1503, align 16
  %1514 = extractelement <4 x i32> %1513, i64 0
  %1515 = insertelement <8 x i32> %1512, i32 %1514, i64 4
  %1516 = extractelement <4 x i32> %1513, i64 1
  %1517 = insertelement <8 x i32> %1515, i32 %1516, i64 5
  %1518 = extractelement <4 x i32> %1513, i64 2
  %1519 = insertelement <8 x i32> %1517, i32 %1518, i64 6
  %1520 = extractelement <4 x i32> %1513, i64 3
  %1521 = insertelement <8 x i32> %1519, i32 %1520, i64 7
  %1522 = extractelement <8 x i32> %1521, i64 0
  %1523 = extractelement <8 x i32> %1521, i64 1
  %1524 = extractelement <8 x i32> %1521, i64 2
  %1525 = extractelement <8 x i32> %1521, i64 3
  %1526 = extractelement <8 x i32> %1521, i64 4
  %1527 = extractelement <8 x i32> %1521, i64 5
  %1528 = extractelement <8 x i32> %1521, i64 6
  %1529 = extractelement <8 x i32> %1521, i64 7
  %1530 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1522, i32 %1523, i32 %1524, i32 %1525, i32 %1526, i32 %1527, i32 %1528, i32 %1529)
  %1531 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 0
  %1532 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 1
  %1533 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 2
  %1534 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 3
  %1535 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 4
  %1536 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 5
  %1537 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 6
  %1538 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1530, 7
  %1539 = insertelement <8 x i32> poison, i32 %1531, i64 0
  %1540 = insertelement <8 x i32> %1539, i32 %1532, i64 1
  %1541 = insertelement <8 x i32> %1540, i32 %1533, i64 2
  %1542 = insertelement <8 x i32> %1541, i32 %1534, i64 3
  %1543 = insertelement <8 x i32> %1542, i32 %1535, i64 4
  %1544 = insertelement <8 x i32> %1543, i32 %1536, i64 5
  %1545 = insertelement <8 x i32> %1544, i32 %1537, i64 6
  %1546 = insertelement <8 x i32> %1545, i32 %1538, i64 7
  %1547 = getelementptr i32, ptr %16, i64 4
  %1548 = extractelement <8 x i32> %1546, i64 0
  %1549 = insertelement <4 x i32> poison, i32 %1548, i64 0
  %1550 = extractelement <8 x i32> %1546, i64 1
  %1551 = insertelement <4 x i32> %1549, i32 %1550, i64 1
  %1552 = extractelement <8 x i32> %1546, i64 2
  %1553 = insertelement <4 x i32> %1551, i32 %1552, i64 2
  %1554 = extractelement <8 x i32> %1546, i64 3
  %1555 = insertelement <4 x i32> %1553, i32 %1554, i64 3
  store <4 x i32> %1555, ptr %16, align 16
  %1556 = extractelement <8 x i32> %1546, i64 4
  %1557 = insertelement <4 x i32> poison, i32 %1556, i64 0
  %1558 = extractelement <8 x i32> %1546, i64 5
  %1559 = insertelement <4 x i32> %1557, i32 %1558, i64 1
  %1560 = extractelement <8 x i32> %1546, i64 6
  %1561 = insertelement <4 x i32> %1559, i32 %1560, i64 2
  %1562 = extractelement <8 x i32> %1546, i64 7
  %1563 = insertelement <4 x i32> %1561, i32 %1562, i64 3
  store <4 x i32> %1563, ptr %1547, align 16
  %1564 = getelementptr float, ptr %16, i64 4
  %1565 = load <4 x float>, ptr %16, align 16
  %1566 = extractelement <4 x float> %1565, i64 0
  %1567 = insertelement <8 x float> poison, float %1566, i64 0
  %1568 = extractelement <4 x float> %1565, i64 1
  %1569 = insertelement <8 x float> %1567, float %1568, i64 1
  %1570 = extractelement <4 x float> %1565, i64 2
  %1571 = insertelement <8 x float> %1569, float %1570, i64 2
  %1572 = extractelement <4 x float> %1565, i64 3
  %1573 = insertelement <8 x float> %1571, float %1572, i64 3
  %1574 = load <4 x float>, ptr %1564, align 16
  %1575 = extractelement <4 x float> %1574, i64 0
  %1576 = insertelement <8 x float> %1573, float %1575, i64 4
  %1577 = extractelement <4 x float> %1574, i64 1
  %1578 = insertelement <8 x float> %1576, float %1577, i64 5
  %1579 = extractelement <4 x float> %1574, i64 2
  %1580 = insertelement <8 x float> %1578, float %1579, i64 6
  %1581 = extractelement <4 x float> %1574, i64 3
  %1582 = insertelement <8 x float> %1580, float %1581, i64 7
  %1583 = fptrunc <8 x float> %1582 to <8 x bfloat>
  %1584 = mul nsw i32 %25, 64
  %1585 = add nsw i32 %1584, 0
  %1586 = add nsw i32 %1585, 8192
  %1587 = sext i32 %1586 to i64
  %1588 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1587
  %1589 = ptrtoint ptr addrspace(3) %1588 to i32
  %1590 = and i32 %1589, 896
  %1591 = lshr i32 %1590, 3
  %1592 = xor i32 %1589, %1591
  %1593 = inttoptr i32 %1592 to ptr addrspace(3)
  %1594 = extractelement <8 x bfloat> %1583, i64 0
  %1595 = insertelement <8 x bfloat> poison, bfloat %1594, i64 0
  %1596 = extractelement <8 x bfloat> %1583, i64 1
  %1597 = insertelement <8 x bfloat> %1595, bfloat %1596, i64 1
  %1598 = extractelement <8 x bfloat> %1583, i64 2
  %1599 = insertelement <8 x bfloat> %1597, bfloat %1598, i64 2
  %1600 = extractelement <8 x bfloat> %1583, i64 3
  %1601 = insertelement <8 x bfloat> %1599, bfloat %1600, i64 3
  %1602 = extractelement <8 x bfloat> %1583, i64 4
  %1603 = insertelement <8 x bfloat> %1601, bfloat %1602, i64 4
  %1604 = extractelement <8 x bfloat> %1583, i64 5
  %1605 = insertelement <8 x bfloat> %1603, bfloat %1604, i64 5
  %1606 = extractelement <8 x bfloat> %1583, i64 6
  %1607 = insertelement <8 x bfloat> %1605, bfloat %1606, i64 6
  %1608 = extractelement <8 x bfloat> %1583, i64 7
  %1609 = insertelement <8 x bfloat> %1607, bfloat %1608, i64 7
  store <8 x bfloat> %1609, ptr addrspace(3) %1593, align 16
  %1610 = mul nsw i32 %28, 2097152
  %1611 = add nsw i32 %1610, 72
  %1612 = mul nsw i32 %416, 128
  %1613 = add nsw i32 %1611, %1612
  %1614 = sext i32 %1613 to i64
  %1615 = getelementptr i8, ptr addrspace(6) %49, i64 %1614
  %1616 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1615, i1 false)
  %1617 = getelementptr i32, ptr %15, i64 4
  %1618 = extractelement <8 x i32> %1616, i64 0
  %1619 = insertelement <4 x i32> poison, i32 %1618, i64 0
  %1620 = extractelement <8 x i32> %1616, i64 1
  %1621 = insertelement <4 x i32> %1619, i32 %1620, i64 1
  %1622 = extractelement <8 x i32> %1616, i64 2
  %1623 = insertelement <4 x i32> %1621, i32 %1622, i64 2
  %1624 = extractelement <8 x i32> %1616, i64 3
  %1625 = insertelement <4 x i32> %1623, i32 %1624, i64 3
  store <4 x i32> %1625, ptr %15, align 16
  %1626 = extractelement <8 x i32> %1616, i64 4
  %1627 = insertelement <4 x i32> poison, i32 %1626, i64 0
  %1628 = extractelement <8 x i32> %1616, i64 5
  %1629 = insertelement <4 x i32> %1627, i32 %1628, i64 1
  %1630 = extractelement <8 x i32> %1616, i64 6
  %1631 = insertelement <4 x i32> %1629, i32 %1630, i64 2
  %1632 = extractelement <8 x i32> %1616, i64 7
  %1633 = insertelement <4 x i32> %1631, i32 %1632, i64 3
  store <4 x i32> %1633, ptr %1617, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1634 = getelementptr i32, ptr %15, i64 4
  %1635 = load <4 x i32>, ptr %15, align 16
  %1636 = extractelement <4 x i32> %1635, i64 0
  %1637 = insertelement <8 x i32> poison, i32 %1636, i64 0
  %1638 = extractelement <4 x i32> %1635, i64 1
  %1639 = insertelement <8 x i32> %1637, i32 %1638, i64 1
  %1640 = extractelement <4 x i32> %1635, i64 2
  %1641 = insertelement <8 x i32> %1639, i32 %1640, i64 2
  %1642 = extractelement <4 x i32> %1635, i64 3
  %1643 = insertelement <8 x i32> %1641, i32 %1642, i64 3
  %1644 = load <4 x i32>, ptr %1634, align 16
  %1645 = extractelement <4 x i32> %1644, i64 0
  %1646 = insertelement <8 x i32> %1643, i32 %1645, i64 4
  %1647 = extractelement <4 x i32> %1644, i64 1
  %1648 = insertelement <8 x i32> %1646, i32 %1647, i64 5
  %1649 = extractelement <4 x i32> %1644, i64 2
  %1650 = insertelement <8 x i32> %1648, i32 %1649, i64 6
  %1651 = extractelement <4 x i32> %1644, i64 3
  %1652 = insertelement <8 x i32> %1650, i32 %1651, i64 7
  %1653 = extractelement <8 x i32> %1652, i64 0
  %1654 = extractelement <8 x i32> %1652, i64 1
  %1655 = extractelement <8 x i32> %1652, i64 2
  %1656 = extractelement <8 x i32> %1652, i64 3
  %1657 = extractelement <8 x i32> %1652, i64 4
  %1658 = extractelement <8 x i32> %1652, i64 5
  %1659 = extractelement <8 x i32> %1652, i64 6
  %1660 = extractelement <8 x i32> %1652, i64 7
  %1661 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1653, i32 %1654, i32 %1655, i32 %1656, i32 %1657, i32 %1658, i32 %1659, i32 %1660)
  %1662 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 0
  %1663 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 1
  %1664 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 2
  %1665 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 3
  %1666 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 4
  %1667 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 5
  %1668 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 6
  %1669 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1661, 7
  %1670 = insertelement <8 x i32> poison, i32 %1662, i64 0
  %1671 = insertelement <8 x i32> %1670, i32 %1663, i64 1
  %1672 = insertelement <8 x i32> %1671, i32 %1664, i64 2
  %1673 = insertelement <8 x i32> %1672, i32 %1665, i64 3
  %1674 = insertelement <8 x i32> %1673, i32 %1666, i64 4
  %1675 = insertelement <8 x i32> %1674, i32 %1667, i64 5
  %1676 = insertelement <8 x i32> %1675, i32 %1668, i64 6
  %1677 = insertelement <8 x i32> %1676, i32 %1669, i64 7
  %1678 = getelementptr i32, ptr %15, i64 4
  %1679 = extractelement <8 x i32> %1677, i64 0
  %1680 = insertelement <4 x i32> poison, i32 %1679, i64 0
  %1681 = extractelement <8 x i32> %1677, i64 1
  %1682 = insertelement <4 x i32> %1680, i32 %1681, i64 1
  %1683 = extractelement <8 x i32> %1677, i64 2
  %1684 = insertelement <4 x i32> %1682, i32 %1683, i64 2
  %1685 = extractelement <8 x i32> %1677, i64 3
  %1686 = insertelement <4 x i32> %1684, i32 %1685, i64 3
  store <4 x i32> %1686, ptr %15, align 16
  %1687 = extractelement <8 x i32> %1677, i64 4
  %1688 = insertelement <4 x i32> poison, i32 %1687, i64 0
  %1689 = extractelement <8 x i32> %1677, i64 5
  %1690 = insertelement <4 x i32> %1688, i32 %1689, i64 1
  %1691 = extractelement <8 x i32> %1677, i64 6
  %1692 = insertelement <4 x i32> %1690, i32 %1691, i64 2
  %1693 = extractelement <8 x i32> %1677, i64 7
  %1694 = insertelement <4 x i32> %1692, i32 %1693, i64 3
  store <4 x i32> %1694, ptr %1678, align 16
  %1695 = getelementptr float, ptr %15, i64 4
  %1696 = load <4 x float>, ptr %15, align 16
  %1697 = extractelement <4 x float> %1696, i64 0
  %1698 = insertelement <8 x float> poison, float %1697, i64 0
  %1699 = extractelement <4 x float> %1696, i64 1
  %1700 = insertelement <8 x float> %1698, float %1699, i64 1
  %1701 = extractelement <4 x float> %1696, i64 2
  %1702 = insertelement <8 x float> %1700, float %1701, i64 2
  %1703 = extractelement <4 x float> %1696, i64 3
  %1704 = insertelement <8 x float> %1702, float %1703, i64 3
  %1705 = load <4 x float>, ptr %1695, align 16
  %1706 = extractelement <4 x float> %1705, i64 0
  %1707 = insertelement <8 x float> %1704, float %1706, i64 4
  %1708 = extractelement <4 x float> %1705, i64 1
  %1709 = insertelement <8 x float> %1707, float %1708, i64 5
  %1710 = extractelement <4 x float> %1705, i64 2
  %1711 = insertelement <8 x float> %1709, float %1710, i64 6
  %1712 = extractelement <4 x float> %1705, i64 3
  %1713 = insertelement <8 x float> %1711, float %1712, i64 7
  %1714 = fptrunc <8 x float> %1713 to <8 x bfloat>
  %1715 = mul nsw i32 %25, 64
  %1716 = add nsw i32 %1715, 8
  %1717 = add nsw i32 %1716, 8192
  %1718 = sext i32 %1717 to i64
  %1719 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1718
  %1720 = ptrtoint ptr addrspace(3) %1719 to i32
  %1721 = and i32 %1720, 896
  %1722 = lshr i32 %1721, 3
  %1723 = xor i32 %1720, %1722
  %1724 = inttoptr i32 %1723 to ptr addrspace(3)
  %1725 = extractelement <8 x bfloat> %1714, i64 0
  %1726 = insertelement <8 x bfloat> poison, bfloat %1725, i64 0
  %1727 = extractelement <8 x bfloat> %1714, i64 1
  %1728 = insertelement <8 x bfloat> %1726, bfloat %1727, i64 1
  %1729 = extractelement <8 x bfloat> %1714, i64 2
  %1730 = insertelement <8 x bfloat> %1728, bfloat %1729, i64 2
  %1731 = extractelement <8 x bfloat> %1714, i64 3
  %1732 = insertelement <8 x bfloat> %1730, bfloat %1731, i64 3
  %1733 = extractelement <8 x bfloat> %1714, i64 4
  %1734 = insertelement <8 x bfloat> %1732, bfloat %1733, i64 4
  %1735 = extractelement <8 x bfloat> %1714, i64 5
  %1736 = insertelement <8 x bfloat> %1734, bfloat %1735, i64 5
  %1737 = extractelement <8 x bfloat> %1714, i64 6
  %1738 = insertelement <8 x bfloat> %1736, bfloat %1737, i64 6
  %1739 = extractelement <8 x bfloat> %1714, i64 7
  %1740 = insertelement <8 x bfloat> %1738, bfloat %1739, i64 7
  store <8 x bfloat> %1740, ptr addrspace(3) %1724, align 16
  %1741 = mul nsw i32 %28, 2097152
  %1742 = add nsw i32 %1741, 80
  %1743 = mul nsw i32 %416, 128
  %1744 = add nsw i32 %1742, %1743
  %1745 = sext i32 %1744 to i64
  %1746 = getelementptr i8, ptr addrspace(6) %49, i64 %1745
  %1747 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1746, i1 false)
  %1748 = getelementptr i32, ptr %14, i64 4
  %1749 = extractelement <8 x i32> %1747, i64 0
  %1750 = insertelement <4 x i32> poison, i32 %1749, i64 0
  %1751 = extractelement <8 x i32> %1747, i64 1
  %1752 = insertelement <4 x i32> %1750, i32 %1751, i64 1
  %1753 = extractelement <8 x i32> %1747, i64 2
  %1754 = insertelement <4 x i32> %1752, i32 %1753, i64 2
  %1755 = extractelement <8 x i32> %1747, i64 3
  %1756 = insertelement <4 x i32> %1754, i32 %1755, i64 3
  store <4 x i32> %1756, ptr %14, align 16
  %1757 = extractelement <8 x i32> %1747, i64 4
  %1758 = insertelement <4 x i32> poison, i32 %1757, i64 0
  %1759 = extractelement <8 x i32> %1747, i64 5
  %1760 = insertelement <4 x i32> %1758, i32 %1759, i64 1
  %1761 = extractelement <8 x i32> %1747, i64 6
  %1762 = insertelement <4 x i32> %1760, i32 %1761, i64 2
  %1763 = extractelement <8 x i32> %1747, i64 7
  %1764 = insertelement <4 x i32> %1762, i32 %1763, i64 3
  store <4 x i32> %1764, ptr %1748, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1765 = getelementptr i32, ptr %14, i64 4
  %1766 = load <4 x i32>, ptr %14, align 16
  %1767 = extractelement <4 x i32> %1766, i64 0
  %1768 = insertelement <8 x i32> poison, i32 %1767, i64 0
  %1769 = extractelement <4 x i32> %1766, i64 1
  %1770 = insertelement <8 x i32> %1768, i32 %1769, i64 1
  %1771 = extractelement <4 x i32> %1766, i64 2
  %1772 = insertelement <8 x i32> %1770, i32 %1771, i64 2
  %1773 = extractelement <4 x i32> %1766, i64 3
  %1774 = insertelement <8 x i32> %1772, i32 %1773, i64 3
  %1775 = load <4 x i32>, ptr %1765, align 16
  %1776 = extractelement <4 x i32> %1775, i64 0
  %1777 = insertelement <8 x i32> %1774, i32 %1776, i64 4
  %1778 = extractelement <4 x i32> %1775, i64 1
  %1779 = insertelement <8 x i32> %1777, i32 %1778, i64 5
  %1780 = extractelement <4 x i32> %1775, i64 2
  %1781 = insertelement <8 x i32> %1779, i32 %1780, i64 6
  %1782 = extractelement <4 x i32> %1775, i64 3
  %1783 = insertelement <8 x i32> %1781, i32 %1782, i64 7
  %1784 = extractelement <8 x i32> %1783, i64 0
  %1785 = extractelement <8 x i32> %1783, i64 1
  %1786 = extractelement <8 x i32> %1783, i64 2
  %1787 = extractelement <8 x i32> %1783, i64 3
  %1788 = extractelement <8 x i32> %1783, i64 4
  %1789 = extractelement <8 x i32> %1783, i64 5
  %1790 = extractelement <8 x i32> %1783, i64 6
  %1791 = extractelement <8 x i32> %1783, i64 7
  %1792 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1784, i32 %1785, i32 %1786, i32 %1787, i32 %1788, i32 %1789, i32 %1790, i32 %1791)
  %1793 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 0
  %1794 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 1
  %1795 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 2
  %1796 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 3
  %1797 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 4
  %1798 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 5
  %1799 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 6
  %1800 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1792, 7
  %1801 = insertelement <8 x i32> poison, i32 %1793, i64 0
  %1802 = insertelement <8 x i32> %1801, i32 %1794, i64 1
  %1803 = insertelement <8 x i32> %1802, i32 %1795, i64 2
  %1804 = insertelement <8 x i32> %1803, i32 %1796, i64 3
  %1805 = insertelement <8 x i32> %1804, i32 %1797, i64 4
  %1806 = insertelement <8 x i32> %1805, i32 %1798, i64 5
  %1807 = insertelement <8 x i32> %1806, i32 %1799, i64 6
  %1808 = insertelement <8 x i32> %1807, i32 %1800, i64 7
  %1809 = getelementptr i32, ptr %14, i64 4
  %1810 = extractelement <8 x i32> %1808, i64 0
  %1811 = insertelement <4 x i32> poison, i32 %1810, i64 0
  %1812 = extractelement <8 x i32> %1808, i64 1
  %1813 = insertelement <4 x i32> %1811, i32 %1812, i64 1
  %1814 = extractelement <8 x i32> %1808, i64 2
  %1815 = insertelement <4 x i32> %1813, i32 %1814, i64 2
  %1816 = extractelement <8 x i32> %1808, i64 3
  %1817 = insertelement <4 x i32> %1815, i32 %1816, i64 3
  store <4 x i32> %1817, ptr %14, align 16
  %1818 = extractelement <8 x i32> %1808, i64 4
  %1819 = insertelement <4 x i32> poison, i32 %1818, i64 0
  %1820 = extractelement <8 x i32> %1808, i64 5
  %1821 = insertelement <4 x i32> %1819, i32 %1820, i64 1
  %1822 = extractelement <8 x i32> %1808, i64 6
  %1823 = insertelement <4 x i32> %1821, i32 %1822, i64 2
  %1824 = extractelement <8 x i32> %1808, i64 7
  %1825 = insertelement <4 x i32> %1823, i32 %1824, i64 3
  store <4 x i32> %1825, ptr %1809, align 16
  %1826 = getelementptr float, ptr %14, i64 4
  %1827 = load <4 x float>, ptr %14, align 16
  %1828 = extractelement <4 x float> %1827, i64 0
  %1829 = insertelement <8 x float> poison, float %1828, i64 0
  %1830 = extractelement <4 x float> %1827, i64 1
  %1831 = insertelement <8 x float> %1829, float %1830, i64 1
  %1832 = extractelement <4 x float> %1827, i64 2
  %1833 = insertelement <8 x float> %1831, float %1832, i64 2
  %1834 = extractelement <4 x float> %1827, i64 3
  %1835 = insertelement <8 x float> %1833, float %1834, i64 3
  %1836 = load <4 x float>, ptr %1826, align 16
  %1837 = extractelement <4 x float> %1836, i64 0
  %1838 = insertelement <8 x float> %1835, float %1837, i64 4
  %1839 = extractelement <4 x float> %1836, i64 1
  %1840 = insertelement <8 x float> %1838, float %1839, i64 5
  %1841 = extractelement <4 x float> %1836, i64 2
  %1842 = insertelement <8 x float> %1840, float %1841, i64 6
  %1843 = extractelement <4 x float> %1836, i64 3
  %1844 = insertelement <8 x float> %1842, float %1843, i64 7
  %1845 = fptrunc <8 x float> %1844 to <8 x bfloat>
  %1846 = mul nsw i32 %25, 64
  %1847 = add nsw i32 %1846, 16
  %1848 = add nsw i32 %1847, 8192
  %1849 = sext i32 %1848 to i64
  %1850 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1849
  %1851 = ptrtoint ptr addrspace(3) %1850 to i32
  %1852 = and i32 %1851, 896
  %1853 = lshr i32 %1852, 3
  %1854 = xor i32 %1851, %1853
  %1855 = inttoptr i32 %1854 to ptr addrspace(3)
  %1856 = extractelement <8 x bfloat> %1845, i64 0
  %1857 = insertelement <8 x bfloat> poison, bfloat %1856, i64 0
  %1858 = extractelement <8 x bfloat> %1845, i64 1
  %1859 = insertelement <8 x bfloat> %1857, bfloat %1858, i64 1
  %1860 = extractelement <8 x bfloat> %1845, i64 2
  %1861 = insertelement <8 x bfloat> %1859, bfloat %1860, i64 2
  %1862 = extractelement <8 x bfloat> %1845, i64 3
  %1863 = insertelement <8 x bfloat> %1861, bfloat %1862, i64 3
  %1864 = extractelement <8 x bfloat> %1845, i64 4
  %1865 = insertelement <8 x bfloat> %1863, bfloat %1864, i64 4
  %1866 = extractelement <8 x bfloat> %1845, i64 5
  %1867 = insertelement <8 x bfloat> %1865, bfloat %1866, i64 5
  %1868 = extractelement <8 x bfloat> %1845, i64 6
  %1869 = insertelement <8 x bfloat> %1867, bfloat %1868, i64 6
  %1870 = extractelement <8 x bfloat> %1845, i64 7
  %1871 = insertelement <8 x bfloat> %1869, bfloat %1870, i64 7
  store <8 x bfloat> %1871, ptr addrspace(3) %1855, align 16
  %1872 = mul nsw i32 %28, 2097152
  %1873 = add nsw i32 %1872, 88
  %1874 = mul nsw i32 %416, 128
  %1875 = add nsw i32 %1873, %1874
  %1876 = sext i32 %1875 to i64
  %1877 = getelementptr i8, ptr addrspace(6) %49, i64 %1876
  %1878 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1877, i1 false)
  %1879 = getelementptr i32, ptr %13, i64 4
  %1880 = extractelement <8 x i32> %1878, i64 0
  %1881 = insertelement <4 x i32> poison, i32 %1880, i64 0
  %1882 = extractelement <8 x i32> %1878, i64 1
  %1883 = insertelement <4 x i32> %1881, i32 %1882, i64 1
  %1884 = extractelement <8 x i32> %1878, i64 2
  %1885 = insertelement <4 x i32> %1883, i32 %1884, i64 2
  %1886 = extractelement <8 x i32> %1878, i64 3
  %1887 = insertelement <4 x i32> %1885, i32 %1886, i64 3
  store <4 x i32> %1887, ptr %13, align 16
  %1888 = extractelement <8 x i32> %1878, i64 4
  %1889 = insertelement <4 x i32> poison, i32 %1888, i64 0
  %1890 = extractelement <8 x i32> %1878, i64 5
  %1891 = insertelement <4 x i32> %1889, i32 %1890, i64 1
  %1892 = extractelement <8 x i32> %1878, i64 6
  %1893 = insertelement <4 x i32> %1891, i32 %1892, i64 2
  %1894 = extractelement <8 x i32> %1878, i64 7
  %1895 = insertelement <4 x i32> %1893, i32 %1894, i64 3
  store <4 x i32> %1895, ptr %1879, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1896 = getelementptr i32, ptr %13, i64 4
  %1897 = load <4 x i32>, ptr %13, align 16
  %1898 = extractelement <4 x i32> %1897, i64 0
  %1899 = insertelement <8 x i32> poison, i32 %1898, i64 0
  %1900 = extractelement <4 x i32> %1897, i64 1
  %1901 = insertelement <8 x i32> %1899, i32 %1900, i64 1
  %1902 = extractelement <4 x i32> %1897, i64 2
  %1903 = insertelement <8 x i32> %1901, i32 %1902, i64 2
  %1904 = extractelement <4 x i32> %1897, i64 3
  %1905 = insertelement <8 x i32> %1903, i32 %1904, i64 3
  %1906 = load <4 x i32>, ptr %1896, align 16
  %1907 = extractelement <4 x i32> %1906, i64 0
  %1908 = insertelement <8 x i32> %1905, i32 %1907, i64 4
  %1909 = extractelement <4 x i32> %1906, i64 1
  %1910 = insertelement <8 x i32> %1908, i32 %1909, i64 5
  %1911 = extractelement <4 x i32> %1906, i64 2
  %1912 = insertelement <8 x i32> %1910, i32 %1911, i64 6
  %1913 = extractelement <4 x i32> %1906, i64 3
  %1914 = insertelement <8 x i32> %1912, i32 %1913, i64 7
  %1915 = extractelement <8 x i32> %1914, i64 0
  %1916 = extractelement <8 x i32> %1914, i64 1
  %1917 = extractelement <8 x i32> %1914, i64 2
  %1918 = extractelement <8 x i32> %1914, i64 3
  %1919 = extractelement <8 x i32> %1914, i64 4
  %1920 = extractelement <8 x i32> %1914, i64 5
  %1921 = extractelement <8 x i32> %1914, i64 6
  %1922 = extractelement <8 x i32> %1914, i64 7
  %1923 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1915, i32 %1916, i32 %1917, i32 %1918, i32 %1919, i32 %1920, i32 %1921, i32 %1922)
  %1924 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 0
  %1925 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 1
  %1926 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 2
  %1927 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 3
  %1928 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 4
  %1929 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 5
  %1930 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 6
  %1931 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1923, 7
  %1932 = insertelement <8 x i32> poison, i32 %1924, i64 0
  %1933 = insertelement <8 x i32> %1932, i32 %1925, i64 1
  %1934 = insertelement <8 x i32> %1933, i32 %1926, i64 2
  %1935 = insertelement <8 x i32> %1934, i32 %1927, i64 3
  %1936 = insertelement <8 x i32> %1935, i32 %1928, i64 4
  %1937 = insertelement <8 x i32> %1936, i32 %1929, i64 5
  %1938 = insertelement <8 x i32> %1937, i32 %1930, i64 6
  %1939 = insertelement <8 x i32> %1938, i32 %1931, i64 7
  %1940 = getelementptr i32, ptr %13, i64 4
  %1941 = extractelement <8 x i32> %1939, i64 0
  %1942 = insertelement <4 x i32> poison, i32 %1941, i64 0
  %1943 = extractelement <8 x i32> %1939, i64 1
  %1944 = insertelement <4 x i32> %1942, i32 %1943, i64 1
  %1945 = extractelement <8 x i32> %1939, i64 2
  %1946 = insertelement <4 x i32> %1944, i32 %1945, i64 2
  %1947 = extractelement <8 x i32> %1939, i64 3
  %1948 = insertelement <4 x i32> %1946, i32 %1947, i64 3
  store <4 x i32> %1948, ptr %13, align 16
  %1949 = extractelement <8 x i32> %1939, i64 4
  %1950 = insertelement <4 x i32> poison, i32 %1949, i64 0
  %1951 = extractelement <8 x i32> %1939, i64 5
  %1952 = insertelement <4 x i32> %1950, i32 %1951, i64 1
  %1953 = extractelement <8 x i32> %1939, i64 6
  %1954 = insertelement <4 x i32> %1952, i32 %1953, i64 2
  %1955 = extractelement <8 x i32> %1939, i64 7
  %1956 = insertelement <4 x i32> %1954, i32 %1955, i64 3
  store <4 x i32> %1956, ptr %1940, align 16
  %1957 = getelementptr float, ptr %13, i64 4
  %1958 = load <4 x float>, ptr %13, align 16
  %1959 = extractelement <4 x float> %1958, i64 0
  %1960 = insertelement <8 x float> poison, float %1959, i64 0
  %1961 = extractelement <4 x float> %1958, i64 1
  %1962 = insertelement <8 x float> %1960, float %1961, i64 1
  %1963 = extractelement <4 x float> %1958, i64 2
  %1964 = insertelement <8 x float> %1962, float %1963, i64 2
  %1965 = extractelement <4 x float> %1958, i64 3
  %1966 = insertelement <8 x float> %1964, float %1965, i64 3
  %1967 = load <4 x float>, ptr %1957, align 16
  %1968 = extractelement <4 x float> %1967, i64 0
  %1969 = insertelement <8 x float> %1966, float %1968, i64 4
  %1970 = extractelement <4 x float> %1967, i64 1
  %1971 = insertelement <8 x float> %1969, float %1970, i64 5
  %1972 = extractelement <4 x float> %1967, i64 2
  %1973 = insertelement <8 x float> %1971, float %1972, i64 6
  %1974 = extractelement <4 x float> %1967, i64 3
  %1975 = insertelement <8 x float> %1973, float %1974, i64 7
  %1976 = fptrunc <8 x float> %1975 to <8 x bfloat>
  %1977 = mul nsw i32 %25, 64
  %1978 = add nsw i32 %1977, 24
  %1979 = add nsw i32 %1978, 8192
  %1980 = sext i32 %1979 to i64
  %1981 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %1980
  %1982 = ptrtoint ptr addrspace(3) %1981 to i32
  %1983 = and i32 %1982, 896
  %1984 = lshr i32 %1983, 3
  %1985 = xor i32 %1982, %1984
  %1986 = inttoptr i32 %1985 to ptr addrspace(3)
  %1987 = extractelement <8 x bfloat> %1976, i64 0
  %1988 = insertelement <8 x bfloat> poison, bfloat %1987, i64 0
  %1989 = extractelement <8 x bfloat> %1976, i64 1
  %1990 = insertelement <8 x bfloat> %1988, bfloat %1989, i64 1
  %1991 = extractelement <8 x bfloat> %1976, i64 2
  %1992 = insertelement <8 x bfloat> %1990, bfloat %1991, i64 2
  %1993 = extractelement <8 x bfloat> %1976, i64 3
  %1994 = insertelement <8 x bfloat> %1992, bfloat %1993, i64 3
  %1995 = extractelement <8 x bfloat> %1976, i64 4
  %1996 = insertelement <8 x bfloat> %1994, bfloat %1995, i64 4
  %1997 = extractelement <8 x bfloat> %1976, i64 5
  %1998 = insertelement <8 x bfloat> %1996, bfloat %1997, i64 5
  %1999 = extractelement <8 x bfloat> %1976, i64 6
  %2000 = insertelement <8 x bfloat> %1998, bfloat %1999, i64 6
  %2001 = extractelement <8 x bfloat> %1976, i64 7
  %2002 = insertelement <8 x bfloat> %2000, bfloat %2001, i64 7
  store <8 x bfloat> %2002, ptr addrspace(3) %1986, align 16
  %2003 = mul nsw i32 %28, 2097152
  %2004 = add nsw i32 %2003, 96
  %2005 = mul nsw i32 %416, 128
  %2006 = add nsw i32 %2004, %2005
  %2007 = sext i32 %2006 to i64
  %2008 = getelementptr i8, ptr addrspace(6) %49, i64 %2007
  %2009 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2008, i1 false)
  %2010 = getelementptr i32, ptr %12, i64 4
  %2011 = extractelement <8 x i32> %2009, i64 0
  %2012 = insertelement <4 x i32> poison, i32 %2011, i64 0
  %2013 = extractelement <8 x i32> %2009, i64 1
  %2014 = insertelement <4 x i32> %2012, i32 %2013, i64 1
  %2015 = extractelement <8 x i32> %2009, i64 2
  %2016 = insertelement <4 x i32> %2014, i32 %2015, i64 2
  %2017 = extractelement <8 x i32> %2009, i64 3
  %2018 = insertelement <4 x i32> %2016, i32 %2017, i64 3
  store <4 x i32> %2018, ptr %12, align 16
  %2019 = extractelement <8 x i32> %2009, i64 4
  %2020 = insertelement <4 x i32> poison, i32 %2019, i64 0
  %2021 = extractelement <8 x i32> %2009, i64 5
  %2022 = insertelement <4 x i32> %2020, i32 %2021, i64 1
  %2023 = extractelement <8 x i32> %2009, i64 6
  %2024 = insertelement <4 x i32> %2022, i32 %2023, i64 2
  %2025 = extractelement <8 x i32> %2009, i64 7
  %2026 = insertelement <4 x i32> %2024, i32 %2025, i64 3
  store <4 x i32> %2026, ptr %2010, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2027 = getelementptr i32, ptr %12, i64 4
  %2028 = load <4 x i32>, ptr %12, align 16
  %2029 = extractelement <4 x i32> %2028, i64 0
  %2030 = insertelement <8 x i32> poison, i32 %2029, i64 0
  %2031 = extractelement <4 x i32> %2028, i64 1
  %2032 = insertelement <8 x i32> %2030, i32 %2031, i64 1
  %2033 = extractelement <4 x i32> %2028, i64 2
  %2034 = insertelement <8 x i32> %2032, i32 %2033, i64 2
  %2035 = extractelement <4 x i32> %2028, i64 3
  %2036 = insertelement <8 x i32> %2034, i32 %2035, i64 3
  %2037 = load <4 x i32>, ptr %2027, align 16
  %2038 = extractelement <4 x i32> %2037, i64 0
  %2039 = insertelement <8 x i32> %2036, i32 %2038, i64 4
  %2040 = extractelement <4 x i32> %2037, i64 1
  %2041 = insertelement <8 x i32> %2039, i32 %2040, i64 5
  %2042 = extractelement <4 x i32> %2037, i64 2
  %2043 = insertelement <8 x i32> %2041, i32 %2042, i64 6
  %2044 = extractelement <4 x i32> %2037, i64 3
  %2045 = insertelement <8 x i32> %2043, i32 %2044, i64 7
  %2046 = extractelement <8 x i32> %2045, i64 0
  %2047 = extractelement <8 x i32> %2045, i64 1
  %2048 = extractelement <8 x i32> %2045, i64 2
  %2049 = extractelement <8 x i32> %2045, i64 3
  %2050 = extractelement <8 x i32> %2045, i64 4
  %2051 = extractelement <8 x i32> %2045, i64 5
  %2052 = extractelement <8 x i32> %2045, i64 6
  %2053 = extractelement <8 x i32> %2045, i64 7
  %2054 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2046, i32 %2047, i32 %2048, i32 %2049, i32 %2050, i32 %2051, i32 %2052, i32 %2053)
  %2055 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 0
  %2056 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 1
  %2057 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 2
  %2058 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 3
  %2059 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 4
  %2060 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 5
  %2061 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 6
  %2062 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2054, 7
  %2063 = insertelement <8 x i32> poison, i32 %2055, i64 0
  %2064 = insertelement <8 x i32> %2063, i32 %2056, i64 1
  %2065 = insertelement <8 x i32> %2064, i32 %2057, i64 2
  %2066 = insertelement <8 x i32> %2065, i32 %2058, i64 3
  %2067 = insertelement <8 x i32> %2066, i32 %2059, i64 4
  %2068 = insertelement <8 x i32> %2067, i32 %2060, i64 5
  %2069 = insertelement <8 x i32> %2068, i32 %2061, i64 6
  %2070 = insertelement <8 x i32> %2069, i32 %2062, i64 7
  %2071 = getelementptr i32, ptr %12, i64 4
  %2072 = extractelement <8 x i32> %2070, i64 0
  %2073 = insertelement <4 x i32> poison, i32 %2072, i64 0
  %2074 = extractelement <8 x i32> %2070, i64 1
  %2075 = insertelement <4 x i32> %2073, i32 %2074, i64 1
  %2076 = extractelement <8 x i32> %2070, i64 2
  %2077 = insertelement <4 x i32> %2075, i32 %2076, i64 2
  %2078 = extractelement <8 x i32> %2070, i64 3
  %2079 = insertelement <4 x i32> %2077, i32 %2078, i64 3
  store <4 x i32> %2079, ptr %12, align 16
  %2080 = extractelement <8 x i32> %2070, i64 4
  %2081 = insertelement <4 x i32> poison, i32 %2080, i64 0
  %2082 = extractelement <8 x i32> %2070, i64 5
  %2083 = insertelement <4 x i32> %2081, i32 %2082, i64 1
  %2084 = extractelement <8 x i32> %2070, i64 6
  %2085 = insertelement <4 x i32> %2083, i32 %2084, i64 2
  %2086 = extractelement <8 x i32> %2070, i64 7
  %2087 = insertelement <4 x i32> %2085, i32 %2086, i64 3
  store <4 x i32> %2087, ptr %2071, align 16
  %2088 = getelementptr float, ptr %12, i64 4
  %2089 = load <4 x float>, ptr %12, align 16
  %2090 = extractelement <4 x float> %2089, i64 0
  %2091 = insertelement <8 x float> poison, float %2090, i64 0
  %2092 = extractelement <4 x float> %2089, i64 1
  %2093 = insertelement <8 x float> %2091, float %2092, i64 1
  %2094 = extractelement <4 x float> %2089, i64 2
  %2095 = insertelement <8 x float> %2093, float %2094, i64 2
  %2096 = extractelement <4 x float> %2089, i64 3
  %2097 = insertelement <8 x float> %2095, float %2096, i64 3
  %2098 = load <4 x float>, ptr %2088, align 16
  %2099 = extractelement <4 x float> %2098, i64 0
  %2100 = insertelement <8 x float> %2097, float %2099, i64 4
  %2101 = extractelement <4 x float> %2098, i64 1
  %2102 = insertelement <8 x float> %2100, float %2101, i64 5
  %2103 = extractelement <4 x float> %2098, i64 2
  %2104 = insertelement <8 x float> %2102, float %2103, i64 6
  %2105 = extractelement <4 x float> %2098, i64 3
  %2106 = insertelement <8 x float> %2104, float %2105, i64 7
  %2107 = fptrunc <8 x float> %2106 to <8 x bfloat>
  %2108 = mul nsw i32 %25, 64
  %2109 = add nsw i32 %2108, 32
  %2110 = add nsw i32 %2109, 8192
  %2111 = sext i32 %2110 to i64
  %2112 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2111
  %2113 = ptrtoint ptr addrspace(3) %2112 to i32
  %2114 = and i32 %2113, 896
  %2115 = lshr i32 %2114, 3
  %2116 = xor i32 %2113, %2115
  %2117 = inttoptr i32 %2116 to ptr addrspace(3)
  %2118 = extractelement <8 x bfloat> %2107, i64 0
  %2119 = insertelement <8 x bfloat> poison, bfloat %2118, i64 0
  %2120 = extractelement <8 x bfloat> %2107, i64 1
  %2121 = insertelement <8 x bfloat> %2119, bfloat %2120, i64 1
  %2122 = extractelement <8 x bfloat> %2107, i64 2
  %2123 = insertelement <8 x bfloat> %2121, bfloat %2122, i64 2
  %2124 = extractelement <8 x bfloat> %2107, i64 3
  %2125 = insertelement <8 x bfloat> %2123, bfloat %2124, i64 3
  %2126 = extractelement <8 x bfloat> %2107, i64 4
  %2127 = insertelement <8 x bfloat> %2125, bfloat %2126, i64 4
  %2128 = extractelement <8 x bfloat> %2107, i64 5
  %2129 = insertelement <8 x bfloat> %2127, bfloat %2128, i64 5
  %2130 = extractelement <8 x bfloat> %2107, i64 6
  %2131 = insertelement <8 x bfloat> %2129, bfloat %2130, i64 6
  %2132 = extractelement <8 x bfloat> %2107, i64 7
  %2133 = insertelement <8 x bfloat> %2131, bfloat %2132, i64 7
  store <8 x bfloat> %2133, ptr addrspace(3) %2117, align 16
  %2134 = mul nsw i32 %28, 2097152
  %2135 = add nsw i32 %2134, 104
  %2136 = mul nsw i32 %416, 128
  %2137 = add nsw i32 %2135, %2136
  %2138 = sext i32 %2137 to i64
  %2139 = getelementptr i8, ptr addrspace(6) %49, i64 %2138
  %2140 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2139, i1 false)
  %2141 = getelementptr i32, ptr %11, i64 4
  %2142 = extractelement <8 x i32> %2140, i64 0
  %2143 = insertelement <4 x i32> poison, i32 %2142, i64 0
  %2144 = extractelement <8 x i32> %2140, i64 1
  %2145 = insertelement <4 x i32> %2143, i32 %2144, i64 1
  %2146 = extractelement <8 x i32> %2140, i64 2
  %2147 = insertelement <4 x i32> %2145, i32 %2146, i64 2
  %2148 = extractelement <8 x i32> %2140, i64 3
  %2149 = insertelement <4 x i32> %2147, i32 %2148, i64 3
  store <4 x i32> %2149, ptr %11, align 16
  %2150 = extractelement <8 x i32> %2140, i64 4
  %2151 = insertelement <4 x i32> poison, i32 %2150, i64 0
  %2152 = extractelement <8 x i32> %2140, i64 5
  %2153 = insertelement <4 x i32> %2151, i32 %2152, i64 1
  %2154 = extractelement <8 x i32> %2140, i64 6
  %2155 = insertelement <4 x i32> %2153, i32 %2154, i64 2
  %2156 = extractelement <8 x i32> %2140, i64 7
  %2157 = insertelement <4 x i32> %2155, i32 %2156, i64 3
  store <4 x i32> %2157, ptr %2141, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2158 = getelementptr i32, ptr %11, i64 4
  %2159 = load <4 x i32>, ptr %11, align 16
  %2160 = extractelement <4 x i32> %2159, i64 0
  %2161 = insertelement <8 x i32> poison, i32 %2160, i64 0
  %2162 = extractelement <4 x i32> %2159, i64 1
  %2163 = insertelement <8 x i32> %2161, i32 %2162, i64 1
  %2164 = extractelement <4 x i32> %2159, i64 2
  %2165 = insertelement <8 x i32> %2163, i32 %2164, i64 2
  %2166 = extractelement <4 x i32> %2159, i64 3
  %2167 = insertelement <8 x i32> %2165, i32 %2166, i64 3
  %2168 = load <4 x i32>, ptr %2158, align 16
  %2169 = extractelement <4 x i32> %2168, i64 0
  %2170 = insertelement <8 x i32> %2167, i32 %2169, i64 4
  %2171 = extractelement <4 x i32> %2168, i64 1
  %2172 = insertelement <8 x i32> %2170, i32 %2171, i64 5
  %2173 = extractelement <4 x i32> %2168, i64 2
  %2174 = insertelement <8 x i32> %2172, i32 %2173, i64 6
  %2175 = extractelement <4 x i32> %2168, i64 3
  %2176 = insertelement <8 x i32> %2174, i32 %2175, i64 7
  %2177 = extractelement <8 x i32> %2176, i64 0
  %2178 = extractelement <8 x i32> %2176, i64 1
  %2179 = extractelement <8 x i32> %2176, i64 2
  %2180 = extractelement <8 x i32> %2176, i64 3
  %2181 = extractelement <8 x i32> %2176, i64 4
  %2182 = extractelement <8 x i32> %2176, i64 5
  %2183 = extractelement <8 x i32> %2176, i64 6
  %2184 = extractelement <8 x i32> %2176, i64 7
  %2185 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2177, i32 %2178, i32 %2179, i32 %2180, i32 %2181, i32 %2182, i32 %2183, i32 %2184)
  %2186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 0
  %2187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 1
  %2188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 2
  %2189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 3
  %2190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 4
  %2191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 5
  %2192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 6
  %2193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2185, 7
  %2194 = insertelement <8 x i32> poison, i32 %2186, i64 0
  %2195 = insertelement <8 x i32> %2194, i32 %2187, i64 1
  %2196 = insertelement <8 x i32> %2195, i32 %2188, i64 2
  %2197 = insertelement <8 x i32> %2196, i32 %2189, i64 3
  %2198 = insertelement <8 x i32> %2197, i32 %2190, i64 4
  %2199 = insertelement <8 x i32> %2198, i32 %2191, i64 5
  %2200 = insertelement <8 x i32> %2199, i32 %2192, i64 6
  %2201 = insertelement <8 x i32> %2200, i32 %2193, i64 7
  %2202 = getelementptr i32, ptr %11, i64 4
  %2203 = extractelement <8 x i32> %2201, i64 0
  %2204 = insertelement <4 x i32> poison, i32 %2203, i64 0
  %2205 = extractelement <8 x i32> %2201, i64 1
  %2206 = insertelement <4 x i32> %2204, i32 %2205, i64 1
  %2207 = extractelement <8 x i32> %2201, i64 2
  %2208 = insertelement <4 x i32> %2206, i32 %2207, i64 2
  %2209 = extractelement <8 x i32> %2201, i64 3
  %2210 = insertelement <4 x i32> %2208, i32 %2209, i64 3
  store <4 x i32> %2210, ptr %11, align 16
  %2211 = extractelement <8 x i32> %2201, i64 4
  %2212 = insertelement <4 x i32> poison, i32 %2211, i64 0
  %2213 = extractelement <8 x i32> %2201, i64 5
  %2214 = insertelement <4 x i32> %2212, i32 %2213, i64 1
  %2215 = extractelement <8 x i32> %2201, i64 6
  %2216 = insertelement <4 x i32> %2214, i32 %2215, i64 2
  %2217 = extractelement <8 x i32> %2201, i64 7
  %2218 = insertelement <4 x i32> %2216, i32 %2217, i64 3
  store <4 x i32> %2218, ptr %2202, align 16
  %2219 = getelementptr float, ptr %11, i64 4
  %2220 = load <4 x float>, ptr %11, align 16
  %2221 = extractelement <4 x float> %2220, i64 0
  %2222 = insertelement <8 x float> poison, float %2221, i64 0
  %2223 = extractelement <4 x float> %2220, i64 1
  %2224 = insertelement <8 x float> %2222, float %2223, i64 1
  %2225 = extractelement <4 x float> %2220, i64 2
  %2226 = insertelement <8 x float> %2224, float %2225, i64 2
  %2227 = extractelement <4 x float> %2220, i64 3
  %2228 = insertelement <8 x float> %2226, float %2227, i64 3
  %2229 = load <4 x float>, ptr %2219, align 16
  %2230 = extractelement <4 x float> %2229, i64 0
  %2231 = insertelement <8 x float> %2228, float %2230, i64 4
  %2232 = extractelement <4 x float> %2229, i64 1
  %2233 = insertelement <8 x float> %2231, float %2232, i64 5
  %2234 = extractelement <4 x float> %2229, i64 2
  %2235 = insertelement <8 x float> %2233, float %2234, i64 6
  %2236 = extractelement <4 x float> %2229, i64 3
  %2237 = insertelement <8 x float> %2235, float %2236, i64 7
  %2238 = fptrunc <8 x float> %2237 to <8 x bfloat>
  %2239 = mul nsw i32 %25, 64
  %2240 = add nsw i32 %2239, 40
  %2241 = add nsw i32 %2240, 8192
  %2242 = sext i32 %2241 to i64
  %2243 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2242
  %2244 = ptrtoint ptr addrspace(3) %2243 to i32
  %2245 = and i32 %2244, 896
  %2246 = lshr i32 %2245, 3
  %2247 = xor i32 %2244, %2246
  %2248 = inttoptr i32 %2247 to ptr addrspace(3)
  %2249 = extractelement <8 x bfloat> %2238, i64 0
  %2250 = insertelement <8 x bfloat> poison, bfloat %2249, i64 0
  %2251 = extractelement <8 x bfloat> %2238, i64 1
  %2252 = insertelement <8 x bfloat> %2250, bfloat %2251, i64 1
  %2253 = extractelement <8 x bfloat> %2238, i64 2
  %2254 = insertelement <8 x bfloat> %2252, bfloat %2253, i64 2
  %2255 = extractelement <8 x bfloat> %2238, i64 3
  %2256 = insertelement <8 x bfloat> %2254, bfloat %2255, i64 3
  %2257 = extractelement <8 x bfloat> %2238, i64 4
  %2258 = insertelement <8 x bfloat> %2256, bfloat %2257, i64 4
  %2259 = extractelement <8 x bfloat> %2238, i64 5
  %2260 = insertelement <8 x bfloat> %2258, bfloat %2259, i64 5
  %2261 = extractelement <8 x bfloat> %2238, i64 6
  %2262 = insertelement <8 x bfloat> %2260, bfloat %2261, i64 6
  %2263 = extractelement <8 x bfloat> %2238, i64 7
  %2264 = insertelement <8 x bfloat> %2262, bfloat %2263, i64 7
  store <8 x bfloat> %2264, ptr addrspace(3) %2248, align 16
  %2265 = mul nsw i32 %28, 2097152
  %2266 = add nsw i32 %2265, 112
  %2267 = mul nsw i32 %416, 128
  %2268 = add nsw i32 %2266, %2267
  %2269 = sext i32 %2268 to i64
  %2270 = getelementptr i8, ptr addrspace(6) %49, i64 %2269
  %2271 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2270, i1 false)
  %2272 = getelementptr i32, ptr %10, i64 4
  %2273 = extractelement <8 x i32> %2271, i64 0
  %2274 = insertelement <4 x i32> poison, i32 %2273, i64 0
  %2275 = extractelement <8 x i32> %2271, i64 1
  %2276 = insertelement <4 x i32> %2274, i32 %2275, i64 1
  %2277 = extractelement <8 x i32> %2271, i64 2
  %2278 = insertelement <4 x i32> %2276, i32 %2277, i64 2
  %2279 = extractelement <8 x i32> %2271, i64 3
  %2280 = insertelement <4 x i32> %2278, i32 %2279, i64 3
  store <4 x i32> %2280, ptr %10, align 16
  %2281 = extractelement <8 x i32> %2271, i64 4
  %2282 = insertelement <4 x i32> poison, i32 %2281, i64 0
  %2283 = extractelement <8 x i32> %2271, i64 5
  %2284 = insertelement <4 x i32> %2282, i32 %2283, i64 1
  %2285 = extractelement <8 x i32> %2271, i64 6
  %2286 = insertelement <4 x i32> %2284, i32 %2285, i64 2
  %2287 = extractelement <8 x i32> %2271, i64 7
  %2288 = insertelement <4 x i32> %2286, i32 %2287, i64 3
  store <4 x i32> %2288, ptr %2272, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2289 = getelementptr i32, ptr %10, i64 4
  %2290 = load <4 x i32>, ptr %10, align 16
  %2291 = extractelement <4 x i32> %2290, i64 0
  %2292 = insertelement <8 x i32> poison, i32 %2291, i64 0
  %2293 = extractelement <4 x i32> %2290, i64 1
  %2294 = insertelement <8 x i32> %2292, i32 %2293, i64 1
  %2295 = extractelement <4 x i32> %2290, i64 2
  %2296 = insertelement <8 x i32> %2294, i32 %2295, i64 2
  %2297 = extractelement <4 x i32> %2290, i64 3
  %2298 = insertelement <8 x i32> %2296, i32 %2297, i64 3
  %2299 = load <4 x i32>, ptr %2289, align 16
  %2300 = extractelement <4 x i32> %2299, i64 0
  %2301 = insertelement <8 x i32> %2298, i32 %2300, i64 4
  %2302 = extractelement <4 x i32> %2299, i64 1
  %2303 = insertelement <8 x i32> %2301, i32 %2302, i64 5
  %2304 = extractelement <4 x i32> %2299, i64 2
  %2305 = insertelement <8 x i32> %2303, i32 %2304, i64 6
  %2306 = extractelement <4 x i32> %2299, i64 3
  %2307 = insertelement <8 x i32> %2305, i32 %2306, i64 7
  %2308 = extractelement <8 x i32> %2307, i64 0
  %2309 = extractelement <8 x i32> %2307, i64 1
  %2310 = extractelement <8 x i32> %2307, i64 2
  %2311 = extractelement <8 x i32> %2307, i64 3
  %2312 = extractelement <8 x i32> %2307, i64 4
  %2313 = extractelement <8 x i32> %2307, i64 5
  %2314 = extractelement <8 x i32> %2307, i64 6
  %2315 = extractelement <8 x i32> %2307, i64 7
  %2316 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2308, i32 %2309, i32 %2310, i32 %2311, i32 %2312, i32 %2313, i32 %2314, i32 %2315)
  %2317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 0
  %2318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 1
  %2319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 2
  %2320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 3
  %2321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 4
  %2322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 5
  %2323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 6
  %2324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2316, 7
  %2325 = insertelement <8 x i32> poison, i32 %2317, i64 0
  %2326 = insertelement <8 x i32> %2325, i32 %2318, i64 1
  %2327 = insertelement <8 x i32> %2326, i32 %2319, i64 2
  %2328 = insertelement <8 x i32> %2327, i32 %2320, i64 3
  %2329 = insertelement <8 x i32> %2328, i32 %2321, i64 4
  %2330 = insertelement <8 x i32> %2329, i32 %2322, i64 5
  %2331 = insertelement <8 x i32> %2330, i32 %2323, i64 6
  %2332 = insertelement <8 x i32> %2331, i32 %2324, i64 7
  %2333 = getelementptr i32, ptr %10, i64 4
  %2334 = extractelement <8 x i32> %2332, i64 0
  %2335 = insertelement <4 x i32> poison, i32 %2334, i64 0
  %2336 = extractelement <8 x i32> %2332, i64 1
  %2337 = insertelement <4 x i32> %2335, i32 %2336, i64 1
  %2338 = extractelement <8 x i32> %2332, i64 2
  %2339 = insertelement <4 x i32> %2337, i32 %2338, i64 2
  %2340 = extractelement <8 x i32> %2332, i64 3
  %2341 = insertelement <4 x i32> %2339, i32 %2340, i64 3
  store <4 x i32> %2341, ptr %10, align 16
  %2342 = extractelement <8 x i32> %2332, i64 4
  %2343 = insertelement <4 x i32> poison, i32 %2342, i64 0
  %2344 = extractelement <8 x i32> %2332, i64 5
  %2345 = insertelement <4 x i32> %2343, i32 %2344, i64 1
  %2346 = extractelement <8 x i32> %2332, i64 6
  %2347 = insertelement <4 x i32> %2345, i32 %2346, i64 2
  %2348 = extractelement <8 x i32> %2332, i64 7
  %2349 = insertelement <4 x i32> %2347, i32 %2348, i64 3
  store <4 x i32> %2349, ptr %2333, align 16
  %2350 = getelementptr float, ptr %10, i64 4
  %2351 = load <4 x float>, ptr %10, align 16
  %2352 = extractelement <4 x float> %2351, i64 0
  %2353 = insertelement <8 x float> poison, float %2352, i64 0
  %2354 = extractelement <4 x float> %2351, i64 1
  %2355 = insertelement <8 x float> %2353, float %2354, i64 1
  %2356 = extractelement <4 x float> %2351, i64 2
  %2357 = insertelement <8 x float> %2355, float %2356, i64 2
  %2358 = extractelement <4 x float> %2351, i64 3
  %2359 = insertelement <8 x float> %2357, float %2358, i64 3
  %2360 = load <4 x float>, ptr %2350, align 16
  %2361 = extractelement <4 x float> %2360, i64 0
  %2362 = insertelement <8 x float> %2359, float %2361, i64 4
  %2363 = extractelement <4 x float> %2360, i64 1
  %2364 = insertelement <8 x float> %2362, float %2363, i64 5
  %2365 = extractelement <4 x float> %2360, i64 2
  %2366 = insertelement <8 x float> %2364, float %2365, i64 6
  %2367 = extractelement <4 x float> %2360, i64 3
  %2368 = insertelement <8 x float> %2366, float %2367, i64 7
  %2369 = fptrunc <8 x float> %2368 to <8 x bfloat>
  %2370 = mul nsw i32 %25, 64
  %2371 = add nsw i32 %2370, 48
  %2372 = add nsw i32 %2371, 8192
  %2373 = sext i32 %2372 to i64
  %2374 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2373
  %2375 = ptrtoint ptr addrspace(3) %2374 to i32
  %2376 = and i32 %2375, 896
  %2377 = lshr i32 %2376, 3
  %2378 = xor i32 %2375, %2377
  %2379 = inttoptr i32 %2378 to ptr addrspace(3)
  %2380 = extractelement <8 x bfloat> %2369, i64 0
  %2381 = insertelement <8 x bfloat> poison, bfloat %2380, i64 0
  %2382 = extractelement <8 x bfloat> %2369, i64 1
  %2383 = insertelement <8 x bfloat> %2381, bfloat %2382, i64 1
  %2384 = extractelement <8 x bfloat> %2369, i64 2
  %2385 = insertelement <8 x bfloat> %2383, bfloat %2384, i64 2
  %2386 = extractelement <8 x bfloat> %2369, i64 3
  %2387 = insertelement <8 x bfloat> %2385, bfloat %2386, i64 3
  %2388 = extractelement <8 x bfloat> %2369, i64 4
  %2389 = insertelement <8 x bfloat> %2387, bfloat %2388, i64 4
  %2390 = extractelement <8 x bfloat> %2369, i64 5
  %2391 = insertelement <8 x bfloat> %2389, bfloat %2390, i64 5
  %2392 = extractelement <8 x bfloat> %2369, i64 6
  %2393 = insertelement <8 x bfloat> %2391, bfloat %2392, i64 6
  %2394 = extractelement <8 x bfloat> %2369, i64 7
  %2395 = insertelement <8 x bfloat> %2393, bfloat %2394, i64 7
  store <8 x bfloat> %2395, ptr addrspace(3) %2379, align 16
  %2396 = mul nsw i32 %28, 2097152
  %2397 = add nsw i32 %2396, 120
  %2398 = mul nsw i32 %416, 128
  %2399 = add nsw i32 %2397, %2398
  %2400 = sext i32 %2399 to i64
  %2401 = getelementptr i8, ptr addrspace(6) %49, i64 %2400
  %2402 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %2401, i1 false)
  %2403 = getelementptr i32, ptr %9, i64 4
  %2404 = extractelement <8 x i32> %2402, i64 0
  %2405 = insertelement <4 x i32> poison, i32 %2404, i64 0
  %2406 = extractelement <8 x i32> %2402, i64 1
  %2407 = insertelement <4 x i32> %2405, i32 %2406, i64 1
  %2408 = extractelement <8 x i32> %2402, i64 2
  %2409 = insertelement <4 x i32> %2407, i32 %2408, i64 2
  %2410 = extractelement <8 x i32> %2402, i64 3
  %2411 = insertelement <4 x i32> %2409, i32 %2410, i64 3
  store <4 x i32> %2411, ptr %9, align 16
  %2412 = extractelement <8 x i32> %2402, i64 4
  %2413 = insertelement <4 x i32> poison, i32 %2412, i64 0
  %2414 = extractelement <8 x i32> %2402, i64 5
  %2415 = insertelement <4 x i32> %2413, i32 %2414, i64 1
  %2416 = extractelement <8 x i32> %2402, i64 6
  %2417 = insertelement <4 x i32> %2415, i32 %2416, i64 2
  %2418 = extractelement <8 x i32> %2402, i64 7
  %2419 = insertelement <4 x i32> %2417, i32 %2418, i64 3
  store <4 x i32> %2419, ptr %2403, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %2420 = getelementptr i32, ptr %9, i64 4
  %2421 = load <4 x i32>, ptr %9, align 16
  %2422 = extractelement <4 x i32> %2421, i64 0
  %2423 = insertelement <8 x i32> poison, i32 %2422, i64 0
  %2424 = extractelement <4 x i32> %2421, i64 1
  %2425 = insertelement <8 x i32> %2423, i32 %2424, i64 1
  %2426 = extractelement <4 x i32> %2421, i64 2
  %2427 = insertelement <8 x i32> %2425, i32 %2426, i64 2
  %2428 = extractelement <4 x i32> %2421, i64 3
  %2429 = insertelement <8 x i32> %2427, i32 %2428, i64 3
  %2430 = load <4 x i32>, ptr %2420, align 16
  %2431 = extractelement <4 x i32> %2430, i64 0
  %2432 = insertelement <8 x i32> %2429, i32 %2431, i64 4
  %2433 = extractelement <4 x i32> %2430, i64 1
  %2434 = insertelement <8 x i32> %2432, i32 %2433, i64 5
  %2435 = extractelement <4 x i32> %2430, i64 2
  %2436 = insertelement <8 x i32> %2434, i32 %2435, i64 6
  %2437 = extractelement <4 x i32> %2430, i64 3
  %2438 = insertelement <8 x i32> %2436, i32 %2437, i64 7
  %2439 = extractelement <8 x i32> %2438, i64 0
  %2440 = extractelement <8 x i32> %2438, i64 1
  %2441 = extractelement <8 x i32> %2438, i64 2
  %2442 = extractelement <8 x i32> %2438, i64 3
  %2443 = extractelement <8 x i32> %2438, i64 4
  %2444 = extractelement <8 x i32> %2438, i64 5
  %2445 = extractelement <8 x i32> %2438, i64 6
  %2446 = extractelement <8 x i32> %2438, i64 7
  %2447 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %2439, i32 %2440, i32 %2441, i32 %2442, i32 %2443, i32 %2444, i32 %2445, i32 %2446)
  %2448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 0
  %2449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 1
  %2450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 2
  %2451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 3
  %2452 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 4
  %2453 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 5
  %2454 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 6
  %2455 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %2447, 7
  %2456 = insertelement <8 x i32> poison, i32 %2448, i64 0
  %2457 = insertelement <8 x i32> %2456, i32 %2449, i64 1
  %2458 = insertelement <8 x i32> %2457, i32 %2450, i64 2
  %2459 = insertelement <8 x i32> %2458, i32 %2451, i64 3
  %2460 = insertelement <8 x i32> %2459, i32 %2452, i64 4
  %2461 = insertelement <8 x i32> %2460, i32 %2453, i64 5
  %2462 = insertelement <8 x i32> %2461, i32 %2454, i64 6
  %2463 = insertelement <8 x i32> %2462, i32 %2455, i64 7
  %2464 = getelementptr i32, ptr %9, i64 4
  %2465 = extractelement <8 x i32> %2463, i64 0
  %2466 = insertelement <4 x i32> poison, i32 %2465, i64 0
  %2467 = extractelement <8 x i32> %2463, i64 1
  %2468 = insertelement <4 x i32> %2466, i32 %2467, i64 1
  %2469 = extractelement <8 x i32> %2463, i64 2
  %2470 = insertelement <4 x i32> %2468, i32 %2469, i64 2
  %2471 = extractelement <8 x i32> %2463, i64 3
  %2472 = insertelement <4 x i32> %2470, i32 %2471, i64 3
  store <4 x i32> %2472, ptr %9, align 16
  %2473 = extractelement <8 x i32> %2463, i64 4
  %2474 = insertelement <4 x i32> poison, i32 %2473, i64 0
  %2475 = extractelement <8 x i32> %2463, i64 5
  %2476 = insertelement <4 x i32> %2474, i32 %2475, i64 1
  %2477 = extractelement <8 x i32> %2463, i64 6
  %2478 = insertelement <4 x i32> %2476, i32 %2477, i64 2
  %2479 = extractelement <8 x i32> %2463, i64 7
  %2480 = insertelement <4 x i32> %2478, i32 %2479, i64 3
  store <4 x i32> %2480, ptr %2464, align 16
  %2481 = getelementptr float, ptr %9, i64 4
  %2482 = load <4 x float>, ptr %9, align 16
  %2483 = extractelement <4 x float> %2482, i64 0
  %2484 = insertelement <8 x float> poison, float %2483, i64 0
  %2485 = extractelement <4 x float> %2482, i64 1
  %2486 = insertelement <8 x float> %2484, float %2485, i64 1
  %2487 = extractelement <4 x float> %2482, i64 2
  %2488 = insertelement <8 x float> %2486, float %2487, i64 2
  %2489 = extractelement <4 x float> %2482, i64 3
  %2490 = insertelement <8 x float> %2488, float %2489, i64 3
  %2491 = load <4 x float>, ptr %2481, align 16
  %2492 = extractelement <4 x float> %2491, i64 0
  %2493 = insertelement <8 x float> %2490, float %2492, i64 4
  %2494 = extractelement <4 x float> %2491, i64 1
  %2495 = insertelement <8 x float> %2493, float %2494, i64 5
  %2496 = extractelement <4 x float> %2491, i64 2
  %2497 = insertelement <8 x float> %2495, float %2496, i64 6
  %2498 = extractelement <4 x float> %2491, i64 3
  %2499 = insertelement <8 x float> %2497, float %2498, i64 7
  %2500 = fptrunc <8 x float> %2499 to <8 x bfloat>
  %2501 = mul nsw i32 %25, 64
  %2502 = add nsw i32 %2501, 56
  %2503 = add nsw i32 %2502, 8192
  %2504 = sext i32 %2503 to i64
  %2505 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 131072), i64 %2504
  %2506 = ptrtoint ptr addrspace(3) %2505 to i32
  %2507 = and i32 %2506, 896
  %2508 = lshr i32 %2507, 3
  %2509 = xor i32 %2506, %2508
  %2510 = inttoptr i32 %2509 to ptr addrspace(3)
  %2511 = extractelement <8 x bfloat> %2500, i64 0
  %2512 = insertelement <8 x bfloat> poison, bfloat %2511, i64 0
  %2513 = extractelement <8 x bfloat> %2500, i64 1
  %2514 = insertelement <8 x bfloat> %2512, bfloat %2513, i64 1
  %2515 = extractelement <8 x bfloat> %2500, i64 2
  %2516 = insertelement <8 x bfloat> %2514, bfloat %2515, i64 2
  %2517 = extractelement <8 x bfloat> %2500, i64 3
  %2518 = insertelement <8 x bfloat> %2516, bfloat %2517, i64 3
  %2519 = extractelement <8 x bfloat> %2500, i64 4
  %2520 = insertelement <8 x bfloat> %2518, bfloat %2519, i64 4
  %2521 = extractelement <8 x bfloat> %2500, i64 5
  %2522 = insertelement <8 x bfloat> %2520, bfloat %2521, i64 5
  %2523 = extractelement <8 x bfloat> %2500, i64 6
  %2524 = insertelement <8 x bfloat> %2522, bfloat %2523, i64 6
  %2525 = extractelement <8 x bfloat> %2500, i64 7
  %2526 = insertelement <8 x bfloat> %2524, bfloat %2525, i64 7
  store <8 x bfloat> %2526, ptr addrspace(3) %2510, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
  br i1 %29, label %2527, label %2531

2527:                                             ; preds = %1478
  %2528 = add i32 %422, 1
  %2529 = mul nsw i32 %2528, 64
  %2530 = mul nsw i32 %406, 128
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 147456), ptr %2, i32 %2529, i32 %2530, i64 1152921504606846976, i1 true)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  br label %2531

2531:                                             ; preds = %2527, %1478
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  %2532 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %421)
  %2533 = add i32 %393, 1
  %2534 = add i32 %392, %27
  br label %391

2535:                                             ; preds = %391
  br i1 %29, label %2536, label %2537

2536:                                             ; preds = %2535
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  br label %2537

2537:                                             ; preds = %2536, %2535
  br label %2538

2538:                                             ; preds = %2537, %375
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %33, label %2539, label %2540

2539:                                             ; preds = %2538
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %49, i32 512)
  br label %2540

2540:                                             ; preds = %2539, %2538
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

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #4

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #5

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #10

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i64, i1 immarg) #11

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
attributes #11 = { convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
