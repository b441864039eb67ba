; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 2048
  %10 = sext i32 %9 to i64
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 64
  %17 = udiv i32 %13, 64
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %11, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 128
  %26 = urem i32 %24, 8
  %27 = udiv i32 %24, 8
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
  %40 = mul nsw i32 %8, 512
  %41 = sext i32 %40 to i64
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  br label %43

43:                                               ; preds = %46, %39
  %44 = phi i32 [ %69, %46 ], [ %7, %39 ]
  %45 = icmp slt i32 %44, 512
  br i1 %45, label %46, label %70

46:                                               ; preds = %43
  %47 = urem i32 %44, 16
  %48 = udiv i32 %44, 16
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(1) %42, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1
  %54 = urem i32 %44, 8
  %55 = udiv i32 %44, 8
  %56 = mul nsw i32 %54, 128
  %57 = urem i32 %55, 2
  %58 = udiv i32 %55, 2
  %59 = mul nsw i32 %57, 1024
  %60 = add nsw i32 %56, %59
  %61 = add nsw i32 %60, %58
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %62
  %64 = ptrtoint ptr addrspace(3) %63 to i32
  %65 = and i32 %64, 896
  %66 = lshr i32 %65, 3
  %67 = xor i32 %64, %66
  %68 = inttoptr i32 %67 to ptr addrspace(3)
  store i8 %53, ptr addrspace(3) %68, align 1
  %69 = add i32 %44, 128
  br label %43

70:                                               ; preds = %43
  %71 = mul nsw i32 %8, 2048
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = mul nsw i32 %8, 2048
  %75 = sext i32 %74 to i64
  %76 = getelementptr float, ptr addrspace(1) %3, i64 %75
  %77 = lshr i32 %7, 5
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %70
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %80

80:                                               ; preds = %79, %70
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %81 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %82 = inttoptr i32 %81 to ptr addrspace(6)
  %83 = icmp eq i32 %7, 0
  br i1 %83, label %84, label %85

84:                                               ; preds = %80
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %85

85:                                               ; preds = %84, %80
  %86 = urem i32 %7, 32
  %87 = udiv i32 %7, 32
  %88 = mul nsw i32 %86, 16
  %89 = mul nsw i32 %87, 512
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, ptr addrspace(1) %73, i64 %91
  %93 = mul nsw i32 %77, 2097152
  %94 = sext i32 %93 to i64
  %95 = getelementptr i8, ptr addrspace(6) %82, i64 %94
  %96 = getelementptr float, ptr addrspace(1) %92, i64 4
  %97 = getelementptr float, ptr addrspace(1) %92, i64 8
  %98 = getelementptr float, ptr addrspace(1) %92, i64 12
  %99 = load <4 x float>, ptr addrspace(1) %92, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <16 x float> %101, float %102, i64 1
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <16 x float> %103, float %104, i64 2
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <16 x float> %105, float %106, i64 3
  %108 = load <4 x float>, ptr addrspace(1) %96, align 16
  %109 = extractelement <4 x float> %108, i64 0
  %110 = insertelement <16 x float> %107, float %109, i64 4
  %111 = extractelement <4 x float> %108, i64 1
  %112 = insertelement <16 x float> %110, float %111, i64 5
  %113 = extractelement <4 x float> %108, i64 2
  %114 = insertelement <16 x float> %112, float %113, i64 6
  %115 = extractelement <4 x float> %108, i64 3
  %116 = insertelement <16 x float> %114, float %115, i64 7
  %117 = load <4 x float>, ptr addrspace(1) %97, align 16
  %118 = extractelement <4 x float> %117, i64 0
  %119 = insertelement <16 x float> %116, float %118, i64 8
  %120 = extractelement <4 x float> %117, i64 1
  %121 = insertelement <16 x float> %119, float %120, i64 9
  %122 = extractelement <4 x float> %117, i64 2
  %123 = insertelement <16 x float> %121, float %122, i64 10
  %124 = extractelement <4 x float> %117, i64 3
  %125 = insertelement <16 x float> %123, float %124, i64 11
  %126 = load <4 x float>, ptr addrspace(1) %98, align 16
  %127 = extractelement <4 x float> %126, i64 0
  %128 = insertelement <16 x float> %125, float %127, i64 12
  %129 = extractelement <4 x float> %126, i64 1
  %130 = insertelement <16 x float> %128, float %129, i64 13
  %131 = extractelement <4 x float> %126, i64 2
  %132 = insertelement <16 x float> %130, float %131, i64 14
  %133 = extractelement <4 x float> %126, i64 3
  %134 = insertelement <16 x float> %132, float %133, i64 15
  %135 = getelementptr float, ptr %6, i64 4
  %136 = getelementptr float, ptr %6, i64 8
  %137 = getelementptr float, ptr %6, i64 12
  %138 = extractelement <16 x float> %134, i64 0
  %139 = insertelement <4 x float> poison, float %138, i64 0
  %140 = extractelement <16 x float> %134, i64 1
  %141 = insertelement <4 x float> %139, float %140, i64 1
  %142 = extractelement <16 x float> %134, i64 2
  %143 = insertelement <4 x float> %141, float %142, i64 2
  %144 = extractelement <16 x float> %134, i64 3
  %145 = insertelement <4 x float> %143, float %144, i64 3
  store <4 x float> %145, ptr %6, align 16
  %146 = extractelement <16 x float> %134, i64 4
  %147 = insertelement <4 x float> poison, float %146, i64 0
  %148 = extractelement <16 x float> %134, i64 5
  %149 = insertelement <4 x float> %147, float %148, i64 1
  %150 = extractelement <16 x float> %134, i64 6
  %151 = insertelement <4 x float> %149, float %150, i64 2
  %152 = extractelement <16 x float> %134, i64 7
  %153 = insertelement <4 x float> %151, float %152, i64 3
  store <4 x float> %153, ptr %135, align 16
  %154 = extractelement <16 x float> %134, i64 8
  %155 = insertelement <4 x float> poison, float %154, i64 0
  %156 = extractelement <16 x float> %134, i64 9
  %157 = insertelement <4 x float> %155, float %156, i64 1
  %158 = extractelement <16 x float> %134, i64 10
  %159 = insertelement <4 x float> %157, float %158, i64 2
  %160 = extractelement <16 x float> %134, i64 11
  %161 = insertelement <4 x float> %159, float %160, i64 3
  store <4 x float> %161, ptr %136, align 16
  %162 = extractelement <16 x float> %134, i64 12
  %163 = insertelement <4 x float> poison, float %162, i64 0
  %164 = extractelement <16 x float> %134, i64 13
  %165 = insertelement <4 x float> %163, float %164, i64 1
  %166 = extractelement <16 x float> %134, i64 14
  %167 = insertelement <4 x float> %165, float %166, i64 2
  %168 = extractelement <16 x float> %134, i64 15
  %169 = insertelement <4 x float> %167, float %168, i64 3
  store <4 x float> %169, ptr %137, align 16
  %170 = getelementptr i32, ptr %6, i64 4
  %171 = getelementptr i32, ptr %6, i64 8
  %172 = getelementptr i32, ptr %6, i64 12
  %173 = load <4 x i32>, ptr %6, align 16
  %174 = extractelement <4 x i32> %173, i64 0
  %175 = insertelement <16 x i32> poison, i32 %174, i64 0
  %176 = extractelement <4 x i32> %173, i64 1
  %177 = insertelement <16 x i32> %175, i32 %176, i64 1
  %178 = extractelement <4 x i32> %173, i64 2
  %179 = insertelement <16 x i32> %177, i32 %178, i64 2
  %180 = extractelement <4 x i32> %173, i64 3
  %181 = insertelement <16 x i32> %179, i32 %180, i64 3
  %182 = load <4 x i32>, ptr %170, align 16
  %183 = extractelement <4 x i32> %182, i64 0
  %184 = insertelement <16 x i32> %181, i32 %183, i64 4
  %185 = extractelement <4 x i32> %182, i64 1
  %186 = insertelement <16 x i32> %184, i32 %185, i64 5
  %187 = extractelement <4 x i32> %182, i64 2
  %188 = insertelement <16 x i32> %186, i32 %187, i64 6
  %189 = extractelement <4 x i32> %182, i64 3
  %190 = insertelement <16 x i32> %188, i32 %189, i64 7
  %191 = load <4 x i32>, ptr %171, align 16
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = insertelement <16 x i32> %190, i32 %192, i64 8
  %194 = extractelement <4 x i32> %191, i64 1
  %195 = insertelement <16 x i32> %193, i32 %194, i64 9
  %196 = extractelement <4 x i32> %191, i64 2
  %197 = insertelement <16 x i32> %195, i32 %196, i64 10
  %198 = extractelement <4 x i32> %191, i64 3
  %199 = insertelement <16 x i32> %197, i32 %198, i64 11
  %200 = load <4 x i32>, ptr %172, align 16
  %201 = extractelement <4 x i32> %200, i64 0
  %202 = insertelement <16 x i32> %199, i32 %201, i64 12
  %203 = extractelement <4 x i32> %200, i64 1
  %204 = insertelement <16 x i32> %202, i32 %203, i64 13
  %205 = extractelement <4 x i32> %200, i64 2
  %206 = insertelement <16 x i32> %204, i32 %205, i64 14
  %207 = extractelement <4 x i32> %200, i64 3
  %208 = insertelement <16 x i32> %206, i32 %207, i64 15
  %209 = extractelement <16 x i32> %208, i64 0
  %210 = extractelement <16 x i32> %208, i64 1
  %211 = extractelement <16 x i32> %208, i64 2
  %212 = extractelement <16 x i32> %208, i64 3
  %213 = extractelement <16 x i32> %208, i64 4
  %214 = extractelement <16 x i32> %208, i64 5
  %215 = extractelement <16 x i32> %208, i64 6
  %216 = extractelement <16 x i32> %208, i64 7
  %217 = extractelement <16 x i32> %208, i64 8
  %218 = extractelement <16 x i32> %208, i64 9
  %219 = extractelement <16 x i32> %208, i64 10
  %220 = extractelement <16 x i32> %208, i64 11
  %221 = extractelement <16 x i32> %208, i64 12
  %222 = extractelement <16 x i32> %208, i64 13
  %223 = extractelement <16 x i32> %208, i64 14
  %224 = extractelement <16 x i32> %208, i64 15
  %225 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215, i32 %216, i32 %217, i32 %218, i32 %219, i32 %220, i32 %221, i32 %222, i32 %223, i32 %224)
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 0
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 1
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 2
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 3
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 4
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 5
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 6
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 7
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 8
  %235 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 9
  %236 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 10
  %237 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 11
  %238 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 12
  %239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 13
  %240 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 14
  %241 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %225, 15
  %242 = insertelement <16 x i32> poison, i32 %226, i64 0
  %243 = insertelement <16 x i32> %242, i32 %227, i64 1
  %244 = insertelement <16 x i32> %243, i32 %228, i64 2
  %245 = insertelement <16 x i32> %244, i32 %229, i64 3
  %246 = insertelement <16 x i32> %245, i32 %230, i64 4
  %247 = insertelement <16 x i32> %246, i32 %231, i64 5
  %248 = insertelement <16 x i32> %247, i32 %232, i64 6
  %249 = insertelement <16 x i32> %248, i32 %233, i64 7
  %250 = insertelement <16 x i32> %249, i32 %234, i64 8
  %251 = insertelement <16 x i32> %250, i32 %235, i64 9
  %252 = insertelement <16 x i32> %251, i32 %236, i64 10
  %253 = insertelement <16 x i32> %252, i32 %237, i64 11
  %254 = insertelement <16 x i32> %253, i32 %238, i64 12
  %255 = insertelement <16 x i32> %254, i32 %239, i64 13
  %256 = insertelement <16 x i32> %255, i32 %240, i64 14
  %257 = insertelement <16 x i32> %256, i32 %241, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %95, <16 x i32> %257, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %258 = icmp eq i32 %8, 0
  %259 = and i1 %83, %258
  br i1 %259, label %260, label %269

260:                                              ; preds = %85
  %261 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %262 = lshr i32 %261, 4
  %263 = zext i32 %262 to i64
  %264 = or i64 %263, 4611756662049538048
  %265 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %266 = lshr i32 %265, 4
  %267 = zext i32 %266 to i64
  %268 = or i64 %267, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %82, i64 %264, i64 %268, i32 134742176, i1 true, i32 3, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %269

269:                                              ; preds = %260, %85
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %270 = urem i32 %7, 32
  %271 = udiv i32 %7, 32
  %272 = mul nsw i32 %270, 16
  %273 = mul nsw i32 %271, 512
  %274 = add nsw i32 %272, %273
  %275 = sext i32 %274 to i64
  %276 = getelementptr float, ptr addrspace(1) %76, i64 %275
  %277 = mul nsw i32 %77, 2097152
  %278 = sext i32 %277 to i64
  %279 = getelementptr i8, ptr addrspace(6) %82, i64 %278
  %280 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %279, i1 false)
  %281 = getelementptr i32, ptr %5, i64 4
  %282 = getelementptr i32, ptr %5, i64 8
  %283 = getelementptr i32, ptr %5, i64 12
  %284 = extractelement <16 x i32> %280, i64 0
  %285 = insertelement <4 x i32> poison, i32 %284, i64 0
  %286 = extractelement <16 x i32> %280, i64 1
  %287 = insertelement <4 x i32> %285, i32 %286, i64 1
  %288 = extractelement <16 x i32> %280, i64 2
  %289 = insertelement <4 x i32> %287, i32 %288, i64 2
  %290 = extractelement <16 x i32> %280, i64 3
  %291 = insertelement <4 x i32> %289, i32 %290, i64 3
  store <4 x i32> %291, ptr %5, align 16
  %292 = extractelement <16 x i32> %280, i64 4
  %293 = insertelement <4 x i32> poison, i32 %292, i64 0
  %294 = extractelement <16 x i32> %280, i64 5
  %295 = insertelement <4 x i32> %293, i32 %294, i64 1
  %296 = extractelement <16 x i32> %280, i64 6
  %297 = insertelement <4 x i32> %295, i32 %296, i64 2
  %298 = extractelement <16 x i32> %280, i64 7
  %299 = insertelement <4 x i32> %297, i32 %298, i64 3
  store <4 x i32> %299, ptr %281, align 16
  %300 = extractelement <16 x i32> %280, i64 8
  %301 = insertelement <4 x i32> poison, i32 %300, i64 0
  %302 = extractelement <16 x i32> %280, i64 9
  %303 = insertelement <4 x i32> %301, i32 %302, i64 1
  %304 = extractelement <16 x i32> %280, i64 10
  %305 = insertelement <4 x i32> %303, i32 %304, i64 2
  %306 = extractelement <16 x i32> %280, i64 11
  %307 = insertelement <4 x i32> %305, i32 %306, i64 3
  store <4 x i32> %307, ptr %282, align 16
  %308 = extractelement <16 x i32> %280, i64 12
  %309 = insertelement <4 x i32> poison, i32 %308, i64 0
  %310 = extractelement <16 x i32> %280, i64 13
  %311 = insertelement <4 x i32> %309, i32 %310, i64 1
  %312 = extractelement <16 x i32> %280, i64 14
  %313 = insertelement <4 x i32> %311, i32 %312, i64 2
  %314 = extractelement <16 x i32> %280, i64 15
  %315 = insertelement <4 x i32> %313, i32 %314, i64 3
  store <4 x i32> %315, ptr %283, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %316 = getelementptr i32, ptr %5, i64 4
  %317 = getelementptr i32, ptr %5, i64 8
  %318 = getelementptr i32, ptr %5, i64 12
  %319 = load <4 x i32>, ptr %5, align 16
  %320 = extractelement <4 x i32> %319, i64 0
  %321 = insertelement <16 x i32> poison, i32 %320, i64 0
  %322 = extractelement <4 x i32> %319, i64 1
  %323 = insertelement <16 x i32> %321, i32 %322, i64 1
  %324 = extractelement <4 x i32> %319, i64 2
  %325 = insertelement <16 x i32> %323, i32 %324, i64 2
  %326 = extractelement <4 x i32> %319, i64 3
  %327 = insertelement <16 x i32> %325, i32 %326, i64 3
  %328 = load <4 x i32>, ptr %316, align 16
  %329 = extractelement <4 x i32> %328, i64 0
  %330 = insertelement <16 x i32> %327, i32 %329, i64 4
  %331 = extractelement <4 x i32> %328, i64 1
  %332 = insertelement <16 x i32> %330, i32 %331, i64 5
  %333 = extractelement <4 x i32> %328, i64 2
  %334 = insertelement <16 x i32> %332, i32 %333, i64 6
  %335 = extractelement <4 x i32> %328, i64 3
  %336 = insertelement <16 x i32> %334, i32 %335, i64 7
  %337 = load <4 x i32>, ptr %317, align 16
  %338 = extractelement <4 x i32> %337, i64 0
  %339 = insertelement <16 x i32> %336, i32 %338, i64 8
  %340 = extractelement <4 x i32> %337, i64 1
  %341 = insertelement <16 x i32> %339, i32 %340, i64 9
  %342 = extractelement <4 x i32> %337, i64 2
  %343 = insertelement <16 x i32> %341, i32 %342, i64 10
  %344 = extractelement <4 x i32> %337, i64 3
  %345 = insertelement <16 x i32> %343, i32 %344, i64 11
  %346 = load <4 x i32>, ptr %318, align 16
  %347 = extractelement <4 x i32> %346, i64 0
  %348 = insertelement <16 x i32> %345, i32 %347, i64 12
  %349 = extractelement <4 x i32> %346, i64 1
  %350 = insertelement <16 x i32> %348, i32 %349, i64 13
  %351 = extractelement <4 x i32> %346, i64 2
  %352 = insertelement <16 x i32> %350, i32 %351, i64 14
  %353 = extractelement <4 x i32> %346, i64 3
  %354 = insertelement <16 x i32> %352, i32 %353, i64 15
  %355 = extractelement <16 x i32> %354, i64 0
  %356 = extractelement <16 x i32> %354, i64 1
  %357 = extractelement <16 x i32> %354, i64 2
  %358 = extractelement <16 x i32> %354, i64 3
  %359 = extractelement <16 x i32> %354, i64 4
  %360 = extractelement <16 x i32> %354, i64 5
  %361 = extractelement <16 x i32> %354, i64 6
  %362 = extractelement <16 x i32> %354, i64 7
  %363 = extractelement <16 x i32> %354, i64 8
  %364 = extractelement <16 x i32> %354, i64 9
  %365 = extractelement <16 x i32> %354, i64 10
  %366 = extractelement <16 x i32> %354, i64 11
  %367 = extractelement <16 x i32> %354, i64 12
  %368 = extractelement <16 x i32> %354, i64 13
  %369 = extractelement <16 x i32> %354, i64 14
  %370 = extractelement <16 x i32> %354, i64 15
  %371 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %355, i32 %356, i32 %357, i32 %358, i32 %359, i32 %360, i32 %361, i32 %362, i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370)
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 0
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 1
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 2
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 3
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 4
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 5
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 6
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 7
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 8
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 9
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 10
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 11
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 12
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 13
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 14
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 15
  %388 = insertelement <16 x i32> poison, i32 %372, i64 0
  %389 = insertelement <16 x i32> %388, i32 %373, i64 1
  %390 = insertelement <16 x i32> %389, i32 %374, i64 2
  %391 = insertelement <16 x i32> %390, i32 %375, i64 3
  %392 = insertelement <16 x i32> %391, i32 %376, i64 4
  %393 = insertelement <16 x i32> %392, i32 %377, i64 5
  %394 = insertelement <16 x i32> %393, i32 %378, i64 6
  %395 = insertelement <16 x i32> %394, i32 %379, i64 7
  %396 = insertelement <16 x i32> %395, i32 %380, i64 8
  %397 = insertelement <16 x i32> %396, i32 %381, i64 9
  %398 = insertelement <16 x i32> %397, i32 %382, i64 10
  %399 = insertelement <16 x i32> %398, i32 %383, i64 11
  %400 = insertelement <16 x i32> %399, i32 %384, i64 12
  %401 = insertelement <16 x i32> %400, i32 %385, i64 13
  %402 = insertelement <16 x i32> %401, i32 %386, i64 14
  %403 = insertelement <16 x i32> %402, i32 %387, i64 15
  %404 = getelementptr i32, ptr %5, i64 4
  %405 = getelementptr i32, ptr %5, i64 8
  %406 = getelementptr i32, ptr %5, i64 12
  %407 = extractelement <16 x i32> %403, i64 0
  %408 = insertelement <4 x i32> poison, i32 %407, i64 0
  %409 = extractelement <16 x i32> %403, i64 1
  %410 = insertelement <4 x i32> %408, i32 %409, i64 1
  %411 = extractelement <16 x i32> %403, i64 2
  %412 = insertelement <4 x i32> %410, i32 %411, i64 2
  %413 = extractelement <16 x i32> %403, i64 3
  %414 = insertelement <4 x i32> %412, i32 %413, i64 3
  store <4 x i32> %414, ptr %5, align 16
  %415 = extractelement <16 x i32> %403, i64 4
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <16 x i32> %403, i64 5
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <16 x i32> %403, i64 6
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <16 x i32> %403, i64 7
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %404, align 16
  %423 = extractelement <16 x i32> %403, i64 8
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <16 x i32> %403, i64 9
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <16 x i32> %403, i64 10
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <16 x i32> %403, i64 11
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  store <4 x i32> %430, ptr %405, align 16
  %431 = extractelement <16 x i32> %403, i64 12
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <16 x i32> %403, i64 13
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <16 x i32> %403, i64 14
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <16 x i32> %403, i64 15
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %406, align 16
  %439 = getelementptr float, ptr %5, i64 4
  %440 = getelementptr float, ptr %5, i64 8
  %441 = getelementptr float, ptr %5, i64 12
  %442 = load <4 x float>, ptr %5, align 16
  %443 = extractelement <4 x float> %442, i64 0
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = extractelement <4 x float> %442, i64 1
  %446 = insertelement <16 x float> %444, float %445, i64 1
  %447 = extractelement <4 x float> %442, i64 2
  %448 = insertelement <16 x float> %446, float %447, i64 2
  %449 = extractelement <4 x float> %442, i64 3
  %450 = insertelement <16 x float> %448, float %449, i64 3
  %451 = load <4 x float>, ptr %439, align 16
  %452 = extractelement <4 x float> %451, i64 0
  %453 = insertelement <16 x float> %450, float %452, i64 4
  %454 = extractelement <4 x float> %451, i64 1
  %455 = insertelement <16 x float> %453, float %454, i64 5
  %456 = extractelement <4 x float> %451, i64 2
  %457 = insertelement <16 x float> %455, float %456, i64 6
  %458 = extractelement <4 x float> %451, i64 3
  %459 = insertelement <16 x float> %457, float %458, i64 7
  %460 = load <4 x float>, ptr %440, align 16
  %461 = extractelement <4 x float> %460, i64 0
  %462 = insertelement <16 x float> %459, float %461, i64 8
  %463 = extractelement <4 x float> %460, i64 1
  %464 = insertelement <16 x float> %462, float %463, i64 9
  %465 = extractelement <4 x float> %460, i64 2
  %466 = insertelement <16 x float> %464, float %465, i64 10
  %467 = extractelement <4 x float> %460, i64 3
  %468 = insertelement <16 x float> %466, float %467, i64 11
  %469 = load <4 x float>, ptr %441, align 16
  %470 = extractelement <4 x float> %469, i64 0
  %471 = insertelement <16 x float> %468, float %470, i64 12
  %472 = extractelement <4 x float> %469, i64 1
  %473 = insertelement <16 x float> %471, float %472, i64 13
  %474 = extractelement <4 x float> %469, i64 2
  %475 = insertelement <16 x float> %473, float %474, i64 14
  %476 = extractelement <4 x float> %469, i64 3
  %477 = insertelement <16 x float> %475, float %476, i64 15
  %478 = getelementptr float, ptr addrspace(1) %276, i64 4
  %479 = getelementptr float, ptr addrspace(1) %276, i64 8
  %480 = getelementptr float, ptr addrspace(1) %276, i64 12
  %481 = extractelement <16 x float> %477, i64 0
  %482 = insertelement <4 x float> poison, float %481, i64 0
  %483 = extractelement <16 x float> %477, i64 1
  %484 = insertelement <4 x float> %482, float %483, i64 1
  %485 = extractelement <16 x float> %477, i64 2
  %486 = insertelement <4 x float> %484, float %485, i64 2
  %487 = extractelement <16 x float> %477, i64 3
  %488 = insertelement <4 x float> %486, float %487, i64 3
  store <4 x float> %488, ptr addrspace(1) %276, align 16
  %489 = extractelement <16 x float> %477, i64 4
  %490 = insertelement <4 x float> poison, float %489, i64 0
  %491 = extractelement <16 x float> %477, i64 5
  %492 = insertelement <4 x float> %490, float %491, i64 1
  %493 = extractelement <16 x float> %477, i64 6
  %494 = insertelement <4 x float> %492, float %493, i64 2
  %495 = extractelement <16 x float> %477, i64 7
  %496 = insertelement <4 x float> %494, float %495, i64 3
  store <4 x float> %496, ptr addrspace(1) %478, align 16
  %497 = extractelement <16 x float> %477, i64 8
  %498 = insertelement <4 x float> poison, float %497, i64 0
  %499 = extractelement <16 x float> %477, i64 9
  %500 = insertelement <4 x float> %498, float %499, i64 1
  %501 = extractelement <16 x float> %477, i64 10
  %502 = insertelement <4 x float> %500, float %501, i64 2
  %503 = extractelement <16 x float> %477, i64 11
  %504 = insertelement <4 x float> %502, float %503, i64 3
  store <4 x float> %504, ptr addrspace(1) %479, align 16
  %505 = extractelement <16 x float> %477, i64 12
  %506 = insertelement <4 x float> poison, float %505, i64 0
  %507 = extractelement <16 x float> %477, i64 13
  %508 = insertelement <4 x float> %506, float %507, i64 1
  %509 = extractelement <16 x float> %477, i64 14
  %510 = insertelement <4 x float> %508, float %509, i64 2
  %511 = extractelement <16 x float> %477, i64 15
  %512 = insertelement <4 x float> %510, float %511, i64 3
  store <4 x float> %512, ptr addrspace(1) %480, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %513, label %514

513:                                              ; preds = %269
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %82, i32 32)
  br label %514

514:                                              ; preds = %513, %269
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #7

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
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
