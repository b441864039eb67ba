; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [16 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 1024
  %10 = sext i32 %9 to i64
  %11 = getelementptr half, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 1024
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 64
  %17 = udiv i32 %13, 64
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(1) %11, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 64
  %26 = urem i32 %24, 8
  %27 = udiv i32 %24, 8
  %28 = mul nsw i32 %26, 512
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store half %22, ptr addrspace(3) %37, align 2
  %38 = add i32 %13, 128
  br label %12

39:                                               ; preds = %12
  %40 = mul nsw i32 %8, 256
  %41 = sext i32 %40 to i64
  %42 = getelementptr half, ptr addrspace(1) %1, i64 %41
  br label %43

43:                                               ; preds = %46, %39
  %44 = phi i32 [ %69, %46 ], [ %7, %39 ]
  %45 = icmp slt i32 %44, 256
  br i1 %45, label %46, label %70

46:                                               ; preds = %43
  %47 = urem i32 %44, 16
  %48 = udiv i32 %44, 16
  %49 = mul nsw i32 %47, 16
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr half, ptr addrspace(1) %42, i64 %51
  %53 = load half, ptr addrspace(1) %52, align 2
  %54 = urem i32 %44, 8
  %55 = udiv i32 %44, 8
  %56 = mul nsw i32 %54, 64
  %57 = urem i32 %55, 2
  %58 = udiv i32 %55, 2
  %59 = mul nsw i32 %57, 512
  %60 = add nsw i32 %56, %59
  %61 = add nsw i32 %60, %58
  %62 = sext i32 %61 to i64
  %63 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %62
  %64 = ptrtoint ptr addrspace(3) %63 to i32
  %65 = and i32 %64, 896
  %66 = lshr i32 %65, 3
  %67 = xor i32 %64, %66
  %68 = inttoptr i32 %67 to ptr addrspace(3)
  store half %53, ptr addrspace(3) %68, align 2
  %69 = add i32 %44, 128
  br label %43

70:                                               ; preds = %43
  %71 = mul nsw i32 %8, 2048
  %72 = sext i32 %71 to i64
  %73 = getelementptr half, ptr addrspace(1) %2, i64 %72
  %74 = mul nsw i32 %8, 2048
  %75 = sext i32 %74 to i64
  %76 = getelementptr half, ptr addrspace(1) %3, i64 %75
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
  %92 = getelementptr half, ptr addrspace(1) %73, i64 %91
  %93 = mul nsw i32 %77, 4194304
  %94 = sext i32 %93 to i64
  %95 = sdiv exact i64 %94, 2
  %96 = getelementptr i8, ptr addrspace(6) %82, i64 %95
  %97 = getelementptr half, ptr addrspace(1) %92, i64 8
  %98 = load <8 x half>, ptr addrspace(1) %92, align 16
  %99 = extractelement <8 x half> %98, i64 0
  %100 = insertelement <16 x half> poison, half %99, i64 0
  %101 = extractelement <8 x half> %98, i64 1
  %102 = insertelement <16 x half> %100, half %101, i64 1
  %103 = extractelement <8 x half> %98, i64 2
  %104 = insertelement <16 x half> %102, half %103, i64 2
  %105 = extractelement <8 x half> %98, i64 3
  %106 = insertelement <16 x half> %104, half %105, i64 3
  %107 = extractelement <8 x half> %98, i64 4
  %108 = insertelement <16 x half> %106, half %107, i64 4
  %109 = extractelement <8 x half> %98, i64 5
  %110 = insertelement <16 x half> %108, half %109, i64 5
  %111 = extractelement <8 x half> %98, i64 6
  %112 = insertelement <16 x half> %110, half %111, i64 6
  %113 = extractelement <8 x half> %98, i64 7
  %114 = insertelement <16 x half> %112, half %113, i64 7
  %115 = load <8 x half>, ptr addrspace(1) %97, align 16
  %116 = extractelement <8 x half> %115, i64 0
  %117 = insertelement <16 x half> %114, half %116, i64 8
  %118 = extractelement <8 x half> %115, i64 1
  %119 = insertelement <16 x half> %117, half %118, i64 9
  %120 = extractelement <8 x half> %115, i64 2
  %121 = insertelement <16 x half> %119, half %120, i64 10
  %122 = extractelement <8 x half> %115, i64 3
  %123 = insertelement <16 x half> %121, half %122, i64 11
  %124 = extractelement <8 x half> %115, i64 4
  %125 = insertelement <16 x half> %123, half %124, i64 12
  %126 = extractelement <8 x half> %115, i64 5
  %127 = insertelement <16 x half> %125, half %126, i64 13
  %128 = extractelement <8 x half> %115, i64 6
  %129 = insertelement <16 x half> %127, half %128, i64 14
  %130 = extractelement <8 x half> %115, i64 7
  %131 = insertelement <16 x half> %129, half %130, i64 15
  %132 = getelementptr half, ptr %6, i64 8
  %133 = extractelement <16 x half> %131, i64 0
  %134 = insertelement <8 x half> poison, half %133, i64 0
  %135 = extractelement <16 x half> %131, i64 1
  %136 = insertelement <8 x half> %134, half %135, i64 1
  %137 = extractelement <16 x half> %131, i64 2
  %138 = insertelement <8 x half> %136, half %137, i64 2
  %139 = extractelement <16 x half> %131, i64 3
  %140 = insertelement <8 x half> %138, half %139, i64 3
  %141 = extractelement <16 x half> %131, i64 4
  %142 = insertelement <8 x half> %140, half %141, i64 4
  %143 = extractelement <16 x half> %131, i64 5
  %144 = insertelement <8 x half> %142, half %143, i64 5
  %145 = extractelement <16 x half> %131, i64 6
  %146 = insertelement <8 x half> %144, half %145, i64 6
  %147 = extractelement <16 x half> %131, i64 7
  %148 = insertelement <8 x half> %146, half %147, i64 7
  store <8 x half> %148, ptr %6, align 16
  %149 = extractelement <16 x half> %131, i64 8
  %150 = insertelement <8 x half> poison, half %149, i64 0
  %151 = extractelement <16 x half> %131, i64 9
  %152 = insertelement <8 x half> %150, half %151, i64 1
  %153 = extractelement <16 x half> %131, i64 10
  %154 = insertelement <8 x half> %152, half %153, i64 2
  %155 = extractelement <16 x half> %131, i64 11
  %156 = insertelement <8 x half> %154, half %155, i64 3
  %157 = extractelement <16 x half> %131, i64 12
  %158 = insertelement <8 x half> %156, half %157, i64 4
  %159 = extractelement <16 x half> %131, i64 13
  %160 = insertelement <8 x half> %158, half %159, i64 5
  %161 = extractelement <16 x half> %131, i64 14
  %162 = insertelement <8 x half> %160, half %161, i64 6
  %163 = extractelement <16 x half> %131, i64 15
  %164 = insertelement <8 x half> %162, half %163, i64 7
  store <8 x half> %164, ptr %132, align 16
  %165 = getelementptr i32, ptr %6, i64 4
  %166 = load <4 x i32>, ptr %6, align 16
  %167 = extractelement <4 x i32> %166, i64 0
  %168 = insertelement <8 x i32> poison, i32 %167, i64 0
  %169 = extractelement <4 x i32> %166, i64 1
  %170 = insertelement <8 x i32> %168, i32 %169, i64 1
  %171 = extractelement <4 x i32> %166, i64 2
  %172 = insertelement <8 x i32> %170, i32 %171, i64 2
  %173 = extractelement <4 x i32> %166, i64 3
  %174 = insertelement <8 x i32> %172, i32 %173, i64 3
  %175 = load <4 x i32>, ptr %165, align 16
  %176 = extractelement <4 x i32> %175, i64 0
  %177 = insertelement <8 x i32> %174, i32 %176, i64 4
  %178 = extractelement <4 x i32> %175, i64 1
  %179 = insertelement <8 x i32> %177, i32 %178, i64 5
  %180 = extractelement <4 x i32> %175, i64 2
  %181 = insertelement <8 x i32> %179, i32 %180, i64 6
  %182 = extractelement <4 x i32> %175, i64 3
  %183 = insertelement <8 x i32> %181, i32 %182, i64 7
  %184 = extractelement <8 x i32> %183, i64 0
  %185 = extractelement <8 x i32> %183, i64 1
  %186 = extractelement <8 x i32> %183, i64 2
  %187 = extractelement <8 x i32> %183, i64 3
  %188 = extractelement <8 x i32> %183, i64 4
  %189 = extractelement <8 x i32> %183, i64 5
  %190 = extractelement <8 x i32> %183, i64 6
  %191 = extractelement <8 x i32> %183, i64 7
  %192 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %184, i32 %185, i32 %186, i32 %187, i32 %188, i32 %189, i32 %190, i32 %191)
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 0
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 1
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 2
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 3
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 4
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 5
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 6
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 7
  %201 = insertelement <8 x i32> poison, i32 %193, i64 0
  %202 = insertelement <8 x i32> %201, i32 %194, i64 1
  %203 = insertelement <8 x i32> %202, i32 %195, i64 2
  %204 = insertelement <8 x i32> %203, i32 %196, i64 3
  %205 = insertelement <8 x i32> %204, i32 %197, i64 4
  %206 = insertelement <8 x i32> %205, i32 %198, i64 5
  %207 = insertelement <8 x i32> %206, i32 %199, i64 6
  %208 = insertelement <8 x i32> %207, i32 %200, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %96, <8 x i32> %208, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %209 = icmp eq i32 %8, 0
  %210 = and i1 %83, %209
  br i1 %210, label %211, label %220

211:                                              ; preds = %85
  %212 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %213 = lshr i32 %212, 4
  %214 = zext i32 %213 to i64
  %215 = or i64 %214, 4611756662049538048
  %216 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %217 = lshr i32 %216, 4
  %218 = zext i32 %217 to i64
  %219 = or i64 %218, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %82, i64 %215, i64 %219, i32 134742016, i1 true, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %220

220:                                              ; preds = %211, %85
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %221 = urem i32 %7, 32
  %222 = udiv i32 %7, 32
  %223 = mul nsw i32 %221, 16
  %224 = mul nsw i32 %222, 512
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr half, ptr addrspace(1) %76, i64 %226
  %228 = mul nsw i32 %77, 4194304
  %229 = sext i32 %228 to i64
  %230 = sdiv exact i64 %229, 2
  %231 = getelementptr i8, ptr addrspace(6) %82, i64 %230
  %232 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %231, i1 true)
  %233 = getelementptr i32, ptr %5, i64 4
  %234 = extractelement <8 x i32> %232, i64 0
  %235 = insertelement <4 x i32> poison, i32 %234, i64 0
  %236 = extractelement <8 x i32> %232, i64 1
  %237 = insertelement <4 x i32> %235, i32 %236, i64 1
  %238 = extractelement <8 x i32> %232, i64 2
  %239 = insertelement <4 x i32> %237, i32 %238, i64 2
  %240 = extractelement <8 x i32> %232, i64 3
  %241 = insertelement <4 x i32> %239, i32 %240, i64 3
  store <4 x i32> %241, ptr %5, align 16
  %242 = extractelement <8 x i32> %232, i64 4
  %243 = insertelement <4 x i32> poison, i32 %242, i64 0
  %244 = extractelement <8 x i32> %232, i64 5
  %245 = insertelement <4 x i32> %243, i32 %244, i64 1
  %246 = extractelement <8 x i32> %232, i64 6
  %247 = insertelement <4 x i32> %245, i32 %246, i64 2
  %248 = extractelement <8 x i32> %232, i64 7
  %249 = insertelement <4 x i32> %247, i32 %248, i64 3
  store <4 x i32> %249, ptr %233, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %250 = getelementptr i32, ptr %5, i64 4
  %251 = load <4 x i32>, ptr %5, align 16
  %252 = extractelement <4 x i32> %251, i64 0
  %253 = insertelement <8 x i32> poison, i32 %252, i64 0
  %254 = extractelement <4 x i32> %251, i64 1
  %255 = insertelement <8 x i32> %253, i32 %254, i64 1
  %256 = extractelement <4 x i32> %251, i64 2
  %257 = insertelement <8 x i32> %255, i32 %256, i64 2
  %258 = extractelement <4 x i32> %251, i64 3
  %259 = insertelement <8 x i32> %257, i32 %258, i64 3
  %260 = load <4 x i32>, ptr %250, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <8 x i32> %259, i32 %261, i64 4
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <8 x i32> %262, i32 %263, i64 5
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <8 x i32> %264, i32 %265, i64 6
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <8 x i32> %266, i32 %267, i64 7
  %269 = extractelement <8 x i32> %268, i64 0
  %270 = extractelement <8 x i32> %268, i64 1
  %271 = extractelement <8 x i32> %268, i64 2
  %272 = extractelement <8 x i32> %268, i64 3
  %273 = extractelement <8 x i32> %268, i64 4
  %274 = extractelement <8 x i32> %268, i64 5
  %275 = extractelement <8 x i32> %268, i64 6
  %276 = extractelement <8 x i32> %268, i64 7
  %277 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275, i32 %276)
  %278 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 0
  %279 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 1
  %280 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 2
  %281 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 3
  %282 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 4
  %283 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 5
  %284 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 6
  %285 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %277, 7
  %286 = insertelement <8 x i32> poison, i32 %278, i64 0
  %287 = insertelement <8 x i32> %286, i32 %279, i64 1
  %288 = insertelement <8 x i32> %287, i32 %280, i64 2
  %289 = insertelement <8 x i32> %288, i32 %281, i64 3
  %290 = insertelement <8 x i32> %289, i32 %282, i64 4
  %291 = insertelement <8 x i32> %290, i32 %283, i64 5
  %292 = insertelement <8 x i32> %291, i32 %284, i64 6
  %293 = insertelement <8 x i32> %292, i32 %285, i64 7
  %294 = getelementptr i32, ptr %5, i64 4
  %295 = extractelement <8 x i32> %293, i64 0
  %296 = insertelement <4 x i32> poison, i32 %295, i64 0
  %297 = extractelement <8 x i32> %293, i64 1
  %298 = insertelement <4 x i32> %296, i32 %297, i64 1
  %299 = extractelement <8 x i32> %293, i64 2
  %300 = insertelement <4 x i32> %298, i32 %299, i64 2
  %301 = extractelement <8 x i32> %293, i64 3
  %302 = insertelement <4 x i32> %300, i32 %301, i64 3
  store <4 x i32> %302, ptr %5, align 16
  %303 = extractelement <8 x i32> %293, i64 4
  %304 = insertelement <4 x i32> poison, i32 %303, i64 0
  %305 = extractelement <8 x i32> %293, i64 5
  %306 = insertelement <4 x i32> %304, i32 %305, i64 1
  %307 = extractelement <8 x i32> %293, i64 6
  %308 = insertelement <4 x i32> %306, i32 %307, i64 2
  %309 = extractelement <8 x i32> %293, i64 7
  %310 = insertelement <4 x i32> %308, i32 %309, i64 3
  store <4 x i32> %310, ptr %294, align 16
  %311 = getelementptr half, ptr %5, i64 8
  %312 = load <8 x half>, ptr %5, align 16
  %313 = extractelement <8 x half> %312, i64 0
  %314 = insertelement <16 x half> poison, half %313, i64 0
  %315 = extractelement <8 x half> %312, i64 1
  %316 = insertelement <16 x half> %314, half %315, i64 1
  %317 = extractelement <8 x half> %312, i64 2
  %318 = insertelement <16 x half> %316, half %317, i64 2
  %319 = extractelement <8 x half> %312, i64 3
  %320 = insertelement <16 x half> %318, half %319, i64 3
  %321 = extractelement <8 x half> %312, i64 4
  %322 = insertelement <16 x half> %320, half %321, i64 4
  %323 = extractelement <8 x half> %312, i64 5
  %324 = insertelement <16 x half> %322, half %323, i64 5
  %325 = extractelement <8 x half> %312, i64 6
  %326 = insertelement <16 x half> %324, half %325, i64 6
  %327 = extractelement <8 x half> %312, i64 7
  %328 = insertelement <16 x half> %326, half %327, i64 7
  %329 = load <8 x half>, ptr %311, align 16
  %330 = extractelement <8 x half> %329, i64 0
  %331 = insertelement <16 x half> %328, half %330, i64 8
  %332 = extractelement <8 x half> %329, i64 1
  %333 = insertelement <16 x half> %331, half %332, i64 9
  %334 = extractelement <8 x half> %329, i64 2
  %335 = insertelement <16 x half> %333, half %334, i64 10
  %336 = extractelement <8 x half> %329, i64 3
  %337 = insertelement <16 x half> %335, half %336, i64 11
  %338 = extractelement <8 x half> %329, i64 4
  %339 = insertelement <16 x half> %337, half %338, i64 12
  %340 = extractelement <8 x half> %329, i64 5
  %341 = insertelement <16 x half> %339, half %340, i64 13
  %342 = extractelement <8 x half> %329, i64 6
  %343 = insertelement <16 x half> %341, half %342, i64 14
  %344 = extractelement <8 x half> %329, i64 7
  %345 = insertelement <16 x half> %343, half %344, i64 15
  %346 = getelementptr half, ptr addrspace(1) %227, i64 8
  %347 = extractelement <16 x half> %345, i64 0
  %348 = insertelement <8 x half> poison, half %347, i64 0
  %349 = extractelement <16 x half> %345, i64 1
  %350 = insertelement <8 x half> %348, half %349, i64 1
  %351 = extractelement <16 x half> %345, i64 2
  %352 = insertelement <8 x half> %350, half %351, i64 2
  %353 = extractelement <16 x half> %345, i64 3
  %354 = insertelement <8 x half> %352, half %353, i64 3
  %355 = extractelement <16 x half> %345, i64 4
  %356 = insertelement <8 x half> %354, half %355, i64 4
  %357 = extractelement <16 x half> %345, i64 5
  %358 = insertelement <8 x half> %356, half %357, i64 5
  %359 = extractelement <16 x half> %345, i64 6
  %360 = insertelement <8 x half> %358, half %359, i64 6
  %361 = extractelement <16 x half> %345, i64 7
  %362 = insertelement <8 x half> %360, half %361, i64 7
  store <8 x half> %362, ptr addrspace(1) %227, align 16
  %363 = extractelement <16 x half> %345, i64 8
  %364 = insertelement <8 x half> poison, half %363, i64 0
  %365 = extractelement <16 x half> %345, i64 9
  %366 = insertelement <8 x half> %364, half %365, i64 1
  %367 = extractelement <16 x half> %345, i64 10
  %368 = insertelement <8 x half> %366, half %367, i64 2
  %369 = extractelement <16 x half> %345, i64 11
  %370 = insertelement <8 x half> %368, half %369, i64 3
  %371 = extractelement <16 x half> %345, i64 12
  %372 = insertelement <8 x half> %370, half %371, i64 4
  %373 = extractelement <16 x half> %345, i64 13
  %374 = insertelement <8 x half> %372, half %373, i64 5
  %375 = extractelement <16 x half> %345, i64 14
  %376 = insertelement <8 x half> %374, half %375, i64 6
  %377 = extractelement <16 x half> %345, i64 15
  %378 = insertelement <8 x half> %376, half %377, i64 7
  store <8 x half> %378, ptr addrspace(1) %346, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %379, label %380

379:                                              ; preds = %220
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %82, i32 32)
  br label %380

380:                                              ; preds = %379, %220
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

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
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

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
