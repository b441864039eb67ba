; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 4
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 32
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 512
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 256
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 16
  %21 = getelementptr i8, ptr addrspace(1) %18, i64 272
  %22 = load <4 x i8>, ptr addrspace(1) %18, align 4
  %23 = extractelement <4 x i8> %22, i64 0
  %24 = insertelement <16 x i8> poison, i8 %23, i64 0
  %25 = extractelement <4 x i8> %22, i64 1
  %26 = insertelement <16 x i8> %24, i8 %25, i64 1
  %27 = extractelement <4 x i8> %22, i64 2
  %28 = insertelement <16 x i8> %26, i8 %27, i64 2
  %29 = extractelement <4 x i8> %22, i64 3
  %30 = insertelement <16 x i8> %28, i8 %29, i64 3
  %31 = load <4 x i8>, ptr addrspace(1) %19, align 4
  %32 = extractelement <4 x i8> %31, i64 0
  %33 = insertelement <16 x i8> %30, i8 %32, i64 4
  %34 = extractelement <4 x i8> %31, i64 1
  %35 = insertelement <16 x i8> %33, i8 %34, i64 5
  %36 = extractelement <4 x i8> %31, i64 2
  %37 = insertelement <16 x i8> %35, i8 %36, i64 6
  %38 = extractelement <4 x i8> %31, i64 3
  %39 = insertelement <16 x i8> %37, i8 %38, i64 7
  %40 = load <4 x i8>, ptr addrspace(1) %20, align 4
  %41 = extractelement <4 x i8> %40, i64 0
  %42 = insertelement <16 x i8> %39, i8 %41, i64 8
  %43 = extractelement <4 x i8> %40, i64 1
  %44 = insertelement <16 x i8> %42, i8 %43, i64 9
  %45 = extractelement <4 x i8> %40, i64 2
  %46 = insertelement <16 x i8> %44, i8 %45, i64 10
  %47 = extractelement <4 x i8> %40, i64 3
  %48 = insertelement <16 x i8> %46, i8 %47, i64 11
  %49 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %50 = extractelement <4 x i8> %49, i64 0
  %51 = insertelement <16 x i8> %48, i8 %50, i64 12
  %52 = extractelement <4 x i8> %49, i64 1
  %53 = insertelement <16 x i8> %51, i8 %52, i64 13
  %54 = extractelement <4 x i8> %49, i64 2
  %55 = insertelement <16 x i8> %53, i8 %54, i64 14
  %56 = extractelement <4 x i8> %49, i64 3
  %57 = insertelement <16 x i8> %55, i8 %56, i64 15
  %58 = extractelement <16 x i8> %57, i64 0
  %59 = insertelement <16 x i8> poison, i8 %58, i64 0
  %60 = extractelement <16 x i8> %57, i64 1
  %61 = insertelement <16 x i8> %59, i8 %60, i64 1
  %62 = extractelement <16 x i8> %57, i64 2
  %63 = insertelement <16 x i8> %61, i8 %62, i64 2
  %64 = extractelement <16 x i8> %57, i64 3
  %65 = insertelement <16 x i8> %63, i8 %64, i64 3
  %66 = extractelement <16 x i8> %57, i64 4
  %67 = insertelement <16 x i8> %65, i8 %66, i64 4
  %68 = extractelement <16 x i8> %57, i64 5
  %69 = insertelement <16 x i8> %67, i8 %68, i64 5
  %70 = extractelement <16 x i8> %57, i64 6
  %71 = insertelement <16 x i8> %69, i8 %70, i64 6
  %72 = extractelement <16 x i8> %57, i64 7
  %73 = insertelement <16 x i8> %71, i8 %72, i64 7
  %74 = extractelement <16 x i8> %57, i64 8
  %75 = insertelement <16 x i8> %73, i8 %74, i64 8
  %76 = extractelement <16 x i8> %57, i64 9
  %77 = insertelement <16 x i8> %75, i8 %76, i64 9
  %78 = extractelement <16 x i8> %57, i64 10
  %79 = insertelement <16 x i8> %77, i8 %78, i64 10
  %80 = extractelement <16 x i8> %57, i64 11
  %81 = insertelement <16 x i8> %79, i8 %80, i64 11
  %82 = extractelement <16 x i8> %57, i64 12
  %83 = insertelement <16 x i8> %81, i8 %82, i64 12
  %84 = extractelement <16 x i8> %57, i64 13
  %85 = insertelement <16 x i8> %83, i8 %84, i64 13
  %86 = extractelement <16 x i8> %57, i64 14
  %87 = insertelement <16 x i8> %85, i8 %86, i64 14
  %88 = extractelement <16 x i8> %57, i64 15
  %89 = insertelement <16 x i8> %87, i8 %88, i64 15
  store <16 x i8> %89, ptr %6, align 16
  br label %90

90:                                               ; preds = %93, %4
  %91 = phi i32 [ %116, %93 ], [ %7, %4 ]
  %92 = icmp slt i32 %91, 1024
  br i1 %92, label %93, label %117

93:                                               ; preds = %90
  %94 = urem i32 %91, 32
  %95 = udiv i32 %91, 32
  %96 = mul nsw i32 %94, 32
  %97 = add nsw i32 %96, %95
  %98 = sext i32 %97 to i64
  %99 = getelementptr i8, ptr addrspace(1) %1, i64 %98
  %100 = load i8, ptr addrspace(1) %99, align 1
  %101 = urem i32 %91, 8
  %102 = udiv i32 %91, 8
  %103 = mul nsw i32 %101, 128
  %104 = urem i32 %102, 4
  %105 = udiv i32 %102, 4
  %106 = mul nsw i32 %104, 1024
  %107 = add nsw i32 %103, %106
  %108 = add nsw i32 %107, %105
  %109 = sext i32 %108 to i64
  %110 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %109
  %111 = ptrtoint ptr addrspace(3) %110 to i32
  %112 = and i32 %111, 896
  %113 = lshr i32 %112, 3
  %114 = xor i32 %111, %113
  %115 = inttoptr i32 %114 to ptr addrspace(3)
  store i8 %100, ptr addrspace(3) %115, align 1
  %116 = add i32 %91, 128
  br label %90

117:                                              ; preds = %90
  %118 = urem i32 %7, 4
  %119 = udiv i32 %7, 4
  %120 = mul nsw i32 %118, 2
  %121 = urem i32 %119, 8
  %122 = udiv i32 %119, 8
  %123 = mul nsw i32 %121, 32
  %124 = add nsw i32 %120, %123
  %125 = mul nsw i32 %122, 512
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr half, ptr addrspace(1) %2, i64 %127
  %129 = getelementptr half, ptr addrspace(1) %128, i64 256
  %130 = getelementptr half, ptr addrspace(1) %128, i64 8
  %131 = getelementptr half, ptr addrspace(1) %128, i64 264
  %132 = getelementptr half, ptr addrspace(1) %128, i64 16
  %133 = getelementptr half, ptr addrspace(1) %128, i64 272
  %134 = getelementptr half, ptr addrspace(1) %128, i64 24
  %135 = getelementptr half, ptr addrspace(1) %128, i64 280
  %136 = load <2 x half>, ptr addrspace(1) %128, align 4
  %137 = extractelement <2 x half> %136, i64 0
  %138 = insertelement <16 x half> poison, half %137, i64 0
  %139 = extractelement <2 x half> %136, i64 1
  %140 = insertelement <16 x half> %138, half %139, i64 1
  %141 = load <2 x half>, ptr addrspace(1) %129, align 4
  %142 = extractelement <2 x half> %141, i64 0
  %143 = insertelement <16 x half> %140, half %142, i64 2
  %144 = extractelement <2 x half> %141, i64 1
  %145 = insertelement <16 x half> %143, half %144, i64 3
  %146 = load <2 x half>, ptr addrspace(1) %130, align 4
  %147 = extractelement <2 x half> %146, i64 0
  %148 = insertelement <16 x half> %145, half %147, i64 4
  %149 = extractelement <2 x half> %146, i64 1
  %150 = insertelement <16 x half> %148, half %149, i64 5
  %151 = load <2 x half>, ptr addrspace(1) %131, align 4
  %152 = extractelement <2 x half> %151, i64 0
  %153 = insertelement <16 x half> %150, half %152, i64 6
  %154 = extractelement <2 x half> %151, i64 1
  %155 = insertelement <16 x half> %153, half %154, i64 7
  %156 = load <2 x half>, ptr addrspace(1) %132, align 4
  %157 = extractelement <2 x half> %156, i64 0
  %158 = insertelement <16 x half> %155, half %157, i64 8
  %159 = extractelement <2 x half> %156, i64 1
  %160 = insertelement <16 x half> %158, half %159, i64 9
  %161 = load <2 x half>, ptr addrspace(1) %133, align 4
  %162 = extractelement <2 x half> %161, i64 0
  %163 = insertelement <16 x half> %160, half %162, i64 10
  %164 = extractelement <2 x half> %161, i64 1
  %165 = insertelement <16 x half> %163, half %164, i64 11
  %166 = load <2 x half>, ptr addrspace(1) %134, align 4
  %167 = extractelement <2 x half> %166, i64 0
  %168 = insertelement <16 x half> %165, half %167, i64 12
  %169 = extractelement <2 x half> %166, i64 1
  %170 = insertelement <16 x half> %168, half %169, i64 13
  %171 = load <2 x half>, ptr addrspace(1) %135, align 4
  %172 = extractelement <2 x half> %171, i64 0
  %173 = insertelement <16 x half> %170, half %172, i64 14
  %174 = extractelement <2 x half> %171, i64 1
  %175 = insertelement <16 x half> %173, half %174, i64 15
  %176 = getelementptr half, ptr %5, i64 8
  %177 = extractelement <16 x half> %175, i64 0
  %178 = insertelement <8 x half> poison, half %177, i64 0
  %179 = extractelement <16 x half> %175, i64 1
  %180 = insertelement <8 x half> %178, half %179, i64 1
  %181 = extractelement <16 x half> %175, i64 2
  %182 = insertelement <8 x half> %180, half %181, i64 2
  %183 = extractelement <16 x half> %175, i64 3
  %184 = insertelement <8 x half> %182, half %183, i64 3
  %185 = extractelement <16 x half> %175, i64 4
  %186 = insertelement <8 x half> %184, half %185, i64 4
  %187 = extractelement <16 x half> %175, i64 5
  %188 = insertelement <8 x half> %186, half %187, i64 5
  %189 = extractelement <16 x half> %175, i64 6
  %190 = insertelement <8 x half> %188, half %189, i64 6
  %191 = extractelement <16 x half> %175, i64 7
  %192 = insertelement <8 x half> %190, half %191, i64 7
  store <8 x half> %192, ptr %5, align 16
  %193 = extractelement <16 x half> %175, i64 8
  %194 = insertelement <8 x half> poison, half %193, i64 0
  %195 = extractelement <16 x half> %175, i64 9
  %196 = insertelement <8 x half> %194, half %195, i64 1
  %197 = extractelement <16 x half> %175, i64 10
  %198 = insertelement <8 x half> %196, half %197, i64 2
  %199 = extractelement <16 x half> %175, i64 11
  %200 = insertelement <8 x half> %198, half %199, i64 3
  %201 = extractelement <16 x half> %175, i64 12
  %202 = insertelement <8 x half> %200, half %201, i64 4
  %203 = extractelement <16 x half> %175, i64 13
  %204 = insertelement <8 x half> %202, half %203, i64 5
  %205 = extractelement <16 x half> %175, i64 14
  %206 = insertelement <8 x half> %204, half %205, i64 6
  %207 = extractelement <16 x half> %175, i64 15
  %208 = insertelement <8 x half> %206, half %207, i64 7
  store <8 x half> %208, ptr %176, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %209 = load <4 x i32>, ptr %6, align 16
  %210 = extractelement <4 x i32> %209, i64 0
  %211 = insertelement <4 x i32> poison, i32 %210, i64 0
  %212 = extractelement <4 x i32> %209, i64 1
  %213 = insertelement <4 x i32> %211, i32 %212, i64 1
  %214 = extractelement <4 x i32> %209, i64 2
  %215 = insertelement <4 x i32> %213, i32 %214, i64 2
  %216 = extractelement <4 x i32> %209, i64 3
  %217 = insertelement <4 x i32> %215, i32 %216, i64 3
  %218 = extractelement <4 x i32> %217, i64 0
  %219 = extractelement <4 x i32> %217, i64 1
  %220 = extractelement <4 x i32> %217, i64 2
  %221 = extractelement <4 x i32> %217, i64 3
  %222 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %223 = lshr i32 %222, 4
  %224 = zext i32 %223 to i64
  %225 = or i64 %224, 4611686293305360384
  %226 = getelementptr i32, ptr %5, i64 4
  %227 = load <4 x i32>, ptr %5, align 16
  %228 = extractelement <4 x i32> %227, i64 0
  %229 = insertelement <8 x i32> poison, i32 %228, i64 0
  %230 = extractelement <4 x i32> %227, i64 1
  %231 = insertelement <8 x i32> %229, i32 %230, i64 1
  %232 = extractelement <4 x i32> %227, i64 2
  %233 = insertelement <8 x i32> %231, i32 %232, i64 2
  %234 = extractelement <4 x i32> %227, i64 3
  %235 = insertelement <8 x i32> %233, i32 %234, i64 3
  %236 = load <4 x i32>, ptr %226, align 16
  %237 = extractelement <4 x i32> %236, i64 0
  %238 = insertelement <8 x i32> %235, i32 %237, i64 4
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = insertelement <8 x i32> %238, i32 %239, i64 5
  %241 = extractelement <4 x i32> %236, i64 2
  %242 = insertelement <8 x i32> %240, i32 %241, i64 6
  %243 = extractelement <4 x i32> %236, i64 3
  %244 = insertelement <8 x i32> %242, i32 %243, i64 7
  %245 = extractelement <8 x i32> %244, i64 0
  %246 = extractelement <8 x i32> %244, i64 1
  %247 = extractelement <8 x i32> %244, i64 2
  %248 = extractelement <8 x i32> %244, i64 3
  %249 = extractelement <8 x i32> %244, i64 4
  %250 = extractelement <8 x i32> %244, i64 5
  %251 = extractelement <8 x i32> %244, i64 6
  %252 = extractelement <8 x i32> %244, i64 7
  %253 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $21, 0; wgmma.mma_async.sync.aligned.m64n32k32.f16.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, p, 1, 1; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,r,r,r,r,l,r"(i32 %245, i32 %246, i32 %247, i32 %248, i32 %249, i32 %250, i32 %251, i32 %252, i32 %218, i32 %219, i32 %220, i32 %221, i64 %225, i32 1)
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 0
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 1
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 2
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 3
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 4
  %259 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 5
  %260 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 6
  %261 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 7
  %262 = insertelement <8 x i32> poison, i32 %254, i64 0
  %263 = insertelement <8 x i32> %262, i32 %255, i64 1
  %264 = insertelement <8 x i32> %263, i32 %256, i64 2
  %265 = insertelement <8 x i32> %264, i32 %257, i64 3
  %266 = insertelement <8 x i32> %265, i32 %258, i64 4
  %267 = insertelement <8 x i32> %266, i32 %259, i64 5
  %268 = insertelement <8 x i32> %267, i32 %260, i64 6
  %269 = insertelement <8 x i32> %268, i32 %261, i64 7
  %270 = getelementptr i32, ptr %5, i64 4
  %271 = extractelement <8 x i32> %269, i64 0
  %272 = insertelement <4 x i32> poison, i32 %271, i64 0
  %273 = extractelement <8 x i32> %269, i64 1
  %274 = insertelement <4 x i32> %272, i32 %273, i64 1
  %275 = extractelement <8 x i32> %269, i64 2
  %276 = insertelement <4 x i32> %274, i32 %275, i64 2
  %277 = extractelement <8 x i32> %269, i64 3
  %278 = insertelement <4 x i32> %276, i32 %277, i64 3
  store <4 x i32> %278, ptr %5, align 16
  %279 = extractelement <8 x i32> %269, i64 4
  %280 = insertelement <4 x i32> poison, i32 %279, i64 0
  %281 = extractelement <8 x i32> %269, i64 5
  %282 = insertelement <4 x i32> %280, i32 %281, i64 1
  %283 = extractelement <8 x i32> %269, i64 6
  %284 = insertelement <4 x i32> %282, i32 %283, i64 2
  %285 = extractelement <8 x i32> %269, i64 7
  %286 = insertelement <4 x i32> %284, i32 %285, i64 3
  store <4 x i32> %286, ptr %270, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %287 = getelementptr i32, ptr %5, i64 4
  %288 = load <4 x i32>, ptr %5, align 16
  %289 = extractelement <4 x i32> %288, i64 0
  %290 = insertelement <8 x i32> poison, i32 %289, i64 0
  %291 = extractelement <4 x i32> %288, i64 1
  %292 = insertelement <8 x i32> %290, i32 %291, i64 1
  %293 = extractelement <4 x i32> %288, i64 2
  %294 = insertelement <8 x i32> %292, i32 %293, i64 2
  %295 = extractelement <4 x i32> %288, i64 3
  %296 = insertelement <8 x i32> %294, i32 %295, i64 3
  %297 = load <4 x i32>, ptr %287, align 16
  %298 = extractelement <4 x i32> %297, i64 0
  %299 = insertelement <8 x i32> %296, i32 %298, i64 4
  %300 = extractelement <4 x i32> %297, i64 1
  %301 = insertelement <8 x i32> %299, i32 %300, i64 5
  %302 = extractelement <4 x i32> %297, i64 2
  %303 = insertelement <8 x i32> %301, i32 %302, i64 6
  %304 = extractelement <4 x i32> %297, i64 3
  %305 = insertelement <8 x i32> %303, i32 %304, i64 7
  %306 = extractelement <8 x i32> %305, i64 0
  %307 = extractelement <8 x i32> %305, i64 1
  %308 = extractelement <8 x i32> %305, i64 2
  %309 = extractelement <8 x i32> %305, i64 3
  %310 = extractelement <8 x i32> %305, i64 4
  %311 = extractelement <8 x i32> %305, i64 5
  %312 = extractelement <8 x i32> %305, i64 6
  %313 = extractelement <8 x i32> %305, i64 7
  %314 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %306, i32 %307, i32 %308, i32 %309, i32 %310, i32 %311, i32 %312, i32 %313)
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 0
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 1
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 2
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 3
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 4
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 5
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 6
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 7
  %323 = insertelement <8 x i32> poison, i32 %315, i64 0
  %324 = insertelement <8 x i32> %323, i32 %316, i64 1
  %325 = insertelement <8 x i32> %324, i32 %317, i64 2
  %326 = insertelement <8 x i32> %325, i32 %318, i64 3
  %327 = insertelement <8 x i32> %326, i32 %319, i64 4
  %328 = insertelement <8 x i32> %327, i32 %320, i64 5
  %329 = insertelement <8 x i32> %328, i32 %321, i64 6
  %330 = insertelement <8 x i32> %329, i32 %322, i64 7
  %331 = getelementptr i32, ptr %5, i64 4
  %332 = extractelement <8 x i32> %330, i64 0
  %333 = insertelement <4 x i32> poison, i32 %332, i64 0
  %334 = extractelement <8 x i32> %330, i64 1
  %335 = insertelement <4 x i32> %333, i32 %334, i64 1
  %336 = extractelement <8 x i32> %330, i64 2
  %337 = insertelement <4 x i32> %335, i32 %336, i64 2
  %338 = extractelement <8 x i32> %330, i64 3
  %339 = insertelement <4 x i32> %337, i32 %338, i64 3
  store <4 x i32> %339, ptr %5, align 16
  %340 = extractelement <8 x i32> %330, i64 4
  %341 = insertelement <4 x i32> poison, i32 %340, i64 0
  %342 = extractelement <8 x i32> %330, i64 5
  %343 = insertelement <4 x i32> %341, i32 %342, i64 1
  %344 = extractelement <8 x i32> %330, i64 6
  %345 = insertelement <4 x i32> %343, i32 %344, i64 2
  %346 = extractelement <8 x i32> %330, i64 7
  %347 = insertelement <4 x i32> %345, i32 %346, i64 3
  store <4 x i32> %347, ptr %331, align 16
  %348 = urem i32 %7, 4
  %349 = udiv i32 %7, 4
  %350 = mul nsw i32 %348, 2
  %351 = urem i32 %349, 8
  %352 = udiv i32 %349, 8
  %353 = mul nsw i32 %351, 32
  %354 = add nsw i32 %350, %353
  %355 = mul nsw i32 %352, 512
  %356 = add nsw i32 %354, %355
  %357 = sext i32 %356 to i64
  %358 = getelementptr half, ptr addrspace(1) %3, i64 %357
  %359 = getelementptr half, ptr %5, i64 8
  %360 = load <8 x half>, ptr %5, align 16
  %361 = extractelement <8 x half> %360, i64 0
  %362 = insertelement <16 x half> poison, half %361, i64 0
  %363 = extractelement <8 x half> %360, i64 1
  %364 = insertelement <16 x half> %362, half %363, i64 1
  %365 = extractelement <8 x half> %360, i64 2
  %366 = insertelement <16 x half> %364, half %365, i64 2
  %367 = extractelement <8 x half> %360, i64 3
  %368 = insertelement <16 x half> %366, half %367, i64 3
  %369 = extractelement <8 x half> %360, i64 4
  %370 = insertelement <16 x half> %368, half %369, i64 4
  %371 = extractelement <8 x half> %360, i64 5
  %372 = insertelement <16 x half> %370, half %371, i64 5
  %373 = extractelement <8 x half> %360, i64 6
  %374 = insertelement <16 x half> %372, half %373, i64 6
  %375 = extractelement <8 x half> %360, i64 7
  %376 = insertelement <16 x half> %374, half %375, i64 7
  %377 = load <8 x half>, ptr %359, align 16
  %378 = extractelement <8 x half> %377, i64 0
  %379 = insertelement <16 x half> %376, half %378, i64 8
  %380 = extractelement <8 x half> %377, i64 1
  %381 = insertelement <16 x half> %379, half %380, i64 9
  %382 = extractelement <8 x half> %377, i64 2
  %383 = insertelement <16 x half> %381, half %382, i64 10
  %384 = extractelement <8 x half> %377, i64 3
  %385 = insertelement <16 x half> %383, half %384, i64 11
  %386 = extractelement <8 x half> %377, i64 4
  %387 = insertelement <16 x half> %385, half %386, i64 12
  %388 = extractelement <8 x half> %377, i64 5
  %389 = insertelement <16 x half> %387, half %388, i64 13
  %390 = extractelement <8 x half> %377, i64 6
  %391 = insertelement <16 x half> %389, half %390, i64 14
  %392 = extractelement <8 x half> %377, i64 7
  %393 = insertelement <16 x half> %391, half %392, i64 15
  %394 = getelementptr half, ptr addrspace(1) %358, i64 256
  %395 = getelementptr half, ptr addrspace(1) %358, i64 8
  %396 = getelementptr half, ptr addrspace(1) %358, i64 264
  %397 = getelementptr half, ptr addrspace(1) %358, i64 16
  %398 = getelementptr half, ptr addrspace(1) %358, i64 272
  %399 = getelementptr half, ptr addrspace(1) %358, i64 24
  %400 = getelementptr half, ptr addrspace(1) %358, i64 280
  %401 = extractelement <16 x half> %393, i64 0
  %402 = insertelement <2 x half> poison, half %401, i64 0
  %403 = extractelement <16 x half> %393, i64 1
  %404 = insertelement <2 x half> %402, half %403, i64 1
  store <2 x half> %404, ptr addrspace(1) %358, align 4
  %405 = extractelement <16 x half> %393, i64 2
  %406 = insertelement <2 x half> poison, half %405, i64 0
  %407 = extractelement <16 x half> %393, i64 3
  %408 = insertelement <2 x half> %406, half %407, i64 1
  store <2 x half> %408, ptr addrspace(1) %394, align 4
  %409 = extractelement <16 x half> %393, i64 4
  %410 = insertelement <2 x half> poison, half %409, i64 0
  %411 = extractelement <16 x half> %393, i64 5
  %412 = insertelement <2 x half> %410, half %411, i64 1
  store <2 x half> %412, ptr addrspace(1) %395, align 4
  %413 = extractelement <16 x half> %393, i64 6
  %414 = insertelement <2 x half> poison, half %413, i64 0
  %415 = extractelement <16 x half> %393, i64 7
  %416 = insertelement <2 x half> %414, half %415, i64 1
  store <2 x half> %416, ptr addrspace(1) %396, align 4
  %417 = extractelement <16 x half> %393, i64 8
  %418 = insertelement <2 x half> poison, half %417, i64 0
  %419 = extractelement <16 x half> %393, i64 9
  %420 = insertelement <2 x half> %418, half %419, i64 1
  store <2 x half> %420, ptr addrspace(1) %397, align 4
  %421 = extractelement <16 x half> %393, i64 10
  %422 = insertelement <2 x half> poison, half %421, i64 0
  %423 = extractelement <16 x half> %393, i64 11
  %424 = insertelement <2 x half> %422, half %423, i64 1
  store <2 x half> %424, ptr addrspace(1) %398, align 4
  %425 = extractelement <16 x half> %393, i64 12
  %426 = insertelement <2 x half> poison, half %425, i64 0
  %427 = extractelement <16 x half> %393, i64 13
  %428 = insertelement <2 x half> %426, half %427, i64 1
  store <2 x half> %428, ptr addrspace(1) %399, align 4
  %429 = extractelement <16 x half> %393, i64 14
  %430 = insertelement <2 x half> poison, half %429, i64 0
  %431 = extractelement <16 x half> %393, i64 15
  %432 = insertelement <2 x half> %430, half %431, i64 1
  store <2 x half> %432, ptr addrspace(1) %400, align 4
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
