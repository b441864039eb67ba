; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [8 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 2
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 256
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 128
  %20 = getelementptr half, ptr addrspace(1) %18, i64 8
  %21 = getelementptr half, ptr addrspace(1) %18, i64 136
  %22 = load <2 x half>, ptr addrspace(1) %18, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = insertelement <8 x half> poison, half %23, i64 0
  %25 = extractelement <2 x half> %22, i64 1
  %26 = insertelement <8 x half> %24, half %25, i64 1
  %27 = load <2 x half>, ptr addrspace(1) %19, align 4
  %28 = extractelement <2 x half> %27, i64 0
  %29 = insertelement <8 x half> %26, half %28, i64 2
  %30 = extractelement <2 x half> %27, i64 1
  %31 = insertelement <8 x half> %29, half %30, i64 3
  %32 = load <2 x half>, ptr addrspace(1) %20, align 4
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <8 x half> %31, half %33, i64 4
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <8 x half> %34, half %35, i64 5
  %37 = load <2 x half>, ptr addrspace(1) %21, align 4
  %38 = extractelement <2 x half> %37, i64 0
  %39 = insertelement <8 x half> %36, half %38, i64 6
  %40 = extractelement <2 x half> %37, i64 1
  %41 = insertelement <8 x half> %39, half %40, i64 7
  %42 = extractelement <8 x half> %41, i64 0
  %43 = insertelement <8 x half> poison, half %42, i64 0
  %44 = extractelement <8 x half> %41, i64 1
  %45 = insertelement <8 x half> %43, half %44, i64 1
  %46 = extractelement <8 x half> %41, i64 2
  %47 = insertelement <8 x half> %45, half %46, i64 2
  %48 = extractelement <8 x half> %41, i64 3
  %49 = insertelement <8 x half> %47, half %48, i64 3
  %50 = extractelement <8 x half> %41, i64 4
  %51 = insertelement <8 x half> %49, half %50, i64 4
  %52 = extractelement <8 x half> %41, i64 5
  %53 = insertelement <8 x half> %51, half %52, i64 5
  %54 = extractelement <8 x half> %41, i64 6
  %55 = insertelement <8 x half> %53, half %54, i64 6
  %56 = extractelement <8 x half> %41, i64 7
  %57 = insertelement <8 x half> %55, half %56, i64 7
  store <8 x half> %57, ptr %6, align 16
  br label %58

58:                                               ; preds = %61, %4
  %59 = phi i32 [ %84, %61 ], [ %7, %4 ]
  %60 = icmp slt i32 %59, 512
  br i1 %60, label %61, label %85

61:                                               ; preds = %58
  %62 = urem i32 %59, 32
  %63 = udiv i32 %59, 32
  %64 = mul nsw i32 %62, 16
  %65 = add nsw i32 %64, %63
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %68 = load half, ptr addrspace(1) %67, align 2
  %69 = urem i32 %59, 8
  %70 = udiv i32 %59, 8
  %71 = mul nsw i32 %69, 64
  %72 = urem i32 %70, 4
  %73 = udiv i32 %70, 4
  %74 = mul nsw i32 %72, 512
  %75 = add nsw i32 %71, %74
  %76 = add nsw i32 %75, %73
  %77 = sext i32 %76 to i64
  %78 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %77
  %79 = ptrtoint ptr addrspace(3) %78 to i32
  %80 = and i32 %79, 896
  %81 = lshr i32 %80, 3
  %82 = xor i32 %79, %81
  %83 = inttoptr i32 %82 to ptr addrspace(3)
  store half %68, ptr addrspace(3) %83, align 2
  %84 = add i32 %59, 128
  br label %58

85:                                               ; preds = %58
  %86 = urem i32 %7, 4
  %87 = udiv i32 %7, 4
  %88 = mul nsw i32 %86, 2
  %89 = urem i32 %87, 8
  %90 = udiv i32 %87, 8
  %91 = mul nsw i32 %89, 32
  %92 = add nsw i32 %88, %91
  %93 = mul nsw i32 %90, 512
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr half, ptr addrspace(1) %2, i64 %95
  %97 = getelementptr half, ptr addrspace(1) %96, i64 256
  %98 = getelementptr half, ptr addrspace(1) %96, i64 8
  %99 = getelementptr half, ptr addrspace(1) %96, i64 264
  %100 = getelementptr half, ptr addrspace(1) %96, i64 16
  %101 = getelementptr half, ptr addrspace(1) %96, i64 272
  %102 = getelementptr half, ptr addrspace(1) %96, i64 24
  %103 = getelementptr half, ptr addrspace(1) %96, i64 280
  %104 = load <2 x half>, ptr addrspace(1) %96, align 4
  %105 = extractelement <2 x half> %104, i64 0
  %106 = insertelement <16 x half> poison, half %105, i64 0
  %107 = extractelement <2 x half> %104, i64 1
  %108 = insertelement <16 x half> %106, half %107, i64 1
  %109 = load <2 x half>, ptr addrspace(1) %97, align 4
  %110 = extractelement <2 x half> %109, i64 0
  %111 = insertelement <16 x half> %108, half %110, i64 2
  %112 = extractelement <2 x half> %109, i64 1
  %113 = insertelement <16 x half> %111, half %112, i64 3
  %114 = load <2 x half>, ptr addrspace(1) %98, align 4
  %115 = extractelement <2 x half> %114, i64 0
  %116 = insertelement <16 x half> %113, half %115, i64 4
  %117 = extractelement <2 x half> %114, i64 1
  %118 = insertelement <16 x half> %116, half %117, i64 5
  %119 = load <2 x half>, ptr addrspace(1) %99, align 4
  %120 = extractelement <2 x half> %119, i64 0
  %121 = insertelement <16 x half> %118, half %120, i64 6
  %122 = extractelement <2 x half> %119, i64 1
  %123 = insertelement <16 x half> %121, half %122, i64 7
  %124 = load <2 x half>, ptr addrspace(1) %100, align 4
  %125 = extractelement <2 x half> %124, i64 0
  %126 = insertelement <16 x half> %123, half %125, i64 8
  %127 = extractelement <2 x half> %124, i64 1
  %128 = insertelement <16 x half> %126, half %127, i64 9
  %129 = load <2 x half>, ptr addrspace(1) %101, align 4
  %130 = extractelement <2 x half> %129, i64 0
  %131 = insertelement <16 x half> %128, half %130, i64 10
  %132 = extractelement <2 x half> %129, i64 1
  %133 = insertelement <16 x half> %131, half %132, i64 11
  %134 = load <2 x half>, ptr addrspace(1) %102, align 4
  %135 = extractelement <2 x half> %134, i64 0
  %136 = insertelement <16 x half> %133, half %135, i64 12
  %137 = extractelement <2 x half> %134, i64 1
  %138 = insertelement <16 x half> %136, half %137, i64 13
  %139 = load <2 x half>, ptr addrspace(1) %103, align 4
  %140 = extractelement <2 x half> %139, i64 0
  %141 = insertelement <16 x half> %138, half %140, i64 14
  %142 = extractelement <2 x half> %139, i64 1
  %143 = insertelement <16 x half> %141, half %142, i64 15
  %144 = getelementptr half, ptr %5, i64 8
  %145 = extractelement <16 x half> %143, i64 0
  %146 = insertelement <8 x half> poison, half %145, i64 0
  %147 = extractelement <16 x half> %143, i64 1
  %148 = insertelement <8 x half> %146, half %147, i64 1
  %149 = extractelement <16 x half> %143, i64 2
  %150 = insertelement <8 x half> %148, half %149, i64 2
  %151 = extractelement <16 x half> %143, i64 3
  %152 = insertelement <8 x half> %150, half %151, i64 3
  %153 = extractelement <16 x half> %143, i64 4
  %154 = insertelement <8 x half> %152, half %153, i64 4
  %155 = extractelement <16 x half> %143, i64 5
  %156 = insertelement <8 x half> %154, half %155, i64 5
  %157 = extractelement <16 x half> %143, i64 6
  %158 = insertelement <8 x half> %156, half %157, i64 6
  %159 = extractelement <16 x half> %143, i64 7
  %160 = insertelement <8 x half> %158, half %159, i64 7
  store <8 x half> %160, ptr %5, align 16
  %161 = extractelement <16 x half> %143, i64 8
  %162 = insertelement <8 x half> poison, half %161, i64 0
  %163 = extractelement <16 x half> %143, i64 9
  %164 = insertelement <8 x half> %162, half %163, i64 1
  %165 = extractelement <16 x half> %143, i64 10
  %166 = insertelement <8 x half> %164, half %165, i64 2
  %167 = extractelement <16 x half> %143, i64 11
  %168 = insertelement <8 x half> %166, half %167, i64 3
  %169 = extractelement <16 x half> %143, i64 12
  %170 = insertelement <8 x half> %168, half %169, i64 4
  %171 = extractelement <16 x half> %143, i64 13
  %172 = insertelement <8 x half> %170, half %171, i64 5
  %173 = extractelement <16 x half> %143, i64 14
  %174 = insertelement <8 x half> %172, half %173, i64 6
  %175 = extractelement <16 x half> %143, i64 15
  %176 = insertelement <8 x half> %174, half %175, i64 7
  store <8 x half> %176, ptr %144, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %177 = load <4 x i32>, ptr %6, align 16
  %178 = extractelement <4 x i32> %177, i64 0
  %179 = insertelement <4 x i32> poison, i32 %178, i64 0
  %180 = extractelement <4 x i32> %177, i64 1
  %181 = insertelement <4 x i32> %179, i32 %180, i64 1
  %182 = extractelement <4 x i32> %177, i64 2
  %183 = insertelement <4 x i32> %181, i32 %182, i64 2
  %184 = extractelement <4 x i32> %177, i64 3
  %185 = insertelement <4 x i32> %183, i32 %184, i64 3
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = extractelement <4 x i32> %185, i64 1
  %188 = extractelement <4 x i32> %185, i64 2
  %189 = extractelement <4 x i32> %185, i64 3
  %190 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %191 = lshr i32 %190, 4
  %192 = zext i32 %191 to i64
  %193 = or i64 %192, 4611686293305360384
  %194 = getelementptr i32, ptr %5, i64 4
  %195 = load <4 x i32>, ptr %5, align 16
  %196 = extractelement <4 x i32> %195, i64 0
  %197 = insertelement <8 x i32> poison, i32 %196, i64 0
  %198 = extractelement <4 x i32> %195, i64 1
  %199 = insertelement <8 x i32> %197, i32 %198, i64 1
  %200 = extractelement <4 x i32> %195, i64 2
  %201 = insertelement <8 x i32> %199, i32 %200, i64 2
  %202 = extractelement <4 x i32> %195, i64 3
  %203 = insertelement <8 x i32> %201, i32 %202, i64 3
  %204 = load <4 x i32>, ptr %194, align 16
  %205 = extractelement <4 x i32> %204, i64 0
  %206 = insertelement <8 x i32> %203, i32 %205, i64 4
  %207 = extractelement <4 x i32> %204, i64 1
  %208 = insertelement <8 x i32> %206, i32 %207, i64 5
  %209 = extractelement <4 x i32> %204, i64 2
  %210 = insertelement <8 x i32> %208, i32 %209, i64 6
  %211 = extractelement <4 x i32> %204, i64 3
  %212 = insertelement <8 x i32> %210, i32 %211, i64 7
  %213 = extractelement <8 x i32> %212, i64 0
  %214 = extractelement <8 x i32> %212, i64 1
  %215 = extractelement <8 x i32> %212, i64 2
  %216 = extractelement <8 x i32> %212, i64 3
  %217 = extractelement <8 x i32> %212, i64 4
  %218 = extractelement <8 x i32> %212, i64 5
  %219 = extractelement <8 x i32> %212, i64 6
  %220 = extractelement <8 x i32> %212, i64 7
  %221 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $21, 0; wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, p, 1, 1, 0; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,r,r,r,r,l,r"(i32 %213, i32 %214, i32 %215, i32 %216, i32 %217, i32 %218, i32 %219, i32 %220, i32 %186, i32 %187, i32 %188, i32 %189, i64 %193, i32 1)
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 0
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 1
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 2
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 3
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 4
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 5
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 6
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %221, 7
  %230 = insertelement <8 x i32> poison, i32 %222, i64 0
  %231 = insertelement <8 x i32> %230, i32 %223, i64 1
  %232 = insertelement <8 x i32> %231, i32 %224, i64 2
  %233 = insertelement <8 x i32> %232, i32 %225, i64 3
  %234 = insertelement <8 x i32> %233, i32 %226, i64 4
  %235 = insertelement <8 x i32> %234, i32 %227, i64 5
  %236 = insertelement <8 x i32> %235, i32 %228, i64 6
  %237 = insertelement <8 x i32> %236, i32 %229, i64 7
  %238 = getelementptr i32, ptr %5, i64 4
  %239 = extractelement <8 x i32> %237, i64 0
  %240 = insertelement <4 x i32> poison, i32 %239, i64 0
  %241 = extractelement <8 x i32> %237, i64 1
  %242 = insertelement <4 x i32> %240, i32 %241, i64 1
  %243 = extractelement <8 x i32> %237, i64 2
  %244 = insertelement <4 x i32> %242, i32 %243, i64 2
  %245 = extractelement <8 x i32> %237, i64 3
  %246 = insertelement <4 x i32> %244, i32 %245, i64 3
  store <4 x i32> %246, ptr %5, align 16
  %247 = extractelement <8 x i32> %237, i64 4
  %248 = insertelement <4 x i32> poison, i32 %247, i64 0
  %249 = extractelement <8 x i32> %237, i64 5
  %250 = insertelement <4 x i32> %248, i32 %249, i64 1
  %251 = extractelement <8 x i32> %237, i64 6
  %252 = insertelement <4 x i32> %250, i32 %251, i64 2
  %253 = extractelement <8 x i32> %237, i64 7
  %254 = insertelement <4 x i32> %252, i32 %253, i64 3
  store <4 x i32> %254, ptr %238, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %255 = getelementptr i32, ptr %5, i64 4
  %256 = load <4 x i32>, ptr %5, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <8 x i32> poison, i32 %257, i64 0
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <8 x i32> %258, i32 %259, i64 1
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <8 x i32> %260, i32 %261, i64 2
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <8 x i32> %262, i32 %263, i64 3
  %265 = load <4 x i32>, ptr %255, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <8 x i32> %264, i32 %266, i64 4
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <8 x i32> %267, i32 %268, i64 5
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <8 x i32> %269, i32 %270, i64 6
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <8 x i32> %271, i32 %272, i64 7
  %274 = extractelement <8 x i32> %273, i64 0
  %275 = extractelement <8 x i32> %273, i64 1
  %276 = extractelement <8 x i32> %273, i64 2
  %277 = extractelement <8 x i32> %273, i64 3
  %278 = extractelement <8 x i32> %273, i64 4
  %279 = extractelement <8 x i32> %273, i64 5
  %280 = extractelement <8 x i32> %273, i64 6
  %281 = extractelement <8 x i32> %273, i64 7
  %282 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %274, i32 %275, i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281)
  %283 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 0
  %284 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 1
  %285 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 2
  %286 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 3
  %287 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 4
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 5
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 6
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %282, 7
  %291 = insertelement <8 x i32> poison, i32 %283, i64 0
  %292 = insertelement <8 x i32> %291, i32 %284, i64 1
  %293 = insertelement <8 x i32> %292, i32 %285, i64 2
  %294 = insertelement <8 x i32> %293, i32 %286, i64 3
  %295 = insertelement <8 x i32> %294, i32 %287, i64 4
  %296 = insertelement <8 x i32> %295, i32 %288, i64 5
  %297 = insertelement <8 x i32> %296, i32 %289, i64 6
  %298 = insertelement <8 x i32> %297, i32 %290, i64 7
  %299 = getelementptr i32, ptr %5, i64 4
  %300 = extractelement <8 x i32> %298, i64 0
  %301 = insertelement <4 x i32> poison, i32 %300, i64 0
  %302 = extractelement <8 x i32> %298, i64 1
  %303 = insertelement <4 x i32> %301, i32 %302, i64 1
  %304 = extractelement <8 x i32> %298, i64 2
  %305 = insertelement <4 x i32> %303, i32 %304, i64 2
  %306 = extractelement <8 x i32> %298, i64 3
  %307 = insertelement <4 x i32> %305, i32 %306, i64 3
  store <4 x i32> %307, ptr %5, align 16
  %308 = extractelement <8 x i32> %298, i64 4
  %309 = insertelement <4 x i32> poison, i32 %308, i64 0
  %310 = extractelement <8 x i32> %298, i64 5
  %311 = insertelement <4 x i32> %309, i32 %310, i64 1
  %312 = extractelement <8 x i32> %298, i64 6
  %313 = insertelement <4 x i32> %311, i32 %312, i64 2
  %314 = extractelement <8 x i32> %298, i64 7
  %315 = insertelement <4 x i32> %313, i32 %314, i64 3
  store <4 x i32> %315, ptr %299, align 16
  %316 = urem i32 %7, 4
  %317 = udiv i32 %7, 4
  %318 = mul nsw i32 %316, 2
  %319 = urem i32 %317, 8
  %320 = udiv i32 %317, 8
  %321 = mul nsw i32 %319, 32
  %322 = add nsw i32 %318, %321
  %323 = mul nsw i32 %320, 512
  %324 = add nsw i32 %322, %323
  %325 = sext i32 %324 to i64
  %326 = getelementptr half, ptr addrspace(1) %3, i64 %325
  %327 = getelementptr half, ptr %5, i64 8
  %328 = load <8 x half>, ptr %5, align 16
  %329 = extractelement <8 x half> %328, i64 0
  %330 = insertelement <16 x half> poison, half %329, i64 0
  %331 = extractelement <8 x half> %328, i64 1
  %332 = insertelement <16 x half> %330, half %331, i64 1
  %333 = extractelement <8 x half> %328, i64 2
  %334 = insertelement <16 x half> %332, half %333, i64 2
  %335 = extractelement <8 x half> %328, i64 3
  %336 = insertelement <16 x half> %334, half %335, i64 3
  %337 = extractelement <8 x half> %328, i64 4
  %338 = insertelement <16 x half> %336, half %337, i64 4
  %339 = extractelement <8 x half> %328, i64 5
  %340 = insertelement <16 x half> %338, half %339, i64 5
  %341 = extractelement <8 x half> %328, i64 6
  %342 = insertelement <16 x half> %340, half %341, i64 6
  %343 = extractelement <8 x half> %328, i64 7
  %344 = insertelement <16 x half> %342, half %343, i64 7
  %345 = load <8 x half>, ptr %327, align 16
  %346 = extractelement <8 x half> %345, i64 0
  %347 = insertelement <16 x half> %344, half %346, i64 8
  %348 = extractelement <8 x half> %345, i64 1
  %349 = insertelement <16 x half> %347, half %348, i64 9
  %350 = extractelement <8 x half> %345, i64 2
  %351 = insertelement <16 x half> %349, half %350, i64 10
  %352 = extractelement <8 x half> %345, i64 3
  %353 = insertelement <16 x half> %351, half %352, i64 11
  %354 = extractelement <8 x half> %345, i64 4
  %355 = insertelement <16 x half> %353, half %354, i64 12
  %356 = extractelement <8 x half> %345, i64 5
  %357 = insertelement <16 x half> %355, half %356, i64 13
  %358 = extractelement <8 x half> %345, i64 6
  %359 = insertelement <16 x half> %357, half %358, i64 14
  %360 = extractelement <8 x half> %345, i64 7
  %361 = insertelement <16 x half> %359, half %360, i64 15
  %362 = getelementptr half, ptr addrspace(1) %326, i64 256
  %363 = getelementptr half, ptr addrspace(1) %326, i64 8
  %364 = getelementptr half, ptr addrspace(1) %326, i64 264
  %365 = getelementptr half, ptr addrspace(1) %326, i64 16
  %366 = getelementptr half, ptr addrspace(1) %326, i64 272
  %367 = getelementptr half, ptr addrspace(1) %326, i64 24
  %368 = getelementptr half, ptr addrspace(1) %326, i64 280
  %369 = extractelement <16 x half> %361, i64 0
  %370 = insertelement <2 x half> poison, half %369, i64 0
  %371 = extractelement <16 x half> %361, i64 1
  %372 = insertelement <2 x half> %370, half %371, i64 1
  store <2 x half> %372, ptr addrspace(1) %326, align 4
  %373 = extractelement <16 x half> %361, i64 2
  %374 = insertelement <2 x half> poison, half %373, i64 0
  %375 = extractelement <16 x half> %361, i64 3
  %376 = insertelement <2 x half> %374, half %375, i64 1
  store <2 x half> %376, ptr addrspace(1) %362, align 4
  %377 = extractelement <16 x half> %361, i64 4
  %378 = insertelement <2 x half> poison, half %377, i64 0
  %379 = extractelement <16 x half> %361, i64 5
  %380 = insertelement <2 x half> %378, half %379, i64 1
  store <2 x half> %380, ptr addrspace(1) %363, align 4
  %381 = extractelement <16 x half> %361, i64 6
  %382 = insertelement <2 x half> poison, half %381, i64 0
  %383 = extractelement <16 x half> %361, i64 7
  %384 = insertelement <2 x half> %382, half %383, i64 1
  store <2 x half> %384, ptr addrspace(1) %364, align 4
  %385 = extractelement <16 x half> %361, i64 8
  %386 = insertelement <2 x half> poison, half %385, i64 0
  %387 = extractelement <16 x half> %361, i64 9
  %388 = insertelement <2 x half> %386, half %387, i64 1
  store <2 x half> %388, ptr addrspace(1) %365, align 4
  %389 = extractelement <16 x half> %361, i64 10
  %390 = insertelement <2 x half> poison, half %389, i64 0
  %391 = extractelement <16 x half> %361, i64 11
  %392 = insertelement <2 x half> %390, half %391, i64 1
  store <2 x half> %392, ptr addrspace(1) %366, align 4
  %393 = extractelement <16 x half> %361, i64 12
  %394 = insertelement <2 x half> poison, half %393, i64 0
  %395 = extractelement <16 x half> %361, i64 13
  %396 = insertelement <2 x half> %394, half %395, i64 1
  store <2 x half> %396, ptr addrspace(1) %367, align 4
  %397 = extractelement <16 x half> %361, i64 14
  %398 = insertelement <2 x half> poison, half %397, i64 0
  %399 = extractelement <16 x half> %361, i64 15
  %400 = insertelement <2 x half> %398, half %399, i64 1
  store <2 x half> %400, ptr addrspace(1) %368, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 immarg) #4

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
