; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %34, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 4096
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 128
  %22 = urem i32 %20, 16
  %23 = udiv i32 %20, 16
  %24 = mul nsw i32 %22, 1024
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store i8 %18, ptr addrspace(3) %33, align 1
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %58, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 256
  br i1 %38, label %39, label %59

39:                                               ; preds = %36
  %40 = urem i32 %37, 8
  %41 = udiv i32 %37, 8
  %42 = mul nsw i32 %40, 32
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 128
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %51
  %53 = ptrtoint ptr addrspace(3) %52 to i32
  %54 = and i32 %53, 896
  %55 = lshr i32 %54, 3
  %56 = xor i32 %53, %55
  %57 = inttoptr i32 %56 to ptr addrspace(3)
  store i8 %46, ptr addrspace(3) %57, align 1
  %58 = add i32 %37, 128
  br label %36

59:                                               ; preds = %36
  %60 = lshr i32 %7, 5
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %63

63:                                               ; preds = %62, %59
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %64 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %65 = inttoptr i32 %64 to ptr addrspace(6)
  %66 = icmp eq i32 %7, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %68

68:                                               ; preds = %67, %63
  %69 = urem i32 %7, 32
  %70 = udiv i32 %7, 32
  %71 = mul nsw i32 %69, 8
  %72 = mul nsw i32 %70, 256
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr addrspace(1) %2, i64 %74
  %76 = mul nsw i32 %60, 2097152
  %77 = sext i32 %76 to i64
  %78 = getelementptr i8, ptr addrspace(6) %65, i64 %77
  %79 = getelementptr float, ptr addrspace(1) %75, i64 4
  %80 = load <4 x float>, ptr addrspace(1) %75, align 16
  %81 = extractelement <4 x float> %80, i64 0
  %82 = insertelement <8 x float> poison, float %81, i64 0
  %83 = extractelement <4 x float> %80, i64 1
  %84 = insertelement <8 x float> %82, float %83, i64 1
  %85 = extractelement <4 x float> %80, i64 2
  %86 = insertelement <8 x float> %84, float %85, i64 2
  %87 = extractelement <4 x float> %80, i64 3
  %88 = insertelement <8 x float> %86, float %87, i64 3
  %89 = load <4 x float>, ptr addrspace(1) %79, align 16
  %90 = extractelement <4 x float> %89, i64 0
  %91 = insertelement <8 x float> %88, float %90, i64 4
  %92 = extractelement <4 x float> %89, i64 1
  %93 = insertelement <8 x float> %91, float %92, i64 5
  %94 = extractelement <4 x float> %89, i64 2
  %95 = insertelement <8 x float> %93, float %94, i64 6
  %96 = extractelement <4 x float> %89, i64 3
  %97 = insertelement <8 x float> %95, float %96, i64 7
  %98 = getelementptr float, ptr %6, i64 4
  %99 = extractelement <8 x float> %97, i64 0
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = extractelement <8 x float> %97, i64 1
  %102 = insertelement <4 x float> %100, float %101, i64 1
  %103 = extractelement <8 x float> %97, i64 2
  %104 = insertelement <4 x float> %102, float %103, i64 2
  %105 = extractelement <8 x float> %97, i64 3
  %106 = insertelement <4 x float> %104, float %105, i64 3
  store <4 x float> %106, ptr %6, align 16
  %107 = extractelement <8 x float> %97, i64 4
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = extractelement <8 x float> %97, i64 5
  %110 = insertelement <4 x float> %108, float %109, i64 1
  %111 = extractelement <8 x float> %97, i64 6
  %112 = insertelement <4 x float> %110, float %111, i64 2
  %113 = extractelement <8 x float> %97, i64 7
  %114 = insertelement <4 x float> %112, float %113, i64 3
  store <4 x float> %114, ptr %98, align 16
  %115 = getelementptr i32, ptr %6, i64 4
  %116 = load <4 x i32>, ptr %6, align 16
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = insertelement <8 x i32> poison, i32 %117, i64 0
  %119 = extractelement <4 x i32> %116, i64 1
  %120 = insertelement <8 x i32> %118, i32 %119, i64 1
  %121 = extractelement <4 x i32> %116, i64 2
  %122 = insertelement <8 x i32> %120, i32 %121, i64 2
  %123 = extractelement <4 x i32> %116, i64 3
  %124 = insertelement <8 x i32> %122, i32 %123, i64 3
  %125 = load <4 x i32>, ptr %115, align 16
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = insertelement <8 x i32> %124, i32 %126, i64 4
  %128 = extractelement <4 x i32> %125, i64 1
  %129 = insertelement <8 x i32> %127, i32 %128, i64 5
  %130 = extractelement <4 x i32> %125, i64 2
  %131 = insertelement <8 x i32> %129, i32 %130, i64 6
  %132 = extractelement <4 x i32> %125, i64 3
  %133 = insertelement <8 x i32> %131, i32 %132, i64 7
  %134 = extractelement <8 x i32> %133, i64 0
  %135 = extractelement <8 x i32> %133, i64 1
  %136 = extractelement <8 x i32> %133, i64 2
  %137 = extractelement <8 x i32> %133, i64 3
  %138 = extractelement <8 x i32> %133, i64 4
  %139 = extractelement <8 x i32> %133, i64 5
  %140 = extractelement <8 x i32> %133, i64 6
  %141 = extractelement <8 x i32> %133, i64 7
  %142 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %134, i32 %135, i32 %136, i32 %137, i32 %138, i32 %139, i32 %140, i32 %141)
  %143 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 0
  %144 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 1
  %145 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 2
  %146 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 3
  %147 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 4
  %148 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 5
  %149 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 6
  %150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %142, 7
  %151 = insertelement <8 x i32> poison, i32 %143, i64 0
  %152 = insertelement <8 x i32> %151, i32 %144, i64 1
  %153 = insertelement <8 x i32> %152, i32 %145, i64 2
  %154 = insertelement <8 x i32> %153, i32 %146, i64 3
  %155 = insertelement <8 x i32> %154, i32 %147, i64 4
  %156 = insertelement <8 x i32> %155, i32 %148, i64 5
  %157 = insertelement <8 x i32> %156, i32 %149, i64 6
  %158 = insertelement <8 x i32> %157, i32 %150, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %78, <8 x i32> %158, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %66, label %159, label %168

159:                                              ; preds = %68
  %160 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %161 = lshr i32 %160, 4
  %162 = zext i32 %161 to i64
  %163 = or i64 %162, 4611756662049538048
  %164 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %165 = lshr i32 %164, 4
  %166 = zext i32 %165 to i64
  %167 = or i64 %166, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %65, i64 %163, i64 %167, i32 134348960, i1 true, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %168

168:                                              ; preds = %159, %68
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %169 = urem i32 %7, 32
  %170 = udiv i32 %7, 32
  %171 = mul nsw i32 %169, 8
  %172 = mul nsw i32 %170, 256
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr float, ptr addrspace(1) %3, i64 %174
  %176 = mul nsw i32 %60, 2097152
  %177 = sext i32 %176 to i64
  %178 = getelementptr i8, ptr addrspace(6) %65, i64 %177
  %179 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %178, i1 false)
  %180 = getelementptr i32, ptr %5, i64 4
  %181 = extractelement <8 x i32> %179, i64 0
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = extractelement <8 x i32> %179, i64 1
  %184 = insertelement <4 x i32> %182, i32 %183, i64 1
  %185 = extractelement <8 x i32> %179, i64 2
  %186 = insertelement <4 x i32> %184, i32 %185, i64 2
  %187 = extractelement <8 x i32> %179, i64 3
  %188 = insertelement <4 x i32> %186, i32 %187, i64 3
  store <4 x i32> %188, ptr %5, align 16
  %189 = extractelement <8 x i32> %179, i64 4
  %190 = insertelement <4 x i32> poison, i32 %189, i64 0
  %191 = extractelement <8 x i32> %179, i64 5
  %192 = insertelement <4 x i32> %190, i32 %191, i64 1
  %193 = extractelement <8 x i32> %179, i64 6
  %194 = insertelement <4 x i32> %192, i32 %193, i64 2
  %195 = extractelement <8 x i32> %179, i64 7
  %196 = insertelement <4 x i32> %194, i32 %195, i64 3
  store <4 x i32> %196, ptr %180, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %197 = getelementptr i32, ptr %5, i64 4
  %198 = load <4 x i32>, ptr %5, align 16
  %199 = extractelement <4 x i32> %198, i64 0
  %200 = insertelement <8 x i32> poison, i32 %199, i64 0
  %201 = extractelement <4 x i32> %198, i64 1
  %202 = insertelement <8 x i32> %200, i32 %201, i64 1
  %203 = extractelement <4 x i32> %198, i64 2
  %204 = insertelement <8 x i32> %202, i32 %203, i64 2
  %205 = extractelement <4 x i32> %198, i64 3
  %206 = insertelement <8 x i32> %204, i32 %205, i64 3
  %207 = load <4 x i32>, ptr %197, align 16
  %208 = extractelement <4 x i32> %207, i64 0
  %209 = insertelement <8 x i32> %206, i32 %208, i64 4
  %210 = extractelement <4 x i32> %207, i64 1
  %211 = insertelement <8 x i32> %209, i32 %210, i64 5
  %212 = extractelement <4 x i32> %207, i64 2
  %213 = insertelement <8 x i32> %211, i32 %212, i64 6
  %214 = extractelement <4 x i32> %207, i64 3
  %215 = insertelement <8 x i32> %213, i32 %214, i64 7
  %216 = extractelement <8 x i32> %215, i64 0
  %217 = extractelement <8 x i32> %215, i64 1
  %218 = extractelement <8 x i32> %215, i64 2
  %219 = extractelement <8 x i32> %215, i64 3
  %220 = extractelement <8 x i32> %215, i64 4
  %221 = extractelement <8 x i32> %215, i64 5
  %222 = extractelement <8 x i32> %215, i64 6
  %223 = extractelement <8 x i32> %215, i64 7
  %224 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %216, i32 %217, i32 %218, i32 %219, i32 %220, i32 %221, i32 %222, i32 %223)
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 0
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 1
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 2
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 3
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 4
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 5
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 6
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %224, 7
  %233 = insertelement <8 x i32> poison, i32 %225, i64 0
  %234 = insertelement <8 x i32> %233, i32 %226, i64 1
  %235 = insertelement <8 x i32> %234, i32 %227, i64 2
  %236 = insertelement <8 x i32> %235, i32 %228, i64 3
  %237 = insertelement <8 x i32> %236, i32 %229, i64 4
  %238 = insertelement <8 x i32> %237, i32 %230, i64 5
  %239 = insertelement <8 x i32> %238, i32 %231, i64 6
  %240 = insertelement <8 x i32> %239, i32 %232, i64 7
  %241 = getelementptr i32, ptr %5, i64 4
  %242 = extractelement <8 x i32> %240, i64 0
  %243 = insertelement <4 x i32> poison, i32 %242, i64 0
  %244 = extractelement <8 x i32> %240, i64 1
  %245 = insertelement <4 x i32> %243, i32 %244, i64 1
  %246 = extractelement <8 x i32> %240, i64 2
  %247 = insertelement <4 x i32> %245, i32 %246, i64 2
  %248 = extractelement <8 x i32> %240, i64 3
  %249 = insertelement <4 x i32> %247, i32 %248, i64 3
  store <4 x i32> %249, ptr %5, align 16
  %250 = extractelement <8 x i32> %240, i64 4
  %251 = insertelement <4 x i32> poison, i32 %250, i64 0
  %252 = extractelement <8 x i32> %240, i64 5
  %253 = insertelement <4 x i32> %251, i32 %252, i64 1
  %254 = extractelement <8 x i32> %240, i64 6
  %255 = insertelement <4 x i32> %253, i32 %254, i64 2
  %256 = extractelement <8 x i32> %240, i64 7
  %257 = insertelement <4 x i32> %255, i32 %256, i64 3
  store <4 x i32> %257, ptr %241, align 16
  %258 = getelementptr float, ptr %5, i64 4
  %259 = load <4 x float>, ptr %5, align 16
  %260 = extractelement <4 x float> %259, i64 0
  %261 = insertelement <8 x float> poison, float %260, i64 0
  %262 = extractelement <4 x float> %259, i64 1
  %263 = insertelement <8 x float> %261, float %262, i64 1
  %264 = extractelement <4 x float> %259, i64 2
  %265 = insertelement <8 x float> %263, float %264, i64 2
  %266 = extractelement <4 x float> %259, i64 3
  %267 = insertelement <8 x float> %265, float %266, i64 3
  %268 = load <4 x float>, ptr %258, align 16
  %269 = extractelement <4 x float> %268, i64 0
  %270 = insertelement <8 x float> %267, float %269, i64 4
  %271 = extractelement <4 x float> %268, i64 1
  %272 = insertelement <8 x float> %270, float %271, i64 5
  %273 = extractelement <4 x float> %268, i64 2
  %274 = insertelement <8 x float> %272, float %273, i64 6
  %275 = extractelement <4 x float> %268, i64 3
  %276 = insertelement <8 x float> %274, float %275, i64 7
  %277 = getelementptr float, ptr addrspace(1) %175, i64 4
  %278 = extractelement <8 x float> %276, i64 0
  %279 = insertelement <4 x float> poison, float %278, i64 0
  %280 = extractelement <8 x float> %276, i64 1
  %281 = insertelement <4 x float> %279, float %280, i64 1
  %282 = extractelement <8 x float> %276, i64 2
  %283 = insertelement <4 x float> %281, float %282, i64 2
  %284 = extractelement <8 x float> %276, i64 3
  %285 = insertelement <4 x float> %283, float %284, i64 3
  store <4 x float> %285, ptr addrspace(1) %175, align 16
  %286 = extractelement <8 x float> %276, i64 4
  %287 = insertelement <4 x float> poison, float %286, i64 0
  %288 = extractelement <8 x float> %276, i64 5
  %289 = insertelement <4 x float> %287, float %288, i64 1
  %290 = extractelement <8 x float> %276, i64 6
  %291 = insertelement <4 x float> %289, float %290, i64 2
  %292 = extractelement <8 x float> %276, i64 7
  %293 = insertelement <4 x float> %291, float %292, i64 3
  store <4 x float> %293, ptr addrspace(1) %277, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %61, label %294, label %295

294:                                              ; preds = %168
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %65, i32 32)
  br label %295

295:                                              ; preds = %294, %168
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
