; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x half], align 16
  %4 = alloca [16 x half], align 16
  %5 = alloca [32 x half], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 32
  %16 = mul nsw i32 %14, 1024
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 4194304
  %21 = sext i32 %20 to i64
  %22 = sdiv exact i64 %21, 2
  %23 = getelementptr i8, ptr addrspace(6) %12, i64 %22
  %24 = getelementptr half, ptr addrspace(1) %19, i64 8
  %25 = getelementptr half, ptr addrspace(1) %19, i64 16
  %26 = getelementptr half, ptr addrspace(1) %19, i64 24
  %27 = load <8 x half>, ptr addrspace(1) %19, align 16
  %28 = extractelement <8 x half> %27, i64 0
  %29 = insertelement <32 x half> poison, half %28, i64 0
  %30 = extractelement <8 x half> %27, i64 1
  %31 = insertelement <32 x half> %29, half %30, i64 1
  %32 = extractelement <8 x half> %27, i64 2
  %33 = insertelement <32 x half> %31, half %32, i64 2
  %34 = extractelement <8 x half> %27, i64 3
  %35 = insertelement <32 x half> %33, half %34, i64 3
  %36 = extractelement <8 x half> %27, i64 4
  %37 = insertelement <32 x half> %35, half %36, i64 4
  %38 = extractelement <8 x half> %27, i64 5
  %39 = insertelement <32 x half> %37, half %38, i64 5
  %40 = extractelement <8 x half> %27, i64 6
  %41 = insertelement <32 x half> %39, half %40, i64 6
  %42 = extractelement <8 x half> %27, i64 7
  %43 = insertelement <32 x half> %41, half %42, i64 7
  %44 = load <8 x half>, ptr addrspace(1) %24, align 16
  %45 = extractelement <8 x half> %44, i64 0
  %46 = insertelement <32 x half> %43, half %45, i64 8
  %47 = extractelement <8 x half> %44, i64 1
  %48 = insertelement <32 x half> %46, half %47, i64 9
  %49 = extractelement <8 x half> %44, i64 2
  %50 = insertelement <32 x half> %48, half %49, i64 10
  %51 = extractelement <8 x half> %44, i64 3
  %52 = insertelement <32 x half> %50, half %51, i64 11
  %53 = extractelement <8 x half> %44, i64 4
  %54 = insertelement <32 x half> %52, half %53, i64 12
  %55 = extractelement <8 x half> %44, i64 5
  %56 = insertelement <32 x half> %54, half %55, i64 13
  %57 = extractelement <8 x half> %44, i64 6
  %58 = insertelement <32 x half> %56, half %57, i64 14
  %59 = extractelement <8 x half> %44, i64 7
  %60 = insertelement <32 x half> %58, half %59, i64 15
  %61 = load <8 x half>, ptr addrspace(1) %25, align 16
  %62 = extractelement <8 x half> %61, i64 0
  %63 = insertelement <32 x half> %60, half %62, i64 16
  %64 = extractelement <8 x half> %61, i64 1
  %65 = insertelement <32 x half> %63, half %64, i64 17
  %66 = extractelement <8 x half> %61, i64 2
  %67 = insertelement <32 x half> %65, half %66, i64 18
  %68 = extractelement <8 x half> %61, i64 3
  %69 = insertelement <32 x half> %67, half %68, i64 19
  %70 = extractelement <8 x half> %61, i64 4
  %71 = insertelement <32 x half> %69, half %70, i64 20
  %72 = extractelement <8 x half> %61, i64 5
  %73 = insertelement <32 x half> %71, half %72, i64 21
  %74 = extractelement <8 x half> %61, i64 6
  %75 = insertelement <32 x half> %73, half %74, i64 22
  %76 = extractelement <8 x half> %61, i64 7
  %77 = insertelement <32 x half> %75, half %76, i64 23
  %78 = load <8 x half>, ptr addrspace(1) %26, align 16
  %79 = extractelement <8 x half> %78, i64 0
  %80 = insertelement <32 x half> %77, half %79, i64 24
  %81 = extractelement <8 x half> %78, i64 1
  %82 = insertelement <32 x half> %80, half %81, i64 25
  %83 = extractelement <8 x half> %78, i64 2
  %84 = insertelement <32 x half> %82, half %83, i64 26
  %85 = extractelement <8 x half> %78, i64 3
  %86 = insertelement <32 x half> %84, half %85, i64 27
  %87 = extractelement <8 x half> %78, i64 4
  %88 = insertelement <32 x half> %86, half %87, i64 28
  %89 = extractelement <8 x half> %78, i64 5
  %90 = insertelement <32 x half> %88, half %89, i64 29
  %91 = extractelement <8 x half> %78, i64 6
  %92 = insertelement <32 x half> %90, half %91, i64 30
  %93 = extractelement <8 x half> %78, i64 7
  %94 = insertelement <32 x half> %92, half %93, i64 31
  %95 = getelementptr half, ptr %5, i64 8
  %96 = getelementptr half, ptr %5, i64 16
  %97 = getelementptr half, ptr %5, i64 24
  %98 = extractelement <32 x half> %94, i64 0
  %99 = insertelement <8 x half> poison, half %98, i64 0
  %100 = extractelement <32 x half> %94, i64 1
  %101 = insertelement <8 x half> %99, half %100, i64 1
  %102 = extractelement <32 x half> %94, i64 2
  %103 = insertelement <8 x half> %101, half %102, i64 2
  %104 = extractelement <32 x half> %94, i64 3
  %105 = insertelement <8 x half> %103, half %104, i64 3
  %106 = extractelement <32 x half> %94, i64 4
  %107 = insertelement <8 x half> %105, half %106, i64 4
  %108 = extractelement <32 x half> %94, i64 5
  %109 = insertelement <8 x half> %107, half %108, i64 5
  %110 = extractelement <32 x half> %94, i64 6
  %111 = insertelement <8 x half> %109, half %110, i64 6
  %112 = extractelement <32 x half> %94, i64 7
  %113 = insertelement <8 x half> %111, half %112, i64 7
  store <8 x half> %113, ptr %5, align 16
  %114 = extractelement <32 x half> %94, i64 8
  %115 = insertelement <8 x half> poison, half %114, i64 0
  %116 = extractelement <32 x half> %94, i64 9
  %117 = insertelement <8 x half> %115, half %116, i64 1
  %118 = extractelement <32 x half> %94, i64 10
  %119 = insertelement <8 x half> %117, half %118, i64 2
  %120 = extractelement <32 x half> %94, i64 11
  %121 = insertelement <8 x half> %119, half %120, i64 3
  %122 = extractelement <32 x half> %94, i64 12
  %123 = insertelement <8 x half> %121, half %122, i64 4
  %124 = extractelement <32 x half> %94, i64 13
  %125 = insertelement <8 x half> %123, half %124, i64 5
  %126 = extractelement <32 x half> %94, i64 14
  %127 = insertelement <8 x half> %125, half %126, i64 6
  %128 = extractelement <32 x half> %94, i64 15
  %129 = insertelement <8 x half> %127, half %128, i64 7
  store <8 x half> %129, ptr %95, align 16
  %130 = extractelement <32 x half> %94, i64 16
  %131 = insertelement <8 x half> poison, half %130, i64 0
  %132 = extractelement <32 x half> %94, i64 17
  %133 = insertelement <8 x half> %131, half %132, i64 1
  %134 = extractelement <32 x half> %94, i64 18
  %135 = insertelement <8 x half> %133, half %134, i64 2
  %136 = extractelement <32 x half> %94, i64 19
  %137 = insertelement <8 x half> %135, half %136, i64 3
  %138 = extractelement <32 x half> %94, i64 20
  %139 = insertelement <8 x half> %137, half %138, i64 4
  %140 = extractelement <32 x half> %94, i64 21
  %141 = insertelement <8 x half> %139, half %140, i64 5
  %142 = extractelement <32 x half> %94, i64 22
  %143 = insertelement <8 x half> %141, half %142, i64 6
  %144 = extractelement <32 x half> %94, i64 23
  %145 = insertelement <8 x half> %143, half %144, i64 7
  store <8 x half> %145, ptr %96, align 16
  %146 = extractelement <32 x half> %94, i64 24
  %147 = insertelement <8 x half> poison, half %146, i64 0
  %148 = extractelement <32 x half> %94, i64 25
  %149 = insertelement <8 x half> %147, half %148, i64 1
  %150 = extractelement <32 x half> %94, i64 26
  %151 = insertelement <8 x half> %149, half %150, i64 2
  %152 = extractelement <32 x half> %94, i64 27
  %153 = insertelement <8 x half> %151, half %152, i64 3
  %154 = extractelement <32 x half> %94, i64 28
  %155 = insertelement <8 x half> %153, half %154, i64 4
  %156 = extractelement <32 x half> %94, i64 29
  %157 = insertelement <8 x half> %155, half %156, i64 5
  %158 = extractelement <32 x half> %94, i64 30
  %159 = insertelement <8 x half> %157, half %158, i64 6
  %160 = extractelement <32 x half> %94, i64 31
  %161 = insertelement <8 x half> %159, half %160, i64 7
  store <8 x half> %161, ptr %97, align 16
  %162 = getelementptr i32, ptr %5, i64 4
  %163 = getelementptr i32, ptr %5, i64 8
  %164 = getelementptr i32, ptr %5, i64 12
  %165 = load <4 x i32>, ptr %5, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <16 x i32> poison, i32 %166, i64 0
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <16 x i32> %167, i32 %168, i64 1
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <16 x i32> %169, i32 %170, i64 2
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <16 x i32> %171, i32 %172, i64 3
  %174 = load <4 x i32>, ptr %162, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <16 x i32> %173, i32 %175, i64 4
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <16 x i32> %176, i32 %177, i64 5
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <16 x i32> %178, i32 %179, i64 6
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <16 x i32> %180, i32 %181, i64 7
  %183 = load <4 x i32>, ptr %163, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <16 x i32> %182, i32 %184, i64 8
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <16 x i32> %185, i32 %186, i64 9
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <16 x i32> %187, i32 %188, i64 10
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <16 x i32> %189, i32 %190, i64 11
  %192 = load <4 x i32>, ptr %164, align 16
  %193 = extractelement <4 x i32> %192, i64 0
  %194 = insertelement <16 x i32> %191, i32 %193, i64 12
  %195 = extractelement <4 x i32> %192, i64 1
  %196 = insertelement <16 x i32> %194, i32 %195, i64 13
  %197 = extractelement <4 x i32> %192, i64 2
  %198 = insertelement <16 x i32> %196, i32 %197, i64 14
  %199 = extractelement <4 x i32> %192, i64 3
  %200 = insertelement <16 x i32> %198, i32 %199, i64 15
  %201 = extractelement <16 x i32> %200, i64 0
  %202 = extractelement <16 x i32> %200, i64 1
  %203 = extractelement <16 x i32> %200, i64 2
  %204 = extractelement <16 x i32> %200, i64 3
  %205 = extractelement <16 x i32> %200, i64 4
  %206 = extractelement <16 x i32> %200, i64 5
  %207 = extractelement <16 x i32> %200, i64 6
  %208 = extractelement <16 x i32> %200, i64 7
  %209 = extractelement <16 x i32> %200, i64 8
  %210 = extractelement <16 x i32> %200, i64 9
  %211 = extractelement <16 x i32> %200, i64 10
  %212 = extractelement <16 x i32> %200, i64 11
  %213 = extractelement <16 x i32> %200, i64 12
  %214 = extractelement <16 x i32> %200, i64 13
  %215 = extractelement <16 x i32> %200, i64 14
  %216 = extractelement <16 x i32> %200, i64 15
  %217 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215, i32 %216)
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 0
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 1
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 2
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 3
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 4
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 5
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 6
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 7
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 8
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 9
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 10
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 11
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 12
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 13
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 14
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 15
  %234 = insertelement <16 x i32> poison, i32 %218, i64 0
  %235 = insertelement <16 x i32> %234, i32 %219, i64 1
  %236 = insertelement <16 x i32> %235, i32 %220, i64 2
  %237 = insertelement <16 x i32> %236, i32 %221, i64 3
  %238 = insertelement <16 x i32> %237, i32 %222, i64 4
  %239 = insertelement <16 x i32> %238, i32 %223, i64 5
  %240 = insertelement <16 x i32> %239, i32 %224, i64 6
  %241 = insertelement <16 x i32> %240, i32 %225, i64 7
  %242 = insertelement <16 x i32> %241, i32 %226, i64 8
  %243 = insertelement <16 x i32> %242, i32 %227, i64 9
  %244 = insertelement <16 x i32> %243, i32 %228, i64 10
  %245 = insertelement <16 x i32> %244, i32 %229, i64 11
  %246 = insertelement <16 x i32> %245, i32 %230, i64 12
  %247 = insertelement <16 x i32> %246, i32 %231, i64 13
  %248 = insertelement <16 x i32> %247, i32 %232, i64 14
  %249 = insertelement <16 x i32> %248, i32 %233, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %23, <16 x i32> %249, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %250 = urem i32 %6, 2
  %251 = udiv i32 %6, 2
  %252 = mul nsw i32 %250, 256
  %253 = urem i32 %251, 2
  %254 = udiv i32 %251, 2
  %255 = mul nsw i32 %253, 2
  %256 = add nsw i32 %252, %255
  %257 = urem i32 %254, 8
  %258 = udiv i32 %254, 8
  %259 = mul nsw i32 %257, 32
  %260 = add nsw i32 %256, %259
  %261 = mul nsw i32 %258, 1024
  %262 = add nsw i32 %260, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr half, ptr addrspace(1) %1, i64 %263
  %265 = mul nsw i32 %7, 4194304
  %266 = sext i32 %265 to i64
  %267 = sdiv exact i64 %266, 2
  %268 = getelementptr i8, ptr addrspace(6) %12, i64 %267
  %269 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) %268, i1 true)
  %270 = getelementptr i32, ptr %4, i64 4
  %271 = extractelement <8 x i32> %269, i64 0
  %272 = insertelement <4 x i32> poison, i32 %271, i64 0
  %273 = extractelement <8 x i32> %269, i64 1
  %274 = insertelement <4 x i32> %272, i32 %273, i64 1
  %275 = extractelement <8 x i32> %269, i64 2
  %276 = insertelement <4 x i32> %274, i32 %275, i64 2
  %277 = extractelement <8 x i32> %269, i64 3
  %278 = insertelement <4 x i32> %276, i32 %277, i64 3
  store <4 x i32> %278, ptr %4, align 16
  %279 = extractelement <8 x i32> %269, i64 4
  %280 = insertelement <4 x i32> poison, i32 %279, i64 0
  %281 = extractelement <8 x i32> %269, i64 5
  %282 = insertelement <4 x i32> %280, i32 %281, i64 1
  %283 = extractelement <8 x i32> %269, i64 6
  %284 = insertelement <4 x i32> %282, i32 %283, i64 2
  %285 = extractelement <8 x i32> %269, i64 7
  %286 = insertelement <4 x i32> %284, i32 %285, i64 3
  store <4 x i32> %286, ptr %270, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %287 = getelementptr i32, ptr %4, i64 4
  %288 = load <4 x i32>, ptr %4, align 16
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
  %331 = getelementptr i32, ptr %4, i64 4
  %332 = extractelement <8 x i32> %330, i64 0
  %333 = insertelement <4 x i32> poison, i32 %332, i64 0
  %334 = extractelement <8 x i32> %330, i64 1
  %335 = insertelement <4 x i32> %333, i32 %334, i64 1
  %336 = extractelement <8 x i32> %330, i64 2
  %337 = insertelement <4 x i32> %335, i32 %336, i64 2
  %338 = extractelement <8 x i32> %330, i64 3
  %339 = insertelement <4 x i32> %337, i32 %338, i64 3
  store <4 x i32> %339, ptr %4, align 16
  %340 = extractelement <8 x i32> %330, i64 4
  %341 = insertelement <4 x i32> poison, i32 %340, i64 0
  %342 = extractelement <8 x i32> %330, i64 5
  %343 = insertelement <4 x i32> %341, i32 %342, i64 1
  %344 = extractelement <8 x i32> %330, i64 6
  %345 = insertelement <4 x i32> %343, i32 %344, i64 2
  %346 = extractelement <8 x i32> %330, i64 7
  %347 = insertelement <4 x i32> %345, i32 %346, i64 3
  store <4 x i32> %347, ptr %331, align 16
  %348 = getelementptr half, ptr %4, i64 8
  %349 = load <8 x half>, ptr %4, align 16
  %350 = extractelement <8 x half> %349, i64 0
  %351 = insertelement <16 x half> poison, half %350, i64 0
  %352 = extractelement <8 x half> %349, i64 1
  %353 = insertelement <16 x half> %351, half %352, i64 1
  %354 = extractelement <8 x half> %349, i64 2
  %355 = insertelement <16 x half> %353, half %354, i64 2
  %356 = extractelement <8 x half> %349, i64 3
  %357 = insertelement <16 x half> %355, half %356, i64 3
  %358 = extractelement <8 x half> %349, i64 4
  %359 = insertelement <16 x half> %357, half %358, i64 4
  %360 = extractelement <8 x half> %349, i64 5
  %361 = insertelement <16 x half> %359, half %360, i64 5
  %362 = extractelement <8 x half> %349, i64 6
  %363 = insertelement <16 x half> %361, half %362, i64 6
  %364 = extractelement <8 x half> %349, i64 7
  %365 = insertelement <16 x half> %363, half %364, i64 7
  %366 = load <8 x half>, ptr %348, align 16
  %367 = extractelement <8 x half> %366, i64 0
  %368 = insertelement <16 x half> %365, half %367, i64 8
  %369 = extractelement <8 x half> %366, i64 1
  %370 = insertelement <16 x half> %368, half %369, i64 9
  %371 = extractelement <8 x half> %366, i64 2
  %372 = insertelement <16 x half> %370, half %371, i64 10
  %373 = extractelement <8 x half> %366, i64 3
  %374 = insertelement <16 x half> %372, half %373, i64 11
  %375 = extractelement <8 x half> %366, i64 4
  %376 = insertelement <16 x half> %374, half %375, i64 12
  %377 = extractelement <8 x half> %366, i64 5
  %378 = insertelement <16 x half> %376, half %377, i64 13
  %379 = extractelement <8 x half> %366, i64 6
  %380 = insertelement <16 x half> %378, half %379, i64 14
  %381 = extractelement <8 x half> %366, i64 7
  %382 = insertelement <16 x half> %380, half %381, i64 15
  %383 = getelementptr half, ptr addrspace(1) %264, i64 4
  %384 = getelementptr half, ptr addrspace(1) %264, i64 8
  %385 = getelementptr half, ptr addrspace(1) %264, i64 12
  %386 = getelementptr half, ptr addrspace(1) %264, i64 16
  %387 = getelementptr half, ptr addrspace(1) %264, i64 20
  %388 = getelementptr half, ptr addrspace(1) %264, i64 24
  %389 = getelementptr half, ptr addrspace(1) %264, i64 28
  %390 = extractelement <16 x half> %382, i64 0
  %391 = insertelement <2 x half> poison, half %390, i64 0
  %392 = extractelement <16 x half> %382, i64 1
  %393 = insertelement <2 x half> %391, half %392, i64 1
  store <2 x half> %393, ptr addrspace(1) %264, align 4
  %394 = extractelement <16 x half> %382, i64 2
  %395 = insertelement <2 x half> poison, half %394, i64 0
  %396 = extractelement <16 x half> %382, i64 3
  %397 = insertelement <2 x half> %395, half %396, i64 1
  store <2 x half> %397, ptr addrspace(1) %383, align 4
  %398 = extractelement <16 x half> %382, i64 4
  %399 = insertelement <2 x half> poison, half %398, i64 0
  %400 = extractelement <16 x half> %382, i64 5
  %401 = insertelement <2 x half> %399, half %400, i64 1
  store <2 x half> %401, ptr addrspace(1) %384, align 4
  %402 = extractelement <16 x half> %382, i64 6
  %403 = insertelement <2 x half> poison, half %402, i64 0
  %404 = extractelement <16 x half> %382, i64 7
  %405 = insertelement <2 x half> %403, half %404, i64 1
  store <2 x half> %405, ptr addrspace(1) %385, align 4
  %406 = extractelement <16 x half> %382, i64 8
  %407 = insertelement <2 x half> poison, half %406, i64 0
  %408 = extractelement <16 x half> %382, i64 9
  %409 = insertelement <2 x half> %407, half %408, i64 1
  store <2 x half> %409, ptr addrspace(1) %386, align 4
  %410 = extractelement <16 x half> %382, i64 10
  %411 = insertelement <2 x half> poison, half %410, i64 0
  %412 = extractelement <16 x half> %382, i64 11
  %413 = insertelement <2 x half> %411, half %412, i64 1
  store <2 x half> %413, ptr addrspace(1) %387, align 4
  %414 = extractelement <16 x half> %382, i64 12
  %415 = insertelement <2 x half> poison, half %414, i64 0
  %416 = extractelement <16 x half> %382, i64 13
  %417 = insertelement <2 x half> %415, half %416, i64 1
  store <2 x half> %417, ptr addrspace(1) %388, align 4
  %418 = extractelement <16 x half> %382, i64 14
  %419 = insertelement <2 x half> poison, half %418, i64 0
  %420 = extractelement <16 x half> %382, i64 15
  %421 = insertelement <2 x half> %419, half %420, i64 1
  store <2 x half> %421, ptr addrspace(1) %389, align 4
  %422 = urem i32 %6, 2
  %423 = udiv i32 %6, 2
  %424 = mul nsw i32 %422, 256
  %425 = urem i32 %423, 2
  %426 = udiv i32 %423, 2
  %427 = mul nsw i32 %425, 2
  %428 = add nsw i32 %424, %427
  %429 = urem i32 %426, 8
  %430 = udiv i32 %426, 8
  %431 = mul nsw i32 %429, 32
  %432 = add nsw i32 %428, %431
  %433 = mul nsw i32 %430, 1024
  %434 = add nsw i32 %432, %433
  %435 = add nsw i32 %434, 512
  %436 = sext i32 %435 to i64
  %437 = getelementptr half, ptr addrspace(1) %1, i64 %436
  %438 = mul nsw i32 %7, 4194304
  %439 = add nsw i32 2097152, %438
  %440 = sext i32 %439 to i64
  %441 = sdiv exact i64 %440, 2
  %442 = getelementptr i8, ptr addrspace(6) %12, i64 %441
  %443 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) %442, i1 true)
  %444 = getelementptr i32, ptr %3, i64 4
  %445 = extractelement <8 x i32> %443, i64 0
  %446 = insertelement <4 x i32> poison, i32 %445, i64 0
  %447 = extractelement <8 x i32> %443, i64 1
  %448 = insertelement <4 x i32> %446, i32 %447, i64 1
  %449 = extractelement <8 x i32> %443, i64 2
  %450 = insertelement <4 x i32> %448, i32 %449, i64 2
  %451 = extractelement <8 x i32> %443, i64 3
  %452 = insertelement <4 x i32> %450, i32 %451, i64 3
  store <4 x i32> %452, ptr %3, align 16
  %453 = extractelement <8 x i32> %443, i64 4
  %454 = insertelement <4 x i32> poison, i32 %453, i64 0
  %455 = extractelement <8 x i32> %443, i64 5
  %456 = insertelement <4 x i32> %454, i32 %455, i64 1
  %457 = extractelement <8 x i32> %443, i64 6
  %458 = insertelement <4 x i32> %456, i32 %457, i64 2
  %459 = extractelement <8 x i32> %443, i64 7
  %460 = insertelement <4 x i32> %458, i32 %459, i64 3
  store <4 x i32> %460, ptr %444, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %461 = getelementptr i32, ptr %3, i64 4
  %462 = load <4 x i32>, ptr %3, align 16
  %463 = extractelement <4 x i32> %462, i64 0
  %464 = insertelement <8 x i32> poison, i32 %463, i64 0
  %465 = extractelement <4 x i32> %462, i64 1
  %466 = insertelement <8 x i32> %464, i32 %465, i64 1
  %467 = extractelement <4 x i32> %462, i64 2
  %468 = insertelement <8 x i32> %466, i32 %467, i64 2
  %469 = extractelement <4 x i32> %462, i64 3
  %470 = insertelement <8 x i32> %468, i32 %469, i64 3
  %471 = load <4 x i32>, ptr %461, align 16
  %472 = extractelement <4 x i32> %471, i64 0
  %473 = insertelement <8 x i32> %470, i32 %472, i64 4
  %474 = extractelement <4 x i32> %471, i64 1
  %475 = insertelement <8 x i32> %473, i32 %474, i64 5
  %476 = extractelement <4 x i32> %471, i64 2
  %477 = insertelement <8 x i32> %475, i32 %476, i64 6
  %478 = extractelement <4 x i32> %471, i64 3
  %479 = insertelement <8 x i32> %477, i32 %478, i64 7
  %480 = extractelement <8 x i32> %479, i64 0
  %481 = extractelement <8 x i32> %479, i64 1
  %482 = extractelement <8 x i32> %479, i64 2
  %483 = extractelement <8 x i32> %479, i64 3
  %484 = extractelement <8 x i32> %479, i64 4
  %485 = extractelement <8 x i32> %479, i64 5
  %486 = extractelement <8 x i32> %479, i64 6
  %487 = extractelement <8 x i32> %479, i64 7
  %488 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %480, i32 %481, i32 %482, i32 %483, i32 %484, i32 %485, i32 %486, i32 %487)
  %489 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 0
  %490 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 1
  %491 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 2
  %492 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 3
  %493 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 4
  %494 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 5
  %495 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 6
  %496 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %488, 7
  %497 = insertelement <8 x i32> poison, i32 %489, i64 0
  %498 = insertelement <8 x i32> %497, i32 %490, i64 1
  %499 = insertelement <8 x i32> %498, i32 %491, i64 2
  %500 = insertelement <8 x i32> %499, i32 %492, i64 3
  %501 = insertelement <8 x i32> %500, i32 %493, i64 4
  %502 = insertelement <8 x i32> %501, i32 %494, i64 5
  %503 = insertelement <8 x i32> %502, i32 %495, i64 6
  %504 = insertelement <8 x i32> %503, i32 %496, i64 7
  %505 = getelementptr i32, ptr %3, i64 4
  %506 = extractelement <8 x i32> %504, i64 0
  %507 = insertelement <4 x i32> poison, i32 %506, i64 0
  %508 = extractelement <8 x i32> %504, i64 1
  %509 = insertelement <4 x i32> %507, i32 %508, i64 1
  %510 = extractelement <8 x i32> %504, i64 2
  %511 = insertelement <4 x i32> %509, i32 %510, i64 2
  %512 = extractelement <8 x i32> %504, i64 3
  %513 = insertelement <4 x i32> %511, i32 %512, i64 3
  store <4 x i32> %513, ptr %3, align 16
  %514 = extractelement <8 x i32> %504, i64 4
  %515 = insertelement <4 x i32> poison, i32 %514, i64 0
  %516 = extractelement <8 x i32> %504, i64 5
  %517 = insertelement <4 x i32> %515, i32 %516, i64 1
  %518 = extractelement <8 x i32> %504, i64 6
  %519 = insertelement <4 x i32> %517, i32 %518, i64 2
  %520 = extractelement <8 x i32> %504, i64 7
  %521 = insertelement <4 x i32> %519, i32 %520, i64 3
  store <4 x i32> %521, ptr %505, align 16
  %522 = getelementptr half, ptr %3, i64 8
  %523 = load <8 x half>, ptr %3, align 16
  %524 = extractelement <8 x half> %523, i64 0
  %525 = insertelement <16 x half> poison, half %524, i64 0
  %526 = extractelement <8 x half> %523, i64 1
  %527 = insertelement <16 x half> %525, half %526, i64 1
  %528 = extractelement <8 x half> %523, i64 2
  %529 = insertelement <16 x half> %527, half %528, i64 2
  %530 = extractelement <8 x half> %523, i64 3
  %531 = insertelement <16 x half> %529, half %530, i64 3
  %532 = extractelement <8 x half> %523, i64 4
  %533 = insertelement <16 x half> %531, half %532, i64 4
  %534 = extractelement <8 x half> %523, i64 5
  %535 = insertelement <16 x half> %533, half %534, i64 5
  %536 = extractelement <8 x half> %523, i64 6
  %537 = insertelement <16 x half> %535, half %536, i64 6
  %538 = extractelement <8 x half> %523, i64 7
  %539 = insertelement <16 x half> %537, half %538, i64 7
  %540 = load <8 x half>, ptr %522, align 16
  %541 = extractelement <8 x half> %540, i64 0
  %542 = insertelement <16 x half> %539, half %541, i64 8
  %543 = extractelement <8 x half> %540, i64 1
  %544 = insertelement <16 x half> %542, half %543, i64 9
  %545 = extractelement <8 x half> %540, i64 2
  %546 = insertelement <16 x half> %544, half %545, i64 10
  %547 = extractelement <8 x half> %540, i64 3
  %548 = insertelement <16 x half> %546, half %547, i64 11
  %549 = extractelement <8 x half> %540, i64 4
  %550 = insertelement <16 x half> %548, half %549, i64 12
  %551 = extractelement <8 x half> %540, i64 5
  %552 = insertelement <16 x half> %550, half %551, i64 13
  %553 = extractelement <8 x half> %540, i64 6
  %554 = insertelement <16 x half> %552, half %553, i64 14
  %555 = extractelement <8 x half> %540, i64 7
  %556 = insertelement <16 x half> %554, half %555, i64 15
  %557 = getelementptr half, ptr addrspace(1) %437, i64 4
  %558 = getelementptr half, ptr addrspace(1) %437, i64 8
  %559 = getelementptr half, ptr addrspace(1) %437, i64 12
  %560 = getelementptr half, ptr addrspace(1) %437, i64 16
  %561 = getelementptr half, ptr addrspace(1) %437, i64 20
  %562 = getelementptr half, ptr addrspace(1) %437, i64 24
  %563 = getelementptr half, ptr addrspace(1) %437, i64 28
  %564 = extractelement <16 x half> %556, i64 0
  %565 = insertelement <2 x half> poison, half %564, i64 0
  %566 = extractelement <16 x half> %556, i64 1
  %567 = insertelement <2 x half> %565, half %566, i64 1
  store <2 x half> %567, ptr addrspace(1) %437, align 4
  %568 = extractelement <16 x half> %556, i64 2
  %569 = insertelement <2 x half> poison, half %568, i64 0
  %570 = extractelement <16 x half> %556, i64 3
  %571 = insertelement <2 x half> %569, half %570, i64 1
  store <2 x half> %571, ptr addrspace(1) %557, align 4
  %572 = extractelement <16 x half> %556, i64 4
  %573 = insertelement <2 x half> poison, half %572, i64 0
  %574 = extractelement <16 x half> %556, i64 5
  %575 = insertelement <2 x half> %573, half %574, i64 1
  store <2 x half> %575, ptr addrspace(1) %558, align 4
  %576 = extractelement <16 x half> %556, i64 6
  %577 = insertelement <2 x half> poison, half %576, i64 0
  %578 = extractelement <16 x half> %556, i64 7
  %579 = insertelement <2 x half> %577, half %578, i64 1
  store <2 x half> %579, ptr addrspace(1) %559, align 4
  %580 = extractelement <16 x half> %556, i64 8
  %581 = insertelement <2 x half> poison, half %580, i64 0
  %582 = extractelement <16 x half> %556, i64 9
  %583 = insertelement <2 x half> %581, half %582, i64 1
  store <2 x half> %583, ptr addrspace(1) %560, align 4
  %584 = extractelement <16 x half> %556, i64 10
  %585 = insertelement <2 x half> poison, half %584, i64 0
  %586 = extractelement <16 x half> %556, i64 11
  %587 = insertelement <2 x half> %585, half %586, i64 1
  store <2 x half> %587, ptr addrspace(1) %561, align 4
  %588 = extractelement <16 x half> %556, i64 12
  %589 = insertelement <2 x half> poison, half %588, i64 0
  %590 = extractelement <16 x half> %556, i64 13
  %591 = insertelement <2 x half> %589, half %590, i64 1
  store <2 x half> %591, ptr addrspace(1) %562, align 4
  %592 = extractelement <16 x half> %556, i64 14
  %593 = insertelement <2 x half> poison, half %592, i64 0
  %594 = extractelement <16 x half> %556, i64 15
  %595 = insertelement <2 x half> %593, half %594, i64 1
  store <2 x half> %595, ptr addrspace(1) %563, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %596, label %597

596:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %597

597:                                              ; preds = %596, %10
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

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
