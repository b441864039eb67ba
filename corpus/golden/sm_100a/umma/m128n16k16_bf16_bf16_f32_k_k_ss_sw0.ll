; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %33, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 2048
  br i1 %10, label %11, label %34

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr bfloat, ptr addrspace(1) %0, i64 %16
  %18 = load bfloat, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 8
  %22 = urem i32 %20, 16
  %23 = udiv i32 %20, 16
  %24 = mul nsw i32 %22, 128
  %25 = add nsw i32 %21, %24
  %26 = urem i32 %23, 8
  %27 = udiv i32 %23, 8
  %28 = add nsw i32 %25, %26
  %29 = mul nsw i32 %27, 64
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  store bfloat %18, ptr addrspace(3) %32, align 2
  %33 = add i32 %9, 128
  br label %8

34:                                               ; preds = %8
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %60, %38 ], [ %7, %34 ]
  %37 = icmp slt i32 %36, 256
  br i1 %37, label %38, label %61

38:                                               ; preds = %35
  %39 = urem i32 %36, 16
  %40 = udiv i32 %36, 16
  %41 = mul nsw i32 %39, 16
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr bfloat, ptr addrspace(1) %1, i64 %43
  %45 = load bfloat, ptr addrspace(1) %44, align 2
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 8
  %49 = urem i32 %47, 2
  %50 = udiv i32 %47, 2
  %51 = mul nsw i32 %49, 128
  %52 = add nsw i32 %48, %51
  %53 = urem i32 %50, 8
  %54 = udiv i32 %50, 8
  %55 = add nsw i32 %52, %53
  %56 = mul nsw i32 %54, 64
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %58
  store bfloat %45, ptr addrspace(3) %59, align 2
  %60 = add i32 %36, 128
  br label %35

61:                                               ; preds = %35
  %62 = lshr i32 %7, 5
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %61
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %65

65:                                               ; preds = %64, %61
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %66 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %67 = inttoptr i32 %66 to ptr addrspace(6)
  %68 = icmp eq i32 %7, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %65
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %70

70:                                               ; preds = %69, %65
  %71 = urem i32 %7, 32
  %72 = udiv i32 %7, 32
  %73 = mul nsw i32 %71, 16
  %74 = mul nsw i32 %72, 512
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %2, i64 %76
  %78 = mul nsw i32 %62, 2097152
  %79 = sext i32 %78 to i64
  %80 = getelementptr i8, ptr addrspace(6) %67, i64 %79
  %81 = getelementptr float, ptr addrspace(1) %77, i64 4
  %82 = getelementptr float, ptr addrspace(1) %77, i64 8
  %83 = getelementptr float, ptr addrspace(1) %77, i64 12
  %84 = load <4 x float>, ptr addrspace(1) %77, align 16
  %85 = extractelement <4 x float> %84, i64 0
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = extractelement <4 x float> %84, i64 1
  %88 = insertelement <16 x float> %86, float %87, i64 1
  %89 = extractelement <4 x float> %84, i64 2
  %90 = insertelement <16 x float> %88, float %89, i64 2
  %91 = extractelement <4 x float> %84, i64 3
  %92 = insertelement <16 x float> %90, float %91, i64 3
  %93 = load <4 x float>, ptr addrspace(1) %81, align 16
  %94 = extractelement <4 x float> %93, i64 0
  %95 = insertelement <16 x float> %92, float %94, i64 4
  %96 = extractelement <4 x float> %93, i64 1
  %97 = insertelement <16 x float> %95, float %96, i64 5
  %98 = extractelement <4 x float> %93, i64 2
  %99 = insertelement <16 x float> %97, float %98, i64 6
  %100 = extractelement <4 x float> %93, i64 3
  %101 = insertelement <16 x float> %99, float %100, i64 7
  %102 = load <4 x float>, ptr addrspace(1) %82, align 16
  %103 = extractelement <4 x float> %102, i64 0
  %104 = insertelement <16 x float> %101, float %103, i64 8
  %105 = extractelement <4 x float> %102, i64 1
  %106 = insertelement <16 x float> %104, float %105, i64 9
  %107 = extractelement <4 x float> %102, i64 2
  %108 = insertelement <16 x float> %106, float %107, i64 10
  %109 = extractelement <4 x float> %102, i64 3
  %110 = insertelement <16 x float> %108, float %109, i64 11
  %111 = load <4 x float>, ptr addrspace(1) %83, align 16
  %112 = extractelement <4 x float> %111, i64 0
  %113 = insertelement <16 x float> %110, float %112, i64 12
  %114 = extractelement <4 x float> %111, i64 1
  %115 = insertelement <16 x float> %113, float %114, i64 13
  %116 = extractelement <4 x float> %111, i64 2
  %117 = insertelement <16 x float> %115, float %116, i64 14
  %118 = extractelement <4 x float> %111, i64 3
  %119 = insertelement <16 x float> %117, float %118, i64 15
  %120 = getelementptr float, ptr %6, i64 4
  %121 = getelementptr float, ptr %6, i64 8
  %122 = getelementptr float, ptr %6, i64 12
  %123 = extractelement <16 x float> %119, i64 0
  %124 = insertelement <4 x float> poison, float %123, i64 0
  %125 = extractelement <16 x float> %119, i64 1
  %126 = insertelement <4 x float> %124, float %125, i64 1
  %127 = extractelement <16 x float> %119, i64 2
  %128 = insertelement <4 x float> %126, float %127, i64 2
  %129 = extractelement <16 x float> %119, i64 3
  %130 = insertelement <4 x float> %128, float %129, i64 3
  store <4 x float> %130, ptr %6, align 16
  %131 = extractelement <16 x float> %119, i64 4
  %132 = insertelement <4 x float> poison, float %131, i64 0
  %133 = extractelement <16 x float> %119, i64 5
  %134 = insertelement <4 x float> %132, float %133, i64 1
  %135 = extractelement <16 x float> %119, i64 6
  %136 = insertelement <4 x float> %134, float %135, i64 2
  %137 = extractelement <16 x float> %119, i64 7
  %138 = insertelement <4 x float> %136, float %137, i64 3
  store <4 x float> %138, ptr %120, align 16
  %139 = extractelement <16 x float> %119, i64 8
  %140 = insertelement <4 x float> poison, float %139, i64 0
  %141 = extractelement <16 x float> %119, i64 9
  %142 = insertelement <4 x float> %140, float %141, i64 1
  %143 = extractelement <16 x float> %119, i64 10
  %144 = insertelement <4 x float> %142, float %143, i64 2
  %145 = extractelement <16 x float> %119, i64 11
  %146 = insertelement <4 x float> %144, float %145, i64 3
  store <4 x float> %146, ptr %121, align 16
  %147 = extractelement <16 x float> %119, i64 12
  %148 = insertelement <4 x float> poison, float %147, i64 0
  %149 = extractelement <16 x float> %119, i64 13
  %150 = insertelement <4 x float> %148, float %149, i64 1
  %151 = extractelement <16 x float> %119, i64 14
  %152 = insertelement <4 x float> %150, float %151, i64 2
  %153 = extractelement <16 x float> %119, i64 15
  %154 = insertelement <4 x float> %152, float %153, i64 3
  store <4 x float> %154, ptr %122, align 16
  %155 = getelementptr i32, ptr %6, i64 4
  %156 = getelementptr i32, ptr %6, i64 8
  %157 = getelementptr i32, ptr %6, i64 12
  %158 = load <4 x i32>, ptr %6, align 16
  %159 = extractelement <4 x i32> %158, i64 0
  %160 = insertelement <16 x i32> poison, i32 %159, i64 0
  %161 = extractelement <4 x i32> %158, i64 1
  %162 = insertelement <16 x i32> %160, i32 %161, i64 1
  %163 = extractelement <4 x i32> %158, i64 2
  %164 = insertelement <16 x i32> %162, i32 %163, i64 2
  %165 = extractelement <4 x i32> %158, i64 3
  %166 = insertelement <16 x i32> %164, i32 %165, i64 3
  %167 = load <4 x i32>, ptr %155, align 16
  %168 = extractelement <4 x i32> %167, i64 0
  %169 = insertelement <16 x i32> %166, i32 %168, i64 4
  %170 = extractelement <4 x i32> %167, i64 1
  %171 = insertelement <16 x i32> %169, i32 %170, i64 5
  %172 = extractelement <4 x i32> %167, i64 2
  %173 = insertelement <16 x i32> %171, i32 %172, i64 6
  %174 = extractelement <4 x i32> %167, i64 3
  %175 = insertelement <16 x i32> %173, i32 %174, i64 7
  %176 = load <4 x i32>, ptr %156, align 16
  %177 = extractelement <4 x i32> %176, i64 0
  %178 = insertelement <16 x i32> %175, i32 %177, i64 8
  %179 = extractelement <4 x i32> %176, i64 1
  %180 = insertelement <16 x i32> %178, i32 %179, i64 9
  %181 = extractelement <4 x i32> %176, i64 2
  %182 = insertelement <16 x i32> %180, i32 %181, i64 10
  %183 = extractelement <4 x i32> %176, i64 3
  %184 = insertelement <16 x i32> %182, i32 %183, i64 11
  %185 = load <4 x i32>, ptr %157, align 16
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = insertelement <16 x i32> %184, i32 %186, i64 12
  %188 = extractelement <4 x i32> %185, i64 1
  %189 = insertelement <16 x i32> %187, i32 %188, i64 13
  %190 = extractelement <4 x i32> %185, i64 2
  %191 = insertelement <16 x i32> %189, i32 %190, i64 14
  %192 = extractelement <4 x i32> %185, i64 3
  %193 = insertelement <16 x i32> %191, i32 %192, i64 15
  %194 = extractelement <16 x i32> %193, i64 0
  %195 = extractelement <16 x i32> %193, i64 1
  %196 = extractelement <16 x i32> %193, i64 2
  %197 = extractelement <16 x i32> %193, i64 3
  %198 = extractelement <16 x i32> %193, i64 4
  %199 = extractelement <16 x i32> %193, i64 5
  %200 = extractelement <16 x i32> %193, i64 6
  %201 = extractelement <16 x i32> %193, i64 7
  %202 = extractelement <16 x i32> %193, i64 8
  %203 = extractelement <16 x i32> %193, i64 9
  %204 = extractelement <16 x i32> %193, i64 10
  %205 = extractelement <16 x i32> %193, i64 11
  %206 = extractelement <16 x i32> %193, i64 12
  %207 = extractelement <16 x i32> %193, i64 13
  %208 = extractelement <16 x i32> %193, i64 14
  %209 = extractelement <16 x i32> %193, i64 15
  %210 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %194, i32 %195, i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209)
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 0
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 1
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 2
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 3
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 4
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 5
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 6
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 7
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 8
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 9
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 10
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 11
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 12
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 13
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 14
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %210, 15
  %227 = insertelement <16 x i32> poison, i32 %211, i64 0
  %228 = insertelement <16 x i32> %227, i32 %212, i64 1
  %229 = insertelement <16 x i32> %228, i32 %213, i64 2
  %230 = insertelement <16 x i32> %229, i32 %214, i64 3
  %231 = insertelement <16 x i32> %230, i32 %215, i64 4
  %232 = insertelement <16 x i32> %231, i32 %216, i64 5
  %233 = insertelement <16 x i32> %232, i32 %217, i64 6
  %234 = insertelement <16 x i32> %233, i32 %218, i64 7
  %235 = insertelement <16 x i32> %234, i32 %219, i64 8
  %236 = insertelement <16 x i32> %235, i32 %220, i64 9
  %237 = insertelement <16 x i32> %236, i32 %221, i64 10
  %238 = insertelement <16 x i32> %237, i32 %222, i64 11
  %239 = insertelement <16 x i32> %238, i32 %223, i64 12
  %240 = insertelement <16 x i32> %239, i32 %224, i64 13
  %241 = insertelement <16 x i32> %240, i32 %225, i64 14
  %242 = insertelement <16 x i32> %241, i32 %226, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %80, <16 x i32> %242, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %68, label %243, label %252

243:                                              ; preds = %70
  %244 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %245 = lshr i32 %244, 4
  %246 = zext i32 %245 to i64
  %247 = or i64 %246, 70437464178688
  %248 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %249 = lshr i32 %248, 4
  %250 = zext i32 %249 to i64
  %251 = or i64 %250, 70437464178688
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %67, i64 %247, i64 %251, i32 134481040, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %252

252:                                              ; preds = %243, %70
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %253 = urem i32 %7, 32
  %254 = udiv i32 %7, 32
  %255 = mul nsw i32 %253, 16
  %256 = mul nsw i32 %254, 512
  %257 = add nsw i32 %255, %256
  %258 = sext i32 %257 to i64
  %259 = getelementptr float, ptr addrspace(1) %3, i64 %258
  %260 = mul nsw i32 %62, 2097152
  %261 = sext i32 %260 to i64
  %262 = getelementptr i8, ptr addrspace(6) %67, i64 %261
  %263 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %262, i1 false)
  %264 = getelementptr i32, ptr %5, i64 4
  %265 = getelementptr i32, ptr %5, i64 8
  %266 = getelementptr i32, ptr %5, i64 12
  %267 = extractelement <16 x i32> %263, i64 0
  %268 = insertelement <4 x i32> poison, i32 %267, i64 0
  %269 = extractelement <16 x i32> %263, i64 1
  %270 = insertelement <4 x i32> %268, i32 %269, i64 1
  %271 = extractelement <16 x i32> %263, i64 2
  %272 = insertelement <4 x i32> %270, i32 %271, i64 2
  %273 = extractelement <16 x i32> %263, i64 3
  %274 = insertelement <4 x i32> %272, i32 %273, i64 3
  store <4 x i32> %274, ptr %5, align 16
  %275 = extractelement <16 x i32> %263, i64 4
  %276 = insertelement <4 x i32> poison, i32 %275, i64 0
  %277 = extractelement <16 x i32> %263, i64 5
  %278 = insertelement <4 x i32> %276, i32 %277, i64 1
  %279 = extractelement <16 x i32> %263, i64 6
  %280 = insertelement <4 x i32> %278, i32 %279, i64 2
  %281 = extractelement <16 x i32> %263, i64 7
  %282 = insertelement <4 x i32> %280, i32 %281, i64 3
  store <4 x i32> %282, ptr %264, align 16
  %283 = extractelement <16 x i32> %263, i64 8
  %284 = insertelement <4 x i32> poison, i32 %283, i64 0
  %285 = extractelement <16 x i32> %263, i64 9
  %286 = insertelement <4 x i32> %284, i32 %285, i64 1
  %287 = extractelement <16 x i32> %263, i64 10
  %288 = insertelement <4 x i32> %286, i32 %287, i64 2
  %289 = extractelement <16 x i32> %263, i64 11
  %290 = insertelement <4 x i32> %288, i32 %289, i64 3
  store <4 x i32> %290, ptr %265, align 16
  %291 = extractelement <16 x i32> %263, i64 12
  %292 = insertelement <4 x i32> poison, i32 %291, i64 0
  %293 = extractelement <16 x i32> %263, i64 13
  %294 = insertelement <4 x i32> %292, i32 %293, i64 1
  %295 = extractelement <16 x i32> %263, i64 14
  %296 = insertelement <4 x i32> %294, i32 %295, i64 2
  %297 = extractelement <16 x i32> %263, i64 15
  %298 = insertelement <4 x i32> %296, i32 %297, i64 3
  store <4 x i32> %298, ptr %266, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %299 = getelementptr i32, ptr %5, i64 4
  %300 = getelementptr i32, ptr %5, i64 8
  %301 = getelementptr i32, ptr %5, i64 12
  %302 = load <4 x i32>, ptr %5, align 16
  %303 = extractelement <4 x i32> %302, i64 0
  %304 = insertelement <16 x i32> poison, i32 %303, i64 0
  %305 = extractelement <4 x i32> %302, i64 1
  %306 = insertelement <16 x i32> %304, i32 %305, i64 1
  %307 = extractelement <4 x i32> %302, i64 2
  %308 = insertelement <16 x i32> %306, i32 %307, i64 2
  %309 = extractelement <4 x i32> %302, i64 3
  %310 = insertelement <16 x i32> %308, i32 %309, i64 3
  %311 = load <4 x i32>, ptr %299, align 16
  %312 = extractelement <4 x i32> %311, i64 0
  %313 = insertelement <16 x i32> %310, i32 %312, i64 4
  %314 = extractelement <4 x i32> %311, i64 1
  %315 = insertelement <16 x i32> %313, i32 %314, i64 5
  %316 = extractelement <4 x i32> %311, i64 2
  %317 = insertelement <16 x i32> %315, i32 %316, i64 6
  %318 = extractelement <4 x i32> %311, i64 3
  %319 = insertelement <16 x i32> %317, i32 %318, i64 7
  %320 = load <4 x i32>, ptr %300, align 16
  %321 = extractelement <4 x i32> %320, i64 0
  %322 = insertelement <16 x i32> %319, i32 %321, i64 8
  %323 = extractelement <4 x i32> %320, i64 1
  %324 = insertelement <16 x i32> %322, i32 %323, i64 9
  %325 = extractelement <4 x i32> %320, i64 2
  %326 = insertelement <16 x i32> %324, i32 %325, i64 10
  %327 = extractelement <4 x i32> %320, i64 3
  %328 = insertelement <16 x i32> %326, i32 %327, i64 11
  %329 = load <4 x i32>, ptr %301, align 16
  %330 = extractelement <4 x i32> %329, i64 0
  %331 = insertelement <16 x i32> %328, i32 %330, i64 12
  %332 = extractelement <4 x i32> %329, i64 1
  %333 = insertelement <16 x i32> %331, i32 %332, i64 13
  %334 = extractelement <4 x i32> %329, i64 2
  %335 = insertelement <16 x i32> %333, i32 %334, i64 14
  %336 = extractelement <4 x i32> %329, i64 3
  %337 = insertelement <16 x i32> %335, i32 %336, i64 15
  %338 = extractelement <16 x i32> %337, i64 0
  %339 = extractelement <16 x i32> %337, i64 1
  %340 = extractelement <16 x i32> %337, i64 2
  %341 = extractelement <16 x i32> %337, i64 3
  %342 = extractelement <16 x i32> %337, i64 4
  %343 = extractelement <16 x i32> %337, i64 5
  %344 = extractelement <16 x i32> %337, i64 6
  %345 = extractelement <16 x i32> %337, i64 7
  %346 = extractelement <16 x i32> %337, i64 8
  %347 = extractelement <16 x i32> %337, i64 9
  %348 = extractelement <16 x i32> %337, i64 10
  %349 = extractelement <16 x i32> %337, i64 11
  %350 = extractelement <16 x i32> %337, i64 12
  %351 = extractelement <16 x i32> %337, i64 13
  %352 = extractelement <16 x i32> %337, i64 14
  %353 = extractelement <16 x i32> %337, i64 15
  %354 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353)
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 0
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 1
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 2
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 3
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 4
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 5
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 6
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 7
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 8
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 9
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 10
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 11
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 12
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 13
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 14
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %354, 15
  %371 = insertelement <16 x i32> poison, i32 %355, i64 0
  %372 = insertelement <16 x i32> %371, i32 %356, i64 1
  %373 = insertelement <16 x i32> %372, i32 %357, i64 2
  %374 = insertelement <16 x i32> %373, i32 %358, i64 3
  %375 = insertelement <16 x i32> %374, i32 %359, i64 4
  %376 = insertelement <16 x i32> %375, i32 %360, i64 5
  %377 = insertelement <16 x i32> %376, i32 %361, i64 6
  %378 = insertelement <16 x i32> %377, i32 %362, i64 7
  %379 = insertelement <16 x i32> %378, i32 %363, i64 8
  %380 = insertelement <16 x i32> %379, i32 %364, i64 9
  %381 = insertelement <16 x i32> %380, i32 %365, i64 10
  %382 = insertelement <16 x i32> %381, i32 %366, i64 11
  %383 = insertelement <16 x i32> %382, i32 %367, i64 12
  %384 = insertelement <16 x i32> %383, i32 %368, i64 13
  %385 = insertelement <16 x i32> %384, i32 %369, i64 14
  %386 = insertelement <16 x i32> %385, i32 %370, i64 15
  %387 = getelementptr i32, ptr %5, i64 4
  %388 = getelementptr i32, ptr %5, i64 8
  %389 = getelementptr i32, ptr %5, i64 12
  %390 = extractelement <16 x i32> %386, i64 0
  %391 = insertelement <4 x i32> poison, i32 %390, i64 0
  %392 = extractelement <16 x i32> %386, i64 1
  %393 = insertelement <4 x i32> %391, i32 %392, i64 1
  %394 = extractelement <16 x i32> %386, i64 2
  %395 = insertelement <4 x i32> %393, i32 %394, i64 2
  %396 = extractelement <16 x i32> %386, i64 3
  %397 = insertelement <4 x i32> %395, i32 %396, i64 3
  store <4 x i32> %397, ptr %5, align 16
  %398 = extractelement <16 x i32> %386, i64 4
  %399 = insertelement <4 x i32> poison, i32 %398, i64 0
  %400 = extractelement <16 x i32> %386, i64 5
  %401 = insertelement <4 x i32> %399, i32 %400, i64 1
  %402 = extractelement <16 x i32> %386, i64 6
  %403 = insertelement <4 x i32> %401, i32 %402, i64 2
  %404 = extractelement <16 x i32> %386, i64 7
  %405 = insertelement <4 x i32> %403, i32 %404, i64 3
  store <4 x i32> %405, ptr %387, align 16
  %406 = extractelement <16 x i32> %386, i64 8
  %407 = insertelement <4 x i32> poison, i32 %406, i64 0
  %408 = extractelement <16 x i32> %386, i64 9
  %409 = insertelement <4 x i32> %407, i32 %408, i64 1
  %410 = extractelement <16 x i32> %386, i64 10
  %411 = insertelement <4 x i32> %409, i32 %410, i64 2
  %412 = extractelement <16 x i32> %386, i64 11
  %413 = insertelement <4 x i32> %411, i32 %412, i64 3
  store <4 x i32> %413, ptr %388, align 16
  %414 = extractelement <16 x i32> %386, i64 12
  %415 = insertelement <4 x i32> poison, i32 %414, i64 0
  %416 = extractelement <16 x i32> %386, i64 13
  %417 = insertelement <4 x i32> %415, i32 %416, i64 1
  %418 = extractelement <16 x i32> %386, i64 14
  %419 = insertelement <4 x i32> %417, i32 %418, i64 2
  %420 = extractelement <16 x i32> %386, i64 15
  %421 = insertelement <4 x i32> %419, i32 %420, i64 3
  store <4 x i32> %421, ptr %389, align 16
  %422 = getelementptr float, ptr %5, i64 4
  %423 = getelementptr float, ptr %5, i64 8
  %424 = getelementptr float, ptr %5, i64 12
  %425 = load <4 x float>, ptr %5, align 16
  %426 = extractelement <4 x float> %425, i64 0
  %427 = insertelement <16 x float> poison, float %426, i64 0
  %428 = extractelement <4 x float> %425, i64 1
  %429 = insertelement <16 x float> %427, float %428, i64 1
  %430 = extractelement <4 x float> %425, i64 2
  %431 = insertelement <16 x float> %429, float %430, i64 2
  %432 = extractelement <4 x float> %425, i64 3
  %433 = insertelement <16 x float> %431, float %432, i64 3
  %434 = load <4 x float>, ptr %422, align 16
  %435 = extractelement <4 x float> %434, i64 0
  %436 = insertelement <16 x float> %433, float %435, i64 4
  %437 = extractelement <4 x float> %434, i64 1
  %438 = insertelement <16 x float> %436, float %437, i64 5
  %439 = extractelement <4 x float> %434, i64 2
  %440 = insertelement <16 x float> %438, float %439, i64 6
  %441 = extractelement <4 x float> %434, i64 3
  %442 = insertelement <16 x float> %440, float %441, i64 7
  %443 = load <4 x float>, ptr %423, align 16
  %444 = extractelement <4 x float> %443, i64 0
  %445 = insertelement <16 x float> %442, float %444, i64 8
  %446 = extractelement <4 x float> %443, i64 1
  %447 = insertelement <16 x float> %445, float %446, i64 9
  %448 = extractelement <4 x float> %443, i64 2
  %449 = insertelement <16 x float> %447, float %448, i64 10
  %450 = extractelement <4 x float> %443, i64 3
  %451 = insertelement <16 x float> %449, float %450, i64 11
  %452 = load <4 x float>, ptr %424, align 16
  %453 = extractelement <4 x float> %452, i64 0
  %454 = insertelement <16 x float> %451, float %453, i64 12
  %455 = extractelement <4 x float> %452, i64 1
  %456 = insertelement <16 x float> %454, float %455, i64 13
  %457 = extractelement <4 x float> %452, i64 2
  %458 = insertelement <16 x float> %456, float %457, i64 14
  %459 = extractelement <4 x float> %452, i64 3
  %460 = insertelement <16 x float> %458, float %459, i64 15
  %461 = getelementptr float, ptr addrspace(1) %259, i64 4
  %462 = getelementptr float, ptr addrspace(1) %259, i64 8
  %463 = getelementptr float, ptr addrspace(1) %259, i64 12
  %464 = extractelement <16 x float> %460, i64 0
  %465 = insertelement <4 x float> poison, float %464, i64 0
  %466 = extractelement <16 x float> %460, i64 1
  %467 = insertelement <4 x float> %465, float %466, i64 1
  %468 = extractelement <16 x float> %460, i64 2
  %469 = insertelement <4 x float> %467, float %468, i64 2
  %470 = extractelement <16 x float> %460, i64 3
  %471 = insertelement <4 x float> %469, float %470, i64 3
  store <4 x float> %471, ptr addrspace(1) %259, align 16
  %472 = extractelement <16 x float> %460, i64 4
  %473 = insertelement <4 x float> poison, float %472, i64 0
  %474 = extractelement <16 x float> %460, i64 5
  %475 = insertelement <4 x float> %473, float %474, i64 1
  %476 = extractelement <16 x float> %460, i64 6
  %477 = insertelement <4 x float> %475, float %476, i64 2
  %478 = extractelement <16 x float> %460, i64 7
  %479 = insertelement <4 x float> %477, float %478, i64 3
  store <4 x float> %479, ptr addrspace(1) %461, align 16
  %480 = extractelement <16 x float> %460, i64 8
  %481 = insertelement <4 x float> poison, float %480, i64 0
  %482 = extractelement <16 x float> %460, i64 9
  %483 = insertelement <4 x float> %481, float %482, i64 1
  %484 = extractelement <16 x float> %460, i64 10
  %485 = insertelement <4 x float> %483, float %484, i64 2
  %486 = extractelement <16 x float> %460, i64 11
  %487 = insertelement <4 x float> %485, float %486, i64 3
  store <4 x float> %487, ptr addrspace(1) %462, align 16
  %488 = extractelement <16 x float> %460, i64 12
  %489 = insertelement <4 x float> poison, float %488, i64 0
  %490 = extractelement <16 x float> %460, i64 13
  %491 = insertelement <4 x float> %489, float %490, i64 1
  %492 = extractelement <16 x float> %460, i64 14
  %493 = insertelement <4 x float> %491, float %492, i64 2
  %494 = extractelement <16 x float> %460, i64 15
  %495 = insertelement <4 x float> %493, float %494, i64 3
  store <4 x float> %495, ptr addrspace(1) %463, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %63, label %496, label %497

496:                                              ; preds = %252
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %67, i32 32)
  br label %497

497:                                              ; preds = %496, %252
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #7

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
