; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x half], align 16
  %6 = alloca [32 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 2048
  %10 = sext i32 %9 to i64
  %11 = getelementptr half, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(1) %11, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 64
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
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
  %54 = urem i32 %44, 16
  %55 = udiv i32 %44, 16
  %56 = urem i32 %55, 8
  %57 = udiv i32 %55, 8
  %58 = mul nsw i32 %56, 64
  %59 = add nsw i32 %54, %58
  %60 = mul nsw i32 %57, 512
  %61 = add nsw i32 %59, %60
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
  %71 = mul nsw i32 %8, 4096
  %72 = sext i32 %71 to i64
  %73 = getelementptr half, ptr addrspace(1) %2, i64 %72
  %74 = mul nsw i32 %8, 4096
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
  %88 = mul nsw i32 %86, 32
  %89 = mul nsw i32 %87, 1024
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr half, ptr addrspace(1) %73, i64 %91
  %93 = mul nsw i32 %77, 4194304
  %94 = sext i32 %93 to i64
  %95 = sdiv exact i64 %94, 2
  %96 = getelementptr i8, ptr addrspace(6) %82, i64 %95
  %97 = getelementptr half, ptr addrspace(1) %92, i64 8
  %98 = getelementptr half, ptr addrspace(1) %92, i64 16
  %99 = getelementptr half, ptr addrspace(1) %92, i64 24
  %100 = load <8 x half>, ptr addrspace(1) %92, align 16
  %101 = extractelement <8 x half> %100, i64 0
  %102 = insertelement <32 x half> poison, half %101, i64 0
  %103 = extractelement <8 x half> %100, i64 1
  %104 = insertelement <32 x half> %102, half %103, i64 1
  %105 = extractelement <8 x half> %100, i64 2
  %106 = insertelement <32 x half> %104, half %105, i64 2
  %107 = extractelement <8 x half> %100, i64 3
  %108 = insertelement <32 x half> %106, half %107, i64 3
  %109 = extractelement <8 x half> %100, i64 4
  %110 = insertelement <32 x half> %108, half %109, i64 4
  %111 = extractelement <8 x half> %100, i64 5
  %112 = insertelement <32 x half> %110, half %111, i64 5
  %113 = extractelement <8 x half> %100, i64 6
  %114 = insertelement <32 x half> %112, half %113, i64 6
  %115 = extractelement <8 x half> %100, i64 7
  %116 = insertelement <32 x half> %114, half %115, i64 7
  %117 = load <8 x half>, ptr addrspace(1) %97, align 16
  %118 = extractelement <8 x half> %117, i64 0
  %119 = insertelement <32 x half> %116, half %118, i64 8
  %120 = extractelement <8 x half> %117, i64 1
  %121 = insertelement <32 x half> %119, half %120, i64 9
  %122 = extractelement <8 x half> %117, i64 2
  %123 = insertelement <32 x half> %121, half %122, i64 10
  %124 = extractelement <8 x half> %117, i64 3
  %125 = insertelement <32 x half> %123, half %124, i64 11
  %126 = extractelement <8 x half> %117, i64 4
  %127 = insertelement <32 x half> %125, half %126, i64 12
  %128 = extractelement <8 x half> %117, i64 5
  %129 = insertelement <32 x half> %127, half %128, i64 13
  %130 = extractelement <8 x half> %117, i64 6
  %131 = insertelement <32 x half> %129, half %130, i64 14
  %132 = extractelement <8 x half> %117, i64 7
  %133 = insertelement <32 x half> %131, half %132, i64 15
  %134 = load <8 x half>, ptr addrspace(1) %98, align 16
  %135 = extractelement <8 x half> %134, i64 0
  %136 = insertelement <32 x half> %133, half %135, i64 16
  %137 = extractelement <8 x half> %134, i64 1
  %138 = insertelement <32 x half> %136, half %137, i64 17
  %139 = extractelement <8 x half> %134, i64 2
  %140 = insertelement <32 x half> %138, half %139, i64 18
  %141 = extractelement <8 x half> %134, i64 3
  %142 = insertelement <32 x half> %140, half %141, i64 19
  %143 = extractelement <8 x half> %134, i64 4
  %144 = insertelement <32 x half> %142, half %143, i64 20
  %145 = extractelement <8 x half> %134, i64 5
  %146 = insertelement <32 x half> %144, half %145, i64 21
  %147 = extractelement <8 x half> %134, i64 6
  %148 = insertelement <32 x half> %146, half %147, i64 22
  %149 = extractelement <8 x half> %134, i64 7
  %150 = insertelement <32 x half> %148, half %149, i64 23
  %151 = load <8 x half>, ptr addrspace(1) %99, align 16
  %152 = extractelement <8 x half> %151, i64 0
  %153 = insertelement <32 x half> %150, half %152, i64 24
  %154 = extractelement <8 x half> %151, i64 1
  %155 = insertelement <32 x half> %153, half %154, i64 25
  %156 = extractelement <8 x half> %151, i64 2
  %157 = insertelement <32 x half> %155, half %156, i64 26
  %158 = extractelement <8 x half> %151, i64 3
  %159 = insertelement <32 x half> %157, half %158, i64 27
  %160 = extractelement <8 x half> %151, i64 4
  %161 = insertelement <32 x half> %159, half %160, i64 28
  %162 = extractelement <8 x half> %151, i64 5
  %163 = insertelement <32 x half> %161, half %162, i64 29
  %164 = extractelement <8 x half> %151, i64 6
  %165 = insertelement <32 x half> %163, half %164, i64 30
  %166 = extractelement <8 x half> %151, i64 7
  %167 = insertelement <32 x half> %165, half %166, i64 31
  %168 = getelementptr half, ptr %6, i64 8
  %169 = getelementptr half, ptr %6, i64 16
  %170 = getelementptr half, ptr %6, i64 24
  %171 = extractelement <32 x half> %167, i64 0
  %172 = insertelement <8 x half> poison, half %171, i64 0
  %173 = extractelement <32 x half> %167, i64 1
  %174 = insertelement <8 x half> %172, half %173, i64 1
  %175 = extractelement <32 x half> %167, i64 2
  %176 = insertelement <8 x half> %174, half %175, i64 2
  %177 = extractelement <32 x half> %167, i64 3
  %178 = insertelement <8 x half> %176, half %177, i64 3
  %179 = extractelement <32 x half> %167, i64 4
  %180 = insertelement <8 x half> %178, half %179, i64 4
  %181 = extractelement <32 x half> %167, i64 5
  %182 = insertelement <8 x half> %180, half %181, i64 5
  %183 = extractelement <32 x half> %167, i64 6
  %184 = insertelement <8 x half> %182, half %183, i64 6
  %185 = extractelement <32 x half> %167, i64 7
  %186 = insertelement <8 x half> %184, half %185, i64 7
  store <8 x half> %186, ptr %6, align 16
  %187 = extractelement <32 x half> %167, i64 8
  %188 = insertelement <8 x half> poison, half %187, i64 0
  %189 = extractelement <32 x half> %167, i64 9
  %190 = insertelement <8 x half> %188, half %189, i64 1
  %191 = extractelement <32 x half> %167, i64 10
  %192 = insertelement <8 x half> %190, half %191, i64 2
  %193 = extractelement <32 x half> %167, i64 11
  %194 = insertelement <8 x half> %192, half %193, i64 3
  %195 = extractelement <32 x half> %167, i64 12
  %196 = insertelement <8 x half> %194, half %195, i64 4
  %197 = extractelement <32 x half> %167, i64 13
  %198 = insertelement <8 x half> %196, half %197, i64 5
  %199 = extractelement <32 x half> %167, i64 14
  %200 = insertelement <8 x half> %198, half %199, i64 6
  %201 = extractelement <32 x half> %167, i64 15
  %202 = insertelement <8 x half> %200, half %201, i64 7
  store <8 x half> %202, ptr %168, align 16
  %203 = extractelement <32 x half> %167, i64 16
  %204 = insertelement <8 x half> poison, half %203, i64 0
  %205 = extractelement <32 x half> %167, i64 17
  %206 = insertelement <8 x half> %204, half %205, i64 1
  %207 = extractelement <32 x half> %167, i64 18
  %208 = insertelement <8 x half> %206, half %207, i64 2
  %209 = extractelement <32 x half> %167, i64 19
  %210 = insertelement <8 x half> %208, half %209, i64 3
  %211 = extractelement <32 x half> %167, i64 20
  %212 = insertelement <8 x half> %210, half %211, i64 4
  %213 = extractelement <32 x half> %167, i64 21
  %214 = insertelement <8 x half> %212, half %213, i64 5
  %215 = extractelement <32 x half> %167, i64 22
  %216 = insertelement <8 x half> %214, half %215, i64 6
  %217 = extractelement <32 x half> %167, i64 23
  %218 = insertelement <8 x half> %216, half %217, i64 7
  store <8 x half> %218, ptr %169, align 16
  %219 = extractelement <32 x half> %167, i64 24
  %220 = insertelement <8 x half> poison, half %219, i64 0
  %221 = extractelement <32 x half> %167, i64 25
  %222 = insertelement <8 x half> %220, half %221, i64 1
  %223 = extractelement <32 x half> %167, i64 26
  %224 = insertelement <8 x half> %222, half %223, i64 2
  %225 = extractelement <32 x half> %167, i64 27
  %226 = insertelement <8 x half> %224, half %225, i64 3
  %227 = extractelement <32 x half> %167, i64 28
  %228 = insertelement <8 x half> %226, half %227, i64 4
  %229 = extractelement <32 x half> %167, i64 29
  %230 = insertelement <8 x half> %228, half %229, i64 5
  %231 = extractelement <32 x half> %167, i64 30
  %232 = insertelement <8 x half> %230, half %231, i64 6
  %233 = extractelement <32 x half> %167, i64 31
  %234 = insertelement <8 x half> %232, half %233, i64 7
  store <8 x half> %234, ptr %170, align 16
  %235 = getelementptr i32, ptr %6, i64 4
  %236 = getelementptr i32, ptr %6, i64 8
  %237 = getelementptr i32, ptr %6, i64 12
  %238 = load <4 x i32>, ptr %6, align 16
  %239 = extractelement <4 x i32> %238, i64 0
  %240 = insertelement <16 x i32> poison, i32 %239, i64 0
  %241 = extractelement <4 x i32> %238, i64 1
  %242 = insertelement <16 x i32> %240, i32 %241, i64 1
  %243 = extractelement <4 x i32> %238, i64 2
  %244 = insertelement <16 x i32> %242, i32 %243, i64 2
  %245 = extractelement <4 x i32> %238, i64 3
  %246 = insertelement <16 x i32> %244, i32 %245, i64 3
  %247 = load <4 x i32>, ptr %235, align 16
  %248 = extractelement <4 x i32> %247, i64 0
  %249 = insertelement <16 x i32> %246, i32 %248, i64 4
  %250 = extractelement <4 x i32> %247, i64 1
  %251 = insertelement <16 x i32> %249, i32 %250, i64 5
  %252 = extractelement <4 x i32> %247, i64 2
  %253 = insertelement <16 x i32> %251, i32 %252, i64 6
  %254 = extractelement <4 x i32> %247, i64 3
  %255 = insertelement <16 x i32> %253, i32 %254, i64 7
  %256 = load <4 x i32>, ptr %236, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <16 x i32> %255, i32 %257, i64 8
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <16 x i32> %258, i32 %259, i64 9
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <16 x i32> %260, i32 %261, i64 10
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <16 x i32> %262, i32 %263, i64 11
  %265 = load <4 x i32>, ptr %237, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <16 x i32> %264, i32 %266, i64 12
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <16 x i32> %267, i32 %268, i64 13
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <16 x i32> %269, i32 %270, i64 14
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <16 x i32> %271, i32 %272, i64 15
  %274 = extractelement <16 x i32> %273, i64 0
  %275 = extractelement <16 x i32> %273, i64 1
  %276 = extractelement <16 x i32> %273, i64 2
  %277 = extractelement <16 x i32> %273, i64 3
  %278 = extractelement <16 x i32> %273, i64 4
  %279 = extractelement <16 x i32> %273, i64 5
  %280 = extractelement <16 x i32> %273, i64 6
  %281 = extractelement <16 x i32> %273, i64 7
  %282 = extractelement <16 x i32> %273, i64 8
  %283 = extractelement <16 x i32> %273, i64 9
  %284 = extractelement <16 x i32> %273, i64 10
  %285 = extractelement <16 x i32> %273, i64 11
  %286 = extractelement <16 x i32> %273, i64 12
  %287 = extractelement <16 x i32> %273, i64 13
  %288 = extractelement <16 x i32> %273, i64 14
  %289 = extractelement <16 x i32> %273, i64 15
  %290 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %274, i32 %275, i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283, i32 %284, i32 %285, i32 %286, i32 %287, i32 %288, i32 %289)
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 0
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 1
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 2
  %294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 3
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 4
  %296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 5
  %297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 6
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 7
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 8
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 9
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 10
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 11
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 12
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 13
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 14
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %290, 15
  %307 = insertelement <16 x i32> poison, i32 %291, i64 0
  %308 = insertelement <16 x i32> %307, i32 %292, i64 1
  %309 = insertelement <16 x i32> %308, i32 %293, i64 2
  %310 = insertelement <16 x i32> %309, i32 %294, i64 3
  %311 = insertelement <16 x i32> %310, i32 %295, i64 4
  %312 = insertelement <16 x i32> %311, i32 %296, i64 5
  %313 = insertelement <16 x i32> %312, i32 %297, i64 6
  %314 = insertelement <16 x i32> %313, i32 %298, i64 7
  %315 = insertelement <16 x i32> %314, i32 %299, i64 8
  %316 = insertelement <16 x i32> %315, i32 %300, i64 9
  %317 = insertelement <16 x i32> %316, i32 %301, i64 10
  %318 = insertelement <16 x i32> %317, i32 %302, i64 11
  %319 = insertelement <16 x i32> %318, i32 %303, i64 12
  %320 = insertelement <16 x i32> %319, i32 %304, i64 13
  %321 = insertelement <16 x i32> %320, i32 %305, i64 14
  %322 = insertelement <16 x i32> %321, i32 %306, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %96, <16 x i32> %322, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %323 = icmp eq i32 %8, 0
  %324 = and i1 %83, %323
  br i1 %324, label %325, label %334

325:                                              ; preds = %85
  %326 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %327 = lshr i32 %326, 4
  %328 = zext i32 %327 to i64
  %329 = or i64 %328, 4611756662049538048
  %330 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %331 = lshr i32 %330, 4
  %332 = zext i32 %331 to i64
  %333 = or i64 %332, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %82, i64 %329, i64 %333, i32 269025280, i1 true, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %334

334:                                              ; preds = %325, %85
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %335 = urem i32 %7, 32
  %336 = udiv i32 %7, 32
  %337 = mul nsw i32 %335, 32
  %338 = mul nsw i32 %336, 1024
  %339 = add nsw i32 %337, %338
  %340 = sext i32 %339 to i64
  %341 = getelementptr half, ptr addrspace(1) %76, i64 %340
  %342 = mul nsw i32 %77, 4194304
  %343 = sext i32 %342 to i64
  %344 = sdiv exact i64 %343, 2
  %345 = getelementptr i8, ptr addrspace(6) %82, i64 %344
  %346 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %345, i1 true)
  %347 = getelementptr i32, ptr %5, i64 4
  %348 = getelementptr i32, ptr %5, i64 8
  %349 = getelementptr i32, ptr %5, i64 12
  %350 = extractelement <16 x i32> %346, i64 0
  %351 = insertelement <4 x i32> poison, i32 %350, i64 0
  %352 = extractelement <16 x i32> %346, i64 1
  %353 = insertelement <4 x i32> %351, i32 %352, i64 1
  %354 = extractelement <16 x i32> %346, i64 2
  %355 = insertelement <4 x i32> %353, i32 %354, i64 2
  %356 = extractelement <16 x i32> %346, i64 3
  %357 = insertelement <4 x i32> %355, i32 %356, i64 3
  store <4 x i32> %357, ptr %5, align 16
  %358 = extractelement <16 x i32> %346, i64 4
  %359 = insertelement <4 x i32> poison, i32 %358, i64 0
  %360 = extractelement <16 x i32> %346, i64 5
  %361 = insertelement <4 x i32> %359, i32 %360, i64 1
  %362 = extractelement <16 x i32> %346, i64 6
  %363 = insertelement <4 x i32> %361, i32 %362, i64 2
  %364 = extractelement <16 x i32> %346, i64 7
  %365 = insertelement <4 x i32> %363, i32 %364, i64 3
  store <4 x i32> %365, ptr %347, align 16
  %366 = extractelement <16 x i32> %346, i64 8
  %367 = insertelement <4 x i32> poison, i32 %366, i64 0
  %368 = extractelement <16 x i32> %346, i64 9
  %369 = insertelement <4 x i32> %367, i32 %368, i64 1
  %370 = extractelement <16 x i32> %346, i64 10
  %371 = insertelement <4 x i32> %369, i32 %370, i64 2
  %372 = extractelement <16 x i32> %346, i64 11
  %373 = insertelement <4 x i32> %371, i32 %372, i64 3
  store <4 x i32> %373, ptr %348, align 16
  %374 = extractelement <16 x i32> %346, i64 12
  %375 = insertelement <4 x i32> poison, i32 %374, i64 0
  %376 = extractelement <16 x i32> %346, i64 13
  %377 = insertelement <4 x i32> %375, i32 %376, i64 1
  %378 = extractelement <16 x i32> %346, i64 14
  %379 = insertelement <4 x i32> %377, i32 %378, i64 2
  %380 = extractelement <16 x i32> %346, i64 15
  %381 = insertelement <4 x i32> %379, i32 %380, i64 3
  store <4 x i32> %381, ptr %349, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %382 = getelementptr i32, ptr %5, i64 4
  %383 = getelementptr i32, ptr %5, i64 8
  %384 = getelementptr i32, ptr %5, i64 12
  %385 = load <4 x i32>, ptr %5, align 16
  %386 = extractelement <4 x i32> %385, i64 0
  %387 = insertelement <16 x i32> poison, i32 %386, i64 0
  %388 = extractelement <4 x i32> %385, i64 1
  %389 = insertelement <16 x i32> %387, i32 %388, i64 1
  %390 = extractelement <4 x i32> %385, i64 2
  %391 = insertelement <16 x i32> %389, i32 %390, i64 2
  %392 = extractelement <4 x i32> %385, i64 3
  %393 = insertelement <16 x i32> %391, i32 %392, i64 3
  %394 = load <4 x i32>, ptr %382, align 16
  %395 = extractelement <4 x i32> %394, i64 0
  %396 = insertelement <16 x i32> %393, i32 %395, i64 4
  %397 = extractelement <4 x i32> %394, i64 1
  %398 = insertelement <16 x i32> %396, i32 %397, i64 5
  %399 = extractelement <4 x i32> %394, i64 2
  %400 = insertelement <16 x i32> %398, i32 %399, i64 6
  %401 = extractelement <4 x i32> %394, i64 3
  %402 = insertelement <16 x i32> %400, i32 %401, i64 7
  %403 = load <4 x i32>, ptr %383, align 16
  %404 = extractelement <4 x i32> %403, i64 0
  %405 = insertelement <16 x i32> %402, i32 %404, i64 8
  %406 = extractelement <4 x i32> %403, i64 1
  %407 = insertelement <16 x i32> %405, i32 %406, i64 9
  %408 = extractelement <4 x i32> %403, i64 2
  %409 = insertelement <16 x i32> %407, i32 %408, i64 10
  %410 = extractelement <4 x i32> %403, i64 3
  %411 = insertelement <16 x i32> %409, i32 %410, i64 11
  %412 = load <4 x i32>, ptr %384, align 16
  %413 = extractelement <4 x i32> %412, i64 0
  %414 = insertelement <16 x i32> %411, i32 %413, i64 12
  %415 = extractelement <4 x i32> %412, i64 1
  %416 = insertelement <16 x i32> %414, i32 %415, i64 13
  %417 = extractelement <4 x i32> %412, i64 2
  %418 = insertelement <16 x i32> %416, i32 %417, i64 14
  %419 = extractelement <4 x i32> %412, i64 3
  %420 = insertelement <16 x i32> %418, i32 %419, i64 15
  %421 = extractelement <16 x i32> %420, i64 0
  %422 = extractelement <16 x i32> %420, i64 1
  %423 = extractelement <16 x i32> %420, i64 2
  %424 = extractelement <16 x i32> %420, i64 3
  %425 = extractelement <16 x i32> %420, i64 4
  %426 = extractelement <16 x i32> %420, i64 5
  %427 = extractelement <16 x i32> %420, i64 6
  %428 = extractelement <16 x i32> %420, i64 7
  %429 = extractelement <16 x i32> %420, i64 8
  %430 = extractelement <16 x i32> %420, i64 9
  %431 = extractelement <16 x i32> %420, i64 10
  %432 = extractelement <16 x i32> %420, i64 11
  %433 = extractelement <16 x i32> %420, i64 12
  %434 = extractelement <16 x i32> %420, i64 13
  %435 = extractelement <16 x i32> %420, i64 14
  %436 = extractelement <16 x i32> %420, i64 15
  %437 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %421, i32 %422, i32 %423, i32 %424, i32 %425, i32 %426, i32 %427, i32 %428, i32 %429, i32 %430, i32 %431, i32 %432, i32 %433, i32 %434, i32 %435, i32 %436)
  %438 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 0
  %439 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 1
  %440 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 2
  %441 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 3
  %442 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 4
  %443 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 5
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 6
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 7
  %446 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 8
  %447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 9
  %448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 10
  %449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 11
  %450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 12
  %451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 13
  %452 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 14
  %453 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %437, 15
  %454 = insertelement <16 x i32> poison, i32 %438, i64 0
  %455 = insertelement <16 x i32> %454, i32 %439, i64 1
  %456 = insertelement <16 x i32> %455, i32 %440, i64 2
  %457 = insertelement <16 x i32> %456, i32 %441, i64 3
  %458 = insertelement <16 x i32> %457, i32 %442, i64 4
  %459 = insertelement <16 x i32> %458, i32 %443, i64 5
  %460 = insertelement <16 x i32> %459, i32 %444, i64 6
  %461 = insertelement <16 x i32> %460, i32 %445, i64 7
  %462 = insertelement <16 x i32> %461, i32 %446, i64 8
  %463 = insertelement <16 x i32> %462, i32 %447, i64 9
  %464 = insertelement <16 x i32> %463, i32 %448, i64 10
  %465 = insertelement <16 x i32> %464, i32 %449, i64 11
  %466 = insertelement <16 x i32> %465, i32 %450, i64 12
  %467 = insertelement <16 x i32> %466, i32 %451, i64 13
  %468 = insertelement <16 x i32> %467, i32 %452, i64 14
  %469 = insertelement <16 x i32> %468, i32 %453, i64 15
  %470 = getelementptr i32, ptr %5, i64 4
  %471 = getelementptr i32, ptr %5, i64 8
  %472 = getelementptr i32, ptr %5, i64 12
  %473 = extractelement <16 x i32> %469, i64 0
  %474 = insertelement <4 x i32> poison, i32 %473, i64 0
  %475 = extractelement <16 x i32> %469, i64 1
  %476 = insertelement <4 x i32> %474, i32 %475, i64 1
  %477 = extractelement <16 x i32> %469, i64 2
  %478 = insertelement <4 x i32> %476, i32 %477, i64 2
  %479 = extractelement <16 x i32> %469, i64 3
  %480 = insertelement <4 x i32> %478, i32 %479, i64 3
  store <4 x i32> %480, ptr %5, align 16
  %481 = extractelement <16 x i32> %469, i64 4
  %482 = insertelement <4 x i32> poison, i32 %481, i64 0
  %483 = extractelement <16 x i32> %469, i64 5
  %484 = insertelement <4 x i32> %482, i32 %483, i64 1
  %485 = extractelement <16 x i32> %469, i64 6
  %486 = insertelement <4 x i32> %484, i32 %485, i64 2
  %487 = extractelement <16 x i32> %469, i64 7
  %488 = insertelement <4 x i32> %486, i32 %487, i64 3
  store <4 x i32> %488, ptr %470, align 16
  %489 = extractelement <16 x i32> %469, i64 8
  %490 = insertelement <4 x i32> poison, i32 %489, i64 0
  %491 = extractelement <16 x i32> %469, i64 9
  %492 = insertelement <4 x i32> %490, i32 %491, i64 1
  %493 = extractelement <16 x i32> %469, i64 10
  %494 = insertelement <4 x i32> %492, i32 %493, i64 2
  %495 = extractelement <16 x i32> %469, i64 11
  %496 = insertelement <4 x i32> %494, i32 %495, i64 3
  store <4 x i32> %496, ptr %471, align 16
  %497 = extractelement <16 x i32> %469, i64 12
  %498 = insertelement <4 x i32> poison, i32 %497, i64 0
  %499 = extractelement <16 x i32> %469, i64 13
  %500 = insertelement <4 x i32> %498, i32 %499, i64 1
  %501 = extractelement <16 x i32> %469, i64 14
  %502 = insertelement <4 x i32> %500, i32 %501, i64 2
  %503 = extractelement <16 x i32> %469, i64 15
  %504 = insertelement <4 x i32> %502, i32 %503, i64 3
  store <4 x i32> %504, ptr %472, align 16
  %505 = getelementptr half, ptr %5, i64 8
  %506 = getelementptr half, ptr %5, i64 16
  %507 = getelementptr half, ptr %5, i64 24
  %508 = load <8 x half>, ptr %5, align 16
  %509 = extractelement <8 x half> %508, i64 0
  %510 = insertelement <32 x half> poison, half %509, i64 0
  %511 = extractelement <8 x half> %508, i64 1
  %512 = insertelement <32 x half> %510, half %511, i64 1
  %513 = extractelement <8 x half> %508, i64 2
  %514 = insertelement <32 x half> %512, half %513, i64 2
  %515 = extractelement <8 x half> %508, i64 3
  %516 = insertelement <32 x half> %514, half %515, i64 3
  %517 = extractelement <8 x half> %508, i64 4
  %518 = insertelement <32 x half> %516, half %517, i64 4
  %519 = extractelement <8 x half> %508, i64 5
  %520 = insertelement <32 x half> %518, half %519, i64 5
  %521 = extractelement <8 x half> %508, i64 6
  %522 = insertelement <32 x half> %520, half %521, i64 6
  %523 = extractelement <8 x half> %508, i64 7
  %524 = insertelement <32 x half> %522, half %523, i64 7
  %525 = load <8 x half>, ptr %505, align 16
  %526 = extractelement <8 x half> %525, i64 0
  %527 = insertelement <32 x half> %524, half %526, i64 8
  %528 = extractelement <8 x half> %525, i64 1
  %529 = insertelement <32 x half> %527, half %528, i64 9
  %530 = extractelement <8 x half> %525, i64 2
  %531 = insertelement <32 x half> %529, half %530, i64 10
  %532 = extractelement <8 x half> %525, i64 3
  %533 = insertelement <32 x half> %531, half %532, i64 11
  %534 = extractelement <8 x half> %525, i64 4
  %535 = insertelement <32 x half> %533, half %534, i64 12
  %536 = extractelement <8 x half> %525, i64 5
  %537 = insertelement <32 x half> %535, half %536, i64 13
  %538 = extractelement <8 x half> %525, i64 6
  %539 = insertelement <32 x half> %537, half %538, i64 14
  %540 = extractelement <8 x half> %525, i64 7
  %541 = insertelement <32 x half> %539, half %540, i64 15
  %542 = load <8 x half>, ptr %506, align 16
  %543 = extractelement <8 x half> %542, i64 0
  %544 = insertelement <32 x half> %541, half %543, i64 16
  %545 = extractelement <8 x half> %542, i64 1
  %546 = insertelement <32 x half> %544, half %545, i64 17
  %547 = extractelement <8 x half> %542, i64 2
  %548 = insertelement <32 x half> %546, half %547, i64 18
  %549 = extractelement <8 x half> %542, i64 3
  %550 = insertelement <32 x half> %548, half %549, i64 19
  %551 = extractelement <8 x half> %542, i64 4
  %552 = insertelement <32 x half> %550, half %551, i64 20
  %553 = extractelement <8 x half> %542, i64 5
  %554 = insertelement <32 x half> %552, half %553, i64 21
  %555 = extractelement <8 x half> %542, i64 6
  %556 = insertelement <32 x half> %554, half %555, i64 22
  %557 = extractelement <8 x half> %542, i64 7
  %558 = insertelement <32 x half> %556, half %557, i64 23
  %559 = load <8 x half>, ptr %507, align 16
  %560 = extractelement <8 x half> %559, i64 0
  %561 = insertelement <32 x half> %558, half %560, i64 24
  %562 = extractelement <8 x half> %559, i64 1
  %563 = insertelement <32 x half> %561, half %562, i64 25
  %564 = extractelement <8 x half> %559, i64 2
  %565 = insertelement <32 x half> %563, half %564, i64 26
  %566 = extractelement <8 x half> %559, i64 3
  %567 = insertelement <32 x half> %565, half %566, i64 27
  %568 = extractelement <8 x half> %559, i64 4
  %569 = insertelement <32 x half> %567, half %568, i64 28
  %570 = extractelement <8 x half> %559, i64 5
  %571 = insertelement <32 x half> %569, half %570, i64 29
  %572 = extractelement <8 x half> %559, i64 6
  %573 = insertelement <32 x half> %571, half %572, i64 30
  %574 = extractelement <8 x half> %559, i64 7
  %575 = insertelement <32 x half> %573, half %574, i64 31
  %576 = getelementptr half, ptr addrspace(1) %341, i64 8
  %577 = getelementptr half, ptr addrspace(1) %341, i64 16
  %578 = getelementptr half, ptr addrspace(1) %341, i64 24
  %579 = extractelement <32 x half> %575, i64 0
  %580 = insertelement <8 x half> poison, half %579, i64 0
  %581 = extractelement <32 x half> %575, i64 1
  %582 = insertelement <8 x half> %580, half %581, i64 1
  %583 = extractelement <32 x half> %575, i64 2
  %584 = insertelement <8 x half> %582, half %583, i64 2
  %585 = extractelement <32 x half> %575, i64 3
  %586 = insertelement <8 x half> %584, half %585, i64 3
  %587 = extractelement <32 x half> %575, i64 4
  %588 = insertelement <8 x half> %586, half %587, i64 4
  %589 = extractelement <32 x half> %575, i64 5
  %590 = insertelement <8 x half> %588, half %589, i64 5
  %591 = extractelement <32 x half> %575, i64 6
  %592 = insertelement <8 x half> %590, half %591, i64 6
  %593 = extractelement <32 x half> %575, i64 7
  %594 = insertelement <8 x half> %592, half %593, i64 7
  store <8 x half> %594, ptr addrspace(1) %341, align 16
  %595 = extractelement <32 x half> %575, i64 8
  %596 = insertelement <8 x half> poison, half %595, i64 0
  %597 = extractelement <32 x half> %575, i64 9
  %598 = insertelement <8 x half> %596, half %597, i64 1
  %599 = extractelement <32 x half> %575, i64 10
  %600 = insertelement <8 x half> %598, half %599, i64 2
  %601 = extractelement <32 x half> %575, i64 11
  %602 = insertelement <8 x half> %600, half %601, i64 3
  %603 = extractelement <32 x half> %575, i64 12
  %604 = insertelement <8 x half> %602, half %603, i64 4
  %605 = extractelement <32 x half> %575, i64 13
  %606 = insertelement <8 x half> %604, half %605, i64 5
  %607 = extractelement <32 x half> %575, i64 14
  %608 = insertelement <8 x half> %606, half %607, i64 6
  %609 = extractelement <32 x half> %575, i64 15
  %610 = insertelement <8 x half> %608, half %609, i64 7
  store <8 x half> %610, ptr addrspace(1) %576, align 16
  %611 = extractelement <32 x half> %575, i64 16
  %612 = insertelement <8 x half> poison, half %611, i64 0
  %613 = extractelement <32 x half> %575, i64 17
  %614 = insertelement <8 x half> %612, half %613, i64 1
  %615 = extractelement <32 x half> %575, i64 18
  %616 = insertelement <8 x half> %614, half %615, i64 2
  %617 = extractelement <32 x half> %575, i64 19
  %618 = insertelement <8 x half> %616, half %617, i64 3
  %619 = extractelement <32 x half> %575, i64 20
  %620 = insertelement <8 x half> %618, half %619, i64 4
  %621 = extractelement <32 x half> %575, i64 21
  %622 = insertelement <8 x half> %620, half %621, i64 5
  %623 = extractelement <32 x half> %575, i64 22
  %624 = insertelement <8 x half> %622, half %623, i64 6
  %625 = extractelement <32 x half> %575, i64 23
  %626 = insertelement <8 x half> %624, half %625, i64 7
  store <8 x half> %626, ptr addrspace(1) %577, align 16
  %627 = extractelement <32 x half> %575, i64 24
  %628 = insertelement <8 x half> poison, half %627, i64 0
  %629 = extractelement <32 x half> %575, i64 25
  %630 = insertelement <8 x half> %628, half %629, i64 1
  %631 = extractelement <32 x half> %575, i64 26
  %632 = insertelement <8 x half> %630, half %631, i64 2
  %633 = extractelement <32 x half> %575, i64 27
  %634 = insertelement <8 x half> %632, half %633, i64 3
  %635 = extractelement <32 x half> %575, i64 28
  %636 = insertelement <8 x half> %634, half %635, i64 4
  %637 = extractelement <32 x half> %575, i64 29
  %638 = insertelement <8 x half> %636, half %637, i64 5
  %639 = extractelement <32 x half> %575, i64 30
  %640 = insertelement <8 x half> %638, half %639, i64 6
  %641 = extractelement <32 x half> %575, i64 31
  %642 = insertelement <8 x half> %640, half %641, i64 7
  store <8 x half> %642, ptr addrspace(1) %578, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %643, label %644

643:                                              ; preds = %334
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %82, i32 32)
  br label %644

644:                                              ; preds = %643, %334
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
