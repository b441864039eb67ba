; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x float], align 16
  %6 = alloca [32 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 2048
  %10 = sext i32 %9 to i64
  %11 = getelementptr bfloat, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %37, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %38

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr bfloat, ptr addrspace(1) %11, i64 %20
  %22 = load bfloat, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = urem i32 %24, 16
  %26 = udiv i32 %24, 16
  %27 = mul nsw i32 %25, 128
  %28 = add nsw i32 %23, %27
  %29 = urem i32 %26, 8
  %30 = udiv i32 %26, 8
  %31 = mul nsw i32 %29, 8
  %32 = add nsw i32 %28, %31
  %33 = mul nsw i32 %30, 64
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  store bfloat %22, ptr addrspace(3) %36, align 2
  %37 = add i32 %13, 128
  br label %12

38:                                               ; preds = %12
  %39 = mul nsw i32 %8, 256
  %40 = sext i32 %39 to i64
  %41 = getelementptr bfloat, ptr addrspace(1) %1, i64 %40
  br label %42

42:                                               ; preds = %45, %38
  %43 = phi i32 [ %67, %45 ], [ %7, %38 ]
  %44 = icmp slt i32 %43, 256
  br i1 %44, label %45, label %68

45:                                               ; preds = %42
  %46 = urem i32 %43, 16
  %47 = udiv i32 %43, 16
  %48 = mul nsw i32 %46, 16
  %49 = add nsw i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr bfloat, ptr addrspace(1) %41, i64 %50
  %52 = load bfloat, ptr addrspace(1) %51, align 2
  %53 = urem i32 %43, 8
  %54 = udiv i32 %43, 8
  %55 = mul nsw i32 %53, 8
  %56 = urem i32 %54, 2
  %57 = udiv i32 %54, 2
  %58 = mul nsw i32 %56, 128
  %59 = add nsw i32 %55, %58
  %60 = urem i32 %57, 8
  %61 = udiv i32 %57, 8
  %62 = add nsw i32 %59, %60
  %63 = mul nsw i32 %61, 64
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %65
  store bfloat %52, ptr addrspace(3) %66, align 2
  %67 = add i32 %43, 128
  br label %42

68:                                               ; preds = %42
  %69 = mul nsw i32 %8, 4096
  %70 = sext i32 %69 to i64
  %71 = getelementptr float, ptr addrspace(1) %2, i64 %70
  %72 = mul nsw i32 %8, 4096
  %73 = sext i32 %72 to i64
  %74 = getelementptr float, ptr addrspace(1) %3, i64 %73
  %75 = lshr i32 %7, 5
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %68
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %78

78:                                               ; preds = %77, %68
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %79 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %80 = inttoptr i32 %79 to ptr addrspace(6)
  %81 = icmp eq i32 %7, 0
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %83

83:                                               ; preds = %82, %78
  %84 = urem i32 %7, 32
  %85 = udiv i32 %7, 32
  %86 = mul nsw i32 %84, 32
  %87 = mul nsw i32 %85, 1024
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr float, ptr addrspace(1) %71, i64 %89
  %91 = mul nsw i32 %75, 2097152
  %92 = sext i32 %91 to i64
  %93 = getelementptr i8, ptr addrspace(6) %80, i64 %92
  %94 = getelementptr float, ptr addrspace(1) %90, i64 4
  %95 = getelementptr float, ptr addrspace(1) %90, i64 8
  %96 = getelementptr float, ptr addrspace(1) %90, i64 12
  %97 = getelementptr float, ptr addrspace(1) %90, i64 16
  %98 = getelementptr float, ptr addrspace(1) %90, i64 20
  %99 = getelementptr float, ptr addrspace(1) %90, i64 24
  %100 = getelementptr float, ptr addrspace(1) %90, i64 28
  %101 = load <4 x float>, ptr addrspace(1) %90, align 16
  %102 = extractelement <4 x float> %101, i64 0
  %103 = insertelement <32 x float> poison, float %102, i64 0
  %104 = extractelement <4 x float> %101, i64 1
  %105 = insertelement <32 x float> %103, float %104, i64 1
  %106 = extractelement <4 x float> %101, i64 2
  %107 = insertelement <32 x float> %105, float %106, i64 2
  %108 = extractelement <4 x float> %101, i64 3
  %109 = insertelement <32 x float> %107, float %108, i64 3
  %110 = load <4 x float>, ptr addrspace(1) %94, align 16
  %111 = extractelement <4 x float> %110, i64 0
  %112 = insertelement <32 x float> %109, float %111, i64 4
  %113 = extractelement <4 x float> %110, i64 1
  %114 = insertelement <32 x float> %112, float %113, i64 5
  %115 = extractelement <4 x float> %110, i64 2
  %116 = insertelement <32 x float> %114, float %115, i64 6
  %117 = extractelement <4 x float> %110, i64 3
  %118 = insertelement <32 x float> %116, float %117, i64 7
  %119 = load <4 x float>, ptr addrspace(1) %95, align 16
  %120 = extractelement <4 x float> %119, i64 0
  %121 = insertelement <32 x float> %118, float %120, i64 8
  %122 = extractelement <4 x float> %119, i64 1
  %123 = insertelement <32 x float> %121, float %122, i64 9
  %124 = extractelement <4 x float> %119, i64 2
  %125 = insertelement <32 x float> %123, float %124, i64 10
  %126 = extractelement <4 x float> %119, i64 3
  %127 = insertelement <32 x float> %125, float %126, i64 11
  %128 = load <4 x float>, ptr addrspace(1) %96, align 16
  %129 = extractelement <4 x float> %128, i64 0
  %130 = insertelement <32 x float> %127, float %129, i64 12
  %131 = extractelement <4 x float> %128, i64 1
  %132 = insertelement <32 x float> %130, float %131, i64 13
  %133 = extractelement <4 x float> %128, i64 2
  %134 = insertelement <32 x float> %132, float %133, i64 14
  %135 = extractelement <4 x float> %128, i64 3
  %136 = insertelement <32 x float> %134, float %135, i64 15
  %137 = load <4 x float>, ptr addrspace(1) %97, align 16
  %138 = extractelement <4 x float> %137, i64 0
  %139 = insertelement <32 x float> %136, float %138, i64 16
  %140 = extractelement <4 x float> %137, i64 1
  %141 = insertelement <32 x float> %139, float %140, i64 17
  %142 = extractelement <4 x float> %137, i64 2
  %143 = insertelement <32 x float> %141, float %142, i64 18
  %144 = extractelement <4 x float> %137, i64 3
  %145 = insertelement <32 x float> %143, float %144, i64 19
  %146 = load <4 x float>, ptr addrspace(1) %98, align 16
  %147 = extractelement <4 x float> %146, i64 0
  %148 = insertelement <32 x float> %145, float %147, i64 20
  %149 = extractelement <4 x float> %146, i64 1
  %150 = insertelement <32 x float> %148, float %149, i64 21
  %151 = extractelement <4 x float> %146, i64 2
  %152 = insertelement <32 x float> %150, float %151, i64 22
  %153 = extractelement <4 x float> %146, i64 3
  %154 = insertelement <32 x float> %152, float %153, i64 23
  %155 = load <4 x float>, ptr addrspace(1) %99, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <32 x float> %154, float %156, i64 24
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <32 x float> %157, float %158, i64 25
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <32 x float> %159, float %160, i64 26
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <32 x float> %161, float %162, i64 27
  %164 = load <4 x float>, ptr addrspace(1) %100, align 16
  %165 = extractelement <4 x float> %164, i64 0
  %166 = insertelement <32 x float> %163, float %165, i64 28
  %167 = extractelement <4 x float> %164, i64 1
  %168 = insertelement <32 x float> %166, float %167, i64 29
  %169 = extractelement <4 x float> %164, i64 2
  %170 = insertelement <32 x float> %168, float %169, i64 30
  %171 = extractelement <4 x float> %164, i64 3
  %172 = insertelement <32 x float> %170, float %171, i64 31
  %173 = getelementptr float, ptr %6, i64 4
  %174 = getelementptr float, ptr %6, i64 8
  %175 = getelementptr float, ptr %6, i64 12
  %176 = getelementptr float, ptr %6, i64 16
  %177 = getelementptr float, ptr %6, i64 20
  %178 = getelementptr float, ptr %6, i64 24
  %179 = getelementptr float, ptr %6, i64 28
  %180 = extractelement <32 x float> %172, i64 0
  %181 = insertelement <4 x float> poison, float %180, i64 0
  %182 = extractelement <32 x float> %172, i64 1
  %183 = insertelement <4 x float> %181, float %182, i64 1
  %184 = extractelement <32 x float> %172, i64 2
  %185 = insertelement <4 x float> %183, float %184, i64 2
  %186 = extractelement <32 x float> %172, i64 3
  %187 = insertelement <4 x float> %185, float %186, i64 3
  store <4 x float> %187, ptr %6, align 16
  %188 = extractelement <32 x float> %172, i64 4
  %189 = insertelement <4 x float> poison, float %188, i64 0
  %190 = extractelement <32 x float> %172, i64 5
  %191 = insertelement <4 x float> %189, float %190, i64 1
  %192 = extractelement <32 x float> %172, i64 6
  %193 = insertelement <4 x float> %191, float %192, i64 2
  %194 = extractelement <32 x float> %172, i64 7
  %195 = insertelement <4 x float> %193, float %194, i64 3
  store <4 x float> %195, ptr %173, align 16
  %196 = extractelement <32 x float> %172, i64 8
  %197 = insertelement <4 x float> poison, float %196, i64 0
  %198 = extractelement <32 x float> %172, i64 9
  %199 = insertelement <4 x float> %197, float %198, i64 1
  %200 = extractelement <32 x float> %172, i64 10
  %201 = insertelement <4 x float> %199, float %200, i64 2
  %202 = extractelement <32 x float> %172, i64 11
  %203 = insertelement <4 x float> %201, float %202, i64 3
  store <4 x float> %203, ptr %174, align 16
  %204 = extractelement <32 x float> %172, i64 12
  %205 = insertelement <4 x float> poison, float %204, i64 0
  %206 = extractelement <32 x float> %172, i64 13
  %207 = insertelement <4 x float> %205, float %206, i64 1
  %208 = extractelement <32 x float> %172, i64 14
  %209 = insertelement <4 x float> %207, float %208, i64 2
  %210 = extractelement <32 x float> %172, i64 15
  %211 = insertelement <4 x float> %209, float %210, i64 3
  store <4 x float> %211, ptr %175, align 16
  %212 = extractelement <32 x float> %172, i64 16
  %213 = insertelement <4 x float> poison, float %212, i64 0
  %214 = extractelement <32 x float> %172, i64 17
  %215 = insertelement <4 x float> %213, float %214, i64 1
  %216 = extractelement <32 x float> %172, i64 18
  %217 = insertelement <4 x float> %215, float %216, i64 2
  %218 = extractelement <32 x float> %172, i64 19
  %219 = insertelement <4 x float> %217, float %218, i64 3
  store <4 x float> %219, ptr %176, align 16
  %220 = extractelement <32 x float> %172, i64 20
  %221 = insertelement <4 x float> poison, float %220, i64 0
  %222 = extractelement <32 x float> %172, i64 21
  %223 = insertelement <4 x float> %221, float %222, i64 1
  %224 = extractelement <32 x float> %172, i64 22
  %225 = insertelement <4 x float> %223, float %224, i64 2
  %226 = extractelement <32 x float> %172, i64 23
  %227 = insertelement <4 x float> %225, float %226, i64 3
  store <4 x float> %227, ptr %177, align 16
  %228 = extractelement <32 x float> %172, i64 24
  %229 = insertelement <4 x float> poison, float %228, i64 0
  %230 = extractelement <32 x float> %172, i64 25
  %231 = insertelement <4 x float> %229, float %230, i64 1
  %232 = extractelement <32 x float> %172, i64 26
  %233 = insertelement <4 x float> %231, float %232, i64 2
  %234 = extractelement <32 x float> %172, i64 27
  %235 = insertelement <4 x float> %233, float %234, i64 3
  store <4 x float> %235, ptr %178, align 16
  %236 = extractelement <32 x float> %172, i64 28
  %237 = insertelement <4 x float> poison, float %236, i64 0
  %238 = extractelement <32 x float> %172, i64 29
  %239 = insertelement <4 x float> %237, float %238, i64 1
  %240 = extractelement <32 x float> %172, i64 30
  %241 = insertelement <4 x float> %239, float %240, i64 2
  %242 = extractelement <32 x float> %172, i64 31
  %243 = insertelement <4 x float> %241, float %242, i64 3
  store <4 x float> %243, ptr %179, align 16
  %244 = getelementptr i32, ptr %6, i64 4
  %245 = getelementptr i32, ptr %6, i64 8
  %246 = getelementptr i32, ptr %6, i64 12
  %247 = getelementptr i32, ptr %6, i64 16
  %248 = getelementptr i32, ptr %6, i64 20
  %249 = getelementptr i32, ptr %6, i64 24
  %250 = getelementptr i32, ptr %6, i64 28
  %251 = load <4 x i32>, ptr %6, align 16
  %252 = extractelement <4 x i32> %251, i64 0
  %253 = insertelement <32 x i32> poison, i32 %252, i64 0
  %254 = extractelement <4 x i32> %251, i64 1
  %255 = insertelement <32 x i32> %253, i32 %254, i64 1
  %256 = extractelement <4 x i32> %251, i64 2
  %257 = insertelement <32 x i32> %255, i32 %256, i64 2
  %258 = extractelement <4 x i32> %251, i64 3
  %259 = insertelement <32 x i32> %257, i32 %258, i64 3
  %260 = load <4 x i32>, ptr %244, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <32 x i32> %259, i32 %261, i64 4
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <32 x i32> %262, i32 %263, i64 5
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <32 x i32> %264, i32 %265, i64 6
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <32 x i32> %266, i32 %267, i64 7
  %269 = load <4 x i32>, ptr %245, align 16
  %270 = extractelement <4 x i32> %269, i64 0
  %271 = insertelement <32 x i32> %268, i32 %270, i64 8
  %272 = extractelement <4 x i32> %269, i64 1
  %273 = insertelement <32 x i32> %271, i32 %272, i64 9
  %274 = extractelement <4 x i32> %269, i64 2
  %275 = insertelement <32 x i32> %273, i32 %274, i64 10
  %276 = extractelement <4 x i32> %269, i64 3
  %277 = insertelement <32 x i32> %275, i32 %276, i64 11
  %278 = load <4 x i32>, ptr %246, align 16
  %279 = extractelement <4 x i32> %278, i64 0
  %280 = insertelement <32 x i32> %277, i32 %279, i64 12
  %281 = extractelement <4 x i32> %278, i64 1
  %282 = insertelement <32 x i32> %280, i32 %281, i64 13
  %283 = extractelement <4 x i32> %278, i64 2
  %284 = insertelement <32 x i32> %282, i32 %283, i64 14
  %285 = extractelement <4 x i32> %278, i64 3
  %286 = insertelement <32 x i32> %284, i32 %285, i64 15
  %287 = load <4 x i32>, ptr %247, align 16
  %288 = extractelement <4 x i32> %287, i64 0
  %289 = insertelement <32 x i32> %286, i32 %288, i64 16
  %290 = extractelement <4 x i32> %287, i64 1
  %291 = insertelement <32 x i32> %289, i32 %290, i64 17
  %292 = extractelement <4 x i32> %287, i64 2
  %293 = insertelement <32 x i32> %291, i32 %292, i64 18
  %294 = extractelement <4 x i32> %287, i64 3
  %295 = insertelement <32 x i32> %293, i32 %294, i64 19
  %296 = load <4 x i32>, ptr %248, align 16
  %297 = extractelement <4 x i32> %296, i64 0
  %298 = insertelement <32 x i32> %295, i32 %297, i64 20
  %299 = extractelement <4 x i32> %296, i64 1
  %300 = insertelement <32 x i32> %298, i32 %299, i64 21
  %301 = extractelement <4 x i32> %296, i64 2
  %302 = insertelement <32 x i32> %300, i32 %301, i64 22
  %303 = extractelement <4 x i32> %296, i64 3
  %304 = insertelement <32 x i32> %302, i32 %303, i64 23
  %305 = load <4 x i32>, ptr %249, align 16
  %306 = extractelement <4 x i32> %305, i64 0
  %307 = insertelement <32 x i32> %304, i32 %306, i64 24
  %308 = extractelement <4 x i32> %305, i64 1
  %309 = insertelement <32 x i32> %307, i32 %308, i64 25
  %310 = extractelement <4 x i32> %305, i64 2
  %311 = insertelement <32 x i32> %309, i32 %310, i64 26
  %312 = extractelement <4 x i32> %305, i64 3
  %313 = insertelement <32 x i32> %311, i32 %312, i64 27
  %314 = load <4 x i32>, ptr %250, align 16
  %315 = extractelement <4 x i32> %314, i64 0
  %316 = insertelement <32 x i32> %313, i32 %315, i64 28
  %317 = extractelement <4 x i32> %314, i64 1
  %318 = insertelement <32 x i32> %316, i32 %317, i64 29
  %319 = extractelement <4 x i32> %314, i64 2
  %320 = insertelement <32 x i32> %318, i32 %319, i64 30
  %321 = extractelement <4 x i32> %314, i64 3
  %322 = insertelement <32 x i32> %320, i32 %321, i64 31
  %323 = extractelement <32 x i32> %322, i64 0
  %324 = extractelement <32 x i32> %322, i64 1
  %325 = extractelement <32 x i32> %322, i64 2
  %326 = extractelement <32 x i32> %322, i64 3
  %327 = extractelement <32 x i32> %322, i64 4
  %328 = extractelement <32 x i32> %322, i64 5
  %329 = extractelement <32 x i32> %322, i64 6
  %330 = extractelement <32 x i32> %322, i64 7
  %331 = extractelement <32 x i32> %322, i64 8
  %332 = extractelement <32 x i32> %322, i64 9
  %333 = extractelement <32 x i32> %322, i64 10
  %334 = extractelement <32 x i32> %322, i64 11
  %335 = extractelement <32 x i32> %322, i64 12
  %336 = extractelement <32 x i32> %322, i64 13
  %337 = extractelement <32 x i32> %322, i64 14
  %338 = extractelement <32 x i32> %322, i64 15
  %339 = extractelement <32 x i32> %322, i64 16
  %340 = extractelement <32 x i32> %322, i64 17
  %341 = extractelement <32 x i32> %322, i64 18
  %342 = extractelement <32 x i32> %322, i64 19
  %343 = extractelement <32 x i32> %322, i64 20
  %344 = extractelement <32 x i32> %322, i64 21
  %345 = extractelement <32 x i32> %322, i64 22
  %346 = extractelement <32 x i32> %322, i64 23
  %347 = extractelement <32 x i32> %322, i64 24
  %348 = extractelement <32 x i32> %322, i64 25
  %349 = extractelement <32 x i32> %322, i64 26
  %350 = extractelement <32 x i32> %322, i64 27
  %351 = extractelement <32 x i32> %322, i64 28
  %352 = extractelement <32 x i32> %322, i64 29
  %353 = extractelement <32 x i32> %322, i64 30
  %354 = extractelement <32 x i32> %322, i64 31
  %355 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %323, i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354)
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 0
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 1
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 2
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 3
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 4
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 5
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 6
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 7
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 8
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 9
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 10
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 11
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 12
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 13
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 14
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 15
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 16
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 17
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 18
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 19
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 20
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 21
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 22
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 23
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 24
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 25
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 26
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 27
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 28
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 29
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 30
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %355, 31
  %388 = insertelement <32 x i32> poison, i32 %356, i64 0
  %389 = insertelement <32 x i32> %388, i32 %357, i64 1
  %390 = insertelement <32 x i32> %389, i32 %358, i64 2
  %391 = insertelement <32 x i32> %390, i32 %359, i64 3
  %392 = insertelement <32 x i32> %391, i32 %360, i64 4
  %393 = insertelement <32 x i32> %392, i32 %361, i64 5
  %394 = insertelement <32 x i32> %393, i32 %362, i64 6
  %395 = insertelement <32 x i32> %394, i32 %363, i64 7
  %396 = insertelement <32 x i32> %395, i32 %364, i64 8
  %397 = insertelement <32 x i32> %396, i32 %365, i64 9
  %398 = insertelement <32 x i32> %397, i32 %366, i64 10
  %399 = insertelement <32 x i32> %398, i32 %367, i64 11
  %400 = insertelement <32 x i32> %399, i32 %368, i64 12
  %401 = insertelement <32 x i32> %400, i32 %369, i64 13
  %402 = insertelement <32 x i32> %401, i32 %370, i64 14
  %403 = insertelement <32 x i32> %402, i32 %371, i64 15
  %404 = insertelement <32 x i32> %403, i32 %372, i64 16
  %405 = insertelement <32 x i32> %404, i32 %373, i64 17
  %406 = insertelement <32 x i32> %405, i32 %374, i64 18
  %407 = insertelement <32 x i32> %406, i32 %375, i64 19
  %408 = insertelement <32 x i32> %407, i32 %376, i64 20
  %409 = insertelement <32 x i32> %408, i32 %377, i64 21
  %410 = insertelement <32 x i32> %409, i32 %378, i64 22
  %411 = insertelement <32 x i32> %410, i32 %379, i64 23
  %412 = insertelement <32 x i32> %411, i32 %380, i64 24
  %413 = insertelement <32 x i32> %412, i32 %381, i64 25
  %414 = insertelement <32 x i32> %413, i32 %382, i64 26
  %415 = insertelement <32 x i32> %414, i32 %383, i64 27
  %416 = insertelement <32 x i32> %415, i32 %384, i64 28
  %417 = insertelement <32 x i32> %416, i32 %385, i64 29
  %418 = insertelement <32 x i32> %417, i32 %386, i64 30
  %419 = insertelement <32 x i32> %418, i32 %387, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %93, <32 x i32> %419, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %420 = icmp eq i32 %8, 0
  %421 = and i1 %81, %420
  br i1 %421, label %422, label %431

422:                                              ; preds = %83
  %423 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %424 = lshr i32 %423, 4
  %425 = zext i32 %424 to i64
  %426 = or i64 %425, 70437464178688
  %427 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %428 = lshr i32 %427, 4
  %429 = zext i32 %428 to i64
  %430 = or i64 %429, 70437464178688
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %80, i64 %426, i64 %430, i32 268993680, i1 true, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %431

431:                                              ; preds = %422, %83
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %432 = urem i32 %7, 32
  %433 = udiv i32 %7, 32
  %434 = mul nsw i32 %432, 32
  %435 = mul nsw i32 %433, 1024
  %436 = add nsw i32 %434, %435
  %437 = sext i32 %436 to i64
  %438 = getelementptr float, ptr addrspace(1) %74, i64 %437
  %439 = mul nsw i32 %75, 2097152
  %440 = sext i32 %439 to i64
  %441 = getelementptr i8, ptr addrspace(6) %80, i64 %440
  %442 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %441, i1 false)
  %443 = getelementptr i32, ptr %5, i64 4
  %444 = getelementptr i32, ptr %5, i64 8
  %445 = getelementptr i32, ptr %5, i64 12
  %446 = getelementptr i32, ptr %5, i64 16
  %447 = getelementptr i32, ptr %5, i64 20
  %448 = getelementptr i32, ptr %5, i64 24
  %449 = getelementptr i32, ptr %5, i64 28
  %450 = extractelement <32 x i32> %442, i64 0
  %451 = insertelement <4 x i32> poison, i32 %450, i64 0
  %452 = extractelement <32 x i32> %442, i64 1
  %453 = insertelement <4 x i32> %451, i32 %452, i64 1
  %454 = extractelement <32 x i32> %442, i64 2
  %455 = insertelement <4 x i32> %453, i32 %454, i64 2
  %456 = extractelement <32 x i32> %442, i64 3
  %457 = insertelement <4 x i32> %455, i32 %456, i64 3
  store <4 x i32> %457, ptr %5, align 16
  %458 = extractelement <32 x i32> %442, i64 4
  %459 = insertelement <4 x i32> poison, i32 %458, i64 0
  %460 = extractelement <32 x i32> %442, i64 5
  %461 = insertelement <4 x i32> %459, i32 %460, i64 1
  %462 = extractelement <32 x i32> %442, i64 6
  %463 = insertelement <4 x i32> %461, i32 %462, i64 2
  %464 = extractelement <32 x i32> %442, i64 7
  %465 = insertelement <4 x i32> %463, i32 %464, i64 3
  store <4 x i32> %465, ptr %443, align 16
  %466 = extractelement <32 x i32> %442, i64 8
  %467 = insertelement <4 x i32> poison, i32 %466, i64 0
  %468 = extractelement <32 x i32> %442, i64 9
  %469 = insertelement <4 x i32> %467, i32 %468, i64 1
  %470 = extractelement <32 x i32> %442, i64 10
  %471 = insertelement <4 x i32> %469, i32 %470, i64 2
  %472 = extractelement <32 x i32> %442, i64 11
  %473 = insertelement <4 x i32> %471, i32 %472, i64 3
  store <4 x i32> %473, ptr %444, align 16
  %474 = extractelement <32 x i32> %442, i64 12
  %475 = insertelement <4 x i32> poison, i32 %474, i64 0
  %476 = extractelement <32 x i32> %442, i64 13
  %477 = insertelement <4 x i32> %475, i32 %476, i64 1
  %478 = extractelement <32 x i32> %442, i64 14
  %479 = insertelement <4 x i32> %477, i32 %478, i64 2
  %480 = extractelement <32 x i32> %442, i64 15
  %481 = insertelement <4 x i32> %479, i32 %480, i64 3
  store <4 x i32> %481, ptr %445, align 16
  %482 = extractelement <32 x i32> %442, i64 16
  %483 = insertelement <4 x i32> poison, i32 %482, i64 0
  %484 = extractelement <32 x i32> %442, i64 17
  %485 = insertelement <4 x i32> %483, i32 %484, i64 1
  %486 = extractelement <32 x i32> %442, i64 18
  %487 = insertelement <4 x i32> %485, i32 %486, i64 2
  %488 = extractelement <32 x i32> %442, i64 19
  %489 = insertelement <4 x i32> %487, i32 %488, i64 3
  store <4 x i32> %489, ptr %446, align 16
  %490 = extractelement <32 x i32> %442, i64 20
  %491 = insertelement <4 x i32> poison, i32 %490, i64 0
  %492 = extractelement <32 x i32> %442, i64 21
  %493 = insertelement <4 x i32> %491, i32 %492, i64 1
  %494 = extractelement <32 x i32> %442, i64 22
  %495 = insertelement <4 x i32> %493, i32 %494, i64 2
  %496 = extractelement <32 x i32> %442, i64 23
  %497 = insertelement <4 x i32> %495, i32 %496, i64 3
  store <4 x i32> %497, ptr %447, align 16
  %498 = extractelement <32 x i32> %442, i64 24
  %499 = insertelement <4 x i32> poison, i32 %498, i64 0
  %500 = extractelement <32 x i32> %442, i64 25
  %501 = insertelement <4 x i32> %499, i32 %500, i64 1
  %502 = extractelement <32 x i32> %442, i64 26
  %503 = insertelement <4 x i32> %501, i32 %502, i64 2
  %504 = extractelement <32 x i32> %442, i64 27
  %505 = insertelement <4 x i32> %503, i32 %504, i64 3
  store <4 x i32> %505, ptr %448, align 16
  %506 = extractelement <32 x i32> %442, i64 28
  %507 = insertelement <4 x i32> poison, i32 %506, i64 0
  %508 = extractelement <32 x i32> %442, i64 29
  %509 = insertelement <4 x i32> %507, i32 %508, i64 1
  %510 = extractelement <32 x i32> %442, i64 30
  %511 = insertelement <4 x i32> %509, i32 %510, i64 2
  %512 = extractelement <32 x i32> %442, i64 31
  %513 = insertelement <4 x i32> %511, i32 %512, i64 3
  store <4 x i32> %513, ptr %449, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %514 = getelementptr i32, ptr %5, i64 4
  %515 = getelementptr i32, ptr %5, i64 8
  %516 = getelementptr i32, ptr %5, i64 12
  %517 = getelementptr i32, ptr %5, i64 16
  %518 = getelementptr i32, ptr %5, i64 20
  %519 = getelementptr i32, ptr %5, i64 24
  %520 = getelementptr i32, ptr %5, i64 28
  %521 = load <4 x i32>, ptr %5, align 16
  %522 = extractelement <4 x i32> %521, i64 0
  %523 = insertelement <32 x i32> poison, i32 %522, i64 0
  %524 = extractelement <4 x i32> %521, i64 1
  %525 = insertelement <32 x i32> %523, i32 %524, i64 1
  %526 = extractelement <4 x i32> %521, i64 2
  %527 = insertelement <32 x i32> %525, i32 %526, i64 2
  %528 = extractelement <4 x i32> %521, i64 3
  %529 = insertelement <32 x i32> %527, i32 %528, i64 3
  %530 = load <4 x i32>, ptr %514, align 16
  %531 = extractelement <4 x i32> %530, i64 0
  %532 = insertelement <32 x i32> %529, i32 %531, i64 4
  %533 = extractelement <4 x i32> %530, i64 1
  %534 = insertelement <32 x i32> %532, i32 %533, i64 5
  %535 = extractelement <4 x i32> %530, i64 2
  %536 = insertelement <32 x i32> %534, i32 %535, i64 6
  %537 = extractelement <4 x i32> %530, i64 3
  %538 = insertelement <32 x i32> %536, i32 %537, i64 7
  %539 = load <4 x i32>, ptr %515, align 16
  %540 = extractelement <4 x i32> %539, i64 0
  %541 = insertelement <32 x i32> %538, i32 %540, i64 8
  %542 = extractelement <4 x i32> %539, i64 1
  %543 = insertelement <32 x i32> %541, i32 %542, i64 9
  %544 = extractelement <4 x i32> %539, i64 2
  %545 = insertelement <32 x i32> %543, i32 %544, i64 10
  %546 = extractelement <4 x i32> %539, i64 3
  %547 = insertelement <32 x i32> %545, i32 %546, i64 11
  %548 = load <4 x i32>, ptr %516, align 16
  %549 = extractelement <4 x i32> %548, i64 0
  %550 = insertelement <32 x i32> %547, i32 %549, i64 12
  %551 = extractelement <4 x i32> %548, i64 1
  %552 = insertelement <32 x i32> %550, i32 %551, i64 13
  %553 = extractelement <4 x i32> %548, i64 2
  %554 = insertelement <32 x i32> %552, i32 %553, i64 14
  %555 = extractelement <4 x i32> %548, i64 3
  %556 = insertelement <32 x i32> %554, i32 %555, i64 15
  %557 = load <4 x i32>, ptr %517, align 16
  %558 = extractelement <4 x i32> %557, i64 0
  %559 = insertelement <32 x i32> %556, i32 %558, i64 16
  %560 = extractelement <4 x i32> %557, i64 1
  %561 = insertelement <32 x i32> %559, i32 %560, i64 17
  %562 = extractelement <4 x i32> %557, i64 2
  %563 = insertelement <32 x i32> %561, i32 %562, i64 18
  %564 = extractelement <4 x i32> %557, i64 3
  %565 = insertelement <32 x i32> %563, i32 %564, i64 19
  %566 = load <4 x i32>, ptr %518, align 16
  %567 = extractelement <4 x i32> %566, i64 0
  %568 = insertelement <32 x i32> %565, i32 %567, i64 20
  %569 = extractelement <4 x i32> %566, i64 1
  %570 = insertelement <32 x i32> %568, i32 %569, i64 21
  %571 = extractelement <4 x i32> %566, i64 2
  %572 = insertelement <32 x i32> %570, i32 %571, i64 22
  %573 = extractelement <4 x i32> %566, i64 3
  %574 = insertelement <32 x i32> %572, i32 %573, i64 23
  %575 = load <4 x i32>, ptr %519, align 16
  %576 = extractelement <4 x i32> %575, i64 0
  %577 = insertelement <32 x i32> %574, i32 %576, i64 24
  %578 = extractelement <4 x i32> %575, i64 1
  %579 = insertelement <32 x i32> %577, i32 %578, i64 25
  %580 = extractelement <4 x i32> %575, i64 2
  %581 = insertelement <32 x i32> %579, i32 %580, i64 26
  %582 = extractelement <4 x i32> %575, i64 3
  %583 = insertelement <32 x i32> %581, i32 %582, i64 27
  %584 = load <4 x i32>, ptr %520, align 16
  %585 = extractelement <4 x i32> %584, i64 0
  %586 = insertelement <32 x i32> %583, i32 %585, i64 28
  %587 = extractelement <4 x i32> %584, i64 1
  %588 = insertelement <32 x i32> %586, i32 %587, i64 29
  %589 = extractelement <4 x i32> %584, i64 2
  %590 = insertelement <32 x i32> %588, i32 %589, i64 30
  %591 = extractelement <4 x i32> %584, i64 3
  %592 = insertelement <32 x i32> %590, i32 %591, i64 31
  %593 = extractelement <32 x i32> %592, i64 0
  %594 = extractelement <32 x i32> %592, i64 1
  %595 = extractelement <32 x i32> %592, i64 2
  %596 = extractelement <32 x i32> %592, i64 3
  %597 = extractelement <32 x i32> %592, i64 4
  %598 = extractelement <32 x i32> %592, i64 5
  %599 = extractelement <32 x i32> %592, i64 6
  %600 = extractelement <32 x i32> %592, i64 7
  %601 = extractelement <32 x i32> %592, i64 8
  %602 = extractelement <32 x i32> %592, i64 9
  %603 = extractelement <32 x i32> %592, i64 10
  %604 = extractelement <32 x i32> %592, i64 11
  %605 = extractelement <32 x i32> %592, i64 12
  %606 = extractelement <32 x i32> %592, i64 13
  %607 = extractelement <32 x i32> %592, i64 14
  %608 = extractelement <32 x i32> %592, i64 15
  %609 = extractelement <32 x i32> %592, i64 16
  %610 = extractelement <32 x i32> %592, i64 17
  %611 = extractelement <32 x i32> %592, i64 18
  %612 = extractelement <32 x i32> %592, i64 19
  %613 = extractelement <32 x i32> %592, i64 20
  %614 = extractelement <32 x i32> %592, i64 21
  %615 = extractelement <32 x i32> %592, i64 22
  %616 = extractelement <32 x i32> %592, i64 23
  %617 = extractelement <32 x i32> %592, i64 24
  %618 = extractelement <32 x i32> %592, i64 25
  %619 = extractelement <32 x i32> %592, i64 26
  %620 = extractelement <32 x i32> %592, i64 27
  %621 = extractelement <32 x i32> %592, i64 28
  %622 = extractelement <32 x i32> %592, i64 29
  %623 = extractelement <32 x i32> %592, i64 30
  %624 = extractelement <32 x i32> %592, i64 31
  %625 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %593, i32 %594, i32 %595, i32 %596, i32 %597, i32 %598, i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611, i32 %612, i32 %613, i32 %614, i32 %615, i32 %616, i32 %617, i32 %618, i32 %619, i32 %620, i32 %621, i32 %622, i32 %623, i32 %624)
  %626 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 0
  %627 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 1
  %628 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 2
  %629 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 3
  %630 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 4
  %631 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 5
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 6
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 7
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 8
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 9
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 10
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 11
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 12
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 13
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 14
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 15
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 16
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 17
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 18
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 19
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 20
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 21
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 22
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 23
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 24
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 25
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 26
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 27
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 28
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 29
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 30
  %657 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %625, 31
  %658 = insertelement <32 x i32> poison, i32 %626, i64 0
  %659 = insertelement <32 x i32> %658, i32 %627, i64 1
  %660 = insertelement <32 x i32> %659, i32 %628, i64 2
  %661 = insertelement <32 x i32> %660, i32 %629, i64 3
  %662 = insertelement <32 x i32> %661, i32 %630, i64 4
  %663 = insertelement <32 x i32> %662, i32 %631, i64 5
  %664 = insertelement <32 x i32> %663, i32 %632, i64 6
  %665 = insertelement <32 x i32> %664, i32 %633, i64 7
  %666 = insertelement <32 x i32> %665, i32 %634, i64 8
  %667 = insertelement <32 x i32> %666, i32 %635, i64 9
  %668 = insertelement <32 x i32> %667, i32 %636, i64 10
  %669 = insertelement <32 x i32> %668, i32 %637, i64 11
  %670 = insertelement <32 x i32> %669, i32 %638, i64 12
  %671 = insertelement <32 x i32> %670, i32 %639, i64 13
  %672 = insertelement <32 x i32> %671, i32 %640, i64 14
  %673 = insertelement <32 x i32> %672, i32 %641, i64 15
  %674 = insertelement <32 x i32> %673, i32 %642, i64 16
  %675 = insertelement <32 x i32> %674, i32 %643, i64 17
  %676 = insertelement <32 x i32> %675, i32 %644, i64 18
  %677 = insertelement <32 x i32> %676, i32 %645, i64 19
  %678 = insertelement <32 x i32> %677, i32 %646, i64 20
  %679 = insertelement <32 x i32> %678, i32 %647, i64 21
  %680 = insertelement <32 x i32> %679, i32 %648, i64 22
  %681 = insertelement <32 x i32> %680, i32 %649, i64 23
  %682 = insertelement <32 x i32> %681, i32 %650, i64 24
  %683 = insertelement <32 x i32> %682, i32 %651, i64 25
  %684 = insertelement <32 x i32> %683, i32 %652, i64 26
  %685 = insertelement <32 x i32> %684, i32 %653, i64 27
  %686 = insertelement <32 x i32> %685, i32 %654, i64 28
  %687 = insertelement <32 x i32> %686, i32 %655, i64 29
  %688 = insertelement <32 x i32> %687, i32 %656, i64 30
  %689 = insertelement <32 x i32> %688, i32 %657, i64 31
  %690 = getelementptr i32, ptr %5, i64 4
  %691 = getelementptr i32, ptr %5, i64 8
  %692 = getelementptr i32, ptr %5, i64 12
  %693 = getelementptr i32, ptr %5, i64 16
  %694 = getelementptr i32, ptr %5, i64 20
  %695 = getelementptr i32, ptr %5, i64 24
  %696 = getelementptr i32, ptr %5, i64 28
  %697 = extractelement <32 x i32> %689, i64 0
  %698 = insertelement <4 x i32> poison, i32 %697, i64 0
  %699 = extractelement <32 x i32> %689, i64 1
  %700 = insertelement <4 x i32> %698, i32 %699, i64 1
  %701 = extractelement <32 x i32> %689, i64 2
  %702 = insertelement <4 x i32> %700, i32 %701, i64 2
  %703 = extractelement <32 x i32> %689, i64 3
  %704 = insertelement <4 x i32> %702, i32 %703, i64 3
  store <4 x i32> %704, ptr %5, align 16
  %705 = extractelement <32 x i32> %689, i64 4
  %706 = insertelement <4 x i32> poison, i32 %705, i64 0
  %707 = extractelement <32 x i32> %689, i64 5
  %708 = insertelement <4 x i32> %706, i32 %707, i64 1
  %709 = extractelement <32 x i32> %689, i64 6
  %710 = insertelement <4 x i32> %708, i32 %709, i64 2
  %711 = extractelement <32 x i32> %689, i64 7
  %712 = insertelement <4 x i32> %710, i32 %711, i64 3
  store <4 x i32> %712, ptr %690, align 16
  %713 = extractelement <32 x i32> %689, i64 8
  %714 = insertelement <4 x i32> poison, i32 %713, i64 0
  %715 = extractelement <32 x i32> %689, i64 9
  %716 = insertelement <4 x i32> %714, i32 %715, i64 1
  %717 = extractelement <32 x i32> %689, i64 10
  %718 = insertelement <4 x i32> %716, i32 %717, i64 2
  %719 = extractelement <32 x i32> %689, i64 11
  %720 = insertelement <4 x i32> %718, i32 %719, i64 3
  store <4 x i32> %720, ptr %691, align 16
  %721 = extractelement <32 x i32> %689, i64 12
  %722 = insertelement <4 x i32> poison, i32 %721, i64 0
  %723 = extractelement <32 x i32> %689, i64 13
  %724 = insertelement <4 x i32> %722, i32 %723, i64 1
  %725 = extractelement <32 x i32> %689, i64 14
  %726 = insertelement <4 x i32> %724, i32 %725, i64 2
  %727 = extractelement <32 x i32> %689, i64 15
  %728 = insertelement <4 x i32> %726, i32 %727, i64 3
  store <4 x i32> %728, ptr %692, align 16
  %729 = extractelement <32 x i32> %689, i64 16
  %730 = insertelement <4 x i32> poison, i32 %729, i64 0
  %731 = extractelement <32 x i32> %689, i64 17
  %732 = insertelement <4 x i32> %730, i32 %731, i64 1
  %733 = extractelement <32 x i32> %689, i64 18
  %734 = insertelement <4 x i32> %732, i32 %733, i64 2
  %735 = extractelement <32 x i32> %689, i64 19
  %736 = insertelement <4 x i32> %734, i32 %735, i64 3
  store <4 x i32> %736, ptr %693, align 16
  %737 = extractelement <32 x i32> %689, i64 20
  %738 = insertelement <4 x i32> poison, i32 %737, i64 0
  %739 = extractelement <32 x i32> %689, i64 21
  %740 = insertelement <4 x i32> %738, i32 %739, i64 1
  %741 = extractelement <32 x i32> %689, i64 22
  %742 = insertelement <4 x i32> %740, i32 %741, i64 2
  %743 = extractelement <32 x i32> %689, i64 23
  %744 = insertelement <4 x i32> %742, i32 %743, i64 3
  store <4 x i32> %744, ptr %694, align 16
  %745 = extractelement <32 x i32> %689, i64 24
  %746 = insertelement <4 x i32> poison, i32 %745, i64 0
  %747 = extractelement <32 x i32> %689, i64 25
  %748 = insertelement <4 x i32> %746, i32 %747, i64 1
  %749 = extractelement <32 x i32> %689, i64 26
  %750 = insertelement <4 x i32> %748, i32 %749, i64 2
  %751 = extractelement <32 x i32> %689, i64 27
  %752 = insertelement <4 x i32> %750, i32 %751, i64 3
  store <4 x i32> %752, ptr %695, align 16
  %753 = extractelement <32 x i32> %689, i64 28
  %754 = insertelement <4 x i32> poison, i32 %753, i64 0
  %755 = extractelement <32 x i32> %689, i64 29
  %756 = insertelement <4 x i32> %754, i32 %755, i64 1
  %757 = extractelement <32 x i32> %689, i64 30
  %758 = insertelement <4 x i32> %756, i32 %757, i64 2
  %759 = extractelement <32 x i32> %689, i64 31
  %760 = insertelement <4 x i32> %758, i32 %759, i64 3
  store <4 x i32> %760, ptr %696, align 16
  %761 = getelementptr float, ptr %5, i64 4
  %762 = getelementptr float, ptr %5, i64 8
  %763 = getelementptr float, ptr %5, i64 12
  %764 = getelementptr float, ptr %5, i64 16
  %765 = getelementptr float, ptr %5, i64 20
  %766 = getelementptr float, ptr %5, i64 24
  %767 = getelementptr float, ptr %5, i64 28
  %768 = load <4 x float>, ptr %5, align 16
  %769 = extractelement <4 x float> %768, i64 0
  %770 = insertelement <32 x float> poison, float %769, i64 0
  %771 = extractelement <4 x float> %768, i64 1
  %772 = insertelement <32 x float> %770, float %771, i64 1
  %773 = extractelement <4 x float> %768, i64 2
  %774 = insertelement <32 x float> %772, float %773, i64 2
  %775 = extractelement <4 x float> %768, i64 3
  %776 = insertelement <32 x float> %774, float %775, i64 3
  %777 = load <4 x float>, ptr %761, align 16
  %778 = extractelement <4 x float> %777, i64 0
  %779 = insertelement <32 x float> %776, float %778, i64 4
  %780 = extractelement <4 x float> %777, i64 1
  %781 = insertelement <32 x float> %779, float %780, i64 5
  %782 = extractelement <4 x float> %777, i64 2
  %783 = insertelement <32 x float> %781, float %782, i64 6
  %784 = extractelement <4 x float> %777, i64 3
  %785 = insertelement <32 x float> %783, float %784, i64 7
  %786 = load <4 x float>, ptr %762, align 16
  %787 = extractelement <4 x float> %786, i64 0
  %788 = insertelement <32 x float> %785, float %787, i64 8
  %789 = extractelement <4 x float> %786, i64 1
  %790 = insertelement <32 x float> %788, float %789, i64 9
  %791 = extractelement <4 x float> %786, i64 2
  %792 = insertelement <32 x float> %790, float %791, i64 10
  %793 = extractelement <4 x float> %786, i64 3
  %794 = insertelement <32 x float> %792, float %793, i64 11
  %795 = load <4 x float>, ptr %763, align 16
  %796 = extractelement <4 x float> %795, i64 0
  %797 = insertelement <32 x float> %794, float %796, i64 12
  %798 = extractelement <4 x float> %795, i64 1
  %799 = insertelement <32 x float> %797, float %798, i64 13
  %800 = extractelement <4 x float> %795, i64 2
  %801 = insertelement <32 x float> %799, float %800, i64 14
  %802 = extractelement <4 x float> %795, i64 3
  %803 = insertelement <32 x float> %801, float %802, i64 15
  %804 = load <4 x float>, ptr %764, align 16
  %805 = extractelement <4 x float> %804, i64 0
  %806 = insertelement <32 x float> %803, float %805, i64 16
  %807 = extractelement <4 x float> %804, i64 1
  %808 = insertelement <32 x float> %806, float %807, i64 17
  %809 = extractelement <4 x float> %804, i64 2
  %810 = insertelement <32 x float> %808, float %809, i64 18
  %811 = extractelement <4 x float> %804, i64 3
  %812 = insertelement <32 x float> %810, float %811, i64 19
  %813 = load <4 x float>, ptr %765, align 16
  %814 = extractelement <4 x float> %813, i64 0
  %815 = insertelement <32 x float> %812, float %814, i64 20
  %816 = extractelement <4 x float> %813, i64 1
  %817 = insertelement <32 x float> %815, float %816, i64 21
  %818 = extractelement <4 x float> %813, i64 2
  %819 = insertelement <32 x float> %817, float %818, i64 22
  %820 = extractelement <4 x float> %813, i64 3
  %821 = insertelement <32 x float> %819, float %820, i64 23
  %822 = load <4 x float>, ptr %766, align 16
  %823 = extractelement <4 x float> %822, i64 0
  %824 = insertelement <32 x float> %821, float %823, i64 24
  %825 = extractelement <4 x float> %822, i64 1
  %826 = insertelement <32 x float> %824, float %825, i64 25
  %827 = extractelement <4 x float> %822, i64 2
  %828 = insertelement <32 x float> %826, float %827, i64 26
  %829 = extractelement <4 x float> %822, i64 3
  %830 = insertelement <32 x float> %828, float %829, i64 27
  %831 = load <4 x float>, ptr %767, align 16
  %832 = extractelement <4 x float> %831, i64 0
  %833 = insertelement <32 x float> %830, float %832, i64 28
  %834 = extractelement <4 x float> %831, i64 1
  %835 = insertelement <32 x float> %833, float %834, i64 29
  %836 = extractelement <4 x float> %831, i64 2
  %837 = insertelement <32 x float> %835, float %836, i64 30
  %838 = extractelement <4 x float> %831, i64 3
  %839 = insertelement <32 x float> %837, float %838, i64 31
  %840 = getelementptr float, ptr addrspace(1) %438, i64 4
  %841 = getelementptr float, ptr addrspace(1) %438, i64 8
  %842 = getelementptr float, ptr addrspace(1) %438, i64 12
  %843 = getelementptr float, ptr addrspace(1) %438, i64 16
  %844 = getelementptr float, ptr addrspace(1) %438, i64 20
  %845 = getelementptr float, ptr addrspace(1) %438, i64 24
  %846 = getelementptr float, ptr addrspace(1) %438, i64 28
  %847 = extractelement <32 x float> %839, i64 0
  %848 = insertelement <4 x float> poison, float %847, i64 0
  %849 = extractelement <32 x float> %839, i64 1
  %850 = insertelement <4 x float> %848, float %849, i64 1
  %851 = extractelement <32 x float> %839, i64 2
  %852 = insertelement <4 x float> %850, float %851, i64 2
  %853 = extractelement <32 x float> %839, i64 3
  %854 = insertelement <4 x float> %852, float %853, i64 3
  store <4 x float> %854, ptr addrspace(1) %438, align 16
  %855 = extractelement <32 x float> %839, i64 4
  %856 = insertelement <4 x float> poison, float %855, i64 0
  %857 = extractelement <32 x float> %839, i64 5
  %858 = insertelement <4 x float> %856, float %857, i64 1
  %859 = extractelement <32 x float> %839, i64 6
  %860 = insertelement <4 x float> %858, float %859, i64 2
  %861 = extractelement <32 x float> %839, i64 7
  %862 = insertelement <4 x float> %860, float %861, i64 3
  store <4 x float> %862, ptr addrspace(1) %840, align 16
  %863 = extractelement <32 x float> %839, i64 8
  %864 = insertelement <4 x float> poison, float %863, i64 0
  %865 = extractelement <32 x float> %839, i64 9
  %866 = insertelement <4 x float> %864, float %865, i64 1
  %867 = extractelement <32 x float> %839, i64 10
  %868 = insertelement <4 x float> %866, float %867, i64 2
  %869 = extractelement <32 x float> %839, i64 11
  %870 = insertelement <4 x float> %868, float %869, i64 3
  store <4 x float> %870, ptr addrspace(1) %841, align 16
  %871 = extractelement <32 x float> %839, i64 12
  %872 = insertelement <4 x float> poison, float %871, i64 0
  %873 = extractelement <32 x float> %839, i64 13
  %874 = insertelement <4 x float> %872, float %873, i64 1
  %875 = extractelement <32 x float> %839, i64 14
  %876 = insertelement <4 x float> %874, float %875, i64 2
  %877 = extractelement <32 x float> %839, i64 15
  %878 = insertelement <4 x float> %876, float %877, i64 3
  store <4 x float> %878, ptr addrspace(1) %842, align 16
  %879 = extractelement <32 x float> %839, i64 16
  %880 = insertelement <4 x float> poison, float %879, i64 0
  %881 = extractelement <32 x float> %839, i64 17
  %882 = insertelement <4 x float> %880, float %881, i64 1
  %883 = extractelement <32 x float> %839, i64 18
  %884 = insertelement <4 x float> %882, float %883, i64 2
  %885 = extractelement <32 x float> %839, i64 19
  %886 = insertelement <4 x float> %884, float %885, i64 3
  store <4 x float> %886, ptr addrspace(1) %843, align 16
  %887 = extractelement <32 x float> %839, i64 20
  %888 = insertelement <4 x float> poison, float %887, i64 0
  %889 = extractelement <32 x float> %839, i64 21
  %890 = insertelement <4 x float> %888, float %889, i64 1
  %891 = extractelement <32 x float> %839, i64 22
  %892 = insertelement <4 x float> %890, float %891, i64 2
  %893 = extractelement <32 x float> %839, i64 23
  %894 = insertelement <4 x float> %892, float %893, i64 3
  store <4 x float> %894, ptr addrspace(1) %844, align 16
  %895 = extractelement <32 x float> %839, i64 24
  %896 = insertelement <4 x float> poison, float %895, i64 0
  %897 = extractelement <32 x float> %839, i64 25
  %898 = insertelement <4 x float> %896, float %897, i64 1
  %899 = extractelement <32 x float> %839, i64 26
  %900 = insertelement <4 x float> %898, float %899, i64 2
  %901 = extractelement <32 x float> %839, i64 27
  %902 = insertelement <4 x float> %900, float %901, i64 3
  store <4 x float> %902, ptr addrspace(1) %845, align 16
  %903 = extractelement <32 x float> %839, i64 28
  %904 = insertelement <4 x float> poison, float %903, i64 0
  %905 = extractelement <32 x float> %839, i64 29
  %906 = insertelement <4 x float> %904, float %905, i64 1
  %907 = extractelement <32 x float> %839, i64 30
  %908 = insertelement <4 x float> %906, float %907, i64 2
  %909 = extractelement <32 x float> %839, i64 31
  %910 = insertelement <4 x float> %908, float %909, i64 3
  store <4 x float> %910, ptr addrspace(1) %846, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %76, label %911, label %912

911:                                              ; preds = %431
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %80, i32 32)
  br label %912

912:                                              ; preds = %911, %431
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) captures(none), <32 x i32>, i1 immarg) #7

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
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) captures(none), i1 immarg) #7

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
