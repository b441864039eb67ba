; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
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
  %71 = mul nsw i32 %69, 16
  %72 = mul nsw i32 %70, 512
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr addrspace(1) %2, i64 %74
  %76 = mul nsw i32 %60, 2097152
  %77 = sext i32 %76 to i64
  %78 = getelementptr i8, ptr addrspace(6) %65, i64 %77
  %79 = getelementptr float, ptr addrspace(1) %75, i64 4
  %80 = getelementptr float, ptr addrspace(1) %75, i64 8
  %81 = getelementptr float, ptr addrspace(1) %75, i64 12
  %82 = load <4 x float>, ptr addrspace(1) %75, align 16
  %83 = extractelement <4 x float> %82, i64 0
  %84 = insertelement <16 x float> poison, float %83, i64 0
  %85 = extractelement <4 x float> %82, i64 1
  %86 = insertelement <16 x float> %84, float %85, i64 1
  %87 = extractelement <4 x float> %82, i64 2
  %88 = insertelement <16 x float> %86, float %87, i64 2
  %89 = extractelement <4 x float> %82, i64 3
  %90 = insertelement <16 x float> %88, float %89, i64 3
  %91 = load <4 x float>, ptr addrspace(1) %79, align 16
  %92 = extractelement <4 x float> %91, i64 0
  %93 = insertelement <16 x float> %90, float %92, i64 4
  %94 = extractelement <4 x float> %91, i64 1
  %95 = insertelement <16 x float> %93, float %94, i64 5
  %96 = extractelement <4 x float> %91, i64 2
  %97 = insertelement <16 x float> %95, float %96, i64 6
  %98 = extractelement <4 x float> %91, i64 3
  %99 = insertelement <16 x float> %97, float %98, i64 7
  %100 = load <4 x float>, ptr addrspace(1) %80, align 16
  %101 = extractelement <4 x float> %100, i64 0
  %102 = insertelement <16 x float> %99, float %101, i64 8
  %103 = extractelement <4 x float> %100, i64 1
  %104 = insertelement <16 x float> %102, float %103, i64 9
  %105 = extractelement <4 x float> %100, i64 2
  %106 = insertelement <16 x float> %104, float %105, i64 10
  %107 = extractelement <4 x float> %100, i64 3
  %108 = insertelement <16 x float> %106, float %107, i64 11
  %109 = load <4 x float>, ptr addrspace(1) %81, align 16
  %110 = extractelement <4 x float> %109, i64 0
  %111 = insertelement <16 x float> %108, float %110, i64 12
  %112 = extractelement <4 x float> %109, i64 1
  %113 = insertelement <16 x float> %111, float %112, i64 13
  %114 = extractelement <4 x float> %109, i64 2
  %115 = insertelement <16 x float> %113, float %114, i64 14
  %116 = extractelement <4 x float> %109, i64 3
  %117 = insertelement <16 x float> %115, float %116, i64 15
  %118 = getelementptr float, ptr %6, i64 4
  %119 = getelementptr float, ptr %6, i64 8
  %120 = getelementptr float, ptr %6, i64 12
  %121 = extractelement <16 x float> %117, i64 0
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = extractelement <16 x float> %117, i64 1
  %124 = insertelement <4 x float> %122, float %123, i64 1
  %125 = extractelement <16 x float> %117, i64 2
  %126 = insertelement <4 x float> %124, float %125, i64 2
  %127 = extractelement <16 x float> %117, i64 3
  %128 = insertelement <4 x float> %126, float %127, i64 3
  store <4 x float> %128, ptr %6, align 16
  %129 = extractelement <16 x float> %117, i64 4
  %130 = insertelement <4 x float> poison, float %129, i64 0
  %131 = extractelement <16 x float> %117, i64 5
  %132 = insertelement <4 x float> %130, float %131, i64 1
  %133 = extractelement <16 x float> %117, i64 6
  %134 = insertelement <4 x float> %132, float %133, i64 2
  %135 = extractelement <16 x float> %117, i64 7
  %136 = insertelement <4 x float> %134, float %135, i64 3
  store <4 x float> %136, ptr %118, align 16
  %137 = extractelement <16 x float> %117, i64 8
  %138 = insertelement <4 x float> poison, float %137, i64 0
  %139 = extractelement <16 x float> %117, i64 9
  %140 = insertelement <4 x float> %138, float %139, i64 1
  %141 = extractelement <16 x float> %117, i64 10
  %142 = insertelement <4 x float> %140, float %141, i64 2
  %143 = extractelement <16 x float> %117, i64 11
  %144 = insertelement <4 x float> %142, float %143, i64 3
  store <4 x float> %144, ptr %119, align 16
  %145 = extractelement <16 x float> %117, i64 12
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = extractelement <16 x float> %117, i64 13
  %148 = insertelement <4 x float> %146, float %147, i64 1
  %149 = extractelement <16 x float> %117, i64 14
  %150 = insertelement <4 x float> %148, float %149, i64 2
  %151 = extractelement <16 x float> %117, i64 15
  %152 = insertelement <4 x float> %150, float %151, i64 3
  store <4 x float> %152, ptr %120, align 16
  %153 = getelementptr i32, ptr %6, i64 4
  %154 = getelementptr i32, ptr %6, i64 8
  %155 = getelementptr i32, ptr %6, i64 12
  %156 = load <4 x i32>, ptr %6, align 16
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = insertelement <16 x i32> poison, i32 %157, i64 0
  %159 = extractelement <4 x i32> %156, i64 1
  %160 = insertelement <16 x i32> %158, i32 %159, i64 1
  %161 = extractelement <4 x i32> %156, i64 2
  %162 = insertelement <16 x i32> %160, i32 %161, i64 2
  %163 = extractelement <4 x i32> %156, i64 3
  %164 = insertelement <16 x i32> %162, i32 %163, i64 3
  %165 = load <4 x i32>, ptr %153, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <16 x i32> %164, i32 %166, i64 4
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <16 x i32> %167, i32 %168, i64 5
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <16 x i32> %169, i32 %170, i64 6
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <16 x i32> %171, i32 %172, i64 7
  %174 = load <4 x i32>, ptr %154, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <16 x i32> %173, i32 %175, i64 8
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <16 x i32> %176, i32 %177, i64 9
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <16 x i32> %178, i32 %179, i64 10
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <16 x i32> %180, i32 %181, i64 11
  %183 = load <4 x i32>, ptr %155, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <16 x i32> %182, i32 %184, i64 12
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <16 x i32> %185, i32 %186, i64 13
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <16 x i32> %187, i32 %188, i64 14
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <16 x i32> %189, i32 %190, i64 15
  %192 = extractelement <16 x i32> %191, i64 0
  %193 = extractelement <16 x i32> %191, i64 1
  %194 = extractelement <16 x i32> %191, i64 2
  %195 = extractelement <16 x i32> %191, i64 3
  %196 = extractelement <16 x i32> %191, i64 4
  %197 = extractelement <16 x i32> %191, i64 5
  %198 = extractelement <16 x i32> %191, i64 6
  %199 = extractelement <16 x i32> %191, i64 7
  %200 = extractelement <16 x i32> %191, i64 8
  %201 = extractelement <16 x i32> %191, i64 9
  %202 = extractelement <16 x i32> %191, i64 10
  %203 = extractelement <16 x i32> %191, i64 11
  %204 = extractelement <16 x i32> %191, i64 12
  %205 = extractelement <16 x i32> %191, i64 13
  %206 = extractelement <16 x i32> %191, i64 14
  %207 = extractelement <16 x i32> %191, i64 15
  %208 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %192, i32 %193, i32 %194, i32 %195, i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207)
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 0
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 1
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 2
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 3
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 4
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 5
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 6
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 7
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 8
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 9
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 10
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 11
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 12
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 13
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 14
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 15
  %225 = insertelement <16 x i32> poison, i32 %209, i64 0
  %226 = insertelement <16 x i32> %225, i32 %210, i64 1
  %227 = insertelement <16 x i32> %226, i32 %211, i64 2
  %228 = insertelement <16 x i32> %227, i32 %212, i64 3
  %229 = insertelement <16 x i32> %228, i32 %213, i64 4
  %230 = insertelement <16 x i32> %229, i32 %214, i64 5
  %231 = insertelement <16 x i32> %230, i32 %215, i64 6
  %232 = insertelement <16 x i32> %231, i32 %216, i64 7
  %233 = insertelement <16 x i32> %232, i32 %217, i64 8
  %234 = insertelement <16 x i32> %233, i32 %218, i64 9
  %235 = insertelement <16 x i32> %234, i32 %219, i64 10
  %236 = insertelement <16 x i32> %235, i32 %220, i64 11
  %237 = insertelement <16 x i32> %236, i32 %221, i64 12
  %238 = insertelement <16 x i32> %237, i32 %222, i64 13
  %239 = insertelement <16 x i32> %238, i32 %223, i64 14
  %240 = insertelement <16 x i32> %239, i32 %224, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %78, <16 x i32> %240, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %241 = getelementptr i8, ptr addrspace(6) %65, i64 8
  %242 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %241, 3
  %243 = getelementptr i8, ptr addrspace(6) %65, i64 12
  %244 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %242, ptr addrspace(6) %243, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %66, label %245, label %273

245:                                              ; preds = %68
  %246 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %247 = lshr i32 %246, 4
  %248 = zext i32 %247 to i64
  %249 = or i64 %248, 4611756662049538048
  %250 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %251 = lshr i32 %250, 4
  %252 = zext i32 %251 to i64
  %253 = or i64 %252, 4611756662049538048
  %254 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %244, 0
  %255 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %244, 1
  %256 = zext i1 %255 to i32
  %257 = shl i32 %256, 13
  %258 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %244, 2
  %259 = zext i1 %258 to i32
  %260 = shl i32 %259, 14
  %261 = or i32 %257, %260
  %262 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %244, 3
  %263 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %244, 4
  %264 = or i32 142737408, %261
  %265 = ptrtoint ptr addrspace(6) %262 to i32
  %266 = lshr i32 %265, 30
  %267 = shl i32 %266, 29
  %268 = or i32 %264, %267
  %269 = ptrtoint ptr addrspace(6) %263 to i32
  %270 = lshr i32 %269, 30
  %271 = shl i32 %270, 4
  %272 = or i32 %268, %271
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %65, i64 %249, i64 %253, i32 %272, i1 %254, ptr addrspace(6) %262, ptr addrspace(6) %263, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %273

273:                                              ; preds = %245, %68
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %274 = urem i32 %7, 32
  %275 = udiv i32 %7, 32
  %276 = mul nsw i32 %274, 16
  %277 = mul nsw i32 %275, 512
  %278 = add nsw i32 %276, %277
  %279 = sext i32 %278 to i64
  %280 = getelementptr float, ptr addrspace(1) %3, i64 %279
  %281 = mul nsw i32 %60, 2097152
  %282 = sext i32 %281 to i64
  %283 = getelementptr i8, ptr addrspace(6) %65, i64 %282
  %284 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %283, i1 false)
  %285 = getelementptr i32, ptr %5, i64 4
  %286 = getelementptr i32, ptr %5, i64 8
  %287 = getelementptr i32, ptr %5, i64 12
  %288 = extractelement <16 x i32> %284, i64 0
  %289 = insertelement <4 x i32> poison, i32 %288, i64 0
  %290 = extractelement <16 x i32> %284, i64 1
  %291 = insertelement <4 x i32> %289, i32 %290, i64 1
  %292 = extractelement <16 x i32> %284, i64 2
  %293 = insertelement <4 x i32> %291, i32 %292, i64 2
  %294 = extractelement <16 x i32> %284, i64 3
  %295 = insertelement <4 x i32> %293, i32 %294, i64 3
  store <4 x i32> %295, ptr %5, align 16
  %296 = extractelement <16 x i32> %284, i64 4
  %297 = insertelement <4 x i32> poison, i32 %296, i64 0
  %298 = extractelement <16 x i32> %284, i64 5
  %299 = insertelement <4 x i32> %297, i32 %298, i64 1
  %300 = extractelement <16 x i32> %284, i64 6
  %301 = insertelement <4 x i32> %299, i32 %300, i64 2
  %302 = extractelement <16 x i32> %284, i64 7
  %303 = insertelement <4 x i32> %301, i32 %302, i64 3
  store <4 x i32> %303, ptr %285, align 16
  %304 = extractelement <16 x i32> %284, i64 8
  %305 = insertelement <4 x i32> poison, i32 %304, i64 0
  %306 = extractelement <16 x i32> %284, i64 9
  %307 = insertelement <4 x i32> %305, i32 %306, i64 1
  %308 = extractelement <16 x i32> %284, i64 10
  %309 = insertelement <4 x i32> %307, i32 %308, i64 2
  %310 = extractelement <16 x i32> %284, i64 11
  %311 = insertelement <4 x i32> %309, i32 %310, i64 3
  store <4 x i32> %311, ptr %286, align 16
  %312 = extractelement <16 x i32> %284, i64 12
  %313 = insertelement <4 x i32> poison, i32 %312, i64 0
  %314 = extractelement <16 x i32> %284, i64 13
  %315 = insertelement <4 x i32> %313, i32 %314, i64 1
  %316 = extractelement <16 x i32> %284, i64 14
  %317 = insertelement <4 x i32> %315, i32 %316, i64 2
  %318 = extractelement <16 x i32> %284, i64 15
  %319 = insertelement <4 x i32> %317, i32 %318, i64 3
  store <4 x i32> %319, ptr %287, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %320 = getelementptr i32, ptr %5, i64 4
  %321 = getelementptr i32, ptr %5, i64 8
  %322 = getelementptr i32, ptr %5, i64 12
  %323 = load <4 x i32>, ptr %5, align 16
  %324 = extractelement <4 x i32> %323, i64 0
  %325 = insertelement <16 x i32> poison, i32 %324, i64 0
  %326 = extractelement <4 x i32> %323, i64 1
  %327 = insertelement <16 x i32> %325, i32 %326, i64 1
  %328 = extractelement <4 x i32> %323, i64 2
  %329 = insertelement <16 x i32> %327, i32 %328, i64 2
  %330 = extractelement <4 x i32> %323, i64 3
  %331 = insertelement <16 x i32> %329, i32 %330, i64 3
  %332 = load <4 x i32>, ptr %320, align 16
  %333 = extractelement <4 x i32> %332, i64 0
  %334 = insertelement <16 x i32> %331, i32 %333, i64 4
  %335 = extractelement <4 x i32> %332, i64 1
  %336 = insertelement <16 x i32> %334, i32 %335, i64 5
  %337 = extractelement <4 x i32> %332, i64 2
  %338 = insertelement <16 x i32> %336, i32 %337, i64 6
  %339 = extractelement <4 x i32> %332, i64 3
  %340 = insertelement <16 x i32> %338, i32 %339, i64 7
  %341 = load <4 x i32>, ptr %321, align 16
  %342 = extractelement <4 x i32> %341, i64 0
  %343 = insertelement <16 x i32> %340, i32 %342, i64 8
  %344 = extractelement <4 x i32> %341, i64 1
  %345 = insertelement <16 x i32> %343, i32 %344, i64 9
  %346 = extractelement <4 x i32> %341, i64 2
  %347 = insertelement <16 x i32> %345, i32 %346, i64 10
  %348 = extractelement <4 x i32> %341, i64 3
  %349 = insertelement <16 x i32> %347, i32 %348, i64 11
  %350 = load <4 x i32>, ptr %322, align 16
  %351 = extractelement <4 x i32> %350, i64 0
  %352 = insertelement <16 x i32> %349, i32 %351, i64 12
  %353 = extractelement <4 x i32> %350, i64 1
  %354 = insertelement <16 x i32> %352, i32 %353, i64 13
  %355 = extractelement <4 x i32> %350, i64 2
  %356 = insertelement <16 x i32> %354, i32 %355, i64 14
  %357 = extractelement <4 x i32> %350, i64 3
  %358 = insertelement <16 x i32> %356, i32 %357, i64 15
  %359 = extractelement <16 x i32> %358, i64 0
  %360 = extractelement <16 x i32> %358, i64 1
  %361 = extractelement <16 x i32> %358, i64 2
  %362 = extractelement <16 x i32> %358, i64 3
  %363 = extractelement <16 x i32> %358, i64 4
  %364 = extractelement <16 x i32> %358, i64 5
  %365 = extractelement <16 x i32> %358, i64 6
  %366 = extractelement <16 x i32> %358, i64 7
  %367 = extractelement <16 x i32> %358, i64 8
  %368 = extractelement <16 x i32> %358, i64 9
  %369 = extractelement <16 x i32> %358, i64 10
  %370 = extractelement <16 x i32> %358, i64 11
  %371 = extractelement <16 x i32> %358, i64 12
  %372 = extractelement <16 x i32> %358, i64 13
  %373 = extractelement <16 x i32> %358, i64 14
  %374 = extractelement <16 x i32> %358, i64 15
  %375 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %359, i32 %360, i32 %361, i32 %362, i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370, i32 %371, i32 %372, i32 %373, i32 %374)
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 0
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 1
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 2
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 3
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 4
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 5
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 6
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 7
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 8
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 9
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 10
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 11
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 12
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 13
  %390 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 14
  %391 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %375, 15
  %392 = insertelement <16 x i32> poison, i32 %376, i64 0
  %393 = insertelement <16 x i32> %392, i32 %377, i64 1
  %394 = insertelement <16 x i32> %393, i32 %378, i64 2
  %395 = insertelement <16 x i32> %394, i32 %379, i64 3
  %396 = insertelement <16 x i32> %395, i32 %380, i64 4
  %397 = insertelement <16 x i32> %396, i32 %381, i64 5
  %398 = insertelement <16 x i32> %397, i32 %382, i64 6
  %399 = insertelement <16 x i32> %398, i32 %383, i64 7
  %400 = insertelement <16 x i32> %399, i32 %384, i64 8
  %401 = insertelement <16 x i32> %400, i32 %385, i64 9
  %402 = insertelement <16 x i32> %401, i32 %386, i64 10
  %403 = insertelement <16 x i32> %402, i32 %387, i64 11
  %404 = insertelement <16 x i32> %403, i32 %388, i64 12
  %405 = insertelement <16 x i32> %404, i32 %389, i64 13
  %406 = insertelement <16 x i32> %405, i32 %390, i64 14
  %407 = insertelement <16 x i32> %406, i32 %391, i64 15
  %408 = getelementptr i32, ptr %5, i64 4
  %409 = getelementptr i32, ptr %5, i64 8
  %410 = getelementptr i32, ptr %5, i64 12
  %411 = extractelement <16 x i32> %407, i64 0
  %412 = insertelement <4 x i32> poison, i32 %411, i64 0
  %413 = extractelement <16 x i32> %407, i64 1
  %414 = insertelement <4 x i32> %412, i32 %413, i64 1
  %415 = extractelement <16 x i32> %407, i64 2
  %416 = insertelement <4 x i32> %414, i32 %415, i64 2
  %417 = extractelement <16 x i32> %407, i64 3
  %418 = insertelement <4 x i32> %416, i32 %417, i64 3
  store <4 x i32> %418, ptr %5, align 16
  %419 = extractelement <16 x i32> %407, i64 4
  %420 = insertelement <4 x i32> poison, i32 %419, i64 0
  %421 = extractelement <16 x i32> %407, i64 5
  %422 = insertelement <4 x i32> %420, i32 %421, i64 1
  %423 = extractelement <16 x i32> %407, i64 6
  %424 = insertelement <4 x i32> %422, i32 %423, i64 2
  %425 = extractelement <16 x i32> %407, i64 7
  %426 = insertelement <4 x i32> %424, i32 %425, i64 3
  store <4 x i32> %426, ptr %408, align 16
  %427 = extractelement <16 x i32> %407, i64 8
  %428 = insertelement <4 x i32> poison, i32 %427, i64 0
  %429 = extractelement <16 x i32> %407, i64 9
  %430 = insertelement <4 x i32> %428, i32 %429, i64 1
  %431 = extractelement <16 x i32> %407, i64 10
  %432 = insertelement <4 x i32> %430, i32 %431, i64 2
  %433 = extractelement <16 x i32> %407, i64 11
  %434 = insertelement <4 x i32> %432, i32 %433, i64 3
  store <4 x i32> %434, ptr %409, align 16
  %435 = extractelement <16 x i32> %407, i64 12
  %436 = insertelement <4 x i32> poison, i32 %435, i64 0
  %437 = extractelement <16 x i32> %407, i64 13
  %438 = insertelement <4 x i32> %436, i32 %437, i64 1
  %439 = extractelement <16 x i32> %407, i64 14
  %440 = insertelement <4 x i32> %438, i32 %439, i64 2
  %441 = extractelement <16 x i32> %407, i64 15
  %442 = insertelement <4 x i32> %440, i32 %441, i64 3
  store <4 x i32> %442, ptr %410, align 16
  %443 = getelementptr float, ptr %5, i64 4
  %444 = getelementptr float, ptr %5, i64 8
  %445 = getelementptr float, ptr %5, i64 12
  %446 = load <4 x float>, ptr %5, align 16
  %447 = extractelement <4 x float> %446, i64 0
  %448 = insertelement <16 x float> poison, float %447, i64 0
  %449 = extractelement <4 x float> %446, i64 1
  %450 = insertelement <16 x float> %448, float %449, i64 1
  %451 = extractelement <4 x float> %446, i64 2
  %452 = insertelement <16 x float> %450, float %451, i64 2
  %453 = extractelement <4 x float> %446, i64 3
  %454 = insertelement <16 x float> %452, float %453, i64 3
  %455 = load <4 x float>, ptr %443, align 16
  %456 = extractelement <4 x float> %455, i64 0
  %457 = insertelement <16 x float> %454, float %456, i64 4
  %458 = extractelement <4 x float> %455, i64 1
  %459 = insertelement <16 x float> %457, float %458, i64 5
  %460 = extractelement <4 x float> %455, i64 2
  %461 = insertelement <16 x float> %459, float %460, i64 6
  %462 = extractelement <4 x float> %455, i64 3
  %463 = insertelement <16 x float> %461, float %462, i64 7
  %464 = load <4 x float>, ptr %444, align 16
  %465 = extractelement <4 x float> %464, i64 0
  %466 = insertelement <16 x float> %463, float %465, i64 8
  %467 = extractelement <4 x float> %464, i64 1
  %468 = insertelement <16 x float> %466, float %467, i64 9
  %469 = extractelement <4 x float> %464, i64 2
  %470 = insertelement <16 x float> %468, float %469, i64 10
  %471 = extractelement <4 x float> %464, i64 3
  %472 = insertelement <16 x float> %470, float %471, i64 11
  %473 = load <4 x float>, ptr %445, align 16
  %474 = extractelement <4 x float> %473, i64 0
  %475 = insertelement <16 x float> %472, float %474, i64 12
  %476 = extractelement <4 x float> %473, i64 1
  %477 = insertelement <16 x float> %475, float %476, i64 13
  %478 = extractelement <4 x float> %473, i64 2
  %479 = insertelement <16 x float> %477, float %478, i64 14
  %480 = extractelement <4 x float> %473, i64 3
  %481 = insertelement <16 x float> %479, float %480, i64 15
  %482 = getelementptr float, ptr addrspace(1) %280, i64 4
  %483 = getelementptr float, ptr addrspace(1) %280, i64 8
  %484 = getelementptr float, ptr addrspace(1) %280, i64 12
  %485 = extractelement <16 x float> %481, i64 0
  %486 = insertelement <4 x float> poison, float %485, i64 0
  %487 = extractelement <16 x float> %481, i64 1
  %488 = insertelement <4 x float> %486, float %487, i64 1
  %489 = extractelement <16 x float> %481, i64 2
  %490 = insertelement <4 x float> %488, float %489, i64 2
  %491 = extractelement <16 x float> %481, i64 3
  %492 = insertelement <4 x float> %490, float %491, i64 3
  store <4 x float> %492, ptr addrspace(1) %280, align 16
  %493 = extractelement <16 x float> %481, i64 4
  %494 = insertelement <4 x float> poison, float %493, i64 0
  %495 = extractelement <16 x float> %481, i64 5
  %496 = insertelement <4 x float> %494, float %495, i64 1
  %497 = extractelement <16 x float> %481, i64 6
  %498 = insertelement <4 x float> %496, float %497, i64 2
  %499 = extractelement <16 x float> %481, i64 7
  %500 = insertelement <4 x float> %498, float %499, i64 3
  store <4 x float> %500, ptr addrspace(1) %482, align 16
  %501 = extractelement <16 x float> %481, i64 8
  %502 = insertelement <4 x float> poison, float %501, i64 0
  %503 = extractelement <16 x float> %481, i64 9
  %504 = insertelement <4 x float> %502, float %503, i64 1
  %505 = extractelement <16 x float> %481, i64 10
  %506 = insertelement <4 x float> %504, float %505, i64 2
  %507 = extractelement <16 x float> %481, i64 11
  %508 = insertelement <4 x float> %506, float %507, i64 3
  store <4 x float> %508, ptr addrspace(1) %483, align 16
  %509 = extractelement <16 x float> %481, i64 12
  %510 = insertelement <4 x float> poison, float %509, i64 0
  %511 = extractelement <16 x float> %481, i64 13
  %512 = insertelement <4 x float> %510, float %511, i64 1
  %513 = extractelement <16 x float> %481, i64 14
  %514 = insertelement <4 x float> %512, float %513, i64 2
  %515 = extractelement <16 x float> %481, i64 15
  %516 = insertelement <4 x float> %514, float %515, i64 3
  store <4 x float> %516, ptr addrspace(1) %484, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %61, label %517, label %518

517:                                              ; preds = %273
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %65, i32 32)
  br label %518

518:                                              ; preds = %517, %273
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
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
