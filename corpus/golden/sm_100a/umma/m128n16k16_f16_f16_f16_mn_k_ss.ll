; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [16 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %38, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 2048
  br i1 %10, label %11, label %39

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16
  %18 = load half, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 64
  %20 = udiv i32 %9, 64
  %21 = urem i32 %20, 2
  %22 = udiv i32 %20, 2
  %23 = mul nsw i32 %21, 1024
  %24 = add nsw i32 %19, %23
  %25 = urem i32 %22, 8
  %26 = udiv i32 %22, 8
  %27 = mul nsw i32 %25, 64
  %28 = add nsw i32 %24, %27
  %29 = mul nsw i32 %26, 512
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store half %18, ptr addrspace(3) %37, align 2
  %38 = add i32 %9, 128
  br label %8

39:                                               ; preds = %8
  br label %40

40:                                               ; preds = %43, %39
  %41 = phi i32 [ %66, %43 ], [ %7, %39 ]
  %42 = icmp slt i32 %41, 256
  br i1 %42, label %43, label %67

43:                                               ; preds = %40
  %44 = urem i32 %41, 16
  %45 = udiv i32 %41, 16
  %46 = mul nsw i32 %44, 16
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr half, ptr addrspace(1) %1, i64 %48
  %50 = load half, ptr addrspace(1) %49, align 2
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 64
  %54 = urem i32 %52, 2
  %55 = udiv i32 %52, 2
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
  %68 = lshr i32 %7, 5
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
  %74 = icmp eq i32 %7, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %76

76:                                               ; preds = %75, %71
  %77 = urem i32 %7, 32
  %78 = udiv i32 %7, 32
  %79 = mul nsw i32 %77, 16
  %80 = mul nsw i32 %78, 512
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr half, ptr addrspace(1) %2, i64 %82
  %84 = mul nsw i32 %68, 4194304
  %85 = sext i32 %84 to i64
  %86 = sdiv exact i64 %85, 2
  %87 = getelementptr i8, ptr addrspace(6) %73, i64 %86
  %88 = getelementptr half, ptr addrspace(1) %83, i64 8
  %89 = load <8 x half>, ptr addrspace(1) %83, align 16
  %90 = extractelement <8 x half> %89, i64 0
  %91 = insertelement <16 x half> poison, half %90, i64 0
  %92 = extractelement <8 x half> %89, i64 1
  %93 = insertelement <16 x half> %91, half %92, i64 1
  %94 = extractelement <8 x half> %89, i64 2
  %95 = insertelement <16 x half> %93, half %94, i64 2
  %96 = extractelement <8 x half> %89, i64 3
  %97 = insertelement <16 x half> %95, half %96, i64 3
  %98 = extractelement <8 x half> %89, i64 4
  %99 = insertelement <16 x half> %97, half %98, i64 4
  %100 = extractelement <8 x half> %89, i64 5
  %101 = insertelement <16 x half> %99, half %100, i64 5
  %102 = extractelement <8 x half> %89, i64 6
  %103 = insertelement <16 x half> %101, half %102, i64 6
  %104 = extractelement <8 x half> %89, i64 7
  %105 = insertelement <16 x half> %103, half %104, i64 7
  %106 = load <8 x half>, ptr addrspace(1) %88, align 16
  %107 = extractelement <8 x half> %106, i64 0
  %108 = insertelement <16 x half> %105, half %107, i64 8
  %109 = extractelement <8 x half> %106, i64 1
  %110 = insertelement <16 x half> %108, half %109, i64 9
  %111 = extractelement <8 x half> %106, i64 2
  %112 = insertelement <16 x half> %110, half %111, i64 10
  %113 = extractelement <8 x half> %106, i64 3
  %114 = insertelement <16 x half> %112, half %113, i64 11
  %115 = extractelement <8 x half> %106, i64 4
  %116 = insertelement <16 x half> %114, half %115, i64 12
  %117 = extractelement <8 x half> %106, i64 5
  %118 = insertelement <16 x half> %116, half %117, i64 13
  %119 = extractelement <8 x half> %106, i64 6
  %120 = insertelement <16 x half> %118, half %119, i64 14
  %121 = extractelement <8 x half> %106, i64 7
  %122 = insertelement <16 x half> %120, half %121, i64 15
  %123 = getelementptr half, ptr %6, i64 8
  %124 = extractelement <16 x half> %122, i64 0
  %125 = insertelement <8 x half> poison, half %124, i64 0
  %126 = extractelement <16 x half> %122, i64 1
  %127 = insertelement <8 x half> %125, half %126, i64 1
  %128 = extractelement <16 x half> %122, i64 2
  %129 = insertelement <8 x half> %127, half %128, i64 2
  %130 = extractelement <16 x half> %122, i64 3
  %131 = insertelement <8 x half> %129, half %130, i64 3
  %132 = extractelement <16 x half> %122, i64 4
  %133 = insertelement <8 x half> %131, half %132, i64 4
  %134 = extractelement <16 x half> %122, i64 5
  %135 = insertelement <8 x half> %133, half %134, i64 5
  %136 = extractelement <16 x half> %122, i64 6
  %137 = insertelement <8 x half> %135, half %136, i64 6
  %138 = extractelement <16 x half> %122, i64 7
  %139 = insertelement <8 x half> %137, half %138, i64 7
  store <8 x half> %139, ptr %6, align 16
  %140 = extractelement <16 x half> %122, i64 8
  %141 = insertelement <8 x half> poison, half %140, i64 0
  %142 = extractelement <16 x half> %122, i64 9
  %143 = insertelement <8 x half> %141, half %142, i64 1
  %144 = extractelement <16 x half> %122, i64 10
  %145 = insertelement <8 x half> %143, half %144, i64 2
  %146 = extractelement <16 x half> %122, i64 11
  %147 = insertelement <8 x half> %145, half %146, i64 3
  %148 = extractelement <16 x half> %122, i64 12
  %149 = insertelement <8 x half> %147, half %148, i64 4
  %150 = extractelement <16 x half> %122, i64 13
  %151 = insertelement <8 x half> %149, half %150, i64 5
  %152 = extractelement <16 x half> %122, i64 14
  %153 = insertelement <8 x half> %151, half %152, i64 6
  %154 = extractelement <16 x half> %122, i64 15
  %155 = insertelement <8 x half> %153, half %154, i64 7
  store <8 x half> %155, ptr %123, align 16
  %156 = getelementptr i32, ptr %6, i64 4
  %157 = load <4 x i32>, ptr %6, align 16
  %158 = extractelement <4 x i32> %157, i64 0
  %159 = insertelement <8 x i32> poison, i32 %158, i64 0
  %160 = extractelement <4 x i32> %157, i64 1
  %161 = insertelement <8 x i32> %159, i32 %160, i64 1
  %162 = extractelement <4 x i32> %157, i64 2
  %163 = insertelement <8 x i32> %161, i32 %162, i64 2
  %164 = extractelement <4 x i32> %157, i64 3
  %165 = insertelement <8 x i32> %163, i32 %164, i64 3
  %166 = load <4 x i32>, ptr %156, align 16
  %167 = extractelement <4 x i32> %166, i64 0
  %168 = insertelement <8 x i32> %165, i32 %167, i64 4
  %169 = extractelement <4 x i32> %166, i64 1
  %170 = insertelement <8 x i32> %168, i32 %169, i64 5
  %171 = extractelement <4 x i32> %166, i64 2
  %172 = insertelement <8 x i32> %170, i32 %171, i64 6
  %173 = extractelement <4 x i32> %166, i64 3
  %174 = insertelement <8 x i32> %172, i32 %173, i64 7
  %175 = extractelement <8 x i32> %174, i64 0
  %176 = extractelement <8 x i32> %174, i64 1
  %177 = extractelement <8 x i32> %174, i64 2
  %178 = extractelement <8 x i32> %174, i64 3
  %179 = extractelement <8 x i32> %174, i64 4
  %180 = extractelement <8 x i32> %174, i64 5
  %181 = extractelement <8 x i32> %174, i64 6
  %182 = extractelement <8 x i32> %174, i64 7
  %183 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %175, i32 %176, i32 %177, i32 %178, i32 %179, i32 %180, i32 %181, i32 %182)
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 0
  %185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 1
  %186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 2
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 3
  %188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 4
  %189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 5
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 6
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %183, 7
  %192 = insertelement <8 x i32> poison, i32 %184, i64 0
  %193 = insertelement <8 x i32> %192, i32 %185, i64 1
  %194 = insertelement <8 x i32> %193, i32 %186, i64 2
  %195 = insertelement <8 x i32> %194, i32 %187, i64 3
  %196 = insertelement <8 x i32> %195, i32 %188, i64 4
  %197 = insertelement <8 x i32> %196, i32 %189, i64 5
  %198 = insertelement <8 x i32> %197, i32 %190, i64 6
  %199 = insertelement <8 x i32> %198, i32 %191, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %87, <8 x i32> %199, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %74, label %200, label %209

200:                                              ; preds = %76
  %201 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %202 = lshr i32 %201, 4
  %203 = zext i32 %202 to i64
  %204 = or i64 %203, 4611756662057861120
  %205 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %206 = lshr i32 %205, 4
  %207 = zext i32 %206 to i64
  %208 = or i64 %207, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %73, i64 %204, i64 %208, i32 134512640, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %209

209:                                              ; preds = %200, %76
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %210 = urem i32 %7, 32
  %211 = udiv i32 %7, 32
  %212 = mul nsw i32 %210, 16
  %213 = mul nsw i32 %211, 512
  %214 = add nsw i32 %212, %213
  %215 = sext i32 %214 to i64
  %216 = getelementptr half, ptr addrspace(1) %3, i64 %215
  %217 = mul nsw i32 %68, 4194304
  %218 = sext i32 %217 to i64
  %219 = sdiv exact i64 %218, 2
  %220 = getelementptr i8, ptr addrspace(6) %73, i64 %219
  %221 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %220, i1 true)
  %222 = getelementptr i32, ptr %5, i64 4
  %223 = extractelement <8 x i32> %221, i64 0
  %224 = insertelement <4 x i32> poison, i32 %223, i64 0
  %225 = extractelement <8 x i32> %221, i64 1
  %226 = insertelement <4 x i32> %224, i32 %225, i64 1
  %227 = extractelement <8 x i32> %221, i64 2
  %228 = insertelement <4 x i32> %226, i32 %227, i64 2
  %229 = extractelement <8 x i32> %221, i64 3
  %230 = insertelement <4 x i32> %228, i32 %229, i64 3
  store <4 x i32> %230, ptr %5, align 16
  %231 = extractelement <8 x i32> %221, i64 4
  %232 = insertelement <4 x i32> poison, i32 %231, i64 0
  %233 = extractelement <8 x i32> %221, i64 5
  %234 = insertelement <4 x i32> %232, i32 %233, i64 1
  %235 = extractelement <8 x i32> %221, i64 6
  %236 = insertelement <4 x i32> %234, i32 %235, i64 2
  %237 = extractelement <8 x i32> %221, i64 7
  %238 = insertelement <4 x i32> %236, i32 %237, i64 3
  store <4 x i32> %238, ptr %222, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %239 = getelementptr i32, ptr %5, i64 4
  %240 = load <4 x i32>, ptr %5, align 16
  %241 = extractelement <4 x i32> %240, i64 0
  %242 = insertelement <8 x i32> poison, i32 %241, i64 0
  %243 = extractelement <4 x i32> %240, i64 1
  %244 = insertelement <8 x i32> %242, i32 %243, i64 1
  %245 = extractelement <4 x i32> %240, i64 2
  %246 = insertelement <8 x i32> %244, i32 %245, i64 2
  %247 = extractelement <4 x i32> %240, i64 3
  %248 = insertelement <8 x i32> %246, i32 %247, i64 3
  %249 = load <4 x i32>, ptr %239, align 16
  %250 = extractelement <4 x i32> %249, i64 0
  %251 = insertelement <8 x i32> %248, i32 %250, i64 4
  %252 = extractelement <4 x i32> %249, i64 1
  %253 = insertelement <8 x i32> %251, i32 %252, i64 5
  %254 = extractelement <4 x i32> %249, i64 2
  %255 = insertelement <8 x i32> %253, i32 %254, i64 6
  %256 = extractelement <4 x i32> %249, i64 3
  %257 = insertelement <8 x i32> %255, i32 %256, i64 7
  %258 = extractelement <8 x i32> %257, i64 0
  %259 = extractelement <8 x i32> %257, i64 1
  %260 = extractelement <8 x i32> %257, i64 2
  %261 = extractelement <8 x i32> %257, i64 3
  %262 = extractelement <8 x i32> %257, i64 4
  %263 = extractelement <8 x i32> %257, i64 5
  %264 = extractelement <8 x i32> %257, i64 6
  %265 = extractelement <8 x i32> %257, i64 7
  %266 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %258, i32 %259, i32 %260, i32 %261, i32 %262, i32 %263, i32 %264, i32 %265)
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 0
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 1
  %269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 2
  %270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 3
  %271 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 4
  %272 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 5
  %273 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 6
  %274 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %266, 7
  %275 = insertelement <8 x i32> poison, i32 %267, i64 0
  %276 = insertelement <8 x i32> %275, i32 %268, i64 1
  %277 = insertelement <8 x i32> %276, i32 %269, i64 2
  %278 = insertelement <8 x i32> %277, i32 %270, i64 3
  %279 = insertelement <8 x i32> %278, i32 %271, i64 4
  %280 = insertelement <8 x i32> %279, i32 %272, i64 5
  %281 = insertelement <8 x i32> %280, i32 %273, i64 6
  %282 = insertelement <8 x i32> %281, i32 %274, i64 7
  %283 = getelementptr i32, ptr %5, i64 4
  %284 = extractelement <8 x i32> %282, i64 0
  %285 = insertelement <4 x i32> poison, i32 %284, i64 0
  %286 = extractelement <8 x i32> %282, i64 1
  %287 = insertelement <4 x i32> %285, i32 %286, i64 1
  %288 = extractelement <8 x i32> %282, i64 2
  %289 = insertelement <4 x i32> %287, i32 %288, i64 2
  %290 = extractelement <8 x i32> %282, i64 3
  %291 = insertelement <4 x i32> %289, i32 %290, i64 3
  store <4 x i32> %291, ptr %5, align 16
  %292 = extractelement <8 x i32> %282, i64 4
  %293 = insertelement <4 x i32> poison, i32 %292, i64 0
  %294 = extractelement <8 x i32> %282, i64 5
  %295 = insertelement <4 x i32> %293, i32 %294, i64 1
  %296 = extractelement <8 x i32> %282, i64 6
  %297 = insertelement <4 x i32> %295, i32 %296, i64 2
  %298 = extractelement <8 x i32> %282, i64 7
  %299 = insertelement <4 x i32> %297, i32 %298, i64 3
  store <4 x i32> %299, ptr %283, align 16
  %300 = getelementptr half, ptr %5, i64 8
  %301 = load <8 x half>, ptr %5, align 16
  %302 = extractelement <8 x half> %301, i64 0
  %303 = insertelement <16 x half> poison, half %302, i64 0
  %304 = extractelement <8 x half> %301, i64 1
  %305 = insertelement <16 x half> %303, half %304, i64 1
  %306 = extractelement <8 x half> %301, i64 2
  %307 = insertelement <16 x half> %305, half %306, i64 2
  %308 = extractelement <8 x half> %301, i64 3
  %309 = insertelement <16 x half> %307, half %308, i64 3
  %310 = extractelement <8 x half> %301, i64 4
  %311 = insertelement <16 x half> %309, half %310, i64 4
  %312 = extractelement <8 x half> %301, i64 5
  %313 = insertelement <16 x half> %311, half %312, i64 5
  %314 = extractelement <8 x half> %301, i64 6
  %315 = insertelement <16 x half> %313, half %314, i64 6
  %316 = extractelement <8 x half> %301, i64 7
  %317 = insertelement <16 x half> %315, half %316, i64 7
  %318 = load <8 x half>, ptr %300, align 16
  %319 = extractelement <8 x half> %318, i64 0
  %320 = insertelement <16 x half> %317, half %319, i64 8
  %321 = extractelement <8 x half> %318, i64 1
  %322 = insertelement <16 x half> %320, half %321, i64 9
  %323 = extractelement <8 x half> %318, i64 2
  %324 = insertelement <16 x half> %322, half %323, i64 10
  %325 = extractelement <8 x half> %318, i64 3
  %326 = insertelement <16 x half> %324, half %325, i64 11
  %327 = extractelement <8 x half> %318, i64 4
  %328 = insertelement <16 x half> %326, half %327, i64 12
  %329 = extractelement <8 x half> %318, i64 5
  %330 = insertelement <16 x half> %328, half %329, i64 13
  %331 = extractelement <8 x half> %318, i64 6
  %332 = insertelement <16 x half> %330, half %331, i64 14
  %333 = extractelement <8 x half> %318, i64 7
  %334 = insertelement <16 x half> %332, half %333, i64 15
  %335 = getelementptr half, ptr addrspace(1) %216, i64 8
  %336 = extractelement <16 x half> %334, i64 0
  %337 = insertelement <8 x half> poison, half %336, i64 0
  %338 = extractelement <16 x half> %334, i64 1
  %339 = insertelement <8 x half> %337, half %338, i64 1
  %340 = extractelement <16 x half> %334, i64 2
  %341 = insertelement <8 x half> %339, half %340, i64 2
  %342 = extractelement <16 x half> %334, i64 3
  %343 = insertelement <8 x half> %341, half %342, i64 3
  %344 = extractelement <16 x half> %334, i64 4
  %345 = insertelement <8 x half> %343, half %344, i64 4
  %346 = extractelement <16 x half> %334, i64 5
  %347 = insertelement <8 x half> %345, half %346, i64 5
  %348 = extractelement <16 x half> %334, i64 6
  %349 = insertelement <8 x half> %347, half %348, i64 6
  %350 = extractelement <16 x half> %334, i64 7
  %351 = insertelement <8 x half> %349, half %350, i64 7
  store <8 x half> %351, ptr addrspace(1) %216, align 16
  %352 = extractelement <16 x half> %334, i64 8
  %353 = insertelement <8 x half> poison, half %352, i64 0
  %354 = extractelement <16 x half> %334, i64 9
  %355 = insertelement <8 x half> %353, half %354, i64 1
  %356 = extractelement <16 x half> %334, i64 10
  %357 = insertelement <8 x half> %355, half %356, i64 2
  %358 = extractelement <16 x half> %334, i64 11
  %359 = insertelement <8 x half> %357, half %358, i64 3
  %360 = extractelement <16 x half> %334, i64 12
  %361 = insertelement <8 x half> %359, half %360, i64 4
  %362 = extractelement <16 x half> %334, i64 13
  %363 = insertelement <8 x half> %361, half %362, i64 5
  %364 = extractelement <16 x half> %334, i64 14
  %365 = insertelement <8 x half> %363, half %364, i64 6
  %366 = extractelement <16 x half> %334, i64 15
  %367 = insertelement <8 x half> %365, half %366, i64 7
  store <8 x half> %367, ptr addrspace(1) %335, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %69, label %368, label %369

368:                                              ; preds = %209
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %73, i32 32)
  br label %369

369:                                              ; preds = %368, %209
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
