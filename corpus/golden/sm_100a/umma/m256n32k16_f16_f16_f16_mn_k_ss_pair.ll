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
  %13 = phi i32 [ %42, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %43

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(1) %11, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 64
  %24 = udiv i32 %13, 64
  %25 = urem i32 %24, 2
  %26 = udiv i32 %24, 2
  %27 = mul nsw i32 %25, 1024
  %28 = add nsw i32 %23, %27
  %29 = urem i32 %26, 8
  %30 = udiv i32 %26, 8
  %31 = mul nsw i32 %29, 64
  %32 = add nsw i32 %28, %31
  %33 = mul nsw i32 %30, 512
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  %37 = ptrtoint ptr addrspace(3) %36 to i32
  %38 = and i32 %37, 896
  %39 = lshr i32 %38, 3
  %40 = xor i32 %37, %39
  %41 = inttoptr i32 %40 to ptr addrspace(3)
  store half %22, ptr addrspace(3) %41, align 2
  %42 = add i32 %13, 128
  br label %12

43:                                               ; preds = %12
  %44 = mul nsw i32 %8, 256
  %45 = sext i32 %44 to i64
  %46 = getelementptr half, ptr addrspace(1) %1, i64 %45
  br label %47

47:                                               ; preds = %50, %43
  %48 = phi i32 [ %73, %50 ], [ %7, %43 ]
  %49 = icmp slt i32 %48, 256
  br i1 %49, label %50, label %74

50:                                               ; preds = %47
  %51 = urem i32 %48, 16
  %52 = udiv i32 %48, 16
  %53 = mul nsw i32 %51, 16
  %54 = add nsw i32 %53, %52
  %55 = sext i32 %54 to i64
  %56 = getelementptr half, ptr addrspace(1) %46, i64 %55
  %57 = load half, ptr addrspace(1) %56, align 2
  %58 = urem i32 %48, 8
  %59 = udiv i32 %48, 8
  %60 = mul nsw i32 %58, 64
  %61 = urem i32 %59, 2
  %62 = udiv i32 %59, 2
  %63 = mul nsw i32 %61, 512
  %64 = add nsw i32 %60, %63
  %65 = add nsw i32 %64, %62
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %66
  %68 = ptrtoint ptr addrspace(3) %67 to i32
  %69 = and i32 %68, 896
  %70 = lshr i32 %69, 3
  %71 = xor i32 %68, %70
  %72 = inttoptr i32 %71 to ptr addrspace(3)
  store half %57, ptr addrspace(3) %72, align 2
  %73 = add i32 %48, 128
  br label %47

74:                                               ; preds = %47
  %75 = mul nsw i32 %8, 4096
  %76 = sext i32 %75 to i64
  %77 = getelementptr half, ptr addrspace(1) %2, i64 %76
  %78 = mul nsw i32 %8, 4096
  %79 = sext i32 %78 to i64
  %80 = getelementptr half, ptr addrspace(1) %3, i64 %79
  %81 = lshr i32 %7, 5
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %74
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %84

84:                                               ; preds = %83, %74
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %85 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %86 = inttoptr i32 %85 to ptr addrspace(6)
  %87 = icmp eq i32 %7, 0
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %89

89:                                               ; preds = %88, %84
  %90 = urem i32 %7, 32
  %91 = udiv i32 %7, 32
  %92 = mul nsw i32 %90, 32
  %93 = mul nsw i32 %91, 1024
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr half, ptr addrspace(1) %77, i64 %95
  %97 = mul nsw i32 %81, 4194304
  %98 = sext i32 %97 to i64
  %99 = sdiv exact i64 %98, 2
  %100 = getelementptr i8, ptr addrspace(6) %86, i64 %99
  %101 = getelementptr half, ptr addrspace(1) %96, i64 8
  %102 = getelementptr half, ptr addrspace(1) %96, i64 16
  %103 = getelementptr half, ptr addrspace(1) %96, i64 24
  %104 = load <8 x half>, ptr addrspace(1) %96, align 16
  %105 = extractelement <8 x half> %104, i64 0
  %106 = insertelement <32 x half> poison, half %105, i64 0
  %107 = extractelement <8 x half> %104, i64 1
  %108 = insertelement <32 x half> %106, half %107, i64 1
  %109 = extractelement <8 x half> %104, i64 2
  %110 = insertelement <32 x half> %108, half %109, i64 2
  %111 = extractelement <8 x half> %104, i64 3
  %112 = insertelement <32 x half> %110, half %111, i64 3
  %113 = extractelement <8 x half> %104, i64 4
  %114 = insertelement <32 x half> %112, half %113, i64 4
  %115 = extractelement <8 x half> %104, i64 5
  %116 = insertelement <32 x half> %114, half %115, i64 5
  %117 = extractelement <8 x half> %104, i64 6
  %118 = insertelement <32 x half> %116, half %117, i64 6
  %119 = extractelement <8 x half> %104, i64 7
  %120 = insertelement <32 x half> %118, half %119, i64 7
  %121 = load <8 x half>, ptr addrspace(1) %101, align 16
  %122 = extractelement <8 x half> %121, i64 0
  %123 = insertelement <32 x half> %120, half %122, i64 8
  %124 = extractelement <8 x half> %121, i64 1
  %125 = insertelement <32 x half> %123, half %124, i64 9
  %126 = extractelement <8 x half> %121, i64 2
  %127 = insertelement <32 x half> %125, half %126, i64 10
  %128 = extractelement <8 x half> %121, i64 3
  %129 = insertelement <32 x half> %127, half %128, i64 11
  %130 = extractelement <8 x half> %121, i64 4
  %131 = insertelement <32 x half> %129, half %130, i64 12
  %132 = extractelement <8 x half> %121, i64 5
  %133 = insertelement <32 x half> %131, half %132, i64 13
  %134 = extractelement <8 x half> %121, i64 6
  %135 = insertelement <32 x half> %133, half %134, i64 14
  %136 = extractelement <8 x half> %121, i64 7
  %137 = insertelement <32 x half> %135, half %136, i64 15
  %138 = load <8 x half>, ptr addrspace(1) %102, align 16
  %139 = extractelement <8 x half> %138, i64 0
  %140 = insertelement <32 x half> %137, half %139, i64 16
  %141 = extractelement <8 x half> %138, i64 1
  %142 = insertelement <32 x half> %140, half %141, i64 17
  %143 = extractelement <8 x half> %138, i64 2
  %144 = insertelement <32 x half> %142, half %143, i64 18
  %145 = extractelement <8 x half> %138, i64 3
  %146 = insertelement <32 x half> %144, half %145, i64 19
  %147 = extractelement <8 x half> %138, i64 4
  %148 = insertelement <32 x half> %146, half %147, i64 20
  %149 = extractelement <8 x half> %138, i64 5
  %150 = insertelement <32 x half> %148, half %149, i64 21
  %151 = extractelement <8 x half> %138, i64 6
  %152 = insertelement <32 x half> %150, half %151, i64 22
  %153 = extractelement <8 x half> %138, i64 7
  %154 = insertelement <32 x half> %152, half %153, i64 23
  %155 = load <8 x half>, ptr addrspace(1) %103, align 16
  %156 = extractelement <8 x half> %155, i64 0
  %157 = insertelement <32 x half> %154, half %156, i64 24
  %158 = extractelement <8 x half> %155, i64 1
  %159 = insertelement <32 x half> %157, half %158, i64 25
  %160 = extractelement <8 x half> %155, i64 2
  %161 = insertelement <32 x half> %159, half %160, i64 26
  %162 = extractelement <8 x half> %155, i64 3
  %163 = insertelement <32 x half> %161, half %162, i64 27
  %164 = extractelement <8 x half> %155, i64 4
  %165 = insertelement <32 x half> %163, half %164, i64 28
  %166 = extractelement <8 x half> %155, i64 5
  %167 = insertelement <32 x half> %165, half %166, i64 29
  %168 = extractelement <8 x half> %155, i64 6
  %169 = insertelement <32 x half> %167, half %168, i64 30
  %170 = extractelement <8 x half> %155, i64 7
  %171 = insertelement <32 x half> %169, half %170, i64 31
  %172 = getelementptr half, ptr %6, i64 8
  %173 = getelementptr half, ptr %6, i64 16
  %174 = getelementptr half, ptr %6, i64 24
  %175 = extractelement <32 x half> %171, i64 0
  %176 = insertelement <8 x half> poison, half %175, i64 0
  %177 = extractelement <32 x half> %171, i64 1
  %178 = insertelement <8 x half> %176, half %177, i64 1
  %179 = extractelement <32 x half> %171, i64 2
  %180 = insertelement <8 x half> %178, half %179, i64 2
  %181 = extractelement <32 x half> %171, i64 3
  %182 = insertelement <8 x half> %180, half %181, i64 3
  %183 = extractelement <32 x half> %171, i64 4
  %184 = insertelement <8 x half> %182, half %183, i64 4
  %185 = extractelement <32 x half> %171, i64 5
  %186 = insertelement <8 x half> %184, half %185, i64 5
  %187 = extractelement <32 x half> %171, i64 6
  %188 = insertelement <8 x half> %186, half %187, i64 6
  %189 = extractelement <32 x half> %171, i64 7
  %190 = insertelement <8 x half> %188, half %189, i64 7
  store <8 x half> %190, ptr %6, align 16
  %191 = extractelement <32 x half> %171, i64 8
  %192 = insertelement <8 x half> poison, half %191, i64 0
  %193 = extractelement <32 x half> %171, i64 9
  %194 = insertelement <8 x half> %192, half %193, i64 1
  %195 = extractelement <32 x half> %171, i64 10
  %196 = insertelement <8 x half> %194, half %195, i64 2
  %197 = extractelement <32 x half> %171, i64 11
  %198 = insertelement <8 x half> %196, half %197, i64 3
  %199 = extractelement <32 x half> %171, i64 12
  %200 = insertelement <8 x half> %198, half %199, i64 4
  %201 = extractelement <32 x half> %171, i64 13
  %202 = insertelement <8 x half> %200, half %201, i64 5
  %203 = extractelement <32 x half> %171, i64 14
  %204 = insertelement <8 x half> %202, half %203, i64 6
  %205 = extractelement <32 x half> %171, i64 15
  %206 = insertelement <8 x half> %204, half %205, i64 7
  store <8 x half> %206, ptr %172, align 16
  %207 = extractelement <32 x half> %171, i64 16
  %208 = insertelement <8 x half> poison, half %207, i64 0
  %209 = extractelement <32 x half> %171, i64 17
  %210 = insertelement <8 x half> %208, half %209, i64 1
  %211 = extractelement <32 x half> %171, i64 18
  %212 = insertelement <8 x half> %210, half %211, i64 2
  %213 = extractelement <32 x half> %171, i64 19
  %214 = insertelement <8 x half> %212, half %213, i64 3
  %215 = extractelement <32 x half> %171, i64 20
  %216 = insertelement <8 x half> %214, half %215, i64 4
  %217 = extractelement <32 x half> %171, i64 21
  %218 = insertelement <8 x half> %216, half %217, i64 5
  %219 = extractelement <32 x half> %171, i64 22
  %220 = insertelement <8 x half> %218, half %219, i64 6
  %221 = extractelement <32 x half> %171, i64 23
  %222 = insertelement <8 x half> %220, half %221, i64 7
  store <8 x half> %222, ptr %173, align 16
  %223 = extractelement <32 x half> %171, i64 24
  %224 = insertelement <8 x half> poison, half %223, i64 0
  %225 = extractelement <32 x half> %171, i64 25
  %226 = insertelement <8 x half> %224, half %225, i64 1
  %227 = extractelement <32 x half> %171, i64 26
  %228 = insertelement <8 x half> %226, half %227, i64 2
  %229 = extractelement <32 x half> %171, i64 27
  %230 = insertelement <8 x half> %228, half %229, i64 3
  %231 = extractelement <32 x half> %171, i64 28
  %232 = insertelement <8 x half> %230, half %231, i64 4
  %233 = extractelement <32 x half> %171, i64 29
  %234 = insertelement <8 x half> %232, half %233, i64 5
  %235 = extractelement <32 x half> %171, i64 30
  %236 = insertelement <8 x half> %234, half %235, i64 6
  %237 = extractelement <32 x half> %171, i64 31
  %238 = insertelement <8 x half> %236, half %237, i64 7
  store <8 x half> %238, ptr %174, align 16
  %239 = getelementptr i32, ptr %6, i64 4
  %240 = getelementptr i32, ptr %6, i64 8
  %241 = getelementptr i32, ptr %6, i64 12
  %242 = load <4 x i32>, ptr %6, align 16
  %243 = extractelement <4 x i32> %242, i64 0
  %244 = insertelement <16 x i32> poison, i32 %243, i64 0
  %245 = extractelement <4 x i32> %242, i64 1
  %246 = insertelement <16 x i32> %244, i32 %245, i64 1
  %247 = extractelement <4 x i32> %242, i64 2
  %248 = insertelement <16 x i32> %246, i32 %247, i64 2
  %249 = extractelement <4 x i32> %242, i64 3
  %250 = insertelement <16 x i32> %248, i32 %249, i64 3
  %251 = load <4 x i32>, ptr %239, align 16
  %252 = extractelement <4 x i32> %251, i64 0
  %253 = insertelement <16 x i32> %250, i32 %252, i64 4
  %254 = extractelement <4 x i32> %251, i64 1
  %255 = insertelement <16 x i32> %253, i32 %254, i64 5
  %256 = extractelement <4 x i32> %251, i64 2
  %257 = insertelement <16 x i32> %255, i32 %256, i64 6
  %258 = extractelement <4 x i32> %251, i64 3
  %259 = insertelement <16 x i32> %257, i32 %258, i64 7
  %260 = load <4 x i32>, ptr %240, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <16 x i32> %259, i32 %261, i64 8
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <16 x i32> %262, i32 %263, i64 9
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <16 x i32> %264, i32 %265, i64 10
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <16 x i32> %266, i32 %267, i64 11
  %269 = load <4 x i32>, ptr %241, align 16
  %270 = extractelement <4 x i32> %269, i64 0
  %271 = insertelement <16 x i32> %268, i32 %270, i64 12
  %272 = extractelement <4 x i32> %269, i64 1
  %273 = insertelement <16 x i32> %271, i32 %272, i64 13
  %274 = extractelement <4 x i32> %269, i64 2
  %275 = insertelement <16 x i32> %273, i32 %274, i64 14
  %276 = extractelement <4 x i32> %269, i64 3
  %277 = insertelement <16 x i32> %275, i32 %276, i64 15
  %278 = extractelement <16 x i32> %277, i64 0
  %279 = extractelement <16 x i32> %277, i64 1
  %280 = extractelement <16 x i32> %277, i64 2
  %281 = extractelement <16 x i32> %277, i64 3
  %282 = extractelement <16 x i32> %277, i64 4
  %283 = extractelement <16 x i32> %277, i64 5
  %284 = extractelement <16 x i32> %277, i64 6
  %285 = extractelement <16 x i32> %277, i64 7
  %286 = extractelement <16 x i32> %277, i64 8
  %287 = extractelement <16 x i32> %277, i64 9
  %288 = extractelement <16 x i32> %277, i64 10
  %289 = extractelement <16 x i32> %277, i64 11
  %290 = extractelement <16 x i32> %277, i64 12
  %291 = extractelement <16 x i32> %277, i64 13
  %292 = extractelement <16 x i32> %277, i64 14
  %293 = extractelement <16 x i32> %277, i64 15
  %294 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283, i32 %284, i32 %285, i32 %286, i32 %287, i32 %288, i32 %289, i32 %290, i32 %291, i32 %292, i32 %293)
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 0
  %296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 1
  %297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 2
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 3
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 4
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 5
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 6
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 7
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 8
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 9
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 10
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 11
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 12
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 13
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 14
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %294, 15
  %311 = insertelement <16 x i32> poison, i32 %295, i64 0
  %312 = insertelement <16 x i32> %311, i32 %296, i64 1
  %313 = insertelement <16 x i32> %312, i32 %297, i64 2
  %314 = insertelement <16 x i32> %313, i32 %298, i64 3
  %315 = insertelement <16 x i32> %314, i32 %299, i64 4
  %316 = insertelement <16 x i32> %315, i32 %300, i64 5
  %317 = insertelement <16 x i32> %316, i32 %301, i64 6
  %318 = insertelement <16 x i32> %317, i32 %302, i64 7
  %319 = insertelement <16 x i32> %318, i32 %303, i64 8
  %320 = insertelement <16 x i32> %319, i32 %304, i64 9
  %321 = insertelement <16 x i32> %320, i32 %305, i64 10
  %322 = insertelement <16 x i32> %321, i32 %306, i64 11
  %323 = insertelement <16 x i32> %322, i32 %307, i64 12
  %324 = insertelement <16 x i32> %323, i32 %308, i64 13
  %325 = insertelement <16 x i32> %324, i32 %309, i64 14
  %326 = insertelement <16 x i32> %325, i32 %310, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %100, <16 x i32> %326, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %327 = icmp eq i32 %8, 0
  %328 = and i1 %87, %327
  br i1 %328, label %329, label %338

329:                                              ; preds = %89
  %330 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %331 = lshr i32 %330, 4
  %332 = zext i32 %331 to i64
  %333 = or i64 %332, 4611756662057861120
  %334 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %335 = lshr i32 %334, 4
  %336 = zext i32 %335 to i64
  %337 = or i64 %336, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %86, i64 %333, i64 %337, i32 268992512, i1 true, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %338

338:                                              ; preds = %329, %89
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %339 = urem i32 %7, 32
  %340 = udiv i32 %7, 32
  %341 = mul nsw i32 %339, 32
  %342 = mul nsw i32 %340, 1024
  %343 = add nsw i32 %341, %342
  %344 = sext i32 %343 to i64
  %345 = getelementptr half, ptr addrspace(1) %80, i64 %344
  %346 = mul nsw i32 %81, 4194304
  %347 = sext i32 %346 to i64
  %348 = sdiv exact i64 %347, 2
  %349 = getelementptr i8, ptr addrspace(6) %86, i64 %348
  %350 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %349, i1 true)
  %351 = getelementptr i32, ptr %5, i64 4
  %352 = getelementptr i32, ptr %5, i64 8
  %353 = getelementptr i32, ptr %5, i64 12
  %354 = extractelement <16 x i32> %350, i64 0
  %355 = insertelement <4 x i32> poison, i32 %354, i64 0
  %356 = extractelement <16 x i32> %350, i64 1
  %357 = insertelement <4 x i32> %355, i32 %356, i64 1
  %358 = extractelement <16 x i32> %350, i64 2
  %359 = insertelement <4 x i32> %357, i32 %358, i64 2
  %360 = extractelement <16 x i32> %350, i64 3
  %361 = insertelement <4 x i32> %359, i32 %360, i64 3
  store <4 x i32> %361, ptr %5, align 16
  %362 = extractelement <16 x i32> %350, i64 4
  %363 = insertelement <4 x i32> poison, i32 %362, i64 0
  %364 = extractelement <16 x i32> %350, i64 5
  %365 = insertelement <4 x i32> %363, i32 %364, i64 1
  %366 = extractelement <16 x i32> %350, i64 6
  %367 = insertelement <4 x i32> %365, i32 %366, i64 2
  %368 = extractelement <16 x i32> %350, i64 7
  %369 = insertelement <4 x i32> %367, i32 %368, i64 3
  store <4 x i32> %369, ptr %351, align 16
  %370 = extractelement <16 x i32> %350, i64 8
  %371 = insertelement <4 x i32> poison, i32 %370, i64 0
  %372 = extractelement <16 x i32> %350, i64 9
  %373 = insertelement <4 x i32> %371, i32 %372, i64 1
  %374 = extractelement <16 x i32> %350, i64 10
  %375 = insertelement <4 x i32> %373, i32 %374, i64 2
  %376 = extractelement <16 x i32> %350, i64 11
  %377 = insertelement <4 x i32> %375, i32 %376, i64 3
  store <4 x i32> %377, ptr %352, align 16
  %378 = extractelement <16 x i32> %350, i64 12
  %379 = insertelement <4 x i32> poison, i32 %378, i64 0
  %380 = extractelement <16 x i32> %350, i64 13
  %381 = insertelement <4 x i32> %379, i32 %380, i64 1
  %382 = extractelement <16 x i32> %350, i64 14
  %383 = insertelement <4 x i32> %381, i32 %382, i64 2
  %384 = extractelement <16 x i32> %350, i64 15
  %385 = insertelement <4 x i32> %383, i32 %384, i64 3
  store <4 x i32> %385, ptr %353, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %386 = getelementptr i32, ptr %5, i64 4
  %387 = getelementptr i32, ptr %5, i64 8
  %388 = getelementptr i32, ptr %5, i64 12
  %389 = load <4 x i32>, ptr %5, align 16
  %390 = extractelement <4 x i32> %389, i64 0
  %391 = insertelement <16 x i32> poison, i32 %390, i64 0
  %392 = extractelement <4 x i32> %389, i64 1
  %393 = insertelement <16 x i32> %391, i32 %392, i64 1
  %394 = extractelement <4 x i32> %389, i64 2
  %395 = insertelement <16 x i32> %393, i32 %394, i64 2
  %396 = extractelement <4 x i32> %389, i64 3
  %397 = insertelement <16 x i32> %395, i32 %396, i64 3
  %398 = load <4 x i32>, ptr %386, align 16
  %399 = extractelement <4 x i32> %398, i64 0
  %400 = insertelement <16 x i32> %397, i32 %399, i64 4
  %401 = extractelement <4 x i32> %398, i64 1
  %402 = insertelement <16 x i32> %400, i32 %401, i64 5
  %403 = extractelement <4 x i32> %398, i64 2
  %404 = insertelement <16 x i32> %402, i32 %403, i64 6
  %405 = extractelement <4 x i32> %398, i64 3
  %406 = insertelement <16 x i32> %404, i32 %405, i64 7
  %407 = load <4 x i32>, ptr %387, align 16
  %408 = extractelement <4 x i32> %407, i64 0
  %409 = insertelement <16 x i32> %406, i32 %408, i64 8
  %410 = extractelement <4 x i32> %407, i64 1
  %411 = insertelement <16 x i32> %409, i32 %410, i64 9
  %412 = extractelement <4 x i32> %407, i64 2
  %413 = insertelement <16 x i32> %411, i32 %412, i64 10
  %414 = extractelement <4 x i32> %407, i64 3
  %415 = insertelement <16 x i32> %413, i32 %414, i64 11
  %416 = load <4 x i32>, ptr %388, align 16
  %417 = extractelement <4 x i32> %416, i64 0
  %418 = insertelement <16 x i32> %415, i32 %417, i64 12
  %419 = extractelement <4 x i32> %416, i64 1
  %420 = insertelement <16 x i32> %418, i32 %419, i64 13
  %421 = extractelement <4 x i32> %416, i64 2
  %422 = insertelement <16 x i32> %420, i32 %421, i64 14
  %423 = extractelement <4 x i32> %416, i64 3
  %424 = insertelement <16 x i32> %422, i32 %423, i64 15
  %425 = extractelement <16 x i32> %424, i64 0
  %426 = extractelement <16 x i32> %424, i64 1
  %427 = extractelement <16 x i32> %424, i64 2
  %428 = extractelement <16 x i32> %424, i64 3
  %429 = extractelement <16 x i32> %424, i64 4
  %430 = extractelement <16 x i32> %424, i64 5
  %431 = extractelement <16 x i32> %424, i64 6
  %432 = extractelement <16 x i32> %424, i64 7
  %433 = extractelement <16 x i32> %424, i64 8
  %434 = extractelement <16 x i32> %424, i64 9
  %435 = extractelement <16 x i32> %424, i64 10
  %436 = extractelement <16 x i32> %424, i64 11
  %437 = extractelement <16 x i32> %424, i64 12
  %438 = extractelement <16 x i32> %424, i64 13
  %439 = extractelement <16 x i32> %424, i64 14
  %440 = extractelement <16 x i32> %424, i64 15
  %441 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %425, i32 %426, i32 %427, i32 %428, i32 %429, i32 %430, i32 %431, i32 %432, i32 %433, i32 %434, i32 %435, i32 %436, i32 %437, i32 %438, i32 %439, i32 %440)
  %442 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 0
  %443 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 1
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 2
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 3
  %446 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 4
  %447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 5
  %448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 6
  %449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 7
  %450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 8
  %451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 9
  %452 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 10
  %453 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 11
  %454 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 12
  %455 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 13
  %456 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 14
  %457 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %441, 15
  %458 = insertelement <16 x i32> poison, i32 %442, i64 0
  %459 = insertelement <16 x i32> %458, i32 %443, i64 1
  %460 = insertelement <16 x i32> %459, i32 %444, i64 2
  %461 = insertelement <16 x i32> %460, i32 %445, i64 3
  %462 = insertelement <16 x i32> %461, i32 %446, i64 4
  %463 = insertelement <16 x i32> %462, i32 %447, i64 5
  %464 = insertelement <16 x i32> %463, i32 %448, i64 6
  %465 = insertelement <16 x i32> %464, i32 %449, i64 7
  %466 = insertelement <16 x i32> %465, i32 %450, i64 8
  %467 = insertelement <16 x i32> %466, i32 %451, i64 9
  %468 = insertelement <16 x i32> %467, i32 %452, i64 10
  %469 = insertelement <16 x i32> %468, i32 %453, i64 11
  %470 = insertelement <16 x i32> %469, i32 %454, i64 12
  %471 = insertelement <16 x i32> %470, i32 %455, i64 13
  %472 = insertelement <16 x i32> %471, i32 %456, i64 14
  %473 = insertelement <16 x i32> %472, i32 %457, i64 15
  %474 = getelementptr i32, ptr %5, i64 4
  %475 = getelementptr i32, ptr %5, i64 8
  %476 = getelementptr i32, ptr %5, i64 12
  %477 = extractelement <16 x i32> %473, i64 0
  %478 = insertelement <4 x i32> poison, i32 %477, i64 0
  %479 = extractelement <16 x i32> %473, i64 1
  %480 = insertelement <4 x i32> %478, i32 %479, i64 1
  %481 = extractelement <16 x i32> %473, i64 2
  %482 = insertelement <4 x i32> %480, i32 %481, i64 2
  %483 = extractelement <16 x i32> %473, i64 3
  %484 = insertelement <4 x i32> %482, i32 %483, i64 3
  store <4 x i32> %484, ptr %5, align 16
  %485 = extractelement <16 x i32> %473, i64 4
  %486 = insertelement <4 x i32> poison, i32 %485, i64 0
  %487 = extractelement <16 x i32> %473, i64 5
  %488 = insertelement <4 x i32> %486, i32 %487, i64 1
  %489 = extractelement <16 x i32> %473, i64 6
  %490 = insertelement <4 x i32> %488, i32 %489, i64 2
  %491 = extractelement <16 x i32> %473, i64 7
  %492 = insertelement <4 x i32> %490, i32 %491, i64 3
  store <4 x i32> %492, ptr %474, align 16
  %493 = extractelement <16 x i32> %473, i64 8
  %494 = insertelement <4 x i32> poison, i32 %493, i64 0
  %495 = extractelement <16 x i32> %473, i64 9
  %496 = insertelement <4 x i32> %494, i32 %495, i64 1
  %497 = extractelement <16 x i32> %473, i64 10
  %498 = insertelement <4 x i32> %496, i32 %497, i64 2
  %499 = extractelement <16 x i32> %473, i64 11
  %500 = insertelement <4 x i32> %498, i32 %499, i64 3
  store <4 x i32> %500, ptr %475, align 16
  %501 = extractelement <16 x i32> %473, i64 12
  %502 = insertelement <4 x i32> poison, i32 %501, i64 0
  %503 = extractelement <16 x i32> %473, i64 13
  %504 = insertelement <4 x i32> %502, i32 %503, i64 1
  %505 = extractelement <16 x i32> %473, i64 14
  %506 = insertelement <4 x i32> %504, i32 %505, i64 2
  %507 = extractelement <16 x i32> %473, i64 15
  %508 = insertelement <4 x i32> %506, i32 %507, i64 3
  store <4 x i32> %508, ptr %476, align 16
  %509 = getelementptr half, ptr %5, i64 8
  %510 = getelementptr half, ptr %5, i64 16
  %511 = getelementptr half, ptr %5, i64 24
  %512 = load <8 x half>, ptr %5, align 16
  %513 = extractelement <8 x half> %512, i64 0
  %514 = insertelement <32 x half> poison, half %513, i64 0
  %515 = extractelement <8 x half> %512, i64 1
  %516 = insertelement <32 x half> %514, half %515, i64 1
  %517 = extractelement <8 x half> %512, i64 2
  %518 = insertelement <32 x half> %516, half %517, i64 2
  %519 = extractelement <8 x half> %512, i64 3
  %520 = insertelement <32 x half> %518, half %519, i64 3
  %521 = extractelement <8 x half> %512, i64 4
  %522 = insertelement <32 x half> %520, half %521, i64 4
  %523 = extractelement <8 x half> %512, i64 5
  %524 = insertelement <32 x half> %522, half %523, i64 5
  %525 = extractelement <8 x half> %512, i64 6
  %526 = insertelement <32 x half> %524, half %525, i64 6
  %527 = extractelement <8 x half> %512, i64 7
  %528 = insertelement <32 x half> %526, half %527, i64 7
  %529 = load <8 x half>, ptr %509, align 16
  %530 = extractelement <8 x half> %529, i64 0
  %531 = insertelement <32 x half> %528, half %530, i64 8
  %532 = extractelement <8 x half> %529, i64 1
  %533 = insertelement <32 x half> %531, half %532, i64 9
  %534 = extractelement <8 x half> %529, i64 2
  %535 = insertelement <32 x half> %533, half %534, i64 10
  %536 = extractelement <8 x half> %529, i64 3
  %537 = insertelement <32 x half> %535, half %536, i64 11
  %538 = extractelement <8 x half> %529, i64 4
  %539 = insertelement <32 x half> %537, half %538, i64 12
  %540 = extractelement <8 x half> %529, i64 5
  %541 = insertelement <32 x half> %539, half %540, i64 13
  %542 = extractelement <8 x half> %529, i64 6
  %543 = insertelement <32 x half> %541, half %542, i64 14
  %544 = extractelement <8 x half> %529, i64 7
  %545 = insertelement <32 x half> %543, half %544, i64 15
  %546 = load <8 x half>, ptr %510, align 16
  %547 = extractelement <8 x half> %546, i64 0
  %548 = insertelement <32 x half> %545, half %547, i64 16
  %549 = extractelement <8 x half> %546, i64 1
  %550 = insertelement <32 x half> %548, half %549, i64 17
  %551 = extractelement <8 x half> %546, i64 2
  %552 = insertelement <32 x half> %550, half %551, i64 18
  %553 = extractelement <8 x half> %546, i64 3
  %554 = insertelement <32 x half> %552, half %553, i64 19
  %555 = extractelement <8 x half> %546, i64 4
  %556 = insertelement <32 x half> %554, half %555, i64 20
  %557 = extractelement <8 x half> %546, i64 5
  %558 = insertelement <32 x half> %556, half %557, i64 21
  %559 = extractelement <8 x half> %546, i64 6
  %560 = insertelement <32 x half> %558, half %559, i64 22
  %561 = extractelement <8 x half> %546, i64 7
  %562 = insertelement <32 x half> %560, half %561, i64 23
  %563 = load <8 x half>, ptr %511, align 16
  %564 = extractelement <8 x half> %563, i64 0
  %565 = insertelement <32 x half> %562, half %564, i64 24
  %566 = extractelement <8 x half> %563, i64 1
  %567 = insertelement <32 x half> %565, half %566, i64 25
  %568 = extractelement <8 x half> %563, i64 2
  %569 = insertelement <32 x half> %567, half %568, i64 26
  %570 = extractelement <8 x half> %563, i64 3
  %571 = insertelement <32 x half> %569, half %570, i64 27
  %572 = extractelement <8 x half> %563, i64 4
  %573 = insertelement <32 x half> %571, half %572, i64 28
  %574 = extractelement <8 x half> %563, i64 5
  %575 = insertelement <32 x half> %573, half %574, i64 29
  %576 = extractelement <8 x half> %563, i64 6
  %577 = insertelement <32 x half> %575, half %576, i64 30
  %578 = extractelement <8 x half> %563, i64 7
  %579 = insertelement <32 x half> %577, half %578, i64 31
  %580 = getelementptr half, ptr addrspace(1) %345, i64 8
  %581 = getelementptr half, ptr addrspace(1) %345, i64 16
  %582 = getelementptr half, ptr addrspace(1) %345, i64 24
  %583 = extractelement <32 x half> %579, i64 0
  %584 = insertelement <8 x half> poison, half %583, i64 0
  %585 = extractelement <32 x half> %579, i64 1
  %586 = insertelement <8 x half> %584, half %585, i64 1
  %587 = extractelement <32 x half> %579, i64 2
  %588 = insertelement <8 x half> %586, half %587, i64 2
  %589 = extractelement <32 x half> %579, i64 3
  %590 = insertelement <8 x half> %588, half %589, i64 3
  %591 = extractelement <32 x half> %579, i64 4
  %592 = insertelement <8 x half> %590, half %591, i64 4
  %593 = extractelement <32 x half> %579, i64 5
  %594 = insertelement <8 x half> %592, half %593, i64 5
  %595 = extractelement <32 x half> %579, i64 6
  %596 = insertelement <8 x half> %594, half %595, i64 6
  %597 = extractelement <32 x half> %579, i64 7
  %598 = insertelement <8 x half> %596, half %597, i64 7
  store <8 x half> %598, ptr addrspace(1) %345, align 16
  %599 = extractelement <32 x half> %579, i64 8
  %600 = insertelement <8 x half> poison, half %599, i64 0
  %601 = extractelement <32 x half> %579, i64 9
  %602 = insertelement <8 x half> %600, half %601, i64 1
  %603 = extractelement <32 x half> %579, i64 10
  %604 = insertelement <8 x half> %602, half %603, i64 2
  %605 = extractelement <32 x half> %579, i64 11
  %606 = insertelement <8 x half> %604, half %605, i64 3
  %607 = extractelement <32 x half> %579, i64 12
  %608 = insertelement <8 x half> %606, half %607, i64 4
  %609 = extractelement <32 x half> %579, i64 13
  %610 = insertelement <8 x half> %608, half %609, i64 5
  %611 = extractelement <32 x half> %579, i64 14
  %612 = insertelement <8 x half> %610, half %611, i64 6
  %613 = extractelement <32 x half> %579, i64 15
  %614 = insertelement <8 x half> %612, half %613, i64 7
  store <8 x half> %614, ptr addrspace(1) %580, align 16
  %615 = extractelement <32 x half> %579, i64 16
  %616 = insertelement <8 x half> poison, half %615, i64 0
  %617 = extractelement <32 x half> %579, i64 17
  %618 = insertelement <8 x half> %616, half %617, i64 1
  %619 = extractelement <32 x half> %579, i64 18
  %620 = insertelement <8 x half> %618, half %619, i64 2
  %621 = extractelement <32 x half> %579, i64 19
  %622 = insertelement <8 x half> %620, half %621, i64 3
  %623 = extractelement <32 x half> %579, i64 20
  %624 = insertelement <8 x half> %622, half %623, i64 4
  %625 = extractelement <32 x half> %579, i64 21
  %626 = insertelement <8 x half> %624, half %625, i64 5
  %627 = extractelement <32 x half> %579, i64 22
  %628 = insertelement <8 x half> %626, half %627, i64 6
  %629 = extractelement <32 x half> %579, i64 23
  %630 = insertelement <8 x half> %628, half %629, i64 7
  store <8 x half> %630, ptr addrspace(1) %581, align 16
  %631 = extractelement <32 x half> %579, i64 24
  %632 = insertelement <8 x half> poison, half %631, i64 0
  %633 = extractelement <32 x half> %579, i64 25
  %634 = insertelement <8 x half> %632, half %633, i64 1
  %635 = extractelement <32 x half> %579, i64 26
  %636 = insertelement <8 x half> %634, half %635, i64 2
  %637 = extractelement <32 x half> %579, i64 27
  %638 = insertelement <8 x half> %636, half %637, i64 3
  %639 = extractelement <32 x half> %579, i64 28
  %640 = insertelement <8 x half> %638, half %639, i64 4
  %641 = extractelement <32 x half> %579, i64 29
  %642 = insertelement <8 x half> %640, half %641, i64 5
  %643 = extractelement <32 x half> %579, i64 30
  %644 = insertelement <8 x half> %642, half %643, i64 6
  %645 = extractelement <32 x half> %579, i64 31
  %646 = insertelement <8 x half> %644, half %645, i64 7
  store <8 x half> %646, ptr addrspace(1) %582, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %82, label %647, label %648

647:                                              ; preds = %338
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %86, i32 32)
  br label %648

648:                                              ; preds = %647, %338
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
