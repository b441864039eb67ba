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
  %10 = icmp slt i32 %9, 4096
  br i1 %10, label %11, label %34

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 16
  %20 = udiv i32 %9, 16
  %21 = urem i32 %20, 8
  %22 = udiv i32 %20, 8
  %23 = mul nsw i32 %21, 512
  %24 = add nsw i32 %19, %23
  %25 = urem i32 %22, 8
  %26 = udiv i32 %22, 8
  %27 = mul nsw i32 %25, 16
  %28 = add nsw i32 %24, %27
  %29 = mul nsw i32 %26, 128
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  store i8 %18, ptr addrspace(3) %32, align 1
  %33 = add i32 %9, 128
  br label %8

34:                                               ; preds = %8
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %56, %38 ], [ %7, %34 ]
  %37 = icmp slt i32 %36, 512
  br i1 %37, label %38, label %57

38:                                               ; preds = %35
  %39 = urem i32 %36, 16
  %40 = udiv i32 %36, 16
  %41 = mul nsw i32 %39, 32
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1
  %46 = urem i32 %36, 16
  %47 = udiv i32 %36, 16
  %48 = urem i32 %47, 8
  %49 = udiv i32 %47, 8
  %50 = mul nsw i32 %48, 16
  %51 = add nsw i32 %46, %50
  %52 = mul nsw i32 %49, 128
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %54
  store i8 %45, ptr addrspace(3) %55, align 1
  %56 = add i32 %36, 128
  br label %35

57:                                               ; preds = %35
  %58 = lshr i32 %7, 5
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %57
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %61

61:                                               ; preds = %60, %57
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %62 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %63 = inttoptr i32 %62 to ptr addrspace(6)
  %64 = icmp eq i32 %7, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %66

66:                                               ; preds = %65, %61
  %67 = urem i32 %7, 32
  %68 = udiv i32 %7, 32
  %69 = mul nsw i32 %67, 16
  %70 = mul nsw i32 %68, 512
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = mul nsw i32 %58, 2097152
  %75 = sext i32 %74 to i64
  %76 = getelementptr i8, ptr addrspace(6) %63, i64 %75
  %77 = getelementptr float, ptr addrspace(1) %73, i64 4
  %78 = getelementptr float, ptr addrspace(1) %73, i64 8
  %79 = getelementptr float, ptr addrspace(1) %73, i64 12
  %80 = load <4 x float>, ptr addrspace(1) %73, align 16
  %81 = extractelement <4 x float> %80, i64 0
  %82 = insertelement <16 x float> poison, float %81, i64 0
  %83 = extractelement <4 x float> %80, i64 1
  %84 = insertelement <16 x float> %82, float %83, i64 1
  %85 = extractelement <4 x float> %80, i64 2
  %86 = insertelement <16 x float> %84, float %85, i64 2
  %87 = extractelement <4 x float> %80, i64 3
  %88 = insertelement <16 x float> %86, float %87, i64 3
  %89 = load <4 x float>, ptr addrspace(1) %77, align 16
  %90 = extractelement <4 x float> %89, i64 0
  %91 = insertelement <16 x float> %88, float %90, i64 4
  %92 = extractelement <4 x float> %89, i64 1
  %93 = insertelement <16 x float> %91, float %92, i64 5
  %94 = extractelement <4 x float> %89, i64 2
  %95 = insertelement <16 x float> %93, float %94, i64 6
  %96 = extractelement <4 x float> %89, i64 3
  %97 = insertelement <16 x float> %95, float %96, i64 7
  %98 = load <4 x float>, ptr addrspace(1) %78, align 16
  %99 = extractelement <4 x float> %98, i64 0
  %100 = insertelement <16 x float> %97, float %99, i64 8
  %101 = extractelement <4 x float> %98, i64 1
  %102 = insertelement <16 x float> %100, float %101, i64 9
  %103 = extractelement <4 x float> %98, i64 2
  %104 = insertelement <16 x float> %102, float %103, i64 10
  %105 = extractelement <4 x float> %98, i64 3
  %106 = insertelement <16 x float> %104, float %105, i64 11
  %107 = load <4 x float>, ptr addrspace(1) %79, align 16
  %108 = extractelement <4 x float> %107, i64 0
  %109 = insertelement <16 x float> %106, float %108, i64 12
  %110 = extractelement <4 x float> %107, i64 1
  %111 = insertelement <16 x float> %109, float %110, i64 13
  %112 = extractelement <4 x float> %107, i64 2
  %113 = insertelement <16 x float> %111, float %112, i64 14
  %114 = extractelement <4 x float> %107, i64 3
  %115 = insertelement <16 x float> %113, float %114, i64 15
  %116 = getelementptr float, ptr %6, i64 4
  %117 = getelementptr float, ptr %6, i64 8
  %118 = getelementptr float, ptr %6, i64 12
  %119 = extractelement <16 x float> %115, i64 0
  %120 = insertelement <4 x float> poison, float %119, i64 0
  %121 = extractelement <16 x float> %115, i64 1
  %122 = insertelement <4 x float> %120, float %121, i64 1
  %123 = extractelement <16 x float> %115, i64 2
  %124 = insertelement <4 x float> %122, float %123, i64 2
  %125 = extractelement <16 x float> %115, i64 3
  %126 = insertelement <4 x float> %124, float %125, i64 3
  store <4 x float> %126, ptr %6, align 16
  %127 = extractelement <16 x float> %115, i64 4
  %128 = insertelement <4 x float> poison, float %127, i64 0
  %129 = extractelement <16 x float> %115, i64 5
  %130 = insertelement <4 x float> %128, float %129, i64 1
  %131 = extractelement <16 x float> %115, i64 6
  %132 = insertelement <4 x float> %130, float %131, i64 2
  %133 = extractelement <16 x float> %115, i64 7
  %134 = insertelement <4 x float> %132, float %133, i64 3
  store <4 x float> %134, ptr %116, align 16
  %135 = extractelement <16 x float> %115, i64 8
  %136 = insertelement <4 x float> poison, float %135, i64 0
  %137 = extractelement <16 x float> %115, i64 9
  %138 = insertelement <4 x float> %136, float %137, i64 1
  %139 = extractelement <16 x float> %115, i64 10
  %140 = insertelement <4 x float> %138, float %139, i64 2
  %141 = extractelement <16 x float> %115, i64 11
  %142 = insertelement <4 x float> %140, float %141, i64 3
  store <4 x float> %142, ptr %117, align 16
  %143 = extractelement <16 x float> %115, i64 12
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = extractelement <16 x float> %115, i64 13
  %146 = insertelement <4 x float> %144, float %145, i64 1
  %147 = extractelement <16 x float> %115, i64 14
  %148 = insertelement <4 x float> %146, float %147, i64 2
  %149 = extractelement <16 x float> %115, i64 15
  %150 = insertelement <4 x float> %148, float %149, i64 3
  store <4 x float> %150, ptr %118, align 16
  %151 = getelementptr i32, ptr %6, i64 4
  %152 = getelementptr i32, ptr %6, i64 8
  %153 = getelementptr i32, ptr %6, i64 12
  %154 = load <4 x i32>, ptr %6, align 16
  %155 = extractelement <4 x i32> %154, i64 0
  %156 = insertelement <16 x i32> poison, i32 %155, i64 0
  %157 = extractelement <4 x i32> %154, i64 1
  %158 = insertelement <16 x i32> %156, i32 %157, i64 1
  %159 = extractelement <4 x i32> %154, i64 2
  %160 = insertelement <16 x i32> %158, i32 %159, i64 2
  %161 = extractelement <4 x i32> %154, i64 3
  %162 = insertelement <16 x i32> %160, i32 %161, i64 3
  %163 = load <4 x i32>, ptr %151, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <16 x i32> %162, i32 %164, i64 4
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <16 x i32> %165, i32 %166, i64 5
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <16 x i32> %167, i32 %168, i64 6
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <16 x i32> %169, i32 %170, i64 7
  %172 = load <4 x i32>, ptr %152, align 16
  %173 = extractelement <4 x i32> %172, i64 0
  %174 = insertelement <16 x i32> %171, i32 %173, i64 8
  %175 = extractelement <4 x i32> %172, i64 1
  %176 = insertelement <16 x i32> %174, i32 %175, i64 9
  %177 = extractelement <4 x i32> %172, i64 2
  %178 = insertelement <16 x i32> %176, i32 %177, i64 10
  %179 = extractelement <4 x i32> %172, i64 3
  %180 = insertelement <16 x i32> %178, i32 %179, i64 11
  %181 = load <4 x i32>, ptr %153, align 16
  %182 = extractelement <4 x i32> %181, i64 0
  %183 = insertelement <16 x i32> %180, i32 %182, i64 12
  %184 = extractelement <4 x i32> %181, i64 1
  %185 = insertelement <16 x i32> %183, i32 %184, i64 13
  %186 = extractelement <4 x i32> %181, i64 2
  %187 = insertelement <16 x i32> %185, i32 %186, i64 14
  %188 = extractelement <4 x i32> %181, i64 3
  %189 = insertelement <16 x i32> %187, i32 %188, i64 15
  %190 = extractelement <16 x i32> %189, i64 0
  %191 = extractelement <16 x i32> %189, i64 1
  %192 = extractelement <16 x i32> %189, i64 2
  %193 = extractelement <16 x i32> %189, i64 3
  %194 = extractelement <16 x i32> %189, i64 4
  %195 = extractelement <16 x i32> %189, i64 5
  %196 = extractelement <16 x i32> %189, i64 6
  %197 = extractelement <16 x i32> %189, i64 7
  %198 = extractelement <16 x i32> %189, i64 8
  %199 = extractelement <16 x i32> %189, i64 9
  %200 = extractelement <16 x i32> %189, i64 10
  %201 = extractelement <16 x i32> %189, i64 11
  %202 = extractelement <16 x i32> %189, i64 12
  %203 = extractelement <16 x i32> %189, i64 13
  %204 = extractelement <16 x i32> %189, i64 14
  %205 = extractelement <16 x i32> %189, i64 15
  %206 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %190, i32 %191, i32 %192, i32 %193, i32 %194, i32 %195, i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205)
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 0
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 1
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 2
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 3
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 4
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 5
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 6
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 7
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 8
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 9
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 10
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 11
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 12
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 13
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 14
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %206, 15
  %223 = insertelement <16 x i32> poison, i32 %207, i64 0
  %224 = insertelement <16 x i32> %223, i32 %208, i64 1
  %225 = insertelement <16 x i32> %224, i32 %209, i64 2
  %226 = insertelement <16 x i32> %225, i32 %210, i64 3
  %227 = insertelement <16 x i32> %226, i32 %211, i64 4
  %228 = insertelement <16 x i32> %227, i32 %212, i64 5
  %229 = insertelement <16 x i32> %228, i32 %213, i64 6
  %230 = insertelement <16 x i32> %229, i32 %214, i64 7
  %231 = insertelement <16 x i32> %230, i32 %215, i64 8
  %232 = insertelement <16 x i32> %231, i32 %216, i64 9
  %233 = insertelement <16 x i32> %232, i32 %217, i64 10
  %234 = insertelement <16 x i32> %233, i32 %218, i64 11
  %235 = insertelement <16 x i32> %234, i32 %219, i64 12
  %236 = insertelement <16 x i32> %235, i32 %220, i64 13
  %237 = insertelement <16 x i32> %236, i32 %221, i64 14
  %238 = insertelement <16 x i32> %237, i32 %222, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %76, <16 x i32> %238, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %64, label %239, label %248

239:                                              ; preds = %66
  %240 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %241 = lshr i32 %240, 4
  %242 = zext i32 %241 to i64
  %243 = or i64 %242, 70506183655424
  %244 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %245 = lshr i32 %244, 4
  %246 = zext i32 %245 to i64
  %247 = or i64 %246, 70403104440320
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %63, i64 %243, i64 %247, i32 134578208, i1 true, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %248

248:                                              ; preds = %239, %66
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %249 = urem i32 %7, 32
  %250 = udiv i32 %7, 32
  %251 = mul nsw i32 %249, 16
  %252 = mul nsw i32 %250, 512
  %253 = add nsw i32 %251, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr float, ptr addrspace(1) %3, i64 %254
  %256 = mul nsw i32 %58, 2097152
  %257 = sext i32 %256 to i64
  %258 = getelementptr i8, ptr addrspace(6) %63, i64 %257
  %259 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %258, i1 false)
  %260 = getelementptr i32, ptr %5, i64 4
  %261 = getelementptr i32, ptr %5, i64 8
  %262 = getelementptr i32, ptr %5, i64 12
  %263 = extractelement <16 x i32> %259, i64 0
  %264 = insertelement <4 x i32> poison, i32 %263, i64 0
  %265 = extractelement <16 x i32> %259, i64 1
  %266 = insertelement <4 x i32> %264, i32 %265, i64 1
  %267 = extractelement <16 x i32> %259, i64 2
  %268 = insertelement <4 x i32> %266, i32 %267, i64 2
  %269 = extractelement <16 x i32> %259, i64 3
  %270 = insertelement <4 x i32> %268, i32 %269, i64 3
  store <4 x i32> %270, ptr %5, align 16
  %271 = extractelement <16 x i32> %259, i64 4
  %272 = insertelement <4 x i32> poison, i32 %271, i64 0
  %273 = extractelement <16 x i32> %259, i64 5
  %274 = insertelement <4 x i32> %272, i32 %273, i64 1
  %275 = extractelement <16 x i32> %259, i64 6
  %276 = insertelement <4 x i32> %274, i32 %275, i64 2
  %277 = extractelement <16 x i32> %259, i64 7
  %278 = insertelement <4 x i32> %276, i32 %277, i64 3
  store <4 x i32> %278, ptr %260, align 16
  %279 = extractelement <16 x i32> %259, i64 8
  %280 = insertelement <4 x i32> poison, i32 %279, i64 0
  %281 = extractelement <16 x i32> %259, i64 9
  %282 = insertelement <4 x i32> %280, i32 %281, i64 1
  %283 = extractelement <16 x i32> %259, i64 10
  %284 = insertelement <4 x i32> %282, i32 %283, i64 2
  %285 = extractelement <16 x i32> %259, i64 11
  %286 = insertelement <4 x i32> %284, i32 %285, i64 3
  store <4 x i32> %286, ptr %261, align 16
  %287 = extractelement <16 x i32> %259, i64 12
  %288 = insertelement <4 x i32> poison, i32 %287, i64 0
  %289 = extractelement <16 x i32> %259, i64 13
  %290 = insertelement <4 x i32> %288, i32 %289, i64 1
  %291 = extractelement <16 x i32> %259, i64 14
  %292 = insertelement <4 x i32> %290, i32 %291, i64 2
  %293 = extractelement <16 x i32> %259, i64 15
  %294 = insertelement <4 x i32> %292, i32 %293, i64 3
  store <4 x i32> %294, ptr %262, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %295 = getelementptr i32, ptr %5, i64 4
  %296 = getelementptr i32, ptr %5, i64 8
  %297 = getelementptr i32, ptr %5, i64 12
  %298 = load <4 x i32>, ptr %5, align 16
  %299 = extractelement <4 x i32> %298, i64 0
  %300 = insertelement <16 x i32> poison, i32 %299, i64 0
  %301 = extractelement <4 x i32> %298, i64 1
  %302 = insertelement <16 x i32> %300, i32 %301, i64 1
  %303 = extractelement <4 x i32> %298, i64 2
  %304 = insertelement <16 x i32> %302, i32 %303, i64 2
  %305 = extractelement <4 x i32> %298, i64 3
  %306 = insertelement <16 x i32> %304, i32 %305, i64 3
  %307 = load <4 x i32>, ptr %295, align 16
  %308 = extractelement <4 x i32> %307, i64 0
  %309 = insertelement <16 x i32> %306, i32 %308, i64 4
  %310 = extractelement <4 x i32> %307, i64 1
  %311 = insertelement <16 x i32> %309, i32 %310, i64 5
  %312 = extractelement <4 x i32> %307, i64 2
  %313 = insertelement <16 x i32> %311, i32 %312, i64 6
  %314 = extractelement <4 x i32> %307, i64 3
  %315 = insertelement <16 x i32> %313, i32 %314, i64 7
  %316 = load <4 x i32>, ptr %296, align 16
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <16 x i32> %315, i32 %317, i64 8
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <16 x i32> %318, i32 %319, i64 9
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <16 x i32> %320, i32 %321, i64 10
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <16 x i32> %322, i32 %323, i64 11
  %325 = load <4 x i32>, ptr %297, align 16
  %326 = extractelement <4 x i32> %325, i64 0
  %327 = insertelement <16 x i32> %324, i32 %326, i64 12
  %328 = extractelement <4 x i32> %325, i64 1
  %329 = insertelement <16 x i32> %327, i32 %328, i64 13
  %330 = extractelement <4 x i32> %325, i64 2
  %331 = insertelement <16 x i32> %329, i32 %330, i64 14
  %332 = extractelement <4 x i32> %325, i64 3
  %333 = insertelement <16 x i32> %331, i32 %332, i64 15
  %334 = extractelement <16 x i32> %333, i64 0
  %335 = extractelement <16 x i32> %333, i64 1
  %336 = extractelement <16 x i32> %333, i64 2
  %337 = extractelement <16 x i32> %333, i64 3
  %338 = extractelement <16 x i32> %333, i64 4
  %339 = extractelement <16 x i32> %333, i64 5
  %340 = extractelement <16 x i32> %333, i64 6
  %341 = extractelement <16 x i32> %333, i64 7
  %342 = extractelement <16 x i32> %333, i64 8
  %343 = extractelement <16 x i32> %333, i64 9
  %344 = extractelement <16 x i32> %333, i64 10
  %345 = extractelement <16 x i32> %333, i64 11
  %346 = extractelement <16 x i32> %333, i64 12
  %347 = extractelement <16 x i32> %333, i64 13
  %348 = extractelement <16 x i32> %333, i64 14
  %349 = extractelement <16 x i32> %333, i64 15
  %350 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349)
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 0
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 1
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 2
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 3
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 4
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 5
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 6
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 7
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 8
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 9
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 10
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 11
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 12
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 13
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 14
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 15
  %367 = insertelement <16 x i32> poison, i32 %351, i64 0
  %368 = insertelement <16 x i32> %367, i32 %352, i64 1
  %369 = insertelement <16 x i32> %368, i32 %353, i64 2
  %370 = insertelement <16 x i32> %369, i32 %354, i64 3
  %371 = insertelement <16 x i32> %370, i32 %355, i64 4
  %372 = insertelement <16 x i32> %371, i32 %356, i64 5
  %373 = insertelement <16 x i32> %372, i32 %357, i64 6
  %374 = insertelement <16 x i32> %373, i32 %358, i64 7
  %375 = insertelement <16 x i32> %374, i32 %359, i64 8
  %376 = insertelement <16 x i32> %375, i32 %360, i64 9
  %377 = insertelement <16 x i32> %376, i32 %361, i64 10
  %378 = insertelement <16 x i32> %377, i32 %362, i64 11
  %379 = insertelement <16 x i32> %378, i32 %363, i64 12
  %380 = insertelement <16 x i32> %379, i32 %364, i64 13
  %381 = insertelement <16 x i32> %380, i32 %365, i64 14
  %382 = insertelement <16 x i32> %381, i32 %366, i64 15
  %383 = getelementptr i32, ptr %5, i64 4
  %384 = getelementptr i32, ptr %5, i64 8
  %385 = getelementptr i32, ptr %5, i64 12
  %386 = extractelement <16 x i32> %382, i64 0
  %387 = insertelement <4 x i32> poison, i32 %386, i64 0
  %388 = extractelement <16 x i32> %382, i64 1
  %389 = insertelement <4 x i32> %387, i32 %388, i64 1
  %390 = extractelement <16 x i32> %382, i64 2
  %391 = insertelement <4 x i32> %389, i32 %390, i64 2
  %392 = extractelement <16 x i32> %382, i64 3
  %393 = insertelement <4 x i32> %391, i32 %392, i64 3
  store <4 x i32> %393, ptr %5, align 16
  %394 = extractelement <16 x i32> %382, i64 4
  %395 = insertelement <4 x i32> poison, i32 %394, i64 0
  %396 = extractelement <16 x i32> %382, i64 5
  %397 = insertelement <4 x i32> %395, i32 %396, i64 1
  %398 = extractelement <16 x i32> %382, i64 6
  %399 = insertelement <4 x i32> %397, i32 %398, i64 2
  %400 = extractelement <16 x i32> %382, i64 7
  %401 = insertelement <4 x i32> %399, i32 %400, i64 3
  store <4 x i32> %401, ptr %383, align 16
  %402 = extractelement <16 x i32> %382, i64 8
  %403 = insertelement <4 x i32> poison, i32 %402, i64 0
  %404 = extractelement <16 x i32> %382, i64 9
  %405 = insertelement <4 x i32> %403, i32 %404, i64 1
  %406 = extractelement <16 x i32> %382, i64 10
  %407 = insertelement <4 x i32> %405, i32 %406, i64 2
  %408 = extractelement <16 x i32> %382, i64 11
  %409 = insertelement <4 x i32> %407, i32 %408, i64 3
  store <4 x i32> %409, ptr %384, align 16
  %410 = extractelement <16 x i32> %382, i64 12
  %411 = insertelement <4 x i32> poison, i32 %410, i64 0
  %412 = extractelement <16 x i32> %382, i64 13
  %413 = insertelement <4 x i32> %411, i32 %412, i64 1
  %414 = extractelement <16 x i32> %382, i64 14
  %415 = insertelement <4 x i32> %413, i32 %414, i64 2
  %416 = extractelement <16 x i32> %382, i64 15
  %417 = insertelement <4 x i32> %415, i32 %416, i64 3
  store <4 x i32> %417, ptr %385, align 16
  %418 = getelementptr float, ptr %5, i64 4
  %419 = getelementptr float, ptr %5, i64 8
  %420 = getelementptr float, ptr %5, i64 12
  %421 = load <4 x float>, ptr %5, align 16
  %422 = extractelement <4 x float> %421, i64 0
  %423 = insertelement <16 x float> poison, float %422, i64 0
  %424 = extractelement <4 x float> %421, i64 1
  %425 = insertelement <16 x float> %423, float %424, i64 1
  %426 = extractelement <4 x float> %421, i64 2
  %427 = insertelement <16 x float> %425, float %426, i64 2
  %428 = extractelement <4 x float> %421, i64 3
  %429 = insertelement <16 x float> %427, float %428, i64 3
  %430 = load <4 x float>, ptr %418, align 16
  %431 = extractelement <4 x float> %430, i64 0
  %432 = insertelement <16 x float> %429, float %431, i64 4
  %433 = extractelement <4 x float> %430, i64 1
  %434 = insertelement <16 x float> %432, float %433, i64 5
  %435 = extractelement <4 x float> %430, i64 2
  %436 = insertelement <16 x float> %434, float %435, i64 6
  %437 = extractelement <4 x float> %430, i64 3
  %438 = insertelement <16 x float> %436, float %437, i64 7
  %439 = load <4 x float>, ptr %419, align 16
  %440 = extractelement <4 x float> %439, i64 0
  %441 = insertelement <16 x float> %438, float %440, i64 8
  %442 = extractelement <4 x float> %439, i64 1
  %443 = insertelement <16 x float> %441, float %442, i64 9
  %444 = extractelement <4 x float> %439, i64 2
  %445 = insertelement <16 x float> %443, float %444, i64 10
  %446 = extractelement <4 x float> %439, i64 3
  %447 = insertelement <16 x float> %445, float %446, i64 11
  %448 = load <4 x float>, ptr %420, align 16
  %449 = extractelement <4 x float> %448, i64 0
  %450 = insertelement <16 x float> %447, float %449, i64 12
  %451 = extractelement <4 x float> %448, i64 1
  %452 = insertelement <16 x float> %450, float %451, i64 13
  %453 = extractelement <4 x float> %448, i64 2
  %454 = insertelement <16 x float> %452, float %453, i64 14
  %455 = extractelement <4 x float> %448, i64 3
  %456 = insertelement <16 x float> %454, float %455, i64 15
  %457 = getelementptr float, ptr addrspace(1) %255, i64 4
  %458 = getelementptr float, ptr addrspace(1) %255, i64 8
  %459 = getelementptr float, ptr addrspace(1) %255, i64 12
  %460 = extractelement <16 x float> %456, i64 0
  %461 = insertelement <4 x float> poison, float %460, i64 0
  %462 = extractelement <16 x float> %456, i64 1
  %463 = insertelement <4 x float> %461, float %462, i64 1
  %464 = extractelement <16 x float> %456, i64 2
  %465 = insertelement <4 x float> %463, float %464, i64 2
  %466 = extractelement <16 x float> %456, i64 3
  %467 = insertelement <4 x float> %465, float %466, i64 3
  store <4 x float> %467, ptr addrspace(1) %255, align 16
  %468 = extractelement <16 x float> %456, i64 4
  %469 = insertelement <4 x float> poison, float %468, i64 0
  %470 = extractelement <16 x float> %456, i64 5
  %471 = insertelement <4 x float> %469, float %470, i64 1
  %472 = extractelement <16 x float> %456, i64 6
  %473 = insertelement <4 x float> %471, float %472, i64 2
  %474 = extractelement <16 x float> %456, i64 7
  %475 = insertelement <4 x float> %473, float %474, i64 3
  store <4 x float> %475, ptr addrspace(1) %457, align 16
  %476 = extractelement <16 x float> %456, i64 8
  %477 = insertelement <4 x float> poison, float %476, i64 0
  %478 = extractelement <16 x float> %456, i64 9
  %479 = insertelement <4 x float> %477, float %478, i64 1
  %480 = extractelement <16 x float> %456, i64 10
  %481 = insertelement <4 x float> %479, float %480, i64 2
  %482 = extractelement <16 x float> %456, i64 11
  %483 = insertelement <4 x float> %481, float %482, i64 3
  store <4 x float> %483, ptr addrspace(1) %458, align 16
  %484 = extractelement <16 x float> %456, i64 12
  %485 = insertelement <4 x float> poison, float %484, i64 0
  %486 = extractelement <16 x float> %456, i64 13
  %487 = insertelement <4 x float> %485, float %486, i64 1
  %488 = extractelement <16 x float> %456, i64 14
  %489 = insertelement <4 x float> %487, float %488, i64 2
  %490 = extractelement <16 x float> %456, i64 15
  %491 = insertelement <4 x float> %489, float %490, i64 3
  store <4 x float> %491, ptr addrspace(1) %459, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %59, label %492, label %493

492:                                              ; preds = %248
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %63, i32 32)
  br label %493

493:                                              ; preds = %492, %248
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
