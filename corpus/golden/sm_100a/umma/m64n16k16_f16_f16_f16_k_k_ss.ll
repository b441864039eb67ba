; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [16 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %34, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 1024
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 64
  %13 = udiv i32 %9, 64
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16
  %18 = load half, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 64
  %22 = urem i32 %20, 8
  %23 = udiv i32 %20, 8
  %24 = mul nsw i32 %22, 512
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store half %18, ptr addrspace(3) %33, align 2
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %62, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 256
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 16
  %41 = udiv i32 %37, 16
  %42 = mul nsw i32 %40, 16
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr half, ptr addrspace(1) %1, i64 %44
  %46 = load half, ptr addrspace(1) %45, align 2
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 64
  %50 = urem i32 %48, 2
  %51 = udiv i32 %48, 2
  %52 = mul nsw i32 %50, 512
  %53 = add nsw i32 %49, %52
  %54 = add nsw i32 %53, %51
  %55 = sext i32 %54 to i64
  %56 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 896
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store half %46, ptr addrspace(3) %61, align 2
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
  %79 = getelementptr half, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %64, 4194304
  %81 = sext i32 %80 to i64
  %82 = sdiv exact i64 %81, 2
  %83 = getelementptr i8, ptr addrspace(6) %69, i64 %82
  %84 = getelementptr half, ptr addrspace(1) %79, i64 8
  %85 = load <8 x half>, ptr addrspace(1) %79, align 16
  %86 = extractelement <8 x half> %85, i64 0
  %87 = insertelement <16 x half> poison, half %86, i64 0
  %88 = extractelement <8 x half> %85, i64 1
  %89 = insertelement <16 x half> %87, half %88, i64 1
  %90 = extractelement <8 x half> %85, i64 2
  %91 = insertelement <16 x half> %89, half %90, i64 2
  %92 = extractelement <8 x half> %85, i64 3
  %93 = insertelement <16 x half> %91, half %92, i64 3
  %94 = extractelement <8 x half> %85, i64 4
  %95 = insertelement <16 x half> %93, half %94, i64 4
  %96 = extractelement <8 x half> %85, i64 5
  %97 = insertelement <16 x half> %95, half %96, i64 5
  %98 = extractelement <8 x half> %85, i64 6
  %99 = insertelement <16 x half> %97, half %98, i64 6
  %100 = extractelement <8 x half> %85, i64 7
  %101 = insertelement <16 x half> %99, half %100, i64 7
  %102 = load <8 x half>, ptr addrspace(1) %84, align 16
  %103 = extractelement <8 x half> %102, i64 0
  %104 = insertelement <16 x half> %101, half %103, i64 8
  %105 = extractelement <8 x half> %102, i64 1
  %106 = insertelement <16 x half> %104, half %105, i64 9
  %107 = extractelement <8 x half> %102, i64 2
  %108 = insertelement <16 x half> %106, half %107, i64 10
  %109 = extractelement <8 x half> %102, i64 3
  %110 = insertelement <16 x half> %108, half %109, i64 11
  %111 = extractelement <8 x half> %102, i64 4
  %112 = insertelement <16 x half> %110, half %111, i64 12
  %113 = extractelement <8 x half> %102, i64 5
  %114 = insertelement <16 x half> %112, half %113, i64 13
  %115 = extractelement <8 x half> %102, i64 6
  %116 = insertelement <16 x half> %114, half %115, i64 14
  %117 = extractelement <8 x half> %102, i64 7
  %118 = insertelement <16 x half> %116, half %117, i64 15
  %119 = getelementptr half, ptr %6, i64 8
  %120 = extractelement <16 x half> %118, i64 0
  %121 = insertelement <8 x half> poison, half %120, i64 0
  %122 = extractelement <16 x half> %118, i64 1
  %123 = insertelement <8 x half> %121, half %122, i64 1
  %124 = extractelement <16 x half> %118, i64 2
  %125 = insertelement <8 x half> %123, half %124, i64 2
  %126 = extractelement <16 x half> %118, i64 3
  %127 = insertelement <8 x half> %125, half %126, i64 3
  %128 = extractelement <16 x half> %118, i64 4
  %129 = insertelement <8 x half> %127, half %128, i64 4
  %130 = extractelement <16 x half> %118, i64 5
  %131 = insertelement <8 x half> %129, half %130, i64 5
  %132 = extractelement <16 x half> %118, i64 6
  %133 = insertelement <8 x half> %131, half %132, i64 6
  %134 = extractelement <16 x half> %118, i64 7
  %135 = insertelement <8 x half> %133, half %134, i64 7
  store <8 x half> %135, ptr %6, align 16
  %136 = extractelement <16 x half> %118, i64 8
  %137 = insertelement <8 x half> poison, half %136, i64 0
  %138 = extractelement <16 x half> %118, i64 9
  %139 = insertelement <8 x half> %137, half %138, i64 1
  %140 = extractelement <16 x half> %118, i64 10
  %141 = insertelement <8 x half> %139, half %140, i64 2
  %142 = extractelement <16 x half> %118, i64 11
  %143 = insertelement <8 x half> %141, half %142, i64 3
  %144 = extractelement <16 x half> %118, i64 12
  %145 = insertelement <8 x half> %143, half %144, i64 4
  %146 = extractelement <16 x half> %118, i64 13
  %147 = insertelement <8 x half> %145, half %146, i64 5
  %148 = extractelement <16 x half> %118, i64 14
  %149 = insertelement <8 x half> %147, half %148, i64 6
  %150 = extractelement <16 x half> %118, i64 15
  %151 = insertelement <8 x half> %149, half %150, i64 7
  store <8 x half> %151, ptr %119, align 16
  %152 = getelementptr i32, ptr %6, i64 4
  %153 = load <4 x i32>, ptr %6, align 16
  %154 = extractelement <4 x i32> %153, i64 0
  %155 = insertelement <8 x i32> poison, i32 %154, i64 0
  %156 = extractelement <4 x i32> %153, i64 1
  %157 = insertelement <8 x i32> %155, i32 %156, i64 1
  %158 = extractelement <4 x i32> %153, i64 2
  %159 = insertelement <8 x i32> %157, i32 %158, i64 2
  %160 = extractelement <4 x i32> %153, i64 3
  %161 = insertelement <8 x i32> %159, i32 %160, i64 3
  %162 = load <4 x i32>, ptr %152, align 16
  %163 = extractelement <4 x i32> %162, i64 0
  %164 = insertelement <8 x i32> %161, i32 %163, i64 4
  %165 = extractelement <4 x i32> %162, i64 1
  %166 = insertelement <8 x i32> %164, i32 %165, i64 5
  %167 = extractelement <4 x i32> %162, i64 2
  %168 = insertelement <8 x i32> %166, i32 %167, i64 6
  %169 = extractelement <4 x i32> %162, i64 3
  %170 = insertelement <8 x i32> %168, i32 %169, i64 7
  %171 = extractelement <8 x i32> %170, i64 0
  %172 = extractelement <8 x i32> %170, i64 1
  %173 = extractelement <8 x i32> %170, i64 2
  %174 = extractelement <8 x i32> %170, i64 3
  %175 = extractelement <8 x i32> %170, i64 4
  %176 = extractelement <8 x i32> %170, i64 5
  %177 = extractelement <8 x i32> %170, i64 6
  %178 = extractelement <8 x i32> %170, i64 7
  %179 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %171, i32 %172, i32 %173, i32 %174, i32 %175, i32 %176, i32 %177, i32 %178)
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 0
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 1
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 2
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 3
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 4
  %185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 5
  %186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 6
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %179, 7
  %188 = insertelement <8 x i32> poison, i32 %180, i64 0
  %189 = insertelement <8 x i32> %188, i32 %181, i64 1
  %190 = insertelement <8 x i32> %189, i32 %182, i64 2
  %191 = insertelement <8 x i32> %190, i32 %183, i64 3
  %192 = insertelement <8 x i32> %191, i32 %184, i64 4
  %193 = insertelement <8 x i32> %192, i32 %185, i64 5
  %194 = insertelement <8 x i32> %193, i32 %186, i64 6
  %195 = insertelement <8 x i32> %194, i32 %187, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %83, <8 x i32> %195, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %196, label %205

196:                                              ; preds = %72
  %197 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %198 = lshr i32 %197, 4
  %199 = zext i32 %198 to i64
  %200 = or i64 %199, 4611756662049538048
  %201 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %202 = lshr i32 %201, 4
  %203 = zext i32 %202 to i64
  %204 = or i64 %203, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %69, i64 %200, i64 %204, i32 67371008, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %205

205:                                              ; preds = %196, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %206 = urem i32 %7, 32
  %207 = udiv i32 %7, 32
  %208 = mul nsw i32 %206, 16
  %209 = mul nsw i32 %207, 512
  %210 = add nsw i32 %208, %209
  %211 = sext i32 %210 to i64
  %212 = getelementptr half, ptr addrspace(1) %3, i64 %211
  %213 = mul nsw i32 %64, 4194304
  %214 = sext i32 %213 to i64
  %215 = sdiv exact i64 %214, 2
  %216 = getelementptr i8, ptr addrspace(6) %69, i64 %215
  %217 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %216, i1 true)
  %218 = getelementptr i32, ptr %5, i64 4
  %219 = extractelement <8 x i32> %217, i64 0
  %220 = insertelement <4 x i32> poison, i32 %219, i64 0
  %221 = extractelement <8 x i32> %217, i64 1
  %222 = insertelement <4 x i32> %220, i32 %221, i64 1
  %223 = extractelement <8 x i32> %217, i64 2
  %224 = insertelement <4 x i32> %222, i32 %223, i64 2
  %225 = extractelement <8 x i32> %217, i64 3
  %226 = insertelement <4 x i32> %224, i32 %225, i64 3
  store <4 x i32> %226, ptr %5, align 16
  %227 = extractelement <8 x i32> %217, i64 4
  %228 = insertelement <4 x i32> poison, i32 %227, i64 0
  %229 = extractelement <8 x i32> %217, i64 5
  %230 = insertelement <4 x i32> %228, i32 %229, i64 1
  %231 = extractelement <8 x i32> %217, i64 6
  %232 = insertelement <4 x i32> %230, i32 %231, i64 2
  %233 = extractelement <8 x i32> %217, i64 7
  %234 = insertelement <4 x i32> %232, i32 %233, i64 3
  store <4 x i32> %234, ptr %218, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %235 = getelementptr i32, ptr %5, i64 4
  %236 = load <4 x i32>, ptr %5, align 16
  %237 = extractelement <4 x i32> %236, i64 0
  %238 = insertelement <8 x i32> poison, i32 %237, i64 0
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = insertelement <8 x i32> %238, i32 %239, i64 1
  %241 = extractelement <4 x i32> %236, i64 2
  %242 = insertelement <8 x i32> %240, i32 %241, i64 2
  %243 = extractelement <4 x i32> %236, i64 3
  %244 = insertelement <8 x i32> %242, i32 %243, i64 3
  %245 = load <4 x i32>, ptr %235, align 16
  %246 = extractelement <4 x i32> %245, i64 0
  %247 = insertelement <8 x i32> %244, i32 %246, i64 4
  %248 = extractelement <4 x i32> %245, i64 1
  %249 = insertelement <8 x i32> %247, i32 %248, i64 5
  %250 = extractelement <4 x i32> %245, i64 2
  %251 = insertelement <8 x i32> %249, i32 %250, i64 6
  %252 = extractelement <4 x i32> %245, i64 3
  %253 = insertelement <8 x i32> %251, i32 %252, i64 7
  %254 = extractelement <8 x i32> %253, i64 0
  %255 = extractelement <8 x i32> %253, i64 1
  %256 = extractelement <8 x i32> %253, i64 2
  %257 = extractelement <8 x i32> %253, i64 3
  %258 = extractelement <8 x i32> %253, i64 4
  %259 = extractelement <8 x i32> %253, i64 5
  %260 = extractelement <8 x i32> %253, i64 6
  %261 = extractelement <8 x i32> %253, i64 7
  %262 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %258, i32 %259, i32 %260, i32 %261)
  %263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 0
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 1
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 2
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 3
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 4
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 5
  %269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 6
  %270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 7
  %271 = insertelement <8 x i32> poison, i32 %263, i64 0
  %272 = insertelement <8 x i32> %271, i32 %264, i64 1
  %273 = insertelement <8 x i32> %272, i32 %265, i64 2
  %274 = insertelement <8 x i32> %273, i32 %266, i64 3
  %275 = insertelement <8 x i32> %274, i32 %267, i64 4
  %276 = insertelement <8 x i32> %275, i32 %268, i64 5
  %277 = insertelement <8 x i32> %276, i32 %269, i64 6
  %278 = insertelement <8 x i32> %277, i32 %270, i64 7
  %279 = getelementptr i32, ptr %5, i64 4
  %280 = extractelement <8 x i32> %278, i64 0
  %281 = insertelement <4 x i32> poison, i32 %280, i64 0
  %282 = extractelement <8 x i32> %278, i64 1
  %283 = insertelement <4 x i32> %281, i32 %282, i64 1
  %284 = extractelement <8 x i32> %278, i64 2
  %285 = insertelement <4 x i32> %283, i32 %284, i64 2
  %286 = extractelement <8 x i32> %278, i64 3
  %287 = insertelement <4 x i32> %285, i32 %286, i64 3
  store <4 x i32> %287, ptr %5, align 16
  %288 = extractelement <8 x i32> %278, i64 4
  %289 = insertelement <4 x i32> poison, i32 %288, i64 0
  %290 = extractelement <8 x i32> %278, i64 5
  %291 = insertelement <4 x i32> %289, i32 %290, i64 1
  %292 = extractelement <8 x i32> %278, i64 6
  %293 = insertelement <4 x i32> %291, i32 %292, i64 2
  %294 = extractelement <8 x i32> %278, i64 7
  %295 = insertelement <4 x i32> %293, i32 %294, i64 3
  store <4 x i32> %295, ptr %279, align 16
  %296 = getelementptr half, ptr %5, i64 8
  %297 = load <8 x half>, ptr %5, align 16
  %298 = extractelement <8 x half> %297, i64 0
  %299 = insertelement <16 x half> poison, half %298, i64 0
  %300 = extractelement <8 x half> %297, i64 1
  %301 = insertelement <16 x half> %299, half %300, i64 1
  %302 = extractelement <8 x half> %297, i64 2
  %303 = insertelement <16 x half> %301, half %302, i64 2
  %304 = extractelement <8 x half> %297, i64 3
  %305 = insertelement <16 x half> %303, half %304, i64 3
  %306 = extractelement <8 x half> %297, i64 4
  %307 = insertelement <16 x half> %305, half %306, i64 4
  %308 = extractelement <8 x half> %297, i64 5
  %309 = insertelement <16 x half> %307, half %308, i64 5
  %310 = extractelement <8 x half> %297, i64 6
  %311 = insertelement <16 x half> %309, half %310, i64 6
  %312 = extractelement <8 x half> %297, i64 7
  %313 = insertelement <16 x half> %311, half %312, i64 7
  %314 = load <8 x half>, ptr %296, align 16
  %315 = extractelement <8 x half> %314, i64 0
  %316 = insertelement <16 x half> %313, half %315, i64 8
  %317 = extractelement <8 x half> %314, i64 1
  %318 = insertelement <16 x half> %316, half %317, i64 9
  %319 = extractelement <8 x half> %314, i64 2
  %320 = insertelement <16 x half> %318, half %319, i64 10
  %321 = extractelement <8 x half> %314, i64 3
  %322 = insertelement <16 x half> %320, half %321, i64 11
  %323 = extractelement <8 x half> %314, i64 4
  %324 = insertelement <16 x half> %322, half %323, i64 12
  %325 = extractelement <8 x half> %314, i64 5
  %326 = insertelement <16 x half> %324, half %325, i64 13
  %327 = extractelement <8 x half> %314, i64 6
  %328 = insertelement <16 x half> %326, half %327, i64 14
  %329 = extractelement <8 x half> %314, i64 7
  %330 = insertelement <16 x half> %328, half %329, i64 15
  %331 = getelementptr half, ptr addrspace(1) %212, i64 8
  %332 = extractelement <16 x half> %330, i64 0
  %333 = insertelement <8 x half> poison, half %332, i64 0
  %334 = extractelement <16 x half> %330, i64 1
  %335 = insertelement <8 x half> %333, half %334, i64 1
  %336 = extractelement <16 x half> %330, i64 2
  %337 = insertelement <8 x half> %335, half %336, i64 2
  %338 = extractelement <16 x half> %330, i64 3
  %339 = insertelement <8 x half> %337, half %338, i64 3
  %340 = extractelement <16 x half> %330, i64 4
  %341 = insertelement <8 x half> %339, half %340, i64 4
  %342 = extractelement <16 x half> %330, i64 5
  %343 = insertelement <8 x half> %341, half %342, i64 5
  %344 = extractelement <16 x half> %330, i64 6
  %345 = insertelement <8 x half> %343, half %344, i64 6
  %346 = extractelement <16 x half> %330, i64 7
  %347 = insertelement <8 x half> %345, half %346, i64 7
  store <8 x half> %347, ptr addrspace(1) %212, align 16
  %348 = extractelement <16 x half> %330, i64 8
  %349 = insertelement <8 x half> poison, half %348, i64 0
  %350 = extractelement <16 x half> %330, i64 9
  %351 = insertelement <8 x half> %349, half %350, i64 1
  %352 = extractelement <16 x half> %330, i64 10
  %353 = insertelement <8 x half> %351, half %352, i64 2
  %354 = extractelement <16 x half> %330, i64 11
  %355 = insertelement <8 x half> %353, half %354, i64 3
  %356 = extractelement <16 x half> %330, i64 12
  %357 = insertelement <8 x half> %355, half %356, i64 4
  %358 = extractelement <16 x half> %330, i64 13
  %359 = insertelement <8 x half> %357, half %358, i64 5
  %360 = extractelement <16 x half> %330, i64 14
  %361 = insertelement <8 x half> %359, half %360, i64 6
  %362 = extractelement <16 x half> %330, i64 15
  %363 = insertelement <8 x half> %361, half %362, i64 7
  store <8 x half> %363, ptr addrspace(1) %331, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %364, label %365

364:                                              ; preds = %205
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %365

365:                                              ; preds = %364, %205
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
