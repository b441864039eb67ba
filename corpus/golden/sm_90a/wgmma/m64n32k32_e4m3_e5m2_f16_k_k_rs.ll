; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 16, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 4, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = mul nsw i32 %15, 4
  %18 = srem i32 %16, 8
  %19 = sdiv i32 %16, 8
  %20 = mul nsw i32 %18, 32
  %21 = add nsw i32 %17, %20
  %22 = mul nsw i32 %19, 512
  %23 = add nsw i32 %21, %22
  %24 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 0
  %25 = sext i32 %23 to i64
  %26 = getelementptr i8, ptr addrspace(1) %24, i64 %25
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %26, 0
  %28 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %27, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 1
  %30 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 0
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 256
  %32 = getelementptr i8, ptr addrspace(1) %30, i64 16
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 272
  %34 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %35 = extractelement <4 x i8> %34, i64 0
  %36 = insertelement <16 x i8> poison, i8 %35, i64 0
  %37 = extractelement <4 x i8> %34, i64 1
  %38 = insertelement <16 x i8> %36, i8 %37, i64 1
  %39 = extractelement <4 x i8> %34, i64 2
  %40 = insertelement <16 x i8> %38, i8 %39, i64 2
  %41 = extractelement <4 x i8> %34, i64 3
  %42 = insertelement <16 x i8> %40, i8 %41, i64 3
  %43 = load <4 x i8>, ptr addrspace(1) %31, align 4
  %44 = extractelement <4 x i8> %43, i64 0
  %45 = insertelement <16 x i8> %42, i8 %44, i64 4
  %46 = extractelement <4 x i8> %43, i64 1
  %47 = insertelement <16 x i8> %45, i8 %46, i64 5
  %48 = extractelement <4 x i8> %43, i64 2
  %49 = insertelement <16 x i8> %47, i8 %48, i64 6
  %50 = extractelement <4 x i8> %43, i64 3
  %51 = insertelement <16 x i8> %49, i8 %50, i64 7
  %52 = load <4 x i8>, ptr addrspace(1) %32, align 4
  %53 = extractelement <4 x i8> %52, i64 0
  %54 = insertelement <16 x i8> %51, i8 %53, i64 8
  %55 = extractelement <4 x i8> %52, i64 1
  %56 = insertelement <16 x i8> %54, i8 %55, i64 9
  %57 = extractelement <4 x i8> %52, i64 2
  %58 = insertelement <16 x i8> %56, i8 %57, i64 10
  %59 = extractelement <4 x i8> %52, i64 3
  %60 = insertelement <16 x i8> %58, i8 %59, i64 11
  %61 = load <4 x i8>, ptr addrspace(1) %33, align 4
  %62 = extractelement <4 x i8> %61, i64 0
  %63 = insertelement <16 x i8> %60, i8 %62, i64 12
  %64 = extractelement <4 x i8> %61, i64 1
  %65 = insertelement <16 x i8> %63, i8 %64, i64 13
  %66 = extractelement <4 x i8> %61, i64 2
  %67 = insertelement <16 x i8> %65, i8 %66, i64 14
  %68 = extractelement <4 x i8> %61, i64 3
  %69 = insertelement <16 x i8> %67, i8 %68, i64 15
  %70 = extractvalue { ptr, { i32, i32 } } %10, 1
  %71 = extractvalue { ptr, { i32, i32 } } %10, 0
  %72 = extractelement <16 x i8> %69, i64 0
  %73 = insertelement <16 x i8> poison, i8 %72, i64 0
  %74 = extractelement <16 x i8> %69, i64 1
  %75 = insertelement <16 x i8> %73, i8 %74, i64 1
  %76 = extractelement <16 x i8> %69, i64 2
  %77 = insertelement <16 x i8> %75, i8 %76, i64 2
  %78 = extractelement <16 x i8> %69, i64 3
  %79 = insertelement <16 x i8> %77, i8 %78, i64 3
  %80 = extractelement <16 x i8> %69, i64 4
  %81 = insertelement <16 x i8> %79, i8 %80, i64 4
  %82 = extractelement <16 x i8> %69, i64 5
  %83 = insertelement <16 x i8> %81, i8 %82, i64 5
  %84 = extractelement <16 x i8> %69, i64 6
  %85 = insertelement <16 x i8> %83, i8 %84, i64 6
  %86 = extractelement <16 x i8> %69, i64 7
  %87 = insertelement <16 x i8> %85, i8 %86, i64 7
  %88 = extractelement <16 x i8> %69, i64 8
  %89 = insertelement <16 x i8> %87, i8 %88, i64 8
  %90 = extractelement <16 x i8> %69, i64 9
  %91 = insertelement <16 x i8> %89, i8 %90, i64 9
  %92 = extractelement <16 x i8> %69, i64 10
  %93 = insertelement <16 x i8> %91, i8 %92, i64 10
  %94 = extractelement <16 x i8> %69, i64 11
  %95 = insertelement <16 x i8> %93, i8 %94, i64 11
  %96 = extractelement <16 x i8> %69, i64 12
  %97 = insertelement <16 x i8> %95, i8 %96, i64 12
  %98 = extractelement <16 x i8> %69, i64 13
  %99 = insertelement <16 x i8> %97, i8 %98, i64 13
  %100 = extractelement <16 x i8> %69, i64 14
  %101 = insertelement <16 x i8> %99, i8 %100, i64 14
  %102 = extractelement <16 x i8> %69, i64 15
  %103 = insertelement <16 x i8> %101, i8 %102, i64 15
  store <16 x i8> %103, ptr %71, align 16
  %104 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %105 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %104, { i32, i32, i32, i32 } { i32 32, i32 32, i32 32, i32 1 }, 1
  br label %106

106:                                              ; preds = %109, %4
  %107 = phi i32 [ %134, %109 ], [ %7, %4 ]
  %108 = icmp slt i32 %107, 1024
  br i1 %108, label %109, label %135

109:                                              ; preds = %106
  %110 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 1
  %111 = srem i32 %107, 32
  %112 = sdiv i32 %107, 32
  %113 = mul nsw i32 %111, 32
  %114 = add nsw i32 %113, %112
  %115 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 0
  %116 = sext i32 %114 to i64
  %117 = getelementptr i8, ptr addrspace(1) %115, i64 %116
  %118 = load i8, ptr addrspace(1) %117, align 1
  %119 = srem i32 %107, 8
  %120 = sdiv i32 %107, 8
  %121 = mul nsw i32 %119, 128
  %122 = srem i32 %120, 4
  %123 = sdiv i32 %120, 4
  %124 = mul nsw i32 %122, 1024
  %125 = add nsw i32 %121, %124
  %126 = add nsw i32 %125, %123
  %127 = sext i32 %126 to i64
  %128 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %127
  %129 = ptrtoint ptr addrspace(3) %128 to i32
  %130 = and i32 %129, 896
  %131 = lshr i32 %130, 3
  %132 = xor i32 %129, %131
  %133 = inttoptr i32 %132 to ptr addrspace(3)
  store i8 %118, ptr addrspace(3) %133, align 1
  %134 = add i32 %107, 128
  br label %106

135:                                              ; preds = %106
  %136 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %137 = insertvalue { ptr, { i32, i32 } } %136, { i32, i32 } { i32 16, i32 1 }, 1
  %138 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %139 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %138, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %140 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %139, 1
  %141 = extractvalue { i32 } %8, 0
  %142 = srem i32 %141, 4
  %143 = sdiv i32 %141, 4
  %144 = mul nsw i32 %142, 2
  %145 = srem i32 %143, 8
  %146 = sdiv i32 %143, 8
  %147 = mul nsw i32 %145, 32
  %148 = add nsw i32 %144, %147
  %149 = mul nsw i32 %146, 512
  %150 = add nsw i32 %148, %149
  %151 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %139, 0
  %152 = sext i32 %150 to i64
  %153 = getelementptr half, ptr addrspace(1) %151, i64 %152
  %154 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %153, 0
  %155 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %154, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %156 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %155, 1
  %157 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %155, 0
  %158 = getelementptr half, ptr addrspace(1) %157, i64 256
  %159 = getelementptr half, ptr addrspace(1) %157, i64 8
  %160 = getelementptr half, ptr addrspace(1) %157, i64 264
  %161 = getelementptr half, ptr addrspace(1) %157, i64 16
  %162 = getelementptr half, ptr addrspace(1) %157, i64 272
  %163 = getelementptr half, ptr addrspace(1) %157, i64 24
  %164 = getelementptr half, ptr addrspace(1) %157, i64 280
  %165 = load <2 x half>, ptr addrspace(1) %157, align 4
  %166 = extractelement <2 x half> %165, i64 0
  %167 = insertelement <16 x half> poison, half %166, i64 0
  %168 = extractelement <2 x half> %165, i64 1
  %169 = insertelement <16 x half> %167, half %168, i64 1
  %170 = load <2 x half>, ptr addrspace(1) %158, align 4
  %171 = extractelement <2 x half> %170, i64 0
  %172 = insertelement <16 x half> %169, half %171, i64 2
  %173 = extractelement <2 x half> %170, i64 1
  %174 = insertelement <16 x half> %172, half %173, i64 3
  %175 = load <2 x half>, ptr addrspace(1) %159, align 4
  %176 = extractelement <2 x half> %175, i64 0
  %177 = insertelement <16 x half> %174, half %176, i64 4
  %178 = extractelement <2 x half> %175, i64 1
  %179 = insertelement <16 x half> %177, half %178, i64 5
  %180 = load <2 x half>, ptr addrspace(1) %160, align 4
  %181 = extractelement <2 x half> %180, i64 0
  %182 = insertelement <16 x half> %179, half %181, i64 6
  %183 = extractelement <2 x half> %180, i64 1
  %184 = insertelement <16 x half> %182, half %183, i64 7
  %185 = load <2 x half>, ptr addrspace(1) %161, align 4
  %186 = extractelement <2 x half> %185, i64 0
  %187 = insertelement <16 x half> %184, half %186, i64 8
  %188 = extractelement <2 x half> %185, i64 1
  %189 = insertelement <16 x half> %187, half %188, i64 9
  %190 = load <2 x half>, ptr addrspace(1) %162, align 4
  %191 = extractelement <2 x half> %190, i64 0
  %192 = insertelement <16 x half> %189, half %191, i64 10
  %193 = extractelement <2 x half> %190, i64 1
  %194 = insertelement <16 x half> %192, half %193, i64 11
  %195 = load <2 x half>, ptr addrspace(1) %163, align 4
  %196 = extractelement <2 x half> %195, i64 0
  %197 = insertelement <16 x half> %194, half %196, i64 12
  %198 = extractelement <2 x half> %195, i64 1
  %199 = insertelement <16 x half> %197, half %198, i64 13
  %200 = load <2 x half>, ptr addrspace(1) %164, align 4
  %201 = extractelement <2 x half> %200, i64 0
  %202 = insertelement <16 x half> %199, half %201, i64 14
  %203 = extractelement <2 x half> %200, i64 1
  %204 = insertelement <16 x half> %202, half %203, i64 15
  %205 = extractvalue { ptr, { i32, i32 } } %137, 1
  %206 = extractvalue { ptr, { i32, i32 } } %137, 0
  %207 = getelementptr half, ptr %206, i64 8
  %208 = extractelement <16 x half> %204, i64 0
  %209 = insertelement <8 x half> poison, half %208, i64 0
  %210 = extractelement <16 x half> %204, i64 1
  %211 = insertelement <8 x half> %209, half %210, i64 1
  %212 = extractelement <16 x half> %204, i64 2
  %213 = insertelement <8 x half> %211, half %212, i64 2
  %214 = extractelement <16 x half> %204, i64 3
  %215 = insertelement <8 x half> %213, half %214, i64 3
  %216 = extractelement <16 x half> %204, i64 4
  %217 = insertelement <8 x half> %215, half %216, i64 4
  %218 = extractelement <16 x half> %204, i64 5
  %219 = insertelement <8 x half> %217, half %218, i64 5
  %220 = extractelement <16 x half> %204, i64 6
  %221 = insertelement <8 x half> %219, half %220, i64 6
  %222 = extractelement <16 x half> %204, i64 7
  %223 = insertelement <8 x half> %221, half %222, i64 7
  store <8 x half> %223, ptr %206, align 16
  %224 = extractelement <16 x half> %204, i64 8
  %225 = insertelement <8 x half> poison, half %224, i64 0
  %226 = extractelement <16 x half> %204, i64 9
  %227 = insertelement <8 x half> %225, half %226, i64 1
  %228 = extractelement <16 x half> %204, i64 10
  %229 = insertelement <8 x half> %227, half %228, i64 2
  %230 = extractelement <16 x half> %204, i64 11
  %231 = insertelement <8 x half> %229, half %230, i64 3
  %232 = extractelement <16 x half> %204, i64 12
  %233 = insertelement <8 x half> %231, half %232, i64 4
  %234 = extractelement <16 x half> %204, i64 13
  %235 = insertelement <8 x half> %233, half %234, i64 5
  %236 = extractelement <16 x half> %204, i64 14
  %237 = insertelement <8 x half> %235, half %236, i64 6
  %238 = extractelement <16 x half> %204, i64 15
  %239 = insertelement <8 x half> %237, half %238, i64 7
  store <8 x half> %239, ptr %207, align 16
  %240 = extractvalue { ptr, { i32, i32 } } %10, 0
  %241 = insertvalue { ptr, { i32, i32 } } poison, ptr %240, 0
  %242 = insertvalue { ptr, { i32, i32 } } %241, { i32, i32 } { i32 16, i32 1 }, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %243 = extractvalue { ptr, { i32, i32 } } %242, 0
  %244 = insertvalue { ptr, { i32, i32 } } poison, ptr %243, 0
  %245 = insertvalue { ptr, { i32, i32 } } %244, { i32, i32 } { i32 4, i32 1 }, 1
  %246 = extractvalue { ptr, { i32, i32 } } %245, 1
  %247 = extractvalue { ptr, { i32, i32 } } %245, 0
  %248 = load <4 x i32>, ptr %247, align 16
  %249 = extractelement <4 x i32> %248, i64 0
  %250 = insertelement <4 x i32> poison, i32 %249, i64 0
  %251 = extractelement <4 x i32> %248, i64 1
  %252 = insertelement <4 x i32> %250, i32 %251, i64 1
  %253 = extractelement <4 x i32> %248, i64 2
  %254 = insertelement <4 x i32> %252, i32 %253, i64 2
  %255 = extractelement <4 x i32> %248, i64 3
  %256 = insertelement <4 x i32> %254, i32 %255, i64 3
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = extractelement <4 x i32> %256, i64 1
  %259 = extractelement <4 x i32> %256, i64 2
  %260 = extractelement <4 x i32> %256, i64 3
  %261 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %262 = lshr i32 %261, 4
  %263 = zext i32 %262 to i64
  %264 = or i64 %263, 4611686293305360384
  %265 = extractvalue { ptr, { i32, i32 } } %137, 0
  %266 = insertvalue { ptr, { i32, i32 } } poison, ptr %265, 0
  %267 = insertvalue { ptr, { i32, i32 } } %266, { i32, i32 } { i32 8, i32 1 }, 1
  %268 = extractvalue { ptr, { i32, i32 } } %267, 1
  %269 = extractvalue { ptr, { i32, i32 } } %267, 0
  %270 = getelementptr i32, ptr %269, i64 4
  %271 = load <4 x i32>, ptr %269, align 16
  %272 = extractelement <4 x i32> %271, i64 0
  %273 = insertelement <8 x i32> poison, i32 %272, i64 0
  %274 = extractelement <4 x i32> %271, i64 1
  %275 = insertelement <8 x i32> %273, i32 %274, i64 1
  %276 = extractelement <4 x i32> %271, i64 2
  %277 = insertelement <8 x i32> %275, i32 %276, i64 2
  %278 = extractelement <4 x i32> %271, i64 3
  %279 = insertelement <8 x i32> %277, i32 %278, i64 3
  %280 = load <4 x i32>, ptr %270, align 16
  %281 = extractelement <4 x i32> %280, i64 0
  %282 = insertelement <8 x i32> %279, i32 %281, i64 4
  %283 = extractelement <4 x i32> %280, i64 1
  %284 = insertelement <8 x i32> %282, i32 %283, i64 5
  %285 = extractelement <4 x i32> %280, i64 2
  %286 = insertelement <8 x i32> %284, i32 %285, i64 6
  %287 = extractelement <4 x i32> %280, i64 3
  %288 = insertelement <8 x i32> %286, i32 %287, i64 7
  %289 = extractelement <8 x i32> %288, i64 0
  %290 = extractelement <8 x i32> %288, i64 1
  %291 = extractelement <8 x i32> %288, i64 2
  %292 = extractelement <8 x i32> %288, i64 3
  %293 = extractelement <8 x i32> %288, i64 4
  %294 = extractelement <8 x i32> %288, i64 5
  %295 = extractelement <8 x i32> %288, i64 6
  %296 = extractelement <8 x i32> %288, i64 7
  %297 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $21, 0; wgmma.mma_async.sync.aligned.m64n32k32.f16.e4m3.e5m2 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, p, 1, 1; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,r,r,r,r,l,r"(i32 %289, i32 %290, i32 %291, i32 %292, i32 %293, i32 %294, i32 %295, i32 %296, i32 %257, i32 %258, i32 %259, i32 %260, i64 %264, i32 1)
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 0
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 1
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 2
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 3
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 4
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 5
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 6
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %297, 7
  %306 = extractvalue { ptr, { i32, i32 } } %137, 0
  %307 = insertvalue { ptr, { i32, i32 } } poison, ptr %306, 0
  %308 = insertvalue { ptr, { i32, i32 } } %307, { i32, i32 } { i32 8, i32 1 }, 1
  %309 = insertelement <8 x i32> poison, i32 %298, i64 0
  %310 = insertelement <8 x i32> %309, i32 %299, i64 1
  %311 = insertelement <8 x i32> %310, i32 %300, i64 2
  %312 = insertelement <8 x i32> %311, i32 %301, i64 3
  %313 = insertelement <8 x i32> %312, i32 %302, i64 4
  %314 = insertelement <8 x i32> %313, i32 %303, i64 5
  %315 = insertelement <8 x i32> %314, i32 %304, i64 6
  %316 = insertelement <8 x i32> %315, i32 %305, i64 7
  %317 = extractvalue { ptr, { i32, i32 } } %308, 1
  %318 = extractvalue { ptr, { i32, i32 } } %308, 0
  %319 = getelementptr i32, ptr %318, i64 4
  %320 = extractelement <8 x i32> %316, i64 0
  %321 = insertelement <4 x i32> poison, i32 %320, i64 0
  %322 = extractelement <8 x i32> %316, i64 1
  %323 = insertelement <4 x i32> %321, i32 %322, i64 1
  %324 = extractelement <8 x i32> %316, i64 2
  %325 = insertelement <4 x i32> %323, i32 %324, i64 2
  %326 = extractelement <8 x i32> %316, i64 3
  %327 = insertelement <4 x i32> %325, i32 %326, i64 3
  store <4 x i32> %327, ptr %318, align 16
  %328 = extractelement <8 x i32> %316, i64 4
  %329 = insertelement <4 x i32> poison, i32 %328, i64 0
  %330 = extractelement <8 x i32> %316, i64 5
  %331 = insertelement <4 x i32> %329, i32 %330, i64 1
  %332 = extractelement <8 x i32> %316, i64 6
  %333 = insertelement <4 x i32> %331, i32 %332, i64 2
  %334 = extractelement <8 x i32> %316, i64 7
  %335 = insertelement <4 x i32> %333, i32 %334, i64 3
  store <4 x i32> %335, ptr %319, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %336 = extractvalue { ptr, { i32, i32 } } %137, 0
  %337 = insertvalue { ptr, { i32, i32 } } poison, ptr %336, 0
  %338 = insertvalue { ptr, { i32, i32 } } %337, { i32, i32 } { i32 8, i32 1 }, 1
  %339 = extractvalue { ptr, { i32, i32 } } %338, 1
  %340 = extractvalue { ptr, { i32, i32 } } %338, 0
  %341 = getelementptr i32, ptr %340, i64 4
  %342 = load <4 x i32>, ptr %340, align 16
  %343 = extractelement <4 x i32> %342, i64 0
  %344 = insertelement <8 x i32> poison, i32 %343, i64 0
  %345 = extractelement <4 x i32> %342, i64 1
  %346 = insertelement <8 x i32> %344, i32 %345, i64 1
  %347 = extractelement <4 x i32> %342, i64 2
  %348 = insertelement <8 x i32> %346, i32 %347, i64 2
  %349 = extractelement <4 x i32> %342, i64 3
  %350 = insertelement <8 x i32> %348, i32 %349, i64 3
  %351 = load <4 x i32>, ptr %341, align 16
  %352 = extractelement <4 x i32> %351, i64 0
  %353 = insertelement <8 x i32> %350, i32 %352, i64 4
  %354 = extractelement <4 x i32> %351, i64 1
  %355 = insertelement <8 x i32> %353, i32 %354, i64 5
  %356 = extractelement <4 x i32> %351, i64 2
  %357 = insertelement <8 x i32> %355, i32 %356, i64 6
  %358 = extractelement <4 x i32> %351, i64 3
  %359 = insertelement <8 x i32> %357, i32 %358, i64 7
  %360 = extractelement <8 x i32> %359, i64 0
  %361 = extractelement <8 x i32> %359, i64 1
  %362 = extractelement <8 x i32> %359, i64 2
  %363 = extractelement <8 x i32> %359, i64 3
  %364 = extractelement <8 x i32> %359, i64 4
  %365 = extractelement <8 x i32> %359, i64 5
  %366 = extractelement <8 x i32> %359, i64 6
  %367 = extractelement <8 x i32> %359, i64 7
  %368 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %360, i32 %361, i32 %362, i32 %363, i32 %364, i32 %365, i32 %366, i32 %367)
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 0
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 1
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 2
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 3
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 4
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 5
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 6
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %368, 7
  %377 = extractvalue { ptr, { i32, i32 } } %137, 0
  %378 = insertvalue { ptr, { i32, i32 } } poison, ptr %377, 0
  %379 = insertvalue { ptr, { i32, i32 } } %378, { i32, i32 } { i32 8, i32 1 }, 1
  %380 = insertelement <8 x i32> poison, i32 %369, i64 0
  %381 = insertelement <8 x i32> %380, i32 %370, i64 1
  %382 = insertelement <8 x i32> %381, i32 %371, i64 2
  %383 = insertelement <8 x i32> %382, i32 %372, i64 3
  %384 = insertelement <8 x i32> %383, i32 %373, i64 4
  %385 = insertelement <8 x i32> %384, i32 %374, i64 5
  %386 = insertelement <8 x i32> %385, i32 %375, i64 6
  %387 = insertelement <8 x i32> %386, i32 %376, i64 7
  %388 = extractvalue { ptr, { i32, i32 } } %379, 1
  %389 = extractvalue { ptr, { i32, i32 } } %379, 0
  %390 = getelementptr i32, ptr %389, i64 4
  %391 = extractelement <8 x i32> %387, i64 0
  %392 = insertelement <4 x i32> poison, i32 %391, i64 0
  %393 = extractelement <8 x i32> %387, i64 1
  %394 = insertelement <4 x i32> %392, i32 %393, i64 1
  %395 = extractelement <8 x i32> %387, i64 2
  %396 = insertelement <4 x i32> %394, i32 %395, i64 2
  %397 = extractelement <8 x i32> %387, i64 3
  %398 = insertelement <4 x i32> %396, i32 %397, i64 3
  store <4 x i32> %398, ptr %389, align 16
  %399 = extractelement <8 x i32> %387, i64 4
  %400 = insertelement <4 x i32> poison, i32 %399, i64 0
  %401 = extractelement <8 x i32> %387, i64 5
  %402 = insertelement <4 x i32> %400, i32 %401, i64 1
  %403 = extractelement <8 x i32> %387, i64 6
  %404 = insertelement <4 x i32> %402, i32 %403, i64 2
  %405 = extractelement <8 x i32> %387, i64 7
  %406 = insertelement <4 x i32> %404, i32 %405, i64 3
  store <4 x i32> %406, ptr %390, align 16
  %407 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %408 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %407, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %409 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %408, 1
  %410 = extractvalue { i32 } %8, 0
  %411 = srem i32 %410, 4
  %412 = sdiv i32 %410, 4
  %413 = mul nsw i32 %411, 2
  %414 = srem i32 %412, 8
  %415 = sdiv i32 %412, 8
  %416 = mul nsw i32 %414, 32
  %417 = add nsw i32 %413, %416
  %418 = mul nsw i32 %415, 512
  %419 = add nsw i32 %417, %418
  %420 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %408, 0
  %421 = sext i32 %419 to i64
  %422 = getelementptr half, ptr addrspace(1) %420, i64 %421
  %423 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %422, 0
  %424 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %423, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %425 = extractvalue { ptr, { i32, i32 } } %137, 1
  %426 = extractvalue { ptr, { i32, i32 } } %137, 0
  %427 = getelementptr half, ptr %426, i64 8
  %428 = load <8 x half>, ptr %426, align 16
  %429 = extractelement <8 x half> %428, i64 0
  %430 = insertelement <16 x half> poison, half %429, i64 0
  %431 = extractelement <8 x half> %428, i64 1
  %432 = insertelement <16 x half> %430, half %431, i64 1
  %433 = extractelement <8 x half> %428, i64 2
  %434 = insertelement <16 x half> %432, half %433, i64 2
  %435 = extractelement <8 x half> %428, i64 3
  %436 = insertelement <16 x half> %434, half %435, i64 3
  %437 = extractelement <8 x half> %428, i64 4
  %438 = insertelement <16 x half> %436, half %437, i64 4
  %439 = extractelement <8 x half> %428, i64 5
  %440 = insertelement <16 x half> %438, half %439, i64 5
  %441 = extractelement <8 x half> %428, i64 6
  %442 = insertelement <16 x half> %440, half %441, i64 6
  %443 = extractelement <8 x half> %428, i64 7
  %444 = insertelement <16 x half> %442, half %443, i64 7
  %445 = load <8 x half>, ptr %427, align 16
  %446 = extractelement <8 x half> %445, i64 0
  %447 = insertelement <16 x half> %444, half %446, i64 8
  %448 = extractelement <8 x half> %445, i64 1
  %449 = insertelement <16 x half> %447, half %448, i64 9
  %450 = extractelement <8 x half> %445, i64 2
  %451 = insertelement <16 x half> %449, half %450, i64 10
  %452 = extractelement <8 x half> %445, i64 3
  %453 = insertelement <16 x half> %451, half %452, i64 11
  %454 = extractelement <8 x half> %445, i64 4
  %455 = insertelement <16 x half> %453, half %454, i64 12
  %456 = extractelement <8 x half> %445, i64 5
  %457 = insertelement <16 x half> %455, half %456, i64 13
  %458 = extractelement <8 x half> %445, i64 6
  %459 = insertelement <16 x half> %457, half %458, i64 14
  %460 = extractelement <8 x half> %445, i64 7
  %461 = insertelement <16 x half> %459, half %460, i64 15
  %462 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %424, 1
  %463 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %424, 0
  %464 = getelementptr half, ptr addrspace(1) %463, i64 256
  %465 = getelementptr half, ptr addrspace(1) %463, i64 8
  %466 = getelementptr half, ptr addrspace(1) %463, i64 264
  %467 = getelementptr half, ptr addrspace(1) %463, i64 16
  %468 = getelementptr half, ptr addrspace(1) %463, i64 272
  %469 = getelementptr half, ptr addrspace(1) %463, i64 24
  %470 = getelementptr half, ptr addrspace(1) %463, i64 280
  %471 = extractelement <16 x half> %461, i64 0
  %472 = insertelement <2 x half> poison, half %471, i64 0
  %473 = extractelement <16 x half> %461, i64 1
  %474 = insertelement <2 x half> %472, half %473, i64 1
  store <2 x half> %474, ptr addrspace(1) %463, align 4
  %475 = extractelement <16 x half> %461, i64 2
  %476 = insertelement <2 x half> poison, half %475, i64 0
  %477 = extractelement <16 x half> %461, i64 3
  %478 = insertelement <2 x half> %476, half %477, i64 1
  store <2 x half> %478, ptr addrspace(1) %464, align 4
  %479 = extractelement <16 x half> %461, i64 4
  %480 = insertelement <2 x half> poison, half %479, i64 0
  %481 = extractelement <16 x half> %461, i64 5
  %482 = insertelement <2 x half> %480, half %481, i64 1
  store <2 x half> %482, ptr addrspace(1) %465, align 4
  %483 = extractelement <16 x half> %461, i64 6
  %484 = insertelement <2 x half> poison, half %483, i64 0
  %485 = extractelement <16 x half> %461, i64 7
  %486 = insertelement <2 x half> %484, half %485, i64 1
  store <2 x half> %486, ptr addrspace(1) %466, align 4
  %487 = extractelement <16 x half> %461, i64 8
  %488 = insertelement <2 x half> poison, half %487, i64 0
  %489 = extractelement <16 x half> %461, i64 9
  %490 = insertelement <2 x half> %488, half %489, i64 1
  store <2 x half> %490, ptr addrspace(1) %467, align 4
  %491 = extractelement <16 x half> %461, i64 10
  %492 = insertelement <2 x half> poison, half %491, i64 0
  %493 = extractelement <16 x half> %461, i64 11
  %494 = insertelement <2 x half> %492, half %493, i64 1
  store <2 x half> %494, ptr addrspace(1) %468, align 4
  %495 = extractelement <16 x half> %461, i64 12
  %496 = insertelement <2 x half> poison, half %495, i64 0
  %497 = extractelement <16 x half> %461, i64 13
  %498 = insertelement <2 x half> %496, half %497, i64 1
  store <2 x half> %498, ptr addrspace(1) %469, align 4
  %499 = extractelement <16 x half> %461, i64 14
  %500 = insertelement <2 x half> poison, half %499, i64 0
  %501 = extractelement <16 x half> %461, i64 15
  %502 = insertelement <2 x half> %500, half %501, i64 1
  store <2 x half> %502, ptr addrspace(1) %470, align 4
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
