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
  %21 = mul nsw i32 %19, 64
  %22 = urem i32 %20, 16
  %23 = udiv i32 %20, 16
  %24 = mul nsw i32 %22, 512
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 384
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store i8 %18, ptr addrspace(3) %33, align 1
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %62, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 512
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 16
  %41 = udiv i32 %37, 16
  %42 = mul nsw i32 %40, 32
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 64
  %50 = urem i32 %48, 2
  %51 = udiv i32 %48, 2
  %52 = mul nsw i32 %50, 512
  %53 = add nsw i32 %49, %52
  %54 = add nsw i32 %53, %51
  %55 = sext i32 %54 to i64
  %56 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 384
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store i8 %46, ptr addrspace(3) %61, align 1
  %62 = add i32 %37, 128
  br label %36

63:                                               ; preds = %36
  %64 = lshr i32 %7, 5
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %67

67:                                               ; preds = %66, %63
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %68 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %69 = inttoptr i32 %68 to ptr addrspace(6)
  %70 = icmp eq i32 %7, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %72

72:                                               ; preds = %71, %67
  %73 = urem i32 %7, 32
  %74 = udiv i32 %7, 32
  %75 = mul nsw i32 %73, 16
  %76 = mul nsw i32 %74, 512
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %64, 2097152
  %81 = sext i32 %80 to i64
  %82 = getelementptr i8, ptr addrspace(6) %69, i64 %81
  %83 = getelementptr float, ptr addrspace(1) %79, i64 4
  %84 = getelementptr float, ptr addrspace(1) %79, i64 8
  %85 = getelementptr float, ptr addrspace(1) %79, i64 12
  %86 = load <4 x float>, ptr addrspace(1) %79, align 16
  %87 = extractelement <4 x float> %86, i64 0
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = extractelement <4 x float> %86, i64 1
  %90 = insertelement <16 x float> %88, float %89, i64 1
  %91 = extractelement <4 x float> %86, i64 2
  %92 = insertelement <16 x float> %90, float %91, i64 2
  %93 = extractelement <4 x float> %86, i64 3
  %94 = insertelement <16 x float> %92, float %93, i64 3
  %95 = load <4 x float>, ptr addrspace(1) %83, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = insertelement <16 x float> %94, float %96, i64 4
  %98 = extractelement <4 x float> %95, i64 1
  %99 = insertelement <16 x float> %97, float %98, i64 5
  %100 = extractelement <4 x float> %95, i64 2
  %101 = insertelement <16 x float> %99, float %100, i64 6
  %102 = extractelement <4 x float> %95, i64 3
  %103 = insertelement <16 x float> %101, float %102, i64 7
  %104 = load <4 x float>, ptr addrspace(1) %84, align 16
  %105 = extractelement <4 x float> %104, i64 0
  %106 = insertelement <16 x float> %103, float %105, i64 8
  %107 = extractelement <4 x float> %104, i64 1
  %108 = insertelement <16 x float> %106, float %107, i64 9
  %109 = extractelement <4 x float> %104, i64 2
  %110 = insertelement <16 x float> %108, float %109, i64 10
  %111 = extractelement <4 x float> %104, i64 3
  %112 = insertelement <16 x float> %110, float %111, i64 11
  %113 = load <4 x float>, ptr addrspace(1) %85, align 16
  %114 = extractelement <4 x float> %113, i64 0
  %115 = insertelement <16 x float> %112, float %114, i64 12
  %116 = extractelement <4 x float> %113, i64 1
  %117 = insertelement <16 x float> %115, float %116, i64 13
  %118 = extractelement <4 x float> %113, i64 2
  %119 = insertelement <16 x float> %117, float %118, i64 14
  %120 = extractelement <4 x float> %113, i64 3
  %121 = insertelement <16 x float> %119, float %120, i64 15
  %122 = getelementptr float, ptr %6, i64 4
  %123 = getelementptr float, ptr %6, i64 8
  %124 = getelementptr float, ptr %6, i64 12
  %125 = extractelement <16 x float> %121, i64 0
  %126 = insertelement <4 x float> poison, float %125, i64 0
  %127 = extractelement <16 x float> %121, i64 1
  %128 = insertelement <4 x float> %126, float %127, i64 1
  %129 = extractelement <16 x float> %121, i64 2
  %130 = insertelement <4 x float> %128, float %129, i64 2
  %131 = extractelement <16 x float> %121, i64 3
  %132 = insertelement <4 x float> %130, float %131, i64 3
  store <4 x float> %132, ptr %6, align 16
  %133 = extractelement <16 x float> %121, i64 4
  %134 = insertelement <4 x float> poison, float %133, i64 0
  %135 = extractelement <16 x float> %121, i64 5
  %136 = insertelement <4 x float> %134, float %135, i64 1
  %137 = extractelement <16 x float> %121, i64 6
  %138 = insertelement <4 x float> %136, float %137, i64 2
  %139 = extractelement <16 x float> %121, i64 7
  %140 = insertelement <4 x float> %138, float %139, i64 3
  store <4 x float> %140, ptr %122, align 16
  %141 = extractelement <16 x float> %121, i64 8
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = extractelement <16 x float> %121, i64 9
  %144 = insertelement <4 x float> %142, float %143, i64 1
  %145 = extractelement <16 x float> %121, i64 10
  %146 = insertelement <4 x float> %144, float %145, i64 2
  %147 = extractelement <16 x float> %121, i64 11
  %148 = insertelement <4 x float> %146, float %147, i64 3
  store <4 x float> %148, ptr %123, align 16
  %149 = extractelement <16 x float> %121, i64 12
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <16 x float> %121, i64 13
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <16 x float> %121, i64 14
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <16 x float> %121, i64 15
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %124, align 16
  %157 = getelementptr i32, ptr %6, i64 4
  %158 = getelementptr i32, ptr %6, i64 8
  %159 = getelementptr i32, ptr %6, i64 12
  %160 = load <4 x i32>, ptr %6, align 16
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = extractelement <4 x i32> %160, i64 1
  %164 = insertelement <16 x i32> %162, i32 %163, i64 1
  %165 = extractelement <4 x i32> %160, i64 2
  %166 = insertelement <16 x i32> %164, i32 %165, i64 2
  %167 = extractelement <4 x i32> %160, i64 3
  %168 = insertelement <16 x i32> %166, i32 %167, i64 3
  %169 = load <4 x i32>, ptr %157, align 16
  %170 = extractelement <4 x i32> %169, i64 0
  %171 = insertelement <16 x i32> %168, i32 %170, i64 4
  %172 = extractelement <4 x i32> %169, i64 1
  %173 = insertelement <16 x i32> %171, i32 %172, i64 5
  %174 = extractelement <4 x i32> %169, i64 2
  %175 = insertelement <16 x i32> %173, i32 %174, i64 6
  %176 = extractelement <4 x i32> %169, i64 3
  %177 = insertelement <16 x i32> %175, i32 %176, i64 7
  %178 = load <4 x i32>, ptr %158, align 16
  %179 = extractelement <4 x i32> %178, i64 0
  %180 = insertelement <16 x i32> %177, i32 %179, i64 8
  %181 = extractelement <4 x i32> %178, i64 1
  %182 = insertelement <16 x i32> %180, i32 %181, i64 9
  %183 = extractelement <4 x i32> %178, i64 2
  %184 = insertelement <16 x i32> %182, i32 %183, i64 10
  %185 = extractelement <4 x i32> %178, i64 3
  %186 = insertelement <16 x i32> %184, i32 %185, i64 11
  %187 = load <4 x i32>, ptr %159, align 16
  %188 = extractelement <4 x i32> %187, i64 0
  %189 = insertelement <16 x i32> %186, i32 %188, i64 12
  %190 = extractelement <4 x i32> %187, i64 1
  %191 = insertelement <16 x i32> %189, i32 %190, i64 13
  %192 = extractelement <4 x i32> %187, i64 2
  %193 = insertelement <16 x i32> %191, i32 %192, i64 14
  %194 = extractelement <4 x i32> %187, i64 3
  %195 = insertelement <16 x i32> %193, i32 %194, i64 15
  %196 = extractelement <16 x i32> %195, i64 0
  %197 = extractelement <16 x i32> %195, i64 1
  %198 = extractelement <16 x i32> %195, i64 2
  %199 = extractelement <16 x i32> %195, i64 3
  %200 = extractelement <16 x i32> %195, i64 4
  %201 = extractelement <16 x i32> %195, i64 5
  %202 = extractelement <16 x i32> %195, i64 6
  %203 = extractelement <16 x i32> %195, i64 7
  %204 = extractelement <16 x i32> %195, i64 8
  %205 = extractelement <16 x i32> %195, i64 9
  %206 = extractelement <16 x i32> %195, i64 10
  %207 = extractelement <16 x i32> %195, i64 11
  %208 = extractelement <16 x i32> %195, i64 12
  %209 = extractelement <16 x i32> %195, i64 13
  %210 = extractelement <16 x i32> %195, i64 14
  %211 = extractelement <16 x i32> %195, i64 15
  %212 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211)
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 0
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 1
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 2
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 3
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 4
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 5
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 6
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 7
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 8
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 9
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 10
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 11
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 12
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 13
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 14
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %212, 15
  %229 = insertelement <16 x i32> poison, i32 %213, i64 0
  %230 = insertelement <16 x i32> %229, i32 %214, i64 1
  %231 = insertelement <16 x i32> %230, i32 %215, i64 2
  %232 = insertelement <16 x i32> %231, i32 %216, i64 3
  %233 = insertelement <16 x i32> %232, i32 %217, i64 4
  %234 = insertelement <16 x i32> %233, i32 %218, i64 5
  %235 = insertelement <16 x i32> %234, i32 %219, i64 6
  %236 = insertelement <16 x i32> %235, i32 %220, i64 7
  %237 = insertelement <16 x i32> %236, i32 %221, i64 8
  %238 = insertelement <16 x i32> %237, i32 %222, i64 9
  %239 = insertelement <16 x i32> %238, i32 %223, i64 10
  %240 = insertelement <16 x i32> %239, i32 %224, i64 11
  %241 = insertelement <16 x i32> %240, i32 %225, i64 12
  %242 = insertelement <16 x i32> %241, i32 %226, i64 13
  %243 = insertelement <16 x i32> %242, i32 %227, i64 14
  %244 = insertelement <16 x i32> %243, i32 %228, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %82, <16 x i32> %244, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %245, label %254

245:                                              ; preds = %72
  %246 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %247 = lshr i32 %246, 4
  %248 = zext i32 %247 to i64
  %249 = or i64 %248, -9223301530671579136
  %250 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %251 = lshr i32 %250, 4
  %252 = zext i32 %251 to i64
  %253 = or i64 %252, -9223301530671579136
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %69, i64 %249, i64 %253, i32 134479904, i1 true, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %254

254:                                              ; preds = %245, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %255 = urem i32 %7, 32
  %256 = udiv i32 %7, 32
  %257 = mul nsw i32 %255, 16
  %258 = mul nsw i32 %256, 512
  %259 = add nsw i32 %257, %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr float, ptr addrspace(1) %3, i64 %260
  %262 = mul nsw i32 %64, 2097152
  %263 = sext i32 %262 to i64
  %264 = getelementptr i8, ptr addrspace(6) %69, i64 %263
  %265 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %264, i1 false)
  %266 = getelementptr i32, ptr %5, i64 4
  %267 = getelementptr i32, ptr %5, i64 8
  %268 = getelementptr i32, ptr %5, i64 12
  %269 = extractelement <16 x i32> %265, i64 0
  %270 = insertelement <4 x i32> poison, i32 %269, i64 0
  %271 = extractelement <16 x i32> %265, i64 1
  %272 = insertelement <4 x i32> %270, i32 %271, i64 1
  %273 = extractelement <16 x i32> %265, i64 2
  %274 = insertelement <4 x i32> %272, i32 %273, i64 2
  %275 = extractelement <16 x i32> %265, i64 3
  %276 = insertelement <4 x i32> %274, i32 %275, i64 3
  store <4 x i32> %276, ptr %5, align 16
  %277 = extractelement <16 x i32> %265, i64 4
  %278 = insertelement <4 x i32> poison, i32 %277, i64 0
  %279 = extractelement <16 x i32> %265, i64 5
  %280 = insertelement <4 x i32> %278, i32 %279, i64 1
  %281 = extractelement <16 x i32> %265, i64 6
  %282 = insertelement <4 x i32> %280, i32 %281, i64 2
  %283 = extractelement <16 x i32> %265, i64 7
  %284 = insertelement <4 x i32> %282, i32 %283, i64 3
  store <4 x i32> %284, ptr %266, align 16
  %285 = extractelement <16 x i32> %265, i64 8
  %286 = insertelement <4 x i32> poison, i32 %285, i64 0
  %287 = extractelement <16 x i32> %265, i64 9
  %288 = insertelement <4 x i32> %286, i32 %287, i64 1
  %289 = extractelement <16 x i32> %265, i64 10
  %290 = insertelement <4 x i32> %288, i32 %289, i64 2
  %291 = extractelement <16 x i32> %265, i64 11
  %292 = insertelement <4 x i32> %290, i32 %291, i64 3
  store <4 x i32> %292, ptr %267, align 16
  %293 = extractelement <16 x i32> %265, i64 12
  %294 = insertelement <4 x i32> poison, i32 %293, i64 0
  %295 = extractelement <16 x i32> %265, i64 13
  %296 = insertelement <4 x i32> %294, i32 %295, i64 1
  %297 = extractelement <16 x i32> %265, i64 14
  %298 = insertelement <4 x i32> %296, i32 %297, i64 2
  %299 = extractelement <16 x i32> %265, i64 15
  %300 = insertelement <4 x i32> %298, i32 %299, i64 3
  store <4 x i32> %300, ptr %268, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %301 = getelementptr i32, ptr %5, i64 4
  %302 = getelementptr i32, ptr %5, i64 8
  %303 = getelementptr i32, ptr %5, i64 12
  %304 = load <4 x i32>, ptr %5, align 16
  %305 = extractelement <4 x i32> %304, i64 0
  %306 = insertelement <16 x i32> poison, i32 %305, i64 0
  %307 = extractelement <4 x i32> %304, i64 1
  %308 = insertelement <16 x i32> %306, i32 %307, i64 1
  %309 = extractelement <4 x i32> %304, i64 2
  %310 = insertelement <16 x i32> %308, i32 %309, i64 2
  %311 = extractelement <4 x i32> %304, i64 3
  %312 = insertelement <16 x i32> %310, i32 %311, i64 3
  %313 = load <4 x i32>, ptr %301, align 16
  %314 = extractelement <4 x i32> %313, i64 0
  %315 = insertelement <16 x i32> %312, i32 %314, i64 4
  %316 = extractelement <4 x i32> %313, i64 1
  %317 = insertelement <16 x i32> %315, i32 %316, i64 5
  %318 = extractelement <4 x i32> %313, i64 2
  %319 = insertelement <16 x i32> %317, i32 %318, i64 6
  %320 = extractelement <4 x i32> %313, i64 3
  %321 = insertelement <16 x i32> %319, i32 %320, i64 7
  %322 = load <4 x i32>, ptr %302, align 16
  %323 = extractelement <4 x i32> %322, i64 0
  %324 = insertelement <16 x i32> %321, i32 %323, i64 8
  %325 = extractelement <4 x i32> %322, i64 1
  %326 = insertelement <16 x i32> %324, i32 %325, i64 9
  %327 = extractelement <4 x i32> %322, i64 2
  %328 = insertelement <16 x i32> %326, i32 %327, i64 10
  %329 = extractelement <4 x i32> %322, i64 3
  %330 = insertelement <16 x i32> %328, i32 %329, i64 11
  %331 = load <4 x i32>, ptr %303, align 16
  %332 = extractelement <4 x i32> %331, i64 0
  %333 = insertelement <16 x i32> %330, i32 %332, i64 12
  %334 = extractelement <4 x i32> %331, i64 1
  %335 = insertelement <16 x i32> %333, i32 %334, i64 13
  %336 = extractelement <4 x i32> %331, i64 2
  %337 = insertelement <16 x i32> %335, i32 %336, i64 14
  %338 = extractelement <4 x i32> %331, i64 3
  %339 = insertelement <16 x i32> %337, i32 %338, i64 15
  %340 = extractelement <16 x i32> %339, i64 0
  %341 = extractelement <16 x i32> %339, i64 1
  %342 = extractelement <16 x i32> %339, i64 2
  %343 = extractelement <16 x i32> %339, i64 3
  %344 = extractelement <16 x i32> %339, i64 4
  %345 = extractelement <16 x i32> %339, i64 5
  %346 = extractelement <16 x i32> %339, i64 6
  %347 = extractelement <16 x i32> %339, i64 7
  %348 = extractelement <16 x i32> %339, i64 8
  %349 = extractelement <16 x i32> %339, i64 9
  %350 = extractelement <16 x i32> %339, i64 10
  %351 = extractelement <16 x i32> %339, i64 11
  %352 = extractelement <16 x i32> %339, i64 12
  %353 = extractelement <16 x i32> %339, i64 13
  %354 = extractelement <16 x i32> %339, i64 14
  %355 = extractelement <16 x i32> %339, i64 15
  %356 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354, i32 %355)
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 0
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 1
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 2
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 3
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 4
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 5
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 6
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 7
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 8
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 9
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 10
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 11
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 12
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 13
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 14
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 15
  %373 = insertelement <16 x i32> poison, i32 %357, i64 0
  %374 = insertelement <16 x i32> %373, i32 %358, i64 1
  %375 = insertelement <16 x i32> %374, i32 %359, i64 2
  %376 = insertelement <16 x i32> %375, i32 %360, i64 3
  %377 = insertelement <16 x i32> %376, i32 %361, i64 4
  %378 = insertelement <16 x i32> %377, i32 %362, i64 5
  %379 = insertelement <16 x i32> %378, i32 %363, i64 6
  %380 = insertelement <16 x i32> %379, i32 %364, i64 7
  %381 = insertelement <16 x i32> %380, i32 %365, i64 8
  %382 = insertelement <16 x i32> %381, i32 %366, i64 9
  %383 = insertelement <16 x i32> %382, i32 %367, i64 10
  %384 = insertelement <16 x i32> %383, i32 %368, i64 11
  %385 = insertelement <16 x i32> %384, i32 %369, i64 12
  %386 = insertelement <16 x i32> %385, i32 %370, i64 13
  %387 = insertelement <16 x i32> %386, i32 %371, i64 14
  %388 = insertelement <16 x i32> %387, i32 %372, i64 15
  %389 = getelementptr i32, ptr %5, i64 4
  %390 = getelementptr i32, ptr %5, i64 8
  %391 = getelementptr i32, ptr %5, i64 12
  %392 = extractelement <16 x i32> %388, i64 0
  %393 = insertelement <4 x i32> poison, i32 %392, i64 0
  %394 = extractelement <16 x i32> %388, i64 1
  %395 = insertelement <4 x i32> %393, i32 %394, i64 1
  %396 = extractelement <16 x i32> %388, i64 2
  %397 = insertelement <4 x i32> %395, i32 %396, i64 2
  %398 = extractelement <16 x i32> %388, i64 3
  %399 = insertelement <4 x i32> %397, i32 %398, i64 3
  store <4 x i32> %399, ptr %5, align 16
  %400 = extractelement <16 x i32> %388, i64 4
  %401 = insertelement <4 x i32> poison, i32 %400, i64 0
  %402 = extractelement <16 x i32> %388, i64 5
  %403 = insertelement <4 x i32> %401, i32 %402, i64 1
  %404 = extractelement <16 x i32> %388, i64 6
  %405 = insertelement <4 x i32> %403, i32 %404, i64 2
  %406 = extractelement <16 x i32> %388, i64 7
  %407 = insertelement <4 x i32> %405, i32 %406, i64 3
  store <4 x i32> %407, ptr %389, align 16
  %408 = extractelement <16 x i32> %388, i64 8
  %409 = insertelement <4 x i32> poison, i32 %408, i64 0
  %410 = extractelement <16 x i32> %388, i64 9
  %411 = insertelement <4 x i32> %409, i32 %410, i64 1
  %412 = extractelement <16 x i32> %388, i64 10
  %413 = insertelement <4 x i32> %411, i32 %412, i64 2
  %414 = extractelement <16 x i32> %388, i64 11
  %415 = insertelement <4 x i32> %413, i32 %414, i64 3
  store <4 x i32> %415, ptr %390, align 16
  %416 = extractelement <16 x i32> %388, i64 12
  %417 = insertelement <4 x i32> poison, i32 %416, i64 0
  %418 = extractelement <16 x i32> %388, i64 13
  %419 = insertelement <4 x i32> %417, i32 %418, i64 1
  %420 = extractelement <16 x i32> %388, i64 14
  %421 = insertelement <4 x i32> %419, i32 %420, i64 2
  %422 = extractelement <16 x i32> %388, i64 15
  %423 = insertelement <4 x i32> %421, i32 %422, i64 3
  store <4 x i32> %423, ptr %391, align 16
  %424 = getelementptr float, ptr %5, i64 4
  %425 = getelementptr float, ptr %5, i64 8
  %426 = getelementptr float, ptr %5, i64 12
  %427 = load <4 x float>, ptr %5, align 16
  %428 = extractelement <4 x float> %427, i64 0
  %429 = insertelement <16 x float> poison, float %428, i64 0
  %430 = extractelement <4 x float> %427, i64 1
  %431 = insertelement <16 x float> %429, float %430, i64 1
  %432 = extractelement <4 x float> %427, i64 2
  %433 = insertelement <16 x float> %431, float %432, i64 2
  %434 = extractelement <4 x float> %427, i64 3
  %435 = insertelement <16 x float> %433, float %434, i64 3
  %436 = load <4 x float>, ptr %424, align 16
  %437 = extractelement <4 x float> %436, i64 0
  %438 = insertelement <16 x float> %435, float %437, i64 4
  %439 = extractelement <4 x float> %436, i64 1
  %440 = insertelement <16 x float> %438, float %439, i64 5
  %441 = extractelement <4 x float> %436, i64 2
  %442 = insertelement <16 x float> %440, float %441, i64 6
  %443 = extractelement <4 x float> %436, i64 3
  %444 = insertelement <16 x float> %442, float %443, i64 7
  %445 = load <4 x float>, ptr %425, align 16
  %446 = extractelement <4 x float> %445, i64 0
  %447 = insertelement <16 x float> %444, float %446, i64 8
  %448 = extractelement <4 x float> %445, i64 1
  %449 = insertelement <16 x float> %447, float %448, i64 9
  %450 = extractelement <4 x float> %445, i64 2
  %451 = insertelement <16 x float> %449, float %450, i64 10
  %452 = extractelement <4 x float> %445, i64 3
  %453 = insertelement <16 x float> %451, float %452, i64 11
  %454 = load <4 x float>, ptr %426, align 16
  %455 = extractelement <4 x float> %454, i64 0
  %456 = insertelement <16 x float> %453, float %455, i64 12
  %457 = extractelement <4 x float> %454, i64 1
  %458 = insertelement <16 x float> %456, float %457, i64 13
  %459 = extractelement <4 x float> %454, i64 2
  %460 = insertelement <16 x float> %458, float %459, i64 14
  %461 = extractelement <4 x float> %454, i64 3
  %462 = insertelement <16 x float> %460, float %461, i64 15
  %463 = getelementptr float, ptr addrspace(1) %261, i64 4
  %464 = getelementptr float, ptr addrspace(1) %261, i64 8
  %465 = getelementptr float, ptr addrspace(1) %261, i64 12
  %466 = extractelement <16 x float> %462, i64 0
  %467 = insertelement <4 x float> poison, float %466, i64 0
  %468 = extractelement <16 x float> %462, i64 1
  %469 = insertelement <4 x float> %467, float %468, i64 1
  %470 = extractelement <16 x float> %462, i64 2
  %471 = insertelement <4 x float> %469, float %470, i64 2
  %472 = extractelement <16 x float> %462, i64 3
  %473 = insertelement <4 x float> %471, float %472, i64 3
  store <4 x float> %473, ptr addrspace(1) %261, align 16
  %474 = extractelement <16 x float> %462, i64 4
  %475 = insertelement <4 x float> poison, float %474, i64 0
  %476 = extractelement <16 x float> %462, i64 5
  %477 = insertelement <4 x float> %475, float %476, i64 1
  %478 = extractelement <16 x float> %462, i64 6
  %479 = insertelement <4 x float> %477, float %478, i64 2
  %480 = extractelement <16 x float> %462, i64 7
  %481 = insertelement <4 x float> %479, float %480, i64 3
  store <4 x float> %481, ptr addrspace(1) %463, align 16
  %482 = extractelement <16 x float> %462, i64 8
  %483 = insertelement <4 x float> poison, float %482, i64 0
  %484 = extractelement <16 x float> %462, i64 9
  %485 = insertelement <4 x float> %483, float %484, i64 1
  %486 = extractelement <16 x float> %462, i64 10
  %487 = insertelement <4 x float> %485, float %486, i64 2
  %488 = extractelement <16 x float> %462, i64 11
  %489 = insertelement <4 x float> %487, float %488, i64 3
  store <4 x float> %489, ptr addrspace(1) %464, align 16
  %490 = extractelement <16 x float> %462, i64 12
  %491 = insertelement <4 x float> poison, float %490, i64 0
  %492 = extractelement <16 x float> %462, i64 13
  %493 = insertelement <4 x float> %491, float %492, i64 1
  %494 = extractelement <16 x float> %462, i64 14
  %495 = insertelement <4 x float> %493, float %494, i64 2
  %496 = extractelement <16 x float> %462, i64 15
  %497 = insertelement <4 x float> %495, float %496, i64 3
  store <4 x float> %497, ptr addrspace(1) %465, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %498, label %499

498:                                              ; preds = %254
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %499

499:                                              ; preds = %498, %254
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
